"""Eight Days: what is true of every position (J-1 to J-5, J-8, J-11 and J-13 in RULES.md).

Each check stands below its sentences, in the same order.
"""

from typing import Any

from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.aftermath import dead_at, is_pack
from tablewright.games.eight_days.cards import can_pay, has_weapons, is_over_limit, n_payable
from tablewright.games.eight_days.hexes import CENTRE, NAMES, PLACES
from tablewright.games.eight_days.state import Rules, State
from tablewright.games.eight_days.survival import has_items, is_alive, is_at, n_alive, next_at
from tablewright.games.eight_days.turns import is_dusk_day
from tablewright.kernel.laws import Laws, about, first
from tablewright.kernel.tools import Ints, jit, total, wide

LAWS = Laws(lambda r, s, place: {"phase": st.PHASES[s.phase], "place": NAMES[place]})


@jit
def is_met(s: State) -> bool:
    """Whether somebody stands before a hostile."""
    return s.phase == st.ENCOUNTER or s.phase == st.COMBAT


@jit
def is_trading(s: State) -> bool:
    """Whether a proposal is laid out or answered."""
    return s.phase == st.BUILD or s.phase == st.ANSWER


@LAWS.add(
    "decider: somebody decides in the phase {phase} (ED-92)",
    "turn: it is somebody's turn in the phase {phase} (ED-92)",
    "hostile: there is one in the phase {phase} (ED-49)",
    "partner: there is one in the phase {phase} (ED-65)",
    "first: somebody begins each day (ED-13)",
    is_basic=True,
)
def missing(r: Rules, s: State) -> int:
    """Without these the other laws could not be asked."""
    is_over = s.phase == st.OVER
    return first(
        not is_over and not 0 <= s.decider < r.players,
        not (is_over or is_met(s) or s.turn >= 0) or s.turn >= r.players,
        is_met(s) and not st.ZOMBIE <= s.hostile <= st.NPC,
        (is_trading(s) and s.partner < 0) or s.partner >= r.players,
        not 0 <= s.first < r.players,
    )


@LAWS.add(
    "decider: nobody decides when the game is over (ED-16)",
    "turn: nobody has a turn when the game is over (ED-16)",
    "prepared: nothing of phase 1 is counted in the phase {phase} (ED-19)",
    "paid: nobody pays the trader in the phase {phase} (ED-45)",
    "trades: none has been opened yet in the phase {phase} (ED-65)",
    "partner: nobody has one in the phase {phase} (ED-65)",
    "proposal: nobody trades in the phase {phase} (ED-65)",
    "hostile: there is none in the phase {phase} (ED-49)",
    "dusk: no tiles of dusk wait for a roll during a turn or after the end (ED-83)",
)
def out_of_phase(r: Rules, s: State) -> int:
    """What is kept within some phases only."""
    phase = wide(s.phase)
    is_fight = s.hostile != 0 or s.hostile_health != 0 or s.loot != 0 or s.fight_at != 0 or s.initiator >= 0
    return first(
        phase == st.OVER and s.decider >= 0,
        phase == st.OVER and s.turn >= 0,
        phase != st.PREPARE and s.prepared != 0,
        phase != st.PAY and s.paid != 0,
        phase < st.LIMIT and s.trades != 0,
        (phase < st.LIMIT or phase == st.TRADE) and s.partner >= 0,
        not is_trading(s) and total(s.offer) + total(s.request) != 0,
        not is_met(s) and is_fight,
        (phase == st.OVER or s.turn >= 0) and s.dusk[0] != 0,
    )


@LAWS.add(
    "day: the game has {r.days} days, not {s.day} (ED-16)",
    "prepared: {s.prepared} of {r.phase1_actions} actions leave nothing to do in phase 1 (ED-19)",
    "paid: {s.paid} of {r.trader_price} cards leave nothing to pay (ED-45)",
    "trades: {s.trades} are more than the {r.trades_per_turn} of a turn (ED-B25)",
    "trades: the one that is being made counts, so not 0 (ED-B25)",
    "partner: there is none, but in the phase limit there is one after a trade of this turn (ED-66)",
    "partner: there is one, but in the phase limit only after a trade of this turn (ED-66)",
)
def wrong_count(r: Rules, s: State) -> int:
    """J-8, and what is counted within a turn."""
    return first(
        not 1 <= s.day <= r.days,
        s.phase == st.PREPARE and not 0 <= s.prepared < r.phase1_actions,
        s.phase == st.PAY and not 0 <= s.paid < r.trader_price,
        not 0 <= s.trades <= r.trades_per_turn,
        is_trading(s) and s.trades == 0,
        s.phase == st.LIMIT and s.trades > 0 and s.partner < 0,
        s.phase == st.LIMIT and s.trades == 0 and s.partner >= 0,
    )


@LAWS.add(
    "player {s.decider} decides, but is dead (ED-86)",
    "it is the turn of player {s.turn}, who is dead (ED-86)",
    "player {s.decider} decides, but the answer is the partner's, player {s.partner} (ED-65)",
    "player {s.decider} decides, whom the phase {phase} of player {s.turn} does not ask (ED-92)",
)
def wrong_decider(r: Rules, s: State) -> int:
    """J-2: the dead decide nothing. The phases of a turn are its player's, but for partners and the trader's offers."""
    if s.phase == st.OVER:
        return 0
    if not is_alive(s, wide(s.decider)):
        return 1
    if is_met(s):
        return 0
    if not is_alive(s, wide(s.turn)):
        return 2
    if s.phase == st.ANSWER:
        return 0 if s.decider == s.partner else 3
    if s.decider == s.turn or (s.phase == st.LIMIT and s.decider == s.partner):
        return 0
    is_asked = s.phase == st.TRADER or s.phase == st.PAY
    return 0 if is_asked and is_at(s, wide(s.decider), wide(s.place[s.turn])) else 4


@jit
def surplus(r: Rules, s: State, t: int) -> int:
    """How many cards or pieces of a type there are beyond what the box holds."""
    n = 0
    for p in range(st.PLAYERS):
        n += wide(s.items[p, t])
    if t < st.N_RAW:
        n += wide(s.resource_deck[t]) + wide(s.resource_discard[t]) - wide(r.resource_deck[t])
        return n - wide(r.players) * wide(r.start_food) if t == st.FOOD else n
    if t < st.BANDAGE + 2:
        return n + wide(s.supply[t - st.BANDAGE]) - wide(r.supply[t - st.BANDAGE])
    if t < st.N_RESOURCES:
        return n
    if t < st.ARROW:
        w = t - st.KNIFE
        return n + wide(s.weapon_deck[w]) + wide(s.weapon_discard[w]) - wide(r.weapon_deck[w])
    return n + wide(s.supply[t - st.ARROW + 2]) - wide(r.supply[t - st.ARROW + 2])


def of_box(counts: dict[str, int], rule: str) -> dict[str, str]:
    """All that there is too much or too little of, by name."""
    wrong = [f"{name}: {abs(n)} {'more' if n > 0 else 'fewer'}" for name, n in counts.items() if n]
    return {"all": "; ".join(f"{words} than the box holds ({rule})" for words in wrong)}


def all_items(r: Any, s: Any, _: int) -> dict[str, str]:
    return of_box({name: int(surplus(r, s, t)) for t, name in enumerate(st.ITEMS)}, "ED-6")


@LAWS.add("{all}", each=st.N_ITEMS, words=all_items)
def wrong_items(r: Rules, s: State, t: int) -> bool:
    """J-1: what the box holds is somewhere, all of it and nothing else."""
    return surplus(r, s, t) != 0


@jit
def surplus_of_marks(r: Rules, s: State) -> int:
    mark = st.WEAPON_MARK
    return wide(s.resource_deck[mark]) + wide(s.resource_discard[mark]) - wide(r.resource_deck[mark])


@LAWS.add("{all}", words=lambda r, s, _: of_box({"weapon marks": int(surplus_of_marks(r, s))}, "ED-80"))
def wrong_marks(r: Rules, s: State) -> bool:
    """J-1."""
    return surplus_of_marks(r, s) != 0


@jit
def surplus_of_events(r: Rules, s: State, k: int) -> int:
    return wide(s.event_deck[k]) + wide(s.event_discard[k]) - wide(r.events[k])


def all_events(r: Any, s: Any, _: int) -> dict[str, str]:
    cards = enumerate(st.EVENT_CARDS)
    return of_box({f"event cards, {name}": int(surplus_of_events(r, s, k)) for k, name in cards}, "ED-37")


@LAWS.add("{all}", each=st.N_EVENTS, words=all_events)
def wrong_events(r: Rules, s: State, k: int) -> bool:
    """J-1."""
    return surplus_of_events(r, s, k) != 0


@jit
def surplus_of_tiles(r: Rules, s: State, kind: int) -> int:
    n = wide(s.tile_stack[kind]) - wide(r.tile_copies[kind])
    for place in range(PLACES):
        n += wide(s.tile[place] == kind + 1)
    return n


def all_tiles(r: Any, s: Any, _: int) -> dict[str, str]:
    kinds = enumerate(st.TILES)
    return of_box({f"tiles, {name}": int(surplus_of_tiles(r, s, kind)) for kind, name in kinds}, "ED-4")


@LAWS.add("{all}", each=len(st.TILES), words=all_tiles)
def wrong_tiles(r: Rules, s: State, kind: int) -> bool:
    """J-3."""
    return surplus_of_tiles(r, s, kind) != 0


@LAWS.add("d4 is the start tile (ED-4)", "{place} is not the start tile, d4 is (ED-4)", each=PLACES)
def wrong_start(r: Rules, s: State, place: int) -> int:
    """J-3: the start tile lies in the centre and nowhere else."""
    is_start = s.tile[place] == st.START_TILE
    return first(place == CENTRE and not is_start, place != CENTRE and is_start)


@jit
def is_short(counts: Ints) -> bool:
    for kind in range(counts.shape[0]):
        if counts[kind] < 0:
            return True
    return False


def short_stacks(r: Any, s: Any, _: int) -> dict[str, str]:
    found = [(stack, kind, n) for stack, kinds in st.STACKS.items() for kind, n in zip(kinds, s[stack])]
    return {"all": "; ".join(f"{stack}: fewer than no {kind}" for stack, kind, n in found if n < 0)}


@LAWS.add("{all}", words=short_stacks)
def short_stack(r: Rules, s: State) -> bool:
    decks = is_short(s.event_deck) or is_short(s.resource_deck) or is_short(s.weapon_deck) or is_short(s.tile_stack)
    piles = is_short(s.event_discard) or is_short(s.resource_discard) or is_short(s.weapon_discard)
    return decks or piles or is_short(s.supply)


@LAWS.add(
    "tiles_left: {s.tiles_left} is not the size of the stack",
    "events_left: {s.events_left} is not the size of the deck",
    "resources_left: {s.resources_left} is not the size of the deck",
    "weapons_left: {s.weapons_left} is not the size of the deck",
    "n_offer: {s.n_offer} is not how much is offered",
    "n_request: {s.n_request} is not how much is requested",
)
def wrong_sizes(r: Rules, s: State) -> int:
    return first(
        s.tiles_left != total(s.tile_stack),
        s.events_left != total(s.event_deck),
        s.resources_left != total(s.resource_deck),
        s.weapons_left != total(s.weapon_deck),
        s.n_offer != total(s.offer),
        s.n_request != total(s.request),
    )


@LAWS.add(
    "there is no player {i}, who could have something",
    "player {i}: health beyond the caps, 0 to {r.health_cap} (ED-21)",
    "player {i}: hunger beyond the caps, 0 to {r.hunger_cap} (ED-21)",
    "player {i} is dead and has hunger tokens (ED-86)",
    "player {i} stands on an unexplored space (ED-28)",
    "player {i} is idle, which only the restless variant knows (ED-B39)",
    "player {i} holds fewer than no cards of a kind",
    each=st.PLAYERS,
)
def wrong_player(r: Rules, s: State, p: int) -> int:
    """J-2, J-3."""
    if p >= wide(r.players):
        return wide(s.health[p] != 0 or s.hunger[p] != 0 or s.place[p] != 0 or s.idle[p] != 0 or has_items(s, p))
    return first(
        False,
        not 0 <= s.health[p] <= r.health_cap,
        not 0 <= s.hunger[p] <= r.hunger_cap,
        s.health[p] == 0 and s.hunger[p] != 0,
        s.tile[s.place[p]] == 0,
        s.idle[p] != 0 and r.restless == 0,
        is_short(s.items[p]),
    )


@LAWS.add("a snow storm rages at {place}, where no living player is (ED-33)", each=PLACES)
def deserted_storm(r: Rules, s: State, place: int) -> bool:
    """J-11."""
    return s.storm[place] != 0 and next_at(r, s, place, wide(0)) < 0


@LAWS.add(
    "hostile: {s.hostile_health} health, where it has at least 1 and no more than it began with (ED-85)",
    "hostile: hurt before the first blow (ED-50)",
    "player {s.decider} decides, but is not in the fight (ED-49)",
    "hostile: the active player has met it, not player {s.initiator} (ED-40)",
    "player {s.decider} decides, but player {s.initiator} has met the hostile (ED-B10)",
    "hostile: dusk brings no such hostile with such loot (ED-84, ED-B27)",
    "hostile: no card brings such a hostile with such loot (ED-38, ED-39)",
)
def wrong_hostile(r: Rules, s: State) -> int:
    """J-5."""
    if not is_met(s):
        return 0
    health, is_first = wide(r.hostile_health[s.hostile - 1]), s.phase == st.ENCOUNTER
    return first(
        not 1 <= s.hostile_health <= health,
        is_first and s.hostile_health < health,
        not is_at(s, wide(s.decider), wide(s.fight_at)),
        not 0 <= s.initiator < r.players or (s.turn >= 0 and s.turn != s.initiator),
        is_first and s.decider != s.initiator,
        s.turn < 0 and not is_of_dusk(r, s),
        s.turn >= 0 and not is_on_card(r, s),
    )


@jit
def is_of_dusk(r: Rules, s: State) -> bool:
    """ED-84, ED-B27."""
    for i in range(st.DUSK_LOOTS):
        if r.dusk_loot[i] == s.loot and s.hostile == r.dusk_hostile + 1:
            return True
    return False


@jit
def is_on_card(r: Rules, s: State) -> bool:
    """ED-38, ED-39."""
    is_zombie = s.hostile == st.ZOMBIE
    card = wide(s.loot) if is_zombie else st.FIRST_NPC + wide(s.loot) - 1
    first, end = (0, st.FIRST_NPC) if is_zombie else (st.FIRST_NPC, st.TRADER_CARD)
    return first <= card < end and bool(r.events[card] > 0)


@LAWS.add(
    "turn: day {s.day} has no dusk, so it is somebody's turn (ED-83)",
    "dusk: {place} is not explored (ED-B26)",
    "dusk: {place} is the tile of the fight, which has rolled already (ED-B26)",
    "dusk: {place} stands there twice (ED-B26)",
    "dusk: there is a gap before {place} (ED-B26)",
    "dusk: one of the tiles of dusk is no place (ED-B26)",
    "dusk: one tile for each player, and that of the fight has rolled (ED-B26)",
)
def wrong_dusk(r: Rules, s: State) -> int:
    """ED-83, ED-B26: the days with one; explored tiles without gaps, none twice, and not the one of the fight."""
    if is_met(s) and s.turn < 0 and not is_dusk_day(r, wide(s.day)):
        return 1
    for i in range(st.PLAYERS):
        if s.dusk[i] == 0:
            continue
        place = wide(s.dusk[i]) - 1
        if not 0 <= place < PLACES:
            return 6
        if s.tile[place] == 0 or place == s.fight_at:
            return about(place, 2 if s.tile[place] == 0 else 3)
        for k in range(i):
            if s.dusk[k] == 0 or s.dusk[k] == s.dusk[i]:
                return about(place, 5 if s.dusk[k] == 0 else 4)
    return 7 if s.dusk[r.players - 1] != 0 else 0


@LAWS.add(
    "the trader asks player {s.decider}, but nobody except the active player under these rules (ED-B16)",
    "the trader has no weapon to give (ED-34)",
    "the trader asks player {s.decider}, who cannot pay him (ED-B16)",
    "player {s.decider} cannot pay the trader (ED-45)",
)
def wrong_trader(r: Rules, s: State) -> int:
    """ED-45, ED-B16: the others are asked only if they can pay; who has agreed can pay the rest."""
    if s.phase != st.TRADER and s.phase != st.PAY:
        return 0
    p, is_other, is_paid = wide(s.decider), s.decider != s.turn, s.phase == st.PAY
    return first(
        is_other and r.trader_asks_others == 0,
        (is_other or is_paid) and not has_weapons(s),
        is_other and not is_paid and not can_pay(r, s, p),
        is_paid and n_payable(s, p) < wide(r.trader_price) - wide(s.paid),
    )


@LAWS.add(
    "no pack with cards lies where player {s.turn} is (ED-89)",
    "player {s.decider} is within the hand limit and need not discard (ED-64)",
    "player {s.turn} has more cards than the hand limit, which comes first (ED-63, ED-66)",
)
def wrong_hand(r: Rules, s: State) -> int:
    """J-4: within the limit once it has been checked; who must discard has too many; a pack lies where one is taken."""
    if s.phase == st.PACK:
        return 0 if is_pack(s, dead_at(r, s, wide(s.place[s.turn]))) else 1
    if s.phase == st.LIMIT and not is_over_limit(r, s, wide(s.decider)):
        return 2
    is_checked = s.phase > st.LIMIT or (s.phase == st.LIMIT and s.decider != s.turn)  # ED-66: then the partner's
    return 3 if is_checked and is_over_limit(r, s, wide(s.turn)) else 0


@LAWS.add(
    "partner: player {s.partner} cannot trade with himself (ED-65)",
    "partner: player {s.partner} does not live on the tile of the trade (ED-B25)",
    "proposal: more than {r.trade_max_cards} items on one side (ED-B25)",
    "proposal: player {s.turn} does not have what is offered (ED-65)",
    "proposal: player {s.partner} does not have what is requested (ED-65)",
    "proposal: nothing is offered or requested (ED-B25)",
)
def wrong_trade(r: Rules, s: State) -> int:
    """J-13: a proposal of what both have, between two living players on one tile, within the limits."""
    if s.partner < 0:
        return 0
    has_all, gets_all = True, True
    for t in range(st.N_ITEMS):
        has_all = has_all and 0 <= s.offer[t] <= s.items[s.turn, t]
        gets_all = gets_all and 0 <= s.request[t] <= s.items[s.partner, t]
    return first(
        s.partner == s.turn,
        not is_at(s, wide(s.partner), wide(s.place[s.turn])),
        max(wide(s.n_offer), wide(s.n_request)) > r.trade_max_cards,
        not has_all,
        not gets_all,
        s.phase == st.ANSWER and s.n_offer + s.n_request == 0,
    )


@LAWS.add(
    "end_reason: the game is not over in the phase {phase} (ED-16)",
    "the game is over when all are dead (ED-17)",
    "end_reason: somebody lives, so not all_dead (ED-17)",
    "end_reason: all are dead, so not eight_days (ED-17)",
    "end_reason: day {s.day} is not the last, {r.days}, so not eight_days (ED-16)",
    "end_reason: the game is over without one (ED-16)",
)
def wrong_end(r: Rules, s: State) -> int:
    """ED-16, ED-17: over after the last day or when all are dead, and only then."""
    is_over, lives = s.phase == st.OVER, n_alive(s) > 0
    is_after = is_over and s.ended == st.EIGHT_DAYS
    return first(
        not is_over and s.ended != 0,
        not is_over and not lives,
        is_over and s.ended == st.ALL_DEAD and lives,
        is_after and not lives,
        is_after and s.day != r.days,
        is_over and s.ended == 0,
    )
