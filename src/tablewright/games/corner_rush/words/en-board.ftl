# Corner Rush: the words of its board in the browser.
corner_rush-board-name = Corner Rush board. Arrow keys walk from square to square, Enter acts, Escape lets a pawn go.
corner_rush-board-you = you
corner_rush-board-hole = the hole
corner_rush-board-own-pawn = your pawn
corner_rush-board-pawn = { $name }’s pawn
corner_rush-board-own-ace = your Ace
corner_rush-board-ace = { $name }’s Ace
corner_rush-board-own-blocker = your blocker
corner_rush-board-blocker = { $name }’s blocker
corner_rush-board-face-down = face down
corner_rush-board-you-know = you know it is { $number }
corner_rush-board-die = the die shows { $face }
corner_rush-board-die-rests = the die
corner_rush-board-roll = Roll

# What can be done
corner_rush-board-do-roll = Roll the die
corner_rush-board-do-challenge = Challenge the blocker on { $square }
corner_rush-board-do-step = Step to { $square }
corner_rush-board-do-nudge = Nudge { $name } to { $square }
corner_rush-board-do-place = Lay the token on { $square }
corner_rush-board-do-hold = Choose { $name }’s pawn
corner_rush-board-do-walk = { $steps ->
    [one] Walk to { $square }
   *[other] Walk to { $square } in { $steps } steps
}
corner_rush-board-pass-null = Leave everybody where they are
corner_rush-board-pass-place = Put the token back into the bag

# What is asked
corner_rush-board-ask-turn = Your turn: roll the die
corner_rush-board-ask-turn-challenge = Your turn: roll, or challenge a blocker next to you
corner_rush-board-ask-turn-other = { $name } rolls or challenges
corner_rush-board-ask-step = { $steps ->
    [one] One step to take
   *[other] { $steps } steps to take
}
corner_rush-board-ask-step-other = { $steps ->
    [one] { $name } has one step to take
   *[other] { $name } has { $steps } steps to take
}
corner_rush-board-ask-null = A Null: move another pawn by one square, or leave them all
corner_rush-board-ask-null-other = { $name } rolled a Null
corner_rush-board-ask-place = Lay your { $number } face down on a free square
corner_rush-board-ask-place-blind = Lay your token face down on a free square
corner_rush-board-ask-place-other = { $name } lays a blocker
corner_rush-board-sure-nudge = That puts the pawn onto its own Ace: its owner would win at once. Nudge it all the same?

# What would come of it
corner_rush-board-outlook-roll = Two steps or more, or a Null. Then you lay a token.
corner_rush-board-outlook-known = Against a { $number }: { $chance }% to win, { $steps } steps on average.
corner_rush-board-outlook-hidden = Hidden ({ $numbers }): about { $chance }% to win.
corner_rush-board-outlook-win = Onto your Ace: you win.
corner_rush-board-outlook-lose = Onto the own Ace: { $name } would win.
corner_rush-board-outlook-walk = { $steps ->
    [one] Ends on { $square } after one step.
   *[other] Ends on { $square } after { $steps } steps.
}
corner_rush-board-no-walk = Your steps cannot end there.
corner_rush-board-hold-first = Choose the pawn that you want to move first.
corner_rush-board-distance = { $change ->
    [0] { $name } { $steps }
   *[other] { $name } { $steps } ({ $change })
}
corner_rush-board-shut = { $name }: no open way

# Bags
corner_rush-board-bag = { $whose ->
    [own] Your bag
   *[other] Bag
}
corner_rush-board-bag-empty = empty
corner_rush-board-bag-hidden = { $tokens ->
    [one] one token that nobody looks at
   *[other] { $tokens } tokens that nobody looks at
}
corner_rush-board-held = In hand
corner_rush-board-token = a { $number }
corner_rush-board-tokens = { $tokens ->
    [0] empty bag
    [one] one token in the bag
   *[other] { $tokens } tokens in the bag
}
corner_rush-board-steps = { $steps ->
    [0] on the Ace
    [one] one step to go
   *[other] { $steps } steps to go
}
corner_rush-board-walled = no open way

corner_rush-coach-roll = Your pawn wants to reach your Ace in the far corner. Each turn begins with the die: roll it.
corner_rush-coach-step = Take all your steps, up, down or sideways. Tap a square beside your pawn, or one of the dots to walk there at once.
corner_rush-coach-place = Lay the token you drew on any free square. Only you see its number, and no pawn can pass it.
corner_rush-coach-challenge = A blocker beside your pawn can be challenged before you roll. Roll at least its number to capture it; what you roll above it are your steps.
corner_rush-coach-nudge = A Null moves somebody else’s pawn by one square: choose a glowing pawn, then where it goes.
corner_rush-coach-pass = A Null need not be used: you may leave everybody where they are.
corner_rush-board-null-does = The pawn stays. Another pawn may be pushed one square instead.
corner_rush-coach-aim = Whoever reaches the own Ace first has won.
