"""Talk: quick messages that bots say and hear in games whose rules let players talk (`Game.talk`).

A message is (player, word, arguments), such as (2, "have", ("vaccine",)). A game's `talk` is a module with

    MESSAGES                  the words that can be said, and for each argument of a word what it may be
    say(r, s, p)              what p, who knows s, would tell the others: words and their arguments
    listen(heard)             messages as an array of numbers
    believe(r, s, p, claims)  compiled: change a world dealt for p so that it agrees with these numbers
    claim(r, s, p, claims)    compiled: what p, who knows s, would tell the others, as `listen` writes it into the
                              numbers, which were zero
"""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from numba.extending import overload

from tablewright.kernel import verbs
from tablewright.kernel.compiling import jit
from tablewright.kernel.dispatch import game_of, game_of_type
from tablewright.kernel.game import Game
from tablewright.kernel.position import Position
from tablewright.kernel.records import Ints, Records, Rules, State

I: Any = np.int64  # noqa: E741
QuickMessage: TypeAlias = tuple[int, str, tuple[str, ...]]


def believe(r: Rules, s: State, p: int, claims: Ints) -> None:
    talk = game_of(s).talk
    if talk is not None:
        talk.believe(r, s, int(p), claims)


@overload(believe)
def _believe(r, s, p, claims):  # type: ignore[no-untyped-def]
    talk = game_of_type(s).talk
    if talk is None:
        return lambda r, s, p, claims: None
    f = talk.believe
    return lambda r, s, p, claims: f(r, s, I(p), claims)


def claim(r: Rules, s: State, p: int, claims: Ints) -> None:
    talk = game_of(s).talk
    if talk is not None:
        talk.claim(r, s, int(p), claims)


@overload(claim)
def _claim(r, s, p, claims):  # type: ignore[no-untyped-def]
    talk = game_of_type(s).talk
    if talk is None:
        return lambda r, s, p, claims: None
    f = talk.claim
    return lambda r, s, p, claims: f(r, s, I(p), claims)


@jit
def hear(
    rs: Records, ss: Records, e: int, listener: int, bots: Records, seen: Records, blank: Records, claims: Ints
) -> None:
    """What the others' bots tell a player of game e, each from what its own player knows; `seen` is room for that."""
    claims[:, :] = 0
    if bots[listener].talk == 0:
        return
    for speaker in range(bots.shape[0]):
        if speaker != listener and bots[speaker].talk != 0:
            seen[0] = blank[0]
            verbs.observe(rs[0], ss[e], speaker, seen[0])
            claim(rs[0], seen[0], speaker, claims)


def claims_of(game: Game, heard: Sequence[object]) -> Ints:
    """What was said, as the game's `believe` reads it."""
    if game.talk is None:
        return np.zeros((1, 1), np.int64)
    claims: Ints = game.talk.listen(heard)
    return claims


def spoken(observation: Position) -> tuple[QuickMessage, ...]:
    """What the player whose observation this is could truly tell the others now."""
    game, player = observation.game, observation.viewer
    if game.talk is None or player is None or player < 0 or observation.is_over:
        return ()
    return tuple((player, word, arguments) for word, arguments in game.talk.say(observation.r, observation.s, player))
