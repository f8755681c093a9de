"""Corner Rush: a position as a plain description, both ways; RULES.md says more about each key.

In an observation what its viewer cannot know is null, and of such a bag only the size is there. `unseen` and `order`
may be left out of a full description: they are then counted, and the blockers taken as laid in the order of the list.
"""

from typing import Any

from tablewright.games.corner_rush import actions as act
from tablewright.games.corner_rush import meta
from tablewright.games.corner_rush import state as st
from tablewright.games.corner_rush.laws import PUBLIC
from tablewright.games.corner_rush.state import Rules, State
from tablewright.kernel.descriptions import Reader, listed, one_of, player_or_none, unknown, whole
from tablewright.kernel.errors import PositionError
from tablewright.kernel.laws import problems
from tablewright.kernel.tools import Ints

FIELDS = (
    "phase", "turn", "turns", "die", "steps", "trail", "pawns", "blockers", "bags", "held", "unseen", "order", "winner",
    "end",
)  # fmt: skip
WITHOUT: dict[str, Any] = {  # what may be left out
    "turns": 0, "die": None, "steps": 0, "trail": [], "held": None, "winner": None, "end": None,
}  # fmt: skip
BLOCKER = ("square", "player", "number", "face_up")
MANY = 99  # tokens: more than there are, and few enough to be counted
# Entries of an order: "b2" a blocker laid there that is still face down, "+3" a 3 captured, "-3" one turned up since.
CODES = {name: 1 + square for square, name in enumerate(act.SQUARE_NAMES)}
CODES |= {
    f"{sign}{value}": kind + value for sign, kind in (("+", st.CAUGHT), ("-", st.SHOWN)) for value in range(st.KINDS)
}
ENTRIES = {code: entry for entry, code in CODES.items()}


def _known(r: Rules, viewer: int | None) -> list[bool]:
    """Of each player: whether her tokens are told."""
    return [viewer is None or (viewer == p and bool(r.owner_sees)) for p in range(int(r.players))]


def to_dict(r: Rules, s: State, viewer: int | None) -> dict[str, Any]:
    """Everything, or what an observation holds."""
    players, known = range(int(r.players)), _known(r, viewer)
    blocked, trail = int(s.blocked), int(s.trail)
    return {
        "phase": st.PHASES[s.phase],
        "turn": int(s.turn),
        "turns": int(s.turns),
        "die": int(s.die) - 1 if s.die else None,
        "steps": int(s.steps),
        "trail": [name for square, name in enumerate(act.SQUARE_NAMES) if trail >> square & 1],
        "pawns": [act.SQUARE_NAMES[s.pawn[p]] for p in players],
        "blockers": [_blocker(s, square, known) for square in range(st.SQUARES) if blocked >> square & 1],
        "bags": [_numbers(s.bag[p]) if known[p] else int(s.n_bag[p]) for p in players],
        "held": int(s.held) - 1 if s.held else None,
        "unseen": [_numbers(s.unseen[p]) for p in players],
        "order": [[ENTRIES[int(entry)] for entry in s.order[p, : s.n_order[p]]] for p in players],
        "winner": player_or_none(s.winner),
        "end": meta.META.end_reasons[s.end] or None,
    }


def _numbers(counts: Ints) -> list[int]:
    return [value for value in range(st.KINDS) for _ in range(int(counts[value]))]


def _blocker(s: State, square: int, known: list[bool]) -> dict[str, Any]:
    """CRN-42: who knows what is in a bag knows the numbers that came from it, before they are turned up."""
    player, face_up = int(s.layer[square]) - 1, bool(int(s.face_up) >> square & 1)
    number = int(s.value[square]) if face_up or known[player] else None
    return {"square": act.SQUARE_NAMES[square], "player": player, "number": number, "face_up": face_up}


def from_dict(r: Rules, s: State, d: dict[str, Any], viewer: int | None) -> None:
    """Fill a state of zeros."""
    players, known, read = int(r.players), _known(r, viewer), Reader({**WITHOUT, **d})
    read.expect_keys(FIELDS)
    s.phase = read.one_of("phase", st.PHASES)
    s.turn, s.turns = read.whole("turn", 0, players - 1), read.whole("turns", 0, 30_000)
    s.die = 0 if read.get("die") is None else 1 + read.whole("die", 0, 9)
    s.steps, s.trail = read.whole("steps", 0, 9), read.bits("trail", act.SQUARE_NAMES)
    s.winner, s.end = read.player("winner", players), read.one_of("end", (None, *meta.META.end_reasons[1:]))
    for p, square in enumerate(read.each("pawns", players)):
        s.pawn[p] = one_of(square, act.SQUARE_NAMES, f"pawns[{p}]")
    for i, blocker in enumerate(read.listed("blockers", 0, st.SQUARES)):
        _lay(s, blocker, known, f"blockers[{i}]")
    _fill_bags(s, read, known)
    if viewer is None:
        _fill_in(s, read, players)
    for p, numbers in enumerate(read.each("unseen", players)):
        _count(s.unseen[p], numbers, f"unseen[{p}]")
    for p, entries in enumerate(read.each("order", players)):
        for i, entry in enumerate(listed(entries, 0, st.ORDER - 1, f"order[{p}]", "entries")):
            s.order[p, i] = _code(entry, f"order[{p}][{i}]")
        s.n_order[p] = len(entries)
    if viewer is not None and (wrong := problems(PUBLIC, r, s)):  # before anybody deals by it
        raise PositionError("; ".join(wrong))


def _fill_bags(s: State, read: Reader, known: list[bool]) -> None:
    """The bags, and the token in hand."""
    if read.get("held") is not None:
        s.held = 1 + _number(read.get("held"), known[s.turn], "held")
    for p, bag in enumerate(read.each("bags", len(known))):
        if known[p]:
            _count(s.bag[p], bag, f"bags[{p}]")
        s.n_bag[p] = len(bag) if known[p] else whole(bag, 0, MANY, f"bags[{p}]")


def _fill_in(s: State, read: Reader, players: int) -> None:
    """What may be left out of a full description."""
    face_down = [blocker for blocker in read.get("blockers") if not blocker["face_up"]]
    own = [[blocker for blocker in face_down if blocker["player"] == p] for p in range(players)]
    hands = [[int(s.held) - 1] if s.held and s.phase == st.PLACE and s.turn == p else [] for p in range(players)]
    unseen = [_numbers(s.bag[p]) + hands[p] + [blocker["number"] for blocker in own[p]] for p in range(players)]
    read.d = {"unseen": unseen, "order": [[b["square"] for b in laid] for laid in own], **read.d}


def _number(value: Any, is_known: bool, path: str) -> int:
    """The number of a token; null where the viewer cannot know it."""
    if is_known:
        return whole(value, 0, st.KINDS - 1, path)
    unknown(value, path)
    return 0


def _lay(s: State, blocker: Any, known: list[bool], path: str) -> None:
    """Put one blocker onto its square."""
    read = Reader.of(blocker, BLOCKER, path)
    square = read.one_of("square", act.SQUARE_NAMES)
    if s.layer[square]:
        raise PositionError(f"state.{path}: there is another blocker on {act.SQUARE_NAMES[square]}")
    player, face_up = read.whole("player", 0, len(known) - 1), read.switch("face_up")
    s.layer[square] = 1 + player
    s.value[square] = _number(read.get("number"), face_up or known[player], f"{path}.number")
    s.blocked, s.face_up = int(s.blocked) | 1 << square, int(s.face_up) | face_up << square


def _count(counts: Ints, numbers: Any, path: str) -> None:
    for i, number in enumerate(listed(numbers, 0, MANY, path, "numbers of tokens")):
        counts[whole(number, 0, st.KINDS - 1, f"{path}[{i}]")] += 1


def _code(entry: Any, path: str) -> int:
    if not isinstance(entry, str) or entry not in CODES:
        raise PositionError(f"state.{path}: expected a square, +0 to +6 or -0 to -6, not {entry!r}")
    return CODES[entry]
