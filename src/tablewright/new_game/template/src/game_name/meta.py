"""Game Title: the facts."""

from tablewright.kernel.game import Meta

META = Meta(
    name="game_name",
    title="Game Title",
    players=(2, 3),  # GAM-1
    minutes=(2, 5),
    version=1,
    end_reasons=("", "in_a_row", "board_full"),
    length_unit="pieces",
    goal="one_winner",
)
IN_A_ROW, BOARD_FULL = 1, 2
