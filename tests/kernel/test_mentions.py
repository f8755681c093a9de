"""The words of a message depend on the arguments that it mentions, and on no others."""

import random

import pytest

import tablewright
from tablewright.kernel.mentions import mentioned
from tablewright.kernel.narration import Message, Player, sentence
from tablewright.match.labels import question_of
from tablewright.server.tables.views import spoken

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_a_question_is_worded_alike_with_the_mentioned_arguments_alone(name):
    game, chance, asked = tablewright.game(name), random.Random(3), set()
    for seed in range(3):
        position = game.new(game.meta.players[-1], seed)
        for _ in range(60):
            if position.is_over:
                break
            for viewer in (position.actor, -1):
                state = position.observation(viewer).to_dict()["state"]
                line = question_of(name, state, position.actor, viewer >= 0)
                told = spoken(line, name, NAMES)
                assert told.text == sentence(line, name, NAMES)
                assert told.arguments.keys() == line.arguments.keys()
                asked.add(line.key)
            position.play(chance.choice(position.legal()))
    assert len(asked) > 1


def test_what_a_message_mentions():
    assert mentioned("quoridor-fenced", "quoridor") == {"player", "fence"}
    assert mentioned("table-over", "") == frozenset()


def test_the_same_words_are_not_looked_for_twice():
    """What else is told may differ: the words are the same."""
    first = spoken(Message("quoridor-passed", {"player": Player(1), "ply": 3}), "quoridor", NAMES)
    second = spoken(Message("quoridor-passed", {"player": Player(1), "ply": 4}), "quoridor", NAMES)
    assert first.text is second.text
    assert (first.arguments["ply"], second.arguments["ply"]) == (3, 4)
