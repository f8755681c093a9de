"""Descriptions both ways, and impossible positions refused."""

import pytest
from tests.games.corridor.setups import GAME, by_kind, described, random_game, runner_game, scene

from tablewright import PositionError

START = [(4, 4), (3, 4), (4, 5), (1, 5)]


def test_there_and_back():
    for players in (2, 3, 4):
        for seed in range(3):
            for n, position in enumerate([*random_game(players, seed), *runner_game(players, seed)]):
                if n % 4 == 0:
                    assert GAME.position(position.to_dict()).hash == position.hash


@pytest.mark.nojit
@pytest.mark.parametrize(
    "change, words",
    [
        ({"horde": -2}, "from -1 to 30000"),
        ({"points": 5}, "5 action points"),
        ({"points": 0}, "0 action points"),
        ({"round": 0}, "round 0"),
        ({"turn": None}, "somebody is to act"),
        ({"turn": 4}, "from 0 to 3"),
        ({"phase": "running"}, "expected one of placing"),
        ({"hands": [by_kind("push"), by_kind(""), by_kind(""), by_kind("")]}, "12 push cards"),
        ({"hands": [by_kind("")] * 3}, "a list of 4"),
        ({"hands": ["push"] * 4}, "a table of push, trip"),
        ({"distracts": 1}, "12 distract cards"),
        ({"zombie_deck": {"1": 3, "2": 4, "3": 3, "4": 3}}, "3 zombie cards of number 4"),
        ({"corridor": ["start", "open", "open"]}, "corridor cards"),
        ({"corridor": ["bottleneck_r", "open", "open"], "first_rank": 0}, "starting board"),
        ({"corridor": ["start", "botleneck_r", "open"]}, "did you mean 'bottleneck_r'"),
        ({"first_rank": 2}, "a multiple of 4"),
        ({"owed": "debt"}, "owed although"),
        ({"owed": "end_of_turn"}, "lay it at once"),
        ({"votes": [None, None, 1, None]}, "votes but no tie"),
        ({"votes": [None, None, 7, None]}, "from 0 to 3"),
        ({"loser": 2}, "not over"),
        ({"end_reason": "vote"}, "not over"),
        ({"phase": "over", "turn": None, "points": 0}, "over for no reason"),
        ({"phase": "over", "turn": None, "points": 0, "end_reason": "caught_by_horde", "loser": 0}, "furthest behind"),
        ({"phase": "voting", "points": 0}, "caught side by side"),
        ({"phase": "discarding"}, "holds only 0 cards"),
        ({"phase": "placing"}, "round 0"),
        ({"colour": "red"}, "no such thing"),
    ],
)
def test_the_impossible_is_refused(change, words):
    told = described(START, horde=1)
    told["state"].update(change)
    with pytest.raises(PositionError, match=words):
        GAME.position(told)


@pytest.mark.nojit
@pytest.mark.parametrize(
    "pawns, words",
    [
        ([(2, 4), (3, 4)], "no free floor"),
        ([(4, 4), (4, 4)], "both on lane 4, rank 4"),
        ([(5, 4), (4, 4)], "lane: expected a whole number from 1 to 4"),
    ],
)
def test_pawns_stand_on_free_floor_of_their_own(pawns, words):
    with pytest.raises(PositionError, match=words):
        scene(pawns)


@pytest.mark.nojit
def test_a_pawn_on_the_newest_card_is_refused():
    told = described([(4, 4), (4, 7)])
    told["state"]["pawns"][1]["rank"] = 8
    with pytest.raises(PositionError, match="newest card"):
        GAME.position(told)


@pytest.mark.nojit
def test_the_piece_behind_the_horde_must_be_gone():
    with pytest.raises(PositionError, match="should be gone"):
        scene([(4, 7), (3, 7)], horde=4)


@pytest.mark.nojit
def test_nobody_is_caught_while_the_game_goes_on():
    with pytest.raises(PositionError, match="player 0 is on rank 3, caught by the horde on rank 3"):
        scene([(4, 3), (3, 7)], horde=3)


@pytest.mark.nojit
def test_a_hand_has_a_limit():
    with pytest.raises(PositionError, match="holds 6 cards"):
        scene(START, hands=["push push push trip trip trip"], horde=1)


@pytest.mark.nojit
def test_something_missing_is_named():
    told = described(START)
    del told["state"]["horde"]
    with pytest.raises(PositionError, match=r"state\.horde: it is missing"):
        GAME.position(told)


@pytest.mark.nojit
def test_an_observation_that_no_game_could_give_is_refused():
    seen = scene(START, hands=["push"], horde=1).observation(0).to_dict()
    assert GAME.position(seen).viewer == 0
    seen["state"]["hand_sizes"][1] = 3
    with pytest.raises(PositionError, match="no full position"):
        GAME.position(seen)
