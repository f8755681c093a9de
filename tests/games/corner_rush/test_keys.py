"""Every key of rules.toml: another value changes a legal list or an outcome, a wrong one is refused."""

import pytest
from tests.games.corner_rush.setups import GAME, bag, happening, kinds, pawns, position, rolled, squares

from tablewright import RulesError
from tablewright.games.corner_rush import state as st

pytestmark = pytest.mark.nojit
CHANGED = set()  # the keys that a test gives another value


def changes(*keys):
    """Marks a test in which another value of these keys changes a legal list or an outcome."""

    def marked(test):
        CHANGED.update(keys)
        return test

    return marked


@changes("board.holes")
@pytest.mark.rule("CRN-3", "CRN-25")
def test_board_holes():
    game = position("b2 a5 e5 e1", rules={"board.holes": ["b3"]}, phase="step", die=2, steps=2)
    assert game.legal() == ["right", "down", "left"]
    open_middle = position("b3 a5 e5 e1", rules={"board.holes": []}, phase="step", die=2, steps=2)
    assert "right" in open_middle.legal()
    assert "c3" in squares(position(rules={"board.holes": []}, phase="place", die=2, held=2))


@changes("die.values")
@pytest.mark.rule("CRN-9", "CRN-15", "CRN-A2")
def test_die_values():
    game = GAME.new(players=2, seed=1, rules={"die.values": [1, 1, 1, 1, 1, 9]})
    assert rolled(game, "roll", 1)[0].s.steps == 1
    assert rolled(game, "roll", 9)[0].s.steps == 9
    with pytest.raises(AssertionError):
        rolled(game, "roll", 0)


@changes("tokens.blockers")
@pytest.mark.rule("CRN-5", "CRN-A29")
def test_tokens_blockers():
    game = GAME.new(players=2, seed=1, rules={"tokens.blockers": [2, 3, 4, 5, 6]})
    assert bag(game, 0) == [2, 3, 4, 5, 6]
    hard = position("b2 a5 e5 e1", "b3=1:6", rules={"tokens.blockers": [2, 3, 4, 5, 6]})
    assert happening(rolled(hard, "challenge up", 5)[1], st.REPELLED)


SEATS = ["south_west", "north_west", "north_east", "south_east"]


@changes(*(f"seat.{seat}.{place}" for seat in SEATS for place in ("start", "goal")))
@pytest.mark.rule("CRN-7", "CRN-A4")
@pytest.mark.parametrize("player, seat", list(enumerate(SEATS)))
def test_seat(player, seat):
    """Another start and another goal for one player."""
    rules = {f"seat.{seat}.start": "c1", f"seat.{seat}.goal": "c5"}
    assert pawns(GAME.new(players=4, seed=1, rules=rules))[player] == "c1"
    places = ["b2"] * 4
    places[player] = "c4"
    home = position(" ".join(places), rules=rules, turn=player, phase="step", die=2, steps=2)
    home.play("up")
    assert (home.end_reason, int(home.s.winner)) == ("own_step", player)


@changes("seats.2", "seats.3", "seats.4")
@pytest.mark.rule("CRN-7", "CRN-A4", "CRN-A30")
def test_seats():
    beside = GAME.new(players=2, seed=1, rules={"seats.2": ["north_west", "south_east"]})
    assert pawns(beside) == ["a5", "e1"]
    assert pawns(GAME.new(players=3, seed=1, rules={"seats.3": ["south_east", "south_west", "north_west"]})) == [
        "e1", "a1", "a5",
    ]  # fmt: skip
    other_way = ["south_west", "south_east", "north_east", "north_west"]
    assert pawns(GAME.new(players=4, seed=1, rules={"seats.4": other_way})) == ["a1", "e1", "e5", "a5"]


@changes("rules.pawns_block")
@pytest.mark.rule("CRN-A6")
def test_pawns_block():
    blocking = {"rules.pawns_block": True}
    game = position("b3 b4 e5 e1", rules=blocking, phase="step", die=2, steps=2)
    assert game.legal() == ["down", "left"]
    assert game.why_not("up").rule == "CRN-A6"
    nudging = position("b3 b4 e5 e1", rules=blocking, phase="null", die=0)
    assert nudging.why_not("nudge 1 down").rule == "CRN-A6"
    walled = position("a1 a2 b1 e1", rules=blocking)
    assert kinds(rolled(walled, "roll", 3)[1]) == [st.ROLLED, st.LAPSED, st.DREW]


@changes("rules.revisit")
@pytest.mark.rule("CRN-A7")
def test_revisit():
    game, _ = rolled(position(rules={"rules.revisit": False}), "roll", 2)
    game.play("up")
    assert game.legal() == ["up", "right"]
    assert game.why_not("down").rule == "CRN-A7"
    game, _ = rolled(position(rules={"rules.revisit": False}), "roll", 4)
    for move in ("up", "right", "up"):
        game.play(move)
    assert game.why_not("down").rule == "CRN-A7", "the squares of the walk stay closed"
    assert game.to_dict()["state"]["trail"] == ["a1", "a2", "b2", "b3"]
    won, _ = rolled(position("b2 a5 e5 e1", "b3=1:2", rules={"rules.revisit": False}), "challenge up", 5)
    won.play("right")
    assert won.why_not("left").rule == "CRN-A7"
    dead_end = position("a2 a5 e5 e1", "b1=1:2 b2=2:3", rules={"rules.revisit": False}, phase="step", die=5, steps=4,
                        trail=["a3", "a2"])  # fmt: skip
    assert kinds(dead_end.play("down")) == [st.STEPPED, st.LAPSED, st.DREW]
    assert dead_end.s.trail == 0


@changes("rules.null_forced")
@pytest.mark.rule("CRN-A10")
def test_null_forced():
    forced = {"rules.null_forced": True}
    game, _ = rolled(position(rules=forced), "roll", 0)
    assert "pass" not in game.legal()
    assert game.why_not("pass").rule == "CRN-A10"
    stuck = position("c1 e5", "d5=0:2 e4=0:3", players=2, rules=forced)
    assert kinds(rolled(stuck, "roll", 0)[1]) == [st.ROLLED, st.DREW]  # nobody can be nudged


@changes("rules.null_power_on_challenge")
@pytest.mark.rule("CRN-A17")
@pytest.mark.parametrize("number", [0, 4])
def test_null_power_on_challenge(number):
    game = position("b2 a5 e5 e1", f"b3=1:{number}", rules={"rules.null_power_on_challenge": True})
    game, events = rolled(game, "challenge up", 0)
    assert kinds(events)[-1] == (st.REPELLED if number else st.CAPTURED)
    assert game.s.phase == st.NULL
    assert game.legal()[0] == "pass"


@changes("rules.win_on_any_move")
@pytest.mark.rule("CRN-A12")
def test_win_on_any_move():
    game = position("a1 e2 e5 e4", rules={"rules.win_on_any_move": False}, phase="null", die=0)
    game.play("nudge 1 down")
    assert not game.is_over
    assert pawns(game)[1] == "e1"
    game.play(game.legal()[0])
    walking, _ = rolled(game, "roll", 2)
    walking.play("left")
    walking.play("right")
    assert walking.end_reason == "own_step"


@changes("rules.must_leave_path")
@pytest.mark.rule("CRN-A23")
def test_must_leave_path():
    rules = {"rules.must_leave_path": True}
    game = position("a1 a5 e5 e1", "b1=1:2", rules=rules, turn=1, phase="place", die=2, held=5)
    assert "place a2" not in game.legal()
    assert game.why_not("place a2").rule == "CRN-A23"
    assert "place a3" in game.legal()
    cut_off = position("a1 a5 e5 e1", "b1=1:2 a2=1:3", rules=rules, turn=2, phase="place", die=2, held=5)
    assert "place b2" in cut_off.legal()  # who has no way loses none


@pytest.mark.rule("CRN-A23", "CRN-A25")
def test_must_leave_path_may_leave_no_square():
    """A board of one ring: one half of it is full, and on the other every square is the only way of both pawns."""
    ring = {"board.holes": [c + r for c in "bcd" for r in "234"], "rules.must_leave_path": True}
    laid = "a3=0:2 a2=0:3 a4=0:4 a5=1:2 b5=1:3"
    game, _ = rolled(position("c1 c5", laid, players=2, rules=ring), "roll", 0)
    assert kinds(game.play("pass")) == [st.KEPT_STILL, st.NO_ROOM]
    assert game.actor == 1


@changes("rules.place_forced")
@pytest.mark.rule("CRN-A24")
def test_place_forced():
    game = position(rules={"rules.place_forced": False}, phase="place", die=2, held=4)
    before = bag(game, 0)
    assert game.legal()[0] == "pass"
    assert [(e.kind, e.a, e.b, e.c) for e in game.play("pass")] == [(st.RETURNED, 0, 0, 0)]
    assert bag(game, 0) == sorted([*before, 4])
    assert (game.actor, int(game.s.blocked)) == (1, 0)


@changes("rules.owner_sees")
@pytest.mark.rule("CRN-A27")
def test_owner_sees():
    game = position(blockers="b2=0:3", rules={"rules.owner_sees": False}, phase="null", die=0)
    events = game.play("pass")
    assert happening(events, st.DREW).seen == 0
    own = game.observation(0).to_dict()["state"]
    assert own["held"] is None
    assert own["bags"][0] == int(game.s.n_bag[0])
    assert own["blockers"][0]["number"] is None
    assert len({int(game.observation(0).deal(seed).s.held) for seed in range(60)}) == 5


@changes("rules.max_turns")
@pytest.mark.rule("CRN-A33")
def test_max_turns():
    game = position(turns=6, rules={"rules.max_turns": 7}, phase="place", die=2, held=4)
    game.play("place b2")
    assert game.end_reason == "turn_cap"


@pytest.mark.parametrize(
    "key, value, words",
    [
        ("board.size", 7, "5 x 5"),
        ("board.holes", ["z9"], "a1 to e5"),
        ("board.holes", "c3", "list of squares"),
        ("board.holes", ["a1"], "hole"),
        ("board.holes", ["a2", "b2", "b1"], "walk to"),
        ("board.holes", [["c3"]], "a1 to e5"),
        ("board.holes", [1.5, None], "a1 to e5"),
        ("board.colour", 1, "size, holes"),
        ("board", 4, "size, holes"),
        ("die.values", [3, 3, 3, 3, 3, 3], "not all the same"),
        ("die.values", [2, 0, 3, 4, 5, 6], "ascending"),
        ("die.values", [0, 2, 3, 4, 5], "list of 6"),
        ("tokens.blockers", [0, 2, 3, 4], "list of 5"),
        ("tokens.blockers", [0, 2, 3, 4, 7], "0 to 6"),
        ("seat.south_west.start", "a9", "a1 to e5"),
        ("seat.south_west.start", ["a1"], "a1 to e5"),
        ("seat.mine", 3, "start, goal"),
        ("seat", 3, "table of seats"),
        ("seat.south_west.goal", "a1", "apart from the start"),
        ("seat.south_west.colour", "red", "start, goal"),
        ("seat.north_west.start", "a1", "same start"),
        ("seat.north_west.goal", "e5", "same goal"),
        ("seats.2", ["south_west"], "list of 2"),
        ("seats.2", [["a"], "b"], "no seat"),
        ("seats.2", [{}, 4], "no seat"),
        ("seats", [1], "2, 3, 4"),
        ("seats.3", ["south_west", "north_west", "north_eas"], "did you mean 'north_east'"),
        ("seats.5", [], "2, 3, 4"),
        ("rules.revisit", 2, "true or false"),
        ("rules.max_turns", 0, "1 to 30000"),
        ("rules.speed", 1, "no rule"),
    ],
)  # fmt: skip
def test_wrong_values_are_refused_in_clear_words(key, value, words):
    with pytest.raises(RulesError, match=words):
        GAME.new(players=3, seed=1, rules={key: value})


def preset(name):
    """The changes that a preset makes."""
    return GAME.new(players=4, seed=1, preset=name).changes


def test_presets():
    assert set(GAME.ruleset.presets) == {"blocking_pawns", "blind", "hard_blockers"}
    blocked = position("b3 b4 e5 e1", rules=preset("blocking_pawns"), phase="step", die=2, steps=2)
    assert blocked.legal() == ["down", "left"]
    blind = position(blockers="b2=0:3", rules=preset("blind")).observation(0).to_dict()["state"]
    assert (blind["bags"][0], blind["blockers"][0]["number"]) == (5, None)
    assert bag(GAME.new(players=4, seed=1, preset="hard_blockers"), 0) == [2, 3, 4, 5, 6]


def test_every_key_is_changed_by_a_test():
    """All keys but one: `board.size` has no other value."""
    assert CHANGED == set(GAME.ruleset.keys) - {"board.size"}
