# The words of the Jerusalem board itself. Names of areas, offices and cards, options and events live with the game.

jerusalem-ui-board = The city with its districts and the Tower of David. The arrow keys step through what you may choose; with Shift, through every area.
jerusalem-ui-as-table = Show the city as a table
jerusalem-ui-as-map = Show the table as a city
jerusalem-ui-ledge = Beside the city

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
jerusalem-ui-count-areas = { $count ->
    [one] 1 area
   *[other] { $count } areas
}
jerusalem-ui-group = { $group ->
    [cards] Cards
   *[areas] Areas
}
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
    [marshal] move two, or a coin
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
jerusalem-ui-behind = { $squires ->
    [one] 1 squire
   *[other] { $squires } squires
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
jerusalem-ui-brief = { $height } ⌂ { $prestige } ★

# the legend: what each thing on the table is, and what it does
jerusalem-legend-city = In the city
jerusalem-legend-panels = Beside the city
jerusalem-legend-card = A player’s card
jerusalem-explain-square = The big area of a district. The player with the most squires here is paid what it shows; a tie goes to the better office.
    .name = Square
jerusalem-explain-area = A small area of a district. The player with the most squires here is paid what it shows; a tie goes to the better office.
    .name = Area
jerusalem-explain-tower-of-david = It counts as a big area. The player who controls it gets a coin before anything else is paid, and may send one squire from here to another area.
    .name = Tower of David
jerusalem-explain-district = Three areas together. In three of the districts, the most squires in the whole district bring a privilege.
    .name = District
jerusalem-explain-income = What the area pays when the round ends, in the colour of the player it would be paid to now.
    .name = Income
jerusalem-explain-squires = A player’s squires and their number. On the board they win areas; behind the screen they wait.
    .name = Squires
jerusalem-explain-crown = The player who wears it would control the area now.
    .name = Crown
jerusalem-explain-fresh = Squires that came this turn. Three let you put down your Baron.
    .name = Fresh squires
jerusalem-explain-baron = He closes the area until the round ends: nobody else may place squires here, and none may be moved in or out.
    .name = Baron
jerusalem-explain-closed = With two players this district is closed.
    .name = Closed area
jerusalem-explain-privilege-scholars = The most squires in the Patriarchs: one squire from behind the screen for a card.
    .name = Scholars
jerusalem-explain-privilege-building_materials = The most squires in the Market: up to four prestige for 2 coins each.
    .name = Building Materials
jerusalem-explain-privilege-court_intrigues = The most squires among the Nobility: 1 prestige, and another player loses 1.
    .name = Court Intrigues
jerusalem-explain-holder = The player who would have the privilege of this district now.
    .name = Holder of a privilege
jerusalem-explain-track = Prestige of the players. It pays for the floors of their towers.
    .name = Prestige track
jerusalem-explain-calendar = The five rounds and what each of them brings.
    .name = Calendar
jerusalem-explain-event-down = An event that is turned up when its round begins.
    .name = Hidden event
jerusalem-explain-event-succession = When the round ends, all squires leave the Royal Palace. A player whose Baron stands on the board saves up to two.
    .name = Succession
jerusalem-explain-event-election = When the round ends, in each area of the Patriarchs and the Nobility everybody there keeps only as many squires as the player with the fewest.
    .name = Patriarch election
jerusalem-explain-event-special_tax = When the round ends, each squire in the Market costs 1 coin, or leaves.
    .name = Special tax
jerusalem-explain-event-war = When the round ends, all squires in the Templars are lost. Each player may take as many from opponents, at most two from each.
    .name = War
jerusalem-explain-gifts = After the fifth round: 3 prestige for the most squires and for the most coins behind the screen, 1 for a card.
    .name = King’s Gifts
jerusalem-explain-offices = Auctioned in every round. The lower number acts earlier, brings more squires and wins ties.
    .name = Offices
jerusalem-explain-office-constable = 7 squires. The Baron needs only two fresh squires in a big area, and one in a small one.
    .name = Constable
jerusalem-explain-office-treasurer = 6 squires. The first mercenary costs 1 coin, the second 2.
    .name = Treasurer
jerusalem-explain-office-marshal = 5 squires. Once a turn, move one or two squires from one area to another, or take 1 coin.
    .name = Marshal
jerusalem-explain-office-admiral = 4 squires and a coin.
    .name = Admiral
jerusalem-explain-bids = The highest bidder pays and takes the office. A player who passes is out of this auction.
    .name = Bids
jerusalem-explain-towers = The towers of all players. The highest one wins after five rounds.
    .name = Towers
jerusalem-explain-floor = What the floor costs in prestige. +1 for the first player who reaches it.
    .name = Price of a floor
jerusalem-explain-deck = Action cards still to come.
    .name = Deck
jerusalem-explain-discard = Action cards that were played. They are out of the game.
    .name = Played cards
jerusalem-explain-packet = The action cards of this round. Keep one, and hand the rest on to the next office.
    .name = Packet
jerusalem-explain-choices = Answers to the question that have no place of their own in the city.
    .name = Your choices
jerusalem-explain-card = What a player has: office, tower, prestige, and the screen with what is hidden behind it.
    .name = A player’s card
jerusalem-explain-height = Floors of the tower. The highest tower wins.
    .name = Tower
jerusalem-explain-prestige = Prestige, and what the next floor costs. It is built as soon as it can be paid.
    .name = Prestige
jerusalem-explain-screen = Squires and coins are hidden from the others until the end.
    .name = Screen
jerusalem-explain-coins = For offices, mercenaries and prestige.
    .name = Coins
jerusalem-explain-cards = Action cards in hand. Their number is open, the cards are not.
    .name = Cards
jerusalem-explain-income-now = What the areas would pay this player if the round ended now.
    .name = Income now
jerusalem-explain-supply = Your squires that are neither on the board nor behind the screen. Only you see the number.
    .name = Supply
jerusalem-explain-passed-on = The cards you have seen and handed on this round.
    .name = Passed on
jerusalem-explain-action-card = Played in your own turn, once. A card kept to the end is worth 1 prestige.
    .name = Action card

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
jerusalem-ui-primer-build-text = The player with the most squires in an area takes its income. Prestige is turned into floors, as many as it pays for; being first to a floor costs 1 more.
jerusalem-ui-primer-goal = Five rounds, three events, hidden coins and cards. The highest tower wins.
