"""What a bot's value means: the curves of every game's bots/chances.toml, and how true they are.

    python -m bench.calibration measure corridor 4 medium     play games, look at positions, keep values and outcomes
    python -m bench.calibration marks corridor eight_days     what medium players lose by their decisions
    python -m bench.calibration write                         curves into bots/chances.toml, the table, the plot

What is measured is kept in build/; `write` keeps of it the curves, the marks and, in bench/calibration.json, the bins.
What was measured on another day stays as it is.

A position is one that bots of the level came to, at a ply drawn by lot, seen by a player drawn by lot; its value is
what a review's look says, its outcome how that game ended for that player. All games make the curve. How true it is,
is told by thirds: each third of the games is tested by a curve that the other two thirds made.
"""

import argparse
import json
import random
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

import tablewright
from tablewright.kernel.game import Game
from tablewright.kernel.position import Position
from tablewright.kernel.rng import U, stream
from tablewright.lab.bot_games import chooser, play_out
from tablewright.reviews.chances import USUAL_LOOK, Chances, Curve, chances_of, data_of, outcome
from tablewright.reviews.eyes import Eyes
from tablewright.reviews.looking import Look, look

KEPT = Path(__file__).parents[1] / "build" / "calibration"
TRUTH = Path(__file__).parent / "calibration.json"
MOST = 40  # positions of a game, and no more than half of them
# where the points of a curve are, by the share of positions below: close together at both ends
SHARES = (0.005, 0.01, 0.02, 0.04, 0.07, *(n / 20 for n in range(2, 19)), 0.93, 0.96, 0.98, 0.99, 0.995)
OPENING = (2, 8)  # random moves at the beginning
BINS = 10
COMMON = (0.75, 0.9, 0.95)  # shares of medium players' decisions: the rest cost more than good, loose, mistaken ones
FLOORS = (0.01, 0.02, 0.04)  # as people read chances, in whole points
LEAST = 200  # positions of a bin that says something
RELEASE = "2026-11-17"  # the levels that played when the curves were measured; of Quoridor's, with less thought
BOTS = {
    ("quoridor", "medium"): "alphabeta:iterations=1500,table=12",
    ("quoridor", "hard"): "alphabeta:iterations=6000,table=14",
}


def bot_at(name: str, level: str) -> str:
    """Who plays the games that are looked at."""
    return BOTS.get((name, level), f"{level}@{RELEASE}")


def measure(name: str, players: int, level: str, positions: int, seed: int) -> None:
    """Play games and keep what looks say of their positions, and how they ended."""
    game, rows, n = tablewright.game(name), list[tuple[int, int, float, list[float]]](), 0
    bot = chances_of(game, players).look
    while len(rows) < positions:
        word = int(stream(U(seed), n))
        end = opened(game, players, word)
        play_out(end, [bot_at(name, level)] * players, word, chooser())
        rows += [(n, *sample) for sample in samples_of(end, word, bot)]
        n += 1
        if n % 50 == 0 or len(rows) >= positions:
            keep(KEPT / f"{name}-{players}-{level}-{seed}.npz", rows)
    print(f"{name} {players} {level}: {len(rows)} positions of {n} games", flush=True)


def opened(game: Game, players: int, word: int) -> Position:
    """A new game; where nothing is left to chance some moves are played at random, or all games would be the same."""
    position, lot = game.new(players, word), random.Random(word)
    for _ in range(0 if game.has_chance else lot.randint(*OPENING)):
        position.play(lot.choice(position.actions()))
    return position


def keep(path: Path, rows: list[Any]) -> None:
    """What has been measured so far."""
    path.parent.mkdir(parents=True, exist_ok=True)
    columns = [np.array(column) for column in zip(*rows, strict=True)]
    np.savez(path, **dict(zip(("game", "viewer", "outcome", "values"), columns, strict=True)))


def all_measured() -> list[tuple[str, int, str]]:
    """What has been measured: games, numbers of players and levels."""
    stems = [path.stem.rsplit("-", 3) for path in KEPT.glob("*.npz")]
    return sorted({(name, int(players), level) for name, players, level, _ in stems})


def merged(name: str, players: int, level: str) -> dict[str, Any]:
    """The positions of all seeds together; games of different seeds are different games."""
    files = sorted(KEPT.glob(f"{name}-{players}-{level}-*.npz"))
    parts = [dict(np.load(path)) for path in files]
    for n, part in enumerate(parts):
        part["game"] = part["game"] + n * 3_000_000
    return {key: np.concatenate([part[key] for part in parts]) for key in parts[0]}


def samples_of(end: Any, word: int, bot: Any) -> list[tuple[int, float, list[float]]]:
    """Some positions of a finished game: who looks, how it ended for her, and the values of everybody."""
    plies, found = len(end.moves), list[tuple[int, float, list[float]]]()
    lot = random.Random(word)
    wanted = set(lot.sample(range(plies), min(plies // 2, MOST)))
    position, result = end.game.new(end.players, word), end.result
    for ply, action in enumerate(end.moves):
        if ply in wanted:
            viewer = lot.randrange(end.players)
            is_team = end.game.meta.goal == "cooperative"
            seen = position if is_team or not end.game.has_secrets else position.observation(viewer)
            if not end.game.has_secrets:
                seen = position.observation(position.actor)
            values = look(seen, bot).values
            found.append((viewer, outcome(end.game.meta.goal, end.players, result[viewer]), list(values)))
        position.play(action)
    return found


def fitted(values: Any, outcomes: Any) -> tuple[list[float], list[float]]:
    """A rising curve: means of equally many positions, neighbours that fall pooled, ends drawn out to the extremes."""
    order = np.argsort(values, kind="stable")
    pools = [
        [float(values[part].mean()), float(outcomes[part].mean()), float(len(part))]
        for part in np.split(order, [round(share * len(order)) for share in SHARES])
        if len(part)
    ]
    n = 0
    while n + 1 < len(pools):
        (x, low, a), (y, high, b) = pools[n], pools[n + 1]
        if high <= low + 1e-9 or y <= x + 1e-3:
            pools[n : n + 2] = [[(x * a + y * b) / (a + b), (low * a + high * b) / (a + b), a + b]]
            n = max(0, n - 1)
        else:
            n += 1
    xs, ys = [round(pool[0], 4) for pool in pools], [round(pool[1], 4) for pool in pools]
    return drawn_out(xs, ys, float(values.min()), float(values.max()))


def drawn_out(xs: list[float], ys: list[float], low: float, high: float) -> tuple[list[float], list[float]]:
    """A curve as far as values go: its first and last slopes, kept above 0 and below 1."""
    if len(xs) < 2:
        return [low, high], [ys[0], ys[0] + 1e-4]
    first, last = (ys[1] - ys[0]) / (xs[1] - xs[0]), (ys[-1] - ys[-2]) / (xs[-1] - xs[-2])
    if low < xs[0] - 1e-3:
        xs, ys = [round(low, 4), *xs], [round(max(ys[0] / 2, ys[0] - first * (xs[0] - low)), 4), *ys]
    if high > xs[-1] + 1e-3:
        top = min((1 + ys[-1]) / 2, ys[-1] + last * (high - xs[-1]))
        xs, ys = [*xs, round(high, 4)], [*ys, round(top, 4)]
    return xs, ys


def by_thirds(chances: Chances, kept: Any) -> Any:
    """The chances that a review would have told, each by a curve that the other two thirds of the games made."""
    found = np.zeros(len(kept["game"]))
    for third in range(3):
        test = kept["game"] % 3 == third
        values, outcomes = fitted(own_values(kept)[~test], kept["outcome"][~test])
        found[test] = predicted(replace(chances, curve=Curve(tuple(values), tuple(outcomes))), kept, test)
    return found


def own_values(kept: Any) -> Any:
    """The value for the one who looks."""
    return kept["values"][np.arange(len(kept["viewer"])), kept["viewer"]]


def predicted(chances: Chances, kept: Any, part: Any) -> Any:
    """The chances that a review would have told."""
    eyes, found = Eyes(chances), []
    for values, viewer in zip(kept["values"][part].tolist(), kept["viewer"][part].tolist(), strict=True):
        nobody = (0.0,) * len(values)
        found.append(eyes.row(Look(tuple(values), 0.0, nobody, nobody, (), ()))[viewer])
    return np.array(found)


def bins_of(chances: Any, outcomes: Any, games: Any) -> list[dict[str, float]]:
    """Predicted and seen in ten bins; the interval counts games, since positions of one game have one outcome."""
    rows = []
    for b in range(BINS):
        inside = (chances >= b / BINS) & ((chances < (b + 1) / BINS) | (b == BINS - 1))
        n = int(inside.sum())
        if n == 0:
            continue
        errors, each = outcomes[inside] - chances[inside], games[inside]
        sums = np.bincount(np.unique(each, return_inverse=True)[1], errors - errors.mean())
        width = 1.96 * float(np.sqrt((sums**2).sum())) / n
        rows.append({"bin": b, "n": n, "said": chances[inside].mean(), "seen": outcomes[inside].mean(), "half": width})
    return rows


def is_true(row: dict[str, float]) -> bool:
    """Within five points, or within the interval; a bin of few positions says nothing."""
    gap = abs(row["seen"] - row["said"])
    return row["n"] < LEAST or gap <= 0.05 or gap <= row["half"]


def marks(name: str, games: int, seed: int) -> None:
    """What medium players lose by decisions that are not the best: the quantiles that part the marks."""
    from tablewright.reviews import Reviewer, played_of
    from tablewright.reviews.losses import decisions_of

    game, losses = tablewright.game(name), list[float]()
    players = usual_players(game)
    for n in range(games):
        word = int(stream(U(seed), n))
        end = opened(game, players, word)
        play_out(end, [bot_at(name, "medium")] * players, word, chooser())
        losses += [decision.loss for decision in decisions_of(Reviewer(played_of(end)))]
    found = np.array(losses)
    KEPT.mkdir(parents=True, exist_ok=True)
    np.save(KEPT / f"{name}-losses.npy", found)
    print(
        f"{name}: {len(found)} decisions of {games} games; {(found <= 0).mean():.0%} best; {limits_of(found)}",
        flush=True,
    )


def limits_of(losses: Any) -> list[float]:
    """The largest losses of good, loose and mistaken decisions; differences that nobody feels part nothing."""
    found = np.quantile(losses, COMMON)
    return [round(max(float(limit), floor), 3) for limit, floor in zip(found, FLOORS, strict=True)]


def usual_players(game: Game) -> int:
    """How many usually play."""
    return 2 if game.name == "quoridor" else 4


def write() -> None:
    """The files of all games that were measured, and how true they are."""
    for name in tablewright.GAMES:
        game = tablewright.game(name)
        measured = [what for what in all_measured() if what[0] == name]
        if measured or (KEPT / f"{name}-losses.npy").exists():
            (game.folder / "bots" / "chances.toml").write_text(written(game, measured), "utf-8")
    data_of.cache_clear()
    chances_of.cache_clear()
    known = json.loads(TRUTH.read_text("utf-8")) if TRUTH.exists() else {}
    known |= {" ".join(map(str, what)): tested(*what) for what in all_measured()}
    TRUTH.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", "utf-8")
    for line in table(known):
        print(line)
    (Path(__file__).parents[1] / "docs" / "calibration.svg").write_text(plot(known), "utf-8")


def written(game: Game, measured: list[tuple[str, int, str]]) -> str:
    """A game's chances.toml; curves that were not measured again stay."""
    found = KEPT / f"{game.name}-losses.npy"
    limits = limits_of(np.load(found)) if found.exists() else data_of(game).get("marks")
    lines = [
        "# Made by bench/calibration.py: which search a review looks with, and what its values mean as chances.",
        "",
    ]
    lines.append(f'look = "{data_of(game).get("look", USUAL_LOOK)}"')
    if limits:
        lines.append(f"marks = {limits}  # the largest losses of good, loose and mistaken decisions")
    before = data_of(game).get("curves", {})
    curves = {(int(n), level): tuple(curve.values()) for n in before for level, curve in before[n].items()}
    for _, players, level in measured:
        kept = merged(game.name, players, level)
        curves[players, level] = fitted(own_values(kept), kept["outcome"])
    for (players, level), (values, chances) in sorted(curves.items()):
        lines += ["", f"[curves.{players}.{level}]", f"values = {values}", f"chances = {chances}"]
    text = "\n".join(lines) + "\n"
    tomllib.loads(text)
    return text


def tested(name: str, players: int, level: str) -> dict[str, Any]:
    """How true a curve is in games that did not make it: positions, games and bins."""
    kept = merged(name, players, level)
    rows = bins_of(by_thirds(chances_of(tablewright.game(name), players, level), kept), kept["outcome"], kept["game"])
    bins = [{key: round(float(value), 3) for key, value in row.items()} for row in rows]
    return {"positions": len(kept["game"]), "games": len(np.unique(kept["game"])), "bins": bins}


def table(known: dict[str, Any]) -> list[str]:
    """The test games of all measurements, bin by bin."""
    lines = [
        "| game | players | level | positions | " + " | ".join(f"{10 * b}-{10 * b + 10}" for b in range(BINS)) + " |"
    ]
    lines.append("|---" * (4 + BINS) + "|")
    for what, one in sorted(known.items()):
        rows = {int(row["bin"]): row for row in one["bins"]}
        cells = [cell(rows.get(b)) for b in range(BINS)]
        lines.append(f"| {what.replace(' ', ' | ')} | {one['positions']:,} | " + " | ".join(cells) + " |")
    return lines


def plot(known: dict[str, Any]) -> str:
    """What was said against what was seen, a square for each game and number of players; bars are intervals."""
    size, gap, columns, inner = 150, 44, 4, ""
    for n, (what, one) in enumerate(sorted(known.items())):
        left, top = 20 + n % columns * (size + gap), 30 + n // columns * (size + gap)
        name, players, _ = what.split()
        inner += f'<text x="{left}" y="{top - 8}">{tablewright.game(name).meta.title}, {players}</text>'
        inner += f'<rect x="{left}" y="{top}" width="{size}" height="{size}" fill="none" stroke="#888"/>'
        inner += f'<path d="M{left} {top + size} L{left + size} {top}" stroke="#888" stroke-dasharray="4"/>'
        inner += "".join(point(row, left, top, size) for row in one["bins"] if row["n"] >= LEAST)
    width, height = 20 + columns * (size + gap), 40 + -(-len(known) // columns) * (size + gap)
    inner += f'<text x="20" y="{height - 14}">across: the chance that was said; up: the share that came true</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="13" fill="#777">{inner}</svg>\n'
    )


def point(row: dict[str, float], left: float, top: float, size: float) -> str:
    """One bin of a plot."""
    x, y = left + size * row["said"], top + size * (1 - row["seen"])
    low, high = min(top + size, y + size * row["half"]), max(top, y - size * row["half"])
    bar = f'<path d="M{x:.1f} {low:.1f} V{high:.1f}" stroke="#3568b0" stroke-width="2"/>'
    return f'{bar}<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="#3568b0"/>'


def cell(row: dict[str, float] | None) -> str:
    """Said and seen in per cent, and of how many positions; a bin that is wrong is bold."""
    if row is None:
        return ""
    text = f"{100 * row['said']:.0f}: {100 * row['seen']:.0f} ± {100 * row['half']:.0f} ({int(row['n']):,})"
    return text if is_true(row) else f"**{text}**"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("measure", "marks", "write"))
    parser.add_argument("arguments", nargs="*")
    parser.add_argument("--positions", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.what == "measure":
        name, players, level = options.arguments
        measure(name, int(players), level, options.positions, options.seed)
    elif options.what == "marks":
        for name in options.arguments:
            marks(name, options.games, options.seed)
    else:
        write()


if __name__ == "__main__":
    main()
