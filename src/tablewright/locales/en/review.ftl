# The report of a review.
review-title = { $game }, looked at again
review-of = { $players } players, { $plies } moves
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
review-decisions = Decisions
review-decision = Turn { $turn }, { $name }: { $move } [{ $mark }] { $reason }
review-second-look = With all cards open
review-open-loss = With all cards open it cost { $loss } points.
review-line = { $move }. { $reason } Then: { $line }
review-lineless = { $move }. { $reason }
review-measured = A bot searched from what each player knew at that moment. What its values mean as chances was measured in games of { $players } bots of the level “{ $level ->
    [easy] easy
    [hard] hard
   *[medium] medium
}”.
review-not-measured = A bot searched from what each player knew at that moment. Nobody has measured what its values mean in this game with { $players } players, so the chances are only its own opinion.
review-steps = Steps to go
review-more = { $count ->
    [one] One more decision cost something; --all shows every decision.
   *[other] { $count } more decisions cost something; --all shows every decision.
}
review-player-blue = Blue
review-player-red = Red
review-player-yellow = Yellow
review-player-green = Green
review-player-purple = Purple
