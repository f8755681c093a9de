"""Eight Days: three to five people try to live through eight days of winter."""

from tablewright.kernel.assemble import assemble

GAME = assemble(__name__)
