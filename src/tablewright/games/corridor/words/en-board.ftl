# The Corridor: the words of its board in the browser.
corridor-board-name = The corridor. Arrow keys walk from square to square, Enter acts, Escape lets a card go.
corridor-board-strip = The whole chase. Arrow keys look along the corridor.
corridor-board-strip-now = ranks { $from } to { $to }
corridor-board-you = you
corridor-board-lies = { $name }, tripped
corridor-board-horde = the horde
corridor-board-obstacle = an obstacle
corridor-board-gap = a gap
corridor-board-square = lane { $lane }, rank { $rank }
corridor-board-and = { $first } and { $last }
corridor-board-who = { $name }, { $ahead } ahead of the horde, { $risk }% to be caught.

# What can be done
corridor-board-do-forward = Step forward
corridor-board-do-back = Step back
corridor-board-do-left = Step left
corridor-board-do-right = Step right
corridor-board-do-lane = Start in lane { $lane }
corridor-board-do-push = Push { $name }
corridor-board-do-trip = Trip { $name }
corridor-board-do-jump-player = Jump over { $name }
corridor-board-do-jump-obstacle = Jump over the obstacle
corridor-board-end = { $points ->
    [one] End your turn, one point unspent
   *[other] End your turn, { $points } points unspent
}
corridor-board-vote = Leave { $name } behind
corridor-board-fate = Who stays behind?
corridor-board-leave = stays behind
corridor-board-has-voted = has decided
corridor-board-will-vote = still to decide
corridor-board-used-up = corridor used up
corridor-board-ranks = { $move ->
    [0] The horde stays
    [one] 1 rank
   *[other] { $move } ranks
}
corridor-board-menu = What do you do there?
corridor-board-one-step = One step at a time: choose a square next to you.

# What is asked
corridor-board-ask-placing = Choose the lane you start in
corridor-board-ask-placing-other = { $name } chooses a lane
corridor-board-ask-turn = { $points ->
    [one] Your turn: one action point left
   *[other] Your turn: { $points } action points left
}
corridor-board-ask-turn-other = { $points ->
    [one] { $name } has one action point left
   *[other] { $name } has { $points } action points left
}
corridor-board-ask-lying = { $points ->
    [one] You lie on the floor, with one action point left
   *[other] You lie on the floor, with { $points } action points left
}
corridor-board-ask-discarding = Your hand is full: throw one card away
corridor-board-ask-discarding-other = { $name } throws a card away
corridor-board-ask-voting = { $tied } are caught side by side: who stays behind?
corridor-board-ask-voting-other = { $tied } are caught side by side: { $name } decides
corridor-board-sure-caught = That leads into the horde: you would lose at once. Go all the same?
corridor-board-sure-end = Whatever the zombie card shows, the horde will catch you. End your turn all the same?

# What would come of it
corridor-board-outlook-caught = Into the horde: you would be caught and lose.
corridor-board-outlook-stand = { $risk ->
    [0] { $ahead } ahead of the horde, out of its reach
   *[other] { $ahead } ahead of the horde, risk { $risk }%
}{ $points ->
    [1] .
   *[other] . Costs { $points } points.
}
corridor-board-outlook-push = { $name } to lane { $lane }: { $ahead } ahead, { $risk }% to be caught.
corridor-board-outlook-push-caught = { $name } falls into the horde and loses; everybody else gets away.
corridor-board-outlook-trip = { $points ->
    [one] { $name } lies there until getting up for one point.
   *[other] { $name } lies there until getting up for { $points } points.
}
corridor-board-outlook-horde = The horde moves { $from } to { $to }: your risk { $after }%, now { $before }%.
corridor-board-outlook-draw = { $cards ->
    [0] The discard pile is shuffled first.
    [one] The last card of the deck.
   *[other] The top card of { $cards }.
}

# The horde
corridor-board-next = Horde’s next move
corridor-board-chance = { $move } with { $risk }%
corridor-board-distracts = { $cards ->
    [one] one distract
   *[other] { $cards } distracts
}
corridor-board-attracts = { $cards ->
    [one] one attract
   *[other] { $cards } attracts
}
corridor-board-faster = { $ranks } faster for good
corridor-board-revealed = Zombie card
corridor-board-round = Round { $round }
corridor-board-cards-ahead = { $cards ->
    [0] no corridor card left
    [one] one corridor card left
   *[other] { $cards } corridor cards left
}

# The hand
corridor-board-card-push = Push
corridor-board-card-trip = Trip
corridor-board-card-jump = Jump
corridor-board-card-distract = Distract
corridor-board-card-attract = Attract
corridor-board-about-push = Move a neighbour one square straight away from you.
corridor-board-about-trip = Fell a neighbour, who must get up before moving on.
corridor-board-about-jump = Leap an obstacle or a player next to you, for 3 points in all.
corridor-board-about-distract = The horde’s next move is 1 shorter.
corridor-board-about-attract = The horde’s next move is 1 longer.
corridor-board-discard = throw it away
corridor-board-draw = Draw
corridor-board-draw-left = left in the deck
corridor-board-no-cards = No cards in hand
corridor-board-points = { $points ->
    [one] one action point
   *[other] { $points } action points
}

# The other players
corridor-board-waits = not placed yet
corridor-board-ahead = { $ahead ->
    [one] 1 ahead
   *[other] { $ahead } ahead
}
corridor-board-risk = { $risk }% caught
corridor-board-caught = caught
corridor-board-tripped = tripped
corridor-board-holds = { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
}
corridor-board-safe = got away
corridor-board-lost = left behind
corridor-board-voted-for = for { $name }
corridor-board-abstains = abstains

corridor-coach-lane = Four lanes lead away from the pit. Look at the first stretch beyond the start, and choose the lane that lets you run.
corridor-coach-step = Run! Each step costs one action point. The red numbers say how likely the horde reaches a rank. You need not be fast, only faster than the slowest.
corridor-coach-draw = Draw a card for one point: tap the deck beside your hand. Nobody else sees it.
corridor-coach-push = Push somebody who stands next to you: choose the card, then the glowing neighbour. They go one square straight away from you.
corridor-coach-trip = Trip a neighbour: choose the card, then whom. They lie there until they pay to get up.
corridor-coach-jump = Jump over an obstacle, a gap or a player next to you: choose the card, then the glowing square beyond.
corridor-coach-distract = Distract makes the horde’s next move 1 shorter. Play it when the horde is at your heels.
corridor-coach-attract = Attract makes the horde’s next move 1 longer. Play it when others are nearer to it than you.
corridor-coach-getup = You were tripped. Getting up costs a point; until then you can go nowhere.
corridor-coach-end = You may stop early: end your turn, and unspent points are lost. When all have had theirs, the horde moves.
corridor-coach-discard = Your hand is full. Tap the card you need least to throw it away.
corridor-coach-vote = Two were caught side by side, and the others decide: tap the one who stays behind, or abstain.
corridor-board-spared = let go
corridor-board-sum = { $number } on the card{ $attracts ->
    [0] {""}
   *[other] , +{ $attracts } for Attract
}{ $distracts ->
    [0] {""}
   *[other] , −{ $distracts } for Distract
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } for the used-up corridor
}: { $move ->
    [one] 1 rank
   *[other] { $move } ranks
}
corridor-coach-aim = Whoever the horde catches has lost. Everybody else gets away together.
corridor-board-sure-points = { $points } action points are unspent and would be lost. End your turn all the same?
corridor-board-walk = walk there for { $points } points
