"""What a player may know (ZT-140 to ZT-147): the own play space, hand and sheet, the roof, the slits of two walls."""

from tablewright.games.zombie_tower.slits import first_card
from tablewright.games.zombie_tower.state import (
    CHOOSING,
    DETECTIVE,
    FLOORS,
    INT,
    KINDS,
    LOOKING,
    SLITS,
    Rules,
    State,
)
from tablewright.kernel.cache import jit
from tablewright.kernel.rng import below


@jit
def observe(r: Rules, s: State, p: int, out: State) -> None:
    out.rng[:] = 0
    observe_table(s, out)
    hide_play_spaces(out)
    if p >= 0:
        observe_own(s, p, out)
    out.deck[:, :] = 0  # ZT-147
    out.top[:] = 0
    if knows_top(s, p):
        out.top[:] = s.top
    observe_slits(r, s, p, out)
    observe_turn(s, p, out)


@jit
def observe_table(s: State, out: State) -> None:
    """ZT-145: what lies open, and what everybody has heard announced."""
    out.round_number, out.turn, out.marker = s.round_number, s.turn, s.marker
    out.ending, out.fallen, out.looking = s.ending, s.fallen, s.looking
    out.points[:] = s.points
    out.character[:] = s.character  # ZT-A35
    out.left[:] = s.left
    out.back[:] = s.back
    out.returned[:] = s.returned
    out.discard[:] = s.discard
    out.announced[:, :] = s.announced
    out.found[:, :] = s.found
    out.n_rubble[:] = s.n_rubble
    out.n_fires[:] = s.n_fires


@jit
def hide_play_spaces(out: State) -> None:
    """ZT-141, ZT-146: nothing of a play space, hand or sheet is seen by others."""
    out.room[:] = 0
    out.zombies[:, :] = 0
    out.survivors[:, :] = 0
    out.rubble[:] = 0
    out.fire[:] = 0
    out.barricade[:] = 0
    out.searched[:] = 0
    out.pile[:] = 0
    out.icon[:] = 0
    out.last_flip[:] = 0
    out.damage[:] = 0
    out.sheet[:] = 0
    out.objectives[:] = 0
    out.hand[:, :] = 0


@jit
def observe_own(s: State, p: int, out: State) -> None:
    out.room[p] = s.room[p]
    out.zombies[p] = s.zombies[p]
    out.survivors[p] = s.survivors[p]
    out.rubble[p] = s.rubble[p]
    out.fire[p] = s.fire[p]
    out.barricade[p] = s.barricade[p]
    out.searched[p] = s.searched[p]
    out.pile[p] = s.pile[p]
    out.icon[p] = s.icon[p]
    out.last_flip[p] = s.last_flip[p]
    out.damage[p] = s.damage[p]
    out.sheet[p] = s.sheet[p]
    out.objectives[p] = s.objectives[p]
    out.hand[p] = s.hand[p]


@jit
def knows_top(s: State, p: int) -> bool:
    """Only the detective has seen a card that is on top of its deck."""
    return p >= 0 and bool(s.character[p] == DETECTIVE)


@jit
def sees_slit(r: Rules, p: int, slit: int) -> bool:
    """Slits are seen from the two sides of their wall."""
    wall = slit // FLOORS
    n = INT(r.players)
    return p >= 0 and wall < n and (p == wall or p == (wall + 1) % n)


@jit
def side_at(p: int, slit: int) -> int:
    """The side of a slit that a player at its wall is on: 0 at the own left wall, else 1."""
    return 0 if slit // FLOORS == p else 1


@jit
def observe_slits(r: Rules, s: State, p: int, out: State) -> None:
    """How many cards lie there, and whose they were; which ones only where the viewer put them in."""
    out.in_slit[:] = 0
    out.slit_card[:] = 0
    end = 0
    for slit in range(SLITS):
        if not sees_slit(r, p, slit):
            continue
        out.in_slit[slit] = s.in_slit[slit]
        start = first_card(s, slit)
        for place in range(start, start + INT(s.in_slit[slit])):
            card = INT(s.slit_card[place])
            out.slit_card[end] = card if card & 1 == side_at(p, slit) else card & 1
            end += 1


@jit
def observe_turn(s: State, p: int, out: State) -> None:
    """Others see whose turn it is, not how far it has gone; choosing and the detective's look are in the open."""
    out.ap, out.overcharged, out.steps, out.using = 0, 0, 0, 0
    out.phase = s.phase if s.phase == CHOOSING or s.phase == LOOKING else 0
    if 0 <= p == s.turn:
        out.phase, out.ap, out.overcharged, out.steps, out.using = s.phase, s.ap, s.overcharged, s.steps, s.using


@jit
def scramble(r: Rules, s: State, p: int) -> None:
    """Rubbish into what p may not see of the fields that are open in part."""
    if not knows_top(s, p):
        for floor in range(FLOORS):
            s.top[floor] = below(s, KINDS + 1)
    if s.turn != p and s.phase != CHOOSING and s.phase != LOOKING:
        s.phase = below(s, LOOKING)
    if s.turn != p or p < 0:
        s.ap, s.overcharged, s.steps, s.using = below(s, 9), below(s, 2), below(s, 99), below(s, KINDS)
    scramble_slits(r, s, p)


@jit
def scramble_slits(r: Rules, s: State, p: int) -> None:
    """Other cards in the place of hidden ones."""
    for slit in range(SLITS):
        seen = sees_slit(r, p, slit)
        start = first_card(s, slit)
        for place in range(start, start + INT(s.in_slit[slit])):
            card = INT(s.slit_card[place])
            if not seen or card & 1 != side_at(p, slit):
                s.slit_card[place] = (1 + below(s, 14)) * 2 + (card & 1 if seen else below(s, 2))
