"""A review as the server tells it, made up from the moves of a record: for what the page does with one."""

import json
from typing import Any

from playwright.sync_api import Page, Route

MARKS = ("best", "good", "mistake", "best", "blunder", "loose")
LOSS = {"best": 0.0, "good": 0.01, "loose": 0.05, "mistake": 0.12, "blunder": 0.31}


def said(text: str) -> dict[str, Any]:
    """A sentence that no catalogue has: the page shows its text."""
    return {"key": "", "arguments": {}, "text": text}


def option(move: str, chance: float, is_played: bool, player: int) -> dict[str, Any]:
    line = {"line": [move, "e5"], "labels": [said(move), said("e5")], "players": [player, 1 - player]}
    return {"move": move, "label": said(move), "chance": chance, "is_played": is_played, **line,
            "reason": said(f"Wins with {round(100 * chance)} %.")}  # fmt: skip


def decision(ply: int, player: int, move: str, others: list[str]) -> dict[str, Any]:
    """Marked by where it stands in the game; what was played is the best option, or the last."""
    mark = MARKS[ply % len(MARKS)]
    loss = LOSS[mark]
    played = option(move, 0.6 - loss, True, player)
    rest = [option(other, 0.6 - 0.03 * n, False, player) for n, other in enumerate(others)]
    options = [played, *rest[1:]] if loss == 0 else [*rest, played]
    reason = "The best move." if loss == 0 else f"Wins with {round(60 - 100 * loss)} % instead of 60 %."
    return {"ply": ply, "player": player, "turn": ply + 1, "move": move, "label": said(move), "is_forced": False,
            "mark": mark, "before": 0.6, "chance": 0.6 - loss, "loss": loss, "options": options,
            "reason": said(reason), "open_loss": None}  # fmt: skip


def review(record: dict[str, Any], others: list[str], is_whole: bool = True) -> dict[str, Any]:
    """The review of a game for two in which the players take turns; `others` are moves that were not played."""
    moves, result = record["moves"], record["result"]
    plies = len(moves)
    chances = [[0.5 + 0.4 * ((ply * 7) % 11 - 5) / 11] for ply in range(plies)]
    outcome = [(value + 1) / 2 for value in result]
    decisions = [decision(ply, ply % 2, move, [one for one in others if one != move]) for ply, move in enumerate(moves)]
    split = [
        {"player": 0, "start": 0.5, "own": -0.2, "others": 0.1, "chance": outcome[0] - 0.4, "end": outcome[0],
         "loss": 0.4, "sentence": said("Ann played well and was unlucky.")},
        {"player": 1, "start": 0.5, "own": 0.1, "others": 0.2, "chance": outcome[1] - 0.8, "end": outcome[1],
         "loss": 0.1, "sentence": said("Ben made his own luck.")},
    ]  # fmt: skip
    return {
        "game": record["game"],
        "version": 1,
        "players": 2,
        "goal": "one_winner",
        "level": "medium",
        "is_calibrated": True,
        "is_whole": is_whole,
        "plies": plies,
        "result": result,
        "end_reason": "reached",
        "outcome": outcome,
        "moves": [],
        "chances": [*([one, 1 - one] for [one] in chances), outcome],
        "open": None,
        "decisions": decisions if is_whole else decisions[: plies // 2],
        "measures": {},
        "turning_points": [4, 2, 8] if is_whole else [],
        "split": split if is_whole else [],
        "silence": None,
    }


def told_by_the_server(page: Page, found: dict[str, Any], partial: dict[str, Any]) -> list[str]:
    """Answer for the server: nothing until it is asked to begin, then half of the review, then all. What was asked."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.method)
        begun = asked.count("POST")
        looks = len(asked) - asked.index("POST") if begun else 0
        state = {"status": "none", "progress": 0, "problem": None, "review": None}
        if looks == 1:
            state |= {"status": "running", "progress": 0.5, "review": partial}
        elif looks:
            state |= {"status": "done", "progress": 1, "review": found}
        route.fulfill(status=200, content_type="application/json", body=json.dumps(state))

    page.route("**/api/tables/*/review*", answer)
    return asked
