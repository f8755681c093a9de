"""Use Item (ZT-87 to ZT-94): what each item needs, what it may be aimed at, and what it does."""

import numpy as np

from tablewright.games.zombie_tower.actions import (
    BAD_TARGET,
    ITEM_MISSING,
    LINE_OF_FIRE,
    NO_POINTS,
    NO_TARGET,
    OK,
    PARTNER_MISSING,
    USABLE,
)
from tablewright.games.zombie_tower.state import (
    ADJACENT,
    BARRICADE,
    BARRICADED,
    BLASTED,
    BUCKSHOT,
    DETONATOR,
    DISCARDED,
    DUG,
    DYNAMITE,
    EV_COLLAPSED,
    EV_FIRE,
    FIRE_EXTINGUISHER,
    FIRST_AID_KIT,
    FLOOR,
    HANDGUN,
    HEALED,
    INT,
    KIND_NAMES,
    MAGAZINE,
    MAIN,
    PUT_OUT,
    ROOMS,
    SHOT,
    SHOTGUN,
    SHOVEL,
    SOLDIER,
    TARGET,
    Rules,
    State,
    room_of,
)
from tablewright.kernel.cache import jit, jit_hot
from tablewright.kernel.events import EVERYBODY, emit, whisper
from tablewright.kernel.fields import positive
from tablewright.kernel.records import Records

ITEM_OF = np.array([KIND_NAMES.index(name) for name in USABLE])
# ZT-93: the cards for the escape are not among them
PLACE_OF = np.full(len(KIND_NAMES), -1)
PLACE_OF[ITEM_OF] = range(len(USABLE))
GUNS, LONG_RANGE = 1 << HANDGUN | 1 << SHOTGUN, 1 << HANDGUN | 1 << DYNAMITE
PARTNER = np.full(len(KIND_NAMES), -1)  # ZT-88: the item that has to be in the same hand, -1 none
PARTNER[[HANDGUN, SHOTGUN, DYNAMITE]] = MAGAZINE, BUCKSHOT, DETONATOR


@jit_hot
def held(s: State, p: int) -> int:
    """The items of a hand, as a mask."""
    mask: int = positive(s.hand, p)
    return mask


@jit_hot
def useful(r: Rules, s: State, p: int, held: int) -> int:
    """Of the items held, those that can be used and have something to do, as a mask of places in USABLE."""
    # ZT-88: in a mask of items the ammunition is two places after its gun, the Detonator next to Dynamite
    partners = held >> 2 & GUNS | held >> 1 & 1 << DYNAMITE
    ready = held & (partners | ~INT(GUNS | 1 << DYNAMITE))
    own = room_of(s, p)
    near = 1 << own | INT(ADJACENT[own])
    works = INT(s.zombies[p, own] > 0) << SHOTGUN | INT(s.damage[p] > 0) << FIRST_AID_KIT
    works |= INT(near & INT(s.rubble[p]) != 0) << SHOVEL | INT(near & INT(s.fire[p]) != 0) << FIRE_EXTINGUISHER
    works |= (1 - (INT(s.barricade[p]) >> own & 1)) << BARRICADE
    if ready & LONG_RANGE:
        works |= INT(targets(r, s, p, HANDGUN) != 0) << HANDGUN | INT(targets(r, s, p, DYNAMITE) != 0) << DYNAMITE
    return in_usable(ready & works)


@jit_hot
def in_usable(items: int) -> int:
    """A mask of items as a mask of their places in USABLE, which has them in the same order."""
    guns, shovel_and_dynamite, others = items & GUNS, items >> 2 & 0b1100, items >> 3 & 0b1110000
    return guns | shovel_and_dynamite | others


@jit
def no_use(r: Rules, s: State, p: int, item: int) -> int:
    """Why an item cannot be used now. An item without anything to do is not offered, so that aiming has no dead end."""
    if s.hand[p, item] == 0:
        return ITEM_MISSING
    if PARTNER[item] >= 0 and s.hand[p, PARTNER[item]] == 0:
        return PARTNER_MISSING
    if s.ap < 1:
        return NO_POINTS
    if item == FIRST_AID_KIT:
        return OK if s.damage[p] > 0 else NO_TARGET
    return OK if targets(r, s, p, item) else NO_TARGET


@jit
def no_target(r: Rules, s: State, p: int, item: int, room: int) -> int:
    """Why an item cannot be aimed at a room."""
    if targets(r, s, p, item) >> room & 1:
        return OK
    if item == HANDGUN and in_range(r, s, p, room) and s.zombies[p, room] > 0:
        return LINE_OF_FIRE
    return BAD_TARGET


@jit
def targets(r: Rules, s: State, p: int, item: int) -> int:
    """The rooms where an item would change something, as a mask. ZT-156: all of it in the own play space."""
    own = INT(s.room[p])
    here, near = 1 << own, INT(ADJACENT[own])
    if item == HANDGUN:
        return shootable(r, s, p)
    if item == SHOTGUN:  # ZT-A16: the own room only
        return here if s.zombies[p, own] > 0 else 0
    if item == BARRICADE:
        return here & ~INT(s.barricade[p])
    if item == FIRE_EXTINGUISHER:
        return (here | near) & INT(s.fire[p])
    # ZT-A10: the own room is collapsed only around a trapped PC, who may clear it
    rubble = (here | near) & INT(s.rubble[p])
    return rubble | near & occupied(s, p) if item == DYNAMITE else rubble


@jit
def occupied(s: State, p: int) -> int:
    """The rooms with zombies or survivors, as a mask."""
    mask: int = positive(s.zombies, p) | positive(s.survivors, p)
    return mask


@jit
def in_range(r: Rules, s: State, p: int, room: int) -> bool:
    """ZT-A14: the handgun reaches any room of the floor, also the own."""
    own = INT(s.room[p])
    return bool(FLOOR[room] == FLOOR[own] and abs(room - own) <= INT(r.handgun_range))


@jit
def shootable(r: Rules, s: State, p: int) -> int:
    """The rooms with zombies that the handgun can hit; ZT-77, ZT-91: none past a Collapsed card."""
    own, rubble = INT(s.room[p]), INT(s.rubble[p])
    mask = 0
    for way in (-1, 1):
        room = own
        while 1 <= room <= ROOMS and in_range(r, s, p, room):
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
    if item == FIRST_AID_KIT:
        healed = min(INT(r.kit_heals), INT(s.damage[p]))
        s.damage[p] -= healed
        whisper(log, HEALED, p, 1 << p, healed, 0, 0)
        spend(s, p, item, log)
    else:
        s.phase, s.using = TARGET, item


@jit
def aim(r: Rules, s: State, p: int, room: int, log: Records) -> None:
    item = INT(s.using)
    s.phase, s.using = MAIN, 0
    if item == HANDGUN:
        shoot(r, s, p, item, room, INT(r.handgun_kills), log)
    elif item == SHOTGUN:
        shoot(r, s, p, item, room, INT(r.shotgun_kills), log)
    elif item == SHOVEL:
        whisper(log, DUG, p, 1 << p, room, 0, 0)
        clear_rubble(s, p, room, log)
        if r.shovel_spent:
            spend(s, p, item, log)
    elif item == DYNAMITE:
        blast(s, p, room, log)
    elif item == BARRICADE:  # ZT-A13; its card is discarded at the End of Round (ZT-92)
        s.barricade[p] = INT(s.barricade[p]) | 1 << room
        s.hand[p, item] -= 1
        whisper(log, BARRICADED, p, 1 << p, room, 0, 0)
    else:
        put_out(r, s, p, room, log)


@jit
def shoot(r: Rules, s: State, p: int, gun: int, room: int, kills: int, log: Records) -> None:
    """ZT-A38: survivors are never hit. ZT-A15: the ammunition is spent, the gun stays."""
    if s.character[p] == SOLDIER:
        kills += INT(r.gun_bonus)  # ZT-152
    n = min(kills, INT(s.zombies[p, room]))
    s.zombies[p, room] -= n
    whisper(log, SHOT, p, 1 << p, gun, room, n)
    if r.ammunition_spent:
        spend(s, p, INT(PARTNER[gun]), log)


@jit
def blast(s: State, p: int, room: int, log: Records) -> None:
    """Everything in the room goes but Fire and barricades; around a trapped PC that is only the rubble."""
    whisper(log, BLASTED, p, 1 << p, room, INT(s.zombies[p, room]), INT(s.survivors[p, room]))
    s.zombies[p, room] = 0
    s.survivors[p, room] = 0
    if INT(s.rubble[p]) >> room & 1:
        clear_rubble(s, p, room, log)
    spend(s, p, DYNAMITE, log)
    spend(s, p, DETONATOR, log)


@jit
def clear_rubble(s: State, p: int, room: int, log: Records) -> None:
    s.rubble[p] = INT(s.rubble[p]) & ~(1 << room)
    s.n_rubble[p] -= 1
    discard(s, p, EV_COLLAPSED, log)


@jit
def put_out(r: Rules, s: State, p: int, room: int, log: Records) -> None:
    s.fire[p] = INT(s.fire[p]) & ~(1 << room)
    s.n_fires[p] -= 1
    whisper(log, PUT_OUT, p, 1 << p, room, 0, 0)
    discard(s, p, EV_FIRE, log)
    if r.extinguisher_spent:
        spend(s, p, FIRE_EXTINGUISHER, log)


@jit
def spend(s: State, p: int, item: int, log: Records) -> None:
    s.hand[p, item] -= 1
    discard(s, p, item, log)


@jit
def discard(s: State, p: int, kind: int, log: Records) -> None:
    """ZT-90: onto the common pile, in the open, for good."""
    s.discard[kind] += 1
    emit(log, DISCARDED, p, EVERYBODY, kind, 0, 0)
