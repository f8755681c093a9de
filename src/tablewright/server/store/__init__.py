"""Where matches are kept: a SQLite file, or a PostgreSQL database that several servers share."""

from tablewright.kernel.errors import TablewrightError
from tablewright.server.store.base import Conflict, Old, Stored, StoreFailed
from tablewright.server.store.sql import Store

__all__ = ["Conflict", "Old", "Store", "StoreFailed", "Stored", "open_store"]


def open_store(where: str, name: str = "") -> Store:
    """The store at a path, or at an address that begins with postgresql://."""
    if where.startswith(("postgresql://", "postgres://")):
        try:
            from tablewright.server.store.postgres import Postgres
        except ModuleNotFoundError as error:
            if error.name != "psycopg":
                raise
            raise TablewrightError("--db: PostgreSQL needs psycopg: pip install 'tablewright[postgres]'") from error
        return Store(Postgres(where, name))
    from tablewright.server.store.sqlite import Sqlite

    return Store(Sqlite(where))
