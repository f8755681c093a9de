"""Eight Days: a position as a plain description, both ways. Everything is open, so every viewer gets the same."""

from typing import Any

from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.cards import recount
from tablewright.games.eight_days.hexes import CENTRE, NAMES, PLACES
from tablewright.games.eight_days.meta import META
from tablewright.kernel.descriptions import Reader, counted, one_of, player_or_none, some, whole
from tablewright.kernel.errors import PositionError, shown

COUNTERS = ("prepared", "paid", "trades")
NEEDED = ("day", "first", "turn", "decider", "phase", "players")
WITHOUT: dict[str, Any] = {  # what may be left out, besides the stacks
    "map": {NAMES[CENTRE]: "start"}, "storms": [], "hostile": None, "proposal": None, "partner": None, "dusk": [],
    "end_reason": None, **dict.fromkeys(COUNTERS, 0),
}  # fmt: skip
PLAYER_NEEDED = ("health", "hunger", "place")
PLAYER_WITHOUT = {"cards": {}, "arrows": 0, "bullets": 0, "idle": False}
HOSTILE = ("kind", "health", "loot", "place", "initiator")
CARDS = st.ITEMS[: st.N_CARDS]


def to_dict(r: Any, s: Any, viewer: int | None) -> dict[str, Any]:
    return {
        "day": int(s.day),
        "first": int(s.first),
        "turn": player_or_none(s.turn),
        "decider": player_or_none(s.decider),
        "phase": st.PHASES[s.phase],
        "players": [_player(s, p) for p in range(int(r.players))],
        "map": {NAMES[i]: st.TILE_NAMES[s.tile[i] - 1] for i in range(PLACES) if s.tile[i]},
        "storms": [NAMES[i] for i in range(PLACES) if s.storm[i]],
        "hostile": _hostile(s),
        "partner": player_or_none(s.partner),
        "proposal": {"offer": counted(s.offer, st.ITEMS), "request": counted(s.request, st.ITEMS)},
        "dusk": [NAMES[place - 1] for place in s.dusk if place],
        **{name: int(s[name]) for name in COUNTERS},
        **{name: counted(s[name], kinds) for name, kinds in st.STACKS.items()},
        "end_reason": META.end_reasons[s.ended] or None,
    }


def _player(s: Any, p: int) -> dict[str, Any]:
    return {
        "health": int(s.health[p]),
        "hunger": int(s.hunger[p]),
        "place": NAMES[s.place[p]],
        "cards": counted(s.items[p], CARDS),
        "arrows": int(s.items[p, st.ARROW]),
        "bullets": int(s.items[p, st.BULLET]),
        "idle": bool(s.idle[p]),
    }


def _hostile(s: Any) -> dict[str, Any] | None:
    if not s.hostile:
        return None
    return {
        "kind": st.HOSTILES[s.hostile - 1],
        "health": int(s.hostile_health),
        "loot": int(s.loot),
        "place": NAMES[s.fight_at],
        "initiator": int(s.initiator),
    }


def from_dict(r: Any, s: Any, d: dict[str, Any], viewer: int | None) -> None:
    """Fill a record. Stacks that are not described hold what is nowhere else."""
    players, read = int(r.players), Reader({**WITHOUT, **d})
    read.expect_keys((*NEEDED, *WITHOUT, *st.STACKS))
    s.day, s.first = read.whole("day", 1, 30), read.whole("first", 0, players - 1)
    s.turn, s.decider, s.partner = (read.player(key, players) for key in ("turn", "decider", "partner"))
    s.phase, s.ended = read.one_of("phase", st.PHASES), read.one_of("end_reason", (None, *META.end_reasons[1:]))
    for name in COUNTERS:
        s[name] = read.whole(name, 0, 99)
    for p, described in enumerate(read.each("players", players)):
        _fill_player(s, p, described)
    for name, kind in _table(read.get("map"), "map", "spaces and their tiles").items():
        s.tile[one_of(name, NAMES, "map")] = one_of(kind, st.TILE_NAMES, f"map.{name}") + 1
    storms = read.bits("storms", NAMES)
    s.storm[:] = [storms >> place & 1 for place in range(PLACES)]
    for i, name in enumerate(read.listed("dusk", 0, players - 1, "spaces besides that of the fight")):
        s.dusk[i] = one_of(name, NAMES, f"dusk[{i}]") + 1
    _fill_hostile(s, read.get("hostile"), players)
    _fill_proposal(r, s, read.get("proposal"))
    _fill_stacks(r, s, d)
    recount(s)


def _table(value: Any, path: str, of: str) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise PositionError(f"state.{path}: expected a table of {of}, not {shown(value)}")
    return value


def _fill_player(s: Any, p: int, d: Any) -> None:
    path = f"players[{p}]"
    read = Reader({**PLAYER_WITHOUT, **_table(d, path, ", ".join((*PLAYER_NEEDED, *PLAYER_WITHOUT)))}, path)
    read.expect_keys((*PLAYER_NEEDED, *PLAYER_WITHOUT))
    s.health[p], s.hunger[p] = read.whole("health", 0, 99), read.whole("hunger", 0, 99)
    s.place[p], s.idle[p] = read.one_of("place", NAMES), read.switch("idle")
    s.items[p, : st.N_CARDS] = read.some("cards", CARDS)
    s.items[p, st.ARROW], s.items[p, st.BULLET] = read.whole("arrows", 0, 99), read.whole("bullets", 0, 99)


def _fill_hostile(s: Any, d: Any, players: int) -> None:
    s.initiator = -1
    if d is not None:
        read = Reader.of(d, HOSTILE, "hostile")
        s.hostile, s.hostile_health = read.one_of("kind", st.HOSTILES) + 1, read.whole("health", 1, 99)
        s.loot, s.fight_at = read.whole("loot", 0, 9), read.one_of("place", NAMES)
        s.initiator = read.whole("initiator", 0, players - 1)


def _fill_proposal(r: Any, s: Any, d: Any) -> None:
    given = {} if d is None else _table(d, "proposal", "offer and request")
    Reader(given, "proposal").expect_keys(("offer", "request"))
    for side in ("offer", "request"):
        items = some(given.get(side, {}), st.ITEMS, f"proposal.{side}")
        s[f"n_{side}"] = whole(sum(items), 0, int(r.trade_max_cards), f"proposal.{side}, all items")
        s[side] = items


def _fill_stacks(r: Any, s: Any, d: dict[str, Any]) -> None:
    for name, kinds in st.STACKS.items():
        if name in d:
            s[name] = some(d[name], kinds, name)
    held = s.items.sum(axis=0, dtype=int)
    if "tile_stack" not in d:
        s.tile_stack[:] = r.tile_copies - [int((s.tile == kind + 1).sum()) for kind in range(len(st.TILES))]
    if "event_deck" not in d:
        s.event_deck[:] = r.events - s.event_discard
    if "resource_deck" not in d:
        s.resource_deck[:] = r.resource_deck - s.resource_discard
        s.resource_deck[: st.N_RAW] -= held[: st.N_RAW].astype(s.resource_deck.dtype)
        s.resource_deck[0] += int(r.players) * int(r.start_food)
    if "weapon_deck" not in d:
        s.weapon_deck[:] = r.weapon_deck - s.weapon_discard - held[st.KNIFE : st.N_CARDS]
    if "supply" not in d:
        s.supply[:] = r.supply - held[[st.BANDAGE, st.BACKPACK, st.ARROW, st.BULLET]]
