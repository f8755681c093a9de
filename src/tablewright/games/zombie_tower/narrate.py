"""Events as sentences. What is not for everybody is whispered, so no event has a part that its hearers may not know."""

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.load import OBJECTIVE_NAMES
from tablewright.games.zombie_tower.meta import META
from tablewright.kernel.narration import MessageRef, narrator


def called(key: str) -> MessageRef:
    return MessageRef(f"zombie_tower-{key}")


narrate = narrator(
    "zombie_tower",
    {
        st.DEALT_CHARACTER: "dealt-character character",
        st.DEALT_CARD: "dealt-card card",
        st.DEALT_OBJECTIVE: "dealt-objective objective",
        st.ENCOUNTERED: "encountered room n",
        st.ROUND_BEGAN: "round-began round",
        st.EMERGED: "emerged room n",
        st.APPEARED: "appeared room n",
        st.TURN_BEGAN: "turn-began",
        st.MOVED: "moved from to",
        st.SEARCHED: "searched floor",
        st.FOUND: "found card",
        st.LOOKED: "looked card",
        st.RETURNED: "returned floor",
        st.ANNOUNCED: "announced card floor",
        st.RESTED: "rested n",
        st.SAVED: "saved room",
        st.RELEASED: "released room",
        st.OVERCHARGED: "overcharged n",
        st.CURED: "cured room",
        st.GAVE: "gave card room",
        st.SLIT_FILLED: "slit-filled room",
        st.TOOK: "took card room",
        st.SHOT: "shot card room n",
        st.DUG: "dug room",
        st.BLASTED: "blasted room zombies survivors",
        st.HEALED: "healed n",
        st.BARRICADED: "barricaded room",
        st.PUT_OUT: "put-out room",
        st.DISCARDED: "discarded card",
        st.LEFT_BEHIND: "left-behind room n",
        st.PUSHED_OUT: "pushed-out from to",
        st.TRAPPED: "trapped room",
        st.SHAMBLED: "shambled from to n",
        st.BITTEN: "bitten room n",
        st.TURNED: "turned room n",
        st.BURNED: "burned room zombies survivors",
        st.ESCAPED: "escaped reason",
        st.SCORED: "scored points objectives survivors",
        st.TRUE_WINNER: "true-winner points",
        st.HURT: "hurt n",
        st.CAME: lambda e: f"came-{st.KIND_NAMES[e.a].removeprefix('ev_')} - room n",
        # the neighbour knows which card has gone only if it was the neighbour's own
        st.SLIT_EMPTIED: lambda e: "slit-taken room card:gone" if e.b else "slit-emptied room",
        st.LOST: lambda e: "lost-by reason" if e.player >= 0 else "lost reason",
    },
    {
        "floor": lambda floor: st.FLOOR_NAMES[floor],
        "card": lambda kind: called(f"card-{st.KIND_NAMES[kind]}"),
        "gone": lambda item: called(f"card-{st.KIND_NAMES[item - 1]}"),
        "character": lambda number: called(f"character-{st.CHARACTERS[number - 1]}"),
        "objective": lambda number: called(f"objective-{OBJECTIVE_NAMES[number]}"),
        "reason": lambda end: called(f"end-{META.end_reasons[end]}"),
    },
)
