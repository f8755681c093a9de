"""What every game must keep, by being in the registry."""

import json
import random

import numpy as np
import pytest

import tablewright
from tablewright.kernel import verbs
from tablewright.kernel.cache import JIT
from tablewright.kernel.errors import IllegalMove
from tablewright.lab.conformance import conform, endure_all
from tablewright.lab.simulate import simulate

GAMES_LOOKED_AT = 40 if JIT else 1  # with every viewer at some moments
GAMES_ENDURED = 1_000 if JIT else 1
FEW = 6 if JIT else 1


def some_positions(start, seeds, every):
    """Positions of random games, the first and the last included."""
    for seed in seeds:
        chooser = random.Random(seed)
        position = start.game.new(start.players, seed, start.changes)
        yield position
        while not position.is_over:
            position.play(chooser.choice(position.actions()))
            if position.is_over or chooser.randrange(every) == 0:
                yield position


@pytest.mark.bounds
@pytest.mark.nojit
def test_no_viewer_learns_what_is_hidden(start):
    """Observations, lists, reasons and events; dealt worlds; the same game twice, once over rubbish."""
    assert conform(start, range(GAMES_LOOKED_AT), every=10) > 0


@pytest.mark.bounds
@pytest.mark.nojit
def test_lists_and_laws_hold_at_every_step(start):
    assert endure_all(start, range(GAMES_ENDURED)) == GAMES_ENDURED


@pytest.mark.long
def test_lists_and_laws_hold_in_100_000_games(start):
    assert endure_all(start, range(100_000)) == 100_000


@pytest.mark.long
@pytest.mark.bounds
def test_many_games_with_every_viewer(start):
    assert conform(start, range(1_000, 1_300), every=5) > 0


@pytest.mark.nojit
def test_one_player_is_judged_as_among_all(start):
    """`value_for`, where a game has one, says what `evaluate` says."""
    values, alone = np.zeros(8), np.zeros(8)
    for position in some_positions(start, range(2), every=20):
        if not position.is_over:
            verbs.evaluate(position.r, position.s, values)
            for p in range(position.players):
                verbs.evaluate_for(position.r, position.s, p, alone)
                assert alone[p] == values[p]


def test_moves_are_text_and_number(game):
    """Each action number has one text, in small letters and single spaces, and comes back from it."""
    assert len(game.texts) == len(game.numbers) >= game.n_actions
    for number, text in enumerate(game.texts):
        assert game.number(text) == game.number(number) == number
        assert text == " ".join(text.lower().split())
    with pytest.raises(IllegalMove):
        game.number("no such move")
    with pytest.raises(IllegalMove):
        game.number(len(game.texts))


@pytest.mark.nojit
def test_no_viewer_sees_words_of_chance_at_hand(start):
    """They are a cache, so nothing else asks after them, but they are the rolls to come."""
    for position in some_positions(start, range(1), every=20):
        for viewer in range(-1, position.players):
            seen = position.observation(viewer).s
            assert not seen.rng.any()
            assert not start.game.has_chance or not seen.ahead.any()


@pytest.mark.nojit
def test_a_description_gives_the_position_back(start):
    """Equal positions have equal bytes: the description knows no more than the position, and no less."""
    for position in some_positions(start, range(FEW), every=20):
        assert start.game.problems(position.r, position.s) == []
        again = start.game.position(json.loads(json.dumps(position.to_dict())))
        assert again.hash == position.hash
        assert again.legal() == position.legal()


@pytest.mark.nojit
def test_an_observation_is_described_and_dealt(start):
    for position in some_positions(start, range(FEW), every=40):
        for viewer in range(-1, start.players):
            seen = position.observation(viewer)
            again = start.game.position(json.loads(json.dumps(seen.to_dict())))
            assert (again.viewer, again.hash) == (viewer, seen.hash)
            assert seen.deal(seed=5).observation(viewer).hash == seen.hash


@pytest.mark.nojit
def test_a_refused_move_changes_nothing(start):
    """Every unlisted action is refused in words and with a rule; every listed one can be played."""
    for position in some_positions(start, range(FEW), every=30):
        before = position.hash
        listed = set(position.actions())
        for action in range(start.game.n_actions):
            if action in listed:
                position.copy().play(action)
                continue
            refusal = position.why_not(action)
            assert refusal.sentence.endswith(".")
            assert refusal.rule or refusal.code == "over"
            with pytest.raises(IllegalMove):
                position.play(action)
        assert position.hash == before


@pytest.mark.nojit
def test_a_time_out_plays_something_legal(start):
    """What is played for a player whose time is up; Quoridor knows a loss on time instead."""
    if start.game.time_out is None:
        assert f"timeout {start.players - 1}" in start.game.numbers
        return
    for position in some_positions(start, range(FEW), every=5):
        if not position.is_over:
            assert start.game.time_out(position.r, position.s) in position.actions()


@pytest.mark.nojit
def test_a_copy_goes_its_own_way(start):
    past = []
    for position in some_positions(start, range(FEW), every=15):
        past.append((position.copy(), position.hash))
    for copy, known in past:
        assert copy.hash == known
    copy = past[0][0].copy()
    copy.play(copy.actions()[0])
    assert past[0][0].hash == past[0][1] != copy.hash


@pytest.mark.nojit
def test_a_record_replays(start):
    for seed in range(FEW):
        *_, position = some_positions(start, [seed], every=1_000_000)
        again = start.game.replay(position.record())
        assert (again.hash, again.result, again.end_reason) == (position.hash, position.result, position.end_reason)


@pytest.mark.nojit
def test_every_event_and_outcome_has_words(start):
    for seed in range(FEW):
        chooser = random.Random(seed)
        position = start.game.new(start.players, seed)
        position.story(position.setup_events)
        while not position.is_over:
            events = position.play(chooser.choice(position.actions()))
            for viewer in range(-1, start.players):
                assert all(sentence.strip() for sentence in position.story(events, viewer))
        assert position.end_reason in start.game.meta.end_reasons[1:]
        assert position.board(-1).strip()
        assert len(position.result) == start.players
        assert all(-1 <= value <= 1 for value in position.result)


def test_results_are_credited_to_the_right_player(start):
    """Over many random games every player does well in some and badly in others, and each about as often as the rest
    where the game is fair; a result that went to the wrong player would leave somebody without."""
    tally = simulate(start, 3_000, seed=2)
    if start.game.meta.goal == "cooperative":
        assert len(set(tally.wins)) == 1  # won or lost together
    else:
        assert min(tally.wins) > 0
        assert min(tally.losses) > 0


def test_the_signature_is_unchanged(start, signatures):
    """A fixed-seed total: an unintended change of the rules, of chance or of random play shows at once."""
    assert simulate(start, 1_000, seed=1).plies == signatures[f"{start.game.name}-{start.players}"]


@pytest.fixture(scope="module")
def signatures():
    from pathlib import Path

    return json.loads((Path(__file__).parent / "signatures.json").read_text("utf-8"))


def test_every_game_has_all_its_parts(game):
    assert tablewright.game(game.name) is game
    assert game.meta.end_reasons[0] == ""
    assert len(set(game.meta.end_reasons)) == len(game.meta.end_reasons)
    assert game.reasons[0].key == ""
    assert len({reason.key for reason in game.reasons}) == len(game.reasons)
