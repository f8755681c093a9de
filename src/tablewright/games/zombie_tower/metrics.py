"""Zombie Tower 3D: what the lab counts."""

from typing import Any

import numpy as np

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.end_of_round import has_escaped, is_fulfilled
from tablewright.games.zombie_tower.rules import CLEARED
from tablewright.games.zombie_tower.state import Rules, State
from tablewright.kernel.compiling import jit
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.metrics import Axis, Caps, Count, Metric, Sample, Tool
from tablewright.kernel.records import Ints

ROUND = Axis("length", 24, 1)  # as many as rules may allow
MARKS = (3, 6, 9, 12)  # rounds by the end of which finds are counted
WAYS_TO_KILL = ("handgun", "shotgun", "dynamite", "fire", "cure")
EVENT_CARDS = st.KIND_NAMES[st.FIRST_EVENT :]

COUNTS = (
    Count("found", st.FOUND, by=(Axis("a", st.FIRST_EVENT),)),
    Count("vaccines", st.FOUND, by=(ROUND,), where=(("a", st.VACCINE, st.VACCINE),)),
    Count("marked_vaccines", st.FOUND, by=(ROUND,), where=(("a", st.VACCINE_PLUS1, st.VACCINE_PLUS1),)),
    Count("flares", st.FOUND, by=(ROUND,), where=(("a", st.FLARE, st.FLARE),)),
    Count("marked_flares", st.FOUND, by=(ROUND,), where=(("a", st.FLARE_PLUS1, st.FLARE_PLUS1),)),
    Count("searched", st.SEARCHED),
    Count("passed", st.SLIT_EMPTIED, where=(("b", 1, st.ITEMS),)),  # 0: taken back by its giver
    Count("shot", st.SHOT, add="c", by=(Axis("a", 2),)),
    Count("blasted", st.BLASTED, add="b"),
    Count("burned", st.BURNED, add="b"),
    Count("cured", st.CURED),
    Count("came", st.CAME, by=(Axis("a", st.EVENTS, st.FIRST_EVENT),)),
    Count("rubble_gone", st.DISCARDED, where=(("a", st.EV_COLLAPSED, st.EV_COLLAPSED),)),
    Count("fire_out", st.PUT_OUT),
    Count("bitten", st.BITTEN, add="b"),
    Count("turned", st.TURNED, add="b"),
    Count("points", st.SCORED, add="a"),
    Count("best", st.TRUE_WINNER, add="a", how="most"),
)

SUMMARY = (Sample("saved"), Sample("objectives"))
SAVED, OBJECTIVES = range(2)


@jit
def summary(r: Rules, s: State, out: Ints) -> None:
    """The survivors on all sheets; after an escape how many Minor Objectives are fulfilled."""
    out[SAVED] = 0
    for p in range(wide(r.players)):
        out[SAVED] += wide(s.sheet[p])
        for objective in range(st.OBJECTIVES):
            if has_escaped(s) and wide(s.objectives[p]) >> objective & 1:
                out[OBJECTIVES] += wide(is_fulfilled(r, s, p, objective))


def players(r: Any) -> int:
    return int(r.players)


def turns(r: Any) -> int:
    return int(r.max_rounds) * players(r)


def points(r: Any) -> int:
    """The most action points that a game hands out: an overcharge costs a life, and rests and kits give some back."""
    kits = int(r.begin[st.FIRST_AID_KIT]) + int(r.deck[:, st.FIRST_AID_KIT].sum())
    return 2 * turns(r) * int(r.action_points) + players(r) * int(r.life.max()) + kits * int(r.kit_heals)


def chips(r: Any) -> int:
    """The most zombies and survivors that all play spaces together could ever hold."""
    return st.MAX_CHIPS * players(r)


def most_objectives(r: Any) -> int:
    return int(r.objectives_each) * players(r)


def cards(*kinds: int) -> Any:
    """How many cards of some kinds are in the decks, as a function of the rules."""
    return lambda r: int(r.deck[:, list(kinds)].sum())


def by_round(plain: str, marked: str) -> Any:
    """By the end of each of MARKS: the cards found so far, with and without the mark."""
    return lambda g: np.cumsum(g[plain] + g[marked], axis=1)[:, [mark - 1 for mark in MARKS]]


def killed(g: Any) -> Any:
    """Zombies by what removed them."""
    ways = [g["shot"][:, 0], g["shot"][:, 1], g["blasted"], g["burned"], g["cured"]]
    return np.minimum(np.stack(ways, axis=1), st.MAX_CHIPS * g.players)


def escaped(g: Any) -> Any:
    return g.won[:, 0]


METRICS = (
    Metric("vaccines_by", by_round("vaccines", "marked_vaccines"), "cards", cards(st.VACCINE, st.VACCINE_PLUS1),
           each=tuple(map(str, MARKS))),
    Metric("flares_by", by_round("flares", "marked_flares"), "cards", cards(st.FLARE, st.FLARE_PLUS1),
           each=tuple(map(str, MARKS))),
    Metric("found", lambda g: g["found"], "cards", lambda r: int(r.deck.sum(axis=0).max()),
           each=st.KIND_NAMES[: st.FIRST_EVENT], group="cards"),
    Metric("searched", lambda g: g["searched"], "times", points),
    Metric("passed", lambda g: g["passed"], "cards", lambda r: turns(r) * int(r.zero_ap_cap)),
    Metric("killed", lambda g: killed(g).sum(axis=1), "zombies", lambda r: len(WAYS_TO_KILL) * chips(r)),
    Metric("killed_by", killed, "zombies", chips, each=WAYS_TO_KILL),
    Metric("came", lambda g: g["came"], "times", lambda r: int(r.deck[:, st.FIRST_EVENT :].sum()), each=EVENT_CARDS),
    Metric("rubble_gone", lambda g: g["rubble_gone"], "times", cards(st.EV_COLLAPSED)),
    Metric("fire_out", lambda g: g["fire_out"], "times", cards(st.EV_FIRE)),
    Metric("bitten", lambda g: np.minimum(g["bitten"], st.MAX_CHIPS * g.players), "damage", chips),
    Metric("turned", lambda g: np.minimum(g["turned"], st.MAX_CHIPS * g.players), "survivors", chips),
    Metric("saved", lambda g: g["saved"], "survivors", chips),
    Metric("points", lambda g: g["points"], "points",
           lambda r: most_objectives(r) * int(r.objective_points.max()) + chips(r) * int(r.survivor_points),
           over=lambda g: escaped(g) * g.players, over_high=players),
    Metric("objectives", lambda g: g["objectives"], "times", most_objectives,
           over=lambda g: escaped(g) * g.players, over_high=players),
)  # fmt: skip


def without(item: str, in_its_place: str = "", floors: tuple[str, ...] = ()) -> dict[str, int]:
    """Rules in which an item is in no deck; another takes its place among the Beginning cards."""
    changed = {f"deck.{floor}.{item}": 0 for floor in floors}
    if in_its_place:
        changed |= {f"deck.begin.{item}": 0, f"deck.begin.{in_its_place}": 2}
    return changed


TOOLS = (
    Tool("handgun", ("use handgun",), without("handgun", "barricade", ("1F",))),
    Tool("shotgun", ("use shotgun",), without("shotgun", "barricade", ("3F",))),
    Tool("shovel", ("use shovel",), without("shovel", floors=("3F",))),
    Tool("dynamite", ("use dynamite",), without("dynamite", floors=("3F",))),
    Tool("first_aid_kit", ("use first_aid_kit",), without("first_aid_kit", "barricade", ("1F", "3F"))),
    Tool("barricade", ("use barricade",), without("barricade", "first_aid_kit", ("1F", "3F"))),
    Tool("fire_extinguisher", ("use fire_extinguisher",), without("fire_extinguisher", floors=("1F",))),
    Tool("give", ("give *",)),
    Tool("save", ("save",)),  # marked cards and the doctor bring survivors under any rules
    Tool("overcharge", ("overcharge",)),
    Tool("rest", ("rest",)),
    Tool("cure", ("cure",)),
)

PRIMARY = ("cleared", "rounds")
EVEN = CLEARED / 2
# A point is at most four decisions (an overcharge that brings it, a search, the look at the card, the way out), and who
# leaves a collapse may save every survivor there; besides there are the actions without a point, and the ends of turns.
CAPS = Caps(
    length=lambda r: int(r.max_rounds),
    plies=lambda r: players(r) + turns(r) * (int(r.zero_ap_cap) + 1) + 4 * points(r) + 2 * chips(r),
)
