"""The Corridor: a position as a plain description, both ways; whether it is possible is for laws.py to say.

Lanes are told as 1 to 4, as in the moves. The corridor is told by names, from the horde onwards; "start" is the
starting board, and a card that lies mirrored has a "~" before its name. "floor" draws the same for the eye, rank by
rank.
"""

from typing import Any

from tablewright.games.corridor import meta
from tablewright.games.corridor import state as st
from tablewright.games.corridor.decks import cards_in_sight
from tablewright.games.corridor.floor import EDGE, RANK_BITS
from tablewright.games.corridor.state import Rules, State
from tablewright.kernel.descriptions import Reader, counts, player_or_none, unknown, whole
from tablewright.kernel.errors import PositionError, did_you_mean
from tablewright.kernel.tools import Ints

Described = dict[str, Any]
FAR = 15_000  # the furthest rank: the longest game from there on stays within the records
MOST_DEPLETIONS = 3_000  # more than the longest game has, with no bonus to end it
KNOWN = (
    *("phase", "turn", "points", "round", "horde", "pawns", "hands", "hand_sizes", "action_deck", "action_deck_size"),
    *("action_discard", "distracts", "attracts", "zombie_deck", "zombie_discard", "first_rank", "corridor", "floor"),
    *("owed", "corridor_deck", "corridor_used", "depletions", "votes", "loser", "end_reason"),
)


def card_name(r: Rules, card: int) -> str:
    return bytes(r.name[card]).rstrip(b"\0").decode()


def card_names(r: Rules) -> list[str]:
    """The corridor cards that the rules define, by number."""
    return [name for name in (card_name(r, card) for card in range(st.CARDS)) if name]


def piece_name(r: Rules, code: int) -> str:
    """What a piece of the table is called.

    The card of code st.CARD + n has the n-th name; mirrored it has a ~ before it.
    """
    if code == st.START:
        return st.START_NAME
    return ("~" if code >= st.CARD + st.MIRRORED else "") + card_name(r, (code - st.CARD) % st.CARDS)


def piece_rows(r: Rules, code: int) -> list[str]:
    """A piece as it is drawn in rules.toml: '.' floor, '#' obstacle, 'o' gap."""
    rows = []
    for rank in range(st.RANKS):
        bits = int(r.floor[code]) >> rank * RANK_BITS + EDGE
        rows.append("".join(_square(r, code, rank, lane) if bits >> lane & 1 else "." for lane in range(st.LANES)))
    return rows


def _square(r: Rules, code: int, rank: int, lane: int) -> str:
    printed = st.LANES - 1 - lane if code >= st.CARD + st.MIRRORED else lane
    return "o" if code >= st.CARD and int(r.gaps[(code - st.CARD) % st.CARDS]) >> st.LANES * rank + printed & 1 else "#"


def pieces(s: State) -> list[int]:
    """The codes of the pieces on the table."""
    return [int(code) for code in s.table[: int(s.n_table)]]


def floor_rows(r: Rules, s: State) -> list[str]:
    """The table drawn, from the horde onwards."""
    return [row for code in pieces(s) for row in piece_rows(r, code)]


def pile(r: Rules, counts: Ints) -> list[str]:
    """Corridor cards by name."""
    return [card_name(r, card) for card in range(st.CARDS) for _ in range(int(counts[card]))]


def by_kind(counts: Ints) -> dict[str, int]:
    return {name: int(n) for name, n in zip(st.KIND_NAMES, counts)}


def by_value(counts: Ints) -> dict[str, int]:
    return {name: int(n) for name, n in zip(st.VALUE_NAMES, counts)}


def vote_text(vote: int) -> int | str | None:
    return None if vote == 0 else "abstain" if vote == st.ABSTAINED else vote - 1


def to_dict(r: Rules, s: State, viewer: int | None) -> Described:
    """Everything, or (with a viewer) what she may know: None is what she may not."""
    players = range(int(r.players))
    placed = [s.phase != st.PLACING or p < int(s.turn) for p in players]
    return {
        "phase": st.PHASES[int(s.phase)],
        "turn": player_or_none(s.turn),
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
        "first_rank": st.RANKS * int(s.lowest),
        "corridor": [piece_name(r, code) for code in pieces(s)],
        "floor": floor_rows(r, s),
        "owed": st.OWED[int(s.owed)],
        "corridor_deck": pile(r, s.corridor),
        "corridor_used": pile(r, s.used),
        "depletions": int(s.depletions),
        "votes": [vote_text(int(s.shown[p]) or int(s.vote[p])) for p in players],
        "loser": player_or_none(s.loser),
        "end_reason": meta.META.end_reasons[int(s.end)] or None,
    }


def _pawn(s: State, p: int) -> Described:
    return {"lane": int(s.lane[p]) + 1, "rank": int(s.rank[p]), "tripped": bool(s.tripped[p])}


def from_dict(r: Rules, s: State, d: Described, viewer: int | None) -> None:
    """Fill a state of zeros from what `to_dict` gives; sizes that follow from full hands may be left out."""
    read, players = Reader(d), int(r.players)
    read.expect_keys(KNOWN)
    s.phase, s.owed = read.one_of("phase", st.PHASES), read.one_of("owed", st.OWED)
    s.turn, s.loser = read.player("turn", players), read.player("loser", players)
    s.points, s.rounds = read.whole("points", 0, 12), read.whole("round", 0, 1000)
    s.horde = read.whole("horde", -1, FAR)
    s.end = read.one_of("end_reason", (None, *meta.META.end_reasons[1:]))
    read_pawns(s, read.each("pawns", players))
    read_hands(s, read, players, viewer)
    s.distracts, s.attracts = read.whole("distracts", 0, 120), read.whole("attracts", 0, 120)
    s.zombies[:] = read.counts("zombie_deck", st.VALUE_NAMES)
    s.revealed[:] = read.counts("zombie_discard", st.VALUE_NAMES)
    read_corridor(r, s, read)
    read_votes(s, read.each("votes", players), viewer)
    if viewer is not None:
        expect_cards(r, s, viewer)
        if d.get("floor") not in (None, floor_rows(r, s)):
            raise PositionError("state.floor: expected what state.corridor shows, or nothing")


def expect_cards(r: Rules, s: State, viewer: int) -> None:
    """What a viewer does not see of the action cards is in the deck and in the other hands, card for card."""
    unseen = 0
    for kind, name in enumerate(st.KIND_NAMES):
        seen = cards_in_sight(r, s, kind) + (int(s.hand[viewer, kind]) if viewer >= 0 else 0)
        if seen > r.action_deck[kind]:
            raise PositionError(f"{seen} {name} cards are to be seen; these rules have {r.action_deck[kind]}")
        unseen += int(r.action_deck[kind]) - seen
    hidden = int(s.left) + sum(int(s.held[p]) for p in range(int(r.players)) if p != viewer)
    if hidden != unseen:
        where = "state.action_deck_size and the other hands of state.hand_sizes"
        raise PositionError(
            f"{where}: expected {unseen} cards together, all that the viewer does not see, not {hidden}"
        )


def read_pawns(s: State, pawns: list[Any]) -> None:
    """Those before the current player are placed while pawns are being placed, and all of them later."""
    placed = int(s.turn) if s.phase == st.PLACING else len(pawns)
    for p, pawn in enumerate(pawns):
        if p >= placed:
            if pawn is not None:
                raise PositionError(f"state.pawns[{p}]: expected null, since player {p} has not placed it yet")
            continue
        read = Reader.of(pawn, ("lane", "rank", "tripped"), f"pawns[{p}]")
        s.lane[p], s.rank[p] = read.whole("lane", 1, st.LANES) - 1, read.whole("rank", -1, FAR)
        s.tripped[p] = read.switch("tripped")


def read_hands(s: State, read: Reader, players: int, viewer: int | None) -> None:
    for p, hand in enumerate(read.each("hands", players)):
        if viewer in (None, p):
            s.hand[p] = counts(hand, st.KIND_NAMES, f"hands[{p}]")
            s.held[p] = whole(int(s.hand[p].sum()), 0, 11, f"hands[{p}], all kinds together")
        else:
            unknown(hand, f"hands[{p}]")
    s.discard[:] = read.counts("action_discard", st.KIND_NAMES)
    s.n_discard = s.discard.sum()
    if viewer is None:
        s.deck[:] = read.counts("action_deck", st.KIND_NAMES)
        s.left = s.deck.sum()
        return
    unknown(read.d.get("action_deck"), "action_deck")
    s.left = read.whole("action_deck_size", 0, 250)
    for p, size in enumerate(read.each("hand_sizes", players)):
        known = int(s.held[p])
        least, most = (known, known) if p == viewer else (0, 11)
        s.held[p] = whole(size, least, most, f"hand_sizes[{p}]")


def read_corridor(r: Rules, s: State, read: Reader) -> None:
    names, rank = read.listed("corridor", 1, st.CARDS + 1, "pieces"), read.whole("first_rank", 0, FAR)
    if rank % st.RANKS:
        raise PositionError(f"state.first_rank: expected a multiple of {st.RANKS}, not {rank}")
    s.lowest, s.n_table, s.depletions = rank // st.RANKS, len(names), read.whole("depletions", 0, MOST_DEPLETIONS)
    for i, name in enumerate(names):
        s.table[i] = piece_code(r, name, f"corridor[{i}]")
    for key, cards in (("corridor_deck", s.corridor), ("corridor_used", s.used)):
        for i, name in enumerate(read.listed(key, 0, st.CARDS, "corridor cards")):
            cards[card_number(r, name, f"{key}[{i}]")] += 1
    s.n_deck, s.n_used = s.corridor.sum(), s.used.sum()


def card_number(r: Rules, name: Any, path: str) -> int:
    known = card_names(r)
    if name not in known:
        raise PositionError(f"state.{path}: these rules have no corridor card {name!r}{did_you_mean(str(name), known)}")
    return known.index(name)


def piece_code(r: Rules, name: Any, path: str) -> int:
    if name == st.START_NAME:
        return st.START
    if isinstance(name, str) and name.startswith("~"):
        return st.CARD + st.MIRRORED + card_number(r, name[1:], path)
    return st.CARD + card_number(r, name, path)


def read_votes(s: State, votes: list[Any], viewer: int | None) -> None:
    field = s.shown if s.phase == st.OVER else s.vote
    for p, vote in enumerate(votes):
        if s.phase == st.VOTING and viewer not in (None, p):
            unknown(vote, f"votes[{p}]")
        elif vote is not None:
            field[p] = st.ABSTAINED if vote == "abstain" else 1 + whole(vote, 0, len(votes) - 1, f"votes[{p}]")
