"""A finished game, ready to be looked at again: the state before every move, and who made which."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tablewright.games.registry import game as game_of
from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.events import Event
from tablewright.kernel.game import Game
from tablewright.kernel.narration import NAMES
from tablewright.kernel.position import Position
from tablewright.kernel.replay import begun, data_of, replay
from tablewright.kernel.replay import read as read_game
from tablewright.match.match import OVER, Match
from tablewright.match.record import KIND, verified


class ReviewError(TablewrightError):
    """A game that cannot be reviewed, or a review that cannot be made as asked."""


@dataclass(frozen=True)
class PlayedMove:
    """One move of a finished game, from the position before it."""

    before: Position  # the whole position; whoever looks at it asks for an observation
    action: int
    player: int  # who decided; of what belongs to the table: whom it is about, or -1
    events: tuple[Event, ...]

    @property
    def is_decision(self) -> bool:
        """Whether a player decided by the rules of the game: not a resignation, a time-out, an agreed draw."""
        return self.action < self.before.game.n_actions


@dataclass(frozen=True)
class GameToReview:
    """A finished game."""

    game: Game
    steps: tuple[PlayedMove, ...]
    end: Position
    names: tuple[str, ...]

    @property
    def players(self) -> int:
        return self.end.players

    @property
    def key(self) -> str:
        """A name for what was played: the same for every record of the same game."""
        first = self.steps[0].before.hash if self.steps else ""
        told = [self.game.name, self.game.meta.version, self.end.rules_hash, first, self.end.hash]
        moves = [step.action for step in self.steps]
        return hashlib.sha256(json.dumps([told, moves]).encode()).hexdigest()[:32]


def of_record(record: str | Mapping[str, Any]) -> GameToReview:
    """The game of a record: of a game alone, or of a match; RecordError if it is none, or not over."""
    kept = data_of(record)
    if kept.get("kind") == KIND:
        return of_match(verified(kept).match)
    game = game_of(read_game(kept)["game"])
    end, at, steps = replay(game, kept), begun(game, kept), list[PlayedMove]()
    for action in end.moves:
        before = at.copy()
        events = at.play(action)
        steps.append(PlayedMove(before, action, _decider(before, action), tuple(events)))
    if not at.is_over:
        raise ReviewError(f"the game is not over after its {len(steps)} moves: a review is made of finished games")
    return GameToReview(game, tuple(steps), at, NAMES[: at.players])


def of_position(position: Position) -> GameToReview:
    """The game that led to a position which is over."""
    return of_record(position.record())


def of_match(match: Match) -> GameToReview:
    """The game of a match that is over; what was taken back is no part of it."""
    if match.history is None or match.phase != OVER:
        raise ReviewError("the game is not over: a review is made of finished games")
    history, steps = match.history, list[PlayedMove]()
    positions = history.walk()
    before = next(positions).copy()
    for ply, now in zip(history.plies, positions, strict=True):
        steps.append(PlayedMove(before, ply.action, ply.player, _events(before, ply.action)))
        before = now.copy()
    return GameToReview(match.game, tuple(steps), before, tuple(match.names))


def _events(before: Position, action: int) -> tuple[Event, ...]:
    """What an action did, told again."""
    return tuple(before.copy().play(action))


def _decider(before: Position, action: int) -> int:
    """Who decided; the text of what belongs to the table ends with the player it is about, if it is about one."""
    if action < before.game.n_actions:
        return before.actor
    last = before.game.texts[action].split()[-1]
    return int(last) if last.isdigit() else -1
