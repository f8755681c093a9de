"""Makes the recorded games of this folder, one for each way to end: `python -m tests.games.zombie_tower.make_records`.

Losses come from players who do little; the escapes from a team that sees everything, searches 2F, hands on what others
lack, and has Life enough to be bitten on the way.
"""

import json
from collections import deque
from pathlib import Path

import tablewright
from tablewright.games.zombie_tower.state import BATTERY, COMMUNICATION_DEVICE, FLARE, NEIGHBOURS, VACCINE

GAME = tablewright.game("zombie_tower")
FOLDER = Path(__file__).parent / "records"
TOUGH = {f"life.{name}": 12 for name in ("firefighter", "soldier", "detective", "fighter", "doctor")}
TOUGH |= {"game.difficulty": "easy"}


def idle(position):
    """Nobody does anything."""
    return "end"


def careless(position):
    """Search, and stay where the fire is."""
    legal = position.legal()
    return next((move for move in ("keep", "search", "done") if move in legal), legal[0])


def team(position):
    """The next move of a team that wants to get out."""
    s, p, legal = position.s, position.actor, position.legal()
    if s.phase:
        return next((move for move in ("keep", "save") if move in legal), legal[0])
    n = position.players
    vaccines = [int(s.hand[q, VACCINE]) for q in range(n)]
    radio = [q for q in range(n) if s.hand[q, COMMUNICATION_DEVICE] and s.hand[q, BATTERY]]
    flares = sum(int(s.hand[q, FLARE]) for q in range(n))
    if wanted := waiting(position, p):
        return "take" if s.room[p] == 8 and "take" in legal else walk(position, 8, wanted)
    if min(vaccines) and (radio or flares >= n):
        return walk(position, 10 if radio else 2, "rest")
    if gift := to_give(position, vaccines, radio):
        return f"give {gift}" if s.room[p] == 5 and f"give {gift}" in legal else walk(position, 5, "rest")
    if "search" in legal and 5 <= s.room[p] <= 8:
        return "search"
    return seek(position)


def waiting(position, p):
    """Whether a card of the right neighbour lies in the slit of room 8."""
    slit = 3 * ((p - 1) % position.players) + 1
    return "rest" if position.s.in_slit[slit] else ""


def to_give(position, vaccines, radio):
    """A card for the left neighbour: a spare Vaccine, or half of a radio."""
    s, p = position.s, position.actor
    if vaccines[p] > 1 and min(vaccines) == 0:
        return "vaccine"
    both = s.hand[:, COMMUNICATION_DEVICE].sum() and s.hand[:, BATTERY].sum()
    if both and not radio and s.hand[p, COMMUNICATION_DEVICE]:
        return "communication_device"
    return ""


def seek(position):
    """Towards the nearest room of 2F that can still be searched this round."""
    s, p = position.s, position.actor
    for room in route_order(position):
        done = int(s.searched[p]) >> room & 1 or int(s.fire[p]) >> room & 1 or s.zombies[p, room]
        if 5 <= room <= 8 and not done and s.left[1]:
            return walk(position, room, "rest")
    return "rest" if "rest" in position.legal() else "end"


def route_order(position):
    """Rooms by distance from the PC, around rubble."""
    s, p = position.s, position.actor
    start = int(s.room[p])
    order, queue = [], deque([start])
    while queue:
        room = queue.popleft()
        if room in order:
            continue
        order.append(room)
        queue.extend(near for near in NEIGHBOURS[room] if not int(s.rubble[p]) >> near & 1)
    return order


def walk(position, goal, otherwise):
    """One step on the way to a room, or what to do there."""
    s, p, legal = position.s, position.actor, position.legal()
    before = {int(s.room[p]): 0}
    queue = deque(before)
    while queue:
        room = queue.popleft()
        for near in NEIGHBOURS[room]:
            if near not in before and not int(s.rubble[p]) >> near & 1:
                before[near] = room
                queue.append(near)
    if goal == s.room[p] or goal not in before:
        return otherwise if otherwise in legal else "end"
    while before[goal] != s.room[p]:
        goal = before[goal]
    return f"move {goal}" if f"move {goal}" in legal else "end"


PLAYERS = {
    "time": (idle, {**TOUGH, "emergence.icon_zombies": {str(room): 0 for room in range(1, 13)}}),
    "fire": (careless, TOUGH),
    "damage": (idle, {}),
    "secret_passage": (team, TOUGH),
    "helicopter": (team, TOUGH),
}


def found(reason, players):
    """A game that ends so, from the seed of the last record or the first that does it."""
    play, rules = PLAYERS[reason]
    for seed in (*last_seed(reason), *range(3000)):
        position = GAME.new(players, seed, rules)
        while not position.is_over and len(position.moves) < 2000:
            position.play(play(position))
        if position.end_reason == reason:
            return position
    raise AssertionError(f"no game ends by {reason}")


def last_seed(reason):
    """The seed of the record that is there, if any."""
    path = FOLDER / f"{reason}.json"
    return [json.loads(path.read_text("utf-8"))["seed"]] if path.exists() else []


def main():
    for i, reason in enumerate(PLAYERS):
        position = found(reason, 3 + i % 2)
        (FOLDER / f"{reason}.json").write_text(position.record() + "\n", "utf-8")
        print(reason, position.players, position.length, len(position.moves), position.result)


if __name__ == "__main__":
    main()
