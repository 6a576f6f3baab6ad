# The words of the Carolus Magnus board itself. Names of lands, families and sides, options and events live with the game.

carolus-ui-board = { $count ->
    [one] Ring of one land. The left and right keys step through what you may choose; with Shift, through every land.
   *[other] Ring of { $count } lands. The left and right keys step through what you may choose; with Shift, through every land.
}
carolus-ui-emperor = Charlemagne
carolus-ui-as-table = Show the ring as a table
carolus-ui-as-table-short = Table
carolus-ui-as-map = Show the ring as a map
carolus-ui-as-map-short = Map
carolus-ui-ledge = Beside the ring

# what lies in a land
carolus-ui-province = { $province ->
    [10] Spanish March
   *[other] { $name }
}
carolus-ui-land-region = { $name }, region of { $count }
carolus-ui-land-castles = { $count ->
    [one] one { $side } castle
   *[other] { $count } { $side } castles
}
carolus-ui-land-empty = no castle
carolus-ui-land-emperor = Charlemagne stands here
carolus-ui-knights = { $count } { $family }
carolus-ui-no-knights = no knights
carolus-ui-score = { $side } { $count }
carolus-ui-scores = strength: { $scores }
carolus-ui-no-scores = no side has strength

# the middle of the ring
carolus-ui-discs-round = Discs this round
carolus-ui-disc-of = { $name }: disc { $disc }
carolus-ui-disc-none = { $name } has not chosen a disc
carolus-ui-refill = Last refill: { $name }
carolus-ui-throw = Last throw: { $name }
carolus-ui-crown = crown
carolus-ui-crowns = crown: { $families }
carolus-ui-crowns-open = { $count ->
    [one] one crown to name
   *[other] { $count } crowns to name
}
carolus-ui-supply = Supply
carolus-ui-supply-of = { $family }: { $count } in the supply
carolus-ui-crest-free = crest not held
carolus-ui-tray-reserve = { $count ->
    [one] One knight from your reserve
   *[other] { $count } knights from your reserve
}
carolus-ui-tray-land = Now a land, or your court
carolus-ui-tray-first = First choose the family
carolus-ui-tray-again = Choose it again to confirm
carolus-ui-tray-discs = Choose your disc
carolus-ui-tray-supply = Name a family for the crown
carolus-ui-tray-family = { $family }: { $count } in your reserve
carolus-ui-court = Your court
carolus-ui-court-of = your court: { $count } { $family }
carolus-ui-disc = disc { $disc }

# how the game goes
carolus-ui-primer-disc = Choose a disc
carolus-ui-primer-disc-text = The lowest number plays first. The highest lets Charlemagne walk furthest.
carolus-ui-primer-place = Send out your knights
carolus-ui-primer-place-text = At your court they win you command of their family. In a land they count for whoever commands them.
carolus-ui-primer-move = Move Charlemagne
carolus-ui-primer-move-text = Where he stops, the side that commands the most knights builds a castle, and neighbouring lands of one side fuse.
carolus-ui-primer-goal = Then the dice refill your reserve, and it is the next player’s turn. The first side to build all its castles wins.

# the seats
carolus-ui-seat = { $name }, { $side }
carolus-ui-you = you
carolus-ui-bot = bot
carolus-ui-away = away
carolus-ui-castles = { $count } of { $all }
carolus-ui-castles-long = { $count } of { $all } castles
carolus-ui-team = Team { $side }
carolus-ui-reserve = Reserve
carolus-ui-discs = Discs
carolus-ui-stock = Stock
carolus-ui-row = { $family }: { $count } at court
carolus-ui-crest = crest held
carolus-ui-stock-of = { $count } of { $all } castles in stock
carolus-ui-disc-left = disc { $disc }, left
carolus-ui-disc-played = disc { $disc }, played
carolus-ui-disc-force = disc { $disc }, in force

# the legend: what each thing on the table is, and what it does
carolus-legend-ring = In the ring
carolus-legend-middle = In the middle
carolus-legend-card = A player’s card
carolus-explain-land = A place for knights and a castle. It is counted when Charlemagne stops here: knights count for whoever has their crest, castles for their side.
    .name = Land
carolus-explain-region = Provinces that have grown together. They count as one land, with all their knights and castles together.
    .name = Region
carolus-explain-knight = Knights of one family and their number. They count for the side that has the family’s crest.
    .name = Knights
carolus-explain-castle = It counts as one for its side. The side that leads when Charlemagne stops here takes the castles over.
    .name = Castle
carolus-explain-emperor = He walks clockwise from land to land. Where he stops, the side that leads builds a castle.
    .name = Charlemagne
carolus-explain-steps = How many steps bring Charlemagne here. Your disc is the most he may take.
    .name = Steps
carolus-explain-fuse = Two lands would grow together here, because their castles would belong to one side.
    .name = Fusion to come
carolus-explain-discs = The discs in force, in the order of play. The lower number plays first; it is also the most steps Charlemagne may take.
    .name = Discs this round
carolus-explain-dice = The last throw. Each colour brings a knight of that family from the supply.
    .name = Dice
carolus-explain-crown = The player who throws it names a family and takes one of its knights.
    .name = Crown
carolus-explain-supply = Knights that nobody has yet, forty of each family at the start.
    .name = Supply
carolus-explain-crest-free = Nobody has this crest yet. The first knight of the family at any court wins it.
    .name = Free crest
carolus-explain-reserve-tray = The knights of your reserve, family by family. Choose one, then a land or your court.
    .name = Your reserve
carolus-explain-disc-tray = Your discs. A number chosen before you this round is closed to you, unless you have no other.
    .name = Your discs
carolus-explain-court-tray = A knight at your court brings you nearer to its family’s crest.
    .name = Your court
carolus-explain-card = What a player has: court, reserve, discs, and castles still to build. All of it is open.
    .name = A player’s card
carolus-explain-castles = Castles built, out of all that the side has. The side that builds its last one wins.
    .name = Castles
carolus-explain-court = The knights of each family at this court. The longest row has the crest; in a tie it stays where it is.
    .name = Court
carolus-explain-crest = A filled one is held: all knights of this family count for this player. A dashed one is held by another player, or by nobody.
    .name = Crest
carolus-explain-reserve = Knights that wait to be brought into play. They count for nothing yet.
    .name = Reserve
carolus-explain-disc-left = Discs still to be played. After five rounds all five come back.
    .name = Disc left
carolus-explain-disc-force = The disc of this round.
    .name = Disc in force
carolus-explain-disc-played = Used up until all five have been played.
    .name = Disc played
carolus-explain-stock = Castles still to be built, with empty places for those that stand.
    .name = Stock
carolus-explain-team = Two players share one stock of castles, and win or lose together.
    .name = Team

# the ring as a table
carolus-ui-column-land = Land
carolus-ui-column-castles = Castles
carolus-ui-column-knights = Knights
carolus-ui-column-scores = Strength
carolus-ui-column-choice = Choice
carolus-ui-none = none
carolus-ui-caption = The lands of the ring, clockwise
