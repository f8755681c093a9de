"""What compiled games count is what anybody counts who watches the same games through `Position`."""

import numpy as np
import pytest
from tests.lab.counted import SlowCount, counted

import tablewright
from tablewright.kernel.metrics import Axis, Count
from tablewright.lab.arms import Arm
from tablewright.lab.plan import GameTable, classes, group_of, plan
from tablewright.lab.whole_games import play

CASES = [(name, players) for name in tablewright.GAMES for players in tablewright.game(name).meta.players]
QUORIDOR = tablewright.game("quoridor")


def check(table: GameTable, slow: SlowCount) -> None:
    numbers = slow.numbers()
    own = [count.name for count in slow.game.counts] + [sample.name for sample in slow.game.samples]
    assert set(own) <= set(numbers)
    for name, value in numbers.items():
        assert np.array_equal(table[name][0], value), f"{name}: {table[name][0]} counted, {value} seen"
    for name in table.plan.classes:
        assert table.uses(name)[0].tolist() == slow.uses(name), name
    assert table.results[0].tolist() == slow.position.result


@pytest.mark.nojit
@pytest.mark.bounds
@pytest.mark.parametrize(("name", "players"), CASES)
def test_counts_are_what_is_seen_through_position(name, players):
    slow = SlowCount(name, players, seed=players)
    check(play(Arm.of(name, players, ("random",)), players, 0, 1), slow)
    check(counted(slow.position), slow)


def test_many_games_count_the_same_one_by_one():
    arm = Arm.of("quoridor", 2, ("random",))
    together = play(arm, 5, 0, 6)
    for i in range(6):
        alone = play(arm, 5, i, 1)
        assert np.array_equal(alone.counts[0], together.counts[i])
        assert np.array_equal(alone.results[0], together.results[i])


@pytest.mark.nojit
def test_a_repetition_is_counted_with_the_action_that_brought_it():
    rules = {"rules.repetition_draw": 2, "fences.2": 0}
    slow = SlowCount("quoridor", 2, 3, rules)
    assert slow.position.end_reason == "repetition"
    table = play(Arm.of("quoridor", 2, ("random",), rules), 3, 0, 1)
    check(table, slow)
    assert table["reason"][0] == QUORIDOR.meta.end_reasons.index("repetition")


@pytest.mark.nojit
def test_tables_are_read_by_name_and_joined():
    arm = Arm.of("quoridor", 2, ("random",), {"rules.max_plies": 12})
    some, more = play(arm, 1, 0, 2), play(arm, 1, 2, 1)
    both = some + more
    assert len(both) == 3
    assert both["plies"].tolist() == [*some["plies"], *more["plies"]]
    assert both["decisions"].shape == (3, 2)
    assert both["decisions"].sum(axis=1).tolist() == both["plies"].tolist()
    with pytest.raises(KeyError):
        both["nonsense"]


@pytest.mark.nojit
def test_actions_that_no_tool_and_no_group_tells_apart_are_one_class():
    made = plan(QUORIDOR, 2)
    assert len(made.classes["a9"]) == len(made.classes["tool:fence"]) == 1
    assert made.classes["tool:fence"] == made.classes["a9a"]
    assert set(classes(QUORIDOR)[0][:81]) == set(made.classes["a9"])


@pytest.mark.nojit
@pytest.mark.parametrize(
    ("move", "group"), [("end", "end"), ("push left", "push"), ("e3", "a9"), ("e3h", "a9a"), ("take 12", "take")]
)
def test_the_group_of_a_move(move, group):
    assert group_of(move) == group


@pytest.mark.nojit
def test_declarations_that_cannot_be_are_refused():
    class Double:
        """A game that declares the same name twice."""

        def __init__(self, counts):
            self.counts = counts

        def __getattr__(self, part):
            return getattr(QUORIDOR, part)

    with pytest.raises(ValueError, match="two counts are called 'jumps'"):
        plan(Double((*QUORIDOR.counts, Count("jumps", 1))), 2)
    with pytest.raises(ValueError, match="at most two axes"):
        plan(Double((Count("much", 1, by=("player", Axis("a", 2), Axis("b", 2))),)), 2)
