"""A match as a text that proves itself: export, import, verification, and going on from any of its moves."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace

from tablewright.games.registry import NAMES, game
from tablewright.kernel.errors import RecordError, TablewrightError
from tablewright.kernel.position import Position
from tablewright.match import entries as e
from tablewright.match.chance import commitment_of, order_of
from tablewright.match.entries import FORMAT, Entry, Setup
from tablewright.match.line import begin_of
from tablewright.match.match import FROZEN, OVER, Match

KIND = "tablewright match"
# what a record keeps of the log: all that made the game, nothing that opens a seat
LEFT_OUT = (e.HOST, e.MUTE, e.REMATCH, e.NEXT, e.CLOSE)
KEPT = tuple(kind for kind in e.KINDS if kind not in LEFT_OUT)


@dataclass(frozen=True)
class Verdict:
    """What a verification found."""

    match: Match
    checks: list[str]  # what was checked, in words


def exported(match: Match) -> dict[str, Any]:
    """The record: complete once the game is over, before that only what everybody knows."""
    setup = match.setup
    record: dict[str, Any] = {
        "kind": KIND,
        "format": FORMAT,
        "table": setup.table,
        "game": setup.game,
        "version": setup.version,
        "rules_hash": setup.rules_hash,
        "settings": msgspec.to_builtins(setup.settings),
        "created": setup.created,
        "commitment": setup.commitment,
        "seats": [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in match.seats],
        "phase": match.phase,
    }
    return {**record, **_opened(match)} if match.phase == OVER else record


def _opened(match: Match) -> dict[str, Any]:
    assert match.line is not None
    position = match.line.position
    opened = {"begin": match.setup.begin} if match.setup.begin is not None else {}
    return {
        **opened,
        "secret": match.secret,
        "entropy": [seat.entropy for seat in match.seats],
        "order": match.player_of,
        "entries": [msgspec.to_builtins(_bare(entry)) for entry in match.entries if entry.kind in KEPT],
        "moves": [position.game.texts[ply.action] for ply in match.line.plies],
        "result": position.result,
        "end_reason": position.end_reason,
        "hash": position.hash,
    }


def _bare(entry: Entry) -> Entry:
    return replace(entry, key="", client="")


def parsed(text: str | Mapping[str, Any]) -> dict[str, Any]:
    """A record read from text, with what every complete one has."""
    try:
        record = json.loads(text) if isinstance(text, str) else dict(text)
    except ValueError as error:
        raise RecordError(f"this is no record: not JSON ({error})") from None
    if not isinstance(record, dict) or record.get("kind") != KIND:
        raise RecordError(f'this is no record of a match: expected a JSON object with "kind": "{KIND}"')
    if record.get("format") != FORMAT:
        raise RecordError(f"this record has format {record.get('format')!r}; this version reads format {FORMAT}")
    if record.get("phase") != OVER:
        raise RecordError("this game was not over when the record was made: chance is revealed only at the end")
    return record


def imported(text: str | Mapping[str, Any]) -> Match:
    """The match of a complete record, played again from its secret and its log."""
    record = parsed(text)
    try:
        wanted = {name: record[name] for name in ("table", "game", "version", "rules_hash", "commitment", "created")}
        told = {**wanted, "settings": record["settings"], "begin": record.get("begin")}
        setup = msgspec.convert(told, Setup)
        log = msgspec.convert(record["entries"], list[Entry])
        secret = msgspec.convert(record["secret"], str)
    except KeyError as error:
        raise RecordError(f"this is no whole record: {error} is missing") from None
    except msgspec.ValidationError as error:
        raise RecordError(f"this is no record that can be read: {error}") from None
    return _replayed(setup, secret, log)


def _replayed(setup: Setup, secret: str, log: list[Entry]) -> Match:
    """Play a log whose entries may have gaps in their numbers; anything that does not fit is a refusal in words."""
    if setup.game in NAMES and setup.settings.players not in game(setup.game).meta.players:
        raise RecordError(f"{setup.game} is not for {setup.settings.players} players")
    match = Match(setup, secret)
    if match.phase == FROZEN:
        raise RecordError(
            f"this game was played under version {setup.version} and rules {setup.rules_hash} of {setup.game}, "
            "which this program does not play"
        )
    for n, entry in enumerate(log, 1):
        try:
            if entry.kind not in KEPT:
                raise RecordError(f"{entry.kind!r} is no entry of a record")
            match.advance(replace(entry, number=n))
        except (TablewrightError, AssertionError, IndexError, ValueError, TypeError) as error:
            raise RecordError(f"entry {n} of the record ({entry.kind}) does not fit: {error}") from error
    return match


def verified(text: str | Mapping[str, Any]) -> Verdict:
    """Prove a game: its chance was fixed before it began, and its moves lead to the result it claims."""
    record = parsed(text)
    match = imported(record)
    line, settings = match.line, match.setup.settings
    if line is None or match.phase != OVER:
        raise RecordError("the moves of this record do not lead to the end of the game")
    expected = {
        "commitment": commitment_of(match.secret),
        "entropy": [seat.entropy for seat in match.seats],
        "order": order_of(match.words, settings.players, settings.order, settings.first),
        "moves": [line.game.texts[ply.action] for ply in line.plies],
        "result": line.position.result,
        "end_reason": line.position.end_reason,
        "hash": line.position.hash,
    }
    for name, value in expected.items():
        if record.get(name) != value:
            raise RecordError(f"the record's {name} is {record.get(name)!r}; checking it gives {value!r}")
    if match.player_of != expected["order"]:
        raise RecordError(f"the seats were {match.player_of}; by the words of chance they are {expected['order']}")
    return Verdict(match, _told(match))


def _told(match: Match) -> list[str]:
    assert match.line is not None
    moves, asked = len(match.line.plies), match.undone
    fresh = f", going on {asked} times with fresh chance after moves were taken back" if asked else ""
    return [
        f"the secret is the one that was promised before the game ({match.setup.commitment[:16]}...)",
        f"places and chance follow from the secret and what the seats added{fresh}",
        f"all {moves} moves are legal and lead to the result and the final position of the record",
    ]


def position_at(match: Match, ply: int) -> Position:
    """The position of a finished game after so many of the moves that stand."""
    if match.line is None or match.phase != OVER:
        raise RecordError("only a finished game can be looked through")
    if not 0 <= ply <= len(match.line.plies):
        raise RecordError(f"there is no move {ply}; this game has {len(match.line.plies)}")
    return match.line.at(ply)


def forked(match: Match, ply: int) -> dict[str, Any]:
    """A position of a finished game as the beginning of another match."""
    return begin_of(position_at(match, ply))
