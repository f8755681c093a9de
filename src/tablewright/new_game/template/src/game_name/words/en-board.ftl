# Game Title: the words of the page's board.
game_name-field-pieces = Pieces on the board
