"""The Corridor: events as sentences."""

from tablewright.games.corridor import actions as act
from tablewright.games.corridor import meta
from tablewright.games.corridor import state as st
from tablewright.kernel.events import Event
from tablewright.kernel.narration import Argument, Message, MessageRef, Player, narrator


def horde_moved(e: Event) -> Message:
    """What the card shows, and what Attract or Distract made of it."""
    arguments: dict[str, Argument] = {"number": e.a, "move": e.b, "rank": e.c, "more": e.b - e.a}
    return Message(f"corridor-horde-{'moved' if e.b else 'stayed'}", arguments)


def tied(e: Event) -> Message:
    """Two, three or four names; Fluent has no lists, so there is a sentence for each number."""
    names = [Player(p) for p in range(st.PLAYERS) if e.a >> p & 1]
    return Message(f"corridor-tied-{len(names)}", {f"player{i}": name for i, name in enumerate(names, 1)})


narrate = narrator(
    "corridor",
    {
        st.PLACED: "placed lane",
        st.DEALT: "dealt card",
        st.ROUND_BEGAN: "round round",
        st.MOVED: lambda e: f"moved-{act.DIRECTIONS[e.a]} - lane rank",
        st.WALKED_THROUGH: "walked-through victim",
        st.GOT_UP: "got-up",
        st.DREW: "drew card",
        st.DISCARDED: "discarded card",
        st.PUSHED: "pushed victim lane rank",
        st.TRIPPED: "tripped victim",
        st.JUMPED: lambda e: "jumped-player victim:from_one lane rank" if e.a else "jumped-obstacle - lane rank",
        st.DISTRACTED: "distracted",
        st.ATTRACTED: "attracted",
        st.ENDED_TURN: "ended-turn points",
        st.HORDE_MOVED: horde_moved,
        st.CARD_REVEALED: "card-revealed - rank",
        st.PIECE_REMOVED: lambda e: "start-removed" if e.a == st.START else "card-removed",
        st.CORRIDOR_RESHUFFLED: "corridor-reshuffled cards",
        st.CORRIDOR_DEPLETED: "corridor-depleted times",
        st.ACTION_RESHUFFLED: "actions-reshuffled cards",
        st.ZOMBIE_RESHUFFLED: "zombies-reshuffled cards",
        st.TIED: tied,
        st.VOTED: "voted",
        st.VOTE_SHOWN: lambda e: "abstained" if e.a == st.ABSTAINED else "vote victim:from_one",
        st.LOST: lambda e: f"lost-{meta.META.end_reasons[e.a]}",
        st.NOBODY_LOST: "nobody-lost",
        st.CORRIDOR_OWED: "corridor-owed",
    },
    {
        "lane": lambda lane: lane + 1,
        "card": lambda kind: MessageRef(f"corridor-a-card-{st.KIND_NAMES[kind]}"),  # with its article
        "victim": Player,
        "from_one": lambda p: Player(p - 1),
    },
)
