"""Every key of rules.toml: another value changes a legal list or an outcome; and what the loader refuses."""

import tomllib

import pytest
from tests.games.corridor.setups import (
    GAME,
    OPEN,
    discards,
    hand,
    moves,
    played,
    random_game,
    refused,
    scene,
    squares,
    with_zombie,
)

from tablewright import PositionError, RulesError
from tablewright.games.corridor.load import leads_on
from tablewright.kernel.paths import ROOT

pytestmark = pytest.mark.nojit
AWAY = [(1, 7), (2, 7), (3, 7)]
CARDS = list(GAME.ruleset.defaults["corridor_card"])
TESTED = {}


def other(*keys):
    """Marks a test in which these keys have another value; a test below wants one for every key."""

    def mark(test):
        TESTED.update(dict.fromkeys(keys, test.__name__))
        return test

    return mark


@other("players.opening_hand")
@pytest.mark.rule("COR-20")
def test_opening_hand():
    position = played(GAME.new(2, 0, {"players.opening_hand": [3, 0, 0, 0]}), "lane 1", "lane 2")
    assert [int(n) for n in position.s.held[:2]] == [3, 0]
    with pytest.raises(RulesError, match="hand_limit"):
        GAME.new(2, 0, {"players.opening_hand": [1, 6, 3, 4]})
    with pytest.raises(RulesError, match="list of 4"):
        GAME.new(2, 0, {"players.opening_hand": [1, 2]})


@other("turn.action_points")
@pytest.mark.rule("COR-27")
def test_action_points():
    position = scene([(4, 4), *AWAY], rules={"turn.action_points": 2}, points=2)
    played(position, "draw", "draw")
    assert (position.actor, int(position.s.points)) == (1, 2)


@other("turn.hand_limit")
@pytest.mark.rule("COR-40")
def test_hand_limit():
    rules = {"turn.hand_limit": 2, "players.opening_hand": [1, 2, 2, 2]}
    position = scene([(4, 4), *AWAY], rules=rules, hands=["push trip"])
    position.play("draw")
    assert all(move.startswith("discard") for move in position.legal())


@other("turn.cost_move")
@pytest.mark.rule("COR-31", "COR-68")
def test_cost_move():
    position = scene([(2, 3), *AWAY], rules={"turn.cost_move": 2}, hands=["jump"])
    assert refused(position, "jump forward") == "COR-69"  # 1 + 2 * 2 points
    position.play("right")
    assert int(position.s.points) == 2
    position.play("draw")
    assert moves(position, "forward", "back", "left", "right") == []
    assert refused(position, "left") == "COR-27"


@other("turn.cost_draw")
@pytest.mark.rule("COR-39")
def test_cost_draw():
    position = scene([(4, 4), *AWAY], rules={"turn.cost_draw": 3})
    position.play("draw")
    assert int(position.s.points) == 1
    assert refused(position, "draw") == "COR-27"


@other("turn.cost_card")
@pytest.mark.rule("COR-44", "COR-68")
def test_cost_card():
    position = scene([(2, 3), *AWAY], rules={"turn.cost_card": 3}, hands=["distract distract jump"])
    assert refused(position, "jump forward") == "COR-69"
    position.play("distract")
    assert int(position.s.points) == 1
    assert refused(position, "distract") == "COR-27"


@other("turn.cost_get_up")
@pytest.mark.rule("COR-63")
def test_cost_get_up():
    free = played(scene([(4, 4), *AWAY], rules={"turn.cost_get_up": 0}, tripped=(0,)), "get up")
    assert int(free.s.points) == 4
    dear = scene([(4, 4), *AWAY], rules={"turn.cost_get_up": 5}, tripped=(0,))
    assert refused(dear, "get up") == "COR-27"


@other(*(f"action_deck.{kind}" for kind in ("push", "trip", "jump", "distract", "attract")))
@pytest.mark.rule("COR-5", "COR-6")
@pytest.mark.parametrize("kind", ["push", "trip", "jump", "distract", "attract"])
def test_action_deck(kind):
    only = {f"action_deck.{name}": 20 * (name == kind) for name in ("push", "trip", "jump", "distract", "attract")}
    position = played(GAME.new(2, 0, only), "lane 1", "lane 2")
    assert [hand(position, p) for p in (0, 1)] == [[kind], [kind, kind]]
    assert int(position.s.left) == 17
    with pytest.raises(RulesError, match="too few"):
        GAME.new(2, 0, {**only, f"action_deck.{kind}": 2})


@other(*(f"zombie_deck.{number}" for number in "1234"))
@pytest.mark.rule("COR-7")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_zombie_deck(number):
    only = {f"zombie_deck.{value}": 5 * (value == str(number)) for value in "1234"}
    position = scene([(4, 8), (3, 8)], rules=only, turn=1)
    position.play("end")
    assert int(position.s.horde) == number - 1
    with pytest.raises(RulesError, match="at least one card"):
        GAME.new(2, 0, dict.fromkeys(only, 0))


@other("corridor.bonus_per_depletion")
@pytest.mark.rule("COR-80")
def test_bonus_per_depletion():
    for bonus in (0, 3):
        rules = {"corridor.bonus_per_depletion": bonus}
        position = scene([(4, 12), (3, 12)], rules=rules, zombie=1, depletions=2, turn=1)
        position.play("end")
        assert int(position.s.horde) == 2 * bonus


@other("corridor.default_cards")
@pytest.mark.rule("COR-4")
def test_default_cards():
    position = GAME.new(4, 0, {"corridor.default_cards": ["block", "twin_lane", "block"]})
    told = position.to_dict()["state"]
    assert sorted(told["corridor"][1:] + told["corridor_deck"]) == ["block", "block", "twin_lane"]


@other("corridor.use_optional", "corridor.optional_cards_by_players.2", "corridor.optional_cards_by_players.3")
@pytest.mark.rule("COR-A37")
def test_optional_decks():
    sizes = [int(GAME.new(n, 0, {"corridor.use_optional": True}).r.n_corridor) for n in (2, 3, 4)]
    assert sizes == [6, 8, 12]  # four always use the default deck
    assert [int(GAME.new(n, 0, preset="quick").r.n_corridor) for n in (2, 3, 4)] == sizes
    changed = {"corridor.use_optional": True, "corridor.optional_cards_by_players.2": ["crates"]}
    assert int(GAME.new(2, 0, changed).r.n_corridor) == 1
    changed = {"corridor.use_optional": True, "corridor.optional_cards_by_players.3": ["crates", "hole"]}
    assert int(GAME.new(3, 0, changed).r.n_corridor) == 2
    with pytest.raises(RulesError, match=r"by_players\.4: there is no such thing; expected only 2, 3"):
        GAME.new(2, 0, {"corridor.optional_cards_by_players.4": ["crates"]})


@other("rules.push_into_horde")
@pytest.mark.rule("COR-A5")
def test_push_into_horde():
    start = [(1, 7), (4, 4), (2, 7), (4, 3)]
    facts = {"hands": ["", "push"], "horde": 2, "turn": 1, "rules": {"rules.push_into_horde": False}}
    assert refused(scene(start, **facts), "push back") == "COR-A5"
    assert "push back" in scene(start, **{**facts, "horde": 1}).legal()


@other("rules.pit_enterable")
@pytest.mark.rule("COR-A6")
def test_pit_enterable():
    rules = {"rules.pit_enterable": True}
    walked = played(scene([(1, 0), (4, 0)], rules=rules), "back")
    assert (walked.end_reason, squares(walked)[0]) == ("walked_into_horde", (1, -1))
    pushed = played(scene([(1, 0), (1, 1)], rules=rules, hands=["", "push"], turn=1), "push back")
    assert (pushed.end_reason, int(pushed.s.loser)) == ("pushed_into_horde", 0)
    jumped = played(scene([(1, 0), (1, 1)], rules=rules, hands=["", "jump"], turn=1), "jump back")
    assert (jumped.end_reason, int(jumped.s.loser)) == ("walked_into_horde", 1)
    assert GAME.position(jumped.to_dict()).hash == jumped.hash
    gone = {"pieces": ("bottleneck_r", "open"), "first_rank": 4, "horde": 4, "hands": ["jump"]}
    assert refused(scene([(2, 5), (4, 7)], rules=rules, **gone), "jump back") == "COR-70"  # it went with the board


@other("rules.suicide_legal")
@pytest.mark.rule("COR-A7", "COR-A18")
def test_suicide_legal():
    rules = {"rules.suicide_legal": False}
    assert refused(scene([(4, 4), *AWAY], horde=3, rules=rules), "back") == "COR-A7"
    assert "back" in scene([(4, 4), *AWAY], horde=2, rules=rules).legal()
    assert refused(scene([(2, 5), *AWAY], horde=3, rules=rules, hands=["jump"]), "jump back") == "COR-A7"
    assert "jump back" in scene([(2, 5), *AWAY], horde=2, rules=rules, hands=["jump"]).legal()
    assert "push back" in scene([(4, 5), (4, 4)], horde=3, rules=rules, hands=["push"]).legal()  # that is another key


@other("rules.tripped_may_act")
@pytest.mark.rule("COR-A10")
def test_tripped_may_act():
    facts = {"hands": ["push trip jump distract attract"], "tripped": (0,), "horde": 1}
    position = scene([(4, 5), (4, 4), (3, 5)], rules={"rules.tripped_may_act": False}, **facts)
    assert position.legal() == ["end", "get up"]
    for move in ("draw", "push left", "trip left", "distract", "attract"):
        assert refused(position, move) == "COR-A10"


@other("rules.discard_after_draw")
@pytest.mark.rule("COR-A19")
def test_discard_before_draw():
    rules = {"rules.discard_after_draw": False}
    position = scene([(4, 4), *AWAY], rules=rules, hands=["push push trip jump jump"], deck="attract")
    before = discards(position)
    position.play("draw")
    assert (int(position.s.points), int(position.s.held[0]), int(position.s.left)) == (3, 5, 1)
    assert position.legal() == ["discard push", "discard trip", "discard jump"]  # the card is not drawn yet
    position.play("discard trip")
    assert hand(position, 0) == ["attract", "jump", "jump", "push", "push"]
    assert discards(position)["trip"] == before["trip"] + 1
    assert (position.actor, int(position.s.points)) == (0, 3)


@other("rules.reveal")
@pytest.mark.rule("COR-A20")
def test_reveal_at_the_end_of_the_turn():
    rules = {"rules.reveal": "end_of_turn", "turn.action_points": 6}
    position = scene([(4, 7), (1, 7), (2, 7)], rules=rules, points=6)
    position.play("forward")
    assert (int(position.s.n_table), position.to_dict()["state"]["owed"]) == (3, "end_of_turn")
    assert GAME.position(position.to_dict()).hash == position.hash
    played(position, "forward", "forward", "forward")
    assert refused(position, "forward") == "COR-33"  # the corridor has not gone on yet
    position.play("end")
    assert (int(position.s.n_table), position.to_dict()["state"]["owed"]) == (4, "nothing")
    pushed = scene([(4, 6), (4, 7), (1, 4)], rules=rules, hands=["push"], points=1)
    pushed.play("push forward")
    assert int(pushed.s.n_table) == 4


@other("rules.must_spend")
@pytest.mark.rule("COR-A22")
def test_must_spend():
    rules = {"rules.must_spend": True, "turn.cost_move": 3, "turn.cost_draw": 3}
    position = scene([(4, 4), *AWAY], rules=rules)
    assert refused(position, "end") == "COR-A22"
    assert "forward" in position.legal()
    position.play("draw")
    told = position.to_dict()["state"]["hands"][0]
    rest = [kind for kind in ("distract", "attract") if told[kind]]
    assert position.legal() == (rest or ["end"])
    lying = scene([(4, 4), *AWAY], rules={**rules, "turn.cost_get_up": 9}, tripped=(0,), points=2)
    assert lying.legal() == ["end"]


@other("rules.depletion")
@pytest.mark.rule("COR-A29")
def test_depletion_on_the_last_card():
    rules = {"rules.depletion": "on_last_card", "corridor.default_cards": ["bottleneck_r", "open", "open", "open"]}
    pieces = ("bottleneck_r", "open", "open")
    position = scene([(4, 11), (3, 11)], rules=rules, pieces=pieces, first_rank=4, horde=4, zombie=1)
    position = played(position, "forward")
    assert (int(position.s.n_deck), int(position.s.n_used), int(position.s.depletions)) == (0, 0, 1)
    played(position, "forward", "forward", "forward", "end")
    assert int(position.s.horde) == 4 + 1 + 1  # the bonus counts already
    with_used = scene(
        [(4, 11), (3, 11)],
        rules=rules,
        pieces=("open", "open"),
        first_rank=8,
        horde=8,
        used=("bottleneck_r",),
        zombie=1,
    )
    with_used.play("forward")  # the last card leaves the deck: the used pile is the deck at once
    assert (int(with_used.s.n_deck), int(with_used.s.n_used), int(with_used.s.depletions)) == (1, 0, 1)


@pytest.mark.rule("COR-A29", "COR-A30")
def test_on_the_last_card_a_later_debt_brings_no_second_bonus():
    rules = {"rules.depletion": "on_last_card", "corridor.default_cards": ["open", "open"]}
    position = GAME.new(2, 0, {**OPEN, **rules})
    assert int(position.s.depletions) == 0
    played(position, "lane 1", "lane 2", *["forward"] * 4)
    assert (int(position.s.depletions), int(position.s.n_table)) == (1, 3)
    rules["corridor.default_cards"] = ["bottleneck_r", "open"]
    debt = scene([(4, 7), (4, 6)], rules=rules, depletions=1, horde=2, zombie=1)
    debt.play("forward")
    assert (debt.to_dict()["state"]["owed"], int(debt.s.depletions)) == ("debt", 1)
    played(debt, "forward", "forward", "forward", "end")  # the horde on rank 4: the starting board frees no card
    paid = played(with_zombie(debt, 4), "end", "forward", "forward", "forward", "forward")
    told = paid.to_dict()["state"]
    assert (told["corridor"], told["owed"], told["corridor_deck"]) == (["open", "bottleneck_r"], "nothing", [])
    assert told["depletions"] == 1  # though the deck's only card has left it


@pytest.mark.rule("COR-A29")
@pytest.mark.parametrize("used, depletions", [(("bottleneck_r", "open"), 1), (("bottleneck_r",), 2)])
def test_on_the_last_card_a_later_refill_brings_no_bonus_but_its_own_last_card_does(used, depletions):
    cards = [*used, "open", "open", "open"]
    rules = {"rules.depletion": "on_last_card", "corridor.default_cards": cards}
    facts = {"pieces": ("open", "open", "open"), "first_rank": 8, "horde": 8, "used": used, "depletions": 1}
    position = scene([(4, 15), (3, 15)], rules=rules, **facts)
    assert (int(position.s.n_deck), int(position.s.n_used)) == (0, len(used))
    position.play("forward")
    assert (int(position.s.n_deck), int(position.s.n_used)) == (len(used) - 1, 0)
    assert int(position.s.depletions) == depletions


@pytest.mark.rule("COR-A29", "COR-50", "COR-A32")
def test_on_the_last_card_the_other_decks_are_shuffled_at_once():
    rules = {"rules.depletion": "on_last_card"}
    position = scene([(4, 4), *AWAY], rules=rules, deck="jump")
    position.play("draw")
    assert (int(position.s.left), int(position.s.n_discard)) == (54, 0)
    one = {f"zombie_deck.{value}": int(value == "2") for value in "1234"}
    zombies = scene([(4, 8), (3, 8)], rules={**rules, **one}, turn=1)
    zombies.play("end")
    assert (int(zombies.s.zombies.sum()), int(zombies.s.revealed.sum())) == (1, 0)
    on_need = scene([(4, 8), (3, 8)], rules=one, turn=1)
    on_need.play("end")
    assert (int(on_need.s.zombies.sum()), int(on_need.s.revealed.sum())) == (0, 1)


@other("rules.tie_vote")
@pytest.mark.rule("COR-A36")
def test_tie_by_coin():
    facts = {"horde": 2, "zombie": 4, "turn": 3, "rules": {"rules.tie_vote": "coin"}}
    position = scene([(4, 5), (3, 5), (4, 6), (4, 8)], **facts)
    position.play("end")
    assert position.end_reason == "coin"
    assert position.s.loser in (0, 1)


@other("rules.setup_order")
@pytest.mark.rule("COR-24", "COR-A39")
def test_corridor_last():
    position = GAME.new(2, 0, {"rules.setup_order": "lanes_hands_corridor"})
    assert position.to_dict()["state"]["corridor"] == ["start"]
    assert GAME.position(position.to_dict()).hash == position.hash
    events = [*position.play("lane 1"), *position.play("lane 2")]
    assert len(position.to_dict()["state"]["corridor"]) == 2
    told = position.story(events)
    assert told.index("The corridor goes on from rank 4.") > told.index("Red is dealt a card.")


@other("rules.mirror_cards")
@pytest.mark.rule("COR-A46")
def test_mirror_cards():
    rules = {"corridor.default_cards": ["zigzag_a"]}
    floors = set()
    for seed in range(20):
        position = GAME.new(2, seed, {**rules, "rules.mirror_cards": True})
        told = position.to_dict()["state"]
        assert GAME.position(position.to_dict()).hash == position.hash
        floors.add((told["corridor"][1], *told["floor"][4:]))
    plain, turned = ("....", "##..", "....", "..##"), ("....", "..##", "....", "##..")
    assert floors == {("zigzag_a", *plain), ("~zigzag_a", *turned)}
    assert {GAME.new(2, seed, rules).to_dict()["state"]["corridor"][1] for seed in range(20)} == {"zigzag_a"}
    with pytest.raises(PositionError, match="mirrored"):
        scene([(1, 1), (2, 1)], pieces=("start", "~bottleneck_r"))


@other("rules.max_rounds")
@pytest.mark.rule("COR-A47")
def test_max_rounds():
    rules = {"rules.max_rounds": 1}
    position = scene([(4, 8), (3, 8)], rules=rules, zombie=1, turn=1)
    position.play("end")
    assert (position.end_reason, position.result) == ("round_cap", [0, 0])


@other(*(f"corridor_card.{name}.rows" for name in CARDS))
@pytest.mark.rule("COR-11")
@pytest.mark.parametrize("name", CARDS)
def test_corridor_card_rows(name):
    """Each card alone in the deck, as printed and with its first row blocked but for one square."""
    deck = {"corridor.default_cards": [name]}
    printed = GAME.new(2, 0, deck).to_dict()["state"]["floor"][4:]
    file = tomllib.loads((ROOT / "games" / "corridor" / "rules.toml").read_text("utf-8"))
    assert printed == file["corridor_card"][name]["rows"]
    changed = GAME.new(2, 0, {**deck, f"corridor_card.{name}.rows": ["###.", "....", "....", "...."]})
    played(changed, "lane 1", "lane 2", "forward", "forward", "forward")
    assert refused(changed, "forward") == "COR-33"


def test_every_key_has_such_a_test():
    assert set(GAME.ruleset.keys) == set(TESTED)


def test_every_ordered_pair_of_printed_cards_is_passable():
    tables = GAME.ruleset.defaults["corridor_card"]
    pairs = [(a, b) for a in tables for b in tables]
    assert len(pairs) == 256
    assert all(leads_on(tuple(tables[a]["rows"]), tuple(tables[b]["rows"])) for a, b in pairs)


@pytest.mark.parametrize(
    "rules, words",
    [
        ({"corridor_card.mine.rows": ["....", "####", "....", "...."]}, "no way leads through"),
        (
            {"corridor_card.mine.rows": ["....", "....", "....", "##.#"], "corridor_card.x.rows": ["#.#."] * 4},
            "follows",
        ),
        ({"corridor_card.mine.rows": ["....", "...", "....", "...."]}, r"rows\[1\]: expected 4 of"),
        ({"corridor_card.mine.rows": ["....", "..x.", "....", "...."]}, r"rows\[1\]: expected 4 of"),
        ({"corridor_card.mine.rows": ["....", "...."]}, "expected 4 rows"),
        ({"corridor_card.mine.rows": 4}, "expected 4 rows"),
        ({"corridor_card.mine.colour": "red"}, "mine.colour: there is no such thing; expected only rows"),
        ({"corridor_card.ein_viel_zu_langer_name_fuer_karten.rows": ["...."] * 4}, "up to 24 long"),
        ({f"corridor_card.c{n}.rows": ["...."] * 4 for n in range(9)}, "room for 24"),
        ({"corridor.default_cards": []}, "1 to 24 names"),
        ({"corridor.default_cards": ["open"] * 25}, "1 to 24 names"),
        ({"corridor.default_cards": ["cratez"]}, "did you mean 'crates'"),
        ({"corridor.defualt_cards": ["crates"]}, "did you mean 'default_cards'"),
        ({"corridor.optional_cards_by_players": 5}, "optional_cards_by_players: expected a table"),
        ({"corridor_card": 5}, "corridor_card: expected a table"),
        ({"corridor_card.crates": 5}, "crates: expected a table of rows, not 5"),
        ({"corridor_card.start.rows": ["...."] * 4}, "start: this is the name of the starting board"),
        ({"turn.action_points": 0}, "from 1 to 12"),
        ({"rules.reveal": "later"}, "immediate, end_of_turn"),
        ({"rules.must_spend": 1}, "true or false"),
        ({"board.lanes": 5}, "no rule 'board.lanes'"),
    ],
)
def test_the_loader_says_what_is_wrong(rules, words):
    mine = {"corridor.default_cards": ["mine", "x"] if "corridor_card.x.rows" in rules else ["mine", "crates"]}
    wanted = {**(mine if any("mine.rows" in key for key in rules) else {}), **rules}
    with pytest.raises(RulesError, match=words):
        GAME.new(2, 0, wanted)


@pytest.mark.rule("COR-4", "COR-11")
def test_a_card_of_ones_own():
    rules = {
        "corridor_card.mine.rows": ["....", ".##.", "....", "#.##"],
        "corridor.default_cards": ["mine", "crates", "mine"],
    }
    with pytest.raises(RulesError, match="where crates follows mine"):
        GAME.new(2, 0, {**rules, "corridor_card.crates.rows": ["##..", "....", "....", "...."]})
    rules["corridor_card.mine.rows"] = ["....", ".##.", "....", "#.oo"]
    position = GAME.new(2, 1, rules)
    told = position.to_dict()["state"]
    assert sorted(told["corridor"][1:] + told["corridor_deck"]) == ["crates", "mine", "mine"]
    assert position.rules_hash != GAME.new(2, 1).rules_hash


def test_a_card_that_cannot_follow_itself():
    rules = {"corridor_card.a.rows": ["#.##", "....", "....", "##.#"]}
    GAME.new(2, 0, {**rules, "corridor.default_cards": ["a", "quiet_hall"]})
    with pytest.raises(RulesError, match="where a follows a"):
        GAME.new(2, 0, {**rules, "corridor.default_cards": ["a", "quiet_hall", "a"]})


def test_mirrored_cards_must_be_passable_too():
    rules = {
        "corridor_card.a.rows": ["....", "....", "....", "..##"],
        "corridor_card.b.rows": ["..##", "....", "....", "...."],
        "corridor.default_cards": ["a", "b"],
    }
    GAME.new(2, 0, rules)
    with pytest.raises(RulesError, match="follows"):
        GAME.new(2, 0, {**rules, "rules.mirror_cards": True})


@pytest.mark.parametrize("preset, ends", [("quick", None), ("gentle", {"caught_by_horde", "vote", "coin"})])
def test_presets_can_be_played(preset, ends):
    for players in (2, 3, 4):
        *_, end = random_game(players, 11, preset=preset)
        assert end.end_reason in (ends or GAME.meta.end_reasons[1:-1])
        assert GAME.problems(end.r, end.s) == []


@pytest.mark.rule("COR-A5", "COR-A7")
def test_the_gentle_preset_keeps_people_off_the_horde():
    gentle = GAME.new(2, 0, preset="gentle").changes
    walk, shove = {"horde": 3}, {"horde": 3, "hands": ["push"]}
    assert refused(scene([(4, 4), (4, 7)], rules=gentle, **walk), "back") == "COR-A7"
    assert refused(scene([(4, 5), (4, 4)], rules=gentle, **shove), "push back") == "COR-A5"
    assert "back" in scene([(4, 4), (4, 7)], **walk).legal()
    assert "push back" in scene([(4, 5), (4, 4)], **shove).legal()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_optional_decks_are_checked_even_when_unused(players):
    with pytest.raises(RulesError, match=r"optional_cards_by_players\.3.*did you mean 'crates'"):
        GAME.new(players, 0, {"corridor.optional_cards_by_players.3": ["cratez"]})
