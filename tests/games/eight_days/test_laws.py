"""Laws that hold in every game (J-1 to J-13), followed step by step through random games."""

import random

import numpy as np
import pytest
from tests.games.eight_days.table import GAME, hostile, of, person, phase, table

from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.hexes import NEIGHBOUR
from tablewright.kernel.position import Position
from tablewright.kernel.verbs import audit


def box(p: Position) -> list[int]:
    """How many of each item there are, wherever they are, and of each event card and tile."""
    s = p.s
    held = s.items.sum(axis=0, dtype=int)
    raw = s.resource_deck.astype(int) + s.resource_discard
    weapons = s.weapon_deck.astype(int) + s.weapon_discard
    supply = s.supply.astype(int)
    made = [held[4] + supply[0], held[5] + supply[1], held[17] + supply[2], held[18] + supply[3]]
    tiles = [int(s.tile_stack[k] + (s.tile == k + 1).sum()) for k in range(6)]
    events = s.event_deck.astype(int) + s.event_discard
    return [*(raw[:4] + held[:4]), raw[4], *made, *(weapons + held[8:17]), *events, *tiles, held[6], held[7]]


def gained(p: Position, q: int, column: int, events) -> int:
    """The pieces of one kind that a player got with the loot of a fight, or out of a pack after it."""
    found = [e for e in of(events, st.FOUND_WEAPON) if e.player == q]
    brought = sum(e.b for e in found if p.r.ammo[e.a - st.WEAPON_COLUMN] == column)
    took = sum(e.a if column == st.ARROW else e.b for e in of(events, st.TOOK_PIECES) if e.player == q)
    return brought + took


class Watch:
    """A random game, watched."""

    def __init__(self, players: int, seed: int, rules: dict | None = None, choose=None) -> None:
        self.p = GAME.new(players=players, seed=seed, rules=rules)
        self.choice, self.choose = random.Random(seed), choose
        self.start = box(self.p)
        self.due = self.paid = self.looks = self.drawn = 0
        self.turns: list[tuple[int, int]] = []
        self.note_turns(self.p.setup_events)

    def note_turns(self, events) -> None:
        self.turns += [(e.a, e.player) for e in of(events, st.TURN)]

    def run(self) -> "Watch":
        while not self.p.is_over:
            self.step()
        return self

    def step(self) -> None:
        p, before, legal = self.p, self.p.copy(), self.p.legal()
        move = self.choose(p, legal, self.choice) if self.choose else self.choice.choice(legal)
        events = p.play(move)
        self.note_turns(events)
        assert GAME.problems(p.r, p.s) == []
        assert box(p) == self.start  # J-1
        self.check_players(p)
        self.check_strikes(before, events)
        self.check_move(before, p, move, events)

    def check_players(self, p: Position) -> None:
        n = p.players
        assert (
            (p.s.health[:n] >= 0) & (p.s.health[:n] <= 10) & (p.s.hunger[:n] >= 0) & (p.s.hunger[:n] <= 3)
        ).all()  # J-2
        assert p.is_over or p.s.health[p.actor] > 0
        assert (p.s.tile > 0).sum() + p.s.tile_stack.sum() == 37  # J-3
        assert all(p.s.tile[p.s.place[q]] > 0 for q in range(n))
        if phase(p) in ("encounter", "combat"):  # J-5
            assert 1 <= p.s.hostile_health <= 10
        else:
            assert p.s.hostile == 0
        for place in np.flatnonzero(p.s.storm):  # J-11
            assert any(p.s.health[q] > 0 and p.s.place[q] == place for q in range(n))

    def check_strikes(self, before: Position, events) -> None:
        """J-6: in each strike all living players on the tile lose the same, or all they have, and nobody else."""
        struck, fighters = 0, set[int]()
        health, place = before.s.health.astype(int), before.s.place.astype(int)
        for e in events:
            if e.kind == st.STRUCK:
                there = (health > 0) & (place == before.s.fight_at)
                struck, fighters = e.b, {int(q) for q in np.flatnonzero(there)} if e.b else set()
            elif e.kind == st.STARVED:
                health[e.player] -= e.b
            elif e.kind == st.FLED and e.b:
                place[e.player] = e.c
            elif e.kind == st.HURT:
                fighters.remove(e.player)
                assert e.a == min(struck, health[e.player])
                health[e.player] -= e.a
            elif e.kind == st.BANDAGED:
                health[e.player] = e.a
        assert not fighters

    def check_move(self, before: Position, p: Position, move: str, events) -> None:
        q, word = before.actor, move.split()[0]
        looks = word in ("stay", "look")
        self.due += word == "move" or word == "look"
        self.due += sum(e.b for e in of(events, st.RAN)) + sum(e.b for e in of(events, st.FLED))
        if word == "end":
            self.due += int(before.s.storm[before.s.place[q]])
            counted = before.s.items[q, : st.N_CARDS].sum() - (before.s.items[q, st.BACKPACK] > 0)
            assert counted <= (8 if before.s.items[q, st.BACKPACK] else 6)  # J-4
        self.paid += sum(e.a + e.b for e in of(events, st.STARVED))
        assert self.due == self.paid  # J-7
        if looks and not of(events, st.DIED):
            gone = before.s.event_deck.astype(int) - p.s.event_deck
            assert gone.sum() == 1  # J-9
        else:
            assert (before.s.event_deck == p.s.event_deck).all()
        if word == "flee":
            there = NEIGHBOUR[before.s.place[q], ["e", "se", "sw", "w", "nw", "ne"].index(move.split()[1])]
            assert before.s.tile[there] > 0  # J-10
            if of(events, st.FLED)[0].b and p.s.health[q] > 0:
                assert p.s.place[q] == there
        if word == "attack":
            w = ("unarmed", *st.WEAPONS).index(move.split()[1])
            if column := p.r.ammo[w]:
                spent = before.s.items[q, column] - p.s.items[q, column]
                assert spent + gained(p, q, column, events) == 1  # J-12
        if word == "accept":
            pair = [int(before.s.turn), q]
            assert before.s.place[pair[0]] == before.s.place[pair[1]]  # J-13
            gave = before.s.items[pair].astype(int).sum(axis=0) - p.s.items[pair].sum(axis=0, dtype=int)
            assert not gave.any()

    def check_order(self) -> None:
        """J-8: the same order on every day, each at most once, nobody left out while he lives."""
        first = int(self.p.s.first)
        order = [(first + i) % self.p.players for i in range(self.p.players)]
        for day in range(1, self.p.length + 1):
            had = [q for d, q in self.turns if d == day]
            assert had == [q for q in order if q in had]
            alive_next = [q for d, q in self.turns if d == day + 1]
            assert set(alive_next) <= set(had)
        assert max(d for d, _ in self.turns) <= 8
        if self.p.end_reason == "eight_days":
            assert {q for q in order if self.p.s.health[q] > 0} <= {q for d, q in self.turns if d == 8}


def bold(p, legal, choice):
    """Looks around and trades more than a random player, so that more happens."""
    liked = [move for move in legal if move.split()[0] in ("look", "stay", "accept", "take", "flee", "craft", "send")]
    return choice.choice(liked or legal) if choice.random() < 0.6 else choice.choice(legal)


@pytest.mark.rule("ED-6", "ED-14", "ED-16", "ED-51", "ED-63", "ED-65", "ED-76", "ED-86", "ED-B34", "ED-B35")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("choose", [None, bold])
def test_laws_in_random_games(players, choose):
    for seed in range(8):
        watch = Watch(players, seed, choose=choose).run()
        watch.check_order()


@pytest.mark.nojit
def test_laws_in_one_game():
    Watch(3, 99, choose=bold).run().check_order()


@pytest.mark.rule("ED-B25")
def test_no_endless_trading():
    """A turn's trades take at most trades x (3 + 3 + open, send, answer) moves, and the discards that follow."""

    def trader(p, legal, choice):
        busy = [move for move in legal if move.split()[0] in ("trade", "offer", "request")]
        return choice.choice(busy) if busy else "send" if "send" in legal else legal[0]

    longest = run = 0
    watch = Watch(4, 3, choose=trader)
    while not watch.p.is_over:
        watch.step()
        run = run + 1 if phase(watch.p) in ("trade", "build", "answer") else 0
        longest = max(longest, run)
    assert 20 < longest <= 3 * 9 + 1


RICH = [person(cards={"food": 3}), person(), person()]
WIDE = {"d4": "start", "d5": "road", "d6": "road", "d7": "road", "e1": "house", "e2": "house"}
FIGHT = {"hostile": hostile(), "turn": None, "decider": 0, "day": 2}


def put(field, value, i=None):
    """A change of a state: a field, or a place in it."""
    return lambda s: s.__setattr__(field, value) if i is None else s[field].__setitem__(i, value)


def both(*changes):
    return lambda s: [change(s) for change in changes]


@pytest.mark.nojit
@pytest.mark.parametrize(
    ("change", "moment", "more", "words"),
    [
        (put("items", 1, (0, st.FOOD)), "explore", {}, "food: 1 more than the box holds"),
        (both(put("items", -1, (0, 0)), put("resource_deck", 24, 0)), "explore", {}, "player 0 holds fewer than no"),
        (both(put("event_deck", -1, 0), put("event_discard", 5, 0)), "explore", {}, "event_deck: fewer than no zombie"),
        (both(put("tile_stack", -1, 0), put("tile", 1, slice(7))), "explore", {}, "tile_stack: fewer than no house"),
        (put("tiles_left", 3), "explore", {}, "tiles_left: 3 is not the size of the stack"),
        (put("events_left", 3), "explore", {}, "events_left: 3 is not the size of the deck"),
        (put("resources_left", 3), "explore", {}, "resources_left: 3 is not the size of the deck"),
        (put("weapons_left", 3), "explore", {}, "weapons_left: 3 is not the size of the deck"),
        (put("n_offer", 1), "explore", {}, "n_offer: 1 is not how much is offered"),
        (put("n_request", 1), "explore", {}, "n_request: 1 is not how much is requested"),
        (put("resource_discard", 1, st.WEAPON_MARK), "explore", {}, "weapon marks: 1 more than the box holds"),
        (put("event_discard", 1, 0), "explore", {}, "event cards, zombie_loot0: 1 more than the box holds"),
        (put("tile", 2, 0), "explore", {}, "tiles, factory: 1 more than the box holds"),
        (put("tile", st.START_TILE, 0), "explore", {}, "a1 is not the start tile"),
        (put("health", 11, 0), "explore", {}, "player 0: health beyond the caps"),
        (put("health", 1, 4), "explore", {}, "there is no player 4"),
        (put("items", 1, (3, st.FOOD)), "explore", {}, "there is no player 3"),
        (put("place", 0, 0), "explore", {}, "player 0 stands on an unexplored space"),
        (put("storm", 1, 0), "explore", {}, "a snow storm rages at a1"),
        (put("day", 9), "explore", {}, "the game has 8 days, not 9"),
        (put("first", 3), "explore", {}, "first: somebody begins each day"),
        (put("dusk", 3, 0), "explore", {}, "no tiles of dusk wait for a roll"),
        (put("dusk", 3, 0), "combat", FIGHT, "dusk: a3 is not explored"),
        (put("dusk", 38, 0), "combat", FIGHT, "one of the tiles of dusk is no place"),
        (put("dusk", 20, 1), "combat", {**FIGHT, "map": WIDE}, "dusk: there is a gap before d5"),
        (put("dusk", [20, 20, 0, 0, 0]), "combat", {**FIGHT, "map": WIDE}, "dusk: d5 stands there twice"),
        (put("dusk", 19, 0), "combat", FIGHT, "dusk: d4 is the tile of the fight"),
        (put("dusk", [20, 21, 22, 23, 24]), "combat", {**FIGHT, "map": WIDE}, "dusk: one tile for each player"),
        (put("decider", 1), "explore", {}, "player 1 decides"),
        (put("decider", 3), "explore", {}, "decider: somebody decides"),
        (put("turn", 3), "explore", {}, "turn: it is somebody's turn"),
        (put("partner", 3), "trade", {}, "partner: there is one"),
        (put("hostile", 1), "explore", {}, "hostile: there is none in the phase explore"),
        (put("loot", 1), "explore", {}, "hostile: there is none in the phase explore"),
        (put("initiator", 0), "explore", {}, "hostile: there is none in the phase explore"),
        (put("initiator", 3), "combat", FIGHT, "the active player has met it, not player 3"),
        (put("hostile", 3), "combat", FIGHT, "hostile: there is one in the phase combat"),
        (put("hostile_health", 0), "combat", FIGHT, "hostile: 0 health"),
        (put("offer", 1, 0), "explore", {}, "proposal: nobody trades in the phase explore"),
        (put("n_offer", 4), "build", {"partner": 1, "trades": 1}, "more than 3 items on one side"),
        (put("phase", st.LIMIT), "explore", {}, "player 0 is within the hand limit"),
        (put("ended", 1), "explore", {}, "the game is not over in the phase explore"),
        (both(put("trades", 1), put("phase", st.LIMIT)), "explore", {}, "partner: there is none, but in the phase"),
        (both(put("partner", 1), put("phase", st.LIMIT)), "explore", {}, "partner: there is one, but in the phase"),
        (put("phase", st.OVER), "explore", {}, "decider: nobody decides when the game is over"),
        (put("phase", st.OVER), "explore", {}, "end_reason: the game is over without one"),
        (both(put("phase", st.OVER), put("decider", -1)), "explore", {}, "turn: nobody has a turn when"),
        (both(put("phase", st.OVER), put("ended", st.EIGHT_DAYS)), "explore", {}, "day 1 is not the last, 8"),
        (both(put("phase", st.OVER), put("ended", st.EIGHT_DAYS), put("health", 0)), "explore", {},
         "end_reason: all are dead, so not eight_days"),
        (put("loot", 9), "encounter", {"hostile": hostile()}, "no card brings such a hostile"),
        (put("decider", 1), "trader", {"players": RICH}, "the trader asks player 1, who cannot pay"),
    ],
)  # fmt: skip
def test_each_law_finds_what_is_broken(change, moment, more, words):
    p = table(moment, **more)
    assert GAME.problems(p.r, p.s) == []
    assert audit(p.r, p.s) == 0
    change(p.s)
    assert any(words in found for found in GAME.problems(p.r, p.s)), GAME.problems(p.r, p.s)
    assert audit(p.r, p.s) > 0


@pytest.mark.rule("ED-89")
def test_watch_sees_packs():
    """The conservation check counts what the dead hold."""
    p = table("explore", [person(), person(health=0, hunger=0, cards={"axe": 2}), person()])
    assert box(p)[9 + st.WEAPONS.index("axe")] == 3
