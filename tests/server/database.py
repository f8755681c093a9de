"""A PostgreSQL of the tests' own, in a temporary folder, where its socket is too; gone when the tests are."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PATIENCE = "600"  # s
WITHOUT = "PostgreSQL is not installed (on Debian: apt-get install postgresql)"


def programs() -> Path | None:
    """The folder with initdb and pg_ctl; Debian keeps them out of the path."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if (found := shutil.which("initdb")) is not None:
        places.append(Path(found).resolve().parent)
    return next((place for place in places if (place / "initdb").exists()), None)


class Database:
    """A running PostgreSQL, which can be stopped for a while."""

    def __init__(self, folder: str, user: list[str]) -> None:
        self._folder, self._user, self._data = folder, user, f"{folder}/data"
        self._settings = f"-k {folder} -c listen_addresses=''"
        self.url = f"postgresql://test@/postgres?host={folder}"

    def _call(self, program: str, *words: str) -> None:
        bin_ = programs()
        assert bin_ is not None, WITHOUT
        command = [*self._user, str(bin_ / program), "-D", self._data, *words]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self._folder)

    def make(self) -> None:
        self._call("initdb", "-A", "trust", "-U", "test", "-N")

    def start(self) -> None:
        self._call("pg_ctl", "-o", self._settings, "-l", f"{self._folder}/log", "-w", "-t", PATIENCE, "start")

    def stop(self) -> None:
        """At once; what was committed is on the disk."""
        self._call("pg_ctl", "-m", "immediate", "-w", "-t", PATIENCE, "stop")


@contextmanager
def database() -> Iterator[Database]:
    """A running database of one's own."""
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0  # PostgreSQL refuses to run as root
    user = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if as_root else []
    with tempfile.TemporaryDirectory(prefix="tablewright-postgres-") as folder:
        if as_root:
            shutil.chown(folder, "nobody")
        made = Database(folder, user)
        made.make()
        made.start()
        try:
            yield made
        finally:
            made.stop()


@contextmanager
def postgres() -> Iterator[str]:
    """A running database; its address."""
    with database() as made:
        yield made.url
