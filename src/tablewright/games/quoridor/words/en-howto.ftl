# How to play Quoridor.
quoridor-howto-aim = Be the first to walk your pawn across the board, and put fences in the others’ way.

quoridor-howto-part-pawn = Your pawn. It starts in the middle of your side.
quoridor-howto-part-goal = The far line. Any of its nine squares wins.
quoridor-howto-part-rival = The other pawn, on its way to your side.
quoridor-howto-part-fence = A fence: two squares long, in the groove between squares. It stays where it is.
quoridor-howto-part-rack = The fences you have left: { $fences_2 } each with two players, { $fences_4 } with four.

quoridor-howto-turn-choose = Do one thing
quoridor-howto-turn-choose-more = In your turn you either move your pawn or place a fence. Then the next player goes.
quoridor-howto-turn-step = Step
quoridor-howto-turn-step-more = One square forward, back or sideways, never diagonally. The squares you can reach glow: click one.
quoridor-howto-turn-fence = Or place a fence
quoridor-howto-turn-fence-more = Point at a groove between two squares and click; on a phone tap it once to see it, once more to place it. The line above the board tells how long everybody’s way becomes.
quoridor-howto-turn-jump = Jump
quoridor-howto-turn-jump-more = Is a pawn right in front of you? Jump over it onto the square behind. If a fence stands behind it, land beside it instead.

quoridor-howto-try-jump = Ben stands in your way. Jump over him to e6. Then start again and try to land beside him, on d5.
quoridor-howto-try-jump-done = A jump costs one turn and gains two squares.
quoridor-howto-try-fence = Step onto Ben’s own square e5: not possible. Now put a fence across in front of him, above e5 and f5.
quoridor-howto-try-fence-done = Ben came from there: that fence does not hinder him. It hinders you. Look where the others still have to go.
quoridor-howto-try-cage = Ben is nearly shut in. Try to close his last gap: the fence along the right of e8 and e9. Then place one across below d8 and e8 instead.
quoridor-howto-try-cage-done = Longer is fine, closed is not: everybody always keeps a way.

quoridor-howto-end = Whoever steps onto the far line first has won, at once. { $rules_repetition_draw ->
    [0] Nobody can pass, and there is no chance in this game.
   *[other] A position that comes { $rules_repetition_draw } times is a draw. Nobody can pass, and there is no chance in this game.
}

quoridor-howto-miss-once = A fence never moves again. A good one costs the others three steps or more, and you one turn.
quoridor-howto-miss-back = Fences stop you too: look at both numbers, yours and theirs.
quoridor-howto-miss-spare = Keep two or three fences for the end. Who has none left can only run.
quoridor-howto-miss-edge = { $rules_edge_is_fence ->
    [yes] The edge of the board behind a pawn counts as a fence: there, too, you may jump to the side.
   *[no] The edge of the board behind a pawn is no fence: there is no jump to the side there.
}
