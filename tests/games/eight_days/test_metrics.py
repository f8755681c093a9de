"""Eight Days: what the lab counts, checked against games that were counted by hand."""

import pytest
from tests.games.eight_days.table import person, table
from tests.lab.counted import SlowCount, measured, recorded

from tablewright.games.eight_days import state as st

pytestmark = pytest.mark.nojit


def test_a_game_that_one_of_three_survives():
    """Player 1 dies on day 4, player 2 at the dusk of day 6."""
    game = recorded("eight_days", "eight_days")
    assert measured(game, "days", "alive", "all_alive", "nobody_alive") == [8, pytest.approx(1 / 3), 0, 0]
    assert measured(game, "lives.0", "lives.1", "lives.2", "day_of_death") == [1, 0, 0, (10, 2)]
    assert measured(game, "health_on.1", "health_on.2", "health_on.3") == [(30, 3), (6 + 8 + 8, 3), (6 + 8 + 2, 3)]
    assert measured(game, "hunger_on.2", "hunger_on.8") == [(3, 3), (0, 1)]
    assert measured(game, "health_lost.zombie", "health_lost.npc", "health_lost.hunger") == [22, 0, 13]


def test_fights_runs_and_flights():
    """Nine zombies come, one of which somebody runs away from; of eleven attempts to flee seven succeed."""
    game = recorded("eight_days", "eight_days")
    assert measured(game, "met.zombie", "met.npc", "fights", "fights_won") == [9, 0, 8, (0, 8)]
    assert measured(game, "runs", "runs_succeed", "flights", "flights_succeed") == [1, (1, 1), 11, (7, 11)]


def test_what_is_done_in_eight_days():
    game = recorded("eight_days", "eight_days")
    assert measured(game, "crafted.torch", "crafted.axe", "crafted.bow", "ate", "bandaged") == [1, 1, 0, 1, 2]
    assert measured(game, "trades", "trades_agreed", "trader_sold", "discovered") == [1, (1, 1), (0, 1), 10]
    assert measured(game, "looks") == [pytest.approx((6 + 2 + 5) / 3)]


def test_staying_together():
    """On day 2 all three are in the centre, later everybody is alone: 3, 3, 3, 2, 2, 1 and 1 live from then on."""
    assert measured(recorded("eight_days", "eight_days"), "together") == [(3, 15)]


def test_everybody_dead():
    game = recorded("eight_days", "all_dead")
    assert measured(game, "alive", "nobody_alive", "ends.all_dead") == [0, 1, 1]


def test_trader_and_weapon():
    rich = table("trader", [person(cards={"wood": 3}), person(), person()])
    for move in ("trader accept", "pay wood", "pay wood", "pay wood"):
        rich.play(move)
    assert measured(rich, "trader_sold", "used.buy") == [(1, 0), 1]  # he came before the description


@pytest.mark.parametrize("seed", range(6))
def test_a_kill_names_its_weapon_and_a_wound_its_cause(seed):
    game = SlowCount("eight_days", 4, seed, {"hostile.health.zombie": 3, "hostile.health.npc": 3})
    weapon = cause = -1
    kills = wounds = 0
    for _, event in game.events:
        if event.kind == st.ATTACKED:
            weapon = event.a
        elif event.kind == st.STRUCK:
            cause = event.c
        elif event.kind == st.KILLED:
            kills += 1
            assert event.c == weapon
        elif event.kind == st.HURT:
            wounds += 1
            assert event.c == cause
    numbers = game.numbers()
    assert kills == numbers["killed"].sum()
    assert kills + wounds > 0
