"""The minutes on a game's card are those that were measured; a game that was not measured says them itself."""

from pathlib import Path

import tablewright
from tablewright import GAMES, game
from tablewright.server.http import games


def test_every_game_of_ours_was_measured():
    measured = games.measured_minutes()
    ours = {name for name in GAMES if game(name).folder.is_relative_to(Path(tablewright.__file__).parent)}
    assert set(measured) == ours
    assert all(0 < few <= many for few, many in measured.values())


def test_a_card_shows_what_was_measured(server, monkeypatch):
    monkeypatch.setattr(games, "measured_minutes", lambda: {"quoridor": [7, 9]})
    shown = {card["name"]: card["minutes"] for card in server.http.get("/api/games").json()}
    assert shown["quoridor"] == [7, 9]
    assert shown["corridor"] == list(game("corridor").meta.minutes)
