"""Small pictures as SVG text: intervals, lengths, shares, curves, maps. Each stands above a table with its numbers."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Any

from tablewright.lab.report.amounts import digits, is_share, plain

WIDTH, LABELS, RIGHT = 780, 200, 160  # of a picture; of the names on the left; of the numbers on the right
ROW = 30
Range = tuple[float, float]
Row = dict[str, Any]


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers across a range.

    >>> ticks(0, 10)
    [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]
    """
    span = max(high - low, 1e-12)
    step = 10.0 ** floor(log10(span / most))
    step *= next((k for k in (1, 2, 5, 10) if span / (step * k) <= most), 10)
    first = ceil(low / step - 1e-9)
    return [round(i * step, 10) for i in range(first, floor(high / step + 1e-9) + 1)]


def tick_text(value: float, unit: str, step: float) -> str:
    scale = 100 if is_share(unit) else 1
    return plain(value * scale, max(0, -floor(log10(step * scale) + 1e-9)) if step > 0 else 0)


def picture(height: float, inner: str, title: str) -> str:
    name = escape(title)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{name}" class="plot">'
        f"<title>{name}</title>{inner}</svg>"
    )


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, kind: str, more: str = "") -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" class="{kind}"{more}/>'


def words(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(text)}</text>'


def axis(span: Range, unit: str, x_of: Any, top: float, bottom: float) -> str:
    """Lines and numbers of a horizontal axis."""
    marks = ticks(*span)
    step = marks[1] - marks[0] if len(marks) > 1 else span[1] - span[0]
    inner = ""
    for mark in marks:
        inner += line(x_of(mark), top, x_of(mark), bottom, "zero" if abs(mark) < 1e-12 else "grid")
        inner += words(x_of(mark), bottom + 15, tick_text(mark, unit, step), "tick", "middle")
    return inner


def widened(values: Sequence[float], with_zero: bool) -> Range:
    low, high = min(values), max(values)
    if with_zero:
        low, high = min(low, 0.0), max(high, 0.0)
    pad = (high - low) * 0.06 or 0.01
    return low - pad, high + pad


def span_of(rows: Sequence[Row], zero: bool = True) -> Range:
    """A range that holds all these intervals."""
    return widened([row[end] for row in rows for end in ("low", "high")], zero)


def intervals(
    rows: Sequence[Row],
    unit: str,
    title: str,
    band: float | None = None,
    zero: bool = True,
    span: Range | None = None,
    mark: float | None = None,
) -> str:
    """One line a row: {label, low, high, mean, kind, text}.

    band: what does not matter, around 0; span: a range that several pictures share; mark: a value to compare with.
    """
    if not rows:
        return ""
    span = span or span_of([*rows, {"low": -band, "high": band}] if band else rows, zero)
    plot = WIDTH - LABELS - RIGHT

    def x_of(value: float) -> float:
        return LABELS + (value - span[0]) / (span[1] - span[0]) * plot

    bottom = 8 + ROW * len(rows)
    inner = ""
    if band:
        inner += box(x_of(-band), 4, x_of(band) - x_of(-band), bottom - 4, "band")
    inner += axis(span, unit, x_of, 4, bottom)
    if mark is not None:
        inner += line(x_of(mark), 4, x_of(mark), bottom, "mark")
    for i, row in enumerate(rows):
        y = 8 + ROW * (i + 0.5)
        inner += words(LABELS - 12, y + 4, row["label"], "label", "end")
        inner += line(x_of(row["low"]), y, x_of(row["high"]), y, f"bar {row['kind']}")
        inner += f'<circle cx="{x_of(row["mean"]):.1f}" cy="{y:.1f}" r="3.5" class="dot {row["kind"]}"/>'
        inner += words(WIDTH - RIGHT + 12, y + 4, row["text"], f"value {row['kind']}")
    return picture(bottom + 24, inner, title)


def histogram(sides: dict[str, list[list[float]]], unit: str, title: str) -> str:
    """How often each length came, in one arm or two beside each other; at most forty columns.

    The longest one in two hundred games are put into the last column.
    """
    top_value = max(most_of(side) for side in sides.values())
    sides = {name: [[min(v, top_value), n] for v, n in side] for name, side in sides.items()}
    low_value = min(v for side in sides.values() for v, _ in side)
    size = max(1.0, ceil((top_value - low_value + 1) / 40))
    shares: dict[str, dict[int, float]] = {}
    for name, side in sides.items():
        total = sum(n for _, n in side)
        shares[name] = {}
        for value, n in side:
            bin_ = floor((value - low_value) / size)
            shares[name][bin_] = shares[name].get(bin_, 0.0) + n / total
    bins = max(max(found) for found in shares.values()) + 1
    most = max(max(found.values()) for found in shares.values())
    left, plot, height = 46, WIDTH - 60, 150
    column = plot / bins
    inner = ""
    for mark in ticks(0, most, 4):
        y = 8 + height * (1 - mark / most)
        inner += line(left, y, left + plot, y, "grid") + words(left - 6, y + 4, f"{100 * mark:.0f} %", "tick", "end")
    for k, (name, found) in enumerate(shares.items()):
        width = column * 0.86 / len(shares)
        for bin_, share in found.items():
            x = left + column * (bin_ + 0.07) + k * width
            tall = height * share / most
            inner += box(x, 8 + height - tall, width, tall, f"col {name}")
    for mark in ticks(low_value, top_value, 10):
        x = left + column * ((mark - low_value) / size + 0.5)
        inner += words(x, height + 24, plain(mark, 0 if mark == floor(mark) else 1), "tick", "middle")
    inner += words(left + plot, height + 40, unit, "tick", "end")
    return picture(height + 46, inner, title)


def most_of(side: list[list[float]], share: float = 0.995) -> float:
    """The value that so large a share of the games does not exceed."""
    total, seen = sum(n for _, n in side), 0.0
    for value, n in sorted(side):
        seen += n
        if seen >= share * total:
            return value
    return 0.0


def curves(lines: dict[str, list[dict[str, Any]]], unit: str, title: str, target: Range | None = None) -> str:
    """One curve a strength over the values of a rule: {value, low, high, mean}; target: a band to be met."""
    names = [str(point["value"]) for point in max(lines.values(), key=len)]
    span = widened(
        [p[end] for points in lines.values() for p in points for end in ("low", "high")] + list(target or ()), False
    )
    left, plot, height = 56, WIDTH - 180, 260

    def y_of(value: float) -> float:
        return 10 + height * (1 - (value - span[0]) / (span[1] - span[0]))

    def x_of(i: float) -> float:
        return left + plot * (i + 0.5) / len(names)

    marks = ticks(*span)
    step = marks[1] - marks[0] if len(marks) > 1 else 1.0
    inner = ""
    if target:
        inner += box(left, y_of(target[1]), plot, y_of(target[0]) - y_of(target[1]), "band")
    for mark in marks:
        inner += line(left, y_of(mark), left + plot, y_of(mark), "grid")
        inner += words(
            left - 8, y_of(mark) + 4, tick_text(mark, unit, step) + (" %" if is_share(unit) else ""), "tick", "end"
        )
    for i, name in enumerate(names):
        inner += words(x_of(i), height + 28, name, "tick", "middle")
    for k, (bot, points) in enumerate(lines.items()):
        places = {name: i for i, name in enumerate(names)}
        spots = [(x_of(places[str(p["value"])]) + 5 * (k - (len(lines) - 1) / 2), p) for p in points]
        path = " ".join(f"{x:.1f},{y_of(p['mean']):.1f}" for x, p in spots)
        inner += f'<polyline points="{path}" class="curve c{k}"/>'
        for x, p in spots:
            inner += line(x, y_of(p["low"]), x, y_of(p["high"]), f"bar c{k}")
            inner += f'<circle cx="{x:.1f}" cy="{y_of(p["mean"]):.1f}" r="3.5" class="dot c{k}"/>'
        inner += f'<circle cx="{left + plot + 22}" cy="{24 + 22 * k}" r="5" class="dot c{k}"/>'
        inner += words(left + plot + 34, 28 + 22 * k, bot, "label")
    return picture(height + 40, inner, title)


def heat_map(
    rows: list[Any], columns: list[Any], cells: dict[tuple[Any, Any], dict[str, Any]], unit: str, names: tuple[str, str]
) -> str:
    """A square for each pair of values, the darker the more, with its number and half its interval's width."""
    means = [cell["mean"] for cell in cells.values()]
    low, high = min(means), max(means)
    left, size_x, size_y = 190, min(96.0, (WIDTH - 200) / len(columns)), 50
    scale = 100 if is_share(unit) else 1
    inner = words(left + size_x * len(columns) / 2, 14, names[1], "label", "middle")
    inner += words(left - 12, 34, names[0], "label", "end")
    for c, column in enumerate(columns):
        inner += words(left + size_x * (c + 0.5), 34, str(column), "tick", "middle")
    for r, row in enumerate(rows):
        y = 42 + size_y * r
        inner += words(left - 12, y + size_y / 2 + 4, str(row), "tick", "end")
        for c, column in enumerate(columns):
            cell = cells[row, column]
            part = (cell["mean"] - low) / (high - low) if high > low else 0.5
            x = left + size_x * c
            width = cell["high"] - cell["low"]
            decimals = digits(width, scale)
            shade = f' rx="4" style="fill-opacity:{0.08 + 0.87 * part:.2f}"'
            inner += box(x + 1, y + 1, size_x - 2, size_y - 2, "heat", shade)
            ink = "on" if part > 0.55 else "off"
            inner += words(x + size_x / 2, y + 23, plain(cell["mean"] * scale, decimals), f"cell {ink}", "middle")
            inner += words(x + size_x / 2, y + 39, f"±{plain(width / 2 * scale, decimals)}", f"small {ink}", "middle")
    return picture(48 + size_y * len(rows), inner, " and ".join(names))
