"""Single games counted: by the lab's compiled code, and once more by plain Python that only looks at `Position`."""

import itertools
import json
import math
from pathlib import Path

import numpy as np

import tablewright
from tablewright.kernel import calls
from tablewright.kernel.events import Event, new_log
from tablewright.kernel.position import Position
from tablewright.kernel.rng import U, stream
from tablewright.lab import counting
from tablewright.lab.bot_games import chooser
from tablewright.lab.measures import measure_named, measures
from tablewright.lab.plan import GameTable, Plan, barred, group_of, new_table

GAMES = Path(__file__).parents[1] / "games"


def counted(position: Position) -> GameTable:
    """A game from its start (a seed, or a description) to where it is, as the lab counts it.

    The compiled functions are called one by one, as whole games call them: nothing more has to be compiled.
    """
    game, plan = position.game, Plan.of(position)
    table, log, values = new_table(plan, 1), new_log(game.max_events), np.zeros(max(2, position.players))
    rules, row, results = position.arrays[0], table.counts[0], table.results[0]
    if "seed" in position.origin:
        state = np.zeros(1, game.state)
        calls.setup(rules, state, U(position.origin["seed"]), U(0), log)
    else:
        state = game.position(position.origin["start"]).arrays[1]
    counting.begin(plan.tables, row, rules[0], state[0], log)
    out = np.empty(game.max_legal, np.int32)
    for action in position.moves:
        player, legal = calls.actor(state), calls.legal(rules, state, out)
        counting.decided(plan.tables, row, rules[0], player, legal, action)
        log["kind"][0] = 0
        calls.apply(rules, state, action, log)
        counting.applied(plan.tables, row, rules[0], state[0], player, log, values)
    calls.result(rules, state, results)
    counting.ended(plan.tables, row, rules[0], state[0], results)
    return table


def recorded(name: str, record: str) -> Position:
    """A game of a game's records, played again."""
    kept = json.loads((GAMES / name / "records" / f"{record}.json").read_text("utf-8"))
    position = tablewright.game(name).new(kept["players"], kept["seed"], kept["rules"])
    for move in kept["moves"]:
        position.play(move)
    assert position.is_over
    return position


def measured(position: Position, *names: str) -> list:
    """Measures of a game by name; of a ratio both numbers."""
    table, known = counted(position), measures(position)
    found = []
    for name in names:
        measure = measure_named(known, name)
        value = measure.of(table)[0]
        found.append(value if measure.kind == "mean" else (value, measure.over(table)[0]))
    return found


class SlowCount:
    """A game of random bots through `Position`, counted from what a person could write down beside the board."""

    def __init__(self, name: str, players: int, seed: int, rules: dict | None = None) -> None:
        self.position = position = tablewright.game(name).new(players, int(stream(U(seed), 0)), rules)
        self.game, self.players = position.game, players
        self.decisions: list[tuple[int, int, int]] = []  # who, how many legal moves, which
        self.events: list[tuple[int, Event]] = [(0, event) for event in position.setup_events]  # with the length before
        self.summary = np.zeros(sum(math.prod(sample.shape) for sample in self.game.samples), np.int64)
        self.looks: list[list[float]] = []  # after each turn: what the bots make of it
        self.summarise()
        thoughts = stream(U(position.origin["seed"]), 1)
        while not position.is_over:
            self.play_on(int(stream(U(thoughts), len(position.moves))))
        self.summarise()

    def play_on(self, lot: int) -> None:
        position = self.position
        player, length = position.actor, position.length
        action = chooser()(position.observation(player), "random", lot, lambda: False, ())
        self.decisions.append((player, len(position.actions()), action))
        self.events += [(length, event) for event in position.play(action)]
        if position.is_over:
            return
        if position.length != length:
            self.summarise()
        if position.actor != player:
            values = np.zeros(self.players)
            calls.evaluate(*position.arrays, values)
            self.looks.append(values.tolist())

    def summarise(self) -> None:
        if self.game.summary is not None:
            self.game.summary(self.position.r, self.position.s, self.summary)

    def numbers(self) -> dict[str, np.ndarray]:
        """Everything that a row of the lab's table has, by name."""
        found = {"plies": len(self.decisions), "length": self.position.length, "turns": len(self.looks)}
        found["reason"] = self.game.meta.end_reasons.index(self.position.end_reason)
        found |= self.of_decisions() | self.of_events() | self.of_leads()
        at = 0
        for sample in self.game.samples:
            size = math.prod(sample.shape)
            found[sample.name] = self.summary[at : at + size].reshape(sample.shape)
            at += size
        return {name: np.asarray(value) for name, value in found.items()}

    def of_decisions(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for p in range(self.players):
            plies = [ply for ply, (who, _, _) in enumerate(self.decisions) if who == p]
            legal = [n for who, n, _ in self.decisions if who == p]
            gaps = [later - ply - 1 for ply, later in itertools.pairwise(plies)]
            edges = [plies[0], len(self.decisions) - plies[-1] - 1] if plies else [len(self.decisions)]
            for name, value in {
                "decisions": len(plies),
                "choices": sum(n > 1 for n in legal),
                "legal": sum(legal),
                "bits": sum(round(math.log2(n) * counting.MICRO) for n in legal),
                "waits": sum(gap > 0 for gap in gaps),
                "waited": sum(gaps),
                "longest_wait": max([*gaps, *edges]),
            }.items():
                found.setdefault(name, []).append(value)
        return found

    def uses(self, name: str) -> list[int]:
        """How often each player used a group of actions, or a tool."""
        if name.startswith("tool:"):
            belongs = barred(self.game, name.removeprefix("tool:"))
        else:
            belongs = [group_of(text) == name for text in self.game.texts]
        return [sum(who == p and bool(belongs[a]) for who, _, a in self.decisions) for p in range(self.players)]

    def of_events(self) -> dict[str, np.ndarray]:
        found = {}
        for count in self.game.counts:
            shape = tuple(self.players if by == "player" else by.size for by in count.by)
            values: dict[tuple[int, ...], list[int]] = {place: [] for place in np.ndindex(shape)}
            for length, e in self.events:
                fields = {"one": 1, "a": e.a, "b": e.b, "c": e.c, "player": e.player, "length": length}
                place = tuple(
                    fields["player"] if by == "player" else fields[by.field] - by.first for by in count.by
                )  # fmt: skip
                fits = all(low <= fields[field] <= high for field, low, high in count.where)
                if e.kind == count.event and fits and place in values:
                    values[place].append(fields[count.add])
            found[count.name] = np.array([_one(count.how, values[place]) for place in np.ndindex(shape)]).reshape(shape)
        return found

    def of_leads(self) -> dict[str, int]:
        goal, result = self.game.meta.goal, self.position.result
        if goal in ("cooperative", "survival"):
            means = [
                sum(values) / self.players - round(self.game.even * counting.MICRO) / counting.MICRO
                for values in self.looks
            ]
            sides = [[mean, -mean] for mean in means]
            singled = 0 if sum(result) > 0 else 1
        else:
            sign = -1 if goal == "one_loser" else 1
            sides = [[sign * value for value in values] for values in self.looks]
            out = [p for p in range(self.players) if sign * result[p] > 0]
            singled = out[0] if len(out) == 1 else -1
        leaders = [side.index(max(side)) if side.count(max(side)) == 1 else -1 for side in sides]
        known = [leader for leader in leaders if leader >= 0]
        margins = [sorted(side)[-1] - sorted(side)[-2] for side in sides]
        found = {
            "looks": len(sides),
            "singled": singled,
            "margin": sum(round(margin * counting.MICRO) for margin in margins),
            "lead_changes": sum(a != b for a, b in itertools.pairwise(known)),
        }
        if singled < 0:
            return found | {"drama": -1, "decided": -1}
        behind = [round((max(side) - side[singled]) * counting.MICRO) for side in sides]
        unled = [turn for turn, leader in enumerate(leaders, 1) if leader != singled]
        return found | {"drama": max(behind, default=0), "decided": max(unled, default=0)}


def _one(how: str, values: list[int]) -> int:
    if how == "sum":
        return sum(values)
    if not values:
        return -1
    return {"most": max(values), "first": values[0], "last": values[-1]}[how]
