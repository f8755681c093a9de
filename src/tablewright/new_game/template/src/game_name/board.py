"""Game Title: the squares of the board, for the terminal and the page."""

from game_name import actions as act
from game_name import state as st
from tablewright.kernel.game import Grid

GRID = Grid("square", columns=st.SIZE, squares=act.TEXTS)
