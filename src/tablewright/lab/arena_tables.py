"""Who sits where in the games of an arena.

A block is all games on one seed: every line-up and every rotation of it, so that within a block each bot sits on each
place equally often, against the same others. Chance favours places, not bots, and a block is the unit of statistics.
"""

from itertools import combinations

Lineup = tuple[int, ...]  # the index of the bot that plays for each player


def rotations(row: Lineup) -> list[Lineup]:
    """All rotations of a row, the row itself first.

    >>> rotations((0, 1, 2))
    [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    """
    return [row[i:] + row[:i] for i in range(len(row))]


def mixed(bots: int, players: int) -> list[Lineup]:
    """Tables at which the bots play each other.

    Fewer bots than players: they sit in turn, and each begins once, so that no one sits more often than another.
    More bots than players: every choice of as many as there are places.

    >>> mixed(2, 4)
    [(0, 1, 0, 1), (1, 0, 1, 0)]
    >>> mixed(3, 2)
    [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    """
    found: dict[Lineup, None] = {}  # in order, each once
    for group in combinations(range(bots), min(bots, players)):
        for first in rotations(group):
            filled = tuple(first[place % len(first)] for place in range(players))
            found.update(dict.fromkeys(rotations(filled)))
    return list(found)


def teams(bots: int, players: int) -> list[Lineup]:
    """Tables at which one bot plays for everybody.

    >>> teams(2, 3)
    [(0, 0, 0), (1, 1, 1)]
    """
    return [(bot,) * players for bot in range(bots)]
