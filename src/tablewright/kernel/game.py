"""A game as generic code sees it: facts, two record types, the verbs, and what turns numbers into words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tablewright.kernel.errors import IllegalMove, did_you_mean, shown
from tablewright.kernel.events import Event
from tablewright.kernel.laws import Law, problems
from tablewright.kernel.metrics import Caps, Count, Metric, Sample, Tool
from tablewright.kernel.narration import Message
from tablewright.kernel.position import Position, described, is_whole, new
from tablewright.kernel.records import Actions, Ints, Records, Values, fields_of, position_bytes, position_mask
from tablewright.kernel.replay import replay
from tablewright.kernel.ruleset import Ruleset
from tablewright.kernel.tensors import Row, Tensor


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


class Reasons(list[Reason]):
    """The reasons of a game by code; the first is none.

    >>> REASONS = Reasons()
    >>> NO_FLOOR = REASONS.add("no-floor", "COR-33")
    >>> NO_FLOOR, REASONS[NO_FLOOR]
    (1, Reason(key='no-floor', rule='COR-33'))
    """

    def __init__(self) -> None:
        super().__init__([Reason("", "")])

    def add(self, key: str, rule: str) -> int:
        """One more reason; its code."""
        self.append(Reason(key, rule))
        return len(self) - 1


@dataclass(frozen=True)
class Grid:
    """A field of the state that lies on the table as squares. The page's general board draws it."""

    field: str  # a field of the description, one value a square, row by row from the top
    columns: int
    squares: tuple[str, ...]  # their names: a move that ends with one is played on that square
    pieces: tuple[str, ...] = ()  # what is drawn for the values 0, 1, ...; none given: value n is player n - 1's piece


NOT_NOW = (Reason("", ""), Reason("not-now", ""))  # of a game that gives no reasons


@dataclass(frozen=True, eq=False)
class Game:
    """A game, as `assemble` collects it from its folder; docs/adding-a-game.md says what each part has to do."""

    meta: Meta
    folder: Path
    declared_rules: type
    declared_state: type
    rules: np.dtype[np.void]
    state: np.dtype[np.void]
    texts: tuple[str, ...]  # the move of each action number
    n_actions: int  # numbers below it may be legal; those beyond are the table's (a removal, an agreed draw)
    max_legal: int  # the most actions legal at once
    setup: Callable[[Any, Any, Records], None]
    legal: Callable[[Any, Any, Actions], int]
    apply: Callable[[Any, Any, int, Records], None]
    actor: Callable[[Any], int]
    result: Callable[[Any, Any, Values], None]
    end_reason: Callable[[Any], int]
    length: Callable[[Any], int]
    narrate: Callable[[Event], Message]
    to_dict: Callable[[Any, Any, int | None], dict[str, Any]]
    from_dict: Callable[[Any, Any, dict[str, Any], int | None], None]
    board: Callable[[Any, Any, int, Sequence[str], bool], str]
    reasons: Sequence[Reason] = NOT_NOW
    why_not: Callable[[Any, Any, int], int] | None = None
    observe_partly: Callable[[Any, Any, int, Any], None] | None = None  # fills in what a viewer sees of Partly fields
    scramble: Callable[[Any, Any, int], None] | None = None  # rubbish into what a viewer may not see of them
    deal: Callable[[Any, Any, int], None] | None = None
    evaluate: Callable[[Any, Any, Values], None] | None = None
    value_for: Callable[[Any, Any, int], float] | None = None  # what `evaluate` says of one player, found by itself
    laws: Sequence[Law] = ()
    load: Callable[[Any, dict[str, Any]], None] | None = None
    own_tables: tuple[str, ...] = ()  # tables of rules.toml that `load` reads
    time_out: Callable[[Any, Any], int] | None = None  # what is played for a player whose time is up
    legal_set: Callable[[Any, Any], tuple[int, int]] | None = None  # what `legal` lists, see the verb
    playout: Callable[[Any, Any, Actions, Records, int], int] | None = None
    fingerprint: Callable[[Any], int] | None = None  # what repetition compares; the rules have a repetition_draw
    repetition: int = -1  # the table action that ends a game by repetition
    alphabeta: Any = None  # a module with the parts of an alpha-beta search, see tablewright.bots.alphabeta_parts
    talk: Any = None  # a module of what players may tell each other, see tablewright.bots.talk
    grid: Grid | None = None
    tensors: tuple[Tensor, ...] = ()  # what a player knows as numbers for a learner
    write_tensors: Callable[[Any, Any, int, Row], None] | None = None  # None: those of the fields, see the verb
    max_events: int = 256  # the most events one action writes
    counts: tuple[Count, ...] = ()  # this and the rest of metrics.py: see tablewright.kernel.metrics
    samples: tuple[Sample, ...] = ()
    summary: Callable[[Any, Any, Ints], None] | None = None
    metrics: tuple[Metric, ...] = ()
    tools: tuple[Tool, ...] = ()
    primary: tuple[str, ...] = ()
    caps: Caps | None = None
    even: float = 0.0

    def problems(self, r: Any, s: Any) -> list[str]:
        """What is impossible about a full state, in words."""
        return problems(self.laws, r, s)

    @cached_property
    def has_chance(self) -> bool:
        """Whether chance plays a part: its state keeps words of it at hand."""
        return any(f.name == "ahead" for f in fields_of(self.declared_state))

    @cached_property
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
        return Ruleset(
            self.name, self.folder, self.meta.players, fields_of(self.declared_rules), self.own_tables, self.load
        )

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
                raise IllegalMove(f"{shown(move)} is no move of {self.meta.title}{hint}")
            return self.numbers[wanted]
        if not is_whole(move) or not 0 <= move < len(self.texts):
            raise IllegalMove(f"{self.meta.title} has the action numbers 0 to {len(self.texts) - 1}, not {shown(move)}")
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
