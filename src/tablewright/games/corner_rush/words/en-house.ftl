# Corner Rush: what may be changed at a table. Loaded where a table is set up.

corner_rush-preset-blocking_pawns = Pawns block each other
corner_rush-preset-blind = Blind: nobody knows the numbers
corner_rush-preset-hard_blockers = Stronger blockers

corner_rush-house-group-board = Board
corner_rush-house-group-die = Die
corner_rush-house-group-tokens = Blockers
corner_rush-house-group-seat = Corners
corner_rush-house-group-seats = Who sits where
corner_rush-house-group-rules = Rules

corner_rush-house-board-size = Size of the board
corner_rush-about-board-size = Fixed at 5: the moves are made for five by five tiles.
corner_rush-house-board-holes = Holes
corner_rush-about-board-holes = Tiles that are missing; nothing enters them. A tap takes one out or puts it back.
corner_rush-house-die-values = Faces of the die
corner_rush-about-die-values = Six numbers, rising. 0 is the Null, the last one the Ace.
corner_rush-house-tokens-blockers = Numbers in each bag
corner_rush-about-tokens-blockers = The five blockers of a player, from 0 (Null) to 6.
corner_rush-house-seat-any-start = { $any }: start
corner_rush-about-seat-any-start = The tile on which this pawn begins.
corner_rush-house-seat-any-goal = { $any }: Ace
corner_rush-about-seat-any-goal = The tile that this pawn wants to reach.
corner_rush-house-seats-any = Corners with { $any } players
corner_rush-about-seats-any = Which corners are taken, in the order of play.
corner_rush-house-rules-pawns_block = Pawns block
corner_rush-about-rules-pawns_block = No pawn enters a tile where another one stands.
corner_rush-house-rules-revisit = Back over the same tile
corner_rush-about-rules-revisit = Off: within a turn no tile is entered twice, and steps lapse in a dead end.
corner_rush-house-rules-null_forced = A Null must nudge
corner_rush-about-rules-null_forced = Whoever rolls a Null has to nudge somebody who can be nudged.
corner_rush-house-rules-null_power_on_challenge = A Null in a challenge nudges too
corner_rush-about-rules-null_power_on_challenge = A Null rolled against a blocker gives its nudge as well.
corner_rush-house-rules-win_on_any_move = Nudged home wins
corner_rush-about-rules-win_on_any_move = Off: a pawn that others nudge onto its Ace just rests there.
corner_rush-house-rules-must_leave_path = A way stays open
corner_rush-about-rules-must_leave_path = No blocker may cut a pawn off from its Ace.
corner_rush-house-rules-place_forced = A drawn blocker is laid
corner_rush-about-rules-place_forced = Off: it may go back into the bag.
corner_rush-house-rules-owner_sees = Owners see their numbers
corner_rush-about-rules-owner_sees = Off: nobody looks, neither into the bag nor when laying.
corner_rush-house-rules-max_turns = Turns until a draw
corner_rush-about-rules-max_turns = After so many turns of all players the game is a draw.

corner_rush-house-word-south_west = South-west
corner_rush-house-word-north_west = North-west
corner_rush-house-word-north_east = North-east
corner_rush-house-word-south_east = South-east
