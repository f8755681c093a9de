"""Whole games of bots in one compiled function, with everything counted.

Game i of an arm is the same game as `bot_games.play_out` plays through `Position`, move by move, on any number of
threads, processes and machines. Its seed is that of the stream i; the bots think with a stream of the game's seed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from tablewright.bots.decide import Desk, decide, new_desk, settings_of
from tablewright.bots.notice import Switches
from tablewright.bots.registry import bot_of
from tablewright.bots.talk import hear
from tablewright.kernel import verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.game import Meta
from tablewright.kernel.position import Position
from tablewright.kernel.records import Records, Values
from tablewright.kernel.rng import I, U, stream
from tablewright.lab.arms import Arm
from tablewright.lab.asked_games import AskedBots
from tablewright.lab.bot_games import Halted, are_ours
from tablewright.lab.counting import Numbers, Tables
from tablewright.lab.game_board import NEVER, Board, Halt, Seats, begin_game, end_game, go_on, look, new_board, seats_of
from tablewright.lab.plan import GameTable, Plan, new_table
from tablewright.lab.plan import barred as actions_of
from tablewright.lab.tally import Tally


@jit
def play_one(
    rs: Records, board: Board, seats: Seats, desk: Desk, tables: Tables, game_seed: int, row: Numbers,
    results: Values, halt: Halt,
) -> bool:  # fmt: skip
    """One game to its end; False: it was stopped."""
    thoughts, plies = stream(game_seed, 1 + seats.thinking), I(0)
    begin_game(rs, board, seats, tables, game_seed, row)
    while verbs.actor(board.state[0]) >= 0 and not halt[0]:
        player = verbs.actor(board.state[0])
        hear(rs, board.state, I(0), player, seats.bots, board.seen, board.blank, board.claims)
        n = look(rs, board, player, desk)
        a = decide(
            rs, board.seen, player, seats.bots, desk, n, board.claims, seats.barred[player], stream(thoughts, plies)
        )
        plies += 1
        go_on(rs, board, seats, tables, row, player, n, a, plies)
    if halt[0]:
        return False
    end_game(rs, board, tables, row, results)
    return True


@jit
def play_games(
    rs: Records, board: Board, seats: Seats, desk: Desk, tables: Tables, seed: int, first: int, counts: Numbers,
    results: Values, halt: Halt,
) -> bool:  # fmt: skip
    """The games first, first + 1, ...; False: they were stopped."""
    for i in range(counts.shape[0]):
        game_seed = stream(seed, first + i)
        if not play_one(rs, board, seats, desk, tables, game_seed, counts[i], results[i], halt):
            return False
    return True


@dataclass(frozen=True, eq=False)
class SeatedBots:
    """Bots seated under the rules of a position, ready to play; nothing of it is written to."""

    start: Position
    plan: Plan
    seats: Seats

    @classmethod
    def of(
        cls, start: Position, bots: Sequence[str], barred: Sequence[tuple[int, str]] = (), thinking: int = 0
    ) -> "SeatedBots":
        """A bot for each player; `barred` and `thinking` as an arm has them."""
        game = start.game
        settings = np.concatenate([settings_of(game, start.players, bot_of(game, bot)) for bot in bots])
        return cls(start, Plan.of(start), seats_of(start, settings, _switches(start, barred), thinking))

    def play(self, seed: int, first: int, n: int, halt: Halt = NEVER) -> GameTable:
        """The games first to first + n - 1, in one compiled call that other threads need not wait for."""
        table, rules = new_table(self.plan, n), self.start.arrays[0]
        desk = new_desk(self.start.game, self.seats.bots)
        is_whole = play_games(
            rules, new_board(self.start), self.seats, desk, self.plan.tables, U(seed), first, table.counts,
            table.results, halt,
        )  # fmt: skip
        if not is_whole:
            raise Halted
        return table


def _switches(start: Position, barred: Sequence[tuple[int, str]]) -> Switches:
    """By player and action: what may not be played."""
    game = start.game
    found = np.zeros((start.players, game.n_actions if barred else 0), np.bool_)
    for player, tool in barred:
        found[player] |= actions_of(game, tool)[: game.n_actions]
    return found


@lru_cache(256)
def seated_bots(arm: Arm) -> SeatedBots | AskedBots:
    """The bots of an arm, kept for its next games; where one is from outside, all are asked."""
    start = arm.start()
    seat = SeatedBots.of if are_ours(start.game, arm.bots) else AskedBots.of
    return seat(start, arm.bots, arm.barred, arm.thinking)


def play(arm: Arm, seed: int, first: int, n: int, halt: Halt = NEVER) -> GameTable:
    """The games first to first + n - 1 of an arm; `halt` can stop them from another thread, and then raises Halted."""
    return seated_bots(arm).play(seed, first, n, halt)


def as_tally(meta: Meta, games: GameTable) -> Tally:
    """Who did well, how games ended and how long they were."""
    return Tally.of(meta, games["plies"], games["length"], games["reason"], games.results)
