"""Simple policies for Eight Days, and counts of draws, in compiled loops: for eight_days_survey.py and the tests.

The four policies differ in phase 2 alone. All of them eat when hunger is 0 and food is held, else bandage at 7 health
or less; fight and never run or flee; attack with the weapon of the highest mean damage that has ammunition; ignore the
trader and other players; discard the lowest-numbered card.
"""

from tablewright.games.eight_days import actions as act
from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.cards import draw_event, draw_resource, has_ammunition, has_weapon, recount
from tablewright.games.eight_days.rules import apply, legal, setup
from tablewright.games.eight_days.state import Rules, State
from tablewright.games.eight_days.survival import n_alive
from tablewright.kernel.compiling import jit
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.lowlevel.fields import fill
from tablewright.kernel.records import Actions, Ints, Records
from tablewright.kernel.rng import key, scaled, stream

POLICIES = ("nothing", "walk", "always look", "every second day")
REST, WALK, LOOK, SECOND_DAY = range(4)
LOW_HEALTH = 7


@jit
def best_weapon(r: Rules, s: State, p: int) -> int:
    """The weapon of the highest mean damage that can be used now."""
    best, best_damage = 0, -1
    for w in range(st.N_WEAPONS + 1):
        damage = 0
        for face in range(1, st.FACES + 1):
            damage += wide(r.damage[w, face])
        if damage > best_damage and has_weapon(s, p, w) and has_ammunition(r, s, p, w):
            best, best_damage = w, damage
    return best


@jit
def prepares(s: State, p: int) -> int:
    """Phase 1 of all policies."""
    if s.hunger[p] == 0 and s.items[p, st.FOOD] > 0:
        return act.EAT
    if s.health[p] <= LOW_HEALTH and s.items[p, st.BANDAGE] > 0:
        return act.USE_BANDAGE
    return act.SKIP


@jit
def explores(s: State, policy: int, out: Actions, n: int, word: int) -> int:
    """Phase 2: what the policies differ in. The walks are the last moves of the list but one."""
    if policy == LOOK or (policy == SECOND_DAY and s.day % 2 == 1) or out[n - 1] != act.NOTHING:
        return act.STAY_LOOK
    return wide(out[(n - 1) // 2 + 1 + scaled(word, (n - 2) // 2)]) if policy == WALK else act.NOTHING


@jit
def choose(r: Rules, s: State, policy: int, out: Actions, n: int, word: int) -> int:
    """The action of a policy; `out` has the n legal ones, `word` is a random word."""
    p, phase = wide(s.decider), wide(s.phase)
    if phase == st.PREPARE:
        return prepares(s, p)
    if phase == st.EXPLORE:
        return explores(s, policy, out, n, word)
    if phase == st.COMBAT:
        return act.ATTACK + best_weapon(r, s, p)
    if phase in (st.TRADER, st.TRADE):
        return wide(out[n - 1])  # ignore, end
    return wide(out[0])  # fight; leave the pack; discard the lowest


@jit
def count_survivors(
    rs: Records, ss: Records, policy: int, games: int, seed: int, out: Actions, log: Records, counts: Ints
) -> None:
    """Play games in which everybody follows one policy; counts[k] of them end with k alive."""
    r, s = rs[0], ss[0]
    for game in range(games):
        key(s, stream(seed, 2 * game), stream(seed, 2 * game + 1))
        setup(r, s, log)
        step = 0
        while s.phase != st.OVER:
            n = legal(r, s, out)
            word = stream(seed + 1 + game, step) if policy == WALK else 0
            apply(r, s, choose(r, s, policy, out, n, word), log)
            step += 1
        counts[n_alive(s)] += 1


@jit
def count_draws(rs: Records, ss: Records, draws: int, seed: int, log: Records, counts: Ints) -> None:
    """Draw resource cards from full decks; counts[t] of them were of type t."""
    r, s = rs[0], ss[0]
    key(s, seed, 1)
    for _ in range(draws):
        fill(s.resource_deck, r.resource_deck)
        fill(s.weapon_deck, r.weapon_deck)
        recount(s)
        fill(s.supply, r.supply)
        s.items[0, :] = 0
        draw_resource(r, s, 0, log)
        for t in range(st.N_CARDS):
            counts[t] += wide(s.items[0, t])


@jit
def count_events(rs: Records, ss: Records, draws: int, seed: int, log: Records, counts: Ints) -> None:
    """Draw event cards one after the other, decks taken back when empty; counts[k] of each kind."""
    r, s = rs[0], ss[0]
    key(s, seed, 2)
    fill(s.event_deck, r.events)
    s.event_discard[:] = 0
    recount(s)
    for _ in range(draws):
        counts[draw_event(s, log)] += 1
