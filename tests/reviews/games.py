"""Finished games to review: the records of every way to end, and games of bots."""

from pathlib import Path

import tablewright
from tablewright.lab.bot_games import chooser, play_out
from tablewright.reviews import Review, Reviewer, played_of
from tablewright.reviews.played import GameToReview

RECORDS = Path(__file__).parents[1] / "games"
FEW = 5


def quick(name: str) -> str:
    """A search that sees little, and soon."""
    is_deep = tablewright.game(name).alphabeta is not None
    return "alphabeta:iterations=60,table=10" if is_deep else "hard:slack=0,iterations=4"


def soon_over(name: str) -> str:
    """The way to end of the shortest record in which more than a few moves were made."""
    lengths = {
        path.stem: path.read_text("utf-8").count('\n  "') for path in (RECORDS / name / "records").glob("*.json")
    }
    return min((length, end) for end, length in lengths.items() if length > FEW)[1]


def recorded(name: str, end: str = "") -> GameToReview:
    path = RECORDS / name / "records" / f"{end or soon_over(name)}.json"
    return played_of(path.read_text("utf-8"))


def of_bots(name: str, players: int, bot: str, seed: int) -> GameToReview:
    position = tablewright.game(name).new(players, seed)
    play_out(position, [bot] * players, seed, chooser())
    return played_of(position)


def reviewed(played: GameToReview, look: str = "") -> Review:
    reviewer = Reviewer(played, look=look)
    for _ in reviewer.run():
        pass
    return reviewer.review()
