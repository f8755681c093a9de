"""What a test of the page has to know about one game: PAGE of `tests/games/<game>/page.py`, or nothing special."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

State = dict[str, Any]
Moves = list[str]


def no_secrets(state: State, own: int) -> Iterator[tuple[str, object]]:
    return iter(())


@dataclass(frozen=True)
class PageFacts:
    """A game as the tests of its page play it."""

    players: int = 0  # who sit down for a whole game in two browsers; 0: the fewest
    # of the moves on offer those that bring the game on: for the first player, and for the second who sits opposite
    onwards: Callable[[Moves], Moves] = lambda offered: offered
    opposite: Callable[[Moves], Moves] | None = None
    # by name, what the state of an observation says of things that this player may not know
    secrets: Callable[[State, int], Iterator[tuple[str, object]]] = no_secrets
    private: str = ""  # a CSS selector of the parts that show what is the player's alone
    coach: Mapping[str, str] = field(default_factory=dict)  # the pages of the coach, and the moves that each speaks of
    of_nobody: str = r"(?!)"  # moves that no player chooses, as a pattern
    moves_before_picture: int = 8
    fills_hand: tuple[str, float] = ("", 0.0)  # a hand is seen better with something in it: by which move, how often
    howto: Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]] = field(default_factory=dict)
    """The examples of the how-to: what to click for what is not allowed, and for what is asked."""
    told_by: Mapping[str, str] = field(default_factory=dict)  # by step of the how-to, the moves that it speaks of
    hand: str = ""  # a CSS selector of the own hand or what else of one's own has to be in sight
    hurries: str = ""  # the move that somebody makes who must not dawdle until the picture is taken


@cache
def facts(game: str) -> PageFacts:
    """Those of a game."""
    module = f"tests.games.{game}.page"
    is_there = find_spec(f"tests.games.{game}") is not None and find_spec(module) is not None
    found: PageFacts = import_module(module).PAGE if is_there else PageFacts()
    return found
