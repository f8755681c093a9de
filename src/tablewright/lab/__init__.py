"""Many games: simulation, the checks that every game passes, what designers learn from them."""
