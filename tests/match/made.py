"""Matches for tests: started, played at random, or played to a position where something is about to happen."""

import random
from typing import Any

import tablewright
from tablewright.match import wishes
from tablewright.match.chance import commitment_of
from tablewright.match.entries import ClockSettings, Entry, Settings, Setup
from tablewright.match.match import Change, Match

SECRET = "5e" * 32
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")
START = 1_000_000


def setup(game: str, players: int, **settings: Any) -> Setup:
    found = tablewright.game(game)
    rules = settings.pop("rules", {})
    begin = settings.pop("begin", None)
    chosen = Settings(players, rules, **{"order": "fixed", "stand_in": "random", **settings})
    return Setup("t", game, found.meta.version, found.ruleset.hash(rules), chosen, commitment_of(SECRET), START, begin)


def waiting(
    game: str = "quoridor", players: int = 2, people: int | None = None, bot: str = "random", **settings: Any
) -> Match:
    """A table at which people sit, and bots at the seats that are left."""
    match = Match(setup(game, players, **settings), SECRET)
    for seat in range(players):
        if people is None or seat < people:
            match.advance(wishes.sit(match, START, None, NAMES[seat], f"key-{seat}", f"{seat:02x}"))
        else:
            match.advance(wishes.sit_bot(match, START, seat, bot))
    return match


def started(game: str = "quoridor", players: int = 2, people: int | None = None, **settings: Any) -> Match:
    match = waiting(game, players, people, **settings)
    match.advance(wishes.start(match, START))
    return match


def with_clock(game: str = "quoridor", players: int = 2, bank: int = 60_000, increment: int = 0, **more: Any) -> Match:
    return started(game, players, clock=ClockSettings(bank, increment), **more)


def play(match: Match, *moves: str, at: int | None = None) -> Change:
    """Play moves for whoever is asked."""
    for move in moves:
        now = at if at is not None else match.entries[-1].at
        change = match.advance(wishes.move(match, now, match.seat_of[match.actor], move))
    return change


def play_out(match: Match, seed: int = 1, most: int = 5000) -> Match:
    """Play at random to the end."""
    chance = random.Random(seed)
    for _ in range(most):
        if match.phase != "playing":
            return match
        assert match.history is not None
        play(match, chance.choice(match.history.position.legal()))
    raise AssertionError("the game did not end")


def log_of(match: Match) -> list[Entry]:
    return list(match.entries)
