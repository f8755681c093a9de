"""Corner Rush: events as sentences."""

from tablewright.games.corner_rush import actions as act
from tablewright.games.corner_rush import meta
from tablewright.games.corner_rush import state as st
from tablewright.kernel.narration import MessageRef, Player, narrator

narrate = narrator(
    "corner_rush",
    {
        st.BEGINS: "begins",
        st.KEPT_STILL: "kept-still",
        st.RETURNED: "returned",
        st.NO_TOKEN: "no-token",
        st.NO_ROOM: "no-room",
        st.START_ROLLED: lambda e: f"start-rolled face:{'ace' if e.b else 'number'}",
        st.ROLLED: lambda e: f"rolled face:{'ace' if e.b else 'number'}",
        st.DREW: "drew number",
        st.STEPPED: "stepped - square",
        st.NUDGED: "nudged other - square",
        st.CHALLENGED: lambda e: f"challenged{'-own square number' if e.c == e.player else ' square number other'}",
        st.CAPTURED: "captured square number steps",
        st.REPELLED: "repelled square number",
        st.LAID: "laid square",
        st.LAPSED: "lapsed steps",
        st.WON: lambda e: f"won-{meta.META.end_reasons[e.a].replace('_', '-')}",
        st.CAPPED: "capped turns",
    },
    {
        "square": lambda square: act.SQUARE_NAMES[square],
        "other": Player,
        "ace": lambda value: MessageRef("corner_rush-ace"),
        "number": lambda value: str(value) if value else MessageRef("corner_rush-null"),
    },
)
