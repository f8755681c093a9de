"""Whether a set-up and an entry that come from outside could be those of a table.

What `wishes.py` lets into a log needs no check; a record may have been written by anybody. `match.py` only carries out,
so whatever it relies on is looked at here first, and refused in words.
"""

from collections.abc import Callable
from typing import Any

from tablewright.games.registry import game
from tablewright.kernel.errors import RecordError, shown
from tablewright.kernel.replay import begun_with
from tablewright.match import entries as e
from tablewright.match.entries import BOT, EMPTY, PERSON, Entry, Setup
from tablewright.match.match import PLAYING, WAITING, Match
from tablewright.match.seats import LONGEST_NAME
from tablewright.match.wishes import timeout_move

LONGEST_TEXT = 200  # of what a table gives names to: itself, bots, what the seats add to chance
LATEST = 1 << 53  # ms; a number that every language can hold

# what counts in an entry of each kind, besides its time
USED = {
    e.SIT: ("seat", "sitter", "name", "bot", "entropy"),
    e.RENAME: ("seat", "name"),
    e.ENTROPY: ("seat", "entropy"),
    e.START: ("order",),
    e.MOVE: ("player", "move", "by", "simple"),
    e.ASK_UNDO: ("player",),
    e.ANSWER_UNDO: ("player", "yes"),
    e.UNDO: ("player", "to", "by"),
    e.OFFER_DRAW: ("player",),
    e.ANSWER_DRAW: ("player", "yes"),
    e.RESIGN: ("player",),
    e.TIMEOUT: ("player", "move", "by"),
    e.AWAY: ("seat", "by"),
    e.BACK: ("seat",),
    e.RESUME: ("lost",),
}
PHASES = {e.SIT: (WAITING, PLAYING), e.ENTROPY: (WAITING,), e.START: (WAITING,), e.RENAME: ()}  # else: PLAYING; (): all
BY = {e.MOVE: ("person", "bot"), e.UNDO: ("free", "alone"), e.TIMEOUT: ("clock",), e.AWAY: ("left", "gone")}


def _expect(is_so: bool, what: str, value: Any, expected: str) -> None:
    if not is_so:
        raise RecordError(f"{what}: expected {expected}, not {shown(value)}")


def _one_of(value: str, known: tuple[str, ...], what: str) -> None:
    _expect(value in known, what, value, f"one of {', '.join(known)}")


def _text(value: str, longest: int, what: str) -> None:
    _expect(len(value) <= longest and value.isprintable(), what, value, f"at most {longest} printable characters")


def _number(value: int, lowest: int, highest: int, what: str) -> None:
    _expect(lowest <= value <= highest, what, value, f"a whole number from {lowest} to {highest}")


def check_setup(setup: Setup) -> None:
    """A set-up of a game that this program knows."""
    found, settings = game(setup.game), setup.settings
    counts = found.meta.players
    _expect(settings.players in counts, "settings.players", settings.players, f"one of {', '.join(map(str, counts))}")
    _text(setup.table, LONGEST_TEXT, "table")
    _number(setup.created, 0, LATEST, "created")
    _one_of(settings.order, e.ORDERS, "settings.order")
    _number(settings.first, 0, settings.players - 1, "settings.first")
    _one_of(settings.hints, e.HINTS, "settings.hints")
    _number(settings.grace, 0, LATEST, "settings.grace")
    _text(settings.stand_in, LONGEST_TEXT, "settings.stand_in")
    if settings.clock is not None:
        _number(settings.clock.bank, 0, LATEST, "settings.clock.bank")
        _number(settings.clock.increment, 0, LATEST, "settings.clock.increment")
    if setup.begin is not None:
        begun_with(found, setup.begin, {"players": settings.players, "rules": settings.rules})


def check_entry(match: Match, entry: Entry) -> None:
    """An entry that may follow in this match. Whether a move is legal, the game itself says."""
    phases = PHASES.get(entry.kind, (PLAYING,))
    if phases and match.phase not in phases:
        raise RecordError(f"expected while the table is {' or '.join(phases)}; it is {match.phase}")
    _number(entry.at, match.entries[-1].at if match.entries else 0, LATEST, "at (no earlier than the entry before)")
    for name in USED[entry.kind]:
        if name in FIELDS:
            FIELDS[name](match, entry)
    unused = set(Entry.__struct_fields__) - {"number", "at", "kind", *USED[entry.kind]}
    for name in sorted(unused):
        value, default = getattr(entry, name), getattr(Entry(0, 0, ""), name)
        _expect(value == default, name, value, f"nothing: it has no meaning for {entry.kind!r}")
    _check_question(match, entry)


def _check_order(match: Match, entry: Entry) -> None:
    for seat in match.seats:
        _expect(seat.kind != EMPTY, f"seat {seat.number}", seat.kind, "somebody there before the game starts")
    players = list(range(len(match.seats)))
    _expect(sorted(entry.order) == players, "order", entry.order, f"each of the players 0 to {players[-1]} once")


def _check_moves_kept(match: Match, entry: Entry) -> None:
    assert match.history is not None
    keep = match.history.last_decision(entry.player)
    _expect(entry.to == keep, "to", entry.to, f"{keep}, the moves before the player's last decision")


def _check_move(match: Match, entry: Entry) -> None:
    if entry.player != match.actor:
        raise RecordError(f"player {entry.player} cannot decide in player {match.actor}'s turn")
    if entry.kind == e.TIMEOUT:
        played = timeout_move(match)
        _expect(entry.move == played, "move", entry.move, f"{played!r}, which is played when time is up")


FIELDS: dict[str, Callable[[Match, Entry], None]] = {
    "seat": lambda match, entry: _number(entry.seat, 0, len(match.seats) - 1, "seat"),
    "player": lambda match, entry: _number(entry.player, 0, len(match.seats) - 1, "player"),
    "sitter": lambda match, entry: _one_of(entry.sitter, (PERSON, BOT, EMPTY), "sitter"),
    "name": lambda match, entry: _text(entry.name, LONGEST_NAME, "name"),
    "bot": lambda match, entry: _text(entry.bot, LONGEST_TEXT, "bot"),
    "entropy": lambda match, entry: _text(entry.entropy, LONGEST_TEXT, "entropy"),
    "by": lambda match, entry: _one_of(entry.by, BY[entry.kind], "by"),
    "move": _check_move,
    "lost": lambda match, entry: _number(entry.lost, 0, LATEST, "lost"),
    "order": _check_order,
    "to": _check_moves_kept,
}


def _check_question(match: Match, entry: Entry) -> None:
    """Questions are asked one at a time, and only who is asked answers."""
    question = match.undo if entry.kind in (e.ASK_UNDO, e.ANSWER_UNDO) else match.draw
    if entry.kind in (e.ASK_UNDO, e.OFFER_DRAW) and question is not None:
        raise RecordError(f"player {question.player} has asked already, and is not answered yet")
    if entry.kind in (e.ANSWER_UNDO, e.ANSWER_DRAW):
        if question is None:
            raise RecordError(f"player {entry.player} answers, but nobody has asked")
        if entry.player not in question.waiting:
            raise RecordError(f"player {entry.player} answers, but is not asked")
