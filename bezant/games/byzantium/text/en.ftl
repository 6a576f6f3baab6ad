### Byzantium: words for events, questions, options, refusals and the names of things.

byzantium-title = Byzantium
byzantium-tagline = Every player leads Byzantines and Arabs at once. Three turns, two scores, and the walls of Constantinople.
byzantium-where = turn { $turn } of { $turns }

## Names of things

byzantium-arg-city = { $value ->
    [dyrrachium] Dyrrachium
    [thessalonica] Thessalonica
    [athens] Athens
    [candia] Candia
    [adrianople] Adrianople
    [constantinople] Constantinople
    [nicaea] Nicaea
    [smyrna] Smyrna
    [attalia] Attalia
    [ankara] Ankara
    [sinope] Sinope
    [trebizond] Trebizond
    [caesarea] Caesarea
    [tarsus] Tarsus
    [antioch] Antioch
    [edessa] Edessa
    [damascus] Damascus
    [jerusalem] Jerusalem
    [alexandria] Alexandria
    [leucosia] Leucosia
    [palmyra] Palmyra
    [tabuk] Tabuk
    [medina] Medina
    [mecca] Mecca
    [basra] Basra
    [hira] Hira
    [bagdad] Bagdad
    [hamadan] Hamadan
    [mosul] Mosul
    [amida] Amida
    [ardabil] Ardabil
    [tiflis] Tiflis
    [derbent] Derbent
   *[other] { $value }
}
byzantium-arg-from_city = { $value ->
    [dyrrachium] Dyrrachium
    [thessalonica] Thessalonica
    [athens] Athens
    [candia] Candia
    [adrianople] Adrianople
    [constantinople] Constantinople
    [nicaea] Nicaea
    [smyrna] Smyrna
    [attalia] Attalia
    [ankara] Ankara
    [sinope] Sinope
    [trebizond] Trebizond
    [caesarea] Caesarea
    [tarsus] Tarsus
    [antioch] Antioch
    [edessa] Edessa
    [damascus] Damascus
    [jerusalem] Jerusalem
    [alexandria] Alexandria
    [leucosia] Leucosia
    [palmyra] Palmyra
    [tabuk] Tabuk
    [medina] Medina
    [mecca] Mecca
    [basra] Basra
    [hira] Hira
    [bagdad] Bagdad
    [hamadan] Hamadan
    [mosul] Mosul
    [amida] Amida
    [ardabil] Ardabil
    [tiflis] Tiflis
    [derbent] Derbent
   *[other] { $value }
}
byzantium-arg-side = { $value ->
    [byzantine] Byzantine
    [arab] Arab
    [persian] Persian
    [bulgar] Bulgar
   *[other] { $value }
}
byzantium-arg-force = { $value ->
    [byzantine] Byzantine
    [arab] Arab
    [persian] Persian
    [bulgar] Bulgar
   *[other] { $value }
}
byzantium-arg-source = { $value ->
    [pool] the pool
    [losses] the losses
    [byzantine_elite] Byzantine Elite
    [byzantine_main] Byzantine Main
    [byzantine_levy] Byzantine Levy
    [byzantine_move] Byzantine Move
    [arab_elite] Arab Elite
    [arab_main] Arab Main
    [arab_levy] Arab Levy
    [arab_move] Arab Move
   *[other] { $value }
}
byzantium-arg-box = { $value ->
    [pool] the pool
    [losses] the losses
    [byzantine_elite] Byzantine Elite
    [byzantine_main] Byzantine Main
    [byzantine_levy] Byzantine Levy
    [byzantine_move] Byzantine Move
    [arab_elite] Arab Elite
    [arab_main] Arab Main
    [arab_levy] Arab Levy
    [arab_move] Arab Move
   *[other] { $value }
}
byzantium-arg-rank = { $value ->
    [elite] Elite
    [main] Main
    [levy] Levy
    [move] Move
   *[other] { $value }
}
byzantium-arg-kind = { $value ->
    [bulgars] Bulgars
    [fortify] Fortify
    [byzantine_develop] Byzantine development
    [emperor] Emperor
    [byzantine_civil_war] Byzantine civil war
    [byzantine_fleet] Byzantine fleet
    [arab_develop] Arab development
    [caliph] Caliph
    [arab_civil_war] Arab civil war
    [arab_fleet] Arab fleet
   *[other] { $value }
}
byzantium-arg-special = { $value ->
    [bulgars_1] Bulgars
    [bulgars_2] Bulgars
    [fortify_1] Fortify
    [fortify_2] Fortify
    [byzantine_develop_1] Byzantine development
    [byzantine_develop_2] Byzantine development
    [emperor] Emperor
    [byzantine_civil_war] Byzantine civil war
    [byzantine_fleet] Byzantine fleet
    [arab_develop_1] Arab development
    [arab_develop_2] Arab development
    [arab_develop_3] Arab development
    [caliph] Caliph
    [arab_civil_war_1] Arab civil war
    [arab_civil_war_2] Arab civil war
    [arab_fleet] Arab fleet
   *[other] { $value }
}
byzantium-arg-purpose = { $value ->
    [bulgars] Bulgars
    [fortify] Fortify
    [byzantine_develop] Byzantine development
    [emperor] Emperor
    [byzantine_civil_war] Byzantine civil war
    [byzantine_fleet] Byzantine fleet
    [arab_develop] Arab development
    [caliph] Caliph
    [arab_civil_war] Arab civil war
    [arab_fleet] Arab fleet
    [claim] control of a city
    [church] a church
    [mosque] a mosque
    [capture] the captured city
    [pass] passing
   *[other] { $value }
}
byzantium-arg-building = { $value ->
    [church] a church
    [mosque] a mosque
   *[other] { $value }
}
byzantium-arg-opponent = { $value ->
    [red] the red army
    [yellow] the yellow army
    [blue] the blue army
    [green] the green army
    [levy] the levy
    [bulgars] the Bulgars
   *[other] { $value }
}

## Where the turn stands

byzantium-step-actions = actions
byzantium-step-upkeep = income and upkeep

## Questions

byzantium-question-action = What do you do?
byzantium-question-action-detail = { $last ->
    [last] All others have passed: this is the last action of the turn.
   *[on] One action, then it is the next player’s turn.
}
byzantium-question-claim = Which city do you take?
byzantium-question-claim-detail = Its markers count as points at once.
byzantium-question-box = Which special action do you choose?
byzantium-question-box-detail = A cube of yours occupies the box until the end of the turn.
byzantium-question-develop = Which city do you develop?
byzantium-question-develop-detail = One more marker, three at most.
byzantium-question-bulgars = Where do you send the Bulgars?
byzantium-question-bulgars-detail = Two cubes join first; points go to the other side.
byzantium-question-fortify = Which city do you fortify?
byzantium-question-fortify-detail = A disk replaces your cube: one more marker in a siege.
byzantium-question-build = Do you build a church or a mosque?
byzantium-question-build-detail = It stays to the end of the game.
byzantium-question-cube = Which cube do you use?
byzantium-question-cube-detail = { $purpose_id ->
    [pass] For passing; it costs nothing.
   *[other] For { $purpose }{ $city_id ->
        [none] {""}
       *[other] , { $city }
    }. The pool is free, other cubes cost 3 bezants{ $side_id ->
        [none] {""}
       *[other] {" "}from the { $side } treasury
    }.
}
byzantium-question-treasury = Which treasury do you pay from?
byzantium-question-treasury-detail = The Bulgars grow; either side may pay the 3 bezants.
byzantium-question-reinforce = Which cube do you put where?
byzantium-question-reinforce-detail = { $count ->
    [one] One more cube.
   *[other] Up to { $count } cubes.
} The pool is free, other cubes cost 3 bezants.
byzantium-question-tax = How many cubes do you tax with?
byzantium-question-tax-detail = Two bezants a cube; { $count } in your pool. The cubes come back at the end of the turn.
byzantium-question-share = How much do you put into the Byzantine treasury?
byzantium-question-share-detail = { $count } bezants in all; the Arab treasury gets the rest.
byzantium-question-army = Which army do you use?
byzantium-question-army-detail = It enters the board, moves one link or two, and attacks where it must.
byzantium-question-enter = Where does your { $side } army enter?
byzantium-question-enter-detail = Any { $side } city, whoever controls it; then it may move on.
byzantium-question-march = { $order ->
    [after] Does your { $side } army stop in { $city }?
   *[other] Where does your { $side } army go?
}
byzantium-question-march-detail = { $order ->
    [second] From { $city }, a second link costs one more. { $limit ->
        [one] 1 move cube left.
       *[other] { $limit } move cubes left.
    }
    [after] No third link. { $limit ->
        [one] 1 move cube left.
       *[other] { $limit } move cubes left.
    }
   *[other] From { $city }, { $limit ->
        [one] 1 move cube left.
       *[other] { $limit } move cubes left.
    }
}
byzantium-question-double = Does your fleet double the cost of the crossing?
byzantium-question-double-detail = { $from_seat }’s Arab army makes for { $city }: { $count } of { $limit } move cubes.
byzantium-question-pay = Do you pay the doubled cost?
byzantium-question-pay-detail = To { $city }: { $count } of { $limit } move cubes.
byzantium-question-fire = Does your fleet attack the crossing?
byzantium-question-fire-detail = { $count ->
    [one] One die against { $from_seat }’s Arab army on its way to { $city }.
   *[other] { $count } dice against { $from_seat }’s Arab army on its way to { $city }.
}
byzantium-question-lose = { $count ->
    [one] Which cube do you lose?
   *[other] Which { $count } cubes do you lose?
}
byzantium-question-lose-detail = { $side } army. Move cubes do not count as strength.
byzantium-question-stand = Do you fight or retreat?
byzantium-question-stand-detail = { $side_id ->
    [bulgar] The Bulgars attack { $city }, where your army stands.
   *[other] { $from_seat }’s { $side } army attacks { $city }, where your army stands.
}
byzantium-question-sea = Do you let the army cross the sea?
byzantium-question-sea-detail = { $from_seat }’s Arab army retreats, and you command the Byzantine fleet.
byzantium-question-haven = Where does your army retreat to?
byzantium-question-haven-detail = { $side } cities that cost the fewest cubes.
byzantium-question-opponent = Whom do you fight first?
byzantium-question-opponent-detail = Every army that stayed in { $city } must be beaten before the siege.
byzantium-question-levy = Do you call the levy to defend { $city }?
byzantium-question-levy-detail = It fights alone. If it is beaten, the siege still has to overcome { $count }.
byzantium-question-upkeep = Which cubes do you pay for?
byzantium-question-upkeep-detail = { $side } row: { $count ->
    [one] 1 bezant
   *[other] { $count } bezants
} left. Each cube that stays unpaid leaves the game and costs a point.

## Parts of an option

byzantium-part-action = { $action ->
    [claim] Take a city
    [reinforce] Reinforce
    [special] Special action
    [tax] Tax
    [build] Build
    [march] Move and attack
   *[pass] Pass
}
byzantium-part-city = { $city }
byzantium-part-kind = { $kind }
byzantium-part-building = { $building_id ->
    [church] Church
   *[mosque] Mosque
}
byzantium-part-source = { $source_id ->
    [pool] Pool
    [losses] Losses
   *[other] { $source }
}
byzantium-part-side = { $side }
byzantium-part-box = to { $box }
byzantium-part-cubes = { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}
byzantium-part-bezants = { $bezants }
byzantium-part-rank = { $rank }
byzantium-part-seat = { $seat }
byzantium-part-choice = { $choice ->
    [swell] Reinforce the Bulgars
    [enough] No more cubes
    [civil_war] Civil war here
    [stop] Stop here
    [double] Double the cost
    [spare] Let it stand
    [pay] Pay
    [withdraw] Withdraw
    [fire] Attack
    [hold] Hold back
    [fight] Fight
    [retreat] Retreat
    [allow] Let it cross
    [refuse] Close the sea
    [levy] Call the levy
    [forgo] No levy
   *[unpaid] Leave the rest unpaid
}

## Options

byzantium-option-action = { $action ->
    [claim] Take control of a city
    [reinforce] Reinforce
    [special] Special action
    [tax] Tax
    [build] Build a church or mosque
    [march] Move and attack
   *[pass] Pass
}
byzantium-option-claim = Take { $city }
byzantium-option-box = { $kind }
byzantium-option-develop = Develop { $city }
byzantium-option-bulgars = Bulgars to { $city }
byzantium-option-swell = Reinforce the Bulgars
byzantium-option-fortify = Fortify { $city }
byzantium-option-build = Build { $building }
byzantium-option-cube = A cube from { $source }
byzantium-option-treasury = The { $side } treasury pays
byzantium-option-reinforce = From { $source } to { $box }
byzantium-option-enough = No more cubes
byzantium-option-tax = { $cubes ->
    [one] Tax with 1 cube
   *[other] Tax with { $cubes } cubes
}
byzantium-option-share = { $bezants } Byzantine, { $rest } Arab
byzantium-option-army = { $side } army
byzantium-option-enter = Enter at { $city }
byzantium-option-go = March to { $city }
byzantium-option-attack = Attack { $city }
byzantium-option-civil_war = Civil war here
byzantium-option-stop = Stop here
byzantium-option-double = Double the cost
byzantium-option-spare = Let the cost stand
byzantium-option-pay = Pay the doubled cost
byzantium-option-withdraw = Withdraw
byzantium-option-fire = The fleet attacks
byzantium-option-hold = The fleet holds back
byzantium-option-lose = Lose a { $rank } cube
byzantium-option-fight = Stay and fight
byzantium-option-retreat = Retreat
byzantium-option-allow = Let it cross
byzantium-option-refuse = Close the sea
byzantium-option-haven = Retreat to { $city }
byzantium-option-oppose = Fight { $seat }
byzantium-option-levy = Call the levy
byzantium-option-forgo = No levy
byzantium-option-upkeep = Pay for a { $rank } cube
byzantium-option-unpaid = Leave the rest unpaid

## What an option costs and brings

byzantium-detail-action = { $action ->
    [claim] a cube, points for its markers
    [reinforce] one to three cubes
    [special] a cube on a free box
    [tax] 2 bezants a cube, { $count } in your pool
    [build] { $bezants } bezants, { $points } points
    [march] enter, move, attack
   *[pass] no more actions this turn
}
byzantium-detail-claim = { $points ->
    [one] 1 { $side } point
   *[other] { $points } { $side } points
}{ $enters ->
    [enters] , your army enters here
   *[no] {""}
}
byzantium-detail-box = { $kind_id ->
    [bulgars] { $total } cubes, two more join
    [fortify] a disk for one of your cubes
    [byzantine_develop] one more marker on a Byzantine city
    [arab_develop] one more marker on an Arab city
    [emperor] { $points } points, the imperial guard
    [caliph] { $points } points, the caliph’s guard
    [byzantine_fleet] power over Arab crossings
   *[arab_fleet] your Arab crossings cost half
}
byzantium-detail-attack = attack, { $count } move: { $defence ->
    [some] { $take } to { $yielded }%
   *[none] { $take }%
}, { $losses } lost{ $fleet ->
    [hostile] , if the Byzantine fleet does its worst
   *[none] {""}
}
byzantium-detail-civil-war = attack on { $city }: { $defence ->
    [some] { $take } to { $yielded }%
   *[none] { $take }%
}, { $losses } lost
byzantium-detail-bulgars = { $defence ->
    [some] { $take } to { $yielded }%
   *[none] { $take }%
}, { $side } points
byzantium-detail-develop = grows to { $count }
byzantium-detail-swell = { $total } cubes in their box, no attack
byzantium-detail-fortify = a siege meets { $count }
byzantium-detail-build = { $bezants } bezants, { $points } { $side } points
byzantium-detail-free = free
byzantium-detail-price = { $bezants } { $side } bezants, { $left } left
byzantium-detail-either = { $bezants } bezants from either treasury
byzantium-detail-enough = the action ends
byzantium-detail-tax = { $bezants } bezants
byzantium-detail-share = treasuries { $byzantine } and { $arab }
byzantium-detail-army = { $city_id ->
    [none] enters the board, strength { $strength }, { $count } move
   *[other] in { $city }, strength { $strength }, { $count } move
}
byzantium-detail-enter = free, may move on
byzantium-detail-go = { $count ->
    [one] 1 move cube
   *[other] { $count } move cubes
}{ $further ->
    [further] , may go on
   *[end] {""}
}
byzantium-detail-dissolves = { $count ->
    [one] its last cube: the army dissolves
   *[other] its last { $count } cubes: the army dissolves
}
byzantium-detail-stop = the action ends
byzantium-detail-double = { $count } instead, of { $limit } move cubes
byzantium-detail-spare = { $count ->
    [one] 1 move cube
   *[other] { $count } move cubes
}
byzantium-detail-pay = { $count ->
    [one] 1 move cube
   *[other] { $count } move cubes
}
byzantium-detail-withdraw = nothing is paid, but no sea link this action
byzantium-detail-fire = { $count ->
    [one] one die, a cube on 4, 5, 6
   *[other] { $count } dice, a cube each on 4, 5, 6
}
byzantium-detail-hold = the army arrives unharmed
byzantium-detail-lose = strength { $strength } is left
byzantium-detail-fight = the city falls in { $take }% of cases
byzantium-detail-retreat = { $count ->
    [0] no losses
    [one] 1 cube lost
   *[other] { $count } cubes lost
}
byzantium-detail-allow = the army gets away
byzantium-detail-refuse = it goes by land, or is destroyed
byzantium-detail-oppose = strength { $strength }
byzantium-detail-levy = the city falls in { $take }% of cases
byzantium-detail-forgo = the city falls in { $take }% of cases
byzantium-detail-upkeep = { $bezants ->
    [one] 1 bezant, { $count } unpaid
   *[other] { $bezants } bezants, { $count } unpaid
}
byzantium-detail-unpaid = each costs a point and leaves the game

## What happened

byzantium-event-first = { $seat } begins
byzantium-event-turn = Turn { $turn }
byzantium-event-claimed = { $seat } takes { $city }: { $points ->
    [one] 1 { $side } point
   *[other] { $points } { $side } points
}
byzantium-event-placed = { $seat }’s { $side } army stands in { $city }
byzantium-event-reinforced = { $seat } reinforces { $box } from { $source }{ $bezants ->
    [0] {""}
   *[other] , { $bezants } bezants
}
byzantium-event-special = { $seat } uses { $special }
byzantium-event-developed = { $city } grows to { $count }
byzantium-event-gathered = { $count ->
    [one] A Bulgar cube joins
   *[other] { $count } Bulgar cubes join
}, { $total } in all
byzantium-event-title = { $side_id ->
    [byzantine] { $seat } becomes Emperor: 2 points
   *[arab] { $seat } becomes Caliph: 2 points
}
byzantium-event-fortified = { $seat } fortifies { $city }
byzantium-event-taxed = { $count ->
    [one] { $seat } taxes with 1 cube
   *[other] { $seat } taxes with { $count } cubes
}: { $byzantine } Byzantine, { $arab } Arab bezants
byzantium-event-built = { $side_id ->
    [byzantine] { $seat } builds a church: 2 points
   *[arab] { $seat } builds a mosque: 2 points
}
byzantium-event-entered = { $seat }’s { $side } army enters at { $city }
byzantium-event-announced = { $seat } makes for { $city } by sea: { $count ->
    [one] 1 move cube
   *[other] { $count } move cubes
}
byzantium-event-doubled = { $seat }’s fleet doubles the cost of the crossing to { $count }
byzantium-event-withdrew = { $seat } gives up the crossing
byzantium-event-stranded = { $seat } cannot pay for the crossing and loses the action
byzantium-event-moved = { $count ->
    [one] { $seat }’s { $side } army moves from { $from_city } to { $city }, 1 move cube
   *[other] { $seat }’s { $side } army moves from { $from_city } to { $city }, { $count } move cubes
}
byzantium-event-fired = { $seat }’s fleet rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
byzantium-event-guard_lost = { $seat } loses the { $side } guard
byzantium-event-destroyed = { $seat }’s { $side } army is gone
byzantium-event-attack = { $force_id ->
    [bulgar] { $seat } sends the Bulgars against { $city }
   *[other] { $seat }’s { $force } army attacks { $city }
}
byzantium-event-stands = { $seat } stays to fight for { $city }
byzantium-event-sea_closed = { $seat }’s fleet closes the sea
byzantium-event-retreated = { $count ->
    [0] { $seat }’s { $side } army retreats to { $city }
    [one] { $seat }’s { $side } army retreats to { $city } and loses 1 cube
   *[other] { $seat }’s { $side } army retreats to { $city } and loses { $count } cubes
}
byzantium-event-returned = { $seat }’s { $side } army falls back to { $city }
byzantium-event-levy = { $count ->
    [one] { $seat } calls the levy of { $city }: 1 cube
   *[other] { $seat } calls the levy of { $city }: { $count } cubes
}
byzantium-event-battle = { $force_id ->
    [bulgar] Battle of the Bulgars with { $opponent }: hits { $hits } to { $against }
   *[other] { $seat } fights { $opponent }: hits { $hits } to { $against }
}
byzantium-event-battle_won = { $best } to { $second }: the attack goes on
byzantium-event-battle_lost = { $best } to { $second }: the attack is beaten off
byzantium-event-siege = { $city } rolls { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
byzantium-event-siege_failed = { $city } holds out, { $best } against { $second }
byzantium-event-captured = { $force_id ->
    [bulgar] The Bulgars take { $city }{ $points ->
        [0] {""}
        [one] : 1 point for { $seat }
       *[other] : { $points } points for { $seat }
    }
   *[other] { $seat } takes { $city }{ $points ->
        [0] {""}
        [one] : 1 point, 1 bezant
       *[other] : { $points } points, { $bezants } bezants
    }
}
byzantium-event-fell = { $force_id ->
    [bulgar] Constantinople falls to the Bulgars{ $points ->
        [0] {""}
       *[other] : { $points } Arab points for { $seat }
    }
   *[other] Constantinople falls to { $seat }: { $points } Arab points
}
byzantium-event-control = { $seat } controls { $city }
byzantium-event-passed = { $seat } passes
byzantium-event-income = { $seat } collects { $byzantine } Byzantine, { $arab } Arab bezants
byzantium-event-upkeep = { $seat } pays { $bezants } for the { $side } row
byzantium-event-unpaid = { $count ->
    [one] { $seat } cannot pay for 1 { $side } cube
   *[other] { $seat } cannot pay for { $count } { $side } cubes
}: { $points ->
    [one] 1 point lost
   *[other] { $points } points lost
}
byzantium-event-came_back = { $count ->
    [one] 1 cube of { $seat } comes back from the losses
   *[other] { $count } cubes of { $seat } come back from the losses
}, { $total } in the pool
byzantium-event-scored = { $seat }’s cities score { $byzantine } Byzantine, { $arab } Arab points
byzantium-event-over = { $reason_id ->
    [fell_to_arabs] Constantinople has fallen to the Arabs. Victory: { $seats }
    [fell_to_bulgars] Constantinople has fallen to the Bulgars. Victory: { $seats }
   *[third_turn] The third turn is over. Victory: { $seats }
}

## Why not

byzantium-reason-game_over = The game is over.
byzantium-reason-not_choosing_an_action = An action is under way; finish it first.
byzantium-reason-not_claiming = Cities are taken with the action “Take a city”.
byzantium-reason-not_at_the_boxes = Boxes are chosen with the action “Special action”.
byzantium-reason-not_developing = Cities grow through a development box.
byzantium-reason-not_sending_bulgars = The Bulgars are sent through a Bulgar box.
byzantium-reason-not_fortifying = Cities are fortified through a fortification box.
byzantium-reason-not_building = Churches and mosques are built with the action “Build”.
byzantium-reason-not_placing_a_cube = There is no cube to place now.
byzantium-reason-not_picking_a_treasury = There is no treasury to choose now.
byzantium-reason-not_reinforcing = Cubes go into the army boxes with the action “Reinforce”.
byzantium-reason-not_taxing = Taxes are raised with the action “Tax”.
byzantium-reason-not_sharing_taxes = There is no tax money to share now.
byzantium-reason-not_picking_an_army = Armies act with the action “Move and attack”.
byzantium-reason-not_entering = No army is entering the board now.
byzantium-reason-not_marching = Armies move with the action “Move and attack”.
byzantium-reason-not_doubling = No Arab army is crossing the sea now.
byzantium-reason-not_doubled = No crossing has been doubled.
byzantium-reason-not_firing = No Arab army is crossing the sea now.
byzantium-reason-not_losing = There is no army cube to remove now.
byzantium-reason-not_attacked = No army is being attacked now.
byzantium-reason-not_closing_the_sea = No Arab army is retreating over the sea now.
byzantium-reason-not_retreating = No army is retreating now.
byzantium-reason-not_picking_an_opponent = There is no choice of opponents now.
byzantium-reason-not_calling_levy = No levy can be called now.
byzantium-reason-not_paying_upkeep = Upkeep is paid at the end of a turn, and you choose only if money is short.
byzantium-reason-nothing_to_claim = No uncontrolled city can be taken with the cubes and money left.
byzantium-reason-nothing_to_reinforce_with = The pool is empty, and no treasury holds the 3 bezants for another cube.
byzantium-reason-no_box_open = No free box has an action that you could carry out and pay for.
byzantium-reason-taxed_already = You have taxed this turn already.
byzantium-reason-pool_empty = Tax cubes come from the pool, and it is empty.
byzantium-reason-no_money_to_build = A church or mosque costs 6 bezants of its side, and 3 more if the pool is empty.
byzantium-reason-no_army_can_march = Neither army can enter, move or attack.
byzantium-reason-capital_has_no_controller = Nobody ever controls Constantinople.
byzantium-reason-not_of_a_side = { $city } is neither Byzantine nor Arab; only an army can take it.
byzantium-reason-controlled_already = { $city } has a controller; only an attack can change that.
byzantium-reason-no_cube_to_be_had = The pool is empty, and the treasury that would pay holds fewer than 3 bezants.
byzantium-reason-box_occupied = A cube lies on every box of that kind until the end of the turn.
byzantium-reason-not_of_the_box = { $city } does not belong to the side that the box serves.
byzantium-reason-city_full = { $city } has three markers, and no city has more.
byzantium-reason-capital_never_grows = Constantinople cannot be developed.
byzantium-reason-nothing_to_develop = Every city of that side has three markers.
byzantium-reason-no_bulgar_target = The Bulgars attack only Byzantine and Arab cities.
byzantium-reason-beyond_the_bulgars = The Bulgars reach cities with an arrow, and those joined by road to a Bulgar city.
byzantium-reason-own_against_own = At this table nobody sends the Bulgars against their own city or army.
byzantium-reason-bulgars_run_short = The supply does not hold two more Bulgar cubes.
byzantium-reason-no_disk_left = Both your fortification disks are in use.
byzantium-reason-not_your_cube = Only a city with your control cube can be fortified.
byzantium-reason-fortified_already = { $city } is fortified already.
byzantium-reason-army_off_the_board = That army is not on the board.
byzantium-reason-not_against_yourself = You control the city where the army stands.
byzantium-reason-capital_has_no_civil_war = No Byzantine army ever attacks Constantinople.
byzantium-reason-last_army_cube = That is the last cube of the army that must attack.
byzantium-reason-source_empty = There is no cube to take there.
byzantium-reason-treasury_short = The treasury that pays holds less than the price.
byzantium-reason-losses_go_first = The pass cube comes from the losses as long as any lie there.
byzantium-reason-back_into_its_box = A cube may not go back into the box it came from.
byzantium-reason-moved_already = The cubes there were moved in this action, and none moves twice.
byzantium-reason-one_elite_cube = Each Elite box takes only one cube per action.
byzantium-reason-place_one_first = At least one cube has to be placed.
byzantium-reason-beyond_the_pool = The pool does not hold that many cubes.
byzantium-reason-beyond_the_tax = That is more money than the tax has brought.
byzantium-reason-army_never_placed = The Byzantine army first appears with your first Byzantine city.
byzantium-reason-army_without_cubes = That army has no cube in Elite, Main or Move.
byzantium-reason-nowhere_to_enter = There is no city where that army could enter.
byzantium-reason-army_cannot_act = That army can neither move nor attack.
byzantium-reason-not_of_the_army = An army enters at a city of its own side, and { $city } belongs to another.
byzantium-reason-no_controller_there = At this table armies enter only at controlled cities.
byzantium-reason-no_link = No link that the army can use leads to { $city }.
byzantium-reason-no_third_link = An army uses at most two links in one action.
byzantium-reason-sea_given_up = After giving up a crossing the army uses no sea link in this action.
byzantium-reason-move_short = The Move box does not hold enough cubes for that.
byzantium-reason-own_city = You control { $city }, and nobody attacks their own city.
byzantium-reason-own_army_there = Your other army stands in { $city }, and your two armies never fight each other.
byzantium-reason-nothing_done_yet = The army has to enter, move or attack.
byzantium-reason-rank_empty = There is no cube in that box.
byzantium-reason-levy_stays = The levy is not part of the army and cannot be lost for it.
byzantium-reason-costlier_retreat = A retreat goes where it costs the fewest cubes, and { $city } is not such a place.
byzantium-reason-no_such_opponent = That army does not defend the city.
byzantium-reason-nothing_unpaid = Every cube in that box is paid for.
byzantium-reason-too_dear = The money left does not pay for that cube.
byzantium-reason-must_be_paid = As long as a cube can be paid for, it must be.

## On the board of a terminal

byzantium-terminal = { $label ->
    [elite] elite
    [main] main
    [levy] levy
    [move] move
    [money] money
    [points] points
    [built] built
    [army_in] army in
    [road] road
    [desert] desert
    [sea] sea
    [city] size, wall, controller
    [army] army
    [guard] guard
    [passed] passed
   *[passed_first] passed first
}
byzantium-terminal-began = { $seat } began
byzantium-terminal-bulgars = Bulgars { $count }, { $supply } in supply
byzantium-terminal-pool = pool { $pool }, losses { $losses }
byzantium-terminal-tax = in tax: { $count }
byzantium-terminal-walls = walls left: { $count }
byzantium-terminal-removed = out of the game: { $count }

## Options of a new table

byzantium-option-bulgars_on_own = Bulgars may attack the sender’s own cities
byzantium-choice-bulgars_on_own = { $value ->
    [0] no
   *[1] yes
}
byzantium-option-bulgars_take_capital = Constantinople taken by Bulgars
byzantium-choice-bulgars_take_capital = { $value ->
    [0] Arab points decide
    [1] normal scoring
   *[2] any attack ends the game
}
byzantium-option-fleet_doubling = Doubled crossing that cannot be paid
byzantium-choice-fleet_doubling = { $value ->
    [0] action lost
    [1] pay or withdraw
   *[2] not doubled
}
byzantium-option-entry = Armies enter
byzantium-choice-entry = { $value ->
    [0] controlled cities only
   *[1] any city of their side
}
byzantium-option-levy_after_army = Levy after the controller’s army has fought
byzantium-choice-levy_after_army = { $value ->
    [0] no
   *[1] yes
}
byzantium-option-beaten_after_two_links = Beaten after two links, an attacker returns
byzantium-choice-beaten_after_two_links = { $value ->
    [0] to its start
   *[1] to the city between
}
byzantium-option-beaten_in_place = Beaten in a civil war without moving
byzantium-choice-beaten_in_place = { $value ->
    [0] stays
    [1] retreats
   *[2] destroyed
}
byzantium-option-failed_siege = After a failed siege
byzantium-choice-failed_siege = { $value ->
    [0] back where it came from
   *[1] retreats freely
}
byzantium-option-fleet_refusal = Attacker refused the sea on its way back
byzantium-choice-fleet_refusal = { $value ->
    [0] retreats by land
   *[1] destroyed
}
byzantium-option-unpaid_upkeep = Cubes that go unpaid
byzantium-choice-unpaid_upkeep = { $value ->
    [0] in a fixed order
    [1] owner’s choice
   *[2] only what money cannot pay
}
byzantium-option-last_upkeep = Income and upkeep in the third turn
byzantium-choice-last_upkeep = { $value ->
    [0] no
   *[1] yes
}

## What was done, as the title of a turning point: `who` is `you` where the reader did it

byzantium-deed-claim = { $who ->
    [you] You take { $city }
   *[they] { $seat } takes { $city }
}
byzantium-deed-box = { $who ->
    [you] You choose a special action: { $kind }
   *[they] { $seat } chooses a special action: { $kind }
}
byzantium-deed-box-emperor = { $who ->
    [you] You become Emperor
   *[they] { $seat } becomes Emperor
}
byzantium-deed-box-caliph = { $who ->
    [you] You become Caliph
   *[they] { $seat } becomes Caliph
}
byzantium-deed-develop = { $who ->
    [you] You develop { $city }
   *[they] { $seat } develops { $city }
}
byzantium-deed-bulgars = { $who ->
    [you] You send the Bulgars against { $city }
   *[they] { $seat } sends the Bulgars against { $city }
}{ byzantium-deed-end }
byzantium-deed-swell = { $who ->
    [you] You reinforce the Bulgars
   *[they] { $seat } reinforces the Bulgars
}
byzantium-deed-fortify = { $who ->
    [you] You wall in { $city }
   *[they] { $seat } walls in { $city }
}
byzantium-deed-build-church = { $who ->
    [you] You build a church
   *[they] { $seat } builds a church
}
byzantium-deed-build-mosque = { $who ->
    [you] You build a mosque
   *[they] { $seat } builds a mosque
}
byzantium-deed-reinforce = { $who ->
    [you] You reinforce: { $box }
   *[they] { $seat } reinforces: { $box }
}
byzantium-deed-tax = { $who ->
    [you] You tax with { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
   *[they] { $seat } taxes with { $cubes ->
        [one] 1 cube
       *[other] { $cubes } cubes
    }
}
byzantium-deed-enter = { $who ->
    [you] Your army enters at { $city }
   *[they] { $seat }’s army enters at { $city }
}
byzantium-deed-go = { $who ->
    [you] You march to { $city }
   *[they] { $seat } marches to { $city }
}
byzantium-deed-attack = { $who ->
    [you] You march on { $city }
   *[they] { $seat } marches on { $city }
}{ byzantium-deed-end }
byzantium-deed-civil_war = { $who ->
    [you] You begin a civil war
   *[they] { $seat } begins a civil war
}{ byzantium-deed-end }
byzantium-deed-stop = { $who ->
    [you] Your army stops
   *[they] { $seat }’s army stops
}
byzantium-deed-action-pass = { $who ->
    [you] You pass
   *[they] { $seat } passes
}
byzantium-deed-fight = { $who ->
    [you] You stay and fight
   *[they] { $seat } stays and fights
}{ byzantium-deed-defence }
byzantium-deed-retreat = { $who ->
    [you] You retreat
   *[they] { $seat } retreats
}
byzantium-deed-levy = { $who ->
    [you] You call the levy
   *[they] { $seat } calls the levy
}{ byzantium-deed-defence }
byzantium-deed-forgo = { $who ->
    [you] You call no levy
   *[they] { $seat } calls no levy
}{ byzantium-deed-defence }
byzantium-deed-double = { $who ->
    [you] Your fleet doubles the cost of a crossing
   *[they] { $seat }’s fleet doubles the cost of a crossing
}
byzantium-deed-fire = { $who ->
    [you] Your fleet attacks a crossing
   *[they] { $seat }’s fleet attacks a crossing
}
byzantium-deed-unpaid = { $who ->
    [you] You leave cubes unpaid
   *[they] { $seat } leaves cubes unpaid
}
byzantium-deed-end = { $outcome ->
    [captured] , and it falls
    [fell] , and it falls
    [siege_failed] , and it holds
    [battle_lost] , and it holds
   *[other] {""}
}
byzantium-deed-defence = { $outcome ->
    [captured] , but the city falls
    [fell] , but the city falls
    [siege_failed] , and the city holds
    [battle_lost] , and the city holds
   *[other] {""}
}

## Figures by which a review compares two moves, and what each teaches

byzantium-feature-score = score if it ended now
byzantium-lesson-score = Ask what you would score if the game ended now.
byzantium-feature-byzantine = Byzantine points
byzantium-lesson-byzantine = Look after the Byzantine points too.
byzantium-feature-arab = Arab points
byzantium-lesson-arab = Look after the Arab points too.
byzantium-feature-markers = markers in own cities
byzantium-lesson-markers = Cities pay again and again: count their markers.
byzantium-feature-bezants = bezants after the next upkeep
byzantium-lesson-bezants = Keep enough bezants for the upkeep.
byzantium-feature-army = cubes in the armies
byzantium-lesson-army = Count what is left after the fight, not before.
byzantium-feature-levy = cubes in the levies
byzantium-lesson-levy = Leave a levy behind your walls.
byzantium-feature-pool = cubes in the pool
byzantium-lesson-pool = Free cubes are actions to come: keep some.
byzantium-feature-lost = cubes among the losses
byzantium-lesson-lost = Lost cubes come back late, and only half of them.
byzantium-feature-walls = fortified cities
byzantium-lesson-walls = Walls hold what armies have won.
