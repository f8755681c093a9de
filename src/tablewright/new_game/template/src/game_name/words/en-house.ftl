# Game Title: what may be changed at a table.
game_name-house-group-goal = Goal

game_name-house-goal-in_a_row = Pieces in a row
game_name-about-goal-in_a_row = Whoever has so many in a row wins.
