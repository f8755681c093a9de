"""A contest summed up: for programs as a dict, for people as lines."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tablewright.lab.arena import Block, Contest
from tablewright.lab.arena_scores import SHARES, ShareInterval, block_scores, interval, mean_results
from tablewright.lab.ratings import Rating, ratings
from tablewright.lab.sprt import ERROR, Sequential


@dataclass(frozen=True)
class Standing:
    """One bot's line of the table."""

    bot: str
    games: int
    share: ShareInterval
    result: float  # the mean of its players' results, -1 to 1
    rating: Rating


def standings(contest: Contest, blocks: Sequence[Block]) -> list[Standing]:
    """A line for each bot, in the order in which they were named."""
    meta, n = contest.start.game.meta, len(contest.bots)
    scores, results, rated = block_scores(meta, blocks, n), mean_results(blocks, n), ratings(meta, blocks, n)
    played = Counter(bot for block in blocks for outcome in block for bot in set(outcome.lineup))
    return [
        Standing(name, played[bot], interval(scores[:, bot]), results[bot], rated[bot])
        for bot, name in enumerate(contest.bots)
    ]


def differences(contest: Contest, blocks: Sequence[Block]) -> list[float]:
    """How much more than the second bot the first has in each block."""
    scores = block_scores(contest.start.game.meta, blocks, len(contest.bots))
    return [float(row[0] - row[1]) for row in scores]


def verdict_of(contest: Contest, blocks: Sequence[Block], sequential: Sequential) -> dict[str, Any]:
    """The sequential test: its hypotheses, where it stands, what it accepted."""
    values = differences(contest, blocks)
    first, second = contest.bots[:2]
    return {
        "h0": f"{first} scores as much as {second}",
        "h1": f"{first} scores {sequential.margin} more a game than {second}",
        "error": ERROR,
        "log_likelihood_ratio": round(sequential.ratio(values), 4),
        "bound": round(sequential.bound, 4),
        "accepted": sequential.accepted(values),
    }


def as_dict(contest: Contest, blocks: Sequence[Block]) -> dict[str, Any]:
    """For JSON. Nothing in it depends on the machine or the number of workers."""
    start, games = contest.start, [outcome for block in blocks for outcome in block]
    report: dict[str, Any] = {
        "game": start.game.name,
        "version": start.game.meta.version,
        "players": start.players,
        "rules": start.changes,
        "rules_hash": start.rules_hash,
        "seed": contest.seed,
        "tables": "teams" if contest.in_teams else "mixed",
        "share": SHARES[start.game.meta.goal],
        "games_a_block": len(contest.lineups),
        "blocks": len(blocks),
        "games": len(games),
    }
    if not games:
        return report
    rows = standings(contest, blocks)
    report["bots"] = [
        {
            "bot": row.bot,
            "games": row.games,
            "share": round(row.share.mean, 4),
            "low": round(row.share.low, 4),
            "high": round(row.share.high, 4),
            "result": round(row.result, 4),
            "elo": round(row.rating.elo, 1),
            "elo_reach": round(row.rating.reach, 1),
        }
        for row in rows
    ]
    report["length"] = round(sum(game.length for game in games) / len(games), 2)
    report["end_reasons"] = dict(sorted(Counter(game.end_reason for game in games).items()))
    return report


def lines(contest: Contest, blocks: Sequence[Block]) -> list[str]:
    """For people."""
    report = as_dict(contest, blocks)
    if not blocks:
        return ["No block of games was finished, so there is nothing to report."]
    meta = contest.start.game.meta
    many = f"{report['games']:,} games in {report['blocks']:,} blocks of {report['games_a_block']}"
    kind = "each bot in a team of its own" if contest.in_teams else "all rotations on each seed"
    found = [f"{meta.title}, {contest.start.players} players, {many} ({kind}), seed {contest.seed}"]
    found += [f"  rule changed: {key} = {value}" for key, value in contest.start.changes.items()]
    width = max(10, *(len(bot) for bot in contest.bots)) + 2
    found += ["", f"  {'bot':{width}}{'share':>8}{'95 % interval':>20}{'result':>9}{'Elo':>14}"]
    for row in sorted(standings(contest, blocks), key=lambda row: -row.share.mean):
        between = f"{row.share.low:.2%} to {row.share.high:.2%}"
        elo = f"{row.rating.elo:+.0f} ± {row.rating.reach:.0f}"
        found.append(f"  {row.bot:{width}}{row.share.mean:8.2%}{between:>20}{row.result:9.3f}{elo:>14}")
    found += ["", f"  share: {report['share']}"]
    found.append(f"  {meta.length_unit}: mean {report['length']}")
    for reason, n in report["end_reasons"].items():
        found.append(f"  {reason:20}{n / report['games']:8.2%}")
    return found
