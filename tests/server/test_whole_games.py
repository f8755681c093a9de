"""A whole game of each, over the wire: people at connections of their own, bots, and a spectator."""

import random

import pytest
from tests.server.running import Player, record_of

import tablewright
from tablewright.match.record import verified


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_people_and_bots_play_a_whole_game(server, name):
    players = tablewright.game(name).meta.players[-1]
    made = server.table(
        game=name,
        players=players,
        seats=[{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}, {"kind": "bot", "bot": "random"}]
        + [{"kind": "bot", "bot": "greedy" if name == "quoridor" else "random"}] * (players - 3),
        start=True,
        order="random",
    )
    both = Player(server, made["table"], list(made["keys"].values()))
    watcher = Player(server, made["table"], [])
    chance, moves = random.Random(7), 0
    while True:
        message = both.listen()
        if message["type"] != "view" or message["view"]["phase"] == "waiting":
            continue
        if message["view"]["phase"] == "over":
            break
        if message["view"]["choices"]:
            moves += 1
            choice = chance.choice(message["view"]["choices"])
            assert choice["rule"]
            assert choice["label"]["text"]
            both.say(
                {"type": "move", "id": f"m{moves}", "seat": message["seat"], "number": message["number"],
                 "move": choice["move"]}
            )  # fmt: skip
    over = watcher.until("view", lambda m: m["view"]["phase"] == "over")
    assert over["view"]["choices"] == []
    assert moves > 0
    assert not [m for m in both.heard if m["type"] == "refusal"]
    record = record_of(server, made["table"])
    assert verified(record).match.setup.game == name
    assert over["view"]["outcome"]["reason"] == record["end_reason"]
    assert over["view"]["dice"]["secret"] == record["secret"]
    both.close()
    watcher.close()


def test_people_at_devices_of_their_own_see_the_same_game(server):
    table = server.open_table("quoridor", 2)
    ann, ben = table.people
    for n, (player, other, move) in enumerate([(ann, ben, "e2"), (ben, ann, "e8"), (ann, ben, "e3h")]):
        ack = player.move(move)
        assert ack["type"] == "ack"
        assert other.catch_up(ack["number"])["view"]["turn"] == (n + 1) % 2
    first, second = ann.view["view"], ben.view["view"]
    assert first["observation"]["state"] == second["observation"]["state"]
    assert (first["player"], second["player"]) == (0, 1)
    assert [step["events"][0]["sentence"]["text"] for step in ben.view["steps"]] == ["Ann places a fence at e3h."]
    table.close()


def test_bots_alone_play_for_a_spectator(server):
    made = server.table(game="quoridor", players=2, seats=[{"kind": "bot", "bot": "greedy"}] * 2)
    assert made["keys"] == {}
    watcher = Player(server, made["table"], [])
    over = watcher.until("view", lambda m: m["view"]["phase"] == "over")
    assert over["view"]["outcome"]["winners"]
    watcher.close()
