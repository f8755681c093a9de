"""For authors of games: the checks that our own games have to pass, as functions and as a suite for pytest.

from tablewright.testing.suite import *     in a test file: all of them (see plugin.py)
conform(game.new(2, seed=1), range(10))     one by one, on random games; a fault is an AssertionError
"""

from tablewright.testing.conformance import conform, endure_all
from tablewright.testing.coverage import coverage, totals
from tablewright.testing.records import recorded_ends, signature
from tablewright.testing.words import missing, untranslated

__all__ = ["conform", "coverage", "endure_all", "missing", "recorded_ends", "signature", "totals", "untranslated"]
