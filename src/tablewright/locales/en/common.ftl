# Sentences that every game shares.
why-over = The game is over.
