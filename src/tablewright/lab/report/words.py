"""Answers as sentences. Plain words: a number is more, less, of no matter, or still open."""

from collections.abc import Sequence
from typing import Any

from tablewright.lab.report.amounts import interval_text, is_share, size_text, within_text

Row = dict[str, Any]
MORE, LESS, NO_MATTER, OPEN = "more", "less", "no matter", "open"


def among(bots: Sequence[str]) -> str:
    """ "among easy and hard bots" """
    names = f"{', '.join(bots[:-1])} and {bots[-1]}" if len(bots) > 1 else bots[0]
    return f"among {names} bots"


def direction(reading: str, unit: str) -> str:
    return f"{reading} often" if is_share(unit) else reading


def clause(row: Row) -> str:
    """What one strength says of a change."""
    found, unit, reading = row["difference"], row["unit"], row["reading"]
    if reading in (MORE, LESS):
        return f"{direction(reading, unit)}, by {size_text(found['low'], found['high'], unit)}"
    if reading == NO_MATTER:
        return f"no matter ({within_text(max(abs(found['low']), abs(found['high'])), unit)})"
    return f"still open ({interval_text(found, unit, is_change=True)})"


def change_sentence(rows: dict[str, Row]) -> str:
    """One number at all strengths: together where they agree, one by one where they do not."""
    first = next(iter(rows.values()))
    title, readings = first["title"], {row["reading"] for row in rows.values()}
    if len(rows) > 1 and len(readings) == 1 and OPEN not in readings:
        low = min(row["difference"]["low"] for row in rows.values())
        high = max(row["difference"]["high"] for row in rows.values())
        both = first | {"difference": {"low": low, "high": high}}
        return f"{title}: {clause(both)}, at every strength."
    parts = [f"{clause(row)} {among([bot])}" for bot, row in rows.items()]
    return f"{title}: {'; '.join(parts)}."


def disagreement(rows: dict[str, Row]) -> str:
    """A warning where strengths say different things; "" where they do not."""
    title = next(iter(rows.values()))["title"]
    by_reading: dict[str, list[str]] = {}
    for bot, row in rows.items():
        by_reading.setdefault(row["reading"], []).append(bot)
    if MORE in by_reading and LESS in by_reading:
        return (
            f"Strength turns the answer around. {title}: more {among(by_reading[MORE])}, "
            f"less {among(by_reading[LESS])}. "
            "Believe the strength that plays most like your players, and watch some games."
        )
    sides = [reading for reading in (MORE, LESS) if reading in by_reading]
    if sides and NO_MATTER in by_reading:
        return (
            f"Strengths disagree. {title}: {sides[0]} {among(by_reading[sides[0]])}, "
            f"of no matter {among(by_reading[NO_MATTER])}."
        )
    return ""


def dead_rule(bot: str, games: Row) -> str:
    """A change that changed no game; "" where it changed some."""
    if not games["games"] or games["changed"]:
        return ""
    most = 100 * games["share"]["high"]
    return (
        f"Not one of {games['games']:,} games {among([bot])} changed: with them the rule is dead "
        f"(it can matter in at most {most:.2g} % of games)."
    )
