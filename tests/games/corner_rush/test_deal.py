"""`deal` gives every world that a player cannot rule out, as often as it should, and no other."""

import random
from collections import Counter

import pytest
from tests.games.corner_rush.setups import GAME, described, position, rolled
from tests.games.corner_rush.worlds import Watcher, world_of, worlds, worlds_by_order

from tablewright.games.corner_rush import deal, describe, tokens
from tablewright.games.corner_rush import state as st

# A board of eight squares around a hole: blockers are challenged often, tokens come and go.
SMALL = {
    "board.holes": [c + r for c in "abcde" for r in "12345" if c in "de" or r in "45" or c + r == "b2"],
    "seat.south_west.goal": "c3",
    "seat.north_west.start": "a3",
    "seat.north_west.goal": "c1",
    "seat.north_east.start": "c3",
    "seat.south_east.start": "c1",
    "seat.south_east.goal": "a3",
    "rules.max_turns": 60,
}


def random_moments(players, rules, games, seed):
    """Positions of random games, each with a watcher who saw the game so far."""
    choice = random.Random(seed)
    numbers = rules.get("tokens.blockers", [0, 2, 3, 4, 5])
    for n in range(games):
        game = GAME.new(players=players, seed=seed + n, rules=rules)
        watcher = Watcher(players, numbers)
        stop = choice.randrange(10, 90)
        while not game.is_over and len(game.moves) < stop:
            moves = game.legal()
            eager = [move for move in moves if move.startswith("challenge")]
            watcher.watch(game.play(choice.choice(eager if eager and choice.random() < 0.7 else moves)))
        if not game.is_over:
            yield game, watcher


def check_moment(game, watcher, viewer, deals, sharp):
    """All dealt worlds are possible; where there are few, all come, as often as they should. The largest miss."""
    seen = game.observation(viewer)
    worst = 0.0
    samples = [seen.deal(seed).s.copy() for seed in range(deals)]
    for q in range(game.players):
        expected = watcher.worlds(q, game.s.phase == st.PLACE and game.s.turn == q)
        assert world_of(game.s, q) in expected, "the real world is possible"
        if q == viewer and game.r.owner_sees:
            continue
        found = Counter(world_of(s, q) for s in samples)
        assert set(found) <= set(expected), "an impossible world was dealt"
        if len(expected) <= sharp:
            miss = sum(abs(found[world] / deals - float(chance)) for world, chance in expected.items()) / 2
            worst = max(worst, miss / (len(expected) / deals) ** 0.5)
    return worst


@pytest.mark.rule("CRN-42", "CRN-43", "CRN-45", "CRN-A31", "CRN-A35")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("numbers", [[0, 2, 3, 4, 5], [2, 2, 2, 3, 3], [0, 0, 0, 0, 2]])
def test_small_board_what_is_kept_of_a_bag_says_exactly_what_the_whole_game_does(players, numbers):
    """`order` and `unseen` leave the same worlds, each exactly as likely, as everything that everybody saw."""
    compared, longest = 0, 0
    for game, watcher in random_moments(players, {**SMALL, "tokens.blockers": numbers}, 40, 7 * players):
        for q in range(players):
            holds_one = game.s.phase == st.PLACE and game.s.turn == q
            assert worlds_by_order(game.s, q, holds_one) == watcher.worlds(q, holds_one)
            longest = max(longest, int(game.s.n_order[q]))
            compared += 1
    assert compared >= 8 * players
    assert longest >= 3


@pytest.mark.rule("CRN-42", "CRN-43", "CRN-45", "CRN-A31", "CRN-A35")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("numbers", [[0, 2, 3, 4, 5], [2, 2, 2, 3, 3]])
def test_small_board_no_impossible_world_is_dealt(players, numbers):
    rules = {**SMALL, "tokens.blockers": numbers}
    moments = 0
    for game, watcher in random_moments(players, rules, 40, 7 * players):
        check_moment(game, watcher, moments % (players + 1) - 1, 60, 0)
        moments += 1
    assert moments >= 8


@pytest.mark.rule("CRN-45")
@pytest.mark.parametrize("players", [2, 4])
def test_small_board_worlds_come_as_often_as_they_should(players):
    """The distance (total variation) to the enumerated chances stays below that of a fair sample of the same size."""
    rules = {**SMALL, "tokens.blockers": [2, 2, 3, 3, 3]}
    checked = [check_moment(game, watcher, -1, 400, 40) for game, watcher in random_moments(players, rules, 24, 3)]
    assert sum(worst > 0 for worst in checked) >= 5
    assert max(checked) < 0.75  # about 0.4 sqrt(worlds / deals) is the mean of a fair sample


@pytest.mark.rule("CRN-45", "CRN-A27")
def test_with_hidden_bags_the_own_worlds_are_dealt_too():
    rules = {**SMALL, "rules.owner_sees": False}
    for game, watcher in random_moments(3, rules, 8, 11):
        check_moment(game, watcher, game.actor, 40, 0)


@pytest.mark.rule("CRN-45")
def test_a_number_turned_up_makes_an_earlier_blocker_of_it_less_likely():
    """b2 laid; a second 3 captured; d2 laid and turned up as a 3. It was either 3: b2 is a 3 once in nine."""
    game = position("c4 a5 e5 e1", "b2=0:2 d2=0:3!", turn=1,
                    bags=[[0, 3, 4, 5], [0, 2, 4, 5], [0, 2, 3, 4, 5], [0, 2, 3, 4, 5]],
                    order=[["b2", "+3", "-3"], [], [], []])  # fmt: skip
    history = [("lay", 6), ("catch", 3), ("lay", 8)]
    chances = {dict(laid)[6]: chance for (laid, _, _), chance in worlds([0, 2, 3, 4, 5], history, {2: 3}).items()}
    assert {number: str(chance) for number, chance in chances.items()} == {
        0: "2/9",
        2: "2/9",
        3: "1/9",
        4: "2/9",
        5: "2/9",
    }
    seen = game.observation(2)
    found = Counter(int(seen.deal(seed).s.value[6]) for seed in range(3600))
    for number, chance in chances.items():
        assert abs(found[number] - 3600 * chance) < 110, found  # four standard deviations


def steered(game, deals):
    """What b2 can be when the draws of player 0 are steered; every world is checked."""
    found = set()
    for seed in range(deals):
        dealt = game.observation(2).deal(seed)
        deal.draw_steered(dealt.s, 0)
        assert not GAME.problems(dealt.r, dealt.s)
        found.add(int(dealt.s.value[6]))
    return found


TIDIED = [
    ("b2 +3 -5", 5, "b2 +3"),
    ("b2 +3 -3", 5, "b2 +3 -3"),
    ("-2 +3 c4", 4, "c4"),
    ("b2 b3 +3 -3 +4 d2", 0, "b2 b3 +4 d2"),
    ("b2 b3 +5 +3 -3 d2", 0, "b2 b3 +5 d2"),
    ("b2 b3 +3 -3 +4 d2", 1, "b2 b3 +3 -3 +4 d2"),  # the bag was not empty after b3
    ("b2 +3", 1, "b2 +3"),  # b2 was the only token: the 3 is in another chapter
]


@pytest.mark.nojit
@pytest.mark.rule("CRN-45")
@pytest.mark.parametrize("told, in_bag, tidy", TIDIED)
def test_order_keeps_only_what_tells_something(told, in_bag, tidy):
    """The examples of tokens.tidy."""
    game = position()
    state = described(order=[told.split(), [], [], []], bags=[[5] * in_bag, [], [], []])["state"]
    describe.from_dict(game.r, game.s, state, None)  # what is tidied need not be a possible position
    tokens.tidy(game.s, 0)
    assert describe.to_dict(game.r, game.s, None)["order"][0] == tidy.split()
    assert not game.s.order[0, game.s.n_order[0] :].any()


@pytest.mark.nojit
@pytest.mark.rule("CRN-45")
@pytest.mark.parametrize(
    "told, left",
    [
        ("b2 +3 b3 +3 -3", "b2 +3 b3"),  # the last capture before it goes with a token turned up
        ("b2 +3 -3 -3 +5", "b2 +5"),  # the other -3 tells nothing any more
    ],
)
def test_a_full_order_makes_room_at_its_beginning(told, left):
    game, pairs = position(), ["+4", "-4"] * 17
    state = described(order=[[*told.split(), *pairs], [], [], []], bags=[[5] * 9, [], [], []])["state"]
    describe.from_dict(game.r, game.s, state, None)
    tokens.note(game.s, 0, st.CAUGHT + 2)
    assert describe.to_dict(game.r, game.s, None)["order"][0] == [*left.split(), *pairs, "+2"]
    assert not game.s.order[0, game.s.n_order[0] :].any()


@pytest.mark.rule("CRN-45")
def test_a_full_order_forgets_no_possibility():
    """One capture more than there is room for: a pair is dropped, the possible worlds stay the same."""
    pairs = ["+3", "-3"] * 18
    told = ["b2", *pairs, "+5", "+5"]
    start = position("c4 a5 e5 e1", "b2=0:2 d4=1:4 d2=0:3!", order=[told, ["d4"], [], []],
                     bags=[[0, 3, 4, 5, 5, 5], [0, 2, 3, 5], [0, 2, 4, 3], [0, 2, 4]])  # fmt: skip
    assert int(start.s.n_order[0]) == st.ORDER - 1
    game, _ = rolled(start, "challenge right", 4)
    assert game.to_dict()["state"]["order"][0] == ["b2", *pairs[2:], "+5", "+5", "+4"]
    game.play("place b4")
    assert steered(game, 200) == {0, 2, 3, 4, 5}


@pytest.mark.nojit
@pytest.mark.rule("CRN-45")
def test_steered_draws_take_what_no_token_turned_up_needs():
    """Of two 4s one was turned up later: b2 and b4 cannot both be 4s."""
    game = position("c4 a5 e5 e1", "b2=0:2 b4=0:5 d4=1:4 d2=0:4!", order=[["b2", "+4", "b4", "-4"], ["d4"], [], []],
                    bags=[[0, 3, 4], [0, 2, 3, 5], [0, 2, 3, 4, 5], [0, 2, 3, 5]])  # fmt: skip
    dealt, found = game.observation(2).deal(1), set()
    for _ in range(60):
        deal.draw_steered(dealt.s, 0)
        assert (dealt.s.bag[0] >= 0).all()
        found.add((int(dealt.s.value[6]), int(dealt.s.value[16])))
    assert {first for first, _ in found} == {0, 2, 3, 4, 5}
    assert (4, 4) not in found
    assert not GAME.problems(dealt.r, dealt.s)


@pytest.mark.nojit
@pytest.mark.rule("CRN-45")
def test_where_blind_draws_do_not_agree_they_are_steered():
    """All five start tokens are laid, then a 3 comes and goes 17 times: a blind draw agrees once in 2 ** 17."""
    laid, pairs = ["a3", "a4", "b2", "b3", "b4"], ["+3", "-3"] * 17
    game = position("c4 a5 e5 e1", "a3=0:0 a4=0:2 b2=0:3 b3=0:4 b4=0:5 d2=0:3!", order=[laid + pairs, [], [], []],
                    bags=[[], [0, 2, 4, 5], [0, 2, 3, 4, 5], [0, 2, 3, 4, 5]])  # fmt: skip
    for seed in range(2):
        dealt = game.observation(2).deal(seed)
        assert not GAME.problems(dealt.r, dealt.s)


@pytest.mark.rule("CRN-45")
def test_steered_draws_are_possible_and_leave_nothing_out():
    game = position("c4 a5 e5 e1", "b2=0:2 d4=1:4 d2=0:3!", order=[["b2", "+3", "-3"], ["d4"], [], []],
                    bags=[[0, 3, 4, 5], [0, 2, 3, 5], [0, 2, 3, 4, 5], [0, 2, 4, 5]])  # fmt: skip
    assert steered(game, 200) == {0, 2, 3, 4, 5}
    gone = position("c4 a5 e5 e1", "b2=0:2 d4=1:4 d2=0:3!", order=[["b2"], ["d4"], [], []],
                    bags=[[0, 4, 5], [0, 2, 3, 5], [0, 2, 3, 4, 5], [0, 2, 3, 4, 5]])  # fmt: skip
    assert steered(gone, 200) == {0, 2, 4, 5}
