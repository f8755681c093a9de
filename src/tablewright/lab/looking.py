"""What a reader may look into: how intervals narrowed, what plain ones would have claimed, games worth watching."""

from collections.abc import Iterator
from math import isfinite, sqrt
from typing import Any

import numpy as np

from tablewright.lab.evidence import looks_until, next_look
from tablewright.lab.questions.cells import Cell, Watch
from tablewright.lab.questions.played import Played, level_of
from tablewright.lab.questions.rows import limits, number
from tablewright.lab.work import GAME, RESULT

PLAIN = 1.96  # standard errors to either side of a plain 95 % interval
EVERY, GROWTH = 16, 1.15  # looks of a history: all of the first, then each so many times as many blocks as the last
MOST_GAMES = 3  # of a kind to watch
Row = dict[str, Any]


def history_looks(blocks: int) -> Iterator[int]:
    """Some of the looks up to a number of blocks: always the same, so that a history only grows.

    >>> list(history_looks(700))[-4:]
    [480, 512, 608, 704]
    """
    look = next_look(0)
    for n in looks_until(next_look(blocks - 1)):
        if n <= EVERY * next_look(0) or n >= look * GROWTH:
            look = n
            yield n


class Narrowing:
    """How the intervals of a strength narrowed, look by look; a look is reckoned once."""

    def __init__(self, played: Played) -> None:
        self._played = played
        self._watches: dict[Cell, Watch] = {}
        self._points: dict[Cell, list[Row]] = {}

    def rows(self) -> list[Row]:
        """A line for each watched number."""
        return [self._row(cell) for cell in self._played.watched]

    def _row(self, cell: Cell) -> Row:
        played = self._played
        points = self._points.setdefault(cell, [])
        n = played.blocks_of(cell)
        level = level_of(len(played.watched))
        for look in history_looks(n):
            if look <= n and (not points or look > points[-1]["blocks"]):
                points.append(self._point(cell, look, level))
        last = [] if not n or (points and points[-1]["blocks"] == n) else [self._point(cell, n, level)]
        where = ", ".join(dict.fromkeys(label for label, _ in cell.plus))
        unit = "share" if cell.is_share else cell.unit
        return {"name": cell.name, "arm": where, "unit": unit, "is_change": bool(cell.minus), "points": points + last}

    def _point(self, cell: Cell, n: int, level: float) -> Row:
        found = self._played.scaled(cell)
        if found not in self._watches:
            self._watches[found] = Watch(found, self._played.tables)
        watch = self._watches[found]
        if n <= found.first:
            return {"blocks": n, "low": None, "high": None, "mean": None, "plain_low": None, "plain_high": None}
        interval = watch.interval(n, level)
        low, high = plain(watch, n - found.first, interval.mean) if found.how == "mean" else (None, None)
        return {"blocks": n, **limits(interval), "plain_low": low, "plain_high": high}


def plain(watch: Watch, n: int, mean: float) -> tuple[float | None, float | None]:
    """The plain 95 % interval of n blocks, which holds for one look alone."""
    if n < 2 or not isfinite(mean):
        return None, None
    error = PLAIN * sqrt(max(watch.spread(n + watch.cell.first), 0.0) / n)
    return number(mean - error), number(mean + error)


def careless(played: Played, cells: list[Cell]) -> tuple[int, int]:
    """In how many numbers a plain interval claimed a change at some look, and at how many looks."""
    looks = np.array(list(looks_until(played.n)), np.int64)
    claimed = 0
    for cell in (cell for cell in cells if cell.how == "mean" and len(looks)):
        plus, minus = (cell.values(played.tables, terms, 0, played.n) for terms in (cell.plus, cell.minus))
        d = plus - minus
        mean, squares = np.cumsum(d)[looks - 1] / looks, np.cumsum(d * d)[looks - 1] / looks
        error = np.sqrt(np.maximum(squares - mean * mean, 0.0) / looks)
        claimed += bool(np.any((error > 0) & (np.abs(mean) > PLAIN * error)))
    return claimed, len(looks)


def claims_of(played: Played, rows: list[Row], cells: list[Cell]) -> Row:
    """What a reader with plain intervals would have claimed by now, beside what the lab claims."""
    numbers = {cell.name for cell in cells if cell.how == "mean"}
    claimed, looks = careless(played, cells)
    ours = sum(
        bool(row.get("changed")) or (bool(row.get("primary")) and row["reading"] in ("more", "less"))
        for row in rows
        if row["name"] in numbers
    )
    return {"numbers": len(numbers), "looks": looks, "careless": claimed, "lab": ours}


def games_to_watch(played: Played) -> list[Row]:
    """Games that show something: a typical one, a close one, the longest; of two arms, those that came otherwise."""
    labels = [label for label in played.arms if played.counted[label] and not played.arms[label].barred]
    if not labels:
        return []
    arms: list[str] = [label for label in ("A", "B") if label in labels] or labels[:1]
    n = min(played.counted[label] for label in arms)
    length = next(
        (m.name for m in played.question.measures(players=played.arms[arms[0]].players).values() if m.is_length), ""
    )
    found = [*single_games(played, arms[0], n, length), *(pairs(played, arms, n) if len(arms) > 1 else [])]
    for row in found:
        block = row["block"]
        lengths = {label: played.tables[label].column(length, block, block + 1) for label in arms} if length else {}
        row["arms"], row["length"] = arms, {label: number(values[0]) for label, values in lengths.items()}
    return found


def single_games(played: Played, label: str, n: int, length: str) -> list[Row]:
    """Games of one arm that stand out, or do not."""
    table, found = played.tables[label], []
    if length:
        lengths = table.column(length, 0, n)
        found += [("typical", np.argmin(np.abs(lengths - np.median(lengths)))), ("longest", np.argmax(lengths))]
        found += [("shortest", np.argmin(lengths))]
    if "margin" in table.names:
        found.insert(1, ("close", np.argmin(table.column("margin", 0, n))))
    return [{"why": why, "block": int(block)} for why, block in found]


def pairs(played: Played, arms: list[str], n: int) -> list[Row]:
    """Blocks in which the same deal came otherwise under the other rules, and those in which others did well."""
    one, other = (played.tables[label] for label in arms)
    results = [f"{RESULT}{player}" for player in range(min(played.arms[label].players for label in arms))]
    turned = np.any([one.column(name, 0, n) != other.column(name, 0, n) for name in results], axis=0)
    games = (one.raw(0, n).get(GAME), other.raw(0, n).get(GAME))
    changed = np.asarray(games[0]) != np.asarray(games[1])
    return [
        {"why": why, "block": int(block)}
        for why, such in (("turned", turned), ("changed", changed & ~turned))
        for block in np.flatnonzero(such)[:MOST_GAMES]
    ]
