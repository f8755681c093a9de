"""What one seat and a spectator are sent does not depend on anything they may not know."""

import json
import random
from typing import Any

import pytest
from tests.match.made import SECRET, START, play, started
from tests.server.running import Player

import tablewright
from tablewright.match import wishes
from tablewright.match.history import sight
from tablewright.match.match import Match
from tablewright.match.record import exported
from tablewright.match.view_numbers import ViewNumbers
from tablewright.server.tables.views import ViewCache

HIDDEN = [name for name in tablewright.GAMES if tablewright.game(name).has_secrets]


def in_the_middle(name: str, seed: int, moves: int):
    """A game in progress and the player who decides."""
    chance = random.Random(seed)
    while True:
        match = started(name, tablewright.game(name).meta.players[-1])
        assert match.history is not None
        for _ in range(moves):
            if match.phase == "playing":
                play(match, chance.choice(match.history.position.legal()))
        if match.phase == "playing":
            return match.history.position


class Sent:
    """Everything that a match sends to one viewer and to spectators."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match, self.seats = match, (seat, -1)
        self.numbers = ViewNumbers(match)
        self.views = ViewCache(match, self.numbers, 400)
        self.messages: list[Any] = [json.dumps(exported(match))]
        for seat in self.seats:
            self.messages.append(self.views.message(seat, 0, START, texts=True))
            self.messages.append(self.views.looked_at(seat, START))

    def play(self, move: str) -> None:
        counted = self.numbers.count(play(self.match, move))
        self.tell([seat for seat in self.seats if seat in counted])

    def tell(self, seats) -> None:
        for seat in seats:
            self.messages += [self.views.news(seat, START, texts) for texts in (True, False)]
        self.messages.append(json.dumps(exported(self.match)))

    def refusals(self) -> list[str]:
        """What the viewer is told about every move that may not be played now."""
        found = []
        for text in self.match.game.texts:
            try:
                wishes.move(self.match, START, self.seats[0], text)
            except wishes.Refused as refused:
                found.append(f"{text}: {refused.code} {refused.sentence} {refused.rule}")
        return found


@pytest.mark.parametrize("name", HIDDEN)
def test_other_hidden_cards_send_the_same_bytes_until_something_is_shown(name):
    """Two games that look the same to a viewer are told in the same bytes for as long as they do."""
    compared = 0
    for seed in range(6):
        position = in_the_middle(name, seed, 4 + 5 * seed)
        viewer, players = position.actor, position.players
        seen = position.observation(viewer)
        worlds = [seen.deal(n).to_dict() for n in (seed, seed + 100)]
        sent = [Sent(started(name, players, begin=world), viewer) for world in worlds]
        chance = random.Random(seed)
        for _ in range(60):
            first, second = sent
            assert first.messages == second.messages
            assert first.match.history is not None
            assert second.match.history is not None
            positions = first.match.history.position, second.match.history.position
            assert sight(positions[0], viewer) == sight(positions[1], viewer)
            if first.match.actor == viewer:
                assert first.refusals() == second.refusals()
            compared += 1
            both = sorted(set(positions[0].legal()) & set(positions[1].legal()))
            if first.match.phase != "playing" or not both:
                break
            move = chance.choice(both)
            twins = [position.copy() for position in positions]
            for twin in twins:
                twin.play(move)
            if sight(twins[0], viewer) != sight(twins[1], viewer) or twins[0].is_over or twins[1].is_over:
                break  # now something is shown
            for one in sent:
                one.play(move)
    assert compared > 20


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_neither_the_secret_nor_the_seed_is_on_the_wire_before_the_end(server, name):
    made = server.table(
        game=name,
        players=tablewright.game(name).meta.players[0],
        seats=[{"kind": "me"}] + [{"kind": "bot", "bot": "random"}] * (tablewright.game(name).meta.players[0] - 1),
        start=True,
    )
    ann, watcher = Player(server, made["table"], [made["keys"]["0"]]), Player(server, made["table"], [])
    chance = random.Random(1)
    for _ in range(15):
        view = ann.view["view"]
        if view["phase"] == "over":
            break
        if view["choices"]:
            ann.move(chance.choice(view["choices"])["move"])
        else:
            ann.listen()
    match = server.hub.live(made["table"]).match
    rng = match.history.position.s.rng
    key = [int(word) for word in rng[:2]]
    secrets = [match.secret, match.chance_source, *(f"{word:016x}" for word in key), *map(str, key)]
    record = server.http.get(f"/api/tables/{made['table']}/record").text
    if match.phase != "over":
        watcher.until("view")
        sent = "\n".join([*ann.raw, *watcher.raw, record])
        assert [secret for secret in secrets if secret and secret in sent] == []
        assert match.setup.commitment in sent
    assert SECRET not in record
    for player in (ann, watcher):
        player.close()
