"""The ladder: all levels of a game on one scale, each against the one below, and against the last release.

In games won together every bot plays each deal in a team of its own. In games without chance and secrets the beginner
plays the first plies, so that no two games are alike. The gate: the strongest level must not have become weaker than it
was in the last release, by the arena's sequential test.
"""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import numpy as np

from tablewright.bots import QuickMessage, choose
from tablewright.bots.registry import LEVELS, kept
from tablewright.kernel.position import Position
from tablewright.lab.arena import TOGETHER, Block, Contest, FinishedGame, compete
from tablewright.lab.arena_scores import ShareInterval, block_scores, interval
from tablewright.lab.bot_games import Chooser, chooser, scaled
from tablewright.lab.ratings import Rating, ratings
from tablewright.lab.sprt import Sequential
from tablewright.lab.whole_games import SeatedBots

OPENING = 6  # plies that the beginner plays where nothing is left to chance
TIMED = 2  # games in which a level's decisions are timed


@dataclass(frozen=True)
class Pairing:
    """Two bots, the one that should be stronger first, and their blocks."""

    bots: tuple[str, ...]
    blocks: tuple[Block, ...]
    is_whole: bool = True  # False: it was stopped


@dataclass(frozen=True)
class Rung:
    """A bot of the ladder."""

    bot: str
    rating: Rating
    below: str  # whom it was measured against; "" nobody, or in teams
    share: ShareInterval | None  # of the games in which it came off better; in teams of the games won
    cpu: float  # seconds a decision


def opened(scale: float) -> Chooser:
    """Bots asked by name, after an opening of the beginner's."""
    ask = chooser(scale)

    def chosen(
        observation: Position, bot: str, seed: int, stop: Callable[[], bool], heard: Sequence[QuickMessage] = ()
    ) -> int:
        if observation.length < OPENING:
            return choose(observation, LEVELS[0], seed, stop=stop).action
        return ask(observation, bot, seed, stop, heard)

    return chosen


def pairs(start: Position) -> list[tuple[str, str]]:
    """Each level and the one below it; then each level and what it was in the last release."""
    chain = [(above, below) for below, above in pairwise(LEVELS)]
    return chain + [(bot.partition("@")[0], bot) for bot in last_release(start)]


def last_release(start: Position) -> list[str]:
    """The levels of the last release, weakest first."""
    names = list(kept(start.game))
    last = max((name.partition("@")[2] for name in names), default="")
    return [name for name in names if name.endswith(f"@{last}")]


def play(
    start: Position, games: int, seed: int, scale: float, margin: float, workers: int | None = None
) -> list[Pairing]:
    """All matches of the ladder; the gate's stops as soon as it is decided."""
    game = start.game
    is_fixed = not (game.has_chance or game.has_secrets)
    if game.meta.goal in TOGETHER:
        bots = (*LEVELS, *last_release(start))
        return [match_of(Contest(start, bots, seed, None, True, scale), games, workers)]
    found = []
    for number, bots in enumerate(pairs(start)):
        ask = opened(scale) if is_fixed else None
        contest = Contest(start, bots, seed + number, ask, False, scale)
        test = Sequential(margin) if is_gate(bots) else None
        found.append(match_of(contest, games, workers, test))
        if not found[-1].is_whole:
            break
    return found


def is_gate(bots: tuple[str, ...]) -> bool:
    """Whether it is the strongest level against itself as it was."""
    return bots[0] == LEVELS[-1] and "@" in bots[-1]


def match_of(contest: Contest, games: int, workers: int | None, test: Sequential | None = None) -> Pairing:
    """Play a contest."""

    def is_decided(blocks: Sequence[Block]) -> bool:
        match = Pairing(contest.bots, tuple(blocks))
        return test is not None and test.accepted(lost_ground(contest.start, match, *contest.bots)) is not None

    size = len(contest.lineups)
    blocks = compete(contest, -(-games // size), workers, is_decided=is_decided)
    return Pairing(contest.bots, tuple(blocks), len(blocks) == -(-games // size) or is_decided(blocks))


def lost_ground(start: Position, match: Pairing, new: str, old: str) -> list[float]:
    """How much more than the new bot the old one has in each block."""
    at, before = match.bots.index(new), match.bots.index(old)
    return [float(row[before] - row[at]) for row in block_scores(start.game.meta, match.blocks, len(match.bots))]


def better(start: Position, match: Pairing, bot: int) -> ShareInterval:
    """The share of games in which a bot came off better: it won, or (where one loses) another bot lost."""
    meta = start.game.meta
    if meta.goal != "one_loser":
        return interval(block_scores(meta, match.blocks, len(match.bots))[:, bot])
    escaped = [[loser_of(outcome) != bot for outcome in block] for block in match.blocks]
    return interval(np.array([sum(games) / len(games) for games in escaped]))


def loser_of(outcome: FinishedGame) -> int:
    """The bot whose player lost; -1: nobody did."""
    lowest = min(outcome.results)
    return outcome.lineup[outcome.results.index(lowest)] if lowest < 0 else -1


def rungs(start: Position, matches: Sequence[Pairing], seed: int, scale: float) -> list[Rung]:
    """All bots of the ladder on one scale, weakest level first."""
    names = list(dict.fromkeys([*LEVELS, *(bot for match in matches for bot in match.bots)]))
    blocks = [renamed(match, block, names) for match in matches for block in match.blocks]
    rated = ratings(start.game.meta, blocks, len(names))
    found = []
    for at, bot in enumerate(names):
        match = next((one for one in matches if bot in one.bots[:-1] or len(one.bots) > 2), None)
        share = better(start, match, match.bots.index(bot)) if match and match.blocks else None
        below = match.bots[1] if match and len(match.bots) == 2 else ""
        found.append(Rung(bot, rated[at], below, share, cpu_of(start, bot, seed, scale)))
    return found


def renamed(match: Pairing, block: Block, names: Sequence[str]) -> Block:
    """A block with its bots by their place among all names."""
    places = [names.index(bot) for bot in match.bots]
    return tuple(replace(outcome, lineup=tuple(places[bot] for bot in outcome.lineup)) for outcome in block)


def cpu_of(start: Position, bot: str, seed: int, scale: float) -> float:
    """CPU seconds of a decision, over whole games of one bot."""
    seated = SeatedBots.of(start, [scaled(start.game, bot, scale)] * start.players)
    seated.play(seed, 0, 1)  # compiled, and in the caches, before it is timed
    began = time.thread_time()
    played = seated.play(seed, 0, TIMED)
    return (time.thread_time() - began) / max(1, int(played["decisions"].sum()))


def verdict(start: Position, matches: Sequence[Pairing], margin: float) -> str:
    """The gate: "regression", "held", "open", or "" where there is no earlier release."""
    for match in matches:
        old = next((bot for bot in match.bots if bot.startswith(f"{LEVELS[-1]}@")), None)
        if old is not None:
            accepted = Sequential(margin).accepted(lost_ground(start, match, LEVELS[-1], old))
            return {"H1": "regression", "H0": "held", None: "open"}[accepted]
    return ""


def rounded(share: ShareInterval | None) -> list[float] | None:
    """Mean, low and high; None: nothing was played."""
    return None if share is None else [round(x, 4) for x in (share.mean, share.low, share.high)]


def as_dict(start: Position, matches: Sequence[Pairing], found: Sequence[Rung], margin: float) -> dict[str, Any]:
    """For JSON."""
    return {
        "game": start.game.name,
        "players": start.players,
        "rules": start.changes,
        "games": sum(len(block) for match in matches for block in match.blocks),
        "gate": verdict(start, matches, margin),
        "bots": [
            {
                "bot": rung.bot,
                "elo": round(rung.rating.elo, 1),
                "elo_reach": round(rung.rating.reach, 1),
                "against": rung.below,
                "share": rounded(rung.share),
                "cpu_s": round(rung.cpu, 5),
            }
            for rung in found
        ],
    }  # fmt: skip


def lines(start: Position, report: dict[str, Any]) -> list[str]:
    """For people, as a table in Markdown."""
    text = [f"{start.game.meta.title}, {start.players} players, {report['games']:,} games"]
    text += ["", "| bot | Elo | better than | in (95 %) | CPU s a decision |", "|---|---|---|---|---|"]
    for row in report["bots"]:
        share = row["share"]
        told = "-" if share is None else f"{share[0]:.1%} ({share[1]:.1%} to {share[2]:.1%})"
        elo = f"{row['elo']:+.0f} ± {row['elo_reach']:.0f}"
        text.append(f"| {row['bot']} | {elo} | {row['against'] or '-'} | {told} | {row['cpu_s']:.4f} |")
    said = {
        "regression": "The strongest level is weaker than in the last release.",
        "held": "The strongest level is not weaker than in the last release.",
        "open": "Whether the strongest level is weaker than in the last release is still open; play more games.",
        "": "There is no earlier release to compare with.",
    }
    return [*text, "", said[report["gate"]]]
