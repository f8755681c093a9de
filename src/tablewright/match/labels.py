"""What a choice is called and what is asked: looked up in the game's catalogue, so that a language is one file.

A move's message is the longest that fits: for `push left` first `corridor-move-push-left`, then `corridor-move-push`
with `$a` = left, then `corridor-move`. A first word with digits in it (a square, a fence) is named by its shape:
`e3h` is `quoridor-move-a9a`. An argument that the catalogue knows as `<game>-arg-<word>` is said in those words; a
message that speaks of `$player` gets the player of that number. `<game>-rule-of-push` names the rule behind the move.

A question is `<game>-ask-<phase>`, or `<game>-ask`, with everything simple that the observation says as arguments.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from tablewright.games.registry import game
from tablewright.kernel.narration import Argument, Message, MessageRef, Player, has_message, sentence

PROBE = "\N{SECTION SIGN}"  # a character of no catalogue, given as an argument: where it shows, the message uses that


@dataclass(frozen=True)
class Label:
    """A move in words."""

    message: Message
    rule: str


def shape(word: str) -> str:
    """A word with digits in it by its shape: e3h is a9a."""
    return re.sub("[a-z]", "a", re.sub("[0-9]", "9", word)) if re.search("[0-9]", word) else word


def _argument(name: str, word: str) -> Argument:
    key = f"{name}-arg-{word}"
    return MessageRef(key) if has_message(key, name) else word


def _arguments(name: str, key: str, move: str, rest: list[str]) -> dict[str, Argument]:
    arguments: dict[str, Argument] = {"move": move}
    for letter, word in zip("abc", rest):
        arguments[letter] = _argument(name, word)
    if rest and rest[0].isdigit() and PROBE in sentence(Message(key, {**arguments, "player": PROBE}), name):
        arguments["player"] = Player(int(rest[0]))
    return arguments


def _rule(name: str, words: list[str]) -> str:
    """The rule behind a move, by the longest beginning of it that has one."""
    keys = [f"{name}-rule-of-{'-'.join(words[:n])}" for n in range(len(words), 0, -1)]
    return next((sentence(Message(key), name) for key in keys if has_message(key, name)), "")


@cache
def label_of(name: str, action: int) -> Label:
    """What an action of a game is called."""
    move = game(name).texts[action]
    first, *rest = move.split()
    words = [shape(first), *rest]
    for n in range(len(words), 0, -1):
        key = f"{name}-move-{'-'.join(words[:n])}"
        if has_message(key, name):
            message = Message(key, _arguments(name, key, move, rest[n - 1 :]))
            return Label(message, _rule(name, words))
    return Label(Message("table-move", {"move": move}), "")


def question_of(name: str, state: Mapping[str, Any], player: int, is_asked: bool) -> Message:
    """What is asked of the player who decides, as that player or anybody else reads it."""
    arguments: dict[str, Argument] = {
        key: value for key, value in state.items() if isinstance(value, int | str) and not isinstance(value, bool)
    }
    arguments["player"] = Player(player)
    kind = "ask" if is_asked else "wait"
    for key in (f"{name}-{kind}-{state.get('phase')}", f"{name}-{kind}"):
        if has_message(key, name):
            return Message(key, arguments)
    return Message("table-your-turn" if is_asked else "table-turn", {"player": Player(player)})
