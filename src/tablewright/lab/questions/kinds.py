"""All kinds of questions, by name."""

from tablewright.kernel.errors import TablewrightError
from tablewright.lab.questions.cards import CARDS
from tablewright.lab.questions.compare import AA, COMPARE
from tablewright.lab.questions.describe import FEEL, LENGTH, SEATS
from tablewright.lab.questions.difficulty import HOW_HARD
from tablewright.lab.questions.find import FIND
from tablewright.lab.questions.played import QuestionKind
from tablewright.lab.questions.skill import SKILL
from tablewright.lab.questions.sweeps import GRID, SWEEP

KINDS = {kind.name: kind for kind in (COMPARE, SEATS, LENGTH, FEEL, CARDS, SKILL, HOW_HARD, SWEEP, GRID, FIND, AA)}


def kind_of(name: str) -> QuestionKind:
    """The kind of this name."""
    if name not in KINDS:
        raise TablewrightError(f"the lab has no question {name!r}; there are {', '.join(KINDS)}")
    return KINDS[name]
