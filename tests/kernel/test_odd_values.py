"""Whatever is given to a Game or a Position, it answers or refuses in its own words: no other exception comes out."""

import contextlib
import inspect
import json

import numpy as np
import pytest

import tablewright
from tablewright import Position, TablewrightError
from tablewright.kernel.game import Game

pytestmark = pytest.mark.nojit


class Nameless:
    """Something that cannot even be shown."""

    def __repr__(self):
        raise RuntimeError("no name")


def nested(levels):
    value = []
    for _ in range(levels):
        value = [value]
    return value


def endless():
    value = {}
    value["again"] = value
    return value


ODD = {
    "None": None,
    "true": True,
    "half": 0.5,
    "nan": float("nan"),
    "negative": -5,
    "huge": 10**5000,
    "empty text": "",
    "text": "a",
    "half a character": "\ud800",
    "superscript": "²",
    "open brackets": "[" * 100_000,
    "digits": "1" * 5000,
    "bytes": b"x",
    "empty list": [],
    "list": [1],
    "nested": nested(5000),
    "empty table": {},
    "table": {"a": 1},
    "number as key": {1: 2},
    "half a key": {"\ud800": 1},
    "endless": endless(),
    "object": object(),
    "nameless": Nameless(),
    "numpy number": np.int64(0),
    "array": np.zeros(3),
    "class": int,
    "tuple": (1, 2),
    "set": {1, 2},
    "function": len,
}
CALLS = {  # the public methods, and arguments that they take
    (Game, "number"): ("e2",),
    (Game, "new"): (None, 1, None, None),
    (Game, "position"): ({},),
    (Game, "replay"): ({},),
    (Position, "why_not"): (0,),
    (Position, "play"): (0,),
    (Position, "observation"): (0,),
    (Position, "deal"): (1,),
    (Position, "story"): ([], -1, ["Ann", "Ben", "Cleo", "Dan", "Eve"]),
    (Position, "board"): (-1, ["Ann", "Ben", "Cleo", "Dan", "Eve"], False),
    **{(Position, name): () for name in ("actions", "legal", "time_out", "to_dict", "record", "copy")},
}
OF_RECORDS = {(Game, "problems")}  # for callers who have the records themselves


@pytest.fixture(params=tablewright.GAMES, scope="module")
def game(request):
    return tablewright.game(request.param)


@pytest.fixture(scope="module")
def positions(game):
    """A new game, what somebody may know of it, and a game that is over."""
    start = game.new(seed=1)
    over = game.new(seed=1)
    while not over.is_over:
        over.play(over.actions()[-1])
    return [start, start.observation(start.actor), over]


def refused_or_done(call, *arguments):
    with contextlib.suppress(TablewrightError):
        call(*arguments)


def test_every_public_method_is_tried():
    public = {
        (kind, name)
        for kind in (Game, Position)
        for name, _ in inspect.getmembers(kind, inspect.isfunction)
        if not name.startswith("_") and name in vars(kind)
    }
    assert public == CALLS.keys() | OF_RECORDS


@pytest.mark.parametrize("odd", ODD)
def test_odd_arguments(game, positions, odd):
    for (kind, name), usual in CALLS.items():
        for place in range(len(usual)):
            arguments = (*usual[:place], ODD[odd], *usual[place + 1 :])
            for target in [game] if kind is Game else [position.copy() for position in positions]:
                refused_or_done(getattr(target, name), *arguments)
    refused_or_done(tablewright.game, ODD[odd])


def test_methods_without_arguments(positions):
    for position in positions:
        for (kind, name), usual in CALLS.items():
            if kind is Position and not usual:
                refused_or_done(getattr(position, name))


@pytest.mark.parametrize("odd", ODD)
def test_odd_values_in_a_record_a_description_and_the_rules(game, positions, odd):
    start, seen, over = positions
    value = ODD[odd]
    record = json.loads(over.record())
    for key in record:
        refused_or_done(game.replay, {**record, key: value})
    for position in (start, seen):
        description = position.to_dict()
        for key in description:
            refused_or_done(game.position, {**description, key: value})
        for key in description["state"]:
            refused_or_done(game.position, {**description, "state": {**description["state"], key: value}})
    for key in game.ruleset.keys:
        refused_or_done(game.new, None, 1, {key: value})
    for table in game.own_tables:
        refused_or_done(game.new, None, 1, {table: {"odd": value}})


def test_no_field_of_an_observation_goes_unread(game, positions):
    seen = positions[1].to_dict()
    assert game.position(seen).viewer == seen["viewer"]
    for key in seen["state"]:
        with pytest.raises(tablewright.PositionError, match=rf"state\.{key}\b"):
            game.position({**seen, "state": {**seen["state"], key: "nonsense"}})


@pytest.mark.parametrize(
    "name, arguments, message",
    [
        ("observation", ("a",), "there is no player 'a'; players are 0 to 1, a spectator is -1"),
        ("observation", (0.5,), "there is no player 0.5"),
        ("observation", (True,), "there is no player True"),
        ("story", ([1],), "events: expected a list of them, as `play` returns it, not [1]"),
        ("story", ([], 2), "there is no player 2"),
        ("story", ([], 0, ["Ann"]), "names: expected 2 texts, one for each player, not ['Ann']"),
        ("board", (0, "Ann"), "names: expected 2 texts"),
        ("board", (0, ["Ann", "Ben"], 1), "colour: expected True or False, not 1"),
        ("play", (None,), "Quoridor has the action numbers 0 to 219, not None"),
    ],
)
def test_the_refusal_says_what_was_expected(name, arguments, message):
    with pytest.raises(TablewrightError) as refusal:
        getattr(tablewright.game("quoridor").new(2, 1), name)(*arguments)
    assert str(refusal.value).startswith(message)


@pytest.mark.parametrize("preset", [[], ["wild"], 5, "wild"])
def test_a_preset_is_one_of_the_game(preset):
    with pytest.raises(tablewright.RulesError, match="quoridor has no preset"):
        tablewright.game("quoridor").new(preset=preset)


def test_what_no_text_can_show_is_named_by_its_type():
    with pytest.raises(tablewright.IllegalMove, match=r"not something that cannot be shown \(Nameless\)"):
        tablewright.game("quoridor").number(Nameless())


@pytest.mark.parametrize("call", ["number", "replay", "position"])
def test_what_is_long_is_cut(call):
    with pytest.raises(TablewrightError) as refusal:
        getattr(tablewright.game("quoridor"), call)({"game": "x" * 100_000, "format": 1, "version": 1, "moves": []})
    assert len(str(refusal.value)) < 500


def test_time_cannot_run_out_after_the_end(positions):
    with pytest.raises(tablewright.PositionError, match="the game is over"):
        positions[-1].time_out()
