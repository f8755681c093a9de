"""Questions in a fair order: addresses take turns, and so do the tables of an address."""

from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """What waits, by address and table. Whoever has just been served stands behind all others."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(self.of(address) for address in self._waiting)

    def of(self, address: str) -> int:
        """How many wait for this address."""
        return sum(len(items) for items in self._waiting.get(address, {}).values())

    def put(self, item: T, table: str, addresses: Sequence[str]) -> None:
        """A table counts for one of those who are at it: whoever waits for the least."""
        address = min(addresses or ("",), key=self.of)
        self._waiting.setdefault(address, OrderedDict()).setdefault(table, deque()).append(item)

    def take(self) -> tuple[T, int]:
        """The next, and how many compete with it: others of its address, and other addresses."""
        address, tables = self._waiting.popitem(last=False)
        table, items = tables.popitem(last=False)
        item = items.popleft()
        if items:
            tables[table] = items
        if tables:
            self._waiting[address] = tables
        return item, self.of(address) + sum(other != address for other in self._waiting)
