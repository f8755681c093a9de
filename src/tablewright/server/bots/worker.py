"""A bot worker: a process of its own that gets observations and answers with moves. It never sees a position."""

import signal
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing.connection import Connection
from typing import Any

import numpy as np

from tablewright.bots import Thought
from tablewright.games.registry import game
from tablewright.kernel.compiling import interpret_until_compiled
from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.position import Position
from tablewright.kernel.ruleset import new_rules
from tablewright.match.timed_bots import at_a_table


@dataclass(frozen=True)
class Job:
    """What a bot is asked. `seen` has the bytes of an observation."""

    table: str
    game: str
    players: int
    rules: dict[str, Any]
    viewer: int
    seen: bytes
    bot: str
    seed: int
    heard: tuple[object, ...] = ()
    milliseconds: float = field(default=1000, compare=False)


def job_of(position: Position, player: int, table: str, bot: str, seed: int, heard: tuple[object, ...] = ()) -> Job:
    """The question what a player should do, with what that player may know."""
    _, seen = position.observation(player).arrays
    name, changes = position.game.name, position.changes
    return Job(table, name, position.players, changes, player, seen.tobytes(), bot, seed, heard)


@lru_cache(64)
def _rules(name: str, players: int, changes: str) -> Any:
    import json

    found = game(name)
    return new_rules(found.rules, found.ruleset, players, json.loads(changes))


def think(job: Job) -> Thought:
    """Answer a question."""
    import json

    found = game(job.game)
    rules = _rules(job.game, job.players, json.dumps(job.rules, sort_keys=True))
    seen = np.frombuffer(job.seen, found.state).copy()
    observation = Position(found, rules, seen, job.rules, job.viewer)
    return at_a_table(observation, job.bot, job.seed, job.milliseconds, job.heard)


def main(connection: Connection) -> None:
    """Answer questions until the server is gone."""
    interpret_until_compiled()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the connection
    while True:
        try:
            job = connection.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Any = think(job)
        except TablewrightError as error:  # a bot that cannot play this: not a reason to die
            answer = str(error)
        try:
            connection.send(answer)
        except (BrokenPipeError, OSError):
            return
