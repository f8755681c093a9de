"""The Corridor: the board as text, seen from one seat: the horde at the bottom, the way out at the top."""

from collections.abc import Sequence

from tablewright.games.corridor import state as st
from tablewright.games.corridor.describe import floor_rows
from tablewright.games.corridor.state import Rules, State
from tablewright.kernel.terminal_colours import BOLD, DIM, ink, pawn, player_ink

PICTURE = {".": "·", "#": "█", "o": "○"}
HORDE = "Z"
OWED_CARD = {
    st.AT_END_OF_TURN: "; the next card is laid at the end of the turn",
    st.DEBT: "; the next card is laid when the horde has left one behind",
}


def text(r: Rules, s: State, viewer: int, names: Sequence[str], colour: bool) -> str:
    """The board from an observation: the corridor, then the piles, then the players with the viewer's hand."""
    return "\n".join([*corridor(r, s, colour), "", *piles(r, s), "", *people(r, s, viewer, names, colour)])


def corridor(r: Rules, s: State, colour: bool) -> list[str]:
    """Rank by rank, the furthest first; a wide mark beside the horde's rank."""
    rows = floor_rows(r, s)
    lowest = st.RANKS * int(s.lowest)
    lines = [rank_line(r, s, lowest + i, row, colour) for i, row in enumerate(rows)]
    for cut in range(st.RANKS, len(lines), st.RANKS):
        lines[cut] += ink("  ┄┄", DIM, colour)
    if s.horde < lowest:
        lines.insert(0, rank_line(r, s, int(s.horde), " " * st.LANES, colour))
    lines.reverse()
    return [*lines, "      " + " ".join("1234") + "   lane"]


def rank_line(r: Rules, s: State, rank: int, row: str, colour: bool) -> str:
    here = [square(r, s, lane, rank, row[lane], colour) for lane in range(st.LANES)]
    label = "pit" if rank < 0 else str(rank)
    mark = ink("  ← the horde", BOLD, colour) if rank == s.horde else ""
    return f"{label:>4}  {' '.join(here)}{mark}"


def square(r: Rules, s: State, lane: int, rank: int, floor: str, colour: bool) -> str:
    """A pawn before the horde before the floor; the one who stands before the one who lies."""
    on_board = int(s.turn) if s.phase == st.PLACING else int(r.players)
    here = [p for p in range(on_board) if s.lane[p] == lane and s.rank[p] == rank]
    if here:
        return pawn(min(here, key=lambda p: int(s.tripped[p])), colour)
    return HORDE if rank == s.horde else PICTURE.get(floor, floor)


def piles(r: Rules, s: State) -> list[str]:
    zombies = " ".join(f"{value}x{int(n)}" for value, n in zip(st.VALUE_NAMES, s.zombies))
    discarded = ", ".join(f"{int(n)} {kind}" for kind, n in zip(st.KIND_NAMES, s.discard) if n) or "empty"
    return [
        outlook(r, s),
        f"Zombie cards left (number x copies): {zombies}.",
        f"Action deck {int(s.left)}, discard pile: {discarded}.",
        f"Corridor deck {int(s.n_deck)}, used pile {int(s.n_used)}{OWED_CARD.get(int(s.owed), '')}.",
    ]


def outlook(r: Rules, s: State) -> str:
    """The round, and what is known of the horde's next move."""
    if s.phase == st.PLACING:
        return "The pawns are being placed."
    if s.phase in (st.VOTING, st.OVER):
        now = "The game is over." if s.phase == st.OVER else "The horde waits for the vote."
        return f"Round {int(s.rounds)}. {now}"
    told = f"Round {int(s.rounds)}. The horde will move by its card"
    if beside := [f"{int(n)} {kind}" for n, kind in ((s.attracts, "attract"), (s.distracts, "distract")) if n]:
        told += f", with {' and '.join(beside)} beside it"
    if s.depletions:
        told += f", {int(s.depletions) * int(r.bonus_per_depletion):+d} for the used-up corridor"
    return told + "."


def people(r: Rules, s: State, viewer: int, names: Sequence[str], colour: bool) -> list[str]:
    return [person(s, p, viewer, names, colour) for p in range(int(r.players))]


def person(s: State, p: int, viewer: int, names: Sequence[str], colour: bool) -> str:
    """One line a player: where she is, what she holds if it is for the viewer, and what she is about to do."""
    mark = ">" if s.turn == p else " "
    hand = f"{int(s.held[p])} cards" if s.held[p] != 1 else "1 card"
    if p == viewer:
        own = ", ".join(kind for kind, n in zip(st.KIND_NAMES, s.hand[p]) for _ in range(int(n)))
        hand = f"your hand: {own or 'empty'}"
    facts = [hand]
    if s.phase != st.PLACING or p < s.turn:
        facts.insert(0, f"lane {int(s.lane[p]) + 1}, rank {int(s.rank[p])}")
    if s.tripped[p]:
        facts.append("tripped")
    if s.turn == p and s.phase in (st.TURN, st.DISCARDING):
        facts.append("1 point left" if s.points == 1 else f"{int(s.points)} points left")
    if s.phase == st.OVER and s.loser == p:
        facts.append("the loser")
    return f"{mark} {pawn(p, colour)} {player_ink(names[p], p, colour)}: {'; '.join(facts)}"
