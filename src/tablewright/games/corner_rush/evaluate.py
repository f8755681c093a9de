"""Corner Rush: a heuristic value of a position, from the number of turns that each pawn still needs.

A pawn's way is the cheapest one through or around the blockers, counted in steps. A blocker costs what the turns spent
on challenging it would have brought in steps, less the steps that the won challenge brings. Of a blocker that lies face
down only its layer uses the number; to the others it costs the mean of the layer's unseen tokens: no secret is used.
"""

import numpy as np

from tablewright.games.corner_rush.rules import result
from tablewright.games.corner_rush.squares import NEIGHBOUR, I, has
from tablewright.games.corner_rush.state import FACES, KINDS, OVER, PLACE, SQUARES, TURN, Rules, State
from tablewright.games.corner_rush.view import may_see
from tablewright.kernel.cache import jit
from tablewright.kernel.records import Values

FAR = 60.0  # steps: more than any way costs
TOKEN_WORTH = 0.04  # turns that a token in the bag is worth: it will stand in somebody's way
FASTEST = 0.25  # turns: keeps the shares finite
HARDEST = 20.0  # steps for a blocker that no face beats


@jit
def evaluate(r: Rules, s: State, out: Values) -> None:
    """A win is worth 1 and a loss -1 / (players - 1), each as likely as the players' turns to go suggest."""
    if s.phase == OVER:
        result(r, s, out)
        return
    players = I(r.players)
    room = np.empty(SQUARES + KINDS)
    way, price = room[:SQUARES], room[SQUARES:]
    fill_prices(r, price)
    total = 0.0
    for p in range(players):
        out[p] = share(turns_to_go(r, s, p, way, price))
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
    for face in range(FACES):
        total += I(r.die[face])
    return total / FACES


@jit
def fill_prices(r: Rules, price: Values) -> None:
    """What a blocker of each value costs in steps, the step onto its square included."""
    for value in range(KINDS):
        wins, surplus = 0, 0
        for face in range(FACES):
            if I(r.die[face]) >= value:
                wins += 1
                surplus += I(r.die[face]) - value
        price[value] = HARDEST
        if wins > 0:
            price[value] = 1.0 + pace(r) * FACES / wins - surplus / wins


@jit
def turns_to_go(r: Rules, s: State, p: int, way: Values, price: Values) -> float:
    """Turns that p needs, with the waiting for the next one."""
    fill_ways(r, s, p, way, price)
    steps = float(way[I(s.pawn[p])])
    players = I(r.players)
    wait = (p - I(s.turn)) % players
    if wait == 0 and s.phase != TURN:
        wait = players
        steps = max(0.0, steps - I(s.steps))
        if steps == 0.0:
            return 0.0
    tokens = I(s.n_bag[p]) + (1 if s.phase == PLACE and p == I(s.turn) else 0)
    return float(max(0.0, steps / pace(r) + wait / players - TOKEN_WORTH * tokens))


@jit
def fill_ways(r: Rules, s: State, p: int, way: Values, price: Values) -> None:
    """The steps from every square to p's Ace."""
    for square in range(SQUARES):
        way[square] = FAR
    way[I(r.goal[p])] = 0.0
    changed = True
    while changed:
        changed = False
        for square in range(SQUARES):
            if has(I(r.squares), square) and way[square] < FAR:
                cost = way[square] + entry_price(r, s, p, square, price)
                for d in range(4):
                    beside = NEIGHBOUR[square, d]
                    if has(I(r.squares), beside) and cost < way[beside] - 1e-9:
                        way[beside] = cost
                        changed = True


@jit
def entry_price(r: Rules, s: State, p: int, square: int, price: Values) -> float:
    """Steps that entering a square costs p, as far as p knows."""
    if not has(I(s.blocked), square):
        return 1.0
    if may_see(r, s, p, square):
        return float(price[I(s.value[square])])
    layer = I(s.layer[square]) - 1
    n, total = 0, 0.0
    for value in range(KINDS):
        n += I(s.unseen[layer, value])
        total += I(s.unseen[layer, value]) * price[value]
    return total / n
