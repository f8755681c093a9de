"""Stored arms and files: what was played is found again, what is damaged is played again, trouble is told."""

import errno
import json

import numpy as np
import pytest
from pyarrow import parquet

from tablewright.kernel.errors import TablewrightError
from tablewright.lab import asking, files, store, work
from tablewright.lab.arm_table import ArmTable
from tablewright.lab.arms import Arm
from tablewright.lab.files import load, text_of, to_resume
from tablewright.lab.store import MOST_PARTS, ArmStore, NoStore, parts

EFFECT = {("turn.hand_limit", 6, None): {"loses.0": 0.08}}


@pytest.fixture
def arm():
    return Arm.of("corridor", 4, ("easy",))


def grown(n, table=None):
    table = table or ArmTable()
    table.add(table.n, {"x": np.arange(table.n, n, dtype=np.int16), "y/": np.ones(n - table.n)})
    return table


def test_what_is_saved_is_found(arm, tmp_path):
    first = ArmStore(tmp_path)
    table = first.load(arm, 7)
    assert table.n == 0
    for n in (10, 25, 400):
        first.save(arm, 7, grown(n, table))
    found = ArmStore(tmp_path).load(arm, 7)
    assert found.n == 400
    assert found.column("x").tolist() == list(range(400))
    assert sorted(found.names) == ["x", "y/"]
    assert ArmStore(tmp_path).load(arm, 8).n == 0
    assert json.loads((first.place(arm, 7) / "about.json").read_text())["bots"] == ["easy"] * 4


def test_many_parts_become_one(arm, tmp_path):
    kept, table = ArmStore(tmp_path), ArmTable()
    for n in range(1, MOST_PARTS + 3):
        kept.save(arm, 1, grown(n, table))
    assert len(parts(kept.place(arm, 1))) <= 3
    assert ArmStore(tmp_path).load(arm, 1).n == MOST_PARTS + 2


def test_a_damaged_part_is_played_again(arm, tmp_path):
    kept, table = ArmStore(tmp_path), ArmTable()
    for n in (10, 20, 30):
        kept.save(arm, 1, grown(n, table))
    middle = parts(kept.place(arm, 1))[1][2]
    middle.write_bytes(middle.read_bytes()[:40])
    again = ArmStore(tmp_path)
    found = again.load(arm, 1)
    assert found.n == 10
    again.save(arm, 1, grown(35, found))
    assert ArmStore(tmp_path).load(arm, 1).column("x").tolist() == list(range(35))


def test_two_runs_may_store_the_same_arm(arm, tmp_path):
    one, other = ArmStore(tmp_path), ArmStore(tmp_path)
    one.save(arm, 1, grown(10))
    other.save(arm, 1, grown(17))
    assert ArmStore(tmp_path).load(arm, 1).n == 17


def test_an_arm_of_another_version_is_not_found(arm, tmp_path, monkeypatch):
    kept = ArmStore(tmp_path)
    kept.save(arm, 1, grown(10))
    work.arm_key.cache_clear()
    monkeypatch.setattr(Arm, "key", lambda self: "another version")
    assert ArmStore(tmp_path).load(arm, 1).n == 0
    work.arm_key.cache_clear()


def test_a_full_disk_is_told_and_costs_nothing(made_up, tmp_path, monkeypatch):
    made_up(EFFECT)
    asked = asking.compare("corridor", players=4, change={"turn.hand_limit": 6}, bots=("easy",))
    expected = asked.run(store=NoStore()).report

    def full(path, columns):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(store, "write_part", full)
    found = asked.run(store=ArmStore(tmp_path))
    assert found.report == expected
    assert found.decided
    assert "the disk is full; the run goes on in memory" in found.times["notes"][0]


def test_room_is_made_for_arms_in_use(arm, tmp_path):
    old = Arm.of("corridor", 3, ("easy",))
    ArmStore(tmp_path).save(old, 1, grown(500))
    kept = ArmStore(tmp_path)
    kept.save(arm, 1, grown(500))
    kept.trim(most=0)
    assert ArmStore(tmp_path).load(old, 1).n == 0
    assert ArmStore(tmp_path).load(arm, 1).n == 500


@pytest.fixture
def result(made_up):
    made_up(EFFECT)
    asked = asking.compare("corridor", players=4, change={"turn.hand_limit": 6}, bots=("easy", "hard"))
    return asked.run(store=NoStore())


@pytest.mark.parametrize("name", ["hand.lab", "folder"])
def test_everything_in_the_report_can_be_made_again(result, tmp_path, name):
    path = result.save(tmp_path / name)
    again = load(path)
    assert text_of(again.report) == text_of(result.report)
    assert again["rounds"].difference == result["rounds"].difference
    assert again.played[0].n == result.played[0].n


def test_the_same_answer_is_the_same_file(result, tmp_path):
    assert (
        result.save(tmp_path / "a.lab").read_bytes() == load(tmp_path / "a.lab").save(tmp_path / "b.lab").read_bytes()
    )


def test_tables(result, tmp_path):
    lines = result.save(tmp_path / "x.csv").read_text().splitlines()
    assert lines[0].startswith("bot,blocks,name,title,unit")
    assert len(lines) == 1 + len(result.rows())
    assert json.loads(result.save(tmp_path / "x.json").read_text()) == result.report
    assert load(tmp_path / "x.json").verdict == result.verdict
    assert "<svg" in result.save(tmp_path / "x.html").read_text()


def test_parquet(result, tmp_path):
    table = parquet.read_table(result.save(tmp_path / "x.parquet"))
    assert table.num_rows == len(result.rows())
    assert table.column("difference_mean").to_pylist() == [row["difference_mean"] for row in result.rows()]


def test_without_pyarrow_parquet_is_refused_in_words(result, tmp_path, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    with pytest.raises(TablewrightError, match=r"pip install 'tablewright\[parquet\]'"):
        result.save(tmp_path / "x.parquet")


def test_names_that_say_nothing_are_refused(result, tmp_path):
    with pytest.raises(TablewrightError, match=r"ending in \.lab, \.html"):
        result.save(tmp_path / "x.docx")


def test_a_file_on_a_full_disk(result, tmp_path, monkeypatch):
    def full(path, content):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files, "replace", full)
    with pytest.raises(TablewrightError, match="could not be written: No space left on device; nothing else is lost"):
        result.save(tmp_path / "x.lab")


def test_files_that_are_none(tmp_path):
    with pytest.raises(TablewrightError, match="does not exist"):
        load(tmp_path / "none.lab")
    (tmp_path / "bad.lab").write_bytes(b"no zip")
    with pytest.raises(TablewrightError, match="is no file of the lab"):
        load(tmp_path / "bad.lab")
    (tmp_path / "empty").mkdir()
    with pytest.raises(TablewrightError, match=r"has no report\.json"):
        load(tmp_path / "empty")


def test_a_run_of_another_version_shows_but_does_not_resume(result, tmp_path):
    folder = result.save(tmp_path / "run")
    data = json.loads((folder / "question.json").read_text())
    (folder / "question.json").write_text(json.dumps(data | {"version": 99}))
    with pytest.raises(TablewrightError, match="played with version 99 of The Corridor, this is version 1"):
        to_resume(folder)
    assert load(folder).verdict == result.verdict
    data["strengths"][0]["arms"]["A"]["key"] = "other"
    (folder / "question.json").write_text(json.dumps(data))
    with pytest.raises(TablewrightError, match="played by other code"):
        to_resume(folder)
    with pytest.raises(TablewrightError, match="no blocks"):
        load(folder).save(tmp_path / "x.lab")


def test_a_worker_with_other_code_refuses(arm):
    with pytest.raises(TablewrightError, match="a worker has other code"):
        work.perform(work.Chunk(arm, "another key", 1, 0, 1))
