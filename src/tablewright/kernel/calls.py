"""Compiled entry points for Python: the verbs on one-element arrays."""

from tablewright.kernel import verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.records import Actions, Records, Values
from tablewright.kernel.rng import key


@jit
def setup(rs: Records, ss: Records, low: int, high: int, log: Records) -> None:
    key(ss[0], low, high)
    verbs.setup(rs[0], ss[0], log)


@jit
def legal(rs: Records, ss: Records, out: Actions) -> int:
    return verbs.legal(rs[0], ss[0], out)


@jit
def apply(rs: Records, ss: Records, a: int, log: Records) -> None:
    verbs.apply(rs[0], ss[0], a, log)


@jit
def actor(ss: Records) -> int:
    return verbs.actor(ss[0])


@jit
def result(rs: Records, ss: Records, out: Values) -> None:
    verbs.result(rs[0], ss[0], out)


@jit
def observe(rs: Records, ss: Records, p: int, out: Records) -> None:
    verbs.observe(rs[0], ss[0], p, out[0])


@jit
def deal(rs: Records, oo: Records, p: int, low: int, high: int) -> None:
    key(oo[0], low, high)
    verbs.deal(rs[0], oo[0], p)


@jit
def evaluate(rs: Records, ss: Records, out: Values) -> None:
    verbs.evaluate(rs[0], ss[0], out)


@jit
def why_not(rs: Records, ss: Records, a: int) -> int:
    return verbs.why_not(rs[0], ss[0], a)


@jit
def end_reason(ss: Records) -> int:
    return verbs.end_reason(ss[0])


@jit
def length(ss: Records) -> int:
    return verbs.length(ss[0])


@jit
def fingerprint(ss: Records) -> int:
    return verbs.fingerprint(ss[0])
