"""Use Item (ZT-87 to ZT-94): what each item needs, what it may be aimed at, and what it does."""

import numpy as np

from tablewright.games.zombie_tower import actions as act
from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.state import Rules, State, room_of
from tablewright.kernel.tools import Records, jit, jit_hot, positive, tell, whisper, wide

ITEM_OF = np.array([st.KIND_NAMES.index(name) for name in act.USABLE])
# ZT-93: the cards for the escape are not among them
PLACE_OF = np.full(len(st.KIND_NAMES), -1)
PLACE_OF[ITEM_OF] = range(len(act.USABLE))
GUNS, LONG_RANGE = 1 << st.HANDGUN | 1 << st.SHOTGUN, 1 << st.HANDGUN | 1 << st.DYNAMITE
PARTNER = np.full(len(st.KIND_NAMES), -1)  # ZT-88: the item that has to be in the same hand, -1 none
PARTNER[[st.HANDGUN, st.SHOTGUN, st.DYNAMITE]] = st.MAGAZINE, st.BUCKSHOT, st.DETONATOR


@jit_hot
def held(s: State, p: int) -> int:
    """The items of a hand, as a mask."""
    mask: int = positive(s.hand, p)
    return mask


@jit_hot
def useful(r: Rules, s: State, p: int, held: int) -> int:
    """Of the items held, those that can be used and have something to do, as a mask of places in USABLE."""
    # ZT-88: in a mask of items the ammunition is two places after its gun, the Detonator next to Dynamite
    partners = held >> 2 & GUNS | held >> 1 & 1 << st.DYNAMITE
    ready = held & (partners | ~wide(GUNS | 1 << st.DYNAMITE))
    own = room_of(s, p)
    near = 1 << own | wide(st.ADJACENT[own])
    works = wide(s.zombies[p, own] > 0) << st.SHOTGUN | wide(s.damage[p] > 0) << st.FIRST_AID_KIT
    works |= wide(near & wide(s.rubble[p]) != 0) << st.SHOVEL
    works |= wide(near & wide(s.fire[p]) != 0) << st.FIRE_EXTINGUISHER
    works |= (1 - (wide(s.barricade[p]) >> own & 1)) << st.BARRICADE
    if ready & LONG_RANGE:
        works |= wide(targets(r, s, p, st.HANDGUN) != 0) << st.HANDGUN
        works |= wide(targets(r, s, p, st.DYNAMITE) != 0) << st.DYNAMITE
    return in_usable(ready & works)


@jit_hot
def in_usable(items: int) -> int:
    """A mask of items as a mask of their places in USABLE, which has them in the same order."""
    guns, shovel_and_dynamite, others = items & GUNS, items >> 2 & 0b1100, items >> 3 & 0b1110000
    return guns | shovel_and_dynamite | others


@jit
def targets(r: Rules, s: State, p: int, item: int) -> int:
    """The rooms where an item would change something, as a mask. ZT-156: all of it in the own play space."""
    own = wide(s.room[p])
    here, near = 1 << own, wide(st.ADJACENT[own])
    if item == st.HANDGUN:
        return shootable(r, s, p)
    if item == st.SHOTGUN:  # ZT-A16: the own room only
        return here if s.zombies[p, own] > 0 else 0
    if item == st.BARRICADE:
        return here & ~wide(s.barricade[p])
    if item == st.FIRE_EXTINGUISHER:
        return (here | near) & wide(s.fire[p])
    # ZT-A10: the own room is collapsed only around a trapped PC, who may clear it
    rubble = (here | near) & wide(s.rubble[p])
    return rubble | near & occupied(s, p) if item == st.DYNAMITE else rubble


@jit
def occupied(s: State, p: int) -> int:
    """The rooms with zombies or survivors, as a mask."""
    mask: int = positive(s.zombies, p) | positive(s.survivors, p)
    return mask


@jit
def in_range(r: Rules, s: State, p: int, room: int) -> bool:
    """ZT-A14: the handgun reaches any room of the floor, also the own."""
    own = wide(s.room[p])
    return bool(st.FLOOR[room] == st.FLOOR[own] and abs(room - own) <= wide(r.handgun_range))


@jit
def shootable(r: Rules, s: State, p: int) -> int:
    """The rooms with zombies that the handgun can hit; ZT-77, ZT-91: none past a Collapsed card."""
    own, rubble = wide(s.room[p]), wide(s.rubble[p])
    mask = 0
    for way in (-1, 1):
        room = own
        while 1 <= room <= st.ROOMS and in_range(r, s, p, room):
            if s.zombies[p, room] > 0:
                mask |= 1 << room
            if room != own and rubble >> room & 1:
                break
            room += way
    return mask


@jit
def use(r: Rules, s: State, p: int, item: int, log: Records) -> None:
    """Pay the AP; then a kit works at once, everything else is aimed."""
    s.ap -= 1
    s.overcharged = 0
    if item == st.FIRST_AID_KIT:
        healed = min(wide(r.kit_heals), wide(s.damage[p]))
        s.damage[p] -= healed
        whisper(log, st.HEALED, p, 1 << p, healed, 0, 0)
        spend(s, p, item, log)
    else:
        s.phase, s.using = st.TARGET, item


@jit
def aim(r: Rules, s: State, p: int, room: int, log: Records) -> None:
    item = wide(s.using)
    s.phase, s.using = st.MAIN, 0
    if item == st.HANDGUN:
        shoot(r, s, p, item, room, wide(r.handgun_kills), log)
    elif item == st.SHOTGUN:
        shoot(r, s, p, item, room, wide(r.shotgun_kills), log)
    elif item == st.SHOVEL:
        whisper(log, st.DUG, p, 1 << p, room, 0, 0)
        clear_rubble(s, p, room, log)
        if r.shovel_spent:
            spend(s, p, item, log)
    elif item == st.DYNAMITE:
        blast(s, p, room, log)
    elif item == st.BARRICADE:  # ZT-A13; its card is discarded at the End of Round (ZT-92)
        s.barricade[p] = wide(s.barricade[p]) | 1 << room
        s.hand[p, item] -= 1
        whisper(log, st.BARRICADED, p, 1 << p, room, 0, 0)
    else:
        put_out(r, s, p, room, log)


@jit
def shoot(r: Rules, s: State, p: int, gun: int, room: int, kills: int, log: Records) -> None:
    """ZT-A38: survivors are never hit. ZT-A15: the ammunition is spent, the gun stays."""
    if s.character[p] == st.SOLDIER:
        kills += wide(r.gun_bonus)  # ZT-152
    n = min(kills, wide(s.zombies[p, room]))
    s.zombies[p, room] -= n
    whisper(log, st.SHOT, p, 1 << p, gun, room, n)
    if r.ammunition_spent:
        spend(s, p, wide(PARTNER[gun]), log)


@jit
def blast(s: State, p: int, room: int, log: Records) -> None:
    """Everything in the room goes but Fire and barricades; around a trapped PC that is only the rubble."""
    whisper(log, st.BLASTED, p, 1 << p, room, s.zombies[p, room], s.survivors[p, room])
    s.zombies[p, room] = 0
    s.survivors[p, room] = 0
    if wide(s.rubble[p]) >> room & 1:
        clear_rubble(s, p, room, log)
    spend(s, p, st.DYNAMITE, log)
    spend(s, p, st.DETONATOR, log)


@jit
def clear_rubble(s: State, p: int, room: int, log: Records) -> None:
    s.rubble[p] = wide(s.rubble[p]) & ~(1 << room)
    s.n_rubble[p] -= 1
    discard(s, p, st.EV_COLLAPSED, log)


@jit
def put_out(r: Rules, s: State, p: int, room: int, log: Records) -> None:
    s.fire[p] = wide(s.fire[p]) & ~(1 << room)
    s.n_fires[p] -= 1
    whisper(log, st.PUT_OUT, p, 1 << p, room, 0, 0)
    discard(s, p, st.EV_FIRE, log)
    if r.extinguisher_spent:
        spend(s, p, st.FIRE_EXTINGUISHER, log)


@jit
def spend(s: State, p: int, item: int, log: Records) -> None:
    s.hand[p, item] -= 1
    discard(s, p, item, log)


@jit
def discard(s: State, p: int, kind: int, log: Records) -> None:
    """ZT-90: onto the common pile, in the open, for good."""
    s.discard[kind] += 1
    tell(log, st.DISCARDED, p, kind, 0, 0)
