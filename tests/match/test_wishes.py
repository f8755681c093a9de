"""What becomes of a wish: an entry, or a refusal with its code."""

from types import SimpleNamespace

import pytest
from tests.match.made import START, play, started, waiting

from tablewright.match import wishes
from tablewright.match.errors import Refused
from tablewright.match.match import Match
from tablewright.match.view_numbers import ViewNumbers


def refusal(wish) -> str:
    with pytest.raises(Refused) as caught:
        wish()
    return caught.value.code


def moved(match: Match, seat: int, number: int, move: str):
    wish = SimpleNamespace(seat=seat, number=number, move=move)
    return wishes.granted(match, ViewNumbers(match), START, "move", wish)


def test_a_move_answers_the_question_that_is_asked_now():
    match = started()
    assert moved(match, 0, 3, "e2").kind == "move"
    play(match, "e2", "e8")
    assert refusal(lambda: moved(match, 0, 4, "e3")) == "stale", "seen before the other had moved"
    assert moved(match, 0, 5, "e3").kind == "move"
    assert refusal(lambda: moved(match, 0, 6, "e3")) == "ahead"


def test_only_people_add_to_chance():
    match = waiting(people=1)
    assert wishes.add_entropy(match, START, 0, "ab" * 100).entropy == ("ab" * 100)[: wishes.LONGEST_ENTROPY]
    assert refusal(lambda: wishes.add_entropy(match, START, 1, "ab")) == "no-seat"


def test_a_start_fills_free_seats_with_bots_one_after_the_other():
    match = waiting("quoridor", 4, people=1)
    for seat in (1, 3):
        match.advance(wishes.open_seat(match, START, seat))
    wish = SimpleNamespace(seat=0, command="start", bot="", target=0)
    done = []
    while match.phase == "waiting":
        done.append(wishes.granted(match, ViewNumbers(match), START, "host", wish))
        match.advance(done[-1])
    assert [(entry.kind, entry.seat) for entry in done[:2]] == [("sit", 1), ("sit", 3)]
    assert [entry.kind for entry in done] == ["sit", "sit", "start"]
    assert [seat.kind for seat in match.seats] == ["person", "bot", "bot", "bot"]


def test_what_belongs_to_the_table_is_no_move_of_a_player():
    match = started()
    for action in range(match.game.n_actions, len(match.game.texts)):
        with pytest.raises(Refused) as caught:
            wishes.move(match, START, 0, match.game.texts[action])
        assert caught.value.message.key == "why-move-of-the-table"


def test_seats_are_opened_before_the_game_only():
    match = started(people=1)
    assert refusal(lambda: wishes.open_seat(match, START, 1)) == "started"
