"""Corner Rush: a heuristic value of a position, from the number of turns that each pawn still needs.

A pawn's way is the cheapest one through or around the blockers, counted in steps. A blocker costs what the turns spent
on challenging it would have brought in steps, less the steps that the won challenge brings. Of a blocker that lies face
down only its layer uses the number; to the others it costs the mean of the layer's unseen tokens: no secret is used.
"""

import numpy as np

from tablewright.games.corner_rush import state as st
from tablewright.games.corner_rush.rules import result
from tablewright.games.corner_rush.squares import has, spread
from tablewright.games.corner_rush.state import Rules, State
from tablewright.games.corner_rush.view import may_see
from tablewright.kernel.tools import Values, jit, lowest, wide

FAR = 60.0  # steps: more than any way costs
TOKEN_WORTH = 0.04  # turns that a token in the bag is worth: it will stand in somebody's way
FASTEST = 0.25  # turns: keeps the shares finite
HARDEST = 20.0  # steps for a blocker that no face beats
SAME = 1e-9  # steps: sums of prices that differ by less are the same
UNKNOWN = st.KINDS  # in a list of prices: of an unknown token of player 0, 1, ...
PRICES = UNKNOWN + st.PLAYERS


_PLACES = [(square % st.SIZE, square // st.SIZE) for square in range(st.SQUARES)]
# The squares of each set of columns, and of each set of rows.
COLUMNS = np.array([sum(1 << i for i, (x, _) in enumerate(_PLACES) if n >> x & 1) for n in range(1 << st.SIZE)])
ROWS = np.array([sum(1 << i for i, (_, y) in enumerate(_PLACES) if n >> y & 1) for n in range(1 << st.SIZE)])


@jit
def evaluate(r: Rules, s: State, out: Values) -> None:
    """A win is worth 1 and a loss -1 / (players - 1), each as likely as the players' turns to go suggest."""
    if s.phase == st.OVER:
        result(r, s, out)
        return
    players, a_turn, total = wide(r.players), pace(r), 0.0
    fill_steps(r, s, out)
    for p in range(players):
        out[p] = share(turns_to_go(r, s, p, out[p], a_turn))
        total += out[p]
    for p in range(players):
        chance = out[p] / total
        out[p] = chance - (1.0 - chance) / (players - 1)


@jit
def share(turns: float) -> float:
    near = 1.0 / (FASTEST + turns)
    return near * near * near


@jit
def pace(r: Rules) -> float:
    """Steps that a roll brings on average."""
    total = 0
    for face in range(st.FACES):
        total += wide(r.die[face])
    return total / st.FACES


@jit
def fill_prices(r: Rules, s: State, price: Values) -> None:
    """What a blocker of each value, and an unknown one of each player, costs in steps, the step onto it included."""
    a_turn = pace(r)
    for value in range(st.KINDS):
        wins, surplus = 0, 0
        for face in range(st.FACES):
            is_won = wide(r.die[face] >= value)
            wins += is_won
            surplus += is_won * (wide(r.die[face]) - value)
        price[value] = HARDEST
        if wins > 0:
            price[value] = 1.0 + a_turn * st.FACES / wins - surplus / wins
    for p in range(wide(r.players)):
        n, total = 0, 0.0
        for value in range(st.KINDS):
            n += wide(s.unseen[p, value])
            total += wide(s.unseen[p, value]) * price[value]
        price[UNKNOWN + p] = total / max(n, 1)


@jit
def fill_steps(r: Rules, s: State, out: Values) -> None:
    """Steps of each player's cheapest way to her Ace."""
    nulls, is_straight = null_blockers(s), True
    for p in range(wide(r.players)):
        out[p] = straight_steps(r, s, p, nulls)
        is_straight = is_straight and out[p] >= 0.0
    if is_straight:
        return
    room = np.empty(st.SQUARES + PRICES)
    way, price = room[: st.SQUARES], room[st.SQUARES :]
    fill_prices(r, s, price)
    for p in range(wide(r.players)):
        if out[p] < 0.0:
            out[p] = steps_to_go(r, s, p, price, way)


@jit
def turns_to_go(r: Rules, s: State, p: int, steps: float, a_turn: float) -> float:
    """Turns that p needs for so many steps, with the waiting for the next turn."""
    players = wide(r.players)
    wait = (p - wide(s.turn)) % players
    if wait == 0 and s.phase != st.TURN:
        wait = players
        steps = max(0.0, steps - wide(s.steps))
        if steps == 0.0:
            return 0.0
    tokens = wide(s.n_bag[p]) + (1 if s.phase == st.PLACE and p == s.turn else 0)
    return float(max(0.0, steps / a_turn + wait / players - TOKEN_WORTH * tokens))


@jit
def straight_steps(r: Rules, s: State, p: int, nulls: int) -> float:
    """Steps of p's cheapest way, where it is as short as ways on an empty board are; -1: it may be another.

    Every square costs 1 or more, so no way is cheaper. A Null, if p knows of it, costs 1 but for the rounding of sums:
    where one lies between pawn and Ace, `steps_to_go` says what the sum is.
    """
    here, goal = wide(s.pawn[p]), wide(r.goal[p])
    x, y, to_x, to_y = here % st.SIZE, here // st.SIZE, goal % st.SIZE, goal // st.SIZE
    columns, rows = between(x, to_x), between(y, to_y)
    box = COLUMNS[columns] & ROWS[rows]
    open_ones = box & ((wide(r.squares) & ~wide(s.blocked)) | 1 << here)
    reached, n = 1 << goal, abs(x - to_x) + abs(y - to_y)
    for _ in range(n):
        reached |= spread(reached) & open_ones
    if not has(reached, here):
        return -1.0
    between_them = nulls & box
    while between_them != 0:
        square = lowest(between_them)
        between_them &= between_them - 1
        if may_see(r, s, p, square) or has_only_nulls(s, wide(s.layer[square]) - 1):
            return -1.0
    return float(n)


@jit
def between(a: int, b: int) -> int:
    """The numbers from a to b, or from b to a, as a set of bits."""
    return (2 << max(a, b)) - (1 << min(a, b))


@jit
def null_blockers(s: State) -> int:
    """The squares of blockers with the number 0, whoever may know it."""
    found, rest = 0, wide(s.blocked)
    while rest != 0:
        square = lowest(rest)
        rest &= rest - 1
        found |= wide(s.value[square] == 0) << square
    return found


@jit
def has_only_nulls(s: State, p: int) -> bool:
    """Whether everybody can tell that p's unseen tokens are all Nulls."""
    others = 0
    for value in range(1, st.KINDS):
        others += wide(s.unseen[p, value])
    return others == 0


@jit
def steps_to_go(r: Rules, s: State, p: int, price: Values, way: Values) -> float:
    """Steps of p's cheapest way; `way` is room for those of every square.

    Squares whose neighbours may have a cheaper way through them are looked at in rounds, by number. One that is no
    nearer to the Ace than the pawn cannot be on the pawn's way.
    """
    here, goal = wide(s.pawn[p]), wide(r.goal[p])
    for square in range(st.SQUARES):
        way[square] = FAR
    way[goal] = 0.0
    due, at = 1 << goal, 0
    while due != 0:
        rest = due >> at << at
        square = lowest(rest if rest != 0 else due)
        due, at = due & ~(1 << square), square + 1
        if way[square] < way[here]:
            cost = way[square] + entry_price(r, s, p, square, price)
            beside = spread(1 << square) & wide(r.squares)
            while beside != 0:
                to = lowest(beside)
                beside &= beside - 1
                if cost < way[to] - SAME:
                    way[to] = cost
                    due |= 1 << to
    return float(way[here])


@jit
def entry_price(r: Rules, s: State, p: int, square: int, price: Values) -> float:
    """Steps that entering a square costs p, as far as p knows."""
    if not has(wide(s.blocked), square):
        return 1.0
    known = may_see(r, s, p, square)
    return float(price[wide(s.value[square]) if known else UNKNOWN - 1 + wide(s.layer[square])])
