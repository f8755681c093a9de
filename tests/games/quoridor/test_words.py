"""Events in sentences, and the board as text."""

import re

import pytest
from tests.games.quoridor.setups import GAME, new, position

from tablewright.games.quoridor import state

pytestmark = pytest.mark.nojit

NAMES = ("Ann", "Ben", "Cleo", "Dan")


@pytest.mark.parametrize(
    "make, move, kinds, sentences",
    [
        (lambda: new(2), "e2", [state.MOVED], ["Ann moves to e2."]),
        (lambda: position("e4 e5"), "e6", [state.JUMPED], ["Ann jumps to e6."]),
        (lambda: position("e4 e5", "e5h"), "d5", [state.JUMPED], ["Ann jumps to d5."]),
        (lambda: new(2, "e2"), "e3h", [state.FENCED], ["Ben places a fence at e3h."]),
        (lambda: new(2), "h8v", [state.FENCED], ["Ann places a fence at h8v."]),
        (
            lambda: position("a5 b5 c5 i1", "a4h a5h g7h e8h g2v", left=[0, 5, 5, 5]),
            "pass", [state.PASSED], ["Ann has nowhere to go and passes."],
        ),
        (lambda: new(4), "timeout 3", [state.REMOVED], ["Dan leaves the game: out of time."]),
        (
            lambda: new(2), "resign 0", [state.REMOVED, state.WON],
            ["Ann leaves the game: resignation.", "Ben wins: resignation."],
        ),
        (
            lambda: position("c8 e5"), "c9", [state.MOVED, state.WON],
            ["Ann moves to c9.", "Ann wins: the far line is reached."],
        ),
        (lambda: new(2), "draw agreed", [state.DRAWN], ["The game is a draw: all players agreed."]),
        (
            lambda: position("c7 e5", ply=499), "c6", [state.MOVED, state.DRAWN],
            ["Ann moves to c6.", "The game is a draw: the game has gone on for too long."],
        ),
        (
            lambda: new(2, "d1 d9 e1", rules={"rules.repetition_draw": 2}), "e9", [state.MOVED, state.DRAWN],
            ["Ben moves to e9.", "The game is a draw: the same position has come too often."],
        ),
    ],
)  # fmt: skip
def test_what_happened_is_told(make, move, kinds, sentences):
    game = make()
    events = game.play(move)
    assert [event.kind for event in events] == kinds
    for viewer in (-1, 0, 1):
        assert game.story(events, viewer, NAMES) == sentences


def test_every_kind_of_event_is_told_above():
    """The kinds of the parameters above are all there are."""
    told = set()
    for args in test_what_happened_is_told.pytestmark[0].args[1]:
        told |= set(args[2])
    assert told == {state.MOVED, state.JUMPED, state.FENCED, state.PASSED, state.REMOVED, state.WON, state.DRAWN}


BOARD = """\
    a   b   c   d   e   f   g   h   i
  ┌───────────────────────────────────┐
9 │ ·   ·   ·   ·   ▲   ·   ·   · ┃ · │ 9
  │                               ┃   │
8 │ ·   ·   ·   ·   ·   ·   ·   · ┃ · │ 8
  │                                   │
7 │ ·   ·   ·   ·   ·   ·   ·   ·   · │ 7
  │                                   │
6 │ ·   ·   ·   ·   ·   ·   ·   ·   · │ 6
  │                                   │
5 │ ·   ·   ·   ·   ·   ·   ·   ·   · │ 5
  │                                   │
4 │ ·   ·   · ┃ ·   ·   ·   ·   ·   · │ 4
  │           ┃    ━━━━━━━            │
3 │ ·   ·   · ┃ ·   ●   ·   ·   ·   · │ 3
  │                                   │
2 │ ·   ·   ·   ·   ·   ·   ·   ·   · │ 2
  │━━━━━━━                            │
1 │ ·   ·   ·   ·   ·   ·   ·   ·   · │ 1
  └───────────────────────────────────┘
    a   b   c   d   e   f   g   h   i

▸ ● Ann  ▮▮▮▮▮▮▮▮▮
  ▲ Ben  ▮▮▮▮▮▮▮
"""


@pytest.mark.rule("QRD-30", "QRD-36")
def test_pawns_and_fences_are_drawn_where_they_are():
    game = position("e3 e9", "e3h c3v a1h h8v", left=[9, 7])
    assert game.board(names=NAMES) + "\n" == BOARD


@pytest.mark.rule("QRD-1")
@pytest.mark.parametrize("players", [2, 4])
def test_each_pawn_has_its_own_mark_on_its_own_square(players):
    pawns = ["e3", "b7", "h2", "d4"][:players]
    lines = position(" ".join(pawns)).board().splitlines()
    for player, square in enumerate(pawns):
        line = next(line for line in lines if line.startswith(square[1]))
        assert line[4 + 4 * "abcdefghi".index(square[0])] == "●▲■◆"[player]


@pytest.mark.rule("QRD-30")
@pytest.mark.parametrize("fence", ["a1h", "h1h", "a8h", "h8h", "d5h", "a1v", "h1v", "a8v", "h8v", "d5v"])
def test_a_fence_alone_is_drawn_between_its_four_squares(fence):
    x, y, way = "abcdefghi".index(fence[0]), int(fence[1]), fence[2]
    lines = position("e3 e9", fence).board().splitlines()
    marks = {(row, column) for row, line in enumerate(lines) for column, char in enumerate(line) if char in "━┃"}
    row, column = 2 + 2 * (9 - y), 4 + 4 * x  # the square nearest to a1
    if way == "h":
        assert marks == {(row - 1, column + n) for n in range(-1, 6)}
    else:
        assert marks == {(row - n, column + 2) for n in range(3)}


def test_lines_are_equally_long():
    lines = position("e3 e9", "e3h c3v a1h h8v", left=[9, 7]).board().splitlines()[1:20]
    assert len({len(line.rstrip(" 123456789")) for line in lines}) == 1


@pytest.mark.rule("QRD-36")
def test_the_list_of_players_says_who_moves_who_is_out_and_what_is_left():
    game = position("e3 - e9 i5", "a3h c3h e3h a6h c6h e6h", turn=2, left=[5, 0, 4, 0], removed=[1], fences_lost=5)
    assert game.board(names=NAMES).splitlines()[-4:] == [
        "  ● Ann  ▮▮▮▮▮",
        "  ▲ Ben: out of the game",
        "▸ ■ Cleo  ▮▮▮▮",
        "  ◆ Dan  no fences left",
    ]


def test_nobody_is_to_move_when_the_game_is_over():
    game = new(2)
    game.play("draw agreed")
    assert "▸" not in game.board()


def test_colour_changes_nothing_but_the_colour():
    game = position("e3 e9", "e3h c3v a1h h8v", left=[9, 7])
    coloured = game.board(names=NAMES, colour=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == game.board(names=NAMES)


def test_every_end_reason_has_words():
    from tablewright.kernel.narration import has_message

    assert all(has_message(f"quoridor-end-{reason}", "quoridor") for reason in GAME.meta.end_reasons[1:])
