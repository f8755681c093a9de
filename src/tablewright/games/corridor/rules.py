"""The Corridor: the verbs, in the order of play.

The rulebook's zombie chase for two to four, COR-1 to COR-101 with the rulings COR-A1 to COR-A50 of RULES.md. How the
players find out who looks most like a zombie (COR-13), what they tell each other (COR-97) and the narrative in a tie
(COR-91) are the table's: player 0 always opens, and a tie is settled by votes. Legality is in turn.py, the floor in
floor.py, the decks in decks.py, the horde and losing in zombies.py.
"""

from tablewright.games.corridor.actions import (
    ABSTAIN,
    BACK,
    DISCARD,
    DRAW,
    END,
    FORWARD,
    GET_UP,
    JUMP_TO,
    LANE,
    LEFT,
    MOVE,
    N_ACTIONS,
    PLAY_ATTRACT,
    PLAY_DISTRACT,
    PUSH_TO,
    TRIP_AT,
    VOTE,
    WHY_DISCARDING,
    WHY_LANE_TAKEN,
    WHY_NOT_IN_HAND,
    WHY_NOT_PLACING,
    WHY_NOT_TIED,
    WHY_NOT_VOTING,
    WHY_OVER,
    WHY_PLACING,
    WHY_VOTING,
)
from tablewright.games.corridor.decks import (
    deal_hands,
    discard_from_hand,
    lay_wanted_card,
    onto_discard_pile,
    reveal,
    take_action_card,
    take_from_hand,
)
from tablewright.games.corridor.floor import RANKS_SHIFT, I
from tablewright.games.corridor.meta import PUSHED_INTO_HORDE, WALKED_INTO_HORDE
from tablewright.games.corridor.state import (
    ABSTAINED,
    AT_END_OF_TURN,
    ATTRACT,
    ATTRACTED,
    CORRIDOR_FIRST,
    CORRIDOR_LAST,
    DISCARDING,
    DISTRACT,
    DISTRACTED,
    DREW,
    ENDED_TURN,
    GOT_UP,
    IMMEDIATE,
    JUMP,
    JUMPED,
    LANES,
    MOVED,
    NOBODY,
    PAID,
    PLACED,
    PLACING,
    PLAYERS,
    PUSH,
    PUSHED,
    ROUND_BEGAN,
    START,
    TRIP,
    TRIPPED,
    TURN,
    VOTED,
    VOTING,
    WALKED_THROUGH,
    Rules,
    State,
    player_of_turn,
)
from tablewright.games.corridor.turn import jump_cost, turn_actions, why_not_in_turn
from tablewright.games.corridor.zombies import (
    cast_vote,
    catch,
    clean_up,
    finish,
    finish_at_cap,
    last_rank,
    zombies_move,
)
from tablewright.kernel.bits import listed
from tablewright.kernel.cache import jit, jit_hot
from tablewright.kernel.events import EVERYBODY, emit
from tablewright.kernel.fields import clear, fill, positive
from tablewright.kernel.records import Actions, Records, Values

ALL_LANES = (1 << LANES) - 1


@jit
def setup(r: Rules, s: State, log: Records) -> None:
    """COR-19, COR-24, COR-25: the horde in the pit, full decks, the first corridor card before the pawns (COR-A39)."""
    clear(s)
    s.phase, s.horde, s.loser = PLACING, -1, NOBODY
    fill(s.deck, r.action_deck)
    fill(s.zombies, r.zombie_deck)
    fill(s.corridor, r.corridor_deck)
    s.left, s.n_deck = r.n_action, r.n_corridor
    s.table[0], s.n_table, s.owed = START, 1, PAID
    if r.setup_order == CORRIDOR_FIRST:
        lay_wanted_card(r, s, log)  # COR-23


@jit
def actor(s: State) -> int:
    return int(s.turn)


@jit
def free_lanes(s: State) -> int:
    """COR-18: one square a lane; those before the current player have chosen."""
    taken = 0
    for p in range(PLAYERS):
        taken |= I(p < s.turn) << I(s.lane[p])
    return ALL_LANES & ~taken


@jit_hot
def legal_set(r: Rules, s: State) -> tuple[int, int]:
    """The legal actions as a set of bits (bit a: action a), counted from action 0."""
    if s.phase == TURN:
        return 0, turn_actions(r, s)
    if s.phase == PLACING:
        return 0, free_lanes(s) << LANE
    if s.phase == DISCARDING:
        return 0, cards_in_hand(s) << DISCARD
    return 0, votes(r, s) << VOTE if s.phase == VOTING else 0


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
    choices, last = 1 << ABSTAIN - VOTE, last_rank(r, s)
    for p in range(int(r.players)):
        choices |= I(s.rank[p] == last) << p
    return choices


@jit
def why_not(r: Rules, s: State, a: int) -> int:
    """Why an action may not be played now; 0: it may."""
    if s.phase == PLACING:
        if not LANE <= a < VOTE:
            return WHY_PLACING
        return 0 if free_lanes(s) >> a - LANE & 1 else WHY_LANE_TAKEN
    if s.phase == DISCARDING:
        if not DISCARD <= a < LANE:
            return WHY_DISCARDING
        return 0 if s.hand[int(s.turn), a - DISCARD] else WHY_NOT_IN_HAND
    if s.phase == VOTING:
        return why_not_vote(r, s, a)
    if s.phase != TURN:
        return WHY_OVER
    if LANE <= a < VOTE:
        return WHY_NOT_PLACING
    return WHY_NOT_VOTING if a >= VOTE else why_not_in_turn(r, s, a)


@jit
def why_not_vote(r: Rules, s: State, a: int) -> int:
    if not VOTE <= a < N_ACTIONS:
        return WHY_VOTING
    if a == ABSTAIN or (a - VOTE < r.players and s.rank[a - VOTE] == last_rank(r, s)):
        return 0
    return WHY_NOT_TIED


@jit_hot
def apply(r: Rules, s: State, a: int, log: Records) -> None:
    p = player_of_turn(s)
    if s.phase == PLACING:
        place(r, s, p, a - LANE, log)
        return
    if s.phase == VOTING:
        vote(r, s, p, a, log)
        return
    if s.phase == DISCARDING:
        discard_one(r, s, p, a - DISCARD, log)
    else:
        act(r, s, p, a, log)
    if s.phase == TURN and s.points == 0:
        end_turn(r, s, p, log)


@jit_hot
def act(r: Rules, s: State, p: int, a: int, log: Records) -> None:
    """One action of a turn (COR-28, COR-29)."""
    if a == END:
        emit(log, ENDED_TURN, p, EVERYBODY, int(s.points), 0, 0)
        s.points = 0  # COR-30
    elif a < GET_UP:
        step(r, s, p, a - MOVE, log)
    elif a == GET_UP:
        get_up(r, s, p, log)
    elif a == DRAW:
        draw(r, s, p, log)
    elif a < TRIP_AT:
        push(r, s, p, a - PUSH_TO, log)
    elif a < JUMP_TO:
        trip(r, s, p, a - TRIP_AT, log)
    elif a < PLAY_DISTRACT:
        jump(r, s, p, a - JUMP_TO, log)
    elif a == PLAY_DISTRACT:
        distract(r, s, p, log)
    elif a == PLAY_ATTRACT:
        attract(r, s, p, log)


@jit_hot
def place(r: Rules, s: State, p: int, lane: int, log: Records) -> None:
    """COR-16, COR-17, COR-A40: in turn order, each on a lane of her own."""
    s.lane[p] = lane
    emit(log, PLACED, p, EVERYBODY, lane, 0, 0)
    if p + 1 < r.players:
        s.turn = p + 1
        return
    deal_hands(r, s, log)  # COR-20
    if r.setup_order == CORRIDOR_LAST:
        lay_wanted_card(r, s, log)
    begin_round(r, s, log)


@jit
def begin_round(r: Rules, s: State, log: Records) -> None:
    """COR-15, COR-A38: player 0 opens every round."""
    s.rounds += 1
    emit(log, ROUND_BEGAN, NOBODY, EVERYBODY, int(s.rounds), 0, 0)
    s.phase, s.turn, s.points = TURN, 0, r.action_points


@jit
def forward_of(d: int) -> int:
    """Ranks that a step in direction d gains."""
    return 1 if d == FORWARD else -1 if d == BACK else 0


@jit
def right_of(d: int) -> int:
    """Lanes that a step in direction d goes to the right."""
    return 0 if d <= BACK else -1 if d == LEFT else 1


@jit
def who_is_at(r: Rules, s: State, p: int, lane: int, rank: int) -> int:
    """The player other than p on a square, or nobody; the first of those that share it.

    Without branches, like `pawns`, and with nothing left to do where nobody asks for the answer.
    """
    found = NOBODY
    for q in range(PLAYERS - 1, -1, -1):
        is_there = I(q != p) & I(q < r.players) & I(s.lane[q] == lane) & I(s.rank[q] == rank)
        found = q if is_there else found
    return found


@jit
def neighbour(r: Rules, s: State, p: int, d: int) -> int:
    """The player next to p in direction d, or nobody."""
    return who_is_at(r, s, p, int(s.lane[p]) + right_of(d), int(s.rank[p]) + forward_of(d))


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
    elif s.owed == PAID and I(s.rank[p]) >> RANKS_SHIFT == int(s.lowest) + int(s.n_table) - 1:
        if r.reveal == IMMEDIATE:
            reveal(r, s, log)
        else:
            s.owed = AT_END_OF_TURN  # COR-A20


@jit_hot
def step(r: Rules, s: State, p: int, d: int, log: Records) -> None:
    """COR-31, COR-60, COR-62."""
    passed = neighbour(r, s, p, d)
    s.points -= r.cost_move
    shift(s, p, d, 1)
    if passed == NOBODY:
        emit(log, MOVED, p, EVERYBODY, d, int(s.lane[p]), int(s.rank[p]))
    else:
        emit(log, WALKED_THROUGH, p, EVERYBODY, passed, int(s.lane[p]), int(s.rank[p]))
    arrive(r, s, p, WALKED_INTO_HORDE, log)


@jit_hot
def get_up(r: Rules, s: State, p: int, log: Records) -> None:
    """COR-63, COR-64."""
    s.points -= r.cost_get_up
    s.tripped[p] = 0
    onto_discard_pile(s, TRIP, 1)
    emit(log, GOT_UP, p, EVERYBODY, 0, 0, 0)


@jit_hot
def draw(r: Rules, s: State, p: int, log: Records) -> None:
    """COR-39 to COR-41."""
    s.points -= r.cost_draw
    is_full = s.held[p] >= r.hand_limit
    if is_full and not r.discard_after_draw:
        s.phase = DISCARDING  # the card is drawn once there is room
        return
    take_action_card(r, s, p, log, DREW)
    if is_full:
        s.phase = DISCARDING


@jit
def discard_one(r: Rules, s: State, p: int, kind: int, log: Records) -> None:
    """COR-41: one of six; under discard_after_draw = false one of five, and then the draw (COR-A19)."""
    draws = s.held[p] <= r.hand_limit
    discard_from_hand(s, p, kind, log)
    if draws:
        take_action_card(r, s, p, log, DREW)
    s.phase = TURN


@jit
def push(r: Rules, s: State, p: int, d: int, log: Records) -> None:
    """COR-46, COR-52, COR-54, COR-55."""
    victim = neighbour(r, s, p, d)
    s.points -= r.cost_card
    take_from_hand(s, p, PUSH)
    onto_discard_pile(s, PUSH, 1)
    shift(s, victim, d, 1)
    emit(log, PUSHED, p, EVERYBODY, victim, int(s.lane[victim]), int(s.rank[victim]))
    arrive(r, s, victim, PUSHED_INTO_HORDE, log)


@jit_hot
def trip(r: Rules, s: State, p: int, d: int, log: Records) -> None:
    """COR-48, COR-57: the card lies in front of the victim."""
    victim = neighbour(r, s, p, d)
    s.points -= r.cost_card
    take_from_hand(s, p, TRIP)
    s.tripped[victim] = 1
    emit(log, TRIPPED, p, EVERYBODY, victim, 0, 0)


@jit
def jump(r: Rules, s: State, p: int, d: int, log: Records) -> None:
    """COR-47, COR-66, COR-68: over one square, in one go (COR-A14)."""
    jumped = neighbour(r, s, p, d)
    s.points -= jump_cost(r)
    take_from_hand(s, p, JUMP)
    onto_discard_pile(s, JUMP, 1)
    shift(s, p, d, 2)
    emit(log, JUMPED, p, EVERYBODY, jumped + 1, int(s.lane[p]), int(s.rank[p]))
    arrive(r, s, p, WALKED_INTO_HORDE, log)


@jit_hot
def distract(r: Rules, s: State, p: int, log: Records) -> None:
    """COR-49, COR-72: beside the zombie deck."""
    s.points -= r.cost_card
    take_from_hand(s, p, DISTRACT)
    s.distracts += 1
    emit(log, DISTRACTED, p, EVERYBODY, 0, 0, 0)


@jit_hot
def attract(r: Rules, s: State, p: int, log: Records) -> None:
    """COR-49, COR-73: beside the zombie deck."""
    s.points -= r.cost_card
    take_from_hand(s, p, ATTRACT)
    s.attracts += 1
    emit(log, ATTRACTED, p, EVERYBODY, 0, 0, 0)


@jit
def end_turn(r: Rules, s: State, p: int, log: Records) -> None:
    """COR-14: the next player, and after the last one the zombies (COR-26)."""
    if s.owed == AT_END_OF_TURN:
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
        finish_at_cap(s, log)
    else:
        begin_round(r, s, log)


@jit
def vote(r: Rules, s: State, p: int, a: int, log: Records) -> None:
    """COR-91: what each voter chose is open only when all have."""
    choice = ABSTAINED if a == ABSTAIN else a - VOTE + 1
    emit(log, VOTED, p, 1 << p, choice, 0, 0)
    cast_vote(r, s, p, choice, log)


@jit
def result(r: Rules, s: State, out: Values) -> None:
    """COR-2: the loser -1, the others share her loss; nobody loses at the round cap."""
    for p in range(int(r.players)):
        if s.loser == NOBODY:
            out[p] = 0.0
        else:
            out[p] = -1.0 if s.loser == p else 1.0 / (int(r.players) - 1)


@jit
def end_reason(s: State) -> int:
    return int(s.end)


@jit
def length(s: State) -> int:
    return int(s.rounds)
