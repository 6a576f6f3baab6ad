### The page's own words. Those of a game live beside its rules.

## The house
house = bezant
home = bezant, to the tables
nav = Pages
nav-play = Play
nav-learn = Learn
nav-rules = Rules
nav-games = Games
nav-champion = Champion
language = Language
language-is = Language: { $name }
language-named = { $language ->
    [hu] Magyar
    [de] Deutsch
    [it] Italiano
   *[en] English
  }
language-missing = { $name } did not load. Choose it again.
theme-dark = Dark theme
theme-light = Light theme
close = Close
loading = One moment …
unofficial = Unofficial fan software with its own words and drawings. The games belong to their designers and publishers.
title-lobby = Play · bezant
games-played = Games played
title-played = Games played · bezant
title-rules = Rules · bezant
title-table = { $name } · bezant
title-review = Review of { $name } · bezant
title-settings = Settings · bezant
title-your-turn = ● Your turn · { $name } · bezant
nowhere-title = Nothing here
nowhere = There is no page at this address.
back-to-tables = Back to the tables
error-unreachable = The server cannot be reached. Nothing was changed; please try again.
no-connection = No connection
kept-games = Kept on this device
kept-games-hint = Without a connection you can still read the rules and any finished games you have opened here.
moment-missing = This moment could not be loaded; the board shows another one.
error-unreadable = The server gave an answer this page cannot read (status { $status }). Nothing was changed.
part-missing = Part of this page did not load.
part-missing-hint = The connection may be down, or there is a new version.
try-again = Try again

## You
your-name = Your name
your-name-label = The name others will see (1 to 24 characters)
name-change = Your name is { $name }. Change it
name-save = Keep this name

## Accounts
sign-in = Sign in
sign-in-short = Sign in
sign-in-explained = Your tables and your rating, on this device too.
sign-up = Create an account
sign-up-short = New account
sign-up-explained = Your name is then yours alone, and your tables stay with it. Everything you have played as a guest comes along.
sign-code = Use the code
sign-code-short = By code
sign-code-explained = On a device that knows you, open your page and choose “Another device”. It shows a code.
sign-ways = Ways to sign in
sign-out = Sign out
account = Your account
account-name = Name
password = Password
passkey-use = Sign in with a passkey
passkey-instead = With a passkey instead of a password
welcome = Welcome, { $name }
to-your-page = Your page: { $name }
along-offer = { $count ->
    [one] As a guest you sat at one table in this browser. Should it be { $name }’s from now on?
   *[other] As a guest you sat at { $count } tables in this browser. Should they be { $name }’s from now on?
  }
along-take = Take them along
along-leave = Leave them behind
title-device = Another device · bezant
device-arrive = Carry on here
device-arrive-explained = From now on this browser will know you, just as the device where you made this link does. Only use a link that you made yourself.
device-arrive-go = This is me
device-code = Code from your other device
device-code-explained = On the other device choose “Sign in”, “By code”, and type:
device-link-explained = Or open this link there:
device-link = Link for your other device
device-link-ends = The code and the link work once, within ten minutes. Give them to nobody: anyone who has them can play as you.
devices = Signed in on
this-device = this one
another-device = Another device
sign-out-device = Sign out: { $device }
sign-out-others = Sign out everywhere else
name-kept = Your name has been saved.
profile-public = Others may see my profile
password-old = Current password
password-new = New password (8 characters or more)
password-save = Set the password
password-kept = Your password has been set. All other devices have been signed out.
passkeys = Passkeys
passkeys-none = None yet. With a passkey you sign in by fingerprint, face or PIN.
passkey-add = Add a passkey
passkey-kept = Your passkey has been saved.
passkey-removed = The passkey has been removed.
passkey-since = since { $day }
passkey-remove = Remove the passkey of { $device }
remove = Remove

## Profile
title-profile = { $name } · bezant
profile-told = Playing since { $since }. { $games ->
    [one] 1 game
   *[other] { $games } games
  }, { $won } won.
edit = Edit
share-page = Share my page
share-page-link = Link to your page
guest-title = You are a guest
guest-explained = You need no account to play. With one, your name is yours alone, and nothing depends on this browser.
ratings = Ratings
ratings-yours = how strong you are, and how sure we can be
ratings-theirs = how strong, and how sure we can be
rating = Rating
interval = 95% interval
interval-of = { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }
seats-number = { $count } seats
not-played-yet = not played yet
ratings-key-interval = the rating, and the interval
ratings-key-bots = the six bots, Squire to Emperor
ratings-key-rows = Ratings of different rows cannot be compared.
history = History
history-of = Rating shown
history-told = Rating over { $count } games: from { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }, now between { NUMBER($low, useGrouping: 0) } and { NUMBER($high, useGrouping: 0) }.
results = Results
results-none = No finished games yet.
results-more = More games
result-with = { $game }, with { $names }
result-won = Won, { NUMBER($own, useGrouping: 0) } to { NUMBER($other, useGrouping: 0) }
result-lost = Lost, { NUMBER($own, useGrouping: 0) } to { NUMBER($other, useGrouping: 0) }
result-placed = { $place ->
    [2] Second
    [3] Third
   *[other] Fourth
  } of { $seats ->
    [3] three
   *[other] four
  }
result-undecided = Not decided
your-data = Your data
your-data-explained = Everything we keep about you: games, ratings, messages, sessions.
export = Export everything
delete-explained = If you have yourself deleted, finished games stay with the others who played them, without your name.
delete-me = Delete me
delete-warning = Your name, your ratings, everything you have said and every way of signing in are deleted at once. This cannot be undone.
delete-type-name = To be sure, type your name: { $name }
delete-mistyped = The name or the password is not right.
delete-for-ever = Delete me for ever
ties = Blocked and muted
tied-both = blocked and muted
tied-blocked = blocked
tied-muted = muted
untie = Undo
untie-named = Unblock and unmute { $name }
block = Block
unblock = Unblock
mute = Mute
unmute = Unmute
tie-explained = Muted: you do not see what they say. Blocked: they can neither sit nor talk at tables you have made. Nobody is told.
see-profile = See the profile
chat-person = { $name }: mute, block, profile

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
open-tables = Open tables
running-tables = Running tables
played-none = No finished games yet.
uploaded = uploaded
record-named = Save the record of { $name }
finished-game = Game
finished-player = Player
finished-seats = Seats
finished-result = Result
finished-from = From
finished-to = To
finished-any = any
finished-won = won
finished-lost = lost
finished-drawn = drawn
finished-more = Show more
bring-record = Upload a record
bring-record-explained = A record file that was saved here or elsewhere becomes a private table of yours: look at it move by move, have it reviewed, or play on from any move.
bring-record-choose = Choose a file
title-notices = Notices · bezant
notices = Tell me when
notices-push = browser
notices-webhook = chat
notices-mail = email
notices-when-turn = It is my turn
notices-when-reminder = My time is running out
notices-when-invited = Somebody asks me to play
notices-once = One message for each turn, sent in the first of these ways that works, and none while you have the table open.
notices-unconfirmed = Open the link in the email that was sent there.
notices-remove = Remove { $name }
notices-add = Add
notices-add-push = Tell me in this browser
notices-add-webhook = Discord or Slack webhook
notices-add-mail = Email address
notices-not-allowed = Your browser does not allow notifications from this page. You can change that in its settings.
notices-browser-refused = Notifications could not be switched on in your browser.
notices-confirm-done = Thank you. You will hear from us by email when it is your turn.
notices-stop-done = Done. This address gets no more emails.
tokens = Bots of your own
tokens-explained = A program can play as a bot of yours. The manual explains how, under “Let a program play”.
tokens-once = This is the token of { $name }. It is shown only once.
tokens-secret = Token
tokens-copy = Copy the token
tokens-used = Used { $ago }
tokens-unused = Not used yet
tokens-renew = New token
tokens-revoke = Revoke
tokens-name = Name of the bot
tokens-make = Make a token
bot-of = bot of { $name }
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

greeting = Good { $part }, { $name }
greeting-turns = { $count ->
    [0] No table is waiting for you.
    [one] One table is waiting for you.
   *[other] { $count } tables are waiting for you.
  }
greeting-clock = { $count ->
    [one] One table is waiting for you. Its clock runs out in { $time }.
   *[other] { $count } tables are waiting for you. The next clock runs out in { $time }.
  }
welcome-new = Welcome
welcome-new-hint = Three medieval board games, against bots or people. You need no account, and the board always shows what you may do.
with = with { $names }
time-left = { $time } left
lasts-days-hours = { $days } d { $hours } h
lasts-hours-minutes = { $hours } h { $minutes } m
lasts-days = { $days } d
lasts-hours = { $hours } h
lasts-minutes = { $minutes } m
look = Look
away-time = away { $time }
row-paused = paused
row-kept = a seat is kept for you
finished-games = Finished games
all-games = All
play-now = Play now
way-bot = A bot
way-bot-hint = starts at once, { $count } strengths
way-friend = A friend
way-friend-hint = you send a link, they sit down
way-anybody = Anybody
way-anybody-hint = { $count ->
    [0] nobody is waiting just now; your table is listed
    [one] 1 table is waiting for players
   *[other] { $count } tables are waiting for players
  }
way-champion = The champion
way-champion-hint = the bot that thinks the longest; with a handicap if you like
unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
  }

## A guided first game
title-learn = Learn · bezant
title-lesson = { $game }, your first game · bezant
learn-heading = Learn by playing
learn-intro = A guided first game of each: real positions, one thing at a time, and at the end you play on alone. You can leave whenever you like and carry on later.
learn-guided = Guided first game
learn-guided-named = Guided first game: { $game }
learn-start = Start
learn-on = Carry on
learn-again = Again
learn-row-new = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
learn-row-at = step { $step } of { $steps }, { $minutes ->
    [one] 1 minute left
   *[other] { $minutes } minutes left
}
learn-row-done = done, { $day }
lesson-first-game = Your first game
lesson-table-name = My first game
lesson-step = step { $step } of { $steps }
lesson-left = about { $minutes ->
    [one] 1 minute left
   *[other] { $minutes } minutes left
}
lesson-announce = Step { $step } of { $steps }: { $title }
lesson-steps = Steps
lesson-welcome = Welcome back: this is where you left off.
lesson-click = Click here
lesson-tap = Tap here
lesson-confirm = now confirm
lesson-done = done:
lesson-times = { $done } of { $times }
lesson-now = First choose: { $what }.
lesson-others = { $count ->
    [one] 1 other choice: after the lesson
   *[other] { $count } other choices: after the lesson
}
after-the-lesson = after the lesson
lesson-show = Show me
lesson-at-once = All at once
lesson-on = Carry on
lesson-back = Back
lesson-skip = Skip step
lesson-leave = Leave, keep my place
lesson-play = Play on
lesson-play-hint = against a gentle bot, with hints

## The champion
title-champion = Duel the champion · bezant
champion-title = Duel the champion
champion-what = The champion sees only what its seat may see, has no more luck than you, and thinks for up to { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  } a move.
champion-others = It sits in all the other seats.
champion-team = You play in teams of two: your team-mate is the same bot as both of your opponents.
champion-go = Duel it now
champion-go-with = { $handicap ->
    [none] without a handicap
    [short] with { bot-level4 } in its place
    [gentle] with { bot-level2 } in its place
    [hints] with hints
   *[take_backs] with take-backs
  }
champion-go-long = { champion-go-with }, about { $time }
champion-rated = The game is rated.
champion-unrated = Once you use the handicap, the game is rated only if you lose it.
champion-unmeasured = The game is not rated: nobody has measured this bot with { $count } players yet.
champion-seen = Anyone may watch, and whoever wins without a handicap is named on this page, unless their profile is private.
champion-for-you = for you
champion-own = Your wins in such games: { $won } of { $games }.
champion-own-none = You have not finished such a game yet.
champion-chance = By both ratings your chance lies between { $low }% and { $high }%.
champion-chance-unknown = { $why ->
    [bot] Your chance is not known, since the strength of this bot is not.
    [help] How much this help adds to your chance has not been measured.
   *[you] Your chance stands here once you have a rating with { $count } players.
  }
handicap = Take a handicap
handicap-none = None
handicap-none-hint = An even game: no hints, and what is done is done.
handicap-short = Short thought
handicap-short-hint = { $overlooks ->
    [yes] { bot-level4 } plays instead: it knows as much, but looks less far ahead and overlooks some moves.
   *[no] { bot-level4 } plays instead: it knows as much, but looks less far ahead.
  }
handicap-gentle = An absent-minded opponent
handicap-gentle-hint = { bot-level2 } plays instead: it overlooks most of its options.
handicap-hints = Hints
handicap-hints-hint = You may ask the bots’ search for advice.
handicap-take_backs = Take-backs
handicap-take_backs-hint = You may take your moves back, even after chance has decided.
champion-strength = How strong it is
champion-best = Best human player
champion-not-measured = not measured yet
champion-scale = Elo’s scale: 400 points more make the odds 10 to 1. The bars are 95% intervals. { bot-greedy } has 1000 by definition.
champion-learned = How it learned
champion-learned-instinct = How { bot-instinct } learned
champion-lesson-imitation = First it imitated { bot-greedy }.
champion-lesson-self_play = Then it played against itself and its own past.
champion-lesson-search = { $rounds ->
    [one] Last, for one round, the search taught it what it had overlooked.
   *[other] Last, for { $rounds } rounds, the search taught it what it had overlooked.
  }
champion-trained = Imitation and its own games took { $time } on { $device ->
    [cpu] an ordinary processor
   *[other] one { $device }
  }. The version that was kept had seen { $decisions } decisions.
champion-exam = At first sight, without any search, it won { $percent }% of { $games } games against { bot-greedy }; an equal would win { $even }%.
champion-curve = Games won at first sight against { bot-greedy }
champion-curve-decisions = decisions in its own games
champion-curve-even = an equal
champion-curve-kept = what was kept
champion-curve-told = Games won at first sight against { bot-greedy }: { $first }% after { $first_decisions } decisions, { $last }% after { $last_decisions }. An equal would win { $even }%.
champion-no-curve = Its progress was not written down, only its last examination.
champion-no-network = With this number of players no network has learned this game well enough to guide the search: here the champion is its search alone.
champion-no-guide = No network guides the search here: the champion searches with a hand-written evaluation, with which it plays better. A network has learned the game all the same, and { bot-instinct } plays by it, at first sight and without a search.
champion-people = People against it
champion-people-none = Nobody has finished a game against it here yet. Yours could be the first.
champion-won-of = { $won } of { $games }
champion-even-mark = The mark is at { $even }%: what an equal would win.
champion-beaten = Who has beaten it without a handicap
champion-beaten-none = Nobody has won without a handicap yet.
champion-score = { NUMBER($own, useGrouping: 0) } to { NUMBER($other, useGrouping: 0) }
champion-winners = { $count ->
    [one] One person so far.
   *[other] { $count } people so far.
  }
champion-winners-unnamed = Not all of them are named here.
champion-watch-named = Watch the game of { $name }
champion-all = All champions
champion-all-what = Games won without a handicap: everybody’s, and yours.
champion-all-none = no game yet
champion-all-you = you: { champion-won-of }
champion-all-named = { $game }, { seats-number }: { $score }

## Making a table
clock = Clock
clock-none = none
clock-move-60 = 1 minute a move
clock-move-300 = 5 minutes a move
clock-game-20 = 20 minutes, plus 10 seconds a move
clock-game-60 = 1 hour, plus 20 seconds a move
clock-days-1 = 1 day a move
clock-days-3 = 3 days a move
clock-days-7 = 7 days a move
late = Out of time
late-bot = a bot plays on until you are back
late-lost = the game is lost
absence = If somebody is away
absence-usual = as suits the clock
absence-after = a bot may play after { $time }
stand-in-level = The bot that stands in
who-watches = Who may watch
who-watches-all = anyone who has the link
who-watches-seated = the players only
who-talks = Who may talk
who-talks-usual = at private tables, only the players
who-talks-all = everybody
who-talks-seated = the players only
take-backs-allowed = Moves may be taken back if all agree
shuffle = Draw the seats by lot
span-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
span-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
span-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
  }
make-a-table = Make a table
game = Game
seats = Seats
others = Others
others-friends = Friends
others-friends-hint = A private table: you send the link.
others-anyone = Anyone
others-anyone-hint = The table is listed; anyone may sit down.
others-bots = Bots
others-bots-hint = The game starts at once.
others-screen = This screen
others-screen-hint = You share this screen and pass it round.
seat-number = Seat { $number }
seat-me = Me
seat-open = Open
seat-bot = Bot: { $bot }
seat-bot-rated = Bot: { $bot }, rating { $rating }
bot-rated = { $hint }. Rating { $rating } with { $count } players ({ $low } to { $high }).
bot-unrated = { $hint }.
more-options = Name, clock, hints and options
options-unrated = With these options a game with bots is not rated: the bots’ strength was measured with the usual ones.
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
bot-instinct = Falconer
bot-instinct-hint = moves at first sight, as it has learned
bot-level1 = Squire
bot-level1-hint = level 1: overlooks a lot
bot-level2 = Knight
bot-level2-hint = level 2: overlooks less
bot-level3 = Castellan
bot-level3-hint = level 3: overlooks still less
bot-level4 = Count
bot-level4-hint = level 4: thinks ahead, but briefly
bot-level5 = Duke
bot-level5-hint = level 5: thinks ahead for longer
bot-level6 = Emperor
bot-level6-hint = level 6: of all levels, thinks the longest, up to a second a move
bot-champion = Champion
bot-champion-hint = thinks longer than all others, up to a second a move
bot-level = Level { $level } of 6

## Waiting room
waiting-title = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
  }
known-as = The others know you as
waiting-starts = The game starts by itself as soon as every seat is taken.
link-private = Only those who have this link can find the table:
link-public = Everyone sees this table in the lobby. You can also send the link:
table-link = Link to this table
copy-link = Copy the link
copied = Copied
copy-yourself = This browser does not let pages copy. The link is selected: press Ctrl+C.
seat-kept = kept for { $name }
seats-drawn = Seats are drawn by lot when the game begins.
close-table = Close this table
close-table-hint = Nobody has to wait for it any more.

## Table
steps = Where the round stands
decision = Your decision
options = Options
options-all = That is all: { $what }
options-count = { $count ->
    [one] 1 option
   *[other] { $count } options
}
most-first = most first
target-offered = { $what }, may be chosen
your-turn = Your turn
you = You
you-here = you
spectator = You are watching
undo = Undo
undo-turn = { $count ->
    [one] Take back the turn: 1 move
   *[other] Take back the turn: { $count } moves
  }
undo-turn-hint = Nobody has to agree: no dice have been thrown since, and nobody else has moved.
skip = Skip
let-go = Let go of { $what }
confirm-nothing = Choose on the board or here
confirm-chance = then chance decides, no undo after that
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
rule-chapter = Chapter { $number }
rule-here = Here:
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
curtain-title = Over to { $name }
curtain-text = Everybody else, look away: the next screen shows what only { $name } may see.
curtain-open = I am { $name }

## The life of a table
table-menu = The game as a whole
clock-running = Time left for this decision
clock-left = Time left for the game
request-take_back = { $count ->
    [one] Asks to take back the last move.
   *[other] Asks to take back { $count } moves.
  }
request-pause = Asks for a pause.
request-resume = Asks to go on.
request-abandon = Asks to abandon the game.
request-all = All the others have to agree.
request-waits = Waiting for { $names }.
request-called = Somebody is asking you for something. Press R to go there.
allow = Allow
refuse = Refuse
withdraw = Never mind
seat-resigned = Resigned. { $bot } plays on, and the seat counts as last.
stand-in = Away. { $bot } is playing meanwhile.
stand-in-yours = { $bot } is playing for you.
come-back = I am back
replaced = A bot is playing for you.
at-rest = The table is paused: clocks stand still, and nobody moves.
away-for = Away for { $time }.
bot-may = A bot may take over in { $time }.
bot-may-now = A bot may take over now.
bot-in = Bot in { $time }
let-bot-play = Let a bot play
remind = Remind
ask-take-back = Ask to take back a move
ask-take-back-hint = Your last move, whatever the dice said; they are thrown again. All the others have to agree.
ask-take-back-alone = Your last move, whatever the dice said; they are thrown again. From then on the game is rated only if you lose it.
ask-pause = Ask for a pause
ask-pause-hint = Clocks stand still until everybody agrees to go on.
ask-resume = Go on
ask-resume-hint = Everybody has to agree; after a long pause nobody is asked.
resign = Resign
resign-hint = The others win.
resign-hint-many = A bot plays on for you, and you count as last.
resign-sure = Do you really want to give up this game?
resign-yes = Yes, resign
rather-not = No, play on
ask-abandon = Abandon the game
ask-abandon-hint = It ends without a winner. All the others have to agree, unless the game has been waiting for an opponent for a long time.
abandon-sure = Should this game end without a winner?
abandon-yes = Yes, ask the others
archive = Move to the archive
archive-hint = It leaves your lists and stays at its address.
menu-nothing = You are watching; there is nothing to decide here.
clock-told-none = No clock.
clock-told-move = { $time } for each move.
clock-told-days = { $time } for each move.
clock-told-game = { $time } for the game, plus { $increment } seconds with each move.
late-told-bot = If time runs out, { $bot } plays on.
late-told-lost = If time runs out, the game is lost.
take-backs-none = Moves are not taken back once chance or another player has decided.
absence-told = When it is somebody’s turn and they have been away for { $time }, a bot may play for them.
happening-asked = { $what ->
    [take_back] { $name } asks to take a move back
    [pause] { $name } asks for a pause
    [resume] { $name } asks to go on
   *[abandon] { $name } asks to abandon the game
  }
happening-allowed = { $what ->
    [take_back] All agree: { $name } takes a move back
   *[other] { $name } agrees
  }
happening-refused = { $name } refuses
happening-withdrawn = { $name } no longer asks
happening-paused = The table is paused
happening-resumed = The game goes on
happening-took_over = { $why ->
    [time] { $name } is out of time; { $bot } plays on
   *[absent] { $name } is away; { $bot } plays on
  }
happening-came_back = { $name } is back
happening-reminded = { $name } was reminded
happening-resigned = { $name } resigns
happening-late = { $name } is out of time
happening-abandoned = The game was abandoned
happening-closed = The table was closed
happening-drawn = The seats were drawn by lot
happening-rematch = { $name } offers a rematch

explain-steps = The round, and where it stands: the step being played now is lit.
    .name = The round
explain-book = The rulebook of this game, on a page of its own.
    .name = Rules
explain-legend = Everything on the table, one thing after another.
    .name = What the signs mean
explain-menu = Take back, pause, resign, and what was agreed at this table.
    .name = The game as a whole
explain-settings = How this page looks and when it asks, and its keys.
    .name = Settings
explain-people = The cards of the players, what happened, and what was said.
    .name = Players, log and chat
explain-as-table = The same position in rows and columns, for reading and for screen readers.
    .name = Map or table
explain-look-back = Any earlier moment of this game, as you knew it then. Nothing is taken back.
    .name = Look back
explain-hint = The bots’ search tries out games and names the best options. This table allows hints. If you ask, your rating cannot rise by this game.
    .name = Hint
explain-undo = Takes your last move back. It stops where dice were thrown, something hidden came to light, or somebody else has decided.
    .name = Undo
explain-confirm = Plays what you have chosen. It says beforehand whether that can be undone.
    .name = Confirm
explain-rule = The rule behind this: the passage in the rulebook, and the exact wording.
    .name = Rule
explain-spectator = You see what everybody sees, and decide nothing.
    .name = Watching
explain-watching = Browsers that have this table open without a seat.
    .name = Watching
explain-log = What happened, by rounds and turns.
    .name = Log
explain-chat = What was said at this table.
    .name = Chat
explain-log-line = Look at the table as it was after this.
    .name = Look back
explain-you = This seat is yours.
    .name = You
explain-bot = A program plays here. It sees what its seat may see, no more.
    .name = Bot
explain-bot-of = A program of this person plays here.
    .name = Bot of a person
explain-away = This player has no page open at this table.
    .name = Away
explain-clock = When it runs out, what was agreed for this table happens: a bot plays on, or the game is lost.
    .name = Clock
hint = Hint
hint-title = Best options
hint-close = Put the hint away
hint-asking = one moment …
hint-preparing = getting ready: the rules are being compiled, once only
hint-thinking = { $games } games tried out …
hint-done = { $games } games tried out
hint-broken = the connection was lost; ask again
hint-busy = Looking for the best option
hint-best = Best: { $what }, { $percent }% to win
hint-even = No option is better than the others beyond doubt.
best = best
percent = { $percent }%
chance-of = { $name } { $percent }%
connection-lost = Connection lost. Trying again; nothing is lost.
try-now = Try now

## The end
result = Result
end-you = You win
end-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win
  }
player = Player
score = Score
winner = winner
rematch = Rematch
rematch-join = Join
rematch-watch = Watch the rematch
rematch-offered = The game is being played again; your seat is kept for you.
ended-resigned = { $seat } has resigned
ended-time = { $seat } is out of time
ended-abandoned = The game was abandoned
ended-closed = The table was closed before the game began
ended-resigned-last = { $seats_count ->
    [one] { $seats } wins; anyone who resigned counts as last
   *[other] { $seats } win; anyone who resigned counts as last
  }
record = Record of the game
look-at-board = Close and look at the board
fair-dice = The dice were fair
fair-dice-text = The first line was published before the game began; it is the SHA-256 of the second, the secret that all the dice came from.

## The rulebook
title-book = { $game }, the rulebook · bezant
book-length = The rulebook. { $chapters } short chapters, about { $minutes } minutes to read.
book-chapter = { $game }, chapter { $number } of { $count }
book-find = Find in the rules
book-found = { $count ->
    [0] Nothing found.
    [one] Found in one place.
   *[other] Found in { $count } places.
  }
book-letters = The numbered rules
book-print = Print the book
book-previous = Previous chapter: { $title }
book-next = Next chapter: { $title }
book-untranslated = This chapter is not translated yet. Here it is in English.
book-no-chapter = This book has no such chapter.
letter = The exact wording
letter-of = The exact wording: { $rule }
letter-text = This book explains. The numbered rules decide.
letter-open = Open { $rule }
letter-book = The rulebook
signs = What the signs mean
signs-all = Everything on the table

## Looking back
look-back = Look back
looking-back = Looking back
looking-at = Looking back: { $place }
moves-ago = { $count ->
    [0] The last move: { $story }
    [one] 1 move ago: { $story }
   *[other] { $count } moves ago: { $story }
  }
slider-says = { $count ->
    [0] { $place }, the last move
    [one] { $place }, 1 move ago
   *[other] { $place }, { $count } moves ago
  }
round-back = To the start of the round
back-to-now = Back to now
back-to-end = To the end
your-turn-now = Your turn: back to now
as-it-lay = as it was
now = now
now-new = now, { $count } new
the-end = the end
since = Since { $when }
since-here = You were last here { $ago }.
since-news = { $moves ->
    [0] No moves
    [one] 1 move
   *[other] { $moves } moves
  }{ $messages ->
    [0] .
    [one] , 1 message.
   *[other] , { $messages } messages.
  }
since-wrote = { $more ->
    [0] { $name } wrote: “{ $text }”
    [one] { $name } wrote: “{ $text }” and one more.
   *[other] { $name } wrote: “{ $text }” and { $more } more.
  }
since-away = It is { $name }’s turn, but they have not been here since { $when }.
since-show = Show me on the board
since-seen = I have seen it
try-here = Try from here
try-title = Try it out
try-explained = A sandbox: a private table that plays on from this moment, with dice of its own. Nothing in it counts.
try-imagined = What you could not know then is drawn afresh.
try-me = Me in all seats
try-me-hint = You decide for everybody.
try-bots = Bots in the other seats
try-bots-hint = You decide for the player whose turn it was.
try-bots-hint-running = You keep your seat. The bots will be thinking about this game, so it counts as a hint: from then on the game is rated only if you lose it.
try-no-bots = This game is played without hints, or you are watching: there are no bots in its sandbox.
sandbox = Sandbox
sandbox-named = Sandbox.
sandbox-of = It plays on from move { $ply } of another table. Nothing here counts.
sandbox-imagined = What you could not know there is imagined.
sandbox-back = Back to that table
sandbox-end = Put it away

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
review-waiting = The analysis is waiting for its turn …
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
turning-none = No single decision or throw turned this game beyond doubt.
turning-soon = Turning points appear here while the game is being looked at.
points = { $points } points
played = played
better = better
better-by = Better by { $points }:
best-there-was = The best there was.
as-good-as-best = About as good as the best.
before = Before
after = After
board-shown = Which board is shown
after-which = After which move
you-played = you played
you-were = you were { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  }
turning-yours = Your turning points
turning-everyones = Turning points
turning-whose = Whose turning points
turning-me = Me
turning-everyone = Everyone
turning-count = { $count ->
    [one] One moment that counts for more than this review may be wrong.
   *[other] { $count } moments that count for more than this review may be wrong.
  }
turning-where = { $count ->
    [one] action { $first }: { $whose ->
        [you] your choice
       *[they] choice
    } { $choice }
   *[other] actions { $first } to { $last }: { $whose ->
        [you] your choice
       *[they] choice
    } { $choice }
  }
turning-split = { $count ->
    [one] action { $first }: { $whose ->
        [you] your choice
       *[they] choice
    } { $choice }, luck { $luck }
   *[other] actions { $first } to { $last }: { $whose ->
        [you] your choice
       *[they] choice
    } { $choice }, luck { $luck }
  }
give-or-take = ± { $points }
turning-smaller = { $count ->
    [one] One smaller swing lies within the doubt and is not counted.
   *[other] { $count } smaller swings lie within the doubt and are not counted.
  }
turning-judge = { $sight ->
    [network] Judged by the champion’s network, { $simulations } positions a decision
   *[search] Judged by the search without a network, { $simulations } positions a decision
  }
doubt = the doubt
lesson-figure = Figure
lesson-chance = chance of winning after it
lesson-keeps = The better move avoids a step back here: { $what }.
lesson-gains = The better move comes out ahead here: { $what }.
lesson-against = In favour of the move played: { $what }.
luck-choices = decisions
luck-of = luck { $points }
choices-of = decisions { $points }
luck-yours = For you: luck { $luck }, decisions { $choices }.
trust-title = May I trust this?
trust-text = Every decision is judged twice, before it was made and after what came of it. Nine of ten pairs differ by less than the doubt. What is smaller is not told.
came-to-light = What this would lead to became clear only as the game went on.
luck-title = Luck and decisions
luck-explained = In points of the chance of winning, over { $throws ->
    [one] one throw or draw.
   *[other] { $throws } throws and draws.
  }
sum-doubt = { $points } ± { $doubt }
luck-doubt = A figure smaller than its ± may as well be 0.
luck-unsure = { $count ->
    [one] One other loss lies within the doubt or was made good, and is not added.
   *[other] { $count } other losses lie within the doubt or were made good, and are not added.
  }
luck-player = Player
luck-rolls = Throws
luck-luck = Luck
luck-mistakes = Mistakes
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
settings-page = Settings
settings-parts = Parts of the settings
settings-looks = Colours and text
settings-table = Table and keys
settings-sound = Sound and notices
settings-language = Language
settings-account = Account
settings-kept = { $account ->
    [yes] Kept with your account, on every device. Text size belongs to this device alone.
   *[no] Kept in this browser, and with an account on every device. Text size belongs to this device alone.
  }
settings-looks-choices = Look
settings-table-choices = At the table
settings-sound-choices = Sound
settings-notices = When you are away, you can be told by the browser, in a chat or by email.
settings-notices-go = Choose how on your page
settings-account-explained = You are { $name }. Name, password, passkeys and your data are on your page.
language-explained = Page, games, rulebooks and emails. It changes at once.
settings-all = All settings
settings-house = Back to house settings
settings-keep = Keep it
settings-as-kept = as saved
preview = How it looks
sample-letter = A
set-palette = Colours of the players
set-palette-house = House colours
palette-house-for = for most eyes
palette-house-how = as drawn on the boards
set-palette-red_green = Red and green
palette-red_green-for = protan and deutan sight
set-palette-blue_yellow = Blue and yellow
palette-blue_yellow-for = tritan sight
set-palette-strong = Strong
palette-strong-for = weak sight, bright rooms
palette-strong-how = full, bright colours
set-palette-ink = Ink only
palette-ink-for = no colour at all
palette-ink-how = lightness, hatching and signs
palettes-explained = Signs and hatching stay in every palette. Gold always means “you may”.
palette-apart = closest two { $apart } apart in Lab, with house colours { $house }
set-text = Text size
set-text-how = Words grow, the board does not: lists wrap, panels scroll, nothing is cut off.
set-theme = Theme
set-theme-light = Light
set-theme-dark = Dark
set-theme-device = As my device
set-hatching = Hatching
set-hatching-fine = Fine
set-hatching-strong = Strong
set-names = Map names
set-names-all = All
set-names-near = When near
set-names-off = Off
set-names-how = When near: the names of places that are offered, and of the one you point at.
set-motion = Motion
set-motion-device = As my device
set-motion-less = Less
set-motion-none = None
set-motion-how = Less: pieces still travel, and nothing else moves.
set-asking = Ask for Confirm
set-asking-always = Always
set-asking-final = Where undo ends
set-asking-never = Never
set-asking-how = Undo ends when dice, cards or another player come in.
set-speed = Pace of pieces and of other players
set-speed-slow = Slow
set-speed-usual = Usual
set-speed-quick = Quick
set-speed-instant = At once
set-sound = Sound
set-sound-off = Off
set-sound-soft = Soft
set-sound-normal = Normal
set-sound-loud = Loud
keys = Keys
key-pick = 1 – 9
key-pick-does = choose the options in order
key-end = 0
key-end-does = end the turn or pass, where offered
key-confirm = Enter
key-confirm-does = choose; again to confirm
key-back = Esc
key-back-does = let go of the last choice
key-undo = U
key-undo-does = take the last move back
key-undo-turn = Shift + U
key-undo-turn-does = take the whole turn back
key-hint = H
key-hint-does = ask for a hint, where the table allows it
key-request = R
key-request-does = go to the request that is waiting
key-past = ,  .
key-past-does = one move back or on; with Shift, one round
key-now = N
key-now-does = back to now
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

## Refusals of the server
refusal-bad-text = Please use 1 to { $most } visible characters; you used { $count }.
refusal-bad-name = { $why ->
    [mixed] A name must be written in one script: letters of different scripts can look alike.
    [reserved] This name belongs to a bot or to the house. Please choose another one.
    [guest] “Guest” with a number is a name that the server gives. Please choose a name of your own.
   *[taken] Somebody else has this name, or one that looks like it. Please choose another one.
  }
refusal-bad-password = A password needs { $least } to { $most } characters.
refusal-bad-code = This code is not valid, or no longer is. Ask for a new one on your other device.
refusal-bad-passkey = This passkey was not accepted. Please try again.
refusal-wrong-login = This name and this password do not match.
refusal-banned = You may not play here any more.
refusal-has-account = You have an account already. Sign out before you make another.
refusal-no-account = You have no account yet.
refusal-last-key = This passkey is the only way into your account. Set a password first.
refusal-no-such-session = This device is signed out already.
refusal-bad-address = { $why ->
    [no-mail] This is not an email address.
    [letters] The address must be at most 1000 plain characters without spaces.
    [no-https] The address must begin with https://.
    [no-host] The address must name a host, but no user.
    [unknown-host] The host { $host } is not known.
    [private] The address is in a private network, and this server sends nothing there.
    [keys] The keys of the browser cannot be used.
   *[unreadable] The address cannot be read.
  }
refusal-bad-token = This token is not valid.
refusal-no-such-token = This token is gone already.
refusal-only-plays = A token plays; everything else is done on the page.
refusal-no-such-address = This address is not in use any more.
refusal-cannot-mail = No email could be sent.
refusal-no-such-person = There is no such person, or the profile is not public.
refusal-blocked = The player who made this table has blocked you.
refusal-not-your-seat = This seat is not yours.
refusal-not-your-turn = It is another player’s turn.
refusal-no-talk = Team-mates may not talk at this table while the game is on.
refusal-no-hints = Hints are not allowed at this table.
refusal-no-take-backs = At this table no move is taken back once chance or another player has decided.
refusal-not-over = The game is not over yet.
refusal-no-such-ply = The game has no such move.
refusal-too-many = That was too much at once. Please wait a moment.
refusal-wrong-host = This server does not go by that name.
refusal-no-such-table = There is no such table.
refusal-no-such-seat = There is no such seat at this table.
refusal-unknown-game = There is no such game.
refusal-unknown-rule = There is no such rule.
refusal-not-begun = The game has not begun: a seat is still free.
refusal-has-begun = The game has begun: nobody can stand up any more.
refusal-seat-taken = Somebody else has just taken this seat.
refusal-stale-move = The table has moved on since you looked; this is how it stands now.
refusal-game-over = The game is over.
refusal-no-watching = Only its players may watch this table.
refusal-not-host = Only the player who made this table may do that.
refusal-at-rest = The table is paused: nobody moves until everybody agrees to go on.
refusal-stood-in = A bot is playing for you; say that you are back, and play on yourself.
refusal-not-away = A bot plays only for somebody whose turn it is and who has been away for the agreed time.
refusal-request-open = Another request is waiting; it has to be answered first.
refusal-no-request = Nothing is being asked any more: somebody has moved or answered.
refusal-only-bots = Only bots could agree to that here: resign instead.
refusal-nothing-to-do = That has been done already.
refusal-too-many-tables = You have { $most } tables that are waiting or being played. Resign, abandon or finish a game, or close a waiting table, before you make another.
refusal-too-many-sandboxes = You have { $most } sandboxes. Put one away before you make another.
refusal-cannot-undo = This cannot be taken back any more.
refusal-bad-seats = { $game } is played with { $allowed } players, not { $seats }.
refusal-bad-seat = There is no such seat.
refusal-bad-option = An option of the game is wrong.
refusal-bad-record = The record cannot be read: something is wrong in line { $line }.
refusal-unknown-action = The game has no such action.
refusal-unknown-bot = There is no such bot.
refusal-unreadable-table = This table cannot be read any more. Whoever runs the server can see why.
refusal-malformed = The server could not make sense of this request.
refusal-too-large = That was too large.
refusal-no-such-page = There is nothing at this address.
refusal-not-allowed = That cannot be done at this address.
refusal-foreign-page = This request came from another site and was refused.
refusal-our-mistake = The server made a mistake. Nothing was changed.
refusal-elsewhere = This table is just being taken over by another part of the server. Please try again in a moment.
refusal-store-unavailable = Nothing can be saved just now; nothing was changed. Please try again.
