# The words of the Carolus Magnus board itself. Names of lands, families and sides, options and events live with the game.

carolus-ui-board = { $count ->
    [one] Ring of one land. Left and right walk what you may choose, Shift with them walks every land.
   *[other] Ring of { $count } lands. Left and right walk what you may choose, Shift with them walks every land.
}
carolus-ui-emperor = Charlemagne
carolus-ui-as-table = Show the ring as a table
carolus-ui-as-table-short = Table
carolus-ui-as-map = Show the ring as a map
carolus-ui-as-map-short = Map

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
carolus-ui-scores = influence: { $scores }
carolus-ui-no-scores = nobody has influence

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
carolus-ui-primer-place-text = At your court they win you the command of their family. In a land they count for whoever commands them.
carolus-ui-primer-move = Move Charlemagne
carolus-ui-primer-move-text = Where he stops, the side that commands most knights builds a castle, and neighbouring lands of one side fuse.
carolus-ui-primer-goal = Then the dice refill your reserve, and the next plays. The first side to have built all its castles wins.

# the seats
carolus-ui-seat = { $name }, { $side }
carolus-ui-you = you
carolus-ui-bot = bot
carolus-ui-away = away
carolus-ui-castles = { $count } of { $goal }
carolus-ui-castles-long = { $count } of { $goal } castles
carolus-ui-team = Team { $side }
carolus-ui-reserve = Reserve
carolus-ui-discs = Discs
carolus-ui-stock = Stock
carolus-ui-row = { $family }: { $count } at court
carolus-ui-crest = crest held
carolus-ui-stock-of = { $count } of { $goal } castles in stock
carolus-ui-disc-left = disc { $disc }, left
carolus-ui-disc-played = disc { $disc }, played
carolus-ui-disc-force = disc { $disc }, in force

# the ring as a table
carolus-ui-column-land = Land
carolus-ui-column-castles = Castles
carolus-ui-column-knights = Knights
carolus-ui-column-scores = Influence
carolus-ui-column-choice = Choice
carolus-ui-none = none
carolus-ui-caption = The lands of the ring, clockwise
