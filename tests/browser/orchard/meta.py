"""Orchard: the facts."""

from tablewright.kernel.game import Meta

META = Meta(
    name="orchard",
    title="The Orchard",
    players=(2, 3),
    minutes=(5, 10),
    version=1,
    end_reasons=("", "all_planted", "winter"),
    length_unit="turns",
    goal="one_winner",
)
ALL_PLANTED, WINTER = 1, 2
