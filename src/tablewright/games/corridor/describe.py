"""A position of The Corridor as a plain dict, both ways; whether it is possible is for problems.py to say.

Lanes are told as 1 to 4, as in the moves. The corridor is told by names, from the horde onwards; "start" is the
starting board, and a card that lies mirrored has a "~" before its name. "floor" draws the same for the eye, rank by
rank, and is not read back.
"""

from typing import Any

from tablewright.games.corridor.floor import EDGE, RANK_BITS
from tablewright.games.corridor.meta import META
from tablewright.games.corridor.state import (
    ABSTAINED,
    CARD,
    CARDS,
    KIND_NAMES,
    LANES,
    MIRRORED,
    NOBODY,
    OVER,
    OWED,
    PHASES,
    PLACING,
    RANKS,
    START,
    START_NAME,
    VALUE_NAMES,
    Rules,
    State,
)
from tablewright.kernel.errors import PositionError, did_you_mean
from tablewright.kernel.records import Ints

Described = dict[str, Any]
FAR = 15_000  # the furthest rank: the longest game from there on stays within the records
MOST_DEPLETIONS = 3_000  # more than the longest game has, with no bonus to end it


def card_name(r: Rules, card: int) -> str:
    return bytes(r.name[card]).rstrip(b"\0").decode()


def card_names(r: Rules) -> list[str]:
    """The corridor cards that the rules define, by number."""
    return [name for name in (card_name(r, card) for card in range(CARDS)) if name]


def piece_name(r: Rules, code: int) -> str:
    """What a piece of the table is called.

    The card of code CARD + n has the n-th name; mirrored it has a ~ before it.
    """
    if code == START:
        return START_NAME
    return ("~" if code >= CARD + MIRRORED else "") + card_name(r, (code - CARD) % CARDS)


def piece_rows(r: Rules, code: int) -> list[str]:
    """A piece as it is drawn in rules.toml: '.' floor, '#' obstacle, 'o' gap."""
    rows = []
    for rank in range(RANKS):
        bits = int(r.floor[code]) >> rank * RANK_BITS + EDGE
        rows.append("".join(_square(r, code, rank, lane) if bits >> lane & 1 else "." for lane in range(LANES)))
    return rows


def _square(r: Rules, code: int, rank: int, lane: int) -> str:
    printed = LANES - 1 - lane if code >= CARD + MIRRORED else lane
    return "o" if code >= CARD and int(r.gaps[(code - CARD) % CARDS]) >> LANES * rank + printed & 1 else "#"


def pile(r: Rules, counts: Ints) -> list[str]:
    """Corridor cards by name."""
    return [card_name(r, card) for card in range(CARDS) for _ in range(int(counts[card]))]


def by_kind(counts: Ints) -> dict[str, int]:
    return {name: int(n) for name, n in zip(KIND_NAMES, counts)}


def by_value(counts: Ints) -> dict[str, int]:
    return {name: int(n) for name, n in zip(VALUE_NAMES, counts)}


def vote_text(vote: int) -> int | str | None:
    return None if vote == 0 else "abstain" if vote == ABSTAINED else vote - 1


def to_dict(r: Rules, s: State, viewer: int | None) -> Described:
    """Everything, or (with a viewer) what she may know: None is what she may not."""
    players = range(int(r.players))
    placed = [s.phase != PLACING or p < int(s.turn) for p in players]
    table = [int(code) for code in s.table[: int(s.n_table)]]
    return {
        "phase": PHASES[int(s.phase)],
        "turn": None if s.turn == NOBODY else int(s.turn),
        "points": int(s.points),
        "round": int(s.rounds),
        "horde": int(s.horde),
        "pawns": [_pawn(s, p) if placed[p] else None for p in players],
        "hands": [by_kind(s.hand[p]) if viewer in (None, p) else None for p in players],
        "hand_sizes": [int(s.held[p]) for p in players],
        "action_deck": by_kind(s.deck) if viewer is None else None,
        "action_deck_size": int(s.left),
        "action_discard": by_kind(s.discard),
        "distracts": int(s.distracts),
        "attracts": int(s.attracts),
        "zombie_deck": by_value(s.zombies),
        "zombie_discard": by_value(s.revealed),
        "first_rank": RANKS * int(s.lowest),
        "corridor": [piece_name(r, code) for code in table],
        "floor": [row for code in table for row in piece_rows(r, code)],
        "owed": OWED[int(s.owed)],
        "corridor_deck": pile(r, s.corridor),
        "corridor_used": pile(r, s.used),
        "depletions": int(s.depletions),
        "votes": [vote_text(int(s.shown[p]) or int(s.vote[p])) for p in players],
        "loser": None if s.loser == NOBODY else int(s.loser),
        "end_reason": META.end_reasons[int(s.end)] or None,
    }


def _pawn(s: State, p: int) -> Described:
    return {"lane": int(s.lane[p]) + 1, "rank": int(s.rank[p]), "tripped": bool(s.tripped[p])}


class Reader:
    """Reads a description value by value; an error names the path and what was expected."""

    def __init__(self, d: Described) -> None:
        self.d = d

    def get(self, key: str) -> Any:
        if key not in self.d:
            raise PositionError(f"state.{key}: it is missing")
        return self.d[key]

    def whole(self, key: str, lowest: int, highest: int) -> int:
        return whole(self.get(key), lowest, highest, key)

    def one_of(self, key: str, names: tuple[str, ...]) -> int:
        value = self.get(key)
        if value not in names:
            raise PositionError(f"state.{key}: expected one of {', '.join(names)}, not {value!r}")
        return names.index(value)

    def player(self, key: str, players: int) -> int:
        value = self.get(key)
        return NOBODY if value is None else whole(value, 0, players - 1, key)

    def each(self, key: str, players: int) -> list[Any]:
        value = self.get(key)
        if not isinstance(value, list) or len(value) != players:
            raise PositionError(f"state.{key}: expected a list of {players}, one for each player, not {value!r}")
        return value


def whole(value: Any, lowest: int, highest: int, path: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise PositionError(f"state.{path}: expected a whole number from {lowest} to {highest}, not {value!r}")
    return value


def counts(value: Any, names: tuple[str, ...], path: str) -> list[int]:
    if not isinstance(value, dict) or set(value) != set(names):
        raise PositionError(f"state.{path}: expected a table of {', '.join(names)}, not {value!r}")
    return [whole(value[name], 0, 120, f"{path}.{name}") for name in names]


def card_number(r: Rules, name: Any, path: str) -> int:
    known = card_names(r)
    if name not in known:
        raise PositionError(f"state.{path}: these rules have no corridor card {name!r}{did_you_mean(str(name), known)}")
    return known.index(name)


def piece_code(r: Rules, name: Any, path: str) -> int:
    if name == START_NAME:
        return START
    if isinstance(name, str) and name.startswith("~"):
        return CARD + MIRRORED + card_number(r, name[1:], path)
    return CARD + card_number(r, name, path)


KNOWN = (
    *("phase", "turn", "points", "round", "horde", "pawns", "hands", "hand_sizes", "action_deck", "action_deck_size"),
    *("action_discard", "distracts", "attracts", "zombie_deck", "zombie_discard", "first_rank", "corridor", "floor"),
    *("owed", "corridor_deck", "corridor_used", "depletions", "votes", "loser", "end_reason"),
)


def from_dict(r: Rules, s: State, d: Described, viewer: int | None) -> None:
    """Fill a state of zeros from what `to_dict` gives; sizes that follow from full hands may be left out."""
    for key in d:
        if key not in KNOWN:
            raise PositionError(f"state.{key}: there is no such thing{did_you_mean(key, list(KNOWN))}")
    read, players = Reader(d), int(r.players)
    s.phase, s.owed = read.one_of("phase", PHASES), read.one_of("owed", OWED)
    s.turn, s.loser = read.player("turn", players), read.player("loser", players)
    s.points, s.rounds = read.whole("points", 0, 12), read.whole("round", 0, 1000)
    s.horde = read.whole("horde", -1, FAR)
    s.end = 0 if read.get("end_reason") is None else 1 + read.one_of("end_reason", META.end_reasons[1:])
    read_pawns(s, read.each("pawns", players))
    read_hands(s, read, viewer)
    s.distracts, s.attracts = read.whole("distracts", 0, 120), read.whole("attracts", 0, 120)
    s.zombies[:] = counts(read.get("zombie_deck"), VALUE_NAMES, "zombie_deck")
    s.revealed[:] = counts(read.get("zombie_discard"), VALUE_NAMES, "zombie_discard")
    read_corridor(r, s, read)
    votes = s.shown if s.phase == OVER else s.vote
    for p, vote in enumerate(read.each("votes", players)):
        if vote is not None:
            votes[p] = ABSTAINED if vote == "abstain" else 1 + whole(vote, 0, players - 1, f"votes[{p}]")


def read_pawns(s: State, pawns: list[Any]) -> None:
    """Those before the current player are placed while pawns are being placed, and all of them later."""
    placed = int(s.turn) if s.phase == PLACING else len(pawns)
    for p, pawn in enumerate(pawns):
        if p >= placed:
            if pawn is not None:
                raise PositionError(f"state.pawns[{p}]: expected null, since player {p} has not placed it yet")
            continue
        if not isinstance(pawn, dict) or set(pawn) != {"lane", "rank", "tripped"}:
            raise PositionError(f"state.pawns[{p}]: expected a table of lane, rank and tripped, not {pawn!r}")
        s.lane[p] = whole(pawn["lane"], 1, LANES, f"pawns[{p}].lane") - 1
        s.rank[p] = whole(pawn["rank"], -1, FAR, f"pawns[{p}].rank")
        if not isinstance(pawn["tripped"], bool):
            raise PositionError(f"state.pawns[{p}].tripped: expected true or false, not {pawn['tripped']!r}")
        s.tripped[p] = pawn["tripped"]


def read_hands(s: State, read: Reader, viewer: int | None) -> None:
    hands = read.each("hands", len(read.get("pawns")))
    for p, hand in enumerate(hands):
        if viewer not in (None, p):
            s.held[p] = whole(read.each("hand_sizes", len(hands))[p], 0, 11, f"hand_sizes[{p}]")
            continue
        s.hand[p] = counts(hand, KIND_NAMES, f"hands[{p}]")
        s.held[p] = whole(int(s.hand[p].sum()), 0, 11, f"hands[{p}], all kinds together")
    if viewer is None:
        s.deck[:] = counts(read.get("action_deck"), KIND_NAMES, "action_deck")
        s.left = s.deck.sum()
    else:
        s.left = read.whole("action_deck_size", 0, 250)
    s.discard[:] = counts(read.get("action_discard"), KIND_NAMES, "action_discard")
    s.n_discard = s.discard.sum()


def read_corridor(r: Rules, s: State, read: Reader) -> None:
    names, rank = read.get("corridor"), read.whole("first_rank", 0, FAR)
    if not isinstance(names, list) or not 1 <= len(names) <= CARDS + 1:
        raise PositionError(f"state.corridor: expected a list of 1 to {CARDS + 1} pieces, not {names!r}")
    if rank % RANKS:
        raise PositionError(f"state.first_rank: expected a multiple of {RANKS}, not {rank}")
    s.lowest, s.n_table, s.depletions = rank // RANKS, len(names), read.whole("depletions", 0, MOST_DEPLETIONS)
    for i, name in enumerate(names):
        s.table[i] = piece_code(r, name, f"corridor[{i}]")
    for key, cards in (("corridor_deck", s.corridor), ("corridor_used", s.used)):
        pile_names = read.get(key)
        if not isinstance(pile_names, list) or len(pile_names) > CARDS:
            raise PositionError(f"state.{key}: expected a list of up to {CARDS} corridor cards, not {pile_names!r}")
        for i, name in enumerate(pile_names):
            cards[card_number(r, name, f"{key}[{i}]")] += 1
    s.n_deck, s.n_used = s.corridor.sum(), s.used.sum()
