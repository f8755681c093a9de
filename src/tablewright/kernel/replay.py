"""Playing a record again. A record keeps what was wanted; the seed settles what happened.

A record that somebody wrote by hand needs no more than the format, the game, its version, the players, the seed and the
moves. One that is to prove something has to claim it first: the rules, the outcome, the final position.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from tablewright.kernel.errors import IllegalMove, RecordError, did_you_mean, shown
from tablewright.kernel.json_data import check_data, read_json, same
from tablewright.kernel.position import FORMAT, Position, described, new

if TYPE_CHECKING:
    from tablewright.kernel.game import Game

NEEDED = ("format", "game", "version", "moves")
CLAIMS = ("rules_hash", "result", "end_reason", "hash")
KEYS = (*NEEDED, "players", "seed", "start", "rules", *CLAIMS)
NO_RECORD = "this is no record"


def read(record: Any) -> dict[str, Any]:
    """A record, from its text or as a table, with all that every record has and nothing that none has."""
    kept = data_of(record)
    for key in NEEDED:
        if key not in kept:
            raise RecordError(f'{NO_RECORD}: "{key}" is missing')
    if not same(kept["format"], FORMAT):
        raise RecordError(f"this record has format {shown(kept['format'])}; this version reads format {FORMAT}")
    check_keys(kept, KEYS, "a record")
    if not isinstance(kept["game"], str):
        raise RecordError(f"{NO_RECORD}: game: expected the name of a game, not {shown(kept['game'])}")
    if not isinstance(kept["moves"], list):
        raise RecordError(f"{NO_RECORD}: moves: expected a list, not {shown(kept['moves'])}")
    return kept


def data_of(record: Any) -> dict[str, Any]:
    """The table that a text (JSON) or a table of Python is."""
    if isinstance(record, str):
        found = read_json(record, NO_RECORD, RecordError)
    else:
        check_data(record, NO_RECORD, RecordError)
        found = dict(record) if isinstance(record, Mapping) else record
    if not isinstance(found, dict):
        raise RecordError(f"{NO_RECORD}: expected a table (a JSON object), not {shown(found)}")
    return found


def check_keys(table: Mapping[str, Any], known: tuple[str, ...], what: str) -> None:
    """Refuse a key that nobody would read: it may be a wanted one, misspelt."""
    for key in table:
        if key not in known:
            hint = did_you_mean(key, list(known)) or f"; it has {', '.join(known)}"
            raise RecordError(f"{what} has no {shown(key)}{hint}")


def begun(game: "Game", kept: Mapping[str, Any]) -> Position:
    """The position in which a record begins."""
    if kept["game"] != game.name:
        raise RecordError(f"this is a record of {shown(kept['game'])}, not of {game.name!r}")
    if not same(kept["version"], game.meta.version):
        raise RecordError(
            f"this game was played under version {shown(kept['version'])} of the rules of {game.meta.title}; "
            f"here is version {game.meta.version}, which might play it otherwise"
        )
    start = begun_with(game, kept["start"], kept) if "start" in kept else _dealt(game, kept)
    if "rules_hash" in kept and not same(kept["rules_hash"], start.rules_hash):
        raise RecordError(
            f"this game was played under the rules {shown(kept['rules_hash'])}; here they are {start.rules_hash!r}"
        )
    return start


def _dealt(game: "Game", kept: Mapping[str, Any]) -> Position:
    """A new game from the players and the seed of a record."""
    for key in ("players", "seed"):
        if kept.get(key) is None:
            begin = 'a record begins with "players" and "seed", or with a "start"'
            raise RecordError(f'this is no whole record: "{key}" is missing; {begin}')
    return new(game, kept["players"], kept["seed"], kept.get("rules"))


def begun_with(game: "Game", start: Any, beside: Mapping[str, Any]) -> Position:
    """The described position that a record begins with. What the record says `beside` it has to agree."""
    if "seed" in beside:
        raise RecordError('this record has a "seed" and a "start": expected one of them')
    if isinstance(start, Mapping) and start.get("viewer") is not None:
        raise RecordError("start: this is what one player may know; a record begins with a whole position")
    if isinstance(start, Mapping) and start.get("chance") is None:
        raise RecordError('start: "chance" is missing; without it the game would not come out the same')
    position = described(game, start)
    if "players" in beside and not same(beside["players"], position.players):
        raise RecordError(
            f"players: the record says {shown(beside['players'])}, its start has {position.players}; they have to agree"
        )
    if "rules" in beside and not same(game.ruleset.overrides(beside["rules"], None), position.changes):
        raise RecordError(
            f"rules: the record says {shown(beside['rules'])}, its start has {position.changes!r}; they have to agree"
        )
    return position


def replay(game: "Game", record: Mapping[str, Any] | str) -> Position:
    """Play a record again; a move that does not fit, or another outcome than the record's, is refused."""
    kept = read(record)
    p = begun(game, kept)
    for n, move in enumerate(kept["moves"], 1):
        try:
            p.play(move)
        except IllegalMove as error:
            raise RecordError(f"move {n} of the record: {error}") from error
    outcome = {"result": p.result, "end_reason": p.end_reason, "hash": p.hash}
    for name, value in outcome.items():
        if name in kept and not same(kept[name], value):
            raise RecordError(f"the record's {name} is {shown(kept[name])}; playing it again gives {value!r}")
    return p


def verified(game: "Game", record: Mapping[str, Any] | str) -> Position:
    """Prove a finished game: the record claims its rules, its outcome and its final position, and all of it is true."""
    kept = read(record)
    for name in CLAIMS:
        if name not in kept:
            raise RecordError(f'this record proves nothing: "{name}" is missing')
    position = replay(game, kept)
    if not position.is_over:
        raise RecordError(f"this record proves nothing: the game is not over after its {len(position.moves)} moves")
    return position
