"""Bots of other packages, in every place where a bot can sit."""

import json
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import tablewright
from tablewright.bots import BotError, bot_of, bots_for, choose, outside
from tablewright.cli import main

HERE = "tests.bots.outsiders"
ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.nojit


@pytest.fixture(autouse=True)
def _none_known(monkeypatch):
    monkeypatch.delenv(outside.ADOPTED, raising=False)


def start(name="quoridor"):
    return tablewright.game(name).new(seed=1)


def test_a_function_is_a_bot_once_it_is_adopted():
    """What nobody has named at the start is no bot: a browser cannot make the server import things."""
    position = start()
    with pytest.raises(BotError, match="there is no bot"):
        bot_of(position.game, f"{HERE}:first")
    assert outside.adopt(f"{HERE}:first") == f"{HERE}:first"
    thought = choose(position.observation(0), f"{HERE}:first", seed=1)
    assert (thought.move, thought.iterations) == (position.legal()[0], 0)
    assert bots_for(position.game)[-1] == f"{HERE}:first"


def test_it_plays_the_games_that_it_names():
    outside.adopt(f"{HERE}:by_text")
    assert f"{HERE}:by_text" not in bots_for(tablewright.game("quoridor"))
    assert f"{HERE}:by_text" in bots_for(tablewright.game("corridor"))
    with pytest.raises(BotError, match="cannot play Quoridor: it plays corridor"):
        bot_of(tablewright.game("quoridor"), f"{HERE}:by_text")
    position = start("corridor")
    assert choose(position.observation(position.actor), f"{HERE}:by_text", seed=2).move in position.legal()


@pytest.mark.parametrize(
    "name, message",
    [
        ("illegal", "answered with 'e5', which is not legal: "),
        ("nonsense", "answered with no move: .*abracadabra"),
        ("broken", "failed: ZeroDivisionError: oh"),
    ],
)
def test_a_bot_that_misbehaves_is_named(name, message):
    outside.adopt(f"{HERE}:{name}")
    with pytest.raises(BotError, match=message):
        choose(start().observation(0), f"{HERE}:{name}", seed=1)


@pytest.mark.parametrize(
    "text, message",
    [
        ("no_such_module:bot", "cannot be imported: No module named 'no_such_module'"),
        (f"{HERE}:no_such", "cannot be imported"),
        (f"{HERE}:NO_FUNCTION", "is 3, not a function"),
    ],
)
def test_what_is_no_bot_is_told(text, message):
    with pytest.raises(BotError, match=message):
        outside.adopt(text)


def test_what_names_a_function():
    assert outside.is_path("package.module:bot")
    assert not outside.is_path("uct:iterations=500")
    assert not outside.is_path("easy")
    assert not outside.is_path("os.system('x'):y")


def test_an_entry_point_is_a_bot_of_its_name(monkeypatch):
    point = EntryPoint("clever", f"{HERE}:first", outside.GROUP)
    lost = EntryPoint("lost", "no_such_module:bot", outside.GROUP)
    monkeypatch.setattr(outside, "_points", lambda: {"clever": point, "lost": lost})
    outside._imported.cache_clear()
    game = tablewright.game("quoridor")
    assert "clever" in bots_for(game)
    assert "lost" not in bots_for(game)
    assert choose(start().observation(0), "clever", seed=1).move == start().legal()[0]
    with pytest.raises(BotError, match="the bot 'lost' cannot be imported"):
        bot_of(game, "lost")


def test_it_competes_in_the_arena(capsys):
    arguments = ["arena", "quoridor", "--bots", f"{HERE}:first,random", "--games", "2", "--seed", "1", "--json"]
    assert main([*arguments, "--set", "rules.max_plies=20"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 2
    assert f"{HERE}:first" in json.dumps(report)


def test_it_simulates_and_sits_in_a_game(capsys):
    bots = f"{HERE}:first,random"
    simulated = ["sim", "corridor", "--bots", bots, "--games", "2", "--seed", "1", "--json"]
    assert main(simulated) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert main(["play", "corridor", "--seats", f"{HERE}:first,{HERE}:first", "--seed", "1"]) == 0
    assert main(["arena", "quoridor", "--bots", "no_such:bot,random"]) == 2
    assert "cannot be imported" in capsys.readouterr().err


def test_it_answers_as_an_engine():
    command = [sys.executable, "-m", "tablewright.cli", "engine", "quoridor", "--bot", f"{HERE}:first"]
    done = subprocess.run(command, input="go\nquit\n", cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.stdout.startswith(f"bestmove {start().legal()[0]} "), done.stderr
