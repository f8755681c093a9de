"""An arm of a question: a game under some rules with a bot in each seat."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tablewright.bots import bot_of
from tablewright.games.registry import game
from tablewright.kernel.errors import TablewrightError, did_you_mean
from tablewright.kernel.game import Game
from tablewright.kernel.paths import ROOT
from tablewright.kernel.position import Position
from tablewright.lab.bot_games import are_ours, seated

SOURCES = (".py", ".npy")  # what decides how a game is played, besides the rules: code, and numbers that were learned
COUNTED_BY = ("whole_games.py", "game_board.py", "counting.py", "plan.py")  # of this package: what plays and counts


@dataclass(frozen=True)
class Arm:
    """One way to play. `Arm.of` makes one from what a person gives, and refuses what cannot be played."""

    game: str
    players: int
    changes: tuple[tuple[str, Any], ...]  # the rules that differ from rules.toml, by key, sorted; lists as tuples
    bots: tuple[str, ...]  # a bot for each player
    barred: tuple[tuple[int, str], ...] = ()  # (player, tool): a player who may not use a tool of the game's metrics.py
    thinking: int = 0  # which stream the bots think with; another number: the same deal, other thoughts

    @classmethod
    def of(
        cls,
        name: str,
        players: int | None = None,
        bots: Sequence[str] = ("easy",),
        rules: Mapping[str, Any] | None = None,
        preset: str | None = None,
        barred: Sequence[tuple[int, str]] = (),
        thinking: int = 0,
    ) -> "Arm":
        """An arm that can be played: presets become changes, one bot for all becomes one for each player."""
        found = game(name)
        start = found.new(players, 0, rules, preset)
        for bot in bots:
            bot_of(found, bot)  # refuses what does not exist
        if thinking < 0:
            raise TablewrightError(f"thinking: expected 0 or more, not {thinking}")
        for player, tool in barred:
            check_barred(start, player, tool)
        changes = tuple(sorted((key, frozen(value)) for key, value in start.changes.items()))
        return cls(name, start.players, changes, seated(bots, start.players), tuple(sorted(barred)), thinking)

    def start(self) -> Position:
        """A new game under these rules; its seed stands for none."""
        return game(self.game).new(self.players, 0, {key: thawed(value) for key, value in self.changes})

    @property
    def is_ours(self) -> bool:
        """Whether the key names its games for good: what a function from outside plays may change any day."""
        return are_ours(game(self.game), self.bots)

    def key(self) -> str:
        """A name for the games of this arm: the same key and seed, the same games and counts."""
        start = self.start()
        found = start.game
        facts = {
            "game": [found.name, found.meta.version, start.rules_hash, self.players],
            "bots": [resolved(found, bot) for bot in self.bots],
            "barred": self.barred,
            "thinking": self.thinking,
            "code": code_of(found.folder),
        }
        return hashlib.sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:24]


def check_barred(start: Position, player: int, tool: str) -> None:
    """Refuse a player or a tool that does not exist."""
    if not 0 <= player < start.players:
        raise TablewrightError(f"barred: there is no player {player}; players are 0 to {start.players - 1}")
    known = [one.name for one in start.game.tools]
    if tool not in known:
        told = did_you_mean(tool, known) or f"; there are {', '.join(known) or 'none'}"
        raise TablewrightError(f"barred: {start.game.meta.title} has no tool {tool!r}{told}")


def frozen(value: Any) -> Any:
    """A value of a rule that can be hashed: lists become tuples."""
    return tuple(map(frozen, value)) if isinstance(value, list | tuple) else value


def thawed(value: Any) -> Any:
    """The value as rules.toml has it."""
    return list(map(thawed, value)) if isinstance(value, tuple) else value


def resolved(found: Game, text: str) -> str:
    """A bot with all its settings, so that a level and its settings written out are the same bot.

    >>> import tablewright
    >>> quoridor = tablewright.game("quoridor")
    >>> resolved(quoridor, "greedy")
    'greedy:worlds=16'
    """
    bot = bot_of(found, text)
    return f"{bot.kind.name}:{','.join(f'{name}={value}' for name, value in sorted(bot.values.items()))}"


@cache
def code_of(folder: Path) -> str:
    """A hash of all that decides how the game of a folder is played and counted, on any machine."""
    lab = Path(__file__).parent
    places = (ROOT / "kernel", ROOT / "bots", folder)
    files = {
        f"{place.name}/{path.relative_to(place).as_posix()}": path for place in places for path in place.rglob("*")
    }
    files |= {f"lab/{name}": lab / name for name in COUNTED_BY}
    known = hashlib.sha256()
    for name, path in sorted(files.items()):
        if path.suffix in SOURCES and path.exists():
            known.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return known.hexdigest()[:16]
