"""The statements that more than one part of the store needs."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from tablewright.match.entries import Entry


@dataclass(frozen=True)
class Statement:
    sql: str
    parameters: Sequence[Any]
    must_change: bool = False  # no row changed means Conflict


def text_of(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def rules_of(record: dict[str, Any]) -> str:
    """The rules under which a game was played, and for how many: games that the lab may count together."""
    players = record.get("settings", {}).get("players", 0)
    return f"{record.get('game')} {record.get('version')} {record.get('rules_hash')} {players}"


def insertion(table: str, entry: Entry) -> Statement:
    """One more entry; nothing happens if its number or its wish is there already, or the table is gone."""
    sql = (
        "INSERT INTO entries (match, number, client, body) SELECT ?, ?, ?, ? "
        "WHERE EXISTS (SELECT 1 FROM matches WHERE id = ?) ON CONFLICT DO NOTHING"
    )
    return Statement(sql, (*row_of(table, entry), table), must_change=True)


def row_of(table: str, entry: Entry) -> tuple[Any, ...]:
    return table, entry.number, entry.client or None, text_of(entry)


def deletions(of_match: str, of_id: str, parameters: Sequence[Any]) -> list[Statement]:
    names = ("entries", "chat", "leases", "finished")
    found = [Statement(f"DELETE FROM {name} WHERE {of_match}", parameters) for name in names]
    return [*found, Statement(f"DELETE FROM matches WHERE {of_id}", parameters)]
