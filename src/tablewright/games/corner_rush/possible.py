"""Corner Rush: what is impossible about a state, in words."""

from collections import Counter
from collections.abc import Iterator

from tablewright.games.corner_rush import rules
from tablewright.games.corner_rush.actions import SQUARE_NAMES
from tablewright.games.corner_rush.squares import NEIGHBOUR, open_sides, open_squares, vacant
from tablewright.games.corner_rush.state import (
    CAUGHT,
    KINDS,
    NUDGED_HOME,
    NULL,
    OVER,
    OWN_STEP,
    PLACE,
    PLAYERS,
    SHOWN,
    SQUARES,
    STEP,
    TURN_CAP,
    Rules,
    State,
)


def problems(r: Rules, s: State) -> list[str]:
    """Every impossible thing about a full state; nothing where it is possible."""
    found = [*_pawns(r, s), *_blockers(r, s), *_tokens(r, s)]
    for p in range(int(r.players)):
        found += _order(s, p)
    return found or [*_phase(r, s), *_end(r, s), *_unused(r, s)]


def _in(squares: int, square: int) -> bool:
    return bool(int(squares) >> int(square) & 1)


def _pawns(r: Rules, s: State) -> Iterator[str]:
    for p in range(int(r.players)):
        square = int(s.pawn[p])
        if not _in(r.squares, square):
            yield f"the pawn of player {p} is in the hole {SQUARE_NAMES[square]}"
        if _in(s.blocked, square):
            yield f"the pawn of player {p} is on the blocker on {SQUARE_NAMES[square]}"
        if square == r.goal[p] and p != s.winner and r.win_on_any_move:
            yield f"the pawn of player {p} stands on its Ace, but has not won"
    places = [int(s.pawn[p]) for p in range(int(r.players))]
    if r.pawns_block and len(set(places)) < len(places):
        yield "two pawns share a square, but pawns block each other"


def _blockers(r: Rules, s: State) -> Iterator[str]:
    if int(s.face_up) & ~int(s.blocked):
        yield "a square without a blocker is face up"
    for square in range(SQUARES):
        name = SQUARE_NAMES[square]
        if not _in(s.blocked, square):
            if s.layer[square] or s.value[square]:
                yield f"{name} has no blocker, but a number or a player who laid it"
            continue
        if not 1 <= s.layer[square] <= r.players:
            yield f"nobody laid the blocker on {name}"
        if not _in(r.squares, square):
            yield f"a blocker is in the hole {name}"
        if _in(r.aces, square):
            yield f"a blocker covers the Ace on {name}"


def _tokens(r: Rules, s: State) -> Iterator[str]:
    """All tokens are somewhere, and everybody's count of the unseen ones is right."""
    wanted = Counter(dict.fromkeys(range(KINDS), 0))
    for number in r.blockers:
        wanted[int(number)] += int(r.players)
    for square in range(SQUARES):
        if _in(s.face_up, square):
            wanted[int(s.value[square])] -= 1
    for p in range(int(r.players)):
        if int(s.n_bag[p]) != int(s.bag[p].sum()):
            yield f"the bag of player {p} holds {int(s.bag[p].sum())} tokens, not {int(s.n_bag[p])}"
        own = _unseen(s, p)
        for value in range(KINDS):
            wanted[value] -= own[value]
            if own[value] != s.unseen[p, value]:
                yield f"unseen[{p}]: {own[value]} tokens of {value} are unseen, not {int(s.unseen[p, value])}"
    for value in range(KINDS):
        if wanted[value]:
            there = f"{wanted[value]} too few" if wanted[value] > 0 else f"{-wanted[value]} too many"
            yield f"there are {there} tokens of {value} in bags and on the board"


def _unseen(s: State, p: int) -> list[int]:
    own = [int(n) for n in s.bag[p]]
    if s.phase == PLACE and s.turn == p and s.held:
        own[int(s.held) - 1] += 1
    for square in _face_down(s, p):
        own[int(s.value[square])] += 1
    return own


def _face_down(s: State, p: int) -> list[int]:
    return [i for i in range(SQUARES) if s.layer[i] == p + 1 and not _in(s.face_up, i)]


def _order(s: State, p: int) -> Iterator[str]:
    """The public order of one bag: complete, tidy, and true of the tokens."""
    entries = [int(entry) for entry in s.order[p, : s.n_order[p]]]
    laid = [entry - 1 for entry in entries if entry < CAUGHT]
    if sorted(laid) != _face_down(s, p):
        yield f"order[{p}]: expected each face-down blocker of player {p} once"
        return
    if entries and entries[0] >= CAUGHT:
        yield f"order[{p}]: expected a face-down blocker as the oldest entry"
    for i, entry in enumerate(entries):
        if entry >= SHOWN and entry - SHOWN + CAUGHT not in entries[:i]:
            yield f"order[{p}]: -{entry - SHOWN} tells nothing without a capture of that number before it"
    yield from _drawable(s, p, entries)


def _drawable(s: State, p: int, entries: list[int]) -> Iterator[str]:
    """Play the draws backwards: nothing may be drawn before it was there."""
    bag = _unseen(s, p)
    for square in _face_down(s, p):
        bag[int(s.value[square])] -= 1
    for entry in reversed(entries):
        if CAUGHT <= entry < SHOWN:
            bag[entry - CAUGHT] -= 1
            if bag[entry - CAUGHT] < 0:
                yield f"order[{p}]: a {entry - CAUGHT} was laid before it was captured"
                return
        else:
            bag[entry - SHOWN if entry >= SHOWN else int(s.value[entry - 1])] += 1


def _phase(r: Rules, s: State) -> Iterator[str]:
    square = int(s.pawn[s.turn])
    rolled = s.phase in (STEP, NULL, PLACE)
    if rolled != (s.die > 0):
        yield "a die is there in the phases step, null and place, and only there"
    elif rolled and int(s.die) - 1 not in [int(value) for value in r.die]:
        yield f"no face of the die has the value {int(s.die) - 1}"
    if (s.phase == STEP) != (s.steps > 0):
        yield "steps are left in the phase step, and only there"
    if s.phase == STEP and s.steps > s.die - 1:
        yield f"{int(s.steps)} steps are more than the die gave"
    if s.phase == STEP and not open_sides(rules.ahead(r, s), square):
        yield "there is no square to step to: the steps would have lapsed"
    if s.phase == NULL and (s.die != 1 or (r.null_forced and not rules.can_nudge(r, s))):
        yield "there is nothing to nudge: that takes a Null, and where nudging is a must, a pawn that can be nudged"
    if (s.phase == PLACE) != (s.held > 0):
        yield "a token is held in the phase place, and only there"
    if s.phase == PLACE and not vacant(r, s):
        yield "there is no square for the token that is held"
    yield from _trail(r, s, square)


def _trail(r: Rules, s: State, square: int) -> Iterator[str]:
    """Where squares may not be revisited: the squares of this turn's walk, the one under the pawn included."""
    trail = int(s.trail)
    is_kept = s.phase == STEP and not r.revisit
    if (trail and not is_kept) or (is_kept and not _in(trail, square)):
        yield "a trail is kept in the phase step where squares may not be revisited; the pawn stands on it"
    elif is_kept:
        if trail & ~open_squares(r, s) & ~(1 << square) or not _is_walk(r, s, square, trail):
            yield "the trail has squares that the pawn cannot have walked over in this turn"
        given, value = trail.bit_count() - 1 + int(s.steps), int(s.die) - 1
        if given > value or (given < value and not (value - given < KINDS and s.bag[s.turn, value - given])):
            yield f"the trail and the steps left make {given} steps, and neither the die nor a capture gave so many"


def _is_walk(r: Rules, s: State, square: int, trail: int) -> bool:
    """Whether a walk over just these squares, each once, can end on a square; a step onto the own Ace ends the game."""
    before = trail & ~(1 << square)
    if square == r.goal[s.turn] and (before or r.win_on_any_move):
        return False
    return not before or any(_in(before, n) and _is_walk(r, s, int(n), before) for n in NEIGHBOUR[square])


def _end(r: Rules, s: State) -> Iterator[str]:
    if (s.phase == OVER) != (s.end > 0):
        yield "a game has an end once it is over, and only then"
    if (s.end in (OWN_STEP, NUDGED_HOME)) != (s.winner >= 0):
        yield "a game that ends by an arrival has a winner, and only such a game"
    elif s.winner >= 0:
        if s.pawn[s.winner] != r.goal[s.winner]:
            yield f"the winner, player {int(s.winner)}, does not stand on the Ace"
        if (s.winner == s.turn) != (s.end == OWN_STEP):
            yield "own_step is a win in the own turn, nudged one in another player's"
        if s.end == NUDGED_HOME and not r.win_on_any_move:
            yield "a nudge wins nothing under these rules"
        if s.turns == 0:
            yield "the turn of the win has ended too, so turns cannot be 0"
    capped = s.turns >= r.max_turns
    if (capped and s.phase != OVER) or (s.end == TURN_CAP and not capped) or s.turns > r.max_turns:
        yield f"{int(s.turns)} turns have ended, and the game ends after {int(r.max_turns)}"


def _unused(r: Rules, s: State) -> Iterator[str]:
    for p in range(int(r.players), PLAYERS):
        if s.pawn[p] or s.n_bag[p] or s.n_order[p] or s.bag[p].any() or s.unseen[p].any():
            yield f"there is no player {p}, but a pawn or tokens"
    for p in range(PLAYERS):
        if s.order[p, s.n_order[p] :].any():
            yield f"order[{p}]: entries beyond its end"
