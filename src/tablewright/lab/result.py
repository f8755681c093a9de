"""What a question came to, in Python: numbers by name, words, files, and the games themselves."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablewright.games.registry import game as game_named
from tablewright.kernel.errors import TablewrightError, did_you_mean
from tablewright.kernel.position import Position
from tablewright.kernel.rng import U, stream
from tablewright.lab.arms import Arm
from tablewright.lab.bot_games import chooser, play_out
from tablewright.lab.evidence import LEVEL, Interval
from tablewright.lab.questions.played import Played


@dataclass(frozen=True)
class Finding:
    """A number at one strength: in A, in B, and its change."""

    name: str
    title: str
    unit: str
    a: Interval | None
    b: Interval | None
    difference: Interval | None
    reading: str  # more, less, no matter, open; "" where nothing changes
    changed: bool  # named by e-BH, or a primary metric that is more or less


class Result:
    """The answer to a question. `report` has all of it as data."""

    def __init__(self, report: dict[str, Any], played: list[Played] | None = None, times: dict[str, Any] | None = None):
        self.report, self.times = report, times or {}
        self._played = played or []

    @property
    def verdict(self) -> str:
        return str(self.report["verdict"])

    @property
    def warnings(self) -> list[str]:
        return list(self.report["warnings"])

    @property
    def decided(self) -> bool:
        return bool(self.report["decided"])

    @property
    def bots(self) -> list[str]:
        return [s["bot"] for s in self.report["strengths"]]

    def at(self, bot: str) -> dict[str, Finding]:
        """All numbers at one strength, by name."""
        if bot not in self.bots:
            raise TablewrightError(f"this question was not put to {bot!r} bots; it was to {', '.join(self.bots)}")
        strength = next(s for s in self.report["strengths"] if s["bot"] == bot)
        return {row["name"]: finding(row, strength["blocks"]) for row in strength["metrics"]}

    def __getitem__(self, name: str) -> Finding:
        """A number at the strongest strength; `at(bot)` for the others."""
        found = self.at(self.bots[-1])
        if name not in found:
            raise KeyError(f"there is no number {name!r}{did_you_mean(name, list(found))}")
        return found[name]

    def changed(self) -> dict[str, list[str]]:
        """The numbers that changed, at each strength: at most one in twenty of them falsely, on average."""
        return {bot: [name for name, row in self.at(bot).items() if row.changed] for bot in self.bots}

    def rows(self) -> list[dict[str, Any]]:
        """All numbers as a flat table."""
        return [flat(s["bot"], s["blocks"], row) for s in self.report["strengths"] for row in s["metrics"]]

    def frame(self) -> Any:
        """All numbers as a pandas.DataFrame."""
        try:
            import pandas  # type: ignore[import-not-found, import-untyped, unused-ignore]
        except ImportError as error:
            raise TablewrightError(
                "frame() needs pandas (pip install pandas); rows() gives the same as a list"
            ) from error
        return pandas.DataFrame(self.rows())

    def save(self, path: str | Path) -> Path:
        """Write a file: .lab (all of it), .html (to look at), .csv, .parquet, .json, by its ending."""
        from tablewright.lab.files import save

        return save(self, Path(path))

    def game(self, block: int, arm: str = "A", bot: str | None = None) -> Position:
        """The game of a block, played again: `.record()` of it can be watched on the page."""
        played = self._played_at(bot or self.bots[-1])
        if arm not in played.arms:
            raise TablewrightError(f"there is no arm {arm!r}; there are {', '.join(played.arms)}")
        if not 0 <= block < played.counted[arm]:
            raise TablewrightError(f"there is no block {block}: {arm} has the blocks 0 to {played.counted[arm] - 1}")
        return game_of(played.arms[arm], played.question.seed, block)

    def _played_at(self, bot: str) -> Played:
        for played in self._played:
            if played.bot == bot:
                return played
        raise TablewrightError(f"there are no blocks of {bot!r} bots here")

    @property
    def played(self) -> list[Played]:
        return self._played

    def _repr_html_(self) -> str:
        from tablewright.lab.report.page import body_of

        return body_of(self.report)

    def __repr__(self) -> str:
        return f"<{self.report['question']['title']}: {self.verdict}>"


def game_of(arm: Arm, seed: int, block: int) -> Position:
    """One game of an arm through `Position`: the very game that was counted."""
    if arm.barred:
        raise TablewrightError(
            "a game of restricted play cannot be shown: its bots are barred from moves the rules allow"
        )
    start = arm.start()
    game_seed = int(stream(U(seed), block))
    position = game_named(arm.game).new(arm.players, game_seed, start.changes)
    play_out(position, arm.bots, int(stream(U(game_seed), 1 + arm.thinking)), chooser())
    return position


def interval(found: dict[str, Any] | None, blocks: int, level: float) -> Interval | None:
    if found is None or found["low"] is None:
        return None
    return Interval(found["low"], found["high"], found["mean"], blocks, level)


def finding(row: dict[str, Any], blocks: int) -> Finding:
    level = row.get("level", LEVEL)
    a, b, change = (interval(row.get(side), row.get("blocks", blocks), level) for side in ("a", "b", "difference"))
    reading = row.get("reading", "")
    is_changed = bool(row.get("changed")) or (bool(row.get("primary")) and reading in ("more", "less"))
    return Finding(row["name"], row["title"], row["unit"], a, b, change, reading, is_changed)


def flat(bot: str, blocks: int, row: dict[str, Any]) -> dict[str, Any]:
    """A row of the report as one line of a table."""
    line: dict[str, Any] = {"bot": bot, "blocks": row.get("blocks", blocks), "name": row["name"], "title": row["title"]}
    line |= {"unit": row["unit"], "group": row["group"], "point": json.dumps(row["point"]) if "point" in row else ""}
    for side in ("a", "b", "difference"):
        found = row.get(side) or {}
        line |= {f"{side}_{end}": found.get(end) for end in ("low", "high", "mean")}
    return line | {"reading": row.get("reading", ""), "changed": bool(row.get("changed", False))}
