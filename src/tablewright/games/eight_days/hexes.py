"""Eight Days: the board, a hexagon of radius 3, 37 spaces in seven rows (ED-5).

              a1 a2 a3 a4              0  1  2  3
            b1 b2 b3 b4 b5            4  5  6  7  8
          c1 c2 c3 c4 c5 c6          9 10 11 12 13 14
        d1 d2 d3 d4 d5 d6 d7       15 16 17 18 19 20 21
          e1 e2 e3 e4 e5 e6         22 23 24 25 26 27
            f1 f2 f3 f4 f5           28 29 30 31 32
              g1 g2 g3 g4             33 34 35 36

A space is its number in reading order; d4, number 18, is the centre.
"""

import numpy as np

RADIUS, PLACES, CENTRE = 3, 37, 18
DIRECTIONS = ("e", "se", "sw", "w", "nw", "ne")
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # axial: along the row, down the rows


def _axial() -> list[tuple[int, int]]:
    """The axial coordinates of the spaces in reading order."""
    return [
        (q, row)
        for row in range(-RADIUS, RADIUS + 1)
        for q in range(max(-RADIUS, -RADIUS - row), min(RADIUS, RADIUS - row) + 1)
    ]


AXIAL = _axial()
ROW_LENGTHS = (4, 5, 6, 7, 6, 5, 4)
NAMES = tuple(f"{'abcdefg'[row]}{i + 1}" for row, n in enumerate(ROW_LENGTHS) for i in range(n))
PLACE_OF = {name: place for place, name in enumerate(NAMES)}

# ED-27: the space one step away in each direction, -1 where the board ends
NEIGHBOUR = np.array(
    [[AXIAL.index((q + i, r + j)) if (q + i, r + j) in AXIAL else -1 for i, j in STEPS] for q, r in AXIAL], np.int8
)
N_WAYS = (NEIGHBOUR >= 0).sum(axis=1)  # how many of them there are
