"""Bots as somebody else would write them."""


def first(observation, seed):
    """The first legal action, by number."""
    assert observation.viewer == observation.actor  # never the position
    return observation.actions()[0]


def by_text(observation, seed):
    moves = observation.legal()
    return moves[seed % len(moves)]


by_text.games = ("corridor",)


def illegal(observation, seed):
    return "e5"


def nonsense(observation, seed):
    return "abracadabra"


def broken(observation, seed):
    raise ZeroDivisionError("oh")


NO_FUNCTION = 3
