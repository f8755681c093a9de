"""Quoridor: be the first to cross the board, and fence the others in."""

from tablewright.kernel.assemble import assemble

GAME = assemble(__name__)
