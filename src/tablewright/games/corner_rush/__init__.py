"""Corner Rush: a dice race to the opposite corner, round and through face-down blockers."""

from tablewright.kernel.assemble import assemble

GAME = assemble(__name__)
