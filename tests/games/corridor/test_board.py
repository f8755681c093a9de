"""The board as text."""

import pytest
from tests.games.corridor.setups import GAME, played, scene

pytestmark = pytest.mark.nojit
START = [(4, 4), (3, 4), (4, 5), (1, 5)]
HANDS = ["push trip", "jump jump distract", "attract", "trip trip push distract"]


BOARD = """\
  11  · · · ·
  10  · · · ·
   9  · · · ·
   8  · · · ·  ┄┄
   7  · · · ·
   6  █ █ █ ·
   5  ◆ · · ■
   4  · █ ▲ ●  ┄┄
   3  · · · ·
   2  · · · ·
   1  Z Z Z Z  ← the horde
   0  · · · ·
      1 2 3 4   lane

Round 1. The horde will move by its card.
Zombie cards left (number x copies): 1x3 2x4 3x3 4x2.
Action deck 44, discard pile: empty.
Corridor deck 10, used pile 0.

> ● Blue: lane 4, rank 4; your hand: push, trip; 4 points left
  ▲ Red: lane 3, rank 4; 3 cards
  ■ Yellow: lane 4, rank 5; 1 card; tripped
  ◆ Green: lane 1, rank 5; 4 cards"""


def test_the_text_board():
    position = scene(START, hands=HANDS, tripped=(2,), horde=1)
    assert position.board(0) == BOARD
    other = position.board(1)
    assert "your hand: jump, jump, distract" in other
    assert "push" not in other  # blue's hand stays hidden
    assert position.board(-1).count("your hand") == 0
    assert "\x1b[" in position.board(0, colour=True)
    roused = scene(START, attracts=2, distracts=1, depletions=2, horde=1).board(0)
    assert "by its card, with 2 attract and 1 distract beside it, +2 for the used-up corridor." in roused
    assert "by its card, with 1 distract beside it." in scene(START, distracts=1, horde=1).board(0)
    assert "with 1 attract and 1 distract beside it." in scene(START, attracts=1, distracts=1, horde=1).board(0)
    assert "rank 4; your hand: empty; 1 point left" in scene(START, points=1, horde=1).board(0)
    opening = GAME.new(2, 0).board(0)
    assert "The pawns are being placed." in opening
    assert " pit  Z Z Z Z" in opening
    assert "●" not in opening.split("lane")[0]


def test_the_board_tells_what_comes_next_only_if_it_comes():
    tied = scene([(4, 5), (3, 5), (4, 8)], horde=2, zombie=4, turn=2, depletions=1)
    tied.play("end")
    assert "Round 1. The horde waits for the vote." in tied.board(0)
    tied.play("vote 0")
    assert "Round 1. The game is over." in tied.board(0)
    rules = {"rules.reveal": "end_of_turn"}
    waiting = played(scene([(4, 7), (3, 7)], rules=rules), "forward")
    assert "used pile 0; the next card is laid at the end of the turn." in waiting.board(0)


def test_the_board_draws_gaps_and_shared_squares():
    rules = {"corridor.default_cards": ["chasm_r"] + ["open"] * 5}
    position = scene([(4, 4), (4, 5)], rules=rules, pieces=("start", "chasm_r"), tripped=(1,), horde=1)
    assert "   5  ○ ○ ○ ▲" in position.board(0)
    position.play("forward")
    assert "   5  ○ ○ ○ ●" in position.board(0)  # the one who stands is drawn
