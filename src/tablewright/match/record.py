"""A match as a text that proves itself: export, verification, and going on from any of its moves.

A record of a match has the whole log of a table and what its chance came from. The record of a game alone, without a
table, is `kernel/replay.py`'s.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec.structs import replace

from tablewright.games.registry import NAMES
from tablewright.kernel.errors import RecordError, TablewrightError, shown
from tablewright.kernel.json_data import same
from tablewright.kernel.narration import sentence
from tablewright.kernel.position import Position
from tablewright.kernel.replay import check_keys, data_of
from tablewright.match import entries as e
from tablewright.match.chance import commitment_of, order_of
from tablewright.match.entries import FORMAT, ClockSettings, Entry, Settings, Setup
from tablewright.match.history import History, begin_of
from tablewright.match.match import FROZEN, OVER, Match
from tablewright.match.record_checks import check_entry, check_setup

KIND = "tablewright match"
SETUP = ("table", "game", "version", "rules_hash", "settings", "created", "commitment")
OPENED = ("secret", "entropy", "order", "entries", "moves", "result", "end_reason", "hash")  # once the game is over
NEEDED = ("kind", "format", *SETUP, "seats", "phase", *OPENED)
KEYS = (*NEEDED, "begin")
# what a record keeps of the log: all that made the game, nothing that opens a seat
LEFT_OUT = (e.HOST, e.MUTE, e.REMATCH, e.NEXT, e.CLOSE)
KEPT = tuple(kind for kind in e.KINDS if kind not in LEFT_OUT)


@dataclass(frozen=True)
class Verdict:
    """What a verification found."""

    match: Match
    checks: list[str]  # a sentence for each thing that was checked


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
        "seats": _seats(match),
        "phase": match.phase,
    }
    return {**record, **_opened(match)} if match.phase == OVER else record


def _seats(match: Match) -> list[dict[str, str]]:
    return [{"kind": seat.kind, "name": seat.name, "bot": seat.bot} for seat in match.seats]


def _opened(match: Match) -> dict[str, Any]:
    """What is published at the end."""
    begin = {"begin": match.setup.begin} if match.setup.begin is not None else {}
    log = [msgspec.to_builtins(_without_keys(entry)) for entry in match.entries if entry.kind in KEPT]
    return {**begin, "secret": match.secret, "order": match.player_of, "entries": log, **_outcome(match)}


def _outcome(match: Match) -> dict[str, Any]:
    """What follows from the log."""
    history = _played(match)
    return {
        "entropy": [seat.entropy for seat in match.seats],
        "moves": [history.game.texts[ply.action] for ply in history.plies],
        "result": history.position.result,
        "end_reason": history.position.end_reason,
        "hash": history.position.hash,
    }


def _played(match: Match) -> History:
    assert match.history is not None  # a match that is over has been played
    return match.history


def _without_keys(entry: Entry) -> Entry:
    return replace(entry, key="", client="")


def read(record: str | Mapping[str, Any]) -> dict[str, Any]:
    """The record of a finished match, with all that such a record has and nothing else."""
    kept = data_of(record)
    if kept.get("kind") != KIND:
        raise RecordError(f'this is no record of a match: expected "kind": "{KIND}", not {shown(kept.get("kind"))}')
    if not same(kept.get("format"), FORMAT):
        raise RecordError(f"this record has format {shown(kept.get('format'))}; this version reads format {FORMAT}")
    check_keys(kept, KEYS, "a record of a match")
    if "phase" in kept and kept["phase"] != OVER:
        raise RecordError("this game was not over when the record was made: chance is revealed only at the end")
    for name in NEEDED:
        if name not in kept:
            raise RecordError(f'this record proves nothing: "{name}" is missing')
    return kept


def _structs(record: dict[str, Any]) -> tuple[Setup, str, list[Entry]]:
    """The set-up, the secret and the log of a record."""
    _check_inner_keys(record)
    setup = {name: record[name] for name in SETUP} | {"begin": record.get("begin")}
    try:
        return (
            msgspec.convert(setup, Setup),
            msgspec.convert(record["secret"], str),
            msgspec.convert(record["entries"], list[Entry]),
        )
    except msgspec.ValidationError as error:
        raise RecordError(f"this is no record that can be read: {error}") from None


def _check_inner_keys(record: dict[str, Any]) -> None:
    """msgspec reads past keys that it does not know."""
    settings, entries = record["settings"], record["entries"]
    if isinstance(settings, dict):
        check_keys(settings, Settings.__struct_fields__, "settings")
        if isinstance(settings.get("clock"), dict):
            check_keys(settings["clock"], ClockSettings.__struct_fields__, "settings.clock")
    for n, entry in enumerate(entries if isinstance(entries, list) else (), 1):
        if isinstance(entry, dict):
            check_keys(entry, Entry.__struct_fields__, f"entry {n} of the record")


def _replayed(setup: Setup, secret: str, log: list[Entry]) -> Match:
    """Play a log whose entries may have gaps in their numbers; anything that does not fit is refused."""
    if setup.game in NAMES:
        check_setup(setup)
    match = Match(setup, secret)
    if match.phase == FROZEN and match.note is not None:
        raise RecordError(sentence(match.note))
    for n, entry in enumerate(log, 1):
        _advance(match, replace(entry, number=n))
    return match


def _advance(match: Match, entry: Entry) -> None:
    if entry.kind not in KEPT:
        raise RecordError(f"entry {entry.number} of the record: {shown(entry.kind)} is no entry of a record")
    try:
        check_entry(match, entry)
        match.advance(entry)
    except (TablewrightError, AssertionError, IndexError, ValueError, TypeError) as error:
        raise RecordError(f"entry {entry.number} of the record ({entry.kind}) does not fit: {error}") from error


def verified(record: str | Mapping[str, Any]) -> Verdict:
    """Prove a game: its chance was fixed before it began, and its moves lead to the result it claims."""
    kept = read(record)
    match = _replayed(*_structs(kept))
    if match.history is None or match.phase != OVER:
        raise RecordError("the moves of this record do not lead to the end of the game")
    settings = match.setup.settings
    expected = {
        "commitment": commitment_of(match.secret),
        "rules_hash": match.history.position.rules_hash,
        "order": order_of(match.chance_source, settings.players, settings.order, settings.first),
        "seats": _seats(match),
        **_outcome(match),
    }
    for name, value in expected.items():
        if not same(kept[name], value):
            raise RecordError(f"the record's {name} is {shown(kept[name])}; checking it gives {shown(value)}")
    if match.player_of != expected["order"]:
        raise RecordError(f"the seats were {match.player_of}; by the source of chance they are {expected['order']}")
    return Verdict(match, _checks(match))


def _checks(match: Match) -> list[str]:
    """What a verification has shown, in sentences."""
    moves, often = len(_played(match).plies), match.undone
    fresh = f", going on {often} times with fresh chance after moves were taken back" if often else ""
    return [
        f"the secret is the one that was promised before the game ({match.setup.commitment[:16]}...)",
        f"places and chance follow from the secret and what the seats added{fresh}",
        f"all {moves} moves are legal and lead to the result and the final position of the record",
    ]


def position_at(match: Match, ply: int) -> Position:
    """The position of a finished game after so many of the moves that stand."""
    if match.history is None or match.phase != OVER:
        raise RecordError("only a finished game can be looked through")
    if not 0 <= ply <= len(match.history.plies):
        raise RecordError(f"there is no move {ply}; this game has {len(match.history.plies)}")
    return match.history.at(ply)


def forked(match: Match, ply: int) -> dict[str, Any]:
    """A position of a finished game as the beginning of another match."""
    return begin_of(position_at(match, ply))
