"""Puzzles, as they are asked for over HTTP. The page keeps who solved what."""

from datetime import UTC, date, datetime

from tablewright.games.registry import NAMES
from tablewright.games.registry import game as game_of
from tablewright.kernel.errors import IllegalMove
from tablewright.kernel.game import Game
from tablewright.match.errors import Refused
from tablewright.reviews.chances import chances_of
from tablewright.reviews.puzzles import Puzzle, daily, judged, options_of, position_of, puzzles_of
from tablewright.server.http import http_types as b
from tablewright.server.http.howto import NAMES as PEOPLE
from tablewright.server.http.howto import view_of


def counts() -> list[tuple[str, int]]:
    """The games that have puzzles, and how many."""
    found = ((name, len(puzzles_of(game_of(name)))) for name in NAMES)
    return [(name, count) for name, count in found if count]


def day_number(day: str, now: int) -> int:
    """A day of somebody's own calendar as a number; without one that of the server in UTC."""
    if not day:
        return datetime.fromtimestamp(now / 1000, UTC).date().toordinal()
    try:
        return date.fromisoformat(day).toordinal()
    except ValueError:
        raise Refused("unreadable", problem=f"day: expected a date such as 2026-11-18, not {day[:20]!r}") from None


def of_day(day: str, now: int) -> tuple[str, int]:
    """The puzzle of a day: its game and number."""
    number, known = day_number(day, now), counts()
    if not known:
        raise Refused("no-such-puzzle", number=0, count=0)
    return daily(number, known)


def number_of_day(game: Game, day: str, now: int) -> int:
    """Which of a game's puzzles is that of a day."""
    return day_number(day, now) % max(1, len(puzzles_of(game)))


def _found(game: Game, number: int) -> Puzzle:
    known = puzzles_of(game)
    if not 0 <= number < len(known):
        raise Refused("no-such-puzzle", number=number, count=len(known))
    return known[number]


def view(game: Game, number: int) -> b.PuzzleView:
    """A puzzle as the player who decides knows it; its solution stays here."""
    puzzle = _found(game, number)
    position = position_of(game, puzzle)
    count = len(puzzles_of(game))
    return b.PuzzleView(game.name, number, count, position.actor, puzzle.players, view_of(position, position.actor))


def answered(game: Game, number: int, move: str) -> b.PuzzleAnswer:
    """What a tried move is worth."""
    puzzle = _found(game, number)
    position = position_of(game, puzzle)
    player = position.actor
    try:
        action = game.number(move)
    except IllegalMove as error:
        raise Refused("no-such-move", problem=str(error)) from None
    if refusal := position.why_not(action):
        raise Refused("not-legal", refusal.message, game=game.name, rule=refusal.rule)
    mark, reason = judged(game, puzzle, action, chances_of(game, puzzle.players))
    position.play(action)
    is_right = action == puzzle.ideas[0].line[0]
    options = options_of(game, puzzle, action, PEOPLE)
    return b.PuzzleAnswer(is_right, mark, options, reason, view_of(position, player))
