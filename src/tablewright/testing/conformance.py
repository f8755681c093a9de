"""What every game must keep, checked on random games.

What is public arrives, and nothing leaks (an observation, a legal list, a refusal and the events that a viewer gets do
not depend on what the viewer may not know); no state hidden outside the record, no illegal list, no broken law.
`conform` looks at every viewer at every moment from Python; `endure` plays at volume, compiled, and asks only for sound
lists and the game's own laws. Each compiled function here calls few verbs: numba compiles all that a function can call
with it.
"""

import random
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablewright.kernel import calls, verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.events import SILENT, Event, new_log, read_log, redacted
from tablewright.kernel.game import Game
from tablewright.kernel.position import Position, words
from tablewright.kernel.records import Actions, Ints, Records, bytes_of, fields_of
from tablewright.kernel.rng import U, advance, key, mix, scaled, stream

BAD_LIST, BROKEN_LAW, ENDLESS, NO_END_REASON = range(1, 5)
FAULTS = (
    "",
    "a list of legal actions is empty, not increasing or out of range",
    "a law of the game is broken",
    "the game does not end",
    "the game is over without a reason",
)
MAX_PLIES = 200_000
RUBBISH = 0xA5, 0x5A  # bytes that stand in a record before an observation is written into it


@jit
def reasons(rs: Records, ss: Records, codes: Ints) -> None:
    """Why each action may not be played now."""
    for a in range(codes.shape[0]):
        codes[a] = verbs.why_not(rs[0], ss[0], a)


@jit
def audit(rs: Records, ss: Records) -> int:
    return verbs.audit(rs[0], ss[0])


@jit
def scramble(rs: Records, ss: Records, p: int) -> None:
    verbs.scramble(rs[0], ss[0], p)


@jit
def endure(rs: Records, ss: Records, out: Actions, n_actions: int, log: Records, seed: int) -> int:
    """One random game, its lists and laws checked at every step; an index of FAULTS."""
    r, s = rs[0], ss[0]
    mark = stream(seed, 0)
    key(s, mark, 0)
    verbs.setup(r, s, log)
    x = mark
    for _ in range(MAX_PLIES):
        if verbs.audit(r, s) != 0:
            return BROKEN_LAW
        if verbs.actor(s) < 0:
            return 0 if verbs.end_reason(s) != 0 else NO_END_REASON
        n = verbs.legal(r, s, out)
        if n < 1 or n > out.shape[0] or out[0] < 0 or out[n - 1] >= n_actions:
            return BAD_LIST
        for i in range(1, n):
            if out[i - 1] >= out[i]:
                return BAD_LIST
        x = advance(x)
        verbs.apply(r, s, out[scaled(mix(x), n)], log)
    return ENDLESS


def endure_all(start: Position, seeds: Iterable[int]) -> int:
    """Random games at volume under the rules of a position; how many. The first fault is an AssertionError."""
    game, (rules, _) = start.game, start.arrays
    state, out, log = np.zeros(1, game.state), np.zeros(game.max_legal, np.int32), SILENT
    games = 0
    for seed in seeds:
        fault = endure(rules, state, out, game.n_actions, log, U(seed))
        assert fault == 0, f"{game.name}, {start.players} players, seed {seed}: {FAULTS[fault]}"
        games += 1
    return games


def seen_mask(game: Game, viewer: int) -> NDArray[np.bool_]:
    """The bytes of a state that the declared fields show to a viewer as they are."""
    return _mask(game, "everybody", lambda player: player == viewer)


def hidden_mask(game: Game, viewer: int) -> NDArray[np.bool_]:
    """The bytes of a state that the declared fields keep from a viewer."""
    return _mask(game, "nobody", lambda player: player != viewer)


def _mask(game: Game, seen: str, has_row: Callable[[int], bool]) -> NDArray[np.bool_]:
    """The bytes of all fields that are declared so, and some players' rows of what is their owner's."""
    mask = np.zeros(game.state.itemsize, bool)
    for field in fields_of(game.declared_state):
        place = bytes_of(game.state, field.name)
        if field.seen == seen:
            mask[place] = True
        if field.seen == "owner":
            rows = mask[place].reshape(field.shape[0], -1)  # a view: a row for each player
            rows[[player for player in range(field.shape[0]) if has_row(player)]] = True
    return mask


class Moment:
    """A position as the checks see it: arrays to work in, and what each viewer may see of it."""

    def __init__(self, start: Position) -> None:
        self.game, self.players = start.game, start.players
        self.rules = start.arrays[0]
        self.where = f"{self.game.name}, {self.players} players"
        self.counts = self.game.position_mask
        self.written = np.zeros(self.game.state.itemsize, bool)  # all fields, caches too, but no padding
        for field in fields_of(self.game.declared_state):
            self.written[bytes_of(self.game.state, field.name)] = True
        self.hidden = {viewer: hidden_mask(self.game, viewer) for viewer in range(-1, self.players)}
        self.seen = {viewer: seen_mask(self.game, viewer) for viewer in range(-1, self.players)}
        self.out = np.zeros(self.game.max_legal, np.int32)
        self.log = new_log(self.game.max_events)

    def bytes_of(self, state: Records) -> bytes:
        return bytes(state.view(np.uint8)[self.counts])

    def legal(self, state: Records) -> list[int]:
        return [int(a) for a in self.out[: calls.legal(self.rules, state, self.out)]]

    def reasons(self, state: Records) -> list[int]:
        codes = np.zeros(self.game.n_actions, np.int32)
        reasons(self.rules, state, codes)
        return [int(code) for code in codes]

    def observed(self, state: Records, viewer: int, rubbish: int = RUBBISH[0]) -> Records:
        """What a viewer sees, written over rubbish: a field that is left out would keep it."""
        seen = np.full(self.game.state.itemsize, rubbish, np.uint8).view(self.game.state)
        calls.observe(self.rules, state, viewer, seen)
        return seen

    def dealt(self, seen: Records, viewer: int, seed: int) -> Records:
        world = seen.copy()
        calls.deal(self.rules, world, viewer, *words(seed))
        return world

    def scrambled(self, state: Records, viewer: int, chooser: random.Random) -> Records:
        """The state with rubbish in place of all that the viewer may not see."""
        other = state.copy()
        raw, mask = other.view(np.uint8), self.hidden[viewer]
        raw[mask] = np.frombuffer(chooser.randbytes(int(mask.sum())), np.uint8)
        scramble(self.rules, other, viewer)
        return other

    def applied(self, state: Records, action: int) -> list[Event]:
        self.log["kind"][0] = 0
        calls.apply(self.rules, state, action, self.log)
        return read_log(self.log)

    def check(self, state: Records, chooser: random.Random) -> None:
        """Everything that can be asked of one position."""
        before = self.bytes_of(state)
        listed = self.legal(state)
        codes = self.reasons(state)
        assert listed == [a for a, code in enumerate(codes) if code == 0], f"{self.where}: reasons and list disagree"
        assert all(0 <= code < len(self.game.reasons) for code in codes), f"{self.where}: a reason without words"
        for viewer in range(-1, self.players):
            self.check_viewer(state, viewer, listed, codes, chooser)
        assert self.bytes_of(state) == before, f"{self.where}: looking changed the position"

    def check_viewer(
        self, state: Records, viewer: int, listed: list[int], codes: list[int], chooser: random.Random
    ) -> None:
        """What is seen fits a dealt world, and does not change with what is hidden."""
        seen = self.observed(state, viewer)
        here = f"{self.where}, viewer {viewer}"
        raw, shown, hidden = seen.view(np.uint8), self.seen[viewer], self.hidden[viewer]
        assert (raw == state.view(np.uint8))[shown].all(), f"{here}: {self.lost(state, seen, viewer)} does not arrive"
        assert not raw[hidden].any(), f"{here}: a hidden field is not zero in an observation"
        world = self.dealt(seen, viewer, chooser.getrandbits(64))
        assert self.bytes_of(self.observed(world, viewer)) == self.bytes_of(seen), f"{here}: a dealt world looks other"
        assert calls.actor(world) == calls.actor(state), f"{here}: a dealt world has another actor"
        assert audit(self.rules, world) == 0, f"{here}: a dealt world breaks a law"
        rubbish = self.scrambled(state, viewer, chooser)
        leaked = self.observed(rubbish, viewer, RUBBISH[1]).view(np.uint8) != raw
        assert not leaked[self.written].any(), f"{here}: an observation leaks"
        if calls.actor(state) == viewer:
            for name, other in (("an observation", seen), ("a dealt world", world), ("what is hidden", rubbish)):
                assert self.legal(other) == listed, f"{here}: {name} changes the legal list"
                assert self.reasons(other) == codes, f"{here}: {name} changes a reason"

    def lost(self, state: Records, seen: Records, viewer: int) -> str:
        """The first field of which a viewer is not shown what is declared."""
        wrong = (state.view(np.uint8) != seen.view(np.uint8)) & self.seen[viewer]
        names = [field.name for field in fields_of(self.game.declared_state)]
        return next((name for name in names if wrong[bytes_of(self.game.state, name)].any()), "")

    def check_events(self, before: Records, after: Records, action: int, events: list[Event], seed: int) -> None:
        """The same action in a world that a viewer cannot tell apart: if it still looks the same, so do the events."""
        for viewer in range(-1, self.players):
            world = self.dealt(self.observed(before, viewer), viewer, seed)
            world["rng"] = before["rng"]  # the same dice
            if calls.why_not(self.rules, world, action):
                continue
            others = self.applied(world, action)
            if self.bytes_of(self.observed(world, viewer)) == self.bytes_of(self.observed(after, viewer)):
                told, told_there = plain(redacted(events, viewer)), plain(redacted(others, viewer))
                assert told == told_there, f"{self.where}, viewer {viewer}: events leak: {told} or {told_there}"


def plain(events: list[Event]) -> list[tuple[Any, ...]]:
    """What a viewer gets of events: not who else gets it."""
    return [(e.kind, e.player, e.a, e.b, e.c, e.hidden) for e in events]


def conform(start: Position, seeds: Iterable[int], every: int = 1) -> int:
    """Random games under the rules of a position, every viewer checked at about every so many moments; how many."""
    moment = Moment(start)
    moments = 0
    for seed in seeds:
        chooser = random.Random(seed)
        position = start.game.new(start.players, seed, start.changes)
        twin = _set_up_over_rubbish(moment, seed, chooser)
        assert moment.bytes_of(twin) == moment.bytes_of(position.arrays[1]), f"{moment.where}: setup left a field"
        is_checked = True  # the first moment always
        while not position.is_over:
            state = position.arrays[1]
            action = chooser.choice(position.actions())
            before = state.copy()
            if is_checked:
                moment.check(state, chooser)
                moments += 1
            events = moment.applied(state, action)
            calls.apply(moment.rules, twin, action, new_log(1))
            assert moment.bytes_of(twin) == moment.bytes_of(state), f"{moment.where}: the same game went another way"
            if is_checked:
                moment.check_events(before, state, action, events, chooser.getrandbits(64))
            is_checked = chooser.randrange(every) == 0
        assert position.end_reason, f"{moment.where}: over without a reason"
    return moments


def _set_up_over_rubbish(moment: Moment, seed: int, chooser: random.Random) -> Records:
    """The same game in a record that was full of rubbish: setup writes everything."""
    twin = np.frombuffer(bytearray(chooser.randbytes(moment.game.state.itemsize)), moment.game.state)
    calls.setup(moment.rules, twin, *words(seed), new_log(1))
    return twin
