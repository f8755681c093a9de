"""The bots at one table: asked when it is their turn, and for hints."""

import asyncio
import random
from typing import TYPE_CHECKING

from tablewright.bots import Thought, say
from tablewright.match import wishes
from tablewright.match.chance import bot_seed
from tablewright.match.errors import Refused
from tablewright.match.labels import label_of
from tablewright.match.match import PLAYING, Match
from tablewright.match.sentences import Sentence, spoken
from tablewright.match.talk import conversation
from tablewright.reviews import adviser_of, chances_of, words
from tablewright.reviews.review_types import Option
from tablewright.server.bots.pool import BotFailed
from tablewright.server.bots.worker import job_of
from tablewright.server.socket import messages as m
from tablewright.server.socket.connection import Connection
from tablewright.server.socket.refusals import refusal
from tablewright.server.tables.views import can_hint

if TYPE_CHECKING:
    from tablewright.server.tables.table import Table

MOST_CONSIDERED, MOST_OPTIONS = 5, 3


class BotSeat:
    """Whoever plays by itself at a table. At most one question is under way, and it is about the present position."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._asked_at = 0  # the question under way is about the position since this entry
        self._task: asyncio.Task[None] | None = None
        self._hints: set[asyncio.Task[None]] = set()

    def forget(self) -> None:
        for task in (self._task, *self._hints):
            if task:
                task.cancel()

    def ask_if_needed(self) -> None:
        """Bots play while somebody is there to see it."""
        match = self._table.match
        if match.phase != PLAYING or match.actor < 0 or not self._table.is_watched:
            return
        if not match.seat_of_player(match.actor).plays_by_itself or self._asked_at == match.asked_at:
            return
        self._asked_at = match.asked_at
        self._task = asyncio.create_task(self._play(match.asked_at))

    async def _play(self, asked_at: int) -> None:
        match = self._table.match
        player = match.actor
        seat = match.seat_of_player(player)
        try:
            thought = await self._thought(player, seat.bot)
            move, simple = thought.move, thought.is_simple
        except BotFailed:
            move, simple = "", True
        self._table.do(lambda: self._played(asked_at, seat.number, move, simple))

    async def _thought(self, player: int, bot: str) -> Thought:
        match = self._table.match
        assert match.history is not None
        seed = bot_seed(match.chance_source, match.asked_at)
        heard = (*self._table.chat.heard(), *conversation(match.history.position, self._speakers(), player))
        job = job_of(match.history.position, player, self._table.id, bot, seed, heard)
        addresses = sorted({connection.address for connection in self._table.connections})
        return await self._table.hub.pool.think(job, addresses)

    def _speakers(self) -> list[str | None]:
        """By player: the bot that plays there and may talk."""
        match = self._table.match
        seats = [match.seat_of_player(player) for player in range(len(match.seats))]
        return [seat.bot if seat.plays_by_itself and not seat.is_muted else None for seat in seats]

    async def _played(self, asked_at: int, seat: int, move: str, simple: bool) -> None:
        """The answer has come, in the table's turn; it may be about a position that is gone."""
        match, table = self._table.match, self._table
        self._asked_at = 0
        if asked_at == match.asked_at and match.actor >= 0 and match.seats[seat].plays_by_itself:
            assert match.history is not None
            await self._speak(seat)
            chosen = move or self._any_move()
            await table.commit(wishes.move(match, table.now(), seat, chosen, "bot", simple))
        await table.follow_up()

    def _any_move(self) -> str:
        """No worker could answer: the game goes on all the same, by the chance of the match."""
        match = self._table.match
        assert match.history is not None
        return random.Random(bot_seed(match.chance_source, match.asked_at)).choice(match.history.position.legal())

    async def _speak(self, seat: int) -> None:
        """In games whose rules let players talk, a bot says what it knows before it acts."""
        match = self._table.match
        if match.history is None or match.game.talk is None or match.seats[seat].is_muted:
            return
        said = say(match.history.position.observation(match.player_of[seat]), match.seats[seat].bot)
        await self._table.chat.speak_for_bot(seat, [(word, arguments) for _, word, arguments in said])

    def hint(self, connection: Connection, wish: m.AskHint) -> None:
        """Somebody asks what a bot would play."""
        match = self._table.match
        if not can_hint(match, wish.seat):
            connection.send(refusal(wish.id, Refused("no-hint")))
        elif self._hints:
            connection.send(refusal(wish.id, Refused("asked-already")))
        else:
            task = asyncio.create_task(self._hinted(connection, wish, match.player_of[wish.seat]))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)

    async def _hinted(self, connection: Connection, wish: m.AskHint, player: int) -> None:
        try:
            adviser = self._table.hub.hint_bot or adviser_of(self._table.match.game)
            thought = await self._thought(player, adviser)
            connection.send(self._told(wish, thought))
        except (BotFailed, Refused):
            connection.send(refusal(wish.id, Refused("no-hint", "why-no-idea")))

    def _told(self, wish: m.AskHint, thought: Thought) -> m.Hint:
        match = self._table.match
        considered = [
            m.Considered(c.move, self._named(c.action), c.value, c.visits) for c in thought.considered[:MOST_CONSIDERED]
        ]
        line = [self._named(match.game.number(move)) for move in thought.line]
        options = hint_options(match, thought)
        label = considered[0].label.text if considered else thought.move
        is_forced = len(thought.considered) == 1 and thought.iterations == 0
        reason = words.forced(match.game.name) if is_forced else options[0].reason
        sentence = f"{label}: {reason.text}"
        return m.Hint(
            wish.id, wish.number, thought.move, thought.value, considered, line, sentence, thought.is_simple,
            options[0].chance, options, reason,
        )  # fmt: skip

    def _named(self, action: int) -> Sentence:
        match = self._table.match
        return spoken(label_of(match.game.name, action).message, match.game.name, match.names)


def hint_options(match: Match, thought: Thought) -> list[Option]:
    """The moves that a bot likes best, in the words of a review; its values read by the game's curves."""
    game, chances = match.game, chances_of(match.game, match.setup.settings.players)
    found = []
    for candidate in thought.considered[:MOST_OPTIONS]:
        line = thought.line if candidate.move == thought.move else (candidate.move,)
        chance = chances.of(candidate.value)
        found.append(
            Option(
                move=candidate.move,
                label=words.move_label(game.name, candidate.action, match.names),
                chance=chance,
                is_played=False,
                line=list(line),
                labels=[words.move_label(game.name, game.number(move), match.names) for move in line],
                players=[],
                reason=words.leads_to(game.meta.goal, chance, game.name),
            )
        )
    return sorted(found, key=lambda option: (option.move != thought.move, -option.chance))
