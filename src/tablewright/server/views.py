"""What a viewer gets to see of a match, as messages. All secrets pass through here: observations, never states."""

import hashlib
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from tablewright.games.registry import NAMES
from tablewright.kernel.events import redacted
from tablewright.kernel.narration import Argument as Spoken
from tablewright.kernel.narration import Line, Player, Word, sentence
from tablewright.match import wishes
from tablewright.match.line import has_secrets
from tablewright.match.match import OVER, PLAYING, WAITING, Change, Match
from tablewright.match.numbers import Numbers
from tablewright.match.words import label_of, question_of
from tablewright.server import messages as m

SPECTATOR = -1
_encode = msgspec.json.Encoder(order="sorted").encode


def spoken(line: Line, game: str, names: Sequence[str]) -> m.Sentence:
    """A line as a message: its key, its arguments, and the words."""
    return said(line.key, tuple(line.arguments.items()), game if game in NAMES else "", tuple(names))


@lru_cache(10_000)
def said(key: str, given: tuple[tuple[str, Spoken], ...], catalogue: str, names: tuple[str, ...]) -> m.Sentence:
    """A line in the words of a catalogue; the same one is said to everybody at a table."""
    arguments: dict[str, int | str | m.Argument] = {}
    for name, value in given:
        if isinstance(value, Player):
            arguments[name] = m.Argument(player=value.number)
        elif isinstance(value, Word):
            arguments[name] = m.Argument(word=value.key)
        else:
            arguments[name] = value
    return m.Sentence(key, sentence(Line(key, dict(given)), catalogue, names), arguments)


def viewer_of(match: Match, seat: int) -> int:
    """The player at a seat; -1 for spectators and before the start."""
    return SPECTATOR if seat == SPECTATOR or not match.player_of else match.player_of[seat]


@cache
def _plain_choice(game: str, action: int, move: str) -> msgspec.Raw | None:
    """A choice that reads the same at every table, encoded once; None if it names a player."""
    label = label_of(game, action)
    if any(isinstance(argument, Player) for argument in label.line.arguments.values()):
        return None
    return msgspec.Raw(_encode(m.Choice(move, action, spoken(label.line, game, ()), label.rule)))


def choices(match: Match, seat: int) -> list[Any]:
    """What the viewer may do now."""
    if match.line is None or match.actor < 0 or viewer_of(match, seat) != match.actor or seat == SPECTATOR:
        return []
    game, found = match.game, []
    for action in match.line.position.actions():
        choice: Any = _plain_choice(game.name, action, game.texts[action])
        if choice is None:
            label = label_of(game.name, action)
            words = spoken(label.line, game.name, match.names)
            choice = m.Choice(game.texts[action], action, words, label.rule)
        found.append(choice)
    return found


def question(match: Match, seat: int, observation: dict[str, Any] | None) -> m.Sentence:
    """What is asked, or how it stands."""
    if match.phase == WAITING:
        line = Line("table-waiting")
    elif match.phase == PLAYING and match.actor >= 0 and observation is not None:
        is_asked = viewer_of(match, seat) == match.actor and seat != SPECTATOR
        line = question_of(match.game.name, observation["state"], match.actor, is_asked)
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


def observed(match: Match, viewer: int, shared: dict[str, Any]) -> dict[str, Any] | None:
    """What a viewer may know of the position; `shared` keeps what is the same for all viewers."""
    if match.line is None:
        return None
    if has_secrets(match.game):
        return match.line.position.observation(viewer).to_dict()
    if not shared:
        shared.update(match.line.position.observation(viewer).to_dict())
    return {**shared, "viewer": viewer}


def table_view(match: Match, seat: int, shared: dict[str, Any] | None = None) -> m.TableView:
    """All that one viewer may know of a table."""
    setup, line, viewer = match.setup, match.line, viewer_of(match, seat)
    observation = observed(match, viewer, {} if shared is None else shared)
    known = setup.game in NAMES
    is_playing = match.phase == PLAYING and viewer >= 0
    return m.TableView(
        table=setup.table,
        game=setup.game,
        title=match.game.meta.title if known else setup.game,
        phase=match.phase,
        note=spoken(match.note, setup.game, match.names) if match.note else None,
        seat=seat,
        player=viewer,
        version=setup.version,
        rules_hash=setup.rules_hash,
        rules=setup.settings.rules,
        players=setup.settings.players,
        seats=[seat_view(match, n) for n in range(len(match.seats))],
        turn=match.actor,
        question=question(match, seat, observation),
        observation=observation,
        choices=choices(match, seat),
        length=line.position.length if line is not None else 0,
        length_unit=match.game.meta.length_unit if known else "",
        can_undo=wishes.can_undo(match, viewer) if is_playing else "",
        undo=request(match.undo),
        can_offer_draw=is_playing and wishes.can_offer_draw(match, viewer),
        draw=request(match.draw),
        can_resign=is_playing and f"resign {viewer}" in match.game.numbers and viewer not in match.out(),
        can_hint=can_hint(match, seat),
        outcome=outcome(match),
        dice=dice(match),
        settings=msgspec.to_builtins(setup.settings),
        next_table=match.next_table or None,
    )


def step(match: Match, numbers: Numbers, seat: int, change: Change) -> m.Step:
    """What one entry was for a viewer."""
    entry, game = change.entry, match.setup.game
    events = [
        m.Happened(e.kind, e.player, e.a, e.b, e.c, e.hidden, spoken(match.game.narrate(e), game, match.names))
        for e in redacted(change.events, viewer_of(match, seat))
    ]
    back_to = None
    if change.kept >= 0 and match.line is not None:
        back_to = _number_of_ply(match, numbers, seat, change)
    return m.Step(
        number=numbers.after(seat, entry.number),
        kind=entry.kind,
        player=entry.player,
        events=events,
        note=spoken(change.note, game, match.names) if change.note else None,
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
        self._bodies: dict[int, tuple[bytes, str]] = {}
        self._shared: dict[str, Any] = {}
        self._made_at = -1

    def body(self, seat: int) -> tuple[bytes, str]:
        """The encoded view of a seat and its hash."""
        if self._made_at != len(self.match.entries):
            self._bodies, self._shared, self._made_at = {}, {}, len(self.match.entries)
        if seat not in self._bodies:
            raw = _encode(table_view(self.match, seat, self._shared))
            self._bodies[seat] = raw, hashlib.sha256(raw).hexdigest()[:32]
        return self._bodies[seat]

    def message(self, seat: int, since: int, now: int) -> bytes:
        """The view of a seat with all steps since a number, ready to be sent."""
        raw, hashed = self.body(seat)
        number = self.numbers.number(seat)
        since = max(since if since <= number else 0, number - self._most_steps)
        changes = self.match.changes
        steps = [step(self.match, self.numbers, seat, changes[n - 1]) for n in self.numbers.entries_since(seat, since)]
        view = msgspec.Raw(raw)
        return _encode(m.View(seat, number, hashed, since, steps, view, clocks(self.match, now)))  # type: ignore[arg-type]
