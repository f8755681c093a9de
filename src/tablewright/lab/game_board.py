"""One game on a board, action by action, with everything counted; compiled whole games and asked bots play it so."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablewright.bots.decide import Desk
from tablewright.bots.notice import Switches
from tablewright.bots.talk import claims_of
from tablewright.kernel import verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.events import new_log
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.position import Position
from tablewright.kernel.records import Ints, Records, Values, Words
from tablewright.kernel.rng import I, key
from tablewright.lab import counting
from tablewright.lab.counting import Numbers, Tables

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
def begin_game(rs: Records, board: Board, seats: Seats, tables: Tables, game_seed: int, row: Numbers) -> None:
    """A new game of a seed on the board."""
    key(board.state[0], game_seed, 0)
    board.log[0].kind = 0
    verbs.setup(rs[0], board.state[0], board.log)
    counting.begin(tables, row, rs[0], board.state[0], board.log)
    comes_too_often(board, I(0), seats.often)


@jit
def look(rs: Records, board: Board, player: int, desk: Desk) -> int:
    """What a player knows, on the board; how many actions are legal to her, on the desk."""
    board.seen[0] = board.blank[0]
    verbs.observe(rs[0], board.state[0], player, board.seen[0])
    return verbs.legal(rs[0], board.seen[0], desk.actions)


@jit
def go_on(
    rs: Records, board: Board, seats: Seats, tables: Tables, row: Numbers, player: int, n: int, a: int, plies: int
) -> None:
    """The player, who had n legal actions, plays one: the action number `plies` of the game."""
    counting.decided(tables, row, rs[0], player, n, a)
    board.log[0].kind = 0
    verbs.apply(rs[0], board.state[0], a, board.log)
    if comes_too_often(board, plies, seats.often):
        verbs.apply(rs[0], board.state[0], seats.repetition, board.log)
    counting.applied(tables, row, rs[0], board.state[0], player, board.log, board.values)


@jit
def end_game(rs: Records, board: Board, tables: Tables, row: Numbers, results: Values) -> None:
    """What came of the game."""
    verbs.result(rs[0], board.state[0], results)
    counting.ended(tables, row, rs[0], board.state[0], results)


def new_board(start: Position) -> Board:
    """Room for a game under the rules of a position."""
    game = start.game
    most = int(start.r.max_plies) + 1 if game.fingerprint is not None else 0
    state, seen, blank = (np.zeros(1, game.state) for _ in range(3))
    values = np.zeros(max(2, start.players))
    return Board(state, seen, blank, new_log(game.max_events), claims_of(game, ()), values, np.empty(most, np.uint64))


def seats_of(start: Position, bots: Records, barred: Switches, thinking: int) -> Seats:
    """Bots seated under the rules of a position."""
    often = int(start.r.repetition_draw) if start.game.fingerprint is not None else 0
    return Seats(bots, barred, thinking, often, start.game.repetition)
