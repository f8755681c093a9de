"""Who knows what: CRN-42 to CRN-45."""

import pytest
from tests.games.corner_rush.setups import blocker, drawn, happening, played, position, rolled

from tablewright.games.corner_rush import state as st
from tablewright.kernel.events import redacted

pytestmark = pytest.mark.nojit
LAID = "b2=0:3 c2=1:4 d2=1:5! c4=2:0"


def seen(game, viewer):
    return game.observation(viewer).to_dict()["state"]


def numbers(game, viewer):
    return {b["square"]: b["number"] for b in seen(game, viewer)["blockers"]}


@pytest.mark.rule("CRN-42", "CRN-43", "CRN-A27")
def test_a_number_is_its_layers_until_it_is_turned_up():
    game = position(blockers=LAID)
    assert numbers(game, 0) == {"b2": 3, "c2": None, "d2": 5, "c4": None}
    assert numbers(game, 1) == {"b2": None, "c2": 4, "d2": 5, "c4": None}
    assert numbers(game, 3) == numbers(game, -1) == {"b2": None, "c2": None, "d2": 5, "c4": None}


@pytest.mark.rule("CRN-43", "CRN-A27")
def test_only_the_drawer_sees_the_token():
    game, events = drawn(position(phase="null", die=0), "pass", 4)
    token = happening(events, st.DREW)
    assert token.seen == 1 << 0
    assert [happening(redacted(events, p), st.DREW).hidden for p in range(-1, 4)] == [True, False, True, True, True]
    assert [seen(game, p)["held"] for p in range(-1, 4)] == [None, 4, None, None, None]
    laid = game.play("place b2")
    assert happening(laid, st.LAID).a == 6
    assert 4 not in (laid[0].b, laid[0].c)
    assert numbers(game, 0) == {"b2": 4}
    assert numbers(game, 1) == {"b2": None}


@pytest.mark.rule("CRN-44")
def test_what_everybody_sees():
    game = position(blockers=LAID, phase="step", die=5, steps=3)
    everything = game.to_dict()["state"]
    for viewer in range(-1, 4):
        view = seen(game, viewer)
        for key in ("phase", "turn", "turns", "die", "steps", "pawns", "unseen", "order"):
            assert view[key] == everything[key]
        for shown, real in zip(view["blockers"], everything["blockers"], strict=True):
            assert [shown[key] for key in ("square", "player", "face_up")] == [
                real[key] for key in ("square", "player", "face_up")
            ]
        sizes = [bag if isinstance(bag, int) else len(bag) for bag in view["bags"]]
        assert sizes == [len(bag) for bag in everything["bags"]]
    assert not game.observation(-1).s.rng.any()


@pytest.mark.rule("CRN-45", "CRN-A28")
def test_a_bag_is_shown_to_its_owner_only():
    game = position(blockers=LAID)
    for viewer in range(-1, 4):
        bags = seen(game, viewer)["bags"]
        assert [isinstance(bag, list) for bag in bags] == [p == viewer for p in range(4)]
        if viewer >= 0:
            assert bags[viewer] == game.to_dict()["state"]["bags"][viewer]


@pytest.mark.rule("CRN-45")
def test_the_others_know_a_bag_up_to_what_was_laid_face_down():
    game = position(blockers="b2=0:3 c2=0:4!", bags=[[0, 2, 5], *[[0, 2, 3, 4, 5]] * 3])
    assert seen(game, 2)["unseen"][0] == [0, 2, 3, 5]
    dealt = {tuple(game.observation(2).deal(seed).to_dict()["state"]["bags"][0]) for seed in range(60)}
    assert dealt == {(2, 3, 5), (0, 3, 5), (0, 2, 5), (0, 2, 3)}


@pytest.mark.rule("CRN-28", "CRN-44", "CRN-A35")
def test_a_captured_number_is_public_and_hidden_again_once_laid():
    game, events = rolled(position("b2 a5 e5 e1", "b3=1:4"), "challenge up", 4)
    assert happening(events, st.CAPTURED).seen == -1
    assert seen(game, 2)["unseen"][0].count(4) == 2
    now, _ = drawn(position("b2 a5 e5 e1", "b3=1:4"), "challenge up", 4, value=4)
    now.play("place d4")
    assert blocker(now, "d4")["number"] == 4
    assert numbers(now, 2) == {"d4": None}
    assert len({now.observation(2).deal(seed).to_dict()["state"]["blockers"][0]["number"] for seed in range(40)}) == 5


@pytest.mark.rule("CRN-42", "CRN-45")
def test_a_blocker_laid_before_a_capture_is_not_the_captured_token():
    """Player 0 laid b2 from 0, 2, 3, 4, 5 and then captured a second 5: b2 is one of her five, never the other 5."""
    held = {"tokens.blockers": [0, 2, 3, 4, 6]}
    start = position("c2 a5 e5 e1", "b2=0:2 d2=1:6", rules=held,
                     bags=[[0, 3, 4, 6], [0, 2, 3, 4], [0, 2, 3, 4, 6], [0, 2, 3, 4, 6]])  # fmt: skip
    game, _ = rolled(start, "challenge right", 6)
    assert game.to_dict()["state"]["order"][0] == ["b2", "+6"]
    counts = {}
    for seed in range(600):
        number = blocker(game.observation(1).deal(seed), "b2")["number"]
        counts[number] = counts.get(number, 0) + 1
    assert set(counts) == {0, 2, 3, 4, 6}
    assert max(counts.values()) < 170  # 120 each; two 6s in the bag would make it 200 for the 6


@pytest.mark.rule("CRN-44")
def test_the_story_is_public_but_for_the_token():
    game = position(phase="null", die=0)
    game, events = drawn(game, "pass", 0)
    events += played(game, "place b2")
    assert game.story(events, 0)[1] == "Blue draws a token: Null."
    assert game.story(events, 1)[1] == "Blue draws a token."
    assert [line for i, line in enumerate(game.story(events, 0)) if i != 1] == [
        line for i, line in enumerate(game.story(events, 1)) if i != 1
    ]
