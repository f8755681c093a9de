"""Each kind of question on made-up games whose truth is known: what it says, and where strengths disagree."""

import pytest

from tablewright.kernel.errors import TablewrightError
from tablewright.lab import asking
from tablewright.lab.report.page import page_of
from tablewright.lab.store import NoStore

HAND = ("turn.hand_limit", 6)
CHANGE = {"turn.hand_limit": 6}


def run(asked, **how):
    found = asked.run(store=NoStore(), **({"blocks": 6000} | how))
    assert "significant" not in found.verdict
    assert page_of(found.report).count("<svg") >= 1
    return found


def compare(**more):
    return asking.compare("corridor", players=4, change=CHANGE, bots=more.pop("bots", ("easy", "hard")), **more)


def test_a_change_that_every_strength_sees(made_up):
    made_up({(*HAND, None): {"loses.0": 0.1}})
    found = run(compare(primary=("loses.0",)))
    assert found.decided
    assert "more often, by" in found.verdict
    assert "at every strength" in found.verdict
    assert found.warnings == []
    change = found["loses.0"].difference
    assert change.low < 0.1 < change.high
    assert found["loses.0"].a.holds(0.25)
    assert found.changed()["hard"][0] == "loses.0"


def test_strength_that_turns_the_answer_around(made_up):
    made_up({(*HAND, "easy"): {"loses.0": 0.1}, (*HAND, "hard"): {"loses.0": -0.1}})
    found = run(compare(primary=("loses.0",)))
    assert found.at("easy")["loses.0"].reading == "more"
    assert found.at("hard")["loses.0"].reading == "less"
    assert found.warnings[0].startswith("Strength turns the answer around.")
    assert "more among easy bots, less among hard bots" in found.warnings[0]


def test_strengths_that_disagree_whether_it_matters(made_up):
    made_up({(*HAND, "easy"): {"loses.0": 0.1}})
    found = run(compare(primary=("loses.0",)))
    assert found.at("hard")["loses.0"].reading == "no matter"
    assert found.warnings[0].startswith("Strengths disagree.")


def test_a_dead_rule_shows_at_once(made_up):
    made_up()
    found = run(compare(primary=("loses.0",)))
    assert "Not one of" in found.verdict
    assert "the rule is dead" in found.verdict
    assert found["loses.0"].reading == "no matter"


def test_a_change_that_is_too_small_to_matter(made_up):
    made_up({(*HAND, None): {"loses.0": 0.004}})
    found = run(compare(primary=("loses.0",)))
    assert "no matter (within ±" in found.verdict
    assert found.decided


def test_a_precision_is_reached(made_up):
    made_up({(*HAND, None): {"rounds": 1.0}})
    found = run(compare(primary=("loses.0",), until=asking.precision(3)), blocks=20_000)
    assert found.decided
    assert found["loses.0"].difference.half <= 0.03


def test_same_deals_save_games(made_up):
    made_up({(*HAND, None): {"loses.0": 0.02}})
    found = run(compare(primary=("loses.0",), bots=("easy",)), blocks=1000)
    assert found.report["strengths"][0]["same_deals_save"]["loses.0"] > 0.9


def test_other_numbers_that_changed_are_named(made_up):
    made_up({(*HAND, None): {"rounds": 2.0}})
    found = run(compare(primary=("loses.0",), bots=("easy",)), blocks=2000)
    assert "rounds" in found.changed()["easy"]
    assert "Also changed: 1 other number" in found.verdict


def test_a_metric_by_seat_stands_for_all_seats(made_up):
    made_up()
    assert compare(primary=("loses",)).question.primary == ("loses.0", "loses.1", "loses.2", "loses.3")


def test_seats(made_up):
    made_up({(None, None, "easy"): {"loses.0": 0.15}})
    found = run(asking.seats("corridor", players=4, bots=("easy", "hard"), matters=4))
    assert "Not fair among easy bots: the first player (Blue) loses" in found.verdict
    assert "Fair among hard bots" in found.verdict
    assert found["loses.0"].difference.holds(0)


def test_length_and_feel(made_up):
    made_up()
    found = run(asking.length("corridor", players=4, bots=("easy",)), blocks=2000)
    assert "in eight of ten games" in found.verdict
    assert found["rounds"].a.holds(5.5)
    felt = run(asking.feel("corridor", players=4, bots=("easy",)), blocks=500)
    assert felt.verdict.startswith("Among easy bots: ")


def test_cards(made_up):
    made_up({"push": 0.2})
    found = run(asking.cards("corridor", players=4, bots=("easy",), tools=("push", "trip")), blocks=3000)
    assert "matters most: who may not use it loses more often" in found.verdict
    tools = {row["tool"]: row for row in found.report["strengths"][0]["tools"]}
    assert tools["push"]["reading"] == "more"
    assert tools["trip"]["reading"] == "no matter"
    assert tools["push"]["restricted"]["low"] <= 0.2 / 4 <= tools["push"]["restricted"]["high"]
    assert tools["push"]["excluded"] is not None


def test_a_tool_that_does_not_exist():
    with pytest.raises(TablewrightError, match="has no tool 'sword'; there are push"):
        asking.cards("corridor", tools=("sword",))


def test_skill_and_luck(made_up):
    made_up()
    found = run(asking.skill("corridor", players=4, bots=("easy", "hard")), blocks=600)
    assert found.verdict.count("the deal decides") == 2
    luck = found["luck"].a
    assert 0 <= luck.low <= luck.high <= 1


def test_difficulty_is_asked_of_games_won_together():
    with pytest.raises(TablewrightError, match="played against each other"):
        asking.difficulty("corridor")


def test_difficulty_has_talk_and_no_talk():
    asked = asking.difficulty("zombie_tower", players=3, bots=("easy",))
    from tablewright.lab.questions.kinds import kind_of

    arms = kind_of("difficulty").arms(asked.question, "easy")
    assert list(arms)[:2] == ["3 players, normal, talk", "3 players, normal, no talk"]
    assert len(arms) == 6
    assert arms["3 players, normal, no talk"].bots == ("easy:talk=0",) * 3


EFFECTS = {("turn.action_points", n, None): {"loses.0": 0.05 * n - 0.2} for n in range(1, 13)}


def sweep(**more):
    return asking.sweep(
        "corridor", "turn.action_points", range(2, 7), metric="loses.0", players=4, bots=("easy",), **more
    )


def test_sweep(made_up):
    made_up(EFFECTS)
    found = run(sweep(), blocks=2000)
    rows = found.report["strengths"][0]["metrics"]
    assert [row["point"]["turn.action_points"] for row in rows] == [2, 3, 4, 5, 6]
    for n, row in zip(range(2, 7), rows):
        assert row["a"]["low"] <= 0.25 + 0.05 * n - 0.2 <= row["a"]["high"]
    assert "at turn.action_points=2 to" in found.verdict


def test_sweep_of_a_comparison(made_up):
    made_up()
    asked = asking.sweep("corridor", "turn.action_points", (3, 4), metric="rounds > 5", players=4, bots=("easy",))
    found = run(asked, blocks=1000)
    assert found.report["strengths"][0]["metrics"][0]["a"]["mean"] == pytest.approx(0.5, abs=0.05)


def test_grid(made_up):
    made_up(EFFECTS)
    one, other = ("turn.action_points", (2, 4, 6)), ("turn.hand_limit", (5, 6))
    found = run(asking.grid("corridor", one, other, metric="loses.0", players=4, bots=("easy",)), blocks=500)
    assert len(found.report["strengths"][0]["metrics"]) == 6


def find(target, **more):
    values = range(1, 13)
    return asking.find("corridor", "turn.action_points", values, target=target, players=4, bots=("easy",), **more)


def test_a_value_that_exists_is_found(made_up):
    made_up(EFFECTS)
    found = run(find("loses.0 = 40% +- 3"), blocks=20_000)
    assert "turn.action_points=7 meets" in found.verdict
    assert found.decided
    judged = [row for row in found.report["strengths"][0]["metrics"] if row["blocks"]]
    assert len(judged) < 8  # bisection, not a sweep


def test_a_value_that_does_not_exist(made_up):
    made_up(EFFECTS)
    beyond = run(find("loses.0 = 90% +- 2"), blocks=20_000)
    assert "no value can meet" in beyond.verdict
    assert beyond.decided
    between = run(find("loses.0 = 32% +- 1"), blocks=60_000)
    assert "no value meets" in between.verdict
    assert "between turn.action_points=5" in between.verdict


def test_a_value_beyond_the_scale_of_the_first_blocks(made_up):
    """Rounds come to ten at most, and three times ten is the scale: a target of 60 is judged by games all the same."""
    made_up(EFFECTS)
    found = run(find("rounds = 60 +- 5"), blocks=20_000)
    assert "no value can meet" in found.verdict
    for row in found.report["strengths"][0]["metrics"]:
        if row["blocks"]:
            assert row["a"]["low"] <= 5.5 <= row["a"]["high"] < 60


def test_a_target_that_no_game_can_meet():
    with pytest.raises(TablewrightError, match="it cannot be met"):
        find("rounds = 5000 +- 10")


def test_self_test(made_up):
    made_up()
    found = run(asking.aa("corridor", players=4, bots=("easy",)), blocks=3000)
    test = found.report["strengths"][0]["self_test"]
    assert test["lab"] == 0
    assert test["numbers"] > 20
    assert "nothing was changed" in found.verdict


@pytest.mark.parametrize(
    "ask, words",
    [
        (lambda: asking.compare("corridor", change={"turn.hand_limits": 6}), "did you mean 'turn.hand_limit'"),
        (lambda: asking.compare("corridor", change={"turn.hand_limit": 60}), "from 1 to 10, not 60"),
        (lambda: asking.compare("corridor", change={"turn.hand_limit": 5}), "expected a change of a rule"),
        (
            lambda: asking.compare("corridor", change=CHANGE, primary=("roundz",)),
            "there is no measure 'roundz'; did you",
        ),
        (lambda: asking.compare("corridor", change=CHANGE, bots=("easy", "easy")), "named twice"),
        (lambda: asking.compare("corridor", change=CHANGE, bots=("strong",)), "there is no bot 'strong'"),
        (lambda: asking.compare("corridor", change=CHANGE, seed=-1), "from 0 to 2"),
        (lambda: asking.compare("corridor", change=CHANGE, matters=0), "points above 0"),
        (lambda: asking.sweep("corridor", "turn.hand_limit", (5, 6), metric="rounds >"), "expected a name"),
        (lambda: asking.sweep("corridor", "turn.hand_limit", (5,), metric="rounds"), "two values or more"),
        (lambda: asking.sweep("corridor", "turn.hand_limit", (5, 60), metric="rounds"), "from 1 to 10, not 60"),
        (lambda: asking.find("corridor", "turn.hand_limit", (5, 6), target="rounds"), "expected such as"),
        (lambda: asking.find("corridor", "turn.hand_limit", (5, 6), target="x = 5 +- 1"), "there is no measure 'x'"),
        (lambda: asking.precision(0), "points above 0"),
    ],
)
def test_bad_questions_get_a_sentence(ask, words):
    with pytest.raises(TablewrightError, match=words):
        ask()
