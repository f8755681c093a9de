"""Zombie Tower 3D: what players see of decks, slits and turns (ZT-140 to ZT-147). State declares all the rest."""

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.slits import first_card
from tablewright.games.zombie_tower.state import Rules, State
from tablewright.kernel.tools import below, jit, wide


@jit
def observe_partly(r: Rules, s: State, p: int, out: State) -> None:
    if knows_tops(s, p):
        for floor in range(st.FLOORS):
            out.top[floor] = s.top[floor]
    if knows_turn(s, p):
        out.ap, out.overcharged, out.steps, out.using = s.ap, s.overcharged, s.steps, s.using
    if knows_phase(s, p):
        out.phase = s.phase
    observe_slits(r, s, p, out)


@jit
def knows_tops(s: State, p: int) -> bool:
    """Only the detective has seen a card that is on top of its deck."""
    return p >= 0 and bool(s.character[p] == st.DETECTIVE)


@jit
def knows_turn(s: State, p: int) -> bool:
    """Others see whose turn it is, not how far it has gone."""
    return p >= 0 and bool(s.turn == p)


@jit
def knows_phase(s: State, p: int) -> bool:
    """Choosing and the detective's look are in the open."""
    return knows_turn(s, p) or bool(s.phase == st.CHOOSING) or bool(s.phase == st.LOOKING)


@jit
def sees_slit(r: Rules, p: int, slit: int) -> bool:
    """Slits are seen from the two sides of their wall."""
    wall = slit // st.FLOORS
    n = wide(r.players)
    return p >= 0 and wall < n and (p == wall or p == (wall + 1) % n)


@jit
def side_at(p: int, slit: int) -> int:
    """The side of a slit that a player at its wall is on: 0 at the own left wall, else 1."""
    return 0 if slit // st.FLOORS == p else 1


@jit
def observe_slits(r: Rules, s: State, p: int, out: State) -> None:
    """How many cards lie there, and whose they were; which ones only where the viewer put them in."""
    end = 0
    for slit in range(st.SLITS):
        if not sees_slit(r, p, slit):
            continue
        out.in_slit[slit] = s.in_slit[slit]
        start = first_card(s, slit)
        for place in range(start, start + wide(s.in_slit[slit])):
            card = wide(s.slit_card[place])
            out.slit_card[end] = card if card & 1 == side_at(p, slit) else card & 1
            end += 1


@jit
def scramble(r: Rules, s: State, p: int) -> None:
    if not knows_tops(s, p):
        for floor in range(st.FLOORS):
            s.top[floor] = below(s, st.KINDS + 1)
    if not knows_phase(s, p):
        s.phase = below(s, st.LOOKING)  # one of those that nobody else sees
    if not knows_turn(s, p):
        s.ap, s.overcharged, s.steps, s.using = below(s, 9), below(s, 2), below(s, 99), below(s, st.KINDS)
    scramble_slits(r, s, p)


@jit
def scramble_slits(r: Rules, s: State, p: int) -> None:
    """Other cards in the place of hidden ones."""
    for slit in range(st.SLITS):
        seen = sees_slit(r, p, slit)
        start = first_card(s, slit)
        for place in range(start, start + wide(s.in_slit[slit])):
            card = wide(s.slit_card[place])
            if not seen or card & 1 != side_at(p, slit):
                s.slit_card[place] = (1 + below(s, st.ITEMS)) * 2 + (card & 1 if seen else below(s, 2))
