"""What players may know, possible worlds from it, the story and the board."""

import random
from collections import Counter

import numpy as np
import pytest
from tests.games.corridor.setups import GAME, KINDS, hand, played, random_game, runner_game, scene

from tablewright.games.corridor import state
from tablewright.games.corridor.narrate import TELL
from tablewright.kernel.events import Event
from tablewright.kernel.narration import has_message, sentence

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
            if position.is_over or position.s.phase == state.PLACING:
                continue
            for viewer in range(players):
                twin = swapped(position, viewer, choice)
                assert twin.observation(viewer).hash == position.observation(viewer).hash
                if viewer == position.actor:
                    assert twin.legal() == position.legal()
                    assert [twin.why_not(a) for a in range(35)] == [position.why_not(a) for a in range(35)]
                compared += 1
    assert compared > 30


@pytest.mark.rule("COR-94")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_deal_gives_a_world_that_looks_the_same(players):
    worlds = set()
    for seed in range(4):
        for n, position in enumerate(runner_game(players, seed)):
            for viewer in range(-1, players) if n % 5 == seed else ():
                seen = position.observation(viewer)
                world = seen.deal(seed)
                assert world.observation(viewer).hash == seen.hash
                assert GAME.audit(world.r, world.s) == 0
                assert GAME.problems(world.r, world.s) == []
                assert GAME.position(seen.to_dict()).hash == seen.hash
                worlds.add(world.hash)
    assert len(worlds) > 20


@pytest.mark.rule("COR-25", "COR-94")
def test_deal_draws_other_hands_as_the_deck_would():
    """The chance that the next player's single unseen card is a push, against counting the unseen cards."""
    position = scene([(4, 4), (3, 4)], hands=["push push push trip", "jump"])
    seen = position.observation(0)
    n = 3000
    count = Counter(hand(seen.deal(seed), 1)[0] for seed in range(n))
    unseen = {"push": 8, "trip": 10, "jump": 11, "distract": 11, "attract": 11}
    for kind, cards in unseen.items():
        share = cards / 51
        assert abs(count[kind] - n * share) < 5 * (n * share * (1 - share)) ** 0.5


@pytest.mark.rule("COR-A36", "COR-94")
def test_deal_in_a_tie_knows_who_has_voted_but_not_how():
    position = scene([(4, 5), (3, 5), (4, 6), (4, 8)], horde=2, zombie=4, turn=3)
    played(position, "end", "vote 1")
    votes = {int(position.observation(3).deal(seed).s.vote[2]) for seed in range(40)}
    assert votes == {1, 2, state.ABSTAINED}
    assert {int(position.observation(2).deal(seed).s.vote[2]) for seed in range(5)} == {2}


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
        "Blue distracts the zombies.",
        "Blue catches a breath and leaves one point unspent.",
        "Red catches a breath and leaves 4 points unspent.",
        "Yellow catches a breath and leaves 4 points unspent.",
        "The zombie card shows 3: the horde groans forward 2, to rank 2.",
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
        if kinds == set(TELL):
            break
    assert kinds == set(TELL)


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
    assert words(state.DEALT, a=kind) == f"Blue is dealt {card}."
    assert words(state.DREW, a=kind) == f"Blue draws {card}."
    assert words(state.DISCARDED, a=kind) == f"Blue throws {card} away."


@pytest.mark.nojit
@pytest.mark.parametrize(
    "kind, one, more",
    [
        (state.ACTION_RESHUFFLED, "one action card to draw", "3 action cards to draw"),
        (state.ZOMBIE_RESHUFFLED, "The one zombie card goes", "The 3 zombie cards are"),
        (state.CORRIDOR_RESHUFFLED, "one used card is", "3 used cards are"),
        (state.ENDED_TURN, "leaves one point unspent", "leaves 3 points unspent"),
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


BOARD = """\
  11  · · · ·
  10  · · · ·
   9  · · · ·
   8  · · · ·  ┄┄
   7  · · · ·
   6  █ █ █ ·
   5  ◆ · · ■
   4  · █ ▲ ●  ┄┄
   3  · · · ·
   2  · · · ·
   1  Z Z Z Z  ← the horde
   0  · · · ·
      1 2 3 4   lane

Round 1. The horde will move by its card.
Zombie cards left (number x copies): 1x3 2x4 3x3 4x2.
Action deck 44, discard pile: empty.
Corridor deck 10, used pile 0.

> ● Blue: lane 4, rank 4; your hand: push, trip; 4 points left
  ▲ Red: lane 3, rank 4; 3 cards
  ■ Yellow: lane 4, rank 5; 1 card; tripped
  ◆ Green: lane 1, rank 5; 4 cards"""


@pytest.mark.nojit
def test_the_text_board():
    position = scene(START, hands=HANDS, tripped=(2,), horde=1)
    assert position.board(0) == BOARD
    other = position.board(1)
    assert "your hand: jump, jump, distract" in other
    assert "push" not in other  # blue's hand stays hidden
    assert position.board(-1).count("your hand") == 0
    assert "\x1b[" in position.board(0, colour=True)
    roused = scene(START, attracts=2, distracts=1, depletions=2, horde=1).board(0)
    assert "by its card, with 2 attract and 1 distract beside it, +2 for the used-up corridor." in roused
    assert "by its card, with 1 distract beside it." in scene(START, distracts=1, horde=1).board(0)
    assert "with 1 attract and 1 distract beside it." in scene(START, attracts=1, distracts=1, horde=1).board(0)
    assert "rank 4; your hand: empty; 1 point left" in scene(START, points=1, horde=1).board(0)
    opening = GAME.new(2, 0).board(0)
    assert "The pawns are being placed." in opening
    assert " pit  Z Z Z Z" in opening
    assert "●" not in opening.split("lane")[0]


@pytest.mark.nojit
def test_the_board_tells_what_comes_next_only_if_it_comes():
    tied = scene([(4, 5), (3, 5), (4, 8)], horde=2, zombie=4, turn=2, depletions=1)
    tied.play("end")
    assert "Round 1. The horde waits for the vote." in tied.board(0)
    tied.play("vote 0")
    assert "Round 1. The game is over." in tied.board(0)
    rules = {"rules.reveal": "end_of_turn"}
    waiting = played(scene([(4, 7), (3, 7)], rules=rules), "forward")
    assert "used pile 0; the next card is laid at the end of the turn." in waiting.board(0)


@pytest.mark.nojit
def test_the_board_draws_gaps_and_shared_squares():
    rules = {"corridor.default_cards": ["chasm_r"] + ["open"] * 5}
    position = scene([(4, 4), (4, 5)], rules=rules, pieces=("start", "chasm_r"), tripped=(1,), horde=1)
    assert "   5  ○ ○ ○ ▲" in position.board(0)
    position.play("forward")
    assert "   5  ○ ○ ○ ●" in position.board(0)  # the one who stands is drawn


@pytest.mark.nojit
def test_evaluate_sees_margin_place_hand_trips_and_obstacles():
    def value(p, pawns, **facts):
        position = scene(pawns, turn=2, **facts)
        out = np.zeros(3)
        GAME.evaluate(position.r, position.s, out)
        assert out.sum() == pytest.approx(0)
        assert (abs(out) <= 1).all()
        return out[p]

    base = value(0, [(3, 3), (4, 5), (1, 7)])
    assert value(0, [(4, 5), (3, 3), (1, 7)]) > base  # further ahead
    assert value(0, [(3, 3), (4, 5), (1, 7)], horde=1) < base  # the horde is nearer
    assert value(0, [(3, 3), (4, 2), (1, 7)]) > base  # somebody else is behind
    assert value(0, [(3, 3), (4, 5), (1, 7)], hands=["jump push"]) > base
    assert value(0, [(3, 3), (4, 5), (1, 7)], tripped=(0,)) < base
    assert value(0, [(2, 3), (4, 5), (1, 7)]) < base  # an obstacle right ahead


@pytest.mark.nojit
def test_evaluate_knows_the_end():
    position = scene([(4, 4), (4, 7)], horde=3)
    position.play("back")
    out = np.zeros(2)
    GAME.evaluate(position.r, position.s, out)
    assert out.tolist() == [-1, 1]
    tied = scene([(4, 3), (3, 3), (4, 8)], horde=2, zombie=4, turn=2)
    tied.play("end")
    three = np.zeros(3)
    GAME.evaluate(tied.r, tied.s, three)
    assert three.tolist() == [-0.25, -0.25, 0.5]
