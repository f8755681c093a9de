"""Positions for the tests, in few words, and ways to make chance do what a test needs."""

import random
from collections import Counter

import tablewright

GAME = tablewright.game("corridor")
KINDS = ("push", "trip", "jump", "distract", "attract")
# the card of the play session on ranks 4 to 7, and open floor for everything else
OPEN = {
    "corridor_card.open.rows": ["....", "....", "....", "...."],
    "corridor.default_cards": ["bottleneck_r"] + ["open"] * 11,
}


def by_kind(cards):
    """Counts by kind from words: "push push trip"."""
    count = Counter(cards.split())
    return {kind: count[kind] for kind in KINDS}


def minus(whole, *parts):
    """What is left of counts without other counts."""
    return {name: n - sum(part.get(name, 0) for part in parts) for name, n in whole.items()}


def described(
    pawns,
    *,
    hands=(),
    tripped=(),
    deck=None,
    zombie=None,
    pieces=("start", "bottleneck_r"),
    used=(),
    rules=None,
    **state,
):
    """A description: pawns as (lane, rank) in turn order, hands as words.

    Cards that are not named lie in the decks. With `deck` (words) the action deck holds just that and the discard pile
    the rest; with `zombie` (a number) only such zombie cards are left to draw. Open floor is laid until the newest card
    is one that nobody has entered, unless a card is owed.
    """
    players, changes = len(pawns), {**OPEN, **(rules or {})}
    given = GAME.new(players, 0, changes)
    told = given.to_dict()["state"]
    on_table = list(pieces)
    first = state.get("first_rank", 0)
    while first + 4 * (len(on_table) - 1) <= max(rank for _, rank in pawns) and "owed" not in state:
        on_table.append("open")
    hands = [by_kind(hands[p] if p < len(hands) else "") for p in range(players)]
    beside = {"distract": state.get("distracts", 0), "attract": state.get("attracts", 0)}
    rest = minus(dict(zip(KINDS, map(int, given.r.action_deck))), *hands, {"trip": len(tripped)}, beside)
    zombies = dict(zip("1234", map(int, given.r.zombie_deck)))
    names = told["corridor"][1:] + told["corridor_deck"]
    left = {value: n if zombie in (None, int(value)) else 0 for value, n in zombies.items()}
    told.update(
        phase="turn", turn=0, points=4, round=1, horde=-1,
        pawns=[{"lane": lane, "rank": rank, "tripped": p in tripped} for p, (lane, rank) in enumerate(pawns)],
        hands=hands,
        action_deck=rest if deck is None else by_kind(deck),
        action_discard=by_kind("") if deck is None else minus(rest, by_kind(deck)),
        zombie_deck=left, zombie_discard=minus(zombies, left),
        corridor=on_table, corridor_used=list(used),
        corridor_deck=list((Counter(names) - Counter(on_table) - Counter(used)).elements()),
    )  # fmt: skip
    told.update(state)
    return {"game": "corridor", "players": players, "rules": changes, "chance": ["0" * 16] * 3, "state": told}


def scene(pawns, **facts):
    """The position of such a description."""
    return GAME.position(described(pawns, **facts))


def edited(position, **state):
    """The same position with some things of its description changed."""
    told = position.to_dict()
    told["state"].update(state)
    return GAME.position(told)


def drawing(position, kind):
    """Play `draw` and get a card of this kind; the rest of the deck comes back afterwards."""
    told = position.to_dict()["state"]
    wanted, rest = by_kind(kind), minus(told["action_deck"], by_kind(kind))
    full = {name: told["action_discard"][name] + n for name, n in rest.items()}
    after = edited(position, action_deck=wanted, action_discard=full)
    after.play("draw")
    discard = after.to_dict()["state"]["action_discard"]
    return edited(after, action_deck=rest, action_discard=minus(discard, rest))


def with_zombie(position, number):
    """The same position, in which the next zombie card shows this number."""
    told = position.to_dict()["state"]
    all_of = {value: told["zombie_deck"][value] + told["zombie_discard"][value] for value in "1234"}
    left = {value: n if int(value) == number else 0 for value, n in all_of.items()}
    return edited(position, zombie_deck=left, zombie_discard=minus(all_of, left))


def played(position, *moves):
    """Play these moves and give the position back."""
    for move in moves:
        position.play(move)
    return position


def squares(position):
    """Where the pawns are, as (lane, rank)."""
    return [(int(lane) + 1, int(rank)) for lane, rank in zip(position.s.lane, position.s.rank)][: position.players]


def hand(position, player):
    """A hand as a sorted list of words."""
    return sorted(kind for kind, n in zip(KINDS, position.s.hand[player]) for _ in range(int(n)))


def discards(position):
    """The discard pile, without the kinds that are not in it."""
    return {kind: int(n) for kind, n in zip(KINDS, position.s.discard) if n}


def refused(position, move):
    """The rule that forbids a move."""
    assert move not in position.legal()
    refusal = position.why_not(move)
    assert refusal is not None
    assert refusal.sentence
    return refusal.rule


def moves(position, *starts):
    """The legal moves that begin with one of these words."""
    return [move for move in position.legal() if move.split()[0] in starts]


def random_game(players, seed, rules=None, preset=None):
    """Each position of a random game, the finished one last."""
    choice = random.Random(seed)
    position = GAME.new(players, seed, rules, preset)
    yield position
    while not position.is_over:
        position.play(choice.choice(position.actions()))
        yield position


def runner_game(players, seed, rules=None):
    """Each position of a game between players who mostly run: it lasts longer than a random one."""
    choice = random.Random(seed)
    position = GAME.new(players, seed, rules)
    yield position
    while not position.is_over:
        actions = position.actions()
        ahead = 1 in actions and choice.random() < 0.8
        calm = [a for a in actions if a not in (0, 2)] or actions
        position.play(1 if ahead else choice.choice(calm if choice.random() < 0.9 else actions))
        yield position
