# The lab in the browser: its questions and answers in words. What the numbers are called stands in lab.ftl.

# The way in
lab-title = The lab
lab-of = The lab: { $title }
lab-line = Change a rule, and bots play both versions on the same deals. Watch the answer come in, then try it with friends.
lab-choose = Which game is it about?
lab-off = This server was started without the lab. Whoever runs it can turn it on.
lab-yours = Your questions
lab-yours-none = What you ask is listed here, in this browser.
lab-forget = Take this question off the list: { $question }

# The question
ask-kind = What do you want to know?
ask-kind-compare = What if I change a rule?
ask-kind-seats = Is it fair by seat?
ask-kind-length = How long is it, how does it end?
ask-kind-feel = How does it feel?
ask-kind-cards = Which cards or actions matter?
ask-kind-skill = Does skill matter, or luck?
ask-kind-difficulty = How hard is it together?
ask-kind-sweep = One rule over its values
ask-kind-grid = Two rules against each other
ask-kind-find = Find me a value
ask-kind-aa = Does the lab see ghosts?
ask-line-compare = Games by the rules as they are (A) beside games by yours (B), on the same deals.
ask-line-seats = Who does well from which seat.
ask-line-length = Rounds, minutes, and the ways a game ends.
ask-line-feel = Real choices, waiting, changes of the lead, when it is decided.
ask-line-cards = Each in turn is taken from one player, then from everybody.
ask-line-skill = Each strength against the one below, and each deal played twice.
ask-line-difficulty = How often those who play together come through.
ask-line-sweep = A curve: what a number becomes as a rule grows.
ask-line-grid = A map of two rules and one number.
ask-line-find = You name what you want, the lab looks for the value that gives it.
ask-line-aa = A against A: nothing is changed. What would a careless reading have claimed?
ask-about = About
ask-players = Players
ask-by-line = They hold in every game of the question.
ask-change-none = Change at least one rule, then there is something to compare.
ask-sentence = { $kind ->
    [compare] What changes in { $title } for { $n } if…
    [seats] Is { $title } for { $n } fair by seat?
    [length] How long is { $title } for { $n }, and how does it end?
    [feel] How does { $title } for { $n } feel?
    [cards] Which cards or actions matter in { $title } for { $n }?
    [skill] Does skill matter in { $title } for { $n }, and how much is luck?
    [difficulty] How hard is { $title } for { $n }?
    [sweep] What does one rule of { $title } for { $n } do over its values?
    [grid] What do two rules of { $title } for { $n } do together?
    [find] Which value of a rule of { $title } for { $n } gives me what I want?
   *[aa] Does the lab see changes in { $title } for { $n } where there are none?
}
ask-rule = Rule
ask-second-rule = and rule
ask-from = from
ask-to = to
ask-step = in steps of
ask-number = The number to look at
ask-target = shall be
ask-margin = give or take
ask-target-none = Say which value you want, and give or take how much.
ask-values = Values: { $values }.
ask-points-too-many = These are { $n } points, and { $most } are the most: fewer values, or larger steps.
ask-points-too-few = At least two values are needed.
ask-strengths = Who plays
ask-strengths-line = Every answer stands at several strengths side by side. What one bot makes of a rule can be false of another.
ask-strengths-none = Choose at least one strength.
ask-strengths-most = At most { $n } strengths at once.
ask-stop = When to stop
ask-stop-how = Stop
ask-stop-verdict = once it is decided
ask-stop-precision = once it is known within
ask-stop-matters = Changes below so many points do not matter
ask-stop-points = { $n ->
    [one] ± 1 point
   *[other] ± { $n } points
}
ask-stop-time = at the latest after
ask-seconds = { $seconds ->
    [10] 10 seconds
    [60] 1 minute
    [180] 3 minutes
    [600] 10 minutes
   *[other] { $seconds } seconds
}
ask-speaks-of = The verdict speaks of
ask-speaks-line = One to three numbers. All the others are counted too.
ask-more = Further wishes
ask-all-players = For every number of players
ask-seed = Seed
ask-blocks = At most so many deals at each strength
ask-start = Play it
ask-forecast-wait = Trying a few games to see what can be answered…
ask-forecast-compiling = This game is being made ready on the server. You can ask already: the first numbers come from the weakest bots.
ask-forecast-line = After { $time } you know “{ $number }” to about { $parts }.
ask-forecast-part = { $half } at { $bot }
ask-forecast-share = { $kind ->
    [seats] How each seat fares
    [cards] What a card or action is worth
    [skill] What playing better is worth
   *[other] How many make it
}
ask-forecast-none = Too little is known of these games yet to say how exact the answer will be.

# The answer
answer-title = { $title }: the answer
answer-missing = There is no such question here
answer-change-to = { $rule }: { $before } → { $after }
answer-again = Ask something else
answer-again-like = Change the question
answer-verdict = The answer
answer-waiting = { $n ->
    [0] Your question is next.
    [one] One question goes before yours.
   *[other] { $n } questions go before yours.
}
answer-preparing = The game is being made ready for speed. Numbers come all the same, slowly at first.
answer-nothing = No games yet.
answer-running = Playing
answer-paused = Paused
answer-decided = Decided
answer-rests = Still open
answer-failed = It could not be played
answer-rests-why = { $why ->
    [time] The time is up. It is still open: every number below is valid, and you can go on.
    [blocks] All deals that you allowed are played. It is still open.
    [asked] It was stopped by hand. Every number below is valid.
   *[other] It rests.
}
answer-progress = { $games } games, { $seconds } of { $limit } seconds
answer-cut = The line is cut. The games go on; the page tries again.
answer-pause = Pause
answer-stop = Stop
answer-go-on-for = Go on for a minute
answer-copy = Copy the link
answer-points = points
answer-percent = { $value } %
answer-interval = { $low } to { $high } { $unit }
answer-give-or-take = ±{ $n } { $unit }
answer-unknown = nothing known yet
answer-among = among { $bots } bots
answer-seat = { $n ->
    [1] first player
    [2] second player
    [3] third player
    [4] fourth player
    [5] fifth player
   *[other] player { $n }
}
answer-seat-loses = { answer-seat } loses
answer-seat-wins = { answer-seat } wins
answer-seat-survives = { answer-seat } survives
answer-seat-lives = { answer-seat } survives
answer-more = { $of ->
    [share] more often, by { $size }
   *[number] more, by { $size }
}
answer-less = { $of ->
    [share] less often, by { $size }
   *[number] less, by { $size }
}
answer-no-matter = no matter ({ $bound } at most)
answer-open = still open ({ $interval })
answer-open-yet = still open
answer-everywhere = { $said }, at every strength.
answer-among-said = { $said } { $among }.
answer-full-stop = { $said }.
answer-and-then = {"; "}
answer-dead = Not one of { $games } games { $among } changed: with them the rule is dead. It can matter in at most { $most } % of games.
answer-turned = Strength turns the answer around. { $title }: more { $more }, less { $less }. Believe the strength that plays most like your players, and watch some games.
answer-disagree = { $reading ->
    [more] Strengths disagree. { $title }: more { $some }, of no matter { $none }.
   *[less] Strengths disagree. { $title }: less { $some }, of no matter { $none }.
}
answer-unfair = Not fair { $among }: { $seats }. An equal share is { $equal }.
answer-equal = the same for all
answer-fair = { $counts ->
    [loses] Fair { $among }: every seat loses as often as the others, within { $points } points.
    [survives] Fair { $among }: every seat survives as often as the others, within { $points } points.
   *[other] Fair { $among }: every seat wins as often as the others, within { $points } points.
}
answer-seats-open = Still open { $among }: no seat is provably better or worse off yet.
answer-length = { $middle } { $unit } in the middle, { $low } to { $high } in eight of ten games
answer-ends-most = most often { $title } ({ $share })
answer-tool-most = { $counts ->
    [loses] most of all { $tool }: who may not do it loses more often, by { $size }
    [survives] most of all { $tool }: who may not do it survives less often, by { $size }
   *[other] most of all { $tool }: who may not do it wins less often, by { $size }
}
answer-tool-then = then { $tools }
answer-tool-better = better off without: { $tools }
answer-tool-none = no matter: { $tools }
answer-tool-open = { $n ->
    [one] one card or action is still open
   *[other] { $n } cards and actions are still open
}
answer-skill = { $kind ->
    [pays] { $counts ->
        [loses] playing so instead of { $below } pays: loses less often, by { $size }
        [survives] playing so instead of { $below } pays: survives more often, by { $size }
       *[other] playing so instead of { $below } pays: wins more often, by { $size }
    }
    [harms] playing so instead of { $below } does harm, by { $size }
    [none] playing so instead of { $below } makes no difference that matters
   *[open] against { $below } it is still open ({ $interval })
}
answer-luck = the deal decides { $share } of the result among equals
answer-make-it = { $title }: { $share } make it
answer-difficulty = { $talk ->
    [talk] { $n } players, { $difficulty }, talking
    [silent] { $n } players, { $difficulty }, in silence
   *[none] { $n } players, { $difficulty }
}
answer-as-it-is = as it is
answer-sweep = { $title } from { $low } at { $from } to { $high } at { $to }.
answer-sweep-open = no value of { $title } is provably apart from another yet.
answer-goal = { $value } ± { $margin } { $unit }
answer-find-meets = { $point } meets { $goal }.
answer-find-open = { $n ->
    [one] { $goal } is still open; one value was looked at.
   *[other] { $goal } is still open; { $n } values were looked at.
}
answer-find-none = { $side ->
    [below] No value can meet { $goal }: all lie below it. The nearest is { $point }.
   *[above] No value can meet { $goal }: all lie above it. The nearest is { $point }.
}
answer-find-between = No value meets { $goal }: it lies between { $one } and { $other }.
answer-self-test = nothing was changed. In { $looks } looks a plain interval would have claimed a change in { $careless } of { $numbers } numbers; the lab claimed { $lab }.

# The answer's parts
part-first = The first numbers
part-first-note = From the weakest bots on. What it all means follows as soon as there is enough.
part-change = Change from A to B
part-change-note = Inside the green band a change is too small to matter.
part-narrowing = How the answer narrows
part-narrowing-note = The interval after so many deals. You may look whenever you like: it holds at all looks together.
part-deals = Deals
part-plain = Show a plain interval beside it
part-plain-said = A plain 95 % interval, looked at { $looks } times, would by now have claimed a change in { $careless } of { $numbers } numbers; the lab claims { $lab }.
part-plain-note = Dashed: the ordinary interval of a textbook. It is meant to be looked at once; looked at again and again it is wrong far more often than one time in twenty.
part-length = How long it lasts
part-ends = How it ends
part-seats = By seat
part-feel = How it feels
part-feel-note = Numbers about leads are as the bots see the game.
part-cards = Cards and actions
part-cards-note = { $counts ->
    [loses] How much more often a player loses who may not do it, on the same deals.
    [survives] How much more often a player survives who may not do it, on the same deals.
   *[other] How much more often a player wins who may not do it, on the same deals.
}
part-game = Numbers of this game
part-also = Also changed
part-also-rest = The others that changed
part-also-line = { $n ->
    [0] None of the { $all } other numbers has changed so far.
    [one] 1 of { $all } other numbers.
   *[other] { $n } of { $all } other numbers.
}
part-also-note = Of those named here, on average at most one in twenty is named falsely.
part-deal-changed = { $changed } of { $games } games came otherwise.
part-all = All numbers
part-people = People's games
part-people-none = Nobody has finished a game by these rules on this server yet. Play it with friends, and it is counted here.
part-people-line = Finished games at tables of this server, people among the players.
part-people-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
part-skill = One step stronger
part-skill-note = { $counts ->
    [loses] How much more often a player loses who plays one step stronger than all the others.
    [survives] How much more often a player survives who plays one step stronger than all the others.
   *[other] How much more often a player wins who plays one step stronger than all the others.
}
part-luck = What the deal decides
part-luck-note = The share of the result among equals: each deal is played twice, with other thoughts.
part-difficulty = How many make it
part-curve = { $title } over { $rule }
part-map = { $title }: { $one } against { $other }
part-map-note = The darker, the more. Under each value: give or take.
part-equal = The dashed line is an equal share.
part-table = As a table
part-table-of = { $title }, in numbers
part-look = Look into { $point }
part-worse-off = without it, oneself
part-excluded = without it, everybody: { $title }
part-used = used a game
part-used-winner = by a winner
part-used-other = by the others
part-no-rule = no rule removes it
col-bots = Bots
col-number = Number
col-change = Change (95 %)
col-seen = Seen
col-interval = 95 % together
col-one-interval = 95 %
col-games = Games
col-saves = Same deals save
col-reading = So
col-quantile = Of ten games
col-judgement = Judged
col-people = People
reading-more = more
reading-less = less
reading-none = no matter
reading-open = open
judged = { $judgement ->
    [below] too little
    [above] too much
    [meets] meets it
   *[open] open
}
quantile = { $n ->
    [1] 1 is no longer
   *[other] { $n } are no longer
}
counted-up-to = { $title } (counted up to { $n })
no-saving = –
save-of-ten = { $n } of 10 games

# Games to watch
watch-title = The games behind it
watch-line = { $pairs ->
    [true] The very games that were counted. A and B begin with the same deal and the same thoughts.
   *[other] The very games that were counted, step by step.
}
watch-turned = Same deal, other outcome
watch-changed = Same deal, other course
watch-typical = A typical game
watch-close = A close one
watch-longest = The longest
watch-shortest = The shortest
watch-bots = Among
watch-deal = deal { $n }
pair-title = { $title }, deal { $n }: A beside B
pair-one-title = { $title }, deal { $n }
pair-same = { $n ->
    [0] They part at the first move.
    [one] The first move is the same in both.
   *[other] The first { $n } moves are the same in both.
}
pair-parted = From here on they part.
pair-over = Over: { $reason }
pair-back = Back to the answer
pair-arm-a = A: the rules as they are
pair-arm-b = B: with the change
pair-jump = To where they part
pair-step = A step on, in both
pair-step-back = A step back, in both

# From answer to table
table-now = Play this now
table-with-friends = Play this with friends
table-line = Opens a table by these rules. Its games stand beside the bots'.

# To take along
take-title = To take along
take-html = A page
take-csv = Table (CSV)
take-json = JSON
take-parquet = Parquet
take-lab = Everything (.lab)
take-command = The command that asks it again
take-copy = Copy the command
