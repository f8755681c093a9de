"""lab: a question from the command line, its answer in words and as JSON, files, and what is refused."""

import json
import shlex

import pytest
from tests.lab.made_up import MadeUp

from tablewright.cli import lab
from tablewright.lab import running

HAND = ("lab", "corridor", "--players", "4", "--change", "turn.hand_limit=6", "--at", "easy,hard")
EFFECT = {("turn.hand_limit", 6, None): {"loses.0": 0.1}}
POINTS = {("turn.action_points", n, None): {"loses.0": 0.05 * n - 0.2} for n in range(1, 13)}


@pytest.fixture(autouse=True)
def made_up(tmp_path, monkeypatch):
    """Games with known chances, in place of games."""
    games = MadeUp(EFFECT | POINTS)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr(running, "perform", games)
    monkeypatch.setattr(lab, "warm", lambda question: None)
    return games


def test_the_text(cli):
    done = cli(*HAND, "--metric", "loses.0")
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0] == "The Corridor, 4 players. What changes if I change a rule?"
    assert any(line.startswith("Player 1 loses: more often, by ") for line in lines)
    again = "tablewright lab corridor --players 4 --change turn.hand_limit=6 --at easy,hard --seed 1"
    assert lines[-1] == f"{again} --metric loses.0 --seconds 60"


def test_the_json(cli):
    done = cli(*HAND, "--metric", "loses.0", "--json")
    report = json.loads(done.out)
    assert {"question", "command", "verdict", "decided", "strengths", "times"} <= set(report)
    assert report["decided"] is True
    for strength, bot in zip(report["strengths"], ("easy", "hard")):
        assert strength["bot"] == bot
        assert strength["games"] == 2 * strength["blocks"]
        row = next(row for row in strength["metrics"] if row["name"] == "loses.0")
        assert set(row["difference"]) == {"low", "high", "mean"}
        assert row["difference"]["low"] < 0.1 < row["difference"]["high"]
        assert row["a"]["low"] < 0.25 < row["a"]["high"]


@pytest.mark.parametrize(
    "words",
    [
        ("--change", "turn.hand_limit=6", "--metric", "loses.0"),
        ("--change", "rules.reveal=end_of_turn", "--set", "turn.action_points=3", "--matters", "5", "--until", "4pp"),
        ("--seats",),
        ("--length",),
        ("--feel",),
        ("--cards", "--tools", "push,trip"),
        ("--skill",),
        ("--aa",),
        ("--sweep", "turn.action_points=2..4", "--metric", "loses.0"),
        ("--sweep", "turn.action_points=2,4,6", "--metric", "rounds > 5"),
        ("--grid", "turn.action_points=2..3", "turn.hand_limit=4..5", "--metric", "loses.0"),
        ("--find", "turn.action_points=1..12", "--target", "loses.0 = 40% +- 5"),
    ],
)
def test_the_last_line_asks_again(cli, words):
    first = cli("lab", "corridor", "--players", "4", "--at", "easy", "--blocks", "96", *words, "--json")
    assert first.code in (0, 3), first.err
    report = json.loads(first.out)
    again = json.loads(cli(*shlex.split(report["command"])[1:], "--json").out)
    del report["times"], again["times"]
    assert again == report


def test_exit_codes_say_whether_it_is_decided(cli):
    assert cli(*HAND, "--metric", "loses.0").code == 0
    done = cli(*HAND, "--metric", "loses.0", "--blocks", "32")
    assert done.code == 3
    assert "Still open" in done.out


def test_ctrl_c_prints_what_there_is(cli, monkeypatch):
    def stopped(run, steps, began, options):
        next(steps)
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "follow", stopped)
    monkeypatch.setattr(running, "TELL_EVERY", 0.0)
    done = cli(*HAND, "--json")
    assert done.code == 3
    assert json.loads(done.out)["decided"] is False


def test_a_folder_is_shown_and_resumed(cli, tmp_path, made_up):
    out = tmp_path / "out"
    assert cli(*HAND, "--metric", "loses.0", "--blocks", "64", "--out", out).code == 3
    assert sorted(path.name for path in out.iterdir()) == ["blocks.npz", "question.json", "report.html", "report.json"]
    shown = cli("lab", "show", out)
    assert shown.code == 3
    assert "Player 1 loses" in shown.out
    made_up.tasks.clear()
    assert cli("lab", "resume", out, "--blocks", "20000").code == 0
    assert min(task.first for task in made_up.tasks) >= 64
    whole = json.loads(cli(*HAND, "--metric", "loses.0", "--blocks", "20000", "--no-store", "--json").out)
    resumed = json.loads((out / "report.json").read_text())
    assert resumed == {key: value for key, value in whole.items() if key != "times"}


class Killed(BaseException):
    """As by a signal: nothing more is done."""


def test_a_run_that_was_killed_at_once_can_be_resumed(cli, tmp_path, monkeypatch):
    def killed(run, steps, began, options):
        raise Killed

    out = tmp_path / "out"
    with monkeypatch.context() as patch:
        patch.setattr(lab, "follow", killed)
        with pytest.raises(Killed):
            cli(*HAND, "--metric", "loses.0", "--out", out)
    assert [path.name for path in out.iterdir()] == ["question.json"]
    assert cli("lab", "resume", out).code == 0


def test_a_question_from_a_file(cli, tmp_path):
    path = tmp_path / "question.toml"
    path.write_text(
        'game = "corridor"\nplayers = 4\nat = "easy,hard"\nmetric = "loses.0"\n[change]\n"turn.hand_limit" = 6\n'
    )
    said = json.loads(cli("lab", "run", path, "--json").out)
    asked = json.loads(cli(*HAND, "--metric", "loses.0", "--json").out)
    assert said["strengths"] == asked["strengths"]


def test_metrics_are_listed(cli):
    done = cli("lab", "corridor", "--players", "3", "--metrics")
    assert done.code == 0
    assert "  rounds " in done.out
    assert "  loses.2 " in done.out


@pytest.mark.parametrize("ending", ["lab", "html", "csv", "json"])
def test_files_by_their_ending(cli, tmp_path, ending):
    path = tmp_path / f"x.{ending}"
    assert cli(*HAND, "--blocks", "32", "--out", path).code == 3
    assert path.stat().st_size > 500


@pytest.mark.parametrize(
    "words, message",
    [
        (["corridor"], "expected one question, not nothing: --change KEY=VALUE, --seats"),
        (["corridor", "--seats", "--length"], "expected one question, not seats and length"),
        (["corridr", "--seats"], "did you mean 'corridor'"),
        (["corridor", "--change", "turn.hand_limits=6"], "did you mean 'turn.hand_limit'"),
        (["corridor", "--change", "turn.hand_limit"], "expected KEY=VALUE"),
        (["corridor", "--change", "turn.hand_limit=60"], "expected a whole number from 1 to 10, not 60"),
        (["corridor", "--change", "turn.hand_limit=6", "--metric", "joy"], "there is no measure 'joy'"),
        (["corridor", "--sweep", "turn.hand_limit=5..7"], "--sweep needs one --metric"),
        (["corridor", "--sweep", "turn.hand_limit=5", "--metric", "rounds"], "expected two different values"),
        (["corridor", "--sweep", "turn.hand_limit=a..b", "--metric", "rounds"], "expected whole numbers"),
        (["corridor", "--find", "turn.hand_limit=5..7"], "--find needs a --target"),
        (["corridor", "--find", "turn.hand_limit=5..7", "--target", "rounds = 900 +- 1"], "it cannot be met"),
        (["corridor", "--seats", "--until", "soon"], "expected a precision such as 1pp, or verdict"),
        (["corridor", "--seats", "--at", "strong"], "there is no bot 'strong'"),
        (["corridor", "--seats", "--players", "9"], "9"),
        (["corridor", "--difficulty"], "played against each other"),
        (["run"], "lab run: expected a path behind it"),
        (["run", "nowhere.toml"], "does not exist; expected a question.toml"),
        (["show", "nowhere.lab"], "does not exist"),
        (["resume", "nowhere"], "does not exist"),
        (["corridor", "quoridor"], "expected one game"),
    ],
)
def test_bad_questions_are_refused_in_a_sentence(refused, words, message):
    assert message in refused("lab", *words)
