"""How fast the bots search, in CPU time on one core: iterations a second, beside OpenSpiel where it has the game.

Forced moves, which take no search, are not counted.
"""

import time
from collections.abc import Iterator
from functools import cache
from statistics import median

from bench.peers import openspiel

import tablewright
from tablewright.bots import bot_of, choose
from tablewright.kernel.position import Position

MCTSBOT = "OpenSpiel 2.0.2 quoridor, C++ MCTSBot, one rollout a simulation"
PLIES = 324  # OpenSpiel draws a game of Quoridor here
POSITIONS = {
    "the start": "",
    "a middle game of few fences": "e2 e8 e3 e7 e4 e6 e3h d6v",
    "a middle game of pawns that meet": "e2 e8 e3 e7 e4 e6 e6h d4h c3v f5v d4 f6",
    "a middle game of many fences": "e2 e8 e3 e7 d7h e3h b7h g3h f7h c3h d3 d7 a4v h5v",
}
UCT, SIMULATIONS, THEIR_SIMULATIONS = "uct:playout=-1,c=1.4", 20_000, 1_000
LEVEL = "hard"  # whose parameters are measured
THOUGHT = 200  # iterations of that level in the games that lead to the middle games
GAMES = 3


def uct(moves: str, seed: int) -> float:
    """Simulations a second of our search with random playouts, in the two-player position after these moves."""
    position = tablewright.game("quoridor").new(2, 0, {"rules.max_plies": PLIES})
    for move in moves.split():
        position.play(move)
    return speed(position.observation(position.actor), UCT, SIMULATIONS, seed)


def mctsbot(moves: str, seed: int) -> float:
    """The same of OpenSpiel's."""
    simulations, seconds = openspiel.quoridor_mcts_simulations(moves.split(), THEIR_SIMULATIONS, seed)
    return simulations / seconds


def speed(observation: Position, bot: str, iterations: int, seed: int) -> float:
    """Iterations a second."""
    choose(observation, bot, seed, iterations=1)  # compiled
    began = time.process_time()
    thought = choose(observation, bot, seed, iterations=iterations)
    return thought.iterations / (time.process_time() - began)


@cache
def middle_game(name: str, players: int, seed: int) -> Position:
    """What the player to decide knew at the middle one of the decisions of a game that left a choice."""
    position = tablewright.game(name).new(players, seed)
    choices: list[Position] = []
    while not position.is_over:
        seen = position.observation(position.actor)
        if len(seen.actions()) > 1:
            choices.append(seen)
        position.play(choose(seen, LEVEL, seed + len(position.moves), iterations=THOUGHT).action)
    return choices[len(choices) // 2]


def notes(names: list[str]) -> Iterator[str]:
    """The searches that have no peer: the slowest of some middle games."""
    for name in names:
        game = tablewright.game(name)
        if bot_of(game, LEVEL).kind.name != "ismcts":
            continue
        found = [middle_game(name, game.meta.players[-1], seed) for seed in range(1, GAMES + 1)]
        rates = {seen: median(speed(seen, LEVEL, 5_000, seed) for seed in range(3)) for seen in found}
        slowest = min(rates, key=lambda seen: rates[seen])
        where = f"{game.meta.length_unit} {slowest.length}, {slowest.players} players"
        most = max(rates.values())
        yield (
            f"{name}: {LEVEL} searches {rates[slowest]:,.0f} iterations a CPU second "
            f"({where}; up to {most:,.0f} in {GAMES} middle games)"
        )
