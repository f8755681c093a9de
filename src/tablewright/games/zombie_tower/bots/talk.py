"""What players tell each other (ZT-142) in quick messages, and what it says of a world dealt from an observation.

    have ITEM, need ITEM        the speaker holds such a card, as many as it is said in a row; holds none
    at ROOM                     the speaker's PC is there; what she said of slits before may be so no more
    full                        zombies are upon the speaker's PC
    ready                       the speaker holds a Vaccine and waits at a way out
    in-slit ITEM                a card that the speaker has put into a slit, as often as there are such
    please-search FLOOR         a wish; it says nothing of the position

Talk need not be true (ZT-A34), but it is believed: of two messages that disagree the later one. What cannot be so is
left as it was dealt.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.bots.belief import AT, CLAIMS, CROWD, FULL, ITEM, SLIT, believe
from tablewright.games.zombie_tower.slits import first_card
from tablewright.games.zombie_tower.state import Rules, State
from tablewright.games.zombie_tower.view import sees_slit, side_at
from tablewright.kernel.tools import Ints, jit, wide

__all__ = ["MESSAGES", "believe", "claim", "listen", "news", "say"]

Spoken = tuple[str, tuple[str, ...]]
ITEM_NAMES = st.KIND_NAMES[: st.ITEMS]
ROOM_NAMES = tuple(str(room) for room in range(1, st.PLACES))
MESSAGES: dict[str, tuple[tuple[str, ...], ...]] = {
    "have": (ITEM_NAMES,),
    "need": (ITEM_NAMES,),
    "at": (ROOM_NAMES,),
    "full": (),
    "ready": (),
    "please-search": (st.FLOOR_NAMES,),
    "in-slit": (ITEM_NAMES,),
}
ESCAPE_NAMES = st.KIND_NAMES[st.VACCINE : st.ITEMS]  # what an escape takes
SECOND_FLOOR = 1  # whose deck alone has Vaccines


def say(r: Rules, s: State, p: int) -> list[Spoken]:
    """What p, who knows s, would tell the others."""
    if s.phase == st.CHOOSING:
        return []
    room, hand = int(s.room[p]), [int(n) for n in s.hand[p]]
    told: list[Spoken] = [("at", (str(room),))]
    told += [("have", (ITEM_NAMES[item],)) for item in range(st.ITEMS) for _ in range(copies(item, hand))]
    told += [("need", (ITEM_NAMES[item],)) for item in wanted(hand)]
    if around(s, p) >= CROWD:
        told.append(("full", ()))
    if hand[st.VACCINE] and room in (r.passage_room, r.helicopter_room):
        told.append(("ready", ()))
    if not hand[st.VACCINE] and s.left[SECOND_FLOOR] and st.FLOOR[room] != SECOND_FLOOR:
        told.append(("please-search", (st.FLOOR_NAMES[SECOND_FLOOR],)))
    return told + [("in-slit", (ITEM_NAMES[item],)) for item in gifts(r, s, p)]


def news(before: Sequence[Spoken] | None, now: Sequence[Spoken]) -> list[Spoken]:
    """Of what a player would say now what the others want to hear, since she last spoke; None: she has not yet.

    Bots hear all of `now` in any case. Where she is matters with what is to be fetched there or who waits there.
    """
    known, told = Counter(before or ()), Counter(now)
    heard = [spoken for spoken in told if is_news(spoken, known, told)]
    fetched = any(word in ("ready", "in-slit") for word, _ in heard)
    return [
        spoken for spoken in told for _ in range(told[spoken]) if spoken in heard or (spoken[0] == "at" and fetched)
    ]


def is_news(spoken: Spoken, known: Counter[Spoken], told: Counter[Spoken]) -> bool:
    """Whether the others could do something about it. That everybody needs a Vaccine they know."""
    word, arguments = spoken
    if word == "have":
        return arguments[0] in ESCAPE_NAMES and told[spoken] != known[spoken]
    if word == "need":
        return spoken not in known and (arguments != ("vaccine",) or known["have", arguments] > 0)
    if word == "in-slit":
        return told[spoken] > known[spoken]
    return word == "ready" and spoken not in known


def copies(item: int, hand: list[int]) -> int:
    """How often a card is named: those for the escape one by one, of the others only that there is one."""
    return hand[item] if item >= st.VACCINE else min(1, hand[item])


def wanted(hand: list[int]) -> list[int]:
    """What an escape takes and a hand lacks: a Vaccine, and the other half of a radio."""
    lacks = [] if hand[st.VACCINE] else [st.VACCINE]
    if hand[st.COMMUNICATION_DEVICE] and not hand[st.BATTERY]:
        lacks.append(st.BATTERY)
    if hand[st.BATTERY] and not hand[st.COMMUNICATION_DEVICE]:
        lacks.append(st.COMMUNICATION_DEVICE)
    return lacks


def around(s: State, p: int) -> int:
    """Zombies in the PC's room and next door."""
    room = int(s.room[p])
    return sum(int(s.zombies[p, n]) for n in range(1, st.PLACES) if n == room or int(st.ADJACENT[room]) >> n & 1)


def gifts(r: Rules, s: State, p: int) -> list[int]:
    """The cards that p has put into slits and that are still there."""
    found = []
    for slit in range(st.SLITS):
        first = first_card(s, slit)
        for card in s.slit_card[first : first + int(s.in_slit[slit])]:
            if sees_slit(r, p, slit) and int(card) & 1 == side_at(p, slit):
                found.append(int(card) // 2 - 1)
    return found


def listen(heard: Sequence[Any]) -> Ints:
    """Messages (player, word, arguments), oldest first, as claims. What is no message of this game is passed over."""
    claims, last = np.zeros((st.PLAYERS, CLAIMS), np.int64), None
    for message in heard:
        player, word, arguments = message
        if 0 <= player < st.PLAYERS and word in MESSAGES:
            note(claims[player], word, tuple(arguments), message == last)
            last = message
    return claims


def note(claims: Ints, word: str, arguments: tuple[str, ...], again: bool) -> None:
    """One message of one player; again: she has just said the same."""
    said = arguments[0] if arguments else ""
    if word == "full":
        claims[FULL] = 1
    elif word == "ready":
        claims[ITEM + st.VACCINE] = max(1, claims[ITEM + st.VACCINE])
    elif word == "at" and said in ROOM_NAMES:
        claims[AT], claims[FULL] = int(said), 0  # elsewhere may be emptier
        claims[SLIT : SLIT + st.ITEMS] = 0
    elif word in ("have", "need", "in-slit") and said in ITEM_NAMES:
        note_card(claims, word, ITEM_NAMES.index(said), again)


def note_card(claims: Ints, word: str, item: int, again: bool) -> None:
    """A card that a player has (one more, if she has just said so), lacks, or has put into a slit."""
    if word == "need":
        claims[ITEM + item] = -1
    else:
        column = item + (SLIT if word == "in-slit" else ITEM)
        claims[column] = claims[column] + 1 if again else 1


@jit
def claim(r: Rules, s: State, p: int, claims: Ints) -> None:
    """What `listen` makes of what p, who knows s, would `say`, without the words; the claims of p were zero."""
    if s.phase == st.CHOOSING:
        return
    claims[p, AT] = s.room[p]
    for item in range(st.ITEMS):
        n = wide(s.hand[p, item])
        claims[p, ITEM + item] = n if item >= st.VACCINE else min(1, n)
    claim_lacks(s, p, claims)
    room, crowd = wide(s.room[p]), 0
    for n in range(1, st.PLACES):
        if n == room or (wide(st.ADJACENT[room]) >> n) & 1:
            crowd += wide(s.zombies[p, n])
    claims[p, FULL] = wide(crowd >= CROWD)
    claim_gifts(r, s, p, claims)


@jit
def claim_lacks(s: State, p: int, claims: Ints) -> None:
    """As `wanted` says it."""
    if s.hand[p, st.VACCINE] == 0:
        claims[p, ITEM + st.VACCINE] = -1
    if s.hand[p, st.COMMUNICATION_DEVICE] > 0 and s.hand[p, st.BATTERY] == 0:
        claims[p, ITEM + st.BATTERY] = -1
    if s.hand[p, st.BATTERY] > 0 and s.hand[p, st.COMMUNICATION_DEVICE] == 0:
        claims[p, ITEM + st.COMMUNICATION_DEVICE] = -1


@jit
def claim_gifts(r: Rules, s: State, p: int, claims: Ints) -> None:
    """As `gifts` lists them: of the same card only those that come one right after the other are counted together."""
    last = -1
    for slit in range(st.SLITS):
        if sees_slit(r, p, slit):
            first = first_card(s, slit)
            for place in range(first, first + wide(s.in_slit[slit])):
                card = wide(s.slit_card[place])
                if card & 1 == side_at(p, slit):
                    item = card // 2 - 1
                    claims[p, SLIT + item] = claims[p, SLIT + item] + 1 if item == last else 1
                    last = item
