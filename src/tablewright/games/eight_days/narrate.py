"""Events of Eight Days as sentences. Everything is open, so every viewer reads the same."""

from collections.abc import Callable, Mapping

from tablewright.games.eight_days import state
from tablewright.games.eight_days.hexes import DIRECTIONS, NAMES
from tablewright.games.eight_days.meta import META
from tablewright.kernel.events import Event
from tablewright.kernel.narration import Argument, Line, Player, Word

Arguments = Mapping[str, Argument]
STACK_NAMES = ("event", "resource", "weapon")


def _item(t: int) -> Word:
    return Word(f"eight_days-item-{state.ITEMS[t]}")


def _weapon(w: int) -> Word:
    return Word(f"eight_days-weapon-{('unarmed', *state.WEAPONS)[w]}")


def _items(t: int, n: int) -> Word:
    return _item(t) if n == 1 else Word(f"eight_days-items-{state.ITEMS[t]}")


def _hostile(kind: int, variant: str = "") -> Word:
    """In the middle of a sentence, at its start ("start-"), or there when it is first met ("new-")."""
    return Word(f"eight_days-hostile-{variant}{state.HOSTILES[kind - 1]}")


def _crafted(e: Event) -> Arguments:
    recipe = state.RECIPES[e.a]
    return {"thing": Word(f"eight_days-recipe-{recipe}"), "recipe": recipe, "pieces": e.b}


def _nothing_more(e: Event) -> Arguments:
    return {}


# for each kind of event the message and what it is told with; the player comes along by himself
SENTENCES: dict[int, tuple[str, Callable[[Event], Arguments]]] = {
    state.ROLLED: ("rolled", lambda e: {"roll": e.a}),
    state.STARTS: ("starts", _nothing_more),
    state.DAY: ("day", lambda e: {"day": e.a}),
    state.TURN: ("turn", lambda e: {"day": e.a}),
    state.SKIPPED: ("skipped", _nothing_more),
    state.ATE: ("ate", lambda e: {"hunger": e.a}),
    state.BANDAGED: ("bandaged", lambda e: {"health": e.a}),
    state.CRAFTED: ("crafted", _crafted),
    state.RESTED: ("rested", _nothing_more),
    state.STAYED: ("stayed", lambda e: {"place": NAMES[e.a]}),
    state.MOVED: (
        "moved",
        lambda e: {"place": NAMES[e.b], "way": Word(f"eight_days-way-{DIRECTIONS[e.c]}")},
    ),
    state.DISCOVERED: (
        "discovered",
        lambda e: {"place": NAMES[e.a], "tile": Word(f"eight_days-tile-{state.TILES[e.b]}"), "cards": e.c},
    ),
    state.FOUND: ("found", lambda e: {"item": _item(e.a)}),
    state.FOUND_WEAPON: ("found-weapon", lambda e: {"item": _item(e.a), "pieces": e.b}),
    state.FOUND_NOTHING: ("found-nothing", lambda e: {"stack": Word(f"eight_days-stack-{STACK_NAMES[e.a]}")}),
    state.RESHUFFLED: (
        "reshuffled",
        lambda e: {"stack": Word(f"eight_days-stack-{STACK_NAMES[e.a]}"), "cards": e.b},
    ),
    state.QUIET: ("quiet", _nothing_more),
    state.STORM: ("storm", lambda e: {"place": NAMES[e.a], "again": e.b}),
    state.STORM_ENDED: ("storm-ended", lambda e: {"place": NAMES[e.a]}),
    state.TRADER_CAME: ("trader-came", lambda e: {"place": NAMES[e.a]}),
    state.HOSTILE_CAME: (
        "hostile-came",
        lambda e: {"hostile": _hostile(e.a, "new-"), "loot": e.b, "place": NAMES[e.c]},
    ),
    state.FOUGHT: ("fought", lambda e: {"hostile": _hostile(e.a)}),
    state.RAN: ("ran", lambda e: {"roll": e.a, "success": e.b, "hostile": _hostile(e.c)}),
    state.STRUCK: ("struck", lambda e: {"roll": e.a, "damage": e.b, "hostile": _hostile(e.c, "start-")}),
    state.HURT: ("hurt", lambda e: {"damage": e.a, "health": e.b}),
    state.ATTACKED: ("attacked", lambda e: {"weapon": _weapon(e.a), "roll": e.b, "damage": e.c}),
    state.KILLED: ("killed", lambda e: {"hostile": _hostile(e.a), "cards": e.b}),
    state.FLED: ("fled", lambda e: {"roll": e.a, "success": e.b, "place": NAMES[e.c]}),
    state.STARVED: ("starved", lambda e: {"tokens": e.a, "health": e.b}),
    state.DIED: ("died", lambda e: {"place": NAMES[e.a], "pack": e.b}),
    state.TRADER_ACCEPTED: ("trader-accepted", _nothing_more),
    state.TRADER_IGNORED: ("trader-ignored", lambda e: {"asked": e.a, "next": Player(e.b)}),
    state.PAID: ("paid", lambda e: {"item": _item(e.a)}),
    state.DISCARDED: ("discarded", lambda e: {"item": _item(e.a)}),
    state.TRADE_OPENED: ("trade-opened", lambda e: {"partner": Player(e.a)}),
    state.OFFERED: ("offered", lambda e: {"item": _item(e.a), "partner": Player(e.b)}),
    state.REQUESTED: ("requested", lambda e: {"item": _item(e.a), "partner": Player(e.b)}),
    state.SENT: ("sent", lambda e: {"partner": Player(e.a), "offered": e.b, "requested": e.c}),
    state.CANCELLED: ("cancelled", lambda e: {"partner": Player(e.a)}),
    state.ACCEPTED: ("accepted", lambda e: {"partner": Player(e.a)}),
    state.REJECTED: ("rejected", lambda e: {"partner": Player(e.a)}),
    state.GAVE: ("gave", lambda e: {"item": _items(e.a, e.c), "partner": Player(e.b), "count": e.c}),
    state.TOOK: ("took", lambda e: {"item": _item(e.a)}),
    state.TOOK_PIECES: ("took-pieces", lambda e: {"arrows": e.a, "bullets": e.b}),
    state.PACK_LEFT: ("pack-left", _nothing_more),
    state.TURN_ENDED: ("turn-ended", _nothing_more),
    state.DUSK: ("dusk", lambda e: {"day": e.a}),
    state.DUSK_ROLL: ("dusk-roll", lambda e: {"place": NAMES[e.a], "roll": e.b, "comes": e.c}),
    state.ENDED: (
        "ended",
        lambda e: {"reason": Word(f"eight_days-end-{META.end_reasons[e.a]}"), "alive": e.b, "days": e.c},
    ),
}


def narrate(e: Event) -> Line:
    """One sentence for one event."""
    key, arguments = SENTENCES[e.kind]
    told: dict[str, Argument] = dict(arguments(e))
    if e.player >= 0:
        told["player"] = Player(e.player)
    return Line(f"eight_days-{key}", told)
