"""The tests that every game has to pass. A test file takes all of them: `from tablewright.testing.suite import *`.

`start` is a new game, whose rules the checks play under; plugin.py makes one for each game and number of players.
Uncompiled, each test takes fewer games.
"""

import json
import random
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np
import pytest

from tablewright.kernel import verbs
from tablewright.kernel.compiling import JIT
from tablewright.kernel.errors import IllegalMove
from tablewright.kernel.game import Game
from tablewright.kernel.position import Position
from tablewright.kernel.rulebook import rules_in
from tablewright.kernel.tensors import Row, size
from tablewright.lab.simulate import simulate
from tablewright.testing.conformance import conform, endure_all
from tablewright.testing.coverage import citations_in_tests, coverage
from tablewright.testing.records import kept_signature, recorded_ends, signature
from tablewright.testing.words import missing

GAMES_LOOKED_AT = 40 if JIT else 1  # with every viewer at some moments
GAMES_ENDURED = 1_000 if JIT else 1
FEW = 6 if JIT else 1
GAMES_CREDITED = 3_000 if JIT else 200


def some_positions(start: Position, seeds: Iterable[int], every: int) -> Iterator[Position]:
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
def test_no_viewer_learns_what_is_hidden(start: Position) -> None:
    """Observations, lists, reasons and events; dealt worlds; the same game twice, once over rubbish."""
    assert conform(start, range(GAMES_LOOKED_AT), every=10) > 0


@pytest.mark.bounds
@pytest.mark.nojit
def test_lists_and_laws_hold_at_every_step(start: Position) -> None:
    assert endure_all(start, range(GAMES_ENDURED)) == GAMES_ENDURED


@pytest.mark.long
def test_lists_and_laws_hold_in_100_000_games(start: Position) -> None:
    assert endure_all(start, range(100_000)) == 100_000


@pytest.mark.long
@pytest.mark.bounds
def test_many_games_with_every_viewer(start: Position) -> None:
    assert conform(start, range(1_000, 1_300), every=5) > 0


@pytest.mark.nojit
def test_one_player_is_judged_as_among_all(start: Position) -> None:
    """`value_for`, where a game has one, says what `evaluate` says."""
    values, alone = np.zeros(8), np.zeros(8)
    for position in some_positions(start, range(2), every=20):
        if not position.is_over:
            verbs.evaluate(position.r, position.s, values)
            for p in range(position.players):
                verbs.evaluate_for(position.r, position.s, p, alone)
                assert alone[p] == values[p]


def test_moves_are_text_and_number(game: Game) -> None:
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
def test_no_viewer_sees_words_of_chance_at_hand(start: Position) -> None:
    """They are a cache, so nothing else asks after them, but they are the rolls to come."""
    for position in some_positions(start, range(1), every=20):
        for viewer in range(-1, position.players):
            seen = position.observation(viewer).s
            assert not seen.rng.any()
            assert not start.game.has_chance or not seen.ahead.any()


@pytest.mark.nojit
def test_a_description_gives_the_position_back(start: Position) -> None:
    """Equal positions have equal bytes: the description knows no more than the position, and no less."""
    for position in some_positions(start, range(FEW), every=20):
        assert start.game.problems(position.r, position.s) == []
        again = start.game.position(json.loads(json.dumps(position.to_dict())))
        assert again.hash == position.hash
        assert again.legal() == position.legal()


@pytest.mark.nojit
def test_an_observation_is_described_and_dealt(start: Position) -> None:
    for position in some_positions(start, range(FEW), every=40):
        for viewer in range(-1, start.players):
            seen = position.observation(viewer)
            again = start.game.position(json.loads(json.dumps(seen.to_dict())))
            assert (again.viewer, again.hash) == (viewer, seen.hash)
            assert seen.deal(seed=5).observation(viewer).hash == seen.hash


def tensors_of(observation: Position) -> Row:
    """What a learner gets of an observation."""
    assert observation.viewer is not None
    row = np.zeros(size(observation.game.tensors), np.float32)
    verbs.write_tensors(observation.r, observation.s, observation.viewer, row)
    return row


@pytest.mark.nojit
def test_tensors_tell_what_is_seen_and_no_more(start: Position) -> None:
    """Numbers from -1 to 1; the same in every world that looks the same."""
    rows = set()
    for position in some_positions(start, range(FEW), every=10):
        for viewer in range(start.players):
            seen = position.observation(viewer)
            row = tensors_of(seen)
            assert abs(row).max() <= 1
            assert (tensors_of(seen.deal(seed=3).observation(viewer)) == row).all()
            rows.add(row.tobytes())
    assert len(rows) > start.players


@pytest.mark.nojit
def test_a_refused_move_changes_nothing(start: Position) -> None:
    """Every unlisted action is refused in words and with a rule; every listed one can be played."""
    for position in some_positions(start, range(FEW), every=30):
        before = position.hash
        listed = set(position.actions())
        for action in range(start.game.n_actions):
            if action in listed:
                position.copy().play(action)
                continue
            refusal = position.why_not(action)
            assert refusal is not None
            assert refusal.sentence.endswith(".")
            assert refusal.rule or refusal.code in ("over", "not-now")
            with pytest.raises(IllegalMove):
                position.play(action)
        assert position.hash == before


@pytest.mark.nojit
def test_a_time_out_plays_something_legal(start: Position) -> None:
    """What is played for a player whose time is up."""
    for position in some_positions(start, range(FEW), every=5):
        if not position.is_over:
            assert position.time_out() in position.actions()


@pytest.mark.nojit
def test_a_copy_goes_its_own_way(start: Position) -> None:
    past = []
    for position in some_positions(start, range(FEW), every=15):
        past.append((position.copy(), position.hash))
    for copy, known in past:
        assert copy.hash == known
    copy = past[0][0].copy()
    copy.play(copy.actions()[0])
    assert past[0][0].hash == past[0][1] != copy.hash


@pytest.mark.nojit
def test_a_record_replays(start: Position) -> None:
    for seed in range(FEW):
        *_, position = some_positions(start, [seed], every=1_000_000)
        again = start.game.replay(position.record())
        assert (again.hash, again.result, again.end_reason) == (position.hash, position.result, position.end_reason)


@pytest.mark.nojit
def test_every_event_and_outcome_has_words(start: Position) -> None:
    for seed in range(FEW):
        chooser = random.Random(seed)
        position = start.game.new(start.players, seed)
        position.story(position.setup_events)
        while not position.is_over:
            events = position.play(chooser.choice(position.actions()))
            for viewer in range(-1, start.players):
                assert all(sentence.strip() for sentence in position.story(events, viewer))
        assert position.end_reason in start.game.meta.end_reasons[1:]
        assert position.actor == -1
        assert position.board(-1).strip()
        result = position.result
        assert result is not None
        assert len(result) == start.players
        assert all(-1 <= value <= 1 for value in result)


def test_results_are_credited_to_the_right_player(start: Position) -> None:
    """Over many random games every player does well in some and badly in others, and each about as often as the rest
    where the game is fair; a result that went to the wrong player would leave somebody without."""
    tally = simulate(start, GAMES_CREDITED, seed=2)
    if start.game.meta.goal == "cooperative":
        assert len(set(tally.wins)) == 1  # won or lost together
    else:
        assert min(tally.wins) > 0
        assert min(tally.losses) > 0


def test_every_game_has_all_its_parts(game: Game) -> None:
    assert game.meta.end_reasons[0] == ""
    assert len(set(game.meta.end_reasons)) == len(game.meta.end_reasons)
    assert game.reasons[0].key == ""
    assert len({reason.key for reason in game.reasons}) == len(game.reasons)


@pytest.mark.nojit
def test_english_has_words_for_every_end_and_refusal(game: Game) -> None:
    assert missing(game) == []


@pytest.mark.nojit
def test_every_end_has_a_recorded_game_that_replays(game: Game, tests_folder: Path) -> None:
    assert recorded_ends(game, tests_folder) == set(game.meta.end_reasons[1:])


def test_the_signature_is_unchanged(game: Game, tests_folder: Path) -> None:
    """A fixed-seed total: an unintended change of the rules, of chance or of random play shows at once."""
    assert signature(game) == kept_signature(tests_folder)


@pytest.mark.nojit
def test_every_rule_has_a_test_and_every_cited_rule_is_known(game: Game, tests_folder: Path) -> None:
    untested = [covered.rule.id for covered in coverage(game.folder, tests_folder) if covered.is_open]
    assert not untested, f"no test cites {', '.join(untested)}"
    known = {rule.id for rule in rules_in(game.folder)}
    unknown = {rule: places for rule, places in citations_in_tests(tests_folder).items() if rule not in known}
    assert not unknown, f"RULES.md lacks {unknown}"
