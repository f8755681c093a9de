# The report of a review.
review-title = { $game }, looked at again
review-of = { $players } players, { $plies } moves
review-chances = Chances
review-chance-one_winner = The chance to win
review-chance-one_loser = The chance not to lose
review-chance-survival = The chance to survive
review-chance-cooperative = The team’s chance to make it
review-turning-points = Turning points
review-no-turning-points = No decision cost much.
review-luck-and-choices = Luck and choices
review-player = Player
review-start = Start
review-own = Own decisions
review-others = Others’ decisions
review-luck = Chance
review-end = End
review-given-away = Given away
review-decisions = Decisions
review-turn = Turn { $turn }
review-options = Better, with what the bots expect after it
review-second-look = With all cards open
review-open-loss = With all cards open it cost { $loss } points.
review-loss = It cost { $loss } points in 100.
review-played = played
review-line = { $move }: { $chance } %. Then: { $line }
review-lineless = { $move }: { $chance } %
review-measured = A bot searched from what each player knew at that moment. What its values mean as chances was measured in games of { $players } bots of the level “{ $level }”.
review-not-measured = A bot searched from what each player knew at that moment. Nobody has measured what its values mean in this game with { $players } players, so the chances are only its own opinion.
review-steps = Steps to go
review-more = { $count ->
    [one] One more decision cost something; --all shows every decision.
   *[other] { $count } more decisions cost something; --all shows every decision.
}
