"""Corner Rush: who knows which tokens.

Hidden are the numbers of face-down blockers (CRN-42), the token in hand and the bags. A player knows her own
(CRN-43, CRN-45, CRN-A27); all else is public (CRN-44).
"""

from tablewright.games.corner_rush import state as st
from tablewright.games.corner_rush.squares import has
from tablewright.games.corner_rush.state import Rules, State
from tablewright.kernel.tools import below, jit, wide


@jit
def knows(r: Rules, p: int, q: int) -> bool:
    """Whether p knows q's tokens; rules.owner_sees false: not even her own."""
    return p == q and r.owner_sees == 1


@jit
def may_see(r: Rules, s: State, p: int, square: int) -> bool:
    """CRN-42: the number of a blocker, before it is turned up, is its layer's secret."""
    layer = wide(s.layer[square])
    return has(wide(s.face_up), square) or (layer > 0 and knows(r, p, layer - 1))


@jit
def observe_partly(r: Rules, s: State, p: int, out: State) -> None:
    if p >= 0 and knows(r, p, p):
        out.bag[p] = s.bag[p]
    if knows(r, p, wide(s.turn)):
        out.held = s.held
    for square in range(st.SQUARES):
        if may_see(r, s, p, square):
            out.value[square] = s.value[square]


@jit
def scramble(r: Rules, s: State, p: int) -> None:
    for square in range(st.SQUARES):
        if not may_see(r, s, p, square):
            s.value[square] = below(s, wide(st.KINDS))
    if s.phase == st.PLACE and not knows(r, p, wide(s.turn)):
        s.held = 1 + below(s, wide(st.KINDS))
    for q in range(wide(r.players)):
        if not knows(r, p, q):
            for value in range(st.KINDS):
                s.bag[q, value] = below(s, wide(9))
