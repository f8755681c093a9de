"""What can be seen of games, as short hashes: of games played by lot, under the rules as they are and under every house
rule, and of the ends of recorded games.

Where a number of a rule, of a tensor or of a dealt world changes, the hash of that part changes, and says in which part
and under which rules to look. After a change that is meant, `python -m tests.games.traces <game>` writes them anew,
with NUMBA_DISABLE_JIT=1: the laws are asked about spoilt states, which compiled code could read past an array for.
"""

import json
import random
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice
from pathlib import Path

import numpy as np
from tests.lab.counted import counted

import tablewright
from tablewright.kernel import calls
from tablewright.kernel.compiling import JIT
from tablewright.kernel.game import Game
from tablewright.kernel.position import Position
from tablewright.kernel.records import fields_of
from tablewright.lab.measures import measures
from tablewright.testing.suite import tensors_of

FOLDER = Path(__file__).parent
POSITIONS, FEWER = (
    150,
    40,
)  # that are looked at, in as many games as it takes: under the rules as they are, under others
LONGEST = 100  # moves of a game played by lot
LAST, SPOILT = 4, 12  # positions of a record before its end; numbers that are spoilt at each, one at a time
PARTS = ("states", "sights", "tensors", "reasons", "time-outs", "deals", "measures", "laws")


def cases(name: str) -> dict[str, tuple[int, dict]]:
    """Every number of players under the rules as they are; every preset, switch and choice with some of them."""
    game = tablewright.game(name)
    counts = game.meta.players
    rules = {name: dict(preset) for name, preset in game.ruleset.presets.items()}
    rules |= {f"{key}={value}": {key: value} for key, value in others(game)}
    found = {str(players): (players, {}) for players in counts}
    return found | {case: (counts[n % len(counts)], changes) for n, (case, changes) in enumerate(rules.items())}


def others(game: Game) -> Iterator[tuple[str, object]]:
    """Each switch the other way, each choice that is not the default."""
    keys = [field.key for field in fields_of(game.declared_rules) if field.key is not None]
    for key in keys:
        default = game.ruleset.keys.get(key.path)
        if isinstance(default, bool):
            yield key.path, not default
        for choice in key.choices:
            if choice != default:
                yield key.path, choice


def records(name: str) -> dict[str, Path]:
    return {f"the end of {path.stem}": path for path in sorted((FOLDER / name / "records").glob("*.json"))}


def trace(name: str, case: str) -> dict[str, str]:
    """By part, the hash of what some games show."""
    seen: dict[str, list[object]] = {part: [] for part in PARTS}
    if case in records(name):
        look_at_the_end(name, json.loads(records(name)[case].read_text("utf-8")), seen)
    else:
        look_at_games(name, *cases(name)[case], len(case), seen)
    return {part: sha256(json.dumps(found).encode()).hexdigest()[:8] for part, found in seen.items() if found}


def look_at_games(name: str, players: int, rules: dict, seed: int, seen: dict[str, list[object]]) -> None:
    """Games played by lot."""
    wanted = FEWER if rules else POSITIONS
    while len(seen["states"]) < wanted:
        start = tablewright.game(name).new(players, seed, rules)
        for position in islice(played(start, seed), wanted - len(seen["states"])):
            look(position, len(seen["states"]), seen)
        seen["measures"].append(all_measured(position))
        seed += 1


def look_at_the_end(name: str, record: dict, seen: dict[str, list[object]]) -> None:
    """The last positions of a recorded game, where what ends it happens; the laws are asked more often there."""
    position = tablewright.game(name).new(record["players"], record["seed"], record["rules"])
    for n, move in enumerate(record["moves"], -len(record["moves"])):
        if n >= -LAST:
            look(position, n + LAST, seen)
            ask_laws(position, seen)
        position.play(move)
    look(position, LAST, seen)
    ask_laws(position, seen)
    seen["measures"].append(all_measured(position))


def ask_laws(position: Position, seen: dict[str, list[object]]) -> None:
    if not JIT:
        seen["laws"] += [spoilt(position, random.Random(n)) for n in range(SPOILT)]


def played(position: Position, seed: int) -> Iterator[Position]:
    """A game by lot: first the word that a move begins with, so that what is rare comes too, then the move."""
    chance = random.Random(seed)
    for _ in range(LONGEST):
        yield position
        if position.is_over:
            return
        moves = position.legal()
        word = chance.choice(sorted({move.split()[0] for move in moves}))
        position.play(chance.choice([move for move in moves if move.split()[0] == word]))


def look(position: Position, n: int, seen: dict[str, list[object]]) -> None:
    """Everything at a position that is a number: to one viewer, and to another one at the next."""
    game, viewer = position.game, n % position.players
    sight = position.observation(viewer)
    seen["states"].append(position.hash)
    seen["sights"].append([sight.hash, position.observation(-1).hash])
    seen["tensors"].append(tensors_of(sight).tobytes().hex())
    if not JIT:
        seen["laws"].append(spoilt(position, random.Random(n)))
    if position.is_over:
        return
    seen["reasons"].append([calls.why_not(*position.arrays, action) for action in range(len(game.texts))])
    seen["time-outs"].append(position.time_out())
    if game.has_secrets:
        seen["deals"].append(sight.deal(n).hash)


def spoilt(position: Position, chance: random.Random) -> list[str]:
    """What the laws say when one number is another."""
    state = position.arrays[1].copy()
    field = chance.choice([f.name for f in fields_of(position.game.declared_state) if f.name not in ("rng", "ahead")])
    numbers = state[field].reshape(-1)
    place = chance.randrange(numbers.size)
    number = int(numbers[place])
    is_less = number > 0 and chance.random() < 0.5
    numbers[place] = number - 1 if is_less else min(number + 1, np.iinfo(numbers.dtype).max)
    try:
        return position.game.problems(position.r, state[0])
    except (IndexError, ValueError) as error:
        return [type(error).__name__]


def all_measured(position: Position) -> list[list[float]]:
    """Every number that the lab makes of a game as far as it was played, with its range."""
    table = counted(position)
    values = [(measure.of(table)[0], measure.low, measure.high) for measure in measures(position)]
    return [[round(float(number), 6) for number in numbers] for numbers in values]


def kept(name: str) -> dict[str, dict[str, str]]:
    return dict(json.loads((FOLDER / name / "traces.json").read_text("utf-8")))


def written(name: str) -> str:
    lines = [f"  {json.dumps(case)}: {json.dumps(trace(name, case))}" for case in [*cases(name), *records(name)]]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    if JIT:
        sys.exit("Set NUMBA_DISABLE_JIT=1: without it the laws would be missing.")
    (FOLDER / sys.argv[1] / "traces.json").write_text(written(sys.argv[1]), "utf-8")
