"""The files that a game's package brings for the page: a board (`page/board.js`) and a picture (`page/card.svg`).

They are served under `/boards/<game>/<digest>/<name>`. The digest changes with the content of any of them, so a browser
may keep what it has got, and a board finds the files beside it by addresses relative to its own.
"""

import hashlib
from functools import lru_cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import FileResponse

from tablewright.games.registry import NAMES
from tablewright.kernel.paths import folder_of

TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
KEPT = "public, max-age=31536000, immutable"
BOARD, PICTURE = "board.js", "card.svg"


def files_of(folder: Path) -> dict[str, Path]:
    """What may be served of a game's folder, by the name in its address: files of known types below `page/`."""
    page = folder / "page"
    found = sorted(path for path in page.rglob("*") if path.suffix in TYPES and path.is_file())
    inside = [path for path in found if path.resolve().is_relative_to(page.resolve())]
    return {path.relative_to(page).as_posix(): path for path in inside}


def digest_of(files: dict[str, Path]) -> str:
    """A name for the content of these files."""
    stats = [(name, path, path.stat()) for name, path in files.items()]
    return _digest(tuple((name, path, stat.st_mtime_ns, stat.st_size) for name, path, stat in stats))


@lru_cache(100)
def _digest(files: tuple[tuple[str, Path, int, int], ...]) -> str:
    """Read again only when a time or a size has changed."""
    content = hashlib.sha256()
    for name, path, _, size in files:
        content.update(f"{name} {size} ".encode())
        content.update(path.read_bytes())
    return content.hexdigest()[:16]


def address_of(folder: Path, name: str) -> str:
    """Where the page finds a file of a game's `page/`; "" if there is none."""
    files = files_of(folder)
    return f"/boards/{folder.name}/{digest_of(files)}/{name}" if name in files else ""


def game_file(game: str, digest: str, name: str) -> FileResponse:
    """A file by its address. Names are looked up among those that there are, so none leads out of the folder."""
    files = files_of(folder_of(game)) if game in NAMES else {}
    if name not in files or digest != digest_of(files):
        raise HTTPException(404)
    return FileResponse(files[name], media_type=TYPES[files[name].suffix], headers={"cache-control": KEPT})
