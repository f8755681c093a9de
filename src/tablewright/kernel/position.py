"""The Python face: a game in progress, in one-element arrays (numba takes them faster than record scalars)."""

import hashlib
import json
import re
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from tablewright.kernel import calls
from tablewright.kernel.errors import IllegalMove, PositionError, RecordError, RulesError, shown
from tablewright.kernel.events import Event, new_log, read_log, redacted
from tablewright.kernel.json_data import check_data
from tablewright.kernel.narration import NAMES, Message, has_message, sentence
from tablewright.kernel.records import Records
from tablewright.kernel.ruleset import new_rules

if TYPE_CHECKING:
    from tablewright.kernel.game import Game

WORD = 1 << 64
FORMAT = 1  # of records
CHANCE = re.compile("[0-9a-f]{16}")  # a word of it, as descriptions write it


@dataclass(frozen=True)
class WhyNot:
    """Why a move may not be played now."""

    code: str
    rule: str
    message: str  # its key in the game's catalogue
    sentence: str


class Position:
    """A game in progress, or (with a viewer) what one player may know of it."""

    __slots__ = (
        "_log",
        "_out",
        "_repeated",
        "_rs",
        "_ss",
        "changes",
        "game",
        "moves",
        "origin",
        "setup_events",
        "viewer",
    )

    def __init__(
        self, game: "Game", rules: Records, state: Records, changes: Mapping[str, Any], viewer: int | None = None
    ) -> None:
        self.game, self._rs, self._ss, self.viewer = game, rules, state, viewer
        self.changes = dict(changes)  # the rules that differ from rules.toml
        self.origin: dict[str, Any] = {}  # what a record begins with: a seed, or a description
        self.moves: list[int] = []
        self.setup_events: list[Event] = []
        self._out = np.empty(game.max_legal, np.int32)
        self._log = new_log(game.max_events)
        self._repeated: Counter[int] = Counter()

    @property
    def arrays(self) -> tuple[Records, Records]:
        """The rules and the state in one-element arrays, for searches and simulations."""
        return self._rs, self._ss

    @property
    def r(self) -> Any:
        """The rules record."""
        return self._rs[0]

    @property
    def s(self) -> Any:
        """The state record."""
        return self._ss[0]

    @property
    def players(self) -> int:
        return int(self._rs["players"][0])

    @property
    def actor(self) -> int:
        """Who decides now; -1 when the game is over."""
        return calls.actor(self._ss)

    @property
    def is_over(self) -> bool:
        return self.actor < 0

    @property
    def result(self) -> list[float] | None:
        """The outcome for each player, -1 to 1; None while the game goes on."""
        if not self.is_over:
            return None
        out = np.zeros(self.players)
        calls.result(self._rs, self._ss, out)
        return [float(value) for value in out]

    @property
    def end_reason(self) -> str | None:
        """How the game ended; None while it goes on."""
        return self.game.meta.end_reasons[calls.end_reason(self._ss)] if self.is_over else None

    @property
    def length(self) -> int:
        """How long the game has lasted, in the game's own unit (`game.meta.length_unit`)."""
        return calls.length(self._ss)

    @property
    def hash(self) -> str:
        """A name for this position and its future chance: equal positions have equal hashes."""
        raw = np.where(self.game.position_mask, self._ss.view(np.uint8), 0)
        return hashlib.sha256(raw[: self.game.position_bytes].tobytes()).hexdigest()[:32]

    @property
    def rules_hash(self) -> str:
        """A name for the rules of this game."""
        return self.game.ruleset.hash(self.changes)

    def actions(self) -> list[int]:
        """The legal actions as numbers, in increasing order."""
        if self.is_over:
            return []
        return [int(a) for a in self._out[: calls.legal(self._rs, self._ss, self._out)]]

    def legal(self) -> list[str]:
        """The legal moves.

        >>> import tablewright
        >>> tablewright.game("quoridor").new(players=2, seed=1).legal()[:4]
        ['d1', 'f1', 'e2', 'a1h']
        """
        return [self.game.texts[a] for a in self.actions()]

    def why_not(self, move: str | int) -> WhyNot | None:
        """Why a move may not be played now; None if it may.

        >>> import tablewright
        >>> tablewright.game("quoridor").new(players=2, seed=1).why_not("e3").rule
        'QRD-16'
        """
        a = self.game.number(move)
        if self.is_over:
            return self._refusal("over", "")
        code = calls.why_not(self._rs, self._ss, a)
        if code == 0:
            return None
        reason = self.game.reasons[code]
        return self._refusal(reason.key, reason.rule)

    def _refusal(self, code: str, rule: str) -> WhyNot:
        """A refusal in the game's own words; those that every game shares where it has none."""
        name = self.game.name
        own = f"{name}-why-{code}"
        key = own if has_message(own, name) else f"why-{code}"
        return WhyNot(code, rule, key, sentence(Message(key), name))

    def play(self, move: str | int) -> list[Event]:
        """Play a move, as text or number; returns what happened."""
        if self.viewer is not None:
            raise IllegalMove(
                "this is what one player may know, not a game: play on the position itself, or `deal` one"
            )
        a = self.game.number(move)
        if refusal := self.why_not(a):
            rule = f" ({refusal.rule})" if refusal.rule else ""
            raise IllegalMove(f"{self.game.texts[a]}: {refusal.sentence}{rule}")
        events = self._applied(a)
        self.moves.append(a)
        if self._comes_again():
            events += self._applied(self.game.repetition)
        return events

    def time_out(self) -> int:
        """The action that is played for a player whose time is up: the game's choice, else the first that is legal."""
        if self.is_over:
            raise PositionError("the game is over: nobody's time can run out")
        own = self.game.time_out
        return self.actions()[0] if own is None else int(own(self.r, self.s))

    def _applied(self, a: int) -> list[Event]:
        self._log["kind"][0] = 0
        calls.apply(self._rs, self._ss, a, self._log)
        return read_log(self._log)

    def _comes_again(self) -> bool:
        """Count this position, if the rules end a game by repetition; whether it has come too often."""
        if self.game.fingerprint is None or not (often := int(self.r.repetition_draw)):
            return False
        fingerprint = calls.fingerprint(self._ss)
        self._repeated[fingerprint] += 1
        return self._repeated[fingerprint] >= often

    def observation(self, player: int) -> "Position":
        """What a player may know (-1: a spectator), as a position of unknowns."""
        viewer = self._checked_viewer(player)
        if self.viewer is not None:
            raise PositionError("an observation cannot be observed: ask the position itself")
        seen = np.zeros(1, self.game.state)
        calls.observe(self._rs, self._ss, viewer, seen)
        return Position(self.game, self._rs, seen, self.changes, viewer)

    def _checked_viewer(self, player: Any) -> int:
        if not is_whole(player) or not -1 <= player < self.players:
            last = self.players - 1
            raise PositionError(f"there is no player {shown(player)}; players are 0 to {last}, a spectator is -1")
        return int(player)

    def _check_names(self, names: Any) -> None:
        is_list = isinstance(names, Sequence) and not isinstance(names, str)
        if names is not NAMES and not (is_list and len(names) >= self.players and all(type(n) is str for n in names)):
            raise PositionError(f"names: expected {self.players} texts, one for each player, not {shown(names)}")

    def deal(self, seed: int) -> "Position":
        """One full position that the viewer of this observation considers possible."""
        if self.viewer is None:
            raise PositionError("only an observation can be dealt: position.observation(player).deal(seed)")
        world = self._ss.copy()
        try:
            calls.deal(self._rs, world, self.viewer, *words(seed))
        except AssertionError as error:
            raise PositionError(f"no full position looks like this to its viewer ({error})") from error
        dealt = Position(self.game, self._rs, world, self.changes)
        dealt.origin = {"start": dealt.to_dict()}
        return dealt

    def story(self, events: Sequence[Event], viewer: int = -1, names: Sequence[str] = NAMES) -> list[str]:
        """These events in sentences, as a viewer may know them."""
        if not isinstance(events, Sequence) or not all(isinstance(event, Event) for event in events):
            raise PositionError(f"events: expected a list of them, as `play` returns it, not {shown(events)}")
        self._check_names(names)
        messages = [self.game.narrate(event) for event in redacted(list(events), self._checked_viewer(viewer))]
        return [sentence(message, self.game.name, names) for message in messages]

    def board(self, viewer: int = -1, names: Sequence[str] = NAMES, colour: bool = False) -> str:
        """The position as text, as a viewer may know it."""
        self._check_names(names)
        if not isinstance(colour, bool):
            raise PositionError(f"colour: expected True or False, not {shown(colour)}")
        seen = self if self.viewer is not None else self.observation(viewer)
        return self.game.board(seen.r, seen.s, seen.viewer if seen.viewer is not None else viewer, names, colour)

    def to_dict(self) -> dict[str, Any]:
        """A full description that can be edited and given to `game.position`; docs in each game's RULES.md."""
        description: dict[str, Any] = {"game": self.game.name, "players": self.players, "rules": dict(self.changes)}
        if self.viewer is None:
            description["chance"] = [f"{int(word):016x}" for word in self.s.rng]
        else:
            description["viewer"] = self.viewer
        description["state"] = self.game.to_dict(self.r, self.s, self.viewer)
        return description

    def record(self) -> str:
        """The game so far as text (JSON), replayable."""
        if self.viewer is not None:
            raise RecordError("an observation has no record: ask the position itself")
        kept = {
            "format": FORMAT,
            "game": self.game.name,
            "version": self.game.meta.version,
            "rules_hash": self.rules_hash,
            "rules": self.changes,
            "players": self.players,
            **self.origin,
            "moves": [self.game.texts[a] for a in self.moves],
            "result": self.result,
            "end_reason": self.end_reason,
            "hash": self.hash,
        }
        return json.dumps(kept, indent=1)

    def copy(self) -> "Position":
        """A position that goes its own way from here."""
        twin = Position(self.game, self._rs, self._ss.copy(), self.changes, self.viewer)
        twin.origin, twin.moves, twin.setup_events = dict(self.origin), list(self.moves), list(self.setup_events)
        twin._repeated = self._repeated.copy()
        return twin

    def __repr__(self) -> str:
        who = "over" if self.is_over else f"player {self.actor} to act"
        return f"<{self.game.meta.title}, {self.players} players, {self.length} {self.game.meta.length_unit}, {who}>"


def is_whole(value: Any) -> bool:
    """Whether a value is a whole number; True and 2.0 are none."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def words(seed: int) -> tuple[Any, Any]:
    """A seed of up to 128 bits as two words."""
    if not is_whole(seed) or not 0 <= seed < WORD * WORD:
        raise RulesError(f"a seed is a whole number from 0 to 2^128 - 1, not {shown(seed)}")
    high, low = divmod(int(seed), WORD)
    return np.uint64(low), np.uint64(high)


def _player_count(game: "Game", players: Any) -> int:
    if not is_whole(players) or players not in game.meta.players:
        counts = ", ".join(map(str, game.meta.players))
        raise RulesError(f"{game.meta.title} is for {counts} players, not {shown(players)}")
    return int(players)


def new(
    game: "Game",
    players: int | None = None,
    seed: int | None = None,
    rules: Mapping[str, Any] | None = None,
    preset: str | None = None,
) -> Position:
    """A new game: the smallest number of players and a random seed unless given, with changed rules if any."""
    count = _player_count(game, game.meta.players[0] if players is None else players)
    chosen = secrets.randbits(64) if seed is None else seed
    changes = game.ruleset.overrides(rules, preset)
    position = Position(game, new_rules(game.rules, game.ruleset, count, changes), np.zeros(1, game.state), changes)
    calls.setup(*position.arrays, *words(chosen), position._log)
    position.setup_events = read_log(position._log)
    position.origin = {"seed": int(chosen)}
    position._comes_again()
    return position


DESCRIPTION = ("game", "players", "rules", "chance", "viewer", "state")


def described(game: "Game", description: Mapping[str, Any]) -> Position:
    """A position from a description; an impossible one is refused."""
    if not isinstance(description, Mapping):
        raise PositionError(
            f"a position is described by a table of {', '.join(DESCRIPTION)}, not by {shown(description)}"
        )
    check_data(description, "this is no description", PositionError)
    for key in description:
        if key not in DESCRIPTION:
            raise PositionError(f"a position has no {shown(key)}; it has {', '.join(DESCRIPTION)}")
    if description.get("game", game.name) != game.name:
        raise PositionError(f"this is a position of {shown(description['game'])}, not of {game.name}")
    count = _player_count(game, description.get("players"))
    viewer = description.get("viewer")
    if viewer is not None and not (is_whole(viewer) and -1 <= viewer < count):
        expected = f"expected a player from 0 to {count - 1}, or -1 for a spectator"
        raise PositionError(f"viewer: {expected}, not {shown(viewer)}")
    if viewer is not None and description.get("chance") is not None:
        raise PositionError("chance: nobody may know it, so an observation has none; leave it out")
    changes = game.ruleset.overrides(description.get("rules"), None)
    position = Position(
        game, new_rules(game.rules, game.ruleset, count, changes), np.zeros(1, game.state), changes, viewer
    )
    _fill(position, description)
    position.origin = {"start": position.to_dict()}
    position._comes_again()
    return position


def _fill(position: Position, description: Mapping[str, Any]) -> None:
    game, viewer = position.game, position.viewer
    state = description.get("state")
    if not isinstance(state, dict):
        raise PositionError(f"state: expected a table as to_dict gives it, not {shown(state)}")
    if viewer is None:
        position.s.rng[:] = _chance(description.get("chance"))
    try:
        game.from_dict(position.r, position.s, state, viewer)
        problems = game.problems(position.r, position.s) if viewer is None else _unthinkable(position)
    except PositionError:
        raise
    except (KeyError, TypeError, ValueError, IndexError, OverflowError, AttributeError) as error:
        raise PositionError(f"state: not a description of {game.meta.title} ({error!r})") from error
    if problems:
        raise PositionError("; ".join(problems))


def _unthinkable(position: Position) -> list[str]:
    """What is wrong with an observation: no full position looks like it."""
    world = position.deal(0)
    if not (problems := world.game.problems(world.r, world.s)):
        again = world.observation(position.viewer if position.viewer is not None else -1)
        problems = [] if again.hash == position.hash else ["no full position looks like this to its viewer"]
    return problems


def _chance(given: Any) -> list[np.uint64]:
    if given is None:
        return [*words(secrets.randbits(128)), np.uint64(0)]
    if not isinstance(given, list) or len(given) != 3:
        raise PositionError(f"chance: expected a list of three words, not {shown(given)}")
    for n, word in enumerate(given):
        if not isinstance(word, str) or not CHANCE.fullmatch(word):
            raise PositionError(f"chance[{n}]: expected sixteen digits from 0-9 and a-f, not {shown(word)}")
    return [np.uint64(int(word, 16)) for word in given]
