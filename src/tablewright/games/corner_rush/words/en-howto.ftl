# How to play Corner Rush.
corner_rush-howto-aim = Race your pawn from your corner to your Ace in the opposite one, and lay hidden blockers in the others’ way.

corner_rush-howto-part-pawn = Your pawn, on your corner. Pawns do not stop each other{ $rules_pawns_block ->
    [yes] , but at this table they do
   *[no] {""}
}.
corner_rush-howto-part-ace = Your Ace, in your colour: the square you have to reach.
corner_rush-howto-part-blocker = A blocker, face down. No pawn passes it. Only whoever laid it knows its number.
corner_rush-howto-part-hole = The hole. Nothing goes in.
corner_rush-howto-part-die = The die: { $die_values }. 0 is the Null, the highest is the Ace.
corner_rush-howto-part-bag = Your bag with your blockers: { $tokens_blockers }.

corner_rush-howto-turn-roll = Roll
corner_rush-howto-turn-roll-more = Click the die. It says how many steps your pawn takes.
corner_rush-howto-turn-walk = Walk all your steps
corner_rush-howto-turn-walk-more = Up, down, left or right, one square at a time. You take every step, even one too many{ $rules_revisit ->
    [no] , and never back onto a square of this turn
   *[yes] ; going back is allowed
}.
corner_rush-howto-turn-lay = Lay a blocker
corner_rush-howto-turn-lay-more = You draw a token from your bag and lay it face down on any free square, never on an Ace. Then your turn is over.
corner_rush-howto-turn-challenge = Or challenge
corner_rush-howto-turn-challenge-more = A blocker right beside you? Click it instead of rolling. It is turned over, then you roll: its number or more beats it, it goes into your bag, and you walk the difference.
corner_rush-howto-turn-null = A Null
corner_rush-howto-turn-null-more = On a 0 your pawn stays. Instead you { $rules_null_forced ->
    [yes] must
   *[no] may
} push somebody else’s pawn one square, and then lay a blocker as usual.

corner_rush-howto-try-walk = You rolled a 5 and have 2 steps left. Nobody walks through the hole: try it. Then walk right and up, round it.
corner_rush-howto-try-walk-done = All steps taken. Now a token is drawn for you to lay.
corner_rush-howto-try-lay = You drew a 4. Lay it on d4, in Ben’s way. An Ace cannot be covered: try e5.
corner_rush-howto-try-lay-done = Ben sees a blocker of yours on d4, but not that it is a 4.
corner_rush-howto-try-challenge = Ben’s blocker stands above you, on a2. Without a roll you cannot walk: try b1. Challenge the blocker: click it.
corner_rush-howto-try-challenge-done = It was a 2, you rolled a 5: it is yours, and you walk the difference, 3 steps.

corner_rush-howto-end = Whoever stands on the own Ace has won at once; steps that are left do not matter. { $rules_win_on_any_move ->
    [yes] Being pushed onto it wins, too.
   *[no] Being pushed onto it does not win.
}

corner_rush-howto-miss-all = You must use every step. With a big roll walk to and fro, so that you end where you want to be.
corner_rush-howto-miss-own = Blockers stop you as well. You may challenge your own to get it back.
corner_rush-howto-miss-nudge = A Null is no bad luck: push the one who is ahead away from the Ace.
corner_rush-howto-miss-first = A challenge comes before the roll. Once you have rolled, it is too late in this turn.
