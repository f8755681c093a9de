"""Orchard, a game for the tests of the page: squares, hidden hands, a deck, several moves on one square."""

from tablewright.kernel.assemble import assemble

GAME = assemble(__name__)
