"""OpenSpiel: every game as `tablewright_<game>`, once this module is imported.

    import pyspiel
    import tablewright.envs.openspiel
    game = pyspiel.load_game("tablewright_corridor(players=3,preset=quick)")

Our chance is drawn inside an action. Here such an action is followed by a chance node, which resolves it:

- with `outcomes=1`, the default, the game is sampled stochastic: one outcome, and every clone draws chance of its own,
  so that no search can look at the dice to come;
- with `outcomes=16`, say, so many outcomes stand for all chance, each as likely, and each always the same in the same
  state: what OpenSpiel's MCTS needs, which takes the game for explicit stochastic.

A search on clones sees other players' cards, as OpenSpiel's MCTS is made; `resampler` deals worlds that a player
considers possible, which is what its ISMCTS asks for. What runs and what does not: docs/envs.md.
"""

import hashlib
import json
import secrets
import tomllib
from collections.abc import Callable
from itertools import count
from typing import Any

import numpy as np
import pyspiel

from tablewright.envs.batches import EnvError, whole
from tablewright.games.registry import NAMES
from tablewright.games.registry import game as game_of_name
from tablewright.kernel import verbs
from tablewright.kernel.errors import shown
from tablewright.kernel.game import Game
from tablewright.kernel.position import Position
from tablewright.kernel.rng import U, key, stream
from tablewright.kernel.tensors import size

LONGEST = 200_000  # actions: a bound that every game keeps
SEEN_BITS = 64  # of an information-state tensor: a name for all that was seen
ANY_SEED = -1


class Play:
    """A position as a state of OpenSpiel keeps it, and the action that chance has yet to resolve."""

    def __init__(self, position: Position, outcomes: int, seen: list[bytes] | None = None) -> None:
        self.position, self.outcomes = position, outcomes
        self.pending: int | None = None
        self._copies = 0
        self.seen = [self._look(b"", p) for p in range(position.players)] if seen is None else seen

    def _look(self, before: bytes, player: int) -> bytes:
        """A name for all that a player has seen so far: what came before, and what there is now."""
        return hashlib.sha256(before + self.position.observation(player).hash.encode()).digest()[:16]

    def play(self, action: int) -> None:
        """A player's action; where it draws chance, it waits for that."""
        after = self.position.copy()
        after.play(action)
        if after.s.rng[2] != self.position.s.rng[2]:
            self.pending = action
        else:
            self._go_on(after, action)

    def resolve(self, outcome: int) -> None:
        """What chance says to the action that waits."""
        assert self.pending is not None
        if self.outcomes > 1:
            self._draw_anew(self.position, outcome)
        after = self.position.copy()
        after.play(self.pending)
        action, self.pending = self.pending, None
        self._go_on(after, action)

    def _go_on(self, after: Position, action: int) -> None:
        actor, self.position = self.position.actor, after
        for player, before in enumerate(self.seen):
            own = action.to_bytes(4, "big") if player == actor else b""
            self.seen[player] = self._look(before + own, player)

    @staticmethod
    def _draw_anew(position: Position, n: int) -> None:
        """The n-th stream of chance from here on."""
        low, high, counter = position.s.rng
        key(position.s, U(stream(low ^ counter, n)), U(stream(high, n)))

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        twin = Play(self.position.copy(), self.outcomes, list(self.seen))
        twin.pending = self.pending
        if self.outcomes == 1:
            self._copies += 1
            self._draw_anew(twin.position, self._copies)
        return twin

    def __reduce__(self) -> Any:
        """For OpenSpiel's serialization: a state comes back with the chance that it had."""
        position = self.position
        rules, state = (array.tobytes() for array in position.arrays)
        kept = (position.moves, position.origin, position._repeated)
        return restored, (
            position.game.name,
            rules,
            state,
            position.changes,
            kept,
            self.outcomes,
            self.seen,
            self.pending,
        )

    def dealt(self, player: int, seed: int) -> "Play":
        """A world that a player considers possible; what the others have seen before is not known."""
        world = Play(self.position.observation(player).deal(seed), self.outcomes)
        world.seen[player] = self.seen[player]
        return world


def restored(
    name: str, rules: bytes, state: bytes, changes: Any, kept: Any, outcomes: int, seen: list[bytes], waits: int | None
) -> Play:
    """What `Play.__reduce__` wrote."""
    game = game_of_name(name)
    arrays = np.frombuffer(rules, game.rules).copy(), np.frombuffer(state, game.state).copy()
    position = Position(game, *arrays, changes)
    position.moves, position.origin, position._repeated = kept
    play = Play(position, outcomes, seen)
    play.pending = waits
    return play


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: "SpielGame", play: Play) -> None:
        super().__init__(game)
        self.play = play

    @property
    def position(self) -> Position:
        return self.play.position

    def current_player(self) -> int:
        if self.play.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        actor = self.position.actor
        return int(pyspiel.PlayerId.TERMINAL) if actor < 0 else actor

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.actions() if player == self.position.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / self.play.outcomes) for outcome in range(self.play.outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.play.pending is not None:
            self.play.resolve(action)
        else:
            self.play.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.position.game.texts[action]

    def is_terminal(self) -> bool:
        return self.position.is_over

    def returns(self) -> list[float]:
        return self.position.result or [0.0] * self.position.players

    def resampled(self, player: int, seed: int) -> "SpielState":
        """A state that looks the same to a player."""
        return SpielState(self.get_game(), self.play.dealt(player, seed))

    def __str__(self) -> str:
        """The board, and a name for the whole position but for chance, which a clone has of its own."""
        state = json.dumps(self.position.to_dict()["state"])
        waiting = (
            "" if self.play.pending is None else f"\n{self.position.game.texts[self.play.pending]}: chance decides"
        )
        return f"{self.position.board()}{waiting}\n{hashlib.sha256(state.encode()).hexdigest()[:32]}"


class SpielObserver:
    """What a player knows, as tensors and as text; with perfect recall also a name for all that the player has seen."""

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise EnvError(f"observers have no parameters, not {shown(params)}")
        self._game, self._recalls = game, bool(kind.perfect_recall)
        self.tensor = np.zeros(size(game.tensors) + SEEN_BITS * self._recalls, np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for tensor in game.tensors:
            self.dict[tensor.name] = self.tensor[start : start + tensor.size].reshape(tensor.shape)
            start += tensor.size
        if self._recalls:
            self.dict["all_that_was_seen"] = self.tensor[start:]

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player knows."""
        seen = state.position.observation(player)
        self.tensor[:] = 0.0
        verbs.write_tensors(seen.r, seen.s, player, self.tensor[: size(self._game.tensors)])
        if self._recalls:
            raw = np.frombuffer(state.play.seen[player][: SEEN_BITS // 8], np.uint8)
            self.dict["all_that_was_seen"][:] = np.unpackbits(raw)

    def string_from(self, state: SpielState, player: int) -> str:
        """The board as a player knows it, and a name for it."""
        seen = state.position.observation(player)
        name = state.play.seen[player].hex() if self._recalls else seen.hash
        return f"player {player}\n{seen.board(player)}\n{name}"


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and its rules."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        given = {**parameters(game), **(params or {})}
        self.rules = rules_of(given["rules"])
        self.preset = given["preset"] or None
        self.seed, self.outcomes = int(given["seed"]), whole("outcomes", given["outcomes"], 1)
        self.tablewright_game = game
        start = game.new(given["players"], 0, self.rules, self.preset)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.n_actions,
            max_chance_outcomes=self.outcomes if game.has_chance else 0,
            num_players=start.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        self.players = start.players
        super().__init__(game_type(game, self.outcomes), info, given)

    def new_initial_state(self) -> SpielState:
        """A new game: that of the parameter `seed`, and any where it is -1."""
        seed = secrets.randbits(64) if self.seed == ANY_SEED else self.seed
        position = self.tablewright_game.new(self.players, seed, self.rules, self.preset)
        return SpielState(self, Play(position, self.outcomes))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.tablewright_game, kind, params)


def resampler(seed: int) -> Callable[[SpielState, int], SpielState]:
    """For `ISMCTSBot.set_resampler`: worlds that the player to move considers possible, one after the other."""
    numbers = count()
    return lambda state, player: state.resampled(player, int(stream(U(seed), next(numbers))))


def parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game and what they are unless given."""
    return {"players": game.meta.players[0], "seed": ANY_SEED, "outcomes": 1, "preset": "", "rules": ""}


def rules_of(text: str) -> dict[str, Any]:
    """Changed rules from a parameter: key:value, apart by semicolons, since OpenSpiel keeps commas and = for itself.

    >>> rules_of("fences.2:5; rules.max_plies:100")
    {'fences.2': 5, 'rules.max_plies': 100}
    """
    found = {}
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, _, value = (word.strip() for word in part.partition(":"))
        try:
            found[name] = tomllib.loads(f"value = {value}")["value"]
        except tomllib.TOMLDecodeError:
            raise EnvError(f"rules: expected key:value; key:value, not {shown(part)}") from None
    return found


def short_name(name: str) -> str:
    """What OpenSpiel calls a game."""
    return f"tablewright_{name}"


def game_type(game: Game, outcomes: int = 1) -> Any:
    """The facts of a game as OpenSpiel lists them."""
    kinds = pyspiel.GameType
    sampled, explicit = kinds.ChanceMode.SAMPLED_STOCHASTIC, kinds.ChanceMode.EXPLICIT_STOCHASTIC
    chance = sampled if outcomes == 1 else explicit
    partial = kinds.Information.IMPERFECT_INFORMATION
    return kinds(
        short_name=short_name(game.name),
        long_name=game.meta.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance if game.has_chance else kinds.ChanceMode.DETERMINISTIC,
        information=partial if game.has_secrets else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM,  # house rules may change a sum; who wins together need not win alike
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.meta.players),
        min_num_players=min(game.meta.players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


def loader(game: Game) -> type:
    """A class that OpenSpiel can call with parameters: a function would not survive until its C++ lets go of it."""

    def load(cls: type, params: dict[str, Any] | None = None) -> SpielGame:
        return SpielGame(game, params)

    return type(f"Load_{game.name}", (), {"__new__": load})


def register() -> list[str]:
    """Tell OpenSpiel of every game; their names there. Importing this module does it."""
    known = set(pyspiel.registered_names())
    for name in NAMES:
        if short_name(name) not in known:
            game = game_of_name(name)
            pyspiel.register_game(game_type(game), loader(game))
    return [short_name(name) for name in NAMES]


register()
