"""The games as the server offers them: what a page needs to know, and how far they are compiled."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from tablewright.bots import bots_for
from tablewright.games.registry import game
from tablewright.kernel.game import Game, Grid
from tablewright.kernel.narration import Message, has_message, sentence
from tablewright.kernel.records import fields_of
from tablewright.match.sentences import worded
from tablewright.server.bots.preparing import Preparing
from tablewright.server.http.game_files import BOARD, PICTURE, address_of
from tablewright.server.http.house_rule_words import catalogue_of, house_rule
from tablewright.server.http.http_types import CardWords, GameCard, GameFacts, GridFacts, RuleKey
from tablewright.server.tables.chat import quick_of
from tablewright.server.tables.move_words import labels_of

MINUTES = Path(__file__).parents[1] / "minutes.toml"


@cache
def measured_minutes() -> dict[str, list[int]]:
    """By game, how long half of its games last (bench/minutes.py); what was not measured says so itself."""
    return tomllib.loads(MINUTES.read_text("utf-8"))


class Games:
    """The games of this server, and how far they are compiled."""

    def __init__(self) -> None:
        self.preparing = Preparing()

    def card(self, name: str) -> GameCard:
        found = game(name)
        meta = found.meta
        return GameCard(
            name=name,
            title=meta.title,
            players=list(meta.players),
            minutes=measured_minutes().get(name, list(meta.minutes)),
            goal=meta.goal,
            version=meta.version,
            has_secrets=found.has_secrets,
            prepared=self.preparing.share(name),
            bots=list(bots_for(found)),
            words=card_words(found),
            catalogues=catalogues_in(found.folder),
            picture=address_of(found.folder, PICTURE),
        )

    def facts(self, name: str) -> GameFacts:
        found = game(name)
        return GameFacts(
            card=self.card(name),
            keys=rule_keys(name),
            presets=found.ruleset.presets,
            end_reasons=[reason for reason in found.meta.end_reasons if reason],
            moves=list(found.texts[: found.n_actions]),
            labels=labels_of(found),
            quick=list(quick_of(name)),
            can_draw="draw agreed" in found.numbers,
            can_resign="resign 0" in found.numbers,
            grid=None if found.grid is None else grid_facts(found.grid),
            board=address_of(found.folder, BOARD),
        )


def grid_facts(grid: Grid) -> GridFacts:
    return GridFacts(grid.field, grid.columns, list(grid.squares), list(grid.pieces))


def catalogues_in(folder: Path) -> list[str]:
    """The Fluent files of a game's folder: a language each, and parts of it ("en-board")."""
    return sorted(path.stem for path in folder.glob("words/*.ftl"))


def card_words(found: Game) -> dict[str, CardWords]:
    """A game's title and the sentence about it, in every language that its folder has words in."""
    languages = [name for name in catalogues_in(found.folder) if "-" not in name]
    plain = CardWords(found.meta.title, "")
    return {"en": plain} | {language: _card_words(found, language, plain) for language in languages}


def _card_words(found: Game, language: str, otherwise: CardWords) -> CardWords:
    def said(key: str, other: str) -> str:
        known = has_message(key, found.name, language)
        return sentence(Message(key), found.name, locale=language) if known else other

    return CardWords(said(f"{found.name}-title", otherwise.title), said(f"{found.name}-line", otherwise.line))


@cache
def rule_keys(name: str) -> list[RuleKey]:
    """Every key of the game's rules.toml, with what it may be where that is declared."""
    found = game(name)
    declared = dict(_declared(found))
    keys = []
    for path, default in found.ruleset.keys.items():
        key = next((key for known, key in declared.items() if path == known or path.startswith(f"{known}.")), None)
        choices = list(key.choices) if key is not None and key.choices else None
        lowest, highest = (key.lowest, key.highest) if key is not None else (None, None)
        label, about = (worded(line, catalogue_of(name)) for line in house_rule(name, path))
        keys.append(RuleKey(path, default, lowest, highest, choices, isinstance(default, list), label, about))
    return keys


def _declared(found: Game) -> list[tuple[str, Any]]:
    return [
        (field.key.path.format(players=count), field.key)
        for field in fields_of(found.declared_rules)
        if field.key is not None
        for count in found.meta.players
    ]
