"""Each viewer's own count of what has happened: an entry that a viewer may not notice does not count for them."""

from bisect import bisect_right

from tablewright.match.match import Change, Match

SPECTATOR = -1


class ViewNumbers:
    """The numbers of the views of every seat, and of the spectators (-1)."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._seen: dict[int, list[int]] = {seat: [] for seat in range(-1, len(match.seats))}
        for change in match.changes:
            self.count(change)

    def count(self, change: Change) -> list[int]:
        """Count one more change; the seats (and -1) for which it counts."""
        counted = [seat for seat in self._seen if not self._is_unseen(change, seat)]
        for seat in counted:
            self._seen[seat].append(change.entry.number)
        return counted

    def _is_unseen(self, change: Change, seat: int) -> bool:
        players = self._match.player_of
        viewer = SPECTATOR if seat == SPECTATOR or not players else players[seat]
        return viewer in change.unseen

    def number(self, seat: int) -> int:
        """Of the seat's view now."""
        return len(self._seen[seat])

    def after(self, seat: int, entry: int) -> int:
        """Of the seat's view after this entry."""
        return bisect_right(self._seen[seat], entry)

    def entries_since(self, seat: int, number: int) -> list[int]:
        """The entries that have counted for a seat since its view of this number."""
        return self._seen[seat][max(0, number) :]
