"""What a viewer gets to see of a match, as messages. All secrets pass through here: observations, never states.

A view is a set of fields, each encoded once for all who share it. Somebody who has the view before gets the fields that
have changed, anybody else gets all of them; the hash is over the whole.
"""

import hashlib
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

import msgspec

from tablewright.games.registry import NAMES
from tablewright.kernel.events import EVERYBODY, Event, redacted
from tablewright.kernel.mentions import mentioned_anywhere
from tablewright.kernel.narration import Message
from tablewright.kernel.plain import state_for
from tablewright.match import wishes
from tablewright.match.entries import MOVE
from tablewright.match.labels import question_of
from tablewright.match.match import OVER, PLAYING, WAITING, Change, Match
from tablewright.match.sentences import spoken
from tablewright.match.view_numbers import ViewNumbers
from tablewright.server.socket import messages as m
from tablewright.server.tables.move_words import labels_of

SPECTATOR = -1
Fields = dict[str, bytes]  # each as it stands in a JSON object, name and all, in the order of their names
_encode = msgspec.json.Encoder(order="sorted").encode
NO, YES, NULL = b"false", b"true", b"null"
NAMES_OF_FIELDS = tuple(sorted(m.ViewFields.__struct_fields__))
WHOLE = 0  # the base of a view that is not a change of another one


def viewer_of(match: Match, seat: int) -> int:
    """The player at a seat; -1 for spectators and before the start."""
    return SPECTATOR if seat == SPECTATOR or not match.player_of else match.player_of[seat]


def actions(match: Match, seat: int) -> list[int]:
    """What the viewer may do now."""
    if match.history is None or match.actor < 0 or viewer_of(match, seat) != match.actor or seat == SPECTATOR:
        return []
    return match.history.actions()


def question(match: Match, is_asked: bool, state: Mapping[str, Any] | None) -> Message:
    """What is asked, or how it stands, as the player who decides or anybody else reads it."""
    if match.phase == WAITING:
        return Message("table-waiting")
    if match.phase == PLAYING and match.actor >= 0 and state is not None:
        return question_of(match.setup.game, state, match.actor, is_asked)
    return match.note or Message("table-over")


def said_shortly(line: Message, match: Match, texts: bool) -> bytes:
    """A question gets all that is known of the position; what no language speaks of is left out."""
    game = match.setup.game if match.setup.game in NAMES else ""
    needed = mentioned_anywhere(line.key, game)
    given = tuple((name, value) for name, value in line.arguments.items() if name in needed)
    return _said_shortly(line.key, given, game, tuple(match.names) if texts else None)


@lru_cache(10_000)
def _said_shortly(key: str, given: tuple[Any, ...], game: str, names: tuple[str, ...] | None) -> bytes:
    return _encode(spoken(Message(key, dict(given)), game, names or (), names is not None))


def outcome(match: Match) -> m.Outcome | None:
    if match.phase != OVER or match.history is None:
        return None
    values = match.history.position.result or []
    most = max(values)
    winners = [] if min(values) == most else [player for player, value in enumerate(values) if value == most]
    # whole numbers as such: a browser would write them so when it checks the hash
    told: list[Any] = [int(value) if value == int(value) else value for value in values]
    return m.Outcome(told, match.history.position.end_reason or "", winners, match.game.meta.goal)


def seat_view(match: Match, seat: int) -> m.SeatView:
    s = match.seats[seat]
    player = match.player_of[seat] if match.player_of else None
    return m.SeatView(seat, player, s.kind, s.name, s.bot, match.host == seat, s.is_away, s.is_muted, s.wants_rematch)


def dice(match: Match) -> m.Dice:
    if match.phase != OVER:
        return m.Dice(match.setup.commitment)
    return m.Dice(match.setup.commitment, match.secret, [seat.entropy for seat in match.seats])


def request(ask: Any) -> m.Request | None:
    return None if ask is None else m.Request(ask.player, sorted(ask.waiting))


def can_hint(match: Match, seat: int) -> bool:
    """Hints are offered against bots, and against people only if the table allows them."""
    if seat == SPECTATOR or match.phase != PLAYING or viewer_of(match, seat) != match.actor:
        return False
    hints = match.setup.settings.hints
    return hints == "always" or (hints == "bots" and match.people() == [match.actor])


def table_fields(match: Match) -> Fields:
    """A table as everybody sees it, but for the game that is played on it: what no move changes."""
    setup, known = match.setup, match.setup.game in NAMES
    told = {
        "seats": [seat_view(match, n) for n in range(len(match.seats))],
        "settings": setup.settings,
        "table": setup.table,
        "game": setup.game,
        "title": match.game.meta.title if known else setup.game,
        "version": setup.version,
        "rules_hash": setup.rules_hash,
        "rules": setup.settings.rules,
        "players": setup.settings.players,
        "length_unit": match.game.meta.length_unit if known else "",
        "next_table": match.next_table or None,
    }
    return {name: named(name, _encode(value)) for name, value in told.items()}


def public_fields(match: Match) -> Fields:
    """What every viewer sees alike of the game."""
    told = {
        "phase": match.phase,
        "turn": match.actor,
        "length": match.history.position.length if match.history is not None else 0,
        "undo": request(match.undo),
        "draw": request(match.draw),
        "outcome": outcome(match),
        "dice": dice(match),
    }
    return {name: named(name, _encode(value)) for name, value in told.items()}


def happened(match: Match, events: list[Event], texts: bool) -> list[m.Happened]:
    game, names = match.game, match.names
    return [
        m.Happened(e.kind, e.player, e.a, e.b, e.c, e.hidden, spoken(game.narrate(e), game.name, names, texts))
        for e in events
    ]


def is_open(events: list[Event]) -> bool:
    """Whether everybody learns all of it."""
    return all(event.told == EVERYBODY and event.seen == EVERYBODY for event in events)


class Whole:
    """A view with all its fields, and those of the position; None before there is one."""

    __slots__ = ("_hash", "fields", "number", "state")

    def __init__(self, number: int, fields: Fields, state: Fields | None) -> None:
        self.number, self.fields, self.state = number, fields, state
        self._hash = ""

    @property
    def hash(self) -> str:
        if not self._hash:
            whole = b"[%b,%b]" % (joined(self.fields), joined(self.state))
            self._hash = hashlib.sha256(whole).hexdigest()[:32]
        return self._hash

    def since(self, old: "Whole | None") -> tuple[int, bytes, bytes]:
        """What has changed: the number of the old view, fields, and fields of the position. Without one, everything."""
        if old is None or _names(old.state) != _names(self.state):
            return WHOLE, joined(self.fields), joined(self.state)
        state = None if self.state is None or old.state is None else changed(old.state, self.state)
        return old.number, joined(changed(old.fields, self.fields)), joined(state)


def _names(fields: Fields | None) -> Any:
    return None if fields is None else fields.keys()


def changed(old: Fields, new: Fields) -> Fields:
    return {name: value for name, value in new.items() if value != old[name]}


@cache
def _name(name: str) -> bytes:
    return b'"%b":' % name.encode()


def named(name: str, value: bytes) -> bytes:
    return _name(name) + value


def joined(fields: Fields | None) -> bytes:
    """As a JSON object."""
    return NULL if fields is None else b"{%b}" % b",".join(fields.values())


class ViewsAt:
    """A match as it stands after an entry, as its viewers see it. What they share is made and encoded once."""

    def __init__(self, match: Match, table: Fields, texts: bool) -> None:
        self.match, self._texts = match, texts
        note = said_shortly(match.note, match, texts) if match.note else NULL
        public = {**table, **public_fields(match), "note": named("note", note)}
        self._public = {name: public.get(name, b"") for name in NAMES_OF_FIELDS}  # and room for a viewer's own
        self._has_secrets = match.history is not None and match.game.has_secrets
        self._can_draw = wishes.can_draw(match)
        self._out = match.out()
        self._states: dict[int, tuple[dict[str, Any] | None, Fields | None]] = {}
        self._questions: dict[tuple[int, bool], bytes] = {}
        self._events: dict[int, Any] = {}

    def fields(self, seat: int) -> Fields:
        """All that one viewer may know of the table."""
        match, viewer = self.match, viewer_of(self.match, seat)
        is_playing = match.phase == PLAYING and viewer >= 0
        is_inside = is_playing and viewer not in self._out
        own = {
            "seat": b"%d" % seat,
            "player": b"%d" % viewer,
            "question": self._question(viewer, is_playing and viewer == match.actor),
            "choices": _encode(actions(match, seat)),
            "can_undo": b'"%b"' % wishes.can_undo(match, viewer).encode() if is_playing else b'""',
            "can_offer_draw": YES if is_inside and self._can_draw else NO,
            "can_resign": YES if is_inside and f"resign {viewer}" in match.game.numbers else NO,
            "can_hint": YES if can_hint(match, seat) else NO,
        }
        fields = self._public.copy()
        for name, value in own.items():
            fields[name] = _name(name) + value
        return fields

    def state(self, seat: int) -> Fields | None:
        """What a viewer may know of the position, field by field."""
        return self._state(viewer_of(self.match, seat))[1]

    def _state(self, viewer: int) -> tuple[dict[str, Any] | None, Fields | None]:
        known = viewer if self._has_secrets else SPECTATOR  # without secrets everybody knows the same
        if known not in self._states:
            if self.match.history is None:
                self._states[known] = None, None
            else:
                state = state_for(self.match.history.position, known, self.match.seen_by(known))
                self._states[known] = state, {name: named(name, _encode(state[name])) for name in sorted(state)}
        return self._states[known]

    def _question(self, viewer: int, is_asked: bool) -> bytes:
        key = (viewer if self._has_secrets else SPECTATOR), is_asked
        if key not in self._questions:
            line = question(self.match, is_asked, self._state(viewer)[0])
            self._questions[key] = said_shortly(line, self.match, self._texts)
        return self._questions[key]

    def step(self, numbers: ViewNumbers, seat: int, change: Change) -> m.Step:
        """What one entry was for a viewer."""
        match, entry = self.match, change.entry
        back_to = None
        if change.kept >= 0 and match.history is not None:
            back_to = _number_of_ply(match, numbers, seat, change)
        return m.Step(
            number=numbers.after(seat, entry.number),
            kind=entry.kind,
            player=entry.player,
            events=self._events_of(change, viewer_of(match, seat)),
            note=spoken(change.note, match.setup.game, match.names, self._texts) if change.note else None,
            back_to=back_to,
        )

    def _events_of(self, change: Change, viewer: int) -> Any:
        if not is_open(change.events):
            return happened(self.match, redacted(change.events, viewer), self._texts)
        number = change.entry.number
        if number not in self._events:
            self._events[number] = msgspec.Raw(_encode(happened(self.match, change.events, self._texts)))
        return self._events[number]


def _number_of_ply(match: Match, numbers: ViewNumbers, seat: int, change: Change) -> int:
    """The viewer's number for the position that moves were taken back to."""
    standing: list[int] = []  # entries of the moves that stood before this change
    for earlier in match.changes[: change.entry.number - 1]:
        if earlier.kept >= 0:
            del standing[earlier.kept :]
        elif earlier.entry.kind in ("move", "timeout", "resign"):
            standing.append(earlier.entry.number)
    if change.kept:
        return numbers.after(seat, standing[change.kept - 1])
    start = next(c.entry.number for c in match.changes if c.entry.kind == "start")
    return numbers.after(seat, start)


def clocks(match: Match, now: int) -> m.Clocks | None:
    clock = match.clock
    return None if clock is None else m.Clocks(clock.left_at(now), clock.running, clock.increment, now)


class ViewCache:
    """The views of a match, each made once for all who share it: with English texts, or without."""

    def __init__(self, match: Match, numbers: ViewNumbers, most_steps: int) -> None:
        self.match, self.numbers, self._most_steps = match, numbers, most_steps
        self._made_at = -1
        self._table: Fields = {}
        self._views: dict[bool, ViewsAt] = {}
        self._wholes: dict[tuple[int, bool], Whole] = {}
        self._before: dict[tuple[int, bool], Whole] = {}

    def _now(self, texts: bool) -> ViewsAt:
        entries = self.match.entries
        if self._made_at != len(entries):
            if self._made_at < 0 or any(entry.kind != MOVE for entry in entries[self._made_at :]):
                self._table = table_fields(self.match)
            self._views, self._made_at = {}, len(entries)
            self._before |= self._wholes
            self._wholes = {}
        if texts not in self._views:
            self._views[texts] = ViewsAt(self.match, self._table, texts)
        return self._views[texts]

    def whole(self, seat: int, texts: bool = False) -> Whole:
        """The view of a seat now."""
        views = self._now(texts)
        if (seat, texts) not in self._wholes:
            number = self.numbers.number(seat)
            self._wholes[seat, texts] = Whole(number, views.fields(seat), views.state(seat))
        return self._wholes[seat, texts]

    def message(self, seat: int, since: int, now: int, texts: bool = False) -> bytes:
        """The whole view of a seat with all steps since a number, ready to be sent."""
        return self._message(seat, since, now, texts, None)

    def news(self, seat: int, now: int, texts: bool = False) -> bytes:
        """The view of a seat for those who have the one before: what has changed, and the last step."""
        whole = self.whole(seat, texts)
        before = self._before.get((seat, texts))
        is_known = before is not None and before.number == whole.number - 1
        return self._message(seat, whole.number - 1, now, texts, before if is_known else None)

    def nothing_new(self, seat: int, now: int, texts: bool = False) -> bytes:
        """For somebody who comes back and has the newest view."""
        whole = self.whole(seat, texts)
        return self._message(seat, whole.number, now, texts, whole)

    def _message(self, seat: int, since: int, now: int, texts: bool, old: Whole | None) -> bytes:
        views, whole = self._now(texts), self.whole(seat, texts)
        number = whole.number
        since = max(since if since <= number else 0, number - self._most_steps)
        changes = self.match.changes
        steps = [views.step(self.numbers, seat, changes[n - 1]) for n in self.numbers.entries_since(seat, since)]
        base, fields, state = whole.since(old)
        view: Any = msgspec.Raw(fields)
        position: Any = msgspec.Raw(state)
        return _encode(m.View(seat, number, whole.hash, since, steps, base, view, position, clocks(self.match, now)))

    def looked_at(self, seat: int, now: int) -> m.WholeView:
        """Everything at once and in words, for a program that only looks."""
        whole, views = self.whole(seat, texts=True), self._now(texts=True)
        given = msgspec.json.decode(joined(whole.fields))
        labels = labels_of(self.match.game) if given["choices"] else []
        texts = self.match.game.texts if given["choices"] else ()
        given["choices"] = [m.Choice(texts[a], a, labels[a].label, labels[a].rule) for a in given["choices"]]
        state = None if whole.state is None else msgspec.json.decode(joined(whole.state))
        position = self.match.history.position if self.match.history is not None else None
        given["observation"] = position and {
            "game": position.game.name, "players": position.players, "rules": position.changes,
            "viewer": viewer_of(self.match, seat), "state": state,
        }  # fmt: skip
        changes, number = self.match.changes, whole.number
        wanted = self.numbers.entries_since(seat, max(0, number - self._most_steps))
        steps = [views.step(self.numbers, seat, changes[n - 1]) for n in wanted]
        since = number - len(steps)
        return m.WholeView(seat, number, whole.hash, since, steps, m.TableView(**given), clocks(self.match, now))
