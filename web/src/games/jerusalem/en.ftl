# The words of the Jerusalem board itself. Names of areas, offices and cards, options and events live with the game.

jerusalem-ui-board = The city with its districts and the Tower of David. Arrows walk what you may choose, Shift with them walks every area.
jerusalem-ui-as-table = Show the city as a table
jerusalem-ui-as-map = Show the table as a city

# what lies in the city
jerusalem-ui-squires = { $count ->
    [one] 1 squire
   *[other] { $count } squires
}
jerusalem-ui-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
jerusalem-ui-prestige = { $count } prestige
jerusalem-ui-nothing = no income
jerusalem-ui-empty = empty
jerusalem-ui-closed = closed with two players
jerusalem-ui-troop = { $name } { $count }
jerusalem-ui-squires-of = { $count ->
    [one] 1 squire of { $name }, { $area }
   *[other] { $count } squires of { $name }, { $area }
}
jerusalem-ui-baron-of = Baron of { $name }
jerusalem-ui-pays = pays { $name } { $income }
jerusalem-ui-pays-nobody = pays nobody yet: { $income }
jerusalem-ui-nobody = nobody
jerusalem-ui-tower-name =
    Tower
    of David
jerusalem-ui-prestige-track = Prestige
jerusalem-ui-prestige-of = { $name }: { $count } prestige
jerusalem-ui-how-many = How many squires?
jerusalem-ui-place-many = { $count ->
    [one] Place 1 squire
   *[other] Place { $count } squires
}

# panels
jerusalem-ui-calendar = Calendar
jerusalem-ui-calendar-face = { $face ->
    [down] face down
    [gifts] King’s Gifts
   *[none] no event
}
jerusalem-ui-calamity = { $calamity ->
    [succession] Succes­sion
    [election] Elec­tion
    [special_tax] Special tax
   *[war] War
}
jerusalem-ui-round = Round { $count }
jerusalem-ui-offices = Offices
jerusalem-ui-auction = Auction of offices
jerusalem-ui-power = { $office_id ->
    [constable] eases the Baron
    [treasurer] cheap mercenaries
    [marshal] move two or a coin
   *[admiral] a coin
}
jerusalem-ui-price = { $count ->
    [0] free
    [one] 1 coin
   *[other] { $count } coins
}
jerusalem-ui-on-block = on sale
jerusalem-ui-bidders = Bids
jerusalem-ui-bid = { $count ->
    [one] bids 1 coin
   *[other] bids { $count } coins
}
jerusalem-ui-passed = passed
jerusalem-ui-to-bid = no bid yet
jerusalem-ui-packet = The packet
jerusalem-ui-packet-hint = keep one, pass on the rest
jerusalem-ui-your-turn = Your choices
jerusalem-ui-towers = Towers
jerusalem-ui-floor-costs = prestige a floor
jerusalem-ui-floor-price = { $count }
jerusalem-ui-floor-first = { $count }+1
jerusalem-ui-tower-of = { $name }: height { $count }, next floor { $price }, prestige { $prestige }
jerusalem-ui-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
jerusalem-ui-discard = { $count } played
jerusalem-ui-discard-of = Played: { $cards }

# players
jerusalem-ui-seat = { $name }, { $side }
jerusalem-ui-you = you
jerusalem-ui-bot = bot
jerusalem-ui-away = away
jerusalem-ui-height = Floors of the tower
jerusalem-ui-prestige-word = Prestige
jerusalem-ui-next-floor = Prestige; the next floor costs { $price }
jerusalem-ui-hidden = hidden
jerusalem-ui-squires-word = { $count ->
    [one] squire
   *[other] squires
}
jerusalem-ui-coins-word = { $count ->
    [one] coin
   *[other] coins
}
jerusalem-ui-cards-word = { $count ->
    [one] card
   *[other] cards
}
jerusalem-ui-income-now = If the round ended now: { $income }
jerusalem-ui-supply = { $count ->
    [one] 1 squire left in your supply
   *[other] { $count } squires left in your supply
}
jerusalem-ui-passed-on = You passed on: { $cards }
jerusalem-ui-paid = { $count } paid
jerusalem-ui-hand-of = Cards of { $name }
jerusalem-ui-behind = { $squires } squires, { $coins } coins
jerusalem-ui-brief = { $height } ⌂ { $prestige } ★

# the city as a table
jerusalem-ui-caption-areas = The areas
jerusalem-ui-caption-players = The players
jerusalem-ui-column = { $column ->
    [area] Area
    [squires] Squires
    [baron] Baron
    [income] Income
    [paid] Paid now to
    [player] Player
    [office] Office
    [height] Height
    [prestige] Prestige
    [floor] Next floor
    [cards] Cards
    [behind] Behind the screen
   *[choice] Choice
}

# the score sheet
jerusalem-ui-sheet = { $column ->
    [player] Player
    [height] Height
    [prestige] Prestige left
    [office] Last office
   *[gifts] King’s Gifts
}
jerusalem-ui-decided = { $reason ->
    [height] The highest tower decided.
    [prestige] Equal heights: the prestige left decided.
   *[office] Equal heights and prestige: the better office decided.
}

# how a round goes
jerusalem-ui-primer-offices = Bid for an office
jerusalem-ui-primer-offices-text = Offices go to the highest bidders. Better ones act earlier, win ties and bring more squires. Then everyone keeps an action card and passes the rest on.
jerusalem-ui-primer-deploy = Send your squires
jerusalem-ui-primer-deploy-text = Place squires where you want to lead. Three fresh ones let your Baron close the area to everybody else until the round ends.
jerusalem-ui-primer-build = Collect and build
jerusalem-ui-primer-build-text = Whoever has most squires in an area takes its income. All prestige that pays for a floor becomes one; being the first on a floor costs 1 more.
jerusalem-ui-primer-goal = Five rounds, three events, hidden coins and cards. The highest tower wins.
