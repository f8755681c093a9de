"""Eight Days: the board as text: the map with its fog, the players, the moment of the turn."""

from collections.abc import Sequence
from typing import Any

from tablewright.games.eight_days import state as st
from tablewright.games.eight_days.hexes import NAMES, ROW_LENGTHS
from tablewright.kernel.terminal_colours import BOLD, DIM, ink, pawn, player_ink

WIDTH = 12  # of a space, in characters
SNOW, HEALTH, FOOD, HOSTILE = "38;5;117", "38;5;160", "38;5;172", "38;5;160"
HOSTILE_NAMES = ("zombie", "NPC")
ASKED = {
    "over": "the game is over",
    "prepare": "phase 1: craft, eat, bandage or skip",
    "explore": "phase 2: stay or move, look around or not",
    "encounter": "phase 3: fight or run",
    "trader": "phase 3: the trader's offer, a weapon for {price}",
    "pay": "phase 3: pay the trader, {paid} of {price} paid",
    "combat": "phase 3: attack or flee",
    "pack": "phase 4: take from the pack, or skip",
    "limit": "phase 4: too many cards, discard",
    "trade": "phase 4: trade or end, {left} left",
    "build": "phase 4: a proposal, then {left} left",
    "answer": "phase 4: the partner's answer, then {left} left",
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
    lines += _players(r, s, viewer, names, colour)
    if s.hostile:
        lines += ["", _fight(r, s, names, colour)]
    if s.phase in (st.BUILD, st.ANSWER):
        lines += ["", _proposal(s, names)]
    return "\n".join(lines)


def _header(r: Any, s: Any, names: Sequence[str], colour: bool) -> str:
    dusks = {int(day) for day in r.dusk_days}
    track = " ".join(
        ink(f"{day}{'☾' if day in dusks else ''}", BOLD if day == s.day else DIM, colour)
        for day in range(1, int(r.days) + 1)
    )
    asked = ASKED[st.PHASES[s.phase]].format(
        price=several(int(r.trader_price), "card"),
        paid=int(s.paid),
        left=several(int(r.trades_per_turn) - int(s.trades), "trade"),
    )
    if s.phase != st.OVER:
        asked = f"{names[s.decider]}, {asked}"
    return f"Day {int(s.day)} of {int(r.days)}  [{track}]  {asked}"


def _space(r: Any, s: Any, place: int, colour: bool) -> tuple[str, str]:
    """Two lines of a space: its name and tile; the tile's number, who and what is there."""
    name = ink(NAMES[place], DIM, colour)
    kind = int(s.tile[place])
    if not kind:
        return f"{name} {ink('░' * 8, DIM, colour)} ", " " * WIDTH
    number = int(r.start_tile_number if kind == st.START_TILE else r.tile_number[kind - 1])
    marks, width = "", 0
    for p in range(int(r.players)):
        if s.place[p] == place and (s.health[p] > 0 or s.items[p].any()):
            marks += pawn(p, colour) if s.health[p] > 0 else ink("†", DIM, colour)
            width += 1
    for there, mark, code in ((s.storm[place], "❄", SNOW), (s.hostile and s.fight_at == place, "☠", HOSTILE)):
        if there:
            marks += ink(mark, code, colour)
            width += 1
    return f"{name} {st.TILE_NAMES[kind - 1]:<9}", f"   {number} {marks}" + " " * (WIDTH - 5 - width)


def _players(r: Any, s: Any, viewer: int, names: Sequence[str], colour: bool) -> list[str]:
    """A line for each player, in columns."""
    everybody = range(int(r.players))
    titles = [names[p] + (" (you)" if p == viewer else "") for p in everybody]
    width = max(len(title) for title in titles)
    lines = []
    for p in everybody:
        mark = ink("▸", BOLD, colour) if s.decider == p else " "
        title = player_ink(titles[p], p, colour) + " " * (width - len(titles[p]))
        lines.append(f"{mark} {p} {pawn(p, colour)} {title} at {NAMES[s.place[p]]}: {_condition(r, s, p, colour)}")
    return lines


def _condition(r: Any, s: Any, p: int, colour: bool) -> str:
    held = holdings(s, p)
    if s.health[p] == 0:
        return "dead" + (f"; the pack holds {held}" if held != "nothing" else "")
    health = _tokens("♥", s.health, p, HEALTH, colour)
    hunger = _tokens("◍", s.hunger, p, FOOD, colour)
    cards, limit = hand_and_limit(r, s, p)
    return f"{health} health, {hunger} hunger, {cards:>2} of {limit} cards; {held}"


def _tokens(mark: str, counts: Any, p: int, code: str, colour: bool) -> str:
    """As many marks as tokens, as wide as the most that anybody has, and their number."""
    most, n = int(counts.max()), int(counts[p])
    return f"{ink(mark * n, code, colour)}{' ' * (most - n)} {n:>{len(str(most))}}"


def hand_and_limit(r: Any, s: Any, p: int) -> tuple[int, int]:
    """ED-63, ED-82, ED-B23: the cards that count against the limit, and the limit."""
    cards, limit = int(s.items[p, : st.N_CARDS].sum(dtype=int)), int(r.hand_limit)
    if s.items[p, st.BACKPACK] == 0:
        return cards, limit
    return cards - (0 if r.backpack_counts else 1), limit + int(r.backpack_bonus)


def several(n: int, thing: str) -> str:
    """1 card, 2 cards."""
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def holdings(s: Any, p: int) -> str:
    """Cards and pieces in words."""
    held = [f"{name} {int(n)}" if n > 1 else name for name, n in zip(st.ITEMS[: st.N_CARDS], s.items[p]) if n]
    held += [
        f"{name}s {int(s.items[p, t])}" for name, t in (("arrow", st.ARROW), ("bullet", st.BULLET)) if s.items[p, t]
    ]
    return ", ".join(held) or "nothing"


def _fight(r: Any, s: Any, names: Sequence[str], colour: bool) -> str:
    """The two sides of an encounter."""
    kind = HOSTILE_NAMES[s.hostile - 1]
    bar = ink("♥" * int(s.hostile_health), HOSTILE, colour)
    fighters = [p for p in range(int(r.players)) if s.health[p] > 0 and s.place[p] == s.fight_at]
    against = ", ".join(f"{names[p]} {int(s.health[p])}" for p in fighters)
    damage = int(r.hostile_damage[s.hostile - 1])
    verb = "waits before" if s.phase == st.ENCOUNTER else "fights"
    what = f"☠ {kind} at {NAMES[s.fight_at]}, {bar} {int(s.hostile_health)} health, damage {damage}"
    return f"{what}, {several(int(s.loot), 'card')}; {verb} {against}"


def _proposal(s: Any, names: Sequence[str]) -> str:
    def side(row: Any) -> str:
        return ", ".join(f"{name} {int(n)}" if n > 1 else name for name, n in zip(st.ITEMS, row) if n) or "nothing"

    return f"{names[s.turn]} gives {side(s.offer)}; {names[s.partner]} gives {side(s.request)}"
