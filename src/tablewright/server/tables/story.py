"""A finished game as it was told: kept with its table, since a later version of the rules may not play it again."""

import msgspec

from tablewright.match.match import Match
from tablewright.match.record import exported
from tablewright.match.sentences import spoken
from tablewright.server.http.http_types import StoryStep
from tablewright.server.store.base import Finished


def told(match: Match) -> list[StoryStep]:
    """Every change of the game and the table in its order, with everything open. Needs a match that is over."""
    steps = []
    for change in match.changes:
        sentences = [spoken(match.game.narrate(event), match.game.name, match.names) for event in change.events]
        if change.note is not None:
            sentences.append(spoken(change.note, match.game.name, match.names))
        entry = change.entry
        if sentences:
            steps.append(StoryStep(entry.at, entry.kind, entry.player, entry.move, sentences))
    return steps


def finished(match: Match) -> Finished:
    """What is kept of a match that is over."""
    return Finished(exported(match), msgspec.to_builtins(told(match)))
