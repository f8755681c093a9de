"""What a player may do in the own turn, as a set of bits (bit a: action a).

The set is made with few branches: in random play the processor guesses them wrong, and waits. Why an action is not in
the set is said in refusals.py.
"""

from tablewright.games.zombie_tower import actions as act
from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.action_phase import bears, reachable
from tablewright.games.zombie_tower.items import held, useful
from tablewright.games.zombie_tower.slits import oldest, side_of, slit_at
from tablewright.games.zombie_tower.state import Rules, State, room_of
from tablewright.kernel.tools import jit_hot, wide


@jit_hot
def turn_actions(r: Rules, s: State, p: int) -> int:
    """ZT-52: what costs AP is there while there are some, the rest always (ZT-51, ZT-A39)."""
    items = held(s, p)
    paid = reachable(r, s, p) << act.MOVE | search_or_rest(r, s, p) | useful(r, s, p, items) << act.USE
    return 1 << act.END_TURN | paid * wide(s.ap > 0) | unpaid(r, s, p) | through_slit(r, s, p, items) | cure(r, s, p)


@jit_hot
def search_or_rest(r: Rules, s: State, p: int) -> int:
    """With points to spend: neither among zombies (ZT-62, ZT-85) nor in Fire (ZT-63, ZT-81)."""
    room = room_of(s, p)
    barred = wide(s.zombies[p, room] > 0) | wide(s.fire[p]) >> room & 1
    done = (wide(s.rubble[p]) | wide(s.searched[p]) * wide(r.once_per_room)) >> room & 1  # ZT-A37, ZT-64
    searches = (1 - done) & wide(s.left[st.FLOOR[room]] > 0)  # ZT-61
    rests = wide(s.damage[p] > 0) & wide(s.overcharged == 0)  # ZT-86, ZT-105
    return (searches << act.SEARCH | rests << act.REST) * (1 - barred)


@jit_hot
def unpaid(r: Rules, s: State, p: int) -> int:
    """Saving (ZT-95), releasing (ZT-97, ZT-A10) and, once the points are gone, overcharge (ZT-107, ZT-A33)."""
    room = room_of(s, p)
    saves = wide(s.survivors[p, room] > 0)
    releases = wide(s.sheet[p] > 0) & ~wide(s.rubble[p]) >> room
    overcharges = wide(s.ap <= 0) & wide(bears(r, s, p, 1))
    steps = (saves << act.SAVE | (releases & 1) << act.RELEASE) * wide(s.steps < r.zero_ap_cap)  # ZT-98
    return steps | overcharges << act.OVERCHARGE


@jit_hot
def cure(r: Rules, s: State, p: int) -> int:
    """ZT-154, ZT-A17."""
    cures = wide(s.character[p] == st.DOCTOR) & wide(s.zombies[p, room_of(s, p)] > 0)
    return (cures & wide(s.ap >= r.cure_ap) & wide(bears(r, s, p, wide(r.cure_damage)))) << act.CURE


@jit_hot
def through_slit(r: Rules, s: State, p: int, items: int) -> int:
    """ZT-99: any item of the hand can be given; ZT-101: what lies in the slit can be taken."""
    room = room_of(s, p)
    slit = slit_at(r, p, room)  # in a room without one it counts for nothing, see below
    takes = wide(s.in_slit[slit] > 0)
    if not r.take_back:
        takes = wide(oldest(r, s, slit, side_of(room)) >= 0)  # ZT-A21
    return (items << act.GIVE | takes << act.TAKE) * (wide(st.SLIT_SIDE[room] > 0) & wide(s.steps < r.zero_ap_cap))
