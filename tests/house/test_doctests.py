"""The examples in the docstrings are true."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

import tablewright.bots
import tablewright.envs
import tablewright.lab
import tablewright.testing

SOURCE = Path(__file__).parents[2] / "src"
WITH_EXAMPLES = [path for path in sorted(SOURCE.rglob("*.py")) if ">>> " in path.read_text("utf-8")]


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


PAGES = [path for path in sorted((SOURCE.parent / "docs").glob("*.md")) if ">>> " in path.read_text("utf-8")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_in_the_pages(page, tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # what the lab keeps
    done = doctest.testfile(str(page), module_relative=False)
    assert done.attempted > 0
    assert done.failed == 0


def test_every_public_name_is_in_the_page_about_python():
    text = (SOURCE.parent / "docs" / "python.md").read_text("utf-8")
    for module in (tablewright, tablewright.bots, tablewright.envs, tablewright.lab, tablewright.testing):
        missing = [name for name in module.__all__ if f"`{name}" not in text]
        assert not missing, f"docs/python.md does not tell of {module.__name__}: {missing}"


@pytest.mark.parametrize("name", [module_name(path) for path in WITH_EXAMPLES])
def test_examples(name):
    done = doctest.testmod(import_module(name))
    assert done.attempted > 0
    assert done.failed == 0
