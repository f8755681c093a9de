"""What came of many games, in counts that merge."""

from collections import Counter
from dataclasses import dataclass
from typing import Any

import numpy as np

from tablewright.kernel.game import Meta
from tablewright.kernel.records import Ints, Values


@dataclass(frozen=True)
class Tally:
    """Counts over games: who did well, how they ended, how long they were."""

    meta: Meta
    games: int
    plies: int
    results: tuple[float, ...]  # the sum for each player
    wins: tuple[int, ...]  # games with a result above 0, by player
    losses: tuple[int, ...]  # games with a result below 0, by player
    reasons: Counter[int]  # games by end reason
    lengths: Counter[int]  # games by length

    @classmethod
    def none(cls, meta: Meta, players: int) -> "Tally":
        zeros = (0,) * players
        return cls(meta, 0, 0, (0.0,) * players, zeros, zeros, Counter(), Counter())

    @classmethod
    def of(cls, meta: Meta, plies: Ints, lengths: Ints, reasons: Ints, results: Values) -> "Tally":
        return cls(
            meta,
            len(plies),
            int(plies.sum()),
            tuple(float(x) for x in results.sum(axis=0)),
            tuple(int(x) for x in (results > 0).sum(axis=0)),
            tuple(int(x) for x in (results < 0).sum(axis=0)),
            Counter(reasons.tolist()),
            Counter(lengths.tolist()),
        )

    def __add__(self, other: "Tally") -> "Tally":
        def both(a: tuple[Any, ...], b: tuple[Any, ...]) -> tuple[Any, ...]:
            return tuple(x + y for x, y in zip(a, b, strict=True))

        return Tally(
            self.meta,
            self.games + other.games,
            self.plies + other.plies,
            both(self.results, other.results),
            both(self.wins, other.wins),
            both(self.losses, other.losses),
            self.reasons + other.reasons,
            self.lengths + other.lengths,
        )

    def quantile(self, share: float) -> int:
        """The length that so large a share of the games does not exceed."""
        lengths = np.array(sorted(self.lengths))
        counts = np.cumsum([self.lengths[int(length)] for length in lengths])
        return int(lengths[np.searchsorted(counts, share * self.games)])

    def as_dict(self) -> dict[str, Any]:
        """For JSON: shares and lengths, players counted from 0."""
        if not self.games:
            return {"games": 0}
        mean = sum(length * n for length, n in self.lengths.items()) / self.games
        return {
            "games": self.games,
            "plies": self.plies,
            "result": [round(total / self.games, 6) for total in self.results],
            "wins": list(self.wins),
            "losses": list(self.losses),
            "draws": [self.games - won - lost for won, lost in zip(self.wins, self.losses, strict=True)],
            "length": {
                "unit": self.meta.length_unit,
                "mean": round(mean, 4),
                "min": min(self.lengths),
                "p10": self.quantile(0.1),
                "p50": self.quantile(0.5),
                "p90": self.quantile(0.9),
                "max": max(self.lengths),
            },
            "end_reasons": {self.meta.end_reasons[code]: n for code, n in sorted(self.reasons.items())},
        }
