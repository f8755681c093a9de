"""Every wish in every phase of a table: the entry that it becomes, or the code of its refusal."""

from collections.abc import Callable
from types import SimpleNamespace

import msgspec
import pytest
from tests.match.made import SECRET, START, play, setup, started, waiting

from tablewright.match import wishes
from tablewright.match.entries import ClockSettings, Entry
from tablewright.match.errors import Refused
from tablewright.match.match import Match, replayed
from tablewright.match.view_numbers import ViewNumbers

ANN, BEN, BOT_SEAT = 0, 1, 2  # of four seats; the last is a bot's too, or free
CLOCK = ClockSettings(60_000)


def table(phase: str) -> Match:
    """Ann and Ben and two bots; before the game one seat is free."""
    if phase == "waiting":
        match = waiting("quoridor", 4, people=2)
        match.advance(wishes.open_seat(match, START, 3))
        return match
    match = started("quoridor", 4, people=2, clock=CLOCK)
    play(match, "e2")
    if phase == "over":
        for seat in (ANN, BEN, BOT_SEAT):
            match.advance(Entry(len(match.entries) + 1, START, "resign", player=seat))
    if phase == "closed":
        match.advance(wishes.close(match, START, "host"))
    if phase == "frozen":
        other = msgspec.structs.replace(match.setup, version=99)
        return replayed(other, SECRET, match.entries)
    return match


PHASES = ("waiting", "playing", "over", "closed", "frozen")
Wish = Callable[[Match], Entry | None]
# the wish; what comes of it while waiting, playing, over, closed, frozen: a kind of entry, a code, or nothing
EVERY: dict[str, tuple[Wish, tuple[str, ...]]] = {
    "sit": (lambda m: wishes.sit(m, START, None, "Cleo", "k"), ("sit", "started", "over", "closed", "frozen")),
    "sit_bot": (lambda m: wishes.sit_bot(m, START, 3, "random"), ("sit", "started", "over", "closed", "frozen")),
    "open_seat": (lambda m: wishes.open_seat(m, START, BOT_SEAT), ("sit", "started", "over", "closed", "frozen")),
    "remove": (lambda m: wishes.remove(m, START, BEN), ("sit", "sit", "over", "closed", "frozen")),
    "rename": (lambda m: wishes.rename(m, START, BEN, "Bea"), ("rename", "rename", "rename", "closed", "frozen")),
    "entropy": (lambda m: wishes.add_entropy(m, START, BEN, "ab"), ("entropy", "started", "over", "closed", "frozen")),
    "start": (lambda m: wishes.start(m, START), ("free-seats", "started", "over", "closed", "frozen")),
    "hand_host": (lambda m: wishes.hand_host(m, START, BEN), ("host",) * 5),
    "mute": (lambda m: wishes.mute(m, START, BEN, True), ("mute",) * 5),
    "close": (lambda m: wishes.close(m, START, "host"), ("close", "close", "close", "closed", "close")),
    "move": (lambda m: wishes.move(m, START, BEN, "b5"), ("not-started", "move", "over", "closed", "frozen")),
    "resign": (lambda m: wishes.resign(m, START, BEN), ("not-started", "resign", "over", "closed", "frozen")),
    "undo": (lambda m: wishes.undo(m, START, ANN), ("not-started", "ask_undo", "over", "closed", "frozen")),
    "answer_undo": (
        lambda m: wishes.answer_undo(m, START, BEN, True), ("not-started", "not-asked", "over", "closed", "frozen"),
    ),
    "offer_draw": (
        lambda m: wishes.offer_draw(m, START, ANN), ("not-started", "no-draw", "over", "closed", "frozen"),
    ),
    "answer_draw": (
        lambda m: wishes.answer_draw(m, START, BEN, True), ("not-started", "not-asked", "over", "closed", "frozen"),
    ),
    "leave": (lambda m: wishes.leave(m, START, BEN), ("sit", "away", "over", "closed", "frozen")),
    "rematch": (lambda m: wishes.rematch(m, START, BEN), ("not-started", "started", "rematch", "closed", "frozen")),
    "gone": (lambda m: wishes.gone(m, START, BEN), ("", "away", "", "", "")),
    "back": (lambda m: wishes.back(m, START, BEN), ("", "", "", "", "")),
    "resume": (lambda m: wishes.resume(m, START + 9000, START), ("", "resume", "", "", "")),
    "time_out": (lambda m: wishes.time_out(m, START + 99_000), ("", "timeout", "", "", "")),
}  # fmt: skip


def outcome(wish: Wish, match: Match) -> str:
    try:
        entry = wish(match)
    except Refused as refused:
        return refused.code
    return "" if entry is None else entry.kind


@pytest.mark.parametrize("name", EVERY)
def test_what_becomes_of_a_wish_in_each_phase(name):
    wish, expected = EVERY[name]
    assert tuple(outcome(wish, table(phase)) for phase in PHASES) == expected


BY_A_PERSON: dict[str, Callable[[Match, int], Entry]] = {
    "rename": lambda m, seat: wishes.rename(m, START, seat, "Bea"),
    "hand_host": lambda m, seat: wishes.hand_host(m, START, seat),
    "mute": lambda m, seat: wishes.mute(m, START, seat, True),
    "resign": lambda m, seat: wishes.resign(m, START, seat),
    "undo": lambda m, seat: wishes.undo(m, START, seat),
    "answer_undo": lambda m, seat: wishes.answer_undo(m, START, seat, True),
    "offer_draw": lambda m, seat: wishes.offer_draw(m, START, seat),
    "answer_draw": lambda m, seat: wishes.answer_draw(m, START, seat, True),
    "leave": lambda m, seat: wishes.leave(m, START, seat),
    "remove": lambda m, seat: wishes.remove(m, START, seat),
    "host_only": lambda m, seat: wishes.host_only(m, seat),
}


@pytest.mark.parametrize("name", BY_A_PERSON)
def test_bots_and_seats_that_are_not_there_wish_for_nothing(name):
    match = table("playing")
    for seat, key in ((BOT_SEAT, "why-nobody-there"), (4, "why-no-seat"), (-1, "why-no-seat")):
        with pytest.raises(Refused) as refused:
            BY_A_PERSON[name](match, seat)
        assert (refused.value.code, refused.value.message.key) == ("no-seat", key)
    assert refused.value.message.arguments == {"seat": "-1", "last": 3}


@pytest.mark.parametrize(
    "wish, code",
    [
        (lambda m: wishes.sit(m, START, 4, "Cleo", "k"), "no-seat"),
        (lambda m: wishes.sit(m, START, BOT_SEAT, "Cleo", "k"), "taken"),
        (lambda m: wishes.sit_bot(m, START, None, "random"), "no-seat"),
        (lambda m: wishes.sit_bot(m, START, 4, "random"), "no-seat"),
        (lambda m: wishes.sit_bot(m, START, BEN, "random"), "taken"),
        (lambda m: wishes.open_seat(m, START, None), "no-seat"),
        (lambda m: wishes.open_seat(m, START, BEN), "no-bot"),
        (lambda m: wishes.remove(m, START, None), "no-seat"),
    ],
)
def test_nobody_sits_where_somebody_sits_or_outside_the_table(wish, code):
    assert outcome(wish, table("waiting")) == code


def granted(match: Match, kind: str, seat: int = ANN, **fields) -> Entry:
    wish = SimpleNamespace(seat=seat, **{"command": "", "target": None, "bot": "", **fields})
    return wishes.granted(match, ViewNumbers(match), START, kind, wish)


# what the host says, and the fields of the entry that comes of it
COMMANDS = [
    ("waiting", {"command": "close"}, {"kind": "close", "note": "host"}),
    ("waiting", {"command": "remove", "target": BEN}, {"kind": "sit", "seat": BEN, "sitter": "empty"}),
    ("waiting", {"command": "bot", "target": 3, "bot": "greedy"}, {"kind": "sit", "sitter": "bot", "bot": "greedy"}),
    ("waiting", {"command": "open", "target": BOT_SEAT}, {"kind": "sit", "seat": BOT_SEAT, "sitter": "empty"}),
    ("waiting", {"command": "mute", "target": BEN}, {"kind": "mute", "seat": BEN, "yes": True}),
    ("waiting", {"command": "unmute", "target": BEN}, {"kind": "mute", "seat": BEN, "yes": False}),
    ("waiting", {"command": "host", "target": BEN}, {"kind": "host", "seat": BEN}),
    ("waiting", {"command": "start"}, {"kind": "sit", "seat": 3, "bot": "random", "name": "Random bot 2"}),
    ("waiting", {"command": "start", "bot": "greedy"}, {"kind": "sit", "bot": "greedy", "name": "Greedy bot"}),
    ("playing", {"command": "remove", "target": BEN}, {"kind": "sit", "sitter": "bot", "name": "Random bot 3"}),
]


@pytest.mark.parametrize("phase, said, expected", COMMANDS)
def test_what_the_host_says_is_done(phase, said, expected):
    entry = granted(table(phase), "host", **said)
    assert {name: getattr(entry, name) for name in expected} == expected


@pytest.mark.parametrize(
    "seat, said, code",
    [
        (BEN, {"command": "close"}, "not-host"),
        (BOT_SEAT, {"command": "close"}, "no-seat"),
        (9, {"command": "close"}, "no-seat"),
        (ANN, {"command": "dance"}, "no-such-command"),
        (ANN, {"command": "bot", "target": 3, "bot": "clever"}, "no-such-bot"),
        (ANN, {"command": "bot", "target": 3, "bot": "ismcts:iterations=5"}, "no-such-bot"),
    ],
)
def test_who_may_not_command_and_what_is_no_command(seat, said, code):
    with pytest.raises(Refused) as refused:
        granted(table("waiting"), "host", seat, **said)
    assert refused.value.code == code


def test_what_somebody_wishes_for_who_is_away_or_here_already():
    match = started("corridor", 2)
    with pytest.raises(Refused, check=lambda error: error.code == "here"):
        granted(match, "back")
    match.advance(granted(match, "leave"))
    with pytest.raises(Refused, check=lambda error: error.code == "away"):
        granted(match, "move", move="lane 1", number=4)
    assert granted(match, "back").kind == "back"


@pytest.mark.parametrize(
    "kind, fields, expected",
    [
        ("rename", {"name": "Zoe"}, {"kind": "rename", "seat": ANN, "name": "Zoe"}),
        ("rename", {"name": "Ann"}, {"name": "Ann"}),  # the own name is not taken
        ("rename", {"name": "Ben"}, {"name": "Ben 2"}),
        ("resign", {}, {"kind": "resign", "player": 0}),
        ("undo", {}, {"kind": "ask_undo", "player": 0}),
        ("leave", {}, {"kind": "away", "seat": ANN, "by": "left"}),
    ],
)
def test_what_players_wish_for(kind, fields, expected):
    entry = granted(table("playing"), kind, **fields)
    assert {name: getattr(entry, name) for name in expected} == expected


def test_answers_are_entries_of_who_answers():
    match = started("quoridor", 2)
    play(match, "e2")
    match.advance(granted(match, "undo"))
    assert granted(match, "undo_answer", BEN, yes=False).yes is False
    match.advance(granted(match, "undo_answer", BEN, yes=True))
    match.advance(granted(match, "offer_draw"))
    assert granted(match, "draw_answer", BEN, yes=False).yes is False
    match.advance(granted(match, "draw_answer", BEN, yes=True))
    assert match.phase == "over"
    match.advance(granted(match, "rematch"))
    match.advance(Entry(len(match.entries) + 1, START, "next", table="t2"))
    with pytest.raises(Refused, check=lambda error: error.message.key == "why-rematch-there"):
        granted(match, "rematch", BEN)
    assert match.next_table == "t2"


def test_entropy_comes_from_seats_of_people():
    match = waiting()
    assert granted(match, "entropy", BEN, hex="0f").entropy == "0f"
    assert wishes.sit(Match(setup("quoridor", 2), SECRET), START, None, "Ann", "k", "ab" * 99).entropy == "ab" * 32


def test_a_rematch_needs_somebody_who_is_here():
    match = table("over")
    assert not wishes.all_want_rematch(match)
    for seat in match.seats:
        seat.is_away = True
    assert not wishes.all_want_rematch(match)


def test_nothing_is_lost_while_the_server_was_there():
    match = started(clock=CLOCK)
    assert wishes.resume(match, START, alive=START) is None
    assert wishes.resume(match, START + 1, alive=START).lost == 1
