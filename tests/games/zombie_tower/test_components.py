"""What lies in the box (ZT-1 to ZT-16) and the claims about it that can be computed."""

import random
from itertools import combinations

import pytest
from tests.games.zombie_tower.scenes import GAME, Scene

from tablewright.games.zombie_tower import slits
from tablewright.games.zombie_tower.state import EDGES, FLOOR, KIND_NAMES, NEIGHBOURS, SLIT_SIDE
from tablewright.kernel.errors import PositionError, RulesError

pytestmark = pytest.mark.nojit

KEYS = GAME.ruleset.keys
ITEMS, EVENTS = KIND_NAMES[:14], KIND_NAMES[16:]


def deck(name, players=4):
    """The cards of a deck, marks left out."""
    cards = {key.split(".")[2]: n for key, n in KEYS.items() if key.startswith(f"deck.{name}.")}
    if players == 3:
        for key, n in KEYS.items():
            if key.startswith(f"deck.remove_3p.{name}."):
                cards[key.split(".")[3]] -= n
    for kind in ("vaccine", "flare"):
        if kind in cards:
            cards[kind] += cards.pop(f"{kind}_plus1")
    return cards


@pytest.mark.rule("ZT-1")
def test_three_or_four_play():
    assert GAME.meta.players == (3, 4)
    with pytest.raises(RulesError, match="for 3, 4 players"):
        GAME.new(2, 0)


@pytest.mark.rule("ZT-2", "ZT-3", "ZT-4")
def test_as_many_walls_and_play_spaces_as_players():
    for players in (3, 4):
        position = GAME.new(players, 1)
        assert len(position.to_dict()["state"]["players"]) == players
        position.s.in_slit[3 * players - 3 : 3 * players] = 0
        assert GAME.problems(position.r, position.s) == []
    scene = Scene(3).slit(2, "1F", ("vaccine", 2))
    scene.go()
    scene.state["slits"][0]["wall"] = 3
    with pytest.raises(PositionError, match="wall"):
        scene.go()


@pytest.mark.rule("ZT-5", "ZT-6")
def test_twelve_rooms_on_three_floors():
    for room in range(1, 13):
        assert Scene().put(room=room).go().s.room[0] == room
        assert FLOOR[room] == (room - 1) // 4
    with pytest.raises(PositionError):
        Scene().put(room=13).go()


@pytest.mark.rule("ZT-7", "ZT-45")
def test_emergence_cards():
    icons = [n for key, n in KEYS.items() if key.startswith("emergence.icon_zombies.")]
    assert len(icons) == 12
    assert sorted(icons) == [1] * 6 + [2] * 6
    assert 4 * len(icons) == 48
    for floor in ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12)):
        assert sum(KEYS[f"emergence.icon_zombies.{room}"] == 2 for room in floor) == 2


@pytest.mark.rule("ZT-8", "ZT-A32")
def test_chips_never_run_out():
    placed = 4 * (KEYS["first_encounter.cards"] * KEYS["first_encounter.zombies.hard"] + 2 * 12) + 4 * 3
    assert placed <= 32 * 6
    assert 4 * 12 + 4 <= 102
    assert 102 + 32 == 134
    # and the engine does not stop at any number of chips
    crowd = Scene().put(room=5, zombies={6: 55}, survivors={7: 50}).last().go("end")
    assert crowd.s.zombies[0].sum() == 105


@pytest.mark.rule("ZT-9", "ZT-150")
def test_damage_chips_and_lives():
    lives = {name: KEYS[f"life.{name}"] for name in ("firefighter", "soldier", "detective", "fighter", "doctor")}
    assert lives == {"firefighter": 4, "soldier": 4, "detective": 4, "fighter": 3, "doctor": 3}
    assert max(sum(life - 1 for life in four) for four in combinations(lives.values(), 4)) == 11
    starts = {name: KEYS[f"start_room.{name}"] for name in lives}
    assert starts == {"firefighter": 1, "soldier": 9, "detective": 4, "fighter": 8, "doctor": 12}


@pytest.mark.rule("ZT-10", "ZT-11", "ZT-12", "ZT-13", "ZT-14", "ZT-A1")
def test_decks():
    assert deck("2F") == {
        "vaccine": 5, "communication_device": 1, "battery": 1, "flare": 4, "ev_zombie": 2, "ev_collapsed": 2,
        "ev_fire": 2,
    }  # fmt: skip
    assert deck("1F") == {
        "fire_extinguisher": 2, "handgun": 1, "magazine": 1, "buckshot": 3, "detonator": 2, "first_aid_kit": 1,
        "barricade": 1, "ev_zombie": 1, "ev_collapsed": 2, "ev_fire": 1,
    }  # fmt: skip
    assert deck("3F") == {
        "shovel": 2, "magazine": 3, "shotgun": 1, "buckshot": 1, "dynamite": 2, "first_aid_kit": 1, "barricade": 1,
        "ev_zombie": 1, "ev_collapsed": 1, "ev_fire": 2,
    }  # fmt: skip
    assert deck("begin") == {"handgun": 1, "shotgun": 1, "first_aid_kit": 1, "barricade": 1}
    assert [sum(deck(name).values()) for name in ("1F", "2F", "3F", "begin")] == [15, 17, 15, 4]
    assert [int(n) for n in GAME.new(4, 0).s.left] == [15, 17, 15]


@pytest.mark.rule("ZT-15")
def test_totals():
    total = {kind: sum(deck(name).get(kind, 0) for name in ("1F", "2F", "3F", "begin")) for kind in (*ITEMS, *EVENTS)}
    assert total == {
        "handgun": 2, "shotgun": 2, "magazine": 4, "buckshot": 4, "shovel": 2, "dynamite": 2, "detonator": 2,
        "first_aid_kit": 3, "barricade": 3, "fire_extinguisher": 2, "vaccine": 5, "communication_device": 1,
        "battery": 1, "flare": 4, "ev_zombie": 4, "ev_collapsed": 5, "ev_fire": 5,
    }  # fmt: skip
    assert sum(total[kind] for kind in ITEMS) == 37
    assert sum(total[kind] for kind in EVENTS) == 14


@pytest.mark.rule("ZT-16", "ZT-134")
def test_objectives_and_characters():
    points = [n for key, n in KEYS.items() if key.startswith("objective.") and key.endswith(".points")]
    assert len(points) == 12
    assert sorted(points) == [1] * 8 + [2] * 4
    assert sum(key.startswith("life.") for key in KEYS) == 5


@pytest.mark.rule("ZT-10", "ZT-69")
def test_share_of_danger_cards():
    shares = {}
    for players in (3, 4):
        for name in ("1F", "2F", "3F"):
            cards = deck(name, players)
            shares[players, name] = (sum(cards.get(kind, 0) for kind in EVENTS), sum(cards.values()))
    assert shares == {
        (4, "1F"): (4, 15), (4, "2F"): (6, 17), (4, "3F"): (4, 15),
        (3, "1F"): (4, 14), (3, "2F"): (6, 15), (3, "3F"): (4, 14),
    }  # fmt: skip


@pytest.mark.rule("ZT-11", "ZT-19", "ZT-131", "ZT-132")
@pytest.mark.parametrize(("players", "mean", "events"), [(3, 11.36, 4.26), (4, 13.52, 4.51)])
def test_draws_of_the_2f_deck_until_an_escape_is_possible(players, mean, events):
    cards = [kind for kind, n in deck("2F", players).items() for _ in range(n)]
    drawn, met, shuffles, chance = 0, 0, 50_000, random.Random(1)
    for _ in range(shuffles):
        chance.shuffle(cards)
        count = dict.fromkeys(cards, 0)
        for card in cards:
            drawn += 1
            count[card] += 1
            met += card in EVENTS
            radio = count["communication_device"] and count["battery"]
            if count["vaccine"] >= players and (radio or count["flare"] >= players):
                break
    assert drawn / shuffles == pytest.approx(mean, abs=0.1)
    assert met / shuffles == pytest.approx(events, abs=0.1)


@pytest.mark.rule("ZT-54", "ZT-55", "ZT-56", "ZT-102")
def test_the_picture_of_the_tower():
    """The drawing in state.py says the same as the tables."""
    import tablewright.games.zombie_tower.state as state

    rows = [line.split(maxsplit=1) for line in state.__doc__.splitlines() if line.strip()[:2] in ("3F", "2F", "1F")]
    assert [name for name, _ in rows] == ["3F", "2F", "1F"]
    for floor, (_, row) in enumerate(rows):
        rooms = [int(room) for room in row.replace("<", " ").replace(">", " ").split()]
        assert rooms == list(range(4 * floor + 1, 4 * floor + 5))
        text = row.replace(" ", "")
        for room in rooms:
            side = 1 if f"<{room}" in text else 2 if f"{room}>" in text else 0
            assert SLIT_SIDE[room] == side
    assert len(EDGES) == 13
    assert NEIGHBOURS[1] == (2, 5)
    assert NEIGHBOURS[8] == (7, 4, 12)
    assert NEIGHBOURS[6] == (5, 7)


@pytest.mark.rule("ZT-102")
def test_a_slit_joins_two_rooms():
    for room, other in ((2, 3), (5, 8), (10, 11)):
        assert (slits.side_of(room), slits.side_of(other)) == (0, 1)
        assert (slits.room_across(room), slits.room_across(other)) == (other, room)
