"""What players may know."""

import random
from collections import Counter

import pytest
from tests.games.corridor.setups import GAME, KINDS, played, random_game, scene

from tablewright.games.corridor import state as st

START = [(4, 4), (3, 4), (4, 5), (1, 5)]
HANDS = ["push trip", "jump jump distract", "attract", "trip trip push distract"]


@pytest.mark.nojit
@pytest.mark.rule("COR-94", "COR-22", "COR-42", "COR-96")
def test_other_hands_and_the_order_of_decks_are_hidden():
    position = scene(START, hands=HANDS, tripped=(2,), distracts=1, horde=1)
    for viewer in range(-1, 4):
        told = position.observation(viewer).to_dict()["state"]
        for p in range(4):
            assert (told["hands"][p] is not None) == (p == viewer)
        assert told["action_deck"] is None
        hidden = position.observation(viewer).s
        assert [int(hidden.hand[p].sum()) for p in range(4)] == [n * (p == viewer) for p, n in enumerate((2, 3, 1, 4))]
        assert not hidden.deck.any()
        assert not hidden.rng.any()
        assert "chance" not in position.observation(viewer).to_dict()
    opening = played(GAME.new(4, 3), "lane 1", "lane 2", "lane 3")
    events = opening.play("lane 4")
    green, blue = opening.story(events, 3), opening.story(events, 0)
    assert (green.count("Blue is dealt a card."), green.count("Green is dealt a card.")) == (1, 0)
    assert (blue.count("Blue is dealt a card."), blue.count("Green is dealt a card.")) == (0, 4)


@pytest.mark.nojit
@pytest.mark.rule("COR-95", "COR-A43")
def test_everything_else_is_open():
    position = scene(
        START, hands=HANDS, tripped=(2,), distracts=1, attracts=2, horde=1, depletions=3, deck="push push", points=3
    )
    full = position.to_dict()["state"]
    hidden = {"hands", "action_deck", "votes"}
    for viewer in range(-1, 4):
        told = position.observation(viewer).to_dict()["state"]
        assert {key: told[key] for key in told if key not in hidden} == {k: full[k] for k in full if k not in hidden}
    told = position.observation(-1).to_dict()["state"]
    assert (told["hand_sizes"], told["action_deck_size"]) == ([2, 3, 1, 4], 2)
    assert (told["distracts"], told["attracts"], told["depletions"], told["points"]) == (1, 2, 3, 3)
    assert told["pawns"][2] == {"lane": 4, "rank": 5, "tripped": True}
    assert told["action_discard"]["jump"] == full["action_discard"]["jump"] > 0


def swapped(position, viewer, choice):
    """The same position with the hidden cards dealt out anew."""
    told = position.to_dict()
    others = [p for p in range(position.players) if p != viewer]
    now = told["state"]
    pool = [k for p in others for k in KINDS for _ in range(now["hands"][p][k])]
    pool += [k for k in KINDS for _ in range(now["action_deck"][k])]
    choice.shuffle(pool)
    for p in others:
        mine = Counter(pool.pop() for _ in range(now["hand_sizes"][p]))
        now["hands"][p] = {k: mine[k] for k in KINDS}
    rest = Counter(pool)
    now["action_deck"] = {k: rest[k] for k in KINDS}
    return GAME.position(told)


@pytest.mark.rule("COR-94")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_redaction(players):
    """Invariant 13: dealing out the hidden cards anew changes nothing that a player sees or may do."""
    choice = random.Random(players)
    compared = 0
    for seed in range(4):
        for position in random_game(players, seed):
            if position.is_over or position.s.phase == st.PLACING:
                continue
            for viewer in range(players):
                twin = swapped(position, viewer, choice)
                assert twin.observation(viewer).hash == position.observation(viewer).hash
                if viewer == position.actor:
                    assert twin.legal() == position.legal()
                    assert [twin.why_not(a) for a in range(35)] == [position.why_not(a) for a in range(35)]
                compared += 1
    assert compared > 30
