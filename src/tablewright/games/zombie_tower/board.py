"""The tower as text: the viewer's own three floors of four rooms, the roof with its decks, hand and sheet."""

from collections.abc import Sequence
from typing import Any

from tablewright.games.zombie_tower import state as st
from tablewright.games.zombie_tower.load import OBJECTIVE_NAMES
from tablewright.games.zombie_tower.meta import META
from tablewright.games.zombie_tower.slits import slit_of
from tablewright.kernel.terminal_colours import BOLD, DIM, ink, pawn, player_ink

WIDTH = 18  # so that a slit with cards, rubble and a barricade fit into one room
FLAME, GRASS, STONE, SKY = "38;5;202", "38;5;71", "38;5;244", "38;5;75"


def text(r: Any, s: Any, viewer: int, names: Sequence[str], colour: bool) -> str:
    lines = [_headline(r, s, names), _roof(s, colour), ""]
    if viewer >= 0 and s.round_number > 0:
        lines += [*_tower(r, s, viewer, colour), "", *_own(r, s, viewer, names, colour), ""]
    lines += [_player(s, p, names[p], colour) for p in range(int(r.players))]
    return "\n".join(lines)


def _headline(r: Any, s: Any, names: Sequence[str]) -> str:
    if s.ending:
        return f"Round {s.round_number}: over ({META.end_reasons[s.ending].replace('_', ' ')})"
    if s.round_number == 0:
        return f"{names[s.turn]} chooses a character"
    return f"Round {s.round_number} of {r.max_rounds}, start marker: {names[s.marker]}, turn: {names[s.turn]}"


def _roof(s: Any, colour: bool) -> str:
    """The decks with their visible backs, and the discard pile."""
    decks = []
    for floor, name in enumerate(st.FLOOR_NAMES):
        back = ink(" DANGER!!", FLAME, colour) if s.back[floor] == st.DANGER else ""
        top = f" ({_words(st.KIND_NAMES[s.top[floor] - 1])})" if s.top[floor] else ""
        decks.append(f"{name} [{s.left[floor]}]{back}{top}")
    return f"Roof: {'  '.join(decks)}   discarded: {_held(s.discard)}"


def _words(name: str) -> str:
    return name.removeprefix("ev_").replace("_plus1", " +1").replace("_", " ")


def _held(counts: Any) -> str:
    named = [f"{n} {_words(name)}" if n > 1 else _words(name) for name, n in zip(st.KIND_NAMES, counts) if n]
    return ", ".join(named) or "nothing"


def _tower(r: Any, s: Any, p: int, colour: bool) -> list[str]:
    rule = "─" * WIDTH
    lines = ["   ┌" + "┬".join([rule] * 4) + "┐"]
    for floor, name in enumerate(st.FLOOR_NAMES):
        rooms = range(4 * floor + 1, 4 * floor + 5)
        lines.append("   │" + "│".join(_top_line(r, s, p, room, colour) for room in rooms) + "│")
        lines.append(f"{name} │" + "│".join(_chips(s, p, room, colour) for room in rooms) + "│")
        lines.append("   " + ("├" + "┼".join([rule] * 4) + "┤" if floor < 2 else "└" + "┴".join([rule] * 4) + "┘"))
    return lines


def _top_line(r: Any, s: Any, p: int, room: int, colour: bool) -> str:
    """The number of a room, its slit with the cards in it, and what lies there."""
    slit = slit_of(r, p, room)
    cards = f"{s.in_slit[slit]}" if slit >= 0 and s.in_slit[slit] else ""
    label = str(room) if slit < 0 else f"‹{cards} {room}" if st.SLIT_SIDE[room] == st.LEFT else f"{room} {cards}›"
    marks = [
        ink(word, code, colour)
        for word, field, code in (("rubble", "rubble", STONE), ("FIRE", "fire", FLAME), ("bar", "barricade", SKY))
        if int(s[field][p]) >> room & 1
    ]
    plain = len(" ".join([label, *(_plain(mark) for mark in marks)]))
    return " " + " ".join([ink(label, DIM, colour), *marks]) + " " * (WIDTH - 1 - plain)


def _plain(inked: str) -> str:
    """Without the colour."""
    return inked.split("m", 1)[1].split("\x1b")[0] if inked.startswith("\x1b") else inked


def _chips(s: Any, p: int, room: int, colour: bool) -> str:
    found: list[tuple[str, str]] = []
    if s.room[p] == room:
        found.append((pawn(p, colour), pawn(p, False)))
    if s.zombies[p, room]:
        found.append((ink(f"Z{s.zombies[p, room]}", GRASS, colour), f"Z{s.zombies[p, room]}"))
    if s.survivors[p, room]:
        found.append((ink(f"S{s.survivors[p, room]}", SKY, colour), f"S{s.survivors[p, room]}"))
    plain = len(" ".join(bare for _, bare in found))
    return " " + " ".join(inked for inked, _ in found) + " " * (WIDTH - 1 - plain)


def _own(r: Any, s: Any, p: int, names: Sequence[str], colour: bool) -> list[str]:
    life = int(r.life[s.character[p] - 1])
    hearts = ink("♥" * max(0, life - int(s.damage[p])), FLAME, colour) + "♡" * min(life, int(s.damage[p]))
    turn = f", {s.ap} AP left" if s.turn == p else ""
    flipped = [str(room) for room in range(1, st.PLACES) if not int(s.pile[p]) >> room & 1]
    goals = [name.replace("_", " ") for i, name in enumerate(OBJECTIVE_NAMES) if int(s.objectives[p]) >> i & 1]
    return [
        f"{player_ink(names[p], p, colour)}, {st.CHARACTERS[s.character[p] - 1]}: {hearts}, {s.sheet[p]} saved{turn}",
        f"Hand: {_held(s.hand[p][: st.ITEMS])}",
        f"Minor objectives: {', '.join(goals) or 'none'}",
        f"Emergence: next icon {s.icon[p]}, flipped {' '.join(flipped) or 'none'}",
    ]


def _player(s: Any, p: int, name: str, colour: bool) -> str:
    mark = ink("▸", BOLD, colour) if s.turn == p else " "
    if not s.character[p]:
        return f"{mark} {pawn(p, colour)} {name}"
    known = f"{st.CHARACTERS[s.character[p] - 1]}, found {int(s.found[p].sum())}"
    heard = [f"{n} {word}" for n, word in ((s.n_rubble[p], "rubble"), (s.n_fires[p], "fire")) if n]
    points = [f"{s.points[p]} {'point' if s.points[p] == 1 else 'points'}"] if s.ending and s.points[p] else []
    return f"{mark} {pawn(p, colour)} {player_ink(name, p, colour)}: {', '.join([known, *heard, *points])}"
