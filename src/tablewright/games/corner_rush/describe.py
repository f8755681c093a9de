"""Corner Rush: a state as a plain description, and back; RULES.md says more about each key.

    phase     what is to be decided: turn, step, null, place; over
    turn      whose turn it is; turns: how many turns have ended
    die       value rolled in this turn, None before the roll; steps: steps left; trail: squares of this turn's walk
              (kept only where rules.revisit is false)
    pawns     the square of each player's pawn
    blockers  square, player who laid it, number (None: unknown), face_up
    bags      the numbers in each bag; only how many, where they are unknown
    held      the number of the token drawn and not yet laid (None: none, or unknown)
    unseen    of each player: the numbers in bag, hand and face-down blockers together, which everybody can count
    order     of each player, since the oldest blocker that is still face down, oldest first: "b2" a blocker laid there
              that is still face down, "+3" a 3 captured, "-3" a blocker laid and since turned up as a 3
    winner, end   once the game is over

`unseen` and `order` may be left out of a full description: they are then counted, and the blockers taken as laid in the
order they are listed.
"""

from typing import Any

from tablewright.games.corner_rush.actions import SQUARE_NAMES, SQUARE_NUMBERS
from tablewright.games.corner_rush.meta import META
from tablewright.games.corner_rush.state import CAUGHT, KINDS, ORDER, PLACE, SHOWN, SQUARES, Rules, State
from tablewright.kernel.errors import PositionError
from tablewright.kernel.records import Ints

PHASES = ("turn", "step", "null", "place", "over")
FIELDS = (
    "phase", "turn", "turns", "die", "steps", "trail", "pawns", "blockers", "bags", "held", "unseen", "order", "winner",
    "end",
)  # fmt: skip
REQUIRED = ("phase", "turn", "pawns", "blockers", "bags")
BLOCKER = ("square", "player", "number", "face_up")


def to_dict(r: Rules, s: State, viewer: int | None) -> dict[str, Any]:
    """Everything, or what an observation holds."""
    players = range(int(r.players))
    open_bags = [viewer is None or (viewer == p and bool(r.owner_sees)) for p in players]
    blocked = int(s.blocked)
    return {
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "turns": int(s.turns),
        "die": int(s.die) - 1 if s.die else None,
        "steps": int(s.steps),
        "trail": _names(int(s.trail)),
        "pawns": [SQUARE_NAMES[s.pawn[p]] for p in players],
        "blockers": [_blocker(s, square, open_bags) for square in range(SQUARES) if blocked >> square & 1],
        "bags": [_numbers(s.bag[p]) if open_bags[p] else int(s.n_bag[p]) for p in players],
        "held": int(s.held) - 1 if s.held else None,
        "unseen": [_numbers(s.unseen[p]) for p in players],
        "order": [[_entry(int(entry)) for entry in s.order[p, : s.n_order[p]]] for p in players],
        "winner": int(s.winner) if s.winner >= 0 else None,
        "end": META.end_reasons[s.end] or None,
    }


def _names(squares: int) -> list[str]:
    return [SQUARE_NAMES[square] for square in range(SQUARES) if squares >> square & 1]


def _numbers(counts: Ints) -> list[int]:
    return [value for value in range(KINDS) for _ in range(int(counts[value]))]


def _blocker(s: State, square: int, open_bags: list[bool]) -> dict[str, Any]:
    """CRN-42: who knows what is in a bag knows the numbers that came from it, before they are turned up."""
    player, face_up = int(s.layer[square]) - 1, bool(int(s.face_up) >> square & 1)
    return {
        "square": SQUARE_NAMES[square],
        "player": player,
        "number": int(s.value[square]) if face_up or open_bags[player] else None,
        "face_up": face_up,
    }


def _entry(entry: int) -> str:
    if entry >= SHOWN:
        return f"-{entry - SHOWN}"
    return f"+{entry - CAUGHT}" if entry >= CAUGHT else SQUARE_NAMES[entry - 1]


def from_dict(r: Rules, s: State, d: dict[str, Any], viewer: int | None) -> None:
    """Fill a state of zeros."""
    _check_fields(d, FIELDS, REQUIRED, "state")
    players = int(r.players)
    s.phase = _choice(d["phase"], PHASES, "phase")
    s.turn = _whole(d["turn"], players - 1, "turn")
    s.turns = _whole(d.get("turns", 0), 30_000, "turns")
    s.die = 0 if d.get("die") is None else 1 + _whole(d["die"], 9, "die")
    s.steps = _whole(d.get("steps", 0), 9, "steps")
    s.trail = sum({1 << _square(name, "trail") for name in _list(d.get("trail", []), None, "trail")})
    s.winner = -1 if d.get("winner") is None else _whole(d["winner"], players - 1, "winner")
    s.end = 0 if d.get("end") is None else _choice(d["end"], META.end_reasons, "end")
    s.pawn[:players] = [_square(name, "pawns") for name in _list(d["pawns"], players, "pawns")]
    _fill_blockers(s, d["blockers"], players, viewer)
    s.held = 0 if d.get("held") is None else 1 + _number(d["held"], "held")
    for p, bag in enumerate(_list(d["bags"], players, "bags")):
        _fill_bag(s, p, bag, viewer)
    _fill_unseen(s, d, players, viewer)
    _fill_order(s, d, players, viewer)


def _fill_blockers(s: State, blockers: Any, players: int, viewer: int | None) -> None:
    for i, blocker in enumerate(_list(blockers, None, "blockers")):
        path = f"blockers[{i}]"
        _check_fields(blocker, BLOCKER, BLOCKER, path)
        square = _square(blocker["square"], path)
        if s.layer[square]:
            raise PositionError(f"{path}: there is another blocker on {blocker['square']}")
        if not isinstance(blocker["face_up"], bool):
            raise PositionError(f"{path}.face_up: expected true or false, not {blocker['face_up']!r}")
        s.layer[square] = 1 + _whole(blocker["player"], players - 1, f"{path}.player")
        if blocker["number"] is not None or viewer is None:
            s.value[square] = _number(blocker["number"], f"{path}.number")
        s.blocked = int(s.blocked) | 1 << square
        s.face_up = int(s.face_up) | int(blocker["face_up"]) << square


def _fill_bag(s: State, p: int, bag: Any, viewer: int | None) -> None:
    path = f"bags[{p}]"
    if viewer is not None and not isinstance(bag, list):
        s.n_bag[p] = _whole(bag, 99, path)
        return
    _count(s.bag[p], _list(bag, None, path), path)
    s.n_bag[p] = len(bag)


def _fill_unseen(s: State, d: dict[str, Any], players: int, viewer: int | None) -> None:
    if "unseen" in d:
        for p, numbers in enumerate(_list(d["unseen"], players, "unseen")):
            _count(s.unseen[p], _list(numbers, None, f"unseen[{p}]"), f"unseen[{p}]")
        return
    if viewer is not None:
        raise PositionError("unseen: an observation cannot do without it")
    s.unseen[:] = s.bag
    if s.held and s.phase == PLACE:
        s.unseen[s.turn, s.held - 1] += 1
    for square in range(SQUARES):
        if s.layer[square] and not int(s.face_up) >> square & 1:
            s.unseen[s.layer[square] - 1, s.value[square]] += 1


def _fill_order(s: State, d: dict[str, Any], players: int, viewer: int | None) -> None:
    if "order" not in d and viewer is not None:
        raise PositionError("order: an observation cannot do without it")
    face_down = [blocker for blocker in d["blockers"] if not blocker["face_up"]]
    listed = [[b["square"] for b in face_down if b["player"] == p] for p in range(players)]
    for p, entries in enumerate(_list(d.get("order", listed), players, "order")):
        path = f"order[{p}]"
        if len(_list(entries, None, path)) >= ORDER:
            raise PositionError(f"{path}: expected fewer than {ORDER} entries, not {len(entries)}")
        s.order[p, : len(entries)] = [_code(entry, path) for entry in entries]
        s.n_order[p] = len(entries)


def _code(entry: Any, path: str) -> int:
    if isinstance(entry, str) and entry[:1] in ("+", "-") and entry[1:].isdecimal():
        return (CAUGHT if entry[0] == "+" else SHOWN) + _number(int(entry[1:]), path)
    return 1 + _square(entry, path)


def _count(counts: Ints, numbers: list[Any], path: str) -> None:
    if len(numbers) > 99:
        raise PositionError(f"{path}: {len(numbers)} tokens are more than there are")
    for number in numbers:
        counts[_number(number, path)] += 1


def _check_fields(d: Any, known: tuple[str, ...], required: tuple[str, ...], path: str) -> None:
    if not isinstance(d, dict):
        raise PositionError(f"{path}: expected a table of {', '.join(known)}, not {d!r}")
    for name in d:
        if name not in known:
            raise PositionError(f"{path}: there is no {name!r}; there are {', '.join(known)}")
    for name in required:
        if name not in d:
            raise PositionError(f"{path}: {name!r} is missing")


def _list(value: Any, n: int | None, path: str) -> list[Any]:
    if not isinstance(value, list) or n not in (None, len(value)):
        raise PositionError(f"{path}: expected a list{'' if n is None else f' of {n}'}, not {value!r}")
    return value


def _whole(value: Any, highest: int, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= highest:
        raise PositionError(f"{path}: expected a whole number from 0 to {highest}, not {value!r}")
    return value


def _number(value: Any, path: str) -> int:
    return _whole(value, KINDS - 1, path)


def _choice(value: Any, known: tuple[str, ...], path: str) -> int:
    if not isinstance(value, str) or value not in known:
        raise PositionError(f"{path}: expected one of {', '.join(filter(None, known))}, not {value!r}")
    return known.index(value)


def _square(name: Any, path: str) -> int:
    if not isinstance(name, str) or name not in SQUARE_NUMBERS:
        raise PositionError(f"{path}: expected a square from a1 to e5, not {name!r}")
    return SQUARE_NUMBERS[name]
