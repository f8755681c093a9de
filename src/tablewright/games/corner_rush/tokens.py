"""Corner Rush: tokens on their way between bag, hand and board, and what everybody can tell of each bag.

`State.unseen` and `State.order` are public. They are kept so short that they fit the record, and so complete that
`deal` can give each player every set of tokens that the table cannot rule out, and no other:

- `order` starts with a player's oldest face-down blocker; what happened before can no longer be told apart.
- When a bag is empty, a new chapter begins: what is drawn later comes from later captures alone.
- A token laid and turned up since (SHOWN) counts only if the same value was captured after a face-down blocker of that
  chapter was laid, and before it. If not, all tokens of that value were in the bag all along, and it is as if this one
  had never been there.
- Should the list ever be full, a capture and the next SHOWN of that value are forgotten together. What is possible
  stays the same; how likely it is may shift.
"""

from tablewright.games.corner_rush import state as st
from tablewright.games.corner_rush.squares import has
from tablewright.games.corner_rush.state import State
from tablewright.kernel.tools import jit, pick, wide


@jit
def draw(s: State, p: int) -> int:
    """CRN-20: take a token blindly from the bag into the hand; its value."""
    value = pick(s, s.bag[p], wide(s.n_bag[p]))
    s.bag[p, value] -= 1
    s.n_bag[p] -= 1
    s.held = value + 1
    return value


@jit
def put_back(s: State, p: int) -> None:
    """The token in hand returns to the bag."""
    s.bag[p, wide(s.held) - 1] += 1
    s.n_bag[p] += 1
    s.held = 0


@jit
def lay(s: State, p: int, square: int) -> None:
    """CRN-21: the token in hand goes face down onto a square."""
    s.value[square] = wide(s.held) - 1
    s.held = 0
    s.layer[square] = p + 1
    s.blocked = wide(s.blocked) | 1 << square
    note(s, p, 1 + square)


@jit
def turn_up(s: State, square: int) -> int:
    """CRN-28: turn a blocker number side up, for all to see; its value."""
    value = wide(s.value[square])
    if not has(wide(s.face_up), square):  # CRN-A14: one that is up has nothing to turn
        s.face_up = wide(s.face_up) | 1 << square
        p = wide(s.layer[square]) - 1
        s.unseen[p, value] -= 1
        for i in range(wide(s.n_order[p])):
            if s.order[p, i] == 1 + square:
                s.order[p, i] = st.SHOWN + value
        tidy(s, p)
    return value


@jit
def capture(s: State, p: int, square: int) -> None:
    """CRN-32: a blocker that is up leaves the board for p's bag."""
    value = wide(s.value[square])
    s.value[square] = 0
    s.layer[square] = 0
    s.blocked = wide(s.blocked) & ~(1 << square)
    s.face_up = wide(s.face_up) & ~(1 << square)
    s.bag[p, value] += 1
    s.n_bag[p] += 1
    s.unseen[p, value] += 1
    if s.n_order[p] > 0:
        note(s, p, st.CAUGHT + value)


@jit
def note(s: State, p: int, entry: int) -> None:
    """Append to what everybody knows of a bag; there is always room for one more."""
    n = wide(s.n_order[p])
    s.order[p, n] = entry
    s.n_order[p] = n + 1
    if n + 1 == st.ORDER:
        forget(s, p)


@jit
def tidy(s: State, p: int) -> None:
    """Drop what no longer tells anything from `order`.

    Examples, in the notation of descriptions (b2: lies face down; +3: captured; -3: laid and turned up since):
    - `b2 +3 -5` becomes `b2 +3`. No 5 was captured after b2 was laid: the 5 turned up was in the bag all along, and b2
      is any of the others. But `b2 +3 -3` stays: the 3 turned up is the captured one or not, and if not, b2 is no 3.
    - `-2 +3 c4` becomes `c4`: the oldest blocker was turned up, c4 was drawn from a bag with the captured 3 in it.
    - `b2 b3 +3 -3 +4 d2` becomes `b2 b3 +4 d2` if b3 was the last token in the bag. The chapter that begins there has
      no face-down blocker before +3, so this can only be the 3 that was turned up: both go. +4 stays, so that d2 is
      drawn from it and not from what b2 and b3 were drawn from.
    """
    n = in_bag_before(s, p)
    end = wide(s.n_order[p])
    kept = chapter = late = wide(0)  # entries kept; of them before this chapter; values captured late in it
    has_blocker, is_first = False, True
    for i in range(end):
        entry = wide(s.order[p, i])
        if n == 0:
            chapter, late, has_blocker, is_first = kept, wide(0), False, kept == 0
        if entry < st.CAUGHT:
            has_blocker, keeps = True, True
            n -= 1
        elif entry < st.SHOWN:
            late |= wide(has_blocker) << (entry - st.CAUGHT)
            keeps = not is_first or has_blocker  # the first chapter's early captures are in the bag, like its start set
            n += 1
        else:
            keeps = has(late, entry - st.SHOWN)
            if not keeps and not is_first:
                kept = cut(s, p, chapter, kept, entry - st.SHOWN + st.CAUGHT)
            n -= 1
        if keeps:
            s.order[p, kept] = entry
            kept += 1
    shorten(s, p, kept)


@jit
def in_bag_before(s: State, p: int) -> int:
    """How many tokens were in the bag before the first entry of `order`."""
    n = wide(s.n_bag[p])
    for i in range(wide(s.n_order[p])):
        n += -1 if st.CAUGHT <= s.order[p, i] < st.SHOWN else 1
    return n


@jit
def shorten(s: State, p: int, end: int) -> None:
    """Let `order` end here."""
    for i in range(end, wide(s.n_order[p])):
        s.order[p, i] = 0
    s.n_order[p] = end


@jit
def cut(s: State, p: int, start: int, end: int, entry: int) -> int:
    """Take the first such entry out of a part of `order`; its new end."""
    at = start
    while s.order[p, at] != entry:
        at += 1
    for i in range(at, end - 1):
        s.order[p, i] = s.order[p, i + 1]
    return end - 1


@jit
def forget(s: State, p: int) -> None:
    """Make room: the first SHOWN and the last capture of its value before it go.

    A full list has a SHOWN: of 20 tokens at most 20 lie face down, and at most 19 were captured after the oldest of
    those was laid.
    """
    end = wide(s.n_order[p])
    shown = caught = wide(0)
    while s.order[p, shown] < st.SHOWN:
        shown += 1
    entry = wide(s.order[p, shown]) - st.SHOWN + st.CAUGHT
    for i in range(shown):
        if s.order[p, i] == entry:
            caught = i
    end = cut(s, p, shown, end, wide(s.order[p, shown]))
    shorten(s, p, cut(s, p, caught, end, entry))
    tidy(s, p)
