"""Positions of Eight Days made to order, and ways to load the dice."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

import tablewright
from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.hexes import PLACE_OF
from tablewright.kernel.events import Event
from tablewright.kernel.position import Position
from tablewright.kernel.rng import scaled, threefry
from tablewright.kernel.ruleset import new_rules

GAME = tablewright.game("eight_days")
TRIES = 5000


def default_rules(players: int) -> Any:
    """The rules record alone, for which nothing is compiled."""
    return new_rules(GAME.rules, GAME.ruleset, players, {})[0]


def person(place: str = "d4", health: int = 10, hunger: int = 3, **more: Any) -> dict[str, Any]:
    """A player; cards, arrows, bullets and idle by name."""
    return {"place": place, "health": health, "hunger": hunger, **more}


def table(
    phase: str = "prepare",
    players: Sequence[dict[str, Any]] | None = None,
    turn: int | None = 0,
    rules: Mapping[str, Any] | None = None,
    **more: Any,
) -> Position:
    """A position: three healthy players in the centre on day 1 unless told otherwise."""
    people = list(players or [person(), person(), person()])
    described = {"day": 1, "first": 0, "turn": turn, "decider": turn, "phase": phase, "players": people, **more}
    return GAME.position({"players": len(people), "rules": dict(rules or {}), "state": described})


def hostile(
    kind: str = "zombie", health: int = 10, loot: int | None = None, place: str = "d4", initiator: int = 0
) -> dict[str, Any]:
    """One that carries as little as its cards allow, unless told otherwise."""
    loot = int(kind == "npc") if loot is None else loot
    return {"kind": kind, "health": health, "loot": loot, "place": place, "initiator": initiator}


def rekey(position: Position, seed: int) -> None:
    position.s.rng[:] = np.array([seed, 77, 0], np.uint64)


def roll(position: Position, *faces: int) -> Position:
    """Load the dice: the next rolls of this position are these."""
    for seed in range(20 * 10 ** len(faces)):
        words = (threefry(np.uint64(seed), np.uint64(77), np.uint64(i), np.uint64(0))[0] for i in range(len(faces)))
        if all(scaled(np.uint64(word), 10) + 1 == face for word, face in zip(words, faces)):
            rekey(position, seed)
            return position
    raise AssertionError(f"no seed rolls {faces}")


def play(position: Position, *moves: str) -> list[Event]:
    """Play moves; all that happened."""
    return [event for move in moves for event in position.play(move)]


def until(
    position: Position, move: str, wanted: Callable[[Position, list[Event]], bool]
) -> tuple[Position, list[Event]]:
    """Play a move with one chance after the other until it comes out as wanted."""
    for seed in range(TRIES):
        twin = position.copy()
        rekey(twin, seed)
        events = twin.play(move)
        if wanted(twin, events):
            return twin, events
    raise AssertionError(f"{move} never came out as wanted")


def meeting(card: str, position: Position, move: str = "stay look") -> tuple[Position, list[Event]]:
    """Look around and draw this event card."""
    return until(position, move, lambda p, e: drawn(position, p) == [card])


def drawn(before: Position, after: Position) -> list[str]:
    """The event cards drawn between two positions, without reshuffling."""
    gone = before.s.event_deck.astype(int) - after.s.event_deck
    return [name for name, n in zip(st.EVENT_CARDS, gone) for _ in range(n)]


def kinds(events: list[Event]) -> list[int]:
    return [event.kind for event in events]


def of(events: list[Event], kind: int) -> list[Event]:
    return [event for event in events if event.kind == kind]


def hand(position: Position, p: int) -> dict[str, int]:
    """The cards of a player, living or dead."""
    return {name: int(n) for name, n in zip(st.ITEMS[: st.N_CARDS], position.s.items[p]) if n}


def n_cards(position: Position, p: int) -> int:
    return sum(hand(position, p).values())


def pieces(position: Position, p: int) -> tuple[int, int]:
    """Arrows and bullets."""
    return int(position.s.items[p, st.ARROW]), int(position.s.items[p, st.BULLET])


def tokens(position: Position, p: int) -> tuple[int, int]:
    """Health and hunger."""
    return int(position.s.health[p]), int(position.s.hunger[p])


def stands(position: Position, p: int, place: str) -> bool:
    return bool(position.s.place[p] == PLACE_OF[place])


def phase(position: Position) -> str:
    return st.PHASES[position.s.phase]


def why(position: Position, move: str) -> str:
    """The code of a refusal, "" if the move may be played; the legal list has to agree."""
    refusal = position.why_not(move)
    assert (refusal is None) == (move in position.legal())
    return refusal.code if refusal else ""
