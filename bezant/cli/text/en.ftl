### What the terminal says by itself. What happens in a game is told by the game's own words.

## People and seats
guest = Guest
seat = seat { $number }
colour = { $side ->
    [white] white
    [black] black
    [grey] grey
    [red] red
    [yellow] yellow
    [blue] blue
    [green] green
   *[other] { $side }
  }
plays = { $name } plays { colour }.
player = { $name } ({ colour })
players = { $game }: { $players }

## Playing
help = NUMBER     choose the option; `2 5` chooses 2, then 5 of what follows
    WORDS      choose an action by its words, such as `red court` or `3 steps`
    ?          explain the question        ? 3   explain option 3
    ? WORDS    explain any action, or why it is refused: `? red Burgundy`
    b          back to the choice before
    u          undo your last move, until chance comes in or another player decides
    l          the log of the whole game
    s [FILE]   save a record of the game
    q          quit        h   this help
asked = { $name }: { $question }
and-then = and then? (b goes back)
explained = { $what } (h lists what you can type)
leads-to = { $count ->
    [one] { $what }: leads to 1 option.
   *[other] { $what }: leads to { $count } options.
  }
not-now = Not now: { $why }
refused = { $why } ({ $rule })
chance-follows = Chance follows, so it cannot be taken back.
ends-move = It ends your move.
takes-back = { $name } takes the last move back
look-away = { $name }: press Enter when nobody else is looking at the screen.
save-first = Save the game before you leave? [y/n]
# the letter that says yes to it
yes = y
offer-to-save = s [FILE] saves the record, Enter leaves:
saved = Saved as { $file }; `bezant play { $game } --resume { $file }` goes on from here.
won = { $names_count ->
    [0] The game goes to nobody.
   *[other] The game goes to { $names_and }.
  }

## Not understood
no-option = There is no option { $number }; choose 1 to { $most }. (h helps)
nothing-follows = There is nothing to choose after option { $number }.
no-action = “{ $words }” is not an action of { $game }. { action-example }
many-actions = “{ $words }” could mean { $count } actions; say more. { action-example }
action-example = An action reads like “{ $example }”.
input-ended = The input ended in { $where }, before the game was over; it has not been saved.
file-exists = { $file } exists already; name another file: s FILE
file-unwritable = { $file } cannot be written: { $why }.
file-missing = There is no file { $file }.
file-folder = { $file } is a folder, not a file.
file-no-text = { $file } is not a text file.
file-unreadable = { $file } cannot be read: { $why }.
file-too-large = { $file } is too large for a record: more than { $most } bytes.
name-length = A name has 1 to { $most } visible characters, not { $count }.
cannot-sit = “{ $word }” cannot sit down; a seat is one of: { $known }.
other-game = The record is of { $other }, not { $game }.
other-seats = The record has { $seats } seats, and --seats names { $named }.
no-setting = “{ $given }” is not an option; write NAME=VALUE, such as guard_rounds=50.
stopped = Stopped.

## Records
no-such-move = The record has { $moves } moves, so there is no position after move { $at }.
not-over = The game is not over: { $where }, { $name } to move.
genuine = { $file } is genuine.
genuine-seed = The seed is the one committed to: { $commitment }
genuine-moves = All { $count } moves were open when they were made.
genuine-position = They lead to the position recorded: { $fingerprint }

## Rules
the-book = The rulebook
the-letter = The exact wording
rules-more = `bezant rules { $game } ID` prints a chapter of the rulebook, or the rule of that number.
rule-range = { $first } to { $last }
not-translated = This chapter is in English only.
no-rule = There is no rule “{ $id }” in { $game }; the nearest are { $near }.

## Analysis
review-not-over = The game of { $file } is not over; only finished games are reviewed.
review-stopped = Stopped before the first decision was looked at.
review-compiling = compiling
review-decisions = decisions
review-looked = { $done } decisions, { $simulations } simulations each, { review-judge }.
review-looked-part = { $done } of { $of } decisions, { $simulations } simulations each, { review-judge }.
review-judge = { $sight ->
    [network] judged by the champion’s network
   *[search] judged by the search without a network
  }
review-chance = Chance to win
review-turning = Turning points
review-none = None is beyond doubt.
review-run = { $number }. { $title }: { $swing }, ± { $doubt }
review-chose = { $name }: { $what }
review-causes = { $span ->
    [one] Decision { $first }: choice { $choice }, dice and cards { $luck }.
   *[other] Decisions { $first } to { $last }: choices { $choice }, dice and cards { $luck }.
  }
review-figure = { $what }: played { $played }, better { $best }
review-smaller = { $count ->
    [one] 1 smaller swing lies within the doubt and is not told.
   *[other] { $count } smaller swings lie within the doubt and are not told.
  }
review-unforeseen = The rest came to light only as the game went on.
review-better = Better by { $loss } at decision { $action }: { $better }, instead of { $played }.
review-words = “{ $what }” ({ $rule })
review-sums = Choices and luck
review-player = player
review-made = decisions
review-mistakes = mistakes
review-lost = lost by choices
review-rolls = rolls
review-luck = luck
review-sum = { $sum } ± { $doubt }
review-unsure = { $count ->
    [one] 1 other loss lies within the doubt or was made good, and is not added.
   *[other] { $count } other losses lie within the doubt or were made good, and are not added.
  }

## Refusals of the engine, by their code
error-unknown_game = There is no game “{ $game }”; the games are: { $games }.
error-bad_seats = { $game } is played with { $allowed } players, not { $seats }.
error-bad_option = { $why ->
    [range] { $count ->
        [one] The option “{ $option }” is a whole number from { $low } to { $high } ({ $rule }).
       *[other] The option “{ $option }” is { $count } whole numbers from { $low } to { $high } ({ $rule }).
      }
   *[unknown] { $options ->
        [none] There is no option “{ $option }”; this game has none.
       *[other] There is no option “{ $option }”; the options are { $options }.
      }
  }
error-cannot_undo = { $why ->
    [over] The game is over; nothing can be taken back.
    [nobody] Nobody has moved yet.
    [not-yours] The last move is not yours to take back.
    [chance] Dice or hidden cards came to light with your last move; it stands.
   *[secrets] What others hide has decided what followed your last move; it stands.
  }
error-unknown_rule = { $why ->
    [page] { $game } has no rules page.
    [book] { $game } has no rulebook.
   *[id] There is no rule “{ $id }” in { $game }.
  }
error-bad_record = { $file ->
    [none] line { $line }: { bad-record }
   *[other] { $file }, line { $line }: { bad-record }
  }
bad-record = { $why ->
    [no-record] a record begins with “{ $begins }”.
    [no-moves] the line “moves” is missing.
    [no-value] “{ $what }” is no value of an option.
    [no-start] the position it starts from cannot be read.
    [no-head] “{ $what }” is no line of a record’s head.
    [lacks] the head says no { $what }.
    [version] the record is of version { $theirs } of { $game }, and version { $ours } is here.
    [no-seats] “{ $what }” is no number of seats.
    [other-seed] the seed is not the one that was committed to before the game.
    [other-position] the moves lead to another position than the one recorded.
    [no-move] a move begins with the number of its seat, not “{ $what }”.
    [no-commitment] no commitment stands before the moves, so the seed proves nothing.
    [cut-off] a record ends with the fingerprint of its last position; this one is cut off.
   *[other] { $said }
  }
