"""`deal`: possible worlds from one seat. Cards and piles have their true chances; other play spaces are about right."""

import numpy as np
import pytest
from tests.games.zombie_tower.scenes import GAME, Scene, player

from tablewright.games.zombie_tower.deal import spare
from tablewright.games.zombie_tower.state import FLARE, VACCINE
from tablewright.kernel.errors import PositionError

CALM = {"first_encounter.cards": 1, "life.soldier": 9, "life.fighter": 9, "life.detective": 9, "life.doctor": 9}
CALM |= {"life.firefighter": 9}


def sample(states, players, seed, rules=None):
    """Facts of random states, and the same facts in a world dealt from each: the means must agree."""
    random = np.random.default_rng(seed)
    real, dealt = [], []
    while len(real) < states:
        position = GAME.new(players, int(random.integers(1 << 60)), rules)
        while not position.is_over:
            if random.random() < 0.05:
                viewer = int(random.integers(players))
                world = position.observation(viewer).deal(int(random.integers(1 << 60)))
                real.append(facts(position, viewer))
                dealt.append(facts(world, viewer))
            position.play(int(random.choice(position.actions())))
    return np.array(real).mean(axis=0), np.array(dealt).mean(axis=0), np.array(real).std(axis=0) / len(real) ** 0.5


def facts(position, viewer):
    s, players = position.s, position.players
    others = [p for p in range(players) if p != viewer]
    return [
        s.deck[1, VACCINE] + s.deck[1, 14],  # Vaccines still in the deck
        s.deck[0, :14].sum(),  # items still in the 3F deck
        s.deck[2, 3],  # Buckshot in the 1F deck
        sum(s.hand[p, FLARE] for p in others),
        sum(s.icon[p] for p in others),  # icons on top of other piles
        sum(int(s.pile[p]) >> 7 & 1 for p in others),  # whether card 7 is still to come
        sum(s.hand[p].sum() for p in others),  # cards in other hands
        sum(s.zombies[p].sum() for p in others),
        sum(s.survivors[p].sum() + s.sheet[p] for p in others),
        sum(s.damage[p] for p in others),
    ]


CARDS, SPACES = slice(0, 6), slice(6, 10)


@pytest.mark.parametrize("players", [3, 4])
def test_worlds_have_the_right_chances(players):
    """Cards: within 4 standard errors and 8 %; hands and chips of others, where history tells more: 40 %."""
    real, dealt, error = sample(1200, players, 7, CALM)
    assert np.all(np.abs(real - dealt)[CARDS] < 4 * error[CARDS] + 0.08 * real[CARDS]), (real, dealt)
    assert np.all(np.abs(real - dealt)[SPACES] < 0.4 * real[SPACES] + 0.1), (real, dealt)


def test_a_dealt_world_is_sound_and_can_be_played():
    random = np.random.default_rng(4)
    for seed in range(15):
        position = GAME.new(3 + seed % 2, seed, CALM)
        for _ in range(60):
            if position.is_over:
                break
            for viewer in range(-1, position.players):
                world = position.observation(viewer).deal(seed)
                assert GAME.problems(world.r, world.s) == []
                if not world.is_over:
                    world.play(int(random.choice(world.actions())))
                    assert GAME.problems(world.r, world.s) == []
            position.play(int(random.choice(position.actions())))


@pytest.mark.nojit
def test_the_own_gift_stays_where_another_card_is_unknown():
    """The first kind of card, put in at the own left wall, has the smallest number that is known."""
    position = Scene(4).slit(0, "1F", ("handgun", 0), ("magazine", 1)).go()
    for seed in range(5):
        (slit,) = position.observation(0).deal(seed).to_dict()["state"]["slits"]
        assert slit["cards"][0] == {"item": "handgun", "from": 0}
        assert slit["cards"][1]["from"] == 1


def test_what_the_seat_knows_stays():
    scene = Scene(4).hold(0, "vaccine", "flare").put(0, room=6, zombies={5: 2}).put(3, room=4)
    scene.slit(3, "2F", ("battery", 3), ("shovel", 0)).mark(2, "rubble", 6, 7).mark(1, "fire", 5)
    position = scene.go()
    seen = set()
    for seed in range(60):
        world = position.observation(0).deal(seed)
        assert player(world, 0) == player(position, 0)
        told = world.to_dict()["state"]
        slit = next(slit for slit in told["slits"] if (slit["wall"], slit["floor"]) == (3, "2F"))
        assert slit["cards"][1] == {"item": "shovel", "from": 0}
        seen.add(slit["cards"][0]["item"])
        assert len(told["players"][2]["rubble"]) == 2
        assert len(told["players"][1]["fire"]) == 1
        assert [told["players"][p]["room"] for p in (1, 2, 3)] != [0, 0, 0]
    assert len(seen) > 3  # it could be any card that others may have


@pytest.mark.rule("ZT-155")
def test_the_detectives_card_is_known_to_the_detective_alone():
    scene = Scene(cast=("detective", "soldier", "fighter")).put(room=6).stack("2F", "battery")
    position = scene.go("search")
    for seed in range(30):
        mine, theirs = (position.observation(p).deal(seed).to_dict()["state"] for p in (0, 1))
        assert mine["decks"]["2F"]["top"] == "battery"
        assert theirs["phase"] == "looking"
        assert theirs["players"][0]["room"] in (5, 6, 7, 8)
        assert theirs["decks"]["2F"]["top"] in theirs["decks"]["2F"]["cards"]
    tops = {position.observation(1).deal(seed).to_dict()["state"]["decks"]["2F"]["top"] for seed in range(60)}
    assert len(tops) > 3
    assert not tops & {"ev_zombie", "ev_collapsed", "ev_fire"}  # the back is plain


def test_before_the_first_turn_others_are_where_they_begin():
    position = GAME.new(4, 3)
    viewer = position.actor
    world = position.observation(viewer).deal(1)
    for p in range(4):
        if p != viewer:
            assert player(world, p)["room"] == player(position, p)["room"]
            assert player(world, p)["damage"] == 0


CROWDED = dict.fromkeys(range(1, 13), 4)


@pytest.mark.parametrize(("turn", "room", "cleared"), [(2, 6, range(5, 9)), (2, 12, range(9, 13)), (0, 6, ())])
def test_who_has_acted_is_not_thought_to_stand_where_the_zombies_will_kill_her(turn, room, cleared):
    """The floor of a player whose turn is over is cleared, and no other; one whose turn is to come may still shoot."""
    position = Scene(3).put(1, room=room, zombies=CROWDED).turn(turn=turn).go()
    spare(position.r, position.s, 1)
    zombies = player(position, 1)["zombies"]
    assert {n for n in CROWDED if zombies.get(str(n), 0)} == set(CROWDED) - set(cleared)


def test_an_observation_that_nobody_can_have_is_refused():
    told = GAME.new(3, 5).observation(1).to_dict()
    told["state"]["players"][1]["hand"] = {"vaccine": 5}
    with pytest.raises(PositionError, match="no full position"):
        GAME.position(told)
    told = GAME.new(3, 5).observation(1).to_dict()
    told["state"]["players"][0]["room"] = 3
    with pytest.raises(PositionError, match="cannot know"):
        GAME.position(told)


def test_nothing_is_dealt_while_characters_are_chosen():
    position = GAME.new(3, 5, preset="chosen")
    position.play("choose doctor")
    world = position.observation(2).deal(9)
    assert GAME.problems(world.r, world.s) == []
    assert world.legal() == position.legal()
