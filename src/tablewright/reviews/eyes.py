"""Chances of positions, by what each player knows: looks, read by the game's curves."""

from collections.abc import Sequence

from tablewright.bots.talk import spoken
from tablewright.kernel.position import Position
from tablewright.reviews.chances import Chances
from tablewright.reviews.looking import ANY, Look, look


class Eyes:
    """Looks at positions of one game."""

    def __init__(self, chances: Chances) -> None:
        self.chances = chances

    def look(self, seen: Position, action: int = ANY, heard: Sequence[object] = ()) -> Look | None:
        """A look at what somebody knows, or (a position without a viewer) with all cards open."""
        return look(seen, self.chances.look, action, heard)

    def root(self, seen: Position) -> Look:
        """A look at a position as it is."""
        found = self.look(seen)
        assert found is not None  # nothing was played, so nothing can be impossible
        return found

    def row(self, found: Look) -> list[float]:
        """Everybody's chances by one look."""
        goal, players = self.chances.goal, range(len(found.values))
        going_on = shared(goal, [self.chances.of(value) for value in found.values])
        is_team = goal == "cooperative"
        over = found.wins if is_team else tuple(map(self.chances.outcome, found.results))
        return [found.ended * over[p] + (1.0 - found.ended) * going_on[p] for p in players]

    def after(self, seen: Position, player: int, action: int, heard: Sequence[object] = ()) -> float | None:
        """A player's chance with an action, by what is seen; None: it fits into none of the possible worlds."""
        found = self.look(seen, action, heard)
        return None if found is None else self.row(found)[player]

    def outcome(self, position: Position) -> list[float]:
        """The chances of a game that is over: they have come true or not."""
        return [self.chances.outcome(result) for result in position.result or ()]


def shared(goal: str, row: list[float]) -> list[float]:
    """Chances by one and the same knowledge: a team has one, and of two players one wins.

    Three or more keep what was measured for each, though they may sum to some points more or less than the whole: made
    to fit, the larger ones would come true less often than was said.
    """
    if goal == "cooperative":
        return [sum(row) / len(row)] * len(row)
    if len(row) > 2 or goal == "survival":
        return row
    if goal == "one_loser":
        dangers = [1.0 - chance for chance in row]
        return [1.0 - danger / max(sum(dangers), 1e-9) for danger in dangers]
    return [chance / max(sum(row), 1e-9) for chance in row]


def everything_said(position: Position, listener: int) -> list[object]:
    """All that the others could truly tell a player now."""
    others = [player for player in range(position.players) if player != listener]
    return [message for player in others for message in spoken(position.observation(player))]
