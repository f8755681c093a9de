"""Quoridor: what the lab counts."""

from typing import Any

from tablewright.games.quoridor import state as st
from tablewright.games.quoridor.squares import distance
from tablewright.games.quoridor.state import Rules, State
from tablewright.kernel.compiling import jit
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.metrics import SEATS, Caps, Count, Metric, Sample, Tool
from tablewright.kernel.records import Ints

LONGEST_WAY = st.SIZE * st.SIZE - 1

COUNTS = (
    Count("fences", st.FENCED, by=("player",)),
    Count("fences_by_10", st.FENCED, where=(("length", 0, 9),)),
    Count("fences_by_20", st.FENCED, where=(("length", 0, 19),)),
    Count("jumps", st.JUMPED),
)

SUMMARY = (
    Sample("detour"),
    Sample("left"),
    Sample("on_board"),
    Sample("to_go", (st.PLAYERS,)),
)
DETOUR, LEFT, ON_BOARD, TO_GO = range(4)  # where they begin


@jit
def summary(r: Rules, s: State, out: Ints) -> None:
    """After each ply, how much longer a fence has made somebody's way; at the end the way of the nearest loser."""
    fences, unused = 0, 0
    for p in range(wide(r.players)):
        fences += wide(r.fences) - wide(s.fences[p])
        unused += wide(s.fences[p])
    if unused == 0 and fences == out[ON_BOARD] and s.winner < 0:
        return  # no way will ever get longer again
    left = wide(LONGEST_WAY)
    for p in range(wide(r.players)):
        if s.pawn[p] < 0:  # removed
            continue
        steps = distance(r, s, p)
        if fences > out[ON_BOARD]:
            out[DETOUR] = max(wide(out[DETOUR]), steps - wide(out[TO_GO + p]))
        out[TO_GO + p] = steps
        if p != s.winner:
            left = min(left, steps)
    out[ON_BOARD] = fences
    if s.winner >= 0:
        out[LEFT] = left


def plies(r: Any) -> int:
    return int(r.max_plies)


def all_fences(r: Any) -> int:
    return int(r.players) * int(r.fences)


METRICS = (
    Metric("fences_by_10", lambda g: g["fences_by_10"], "fences", lambda r: min(10, all_fences(r))),
    Metric("fences_by_20", lambda g: g["fences_by_20"], "fences", lambda r: min(20, all_fences(r))),
    Metric("fences", lambda g: g["fences"].sum(axis=1), "fences", all_fences),
    Metric("fences_of", lambda g: g["fences"], "fences", lambda r: r.fences, each=SEATS),
    Metric("jumps", lambda g: g["jumps"], "times", plies),
    Metric("detour", lambda g: g["detour"], "steps", LONGEST_WAY),
    Metric("steps_left", lambda g: g["left"], "steps", LONGEST_WAY, over=lambda g: g["singled"] >= 0),
)

TOOLS = (Tool("fence", ("??h", "??v"), {"fences.2": 0, "fences.4": 0}),)

PRIMARY = ("wins.0", "plies")
CAPS = Caps(length=plies, plies=plies)
