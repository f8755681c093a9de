"""Sentences, reasons, descriptions and the text board."""

import random
import re
from pathlib import Path

import pytest
from tests.games.eight_days.table import GAME, hostile, of, person, play, roll, table

from tablewright import PositionError
from tablewright.games.eight_days import actions, board, describe, narrate, state
from tablewright.games.eight_days.hexes import NAMES, ROW_LENGTHS
from tablewright.kernel.events import Event
from tablewright.kernel.narration import has_message

pytestmark = pytest.mark.nojit
EVENT_KINDS = range(1, state.TURN_ENDED + 1)


def test_the_action_numbers_and_their_texts():
    assert len(GAME.texts) == len(set(GAME.texts)) == GAME.n_actions == 136
    wanted = {
        actions.SKIP: "skip", actions.EAT: "eat", actions.USE_BANDAGE: "bandage", actions.CRAFT + 6: "craft spear",
        actions.STAY_LOOK: "stay look", actions.LOOK + 1: "look se", actions.MOVE + 5: "move ne",
        actions.NOTHING: "nothing", actions.FIGHT: "fight", actions.RUN: "run", actions.ATTACK: "attack unarmed",
        actions.ATTACK + 9: "attack assault", actions.FLEE + 3: "flee w", actions.TRADER_ACCEPT: "trader accept",
        actions.TRADER_IGNORE: "trader ignore", actions.PAY_CARD: "pay food", actions.DISCARD + 1: "discard wood",
        actions.TRADE_WITH + 2: "trade 2", actions.OFFER + 18: "offer bullet", actions.REQUEST: "request food",
        actions.SEND: "send", actions.CANCEL: "cancel", actions.ACCEPT: "accept", actions.REJECT: "reject",
        actions.TAKE + 11: "take axe", actions.END: "end",
    }  # fmt: skip
    assert {a: GAME.texts[a] for a in wanted} == wanted


def test_every_event_has_a_sentence():
    assert set(narrate.SENTENCES) == set(EVENT_KINDS)
    for kind in EVENT_KINDS:
        for a, b, c in ((1, 0, 0), (1, 1, 1), (2, 2, 2)):
            said = GAME.new(players=3, seed=1).story([Event(kind, 1, -1, -1, a, b, c)])
            assert len(said) == 1
            assert said[0].strip().endswith((".", ")."))
            assert "{" not in said[0]


def test_every_reason_and_every_thing_has_words():
    for reason in actions.REASONS[1:]:
        assert has_message(f"eight_days-why-{reason.key}", "eight_days")
        assert reason.rule.startswith("ED-")
    for group, names in {
        "item": state.ITEMS, "items": state.ITEMS, "recipe": state.RECIPES,
        "weapon": ("unarmed", *state.WEAPONS), "tile": state.TILES,
        "hostile": state.HOSTILES, "hostile-start": state.HOSTILES, "hostile-new": state.HOSTILES,
        "end": GAME.meta.end_reasons[1:],
    }.items():  # fmt: skip
        for name in names:
            assert has_message(f"eight_days-{group}-{name}", "eight_days")


def test_a_fight_as_a_story():
    p = table(
        "encounter",
        [person(), person(cards={"knife": 1}), person("c4")],
        map={"d4": "start", "c4": "road"},
        hostile=hostile(loot=1),
    )
    events = play(roll(p, 4), "fight")
    events += play(roll(p, 10), "attack unarmed")
    events += play(roll(p, 4), "attack knife")
    assert p.story(events)[:7] == [
        "Blue stands and fights.",
        "The zombie strikes with a 4 and hits everybody for 2.",
        "Blue loses 2 and has 8 health.",
        "Red loses 2 and has 8 health.",
        "Blue rolls 10 with bare hands: 9 damage.",
        "Red rolls 4 with the knife: 4 damage.",
        "Red strikes down the zombie. There is 1 card of loot.",
    ]


@pytest.mark.parametrize(
    ("kind", "numbers", "said"),
    [
        (state.CRAFTED, (2, 4), "Red makes 4 arrows."),
        (state.CRAFTED, (2, 1), "Red makes 1 arrow."),
        (state.CRAFTED, (3, 3), "Red makes 3 bullets."),
        (state.CRAFTED, (8, 3), "Red makes a bow with 3 arrows."),
        (state.CRAFTED, (8, 0), "Red makes a bow."),
        (state.CRAFTED, (0, 0), "Red makes a bandage."),
        (state.HOSTILE_CAME, (1, 0, 18), "A zombie stands before Red at d4, carrying nothing."),
        (state.HOSTILE_CAME, (2, 1, 18), "An NPC stands before Red at d4, carrying 1 card."),
        (state.KILLED, (2, 0), "Red strikes down the NPC. There is no loot."),
        (state.KILLED, (1, 2), "Red strikes down the zombie. There are 2 cards of loot."),
        (state.STARVED, (0, 0), "Red has no hunger token left to give up."),
        (state.STARVED, (1, 0), "Red gives up 1 hunger token."),
        (state.STARVED, (0, 1), "Red is starving and loses 1 health."),
        (state.STARVED, (1, 2), "Red gives up the last hunger token, is starving and loses 2 health."),
        (state.STARVED, (2, 1), "Red gives up the last 2 hunger tokens, is starving and loses 1 health."),
        (state.DIED, (18, 0), "Red dies at d4."),
        (state.DIED, (18, 1), "Red dies at d4. A pack is left in the snow."),
        (state.GAVE, (0, 2, 2), "Red gives Yellow 2 food cards."),
        (state.GAVE, (4, 2, 2), "Red gives Yellow 2 bandages."),
        (state.GAVE, (4, 2, 1), "Red gives Yellow a bandage."),
        (state.GAVE, (state.ARROW, 2, 3), "Red gives Yellow 3 arrows."),
        (state.TOOK_PIECES, (0, 1), "Red takes the ammunition of the pack: 1 bullet."),
        (state.TOOK_PIECES, (2, 0), "Red takes the ammunition of the pack: 2 arrows."),
        (state.TOOK_PIECES, (1, 3), "Red takes the ammunition of the pack: 1 arrow and 3 bullets."),
        (state.TRADER_IGNORED, (0, 0), "Red lets the trader go."),
        (state.TRADER_IGNORED, (1, 2), "Red does not want to trade; the trader turns to Yellow."),
    ],
)
def test_sentences_with_numbers(kind, numbers, said):
    a, b, c = (*numbers, 0)[:3]
    assert GAME.new(players=3, seed=1).story([Event(kind, 1, -1, -1, a, b, c)]) == [said]


def test_a_storm_blows_over_after_the_walker_has_left():
    p = table("explore", [person(), person("d5"), person("d5")], map={"d4": "start", "d5": "road"}, storms=["d4"])
    assert p.story(play(p, "move e"))[1:] == [
        "Blue walks east to d5.",
        "Nobody is left in the snow storm at d4; it blows over.",
    ]


@pytest.mark.rule("ED-B16")
def test_the_trader_turns_to_the_next():
    p = table("trader", [person(), person(cards={"wood": 3}), person()])
    assert p.story(play(p, "trader ignore")) == ["Blue does not want to trade; the trader turns to Red."]
    assert p.story(play(p, "trader ignore")) == ["Red lets the trader go."]


@pytest.mark.rule("ED-89")
def test_a_pack_is_told_only_if_there_is_something_in_it():
    for more, pack in (({}, 0), ({"cards": {"axe": 1}}, 1), ({"bullets": 1}, 1)):
        p = table("explore", [person(health=1, hunger=0, **more), person(), person()])
        died = of(play(p, "move e"), state.DIED)
        assert [e.b for e in died] == [pack]


def test_the_board_shows_fog_players_packs_storm_and_fight():
    people = [
        person(cards={"wood": 2, "axe": 1}, arrows=3),
        person("c4", health=0, hunger=0, cards={"food": 1}),
        person("d5"),
    ]
    p = table(
        "combat", people, map={"d4": "start", "c4": "house", "d5": "store"}, storms=["d5"], hostile=hostile("npc", 7)
    )
    lines = p.board(0).splitlines()
    assert lines[0].startswith("Day 1 of 8  [1 2☾ 3 4☾ 5 6☾ 7 8]  Blue, phase 3: attack or flee")
    text = "\n".join(lines)
    assert text.count("░") == 8 * 34
    for mark in ("d5 store ", "c4 house ", "d4 start ", "†", "❄", "☠", "●", "■", "NPC at d4"):
        assert mark in text
    assert "♥♥♥♥♥♥♥ 7 health, damage 4, 1 card; fights Blue 10" in text
    assert "Blue (you) at d4: ♥♥♥♥♥♥♥♥♥♥ 10 health, ◍◍◍ 3 hunger,  3 of 6 cards; wood 2, axe, arrows 3" in text
    assert "Red        at c4: dead; the pack holds food" in text
    widths = {len(line) for line in lines[2:16]}
    assert max(widths) <= 7 * 12
    rows = [line.split()[0] for line in lines[2:16:2]]
    assert rows == [name for name in NAMES if name.endswith("1")]


def test_every_cell_of_the_board_begins_at_its_column():
    kinds = [kind for kind in state.TILES for _ in range(6)]
    spaces = [name for name in NAMES if name != "d4"]
    tiles = {"d4": "start", **dict(zip(spaces, kinds))}
    p = table("encounter", [person() for _ in range(5)], map=tiles, storms=["d4"], hostile=hostile())
    lines, place = p.board(0).splitlines()[2:16], 0
    numbers = {"house": 1, "factory": 2, "store": 2, "road": 0, "building": 1, "nothing": 0, "start": 0}
    for row, length in enumerate(ROW_LENGTHS):
        for i in range(length):
            column = 6 * (7 - length) + 12 * i
            cell, below = (line[column : column + 12] for line in lines[2 * row : 2 * row + 2])
            kind = tiles[NAMES[place]]
            assert f"{cell:<12}" == f"{NAMES[place]} {kind:<9}"
            assert f"{cell:<12}".endswith(" ")
            assert below.startswith(f"   {numbers[kind]}")
            place += 1
    assert len(lines[7][36:48].split()[1]) == 7  # all that can be on a space: five players, storm, hostile
    fog = GAME.new(players=3, seed=1).board(0).splitlines()[2]
    assert [fog.index(name) for name in NAMES[:4]] == [18, 30, 42, 54]


def test_players_stand_in_columns():
    people = [person(), person(health=2, hunger=1, cards={"wood": 12}), person(cards={"backpack": 1, "wood": 7})]
    lines = table("prepare", people).board(1).splitlines()[-3:]
    for mark in (" at d4:", " health,", " hunger,", " cards;"):
        assert len({line.index(mark) for line in lines}) == 1
    assert [line.split(" hunger, ")[1].split(" cards;")[0] for line in lines] == [" 0 of 6", "12 of 6", " 7 of 8"]


@pytest.mark.rule("ED-63", "ED-82", "ED-B23")
@pytest.mark.parametrize("counts", [True, False])
def test_the_board_counts_cards_as_the_rules_do(counts):
    for backpacks in (0, 1, 2):
        for wood in range(4, 10):
            people = [person(cards={"backpack": backpacks, "wood": wood}), person(), person()]
            p = table("explore", people, rules={"game.backpack_counts": counts})
            cards, limit = board.hand_and_limit(p.r, p.s, 0)
            play(p, "nothing")
            assert (p.s.phase == state.LIMIT) == (cards > limit)


def test_the_board_tells_price_payment_and_trades_left():
    rich = [person(cards={"wood": 5}), person(), person()]
    p = table("trader", rich)
    assert "Blue, phase 3: the trader's offer, a weapon for 3 cards" in p.board()
    play(p, "trader accept", "pay wood")
    assert "Blue, phase 3: pay the trader, 1 of 3 cards paid" in p.board()
    p = table("trade", rich)
    assert "Blue, phase 4: trade or end, 3 trades left" in p.board()
    play(p, "trade 1", "cancel", "trade 1")
    assert "Blue, phase 4: a proposal, then 1 trade left" in p.board()


def test_the_board_shows_a_proposal_and_has_colour():
    p = table("trade", [person(cards={"food": 1}), person(cards={"wood": 2}), person()])
    play(p, "trade 1", "offer food", "request wood", "request wood")
    assert "Blue gives food; Red gives wood 2" in p.board()
    assert "\x1b[" in p.board(colour=True)
    assert "\x1b[" not in p.board()


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


def description(**changes):
    full = table("trade", [person(cards={"food": 1}), person(), person()]).to_dict()
    full["state"].update(changes)
    return full


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"day": 9}, "day"),
        ({"day": "two"}, "day: expected a whole number"),
        ({"phase": "sleep"}, "phase: expected one of"),
        ({"players": []}, "a list of 3"),
        ({"weather": "fine"}, "no 'weather'"),
        ({"turn": 7}, "turn: expected"),
        ({"map": {"d4": "castle"}}, "map.d4: expected one of"),
        ({"map": {"z9": "road"}}, "from a1 to g4"),
        ({"map": {"d4": "start", "d5": "road"}}, "tiles"),
        ({"map": {}}, "start tile"),
        ({"map": 3}, "map: expected a table"),
        ({"supply": {"bandage": 20, "backpack": 5, "arrow": 40, "bullet": 40}}, "bandage: 5 more than the box holds"),
        ({"weapon_deck": {"axe": 3}}, "knife: 4 fewer than the box holds"),
        ({"event_deck": {"trader": 8}}, "event cards"),
        ({"resource_deck": {"food": 22, "wood": 20, "scrap": 20, "cloth": 20, "weapon_mark": 19}}, "weapon marks"),
        ({"storms": ["d5"]}, "storm"),
        ({"storms": "d4"}, "storms: expected a list"),
        ({"decider": 1}, "decides"),
        ({"hostile": {"kind": "zombie", "health": 5, "loot": 0, "place": "d4", "initiator": 0}}, "hostile"),
        ({"hostile": {"kind": "bear"}}, "hostile needs"),
        ({"phase": "combat"}, "hostile"),
        ({"end_reason": "eight_days"}, "over"),
        ({"phase": "limit"}, "limit"),
        ({"phase": "pack"}, "pack"),
        ({"proposal": {"offer": {"food": 1}}}, "proposal"),
        ({"phase": "build", "partner": 1, "trades": 1, "proposal": {"offer": {"wood": 1}}}, "proposal"),
        ({"prepared": 1}, "counted within a turn"),
        ({"dusk": ["d4"]}, "tiles of dusk"),
        ({"dusk": ["d4"] * 6}, "dusk: expected at most 2 spaces"),
        ({"storms": [{}]}, "storms: expected a space"),
        ({"phase": ["trade"]}, "phase: expected one of"),
        ({"end_reason": 0}, "end_reason: expected one of eight_days, all_dead"),
        ({"end_reason": []}, "end_reason: expected one of"),
        ({"end_reason": ""}, "end_reason: expected one of"),
        ({"proposal": []}, "proposal: expected a table"),
        ({"proposal": {"offer": {"food": 120, "wood": 120}}}, "proposal.offer, all items: expected .* from 0 to 3"),
        ({"phase": "build", "partner": 1}, "counted within a turn"),
        ({"phase": "answer", "decider": 1, "partner": 1, "proposal": {"offer": {"food": 1}}}, "counted within a turn"),
    ],
)
def test_impossible_positions_are_refused(changes, words):
    with pytest.raises(PositionError, match=words):
        GAME.position(description(**changes))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"health": 11}, "caps"),
        ({"health": 0}, "hunger tokens"),
        ({"place": "d5"}, "unexplored"),
        ({"place": "x"}, "place"),
        ({"place": ["d4"]}, r"players\[2\].place: expected a space"),
        ({"hunger": -1}, "hunger: expected"),
        ({"cards": {"gold": 1}}, "no 'gold'"),
        ({"cards": {"arrows": 1}}, "arrows"),
        ({"idle": True}, "restless"),
        ({"idle": 1}, "true or false"),
        ({"arrows": 41}, "more than the box"),
        ({"luck": 1}, "no 'luck'"),
    ],
)
def test_impossible_players_are_refused(changes, words):
    full = description()
    full["state"]["players"][2].update(changes)
    if "arrows" in changes:
        full["state"]["supply"] = {"bandage": 15, "backpack": 5, "bullet": 40}
    with pytest.raises(PositionError, match=words):
        GAME.position(full)


FAR = {"d4": "start", "d5": "road"}
FULL, RICH = {"wood": 7}, {"wood": 3}


@pytest.mark.rule("ED-38", "ED-39", "ED-83", "ED-84", "ED-B26", "ED-B27")
@pytest.mark.parametrize(
    ("phase", "more", "words"),
    [
        ("encounter", {"hostile": hostile(loot=9)}, "such loot"),
        ("combat", {"hostile": hostile(loot=3)}, "such loot"),
        ("combat", {"hostile": hostile("npc", loot=0)}, "such loot"),
        ("combat", {"hostile": hostile(loot=1), "rules": {"events.zombie_loot1": 0}}, "such loot"),
        ("encounter", {"hostile": hostile(health=9)}, "before the first blow"),
        ("combat", {"hostile": hostile(), "turn": None, "day": 3}, "tiles of dusk"),
        ("combat", {"hostile": hostile("npc", loot=1), "turn": None, "day": 2}, "nor does dusk"),
        (
            "combat",
            {"hostile": hostile(loot=1), "turn": None, "day": 2, "rules": {"dusk.loot": [0, 0, 2]}},
            "such loot",
        ),
        ("combat", {"hostile": hostile(), "turn": None, "day": 2, "dusk": ["d5", "d5"]}, "tiles of dusk"),
        ("combat", {"hostile": hostile(), "turn": None, "day": 2, "dusk": ["d4"]}, "tiles of dusk"),
        ("combat", {"hostile": hostile(), "turn": None, "day": 2, "dusk": ["a1"]}, "tiles of dusk"),
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
        ("pay", [person(cards={"wood": 2}), person(), person()], {}, "cannot pay"),
        ("pay", [person(cards={"wood": 1}), person(), person()], {"paid": 1}, "cannot pay"),
        ("pay", [person(cards={"backpack": 1, "wood": 2}), person(), person()], {}, "cannot pay"),
        ("trader", [person(), person(cards={"wood": 2}), person()], {"decider": 1}, "cannot pay"),
        ("trader", [person(), person(cards=RICH), person()],
         {"decider": 1, "rules": {"trader.asks_others": False}}, "the trader asks"),
        ("limit", [person(cards=FULL), person(cards=FULL), person()],
         {"decider": 1, "partner": 1, "trades": 1}, "hand limit"),
        ("limit", [person(cards=FULL), person("d5"), person()], {"partner": 1, "trades": 1}, "proposal"),
        ("limit", [person(cards=FULL), person(), person()], {"partner": 0, "trades": 1}, "proposal"),
        ("limit", [person(cards=FULL), person(), person()], {"partner": 1}, "proposal"),
        ("limit", [person(cards=FULL), person(), person()], {"trades": 1}, "proposal"),
        ("prepare", None, {"rules": {"game.phase1_actions": 0}}, "counted within a turn"),
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
    text = (Path(describe.__file__).parent / "RULES.md").read_text("utf-8")
    listed = text[text.index("## Actions") : text.index("## Laws kept")]
    words = set(re.findall(r"\w+", " ".join(re.findall(r"`[^`]*`", listed))))
    held = [item for item in state.ITEMS if item not in ("arrows", "bullets")]
    names = [*describe.NEEDED, *describe.OPTIONAL, *held, *state.TILES, *state.PHASES, *state.HOSTILES]
    names += [*describe.RESOURCE_CARDS, *GAME.meta.end_reasons[1:], "zombie_loot0", "npc_loot3", *state.EVENTS[6:]]
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
    assert (p.s.resource_deck[state.WOOD], p.s.supply[2]) == (18, 35)
