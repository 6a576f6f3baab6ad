### Jerusalem: words for events, questions, options, refusals and the names of things.

jerusalem-title = Jerusalem
jerusalem-tagline = Offri per le cariche, manda scudieri nella città murata, nascondi le tue monete. Dopo cinque round vince la torre più alta.
jerusalem-where = round { $round } di { $rounds }

## Names of things

jerusalem-arg-area = { $value ->
    [pal_b] Palazzo, grande
    [pal_l] Palazzo, sinistra
    [pal_r] Palazzo, destra
    [tem_b] Templari, grande
    [tem_l] Templari, sinistra
    [tem_r] Templari, destra
    [pat_b] Patriarcato, grande
    [pat_l] Patriarcato, sinistra
    [pat_r] Patriarcato, destra
    [mar_b] Mercato, grande
    [mar_l] Mercato, sinistra
    [mar_r] Mercato, destra
    [nob_b] Nobiltà, grande
    [nob_l] Nobiltà, sinistra
    [nob_r] Nobiltà, destra
    [tow] Torre di David
   *[other] { $value }
}
jerusalem-arg-from_area = { jerusalem-arg-area }
jerusalem-arg-district = { $value ->
    [palace] Palazzo Reale
    [templars] Templari
    [patriarchs] Patriarcato
    [market] Mercato
    [nobility] Nobiltà
    [tower] Torre di David
   *[other] { $value }
}
jerusalem-arg-privilege = { $value ->
    [scholars] Studiosi
    [building_materials] Materiali
    [court_intrigues] Intrighi di corte
   *[other] { $value }
}
jerusalem-arg-side = { $value ->
    [red] Rosso
    [yellow] Giallo
    [blue] Blu
    [green] Verde
   *[other] { $value }
}
jerusalem-arg-office = { $value ->
    [constable] Connestabile
    [treasurer] Tesoriere
    [marshal] Maresciallo
    [admiral] Ammiraglio
   *[other] { $value }
}
jerusalem-arg-event = { $value ->
    [succession] Successione
    [election] Elezione del Patriarca
    [special_tax] Tassa speciale
    [war] Guerra
   *[other] { $value }
}
jerusalem-arg-card = { $value ->
    [sq1] +1 scudiero
    [co2] +2 monete
    [pr2] +2 prestigio
    [res2] +2 risorse
    [sq1co1] +1 scudiero, +1 moneta
    [turncoat] Voltagabbana
    [move2] Sposta due
    [genoese] Mercenari genovesi
    [sweep_palace] Influenza: Palazzo Reale
    [sweep_templars] Influenza: Templari
    [sweep_patriarchs] Influenza: Patriarcato
    [sweep_market] Influenza: Mercato
    [sweep_nobility] Influenza: Nobiltà
    [sweep_tower] Influenza: Torre di David
   *[other] { $value }
}
jerusalem-arg-cards = { $value ->
    [sq1] «+1 scudiero»
    [co2] «+2 monete»
    [pr2] «+2 prestigio»
    [res2] «+2 risorse»
    [sq1co1] «+1 scudiero, +1 moneta»
    [turncoat] «Voltagabbana»
    [move2] «Sposta due»
    [genoese] «Mercenari genovesi»
    [sweep_palace] «Influenza: Palazzo Reale»
    [sweep_templars] «Influenza: Templari»
    [sweep_patriarchs] «Influenza: Patriarcato»
    [sweep_market] «Influenza: Mercato»
    [sweep_nobility] «Influenza: Nobiltà»
    [sweep_tower] «Influenza: Torre di David»
   *[other] { $value }
}

## Forms of those names in a sentence; an area is always feminine, the Tower too

jerusalem-area-phrase = { $area_id ->
    [pal_b] zona grande del Palazzo
    [pal_l] zona sinistra del Palazzo
    [pal_r] zona destra del Palazzo
    [tem_b] zona grande dei Templari
    [tem_l] zona sinistra dei Templari
    [tem_r] zona destra dei Templari
    [pat_b] zona grande del Patriarcato
    [pat_l] zona sinistra del Patriarcato
    [pat_r] zona destra del Patriarcato
    [mar_b] zona grande del Mercato
    [mar_l] zona sinistra del Mercato
    [mar_r] zona destra del Mercato
    [nob_b] zona grande della Nobiltà
    [nob_l] zona sinistra della Nobiltà
    [nob_r] zona destra della Nobiltà
   *[tow] Torre di David
}
jerusalem-from_area-phrase = { $from_area_id ->
    [pal_b] zona grande del Palazzo
    [pal_l] zona sinistra del Palazzo
    [pal_r] zona destra del Palazzo
    [tem_b] zona grande dei Templari
    [tem_l] zona sinistra dei Templari
    [tem_r] zona destra dei Templari
    [pat_b] zona grande del Patriarcato
    [pat_l] zona sinistra del Patriarcato
    [pat_r] zona destra del Patriarcato
    [mar_b] zona grande del Mercato
    [mar_l] zona sinistra del Mercato
    [mar_r] zona destra del Mercato
    [nob_b] zona grande della Nobiltà
    [nob_l] zona sinistra della Nobiltà
    [nob_r] zona destra della Nobiltà
   *[tow] Torre di David
}
jerusalem-office-art = { $office_id ->
    [admiral] l’{ $office }
   *[other] il { $office }
}
jerusalem-squires-count = { $squires ->
    [one] 1 scudiero
   *[other] { $squires } scudieri
}
jerusalem-coins-count = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
jerusalem-prestige-count = { $prestige ->
    [one] 1 punto prestigio
   *[other] { $prestige } punti prestigio
}
jerusalem-count-squires = { $count ->
    [one] 1 scudiero
   *[other] { $count } scudieri
}
jerusalem-left-over = { $left ->
    [one] ne resta 1
   *[other] ne restano { $left }
}
jerusalem-income-list = { $squires ->
    [0] { $coins ->
        [0] { $prestige ->
            [0] {" "}nulla
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {" "}{ jerusalem-squires-count }
}{ $coins ->
    [0] {""}
   *[other] { $squires ->
        [0] {""}
       *[other] ,
    }{" "}{ jerusalem-coins-count }
}{ $prestige ->
    [0] {""}
   *[other] { $squires ->
        [0] { $coins ->
            [0] {""}
           *[other] ,
        }
       *[other] ,
    }{" "}{ jerusalem-prestige-count }
}

## Parts of a choice

jerusalem-part-area = { $area }
jerusalem-part-from_area = dalla { jerusalem-from_area-phrase }
jerusalem-part-office = { $office }
jerusalem-part-card = { $card }
jerusalem-part-district = { $district }
jerusalem-part-event = { $event }
jerusalem-part-side = { $side }
jerusalem-part-coins = { $coins ->
    [0] nessuna moneta
   *[other] { jerusalem-coins-count }
}
jerusalem-part-squires = { $squires ->
    [0] nessuno scudiero
   *[other] { jerusalem-squires-count }
}
jerusalem-part-prestige = { $prestige ->
    [0] nessun prestigio
   *[other] { jerusalem-prestige-count }
}
jerusalem-part-gain = { $gain ->
    [ss] 2 scudieri
    [sc] scudiero e moneta
    [sp] scudiero e prestigio
    [cc] 2 monete
    [cp] moneta e prestigio
   *[pp] 2 punti prestigio
}
jerusalem-part-choice = { $choice ->
    [pass] passare
    [baron] piazzare il Barone
    [hire] assoldare un mercenario
    [trade] vendere influenza
    [coin] Maresciallo: prendere una moneta
    [march] Maresciallo: spostare scudieri
    [end] terminare il turno
    [again] spostarne un secondo
    [stop] fermarsi qui
    [stay] restare nella Torre
    [draw] pescare una carta
    [forgo] rinunciare
   *[done] basta così
}

## Where the round stands

jerusalem-step = { $step ->
    [auction] cariche
    [draft] carte
    [deployment] piazzamento
    [revenue] rendita
    [event] { $event }
   *[other] { $step }
}

## What is asked

jerusalem-question-office = Quale carica metti all’asta?
jerusalem-question-office-detail = { $seat } apre l’asta
jerusalem-question-open = Quanto offri per { jerusalem-office-art }?
jerusalem-question-open-detail = chi offre di più paga e prende la carica
jerusalem-question-raise = Carica di { $office }: rilanci o passi?
jerusalem-question-raise-detail = { $bid ->
    [one] { $from_seat } offre 1 moneta
   *[other] { $from_seat } offre { $bid } monete
}
jerusalem-question-draft = Quale carta tieni?
jerusalem-question-draft-detail = { $count ->
    [one] l’altra va a chi segue
   *[other] le altre { $count } passano a chi segue
}
jerusalem-question-deploy = Che cosa fai come { $office }?
jerusalem-question-deploy-detail = { $price ->
    [one] piazza scudieri, gioca carte; un mercenario costa 1 moneta
   *[other] piazza scudieri, gioca carte; un mercenario costa { $price } monete
}
jerusalem-question-pick = Quali scudieri vendi?
jerusalem-question-pick-detail = { $count ->
    [one] ancora 1 scudiero lascia il tabellone
   *[other] ancora { $count } scudieri lasciano il tabellone
}
jerusalem-question-again = Sposti un secondo scudiero per la stessa via?
jerusalem-question-again-detail = dalla { jerusalem-from_area-phrase }
jerusalem-question-move = Sposta due: quale scudiero sposti, e dove?
jerusalem-question-move-detail = { $count ->
    [one] il secondo di due scudieri
   *[other] il primo di due scudieri
}
jerusalem-question-own = Voltagabbana: quale tuo scudiero scambi?
jerusalem-question-own-detail = cambia posto con quello di un altro giocatore
jerusalem-question-their = Voltagabbana: con lo scudiero di chi lo scambi?
jerusalem-question-their-detail = il tuo è nella { jerusalem-from_area-phrase }
jerusalem-question-into = { $card }: in quale zona metti lo scudiero?
jerusalem-question-into-detail = gli scudieri vengono dalla riserva, uno alla volta
jerusalem-question-gain = Quali due risorse prendi?
jerusalem-question-gain-detail = in qualsiasi combinazione
jerusalem-question-tower = Torre di David: mandi uno scudiero?
jerusalem-question-tower-detail = uno dei tuoi può andare in qualsiasi zona senza il Barone di un altro giocatore
jerusalem-question-scholars = Studiosi: dai uno scudiero per una carta?
jerusalem-question-scholars-detail = lo scudiero viene da dietro lo schermo
jerusalem-question-intrigues = Intrighi di corte: a chi rubi prestigio?
jerusalem-question-intrigues-detail = tu ottieni comunque 1 punto prestigio
jerusalem-question-materials = Materiali da costruzione: quanto prestigio compri?
jerusalem-question-materials-detail = 2 monete a punto; il prossimo piano costa { $price }
jerusalem-question-income = { $area }: quanto prestigio prendi?
jerusalem-question-income-detail = la zona rende { $prestige }; puoi prenderne meno
jerusalem-question-succession = Successione: quanti scudieri salvi?
jerusalem-question-succession-detail = vanno dove si trova il Barone
jerusalem-question-tax = Tassa speciale: per quali scudieri paghi?
jerusalem-question-tax-detail = 1 moneta ciascuno, tutti gli altri lasciano il Mercato
jerusalem-question-war = Guerra: a chi togli scudieri?
jerusalem-question-war-detail = { $count ->
    [one] ancora 1, al massimo 2 per avversario
   *[other] fino ad altri { $count }, al massimo 2 per avversario
}

## What may be chosen

jerusalem-option-office = Mettere all’asta { jerusalem-office-art }
jerusalem-option-pass = Passare
jerusalem-option-bid = Offrire { jerusalem-coins-count }
jerusalem-option-keep = Tenere «{ $card }»
jerusalem-option-place = Scudiero: { $area }
jerusalem-option-baron = Barone: { $area }
jerusalem-option-hire = Assoldare un mercenario
jerusalem-option-trade = Vendere influenza
jerusalem-option-card = Giocare «{ $card }»
jerusalem-option-coin = Prendere una moneta
jerusalem-option-march = { $from_area } → { $area }
jerusalem-option-end = Terminare il turno
jerusalem-option-pick = Venderne uno: { $area }
jerusalem-option-again = Spostarne un secondo
jerusalem-option-stop = Fermarsi qui
jerusalem-option-move = { $from_area } → { $area }
jerusalem-option-own = Il mio: { $area }
jerusalem-option-their = Con il { $side }: { $area }
jerusalem-option-into = Scudiero: { $area }
jerusalem-option-gain = { $gain ->
    [ss] Prendere 2 scudieri
    [sc] Prendere uno scudiero e una moneta
    [sp] Prendere uno scudiero e un punto prestigio
    [cc] Prendere 2 monete
    [cp] Prendere una moneta e un punto prestigio
   *[pp] Prendere 2 punti prestigio
}
jerusalem-option-stay = Restare nella Torre
jerusalem-option-tower = Mandarne uno: { $area }
jerusalem-option-draw = Pescare una carta
jerusalem-option-forgo = Rinunciare
jerusalem-option-rob = Derubare il { $side }
jerusalem-option-buy = { $prestige ->
    [0] Non comprare nulla
   *[other] Comprare { jerusalem-prestige-count }
}
jerusalem-option-take = { $prestige ->
    [0] Non prendere prestigio
   *[other] Prendere { jerusalem-prestige-count }
}
jerusalem-option-accept = Prendere: scudieri { $squires }, monete { $coins }, prestigio { $prestige }
jerusalem-option-save = { $squires ->
    [0] Non salvarne nessuno
   *[other] Salvare { jerusalem-squires-count }
}
jerusalem-option-spare = Pagare per uno: { $area }
jerusalem-option-done = Basta così
jerusalem-option-kill = Scudiero del { $side }: { $area }

## What it brings

jerusalem-detail-office = { $office_id ->
    [constable] { jerusalem-squires-count }; Barone con meno scudieri appena piazzati
    [treasurer] { jerusalem-squires-count }; due mercenari a buon prezzo
    [marshal] { jerusalem-squires-count }; due spostamenti, o una moneta
   *[admiral] { jerusalem-squires-count } e una moneta
}
jerusalem-detail-pass = fuori da quest’asta
jerusalem-detail-bid = { $left ->
    [0] tutto quello che hai
    [one] ti resta 1 moneta
   *[other] ti restano { $left } monete
}
jerusalem-detail-keep = { $card_id ->
    [sq1] uno scudiero dalla riserva dietro il tuo schermo
    [co2] due monete dalla banca
    [pr2] subito due punti prestigio
    [res2] due tra scudieri, monete e prestigio, a scelta
    [sq1co1] uno scudiero e una moneta
    [turncoat] un tuo scudiero cambia posto con quello di un altro giocatore
    [move2] sposta uno o due tuoi scudieri dove vuoi
    [genoese] in questo turno i mercenari costano 2 monete l’uno
    [sweep_palace] due scudieri dalla riserva nel Palazzo
    [sweep_templars] due scudieri dalla riserva nei Templari
    [sweep_patriarchs] due scudieri dalla riserva nel Patriarcato
    [sweep_market] due scudieri dalla riserva nel Mercato
    [sweep_nobility] due scudieri dalla riserva nella Nobiltà
   *[sweep_tower] due scudieri dalla riserva nella Torre
}
jerusalem-detail-standing = { $standing ->
    [alone] { $count ->
        [one] 1 tuo, da solo
       *[other] { $count } tuoi, da soli
    }
    [leads] { $count } contro { $most }: sei in testa
    [gone] lì non te ne resta nessuno
   *[behind] { $count } contro { $most }: in svantaggio
}
jerusalem-detail-baron = bloccata per tutti gli altri fino alla fine del round
jerusalem-detail-hire = { jerusalem-coins-count }, { jerusalem-left-over }
jerusalem-detail-trade = { jerusalem-squires-count } sul tabellone per { jerusalem-coins-count }
jerusalem-detail-coin = { jerusalem-coins-count } al posto dello spostamento
jerusalem-detail-end = { $count ->
    [0] nessuno scudiero da piazzare
    [one] 1 scudiero resta dietro lo schermo
   *[other] { $count } scudieri restano dietro lo schermo
}
jerusalem-detail-stay = nessuno la lascia
jerusalem-detail-draw = { jerusalem-squires-count } per la prima carta del mazzo
jerusalem-detail-forgo = non succede nulla
jerusalem-detail-rob = tu +{ $count }; l’avversario ne ha { $prestige }
jerusalem-detail-buy = { $coins ->
    [0] resti a { jerusalem-prestige-count }, prossimo piano { $price }
   *[other] { jerusalem-coins-count }, { jerusalem-left-over }; poi { jerusalem-prestige-count }, prossimo piano { $price }
}
jerusalem-detail-take = poi { jerusalem-prestige-count }, prossimo piano { $price }
jerusalem-detail-accept = poi { jerusalem-prestige-count }, prossimo piano { $price }
jerusalem-detail-save = { $count ->
    [0] sono tutti persi
   *[other] nella { jerusalem-area-phrase }
}
jerusalem-detail-spare = { jerusalem-coins-count }, { jerusalem-left-over }; { $count ->
    [one] 1 scudiero resta
   *[other] { $count } scudieri restano
}
jerusalem-detail-done = nessun altro
jerusalem-detail-unpaid = { $count ->
    [0] hai pagato per tutti
    [one] 1 scudiero lascia il Mercato
   *[other] { $count } scudieri lasciano il Mercato
}
jerusalem-detail-kill = { $count ->
    [0] lì non gliene resta nessuno
    [one] lì gliene resta 1
   *[other] lì gliene restano { $count }
}

## What happened

jerusalem-event-round = Round { $round }
jerusalem-event-turned_up = L’evento di questo round: { $event }
jerusalem-event-first_opener = { $seat } apre la prima asta
jerusalem-event-opener = { $seat } apre le aste
jerusalem-event-offered = { $seat } mette all’asta la carica di { $office }
jerusalem-event-bid = { $seat } offre { jerusalem-coins-count }
jerusalem-event-passed = { $seat } passa
jerusalem-event-won = { $coins ->
    [0] { $seat } diventa { $office } gratis
   *[other] { $seat } diventa { $office } per { jerusalem-coins-count }
}
jerusalem-event-left_over = { $seat } diventa { $office }: è l’ultima carica rimasta
jerusalem-event-packet = { $seat } guarda il mazzetto: { $cards }
jerusalem-event-packet-unseen = { $seat } guarda il mazzetto
jerusalem-event-kept = { $seat } tiene «{ $card }»
jerusalem-event-kept-unseen = { $seat } tiene una carta
jerusalem-event-received = { $seat } riceve la carta rimasta: «{ $card }»
jerusalem-event-received-unseen = { $seat } riceve la carta rimasta
jerusalem-event-deploys = { $seat }, { $office }, prende { jerusalem-squires-count }{ $coins ->
    [0] {""}
   *[other] {" "}e { jerusalem-coins-count }
}
jerusalem-event-placed = { $seat } piazza uno scudiero: { $area }
jerusalem-event-baron = { $seat } blocca la { jerusalem-area-phrase } con il Barone
jerusalem-event-hired = { $seat } assolda un mercenario per { jerusalem-coins-count }
jerusalem-event-picked = { $seat } toglie uno scudiero: { $area }
jerusalem-event-traded = { $seat } riceve { jerusalem-coins-count } per tre scudieri
jerusalem-event-played = { $seat } gioca «{ $card }»
jerusalem-event-gained = { $seat } ottiene:{ jerusalem-income-list }
jerusalem-event-marshal_coin = { $seat } prende { jerusalem-coins-count } come Maresciallo
jerusalem-event-marched = { $seat } sposta uno scudiero come Maresciallo: { $from_area } → { $area }
jerusalem-event-moved = { $seat } sposta uno scudiero: { $from_area } → { $area }
jerusalem-event-exchanged = { $seat } scambia uno scudiero ({ $from_area }) con uno di { $from_seat } ({ $area })
jerusalem-event-swept = { $seat } porta uno scudiero dalla riserva: { $area }
jerusalem-event-ended = { $seat } termina il turno
jerusalem-event-tower = { $seat } controlla la Torre di David: { jerusalem-coins-count }
jerusalem-event-sent = { $seat } manda uno scudiero dalla Torre: { $area }
jerusalem-event-privilege = { $district_id ->
    [patriarchs] { $seat } ha gli Studiosi
    [market] { $seat } ha i Materiali da costruzione
   *[nobility] { $seat } ha gli Intrighi di corte
}
jerusalem-event-drew = { $seat } cede { jerusalem-squires-count } e pesca «{ $card }»
jerusalem-event-drew-unseen = { $seat } cede { jerusalem-squires-count } e pesca una carta
jerusalem-event-bought = { $seat } compra { jerusalem-prestige-count } per { jerusalem-coins-count }
jerusalem-event-robbed = { $lost ->
    [0] { $seat } ottiene { jerusalem-prestige-count }; { $from_seat } non ne ha da perdere
   *[other] { $seat } deruba { $from_seat } di { jerusalem-prestige-count }
}
jerusalem-event-income = Rendita per { $seat } ({ $area }):{ jerusalem-income-list }
jerusalem-event-revealed = { $seat } mostra { jerusalem-squires-count }, { jerusalem-coins-count }, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
jerusalem-event-shown = { $seat } mostra: { $cards }
jerusalem-event-most_squires = Doni del Re, più scudieri: { jerusalem-prestige-count } per { $seat }
jerusalem-event-most_coins = Doni del Re, più monete: { jerusalem-prestige-count } per { $seat }
jerusalem-event-any_card = Doni del Re, una carta in mano: { jerusalem-prestige-count } per { $seat }
jerusalem-event-built = { $seat } costruisce il piano { $floor } con { jerusalem-prestige-count }
jerusalem-event-event = { $event }
jerusalem-event-removed = { $seat } perde { jerusalem-count-squires }: { $area }
jerusalem-event-saved = { $seat } salva { jerusalem-count-squires }: { $area }
jerusalem-event-weakened = { $seat } perde { jerusalem-count-squires }: { $area }
jerusalem-event-tax_paid = { $seat } paga { jerusalem-coins-count } per uno scudiero: { $area }
jerusalem-event-taxed = { $seat } ritira { jerusalem-count-squires }: { $area }
jerusalem-event-fallen = { $seat } perde { jerusalem-count-squires } in guerra: { $area }
jerusalem-event-killed = { $seat } toglie uno scudiero di { $from_seat }: { $area }
jerusalem-event-over = { $reason_id ->
    [height] Vince la torre più alta: { $seats }
    [prestige] Torri alla pari, più prestigio. Vittoria: { $seats }
   *[office] Torri e prestigio alla pari, carica migliore. Vittoria: { $seats }
}

## Why not

jerusalem-reason-game_over = La partita è finita.
jerusalem-reason-not_naming_an_office = Ora non si mette all’asta nessuna carica.
jerusalem-reason-not_opening = Ora non si apre nessuna asta.
jerusalem-reason-not_bidding = Ora nessuna carica è all’asta.
jerusalem-reason-not_drafting = Le carte si scelgono dopo le aste.
jerusalem-reason-not_deploying = Si fa nel proprio turno di piazzamento, quando non c’è un’altra scelta in sospeso.
jerusalem-reason-not_trading = Gli scudieri lasciano il tabellone con «Vendere influenza».
jerusalem-reason-not_marching = Nessuno spostamento del Maresciallo è in corso.
jerusalem-reason-not_moving = Gli scudieri si spostano con la carta «Sposta due».
jerusalem-reason-not_exchanging = Gli scudieri cambiano posto con la carta «Voltagabbana».
jerusalem-reason-not_picking_theirs = Con la carta «Voltagabbana» lo scudiero di un altro si sceglie dopo il proprio.
jerusalem-reason-not_sweeping = Gli scudieri passano dalla riserva al tabellone solo con una carta «Influenza».
jerusalem-reason-not_gaining = Le risorse si scelgono con la carta «+2 risorse».
jerusalem-reason-not_in_the_tower = Uno scudiero lascia la Torre di David nella fase apposita, dopo tutti i piazzamenti.
jerusalem-reason-not_with_the_scholars = Ora non tocca agli Studiosi.
jerusalem-reason-not_intriguing = Ora nessuno viene derubato dagli Intrighi di corte.
jerusalem-reason-not_buying_prestige = Ora i Materiali da costruzione non sono in vendita.
jerusalem-reason-not_taking_income = Ora non si prende nessuna rendita.
jerusalem-reason-not_saving = Ora non si salva nessuno scudiero del Palazzo.
jerusalem-reason-not_taxed = Ora non si paga nessuna tassa.
jerusalem-reason-not_at_war = Ora non c’è nessuna guerra.
jerusalem-reason-office_not_used = La carica di { $office } non si usa con così pochi giocatori.
jerusalem-reason-office_taken = La carica di { $office } è già assegnata.
jerusalem-reason-beyond_your_coins = Non hai { jerusalem-coins-count }.
jerusalem-reason-not_higher = Un rilancio deve superare { $bid }.
jerusalem-reason-not_in_packet = Quella carta non è nel mazzetto.
jerusalem-reason-closed_district = Con due giocatori il Patriarcato e la Nobiltà sono chiusi.
jerusalem-reason-screen_empty = Dietro il tuo schermo non c’è nessuno scudiero.
jerusalem-reason-foreign_baron = Il Barone di { $from_seat } blocca la { jerusalem-area-phrase } fino alla fine del round.
jerusalem-reason-baron_used = Il tuo Barone è già sul tabellone.
jerusalem-reason-baron_there = Lì c’è già un Barone.
jerusalem-reason-palace_closed_to_all = Nel primo round nessuno blocca la zona grande del Palazzo.
jerusalem-reason-palace_closed_to_leader = Non puoi bloccare la zona grande del Palazzo se nessuno è davanti a te per altezza o, a pari altezza, per prestigio.
jerusalem-reason-too_few_fresh = { $need ->
    [one] Prima del Barone, in questo turno deve arrivare 1 tuo scudiero nella { jerusalem-area-phrase }.
   *[other] Prima del Barone, in questo turno devono arrivare { $need } tuoi scudieri nella { jerusalem-area-phrase }.
}
jerusalem-reason-supply_empty = Nella riserva non resta nessuno scudiero del tuo colore.
jerusalem-reason-coins_short = { $price ->
    [one] Un mercenario costa 1 moneta, e tu non ne hai.
   *[other] Un mercenario costa { $price } monete, e tu ne hai meno.
}
jerusalem-reason-too_few_to_trade = Servono tre scudieri in zone senza Barone.
jerusalem-reason-not_in_hand = Non hai in mano quella carta.
jerusalem-reason-no_effect = Ora la carta non cambierebbe nulla.
jerusalem-reason-not_marshal = Può farlo solo il Maresciallo.
jerusalem-reason-marshal_used = L’abilità del Maresciallo si usa una volta per turno.
jerusalem-reason-same_area = È la stessa zona.
jerusalem-reason-no_own_squire = Lì non c’è nessun tuo scudiero.
jerusalem-reason-baron_blocks = Nessuno scudiero entra in una zona con un Barone o ne esce.
jerusalem-reason-baron_blocks_trade = Gli scudieri in una zona con un Barone non si possono vendere.
jerusalem-reason-exact_reverse = Il secondo spostamento non può annullare il primo.
jerusalem-reason-move_one_first = Prima va spostato uno scudiero.
jerusalem-reason-nothing_to_exchange = Nessuno scudiero di un altro giocatore potrebbe arrivare lì.
jerusalem-reason-no_such_opponent = Questo avversario non esiste.
jerusalem-reason-no_squire_of_theirs = Lì non c’è nessun suo scudiero.
jerusalem-reason-not_of_the_card = La carta indica un altro luogo.
jerusalem-reason-supply_short = La tua riserva non ha così tanti scudieri.
jerusalem-reason-tower_to_tower = Lo scudiero lascia la Torre per un’altra zona.
jerusalem-reason-foreign_baron_at_target = Il Barone di { $from_seat } blocca la { jerusalem-area-phrase }.
jerusalem-reason-prestige_too_dear = Un punto costa 2 monete, se ne vendono al massimo quattro, e tu non puoi pagarne così tanti.
jerusalem-reason-beyond_the_income = La zona non rende così tanto.
jerusalem-reason-other_reading = A questo tavolo le rendite si rifiutano in un altro modo.
jerusalem-reason-beyond_the_palace = Puoi salvarne al massimo due, e non più di quanti ne hai persi nel Palazzo.
jerusalem-reason-tax_too_dear = Non ti restano monete per la tassa.
jerusalem-reason-nothing_left_to_spare = Hai già pagato per tutti i tuoi scudieri lì.
jerusalem-reason-enough_from_them = Si tolgono al massimo due scudieri per avversario.

## On the board of a terminal

jerusalem-terminal = { $label ->
    [calendar] Calendario
    [closed] chiuso
    [privilege] privilegio
    [big] grande
    [left] sin.
    [right] des.
    [squires] scudieri
    [coins] monete
    [prestige] prestigio
    [cards] carte
    [tower] torre (prossimo piano)
    [paid] incasserebbe ora
    [baron] Barone
    [auction] Asta
    [offices] Cariche
    [packet] Il mazzetto
   *[played] Giocate
}
jerusalem-terminal-deck = { $count ->
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
}
jerusalem-terminal-bid = { $coins } di { $seat }
jerusalem-terminal-passed = passano: { $seats }
jerusalem-terminal-hand = { $seat } ha in mano

## Options of a new table

jerusalem-option-board = Rendite delle zone
jerusalem-choice-board = { $value ->
    [0] normali
    [1] zone grandi sempre doppie
   *[2] Patriarcato e Templari ricchi
}
jerusalem-option-squire_cap = Scudieri per colore
jerusalem-choice-squire_cap = { $value ->
    [0] 50
   *[1] senza limite
}
jerusalem-option-baron_strict = Scudieri che aprono la via al Barone
jerusalem-choice-baron_strict = { $value ->
    [0] tutti quelli arrivati nel turno
   *[1] piazzati, o spostati da Sposta due o Voltagabbana
}
jerusalem-option-income_refusal = Rendita che si può rifiutare
jerusalem-choice-income_refusal = { $value ->
    [0] prestigio
    [1] tutta
   *[2] nessuna
}
jerusalem-option-open_holdings = Monete e scudieri dietro gli schermi
jerusalem-choice-open_holdings = { $value ->
    [0] nascosti
   *[1] visibili a tutti
}

## What was done, as the title of a turning point: `who` is `you` where the reader did it

jerusalem-deed-office = { $who ->
    [you] Metti all’asta la carica di { $office }
   *[they] { $seat } mette all’asta la carica di { $office }
}
jerusalem-deed-pass = { $who ->
    [you] Passi nell’asta
   *[they] { $seat } passa nell’asta
}
jerusalem-deed-bid = { $who ->
    [you] Offri { jerusalem-coins-count }
   *[they] { $seat } offre { jerusalem-coins-count }
}
jerusalem-deed-keep = { $who ->
    [you] Tieni «{ $card }»
   *[they] { $seat } tiene «{ $card }»
}
jerusalem-deed-place = { $who ->
    [you] Piazzi uno scudiero nella { jerusalem-area-phrase }
   *[they] { $seat } piazza uno scudiero nella { jerusalem-area-phrase }
}
jerusalem-deed-baron = { $who ->
    [you] Blocchi la { jerusalem-area-phrase } con il Barone
   *[they] { $seat } blocca la { jerusalem-area-phrase } con il Barone
}
jerusalem-deed-hire = { $who ->
    [you] Assoldi un mercenario
   *[they] { $seat } assolda un mercenario
}
jerusalem-deed-trade = { $who ->
    [you] Vendi influenza
   *[they] { $seat } vende influenza
}
jerusalem-deed-card = { $who ->
    [you] Giochi «{ $card }»
   *[they] { $seat } gioca «{ $card }»
}
jerusalem-deed-coin = { $who ->
    [you] Prendi una moneta come Maresciallo
   *[they] { $seat } prende una moneta come Maresciallo
}
jerusalem-deed-march = { $who ->
    [you] Sposti uno scudiero: { $from_area } → { $area }
   *[they] { $seat } sposta uno scudiero: { $from_area } → { $area }
}
jerusalem-deed-move = { $who ->
    [you] Sposti uno scudiero: { $from_area } → { $area }
   *[they] { $seat } sposta uno scudiero: { $from_area } → { $area }
}
jerusalem-deed-end = { $who ->
    [you] Termini il turno
   *[they] { $seat } termina il turno
}
jerusalem-deed-their = { $who ->
    [you] Scambi scudieri: { $area }
   *[they] { $seat } scambia scudieri: { $area }
}
jerusalem-deed-into = { $who ->
    [you] Porti uno scudiero dalla riserva nella { jerusalem-area-phrase }
   *[they] { $seat } porta uno scudiero dalla riserva nella { jerusalem-area-phrase }
}
jerusalem-deed-tower = { $who ->
    [you] Mandi uno scudiero dalla Torre di David nella { jerusalem-area-phrase }
   *[they] { $seat } manda uno scudiero dalla Torre di David nella { jerusalem-area-phrase }
}
jerusalem-deed-stay = { $who ->
    [you] I tuoi scudieri restano nella Torre di David
   *[they] Gli scudieri di { $seat } restano nella Torre di David
}
jerusalem-deed-draw = { $who ->
    [you] Cedi uno scudiero per una carta
   *[they] { $seat } cede uno scudiero per una carta
}
jerusalem-deed-rob = { $who ->
    [you] Derubi il { $side } di prestigio
   *[they] { $seat } deruba il { $side } di prestigio
}
jerusalem-deed-buy = { $who ->
    [you] { $prestige ->
        [0] Non compri prestigio
       *[other] Compri { jerusalem-prestige-count }
    }
   *[they] { $prestige ->
        [0] { $seat } non compra prestigio
       *[other] { $seat } compra { jerusalem-prestige-count }
    }
}
jerusalem-deed-save = { $who ->
    [you] { $squires ->
        [0] Non salvi nessuno scudiero dal Palazzo
       *[other] Salvi { jerusalem-squires-count } dal Palazzo
    }
   *[they] { $squires ->
        [0] { $seat } non salva nessuno scudiero dal Palazzo
       *[other] { $seat } salva { jerusalem-squires-count } dal Palazzo
    }
}
jerusalem-deed-spare = { $who ->
    [you] Paghi la tassa per uno scudiero: { $area }
   *[they] { $seat } paga la tassa per uno scudiero: { $area }
}
jerusalem-deed-kill = { $who ->
    [you] In guerra togli uno scudiero del { $side }: { $area }
   *[they] { $seat } toglie in guerra uno scudiero del { $side }: { $area }
}

## Figures by which a review compares two moves, and what each teaches

jerusalem-feature-points = prestigio, speso nella torre e rimasto
jerusalem-lesson-points = Alla fine conta il prestigio.
jerusalem-feature-floors = piani che si possono pagare
jerusalem-lesson-floors = Ragiona in piani: ciò che non basta per uno vale meno.
jerusalem-feature-coins = monete
jerusalem-lesson-coins = Con le monete si compra la prossima carica: tienine qualcuna.
jerusalem-feature-squires = scudieri dietro lo schermo
jerusalem-lesson-squires = Gli scudieri dietro lo schermo sono mosse future.
jerusalem-feature-placed = scudieri sul tabellone
jerusalem-lesson-placed = Gli scudieri rendono sul tabellone, non a casa.
jerusalem-feature-income_squires = scudieri attesi
jerusalem-lesson-income_squires = Stai in testa dove si incassano scudieri.
jerusalem-feature-income_coins = monete attese
jerusalem-lesson-income_coins = Stai in testa dove si incassano monete.
jerusalem-feature-income_points = prestigio atteso
jerusalem-lesson-income_points = Stai in testa dove si incassa prestigio.
jerusalem-feature-tower = possibilità sulla Torre di David
jerusalem-lesson-tower = Dalla Torre di David parte uno scudiero quando tutti gli altri hanno finito.
jerusalem-feature-cards = carte in mano
jerusalem-lesson-cards = Una carta in mano è una sorpresa tenuta in serbo.
