"""Corner Rush: what the lab counts."""

from typing import Any

from tablewright.games.corner_rush import state as st
from tablewright.games.corner_rush.squares import has, spread
from tablewright.games.corner_rush.state import Rules, State
from tablewright.kernel.compiling import jit
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.metrics import Axis, Caps, Count, Metric, Sample, Tool
from tablewright.kernel.records import Ints

NUMBER = Axis("b", st.KINDS)  # on a blocker
NUMBERS = tuple(map(str, range(st.KINDS)))

COUNTS = (
    Count("began", st.BEGINS, add="player", how="last"),
    Count("challenged", st.CHALLENGED, by=(NUMBER,)),
    Count("captured", st.CAPTURED, by=(NUMBER,)),
    Count("captured_in", st.CAPTURED, add="length"),
    Count("laid", st.LAID),
    Count("laid_in", st.LAID, add="length"),
    Count("returned", st.RETURNED),
    Count("lapsed", st.LAPSED, add="a"),
    Count("nudged", st.NUDGED),
)

SUMMARY = (
    Sample("second"),
    Sample("no_progress"),
    Sample("mover"),
    Sample("to_go", (st.PLAYERS,)),
)
SECOND, NO_PROGRESS, MOVER, TO_GO = range(4)  # where they begin


@jit
def summary(r: Rules, s: State, out: Ints) -> None:
    """After each turn, whether it brought its player nearer to her Ace; at the end how far the second was."""
    before = wide(out[TO_GO + wide(out[MOVER])])
    for p in range(wide(r.players)):
        out[TO_GO + p] = steps_to_go(r, s, p)
    if s.turns > 0:
        out[NO_PROGRESS] += wide(out[TO_GO + wide(out[MOVER])] >= before)
    out[MOVER] = s.turn
    if s.winner >= 0:
        second = wide(st.SQUARES)
        for p in range(wide(r.players)):
            if p != s.winner:
                second = min(second, wide(out[TO_GO + p]))
        out[SECOND] = second


@jit
def steps_to_go(r: Rules, s: State, p: int) -> int:
    """Steps from a pawn to its Ace, blockers and pawns not counting."""
    reached, goal, steps = 1 << wide(s.pawn[p]), wide(r.goal[p]), 0
    while not has(reached, goal):
        reached |= spread(reached) & wide(r.squares)
        steps += 1
    return steps


def turns(r: Any) -> int:
    return int(r.max_turns)


def stayed(g: Any) -> Any:
    """Turns that all blockers together lay on the board."""
    still_there = g["laid"] - g["captured"].sum(axis=1)
    return g["captured_in"] - g["laid_in"] + still_there * g["length"]


def starter_won(g: Any) -> Any:
    return g["singled"] == g["began"]


METRICS = (
    Metric("starter_wins", starter_won, "share", 1, group="seats"),
    Metric("nudged", lambda g: g["nudged"], "times", turns),
    Metric("challenges", lambda g: g["challenged"].sum(axis=1), "times", turns),
    Metric(
        "challenge_won", lambda g: g["captured"].sum(axis=1), "share", turns,
        over=lambda g: g["challenged"].sum(axis=1), over_high=turns,
    ),
    Metric(
        "challenge_won_against", lambda g: g["captured"], "share", turns, over=lambda g: g["challenged"],
        over_high=turns, each=NUMBERS,
    ),
    Metric("steps_lost", lambda g: g["lapsed"], "steps", lambda r: turns(r) * int(max(r.die))),
    Metric("laid", lambda g: g["laid"], "tokens", turns),
    Metric("returned", lambda g: g["returned"], "tokens", turns),
    Metric(
        "blocker_stays", stayed, "turns", lambda r: turns(r) * st.TOKENS * int(r.players), over=lambda g: g["laid"],
        over_high=turns,
    ),
    Metric(
        "second", lambda g: g["second"], "steps", st.SQUARES, over=lambda g: g["singled"] >= 0,
    ),
    Metric("no_progress", lambda g: g["no_progress"] / g["length"], "share", 1),
)  # fmt: skip

TOOLS = (
    Tool("challenge", ("challenge *",)),
    Tool("nudge", ("nudge *",), {"die.values": [1, 2, 3, 4, 5, 6]}),  # a die without a Null
)

PRIMARY = ("wins.0", "turns")
# A turn is a roll or a challenge, the steps of the highest face, a nudge, and a token.
CAPS = Caps(length=turns, plies=lambda r: turns(r) * (3 + int(max(r.die))))
