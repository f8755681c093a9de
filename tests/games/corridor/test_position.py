"""Descriptions both ways, and impossible positions refused."""

import re

import pytest
from tests.games.corridor.setups import GAME, by_kind, described, edited, played, random_game, runner_game, scene

from tablewright import PositionError
from tablewright.kernel import verbs
from tablewright.kernel.paths import ROOT

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
        ({"horde": -2}, "from -1 to 15000"),
        ({"points": 5}, "5 action points"),
        ({"points": 0}, "0 action points"),
        ({"round": 0}, "round 0"),
        ({"turn": None}, "nobody is to act, but the game is not over"),
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
        ({"phase": "placing"}, r"pawns\[0\]: expected null"),
        ({"phase": "placing", "pawns": [None] * 4}, "round 0"),
        ({"pawns": [None] * 4}, r"pawns\[0\]: expected a table of lane, rank, tripped, not None"),
        ({"corridor_deck": None}, "corridor_deck: expected a list of 0 to 24 corridor cards"),
        ({"corridor_used": 5}, "corridor_used: expected a list of 0 to 24 corridor cards"),
        ({"corridor_deck": ["open"] * 266}, "corridor_deck: expected a list of 0 to 24 corridor cards"),
        ({"end_reason": ""}, "end_reason: expected one of null, caught_by_horde"),
        ({"depletions": 30000}, "depletions: expected a whole number from 0 to 3000"),
        ({"depletions": 2000}, "nobody could have run"),
        ({"first_rank": 16000}, "first_rank: expected a whole number from 0 to 15000"),
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
    with pytest.raises(PositionError, match=r"hand_sizes: expected (\d+) cards together, .*, not (?!\1)\d+"):
        GAME.position(seen)
    seen["state"]["action_discard"]["push"] = 99
    with pytest.raises(PositionError, match=r"^100 push cards are to be seen; these rules have \d+$"):
        GAME.position(seen)


@pytest.mark.nojit
@pytest.mark.rule("COR-94")
@pytest.mark.parametrize("viewer", [-1, 0, 3])
@pytest.mark.parametrize(
    "change, words",
    [
        ({"hands": {1: by_kind("")}}, r"hands\[1\]: expected null, since the viewer cannot know it"),
        ({"hands": {2: "rubbish"}}, r"hands\[2\]: expected null, since the viewer cannot know it, not 'rubbish'"),
        ({"action_deck": by_kind("push trip")}, "action_deck: expected null, since the viewer cannot know it"),
        ({"action_deck": 7}, "action_deck: expected null, since the viewer cannot know it"),
        ({"floor": ["...."] * 12}, "floor: expected what state.corridor shows"),
        ({"floor": "rubbish"}, "floor: expected what state.corridor shows"),
    ],
)
def test_an_observation_holds_nothing_that_its_viewer_cannot_know(viewer, change, words):
    told = scene(START, hands=["push", "trip", "", "jump"], horde=1).observation(viewer).to_dict()
    for key, value in change.items():
        if isinstance(told["state"][key], list) and isinstance(value, dict):
            value = [value.get(p, known) for p, known in enumerate(told["state"][key])]
        told["state"][key] = value
    with pytest.raises(PositionError, match=words):
        GAME.position(told)


@pytest.mark.nojit
def test_the_size_of_the_hand_that_a_viewer_sees_is_the_number_of_its_cards():
    told = scene(START, hands=["push trip", "jump"], horde=1).observation(0).to_dict()
    told["state"]["hand_sizes"][0] = 3
    with pytest.raises(PositionError, match=r"hand_sizes\[0\]: expected a whole number from 2 to 2, not 3"):
        GAME.position(told)


@pytest.mark.nojit
@pytest.mark.rule("COR-A36")
def test_a_hidden_vote_has_no_place_in_an_observation():
    position = played(tie(), "vote 1")
    told = position.observation(3).to_dict()
    assert GAME.position(told).hash == position.observation(3).hash
    told["state"]["votes"][2] = 1
    with pytest.raises(PositionError, match=r"votes\[2\]: expected null, since the viewer cannot know it"):
        GAME.position(told)
    assert position.observation(2).to_dict()["state"]["votes"] == [None, None, 1, None]


@pytest.mark.nojit
def test_a_pawn_is_told_exactly_when_it_is_placed():
    told = played(GAME.new(3, 0), "lane 2").to_dict()
    assert GAME.position(told).legal() == ["lane 1", "lane 3", "lane 4"]
    told["state"]["pawns"][1] = {"lane": 1, "rank": 0, "tripped": False}
    with pytest.raises(PositionError, match=r"pawns\[1\]: expected null"):
        GAME.position(told)
    told["state"]["pawns"][:2] = [None, None]
    with pytest.raises(PositionError, match=r"pawns\[0\]: expected a table"):
        GAME.position(told)


@pytest.mark.nojit
@pytest.mark.rule("COR-39", "COR-41")
def test_whoever_discards_has_paid_for_the_card():
    full = scene(START, hands=["push push trip trip jump"], horde=1)
    full.play("draw")
    assert edited(full, points=3).hash == full.hash
    with pytest.raises(PositionError, match="4 action points are not between 0 and 3"):
        edited(full, points=4)


@pytest.mark.nojit
@pytest.mark.rule("COR-A30")
def test_a_debt_comes_from_a_deck_that_was_used_up():
    facts = {"rules": {"corridor.default_cards": ["bottleneck_r"]}, "owed": "debt"}
    position = scene([(4, 6), (4, 7)], depletions=1, **facts)
    assert verbs.audit(position.r, position.s) == 0
    position.s.depletions = 0
    assert verbs.audit(position.r, position.s) != 0
    with pytest.raises(PositionError, match="never used up"):
        scene([(4, 6), (4, 7)], **facts)


@pytest.mark.nojit
@pytest.mark.rule("COR-A29")
def test_on_the_last_card_an_empty_deck_was_used_up():
    cards = {"corridor.default_cards": ["bottleneck_r", "open"]}
    pawns, rules = [(4, 6), (4, 7)], {**cards, "rules.depletion": "on_last_card"}
    assert scene(pawns, rules=cards).to_dict()["state"]["corridor_deck"] == []  # on need that may be
    assert int(scene(pawns, rules=rules, depletions=1).s.depletions) == 1
    with pytest.raises(PositionError, match=r"the corridor deck is empty: .* depletions cannot be 0"):
        scene(pawns, rules=rules)
    scene([(4, 3), (4, 2)], rules={**rules, "corridor.default_cards": ["bottleneck_r", "open", "open"]})


def tie(**facts):
    """Players 0 and 1 are tied, 2 and 3 have the vote."""
    position = scene([(4, 5), (3, 5), (4, 6), (4, 8)], horde=2, zombie=4, turn=3, **facts)
    position.play("end")
    return position


@pytest.mark.nojit
@pytest.mark.rule("COR-A36")
def test_a_vote_needs_rules_that_have_one():
    told = tie().to_dict()
    told["rules"] = {**told["rules"], "rules.tie_vote": "coin"}
    with pytest.raises(PositionError, match="these rules toss a coin"):
        GAME.position(told)


@pytest.mark.nojit
@pytest.mark.rule("COR-A36", "COR-92")
@pytest.mark.parametrize(
    "votes, change, words",
    [
        (("vote 1", "vote 1"), {"votes": [None] * 4}, "votes of those who were not tied"),
        (("vote 1", "vote 1"), {"votes": [None, 1, 1, 1]}, "votes of those who were not tied"),
        (("vote 1", "vote 1"), {"votes": [None, None, 1, 3]}, "not tied"),
        (("vote 1", "vote 1"), {"votes": [None, None, 1, "abstain"]}, "exactly when all name"),
        (("vote 1", "vote 1"), {"votes": [None, None, "abstain", "abstain"]}, "exactly when all name"),
        (("vote 1", "vote 1"), {"loser": 0}, "whom all have named"),
        (("vote 1", "vote 1"), {"end_reason": "coin"}, "exactly when all name"),
        (("vote 0", "vote 1"), {"end_reason": "vote"}, "exactly when all name"),
        (("vote 0", "vote 1"), {"votes": [None] * 4}, "votes of those who were not tied"),
    ],
)
def test_the_votes_fit_the_end(votes, change, words):
    end = played(tie(), *votes)
    assert GAME.position(end.to_dict()).hash == end.hash
    with pytest.raises(PositionError, match=words):
        edited(end, **change)


@pytest.mark.nojit
@pytest.mark.rule("COR-A36")
def test_a_coin_by_the_rules_has_no_votes():
    end = tie(rules={"rules.tie_vote": "coin"})
    assert GAME.position(end.to_dict()).hash == end.hash
    with pytest.raises(PositionError, match="votes of those who were not tied"):
        edited(end, votes=[None, None, 0, 1])


@pytest.mark.nojit
@pytest.mark.rule("COR-A47")
def test_the_round_cap_comes_in_its_round():
    end = played(scene([(4, 6), (4, 7)], zombie=1, turn=1, round=200), "end")
    assert GAME.position(end.to_dict()).hash == end.hash
    with pytest.raises(PositionError, match="ends round 200, not round 7"):
        edited(end, round=7)


@pytest.mark.nojit
def test_the_furthest_description_can_be_played_on():
    """Nothing leaves the range of its field, even under the greatest bonus."""
    rules = {"corridor.bonus_per_depletion": 9}
    facts = {"first_rank": 14_996, "horde": 14_998, "pieces": ("open", "open"), "depletions": 111}
    position = scene([(4, 14_999), (3, 14_999)], rules=rules, zombie=4, turn=1, **facts)
    position.play("end")
    assert int(position.s.horde) == 14_998 + 4 + 999


def documented():
    """The keys of `state` in the table of RULES.md."""
    text = (ROOT / "games" / "corridor" / "RULES.md").read_text("utf-8").split("## A position as a description")[1]
    rows = [line.split("|") for line in text.splitlines() if line.startswith("| `")]
    return [key for row in rows if len(row) == 5 for key in re.findall(r"`(\w+)`", row[1])]


@pytest.mark.nojit
def test_every_key_of_a_description_is_documented():
    assert documented() == list(scene(START).to_dict()["state"])


@pytest.mark.nojit
@pytest.mark.parametrize(
    "viewer, spare", [(None, {"floor", "hand_sizes", "action_deck_size"}), (0, {"floor", "action_deck"})]
)
def test_what_may_be_left_out(viewer, spare):
    position = scene(START, hands=["push"], horde=1)
    whole = position if viewer is None else position.observation(viewer)
    for key in documented():
        told = whole.to_dict()
        del told["state"][key]
        if key in spare:
            assert GAME.position(told).hash == whole.hash
        else:
            with pytest.raises(PositionError, match=f"state.{key}: it is missing"):
                GAME.position(told)
