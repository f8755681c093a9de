"""Quoridor: a position as a plain description, both ways, and what is impossible about one."""

from typing import Any

from tablewright.games.quoridor import actions, meta
from tablewright.games.quoridor.fences import room
from tablewright.games.quoridor.rules import refresh
from tablewright.games.quoridor.squares import GOAL, ONE, U, is_goal, reaches, side
from tablewright.kernel.errors import PositionError

NEEDED = ("pawns", "fences", "fences_left", "turn")
OPTIONAL = ("ply", "removed", "fences_lost", "winner", "end_reason")
ENDS_OF_A_PLY = (meta.REACHED_GOAL, meta.PLY_CAP, meta.REPETITION)


def to_dict(r: Any, s: Any, viewer: int | None) -> dict[str, Any]:
    """Everything is open, so every viewer gets the same."""
    players = range(int(r.players))
    lying, standing = int(s.horizontal), int(s.vertical)  # read once: a field of a record takes long to read
    horizontal = [actions.TEXTS[81 + slot] for slot in range(64) if lying >> slot & 1]
    vertical = [actions.TEXTS[145 + slot] for slot in range(64) if standing >> slot & 1]
    return {
        "pawns": [None if s.removed[p] else actions.SQUARES[s.pawn[p]] for p in players],
        "fences": horizontal + vertical,
        "fences_left": [int(s.fences[p]) for p in players],
        "turn": int(s.turn),
        "ply": int(s.ply),
        "removed": [p for p in players if s.removed[p]],
        "fences_lost": int(s.lost),
        "winner": None if s.winner < 0 else int(s.winner),
        "end_reason": meta.META.end_reasons[s.reason] or None,
    }


def from_dict(r: Any, s: Any, d: dict[str, Any], viewer: int | None) -> None:
    players = int(r.players)
    for key in d:
        if key not in NEEDED + OPTIONAL:
            raise PositionError(f"state has no {key!r}; it has {', '.join(NEEDED + OPTIONAL)}")
    for key in NEEDED:
        if key not in d:
            raise PositionError(f"state needs {key!r}")
    s.pawn[:] = -1
    for p in _players(d.get("removed", []), players, "removed"):
        s.removed[p] = 1
    for p, square in enumerate(_list(d["pawns"], players, "pawns")):
        if (square is None) != bool(s.removed[p]):
            raise PositionError(f"pawns[{p}]: a removed player has no pawn (null), every other one has a square")
        s.pawn[p] = -1 if square is None else _index(square, actions.SQUARES, f"pawns[{p}]")
    for p, left in enumerate(_list(d["fences_left"], players, "fences_left")):
        s.fences[p] = _number(left, 0, 0 if s.removed[p] else int(r.fences), f"fences_left[{p}]")
    s.turn = _players([d["turn"]], players, "turn")[0]
    s.ply = _number(d.get("ply", 0), 0, int(r.max_plies), "ply")
    s.lost = _number(d.get("fences_lost", 0), 0, int(r.fences) * int(s.removed.sum()), "fences_lost")
    s.winner = -1 if d.get("winner") is None else _players([d["winner"]], players, "winner")[0]
    reason = d.get("end_reason")
    s.reason = 0 if reason is None else 1 + _index(reason, meta.META.end_reasons[1:], "end_reason")
    if not isinstance(d["fences"], list):
        raise PositionError(f"fences: expected a list of fences such as 'e3h', not {d['fences']!r}")
    for name in d["fences"]:
        _place(s, name)
    refresh(s)


def _place(s: Any, name: Any) -> None:
    fence = _index(name, actions.TEXTS[81:209], "fences")
    slot = fence % 64
    room_h, room_v = room(s)
    if not int(room_v if fence >= 64 else room_h) >> slot & 1:
        raise PositionError(f"fences: {name} overlaps or crosses another fence (QRD-31)")
    if fence >= 64:
        s.vertical = U(s.vertical) | (ONE << U(slot))
    else:
        s.horizontal = U(s.horizontal) | (ONE << U(slot))


def _list(value: Any, size: int, path: str) -> list[Any]:
    if not isinstance(value, list) or len(value) != size:
        raise PositionError(f"{path}: expected a list of {size}, not {value!r}")
    return value


def _players(value: Any, players: int, path: str) -> list[int]:
    if not isinstance(value, list):
        raise PositionError(f"{path}: expected a list of players, not {value!r}")
    return [_number(p, 0, players - 1, path) for p in value]


def _number(value: Any, lowest: int, highest: int, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise PositionError(f"{path}: expected a whole number from {lowest} to {highest}, not {value!r}")
    return value


def _index(value: Any, names: tuple[str, ...], path: str) -> int:
    if value not in names:
        raise PositionError(f"{path}: {value!r} is none of {names[0]} to {names[-1]}")
    return names.index(value)


def problems(r: Any, s: Any) -> list[str]:
    """What is impossible about a position."""
    players = [p for p in range(int(r.players)) if not s.removed[p]]
    found = []
    on_board = int(s.horizontal).bit_count() + int(s.vertical).bit_count()
    total = on_board + int(s.fences.sum()) + int(s.lost)
    if total != int(r.players) * int(r.fences):
        found.append(f"there are {int(r.players) * int(r.fences)} fences in all, not {total} (QRD-2)")
    if len({int(s.pawn[p]) for p in players}) < len(players):
        found.append("two pawns stand on one square (QRD-19)")
    for p in players:
        goal = GOAL[side(r, p)]
        if not reaches(int(s.pawn[p]), goal[0], goal[1], *s.east, *s.north):
            found.append(f"player {p} is shut off from her goal line (QRD-35)")
        if is_goal(r, p, int(s.pawn[p])) != (s.reason == meta.REACHED_GOAL and s.winner == p):
            found.append(f"player {p} is on her goal line if and only if she has won by that (QRD-37)")
    return found + _wrong_end(r, s, players)


def _wrong_end(r: Any, s: Any, in_play: list[int]) -> list[str]:
    found = []
    if s.removed[s.turn]:
        found.append(f"player {s.turn} is removed and cannot be to move (QRD-A16)")
    if (len(in_play) <= 1) != (s.reason in (meta.TIMEOUT, meta.RESIGNED)):
        found.append("the last player in play has won by time-out or resignation, and nobody else has (QRD-A16)")
    if s.winner >= 0 and s.winner not in in_play:
        found.append("the winner is not in play")
    if (s.winner >= 0) != (s.reason in (meta.REACHED_GOAL, meta.TIMEOUT, meta.RESIGNED)):
        found.append("the winner does not fit the end reason")
    if s.reason == meta.REPETITION and not r.repetition_draw:
        found.append("these rules know no draw by repetition (QRD-A11)")
    at_cap = s.ply == r.max_plies
    if (at_cap and s.reason not in ENDS_OF_A_PLY) or (s.reason == meta.PLY_CAP and not at_cap):
        found.append(f"a game is over at ply {int(r.max_plies)}, by the cap at no other ply (QRD-A11)")
    return found
