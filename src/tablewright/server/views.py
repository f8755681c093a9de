"""What a viewer gets to see of a match, as messages. All secrets pass through here: observations, never states."""

import hashlib
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec.structs import replace

from tablewright.games.registry import NAMES
from tablewright.kernel.events import EVERYBODY, Event, redacted
from tablewright.kernel.game import Game
from tablewright.kernel.narration import Argument as Spoken
from tablewright.kernel.narration import Line, Player, Word, sentence
from tablewright.match import wishes
from tablewright.match.clock import NOBODY
from tablewright.match.entries import MOVE
from tablewright.match.line import has_secrets
from tablewright.match.match import OVER, PLAYING, WAITING, Change, Match
from tablewright.match.mentions import mentioned
from tablewright.match.numbers import Numbers
from tablewright.match.plain import state_for
from tablewright.match.words import label_of, question_of
from tablewright.server import messages as m

SPECTATOR = -1
_encode = msgspec.json.Encoder(order="sorted").encode


def spoken(line: Line, game: str, names: Sequence[str]) -> m.Sentence:
    """A line as a message, in the words of a game."""
    return worded(line, game if game in NAMES else "", names)


def worded(line: Line, catalogue: str, names: Sequence[str] = ()) -> m.Sentence:
    """A line as a message: its key, its arguments, and the words."""
    needed = mentioned(line.key, catalogue)
    given = tuple((name, value) for name, value in line.arguments.items() if name in needed)
    text = said(line.key, given, catalogue, tuple(names))
    return m.Sentence(line.key, text, {name: argument(value) for name, value in line.arguments.items()})


def argument(value: Spoken) -> int | str | m.Argument:
    if isinstance(value, Player):
        return m.Argument(player=value.number)
    return m.Argument(word=value.key) if isinstance(value, Word) else value


@lru_cache(10_000)
def said(key: str, given: tuple[tuple[str, Spoken], ...], catalogue: str, names: tuple[str, ...]) -> str:
    """A line in the words of a catalogue: the same is said again and again, and finding the words takes long."""
    return sentence(Line(key, dict(given)), catalogue, names)


def viewer_of(match: Match, seat: int) -> int:
    """The player at a seat; -1 for spectators and before the start."""
    return SPECTATOR if seat == SPECTATOR or not match.player_of else match.player_of[seat]


def choice(game: Game, action: int, names: Sequence[str]) -> bytes:
    """A move that may be chosen, encoded."""
    label = label_of(game.name, action)
    return _encode(m.Choice(game.texts[action], action, spoken(label.line, game.name, names), label.rule))


class Choices(dict[int, bytes | None]):
    """The choices of a game by action, each encoded once; None if it names a player, since every table has its own."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __missing__(self, action: int) -> bytes | None:
        arguments = label_of(self._game.name, action).line.arguments.values()
        named = any(isinstance(argument, Player) for argument in arguments)
        self[action] = None if named else choice(self._game, action, ())
        return self[action]


choices_of = cache(Choices)


def choices(match: Match, seat: int) -> Any:
    """What the viewer may do now, encoded."""
    if match.line is None or match.actor < 0 or viewer_of(match, seat) != match.actor or seat == SPECTATOR:
        return []
    game, names = match.game, match.names
    encoded = choices_of(game)
    found = [encoded[action] or choice(game, action, names) for action in match.line.actions()]
    return msgspec.Raw(b"[" + b",".join(found) + b"]")


def question(match: Match, is_asked: bool, state: dict[str, Any] | None) -> m.Sentence:
    """What is asked, or how it stands, as the player who decides or anybody else reads it."""
    if match.phase == WAITING:
        line = Line("table-waiting")
    elif match.phase == PLAYING and match.actor >= 0 and state is not None:
        line = question_of(match.setup.game, state, match.actor, is_asked)
    else:
        line = match.note or Line("table-over")
    return spoken(line, match.setup.game, match.names)


def outcome(match: Match) -> m.Outcome | None:
    if match.phase != OVER or match.line is None:
        return None
    values = match.line.position.result or []
    most = max(values)
    winners = [] if min(values) == most else [player for player, value in enumerate(values) if value == most]
    # whole numbers as such: a browser would write them so when it checks the hash
    told: list[Any] = [int(value) if value == int(value) else value for value in values]
    return m.Outcome(told, match.line.position.end_reason or "", winners, match.game.meta.goal)


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


def furniture(match: Match) -> m.TableView:
    """A table as everybody sees it, but for the game that is played on it: what no move changes."""
    setup = match.setup
    known = setup.game in NAMES
    shared: Any = {
        "seats": encoded([seat_view(match, n) for n in range(len(match.seats))]),
        "settings": encoded(setup.settings),
    }
    return m.TableView(
        **shared,
        table=setup.table,
        game=setup.game,
        title=match.game.meta.title if known else setup.game,
        phase=match.phase,
        note=spoken(match.note, setup.game, match.names) if match.note else None,
        seat=SPECTATOR,
        player=SPECTATOR,
        version=setup.version,
        rules_hash=setup.rules_hash,
        rules=setup.settings.rules,
        players=setup.settings.players,
        turn=NOBODY,
        question=m.Sentence("", ""),
        observation=None,
        choices=[],
        length=0,
        length_unit=match.game.meta.length_unit if known else "",
        can_undo="",
        undo=None,
        can_offer_draw=False,
        draw=None,
        can_resign=False,
        can_hint=False,
        outcome=None,
        dice=dice(match),
        next_table=match.next_table or None,
    )


def public_view(match: Match, table: m.TableView) -> m.TableView:
    """What every viewer sees alike: the table, and what there is of the game."""
    return replace(
        table,
        phase=match.phase,
        turn=match.actor,
        length=match.line.position.length if match.line is not None else 0,
        undo=request(match.undo),
        draw=request(match.draw),
        outcome=outcome(match),
        dice=dice(match) if match.phase == OVER else table.dice,
    )


def encoded(value: Any) -> Any:
    """Something that goes into several messages, encoded once."""
    return msgspec.Raw(_encode(value))


def happened(match: Match, events: list[Event]) -> list[m.Happened]:
    game, names = match.game, match.names
    return [
        m.Happened(e.kind, e.player, e.a, e.b, e.c, e.hidden, spoken(game.narrate(e), game.name, names)) for e in events
    ]


def is_open(events: list[Event]) -> bool:
    """Whether everybody learns all of it."""
    return all(event.told == EVERYBODY and event.seen == EVERYBODY for event in events)


class Moment:
    """A match as it stands after an entry, as its viewers see it. What they share is made and encoded once."""

    def __init__(self, match: Match, table: m.TableView) -> None:
        self.match = match
        self._public = public_view(match, table)
        self._has_secrets = match.line is not None and has_secrets(match.game)
        self._can_draw = wishes.can_draw(match)
        self._out = match.out()
        self._states: dict[int, tuple[dict[str, Any] | None, Any]] = {}
        self._questions: dict[tuple[int, bool], Any] = {}
        self._bodies: dict[int, tuple[bytes, str]] = {}
        self._events: dict[int, Any] = {}

    def body(self, seat: int) -> tuple[bytes, str]:
        """The encoded view of a seat and its hash."""
        if seat not in self._bodies:
            raw = _encode(self._view(seat))
            self._bodies[seat] = raw, hashlib.sha256(raw).hexdigest()[:32]
        return self._bodies[seat]

    def events(self, change: Change, viewer: int) -> Any:
        """What an entry was for a viewer."""
        if not is_open(change.events):
            return happened(self.match, redacted(change.events, viewer))
        number = change.entry.number
        if number not in self._events:
            self._events[number] = encoded(happened(self.match, change.events))
        return self._events[number]

    def _view(self, seat: int) -> m.TableView:
        """All that one viewer may know of the table."""
        match, viewer = self.match, viewer_of(self.match, seat)
        is_playing = match.phase == PLAYING and viewer >= 0
        is_inside = is_playing and viewer not in self._out
        return replace(
            self._public,
            seat=seat,
            player=viewer,
            question=self._question(viewer, is_playing and viewer == match.actor),
            observation=self._observation(viewer),
            choices=choices(match, seat),
            can_undo=wishes.can_undo(match, viewer) if is_playing else "",
            can_offer_draw=is_inside and self._can_draw,
            can_resign=is_inside and f"resign {viewer}" in match.game.numbers,
            can_hint=can_hint(match, seat),
        )

    def _knows(self, viewer: int) -> int:
        """A viewer who knows the same of the position: without secrets anybody, before the start everybody."""
        return viewer if self._has_secrets else SPECTATOR

    def _state(self, viewer: int) -> tuple[dict[str, Any] | None, Any]:
        """What a viewer may know of the position, also encoded."""
        known = self._knows(viewer)
        if known not in self._states:
            state = None if self.match.line is None else state_for(self.match.line.position, known)
            self._states[known] = state, encoded(state)
        return self._states[known]

    def _observation(self, viewer: int) -> dict[str, Any] | None:
        """As `Position.to_dict` describes it."""
        if self.match.line is None:
            return None
        position = self.match.line.position
        told = {"game": position.game.name, "players": position.players, "rules": position.changes}
        return {**told, "viewer": viewer, "state": self._state(viewer)[1]}

    def _question(self, viewer: int, is_asked: bool) -> Any:
        key = self._knows(viewer), is_asked
        if key not in self._questions:
            self._questions[key] = encoded(question(self.match, is_asked, self._state(viewer)[0]))
        return self._questions[key]


def step(moment: Moment, numbers: Numbers, seat: int, change: Change) -> m.Step:
    """What one entry was for a viewer."""
    match, entry = moment.match, change.entry
    back_to = None
    if change.kept >= 0 and match.line is not None:
        back_to = _number_of_ply(match, numbers, seat, change)
    return m.Step(
        number=numbers.after(seat, entry.number),
        kind=entry.kind,
        player=entry.player,
        events=moment.events(change, viewer_of(match, seat)),
        note=spoken(change.note, match.setup.game, match.names) if change.note else None,
        back_to=back_to,
    )


def _number_of_ply(match: Match, numbers: Numbers, seat: int, change: Change) -> int:
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


class Viewpoints:
    """The views of a match, each made once for all who share it."""

    def __init__(self, match: Match, numbers: Numbers, most_steps: int) -> None:
        self.match, self.numbers, self._most_steps = match, numbers, most_steps
        self._made_at = -1
        self._now()

    def _now(self) -> Moment:
        entries = self.match.entries
        if self._made_at != len(entries):
            if self._made_at < 0 or any(entry.kind != MOVE for entry in entries[self._made_at :]):
                self._table = furniture(self.match)
            self._moment, self._made_at = Moment(self.match, self._table), len(entries)
        return self._moment

    def body(self, seat: int) -> tuple[bytes, str]:
        """The encoded view of a seat and its hash."""
        return self._now().body(seat)

    def message(self, seat: int, since: int, now: int) -> bytes:
        """The view of a seat with all steps since a number, ready to be sent."""
        moment = self._now()
        raw, hashed = moment.body(seat)
        number = self.numbers.number(seat)
        since = max(since if since <= number else 0, number - self._most_steps)
        changes = self.match.changes
        steps = [step(moment, self.numbers, seat, changes[n - 1]) for n in self.numbers.entries_since(seat, since)]
        view: Any = msgspec.Raw(raw)
        return _encode(m.View(seat, number, hashed, since, steps, view, clocks(self.match, now)))
