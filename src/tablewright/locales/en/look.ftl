# Looking at a game once it is over, hints and puzzles. Chances are whole per cents.
replay-pane-moves = Moves
replay-pane-decided = What decided it?
replay-pane-decision = This decision

look-offer = A bot goes through every decision with what its player could know then, and says what it was worth.
look-start = Find out what decided it
look-working = Looking at every decision… what is found shows at once
look-rough = For this game with { $players } players no chances have been measured: these are a bot’s own values.
look-true = What a bot’s values mean as chances was measured in games of { $players } bots of medium strength.
look-turning-points = Turning points
look-no-turning-points = No single decision turned this game.
look-luck = Luck and choices
look-luck-how = In points of a hundred: what your own choices, those of the others and luck did to your chances.
look-part = { $part ->
    [own] own choices { $points }
    [others] others’ choices { $points }
   *[chance] luck { $points }
}
look-chances = { $goal ->
    [one_winner] Chance of winning
    [one_loser] Chance of getting away
    [survival] Chance of living
   *[cooperative] Chance of winning together
}
look-chances-open = Chances with all cards open
look-together = Together
look-mark = { $mark ->
    [best] Best move
    [good] Good
    [loose] Loose
    [mistake] Mistake
    [blunder] Blunder
   *[forced] Only move
}
look-look = Look at this decision
look-before = Mistake before
look-after = Next mistake
look-not-yet = This decision has not been looked at yet.
look-no-decision = Nobody decides here.
look-decides = { $name } decides
look-they-played = { $name } played: { $move }.
look-cost = Cost: { $n } in 100.
look-best = best
look-played = played
look-less = { $n } less
look-same = as good
look-then = Then:
look-try = Try it yourself
look-open-look = With all cards open
look-open-cost = { $n ->
    [0] To somebody who saw everything, it cost nothing.
   *[other] To somebody who saw everything, it cost { $n } in 100.
}
look-open-show = Show the board with all cards open
look-who = { $name }:

look-puzzles-line = Positions from games of bots with one clearly best move. No account: this browser remembers what you have solved.
look-daily = Puzzle of the day: { $title }
look-daily-solve = Solve it
look-daily-again = Look at it again
look-streak = { $days ->
    [0] No day in a row yet: begin today.
    [one] One day in a row.
   *[other] { $days } days in a row.
}
look-solved = { $n } of { $count } solved
look-solve = Solve puzzles
look-solve-game = Solve puzzles of { $title }
look-no-puzzles = There are no puzzles here yet.
look-no-puzzle = There is no such puzzle
look-puzzle-title = Puzzle: { $title }
look-puzzle-number = Puzzle { $n } of { $count }
look-is-solved = solved
look-find = Find the best move
look-find-more = It is your turn. One move is clearly better than every other.
look-right = Right!
look-wrong = Not the best move
look-next-puzzle = Next puzzle
look-again = Try again
look-all-puzzles = All puzzles
look-number-solved = Puzzle { $n } of { $count }, solved
look-list = All of them
look-list-game = All of them: { $title }
