"""A game as generic code sees it: facts, two record types, the verbs, and what turns numbers into words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablewright.kernel.errors import IllegalMove, did_you_mean
from tablewright.kernel.events import Event
from tablewright.kernel.narration import Line
from tablewright.kernel.position import Position, described, is_whole, new
from tablewright.kernel.records import Actions, Records, Values, fields_of, position_bytes, position_mask
from tablewright.kernel.replay import replay
from tablewright.kernel.ruleset import Ruleset


@dataclass(frozen=True)
class Meta:
    """Facts about a game."""

    name: str  # as in commands and folders
    title: str
    players: tuple[int, ...]
    minutes: tuple[int, int]
    version: int  # of the rules: a change of what moves do bumps it
    end_reasons: tuple[str, ...]  # by code; the first is "", not over
    length_unit: str  # what `length` counts: plies, turns, rounds, days
    goal: str  # one_winner, one_loser, cooperative, survival


@dataclass(frozen=True)
class Reason:
    """Why an action may not be played: a message key and the rule that says so."""

    key: str
    rule: str


@dataclass(frozen=True, eq=False)
class Game:
    """A game: see docs/adding-a-game.md for what each part has to do."""

    meta: Meta
    declared_rules: type
    declared_state: type
    rules: np.dtype[np.void]
    state: np.dtype[np.void]
    texts: tuple[str, ...]  # the move of each action number
    n_actions: int  # numbers below it may be legal; those beyond are the table's (a removal, an agreed draw)
    max_legal: int  # the most actions legal at once
    reasons: tuple[Reason, ...]
    setup: Callable[[Any, Any, Records], None]
    legal: Callable[[Any, Any, Actions], int]
    apply: Callable[[Any, Any, int, Records], None]
    actor: Callable[[Any], int]
    result: Callable[[Any, Any, Values], None]
    observe: Callable[[Any, Any, int, Any], None]
    deal: Callable[[Any, Any, int], None]
    evaluate: Callable[[Any, Any, Values], None]
    why_not: Callable[[Any, Any, int], int]
    end_reason: Callable[[Any], int]
    length: Callable[[Any], int]
    audit: Callable[[Any, Any], int]  # conservation laws and invariants: 0, or the number of the one that is broken
    to_dict: Callable[[Any, Any, int | None], dict[str, Any]]
    from_dict: Callable[[Any, Any, dict[str, Any], int | None], None]
    problems: Callable[[Any, Any], list[str]]
    narrate: Callable[[Event], Line]
    board: Callable[[Any, Any, int, Sequence[str], bool], str]
    load: Callable[[Any, dict[str, Any]], None] | None = None
    own_tables: tuple[str, ...] = ()  # tables of rules.toml that `load` reads
    time_out: Callable[[Any, Any], int] | None = None  # what is played for a player whose time is up
    scramble: Callable[[Any, Any, int], None] | None = None  # for fields declared Partly
    legal_set: Callable[[Any, Any], tuple[int, int]] | None = None  # what `legal` lists, see the verb
    playout: Callable[[Any, Any, Actions, Records, int], int] | None = None
    value_for: Callable[[Any, Any, int], float] | None = None  # what `evaluate` says of one player, found by itself
    fingerprint: Callable[[Any], int] | None = None  # what repetition compares; the rules have a repetition_draw
    repetition: int = -1  # the table action that ends a game by repetition
    search: Any = None  # a module with the parts of an alpha-beta search, see tablewright.bots.alphabeta_parts
    talk: Any = None  # a module of what players may tell each other, see tablewright.bots.talk
    max_events: int = 256  # the most events one action writes

    def __post_init__(self) -> None:
        partly = [f.name for f in fields_of(self.declared_state) if f.seen == "partly"]
        if partly and self.scramble is None:
            raise TypeError(f"{self.name}: {', '.join(partly)} are declared Partly, so the game needs a scramble")

    @cached_property
    def has_chance(self) -> bool:
        """Whether chance plays a part: its state keeps words of it at hand."""
        return any(f.name == "ahead" for f in fields_of(self.declared_state))

    @property
    def has_secrets(self) -> bool:
        """Whether players know different things."""
        return any(f.seen in ("owner", "partly", "nobody") for f in fields_of(self.declared_state)[1:])

    @property
    def name(self) -> str:
        return self.meta.name

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The action number of each text move."""
        return {text: number for number, text in enumerate(self.texts)}

    @cached_property
    def position_bytes(self) -> int:
        """How many bytes of a state are the position; caches follow."""
        return position_bytes(self.declared_state, self.state)

    @cached_property
    def position_mask(self) -> NDArray[np.bool_]:
        """The bytes of a state that are the position: neither caches nor padding."""
        return position_mask(self.declared_state, self.state)

    @cached_property
    def ruleset(self) -> Ruleset:
        """The game's rules.toml."""
        return Ruleset(self.name, self.meta.players, fields_of(self.declared_rules), self.own_tables, self.load)

    def number(self, move: str | int) -> int:
        """The action number of a move given as text or number.

        >>> import tablewright
        >>> tablewright.game("quoridor").number("e2")
        13
        """
        if isinstance(move, str):
            wanted = " ".join(move.lower().split())
            if wanted not in self.numbers:
                hint = did_you_mean(wanted, list(self.texts))
                raise IllegalMove(f"{move!r} is no move of {self.meta.title}{hint}")
            return self.numbers[wanted]
        if not is_whole(move) or not 0 <= move < len(self.texts):
            raise IllegalMove(f"{self.meta.title} has the action numbers 0 to {len(self.texts) - 1}, not {move!r}")
        return int(move)

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        rules: Mapping[str, Any] | None = None,
        preset: str | None = None,
    ) -> Position:
        """A new game; see `tablewright.kernel.position.new`."""
        return new(self, players, seed, rules, preset)

    def position(self, description: Mapping[str, Any]) -> Position:
        """A position from what `Position.to_dict` gives, edited at will; the impossible is refused."""
        return described(self, description)

    def replay(self, record: Mapping[str, Any] | str) -> Position:
        """Play a record again, move by move, and check that it comes out the same."""
        return replay(self, record)
