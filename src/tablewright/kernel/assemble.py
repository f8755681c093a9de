"""A game from its folder: each part is found by its name in the file of its role.

    meta.py      META                          facts
    state.py     Rules, State                  the two records; EVENTS: the names of what happens, MAX_EVENTS
    actions.py   TEXTS                         the move of each action number; N_ACTIONS, MAX_LEGAL, REPETITION
    rules.py     setup, legal, apply, actor,   the game; legal_set, playout, fingerprint
                 result, end_reason, length

    refusals.py  REASONS, why_not              why a move may not be played
    view.py      observe_partly, scramble      what is seen of fields that are declared Partly
    deal.py      deal                          a full state that a player considers possible
    laws.py      LAWS                          what is true of every state
    load.py      load, OWN_TABLES              what the keys of rules.toml cannot say by themselves
    describe.py  to_dict, from_dict            a position as a dict that can be edited
    narrate.py   narrate                       events to messages
    board.py     text, GRID                    the board in a terminal; the squares of the page's general board
    timeout.py   time_out                      what is played for a player whose time is up
    metrics.py   COUNTS, SUMMARY, METRICS,     what the lab counts and which numbers it makes of it
                 TOOLS, PRIMARY, CAPS, EVEN, summary
    tensors.py   TENSORS, write_tensors        what a player knows, as planes and vectors for learners
    bots/        evaluate.py: evaluate, value_for; alphabeta.py; talk.py; levels.toml
    howto.toml   the page that explains the game (kernel/howto.py), with words/<language>-howto.ftl

Only the first four files must be there. Where another is missing, a default does the work.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from tablewright.kernel.defaults import board_by_description, describe_by_fields, narrate_by_name, read_by_fields
from tablewright.kernel.dispatch import register
from tablewright.kernel.game import Game
from tablewright.kernel.paths import remember_folder
from tablewright.kernel.records import dtype_of, fields_of
from tablewright.kernel.tensors import check as check_tensors
from tablewright.kernel.tensors import tensors_by_fields

NEEDED = {
    "meta": ("META",),
    "state": ("Rules", "State"),
    "actions": ("TEXTS",),
    "rules": ("setup", "legal", "apply", "actor", "result", "end_reason", "length"),
}
OPTIONAL = {
    "state": {"MAX_EVENTS": "max_events"},
    "actions": {"N_ACTIONS": "n_actions", "MAX_LEGAL": "max_legal", "REPETITION": "repetition"},
    "rules": {"legal_set": "", "playout": "", "fingerprint": ""},
    "refusals": {"REASONS": "reasons", "why_not": ""},
    "view": {"observe_partly": "", "scramble": ""},
    "deal": {"deal": ""},
    "laws": {"LAWS": "laws"},
    "load": {"load": "", "OWN_TABLES": "own_tables"},
    "describe": {"to_dict": "", "from_dict": ""},
    "narrate": {"narrate": ""},
    "board": {"text": "board", "GRID": "grid"},
    "timeout": {"time_out": ""},
    "metrics": {
        "COUNTS": "counts",
        "SUMMARY": "samples",
        "METRICS": "metrics",
        "TOOLS": "tools",
        "PRIMARY": "primary",
        "CAPS": "caps",
        "EVEN": "even",
        "summary": "",
    },
    "tensors": {"TENSORS": "tensors", "write_tensors": ""},
    "bots.evaluate": {"evaluate": "", "value_for": ""},
}
MODULES = {"bots.alphabeta": "alphabeta", "bots.talk": "talk"}  # parts that are a whole module
GUIDE = "see docs/adding-a-game.md"


def assemble(package: str) -> Game:
    """The game of a package: `GAME = assemble(__name__)` is all that its __init__.py says."""
    folder = Path(str(sys.modules[package].__file__)).parent
    parts: dict[str, Any] = {}
    for role, names in NEEDED.items():
        module = _module(package, folder, role)
        if module is None:
            raise TypeError(f"{package}: there is no {role}.py, which every game has; {GUIDE}")
        for name in names:
            if not hasattr(module, name):
                raise TypeError(f"{package}: {role}.py has no {name}, which every game has; {GUIDE}")
            parts[name] = getattr(module, name)
    optional = _optional(package, folder)
    meta, rules, state, texts = (parts.pop(name) for name in ("META", "Rules", "State", "TEXTS"))
    if meta.name != folder.name:
        raise TypeError(f"{package}: meta.py calls the game {meta.name!r}, its folder is {folder.name!r}")
    remember_folder(meta.name, folder)
    n_actions = optional.setdefault("n_actions", len(texts))
    optional.setdefault("max_legal", n_actions)
    events = getattr(sys.modules[f"{package}.state"], "EVENTS", ())
    optional.setdefault("narrate", narrate_by_name(meta.name, events, optional.get("grid")))
    caches = [field.name for field in fields_of(state) if field.seen == "derived" and field.name != "ahead"]
    if caches and "from_dict" not in optional:
        raise TypeError(f"{package}: describe.py must say how {', '.join(caches)} follow from a description; {GUIDE}")
    optional.setdefault("to_dict", describe_by_fields(state))
    optional.setdefault("from_dict", read_by_fields(state))
    optional.setdefault("board", board_by_description(optional["to_dict"], optional.get("grid")))
    if ("tensors" in optional) != ("write_tensors" in optional):
        raise TypeError(f"{package}: tensors.py has TENSORS and write_tensors, both or neither; {GUIDE}")
    optional.setdefault("tensors", tensors_by_fields(state, max(meta.players), optional.get("grid")))
    records: dict[str, Any] = {"rules": dtype_of(rules, folder), "state": dtype_of(state, folder)}
    game = Game(meta, folder, rules, state, texts=texts, **records, **parts, **optional)
    _check_secrets(game)
    check_tensors(game)
    return register(game)


def _module(package: str, folder: Path, role: str) -> ModuleType | None:
    path = folder.joinpath(*role.split("."))
    return import_module(f"{package}.{role}") if path.with_suffix(".py").exists() else None


def _optional(package: str, folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for role, names in OPTIONAL.items():
        module = _module(package, folder, role)
        for name, part in names.items():
            if hasattr(module, name):
                found[part or name] = getattr(module, name)
    for role, part in MODULES.items():
        if (module := _module(package, folder, role)) is not None:
            found[part] = module
    return found


def _check_secrets(game: Game) -> None:
    """What a game with secrets has to bring."""
    fields = fields_of(game.declared_state)
    needs: list[tuple[str, str, Callable[..., Any] | None]] = []
    if partly := [field.name for field in fields if field.seen == "partly"]:
        declared = f"{', '.join(partly)} are declared Partly"
        needs += [(declared, "observe_partly in view.py", game.observe_partly)]
        needs += [(declared, "scramble in view.py", game.scramble)]
    if game.has_secrets:
        hidden = [field.name for field in fields[1:] if field.seen in ("owner", "partly", "nobody")]
        needs += [(f"players do not see all of {', '.join(hidden)}", "deal in deal.py", game.deal)]
    for why, what, part in needs:
        if part is None:
            raise TypeError(f"{game.name}: {why}, so the game needs {what}; {GUIDE}")
