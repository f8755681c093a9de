"""Quoridor: the board as text.

Squares are three characters wide; a horizontal fence lies in the line between two rows, a vertical one between columns.
"""

from collections.abc import Sequence
from typing import Any

from tablewright.kernel.terminal_colours import BOLD, DIM, ink, pawn, player_ink

FENCE = "38;5;173"


def text(r: Any, s: Any, viewer: int, names: Sequence[str], colour: bool) -> str:
    players = range(int(r.players))
    standing = {int(s.pawn[p]): pawn(p, colour) for p in players if not s.removed[p]}
    letters = "    " + "   ".join(ink(letter, DIM, colour) for letter in "abcdefghi")
    lines = [letters, "  ┌" + "─" * 35 + "┐"]
    for y in range(8, -1, -1):
        number = ink(str(y + 1), DIM, colour)
        lines.append(f"{number} │{_row(s, y, standing, colour)}│ {number}")
        if y > 0:
            lines.append(f"  │{_gap(s, y - 1, colour)}│")
    lines += ["  └" + "─" * 35 + "┘", letters, ""]
    return "\n".join(lines + [_player(s, p, names[p], colour) for p in players])


def _row(s: Any, y: int, standing: dict[int, str], colour: bool) -> str:
    cells = []
    for x in range(9):
        cells.append(f" {standing.get(9 * y + x, ink('·', DIM, colour))} ")
        if x < 8:
            cells.append(ink("┃", FENCE, colour) if _has_vertical(s, x, y) or _has_vertical(s, x, y - 1) else " ")
    return "".join(cells)


def _gap(s: Any, y: int, colour: bool) -> str:
    """The groove between rows y and y + 1."""
    cells = []
    for x in range(9):
        is_closed = _has_horizontal(s, x, y) or _has_horizontal(s, x - 1, y)
        cells.append(ink("━━━", FENCE, colour) if is_closed else "   ")
        if x < 8:
            middle = "━" if _has_horizontal(s, x, y) else "┃" if _has_vertical(s, x, y) else " "
            cells.append(ink(middle, FENCE, colour))
    return "".join(cells)


def _has_horizontal(s: Any, x: int, y: int) -> bool:
    return 0 <= x < 8 and 0 <= y < 8 and bool(int(s.horizontal) >> (8 * y + x) & 1)


def _has_vertical(s: Any, x: int, y: int) -> bool:
    return 0 <= x < 8 and 0 <= y < 8 and bool(int(s.vertical) >> (8 * y + x) & 1)


def _player(s: Any, p: int, name: str, colour: bool) -> str:
    if s.removed[p]:
        return f"  {pawn(p, colour)} {name}: out of the game"
    rack = ink("▮" * int(s.fences[p]), FENCE, colour) or "no fences left"
    mark = ink("▸", BOLD, colour) if s.reason == 0 and s.turn == p else " "
    return f"{mark} {pawn(p, colour)} {player_ink(name, p, colour)}  {rack}"
