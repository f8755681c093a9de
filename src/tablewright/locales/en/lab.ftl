# The lab: the numbers that every game has. <name> is the title, <name>-about the definition.
lab-seat = player { $number }

lab-unit-share = %
lab-unit-minutes = minutes
lab-unit-decisions = decisions
lab-unit-rounds = rounds
lab-unit-turns = turns
lab-unit-days = days
lab-unit-plies = plies
lab-unit-moves = moves
lab-unit-bits = bits
lab-unit-times = times
lab-unit-value = of the bots' scale
lab-unit-cards = cards
lab-unit-points = points
lab-unit-ranks = ranks
lab-unit-steps = steps
lab-unit-tokens = tokens
lab-unit-fences = fences
lab-unit-players = players
lab-unit-tiles = tiles
lab-unit-damage = damage
lab-unit-zombies = zombies
lab-unit-survivors = survivors
lab-unit-spaces = spaces

lab-loses = loses: { $of }
lab-loses-about = The share of games that { $of } loses.
lab-wins = wins: { $of }
lab-wins-about = The share of games that { $of } wins.
lab-cleared = won together
lab-cleared-about = The share of games that the players win together.
lab-draws = nobody wins or loses
lab-draws-about = The share of games without a winner or loser: draws, and games that were cut short.

lab-rounds = rounds
lab-rounds-about = How many rounds a game lasts.
lab-turns = turns
lab-turns-about = How many turns of all players together a game lasts.
lab-days = days
lab-days-about = On which day a game ends.
lab-plies = moves
lab-plies-about = How many moves of all players together a game lasts.
lab-minutes = minutes
lab-minutes-about = How long a game takes if people need as many seconds for each decision as was set (8 if nothing was).
lab-decisions = decisions
lab-decisions-about = How many decisions all players together make in a game.

lab-ends = ends so: { $of }
lab-ends-about = The share of games that end in this way: { $of }.
lab-capped = cut short
lab-capped-about = The share of games that the rules end because they have lasted too long.

lab-choices = real choices
lab-choices-about = The share of a game's decisions with more than one legal move.
lab-options = legal moves
lab-options-about = How many moves are legal at a decision, on average over a game.
lab-bits = choices, in bits
lab-bits-about = The logarithm to the base 2 of the number of legal moves at a decision, on average over a game: 3 bits are eight moves.
lab-waiting = waiting
lab-waiting-about = How many decisions of others pass between one turn of a player and the next, on average over a game.
lab-longest_wait = longest wait
lab-longest_wait-about = The most decisions of others in a row that anybody in the game had to watch, those after being out of the game included.

lab-lead_changes = changes of the lead
lab-lead_changes-about = How often the lead changes, as the bots see it after each turn: who is ahead where one player wins, who is behind where one loses.
lab-margin = distance of the leader
lab-margin-about = How far the leader is from the next player, as the bots see it after each turn; their scale runs from -1 (lost) to 1 (won).
lab-drama = drama
lab-drama-about = How far the later winner (the later loser, where one player loses) was from the lead at worst, as the bots see it; of games that somebody wins or loses.
lab-decided = decided after
lab-decided-about = The share of the turns after which the lead does not change hands any more, as the bots see it; of games that somebody wins or loses.
lab-lead_changes_together = turns of fortune
lab-lead_changes_together-about = How often it changes whether the players are more likely to come through or not, as the bots see it after each turn.
lab-margin_together = clearness
lab-margin_together-about = How clear it is which way the game is going, as the bots see it after each turn: 0 is open, 2 decided.
lab-drama_together = drama
lab-drama_together-about = How much the game looked as if it would end otherwise, at the moment when it did so most, as the bots see it.
lab-decided_together = decided after
lab-decided_together-about = The share of the turns after which it does not change any more which way the game is going, as the bots see it.

lab-used = used: { $of }
lab-used-about = How often all players together do this in a game: { $of }.
lab-used_by_winners = used by a winner: { $of }
lab-used_by_winners-about = How often a player who wins does this in the game: { $of }.
lab-used_by_losers = used by the others: { $of }
lab-used_by_losers-about = How often a player who does not win does this in the game: { $of }.
