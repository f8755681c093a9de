"""Quick messages: those of every table, and those that a game's talk adds; refusals are said in both languages."""

import pytest

from tablewright.kernel.narration import sentence
from tablewright.server.tables.chat import EVERYWHERE, quick_of, why_not_said

pytestmark = pytest.mark.nojit
TALKING, SILENT = "zombie_tower", "quoridor"


def test_a_table_has_those_of_every_game_and_what_its_game_adds():
    assert list(quick_of(SILENT)) == list(quick_of("a game that is not here any more")) == list(EVERYWHERE)
    assert set(quick_of(TALKING)) > set(EVERYWHERE)
    assert "vaccine" in quick_of(TALKING)["have"][0]


def test_what_can_be_said():
    quick = quick_of(TALKING)
    assert why_not_said(quick["hello"], []) is None
    assert why_not_said(quick["have"], ["vaccine"]) is None


@pytest.mark.parametrize(
    ("word", "given", "english", "french"),
    [
        ("hello", ["you"], "That message takes no words, not 1.", "Ce message demande zéro mot, et non 1."),
        ("have", [], "That message takes one word, not 0.", "Ce message demande un mot, et non 0."),
        (
            "please-search",
            ["4F"],
            "That message does not know “4F”; it knows 3F, 2F, 1F.",
            "Ce message ne connaît pas « 4F » ; il connaît : 3F, 2F, 1F.",
        ),
    ],
)
def test_what_cannot_be_said_is_refused_in_the_language_of_the_reader(word, given, english, french):
    refused = why_not_said(quick_of(TALKING)[word], given)
    assert (refused.code, refused.sentence) == ("no-such-quick", english)
    assert sentence(refused.message, locale="fr").replace("\u00a0", " ") == french


def test_a_page_is_told_them_with_their_words(server):
    table = server.open_table(SILENT, people=2)
    quick = table.people[0].until("welcome")["quick"]
    assert quick == {key: [] for key in EVERYWHERE}
    table.close()
