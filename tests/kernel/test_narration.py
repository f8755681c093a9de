"""Sentences from message keys."""

import pytest

import tablewright
from tablewright.kernel.narration import NAMES, Message, MessageRef, Player, has_message, sentence

pytestmark = pytest.mark.nojit


def test_a_player_is_told_by_name():
    line = Message("quoridor-moved", {"player": Player(1), "square": "e8"})
    assert sentence(line, "quoridor") == f"{NAMES[1]} moves to e8."
    assert sentence(line, "quoridor", ["Ann", "Bob"]) == "Bob moves to e8."


def test_a_word_is_another_message():
    line = Message("quoridor-won", {"player": Player(0), "reason": MessageRef("quoridor-end-reached_goal")})
    assert sentence(line, "quoridor") == "Blue wins: the far line is reached."


def test_every_game_has_the_common_sentences():
    for name in tablewright.GAMES:
        assert sentence(Message("why-over"), name) == "The game is over."


def test_a_missing_message_is_an_error_that_names_it():
    with pytest.raises(LookupError, match="quoridor-flew"):
        sentence(Message("quoridor-flew"), "quoridor")
    assert not has_message("quoridor-flew", "quoridor")
    assert has_message("quoridor-moved", "quoridor")


def test_a_missing_argument_is_an_error_that_names_the_message():
    with pytest.raises(ValueError, match="quoridor-moved"):
        sentence(Message("quoridor-moved", {"player": Player(0)}), "quoridor")


def test_a_missing_word_is_an_error():
    with pytest.raises(LookupError, match="quoridor-end-rain"):
        sentence(Message("quoridor-drawn", {"reason": MessageRef("quoridor-end-rain")}), "quoridor")


def test_names_are_not_marked_up():
    line = Message("quoridor-passed", {"player": Player(0)})
    assert sentence(line, "quoridor", ["{ $x } <b>"]) == "{ $x } <b> has nowhere to go and passes."


def test_a_story_uses_the_names_it_is_given():
    position = tablewright.game("quoridor").new(players=2, seed=1)
    events = position.play("e2")
    assert position.story(events, 1, ["Ann", "Bob"]) == ["Ann moves to e2."]
