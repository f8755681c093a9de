"""The action numbers and their text."""

import pytest
from tests.games.quoridor.setups import GAME, new

import tablewright

pytestmark = pytest.mark.nojit


@pytest.mark.rule("QRD-1", "QRD-30")
@pytest.mark.parametrize(
    "number, text",
    [
        (0, "a1"), (8, "i1"), (9, "a2"), (80, "i9"), (81, "a1h"), (88, "h1h"), (89, "a2h"), (144, "h8h"),
        (145, "a1v"), (208, "h8v"), (209, "pass"), (210, "timeout 0"), (213, "timeout 3"), (214, "resign 0"),
        (217, "resign 3"), (218, "draw agreed"), (219, "repetition"),
    ],
)  # fmt: skip
def test_numbers_and_text_go_both_ways(number, text):
    assert GAME.texts[number] == text
    assert GAME.number(text) == number


def test_there_are_210_actions_and_ten_of_the_table():
    assert GAME.n_actions == 210
    assert len(GAME.texts) == len(set(GAME.texts)) == 220
    assert GAME.max_legal == 134


@pytest.mark.parametrize("text", ["E2", " e2 ", "e2"])
def test_case_and_blanks_do_not_matter(text):
    game = new()
    game.play(text)
    assert game.to_dict()["state"]["pawns"] == ["e2", "e9"]


@pytest.mark.parametrize("text", ["e10", "j1", "e3x", "", "jump", "timeout", "timeout 4", "draw"])
def test_what_is_no_move_is_refused_as_such(text):
    with pytest.raises(tablewright.IllegalMove, match="is no move of Quoridor"):
        new().play(text)


@pytest.mark.parametrize("number", [-1, 220, 1000])
def test_numbers_beyond_the_list_are_refused(number):
    with pytest.raises(tablewright.IllegalMove, match="has the action numbers 0 to 219"):
        new().play(number)


@pytest.mark.rule("QRD-1")
def test_the_picture_of_the_board_in_the_state_module_is_right():
    """The tables of squares and slots are drawn beside the code; each number stands where its text says."""
    from tablewright.games.quoridor import state

    assert state.__doc__ is not None
    rows = [line.split() for line in state.__doc__.splitlines() if line.strip()[:1].isdigit()]
    assert len(rows) == 9
    for row in rows:
        y, numbers = int(row[0]), [int(number) for number in row[1:10]]
        assert [GAME.texts[n] for n in numbers] == [f"{x}{y}" for x in "abcdefghi"]
        if len(row) > 10:
            assert int(row[10]) == y
            slots = [GAME.texts[81 + int(number)] for number in row[11:]]
            assert slots == [f"{x}{y}h" for x in "abcdefgh"]
