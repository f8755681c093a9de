"""Numbers as people read them: shares in per cent, changes of shares in points, as many digits as are known."""

from math import floor, isfinite, log10
from typing import Any

SHARES = ("share", "percent")
FEW_BLOCKS = 300  # below, an interval is told in whole steps only
MINUS = "\N{MINUS SIGN}"


def is_share(unit: str) -> bool:
    return unit in SHARES


def digits(width: float, scale: float) -> int:
    """Decimals that say something about a number known within such a width: two digits of the width."""
    if not isfinite(width) or width <= 0:
        return 1
    return min(max(1 - floor(log10(width * scale)), 0), 3)


def plain(value: float, decimals: int, sign: bool = False) -> str:
    """A number with a real minus.

    >>> plain(-1.25, 1), plain(1.25, 2, sign=True), plain(-0.001, 1)
    ('\N{MINUS SIGN}1.2', '+1.25', '0.0')
    """
    text = f"{abs(value):,.{decimals}f}"
    is_zero = not any(c in "123456789" for c in text)
    return text if is_zero else f"{MINUS if value < 0 else '+' if sign else ''}{text}"


def interval_text(found: dict[str, Any] | None, unit: str, is_change: bool = False) -> str:
    """An interval, such as "38.1 to 42.0 %" or "+0.3 to +2.1 points"."""
    if not found or found["low"] is None or found["high"] is None:
        return "nothing known"
    scale = 100 if is_share(unit) else 1
    low, high = found["low"] * scale, found["high"] * scale
    decimals = digits(found["high"] - found["low"], scale)
    name = ("points" if is_change else "%") if is_share(unit) else unit
    return f"{plain(low, decimals, is_change)} to {plain(high, decimals, is_change)} {name}"


def value_text(found: dict[str, Any] | None, unit: str) -> str:
    """What was seen, such as "40.2 %"."""
    if not found or found["mean"] is None:
        return "–"
    scale = 100 if is_share(unit) else 1
    width = (found["high"] or 0) - (found["low"] or 0)
    return f"{plain(found['mean'] * scale, digits(width, scale))}{' %' if is_share(unit) else ''}"


def size_text(low: float, high: float, unit: str) -> str:
    """How large a change is, without its sign: "0.3 to 2.1 points"."""
    scale = 100 if is_share(unit) else 1
    small, large = sorted((abs(low) * scale, abs(high) * scale))
    decimals = digits(large - small, 1)
    return f"{plain(small, decimals)} to {plain(large, decimals)} {'points' if is_share(unit) else unit}"


def within_text(bound: float, unit: str) -> str:
    """A bound on both sides: "within ±1.2 points"."""
    scale = 100 if is_share(unit) else 1
    return f"within ±{plain(bound * scale, digits(bound, scale))} {'points' if is_share(unit) else unit}"
