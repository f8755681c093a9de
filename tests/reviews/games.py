"""Finished games to review: the records of every way to end, and games of bots."""

from pathlib import Path

import tablewright
from tablewright.lab.bot_games import chooser, play_out
from tablewright.reviews import Review, Reviewer, played_of
from tablewright.reviews.played import Played

RECORDS = Path(__file__).parents[1] / "games"
SHORT = {  # of each game one that is soon over
    "corridor": "walked_into_horde",
    "corner_rush": "own_step",
    "zombie_tower": "fire",
    "quoridor": "repetition",
    "eight_days": "eight_days",
}
QUICK = {  # searches that see little, and soon
    "quoridor": "alphabeta:iterations=60,table=10",
    "zombie_tower": "hard:slack=0,iterations=4",
    "eight_days": "hard:slack=0,iterations=4",
}


def quick(name: str) -> str:
    return QUICK.get(name, "hard:slack=0,iterations=8")


def recorded(name: str, end: str = "") -> Played:
    path = RECORDS / name / "records" / f"{end or SHORT[name]}.json"
    return played_of(path.read_text("utf-8"))


def of_bots(name: str, players: int, bot: str, seed: int) -> Played:
    position = tablewright.game(name).new(players, seed)
    play_out(position, [bot] * players, seed, chooser())
    return played_of(position)


def reviewed(played: Played, look: str = "") -> Review:
    reviewer = Reviewer(played, look=look)
    for _ in reviewer.run():
        pass
    return reviewer.review()
