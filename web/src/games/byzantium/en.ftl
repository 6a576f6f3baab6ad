# The words of the Byzantium board itself. Names of cities, sides and boxes, options and events live with the game.

byzantium-ui-board = Map of { $count } cities. The arrow keys step through what you may choose; with Shift, through everything.
byzantium-ui-as-table = Show the map as a table
byzantium-ui-as-table-short = Table
byzantium-ui-as-map = Show the table as a map
byzantium-ui-as-map-short = Map
byzantium-ui-ledge = Beside the map
byzantium-ui-boxes = Boxes
byzantium-ui-tracks = Points
byzantium-ui-battle = Battle
byzantium-ui-whole-map = Whole map
byzantium-ui-show-offered = Show what you may choose

byzantium-ui-sea = { $sea ->
    [black] Black Sea
    [mediterranean] Mediterranean Sea
    [red] Red Sea
    [caspian] Caspian
   *[gulf] Gulf
}
byzantium-ui-side = { $side }
byzantium-ui-count-cities = { $count ->
    [one] 1 city
   *[other] { $count } cities
}

# what lies on the map
byzantium-ui-army = { $side } army of { $name }, strength { $strength }
byzantium-ui-held = held by { $name }
byzantium-ui-fortified = fortified
byzantium-ui-nobody = nobody

# the table of special actions
byzantium-ui-special = Special actions
byzantium-ui-special-hint = one cube a box, back at the end of the turn
byzantium-ui-either-side = Either side
byzantium-ui-open-boxes = As often as you like
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
byzantium-ui-odds-take = { $take }% to be taken
byzantium-ui-odds-losses = { $losses } cubes lost on average
byzantium-ui-percent = { $count }%
byzantium-ui-to-take = to take the city
byzantium-ui-if-defended = { $fleet ->
    [hostile] if all, and the fleet, resist
   *[none] if all defend
}
byzantium-ui-no-defence = the siege alone
byzantium-ui-if-yielded = { $count }% if none resists

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
byzantium-ui-walls-left = Walls
byzantium-ui-cities = Cities
byzantium-ui-upkeep = Upkeep
byzantium-ui-income-hint = Income { $byzantine } Byzantine, { $arab } Arab
byzantium-ui-both = { $byzantine } + { $arab }

# the legend: what each thing on the table is, and what it does
byzantium-legend-map = On the map
byzantium-legend-boxes = Boxes
byzantium-legend-tracks = Tracks and dice
byzantium-legend-card = The army card
byzantium-explain-city-byzantine = Byzantine armies are at home here; all others have to attack it. The number is its markers: its dice in a siege, its income and its points.
    .name = Byzantine city
byzantium-explain-city-arab = Arab armies are at home here; all others have to attack it. The number is its markers: its dice in a siege, its income and its points.
    .name = Arab city
byzantium-explain-city-persian = It is nobody’s until somebody conquers it. The number is its markers: its dice in a siege.
    .name = Persian city
byzantium-explain-city-bulgar = The Bulgars have taken it. All their cubes defend it, and after them its own walls.
    .name = Bulgar city
byzantium-explain-capital = It counts five markers and never has a controller. If it falls, the game is over at once, and only Arab points count.
    .name = Constantinople
byzantium-explain-control = The player of this colour controls the city and gets its income.
    .name = Control cube
byzantium-explain-wall = One more die and one more strength for the city in a siege. It brings no income and no points.
    .name = Wall
byzantium-explain-army-byzantine = A square flag. The number is its strength: the cubes in Elite and Main of the Byzantine row.
    .name = Byzantine army
byzantium-explain-army-arab = A flag with a notch. The number is its strength: the cubes in Elite and Main of the Arab row.
    .name = Arab army
byzantium-explain-road = Open to both sides, for one move cube.
    .name = Road
byzantium-explain-desert = Open to Arab armies only, for one move cube.
    .name = Desert link
byzantium-explain-sea = One move cube for a Byzantine army, two for an Arab one. The Byzantine fleet may make it dearer for Arabs.
    .name = Sea link
byzantium-explain-double = This crossing costs Arab armies twice as much: four move cubes.
    .name = Double cost
byzantium-explain-arrow = The Bulgars may attack this city from outside the map.
    .name = Bulgar arrow
byzantium-explain-toll = How many move cubes the march costs. They go to the losses.
    .name = Cost of the march
byzantium-explain-special = A cube on a free box does what the box says. The box is taken until the end of the turn, for everybody.
    .name = Special actions
byzantium-explain-box-bulgars = Two cubes join the Bulgars. Then they attack a city for you, or two more join.
    .name = Bulgars
byzantium-explain-box-fortify = A wall takes the place of your cube on one of your cities.
    .name = Fortify
byzantium-explain-box-develop = One more marker for a city of this side, whoever controls it; three at most.
    .name = Develop
byzantium-explain-box-emperor = 2 Byzantine points at once, and the guard for your Byzantine Elite until the end of the turn. The Emperor’s levy may defend Constantinople.
    .name = Emperor
byzantium-explain-box-caliph = 2 Arab points at once, and the guard for your Arab Elite until the end of the turn.
    .name = Caliph
byzantium-explain-box-civil-war = Your army attacks a city of its own side that you do not control. If it wins, the city keeps its side and becomes yours.
    .name = Civil war
byzantium-explain-box-byzantine-fleet = Until the end of the turn you may double the cost of the others’ Arab crossings, attack them, and close the sea to their retreat.
    .name = Byzantine fleet
byzantium-explain-box-arab-fleet = Until the end of the turn sea links cost your Arab army half.
    .name = Arab fleet
byzantium-explain-box-tax = Cubes from your pool bring 2 bezants each, once a turn. They come back at the end of the turn.
    .name = Tax
byzantium-explain-box-church = A cube and 6 Byzantine bezants: 2 Byzantine points. The cube stays there.
    .name = Church
byzantium-explain-box-mosque = A cube and 6 Arab bezants: 2 Arab points. The cube stays there.
    .name = Mosque
byzantium-explain-box-pass = If you pass, you take no more actions this turn. The first to pass starts the next turn.
    .name = Pass
byzantium-explain-guard = It counts as an Elite cube, costs no upkeep and is the last one to be lost. At the end of the turn it goes back.
    .name = Guard
byzantium-explain-bulgars = The whole Bulgar force. All of it takes part wherever the Bulgars fight, with three dice at most.
    .name = Bulgar box
byzantium-explain-turns = The game has three turns. In each, actions go round until all have passed; then come income and upkeep.
    .name = Turn
byzantium-explain-points = Your Byzantine points above, your Arab points below. Both count together if the lower is at least half of the higher.
    .name = Victory points
byzantium-explain-battle = The last attack, step by step: who rolled, the hits, and what came of it.
    .name = Last attack
byzantium-explain-die = 4, 5 or 6 is a hit and takes one cube.
    .name = Dice
byzantium-explain-odds = How likely the attack is to succeed, and how many cubes it costs you on average, worked out from the dice.
    .name = Chances
byzantium-explain-tray = Answers to the question that have no place of their own on the map.
    .name = Answers
byzantium-explain-card = A player’s two armies, two treasuries and two scores. The colour and the sign are the same on the map.
    .name = Army card
byzantium-explain-row = Upper row: the Byzantine army, treasury and points. Lower row: the Arab ones.
    .name = Row of a side
byzantium-explain-elite = Each cube rolls a die in battle, without limit. Upkeep 3.
    .name = Elite
byzantium-explain-main = Each cube rolls a die in battle, at most three dice. Upkeep 1.
    .name = Main
byzantium-explain-levy = Defends your cities when no army does, with three dice at most. It is not part of the army. Upkeep 2.
    .name = Levy
byzantium-explain-move = Pays for marching. Its cubes do not count as strength, but they may be lost in battle. Upkeep 1.
    .name = Move
byzantium-explain-bezants = Money of this side. It never goes to the other treasury.
    .name = Bezants
byzantium-explain-points-card = Victory points of this side.
    .name = Points
byzantium-explain-score = If the game ended now: both totals together, or the higher alone if the lower is less than half of it.
    .name = Score
byzantium-explain-pool = Free cubes. Whatever you place from here costs nothing.
    .name = Pool
byzantium-explain-losses = Cubes lost or spent. Each one you take from here costs 3 bezants; half of them come back at the end of the turn.
    .name = Losses
byzantium-explain-removed = Cubes that were not paid for. They are out of the game.
    .name = Gone
byzantium-explain-walls = Walls you can still build.
    .name = Walls
byzantium-explain-cities = Cities under your control.
    .name = Cities
byzantium-explain-upkeep = What your cubes cost at the end of the turn, Byzantine and Arab, each from its own treasury.
    .name = Upkeep
byzantium-explain-starts = Takes the first action of every round of this turn.
    .name = Start player
byzantium-explain-passed = Takes no more actions this turn, but still defends.
    .name = Passed

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

# how it goes, in three pictures
byzantium-ui-primer-claim = Take cities
byzantium-ui-primer-claim-text = A cube on a free city, Byzantine or Arab, makes it yours and scores a point for each of its markers. Everything you do costs a cube.
byzantium-ui-primer-march = March and fight
byzantium-ui-primer-march-text = You lead an army of each side. One that marches into a city of the other side attacks it: each 4, 5 or 6 is a hit, and the greater strength wins.
byzantium-ui-primer-both = Tend both sides
byzantium-ui-primer-both-text = Cities pay at the end of a turn, and armies cost. After three turns your two scores are added, if the lower is at least half of the higher.
byzantium-ui-primer-goal = One action each, round after round, until everybody has passed. If Constantinople falls, the game ends at once and only Arab points count.

# the score sheet
byzantium-ui-sheet = { $column ->
    [player] Player
    [byzantine] Byzantine
    [arab] Arab
    [score] Score
    [cities] Cities
   *[bezants] Bezants
}
