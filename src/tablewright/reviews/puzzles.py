"""Puzzles: positions of bot games with one clearly best move.

bench/puzzles.py finds them, `bots/puzzles.json` of a game's folder keeps them.
A puzzle is the seed and the moves of a game up to a decision, and what a deep look said of the best moves there. It is
shown as the player who decides knew it.
"""

import json
from collections.abc import Sequence
from functools import cache

from msgspec import Struct, convert, to_builtins

from tablewright.games.registry import game as game_of
from tablewright.kernel.game import Game
from tablewright.kernel.narration import Message
from tablewright.kernel.position import Position
from tablewright.match.sentences import Sentence, spoken
from tablewright.reviews import words
from tablewright.reviews.chances import Chances
from tablewright.reviews.review_types import Option

FILE = "puzzles.json"


class Idea(Struct, frozen=True):
    """A move that was looked at deeply."""

    chance: float
    line: list[int]  # the move itself first, then what is expected
    players: list[int]


class Puzzle(Struct, frozen=True):
    """A position and its solution."""

    players: int
    seed: int
    moves: list[int]  # that led there, as numbers
    ideas: list[Idea]  # the best first


def puzzles_of(game: Game) -> Sequence[Puzzle]:
    """The puzzles that a game's folder has; none for a game whose rules have changed since."""
    return _puzzles(game.name)


@cache
def _puzzles(name: str) -> tuple[Puzzle, ...]:
    game = game_of(name)
    path = game.folder / "bots" / FILE
    if not path.exists():
        return ()
    kept = json.loads(path.read_text("utf-8"))
    return tuple(convert(kept["puzzles"], list[Puzzle])) if kept["version"] == game.meta.version else ()


def text_of(game: Game, puzzles: Sequence[Puzzle]) -> str:
    """Puzzles as they are kept: one a line."""
    lines = ",\n".join(json.dumps(to_builtins(puzzle), separators=(",", ":")) for puzzle in puzzles)
    return f'{{"version": {game.meta.version}, "puzzles": [\n{lines}\n]}}\n'


def position_of(game: Game, puzzle: Puzzle) -> Position:
    """The position of a puzzle."""
    position = game.new(puzzle.players, puzzle.seed)
    for action in puzzle.moves:
        position.play(action)
    return position


def daily(day: int, games: Sequence[tuple[str, int]]) -> tuple[str, int]:
    """Whose puzzle it is today, of games with so many puzzles each, and which: the games in turn, then the next one.

    >>> [daily(day, [("a", 2), ("b", 3)]) for day in range(5)]
    [('a', 0), ('b', 0), ('a', 1), ('b', 1), ('a', 0)]
    """
    name, count = games[day % len(games)]
    return name, day // len(games) % count


def options_of(game: Game, puzzle: Puzzle, tried: int, names: Sequence[str]) -> list[Option]:
    """The ideas of a puzzle in words."""
    return [
        Option(
            move=game.texts[idea.line[0]],
            label=words.move_label(game.name, idea.line[0], names),
            chance=idea.chance,
            is_played=idea.line[0] == tried,
            line=[game.texts[a] for a in idea.line],
            labels=[words.move_label(game.name, a, names) for a in idea.line],
            players=idea.players,
            reason=words.leads_to(game.meta.goal, idea.chance, game.name),
        )
        for idea in puzzle.ideas
    ]


def judged(game: Game, puzzle: Puzzle, tried: int, chances: Chances) -> tuple[str, Sentence]:
    """The mark of a tried move, and why."""
    best = puzzle.ideas[0]
    found = next((idea for idea in puzzle.ideas if idea.line[0] == tried), None)
    if found is None:
        return "blunder", spoken(Message("review-puzzle-worse", {}), game.name, ())
    is_best = found is best
    reason = words.reason(game.meta.goal, found.chance, best.chance, is_best, game.name)
    return chances.mark(best.chance - found.chance, is_best), reason
