"""Orchard: events to messages."""

from orchard.actions import SQUARES
from orchard.state import EVENTS, KINDS, PLANTED, SWAPPED
from tablewright.kernel.events import Event
from tablewright.kernel.narration import Message, MessageRef, Player


def narrate(event: Event) -> Message:
    key = f"orchard-{EVENTS[event.kind]}{'-hidden' if event.hidden else ''}"
    if event.player < 0:
        return Message(key)
    player = Player(event.player)
    if event.hidden:
        return Message(key, {"player": player})
    seed = MessageRef(f"orchard-arg-{KINDS[event.a]}")
    if event.kind == PLANTED:
        return Message(key, {"player": player, "seed": seed, "square": SQUARES[event.b]})
    if event.kind == SWAPPED:
        return Message(key, {"player": player, "seed": seed, "other": MessageRef(f"orchard-arg-{KINDS[event.b]}")})
    return Message(key, {"player": player, "seed": seed})
