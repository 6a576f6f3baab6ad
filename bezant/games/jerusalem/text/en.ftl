### Jerusalem: words for events, questions, options, refusals and the names of things.

jerusalem-title = Jerusalem
jerusalem-tagline = Bid for offices, send squires into the walled city, hide your coins. The highest tower after five rounds wins.
jerusalem-where = round { $round } of { $rounds }

## Names of things

jerusalem-arg-area = { $value ->
    [pal_b] Palace square
    [pal_l] Palace left
    [pal_r] Palace right
    [tem_b] Templars square
    [tem_l] Templars left
    [tem_r] Templars right
    [pat_b] Patriarchs square
    [pat_l] Patriarchs left
    [pat_r] Patriarchs right
    [mar_b] Market square
    [mar_l] Market left
    [mar_r] Market right
    [nob_b] Nobility square
    [nob_l] Nobility left
    [nob_r] Nobility right
    [tow] Tower of David
   *[other] { $value }
}
jerusalem-arg-from_area = { $value ->
    [pal_b] Palace square
    [pal_l] Palace left
    [pal_r] Palace right
    [tem_b] Templars square
    [tem_l] Templars left
    [tem_r] Templars right
    [pat_b] Patriarchs square
    [pat_l] Patriarchs left
    [pat_r] Patriarchs right
    [mar_b] Market square
    [mar_l] Market left
    [mar_r] Market right
    [nob_b] Nobility square
    [nob_l] Nobility left
    [nob_r] Nobility right
    [tow] Tower of David
   *[other] { $value }
}
jerusalem-arg-district = { $value ->
    [palace] Royal Palace
    [templars] Templars
    [patriarchs] Patriarchs
    [market] Market
    [nobility] Nobility
    [tower] Tower of David
   *[other] { $value }
}
jerusalem-arg-privilege = { $value ->
    [scholars] Scholars
    [building_materials] Building Materials
    [court_intrigues] Court Intrigues
   *[other] { $value }
}
jerusalem-arg-side = { $value ->
    [red] Red
    [yellow] Yellow
    [blue] Blue
    [green] Green
   *[other] { $value }
}
jerusalem-arg-office = { $value ->
    [constable] Constable
    [treasurer] Treasurer
    [marshal] Marshal
    [admiral] Admiral
   *[other] { $value }
}
jerusalem-arg-event = { $value ->
    [succession] Succession
    [election] Patriarch election
    [special_tax] Special tax
    [war] War
   *[other] { $value }
}
jerusalem-arg-card = { $value ->
    [sq1] +1 squire
    [co2] +2 coins
    [pr2] +2 prestige
    [res2] +2 resources
    [sq1co1] +1 squire, +1 coin
    [turncoat] Turncoat
    [move2] Move Two
    [genoese] Genoese Mercenaries
    [sweep_palace] Sweep: Royal Palace
    [sweep_templars] Sweep: Templars
    [sweep_patriarchs] Sweep: Patriarchs
    [sweep_market] Sweep: Market
    [sweep_nobility] Sweep: Nobility
    [sweep_tower] Sweep: Tower of David
   *[other] { $value }
}
jerusalem-arg-cards = { $value ->
    [sq1] +1 squire
    [co2] +2 coins
    [pr2] +2 prestige
    [res2] +2 resources
    [sq1co1] +1 squire, +1 coin
    [turncoat] Turncoat
    [move2] Move Two
    [genoese] Genoese Mercenaries
    [sweep_palace] Sweep: Royal Palace
    [sweep_templars] Sweep: Templars
    [sweep_patriarchs] Sweep: Patriarchs
    [sweep_market] Sweep: Market
    [sweep_nobility] Sweep: Nobility
    [sweep_tower] Sweep: Tower of David
   *[other] { $value }
}

## Parts of a choice

jerusalem-part-area = { $area }
jerusalem-part-from_area = from { $from_area }
jerusalem-part-office = { $office }
jerusalem-part-card = { $card }
jerusalem-part-district = { $district }
jerusalem-part-event = { $event }
jerusalem-part-side = { $side }
jerusalem-part-coins = { $coins ->
    [0] no coins
    [one] 1 coin
   *[other] { $coins } coins
}
jerusalem-part-squires = { $squires ->
    [0] no squires
    [one] 1 squire
   *[other] { $squires } squires
}
jerusalem-part-prestige = { $prestige ->
    [0] no prestige
   *[other] { $prestige } prestige
}
jerusalem-part-gain = { $gain ->
    [ss] 2 squires
    [sc] squire and coin
    [sp] squire and prestige
    [cc] 2 coins
    [cp] coin and prestige
   *[pp] 2 prestige
}
jerusalem-part-choice = { $choice ->
    [pass] pass
    [baron] place the Baron
    [hire] hire a mercenary
    [trade] trade influence
    [coin] Marshal: take a coin
    [march] Marshal: move squires
    [end] end the turn
    [again] move a second one
    [stop] stop here
    [stay] stay in the Tower
    [draw] draw a card
    [forgo] forgo it
   *[done] that is all
}

## Where the round stands

jerusalem-step = { $step ->
    [auction] offices
    [draft] cards
    [deployment] deployment
    [revenue] revenue
    [event] { $event }
   *[other] { $step }
}

## What is asked

jerusalem-question-office = Which office do you put up for sale?
jerusalem-question-office-detail = { $seat } opens the auction
jerusalem-question-open = What do you bid for the { $office }?
jerusalem-question-open-detail = the highest bidder pays and takes the office
jerusalem-question-raise = The { $office }: do you raise or pass?
jerusalem-question-raise-detail = { $bid ->
    [one] { $from_seat } bids 1 coin
   *[other] { $from_seat } bids { $bid } coins
}
jerusalem-question-draft = Which card do you keep?
jerusalem-question-draft-detail = { $count ->
    [one] the other one goes on to the next player
   *[other] the other { $count } go on to the next player
}
jerusalem-question-deploy = What do you do as { $office }?
jerusalem-question-deploy-detail = { $price ->
    [one] place squires, play cards; a mercenary costs 1 coin
   *[other] place squires, play cards; a mercenary costs { $price } coins
}
jerusalem-question-pick = Which squires do you trade?
jerusalem-question-pick-detail = { $count ->
    [one] 1 more squire leaves the board
   *[other] { $count } more squires leave the board
}
jerusalem-question-again = Do you send a second squire the same way?
jerusalem-question-again-detail = out of { $from_area }
jerusalem-question-move = Move Two: which squire goes where?
jerusalem-question-move-detail = { $count ->
    [one] the second of two squires
   *[other] the first of two squires
}
jerusalem-question-own = Turncoat: which of your squires do you exchange?
jerusalem-question-own-detail = it changes places with another player’s
jerusalem-question-their = Turncoat: whose squire do you exchange it for?
jerusalem-question-their-detail = yours stands in { $from_area }
jerusalem-question-into = { $card }: which area does the squire go to?
jerusalem-question-into-detail = squires come from the supply, one by one
jerusalem-question-gain = Which two resources do you take?
jerusalem-question-gain-detail = in any combination
jerusalem-question-tower = Tower of David: do you send a squire?
jerusalem-question-tower-detail = one of yours may go to any area without another player’s Baron
jerusalem-question-scholars = Scholars: do you give a squire for a card?
jerusalem-question-scholars-detail = the squire comes from behind the screen
jerusalem-question-intrigues = Court Intrigues: whom do you rob of prestige?
jerusalem-question-intrigues-detail = you gain 1 prestige in any case
jerusalem-question-materials = Building Materials: how much prestige do you buy?
jerusalem-question-materials-detail = 2 coins a point; the next floor costs { $price }
jerusalem-question-income = { $area }: how much prestige do you take?
jerusalem-question-income-detail = the area pays { $prestige }; you may take less
jerusalem-question-succession = Succession: how many squires do you save?
jerusalem-question-succession-detail = they go where the Baron stands
jerusalem-question-tax = Special tax: which squires do you pay for?
jerusalem-question-tax-detail = 1 coin each, all others leave the Market
jerusalem-question-war = War: whose squires do you take?
jerusalem-question-war-detail = { $count ->
    [one] 1 more, at most 2 from each opponent
   *[other] up to { $count } more, at most 2 from each opponent
}

## What may be chosen

jerusalem-option-office = Sell the { $office }
jerusalem-option-pass = Pass
jerusalem-option-bid = { $coins ->
    [0] Bid nothing
    [one] Bid 1 coin
   *[other] Bid { $coins } coins
}
jerusalem-option-keep = Keep { $card }
jerusalem-option-place = Squire to { $area }
jerusalem-option-baron = Baron to { $area }
jerusalem-option-hire = Hire a mercenary
jerusalem-option-trade = Trade influence
jerusalem-option-card = Play { $card }
jerusalem-option-coin = Take a coin
jerusalem-option-march = { $from_area } to { $area }
jerusalem-option-end = End the turn
jerusalem-option-pick = Trade one from { $area }
jerusalem-option-again = Move a second one
jerusalem-option-stop = Stop here
jerusalem-option-move = { $from_area } to { $area }
jerusalem-option-own = From { $area }
jerusalem-option-their = With { $side } in { $area }
jerusalem-option-into = Squire into { $area }
jerusalem-option-gain = { $gain ->
    [ss] Take 2 squires
    [sc] Take a squire and a coin
    [sp] Take a squire and 1 prestige
    [cc] Take 2 coins
    [cp] Take a coin and 1 prestige
   *[pp] Take 2 prestige
}
jerusalem-option-stay = Stay in the Tower
jerusalem-option-tower = Send one to { $area }
jerusalem-option-draw = Draw a card
jerusalem-option-forgo = Forgo it
jerusalem-option-rob = Rob { $side }
jerusalem-option-buy = { $prestige ->
    [0] Buy nothing
   *[other] Buy { $prestige } prestige
}
jerusalem-option-take = { $prestige ->
    [0] Take no prestige
   *[other] Take { $prestige } prestige
}
jerusalem-option-accept = Take { $squires ->
    [one] 1 squire
   *[other] { $squires } squires
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $prestige } prestige
jerusalem-option-save = { $squires ->
    [0] Save none
    [one] Save 1 squire
   *[other] Save { $squires } squires
}
jerusalem-option-spare = Pay for one in { $area }
jerusalem-option-done = That is all
jerusalem-option-kill = Take { $side } in { $area }

## What it brings

jerusalem-detail-office = { $office_id ->
    [constable] { $squires } squires; Baron with fewer fresh squires
    [treasurer] { $squires } squires; two cheap mercenaries
    [marshal] { $squires } squires; move two, or a coin
   *[admiral] { $squires } squires and a coin
}
jerusalem-detail-pass = out of this auction
jerusalem-detail-bid = { $left ->
    [0] all you have
    [one] leaves you 1 coin
   *[other] leaves you { $left } coins
}
jerusalem-detail-keep = { $card_id ->
    [sq1] one squire from the supply behind your screen
    [co2] two coins from the bank
    [pr2] two prestige at once
    [res2] two squires, coins or prestige, mixed as you like
    [sq1co1] one squire and one coin
    [turncoat] one of your squires changes places with another player’s
    [move2] move one or two of your squires anywhere
    [genoese] mercenaries cost 2 coins each this turn
    [sweep_palace] two squires from the supply into the Palace
    [sweep_templars] two squires from the supply into the Templars
    [sweep_patriarchs] two squires from the supply into the Patriarchs
    [sweep_market] two squires from the supply into the Market
    [sweep_nobility] two squires from the supply into the Nobility
   *[sweep_tower] two squires from the supply into the Tower
}
jerusalem-detail-standing = { $standing ->
    [alone] { $count } of yours, alone there
    [leads] { $count } against { $most }: you lead
    [gone] none of yours left there
   *[behind] { $count } against { $most }: behind
}
jerusalem-detail-baron = closed to all others until the round ends
jerusalem-detail-hire = { $coins ->
    [one] 1 coin, { $left } left
   *[other] { $coins } coins, { $left } left
}
jerusalem-detail-trade = { $coins ->
    [one] { $squires } squires on the board for 1 coin
   *[other] { $squires } squires on the board for { $coins } coins
}
jerusalem-detail-coin = { $coins ->
    [one] 1 coin instead of the move
   *[other] { $coins } coins instead of the move
}
jerusalem-detail-end = { $count ->
    [0] no squires left to place
    [one] 1 squire stays behind the screen
   *[other] { $count } squires stay behind the screen
}
jerusalem-detail-stay = nobody leaves it
jerusalem-detail-draw = { $squires ->
    [one] 1 squire for the top card
   *[other] { $squires } squires for the top card
}
jerusalem-detail-forgo = nothing happens
jerusalem-detail-rob = you +{ $count }; they have { $prestige }
jerusalem-detail-buy = { $coins ->
    [0] { $prestige } prestige, next floor { $price }
    [one] 1 coin, { $left } left; { $prestige } prestige, next floor { $price }
   *[other] { $coins } coins, { $left } left; { $prestige } prestige, next floor { $price }
}
jerusalem-detail-take = { $prestige } prestige then, next floor { $price }
jerusalem-detail-accept = { $prestige } prestige then, next floor { $price }
jerusalem-detail-save = { $count ->
    [0] all are lost
   *[other] into { $area }
}
jerusalem-detail-spare = { $coins ->
    [one] 1 coin, { $left } left; { $count } stay
   *[other] { $coins } coins, { $left } left; { $count } stay
}
jerusalem-detail-done = no more of them
jerusalem-detail-unpaid = { $count ->
    [0] all are paid for
    [one] 1 squire leaves the Market
   *[other] { $count } squires leave the Market
}
jerusalem-detail-kill = { $count ->
    [0] none of theirs left there
   *[other] { $count } of theirs left there
}

## What happened

jerusalem-event-round = Round { $round }
jerusalem-event-turned_up = The event of this round: { $event }
jerusalem-event-first_opener = { $seat } opens the first auction
jerusalem-event-opener = { $seat } opens the auctions
jerusalem-event-offered = { $seat } puts the { $office } up for sale
jerusalem-event-bid = { $coins ->
    [0] { $seat } bids nothing
    [one] { $seat } bids 1 coin
   *[other] { $seat } bids { $coins } coins
}
jerusalem-event-passed = { $seat } passes
jerusalem-event-won = { $coins ->
    [0] { $seat } becomes { $office } for nothing
    [one] { $seat } becomes { $office } for 1 coin
   *[other] { $seat } becomes { $office } for { $coins } coins
}
jerusalem-event-left_over = { $seat } becomes { $office }, the last office left
jerusalem-event-packet = { $seat } looks at the packet: { $cards }
jerusalem-event-packet-unseen = { $seat } looks at the packet
jerusalem-event-kept = { $seat } keeps { $card }
jerusalem-event-kept-unseen = { $seat } keeps a card
jerusalem-event-received = { $seat } gets the card left over: { $card }
jerusalem-event-received-unseen = { $seat } gets the card left over
jerusalem-event-deploys = { $squires ->
    [one] { $seat }, { $office }, takes 1 squire
   *[other] { $seat }, { $office }, takes { $squires } squires
}{ $coins ->
    [0] {""}
    [one] {" "}and 1 coin
   *[other] {" "}and { $coins } coins
}
jerusalem-event-placed = { $seat } places a squire: { $area }
jerusalem-event-baron = { $seat } closes { $area } with the Baron
jerusalem-event-hired = { $coins ->
    [one] { $seat } hires a mercenary for 1 coin
   *[other] { $seat } hires a mercenary for { $coins } coins
}
jerusalem-event-picked = { $seat } takes a squire off { $area }
jerusalem-event-traded = { $coins ->
    [one] { $seat } gets 1 coin for three squires
   *[other] { $seat } gets { $coins } coins for three squires
}
jerusalem-event-played = { $seat } plays { $card }
jerusalem-event-gained = { $seat } gains{ $squires ->
    [0] { $coins ->
        [0] { $prestige ->
            [0] {" "}nothing
           *[other] {""}
        }
       *[other] {""}
    }
    [one] {" "}1 squire
   *[other] {" "}{ $squires } squires
}{ $coins ->
    [0] {""}
   *[other] { $squires ->
        [0] {""}
       *[other] ,
    }{ $coins ->
        [one] {" "}1 coin
       *[other] {" "}{ $coins } coins
    }
}{ $prestige ->
    [0] {""}
   *[other] { $squires ->
        [0] { $coins ->
            [0] {""}
           *[other] ,
        }
       *[other] ,
    }{" "}{ $prestige } prestige
}
jerusalem-event-marshal_coin = { $coins ->
    [one] { $seat } takes 1 coin as Marshal
   *[other] { $seat } takes { $coins } coins as Marshal
}
jerusalem-event-marched = { $seat } moves a squire as Marshal: { $from_area } to { $area }
jerusalem-event-moved = { $seat } moves a squire: { $from_area } to { $area }
jerusalem-event-exchanged = { $seat } exchanges a squire in { $from_area } with one of { $from_seat } in { $area }
jerusalem-event-swept = { $seat } brings a squire from the supply: { $area }
jerusalem-event-ended = { $seat } ends the turn
jerusalem-event-tower = { $coins ->
    [one] { $seat } holds the Tower of David: 1 coin
   *[other] { $seat } holds the Tower of David: { $coins } coins
}
jerusalem-event-sent = { $seat } sends a squire from the Tower: { $area }
jerusalem-event-privilege = { $district_id ->
    [patriarchs] { $seat } has the Scholars
    [market] { $seat } has the Building Materials
   *[nobility] { $seat } has the Court Intrigues
}
jerusalem-event-drew = { $squires ->
    [one] { $seat } gives 1 squire and draws { $card }
   *[other] { $seat } gives { $squires } squires and draws { $card }
}
jerusalem-event-drew-unseen = { $squires ->
    [one] { $seat } gives 1 squire and draws a card
   *[other] { $seat } gives { $squires } squires and draws a card
}
jerusalem-event-bought = { $coins ->
    [one] { $seat } buys { $prestige } prestige for 1 coin
   *[other] { $seat } buys { $prestige } prestige for { $coins } coins
}
jerusalem-event-robbed = { $lost ->
    [0] { $seat } gains { $prestige } prestige; { $from_seat } has none to lose
   *[other] { $seat } takes { $prestige } prestige from { $from_seat }
}
jerusalem-event-income = { $area } pays { $seat }{ $squires ->
    [0] { $coins ->
        [0] { $prestige ->
            [0] {" "}nothing
           *[other] {""}
        }
       *[other] {""}
    }
    [one] {" "}1 squire
   *[other] {" "}{ $squires } squires
}{ $coins ->
    [0] {""}
   *[other] { $squires ->
        [0] {""}
       *[other] ,
    }{ $coins ->
        [one] {" "}1 coin
       *[other] {" "}{ $coins } coins
    }
}{ $prestige ->
    [0] {""}
   *[other] { $squires ->
        [0] { $coins ->
            [0] {""}
           *[other] ,
        }
       *[other] ,
    }{" "}{ $prestige } prestige
}
jerusalem-event-revealed = { $seat } shows { $squires ->
    [one] 1 squire
   *[other] { $squires } squires
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
jerusalem-event-shown = { $seat } shows { $cards }
jerusalem-event-most_squires = King’s Gifts, most squires: { $prestige } prestige for { $seat }
jerusalem-event-most_coins = King’s Gifts, most coins: { $prestige } prestige for { $seat }
jerusalem-event-any_card = King’s Gifts, a card kept: { $prestige } prestige for { $seat }
jerusalem-event-built = { $seat } builds floor { $floor } for { $prestige } prestige
jerusalem-event-event = { $event }
jerusalem-event-removed = { $count ->
    [one] { $seat } loses 1 squire: { $area }
   *[other] { $seat } loses { $count } squires: { $area }
}
jerusalem-event-saved = { $count ->
    [one] { $seat } saves 1 squire: { $area }
   *[other] { $seat } saves { $count } squires: { $area }
}
jerusalem-event-weakened = { $count ->
    [one] { $seat } loses 1 squire: { $area }
   *[other] { $seat } loses { $count } squires: { $area }
}
jerusalem-event-tax_paid = { $coins ->
    [one] { $seat } pays 1 coin for a squire: { $area }
   *[other] { $seat } pays { $coins } coins for a squire: { $area }
}
jerusalem-event-taxed = { $count ->
    [one] { $seat } withdraws 1 squire: { $area }
   *[other] { $seat } withdraws { $count } squires: { $area }
}
jerusalem-event-fallen = { $count ->
    [one] { $seat } loses 1 squire in the war: { $area }
   *[other] { $seat } loses { $count } squires in the war: { $area }
}
jerusalem-event-killed = { $seat } takes a squire of { $from_seat }: { $area }
jerusalem-event-over = { $reason_id ->
    [height] The highest tower wins: { $seats }
    [prestige] Equal towers, more prestige: { $seats } wins
   *[office] Equal towers and prestige, the better office: { $seats } wins
}

## Why not

jerusalem-reason-game_over = The game is over.
jerusalem-reason-not_naming_an_office = No office is put up for sale now.
jerusalem-reason-not_opening = No auction is being opened now.
jerusalem-reason-not_bidding = No office is being sold now.
jerusalem-reason-not_drafting = Cards are drafted after the auctions.
jerusalem-reason-not_deploying = That is done in your own deployment turn, when no other choice is open.
jerusalem-reason-not_trading = Squires leave the board through “trade influence”.
jerusalem-reason-not_marching = No Marshal’s move is under way.
jerusalem-reason-not_moving = Squires are moved with the card Move Two.
jerusalem-reason-not_exchanging = Squires change places with the card Turncoat.
jerusalem-reason-not_picking_theirs = With the card Turncoat, the other player’s squire is chosen after your own.
jerusalem-reason-not_sweeping = Only a Sweep card brings squires from the supply onto the board.
jerusalem-reason-not_gaining = Resources are chosen with the card “+2 resources”.
jerusalem-reason-not_in_the_tower = A squire leaves the Tower of David in its own step, after all deployments.
jerusalem-reason-not_with_the_scholars = The Scholars give no card now.
jerusalem-reason-not_intriguing = Nobody is being robbed through Court Intrigues now.
jerusalem-reason-not_buying_prestige = Building Materials are not for sale now.
jerusalem-reason-not_taking_income = No income is being taken now.
jerusalem-reason-not_saving = No squires are being saved from the Palace now.
jerusalem-reason-not_taxed = No tax is being paid now.
jerusalem-reason-not_at_war = There is no war now.
jerusalem-reason-office_not_used = The { $office } is not used with so few players.
jerusalem-reason-office_taken = The { $office } is held already.
jerusalem-reason-beyond_your_coins = You do not have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.
jerusalem-reason-not_higher = A raise has to be higher than { $bid }.
jerusalem-reason-not_in_packet = That card is not in the packet.
jerusalem-reason-closed_district = The Patriarchs and the Nobility are closed with two players.
jerusalem-reason-screen_empty = There is no squire behind your screen.
jerusalem-reason-foreign_baron = { $from_seat }’s Baron closes { $area } until the round ends.
jerusalem-reason-baron_used = Your Baron stands on the board already.
jerusalem-reason-baron_there = A Baron stands there already.
jerusalem-reason-palace_closed_to_all = Nobody may close the Palace square in the first round.
jerusalem-reason-palace_closed_to_leader = You may not close the Palace square while nobody is ahead of you in height or, at equal height, in prestige.
jerusalem-reason-too_few_fresh = { $need ->
    [one] 1 of your squires has to come into { $area } this turn before the Baron may.
   *[other] { $need } of your squires have to come into { $area } this turn before the Baron may.
}
jerusalem-reason-supply_empty = No squire of your colour is left in the supply.
jerusalem-reason-coins_short = { $price ->
    [one] A mercenary costs 1 coin, and you have none.
   *[other] A mercenary costs { $price } coins, and you have fewer.
}
jerusalem-reason-too_few_to_trade = You need three squires in areas without a Baron.
jerusalem-reason-not_in_hand = You do not hold that card.
jerusalem-reason-no_effect = The card would change nothing now.
jerusalem-reason-not_marshal = That is the power of the Marshal.
jerusalem-reason-marshal_used = The Marshal’s power can be used only once a turn.
jerusalem-reason-same_area = That is the same area.
jerusalem-reason-no_own_squire = No squire of yours stands there.
jerusalem-reason-baron_blocks = No squire may be moved into or out of an area with a Baron.
jerusalem-reason-baron_blocks_trade = Squires in an area with a Baron cannot be traded.
jerusalem-reason-exact_reverse = The second move may not undo the first.
jerusalem-reason-move_one_first = One squire has to be moved first.
jerusalem-reason-nothing_to_exchange = No squire of another player could come there.
jerusalem-reason-no_such_opponent = There is no such opponent.
jerusalem-reason-no_squire_of_theirs = No squire of theirs stands there.
jerusalem-reason-not_of_the_card = The card names another place.
jerusalem-reason-supply_short = Your supply does not hold that many squires.
jerusalem-reason-tower_to_tower = The squire leaves the Tower for another area.
jerusalem-reason-foreign_baron_at_target = { $from_seat }’s Baron closes { $area }.
jerusalem-reason-prestige_too_dear = A point costs 2 coins, at most four are sold, and you cannot pay for that many.
jerusalem-reason-beyond_the_income = The area does not pay that much.
jerusalem-reason-other_reading = At this table incomes are refused in another way.
jerusalem-reason-beyond_the_palace = You can save at most two, and no more than you lost in the Palace.
jerusalem-reason-tax_too_dear = You have no coin left for the tax.
jerusalem-reason-nothing_left_to_spare = All your squires there are paid for.
jerusalem-reason-enough_from_them = At most two squires may be taken from each opponent.

## On the board of a terminal

jerusalem-terminal = { $label ->
    [calendar] Calendar
    [closed] closed
    [privilege] privilege
    [big] big
    [left] left
    [right] right
    [squires] squires
    [coins] coins
    [prestige] prestige
    [cards] cards
    [tower] tower (next floor)
    [paid] would be paid now
    [baron] Baron
    [auction] Auction
    [offices] Offices
    [packet] The packet
   *[played] Played
}
jerusalem-terminal-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
jerusalem-terminal-bid = { $coins } by { $seat }
jerusalem-terminal-passed = passed: { $seats }
jerusalem-terminal-hand = { $seat } holds

## Options of a new table

jerusalem-option-board = Incomes of the areas
jerusalem-choice-board = { $value ->
    [0] standard
    [1] big areas always double
   *[2] rich Patriarchs and Templars
}
jerusalem-option-squire_cap = Squires of a colour
jerusalem-choice-squire_cap = { $value ->
    [0] 50
   *[1] without limit
}
jerusalem-option-baron_strict = Squires that let the Baron in
jerusalem-choice-baron_strict = { $value ->
    [0] all that came this turn
   *[1] placed or moved by Move Two or Turncoat
}
jerusalem-option-income_refusal = Income that may be refused
jerusalem-choice-income_refusal = { $value ->
    [0] prestige
    [1] all of it
   *[2] none
}
jerusalem-option-open_holdings = Coins and squires behind the screens
jerusalem-choice-open_holdings = { $value ->
    [0] hidden
   *[1] shown to all
}

## What was done, as the title of a turning point: `who` is `you` where the reader did it

jerusalem-deed-office = { $who ->
    [you] You put the { $office } up for sale
   *[they] { $seat } puts the { $office } up for sale
}
jerusalem-deed-pass = { $who ->
    [you] You pass in the auction
   *[they] { $seat } passes in the auction
}
jerusalem-deed-bid = { $who ->
    [you] You bid { $coins ->
        [0] nothing
        [one] 1 coin
       *[other] { $coins } coins
    }
   *[they] { $seat } bids { $coins ->
        [0] nothing
        [one] 1 coin
       *[other] { $coins } coins
    }
}
jerusalem-deed-keep = { $who ->
    [you] You keep “{ $card }”
   *[they] { $seat } keeps “{ $card }”
}
jerusalem-deed-place = { $who ->
    [you] You place a squire: { $area }
   *[they] { $seat } places a squire: { $area }
}
jerusalem-deed-baron = { $who ->
    [you] Your Baron closes an area: { $area }
   *[they] { $seat }’s Baron closes an area: { $area }
}
jerusalem-deed-hire = { $who ->
    [you] You hire a mercenary
   *[they] { $seat } hires a mercenary
}
jerusalem-deed-trade = { $who ->
    [you] You trade influence for coins
   *[they] { $seat } trades influence for coins
}
jerusalem-deed-card = { $who ->
    [you] You play “{ $card }”
   *[they] { $seat } plays “{ $card }”
}
jerusalem-deed-coin = { $who ->
    [you] You take a coin as Marshal
   *[they] { $seat } takes a coin as Marshal
}
jerusalem-deed-march = { $who ->
    [you] You move a squire: { $from_area } to { $area }
   *[they] { $seat } moves a squire: { $from_area } to { $area }
}
jerusalem-deed-move = { $who ->
    [you] You move a squire: { $from_area } to { $area }
   *[they] { $seat } moves a squire: { $from_area } to { $area }
}
jerusalem-deed-end = { $who ->
    [you] You end your turn
   *[they] { $seat } ends the turn
}
jerusalem-deed-their = { $who ->
    [you] You exchange squires: { $area }
   *[they] { $seat } exchanges squires: { $area }
}
jerusalem-deed-into = { $who ->
    [you] You bring a squire from the supply: { $area }
   *[they] { $seat } brings a squire from the supply: { $area }
}
jerusalem-deed-tower = { $who ->
    [you] You send a squire from the Tower: { $area }
   *[they] { $seat } sends a squire from the Tower: { $area }
}
jerusalem-deed-stay = { $who ->
    [you] Your squires stay in the Tower
   *[they] { $seat }’s squires stay in the Tower
}
jerusalem-deed-draw = { $who ->
    [you] You give a squire for a card
   *[they] { $seat } gives a squire for a card
}
jerusalem-deed-rob = { $who ->
    [you] You rob { $side } of prestige
   *[they] { $seat } robs { $side } of prestige
}
jerusalem-deed-buy = { $who ->
    [you] You buy { $prestige } prestige
   *[they] { $seat } buys { $prestige } prestige
}
jerusalem-deed-save = { $who ->
    [you] You save squires from the Palace: { $squires }
   *[they] { $seat } saves squires from the Palace: { $squires }
}
jerusalem-deed-spare = { $who ->
    [you] You pay the tax for a squire: { $area }
   *[they] { $seat } pays the tax for a squire: { $area }
}
jerusalem-deed-kill = { $who ->
    [you] You take a squire of { $side } in the war: { $area }
   *[they] { $seat } takes a squire of { $side } in the war: { $area }
}

## Figures by which a review compares two moves, and what each teaches

jerusalem-feature-points = prestige, built and left
jerusalem-lesson-points = Prestige is what counts in the end.
jerusalem-feature-floors = floors it pays for
jerusalem-lesson-floors = Think in floors: what does not pay for one is worth less.
jerusalem-feature-coins = coins
jerusalem-lesson-coins = Coins buy the next office: keep some.
jerusalem-feature-squires = squires behind the screen
jerusalem-lesson-squires = Squires behind the screen are moves to come.
jerusalem-feature-placed = squires on the board
jerusalem-lesson-placed = Squires earn on the board, not at home.
jerusalem-feature-income_squires = expected squires
jerusalem-lesson-income_squires = Lead where squires are paid.
jerusalem-feature-income_coins = expected coins
jerusalem-lesson-income_coins = Lead where coins are paid.
jerusalem-feature-income_points = expected prestige
jerusalem-lesson-income_points = Lead where prestige is paid.
jerusalem-feature-tower = chance of the Tower of David
jerusalem-lesson-tower = The Tower of David sends a squire when all others are done.
jerusalem-feature-cards = cards in hand
jerusalem-lesson-cards = A card in hand is a surprise to come.
