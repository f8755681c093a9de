"""What a game need not write: descriptions field by field, sentences by the names of events, a plain text board."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tablewright.kernel.descriptions import Reader
from tablewright.kernel.events import Event
from tablewright.kernel.narration import Argument, Message, Player
from tablewright.kernel.records import Field, fields_of
from tablewright.kernel.terminal_colours import pawn

if TYPE_CHECKING:
    from tablewright.kernel.game import Grid

Described = dict[str, Any]


def _described(declared: type) -> list[Field]:
    """The fields that a description has: neither chance nor caches."""
    return [field for field in fields_of(declared) if field.name != "rng" and field.seen != "derived"]


def describe_by_fields(declared: type) -> Callable[[Any, Any, int | None], Described]:
    """`to_dict` of a game that has none: each field by its name; None is what the viewer may not see."""

    def to_dict(r: Any, s: Any, viewer: int | None) -> Described:
        found: Described = {}
        for field in _described(declared):
            value = np.asarray(s[field.name]).tolist()
            if viewer is not None and field.seen == "nobody":
                value = None
            elif viewer is not None and field.seen == "owner":
                value = [row if player == viewer else None for player, row in enumerate(value)]
            found[field.name] = value
        return found

    return to_dict


def read_by_fields(declared: type) -> Callable[[Any, Any, Described, int | None], None]:
    """`from_dict` of a game that has none."""

    def from_dict(r: Any, s: Any, d: Described, viewer: int | None) -> None:
        read = Reader(d)
        read.expect_keys(tuple(field.name for field in _described(declared)))
        for field in _described(declared):
            limits = np.iinfo(field.kind)
            hidden = viewer is not None and field.seen in ("nobody", "owner")
            value = read.numbers(field.name, field.shape, int(limits.min), int(limits.max), may_be_unknown=hidden)
            if value is not None:
                s[field.name] = value

    return from_dict


def narrate_by_name(game: str, events: Sequence[str], grid: "Grid | None") -> Callable[[Event], Message]:
    """`narrate` of a game that has none: the message of an event's name, with its player, a, b and c.

    Where the game has a grid, `$square` is the name of the square with the number a.
    """

    def narrate(event: Event) -> Message:
        if not 0 < event.kind < len(events):
            raise LookupError(f"{game}: the event {event.kind} has no name: EVENTS of state.py has {len(events) - 1}")
        hidden = "-hidden" if event.hidden else ""
        arguments: dict[str, Argument] = {"a": event.a, "b": event.b, "c": event.c}
        arguments["player"] = Player(max(event.player, 0))
        if grid is not None and 0 <= event.a < len(grid.squares):
            arguments["square"] = grid.squares[event.a]
        return Message(f"{game}-{events[event.kind]}{hidden}", arguments)

    return narrate


def board_by_description(
    to_dict: Callable[[Any, Any, int | None], Described], grid: "Grid | None"
) -> Callable[[Any, Any, int, Sequence[str], bool], str]:
    """`text` of a game that has none: its squares, if it has any, and what else the description says."""

    def text(r: Any, s: Any, viewer: int, names: Sequence[str], colour: bool) -> str:
        described = to_dict(r, s, viewer)
        lines = []
        if grid is not None:
            values = described.pop(grid.field)
            drawn = [_piece(grid, int(value), colour) for value in values]
            for start in range(0, len(drawn), grid.columns):  # each row between the names of its ends
                last = start + grid.columns - 1
                lines.append(f"{grid.squares[start]}  {' '.join(drawn[start : last + 1])}  {grid.squares[last]}")
            lines.append("")
        lines += [f"{key.replace('_', ' ')}: {value}" for key, value in described.items()]
        return "\n".join(lines)

    return text


def _piece(grid: "Grid", value: int, colour: bool) -> str:
    if grid.pieces:
        return grid.pieces[value] or "."
    return pawn(value - 1, colour) if value else "."
