"""Made-up games for tests of the lab: numbers with known chances instead of games, the same for the same block.

`effects` says what a change of rules does among some bots, {(rule, value, bot): {measure: shift}}, and how much oftener
the first player loses who may not use a tool, {tool: shift}.
"""

import hashlib

import numpy as np

from tablewright.lab.evidence.counts import stirred
from tablewright.lab.work import GAME, OVER, RESULT, Done, compact, measures_of

LOSES, ROUNDS = 0.25, 6.0


class MadeUp:
    """Stands in for `perform`; The Corridor's measures, drawn by lot."""

    def __init__(self, effects=None):
        self.effects = effects or {}
        self.tasks = []

    def __call__(self, task):
        self.tasks.append(task)
        arm, n = task.arm, task.n
        blocks = np.arange(task.first, task.first + n, dtype=np.uint64)
        shift = self.shift(arm)
        first_loses = self.lot(task, blocks, "loses") < LOSES + shift.get("loses.0", 0.0)
        other = 1 + (self.lot(task, blocks, "who") * (arm.players - 1)).astype(int)
        loser = np.where(first_loses, 0, other)
        columns = {}
        for player in range(arm.players):
            columns[f"{RESULT}{player}"] = np.where(loser == player, -1.0, 1 / (arm.players - 1))
        rounds = np.floor(1 + 2 * (ROUNDS - 1) * self.lot(task, blocks, "rounds")) + shift.get("rounds", 0.0)
        for name, measure in measures_of(arm).items():
            if name.startswith("loses."):
                values = (loser == int(name[6:])).astype(float)
            elif name == "rounds":
                values = rounds
            else:
                values = np.full(n, measure.low)
            columns[name] = compact(values)
            if measure.kind == "ratio":
                columns[name + OVER] = compact(np.ones(n))
        words = np.stack([loser.astype(np.uint64), rounds.astype(np.uint64)])
        columns[GAME] = stirred(words[0] * np.uint64(1000) + words[1])
        return Done(task, columns, 1e-4 * n)

    def shift(self, arm):
        found = {}
        changes = {key: effect for key, effect in self.effects.items() if isinstance(key, tuple)}
        for (rule, value, bot), effect in changes.items():
            if (rule is None or (rule, value) in arm.changes) and bot in (None, arm.bots[0]):
                found |= effect
        for player, tool in arm.barred:
            if player == 0:
                found["loses.0"] = self.effects.get(tool, 0.0)
        return found

    def lot(self, task, blocks, name):
        """A number from 0 to 1 for each block: other bots, other numbers; the same in every arm, but for thoughts."""
        own = hashlib.sha256(f"{task.seed} {name} {task.arm.bots[0]} {task.arm.thinking}".encode()).digest()
        return stirred(blocks ^ np.uint64(int.from_bytes(own[:8], "little"))) / 2.0**64
