"""Quoridor: a position as a plain description, both ways."""

from typing import Any

from tablewright.games.quoridor import actions as act
from tablewright.games.quoridor import meta
from tablewright.games.quoridor.fences import room
from tablewright.games.quoridor.rules import refresh
from tablewright.games.quoridor.squares import ONE, U
from tablewright.kernel.descriptions import Reader, one_of, player_or_none, whole
from tablewright.kernel.errors import PositionError

NEEDED = ("pawns", "fences", "fences_left", "turn")
WITHOUT = {"ply": 0, "removed": [], "fences_lost": 0, "winner": None, "end_reason": None}  # what may be left out
FENCES = act.TEXTS[act.HORIZONTAL : act.PASS]


def to_dict(r: Any, s: Any, viewer: int | None) -> dict[str, Any]:
    """Everything is open, so every viewer gets the same."""
    players = range(int(r.players))
    lying, standing = int(s.horizontal), int(s.vertical)  # read once: a field of a record takes long to read
    horizontal = [FENCES[slot] for slot in range(64) if lying >> slot & 1]
    vertical = [FENCES[64 + slot] for slot in range(64) if standing >> slot & 1]
    return {
        "pawns": [None if s.removed[p] else act.SQUARES[s.pawn[p]] for p in players],
        "fences": horizontal + vertical,
        "fences_left": [int(s.fences[p]) for p in players],
        "turn": int(s.turn),
        "ply": int(s.ply),
        "removed": [p for p in players if s.removed[p]],
        "fences_lost": int(s.lost),
        "winner": player_or_none(s.winner),
        "end_reason": meta.META.end_reasons[s.reason] or None,
    }


def from_dict(r: Any, s: Any, d: dict[str, Any], viewer: int | None) -> None:
    players, read = int(r.players), Reader({**WITHOUT, **d})
    read.expect_keys((*NEEDED, *WITHOUT))
    s.pawn[:] = -1
    for i, p in enumerate(read.listed("removed", 0, players, "players")):
        s.removed[whole(p, 0, players - 1, f"removed[{i}]")] = 1
    for p, square in enumerate(read.each("pawns", players)):
        if (square is None) != bool(s.removed[p]):
            raise PositionError(f"state.pawns[{p}]: a removed player has no pawn (null), every other one has a square")
        s.pawn[p] = -1 if square is None else one_of(square, act.SQUARES, f"pawns[{p}]")
    for p, left in enumerate(read.each("fences_left", players)):
        s.fences[p] = whole(left, 0, 0 if s.removed[p] else int(r.fences), f"fences_left[{p}]")
    s.turn, s.ply = read.whole("turn", 0, players - 1), read.whole("ply", 0, int(r.max_plies))
    s.lost = read.whole("fences_lost", 0, int(r.fences) * int(s.removed.sum()))
    s.winner, s.reason = read.player("winner", players), read.one_of("end_reason", (None, *meta.META.end_reasons[1:]))
    for i, name in enumerate(read.listed("fences", 0, len(FENCES), "fences such as 'e3h'")):
        _place(s, name, f"fences[{i}]")
    refresh(s)


def _place(s: Any, name: Any, path: str) -> None:
    fence = one_of(name, FENCES, path)
    slot = fence % 64
    room_h, room_v = room(s)
    if not int(room_v if fence >= 64 else room_h) >> slot & 1:
        is_across = int(s.horizontal if fence >= 64 else s.vertical) >> slot & 1
        raise PositionError(f"state.{path}: {name} {'crosses' if is_across else 'overlaps'} another fence (QRD-31)")
    if fence >= 64:
        s.vertical = U(s.vertical) | (ONE << U(slot))
    else:
        s.horizontal = U(s.horizontal) | (ONE << U(slot))
