"""One message is handled at once; many are handled together, in the order they came."""

import asyncio

from tablewright.server.pulse import GAP, Pulse


def test_who_comes_alone_does_not_wait_and_many_are_taken_together():
    async def come() -> list[list[int]]:
        pulse, beats, loop = Pulse(), [], asyncio.get_running_loop()
        handled: list[tuple[int, float]] = []

        def handle(n: int) -> None:
            handled.append((n, loop.time()))

        for n in range(6):
            pulse.take(handle, n)
            beats.append([number for number, _ in handled])
            await asyncio.sleep(0)
        await asyncio.sleep(2 * GAP)
        beats.append([number for number, _ in handled])
        assert handled[-1][1] - handled[0][1] >= GAP * 0.9
        assert handled[-1][1] - handled[1][1] < GAP / 2, "one beat took all that waited"
        await asyncio.sleep(2 * GAP)
        pulse.take(handle, 6)
        beats.append([number for number, _ in handled])
        return beats

    beats = asyncio.run(come())
    assert beats[:6] == [[0]] * 6, "the first at once, the others at the next beat"
    assert beats[6] == [0, 1, 2, 3, 4, 5]
    assert beats[7] == [0, 1, 2, 3, 4, 5, 6], "after a pause nobody waits"


def test_a_message_that_cannot_be_handled_takes_no_other_with_it():
    async def come() -> list[int]:
        pulse = Pulse()
        handled: list[int] = []

        def handle(n: int) -> None:
            if n == 1:
                raise ValueError("a fault")
            handled.append(n)

        for n in range(4):
            pulse.take(handle, n)
        await asyncio.sleep(3 * GAP)
        return handled

    assert asyncio.run(come()) == [0, 2, 3]
