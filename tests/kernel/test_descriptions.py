"""Positions described, edited and refused."""

import copy

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tablewright
from tablewright import PositionError, RulesError

QUORIDOR, CORRIDOR = tablewright.game("quoridor"), tablewright.game("corridor")


def some_way_into(game, players, seed, plies):
    position = game.new(players, seed)
    for n in range(plies):
        if not position.is_over:
            moves = position.actions()
            position.play(moves[(seed + 7 * n) % len(moves)])
    return position


@pytest.fixture
def start():
    return QUORIDOR.new(2, 1).to_dict()


@pytest.mark.nojit
@pytest.mark.parametrize("plies", [0, 5, 30])
@pytest.mark.parametrize("game, players", [(QUORIDOR, 2), (QUORIDOR, 4), (CORRIDOR, 3)])
def test_there_and_back(game, players, plies):
    position = some_way_into(game, players, 3, plies)
    again = game.position(position.to_dict())
    assert again.hash == position.hash  # the state and its chance
    assert again.to_dict() == position.to_dict()
    assert again.legal() == position.legal()
    for p in (position, again):
        if not p.is_over:
            p.play(p.actions()[-1])
    assert again.hash == position.hash


@pytest.mark.nojit
@pytest.mark.parametrize("viewer", [-1, 0, 2])
def test_an_observation_there_and_back(viewer):
    seen = some_way_into(CORRIDOR, 3, 3, 9).observation(viewer)
    description = seen.to_dict()
    assert description["viewer"] == viewer
    assert "chance" not in description
    again = CORRIDOR.position(description)
    assert again.viewer == viewer
    assert again.hash == seen.hash


@pytest.mark.nojit
def test_a_description_is_a_copy(start):
    position = QUORIDOR.position(start)
    before = position.hash
    position.to_dict()["state"]["pawns"][0] = "a5"
    position.to_dict()["rules"]["rules.max_plies"] = 1
    assert position.hash == before
    assert position.changes == {}


@pytest.mark.nojit
def test_chance_is_fresh_unless_described(start):
    del start["chance"]
    assert QUORIDOR.position(start).hash != QUORIDOR.position(start).hash


@pytest.mark.nojit
def test_rules_come_with_the_description(start):
    start["rules"] = {"rules": {"max_plies": 20}}
    position = QUORIDOR.position(start)
    assert position.changes == {"rules.max_plies": 20}
    assert int(position.r.max_plies) == 20


@pytest.mark.nojit
@pytest.mark.parametrize(
    "path, value, error, message",
    [
        (["pawn"], 1, PositionError, "a position has no 'pawn'; it has game, players, rules, chance, viewer, state"),
        (["game"], "corridor", PositionError, "this is a position of 'corridor', not of quoridor"),
        (["players"], None, RulesError, "Quoridor is for 2, 4 players, not None"),
        (["players"], 2.0, RulesError, "Quoridor is for 2, 4 players, not 2.0"),
        (["rules"], [1], RulesError, "rules: expected a table"),
        (["rules"], {"rules.max_ply": 3}, RulesError, "quoridor has no rule 'rules.max_ply'; did you mean"),
        (["viewer"], 2, PositionError, "viewer: expected a player from 0 to 1, or -1 for a spectator, not 2"),
        (["viewer"], 0.0, PositionError, "viewer: expected a player from 0 to 1, or -1 for a spectator, not 0.0"),
        (["viewer"], True, PositionError, "viewer: expected a player from 0 to 1, or -1 for a spectator, not True"),
        (["viewer"], "0", PositionError, "viewer: expected a player from 0 to 1, or -1 for a spectator, not '0'"),
        (["chance"], 7, PositionError, "chance: expected a list of three words, not 7"),
        (["chance"], ["0" * 16] * 2, PositionError, "chance: expected a list of three words, not ['0"),
        (["state"], None, PositionError, "state: expected a table as to_dict gives it, not None"),
        (["state", "pawns"], ["e1", "e1"], PositionError, "player 1 stands on another pawn's square (QRD-19)"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(start, path, value, error, message):
    table = start
    for step in path[:-1]:
        table = table[step]
    table[path[-1]] = value
    with pytest.raises(error) as refusal:
        QUORIDOR.position(start)
    assert str(refusal.value).startswith(message)


@pytest.mark.nojit
@pytest.mark.parametrize(
    "word",
    [
        *(
            "",
            "0",
            "0" * 15,
            "0" * 17,
            "0x" + "0" * 14,
            "+" + "0" * 15,
            "-" + "0" * 15,
            "1_" + "0" * 14,
            " " + "0" * 15,
        ),
        *("0" * 15 + " ", "0" * 16 + "\n", "A" * 16, "g" * 16, "\N{ARABIC-INDIC DIGIT ONE}" * 16, 0, None, ["0" * 16]),
    ],
)
def test_a_word_of_chance_is_sixteen_digits_and_nothing_else(start, word):
    start["chance"] = ["0123456789abcdef", word, "0" * 16]
    with pytest.raises(PositionError) as refusal:
        QUORIDOR.position(start)
    assert str(refusal.value) == f"chance[1]: expected sixteen digits from 0-9 and a-f, not {word!r}"


@pytest.mark.nojit
def test_an_observation_has_no_chance(start):
    seen = QUORIDOR.new(2, 1).observation(0).to_dict()
    with pytest.raises(PositionError, match="chance: nobody may know it, so an observation has none; leave it out"):
        QUORIDOR.position({**seen, "chance": start["chance"]})


@pytest.mark.nojit
@pytest.mark.parametrize("description", [None, [], "quoridor", 3])
def test_a_description_is_a_table(description):
    with pytest.raises(PositionError, match="a position is described by a table of game, players"):
        QUORIDOR.position(description)


@pytest.mark.nojit
def test_an_observation_of_nothing_possible_is_refused():
    """A viewer's hand with more cards of a kind than there are."""
    description = some_way_into(CORRIDOR, 2, 3, 6).observation(0).to_dict()
    hand = next(hand for hand in description["state"]["hands"] if isinstance(hand, dict))
    hand["push"] = 90
    with pytest.raises(PositionError):
        CORRIDOR.position(description)


JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=4)
    | st.sampled_from(["e1", "e9", "e3h", "push", "turn", -1, 0, 1, 2, 127, 128, 2**63, 2**64]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=8,
)


def leaves(value, path=()):
    """Every place in a description where something else could stand."""
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, under in inner:
        yield from leaves(under, (*path, step))


def replaced(value, path, junk):
    if not path:
        return junk
    twin = copy.copy(value)
    twin[path[0]] = replaced(value[path[0]], path[1:], junk)
    return twin


def described(game, description):
    """A position or a refusal in words; any other exception is a fault."""
    try:
        position = game.position(description)
    except (PositionError, RulesError):
        return
    assert position.to_dict()["state"].keys() == game.position(position.to_dict()).to_dict()["state"].keys()


GENTLY = settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


@GENTLY
@given(junk=JUNK)
@pytest.mark.parametrize("game", [QUORIDOR, CORRIDOR], ids=lambda game: game.name)
def test_junk_is_refused_in_words(game, junk):
    described(game, junk)


@GENTLY
@given(data=st.data(), junk=JUNK, viewer=st.sampled_from([None, -1, 0, 1]))
@pytest.mark.parametrize("game", [QUORIDOR, CORRIDOR], ids=lambda game: game.name)
def test_a_description_with_junk_in_one_place_is_refused_in_words(game, data, junk, viewer):
    position = some_way_into(game, 2, 3, 6)
    true = (position if viewer is None else position.observation(viewer)).to_dict()
    path = data.draw(st.sampled_from([path for path in leaves(true) if path]))
    described(game, replaced(true, path, junk))
