"""Eight Days: what the lab counts."""

from typing import Any

import numpy as np

from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.state import Rules, State
from tablewright.games.eight_days.survival import is_alive
from tablewright.kernel.compiling import jit
from tablewright.kernel.lowlevel.cast import wide
from tablewright.kernel.metrics import SEATS, Axis, Caps, Count, Metric, Sample, Tool
from tablewright.kernel.records import Ints

DAYS = 30  # the most that rules allow
ARMS = ("unarmed", *st.WEAPONS)
SUCCESS = (("b", 1, 1),)

COUNTS = (
    Count("died", st.DIED, by=("player",)),
    Count("died_on", st.DIED, add="length"),
    Count("met", st.HOSTILE_CAME, by=(Axis("a", 2, 1),)),
    Count("fought", st.FOUGHT),
    Count("ran", st.RAN),
    Count("ran_away", st.RAN, where=SUCCESS),
    Count("fled", st.FLED),
    Count("fled_away", st.FLED, where=SUCCESS),
    Count("killed", st.KILLED, by=(Axis("c", st.N_WEAPONS + 1),)),
    Count("hurt", st.HURT, add="a", by=(Axis("c", 2, 1),)),
    Count("starved", st.STARVED, add="b"),
    Count("crafted", st.CRAFTED, by=(Axis("a", st.N_RECIPES),)),
    Count("ate", st.ATE),
    Count("bandaged", st.BANDAGED),
    Count("trades_opened", st.TRADE_OPENED),
    Count("trades", st.ACCEPTED),
    Count("trader_came", st.TRADER_CAME),
    Count("trader_sold", st.TRADER_ACCEPTED),
    Count("discovered", st.DISCOVERED),
)

SUMMARY = (
    Sample("health", (DAYS,)),
    Sample("hunger", (DAYS,)),
    Sample("living", (DAYS,)),
    Sample("together", (DAYS,)),
)
HEALTH, HUNGER, LIVING, TOGETHER = 0, DAYS, 2 * DAYS, 3 * DAYS  # where they begin


@jit
def summary(r: Rules, s: State, out: Ints) -> None:
    """On each day at its first decision: the tokens of the living, how many they are, how many are not alone."""
    if s.phase == st.OVER:
        return
    day = wide(s.day) - 1
    for p in range(wide(r.players)):
        if is_alive(s, p):
            out[HEALTH + day] += wide(s.health[p])
            out[HUNGER + day] += wide(s.hunger[p])
            out[LIVING + day] += 1
            out[TOGETHER + day] += wide(has_company(r, s, p))


@jit
def has_company(r: Rules, s: State, p: int) -> bool:
    """Whether another living player is on the same tile."""
    for q in range(wide(r.players)):
        if q != p and is_alive(s, q) and s.place[q] == s.place[p]:
            return True
    return False


def players(r: Any) -> int:
    return int(r.players)


def turns(r: Any) -> int:
    return int(r.days) * players(r)


def meetings(r: Any) -> int:
    """The most hostiles that can come: one in each turn, and one for each tile at dusk."""
    return 2 * turns(r)


def preparations(r: Any) -> int:
    return turns(r) * int(r.phase1_actions)


def health_lost(r: Any) -> int:
    """The most health that all players can lose: what they start with, and what bandages give back."""
    return players(r) * int(r.health) + preparations(r) * min(int(r.bandage_health), int(r.health_cap))


def days(r: Any) -> tuple[str, ...]:
    return tuple(str(day + 1) for day in range(int(r.days)))


def alive(g: Any) -> Any:
    return 1 - g["died"]


def damage(g: Any) -> Any:
    return np.stack([g["hurt"][:, 0], g["hurt"][:, 1], g["starved"]], axis=1)


def fights(g: Any) -> Any:
    """Meetings that came to blows: all but those that somebody ran away from."""
    return g["met"].sum(axis=1) - g["ran_away"]


def attempts(g: Any) -> Any:
    return np.minimum(g["fled"], MOST_ATTEMPTS)


MOST_ATTEMPTS = 1000  # of fleeing in a game: nothing but chance ends a fight in which everybody fails

METRICS = (
    Metric("alive", lambda g: alive(g).mean(axis=1), "share", 1, group="seats"),
    Metric("lives", alive, "share", 1, each=SEATS, group="seats"),
    Metric("all_alive", lambda g: alive(g).all(axis=1), "share", 1, group="seats"),
    Metric("nobody_alive", lambda g: ~alive(g).any(axis=1), "share", 1, group="seats"),
    Metric("day_of_death", lambda g: g["died_on"], "days", lambda r: turns(r), over=lambda g: g["died"].sum(axis=1),
           over_high=players),
    Metric("health_on", lambda g: g["health"], "tokens", lambda r: players(r) * max(int(r.health), int(r.health_cap)),
           over=lambda g: g["living"], over_high=players, each=days),
    Metric("hunger_on", lambda g: g["hunger"], "tokens", lambda r: players(r) * max(int(r.hunger), int(r.hunger_cap)),
           over=lambda g: g["living"], over_high=players, each=days),
    Metric("looks", lambda g: g.uses("tool:look").sum(axis=1) / g.players, "times", lambda r: int(r.days)),
    Metric("met", lambda g: g["met"], "times", meetings, each=st.HOSTILES),
    Metric("fights", fights, "times", meetings),
    Metric("fights_won", lambda g: g["killed"].sum(axis=1), "share", meetings, over=fights, over_high=meetings),
    Metric("runs", lambda g: g["ran"], "times", meetings),
    Metric("runs_succeed", lambda g: g["ran_away"], "share", meetings, over=lambda g: g["ran"], over_high=meetings),
    Metric("flights", attempts, "times", MOST_ATTEMPTS),
    Metric("flights_succeed", lambda g: np.minimum(g["fled_away"], MOST_ATTEMPTS), "share", MOST_ATTEMPTS,
           over=attempts, over_high=MOST_ATTEMPTS),
    Metric("killed_with", lambda g: g["killed"], "times", meetings, each=ARMS),
    Metric("crafted", lambda g: g["crafted"], "times", preparations, each=st.RECIPES),
    Metric("ate", lambda g: g["ate"], "times", preparations),
    Metric("bandaged", lambda g: g["bandaged"], "times", preparations),
    Metric("trades", lambda g: g["trades"], "times", lambda r: turns(r) * int(r.trades_per_turn)),
    Metric("trades_agreed", lambda g: g["trades"], "share", lambda r: turns(r) * int(r.trades_per_turn),
           over=lambda g: g["trades_opened"], over_high=lambda r: turns(r) * int(r.trades_per_turn)),
    Metric("trader_sold", lambda g: g["trader_sold"], "share", turns, over=lambda g: g["trader_came"], over_high=turns),
    Metric("discovered", lambda g: g["discovered"], "tiles", 36),
    Metric("health_lost", damage, "tokens", health_lost, each=("zombie", "npc", "hunger")),
    Metric("together", lambda g: g["together"][:, 1:].sum(axis=1), "share", turns,
           over=lambda g: g["living"][:, 1:].sum(axis=1), over_high=turns),
)  # fmt: skip

TOOLS = (
    *(Tool(weapon, (f"attack {weapon}",), {f"weapon_deck.{weapon}": 0}) for weapon in st.WEAPONS),
    *(Tool(f"craft_{recipe}", (f"craft {recipe}",)) for recipe in st.RECIPES),
    Tool("eat", ("eat",)),
    Tool("bandage", ("bandage",), {"start.bandage": 0, "supply.bandage": 0}),
    Tool("look", ("stay look", "look *")),
    Tool("nothing", ("nothing",)),
    Tool("run", ("run",)),
    Tool("flee", ("flee *",)),
    Tool("trade", ("trade *",), {"game.trades_per_turn": 0}),
    Tool("buy", ("trader accept",), {"events.trader": 0}),
)

PRIMARY = ("alive", "days")
# Nothing but chance bounds a fight, and little bounds the making of offers.
CAPS = Caps(length=lambda r: int(r.days), plies=lambda r: turns(r) * 60)
