"""Corner Rush: the board as text, from what a viewer may know.

    3  ·       ▲(?)    ##      ■[4]    ·
    2  ●▲      ·       ●(3)    ·       ·
    1  A■      ·       ·       ·       A▲
       a       b       c       d       e

A square shows the pawns on it and the Ace, with its owner's shape; or the blocker: the shape of the player who laid it,
and its number where the viewer knows it, `?` where not, in square brackets once it is face up.
"""

from collections.abc import Sequence

from tablewright.games.corner_rush import state as st
from tablewright.games.corner_rush.squares import has
from tablewright.games.corner_rush.state import Rules, State
from tablewright.games.corner_rush.view import may_see
from tablewright.kernel.terminal_colours import DIM, SHAPES, ink, pawn, player_ink

WIDTH = 8  # four pawns and an Ace take 6, a Null that is face up 7


def text(r: Rules, s: State, viewer: int, names: Sequence[str], colour: bool) -> str:
    """The board, the bags and what is to be done."""
    rows = [_row(r, s, row, viewer, colour) for row in reversed(range(st.SIZE))]
    letters = "   " + "".join(f"{letter:<{WIDTH}}" for letter in "abcde")
    bags = [_bag(r, s, p, viewer, names, colour) for p in range(int(r.players))]
    return "\n".join([*rows, letters.rstrip(), "", *bags, _state_of_play(r, s, viewer, names)])


def _row(r: Rules, s: State, row: int, viewer: int, colour: bool) -> str:
    cells = [_square(r, s, row * st.SIZE + column, viewer, colour) for column in range(st.SIZE)]
    return f"{row + 1}  " + "".join(shown + " " * (WIDTH - width) for shown, width in cells).rstrip()


def _square(r: Rules, s: State, square: int, viewer: int, colour: bool) -> tuple[str, int]:
    """What a square shows, and how wide that is without colour."""
    if not has(int(r.squares), square):
        return ink("##", DIM, colour), 2
    if has(int(s.blocked), square):
        return _blocker(r, s, square, viewer, colour)
    shown, width = "", 0
    for p in range(int(r.players)):
        if s.pawn[p] == square:
            shown, width = shown + pawn(p, colour), width + 1
    for p in range(int(r.players)):
        if r.goal[p] == square:
            shown, width = shown + player_ink(f"A{SHAPES[p]}", p, colour), width + 2
    return (shown, width) if shown else (ink("·", DIM, colour), 1)


def _blocker(r: Rules, s: State, square: int, viewer: int, colour: bool) -> tuple[str, int]:
    layer = int(s.layer[square]) - 1
    number = _number(int(s.value[square])) if may_see(r, s, viewer, square) else "?"
    marks = SHAPES[layer] + (f"[{number}]" if has(int(s.face_up), square) else f"({number})")
    return player_ink(marks, layer, colour), len(marks)


def _bag(r: Rules, s: State, p: int, viewer: int, names: Sequence[str], colour: bool) -> str:
    name = f"{pawn(p, colour)} {names[p]}"
    if p != viewer or not r.owner_sees:
        n = int(s.n_bag[p])
        return f"{name}: {n} token{'' if n == 1 else 's'} in the bag"
    numbers = [_number(value) for value in range(st.KINDS) for _ in range(int(s.bag[p, value]))]
    return f"{name}: {' '.join(numbers) or 'nothing'} in the bag"


def _state_of_play(r: Rules, s: State, viewer: int, names: Sequence[str]) -> str:
    who = names[int(s.turn)]
    if s.phase == st.OVER:
        return f"{names[int(s.winner)]} has won." if s.winner >= 0 else "A draw."
    if s.phase == st.STEP:
        return f"{who} rolled {_face(r, s)}: {int(s.steps)} to go."
    if s.phase == st.NULL:
        return f"{who} rolled {_face(r, s)}: a nudge?"
    if s.phase == st.PLACE:
        held = _one(int(s.held) - 1) if s.held else "a token"
        return f"{who} has drawn {held} to lay."
    return f"{who} is to roll or to challenge."


def _face(r: Rules, s: State) -> str:
    value = int(s.die) - 1
    return f"an Ace ({value})" if value == r.die[-1] else _one(value)


def _number(value: int) -> str:
    return str(value) if value else "Null"


def _one(value: int) -> str:
    """A number with its article."""
    return f"{'an' if value == 8 else 'a'} {_number(value)}"
