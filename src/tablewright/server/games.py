"""The games as the server offers them: what a page needs to know, and whether they are compiled yet."""

import asyncio
import logging
import sys
from functools import cache
from typing import Any

from tablewright.bots import bots_for
from tablewright.games.registry import NAMES, game
from tablewright.kernel.cache import is_compiled
from tablewright.kernel.game import Game
from tablewright.kernel.records import fields_of
from tablewright.server.bodies import GameCard, GameFacts, RuleKey
from tablewright.server.house import catalogue_of, house_rule
from tablewright.server.quick import quick_of
from tablewright.server.views import worded
from tablewright.server.warm import USE, warm

log = logging.getLogger("tablewright.games")


class Games:
    """Which games can be played at once. A game is compiled when somebody wants it, or ahead of that by `prepare`."""

    def __init__(self) -> None:
        self._ready: set[str] = set()
        self._preparing: dict[str, asyncio.Task[None]] = {}
        self._one_at_a_time = asyncio.Lock()
        self._ahead: asyncio.Task[None] | None = None

    def prepare(self, names: tuple[str, ...]) -> None:
        """Make these games ready in the background."""

        async def all_of_them() -> None:
            for name in names:
                await self.ready(name)

        self._ahead = asyncio.create_task(all_of_them())

    def stop(self) -> None:
        for task in (self._ahead, *self._preparing.values()):
            if task:
                task.cancel()

    def is_ready(self, name: str) -> bool:
        return name in self._ready

    async def ready(self, name: str) -> None:
        """Wait until a game can be played; one this server does not know needs nothing."""
        if name in self._ready or name not in NAMES:
            return
        if name not in self._preparing:
            self._preparing[name] = asyncio.create_task(self._prepare(name))
        await asyncio.shield(self._preparing[name])

    async def _prepare(self, name: str) -> None:
        try:
            async with self._one_at_a_time:
                if not is_compiled(name, USE):
                    await self._compile(name)
                await asyncio.to_thread(warm, name)
            self._ready.add(name)
        finally:
            del self._preparing[name]

    async def _compile(self, name: str) -> None:
        log.info("compiling %s for this machine: the first time only", name)
        child = await asyncio.create_subprocess_exec(sys.executable, "-m", "tablewright.server.warm", name)
        try:
            if await child.wait() != 0:
                log.error("compiling %s failed; it is tried again in the server's own process", name)
        except asyncio.CancelledError:
            child.kill()
            await child.wait()
            raise

    def card(self, name: str) -> GameCard:
        found = game(name)
        meta = found.meta
        return GameCard(
            name=name,
            title=meta.title,
            players=list(meta.players),
            minutes=list(meta.minutes),
            goal=meta.goal,
            version=meta.version,
            has_secrets=found.has_secrets,
            is_ready=self.is_ready(name),
            bots=list(bots_for(found)),
        )

    def facts(self, name: str) -> GameFacts:
        found = game(name)
        return GameFacts(
            card=self.card(name),
            keys=rule_keys(name),
            presets=found.ruleset.presets,
            end_reasons=[reason for reason in found.meta.end_reasons if reason],
            moves=list(found.texts[: found.n_actions]),
            quick=quick_of(name),
            can_draw="draw agreed" in found.numbers,
            can_resign="resign 0" in found.numbers,
        )


@cache
def rule_keys(name: str) -> list[RuleKey]:
    """Every key of the game's rules.toml, with what it may be where that is declared."""
    found = game(name)
    declared = dict(_declared(found))
    keys = []
    for path, default in found.ruleset.keys.items():
        key = next((key for known, key in declared.items() if path == known or path.startswith(f"{known}.")), None)
        choices = list(key.choices) if key is not None and key.choices else None
        lowest, highest = (key.lowest, key.highest) if key is not None else (None, None)
        label, about = (worded(line, catalogue_of(name)) for line in house_rule(name, path))
        keys.append(RuleKey(path, default, lowest, highest, choices, isinstance(default, list), label, about))
    return keys


def _declared(found: Game) -> list[tuple[str, Any]]:
    return [
        (field.key.path.format(players=count), field.key)
        for field in fields_of(found.declared_rules)
        if field.key is not None
        for count in found.meta.players
    ]
