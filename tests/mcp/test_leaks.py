"""What an assistant is told does not depend on anything that its seat may not know."""

import json
import threading
from collections import deque

import pytest
from tests.match.made import START, started
from tests.mcp.test_table_tools import server  # noqa: F401 - a fixture
from tests.server.test_leaks import HIDDEN, in_the_middle

from tablewright.match.view_numbers import ViewNumbers
from tablewright.mcp.chair import Chair, asked
from tablewright.mcp.table_tools import TableTools
from tablewright.server.tables.views import ViewCache

pytestmark = pytest.mark.nojit


def told(match, seat, facts):
    """What `look` says in a seat, from the very message that the server sends there."""
    chair = Chair.__new__(Chair)  # without a connection
    known = {"view": {}, "chat": {}, "_facts": facts, "_fields": {}, "_state": None, "_answers": {}}
    vars(chair).update(
        seat=seat, is_connected=True, happened=deque(), _number=-1, lost="", _news=threading.Condition(), **known
    )
    chair._take(json.loads(ViewCache(match, ViewNumbers(match), 400).message(seat, 0, START, texts=True)))
    tools = TableTools("http://127.0.0.1:9")
    tools._chair = chair
    return tools.look()


@pytest.mark.parametrize("name", HIDDEN)
def test_worlds_that_look_the_same_to_a_seat_are_told_in_the_same_words(server, name):  # noqa: F811
    facts, others = asked(server.url, f"/games/{name}"), 0
    for seed in range(3):
        position = in_the_middle(name, seed, 4 + 5 * seed)
        viewer, players = position.actor, position.players
        worlds = [position.observation(viewer).deal(n).to_dict() for n in (seed, seed + 100)]
        assert worlds[0] != worlds[1]
        first, second = (started(name, players, begin=world) for world in worlds)
        assert told(first, viewer, facts) == told(second, viewer, facts)
        for seat in set(range(players)) - {viewer}:
            others += told(first, seat, facts) != told(second, seat, facts)
    assert others, "these worlds differ to nobody"
