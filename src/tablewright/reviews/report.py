"""A review as text for people: the turning points, luck and choices, the decisions that cost something."""

from collections.abc import Sequence

from tablewright.kernel.narration import NAMES, Message, sentence
from tablewright.match.sentences import Sentence
from tablewright.reviews.review_types import Decision, Option, Review, Split
from tablewright.reviews.words import per_cent, told

WIDTH = 60  # of the small graph
BARS = " ▁▂▃▄▅▆▇█"


def said(key: str, language: str, **arguments: int | str) -> str:
    """A message of the report's catalogue."""
    return sentence(Message(key, arguments), "review", (), language)


def text_of(review: Review, language: str = "en", most: int = 12) -> str:
    """The whole report; of the decisions those that cost most, in the order of play (0: all decisions)."""
    speak = Speaker(review, language)
    lines = [speak.title(), "", *speak.graph(), *speak.steps(), ""]
    lines += [said("review-turning-points", language), *speak.turning_points(), ""]
    lines += [said("review-luck-and-choices", language), *speak.split(), ""]
    lines += [said("review-decisions", language), *speak.decisions(most)]
    lines += ["", speak.measured()]
    return "\n".join(lines) + "\n"


class Speaker:
    """A review and the language that it is told in."""

    def __init__(self, review: Review, language: str) -> None:
        self.review, self.language = review, language
        self.names = named(review.names, language)

    def say(self, line: Sentence) -> str:
        return told(line, self.review.game, self.names, self.language)

    def title(self) -> str:
        title = said("review-title", self.language, game=game_title(self.review.game, self.language))
        return f"{title} ({said('review-of', self.language, players=self.review.players, plies=self.review.plies)})"

    def graph(self) -> list[str]:
        """The chances as a line of bars for each player; for a team one."""
        review, wide = self.review, max(map(len, self.names))
        players = range(1 if review.goal == "cooperative" else review.players)
        lines = [said(f"review-chance-{review.goal}", self.language)]
        for p in players:
            column = [row[p] for row in review.chances]
            name = "" if review.goal == "cooperative" else self.names[p]
            first, last = per_cent(column[0]), per_cent(column[-1])
            lines.append(f"  {name:{wide}} {first:3} % {bars(column)} {last} %")
        return lines

    def steps(self) -> list[str]:
        """How far everybody had to go through the game, where the game counts it: the longer the bar, the further."""
        rows, wide = self.review.measures.get("steps", []), max(map(len, self.names))
        if not rows:
            return []
        lines, most = [said("review-steps", self.language)], max(1, *map(max, rows))
        for p, name in enumerate(self.names):
            column = [row[p] for row in rows]
            lines.append(f"  {name:{wide}} {column[0]:3}   {bars([n / most for n in column])} {column[-1]}")
        return lines

    def measured(self) -> str:
        """What the chances stand on."""
        key = "review-measured" if self.review.is_calibrated else "review-not-measured"
        return said(key, self.language, level=self.review.level, players=self.review.players)

    def turning_points(self) -> list[str]:
        by_ply = {decision.ply: decision for decision in self.review.decisions}
        found = [by_ply[ply] for ply in self.review.turning_points]
        if not found:
            return [f"  {said('review-no-turning-points', self.language)}"]
        return [line for decision in found for line in self.decision(decision, with_options=True)]

    def decision(self, decision: Decision, with_options: bool = False) -> list[str]:
        """One decision; with its better options and the second look."""
        mark = said(f"review-mark-{decision.mark}", self.language)
        who, what, why = self.names[decision.player], self.say(decision.label), self.say(decision.reason)
        first = said("review-decision", self.language, turn=decision.turn, name=who, move=what, mark=mark, reason=why)
        lines = [f"  {first}"]
        if with_options:
            better = [option for option in decision.options if option.chance > decision.chance]
            lines += [f"      {self.option(option)}" for option in better]
            if decision.open_loss is not None:
                lines.append(f"      {said('review-open-loss', self.language, loss=per_cent(decision.open_loss))}")
        return lines

    def option(self, option: Option) -> str:
        then = ", ".join(self.say(label) for label in option.labels[1:])
        move, reason = self.say(option.label), self.say(option.reason)
        if not then:
            return said("review-lineless", self.language, move=move, reason=reason)
        return said("review-line", self.language, move=move, reason=reason, line=then)

    def split(self) -> list[str]:
        """A row for each player, and how each played in a sentence."""
        head = [said(f"review-{key}", self.language) for key in SPLIT_HEAD]
        rows = [head, *(split_row(one, self.names[one.player]) for one in self.review.split)]
        widths = [max(len(row[n]) for row in rows) for n in range(len(head))]
        lines = [
            "  " + "  ".join(cell.ljust(width) if n == 0 else cell.rjust(width) for n, (cell, width) in enumerate(both))
            for both in (list(zip(row, widths, strict=True)) for row in rows)
        ]
        lines += [f"  {self.say(one.sentence)}" for one in self.review.split]
        if self.review.silence is not None:
            lines.append(f"  {self.say(self.review.silence.sentence)}")
        return lines

    def decisions(self, most: int) -> list[str]:
        """The decisions that cost most, in the order of play."""
        decisions = self.review.decisions
        if most == 0:
            return [line for decision in decisions for line in self.decision(decision)]
        costly = sorted((d for d in decisions if d.loss > 0.0), key=lambda d: (-d.loss, d.ply))
        chosen = sorted(costly[:most], key=lambda d: d.ply)
        lines = [line for decision in chosen for line in self.decision(decision)]
        left = len(costly) - len(chosen)
        return [*lines, f"  {said('review-more', self.language, count=left)}"] if left else lines


SPLIT_HEAD = ("player", "start", "own", "others", "luck", "end")


def split_row(split: Split, name: str) -> list[str]:
    """One player's way in per cent: where it began, what changed it, where it ended."""
    changes = [f"{100 * part:+.0f}" for part in (split.own, split.others, split.chance)]
    return [name, f"{per_cent(split.start)} %", *changes, f"{per_cent(split.end)} %"]


def named(names: Sequence[str], language: str) -> list[str]:
    """The players' names; those of a record that has none are colours, which every language has words for."""
    if tuple(names) != NAMES[: len(names)]:
        return list(names)
    return [said(f"review-player-{name.lower()}", language) for name in names]


def game_title(name: str, language: str) -> str:
    """The title of a game in a language."""
    from tablewright.games.registry import game
    from tablewright.kernel.narration import has_message

    key = f"{name}-title"
    known = has_message(key, name, language)
    return sentence(Message(key), name, (), language) if known else game(name).meta.title


def bars(column: list[float]) -> str:
    """Chances as bars.

    >>> bars([0.0, 0.5, 1.0])
    ' ▄█'
    """
    places = range(min(WIDTH, len(column)))
    chosen = [column[round(n * (len(column) - 1) / max(1, len(places) - 1))] for n in places]
    return "".join(BARS[round(chance * (len(BARS) - 1))] for chance in chosen)
