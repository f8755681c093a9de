# Quoridor: the words of its board in the browser.
quoridor-board-name = Quoridor board. Arrow keys walk, Enter plays, F chooses between pawn and fence, R turns the fence.
quoridor-board-you = you
quoridor-board-ways = Steps to go: { $ways }
quoridor-board-tap-again = Tap again to place it.
quoridor-board-distance = { $name } { $steps }
quoridor-board-distance-changed = { $name } { $steps } ({ $change })
quoridor-board-own-pawn = { $square }, your pawn
quoridor-board-pawn = { $square }, { $name }’s pawn
quoridor-board-target = { $square }, you can move here
quoridor-board-square = { $square }
quoridor-board-across = fence { $fence }, between rows { $first } and { $second }
quoridor-board-upright = fence { $fence }, between columns { $first } and { $second }
quoridor-board-not-legal = { $place }, not possible
quoridor-board-modes = What do you want to play?
quoridor-board-mode-pawn = Pawn
quoridor-board-mode-across = Across
quoridor-board-mode-upright = Upright
quoridor-board-fences = { $fences ->
    [0] no fence left
    [one] one fence
   *[other] { $fences } fences
}
quoridor-board-steps = { $steps ->
    [one] one step to go
   *[other] { $steps } steps to go
}
quoridor-board-gone = out of the game
quoridor-coach-step = Your pawn wants to reach the far side. Tap one of the glowing squares beside it.
quoridor-coach-fence = Now slow the others down: point at a groove between the squares and place a fence. It shows how long everybody’s way will be.
quoridor-board-key-fence = pawn or fence
quoridor-board-key-turn = turn the fence
quoridor-board-longer = Your way: { $was } steps before, { $is } now
quoridor-board-fenced = { $words }, fence { $sides }
quoridor-board-side-up = above
quoridor-board-side-right = right
quoridor-board-side-down = below
quoridor-board-side-left = left
quoridor-coach-jump = A pawn stands right beside yours: you can jump over it. The square behind it glows.
quoridor-coach-goal = Nearly there: any square of the far line wins, at once.
quoridor-coach-aim = Whoever is first on any square of the far line has won.
quoridor-board-shut = No fence may close the last way to the goal; this one would for: { $names }
quoridor-board-measure = Steps to go
