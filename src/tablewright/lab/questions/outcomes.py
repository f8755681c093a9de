"""Who did well, seat by seat, in the words of the game's goal."""

from tablewright.kernel.narration import NAMES
from tablewright.lab.questions.cells import Cell
from tablewright.lab.questions.question import Question
from tablewright.lab.work import RESULT

ORDER = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
VERBS = {"one_loser": "loses", "one_winner": "wins", "survival": "survives", "cooperative": "wins"}
TOGETHER = ("cooperative", "survival")  # nobody plays against anybody


def verb(question: Question) -> str:
    """What is counted of a seat: it loses where one loses, else it wins, or survives."""
    return VERBS.get(question.found.meta.goal, "wins")


def is_together(question: Question) -> bool:
    return question.found.meta.goal in TOGETHER


def is_better(question: Question) -> bool:
    """Whether more of the outcome is better for the seat."""
    return verb(question) != "loses"


def seat_name(player: int) -> str:
    """ "first player (Blue)" """
    order = ORDER[player] if player < len(ORDER) else f"player {player + 1}"
    return f"{order} player ({NAMES[player]})" if player < len(ORDER) else order


def outcome(question: Question, plus: list[tuple[str, int]], minus: list[tuple[str, int]] = []) -> Cell:  # noqa: B006
    """How often the players of some arms do so, (label, player) each; less how often those of others do."""
    sign = "<" if verb(question) == "loses" else ">"
    terms, less = (tuple((label, f"{RESULT}{player}") for label, player in part) for part in (plus, minus))
    return Cell(verb(question), terms, less, 0.0, 1.0, "mean", "share", test=(sign, 0.0))


def everybody(question: Question, label: str, players: int | None = None) -> list[tuple[str, int]]:
    """All players of an arm."""
    return [(label, player) for player in range(players or question.players)]
