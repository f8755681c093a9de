"""Stored arms: the numbers of games once played, kept by arm and seed in the user's data folder.

A question about a changed rule then plays the changed rules alone, a repeated question answers at once, and a run that
was killed goes on where it was. The name of an arm's folder is its key, which holds the digest of rules, bots and
code: games of another version are never found.
"""

import contextlib
import errno
import json
import os
import shutil
import zipfile
from pathlib import Path

import numpy as np

from tablewright.kernel.paths import data_folder
from tablewright.lab.arm_table import ArmTable
from tablewright.lab.arms import Arm
from tablewright.lab.work import Columns, arm_key

MOST_PARTS = 24  # files of an arm, before they are made one
MOST_BYTES = 2 << 30  # of all arms together; those unused for longest go first
DAMAGED = (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile)


class ArmStore:
    """Where arms are kept. Trouble with the disk is told, and costs no game: a run goes on in memory."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder() / "lab" / "arms"
        self.trouble = ""  # why nothing more is stored; "" while all is well
        self._saved: dict[Path, int] = {}

    def place(self, arm: Arm, seed: int) -> Path:
        return self.folder / f"{arm_key(arm)}-{seed}"

    def load(self, arm: Arm, seed: int) -> ArmTable:
        """What is known of an arm."""
        table, place = ArmTable(), self.place(arm, seed)
        if not arm.is_ours:
            return table
        for first, _, path in parts(place):
            if first > table.n:
                break
            try:
                columns = read_part(path)
                length = len(next(iter(columns.values())))
                if first + length > table.n:
                    table.add(table.n, {name: values[table.n - first :] for name, values in columns.items()})
            except DAMAGED:  # a part that was cut off, or is none of ours: its games are played again
                with contextlib.suppress(OSError):
                    path.unlink()
                break
        self._saved[place] = table.n
        with contextlib.suppress(OSError):
            os.utime(place)
        return table

    def save(self, arm: Arm, seed: int, table: ArmTable) -> None:
        """Keep what is new of an arm."""
        place = self.place(arm, seed)
        first = self._saved.get(place, 0)
        if self.trouble or table.n <= first or not arm.is_ours:
            return
        try:
            place.mkdir(parents=True, exist_ok=True)
            about = place / "about.json"
            if not about.exists():
                replace(about, json.dumps(facts(arm, seed), indent=1).encode())
            write_part(place / f"{first:09}-{table.n:09}.npz", table.raw(first, table.n))
            self._saved[place] = table.n
            if len(parts(place)) > MOST_PARTS:
                merge(place)
        except OSError as error:
            self.trouble = trouble_of(error, self.folder)

    def trim(self, most: int = MOST_BYTES) -> None:
        """Make room: remove the arms that were not used for longest."""
        with contextlib.suppress(OSError):
            places = sorted((p for p in self.folder.iterdir() if p.is_dir()), key=lambda p: p.stat().st_mtime)
            sizes = {place: sum(f.stat().st_size for f in place.iterdir()) for place in places}
            total = sum(sizes.values())
            for place in places:
                if total <= most:
                    break
                if place not in self._saved:
                    shutil.rmtree(place, ignore_errors=True)
                    total -= sizes[place]


class NoStore(ArmStore):
    """Nothing is kept, nothing is known."""

    def load(self, arm: Arm, seed: int) -> ArmTable:
        return ArmTable()

    def save(self, arm: Arm, seed: int, table: ArmTable) -> None:
        pass

    def trim(self, most: int = MOST_BYTES) -> None:
        pass


def facts(arm: Arm, seed: int) -> dict[str, object]:
    """What an arm is, for whoever looks into the folder."""
    return {
        "game": arm.game,
        "players": arm.players,
        "rules": dict(arm.changes),
        "bots": list(arm.bots),
        "barred": [list(pair) for pair in arm.barred],
        "thinking": arm.thinking,
        "seed": seed,
    }


def trouble_of(error: OSError, folder: Path) -> str:
    """What went wrong with the disk, in a sentence."""
    is_full = error.errno in (errno.ENOSPC, errno.EDQUOT)
    why = "the disk is full" if is_full else error.strerror or str(error)
    return f"games cannot be stored in {folder}: {why}; the run goes on in memory, and its answer is not affected"


def parts(place: Path) -> list[tuple[int, int, Path]]:
    """The files of an arm: first game, end, path."""
    found = []
    with contextlib.suppress(OSError):
        for path in place.glob("*-*.npz"):
            first, _, end = path.stem.partition("-")
            if first.isdigit() and end.isdigit():
                found.append((int(first), int(end), path))
    return sorted(found, key=lambda part: (part[0], -part[1]))


def read_part(path: Path) -> Columns:
    with np.load(path, allow_pickle=False) as file:
        columns = {name.replace("|", "/"): file[name] for name in file.files}
    if len({len(values) for values in columns.values()}) != 1:
        raise ValueError("columns of different lengths")
    return columns


def write_part(path: Path, columns: Columns) -> None:
    """Write a file whole or not at all."""
    temporary = path.with_suffix(f".{os.getpid()}.tmp")
    try:
        with temporary.open("wb") as file:
            np.savez_compressed(file, **{name.replace("/", "|"): values for name, values in columns.items()})  # type: ignore[arg-type]
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def replace(path: Path, content: bytes) -> None:
    """Write a small file whole or not at all."""
    temporary = path.with_suffix(f".{os.getpid()}.tmp")
    try:
        temporary.write_bytes(content)
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def merge(place: Path) -> None:
    """Make one file of many."""
    table, old = ArmTable(), []
    for first, end, path in parts(place):
        if first > table.n:
            break
        old.append(path)
        if end > table.n:
            table.add(table.n, {name: values[table.n - first :] for name, values in read_part(path).items()})
    merged = place / f"{0:09}-{table.n:09}.npz"
    write_part(merged, table.raw(0, table.n))
    for path in old:
        if path != merged:
            path.unlink(missing_ok=True)
