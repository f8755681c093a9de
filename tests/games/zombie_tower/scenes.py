"""Positions for the tests, in few words, every card accounted for, and ways to make chance do what a test needs."""

import tablewright

GAME = tablewright.game("zombie_tower")
FLOORS = ("3F", "2F", "1F")
EVENTS = ("ev_zombie", "ev_collapsed", "ev_fire")
CAST = ("soldier", "fighter", "detective", "doctor")
BEGIN = ("handgun", "shotgun", "first_aid_kit", "barricade")
QUIET = {
    "emergence.survivors_per_flip": 0,
    "emergence.ground_board_survivors": 0,
    **{f"emergence.icon_zombies.{room}": 0 for room in range(1, 13)},
}  # nobody emerges, so that a test sees what the phase before did


class Scene:
    """A description under construction: an empty tower, everybody at 12, one Beginning card each, decks full."""

    def __init__(self, players=3, cast=CAST, rules=None, quiet=True, seed=0):
        self.rules = {**(QUIET if quiet else {}), **(rules or {}), "game.characters": "chosen"}
        start = GAME.new(players, seed, self.rules)
        for name in cast[:players]:
            start.play(f"choose {name}")
        self.told = start.to_dict()
        self.state = self.told["state"]
        self.state.update(turn=0, marker=0)
        for p, player in enumerate(self.state["players"]):
            player.update(room=12, zombies={}, survivors={}, hand={BEGIN[p]: 1})

    def last(self):
        """The last turn of the round: its end brings the Zombie phase."""
        self.state["turn"] = len(self.state["players"]) - 1
        return self

    def put(self, p=0, **facts):
        """Facts about a player: room, damage, saved, objectives; zombies and survivors as {room: n}."""
        for key in ("zombies", "survivors"):
            if key in facts:
                facts[key] = {str(room): n for room, n in facts[key].items()}
        self.state["players"][p].update(facts)
        return self

    def turn(self, **facts):
        """Facts about the table: turn, ap, round, marker, steps."""
        if "round" in facts:
            self._piles(facts["round"])
        self.state.update(facts)
        return self

    def _piles(self, number):
        """Emergence piles as they are in that round."""
        left = list(range(1, 13 - 2 * (number % 6)))
        for player in self.state["players"]:
            icon = self.rules.get("emergence.icon_zombies.1", 1)
            player.update(pile=left, icon=icon, last_flip=12 if len(left) < 12 else 0)

    def _draw(self, kind):
        """Take a card out of a deck that has it, one with the survivor mark where there is no other."""
        decks = self.state["decks"]
        kinds = [(name, card) for card in (kind, f"{kind}_plus1") for name in FLOORS if decks[name]["cards"].get(card)]
        floor, kind = kinds[0]
        deck = decks[floor]
        deck["cards"][kind] -= 1
        deck["left"] -= 1
        self._show(floor)
        return floor

    def _show(self, floor):
        """A back that the deck can show."""
        deck = self.state["decks"][floor]
        events = sum(deck["cards"].get(name, 0) for name in EVENTS)
        deck["back"] = None if not deck["left"] else "plain" if deck["left"] > events else "danger"

    def hold(self, p, *items):
        """Items found before, into a hand."""
        player = self.state["players"][p]
        for item in items:
            floor = self._draw(item)
            player["found"][floor] = player["found"].get(floor, 0) + 1
            player["hand"][item] = player["hand"].get(item, 0) + 1
        return self

    def drop(self, p, item):
        """An item of a hand onto the discard pile."""
        self.state["players"][p]["hand"][item] -= 1
        self.state["discard"][item] = self.state["discard"].get(item, 0) + 1
        return self

    def mark(self, p, kind, *rooms):
        """Collapsed or Fire cards that came before."""
        event = {"rubble": "ev_collapsed", "fire": "ev_fire"}[kind]
        for room in rooms:
            announced = self.state["decks"][self._draw(event)]["announced"]
            announced[event] = announced.get(event, 0) + 1
            self.state["players"][p][kind].append(room)
            self.state["players"][p][f"n_{'rubble' if kind == 'rubble' else 'fires'}"] += 1
        return self

    def bar(self, p, room):
        """A Barricade of the hand, played in this round."""
        player = self.state["players"][p]
        player["hand"]["barricade"] -= 1
        player["barricades"].append(room)
        return self

    def stack(self, floor, kind):
        """The next card of a deck (as if the detective had put it back)."""
        back = "danger" if kind in EVENTS else "plain"
        self.state["decks"][floor].update(top=kind, returned=True, back=back)
        return self

    def slit(self, wall, floor, *cards):
        """Cards in a slit, oldest first, as (item, giver); they were found by their givers."""
        content = []
        for item, giver in cards:
            self.hold(giver, item)
            self.state["players"][giver]["hand"][item] -= 1
            content.append({"item": item, "from": giver})
        self.state["slits"].append({"wall": wall, "floor": floor, "cards": content})
        return self

    def chance(self, seed):
        self.told["chance"] = [f"{seed:016x}", "0" * 16, "0" * 16]
        return self

    def go(self, *moves):
        """The position, after some moves."""
        position = GAME.position(self.told)
        for move in moves:
            position.play(move)
        return position


def player(position, p=0):
    return position.to_dict()["state"]["players"][p]


def zombies(position, p=0):
    return {int(room): n for room, n in player(position, p)["zombies"].items()}


def survivors(position, p=0):
    return {int(room): n for room, n in player(position, p)["survivors"].items()}


def hand(position, p=0):
    return player(position, p)["hand"]


def why(position, move):
    """The rule that forbids a move."""
    refusal = position.why_not(move)
    assert refusal is not None, f"{move} is legal"
    return refusal.rule


def end_round(position):
    """End the turns of this round."""
    number = position.length
    while not position.is_over and position.length == number:
        position.play("end")
    return position


def after_zombies(scene):
    """What a scene becomes in the Zombie phase and at the End of Round."""
    return scene.last().go("end")
