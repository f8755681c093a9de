# The Corridor: its words and sentences.

# on its card
corridor-line = Run, push, trip: the horde takes only the last one.

corridor-a-card-push = a push card
corridor-a-card-trip = a trip card
corridor-a-card-jump = a jump card
corridor-a-card-distract = a distract card
corridor-a-card-attract = an attract card

corridor-end-caught_by_horde = caught by the horde
corridor-end-pushed_into_horde = pushed into the horde
corridor-end-walked_into_horde = walked into the horde
corridor-end-vote = chosen by the others
corridor-end-coin = chosen by the coin
corridor-end-round_cap = nobody was caught

# What happened.
corridor-placed = { $player } waits at the start of lane { $lane }.
corridor-dealt = { $player } is dealt { $card }.
corridor-dealt-hidden = { $player } is dealt a card.
corridor-round = Round { $round } begins.
corridor-moved-forward = { $player } runs on to rank { $rank }.
corridor-moved-back = { $player } steps back to rank { $rank }.
corridor-moved-left = { $player } slips left into lane { $lane }.
corridor-moved-right = { $player } slips right into lane { $lane }.
corridor-walked-through = { $player } climbs over { $victim }, who lies in the way.
corridor-got-up = { $player } gets up.
corridor-drew = { $player } draws { $card }.
corridor-drew-hidden = { $player } draws a card.
corridor-discarded = { $player } throws { $card } away.
corridor-pushed = { $player } pushes { $victim } to lane { $lane }, rank { $rank }.
corridor-tripped = { $player } trips { $victim }.
corridor-jumped-obstacle = { $player } leaps the obstacle and lands in lane { $lane }, rank { $rank }.
corridor-jumped-player = { $player } leaps over { $victim } and lands in lane { $lane }, rank { $rank }.
corridor-distracted = { $player } plays Distract: the horde’s next move is 1 shorter.
corridor-attracted = { $player } plays Attract: the horde’s next move is 1 longer.
corridor-ended-turn = { $points ->
    [one] { $player } catches a breath and leaves one point unspent.
   *[other] { $player } catches a breath and leaves { $points } points unspent.
}
corridor-horde-moved = The zombie card shows { $number }{ $more ->
    [0] {""}
   *[other] , and what was played makes it { $move }
}: the horde groans forward { $move }, to rank { $rank }.
corridor-horde-stayed = The zombie card shows { $number }, but the horde stays where it is.
corridor-card-revealed = The corridor goes on from rank { $rank }.
corridor-card-removed = A stretch of corridor is lost behind the horde.
corridor-start-removed = The starting board is lost behind the horde.
corridor-corridor-reshuffled = { $cards ->
    [one] The corridor turns back on itself: one used card is shuffled again.
   *[other] The corridor turns back on itself: { $cards } used cards are shuffled again.
}
corridor-corridor-depleted = { $times ->
    [one] The corridor deck is used up. The horde grows faster!
   *[other] The corridor deck is used up once more. The horde grows faster still!
}
corridor-corridor-owed = The corridor ends here until the horde has left a card behind.
corridor-actions-reshuffled = { $cards ->
    [one] The discard pile is shuffled: one action card to draw.
   *[other] The discard pile is shuffled: { $cards } action cards to draw.
}
corridor-zombies-reshuffled = { $cards ->
    [one] The one zombie card goes back into its deck.
   *[other] The { $cards } zombie cards are shuffled again.
}
corridor-tied-2 = { $player1 } and { $player2 } are caught side by side.
corridor-tied-3 = { $player1 }, { $player2 } and { $player3 } are caught side by side.
corridor-tied-4 = { $player1 }, { $player2 }, { $player3 } and { $player4 } are caught side by side.
corridor-voted = { $player } has made up their mind.
corridor-vote = { $player } leaves { $victim } behind.
corridor-abstained = { $player } will not choose.
corridor-lost-caught_by_horde = The horde has caught { $player }. Everybody else gets away!
corridor-lost-pushed_into_horde = { $player } stumbles into the arms of the horde. Everybody else gets away!
corridor-lost-walked_into_horde = { $player } walks straight into the horde. Everybody else gets away!
corridor-lost-vote = All agree: { $player } stays behind. Everybody else gets away!
corridor-lost-coin = The coin says { $player }. Everybody else gets away!
corridor-nobody-lost = The chase goes on beyond the end of the night: nobody loses.

# Why a move is refused.
corridor-why-placing = Choose the lane you start in first.
corridor-why-discarding = Your hand is full: discard a card first.
corridor-why-voting = The tie comes first: say who stays behind, or abstain.
corridor-why-not-placing = The pawns are on the board already.
corridor-why-not-discarding = You only discard when your hand is full and you draw.
corridor-why-not-voting = There is no tie to decide.
corridor-why-lane-taken = Somebody has taken that lane.
corridor-why-points = You have too few action points left.
corridor-why-lying = You have been tripped: get up before you move.
corridor-why-only-get-up = You have been tripped: all you can do is get up.
corridor-why-standing = You are on your feet.
corridor-why-no-floor = There is no free floor that way.
corridor-why-occupied = Somebody stands there.
corridor-why-into-horde = That way leads into the horde.
corridor-why-stranded = You could not get off the tripped player's square before your turn ends.
corridor-why-sharing = You cannot end your turn on a tripped player's square.
corridor-why-must-spend = You must spend your action points while anything is possible.
corridor-why-no-cards = There is no action card left to draw.
corridor-why-not-in-hand = You hold no such card.
corridor-why-nobody-there = Nobody is on that side of you.
corridor-why-no-room = The square behind them is not free.
corridor-why-push-into-horde = Nobody may be pushed into the horde.
corridor-why-already-tripped = They lie on the floor already.
corridor-why-nothing-to-jump = There is nothing to jump over: that square is free.
corridor-why-no-landing = There is no free square to land on.
corridor-why-jump-points = A jump takes the card and two steps: you have too few action points.
corridor-why-not-tied = Only one of those furthest behind can be named.
corridor-why-over = The game is over.

# what a move is called, and what is asked
corridor-arg-forward = forward
corridor-arg-back = back
corridor-arg-left = left
corridor-arg-right = right
corridor-arg-push = push
corridor-arg-trip = trip
corridor-arg-jump = jump
corridor-arg-distract = distract
corridor-arg-attract = attract
corridor-move-end = End your turn
corridor-move-forward = Step forward
corridor-move-back = Step back
corridor-move-left = Step left
corridor-move-right = Step right
corridor-move-get-up = Get up
corridor-move-draw = Draw a card
corridor-move-push = Push { $a }
corridor-move-trip = Trip { $a }
corridor-move-jump = Jump { $a }
corridor-move-distract = Distract the horde
corridor-move-attract = Attract the horde
corridor-move-discard = Discard a { $a }
corridor-move-lane = Start in lane { $a }
corridor-move-vote = Leave { $player } behind
corridor-move-vote-abstain = Abstain
corridor-rule-of-end = COR-30
corridor-rule-of-forward = COR-31
corridor-rule-of-back = COR-31
corridor-rule-of-left = COR-31
corridor-rule-of-right = COR-31
corridor-rule-of-get-up = COR-63
corridor-rule-of-draw = COR-39
corridor-rule-of-push = COR-51
corridor-rule-of-trip = COR-56
corridor-rule-of-jump = COR-66
corridor-rule-of-distract = COR-72
corridor-rule-of-attract = COR-73
corridor-rule-of-discard = COR-41
corridor-rule-of-lane = COR-17
corridor-rule-of-vote = COR-91
corridor-ask-placing = Choose the lane in which you start.
corridor-ask-turn = { $points ->
    [one] Your turn: one action point left.
   *[other] Your turn: { $points } action points left.
}
corridor-ask-discarding = Your hand is full: choose a card to discard.
corridor-ask-voting = Two are equally far behind: whom do you leave to the horde?
corridor-wait-placing = { $player } chooses a lane.
corridor-wait-discarding = { $player } discards a card.
corridor-wait-voting = { $player } makes up their mind.
