# Game Title: what happened
game_name-placed = { $player } places a piece on { $square }.
game_name-won = { $player } wins.
game_name-drawn = The board is full: a draw.

# how a game ends
game_name-end-in_a_row = enough pieces in a row
game_name-end-board_full = the board is full

# why a move is refused
game_name-why-taken = There is a piece on that square.

# what a move is called, the rule behind it, and what is asked
game_name-move-a9 = Place a piece on { $move }
game_name-rule-of-a9 = GAM-4
game_name-ask = Your turn: place a piece.
