"""A match as a value: seats, a log of entries, clocks, undo and checkable chance. No I/O, and time is passed in."""
