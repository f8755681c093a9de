# Corner Rush

# on its card
corner_rush-line = Race to your corner, past blockers whose values only their owners know.

corner_rush-null = Null
corner_rush-ace = Ace

# What happened
corner_rush-start-rolled = { $player } rolls for the start: { $face }.
corner_rush-begins = { $player } begins.
corner_rush-rolled = { $player } rolls: { $face }.
corner_rush-challenged = { $player } challenges { $other }'s blocker on { $square }: it is a { $number }.
corner_rush-challenged-own = { $player } challenges a blocker of their own on { $square }: it is a { $number }.
corner_rush-captured = { $steps ->
    [0] Just enough! The { $number } goes into { $player }'s bag, with no steps to spare.
    [one] The { $number } goes into { $player }'s bag, with one step to spare.
   *[other] The { $number } goes into { $player }'s bag, with { $steps } steps to spare.
}
corner_rush-repelled = Too low: the { $number } on { $square } holds, and { $player } stays put.
corner_rush-stepped = { $player } steps to { $square }.
corner_rush-nudged = { $player } nudges { $other } to { $square }.
corner_rush-kept-still = { $player } leaves everybody where they are.
corner_rush-lapsed = { $steps ->
    [one] { $player } has nowhere to go: one step is lost.
   *[other] { $player } has nowhere to go: { $steps } steps are lost.
}
corner_rush-drew = { $player } draws a token: { $number }.
corner_rush-drew-hidden = { $player } draws a token.
corner_rush-laid = { $player } lays a blocker on { $square }.
corner_rush-returned = { $player } puts the token back into the bag.
corner_rush-no-token = { $player }'s bag is empty: no blocker this time.
corner_rush-no-room = There is no room for a blocker.
corner_rush-won-own-step = { $player } reaches the Ace and wins!
corner_rush-won-nudged = { $player } is nudged onto the Ace and wins!
corner_rush-capped = After { $turns } turns nobody has arrived: the game is a draw.

# How it ended
corner_rush-end-own_step = a pawn reached its Ace
corner_rush-end-nudged = a pawn was nudged onto its Ace
corner_rush-end-turn_cap = nobody arrived in time

# Why a move is refused
corner_rush-why-over = The game is over.
corner_rush-why-roll-first = Your turn begins with a roll, or with a challenge to a blocker next to your pawn.
corner_rush-why-steps-first = You still have steps to take.
corner_rush-why-null-first = You rolled a Null: decide first about the nudge of another pawn.
corner_rush-why-token-first = You hold a token: decide first where it goes.
corner_rush-why-edge = The board ends there.
corner_rush-why-hole = There is no tile there: nothing can stand or lie in the hole.
corner_rush-why-blocker = A blocker lies there: go round it, or challenge it at the start of a turn.
corner_rush-why-pawn = Another pawn stands there, and pawns block each other in this game.
corner_rush-why-trail = Your pawn has already been there in this turn.
corner_rush-why-nothing-to-challenge = There is no blocker on that side of your pawn.
corner_rush-why-own-pawn = A Null moves somebody else's pawn, never your own.
corner_rush-why-no-player = There is no such player in this game.
corner_rush-why-must-nudge = In this game a Null has to be used: nudge somebody.
corner_rush-why-must-lay = The token you drew has to be laid.
corner_rush-why-occupied = That square is occupied by a pawn or a blocker.
corner_rush-why-ace-square = An Ace lies there, and an Ace may not be covered.
corner_rush-why-last-path = That would cut a pawn off from its Ace.

# What a move is called, and what is asked
corner_rush-arg-up = up
corner_rush-arg-down = down
corner_rush-arg-left = to the left
corner_rush-arg-right = to the right
corner_rush-move-roll = Roll the die
corner_rush-move-up = Step up
corner_rush-move-down = Step down
corner_rush-move-left = Step left
corner_rush-move-right = Step right
corner_rush-move-challenge-up = Challenge the blocker above
corner_rush-move-challenge-down = Challenge the blocker below
corner_rush-move-challenge-left = Challenge the blocker on the left
corner_rush-move-challenge-right = Challenge the blocker on the right
corner_rush-move-nudge = Nudge { $player } { $b }
corner_rush-move-place = Lay the token on { $a }
corner_rush-move-pass = Leave it
corner_rush-rule-of-roll = CRN-14
corner_rush-rule-of-up = CRN-16
corner_rush-rule-of-down = CRN-16
corner_rush-rule-of-left = CRN-16
corner_rush-rule-of-right = CRN-16
corner_rush-rule-of-challenge = CRN-26
corner_rush-rule-of-nudge = CRN-19
corner_rush-rule-of-place = CRN-21
corner_rush-rule-of-pass = CRN-19
corner_rush-ask-turn = Your turn: roll, or challenge a blocker next to you.
corner_rush-ask-step = { $steps ->
    [one] One step to go.
   *[other] { $steps } steps to go.
}
corner_rush-ask-null = A Null: nudge another pawn, or leave it.
corner_rush-ask-place = Lay your token on a free square.
corner_rush-wait-null = { $player } rolled a Null and may nudge a pawn.
corner_rush-wait-place = { $player } looks for a square for a blocker.
