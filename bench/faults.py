"""Faults that people laugh at, counted in whole games of bots, by level.

    python3 -m bench.faults [GAME ...] [--levels beginner,easy] [--decisions 10000] [--seed 4] [--json]

Games are played as at a table, every decision a question of its own. Each decision with a choice is looked at again in
WORLDS worlds that the player considers possible, with other chance than the bot's own:

    lost at once    the move loses in every world (the game is lost, or its player is out), another does not
    win missed      another move wins in every world, the one that was played does not
    let in          after the move the next player wins at once, after another she does not (games without chance)
    step undone     a step back to where the player's last decision began, of all steps
    points left     a turn ended with points in danger, of all turns ended so: DANGERS says what that is in a game

The length is the mean and the median of whole games; the last one, which was cut off, does not count.
"""

import argparse
import json
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean, median
from typing import Any

import numpy as np
from bench.strength import Table, tables

import tablewright
from tablewright.bots import choose
from tablewright.bots.one_step import PLAYERS
from tablewright.bots.registry import LEVELS
from tablewright.kernel import verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.events import SILENT
from tablewright.kernel.position import Position
from tablewright.kernel.records import Actions, Ints, Records
from tablewright.kernel.rng import I, U, key, stream
from tablewright.match.talk import conversation

WORLDS = 32
FAULTS = ("lost at once", "win missed", "let in", "step undone", "points left")

# where a player's piece is, as fields of a state; steps are changes of it
PLACES = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))


def place(position: Position, player: int, fields: list[str]) -> list[int]:
    """Where a player's piece is."""
    return [int(getattr(position.s, field)[player]) for field in fields]


def corridor_danger(seen: Position) -> bool:
    """The Corridor: points left and a step forward to go, with the horde's longest move reaching the player."""
    s, p = seen.s, seen.actor
    return "forward" in seen.legal() and int(s.rank[p]) - int(s.horde) <= 4


def tower_danger(seen: Position) -> bool:
    """Zombie Tower 3D: actions left in a room with zombies, and a room without any next door."""
    s, p, legal = seen.s, seen.actor, seen.legal()
    safe = [move for move in legal if move.startswith("move ") and not s.zombies[p][int(move[5:])]]
    return bool(s.zombies[p][int(s.room[p])]) and bool(safe)


DANGERS: dict[str, tuple[str, Callable[[Position], bool]]] = {
    "corridor": ("end", corridor_danger),
    "zombie_tower": ("end", tower_danger),
}


@jit
def consequences(
    rs: Records, seen: Records, player: int, actions: Actions, worlds: int, seed: int, worst: float, lost: Ints,
    won: Ints,
) -> None:  # fmt: skip
    """In how many worlds each action loses or wins at once; at or below `worst` a result is a loss."""
    world, after, values = seen.copy(), seen.copy(), np.zeros(PLAYERS)
    for i in range(worlds):
        world[0] = seen[0]
        key(world[0], stream(seed, i), 0)
        verbs.deal(rs[0], world[0], player)
        for k in range(actions.shape[0]):
            after[0] = world[0]
            verbs.apply(rs[0], after[0], I(actions[k]), SILENT)
            if verbs.actor(after[0]) < 0:
                verbs.result(rs[0], after[0], values)
                lost[k] += I(values[player] <= worst)
                won[k] += I(values[player] > 0.0)
            else:
                verbs.evaluate_for(rs[0], after[0], player, values)
                lost[k] += I(values[player] <= -1.0)


@jit
def gifts(rs: Records, seen: Records, player: int, actions: Actions, out: Actions, given: Ints) -> None:
    """Whether the next player wins at once after each action; for games without secrets and chance."""
    after, then, values = seen.copy(), seen.copy(), np.zeros(PLAYERS)
    for k in range(actions.shape[0]):
        after[0] = seen[0]
        verbs.apply(rs[0], after[0], I(actions[k]), SILENT)
        other = verbs.actor(after[0])
        if other >= 0 and other != player:
            for i in range(verbs.legal(rs[0], after[0], out)):
                then[0] = after[0]
                verbs.apply(rs[0], then[0], I(out[i]), SILENT)
                if verbs.actor(then[0]) < 0:
                    verbs.result(rs[0], then[0], values)
                    given[k] = max(given[k], I(values[other] > 0.0))


def worst_result(start: Position) -> float:
    """The best result that is a loss: in games won together nothing, else less than nothing."""
    return 0.0 if start.game.meta.goal == "cooperative" else -1e-9


class Counting:
    """What a level did in some games."""

    def __init__(self, table: Table, level: str) -> None:
        self.table, self.level = table, level
        self.faults: Counter[str] = Counter()
        self.of: Counter[str] = Counter()
        self.lengths: list[int] = []
        self.decisions, self.cpu = 0, 0.0

    def play(self, seed: int, decisions: int) -> None:
        """A game, or what of it is still wanted."""
        table = self.table
        position = tablewright.game(table.game).new(table.players, seed, table.rules, table.preset)
        bots, last = [self.level] * table.players, {}
        fields = PLACES.get(table.game)
        while not position.is_over and self.decisions < decisions:
            player, lot = position.actor, int(stream(U(seed), len(position.moves)))
            seen = position.observation(player)
            heard = conversation(position, bots, player)
            began = time.process_time()
            thought = choose(seen, self.level, lot, heard=heard)
            if len(seen.actions()) > 1:
                self.cpu += time.process_time() - began
                self.decisions += 1
                self.judge(seen, thought.action, lot)
            before = place(position, player, fields) if fields else None
            position.play(thought.action)
            if fields:
                last[player] = self.step(before, place(position, player, fields), last.get(player))
        if position.is_over:
            self.lengths.append(position.length)

    def step(self, before: Any, after: Any, last: Any) -> Any:
        """Count a step; where it began, None if it was none."""
        if after == before:
            return None
        self.of["step undone"] += 1
        self.faults["step undone"] += after == last
        return before

    def judge(self, seen: Position, action: int, lot: int) -> None:
        """Count what was wrong with a decision."""
        (rules, record), actions = seen.arrays, np.array(seen.actions(), np.int32)
        lost, won, given = (np.zeros(len(actions), np.int64) for _ in range(3))
        seed = U(lot) ^ U(0x9E3779B97F4A7C15)
        consequences(rules, record, seen.actor, actions, WORLDS, seed, worst_result(seen), lost, won)
        at = actions.tolist().index(action)
        self.of["lost at once"] += 1
        self.of["win missed"] += 1
        self.faults["lost at once"] += bool(lost[at] == WORLDS and (lost < WORLDS).any())
        self.faults["win missed"] += bool(won[at] < WORLDS and (won == WORLDS).any())
        game = seen.game
        if not (game.has_chance or game.has_secrets):
            gifts(rules, record, seen.actor, actions, np.empty(game.max_legal, np.int32), given)
            self.of["let in"] += 1
            self.faults["let in"] += bool(given[at] and not given.all())
        move, danger = DANGERS.get(game.name, ("", lambda seen: False))
        if game.texts[action] == move:
            self.of["points left"] += 1
            self.faults["points left"] += danger(seen)

    def told(self) -> dict[str, Any]:
        """For JSON."""
        counted = {name: [self.faults[name], self.of[name]] for name in FAULTS if self.of[name]}
        return {
            "table": self.table.name,
            "level": self.level,
            "decisions": self.decisions,
            "games": len(self.lengths),
            "length": [round(mean(self.lengths), 1), median(self.lengths)] if self.lengths else [],
            "cpu_s": round(self.cpu / max(1, self.decisions), 5),
            **counted,
        }


def count(table: Table, level: str, decisions: int, seed: int) -> dict[str, Any]:
    """So many decisions of a level that plays every seat."""
    counting = Counting(table, level)
    while counting.decisions < decisions:
        counting.play(seed, decisions)
        seed += 1
    return counting.told()


def usual_tables(names: list[str]) -> Iterator[Table]:
    """Each game as it is usually played, each number of players and preset once."""
    met = set()
    for table in tables():
        if table.name not in met and (not names or table.game in names):
            met.add(table.name)
            yield table


def row(told: dict[str, Any]) -> str:
    """A line of the table in Markdown."""
    faults = [f"{told[name][0]} of {told[name][1]:,}" if name in told else "-" for name in FAULTS]
    length = " / ".join(map(str, told["length"])) or "-"
    cells = [told["table"], told["level"], f"{told['decisions']:,}", *faults, length, f"{told['cpu_s']:.4f}"]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--levels", default=",".join(LEVELS[:-1]), help="bots apart by semicolons or commas")
    parser.add_argument("--players", type=int)
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=4)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    levels = options.levels.split(";" if ";" in options.levels or ":" in options.levels else ",")
    if not options.json:
        print(f"| table | level | decisions | {' | '.join(FAULTS)} | length: mean / median | CPU s a decision |")
        print("|" + "---|" * (5 + len(FAULTS)))
    for table in usual_tables(options.games):
        if options.players in (None, table.players):
            for level in levels:
                told = count(table, level, options.decisions, options.seed)
                print(json.dumps(told) if options.json else row(told), flush=True)


if __name__ == "__main__":
    main()
