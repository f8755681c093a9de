# The page: everything it says itself. What happens in a game stands in the game's own catalogue.

# Everywhere
skip = Skip to the content
loading = Loading
close = Close
yes = yes
no = no
or = or
try-again = Try again
try-now = Try now
to-the-games = To the games
home-link = Tablewright, all games
a-table = A table
page-missing-title = Nothing here
page-missing = This address leads to no page. Perhaps a part of a link was lost on the way.
page-broken = A part of the page could not be loaded. The server may have been updated: load the page again.
trouble-offline = The server cannot be reached. Is it running, and are you online?
trouble-unknown = Something went wrong on the server. Try once more.

settings-sound = Sound
settings-theme = { $theme ->
    [light] Colours: light
    [dark] Colours: dark
   *[auto] Colours: as the system has them
}
settings-language = Language
settings-notify = Tell me when it is my turn

# Home
home-title = Tablewright: many games, one table
home-hello = Take a seat.
home-line = Tabletop games with friends by link, on one device, or against bots. No account, no waiting.
home-games = The games
home-players = { $counts } players
home-minutes = { $minutes } minutes
game-goal = { $goal ->
    [one_loser] One of you will lose: do not let it be you.
    [cooperative] You win or lose together.
    [survival] See who is left at the end.
   *[other] One of you will win.
}
warming = The server is getting this game ready ({ $percent } %): bots play more simply for now.
play-now = Play now
play-now-game = Play now: { $title }, against bots
with-friends = With friends
with-friends-game = With friends: { $title }
on-device = On this device
on-device-game = On this device: { $title }
join-label = Somebody gave you a code?
join-placeholder = KDW3-9XPA
join = Join
own-tables = Your tables
forget-table = Take { $title } off the list
show-all = Show all { $n }
open-tables = Open tables
open-tables-none = Nobody is waiting for players right now. Open a table yourself and let it be listed here.
open-record = Open a record
open-record-line = A game that was saved as a file: choose it, or drop it on this page, and look through it.
open-record-choose = Choose a file
record-unreadable = This file is no record of a game: it is not JSON. A record is saved with “Save the record” when a game is over.
seats-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
sit-down = Sit down
watch = Watch
phase-waiting = waiting for players
phase-playing = being played
phase-over = finished
phase-closed = closed
phase-frozen = kept from an older version
phase-gone = no longer on this server

# Joining
join-title = You are invited
join-game = { $title }: you are invited
join-who = At the table: { $names }
join-full = All seats are taken by now.
join-late = The game has begun without you. Whoever sits there can get up for you.

# Setting up a table
setup-title = Set up { $title }
setup-how = How do you want to play?
setup-mode-bots = Against bots
setup-mode-bots-line = Begins at once.
setup-mode-friends = With friends
setup-mode-friends-line = They join by link, from anywhere.
setup-mode-device = On this device
setup-mode-device-line = You pass it round; a curtain hides your hands.
setup-players = Players
setup-you = You
default-name = Player { $n }
setup-name = Your name
setup-name-of = Name at seat { $n }
setup-seat = Seat { $n }
setup-seat-here = Somebody here
setup-seat-open = Free for a friend
setup-seat-bot = Bot: { $level }
setup-table = The table
setup-clock = Clock
setup-clock-kind = { $clock ->
    [none] No clock
    [day] One day each
    [short] 5 minutes each, 5 seconds a turn
    [medium] 10 minutes each, 10 seconds a turn
   *[long] 30 minutes each, 20 seconds a turn
}
setup-order = Who begins?
setup-order-random = Drawn by lot
setup-order-fixed = Seat 1
setup-order-nominated = Somebody you choose
setup-first = Begins
setup-series = How many games?
setup-series-one = One game
setup-hints = Hints
setup-hints-bots = Against bots only
setup-hints-always = Always
setup-hints-never = Never
setup-spectators = Others may watch
setup-public = List it among the open tables
setup-preset = Ready-made rules
setup-preset-none = As in the rulebook
house-rules = House rules
house-rules-line = Every number of the game. What you change here holds at this table only.
rule-default = Usually { $value }.
rule-reset = { $name }: back to { $value }
rule-whole = A whole number is needed here.
rule-range = A whole number from { $lowest } to { $highest } is needed here.
rule-item = { $name }, number { $n }
rule-square = Row { $row }, column { $column }: { $what }
setup-start = Start the game
setup-open = Open the table

# Bots
bot-random = aimless
bot-greedy = hasty
bot-beginner = beginner
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
bot-about-random = Plays anything that is allowed.
bot-about-greedy = Takes what looks best at first sight.
bot-about-beginner = Sees only the next step; right for a first try.
bot-about-easy = Looks a little ahead and overlooks much; right for a first game.
bot-about-medium = Thinks ahead and overlooks some things further off.
bot-about-hard = Thinks for longer and overlooks little.
bot-about-expert = The strongest here, and in no hurry.
home-level = Play now: against the { $level } bot
series-title = Best of { $games }
series-won = { $name } has won the series.
series-next = Next game
bot-name-random = Aimless bot
bot-name-greedy = Hasty bot
bot-name-beginner = Beginner bot
bot-name-easy = Easy bot
bot-name-medium = Medium bot
bot-name-hard = Hard bot
bot-name-expert = Expert bot

# Waiting for players
lobby-title = Waiting for players
lobby-full = Everybody is here
lobby-waiting = Waits for somebody
lobby-bot = Seat { $n }: wait, or let a bot sit there
lobby-remove = Free the seat of { $name }
lobby-spectator = You are looking on. To play, ask the host for the invitation.
lobby-start = Start the game
lobby-start-bots = { $free ->
    [one] Start now, with a bot at the free seat
   *[other] Start now, with bots at the free seats
}
lobby-host-starts = The host starts the game when everybody is here.
invite-link = Send this link
invite-qr = The link as a QR code
invite-code = Or tell the code:
copy = Copy
copied = Copied
share = Share

# At the table
title-turn = ● Your turn: { $title }
table-loading = Going to the table
table-missing-title = There is no such table
table-missing = The link may be misspelt, or the table was cleared away.
table-you-watch = You are looking on; only those at the table can play.
players = Players
players-more = More about the players
seat-free = Free
you-mark = (you)
a-bot = bot
the-host = host
a-spectator = Somebody watching
thinking = is thinking
seat-away = away; a bot plays ({ $bot })
seat-gone = not connected
watching = { $n ->
    [one] One person is watching.
   *[other] { $n } people are watching.
}
clock-left = { $time } left
sending = On its way
waiting-since = For { $time } now
rule-link = Rule { $id }
board-choices = What you can do
board-facts = How it stands
general-board = The board. Arrow keys walk, Enter plays.
general-square = { $square }, { $what }
general-empty = empty
general-own-piece = your piece
general-piece = { $name }’s piece
general-hidden = hidden
general-nothing = none
general-menu = { $square }: choose what to do
general-instead = The game’s own board could not be shown. You can go on with this one.
your-hand = Your hand
side = Story, chat and rules
story = Story
chat = Chat
rules = Rules
story-empty = Nothing has happened yet.
taken-back = (taken back)
chat-empty = Nobody has said anything yet.
chat-quick = Quick messages
chat-placeholder = Say something
chat-send = Send
rules-search = Search the rules
rules-none = No rule speaks of “{ $search }”.
table-tools = More
undo = Take back
undo-ask = Ask to take back
hint = Hint
hint-thinking = Thinking…
percent = { $n }%
hint-simple = The bot is still warming up and has thought only a little.
hint-play = Play it
offer-draw = Offer a draw
resign = Resign
resign-sure = Do you want to give up this game?
play-on = Play on
do-it = Do it
rather-not = Rather not
asks-undo = { $name } asks to take a move back.
asks-draw = { $name } offers a draw.
agree = Agree
disagree = No
waits-for-answer = Waiting for the answer of { $names }.
leave = Leave the table
leave-sure = A bot will take your seat until you come back. Leave?
leave-plain = Leave this table?
stay = Stay
line-lost = The line is cut. What you did is safe; connecting again…
ended-protocol = This page is too old
ended-no-spectators = A table for its players alone
ended-crowded = There is no room left here
ended-seat-lost = Your seat was given away
load-again = Load it again
line-restart = The server restarts. Your game goes on in a moment.
coach = First steps
coach-skip = I know this
coach-progress = { $done } of { $all } done
coach-next = Next
coach-later = Not possible yet.
coach-done = That was everything you can do in this game. The rest is up to you.
curtain-title = { $name }, it is your turn
curtain-line = Take the device. Nobody else should look now.
curtain-hold = Hold to show your hand
notify-turn = Your turn

keys-title = Keys
keys-tab = from part to part
keys-arrows = over the board
keys-enter = play what is chosen
keys-escape = take it away again
keys-tabs = story, chat, rules
keys-hint = a hint
keys-undo = take back
keys-help = this list

# The end
result-won = You have won
result-lost = You have lost
result-drawn = A draw
result-all-won = You have all won
result-all-lost = You have all lost
result-they-won = They have all won
result-they-lost = They have all lost
result-told = { $names } won
result-loser = { $names } stays behind
result-over = The game is over
result-reason = How it ended: { $reason }.
result-points = { $n ->
    [one] one point
   *[other] { $n } points
}
result-winner = Winner
rematch = Play again
rematch-waiting = Waiting for the others
rematch-wanted = Wants to play again: { $names }
replay = Replay
kept-title = Kept from an older version
kept-story = As it was told
kept-unfinished = It was not finished, so nothing more was kept of it.
what-decided-it = What decided it?
save-record = Save the record
dice-verdict = { $verdict ->
    [true] Chance was fair: checked in this browser
    [false] Chance is not what was promised
   *[unknown] Dice check
}
dice-how = Before the game the server published the hash of its secret, and every seat added chance of its own. The secret now shown has that hash, so nobody could choose the dice. “tablewright verify” replays the whole record.
dice-commitment = Published before the game
dice-secret = The secret
dice-entropy = Added by the seats

# Replay
replay-title = Replay: { $title }
replay-missing = There is nothing to replay
replay-first = To the beginning
replay-last = To the end
replay-run = Play
replay-pause = Stop
replay-back = One step back
replay-forward = One step on
replay-moves = Moves
replay-steps = The { $n } steps of turn { $turn }
replay-measured = { $what } { $n }
replay-value = { $name } { $value }
replay-decider = What the one to move knew
replay-position = Position in the game
replay-at = Move { $ply } of { $plies }
replay-start = The beginning of the game.
replay-knowledge = What is shown
replay-open = All cards open
replay-seat = What { $name } knew
replay-hand = Hand of { $name }
fork = Play on from here
to-the-table = To the table

# Puzzles
puzzles = Puzzles
puzzles-of = { $title }: { $count } puzzles
daily-puzzle = Today’s puzzle

# How to play
howto = How to play
howto-title = How to play { $title }
howto-of = How to play: { $title }
howto-back = Back to the table
howto-table = The table
howto-table-of = The table of { $title }
howto-turn = A turn
howto-tries = Try it
howto-tries-line = Nothing here counts. Do what is asked, and what is not: the board says why.
howto-try = Click or tap on the board.
howto-try-any = Make a move.
howto-allowed = That is allowed.
howto-not-allowed = Not allowed:
howto-again = From the start
howto-end = How it ends
howto-missed = What beginners miss
howto-rules = All the rules
rules-rulings = Where the rulebook is silent: how it is played here
rules-changed = Changed at this table
howto-example = Example { $n }
howto-done = done
chat-unread = not yet read
result-board = Look at the board
result-more = Show the result

# Following the others
pace = Pace
pace-name = { $pace ->
    [slow] slow
    [fast] fast
    [instant] instantly
   *[normal] normal
}
story-again = Show me again
story-skip = Skip ahead
out-title = You are out of the game.
out-watch = Watch
out-skip = To the end
coach-wait = The others are at it. The story tells what they do.
coach-play-on = Play on as you like: the next lesson comes when it can be tried.
own-with = with { $names }
standing-your-turn = your turn
standing-others-turn = the others’ turn
standing-won = you won
standing-lost = you lost
try-level = Too easy? The next level is { $level }.
play-level = Play against { $level }
invite-here-only = This link works on this device only. For others in your network, start the server with --host 0.0.0.0.
lobby-chat = Talk while you wait
invite-there = Then this page is at { $address } for all of them.
invite-network = This link is for devices in the same network as this one.
house-search = Search the house rules
house-only-changed = Only what I changed
house-none = Nothing of that kind here.
rule-sets = Rules you kept
rule-set-name = Name for these rules
rule-set-keep = Keep
rule-set-share = Copy as a link
rule-set-save = As a file
rule-set-open = From a file
rule-set-unread = There are no house rules in this file. Choose one that was saved here.
rule-set-other-game = The rules in this file are of { $title }.

# The way to the lab
lab-door = The lab
lab-door-line = What would another rule change? Bots play both versions on the same deals, and you watch the answer come in.
lab-door-open = Ask the lab
lab-what-changes = What would this change?
