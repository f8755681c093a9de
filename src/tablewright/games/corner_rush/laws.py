"""Corner Rush: what is true of every position. Each check stands below its sentences, in the same order.

PUBLIC are the laws that everybody can check: they are true of an observation too.
"""

from typing import Any

from tablewright.games.corner_rush import actions as act
from tablewright.games.corner_rush import state as st
from tablewright.games.corner_rush.rules import ahead, nudges
from tablewright.games.corner_rush.squares import has, open_sides, open_squares, pawns, spread, vacant
from tablewright.games.corner_rush.state import Rules, State
from tablewright.games.corner_rush.tokens import in_bag_before
from tablewright.kernel.laws import PLAYERS, Laws, about, first
from tablewright.kernel.tools import count, jit, lowest, total, wide


def words(r: Any, s: Any, i: int) -> dict[str, Any]:
    """What sentences may say besides r and s: i is a player or a square."""
    given = int(s.trail).bit_count() - 1 + int(s.steps)
    pawn = act.SQUARE_NAMES[int(s.pawn[i % st.PLAYERS])]
    turn = {"phase": st.PHASES[int(s.phase)], "value": int(s.die) - 1, "given": given}
    return {"square": act.SQUARE_NAMES[i], "pawn": pawn, **turn}


def of_value(r: Any, s: Any, i: int) -> dict[str, Any]:
    """What sentences about the tokens of a player with a value may say."""
    p, value = divmod(i, st.KINDS)
    return {"p": p, "value": value, "n": unseen_of(s, p, value), "told": int(s.unseen[p, value])}


PUBLIC = Laws(words)


@PUBLIC.add(
    "the pawn of player {i} is in the hole {pawn}",
    "the pawn of player {i} is on the blocker on {pawn}",
    "the pawn of player {i} stands on its Ace, but has not won",
    "two pawns share a square, but pawns block each other",
    is_basic=True,
)
def pawns_stand(r: Rules, s: State) -> int:
    for p in range(wide(r.players)):
        square = wide(s.pawn[p])
        fault = first(
            not has(wide(r.squares), square),  # CRN-25
            has(wide(s.blocked), square),  # CRN-22
            square == r.goal[p] and p != s.winner and r.win_on_any_move != 0,  # CRN-38, CRN-A12
        )
        if fault:
            return about(p, fault)
    return 4 if r.pawns_block and count(pawns(r, s)) < r.players else 0  # CRN-A6


@PUBLIC.add(
    "{square} has no blocker, but is face up",
    "{square} has no blocker, but a player who laid it",
    "{square} has no blocker, but a number",
    "nobody laid the blocker on {square}",
    "a blocker is in the hole {square}",
    "a blocker covers the Ace on {square}",
    each=st.SQUARES,
    is_basic=True,
)
def blockers_lie(r: Rules, s: State, square: int) -> int:
    is_there, layer = has(wide(s.blocked), square), wide(s.layer[square])
    return first(
        not is_there and has(wide(s.face_up), square),
        not is_there and layer != 0,
        not is_there and s.value[square] != 0,
        is_there and not 1 <= layer <= r.players,
        is_there and not has(wide(r.squares), square),  # CRN-25
        is_there and has(wide(r.aces), square),  # CRN-A22
    )


@jit
def face_down(s: State, p: int) -> int:
    """The squares of p's blockers that lie face down."""
    squares = 0
    for square in range(st.SQUARES):
        squares |= wide(s.layer[square] == p + 1) << square
    return squares & ~wide(s.face_up)


@jit
def in_hand(s: State, p: int) -> int:
    """How many tokens p has in hand."""
    return wide(s.phase == st.PLACE and s.turn == p)


@jit
def unseen_by_place(s: State, p: int) -> int:
    """How many of p's tokens are in the bag, in hand and face down."""
    return wide(s.n_bag[p]) + in_hand(s, p) + count(face_down(s, p))


@jit
def unseen_of(s: State, p: int, value: int) -> int:
    """How many of these tokens have a value."""
    n, squares = bag_and_hand(s, p, value), face_down(s, p)
    for square in range(st.SQUARES):
        n += wide(has(squares, square) and s.value[square] == value)
    return n


@jit
def bag_and_hand(s: State, p: int, value: int) -> int:
    return wide(s.bag[p, value]) + in_hand(s, p) * wide(s.held == 1 + value)


@jit
def missing_of(r: Rules, s: State, value: int) -> int:
    """How many tokens of a value are nowhere; below 0: how many are too many."""
    n = 0
    for i in range(st.TOKENS):
        n += wide(r.players) * wide(r.blockers[i] == value)
    for p in range(wide(r.players)):
        n -= unseen_of(s, p, value)
    for square in range(st.SQUARES):
        n -= wide(has(wide(s.face_up), square) and s.value[square] == value)
    return n


@PUBLIC.add(
    "unseen[{i}]: {there} tokens are in the bag, in hand and face down, not {told}",
    each=PLAYERS,
    words=lambda r, s, p: {"there": unseen_by_place(s, p), "told": int(s.unseen[p].sum())},
    is_basic=True,
)
def unseen_are_counted(r: Rules, s: State, p: int) -> bool:
    """CRN-45."""
    return total(s.unseen[p]) != unseen_by_place(s, p)


@PUBLIC.add(
    "order[{i}]: a token was laid when the bag was empty",
    "order[{i}]: expected a face-down blocker as the oldest entry",
    "order[{i}]: a token turned up tells nothing without a capture of its number before it",
    "order[{i}]: expected each face-down blocker of player {i} once",
    "order[{i}]: an entry is none that there is",
    each=PLAYERS,
    is_basic=True,
)
def order_is_kept(r: Rules, s: State, p: int) -> int:
    """What everybody knows of each bag."""
    laid = caught = n = wide(0)
    in_bag = in_bag_before(s, p) + in_hand(s, p)
    for i in range(wide(s.n_order[p])):
        entry = wide(s.order[p, i])
        if not 1 <= entry < st.SHOWN + st.KINDS:
            return 5
        in_bag += 1 if st.CAUGHT <= entry < st.SHOWN else -1
        if in_bag < 0:  # CRN-A26
            return 1
        if entry < st.CAUGHT:
            laid |= 1 << entry - 1
            n += 1
        elif i == 0:
            return 2
        elif entry < st.SHOWN:
            caught |= 1 << entry - st.CAUGHT
        elif not has(caught, entry - st.SHOWN):
            return 3
    return 4 if laid != face_down(s, p) or n != count(laid) else 0


@jit
def was_there(s: State, p: int, now: int, value: int, sees_all: int) -> bool:
    """Played backwards from as many as there are now, there were always enough tokens of a value.

    sees_all: with those laid that still lie face down.
    """
    for i in range(wide(s.n_order[p]) - 1, -1, -1):
        entry = wide(s.order[p, i])
        is_laid = entry == st.SHOWN + value or (sees_all == 1 and entry < st.CAUGHT and s.value[entry - 1] == value)
        now += wide(is_laid) - wide(entry == st.CAUGHT + value)
        if now < 0:
            return False
    return True


@PUBLIC.add(
    "order[{p}]: a {value} was captured, but is neither unseen nor turned up",
    each=st.PLAYERS * st.KINDS,
    words=of_value,
    is_basic=True,
)
def captures_are_unseen(r: Rules, s: State, i: int) -> bool:
    """What was captured and not turned up since is in the bag, in hand or face down."""
    p, value = i // st.KINDS, i % st.KINDS
    return p < r.players and not was_there(s, p, wide(s.unseen[p, value]), value, wide(False))


LAWS = Laws(words, PUBLIC)


@LAWS.add(
    "the bag of player {i} holds {there} tokens, not {told}",
    each=PLAYERS,
    words=lambda r, s, p: {"there": int(s.bag[p].sum()), "told": int(s.n_bag[p])},
    is_basic=True,
)
def bags_are_counted(r: Rules, s: State, p: int) -> bool:
    """CRN-44."""
    return bool(total(s.bag[p]) != s.n_bag[p])


@LAWS.add(
    "unseen[{p}]: {n} tokens of {value} are unseen, not {told}",
    each=st.PLAYERS * st.KINDS,
    words=of_value,
    is_basic=True,
)
def values_are_counted(r: Rules, s: State, i: int) -> bool:
    """CRN-45."""
    p, value = i // st.KINDS, i % st.KINDS
    return p < r.players and unseen_of(s, p, value) != s.unseen[p, value]


@LAWS.add(
    "there are {n} too few tokens of {i} in bags and on the board",
    "there are {less} too many tokens of {i} in bags and on the board",
    each=st.KINDS,
    words=lambda r, s, value: {"n": missing_of(r, s, value), "less": -missing_of(r, s, value)},
    is_basic=True,
)
def tokens_are_kept(r: Rules, s: State, value: int) -> int:
    """CRN-5."""
    return first(missing_of(r, s, value) > 0, missing_of(r, s, value) < 0)


@LAWS.add(
    "order[{p}]: a {value} was laid before it was captured",
    each=st.PLAYERS * st.KINDS,
    words=of_value,
    is_basic=True,
)
def captures_come_first(r: Rules, s: State, i: int) -> bool:
    p, value = i // st.KINDS, i % st.KINDS
    return p < r.players and not was_there(s, p, bag_and_hand(s, p, value), value, wide(True))


@LAWS.add(
    "no die is there, but in the phase {phase} it has been rolled",
    "a die is there, but in the phase {phase} it has not been rolled",
    "no face of the die has the value {value}",
)
def die_is_rolled(r: Rules, s: State) -> int:
    is_rolled, is_face = s.phase != st.TURN and s.phase != st.OVER, False  # CRN-14
    for face in range(st.FACES):
        is_face = is_face or s.die == 1 + wide(r.die[face])
    return first(is_rolled and s.die == 0, not is_rolled and s.die != 0, is_rolled and not is_face)


@LAWS.add(
    "steps are left ({s.steps}), but in the phase {phase} there are none",
    "no steps are left, but in the phase step there are some",
    "{s.steps} steps are more than the die gave",
    "there is no square to step to: the steps would have lapsed",
)
def steps_are_left(r: Rules, s: State) -> int:
    if s.phase != st.STEP:
        return wide(s.steps != 0)
    is_shut = open_sides(ahead(r, s), wide(s.pawn[s.turn])) == 0
    return first(False, s.steps == 0, s.steps > s.die - 1, is_shut)  # CRN-17; CRN-15, CRN-33; CRN-A8


@LAWS.add(
    "there is nothing to nudge: that takes a Null, not a {value}",
    "there is nothing to nudge: no pawn can be moved, and it would have to be",
)
def null_is_rolled(r: Rules, s: State) -> int:
    if s.phase != st.NULL:
        return 0
    return first(s.die > 1, r.null_forced != 0 and nudges(r, s) == 0)  # CRN-19, CRN-A10


@LAWS.add(
    "a token is held, but in the phase {phase} there is none",
    "no token is held, but in the phase place there is one",
    "there is no square for the token that is held",
    is_basic=True,
)
def token_is_held(r: Rules, s: State) -> int:
    is_laying = s.phase == st.PLACE
    return first(
        not is_laying and s.held != 0,
        is_laying and s.held == 0,  # CRN-20
        is_laying and vacant(r, s) == 0,  # CRN-A25
    )


@LAWS.add(
    "a trail is kept only where squares may not be revisited",
    "a trail is kept only in the phase step, not in the phase {phase}",
    "the pawn does not stand on the trail of its walk",
    "the trail has a square that the pawn cannot have entered: {square}",
    "the trail has squares that the pawn cannot have walked over in this turn, one after the other",
    "the trail and the steps left make {given} steps, and neither the die nor a capture gave so many",
)
def trail_is_walked(r: Rules, s: State) -> int:
    """CRN-A7: where squares may not be revisited, the squares of this turn's walk, the one under the pawn included."""
    trail, square = wide(s.trail), wide(s.pawn[s.turn])
    if r.revisit or s.phase != st.STEP:
        return 0 if trail == 0 else 1 if r.revisit else 2
    if not has(trail, square):
        return 3
    closed = trail & ~open_squares(r, s) & ~(1 << square)
    if closed != 0:
        return about(lowest(closed), 4)
    if not is_walk(r, s, square, trail):
        return 5
    given = count(trail) - 1 + wide(s.steps)
    number = wide(s.die) - 1 - given  # CRN-33: of a token captured
    return 0 if number == 0 or (0 < number < st.KINDS and s.bag[s.turn, number] > 0) else 6


@jit
def is_walk(r: Rules, s: State, square: int, over: int) -> bool:
    """Whether a walk over just these squares, each once, can end on a square; a step onto the own Ace ends the game."""
    before = over & ~(1 << square)
    if square == r.goal[s.turn] and (before != 0 or r.win_on_any_move):
        return False
    if before == 0:
        return True
    beside = spread(1 << square) & before
    while beside != 0:
        if is_walk(r, s, lowest(beside), before):
            return True
        beside &= beside - 1
    return False


@LAWS.add(
    "the game has an end, but goes on: the phase is {phase}",
    "{s.turns} turns have ended, and the game ends after {r.max_turns}",
    "a game that is over has an end, and this one has none",
    "{s.turns} turns have ended, more than the {r.max_turns} that a game lasts",
    "{s.turns} turns have ended, too few for turn_cap: that takes {r.max_turns}",
)
def end_is_due(r: Rules, s: State) -> int:
    is_over = s.phase == st.OVER
    return first(
        not is_over and s.end > 0,
        not is_over and s.turns >= r.max_turns,  # CRN-A33
        is_over and s.end == 0,
        is_over and s.turns > r.max_turns,
        is_over and s.end == st.TURN_CAP and s.turns < r.max_turns,
    )


@LAWS.add(
    "player {s.winner} has won, but no arrival ended the game",
    "a game that ends by an arrival has a winner, and this one has none",
    "the winner, player {s.winner}, does not stand on the Ace",
    "own_step is a win in the own turn, and this is not the turn of player {s.winner}",
    "nudged is a win in another player's turn, and this is the turn of player {s.winner}",
    "a nudge wins nothing under these rules",
    "the turn of the win has ended too, so turns cannot be 0",
)
def winner_has_arrived(r: Rules, s: State) -> int:
    p, is_own, is_nudged = wide(s.winner), s.end == st.OWN_STEP, s.end == st.NUDGED_HOME
    has_arrived = is_own or is_nudged
    return first(
        not has_arrived and p >= 0,
        has_arrived and p < 0,  # CRN-38
        has_arrived and s.pawn[p] != r.goal[p],
        is_own and p != s.turn,
        is_nudged and p == s.turn,  # CRN-19
        is_nudged and r.win_on_any_move == 0,  # CRN-A12
        has_arrived and s.turns <= 0,
    )


@LAWS.add(
    "there is no player {i}, but a pawn",
    "there is no player {i}, but tokens",
    "there is no player {i}, but an order of tokens",
    "order[{i}]: entries beyond its end",
    each=st.PLAYERS,
)
def rest_is_empty(r: Rules, s: State, p: int) -> int:
    """CRN-A30: nothing stands for players who are not there, and nothing beyond the end of a list."""
    is_absent = p >= r.players
    return first(
        is_absent and s.pawn[p] != 0,
        is_absent and (s.n_bag[p] != 0 or total(s.bag[p]) + total(s.unseen[p]) != 0),
        is_absent and s.n_order[p] != 0,
        bool(s.order[p, wide(s.n_order[p]) :].any()),
    )
