"""A question as a value: everything that decides its answer, and nothing else."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from tablewright.bots import bot_of
from tablewright.bots.registry import levels
from tablewright.games.registry import game
from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.game import Game
from tablewright.lab.arms import Arm
from tablewright.lab.evidence import Precision, Stop, UntilVerdict
from tablewright.lab.measures import Measure
from tablewright.lab.work import arm_key, measures_of

STRENGTHS = ("easy", "medium", "hard")
MATTERS = 2.0  # points of a share, or per cent of another number: changes below do not matter
MOST_BLOCKS = 1_000_000
Rules = dict[str, Any]


@dataclass(frozen=True)
class Question:
    """What is asked. `detail` is what its kind needs besides."""

    kind: str
    game: str
    players: int
    bots: tuple[str, ...]  # the strengths: each plays with its own kind
    rules: Rules  # what differs from rules.toml, in every arm
    seed: int
    primary: tuple[str, ...]  # what the verdict speaks of
    until: Stop
    matters: float = MATTERS
    detail: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not 0 <= self.seed < 1 << 64:
            raise TablewrightError(f"seed: expected a whole number from 0 to 2^64 - 1, not {self.seed}")
        if not 0 < self.matters <= 100:
            raise TablewrightError(f"matters: expected points above 0, up to 100, not {self.matters}")

    @property
    def found(self) -> Game:
        return game(self.game)

    def arm(self, bots: Sequence[str] | str, change: Mapping[str, Any] | None = None, **more: Any) -> Arm:
        """An arm of this question: its rules, changed further."""
        lineup = (bots,) if isinstance(bots, str) else tuple(bots)
        players = more.pop("players", self.players)
        return Arm.of(self.game, players, lineup, {**self.rules, **(change or {})}, **more)

    def measures(self, change: Mapping[str, Any] | None = None, players: int | None = None) -> dict[str, Measure]:
        """The measures by name; their ranges are those of the rules, changed further."""
        rules = json.dumps({**self.rules, **(change or {})}, sort_keys=True)
        return known_measures(self.game, players or self.players, rules)

    def as_dict(self) -> dict[str, Any]:
        """For question.json."""
        stop = {"precision": self.until.pp} if isinstance(self.until, Precision) else {"verdict": True}
        return {
            "kind": self.kind,
            "game": self.game,
            "version": self.found.meta.version,
            "players": self.players,
            "bots": list(self.bots),
            "rules": self.rules,
            "seed": self.seed,
            "primary": list(self.primary),
            "until": stop,
            "matters": self.matters,
            "detail": self.detail,
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> "Question":
        """The question of a question.json."""
        try:
            stop = data["until"]
            return cls(
                data["kind"],
                data["game"],
                data["players"],
                tuple(data["bots"]),
                dict(data["rules"]),
                data["seed"],
                tuple(data["primary"]),
                Precision(stop["precision"]) if "precision" in stop else UntilVerdict(),
                data["matters"],
                dict(data["detail"]),
            )
        except (KeyError, TypeError) as error:
            raise TablewrightError(f"this is no question of the lab: {error!r} is missing or wrong") from error

    def id(self, arms: Sequence[Arm]) -> str:
        """The same question about the same games, whatever machine asks it."""
        facts = [self.as_dict(), sorted(arm_key(arm) for arm in arms)]
        return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:16]


@lru_cache(1000)
def known_measures(name: str, players: int, rules: str) -> dict[str, Measure]:
    """The measures of a game under some rules; `rules` is JSON."""
    return measures_of(Arm.of(name, players, ("random",), json.loads(rules)))


def asked(
    kind: str,
    name: str,
    *,
    players: int | None = None,
    bots: Sequence[str] = (),
    rules: Mapping[str, Any] | None = None,
    preset: str | None = None,
    primary: Sequence[str] = (),
    until: Stop | None = None,
    matters: float = MATTERS,
    seed: int = 1,
    **detail: Any,
) -> Question:
    """A question that can be played, or a sentence that says why not."""
    found = game(name)
    chosen = tuple(bots) or strengths_of(found)
    for bot in chosen:
        bot_of(found, bot)  # refuses what does not exist
    if len(set(chosen)) < len(chosen):
        raise TablewrightError(f"a strength is named twice in {', '.join(chosen)}; give each once")
    start = found.new(players, 0, rules, preset)
    stop = until or UntilVerdict()
    return Question(
        kind, name, start.players, chosen, dict(start.changes), seed, tuple(primary), stop, matters, dict(detail)
    )


def strengths_of(found: Game) -> tuple[str, ...]:
    """The strengths that a question is put at unless others are asked for."""
    known = tuple(levels(found))
    return STRENGTHS if set(STRENGTHS) <= set(known) else known[:3]
