"""Eight Days: events as sentences. Everything is open, so every viewer reads the same."""

from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.hexes import DIRECTIONS, NAMES
from tablewright.games.eight_days.meta import META
from tablewright.kernel.events import Event
from tablewright.kernel.narration import Message, MessageRef, Player, narrator


def called(key: str) -> MessageRef:
    return MessageRef(f"eight_days-{key}")


def crafted(e: Event) -> Message:
    recipe = st.RECIPES[e.a]
    thing = called(f"recipe-{recipe}")
    return Message("eight_days-crafted", {"player": Player(e.player), "thing": thing, "recipe": recipe, "pieces": e.b})


narrate = narrator(
    "eight_days",
    {
        st.ROLLED: "rolled roll",
        st.STARTS: "starts",
        st.DAY: "day day",
        st.TURN: "turn day",
        st.SKIPPED: "skipped",
        st.ATE: "ate hunger",
        st.BANDAGED: "bandaged health",
        st.CRAFTED: crafted,
        st.RESTED: "rested",
        st.STAYED: "stayed place",
        st.MOVED: "moved - place way",
        st.DISCOVERED: "discovered place tile cards",
        st.FOUND: "found item",
        st.FOUND_WEAPON: "found-weapon item pieces",
        st.FOUND_NOTHING: "found-nothing stack",
        st.RESHUFFLED: "reshuffled stack cards",
        st.QUIET: "quiet",
        st.STORM: "storm place again",
        st.STORM_ENDED: "storm-ended place",
        st.TRADER_CAME: "trader-came place",
        st.HOSTILE_CAME: "hostile-came hostile:new loot place",
        st.FOUGHT: "fought hostile",
        st.RAN: "ran roll success hostile",
        st.STRUCK: "struck roll damage hostile:start",
        st.HURT: "hurt damage health",
        st.ATTACKED: "attacked weapon roll damage",
        st.KILLED: "killed hostile cards",
        st.FLED: "fled roll success place",
        st.STARVED: "starved tokens health",
        st.DIED: "died place pack",
        st.TRADER_ACCEPTED: "trader-accepted",
        st.TRADER_IGNORED: "trader-ignored asked next",
        st.PAID: "paid item",
        st.DISCARDED: "discarded item",
        st.TRADE_OPENED: "trade-opened partner",
        st.OFFERED: "offered item partner",
        st.REQUESTED: "requested item partner",
        st.SENT: "sent partner offered requested",
        st.CANCELLED: "cancelled partner",
        st.ACCEPTED: "accepted partner",
        st.REJECTED: "rejected partner",
        st.GAVE: lambda e: f"gave item:{'item' if e.c == 1 else 'items'} partner count",
        st.TOOK: "took item",
        st.TOOK_PIECES: "took-pieces arrows bullets",
        st.PACK_LEFT: "pack-left",
        st.TURN_ENDED: "turn-ended",
        st.DUSK: "dusk day",
        st.DUSK_ROLL: "dusk-roll place roll comes",
        st.ENDED: "ended reason alive days",
    },
    {
        "place": lambda place: NAMES[place],
        "way": lambda d: called(f"way-{DIRECTIONS[d]}"),
        "tile": lambda kind: called(f"tile-{st.TILES[kind]}"),
        "item": lambda t: called(f"item-{st.ITEMS[t]}"),
        "items": lambda t: called(f"items-{st.ITEMS[t]}"),
        "stack": lambda stack: called(f"stack-{st.STACK_NAMES[stack]}"),
        "weapon": lambda w: called(f"weapon-{('unarmed', *st.WEAPONS)[w]}"),
        "hostile": lambda kind: called(f"hostile-{st.HOSTILES[kind - 1]}"),
        "new": lambda kind: called(f"hostile-new-{st.HOSTILES[kind - 1]}"),  # when it is first met
        "start": lambda kind: called(f"hostile-start-{st.HOSTILES[kind - 1]}"),  # as the first word of a sentence
        "partner": Player,
        "next": Player,
        "reason": lambda end: called(f"end-{META.end_reasons[end]}"),
    },
)
