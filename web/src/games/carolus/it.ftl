# The words of the Carolus Magnus board itself. Names of lands, families and sides, options and events live with the game.

carolus-ui-board = { $count ->
    [one] Cerchio di un territorio. Sinistra e destra percorrono ciò che puoi scegliere, con Maiusc ogni territorio.
   *[other] Cerchio di { $count } territori. Sinistra e destra percorrono ciò che puoi scegliere, con Maiusc ogni territorio.
}
carolus-ui-emperor = Carlo Magno
carolus-ui-as-table = Mostra il cerchio come tabella
carolus-ui-as-table-short = Tabella
carolus-ui-as-map = Mostra il cerchio come mappa
carolus-ui-as-map-short = Mappa
carolus-ui-ledge = Accanto all’anello

# what lies in a land
carolus-ui-province = { $name }
carolus-ui-land-region = { $name }, regione di { $count } province
carolus-ui-land-castles = { $count ->
    [one] un castello { $side_id ->
        [white] bianco
        [black] nero
       *[grey] grigio
    }
   *[other] { $count } castelli { $side_id ->
        [white] bianchi
        [black] neri
       *[grey] grigi
    }
}
carolus-ui-land-empty = nessun castello
carolus-ui-land-emperor = qui si trova Carlo Magno
carolus-ui-knights = { $count ->
    [one] 1 { $family }
   *[other] { $count } { carolus-family-plural }
}
carolus-ui-no-knights = nessun paladino
carolus-ui-score = { $side } { $count }
carolus-ui-scores = forza: { $scores }
carolus-ui-no-scores = nessun colore ha forza

# the middle of the ring
carolus-ui-discs-round = Gettoni del round
carolus-ui-disc-of = { $name }: gettone { $disc }
carolus-ui-disc-none = { $name } non ha ancora scelto il gettone
carolus-ui-refill = Ultimi dadi: { $name }
carolus-ui-throw = Ultimo lancio: { $name }
carolus-ui-crown = corona
carolus-ui-crowns = corona: { $families }
carolus-ui-crowns-open = { $count ->
    [one] una corona da nominare
   *[other] { $count } corone da nominare
}
carolus-ui-supply = Scorta comune
carolus-ui-supply-of = { $family }: { $count } nella scorta comune
carolus-ui-crest-free = emblema libero
carolus-ui-tray-reserve = { $count ->
    [one] Un paladino dalla tua riserva
   *[other] { $count } paladini dalla tua riserva
}
carolus-ui-tray-land = Ora un territorio, o la tua corte
carolus-ui-tray-first = Prima scegli la casata
carolus-ui-tray-again = Scegli di nuovo per confermare
carolus-ui-tray-discs = Scegli il tuo gettone
carolus-ui-tray-supply = Nomina una casata per la corona
carolus-ui-tray-family = { $family }: { $count } nella tua riserva
carolus-ui-court = La tua corte
carolus-ui-court-of = la tua corte: { $count ->
    [one] 1 { $family }
   *[other] { $count } { carolus-family-plural }
}
carolus-ui-disc = gettone { $disc }

# how the game goes
carolus-ui-primer-disc = Scegli un gettone
carolus-ui-primer-disc-text = Il numero più basso gioca per primo. Con il più alto Carlo Magno può andare più lontano.
carolus-ui-primer-place = Piazza i tuoi paladini
carolus-ui-primer-place-text = Alla tua corte ti danno il comando della loro casata. In un territorio contano per chi li comanda.
carolus-ui-primer-move = Muovi Carlo Magno
carolus-ui-primer-move-text = Dove si ferma, il colore che comanda più paladini costruisce un castello, e i territori adiacenti dello stesso colore si uniscono.
carolus-ui-primer-goal = Poi i dadi riforniscono la tua riserva, e tocca a chi segue. Vince il colore che per primo ha costruito tutti i suoi castelli.

# the seats
carolus-ui-seat = { $name }, { $side }
carolus-ui-you = tu
carolus-ui-bot = bot
carolus-ui-away = assente
carolus-ui-castles = { $count } su { $all }
carolus-ui-castles-long = { $count } castelli su { $all }
carolus-ui-team = { $side_id ->
    [white] Squadra bianca
    [black] Squadra nera
   *[grey] Squadra grigia
}
carolus-ui-reserve = Riserva
carolus-ui-discs = Gettoni
carolus-ui-stock = Castelli
carolus-ui-row = { $family }: { $count } a corte
carolus-ui-crest = con l’emblema
carolus-ui-stock-of = { $count } castelli da costruire su { $all }
carolus-ui-disc-left = gettone { $disc }, disponibile
carolus-ui-disc-played = gettone { $disc }, giocato
carolus-ui-disc-force = gettone { $disc }, in vigore

# the legend: what each thing on the table is, and what it does
carolus-legend-ring = Nel cerchio
carolus-legend-middle = Al centro
carolus-legend-card = La scheda di un giocatore
carolus-explain-land = Un posto per paladini e un castello. Si conta quando Carlo Magno si ferma qui: i paladini contano per chi ha il loro emblema, i castelli per il loro colore.
    .name = Territorio
carolus-explain-region = Province unite tra loro. Contano come un solo territorio, con tutti i loro paladini e castelli.
    .name = Regione
carolus-explain-knight = I paladini di una casata e il loro numero. Contano per il colore che ha l’emblema della casata.
    .name = Paladini
carolus-explain-castle = Conta uno per il suo colore. Chi è in maggioranza quando Carlo Magno si ferma qui sostituisce i castelli con i propri.
    .name = Castello
carolus-explain-emperor = Va in senso orario di territorio in territorio. Dove si ferma, il colore in maggioranza costruisce un castello.
    .name = Carlo Magno
carolus-explain-steps = I passi che portano qui Carlo Magno. Il tuo gettone è il massimo che può fare.
    .name = Passi
carolus-explain-fuse = Qui due territori si unirebbero, perché i loro castelli sarebbero di un solo colore.
    .name = Unione in arrivo
carolus-explain-discs = I gettoni in vigore, nell’ordine di gioco. Il numero più basso gioca per primo; è anche il massimo di passi di Carlo Magno.
    .name = Gettoni del round
carolus-explain-dice = L’ultimo lancio. Ogni colore porta un paladino di quella casata dalla scorta comune.
    .name = Dadi
carolus-explain-crown = Chi la lancia nomina una casata e ne prende un paladino.
    .name = Corona
carolus-explain-supply = Paladini che non ha ancora nessuno, all’inizio quaranta per casata.
    .name = Scorta comune
carolus-explain-crest-free = Questo emblema non è ancora di nessuno. Lo prende il primo paladino della casata in una corte qualsiasi.
    .name = Emblema libero
carolus-explain-reserve-tray = I paladini della tua riserva, casata per casata. Scegline uno, poi un territorio o la tua corte.
    .name = La tua riserva
carolus-explain-disc-tray = I tuoi gettoni. Un numero già scelto da altri in questo round non è disponibile, se te ne resta un altro.
    .name = I tuoi gettoni
carolus-explain-court-tray = Un paladino alla tua corte ti avvicina all’emblema della sua casata.
    .name = La tua corte
carolus-explain-card = Ciò che ha un giocatore: corte, riserva, gettoni e castelli da costruire. Tutto è scoperto.
    .name = Scheda di un giocatore
carolus-explain-castles = I castelli costruiti, su tutti quelli del colore. Chi costruisce l’ultimo vince.
    .name = Castelli
carolus-explain-court = I paladini di ogni casata in questa corte. La fila più lunga ha l’emblema; a parità resta dov’è.
    .name = Corte
carolus-explain-crest = Se è pieno è di questo giocatore: tutti i paladini della casata contano per lui. Se è tratteggiato è di un altro, o di nessuno.
    .name = Emblema
carolus-explain-reserve = Paladini che attendono di entrare in gioco. Per ora non contano per nessuno.
    .name = Riserva
carolus-explain-disc-left = Ancora da giocare. Dopo cinque round tornano tutti e cinque.
    .name = Gettone rimasto
carolus-explain-disc-force = Il gettone di questo round.
    .name = Gettone in vigore
carolus-explain-disc-played = Non torna finché non sono stati giocati tutti e cinque.
    .name = Gettone giocato
carolus-explain-stock = I castelli ancora da costruire, con posti vuoti per quelli in piedi.
    .name = Castelli da costruire
carolus-explain-team = Due giocatori con gli stessi castelli da costruire; vincono o perdono insieme.
    .name = Squadra

# the ring as a table
carolus-ui-column-land = Territorio
carolus-ui-column-castles = Castelli
carolus-ui-column-knights = Paladini
carolus-ui-column-scores = Forza
carolus-ui-column-choice = Scelta
carolus-ui-none = nessuna
carolus-ui-caption = I territori del cerchio, in senso orario
