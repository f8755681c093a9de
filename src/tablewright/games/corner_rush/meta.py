"""Corner Rush: facts."""

from tablewright.kernel.game import Meta

META = Meta(
    name="corner_rush",
    title="Corner Rush",
    players=(2, 3, 4),
    minutes=(5, 15),
    version=1,
    end_reasons=("", "own_step", "nudged", "turn_cap"),
    length_unit="turns",
    goal="one_winner",
)
