"""Quoridor: what is true of every position."""

from tablewright.games.quoridor import meta
from tablewright.games.quoridor.fences import above_below, beside
from tablewright.games.quoridor.squares import GOAL, U, Z, is_goal, reaches, side
from tablewright.games.quoridor.state import Rules, State
from tablewright.kernel.laws import PLAYERS, Laws, first
from tablewright.kernel.tools import count, jit, wide

LAWS = Laws()


@jit
def n_fences(r: Rules, s: State) -> int:
    fences = count(U(s.horizontal)) + count(U(s.vertical)) + wide(s.lost)
    for p in range(wide(r.players)):
        fences += wide(s.fences[p])
    return fences


@LAWS.add(
    "there are {all} fences in all, not {n} (QRD-2)",
    words=lambda r, s, _: {"all": int(r.players) * int(r.fences), "n": n_fences(r, s)},
)
def all_fences(r: Rules, s: State) -> bool:
    return bool(n_fences(r, s) != wide(r.players) * wide(r.fences))


@LAWS.add("two fences cross (QRD-31)", "two fences overlap (QRD-31)")
def overlap(r: Rules, s: State) -> int:
    h, v = U(s.horizontal), U(s.vertical)
    return first(bool((h & v) != Z), bool((h & U(beside(h))) != Z or (v & U(above_below(v))) != Z))


@LAWS.add("player {i} stands on another pawn's square (QRD-19)", each=PLAYERS)
def shared_square(r: Rules, s: State, p: int) -> bool:
    is_shared = False
    for q in range(p):
        is_shared = is_shared or (s.removed[p] == 0 and s.removed[q] == 0 and s.pawn[p] == s.pawn[q])
    return is_shared


@LAWS.add("player {i} is shut off from her goal line (QRD-35)", each=PLAYERS)
def shut_off(r: Rules, s: State, p: int) -> bool:
    if s.removed[p] != 0:
        return False
    goal = GOAL[side(r, p)]
    return not reaches(wide(s.pawn[p]), goal[0], goal[1], s.east[0], s.east[1], s.north[0], s.north[1])


@LAWS.add(
    "player {i} is on her goal line, but has not won by that (QRD-37)",
    "player {i} has won on her goal line, but is not there (QRD-37)",
    each=PLAYERS,
)
def goal_line(r: Rules, s: State, p: int) -> int:
    has_won = s.reason == meta.REACHED_GOAL and s.winner == p
    is_there = s.removed[p] == 0 and is_goal(r, p, wide(s.pawn[p]))
    return first(is_there and not has_won, has_won and not is_there and s.removed[p] == 0)


@LAWS.add("player {s.turn} is removed and cannot be to move (QRD-A16)")
def removed_to_move(r: Rules, s: State) -> bool:
    return bool(s.removed[s.turn] == 1)


@LAWS.add(
    "at most one player is in play, so time-out or resignation has ended the game (QRD-A16)",
    "several players are in play, so nobody has won by time-out or resignation (QRD-A16)",
)
def last_in_play(r: Rules, s: State) -> int:
    in_play = wide(r.players)
    for p in range(wide(r.players)):
        in_play -= wide(s.removed[p])
    is_last = s.reason == meta.TIMEOUT or s.reason == meta.RESIGNED
    return first(in_play <= 1 and not is_last, in_play > 1 and is_last)


@LAWS.add("player {s.winner}, the winner, is not in play")
def winner_out(r: Rules, s: State) -> bool:
    return s.winner >= 0 and s.removed[s.winner] == 1


@LAWS.add(
    "player {s.winner} has won, but the end reason names no winner", "the end reason names a winner: there is none"
)
def winner_without_reason(r: Rules, s: State) -> int:
    has_winner = s.reason == meta.REACHED_GOAL or s.reason == meta.TIMEOUT or s.reason == meta.RESIGNED
    return first(s.winner >= 0 and not has_winner, s.winner < 0 and has_winner)


@LAWS.add("these rules know no draw by repetition (QRD-A11)")
def unknown_repetition(r: Rules, s: State) -> bool:
    return s.reason == meta.REPETITION and r.repetition_draw == 0


@LAWS.add(
    "ply {r.max_plies} has ended the game, on a goal line, by a repetition or by the cap (QRD-A11)",
    "the cap ends a game at ply {r.max_plies}, not at ply {s.ply} (QRD-A11)",
)
def cap(r: Rules, s: State) -> int:
    """With the ply of the cap the game is over, unless that ply ended it otherwise."""
    at_cap = s.ply == r.max_plies
    ended = s.reason == meta.REACHED_GOAL or s.reason == meta.PLY_CAP or s.reason == meta.REPETITION
    return first(at_cap and not ended, s.reason == meta.PLY_CAP and not at_cap)
