"""The laws of a game: what is true of every full state. Volume tests ask them at every step, and a position that was
described by hand is refused in the words of those that it breaks."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from tablewright.kernel.compiling import jit

FAULTS = 16  # the most that one check knows
PLAYERS = -1  # as `each`: the players of the game, r.players
Check = TypeVar("Check", bound=Callable[..., int])
Words: TypeAlias = Callable[[Any, Any, int], dict[str, Any]]


@jit
def first(*faults: bool) -> int:
    """What a check gives back: 0, or the number of the first fault that is true, from 1."""
    for i in range(len(faults)):
        if faults[i]:
            return i + 1
    return 0


@jit
def about(i: int, fault: int) -> int:
    """A fault of one player, card or place, for a check that looks at all of them by itself."""
    return FAULTS * i + fault if fault else 0


@dataclass(frozen=True)
class Law:
    """A compiled check, and a sentence for each fault that it knows, in the same order.

    `check(r, s)` is 0 where the law holds, else the number of a fault, counted from 1. With `each` it is
    `check(r, s, i)` for each player, or for that many cards or places. A sentence may name r, s, the number {i} and
    what `words(r, s, i)` gives. Where a basic law is broken, the others are not asked: they could not even look
    things up.
    """

    check: Callable[..., int]
    sentences: tuple[str, ...]
    each: int = 0
    words: Words | None = None
    is_basic: bool = False

    def asked(self, r: Any, s: Any) -> int:
        """0, or the first fault and what it is about, as one number."""
        if not self.each:
            return int(self.check(r, s))
        for i in range(int(r.players) if self.each == PLAYERS else self.each):
            if fault := int(self.check(r, s, i)):
                return int(about(i, fault))
        return 0

    def broken(self, r: Any, s: Any) -> str:
        """The sentence, or "" where the law holds."""
        found = self.asked(r, s)
        if found == 0:
            return ""
        i, fault = divmod(found - 1, FAULTS)
        return self.sentences[fault].format(r=r, s=s, i=i, **(self.words(r, s, i) if self.words else {}))


class Laws(list[Law]):
    """The laws of a game, each written as a check below its sentences:

    LAWS = Laws()

    @LAWS.add("there are {s.n} stones, more than {r.n}", "there are fewer than no stones")
    def stones(r, s):
        return first(s.n > r.n, s.n < 0)
    """

    def __init__(self, words: Words | None = None, known: Iterable[Law] = ()) -> None:
        super().__init__(known)
        self._words = words

    def add(
        self, *sentences: str, each: int = 0, words: Words | None = None, is_basic: bool = False
    ) -> Callable[[Check], Check]:
        """One more law; its check is compiled."""

        def added(check: Check) -> Check:
            compiled = jit(check)
            self.append(Law(compiled, sentences, each, words or self._words, is_basic))
            return compiled

        return added


def problems(laws: Sequence[Law], r: Any, s: Any) -> list[str]:
    """Every law that a state breaks, in words; none when it is possible."""
    basic = [text for law in laws if law.is_basic and (text := law.broken(r, s))]
    return basic or [text for law in laws if not law.is_basic and (text := law.broken(r, s))]
