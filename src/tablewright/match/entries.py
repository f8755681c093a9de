"""What a match is made of: how it was set up, and an append-only log of entries. State is replay."""

from typing import Any

from msgspec import Struct, field

FORMAT = 1  # of entries and set-ups; a change that old ones cannot be read by bumps it

PERSON, BOT, EMPTY = "person", "bot", "empty"
ORDERS = ("random", "fixed", "nominated")
HINTS = ("bots", "always", "never")


class ClockSettings(Struct, frozen=True):
    """Milliseconds for each player: what they begin with, and what each turn adds."""

    bank: int
    increment: int = 0


class Settings(Struct, frozen=True, omit_defaults=True):
    """What the table agreed on before the game."""

    players: int
    rules: dict[str, Any] = field(default_factory=dict)  # what differs from rules.toml, flat
    order: str = "random"  # who is which player: one of ORDERS
    first: int = 0  # the seat that is player 0, if nominated
    clock: ClockSettings | None = None
    is_public: bool = False
    spectators: bool = True
    hints: str = "bots"  # when a bot may be asked for advice: one of HINTS
    grace: int = 60_000  # ms until a bot plays for somebody who is gone
    stand_in: str = "easy"  # that bot
    start: bool = False  # as soon as no seat is empty
    lab: str = ""  # the question of the lab that these rules come from


class Setup(Struct, frozen=True, omit_defaults=True):
    """How a match was set up. The secret behind the commitment is kept apart from it."""

    table: str
    game: str
    version: int  # of the game's rules
    rules_hash: str
    settings: Settings
    commitment: str
    created: int  # ms since 1970
    begin: dict[str, Any] | None = None  # a position to begin with, as `Position.to_dict` describes it
    format: int = FORMAT


class Entry(Struct, frozen=True, omit_defaults=True):
    """One entry of the log. Which of its fields count depends on the kind."""

    number: int  # from 1
    at: int  # ms since 1970, by the server's clock
    kind: str
    seat: int = -1
    player: int = -1
    move: str = ""
    by: str = ""  # move: person, bot; timeout: clock; undo: free, alone; away: left, gone
    simple: bool = False  # move: the bot thought less than its level does, because it was not compiled yet
    to: int = -1  # undo: how many moves stay
    yes: bool = False
    name: str = ""
    sitter: str = ""  # sit: person, bot, empty
    bot: str = ""
    key: str = ""  # SHA-256 of the seat's key; never exported
    entropy: str = ""
    order: list[int] = field(default_factory=list)  # start: the player of each seat
    lost: int = 0  # resume: ms that nobody could play
    table: str = ""  # next: the rematch
    note: str = ""  # close: why
    client: str = ""  # which wish it answers; never exported


SIT, RENAME, ENTROPY, HOST, MUTE, START, MOVE = "sit", "rename", "entropy", "host", "mute", "start", "move"
ASK_UNDO, ANSWER_UNDO, UNDO = "ask_undo", "answer_undo", "undo"
OFFER_DRAW, ANSWER_DRAW, RESIGN, TIMEOUT = "offer_draw", "answer_draw", "resign", "timeout"
AWAY, BACK, RESUME, REMATCH, NEXT, CLOSE = "away", "back", "resume", "rematch", "next", "close"
KINDS = (
    *(SIT, RENAME, ENTROPY, HOST, MUTE, START, MOVE, ASK_UNDO, ANSWER_UNDO, UNDO, OFFER_DRAW, ANSWER_DRAW),
    *(RESIGN, TIMEOUT, AWAY, BACK, RESUME, REMATCH, NEXT, CLOSE),
)
