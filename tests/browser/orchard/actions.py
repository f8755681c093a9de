"""Orchard: the action numbers, and their text."""

from orchard.state import KINDS, SIZE

SQUARES = tuple(f"{column}{row}" for row in range(SIZE, 0, -1) for column in "abcd")
PLANT = 0
DRAW = len(KINDS) * len(SQUARES)
SWAP = DRAW + 1
WAIT = SWAP + len(KINDS) ** 2

TEXTS = (
    *(f"plant {kind} {square}" for kind in KINDS for square in SQUARES),
    "draw",
    *(f"swap {given} {taken}" for given in KINDS for taken in KINDS),
    "wait",
)
