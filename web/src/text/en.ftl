### The page's own words. Those of a game live beside its rules.

## The house
house = bezant
home = bezant, to the tables
nav = Pages
nav-tables = Tables
nav-played = Games played
nav-rules = Rules
language = Language
language-named = { $language ->
    [hu] Magyar
    [de] Deutsch
    [it] Italiano
   *[en] English
  }
theme-dark = Dark theme
theme-light = Light theme
close = Close
loading = One moment …
unofficial = Unofficial fan software: own words, own drawings. The games belong to their designers and publishers.
title-lobby = Tables · bezant
title-played = Games played · bezant
title-rules = Rules · bezant
title-table = { $name } · bezant
title-review = Review of { $name } · bezant
title-your-turn = ● Your turn · { $name } · bezant
nowhere-title = Nothing here
nowhere = There is no page at this address.
back-to-tables = Back to the tables
error-unreachable = The server cannot be reached. Nothing was changed; please try again.
error-unreadable = The server gave an answer this page cannot read (status { $status }). Nothing was changed.

## You
your-name = Your name
your-name-label = So the others will see you (1 to 24 characters)
name-change = Your name is { $name }. Change it
name-save = Keep this name

## Lobby
games = Games
game-seats = { $low } to { $high }
game-meta = { $seats } players{ $designer ->
    [none] .
   *[other] , by { $designer }.
}
how-it-goes = { $game }: a turn in three steps
learn = Learn it
learn-named = Learn it: { $game }
new-table = New table
play-bots = Play the bots
your-tables = Your tables
your-tables-none = You sit at no table yet. Make one, or sit down at an open one.
wait-for-you = { $count ->
    [one] 1 waits for you
   *[other] { $count } wait for you
  }
open-tables = Open tables
open-tables-none = Nobody waits for players just now.
running-tables = Running tables
played-none = No finished games yet.
take-turn = Take your turn
waiting-for = Waiting for { $name }
sit-down = Sit down
stand-up = Stand up
watch = Watch
just-now = just now
private = private
seats-free = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
  }
seat-free = Free seat

## Making a table
make-a-table = Make a table
game = Game
seats = Seats
others = Others
others-friends = Friends
others-friends-hint = A private table: you send the link.
others-anyone = Anyone
others-anyone-hint = The table is listed; whoever comes may sit down.
others-bots = Bots
others-bots-hint = The game starts at once.
others-screen = This screen
others-screen-hint = You share this screen and hand it round.
seat-number = Seat { $number }
seat-me = Me
seat-open = Open
seat-bot = Bot: { $bot }
seat-bot-rated = Bot: { $bot }, rating { $rating }
bot-rated = { $hint }. Rating { $rating } with { $count } players ({ $low } to { $high }).
bot-unrated = { $hint }.
more-options = Name, hints and options
table-name = Name of the table
table-name-hint = Aachen
talk-allowed = Team-mates may talk about the game
hints-allowed = Players may ask for hints
make-table = Make the table
make-table-friends = and copy the link for your friends
make-table-anyone = and wait for players
make-table-bots = and play
make-table-screen = and play
bots-at-hand = Bots at hand
bots-see = A bot sees what its seat may see, no more.
bot = bot
bot-uniform = Wanderer
bot-uniform-hint = moves at random
bot-greedy = Steward
bot-greedy-hint = looks one move ahead
bot-level1 = Squire
bot-level1-hint = level 1: overlooks much
bot-level2 = Knight
bot-level2-hint = level 2: overlooks less
bot-level3 = Castellan
bot-level3-hint = level 3: a middling opponent
bot-level4 = Count
bot-level4-hint = level 4: a strong opponent
bot-level5 = Duke
bot-level5-hint = level 5: a very strong opponent
bot-level6 = Emperor
bot-level6-hint = level 6: the strongest, about a second a move
bot-level = Level { $level } of 6

## Waiting room
waiting-title = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
  }
known-as = The others know you as
waiting-starts = The game starts by itself as soon as every seat is taken.
link-private = Only those who have this link can find the table:
link-public = Everyone sees this table in the lobby. You may also send the link:
table-link = Link to this table
copy-link = Copy the link
copied = Copied

## Table
steps = Where the round stands
decision = Your decision
options = Options
your-turn = Your turn
you = You
you-here = you
spectator = You are watching
undo = Undo
let-go = Let go of { $what }
confirm-nothing = Choose on the board or here
confirm-chance = then chance speaks, no undo after
confirm-passes = then the turn passes
confirm-undoable = can be undone
why-not = { $what }: why not?
why-legal = This may be chosen
empty-space = empty
why-not-here = Not here, not now
amount = A number from { $low } to { $high }
amount-range = { $low } to { $high }
amount-less = One less
amount-more = One more
ask-why = { $what } is not offered. Ask why
rule-link = Rule { $rule }
rules-all = All the rules
contents = Contents
people-and-talk = Players, log and chat
panes = Parts of the table
board = Board
players = Players
log = Log
log-none = Nothing has happened yet.
log-undo = { $name } takes a move back
taken-back = Taken back:
chat = Chat
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
watching = { $count } watching
bot-preparing = { $name } is getting ready: the rules are being compiled, once only. The game goes on in a minute.
curtain-title = { $name } is asked
curtain-text = Others look away: the next screen shows what only { $name } may see.
curtain-open = I am { $name }

hint = Hint
hint-title = Best options
hint-close = Put the hint away
hint-asking = one moment …
hint-preparing = getting ready: the rules are being compiled, once only
hint-thinking = { $games } games tried out …
hint-done = { $games } games tried out
hint-broken = the connection was lost; ask again
hint-busy = Looking for the best option
hint-best = Best: { $what }, { $percent } % to win
best = best
percent = { $percent }%
chance-of = { $name } { $percent } %
connection-lost = Connection lost. Trying again; nothing is lost.
try-now = Try now

## The end
result = Result
player = Player
score = Score
winner = winner
play-again = Play again
record = Record of the game
look-at-board = Close and look at the board
fair-dice = The dice were fair
fair-dice-text = The first line was published before the game began; it is the SHA-256 of the second, the secret all dice came from.

## Review
review = Review
review-named = Review: { $name }
review-of = { $game }, “{ $name }”, { $count } players
review-not-over = This game is still being played. Its review can be seen when it is over.
wins = { $count ->
    [one] { $name } wins
   *[other] { $name } win
  }
actions-lasted = { $count ->
    [one] 1 action
   *[other] { $count } actions
  }, { $time }
to-the-table = To the table
chance-of-winning = Chance of winning
after-action = { $action } of { $last }
step-back = One action back
step-on = One action on
replay-play = Play the game through
replay-pause = Pause
review-progress = Progress of the analysis
review-none = The analysis is about to begin …
review-waiting = The analysis waits for its turn …
review-preparing = Getting ready: the rules are being compiled, once only …
review-running = Looked at { $done } of { $of } decisions …
review-failed = The analysis could not be finished. What was found so far is shown.
graph-label = Chance of winning after each of { $count } actions, { $players } lines. The slider below reads it out
turning-number = Turning point { $number }, action { $action }
action = Action
action-number = Action { $action }
chose = { $name }: { $what }
action-told = Action { $action } of { $last }: { $what }
set-up = Set-up
tab-turning = Turning points
tab-actions = All actions
tab-luck = Luck
play-on = Play on from here
turning-none = No single decision or throw turned this game.
turning-soon = Turning points appear here while the game is being looked at.
points = { $points } points
played = played
better = better
better-by = Better by { $points }:
better-chances = { $name } would have stood at { $better } % instead of { $played } %.
best-there-was = The best there was.
as-good-as-best = About as good as the best.
run-causes = In these { $count } decisions luck brought { $luck }, and better choices would have kept { $loss ->
    [one] 1 point
   *[other] { $loss } points
  }.
came-to-light = What this would lead to came to light only as the game went on.
dice-gave = Chance gave { $name } { $points ->
    [one] 1 point
   *[other] { $points } points
  } more than could be expected.
dice-took = Chance took { $points ->
    [one] 1 point
   *[other] { $points } points
  } from { $name }.
luck-title = Luck, against what could be expected
luck-explained = In points of the chance of winning, over { $throws ->
    [one] one throw or draw.
   *[other] { $throws } throws and draws.
  }
luck-player = Player
luck-rolls = Throws
luck-luck = Luck
luck-mistakes = Mistakes
luck-given = Given away
luck-throws = What weighed most
won = won
# before the name on the score sheet
place-number = { $place }.
place = { $place ->
    [2] second
    [3] third
   *[other] fourth
  }
now-at = now { $brief }
share = Share
share-title = Share this review
share-explained = The link opens the review at action { $action }.
share-link = Link to this review
save-record = Save the record

## Settings and keys
settings = Settings and keys
asking = Ask for Confirm
asking-always = for every choice
asking-final = only when it cannot be undone
keys = Keys
key-pick = 1 – 9
key-pick-does = choose the options in order
key-confirm = Enter
key-confirm-does = choose; again to confirm
key-back = Esc
key-back-does = let go of the last choice
key-undo = U
key-undo-does = take the last move back
key-hint = H
key-hint-does = ask for a hint, where the table allows it
key-log = L
key-log-does = go to the log
key-chat = C
key-chat-does = go to the chat
key-board = ← ↑ → ↓
key-board-does = on the board: to the next offered place
key-walk = Shift + ← →
key-walk-does = on the board: walk all places
key-why = ?
key-why-does = on the board: ask why not
key-skip = Space
key-skip-does = show the others’ moves at once
key-help = ?
key-help-does = anywhere else: this window

## Refusals of the server; where one is missing, the server's own words are shown
refusal-bad-text = Please use 1 to { $most } visible characters; these were { $count }.
refusal-not-your-seat = This seat is not yours.
refusal-not-your-turn = It is another player’s turn.
refusal-no-talk = Team-mates may not talk at this table while the game is on.
refusal-no-hints = Hints are not allowed at this table.
refusal-not-over = The game is not over yet.
refusal-no-such-ply = The game has no such move.
refusal-too-many = That was too much at once. Please wait a moment.
refusal-no-such-table = There is no such table.
refusal-no-such-seat = There is no such seat at this table.
refusal-unknown-game = There is no such game.
refusal-unknown-rule = There is no such rule.
refusal-not-begun = The game has not begun: a seat is still free.
refusal-has-begun = The game has begun: nobody stands up any more.
refusal-seat-taken = Somebody else has just taken this seat.
refusal-stale-move = The table has moved on since you looked; this is how it stands now.
refusal-game-over = The game is over.
refusal-cannot-undo = This cannot be taken back any more.
refusal-our-mistake = The server made a mistake. Nothing was changed.
refusal-store-unavailable = Nothing can be written down just now; nothing was changed. Please try again.
