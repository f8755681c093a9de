"""What can be asked about a game: kinds of questions, numbers and tools with their words, strengths."""

from functools import lru_cache

from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.game import Game
from tablewright.lab.measures import Measure, measures, primary
from tablewright.lab.questions.compare import known
from tablewright.lab.questions.kinds import KINDS
from tablewright.lab.questions.outcomes import TOGETHER
from tablewright.lab.questions.question import MATTERS, Question, strengths_of
from tablewright.lab.questions.sweeps import MOST_POINTS
from tablewright.lab.words import text
from tablewright.match.errors import Refused
from tablewright.server.http.lab_types import LabGame, LabMetric, LabTool, MetricWords
from tablewright.server.lab.wishes import askable_bots

LANGUAGES = ("en", "fr")
SECONDS = 60
MOST_BLOCKS, MOST_BOTS = 100_000, 4


def metric_of(measure: Measure) -> LabMetric:
    words = {
        language: MetricWords(measure.title(language), measure.about(language), measure.unit_text(language))
        for language in LANGUAGES
    }
    return LabMetric(
        measure.name, measure.group, measure.unit, measure.kind, measure.low, measure.high, measure.is_length, words
    )


def metrics_of(question: Question) -> list[LabMetric]:
    """The numbers of a question, whatever its rules leave."""
    found = known(question) if question.kind in ("compare", "aa") else question.measures()
    return [metric_of(measure) for measure in found.values()]


def kinds_of(found: Game) -> list[str]:
    """The questions that a game can be asked."""
    without = {"cards": not found.tools, "difficulty": found.meta.goal not in TOGETHER}
    return [kind for kind in KINDS if not without.get(kind)]


def tools_of(found: Game) -> list[LabTool]:
    return [
        LabTool(
            tool.name,
            {lang: text(found.name, f"{found.name}-tool-{tool.name}", lang) or tool.name for lang in LANGUAGES},
            bool(tool.without),
        )
        for tool in found.tools
    ]


def lab_game(found: Game, players: int | None, prepared: float, most_seconds: int) -> LabGame:
    """Everything a page needs to put a question."""
    count = players if players is not None else found.new(None, 0).players
    if count not in found.meta.players:
        counts = ", ".join(map(str, found.meta.players))
        raise Refused("bad-setting", "why-bad-players", title=found.meta.title, counts=counts, players=count)
    known_names = {metric.name for metric in _metrics(found, count)}
    return LabGame(
        game=found.name,
        players=count,
        is_prepared=prepared >= 1,
        prepared=prepared,
        kinds=kinds_of(found),
        bots=askable_bots(found),
        strengths=list(strengths_of(found)),
        primary=[name for name in primary(found) if name in known_names],
        matters=MATTERS,
        seconds=min(SECONDS, most_seconds),
        most_seconds=most_seconds,
        most_points=MOST_POINTS,
        most_blocks=MOST_BLOCKS,
        most_bots=MOST_BOTS,
        metrics=list(_metrics(found, count)),
        tools=tools_of(found),
    )


@lru_cache(64)
def _metrics(found: Game, players: int) -> tuple[LabMetric, ...]:
    try:
        return tuple(metric_of(measure) for measure in measures(found.new(players, 0)))
    except TablewrightError as error:
        raise Refused("bad-question", problem=str(error)) from None
