"""What an assistant can ask the lab of a server, within the limits that hold for everybody who asks there."""

import time
from collections.abc import Iterator
from typing import Any

from tablewright.mcp.chair import asked, checked, segment
from tablewright.mcp.protocol import AssistantTool, Parameter

LONGEST_WAIT = 120
PAUSE = 1.0  # s between two looks at a question
REST = ("done", "paused", "failed")
Json = dict[str, Any]


class LabTools:
    """The tools, and the key by which the server knows who asked."""

    def __init__(self, server: str) -> None:
        self.server, self._key = checked(server), ""

    def _asked(self, path: str, body: Json | None = None) -> Any:
        return asked(self.server, f"/lab{path}", body, self._key, "Asker")

    def lab_numbers(self, game: str, players: int = 0) -> str:
        """What can be asked about a game: kinds of questions, bots, numbers, tools, and how much."""
        found = self._asked(f"/games/{segment(game)}" + (f"?players={players}" if players else ""))
        told = [
            f"{game} for {found['players']} players. Kinds of questions: {', '.join(found['kinds'])}.",
            f"Bots, weakest first: {', '.join(found['bots'])}; asked of {', '.join(found['strengths'])} unless named.",
            f"A verdict is about {', '.join(found['primary'])} unless others are named (at most 3). At most "
            f"{found['most_seconds']:g} s of playing, {found['most_bots']} bots.",
        ]
        if found["tools"]:
            told.append(f"Tools of cards questions: {', '.join(tool['name'] for tool in found['tools'])}")
        told += ["Numbers:", *(f"  {each['name']}: {each['words']['en']['title']}" for each in found["metrics"])]
        return "\n".join(told)

    def ask_lab(self, game: str, kind: str, axes: Json | None = None, **wish: Any) -> str:
        """Put a question; bots play it on the server. Its id, and what is known at once."""
        body = {"game": game, "kind": kind, **wish}
        if axes:
            body["axes"] = [{"key": key, "values": values} for key, values in axes.items()]
        found = self._asked("/questions", body)
        self._key = found["key"] or self._key
        whose = "" if found["is_yours"] else " Somebody else has asked the same: you watch."
        return f"The question is {found['id']}.{whose} {progress(found['state'])}\nlab_answer tells what comes of it."

    def lab_answer(self, id: str, seconds: float = 30) -> str:
        """Wait until a question rests, or for some seconds; what is known then."""
        until = time.monotonic() + min(max(seconds, 0), LONGEST_WAIT)
        while True:
            found = self._asked(f"/questions/{segment(id, 'question')}")
            if found["state"]["phase"] in REST or time.monotonic() >= until:
                return "\n".join(answer(found))
            time.sleep(PAUSE)

    def stop_lab(self, id: str) -> str:
        """Let a question rest that this assistant has asked."""
        return progress(self._asked(f"/questions/{segment(id, 'question')}/stop", {}))

    def all(self) -> list[AssistantTool]:
        """The tools as the protocol describes them."""
        game = Parameter("string", "a game's name, as `games` lists it")
        players = Parameter("integer", "how many play (default: the fewest)", is_needed=False)
        question = Parameter("string", "the id that ask_lab answered with")
        seconds = Parameter("number", f"how long at most, up to {LONGEST_WAIT} (default: 30)", is_needed=False)
        return [
            AssistantTool(
                "lab_numbers",
                "What the lab can be asked about a game: kinds of questions, bots, numbers and limits.",
                self.lab_numbers,
                {"game": game, "players": players},
            ),
            AssistantTool(
                "ask_lab",
                "Ask the lab: bots play many games on the server, and the answer has intervals that are valid at every "
                "look. One question at a time; the server's limits hold.",
                self.ask_lab,
                {"game": game, "players": players, **wishes()},
                changes=True,
            ),
            AssistantTool(
                "lab_answer",
                "What a question has found so far: progress, verdict and intervals.",
                self.lab_answer,
                {"id": question, "seconds": seconds},
            ),
            AssistantTool("stop_lab", "Let a question of yours rest.", self.stop_lab, {"id": question}, changes=True),
        ]


def wishes() -> dict[str, Parameter]:
    """What a question may say beside its game and players."""
    told = {
        "preset": ("string", "a preset that holds in every game"),
        "rules": ("object", 'rules that hold in every game, such as {"turn.hand_limit": 6}'),
        "change": ("object", "compare: the rules that are changed"),
        "to_preset": ("string", "compare: the preset that is changed to"),
        "axes": ("object", 'sweep, find: a rule and its values, {"turn.action_points": [2, 3]}; grid: two'),
        "target": ("string", "find: such as `rounds = 2 +- 0.25`, or `cleared = 40% +- 3` of a share"),
        "bots": ("array", "who plays, one strength after the other (default: the usual three)"),
        "metrics": ("array", "the numbers that the verdict is about, at most 3; sweep and grid: one"),
        "tools": ("array", "cards: some only"),
        "all_players": ("boolean", "difficulty: for every number of players"),
        "until": ("number", "stop at this precision, in points (default: at a verdict)"),
        "matters": ("number", "changes of fewer points do not matter (default: 2)"),
        "blocks": ("integer", "at most so many deals at each strength"),
        "seconds": ("number", "how long to play at most (default: 60)"),
    }
    kind = Parameter("string", "compare, seats, length, feel, cards, skill, difficulty, sweep, grid, find or aa")
    return {"kind": kind, **{name: Parameter(*about, is_needed=False) for name, about in told.items()}}


def progress(state: Json) -> str:
    """How far a question is, in words."""
    if state["phase"] == "failed":
        return f"It failed: {state['problem']}"
    if state["phase"] == "waiting":
        return f"It waits: {state['position']} go before it."
    rests = "It is decided" if state["decided"] else "It is open"
    where = "It is being played" if state["phase"] == "running" else f"{rests}, and rests"
    slow = "" if state["is_prepared"] else " The server still compiles, so it goes slowly."
    return f"{where}: {state['games']} games, {state['seconds']:.0f} of {state['limit']:.0f} s.{slow}"


def answer(found: Json) -> Iterator[str]:
    """What a question has found, line by line."""
    yield progress(found["state"])
    report = found["report"]
    if not report:
        yield "Nothing can be said yet."
        return
    yield report["verdict"]
    yield from report["sentences"]
    yield from report["warnings"]
    for strength in report["strengths"]:
        for row in strength["metrics"]:
            if row["primary"]:
                yield f"  {strength['bot']}, {row['title']}: {interval(row)}"
    yield f"The same on a command line: {report['command']}"


def interval(row: Json) -> str:
    """A number of a report with its intervals."""
    parts = [f"A {bounds(row['a'])}"] if row.get("a") else []
    parts += [f"B {bounds(row['b'])}"] if row.get("b") else []
    parts += [f"change {bounds(row['difference'])} ({row['reading']})"] if row.get("difference") else []
    return ", ".join(parts) + f" ({row['unit']})"


def bounds(found: Json) -> str:
    if found["low"] is None or found["high"] is None:
        return "not known"
    return f"{found['low']:.4g} to {found['high']:.4g}"
