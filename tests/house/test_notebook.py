"""The notebooks in examples/ run, and print what they say they print."""

import json
from pathlib import Path

import pytest
from tests.house.notebook import code_cells, kept, outputs

NOTEBOOKS = sorted((Path(__file__).parents[2] / "examples").glob("*.ipynb"))


@pytest.mark.nojit
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_prints_what_it_says(path, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # what the lab keeps
    notebook = json.loads(path.read_text("utf-8"))
    assert (notebook["nbformat"], len(code_cells(notebook)) > 5) == (4, True)
    assert outputs(notebook) == [kept(cell) for cell in code_cells(notebook)]


def test_there_is_one():
    assert NOTEBOOKS
