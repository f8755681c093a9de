"""From a client's wish to an entry of the log, or a refusal."""

from collections.abc import Callable
from typing import Any

from tablewright.bots import BotError, bot_of
from tablewright.kernel.game import Game
from tablewright.match import wishes
from tablewright.match.entries import EMPTY, Entry
from tablewright.match.errors import Refused
from tablewright.match.match import Match
from tablewright.match.numbers import Numbers
from tablewright.match.seats import seat_at
from tablewright.server import messages as m


def check_bot(game: Game, bot: str) -> str:
    """The bot's name as it was given, or a refusal that names those there are. Settings are for the command line."""
    try:
        if ":" in bot:
            raise BotError(f"{bot!r}: at a table bots are chosen by name, without settings")
        bot_of(game, bot)
    except BotError as error:
        raise Refused("no-such-bot", bot=bot, problem=str(error)) from None
    return bot


def check_number(match: Match, numbers: Numbers, seat: int, number: int) -> None:
    """A move answers a question: the view it was made from must still ask the same one."""
    now, asked = numbers.number(seat), numbers.after(seat, match.asked_at)
    if number < asked:
        raise Refused("stale")
    if number > now:
        raise Refused("ahead", number=number, last=now)


def decide(match: Match, numbers: Numbers, now: int, wish: m.Wish) -> Entry:
    """The entry that a wish becomes."""
    seat = wish.seat
    seat_at(match.seats, seat)
    if isinstance(wish, m.Move):
        must_be_here(match, seat)
        check_number(match, numbers, seat, wish.number)
        return wishes.move(match, now, seat, wish.move)
    return DECIDE[type(wish)](match, now, wish)


def must_be_here(match: Match, seat: int) -> None:
    if match.seats[seat].is_away:
        raise Refused("away")


def back(match: Match, now: int, wish: Any) -> Entry:
    entry = wishes.back(match, now, wish.seat)
    if entry is None:
        raise Refused("here")
    return entry


def host(match: Match, now: int, wish: Any) -> Entry:
    """A command of the host."""
    wishes.host_only(match, wish.seat)
    if wish.command not in HOST:
        raise Refused("no-such-command", command=wish.command, known=", ".join(HOST))
    return HOST[wish.command](match, now, wish)


def start(match: Match, now: int, wish: Any) -> Entry:
    """Begin; a free seat has to be filled first, and the table does that one entry after the other."""
    free = next((seat.number for seat in match.seats if seat.kind == EMPTY), None)
    if free is None:
        return wishes.start(match, now)
    return wishes.sit_bot(match, now, free, check_bot(match.game, wish.bot or match.setup.settings.stand_in))


HOST: dict[str, Callable[[Match, int, Any], Entry]] = {
    "start": start,
    "close": lambda match, now, wish: wishes.close(match, now, "host"),
    "remove": lambda match, now, wish: wishes.remove(match, now, wish.target),
    "bot": lambda match, now, wish: wishes.sit_bot(match, now, wish.target, check_bot(match.game, wish.bot)),
    "open": lambda match, now, wish: wishes.open_seat(match, now, wish.target),
    "mute": lambda match, now, wish: wishes.mute(match, now, wish.target, True),
    "unmute": lambda match, now, wish: wishes.mute(match, now, wish.target, False),
    "host": lambda match, now, wish: wishes.hand_host(match, now, wish.target),
}

DECIDE: dict[type, Callable[[Match, int, Any], Entry]] = {
    m.Undo: lambda match, now, wish: wishes.undo(match, now, wish.seat),
    m.UndoAnswer: lambda match, now, wish: wishes.answer_undo(match, now, wish.seat, wish.yes),
    m.OfferDraw: lambda match, now, wish: wishes.offer_draw(match, now, wish.seat),
    m.DrawAnswer: lambda match, now, wish: wishes.answer_draw(match, now, wish.seat, wish.yes),
    m.Resign: lambda match, now, wish: wishes.resign(match, now, wish.seat),
    m.Leave: lambda match, now, wish: wishes.leave(match, now, wish.seat),
    m.Back: back,
    m.Rematch: lambda match, now, wish: wishes.rematch(match, now, wish.seat),
    m.Rename: lambda match, now, wish: wishes.rename(match, now, wish.seat, wish.name),
    m.Entropy: lambda match, now, wish: wishes.add_entropy(match, now, wish.seat, wish.hex),
    m.Host: host,
}
