"""From the request for a table to the first view, the own move and a bot's answer, where nothing is compiled yet.

`python bench/first_move.py [GAME...]` starts a server with an empty cache for each game and prints a table in Markdown:
seconds by the clock, and seconds of processor time that the server and its workers used until then.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from tablewright import GAMES

BOT = "easy"
TICKS = os.sysconf("SC_CLK_TCK")


def measured(game: str, folder: Path) -> list[float]:
    """Seconds until the first view, the acknowledgement and the bot's answer; then processor seconds."""
    settings = {**os.environ, "TABLEWRIGHT_CACHE": str(folder / "cache"), "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "tablewright.cli", "serve", "--port", "0", "--lazy", "--log", "error"]
    command += ["--db", str(folder / "tables.sqlite")]
    server = subprocess.Popen(command, env=settings, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"127.0.0.1:\d+", server.stdout.readline())
        assert found, "the server did not start"
        return played(game, found.group(), server.pid)
    finally:
        server.terminate()
        server.wait()


def played(game: str, address: str, server: int) -> list[float]:
    with urlopen(f"http://{address}/api/games/{game}") as answer:
        facts = json.load(answer)
        players, moves = facts["card"]["players"][0], facts["moves"]
    used, start = processor_seconds(server), time.perf_counter()
    seats = [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "bot": BOT}] * (players - 1)]
    wish = {"game": game, "players": players, "seats": seats, "start": True, "order": "fixed"}
    request = Request(f"http://{address}/api/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"})
    with urlopen(request) as answer:
        made = json.load(answer)
    times = []
    with connect(f"ws://{address}/api/tables/{made['table']}/play", max_size=None) as line:
        line.send(json.dumps({"type": "hello", "protocol": 2, "keys": list(made["keys"].values()), "seen": []}))
        view = next_view(line)
        times.append(time.perf_counter() - start)
        has_moved = has_answer = False
        while not (has_moved and has_answer):
            if view["fields"].get("choices"):
                move = moves[view["fields"]["choices"][0]]
                wish = {"type": "move", "id": "1", "seat": view["seat"], "number": view["number"], "move": move}
                line.send(json.dumps({**wish, "id": str(view["number"])}))
            view = next_view(line)
            moved = {step["player"] for step in view["steps"]}
            if not has_moved and view["seat"] in moved:
                has_moved = True
                times.append(time.perf_counter() - start)
            has_answer = has_answer or bool(has_moved and moved - {view["seat"], -1})
        times.append(time.perf_counter() - start)
    return [*times, processor_seconds(server) - used]


def next_view(line: ClientConnection) -> dict:  # type: ignore[type-arg]
    while True:
        message: dict = json.loads(line.recv())  # type: ignore[type-arg]
        if message["type"] == "view":
            return message


def processor_seconds(server: int) -> float:
    """Of a server and its workers, without the compiler beside them."""
    total = 0
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            is_compiler = b"tablewright.match.warming" in (folder / "cmdline").read_bytes()
        except OSError:  # it has ended meanwhile
            continue
        if server in (int(folder.name), int(fields[1])) and not is_compiler:
            total += int(fields[11]) + int(fields[12])
    return total / TICKS


def main(games: list[str]) -> None:
    print("| game | first view | own move | bot's answer | processor |")
    print("|---|---|---|---|---|")
    for game in games or GAMES:
        with tempfile.TemporaryDirectory() as folder:
            times = measured(game, Path(folder))
        print(f"| {game} | {' | '.join(f'{seconds:.2f} s' for seconds in times)} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
