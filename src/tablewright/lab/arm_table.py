"""The numbers of an arm's games so far. Chunks come in any order; only the whole ones from the first game on count."""

import numpy as np

from tablewright.kernel.records import Values
from tablewright.lab.work import Columns


class ArmTable:
    """One value a game for each measure, for the games 0 to n - 1."""

    def __init__(self) -> None:
        self.n = 0  # games from the first on, without a gap
        self.asked = 0  # games that somebody plays or has played, from the first on
        self._early: dict[int, Columns] = {}  # chunks behind a gap, by their first game
        self._columns: Columns = {}

    def add(self, first: int, columns: Columns) -> None:
        """A chunk of games."""
        self._early[first] = columns
        while self.n in self._early:
            self._append(self._early.pop(self.n))
        self.asked = max(self.asked, self.n)

    def _append(self, columns: Columns) -> None:
        more = len(next(iter(columns.values())))
        for name, values in columns.items():
            if name not in self._columns:
                self._columns[name] = np.empty(max(64, more), values.dtype)
            kept = self._columns[name]
            kind = np.promote_types(kept.dtype, values.dtype)
            if self.n + more > len(kept) or kind != kept.dtype:
                room = max(self.n + more, 2 * len(kept)) if self.n + more > len(kept) else len(kept)
                grown = np.empty(room, kind)
                grown[: self.n] = kept[: self.n]
                self._columns[name] = kept = grown
            kept[self.n : self.n + more] = values
        self.n += more

    @property
    def names(self) -> list[str]:
        return list(self._columns)

    def column(self, name: str, first: int = 0, end: int | None = None) -> Values:
        """The values of the games first to end - 1."""
        return self._columns[name][first : self.n if end is None else end].astype(np.float64)

    def raw(self, first: int, end: int) -> Columns:
        """All columns of some games, as they are stored."""
        return {name: values[first:end].copy() for name, values in self._columns.items()}
