"""Where players err: games of bots reviewed, and what decisions cost on average, by the kind of move played."""

from collections.abc import Callable
from dataclasses import dataclass

from tablewright.kernel.game import Game
from tablewright.kernel.rng import U, stream
from tablewright.lab.bot_games import chooser, play_out
from tablewright.match.labels import shape
from tablewright.reviews.chances import MARKS
from tablewright.reviews.played import of_position
from tablewright.reviews.review_types import Decision
from tablewright.reviews.reviewing import Reviewer

ALL = "*"


@dataclass(frozen=True)
class Losses:
    """Decisions of one kind."""

    kind: str  # the first word of the moves, one with digits by its shape (a9 for a square); * for all
    decisions: int  # with a choice
    loss: float  # on average, in chances
    marks: dict[str, int]


def losses(
    game: Game, players: int, bot: str, games: int, seed: int, told: Callable[[int], None] = lambda done: None
) -> list[Losses]:
    """What players of a level lose: all their decisions first, then by kind, what costs most in sum first."""
    found: dict[str, list[Decision]] = {}
    for n in range(games):
        word = int(stream(U(seed), n))
        end = game.new(players, word)
        play_out(end, [bot] * players, word, chooser())
        for decision in decisions_of(Reviewer(of_position(end))):
            found.setdefault(kind_of(decision.move), []).append(decision)
        told(n + 1)
    kinds = [counted(kind, decisions) for kind, decisions in found.items()]
    everything = counted(ALL, [decision for decisions in found.values() for decision in decisions])
    return [everything, *sorted(kinds, key=lambda one: (-one.loss * one.decisions, one.kind))]


def decisions_of(reviewer: Reviewer) -> list[Decision]:
    """The decisions with a choice, by what their players knew; the second look is left out."""
    for _ in reviewer.run(second_look=False):
        pass
    return [decision for decision in reviewer.decisions if not decision.is_forced]


def kind_of(move: str) -> str:
    """The kind of a move.

    >>> kind_of("push left"), kind_of("e2"), kind_of("e3h")
    ('push', 'a9', 'a9a')
    """
    return shape(move.split()[0])


def counted(kind: str, decisions: list[Decision]) -> Losses:
    marks = {mark: sum(decision.mark == mark for decision in decisions) for mark in MARKS}
    return Losses(kind, len(decisions), sum(d.loss for d in decisions) / max(1, len(decisions)), marks)
