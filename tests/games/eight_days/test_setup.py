"""Components and the start (ED-1 to ED-17)."""

import numpy as np
import pytest
from tests.games.eight_days.table import (
    GAME,
    hand,
    kinds,
    of,
    person,
    phase,
    pieces,
    play,
    rekey,
    stands,
    table,
    tokens,
)  # fmt: skip

from tablewright import RulesError
from tablewright.games.eight_days import hexes
from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.cards import draw_resource, recount
from tablewright.kernel.events import SILENT

pytestmark = pytest.mark.nojit


@pytest.mark.rule("ED-1")
def test_three_to_five_play():
    for players in (3, 4, 5):
        assert GAME.new(players=players, seed=1).players == players
    for players in (1, 2, 6):
        with pytest.raises(RulesError, match="3, 4, 5"):
            GAME.new(players=players, seed=1)


@pytest.mark.rule("ED-2")
def test_dice_have_ten_faces_and_pieces_lie_ready():
    faces = {e.a for seed in range(60) for e in of(GAME.new(players=5, seed=seed).setup_events, st.ROLLED)}
    assert faces == set(range(1, 11))
    start = GAME.new(players=5, seed=1)
    assert len(start.s.place) == 5
    assert dict(zip(st.SUPPLY, start.s.supply))["arrow"] == 40
    assert dict(zip(st.SUPPLY, start.s.supply))["bullet"] == 40


@pytest.mark.rule("ED-3", "ED-4")
def test_six_tiles_of_each_of_six_kinds_and_the_start():
    start = GAME.new(players=3, seed=1)
    assert st.TILES == ("house", "factory", "store", "road", "building", "nothing")
    assert list(start.s.tile_stack) == [6] * 6
    assert start.s.tile[hexes.CENTRE] == st.START_TILE
    assert start.s.tile_stack.sum() + 1 == 37


@pytest.mark.rule("ED-5")
def test_board_is_a_hexagon_of_radius_three():
    rings = [max(abs(q), abs(r), abs(q + r)) for q, r in hexes.AXIAL]
    assert [rings.count(ring) for ring in range(4)] == [1, 6, 12, 18]
    assert rings[hexes.CENTRE] == 0
    assert (GAME.new(players=3, seed=1).s.tile == 0).sum() == 36


@pytest.mark.rule("ED-5")
def test_picture_of_the_board_is_the_table():
    rows = [
        line.split() for line in (hexes.__doc__ or "").splitlines() if line.strip()[:2] in {f"{c}1" for c in "abcdefg"}
    ]
    names = [name for row in rows for name in row if name[0].isalpha()]
    numbers = [int(number) for row in rows for number in row if number.isdigit()]
    assert tuple(names) == hexes.NAMES
    assert numbers == list(range(37))


@pytest.mark.rule("ED-27")
def test_neighbours_lie_opposite():
    for place in range(37):
        for way in range(6):
            there = int(hexes.NEIGHBOUR[place, way])
            if there >= 0:
                assert hexes.NEIGHBOUR[there, (way + 3) % 6] == place
                step = np.subtract(hexes.AXIAL[there], hexes.AXIAL[place])
                assert tuple(step) == hexes.STEPS[way]
    assert (hexes.NEIGHBOUR[hexes.CENTRE] >= 0).all()
    assert (hexes.NEIGHBOUR[0] >= 0).sum() == 3


@pytest.mark.rule("ED-6", "ED-7", "ED-8", "ED-67")
def test_three_decks_of_these_cards():
    start = GAME.new(players=3, seed=1)
    assert start.s.event_deck.sum() == 40
    assert dict(zip(("food", "wood", "scrap", "cloth", "mark"), start.s.resource_deck)) == {
        "food": 20, "wood": 20, "scrap": 20, "cloth": 20, "mark": 20
    }  # fmt: skip
    assert len(st.WEAPONS) == len(start.s.weapon_deck) == 9
    assert all(start.s.weapon_deck > 0)
    assert st.RESOURCES == ("food", "wood", "scrap", "cloth", "bandage", "backpack", "arrows", "bullets")


@pytest.mark.rule("ED-8", "ED-67")
def test_made_arrows_and_bullets_are_pieces_not_cards():
    p = table(players=[person(cards={"wood": 1, "scrap": 3}), person(), person()])
    play(p, "craft arrows")
    assert pieces(p, 0) == (4, 0)
    assert hand(p, 0) == {"scrap": 2}
    assert not p.s.items[:, st.ARROWS].any()


@pytest.mark.rule("ED-9", "ED-10", "ED-12")
def test_everybody_starts_alike_in_the_centre():
    start = GAME.new(players=5, seed=3)
    for p in range(5):
        assert tokens(start, p) == (10, 3)
        assert hand(start, p) == {"food": 1, "bandage": 1}
        assert stands(start, p, "d4")


@pytest.mark.rule("ED-13", "ED-B29")
def test_highest_roll_goes_first_and_ties_roll_again():
    ties = 0
    for seed in range(60):
        start = GAME.new(players=4, seed=seed)
        rolls = of(start.setup_events, st.ROLLED)
        rolling = list(range(4))
        while len(rolling) > 1:
            now, rolls = rolls[: len(rolling)], rolls[len(rolling) :]
            assert [e.player for e in now] == rolling
            rolling = [e.player for e in now if e.a == max(f.a for f in now)]
            ties += len(rolling) > 1
        assert not rolls
        assert start.actor == rolling[0] == of(start.setup_events, st.STARTS)[0].player
    assert ties > 3


@pytest.mark.rule("ED-13", "ED-14", "ED-16", "ED-B1")
def test_clockwise_in_the_same_order_every_day():
    p = next(p for p in (GAME.new(players=4, seed=seed) for seed in range(99)) if p.actor == 2)
    order, days = [], []
    while not p.is_over:
        if phase(p) == "prepare":
            order.append(p.actor)
            days.append(p.length)
        p.play(
            {"prepare": "skip", "explore": "nothing", "trade": "end", "encounter": "run"}.get(
                phase(p), "attack unarmed"
            )
        )
        if p.s.health.min() == 0 and (p.s.health[:4] == 0).any():
            break
    assert order[:8] == [2, 3, 0, 1, 2, 3, 0, 1]
    assert days[:8] == [1, 1, 1, 1, 2, 2, 2, 2]


@pytest.mark.rule("ED-15", "ED-16", "ED-17", "ED-B2", "ED-B3")
def test_over_after_the_last_turn_of_day_eight():
    people = [person(), person(health=0, hunger=0), person(health=1)]
    p = table("trade", people, turn=2, day=8)
    events = play(p, "end")
    assert p.is_over
    assert p.end_reason == "eight_days"
    assert p.result == [1.0, -1.0, 1.0]
    assert st.DUSK not in kinds(events)
    earlier = table("trade", people, turn=2, day=7)
    play(earlier, "end")
    assert not earlier.is_over
    assert (earlier.length, earlier.actor) == (8, 0)


@pytest.mark.rule("ED-17")
def test_over_at_once_when_all_are_dead():
    people = [person(health=1, hunger=0), person(health=0, hunger=0), person(health=0, hunger=0)]
    p = table("explore", people, day=3)
    play(p, "move e")
    assert p.is_over
    assert p.end_reason == "all_dead"
    assert p.result == [-1.0, -1.0, -1.0]


@pytest.mark.rule("ED-11")
def test_every_card_of_a_stack_is_equally_likely():
    pile = {"food": 22, "wood": 17, "scrap": 20, "cloth": 20, "weapon_mark": 20}
    start = table("explore", resource_deck={"food": 1, "wood": 3}, resource_discard=pile)
    food = 0
    for seed in range(800):
        rekey(start, seed)
        start.s.resource_deck[:] = [1, 3, 0, 0, 0]
        recount(start.s)
        start.s.items[0, :] = 0
        draw_resource(start.r, start.s, 0, SILENT)
        food += hand(start, 0) == {"food": 1}
    assert abs(food / 800 - 1 / 4) < 0.06  # four standard errors
