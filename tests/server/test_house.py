"""Every number of a game that a table may change has a label and an explanation, in every language."""

from pathlib import Path

import pytest

import tablewright
from tablewright.kernel.narration import Line, has_message, sentence
from tablewright.server.games import rule_keys
from tablewright.server.house import catalogue_of, house_rule

LANGUAGES = sorted(path.name for path in (Path(tablewright.__file__).parent / "locales").iterdir())


@pytest.mark.nojit
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tablewright.GAMES)
def test_every_rule_has_words(name, language):
    labels: dict[tuple[str, str], str] = {}
    for key in rule_keys(name):
        label, about = (sentence(line, catalogue_of(name), locale=language) for line in house_rule(name, key.key))
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
    assert about == Line("eight_days-about-recipe-any-cost-any", label.arguments)
    with pytest.raises(LookupError, match=r"no words for the rule recipe\.bow"):
        house_rule("eight_days", "recipe.bow")


def test_a_rule_is_told_as_sentences_that_a_page_can_translate():
    for key in rule_keys("eight_days"):
        label, about = house_rule("eight_days", key.key)
        assert (key.label.key, key.about.key) == (label.key, about.key)
        assert key.label.text == sentence(label, catalogue_of("eight_days"))
