"""PettingZoo: a game as an AEC environment, an agent for each player, who act in turn as the rules say."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from tablewright.envs.batches import RECORD, TENSOR, WORD, Batch, EnvError, observed, rules_for
from tablewright.envs.forms import Observed, batch_form, formed, place_of, space
from tablewright.envs.pictures import check_mode, rendered
from tablewright.kernel.errors import shown
from tablewright.kernel.game import Game


class TurnEnv(AECEnv[str, Observed, int]):  # type: ignore[misc]
    """One game; `reset(seed)` begins that of `game.new(players, seed)`, without a seed the next one.

    An agent may act several times in a row. Rewards come at the end, to all at once. An illegal action is refused with
    the reason, and nothing changes.
    """

    metadata = {"render_modes": ["ansi", "rgb_array"], "is_parallelizable": False, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        rules: Mapping[str, Any] | None = None,
        preset: str | None = None,
        *,
        observation: str = TENSOR,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode, self._form = check_mode(render_mode), observation
        self._batch = Batch(game, players, 1, 0, rules, preset, observation=batch_form(observation), at_once=False)
        self._made: dict[str, Any] = {"rules": rules, "preset": preset}
        self._rules = self._made
        self.game = self._batch.game
        self.metadata = {**type(self).metadata, "name": f"tablewright_{self.game.name}_v{self.game.meta.version}"}
        self.possible_agents = [f"player_{player}" for player in range(self._batch.players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: space(self.game, observation) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.n_actions) for agent in self.possible_agents}
        self._player = {agent: player for player, agent in enumerate(self.possible_agents)}
        self._next = secrets.randbits(32)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[self.possible_agents[self._player_of(agent)]]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[self.possible_agents[self._player_of(agent)]]

    def _player_of(self, agent: str) -> int:
        if agent not in self._player:
            raise EnvError(f"there is no agent {shown(agent)}; there are {', '.join(self.possible_agents)}")
        return self._player[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Options: `rules` and `preset`, for this game in place of those that the environment has."""
        self._change(rules_for(self._made, options))
        self._batch.reset(self._next if seed is None else seed)
        self._next = (int(self._batch.seeds[0]) + 1) % WORD
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[int(self._batch.actor[0])]

    def _change(self, rules: dict[str, Any]) -> None:
        self._batch.check_open()
        if rules != self._rules:
            form, players = batch_form(self._form), len(self.possible_agents)
            self._batch = Batch(self.game, players, 1, 0, **rules, observation=form, at_once=False)
            self._rules = rules

    def observe(self, agent: str) -> Observed:
        """What the agent's player knows; the mask is all zeros while somebody else decides."""
        self._check_begun()
        batch, player = self._batch, self._player_of(agent)
        if player == batch.actor[0]:
            found = formed(self.game, self._form, batch.observation, batch.mask)
        else:
            found = formed(self.game, self._form, self._seen(player), np.zeros_like(batch.mask))
        return place_of(found, 0)

    def _seen(self, player: int) -> Any:
        """One player's observation, as the batch writes it."""
        return observed(self._batch, player, RECORD if self._form == RECORD else TENSOR)

    def _check_begun(self) -> None:
        if not hasattr(self, "agent_selection"):
            raise EnvError("no game is being played: reset() begins one")

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent to act sees, its reward since it last acted, whether it is over or cut, and the info."""
        self._check_begun()
        found: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def step(self, action: int | None) -> None:
        self._batch.check_open()
        if not self.agents:
            raise EnvError("no game is being played: reset() begins one")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise EnvError(f"{agent} is to act: expected an action number; None is for agents whose game is over")
        self._batch.step(np.reshape(action, -1))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._batch.done[0]:
            self.rewards = dict(zip(self.possible_agents, map(float, self._batch.rewards[0]), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            reason = self._batch.position(0).end_reason
            self.infos = {each: {"end_reason": reason} for each in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[int(self._batch.actor[0])]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The board as the agent to act knows it: as text (ansi), or as an image (rgb_array)."""
        self._check_begun()
        player = self._player.get(self.agent_selection, 0)
        return rendered(self._batch, player, self.render_mode)

    def close(self) -> None:
        self._batch.close()
