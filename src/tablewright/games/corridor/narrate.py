"""From the events of The Corridor to message keys of its catalogue."""

from collections.abc import Callable, Mapping

from tablewright.games.corridor import state as at
from tablewright.games.corridor.actions import DIRECTIONS
from tablewright.games.corridor.meta import META
from tablewright.kernel.events import Event
from tablewright.kernel.narration import Argument, Line, Player, Word


def a_card(kind: int) -> Word:
    """An action card with its article."""
    return Word(f"corridor-a-card-{at.KIND_NAMES[kind]}")


def line(key: str, e: Event, **arguments: Argument) -> Line:
    """A sentence about the event's player."""
    about: Mapping[str, Argument] = {"player": Player(e.player)} if e.player >= 0 else {}
    return Line(f"corridor-{key}", {**about, **arguments})


def placed(e: Event) -> Line:
    return line("placed", e, lane=e.a + 1)


def dealt(e: Event) -> Line:
    return line("dealt-hidden", e) if e.hidden else line("dealt", e, card=a_card(e.a))


def drew(e: Event) -> Line:
    return line("drew-hidden", e) if e.hidden else line("drew", e, card=a_card(e.a))


def moved(e: Event) -> Line:
    return line(f"moved-{DIRECTIONS[e.a]}", e, lane=e.b + 1, rank=e.c)


def walked_through(e: Event) -> Line:
    return line("walked-through", e, victim=Player(e.a))


def pushed(e: Event) -> Line:
    return line("pushed", e, victim=Player(e.a), lane=e.b + 1, rank=e.c)


def jumped(e: Event) -> Line:
    if e.a == 0:
        return line("jumped-obstacle", e, lane=e.b + 1, rank=e.c)
    return line("jumped-player", e, victim=Player(e.a - 1), lane=e.b + 1, rank=e.c)


def ended_turn(e: Event) -> Line:
    return line("ended-turn", e, points=e.a)


def horde_moved(e: Event) -> Line:
    return line("horde-moved" if e.b else "horde-stayed", e, number=e.a, move=e.b, rank=e.c)


def piece_removed(e: Event) -> Line:
    return line("start-removed" if e.a == at.START else "card-removed", e)


def tied(e: Event) -> Line:
    """Two, three or four names; Fluent has no lists, so there is a sentence for each number."""
    names = [Player(p) for p in range(at.PLAYERS) if e.a >> p & 1]
    return line(f"tied-{len(names)}", e, **{f"player{i}": name for i, name in enumerate(names, 1)})


def voted(e: Event) -> Line:
    return line("voted", e)


def vote_shown(e: Event) -> Line:
    return line("abstained", e) if e.a == at.ABSTAINED else line("vote", e, victim=Player(e.a - 1))


def lost(e: Event) -> Line:
    return line(f"lost-{META.end_reasons[e.a]}", e)


TELL: dict[int, Callable[[Event], Line]] = {
    at.PLACED: placed,
    at.DEALT: dealt,
    at.ROUND_BEGAN: lambda e: line("round", e, round=e.a),
    at.MOVED: moved,
    at.WALKED_THROUGH: walked_through,
    at.GOT_UP: lambda e: line("got-up", e),
    at.DREW: drew,
    at.DISCARDED: lambda e: line("discarded", e, card=a_card(e.a)),
    at.PUSHED: pushed,
    at.TRIPPED: lambda e: line("tripped", e, victim=Player(e.a)),
    at.JUMPED: jumped,
    at.DISTRACTED: lambda e: line("distracted", e),
    at.ATTRACTED: lambda e: line("attracted", e),
    at.ENDED_TURN: ended_turn,
    at.HORDE_MOVED: horde_moved,
    at.CARD_REVEALED: lambda e: line("card-revealed", e, rank=e.b),
    at.PIECE_REMOVED: piece_removed,
    at.CORRIDOR_RESHUFFLED: lambda e: line("corridor-reshuffled", e, cards=e.a),
    at.CORRIDOR_DEPLETED: lambda e: line("corridor-depleted", e, times=e.a),
    at.ACTION_RESHUFFLED: lambda e: line("actions-reshuffled", e, cards=e.a),
    at.ZOMBIE_RESHUFFLED: lambda e: line("zombies-reshuffled", e, cards=e.a),
    at.TIED: tied,
    at.VOTED: voted,
    at.VOTE_SHOWN: vote_shown,
    at.LOST: lost,
    at.NOBODY_LOST: lambda e: line("nobody-lost", e),
    at.CORRIDOR_OWED: lambda e: line("corridor-owed", e),
}


def narrate(e: Event) -> Line:
    """The sentence for an event, as its viewer may know it."""
    return TELL[e.kind](e)
