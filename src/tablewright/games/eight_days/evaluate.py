"""The bots' heuristic: how likely a player is to see the end, from health, food, arms, company and what is coming."""

from tablewright.games.eight_days import state
from tablewright.games.eight_days.cards import has_ammunition, has_weapon
from tablewright.games.eight_days.state import I, Rules, State
from tablewright.games.eight_days.survival import is_alive, is_at, n_players
from tablewright.kernel.cache import jit
from tablewright.kernel.records import Values


@jit
def best_damage(r: Rules, s: State, p: int) -> float:
    """The mean damage of the best attack that p has now."""
    best = 0
    for w in range(state.N_WEAPONS + 1):
        if has_weapon(s, p, w) and has_ammunition(r, s, p, w):
            sum_of_faces = 0
            for face in range(1, state.FACES + 1):
                sum_of_faces += I(r.damage[w, face])
            best = max(best, sum_of_faces)
    return best / state.FACES


@jit
def company(r: Rules, s: State, p: int) -> float:
    """The mean damage of all who stand with p, p included: a fight is shorter together (ED-55)."""
    damage = 0.0
    for q in range(n_players(r)):
        if is_at(s, q, I(s.place[p])):
            damage += best_damage(r, s, q)
    return damage


@jit
def fight_cost(r: Rules, s: State, p: int, kind: int, health: int) -> float:
    """The health that a fight against so much health costs p on average, roughly."""
    hit = (state.FACES + 1 - r.strike_hit_min) / state.FACES
    rounds = 0.5 + health / max(company(r, s, p), 0.5)
    return hit * I(r.hostile_damage[kind - 1]) * rounds


@jit
def dusks_to_come(r: Rules, s: State) -> float:
    """How many hostiles come to p's tile in the nights ahead, on average (ED-83)."""
    nights = 0
    for i in range(state.DUSKS):
        if (s.day <= r.dusk_days[i] <= r.days and s.turn >= 0) or s.day < r.dusk_days[i] <= r.days:
            nights += 1
    return nights * I(r.dusk_spawn_max) / state.FACES


@jit
def danger(r: Rules, s: State, p: int) -> float:
    """The health that p will lose: to the fight at hand, at the dusks, and to a storm that he stands in."""
    loss = dusks_to_come(r, s) * fight_cost(r, s, p, I(r.dusk_hostile) + 1, I(r.hostile_health[r.dusk_hostile]))
    if s.hostile != 0 and is_at(s, p, I(s.fight_at)):
        at_hand = fight_cost(r, s, p, I(s.hostile), I(s.hostile_health))
        if s.phase == state.ENCOUNTER:  # half of them are outrun
            at_hand *= 0.6
        loss += at_hand
    if s.storm[s.place[p]] != 0:
        loss += 0.5
    return loss


@jit
def prospect(r: Rules, s: State, p: int) -> float:
    """A share from 0 to 1."""
    if not is_alive(s, p):
        return 0.0
    bandages = 0.6 * min(I(s.items[p, state.BANDAGE]) * I(r.bandage_health), 6)
    fed = 0.3 * I(s.hunger[p]) + 0.2 * min(I(s.items[p, state.FOOD]) * I(r.food_hunger), 6)
    armed = 0.3 * best_damage(r, s, p)
    left = I(s.health[p]) + bandages + fed + armed - danger(r, s, p)
    share = left / (left + 4.0) if left > 0.0 else 0.0  # each further point of health is worth less
    nearness = s.day / (r.days + 1.0)  # who has come far needs less
    return 0.05 + 0.9 * (share + (1.0 - share) * 0.5 * nearness)


@jit
def evaluate(r: Rules, s: State, out: Values) -> None:
    """For each player, -1 to 1; the outcome itself once the game is over."""
    n, together = n_players(r), 1.0
    for p in range(n):
        share = prospect(r, s, p)
        if s.phase == state.OVER:
            share = 1.0 if is_alive(s, p) else 0.0
        together *= share
        out[p] = 2.0 * share - 1.0
    if r.win == state.ALL_OR_NOTHING:
        for p in range(n):
            out[p] = 2.0 * together - 1.0
