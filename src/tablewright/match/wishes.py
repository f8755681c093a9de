"""What may be added to the log: each wish becomes an entry, or is refused with a reason. Nothing is changed here."""

from collections.abc import Callable
from typing import Any

from tablewright.bots import BotError, bot_of, outside
from tablewright.kernel.errors import IllegalMove
from tablewright.kernel.game import Game
from tablewright.match import entries as e
from tablewright.match.chance import chance_source, order_of
from tablewright.match.clock import NOBODY
from tablewright.match.entries import BOT, EMPTY, PERSON, Entry
from tablewright.match.errors import Refused
from tablewright.match.history import History
from tablewright.match.match import CLOSED, FROZEN, OVER, PLAYING, WAITING, Match
from tablewright.match.seats import Seat, clean_name, seat_at
from tablewright.match.view_numbers import ViewNumbers

LONGEST_ENTROPY = 64


def entry(match: Match, now: int, kind: str, **fields: Any) -> Entry:
    """The next entry of the log. Time never runs backwards in it."""
    last = match.entries[-1].at if match.entries else 0
    return Entry(len(match.entries) + 1, max(now, last), kind, **fields)


def must_be(match: Match, *phases: str) -> None:
    if match.phase in phases:
        return
    codes = {WAITING: "not-started", PLAYING: "started", OVER: "over", CLOSED: "closed", FROZEN: "frozen"}
    raise Refused(codes[match.phase])


def person_at(match: Match, seat: int) -> Seat:
    found = seat_at(match.seats, seat)
    if not found.is_person:
        raise Refused("no-seat", "why-nobody-there")
    return found


def running(match: Match, seat: int) -> tuple[History, int]:
    """The moves of a running game and the player at this seat, who is a person and still in the game."""
    person_at(match, seat)
    must_be(match, PLAYING)
    assert match.history is not None
    player = match.player_of[seat]
    if player in match.out():
        raise Refused("out")
    return match.history, player


# before the game


def sit(match: Match, now: int, seat: int | None, name: str, key: str, entropy: str = "") -> Entry:
    """A person takes a free seat: this one, or the first."""
    must_be(match, WAITING)
    free = [s for s in match.seats if s.kind == EMPTY]
    chosen = seat_at(match.seats, seat) if seat is not None else (free[0] if free else None)
    if chosen is None:
        raise Refused("full")
    if chosen.kind != EMPTY:
        raise Refused("taken")
    called = clean_name(name, [s.name for s in match.seats], f"Player {chosen.number + 1}")
    return entry(
        match, now, e.SIT, seat=chosen.number, sitter=PERSON, name=called, key=key, entropy=entropy[:LONGEST_ENTROPY]
    )


def sit_bot(match: Match, now: int, seat: int | None, bot: str) -> Entry:
    """A bot takes a free seat."""
    must_be(match, WAITING)
    chosen = seat_at(match.seats, seat)
    if chosen.kind != EMPTY:
        raise Refused("taken")
    called = clean_name(f"{bot.partition(':')[0].capitalize()} bot", [s.name for s in match.seats], "Bot")
    return entry(match, now, e.SIT, seat=chosen.number, sitter=BOT, name=called, bot=bot)


def open_seat(match: Match, now: int, seat: int | None) -> Entry:
    """A bot's seat becomes free."""
    must_be(match, WAITING)
    if seat_at(match.seats, seat).kind != BOT:
        raise Refused("no-bot")
    return entry(match, now, e.SIT, seat=seat, sitter=EMPTY)


def remove(match: Match, now: int, seat: int | None) -> Entry:
    """A person loses the seat: it is free again, or in a running game a bot's."""
    must_be(match, WAITING, PLAYING)
    found = seat_at(match.seats, seat)
    if not found.is_person:
        raise Refused("no-seat", "why-nobody-there")
    if found.number == match.host:
        raise Refused("host")
    if match.phase == WAITING:
        return entry(match, now, e.SIT, seat=seat, sitter=EMPTY)
    bot = match.setup.settings.stand_in
    others = [s.name for s in match.seats if s is not found]
    called = clean_name(f"{bot.partition(':')[0].capitalize()} bot", others, "Bot")
    return entry(match, now, e.SIT, seat=seat, sitter=BOT, name=called, bot=bot)


def rename(match: Match, now: int, seat: int, name: str) -> Entry:
    must_be(match, WAITING, PLAYING, OVER)
    found = person_at(match, seat)
    called = clean_name(name, [s.name for s in match.seats if s is not found], found.name)
    return entry(match, now, e.RENAME, seat=seat, name=called)


def add_entropy(match: Match, now: int, seat: int, entropy: str) -> Entry:
    must_be(match, WAITING)
    person_at(match, seat)
    return entry(match, now, e.ENTROPY, seat=seat, entropy=entropy[:LONGEST_ENTROPY])


def start(match: Match, now: int) -> Entry:
    """Begin, if every seat is taken."""
    must_be(match, WAITING)
    if any(seat.kind == EMPTY for seat in match.seats):
        raise Refused("free-seats")
    settings = match.setup.settings
    source = chance_source(match.secret, [seat.entropy for seat in match.seats])
    return entry(match, now, e.START, order=order_of(source, settings.players, settings.order, settings.first))


# the host


def host_only(match: Match, seat: int) -> None:
    person_at(match, seat)
    if seat != match.host:
        raise Refused("not-host")


def hand_host(match: Match, now: int, target: int | None) -> Entry:
    return entry(match, now, e.HOST, seat=person_at(match, -1 if target is None else target).number)


def mute(match: Match, now: int, target: int | None, on: bool) -> Entry:
    return entry(match, now, e.MUTE, seat=person_at(match, -1 if target is None else target).number, yes=on)


def close(match: Match, now: int, why: str) -> Entry:
    """why: host, empty, expired."""
    if match.phase == CLOSED:
        must_be(match)
    return entry(match, now, e.CLOSE, note=why)


# the game


def move(match: Match, now: int, seat: int, text: str, by: str = "person", simple: bool = False) -> Entry:
    """A move of whoever sits there: a person or, with another `by`, the bot that decides at that seat."""
    seat_at(match.seats, seat)
    must_be(match, PLAYING)
    assert match.history is not None
    player = match.player_of[seat]
    if player in match.out():
        raise Refused("out")
    if match.actor != player:
        raise Refused("not-your-turn", name=match.names[match.actor])
    return entry(match, now, e.MOVE, player=player, move=legal_move(match.history, text), by=by, simple=simple)


def legal_move(history: History, text: str) -> str:
    """The move as records write it; refused with the rule if it may not be played."""
    position = history.position
    try:
        action = position.game.number(text)
    except IllegalMove as error:
        raise Refused("no-such-move", move=text, problem=str(error)) from None
    if action >= position.game.n_actions:
        raise Refused("no-such-move", "why-move-of-the-table", move=text)
    if refusal := position.why_not(action):
        raise Refused(refusal.code, refusal.message, game=position.game.name, rule=refusal.rule)
    return position.game.texts[action]


def resign(match: Match, now: int, seat: int) -> Entry:
    history, player = running(match, seat)
    if f"resign {player}" not in history.game.numbers:
        raise Refused("no-resigning", title=history.game.meta.title)
    return entry(match, now, e.RESIGN, player=player)


def can_undo(match: Match, player: int) -> str:
    """ "": no; free: at once; ask: if everybody agrees; try: one of the two, and finding out takes a while."""
    if match.phase != PLAYING or match.history is None or match.history.last_decision(player) is None:
        return ""
    if match.undo is not None or player in match.out():
        return ""
    return match.history.cost_of_undo(player)


def undo(match: Match, now: int, seat: int) -> Entry:
    """Take back the last decision: at once if it gave nothing away or nobody else is there, else ask."""
    history, player = running(match, seat)
    keep = history.last_decision(player)
    if keep is None:
        raise Refused("nothing-to-undo")
    if match.undo is not None:
        raise Refused("asked-already")
    if history.is_free_to_undo(player):
        return entry(match, now, e.UNDO, player=player, to=keep, by="free")
    if not [other for other in match.people() if other != player]:
        return entry(match, now, e.UNDO, player=player, to=keep, by="alone")
    return entry(match, now, e.ASK_UNDO, player=player)


def answer_undo(match: Match, now: int, seat: int, yes: bool) -> Entry:
    _, player = running(match, seat)
    if match.undo is None or player not in match.undo.waiting:
        raise Refused("not-asked")
    return entry(match, now, e.ANSWER_UNDO, player=player, yes=yes)


def can_draw(match: Match) -> bool:
    """Whether the game knows a draw and only people are left to agree on it."""
    if match.phase != PLAYING or match.draw is not None or "draw agreed" not in match.game.numbers:
        return False
    return len(match.people()) == len(match.seats) - len(match.out())


def offer_draw(match: Match, now: int, seat: int) -> Entry:
    history, player = running(match, seat)
    if "draw agreed" not in history.game.numbers:
        raise Refused("no-draw", title=history.game.meta.title)
    if match.draw is not None:
        raise Refused("asked-already")
    if not can_draw(match):
        raise Refused("no-draw", "why-draw-needs-all")
    return entry(match, now, e.OFFER_DRAW, player=player)


def answer_draw(match: Match, now: int, seat: int, yes: bool) -> Entry:
    _, player = running(match, seat)
    if match.draw is None or player not in match.draw.waiting:
        raise Refused("not-asked")
    return entry(match, now, e.ANSWER_DRAW, player=player, yes=yes)


def time_out(match: Match, now: int) -> Entry | None:
    """What is played for whoever has run out of time; None while nobody has."""
    clock, player = match.clock, match.actor
    if clock is None or player == NOBODY or clock.running != player or clock.left_at(now)[player] > 0:
        return None
    return entry(match, now, e.TIMEOUT, player=player, move=timeout_move(match), by="clock")


def timeout_move(match: Match) -> str:
    """What is played for a player whose time is up: the table's own move, if the game has one, else its default."""
    assert match.history is not None
    of_the_table = f"timeout {match.actor}"
    if of_the_table in match.game.numbers:
        return of_the_table
    return match.game.texts[match.history.position.time_out()]


# coming and going


def leave(match: Match, now: int, seat: int) -> Entry:
    """Get up: before the game the seat is free again, in it a bot plays on, after it nothing changes."""
    found = person_at(match, seat)
    if match.phase == WAITING:
        return entry(match, now, e.SIT, seat=seat, sitter=EMPTY)
    must_be(match, PLAYING)
    if found.is_away:
        raise Refused("away")
    return entry(match, now, e.AWAY, seat=seat, by="left")


def gone(match: Match, now: int, seat: int) -> Entry | None:
    """A bot plays for somebody who has not been connected for a while."""
    if match.phase != PLAYING or not match.seats[seat].is_here:
        return None
    return entry(match, now, e.AWAY, seat=seat, by="gone")


def back(match: Match, now: int, seat: int) -> Entry | None:
    """Somebody is here again."""
    if match.phase != PLAYING or not match.seats[seat].is_away:
        return None
    return entry(match, now, e.BACK, seat=seat)


def resume(match: Match, now: int, alive: int) -> Entry | None:
    """After a time in which the server was not there (it was last alive then), clocks do not count it."""
    if match.phase != PLAYING or match.clock is None:
        return None
    lost = now - max(alive, match.entries[-1].at)
    return entry(match, now, e.RESUME, lost=lost) if lost > 0 else None


def rematch(match: Match, now: int, seat: int) -> Entry:
    must_be(match, OVER)
    if person_at(match, seat).wants_rematch:
        raise Refused("asked-already")
    if match.next_table:
        raise Refused("over", "why-rematch-there")
    return entry(match, now, e.REMATCH, seat=seat)


def all_want_rematch(match: Match) -> bool:
    """Whether every person who did not leave wants to play again."""
    people = [seat for seat in match.seats if seat.is_here]
    return bool(people) and all(seat.wants_rematch for seat in people)


# what clients say


def check_bot(game: Game, bot: str) -> str:
    """The bot's name as it was given, or a refusal that names those there are. Settings are for the command line."""
    try:
        if ":" in bot and bot not in outside.names():  # nothing is imported because a browser names it
            raise BotError(f"{bot!r}: at a table bots are chosen by name, without settings")
        bot_of(game, bot)
    except BotError as error:
        raise Refused("no-such-bot", bot=bot, problem=str(error)) from None
    return bot


def check_number(match: Match, numbers: ViewNumbers, seat: int, number: int) -> None:
    """A move answers a question: the view it was made from must still ask the same one."""
    now, asked = numbers.number(seat), numbers.after(seat, match.asked_at)
    if number < asked:
        raise Refused("stale")
    if number > now:
        raise Refused("ahead", number=number, last=now)


def granted(match: Match, numbers: ViewNumbers, now: int, kind: str, wish: Any) -> Entry:
    """The entry that a wish of a client becomes; `kind` is the type of its message, `wish` has the message's fields."""
    seat_at(match.seats, wish.seat)
    if kind == "move":
        must_be_here(match, wish.seat)
        check_number(match, numbers, wish.seat, wish.number)
        return move(match, now, wish.seat, wish.move)
    return WISHES[kind](match, now, wish)


def must_be_here(match: Match, seat: int) -> None:
    if match.seats[seat].is_away:
        raise Refused("away")


def come_back(match: Match, now: int, wish: Any) -> Entry:
    if (found := back(match, now, wish.seat)) is None:
        raise Refused("here")
    return found


def command(match: Match, now: int, wish: Any) -> Entry:
    """A command of the host."""
    host_only(match, wish.seat)
    if wish.command not in HOST:
        raise Refused("no-such-command", command=wish.command, known=", ".join(HOST))
    return HOST[wish.command](match, now, wish)


def start_with_bots(match: Match, now: int, wish: Any) -> Entry:
    """Begin; a free seat has to be filled first, and the table does that one entry after the other."""
    free = next((seat.number for seat in match.seats if seat.kind == EMPTY), None)
    if free is None:
        return start(match, now)
    return sit_bot(match, now, free, check_bot(match.game, wish.bot or match.setup.settings.stand_in))


HOST: dict[str, Callable[[Match, int, Any], Entry]] = {
    "start": start_with_bots,
    "close": lambda match, now, wish: close(match, now, "host"),
    "remove": lambda match, now, wish: remove(match, now, wish.target),
    "bot": lambda match, now, wish: sit_bot(match, now, wish.target, check_bot(match.game, wish.bot)),
    "open": lambda match, now, wish: open_seat(match, now, wish.target),
    "mute": lambda match, now, wish: mute(match, now, wish.target, True),
    "unmute": lambda match, now, wish: mute(match, now, wish.target, False),
    "host": lambda match, now, wish: hand_host(match, now, wish.target),
}

WISHES: dict[str, Callable[[Match, int, Any], Entry]] = {
    "undo": lambda match, now, wish: undo(match, now, wish.seat),
    "undo_answer": lambda match, now, wish: answer_undo(match, now, wish.seat, wish.yes),
    "offer_draw": lambda match, now, wish: offer_draw(match, now, wish.seat),
    "draw_answer": lambda match, now, wish: answer_draw(match, now, wish.seat, wish.yes),
    "resign": lambda match, now, wish: resign(match, now, wish.seat),
    "leave": lambda match, now, wish: leave(match, now, wish.seat),
    "back": come_back,
    "rematch": lambda match, now, wish: rematch(match, now, wish.seat),
    "rename": lambda match, now, wish: rename(match, now, wish.seat, wish.name),
    "entropy": lambda match, now, wish: add_entropy(match, now, wish.seat, wish.hex),
    "host": command,
}
