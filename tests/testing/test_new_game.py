"""A game from outside: written by `new-game`, installed as a package, checked, simulated, played by people and bots.

tests/browser/test_outside_game.py plays it on the page.
"""

import ast
import json

import pytest
from tests.testing.outside import NAME, install

from tablewright.kernel.errors import TablewrightError
from tablewright.new_game import TEMPLATE, replaced, write_game

MOST_LINES, MOST_FILES = 170, 7
UNCOMPILED = {"NUMBA_DISABLE_JIT": "1"}


@pytest.fixture(scope="module")
def outside(tmp_path_factory):
    return install(tmp_path_factory.mktemp("outside"))


def test_it_passes_the_suite_and_its_own_tests(outside):
    done = outside.run("-m", "pytest", "-q", "-p", "no:cacheprovider", **UNCOMPILED)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout


def test_the_suite_notices_what_is_broken(outside):
    """Counter-test: the same suite fails where the game's rules do not match its recorded games."""
    rules = outside.package / "src" / NAME / "rules.py"
    text = rules.read_text("utf-8")
    rules.write_text(text.replace(">= r.in_a_row", "> r.in_a_row"), "utf-8")
    try:
        done = outside.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "recorded or four", **UNCOMPILED)
    finally:
        rules.write_text(text, "utf-8")
    assert done.returncode == 1
    assert "test_every_end_has_a_recorded_game_that_replays" in done.stdout


def test_it_is_simulated_like_our_own(outside):
    told = json.loads(outside.tablewright("sim", NAME, "--games", 1000, "--seed", 1, "--json"))
    kept = json.loads((outside.package / "tests" / "signature.json").read_text("utf-8"))
    assert told["plies"] == kept["2"]


MEASURED = """
import json
from tablewright.lab.arms import Arm
from tablewright.lab.measures import measures
from tablewright.lab.whole_games import play
arm = Arm.of({name!r}, 2, ("random",))
table = play(arm, 1, 0, 3)
print(json.dumps({{m.name: [m.of(table).tolist(), m.low, m.high, m.title()] for m in measures(arm.start())}}))
"""


def test_the_lab_measures_it_without_a_line_of_its_own(outside):
    done = outside.run("-c", MEASURED.format(name=NAME), **UNCOMPILED)
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert {"wins.0", "wins.1", "draws", "minutes", "choices", "options", "waiting"} <= set(told)
    won = [sum(outcome) for outcome in zip(*(told[name][0] for name in ("wins.0", "wins.1", "draws")))]
    assert won == [1, 1, 1]
    for values, low, high, title in told.values():
        assert all(low <= value <= high for value in values)
        assert title


def test_every_level_of_bot_plays_it(outside):
    told = json.loads(
        outside.tablewright(
            "arena",
            NAME,
            "--bots",
            "random,greedy,beginner,easy,medium,hard,expert",
            "--games",
            5,
            "--seed",
            1,
            "--json",
        )
    )
    assert sum(told["end_reasons"].values()) >= 5


def test_people_play_it_in_the_terminal(outside):
    typed = "a1\na1\na5\nb1\nb5\nc1\nc5\nd1\n"
    done = outside.run(
        "-m", "tablewright.cli", "play", NAME, "--seats", "person,person", "--names", "Ann,Bob", "--seed", 1,
        typed=typed, **UNCOMPILED,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "Ann places a piece on a1." in done.stdout
    assert "There is a piece on that square. (FOU-4)" in done.stdout
    assert "Ann wins." in done.stdout


def test_the_rules_and_their_tests_are_listed(outside):
    assert outside.tablewright("rules", NAME, **UNCOMPILED).count("FOU-") >= 6


def test_the_template_is_small_and_wires_nothing():
    files = sorted((TEMPLATE / "src" / "game_name").glob("*.py"))
    assert len(files) <= MOST_FILES
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= MOST_LINES
    [start] = [path for path in files if path.name == "__init__.py"]
    tree = ast.parse(start.read_text("utf-8"))
    assert [type(node).__name__ for node in tree.body] == ["Expr", "ImportFrom", "Assign"]


@pytest.mark.parametrize(
    "name, problem",
    [
        ("Big", "cannot be the name of a game"),
        ("a-b", "cannot be the name of a game"),
        ("../up", "cannot be the name of a game"),
        ("1st", "cannot be the name of a game"),
        ("", "cannot be the name of a game"),
        ("quoridor", "there is a game 'quoridor' already"),
        ("json", "is a module of Python"),
    ],
)
def test_a_name_that_cannot_be_is_refused(tmp_path, name, problem):
    with pytest.raises(TablewrightError, match=problem):
        write_game(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_what_is_there_is_not_overwritten(tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "work.txt").write_text("mine", "utf-8")
    with pytest.raises(TablewrightError, match="exists already"):
        write_game("mine", tmp_path)
    assert (tmp_path / "mine" / "work.txt").read_text("utf-8") == "mine"


def test_names_are_replaced():
    assert (
        replaced("game_name, Game Title, GAM-3, tablewright-game-name", "go_2") == "go_2, Go 2, GOG-3, tablewright-go-2"
    )
