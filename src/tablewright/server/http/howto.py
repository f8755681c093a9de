"""The page that explains a game: positions to look at and to try moves on, without a table."""

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from tablewright.games.registry import game as game_of
from tablewright.kernel.errors import RulesError, TablewrightError
from tablewright.kernel.events import Event, redacted
from tablewright.kernel.game import Game
from tablewright.kernel.howto import HowTo, howto_in, numbers_of, position_of
from tablewright.kernel.position import Position
from tablewright.kernel.rulebook import rules_in, told_in
from tablewright.match.errors import Refused
from tablewright.match.labels import label_of, question_of
from tablewright.match.sentences import Sentence, spoken
from tablewright.server.http import http_types as b
from tablewright.server.socket import messages as m

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")  # who plays in the pictures


def howto_page(name: str, rules: Mapping[str, Any]) -> b.HowToPage:
    """What the page of a game shows under these house rules."""
    try:
        return _page(name, json.dumps(rules, sort_keys=True))
    except RulesError as error:
        raise Refused("bad-rules", problem=str(error)) from None


@lru_cache(50)
def _page(name: str, rules: str) -> b.HowToPage:
    found, changes = game_of(name), json.loads(rules)
    howto = howto_in(found.folder)
    numbers = numbers_of(found, changes)
    return b.HowToPage(
        game=name,
        is_own=howto.is_own,
        numbers=numbers,
        table=howto.table,
        parts=dict(howto.parts or {}),
        turn=[b.HowToStep(one.name, one.position, one.show) for one in howto.turn],
        tries=[b.HowToTry(one.name, one.position, list(one.wants), one.refused) for one in howto.tries],
        missed=list(howto.missed),
        positions={key: _first_view(found, howto, key, changes) for key in howto.positions},
    )


def rule_texts(folder: Path, language: str) -> list[b.RuleText]:
    """The rules by id in a language; in English where they have not been told in it."""
    told = told_in(folder, language)
    stands_in = "" if language == "en" else "en"
    found = []
    for rule in rules_in(folder):
        statement, section = told.get(rule.id, (rule.statement, rule.section))
        found.append(
            b.RuleText(rule.id, rule.kind, statement, rule.note, section, "" if rule.id in told else stands_in)
        )
    return found


def _first_view(found: Game, howto: HowTo, key: str, rules: Mapping[str, Any]) -> m.TableView:
    position = position_of(found, howto.positions[key], rules)
    return view_of(position, position.actor)


def tried(name: str, wish: b.TryWish) -> b.Tried:
    """Play moves from a position of the how-to; the last one may be refused."""
    found = game_of(name)
    shown = howto_in(found.folder).positions.get(wish.position)
    if shown is None:
        raise Refused(
            "bad-setting", what="position", known=", ".join(howto_in(found.folder).positions), value=wish.position
        )
    try:
        position = position_of(found, shown, wish.rules)
        viewer, events = position.actor, list[Event]()
        for n, move in enumerate(wish.moves):
            refused = position.why_not(move)
            if refused is not None:
                if n < len(wish.moves) - 1:
                    raise Refused("unreadable", problem=refused.sentence)
                problem = b.Problem(refused.code, refused.sentence, refused.message)
                return b.Tried(view_of(position, viewer), [], problem, refused.rule)
            events = position.play(move)
    except TablewrightError as error:
        raise Refused("unreadable", problem=str(error)) from None
    return b.Tried(view_of(position, viewer), _told(position, events, viewer), None, "")


def _told(position: Position, events: list[Event], viewer: int) -> list[m.Happened]:
    game = position.game
    return [
        m.Happened(e.kind, e.player, e.a, e.b, e.c, e.hidden, spoken(game.narrate(e), game.name, NAMES))
        for e in redacted(events, viewer)
    ]


def view_of(position: Position, viewer: int) -> m.TableView:
    """A position as a player at a table would see it. It passes an observation on, never the state."""
    game, seen = position.game, position.observation(viewer).to_dict()
    is_asked = position.actor == viewer and not position.is_over
    line = Sentence("", {})
    if not position.is_over:
        line = spoken(question_of(game.name, seen["state"], position.actor, is_asked), game.name, NAMES)
    return m.TableView(
        **_table(position),
        seat=viewer,
        player=viewer,
        turn=position.actor,
        question=line,
        observation=seen,
        choices=[_choice(game, action) for action in position.actions()] if is_asked else [],
        length=position.length,
        outcome=None,
    )


def _choice(game: Game, action: int) -> m.Choice:
    label = label_of(game.name, action)
    return m.Choice(game.texts[action], action, spoken(label.message, game.name, NAMES), label.rule)


def _table(position: Position) -> dict[str, Any]:
    """What a view says of a table, where there is none."""
    game, count = position.game, position.players
    seats = [m.SeatView(p, p, "person", NAMES[p], "", False, False, False, False) for p in range(count)]
    return {
        "table": "",
        "game": game.name,
        "title": game.meta.title,
        "phase": "over" if position.is_over else "playing",
        "note": None,
        "version": game.meta.version,
        "rules_hash": position.rules_hash,
        "rules": position.changes,
        "players": count,
        "seats": seats,
        "length_unit": game.meta.length_unit,
        **dict.fromkeys(("undo", "draw", "next_table")),
        **dict.fromkeys(("can_offer_draw", "can_resign", "can_hint"), False),
        "can_undo": "",
        "dice": m.Dice(""),
        "settings": {},
    }
