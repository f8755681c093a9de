"""Clocks: time is passed in, and only the player who decides pays."""

import pytest
from tests.match.made import START, play, started, with_clock

from tablewright.match import wishes
from tablewright.match.clock import Clock


def test_only_the_running_clock_runs():
    clock = Clock(0, [10_000, 10_000], running=0, since=1000)
    clock.charge(3000)
    assert clock.left == [8000, 10_000]
    assert clock.left_at(4000) == [7000, 10_000]
    assert clock.runs_out_at() == 11_000


def test_the_increment_comes_when_the_turn_has_been_made():
    clock = Clock(500, [10_000, 10_000, 10_000], running=2, since=0)
    clock.hand_over(0, 4000)
    assert clock.left == [10_000, 10_000, 6500]
    clock.hand_over(0, 5000)
    assert clock.left == [9000, 10_000, 6500], "no increment in the middle of a turn"


def test_a_clock_never_shows_less_than_nothing():
    clock = Clock(0, [1000, 1000], running=1, since=0)
    assert clock.left_at(5000) == [1000, 0]


def test_an_overdrawn_clock_runs_out_at_once_and_begins_again_from_nothing():
    clock = Clock(500, [-300, 1000], running=0, since=2000)
    assert clock.runs_out_at() == 2000
    clock.hand_over(1, 2000)
    assert clock.left == [500, 1000]


def test_time_that_runs_backwards_is_not_given_back():
    clock = Clock(0, [1000, 1000], running=0, since=500)
    clock.charge(300)
    assert clock.left == [1000, 1000]
    assert clock.since == 500


@pytest.mark.parametrize("players", [2, 4])
def test_everybody_begins_with_the_bank_and_the_first_player_pays(players):
    match = with_clock("quoridor", players, bank=60_000, increment=2000)
    assert match.clock is not None
    assert match.clock.left_at(START + 5000) == [55_000, *[60_000] * (players - 1)]
    play(match, "e2", at=START + 5000)
    assert match.clock.left == [57_000, *[60_000] * (players - 1)]
    assert match.clock.running == 1


def test_bots_do_not_pay():
    match = with_clock(people=1)
    play(match, "e2", at=START + 1000)
    assert match.clock is not None
    assert match.clock.running == -1
    play(match, "e8", at=START + 31_000)
    assert match.clock.left == [59_000, 60_000]


def test_a_time_out_in_quoridor_loses():
    match = with_clock(bank=10_000)
    assert wishes.time_out(match, START + 9_999) is None
    late = wishes.time_out(match, START + 10_000)
    assert late is not None
    assert late.move == "timeout 0"
    match.advance(late)
    assert match.history is not None
    assert match.phase == "over"
    assert (match.history.position.end_reason, match.history.position.result) == ("timeout", [-1.0, 1.0])


def test_elsewhere_a_default_is_played_and_a_bot_goes_on():
    match = with_clock("corridor", 2, bank=10_000)
    late = wishes.time_out(match, START + 10_000)
    assert late is not None
    assert (late.player, late.move) == (0, "lane 1"), "COR-A49: the lowest free lane"
    match.advance(late)
    assert match.seats[0].plays_by_itself
    assert match.seats[0].bot == "random"
    assert match.host == 1, "nor does the host's seat keep the table"
    assert match.clock is not None
    assert match.clock.running == 1


def test_who_comes_back_after_a_time_out_gets_a_tenth_of_the_bank():
    match = with_clock("corridor", 2, bank=10_000)
    late = wishes.time_out(match, START + 12_000)
    assert late is not None
    match.advance(late)
    again = wishes.back(match, START + 20_000, 0)
    assert again is not None
    match.advance(again)
    assert match.clock is not None
    assert match.clock.left[0] == 1000
    assert match.seats[0].is_here
    assert not match.seats[0].is_out_of_time


def test_a_time_out_comes_once():
    """When the game is over nobody's clock runs, and a bot that plays on has none."""
    match = with_clock("quoridor", 2, bank=10_000)
    play(match, "e2", at=START)
    late = wishes.time_out(match, START + 10_000)
    assert late is not None
    assert late.player == 1, "the last of the players"
    match.advance(late)
    assert wishes.time_out(match, START + 99_000) is None
    match = with_clock("corridor", 2, bank=10_000)
    late = wishes.time_out(match, START + 10_000)
    assert late is not None
    match.advance(late)
    play(match, match.history.position.legal()[0], at=START + 11_000)
    assert match.actor == 0, "the turn of who ran out of time, for whom a bot plays"
    assert wishes.time_out(match, START + 99_000) is None


def test_time_in_which_the_server_was_gone_does_not_count():
    match = with_clock(bank=60_000)
    play(match, "e2", at=START + 1000)
    back = wishes.resume(match, START + 500_000, alive=START + 3000)
    assert back is not None
    assert back.lost == 497_000
    match.advance(back)
    assert match.clock is not None
    assert match.clock.left_at(START + 500_000) == [59_000, 58_000]


def test_a_server_that_was_alive_before_the_last_move_lost_the_time_since_that_move():
    match = with_clock(bank=60_000)
    play(match, "e2", at=START + 4000)
    back = wishes.resume(match, START + 500_000, alive=START + 3000)
    assert back is not None
    assert back.lost == 496_000


def test_without_a_clock_nobody_runs_out_of_time():
    match = started()
    assert wishes.time_out(match, START + 10**9) is None
    assert wishes.resume(match, START + 10**9, alive=0) is None
