"""review and losses: a finished game from its record, as text, as a page and for programs."""

import json

import pytest

import tablewright


@pytest.fixture
def record(tmp_path):
    position = tablewright.game("quoridor").new(2, 7)
    for move in ("e2", "e8", "a1h", "resign 1"):
        position.play(move)
    path = tmp_path / "record.json"
    path.write_text(position.record(), "utf-8")
    return path


def test_a_review_as_text_as_a_page_and_for_programs(cli, record, tmp_path):
    page, data = tmp_path / "review.html", tmp_path / "review.json"
    done = cli("review", record, "--html", page, "--json", data)
    assert done.code == 0
    assert "Turning points" in done.out
    assert "Luck and choices" in done.out
    assert json.loads(data.read_text("utf-8"))["plies"] == 4
    html = page.read_text("utf-8")
    assert html.startswith("<!doctype html>")
    assert "<svg" in html
    assert "<script" not in html
    assert "http" not in html


def test_in_french(cli, record):
    done = cli("review", record, "--language", "fr", "--all")
    assert done.code == 0
    assert "Tournants de la partie" in done.out
    assert "Décisions" in done.out


def test_what_is_no_finished_game_is_refused_in_a_line(cli, tmp_path):
    path = tmp_path / "record.json"
    path.write_text(tablewright.game("quoridor").new(2, 7).record(), "utf-8")
    done = cli("review", path)
    assert done.code == 2
    assert "not over" in done.err
    path.write_text("[]", "utf-8")
    assert cli("review", path).code == 2
    assert cli("review", tmp_path / "nothing.json").code == 2


def test_an_unknown_level_is_refused(cli, record):
    done = cli("review", record, "--level", "genius")
    assert done.code == 2
    assert "easy, medium, hard" in done.err


def test_losses_by_kind_of_move(cli):
    done = cli("losses", "quoridor", "--bot", "random", "--games", "0")
    assert (done.code, "above 0" in done.err) == (2, True)
    assert "leave --set" in cli("losses", "quoridor", "--set", "fences.2=3").err
