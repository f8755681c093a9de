"""The bodies of the HTTP requests and answers. docs/api.md shows them in use.

A seat's key goes in the header `Authorization: Seat <key>`, never in an address.
"""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from tablewright.match.sentences import Sentence
from tablewright.reviews.review_types import Option, Review
from tablewright.server.socket.messages import (
    Happened,
    Hex,
    Key,
    MoveWords,
    Name,
    SeatNumber,
    Short,
    TableView,
)


class Body(Struct, forbid_unknown_fields=True):
    """What a client sends."""


class SeatWish(Body):
    """Who shall sit at a seat: me (it gets a key at once), open (for whoever joins), bot."""

    kind: Short = "open"
    name: Name = ""
    bot: Short = ""


class ClockWish(Body):
    """Time for each player: a bank, and what is added when a turn has been made."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Origin(Body):
    """Begin in the middle of a finished game: of a table here, or of a record; after so many of its moves."""

    table: Short = ""
    record: dict[str, Any] | None = None
    ply: Annotated[int, Meta(ge=0, le=100_000)] = 0


class CreateTable(Body):
    """A new table."""

    game: Short
    players: Annotated[int, Meta(ge=1, le=9)] | None = None
    seats: Annotated[list[SeatWish], Meta(max_length=9)] = field(default_factory=list)  # the rest are open
    preset: Short | None = None
    rules: dict[str, Any] = field(default_factory=dict)  # house rules, by key
    order: Short = "random"  # who is which player: random, fixed (by seat), nominated (`first` begins)
    first: SeatNumber = 0
    clock: ClockWish | None = None
    is_public: bool = False  # listed, and joined without an invitation
    spectators: bool = True
    hints: Short = "bots"  # bots: where only bots are against you; always; never
    grace: Annotated[int, Meta(ge=0, le=3_600)] = 60  # seconds until a bot plays for somebody who is gone
    stand_in: Short = "easy"  # that bot
    start: bool = False  # as soon as no seat is open
    entropy: Hex = ""
    begin: Origin | None = None
    lab: Short = ""  # the question of the lab that these rules come from


class Join(Body):
    """Take a free seat: of a public table, or with its invitation."""

    name: Name = ""
    seat: SeatNumber | None = None
    invite: Key = ""
    entropy: Hex = ""


class JoinByCode(Body):
    """Take a free seat at the table whose invitation this is."""

    code: Key
    name: Name = ""
    entropy: Hex = ""


class KeepRecord(Body):
    """A finished game from elsewhere, to be looked through here."""

    record: dict[str, Any]  # as `GET /tables/{table}/record` gives it


class Kept(Struct, frozen=True):
    """Where it can be looked through."""

    table: str


class Address(Struct, frozen=True):
    """By which address others in the same network reach this machine, and whether it listens to them."""

    url: str  # "" without a network
    is_open: bool


class Created(Struct, frozen=True):
    """The new table, the keys of the seats that are yours, and the invitation for the others."""

    table: str
    keys: dict[str, str]  # by seat
    invite: str  # a code to tell or to send
    link: str  # the same as an address, the code in its fragment


class Joined(Struct, frozen=True):
    table: str
    seat: int
    key: str
    link: str  # the seat on another device; whoever has it sits there


class CardWords(Struct, frozen=True):
    """A game on its card, in one language."""

    title: str
    line: str  # one sentence about it; "" if its catalogue has none


class GameCard(Struct, frozen=True):
    """A game in the list."""

    name: str
    title: str
    players: list[int]
    minutes: list[int]
    goal: str
    version: int
    has_secrets: bool
    prepared: float  # how much of it is compiled, 0 to 1; until it is 1, bots may play more simply
    bots: list[str]  # weakest first
    words: dict[str, CardWords]  # by language; there is always "en"
    catalogues: list[str]  # the Fluent files in its folder: en, en-board, fr; see `/api/locales`
    picture: str  # the address of a drawing that the game brings; "" if it brings none


class RuleKey(Struct, frozen=True):
    """A number of the game that a table may change."""

    key: str
    default: Any
    lowest: int | None
    highest: int | None
    choices: list[str] | None  # of a text
    per_player: bool  # a list or table with one value each
    label: Sentence  # of the catalogue <game>-house, as the explanation
    about: Sentence


class GridFacts(Struct, frozen=True):
    """Squares on the table: see `tablewright.kernel.game.Grid`."""

    field: str
    columns: int
    squares: list[str]
    pieces: list[str]


class GameFacts(Struct, frozen=True):
    """Everything a page needs to set up a table."""

    card: GameCard
    keys: list[RuleKey]
    presets: dict[str, dict[str, Any]]
    end_reasons: list[str]
    moves: list[str]  # the move of each action number
    labels: list[MoveWords]  # what it is called; a player in it is told by number
    quick: list[str]
    can_draw: bool
    can_resign: bool
    grid: GridFacts | None
    board: str  # the address of a board that the game brings; "" if it brings none


class RuleText(Struct, frozen=True):
    """A rule by its id."""

    id: str
    kind: str
    statement: str
    note: str
    section: str
    language: str  # "en" where another was asked for and English stands in, else ""


class TableCard(Struct, frozen=True):
    """A table in the list."""

    table: str
    game: str
    title: str
    phase: str
    players: int
    names: list[str]  # by seat, "" where nobody sits
    free: int  # seats
    rules: dict[str, Any]
    clock: list[int] | None  # seconds, increment
    spectators: bool
    commitment: str  # of the chance of its game: see `Dice`
    created: int
    lab: str = ""  # the question of the lab that these rules come from


class ReplayStep(Struct, frozen=True):
    """One position of a finished game."""

    ply: int
    plies: int
    player: int  # who made the move that led here
    move: str
    sentences: list[Sentence]
    observation: dict[str, Any]
    turn: int


class ReplayLine(Struct, frozen=True):
    """One move of a finished game; the first line is its beginning, before any move."""

    player: int
    move: str
    sentences: list[Sentence]
    turn: int  # who decides then
    state: dict[str, Any] | None  # the position then, where it was asked for


class StoryStep(Struct, frozen=True):
    """What happened once in a finished game, with everything open."""

    at: int
    kind: str  # of the entry of the table's log
    player: int  # whose step it was, -1 nobody's
    move: str
    sentences: list[Sentence]


class Problem(Struct, frozen=True):
    """Every error: a code for programs, a sentence for people, and the catalogue's message that it is."""

    code: str
    sentence: str
    key: str = ""
    arguments: dict[str, int | str] = field(default_factory=dict)


class Health(Struct, frozen=True):
    """Whether the server works."""

    status: str  # ok, stopping; when nothing can be written there is a `Problem` in place of this
    version: str
    now: int


class HowToWish(Body):
    """How a game is played, under these house rules."""

    rules: dict[str, Any] = field(default_factory=dict)


class TryWish(Body):
    """Moves to try, one after the other, from a position of the how-to."""

    position: Short
    moves: Annotated[list[Annotated[str, Meta(max_length=80)]], Meta(max_length=30)] = field(default_factory=list)
    rules: dict[str, Any] = field(default_factory=dict)


class HowToStep(Struct, frozen=True):
    """A step of a turn, with its picture."""

    name: str
    position: str
    show: str  # a CSS selector of what the picture shows of the board; "" for all of it


class HowToTry(Struct, frozen=True):
    """Something to try on a board."""

    name: str
    position: str
    wants: list[str]  # the moves that do it; none: any move
    refused: str  # a move that is not allowed; "" if none is spoken of


class HowToPage(Struct, frozen=True):
    """What the page that explains a game shows; the words are in the catalogue <game>-howto."""

    game: str
    is_own: bool  # the game brings it; else only what is known of every game
    numbers: dict[str, int | str]  # every rule in force, for the words
    table: str  # the position that shows the table
    parts: dict[str, str]  # its parts, each with a CSS selector
    turn: list[HowToStep]
    tries: list[HowToTry]
    missed: list[str]
    positions: dict[str, TableView]  # as the player who decides sees them


class ReviewWish(Body):
    """A review of a finished game, for players of a level."""

    level: Short = "medium"


class ReviewState(Struct, frozen=True):
    """How far a review is, and all that there is of it."""

    status: str  # none (nobody asked), queued, running, done, failed
    progress: float  # 0 to 1
    problem: Problem | None
    review: Review | None


class PuzzleCount(Struct, frozen=True):
    """The games that have puzzles, and how many."""

    games: dict[str, int]


class DailyPuzzle(Struct, frozen=True):
    """The puzzle of a day."""

    game: str
    number: int


class PuzzleView(Struct, frozen=True):
    """A position with one clearly best move, as the player who decides knows it."""

    game: str
    number: int
    count: int  # of the game's puzzles
    player: int
    players: int
    view: TableView


class PuzzleTry(Body):
    """A move tried as the solution."""

    move: Annotated[str, Meta(max_length=80)]


class PuzzleAnswer(Struct, frozen=True):
    """Whether it was the best move, and what the others lead to."""

    is_right: bool
    mark: str
    options: list[Option]  # the best first
    reason: Sentence
    after: TableView  # the position after the tried move


class Tried(Struct, frozen=True):
    """How it stands after the moves that were tried, or why the last of them is not allowed."""

    view: TableView
    events: list[Happened]  # of the last move
    refusal: Problem | None
    rule: str  # the rule behind the refusal
