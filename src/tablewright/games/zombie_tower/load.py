"""What rules.toml says in tables of its own: the decks and the Minor Objectives."""

from typing import Any

from tablewright.games.zombie_tower import state as st
from tablewright.kernel.errors import RulesError
from tablewright.kernel.ruleset import table_of, whole

OWN_TABLES = ("deck", "objective")
OBJECTIVE_NAMES = (
    "handgun", "shotgun", "shovel", "fire_extinguisher", "first_aid_kit", "barricade", "dynamite", "detonator",
    "communication_device", "battery", "vaccines", "unhurt",
)  # fmt: skip


def load(r: Any, data: dict[str, Any]) -> None:
    """Fill the decks (ZT-10, ZT-15, ZT-A1) and objectives of a rules record; refuse what cannot be played."""
    tables = data["deck"]
    table_of(tables, "deck", ("begin", *st.FLOOR_NAMES, "remove_3p"))
    table_of(tables["remove_3p"], "deck.remove_3p", st.FLOOR_NAMES)
    begin = counts(tables["begin"], "deck.begin")
    if sum(begin[st.ITEMS :]):
        raise RulesError("deck.begin: only plain items can be Beginning cards")
    r.begin[:] = begin[: st.ITEMS]
    cards = [item for item in range(st.ITEMS) for _ in range(begin[item])][: st.MAX_CARDS]  # too many are refused below
    r.n_begin, r.begin_card[: len(cards)] = len(cards), cards
    for floor, name in enumerate(st.FLOOR_NAMES):
        whole_deck = counts(tables[name], f"deck.{name}")
        out = counts(tables["remove_3p"][name], f"deck.remove_3p.{name}")
        left = [n - gone for n, gone in zip(whole_deck, out)] if r.players == 3 else whole_deck
        if min(left) < 0:
            kind = st.KIND_NAMES[left.index(min(left))]
            raise RulesError(f"deck.remove_3p.{name}.{kind}: more cards than the deck has")
        r.deck[floor, :] = left
        r.n_deck[floor] = min(sum(left), 127)
    load_objectives(r, data["objective"])
    for zombies in range(5):
        r.icon_cards[zombies] = sum(1 << i + 1 for i, n in enumerate(r.icon_zombies) if n == zombies)
    refuse_impossible(r)


def counts(table: Any, path: str) -> list[int]:
    """How many cards of each kind a table names."""
    table_of(table, path, (), st.KIND_NAMES)
    return [whole(table.get(name, 0), 0, 20, f"{path}.{name}") for name in st.KIND_NAMES]


def load_objectives(r: Any, tables: Any) -> None:
    table_of(tables, "objective", OBJECTIVE_NAMES)
    for i, name in enumerate(OBJECTIVE_NAMES):
        table, path = tables[name], f"objective.{name}"
        hurt = isinstance(table, dict) and "damage_at_most" in table and not {"hold", "count"} <= table.keys()
        table_of(table, path, ("points", "damage_at_most") if hurt else ("points", "hold", "count"))
        r.objective_points[i] = whole(table["points"], 0, 9, f"{path}.points")
        if hurt:
            r.objective_kind[i] = st.UNHURT
            r.objective_count[i] = whole(table["damage_at_most"], 0, 12, f"{path}.damage_at_most")
        else:
            r.objective_kind[i] = held(table["hold"], f"{path}.hold")
            r.objective_count[i] = whole(table["count"], 1, 9, f"{path}.count")
    assert len(OBJECTIVE_NAMES) == st.OBJECTIVES


def held(name: Any, path: str) -> int:
    """An item that a hand may hold."""
    if name not in st.KIND_NAMES[: st.ITEMS]:
        raise RulesError(f"{path}: expected one of {', '.join(st.KIND_NAMES[: st.ITEMS])}, not {name!r}")
    return st.KIND_NAMES.index(name)


def refuse_impossible(r: Any) -> None:
    """Numbers that fit one by one but not together."""
    if r.begin.sum() < r.players:
        raise RulesError(f"deck.begin: {r.players} players need {r.players} Beginning cards, not {r.begin.sum()}")
    if (cards := int(r.begin.sum() + r.deck[:, : st.FIRST_EVENT].sum())) > st.MAX_CARDS:
        raise RulesError(f"deck: at most {st.MAX_CARDS} items in all decks together, not {cards}")
    if r.deck.sum(axis=1).max() > 100:
        raise RulesError("deck: at most 100 cards in one deck")
    chips = int(r.encounter_cards) * int(r.encounter_zombies.max()) + int(r.max_rounds) * (
        int(r.icon_zombies.max()) + max(int(r.survivors_per_flip), int(r.ground_board_survivors))
    )
    chips += int(r.deck[:, st.FIRST_EVENT].sum()) * int(r.zombie_count) + int(
        r.deck[:, st.VACCINE_PLUS1 : st.FIRST_EVENT].sum()
    )
    if chips > st.MAX_CHIPS:
        raise RulesError(
            f"first_encounter, emergence, event: {chips} zombies and survivors could come into one play space; "
            f"{st.MAX_CHIPS} are the most"
        )
