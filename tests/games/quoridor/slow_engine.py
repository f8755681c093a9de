"""Quoridor a second time: plain sets and breadth-first search, written from the rules alone, slow and easy to check.

A square is (column, row), both from 0. A fence is its text move. Nothing here comes from the kernel's code.
"""

from collections import deque
from copy import deepcopy
from dataclasses import dataclass, field

Square = tuple[int, int]

STARTS = {2: ("e1", "e9"), 4: ("e1", "a5", "e9", "i5")}
FENCES = {2: 10, 4: 5}
SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))
ALL_FENCES = [f"{x}{y}{way}" for way in "hv" for y in range(1, 9) for x in "abcdefgh"]


def square(text: str) -> Square:
    return "abcdefghi".index(text[0]), int(text[1]) - 1


def text(at: Square) -> str:
    return f"{'abcdefghi'[at[0]]}{at[1] + 1}"


def is_on_board(at: Square) -> bool:
    return 0 <= at[0] <= 8 and 0 <= at[1] <= 8


def crossings(fence: str) -> list[frozenset[Square]]:
    """The two borders between squares that a fence closes."""
    x, y = square(fence)
    if fence[2] == "h":
        return [frozenset({(x, y), (x, y + 1)}), frozenset({(x + 1, y), (x + 1, y + 1)})]
    return [frozenset({(x, y), (x + 1, y)}), frozenset({(x, y + 1), (x + 1, y + 1)})]


def neighbours(at: Square) -> list[tuple[Square, frozenset[Square]]]:
    """The squares next to a square, each with the border that lies between."""
    near = [(at[0] + dx, at[1] + dy) for dx, dy in SIDES]
    return [(to, frozenset({at, to})) for to in near if is_on_board(to)]


NEIGHBOURS = {(x, y): neighbours((x, y)) for x in range(9) for y in range(9)}
CLOSED_BY = {fence: frozenset(crossings(fence)) for fence in ALL_FENCES}


@dataclass
class Slow:
    """A game in progress."""

    players: int = 2
    edge_is_fence: bool = True
    third_pawn_is_fence: bool = False
    pawns: dict[int, Square] = field(default_factory=dict)  # of the players in play
    left: list[int] = field(default_factory=list)
    fences: set[str] = field(default_factory=set)
    closed: set[frozenset[Square]] = field(default_factory=set)
    turn: int = 0
    winner: int | None = None

    @classmethod
    def of(cls, description: dict) -> "Slow":
        """The position that a description (`Position.to_dict`) tells of."""
        rules, state = description["rules"], description["state"]
        game = cls(
            players=description["players"],
            edge_is_fence=rules.get("rules.edge_is_fence", True),
            third_pawn_is_fence=rules.get("rules.third_pawn_is_fence", False),
            pawns={p: square(at) for p, at in enumerate(state["pawns"]) if at is not None},
            left=list(state["fences_left"]),
            turn=state["turn"],
            winner=state.get("winner"),
        )
        for fence in state["fences"]:
            game.raise_fence(fence)
        return game

    def raise_fence(self, fence: str) -> None:
        self.fences.add(fence)
        self.closed |= CLOSED_BY[fence]

    def is_goal(self, player: int, at: Square) -> bool:
        x, y = at
        if self.players == 2:
            return y == (8, 0)[player]
        return (y == 8, x == 8, y == 0, x == 0)[player]

    def is_free_way(self, a: Square, b: Square) -> bool:
        return is_on_board(b) and frozenset({a, b}) not in self.closed

    def way(self, player: int, closed: frozenset[frozenset[Square]] = frozenset()) -> list[frozenset[Square]] | None:
        """The borders that a shortest way to the goal line crosses, pawns not counting; None if there is no way."""
        begin = self.pawns[player]
        came_from: dict[Square, Square | None] = {begin: None}
        queue = deque([begin])
        while queue:
            at = queue.popleft()
            if self.is_goal(player, at):
                borders = []
                while (before := came_from[at]) is not None:
                    borders.append(frozenset({at, before}))
                    at = before
                return borders
            for to, border in NEIGHBOURS[at]:
                if to not in came_from and border not in self.closed and border not in closed:
                    came_from[to] = at
                    queue.append(to)
        return None

    def fits(self, fence: str) -> bool:
        """Neither overlapping nor crossing another fence."""
        x, y = square(fence)
        crossing = fence[:2] + ("v" if fence[2] == "h" else "h")
        along = ((x - 1, y), (x, y), (x + 1, y)) if fence[2] == "h" else ((x, y - 1), (x, y), (x, y + 1))
        return crossing not in self.fences and not any(text(at) + fence[2] in self.fences for at in along)

    def shuts_off(self, fence: str) -> bool:
        return any(self.way(player, CLOSED_BY[fence]) is None for player in self.pawns)

    def legal_fences(self) -> set[str]:
        if self.left[self.turn] == 0:
            return set()
        # a fence that leaves the ways found here alone leaves everybody a way
        ways = {border for player in self.pawns for border in self.way(player) or []}
        fitting = [fence for fence in ALL_FENCES if self.fits(fence)]
        return {fence for fence in fitting if not CLOSED_BY[fence] & ways or not self.shuts_off(fence)}

    def legal_squares(self) -> set[str]:
        here, taken = self.pawns[self.turn], set(self.pawns.values())
        found = set()
        for dx, dy in SIDES:
            near = here[0] + dx, here[1] + dy
            if not self.is_free_way(here, near):
                continue
            if near not in taken:
                found.add(near)
                continue
            behind = near[0] + dx, near[1] + dy
            if self.is_free_way(near, behind) and behind not in taken:
                found.add(behind)
            elif self.stops_a_jump(near, behind):
                for side in ((near[0] + dy, near[1] + dx), (near[0] - dy, near[1] - dx)):
                    if self.is_free_way(near, side) and side not in taken:
                        found.add(side)
        return {text(at) for at in found}

    def stops_a_jump(self, near: Square, behind: Square) -> bool:
        """Whether what is behind a jumped pawn lets the jumper land sideways."""
        if not is_on_board(behind):
            return self.edge_is_fence
        if frozenset({near, behind}) in self.closed:
            return True
        return self.third_pawn_is_fence  # it is free or a third pawn; if free, the jump goes straight on

    def legal(self) -> set[str]:
        if self.winner is not None:
            return set()
        return self.legal_squares() | self.legal_fences() or {"pass"}

    def play(self, move: str) -> None:
        mover = self.turn
        if move.startswith(("timeout", "resign")):
            self.remove(int(move[-1]))
            return
        if len(move) == 3:
            self.raise_fence(move)
            self.left[mover] -= 1
        elif move != "pass":
            self.pawns[mover] = square(move)
            if self.is_goal(mover, square(move)):
                self.winner = mover
        self.turn = self.after(mover)

    def after(self, player: int) -> int:
        following = (player + 1) % self.players
        while following not in self.pawns:
            following = (following + 1) % self.players
        return following

    def remove(self, player: int) -> None:
        del self.pawns[player]
        self.left[player] = 0
        if self.turn == player:
            self.turn = self.after(player)
        if len(self.pawns) == 1:
            self.winner = next(iter(self.pawns))

    def perft(self, depth: int) -> int:
        moves = self.legal()
        if depth == 1:
            return len(moves)
        total = 0
        for move in moves:
            game = deepcopy(self)
            game.play(move)
            total += game.perft(depth - 1)
        return total


def start(players: int, **switches: bool) -> Slow:
    pawns = {p: square(at) for p, at in enumerate(STARTS[players])}
    return Slow(players, pawns=pawns, left=[FENCES[players]] * players, **switches)
