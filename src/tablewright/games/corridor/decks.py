"""The three decks: action cards, corridor cards, zombie cards. Decks are counts, and a draw samples."""

from tablewright.games.corridor.state import (
    ACTION_RESHUFFLED,
    CARD,
    CARD_REVEALED,
    CARDS,
    CORRIDOR_DEPLETED,
    CORRIDOR_OWED,
    CORRIDOR_RESHUFFLED,
    DEALT,
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
from tablewright.kernel.cache import jit, jit_hot
from tablewright.kernel.events import EVERYBODY, emit
from tablewright.kernel.records import Records
from tablewright.kernel.rng import U, below, pick, share, word


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
def kind_of_card(s: State, card: int) -> int:
    """The kind of the card with so many others before it, the action deck in the order of the kinds.

    It compares with every kind: a branch on chance is guessed wrong.
    """
    cards, kind = 0, 0
    for before in range(KINDS - 1):
        cards += int(s.deck[before])
        kind += int(card >= cards)
    return kind


@jit_hot
def take_action_card(r: Rules, s: State, p: int, log: Records, event: int) -> None:
    """The top card of the action deck goes to p's hand."""
    take_card_by(r, s, p, word(s), log, event)


@jit
def deal_hands(r: Rules, s: State, log: Records) -> None:
    """The opening hands, card by card as `take_card_by` would; there are cards enough.

    Meanwhile the deck is held as the number of cards up to the end of each kind: a card less for each end behind it.
    A word of chance does for five cards: any five of 250 can come in less than 2 ** 40 ways.
    """
    a, dealt, k = int(s.deck[0]), 0, U(0)
    b, c, d = a + int(s.deck[1]), a + int(s.deck[1]) + int(s.deck[2]), int(s.left) - int(s.deck[4])
    for p in range(int(r.players)):
        for _ in range(int(r.opening_hand[p])):
            if dealt % 5 == 0:
                k = word(s)
            card, k = share(k, int(s.left) - dealt)
            kind = int(card >= a) + int(card >= b) + int(card >= c) + int(card >= d)
            a, b, c, d = a - int(card < a), b - int(card < b), c - int(card < c), d - int(card < d)
            s.hand[p, kind] += 1
            dealt += 1
            emit(log, DEALT, p, 1 << p, kind, 0, 0)
        s.held[p] = r.opening_hand[p]
    s.left -= dealt
    s.deck[0], s.deck[1], s.deck[2], s.deck[3], s.deck[4] = a, b - a, c - b, d - c, int(s.left) - d


@jit_hot
def take_card_by(r: Rules, s: State, p: int, k: int, log: Records, event: int) -> int:
    """The top card, by chance k, goes to p's hand; only she sees it (COR-42). What is left of k."""
    if s.left == 0:
        reshuffle_actions(s, log)
    card, k = share(k, int(s.left))
    kind = kind_of_card(s, card)
    s.deck[kind] -= 1
    s.left -= 1
    s.hand[p, kind] += 1
    s.held[p] += 1
    emit(log, event, p, 1 << p, kind, 0, 0)
    if s.left == 0 and r.depletion == ON_LAST_CARD:  # COR-A29
        reshuffle_actions(s, log)
    return k


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
