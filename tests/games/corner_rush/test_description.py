"""Descriptions of positions, both ways; words for everything that happens."""

import random
import re

import pytest
from tests.games.corner_rush.setups import GAME, described, position

from tablewright import PositionError
from tablewright.games.corner_rush import describe
from tablewright.games.corner_rush import state as st
from tablewright.games.corner_rush.actions import TEXTS
from tablewright.games.corner_rush.refusals import REASONS
from tablewright.kernel.events import Event
from tablewright.kernel.narration import has_message, sentence
from tablewright.kernel.paths import ROOT

pytestmark = pytest.mark.nojit


def moments(players, seed, every=9):
    choice = random.Random(seed)
    game = GAME.new(players=players, seed=seed)
    while not game.is_over and len(game.moves) < 150:
        if len(game.moves) % every == 0:
            yield game
        game.play(choice.choice(game.actions()))
    yield game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_description_makes_the_same_position(players):
    for game in moments(players, players):
        assert GAME.position(game.to_dict()).hash == game.hash
        for viewer in range(-1, players):
            seen = game.observation(viewer)
            assert GAME.position(seen.to_dict()).hash == seen.hash


def documented():
    """The tables of RULES.md about descriptions: for each its keys, with what holds if they are left out."""
    text = (ROOT / "games/corner_rush/RULES.md").read_text("utf-8")
    section = text.partition("## The description of a position")[2].partition("\n## ")[0]
    tables = [block for block in section.split("\n\n") if block.startswith("| key |")]
    rows = [[row.strip("| ").split(" | ") for row in table.splitlines()[2:]] for table in tables]
    return [{row[0].strip("`"): row[-1] for row in table} for table in rows]


def test_the_rules_document_every_key_of_a_description():
    envelope, state, blocker = documented()
    told = position().to_dict()
    assert set(told) | {"viewer"} == set(envelope)
    assert tuple(state) == describe.FIELDS
    assert tuple(blocker) == describe.BLOCKER
    for key, left_out in state.items():
        less = {**told, "state": {name: value for name, value in told["state"].items() if name != key}}
        if left_out == "needed":
            with pytest.raises(PositionError, match=f"state.{key}: it is missing"):
                GAME.position(less)
        else:
            assert GAME.position(less).hash == GAME.position(told).hash
    seen = position().observation(1).to_dict()
    for key, left_out in state.items():
        if "an observation needs it" in left_out:
            with pytest.raises(PositionError, match=f"state.{key}: it is missing"):
                GAME.position({**seen, "state": {name: seen["state"][name] for name in state if name != key}})


def test_unseen_and_order_can_be_left_out():
    game = position("b1 a5 e5 e1", "c2=0:3 d2=1:4! b3=0:5")
    assert game.to_dict()["state"]["order"][0] == ["c2", "b3"]
    assert game.to_dict()["state"]["unseen"][0].count(5) >= 1


@pytest.mark.parametrize(
    "changes, words",
    [
        ({"pawns": ["c3", "a5", "e5", "e1"]}, "in the hole c3"),
        ({"pawns": ["b2", "a5", "e5", "e1"]}, "on the blocker on b2"),
        ({"pawns": ["e5", "a5", "e5", "e1"]}, "stands on its Ace"),
        ({"pawns": ["a1", "a5", "e5"]}, "list of 4"),
        ({"pawns": ["a1", "a5", "e5", "e9"]}, "a1 to e5"),
        ({"phase": "rest"}, "turn, step, null, place, over"),
        ({"phase": "step"}, "no die is there, but in the phase step it has been rolled"),
        ({"phase": "step", "die": 3}, "no steps are left, but in the phase step there are some"),
        ({"phase": "step", "die": 3, "steps": 4}, "more than the die"),
        ({"phase": "step", "die": 1, "steps": 1}, "no face"),
        ({"phase": "null", "die": 3}, "takes a Null, not a 3"),
        ({"phase": "place", "die": 3}, "no token is held, but in the phase place there is one"),
        ({"phase": "over"}, "a game that is over has an end, and this one has none"),
        ({"phase": "over", "end": "own_step"}, "has a winner"),
        ({"phase": "over", "end": "own_step", "winner": 0}, "does not stand"),
        ({"phase": "over", "end": "turn_cap"}, "0 turns have ended, too few for turn_cap: that takes 400"),
        ({"turns": 400}, "400 turns have ended, and the game ends after 400"),
        ({"turn": 4}, "0 to 3"),
        ({"trail": ["a1"]}, "a trail is kept only where squares may not be revisited"),
        ({"blockers": [{"square": "b2", "player": 0, "number": 3, "face_up": False}] * 2}, "another blocker on b2"),
        ({"blockers": [{"square": "e5", "player": 0, "number": 3, "face_up": False}]}, "covers the Ace"),
        ({"blockers": [{"square": "c3", "player": 0, "number": 3, "face_up": False}]}, "blocker is in the hole"),
        ({"blockers": [{"square": "b2", "player": 0, "number": None, "face_up": False}]}, "0 to 6"),
        ({"blockers": [{"square": "b2", "player": 0, "number": 3}]}, "face_up"),
        ({"blockers": []}, "1 too few tokens of 3"),
        ({"bags": [[0, 2, 4, 5, 5], *[[0, 2, 3, 4, 5]] * 3]}, "1 too many tokens of 5"),
        ({"bags": [3, *[[0, 2, 3, 4, 5]] * 3]}, "list"),
        ({"unseen": [[0, 2, 3, 4], *[[0, 2, 3, 4, 5]] * 3]}, "are unseen"),
        ({"order": [[], [], [], []]}, "each face-down blocker"),
        ({"order": [["+2", "b2"], [], [], []]}, "oldest entry"),
        ({"order": [["b2", "-2"], [], [], []]}, "tells nothing"),
        ({"order": [["b2", "+4", "+4"], [], [], []]}, "before it was captured"),
        ({"order": [["b2", "+9"], [], [], []]}, r"order\[0\]\[1\]: expected a square, \+0 to \+6 or -0 to -6"),
        ({"weather": "fine"}, "state.weather: there is no such thing"),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused_in_clear_words(changes, words):
    told = described(blockers="b2=0:3", bags=[[0, 2, 4, 5], *[[0, 2, 3, 4, 5]] * 3])
    assert GAME.position(told)
    with pytest.raises(PositionError, match=words):
        GAME.position({**told, "state": {**told["state"], **changes}})


WALKING = {"phase": "step", "rules": {"rules.revisit": False}}
IMPOSSIBLE = [
    ({"pawns": "e5 a5 b5 e1", "phase": "over", "end": "turn_cap", "turns": 400}, "has not won"),
    ({"pawns": "e5 e1 c1 c2", "phase": "over", "end": "own_step", "winner": 0, "turns": 3}, "player 1 stands on"),
    ({"pawns": "e5 a5 c1 c2", "phase": "over", "end": "own_step", "winner": 0}, "turns cannot be 0"),
    ({"pawns": "e5 a5 c1 c2", "phase": "over", "end": "nudged", "winner": 0, "turn": 1, "turns": 1,
      "rules": {"rules.win_on_any_move": False}}, "a nudge wins nothing"),
    ({**WALKING, "pawns": "b3 a5 c1 c2", "die": 3, "steps": 2, "trail": ["b3", "c3"]}, "cannot have"),  # the hole
    ({**WALKING, "pawns": "b3 a5 c1 c2", "die": 3, "steps": 2, "trail": ["b3", "b2"], "blockers": "b2=1:3"},
     "cannot have"),
    ({**WALKING, "pawns": "b1 a5 c1 c2", "die": 3, "steps": 2, "trail": ["b1", "e4"]}, "cannot have"),  # apart
    ({**WALKING, "pawns": "b1 a5 c1 c2", "die": 4, "steps": 1, "trail": ["a1", "b1", "b2", "c1"]}, "cannot have"),
    ({**WALKING, "pawns": "e4 a5 c1 c2", "die": 3, "steps": 2, "trail": ["e5", "e4"]}, "cannot have"),  # the Ace
    ({**WALKING, "pawns": "b1 a5 c1 c2", "die": 3, "steps": 3, "trail": ["a1", "b1"]}, "make 4 steps"),
    ({**WALKING, "pawns": "b1 a5 c1 c2", "die": 5, "steps": 1, "trail": ["a1", "b1"],
      "bags": [[0, 2, 4, 5], *[[0, 2, 3, 4, 5]] * 2, [0, 2, 3, 3, 4, 5]]}, "make 2 steps"),  # no 3 was captured
]  # fmt: skip


@pytest.mark.parametrize("told, words", IMPOSSIBLE)
def test_ends_and_walks_that_cannot_be_are_refused(told, words):
    with pytest.raises(PositionError, match=words):
        position(**told)


def test_ends_and_walks_that_can_be_are_taken():
    """The likes of the impossible ones, with what makes them possible."""
    resting = {"rules.win_on_any_move": False}
    assert position("e5 a5 b5 e1", phase="over", end="turn_cap", turns=400, rules=resting).is_over
    assert position("e5 e1 c1 c2", phase="over", end="own_step", winner=0, turns=3, rules=resting).is_over
    assert position("e5 a5 c1 c2", phase="over", end="nudged", winner=0, turn=1, turns=1).is_over
    walked = {"rules.revisit": False}
    assert position("b1 a5 c1 c2", phase="step", die=3, steps=2, trail=["a1", "b1"], rules=walked).legal()
    won = position("b1 a5 c1 c2", phase="step", die=5, steps=1, trail=["a1", "b1"], rules=walked)  # a 3 was captured
    assert won.legal() == ["up", "right"]
    off_the_ace = position("e4 a5 c1 c2", phase="step", die=3, steps=2, trail=["e5", "e4"], rules={**walked, **resting})
    assert off_the_ace.legal() == ["down", "left"]


def numbered(i, number):
    """A change of the number of a blocker."""
    return lambda state: state["blockers"][i].update(number=number)


def replaced(key, i, value):
    """A change of what a list says of one player."""
    return lambda state: state[key].__setitem__(i, value)


CANNOT_KNOW = "expected null, since the viewer cannot know it, not"
UNTHINKABLE = [
    (numbered(0, 3), f"state.blockers[0].number: {CANNOT_KNOW} 3"),
    (numbered(0, "x"), f"state.blockers[0].number: {CANNOT_KNOW} 'x'"),
    (numbered(1, None), "state.blockers[1].number: expected a whole number from 0 to 6, not None"),  # it is face up
    (numbered(2, None), "state.blockers[2].number: expected a whole number from 0 to 6, not None"),  # it is her own
    (lambda state: state.update(held=4), f"state.held: {CANNOT_KNOW} 4"),
    (replaced("bags", 0, [0, 2, 4, 5]), "state.bags[0]: expected a whole number from 0 to 99, not [0, 2, 4, 5]"),
    (replaced("bags", 1, 5), "state.bags[1]: expected a list of 0 to 99 numbers of tokens, not 5"),
    (replaced("bags", 2, 4), "unseen[2]: 4 tokens are in the bag, in hand and face down, not 5"),
    (replaced("unseen", 2, [0, 2, 3, 4, 4]), "there are 1 too many tokens of 4"),
    (replaced("order", 0, ["c2", "+6"]), "order[0]: a 6 was captured, but is neither unseen nor turned up"),
    (replaced("order", 0, []), "order[0]: expected each face-down blocker of player 0 once"),
    (replaced("order", 0, ["c2", "b4"]), "order[0]: expected each face-down blocker of player 0 once"),
    (replaced("order", 0, ["c2", "+5", "+5", "+4", "+4", "+3", "+3", "+2"]),
     "order[0]: a token was laid when the bag was empty"),
    (replaced("order", 2, ["+2"]), "order[2]: expected a face-down blocker as the oldest entry"),
    (lambda state: state.update(pawns=["c3", "a5", "e5", "e1"]), "the pawn of player 0 is in the hole c3"),
]  # fmt: skip


@pytest.mark.parametrize("change, words", UNTHINKABLE, ids=[words for _, words in UNTHINKABLE])
def test_an_observation_that_nobody_can_have_is_refused(change, words):
    """Player 1 sees player 0 hold a token."""
    bags = [[0, 2, 4], [0, 2, 3], [0, 2, 3, 4, 5], [0, 2, 3, 4, 5]]
    game = position("b1 a5 e5 e1", "c2=0:3 d2=1:4! b3=1:5", phase="place", die=2, held=5, bags=bags)
    seen = game.observation(1).to_dict()
    assert GAME.position(seen).to_dict() == seen
    change(seen["state"])
    with pytest.raises(PositionError, match=re.escape(words)):
        GAME.position(seen)


def test_texts_are_those_of_the_notation():
    assert len(TEXTS) == len(set(TEXTS)) == 51
    assert [TEXTS[a] for a in (0, 1, 4, 5, 8, 9, 10, 25, 26, 50)] == [
        "roll", "challenge up", "challenge left", "up", "left", "pass", "nudge 0 up", "nudge 3 left", "place a1",
        "place e5",
    ]  # fmt: skip


def test_every_reason_and_end_has_a_sentence():
    for reason in REASONS[1:]:
        assert has_message(f"corner_rush-why-{reason.key}", "corner_rush")
    for end in GAME.meta.end_reasons[1:]:
        assert has_message(f"corner_rush-end-{end}", "corner_rush")


EVENTS = [
    (st.START_ROLLED, (6, 1, 0), "Blue rolls for the start: Ace."),
    (st.BEGINS, (0, 0, 0), "Blue begins."),
    (st.ROLLED, (0, 0, 0), "Blue rolls: Null."),
    (st.ROLLED, (4, 0, 0), "Blue rolls: 4."),
    (st.CHALLENGED, (6, 0, 1), "Blue challenges Red's blocker on b2: it is a Null."),
    (st.CHALLENGED, (6, 3, 0), "Blue challenges a blocker of their own on b2: it is a 3."),
    (st.CAPTURED, (6, 3, 0), "Just enough! The 3 goes into Blue's bag, with no steps to spare."),
    (st.CAPTURED, (6, 3, 1), "The 3 goes into Blue's bag, with one step to spare."),
    (st.CAPTURED, (6, 3, 3), "The 3 goes into Blue's bag, with 3 steps to spare."),
    (st.REPELLED, (6, 5, 0), "Too low: the 5 on b2 holds, and Blue stays put."),
    (st.STEPPED, (6, 7, 0), "Blue steps to c2."),
    (st.NUDGED, (1, 6, 7), "Blue nudges Red to c2."),
    (st.KEPT_STILL, (0, 0, 0), "Blue leaves everybody where they are."),
    (st.LAPSED, (1, 0, 0), "Blue has nowhere to go: one step is lost."),
    (st.LAPSED, (4, 0, 0), "Blue has nowhere to go: 4 steps are lost."),
    (st.DREW, (5, 0, 0), "Blue draws a token: 5."),
    (st.LAID, (6, 0, 0), "Blue lays a blocker on b2."),
    (st.RETURNED, (0, 0, 0), "Blue puts the token back into the bag."),
    (st.NO_TOKEN, (0, 0, 0), "Blue's bag is empty: no blocker this time."),
    (st.NO_ROOM, (0, 0, 0), "There is no room for a blocker."),
    (st.WON, (st.OWN_STEP, 0, 0), "Blue reaches the Ace and wins!"),
    (st.WON, (st.NUDGED_HOME, 0, 0), "Blue is nudged onto the Ace and wins!"),
    (st.CAPPED, (400, 0, 0), "After 400 turns nobody has arrived: the game is a draw."),
]  # fmt: skip


@pytest.mark.parametrize("kind, abc, words", EVENTS)
def test_every_event_has_a_sentence(kind, abc, words):
    event = Event(kind, -1 if kind == st.CAPPED else 0, -1, -1, *abc)
    assert sentence(GAME.narrate(event), "corner_rush") == words
    assert {kind for kind, _, _ in EVENTS} == set(range(1, st.CAPPED + 1))


def test_the_text_board_shows_what_its_viewer_knows():
    game = position("b1 a5 e5 e1", "c2=0:3 d2=1:4! b3=1:5")
    rows = game.board(0).splitlines()
    assert rows[3].split() == ["2", "·", "·", "●(3)", "▲[4]", "·"]
    assert rows[2].split() == ["3", "·", "▲(?)", "##", "·", "·"]
    assert rows[4].split() == ["1", "A■", "●", "·", "·", "◆A▲"]
    assert "(3)" not in game.board(-1)
    assert rows[7:] == [
        "● Blue: Null 2 3 4 5 in the bag",
        "▲ Red: 5 tokens in the bag",
        "■ Yellow: 5 tokens in the bag",
        "◆ Green: 2 tokens in the bag",
        "Blue is to roll or to challenge.",
    ]
    assert "\x1b[" in game.board(0, colour=True)


def test_columns_of_the_text_board_never_touch():
    game = position("b5 b5 b5 b5", "a3=0:0! b3=1:0 d3=2:0!", phase="step", die=5, steps=3)
    assert game.board(0).splitlines()[2].split() == ["3", "●[Null]", "▲(?)", "##", "■[Null]", "·"]
    crowd = position("a5 a5 a5 b5", turn=3, phase="step", die=5, steps=3)
    crowd.play("left")
    assert crowd.board(0).splitlines()[0].split() == ["5", "●▲■◆A◆", "·", "·", "·", "A●"]


def last_line(game, viewer=0):
    return game.board(viewer).splitlines()[-1]


def test_the_text_board_names_numbers_as_the_story_does():
    game = position(phase="place", die=2, held=0)
    assert last_line(game) == "Blue has drawn a Null to lay."
    assert last_line(game, 1) == "Blue has drawn a token to lay."
    assert last_line(position(phase="place", die=2, held=3)) == "Blue has drawn a 3 to lay."
    high = {"die.values": [0, 2, 3, 4, 8, 9]}
    assert last_line(position(phase="step", die=8, steps=8, rules=high)) == "Blue rolled an 8: 8 to go."
    assert last_line(position(phase="step", die=9, steps=2, rules=high)) == "Blue rolled an Ace (9): 2 to go."
    assert last_line(position(phase="null", die=0)) == "Blue rolled a Null: a nudge?"


def test_story_and_board_agree_on_the_ace():
    """Two faces of the highest value: both are Aces, in the rolls for the start too."""
    rules = {"die.values": [0, 2, 3, 4, 6, 6]}
    told = set()
    for seed in range(40):
        game = GAME.new(players=2, seed=seed, rules=rules)
        aces = {event.b for event in game.setup_events if event.kind == st.START_ROLLED and event.a == 6}
        events = game.play("roll")
        if events[0].a == 6:
            told.add(game.story(events, 0)[0].split(": ")[1])
            assert "rolled an Ace (6): 6 to go." in last_line(game)
        assert aces <= {1}
    assert told == {"Ace."}


def test_refusals_are_true_under_every_switch():
    """What has to come first is named without a choice or a duty that the switches may take away."""
    for forced in (False, True):
        null = position(phase="null", die=0, rules={"rules.null_forced": forced})
        assert ("pass" in null.legal()) != forced
        assert null.why_not("roll").sentence == "You rolled a Null: decide first about the nudge of another pawn."
        token = position(phase="place", die=2, held=2, rules={"rules.place_forced": forced})
        assert ("pass" in token.legal()) != forced
        assert token.why_not("roll").sentence == "You hold a token: decide first where it goes."
