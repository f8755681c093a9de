"""Laws that hold in every position, checked along random games."""

import random

import pytest
from tests.games.corridor.setups import GAME, KINDS, random_game, runner_game, scene, squares
from tests.games.corridor.slow_engine import Slow

from tablewright.games.corridor import state as st
from tablewright.games.corridor.laws import cards_of_kind
from tablewright.kernel import verbs

SWITCHES = [
    {},
    {"rules.push_into_horde": False, "rules.suicide_legal": False},
    {"rules.tripped_may_act": False, "turn.cost_get_up": 2},
    {"rules.pit_enterable": True, "turn.action_points": 7},
    {"rules.must_spend": True, "turn.cost_move": 2, "turn.action_points": 6},
    {"turn.cost_card": 2, "turn.cost_draw": 2, "turn.action_points": 8, "rules.reveal": "end_of_turn"},
    {"action_deck.trip": 40, "action_deck.push": 20, "turn.action_points": 6, "zombie_deck.4": 0, "zombie_deck.3": 0},
]
SWAPPED = {"left": "right", "right": "left"}


def games(players, seeds, rules=None):
    """Positions of random games and of games between runners."""
    for seed in seeds:
        yield from random_game(players, seed, rules)
        yield from runner_game(players, seed, rules)


@pytest.mark.rule(
    "COR-33", "COR-34", "COR-45", "COR-51", "COR-53", "COR-56", "COR-58", "COR-60", "COR-61", "COR-66", "COR-69",
    "COR-70", "COR-A5", "COR-A7", "COR-A10", "COR-A11", "COR-A12", "COR-A18", "COR-A22",
)  # fmt: skip
@pytest.mark.parametrize("rules", SWITCHES, ids=str)
def test_the_slow_engine_agrees(rules):
    compared = shared = 0
    for players in (2, 3, 4):
        for position in games(players, range(6), rules):
            if position.s.phase != st.TURN:
                continue
            told = position.to_dict()
            every_rule = {**GAME.ruleset.keys, **position.changes}
            assert set(position.legal()) == Slow(told, every_rule).legal(), told
            compared += 1
            shared += len(set(squares(position))) < players
    assert compared > 300
    assert shared > 5 or "action_deck.trip" not in rules  # with so many trips squares are shared


@pytest.mark.rule("COR-A11", "COR-A12")
def test_the_slow_engine_agrees_where_many_lie():
    """Crowded scenes around a shared square, with every number of points."""
    choice, compared = random.Random(5), 0
    around = [(1, 4), (1, 5), (2, 5), (3, 5), (3, 4), (4, 4), (4, 5), (4, 6), (4, 7), (3, 3), (4, 3)]
    while compared < 150:
        places = choice.sample(around, 3)
        lying = tuple(p for p in (1, 2, 3) if choice.random() < 0.6)
        start = choice.choice([places[0] if 1 in lying else (4, 8), (4, 8), choice.choice(around)])
        facts = {"tripped": lying, "horde": choice.choice([0, 2, 3]), "points": choice.randint(1, 4)}
        try:
            position = scene([start, *places], hands=["push push trip jump distract"], **facts)
        except ValueError:  # impossible: somebody is caught or stranded
            continue
        told = position.to_dict()
        every_rule = {**GAME.ruleset.keys, **position.changes}
        assert set(position.legal()) == Slow(told, every_rule).legal(), told
        compared += 1


@pytest.mark.rule("COR-5", "COR-6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_action_cards_are_conserved(players):
    """Invariant 1."""
    for position in games(players, range(3)):
        assert [cards_of_kind(position.r, position.s, kind) for kind in range(5)] == [11] * 5
        assert verbs.audit(position.r, position.s) == 0
        assert GAME.problems(position.r, position.s) == []


@pytest.mark.rule("COR-75", "COR-77", "COR-80", "COR-86", "COR-88", "COR-A27")
@pytest.mark.parametrize("players", [2, 4])
def test_the_horde_moves_only_after_a_round_and_by_the_formula(players):
    """Invariants 6, 8 and 9."""
    for seed in range(12):
        choice = random.Random(seed)
        position = GAME.new(players, seed, {"corridor.default_cards": ["crates", "hole", "gate_2", "pillars"]})
        while not position.is_over:
            before = position.copy()
            actions = position.actions()
            events = position.play(1 if 1 in actions and choice.random() < 0.8 else choice.choice(actions))
            moved = [event for event in events if event.kind == st.HORDE_MOVED]
            fallen = sum(event.kind == st.CORRIDOR_DEPLETED for event in events)
            gone = sum(event.kind == st.PIECE_REMOVED for event in events)
            assert int(position.s.depletions) == int(before.s.depletions) + fallen
            assert int(position.s.lowest) == int(before.s.lowest) + gone
            if not moved:
                assert position.s.horde == before.s.horde
                assert gone == 0
                continue
            number, move, rank = moved[0].a, moved[0].b, moved[0].c
            played = {"distract": 1, "attract": -1}.get(GAME.texts[position.moves[-1]], 0)
            beside = int(before.s.attracts) - int(before.s.distracts) - played
            revealed_now = fallen if position.moves[-1] == 1 else 0
            assert move == max(0, number + beside + int(before.s.depletions) + revealed_now)
            assert rank == int(position.s.horde) == int(before.s.horde) + move


@pytest.mark.rule("COR-93", "COR-2", "COR-90")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_has_one_loser_who_is_last_and_caught(players):
    """Invariant 16."""
    for seed in range(30):
        *_, end = random_game(players, seed)
        loser = int(end.s.loser)
        ranks = [rank for _, rank in squares(end)]
        assert ranks[loser] == min(ranks) <= int(end.s.horde)
        assert sorted(end.result) == [-1] + [pytest.approx(1 / (players - 1))] * (players - 1)
        assert end.result[loser] == -1


@pytest.mark.nojit
def test_unlisted_actions_are_refused_and_change_nothing():
    """Invariant 10."""
    for position in random_game(3, 4):
        if position.is_over:
            break
        listed, before = position.actions(), position.hash
        assert listed
        assert (0 in listed) == (position.s.phase == st.TURN)
        for a in range(GAME.n_actions):
            if a not in listed:
                with pytest.raises(ValueError, match=r"\(COR-A?\d+\)"):
                    position.play(a)
        assert position.hash == before


def mirrored(told):
    """The same position seen in a mirror."""
    now = told["state"]
    for pawn in now["pawns"]:
        if pawn:
            pawn["lane"] = 5 - pawn["lane"]
    turned = [name[1:] if name[0] == "~" else f"~{name}" for name in now["corridor"] if name != "start"]
    now["corridor"] = ["start"] * (now["corridor"][0] == "start") + turned
    now["floor"] = [row[::-1] for row in now["floor"]]
    return told


def swap(move):
    words = [SWAPPED.get(word, word) for word in move.split()]
    if words[0] == "lane":
        words[1] = str(5 - int(words[1]))
    return " ".join(words)


@pytest.mark.rule("COR-A46")
def test_the_mirror():
    """Invariant 12: left and right swapped, everything else is the same."""
    compared = 0
    for seed in range(6):
        for position in runner_game(3, seed, {"rules.mirror_cards": True}):
            if position.is_over:
                break
            twin = GAME.position(mirrored(position.to_dict()))
            assert {swap(move) for move in twin.legal()} == set(position.legal())
            move = position.legal()[seed % len(position.legal())]
            here, there = position.copy(), twin
            here.play(move)
            there.play(swap(move))
            if int(here.s.rng[2]) == int(position.s.rng[2]):  # nothing was drawn
                assert mirrored(here.to_dict())["state"] == there.to_dict()["state"]
                compared += 1
    assert compared > 50


@pytest.mark.rule("COR-101", "COR-11")
def test_every_free_square_has_a_way_to_the_far_end():
    """Invariant 15."""
    for position in runner_game(2, 3):
        told = position.to_dict()["state"]
        rows = told["floor"]
        free = {(x, y) for y, row in enumerate(rows) for x in range(4) if row[x] == "."}
        reached = {square for square in free if square[1] == len(rows) - 1}
        edge = set(reached)
        while edge:
            edge = {(x + dx, y + dy) for x, y in edge for dx, dy in ((0, 1), (0, -1), (1, 0), (-1, 0))} & free - reached
            reached |= edge
        assert reached == free


@pytest.mark.nojit
def test_kinds_are_named_in_order():
    assert KINDS == st.KIND_NAMES
