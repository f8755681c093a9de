"""Positions and chances for the tests, in few words."""

from collections import Counter

import tablewright
from tablewright.games.corner_rush import state as st

GAME = tablewright.game("corner_rush")
STARTS = {2: "a1 e5", 3: "a1 a5 e5", 4: "a1 a5 e5 e1"}
SET = [0, 2, 3, 4, 5]


def described(pawns=None, blockers="", *, players=4, turn=0, bags=None, rules=None, **state):
    """A description. Pawns as text in the order of the players; blockers as "b3=0:4!": square, layer, number, face up.

    What is not on the board or in hand is in the bags, as evenly as the tokens allow, unless `bags` says otherwise.
    """
    changes = dict(rules or {})
    laid = [_blocker(word) for word in blockers.split()]
    told = {
        "phase": "turn",
        "turn": turn,
        "pawns": (pawns or STARTS[players]).split(),
        "blockers": laid,
        "bags": bags if bags is not None else _bags(laid, players, changes, state.get("held")),
        **state,
    }
    return {
        "game": "corner_rush",
        "players": players,
        "rules": changes,
        "chance": [f"{1:016x}", "0" * 16, "0" * 16],
        "state": told,
    }


def _blocker(word):
    square, rest = word.split("=")
    player, number = rest.rstrip("!").split(":")
    return {"square": square, "player": int(player), "number": int(number), "face_up": rest.endswith("!")}


def _bags(laid, players, changes, held):
    """The tokens that are left, each in the bag of a player who does not hold its like if possible."""
    numbers = changes.get("tokens.blockers", SET)
    away = Counter(blocker["number"] for blocker in laid) + Counter([] if held is None else [held])
    bags = [[] for _ in range(players)]
    for number in sorted(set(numbers)):
        for i in range(numbers.count(number) * players - away[number]):
            bags[i % players].append(number)
    return bags


def position(pawns=None, blockers="", **more):
    """The position itself."""
    return GAME.position(described(pawns, blockers, **more))


def happening(events, kind):
    """The first event of a kind, or None."""
    return next((event for event in events if event.kind == kind), None)


def kinds(events):
    return [event.kind for event in events]


def rolled(start, move, value):
    """Play a move so that the die shows a value: the first stream of chance that does. Gives position and events."""
    for key in range(400):
        now = start.copy()
        now.s.rng[0] = key
        events = now.play(move)
        if happening(events, st.ROLLED).a == value:
            return now, events
    raise AssertionError(f"no stream rolls {value}")


def drawn(start, move, number, value=None):
    """Play a move after which a token of this number is drawn (and the die shows a value)."""
    for key in range(3000):
        now = start.copy()
        now.s.rng[0] = key
        events = now.play(move)
        token, die = happening(events, st.DREW), happening(events, st.ROLLED)
        if token and token.a == number and (value is None or die.a == value):
            return now, events
    raise AssertionError(f"no stream draws {number}")


def played(start, moves):
    """Play some moves; all events."""
    return [event for move in moves.split(", ") for event in start.play(move)]


def pawns(now):
    return now.to_dict()["state"]["pawns"]


def blocker(now, square):
    """The blocker on a square, or None."""
    return next((b for b in now.to_dict()["state"]["blockers"] if b["square"] == square), None)


def bag(now, player):
    return now.to_dict()["state"]["bags"][player]


def squares(now):
    """The squares where the token in hand may be laid."""
    return [move.split()[1] for move in now.legal() if move.startswith("place")]
