"""Each level against the one below: the figures under "Strength of the levels" in bench/results.md.

    python3 -m bench.strength [GAME ...] [--games 200] [--scale X] [--minutes 30] [--json]

Every line is a contest of the arena (docs/arena.md): paired seeds, all rotations, stopped by the sequential test once
it is clear which bot is stronger, and otherwise after so many games or minutes of CPU time. Where a pairing would take
long, both budgets are scaled by the same factor (SCALES, unless one is given). Teams (Zombie Tower 3D, Eight Days) are
compared by how many games they clear or live through. Quoridor leaves nothing to chance and its bots do not dither, so
there a weak, loose search plays the first plies of each game.
"""

import argparse
import json
import sys
import time
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import tablewright
from tablewright.bots import QuickMessage, choose
from tablewright.games.quoridor.squares import distance
from tablewright.kernel.position import Position
from tablewright.lab.arena import TOGETHER, Block, Chooser, Contest, compete
from tablewright.lab.arena_report import as_dict, differences, verdict_of
from tablewright.lab.bot_games import chooser
from tablewright.lab.sprt import Sequential

LADDER = ("random", "beginner", "easy", "medium", "hard", "expert")
WALKER = "walker"
OPENING, OPENING_PLIES = "alphabeta:iterations=300,slack=1.5,table=12", 6
SCALES = {"hard": 0.25, "expert": 0.1}  # of both budgets, by the stronger bot; 1 for the others


@dataclass(frozen=True)
class Table:
    """A game as it is usually played."""

    game: str
    players: int
    rules: Mapping[str, Any] = field(default_factory=dict)
    preset: str | None = None
    ladder: tuple[str, ...] = LADDER
    margin: float = 0.1  # the difference of shares that the sequential test asks for

    @property
    def name(self) -> str:
        return " ".join([self.game, f"{self.players}p", *map(str, self.rules.values()), *filter(None, [self.preset])])


def tables() -> Iterator[Table]:
    """Those of strength.toml, game by game; for a game that has none there, one."""
    chosen = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
    for name in tablewright.GAMES:
        for settings in chosen.get(name) or [{"players": tablewright.game(name).meta.players[-1]}]:
            yield Table(name, **{**settings, "ladder": tuple(settings.get("ladder", LADDER))})


def walk(observation: Position) -> int:
    """The pawn move of Quoridor that leaves the shortest way; fences are never placed."""
    player = observation.actor
    best, shortest = -1, 10_000
    for action in observation.actions():
        if len(observation.game.texts[action]) > 2:  # a fence
            continue
        world = observation.deal(0)
        world.play(action)
        left = -1 if world.is_over else int(distance(world.r, world.s, player))
        if left < shortest:
            best, shortest = action, left
    return best


def with_walker(ask: Chooser) -> Chooser:
    """A walker beside the bots, and openings for Quoridor."""

    def chosen(
        observation: Position, bot: str, seed: int, stop: Callable[[], bool], heard: Sequence[QuickMessage] = ()
    ) -> int:
        if observation.game.name == "quoridor" and observation.s.ply < OPENING_PLIES:
            return choose(observation, OPENING, seed, stop=stop).action
        return walk(observation) if bot == WALKER else ask(observation, bot, seed, stop, heard)

    return chosen


def pairings(table: Table) -> Iterator[tuple[str, str]]:
    """The stronger bot first."""
    for below, above in zip(table.ladder, table.ladder[1:], strict=False):
        yield above, below


def measure(table: Table, above: str, below: str, scale: float, options: argparse.Namespace) -> dict[str, Any]:
    """One contest, as the arena reports it."""
    start = tablewright.game(table.game).new(table.players, options.seed, table.rules, table.preset)
    together = start.game.meta.goal in TOGETHER
    contest = Contest(start, (above, below), options.seed, with_walker(chooser(scale)), together)
    test = Sequential(table.margin)
    began = time.process_time()
    end = began + 60 * options.minutes

    def is_decided(done: Sequence[Block]) -> bool:
        return test.accepted(differences(contest, done)) is not None or time.process_time() >= end

    blocks = compete(contest, -(-options.games // len(contest.lineups)), options.workers, is_decided=is_decided)
    told = {"table": table.name, "scale": scale, "cpu_s": round(time.process_time() - began)}
    return as_dict(contest, blocks) | {"sprt": verdict_of(contest, blocks, test)} | told


def line(report: dict[str, Any]) -> str:
    """A row of the table in bench/results.md."""
    above, below = report["bots"]
    share = f"{above['share']:.1%} ({above['low']:.1%} to {above['high']:.1%})"
    other = f"{below['share']:.1%}"
    accepted = report["sprt"]["accepted"] or "open"
    cells = [
        report["table"], f"{above['bot']} : {below['bot']}", f"{report['scale']:g}", report["games"], share, other,
        accepted, report["cpu_s"],
    ]  # fmt: skip
    return "| " + " | ".join(map(str, cells)) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description="Each level against the one below.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="which games (default: all)")
    parser.add_argument("--games", type=int, default=200, help="at most so many in each pairing")
    parser.add_argument("--minutes", type=float, default=30.0, help="of CPU time at most for each pairing")
    parser.add_argument("--workers", type=int, help="threads (default: all cores)")
    parser.add_argument("--scale", type=float, help="of the budgets, in place of SCALES")
    parser.add_argument("--players", type=int, help="only tables of so many")
    parser.add_argument("--levels", help="only pairings whose stronger bot is one of these, apart by commas")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    for table in tables():
        if (options.names and table.game not in options.names) or options.players not in (None, table.players):
            continue
        for above, below in pairings(table):
            if options.levels and above not in options.levels.split(","):
                continue
            report = measure(table, above, below, options.scale or SCALES.get(above, 1.0), options)
            print(json.dumps(report) if options.json else line(report))
            sys.stdout.flush()


if __name__ == "__main__":
    main()
