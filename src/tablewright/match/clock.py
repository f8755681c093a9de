"""Clocks for any number of players: a bank, and an increment for each turn made. Time is passed in, never read."""

from dataclasses import dataclass, field

NOBODY = -1


@dataclass
class Clock:
    """Milliseconds left to each player; one of them may be running."""

    increment: int
    left: list[int] = field(default_factory=list)
    running: int = NOBODY
    since: int = 0  # when it was last brought up to date

    def charge(self, now: int) -> None:
        """Bring it up to date."""
        if self.running != NOBODY:
            self.left[self.running] -= max(0, now - self.since)
        self.since = max(self.since, now)

    def hand_over(self, player: int, now: int) -> None:
        """It is this player's turn now (-1: nobody's clock runs); whoever has made a turn gets the increment."""
        self.charge(now)
        if player != self.running and self.running != NOBODY:
            self.left[self.running] = max(0, self.left[self.running]) + self.increment
        self.running = player

    def forgive(self, lost: int) -> None:
        """Nobody could play for so long: it does not count."""
        self.since += lost

    def left_at(self, now: int) -> list[int]:
        """What everybody has left."""
        spent = max(0, now - self.since)
        return [max(0, left - spent * (player == self.running)) for player, left in enumerate(self.left)]

    def runs_out_at(self) -> int | None:
        """When the running clock will be at zero."""
        return None if self.running == NOBODY else self.since + max(0, self.left[self.running])
