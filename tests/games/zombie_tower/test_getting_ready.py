"""Getting ready (ZT-19 to ZT-33)."""

from collections import Counter

import pytest
from tests.games.zombie_tower.scenes import BEGIN, CAST, GAME, player, why, zombies

from tablewright.games.zombie_tower.state import DEALT_CARD, DEALT_OBJECTIVE, EMERGED, ENCOUNTERED
from tablewright.kernel.errors import IllegalMove, RulesError


def deck(position, floor):
    return position.to_dict()["state"]["decks"][floor]


@pytest.mark.rule("ZT-19", "ZT-20")
def test_three_players_take_four_cards_out():
    three, four = GAME.new(3, 5), GAME.new(4, 5)
    out = {"1F": {"buckshot": 1}, "2F": {"vaccine_plus1": 1, "flare_plus1": 1}, "3F": {"magazine": 1}}
    for floor, gone in out.items():
        assert Counter(deck(four, floor)["cards"]) - Counter(deck(three, floor)["cards"]) == Counter(gone)
    assert [deck(three, floor)["left"] for floor in ("1F", "2F", "3F")] == [14, 15, 14]
    assert [deck(four, floor)["left"] for floor in ("1F", "2F", "3F")] == [15, 17, 15]


@pytest.mark.rule("ZT-21", "ZT-69", "ZT-A7")
def test_backs_are_as_likely_as_the_cards():
    danger = Counter()
    for seed in range(600):
        position = GAME.new(4, seed)
        for floor in ("1F", "2F", "3F"):
            danger[floor] += deck(position, floor)["back"] == "danger"
    assert danger["1F"] / 600 == pytest.approx(4 / 15, abs=0.06)
    assert danger["2F"] / 600 == pytest.approx(6 / 17, abs=0.06)
    assert danger["3F"] / 600 == pytest.approx(4 / 15, abs=0.06)
    assert GAME.new(4, 0).to_dict()["state"]["discard"] == {}


@pytest.mark.rule("ZT-22", "ZT-29", "ZT-A42")
def test_characters_are_dealt_and_the_marker_drawn():
    seen, markers, first = Counter(), Counter(), Counter()
    for seed in range(500):
        position = GAME.new(4, seed)
        names = [player(position, p)["character"] for p in range(4)]
        assert len(set(names)) == 4
        seen.update(names)
        first[names[0]] += 1
        markers[int(position.s.marker)] += 1
        assert position.actor == position.s.marker
    assert set(seen) == {"firefighter", "soldier", "detective", "fighter", "doctor"}
    assert all(n > 60 for n in first.values())
    assert set(markers) == {0, 1, 2, 3}
    assert all(n > 80 for n in markers.values())


@pytest.mark.rule("ZT-22", "ZT-28", "ZT-150")
def test_characters_are_chosen_before_anything_is_dealt():
    position = GAME.new(3, 1, preset="chosen")
    assert position.actor == 0
    assert position.legal() == [
        f"choose {name}" for name in ("firefighter", "soldier", "detective", "fighter", "doctor")
    ]
    assert why(position, "search") == "ZT-22"
    assert position.length == 0
    assert position.s.left.sum() == position.s.hand.sum() == 0
    position.play("choose doctor")
    assert position.actor == 1
    assert "choose doctor" not in position.legal()
    assert why(position, "choose doctor") == "ZT-22"
    position.play("choose fighter")
    position.play("choose firefighter")
    assert position.length == 1
    assert [player(position, p)["room"] for p in range(3)] == [12, 8, 1]
    assert why(position, "choose soldier") == "ZT-22"
    with pytest.raises(IllegalMove):
        position.play("choose soldier")


@pytest.mark.rule("ZT-28", "ZT-150")
def test_start_rooms():
    rooms = {"firefighter": 1, "soldier": 9, "detective": 4, "fighter": 8, "doctor": 12}
    for seed in range(10):
        position = GAME.new(4, seed)
        for p in range(4):
            assert player(position, p)["room"] == rooms[player(position, p)["character"]]


@pytest.mark.rule("ZT-24", "ZT-32")
def test_everybody_has_twelve_emergence_cards():
    icons = Counter()
    for seed in range(300):
        position = GAME.new(3, seed, rules={"game.characters": "chosen"})
        for name in CAST[:3]:
            position.play(f"choose {name}")
        for p in range(3):
            own = player(position, p)
            assert len(own["pile"]) == 10
            assert own["last_flip"] not in own["pile"]
            icons[own["icon"]] += 1
    assert set(icons) == {1, 2}
    assert icons[1] / icons.total() == pytest.approx(0.5, abs=0.07)


@pytest.mark.rule("ZT-25")
def test_beginning_cards():
    dealt, boxed = Counter(), Counter()
    for seed in range(300):
        four, three = GAME.new(4, seed), GAME.new(3, seed)
        hands = [player(four, p)["hand"] for p in range(4)]
        assert sorted(card for cards in hands for card in cards) == sorted(BEGIN)
        dealt.update(hands[0])
        boxed.update(set(BEGIN) - {card for p in range(3) for card in player(three, p)["hand"]})
        told = [event for event in four.setup_events if event.kind == DEALT_CARD]
        assert all(event.told == event.seen == 1 << event.player for event in told)
    assert all(45 < n < 110 for n in dealt.values())
    assert all(45 < n < 110 for n in boxed.values())
    assert len(dealt) == len(boxed) == 4


@pytest.mark.rule("ZT-26")
def test_minor_objectives():
    seen = Counter()
    for seed in range(200):
        four, three = GAME.new(4, seed), GAME.new(3, seed)
        hands = [player(four, p)["objectives"] for p in range(4)]
        assert all(len(cards) == 3 for cards in hands)
        assert len({card for cards in hands for card in cards}) == 12
        assert len({card for p in range(3) for card in player(three, p)["objectives"]}) == 9
        seen.update(hands[0])
        told = [event for event in four.setup_events if event.kind == DEALT_OBJECTIVE]
        assert len(told) == 12
        assert all(event.told == event.seen == 1 << event.player for event in told)
    assert len(seen) == 12
    assert all(25 < n < 80 for n in seen.values())


@pytest.mark.rule("ZT-30", "ZT-31", "ZT-A6")
@pytest.mark.parametrize(("difficulty", "n"), [("easy", 1), ("normal", 3), ("hard", 6)])
def test_first_encounter(difficulty, n):
    rooms, own = Counter(), 0
    for seed in range(100):
        position = GAME.new(3, seed, rules={"game.difficulty": difficulty})
        for p in range(3):
            met = [event for event in position.setup_events if event.kind == ENCOUNTERED and event.player == p]
            assert len({event.a for event in met}) == 3
            assert {event.b for event in met} == {n}
            rooms.update(event.a for event in met)
            own += int(position.s.room[p]) in {event.a for event in met}
            assert all(event.told == 1 << p for event in met)
            came = sum(event.b for event in position.setup_events if event.kind == EMERGED and event.player == p)
            assert sum(zombies(position, p).values()) == 3 * n + came
    assert set(rooms) == set(range(1, 13))
    assert all(45 < times < 110 for times in rooms.values())
    assert own / 300 == pytest.approx(0.25, abs=0.08)


@pytest.mark.rule("ZT-33")
def test_round_one_has_its_own_emergence():
    position = GAME.new(3, 4)
    assert position.length == 1
    came = [event for event in position.setup_events if event.kind == EMERGED]
    assert sorted(event.player for event in came) == [0, 1, 2]


def test_rules_that_cannot_be():
    for changes, words in (
        ({"deck.begin.handgun": 0, "deck.begin.shotgun": 0}, "need 3 Beginning cards"),
        ({"deck.1F.banana": 1}, "deck.1F.banana: there is no such thing"),
        ({"deck.4F.handgun": 1}, "deck.4F: there is no such thing"),
        ({"deck.1F.handgun": 19, "deck.1F.magazine": 9}, "at most 51 items"),
        ({"deck.1F.buckshot": 0}, "more cards than the deck has"),
        ({"deck.begin.flare_plus1": 1}, "only plain items"),
        ({"first_encounter.cards": 12, "first_encounter.zombies.hard": 12}, "could come into one play space"),
        ({"objective.handgun.hold": "sword"}, "expected one of"),
        ({"objective.sword.points": 2}, "objective.sword: there is no such thing"),
        ({"deck": 5}, "deck: expected a table"),
        ({"deck.1F": 5}, "deck.1F: expected a table"),
        ({"deck.remove_3p": [1]}, "deck.remove_3p: expected a table"),
        ({"objective": "x"}, "objective: expected a table"),
        ({"objective.unhurt": 2}, "objective.unhurt: expected a table"),
    ):
        with pytest.raises(RulesError, match=words):
            GAME.new(3, 0, changes)
    with pytest.raises(RulesError, match=r"deck\.remove_3p\.1F\.banana: there is no such thing"):
        GAME.new(4, 0, {"deck.remove_3p.1F.banana": 1})  # also where nothing is taken out
