"""Games from outside: packages in a folder, found by their entry points like any that is installed."""

import shutil
from pathlib import Path

ORCHARD = Path(__file__).parent / "orchard"
TEXTS = {".py", ".toml", ".md", ".ftl"}


def install_orchard(folder: Path, name: str, page: dict[str, str] | None = None) -> None:
    """Put a copy of the orchard under another name into a folder for PYTHONPATH; `page` are files for the browser."""
    package, about = folder / name, folder / f"{name}-1.dist-info"
    shutil.copytree(ORCHARD, package, ignore=shutil.ignore_patterns("__pycache__"))
    for path in package.rglob("*"):
        if path.suffix in TEXTS:
            path.write_text(path.read_text("utf-8").replace("orchard", name), "utf-8")
    for file, text in (page or {}).items():
        (package / "page").mkdir(exist_ok=True)
        (package / "page" / file).write_text(text, "utf-8")
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (about / "entry_points.txt").write_text(f"[tablewright.games]\n{name} = {name}:GAME\n")
