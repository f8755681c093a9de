# The lab: what is counted in Quoridor.
quoridor-lab-fences_by_10 = fences in the first 10 moves
quoridor-lab-fences_by_10-about = How many of the first ten moves of a game, of all players together, are fences.
quoridor-lab-fences_by_20 = fences in the first 20 moves
quoridor-lab-fences_by_20-about = How many of the first twenty moves of a game, of all players together, are fences.
quoridor-lab-fences = fences
quoridor-lab-fences-about = How many fences all players together place in a game.
quoridor-lab-fences_of = fences: { $of }
quoridor-lab-fences_of-about = How many fences { $of } places in a game.
quoridor-lab-jumps = jumps
quoridor-lab-jumps-about = How often a pawn jumps over another in a game.
quoridor-lab-detour = longest detour
quoridor-lab-detour-about = The most steps by which a single fence makes somebody's shortest way longer in a game.
quoridor-lab-steps_left = steps the loser still had
quoridor-lab-steps_left-about = When somebody wins, how many steps the nearest of the others still has to the goal line, pawns not counting.

quoridor-tool-fence = place a fence
quoridor-of-a9 = move the pawn
quoridor-of-pass = pass
