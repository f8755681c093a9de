"""The Corridor: what the keys of rules.toml cannot say: corridor cards, the corridor deck, what must fit together."""

from collections import Counter
from functools import cache
from typing import Any

import numpy as np

from tablewright.games.corridor import state as st
from tablewright.games.corridor.floor import OPEN, RANK_BITS, SOLID, floor_of
from tablewright.games.corridor.state import Rules
from tablewright.kernel.errors import RulesError, did_you_mean, shown
from tablewright.kernel.ruleset import table_of

OWN_TABLES = ("corridor", "corridor_card")
DEFAULT, OPTIONAL = "corridor.default_cards", "corridor.optional_cards_by_players"
KNOWN = ("bonus_per_depletion", "default_cards", "use_optional", "optional_cards_by_players")


def load(r: Rules, data: dict[str, Any]) -> None:
    """Fill the corridor of a rules record and check what depends on several keys."""
    check_hands(r)
    if int(r.zombie_deck.sum()) == 0:
        raise RulesError("zombie_deck: expected at least one card")
    table_of(data["corridor"], "corridor", KNOWN)
    cards = cards_of(data["corridor_card"])
    fill_cards(r, cards)
    copies = {path: deck_of(deck, list(cards), path) for path, deck in decks_of(data["corridor"]).items()}
    chosen = chosen_deck(r, copies)
    r.corridor_deck[:] = 0
    for card, n in copies[chosen].items():
        r.corridor_deck[list(cards).index(card)] = n
    r.n_corridor = sum(copies[chosen].values())
    r.n_action = int(r.action_deck.sum())
    for path in dict.fromkeys((DEFAULT, chosen)):
        check_passable({card: cards[card] for card in copies[path]}, copies[path], bool(r.mirror_cards), path)


def check_hands(r: Rules) -> None:
    """The deck must do for the opening hands, and a hand must hold them."""
    dealt = [int(n) for n in r.opening_hand[: int(r.players)]]
    if max(dealt) > int(r.hand_limit):
        raise RulesError(f"players.opening_hand: {max(dealt)} cards exceed turn.hand_limit = {int(r.hand_limit)}")
    if sum(dealt) > int(r.action_deck.sum()):
        raise RulesError(f"action_deck: {int(r.action_deck.sum())} cards are too few for {sum(dealt)} in opening hands")


def cards_of(tables: Any) -> dict[str, list[str]]:
    """The rows of each card by name, checked one by one."""
    if not isinstance(tables, dict):
        raise RulesError(f"corridor_card: expected a table of cards, each with rows, not {shown(tables)}")
    if len(tables) > st.CARDS:
        raise RulesError(f"corridor_card: {len(tables)} cards are defined; there is room for {st.CARDS}")
    for name, table in tables.items():
        if not (name.isascii() and name.replace("_", "").isalnum() and len(name) <= st.NAME):
            raise RulesError(f"corridor_card.{name}: expected a name of letters, digits and _, up to {st.NAME} long")
        table_of(table, f"corridor_card.{name}", ("rows",))
        if name == st.START_NAME:
            raise RulesError(f"corridor_card.{name}: this is the name of the starting board; choose another")
        check_rows(name, table["rows"])
    return {name: table["rows"] for name, table in tables.items()}


def check_rows(name: str, rows: Any) -> None:
    if not isinstance(rows, list) or len(rows) != st.RANKS:
        raise RulesError(f"corridor_card.{name}.rows: expected {st.RANKS} rows, not {rows!r}")
    for i, row in enumerate(rows):
        if not isinstance(row, str) or len(row) != st.LANES or set(row) - set(".#o"):
            raise RulesError(f"corridor_card.{name}.rows[{i}]: expected {st.LANES} of '.', '#' and 'o', not {row!r}")


def fill_cards(r: Rules, cards: dict[str, list[str]]) -> None:
    """Floors, gaps and names of all cards that are defined."""
    r.floor[:], r.gaps[:], r.name[:] = SOLID, 0, 0
    r.floor[st.NOTHING], r.floor[st.START] = SOLID, OPEN
    nearest = OPEN & 0xFF
    r.floor[st.PIT] = (
        (SOLID >> RANK_BITS) | nearest << RANK_BITS * (st.RANKS - 1) if r.pit_enterable else SOLID
    )  # COR-A6
    for card, (name, rows) in enumerate(cards.items()):
        r.floor[st.CARD + card], r.floor[st.CARD + st.MIRRORED + card] = floor_of(rows), floor_of(rows, mirrored=True)
        r.gaps[card] = sum(1 << i for i, square in enumerate("".join(rows)) if square == "o")
        r.name[card, : len(name)] = np.frombuffer(name.encode(), np.int8)


def decks_of(corridor: dict[str, Any]) -> dict[str, Any]:
    """All corridor decks by key, also those that are not in use."""
    decks = {DEFAULT: corridor["default_cards"]}
    for players, deck in table_of(corridor["optional_cards_by_players"], OPTIONAL, (), ("2", "3")).items():
        decks[f"{OPTIONAL}.{players}"] = deck
    return decks


def chosen_deck(r: Rules, decks: dict[str, Counter[str]]) -> str:
    """COR-A37: the key of the deck in use; four players always use the default."""
    optional = f"{OPTIONAL}.{int(r.players)}"
    return optional if r.use_optional and optional in decks else DEFAULT


def deck_of(names: Any, known: list[str], path: str) -> Counter[str]:
    """A deck as copies by name."""
    if not isinstance(names, list) or not 1 <= len(names) <= st.CARDS:
        raise RulesError(f"{path}: expected a list of 1 to {st.CARDS} names of corridor cards, not {names!r}")
    for name in names:
        if name not in known:
            raise RulesError(f"{path}: there is no corridor card {name!r}{did_you_mean(str(name), known)}")
    return Counter(names)


def check_passable(cards: dict[str, list[str]], copies: Counter[str], mirrored: bool, path: str) -> None:
    """Whatever order the deck comes in, every free square has a way forward over free squares."""
    turned = {name: [tuple(row[::-1] for row in rows)] if mirrored else [] for name, rows in cards.items()}
    drawn = {name: [tuple(rows), *turned[name]] for name, rows in cards.items()}
    for name, sides in drawn.items():
        if not all(leads_on(("....",) * st.RANKS, side) for side in sides):
            raise RulesError(f"corridor_card.{name}.rows: no way leads through this card, so {path} cannot have it")
    for first, sides in drawn.items():
        for second, others in drawn.items():
            if (first != second or copies[first] > 1) and not all(leads_on(a, b) for a in sides for b in others):
                raise RulesError(
                    f"{path}: where {second} follows {first}, some free square has no way on; "
                    f"change the rows of one of them or take one out of the deck"
                )


@cache
def leads_on(first: tuple[str, ...], second: tuple[str, ...]) -> bool:
    """Whether from every free square of one card the last rank of the next is reached over free squares.

    >>> leads_on(("....", "....", "....", "...#"), ("###.", "....", "....", "...."))
    False
    """
    rows = first + second
    reached = {(len(rows) - 1, lane) for lane in range(st.LANES) if rows[-1][lane] == "."}
    edge = list(reached)
    while edge:
        rank, lane = edge.pop()
        for near in ((rank + 1, lane), (rank - 1, lane), (rank, lane - 1), (rank, lane + 1)):
            inside = 0 <= near[0] < len(rows) and 0 <= near[1] < st.LANES
            if inside and near not in reached and rows[near[0]][near[1]] == ".":
                reached.add(near)
                edge.append(near)
    return all(
        (rank, lane) in reached for rank in range(st.RANKS) for lane in range(st.LANES) if first[rank][lane] == "."
    )
