"""Every move has words and a rule; every question can be asked."""

import random

import pytest
from tests.match.made import NAMES, play, started

import tablewright
from tablewright.kernel.narration import Line, sentence
from tablewright.match.words import label_of, question_of
from tablewright.server.rulebook import rules_of


@pytest.mark.nojit
@pytest.mark.parametrize("name", tablewright.GAMES)
def test_every_move_has_words_and_a_rule(name):
    game = tablewright.game(name)
    known = {rule.id for rule in rules_of(name)}
    for action in range(game.n_actions):
        label = label_of(name, action)
        text = sentence(label.line, name, NAMES)
        assert label.line.key != "table-move", game.texts[action]
        assert text[0].isupper(), text
        assert label.rule in known, game.texts[action]


@pytest.mark.nojit
def test_words_of_some_moves():
    def told(name: str, move: str) -> str:
        return sentence(label_of(name, tablewright.game(name).number(move)).line, name, NAMES)

    assert told("quoridor", "e3h") == "Place a fence at e3h"
    assert told("quoridor", "e2") == "Move to e2"
    assert told("corridor", "push left") == "Push left"
    assert told("corridor", "vote 2") == "Leave Cleo behind"
    assert told("corridor", "vote abstain") == "Abstain"
    assert told("corner_rush", "nudge 1 up") == "Nudge Ben up"
    assert told("corner_rush", "challenge left") == "Challenge the blocker on the left"
    assert told("zombie_tower", "move 3") == "Go to room 3"
    assert told("zombie_tower", "use first_aid_kit") == "Use: First Aid Kit"
    assert told("eight_days", "attack unarmed") == "Attack with bare hands"
    assert told("eight_days", "look se") == "Go south-east and look around"


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_every_question_of_a_game_can_be_asked(name):
    players = tablewright.game(name).meta.players[-1]
    chance, asked = random.Random(2), set()
    for seed in range(3):
        match = started(name, players, order="random")
        while match.phase == "playing" and len(match.entries) < 400:
            assert match.line is not None
            state = match.line.position.observation(match.actor).to_dict()["state"]
            for is_asked in (True, False):
                line = question_of(name, state, match.actor, is_asked)
                text = sentence(line, name, match.names)
                assert text.endswith((".", "?")), text
                assert ("Your turn" in text) <= is_asked
                asked.add(line.key)
            play(match, chance.choice(match.line.position.legal()))
        assert seed < 3
    assert len(asked) >= (2 if name == "quoridor" else 4), asked
    assert any(key.startswith(f"{name}-ask") for key in asked)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", tablewright.GAMES)
def test_every_end_is_a_phrase_that_fits_into_a_sentence(name, language):
    for reason in filter(None, tablewright.game(name).meta.end_reasons):
        text = sentence(Line(f"{name}-end-{reason}"), name, locale=language)
        assert text == text.rstrip(".!"), reason
        assert text[0].islower(), f"{reason}: {text}"
