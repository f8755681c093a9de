"""What every game must keep, by being in the registry."""

from tablewright.testing.suite import *  # noqa: F403
