"""A plugin for pytest, loaded wherever Tablewright is installed: the games and folders that the suite is run for.

A package with a game sets `tablewright_games = ["<game>"]` under [tool.pytest.ini_options] and has one line in a test:

    from tablewright.testing.suite import *

Everything is imported late: pytest loads this in projects that have nothing to do with games, too.
"""

from pathlib import Path
from typing import Any

import pytest

pytest.register_assert_rewrite("tablewright.testing.suite")
RULE = "rule(*ids): the rules, by id in the game's RULES.md, that this test would catch being broken"
TIERS = (
    "long: a full volume, too large for every day",
    "bounds: to be run again with NUMBA_BOUNDSCHECK=1",
    "nojit: small enough to be run again with NUMBA_DISABLE_JIT=1",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini("tablewright_games", "the games that tablewright.testing.suite is run for; all, if left out", "args")
    parser.addini("tablewright_tests", "the folder of a game's tests; {game} stands for its name", default="tests")


def pytest_configure(config: pytest.Config) -> None:
    for marker in (RULE, *TIERS):
        config.addinivalue_line("markers", marker)


def names(config: pytest.Config) -> list[str]:
    """The games that the suite is run for."""
    import tablewright

    return list(config.getini("tablewright_games") or tablewright.GAMES)


def tests_of(config: pytest.Config, name: str) -> Path:
    """Where the tests of a game lie, with records/ and signature.json."""
    return config.rootpath / str(config.getini("tablewright_tests")).format(game=name)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test of the suite asks for `game`, or for `start`: a new game, once for each number of players."""
    if metafunc.function.__module__ != "tablewright.testing.suite":
        return
    import tablewright

    games = [tablewright.game(name) for name in names(metafunc.config)]
    if "start" in metafunc.fixturenames:
        cases = [(game, players) for game in games for players in game.meta.players]
        ids = [f"{game.name}-{players}" for game, players in cases]
        metafunc.parametrize("start", cases, indirect=True, ids=ids)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", games, ids=[game.name for game in games])


@pytest.fixture
def start(request: pytest.FixtureRequest) -> Any:
    """Made when the test runs, not when tests are collected: the first new game of a kind compiles its rules."""
    game, players = request.param
    return game.new(players, seed=1)


@pytest.fixture
def tests_folder(request: pytest.FixtureRequest) -> Path:
    """The folder of the tests of the game that a test of the suite is about."""
    about = request.node.callspec.params
    game: Any = about["game"] if "game" in about else about["start"][0]
    return tests_of(request.config, game.name)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """What is not translated is told, and fails nothing: English stands in for it."""
    ran = {report.nodeid.partition("::")[2] for report in terminalreporter.getreports("passed")}
    if not any(name.startswith("test_english_has_words") for name in ran):
        return
    import tablewright
    from tablewright.testing.words import languages, untranslated

    for game in map(tablewright.game, names(config)):
        for language in languages(game):
            if absent := untranslated(game, language):
                shown = ", ".join(absent[:3]) + (", ..." if len(absent) > 3 else "")
                terminalreporter.write_line(f"{game.name}: {len(absent)} messages are not in {language}: {shown}")
