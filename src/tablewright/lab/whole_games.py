"""Whole games of bots in one compiled function, with everything counted.

Game i of an arm is the same game as `bot_games.play_out` plays through `Position`, move by move, on any number of
threads, processes and machines. Its seed is that of the stream i; the bots think with a stream of the game's seed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablewright.bots.decide import Desk, decide, new_desk, settings_of
from tablewright.bots.registry import bot_of
from tablewright.bots.talk import claim, claims_of
from tablewright.bots.tree_search import Switches
from tablewright.kernel import verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.events import new_log
from tablewright.kernel.game import Meta
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.position import Position
from tablewright.kernel.records import Ints, Records, Values, Words
from tablewright.kernel.rng import I, U, key, stream
from tablewright.lab import counting
from tablewright.lab.arms import Arm
from tablewright.lab.bot_games import Halted
from tablewright.lab.counting import Numbers, Tables
from tablewright.lab.plan import GameTable, Plan, new_table
from tablewright.lab.plan import barred as actions_of
from tablewright.lab.tally import Tally

Halt = NDArray[np.bool_]  # of one element: True stops the games at the next decision
NEVER: Halt = np.zeros(1, np.bool_)


class Board(NamedTuple):
    """What a game is played on: the state, what a player knows of it, and room for what is counted."""

    state: Records
    seen: Records
    blank: Records
    log: Records
    claims: Ints
    values: Values
    history: Words  # fingerprints, where rules end a game by repetition


class Seats(NamedTuple):
    """Who plays, and under which rules of the table."""

    bots: Records  # a record of settings for each player
    barred: Switches  # by player and action; no columns where nothing is barred
    thinking: int
    often: int  # a position that comes so often ends the game; 0: none does
    repetition: int  # by this action


@jit
def hear(rs: Records, board: Board, listener: int, bots: Records) -> None:
    """What the others' bots tell a player, each from what its own player knows."""
    board.claims[:, :] = 0
    if bots[listener].talk == 0:
        return
    for speaker in range(bots.shape[0]):
        if speaker != listener and bots[speaker].talk != 0:
            board.seen[0] = board.blank[0]
            verbs.observe(rs[0], board.state[0], speaker, board.seen[0])
            claim(rs[0], board.seen[0], speaker, board.claims)


@jit
def comes_too_often(board: Board, plies: int, often: int) -> bool:
    """Note the position, and say whether it has now come too often."""
    if often == 0:
        return False
    board.history[plies] = verbs.fingerprint(board.state[0])
    times = 0
    for i in range(plies + 1):
        times += wide(board.history[i] == board.history[plies])
    return times >= often


@jit
def play_one(
    rs: Records, board: Board, seats: Seats, desk: Desk, tables: Tables, game_seed: int, row: Numbers,
    results: Values, halt: Halt,
) -> bool:  # fmt: skip
    """One game to its end; False: it was stopped."""
    thoughts, plies = stream(game_seed, 1 + seats.thinking), I(0)
    key(board.state[0], game_seed, 0)
    board.log[0].kind = 0
    verbs.setup(rs[0], board.state[0], board.log)
    counting.begin(tables, row, rs[0], board.state[0], board.log)
    comes_too_often(board, plies, seats.often)
    while verbs.actor(board.state[0]) >= 0 and not halt[0]:
        player = verbs.actor(board.state[0])
        hear(rs, board, player, seats.bots)
        board.seen[0] = board.blank[0]
        verbs.observe(rs[0], board.state[0], player, board.seen[0])
        n = verbs.legal(rs[0], board.seen[0], desk.actions)
        a = decide(
            rs, board.seen, player, seats.bots, desk, n, board.claims, seats.barred[player], stream(thoughts, plies)
        )
        counting.decided(tables, row, rs[0], player, n, a)
        board.log[0].kind = 0
        verbs.apply(rs[0], board.state[0], a, board.log)
        plies += 1
        if comes_too_often(board, plies, seats.often):
            verbs.apply(rs[0], board.state[0], seats.repetition, board.log)
        counting.applied(tables, row, rs[0], board.state[0], player, board.log, board.values)
    if halt[0]:
        return False
    verbs.result(rs[0], board.state[0], results)
    counting.ended(tables, row, rs[0], board.state[0], results)
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
        often = int(start.r.repetition_draw) if game.fingerprint is not None else 0
        seats = Seats(settings, _switches(start, barred), thinking, often, game.repetition)
        return cls(start, Plan.of(start), seats)

    def play(self, seed: int, first: int, n: int, halt: Halt = NEVER) -> GameTable:
        """The games first to first + n - 1, in one compiled call that other threads need not wait for."""
        table, rules = new_table(self.plan, n), self.start.arrays[0]
        desk = new_desk(self.start.game, self.seats.bots)
        is_whole = play_games(
            rules, _board(self.start), self.seats, desk, self.plan.tables, U(seed), first, table.counts, table.results,
            halt,
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


def _board(start: Position) -> Board:
    game = start.game
    most = int(start.r.max_plies) + 1 if game.fingerprint is not None else 0
    state, seen, blank = (np.zeros(1, game.state) for _ in range(3))
    values = np.zeros(max(2, start.players))
    return Board(state, seen, blank, new_log(game.max_events), claims_of(game, ()), values, np.empty(most, np.uint64))


@lru_cache(256)
def seated_bots(arm: Arm) -> SeatedBots:
    """The bots of an arm, kept for its next games."""
    return SeatedBots.of(arm.start(), arm.bots, arm.barred, arm.thinking)


def play(arm: Arm, seed: int, first: int, n: int, halt: Halt = NEVER) -> GameTable:
    """The games first to first + n - 1 of an arm; `halt` can stop them from another thread, and then raises Halted."""
    return seated_bots(arm).play(seed, first, n, halt)


def as_tally(meta: Meta, games: GameTable) -> Tally:
    """Who did well, how games ended and how long they were."""
    return Tally.of(meta, games["plies"], games["length"], games["reason"], games.results)
