"""The numbers that every game has, one from outside too: who does well, how long, how it ends, how it feels."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from tablewright.kernel.game import Game
from tablewright.kernel.metrics import SEATS, Metric
from tablewright.kernel.position import Position
from tablewright.lab.counting import MICRO
from tablewright.lab.plan import GameTable, classes

# Where a game does not say what is the most (CAPS in its metrics.py), more is counted as this.
MOST_LENGTH, MOST_PLIES = 1_000, 10_000


@dataclass(frozen=True)
class Facts:
    """What the general measures depend on."""

    game: Game
    players: int
    seconds: float  # a decision
    length: int  # the most
    plies: int  # the most

    @classmethod
    def of(cls, start: Position, seconds: float) -> "Facts":
        caps = start.game.caps
        length = MOST_LENGTH if caps is None else int(caps.length(start.r))
        plies = MOST_PLIES if caps is None else int(caps.plies(start.r))
        return cls(start.game, start.players, seconds, length, plies)


def general_metrics(facts: Facts) -> Iterator[Metric]:
    yield from seats(facts)
    yield from lengths(facts)
    yield from ends(facts)
    yield from feel(facts)
    yield from uses(facts)


def seats(facts: Facts) -> Iterator[Metric]:
    """Who does well, in the game's own words."""
    goal = facts.game.meta.goal
    if goal == "one_loser":
        yield Metric("loses", lambda g: g.lost, "share", 1, each=SEATS, group="seats")
        yield Metric("draws", lambda g: ~g.lost.any(axis=1), "share", 1, group="seats")
    elif goal == "cooperative":
        yield Metric("cleared", lambda g: g.won.all(axis=1), "share", 1, group="seats")
    else:
        yield Metric("wins", lambda g: g.won, "share", 1, each=SEATS, group="seats")
        if goal == "one_winner":
            yield Metric("draws", lambda g: ~g.won.any(axis=1), "share", 1, group="seats")


def lengths(facts: Facts) -> Iterator[Metric]:
    unit, minutes = facts.game.meta.length_unit, facts.seconds / 60
    yield Metric(
        unit, lambda g: np.minimum(g["length"], facts.length), unit, facts.length, group="length", is_length=True
    )
    yield Metric(
        "minutes", lambda g: np.minimum(g["plies"], facts.plies) * minutes, "minutes", facts.plies * minutes,
        group="length", is_length=True,
    )  # fmt: skip
    if unit != "decisions":
        yield Metric(
            "decisions", lambda g: np.minimum(g["plies"], facts.plies), "decisions", facts.plies, group="length",
            is_length=True,
        )  # fmt: skip


def ends(facts: Facts) -> Iterator[Metric]:
    reasons = facts.game.meta.end_reasons[1:]
    numbers = np.arange(1, len(reasons) + 1)
    yield Metric("ends", lambda g: g["reason"][:, None] == numbers, "share", 1, each=reasons, group="ends")
    caps = [n for n, reason in enumerate(reasons, 1) if reason.endswith("_cap")]
    if caps:
        yield Metric("capped", lambda g: np.isin(g["reason"], caps), "share", 1, group="ends")


def feel(facts: Facts) -> Iterator[Metric]:
    """How it feels to play: what there is to decide, how long one waits, whether it stays open."""
    plies, most = facts.plies, facts.game.max_legal

    def by_decision(name: str, of: str, unit: str, high: float, each: float = 1) -> Metric:
        return Metric(name, lambda g: g[of].sum(axis=1) / each / np.maximum(g["plies"], 1), unit, high, group="feel")

    yield by_decision("choices", "choices", "share", 1)
    yield by_decision("options", "legal", "moves", most)
    yield by_decision("bits", "bits", "bits", float(np.log2(most)) + 1 / MICRO, MICRO)
    if facts.players > 1:
        yield Metric("waiting", lambda g: np.minimum(waiting(g), plies), "decisions", plies, group="feel")
        yield Metric(
            "longest_wait", lambda g: np.minimum(g["longest_wait"].max(axis=1), plies), "decisions", plies, group="feel"
        )
    if facts.game.evaluate is not None:
        yield from leads(facts)


def waiting(g: GameTable) -> Any:
    """Decisions of others between two turns of a player; 0 in a game that ended before anybody's second."""
    return g["waited"].sum(axis=1) / np.maximum(g["waits"].sum(axis=1), 1)


def leads(facts: Facts) -> Iterator[Metric]:
    """What the bots' view of the position says after each turn."""

    def known(g: GameTable) -> Any:
        return g["singled"] >= 0

    together = "_together" if facts.game.meta.goal in ("cooperative", "survival") else ""
    looks, widest = facts.plies, 2 * (1 + abs(facts.game.even))  # values are from -1 to 1
    yield Metric(
        f"lead_changes{together}", lambda g: np.minimum(g["lead_changes"], looks), "times", looks, group="feel"
    )
    yield Metric(
        f"margin{together}", lambda g: g["margin"] / MICRO / np.maximum(g["looks"], 1), "value", widest, group="feel"
    )
    yield Metric(
        f"drama{together}", lambda g: np.where(known(g), g["drama"], 0) / MICRO, "value", widest, over=known,
        group="feel",
    )  # fmt: skip
    yield Metric(
        f"decided{together}", lambda g: np.where(known(g), g["decided"], 0) / np.maximum(g["looks"], 1), "share", 1,
        over=known, group="feel",
    )  # fmt: skip


def things(game: Game) -> tuple[str, ...]:
    """What is counted as used: the game's tools, and the groups of actions that no tools make up."""
    of_action, made = classes(game)
    tools = [name for name in made if name.startswith("tool:")]
    covered = {number for name in tools for number in made[name]}
    played = set(of_action[: game.n_actions])
    groups = [name for name in made if name not in tools and set(made[name]) & played - covered]
    return (*tools, *groups)


def uses(facts: Facts) -> Iterator[Metric]:
    """How often each way to act is used in a game, by everybody, and by each of those who do well and of the others."""
    names = things(facts.game)
    each = tuple(name.removeprefix("tool:") for name in names)

    def used(by: str, g: GameTable) -> Any:
        who = {"all": np.ones_like(g.won), "winners": g.won, "losers": ~g.won}[by]
        return np.stack([np.minimum((g.uses(name) * who).sum(axis=1), facts.plies) for name in names], axis=1)

    yield Metric("used", partial(used, "all"), "times", facts.plies, each=each, group="cards")
    for by in ("winners", "losers"):
        people = partial(lambda by, g: (g.won if by == "winners" else ~g.won).sum(axis=1), by)
        yield Metric(
            f"used_by_{by}", partial(used, by), "times", facts.plies, over=people, over_high=facts.players, each=each,
            group="cards",
        )  # fmt: skip
