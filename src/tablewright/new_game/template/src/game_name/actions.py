"""Game Title: an action is the number of a square, its text the square's name."""

from game_name import state as st

TEXTS = tuple(f"{'abcde'[i % st.SIZE]}{st.SIZE - i // st.SIZE}" for i in range(st.SQUARES))
