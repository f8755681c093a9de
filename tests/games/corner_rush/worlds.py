"""What a bag can hold, by enumeration: slow, exact, and without a line of the game's own bookkeeping.

A history is what everybody saw of one bag: ("lay", square) and ("catch", number), in order. `shown` has the numbers of
those laid tokens that were turned up later, by their place in the history.
"""

from collections import Counter, defaultdict
from fractions import Fraction

from tablewright.games.corner_rush import state as st


class Watcher:
    """Follows the public events of a game; knows each bag's history and nothing hidden."""

    def __init__(self, players, numbers):
        self.numbers = numbers
        self.history = [[] for _ in range(players)]
        self.shown = [{} for _ in range(players)]
        self.lying = {}  # square: (player, place in the history)

    def watch(self, events):
        for e in events:
            if e.kind == st.LAID:
                self.lying[e.a] = (e.player, len(self.history[e.player]))
                self.history[e.player].append(("lay", e.a))
            elif e.kind == st.CHALLENGED:
                player, place = self.lying[e.a]
                assert player == e.c
                self.shown[player][place] = e.b
            elif e.kind == st.CAPTURED:
                del self.lying[e.a]
                self.history[e.player].append(("catch", e.b))

    def worlds(self, player, holds_one=False):
        return worlds(self.numbers, self.history[player], self.shown[player], holds_one)


def worlds(start, history, shown, holds_one=False):
    """The chance of each world: ((square, number) of every face-down blocker, the bag, the token in hand or None)."""
    states = {((), _key(Counter(start))): Fraction(1)}
    for place, (what, which) in enumerate(history):
        after = defaultdict(Fraction)
        for (laid, bag), chance in states.items():
            counts = Counter(dict(bag))
            if what == "catch":
                counts[which] += 1
                after[laid, _key(counts)] += chance
                continue
            for number, n in bag:
                if shown.get(place, number) == number:
                    left = counts - Counter([number])
                    hidden = laid if place in shown else (*laid, (which, number))
                    after[hidden, _key(left)] += chance * Fraction(n, counts.total())
        states = after
    if holds_one:
        states = {
            (laid, _key(Counter(dict(bag)) - Counter([number])), number): chance
            * Fraction(n, Counter(dict(bag)).total())
            for (laid, bag), chance in states.items()
            for number, n in bag
        }
    else:
        states = {(laid, bag, None): chance for (laid, bag), chance in states.items()}
    total = sum(states.values())
    return {(tuple(sorted(laid)), bag, held): chance / total for (laid, bag, held), chance in states.items()}


def worlds_by_order(s, player, holds_one=False):
    """The same from what a state keeps of a bag, its public `unseen` and `order`."""
    entries = [int(entry) for entry in s.order[player, : s.n_order[player]]]
    bag = Counter({number: int(n) for number, n in enumerate(s.unseen[player])})
    history, shown = [], {}
    for place, entry in enumerate(entries):
        if entry >= st.SHOWN:
            shown[place] = entry - st.SHOWN
            bag[shown[place]] += 1
            history.append(("lay", None))
        elif entry >= st.CAUGHT:
            bag[entry - st.CAUGHT] -= 1
            history.append(("catch", entry - st.CAUGHT))
        else:
            history.append(("lay", entry - 1))
    assert min(bag.values()) >= 0, "the bag before the oldest entry"
    return worlds(bag.elements(), history, shown, holds_one)


def _key(counts):
    return tuple(sorted((number, n) for number, n in counts.items() if n))


def world_of(s, player):
    """The world a state holds for one player."""
    laid = [
        (square, int(s.value[square]))
        for square in range(st.SQUARES)
        if s.layer[square] == player + 1 and not int(s.face_up) >> square & 1
    ]
    bag = tuple((number, int(n)) for number, n in enumerate(s.bag[player]) if n)
    held = int(s.held) - 1 if s.phase == st.PLACE and s.turn == player else None
    return tuple(laid), bag, held
