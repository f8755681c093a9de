"""The page and the games say the same of a position: a board declares just what its game describes."""

import re
from pathlib import Path

import pytest

import tablewright

pytestmark = pytest.mark.nojit
BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
DECLARED = {path.parent.name: path for path in sorted(BOARDS.glob("*/state.ts"))}


def keys_of_state(script: str) -> set[str]:
    """The keys of `export interface State`: those that stand one step in."""
    body = re.search(r"^export interface State \{\n(.*?)^\}", script, re.M | re.S)
    assert body is not None, "expected: export interface State { ... }"
    return set(re.findall(r"^  (\w+)\??:", body[1], re.M))


def test_keys_are_read_as_they_are_written():
    script = (
        "export interface State {\n  /** turn: of whom */\n  turn: number;\n  hand: {\n    size: number;\n  };\n}\n"
    )
    assert keys_of_state(script) == {"turn", "hand"}


def test_there_are_boards():
    assert DECLARED


@pytest.mark.parametrize("name", DECLARED)
def test_a_board_declares_what_its_game_describes(name):
    game = tablewright.game(name)
    for players in game.meta.players:
        described = game.new(players, seed=1).observation(0).to_dict()["state"]
        assert keys_of_state(DECLARED[name].read_text("utf-8")) == set(described)
