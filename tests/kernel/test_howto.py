"""How games are learnt: every position can be reached, every example does what it says, all of it has words."""

import re

import pytest

from tablewright import GAMES, game
from tablewright.kernel.errors import RulesError
from tablewright.kernel.howto import FILE, Shown, howto_in, numbers_of, position_of
from tablewright.kernel.narration import Message, sentence
from tablewright.kernel.rulebook import rules_in, told_in
from tablewright.testing.words import languages, messages_in

pytestmark = pytest.mark.nojit


def keys_of(name: str) -> set[str]:
    """The messages that a how-to needs."""
    howto = howto_in(game(name).folder)
    keys = {"aim", "end", *(f"part-{part}" for part in howto.parts or {}), *(f"miss-{one}" for one in howto.missed)}
    keys |= {f"turn-{step.name}{more}" for step in howto.turn for more in ("", "-more")}
    keys |= {f"try-{one.name}{done}" for one in howto.tries for done in ("", "-done")}
    return {f"{name}-howto-{key}" for key in keys}


@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_ours_has_one(name):
    howto = howto_in(game(name).folder)
    assert howto.is_own
    assert len(howto.parts or {}) >= 4
    assert 4 <= len(howto.turn) <= 6
    assert len(howto.tries) == 3
    assert len(howto.missed) >= 3


@pytest.mark.parametrize("name", GAMES)
def test_examples_do_what_they_say(name):
    found = game(name)
    howto = howto_in(found.folder)
    for exercise in howto.tries:
        position = position_of(found, howto.positions[exercise.position])
        viewer = position.actor
        if exercise.refused:
            assert position.why_not(exercise.refused) is not None
        for move in exercise.wants:
            assert position.actor == viewer
            position.play(move)
    assert any(exercise.refused for exercise in howto.tries)


@pytest.mark.parametrize("name", GAMES)
def test_it_is_told_in_words_with_the_numbers_of_the_rules(name):
    found = game(name)
    numbers = numbers_of(found)
    for language in languages(found):
        assert messages_in(found.folder / "words" / f"{language}-howto.ftl") == keys_of(name)
        for key in keys_of(name):
            assert sentence(Message(key, numbers), f"{name}-howto", locale=language)


def test_numbers_are_those_in_force():
    corridor = game("corridor")
    rules = {"turn.action_points": 6, "rules.tie_vote": "coin", "rules.pit_enterable": True}
    numbers = numbers_of(corridor, rules)
    assert (numbers["turn_action_points"], numbers["rules_tie_vote"], numbers["rules_pit_enterable"]) == (
        6,
        "coin",
        "yes",
    )
    assert numbers["players_opening_hand"] == "1, 2, 3, 4"
    assert "6 in every turn" in sentence(Message("corridor-howto-part-points", numbers), "corridor-howto")


def test_house_rules_that_forbid_a_position_leave_the_usual_one():
    quoridor, shown = game("quoridor"), Shown(2, 1, ("d8h",))
    assert position_of(quoridor, shown, {"fences.2": 0}).changes == {}
    assert position_of(quoridor, shown, {"fences.2": 3}).changes == {"fences.2": 3}


def test_a_game_that_brings_none_shows_its_start(tmp_path):
    howto = howto_in(tmp_path)
    assert not howto.is_own
    assert position_of(game("quoridor"), howto.positions[howto.table]).moves == []


@pytest.mark.parametrize(
    "text", ['[[turn]]\nname = "x"\nposition = "nowhere"\n[positions.start]', "[[turn]]\nnumber = 1"]
)
def test_a_faulty_file_is_told_with_its_name(tmp_path, text):
    (tmp_path / FILE).write_text(text)
    with pytest.raises(RulesError, match=re.escape(FILE)):
        howto_in(tmp_path)


@pytest.mark.parametrize("name", GAMES)
def test_rules_in_another_language_have_the_same_ids_or_none(name):
    folder = game(name).folder
    told = told_in(folder, "fr")
    if (folder / "RULES.fr.md").exists():
        assert set(told) == {rule.id for rule in rules_in(folder)}
    assert all(statement and section for statement, section in told.values())
    assert told_in(folder, "../fr") == {}
