"""Talk at a table: free text and quick messages, with spectators apart while the game runs."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from tablewright.games.registry import NAMES, game
from tablewright.match.errors import Refused
from tablewright.match.match import OVER
from tablewright.server.socket import messages as m
from tablewright.server.socket.connection import Connection
from tablewright.server.socket.refusals import refusal

if TYPE_CHECKING:
    from tablewright.server.tables.table import Table

Spoken = tuple[str, tuple[str, ...]]
EVERYWHERE = ("hello", "thanks", "well-played", "oops", "thinking", "hurry", "sorry")  # quick messages of all games
LONGEST = 300
HEARD = 40  # quick messages that bots are told
REMEMBERED = 400  # ids of lines


class Chat:
    """The lines of one table."""

    def __init__(self, table: "Table", lines: list[dict[str, Any]]) -> None:
        self._table = table
        self._lines = [msgspec.convert(line, m.Said) for line in lines]
        self._bots_knew: dict[int, list[Spoken]] = {}  # what they could have said when they last spoke, by seat
        self._said: dict[str, None] = {}  # ids of the last lines, since a message may come twice

    def quick(self) -> Mapping[str, tuple[Sequence[str], ...]]:
        """The quick messages of this table, with the words that their arguments may be."""
        return quick_of(self._table.match.setup.game)

    def heard(self) -> tuple[object, ...]:
        """What people have said in quick messages, for bots: (player, message, arguments)."""
        match = self._table.match
        quick = [line for line in self._lines if line.quick and line.seat >= 0 and match.player_of]
        said = [line for line in quick if not match.seats[line.seat].plays_by_itself]
        return tuple((match.player_of[line.seat], line.quick, tuple(line.arguments)) for line in said[-HEARD:])

    def recall(self, connection: Connection) -> None:
        """Tell somebody who has just come what was said."""
        for line in self._lines[-self._table.hub.limits.chat_lines :]:
            if self._may_read(connection, line):
                connection.send(line)

    def _may_read(self, connection: Connection, line: m.Said) -> bool:
        return line.seat >= 0 or not connection.seats or self._table.match.phase == OVER

    async def say(self, message: m.Say) -> m.Ack:
        """A line that may be said; a repeated one is kept once."""
        key = f"{message.seat}:{message.id}"
        if key not in self._said:
            await self._add(message)
            self._said[key] = None
            if len(self._said) > REMEMBERED:
                self._said.pop(next(iter(self._said)))
        return m.Ack(message.id, 0 if message.seat is None else self._table.numbers.number(message.seat))

    def refusal(self, connection: Connection, message: m.Say) -> m.Refusal | None:
        """Why a line of this client may not be said now."""
        if message.seat is not None and message.seat not in connection.seats:
            return refusal(message.id, Refused("not-your-seat"))
        if message.seat is None and connection.seats:
            return refusal(message.id, Refused("no-seat", "why-no-seat-named"))
        if message.seat is not None and self._table.match.seats[message.seat].is_muted:
            return refusal(message.id, Refused("muted"))
        if not connection.chat.take():
            return refusal(message.id, Refused("too-fast"))
        if message.quick:
            return self._wrong_quick(message)
        if not plain(message.text):
            return refusal(message.id, Refused("empty"))
        return None

    def _wrong_quick(self, message: m.Say) -> m.Refusal | None:
        quick = self.quick()
        if message.quick not in quick:
            return refusal(message.id, Refused("no-such-quick", quick=message.quick))
        refused = why_not_said(quick[message.quick], message.arguments)
        return None if refused is None else refusal(message.id, refused)

    async def speak_for_bot(self, seat: int, words: Sequence[tuple[str, Sequence[str]]]) -> None:
        """What a bot has to say: what is new since it last spoke, as far as the table has words for it."""
        now = [(word, tuple(arguments)) for word, arguments in words]
        before, self._bots_knew[seat] = self._bots_knew.get(seat), now
        quick, talk = self.quick(), self._table.match.game.talk
        for word, arguments in getattr(talk, "news", what_is_more)(before, now):
            if word in quick and why_not_said(quick[word], arguments) is None:
                await self._add(m.Say("bot", seat, "", word, list(arguments)))

    async def _add(self, message: m.Say) -> None:
        table = self._table
        seat = -1 if message.seat is None else message.seat
        name = table.match.seats[seat].name if seat >= 0 else ""
        line = m.Said(
            line=self._lines[-1].line + 1 if self._lines else 1,
            seat=seat,
            name=name,
            text="" if message.quick else plain(message.text),
            quick=message.quick,
            arguments=list(message.arguments) if message.quick else [],
            at=table.now(),
        )
        await table.hub.store.say(table.id, msgspec.to_builtins(line), table.hub.limits.chat_lines)
        self.heard_line(line)

    def heard_line(self, line: m.Said) -> None:
        """A line that is kept: tell it."""
        if self._lines and line.line <= self._lines[-1].line:
            return
        self._lines.append(line)
        del self._lines[: -self._table.hub.limits.chat_lines]
        for connection in self._table.connections:
            if self._may_read(connection, line):
                connection.send(line)


def what_is_more(before: Sequence[Spoken] | None, now: Sequence[Spoken]) -> list[Spoken]:
    """Of what can be said now what could not before, or not as often: "have, have" means two of them."""
    known, told = Counter(before or ()), Counter(now)
    return [spoken for spoken, times in told.items() for _ in range(times if times > known[spoken] else 0)]


def plain(text: str) -> str:
    """A text without what could break a page or a terminal; browsers show it as text, never as markup."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())[:LONGEST]


def quick_of(name: str) -> Mapping[str, tuple[Sequence[str], ...]]:
    """The quick messages of a game's tables, with the words that each of their arguments may be."""
    talk = game(name).talk if name in NAMES else None
    return {**dict.fromkeys(EVERYWHERE, ()), **getattr(talk, "MESSAGES", {})}


def why_not_said(wanted: tuple[Sequence[str], ...], given: Sequence[str]) -> Refused | None:
    """What is wrong with the arguments of a quick message; nothing if it can be said."""
    if len(given) != len(wanted):
        return Refused("no-such-quick", "why-quick-words", wanted=len(wanted), given=len(given))
    for word, words in zip(given, wanted):
        if word not in words:
            return Refused("no-such-quick", "why-quick-word", word=word, known=", ".join(words))
    return None
