# Sentences that every game shares.
why-over = The game is over.

# What happens at a table.
table-joined = { $name } sits down.
table-bot-joined = { $name } takes the seat.
table-got-up = { $name } gets up.
table-renamed = { $was } is now called { $name }.
table-host = { $name } is the host now.
table-muted = { $name } cannot chat any more.
table-unmuted = { $name } can chat again.
table-started = The game begins.
table-timeout = { $name } has run out of time.
table-away-left = { $name } has left; a bot plays on.
table-away-gone = { $name } is gone for now; a bot plays on.
table-back = { $name } is back.
table-resumed = The server was away for a moment; no clock has run.
table-asks-undo = { $name } asks to take a move back.
table-undo-agreed = { $name } agrees to take it back.
table-undo-refused = { $name } does not want it taken back.
table-undone = { $name } agrees: the move is taken back, and chance begins anew.
table-undo = { $name } takes a move back.
table-offers-draw = { $name } offers a draw.
table-draw-agreed = { $name } agrees to a draw.
table-draw-refused = { $name } wants to play on.
table-rematch = { $name } wants to play again.
table-next = The next game is set up.
table-closed-host = The host has closed the table.
table-closed-empty = Everybody has left the table.
table-closed-expired = Nothing has happened at this table for a long time.
table-frozen-game = This server does not know the game { $game }.
table-frozen-version = This game was begun under version { $played } of the rules; here is version { $here }, so it is only shown.
table-frozen-rules = This game was begun under rules ({ $played }) that this server has no more, so it is only shown.
table-waiting = Waiting for players.
table-turn = { $player } to play.
table-your-turn = Your turn.
table-over = The game is over.

# Quick messages.
quick-hello = Hello!
quick-thanks = Thank you.
quick-well-played = Well played.
quick-oops = Oops.
quick-thinking = Let me think.
quick-hurry = Your turn, please.
quick-sorry = Sorry, I have to go.

# A move that the game's own catalogue has no words for.
table-move = { $move }
