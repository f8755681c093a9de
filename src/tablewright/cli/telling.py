"""What the terminal tells in words: how a game is played, its rules, and how it ended."""

from collections.abc import Sequence

from tablewright.kernel.game import Game
from tablewright.kernel.howto import howto_in, numbers_of
from tablewright.kernel.narration import Message, has_message, sentence
from tablewright.kernel.paths import folder_of
from tablewright.kernel.position import Position
from tablewright.kernel.rulebook import rules_in

TYPED = "  Where this speaks of clicks and taps, type the move here: moves lists all of them, numbered and in words."


def how(position: Position) -> str:
    """How the game is played, under the rules in force."""
    game = position.game
    if not (folder_of(game.name) / "words" / "en-howto.ftl").is_file():
        return f"  {game.meta.title} brings no how-to; type rules for its rules, moves for what you may do."
    numbers = numbers_of(game, position.changes)
    howto = howto_in(game.folder)

    def said(key: str) -> str:
        return sentence(Message(f"{game.name}-howto-{key}", numbers), f"{game.name}-howto")

    steps = [f"  {n}. {said(f'turn-{s.name}')}: {said(f'turn-{s.name}-more')}" for n, s in enumerate(howto.turn, 1)]
    missed = [f"  - {said(f'miss-{name}')}" for name in howto.missed]
    return "\n".join([f"  {said('aim')}", "", *steps, "", f"  {said('end')}", "", *missed, "", TYPED])


def rules_of(game: Game, words: str = "") -> str:
    """The rules by id, by section; with words, those that have all of them."""
    wanted = words.lower().split()
    found = [
        rule
        for rule in rules_in(game.folder)
        if all(word in f"{rule.id} {rule.section} {rule.statement}".lower() for word in wanted)
    ]
    if not found:
        return f"  No rule speaks of {words!r}." if words else f"  {game.meta.title} brings no rules by id."
    lines, section = list[str](), ""
    for rule in found:
        if rule.section != section:
            section = rule.section
            lines += ["", f"  {section}"]
        lines.append(f"  {rule.id:8} {rule.statement}")
    return "\n".join(lines).removeprefix("\n")


def ending(position: Position, names: Sequence[str]) -> str:
    """Who has won, in words, and how it came."""
    game, values = position.game, position.result or []
    key = f"{game.name}-end-{position.end_reason}"
    reason = sentence(Message(key), game.name) if has_message(key, game.name) else str(position.end_reason)
    best, worst = max(values, default=0), min(values, default=0)
    winners = [name for name, value in zip(names, values, strict=True) if value == best]
    losers = [name for name, value in zip(names, values, strict=True) if value == worst]
    if best == worst:
        who = "You have all won" if best > 0 else "You have all lost" if best < 0 else "It is a draw"
    elif len(losers) == 1 and len(names) > 2:
        who = f"{losers[0]} has lost, the others get away"
    else:
        who = f"{joined(winners)} {'wins' if len(winners) == 1 else 'win'}"
    return f"The game is over: {who} ({reason})."


def joined(names: Sequence[str]) -> str:
    """
    >>> joined(["Ann", "Ben", "Cleo"])
    'Ann, Ben and Cleo'
    """
    return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))
