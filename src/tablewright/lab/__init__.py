"""Many games: simulation, the arena, and the lab, where a designer asks and bot games answer.

    from tablewright import lab

    lab.compare("corridor", players=4, change={"turn.hand_limit": 6}).run(seconds=60).verdict

`asking` has the questions; docs/lab.md tells of them.
"""

from typing import Any

_QUESTIONS = (
    "compare", "seats", "length", "feel", "cards", "skill", "difficulty", "sweep", "grid", "find", "aa", "precision",
    "verdict", "Asked", "Interim",
)  # fmt: skip
_FACE = dict.fromkeys(_QUESTIONS, "asking") | {
    "load": "files",
    "Result": "result",
    "Finding": "result",
    "ArmStore": "store",
}
__all__ = sorted(_FACE)


def __getattr__(name: str) -> Any:
    """The face, imported when it is used: a simulation does not wait for questions it does not ask."""
    if name not in _FACE:
        raise AttributeError(f"tablewright.lab has no {name!r}; there are {', '.join(__all__)}")
    from importlib import import_module

    return getattr(import_module(f"tablewright.lab.{_FACE[name]}"), name)
