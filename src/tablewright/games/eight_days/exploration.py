"""Phase 2: stay or move, look around or not (ED-23 to ED-31), and what the event card brings (ED-32 to ED-39)."""

from tablewright.games.eight_days import state
from tablewright.games.eight_days.actions import LOOK, MOVE, NOTHING, STAY_LOOK
from tablewright.games.eight_days.cards import draw_event, draw_resource, draw_weapon
from tablewright.games.eight_days.hexes import NEIGHBOUR
from tablewright.games.eight_days.state import I, Rules, State
from tablewright.games.eight_days.survival import go, pay_hunger
from tablewright.kernel.cache import jit
from tablewright.kernel.events import tell
from tablewright.kernel.records import Records
from tablewright.kernel.rng import pick


@jit
def neighbour(place: int, way: int) -> int:
    """ED-27: the space one step away, -1 beyond the edge."""
    return I(NEIGHBOUR[place, way])


@jit
def tile_number(r: Rules, s: State, place: int) -> int:
    """ED-77, ED-B33: the resource number of an explored tile."""
    kind = I(s.tile[place])
    return I(r.start_tile_number) if kind == state.START_TILE else I(r.tile_number[kind - 1])


@jit
def discover(r: Rules, s: State, p: int, place: int, log: Records) -> None:
    """ED-28, ED-29: the first to enter draws a tile and as many resource cards as it says."""
    kind = pick(s, s.tile_stack, I(s.tiles_left))
    s.tile_stack[kind] -= 1
    s.tiles_left -= 1
    s.tile[place] = kind + 1
    number = tile_number(r, s, place)
    tell(log, state.DISCOVERED, p, place, kind, number)
    for _ in range(number):
        draw_resource(r, s, p, log)


@jit
def move(r: Rules, s: State, p: int, way: int, log: Records) -> bool:
    """One step (ED-B7). The price first: who dies of it stays where he was (ED-87). Whether p has arrived."""
    if not pay_hunger(r, s, p, I(r.move_hunger), log):
        return False
    start = I(s.place[p])
    place = neighbour(start, way)
    tell(log, state.MOVED, p, start, place, way)
    go(s, p, place, log)
    if s.tile[place] == 0:  # ED-B8: looking or not; ED-30: an explored space gives nothing
        discover(r, s, p, place, log)
    return True


@jit
def explore(r: Rules, s: State, a: int, log: Records) -> bool:
    """Exactly one of the four options. Whether phase 4 follows; else an encounter waits for a decision."""
    p = I(s.decider)
    looks = a < MOVE
    if r.restless:  # ED-B39
        s.idle[p] = 0 if looks else 1
    if a == NOTHING:  # ED-26
        tell(log, state.RESTED, p, 0, 0, 0)
        return True
    if a == STAY_LOOK:  # ED-23
        tell(log, state.STAYED, p, I(s.place[p]), 0, 0)
    elif not move(r, s, p, (a - LOOK) % (MOVE - LOOK), log):  # ED-24, ED-25
        return True
    return meet(r, s, p, draw_event(s, log), log) if looks else True


@jit
def meet(r: Rules, s: State, p: int, card: int, log: Records) -> bool:
    """ED-31: what the event card brings. Whether phase 4 follows at once."""
    place = I(s.place[p])
    if card < state.TRADER_CARD:  # ED-35, ED-38, ED-39: the card says what the hostile carries
        kind, loot = (state.ZOMBIE, card) if card < state.FIRST_NPC else (state.NPC, card - state.FIRST_NPC + 1)
        appear(r, s, p, kind, loot, log)
        return False
    if card == state.TRADER_CARD:  # ED-34
        s.phase = state.TRADER
        tell(log, state.TRADER_CAME, p, place, 0, 0)
        return False
    if card == state.RESOURCE_CARD:  # ED-36, ED-48
        draw_resource(r, s, p, log)
    elif card == state.NOTHING_CARD:  # ED-32
        tell(log, state.QUIET, p, place, 0, 0)
    elif card == state.STORM_CARD:  # ED-33; a second storm adds nothing
        tell(log, state.STORM, p, place, I(s.storm[place]), 0)
        s.storm[place] = 1
    else:
        draw_weapon(r, s, p, log)
    return True


@jit
def appear(r: Rules, s: State, p: int, kind: int, loot: int, log: Records) -> None:
    """A hostile stands before player p, who decides (ED-40, ED-B10)."""
    s.hostile, s.loot = kind, loot
    s.hostile_health = r.hostile_health[kind - 1]
    s.fight_at = s.place[p]
    s.initiator = p
    s.decider = p
    s.phase = state.ENCOUNTER
    tell(log, state.HOSTILE_CAME, p, kind, loot, I(s.place[p]))
