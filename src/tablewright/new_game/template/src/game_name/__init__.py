"""Game Title: place your pieces, and be the first to have enough of them in a row."""

from tablewright.kernel.assemble import assemble

GAME = assemble(__name__)
