"""A position of Eight Days as a plain description, both ways, and what is impossible about one."""

from collections.abc import Mapping, Sequence
from typing import Any

from tablewright.games.eight_days import audit, state
from tablewright.games.eight_days.cards import recount
from tablewright.games.eight_days.hexes import CENTRE, NAMES, PLACE_OF, PLACES
from tablewright.games.eight_days.meta import META
from tablewright.kernel.errors import PositionError

RESOURCE_CARDS = (*state.RESOURCES[: state.N_RAW], "weapon_mark")
TILE_NAMES = (*state.TILES, "start")
STACKS = {
    "tile_stack": state.TILES,
    "event_deck": state.EVENTS,
    "event_discard": state.EVENTS,
    "resource_deck": RESOURCE_CARDS,
    "resource_discard": RESOURCE_CARDS,
    "weapon_deck": state.WEAPONS,
    "weapon_discard": state.WEAPONS,
    "supply": state.SUPPLY,
}
COUNTERS = ("prepared", "paid", "trades")
NEEDED = ("day", "first", "turn", "decider", "phase", "players")
OPTIONAL = ("map", "storms", "hostile", "proposal", "partner", "dusk", "end_reason", *COUNTERS, *STACKS)


def to_dict(r: Any, s: Any, viewer: int | None) -> dict[str, Any]:
    """Everything is open, so every viewer gets the same."""
    return {
        "day": int(s.day),
        "first": int(s.first),
        "turn": _or_none(s.turn),
        "decider": _or_none(s.decider),
        "phase": state.PHASES[s.phase],
        "players": [_player(s, p) for p in range(int(r.players))],
        "map": {NAMES[i]: TILE_NAMES[s.tile[i] - 1] for i in range(PLACES) if s.tile[i]},
        "storms": [NAMES[i] for i in range(PLACES) if s.storm[i]],
        "hostile": _hostile(s),
        "partner": _or_none(s.partner),
        "proposal": {"offer": _counts(s.offer, state.ITEMS), "request": _counts(s.request, state.ITEMS)},
        "dusk": [NAMES[place - 1] for place in s.dusk if place],
        **{name: int(s[name]) for name in COUNTERS},
        **{name: _counts(s[name], kinds) for name, kinds in STACKS.items()},
        "end_reason": META.end_reasons[s.ended] or None,
    }


def _or_none(player: Any) -> int | None:
    return None if player < 0 else int(player)


def _counts(row: Any, names: Sequence[str]) -> dict[str, int]:
    return {name: int(n) for name, n in zip(names, row) if n}


def _player(s: Any, p: int) -> dict[str, Any]:
    return {
        "health": int(s.health[p]),
        "hunger": int(s.hunger[p]),
        "place": NAMES[s.place[p]],
        "cards": _counts(s.items[p], state.ITEMS[: state.N_CARDS]),
        "arrows": int(s.items[p, state.ARROW]),
        "bullets": int(s.items[p, state.BULLET]),
        "idle": bool(s.idle[p]),
    }


def _hostile(s: Any) -> dict[str, Any] | None:
    if not s.hostile:
        return None
    return {
        "kind": state.HOSTILES[s.hostile - 1],
        "health": int(s.hostile_health),
        "loot": int(s.loot),
        "place": NAMES[s.fight_at],
        "initiator": int(s.initiator),
    }


def from_dict(r: Any, s: Any, d: dict[str, Any], viewer: int | None) -> None:
    """Fill a record. Stacks that are not described hold what is nowhere else."""
    _check_keys(d, NEEDED, OPTIONAL, "state")
    players = int(r.players)
    s.day = _number(d["day"], 1, 30, "day")
    s.first = _number(d["first"], 0, players - 1, "first")
    s.turn = _player_number(d["turn"], players, "turn")
    s.decider = _player_number(d["decider"], players, "decider")
    s.phase = _index(d["phase"], state.PHASES, "phase")
    s.partner = _player_number(d.get("partner"), players, "partner")
    if (reason := d.get("end_reason")) is not None:
        s.ended = _index(reason, META.end_reasons[1:], "end_reason") + 1
    for name in COUNTERS:
        s[name] = _number(d.get(name, 0), 0, 99, name)
    if not isinstance(d["players"], list) or len(d["players"]) != players:
        raise PositionError(f"players: expected a list of {players}, not {d['players']!r}")
    for p, described in enumerate(d["players"]):
        _fill_player(s, p, described)
    _fill_map(s, d)
    _fill_encounter(r, s, d, players)
    _fill_stacks(r, s, d)
    recount(s)


def _fill_player(s: Any, p: int, d: Any) -> None:
    path = f"players[{p}]"
    _check_keys(d, ("health", "hunger", "place"), ("cards", "arrows", "bullets", "idle"), path)
    s.health[p] = _number(d["health"], 0, 99, f"{path}.health")
    s.hunger[p] = _number(d["hunger"], 0, 99, f"{path}.hunger")
    s.place[p] = _place(d["place"], f"{path}.place")
    _fill_counts(s.items[p][: state.N_CARDS], d.get("cards", {}), state.ITEMS[: state.N_CARDS], f"{path}.cards")
    s.items[p, state.ARROW] = _number(d.get("arrows", 0), 0, 99, f"{path}.arrows")
    s.items[p, state.BULLET] = _number(d.get("bullets", 0), 0, 99, f"{path}.bullets")
    if not isinstance(d.get("idle", False), bool):
        raise PositionError(f"{path}.idle: expected true or false, not {d['idle']!r}")
    s.idle[p] = int(d.get("idle", False))


def _fill_map(s: Any, d: dict[str, Any]) -> None:
    given = d.get("map", {NAMES[CENTRE]: "start"})
    if not isinstance(given, Mapping):
        raise PositionError(f"map: expected a table of spaces and tiles, not {given!r}")
    for name, kind in given.items():
        s.tile[_place(name, "map")] = _index(kind, TILE_NAMES, f"map.{name}") + 1
    for name in _list(d.get("storms", []), "storms"):
        s.storm[_place(name, "storms")] = 1


def _fill_encounter(r: Any, s: Any, d: dict[str, Any], players: int) -> None:
    s.initiator = -1
    if (hostile := d.get("hostile")) is not None:
        _check_keys(hostile, ("kind", "health", "loot", "place", "initiator"), (), "hostile")
        s.hostile = _index(hostile["kind"], state.HOSTILES, "hostile.kind") + 1
        s.hostile_health = _number(hostile["health"], 1, 99, "hostile.health")
        s.loot = _number(hostile["loot"], 0, 9, "hostile.loot")
        s.fight_at = _place(hostile["place"], "hostile.place")
        s.initiator = _number(hostile["initiator"], 0, players - 1, "hostile.initiator")
    proposal = {} if d.get("proposal") is None else d["proposal"]
    _check_keys(proposal, (), ("offer", "request"), "proposal")
    for side in ("offer", "request"):
        _fill_counts(s[side], proposal.get(side, {}), state.ITEMS, f"proposal.{side}")
        n = int(s[side].sum(dtype=int))
        s[f"n_{side}"] = _number(n, 0, int(r.trade_max_cards), f"proposal.{side}, all items")
    waiting = _list(d.get("dusk", []), "dusk")
    if len(waiting) > players - 1:
        raise PositionError(f"dusk: expected at most {players - 1} spaces besides that of the fight, not {waiting!r}")
    for i, name in enumerate(waiting):
        s.dusk[i] = _place(name, "dusk") + 1


def _fill_stacks(r: Any, s: Any, d: dict[str, Any]) -> None:
    for name, kinds in STACKS.items():
        if name in d:
            _fill_counts(s[name], d[name], kinds, name)
    held = s.items.sum(axis=0, dtype=int)
    if "tile_stack" not in d:
        s.tile_stack[:] = r.tile_copies - [int((s.tile == kind + 1).sum()) for kind in range(len(state.TILES))]
    if "event_deck" not in d:
        s.event_deck[:] = r.events - s.event_discard
    if "resource_deck" not in d:
        s.resource_deck[:] = r.resource_deck - s.resource_discard
        s.resource_deck[: state.N_RAW] -= held[: state.N_RAW].astype(s.resource_deck.dtype)
        s.resource_deck[0] += int(r.players) * int(r.start_food)
    if "weapon_deck" not in d:
        s.weapon_deck[:] = r.weapon_deck - s.weapon_discard - held[len(state.RESOURCES) : state.N_CARDS]
    if "supply" not in d:
        s.supply[:] = r.supply - held[[state.N_RAW, state.N_RAW + 1, state.ARROW, state.BULLET]]


def _check_keys(d: Any, needed: Sequence[str], optional: Sequence[str], path: str) -> None:
    if not isinstance(d, Mapping):
        raise PositionError(f"{path}: expected a table of {', '.join((*needed, *optional))}, not {d!r}")
    for key in d:
        if key not in (*needed, *optional):
            raise PositionError(f"{path} has no {key!r}; it has {', '.join((*needed, *optional))}")
    for key in needed:
        if key not in d:
            raise PositionError(f"{path} needs {key!r}")


def _fill_counts(row: Any, given: Any, names: Sequence[str], path: str) -> None:
    _check_keys(given, (), names, path)
    for name, n in given.items():
        row[names.index(name)] = _number(n, 0, 120, f"{path}.{name}")


def _list(value: Any, path: str) -> list[Any]:
    if not isinstance(value, list):
        raise PositionError(f"{path}: expected a list, not {value!r}")
    return value


def _number(value: Any, lowest: int, highest: int, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise PositionError(f"{path}: expected a whole number from {lowest} to {highest}, not {value!r}")
    return value


def _player_number(value: Any, players: int, path: str) -> int:
    return -1 if value is None else _number(value, 0, players - 1, path)


def _index(value: Any, names: Sequence[str], path: str) -> int:
    if not isinstance(value, str) or value not in names:
        raise PositionError(f"{path}: expected one of {', '.join(names)}, not {value!r}")
    return names.index(value)


def _place(value: Any, path: str) -> int:
    if not isinstance(value, str) or value not in PLACE_OF:
        raise PositionError(f"{path}: expected a space from {NAMES[0]} to {NAMES[-1]}, not {value!r}")
    return PLACE_OF[value]


SENTENCES = (
    (audit.has_counts_from_zero, "a stack has fewer than no cards"),
    (audit.has_all_events, "the event cards of deck and discard pile are not those of the box (ED-37)"),
    (audit.has_all_tiles, "the tiles of map and stack are not those of the box, or d4 is not the start tile (ED-4)"),
    (audit.has_sound_players, "a player's tokens are beyond their caps, the dead have hunger tokens, a piece stands "
                                   "on an unexplored space, or somebody is idle without the restless variant (ED-21)"),
    (audit.has_sound_storms, "a snow storm rages where no living player is (ED-33)"),
    (audit.has_sound_encounter, "a hostile is there if and only if the phase is encounter or combat, with health "
                                     "left, and whoever decides is on its tile (ED-49)"),
    (audit.has_sound_decider, "the player who decides is not the one this phase asks (ED-92)"),
    (audit.has_sound_trade, "the proposal does not fit what both players hold, where they are, or the phase "
                                 "(ED-65)"),
    (audit.has_sound_hands, "the hand limit or the pack on the tile does not fit the phase (ED-63, ED-89)"),
    (audit.has_sound_counters, "the day, the tiles of dusk, or what is counted within a turn, does not fit the "
                                    "phase (ED-92, ED-83)"),
    (audit.has_known_hostile, "no card brings such a hostile with such loot, nor does dusk, or it is hurt before the "
                                   "first blow (ED-38, ED-39, ED-B27)"),
    (audit.has_sound_trader, "the trader asks somebody who cannot pay him, or has no weapon to give (ED-45, ED-B16)"),
    (audit.has_sound_end, "the game is over after the last day or when all are dead, and only then (ED-16)"),
)  # fmt: skip


def problems(r: Any, s: Any) -> list[str]:
    """What is impossible about a position, in words."""
    found = []
    for t, name in enumerate(state.ITEMS):
        if surplus := int(audit.surplus(r, s, t)):
            found.append(f"{name}: {abs(surplus)} {'more' if surplus > 0 else 'fewer'} than the box holds (ED-6)")
    if not found and not audit.has_all_items(r, s):
        found.append("the weapon marks of the resource deck and its discard pile are not those of the box (ED-80)")
    return found + [sentence for is_so, sentence in SENTENCES if not is_so(r, s)]
