"""Playing a record again. A record keeps what was wanted; the seed settles what happened."""

import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tablewright.kernel.errors import IllegalMove, RecordError
from tablewright.kernel.position import FORMAT, Position, described, new

if TYPE_CHECKING:
    from tablewright.kernel.game import Game


def parsed(text: Mapping[str, Any] | str) -> dict[str, Any]:
    """A record read from text, with what every record must have."""
    try:
        kept = json.loads(text) if isinstance(text, str) else dict(text)
    except json.JSONDecodeError as error:
        raise RecordError(f"this is no record: not JSON ({error})") from error
    if not isinstance(kept, dict) or not isinstance(kept.get("game"), str) or not isinstance(kept.get("moves"), list):
        raise RecordError('this is no record: expected a JSON object with at least "game" and "moves"')
    if kept.get("format") != FORMAT:
        raise RecordError(f"this record has format {kept.get('format')!r}; this version reads format {FORMAT}")
    return kept


def begun(game: "Game", kept: Mapping[str, Any]) -> Position:
    """The position in which a record begins."""
    if kept["game"] != game.name:
        raise RecordError(f"this is a record of {kept['game']}, not of {game.name}")
    if kept.get("version") != game.meta.version:
        raise RecordError(
            f"this game was played under version {kept.get('version')} of the rules of {game.meta.title}; "
            f"here is version {game.meta.version}, which might play it otherwise"
        )
    if "start" in kept:
        start = described(game, kept["start"])
    elif kept.get("players") is None or kept.get("seed") is None:
        raise RecordError('this is no whole record: expected "players" and "seed", or a "start"')
    else:
        start = new(game, kept["players"], kept["seed"], kept.get("rules"))
    if kept.get("rules_hash", start.rules_hash) != start.rules_hash:
        raise RecordError(
            f"this game was played under the rules {kept['rules_hash']}; here they are {start.rules_hash}"
        )
    return start


def replay(game: "Game", text: Mapping[str, Any] | str) -> Position:
    """Play a record again; a move that does not fit, or another outcome than the record's, is refused."""
    kept = parsed(text)
    p = begun(game, kept)
    for n, move in enumerate(kept["moves"], 1):
        try:
            p.play(move)
        except IllegalMove as error:
            raise RecordError(f"move {n} of the record: {error}") from error
    outcome = {"result": p.result, "end_reason": p.end_reason, "hash": p.hash}
    for name, value in outcome.items():
        if name in kept and kept[name] != value:
            raise RecordError(f"the record's {name} is {kept[name]!r}; playing it again gives {value!r}")
    return p
