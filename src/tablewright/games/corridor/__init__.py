"""The Corridor: run from the zombies, and leave somebody else to them."""

from tablewright.kernel.assemble import assemble

GAME = assemble(__name__)
