"""The Corridor: action cards, corridor cards, zombie cards. Decks are counts, and a draw samples."""

from tablewright.games.corridor import state as st
from tablewright.games.corridor.state import Rules, State
from tablewright.kernel.tools import Records, U, below, emit, jit, jit_hot, pick, share, tell, total, wide, word

CARDS_OF_A_WORD = 5  # dealt with one word of chance: any five of 250 cards can come in less than 2 ** 40 ways


@jit
def cards_in_sight(r: Rules, s: State, kind: int) -> int:
    """The action cards of one kind that lie open: discarded, in front of tripped players, beside the zombie deck."""
    n = wide(s.discard[kind])
    if kind == st.TRIP:
        for p in range(wide(r.players)):
            n += wide(s.tripped[p])
    elif kind == st.DISTRACT:
        n += wide(s.distracts)
    elif kind == st.ATTRACT:
        n += wide(s.attracts)
    return n


@jit
def reshuffle_actions(s: State, log: Records) -> None:
    """COR-50: the discard pile becomes the deck."""
    for kind in range(st.KINDS):
        s.deck[kind] += s.discard[kind]
        s.discard[kind] = 0
    s.left += s.n_discard
    s.n_discard = 0
    if s.left > 0:
        tell(log, st.ACTION_RESHUFFLED, st.NOBODY, s.left, 0, 0)


@jit
def kind_of_card(s: State, card: int) -> int:
    """The kind of the card with so many others before it, the action deck in the order of the kinds.

    It compares with every kind: a branch on chance is guessed wrong.
    """
    cards, kind = 0, 0
    for before in range(st.KINDS - 1):
        cards += wide(s.deck[before])
        kind += wide(card >= cards)
    return kind


@jit
def deal_hands(r: Rules, s: State, log: Records) -> None:
    """COR-20: the opening hands; `load` has seen to it that there are cards enough.

    The deck is numbered in the order of the kinds, and a random number names a card. Meanwhile only the numbers are
    kept where the second to the fifth kind begin (b, c, d, e): a dealt card makes each of them that lies behind it one
    smaller.
    """
    b, dealt, k = wide(s.deck[0]), 0, U(0)
    c = b + wide(s.deck[1])
    d, e = c + wide(s.deck[2]), wide(s.left) - wide(s.deck[4])
    for p in range(wide(r.players)):
        for _ in range(wide(r.opening_hand[p])):
            if dealt % CARDS_OF_A_WORD == 0:
                k = word(s)
            card, k = share(k, wide(s.left) - dealt)
            kind = wide(card >= b) + wide(card >= c) + wide(card >= d) + wide(card >= e)
            b, c, d, e = b - wide(card < b), c - wide(card < c), d - wide(card < d), e - wide(card < e)
            s.hand[p, kind] += 1
            dealt += 1
            emit(log, st.DEALT, p, 1 << p, kind, 0, 0)
        s.held[p] = r.opening_hand[p]
    s.left -= dealt
    s.deck[0], s.deck[1], s.deck[2], s.deck[3], s.deck[4] = b, c - b, d - c, e - d, wide(s.left) - e


@jit_hot
def take_action_card(r: Rules, s: State, p: int, log: Records) -> None:
    """The top card of the action deck goes to p's hand; only she sees it (COR-42)."""
    if s.left == 0:
        reshuffle_actions(s, log)
    card, _ = share(word(s), wide(s.left))
    kind = kind_of_card(s, card)
    s.deck[kind] -= 1
    s.left -= 1
    s.hand[p, kind] += 1
    s.held[p] += 1
    emit(log, st.DREW, p, 1 << p, kind, 0, 0)
    if s.left == 0 and r.depletion == st.ON_LAST_CARD:  # COR-A29
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
    tell(log, st.DISCARDED, p, kind, 0, 0)


@jit
def reshuffle_corridor(s: State, log: Records) -> None:
    """COR-87: the used pile becomes the corridor deck."""
    for card in range(st.CARDS):
        s.corridor[card] += s.used[card]
        s.used[card] = 0
    s.n_deck += s.n_used
    s.n_used = 0
    tell(log, st.CORRIDOR_RESHUFFLED, st.NOBODY, s.n_deck, s.depletions, 0)


@jit
def deplete_corridor(s: State, log: Records) -> None:
    """COR-88: the horde is one bonus faster from now on."""
    s.depletions += 1
    tell(log, st.CORRIDOR_DEPLETED, st.NOBODY, s.depletions, 0, 0)


@jit
def lay_card(r: Rules, s: State, log: Records) -> None:
    """Draw a corridor card from a deck that has one and lay it at the far end."""
    card = pick(s, s.corridor, wide(s.n_deck))
    s.corridor[card] -= 1
    s.n_deck -= 1
    code = st.CARD + card
    if r.mirror_cards and below(s, 2) == 1:  # COR-A46
        code += st.MIRRORED
    s.table[s.n_table] = code
    first_rank = (wide(s.lowest) + wide(s.n_table)) * st.RANKS
    s.n_table += 1
    s.owed = st.PAID
    tell(log, st.CARD_REVEALED, st.NOBODY, code, first_rank, 0)


@jit
def lay_wanted_card(r: Rules, s: State, log: Records) -> None:
    """Lay a card; under on_last_card the deck is used up with its last one (COR-A29)."""
    lay_card(r, s, log)
    if s.n_deck == 0 and r.depletion == st.ON_LAST_CARD:
        deplete_corridor(s, log)
        if s.n_used > 0:
            reshuffle_corridor(s, log)


@jit
def reveal(r: Rules, s: State, log: Records) -> None:
    """COR-36: the new card has been entered, so another one is wanted."""
    if s.n_deck == 0:
        if r.depletion == st.ON_NEED:
            deplete_corridor(s, log)
        if s.n_used == 0:
            s.owed = st.DEBT  # COR-A30: paid in the first clean-up that frees a card
            tell(log, st.CORRIDOR_OWED, st.NOBODY, 0, 0, 0)
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
    code = wide(s.table[0])
    if code != st.START:
        s.used[(code - st.CARD) % st.CARDS] += 1
        s.n_used += 1
    n = wide(s.n_table) - 1
    for i in range(n):
        s.table[i] = s.table[i + 1]
    s.table[n] = st.NOTHING
    s.n_table = n
    s.lowest += 1
    tell(log, st.PIECE_REMOVED, st.NOBODY, code, 0, 0)


@jit
def reshuffle_zombies(s: State, log: Records) -> None:
    """COR-A32: all zombie cards, and no bonus."""
    for value in range(st.VALUES):
        s.zombies[value] += s.revealed[value]
        s.revealed[value] = 0
    tell(log, st.ZOMBIE_RESHUFFLED, st.NOBODY, total(s.zombies), 0, 0)


@jit
def take_zombie_card(s: State, log: Records) -> int:
    """COR-78: reveal the top zombie card; its number."""
    if total(s.zombies) == 0:
        reshuffle_zombies(s, log)
    value = pick(s, s.zombies, total(s.zombies))
    s.zombies[value] -= 1
    s.revealed[value] += 1
    return value + 1
