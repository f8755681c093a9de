"""OpenSpiel 2.0.2 doing in C++ what we do: random rollouts and tree search, measured in CPU time on one core.

Each function returns (units done, CPU seconds). Only pyspiel's own C++ code is measured: a rollout runs in the
RandomRolloutEvaluator of an MCTSBot, never step by step from Python.

What to mind when comparing with its `quoridor`:
- rows are counted from the top (our e2 is its e8, our e3h its e6h);
- a game is drawn at ply 324, so ours must be stopped there too: late plies, without fences in hand, are the cheap ones;
- with four players it raises errors when a player must pass; such rollouts are left out of the count and of the time.
"""

import os
import random
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import pyspiel

SAMPLE = 2_000  # games played from Python to learn the mean length: its standard error is below 1 %
CHUNK = 20  # rollouts between two looks at the clock; an error costs so many at most
DEALS = 10  # hands of hearts that share the rollouts
# The message of an error raised in C++ may be no text at all.
FAULTS = (pyspiel.SpielError, UnicodeDecodeError)


def quoridor_rollouts(players: int, n: int, seed: int) -> tuple[int, float]:
    """Plies of about n uniform random games from the start position, all legal actions listed at every ply.

    The evaluator does not tell how long its games were, so plies = games * mean length, where the mean is that of
    SAMPLE random games of the same kind, played from Python and not timed. Games are independent, so leaving out
    those that raise an error leaves the same kind of game in the sample and in the rollouts.
    """
    with quiet():
        game = quoridor(players)
        games, seconds = rollouts(game, game.new_initial_state(), n, seed)
        return round(games * mean_length(players)), seconds


def hearts_rollouts(n: int, seed: int) -> tuple[int, float]:
    """Steps of players in about n uniform random games of hearts, from DEALS random deals, the dealing not timed.

    Chance has spoken before the first card, and no hand ends early, so a deal decides the number of steps: 52 cards
    played, and 12 passed where that hand passes cards. The count is exact.
    """
    game = pyspiel.load_game("hearts")
    choice = random.Random(seed)
    steps, seconds = 0, 0.0
    for deal in range(DEALS):
        state = dealt(game, choice)
        games, cpu = rollouts(game, state, n // DEALS, seed + deal)
        steps += games * random_game(state.clone(), choice)
        seconds += cpu
    return steps, seconds


def hearts_games(n: int, seed: int) -> tuple[int, float]:
    """The same for whole games, dealing included, as our games include their set-up.

    A search cannot begin at a chance node, so the dealing is timed apart: random bots play, all in C++, n games from
    the start and n from a dealt hand; the difference is what dealing takes.
    """
    game = pyspiel.load_game("hearts")
    steps, seconds = hearts_rollouts(n, seed)
    whole = played_by_bots(game.new_initial_state(), n, seed)
    after_the_deal = played_by_bots(dealt(game, random.Random(seed)), n, seed)
    return steps, seconds + max(0.0, whole - after_the_deal)


def dealt(game: Any, choice: random.Random) -> Any:
    """A state in which chance has spoken."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(choice.choice([outcome for outcome, _ in state.chance_outcomes()]))
    return state


def played_by_bots(state: Any, n: int, seed: int) -> float:
    """CPU seconds of n games from a state, played by OpenSpiel's random bots in C++."""
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(state.num_players())]
    start = time.process_time()
    for i in range(n):
        pyspiel.evaluate_bots(state.clone(), bots, seed + i)
    return time.process_time() - start


def quoridor_mcts_simulations(moves: Sequence[str], n: int, seed: int) -> tuple[int, float]:
    """n simulations of the MCTSBot, one rollout each, in the two-player position after these moves (our notation)."""
    with quiet():
        game = quoridor(2)
        state = game.new_initial_state()
        for move in moves:
            state.apply_action(state.string_to_action(their_move(move)))
        bot = search(game, simulations=n, rollouts=1, seed=seed)
        start = time.process_time()
        root = bot.mcts_search(state)
        return root.explore_count, time.process_time() - start


def their_move(move: str) -> str:
    """Our move in OpenSpiel's words; works both ways.

    >>> their_move("e2"), their_move("e3h"), their_move("a8v")
    ('e8', 'e6h', 'a1v')
    """
    rows = 10 if len(move) == 2 else 9
    return f"{move[0]}{rows - int(move[1])}{move[2:]}"


def rollouts(game: Any, state: Any, n: int, seed: int) -> tuple[int, float]:
    """About n rollouts from a state: the games that ended without an error, and their CPU seconds."""
    games, seconds = 0, 0.0
    for chunk in range(-(-n // CHUNK)):
        bot = search(game, simulations=1, rollouts=CHUNK, seed=seed * 1_000_003 % 2**30 + chunk)
        start = time.process_time()
        try:
            bot.mcts_search(state)
        except FAULTS:
            continue
        seconds += time.process_time() - start
        games += CHUNK
    return games, seconds


def search(game: Any, simulations: int, rollouts: int, seed: int) -> Any:
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
    return pyspiel.MCTSBot(game, evaluator, 2.0, simulations, 1_000, False, seed, False)  # uct_c, MB, solve, verbose


@cache
def quoridor(players: int) -> Any:
    return pyspiel.load_game(f"quoridor(players={players})")


@cache
def mean_length(players: int) -> float:
    """The mean number of plies of SAMPLE random games that end without an error."""
    choice = random.Random(players)
    start = quoridor(players).new_initial_state()
    lengths: list[int] = []
    while len(lengths) < SAMPLE:
        try:
            lengths.append(random_game(start.clone(), choice))
        except FAULTS:
            continue
    return sum(lengths) / SAMPLE


def random_game(state: Any, choice: random.Random) -> int:
    """Play a state to its end at random, and count the steps."""
    steps = 0
    while not state.is_terminal():
        state.apply_action(choice.choice(state.legal_actions()))
        steps += 1
    return steps


@contextmanager
def quiet() -> Iterator[None]:
    """Keep OpenSpiel's warnings, which C++ writes straight to file 2, off the terminal."""
    kept, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
