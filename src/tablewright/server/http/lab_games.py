"""Games behind the numbers: of a block, to be looked through, and of people under the same rules."""

import asyncio
import json
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from tablewright.games.registry import game
from tablewright.kernel.events import redacted
from tablewright.lab.questions.kinds import kind_of
from tablewright.lab.questions.question import Question
from tablewright.match.errors import Refused
from tablewright.match.sentences import spoken
from tablewright.server.http import http_types as b
from tablewright.server.http import lab_types as t
from tablewright.server.lab.lab import PLAYING, Lab
from tablewright.server.store import Store
from tablewright.server.store.questions import StoredQuestion

MOST_KEPT = 200  # records of games in memory
MOST_PEOPLE = 200  # games of people that are counted, the last ones
Key = tuple[str, str, str, int]  # question, bot, arm, block


class GamesOfBlocks:
    """Games of blocks, played again when somebody wants to see them, and kept for a while."""

    def __init__(self, lab: Lab) -> None:
        self._lab = lab
        self._kept: OrderedDict[Key, dict[str, Any]] = OrderedDict()

    async def played(self, kept: StoredQuestion, wish: t.GamesWish, address: str) -> t.LabGames:
        """The games of a block in some arms."""
        if wish.block >= most_blocks(kept):
            raise Refused("bad-question", "why-no-such-block", block=wish.block)
        arguments = {"question": kept.question, "bot": wish.bot, "block": wish.block, "arms": wish.arms}
        found = await self._lab.short(f"{PLAYING}:games", arguments, address)
        for one in found["games"]:
            self._keep((kept.id, wish.bot, one["arm"], wish.block), one["record"])
        return t.LabGames(wish.bot, wish.block, found["same"], [record_of(one) for one in found["games"]])

    def _keep(self, key: Key, record: dict[str, Any]) -> None:
        self._kept[key] = record
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def step(
        self, kept: StoredQuestion, wish: t.GamesWish, take: Callable[[], str], ply: int, player: int | None
    ) -> b.ReplayStep:
        """A position of such a game; one that is not at hand is played again."""
        key = kept.id, wish.bot, wish.arms[0], wish.block
        if key not in self._kept:
            await self.played(kept, wish, take())
        self._kept.move_to_end(key)
        return await asyncio.to_thread(step_of, self._kept[key], ply, player)


def most_blocks(kept: StoredQuestion) -> int:
    """How many blocks of any strength are known."""
    return max((int(strength["blocks"]) for strength in json.loads(bytes(kept.strengths))), default=0)


def record_of(one: dict[str, Any]) -> t.LabGameRecord:
    record = one["record"]
    return t.LabGameRecord(
        arm=one["arm"], game=record["game"], rules=record["rules"], players=record["players"],
        plies=len(record["moves"]), names=names_of(record), result=record["result"],
        end_reason=record["end_reason"], moves=record["moves"], record=record,
    )  # fmt: skip


def names_of(record: dict[str, Any]) -> list[str]:
    return [f"Player {player + 1}" for player in range(record["players"])]


def step_of(record: dict[str, Any], ply: int, player: int | None) -> b.ReplayStep:
    """A position of a record, as a player knew it, or with everything open."""
    if player is not None and not -1 <= player < record["players"]:
        raise Refused("no-seat", "why-no-player", player=player)
    moves = record["moves"]
    if not 0 <= ply <= len(moves):
        raise Refused("no-such-move", "why-no-such-ply", ply=ply, problem=f"this game has {len(moves)} moves")
    found = game(record["game"])
    position = found.new(record["players"], record["seed"], record["rules"])
    events, mover = position.setup_events, -1
    for move in moves[:ply]:
        mover = position.actor
        events = position.play(move)
    shown = events if player is None else redacted(events, player)
    described = position.to_dict() if player is None else position.observation(player).to_dict()
    described.pop("chance", None)
    names = names_of(record)
    return b.ReplayStep(
        ply=ply,
        plies=len(moves),
        player=mover,
        move=moves[ply - 1] if ply else "",
        sentences=[spoken(found.narrate(event), found.name, names) for event in shown],
        observation=described,
        turn=position.actor,
    )


async def people_of(lab: Lab, store: Store, kept: StoredQuestion, address: str) -> t.People:
    """What finished games of people under the rules of a question say, arm by arm."""
    rules = await asyncio.to_thread(rules_of_arms, kept.question)
    records = {label: await store.played_under(name, MOST_PEOPLE) for label, name in rules.items()}
    if not any(records.values()):
        return t.People([t.PeopleColumn(label, 0, []) for label in records])
    arguments = {"question": kept.question, "records": records}
    found = await lab.short("tablewright.server.lab.people:people", arguments, address)
    return t.People([t.PeopleColumn(label, **column) for label, column in found.items()])


def rules_of_arms(question: dict[str, Any]) -> dict[str, str]:
    """The rules of each arm, as the store of finished games names them; an arm of restricted play has none."""
    asked = Question.from_dict(question)
    found = {}
    for label, arm in kind_of(asked.kind).arms(asked, asked.bots[0]).items():
        if not arm.barred and not arm.thinking:
            start = arm.start()
            found[label] = f"{asked.game} {start.game.meta.version} {start.rules_hash} {arm.players}"
    return found
