"""Orchard: its squares, for the page's general board."""

from orchard.actions import SQUARES
from orchard.state import SIZE
from tablewright.kernel.game import Grid

GRID = Grid(field="trees", columns=SIZE, squares=SQUARES)
