"""Where things are on this machine."""

import os
from pathlib import Path

from platformdirs import user_cache_path, user_data_path

ROOT = Path(__file__).parents[1]  # of the package
REPO = ROOT.parents[1]  # of a clone; elsewhere nothing of interest lies there


def cache_folder() -> Path:
    """Where compiled code is kept: TABLEWRIGHT_CACHE, else the user's cache folder."""
    chosen = os.environ.get("TABLEWRIGHT_CACHE")
    return Path(chosen) if chosen else user_cache_path("tablewright", appauthor=False)


def data_folder() -> Path:
    """Where the user's own things are kept."""
    return user_data_path("tablewright", appauthor=False)


_folders: dict[str, Path] = {}


def remember_folder(game: str, folder: Path) -> None:
    """A game from outside the package lives there."""
    _folders[game] = folder


def folder_of(game: str) -> Path:
    """Where a game lives: its sources, rules.toml, RULES.md and words."""
    return _folders.get(game, ROOT / "games" / game)


def catalogue(name: str, locale: str) -> Path:
    """The Fluent file of a catalogue in a language, or in English where there is none.

    "common" and "web" are everybody's; "quoridor", "quoridor-house" and "quoridor-board" are a game's own.
    """
    for language in dict.fromkeys((locale, "en")):
        game, _, part = name.partition("-")
        shared = ROOT / "locales" / language / f"{name}.ftl"
        own = folder_of(game) / "words" / f"{language}{'-' if part else ''}{part}.ftl"
        for path in (shared, own):
            if path.is_file():
                return path
    raise FileNotFoundError(f"there is no catalogue {name!r}: expected {own}")
