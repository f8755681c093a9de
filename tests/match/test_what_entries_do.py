"""What each entry of a log does to a match, and what it leaves alone."""

import pytest
from tests.match.made import SECRET, START, play, setup, started, waiting, with_clock

import tablewright
from tablewright.match import wishes
from tablewright.match.entries import Entry
from tablewright.match.errors import LONGEST, Refused
from tablewright.match.history import sight
from tablewright.match.match import Match
from tablewright.match.seats import LONGEST_NAME, clean_name
from tablewright.match.sentences import Argument, spoken, worded
from tablewright.match.talk import conversation


def advanced(match: Match, kind: str, **fields):
    return match.advance(Entry(len(match.entries) + 1, match.entries[-1].at, kind, **fields))


def note(change) -> tuple[str, str]:
    return change.note.key, change.note.arguments.get("name", "")


def test_a_new_table_is_empty():
    match = Match(setup("quoridor", 4), SECRET)
    assert (match.phase, match.host, match.actor, match.chance_source, match.next_table) == ("waiting", -1, -1, "", "")
    assert (match.undone, match.asked_at, match.note, match.undo, match.draw) == (0, 0, None, None, None)
    assert [(seat.number, seat.kind) for seat in match.seats] == [(n, "empty") for n in range(4)]
    assert (match.out(), match.people(), match.names, match.entries, match.changes) == (frozenset(), [], [], [], [])


def test_the_host_stays_while_others_come_and_go():
    match = waiting("quoridor", 4, people=2)
    advanced(match, "sit", seat=2, sitter="empty")
    advanced(match, "sit", seat=2, sitter="person", name="Cleo")
    advanced(match, "sit", seat=1, sitter="empty")
    advanced(match, "sit", seat=1, sitter="bot", name="Bot")
    assert match.host == 0
    advanced(match, "sit", seat=0, sitter="bot", name="Bot 2")
    assert match.host == 2, "the first person there is"


@pytest.mark.parametrize("away", ["away", "timeout"])
def test_the_host_stays_while_others_leave_and_come_back(away):
    match = with_clock("corridor", 3, bank=10_000)
    match.advance(wishes.hand_host(match, START, 2))
    entry = wishes.gone(match, START, 0) if away == "away" else wishes.time_out(match, START + 10_000)
    match.advance(entry)
    assert match.host == 2
    match.advance(wishes.back(match, START, 0))
    assert match.host == 2
    assert (match.seats[0].is_away, match.seats[0].bot) == (False, "")


def test_coming_and_going_is_told():
    match = waiting("quoridor", 4, people=3)
    assert note(match.changes[0]) == ("table-joined", "Ann")
    assert note(match.changes[3]) == ("table-bot-joined", "Random bot")
    assert note(advanced(match, "sit", seat=1, sitter="empty")) == ("table-got-up", "Ben")
    assert note(advanced(match, "mute", seat=2, yes=True)) == ("table-muted", "Cleo")
    assert note(advanced(match, "mute", seat=2, yes=False)) == ("table-unmuted", "Cleo")
    renamed = advanced(match, "rename", seat=2, name="Zoe")
    assert renamed.note.arguments == {"was": "Cleo", "name": "Zoe"}
    assert match.seats[2].name == "Zoe"


def test_what_a_seat_adds_to_chance_is_kept_and_seen_by_nobody():
    match = waiting("quoridor", 2)
    change = advanced(match, "entropy", seat=1, entropy="0f")
    assert match.seats[1].entropy == "0f"
    assert change.unseen == {-1, 0, 1}


@pytest.mark.parametrize("phase, closed", [("waiting", "closed"), ("playing", "closed"), ("over", "over")])
def test_a_closed_table_asks_nothing(phase, closed):
    match = waiting() if phase == "waiting" else started()
    if phase == "playing":
        play(match, "e2")
        advanced(match, "ask_undo", player=0)
        advanced(match, "offer_draw", player=0)
    if phase == "over":
        advanced(match, "resign", player=0)
    advanced(match, "close", note="empty")
    assert (match.phase, match.undo, match.draw, match.note.key) == (closed, None, None, "table-closed-empty")


def test_the_end_of_a_game_ends_its_questions():
    match = started("quoridor", 2)
    advanced(match, "offer_draw", player=0)
    advanced(match, "resign", player=1)
    assert (match.phase, match.draw, match.undo, match.actor, match.out()) == ("over", None, None, -1, {1})


def test_a_question_is_new_when_somebody_is_asked_anew_and_only_then():
    match = started("corridor", 3)
    play(match, "lane 1", "lane 2", "lane 3")
    player = match.actor
    play(match, "draw")
    assert (match.actor, match.asked_at) == (player, len(match.entries)), "the same player goes on, after a move"
    asked_at = match.asked_at
    for entry in ({"kind": "away", "seat": 1, "by": "left"}, {"kind": "back", "seat": 1}):
        advanced(match, **entry)
        assert match.asked_at == asked_at
    match = started("quoridor", 2)
    play(match, "e2")
    advanced(match, "ask_undo", player=0)
    advanced(match, "away", seat=1, by="left")
    assert (match.actor, match.asked_at) == (0, len(match.entries)), "another player decides, though nobody moved"


def test_who_is_asked_answers_one_after_the_other():
    match = started("quoridor", 4)
    play(match, "e2")
    advanced(match, "ask_undo", player=0)
    first = advanced(match, "answer_undo", player=1, yes=True)
    assert (note(first), first.kept) == (("table-undo-agreed", "Ben"), -1)
    advanced(match, "answer_undo", player=2, yes=True)
    last = advanced(match, "answer_undo", player=3, yes=True)
    assert (note(last), last.kept) == (("table-undone", "Dan"), 0)
    assert (match.undo, match.undone, match.actor) == (None, 1, 0)


def test_who_asked_and_leaves_asks_no_longer():
    match = started("quoridor", 4)
    play(match, "e2")
    advanced(match, "ask_undo", player=0)
    change = advanced(match, "away", seat=0, by="left")
    assert (match.undo, change.kept, len(match.history.plies)) == (None, -1, 1)


def test_a_draw_is_offered_while_it_is_asked_whether_moves_may_be_taken_back():
    match = started("quoridor", 4)
    play(match, "e2")
    advanced(match, "offer_draw", player=3)
    advanced(match, "ask_undo", player=0)
    advanced(match, "answer_undo", player=1, yes=True)
    assert match.draw is not None, "the answer of another is no answer to this"
    advanced(match, "answer_undo", player=3, yes=True)
    assert match.draw is None, "who lets moves be taken back plays on"
    advanced(match, "offer_draw", player=3)
    advanced(match, "answer_undo", player=2, yes=True)
    assert (match.draw, match.undo) == (None, None), "moves were taken back"


def test_where_nothing_can_be_taken_back_nothing_is():
    match = started("quoridor", 2)
    play(match, "e2")
    advanced(match, "ask_undo", player=1)
    change = advanced(match, "answer_undo", player=0, yes=True)
    assert (change.kept, len(match.history.plies)) == (1, 1)


def test_only_what_was_free_goes_on_with_the_same_chance():
    for by, undone in (("free", 0), ("alone", 1)):
        match = started("quoridor", 2)
        play(match, "e2")
        change = advanced(match, "undo", player=0, to=0, by=by)
        assert (change.kept, match.undone, match.history.plies) == (0, undone, [])


def test_who_comes_back_in_time_gets_nothing():
    match = with_clock("corridor", 2, bank=10_000)
    match.clock.left[0] = 500
    advanced(match, "away", seat=0, by="gone")
    advanced(match, "back", seat=0)
    assert match.clock.left[0] == 500


def test_who_has_more_than_a_tenth_of_the_bank_keeps_it():
    match = with_clock("corridor", 2, bank=10_000)
    match.advance(wishes.time_out(match, START + 10_000))
    match.clock.left[0] = 5000
    advanced(match, "back", seat=0)
    assert match.clock.left[0] == 5000


def test_without_a_clock_there_is_nothing_to_forgive():
    match = started()
    assert note(advanced(match, "resume", lost=5)) == ("table-resumed", "")
    assert match.clock is None


@pytest.mark.parametrize("game", [name for name in tablewright.GAMES if tablewright.game(name).has_secrets])
def test_what_everybody_sees_is_kept_up_to_date(game):
    players = tablewright.game(game).meta.players[-1]
    match = started(game, players)

    def is_seen() -> bool:
        position = match.history.position
        views = {viewer: match.seen_by(viewer) for viewer in range(-1, players)}
        return all(view is not None for view in views.values()) and all(
            view.view("u1")[match.game.position_mask].tobytes() == sight(position, viewer)
            for viewer, view in views.items()
        )

    assert is_seen()
    for _ in range(4):
        play(match, match.history.position.legal()[-1])
        assert is_seen()
    player = match.history.plies[-1].player
    advanced(match, "undo", player=player, to=match.history.last_decision(player), by="alone")
    assert is_seen()
    assert match.seen_by(players) is None


def test_the_walk_through_a_game_has_the_chance_it_was_played_with():
    """Also where chance went on with a fresh seed, at the first move and later."""
    match = started("corner_rush", 2)
    for keep in (0, 2):
        while len(match.history.plies) < keep + 2:
            play(match, match.history.position.legal()[0])
        advanced(match, "undo", player=match.history.plies[keep].player, to=keep, by="alone")
    while len(match.history.plies) < 6:
        play(match, match.history.position.legal()[0])
    hashes = [position.hash for position in match.history.walk()]
    assert hashes[-1] == match.history.position.hash
    assert [match.history.at(n).hash for n in range(7)] == hashes
    steps = [(before.tobytes(), ply, after.tobytes()) for before, ply, _, after in match.history.steps()]
    assert [ply for _, ply, _ in steps] == match.history.plies
    assert steps[-1][2] == match.history.position.arrays[1].tobytes()
    assert [before != after for before, _, after in steps] == [True] * 6
    told = {change.entry.number: change.events for change in match.changes}
    assert all(events == told[ply.entry] for _, ply, events, _ in match.history.steps())


def test_who_is_out_has_decided_before_and_not_by_resigning():
    match = started("quoridor", 4)
    play(match, "e2", "b5")
    advanced(match, "resign", player=0)
    assert [match.history.last_decision(player) for player in range(4)] == [0, 1, None, None]
    assert match.history.cost_of_undo(0) == "ask"


@pytest.mark.parametrize("length, said", [(LONGEST, "x" * LONGEST), (LONGEST + 1, "x" * LONGEST + "...")])
def test_a_refusal_says_again_only_the_beginning_of_what_was_sent(length, said):
    refused = Refused("no-such-move", move="x" * length, problem="?")
    assert refused.message.arguments["move"] == said
    assert Refused("ahead", number=5, last=2).message.arguments == {"number": 5, "last": 2}


def test_a_number_behind_a_name_never_makes_it_too_long():
    long = "x" * LONGEST_NAME
    assert clean_name(long, [long], "") == "x" * (LONGEST_NAME - 3) + " 2"
    assert clean_name("Ann", ["Ann"], "") == "Ann 2"


def test_sentences_have_players_and_words_of_the_catalogue_as_such():
    match = started("corridor", 2)
    play(match, "lane 1", "lane 2")
    told = [match.game.narrate(event) for change in match.changes for event in change.events]
    lines = [spoken(line, "corridor", ["Ann", "Ben"]) for line in told]
    assert any(Argument(player=0) in line.arguments.values() for line in lines)
    assert any(
        argument.word for line in lines for argument in line.arguments.values() if isinstance(argument, Argument)
    )
    assert any("Ann" in line.text for line in lines)
    assert {line.text for line in (spoken(line, "corridor", ["Ann", "Ben"], texts=False) for line in told)} == {""}
    joined = match.changes[0].note
    assert spoken(joined, "no such game", []) == worded(joined, "")
    assert spoken(joined, "no such game", []).text == "Ann sits down."


def test_bots_tell_others_what_their_own_player_knows():
    assert conversation(started("corridor", 2).history.position, ["easy", "easy"], 0) == ()
    position = started("zombie_tower", 3).history.position
    of_one, of_two = (conversation(position, bots, 0) for bots in ([None, "expert", None], [None, None, "expert"]))
    assert of_one
    assert of_two
    assert conversation(position, ["expert"] * 3, 0) == of_one + of_two, "nobody talks to themselves"
