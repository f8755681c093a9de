"""What is true of every position (J-1 to J-13 in RULES.md): for tests in volume and for described positions."""

from tablewright.games.eight_days import state
from tablewright.games.eight_days.aftermath import is_pack_at
from tablewright.games.eight_days.cards import can_buy, has_weapons, is_over_limit, n_payable, total
from tablewright.games.eight_days.hexes import CENTRE, PLACES
from tablewright.games.eight_days.state import I, Rules, State
from tablewright.games.eight_days.survival import is_alive, is_at, n_players, next_at
from tablewright.games.eight_days.turns import is_dusk_day, n_alive
from tablewright.kernel.cache import jit


@jit
def surplus(r: Rules, s: State, t: int) -> int:
    """How many cards or pieces of a type there are beyond what the box holds."""
    n = 0
    for p in range(state.PLAYERS):
        n += I(s.items[p, t])
    if t < state.N_RAW:
        n += I(s.resource_deck[t]) + I(s.resource_discard[t]) - I(r.resource_deck[t])
        return n - n_players(r) * I(r.start_food) if t == state.FOOD else n
    if t < state.BANDAGE + 2:
        return n + I(s.supply[t - state.BANDAGE]) - I(r.supply[t - state.BANDAGE])
    if t < state.N_RESOURCES:
        return n
    if t < state.ARROW:
        return (
            n
            + I(s.weapon_deck[t - state.KNIFE])
            + I(s.weapon_discard[t - state.KNIFE])
            - I(r.weapon_deck[t - state.KNIFE])
        )
    return n + I(s.supply[t - state.ARROW + 2]) - I(r.supply[t - state.ARROW + 2])


@jit
def has_all_items(r: Rules, s: State) -> bool:
    """J-1."""
    for t in range(state.N_ITEMS):
        if surplus(r, s, t) != 0:
            return False
        for p in range(state.PLAYERS):
            if s.items[p, t] < 0:
                return False
    marks = I(s.resource_deck[state.WEAPON_MARK]) + I(s.resource_discard[state.WEAPON_MARK])
    return bool(marks == r.resource_deck[state.WEAPON_MARK])


@jit
def has_counts_from_zero(r: Rules, s: State) -> bool:
    """No stack has fewer than no cards."""
    for k in range(state.N_EVENTS):
        if s.event_deck[k] < 0 or s.event_discard[k] < 0:
            return False
    for k in range(s.weapon_deck.shape[0]):
        if s.weapon_deck[k] < 0 or s.weapon_discard[k] < 0:
            return False
    for k in range(s.resource_deck.shape[0]):
        if s.resource_deck[k] < 0 or s.resource_discard[k] < 0:
            return False
    return bool(s.supply[0] >= 0 and s.supply[1] >= 0 and s.supply[2] >= 0 and s.supply[3] >= 0)


@jit
def has_right_sizes(s: State) -> bool:
    """The sizes kept beside the stacks are theirs."""
    return bool(
        s.tiles_left == total(s.tile_stack, len(state.TILES))
        and s.events_left == total(s.event_deck, state.N_EVENTS)
        and s.resources_left == total(s.resource_deck, state.N_RAW + 1)
        and s.weapons_left == total(s.weapon_deck, state.N_WEAPONS)
    )


@jit
def has_all_events(r: Rules, s: State) -> bool:
    """The event cards."""
    for k in range(state.N_EVENTS):
        if I(s.event_deck[k]) + I(s.event_discard[k]) != r.events[k]:
            return False
    return True


@jit
def has_all_tiles(r: Rules, s: State) -> bool:
    """J-3: explored tiles and the stack; the start tile in the centre and nowhere else."""
    for kind in range(s.tile_stack.shape[0]):
        n = I(s.tile_stack[kind])
        for place in range(PLACES):
            if s.tile[place] == kind + 1:
                n += 1
        if n != r.tile_copies[kind] or s.tile_stack[kind] < 0:
            return False
    for place in range(PLACES):
        if (s.tile[place] == state.START_TILE) != (place == CENTRE):
            return False
    return True


@jit
def has_sound_players(r: Rules, s: State) -> bool:
    """J-2, J-3: tokens within their caps, the dead without hunger tokens, every piece on an explored tile."""
    for p in range(state.PLAYERS):
        if p >= n_players(r):
            if s.health[p] != 0 or s.hunger[p] != 0 or s.place[p] != 0 or s.idle[p] != 0:
                return False
        elif (
            not (0 <= s.health[p] <= r.health_cap and 0 <= s.hunger[p] <= r.hunger_cap)
            or (s.health[p] == 0 and s.hunger[p] != 0)
            or s.tile[s.place[p]] == 0
            or (s.idle[p] != 0 and not r.restless)
        ):
            return False
    return True


@jit
def has_sound_storms(r: Rules, s: State) -> bool:
    """J-11: a storm only where a living player is."""
    for place in range(PLACES):
        if s.storm[place] != 0 and next_at(r, s, place, 0) < 0:
            return False
    return True


@jit
def has_sound_encounter(r: Rules, s: State) -> bool:
    """J-5: a hostile exists in an encounter and only there, with health left; who decides then is on its tile."""
    if s.phase != state.ENCOUNTER and s.phase != state.COMBAT:
        return s.hostile == 0 and s.hostile_health == 0 and s.loot == 0 and s.fight_at == 0 and s.initiator == -1
    if not 1 <= s.hostile <= 2 or not 1 <= s.hostile_health <= r.hostile_health[s.hostile - 1]:
        return False
    if not 0 <= s.initiator < r.players or not is_at(s, I(s.decider), I(s.fight_at)):
        return False
    if s.turn >= 0 and s.turn != s.initiator:
        return False
    return s.phase == state.COMBAT or s.decider == s.initiator


@jit
def has_known_hostile(r: Rules, s: State) -> bool:
    """ED-38, ED-39, ED-B27: what it carries is on a card, or comes at dusk; unhurt before the first blow."""
    if s.phase != state.ENCOUNTER and s.phase != state.COMBAT:
        return True
    kind, loot = I(s.hostile), I(s.loot)
    if s.phase == state.ENCOUNTER and s.hostile_health != r.hostile_health[kind - 1]:
        return False
    if s.turn < 0:
        return kind == I(r.dusk_hostile) + 1 and is_dusk_loot(r, loot)
    card = loot if kind == state.ZOMBIE else state.FIRST_NPC + loot - 1
    first, end = (0, state.FIRST_NPC) if kind == state.ZOMBIE else (state.FIRST_NPC, state.TRADER_CARD)
    return bool(first <= card < end and r.events[card] > 0)


@jit
def is_dusk_loot(r: Rules, loot: int) -> bool:
    """ED-B27."""
    for i in range(state.DUSK_LOOTS):
        if r.dusk_loot[i] == loot:
            return True
    return False


@jit
def has_sound_decider(r: Rules, s: State) -> bool:
    """J-2: the dead decide nothing; the phases of a turn belong to its player."""
    if s.phase == state.OVER:
        return s.decider == -1 and s.turn == -1
    if not 0 <= s.decider < r.players or not is_alive(s, I(s.decider)) or not -1 <= s.turn < r.players:
        return False
    if s.phase == state.ENCOUNTER or s.phase == state.COMBAT:
        return True
    if s.turn < 0 or not is_alive(s, I(s.turn)):
        return False
    if s.phase == state.ANSWER:
        return s.decider == s.partner
    if s.phase == state.LIMIT:
        return s.decider == s.turn or s.decider == s.partner
    if state.PREPARE < s.phase <= state.PAY:  # the trader asks the others on the tile too
        return s.decider == s.turn or (s.phase >= state.PAY - 1 and is_at(s, I(s.decider), I(s.place[s.turn])))
    return s.decider == s.turn


@jit
def has_sound_trader(r: Rules, s: State) -> bool:
    """ED-45, ED-B16: the others are asked only if they can pay; who has agreed can pay the rest."""
    if s.phase != state.TRADER and s.phase != state.PAY:
        return True
    if s.decider != s.turn and not r.trader_asks_others:
        return False
    if s.phase == state.TRADER:
        return s.decider == s.turn or can_buy(r, s, I(s.decider))
    return has_weapons(s) and n_payable(s, I(s.decider)) >= I(r.trader_price) - I(s.paid)


@jit
def has_sound_trade(r: Rules, s: State) -> bool:
    """J-13: a proposal of what both have, between two living players on one tile, within the limits."""
    offered, requested = 0, 0
    for t in range(state.N_ITEMS):
        offered += I(s.offer[t])
        requested += I(s.request[t])
    if offered != s.n_offer or requested != s.n_request:
        return False
    if s.phase == state.LIMIT:  # ED-66: a partner is checked after a trade, and only then
        has_traded = s.partner >= 0 and s.partner != s.turn and is_at(s, I(s.partner), I(s.place[s.turn]))
        return offered + requested == 0 and (has_traded if s.trades > 0 else s.partner == -1)
    if s.phase != state.BUILD and s.phase != state.ANSWER:
        return offered + requested == 0 and s.partner == -1
    if not 0 <= s.partner < r.players or s.partner == s.turn or max(offered, requested) > r.trade_max_cards:
        return False
    for t in range(state.N_ITEMS):
        if not 0 <= s.offer[t] <= s.items[s.turn, t] or not 0 <= s.request[t] <= s.items[s.partner, t]:
            return False
    return is_at(s, I(s.partner), I(s.place[s.turn])) and (s.phase == state.BUILD or offered + requested > 0)


@jit
def has_sound_hands(r: Rules, s: State) -> bool:
    """J-4: within the limit once it has been checked; who must discard has too many; a pack lies where one is taken."""
    if s.phase == state.LIMIT:
        return is_over_limit(r, s, I(s.decider)) and (s.decider == s.turn or not is_over_limit(r, s, I(s.turn)))
    if s.phase == state.PACK:
        return is_pack_at(r, s, I(s.place[s.turn]))
    if s.phase == state.TRADE or s.phase == state.BUILD or s.phase == state.ANSWER:
        return not is_over_limit(r, s, I(s.turn))
    return True


@jit
def has_sound_counters(r: Rules, s: State) -> bool:
    """J-8: days; what is counted within a turn is counted only there."""
    if not 1 <= s.day <= r.days or not 0 <= s.first < r.players:
        return False
    if s.phase == state.PREPARE and r.phase1_actions == 0:
        return False
    if s.prepared != 0 and (s.phase != state.PREPARE or not 0 < s.prepared < r.phase1_actions):
        return False
    if s.paid != 0 and (s.phase != state.PAY or not 0 < s.paid < r.trader_price):
        return False
    if s.trades != 0 and not (state.LIMIT <= s.phase <= state.ANSWER and 0 < s.trades <= r.trades_per_turn):
        return False
    if (s.phase == state.BUILD or s.phase == state.ANSWER) and s.trades == 0:
        return False
    return has_sound_dusk(r, s)


@jit
def has_sound_dusk(r: Rules, s: State) -> bool:
    """ED-83, ED-B26: tiles wait for their roll only at dusk, each once, and not the one of the fight."""
    if s.turn >= 0 or s.phase == state.OVER:
        return s.dusk[0] == 0 and is_list_of_tiles(s)
    if not is_dusk_day(r, I(s.day)) or s.dusk[state.PLAYERS - 1] != 0:
        return False
    for i in range(state.PLAYERS):
        if s.dusk[i] == s.fight_at + 1:
            return False
    return is_list_of_tiles(s)


@jit
def is_list_of_tiles(s: State) -> bool:
    """Explored ones, none twice, without gaps."""
    for i in range(state.PLAYERS):
        if s.dusk[i] == 0:
            continue
        if not 1 <= s.dusk[i] <= PLACES or s.tile[s.dusk[i] - 1] == 0 or (i > 0 and s.dusk[i - 1] == 0):
            return False
        for k in range(i):
            if s.dusk[k] == s.dusk[i]:
                return False
    return True


@jit
def has_sound_end(r: Rules, s: State) -> bool:
    """ED-16, ED-17: over after the last day or when all are dead, and only then."""
    if s.phase != state.OVER:
        return s.ended == 0 and n_alive(s) > 0
    if s.ended == state.ALL_DEAD:
        return n_alive(s) == 0
    return s.ended == state.EIGHT_DAYS and n_alive(s) > 0 and s.day == r.days


@jit
def audit(r: Rules, s: State) -> int:
    """0, or the number of the first of these that is broken; describe.py has their sentences."""
    if not has_all_items(r, s):
        return 1
    if not has_counts_from_zero(r, s) or not has_right_sizes(s):
        return 2
    if not has_all_events(r, s):
        return 3
    if not has_all_tiles(r, s):
        return 4
    if not has_sound_players(r, s):
        return 5
    if not has_sound_storms(r, s):
        return 6
    return audit_turn(r, s)


@jit
def audit_turn(r: Rules, s: State) -> int:
    """What belongs to the moment of the turn."""
    if not has_sound_counters(r, s):
        return 7
    if not has_sound_decider(r, s):
        return 8
    if not has_sound_encounter(r, s):
        return 9
    if not has_sound_trade(r, s):
        return 10
    if not has_sound_hands(r, s):
        return 11
    if not has_sound_end(r, s):
        return 12
    if not has_known_hostile(r, s):
        return 13
    return 0 if has_sound_trader(r, s) else 14
