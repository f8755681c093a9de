"""The commands, and how they refuse."""

import socket

import pytest

from tablewright.cli import COMMANDS
from tablewright.games.registry import NAMES

pytestmark = pytest.mark.nojit


@pytest.mark.parametrize("words", [[], ["--help"], ["-h"]])
def test_help_names_every_command(cli, words):
    done = cli(*words)
    assert done.code == 0
    for command, what in COMMANDS.items():
        assert command in done.out
        assert what in done.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(cli, command):
    done = cli(command, "--help")
    assert done.code == 0
    assert f"usage: tablewright {command}" in done.out


def test_an_unknown_command_is_refused_with_those_there_are(cli):
    done = cli("plya")
    assert done.code == 2
    assert "invalid choice: 'plya'" in done.err
    assert all(command in done.err for command in COMMANDS)


@pytest.mark.parametrize("words", [["sim", "quoridor", "--what"], ["perft", "quoridor"], ["play"], ["sim"]])
def test_wrong_words_are_refused(cli, words):
    done = cli(*words)
    assert done.code == 2
    assert done.out == ""
    assert f"tablewright {words[0]}: error: " in done.err


@pytest.mark.parametrize("command", [["play"], ["sim"], ["perft", "--depth", "1"], ["rules"], ["bench"]])
def test_an_unknown_game_is_refused_with_those_there_are(refused, command):
    message = refused(*command, "chess")
    assert message.startswith("there is no game 'chess'; there are ")
    assert all(name in message for name in NAMES)


@pytest.mark.parametrize("command", [["play"], ["sim"], ["perft", "--depth", "1"]])
def test_a_near_miss_of_a_game_is_hinted_at(refused, command):
    assert refused(*command, "quorridor") == "there is no game 'quorridor'; did you mean 'quoridor'?"


@pytest.mark.parametrize("command", [["play"], ["sim"], ["perft", "--depth", "1"]])
@pytest.mark.parametrize(
    "words, message",
    [
        (["--players", "3"], "Quoridor is for 2, 4 players, not 3"),
        (["--set", "rules.max_plie=3"], "quoridor has no rule 'rules.max_plie'; did you mean 'rules.max_plies'?"),
        (["--set", "rules.max_plies=no"], "rules.max_plies: expected a whole number from 1 to 10000, not 'no'"),
        (["--set", "rules.max_plies"], "--set rules.max_plies: expected KEY=VALUE, such as rules.max_plies=300"),
        (["--set", "=3"], "--set =3: expected KEY=VALUE, such as rules.max_plies=300"),
        (["--set", "rules.repetition_draw=1"], "rules.repetition_draw: expected 0 (off) or 2 and more"),
        (["--preset", "quick"], "quoridor has no preset 'quick'; there are: none"),
    ],
)
def test_rules_that_cannot_be_are_refused(refused, command, words, message):
    assert refused(*command, "quoridor", *words).startswith(message)


@pytest.mark.parametrize(
    "words, message",
    [
        (["--port", "70000"], "--port: expected a number from 1 to 65535, or 0 for any free port, not 70000"),
        (["--port", "-1"], "not -1"),
        (["--workers", "-2"], "--workers: expected 1 or more, or 0 for one less than there are cores, not -2"),
        (["--public-url", "play.example.org"], "--public-url: expected such as https://play.example.org"),
        (["--host", "256.0.0.1"], "cannot listen at 256.0.0.1, port 8000"),
    ],
)
def test_a_server_that_cannot_be_is_refused(refused, words, message):
    assert message in refused("serve", *words)


def test_an_address_where_somebody_listens_already_is_refused(refused):
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert f"cannot listen at 127.0.0.1, port {port}: Address already in use" in refused("serve", "--port", port)


def test_a_database_that_cannot_be_used_is_refused(refused, tmp_path):
    broken = tmp_path / "tables.sqlite"
    broken.write_bytes(b"not a database" * 100)
    assert "not a database that can be used" in refused("serve", "--port", 0, "--db", broken)
    nowhere = "postgresql://nobody@127.0.0.1:1/tables"
    assert "the PostgreSQL database cannot be reached" in refused("serve", "--port", 0, "--db", nowhere)
