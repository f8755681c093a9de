"""The verbs. Generic code calls them; the record type of the state says which game answers.

In compiled code `@overload` picks the game's function at compile time. The plain body beside it does the same at run
time, so the verbs also work from Python and with NUMBA_DISABLE_JIT=1. Both give the game's function the same types
(an action and a player are int64), so that each verb is compiled once, not once for each caller's integer width.
"""

from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numba import typeof, types
from numba.core.errors import TypingError
from numba.extending import overload

from tablewright.kernel.bits import count, kth
from tablewright.kernel.borrowing import borrowed
from tablewright.kernel.cache import jit, jit_hot
from tablewright.kernel.records import Actions, Chancy, Records, Rules, State, Values
from tablewright.kernel.rng import advance, mix, scaled

if TYPE_CHECKING:
    from tablewright.kernel.game import Game

I: Any = np.int64  # noqa: E741  Any: mypy sees a player, an action and a seed as int everywhere
U: Any = np.uint64

_by_dtype: dict[np.dtype[np.void], "Game"] = {}
_by_type: dict[types.Type, "Game"] = {}


def register(game: "Game") -> "Game":
    """Make a game's records known to the verbs. Called by the registry when the game is first asked for."""
    known = _by_dtype.setdefault(game.state, game)
    if known is not game:
        raise ValueError(f"{game.name} and {known.name} have the same state record")
    _by_type[typeof(np.zeros(1, game.state)[0])] = game  # type: ignore[no-untyped-call]
    return game


def _of(s: Any) -> "Game":
    try:
        return _by_dtype[s.dtype]
    except KeyError:
        raise TypeError(f"no loaded game has the state record {s.dtype.names}") from None


def _typed(s: types.Type) -> "Game":
    game = _by_type.get(s)
    if game is None:  # raise: numba would remember a None for good
        raise TypingError(f"no loaded game has the state record {s}")
    return game


def setup(r: Rules, s: State, log: Records) -> None:
    """A new game. The caller has keyed s.rng; every other field is written, whatever it held."""
    _of(s).setup(r, s, log)


@overload(setup)
def _setup(r, s, log):  # type: ignore[no-untyped-def]
    f = _typed(s).setup
    return lambda r, s, log: f(r, s, log)


def legal(r: Rules, s: State, out: Actions) -> int:
    """Write the legal actions in increasing order; how many."""
    return int(_of(s).legal(r, s, out))


@overload(legal)
def _legal(r, s, out):  # type: ignore[no-untyped-def]
    f = _typed(s).legal
    return lambda r, s, out: I(f(r, s, borrowed(out)))


def legal_set(r: Rules, s: State) -> tuple[int, int]:
    """The legal actions as a number and a set of bits, bit i standing for the number + i; (0, 0) where a game has none.

    Only of a game that says so (`Game.legal_set`): it lists the same set in `legal`.
    """
    own = _of(s).legal_set
    return (0, 0) if own is None else own(r, s)


@overload(legal_set)
def _legal_set(r, s):  # type: ignore[no-untyped-def]
    f = _typed(s).legal_set
    if f is None:
        return lambda r, s: (I(0), I(0))
    return lambda r, s: f(r, s)


def apply(r: Rules, s: State, a: int, log: Records) -> None:
    """Play an action; append what happened. Nothing is checked: that is the face's part."""
    _of(s).apply(r, s, int(a), log)


@overload(apply)
def _apply(r, s, a, log):  # type: ignore[no-untyped-def]
    f = _typed(s).apply
    return lambda r, s, a, log: f(r, s, I(a), log)


def actor(s: State) -> int:
    """Who decides now; -1: the game is over."""
    return int(_of(s).actor(s))


@overload(actor)
def _actor(s):  # type: ignore[no-untyped-def]
    f = _typed(s).actor
    return lambda s: I(f(s))


def result(r: Rules, s: State, out: Values) -> None:
    """The outcome for each player, -1 to 1."""
    _of(s).result(r, s, out)


@overload(result)
def _result(r, s, out):  # type: ignore[no-untyped-def]
    f = _typed(s).result
    return lambda r, s, out: f(r, s, out)


def observe(r: Rules, s: State, p: int, out: State) -> None:
    """Write what player p may know (-1: a spectator). Words of chance at hand are nobody's."""
    game = _of(s)
    game.observe(r, s, int(p), out)
    if game.has_chance:
        cast(Chancy, out).ahead[:] = 0


@overload(observe)
def _observe(r, s, p, out):  # type: ignore[no-untyped-def]
    f = _typed(s).observe
    if not _typed(s).has_chance:
        return lambda r, s, p, out: f(r, s, I(p), out)

    def without_chance(r, s, p, out):  # type: ignore[no-untyped-def]
        f(r, s, I(p), out)
        out.ahead[:] = U(0)

    return without_chance


def deal(r: Rules, o: State, p: int) -> None:
    """Turn p's observation, in place, into one full state that p considers possible. The caller has keyed o.rng."""
    _of(o).deal(r, o, int(p))


@overload(deal)
def _deal(r, o, p):  # type: ignore[no-untyped-def]
    f = _typed(o).deal
    return lambda r, o, p: f(r, o, I(p))


def evaluate(r: Rules, s: State, out: Values) -> None:
    """A heuristic value for each player, -1 to 1."""
    _of(s).evaluate(r, s, out)


@overload(evaluate)
def _evaluate(r, s, out):  # type: ignore[no-untyped-def]
    f = _typed(s).evaluate
    return lambda r, s, out: f(r, s, out)


def evaluate_for(r: Rules, s: State, p: int, out: Values) -> None:
    """The heuristic value for player p alone; what is written for the others counts for nothing."""
    game = _of(s)
    if game.value_for is None:
        game.evaluate(r, s, out)
    else:
        out[p] = game.value_for(r, s, int(p))


@overload(evaluate_for)
def _evaluate_for(r, s, p, out):  # type: ignore[no-untyped-def]
    f, for_all = _typed(s).value_for, _typed(s).evaluate
    if f is None:
        return lambda r, s, p, out: for_all(r, s, out)

    def for_one(r, s, p, out):  # type: ignore[no-untyped-def]
        out[p] = f(r, s, I(p))

    return for_one


def why_not(r: Rules, s: State, a: int) -> int:
    """Why an action may not be played now: an index into the game's reasons; 0: it may."""
    return int(_of(s).why_not(r, s, int(a)))


@overload(why_not)
def _why_not(r, s, a):  # type: ignore[no-untyped-def]
    f = _typed(s).why_not
    return lambda r, s, a: I(f(r, s, I(a)))


def end_reason(s: State) -> int:
    """How the game ended: an index into the game's end reasons; 0: it has not."""
    return int(_of(s).end_reason(s))


@overload(end_reason)
def _end_reason(s):  # type: ignore[no-untyped-def]
    f = _typed(s).end_reason
    return lambda s: I(f(s))


def length(s: State) -> int:
    """How long the game has lasted, in the game's own unit."""
    return int(_of(s).length(s))


@overload(length)
def _length(s):  # type: ignore[no-untyped-def]
    f = _typed(s).length
    return lambda s: I(f(s))


def audit(r: Rules, s: State) -> int:
    """Whether the game's conservation laws and invariants hold: 0, or the number of the one that is broken."""
    return int(_of(s).audit(r, s))


@overload(audit)
def _audit(r, s):  # type: ignore[no-untyped-def]
    f = _typed(s).audit
    return lambda r, s: I(f(r, s))


def scramble(r: Rules, s: State, p: int) -> None:
    """Write rubbish over the elements of partly seen fields that player p may not see."""
    own = _of(s).scramble
    if own is not None:
        own(r, s, int(p))


@overload(scramble)
def _scramble(r, s, p):  # type: ignore[no-untyped-def]
    f = _typed(s).scramble
    if f is None:
        return lambda r, s, p: None
    return lambda r, s, p: f(r, s, I(p))


def fingerprint(s: State) -> int:
    """What repetition compares, as one word; 0 in a game that knows no repetition."""
    own = _of(s).fingerprint
    return 0 if own is None else int(own(s))


@overload(fingerprint)
def _fingerprint(s):  # type: ignore[no-untyped-def]
    f = _typed(s).fingerprint
    if f is None:
        return lambda s: U(0)
    return lambda s: U(f(s))


@jit
def any_of_list(r: Rules, s: State, out: Actions, word: int) -> int:
    """The legal action that a random word chooses, each equally likely, by listing them."""
    n = legal(r, s, out)
    chosen: int = I(out[scaled(word, n)])
    return chosen


@jit_hot
def any_of_set(r: Rules, s: State, word: int) -> int:
    """The same action, by counting the set instead of listing it."""
    first, actions = legal_set(r, s)
    return first + kth(actions, scaled(word, count(actions)))


def any_action(r: Rules, s: State, out: Actions, word: int) -> int:
    """One of the legal actions, chosen by a random word, each equally likely. `out` is for those that are listed."""
    if _of(s).legal_set is None:
        return int(any_of_list(r, s, out, U(word)))
    return int(any_of_set(r, s, U(word)))


@overload(any_action)
def _any_action(r, s, out, word):  # type: ignore[no-untyped-def]
    if _typed(s).legal_set is None:
        return lambda r, s, out, word: any_of_list(r, s, borrowed(out), U(word))
    return lambda r, s, out, word: any_of_set(r, s, U(word))


@jit
def play_by_list(r: Rules, s: State, out: Actions, log: Records, seed: int) -> int:
    """Uniform random play to the end by listing the legal actions; how many were played."""
    plies = 0
    x = U(seed)
    while actor(s) >= 0:
        x = advance(x)
        apply(r, s, any_of_list(r, s, borrowed(out), mix(x)), log)
        plies += 1
    return plies


@jit
def play(r: Rules, s: State, out: Actions, log: Records, seed: int) -> int:
    """The same game, by sets where the game has them."""
    plies = 0
    x = U(seed)
    while actor(s) >= 0:
        x = advance(x)
        apply(r, s, any_action(r, s, out, mix(x)), log)
        plies += 1
    return plies


def playout(r: Rules, s: State, out: Actions, log: Records, seed: int) -> int:
    """Uniform random play to the end, by the game's own faster way if it has one; how many actions."""
    own = _of(s).playout or play
    return int(own(r, s, out, log, U(seed)))


@overload(playout)
def _playout(r, s, out, log, seed):  # type: ignore[no-untyped-def]
    f = _typed(s).playout or play
    return lambda r, s, out, log, seed: I(f(r, s, out, log, U(seed)))
