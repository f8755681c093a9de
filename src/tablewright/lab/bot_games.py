"""Games of bots move by move through `Position`, for bots that are not ours; whole_games.py plays the same of ours."""

from collections.abc import Callable, Sequence

import numpy as np

from tablewright.bots import QuickMessage, bot_of, choose, never
from tablewright.bots.decide import is_ours
from tablewright.kernel.errors import TablewrightError
from tablewright.kernel.game import Game
from tablewright.kernel.position import Position
from tablewright.kernel.rng import U, stream
from tablewright.lab.tally import Tally
from tablewright.match.talk import conversation

# What a bot would play: the observation of the player to move, the bot's name, a seed, whether to stop at once, and
# what the others have said.
Chooser = Callable[[Position, str, int, Callable[[], bool], Sequence[QuickMessage]], int]


class Halted(Exception):  # noqa: N818 - it is no error
    """Somebody stopped it in the middle of a game."""


def budget(game: Game, bot: str, scale: float) -> int | None:
    """The iterations of a bot, scaled; None: it counts none, or as its settings say."""
    iterations = bot_of(game, bot).values.get("iterations")
    return None if iterations is None or scale == 1.0 else max(1, round(iterations * scale))


def scaled(game: Game, bot: str, scale: float) -> str:
    """A bot with its iterations multiplied by `scale`.

    >>> import tablewright
    >>> scaled(tablewright.game("corridor"), "hard", 0.5)
    'hard:iterations=20'
    >>> scaled(tablewright.game("corridor"), "ismcts:iterations=60,c=0.1", 0.5)
    'ismcts:c=0.1,iterations=30'
    """
    iterations = budget(game, bot, scale)
    if iterations is None:
        return bot
    name, _, settings = bot.partition(":")
    others = [part for part in settings.split(",") if part and part.partition("=")[0].strip() != "iterations"]
    return f"{name}:{','.join([*others, f'iterations={iterations}'])}"


def chooser(scale: float = 1.0) -> Chooser:
    """A bot asked by name; the budget of every search is multiplied by `scale`."""

    def chosen(
        observation: Position, bot: str, seed: int, stop: Callable[[], bool], heard: Sequence[QuickMessage] = ()
    ) -> int:
        iterations = budget(observation.game, bot, scale)
        return choose(observation, bot, seed, iterations=iterations, stop=stop, heard=heard).action

    return chosen


def are_ours(game: Game, bots: Sequence[str]) -> bool:
    """Whether whole games of these bots can be compiled: a function from outside cannot."""
    return all(is_ours(bot_of(game, bot)) for bot in bots)


def seated(bots: Sequence[str], players: int) -> tuple[str, ...]:
    """A bot for each player: one for all, or as many as play."""
    if len(bots) not in (1, players):
        raise TablewrightError(f"--bots: expected one bot for all or {players} apart by commas, not {len(bots)}")
    return tuple(bots) * (players // len(bots))


def play_out(
    position: Position, bots: Sequence[str], seed: int, choose: Chooser, halted: Callable[[], bool] = never
) -> None:
    """Play a game to its end, one bot for each player; each decision draws from a stream of its own."""
    while (player := position.actor) >= 0:
        lot = int(stream(U(seed), len(position.moves)))
        heard = conversation(position, bots, player)
        action = choose(position.observation(player), bots[player], lot, halted, heard)
        if halted():
            raise Halted
        position.play(action)


def play_game(start: Position, bots: Sequence[str], i: int, seed: int, halted: Callable[[], bool] = never) -> Tally:
    """Game i of a simulation, one bot for each player."""
    game_seed = int(stream(U(seed), i))
    position = start.game.new(start.players, game_seed, start.changes)
    play_out(position, bots, int(stream(U(game_seed), 1)), chooser(), halted)
    meta = position.game.meta
    numbers = (len(position.moves), position.length, meta.end_reasons.index(position.end_reason or ""))
    plies, lengths, reasons = (np.array([n], np.int32) for n in numbers)
    return Tally.of(meta, plies, lengths, reasons, np.array([position.result]))
