# Orchard: on its card
orchard-line = Plant your trees side by side before the others do.

# what happened
orchard-planted = { $player } plants { $seed } at { $square }, in the shade of the old garden wall.
orchard-drew = { $player } draws a seed: { $seed }.
orchard-drew-hidden = { $player } draws a seed.
orchard-swapped = { $player } swaps { $seed } for { $other }.
orchard-swapped-hidden = { $player } swaps a seed.
orchard-ended = The orchard is full.

orchard-end-all_planted = every square is planted

# why a move is refused
orchard-why-not-now = That cannot be done now.

# what a move is called
orchard-arg-apple = apple
orchard-arg-pear = pear
orchard-arg-plum = plum
orchard-arg-cherry = cherry
orchard-move-plant = Plant { $a } at { $b }
orchard-move-draw = Draw a seed
orchard-move-swap = Swap { $a } for { $b }
orchard-move-wait = Wait
orchard-ask = Plant, draw or swap a seed.
