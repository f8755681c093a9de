"""The bots by name: kinds with settings, and the levels of each game, which are settings with a name."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from tablewright.bots import outside
from tablewright.bots.alphabeta import ALPHABETA
from tablewright.bots.ismcts import ISMCTS
from tablewright.bots.one_step import GREEDY, RANDOM
from tablewright.bots.settings import Kind, Number
from tablewright.bots.talk import QuickMessage, spoken
from tablewright.bots.thought import BotError, Stop, Task, Thought, never
from tablewright.bots.uct import UCT
from tablewright.kernel.errors import did_you_mean
from tablewright.kernel.game import Game
from tablewright.kernel.position import Position, words
from tablewright.kernel.rng import mix

KINDS: dict[str, Kind] = {kind.name: kind for kind in (RANDOM, GREEDY, UCT, ISMCTS, ALPHABETA)}
USUAL = {  # the levels of a game that brings none
    "beginner": "iterations=20",
    "easy": "iterations=60",
    "medium": "iterations=300",
    "hard": "iterations=2000",
    "expert": "iterations=20000",
}
LEVELS = tuple(USUAL)


@dataclass(frozen=True)
class Bot:
    """A kind with all its settings, ready to play one game."""

    kind: Kind
    values: Mapping[str, Number]


@cache
def levels(game: Game) -> dict[str, str]:
    """The bot of each level, weakest first: those of the game's bots/levels.toml, else a search that fits any game."""
    path = game.folder / "bots" / "levels.toml"
    if path.exists():
        told = tomllib.loads(path.read_text("utf-8"))
        return {level: told[level] for level in LEVELS}
    kind = "ismcts" if game.has_secrets else "uct"
    return {level: f"{kind}:{settings}" for level, settings in USUAL.items()}


@cache
def kept(game: Game) -> dict[str, str]:
    """The levels of earlier releases, such as "hard@2026-11-17": those of the game's bots/releases.toml."""
    path = game.folder / "bots" / "releases.toml"
    told = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return {f"{level}@{release}": bot for release, levels in told.items() for level, bot in levels.items()}


def bots_for(game: Game) -> tuple[str, ...]:
    """The names of the bots that can play a game: weakest first, then those from outside; searches take settings."""
    fit = [kind.name for kind in KINDS.values() if not kind.unfit(game)]
    simple, searches = fit[:2], fit[2:]
    return (*simple, *levels(game), *searches, *(name for name in outside.names() if outside.fits(name, game)))


def bot_of(game: Game, text: str) -> Bot:
    """The bot of a text, such as "medium", "greedy" or "uct:iterations=2000"; BotError if there is none."""
    if text.strip() in outside.names():
        kind = outside.kind_of(text.strip())
        if reason := kind.unfit(game):
            raise BotError(f"{kind.name} cannot play {game.meta.title}: {reason}")
        return Bot(kind, {})
    name, _, settings = text.strip().partition(":")
    if name in (named := levels(game) | kept(game)):
        level = bot_of(game, named[name])
        return Bot(level.kind, level.kind.read(settings, level.values))
    if name not in KINDS:
        known = list(bots_for(game))
        hint = did_you_mean(name, known)
        raise BotError(f"there is no bot {name!r} for {game.meta.title}{hint}; there are {', '.join(known)}")
    kind = KINDS[name]
    if reason := kind.unfit(game):
        raise BotError(f"{name} cannot play {game.meta.title}: {reason}")
    return Bot(kind, kind.read(settings, kind.defaults))


def choose(
    observation: Position,
    bot: str,
    seed: int,
    *,
    iterations: int | None = None,
    stop: Stop = never,
    heard: Sequence[object] = (),
) -> Thought:
    """What a bot plays for the player whose observation this is; same seed and iterations, same answer.

    `iterations` stands in for those of the bot's settings. `stop` is asked between chunks of a search, a few
    milliseconds apart; once it says True, the search answers with its best. `match.timed_bots.choose` is the same
    with a clock.
    """
    found = bot_of(observation.game, bot)
    check(observation)
    values = dict(found.values)
    if iterations is not None and "iterations" in values:
        values["iterations"] = found.kind.settings["iterations"].read("iterations", str(iterations))
    low, high = words(seed)
    return found.kind.think(Task(observation, int(low ^ mix(high)), stop, tuple(heard)), values)


def say(observation: Position, bot: str) -> tuple[QuickMessage, ...]:
    """The quick messages by which a bot tells the others what its player knows; none if it does not talk."""
    return spoken(observation) if bot_of(observation.game, bot).values.get("talk") else ()


def check(observation: Position) -> None:
    """Bots know what their player may know, no more; and somebody must be about to decide."""
    if observation.viewer is None:
        raise BotError("a bot gets an observation, never the position: position.observation(position.actor)")
    if observation.is_over:
        raise BotError("the game is over: there is nothing to choose")
    if observation.actor != observation.viewer:
        raise BotError(f"player {observation.actor} decides now; this is what player {observation.viewer} knows")
