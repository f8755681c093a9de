"""The live tables: one task each, the views of it, and what several servers tell each other."""
