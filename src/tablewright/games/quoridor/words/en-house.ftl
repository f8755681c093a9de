# Quoridor: what may be changed at a table. Loaded where a table is set up.

quoridor-house-group-fences = Fences
quoridor-house-group-rules = Rules

quoridor-house-fences-any = Fences each, with { $any } players
quoridor-about-fences-any = Each player begins with so many.
quoridor-house-rules-edge_is_fence = The edge counts as a fence
quoridor-about-rules-edge_is_fence = Behind a pawn at the edge, a jump may turn aside.
quoridor-house-rules-third_pawn_is_fence = A third pawn counts as a fence
quoridor-about-rules-third_pawn_is_fence = With a pawn behind the one that is jumped, the jump may turn aside.
quoridor-house-rules-max_plies = Moves until a draw
quoridor-about-rules-max_plies = After so many moves of all players the game is a draw.
quoridor-house-rules-repetition_draw = Repetitions until a draw
quoridor-about-rules-repetition_draw = A position that comes so often is a draw; 0 means never.
