"""Every move has words and a rule; every question can be asked."""

import random
import re

import pytest
from tests.match.made import NAMES, play, started

import tablewright
from tablewright.kernel.narration import Message, sentence
from tablewright.kernel.paths import catalogue
from tablewright.kernel.rulebook import rules_in
from tablewright.match.labels import label_of, question_of


@pytest.mark.nojit
@pytest.mark.parametrize("name", tablewright.GAMES)
def test_every_move_has_words_and_a_rule(name):
    game = tablewright.game(name)
    known = {rule.id for rule in rules_in(game.folder)}
    for action in range(game.n_actions):
        label = label_of(name, action)
        text = sentence(label.message, name, NAMES)
        assert label.message.key != "table-move", game.texts[action]
        assert text[0].isupper(), text
        assert label.rule in known, game.texts[action]


@pytest.mark.nojit
@pytest.mark.parametrize(
    "name, move, label",
    [
        ("quoridor", "e3h", "Place a fence at e3h"),  # by the shape of its first word
        ("quoridor", "e2", "Move to e2"),
        ("corridor", "push left", "Push left"),
        ("corridor", "vote 2", "Leave Cleo behind"),  # a message that speaks of a player
        ("corridor", "vote abstain", "Abstain"),  # the longest message that fits
    ],
)
def test_a_move_is_called_by_the_longest_message_that_fits(name, move, label):
    found = label_of(name, tablewright.game(name).number(move))
    assert sentence(found.message, name, NAMES) == label


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_every_question_of_a_game_can_be_asked(name):
    players = tablewright.game(name).meta.players[-1]
    chance, asked = random.Random(2), set()
    for _ in range(3):
        match = started(name, players, order="random")
        while match.phase == "playing" and len(match.entries) < 400:
            assert match.history is not None
            state = match.history.position.observation(match.actor).to_dict()["state"]
            for is_asked in (True, False):
                question = question_of(name, state, match.actor, is_asked)
                text = sentence(question, name, match.names)
                assert text.endswith((".", "?")), text
                assert ("Your turn" in text) <= is_asked
                asked.add(question.key)
            play(match, chance.choice(match.history.position.legal()))
    written = re.findall(rf"^{name}-(?:ask|wait)[\w-]*", catalogue(name, "en").read_text("utf-8"), re.MULTILINE)
    assert len(asked) >= min(4, len(written)), asked
    assert any(key.startswith(f"{name}-ask") for key in asked)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", tablewright.GAMES)
def test_every_end_is_a_phrase_that_fits_into_a_sentence(name, language):
    for reason in filter(None, tablewright.game(name).meta.end_reasons):
        text = sentence(Message(f"{name}-end-{reason}"), name, locale=language)
        assert text == text.rstrip(".!"), reason
        assert text[0].islower(), f"{reason}: {text}"


@pytest.mark.nojit
def test_a_question_knows_the_numbers_and_words_of_the_state_and_nothing_else():
    state = {"phase": "turn", "points": 3, "is_dark": True, "hand": [1, 2]}
    assert question_of("corridor", state, 1, True).arguments.keys() == {"phase", "points", "player"}
