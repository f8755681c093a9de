"""The three decks: action cards, corridor cards, zombie cards. Decks are counts, and a draw samples."""

from tablewright.games.corridor.state import (
    ACTION_RESHUFFLED,
    CARD,
    CARD_REVEALED,
    CARDS,
    CORRIDOR_DEPLETED,
    CORRIDOR_OWED,
    CORRIDOR_RESHUFFLED,
    DEBT,
    DISCARDED,
    KINDS,
    MIRRORED,
    NOBODY,
    NOTHING,
    ON_LAST_CARD,
    ON_NEED,
    PAID,
    PIECE_REMOVED,
    RANKS,
    START,
    VALUES,
    ZOMBIE_RESHUFFLED,
    Rules,
    State,
)
from tablewright.kernel.cache import jit
from tablewright.kernel.events import EVERYBODY, emit
from tablewright.kernel.records import Records
from tablewright.kernel.rng import below, pick


@jit
def reshuffle_actions(s: State, log: Records) -> None:
    """COR-50: the discard pile becomes the deck."""
    for kind in range(KINDS):
        s.deck[kind] += s.discard[kind]
        s.discard[kind] = 0
    s.left += s.n_discard
    s.n_discard = 0
    if s.left > 0:
        emit(log, ACTION_RESHUFFLED, NOBODY, EVERYBODY, int(s.left), 0, 0)


@jit
def top_of_deck(s: State) -> int:
    """The kind of the top card: `pick` for five kinds, without branches that nobody can predict."""
    k, cards, kind = below(s, int(s.left)), 0, 0
    for lower in range(KINDS - 1):
        cards += int(s.deck[lower])
        kind += int(k >= cards)
    return kind


@jit
def take_action_card(r: Rules, s: State, p: int, log: Records, event: int) -> None:
    """The top card of the action deck goes to p's hand; only she sees it (COR-42)."""
    if s.left == 0:
        reshuffle_actions(s, log)
    kind = top_of_deck(s)
    s.deck[kind] -= 1
    s.left -= 1
    s.hand[p, kind] += 1
    s.held[p] += 1
    emit(log, event, p, 1 << p, kind, 0, 0)
    if s.left == 0 and r.depletion == ON_LAST_CARD:  # COR-A29
        reshuffle_actions(s, log)


@jit
def take_from_hand(s: State, p: int, kind: int) -> None:
    """A card leaves p's hand; where it goes is the caller's part."""
    s.hand[p, kind] -= 1
    s.held[p] -= 1


@jit
def onto_discard_pile(s: State, kind: int, n: int) -> None:
    """So many action cards of one kind go to the discard pile."""
    s.discard[kind] += n
    s.n_discard += n


@jit
def discard_from_hand(s: State, p: int, kind: int, log: Records) -> None:
    """COR-A19: openly."""
    take_from_hand(s, p, kind)
    onto_discard_pile(s, kind, 1)
    emit(log, DISCARDED, p, EVERYBODY, kind, 0, 0)


@jit
def reshuffle_corridor(s: State, log: Records) -> None:
    """COR-87: the used pile becomes the corridor deck."""
    for card in range(CARDS):
        s.corridor[card] += s.used[card]
        s.used[card] = 0
    s.n_deck += s.n_used
    s.n_used = 0
    emit(log, CORRIDOR_RESHUFFLED, NOBODY, EVERYBODY, int(s.n_deck), int(s.depletions), 0)


@jit
def deplete_corridor(s: State, log: Records) -> None:
    """COR-88: the horde is one bonus faster from now on."""
    s.depletions += 1
    emit(log, CORRIDOR_DEPLETED, NOBODY, EVERYBODY, int(s.depletions), 0, 0)


@jit
def lay_card(r: Rules, s: State, log: Records) -> None:
    """Draw a corridor card from a deck that has one and lay it at the far end."""
    card = pick(s, s.corridor, int(s.n_deck))
    s.corridor[card] -= 1
    s.n_deck -= 1
    code = CARD + card
    if r.mirror_cards and below(s, 2) == 1:  # COR-A46
        code += MIRRORED
    s.table[s.n_table] = code
    first_rank = (int(s.lowest) + int(s.n_table)) * RANKS
    s.n_table += 1
    s.owed = PAID
    emit(log, CARD_REVEALED, NOBODY, EVERYBODY, code, first_rank, 0)


@jit
def lay_wanted_card(r: Rules, s: State, log: Records) -> None:
    """Lay a card; under on_last_card the deck is used up with its last one (COR-A29)."""
    lay_card(r, s, log)
    if s.n_deck == 0 and r.depletion == ON_LAST_CARD:
        deplete_corridor(s, log)
        if s.n_used > 0:
            reshuffle_corridor(s, log)


@jit
def reveal(r: Rules, s: State, log: Records) -> None:
    """COR-36: the new card has been entered, so another one is wanted."""
    if s.n_deck == 0:
        if r.depletion == ON_NEED:
            deplete_corridor(s, log)
        if s.n_used == 0:
            s.owed = DEBT  # COR-A30: paid in the first clean-up that frees a card
            emit(log, CORRIDOR_OWED, NOBODY, EVERYBODY, 0, 0, 0)
            return
        reshuffle_corridor(s, log)
    lay_wanted_card(r, s, log)


@jit
def pay_debt(r: Rules, s: State, log: Records) -> None:
    """COR-A30: without a second bonus, also where the card is the last one of the deck (COR-A29)."""
    if s.n_used > 0:
        reshuffle_corridor(s, log)
        lay_card(r, s, log)


@jit
def remove_lowest(s: State, log: Records) -> None:
    """COR-84, COR-85: the piece nearest to the horde leaves the table; the starting board the game (COR-A33)."""
    code = int(s.table[0])
    if code != START:
        card = (code - CARD) % CARDS
        s.used[card] += 1
        s.n_used += 1
    n = int(s.n_table) - 1
    for i in range(n):
        s.table[i] = s.table[i + 1]
    s.table[n] = NOTHING
    s.n_table = n
    s.lowest += 1
    emit(log, PIECE_REMOVED, NOBODY, EVERYBODY, code, 0, 0)


@jit
def zombies_left(s: State) -> int:
    n = 0
    for value in range(VALUES):
        n += int(s.zombies[value])
    return n


@jit
def reshuffle_zombies(s: State, log: Records) -> None:
    """COR-A32: all zombie cards, and no bonus."""
    for value in range(VALUES):
        s.zombies[value] += s.revealed[value]
        s.revealed[value] = 0
    emit(log, ZOMBIE_RESHUFFLED, NOBODY, EVERYBODY, zombies_left(s), 0, 0)


@jit
def take_zombie_card(s: State, log: Records) -> int:
    """COR-78: reveal the top zombie card; its number."""
    left = zombies_left(s)
    if left == 0:
        reshuffle_zombies(s, log)
        left = zombies_left(s)
    value = pick(s, s.zombies, left)
    s.zombies[value] -= 1
    s.revealed[value] += 1
    return value + 1
