"""Texts, sentences, reasons and the text board."""

import pytest
from tests.games.eight_days.table import GAME, hostile, of, person, play, roll, table

from tablewright.games.eight_days import actions as act
from tablewright.games.eight_days import board
from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.hexes import NAMES, ROW_LENGTHS
from tablewright.games.eight_days.refusals import REASONS
from tablewright.kernel.events import Event
from tablewright.kernel.narration import has_message

pytestmark = pytest.mark.nojit
EVENT_KINDS = range(1, st.TURN_ENDED + 1)


def test_the_action_numbers_and_their_texts():
    assert len(GAME.texts) == len(set(GAME.texts)) == GAME.n_actions == 136
    wanted = {
        act.SKIP: "skip", act.EAT: "eat", act.USE_BANDAGE: "bandage", act.CRAFT + 6: "craft spear",
        act.STAY_LOOK: "stay look", act.LOOK + 1: "look se", act.MOVE + 5: "move ne",
        act.NOTHING: "nothing", act.FIGHT: "fight", act.RUN: "run", act.ATTACK: "attack unarmed",
        act.ATTACK + 9: "attack assault", act.FLEE + 3: "flee w", act.TRADER_ACCEPT: "trader accept",
        act.TRADER_IGNORE: "trader ignore", act.PAY_CARD: "pay food", act.DISCARD + 1: "discard wood",
        act.TRADE_WITH + 2: "trade 2", act.OFFER + 18: "offer bullet", act.REQUEST: "request food",
        act.SEND: "send", act.CANCEL: "cancel", act.ACCEPT: "accept", act.REJECT: "reject",
        act.TAKE + 11: "take axe", act.END: "end",
    }  # fmt: skip
    assert {a: GAME.texts[a] for a in wanted} == wanted


def test_every_event_has_a_sentence():
    for kind in EVENT_KINDS:
        for a, b, c in ((1, 0, 0), (1, 1, 1), (2, 2, 2)):
            said = GAME.new(players=3, seed=1).story([Event(kind, 1, -1, -1, a, b, c)])
            assert len(said) == 1
            assert said[0].strip().endswith((".", ")."))
            assert "{" not in said[0]


def test_every_reason_and_every_thing_has_words():
    for reason in REASONS[1:]:
        assert has_message(f"eight_days-why-{reason.key}", "eight_days")
        assert reason.rule.startswith("ED-")
    for group, names in {
        "item": st.ITEMS, "items": st.ITEMS, "recipe": st.RECIPES,
        "weapon": ("unarmed", *st.WEAPONS), "tile": st.TILES,
        "hostile": st.HOSTILES, "hostile-start": st.HOSTILES, "hostile-new": st.HOSTILES,
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
        (st.CRAFTED, (2, 4), "Red makes 4 arrows."),
        (st.CRAFTED, (2, 1), "Red makes 1 arrow."),
        (st.CRAFTED, (3, 3), "Red makes 3 bullets."),
        (st.CRAFTED, (8, 3), "Red makes a bow with 3 arrows."),
        (st.CRAFTED, (8, 0), "Red makes a bow."),
        (st.CRAFTED, (0, 0), "Red makes a bandage."),
        (st.HOSTILE_CAME, (1, 0, 18), "A zombie stands before Red at d4, carrying nothing."),
        (st.HOSTILE_CAME, (2, 1, 18), "An NPC stands before Red at d4, carrying 1 card."),
        (st.KILLED, (2, 0), "Red strikes down the NPC. There is no loot."),
        (st.KILLED, (1, 2), "Red strikes down the zombie. There are 2 cards of loot."),
        (st.STARVED, (0, 0), "Red has no hunger token left to give up."),
        (st.STARVED, (1, 0), "Red gives up 1 hunger token."),
        (st.STARVED, (0, 1), "Red is starving and loses 1 health."),
        (st.STARVED, (1, 2), "Red gives up the last hunger token, is starving and loses 2 health."),
        (st.STARVED, (2, 1), "Red gives up the last 2 hunger tokens, is starving and loses 1 health."),
        (st.DIED, (18, 0), "Red dies at d4."),
        (st.DIED, (18, 1), "Red dies at d4. A pack is left in the snow."),
        (st.GAVE, (0, 2, 2), "Red gives Yellow 2 food cards."),
        (st.GAVE, (4, 2, 2), "Red gives Yellow 2 bandages."),
        (st.GAVE, (4, 2, 1), "Red gives Yellow a bandage."),
        (st.GAVE, (st.ARROW, 2, 3), "Red gives Yellow 3 arrows."),
        (st.TOOK_PIECES, (0, 1), "Red takes the ammunition of the pack: 1 bullet."),
        (st.TOOK_PIECES, (2, 0), "Red takes the ammunition of the pack: 2 arrows."),
        (st.TOOK_PIECES, (1, 3), "Red takes the ammunition of the pack: 1 arrow and 3 bullets."),
        (st.TRADER_IGNORED, (0, 0), "Red lets the trader go."),
        (st.TRADER_IGNORED, (1, 2), "Red does not want to trade; the trader turns to Yellow."),
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
        died = of(play(p, "move e"), st.DIED)
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
    kinds = [kind for kind in st.TILES for _ in range(6)]
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
            assert (p.s.phase == st.LIMIT) == (cards > limit)


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
