"""Eight Days, phase 2: stay or move, look around or not; what an event card brings (ED-23 to ED-39)."""

from tablewright.games.eight_days import actions as act
from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.cards import draw_event, draw_resource, draw_weapon
from tablewright.games.eight_days.hexes import NEIGHBOUR
from tablewright.games.eight_days.state import Rules, State
from tablewright.games.eight_days.survival import go, pay_hunger
from tablewright.kernel.tools import Records, jit, pick, tell, wide


@jit
def neighbour(place: int, way: int) -> int:
    """ED-27: the space one step away, -1 beyond the edge."""
    return wide(NEIGHBOUR[place, way])


@jit
def way_of(a: int) -> int:
    """The direction of an action that moves, looking or not."""
    return (a - act.LOOK) % (act.MOVE - act.LOOK)


@jit
def must_look(r: Rules, s: State, p: int) -> bool:
    """ED-B39: under the restless variant no second turn in a row without an event card."""
    return bool(r.restless) and s.idle[p] != 0


@jit
def explore(r: Rules, s: State, a: int, log: Records) -> bool:
    """Exactly one of the four options. Whether phase 4 follows; else an encounter waits for a decision."""
    p = wide(s.decider)
    looks = a < act.MOVE
    if r.restless:  # ED-B39
        s.idle[p] = 0 if looks else 1
    if a == act.NOTHING:  # ED-26
        tell(log, st.RESTED, p, 0, 0, 0)
        return True
    if a == act.STAY_LOOK:  # ED-23
        tell(log, st.STAYED, p, s.place[p], 0, 0)
    elif not move(r, s, p, way_of(a), log):  # ED-24, ED-25
        return True
    return meet(r, s, p, draw_event(s, log), log) if looks else True


@jit
def move(r: Rules, s: State, p: int, way: int, log: Records) -> bool:
    """One step (ED-B7). The price first: who dies of it stays where he was (ED-87). Whether p has arrived."""
    if not pay_hunger(r, s, p, wide(r.move_hunger), log):
        return False
    start = wide(s.place[p])
    place = neighbour(start, way)
    tell(log, st.MOVED, p, start, place, way)
    go(s, p, place, log)
    if s.tile[place] == 0:  # ED-B8: looking or not; ED-30: an explored space gives nothing
        discover(r, s, p, place, log)
    return True


@jit
def discover(r: Rules, s: State, p: int, place: int, log: Records) -> None:
    """ED-28, ED-29: the first to enter draws a tile and as many resource cards as it says."""
    kind = pick(s, s.tile_stack, wide(s.tiles_left))
    s.tile_stack[kind] -= 1
    s.tiles_left -= 1
    s.tile[place] = kind + 1
    number = tile_number(r, s, place)
    tell(log, st.DISCOVERED, p, place, kind, number)
    for _ in range(number):
        draw_resource(r, s, p, log)


@jit
def tile_number(r: Rules, s: State, place: int) -> int:
    """ED-77, ED-B33: the resource number of an explored tile."""
    kind = wide(s.tile[place])
    return wide(r.start_tile_number) if kind == st.START_TILE else wide(r.tile_number[kind - 1])


@jit
def meet(r: Rules, s: State, p: int, card: int, log: Records) -> bool:
    """ED-31: what the event card brings. Whether phase 4 follows at once."""
    place = wide(s.place[p])
    if card < st.TRADER_CARD:  # ED-35, ED-38, ED-39: the card says what the hostile carries
        kind, loot = (st.ZOMBIE, card) if card < st.FIRST_NPC else (st.NPC, card - st.FIRST_NPC + 1)
        appear(r, s, p, kind, loot, log)
        return False
    if card == st.TRADER_CARD:  # ED-34
        s.phase = st.TRADER
        tell(log, st.TRADER_CAME, p, place, 0, 0)
        return False
    if card == st.RESOURCE_CARD:  # ED-36, ED-48
        draw_resource(r, s, p, log)
    elif card == st.NOTHING_CARD:  # ED-32
        tell(log, st.QUIET, p, place, 0, 0)
    elif card == st.STORM_CARD:  # ED-33; a second storm adds nothing
        tell(log, st.STORM, p, place, s.storm[place], 0)
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
    s.phase = st.ENCOUNTER
    tell(log, st.HOSTILE_CAME, p, kind, loot, s.place[p])
