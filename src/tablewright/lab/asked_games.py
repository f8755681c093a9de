"""Games with bots from outside: the same board and the same counts, but every decision is asked from Python."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tablewright.bots import BotError, choose
from tablewright.bots.decide import SETTINGS, Desk, new_desk
from tablewright.kernel import calls
from tablewright.kernel.position import Position
from tablewright.kernel.rng import U, stream
from tablewright.lab.bot_games import Halted
from tablewright.lab.game_board import NEVER, Board, Halt, Seats, begin_game, end_game, go_on, look, new_board, seats_of
from tablewright.lab.plan import GameTable, Plan, new_table
from tablewright.match.talk import conversation


@dataclass(frozen=True, eq=False)
class AskedBots:
    """Bots seated under the rules of a position, some of them from outside; plays as `whole_games.SeatedBots` does."""

    start: Position
    plan: Plan
    seats: Seats
    bots: tuple[str, ...]

    @classmethod
    def of(
        cls, start: Position, bots: Sequence[str], barred: Sequence[tuple[int, str]] = (), thinking: int = 0
    ) -> "AskedBots":
        """A bot for each player. Nobody can be barred from anything: a function plays what it likes."""
        if barred:
            raise BotError("a bot from outside cannot be barred from a tool; ask about cards with bots of ours")
        none = np.zeros((start.players, 0), np.bool_)
        return cls(start, Plan.of(start), seats_of(start, np.zeros(0, SETTINGS), none, thinking), tuple(bots))

    def play(self, seed: int, first: int, n: int, halt: Halt = NEVER) -> GameTable:
        """The games first to first + n - 1."""
        table, board = new_table(self.plan, n), new_board(self.start)
        desk = new_desk(self.start.game, ())
        for i in range(n):
            self._play_one(board, desk, int(stream(U(seed), first + i)), table, i, halt)
        return table

    def _play_one(self, board: Board, desk: Desk, game_seed: int, table: GameTable, i: int, halt: Halt) -> None:
        rules, tables, row = self.start.arrays[0], self.plan.tables, table.counts[i]
        thoughts, plies = U(stream(U(game_seed), 1 + self.seats.thinking)), 0
        begin_game(rules, board, self.seats, tables, U(game_seed), row)
        while (player := calls.actor(board.state)) >= 0:
            if halt[0]:
                raise Halted
            n = look(rules, board, player, desk)
            action = self._asked(board, player, int(stream(thoughts, plies)))
            plies += 1
            go_on(rules, board, self.seats, tables, row, player, n, action, plies)
        end_game(rules, board, tables, row, table.results[i])

    def _asked(self, board: Board, player: int, lot: int) -> int:
        """What the player's bot answers, who knows her observation and what the others tell."""
        position = Position(self.start.game, self.start.arrays[0], board.state, self.start.changes)
        heard = conversation(position, self.bots, player)
        return choose(position.observation(player), self.bots[player], lot, heard=heard).action
