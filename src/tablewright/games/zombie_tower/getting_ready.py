"""Getting ready (ZT-17 to ZT-33), from an empty table to the first turn."""

from tablewright.games.zombie_tower.emergence import first_encounter, nth, number
from tablewright.games.zombie_tower.search import open_decks
from tablewright.games.zombie_tower.state import (
    CHARACTERS,
    DEALT_CARD,
    DEALT_CHARACTER,
    DEALT_OBJECTIVE,
    INT,
    ITEMS,
    OBJECTIVES,
    Rules,
    State,
)
from tablewright.kernel.bits import count
from tablewright.kernel.cache import jit
from tablewright.kernel.events import EVERYBODY, emit, whisper
from tablewright.kernel.records import Records
from tablewright.kernel.rng import below


@jit
def clear_table(s: State) -> None:
    """Every field but the stream of chance is zero."""
    s.round_number, s.turn, s.marker, s.ending, s.fallen, s.looking = 0, 0, 0, 0, 0, 0
    s.phase, s.ap, s.overcharged, s.steps, s.using = 0, 0, 0, 0, 0
    s.points[:] = 0
    s.character[:] = 0
    s.left[:] = 0
    s.back[:] = 0
    s.returned[:] = 0
    s.discard[:] = 0
    s.announced[:, :] = 0
    s.found[:, :] = 0
    s.n_rubble[:] = 0
    s.n_fires[:] = 0
    s.deck[:, :] = 0
    s.top[:] = 0
    s.in_slit[:] = 0
    s.slit_card[:] = 0
    clear_play_spaces(s)


@jit
def clear_play_spaces(s: State) -> None:
    s.room[:] = 0
    s.zombies[:, :] = 0
    s.survivors[:, :] = 0
    s.rubble[:] = 0
    s.fire[:] = 0
    s.barricade[:] = 0
    s.searched[:] = 0
    s.pile[:] = 0
    s.icon[:] = 0
    s.last_flip[:] = 0
    s.damage[:] = 0
    s.sheet[:] = 0
    s.objectives[:] = 0
    s.hand[:, :] = 0


@jit
def deal_characters(r: Rules, s: State) -> None:
    """ZT-22: each a different one."""
    free, k = (1 << len(CHARACTERS)) - 1, number(s)
    for p in range(INT(r.players)):
        character = nth(free, k % (len(CHARACTERS) - p))
        k //= len(CHARACTERS) - p
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
    cards, objectives = INT(r.begin.sum()), (1 << OBJECTIVES) - 1
    for p in range(INT(r.players)):
        emit(log, DEALT_CHARACTER, p, EVERYBODY, INT(s.character[p]), 0, 0)
        s.room[p] = r.start_room[s.character[p] - 1]  # ZT-28
        k = number(s)
        deal_beginning_card(r, s, p, k % (cards - p), log)
        objectives = deal_objectives(r, s, p, objectives, k // (cards - p), log)
        first_encounter(r, s, p, log)
    s.marker = below(s, INT(r.players))  # ZT-29, ZT-A42


@jit
def deal_beginning_card(r: Rules, s: State, p: int, k: int, log: Records) -> None:
    """ZT-25: the k-th of those not yet dealt."""
    for item in range(ITEMS):
        n = INT(r.begin[item])
        if n == 0:
            continue
        for other in range(p):
            n -= INT(s.hand[other, item])
        if k < n:
            s.hand[p, item] = 1
            whisper(log, DEALT_CARD, p, 1 << p, item, 0, 0)
            return
        k -= n


@jit
def deal_objectives(r: Rules, s: State, p: int, left: int, k: int, log: Records) -> int:
    """ZT-26: three each; the mask of those left."""
    n = count(left)
    for i in range(INT(r.objectives_each)):
        objective = nth(left, k % (n - i))
        k //= n - i
        left &= ~(1 << objective)
        s.objectives[p] = INT(s.objectives[p]) | 1 << objective
        whisper(log, DEALT_OBJECTIVE, p, 1 << p, objective, 0, 0)
    return left
