"""From the click on "Play it" to the first numbers: `python -m bench.lab_first_numbers [--compiled] [--look S] [GAME]`.

For each game a server of its own with an empty store. What the page asks for when it is opened is asked for; S seconds
later (0) comes the question, the game's usual one with one rule changed, and its stream is read until a strength has
numbers. Without --compiled nothing at all has been compiled; with it, everything, in the user's own cache.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

import tablewright
from tablewright import GAMES
from tablewright.kernel.errors import TablewrightError


def changed(game: str, keys: list[dict[str, Any]]) -> dict[str, Any]:
    """The first switch of a game turned, or its first number raised by one, that its rules let pass."""
    for key in sorted(keys, key=lambda key: not isinstance(key["default"], bool)):
        usual = key["default"]
        if isinstance(usual, int):
            change = {key["key"]: not usual if isinstance(usual, bool) else usual + 1}
            with suppress(TablewrightError):
                tablewright.game(game).new(rules=change)
                return change
    raise RuntimeError(f"{game} has no rule to change")


def compiled(game: str) -> None:
    """Have all compiled that the lab and the tables of a game need."""
    for module in ("tablewright.lab.warming", "tablewright.match.warming"):
        command = [sys.executable, "-m", module, game]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as compiler:
            if compiler.wait():
                raise RuntimeError(f"{game} could not be compiled")


def measured(game: str, folder: Path, is_compiled: bool, look: float) -> tuple[float, str, int]:
    """Seconds from the click to the first numbers, of which bots, and of how many games."""
    settings = {**os.environ, "PYTHONUNBUFFERED": "1", "XDG_DATA_HOME": str(folder / "data")}
    if not is_compiled:
        settings["TABLEWRIGHT_CACHE"] = str(folder / "cache")
    command = [sys.executable, "-m", "tablewright.cli", "serve", "--port", "0", "--lazy", "--log", "error"]
    command += ["--db", str(folder / "tables.sqlite")]
    with subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+?:\d+", server.stdout.readline())
            assert found, "the server did not start"
            with httpx.Client(base_url=f"{found.group()}/api", timeout=600) as http:
                return asked(http, game, look)
        finally:
            server.terminate()


def asked(http: httpx.Client, game: str, look: float) -> tuple[float, str, int]:
    change = changed(game, http.get(f"/games/{game}").raise_for_status().json()["keys"])
    http.get(f"/lab/games/{game}").raise_for_status()
    time.sleep(look)
    clicked = time.perf_counter()
    answer = http.post("/lab/questions", json={"game": game, "change": change})
    answer.raise_for_status()
    with http.stream("GET", f"/lab/questions/{answer.json()['id']}/events") as stream:
        for line in stream.iter_lines():
            if line.startswith("data: ") and (first := first_of(json.loads(line.removeprefix("data: ")))):
                return time.perf_counter() - clicked, first["bot"], first["games"]
    raise RuntimeError(f"{game}: the question ended without numbers")


def first_of(state: dict[str, Any]) -> dict[str, Any] | None:
    """The first strength of a state that has numbers."""
    strengths = state.get("strengths") if "phase" in state else []
    return next((one for one in strengths or [] if one["blocks"] and one["rows"]), None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--compiled", action="store_true", help="on a machine that has compiled everything")
    parser.add_argument("--look", type=float, default=0.0, help="seconds that the page is open before the click")
    options = parser.parse_args()
    print("| game | state | page open before the click | first numbers | of |\n|---|---|---|---|---|")
    for game in options.games:
        if options.compiled:
            compiled(game)
        with tempfile.TemporaryDirectory() as folder:
            seconds, bot, games = measured(game, Path(folder), options.compiled, options.look)
        state = "compiled" if options.compiled else "nothing compiled"
        print(f"| {game} | {state} | {options.look:g} s | {seconds:.2f} s | {bot}, {games} games |", flush=True)


if __name__ == "__main__":
    main()
