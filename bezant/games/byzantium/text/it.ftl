### Byzantium: words for events, questions, options, refusals and the names of things.

byzantium-title = Byzantium
byzantium-tagline = Ogni giocatore guida insieme bizantini e arabi. Tre turni, due punteggi e le mura di Costantinopoli.
byzantium-where = turno { $turn } di { $turns }

## Names of things

byzantium-arg-city = { $value ->
    [dyrrachium] Durazzo
    [thessalonica] Tessalonica
    [athens] Atene
    [candia] Candia
    [adrianople] Adrianopoli
    [constantinople] Costantinopoli
    [nicaea] Nicea
    [smyrna] Smirne
    [attalia] Attalia
    [ankara] Ankara
    [sinope] Sinope
    [trebizond] Trebisonda
    [caesarea] Cesarea
    [tarsus] Tarso
    [antioch] Antiochia
    [edessa] Edessa
    [damascus] Damasco
    [jerusalem] Gerusalemme
    [alexandria] Alessandria
    [leucosia] Leucosia
    [palmyra] Palmira
    [tabuk] Tabuk
    [medina] Medina
    [mecca] La Mecca
    [basra] Bassora
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
byzantium-arg-from_city = { byzantium-arg-city }
byzantium-arg-side = { $value ->
    [byzantine] bizantino
    [arab] arabo
    [persian] persiano
    [bulgar] bulgaro
   *[other] { $value }
}
byzantium-arg-force = { byzantium-arg-side }
byzantium-arg-source = { $value ->
    [pool] riserva
    [losses] perdite
    [byzantine_elite] Élite bizantina
    [byzantine_main] Esercito Principale bizantino
    [byzantine_levy] Leva bizantina
    [byzantine_move] Movimento bizantino
    [arab_elite] Élite araba
    [arab_main] Esercito Principale arabo
    [arab_levy] Leva araba
    [arab_move] Movimento arabo
   *[other] { $value }
}
byzantium-arg-box = { byzantium-arg-source }
byzantium-arg-rank = { $value ->
    [elite] Élite
    [main] Esercito Principale
    [levy] Leva
    [move] Movimento
   *[other] { $value }
}
byzantium-arg-kind = { $value ->
    [bulgars] Bulgari
    [fortify] Fortificazione
    [byzantine_develop] Sviluppo bizantino
    [emperor] Imperatore
    [byzantine_civil_war] Guerra civile bizantina
    [byzantine_fleet] Flotta bizantina
    [arab_develop] Sviluppo arabo
    [caliph] Califfo
    [arab_civil_war] Guerra civile araba
    [arab_fleet] Flotta araba
   *[other] { $value }
}
byzantium-arg-special = { $value ->
    [bulgars_1] bulgari
    [bulgars_2] bulgari
    [fortify_1] fortificazione
    [fortify_2] fortificazione
    [byzantine_develop_1] sviluppo bizantino
    [byzantine_develop_2] sviluppo bizantino
    [emperor] imperatore
    [byzantine_civil_war] guerra civile bizantina
    [byzantine_fleet] flotta bizantina
    [arab_develop_1] sviluppo arabo
    [arab_develop_2] sviluppo arabo
    [arab_develop_3] sviluppo arabo
    [caliph] califfo
    [arab_civil_war_1] guerra civile araba
    [arab_civil_war_2] guerra civile araba
    [arab_fleet] flotta araba
   *[other] { $value }
}
byzantium-arg-purpose = { $value ->
    [bulgars] i bulgari
    [fortify] la fortificazione
    [byzantine_develop] lo sviluppo bizantino
    [emperor] l’imperatore
    [byzantine_civil_war] la guerra civile bizantina
    [byzantine_fleet] la flotta bizantina
    [arab_develop] lo sviluppo arabo
    [caliph] il califfo
    [arab_civil_war] la guerra civile araba
    [arab_fleet] la flotta araba
    [claim] il controllo di una città
    [church] una chiesa
    [mosque] una moschea
    [capture] la città conquistata
    [pass] passare
   *[other] { $value }
}
byzantium-arg-building = { $value ->
    [church] una chiesa
    [mosque] una moschea
   *[other] { $value }
}
byzantium-arg-opponent = { $value ->
    [red] l’esercito rosso
    [yellow] l’esercito giallo
    [blue] l’esercito blu
    [green] l’esercito verde
    [levy] la leva
    [bulgars] i bulgari
   *[other] { $value }
}

## Forms of those names in a sentence

byzantium-city-object = { $city_id ->
    [mecca] la Mecca
   *[other] { $city }
}
byzantium-city-to = { $city_id ->
    [athens] ad { $city }
    [adrianople] ad { $city }
    [attalia] ad { $city }
    [ankara] ad { $city }
    [antioch] ad { $city }
    [alexandria] ad { $city }
    [amida] ad { $city }
    [ardabil] ad { $city }
    [mecca] alla Mecca
   *[other] a { $city }
}
byzantium-city-from = { $city_id ->
    [mecca] dalla Mecca
   *[other] da { $city }
}
byzantium-from_city-from = { $from_city_id ->
    [mecca] dalla Mecca
   *[other] da { $from_city }
}
byzantium-city-of = { $city_id ->
    [mecca] della Mecca
   *[other] di { $city }
}
byzantium-side-plural = { $side_id ->
    [byzantine] bizantini
    [arab] arabi
    [persian] persiani
   *[bulgar] bulgari
}
byzantium-side-feminine = { $side_id ->
    [byzantine] bizantina
    [arab] araba
    [persian] persiana
   *[bulgar] bulgara
}
byzantium-side-feminine-plural = { $side_id ->
    [byzantine] bizantine
    [arab] arabe
    [persian] persiane
   *[bulgar] bulgare
}
byzantium-source-from = { $source_id ->
    [pool] dalla riserva
    [losses] dalle perdite
    [byzantine_elite] dall’Élite bizantina
    [byzantine_main] dall’Esercito Principale bizantino
    [byzantine_levy] dalla Leva bizantina
    [byzantine_move] dal Movimento bizantino
    [arab_elite] dall’Élite araba
    [arab_main] dall’Esercito Principale arabo
    [arab_levy] dalla Leva araba
   *[arab_move] dal Movimento arabo
}
byzantium-box-to = { $box_id ->
    [pool] nella riserva
    [losses] nelle perdite
    [byzantine_elite] all’Élite bizantina
    [byzantine_main] all’Esercito Principale bizantino
    [byzantine_levy] alla Leva bizantina
    [byzantine_move] al Movimento bizantino
    [arab_elite] all’Élite araba
    [arab_main] all’Esercito Principale arabo
    [arab_levy] alla Leva araba
   *[arab_move] al Movimento arabo
}
byzantium-count-cubes = { $count ->
    [one] 1 cubo
   *[other] { $count } cubi
}
byzantium-count-move = { byzantium-count-cubes } Movimento
byzantium-limit-left = { $limit ->
    [0] non restano cubi Movimento
    [one] resta 1 cubo Movimento
   *[other] restano { $limit } cubi Movimento
}
byzantium-hits-count = { $hits ->
    [one] 1 colpo
   *[other] { $hits } colpi
}
byzantium-points-side = { $points ->
    [one] 1 punto { $side }
   *[other] { $points } punti { byzantium-side-plural }
}
byzantium-bezants-count = { $bezants ->
    [one] 1 bisante
   *[other] { $bezants } bisanti
}
byzantium-take-range = { $defence ->
    [some] { $take }–{ $yielded }%
   *[none] { $take }%
}

## Where the turn stands

byzantium-step-actions = azioni
byzantium-step-upkeep = entrate e mantenimento

## Questions

byzantium-question-action = Che cosa fai?
byzantium-question-action-detail = { $last ->
    [last] Tutti gli altri hanno passato: questa è l’ultima azione del turno.
   *[on] Un’azione, poi tocca a chi segue.
}
byzantium-question-claim = Di quale città prendi il controllo?
byzantium-question-claim-detail = I suoi segnalini contano subito come punti.
byzantium-question-box = Quale azione speciale scegli?
byzantium-question-box-detail = Un tuo cubo occupa il riquadro fino alla fine del turno.
byzantium-question-develop = Quale città sviluppi?
byzantium-question-develop-detail = Un segnalino in più, tre al massimo.
byzantium-question-bulgars = Dove mandi i bulgari?
byzantium-question-bulgars-detail = Prima si aggiungono due cubi; i punti vanno all’altra fazione.
byzantium-question-fortify = Quale città fortifichi?
byzantium-question-fortify-detail = Un segnalino fortificazione sostituisce il tuo cubo: un segnalino in più in un assedio.
byzantium-question-build = Costruisci una chiesa o una moschea?
byzantium-question-build-detail = Resta fino alla fine della partita.
byzantium-question-cube = Quale cubo usi?
byzantium-question-cube-detail = { $purpose_id ->
    [pass] Per passare; non costa nulla.
   *[other] Per { $purpose }{ $city_id ->
        [none] {""}
       *[other] {" "}({ $city })
    }. La riserva è gratuita, ogni altro cubo costa 3 bisanti{ $side_id ->
        [none] {""}
       *[other] {" "}del tesoro { $side }
    }.
}
byzantium-question-treasury = Da quale tesoro paghi?
byzantium-question-treasury-detail = I bulgari crescono; i 3 bisanti può pagarli l’una o l’altra fazione.
byzantium-question-reinforce = Quale cubo metti, e dove?
byzantium-question-reinforce-detail = { $count ->
    [one] Ancora un cubo.
   *[other] Fino a { $count } cubi.
} La riserva è gratuita, gli altri cubi costano 3 bisanti.
byzantium-question-tax = Con quanti cubi riscuoti le tasse?
byzantium-question-tax-detail = Due bisanti per cubo; { $count } nella tua riserva. I cubi tornano alla fine del turno.
byzantium-question-share = Quanto metti nel tesoro bizantino?
byzantium-question-share-detail = { $count } bisanti in tutto; il resto va al tesoro arabo.
byzantium-question-army = Con quale esercito agisci?
byzantium-question-army-detail = Entra in gioco, percorre uno o due collegamenti e attacca dove deve.
byzantium-question-enter = Dove entra in gioco il tuo esercito { $side }?
byzantium-question-enter-detail = In qualsiasi città { byzantium-side-feminine }, chiunque la controlli; poi può proseguire.
byzantium-question-march = { $order ->
    [after] Il tuo esercito { $side } si ferma { byzantium-city-to }?
   *[other] Dove va il tuo esercito { $side }?
}
byzantium-question-march-detail = { $order ->
    [second] Parte { byzantium-city-from }: un secondo collegamento costa 1 in più, { byzantium-limit-left }.
    [after] Niente terzo collegamento: { byzantium-limit-left }.
   *[other] Parte { byzantium-city-from }: { byzantium-limit-left }.
}
byzantium-question-double = La tua flotta raddoppia il costo della traversata?
byzantium-question-double-detail = L’esercito arabo di { $from_seat } fa rotta verso { byzantium-city-object }: { byzantium-count-move } su { $limit }.
byzantium-question-pay = Paghi il costo raddoppiato?
byzantium-question-pay-detail = Verso { byzantium-city-object }: { byzantium-count-move } su { $limit }.
byzantium-question-fire = La tua flotta attacca la traversata?
byzantium-question-fire-detail = { $count ->
    [one] Un dado contro l’esercito arabo di { $from_seat } in rotta verso { byzantium-city-object }.
   *[other] { $count } dadi contro l’esercito arabo di { $from_seat } in rotta verso { byzantium-city-object }.
}
byzantium-question-lose = { $count ->
    [one] Quale cubo perdi?
   *[other] Quali { $count } cubi perdi?
}
byzantium-question-lose-detail = Esercito { $side }. I cubi Movimento non danno forza.
byzantium-question-stand = Combatti o ti ritiri?
byzantium-question-stand-detail = { $side_id ->
    [bulgar] I bulgari attaccano { byzantium-city-object }, dove si trova il tuo esercito.
   *[other] L’esercito { $side } di { $from_seat } attacca { byzantium-city-object }, dove si trova il tuo esercito.
}
byzantium-question-sea = Lasci passare l’esercito per mare?
byzantium-question-sea-detail = L’esercito arabo di { $from_seat } si ritira, e tu comandi la flotta bizantina.
byzantium-question-haven = Dove si ritira il tuo esercito?
byzantium-question-haven-detail = Nelle città { byzantium-side-feminine-plural } che costano meno cubi.
byzantium-question-opponent = Contro chi combatti prima?
byzantium-question-opponent-detail = Ogni esercito rimasto { byzantium-city-to } va battuto prima dell’assedio.
byzantium-question-levy = Chiami la leva per difendere { byzantium-city-object }?
byzantium-question-levy-detail = Combatte da sola, prima dell’assedio contro la città (forza { $count }).
byzantium-question-upkeep = Quali cubi paghi?
byzantium-question-upkeep-detail = Fila { byzantium-side-feminine }: { $count ->
    [one] resta 1 bisante
   *[other] restano { $count } bisanti
}. Ogni cubo non pagato esce dal gioco e costa un punto.

## Parts of an option

byzantium-part-action = { $action ->
    [claim] Prendere il controllo
    [reinforce] Rinforzare
    [special] Azione speciale
    [tax] Riscuotere le tasse
    [build] Costruire
    [march] Spostarsi e attaccare
   *[pass] Passare
}
byzantium-part-city = { $city }
byzantium-part-kind = { $kind }
byzantium-part-building = { $building_id ->
    [church] Chiesa
   *[mosque] Moschea
}
byzantium-part-source = { $source_id ->
    [pool] Riserva
    [losses] Perdite
   *[other] { $source }
}
byzantium-part-side = { $side_id ->
    [byzantine] Bizantino
    [arab] Arabo
   *[other] { $side }
}
byzantium-part-box = { byzantium-box-to }
byzantium-part-cubes = { $cubes ->
    [one] 1 cubo
   *[other] { $cubes } cubi
}
byzantium-part-bezants = { $bezants }
byzantium-part-rank = { $rank }
byzantium-part-seat = { $seat }
byzantium-part-choice = { $choice ->
    [swell] Rinforzare i bulgari
    [enough] Nessun altro cubo
    [civil_war] Guerra civile qui
    [stop] Fermarsi qui
    [double] Raddoppiare il costo
    [spare] Non raddoppiare
    [pay] Pagare
    [withdraw] Rinunciare
    [fire] Attaccare
    [hold] Trattenersi
    [fight] Combattere
    [retreat] Ritirarsi
    [allow] Lasciar passare
    [refuse] Chiudere il mare
    [levy] Chiamare la leva
    [forgo] Niente leva
   *[unpaid] Non pagare il resto
}

## Options

byzantium-option-action = { $action ->
    [claim] Prendere il controllo di una città
    [reinforce] Rinforzare
    [special] Azione speciale
    [tax] Riscuotere le tasse
    [build] Costruire una chiesa o una moschea
    [march] Spostarsi e attaccare
   *[pass] Passare
}
byzantium-option-claim = Prendere il controllo { byzantium-city-of }
byzantium-option-box = { $kind }
byzantium-option-develop = Sviluppare { byzantium-city-object }
byzantium-option-bulgars = Bulgari contro { byzantium-city-object }
byzantium-option-swell = Rinforzare i bulgari
byzantium-option-fortify = Fortificare { byzantium-city-object }
byzantium-option-build = Costruire { $building }
byzantium-option-cube = Un cubo { byzantium-source-from }
byzantium-option-treasury = Paga il tesoro { $side }
byzantium-option-reinforce = Un cubo { byzantium-source-from } { byzantium-box-to }
byzantium-option-enough = Nessun altro cubo
byzantium-option-tax = { $cubes ->
    [one] Tasse con 1 cubo
   *[other] Tasse con { $cubes } cubi
}
byzantium-option-share = { $bezants } ai bizantini, { $rest } agli arabi
byzantium-option-army = Esercito { $side }
byzantium-option-enter = Entrare in gioco { byzantium-city-to }
byzantium-option-go = Spostarsi { byzantium-city-to }
byzantium-option-attack = Attaccare { byzantium-city-object }
byzantium-option-civil_war = Guerra civile qui
byzantium-option-stop = Fermarsi qui
byzantium-option-double = Raddoppiare il costo
byzantium-option-spare = Non raddoppiare il costo
byzantium-option-pay = Pagare il costo raddoppiato
byzantium-option-withdraw = Rinunciare
byzantium-option-fire = La flotta attacca
byzantium-option-hold = La flotta si trattiene
byzantium-option-lose = Perdere un cubo { $rank }
byzantium-option-fight = Restare e combattere
byzantium-option-retreat = Ritirarsi
byzantium-option-allow = Lasciar passare
byzantium-option-refuse = Chiudere il mare
byzantium-option-haven = Ritirarsi { byzantium-city-to }
byzantium-option-oppose = Combattere contro { $seat }
byzantium-option-levy = Chiamare la leva
byzantium-option-forgo = Niente leva
byzantium-option-upkeep = Pagare un cubo { $rank }
byzantium-option-unpaid = Non pagare il resto

## What an option costs and brings

byzantium-detail-action = { $action ->
    [claim] un cubo, punti per i segnalini
    [reinforce] da uno a tre cubi
    [special] un cubo su un riquadro libero
    [tax] 2 bisanti per cubo, { $count } nella tua riserva
    [build] { $bezants } bisanti, { $points } punti
    [march] entrare, spostarsi, attaccare
   *[pass] nessun’altra azione in questo turno
}
byzantium-detail-claim = { byzantium-points-side }{ $enters ->
    [enters] , il tuo esercito entra qui
   *[no] {""}
}
byzantium-detail-box = { $kind_id ->
    [bulgars] { $total ->
        [one] 1 cubo
       *[other] { $total } cubi
    }, se ne aggiungono due
    [fortify] un segnalino al posto di un tuo cubo
    [byzantine_develop] un segnalino in più su una città bizantina
    [arab_develop] un segnalino in più su una città araba
    [emperor] { $points } punti, la guardia dell’imperatore
    [caliph] { $points } punti, la guardia del califfo
    [byzantine_fleet] potere sulle traversate arabe
   *[arab_fleet] le tue traversate arabe costano la metà
}
byzantium-detail-attack = attacco, { $count } Movimento: { byzantium-take-range }, perdite { $losses }{ $fleet ->
    [hostile] , se la flotta bizantina si oppone
   *[none] {""}
}
byzantium-detail-civil-war = attacco contro { byzantium-city-object }: { byzantium-take-range }, perdite { $losses }
byzantium-detail-bulgars = { byzantium-take-range }, punti { byzantium-side-plural }
byzantium-detail-develop = cresce a { $count }
byzantium-detail-swell = { $total } cubi nel loro riquadro, nessun attacco
byzantium-detail-fortify = in un assedio vale { $count }
byzantium-detail-build = { $bezants } bisanti, { byzantium-points-side }
byzantium-detail-free = gratis
byzantium-detail-price = { $bezants } bisanti { byzantium-side-plural }, { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
byzantium-detail-either = { $bezants } bisanti di uno dei due tesori
byzantium-detail-enough = l’azione finisce
byzantium-detail-tax = { $bezants } bisanti
byzantium-detail-share = tesori: { $byzantine } e { $arab }
byzantium-detail-army = { $city_id ->
    [none] entra in gioco, forza { $strength }, { $count } Movimento
   *[other] { byzantium-city-to }, forza { $strength }, { $count } Movimento
}
byzantium-detail-enter = gratis, può proseguire
byzantium-detail-go = { byzantium-count-move }{ $further ->
    [further] , può proseguire
   *[end] {""}
}
byzantium-detail-dissolves = { $count ->
    [one] il suo ultimo cubo: l’esercito si scioglie
   *[other] i suoi ultimi { $count } cubi: l’esercito si scioglie
}
byzantium-detail-stop = l’azione finisce
byzantium-detail-double = costa { byzantium-count-move } su { $limit }
byzantium-detail-spare = { byzantium-count-move }
byzantium-detail-pay = { byzantium-count-move }
byzantium-detail-withdraw = non si paga nulla, ma niente mare in questa azione
byzantium-detail-fire = { $count ->
    [one] un dado, un cubo con 4, 5 o 6
   *[other] { $count } dadi, un cubo per ogni 4, 5 o 6
}
byzantium-detail-hold = l’esercito arriva indenne
byzantium-detail-lose = resta forza { $strength }
byzantium-detail-fight = la città cade: { $take }%
byzantium-detail-retreat = { $count ->
    [0] nessuna perdita
    [one] 1 cubo perso
   *[other] { $count } cubi persi
}
byzantium-detail-allow = l’esercito si salva
byzantium-detail-refuse = solo via terra, o distrutto
byzantium-detail-oppose = forza { $strength }
byzantium-detail-levy = la città cade: { $take }%
byzantium-detail-forgo = la città cade: { $take }%
byzantium-detail-upkeep = { byzantium-bezants-count }, non pagati: { $count }
byzantium-detail-unpaid = ciascuno costa un punto ed esce dal gioco

## What happened

byzantium-event-first = { $seat } inizia
byzantium-event-turn = Turno { $turn }
byzantium-event-claimed = { $seat } prende il controllo { byzantium-city-of }: { byzantium-points-side }
byzantium-event-placed = L’esercito { $side } di { $seat } si trova { byzantium-city-to }
byzantium-event-reinforced = { $seat } rinforza: 1 cubo { byzantium-source-from } { byzantium-box-to }{ $bezants ->
    [0] {""}
   *[other] , { byzantium-bezants-count }
}
byzantium-event-special = { $seat } usa un’azione speciale: { $special }
byzantium-event-developed = { $city } cresce a { $count }
byzantium-event-gathered = { $count ->
    [one] Si aggiunge 1 cubo bulgaro
   *[other] Si aggiungono { $count } cubi bulgari
}, { $total } in tutto
byzantium-event-title = { $side_id ->
    [byzantine] { $seat } diventa imperatore: 2 punti
   *[arab] { $seat } diventa califfo: 2 punti
}
byzantium-event-fortified = { $seat } fortifica { byzantium-city-object }
byzantium-event-taxed = { $seat } riscuote le tasse con { byzantium-count-cubes }: { $byzantine ->
    [one] 1 bisante
   *[other] { $byzantine } bisanti
} ai bizantini, { $arab } agli arabi
byzantium-event-built = { $side_id ->
    [byzantine] { $seat } costruisce una chiesa: 2 punti
   *[arab] { $seat } costruisce una moschea: 2 punti
}
byzantium-event-entered = L’esercito { $side } di { $seat } entra in gioco { byzantium-city-to }
byzantium-event-announced = { $seat } fa rotta verso { byzantium-city-object }: { byzantium-count-move }
byzantium-event-doubled = La flotta di { $seat } raddoppia il costo della traversata: { byzantium-count-move }
byzantium-event-withdrew = { $seat } rinuncia alla traversata
byzantium-event-stranded = { $seat } non può pagare la traversata e perde l’azione
byzantium-event-moved = { $seat } sposta l’esercito { $side } { byzantium-from_city-from } { byzantium-city-to }, { byzantium-count-move }
byzantium-event-fired = La flotta di { $seat } lancia { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}: { byzantium-hits-count }
byzantium-event-guard_lost = { $side_id ->
    [byzantine] { $seat } perde la guardia dell’imperatore
   *[arab] { $seat } perde la guardia del califfo
}
byzantium-event-destroyed = L’esercito { $side } di { $seat } è distrutto
byzantium-event-attack = { $force_id ->
    [bulgar] { $seat } manda i bulgari contro { byzantium-city-object }
   *[other] L’esercito { $force } di { $seat } attacca { byzantium-city-object }
}
byzantium-event-stands = { $seat } resta a combattere per { byzantium-city-object }
byzantium-event-sea_closed = La flotta di { $seat } chiude il mare
byzantium-event-retreated = { $count ->
    [0] L’esercito { $side } di { $seat } si ritira { byzantium-city-to }
   *[other] L’esercito { $side } di { $seat } si ritira { byzantium-city-to } e perde { byzantium-count-cubes }
}
byzantium-event-returned = L’esercito { $side } di { $seat } torna { byzantium-city-to }
byzantium-event-levy = { $seat } chiama la leva { byzantium-city-of }: { byzantium-count-cubes }
byzantium-event-battle = { $force_id ->
    [bulgar] I bulgari combattono contro { $opponent }: colpi { $hits } a { $against }
   *[other] { $seat } combatte contro { $opponent }: colpi { $hits } a { $against }
}
byzantium-event-battle_won = { $best } a { $second }: l’attacco continua
byzantium-event-battle_lost = { $best } a { $second }: l’attacco è respinto
byzantium-event-siege = { $city } lancia { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}: { byzantium-hits-count }
byzantium-event-siege_failed = { $city } resiste, { $best } contro { $second }
byzantium-event-captured = { $force_id ->
    [bulgar] I bulgari conquistano { byzantium-city-object }{ $points ->
        [0] {""}
        [one] : 1 punto per { $seat }
       *[other] : { $points } punti per { $seat }
    }
   *[other] { $seat } conquista { byzantium-city-object }{ $points ->
        [0] {""}
        [one] : 1 punto, { byzantium-bezants-count }
       *[other] : { $points } punti, { byzantium-bezants-count }
    }
}
byzantium-event-fell = { $force_id ->
    [bulgar] Costantinopoli cade in mano ai bulgari{ $points ->
        [0] {""}
       *[other] : { $points } punti arabi per { $seat }
    }
   *[other] Costantinopoli cade in mano di { $seat }: { $points } punti arabi
}
byzantium-event-control = { $seat } controlla { byzantium-city-object }
byzantium-event-passed = { $seat } passa
byzantium-event-income = { $seat } incassa { $byzantine ->
    [one] 1 bisante
   *[other] { $byzantine } bisanti
} per i bizantini, { $arab } per gli arabi
byzantium-event-upkeep = { $seat } paga { byzantium-bezants-count } per la fila { byzantium-side-feminine }
byzantium-event-unpaid = { $count ->
    [one] { $seat } non può pagare 1 cubo { $side }
   *[other] { $seat } non può pagare { $count } cubi { byzantium-side-plural }
}: { $points ->
    [0] nessun punto perso
    [one] 1 punto perso
   *[other] { $points } punti persi
}
byzantium-event-came_back = { $count ->
    [one] 1 cubo di { $seat } torna dalle perdite
   *[other] { $count } cubi di { $seat } tornano dalle perdite
}, { $total } nella riserva
byzantium-event-scored = Le città di { $seat } danno { $byzantine ->
    [one] 1 punto
   *[other] { $byzantine } punti
} ai bizantini, { $arab } agli arabi
byzantium-event-over = { $reason_id ->
    [fell_to_arabs] Costantinopoli è caduta in mano agli arabi. Vittoria: { $seats }
    [fell_to_bulgars] Costantinopoli è caduta in mano ai bulgari. Vittoria: { $seats }
   *[third_turn] Il terzo turno è finito. Vittoria: { $seats }
}

## Why not

byzantium-reason-game_over = La partita è finita.
byzantium-reason-not_choosing_an_action = C’è un’azione in corso: prima va terminata.
byzantium-reason-not_claiming = Il controllo delle città si prende con l’azione «Prendere il controllo».
byzantium-reason-not_at_the_boxes = I riquadri si scelgono con l’azione «Azione speciale».
byzantium-reason-not_developing = Le città crescono con un riquadro sviluppo.
byzantium-reason-not_sending_bulgars = I bulgari si mandano con un riquadro dei bulgari.
byzantium-reason-not_fortifying = Le città si fortificano con un riquadro fortificazione.
byzantium-reason-not_building = Chiese e moschee si costruiscono con l’azione «Costruire».
byzantium-reason-not_placing_a_cube = Ora non c’è nessun cubo da piazzare.
byzantium-reason-not_picking_a_treasury = Ora non c’è nessun tesoro da scegliere.
byzantium-reason-not_reinforcing = I cubi vanno nei riquadri dell’esercito con l’azione «Rinforzare».
byzantium-reason-not_taxing = Le tasse si riscuotono con l’azione «Riscuotere le tasse».
byzantium-reason-not_sharing_taxes = Ora non c’è denaro delle tasse da dividere.
byzantium-reason-not_picking_an_army = Gli eserciti agiscono con l’azione «Spostarsi e attaccare».
byzantium-reason-not_entering = Ora nessun esercito entra in gioco.
byzantium-reason-not_marching = Gli eserciti si spostano con l’azione «Spostarsi e attaccare».
byzantium-reason-not_doubling = Ora nessun esercito arabo attraversa il mare.
byzantium-reason-not_doubled = Nessuna traversata è stata raddoppiata.
byzantium-reason-not_firing = Ora nessun esercito arabo attraversa il mare.
byzantium-reason-not_losing = Ora non c’è nessun cubo dell’esercito da togliere.
byzantium-reason-not_attacked = Ora nessun esercito è sotto attacco.
byzantium-reason-not_closing_the_sea = Ora nessun esercito arabo si ritira per mare.
byzantium-reason-not_retreating = Ora nessun esercito si ritira.
byzantium-reason-not_picking_an_opponent = Ora non ci sono avversari tra cui scegliere.
byzantium-reason-not_calling_levy = Ora non si chiama nessuna leva.
byzantium-reason-not_paying_upkeep = Il mantenimento si paga alla fine del turno, e si chiede solo dove manca il denaro.
byzantium-reason-nothing_to_claim = Con i cubi e il denaro rimasti non puoi prendere il controllo di nessuna città.
byzantium-reason-nothing_to_reinforce_with = La riserva è vuota, e nessun tesoro ha i 3 bisanti per un altro cubo.
byzantium-reason-no_box_open = Nessun riquadro libero ha un’azione che si possa eseguire e pagare.
byzantium-reason-taxed_already = In questo turno hai già riscosso le tasse.
byzantium-reason-pool_empty = I cubi per le tasse vengono dalla riserva, che è vuota.
byzantium-reason-no_money_to_build = Una chiesa o una moschea costa 6 bisanti della sua fazione, e altri 3 se la riserva è vuota.
byzantium-reason-no_army_can_march = Nessuno dei due eserciti può entrare in gioco, spostarsi o attaccare.
byzantium-reason-capital_has_no_controller = Nessuno controlla mai Costantinopoli.
byzantium-reason-not_of_a_side = { $city } non è né bizantina né araba; solo un esercito può conquistarla.
byzantium-reason-controlled_already = { $city } è già controllata; solo un attacco può toglierla a chi la controlla.
byzantium-reason-no_cube_to_be_had = La riserva è vuota, e il tesoro che dovrebbe pagare ha meno di 3 bisanti.
byzantium-reason-box_occupied = Su ogni riquadro di quel tipo c’è un cubo fino alla fine del turno.
byzantium-reason-not_of_the_box = { $city } non appartiene alla fazione del riquadro.
byzantium-reason-city_full = { $city } ha già tre segnalini, e nessuna città ne ha di più.
byzantium-reason-capital_never_grows = Costantinopoli non si può sviluppare.
byzantium-reason-nothing_to_develop = Ogni città di quella fazione ha già tre segnalini.
byzantium-reason-no_bulgar_target = I bulgari attaccano solo città bizantine e arabe.
byzantium-reason-beyond_the_bulgars = I bulgari raggiungono le città con una freccia e quelle unite da una strada a una città bulgara.
byzantium-reason-own_against_own = A questo tavolo nessuno manda i bulgari contro una propria città o un proprio esercito.
byzantium-reason-bulgars_run_short = Nella riserva generale non ci sono altri due cubi bulgari.
byzantium-reason-no_disk_left = Entrambi i tuoi segnalini fortificazione sono in uso.
byzantium-reason-not_your_cube = Si può fortificare solo una città con un tuo cubo di controllo.
byzantium-reason-fortified_already = { $city } è già fortificata.
byzantium-reason-army_off_the_board = Quell’esercito non è sul tabellone.
byzantium-reason-not_against_yourself = Controlli tu la città in cui si trova l’esercito.
byzantium-reason-capital_has_no_civil_war = Nessun esercito bizantino attacca mai Costantinopoli.
byzantium-reason-last_army_cube = È l’ultimo cubo dell’esercito che deve attaccare.
byzantium-reason-source_empty = Lì non ci sono cubi da prendere.
byzantium-reason-treasury_short = Nel tesoro che paga non c’è abbastanza denaro.
byzantium-reason-losses_go_first = Il cubo per passare viene dalle perdite finché ce ne sono.
byzantium-reason-back_into_its_box = Un cubo non torna nel riquadro da cui viene.
byzantium-reason-moved_already = I cubi di quel riquadro sono già stati spostati in questa azione, e nessuno si sposta due volte.
byzantium-reason-one_elite_cube = Ogni riquadro Élite riceve un solo cubo per azione.
byzantium-reason-place_one_first = Va piazzato almeno un cubo.
byzantium-reason-beyond_the_pool = La riserva non ha così tanti cubi.
byzantium-reason-beyond_the_tax = È più denaro di quanto abbiano reso le tasse.
byzantium-reason-army_never_placed = L’esercito bizantino compare con la tua prima città bizantina.
byzantium-reason-army_without_cubes = Quell’esercito non ha cubi in Élite, Esercito Principale o Movimento.
byzantium-reason-nowhere_to_enter = Non c’è nessuna città in cui quell’esercito possa entrare.
byzantium-reason-army_cannot_act = Quell’esercito non può né spostarsi né attaccare.
byzantium-reason-not_of_the_army = Un esercito entra in una città della propria fazione, e { byzantium-city-object } è di un’altra.
byzantium-reason-no_controller_there = A questo tavolo gli eserciti entrano solo in città controllate.
byzantium-reason-no_link = Nessun collegamento utilizzabile dall’esercito porta { byzantium-city-to }.
byzantium-reason-no_third_link = Un esercito usa al massimo due collegamenti per azione.
byzantium-reason-sea_given_up = Dopo aver rinunciato a una traversata, l’esercito non usa collegamenti via mare in questa azione.
byzantium-reason-move_short = Il riquadro Movimento non ha abbastanza cubi.
byzantium-reason-own_city = Controlli tu { byzantium-city-object }, e nessuno attacca una propria città.
byzantium-reason-own_army_there = Il tuo altro esercito si trova { byzantium-city-to }, e i tuoi due eserciti non combattono mai tra loro.
byzantium-reason-nothing_done_yet = L’esercito deve entrare in gioco, spostarsi o attaccare.
byzantium-reason-rank_empty = In quel riquadro non ci sono cubi.
byzantium-reason-levy_stays = La leva non fa parte dell’esercito e non si può perdere al suo posto.
byzantium-reason-costlier_retreat = Una ritirata va dove costa meno cubi, e { byzantium-city-object } non è una di queste città.
byzantium-reason-no_such_opponent = Quell’esercito non difende la città.
byzantium-reason-nothing_unpaid = In quel riquadro non c’è nulla da pagare.
byzantium-reason-too_dear = Il denaro rimasto non basta per quel cubo.
byzantium-reason-must_be_paid = Finché un cubo si può pagare, va pagato.

## On the board of a terminal

byzantium-terminal = { $label ->
    [elite] Élite
    [main] Princ.
    [levy] Leva
    [move] Mov.
    [money] bisanti
    [points] punti
    [built] edifici
    [army_in] esercito a
    [road] strada
    [desert] deserto
    [sea] mare
    [city] dimensione, mura, chi controlla
    [army] esercito
    [guard] guardia
    [passed] passa
   *[passed_first] passa per primo
}
byzantium-terminal-began = inizia { $seat }
byzantium-terminal-bulgars = bulgari { $count }, { $supply } nella riserva generale
byzantium-terminal-pool = riserva { $pool }, perdite { $losses }
byzantium-terminal-tax = per le tasse: { $count }
byzantium-terminal-walls = mura rimaste: { $count }
byzantium-terminal-removed = usciti dal gioco: { $count }

## Options of a new table

byzantium-option-bulgars_on_own = I bulgari possono attaccare le città di chi li manda
byzantium-choice-bulgars_on_own = { $value ->
    [0] no
   *[1] sì
}
byzantium-option-bulgars_take_capital = Costantinopoli conquistata dai bulgari
byzantium-choice-bulgars_take_capital = { $value ->
    [0] decidono i punti arabi
    [1] punteggio normale
   *[2] ogni attacco chiude la partita
}
byzantium-option-fleet_doubling = Traversata raddoppiata che non si può pagare
byzantium-choice-fleet_doubling = { $value ->
    [0] azione persa
    [1] pagare o rinunciare
   *[2] non raddoppiata
}
byzantium-option-entry = Gli eserciti entrano in gioco
byzantium-choice-entry = { $value ->
    [0] solo in città controllate
   *[1] in ogni città della loro fazione
}
byzantium-option-levy_after_army = Leva dopo che ha combattuto l’esercito di chi controlla la città
byzantium-choice-levy_after_army = { $value ->
    [0] no
   *[1] sì
}
byzantium-option-beaten_after_two_links = Battuto dopo due collegamenti, l’attaccante torna
byzantium-choice-beaten_after_two_links = { $value ->
    [0] alla partenza
   *[1] alla città intermedia
}
byzantium-option-beaten_in_place = Battuto in una guerra civile senza essersi spostato
byzantium-choice-beaten_in_place = { $value ->
    [0] resta
    [1] si ritira
   *[2] distrutto
}
byzantium-option-failed_siege = Dopo un assedio fallito
byzantium-choice-failed_siege = { $value ->
    [0] torna da dove è venuto
   *[1] si ritira liberamente
}
byzantium-option-fleet_refusal = Attaccante a cui il mare è chiuso al ritorno
byzantium-choice-fleet_refusal = { $value ->
    [0] si ritira via terra
   *[1] distrutto
}
byzantium-option-unpaid_upkeep = Cubi che restano non pagati
byzantium-choice-unpaid_upkeep = { $value ->
    [0] in ordine fisso
    [1] a scelta del proprietario
   *[2] solo ciò che il denaro non copre
}
byzantium-option-last_upkeep = Entrate e mantenimento nel terzo turno
byzantium-choice-last_upkeep = { $value ->
    [0] no
   *[1] sì
}

## What was done, as the title of a turning point: `who` is `you` where the reader did it

byzantium-deed-claim = { $who ->
    [you] Prendi il controllo { byzantium-city-of }
   *[they] { $seat } prende il controllo { byzantium-city-of }
}
byzantium-deed-box = { $who ->
    [you] Scegli un’azione speciale: { $kind }
   *[they] { $seat } sceglie un’azione speciale: { $kind }
}
byzantium-deed-box-emperor = { $who ->
    [you] Diventi imperatore
   *[they] { $seat } diventa imperatore
}
byzantium-deed-box-caliph = { $who ->
    [you] Diventi califfo
   *[they] { $seat } diventa califfo
}
byzantium-deed-develop = { $who ->
    [you] Sviluppi { byzantium-city-object }
   *[they] { $seat } sviluppa { byzantium-city-object }
}
byzantium-deed-bulgars = { $who ->
    [you] Mandi i bulgari contro { byzantium-city-object }
   *[they] { $seat } manda i bulgari contro { byzantium-city-object }
}{ byzantium-deed-end }
byzantium-deed-swell = { $who ->
    [you] Rinforzi i bulgari
   *[they] { $seat } rinforza i bulgari
}
byzantium-deed-fortify = { $who ->
    [you] Fortifichi { byzantium-city-object }
   *[they] { $seat } fortifica { byzantium-city-object }
}
byzantium-deed-build-church = { $who ->
    [you] Costruisci una chiesa
   *[they] { $seat } costruisce una chiesa
}
byzantium-deed-build-mosque = { $who ->
    [you] Costruisci una moschea
   *[they] { $seat } costruisce una moschea
}
byzantium-deed-reinforce = { $who ->
    [you] Rinforzi: 1 cubo { byzantium-box-to }
   *[they] { $seat } rinforza: 1 cubo { byzantium-box-to }
}
byzantium-deed-tax = { $who ->
    [you] Riscuoti le tasse con { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    }
   *[they] { $seat } riscuote le tasse con { $cubes ->
        [one] 1 cubo
       *[other] { $cubes } cubi
    }
}
byzantium-deed-enter = { $who ->
    [you] Il tuo esercito entra in gioco { byzantium-city-to }
   *[they] L’esercito di { $seat } entra in gioco { byzantium-city-to }
}
byzantium-deed-go = { $who ->
    [you] Ti sposti { byzantium-city-to }
   *[they] { $seat } si sposta { byzantium-city-to }
}
byzantium-deed-attack = { $who ->
    [you] Attacchi { byzantium-city-object }
   *[they] { $seat } attacca { byzantium-city-object }
}{ byzantium-deed-end }
byzantium-deed-civil_war = { $who ->
    [you] Inizi una guerra civile
   *[they] { $seat } inizia una guerra civile
}{ byzantium-deed-end }
byzantium-deed-stop = { $who ->
    [you] Il tuo esercito si ferma
   *[they] L’esercito di { $seat } si ferma
}
byzantium-deed-action-pass = { $who ->
    [you] Passi
   *[they] { $seat } passa
}
byzantium-deed-fight = { $who ->
    [you] Resti e combatti
   *[they] { $seat } resta e combatte
}{ byzantium-deed-defence }
byzantium-deed-retreat = { $who ->
    [you] Ti ritiri
   *[they] { $seat } si ritira
}
byzantium-deed-levy = { $who ->
    [you] Chiami la leva
   *[they] { $seat } chiama la leva
}{ byzantium-deed-defence }
byzantium-deed-forgo = { $who ->
    [you] Non chiami la leva
   *[they] { $seat } non chiama la leva
}{ byzantium-deed-end }
byzantium-deed-double = { $who ->
    [you] La tua flotta raddoppia il costo di una traversata
   *[they] La flotta di { $seat } raddoppia il costo di una traversata
}
byzantium-deed-fire = { $who ->
    [you] La tua flotta attacca una traversata
   *[they] La flotta di { $seat } attacca una traversata
}
byzantium-deed-unpaid = { $who ->
    [you] Lasci dei cubi non pagati
   *[they] { $seat } lascia dei cubi non pagati
}
byzantium-deed-end = { $outcome ->
    [captured] , e la città cade
    [fell] , e la città cade
    [siege_failed] , ma la città resiste
    [battle_lost] , ma la città resiste
   *[other] {""}
}
byzantium-deed-defence = { $outcome ->
    [captured] , ma la città cade
    [fell] , ma la città cade
    [siege_failed] , e la città resiste
    [battle_lost] , e la città resiste
   *[other] {""}
}

## Figures by which a review compares two moves, and what each teaches

byzantium-feature-score = punteggio se la partita finisse ora
byzantium-lesson-score = Chiediti quanti punti avresti se la partita finisse ora.
byzantium-feature-byzantine = punti bizantini
byzantium-lesson-byzantine = Cura anche i punti bizantini.
byzantium-feature-arab = punti arabi
byzantium-lesson-arab = Cura anche i punti arabi.
byzantium-feature-markers = segnalini nelle proprie città
byzantium-lesson-markers = Le città rendono più volte: conta i loro segnalini.
byzantium-feature-bezants = bisanti dopo il prossimo mantenimento
byzantium-lesson-bezants = Tieni abbastanza bisanti per il mantenimento.
byzantium-feature-army = cubi negli eserciti
byzantium-lesson-army = Conta ciò che resta dopo lo scontro, non ciò che c’era prima.
byzantium-feature-levy = cubi Leva
byzantium-lesson-levy = Lascia una leva dietro le tue mura.
byzantium-feature-pool = cubi nella riserva
byzantium-lesson-pool = I cubi liberi sono azioni future: tienine qualcuno.
byzantium-feature-lost = cubi tra le perdite
byzantium-lesson-lost = I cubi persi tornano tardi, e solo la metà.
byzantium-feature-walls = città fortificate
byzantium-lesson-walls = Le mura difendono ciò che gli eserciti hanno conquistato.
