"""Every key of rules.toml does something: another value changes a legal list or an outcome."""

import pytest
from tests.games.zombie_tower.scenes import CAST, GAME, Scene, end_round, hand, player, survivors, zombies

pytestmark = pytest.mark.nojit

DOCTOR = ("doctor", "soldier", "fighter", "detective")
FIREFIGHTER = ("firefighter", "soldier", "fighter", "detective")


NO_FLARES = {"escape.helicopter.flares_per_player": 0}


def cleared(rules, **facts):
    """The end of a helicopter escape, for points."""
    scene = Scene(rules=rules).last()
    for p in range(3):
        scene.put(p, room=2).hold(p, "vaccine")
    return scene.put(0, **facts)


def ended(scene):
    position = scene.go("end")
    return position.end_reason, [int(n) for n in position.s.points[:3]]


def legal(scene, *moves):
    return scene.go(*moves).legal()


def passage(rules, room=10):
    scene = Scene(rules=rules).last().hold(0, "communication_device").hold(1, "battery")
    for p in range(3):
        scene.put(p, room=room).hold(p, "vaccine")
    return scene


def together(scene):
    """Both parts of the radio in one hand."""
    scene.state["players"][1]["hand"].pop("battery")
    scene.state["players"][0]["hand"]["battery"] = 1
    return scene


def first_flip(rules):
    """What a game begins with, emergence included."""
    position = GAME.new(3, 11, rules)
    return [player(position, p)["zombies"] for p in range(3)], [player(position, p)["survivors"] for p in range(3)]


def second_pile(rules):
    """Survivors after the sixth round's emergence."""
    rules = {"emergence.ground_board_survivors": 1, **rules}
    return survivors(Scene(rules=rules).turn(round=5).last().go("end"))


# key: another value, and what shows the difference
PROBES = {
    "game.characters": ("chosen", lambda r: GAME.new(3, 0, r).legal()),
    "game.difficulty": ("hard", first_flip),
    "game.action_points": (2, lambda r: int(GAME.new(3, 0, r).s.ap)),
    "game.max_rounds": (1, lambda r: end_round(Scene(rules=r).go()).end_reason),
    "game.zero_ap_cap": (0, lambda r: legal(Scene(rules=r).put(survivors={12: 1}))),
    "game.allow_suicide": (True, lambda r: legal(Scene(rules=r).turn(ap=0).put(damage=3))),
    "game.objectives_each": (1, lambda r: len(player(GAME.new(3, 0, r))["objectives"])),
    "first_encounter.cards": (5, first_flip),
    "first_encounter.zombies.easy": (2, lambda r: first_flip({"game.difficulty": "easy", **r})),
    "first_encounter.zombies.normal": (2, first_flip),
    "first_encounter.zombies.hard": (2, lambda r: first_flip({"game.difficulty": "hard", **r})),
    "emergence.survivors_per_flip": (2, first_flip),
    "emergence.ground_board_survivors": (3, second_pile),
    "ability.firefighter_block": (
        "column", lambda r: legal(Scene(cast=FIREFIGHTER, rules=r).put(room=1).mark(0, "rubble", 8))
    ),
    "ability.gun_bonus": (
        2, lambda r: zombies(Scene(rules=r).put(zombies={12: 9}).hold(0, "magazine").go("use handgun", "target 12"))
    ),
    "ability.damage_reduction": (
        0, lambda r: Scene(rules=r).put(1, room=5, zombies={5: 3}).last().go("end").end_reason
    ),
    "ability.cure_ap": (2, lambda r: int(Scene(cast=DOCTOR, rules=r).put(zombies={12: 1}).go("cure").s.ap)),
    "ability.cure_damage": (0, lambda r: player(Scene(cast=DOCTOR, rules=r).put(zombies={12: 1}).go("cure"))["damage"]),
    "search.once_per_room": (False, lambda r: legal(Scene(rules=r).stack("1F", "magazine"), "search")),
    "item.ammunition_spent": (
        False, lambda r: hand(Scene(rules=r).put(zombies={12: 9}).hold(0, "magazine").go("use handgun", "target 12"))
    ),
    "item.handgun.kills": (
        1, lambda r: zombies(Scene(rules=r).put(zombies={12: 9}).hold(0, "magazine").go("use handgun", "target 12"))
    ),
    "item.handgun.range": (0, lambda r: legal(Scene(rules=r).put(zombies={11: 9}).hold(0, "magazine"))),
    "item.shotgun.kills": (
        2,
        lambda r: zombies(
            Scene(rules=r).put(zombies={12: 9}).hold(0, "shotgun", "buckshot").go("use shotgun", "target 12")
        ),
    ),
    "item.shovel.spent": (
        True, lambda r: hand(Scene(rules=r).hold(0, "shovel").mark(0, "rubble", 8).go("use shovel", "target 8"))
    ),
    "item.fire_extinguisher.spent": (
        True,
        lambda r: hand(
            Scene(rules=r).hold(0, "fire_extinguisher").mark(0, "fire", 8).go("use fire_extinguisher", "target 8")
        ),
    ),
    "item.first_aid_kit.heals": (
        1, lambda r: player(Scene(rules=r).hold(0, "first_aid_kit").put(damage=3).go("use first_aid_kit"))["damage"]
    ),
    "event.ev_zombie.count": (6, lambda r: zombies(Scene(rules=r).stack("1F", "ev_zombie").go("search"))),
    "event.ev_collapsed.damage": (
        2, lambda r: player(Scene(rules=r).put(room=6).stack("2F", "ev_collapsed").go("search", "exit 5"))["damage"]
    ),
    "slits.take_back": (False, lambda r: legal(Scene(rules=r).put(room=5), "give handgun")),
    "escape.vaccines_each": (0, lambda r: together(passage_without_vaccines(r)).go("end").end_reason),
    "escape.secret_passage.room": (7, lambda r: together(passage(r)).go("end").end_reason),
    "escape.secret_passage.one_hand": (False, lambda r: passage(r).go("end").end_reason),
    "escape.helicopter.room": (1, lambda r: ended(cleared({**NO_FLARES, **r}))),
    "escape.helicopter.flares_per_player": (0, lambda r: ended(cleared(r))),
    "points.survivor": (0, lambda r: ended(cleared({**NO_FLARES, **r}, saved=3))),
}  # fmt: skip


def passage_without_vaccines(rules):
    scene = Scene(rules=rules).last().hold(0, "communication_device").hold(1, "battery")
    for p in range(3):
        scene.put(p, room=10)
    return scene


for n in range(1, 13):
    PROBES[f"emergence.icon_zombies.{n}"] = (4, lambda r, n=n: icon_probe(r, n))
for name in ("firefighter", "soldier", "detective", "fighter", "doctor"):
    cast = (name, *(other for other in CAST if other != name))
    life = 7 - GAME.ruleset.keys[f"life.{name}"]
    PROBES[f"life.{name}"] = (life, lambda r, cast=cast: legal(Scene(cast=cast, rules=r).turn(ap=0).put(damage=2)))
    PROBES[f"start_room.{name}"] = (6, lambda r, name=name: start_probe(r, name))


def icon_probe(rules, n):
    """The zombies of the first flip when this card is on top after it."""
    scene = Scene(quiet=False, rules=rules).turn(round=5).last()
    other = 12 if n != 12 else 11
    scene.put(
        0,
        pile=sorted([n, other]),
        icon=GAME.new(3, 0, rules).r.icon_zombies[other - 1].item(),
        last_flip=1 if n > 1 else 2,
    )
    for seed in range(50):
        position = scene.chance(seed).go("end")
        if zombies(position).get(other):
            return zombies(position)
    raise AssertionError("never came")


def start_probe(rules, name):
    position = GAME.new(3, 0, {**rules, "game.characters": "chosen"})
    for other in (name, *[c for c in CAST if c != name][:2]):
        position.play(f"choose {other}")
    return player(position)["room"]


@pytest.mark.parametrize("key", sorted(PROBES))
def test_another_value_changes_the_game(key):
    value, probe = PROBES[key]
    assert value != GAME.ruleset.keys[key]
    assert probe({key: value}) != probe({})


def deck_keys():
    return [key for key in GAME.ruleset.keys if key.startswith("deck.")]


@pytest.mark.rule("ZT-19")
@pytest.mark.parametrize("key", deck_keys())
def test_cards_in_the_decks(key):
    """One card more of a kind is in the deck, in the box or can be dealt."""
    *_, floor, kind = key.split(".")
    changed = GAME.ruleset.keys[key] + 1
    rules = {"deck.1F.buckshot": 4, "deck.2F.vaccine_plus1": 3, "deck.2F.flare_plus1": 3, "deck.3F.magazine": 4}
    if "remove_3p" in key:  # so many that one more can be taken out
        before, after = GAME.new(3, 1, rules), GAME.new(3, 1, {**rules, key: changed})
        assert after.s.left.sum() == before.s.left.sum() - 1
    elif floor == "begin":
        before, after = GAME.new(3, 1), GAME.new(3, 1, {key: changed})
        assert after.r.begin.sum() == before.r.begin.sum() + 1
        hands = [GAME.new(4, seed, {key: 4}).to_dict()["state"]["players"] for seed in range(20)]
        assert any(sum(kind in p["hand"] for p in table) > 1 for table in hands)
    else:
        before, after = GAME.new(4, 1), GAME.new(4, 1, {key: changed})
        deck = after.to_dict()["state"]["decks"][floor]
        assert deck["cards"][kind] == changed
        assert deck["left"] == before.to_dict()["state"]["decks"][floor]["left"] + 1


@pytest.mark.rule("ZT-134")
@pytest.mark.parametrize("key", [key for key in GAME.ruleset.keys if key.startswith("objective.")])
def test_objectives(key):
    """Other points, another card, another number or another damage give another score."""
    _, name, part = key.split(".")
    own = {"unhurt": "handgun", "vaccines": "vaccine"}.get(name, name)

    def score(rules):
        rules = {"escape.helicopter.flares_per_player": 0, **rules}
        scene = Scene(rules=rules).last()
        for p in range(3):
            scene.put(p, room=2).hold(p, "vaccine")
        scene.state["players"][0]["hand"].pop("handgun")
        scene.state["discard"] = {"handgun": 1}
        scene.hold(0, own)
        others = [n for n in GAME.new(3, 0).game.ruleset.defaults["objective"] if n != name]
        scene.put(
            0, objectives=[name, *[n for n in others if n in ("shovel", "dynamite", "detonator") and n != name][:2]]
        )
        rest = [n for n in others if n not in scene.state["players"][0]["objectives"]]
        scene.put(1, objectives=rest[:3]).put(2, objectives=rest[3:6]).put(
            0, damage=1 if part == "damage_at_most" else 0
        )
        return int(scene.go("end").s.points[0])

    value = {"points": 7, "hold": "communication_device" if own != "communication_device" else "flare", "count": 4,
             "damage_at_most": 2}[part]  # fmt: skip
    assert score({key: value}) != score({})


def test_every_key_is_probed():
    rest = {key for key in GAME.ruleset.keys if not key.startswith(("deck.", "objective."))}
    assert rest == set(PROBES)


def test_presets():
    assert set(GAME.ruleset.presets) == {"easy", "hard", "chosen", "other_edition"}
    scene = Scene(rules=GAME.ruleset.presets["other_edition"]).last().hold(0, "communication_device", "battery")
    for p in range(3):
        scene.put(p, room=2).hold(p, "vaccine")
    assert scene.go("end").end_reason == "secret_passage"
    for name, zombies_each in (("easy", 1), ("hard", 6)):
        position = GAME.new(3, 0, preset=name)
        assert position.r.encounter_zombies[position.r.difficulty] == zombies_each
    assert GAME.new(3, 0, preset="chosen").legal()[0] == "choose firefighter"
