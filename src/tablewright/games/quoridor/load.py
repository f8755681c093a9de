"""What the keys of rules.toml cannot say by themselves."""

from typing import Any

from tablewright.games.quoridor.state import Rules
from tablewright.kernel.errors import RulesError


def load(r: Rules, data: dict[str, Any]) -> None:
    if r.repetition_draw == 1:
        raise RulesError("rules.repetition_draw: expected 0 (off) or 2 and more; every position comes at least once")
