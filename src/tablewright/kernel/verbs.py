"""The verbs. Generic code calls them; the record type of the state says which game answers.

In compiled code `@overload` picks the game's function at compile time. The plain body beside it does the same at run
time, so the verbs also work from Python and with NUMBA_DISABLE_JIT=1. Both give the game's function the same types
(an action and a player are int64), so that each verb is compiled once, not once for each caller's integer width.
"""

from typing import Any

import numpy as np
from numba.extending import overload

from tablewright.kernel.compiling import jit, jit_hot
from tablewright.kernel.dispatch import game_of, game_of_type
from tablewright.kernel.laws import PLAYERS, about
from tablewright.kernel.lowlevel.bits import count, kth
from tablewright.kernel.lowlevel.borrowing import borrowed
from tablewright.kernel.lowlevel.seen import copy_seen
from tablewright.kernel.records import Actions, Records, Rules, State, Values
from tablewright.kernel.rng import advance, mix, scaled
from tablewright.kernel.tensors import Row, write_by_fields

I: Any = np.int64  # noqa: E741  Any: mypy sees a player, an action and a seed as int everywhere
U: Any = np.uint64


def setup(r: Rules, s: State, log: Records) -> None:
    """A new game. The caller has keyed s.rng; every other field is written, whatever it held."""
    game_of(s).setup(r, s, log)


@overload(setup)
def _setup(r, s, log):  # type: ignore[no-untyped-def]
    f = game_of_type(s).setup
    return lambda r, s, log: f(r, s, log)


def legal(r: Rules, s: State, out: Actions) -> int:
    """Write the legal actions in increasing order; how many."""
    return int(game_of(s).legal(r, s, out))


@overload(legal)
def _legal(r, s, out):  # type: ignore[no-untyped-def]
    f = game_of_type(s).legal
    return lambda r, s, out: I(f(r, s, borrowed(out)))


def legal_set(r: Rules, s: State) -> tuple[int, int]:
    """The legal actions as a number and a set of bits, bit i standing for the number + i; (0, 0) where a game has none.

    Only of a game that says so (`Game.legal_set`): it lists the same set in `legal`.
    """
    own = game_of(s).legal_set
    return (0, 0) if own is None else own(r, s)


@overload(legal_set)
def _legal_set(r, s):  # type: ignore[no-untyped-def]
    f = game_of_type(s).legal_set
    if f is None:
        return lambda r, s: (I(0), I(0))
    return lambda r, s: f(r, s)


def apply(r: Rules, s: State, a: int, log: Records) -> None:
    """Play an action; append what happened. Nothing is checked: that is the face's part."""
    game_of(s).apply(r, s, int(a), log)


@overload(apply)
def _apply(r, s, a, log):  # type: ignore[no-untyped-def]
    f = game_of_type(s).apply
    return lambda r, s, a, log: f(r, s, I(a), log)


def actor(s: State) -> int:
    """Who decides now; -1: the game is over."""
    return int(game_of(s).actor(s))


@overload(actor)
def _actor(s):  # type: ignore[no-untyped-def]
    f = game_of_type(s).actor
    return lambda s: I(f(s))


def result(r: Rules, s: State, out: Values) -> None:
    """The outcome for each player, -1 to 1."""
    game_of(s).result(r, s, out)


@overload(result)
def _result(r, s, out):  # type: ignore[no-untyped-def]
    f = game_of_type(s).result
    return lambda r, s, out: f(r, s, out)


def observe(r: Rules, s: State, p: int, out: State) -> None:
    """Write what player p may know (-1: a spectator): what the fields declare; Partly ones are the game's part."""
    copy_seen(s, int(p), out)
    own = game_of(s).observe_partly
    if own is not None:
        own(r, s, int(p), out)


@overload(observe)
def _observe(r, s, p, out):  # type: ignore[no-untyped-def]
    f = game_of_type(s).observe_partly
    if f is None:
        return lambda r, s, p, out: copy_seen(s, I(p), out)

    def seen_and_partly(r, s, p, out):  # type: ignore[no-untyped-def]
        copy_seen(s, I(p), out)
        f(r, s, I(p), out)

    return seen_and_partly


def write_tensors(r: Rules, o: State, p: int, out: Row) -> None:
    """Write p's observation as the numbers that `Game.tensors` declares; `out` has zeros."""
    game = game_of(o)
    (game.write_tensors or write_by_fields(game))(r, o, int(p), out)


@overload(write_tensors)
def _write_tensors(r, o, p, out):  # type: ignore[no-untyped-def]
    game = game_of_type(o)
    f = game.write_tensors
    if f is None:
        return write_by_fields(game)
    return lambda r, o, p, out: f(r, o, I(p), borrowed(out))


def deal(r: Rules, o: State, p: int) -> None:
    """Turn p's observation, in place, into one full state that p considers possible. The caller has keyed o.rng."""
    own = game_of(o).deal
    if own is not None:  # else nothing is secret but chance
        own(r, o, int(p))


@overload(deal)
def _deal(r, o, p):  # type: ignore[no-untyped-def]
    f = game_of_type(o).deal
    if f is None:
        return lambda r, o, p: None
    return lambda r, o, p: f(r, o, I(p))


@jit
def evaluate_result(r: Rules, s: State, out: Values) -> None:
    """What a game that judges no position says: its result when it is over, else nothing for anybody."""
    if actor(s) < 0:
        result(r, s, out)
    else:
        for p in range(I(r.players)):
            out[p] = 0.0


def evaluate(r: Rules, s: State, out: Values) -> None:
    """A heuristic value for each player, -1 to 1."""
    (game_of(s).evaluate or evaluate_result)(r, s, out)


@overload(evaluate)
def _evaluate(r, s, out):  # type: ignore[no-untyped-def]
    f = game_of_type(s).evaluate or evaluate_result
    return lambda r, s, out: f(r, s, out)


def evaluate_for(r: Rules, s: State, p: int, out: Values) -> None:
    """The heuristic value for player p alone; what is written for the others counts for nothing."""
    game = game_of(s)
    if game.value_for is None:
        evaluate(r, s, out)
    else:
        out[p] = game.value_for(r, s, int(p))


@overload(evaluate_for)
def _evaluate_for(r, s, p, out):  # type: ignore[no-untyped-def]
    f = game_of_type(s).value_for
    if f is None:
        return lambda r, s, p, out: evaluate(r, s, out)

    def for_one(r, s, p, out):  # type: ignore[no-untyped-def]
        out[p] = f(r, s, I(p))

    return for_one


def is_listed(r: Rules, s: State, a: int, out: Actions) -> bool:
    """Whether an action is in the legal list, which `out` is for."""
    return a in out[: legal(r, s, out)]


@overload(is_listed)
def _is_listed(r, s, a, out):  # type: ignore[no-untyped-def]
    def listed(r, s, a, out):  # type: ignore[no-untyped-def]
        for i in range(legal(r, s, out)):
            if out[i] == a:
                return True
        return False

    return listed


def why_not(r: Rules, s: State, a: int) -> int:
    """Why an action may not be played now: an index into the game's reasons; 0: it may."""
    game = game_of(s)
    if game.why_not is None:
        return 0 if is_listed(r, s, int(a), np.empty(game.max_legal, np.int32)) else 1
    return int(game.why_not(r, s, int(a)))


@overload(why_not)
def _why_not(r, s, a):  # type: ignore[no-untyped-def]
    game = game_of_type(s)
    f, most = game.why_not, game.max_legal
    if f is None:
        return lambda r, s, a: I(0) if is_listed(r, s, I(a), np.empty(most, np.int32)) else I(1)
    return lambda r, s, a: I(f(r, s, I(a)))


def end_reason(s: State) -> int:
    """How the game ended: an index into the game's end reasons; 0: it has not."""
    return int(game_of(s).end_reason(s))


@overload(end_reason)
def _end_reason(s):  # type: ignore[no-untyped-def]
    f = game_of_type(s).end_reason
    return lambda s: I(f(s))


def length(s: State) -> int:
    """How long the game has lasted, in the game's own unit."""
    return int(game_of(s).length(s))


@overload(length)
def _length(s):  # type: ignore[no-untyped-def]
    f = game_of_type(s).length
    return lambda s: I(f(s))


def law(r: Rules, s: State, i: int) -> int:
    """Whether the i-th law of the game holds: 0, or what `Law.asked` answers."""
    return game_of(s).laws[i].asked(r, s)


@overload(law)
def _law(r, s, i):  # type: ignore[no-untyped-def]
    laws = game_of_type(s).laws
    lines = [f"    if i == {n}:\n{_asking(n, one.each)}" for n, one in enumerate(laws)]
    names: dict[str, Any] = {f"check_{n}": one.check for n, one in enumerate(laws)} | {"I": I, "about": about}
    exec(f"def one_by_one(r, s, i):\n{''.join(lines)}    return I(0)\n", names)
    return names["one_by_one"]


def _asking(n: int, each: int) -> str:
    """The lines that ask a law, as `Law.asked` does."""
    if not each:
        return f"        return I(check_{n}(r, s))\n"
    return (
        f"        for place in range(I({'r.players' if each == PLAYERS else each})):\n"
        f"            fault = about(place, I(check_{n}(r, s, place)))\n"
        f"            if fault != 0:\n"
        f"                return fault\n"
    )


def audit(r: Rules, s: State) -> int:
    """Whether all laws of the game hold: 0, or 1 + the number of the first that is broken."""
    for i in range(len(game_of(s).laws)):
        if law(r, s, i) != 0:
            return i + 1
    return 0


@overload(audit)
def _audit(r, s):  # type: ignore[no-untyped-def]
    n = len(game_of_type(s).laws)

    def first_broken(r, s):  # type: ignore[no-untyped-def]
        for i in range(n):
            if law(r, s, i) != 0:
                return I(i + 1)
        return I(0)

    return first_broken


def scramble(r: Rules, s: State, p: int) -> None:
    """Write rubbish over the elements of partly seen fields that player p may not see."""
    own = game_of(s).scramble
    if own is not None:
        own(r, s, int(p))


@overload(scramble)
def _scramble(r, s, p):  # type: ignore[no-untyped-def]
    f = game_of_type(s).scramble
    if f is None:
        return lambda r, s, p: None
    return lambda r, s, p: f(r, s, I(p))


def fingerprint(s: State) -> int:
    """What repetition compares, as one word; 0 in a game that knows no repetition."""
    own = game_of(s).fingerprint
    return 0 if own is None else int(own(s))


@overload(fingerprint)
def _fingerprint(s):  # type: ignore[no-untyped-def]
    f = game_of_type(s).fingerprint
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
    if game_of(s).legal_set is None:
        return int(any_of_list(r, s, out, U(word)))
    return int(any_of_set(r, s, U(word)))


@overload(any_action)
def _any_action(r, s, out, word):  # type: ignore[no-untyped-def]
    if game_of_type(s).legal_set is None:
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
    own = game_of(s).playout or play
    return int(own(r, s, out, log, U(seed)))


@overload(playout)
def _playout(r, s, out, log, seed):  # type: ignore[no-untyped-def]
    f = game_of_type(s).playout or play
    return lambda r, s, out, log, seed: I(f(r, s, out, log, U(seed)))
