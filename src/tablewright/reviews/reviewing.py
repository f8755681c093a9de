"""Making a review: first the chances of everybody after each move, then the decisions, then the second look.

Each decision is looked at by what its player knew. `Reviewer.run` does the work in small pieces and says how far it is;
`Reviewer.review` is what there is so far.
"""

from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from msgspec.structs import replace

from tablewright.kernel.events import redacted
from tablewright.kernel.position import Position
from tablewright.reviews import words
from tablewright.reviews.chances import USUAL_LEVEL, chances_of
from tablewright.reviews.deciding import decision_of
from tablewright.reviews.eyes import Eyes, everything_said
from tablewright.reviews.looking import Look
from tablewright.reviews.played import GameToReview, PlayedMove, of_match, of_position, of_record
from tablewright.reviews.review_types import Decision, MadeMove, Review, Silence, Split
from tablewright.reviews.splitting import MoveEffect, parts_of

MOST_TURNING_POINTS = 3
STEPS_TO_GO = "to_go"  # the sample of a game's SUMMARY that is drawn beside the chances


class Reviewer:
    """One review in the making."""

    def __init__(self, played: GameToReview, level: str = USUAL_LEVEL, look: str = "") -> None:
        self.played, self.game = played, played.game
        self.eyes = Eyes(chances_of(played.game, played.players, level, look))
        self.is_team = played.game.meta.goal == "cooperative"
        self.is_plain = not (played.game.has_secrets or played.game.has_chance)  # nothing secret, nothing by chance
        self.rows: list[list[float]] = []
        self.roots: list[Look] = []  # the look of the player who decides
        self.decisions: list[Decision] = []
        self.moments: list[MoveEffect] = []
        self.open_rows: list[list[float]] | None = None
        self.lost_by_silence = 0.0
        self.is_whole = False
        self.moves = made_moves(played)

    def run(self, second_look: bool = True) -> Iterator[float]:
        """All the work; between its pieces the share that is done. The first graph comes first."""
        pieces = [*self._see_all(), *self._decide_all(), *(self._open_all() if second_look else ())]
        for n, (do, ply) in enumerate(pieces, 1):
            do(ply)
            yield n / (len(pieces) + 1)
        self.is_whole = True
        yield 1.0

    def _see_all(self) -> list[tuple[Any, int]]:
        return [(self._see, ply) for ply in range(len(self.played.steps) + 1)]

    def _decide_all(self) -> list[tuple[Any, int]]:
        return [(self._decide, ply) for ply in range(len(self.played.steps))]

    def _open_all(self) -> list[tuple[Any, int]]:
        """The second look, where there is something to see."""
        if not self.game.has_secrets:
            return []
        return [(self._open, ply) for ply in range(len(self.played.steps))]

    def _see(self, ply: int) -> None:
        """Everybody's chance before a move, each by what she knew; where all win together, the team's."""
        steps = self.played.steps
        if ply == len(steps):
            self.rows.append(self.eyes.outcome(self.played.end))
            if self.is_plain:
                self._carry_back()
            return
        position = steps[ply].before
        root = self.eyes.root(position.observation(position.actor))
        self.roots.append(root)
        if self.is_team:
            self.rows.append(self.eyes.row(self.eyes.root(position)))
        elif self.game.has_secrets:
            self.rows.append([self._own_chance(position, p, root) for p in range(position.players)])
        else:
            self.rows.append(self.eyes.row(root))

    def _own_chance(self, position: Position, p: int, root: Look) -> float:
        found = root if p == position.actor else self.eyes.root(position.observation(p))
        return self.eyes.row(found)[p]

    def _carry_back(self) -> None:
        """Where nothing is left to chance, a forced move changes nothing: it stood before as it stands after."""
        for ply in reversed(range(len(self.played.steps))):
            if is_forced(self.played.steps[ply]):
                self.rows[ply] = self.rows[ply + 1]

    def _decide(self, ply: int) -> None:
        """One decision, by what its player knew, and what it did to everybody's chances."""
        step = self.played.steps[ply]
        players = range(self.played.players)
        if not step.is_decision:
            self.moments.append(MoveEffect(step.player, False, (None,) * len(players)))
            return
        root = self.roots[ply]
        now = self.rows[ply + 1][step.player] if self.is_plain else None
        own = self.rows[ply][step.player] if not self.is_team else self.eyes.row(root)[step.player]
        decision = decision_of(self.eyes, step, root, self.moves[ply], own, now, self.played.names)
        self.decisions.append(decision)
        did = tuple(self._did(step, ply, p, decision) for p in players)
        self.moments.append(MoveEffect(step.player, decision.is_forced, did))

    def _did(self, step: PlayedMove, ply: int, p: int, decision: Decision) -> float | None:
        """What a decision did to a player's chance, before luck came; None: the whole step."""
        if self.is_plain:
            return None
        if p == step.player or self.is_team:
            return decision.chance - decision.before
        if decision.is_forced or not knows(step, p):
            return None
        after = self.eyes.after(step.before.observation(p), p, step.action)
        return None if after is None else after - self.rows[ply][p]

    def _open(self, ply: int) -> None:
        """The second look: with all cards open, and where players may talk, with all that could be said."""
        step = self.played.steps[ply]
        if not self.is_team:
            self.open_rows = [*(self.open_rows or []), self.eyes.row(self.eyes.root(step.before))]
        place = next((n for n, d in enumerate(self.decisions) if d.ply == ply and not d.is_forced), None)
        if place is None:
            return
        decision = self.decisions[place]
        loss = self._loss(step.before, step, decision, [])
        self.decisions[place] = replace(decision, open_loss=loss)
        if self.game.talk is not None:
            self._listen(step, decision)

    def _loss(self, seen: Position, step: PlayedMove, decision: Decision, heard: list[object]) -> float | None:
        """What a decision cost by another knowledge, among the same options."""
        actions = [self.game.number(option.move) for option in decision.options]
        found = {action: self.eyes.after(seen, step.player, action, heard) for action in actions}
        known = [chance for chance in found.values() if chance is not None]
        played = found.get(step.action)
        return None if played is None else max(known) - played

    def _listen(self, step: PlayedMove, decision: Decision) -> None:
        """What the decision cost more than its player could know, had the others said all they knew."""
        heard = everything_said(step.before, step.player)
        loss = self._loss(step.before.observation(step.player), step, decision, heard) if heard else None
        self.lost_by_silence += max(0.0, (loss or 0.0) - decision.loss)

    def review(self) -> Review:
        """What there is so far."""
        played, chances, end = self.played, self.eyes.chances, self.played.end
        final = self.eyes.outcome(end)
        opened = self.open_rows
        return Review(
            game=self.game.name,
            version=self.game.meta.version,
            players=played.players,
            goal=self.game.meta.goal,
            level=chances.level,
            is_calibrated=chances.is_measured,
            is_whole=self.is_whole,
            plies=len(played.steps),
            result=end.result or [],
            end_reason=end.end_reason or "",
            outcome=final,
            names=list(played.names),
            moves=self.moves,
            chances=self.rows,
            open=[*opened, final] if opened is not None and len(opened) == len(played.steps) else None,
            decisions=list(self.decisions),
            turning_points=turning_points(self.decisions, chances.marks[0]),
            split=self._splits() if self.is_whole else [],
            silence=self._silence() if self.is_whole and self.game.talk is not None else None,
            measures=measures_of(played),
        )

    def _silence(self) -> Silence:
        lost = min(1.0, self.lost_by_silence)
        return Silence(lost, words.silence(lost, self.game.name))

    def _splits(self) -> list[Split]:
        return [self._split(p) for p in range(self.played.players)]

    def _split(self, p: int) -> Split:
        parts = parts_of(p, self.moments, self.rows)
        loss = sum(d.loss for d in self.decisions if d.player == p)
        said = words.verdict(p, parts.own, parts.chance, self.game.has_chance, self.game.name, self.played.names)
        return Split(p, self.rows[0][p], parts.own, parts.others, parts.chance, self.rows[-1][p], loss, said)


def is_forced(step: PlayedMove) -> bool:
    """Whether there was nothing to decide."""
    return step.is_decision and len(step.before.actions()) == 1


def knows(step: PlayedMove, p: int) -> bool:
    """Whether a player saw what another did: something was told of it, and nothing kept from her."""
    told = redacted(list(step.events), p)
    return len(told) == len(step.events) > 0 and not any(event.hidden for event in told)


def made_moves(played: GameToReview) -> list[MadeMove]:
    """The moves by turns."""
    found, turn, last = list[MadeMove](), 0, -2
    for ply, step in enumerate(played.steps):
        turn, last = turn + (step.player != last), step.player
        label = words.move_label(played.game.name, step.action, played.names)
        found.append(MadeMove(ply, step.player, turn, played.game.texts[step.action], label))
    return found


def turning_points(decisions: list[Decision], least: float) -> list[int]:
    """The decisions that cost most, if they cost more than a good one may."""
    costly = sorted((d for d in decisions if d.loss > least), key=lambda d: (-d.loss, d.ply))
    return [d.ply for d in costly[:MOST_TURNING_POINTS]]


def measures_of(played: GameToReview) -> dict[str, list[list[int]]]:
    """How far everybody had to go after each move, in a game that counts it."""
    first, summary = 0, played.game.summary
    for sample in played.game.samples:
        size = int(np.prod(sample.shape, dtype=int))
        if sample.name == STEPS_TO_GO and summary is not None:
            at = slice(first, first + played.players)
            positions = [*(step.before for step in played.steps), played.end]
            return {"steps": [summed_up(position)[at] for position in positions]}
        first += size
    return {}


def summed_up(position: Position) -> list[int]:
    """What a game's `summary` says of one position by itself."""
    game = position.game
    out = np.zeros(sum(int(np.prod(sample.shape, dtype=int)) for sample in game.samples), np.int64)
    assert game.summary is not None
    game.summary(position.r, position.s, out)
    found: list[int] = out.tolist()
    return found


def review(record: str | Mapping[str, Any] | Position | Any, level: str = USUAL_LEVEL) -> Review:
    """A review of a finished game: of its record (text or table), its last position, or a match."""
    reviewer = Reviewer(played_of(record), level)
    for _ in reviewer.run():
        pass
    return reviewer.review()


def played_of(record: Any) -> GameToReview:
    """The finished game of whatever keeps one."""
    if isinstance(record, GameToReview):
        return record
    if isinstance(record, Position):
        return of_position(record)
    return of_record(record) if isinstance(record, str | Mapping) else of_match(record)
