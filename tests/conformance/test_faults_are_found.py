"""The checks fail when they should: games with one thing broken, possible only where nothing is compiled."""

import random
from dataclasses import replace

import pytest

import tablewright
from tablewright.kernel import dispatch, verbs
from tablewright.kernel.compiling import JIT
from tablewright.kernel.events import EVERYBODY, emit
from tablewright.kernel.lowlevel.seen import copy_seen
from tablewright.kernel.records import fields_of
from tablewright.kernel.rng import below
from tablewright.testing.conformance import Moment, conform, endure_all

pytestmark = [
    pytest.mark.nojit,
    pytest.mark.skipif(JIT, reason="a broken game cannot be slipped into compiled code"),
]
GAME = tablewright.game("corridor")


@pytest.fixture
def broken(monkeypatch):
    """The Corridor with some of its verbs replaced."""

    def make(**verbs_of_it):
        game = replace(GAME, **verbs_of_it)
        monkeypatch.setitem(dispatch._by_dtype, game.state, game)
        return game.new(3, seed=1)

    return make


def test_a_leaking_observation(broken):
    def leaky(r, s, p, out):
        out.hand[:] = s.hand

    with pytest.raises(AssertionError, match=r"leaks|looks other|a hidden field is not zero"):
        conform(broken(observe_partly=leaky), range(3), every=3)


def shown_fields():
    """Every field of every game that somebody may see as it is."""
    for name in tablewright.GAMES:
        for field in fields_of(tablewright.game(name).declared_state):
            if field.seen in ("everybody", "owner"):
                yield pytest.param(name, field.name, id=f"{name}-{field.name}")


@pytest.mark.parametrize("name, field", list(shown_fields()))
def test_a_field_that_is_left_out_of_an_observation(monkeypatch, name, field):
    def forgetful(s, p, out):
        before = out[field].copy()
        copy_seen(s, p, out)
        out[field] = before

    start = tablewright.game(name).new(seed=1)
    moment, state, chooser = Moment(start), start.arrays[1], random.Random(1)
    monkeypatch.setattr(verbs, "copy_seen", forgetful)
    with pytest.raises(AssertionError, match=f"{field} does not arrive"):
        moment.check_viewer(state, 0, [], [], chooser)


def test_a_leaking_list(broken):
    def leaky(r, s, out):
        n = GAME.legal(r, s, out)
        return n - 1 if n > 1 and int(s.hand[(s.turn + 1) % 3].sum()) % 2 else n

    with pytest.raises(AssertionError, match=r"disagree|legal list"):
        conform(broken(legal=leaky), range(3), every=3)


def test_a_leaking_event(broken):
    def leaky(r, s, a, log):
        emit(log, 1, 0, EVERYBODY, int(s.hand[1, 0]), int(s.hand[2, 1]), int(s.hand[0, 2]))
        GAME.apply(r, s, a, log)

    with pytest.raises(AssertionError, match="events leak"):
        conform(broken(apply=leaky), range(3), every=2)


def test_a_careless_deal(broken):
    def careless(r, o, p):
        GAME.deal(r, o, p)
        o.hand[:] = 0

    with pytest.raises(AssertionError, match=r"looks other|breaks a law"):
        conform(broken(deal=careless), range(3), every=3)


def test_a_reason_against_a_legal_action(broken):
    with pytest.raises(AssertionError, match="disagree"):
        conform(broken(why_not=lambda r, s, a: 1), range(1))


def test_chance_from_elsewhere(broken):
    import itertools

    other = itertools.count()

    def restless(r, s, a, log):
        GAME.apply(r, s, a, log)
        if next(other) % 7 == 0:
            below(s, 2)

    with pytest.raises(AssertionError, match="another way"):
        conform(broken(apply=restless), range(3), every=1_000)


def test_a_field_that_setup_forgets(broken):
    def forgetful(r, s, log):
        kept = s.hand.copy()
        GAME.setup(r, s, log)
        s.hand[:] = kept

    with pytest.raises(AssertionError, match="setup left"):
        conform(broken(setup=forgetful), range(1))


def test_a_broken_law(broken):
    def cheating(r, s, a, log):
        GAME.apply(r, s, a, log)
        s.hand[0, 0] += 1

    with pytest.raises(AssertionError, match="law"):
        endure_all(broken(apply=cheating), range(1))


def test_looking_that_changes(broken):
    def nosy(r, s, p, out):
        s.rng[2] += 1

    with pytest.raises(AssertionError, match="looking changed"):
        conform(broken(observe_partly=nosy), range(1))
