"""A PostgreSQL of the tests' own, on a free port and in a temporary folder; gone when the tests are."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

WITHOUT = "PostgreSQL is not installed (on Debian: apt-get install postgresql)"


def programs() -> Path | None:
    """The folder with initdb and pg_ctl; Debian keeps them out of the path."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if (found := shutil.which("initdb")) is not None:
        places.append(Path(found).resolve().parent)
    return next((place for place in places if (place / "initdb").exists()), None)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def postgres() -> Iterator[str]:
    """A running database; its address."""
    bin_ = programs()
    assert bin_ is not None, WITHOUT
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0  # PostgreSQL refuses to run as root
    user = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if as_root else []
    with tempfile.TemporaryDirectory(prefix="tablewright-postgres-") as folder:
        if as_root:
            shutil.chown(folder, "nobody")
        port, data = free_port(), f"{folder}/data"

        def call(program: str, *words: str) -> None:
            subprocess.run([*user, str(bin_ / program), *words], check=True, stdout=subprocess.DEVNULL, cwd=folder)

        call("initdb", "-D", data, "-A", "trust", "-U", "test", "-N")
        settings = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
        call("pg_ctl", "-D", data, "-o", settings, "-l", f"{folder}/log", "-w", "start")
        try:
            yield f"postgresql://test@127.0.0.1:{port}/postgres"
        finally:
            call("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
