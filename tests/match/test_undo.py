"""Taking back: the machine decides when it is free, the table decides otherwise, and no future is seen twice."""

import random

import pytest
from tests.match.made import SECRET, START, play, started

from tablewright.match import wishes
from tablewright.match.entries import AWAY
from tablewright.match.errors import Refused
from tablewright.match.history import History
from tablewright.match.match import Match, replayed


def reaches(match: Match, move: str, seed: int = 1) -> bool:
    """Play at random until this move is legal; whether it ever was."""
    chance = random.Random(seed)
    while match.phase == "playing":
        assert match.history is not None
        legal = match.history.position.legal()
        if move in legal:
            return True
        play(match, chance.choice(legal))
    return False


def until(match: Match, move: str, seed: int = 1) -> None:
    assert reaches(match, move, seed), f"{move} was never legal"


def cost(match: Match, player: int) -> str:
    """What it takes to undo the last decision, found out; what the view says without finding out agrees with it."""
    told = wishes.can_undo(match, player)
    assert match.history is not None
    found = "free" if match.history.is_free_to_undo(player) else "ask"
    assert told in (found, "try")
    return found


def until_free(match: Match, seed: int) -> tuple[str, str]:
    """Play at random until a move is free to undo; the hash before it, and the move."""
    chance = random.Random(seed)
    for _ in range(3000):
        assert match.history is not None
        before, player = match.history.position.hash, match.actor
        move = chance.choice(match.history.position.legal())
        play(match, move)
        if match.actor == player and cost(match, player) == "free":
            return before, move
    raise AssertionError("no move was free to undo")


@pytest.mark.parametrize("seed", range(4))
def test_a_step_that_shows_nothing_is_free_to_undo(seed):
    match = started("corridor", 3)
    before, move = until_free(match, seed)
    entry = wishes.undo(match, START, match.seat_of[match.actor])
    assert (entry.kind, entry.by) == ("undo", "free")
    match.advance(entry)
    assert match.history is not None
    assert match.history.position.hash == before, "even the chance to come is the same"
    assert move in match.history.position.legal()
    assert match.undone == 0


def test_a_drawn_card_is_not_free_to_undo():
    match = started("corridor", 2)
    until(match, "draw")
    player = match.actor
    play(match, "draw")
    assert wishes.can_undo(match, player) == "ask", "chance was drawn: that is seen at once"


def test_a_step_after_a_drawn_card_is_free_to_undo_though_the_card_is_not():
    match = started("corridor", 2)
    play(match, "lane 1", "lane 2", "draw", "forward")
    assert wishes.can_undo(match, 0) == "try", "somebody may have seen something: it is found out when it is asked"
    assert cost(match, 0) == "free"
    match.advance(wishes.undo(match, START, match.seat_of[0]))
    assert wishes.can_undo(match, 0) == "ask"


def test_whoever_moved_last_may_undo_it_not_only_who_began():
    match = started("corridor", 2)
    play(match, "lane 1", "lane 2", "end", "forward")
    assert (match.actor, wishes.can_undo(match, 1), wishes.can_undo(match, 0)) == (1, "try", "ask")


def test_a_card_shown_from_a_hidden_hand_is_not_free_to_undo():
    for seed in range(50):
        match = started("corridor", 3)
        if reaches(match, "distract", seed) and match.history is not None and match.history.position.s.points > 1:
            break
    assert match.history is not None
    player, rng = match.actor, match.history.position.s.rng.copy()
    play(match, "distract")
    assert match.actor == player, "the same player goes on"
    assert (match.history.position.s.rng == rng).all(), "no chance was drawn"
    assert cost(match, player) == "ask", "but everybody has seen a card of the hand"


def free_to_undo() -> Match:
    match = started("corridor", 3)
    until_free(match, 1)
    return match


def test_what_spectators_see_counts_too(monkeypatch):
    match = free_to_undo()
    monkeypatch.setattr(History, "_is_foreseen", lambda self, before, action, viewer: viewer != -1)
    assert cost(match, match.actor) == "ask"


def test_where_no_possible_world_is_found_the_table_is_asked(monkeypatch):
    match = free_to_undo()

    def deal(*_):
        raise AssertionError("no world fits")

    monkeypatch.setattr("tablewright.match.history.calls.deal", deal)
    assert cost(match, match.actor) == "ask"


def test_one_question_at_a_time_and_none_for_who_is_out():
    match = started("quoridor", 4)
    play(match, "e2", "b5")
    match.advance(wishes.undo(match, START, 1))
    assert wishes.can_undo(match, 0) == ""
    match.advance(wishes.answer_undo(match, START, 0, False))
    assert wishes.can_undo(match, 0) == "ask"
    match.advance(wishes.resign(match, START, 0))
    assert wishes.can_undo(match, 0) == ""


def test_in_an_open_game_the_next_player_has_seen_the_move():
    match = started("quoridor", 2)
    play(match, "e2")
    assert wishes.can_undo(match, 0) == "ask"
    assert wishes.can_undo(match, 1) == ""


def test_everybody_else_is_asked_and_chance_goes_on_with_a_fresh_seed():
    match = started("corner_rush", 3)
    until(match, "roll")
    assert match.history is not None
    player, key = match.actor, list(match.history.position.s.rng[:2])
    before = match.history.position.to_dict()["state"]
    play(match, "roll")
    match.advance(wishes.undo(match, START, match.seat_of[player]))
    assert match.undo is not None
    assert match.undo.waiting == {0, 1, 2} - {player}
    with pytest.raises(Refused, check=lambda error: error.code == "asked-already"):
        wishes.undo(match, START, match.seat_of[player])
    for other in sorted(match.undo.waiting):
        match.advance(wishes.answer_undo(match, START, match.seat_of[other], True))
    assert match.undo is None
    assert match.history.position.to_dict()["state"] == before
    assert list(match.history.position.s.rng[:2]) != key
    assert match.undone == 1
    again = replayed(match.setup, SECRET, match.entries)
    assert again.history is not None
    assert again.history.position.hash == match.history.position.hash


def test_one_no_is_enough():
    match = started("quoridor", 4)
    play(match, "e2")
    match.advance(wishes.undo(match, START, 0))
    match.advance(wishes.answer_undo(match, START, 2, True))
    match.advance(wishes.answer_undo(match, START, 3, False))
    assert match.undo is None
    assert match.history is not None
    assert len(match.history.plies) == 1
    with pytest.raises(Refused, check=lambda error: error.code == "not-asked"):
        wishes.answer_undo(match, START, 1, True)


def test_a_move_ends_the_question():
    match = started("quoridor", 2)
    play(match, "e2")
    match.advance(wishes.undo(match, START, 0))
    play(match, "e8")
    assert match.undo is None


def test_who_leaves_is_not_waited_for():
    match = started("quoridor", 2)
    play(match, "e2")
    match.advance(wishes.undo(match, START, 0))
    change = match.advance(wishes.leave(match, START, 1))
    assert (change.entry.kind, change.kept) == (AWAY, 0)
    assert match.history is not None
    assert match.history.plies == []
    assert match.undone == 1


def test_against_bots_nobody_is_asked_and_the_bots_moves_go_too():
    match = started("quoridor", 2, people=1)
    play(match, "e2", "e8", "e3", "e7")
    entry = wishes.undo(match, START, 0)
    assert (entry.kind, entry.by, entry.to) == ("undo", "alone", 2)
    match.advance(entry)
    assert match.history is not None
    assert [match.game.texts[ply.action] for ply in match.history.plies] == ["e2", "e8"]
    assert match.actor == 0


def test_there_must_be_something_to_take_back():
    match = started("quoridor", 2)
    play(match, "e2")
    with pytest.raises(Refused, check=lambda error: error.code == "nothing-to-undo"):
        wishes.undo(match, START, 1)


def test_moves_before_a_fresh_seed_can_be_taken_back_too():
    match = started("corner_rush", 2, people=1)
    for _ in range(3):
        until(match, "roll")
        while match.actor != 0:
            assert match.history is not None
            play(match, match.history.position.legal()[0])
            until(match, "roll")
        play(match, "roll")
        match.advance(wishes.undo(match, START, 0))
    assert match.undone == 3
    again = replayed(match.setup, SECRET, match.entries)
    assert match.history is not None
    assert again.history is not None
    assert again.history.position.hash == match.history.position.hash


def test_a_fresh_seed_stays_when_later_moves_are_taken_back():
    match = started("corner_rush", 2, people=1)
    for _ in range(2):
        while match.actor != 0 or "roll" not in match.history.position.legal():
            play(match, match.history.position.legal()[0])
        before = match.history.position.hash
        play(match, "roll")
        match.advance(wishes.undo(match, START, 0))
    assert match.history.position.hash != before, "chance goes on with a fresh seed"
    fresh = match.history.position.hash
    match.history.take_back(len(match.history.plies), None)
    assert match.history.position.hash == fresh
    assert match.history.at(len(match.history.plies)).hash == fresh
