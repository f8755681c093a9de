"""Events: who is told what."""

import numpy as np
import pytest

from tablewright.kernel.compiling import jit
from tablewright.kernel.events import (
    EVERYBODY,
    SILENT,
    SPECTATOR,
    Event,
    emit,
    may,
    new_log,
    read_log,
    redacted,
    whisper,
)

pytestmark = pytest.mark.nojit

DREW, HINTED = 3, 4


@pytest.fixture
def log():
    """Player 1 draws card 5, which she alone sees; players 0 and 2 whisper; everybody sees a roll."""
    log = new_log(8)
    emit(log, DREW, 1, 1 << 1, 5, 6, 7)
    whisper(log, HINTED, 0, 1 << 0 | 1 << 2, 8, 0, 0)
    emit(log, DREW, -1, EVERYBODY, 1, 2, 3)
    return log


def test_a_log_counts_what_it_holds(log):
    assert log["kind"][0] == 3
    assert read_log(log) == [
        Event(DREW, 1, EVERYBODY, 2, 5, 6, 7),
        Event(HINTED, 0, 5, 5, 8, 0, 0),
        Event(DREW, -1, EVERYBODY, EVERYBODY, 1, 2, 3),
    ]


@pytest.mark.parametrize(
    "viewer, told",
    [
        (0, [(DREW, 0, 0, 0, True), (HINTED, 8, 0, 0, False), (DREW, 1, 2, 3, False)]),
        (1, [(DREW, 5, 6, 7, False), (DREW, 1, 2, 3, False)]),
        (2, [(DREW, 0, 0, 0, True), (HINTED, 8, 0, 0, False), (DREW, 1, 2, 3, False)]),
        (SPECTATOR, [(DREW, 0, 0, 0, True), (DREW, 1, 2, 3, False)]),
    ],
    ids=["other", "owner", "third", "spectator"],
)
def test_redaction(log, viewer, told):
    found = redacted(read_log(log), viewer)
    assert [(e.kind, e.a, e.b, e.c, e.hidden) for e in found] == told


def test_who_it_is_about_stays_known(log):
    assert redacted(read_log(log), SPECTATOR)[0].player == 1


def test_redaction_leaves_the_events_alone(log):
    events = read_log(log)
    redacted(events, 0)
    assert events == read_log(log)


def test_may():
    assert may(EVERYBODY, SPECTATOR)
    assert may(EVERYBODY, 3)
    assert may(1 << 3, 3)
    assert not may(1 << 3, 2)
    assert not may(1 << 3, SPECTATOR)
    assert not may(0, 0)


@jit
def draw_and_tell(hand, log):
    hand[0] += 1
    emit(log, DREW, 0, EVERYBODY, 1, 1, 1)
    return hand[0]


def test_a_silent_log_keeps_nothing_and_changes_nothing():
    log = new_log(2)
    assert draw_and_tell(np.zeros(1, np.int64), log) == 1
    assert draw_and_tell(np.zeros(1, np.int64), SILENT) == 1
    assert len(read_log(log)) == 1


def test_a_full_log_is_reported_and_writes_no_further():
    log = np.zeros(5, new_log(1).dtype)
    short = log[:3]  # room for two
    for n in range(3):
        emit(short, DREW, 0, EVERYBODY, n + 1, 0, 0)
    with pytest.raises(OverflowError, match="3 events in one action, room for 2"):
        read_log(short)
    assert log["a"].tolist() == [0, 1, 2, 0, 0]


def test_a_log_holds_just_its_capacity():
    log = new_log(2)
    for n in range(2):
        emit(log, DREW, 0, EVERYBODY, n, 0, 0)
    assert [event.a for event in read_log(log)] == [0, 1]
