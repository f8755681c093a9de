"""Checkable dice. All is SHA-256 over text, so that anybody can check a finished game with thirty lines of code.

Before the game the server publishes the hash of its secret; each seat adds what it likes; chance follows from both.
After the game the secret is published, too. The source of chance is the text
`secret:entropy of seat 0:entropy of seat 1:...`.
"""

import hashlib
from collections.abc import Sequence

from tablewright.kernel.position import Position


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def commitment_of(secret: str) -> str:
    """What is published before the game.

    >>> commitment_of("00" * 32)[:16]
    '60e05bd1b195af2f'
    """
    return sha256(secret)


def chance_source(secret: str, entropy: Sequence[str]) -> str:
    """The source of chance: the text that everything random in a match follows from."""
    return ":".join([secret, *entropy])


def seed_of(source: str) -> int:
    """The seed of the game, 128 bits."""
    return int(sha256(source)[:32], 16)


def fresh_seed(source: str, undone: int) -> int:
    """The seed that chance goes on with after the n-th time that moves were taken back by consent."""
    return int(sha256(f"{source}:undo {undone}")[:32], 16)


def bot_seed(source: str, number: int) -> int:
    """What a bot thinks with when it is asked at an entry, 64 bits: nobody can know it before the secret is known."""
    return int(sha256(f"{source}:bot {number}")[:16], 16)


def random_order(source: str, seats: int) -> list[int]:
    """The player of each seat, drawn by lot.

    >>> sorted(random_order("some text", 4))
    [0, 1, 2, 3]
    """
    lots = sorted(range(seats), key=lambda seat: sha256(f"{source}:seat {seat}"))
    return [lots.index(seat) for seat in range(seats)]


def order_of(source: str, seats: int, order: str, first: int) -> list[int]:
    """The player of each seat: drawn by lot, seat by seat, or from a nominated seat on."""
    if order == "random":
        return random_order(source, seats)
    return [(seat - (first if order == "nominated" else 0)) % seats for seat in range(seats)]


def rekey(position: Position, seed: int) -> None:
    """Let chance go on from here with another seed."""
    high, low = divmod(seed, 1 << 64)
    for word, value in enumerate((low, high, 0)):
        position.s.rng[word] = value
