"""arena: bots against bots from the command line."""

import json

import pytest

import tablewright
from tablewright.bots.registry import LEVELS, kept
from tablewright.cli import arena
from tablewright.cli.common import bot_names
from tablewright.lab import ladder

PLAIN = ("arena", "corner_rush", "--bots", "greedy,random", "--seed", 1)


def told(done):
    assert done.code == 0, done.err
    return json.loads(done.out)


def test_the_json(cli):
    report = told(cli(*PLAIN, "--games", 7, "--json"))
    assert list(report) == [
        "game", "version", "players", "rules", "rules_hash", "seed", "tables", "share", "games_a_block", "blocks",
        "games", "bots", "length", "end_reasons", "asked",
    ]  # fmt: skip
    assert (report["games"], report["blocks"], report["games_a_block"], report["asked"]) == (8, 4, 2, 7)
    assert [row["bot"] for row in report["bots"]] == ["greedy", "random"]
    assert list(report["bots"][0]) == ["bot", "games", "share", "low", "high", "result", "elo", "elo_reach"]
    assert report["bots"][0]["share"] > 0.8
    assert sum(report["end_reasons"].values()) == 8


def test_any_number_of_workers_prints_the_same(cli):
    command = (*PLAIN, "--players", 4, "--games", 8, "--json", "--workers")
    assert cli(*command, 1).out == cli(*command, 3).out


def test_the_text(cli):
    done = cli(*PLAIN, "--games", 8)
    assert done.code == 0
    text = done.out.splitlines()
    assert text[0] == "Corner Rush, 2 players, 8 games in 4 blocks of 2 (all rotations on each seed), seed 1"
    assert text[2].split() == ["bot", "share", "95", "%", "interval", "result", "Elo"]
    assert text[3].split()[0] == "greedy"
    assert "  share: share of the wins (a draw is divided)" in text


def test_the_sequential_test_stops_early_and_says_so(cli):
    done = cli(*PLAIN, "--games", 400, "--sprt", "--margin", 0.2)
    assert done.code == 0
    assert "H0: greedy scores as much as random" in done.out
    assert "H1: greedy scores 0.2 more a game than random" in done.out
    assert "accepted H1" in done.out
    report = told(cli(*PLAIN, "--games", 400, "--sprt", "--margin", 0.2, "--json"))
    assert report["sprt"]["accepted"] == "H1"
    assert report["games"] < 40


def test_teams_in_a_game_that_is_played_together(cli):
    report = told(cli("arena", "eight_days", "--players", 3, "--bots", "random", "--games", 3, "--seed", 1, "--json"))
    assert (report["tables"], report["games_a_block"], report["games"]) == ("teams", 1, 3)
    mixed = told(
        cli(
            "arena", "eight_days", "--players", 3, "--bots", "random,greedy:worlds=1", "--games", 1, "--seed", 1,
            "--tables", "mixed", "--json",
        )
    )  # fmt: skip
    assert (mixed["tables"], mixed["games_a_block"]) == ("mixed", 6)


def test_the_ladder_has_every_level_and_those_of_the_last_release(cli):
    command = ("arena", "corner_rush", "--ladder", "--games", 2, "--seed", 1, "--scale", 0.001)
    report = told(cli(*command, "--json"))
    assert [row["bot"] for row in report["bots"][:5]] == list(LEVELS)
    releases = kept(tablewright.game("corner_rush"))
    last = max(name.partition("@")[2] for name in releases)
    assert {row["bot"] for row in report["bots"][5:]} == {name for name in releases if name.endswith(last)}
    lowest = f"{LEVELS[0]}@{last}"  # has nobody below but itself as it was
    below = [lowest if lowest in releases else "", *LEVELS[:-1]]
    assert [row["against"] for row in report["bots"][:5]] == below
    assert all(isinstance(row["cpu_s"], float) for row in report["bots"])
    assert report["gate"] == "open"  # after one block
    assert "| expert | " in cli(*command).out


def test_a_ladder_that_was_stopped_says_so(cli, monkeypatch):
    monkeypatch.setattr(ladder, "compete", lambda *arguments, **more: [])
    done = cli("arena", "corner_rush", "--ladder", "--games", 2, "--seed", 1)
    assert (done.code, done.out.splitlines()[-1]) == (130, "Stopped early: a ladder with gaps tells nothing.")


@pytest.mark.nojit
@pytest.mark.parametrize(
    "words, message",
    [
        (["--bots", "random"], "--bots: expected two or more bots apart by commas, not 'random' alone"),
        (["--bots", "random,random"], "--bots: a bot is named twice; give each once (they fill all places in turn)"),
        (["--bots", "random,greedy", "--games", "0"], "--games: expected 1 or more, not 0"),
        (["--bots", "random,greedy", "--workers", "0"], "--workers: expected 1 or more, not 0"),
        (["--bots", "random,greedy", "--scale", "0"], "--scale: expected a number above 0, up to 100, not 0.0"),
        (["--bots", "random,greedy", "--margin", "2"], "--margin: expected a number above 0, up to 1, not 2.0"),
        (["--bots", "random,greedy", "--seed", "-1"], "--seed: expected a whole number from 0 to 2^64 - 1, not -1"),
        (["--bots", "random,greedy,uct", "--sprt"], "--sprt: expected two bots to compare, not 3"),
        ([], "--bots: name who plays, or ask for all levels with --ladder"),
        (["--bots", "random,greedy", "--ladder"], "--bots: name who plays, or ask for all levels with --ladder"),
        (["--ladder", "--sprt"], "--sprt: the ladder has a sequential test of its own; leave it out"),
        (["--ladder", "--games", "0"], "--games: expected 1 or more, not 0"),
    ],
)
def test_bad_values_are_refused(refused, words, message):
    assert refused("arena", "quoridor", *words) == message


@pytest.mark.nojit
def test_unknown_bots_are_refused_with_those_there_are(refused):
    message = refused("arena", "quoridor", "--bots", "random,gredy")
    assert message.startswith("there is no bot 'gredy' for Quoridor; did you mean 'greedy'?")


@pytest.mark.nojit
@pytest.mark.parametrize(
    "text, bots",
    [
        ("easy,random", ("easy", "random")),
        ("easy, uct:iterations=500, playout=40,random", ("easy", "uct:iterations=500,playout=40", "random")),
        ("uct:c=1,uct:c=2", ("uct:c=1", "uct:c=2")),
    ],
)
def test_a_comma_parts_bots_and_settings(text, bots):
    assert bot_names(text) == bots


def test_ctrl_c_prints_what_there_is(cli, monkeypatch):
    from contextlib import contextmanager

    @contextmanager
    def bar(total, what):
        def progress(done):
            if done == 4:
                raise KeyboardInterrupt

        yield progress

    monkeypatch.setattr(arena, "progress_bar", bar)
    done = cli(*PLAIN, "--games", 1000, "--workers", 1)
    assert done.code == 130
    assert done.out.startswith(
        "Stopped early: 4 of 1,000 games count, in whole blocks.\nCorner Rush, 2 players, 4 games"
    )


def test_ctrl_c_before_the_first_block_has_nothing_to_tell(cli, monkeypatch):
    monkeypatch.setattr(arena, "compete", lambda *arguments: [])
    done = cli(*PLAIN, "--games", 10)
    assert done.code == 130
    assert done.out.splitlines()[1] == "No block of games was finished, so there is nothing to report."
