"""Bots by their text: kinds, settings, levels, and refusals in words."""

import pytest

import tablewright
from tablewright.bots import BotError, bot_of, bots_for
from tablewright.bots.registry import KINDS, LEVELS, levels

pytestmark = pytest.mark.nojit
QUORIDOR, CORRIDOR = tablewright.game("quoridor"), tablewright.game("corridor")


def test_settings_stand_in_for_the_defaults():
    bot = bot_of(QUORIDOR, " uct:iterations=50, c = 0.5 ")
    assert bot.kind.name == "uct"
    assert (bot.values["iterations"], bot.values["c"]) == (50, 0.5)
    assert bot.values["playout"] == bot.kind.settings["playout"].default


def test_a_whole_number_is_read_where_a_fraction_may_stand():
    assert bot_of(QUORIDOR, "uct:c=1").values["c"] == 1.0


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_every_game_has_every_level_and_all_are_fit_to_play_it(name):
    game = tablewright.game(name)
    assert tuple(levels(game)) == LEVELS
    for bot in bots_for(game):
        assert bot_of(game, bot).kind.unfit(game) == ""
    assert bots_for(game)[:7] == ("random", "greedy", *LEVELS)


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_levels_think_more_the_higher_they_are(name):
    game = tablewright.game(name)
    budgets = [bot_of(game, level).values.get("iterations") for level in LEVELS]
    searches = {bot_of(game, level).kind.name for level in LEVELS}
    if len(searches) == 1:
        assert budgets == sorted(budgets)
        assert budgets[0] < budgets[-1]
    else:
        assert searches <= set(KINDS)


def test_a_level_takes_settings_too():
    plain, longer = bot_of(CORRIDOR, "easy"), bot_of(CORRIDOR, "easy:slack=0.2")
    assert longer.values == {**plain.values, "slack": 0.2}


def test_uct_is_for_open_games_without_chance():
    assert "uct" in bots_for(QUORIDOR)
    assert "uct" not in bots_for(CORRIDOR)
    for game in map(tablewright.game, tablewright.GAMES):
        assert ("uct" in bots_for(game)) == (not game.has_secrets and not game.has_chance), game.name


@pytest.mark.parametrize(
    "game, text, message",
    [
        (
            QUORIDOR,
            "clever",
            "there is no bot 'clever' for Quoridor; there are random, greedy, beginner, easy,",
        ),
        (QUORIDOR, "grady", "there is no bot 'grady' for Quoridor; did you mean 'greedy'?; there are random"),
        (QUORIDOR, "", "there is no bot '' for Quoridor"),
        (CORRIDOR, "uct", "uct cannot play The Corridor: players know different things there; ismcts can"),
        (tablewright.game("eight_days"), "uct", "uct cannot play Eight Days: it leaves things to chance; ismcts can"),
        (QUORIDOR, "uct:depth=3", "uct has no setting 'depth'; it has iterations, c, playout"),
        (QUORIDOR, "uct:iteration=3", "uct has no setting 'iteration'; did you mean 'iterations'?"),
        (QUORIDOR, "random:worlds=3", "random has no setting 'worlds'; it has none"),
        (QUORIDOR, "uct:c", "uct: expected c=VALUE, not 'c'"),
        (QUORIDOR, "uct:c=1,c=2", "uct: c is given twice"),
        (QUORIDOR, "uct:c=much", "uct: c: expected a number from 0.0 to 100.0 (how much it explores), not 'much'"),
        (QUORIDOR, "uct:c=nan", "uct: c: expected a number from 0.0 to 100.0 (how much it explores), not 'nan'"),
        (QUORIDOR, "uct:iterations=0", "uct: iterations: expected a whole number from 1 to 100000000"),
        (QUORIDOR, "uct:iterations=1.5", "uct: iterations: expected a whole number from 1 to 100000000"),
    ],
)
def test_what_does_not_exist_is_refused_in_words(game, text, message):
    with pytest.raises(BotError) as refusal:
        bot_of(game, text)
    assert str(refusal.value).startswith(message)
