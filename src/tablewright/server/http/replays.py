"""A finished game looked through: one position of it, or all its moves in a list."""

from typing import Any

from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.events import redacted
from tablewright.kernel.position import Position
from tablewright.match.errors import Refused
from tablewright.match.match import Match
from tablewright.match.record import position_at
from tablewright.match.sentences import Sentence, spoken
from tablewright.server.http import http_types as b


def step(match: Match, ply: int, player: int | None) -> b.ReplayStep:
    """A position of a finished game, as a player knew it, or with everything open."""
    check_player(match, player)
    try:
        position = position_at(match, ply)
    except TablewrightError as error:
        raise Refused("no-such-move", "why-no-such-ply", ply=ply, problem=str(error)) from None
    who, move = moved(match, ply)
    return b.ReplayStep(
        ply=ply,
        plies=len(match.history.plies) if match.history else 0,
        player=who,
        move=move,
        sentences=sentences(match, ply, player),
        observation=described(position, player),
        turn=position.actor,
    )


def lines(match: Match, player: int | None, has_states: bool) -> list[b.ReplayLine]:
    """Every move of a finished game and what came of it, from the beginning; the positions where they are asked for."""
    check_player(match, player)
    assert match.history is not None
    found = []
    for ply, position in enumerate(match.history.walk()):
        state = described(position, player)["state"] if has_states else None
        found.append(b.ReplayLine(*moved(match, ply), sentences(match, ply, player), position.actor, state))
    return found


def check_player(match: Match, player: int | None) -> None:
    if player is not None and not -1 <= player < match.setup.settings.players:
        raise Refused("no-seat", "why-no-player", player=player)


def moved(match: Match, ply: int) -> tuple[int, str]:
    """Who made the move that led to a position, and the move."""
    if not ply or match.history is None:
        return -1, ""
    last = match.history.plies[ply - 1]
    return last.player, match.game.texts[last.action]


def sentences(match: Match, ply: int, player: int | None) -> list[Sentence]:
    """What happened with that move, as far as a player learned of it; None: everything."""
    assert match.history is not None
    if ply:
        change = match.changes[match.history.plies[ply - 1].entry - 1]
    else:
        change = next(change for change in match.changes if change.entry.kind == "start")
    events = change.events if player is None else redacted(change.events, player)
    return [spoken(match.game.narrate(event), match.game.name, match.names) for event in events]


def described(position: Position, player: int | None) -> dict[str, Any]:
    """A position as a player knew it, without what chance will bring."""
    told = position.to_dict() if player is None else position.observation(player).to_dict()
    told.pop("chance", None)
    return told
