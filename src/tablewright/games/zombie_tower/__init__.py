"""Zombie Tower 3D: players who cannot see each other's floors escape from a tower together."""

from tablewright.kernel.assemble import assemble

GAME = assemble(__name__)
