"""Games with bots from outside: the numbers of whole games, and nothing of them is kept."""

import json

import pytest

from tablewright.bots import BotError, outside
from tablewright.cli import main
from tablewright.lab.arm_table import ArmTable
from tablewright.lab.arms import Arm
from tablewright.lab.asked_games import AskedBots
from tablewright.lab.store import ArmStore
from tablewright.lab.whole_games import SeatedBots, play

FIRST = "tests.bots.outsiders:first"


@pytest.fixture(autouse=True)
def _adopted(monkeypatch):
    monkeypatch.delenv(outside.ADOPTED, raising=False)
    monkeypatch.setenv(outside.ADOPTED, FIRST)


@pytest.mark.nojit
@pytest.mark.parametrize(
    "name, rules", [("corridor", {}), ("quoridor", {"fences.2": 0, "rules.repetition_draw": 2, "rules.max_plies": 30})]
)
def test_asked_or_not_everything_counted_is_the_same(name, rules):
    start = Arm.of(name, 2, ["random"], rules).start()
    whole, asked = (kind.of(start, ["random"] * 2, thinking=2).play(5, 3, 4) for kind in (SeatedBots, AskedBots))
    assert whole.counts.tolist() == asked.counts.tolist()
    assert whole.results.tolist() == asked.results.tolist()


@pytest.mark.nojit
def test_a_bot_from_outside_plays_in_an_arm():
    """It decides by itself: the first action, always, is not what random bots play."""
    table, random = (play(Arm.of("corridor", 2, [bot, "random"]), 1, 0, 3) for bot in (FIRST, "random"))
    assert (table["plies"] > 0).all()
    assert table["plies"].tolist() != random["plies"].tolist()


@pytest.mark.nojit
def test_its_games_are_not_kept(tmp_path):
    """The function may be another one tomorrow."""
    store, arm = ArmStore(tmp_path), Arm.of("corridor", 2, [FIRST, "random"])
    table = ArmTable()
    table.add(0, {"plies": play(arm, 1, 0, 2)["plies"]})
    store.save(arm, 1, table)
    assert not list(tmp_path.iterdir())
    assert store.load(arm, 1).n == 0
    ours = Arm.of("corridor", 2, ["random"])
    store.load(ours, 1)
    store.save(ours, 1, table)
    assert list(tmp_path.iterdir())


def test_it_cannot_be_barred():
    with pytest.raises(BotError, match="cannot be barred from a tool"):
        play(Arm.of("corridor", 2, [FIRST], barred=[(0, "trip")]), 1, 0, 1)


@pytest.mark.nojit
def test_the_lab_asks_with_it(capsys, monkeypatch):
    monkeypatch.delenv(outside.ADOPTED)
    question = [
        "lab",
        "corridor",
        "--players",
        "2",
        "--length",
        "--blocks",
        "8",
        "--seconds",
        "0",
        "--no-store",
        "--json",
    ]
    assert main([*question, "--at", f"{FIRST},random"]) in (0, 3)
    assert FIRST in json.dumps(json.loads(capsys.readouterr().out))
    assert main([*question, "--at", "no_such:bot"]) == 2
    assert "cannot be imported" in capsys.readouterr().err


@pytest.mark.nojit
@pytest.mark.parametrize(
    "bot, more, is_kept", [(FIRST, [], False), ("random", [], True), ("random", ["--no-store"], False)]
)
def test_the_lab_says_whether_its_games_are_kept(capsys, monkeypatch, tmp_path, bot, more, is_kept):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    question = ["lab", "corridor", "--players", "2", "--length", "--blocks", "8", "--seconds", "0"]
    assert main([*question, *more, "--at", bot]) == 3
    out = " ".join(capsys.readouterr().out.split())
    assert "Still open" in out
    assert ("those played are kept" in out) == is_kept
