"""A state as a plain description that a person can read and edit, and back."""

from collections.abc import Mapping, Sequence
from typing import Any

from tablewright.games.zombie_tower.audit import FAULTS, fault
from tablewright.games.zombie_tower.data import OBJECTIVE_NAMES
from tablewright.games.zombie_tower.meta import META
from tablewright.games.zombie_tower.state import (
    CHARACTERS,
    FIRST_EVENT,
    FLOOR_NAMES,
    FLOORS,
    ITEMS,
    KIND_NAMES,
    MAX_CARDS,
    PLACES,
    SLITS,
)
from tablewright.games.zombie_tower.view import sees_slit, side_at
from tablewright.kernel.errors import PositionError, did_you_mean

PHASES = ("main", "target", "looking", "saving", "leaving", "choosing")
BACKS = (None, "plain", "danger")
ITEM_NAMES, EVENT_NAMES = KIND_NAMES[:ITEMS], KIND_NAMES[FIRST_EVENT:]
NUMBERS = {"room": "room", "icon": "icon", "last_flip": "last_flip", "damage": "damage", "saved": "sheet"}
MASKS = {"rubble": "rubble", "fire": "fire", "barricades": "barricade", "searched": "searched", "pile": "pile"}
OPEN_KEYS = ("character", "points", "found", "n_rubble", "n_fires")
OWN_KEYS = (*NUMBERS, "zombies", "survivors", *MASKS, "objectives", "hand")
DECK_KEYS = ("left", "back", "returned", "top", "announced", "cards")
TURN_KEYS = ("ap", "overcharged", "steps", "using")
KEYS = (
    "round",
    "turn",
    "marker",
    "end_reason",
    "fallen",
    "phase",
    *TURN_KEYS,
    "looking",
    "decks",
    "discard",
    "slits",
    "players",
)


def to_dict(r: Any, s: Any, viewer: int | None) -> dict[str, Any]:
    """Everything of a full state, or with a viewer what that player may know; None is unknown."""
    mine = viewer is None or (viewer >= 0 and viewer == s.turn)
    return {
        "round": int(s.round_number),
        "turn": None if s.turn < 0 else int(s.turn),
        "marker": int(s.marker),
        "end_reason": META.end_reasons[s.ending] or None,
        "fallen": int(s.fallen) - 1 if s.fallen else None,
        "phase": PHASES[s.phase] if mine or s.phase else None,
        "ap": int(s.ap) if mine else None,
        "overcharged": bool(s.overcharged) if mine else None,
        "steps": int(s.steps) if mine else None,
        "using": ITEM_NAMES[s.using] if s.phase == PHASES.index("target") else None,
        "looking": FLOOR_NAMES[s.looking - 1] if s.looking else None,
        "decks": {name: _deck(s, floor, viewer) for floor, name in enumerate(FLOOR_NAMES)},
        "discard": _counted(s.discard, KIND_NAMES),
        "slits": _slits(r, s, viewer),
        "players": [_player(s, p, viewer is None or viewer == p) for p in range(r.players)],
    }


def _counted(counts: Any, names: Sequence[str]) -> dict[str, int]:
    return {name: int(n) for name, n in zip(names, counts) if n}


def _deck(s: Any, floor: int, viewer: int | None) -> dict[str, Any]:
    return {
        "left": int(s.left[floor]),
        "back": BACKS[s.back[floor]],
        "returned": bool(s.returned[floor]),
        "top": KIND_NAMES[s.top[floor] - 1] if s.top[floor] else None,
        "announced": _counted(s.announced[floor], EVENT_NAMES),
        "cards": _counted(s.deck[floor], KIND_NAMES) if viewer is None else None,
    }


def _slits(r: Any, s: Any, viewer: int | None) -> list[dict[str, Any]]:
    """The slits that are not empty, each with its cards from the oldest on."""
    found, place = [], 0
    for slit in range(SLITS):
        wall, floor = divmod(slit, FLOORS)
        cards = [int(card) for card in s.slit_card[place : place + s.in_slit[slit]]]
        place += int(s.in_slit[slit])
        if cards:
            givers = (wall, (wall + 1) % int(r.players))
            content = [
                {"item": ITEM_NAMES[card // 2 - 1] if card > 1 else None, "from": givers[card & 1]} for card in cards
            ]
            found.append({"wall": wall, "floor": FLOOR_NAMES[floor], "cards": content})
    return found


def _rooms(mask: int) -> list[int]:
    return [room for room in range(1, PLACES) if int(mask) >> room & 1]


def _player(s: Any, p: int, own: bool) -> dict[str, Any]:
    """One player; what is on the sheet, in the hand and in the play space only where it may be seen."""
    told: dict[str, Any] = {
        "character": CHARACTERS[s.character[p] - 1] if s.character[p] else None,
        "points": int(s.points[p]),
        "found": _counted(s.found[p], FLOOR_NAMES),
        "n_rubble": int(s.n_rubble[p]),
        "n_fires": int(s.n_fires[p]),
    }
    if not own:
        return told | dict.fromkeys(OWN_KEYS)
    told |= {key: int(s[name][p]) for key, name in NUMBERS.items()}
    for key in ("zombies", "survivors"):
        told[key] = {str(room): int(s[key][p, room]) for room in range(1, PLACES) if s[key][p, room]}
    told |= {key: _rooms(s[name][p]) for key, name in MASKS.items()}
    told["objectives"] = [name for i, name in enumerate(OBJECTIVE_NAMES) if int(s.objectives[p]) >> i & 1]
    told["hand"] = _counted(s.hand[p], ITEM_NAMES)
    return told


def from_dict(r: Any, s: Any, d: dict[str, Any], viewer: int | None) -> None:
    """Fill a zeroed state from a description; unknowns stay zero."""
    _expect(d, KEYS, "state")
    last = int(r.players) - 1
    s.round_number, s.marker = _whole(d, "round", 0, 99), _whole(d, "marker", 0, last)
    s.turn = -1 if d["turn"] is None else _whole(d, "turn", 0, last)
    s.ending = _index(d, "end_reason", (None, *META.end_reasons[1:]))
    s.fallen = 0 if d["fallen"] is None else 1 + _whole(d, "fallen", 0, last)
    _fill_turn(s, d, viewer is None or (viewer >= 0 and viewer == s.turn))
    s.looking = _index(d, "looking", (None, *FLOOR_NAMES))
    s.discard[:] = _counts(d["discard"], KIND_NAMES, "discard")
    _expect(d["decks"], FLOOR_NAMES, "decks")
    for floor, name in enumerate(FLOOR_NAMES):
        _fill_deck(s, floor, d["decks"][name], f"decks.{name}")
    _fill_slits(r, s, d["slits"], viewer)
    if not isinstance(d["players"], list) or len(d["players"]) != r.players:
        raise PositionError(f"players: expected a list of {r.players}, one for each player")
    for p, player in enumerate(d["players"]):
        _fill_player(s, p, player, f"players[{p}]", viewer is None or viewer == p)


def _fill_turn(s: Any, d: Mapping[str, Any], mine: bool) -> None:
    """How far the turn has gone; others know of it only that somebody chooses or looks at a card."""
    if not mine:
        if known := [key for key in TURN_KEYS if d[key] is not None]:
            raise PositionError(f"{known[0]}: this viewer cannot know it")
        s.phase = 0 if d["phase"] is None else _index(d, "phase", PHASES)
        return
    s.phase = _index(d, "phase", PHASES)
    s.ap, s.steps = _whole(d, "ap", 0, 99), _whole(d, "steps", 0, 1000)
    s.overcharged = _truth(d, "overcharged")
    aiming = d["phase"] == "target"
    if aiming != (d["using"] is not None):
        raise PositionError(f"using: expected {'an item' if aiming else 'null'} in the phase {d['phase']}")
    s.using = _index(d, "using", ITEM_NAMES) if aiming else 0


def _expect(d: Any, keys: Sequence[str], path: str) -> None:
    """A table of just these keys."""
    if not isinstance(d, Mapping):
        raise PositionError(f"{path}: expected a table of {', '.join(keys)}, not {d!r}")
    for key in [*d, *keys]:
        if key not in keys:
            raise PositionError(f"{path}.{key}: there is no such thing{did_you_mean(str(key), list(keys))}")
        if key not in d:
            raise PositionError(f"{path}.{key}: is missing")


def _whole(d: Mapping[str, Any], key: str, lowest: int, highest: int, path: str = "") -> int:
    value = d[key]
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise PositionError(f"{path}{key}: expected a whole number from {lowest} to {highest}, not {value!r}")
    return value


def _index(d: Mapping[str, Any], key: str, names: Sequence[str | None], path: str = "") -> int:
    if d[key] not in names or isinstance(d[key], bool | float):
        known = ", ".join("null" if name is None else str(name) for name in names)
        raise PositionError(f"{path}{key}: expected one of {known}, not {d[key]!r}")
    return names.index(d[key])


def _truth(d: Mapping[str, Any], key: str, path: str = "") -> int:
    if not isinstance(d[key], bool):
        raise PositionError(f"{path}{key}: expected true or false, not {d[key]!r}")
    return int(d[key])


def _listed(value: Any, path: str) -> list[Any]:
    if not isinstance(value, list):
        raise PositionError(f"{path}: expected a list, not {value!r}")
    return value


def _counts(table: Any, names: Sequence[str], path: str) -> list[int]:
    """How many of each name; names without any may be left out."""
    if not isinstance(table, Mapping):
        raise PositionError(f"{path}: expected a table of numbers, not {table!r}")
    for name in table:
        if name not in names:
            raise PositionError(f"{path}.{name}: there is no such thing{did_you_mean(str(name), list(names))}")
    return [_whole(table, name, 0, 120, f"{path}.") if name in table else 0 for name in names]


def _fill_deck(s: Any, floor: int, d: Any, path: str) -> None:
    _expect(d, DECK_KEYS, path)
    s.left[floor] = _whole(d, "left", 0, 120, f"{path}.")
    s.back[floor] = _index(d, "back", BACKS, f"{path}.")
    s.returned[floor] = _truth(d, "returned", f"{path}.")
    s.top[floor] = _index(d, "top", (None, *KIND_NAMES), f"{path}.")
    s.announced[floor, :] = _counts(d["announced"], EVENT_NAMES, f"{path}.announced")
    if d["cards"] is not None:
        s.deck[floor, :] = _counts(d["cards"], KIND_NAMES, f"{path}.cards")


def _fill_slits(r: Any, s: Any, slits: Any, viewer: int | None) -> None:
    cards: dict[int, list[int]] = {}
    for i, d in enumerate(_listed(slits, "slits")):
        path = f"slits[{i}]."
        _expect(d, ("wall", "floor", "cards"), path[:-1])
        wall = _whole(d, "wall", 0, int(r.players) - 1, path)
        slit = FLOORS * wall + _index(d, "floor", FLOOR_NAMES, path)
        if slit in cards:
            raise PositionError(f"{path[:-1]}: this slit was described before")
        givers = (wall, (wall + 1) % int(r.players))
        known = _known_side(r, slit, viewer)
        cards[slit] = [_slit_card(card, givers, known, path) for card in _listed(d["cards"], f"{path}cards")]
    packed = [card for slit in sorted(cards) for card in cards[slit]]
    if len(packed) > MAX_CARDS:
        raise PositionError(f"slits: at most {MAX_CARDS} cards, not {len(packed)}")
    for slit, held in cards.items():
        s.in_slit[slit] = len(held)
    s.slit_card[: len(packed)] = packed


def _known_side(r: Any, slit: int, viewer: int | None) -> int | None:
    """The side whose cards a viewer knows, -1 neither; None: all are known."""
    if viewer is None:
        return None
    return side_at(viewer, slit) if sees_slit(r, viewer, slit) else -1


def _slit_card(d: Any, givers: tuple[int, int], known: int | None, path: str) -> int:
    _expect(d, ("item", "from"), f"{path}cards")
    side = _index(d, "from", givers, f"{path}cards.")  # type: ignore[arg-type]
    if known is None or known == side:
        return 2 * (1 + _index(d, "item", ITEM_NAMES, f"{path}cards.")) + side
    if d["item"] is not None:
        raise PositionError(f"{path}cards.item: this viewer cannot know it")
    return side


def _fill_player(s: Any, p: int, d: Any, path: str, own: bool) -> None:
    _expect(d, (*OPEN_KEYS, *OWN_KEYS), path)
    s.character[p] = _index(d, "character", (None, *CHARACTERS), f"{path}.")
    s.points[p] = _whole(d, "points", 0, 9999, f"{path}.")
    s.found[p, :] = _counts(d["found"], FLOOR_NAMES, f"{path}.found")
    s.n_rubble[p], s.n_fires[p] = _whole(d, "n_rubble", 0, 12, f"{path}."), _whole(d, "n_fires", 0, 12, f"{path}.")
    if not own:
        if known := [key for key in OWN_KEYS if d[key] is not None]:
            raise PositionError(f"{path}.{known[0]}: this viewer cannot know it")
        return
    for key, name in NUMBERS.items():
        s[name][p] = _whole(d, key, 0, 120, f"{path}.")
    for key in ("zombies", "survivors"):
        s[key][p, 1:] = _counts(d[key], [str(room) for room in range(1, PLACES)], f"{path}.{key}")
    for key, name in MASKS.items():
        s[name][p] = _mask(d[key], range(1, PLACES), f"{path}.{key}")
    s.objectives[p] = _mask(d["objectives"], OBJECTIVE_NAMES, f"{path}.objectives")
    s.hand[p, :] = _counts(d["hand"], ITEM_NAMES, f"{path}.hand")


def _mask(given: Any, names: Sequence[Any], path: str) -> int:
    """A list of rooms or names as bits: rooms by their number, names by their place."""
    mask = 0
    for value in _listed(given, path):
        if value not in names or isinstance(value, bool | float):
            raise PositionError(f"{path}: expected a list of {', '.join(map(str, names))}, not {given!r}")
        bit = 1 << (value if isinstance(names, range) else names.index(value))
        if mask & bit:
            raise PositionError(f"{path}: {value} is named twice")
        mask |= bit
    return mask


def problems(r: Any, s: Any) -> list[str]:
    """What is impossible about a full state, in words."""
    found = []
    for check, words in enumerate(FAULTS):
        if place := int(fault(r, s, check)):
            wall, floor = divmod(place - 1, FLOORS)
            names = {"player": place - 1, "floor": FLOOR_NAMES[floor], "slit": f"{wall}/{FLOOR_NAMES[floor]}"}
            found.append(words.format(item=ITEM_NAMES[(place - 1) % ITEMS], **names))
    return found
