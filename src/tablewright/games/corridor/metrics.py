"""The Corridor: what the lab counts."""

from typing import Any

import numpy as np

from tablewright.games.corridor import state as st
from tablewright.games.corridor.state import Rules, State
from tablewright.kernel.compiling import jit
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.metrics import SEATS, Axis, Caps, Count, Metric, Sample, Tool
from tablewright.kernel.records import Ints

KIND = Axis("a", st.KINDS)

COUNTS = (
    Count("dealt", st.DEALT, by=("player", KIND)),
    Count("drew", st.DREW, by=(KIND,)),
    Count("discarded", st.DISCARDED, by=(KIND,)),
    Count("unspent", st.ENDED_TURN, add="a"),
    Count("trips", st.TRIPPED),
    Count("tripped_in", st.TRIPPED, add="length"),
    Count("got_up", st.GOT_UP),
    Count("got_up_in", st.GOT_UP, add="length"),
    Count("walked_through", st.WALKED_THROUGH),
    Count("depletions", st.CORRIDOR_DEPLETED),
    Count("ties", st.TIED),
)

SUMMARY = (
    Sample("gap"),
    Sample("near_horde", (st.PLAYERS,)),
)
GAP, NEAR = 0, 1  # where they begin


@jit
def summary(r: Rules, s: State, out: Ints) -> None:
    """At the end the gap behind the last but one; before each round but the first, who is next to the horde."""
    if s.phase == st.OVER:
        out[GAP] = gap(r, s)
    elif s.rounds > 1:
        for p in range(wide(r.players)):
            out[NEAR + p] += wide(s.rank[p] - s.horde <= 1)


@jit
def gap(r: Rules, s: State) -> int:
    """Ranks between whoever is furthest behind and the next."""
    last, next_to_last = wide(s.rank[0]), wide(s.rank[1])
    if next_to_last < last:
        last, next_to_last = next_to_last, last
    for p in range(2, wide(r.players)):
        rank = wide(s.rank[p])
        if rank < last:
            last, next_to_last = rank, last
        else:
            next_to_last = min(next_to_last, rank)
    return next_to_last - last


def turns(r: Any) -> int:
    """The most turns of all players that a game has."""
    return int(r.max_rounds) * int(r.players)


def points(r: Any) -> int:
    """The most action points that a game hands out."""
    return turns(r) * int(r.action_points)


def lying(g: Any) -> Any:
    """Rounds from each trip to the getting up, or to the end of the game."""
    still_down = g["trips"] - g["got_up"]
    return g["got_up_in"] - g["tripped_in"] + still_down * g["length"]


def lost_with(g: Any) -> Any:
    """By kind: players who lost and were dealt such a card."""
    return ((g["dealt"] > 0) & g.lost[:, :, None]).sum(axis=1)


METRICS = (
    Metric(
        "lost_with", lost_with, "share", 1, over=lambda g: (g["dealt"] > 0).sum(axis=1), over_high=lambda r: r.players,
        each=st.KIND_NAMES,
    ),
    Metric("drew", lambda g: g["drew"], "cards", points, each=st.KIND_NAMES, group="cards"),
    Metric("discarded", lambda g: g["discarded"], "cards", points, each=st.KIND_NAMES, group="cards"),
    Metric("unspent", lambda g: g["unspent"], "points", points),
    Metric("trips", lambda g: g["trips"], "times", points),
    Metric("lying", lying, "rounds", turns),
    Metric("walked_through", lambda g: g["walked_through"], "times", points),
    Metric("depletions", lambda g: g["depletions"], "times", lambda r: points(r) // st.RANKS + 2),
    Metric("ties", lambda g: np.minimum(g["ties"], 1), "share", 1),
    Metric("gap", lambda g: g["gap"], "ranks", lambda r: st.RANKS * (int(r.n_corridor) + 3)),
    Metric("near_horde", lambda g: g["near_horde"].sum(axis=1), "turns", turns),
    Metric("near_horde_of", lambda g: g["near_horde"][:, : g.players], "rounds", lambda r: r.max_rounds, each=SEATS),
)  # fmt: skip

TOOLS = (
    *(Tool(kind, (f"{kind} *",), {f"action_deck.{kind}": 0}) for kind in ("push", "trip", "jump")),
    *(Tool(kind, (kind,), {f"action_deck.{kind}": 0}) for kind in ("distract", "attract")),
    Tool("draw", ("draw",)),
)

PRIMARY = ("loses.0", "rounds")
# Every action of a turn costs a point, but for a discard after a draw, getting up, and the end of the turn.
CAPS = Caps(
    length=lambda r: int(r.max_rounds),
    plies=lambda r: turns(r) * (2 * int(r.action_points) + 2) + 2 * int(r.players),
)
