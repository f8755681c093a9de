"""engine: a bot on standard input and output."""

import json
import re

import pytest

import tablewright
from tablewright.cli.engine import Engine

QUORIDOR = tablewright.game("quoridor")
GAMES = [tablewright.game(name) for name in tablewright.GAMES]
WITH_SECRETS_OR_CHANCE = [game.name for game in GAMES if game.has_secrets or game.has_chance]
BEST = re.compile(r"bestmove (.+) value (-?\d\.\d{4}) iterations (\d+)")


def asked(cli, game, bot, *lines, more=()):
    done = cli("engine", game, "--bot", bot, "--seed", 1, *more, typed="\n".join([*lines, "quit", "legal"]) + "\n")
    assert done.code == 0, done.err
    return done.out.splitlines()


def engine(name="quoridor", bot="random", players=None):
    return Engine(tablewright.game(name).new(players, 1), bot, 1)


@pytest.mark.nojit
def test_a_session(cli):
    answers = asked(cli, "quoridor", "random", "position e2 e8 e3h", "legal", "go", "position", "go iterations 5", "")
    position = QUORIDOR.new(2, 1)
    for move in ("e2", "e8", "e3h"):
        position.play(move)
    assert answers[0] == "ok 3"
    assert answers[1] == "legal " + " ".join(position.legal())
    assert BEST.fullmatch(answers[2])[1] in position.legal()
    assert answers[3] == "ok 0"
    assert BEST.fullmatch(answers[4])[1] in QUORIDOR.new(2, 1).legal()
    assert len(answers) == 5  # nothing for the empty line, and nothing after quit


def test_the_end_of_the_input_is_the_end_of_the_session(cli):
    done = cli("engine", "quoridor", "--bot", "uct:iterations=100", "--seed", 1, typed="position e2\ngo\n")
    assert done.code == 0
    assert len(done.out.splitlines()) == 2


def test_budgets(cli):
    answers = asked(cli, "quoridor", "uct:iterations=700", "go", "go iterations 90", "go ms 50")
    iterations = [int(BEST.fullmatch(answer)[3]) for answer in answers]
    assert iterations[:2] == [700, 90]
    assert iterations[2] > 100


def test_the_same_seed_gives_the_same_answers(cli):
    question = ("quoridor", "uct:iterations=300", "position e2 e8", "go")
    assert asked(cli, *question) == asked(cli, *question)


@pytest.mark.nojit
@pytest.mark.parametrize("name", WITH_SECRETS_OR_CHANCE)
def test_other_games_take_an_observation_as_json(name):
    bot = engine(name)
    assert bot.answer("legal").startswith("error there is no position yet: expected `position` and an observation")
    assert bot.answer("position").startswith("error position: this game has secrets or chance")
    position = tablewright.game(name).new(None, 5)
    seen = position.observation(position.actor)
    assert bot.answer("position " + json.dumps(seen.to_dict())) == "ok 0"
    assert bot.answer("legal").removeprefix("legal ").split(bot.separator) == position.legal()
    assert BEST.fullmatch(bot.answer("go"))[1] in position.legal()


@pytest.mark.nojit
def test_a_whole_position_is_taken_too_and_only_what_the_player_knows_of_it_counts():
    bot = engine("corridor", "greedy", 2)
    position = tablewright.game("corridor").new(2, 5)
    assert bot.answer("position " + json.dumps(position.to_dict())) == "ok 0"
    whole = bot.answer("go")
    assert bot.answer("position " + json.dumps(position.observation(position.actor).to_dict())) == "ok 0"
    assert bot.answer("go") == whole


@pytest.mark.nojit
@pytest.mark.parametrize(
    "line, error",
    [
        ("dance", "error there is no command 'dance'; there are position, legal, go, stop, quit"),
        ("position e2 e2", "error e2: "),
        ("position z9", "error 'z9' is no move of Quoridor"),
        ("position {", "error position: not JSON ("),
        ('position {"a":' + "[" * 100_000, "error position: tables and lists inside each other, more than 64 deep"),
        ('position {"players": ' + "1" * 5000 + "}", "error position: not JSON (a number of 5000 digits is too big)"),
        ('position {"players": NaN}', "error position: not JSON (NaN is no number)"),
        ('position {"players": 2, "players": 4}', "error position: not JSON ('players' is given twice in one table)"),
        ('position {"game": "\\ud800"}', "error position: game: '\\ud800' has half a character in it"),
        ('position {"players": true}', "error Quoridor is for 2, 4 players, not True"),
        ("position {}", "error Quoridor is for 2, 4 players, not None"),
        ("go fast", "error go: expected nothing, `iterations N` or `ms T`, not 'fast'"),
        ("go iterations", "error go: expected nothing, `iterations N` or `ms T`, not 'iterations'"),
        ("go ms soon", "error go: expected nothing, `iterations N` or `ms T`, not 'ms soon'"),
        ("go ms -5", "error milliseconds: expected a number above 0"),
    ],
)
def test_faults_are_told_and_change_nothing(line, error):
    bot = engine()
    bot.answer("position e2")
    before = bot.known.hash
    assert bot.answer(line).startswith(error)
    assert bot.known.hash == before


@pytest.mark.nojit
def test_an_observation_of_somebody_else_is_refused():
    bot = engine("corridor", players=2)
    position = tablewright.game("corridor").new(2, 5)
    other = position.observation(1 - position.actor)
    assert bot.answer("position " + json.dumps(other.to_dict())) == "ok 0"
    assert bot.answer("go").startswith(f"error player {position.actor} decides now")


@pytest.mark.nojit
def test_a_game_that_is_over():
    bot = engine()
    assert bot.answer("position e2 d9 e3 e9 e4 d9 e5 e9 e6 d9 e7 e9 e8 d9 f8 e9 f9") == "ok 17"
    assert bot.answer("legal") == "legal"
    assert bot.answer("go") == "error the game is over (reached_goal)"


def test_stop_ends_a_search():
    bot = engine(bot="uct")
    asked = []

    def stop():
        asked.append(1)
        return len(asked) > 3

    answer = bot.answer("go iterations 100000000", stop)
    assert int(BEST.fullmatch(answer)[3]) < 1000


def test_a_line_that_says_stop_is_read_while_the_bot_thinks(cli):
    answers = asked(cli, "quoridor", "uct", "go iterations 100000000", "stop", "legal")
    assert BEST.fullmatch(answers[0])
    assert answers[1].startswith("legal ")


@pytest.mark.nojit
def test_what_cannot_be_is_refused_at_the_start(refused):
    assert refused("engine", "quoridor", "--bot", "clever").startswith("there is no bot 'clever' for Quoridor")
