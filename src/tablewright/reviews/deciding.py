"""One decision, by what its player knew: the options, what each is worth, and what the played one cost."""

from collections.abc import Sequence

from tablewright.kernel.position import Position
from tablewright.reviews import words
from tablewright.reviews.eyes import Eyes
from tablewright.reviews.looking import Look
from tablewright.reviews.played import PlayedMove
from tablewright.reviews.review_types import Decision, MadeMove, Option

OTHERS = 3  # options beside the one that was played


def decision_of(
    eyes: Eyes, step: PlayedMove, root: Look, made: MadeMove, before: float, now: float | None, names: Sequence[str]
) -> Decision:
    """A decision looked at again. `now`: the chance after the move, where nothing else can have changed it."""
    player, seen = step.player, step.before.observation(step.player)
    game = step.before.game
    if len(step.before.actions()) == 1:
        forced = words.forced(game.name)
        return Decision(
            made.ply, player, made.turn, made.move, made.label, True, "forced", before, before, 0.0, [], forced
        )
    options = options_of(eyes, seen, root, step.action, now, names)
    played, best = next(o for o in options if o.is_played), options[0]
    loss = best.chance - played.chance
    mark = eyes.chances.mark(loss, loss <= 0.0)
    reason = words.reason(eyes.chances.goal, played.chance, best.chance, loss <= 0.0, game.name)
    return Decision(
        made.ply, player, made.turn, made.move, made.label, False, mark, before, played.chance, loss, options, reason
    )  # fmt: skip


def options_of(
    eyes: Eyes, seen: Position, root: Look, played: int, now: float | None, names: Sequence[str], most: int = OTHERS
) -> list[Option]:
    """The most promising moves and the one that was played (-1: none was), the best first."""
    actions = list(root.ranked[:most])
    if played >= 0 and played not in actions:
        actions.append(played)
    known = {played: now} if now is not None else {}
    found = [option_of(eyes, seen, action, action == played, known.get(action), names) for action in actions]
    return sorted(found, key=lambda option: (-option.chance, not option.is_played))


def option_of(
    eyes: Eyes, seen: Position, action: int, is_played: bool, known: float | None, names: Sequence[str]
) -> Option:
    """One move, what it leads to, and what the bots expect after it."""
    game, player = seen.game, seen.actor
    look = eyes.look(seen, action)
    assert look is not None  # a player's own legal moves are legal in every world that she considers possible
    chance = eyes.row(look)[player] if known is None else known
    line, players = spelled(seen, (action, *look.line))
    return Option(
        move=game.texts[action],
        label=words.move_label(game.name, action, names),
        chance=chance,
        is_played=is_played,
        line=[game.texts[a] for a in line],
        labels=[words.move_label(game.name, a, names) for a in line],
        players=players,
        reason=words.leads_to(eyes.chances.goal, chance, game.name),
    )


def spelled(seen: Position, line: Sequence[int]) -> tuple[list[int], list[int]]:
    """A line as far as it can be played in one world that the player considers possible, and who makes each move."""
    world, actions, players = seen.deal(0), list[int](), list[int]()
    for action in line:
        if world.is_over or action not in world.actions():
            break
        players.append(world.actor)
        actions.append(action)
        world.play(action)
    return actions, players
