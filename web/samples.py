"""Write the views of a random game, to draw a board without a server: open /workbench.html of `npm run dev`.

NUMBA_DISABLE_JIT=1 .venv/bin/python web/samples.py quoridor --players 4 --seed 3 --plies 60
"""

import argparse
import random
from pathlib import Path
from typing import Any

import msgspec

import tablewright
from tablewright.kernel.events import Event, redacted
from tablewright.kernel.narration import NAMES, MessageRef, Player, sentence
from tablewright.kernel.position import Position
from tablewright.match.sentences import Argument, Sentence
from tablewright.server.socket.messages import Choice, Dice, Happened, Outcome, SeatView, TableView

FOLDER = Path(__file__).parent / "samples"


def said(line: Any, game: str) -> Sentence:
    arguments: dict[str, int | str | Argument] = {}
    for name, value in line.arguments.items():
        if isinstance(value, Player):
            value = Argument(player=value.number)
        elif isinstance(value, MessageRef):
            value = Argument(word=value.key)
        arguments[name] = value
    return Sentence(line.key, arguments, sentence(line, game))


def happened(position: Position, events: list[Event], viewer: int) -> list[Happened]:
    game = position.game
    return [
        Happened(e.kind, e.player, e.a, e.b, e.c, e.hidden, said(game.narrate(e), game.name))
        for e in redacted(events, viewer)
    ]


def choices(position: Position, viewer: int) -> list[Choice]:
    if viewer != position.actor:
        return []
    return [Choice(position.game.texts[a], a, Sentence("", {}, position.game.texts[a])) for a in position.actions()]


def outcome(position: Position) -> Outcome | None:
    if position.result is None:
        return None
    best = max(position.result)
    return Outcome(position.result, position.end_reason or "", [p for p, v in enumerate(position.result) if v == best])


def seats(position: Position) -> list[SeatView]:
    return [
        SeatView(p, p, "person" if p == 0 else "bot", NAMES[p], "" if p == 0 else "medium", p == 0, False, False, False)
        for p in range(position.players)
    ]


def facts(position: Position, viewer: int) -> dict[str, Any]:
    """A view as the server would send it; what a board has no use for is left at its plainest."""
    game, turn = position.game, position.actor
    view = {
        "table": "sample",
        "game": game.name,
        "title": game.meta.title,
        "phase": "over" if position.is_over else "playing",
        "seat": viewer,
        "player": viewer,
        "version": game.meta.version,
        "rules_hash": position.rules_hash,
        "rules": position.changes,
        "players": position.players,
        "seats": seats(position),
        "turn": turn,
        "question": Sentence("", {}, f"{NAMES[turn]} decides" if turn >= 0 else "The game is over"),
        "observation": position.observation(viewer).to_dict(),
        "choices": choices(position, viewer),
        "length": position.length,
        "length_unit": game.meta.length_unit,
        "can_undo": "",
        "can_offer_draw": False,
        "can_resign": False,
        "can_hint": False,
        "outcome": outcome(position),
        "dice": Dice(""),
        "settings": {},
    }
    left_out = {name: None for name in TableView.__struct_fields__ if name not in view}
    plain: dict[str, Any] = msgspec.to_builtins(view | left_out)
    return plain


def step(position: Position, events: list[Event], move: str) -> dict[str, Any]:
    """One position as everybody sees it: each player, and a spectator under -1."""
    viewers = range(-1, position.players)
    return {
        "move": move,
        "views": {str(p): facts(position, p) for p in viewers},
        "events": {str(p): msgspec.to_builtins(happened(position, events, p)) for p in viewers},
    }


def some_move(position: Position, dice: random.Random) -> str:
    """A random move that does not end the game, if there is one: boards want to be seen full."""
    moves = position.legal()
    dice.shuffle(moves)
    for move in moves:
        after = position.copy()
        after.play(move)
        if not after.is_over:
            return move
    return moves[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plies", type=int, default=80)
    options = parser.parse_args()
    position = tablewright.game(options.game).new(options.players, options.seed)
    dice = random.Random(options.seed)
    steps = [step(position, position.setup_events, "")]
    while not position.is_over and len(steps) <= options.plies:
        move = some_move(position, dice)
        steps.append(step(position, position.play(move), move))
    FOLDER.mkdir(exist_ok=True)
    target = FOLDER / f"{options.game}.json"
    target.write_bytes(msgspec.json.encode(steps))
    print(f"{len(steps)} positions in {FOLDER.name}/{target.name}")


if __name__ == "__main__":
    main()
