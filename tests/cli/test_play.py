"""play: a table on one keyboard."""

import json

import pytest

import tablewright
from tablewright.bots import choose
from tablewright.reviews import adviser_of, chances_of

QUORIDOR = tablewright.game("quoridor")
PEOPLE = ("--seats", "person,person", "--names", "Ann,Bob", "--seed", 1)
RANDOM = ("--seats", "person,random")
RACE = "e2\nd9\ne3\ne9\ne4\nd9\ne5\ne9\ne6\nd9\ne7\ne9\ne8\nd9\nf8\ne9\nf9\n"  # Ann is first


def kept(tmp_path, game="quoridor"):
    return json.loads((tmp_path / "data" / "tablewright" / f"{game}-unfinished.json").read_text("utf-8"))


@pytest.mark.nojit
def test_two_people_play_to_the_end(cli, tmp_path):
    done = cli("play", "quoridor", *PEOPLE, typed=RACE)
    assert done.code == 0, done.err
    assert "Ann moves to e2." in done.out
    assert "Bob moves to d9." in done.out
    assert "Ann wins: the far line is reached." in done.out
    assert done.out.splitlines()[-1] == "The game is over: Ann wins (the far line is reached)."
    assert "Ann> " in done.out
    assert "Bob> " in done.out
    assert not (tmp_path / "data").exists()  # nothing is kept of a finished game


@pytest.mark.nojit
def test_the_end_tells_what_nobody_has_read_and_no_more(cli):
    done = cli("play", "quoridor", *PEOPLE, typed=RACE)
    assert done.out.count("Ann moves to e2.") == 2  # once to each
    assert done.out.count("Ann wins") == 2  # the last event, and the end in words


@pytest.mark.nojit
@pytest.mark.parametrize("seats", ["person,random", "person, random"])
def test_the_first_board_is_shown_before_the_first_question(cli, seats):
    done = cli("play", "quoridor", "--seed", 1, "--seats", seats)
    opening = QUORIDOR.new(2, 1).board(0)
    assert opening in done.out.split("Blue> ")[0]


def test_a_whole_game_against_a_bot(cli):
    """A person who goes by the list of moves the program prints."""
    script = "\n".join(["e2", "e3", "e4", "e5", "d1", "e1", "d2", "f2"] * 400)
    done = cli("play", "quoridor", *RANDOM, "--seed", 5, "--set", "rules.max_plies=60", typed=script)
    assert done.code == 0
    assert "The game is over: " in done.out
    assert "(QRD-" in done.out  # refusals on the way cite their rule


def test_bots_play_among_themselves(cli):
    done = cli("play", "quoridor", "--players", 4, "--seats", "random,random,random,random", "--seed", 5)
    assert done.code == 0
    assert "The game is over: " in done.out
    assert "> " not in done.out.replace("▸ ", "")


@pytest.mark.nojit
def test_the_same_seed_and_moves_give_the_same_game(cli):
    first, again = (cli("play", "quoridor", *RANDOM, "--seed", 5, typed="e2\ne3\n").out for _ in range(2))
    assert first == again


def test_four_on_one_keyboard(cli):
    done = cli("play", "quoridor", "--players", 4, "--seats", "person,random,person,random", "--seed", 5, typed="e2\n")
    assert "Blue> " in done.out
    assert "Yellow> " in done.out
    assert "Red> " not in done.out


@pytest.mark.nojit
def test_commands(cli):
    typed = "help\n\nmoves\n?\nwhy e3\nwhy e2\nwhy\nboard\nload\nE2\n"
    done = cli("play", "quoridor", *PEOPLE, typed=typed)
    position = QUORIDOR.new(2, 1)
    assert (
        done.out.count("moves        the moves you may play now, numbered and in words (also: ?)") == 2
    )  # help, and an empty line
    for number, move in enumerate(position.legal(), 1):
        assert done.out.count(f"{number:>5}  {move}: ") == 2  # for `moves` and for `?`
    assert "A pawn moves one square up, down, left or right. (QRD-16)" in done.out
    assert "You may play it." in done.out
    assert "Say which: why MOVE" in done.out
    assert "Say which: load FILE" in done.out
    assert done.out.count(position.board(0, ["Ann", "Bob"])) == 2  # at the start, and for `board`
    assert "Ann moves to e2." in done.out


@pytest.mark.nojit
def test_refusals_cite_the_rule_and_leave_the_turn(cli, tmp_path):
    done = cli("play", "quoridor", *PEOPLE, typed="e3\ne1\npass\nfly\nresign 7\ne2\n")
    assert "e3: A pawn moves one square up, down, left or right. (QRD-16)" in done.out
    assert "(QRD-A10)" in done.out
    assert "(QRD-15)" in done.out
    assert "'fly' is no move of Quoridor" in done.out
    assert "'resign 7' is no move of Quoridor; did you mean 'resign" in done.out
    assert kept(tmp_path)["moves"] == ["e2"]


@pytest.mark.nojit
def test_undo(cli, tmp_path):
    done = cli("play", "quoridor", *PEOPLE, typed="undo\ne2\nd9\nundo\nf9\n")
    assert "There is nothing to take back." in done.out
    assert kept(tmp_path)["moves"] == ["e2", "f9"]


@pytest.mark.nojit
def test_undo_against_a_bot_goes_back_to_ones_own_decision(cli, tmp_path):
    cli("play", "quoridor", *RANDOM, "--seed", 5, typed="e2\nundo\nd1\n")
    moves = kept(tmp_path)["moves"]
    assert moves[0] == "d1"
    assert len(moves) == 2


@pytest.mark.nojit
def test_save_and_load_at_the_table(cli, tmp_path):
    path = tmp_path / "My Game.json"
    done = cli("play", "quoridor", *PEOPLE, typed=f"e2\nsave {path}\nd9\nload {path}\nf9\n")
    assert f"Saved as {path}." in done.out
    assert json.loads(path.read_text("utf-8"))["moves"] == ["e2"]
    assert kept(tmp_path)["moves"] == ["e2", "f9"]


@pytest.mark.nojit
def test_what_cannot_be_loaded_leaves_the_game(cli, tmp_path):
    binary, other, four = tmp_path / "binary", tmp_path / "other.json", tmp_path / "four.json"
    binary.write_bytes(b"\xff\xfe\x00")
    other.write_text(tablewright.game("corridor").new(2, 1).record(), "utf-8")
    four.write_text(QUORIDOR.new(4, 1).record(), "utf-8")
    typed = f"load {tmp_path / 'none'}\nload {binary}\nload {other}\nload {four}\nsave {tmp_path / 'no' / 'x'}\ne2\n"
    done = cli("play", "quoridor", *PEOPLE, typed=typed)
    assert done.code == 0
    assert done.out.count("cannot read ") == 2
    assert "this is a record of 'corridor', not of 'quoridor'" in done.out
    assert "that game has 4 players; this table has 2" in done.out
    assert "No such file or directory" in done.out
    assert kept(tmp_path)["moves"] == ["e2"]


@pytest.mark.nojit
@pytest.mark.parametrize("ending", ["quit\n", "QUIT\n", ""], ids=["quit", "capitals", "end of input"])
def test_leaving_keeps_the_game_and_says_how_to_go_on(cli, tmp_path, ending):
    done = cli("play", "quoridor", *PEOPLE, typed=f"e2\n{ending}")
    assert done.code == 0
    path = tmp_path / "data" / "tablewright" / "quoridor-unfinished.json"
    assert done.out.splitlines()[-1] == f"The game is kept. Go on with: --load {path}"
    again = cli("play", "quoridor", "--load", path, "--seats", "person,person", typed="d9\n")
    assert "Red> " in again.out
    assert kept(tmp_path)["moves"] == ["e2", "d9"]


@pytest.mark.nojit
def test_ctrl_c_keeps_the_game(cli, tmp_path, monkeypatch):
    lines = iter(["e2"])

    def typed(prompt):
        for line in lines:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", typed)
    done = cli("play", "quoridor", *PEOPLE)
    assert done.code == 0
    assert "The game is kept." in done.out
    assert kept(tmp_path)["moves"] == ["e2"]


@pytest.mark.nojit
def test_a_finished_game_can_be_looked_at(cli, tmp_path):
    position = QUORIDOR.new(2, 1)
    position.play("resign 0")
    (tmp_path / "over.json").write_text(position.record(), "utf-8")
    done = cli("play", "quoridor", "--load", tmp_path / "over.json")
    assert done.code == 0
    assert "The game is over: Red wins (resignation)." in done.out


@pytest.mark.nojit
@pytest.mark.parametrize(
    "words, message",
    [
        (["--seats", "person"], "--seats: expected 2 seats apart by commas, not 1"),
        (["--seats", "person,clever"], "--seats: 'clever' is neither person nor a bot; bots: random"),
        (["--names", "Ann"], "--names: expected 2 different names apart by commas"),
        (["--names", "Ann,Ann"], "--names: expected 2 different names apart by commas"),
        (["--names", "Ann, "], "--names: expected 2 different names apart by commas"),
        (["--load", "nowhere.json"], "cannot read nowhere.json: "),
        (["--load", "nowhere.json", "--players", "2"], "--load: a saved game keeps its rules: leave out --players"),
        (["--load", "nowhere.json", "--set", "fences.2=3"], "--load: a saved game keeps its rules"),
        (["--seed", "-3"], "a seed is a whole number"),
    ],
)
def test_tables_that_cannot_be_are_refused(refused, words, message):
    assert refused("play", "quoridor", *words).startswith(message)


@pytest.mark.nojit
def test_a_changed_record_is_refused(refused, tmp_path):
    kept = json.loads(QUORIDOR.new(2, 1).record())
    (tmp_path / "x.json").write_text(json.dumps(kept | {"hash": "0"}), "utf-8")
    assert refused("play", "quoridor", "--load", tmp_path / "x.json").startswith("the record's hash is '0'")


@pytest.mark.nojit
def test_colour_only_where_it_is_wanted(cli, monkeypatch):
    plain, bright = (cli("play", "quoridor", "--seed", 1, "--colour", c).out for c in ("auto", "always"))
    assert "\x1b[" not in plain
    assert "\x1b[" in bright


def test_without_seats_the_opponents_are_medium_bots(cli, tmp_path):
    done = cli("play", "quoridor", "--seed", 5, typed="e2\ne3\n")
    assert done.code == 0
    game = kept(tmp_path)
    assert game["moves"][0] == "e2"
    position = QUORIDOR.new(2, 5)
    seed = int(position.hash, 16)
    position.play("e2")
    assert game["moves"][1] == choose(position.observation(1), "medium", seed + 1).move


def test_bots_with_settings_sit_at_the_table(cli):
    seats = "uct:iterations=30,playout=5,greedy,random,easy:iterations=20"
    done = cli("play", "quoridor", "--players", 4, "--seats", seats, "--seed", 5, "--set", "rules.max_plies=12")
    assert done.code == 0, done.err
    assert "The game is over: " in done.out


def test_a_hint(cli):
    done = cli("play", "quoridor", *PEOPLE, typed="hint\n")
    thought = choose(QUORIDOR.new(2, 1).observation(0), adviser_of(QUORIDOR), int(QUORIDOR.new(2, 1).hash, 16))
    chance = chances_of(QUORIDOR, 2).of(thought.value)
    assert f"  I would: Move to {thought.move}. That is worth {chance:.0%} to you." in done.out
    assert "  Then I expect: " in done.out


@pytest.mark.nojit
@pytest.mark.parametrize(
    "seats, message",
    [
        (
            "person,clever",
            "--seats: 'clever' is neither person nor a bot; bots: random, greedy, beginner, easy, medium",
        ),
        ("person,uct:depth=3", "uct has no setting 'depth'; it has iterations"),
        ("person,uct:c=2,random", "--seats: expected 2 seats apart by commas, not 3"),
    ],
)
def test_seats_that_cannot_be_are_refused(refused, seats, message):
    assert refused("play", "quoridor", "--seats", seats).startswith(message)


@pytest.mark.nojit
def test_bots_tell_the_people_where_they_are_and_what_they_have(cli):
    bot = "ismcts:iterations=1,playout=0"
    seats = f"person,{bot},{bot},talk=0"
    done = cli("play", "zombie_tower", "--players", 3, "--seed", 1, "--seats", seats, typed="talk\n")
    position = tablewright.game("zombie_tower").new(3, 1)
    assert f"  Red: at {position.s.room[1]}, have " in done.out
    assert "  Yellow: " not in done.out  # who does not talk


@pytest.mark.nojit
def test_where_nobody_talks_that_is_said(cli):
    assert "Nobody says anything." in cli("play", "quoridor", *PEOPLE, typed="talk\n").out


@pytest.mark.nojit
def test_choices_are_numbered_and_a_number_plays_one(cli):
    done = cli("play", "corner_rush", "--seats", "person,random", "--seed", 42, typed="1\n2\n9\nquit\n")
    assert "  1  roll: Roll the die" in done.out
    assert "Blue steps to b1." in done.out
    assert "there is no move 9: the list goes from 1 to" in done.out


@pytest.mark.nojit
def test_somebody_new_is_told_how_the_game_goes_and_finds_rules(cli):
    typed = "how\nrules jumped edge\nrules elephants\nquit\n"
    done = cli("play", "quoridor", *RANDOM, "--set", "fences.2=7", typed=typed)
    assert "Be the first to walk your pawn across the board" in done.out
    assert "type the move here: moves lists all of them" in done.out
    assert "QRD-A1" in done.out
    assert "QRD-13" not in done.out
    assert "No rule speaks of 'elephants'." in done.out
