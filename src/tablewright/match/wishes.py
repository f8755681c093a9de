"""What may be added to the log: each wish becomes an entry, or is refused with a reason. Nothing is changed here."""

from typing import Any

from tablewright.kernel.errors import IllegalMove
from tablewright.kernel.narration import has_message
from tablewright.match import entries as e
from tablewright.match.chance import order_of, words_of
from tablewright.match.entries import BOT, EMPTY, PERSON, Entry
from tablewright.match.errors import Refused
from tablewright.match.line import Line
from tablewright.match.match import CLOSED, FROZEN, OVER, PLAYING, WAITING, Match
from tablewright.match.seats import Seat, clean_name, seat_at

LONGEST_ENTROPY = 64


def entry(match: Match, now: int, kind: str, **fields: Any) -> Entry:
    """The next entry of the log. Time never runs backwards in it."""
    last = match.entries[-1].at if match.entries else 0
    return Entry(len(match.entries) + 1, max(now, last), kind, **fields)


def must_be(match: Match, *phases: str) -> None:
    if match.phase in phases:
        return
    told = {WAITING: "not-started", PLAYING: "started", OVER: "over", CLOSED: "closed", FROZEN: "frozen"}
    raise Refused(told[match.phase])


def person_at(match: Match, seat: int) -> Seat:
    found = seat_at(match.seats, seat)
    if not found.is_person:
        raise Refused("no-seat", "why-nobody-there")
    return found


def running(match: Match, seat: int) -> tuple[Line, int]:
    """The line of a running game and the player at this seat, who is a person and still in the game."""
    person_at(match, seat)
    must_be(match, PLAYING)
    assert match.line is not None
    player = match.player_of[seat]
    if player in match.out():
        raise Refused("out")
    return match.line, player


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
    words = words_of(match.secret, [seat.entropy for seat in match.seats])
    return entry(match, now, e.START, order=order_of(words, settings.players, settings.order, settings.first))


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


def move(match: Match, now: int, seat: int, text: str, by: str = "person") -> Entry:
    """A move of whoever sits there: a person or, with another `by`, the bot that decides at that seat."""
    seat_at(match.seats, seat)
    must_be(match, PLAYING)
    assert match.line is not None
    player = match.player_of[seat]
    if player in match.out():
        raise Refused("out")
    if match.actor != player:
        raise Refused("not-your-turn", name=match.names[match.actor])
    return entry(match, now, e.MOVE, player=player, move=legal_move(match.line, text), by=by)


def legal_move(line: Line, text: str) -> str:
    """The move as records write it; refused with the rule if it may not be played."""
    position = line.position
    try:
        action = position.game.number(text)
    except IllegalMove as error:
        raise Refused("no-such-move", move=text, problem=str(error)) from None
    if action >= position.game.n_actions:
        raise Refused("no-such-move", "why-move-of-the-table", move=text)
    if refusal := position.why_not(action):
        name = position.game.name
        own = f"{name}-why-{refusal.code}"
        raise Refused(refusal.code, own if has_message(own, name) else "", game=name, rule=refusal.rule)
    return position.game.texts[action]


def resign(match: Match, now: int, seat: int) -> Entry:
    line, player = running(match, seat)
    if f"resign {player}" not in line.game.numbers:
        raise Refused("no-resigning", title=line.game.meta.title)
    return entry(match, now, e.RESIGN, player=player)


def can_undo(match: Match, player: int) -> str:
    """ "": no; free: at once; ask: if everybody agrees."""
    if match.phase != PLAYING or match.line is None or match.line.last_decision(player) is None:
        return ""
    if match.undo is not None or player in match.out():
        return ""
    return "free" if match.line.is_free_to_undo(player) else "ask"


def undo(match: Match, now: int, seat: int) -> Entry:
    """Take back the last decision: at once if it gave nothing away or nobody else is there, else ask."""
    line, player = running(match, seat)
    keep = line.last_decision(player)
    if keep is None:
        raise Refused("nothing-to-undo")
    if match.undo is not None:
        raise Refused("asked-already")
    if line.is_free_to_undo(player):
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
    """Whether the game knows a draw and only people, at least two, are left to agree on it."""
    if match.phase != PLAYING or match.draw is not None or "draw agreed" not in match.game.numbers:
        return False
    inside = len(match.seats) - len(match.out())
    return inside > 1 and len(match.people()) == inside


def offer_draw(match: Match, now: int, seat: int) -> Entry:
    line, player = running(match, seat)
    if "draw agreed" not in line.game.numbers:
        raise Refused("no-draw", title=line.game.meta.title)
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
    clock, line, player = match.clock, match.line, match.actor
    if clock is None or line is None or player < 0 or clock.running != player or clock.left_at(now)[player] > 0:
        return None
    if f"timeout {player}" in line.game.numbers:
        played = f"timeout {player}"
    else:
        assert line.game.time_out is not None, f"{line.game.name} does not say what a time-out does"
        played = line.game.texts[int(line.game.time_out(line.position.r, line.position.s))]
    return entry(match, now, e.TIMEOUT, player=player, move=played, by="clock")


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
