"""verify: a finished game is proven by its record, or it is said what is wrong with it."""

import json

import pytest
from tests.match.made import play_out, started

import tablewright
from tablewright.match.record import exported

pytestmark = pytest.mark.nojit


@pytest.fixture
def written(tmp_path):
    """A file with this record in it."""

    def write(record):
        path = tmp_path / "record.json"
        path.write_text(record if isinstance(record, str) else json.dumps(record), "utf-8")
        return path

    return write


@pytest.fixture(scope="module")
def of_a_table():
    return json.loads(json.dumps(exported(play_out(started("quoridor", 2)))))


@pytest.fixture(scope="module")
def of_a_game():
    position = tablewright.game("quoridor").new(2, 7)
    position.play("e2")
    position.play("resign 1")
    return json.loads(position.record())


def test_a_table_is_proven(cli, written, of_a_table):
    done = cli("verify", written(of_a_table))
    assert done.code == 0
    lines = done.out.splitlines()
    assert lines[0].endswith("record.json: proven")
    assert "the secret is the one that was promised before the game" in lines[1]
    assert lines[-1].startswith("  Quoridor, ")
    assert "Ann " in lines[-1]


def test_a_game_alone_is_proven_but_for_its_seed(cli, written, of_a_game):
    done = cli("verify", written(of_a_game))
    assert done.code == 0
    lines = [line.strip() for line in done.out.splitlines()]
    assert lines[0].endswith("record.json: proven")
    assert lines[1:] == [
        "all 2 moves are legal and lead to the result and the final position of the record",
        "nothing is known about who chose the seed",
        "Quoridor, resigned: Blue +1.00, Red -1.00",
    ]


@pytest.mark.parametrize("key", ["hash", "rules_hash", "result", "end_reason"])
def test_a_record_that_lacks_a_claim_is_not_proven(refused, written, of_a_table, of_a_game, key):
    for record in (of_a_table, of_a_game):
        stripped = {name: value for name, value in record.items() if name != key}
        assert refused("verify", written(stripped)) == f'this record proves nothing: "{key}" is missing'


def test_an_unfinished_game_is_not_proven(refused, written):
    kept = tablewright.game("quoridor").new(2, 7).record()
    assert refused("verify", written(kept)) == "this record proves nothing: the game is not over after its 0 moves"


@pytest.mark.parametrize(
    "text, message",
    [
        ("[" * 100_000, "this is no record: tables and lists inside each other, more than 64 deep"),
        ("1" * 5000, "this is no record: not JSON (a number of 5000 digits is too big)"),
        ("NaN", "this is no record: not JSON (NaN is no number)"),
        ('{"kind": 1, "kind": 2}', "this is no record: not JSON ('kind' is given twice in one table)"),
        ('{"game": "\\ud800"}', "this is no record: game: '\\ud800' has half a character in it"),
        ("[]", "this is no record: expected a table (a JSON object), not []"),
        ("{}", 'this is no record: "format" is missing'),
        ('{"kind": 5}', "this is no record of a match: expected"),
        ('{"format": 1, "game": "chess", "version": 1, "moves": []}', "this record proves nothing|there is no game"),
    ],
)
def test_odd_files_are_refused_in_words(refused, written, text, message):
    said = refused("verify", written(text))
    assert said.startswith(tuple(message.split("|"))), said


def test_what_is_no_text_is_refused(refused, tmp_path):
    path = tmp_path / "picture"
    path.write_bytes(b"\xff\xd8\xff")
    assert refused("verify", path).startswith(f"cannot read {path}: ")
    assert refused("verify", tmp_path / "none.json").startswith("cannot read ")
