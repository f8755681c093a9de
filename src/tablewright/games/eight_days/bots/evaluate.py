"""Eight Days: a heuristic value for bots, how likely a player is to see the end, from health, food, arms,
company and what is coming.

The weights are those that best foretell who lives in games of bots, by a logistic regression (bench/results.md).
"""

from math import exp, sqrt

from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.cards import has_ammunition, has_weapon
from tablewright.games.eight_days.state import Rules, State
from tablewright.games.eight_days.survival import is_alive, is_at, places_after
from tablewright.kernel.tools import Values, jit, wide

BASE = -0.75
HEALTH = 0.15  # a point of it
A_TURN, ROOT, PLENTY = 0.35, 0.84, 6.0  # health for each turn to come, and its root; beyond PLENTY there is enough
BANDAGE = 0.14  # a point of health that it gives back
HUNGER, FOOD, CLOTH = 0.175, 0.25, 0.2  # a token, a card, a card (two make a bandage)
ARMED = 0.05  # a point of mean damage
DUSK, DUSK_COST = 1.3, 0.04  # a hostile in the night, and a point of health that it costs
IDLE = 0.14  # has to look around in the next turn
STORM = 0.15
SPENT = 0.6  # of the health that a fight costs on average: one may flee
OUTRUN = 0.6  # of a fight that has not begun


@jit
def best_damage(r: Rules, s: State, p: int) -> float:
    """The mean damage of the best attack that p has now."""
    best = 0
    for w in range(st.N_WEAPONS + 1):
        if has_weapon(s, p, w) and has_ammunition(r, s, p, w):
            sum_of_faces = 0
            for face in range(1, st.FACES + 1):
                sum_of_faces += wide(r.damage[w, face])
            best = max(best, sum_of_faces)
    return best / st.FACES


@jit
def company(r: Rules, s: State, p: int) -> float:
    """The mean damage of all who stand with p, p included: a fight is shorter together (ED-55)."""
    damage = 0.0
    for q in range(wide(r.players)):
        if is_at(s, q, wide(s.place[p])):
            damage += best_damage(r, s, q)
    return damage


@jit
def fight_cost(r: Rules, s: State, p: int, kind: int, health: int) -> float:
    """The health that a fight against so much health costs p on average, roughly."""
    hit = (st.FACES + 1 - r.strike_hit_min) / st.FACES
    rounds = 0.5 + health / max(company(r, s, p), 0.5)
    return hit * wide(r.hostile_damage[kind - 1]) * rounds


@jit
def dusks_to_come(r: Rules, s: State) -> float:
    """How many hostiles come to p's tile in the nights ahead, on average (ED-83)."""
    nights = 0
    for i in range(st.DUSKS):
        if (s.day <= r.dusk_days[i] <= r.days and s.turn >= 0) or s.day < r.dusk_days[i] <= r.days:
            nights += 1
    return nights * wide(r.dusk_spawn_max) / st.FACES


@jit
def at_hand(r: Rules, s: State, p: int) -> float:
    """The health that p will lose in the fight that he is in, on average."""
    if s.hostile == 0 or not is_at(s, p, wide(s.fight_at)):
        return 0.0
    cost = fight_cost(r, s, p, wide(s.hostile), wide(s.hostile_health))
    return cost * OUTRUN if s.phase == st.ENCOUNTER else cost


@jit
def turns_to_come(r: Rules, s: State, p: int) -> int:
    """How many turns p still has, the present one included until he has chosen what to do in it."""
    turns = wide(r.days) - wide(s.day)
    if s.turn >= 0:
        n = wide(r.players)
        after = places_after(p, wide(s.first), n) - places_after(wide(s.turn), wide(s.first), n)
        if after > 0 or (after == 0 and (s.phase == st.PREPARE or s.phase == st.EXPLORE)):
            turns += 1
    return turns


@jit
def outlook(r: Rules, s: State, p: int) -> float:
    """The logarithm of the odds that p, who lives, sees the end."""
    turns = turns_to_come(r, s, p)
    health = max(0.0, wide(s.health[p]) - SPENT * at_hand(r, s, p))
    a_turn = min(health / (turns + 1), PLENTY)
    odds = BASE + HEALTH * health + A_TURN * a_turn + ROOT * sqrt(a_turn)
    odds += BANDAGE * min(wide(s.items[p, st.BANDAGE]), min(turns, 3)) * wide(r.bandage_health)
    odds += HUNGER * wide(s.hunger[p]) + FOOD * min(wide(s.items[p, st.FOOD]), 2)
    if turns > 0:
        odds += CLOTH * min(wide(s.items[p, st.CLOTH]), 4)
    odds += ARMED * best_damage(r, s, p)
    cost = fight_cost(r, s, p, wide(r.dusk_hostile) + 1, wide(r.hostile_health[r.dusk_hostile]))
    odds -= dusks_to_come(r, s) * (DUSK + DUSK_COST * cost)
    if s.idle[p] != 0:
        odds -= IDLE
    return float(odds - (STORM if s.storm[s.place[p]] != 0 else 0.0))


@jit
def prospect(r: Rules, s: State, p: int) -> float:
    """The chance of p to see the end, as it looks."""
    return 1.0 / (1.0 + exp(-outlook(r, s, p))) if is_alive(s, p) else 0.0


@jit
def evaluate(r: Rules, s: State, out: Values) -> None:
    """For each player, -1 to 1; the outcome itself once the game is over."""
    n, together = wide(r.players), 1.0
    for p in range(n):
        share = prospect(r, s, p)
        if s.phase == st.OVER:
            share = 1.0 if is_alive(s, p) else 0.0
        together *= share
        out[p] = 2.0 * share - 1.0
    if r.win == st.ALL_OR_NOTHING:
        for p in range(n):
            out[p] = 2.0 * together - 1.0
