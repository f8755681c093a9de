# Quoridor: on its card
quoridor-line = Reach the far side first, and build fences so that nobody else does.

# what happened
quoridor-moved = { $player } moves to { $square }.
quoridor-jumped = { $player } jumps to { $square }.
quoridor-fenced = { $player } places a fence at { $fence }.
quoridor-passed = { $player } has nowhere to go and passes.
quoridor-removed = { $player } leaves the game: { $reason }.
quoridor-won = { $player } wins: { $reason }.
quoridor-drawn = The game is a draw: { $reason }.

# how a game ends
quoridor-end-reached_goal = the far line is reached
quoridor-end-ply_cap = the game has gone on for too long
quoridor-end-repetition = the same position has come too often
quoridor-end-timeout = out of time
quoridor-end-resigned = resignation
quoridor-end-agreed_draw = all players agreed

# why a move is refused
quoridor-why-not-a-step = A pawn moves one square up, down, left or right.
quoridor-why-stays = A pawn cannot stay where it is.
quoridor-why-fence-between = A fence is in the way; go round it.
quoridor-why-occupied = Another pawn stands there.
quoridor-why-jump-is-straight = A jump goes straight on; sideways only if a fence stands behind the pawn you jump.
quoridor-why-landing-fenced = A fence keeps the jump from landing there.
quoridor-why-one-pawn-only = Only one pawn can be jumped at a time.
quoridor-why-no-fence-left = You have no fence left; move your pawn.
quoridor-why-overlaps = Another fence already lies there.
quoridor-why-crosses = Fences cannot cross.
quoridor-why-shuts-off = That fence would shut a player off from the far line; a way has to stay open.
quoridor-why-no-pass = You can move or place a fence, so you cannot pass.
quoridor-why-not-in-play = That player is not in the game.
quoridor-why-no-repetition = A repetition is found by the game itself.

# what a move is called, and what is asked
quoridor-move-a9 = Move to { $move }
quoridor-move-a9a = Place a fence at { $move }
quoridor-move-pass = Pass
quoridor-rule-of-a9 = QRD-16
quoridor-rule-of-a9a = QRD-30
quoridor-rule-of-pass = QRD-A8
quoridor-ask = Your turn: a step or a fence.
