"""Matches that chose the numbers of Quoridor's alpha-beta, and those that show how strong and how fast it is.

    python -m bench.quoridor_strength tune "TEMPO=30" "TEMPO=70" --nodes 2500 --games 100
    python -m bench.quoridor_strength bots expert medium --games 20
    python -m bench.quoridor_strength four alphabeta:iterations=20000 uct:iterations=5000 --games 12
    python -m bench.quoridor_strength openspiel expert --simulations 10000 --games 20 --cpu 5
    python -m bench.quoridor_strength rollouts medium --rollouts 60000 --games 20
    python -m bench.quoridor_strength walker medium --games 20
    python -m bench.quoridor_strength speed

Games come in pairs: the same opening, sides changed. An opening is a few plies that a weak, loose search thinks
playable. `tune` stops as soon as a sequential test is sure (SPRT on pairs, 5 % errors). `--cpu` gives each move of the
bot so many seconds of CPU time in place of its own budget.
"""

import argparse
import math
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from bench.peers import rollouts

import tablewright
from tablewright.bots import alphabeta, alphabeta_tree, choose
from tablewright.bots.alphabeta_deepening import begin_search, deepen, take_over
from tablewright.bots.tree_search import NOTHING
from tablewright.games.quoridor.squares import distance
from tablewright.kernel.position import Position

GAME = tablewright.game("quoridor")
PARTS = GAME.alphabeta
OPENING = "alphabeta:iterations=300,slack=1.5,table=12"
MIDDLE = ("", "e2 e8 e3 e7 e4 e6 d3h d6h", "e2 e8 e3 e7 e4 e6 e3h e6h c3h c6h g3h g6h a3h")
Player = Callable[[Position, int], int]


def numbers(text: str) -> tuple[Any, Any]:
    """Weights and settings with some of them changed: "TEMPO=30,FUTILITY=100,NET=other.npy"."""
    weights, settings = PARTS.WEIGHTS.copy(), alphabeta_tree.SETTINGS.copy()
    for part in filter(None, text.split(",")):
        name, value = part.split("=")
        if name == "NET":
            weights[1:] = np.load(value)
        elif hasattr(PARTS, name):
            weights[0, getattr(PARTS, name)] = int(value)
        else:
            settings[getattr(alphabeta_tree, name)] = int(value)
    return weights, settings


def searcher(text: str, nodes: int, power: int = 16) -> Player:
    """A player with changed numbers and a budget of nodes."""
    weights, settings = numbers(text)

    def move(position: Position, seed: int) -> int:
        return int(searched(position, nodes, power, weights, settings).best)

    return move


def searched(position: Position, nodes: int, power: int, weights: Any, settings: Any) -> Any:
    """The control record of a search: `best`, `best_value`, `nodes`, `depth`."""
    rules, state = position.observation(position.actor).arrays
    tree = alphabeta.new_tree(GAME, power, weights, settings)
    begin_search(tree, rules, state, 0.0, 0, NOTHING, NOTHING)
    if not deepen(tree, rules, 60, nodes):
        take_over(tree, False)
    return tree.control[0]


def bot(name: str, cpu: float | None = None) -> Player:
    """A bot by its name, with its own budget or so many seconds of CPU time a move."""

    def move(position: Position, seed: int) -> int:
        seen = position.observation(position.actor)
        if cpu is None:
            return choose(seen, name, seed).action
        end = time.process_time() + cpu
        return choose(seen, name, seed, iterations=100_000_000, stop=lambda: time.process_time() >= end).action

    return move


def walker(position: Position, seed: int) -> int:
    """Never fences: the pawn move after which the way is shortest."""
    steps = []
    for action in (a for a in position.actions() if a < 81):
        after = position.copy()
        after.play(action)
        steps.append((distance(after.r, after.s, position.actor), action))
    return min(steps)[1]


def openspiel(simulations: int, seed: int) -> Player:
    """OpenSpiel's MCTSBot in C++, one random rollout a simulation, told the moves in its own words."""
    import pyspiel
    from bench.peers.openspiel import quoridor, their_move

    game = quoridor(2)
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    mcts = pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1_000, True, seed, False)  # uct_c, MB, solve, verbose

    def move(position: Position, _: int) -> int:
        state = game.new_initial_state()
        for action in position.moves:
            state.apply_action(state.string_to_action(their_move(GAME.texts[action])))
        return GAME.number(their_move(state.action_to_string(mcts.step(state))))

    return move


def timed(player: Player, spent: list[float]) -> Player:
    """The same player, whose CPU seconds are noted at every move."""

    def move(position: Position, seed: int) -> int:
        began = time.process_time()
        action = player(position, seed)
        spent.append(time.process_time() - began)
        return action

    return move


def opening(seed: int, plies: int, players: int = 2) -> Position:
    position = GAME.new(players=players, seed=seed)
    for i in range(plies):
        if not position.is_over:
            position.play(choose(position.observation(position.actor), OPENING, 1000 * seed + i).action)
    return position


def played(start: Position, players: Sequence[Player], seed: int) -> list[float]:
    """The results of one game."""
    position = start.copy()
    while not position.is_over:
        position.play(players[position.actor](position, seed))
    assert position.result is not None
    return position.result


def pair(first: Player, second: Player, seed: int, plies: int) -> float:
    """Two games from one opening with sides changed; points of the first, 0 to 2."""
    start = opening(seed, plies)
    there, back = played(start, (first, second), seed)[0], played(start, (second, first), seed)[1]
    return (there + 1) / 2 + (back + 1) / 2


def elo(score: float) -> float:
    score = min(max(score, 1e-3), 1 - 1e-3)
    return -400 * math.log10(1 / score - 1)


def likelihood(points: Sequence[float], elo0: float, elo1: float) -> float:
    """The log-likelihood ratio of two Elo differences, from pairs of games."""
    shares = np.array(points) / 2
    variance = max(float(shares.var()), 0.02)
    p0, p1 = (1 / (1 + 10 ** (-e / 400)) for e in (elo0, elo1))
    return float(len(shares) * (p1 - p0) * (2 * shares.mean() - p0 - p1) / (2 * variance))


def report(name: str, points: Sequence[float], more: str = "") -> None:
    score, error = np.mean(points) / 2, 1.96 * np.std(points) / 2 / math.sqrt(len(points))
    print(f"{name}: {score:.3f} +- {error:.3f} ({elo(score):+.0f} Elo) in {2 * len(points)} games{more}", flush=True)


def match(name: str, first: Player, second: Player, args: argparse.Namespace) -> None:
    points: list[float] = []
    for i in range(args.games // 2):
        points.append(pair(first, second, args.seed + i, 2 + i % 7))
        print(f"  opening {args.seed + i}: {points[-1]} of 2", flush=True)
    report(name, points)


def tune(args: argparse.Namespace) -> None:
    first, second = searcher(args.first, args.nodes), searcher(args.second, args.nodes)
    points: list[float] = []
    ratio = 0.0
    for i in range(args.games // 2):
        points.append(pair(first, second, args.seed + i, 2 + i % 7))
        ratio = likelihood(points, -args.elo / 2, args.elo / 2)
        if len(points) >= 10 and abs(ratio) > math.log(19):
            break
    name = f"{args.first or 'as shipped'} against {args.second or 'as shipped'}, {args.nodes} nodes"
    report(name, points, f", log-likelihood ratio {ratio:+.2f}")


def of_bots(args: argparse.Namespace) -> None:
    match(f"{args.first} against {args.second}", bot(args.first, args.cpu), bot(args.second, args.cpu), args)


def against_openspiel(args: argparse.Namespace) -> None:
    theirs = openspiel(args.simulations, args.seed)
    match(f"{args.bot} against MCTSBot of {args.simulations} simulations", bot(args.bot, args.cpu), theirs, args)


def against_rollouts(args: argparse.Namespace) -> None:
    name, sides = f"{args.rollouts} rollouts", (bot(args.bot, args.cpu), rollouts.player(args.rollouts, args.c))
    for player in sides:  # what is compiled now does not count
        player(opening(args.seed, 2), args.seed)
    ours, theirs = [], []
    match(f"{args.bot} against {name}", timed(sides[0], ours), timed(sides[1], theirs), args)
    print(f"CPU seconds a move: {args.bot} {np.mean(ours):.3f}, {name} {np.mean(theirs):.3f}", flush=True)


def against_walker(args: argparse.Namespace) -> None:
    match(f"{args.bot} against a walker", bot(args.bot, args.cpu), walker, args)


def of_four(args: argparse.Namespace) -> None:
    """Four players: the first bot in two seats, opposite or side by side, the second in the others."""
    seats = ((0, 2), (1, 3), (0, 1), (2, 3), (1, 2), (0, 3))
    wins = [0, 0]
    for i in range(args.games):
        ours = seats[i % 6]
        players = [bot(args.first if p in ours else args.second, args.cpu) for p in range(4)]
        result = played(opening(args.seed + i // 6, 4 + i // 6 % 5, 4), players, args.seed + i)
        if max(result) > 0:
            wins[0 if result.index(max(result)) in ours else 1] += 1
    print(f"{args.first} {wins[0]} wins, {args.second} {wins[1]}, {args.games - sum(wins)} drawn, two seats each")


def speed(args: argparse.Namespace) -> None:
    """Nodes per CPU second on one core, from the start and from two middle games."""
    weights, settings = numbers("")
    for moves in MIDDLE:
        position = GAME.new(players=2, seed=1)
        for move in moves.split():
            position.play(move)
        searched(position, 1_000, 20, weights, settings)
        began = time.process_time()
        search = searched(position, args.nodes, 20, weights, settings)
        rate = search.nodes / (time.process_time() - began)
        print(f"after {len(moves.split())} plies: {rate:,.0f} nodes per CPU second, depth {search.depth}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)

    def command(name: str, run: Callable[[argparse.Namespace], None], *arguments: str) -> argparse.ArgumentParser:
        made = commands.add_parser(name)
        for argument in arguments:
            made.add_argument(argument)
        made.add_argument("--games", type=int, default=20)
        made.add_argument("--seed", type=int, default=1)
        made.add_argument("--cpu", type=float, help="seconds of CPU time a move")
        made.set_defaults(run=run)
        return made

    tuning = command("tune", tune, "first", "second")
    tuning.add_argument("--nodes", type=int, default=2_500)
    tuning.add_argument("--elo", type=float, default=50.0, help="the difference that matters")
    command("bots", of_bots, "first", "second")
    command("four", of_four, "first", "second")
    command("openspiel", against_openspiel, "bot").add_argument("--simulations", type=int, default=10_000)
    peer = command("rollouts", against_rollouts, "bot")
    peer.add_argument("--rollouts", type=int, default=60_000)
    peer.add_argument("--c", type=float, default=rollouts.C, help="how much it explores")
    command("walker", against_walker, "bot")
    command("speed", speed).add_argument("--nodes", type=int, default=300_000)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    sys.exit(main())
