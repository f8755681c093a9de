"""Where things are on a machine, and where a game lives."""

import pytest

from tablewright.kernel import paths

pytestmark = pytest.mark.nojit


def test_where_compiled_code_is_kept(monkeypatch, tmp_path):
    monkeypatch.setenv("TABLEWRIGHT_CACHE", str(tmp_path / "own"))
    assert paths.cache_folder() == tmp_path / "own"
    monkeypatch.delenv("TABLEWRIGHT_CACHE")
    assert paths.cache_folder().name in ("tablewright", "Cache")


def test_a_game_lives_in_the_package_unless_it_was_said_otherwise(monkeypatch, tmp_path):
    monkeypatch.setattr(paths, "_folders", {})
    assert paths.folder_of("quoridor") == paths.ROOT / "games" / "quoridor"
    paths.remember_folder("pebbles", tmp_path)
    assert paths.folder_of("pebbles") == tmp_path


def test_a_missing_language_is_english(monkeypatch, tmp_path):
    monkeypatch.setattr(paths, "_folders", {"pebbles": tmp_path})
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text("pebbles-took = x", "utf-8")
    assert paths.catalogue("pebbles", "fr") == tmp_path / "words" / "en.ftl"
    assert paths.catalogue("quoridor-house", "fr").name == "fr-house.ftl"
    with pytest.raises(FileNotFoundError, match="there is no catalogue 'pebbles-house'"):
        paths.catalogue("pebbles-house", "en")
