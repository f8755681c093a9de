"""Chances: curves, results on their scale, marks, and what the games' folders say."""

import tomllib

import pytest

import tablewright
from tablewright.bots import bot_of
from tablewright.reviews import ReviewError, adviser_of, chances_of
from tablewright.reviews import chances as chances_file
from tablewright.reviews.chances import ADVICE, LEVELS, Curve, data_of, outcome, rises
from tablewright.reviews.eyes import shared

pytestmark = pytest.mark.nojit


def test_a_curve_goes_straight_between_its_points_and_level_beyond():
    curve = Curve((-0.5, 0.0, 0.5), (0.1, 0.4, 0.9))
    assert [curve.at(value) for value in (-1.0, -0.5, 0.5, 1.0)] == [0.1, 0.1, 0.9, 0.9]
    assert curve.at(0.25) == pytest.approx(0.65)


@pytest.mark.parametrize(
    "goal, players, results, chances",
    [
        ("one_winner", 2, (-1, 0, 1), (0, 0.5, 1)),
        ("one_winner", 4, (-1 / 3, 0, 1), (0, 0.25, 1)),
        ("one_loser", 4, (-1, 0, 1 / 3), (0, 0.75, 1)),
        ("survival", 3, (-1, 1), (0, 1)),
        ("cooperative", 4, (0, 0.9, 1), (0, 1, 1)),
    ],
)
def test_a_result_is_a_chance_that_has_come_true_or_not(goal, players, results, chances):
    assert [outcome(goal, players, result) for result in results] == pytest.approx(list(chances))


MEASURED = [name for name in tablewright.GAMES if "curves" in data_of(tablewright.game(name))]


def test_games_were_measured():
    assert len(MEASURED) >= 3


@pytest.mark.parametrize("name", MEASURED)
def test_measured_curves_rise(name):
    game = tablewright.game(name)
    for players, by_level in data_of(game)["curves"].items():
        assert int(players) in game.meta.players
        for level in by_level:
            curve = chances_of(game, int(players), level).curve
            assert chances_of(game, int(players), level).level == level
            assert rises(curve.values)
            assert list(curve.chances) == sorted(curve.chances)
            assert 0.0 <= curve.chances[0] < curve.chances[-1] <= 1.0


def test_a_level_that_was_not_measured_gets_the_nearest_that_was(monkeypatch):
    one = {
        "curves": {"2": {"easy": {"values": [0, 1], "chances": [0, 1]}, "hard": {"values": [0, 2], "chances": [0, 1]}}}
    }
    monkeypatch.setattr(chances_file, "data_of", lambda game: one)
    found = {level: chances_of.__wrapped__(tablewright.game("quoridor"), 2, level).level for level in LEVELS}
    assert found == {"easy": "easy", "medium": "easy", "hard": "hard"}
    assert not chances_of.__wrapped__(tablewright.game("quoridor"), 4).is_measured


def test_marks_by_what_a_decision_cost():
    chances = chances_of(tablewright.game("corridor"), 4)
    good, loose, mistake = chances.marks
    losses = (good, loose, mistake, mistake + 0.01)
    assert [chances.mark(loss, False) for loss in losses] == ["good", "loose", "mistake", "blunder"]
    assert chances.mark(0.0, True) == "best"


def test_two_players_share_the_whole_and_more_keep_what_was_measured_for_each():
    """Made to sum to the whole, the leader's chance of four came true less often than was said."""
    assert shared("one_winner", [0.6, 0.6]) == pytest.approx([0.5, 0.5])
    assert shared("one_loser", [0.9, 0.3]) == pytest.approx([0.875, 0.125])
    assert shared("one_winner", [0.58, 0.12, 0.1, 0.1]) == [0.58, 0.12, 0.1, 0.1]
    assert shared("one_loser", [0.9, 0.8, 0.4]) == [0.9, 0.8, 0.4]
    assert shared("survival", [0.9, 0.7, 0.8]) == [0.9, 0.7, 0.8]
    assert shared("cooperative", [0.2, 0.4, 0.3]) == pytest.approx([0.3, 0.3, 0.3])


def test_a_game_without_curves_gets_the_plain_scale_and_says_so(monkeypatch):
    game = tablewright.game("quoridor")
    monkeypatch.setattr(chances_file, "data_of", lambda game: {})
    chances = chances_of.__wrapped__(game, 2)
    assert not chances.is_measured
    assert [chances.of(value) for value in (-1.0, 0.0, 1.0)] == [0.0, 0.5, 1.0]


def test_an_unknown_level_is_refused():
    with pytest.raises(ReviewError, match="there are easy, medium, hard"):
        chances_of(tablewright.game("quoridor"), 2, "genius")


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_the_files_can_be_read(name):
    path = tablewright.game(name).folder / "bots" / "chances.toml"
    assert tomllib.loads(path.read_text("utf-8")) == data_of(tablewright.game(name))


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_hints_are_read_by_the_curves_of_their_own_search(name):
    """The same search with more thought: another one's values would not mean the same chances."""
    game = tablewright.game(name)
    look, adviser = chances_of(game, game.meta.players[0]).look, bot_of(game, adviser_of(game))
    assert adviser.kind is look.kind
    assert adviser.values == {**look.values, "iterations": ADVICE * look.values["iterations"]}
