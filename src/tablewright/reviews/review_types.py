"""What a review says. docs/review.md explains it; programs get the same as JSON.

Chances are numbers from 0 to 1. `chances[k]` is how it stood after k moves, and the decision of ply k led from there to
k + 1. Sentences are messages of the catalogue, with their English.
"""

from typing import Any

import msgspec
from msgspec import Struct, field

from tablewright.match.sentences import Sentence


class MadeMove(Struct, frozen=True):
    """A move of the game."""

    ply: int
    player: int  # who made it; -1: it belongs to the table
    turn: int  # from 1; moves in a row of one player are one turn
    move: str
    label: Sentence


class Option(Struct, frozen=True):
    """One of the moves that could have been played."""

    move: str
    label: Sentence
    chance: float  # of the player who decides, over all that luck could bring
    is_played: bool
    line: list[str]  # this move and those that the bots expect after it
    labels: list[Sentence]
    players: list[int]  # who makes each move of the line
    reason: Sentence  # what it leads to


class Decision(Struct, frozen=True):
    """One decision, by what its player knew."""

    ply: int
    player: int
    turn: int
    move: str
    label: Sentence
    is_forced: bool
    mark: str  # best, good, loose, mistake, blunder; forced
    before: float  # the player's chance before it
    chance: float  # the same with the move that was played
    loss: float  # chance of the best option less that; 0 when forced
    options: list[Option]  # the best first; none when forced
    reason: Sentence
    open_loss: float | None = None  # what it cost with all cards open, where something is secret


class Split(Struct, frozen=True):
    """A player's way from the first chance to the result: start + own + others + chance = end."""

    player: int
    start: float
    own: float  # own decisions, against what a player of this level would get there
    others: float
    chance: float  # draws, dice, and what nobody could know
    end: float
    loss: float  # the losses of own decisions, summed
    sentence: Sentence


class Silence(Struct, frozen=True):
    """Where players may talk: what the team's decisions cost because something was not said."""

    chance: float
    sentence: Sentence


class Review(Struct, frozen=True):
    """A finished game, looked at again."""

    game: str
    version: int
    players: int
    goal: str  # of the game; it says what a chance is
    level: str  # whose games the chances were measured in
    is_calibrated: bool  # False: nothing was measured, chances are the plain values of the bot
    is_whole: bool
    plies: int
    result: list[float]
    end_reason: str
    outcome: list[float]  # the result on the scale of chances
    names: list[str]
    moves: list[MadeMove]
    chances: list[list[float]]  # after each number of moves, by player, each by what that player knew
    open: list[list[float]] | None = None  # the same with all cards open, where something is secret
    decisions: list[Decision] = field(default_factory=list)
    turning_points: list[int] = field(default_factory=list)  # plies of the decisions that cost most, largest first
    split: list[Split] = field(default_factory=list)
    silence: Silence | None = None
    measures: dict[str, list[list[int]]] = field(default_factory=dict)  # more lines for a graph: steps (to go)

    def to_json(self) -> str:
        """The review as text (JSON)."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> "Review":
        """A review from such a text."""
        return msgspec.json.decode(text, type=cls)

    def to_dict(self) -> dict[str, Any]:
        """The review as a table of plain Python."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found

    def report(self, language: str = "en", most: int = 12) -> str:
        """The review as text for people."""
        from tablewright.reviews.report import text_of

        return text_of(self, language, most)

    def to_html(self, language: str = "en") -> str:
        """The review as one page that needs nothing else."""
        from tablewright.reviews.page import page_of

        return page_of(self, language)
