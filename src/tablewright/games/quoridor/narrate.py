"""Quoridor: events as sentences."""

from tablewright.games.quoridor import actions as act
from tablewright.games.quoridor import state as st
from tablewright.games.quoridor.meta import META
from tablewright.kernel.narration import MessageRef, narrator

narrate = narrator(
    "quoridor",
    {
        st.MOVED: "moved square",
        st.JUMPED: "jumped square",
        st.FENCED: "fenced fence",
        st.PASSED: "passed",
        st.REMOVED: "removed reason",
        st.WON: "won reason",
        st.DRAWN: "drawn reason",
    },
    {
        "square": lambda square: act.SQUARES[square],
        "fence": lambda action: act.TEXTS[action],
        "reason": lambda end: MessageRef(f"quoridor-end-{META.end_reasons[end]}"),
    },
)
