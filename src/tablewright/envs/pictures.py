"""A plain picture of what a player knows: the drawn planes of its tensors, cell by cell, in nothing but numpy."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablewright.envs.batches import RECORD, TENSOR, Batch, EnvError, observed
from tablewright.kernel.errors import shown
from tablewright.kernel.game import Game
from tablewright.kernel.position import Position
from tablewright.kernel.tensors import Row, Tensor, starts

MODES = ("ansi", "rgb_array")
CELL = 24  # pixels
BACKGROUND = (214, 205, 188)
FLOOR, FENCE = (252, 250, 245), (120, 72, 40)
# by place in a stack: me, the next player, ...; or kind by kind
COLOURS = ((37, 99, 176), (196, 62, 48), (40, 138, 82), (224, 160, 32), (124, 72, 160), (20, 150, 160), (130, 130, 130))
PLAIN = {
    "mark": (92, 110, 70),
    "dot": (200, 120, 40),
    "cross": (90, 80, 70),
    "frame": (120, 72, 40),
    "ring": (210, 70, 30),
}
ORDER = ("floor", "mark", "frame", "cross", "ring", "dot", "disc", "fence above", "fence right")

Image = NDArray[np.uint8]
Y, X = (2.0 * np.mgrid[0:CELL, 0:CELL] + 1.0) / CELL - 1.0  # from -1 to 1, down and to the right


def _stamp(drawn: str, place: int) -> NDArray[np.bool_]:
    """The pixels of a cell that a thing covers; those further on in a stack are smaller, so that all are seen."""
    far, shrink = np.hypot(X, Y), 0.1 * place
    shapes: dict[str, Any] = {
        "floor": np.maximum(abs(X), abs(Y)) < 0.94,
        "disc": far < max(0.72 - shrink, 0.2),
        "ring": (far < max(0.9 - shrink, 0.3)) & (far > max(0.72 - shrink, 0.15)),
        "mark": np.maximum(abs(X), abs(Y)) < 0.6,
        "dot": far < 0.22,
        "cross": (abs(abs(X) - abs(Y)) < 0.16) & (far < 0.9),
        "frame": (np.maximum(abs(X), abs(Y)) < 0.9) & (np.maximum(abs(X), abs(Y)) > 0.7),
    }
    found: NDArray[np.bool_] = shapes[drawn]
    return found


def _drawn(game: Game, row: Row) -> Iterator[tuple[Tensor, NDArray[Any]]]:
    """The planes that are drawn, those below first: (stack, rows, columns)."""
    found = [
        (tensor, row[at : at + tensor.size].reshape(-1, *tensor.shape[-2:]))
        for tensor, at in zip(game.tensors, starts(game.tensors), strict=True)
        if tensor.drawn
    ]
    return iter(sorted(found, key=lambda pair: ORDER.index(pair[0].drawn)))


def picture(game: Game, row: Row) -> Image:
    """What a row of numbers shows, as (height, width, 3) of uint8; a game without a board has one blank cell."""
    planes = list(_drawn(game, row))
    rows, columns = max((stack.shape[1:] for _, stack in planes), default=(1, 1))
    image = np.empty((rows * CELL, columns * CELL, 3), np.uint8)
    image[:] = BACKGROUND
    if not any(tensor.drawn == "floor" for tensor, _ in planes):
        for y, x in np.ndindex(rows, columns):
            _paint(image, y, x, _stamp("floor", 0), FLOOR)
    for tensor, stack in planes:
        _draw(image, tensor, stack[:, ::-1] if tensor.upward else stack)
    return image


def _draw(image: Image, tensor: Tensor, stack: NDArray[Any]) -> None:
    """One tensor's things, all of them."""
    if tensor.drawn.startswith("fence"):
        for _, y, x in np.argwhere(stack > 0):
            _fence(image, int(y), int(x), tensor.drawn)
        return
    for place, plane in enumerate(stack):
        stamp = _stamp(tensor.drawn, place)
        for y, x in np.argwhere(plane > 0):
            _paint(image, int(y), int(x), stamp, _colour(tensor, place))


def _colour(tensor: Tensor, place: int) -> tuple[int, int, int]:
    if tensor.drawn == "floor":
        return FLOOR
    is_stack = len(tensor.shape) > 2
    return COLOURS[place % len(COLOURS)] if is_stack else PLAIN.get(tensor.drawn, COLOURS[0])


def _paint(image: Image, y: int, x: int, stamp: NDArray[np.bool_], colour: tuple[int, int, int]) -> None:
    image[y * CELL : (y + 1) * CELL, x * CELL : (x + 1) * CELL][stamp] = colour


def _fence(image: Image, y: int, x: int, drawn: str) -> None:
    """A fence as long as two cells: along the upper edge of a cell, or along its right one."""
    top, right, half = y * CELL, (x + 1) * CELL, CELL // 8
    if drawn == "fence above":
        image[max(top - half, 0) : top + half, x * CELL : (x + 2) * CELL] = FENCE
    else:
        image[max(top - CELL, 0) : top + CELL, right - half : right + half] = FENCE


def check_mode(mode: str | None) -> str | None:
    """One of MODES, or None: nothing is drawn."""
    if mode is not None and mode not in MODES:
        raise EnvError(f"render_mode: expected one of {', '.join(MODES)}, not {shown(mode)}")
    return mode


def rendered(batch: Batch, player: int, mode: str | None) -> Any:
    """What a player knows of the only game of a batch, drawn; it holds no more than that."""
    if mode is None:
        raise EnvError(f"nothing is drawn without a render_mode: make the environment with one of {', '.join(MODES)}")
    if mode == "ansi":
        seen = observed(batch, player, RECORD)
        return Position(batch.game, batch.start.arrays[0], seen, batch.start.changes, player).board(player)
    return picture(batch.game, observed(batch, player, TENSOR)[0])
