"""Getting ready (ZT-17 to ZT-33), from an empty table to the first turn."""

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.emergence import first_encounter
from tablewright.games.zombie_tower.search import open_decks
from tablewright.games.zombie_tower.state import Rules, State
from tablewright.kernel.tools import Records, below, count, jit, kth, share, tell, whisper, wide, word


@jit
def deal_characters(r: Rules, s: State) -> None:
    """ZT-22: each a different one."""
    free, k = (1 << len(st.CHARACTERS)) - 1, word(s)
    for p in range(wide(r.players)):
        which, k = share(k, len(st.CHARACTERS) - p)
        character = kth(free, which)
        free &= ~(1 << character)
        s.character[p] = character + 1


@jit
def is_taken(s: State, character: int) -> bool:
    for p in range(s.character.shape[0]):
        if s.character[p] == character:
            return True
    return False


@jit
def get_ready(r: Rules, s: State, log: Records) -> None:
    """All that follows once everybody has a character."""
    open_decks(r, s)
    cards, objectives = (1 << wide(r.n_begin)) - 1, (1 << st.OBJECTIVES) - 1  # masks of those not yet dealt
    for p in range(wide(r.players)):
        tell(log, st.DEALT_CHARACTER, p, s.character[p], 0, 0)
        s.room[p] = r.start_room[s.character[p] - 1]  # ZT-28
        which, k = share(word(s), count(cards))
        card = kth(cards, which)
        cards &= ~(1 << card)
        deal_beginning_card(r, s, p, card, log)
        objectives = deal_objectives(r, s, p, objectives, k, log)
        first_encounter(r, s, p, log)
    s.marker = below(s, wide(r.players))  # ZT-29, ZT-A42


@jit
def deal_beginning_card(r: Rules, s: State, p: int, card: int, log: Records) -> None:
    """ZT-25."""
    item = wide(r.begin_card[card])
    s.hand[p, item] = 1
    whisper(log, st.DEALT_CARD, p, 1 << p, item, 0, 0)


@jit
def deal_objectives(r: Rules, s: State, p: int, left: int, k: int, log: Records) -> int:
    """ZT-26: three each; the mask of those left."""
    n = count(left)
    for i in range(wide(r.objectives_each)):
        which, k = share(k, n - i)
        objective = kth(left, which)
        left &= ~(1 << objective)
        s.objectives[p] = wide(s.objectives[p]) | 1 << objective
        whisper(log, st.DEALT_OBJECTIVE, p, 1 << p, objective, 0, 0)
    return left
