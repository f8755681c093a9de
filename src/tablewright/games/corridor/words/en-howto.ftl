# How to play The Corridor.
corridor-howto-aim = Run from the horde. Whoever it catches loses; everybody else gets away. So you need not be fast, only faster than somebody.

corridor-howto-part-pawn = Your pawn, with how many ranks it is ahead of the horde.
corridor-howto-part-horde = The horde. It fills the whole width of the corridor and never goes back.
corridor-howto-part-gap = Obstacles: crates, rubble, gaps. Walk round them, or jump with a card.
corridor-howto-part-odds = The horde’s next move: how likely each zombie card is.
corridor-howto-part-risk = For each rank the chance that the horde gets that far at the end of this round.
corridor-howto-part-points = Your action points: { $turn_action_points } in every turn. What you do not use is lost.
corridor-howto-part-hand = Your cards, { $turn_hand_limit } at most. Nobody else sees them.

corridor-howto-turn-lane = Choose a lane, once
corridor-howto-turn-lane-more = Before the first round everybody picks one of the four lanes: click a glowing square.
corridor-howto-turn-run = Run
corridor-howto-turn-run-more = A step costs { $turn_cost_move ->
    [one] 1 point
   *[other] { $turn_cost_move } points
}: forward, back or to the side, onto a free square. You have { $turn_action_points } points a turn, for whatever you like, in any order.
corridor-howto-turn-draw = Draw
corridor-howto-turn-draw-more = A card costs { $turn_cost_draw ->
    [one] 1 point
   *[other] { $turn_cost_draw } points
}: click the deck.
corridor-howto-turn-card = Play a card
corridor-howto-turn-card-more = { $turn_cost_card ->
    [one] 1 point
   *[other] { $turn_cost_card } points
}. Push moves a neighbour one square away, Trip makes one fall, Jump carries you over what is in the way. Distract makes the horde’s next move 1 shorter, Attract 1 longer. Click the card, then a glowing square if it needs one.
corridor-howto-turn-horde = Then the horde comes
corridor-howto-turn-horde-more = When everybody has had a turn, a zombie card is turned over. The horde runs as many ranks as it says, changed by every Attract and Distract of the round.

corridor-howto-try-lane = Now you are Ben. Ann has chosen lane 2: try to stand there, too. Then take lane 3, beside her.
corridor-howto-try-lane-done = A lane has one starting square. Who chooses later gets more cards.
corridor-howto-try-run = Round 2. A gap is right in front of you: try to run into it. Then go round it: one step left, one forward.
corridor-howto-try-run-done = Two points for two steps. Round obstacles it takes longer, and the horde does not go round anything.
corridor-howto-try-push = Ben stands to your right. Click your Push card, then the empty square to your left: nobody is there to be pushed. Then push Ben.
corridor-howto-try-push-done = He had to move one lane over. Pushed back onto the horde’s rank, he would be caught at once.

corridor-howto-end = When the horde reaches somebody’s rank, the game is over: the one furthest behind has lost, all others have got away together. If several are last on the same rank, the others vote who it is{ $rules_tie_vote ->
    [coin] . At this table a coin decides instead
   *[unanimous] {""}
}.

corridor-howto-miss-last = You do not have to be first. The cheapest way to live is to make somebody else last.
corridor-howto-miss-odds = Look at the percentage under your rank before you end a turn. Points that you keep do not save you.
corridor-howto-miss-trip = Whoever was tripped pays { $turn_cost_get_up ->
    [one] 1 point
   *[other] { $turn_cost_get_up } points
} to get up before the next step; nobody may end a turn on that square.
corridor-howto-miss-new = Every time the corridor’s cards have been used up, the horde becomes faster by { $corridor_bonus_per_depletion }, for good.
