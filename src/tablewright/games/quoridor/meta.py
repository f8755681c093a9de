"""Quoridor: the facts."""

from tablewright.kernel.game import Meta

META = Meta(
    name="quoridor",
    title="Quoridor",
    players=(2, 4),  # QRD-4, QRD-A12
    minutes=(10, 20),  # QRD-5
    version=1,
    end_reasons=("", "reached_goal", "ply_cap", "repetition", "timeout", "resigned", "agreed_draw"),
    length_unit="plies",
    goal="one_winner",
)
REACHED_GOAL, PLY_CAP, REPETITION, TIMEOUT, RESIGNED, AGREED_DRAW = range(1, 7)
