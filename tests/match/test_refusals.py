"""Every refusal has its sentence in every language, with the arguments that it is given."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablewright
from tablewright.kernel.narration import Message, has_message, sentence
from tablewright.match.errors import Refused

ROOT = Path(tablewright.__file__).parent
LANGUAGES = sorted(path.name for path in (ROOT / "locales").iterdir())
OWN = {"game", "rule"}  # keywords of Refused that are no arguments


def refusals() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Each Refused(...) of match and server: where, the message, the names of its arguments."""
    for path in sorted([*(ROOT / "match").glob("*.py"), *(ROOT / "server").rglob("*.py")]):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused"):
                continue
            words = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
            if len(words) == len(node.args):  # the others are the game's own, or told by another process
                key = str(words[1]) if len(words) > 1 else f"why-{words[0]}"
                given = tuple(sorted(word.arg for word in node.keywords if word.arg and word.arg not in OWN))
                yield f"{path.name}:{node.lineno}", key, given


def test_there_are_many() -> None:
    assert len(list(refusals())) > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_said(language: str) -> None:
    for place, key, given in refusals():
        assert has_message(key, "", language), f"{place}: {key} is not in {language}/common.ftl"
        assert sentence(Message(key, dict.fromkeys(given, "x")), locale=language), place


def test_a_refusal_keeps_what_its_sentence_is_made_of() -> None:
    refused = Refused("not-your-turn", name="Ann")
    assert (refused.code, refused.message.key, refused.sentence) == (
        "not-your-turn",
        "why-not-your-turn",
        "It is the turn of Ann.",
    )
    assert refused.message.arguments == {"name": "Ann"}
    assert str(refused) == refused.sentence


def test_a_refusal_of_the_game_is_in_its_own_catalogue() -> None:
    refused = Refused("stays", "quoridor-why-stays", game="quoridor", rule="QRD-16")
    assert (refused.rule, refused.sentence) == ("QRD-16", "A pawn cannot stay where it is.")
