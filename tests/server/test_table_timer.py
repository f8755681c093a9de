"""A table wakes up by itself: when a clock runs out, or when somebody has been gone for long enough."""

from dataclasses import replace

import pytest
from tests.server.running import LIMITS, Player, Running


@pytest.fixture
def timed(server):
    """A table with clocks at which Ann sits, and Ben has left the line."""
    table = server.open_table("corridor", 2, clock={"seconds": 60}, grace=30)
    ann, ben = table.people
    assert ben.view
    ann.until("presence", lambda m: m["connected"] == [True, True])
    ben.close()
    ann.until("presence", lambda m: m["connected"] == [True, False])
    yield table, server.hub.live(table.id)
    table.close()


def in_turn(server, live, job):
    """Something read in the table's own turn, when the timer has been set."""

    async def read():
        return job()

    return server.in_loop(lambda: live.call(read))


def test_it_wakes_up_for_what_comes_first(server, timed):
    _, live = timed
    now = server.now()
    assert in_turn(server, live, live._clock_ends) == now + 60_000
    assert in_turn(server, live, live._next_gone) == now + 30_000
    assert in_turn(server, live, live._wait) == 30_000


def test_only_the_owner_has_a_timer(server, timed):
    _, live = timed
    in_turn(server, live, lambda: None)
    assert live._timer is not None
    live.is_owner = False
    in_turn(server, live, live._set_timer)
    assert live._timer is None
    live.is_owner = True
    in_turn(server, live, live._set_timer)
    assert live._timer is not None


def test_a_table_where_nothing_is_due_sleeps(server):
    table = server.open_table("quoridor", 2)
    ann, ben = table.people
    ann.until("presence", lambda m: m["connected"] == [True, True])
    assert ben.view
    live = server.hub.live(table.id)
    assert in_turn(server, live, live._wait) is None
    table.close()


def test_who_is_back_is_no_longer_waited_for(server, timed):
    table, live = timed
    again = Player(server, table.id, [table.made["keys"]["1"]])
    assert again.view
    table.people[0].until("presence", lambda m: m["connected"] == [True, True])
    assert in_turn(server, live, live._next_gone) is None
    again.close()


def test_so_many_connections_at_a_table_and_no_more(tmp_path):
    server = Running(tmp_path / "t.sqlite", replace(LIMITS, connections_per_table=2))
    made = server.table(game="quoridor", players=2, seats=[{"kind": "me"}])
    guests = [Player(server, made["table"], []) for _ in range(2)]
    for guest in guests:
        assert guest.view
    third = Player(server, made["table"], [])
    first = third.listen()
    assert (first["type"], first.get("code")) == ("bye", "full")
    for guest in (*guests, third):
        guest.close()
    server.stop()


def test_a_bot_takes_over_on_the_millisecond_and_not_before(server, timed):
    table, _ = timed
    server.later(29_999)
    assert not table.match().seats[1].is_away
    server.later(1)
    assert table.match().seats[1].is_away


def test_nobody_is_waited_for_when_the_game_is_over(server):
    table = server.open_table("quoridor", 2, grace=30)
    ann, ben = table.people
    assert ben.view
    ann.until("presence", lambda m: m["connected"] == [True, True])
    ben.close()
    ann.until("presence", lambda m: m["connected"] == [True, False])
    live = server.hub.live(table.id)
    assert in_turn(server, live, live._next_gone) is not None
    ann.wish("resign")
    assert in_turn(server, live, live._wait) is None
    table.close()
