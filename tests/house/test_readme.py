"""What the pages promise works."""

import argparse
import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

import tablewright.cli

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md")
COMMAND = re.compile(r"(?:^ {4}|`)python3 run\.py (.+?)(?:`|  |$)", re.MULTILINE)
COMMANDS = sorted({line for page in PAGES for line in COMMAND.findall(page.read_text("utf-8"))})


@pytest.mark.parametrize("line", COMMANDS)
def test_every_command_in_the_pages_exists_and_takes_these_words(line):
    name, *words = shlex.split(line)
    if name == "test":  # run.py's own; the rest goes to pytest
        return
    assert name in tablewright.cli.COMMANDS
    parser = argparse.ArgumentParser()
    import_module(f"tablewright.cli.{name.replace('-', '_')}").arguments(parser)
    parser.parse_args(words)


def test_every_command_is_in_the_readme():
    named = {line.split()[0] for line in COMMAND.findall(README)}
    assert named == {*tablewright.cli.COMMANDS, "test"}


def test_the_perft_commands_count(capsys):
    lines = [shlex.split(line) for line in COMMANDS if line.startswith("perft")]
    counts = {}
    for words in lines:
        assert tablewright.cli.main(words) == 0
        counts[len(words)] = int(capsys.readouterr().out.split()[-1])
    assert counts[min(counts)] == 16677


def test_the_python_in_the_readme_runs(capsys):
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    names: dict[str, object] = {}
    exec(example, names)
    assert "9" in capsys.readouterr().out  # the board
    position = names["position"]
    assert isinstance(position, tablewright.Position)
    start = position.game.new(players=2, seed=7)
    assert start.legal()[:4] == ["d1", "f1", "e2", "a1h"]
    assert start.story(start.play("e2")) == ["Blue moves to e2."]
