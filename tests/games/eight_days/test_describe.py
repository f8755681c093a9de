"""Positions as descriptions, both ways; the impossible is refused in words that say what is wrong."""

import random
import re

import pytest
from tests.games.eight_days.table import GAME, hostile, person, table

from tablewright import PositionError
from tablewright.games.eight_days import describe
from tablewright.games.eight_days import state as st

pytestmark = pytest.mark.nojit


def test_a_description_goes_both_ways_at_any_moment():
    for seed in range(3):
        p, choice = GAME.new(players=3 + seed, seed=seed, rules={"variant.restless": True}), random.Random(seed)
        while not p.is_over:
            if choice.random() < 0.2:
                seen = p.observation(1)
                assert GAME.position(p.to_dict()).hash == p.hash
                assert GAME.position(seen.to_dict()).hash == seen.hash
            p.play(choice.choice(p.legal()))
        assert GAME.position(p.to_dict()).hash == p.hash


OVER = {"phase": "over", "decider": None, "turn": None}


def description(**changes):
    full = table("trade", [person(cards={"food": 1}), person(), person()]).to_dict()
    full["state"].update(changes)
    return full


def refused(full, words):
    """Everything is open, so what is wrong in a position is wrong in what a player or a spectator sees of it."""
    with pytest.raises(PositionError, match=words):
        GAME.position(full)
    del full["chance"]
    for viewer in (-1, 1):
        with pytest.raises(PositionError, match=words):
            GAME.position({**full, "viewer": viewer})


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"day": 9}, "day: the game has 8 days, not 9"),
        ({"day": "two"}, "day: expected a whole number"),
        ({"phase": "sleep"}, "phase: expected one of"),
        ({"players": []}, "a list of 3"),
        ({"weather": "fine"}, "state.weather: there is no such thing"),
        ({"turn": 7}, "turn: expected"),
        ({"map": {"d4": "castle"}}, "map.d4: expected one of"),
        ({"map": {"z9": "road"}}, "state.map: expected one of a1 to g4"),
        ({"map": {"d4": "start", "d5": "road"}}, "tiles, road: 1 more than the box holds"),
        ({"map": {"d4": "start", "d5": "start"}}, "d5 is not the start tile"),
        ({"map": {}}, "d4 is the start tile"),
        ({"map": 3}, "map: expected a table"),
        ({"supply": {"bandage": 20, "backpack": 5, "arrow": 40, "bullet": 40}}, "bandage: 5 more than the box holds"),
        ({"weapon_deck": {"axe": 3}}, "knife: 4 fewer than the box holds"),
        ({"event_deck": {"trader": 8}}, "event cards, resource: 12 fewer than the box holds"),
        (
            {"resource_deck": {"food": 22, "wood": 20, "scrap": 20, "cloth": 20, "weapon_mark": 19}},
            "weapon marks: 1 fewer than the box holds",
        ),
        ({"storms": ["d5"]}, "a snow storm rages at d5, where no living player is"),
        ({"storms": "d4"}, "storms: expected a list"),
        ({"storms": ["d4", "d4"]}, r"storms\[1\]: d4 stands there twice"),
        ({"decider": 1}, "player 1 decides, whom the phase trade of player 0 does not ask"),
        ({"decider": None}, "decider: somebody decides in the phase trade"),
        ({"turn": None}, "turn: it is somebody's turn in the phase trade"),
        ({"turn": 1}, "player 0 decides, whom the phase trade of player 1 does not ask"),
        (
            {"hostile": {"kind": "zombie", "health": 5, "loot": 0, "place": "d4", "initiator": 0}},
            "hostile: there is none in the phase trade",
        ),
        ({"hostile": {"kind": "bear"}}, "hostile.health: it is missing"),
        ({"hostile": hostile("bear")}, "hostile.kind: expected one of zombie, npc"),
        ({"hostile": {"kind": "npc"}}, "hostile.health: it is missing"),
        ({"hostile": "npc"}, "hostile: expected a table of kind, health"),
        ({"phase": "combat"}, "hostile: there is one in the phase combat"),
        ({"end_reason": "eight_days"}, "end_reason: the game is not over in the phase trade"),
        ({"phase": "over", "end_reason": "eight_days"}, "decider: nobody decides when the game is over"),
        ({**OVER, "end_reason": None}, "end_reason: the game is over without one"),
        ({**OVER, "end_reason": "eight_days"}, "end_reason: day 1 is not the last, 8, so not eight_days"),
        ({**OVER, "end_reason": "all_dead"}, "end_reason: somebody lives"),
        ({"phase": "limit"}, "player 0 is within the hand limit and need not discard"),
        ({"phase": "pack"}, "no pack with cards lies where player 0 is"),
        ({"proposal": {"offer": {"food": 1}}}, "proposal: nobody trades in the phase trade"),
        ({"partner": 1}, "partner: nobody has one in the phase trade"),
        ({"phase": "build", "trades": 1}, "partner: there is one in the phase build"),
        ({"phase": "build", "partner": 0, "trades": 1}, "partner: player 0 cannot trade with himself"),
        (
            {"phase": "build", "partner": 1, "trades": 1, "proposal": {"offer": {"wood": 1}}},
            "proposal: player 0 does not have what is offered",
        ),
        (
            {"phase": "build", "partner": 1, "trades": 1, "proposal": {"request": {"wood": 1}}},
            "proposal: player 1 does not have what is requested",
        ),
        ({"phase": "answer", "decider": 1, "partner": 1, "trades": 1}, "proposal: nothing is offered or requested"),
        (
            {"phase": "answer", "partner": 1, "trades": 1, "proposal": {"offer": {"food": 1}}},
            "player 0 decides, but the answer is the partner's, player 1",
        ),
        ({"trades": 4}, "trades: 4 are more than the 3 of a turn"),
        ({"paid": 1}, "paid: nobody pays the trader in the phase trade"),
        ({"prepared": 1}, "prepared: nothing of phase 1 is counted in the phase trade"),
        ({"dusk": ["d4"]}, "dusk: no tiles of dusk wait for a roll during a turn"),
        ({"dusk": ["d4"] * 6}, "dusk: expected a list of 0 to 2 spaces besides that of the fight"),
        ({"storms": [{}]}, r"storms\[0\]: expected one of a1 to g4"),
        ({"phase": ["trade"]}, "phase: expected one of"),
        ({"end_reason": 0}, "end_reason: expected one of null, eight_days, all_dead"),
        ({"end_reason": []}, "end_reason: expected one of"),
        ({"end_reason": ""}, "end_reason: expected one of"),
        ({"proposal": []}, "proposal: expected a table"),
        ({"proposal": {"offer": {"food": 120, "wood": 120}}}, "proposal.offer, all items: expected .* from 0 to 3"),
        ({"phase": "build", "partner": 1}, "trades: the one that is being made counts"),
        (
            {"phase": "answer", "decider": 1, "partner": 1, "proposal": {"offer": {"food": 1}}},
            "trades: the one that is being made counts",
        ),
    ],
)
def test_impossible_positions_are_refused(changes, words):
    refused(description(**changes), words)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"health": 11}, "player 2: health beyond the caps, 0 to 10"),
        ({"hunger": 4}, "player 2: hunger beyond the caps, 0 to 3"),
        ({"health": 0}, "player 2 is dead and has hunger tokens"),
        ({"place": "d5"}, "player 2 stands on an unexplored space"),
        ({"place": "x"}, r"players\[2\].place: expected one of a1 to g4"),
        ({"place": ["d4"]}, r"players\[2\].place: expected one of a1 to g4"),
        ({"hunger": -1}, "hunger: expected"),
        ({"cards": {"gold": 1}}, r"players\[2\].cards.gold: there is no such thing"),
        ({"cards": ["food"]}, r"players\[2\].cards: expected a table of food, wood"),
        ({"cards": {"arrows": 1}}, "arrows: 1 more than the box holds"),
        ({"idle": True}, "player 2 is idle, which only the restless variant knows"),
        ({"idle": 1}, "true or false"),
        ({"arrows": 41}, "more than the box"),
        ({"luck": 1}, r"players\[2\].luck: there is no such thing"),
    ],
)
def test_impossible_players_are_refused(changes, words):
    full = description()
    full["state"]["players"][2].update(changes)
    if "arrows" in changes:
        full["state"]["supply"] = {"bandage": 15, "backpack": 5, "bullet": 40}
    refused(full, words)


FAR = {"d4": "start", "d5": "road"}
FULL, RICH = {"wood": 7}, {"wood": 3}


@pytest.mark.rule("ED-38", "ED-39", "ED-83", "ED-84", "ED-B26", "ED-B27")
@pytest.mark.parametrize(
    ("phase", "more", "words"),
    [
        ("encounter", {"hostile": hostile(loot=9)}, "no card brings such a hostile with such loot"),
        ("combat", {"hostile": hostile(loot=3)}, "no card brings such a hostile with such loot"),
        ("combat", {"hostile": hostile("npc", loot=0)}, "no card brings such a hostile with such loot"),
        (
            "combat",
            {"hostile": hostile(loot=1), "rules": {"events.zombie_loot1": 0}},
            "no card brings such a hostile with such loot",
        ),
        ("encounter", {"hostile": hostile(health=9)}, "hurt before the first blow"),
        ("combat", {"hostile": hostile(health=11)}, "hostile: 11 health"),
        ("combat", {"hostile": hostile(place="d5")}, "player 0 decides, but is not in the fight"),
        ("combat", {"hostile": hostile(initiator=1)}, "the active player has met it, not player 1"),
        ("encounter", {"hostile": hostile(), "decider": 1}, "player 1 decides, but player 0 has met the hostile"),
        ("combat", {"hostile": hostile(), "turn": None, "day": 3}, "turn: day 3 has no dusk"),
        ("combat", {"hostile": hostile("npc", loot=1), "turn": None, "day": 2}, "dusk brings no such hostile"),
        (
            "combat",
            {"hostile": hostile(loot=1), "turn": None, "day": 2, "rules": {"dusk.loot": [0, 0, 2]}},
            "dusk brings no such hostile with such loot",
        ),
        (
            "combat",
            {"hostile": hostile(), "turn": None, "day": 2, "dusk": ["d5", "d5"]},
            "dusk: d5 stands there twice",
        ),
        (
            "combat",
            {"hostile": hostile(), "turn": None, "day": 2, "dusk": ["d4"]},
            "dusk: d4 is the tile of the fight, which has rolled already",
        ),
        (
            "combat",
            {"hostile": hostile(), "turn": None, "day": 2, "dusk": ["a1"]},
            "dusk: a1 is not explored",
        ),
    ],
)
def test_impossible_hostiles_are_refused(phase, more, words):
    more = {"decider": 0, "map": FAR, **more}
    with pytest.raises(PositionError, match=words):
        table(phase, **more)


@pytest.mark.rule("ED-38", "ED-39", "ED-84", "ED-B27")
def test_hostiles_of_day_and_dusk_are_described():
    for loot in (0, 1, 2):
        assert table("combat", hostile=hostile(loot=loot, health=3)).actor == 0
        p = table("encounter", turn=None, decider=0, day=4, map=FAR, dusk=["d5"], hostile=hostile(loot=loot))
        assert p.legal() == ["fight", "run"]
        assert table("combat", hostile=hostile("npc", loot=loot + 1)).actor == 0
    strange = {"dusk.hostile": "npc", "dusk.loot": [9, 9, 9]}
    p = table("combat", turn=None, decider=0, day=4, hostile=hostile("npc", loot=9), rules=strange)
    assert p.actor == 0


@pytest.mark.rule("ED-66", "ED-45", "ED-B4", "ED-B16")
@pytest.mark.parametrize(
    ("phase", "people", "more", "words"),
    [
        ("pay", [person(cards={"wood": 2}), person(), person()], {}, "player 0 cannot pay the trader"),
        ("pay", [person(cards={"wood": 1}), person(), person()], {"paid": 1}, "player 0 cannot pay the trader"),
        ("pay", [person(cards={"backpack": 1, "wood": 2}), person(), person()], {}, "player 0 cannot pay the trader"),
        ("trader", [person(), person(cards={"wood": 2}), person()], {"decider": 1}, "asks player 1, who cannot pay"),
        ("trader", [person(), person(cards=RICH), person()],
         {"decider": 1, "rules": {"trader.asks_others": False}},
         "the trader asks player 1, but nobody except the active player"),
        ("limit", [person(cards=FULL), person(cards=FULL), person()],
         {"decider": 1, "partner": 1, "trades": 1}, "player 0 has more cards than the hand limit, which comes first"),
        ("limit", [person(cards=FULL), person("d5"), person()], {"partner": 1, "trades": 1},
         "partner: player 1 does not live on the tile of the trade"),
        ("limit", [person(cards=FULL), person(), person()], {"partner": 0, "trades": 1},
         "partner: player 0 cannot trade with himself"),
        ("limit", [person(cards=FULL), person(), person()], {"partner": 1},
         "partner: there is one, but in the phase limit only after a trade"),
        ("limit", [person(cards=FULL), person(), person()], {"trades": 1},
         "partner: there is none, but in the phase limit there is one after a trade"),
        ("prepare", None, {"rules": {"game.phase1_actions": 0}}, "prepared: 0 of 0 actions leave nothing to do"),
        ("prepare", None, {"prepared": 1}, "prepared: 1 of 1 actions leave nothing to do"),
        ("pay", [person(cards=RICH), person(), person()], {"paid": 3}, "paid: 3 of 3 cards leave nothing to pay"),
        ("pay", [person(cards=RICH), person(), person()],
         {"rules": {f"weapon_deck.{name}": 0 for name in st.WEAPONS}}, "the trader has no weapon to give"),
        ("trade", [person(cards=FULL), person(), person()], {}, "player 0 has more cards than the hand limit"),
        ("explore", [person(health=0, hunger=0), person(), person()], {}, "player 0 decides, but is dead"),
        ("answer", [person(health=0, hunger=0), person(cards=RICH), person()],
         {"decider": 1, "partner": 1, "trades": 1, "proposal": {"request": {"wood": 1}}},
         "it is the turn of player 0, who is dead"),
        ("explore", [person(health=0, hunger=0)] * 3, {}, "the game is over when all are dead"),
        ("explore", [person(cards={"wood": 30}), person(), person()], {}, "resource_deck: fewer than no wood"),
    ],
)  # fmt: skip
def test_impossible_moments_are_refused(phase, people, more, words):
    with pytest.raises(PositionError, match=words):
        table(phase, people, map=FAR, **more)


@pytest.mark.rule("ED-66", "ED-45", "ED-B16")
def test_their_possible_neighbours_are_not():
    assert table("pay", [person(cards={"wood": 1}), person(), person()], paid=2).legal() == ["pay wood"]
    assert table("trader", [person(), person(cards=RICH), person()], decider=1).actor == 1
    full = [person(cards=FULL), person(cards=FULL), person()]
    assert table("limit", full, partner=1, trades=1).legal() == ["discard wood"]
    assert table("limit", [person(), *full[1:]], decider=1, partner=1, trades=1).legal() == ["discard wood"]


def test_the_rules_name_every_part_of_a_description_and_every_action():
    text = (GAME.folder / "RULES.md").read_text("utf-8")
    listed = text[text.index("## Actions") : text.index("## Laws kept")]
    words = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`]*`", listed))))
    held = [item for item in st.ITEMS if item not in ("arrows", "bullets")]
    names = [*describe.NEEDED, *describe.WITHOUT, *st.STACKS, *held, *st.TILES, *st.PHASES, *st.HOSTILES]
    names += [*st.RESOURCE_CARDS, *GAME.meta.end_reasons[1:], "zombie_loot0", "npc_loot3", *st.EVENT_CARDS[6:]]
    assert [name for name in names if name not in words] == []
    assert f"{GAME.n_actions} action numbers" in listed
    assert f"At most {GAME.max_legal}\nactions" in listed
    for first, last, one, other in re.findall(r"\| (\d+)-(\d+) \|[^|]*\| `([^`]*)` \.\.\. `([^`]*)` \|", listed):
        assert (GAME.texts[int(first)], GAME.texts[int(last)]) == (one, other)


def test_a_hand_is_edited_by_leaving_the_decks_to_be_filled():
    full = GAME.new(players=3, seed=1).to_dict()
    full["state"]["players"][0].update(cards={"axe": 1, "wood": 2, "bandage": 2}, arrows=5)
    with pytest.raises(PositionError, match="than the box holds"):
        GAME.position(full)
    for stack in ("resource_deck", "weapon_deck", "supply"):
        del full["state"][stack]
    p = GAME.position(full)
    assert (p.s.resource_deck[st.WOOD], p.s.supply[2]) == (18, 35)
