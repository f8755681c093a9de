# Sentences that every game shares.
why-over = The game is over.
why-not-now = That cannot be played now.

# Why the table does not grant something.
why-not-started = The game has not started yet.
why-started = The game has started already.
why-closed = This table is closed.
why-frozen = This game was played under rules that this server does not play any more.
why-no-seat = There is no seat { $seat }; this table has the seats 0 to { $last }.
why-nobody-there = Nobody sits there.
why-no-seat-named = Say with which seat you speak.
why-no-player = There is no player { $player } in this game.
why-not-your-seat = That seat is not yours.
why-seat-lost = Your seat at this table is yours no more.
why-full = All seats of this table are taken.
why-crowded = Too many people are at this table already.
why-taken = Somebody sits there already.
why-no-bot = No bot sits there.
why-no-such-bot = { $problem }
why-host = The host cannot be removed; hand the table to somebody else first.
why-not-host = Only the host of the table can do that.
why-no-such-command = “{ $command }” is nothing that a host can do; there is { $known }.
why-free-seats = There are free seats: wait for somebody, or let bots sit there.
why-out = You are out of the game.
why-not-your-turn = It is the turn of { $name }.
why-no-such-move = { $problem }
why-move-of-the-table = “{ $move }” is not a move that a player makes.
why-no-such-ply = { $problem }
why-stale = Something has happened since you looked; look again.
why-ahead = There is no view { $number } of this seat yet; the last one is { $last }.
why-no-resigning = { $title } knows no resigning; you can leave, and a bot plays on.
why-nothing-to-undo = You have not decided anything yet that could be taken back.
why-asked-already = That has been asked already; wait for the answer.
why-not-asked = Nobody is asking you that.
why-no-draw = { $title } knows no draw.
why-draw-needs-all = A draw needs the word of everybody; bots do not give theirs.
why-rematch-there = The next game has been set up already.
why-away = You have left, and a bot plays for you; come back first.
why-here = You are here already.
why-no-hint = Hints are for your own turn, against bots, or where the table allows them.
why-no-idea = No bot has an idea right now; try again.
why-muted = The host has muted you.
why-empty = There is nothing in that message.
why-no-such-quick = This table has no quick message “{ $quick }”.
why-quick-words =
    That message takes { $wanted ->
        [0] no words
        [one] one word
       *[other] { $wanted } words
    }, not { $given }.
why-quick-word = That message does not know “{ $word }”; it knows { $known }.
why-no-such-game = There is no game “{ $name }”; there are { $known }.
why-no-such-table = There is no such table; it may have been deleted.
why-no-such-code = No table has that code; perhaps a letter is wrong.
why-no-review = This game could not be reviewed: { $problem }
why-no-such-puzzle = There is no puzzle { $number } of this game; it has { $count }.
why-not-over = That is for finished games only.
why-not-invited = This table is by invitation: ask for its link or its code.
why-no-spectators = This table is not open to spectators.
why-wrong-key = That key opens no seat at this table.
why-bad-setting = { $what }: expected one of { $known }, not “{ $value }”.
why-bad-players = { $title } is for { $counts } players, not { $players }.
why-bad-seats = This table has { $players } seats, from 0 to { $last }.
why-nobody-plays = Take a seat yourself, or let bots sit everywhere and watch them.
why-bad-rules = { $problem }
why-bad-record = { $problem }
why-too-many-tables = This server has no room for another table.
why-too-many-new = Too many new tables or seats from your address; wait a minute.
why-no-lab = This server has no lab.
why-no-such-question = The lab has no such question; it may have been deleted. Ask it again.
why-not-asker = Only whoever asked this question may do that while it runs.
why-too-many-questions = You have { $most } questions that are not answered yet; wait for one, or stop one.
why-too-many-asked = Too many questions from your address; wait a minute.
why-bad-question = { $problem }
why-question-too-long = { $seconds } seconds are too long; a question is played for at most { $most } at a time, and may go on.
why-question-too-wide = This question has { $arms } ways to play; at most { $most } can be played. Name fewer values, cards or strengths.
why-no-report = There is no answer yet; wait for the first games.
why-no-such-block = There is no deal { $block } in this answer.
why-not-yet = This game is still being prepared for the server’s machine; try again in a minute.
why-too-fast = Too much at once; wait a moment.
why-too-slow = The request came too slowly; send it again.
why-too-big = A message has at most { $most } letters.
why-try-again = The table is being moved; try again in a moment.
why-restart = The table is being moved; come back in a moment.
why-store = The server cannot keep anything at the moment, so nobody can play; your game is safe. Try again later.
why-too-much = So much has happened at this table besides the game that no more of it is taken; moves are.
why-protocol = This page speaks version { $spoken } of the table’s language, the server version { $here }; load the page anew.
why-no-hello = The first message has to be a hello that this server understands.
why-said-hello = You have said hello already.
why-unreadable = This message cannot be read: { $problem }
why-not-a-number = Expected a whole number, not “{ $text }”.
why-not-found = There is nothing at this address.
why-method = That cannot be done here.
why-http = { $problem }
why-fault = Something went wrong in the server; it has been noted.

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

# A rule that the game's own catalogue has no words for.
table-rule = { $rule }
table-about-rule = The rule “{ $key }” of this game.

# A review: what a move leads to, and why it is marked as it is.
review-option-one_winner = Wins with { $chance } %.
review-option-one_loser = Loses with { $chance } %.
review-option-survival = Survives with { $chance } %.
review-option-cooperative = The team makes it with { $chance } %.
review-best-one_winner = The best move: it wins with { $chance } %.
review-best-one_loser = The best move: it loses with { $chance } %.
review-best-survival = The best move: it survives with { $chance } %.
review-best-cooperative = The best move: the team makes it with { $chance } %.
review-reason-one_winner = Wins with { $chance } % instead of { $best } %.
review-reason-one_loser = Loses with { $chance } % instead of { $best } %.
review-reason-survival = Survives with { $chance } % instead of { $best } %.
review-reason-cooperative = The team makes it with { $chance } % instead of { $best } %.
review-close = As good as the best move, but for less than one chance in a hundred.
review-forced = The only move.
review-silence = Had all players said all they knew, the team’s decisions would have been worth { $chance } points in 100 more.
review-verdict-well-lucky = { $player } played well and was lucky.
review-verdict-well-even = { $player } played well, and luck was even.
review-verdict-well-unlucky = { $player } played well and was unlucky.
review-verdict-soundly-lucky = { $player } played soundly and was lucky.
review-verdict-soundly-even = { $player } played soundly, and luck was even.
review-verdict-soundly-unlucky = { $player } played soundly and was unlucky.
review-verdict-badly-lucky = { $player } gave chances away and was lucky.
review-verdict-badly-even = { $player } gave chances away, and luck was even.
review-verdict-badly-unlucky = { $player } gave chances away and was unlucky.
review-verdict-well = { $player } played well.
review-verdict-soundly = { $player } played soundly.
review-verdict-badly = { $player } gave chances away.
review-puzzle-worse = Worse than the moves that are shown.
review-mark-best = best
review-mark-good = good
review-mark-loose = loose
review-mark-mistake = mistake
review-mark-blunder = blunder
review-mark-forced = forced
