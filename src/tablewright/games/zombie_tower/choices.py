"""What a player may do in the own turn, as a set of bits (bit a: action a).

The set is made with few branches, since random play waits for each that it cannot guess. Why an action is not in the
set is said by the `no_` functions of action_phase, search, slits and items.
"""

from tablewright.games.zombie_tower import actions as a_
from tablewright.games.zombie_tower.action_phase import bears, reachable
from tablewright.games.zombie_tower.items import held, useful
from tablewright.games.zombie_tower.slits import oldest, side_of, slit_at
from tablewright.games.zombie_tower.state import DOCTOR, FLOOR, INT, SLIT_SIDE, Rules, State, room_of
from tablewright.kernel.cache import jit_hot


@jit_hot
def turn_actions(r: Rules, s: State, p: int) -> int:
    """ZT-52: what costs AP is there while there are some, the rest always (ZT-51, ZT-A39)."""
    items = held(s, p)
    paid = reachable(r, s, p) << a_.MOVE | search_or_rest(r, s, p) | useful(r, s, p, items) << a_.USE
    return 1 << a_.END_TURN | paid * INT(s.ap > 0) | unpaid(r, s, p) | through_slit(r, s, p, items) | cure(r, s, p)


@jit_hot
def search_or_rest(r: Rules, s: State, p: int) -> int:
    """With points to spend: neither among zombies (ZT-62, ZT-85) nor in Fire (ZT-63, ZT-81)."""
    room = room_of(s, p)
    barred = INT(s.zombies[p, room] > 0) | INT(s.fire[p]) >> room & 1
    done = (INT(s.rubble[p]) | INT(s.searched[p]) * INT(r.once_per_room)) >> room & 1  # ZT-A37, ZT-64
    searches = (1 - done) & INT(s.left[FLOOR[room]] > 0)  # ZT-61
    rests = INT(s.damage[p] > 0) & INT(s.overcharged == 0)  # ZT-86, ZT-105
    return (searches << a_.SEARCH | rests << a_.REST) * (1 - barred)


@jit_hot
def unpaid(r: Rules, s: State, p: int) -> int:
    """Saving (ZT-95), releasing (ZT-97, ZT-A10) and, once the points are gone, overcharge (ZT-107, ZT-A33)."""
    room = room_of(s, p)
    saves = INT(s.survivors[p, room] > 0)
    releases = INT(s.sheet[p] > 0) & ~INT(s.rubble[p]) >> room
    overcharges = INT(s.ap <= 0) & INT(bears(r, s, p, 1))
    steps = (saves << a_.SAVE | (releases & 1) << a_.RELEASE) * INT(s.steps < r.zero_ap_cap)  # ZT-98
    return steps | overcharges << a_.OVERCHARGE


@jit_hot
def cure(r: Rules, s: State, p: int) -> int:
    """ZT-154, ZT-A17."""
    cures = INT(s.character[p] == DOCTOR) & INT(s.zombies[p, room_of(s, p)] > 0)
    return (cures & INT(s.ap >= r.cure_ap) & INT(bears(r, s, p, INT(r.cure_damage)))) << a_.CURE


@jit_hot
def through_slit(r: Rules, s: State, p: int, items: int) -> int:
    """ZT-99: any item of the hand can be given; ZT-101: what lies in the slit can be taken."""
    room = room_of(s, p)
    slit = slit_at(r, p, room)  # any, where there is none: nothing can be done there
    takes = INT(s.in_slit[slit] > 0)
    if not r.take_back:
        takes = INT(oldest(r, s, slit, side_of(room)) >= 0)  # ZT-A21
    return (items << a_.GIVE | takes << a_.TAKE) * (INT(SLIT_SIDE[room] > 0) & INT(s.steps < r.zero_ap_cap))
