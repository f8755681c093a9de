"""Eight Days as text: the map with its fog, the players, the moment of the turn."""

from collections.abc import Sequence
from typing import Any

from tablewright.games.eight_days import state
from tablewright.games.eight_days.hexes import NAMES, ROW_LENGTHS
from tablewright.kernel.ink import BOLD, DIM, ink, pawn, player_ink

WIDTH = 12  # of a space, in characters
SNOW, HEALTH, FOOD, HOSTILE = "38;5;117", "38;5;160", "38;5;172", "38;5;160"
SHORT = ("house", "factory", "store", "road", "building", "nothing", "start")
ASKED = {
    "over": "the game is over",
    "prepare": "phase 1: craft, eat, bandage or skip",
    "explore": "phase 2: stay or move, look around or not",
    "encounter": "phase 3: fight or run",
    "trader": "phase 3: the trader's offer",
    "pay": "phase 3: pay the trader",
    "combat": "phase 3: attack or flee",
    "pack": "phase 4: take from the pack, or skip",
    "limit": "phase 4: too many cards, discard",
    "trade": "phase 4: trade or end",
    "build": "phase 4: a proposal",
    "answer": "phase 4: the partner's answer",
}


def text(r: Any, s: Any, viewer: int, names: Sequence[str], colour: bool) -> str:
    """The whole table, from an observation."""
    lines = [_header(r, s, names, colour), ""]
    place = 0
    for length in ROW_LENGTHS:
        cells = [_space(r, s, place + i, colour) for i in range(length)]
        indent = " " * (WIDTH // 2 * (7 - length))
        lines += [(indent + "".join(cell[line] for cell in cells)).rstrip() for line in range(2)]
        place += length
    lines.append("")
    lines += [_player(s, p, viewer, names, colour) for p in range(int(r.players))]
    if s.hostile:
        lines += ["", _fight(r, s, names, colour)]
    if s.phase in (state.BUILD, state.ANSWER):
        lines += ["", _proposal(s, names)]
    return "\n".join(lines)


def _header(r: Any, s: Any, names: Sequence[str], colour: bool) -> str:
    dusks = {int(day) for day in r.dusk_days}
    track = " ".join(
        ink(f"{day}{'☾' if day in dusks else ''}", BOLD if day == s.day else DIM, colour)
        for day in range(1, int(r.days) + 1)
    )
    asked = ASKED[state.PHASES[s.phase]]
    if s.phase != state.OVER:
        asked = f"{names[s.decider]}, {asked}"
    return f"Day {int(s.day)} of {int(r.days)}  [{track}]  {asked}"


def _space(r: Any, s: Any, place: int, colour: bool) -> tuple[str, str]:
    """Two lines of a space: its name and tile; who and what is there."""
    name = ink(NAMES[place], DIM, colour)
    kind = int(s.tile[place])
    if not kind:
        return f"{name} {ink('░' * 8, DIM, colour)} ", " " * WIDTH
    number = int(r.start_tile_number if kind == state.START_TILE else r.tile_number[kind - 1])
    tile = f"{SHORT[kind - 1]}{number}"
    marks, width = "", 0
    for p in range(int(r.players)):
        if s.place[p] == place and (s.health[p] > 0 or s.items[p].any()):
            marks += pawn(p, colour) if s.health[p] > 0 else ink("†", DIM, colour)
            width += 1
    for there, mark, code in ((s.storm[place], "❄", SNOW), (s.hostile and s.fight_at == place, "☠", HOSTILE)):
        if there:
            marks += ink(mark, code, colour)
            width += 1
    return f"{name} {tile:<9}", f"   {marks}" + " " * (WIDTH - 3 - width)


def _player(s: Any, p: int, viewer: int, names: Sequence[str], colour: bool) -> str:
    mark = ink("▸", BOLD, colour) if s.decider == p else " "
    you = " (you)" if p == viewer else ""
    who = f"{mark} {p} {pawn(p, colour)} {player_ink(names[p], p, colour)}{you} at {NAMES[s.place[p]]}"
    held = holdings(s, p)
    if s.health[p] == 0:
        return f"{who}: dead" + (f"; the pack holds {held}" if held != "nothing" else "")
    health, hunger = ink("♥" * int(s.health[p]), HEALTH, colour), ink("◍" * int(s.hunger[p]), FOOD, colour)
    return f"{who}: {health} {int(s.health[p])} health, {hunger} {int(s.hunger[p])} hunger; {held}"


def holdings(s: Any, p: int) -> str:
    """Cards and pieces in words."""
    held = [f"{name} {int(n)}" if n > 1 else name for name, n in zip(state.ITEMS[: state.N_CARDS], s.items[p]) if n]
    held += [
        f"{name}s {int(s.items[p, t])}"
        for name, t in (("arrow", state.ARROW), ("bullet", state.BULLET))
        if s.items[p, t]
    ]
    return ", ".join(held) or "nothing"


def _fight(r: Any, s: Any, names: Sequence[str], colour: bool) -> str:
    """The two sides of an encounter."""
    kind = state.HOSTILES[s.hostile - 1]
    bar = ink("♥" * int(s.hostile_health), HOSTILE, colour)
    fighters = [p for p in range(int(r.players)) if s.health[p] > 0 and s.place[p] == s.fight_at]
    against = ", ".join(f"{names[p]} {int(s.health[p])}" for p in fighters)
    damage = int(r.hostile_damage[s.hostile - 1])
    verb = "waits before" if s.phase == state.ENCOUNTER else "fights"
    what = (
        f"☠ {kind} at {NAMES[s.fight_at]}, {bar} {int(s.hostile_health)} health, damage {damage}, {int(s.loot)} cards"
    )
    return f"{what}; {verb} {against}"


def _proposal(s: Any, names: Sequence[str]) -> str:
    def side(row: Any) -> str:
        return ", ".join(f"{name} {int(n)}" if n > 1 else name for name, n in zip(state.ITEMS, row) if n) or "nothing"

    return f"{names[s.turn]} gives {side(s.offer)}; {names[s.partner]} gives {side(s.request)}"
