"""The Corridor: what a player knows, as planes and vectors for learners.

The planes show the ranks around my pawn, since moves are steps from it; row BEHIND is my own rank, the rows before it
lie towards the horde. Lanes are columns as in state.py. Players are counted on from me.
"""

from tablewright.games.corridor import state as st
from tablewright.games.corridor.floor import EDGE, RANK_BITS, RANKS_SHIFT, piece
from tablewright.games.corridor.state import Rules, State
from tablewright.kernel.compiling import jit
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.tensors import Row, Tensor, part, starts

BEHIND, AHEAD = 7, 12  # ranks around mine that the planes show
RANKS = BEHIND + 1 + AHEAD
WINDOW = (RANKS, st.LANES)
SQUARES = RANKS * st.LANES
DISTANCE, POINTS, CARDS, HAND, DECK, ZOMBIES, ROUNDS, COPIES = 20.0, 6.0, 5.0, 8.0, 50.0, 10.0, 50.0, 3.0
VOTES = st.PLAYERS + 1  # for a player, or for nobody

TENSORS = (
    Tensor("floor", WINDOW, "1 where one can stand, on the pieces that lie on the table", drawn="floor", upward=True),
    Tensor("horde", WINDOW, "1 where the horde has come", drawn="mark", upward=True),
    Tensor(
        "pawns",
        (st.PLAYERS, *WINDOW),
        "1 where the pawn stands: mine, the next player's, ...",
        drawn="disc",
        upward=True,
    ),
    Tensor("ranks", (st.PLAYERS,), "ranks that a pawn is ahead of mine; -1 to 1", DISTANCE),
    Tensor("escape", (st.PLAYERS,), "ranks that a pawn is ahead of the horde", DISTANCE),
    Tensor("lanes", (st.PLAYERS, st.LANES), "1 for the lane of a pawn"),
    Tensor("tripped", (st.PLAYERS,), "1 for a player who lies tripped"),
    Tensor("me", (st.PLAYERS,), "1 for the player I am, by number, as votes name players"),
    Tensor("turn", (st.PLAYERS,), "1 for the player who decides, counted on from me"),
    Tensor("phase", (len(st.PHASES),), "1 for what is to be decided: " + ", ".join(st.PHASES)),
    Tensor("points", (1,), "action points left in this turn", POINTS),
    Tensor("hand", (st.KINDS,), "cards in my hand: " + ", ".join(st.KIND_NAMES), CARDS),
    Tensor("held", (st.PLAYERS,), "cards in the hands: mine, the next player's, ...", HAND),
    Tensor("deck", (1,), "cards in the action deck", DECK),
    Tensor("discard", (st.KINDS,), "the action discard pile: " + ", ".join(st.KIND_NAMES), HAND),
    Tensor("beside", (2,), "distract and attract cards beside the zombie deck", CARDS),
    Tensor("zombies", (st.VALUES,), "zombie cards still in the deck, by number", ZOMBIES),
    Tensor("revealed", (st.VALUES,), "zombie cards on their discard pile, by number", ZOMBIES),
    Tensor("corridor", (st.CARDS,), "cards in the corridor deck, as rules.toml lists them", COPIES),
    Tensor("owed", (len(st.OWED),), "1 for when the next corridor card comes: " + ", ".join(st.OWED)),
    Tensor("depletions", (1,), "how often the corridor deck was used up", CARDS),
    Tensor("vote", (VOTES,), "1 for my vote in a tie: for me, for the next player, ..., for nobody"),
    Tensor("rounds", (1,), "the round being played", ROUNDS),
)
(
    FLOOR_AT, HORDE_AT, PAWNS_AT, RANKS_AT, ESCAPE_AT, LANES_AT, TRIPPED_AT, ME_AT, TURN_AT, PHASE_AT, POINTS_AT,
    HAND_AT, HELD_AT, DECK_AT, DISCARD_AT, BESIDE_AT, ZOMBIES_AT, REVEALED_AT, CORRIDOR_AT, OWED_AT, DEPLETIONS_AT,
    VOTE_AT, ROUNDS_AT,
) = starts(TENSORS)  # fmt: skip


@jit
def write_tensors(r: Rules, o: State, p: int, out: Row) -> None:
    write_floor(r, o, p, out)
    write_players(r, o, p, out)
    write_cards(o, p, out)
    n = wide(r.players)
    out[ME_AT + p] = 1.0
    if o.turn >= 0:
        out[TURN_AT + (wide(o.turn) - p + n) % n] = 1.0
    out[PHASE_AT + wide(o.phase)] = 1.0
    out[POINTS_AT] = part(wide(o.points), POINTS)
    out[OWED_AT + wide(o.owed)] = 1.0
    out[DEPLETIONS_AT] = part(wide(o.depletions), CARDS)
    out[ROUNDS_AT] = part(wide(o.rounds), ROUNDS)
    vote = wide(o.vote[p])
    if vote == st.ABSTAINED:
        out[VOTE_AT + st.PLAYERS] = 1.0
    elif vote > 0:
        out[VOTE_AT + (vote - 1 - p + n) % n] = 1.0


@jit
def write_floor(r: Rules, o: State, p: int, out: Row) -> None:
    """The pieces around my rank; beyond those on the table there is nothing to stand on."""
    first = wide(o.rank[p]) - BEHIND
    last = wide(o.lowest) + wide(o.n_table)  # the piece behind the last
    for row in range(RANKS):
        rank = first + row
        k = rank >> RANKS_SHIFT
        if rank <= o.horde:
            for lane in range(st.LANES):
                out[HORDE_AT + row * st.LANES + lane] = 1.0
        if o.lowest <= k < last:
            bits = piece(r, o, k) >> (rank & st.RANKS - 1) * RANK_BITS + EDGE
            for lane in range(st.LANES):
                out[FLOOR_AT + row * st.LANES + lane] = 1.0 - (bits >> lane & 1)


@jit
def write_players(r: Rules, o: State, p: int, out: Row) -> None:
    n = wide(r.players)
    for i in range(n):
        q = (p + i) % n
        lane, ahead = wide(o.lane[q]), wide(o.rank[q]) - wide(o.rank[p])
        if -BEHIND <= ahead <= AHEAD:
            out[PAWNS_AT + i * SQUARES + (BEHIND + ahead) * st.LANES + lane] = 1.0
        out[RANKS_AT + i] = max(part(ahead, DISTANCE), -1.0)
        out[ESCAPE_AT + i] = max(part(wide(o.rank[q]) - wide(o.horde), DISTANCE), 0.0)
        out[LANES_AT + i * st.LANES + lane] = 1.0
        out[TRIPPED_AT + i] = wide(o.tripped[q])
        out[HELD_AT + i] = part(wide(o.held[q]), HAND)


@jit
def write_cards(o: State, p: int, out: Row) -> None:
    for kind in range(st.KINDS):
        out[HAND_AT + kind] = part(wide(o.hand[p, kind]), CARDS)
        out[DISCARD_AT + kind] = part(wide(o.discard[kind]), HAND)
    out[DECK_AT] = part(wide(o.left), DECK)
    out[BESIDE_AT] = part(wide(o.distracts), CARDS)
    out[BESIDE_AT + 1] = part(wide(o.attracts), CARDS)
    for value in range(st.VALUES):
        out[ZOMBIES_AT + value] = part(wide(o.zombies[value]), ZOMBIES)
        out[REVEALED_AT + value] = part(wide(o.revealed[value]), ZOMBIES)
    for card in range(st.CARDS):
        out[CORRIDOR_AT + card] = part(wide(o.corridor[card]), COPIES)
