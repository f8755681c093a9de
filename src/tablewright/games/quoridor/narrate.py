"""Quoridor: events as sentences."""

from tablewright.games.quoridor import actions, meta, state
from tablewright.kernel.events import Event
from tablewright.kernel.narration import Line, Player, Word


def narrate(e: Event) -> Line:
    if e.kind == state.DRAWN:
        return Line("quoridor-drawn", {"reason": Word(f"quoridor-end-{meta.META.end_reasons[e.a]}")})
    player = Player(e.player)
    if e.kind == state.MOVED:
        return Line("quoridor-moved", {"player": player, "square": actions.SQUARES[e.a]})
    if e.kind == state.JUMPED:
        return Line("quoridor-jumped", {"player": player, "square": actions.SQUARES[e.a]})
    if e.kind == state.FENCED:
        return Line("quoridor-fenced", {"player": player, "fence": actions.TEXTS[e.a]})
    if e.kind == state.PASSED:
        return Line("quoridor-passed", {"player": player})
    kind = "removed" if e.kind == state.REMOVED else "won"
    return Line(f"quoridor-{kind}", {"player": player, "reason": Word(f"quoridor-end-{meta.META.end_reasons[e.a]}")})
