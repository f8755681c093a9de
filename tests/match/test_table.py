"""Seats, hosts, coming and going: everything at a table that is not a move."""

import msgspec
import pytest
from tests.match.made import SECRET, START, play, play_out, setup, started, waiting

from tablewright.match import wishes
from tablewright.match.entries import BOT, EMPTY, Entry
from tablewright.match.errors import Refused
from tablewright.match.match import Match, replayed
from tablewright.match.seats import clean_name


def refused(code: str):
    return pytest.raises(Refused, check=lambda error: error.code == code)


def test_the_first_person_is_the_host_and_seats_fill_in_order():
    match = waiting("quoridor", 4)
    assert match.host == 0
    assert [seat.name for seat in match.seats] == ["Ann", "Ben", "Cleo", "Dan"]
    assert all(seat.is_here for seat in match.seats)


def test_a_taken_seat_and_a_full_table_are_refused():
    match = Match(setup("quoridor", 2), SECRET)
    match.advance(wishes.sit(match, START, 1, "Ann", "k"))
    with refused("taken"):
        wishes.sit(match, START, 1, "Ben", "k")
    with refused("no-seat"):
        wishes.sit(match, START, 7, "Ben", "k")
    match.advance(wishes.sit(match, START, None, "Ben", "k"))
    with refused("full"):
        wishes.sit(match, START, None, "Cleo", "k")


def test_a_game_starts_when_no_seat_is_free():
    match = Match(setup("quoridor", 2), SECRET)
    match.advance(wishes.sit(match, START, None, "Ann", "k"))
    with refused("free-seats"):
        wishes.start(match, START)
    match.advance(wishes.sit_bot(match, START, 1, "greedy"))
    match.advance(wishes.start(match, START))
    assert match.phase == "playing"
    assert match.seats[1].plays_by_itself
    with refused("started"):
        wishes.start(match, START)


def test_places_follow_the_order_that_the_table_chose():
    match = started("quoridor", 4, order="nominated", first=3)
    assert match.player_of == [1, 2, 3, 0]
    assert match.seat_of == [3, 0, 1, 2]
    assert match.names == ["Dan", "Ann", "Ben", "Cleo"]
    assert match.actor == 0


def test_before_the_game_people_come_and_go():
    match = waiting("quoridor", 2)
    match.advance(wishes.leave(match, START, 0))
    assert match.seats[0].kind == EMPTY
    assert match.host == 1, "the host has left, so somebody else is"
    match.advance(wishes.sit(match, START, None, "Ben", "k"))
    assert match.seats[0].name == "Ben 2", "two of the same name would be confused"


def test_the_host_rules_the_table():
    match = waiting("quoridor", 2)
    wishes.host_only(match, 0)
    with refused("not-host"):
        wishes.host_only(match, 1)
    with refused("host"):
        wishes.remove(match, START, 0)
    match.advance(wishes.remove(match, START, 1))
    assert match.seats[1].kind == EMPTY
    match.advance(wishes.sit_bot(match, START, 1, "greedy"))
    match.advance(wishes.open_seat(match, START, 1))
    assert match.seats[1].kind == EMPTY
    with refused("no-bot"):
        wishes.open_seat(match, START, 0)


def test_the_host_can_mute_and_hand_the_table_on():
    match = waiting("quoridor", 2)
    match.advance(wishes.mute(match, START, 1, True))
    assert match.seats[1].is_muted
    match.advance(wishes.mute(match, START, 1, False))
    assert not match.seats[1].is_muted
    match.advance(wishes.hand_host(match, START, 1))
    assert match.host == 1
    for wish in (wishes.hand_host, lambda match, now, seat: wishes.mute(match, now, seat, True)):
        with pytest.raises(Refused) as nowhere:
            wish(match, START, None)
        assert (nowhere.value.code, nowhere.value.message.arguments["seat"]) == ("no-seat", "-1")


def test_the_history_lists_what_the_one_who_is_asked_may_do():
    match = started("quoridor", 2)
    for move in ("e2", "e8"):
        assert match.history.actions() == match.history.position.actions()
        assert match.history.actions()
        play(match, move)
    match.advance(wishes.resign(match, START, 0))
    assert match.history.actions() == []


def test_who_is_removed_from_a_running_game_is_replaced_by_a_bot():
    match = started("quoridor", 2)
    match.advance(wishes.remove(match, START, 1))
    assert match.seats[1].kind == BOT
    assert match.seats[1].key == "", "the old key opens nothing any more"
    with refused("no-seat"):
        wishes.resign(match, START, 1)


def test_a_bot_plays_for_who_has_left_until_they_are_back():
    match = started("corridor", 3)
    match.advance(wishes.leave(match, START, 1))
    assert match.seats[1].plays_by_itself
    assert match.people() == [0, 2]
    with refused("away"):
        wishes.leave(match, START, 1)
    assert wishes.gone(match, START, 1) is None
    back = wishes.back(match, START, 1)
    assert back is not None
    match.advance(back)
    assert match.people() == [0, 1, 2]
    assert wishes.back(match, START, 1) is None


def test_a_table_whose_host_leaves_has_another_and_gets_one_back():
    match = started("corridor", 2)
    match.advance(wishes.leave(match, START, 0))
    assert match.host == 1
    match.advance(wishes.leave(match, START, 1))
    assert match.host == -1
    back = wishes.back(match, START, 0)
    assert back is not None
    match.advance(back)
    assert match.host == 0


def test_resigning_ends_a_game_of_two_and_leaves_a_game_of_four():
    match = started("quoridor", 2)
    match.advance(wishes.resign(match, START, 1))
    assert match.phase == "over"
    match = started("quoridor", 4)
    match.advance(wishes.resign(match, START, 2))
    assert match.phase == "playing"
    assert match.out() == {2}
    with refused("out"):
        wishes.move(match, START, 2, "e8")
    match = started("corridor", 2)
    with refused("no-resigning"):
        wishes.resign(match, START, 0)


def test_a_draw_needs_the_word_of_everybody():
    match = started("quoridor", 4)
    match.advance(wishes.resign(match, START, 3))
    assert wishes.can_draw(match)
    match.advance(wishes.offer_draw(match, START, 0))
    with refused("asked-already"):
        wishes.offer_draw(match, START, 1)
    with refused("not-asked"):
        wishes.answer_draw(match, START, 0, True)
    match.advance(wishes.answer_draw(match, START, 1, True))
    assert match.phase == "playing"
    match.advance(wishes.answer_draw(match, START, 2, True))
    assert match.history is not None
    assert (match.phase, match.history.position.end_reason) == ("over", "agreed_draw")


def test_a_draw_can_be_offered_only_where_everybody_left_is_a_person():
    assert wishes.can_draw(started("quoridor", 2))
    assert not wishes.can_draw(started("quoridor", 4, people=3))
    match = started("quoridor", 4, people=3)
    match.advance(wishes.resign(match, START, 0))
    assert not wishes.can_draw(match), "the bot is still in the game"
    for code, refused_to in (("why-draw-needs-all", match), ("why-no-draw", started("corridor", 2))):
        with pytest.raises(Refused, check=lambda error, code=code: error.message.key == code):
            wishes.offer_draw(refused_to, START, 1)


def test_a_refused_move_has_the_games_own_sentence_and_rule():
    match = started("quoridor", 2)
    with pytest.raises(Refused) as refusal:
        wishes.move(match, START, 0, "e3")
    found = refusal.value
    assert (found.code, found.message.key, found.rule) == ("not-a-step", "quoridor-why-not-a-step", "QRD-16")
    assert found.sentence == "A pawn moves one square up, down, left or right."


def test_no_draw_is_offered_before_the_game_twice_or_where_there_is_none():
    assert not wishes.can_draw(waiting("quoridor", 2))
    assert not wishes.can_draw(started("corridor", 2))
    match = started("quoridor", 2)
    match.advance(wishes.offer_draw(match, START, 0))
    assert not wishes.can_draw(match)


def test_a_draw_offer_ends_when_somebody_leaves():
    match = started("quoridor", 4)
    match.advance(wishes.offer_draw(match, START, 0))
    change = match.advance(wishes.leave(match, START, 1))
    assert match.draw is None
    assert change.kept == -1, "no move was taken back"


def test_the_present_question_is_as_old_as_the_last_move():
    match = started("quoridor", 2)
    assert match.asked_at == match.entries[-1].number
    play(match, "e2")
    asked_at = match.entries[-1].number
    match.advance(wishes.offer_draw(match, START, 0))
    assert match.asked_at == asked_at, "the same player is asked the same"
    match.advance(wishes.undo(match, START, 0))
    match.advance(wishes.answer_undo(match, START, 1, True))
    assert match.asked_at == match.entries[-1].number


def test_a_seat_without_a_name_is_told_by_its_number():
    match = Match(setup("quoridor", 2), SECRET)
    change = match.advance(Entry(1, START, "sit", seat=1, sitter=EMPTY))
    assert change.note is not None
    assert change.note.arguments == {"name": "2"}


def test_a_draw_offer_ends_with_a_no_or_with_a_move():
    match = started("quoridor", 2)
    match.advance(wishes.offer_draw(match, START, 1))
    match.advance(wishes.answer_draw(match, START, 0, False))
    assert match.draw is None
    match.advance(wishes.offer_draw(match, START, 1))
    play(match, "e2")
    assert match.draw is None


def test_bots_agree_on_no_draw_and_other_games_know_none():
    with refused("no-draw"):
        wishes.offer_draw(started("quoridor", 2, people=1), START, 0)
    with refused("no-draw"):
        wishes.offer_draw(started("corridor", 2), START, 0)


def test_all_people_who_stayed_must_want_a_rematch():
    match = started("quoridor", 4, people=3)
    match.advance(wishes.leave(match, START, 2))
    play_out(match)
    with refused("over"):
        wishes.leave(match, START, 0)
    match.advance(wishes.rematch(match, START, 0))
    assert not wishes.all_want_rematch(match)
    with refused("asked-already"):
        wishes.rematch(match, START, 0)
    match.advance(wishes.rematch(match, START, 1))
    assert wishes.all_want_rematch(match), "neither bots nor those who left are asked"


def test_a_closed_table_is_closed():
    match = started("quoridor", 2)
    match.advance(wishes.close(match, START, "host"))
    assert match.phase == "closed"
    with refused("closed"):
        wishes.move(match, START, 0, "e2")
    with refused("closed"):
        wishes.close(match, START, "host")


def test_the_same_log_makes_the_same_match():
    match = started("corridor", 3)
    match.advance(wishes.leave(match, START, 1))
    play_out(match, seed=4)
    again = replayed(match.setup, SECRET, match.entries)
    assert match.history is not None
    assert again.history is not None
    assert again.history.position.hash == match.history.position.hash
    assert again.seats == match.seats


def test_entries_come_one_after_the_other():
    match = started("quoridor", 2)
    with pytest.raises(ValueError, match="cannot follow"):
        match.advance(Entry(99, START, "move", player=0, move="e2"))


def test_time_never_runs_backwards_in_the_log():
    match = started("quoridor", 2)
    play(match, "e2", at=START - 5000)
    assert match.entries[-1].at == START


def test_a_match_of_other_rules_is_shown_and_not_played():
    old = setup("quoridor", 2)
    match = started("quoridor", 2)
    play(match, "e2")
    for changed in ({"version": 99}, {"rules_hash": "0" * 16}, {"game": "chess"}):
        frozen = replayed(msgspec.structs.replace(old, **changed), SECRET, match.entries)
        assert frozen.phase == "frozen"
        assert frozen.note is not None
        assert frozen.history is None
        assert [seat.name for seat in frozen.seats] == ["Ann", "Ben"]
        assert (frozen.names, frozen.player_of, frozen.seat_of) == (["Ann", "Ben"], [0, 1], [0, 1])
        with refused("frozen"):
            wishes.move(frozen, START, 0, "e2")


@pytest.mark.parametrize(
    "typed, shown",
    [
        ("  Ann  Lee ", "Ann Lee"),
        ("a\nb\x00c\u202e", "abc"),
        ("", "Player 1"),
        ("\u200b", "Player 1"),
        ("x" * 50, "x" * 24),
        ("<b>Ann</b>", "<b>Ann</b>"),
    ],
)
def test_names_can_be_shown_anywhere(typed, shown):
    assert clean_name(typed, [], "Player 1") == shown


def test_names_at_a_table_differ():
    taken = ["Ann", "Ann 2"]
    assert clean_name("Ann", taken, "") == "Ann 3"
