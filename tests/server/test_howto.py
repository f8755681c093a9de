"""The page that explains a game, as the server gives it: observations, choices and reasons, without a table."""

import msgspec
import pytest

from tablewright import GAMES
from tablewright.kernel.paths import folder_of
from tablewright.match.errors import Refused
from tablewright.server.http.howto import howto_page, rule_texts, tried
from tablewright.server.http.http_types import TryWish

pytestmark = pytest.mark.nojit


@pytest.mark.parametrize("name", GAMES)
def test_every_position_is_what_its_player_may_know(name):
    page = howto_page(name, {})
    assert set(page.positions) >= {page.table, *(step.position for step in page.turn)}
    for view in page.positions.values():
        assert view.observation is not None
        assert view.observation["viewer"] == view.player == view.turn
        assert view.choices
    msgspec.json.encode(page)


def test_a_move_is_played_or_refused_with_its_rule():
    done = tried("quoridor", TryWish("start", ["e2"]))
    assert done.refusal is None
    assert [event.sentence.text for event in done.events] == ["Ann moves to e2."]
    assert done.view.choices == []  # it is Ben's turn, and the page shows Ann's
    refused = tried("quoridor", TryWish("start", ["e3"]))
    assert refused.rule == "QRD-16"
    assert refused.refusal is not None
    assert refused.refusal.key == "quoridor-why-not-a-step"


def test_what_cannot_be_is_refused():
    for wish in (TryWish("nowhere"), TryWish("start", ["castle"]), TryWish("start", ["e3", "e4"])):
        with pytest.raises(Refused):
            tried("quoridor", wish)
    with pytest.raises(Refused):
        howto_page("quoridor", {"no.such": 1})


def test_house_rules_are_in_force():
    page = howto_page("corridor", {"turn.action_points": 6})
    assert page.numbers["turn_action_points"] == 6
    assert page.positions["start"].rules == {"turn.action_points": 6}


def test_rules_come_in_the_language_asked_for_and_in_english_otherwise():
    folder = folder_of("quoridor")
    english, french = rule_texts(folder, "en"), rule_texts(folder, "fr")
    assert [rule.id for rule in english] == [rule.id for rule in french]
    assert french[0].statement != english[0].statement
    assert {rule.language for rule in english} == {rule.language for rule in french} == {""}
    assert {rule.language for rule in rule_texts(folder, "de")} == {"en"}
