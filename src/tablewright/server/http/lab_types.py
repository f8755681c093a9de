"""The bodies of the lab's requests and answers; docs/api.md shows them in use.

The key of whoever asks goes in the header `Authorization: Asker <key>`.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct, field

from tablewright.server.http.http_types import Body
from tablewright.server.socket.messages import Short

Text = Annotated[str, Meta(max_length=120)]
Rules = dict[str, Any]
Points = Annotated[float, Meta(gt=0, le=100)]


class LabAxis(Body):
    """A rule and the values that it shall have, one after the other."""

    key: Text
    values: Annotated[list[Any], Meta(min_length=2, max_length=64)]


class LabWish(Body):
    """A question. What is left out is left to the lab."""

    game: Short
    kind: Short = "compare"
    players: Annotated[int, Meta(ge=1, le=9)] | None = None
    rules: Rules = field(default_factory=dict)  # of every arm
    preset: Short | None = None
    change: Rules = field(default_factory=dict)  # compare: what B changes
    to_preset: Short | None = None
    bots: Annotated[list[Short], Meta(max_length=4)] = field(default_factory=list)  # the strengths
    metrics: Annotated[list[Text], Meta(max_length=3)] = field(default_factory=list)
    tools: Annotated[list[Text], Meta(max_length=40)] = field(default_factory=list)  # cards: some only
    axes: Annotated[list[LabAxis], Meta(max_length=2)] = field(default_factory=list)  # sweep, grid, find
    target: Text = ""  # find: "rounds = 6 +- 0.5"
    all_players: bool = False  # difficulty
    until: Points | None = None  # a precision in points; else a verdict
    matters: Points = 2.0
    seed: Annotated[int, Meta(ge=0, le=2**53)] = 1
    seconds: Annotated[float, Meta(ge=1, le=86_400)] = 60.0  # that it is played before it rests
    blocks: Annotated[int, Meta(ge=1, le=100_000)] | None = None  # deals at each strength, at most


class MoreTime(Body):
    """Go on for so many seconds."""

    seconds: Annotated[float, Meta(ge=1, le=86_400)] = 60.0


class GamesWish(Body):
    """The games of a block, to be looked through."""

    bot: Short
    block: Annotated[int, Meta(ge=0, le=1_000_000)]
    arms: Annotated[list[Text], Meta(min_length=1, max_length=3)] = field(default_factory=lambda: ["A"])


class LabFacts(Struct, frozen=True):
    """Whether there is a lab here, and for how long a question may be played."""

    is_on: bool
    seconds: int


class MetricWords(Struct, frozen=True):
    title: str
    about: str
    unit: str


class LabMetric(Struct, frozen=True):
    """A number that games are measured by."""

    name: str
    group: str  # seats, length, ends, feel, cards, game
    unit: str
    kind: str  # mean, ratio
    low: float
    high: float
    is_length: bool
    words: dict[str, MetricWords]  # by language


class LabTool(Struct, frozen=True):
    """A card or a way to act that can be barred."""

    name: str
    words: dict[str, str]
    can_be_excluded: bool


class LabGame(Struct, frozen=True):
    """What can be asked about a game."""

    game: str
    players: int
    is_prepared: bool
    prepared: float  # how much is compiled, 0 to 1
    kinds: list[str]
    bots: list[str]  # weakest first
    strengths: list[str]  # the usual ones
    primary: list[str]
    matters: float
    seconds: int
    most_seconds: int
    most_points: int
    most_blocks: int
    most_bots: int
    metrics: list[LabMetric]
    tools: list[LabTool]


class ForecastNumber(Struct, frozen=True):
    name: str
    unit: str
    half: float  # of the interval's width
    enough: bool


class ForecastStrength(Struct, frozen=True):
    bot: str
    games_per_second: float | None
    known_games: int
    numbers: list[ForecastNumber]


class Forecast(Struct, frozen=True):
    """What a question will be able to answer."""

    id: str
    seconds: float
    is_prepared: bool
    strengths: list[ForecastStrength]


class LabState(Struct, frozen=True):
    """Where a question stands."""

    id: str
    phase: str  # waiting, running, paused, done, failed
    position: int  # how many come before it
    decided: bool
    why: str  # it rests: decided, time, blocks, asked
    seconds: float  # played
    limit: float  # granted
    games: int
    progress: float  # 0 to 1, a guess
    is_prepared: bool
    problem: str
    version: int
    report: int
    strengths: Annotated[msgspec.Raw, Meta(description="list[dict]")]


class AskedQuestion(Struct, frozen=True):
    """What became of a question that was put."""

    id: str
    key: str
    is_yours: bool
    state: LabState


class AnswerSoFar(Struct, frozen=True):
    """A question and its answer so far."""

    id: str
    asks: dict[str, Any]
    state: LabState
    report: msgspec.Raw
    metrics: list[LabMetric]
    command: str


class QuestionCard(Struct, frozen=True):
    """A question in a list."""

    id: str
    game: str
    kind: str
    players: int
    asks: dict[str, Any]
    state: LabState
    verdict: str
    asked: int


class LabGameRecord(Struct, frozen=True):
    """A game of a block."""

    arm: str
    game: str
    rules: Rules
    players: int
    plies: int
    names: list[str]
    result: list[float]
    end_reason: str
    moves: list[str]
    record: dict[str, Any]


class LabGames(Struct, frozen=True):
    """Games of one block; so many of their first moves are the same in all of them."""

    bot: str
    block: int
    same: int
    games: list[LabGameRecord]


class PeopleNumber(Struct, frozen=True):
    name: str
    found: dict[str, float | None]


class PeopleColumn(Struct, frozen=True):
    """Games of people under the rules of an arm."""

    arm: str
    games: int
    numbers: list[PeopleNumber]


class People(Struct, frozen=True):
    arms: list[PeopleColumn]
