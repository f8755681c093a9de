"""Corner Rush: the tables of rules.toml that are more than numbers, the board and the seats."""

from typing import Any

from tablewright.games.corner_rush import actions as act
from tablewright.games.corner_rush import state as st
from tablewright.games.corner_rush.squares import ALL, reaches
from tablewright.games.corner_rush.state import Rules
from tablewright.kernel.errors import RulesError, did_you_mean
from tablewright.kernel.ruleset import table_of

OWN_TABLES = ("board", "seat", "seats")
TABLES = {"board": ("size", "holes"), "seats": ("2", "3", "4")}


def load(r: Rules, data: dict[str, Any]) -> None:
    """Fill the board and the corners; refuse a die or a board on which nobody could begin or arrive."""
    for table, names in TABLES.items():
        table_of(data[table], table, names)
    if not isinstance(data["seat"], dict):
        raise RulesError(f"seat: expected a table of seats, each with start and goal, not {data['seat']!r}")
    _check_die(r)
    r.squares = _board(data["board"])
    seats = {name: _seat(seat, f"seat.{name}", int(r.squares)) for name, seat in data["seat"].items()}
    for players in (2, 3, 4):
        taken = _taken(data["seats"][str(players)], players, seats)
        if players == r.players:
            r.start[:players] = [seats[name][0] for name in taken]
            r.goal[:players] = [seats[name][1] for name in taken]
            r.aces = sum(1 << seats[name][1] for name in taken)


def _check_die(r: Rules) -> None:
    faces = [int(value) for value in r.die]
    if faces != sorted(faces) or faces[0] == faces[-1]:
        raise RulesError(f"die.values: expected six values in ascending order, not all the same, not {faces}")


def _board(board: dict[str, Any]) -> int:
    """The set of squares with a tile."""
    if board["size"] != st.SIZE:
        raise RulesError(f"board.size: the board of this version is {st.SIZE} x {st.SIZE}; {board['size']!r} cannot be")
    holes = board["holes"]
    if not isinstance(holes, list):
        raise RulesError(f"board.holes: expected a list of squares, not {holes!r}")
    squares = ALL
    for hole in holes:
        squares &= ~(1 << _square(hole, "board.holes"))
    return squares


def _square(name: Any, path: str) -> int:
    if not isinstance(name, str) or name not in act.SQUARE_NAMES:
        raise RulesError(f"{path}: expected a square from a1 to e5, not {name!r}")
    return act.SQUARE_NAMES.index(name)


def _seat(seat: Any, path: str, squares: int) -> tuple[int, int]:
    """Start and goal of a seat."""
    table_of(seat, path, ("start", "goal"))
    start, goal = _square(seat["start"], f"{path}.start"), _square(seat["goal"], f"{path}.goal")
    for name, square in (("start", start), ("goal", goal)):
        if not squares >> square & 1:
            raise RulesError(f"{path}.{name}: {seat[name]} is a hole of the board")
    if start == goal or not reaches(squares, start, goal):
        raise RulesError(f"{path}: expected a goal apart from the start that a pawn can walk to, not {seat!r}")
    return start, goal


def _taken(names: Any, players: int, seats: dict[str, tuple[int, int]]) -> list[str]:
    """The seats of a player count, in the order of play."""
    path = f"seats.{players}"
    if not isinstance(names, list) or len(names) != players:
        raise RulesError(f"{path}: expected a list of {players} seats, not {names!r}")
    for name in names:
        if not isinstance(name, str) or name not in seats:
            raise RulesError(f"{path}: there is no seat {name!r}{did_you_mean(str(name), list(seats))}")
    for place, what in enumerate(("start", "goal")):
        if len({seats[name][place] for name in names}) < players:
            raise RulesError(f"{path}: two of these seats have the same {what}")
    return names
