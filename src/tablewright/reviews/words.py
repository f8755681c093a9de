"""What a review says in words: messages of common.ftl, in every language."""

from collections.abc import Sequence

from tablewright.kernel.narration import Message, MessageRef, Player, sentence
from tablewright.match.labels import label_of
from tablewright.match.sentences import Argument, Sentence, spoken

EVEN = 0.05  # a part of the way that is smaller counts as none


def per_cent(chance: float) -> int:
    """A chance as people read it.

    >>> per_cent(0.425), per_cent(0.999)
    (42, 100)
    """
    return round(100 * chance)


def move_label(game: str, action: int, names: Sequence[str]) -> Sentence:
    """What a move is called."""
    return spoken(label_of(game, action).message, game, names)


def leads_to(goal: str, chance: float, game: str) -> Sentence:
    """What a move leads to."""
    return spoken(Message(f"review-option-{goal}", {"chance": shown(goal, chance)}), game, ())


def reason(goal: str, chance: float, best: float, is_best: bool, game: str) -> Sentence:
    """Why a decision is marked as it is."""
    said, better = shown(goal, chance), shown(goal, best)
    if is_best:
        message = Message(f"review-best-{goal}", {"chance": said})
    elif said == better:
        message = Message("review-close", {})
    else:
        message = Message(f"review-reason-{goal}", {"chance": said, "best": better})
    return spoken(message, game, ())


def shown(goal: str, chance: float) -> int:
    """Where one player loses, people speak of the danger."""
    return per_cent(1.0 - chance if goal == "one_loser" else chance)


def forced(game: str) -> Sentence:
    return spoken(Message("review-forced", {}), game, ())


def verdict(player: int, own: float, chance: float, has_chance: bool, game: str, names: Sequence[str]) -> Sentence:
    """How a player played, and how luck was, in a sentence."""
    play = "well" if own >= EVEN else "badly" if own <= -EVEN else "soundly"
    luck = "lucky" if chance >= EVEN else "unlucky" if chance <= -EVEN else "even"
    key = f"review-verdict-{play}-{luck}" if has_chance else f"review-verdict-{play}"
    return spoken(Message(key, {"player": Player(player)}), game, names)


def silence(chance: float, game: str) -> Sentence:
    return spoken(Message("review-silence", {"chance": per_cent(chance)}), game, ())


def told(line: Sentence, game: str, names: Sequence[str], language: str) -> str:
    """A sentence in a language."""
    arguments = {name: _argument(value) for name, value in line.arguments.items()}
    return sentence(Message(line.key, arguments), game, names, language)


def _argument(value: int | str | Argument) -> int | str | Player | MessageRef:
    if not isinstance(value, Argument):
        return value
    return Player(value.player) if value.player is not None else MessageRef(value.word or "")


def common(key: str, language: str, **arguments: int | str) -> str:
    """A message that all games share, in a language."""
    return sentence(Message(key, arguments), "", (), language)
