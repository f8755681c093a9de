"""Every viewer counts for themselves what has happened."""

import random

import pytest
from tests.match.made import START, play, started, waiting

import tablewright
from tablewright.kernel.events import may
from tablewright.match import wishes
from tablewright.match.history import sight
from tablewright.match.view_numbers import ViewNumbers


def test_what_everybody_sees_counts_for_everybody():
    match = started("quoridor", 2)
    numbers = ViewNumbers(match)
    assert [numbers.number(seat) for seat in (-1, 0, 1)] == [3, 3, 3]
    assert numbers.count(play(match, "e2")) == [-1, 0, 1]
    assert numbers.number(0) == 4
    assert numbers.after(0, 3) == 3
    assert numbers.entries_since(0, 2) == [3, 4]
    assert numbers.entries_since(0, 0) == [1, 2, 3, 4]
    assert numbers.entries_since(0, -1) == [1, 2, 3, 4], "who has seen nothing yet gets everything"
    assert numbers.entries_since(0, 4) == []


def test_what_a_seat_adds_to_chance_counts_for_nobody():
    match = waiting()
    numbers = ViewNumbers(match)
    assert numbers.count(match.advance(wishes.add_entropy(match, START, 0, "ff"))) == []


@pytest.mark.parametrize("name", [name for name in tablewright.GAMES if tablewright.game(name).has_secrets])
def test_a_step_counts_for_whoever_can_see_anything_of_it(name):
    """Nothing is missed: what changes in sight counts. Nothing is given away: what is unseen does not count."""
    players = tablewright.game(name).meta.players[0]
    match, chance, unseen = started(name, players), random.Random(3), 0
    numbers, everybody = ViewNumbers(match), set(range(-1, players))
    for _ in range(150):
        if match.phase != "playing":
            break
        assert match.history is not None
        actor = match.actor
        before = [sight(match.history.position, viewer) for viewer in range(-1, players)]
        change = play(match, chance.choice(match.history.position.legal()))
        counted = {seat if seat < 0 else match.player_of[seat] for seat in numbers.count(change)}
        after = [sight(match.history.position, viewer) for viewer in range(-1, players)]
        moved = {n - 1 for n in range(players + 1) if before[n] != after[n]}
        told = {viewer for viewer in everybody if any(may(event.told, viewer) for event in change.events)}
        assert counted == (moved | told | {actor} if match.actor == actor else everybody), "whose turn it is is seen"
        for viewer in everybody - counted:
            unseen += 1
            assert match.history.position.story(change.events, viewer) == []
    assert numbers.number(-1) + unseen >= 100 or match.phase == "over"
