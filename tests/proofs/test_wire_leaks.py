"""All that a seat and a spectator are sent over whole games, compared with games in which other cards are hidden.

Two tables of one server have the same chance and the same time, and the same moves are played at both. They differ in
what the seat may not know: the second begins in another world that the seat holds possible. Once a move legally shows
the difference, both begin anew from there, until the game is over. Masked: the name of the table, and the hash of a
view, which has the name in it.
"""

import random
import re
from typing import Any

import pytest
from tests.match.made import NAMES
from tests.server.running import Player, Running

import tablewright
from tablewright.kernel.position import Position
from tablewright.match import wishes
from tablewright.match.entries import Settings, Setup
from tablewright.match.history import sight
from tablewright.server.keys import hashed, new_key

HIDDEN = [name for name in tablewright.GAMES if tablewright.game(name).has_secrets]
SECRET = "a5" * 32
HASH = re.compile(r'"hash":"[0-9a-f]{32}"')


@pytest.fixture
def server(tmp_path):
    running = Running(tmp_path / "tables.sqlite")
    running.hub.new_secret = lambda: SECRET
    yield running
    running.stop()


class Tapped:
    """A table, and all that one of its seats and a spectator are sent."""

    def __init__(self, server: Running, position: Position, seat: int) -> None:
        self.server, self.seat = server, seat
        keys = [new_key() for _ in range(position.players)]
        self.id = self._opened(position, keys)
        self.key = keys[seat]
        self.people: list[Player] = []
        for opened in ([self.key], [], [key for key in keys if key != self.key]):
            self.people.append(Player(server, self.id, opened))
            self.people[-1].until("presence")  # the last that is told of somebody who comes
            self._all_has_come()
        self.viewer, self.spectator, self.others = self.people
        self._answers: list[str] = []

    def _opened(self, position: Position, keys: list[str]) -> str:
        game, begin = position.game, position.to_dict()
        rules = begin["rules"]
        settings = Settings(position.players, rules, order="fixed", stand_in="random", start=True)
        sitting = [
            lambda match, n=n, key=key: wishes.sit(match, self.server.now(), n, NAMES[n], hashed(key), f"{n:02x}")
            for n, key in enumerate(keys)
        ]
        setup = Setup("", game.name, game.meta.version, game.ruleset.hash(rules), settings, "", 0, begin)
        table, _ = self.server.in_loop(lambda: self.server.hub.create(setup, sitting))
        return str(table.id)

    @property
    def match(self) -> Any:
        return self.server.hub.live(self.id).match

    def _all_has_come(self) -> None:
        """An answer to a ping comes behind everything that was sent before."""
        for player in self.people:
            player.say({"type": "ping", "id": "p"})
            player.until("pong")

    def play(self, move: str) -> None:
        seat = self.match.seat_of[self.match.actor]
        mover = self.viewer if seat == self.seat else self.others
        number = mover.views[seat]["number"]
        assert mover.wish("move", seat=seat, number=number, move=move, id=f"m{seat}.{number}")["type"] == "ack"
        self._all_has_come()

    def try_in_vain(self, move: str, name: str) -> None:
        """The seat tries what cannot be done now; what it is told is among what it was sent."""
        number = self.viewer.views[self.seat]["number"]
        assert self.viewer.wish("move", seat=self.seat, number=number, move=move, id=name)["type"] == "refusal"

    def ask_by_http(self) -> None:
        """The lobby, the table, the seat's view, and the record before the end."""
        table, mine = f"/api/tables/{self.id}", {"Authorization": f"Seat {self.key}"}
        for path, headers in (
            ("/api/tables", {}), (table, {}), (f"{table}/view", mine), (f"{table}/view", {}),
            (f"{table}/record", mine), (f"{table}/record", {}), (f"{table}/replay/1", {}),
        ):  # fmt: skip
            self._answers.append(f"{path} {self.server.http.get(path, headers=headers).text}")

    def sent(self) -> list[str]:
        """Everything so far, with the fields masked that may differ."""
        found = [*self.viewer.raw, *self.spectator.raw, *self._answers]
        return [HASH.sub('"hash":""', text.replace(self.id, "TABLE")) for text in found]

    def close(self) -> None:
        for player in self.people:
            player.close()


def impossible(match: Any, seat: int, chance: random.Random) -> str:
    """A move that this seat may not make now."""
    legal = match.history.position.legal() if match.seat_of[match.actor] == seat else []
    return chance.choice([text for text in match.game.texts if text not in legal])


def compared(server: Running, position: Position, seat: int, chance: random.Random) -> tuple[Position, int]:
    """Play the same at two tables until something is shown or the game is over; where, and after how many moves."""
    worlds = position, position.observation(seat).deal(chance.randrange(1 << 30))
    tables = [Tapped(server, world, seat) for world in worlds]
    plies = 0
    try:
        while True:
            here, there = (table.match.history.position for table in tables)
            vain = impossible(tables[0].match, seat, chance)
            if there.actor != seat or vain not in there.legal():
                for table in tables:
                    table.try_in_vain(vain, f"vain{plies}")
            if plies % 8 == 0:
                for table in tables:
                    table.ask_by_http()
            assert tables[0].sent() == tables[1].sent()
            assert SECRET not in "".join(tables[0].sent())
            both = sorted(set(here.legal()) & set(there.legal()))
            move = chance.choice(both or here.legal())
            twins = [one.copy() for one in (here, there)]
            twins[0].play(move)
            if not both or twins[0].is_over:
                return twins[0], plies
            twins[1].play(move)
            if twins[1].is_over or any(sight(twins[0], who) != sight(twins[1], who) for who in (seat, -1)):
                return twins[0], plies
            for table in tables:
                table.play(move)
            plies += 1
    finally:
        for table in tables:
            table.close()


def whole_game(server: Running, name: str, players: int, seat: int, seed: int) -> int:
    """Play a random game to its end; how many of its moves gave nothing away, between those that did."""
    chance = random.Random(seed)
    position = tablewright.game(name).new(players, seed)
    told = 0
    while not position.is_over:
        position, plies = compared(server, position, seat, chance)
        told += plies
    return told


@pytest.mark.parametrize("name", HIDDEN)
def test_a_whole_game_is_told_in_the_same_bytes_whatever_is_hidden(server, name):
    told = 0
    for seed in range(7, 17):
        told += whole_game(server, name, tablewright.game(name).meta.players[0], 1, seed)
        if told > 5:  # a random game may be over soon
            break
    assert told > 5


@pytest.mark.long
@pytest.mark.parametrize("name", HIDDEN)
def test_whole_games_of_every_size_and_seat(server, name):
    told = 0
    for players in tablewright.game(name).meta.players:
        for seat in range(players):
            told += whole_game(server, name, players, seat, seed=100 * players + seat)
    assert told > 50
