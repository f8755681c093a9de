"""sim: many games, summed up."""

import json

import pytest

import tablewright
from tablewright.cli import sim
from tablewright.lab import simulate


def told(done):
    assert done.code == 0, done.err
    return json.loads(done.out)


def test_the_json(cli):
    report = told(cli("sim", "quoridor", "--games", 600, "--seed", 3, "--json"))
    assert list(report) == [
        "game", "version", "players", "bots", "seed", "rules", "rules_hash", "asked", "games", "plies", "result",
        "wins", "losses", "draws", "length", "end_reasons", "outcome", "seats", "minutes",
    ]  # fmt: skip
    assert (report["game"], report["players"], report["bots"], report["seed"]) == ("quoridor", 2, "random", 3)
    assert report["asked"] == report["games"] == 600
    assert report["rules"] == {}
    assert report["rules_hash"] == tablewright.game("quoridor").ruleset.hash({})
    assert [sum(row) for row in zip(report["wins"], report["losses"], report["draws"])] == [600, 600]
    assert list(report["length"]) == ["unit", "mean", "min", "p10", "p50", "p90", "max"]
    assert sum(report["end_reasons"].values()) == 600
    assert report["outcome"] == "wins"
    for seat, won in zip(report["seats"], report["wins"]):
        assert seat["low"] < seat["share"] == round(won / 600, 6) < seat["high"]
    assert report["minutes"] == round(report["plies"] / 600 * 8 / 60, 2)


@pytest.mark.parametrize("workers", [2, 5])
def test_any_number_of_workers_prints_the_same(cli, workers):
    command = ("sim", "quoridor", "--players", 4, "--games", 1100, "--seed", 3, "--json", "--workers")
    assert cli(*command, 1).out == cli(*command, workers).out


def test_the_text(cli):
    done = cli("sim", "quoridor", "--games", 600, "--seed", 3, "--set", "rules.max_plies=30")
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0].startswith("Quoridor, 2 players, 600 games of random bots, seed 3 (")
    assert "  rule changed: rules.max_plies = 30" in lines
    assert any(line.startswith("  first player (Blue)       wins") for line in lines)
    assert any("minutes, if people take 8 s for a move" in line for line in lines)
    assert "tablewright lab quoridor" in lines[-1]
    assert any(line.startswith("  plies: mean ") for line in lines)
    assert any(line.startswith("  ply_cap") for line in lines)


def test_changed_rules_change_the_games(cli):
    plain = told(cli("sim", "quoridor", "--games", 200, "--seed", 3, "--json"))
    short = told(cli("sim", "quoridor", "--games", 200, "--seed", 3, "--json", "--set", "rules.max_plies=10"))
    assert short["rules"] == {"rules.max_plies": 10}
    assert short["rules_hash"] != plain["rules_hash"]
    assert short["length"]["max"] == 10
    assert short["end_reasons"]["ply_cap"] > 100


def test_a_seed_is_chosen_and_told_when_none_is_given(cli):
    report = told(cli("sim", "quoridor", "--games", 20, "--json"))
    again = told(cli("sim", "quoridor", "--games", 20, "--json", "--seed", report["seed"]))
    assert again == report


@pytest.mark.nojit
@pytest.mark.parametrize(
    "words, message",
    [
        (["--games", "0"], "--games: expected 1 or more, not 0"),
        (["--workers", "0"], "--workers: expected 1 or more, not 0"),
        (["--bots", "random,random,random"], "--bots: expected one bot for all or 2 apart by commas, not 3"),
        (["--seed", "-1"], "--seed: expected a whole number from 0 to 2^64 - 1, not -1"),
        (["--seed", str(2**64)], "--seed: expected a whole number from 0 to 2^64 - 1, not 18446744073709551616"),
    ],
)
def test_bad_values_are_refused(refused, words, message):
    assert refused("sim", "quoridor", *words) == message


@pytest.mark.nojit
def test_bad_numbers_are_refused(cli):
    done = cli("sim", "quoridor", "--games", "many")
    assert done.code == 2
    assert "argument --games: invalid int value: 'many'" in done.err


def interrupted_after(chunks, monkeypatch):
    """Ctrl-C as soon as so many chunks have come in."""
    from contextlib import contextmanager

    @contextmanager
    def bar(total, what):
        seen = []

        def progress(done):
            seen.append(done)
            if len(seen) == chunks:
                raise KeyboardInterrupt

        yield progress

    monkeypatch.setattr(sim, "progress_bar", bar)


def test_ctrl_c_prints_what_there_is(cli, monkeypatch):
    interrupted_after(2, monkeypatch)
    done = cli("sim", "quoridor", "--games", 100_000, "--seed", 3, "--workers", 1)
    assert done.code == 130
    assert done.out.startswith("Stopped early: 1,000 of 100,000 games.\nQuoridor, 2 players, 1,000 games")
    report = json.loads(cli("sim", "quoridor", "--games", 100_000, "--seed", 3, "--workers", 1, "--json").out)
    assert (report["asked"], report["games"]) == (100_000, 1000)


@pytest.mark.nojit
def test_ctrl_c_while_compiling_ends_the_command(cli, monkeypatch):
    def stop(*arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr(sim, "play_chunk", stop)
    done = cli("sim", "quoridor", "--games", 10)
    assert done.code == 130
    assert done.out == ""


@pytest.mark.nojit
def test_a_bot_that_does_not_exist_is_refused(refused):
    message = refused("sim", "quoridor", "--bots", "clever")
    assert message.startswith("there is no bot 'clever' for Quoridor; there are random, greedy, beginner, easy,")


BOTS = ("sim", "quoridor", "--games", 6, "--seed", 3, "--json", "--set", "rules.max_plies=80", "--bots")


def test_games_of_bots(cli):
    report = told(cli(*BOTS, "greedy,random"))
    assert (report["bots"], report["games"]) == ("greedy,random", 6)
    assert report["wins"] == [6, 0]
    other = told(cli(*BOTS, "random,greedy"))
    assert other["wins"] == [0, 6]


@pytest.mark.parametrize("workers", [2, 5])
def test_any_number_of_workers_prints_the_same_for_bots(cli, workers):
    command = (*BOTS, "uct:iterations=40,playout=5,greedy", "--workers")
    assert cli(*command, 1).out == cli(*command, workers).out


def test_random_bots_are_the_same_games_however_they_are_named(cli):
    """One bot for all or one for each player: both go the fast way."""
    one, each = (told(cli("sim", "quoridor", "--games", 300, "--seed", 3, "--json", "--bots", bots))
                 for bots in ("random", "random,random"))  # fmt: skip
    assert {**each, "bots": "random"} == one


def test_ctrl_c_in_games_of_bots_prints_what_there_is(cli, monkeypatch):
    interrupted_after(2, monkeypatch)
    monkeypatch.setattr(simulate, "BOT_CHUNK", 1)
    done = cli("sim", "quoridor", "--games", 500, "--seed", 3, "--workers", 1, "--bots", "greedy,random")
    assert done.code == 130
    assert done.out.startswith("Stopped early: 2 of 500 games.")
