"""Whose turn it is: whoever has had least comes first, so a newcomer waits for nobody who has been served for long."""

from collections.abc import Iterable

from tablewright.server.jobs.job import BackgroundJob

TURN = 3.0  # s that a job is left alone while others wait
SHORT = 0.5  # the same, where one of them is soon done and takes no turns


def in_order(waiting: Iterable[BackgroundJob], running: Iterable[BackgroundJob]) -> list[BackgroundJob]:
    """Jobs in the order in which they are begun, as things stand: addresses take turns, then the jobs of an address."""
    busy = [job.address for job in running]
    waiting = list(waiting)
    used: dict[str, float] = {}
    for job in (*waiting, *running):
        used[job.address] = used.get(job.address, 0.0) + job.used
    left = sorted(waiting, key=lambda job: (job.used, job.number))
    found: list[BackgroundJob] = []
    while left:
        following = min(left, key=lambda job: (busy.count(job.address), used[job.address], job.used, job.number))
        left.remove(following)
        busy.append(following.address)
        found.append(following)
    return found


def gives_way(job: BackgroundJob, waiting: Iterable[BackgroundJob], turn: float) -> bool:
    """Whether a job that has run for so long this time lets one of those that wait go first."""
    waiting = list(waiting)
    least = TURN if all(other.takes_turns for other in waiting) else SHORT
    return job.takes_turns and bool(waiting) and turn >= least
