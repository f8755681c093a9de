"""One message is handled at once; many are handled together, in the order they came."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tablewright.server.socket.batching import FEW, GAP, Batching


class Still(asyncio.SelectorEventLoop):
    """A loop whose time stands still unless a test moves it."""

    moment = 0.0

    def time(self) -> float:
        return self.moment

    async def later(self, seconds: float) -> None:
        """Time passes, and what is due by then is done."""
        self.moment += seconds
        await asyncio.sleep(0)  # the timers that are due become ready,
        await asyncio.sleep(0)  # and have run


def with_batching(test: Callable[[Still, Batching], Coroutine[Any, Any, None]]) -> None:
    loop = Still()
    try:
        loop.run_until_complete(test(loop, Batching()))
    finally:
        loop.close()


def test_a_program_that_answers_at_once_never_waits():
    handled: list[int] = []

    async def come(loop: Still, batching: Batching) -> None:
        for n in range(100):
            batching.take("me", handled.append, n)
            assert handled[-1] == n
            await loop.later(GAP / 9)

    with_batching(come)


def test_what_many_say_is_handled_together_in_the_order_it_came():
    handled: list[int] = []

    async def come(loop: Still, batching: Batching) -> None:
        for n in range(FEW + 3):
            batching.take(n, handled.append, n)
            assert len(handled) == min(n + 1, FEW), "a few at once, the others at the end of the gap"
        batching.take(0, handled.append, 100)
        assert handled[-1] == FEW - 1, "nobody overtakes what waits"
        await loop.later(GAP)
        assert handled == [*range(FEW + 3), 100]
        for n in range(3):
            batching.take(n, handled.append, 200 + n)
            assert handled[-1] == 100, "they were many just now"
        await loop.later(GAP)
        assert handled[-3:] == [200, 201, 202]
        batching.take(1, handled.append, 300)
        assert handled[-1] == 300, "and are few again"

    with_batching(come)


def test_after_a_pause_nobody_waits():
    handled: list[int] = []

    async def come(loop: Still, batching: Batching) -> None:
        for n in range(FEW + 1):
            batching.take(n, handled.append, n)
        await loop.later(GAP)
        await loop.later(10 * GAP)
        batching.take(1, handled.append, 99)
        assert handled[-1] == 99

    with_batching(come)


def test_a_message_that_cannot_be_handled_takes_no_other_with_it():
    handled: list[int] = []

    def handle(n: int) -> None:
        if n == 1:
            raise ValueError("a fault")
        handled.append(n)

    async def come(loop: Still, batching: Batching) -> None:
        for n in range(FEW + 4):
            batching.take(n, handle, n)
        await loop.later(GAP)

    with_batching(come)
    assert handled == [0, *range(2, FEW + 4)]
