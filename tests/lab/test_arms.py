"""Arms: what can be played has a key that names its games; what cannot is refused in words."""

import pytest

import tablewright
from tablewright.bots import BotError
from tablewright.bots.registry import levels
from tablewright.kernel.errors import RulesError, TablewrightError
from tablewright.lab import arms
from tablewright.lab.arms import Arm

pytestmark = pytest.mark.nojit


def test_an_arm_says_all_that_differs_from_the_rulebook():
    arm = Arm.of("corridor", 4, ["easy"], {"turn.hand_limit": 6})
    assert arm == Arm("corridor", 4, (("turn.hand_limit", 6),), ("easy",) * 4)
    assert arm.start().changes == {"turn.hand_limit": 6}
    assert Arm.of("corridor", 4, rules={"turn.hand_limit": 5}).changes == ()  # as it is anyway


def test_lists_can_be_hashed_and_come_back_as_lists():
    arm = Arm.of("corner_rush", 2, rules={"die.values": [1, 2, 3, 4, 5, 6]})
    assert hash(arm) == hash(Arm.of("corner_rush", 2, rules={"die.values": [1, 2, 3, 4, 5, 6]}))
    assert arm.start().changes == {"die.values": [1, 2, 3, 4, 5, 6]}


def test_the_same_games_have_the_same_key():
    easy = levels(tablewright.game("corridor"))["easy"]
    assert Arm.of("corridor", 4, ["easy"]).key() == Arm.of("corridor", 4, [easy]).key()


def test_other_games_have_another_key():
    others = [
        Arm.of("corridor", 4),
        Arm.of("corridor", 3),
        Arm.of("corridor", 4, ["hard"]),
        Arm.of("corridor", 4, ["easy", "easy", "easy", "hard"]),
        Arm.of("corridor", 4, rules={"turn.hand_limit": 6}),
        Arm.of("corridor", 4, barred=[(0, "push")]),
        Arm.of("corridor", 4, barred=[(1, "push")]),
        Arm.of("corridor", 4, thinking=1),
        Arm.of("quoridor", 4),
    ]
    assert len({arm.key() for arm in others}) == len(others)


def test_other_code_is_another_key(tmp_path):
    for name in ("meta.py", "net.npy"):
        (tmp_path / name).write_bytes(b"1")
    keys = [arms.code_of.__wrapped__(tmp_path)]
    for name in ("meta.py", "net.npy", "RULES.md"):
        (tmp_path / name).write_bytes(b"2")
        keys.append(arms.code_of.__wrapped__(tmp_path))
    assert len(set(keys)) == 3
    assert keys[-1] == keys[-2]  # words do not play


@pytest.mark.parametrize(
    "more, error, words",
    [
        ({"players": 7}, RulesError, "is for 2, 3, 4 players"),
        ({"bots": ["esay"]}, BotError, "there is no bot 'esay'"),
        ({"bots": ["easy", "hard"]}, TablewrightError, "one bot for all or 4"),
        ({"rules": {"turn.hand": 6}}, RulesError, "turn.hand"),
        ({"preset": "hard"}, RulesError, "hard"),
        ({"barred": [(4, "push")]}, TablewrightError, "there is no player 4"),
        ({"barred": [(0, "pus")]}, TablewrightError, "has no tool 'pus'.*push"),
        ({"thinking": -1}, TablewrightError, "thinking: expected 0 or more"),
    ],
)
def test_what_cannot_be_played_is_refused(more, error, words):
    with pytest.raises(error, match=words):
        Arm.of("corridor", **{"players": 4} | more)
