"""The Corridor: the verbs, in the order of play.

The rulebook's zombie chase for two to four, COR-1 to COR-101 with the rulings COR-A1 to COR-A50 of RULES.md. How the
players find out who looks most like a zombie (COR-13), what they tell each other (COR-97) and the narrative in a tie
(COR-91) are the table's: player 0 always opens, and a tie is settled by votes. What may be done in a turn is in
turn.py, the floor in floor.py, the decks in decks.py, the horde and losing in zombies.py.
"""

from tablewright.games.corridor import actions as act
from tablewright.games.corridor import meta
from tablewright.games.corridor import state as st
from tablewright.games.corridor.decks import (
    deal_hands,
    discard_from_hand,
    lay_wanted_card,
    onto_discard_pile,
    reveal,
    take_action_card,
    take_from_hand,
)
from tablewright.games.corridor.floor import RANKS_SHIFT
from tablewright.games.corridor.state import Rules, State
from tablewright.games.corridor.turn import jump_cost, player_of_turn, turn_actions
from tablewright.games.corridor.zombies import cast_vote, catch, clean_up, finish, last_rank, zombies_move
from tablewright.kernel.tools import (
    Actions,
    Records,
    Values,
    clear,
    emit,
    fill,
    jit,
    jit_hot,
    listed,
    positive,
    tell,
    wide,
)

ALL_LANES = (1 << st.LANES) - 1


@jit
def setup(r: Rules, s: State, log: Records) -> None:
    """COR-19, COR-24, COR-25: the horde in the pit, full decks, the first corridor card before the pawns (COR-A39)."""
    clear(s)
    s.phase, s.horde, s.loser = st.PLACING, -1, st.NOBODY
    fill(s.deck, r.action_deck)
    fill(s.zombies, r.zombie_deck)
    fill(s.corridor, r.corridor_deck)
    s.left, s.n_deck = r.n_action, r.n_corridor
    s.table[0], s.n_table, s.owed = st.START, 1, st.PAID
    if r.setup_order == st.CORRIDOR_FIRST:
        lay_wanted_card(r, s, log)  # COR-23


@jit
def actor(s: State) -> int:
    return wide(s.turn)


@jit
def free_lanes(s: State) -> int:
    """COR-18: one square a lane; those before the current player have chosen."""
    taken = 0
    for p in range(st.PLAYERS):
        taken |= wide(p < s.turn) << wide(s.lane[p])
    return ALL_LANES & ~taken


@jit_hot
def legal_set(r: Rules, s: State) -> tuple[int, int]:
    """The legal actions as a set of bits (bit a: action a), counted from action 0."""
    if s.phase == st.TURN:
        return 0, turn_actions(r, s)
    if s.phase == st.PLACING:
        return 0, free_lanes(s) << act.LANE
    if s.phase == st.DISCARDING:
        return 0, cards_in_hand(s) << act.DISCARD
    return 0, votes(r, s) << act.VOTE if s.phase == st.VOTING else 0


@jit
def legal(r: Rules, s: State, out: Actions) -> int:
    first, actions = legal_set(r, s)
    return listed(first, actions, out)


@jit
def cards_in_hand(s: State) -> int:
    """The kinds of cards that the player whose turn it is holds."""
    kinds: int = positive(s.hand, player_of_turn(s))
    return kinds


@jit
def votes(r: Rules, s: State) -> int:
    """COR-A35: for one of those furthest behind, or none."""
    choices, last = 1 << act.ABSTAIN - act.VOTE, last_rank(r, s)
    for p in range(wide(r.players)):
        choices |= wide(s.rank[p] == last) << p
    return choices


@jit_hot
def apply(r: Rules, s: State, a: int, log: Records) -> None:
    p = player_of_turn(s)
    if s.phase == st.PLACING:
        place(r, s, p, a - act.LANE, log)
        return
    if s.phase == st.VOTING:
        vote(r, s, p, a, log)
        return
    if s.phase == st.DISCARDING:
        discard_one(r, s, p, a - act.DISCARD, log)
    else:
        act_in_turn(r, s, p, a, log)
    if s.phase == st.TURN and s.points == 0:
        end_turn(r, s, p, log)


@jit_hot
def act_in_turn(r: Rules, s: State, p: int, a: int, log: Records) -> None:
    """One action of a turn (COR-28, COR-29)."""
    if a == act.END:
        tell(log, st.ENDED_TURN, p, s.points, 0, 0)
        s.points = 0  # COR-30
    elif a < act.GET_UP:
        step(r, s, p, a - act.MOVE, log)
    elif a == act.GET_UP:
        get_up(r, s, p, log)
    elif a == act.DRAW:
        draw(r, s, p, log)
    elif a < act.TRIP_AT:
        push(r, s, p, a - act.PUSH_TO, log)
    elif a < act.JUMP_TO:
        trip(r, s, p, a - act.TRIP_AT, log)
    elif a < act.PLAY_DISTRACT:
        jump(r, s, p, a - act.JUMP_TO, log)
    elif a == act.PLAY_DISTRACT:
        distract(r, s, p, log)
    elif a == act.PLAY_ATTRACT:
        attract(r, s, p, log)


@jit_hot
def place(r: Rules, s: State, p: int, lane: int, log: Records) -> None:
    """COR-16, COR-17, COR-A40: in turn order, each on a lane of her own."""
    s.lane[p] = lane
    tell(log, st.PLACED, p, lane, 0, 0)
    if p + 1 < r.players:
        s.turn = p + 1
        return
    deal_hands(r, s, log)  # COR-20
    if r.setup_order == st.CORRIDOR_LAST:
        lay_wanted_card(r, s, log)
    begin_round(r, s, log)


@jit
def begin_round(r: Rules, s: State, log: Records) -> None:
    """COR-15, COR-A38: player 0 opens every round."""
    s.rounds += 1
    tell(log, st.ROUND_BEGAN, st.NOBODY, s.rounds, 0, 0)
    s.phase, s.turn, s.points = st.TURN, 0, r.action_points


@jit
def forward_of(d: int) -> int:
    """Ranks that a step in direction d gains."""
    return 1 if d == act.FORWARD else -1 if d == act.BACK else 0


@jit
def right_of(d: int) -> int:
    """Lanes that a step in direction d goes to the right."""
    return 0 if d <= act.BACK else -1 if d == act.LEFT else 1


@jit
def neighbour(r: Rules, s: State, p: int, d: int) -> int:
    """The player next to p in direction d, or nobody; the first of those that share the square.

    Without branches, like `pawns`, and with nothing left to do where nobody asks for the answer.
    """
    lane, rank, found = wide(s.lane[p]) + right_of(d), wide(s.rank[p]) + forward_of(d), st.NOBODY
    for q in range(st.PLAYERS - 1, -1, -1):
        is_there = wide(q < r.players) & wide(s.lane[q] == lane) & wide(s.rank[q] == rank)
        found = q if is_there else found
    return found


@jit
def shift(s: State, p: int, d: int, squares: int) -> None:
    s.lane[p] += squares * right_of(d)
    s.rank[p] += squares * forward_of(d)


@jit_hot
def arrive(r: Rules, s: State, p: int, how: int, log: Records) -> None:
    """COR-36, COR-A21: a pawn that comes onto a new card reveals the next; COR-89: one at the horde is caught.

    A card is new while it is the furthest and nothing is owed (COR-37, COR-38).
    """
    if s.rank[p] <= s.horde:
        finish(s, p, how, log)  # COR-A42
    elif s.owed == st.PAID and wide(s.rank[p]) >> RANKS_SHIFT == wide(s.lowest) + wide(s.n_table) - 1:
        if r.reveal == st.IMMEDIATE:
            reveal(r, s, log)
        else:
            s.owed = st.AT_END_OF_TURN  # COR-A20


@jit_hot
def step(r: Rules, s: State, p: int, d: int, log: Records) -> None:
    """COR-31, COR-60, COR-62."""
    passed = neighbour(r, s, p, d)
    s.points -= r.cost_move
    shift(s, p, d, 1)
    if passed == st.NOBODY:
        tell(log, st.MOVED, p, d, s.lane[p], s.rank[p])
    else:
        tell(log, st.WALKED_THROUGH, p, passed, s.lane[p], s.rank[p])
    arrive(r, s, p, meta.WALKED_INTO_HORDE, log)


@jit_hot
def get_up(r: Rules, s: State, p: int, log: Records) -> None:
    """COR-63, COR-64."""
    s.points -= r.cost_get_up
    s.tripped[p] = 0
    onto_discard_pile(s, st.TRIP, 1)
    tell(log, st.GOT_UP, p, 0, 0, 0)


@jit_hot
def draw(r: Rules, s: State, p: int, log: Records) -> None:
    """COR-39 to COR-41."""
    s.points -= r.cost_draw
    is_full = s.held[p] >= r.hand_limit
    if is_full and not r.discard_after_draw:
        s.phase = st.DISCARDING  # the card is drawn once there is room
        return
    take_action_card(r, s, p, log)
    if is_full:
        s.phase = st.DISCARDING


@jit
def discard_one(r: Rules, s: State, p: int, kind: int, log: Records) -> None:
    """COR-41: one of six; under discard_after_draw = false one of five, and then the draw (COR-A19)."""
    draws = s.held[p] <= r.hand_limit
    discard_from_hand(s, p, kind, log)
    if draws:
        take_action_card(r, s, p, log)
    s.phase = st.TURN


@jit
def push(r: Rules, s: State, p: int, d: int, log: Records) -> None:
    """COR-46, COR-52, COR-54, COR-55."""
    victim = neighbour(r, s, p, d)
    s.points -= r.cost_card
    take_from_hand(s, p, st.PUSH)
    onto_discard_pile(s, st.PUSH, 1)
    shift(s, victim, d, 1)
    tell(log, st.PUSHED, p, victim, s.lane[victim], s.rank[victim])
    arrive(r, s, victim, meta.PUSHED_INTO_HORDE, log)


@jit_hot
def trip(r: Rules, s: State, p: int, d: int, log: Records) -> None:
    """COR-48, COR-57: the card lies in front of the victim."""
    victim = neighbour(r, s, p, d)
    s.points -= r.cost_card
    take_from_hand(s, p, st.TRIP)
    s.tripped[victim] = 1
    tell(log, st.TRIPPED, p, victim, 0, 0)


@jit
def jump(r: Rules, s: State, p: int, d: int, log: Records) -> None:
    """COR-47, COR-66, COR-68: over one square, in one go (COR-A14)."""
    jumped = neighbour(r, s, p, d)
    s.points -= jump_cost(r)
    take_from_hand(s, p, st.JUMP)
    onto_discard_pile(s, st.JUMP, 1)
    shift(s, p, d, 2)
    tell(log, st.JUMPED, p, jumped + 1, s.lane[p], s.rank[p])
    arrive(r, s, p, meta.WALKED_INTO_HORDE, log)


@jit_hot
def distract(r: Rules, s: State, p: int, log: Records) -> None:
    """COR-49, COR-72: beside the zombie deck."""
    s.points -= r.cost_card
    take_from_hand(s, p, st.DISTRACT)
    s.distracts += 1
    tell(log, st.DISTRACTED, p, 0, 0, 0)


@jit_hot
def attract(r: Rules, s: State, p: int, log: Records) -> None:
    """COR-49, COR-73: beside the zombie deck."""
    s.points -= r.cost_card
    take_from_hand(s, p, st.ATTRACT)
    s.attracts += 1
    tell(log, st.ATTRACTED, p, 0, 0, 0)


@jit
def end_turn(r: Rules, s: State, p: int, log: Records) -> None:
    """COR-14: the next player, and after the last one the zombies (COR-26)."""
    if s.owed == st.AT_END_OF_TURN:
        reveal(r, s, log)
    if p + 1 < r.players:
        s.turn, s.points = p + 1, r.action_points  # COR-27
        return
    zombies_move(r, s, log)
    if last_rank(r, s) <= s.horde:
        catch(r, s, log)
        return
    clean_up(r, s, log)
    if s.rounds >= r.max_rounds:
        finish(s, st.NOBODY, meta.ROUND_CAP, log)  # COR-A47
    else:
        begin_round(r, s, log)


@jit
def vote(r: Rules, s: State, p: int, a: int, log: Records) -> None:
    """COR-91: what each voter chose is open only when all have."""
    choice = st.ABSTAINED if a == act.ABSTAIN else a - act.VOTE + 1
    emit(log, st.VOTED, p, 1 << p, choice, 0, 0)
    cast_vote(r, s, p, choice, log)


@jit
def result(r: Rules, s: State, out: Values) -> None:
    """COR-2: the loser -1, the others share her loss; nobody loses at the round cap."""
    for p in range(wide(r.players)):
        if s.loser == st.NOBODY:
            out[p] = 0.0
        else:
            out[p] = -1.0 if s.loser == p else 1.0 / (wide(r.players) - 1)


@jit
def end_reason(s: State) -> int:
    return wide(s.end)


@jit
def length(s: State) -> int:
    return wide(s.rounds)
