"""Everything that is said over the WebSocket of a table, both ways. docs/api.md shows it in use.

A client opens `/api/tables/<id>/play`, says `hello` with the keys of its seats (none: a spectator), and from then on
gets a `view` for each of its seats (a spectator: for nobody's seat) whenever what that viewer may know has changed.
The first is whole, the others say what has changed. A view is everything a page needs to draw: the browser decides no
legality and knows no rules.

A `seat` is a place at the table, from 0; a `player` is an id in the game, from 0, given to a seat when the game
starts. Times are milliseconds since 1970 by the server's clock. `bodies.py` has the bodies of the HTTP requests.
"""

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct, field

from tablewright.match.sentences import Sentence
from tablewright.reviews.review_types import Option

PROTOCOL = 2  # a client of another number is told to reload
SPECTATOR = -1

# `$` would let a line break through at the end
Id: TypeAlias = Annotated[  # chosen by the client, new for every wish: printable ASCII
    str, Meta(min_length=1, max_length=64, pattern=r"^[ -~]+$(?!\n)")
]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=2**53)]
Key: TypeAlias = Annotated[str, Meta(max_length=100)]
Short: TypeAlias = Annotated[str, Meta(max_length=64)]
Name: TypeAlias = Annotated[str, Meta(max_length=24)]
Hex: TypeAlias = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]*$(?!\n)")]


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message of a client."""


class Seen(Struct, forbid_unknown_fields=True, frozen=True):
    """The last view that a client still has of a seat."""

    seat: Annotated[int, Meta(ge=-1, le=9)]  # -1: as a spectator
    number: Number
    hash: Short = ""


class Hello(FromClient, tag="hello"):
    """The first message. The seats that these keys open are played from this connection."""

    protocol: int
    keys: Annotated[list[Key], Meta(max_length=10)] = field(default_factory=list)
    seen: Annotated[list[Seen], Meta(max_length=11)] = field(default_factory=list)
    texts: bool = False  # sentences in English words, too; the catalogues have them by their keys


class Wish(FromClient):
    """What a seat wants. It is answered with `ack` or `refusal`, and a repeated one with the same answer."""

    id: Id
    seat: SeatNumber


class Move(Wish, tag="move"):
    """Play a move, in answer to the view of this number."""

    number: Number
    move: Short


class Undo(Wish, tag="undo"):
    """Take back the seat's last decision: at once if that gives nothing away, else everybody is asked."""


class UndoAnswer(Wish, tag="undo_answer"):
    yes: bool


class OfferDraw(Wish, tag="offer_draw"):
    """Propose a draw to everybody, in a game that knows one."""


class DrawAnswer(Wish, tag="draw_answer"):
    yes: bool


class Resign(Wish, tag="resign"):
    """Give up, in a game that knows it."""


class Leave(Wish, tag="leave"):
    """Get up. A bot takes the seat over at once; saying hello with the key of the seat takes it back."""


class Back(Wish, tag="back"):
    """Here again: take the seat back from the bot that plays for it. Saying hello does the same."""


class AskHint(Wish, tag="hint"):
    """What would a bot play here? Answered with `hint`."""

    number: Number


class Rematch(Wish, tag="rematch"):
    """Play again with the same people: when all want it, `moved` names the new table."""


class Rename(Wish, tag="rename"):
    name: Name


class Entropy(Wish, tag="entropy"):
    """Add to the chance of the game, before it starts."""

    hex: Hex


class Say(FromClient, tag="say"):
    """Chat: a text, or one of the table's quick messages with what it needs. Without a seat: as a spectator."""

    id: Id
    seat: SeatNumber | None = None
    text: Annotated[str, Meta(max_length=300)] = ""
    quick: Short = ""
    arguments: Annotated[list[Short], Meta(max_length=4)] = field(default_factory=list)


class Host(Wish, tag="host"):
    """A command of the host's seat.

    start: begin the game, with bots at the empty seats. close: end the table. remove: take `target`'s seat away from
    its owner (the seat is free again, or in a running game a bot's). bot: let the bot `bot` sit at the free seat
    `target`. open: make the bot's seat `target` free. mute, unmute: `target`'s chat. host: hand the table to `target`.
    """

    command: Short
    target: SeatNumber | None = None
    bot: Short = ""


class Sync(FromClient, tag="sync"):
    """Is this still the view of my seat? Answered with the view if it is not."""

    seen: Seen


class Ping(FromClient, tag="ping"):
    id: Id


ClientMessage = (
    Hello
    | Move
    | Undo
    | UndoAnswer
    | OfferDraw
    | DrawAnswer
    | Resign
    | Leave
    | Back
    | AskHint
    | Rematch
    | Rename
    | Entropy
    | Say
    | Host
    | Sync
    | Ping
)


class FromServer(Struct, tag_field="type"):
    """A message of the server."""


class MoveWords(Struct, frozen=True):
    """What a move is called."""

    label: Sentence
    rule: str = ""  # an id of the game's rules


class Choice(Struct, frozen=True):
    """Something that may be done now, in a view that is told in words."""

    move: str  # what to send
    action: int  # the number of the move in the game's list
    label: Sentence
    rule: str = ""  # an id of the game's rules


class Happened(Struct, frozen=True):
    """An event, as the viewer may know it."""

    kind: int
    player: int  # whom it is about, -1 nobody
    a: int
    b: int
    c: int
    hidden: bool  # a, b and c are not for this viewer, and 0
    sentence: Sentence


class Step(Struct, frozen=True):
    """What one entry of the table's log was for this viewer."""

    number: int  # of the view after it
    kind: str  # start, move, bot, undo, timeout, resign, draw, seat, offer, end
    player: int  # whose step it was, -1 nobody's
    events: list[Happened]
    note: Sentence | None = None  # what happened at the table itself: somebody left, a move was taken back
    back_to: int | None = None  # undo: the number of the view whose position is here again


class SeatView(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    player: int | None  # None before the start
    kind: str  # person, bot, empty
    name: str
    bot: str  # the bot's name; also of the one that plays for somebody who left
    is_host: bool
    is_away: bool  # a bot plays for the person until they are back
    is_muted: bool
    wants_rematch: bool


class Request(Struct, frozen=True):
    """A question to everybody: may a move be taken back, is it a draw."""

    player: int  # who asks
    waiting: list[int]  # players who have not answered yet


class Outcome(Struct, frozen=True):
    """How the game ended."""

    values: list[float]  # for each player, -1 to 1
    reason: str  # one of the game's end reasons
    winners: list[int]  # those with the most, unless all have the same
    goal: str = ""  # of the game: one_winner, one_loser, survival, cooperative


class Dice(Struct, frozen=True):
    """The check of chance: the commitment from the beginning, the rest when the game is over."""

    commitment: str  # SHA-256 of the secret
    secret: str | None = None
    entropy: list[str] | None = None  # what each seat added


class ViewFields(Struct, frozen=True):
    """All that one viewer may know of a table, but for the position."""

    table: str
    game: str
    title: str
    phase: str  # waiting, playing, over, closed, frozen (a version of the rules that this server no longer plays)
    note: Sentence | None  # why it is closed or frozen
    seat: int  # the viewer's; -1 a spectator
    player: int  # the viewer's; -1 before the start and for spectators
    version: int
    rules_hash: str
    rules: dict[str, Any]  # house rules: what differs from the game's own
    players: int
    seats: list[SeatView]
    turn: int  # the player who decides, -1 nobody
    question: Sentence  # what is asked of that player, or how it stands
    choices: list[int]  # the viewer's legal actions, empty unless it is their turn; `GameFacts` has their words
    length: int  # of the game so far
    length_unit: str
    can_undo: str  # "" no; free: at once; ask: if everybody agrees; try: one of the two, which is found out when asked
    undo: Request | None
    can_offer_draw: bool
    draw: Request | None
    can_resign: bool
    can_hint: bool
    outcome: Outcome | None
    dice: Dice
    settings: dict[str, Any]  # the table's, as in `CreateTable`
    next_table: str | None  # the rematch


class TableView(Struct, frozen=True):
    """The same as a whole, with the position and with choices in words, for a program that only looks."""

    table: str
    game: str
    title: str
    phase: str
    note: Sentence | None
    seat: int
    player: int
    version: int
    rules_hash: str
    rules: dict[str, Any]
    players: int
    seats: list[SeatView]
    turn: int
    question: Sentence
    observation: dict[str, Any] | None  # what the viewer may know of the position; None before the start
    choices: list[Choice]
    length: int
    length_unit: str
    can_undo: str
    undo: Request | None
    can_offer_draw: bool
    draw: Request | None
    can_resign: bool
    can_hint: bool
    outcome: Outcome | None
    dice: Dice
    settings: dict[str, Any]
    next_table: str | None


class Clocks(Struct, frozen=True):
    """Time left to each player at `now`; the running one goes on from there."""

    left: list[int]  # by player
    running: int  # player, -1 none
    increment: int
    now: int


class View(FromServer, tag="view"):
    """What has changed for a viewer, and how it all stands now."""

    seat: int  # whose view it is; -1 a spectator's
    number: int  # of this viewer's views: what others did unseen does not count
    hash: str  # first 32 digits of SHA-256 of [fields, state], both whole, as JSON, keys sorted, no spaces
    since: int  # `steps` are all those after this number
    steps: list[Step]
    base: int  # the number of the view that the next two are changes of; 0: they are whole
    fields: dict[str, Any]  # those of `ViewFields` that are not what they were in that view
    state: dict[str, Any] | None  # likewise of the position, as the viewer may know it; None before the start
    clocks: Clocks | None


class WholeView(Struct, frozen=True):
    """A view as a program gets it that only looks: nothing to put together, and everything in words."""

    seat: int
    number: int
    hash: str
    since: int
    steps: list[Step]
    view: TableView
    clocks: Clocks | None


class Welcome(FromServer, tag="welcome"):
    """The answer to `hello`; views follow."""

    protocol: int
    version: str  # of the program
    table: str
    seats: list[int]  # those that the keys have opened
    refused: int  # how many keys opened nothing
    now: int
    quick: dict[str, list[list[str]]]  # the quick messages of this table, with the words that each argument may be;
    # what they say is in the catalogue: quick-<key>


class Loading(FromServer, tag="loading"):
    """The table is being fetched, which takes a while; `welcome` follows."""


class Ack(FromServer, tag="ack"):
    """Done, and kept for good."""

    id: str
    number: int  # of the seat's view after it


class Refusal(FromServer, tag="refusal"):
    """Not done, and why."""

    id: str  # "" when the message could not be read
    code: str
    sentence: str
    rule: str = ""  # an id of the game's rules
    number: int | None = None  # of the seat's view now
    key: str = ""  # the message of the catalogue that the sentence is, and its arguments
    arguments: dict[str, int | str] = field(default_factory=dict)


class Presence(FromServer, tag="presence"):
    """Who is connected, by seat, and how many watch. That a bot thinks is told by the view: it is its turn."""

    connected: list[bool]
    spectators: int


class Said(FromServer, tag="said"):
    """A line of chat. Spectators' lines go to spectators alone while the game runs."""

    line: int  # from 1; a client that says hello gets the last ones again
    seat: int  # -1 a spectator
    name: str
    text: str  # plain text, never markup
    quick: str
    arguments: list[str]
    at: int


class Considered(Struct, frozen=True):
    """A move that a bot weighed."""

    move: str
    label: Sentence
    value: float
    visits: int


class Hint(FromServer, tag="hint"):
    """What a bot would play."""

    id: str
    number: int  # of the view it is for
    move: str
    value: float  # for the mover, -1 to 1
    considered: list[Considered]
    line: list[Sentence]  # the moves it expects, this one first
    sentence: str
    is_simple: bool  # the bot was not compiled yet and thought less than it would
    chance: float  # of the player who asks, with this move: see docs/review.md
    options: list[Option]  # the best three moves with the chances that they give
    reason: Sentence


class Moved(FromServer, tag="moved"):
    """The rematch: the seat is there too, and the same key opens it."""

    seat: int
    table: str


class Pong(FromServer, tag="pong"):
    id: str
    now: int


class Bye(FromServer, tag="bye"):
    """The last message before the server closes the connection."""

    code: str  # restart: come back in a moment; store: come back later; others say what was wrong
    sentence: str
    key: str = ""
    arguments: dict[str, int | str] = field(default_factory=dict)


ServerMessage = Welcome | Loading | View | Ack | Refusal | Presence | Said | Hint | Moved | Pong | Bye
