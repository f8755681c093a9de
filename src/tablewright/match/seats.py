"""The places at a table and who sits there."""

from dataclasses import dataclass
from itertools import count

from tablewright.match.entries import BOT, EMPTY, PERSON
from tablewright.match.errors import Refused

LONGEST_NAME = 24


@dataclass
class Seat:
    """A place at the table."""

    number: int
    kind: str = EMPTY
    name: str = ""
    bot: str = ""  # who sits here, or plays for the person who is away
    key: str = ""  # SHA-256 of the key that opens it
    entropy: str = ""
    is_away: bool = False
    is_out_of_time: bool = False
    is_muted: bool = False
    wants_rematch: bool = False

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON

    @property
    def is_here(self) -> bool:
        """Whether a person decides at this seat."""
        return self.kind == PERSON and not self.is_away

    @property
    def plays_by_itself(self) -> bool:
        """Whether a bot decides at this seat."""
        return self.kind == BOT or self.is_away


def clean_name(name: str, taken: list[str], default: str) -> str:
    """A name that can be shown anywhere, and that nobody else at the table has."""
    plain = " ".join("".join(c for c in name if c.isprintable()).split())[:LONGEST_NAME].strip() or default
    if plain not in taken:
        return plain
    numbered = (f"{plain[: LONGEST_NAME - 3]} {n}" for n in count(2))
    return next(name for name in numbered if name not in taken)


def seat_at(seats: list[Seat], number: int | None) -> Seat:
    if number is None or not 0 <= number < len(seats):
        raise Refused("no-seat", seat=str(number), last=len(seats) - 1)
    return seats[number]
