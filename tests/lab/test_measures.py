"""Measures: names, words, and ranges that no game leaves, whatever the house rules."""

from collections.abc import Iterator

import numpy as np
import pytest
from tests.lab.counted import counted, recorded

import tablewright
from tablewright.kernel.compiling import JIT
from tablewright.kernel.errors import RulesError, TablewrightError
from tablewright.kernel.game import Game
from tablewright.kernel.records import fields_of
from tablewright.lab.arms import Arm
from tablewright.lab.general_measures import MOST_LENGTH, MOST_PLIES
from tablewright.lab.measures import Measure, measure_named, measures, primary
from tablewright.lab.plan import GameTable, barred, new_table, plan
from tablewright.lab.whole_games import play
from tablewright.lab.words import text
from tablewright.testing.words import languages, messages_in

GAMES = 10 if JIT else 1  # under each of the rules
GROUPS = ("seats", "length", "ends", "feel", "cards", "game")


def extremes(game: Game) -> Iterator[dict]:
    """Rules with one key at one end of its range, as far as the game takes them; and the presets."""
    yield {}
    yield from game.ruleset.presets.values()
    for field in fields_of(game.declared_rules):
        key = field.key
        if key is None:
            continue
        values = key.choices or ((False, True) if key.lowest is None else (key.lowest, key.highest))
        for value in values:
            for count in game.meta.players:
                path = key.path.format(players=count)
                shaped = np.full(field.shape, value).tolist() if field.shape and not key.names else value
                yield from [{f"{path}.{name}": value} for name in key.names] or [{path: shaped}]


def playable(game: Game, players: int) -> Iterator[dict]:
    for rules in extremes(game):
        try:
            game.new(players, 1, rules)
        except RulesError:
            continue
        yield rules


def check_ranges(table: GameTable, known: tuple[Measure, ...], rules: dict) -> None:
    for measure in known:
        values = measure.of(table)
        assert values.shape == (len(table),), measure.name
        fits = (measure.low <= values) & (values <= measure.high)
        assert fits.all(), (measure.name, values, rules)
        if measure.kind == "ratio":
            over = measure.over(table)
            fits = (over >= 0) & (over <= measure.over_high)
            assert fits.all(), (measure.name, over, rules)
            assert not values[over == 0].any(), (measure.name, "something of nothing", rules)


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_no_game_leaves_a_declared_range(name):
    game, played = tablewright.game(name), 0
    for players in game.meta.players:
        for i, rules in enumerate(playable(game, players)):
            arm = Arm.of(name, players, ("random",), rules)
            check_ranges(play(arm, i, 0, GAMES), measures(arm.start()), rules)
            played += 1
    assert played > 10 * len(game.meta.players)


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_no_game_of_bots_that_play_well_leaves_a_declared_range(name):
    game = tablewright.game(name)
    arm = Arm.of(name, game.meta.players[-1], ("greedy",))
    check_ranges(play(arm, 7, 0, 4), measures(arm.start()), {})


@pytest.mark.nojit
@pytest.mark.parametrize("name", tablewright.GAMES)
def test_every_measure_has_a_name_a_group_a_range_and_words(name):
    game = tablewright.game(name)
    for players in game.meta.players:
        known = measures(game.new(players, 1))
        assert len({measure.name for measure in known}) == len(known)
        for measure in known:
            assert measure.group in GROUPS
            assert measure.low < measure.high, measure.name
            assert measure.over_high > 0
            assert text(name, measure.message, of="this") is not None, f"no title: {measure.message}"
            assert measure.about().endswith("."), f"no definition: {measure.message}-about"
            assert text(name, f"lab-unit-{measure.unit}") is not None, f"no unit: {measure.unit}"
        assert 1 <= len(primary(game)) <= 3
        assert set(primary(game)) <= {measure.name for measure in known}
        assert any(measure.is_length for measure in known)


@pytest.mark.nojit
@pytest.mark.parametrize("name", tablewright.GAMES)
def test_what_a_measure_is_given_for_has_words(name):
    game = tablewright.game(name)
    for measure in measures(game.new(game.meta.players[-1], 1)):
        if measure.thing and not measure.is_seat and not measure.thing.isdigit():
            kinds = ("end",) if measure.group == "ends" else ("of", "tool")
            keys = [f"{name}-{kind}-{measure.thing}" for kind in kinds]
            assert any(text(name, key) for key in keys), f"{measure.name}: expected one of {keys}"
    for tool in game.tools:
        assert text(name, f"{name}-tool-{tool.name}") is not None, tool.name


@pytest.mark.nojit
@pytest.mark.parametrize("name", tablewright.GAMES)
def test_the_words_of_the_lab_are_all_used(name):
    """A message that nothing asks for would be one that a changed name left behind."""
    game = tablewright.game(name)
    known = measures(game.new(game.meta.players[-1], 1))
    things = {measure.thing for measure in known} | {tool.name for tool in game.tools}
    asked = {key for measure in known for key in (measure.message, f"{measure.message}-about")}
    asked |= {f"{name}-{kind}-{thing}" for kind in ("of", "tool") for thing in things}
    for language in languages(game):
        assert messages_in(game.folder / "words" / f"{language}-lab.ftl") <= asked


@pytest.mark.nojit
@pytest.mark.parametrize("name", tablewright.GAMES)
def test_tools_are_moves_of_the_game_and_rules_that_it_takes(name):
    game = tablewright.game(name)
    assert game.tools
    for tool in game.tools:
        for pattern in tool.moves:
            assert barred(game, tool.name).any(), pattern
        assert not barred(game, tool.name).all()
        for players in game.meta.players:
            assert game.new(players, 1, tool.without).changes == (tool.without or {})


@pytest.mark.nojit
def test_a_tool_that_does_not_exist_is_refused_with_a_hint():
    with pytest.raises(TablewrightError, match=r"The Corridor has no tool 'pusch'.*push"):
        barred(tablewright.game("corridor"), "pusch")


@pytest.mark.parametrize("name", tablewright.GAMES)
def test_a_tool_that_rules_leave_out_is_never_used(name):
    game = tablewright.game(name)
    for tool in game.tools:
        if tool.without:
            table = play(Arm.of(name, game.meta.players[-1], ("random",), tool.without), 3, 0, 20)
            assert not table.uses(f"tool:{tool.name}").any(), tool.name


@pytest.mark.nojit
def test_a_game_that_declares_nothing_is_measured_all_the_same():
    class Plain:
        """Quoridor without a metrics.py."""

        counts = samples = metrics = tools = primary = ()
        summary = caps = None
        even = 0.0

        def __getattr__(self, part):
            return getattr(tablewright.game("quoridor"), part)

    class Start:
        game, players, r = Plain(), 2, None

    known = measures(Start())
    names = [measure.name for measure in known]
    assert [name for name in names if "." not in name] == [
        "draws", "plies", "minutes", "decisions", "capped", "choices", "options", "bits", "waiting", "longest_wait",
        "lead_changes", "margin", "drama", "decided",
    ]  # fmt: skip
    assert {"wins.0", "wins.1", "ends.ply_cap", "used.a9", "used_by_winners.a9a", "used_by_losers.pass"} <= set(names)
    assert "used.resign" not in names  # no move of a player
    assert primary(Plain()) == ("wins.0", "plies")
    table = new_table(plan(Plain(), 2), 1)
    table["length"][:] = table["plies"][:] = 123_456
    assert [measure_named(known, name).of(table)[0] for name in ("plies", "decisions")] == [MOST_LENGTH, MOST_PLIES]
    check_ranges(table, known, {})


@pytest.mark.nojit
def test_a_measure_that_does_not_exist_is_refused_with_a_hint():
    known = measures(tablewright.game("corridor").new(2, 1))
    with pytest.raises(TablewrightError, match="did you mean 'rounds'"):
        measure_named(known, "round")
    with pytest.raises(ValueError, match="is a mean"):
        measure_named(known, "rounds").over(new_table(plan(tablewright.game("corridor"), 2), 1))


@pytest.mark.nojit
def test_titles_and_definitions_in_two_languages():
    start = tablewright.game("corridor").new(4, 1)
    known = measures(start)
    loses, drew = measure_named(known, "loses.0"), measure_named(known, "drew.push")
    assert (loses.title(), loses.title("fr")) == ("loses: player 1", "perd\N{NO-BREAK SPACE}: joueur 1")
    assert (drew.title(), drew.title("fr")) == ("drawn: Push", "piochées\N{NO-BREAK SPACE}: Pousser")
    assert drew.title("xx") == "drawn: Push"  # English stands in
    assert drew.unit_text("fr") == "cartes"
    assert "four" not in loses.about()


@pytest.mark.nojit
def test_ranges_follow_the_rules_and_the_players():
    corridor = tablewright.game("corridor")
    few, many = (measures(corridor.new(2, 1, {"rules.max_rounds": n})) for n in (1, 9))
    assert [measure_named(known, "rounds").high for known in (few, many)] == [1, 9]
    four = measures(corridor.new(4, 1))
    assert [measure.name for measure in four if measure.is_seat and measure.name.startswith("loses")][-1] == "loses.3"


@pytest.mark.nojit
def test_minutes_count_the_seconds_that_a_decision_takes():
    position = recorded("corridor", "caught_by_horde")
    table = counted(position)
    for seconds in (8.0, 30.0):
        minutes = measure_named(measures(position, seconds), "minutes")
        assert minutes.of(table)[0] == pytest.approx(len(position.moves) * seconds / 60)
