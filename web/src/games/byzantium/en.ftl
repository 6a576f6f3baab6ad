# The words of the Byzantium board itself. Names of cities, sides and boxes, options and events live with the game.

byzantium-ui-board = Map of { $count } cities. Arrows walk what you may choose, Shift with them walks everything.
byzantium-ui-as-table = Show the map as a table
byzantium-ui-as-table-short = Table
byzantium-ui-as-map = Show the table as a map
byzantium-ui-as-map-short = Map
byzantium-ui-closer = Closer
byzantium-ui-further = Further away
byzantium-ui-show-offered = Show what you may choose

byzantium-ui-sea = { $sea ->
    [black] Black Sea
    [mediterranean] Mediterranean Sea
    [red] Red Sea
    [caspian] Caspian
   *[gulf] Gulf
}
byzantium-ui-side = { $side }

# what lies on the map
byzantium-ui-army = { $side } army of { $name }, strength { $strength }
byzantium-ui-held = held by { $name }
byzantium-ui-fortified = fortified
byzantium-ui-nobody = nobody

# the table of special actions
byzantium-ui-special = Special actions
byzantium-ui-special-hint = one cube a box, back at the end of the turn
byzantium-ui-box = { $kind_id ->
    [bulgars] Bulgars
    [fortify] Fortify
    [byzantine_develop] Develop
    [arab_develop] Develop
    [emperor] Emperor
    [caliph] Caliph
    [byzantine_civil_war] Civil war
    [arab_civil_war] Civil war
   *[other] Fleet
}
byzantium-ui-open-box = { $box_id ->
    [tax] Tax
    [church] Church
    [mosque] Mosque
   *[pass] Pass
}
byzantium-ui-first = 1st
byzantium-ui-enough = Done
byzantium-ui-with-count = { $what } { $count }
byzantium-ui-free = free
byzantium-ui-taken-by = taken by { $name }
byzantium-ui-cubes-of = { $count ->
    [one] 1 cube of { $name }
   *[other] { $count } cubes of { $name }
}
byzantium-ui-nothing-there = empty
byzantium-ui-key-road = road: both sides
byzantium-ui-key-desert = desert: Arabs
byzantium-ui-key-sea-byzantine = sea: Byz 1,
byzantium-ui-key-sea-arab = Arabs 2
byzantium-ui-bulgars = Bulgars
byzantium-ui-bulgars-of = Bulgar box, { $count } cubes of { $most }
byzantium-ui-of = { $count } of { $most }

# tracks
byzantium-ui-points = Victory points
byzantium-ui-points-of = { $name }: { $byzantine } Byzantine, { $arab } Arab
byzantium-ui-turn = Turn { $turn } of { $turns }
byzantium-ui-turn-word = Turn

# attacks
byzantium-ui-attack-on = Attack on { $city }
byzantium-ui-crossing = The fleet attacks
byzantium-ui-attacker = Attacker
byzantium-ui-fleet = Fleet
byzantium-ui-walls = City
byzantium-ui-defender = { $opponent_id ->
    [red] Red army
    [yellow] Yellow army
    [blue] Blue army
    [green] Green army
    [levy] Levy
   *[bulgars] Bulgars
}
byzantium-ui-hits = { $count ->
    [one] 1 hit
   *[other] { $count } hits
}
byzantium-ui-outcome = { $outcome ->
    [battle_won] { $best } to { $second }: goes on
    [battle_lost] { $best } to { $second }: beaten off
    [siege_failed] { $best } to { $second }: it holds out
    [fell] Constantinople falls
   *[captured] city taken{ $points ->
        [0] {""}
        [one] , 1 point
       *[other] , { $points } points
    }
}
byzantium-ui-odds-take = { $take } % to be taken
byzantium-ui-odds-losses = { $losses } cubes lost on average
byzantium-ui-percent = { $count } %
byzantium-ui-odds-line = { $defence ->
    [some] if all { $fleet ->
        [hostile] resist, the fleet too
       *[none] defend
    }, { $yielded } % if none does; { $losses } cubes lost
   *[none] to take the city; { $losses } cubes lost
}
byzantium-ui-to-take = to take the city
byzantium-ui-if-defended = { $fleet ->
    [hostile] if all, and the fleet, resist
   *[none] if all defend
}
byzantium-ui-no-defence = the siege alone
byzantium-ui-if-yielded = { $count } % if none resists

# army cards
byzantium-ui-seat = { $name }, { $side }
byzantium-ui-you = you
byzantium-ui-bot = bot
byzantium-ui-away = away
byzantium-ui-starts = starts
byzantium-ui-passed = passed
byzantium-ui-emperor = Emperor
byzantium-ui-caliph = Caliph
byzantium-ui-fleet-of = { $side_id ->
    [byzantine] Byz. fleet
   *[arab] Arab fleet
}
byzantium-ui-score-now = Score, if the game ended now
byzantium-ui-rank = { $rank }
byzantium-ui-bezants = Bezants
byzantium-ui-points-short = Points
byzantium-ui-cell = { $side } { $rank }: { $count }; upkeep { $price } each
byzantium-ui-guard = { $side_id ->
    [byzantine] Imperial guard
   *[arab] Caliph’s guard
}
byzantium-ui-treasury = { $side } treasury: { $count }
byzantium-ui-pool = Pool
byzantium-ui-pool-of = Pool: { $count }
byzantium-ui-losses = Losses
byzantium-ui-losses-of = Losses: { $count }
byzantium-ui-removed = Gone
byzantium-ui-removed-hint = Cubes out of the game, unpaid
byzantium-ui-walls-left = Walls
byzantium-ui-cities = Cities
byzantium-ui-upkeep = Upkeep
byzantium-ui-income-hint = Income { $byzantine } Byzantine, { $arab } Arab
byzantium-ui-both = { $byzantine } + { $arab }

# the map as a table
byzantium-ui-caption = The cities
byzantium-ui-column = { $column ->
    [city] City
    [side] Side
    [size] Size
    [held] Controller
    [armies] Armies
    [links] Links
   *[choice] Choice
}
byzantium-ui-link = { $kind_id ->
    [desert] { $city } (desert)
    [sea] { $city } (sea)
   *[road] { $city }
}

# the score sheet
byzantium-ui-sheet = { $column ->
    [player] Player
    [byzantine] Byzantine
    [arab] Arab
    [score] Score
    [cities] Cities
   *[bezants] Bezants
}
