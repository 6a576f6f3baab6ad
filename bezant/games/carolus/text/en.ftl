### Carolus Magnus: words for events, questions, options, refusals and the names of things.

carolus-title = Carolus Magnus
carolus-tagline = Fifteen provinces, five families, one emperor walking the ring. Lands fuse where castles meet.
carolus-where = round { $round }

## Names of things

carolus-arg-family = { $value ->
    [red] red
    [pink] pink
    [blue] blue
    [green] green
    [yellow] yellow
   *[other] { $value }
}
carolus-arg-face = { $value ->
    [red] red
    [pink] pink
    [blue] blue
    [green] green
    [yellow] yellow
    [crown] a crown
   *[other] { $value }
}
carolus-arg-faces = { $value ->
    [red] red
    [pink] pink
    [blue] blue
    [green] green
    [yellow] yellow
    [crown] crown
   *[other] { $value }
}
carolus-arg-side = { $value ->
    [white] white
    [black] black
    [grey] grey
   *[other] { $value }
}
carolus-arg-from_side = { $value ->
    [white] white
    [black] black
    [grey] grey
   *[other] { $value }
}
carolus-arg-sides = { $value ->
    [white] white
    [black] black
    [grey] grey
   *[other] { $value }
}
carolus-arg-builder = { carolus-arg-side }
carolus-arg-goal = { carolus-arg-land }
carolus-arg-land = { $value ->
    [0] Frisia
    [1] Saxony
    [2] Thuringia
    [3] Bavaria
    [4] Carinthia
    [5] Friuli
    [6] Lombardy
    [7] Burgundy
    [8] Provence
    [9] Septimania
    [10] the Spanish March
    [11] Gascony
    [12] Aquitaine
    [13] Neustria
    [14] Austrasia
   *[other] { $value }
}
carolus-arg-from_land = { $value ->
    [0] Frisia
    [1] Saxony
    [2] Thuringia
    [3] Bavaria
    [4] Carinthia
    [5] Friuli
    [6] Lombardy
    [7] Burgundy
    [8] Provence
    [9] Septimania
    [10] the Spanish March
    [11] Gascony
    [12] Aquitaine
    [13] Neustria
    [14] Austrasia
   *[other] { $value }
}

## Steps of a round

carolus-step-setup = set-up
carolus-step-choose = choose discs
carolus-step-place = place knights
carolus-step-move = move Charlemagne
carolus-step-refill = refill

## Questions

carolus-question-name = Which family do you name for the crown?
carolus-question-name-detail = { $count ->
    [one] A crown lets you name the colour of the knight you take.
   *[other] { $count } crowns: name a colour for each, one at a time.
}
carolus-question-disc = Which disc do you play?
carolus-question-disc-detail = The lower number plays first; the number is the most steps Charlemagne may take for you.
carolus-question-place = Where does your next knight go?
carolus-question-place-detail = { $count ->
    [one] The last one this turn: to your court for influence, or to a land for strength.
   *[other] { $count } to place: to your court for influence, or to a land for strength.
}
carolus-question-move = How far do you move Charlemagne?
carolus-question-move-detail = { $disc ->
    [one] Your disc is 1: one land clockwise.
   *[other] Your disc is { $disc }: one to { $disc } lands clockwise.
}

## Parts of an option

carolus-part-family = { $family }
carolus-part-land = { $land }
carolus-part-court = your court
carolus-part-disc = disc { $disc }
carolus-part-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}

## Options

carolus-option-name = { $family }
carolus-option-disc = disc { $disc }
carolus-option-court = { $family } knight to your court
carolus-option-land = { $family } knight to { $land }
carolus-option-steps = { $steps ->
    [one] 1 step to { $land }
   *[other] { $steps } steps to { $land }
}

## What an option would surely do

carolus-detail-nobody = { $best } to { $second }: nobody leads, nothing is built
carolus-detail-holds = { $best } to { $second }: { $side } holds
carolus-detail-built = { $best } to { $second }: { $side } builds{ $provinces ->
    [0] {""}
   *[other] , { $provinces } provinces fuse
}{ $ends ->
    [over] {" "}and the game ends
   *[on] {""}
}
carolus-detail-replaced = { $best } to { $second }: { $count ->
    [one] the castle turns { $side }
   *[other] { $count } castles turn { $side }
}{ $provinces ->
    [0] {""}
   *[other] , { $provinces } provinces fuse
}{ $ends ->
    [over] {" "}and the game ends
   *[on] {""}
}
carolus-detail-replaced_short = { $best } to { $second }: the castles turn { $side }, { $count ->
    [one] its last one
   *[other] its last { $count }
}{ $provinces ->
    [0] {""}
   *[other] , { $provinces } provinces fuse
}{ $ends ->
    [over] {" "}and the game ends
   *[on] {""}
}
carolus-detail-crest = { $from_seat_id ->
    [none] you take the { $family } crest
   *[other] you take the { $family } crest from { $from_seat }
}{ carolus-follows }
carolus-detail-row = { $count } { $family } at your court{ carolus-follows }
carolus-detail-knight = { $side } would have { $score } there{ carolus-follows }
carolus-detail-nobodys-knight = nobody commands it yet{ carolus-follows }

## What follows the last knight of a turn by itself: with disc 1 nobody asks how far Charlemagne goes

carolus-follows = { $then ->
    [nothing] {""}
   *[other] ; then Charlemagne goes to { $goal }, { $best } to { $second }: { carolus-follows-there }{ $provinces ->
        [0] {""}
       *[other] , { $provinces } provinces fuse
    }{ $ends ->
        [over] {" "}and the game ends
       *[on] , and the dice are thrown
    }
}
carolus-follows-there = { $then ->
    [holds] { $builder } holds
    [built] { $builder } builds
    [replaced] { $turned ->
        [one] the castle turns { $builder }
       *[other] { $turned } castles turn { $builder }
    }
    [replaced_short] the castles turn { $builder }, { $turned ->
        [one] its last one
       *[other] its last { $turned }
    }
   *[nobody] nobody leads
}

## What happened

carolus-event-throw = { $seat } throws { $faces }
carolus-event-named = { $seat } names { $family } for a crown
carolus-event-rethrow = No { $family } knight can be had: { $seat } throws again, { $face }
carolus-event-forfeit = No knight of any family can be had: { $seat } forfeits a die
carolus-event-returned = { $family_id ->
    [red] Red
    [pink] Pink
    [blue] Blue
    [green] Green
   *[yellow] Yellow
} has run out: every court returns { $count }
carolus-event-first = { $seat } chooses the first disc
carolus-event-disc = { $seat } plays disc { $disc }
carolus-event-order = Order of play: { $seats }
carolus-event-court = { $seat } sends a { $family } knight to court, now { $count }
carolus-event-crest = { $from_seat_id ->
    [none] { $seat } takes the { $family } crest
   *[other] { $seat } takes the { $family } crest from { $from_seat }
}
carolus-event-placed = { $seat } sends a { $family } knight to { $land }
carolus-event-moved = { $steps ->
    [one] { $seat } moves Charlemagne 1 step to { $land }
   *[other] { $seat } moves Charlemagne { $steps } steps to { $land }
}
carolus-event-nobody = { $land }: { $best } to { $second }, nobody leads
carolus-event-holds = { $land }: { $best } to { $second }, { $side } holds
carolus-event-built = { $land }: { $best } to { $second }, { $side } builds a castle
carolus-event-replaced = { $count ->
    [one] { $land }: { $best } to { $second }, the castle turns from { $from_side } to { $side }
   *[other] { $land }: { $best } to { $second }, { $count } castles turn from { $from_side } to { $side }
}
carolus-event-replaced_short = { $count ->
    [one] { $land }: { $best } to { $second }, the castles turn from { $from_side } to { $side }, who places the last one
   *[other] { $land }: { $best } to { $second }, the castles turn from { $from_side } to { $side }, who places the last { $count }
}
carolus-event-merged = { $from_land } and { $land } fuse into a { $side } region of { $count }
carolus-event-round = Round { $round }
carolus-event-discs_back = Everyone takes all five discs back
carolus-event-over = { $reason_id ->
    [all_castles] All castles built: { $sides } wins
    [few_lands] Fewer than four lands are left: { $sides_count ->
        [one] { $sides } wins
       *[other] { $sides_and } share the victory
    } with the most castles
    [dead_round] A round without a knight: { $sides_count ->
        [one] { $sides } wins
       *[other] { $sides_and } share the victory
    } with the most castles
   *[unfinished] The agreed number of rounds is over: the game stays undecided
}

## Why not

carolus-reason-game_over = The game is over.
carolus-reason-no_crown_to_name = There is no crown to name a family for.
carolus-reason-not_choosing_discs = Discs are chosen at the start of a round, once each.
carolus-reason-not_placing_knights = No knight comes into play now: a turn first places its knights, then moves Charlemagne, then refills.
carolus-reason-not_moving_emperor = Charlemagne moves after the knights of the turn have been placed.
carolus-reason-family_exhausted = No { $family } knight can be had: the supply is empty and not every court can return one.
carolus-reason-disc_already_played = Disc { $disc } has been played already; it comes back after the fifth round.
carolus-reason-disc_chosen_by_another = Disc { $disc } has been chosen by another player this round, and you have others to choose from.
carolus-reason-no_such_knight = There is no { $family } knight in the reserve.
carolus-reason-no_such_land = { $land } is part of a region now; the region goes by another name.
carolus-reason-beyond_the_disc = { $limit ->
    [one] The disc in force is 1: Charlemagne goes exactly one step.
   *[other] The disc in force is { $limit }: Charlemagne goes 1 to { $limit } steps.
}

## On the board of a terminal

carolus-terminal = { $label ->
    [court] court
    [reserve] reserve
    [discs] discs
    [supply] supply
    [end] the end
   *[crest] {"["}n] holds the crest, and commands the family
}
carolus-terminal-lands = { $count ->
    [one] 1 land
   *[other] { $count } lands
}

## Options of a new table

carolus-option-guard_rounds = Stop after this many rounds (0: never)
carolus-option-emperor = Province where Charlemagne starts
carolus-option-first_chooser = Seat that chooses first (-1: by lot)
carolus-option-arrangement = Families of the fifteen starting knights (-1: by lot)
carolus-reason-too_far = { $land } lies { $away } steps ahead; { $limit ->
    [one] one step is the most
   *[other] { $limit } steps are the most
} you may choose now.

## What was done, as the title of a turning point: `who` is `you` where the reader did it

carolus-deed-name = { $who ->
    [you] You name { $family } for a crown
   *[they] { $seat } names { $family } for a crown
}
carolus-deed-disc = { $who ->
    [you] You play disc { $disc }
   *[they] { $seat } plays disc { $disc }
}
carolus-deed-court = { $who ->
    [you] You send a { $family } knight to court
   *[they] { $seat } sends a { $family } knight to court
}
carolus-deed-land = { $who ->
    [you] You send a { $family } knight to { $land }
   *[they] { $seat } sends a { $family } knight to { $land }
}
carolus-deed-steps = { $who ->
    [you] You move Charlemagne to { $land }
   *[they] { $seat } moves Charlemagne to { $land }
}{ carolus-deed-end }
carolus-deed-end = { $outcome ->
    [built] , and { $side } builds
    [replaced] , and its castles turn { $side }
    [replaced_short] , and its castles turn { $side }
    [holds] , and { $side } holds it
    [nobody] , and nobody leads there
   *[other] {""}
}

## Figures by which a review compares two moves, and what each teaches

carolus-feature-castles = own castles
carolus-lesson-castles = Castles win the game: build where you can.
carolus-feature-theirs = castles of the best other side
carolus-lesson-theirs = A castle they do not get is as good as one of yours.
carolus-feature-crests = crests
carolus-lesson-crests = Whoever has the crest commands the knights.
carolus-feature-court = knights at court
carolus-lesson-court = Knights at court keep the crests safe.
carolus-feature-lands = lands with a majority
carolus-lesson-lands = Lead in many lands, and Charlemagne serves you.
carolus-feature-ahead = of these, close before Charlemagne
carolus-lesson-ahead = Look at the lands that Charlemagne can reach.
