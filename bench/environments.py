"""Steps a CPU second of our environments beside those of others, turn by turn in one run, on one core.

    python -m bench.environments [GAME...] [--seconds S] [--rounds N] [--no-peers] [--threads [--at GAMES]] [--seats]

Needs requirements/bench.txt for the peers; one that is not installed is left out, and said. A step is one action in one
game with a legal mask and an observation as numbers, games that are over begin anew, and actions are chosen at random
among the legal ones: ours and pgx step 1,024 games at once, PettingZoo and OpenSpiel one game from Python. What chooses
the actions is not timed with ours and the batched peers, whose masks are arrays; it is a small part of the others.

--threads: what one thread takes over what two do: by the clock (which wants an idle machine); by the CPU time of the
longest way, which is what the calling thread does alone and the longer share of each step; by that of all threads
together, which would be 1 if threads cost nothing. --at: how many games (default: 16,384).
--seats: the steps of a Gymnasium seat against bots, in 64 games at once; the bots compiled, and asked one by one.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from itertools import product
from statistics import median
from typing import Any

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")

import numpy as np

import tablewright
from tablewright import envs
from tablewright.envs.seat_games import SeatGames

GAMES = 1024
STEPS = 192 * GAMES  # of one round, where threads are compared
Rate = Callable[[float], float]  # steps a CPU second, measured for about so many seconds


def chosen(mask: Any, chooser: np.random.Generator) -> Any:
    """Any legal action in each game: no lot is 0."""
    return (mask * (1 - chooser.random(mask.shape, dtype=np.float32))).argmax(axis=1)


def batched(name: str, players: int) -> Rate:
    """Our batch: mask and tensor at every step."""
    batch, chooser = envs.batch(name, players, GAMES, seed=1), np.random.default_rng(1)
    for _ in range(20):
        batch.step(chosen(batch.mask, chooser))

    def rate(seconds: float) -> float:
        spent, steps = 0.0, 0
        while spent < seconds:
            actions = chosen(batch.mask, chooser)
            began = time.process_time()
            batch.step(actions)
            spent += time.process_time() - began
            steps += GAMES
        return steps / spent

    return rate


class Clocked:
    """A batch whose steps are timed: by the clock, and as the CPU time of the longest way through its threads."""

    def __init__(self, name: str, players: int, threads: int, games: int) -> None:
        self.batch = envs.batch(name, players, games, seed=1, threads=threads)
        self.chooser = np.random.default_rng(1)
        self._longest, self._others, self._own = 0.0, 0.0, 0.0
        self._each, self.batch._each = self.batch._each, self._timed  # type: ignore[method-assign]

    def _timed(self, task: Any, *arguments: Any) -> list[Any]:
        """What the batch has its threads do, each share timed; the longest of them counts."""
        spent: dict[int, float] = {}

        def share(slots: Any, *arguments: Any) -> Any:
            began = time.thread_time()
            found = task(slots, *arguments)
            spent[slots.number] = time.thread_time() - began
            return found

        found = self._each(share, *arguments)
        self._longest, self._own = self._longest + max(spent.values()), self._own + spent[0]
        self._others += sum(spent.values()) - spent[0]
        return found

    def seconds(self, steps: int) -> tuple[float, float, float]:
        """Of some steps: by the clock, in CPU time of the longest way, and in that of all threads."""
        clock = mine = self._longest = self._others = self._own = 0.0
        for _ in range(steps):
            actions = chosen(self.batch.mask, self.chooser)
            began, own = time.perf_counter(), time.thread_time()
            self.batch.step(actions)
            clock += time.perf_counter() - began
            mine += time.thread_time() - own
        return clock, mine - self._own + self._longest, mine + self._others


def gain_of_two_threads(name: str, players: int, games: int, rounds: int) -> dict[str, float]:
    """What one thread takes over what two do: the middle of some rounds."""
    one, two = (Clocked(name, players, threads, games) for threads in (1, 2))
    steps = max(1, STEPS // games)
    found = [[a / b for a, b in zip(one.seconds(steps), two.seconds(steps))] for _ in range(rounds + 1)]
    middle = (round(median(ratios), 2) for ratios in zip(*found[1:]))  # the first round warms up
    return dict(zip(("by_clock", "by_longest_way", "by_all_cpu"), middle))


def seats(name: str, players: int, bots: str, is_asked: bool) -> Rate:
    """A seat against bots in 64 games at once, tensors and masks included."""
    games, chooser = SeatGames(name, players, 0, bots, 64), np.random.default_rng(1)
    games.opponents._is_asked = is_asked
    games.reset(1)

    def rate(seconds: float) -> float:
        spent, steps = 0.0, 0
        while spent < seconds:
            actions = chosen(games.mask, chooser)
            began = time.process_time()
            games.step(actions)
            if games.over.any():
                games.begin(games.over.copy())
            spent += time.process_time() - began
            steps += games.games
        return steps / spent

    return rate


def our_turns(name: str, players: int) -> Rate:
    """Our PettingZoo environment."""
    return _turns(envs.aec(name, players))


def _turns(env: Any) -> Rate:
    chooser = np.random.default_rng(1)

    def rate(seconds: float) -> float:
        env.reset(seed=1)
        began, steps = time.process_time(), 0
        while time.process_time() - began < seconds:
            observation, _, is_over, is_cut, _ = env.last()
            if is_over or is_cut:
                env.reset()
                continue
            env.step(int(chooser.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
        return steps / (time.process_time() - began)

    return rate


def pettingzoo(game: str) -> Rate:
    """An environment of PettingZoo's own."""
    from importlib import import_module

    return _turns(import_module(f"pettingzoo.classic.{game}").env())


def openspiel(game: str) -> Rate:
    """OpenSpiel stepped from Python, its rules in C++."""
    import pyspiel

    loaded, chooser = pyspiel.load_game(game), np.random.default_rng(1)

    def rate(seconds: float) -> float:
        state, steps, began = loaded.new_initial_state(), 0, time.process_time()
        while time.process_time() - began < seconds:
            if state.is_terminal():
                state = loaded.new_initial_state()
            state.legal_actions_mask()
            state.observation_tensor()
            state.apply_action(int(chooser.choice(state.legal_actions())))
            steps += 1
        return steps / (time.process_time() - began)

    return rate


def pgx(game: str) -> Rate:
    """pgx on the CPU: 1,024 games in one compiled step, auto-reset; choosing included, since it is compiled with it."""
    import jax
    import pgx as peer
    from pgx.experimental import auto_reset

    env = peer.make(game)
    begin, go = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    @jax.jit
    def step(state: Any, key: Any) -> Any:
        first, second = jax.random.split(key)
        scores = jax.random.uniform(first, state.legal_action_mask.shape)
        actions = (scores * state.legal_action_mask).argmax(axis=1)
        return go(state, actions, jax.random.split(second, GAMES))

    key = jax.random.PRNGKey(1)
    start = jax.block_until_ready(step(jax.jit(begin)(jax.random.split(key, GAMES)), key))

    def rate(seconds: float) -> float:
        state, steps, began, lot = start, 0, time.process_time(), key
        while time.process_time() - began < seconds:
            lot, now = jax.random.split(lot)
            state = jax.block_until_ready(step(state, now))
            steps += GAMES
        return steps / (time.process_time() - began)

    return rate


def peers() -> dict[str, Rate]:
    """Those that are installed."""
    found: dict[str, Rate] = {}
    wanted: list[tuple[str, Callable[[str], Rate], str]] = [
        ("pgx connect_four", pgx, "connect_four"),
        ("pgx chess", pgx, "chess"),
        ("PettingZoo connect_four", pettingzoo, "connect_four_v3"),
        ("PettingZoo chess", pettingzoo, "chess_v6"),
        ("OpenSpiel connect_four from Python", openspiel, "connect_four"),
        ("OpenSpiel quoridor from Python", openspiel, "quoridor"),
    ]
    for label, make, game in wanted:
        try:
            found[label] = make(game)
        except ImportError as error:
            print(f"{label} is left out: {error} (requirements/bench.txt)", file=sys.stderr)
    return found


def compared(rates: dict[str, Rate], rounds: int, seconds: float) -> None:
    """Measure all in turn, and print each."""
    found: dict[str, list[float]] = {label: [] for label in rates}
    for _ in range(rounds):
        for label, rate in rates.items():
            found[label].append(rate(seconds))
    for label, each in found.items():
        spread = [round(min(each)), round(max(each))]
        print(json.dumps({"what": label, "steps_per_cpu_s": round(median(each)), "spread": spread}), flush=True)


def batches_and_turns(games: dict[str, int]) -> dict[str, Rate]:
    rates: dict[str, Rate] = {}
    for name, players in games.items():
        rates[f"{name} {players}p, batch of {GAMES}"] = batched(name, players)
        rates[f"{name} {players}p, PettingZoo"] = our_turns(name, players)
    return rates


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=list(tablewright.GAMES))
    parser.add_argument("--seconds", type=float, default=1.0, help="of CPU time in each round (default: 1)")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--threads", action="store_true", help="only what two threads gain")
    parser.add_argument("--at", type=int, default=16 * GAMES, help="with --threads: how many games at once")
    parser.add_argument("--seats", action="store_true", help="only seats against bots")
    options = parser.parse_args()
    games = {name: tablewright.game(name).meta.players[-1] for name in options.games}
    print(json.dumps({"load": [round(load, 1) for load in os.getloadavg()], "cores": os.cpu_count()}), flush=True)
    if options.threads:
        for name, players in games.items():
            gain = gain_of_two_threads(name, players, options.at, options.rounds)
            print(json.dumps({"what": f"{name} {players}p, two threads", "games": options.at, **gain}), flush=True)
    elif options.seats:
        for (name, players), bot in product(games.items(), ("random", "easy", "medium")):
            ways = {"compiled": False, "asked": True}
            rates = {f"{name} {players}p, {bot}, {way}": seats(name, players, bot, ways[way]) for way in ways}
            compared(rates, options.rounds, options.seconds)
    else:
        compared(batches_and_turns(games) | ({} if options.no_peers else peers()), options.rounds, options.seconds)


if __name__ == "__main__":
    main()
