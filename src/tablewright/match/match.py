"""A match: how it was set up, and what its log of entries makes of it. `advance` is the only way it changes.

What may be added to the log is decided in `wishes.py`; here it is only carried out, the same way on every replay.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from tablewright.games.registry import NAMES, game
from tablewright.kernel.errors import RecordError
from tablewright.kernel.events import Event, may
from tablewright.kernel.game import Game
from tablewright.kernel.narration import Message
from tablewright.kernel.plain import observed
from tablewright.kernel.records import Records
from tablewright.match import entries as e
from tablewright.match.chance import chance_source, fresh_seed, seed_of
from tablewright.match.clock import NOBODY, Clock
from tablewright.match.entries import Entry, Setup
from tablewright.match.history import History, Ply, known_bytes
from tablewright.match.seats import Seat

WAITING, PLAYING, OVER, CLOSED, FROZEN = "waiting", "playing", "over", "closed", "frozen"
COMEBACK = 10  # who ran out of time comes back with this part of the bank


@dataclass
class Ask:
    """A question to everybody: may moves be taken back, is it a draw."""

    player: int
    waiting: set[int]


@dataclass(frozen=True)
class Change:
    """What one entry did: events as they happened (redact before telling), and a sentence about the table."""

    entry: Entry
    events: list[Event] = field(default_factory=list)
    note: Message | None = None
    kept: int = -1  # undo: how many moves stay
    unseen: frozenset[int] = frozenset()  # the viewers (players, -1 spectators) for whom nothing changed


class Match:
    """A match in progress."""

    def __init__(self, setup: Setup, secret: str) -> None:
        self.setup, self.secret = setup, secret
        self.entries: list[Entry] = []
        self.changes: list[Change] = []
        self.seats = [Seat(n) for n in range(setup.settings.players)]
        self.phase = WAITING
        self.note: Message | None = None  # why it is closed or frozen
        self.host = NOBODY
        self.player_of: list[int] = []  # by seat
        self.seat_of: list[int] = []  # by player
        self.chance_source = ""  # once it has started
        self.history: History | None = None
        self.clock: Clock | None = None
        self.undo: Ask | None = None
        self.draw: Ask | None = None
        self.undone = 0  # how often chance went on with a fresh seed
        self.next_table = ""
        self.asked_at = 0  # the entry since which the present question is asked
        self._sights: list[bytes] = []
        self._seen: dict[int, Records] = {}
        self._freeze_if_other()

    def _freeze_if_other(self) -> None:
        """A match of rules that this program does not play any more is only shown."""
        setup = self.setup
        if setup.game not in NAMES:
            self.note = Message("table-frozen-game", {"game": setup.game})
        elif self.game.meta.version != setup.version:
            self.note = Message("table-frozen-version", {"played": setup.version, "here": self.game.meta.version})
        elif self.game.ruleset.hash(setup.settings.rules) != setup.rules_hash:
            self.note = Message("table-frozen-rules", {"played": setup.rules_hash})
        else:
            return
        self.phase = FROZEN

    @property
    def game(self) -> Game:
        return game(self.setup.game)

    @property
    def names(self) -> list[str]:
        """Of the players."""
        return [self.seats[seat].name for seat in self.seat_of]

    @property
    def actor(self) -> int:
        """The player who decides now; -1 before the start and when it is over."""
        return self.history.actor if self.history and self.phase == PLAYING else NOBODY

    def seat_of_player(self, player: int) -> Seat:
        return self.seats[self.seat_of[player]]

    def out(self) -> frozenset[int]:
        """The players who have been removed from the game: by resigning, or for their time."""
        return self.history.out if self.history else frozenset()

    def people(self) -> list[int]:
        """The players still in the game whose seats are in the hands of people who are here."""
        out = self.out()
        return [p for p, seat in enumerate(self.seat_of) if self.seats[seat].is_here and p not in out]

    def advance(self, entry: Entry) -> Change:
        """Carry out the next entry of the log."""
        if entry.number != len(self.entries) + 1:
            raise ValueError(f"entry {entry.number} cannot follow entry {len(self.entries)}")
        change = self._carried_out(entry)
        self.entries.append(entry)
        self.changes.append(change)
        return change

    def _carried_out(self, entry: Entry) -> Change:
        if self.phase == FROZEN and entry.kind not in (e.SIT, e.RENAME, e.HOST, e.CLOSE):
            if entry.kind == e.START:
                self._take_places(entry.order)
            return Change(entry)
        before = self.actor
        change = CARRY_OUT[entry.kind](self, entry)
        self._after(entry, before)
        return change

    def _after(self, entry: Entry, before: int) -> None:
        """What follows from any entry: the end of the game, the next question, the clock."""
        if self.phase == PLAYING and self.history and self.history.actor < 0:
            self.phase, self.undo, self.draw = OVER, None, None
        if self.actor != before or entry.kind in (e.START, e.MOVE, e.TIMEOUT, e.UNDO, e.ANSWER_UNDO, e.RESIGN):
            self.asked_at = entry.number
        if self.clock:
            runs = self.actor if self.actor >= 0 and self.seat_of_player(self.actor).is_here else NOBODY
            self.clock.hand_over(runs, entry.at)

    # the table

    def _sit(self, entry: Entry) -> Change:
        seat = self.seats[entry.seat]
        was = seat.name
        fresh = Seat(entry.seat, entry.sitter, entry.name, entry.bot, entry.key, entry.entropy)
        self.seats[entry.seat] = fresh
        if fresh.is_person and self.host == NOBODY:
            self.host = entry.seat
        elif not fresh.is_person and self.host == entry.seat:
            self._pass_on_host()
        key = {e.PERSON: "table-joined", e.BOT: "table-bot-joined"}.get(entry.sitter, "table-got-up")
        return Change(entry, note=Message(key, {"name": entry.name or was or str(entry.seat + 1)}))

    def _pass_on_host(self) -> None:
        """To the next person who is here; without one there is no host until somebody is back."""
        here = [seat.number for seat in self.seats if seat.is_here]
        self.host = here[0] if here else NOBODY

    def _rename(self, entry: Entry) -> Change:
        was, self.seats[entry.seat].name = self.seats[entry.seat].name, entry.name
        return Change(entry, note=Message("table-renamed", {"was": was, "name": entry.name}))

    def _entropy(self, entry: Entry) -> Change:
        self.seats[entry.seat].entropy = entry.entropy
        return Change(entry, unseen=frozenset(range(-1, len(self.seats))))

    def _host(self, entry: Entry) -> Change:
        self.host = entry.seat
        return Change(entry, note=Message("table-host", {"name": self.seats[entry.seat].name}))

    def _mute(self, entry: Entry) -> Change:
        self.seats[entry.seat].is_muted = entry.yes
        key = "table-muted" if entry.yes else "table-unmuted"
        return Change(entry, note=Message(key, {"name": self.seats[entry.seat].name}))

    def _rematch(self, entry: Entry) -> Change:
        self.seats[entry.seat].wants_rematch = True
        return Change(entry, note=Message("table-rematch", {"name": self.seats[entry.seat].name}))

    def _next(self, entry: Entry) -> Change:
        self.next_table = entry.table
        return Change(entry, note=Message("table-next"))

    def _close(self, entry: Entry) -> Change:
        if self.phase not in (OVER, FROZEN):
            self.phase, self.undo, self.draw = CLOSED, None, None
        self.note = Message(f"table-closed-{entry.note}")
        return Change(entry, note=self.note)

    # the game

    def _take_places(self, order: list[int]) -> None:
        self.player_of = list(order)
        self.seat_of = [order.index(player) for player in range(len(order))]

    def _start(self, entry: Entry) -> Change:
        settings = self.setup.settings
        self.chance_source = chance_source(self.secret, [seat.entropy for seat in self.seats])
        self._take_places(entry.order)
        self.history = History(self.game, self.setup, seed_of(self.chance_source))
        self.phase = PLAYING
        if settings.clock:
            bank = [settings.clock.bank] * settings.players
            self.clock = Clock(settings.clock.increment, bank, since=entry.at)
        self._look()
        return Change(entry, list(self.history.position.setup_events), Message("table-started"))

    def _look(self) -> frozenset[int]:
        """Remember what everybody can see; the viewers for whom that is what it was."""
        if not self.game.has_secrets:
            return frozenset()
        assert self.history is not None
        position = self.history.position
        viewers = range(-1, position.players)
        self._seen = {viewer: observed(self.game, *position.arrays, viewer) for viewer in viewers}
        sights = [known_bytes(self.game, self._seen[viewer]) for viewer in viewers]
        same = [n - 1 for n, (old, new) in enumerate(zip(self._sights, sights)) if old == new]
        self._sights = sights
        return frozenset(same)

    def seen_by(self, viewer: int) -> Records | None:
        """What a viewer may know of the position, where anything is secret: it was looked at after the last move."""
        return self._seen.get(viewer)

    def _play(self, entry: Entry, action: int, player: int) -> Change:
        assert self.history is not None
        actor = self.actor
        events = self.history.play(Ply(action, player, entry.number, entry.by))
        same = self._look()
        self.undo = self.draw = None
        if self.actor == actor:  # else everybody sees that somebody else decides now
            learning = {viewer for viewer in same if any(may(event.told, viewer) for event in events)}
            unseen = same - learning - {player}
        else:
            unseen = frozenset()
        return Change(entry, events, unseen=unseen)

    def _move(self, entry: Entry) -> Change:
        action = self.game.number(entry.move)
        if entry.player != self.actor:
            raise RecordError(f"player {entry.player} cannot play {entry.move!r} in player {self.actor}'s turn")
        if action >= self.game.n_actions:
            raise RecordError(f"{entry.move!r} belongs to the table: it is no move of a player")
        return self._play(entry, action, entry.player)

    def _resign(self, entry: Entry) -> Change:
        return self._play(entry, self.game.number(f"resign {entry.player}"), entry.player)

    def _timeout(self, entry: Entry) -> Change:
        """Time is up: the game's default is played, and a bot has the seat until the player is back."""
        if entry.player != self.actor:
            raise RecordError(f"player {entry.player} cannot run out of time in player {self.actor}'s turn")
        change = self._play(entry, self.game.number(entry.move), entry.player)
        seat = self.seat_of_player(entry.player)
        seat.is_away = seat.is_out_of_time = True
        seat.bot = self.setup.settings.stand_in
        if self.host == seat.number:
            self._pass_on_host()
        return Change(entry, change.events, Message("table-timeout", {"name": seat.name}))

    def _away(self, entry: Entry) -> Change:
        seat = self.seats[entry.seat]
        seat.is_away, seat.bot = True, self.setup.settings.stand_in
        if self.host == seat.number:
            self._pass_on_host()
        taken_back = self._no_longer_asked(entry, self.player_of[entry.seat])
        kept = len(self.history.plies) if taken_back and self.history else -1
        return Change(entry, note=Message(f"table-away-{entry.by}", {"name": seat.name}), kept=kept)

    def _back(self, entry: Entry) -> Change:
        seat = self.seats[entry.seat]
        seat.is_away, seat.bot = False, ""
        if seat.is_out_of_time and self.clock and self.setup.settings.clock:
            player = self.player_of[entry.seat]
            comeback = self.setup.settings.clock.bank // COMEBACK
            self.clock.left[player] = max(self.clock.left[player], comeback)
        seat.is_out_of_time = False
        if self.host == NOBODY:
            self.host = seat.number
        return Change(entry, note=Message("table-back", {"name": seat.name}))

    def _resume(self, entry: Entry) -> Change:
        if self.clock:
            self.clock.forgive(entry.lost)
        return Change(entry, note=Message("table-resumed"))

    # questions to everybody

    def _ask_undo(self, entry: Entry) -> Change:
        self.undo = Ask(entry.player, {player for player in self.people() if player != entry.player})
        return Change(entry, note=Message("table-asks-undo", {"name": self.names[entry.player]}))

    def _answer_undo(self, entry: Entry) -> Change:
        assert self.undo is not None
        name = {"name": self.names[entry.player]}
        if not entry.yes:
            self.undo = None
            return Change(entry, note=Message("table-undo-refused", name))
        done = self._no_longer_asked(entry, entry.player)
        kept = len(self.history.plies) if done and self.history else -1
        return Change(entry, note=Message("table-undone" if done else "table-undo-agreed", name), kept=kept)

    def _undo(self, entry: Entry) -> Change:
        """Moves taken back without asking: nothing was given away (`by` free), or nobody was there to be asked."""
        self._take_back(entry.to, fresh=entry.by != "free")
        return Change(entry, note=Message("table-undo", {"name": self.names[entry.player]}), kept=entry.to)

    def _take_back(self, keep: int, fresh: bool) -> None:
        assert self.history is not None
        seed = None
        if fresh:
            self.undone += 1
            seed = fresh_seed(self.chance_source, self.undone)
        self.history.take_back(keep, seed)
        self.undo = self.draw = None
        self._look()

    def _offer_draw(self, entry: Entry) -> Change:
        self.draw = Ask(entry.player, {player for player in self.people() if player != entry.player})
        return Change(entry, note=Message("table-offers-draw", {"name": self.names[entry.player]}))

    def _answer_draw(self, entry: Entry) -> Change:
        assert self.draw is not None
        name = {"name": self.names[entry.player]}
        if not entry.yes:
            self.draw = None
            return Change(entry, note=Message("table-draw-refused", name))
        self.draw.waiting.discard(entry.player)
        if self.draw.waiting:
            return Change(entry, note=Message("table-draw-agreed", name))
        return self._play(entry, self.game.number("draw agreed"), NOBODY)

    def _no_longer_asked(self, entry: Entry, player: int) -> bool:
        """An answer, or somebody who is not here to give one; whether that settled it and moves were taken back."""
        if self.draw and (player == self.draw.player or entry.kind == e.AWAY):
            self.draw = None  # a draw needs the word of everybody
        if self.undo is None:
            return False
        if player == self.undo.player:
            self.undo = None
            return False
        self.undo.waiting.discard(player)
        if self.undo.waiting or self.history is None:
            return False
        keep = self.history.last_decision(self.undo.player)
        self._take_back(len(self.history.plies) if keep is None else keep, fresh=True)
        return True


CARRY_OUT: dict[str, Callable[[Match, Entry], Change]] = {
    e.SIT: Match._sit,
    e.RENAME: Match._rename,
    e.ENTROPY: Match._entropy,
    e.HOST: Match._host,
    e.MUTE: Match._mute,
    e.START: Match._start,
    e.MOVE: Match._move,
    e.ASK_UNDO: Match._ask_undo,
    e.ANSWER_UNDO: Match._answer_undo,
    e.UNDO: Match._undo,
    e.OFFER_DRAW: Match._offer_draw,
    e.ANSWER_DRAW: Match._answer_draw,
    e.RESIGN: Match._resign,
    e.TIMEOUT: Match._timeout,
    e.AWAY: Match._away,
    e.BACK: Match._back,
    e.RESUME: Match._resume,
    e.REMATCH: Match._rematch,
    e.NEXT: Match._next,
    e.CLOSE: Match._close,
}


def replayed(setup: Setup, secret: str, entries: list[Entry]) -> Match:
    """The match that a log makes."""
    match = Match(setup, secret)
    for entry in entries:
        match.advance(entry)
    return match
