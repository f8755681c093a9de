"""Two servers and one PostgreSQL: an answer is read at either, paused from the other, gone on with by a survivor."""

import time
from collections.abc import Iterator

import psycopg
import pytest
from tests.server.database import WITHOUT, postgres, programs
from tests.server.lab_client import DECIDED, ENDLESS, Asker, lab_server
from tests.server.running import Running

from tablewright.server.store import questions

pytestmark = [pytest.mark.skipif(programs() is None, reason=WITHOUT)]


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running, str]]:
    with postgres() as url, pytest.MonkeyPatch.context() as patch:
        folders = [tmp_path_factory.mktemp(name) for name in ("one", "two")]
        one, two = (lab_server(folder, patch, db=url, name=folder.name) for folder in folders)
        yield one, two, url
        for server in (one, two):
            server.stop()


def test_what_one_server_has_played_the_other_answers(pair):
    one, two, _ = pair
    ann, ben = Asker(one), Asker(two)
    told = ann.ask(**DECIDED)
    assert ben.until_rest(told["id"])["decided"], "watched from the other server until it is decided"
    again = ben.ask(**DECIDED)
    assert (again["id"], again["state"]["phase"]) == (told["id"], "done")
    here, there = (asker.get(f"/questions/{told['id']}").json()["report"] for asker in (ann, ben))
    assert here == there
    for ending in ("csv", "lab"):
        files = [asker.get(f"/questions/{told['id']}/export/{ending}") for asker in (ann, ben)]
        assert files[0].status_code == 200, files[0].text
        assert files[0].content == files[1].content


def test_the_asker_may_pause_from_the_other_server_and_go_on_there(pair):
    one, two, _ = pair
    ann = Asker(one)
    question = ann.ask(**ENDLESS)["id"]
    ann.until_games(question, 2)
    elsewhere = Asker(two, ann.key)
    assert elsewhere.post(f"/questions/{question}/pause").json()["phase"] == "paused"
    one.in_loop(one.hub.lab.look_after)  # as it does every few seconds
    assert ann.until_rest(question)["phase"] == "paused"
    while one.hub.lab.live(question) is not None:  # its process saves what it has
        time.sleep(0.05)
    assert elsewhere.post(f"/questions/{question}/go-on", {"seconds": 30}).json()["phase"] == "waiting"
    assert two.hub.lab.live(question) is not None
    elsewhere.post(f"/questions/{question}/pause")


def test_a_question_that_a_server_left_behind_is_gone_on_with(pair):
    one, two, url = pair
    ann = Asker(one)
    question = ann.ask(**ENDLESS | {"seed": 2})["id"]
    ann.until_games(question, 2)
    ann.post(f"/questions/{question}/pause")
    with psycopg.connect(url) as line:  # as a server that was killed would have left it
        gone = "UPDATE questions SET phase = 'running', owner = 'gone', renewed = %s WHERE id = %s"
        line.execute(gone, (two.now() - questions.LEASE - 1, question))
    two.in_loop(two.hub.lab.look_after)
    assert two.hub.lab.live(question) is not None
    assert Asker(two, ann.key).post(f"/questions/{question}/pause").json()["phase"] == "paused"
