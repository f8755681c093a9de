"""Where matches are kept: a SQLite file, or a PostgreSQL database that several servers share."""

from tablewright.server.store.base import Conflict, Store, Stored
from tablewright.server.store.sql import SqlStore

__all__ = ["Conflict", "Store", "Stored", "open_store"]


def open_store(where: str, name: str = "") -> SqlStore:
    """The store at a path, or at an address that begins with postgresql://."""
    if where.startswith(("postgresql://", "postgres://")):
        from tablewright.server.store.postgres import Postgres

        return SqlStore(Postgres(where, name))
    from tablewright.server.store.sqlite import Sqlite

    return SqlStore(Sqlite(where))
