"""A match as a value: who plays, by which clock, and what was played."""
