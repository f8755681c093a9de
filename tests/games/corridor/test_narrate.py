"""The story: a sentence for every event and every viewer."""

import random

import pytest
from tests.games.corridor.setups import GAME, KINDS, scene

from tablewright.games.corridor import state as st
from tablewright.kernel.events import Event
from tablewright.kernel.narration import has_message, sentence

EVENTS = set(range(st.PLACED, st.CORRIDOR_OWED + 1))


@pytest.mark.nojit
def test_the_story_of_a_turn():
    position = scene([(1, 1), (2, 1), (4, 7)], hands=["trip distract"], horde=0, zombie=3, deck="push")
    lines = []
    for move in ("trip right", "draw", "distract", "end", "end", "end"):
        lines += position.story(position.play(move), 1)
        if position.is_over or position.legal()[0].startswith("vote"):
            break
    assert lines == [
        "Blue trips Red.",
        "Blue draws a card.",
        "Blue plays Distract: the horde’s next move is 1 shorter.",
        "Blue catches a breath and leaves one point unspent.",
        "Red catches a breath and leaves 4 points unspent.",
        "Yellow catches a breath and leaves 4 points unspent.",
        "The zombie card shows 3, and what was played makes it 2: the horde groans forward 2, to rank 2.",
        "Blue and Red are caught side by side.",
    ]


def all_stories(players, seed, rules):
    """The kinds of events of a game between runners, each told to every viewer."""
    choice, position, kinds = random.Random(seed), GAME.new(players, seed, rules), set()
    while not position.is_over:
        actions = position.actions()
        calm = [a for a in actions if a not in (0, 2)] or actions
        runs = 1 in actions and choice.random() < 0.6
        events = position.play(1 if runs else choice.choice(calm if choice.random() < 0.9 else actions))
        kinds |= {event.kind for event in events}
        for viewer in range(-1, players):
            assert all(sentence[-1] in ".!" for sentence in position.story(events, viewer))
    return kinds


def test_every_event_has_a_sentence_for_every_viewer():
    """Small decks, a slow horde and a cap on rounds bring up every kind of event within some games."""
    rules = {"corridor.default_cards": ["crates", "hole", "gate_2"], "corridor.bonus_per_depletion": 0}
    rules |= {f"zombie_deck.{value}": n for value, n in zip("1234", (3, 0, 0, 0))}
    rules |= {f"action_deck.{kind}": 4 for kind in KINDS} | {"rules.max_rounds": 12}
    kinds = set()
    for seed in range(60):
        kinds |= all_stories(2 + seed % 3, seed, rules if seed % 2 else None)
        if kinds == EVENTS:
            break
    assert kinds == EVENTS


@pytest.mark.nojit
def test_the_catalogue_is_complete():
    for reason in GAME.reasons[1:]:
        assert has_message(f"corridor-why-{reason.key}", "corridor"), reason.key
    for end in GAME.meta.end_reasons[1:]:
        assert has_message(f"corridor-end-{end}", "corridor"), end
    for kind in KINDS:
        assert has_message(f"corridor-a-card-{kind}", "corridor")


def words(kind, player=0, a=0):
    """An event in English."""
    return sentence(GAME.narrate(Event(kind, player, -1, -1, a, 0, 0)), "corridor")


@pytest.mark.nojit
@pytest.mark.parametrize("kind", range(5))
def test_a_card_has_its_article(kind):
    card = ("a push card", "a trip card", "a jump card", "a distract card", "an attract card")[kind]
    assert words(st.DEALT, a=kind) == f"Blue is dealt {card}."
    assert words(st.DREW, a=kind) == f"Blue draws {card}."
    assert words(st.DISCARDED, a=kind) == f"Blue throws {card} away."


@pytest.mark.nojit
@pytest.mark.parametrize(
    "kind, one, more",
    [
        (st.ACTION_RESHUFFLED, "one action card to draw", "3 action cards to draw"),
        (st.ZOMBIE_RESHUFFLED, "The one zombie card goes", "The 3 zombie cards are"),
        (st.CORRIDOR_RESHUFFLED, "one used card is", "3 used cards are"),
        (st.ENDED_TURN, "leaves one point unspent", "leaves 3 points unspent"),
    ],
)
def test_one_is_not_many(kind, one, more):
    assert one in words(kind, a=1)
    assert more in words(kind, a=3)


@pytest.mark.nojit
@pytest.mark.rule("COR-A30")
def test_the_story_tells_when_a_card_is_owed():
    position = scene([(4, 7), (4, 6)], rules={"corridor.default_cards": ["bottleneck_r", "open"]})
    assert position.story(position.play("forward")) == [
        "Blue runs on to rank 8.",
        "The corridor deck is used up. The horde grows faster!",
        "The corridor ends here until the horde has left a card behind.",
    ]
    assert "used pile 0; the next card is laid when the horde has left one behind." in position.board(0)
