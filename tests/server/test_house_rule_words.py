"""Every number of a game that a table may change has a label and an explanation, in every language."""

from pathlib import Path

import pytest

import tablewright
from tablewright.games.registry import OWN
from tablewright.kernel.narration import Message, has_message, sentence
from tablewright.server.http.games import rule_keys
from tablewright.server.http.house_rule_words import catalogue_of, house_rule

LANGUAGES = sorted(path.name for path in (Path(tablewright.__file__).parent / "locales").iterdir())


@pytest.mark.nojit
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tablewright.GAMES)
def test_every_rule_has_words(name, language):
    labels: dict[tuple[str, str], str] = {}
    for key in rule_keys(name):
        messages = house_rule(name, key.key)
        assert name not in OWN or messages[0].key != "table-rule", key.key
        label, about = (sentence(message, catalogue_of(name), locale=language) for message in messages)
        assert min(len(label), len(about)) > 1, key.key
        assert "_" not in label, key.key
        other = labels.setdefault((key.key.split(".")[0], label), key.key)
        assert other == key.key, f"{key.key} and {other} are both called {label}"


@pytest.mark.nojit
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tablewright.GAMES)
def test_groups_choices_and_presets_have_words(name, language):
    wanted = {f"{name}-house-group-{key.key.split('.')[0]}" for key in rule_keys(name)}
    wanted |= {f"{name}-house-word-{choice}" for key in rule_keys(name) for choice in key.choices or ()}
    wanted |= {f"{name}-preset-{preset}" for preset in tablewright.game(name).ruleset.presets}
    assert not {key for key in wanted if not has_message(key, catalogue_of(name), language)}


@pytest.mark.nojit
def test_one_message_serves_many_keys():
    label, about = house_rule("eight_days", "recipe.bow.cost.wood")
    assert sentence(label, catalogue_of("eight_days")) == "Bow: Wood"
    assert about == Message("eight_days-about-recipe-any-cost-any", label.arguments)


@pytest.mark.nojit
def test_a_rule_without_words_is_called_by_its_key():
    label, about = house_rule("eight_days", "recipe.long_bow")
    assert (label.key, label.arguments) == ("table-rule", {"rule": "recipe long bow"})
    assert (about.key, about.arguments) == ("table-about-rule", {"key": "recipe.long_bow"})


def test_a_rule_is_told_as_sentences_that_a_page_can_translate():
    for key in rule_keys("eight_days"):
        label, about = house_rule("eight_days", key.key)
        assert (key.label.key, key.about.key) == (label.key, about.key)
        assert key.label.text == sentence(label, catalogue_of("eight_days"))
