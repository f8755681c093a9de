"""Zombie Tower 3D: a position as a plain description, both ways. RULES.md says what each key holds."""

from typing import Any

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.load import OBJECTIVE_NAMES
from tablewright.games.zombie_tower.meta import META
from tablewright.kernel.descriptions import Reader, counted, listed, player_or_none, whole
from tablewright.kernel.errors import PositionError

PHASES = ("main", "target", "looking", "saving", "leaving", "choosing")
BACKS = (None, "plain", "danger")
ITEM_NAMES, EVENT_NAMES = st.KIND_NAMES[: st.ITEMS], st.KIND_NAMES[st.FIRST_EVENT :]
ROOM_NAMES = tuple(str(room) for room in range(1, st.PLACES))
# the fields of keys that have another name, and the highest number
NUMBERS = {
    "room": ("room", st.ROOMS),
    "icon": ("icon", 4),
    "last_flip": ("last_flip", st.ROOMS),
    "damage": ("damage", 120),
    "saved": ("sheet", 120),
}
MASKS = {"rubble": "rubble", "fire": "fire", "barricades": "barricade", "searched": "searched", "pile": "pile"}
OPEN_KEYS = ("character", "points", "found", "n_rubble", "n_fires")
OWN_KEYS = (*NUMBERS, "zombies", "survivors", *MASKS, "objectives", "hand")
DECK_KEYS = ("left", "back", "returned", "top", "announced", "cards")
TURN_KEYS = ("ap", "overcharged", "steps", "using")
TABLE_KEYS = ("round", "turn", "marker", "end_reason", "fallen", "phase")
KEYS = (*TABLE_KEYS, *TURN_KEYS, "looking", "decks", "discard", "slits", "players")


def to_dict(r: Any, s: Any, viewer: int | None) -> dict[str, Any]:
    """Everything of a full state, or with a viewer what that player may know; None is unknown."""
    knows_turn = _knows_turn(s, viewer)
    return {
        "round": int(s.round_number),
        "turn": player_or_none(s.turn),
        "marker": int(s.marker),
        "end_reason": META.end_reasons[s.ending] or None,
        "fallen": player_or_none(s.fallen - 1),
        "phase": PHASES[s.phase] if knows_turn or s.phase else None,
        "ap": int(s.ap) if knows_turn else None,
        "overcharged": bool(s.overcharged) if knows_turn else None,
        "steps": int(s.steps) if knows_turn else None,
        "using": ITEM_NAMES[s.using] if s.phase == st.TARGET else None,
        "looking": st.FLOOR_NAMES[s.looking - 1] if s.looking else None,
        "decks": {name: _deck(s, floor, viewer) for floor, name in enumerate(st.FLOOR_NAMES)},
        "discard": counted(s.discard, st.KIND_NAMES),
        "slits": _slits(r, s),
        "players": [_player(s, p, viewer in (None, p)) for p in range(r.players)],
    }


def _knows_turn(s: Any, viewer: int | None) -> bool:
    return viewer is None or 0 <= viewer == s.turn


def _deck(s: Any, floor: int, viewer: int | None) -> dict[str, Any]:
    return {
        "left": int(s.left[floor]),
        "back": BACKS[s.back[floor]],
        "returned": bool(s.returned[floor]),
        "top": st.KIND_NAMES[s.top[floor] - 1] if s.top[floor] else None,
        "announced": counted(s.announced[floor], EVENT_NAMES),
        "cards": counted(s.deck[floor], st.KIND_NAMES) if viewer is None else None,
    }


def _slits(r: Any, s: Any) -> list[dict[str, Any]]:
    """The slits that are not empty, each with its cards from the oldest on."""
    found, place = [], 0
    for slit in range(st.SLITS):
        wall, floor = divmod(slit, st.FLOORS)
        cards = [int(card) for card in s.slit_card[place : place + s.in_slit[slit]]]
        place += int(s.in_slit[slit])
        if cards:
            givers = _at_wall(r, wall)
            content = [
                {"item": ITEM_NAMES[card // 2 - 1] if card > 1 else None, "from": givers[card & 1]} for card in cards
            ]
            found.append({"wall": wall, "floor": st.FLOOR_NAMES[floor], "cards": content})
    return found


def _at_wall(r: Any, wall: int) -> tuple[int, int]:
    """The players at the two sides of a wall."""
    return wall, (wall + 1) % int(r.players)


def _player(s: Any, p: int, own: bool) -> dict[str, Any]:
    """One player; what is on the sheet, in the hand and in the play space only where it may be seen."""
    found: dict[str, Any] = {
        "character": st.CHARACTERS[s.character[p] - 1] if s.character[p] else None,
        "points": int(s.points[p]),
        "found": counted(s.found[p], st.FLOOR_NAMES),
        "n_rubble": int(s.n_rubble[p]),
        "n_fires": int(s.n_fires[p]),
    }
    if not own:
        return found | dict.fromkeys(OWN_KEYS)
    found |= {key: int(s[field][p]) for key, (field, _) in NUMBERS.items()}
    found |= {key: counted(s[key][p][1:], ROOM_NAMES) for key in ("zombies", "survivors")}
    for key, field in MASKS.items():
        found[key] = [room for room in range(1, st.PLACES) if int(s[field][p]) >> room & 1]
    found["objectives"] = [name for i, name in enumerate(OBJECTIVE_NAMES) if int(s.objectives[p]) >> i & 1]
    found["hand"] = counted(s.hand[p], ITEM_NAMES)
    return found


def from_dict(r: Any, s: Any, d: dict[str, Any], viewer: int | None) -> None:
    """Fill a zeroed state from a description; unknowns stay zero."""
    players, read = int(r.players), Reader(d)
    read.expect_keys(KEYS)
    s.round_number, s.marker = read.whole("round", 0, 99), read.whole("marker", 0, players - 1)
    s.turn, s.fallen = read.player("turn", players), 1 + read.player("fallen", players)
    s.ending = read.one_of("end_reason", (None, *META.end_reasons[1:]))
    s.looking = read.one_of("looking", (None, *st.FLOOR_NAMES))
    s.discard[:] = read.some("discard", st.KIND_NAMES)
    _read_turn(s, read, viewer)
    for p, player in enumerate(read.each("players", players)):
        _read_player(s, p, Reader.of(player, (*OPEN_KEYS, *OWN_KEYS), f"players[{p}]"), viewer in (None, p))
    for floor, name in enumerate(st.FLOOR_NAMES):
        deck = read.table("decks", st.FLOOR_NAMES)[name]
        _read_deck(s, floor, Reader.of(deck, DECK_KEYS, f"decks.{name}"), viewer)
    _read_slits(r, s, read, viewer)


def _read_turn(s: Any, read: Reader, viewer: int | None) -> None:
    """How far the turn has gone; others know of it only that somebody chooses or looks at a card."""
    if not _knows_turn(s, viewer):
        read.unknown(*TURN_KEYS)
        s.phase = (0, st.LOOKING, st.CHOOSING)[read.one_of("phase", (None, "looking", "choosing"))]
        return
    s.phase = read.one_of("phase", PHASES)
    s.ap, s.steps, s.overcharged = read.whole("ap", 0, 99), read.whole("steps", 0, 1000), read.switch("overcharged")
    s.using = read.one_of("using", ITEM_NAMES if s.phase == st.TARGET else (None,))


def _read_player(s: Any, p: int, read: Reader, own: bool) -> None:
    s.character[p] = read.one_of("character", (None, *st.CHARACTERS))
    s.points[p] = read.whole("points", 0, 9999)
    s.found[p, :] = read.some("found", st.FLOOR_NAMES)
    s.n_rubble[p], s.n_fires[p] = read.whole("n_rubble", 0, 12), read.whole("n_fires", 0, 12)
    if not own:
        read.unknown(*OWN_KEYS)
        return
    for key, (field, highest) in NUMBERS.items():
        s[field][p] = read.whole(key, 0, highest)
    for key in ("zombies", "survivors"):
        s[key][p, 1:] = read.some(key, ROOM_NAMES)
    for key, field in MASKS.items():
        s[field][p] = _rooms(read, key)
    s.objectives[p] = read.bits("objectives", OBJECTIVE_NAMES)
    s.hand[p, :] = read.some("hand", ITEM_NAMES)


def _rooms(read: Reader, key: str) -> int:
    """A list of different rooms, as a set of bits."""
    found = 0
    for i, room in enumerate(read.listed(key, 0, st.ROOMS, "rooms")):
        bit = 1 << whole(room, 1, st.ROOMS, f"{read.path}{key}[{i}]")
        if found & bit:
            raise PositionError(f"state.{read.path}{key}[{i}]: {room} stands there twice")
        found |= bit
    return found


def _read_deck(s: Any, floor: int, read: Reader, viewer: int | None) -> None:
    s.left[floor], s.back[floor] = read.whole("left", 0, 120), read.one_of("back", BACKS)
    s.returned[floor] = read.switch("returned")
    s.announced[floor, :] = read.some("announced", EVENT_NAMES)
    if viewer is None or (viewer >= 0 and s.character[viewer] == st.DETECTIVE):
        s.top[floor] = read.one_of("top", (None, *st.KIND_NAMES))
    else:
        read.unknown("top")
    if viewer is None:
        s.deck[floor, :] = read.some("cards", st.KIND_NAMES)
    else:
        read.unknown("cards")


def _read_slits(r: Any, s: Any, read: Reader, viewer: int | None) -> None:
    found: dict[int, list[int]] = {}
    for i, slit in enumerate(read.listed("slits", 0, st.SLITS, "slits")):
        path = f"slits[{i}]"
        part = Reader.of(slit, ("wall", "floor", "cards"), path)
        wall, floor = part.whole("wall", 0, int(r.players) - 1), part.one_of("floor", st.FLOOR_NAMES)
        if viewer is not None and viewer not in _at_wall(r, wall):
            raise PositionError(f"state.{path}: this viewer cannot see the slits of wall {wall}")
        if st.FLOORS * wall + floor in found:
            raise PositionError(f"state.{path}: this slit was described before")
        cards = enumerate(part.listed("cards", 0, st.MAX_CARDS, "cards"))
        found[st.FLOORS * wall + floor] = [
            _slit_card(card, _at_wall(r, wall), viewer, f"{path}.cards[{n}]") for n, card in cards
        ]
    packed = listed([card for slit in sorted(found) for card in found[slit]], 0, st.MAX_CARDS, "slits", "cards")
    for number, cards_of_slit in found.items():
        s.in_slit[number] = len(cards_of_slit)
    s.slit_card[: len(packed)] = packed


def _slit_card(card: Any, givers: tuple[int, int], viewer: int | None, path: str) -> int:
    """A card in a slit as the state keeps it. Whoever did not put it in does not know which it is."""
    read = Reader.of(card, ("item", "from"), path)
    giver = read.whole("from", 0, max(givers))
    if giver not in givers:
        raise PositionError(f"state.{path}.from: expected one of {givers[0]}, {givers[1]}, not {giver}")
    side = givers.index(giver)
    if viewer is not None and viewer != giver:
        read.unknown("item")
        return side
    return 2 * (1 + read.one_of("item", ITEM_NAMES)) + side
