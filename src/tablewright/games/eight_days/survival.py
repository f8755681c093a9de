"""Eight Days: who lives, what hunger costs, and what becomes of the dead (ED-86 to ED-89); the order of players."""

from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.state import Rules, State
from tablewright.kernel.tools import Records, jit, tell, wide


@jit
def clockwise(p: int, steps: int, n: int) -> int:
    """The player fewer than n places after p, of n. A division would cost as much as a whole small step."""
    q = p + steps
    return q - n if q >= n else q


@jit
def places_after(p: int, start: int, n: int) -> int:
    """How many places after `start` player p sits."""
    return p - start if p >= start else p - start + n


@jit
def is_alive(s: State, p: int) -> bool:
    """ED-86."""
    return bool(s.health[p] > 0)


@jit
def is_at(s: State, p: int, place: int) -> bool:
    """Whether p is alive and there."""
    return bool((s.health[p] > 0) & (s.place[p] == place))  # one branch is guessed wrong less often than two


@jit
def n_alive(s: State) -> int:
    """How many players live."""
    n = 0
    for p in range(st.PLAYERS):
        n += wide(is_alive(s, p))
    return n


@jit
def next_at(r: Rules, s: State, place: int, start: int) -> int:
    """The first living player on a space, clockwise from `start`; -1 none."""
    n = wide(r.players)
    for step in range(n):
        p = clockwise(start, step, n)
        if is_at(s, p, place):
            return p
    return -1


@jit
def pay_hunger(r: Rules, s: State, p: int, price: int, log: Records) -> bool:
    """Discard hunger tokens; ED-87, ED-88, ED-B5: each missing one costs health instead. Whether p lives."""
    if price == 0:
        return True
    tokens = min(price, wide(s.hunger[p]))
    s.hunger[p] -= tokens
    loss = min((price - tokens) * wide(r.starve_damage), wide(s.health[p]))
    tell(log, st.STARVED, p, tokens, loss, s.hunger[p])
    return lose_health(s, p, loss, log)


@jit
def hurt(s: State, p: int, damage: int, log: Records) -> None:
    """ED-52: a blow."""
    loss = min(damage, wide(s.health[p]))
    tell(log, st.HURT, p, loss, wide(s.health[p]) - loss, s.hostile)
    lose_health(s, p, loss, log)


@jit
def has_items(s: State, p: int) -> bool:
    """Whether p holds a card or a piece at all."""
    for t in range(st.N_ITEMS):
        if s.items[p, t] > 0:
            return True
    return False


@jit
def lose_health(s: State, p: int, loss: int, log: Records) -> bool:
    """ED-86: at 0 health a player is dead; ED-89: his row of items is now the pack on his tile. Whether p lives."""
    s.health[p] -= loss
    if s.health[p] > 0:
        return True
    s.hunger[p] = 0
    tell(log, st.DIED, p, s.place[p], has_items(s, p), 0)
    calm(s, wide(s.place[p]), log)
    return False


@jit
def calm(s: State, place: int, log: Records) -> None:
    """ED-33: a storm is over once no living player is on its tile."""
    if s.storm[place] == 0:
        return
    for p in range(st.PLAYERS):
        if is_at(s, p, place):
            return
    s.storm[place] = 0
    tell(log, st.STORM_ENDED, -1, place, 0, 0)


@jit
def go(s: State, p: int, place: int, log: Records) -> None:
    """Step to another space."""
    left = wide(s.place[p])
    s.place[p] = place
    calm(s, left, log)
