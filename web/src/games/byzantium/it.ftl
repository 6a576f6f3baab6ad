# The words of the Byzantium board itself. Names of cities, sides and boxes, options and events live with the game.

byzantium-ui-board = Mappa di { $count } città. Le frecce percorrono ciò che puoi scegliere, con Maiusc percorrono tutto.
byzantium-ui-as-table = Mostra la mappa come tabella
byzantium-ui-as-table-short = Tabella
byzantium-ui-as-map = Mostra la tabella come mappa
byzantium-ui-as-map-short = Mappa
byzantium-ui-ledge = Accanto alla mappa
byzantium-ui-boxes = Riquadri
byzantium-ui-tracks = Punti
byzantium-ui-battle = Battaglia
byzantium-ui-whole-map = Mappa intera
byzantium-ui-show-offered = Mostra ciò che puoi scegliere

byzantium-ui-sea = { $sea ->
    [black] Mar Nero
    [mediterranean] Mar Mediterraneo
    [red] Mar Rosso
    [caspian] Mar Caspio
   *[gulf] Golfo Persico
}
byzantium-ui-side = { $side_id ->
    [byzantine] bizantini
    [arab] arabi
    [persian] persiani
   *[bulgar] bulgari
}
byzantium-ui-count-cities = { $count } città

# what lies on the map
byzantium-ui-army = Esercito { $side } di { $name }, forza { $strength }
byzantium-ui-held = controllata da { $name }
byzantium-ui-fortified = fortificata
byzantium-ui-nobody = nessuno

# the table of special actions
byzantium-ui-special = Azioni speciali
byzantium-ui-special-hint = un cubo per riquadro, torna a fine turno
byzantium-ui-either-side = Entrambe le parti
byzantium-ui-open-boxes = Quante volte vuoi
byzantium-ui-box = { $kind_id ->
    [bulgars] Bulgari
    [fortify] Fortifica
    [byzantine_develop] Sviluppo
    [arab_develop] Sviluppo
    [emperor] Imperatore
    [caliph] Califfo
    [byzantine_civil_war] Guerra civile
    [arab_civil_war] Guerra civile
   *[other] Flotta
}
byzantium-ui-open-box = { $box_id ->
    [tax] Tasse
    [church] Chiesa
    [mosque] Moschea
   *[pass] Passare
}
byzantium-ui-first = 1º
byzantium-ui-enough = Fatto
byzantium-ui-with-count = { $what } { $count }
byzantium-ui-free = libero
byzantium-ui-taken-by = occupato da { $name }
byzantium-ui-cubes-of = { $count ->
    [one] 1 cubo di { $name }
   *[other] { $count } cubi di { $name }
}
byzantium-ui-nothing-there = vuoto
byzantium-ui-key-road = strada: tutti
byzantium-ui-key-desert = deserto: arabi
byzantium-ui-key-sea-byzantine = mare: biz. 1,
byzantium-ui-key-sea-arab = arabi 2
byzantium-ui-bulgars = Bulgari
byzantium-ui-bulgars-of = Riquadro dei bulgari: { byzantium-count-cubes } su { $most }
byzantium-ui-of = { $count } su { $most }

# tracks
byzantium-ui-points = Punti vittoria
byzantium-ui-points-of = { $name }: bizantini { $byzantine }, arabi { $arab }
byzantium-ui-turn = Turno { $turn } di { $turns }
byzantium-ui-turn-word = Turno

# attacks
byzantium-ui-attack-on = Attacco contro { byzantium-city-object }
byzantium-ui-crossing = La flotta attacca
byzantium-ui-attacker = Attaccante
byzantium-ui-fleet = Flotta
byzantium-ui-walls = Città
byzantium-ui-defender = { $opponent_id ->
    [red] Esercito rosso
    [yellow] Esercito giallo
    [blue] Esercito blu
    [green] Esercito verde
    [levy] Leva
   *[bulgars] Bulgari
}
byzantium-ui-hits = { $count ->
    [one] 1 colpo
   *[other] { $count } colpi
}
byzantium-ui-outcome = { $outcome ->
    [battle_won] { $best } a { $second }: continua
    [battle_lost] { $best } a { $second }: respinto
    [siege_failed] { $best } a { $second }: resiste
    [fell] Costantinopoli cade
   *[captured] città conquistata{ $points ->
        [0] {""}
        [one] , 1 punto
       *[other] , { $points } punti
    }
}
byzantium-ui-odds-take = conquista: { $take }%
byzantium-ui-odds-losses = in media { $losses } cubi persi
byzantium-ui-percent = { $count }%
byzantium-ui-to-take = per conquistarla
byzantium-ui-if-defended = { $fleet ->
    [hostile] contro tutti e la flotta
   *[none] se tutti difendono
}
byzantium-ui-no-defence = solo l’assedio
byzantium-ui-if-yielded = { $count }% se nessuno resiste

# army cards
byzantium-ui-seat = { $name }, { $side_id ->
    [red] rosso
    [yellow] giallo
    [blue] blu
   *[green] verde
}
byzantium-ui-you = tu
byzantium-ui-bot = bot
byzantium-ui-away = assente
byzantium-ui-starts = inizia
byzantium-ui-passed = ha passato
byzantium-ui-emperor = Imperatore
byzantium-ui-caliph = Califfo
byzantium-ui-fleet-of = { $side_id ->
    [byzantine] Flotta biz.
   *[arab] Flotta araba
}
byzantium-ui-rank = { $rank_id ->
    [main] Princip.
    [move] Movim.
   *[other] { $rank }
}
byzantium-ui-bezants = Bisanti
byzantium-ui-points-short = Punti
byzantium-ui-cell = { $rank_id ->
    [elite] Élite { byzantium-side-feminine }
    [levy] Leva { byzantium-side-feminine }
   *[other] { $rank } { $side }
}: { $count }; mantenimento { $price } per cubo
byzantium-ui-guard = { $side_id ->
    [byzantine] Guardia dell’imperatore
   *[arab] Guardia del califfo
}
byzantium-ui-treasury = Tesoro { $side }: { $count }
byzantium-ui-pool = Riserva
byzantium-ui-pool-of = Riserva: { $count }
byzantium-ui-losses = Perdite
byzantium-ui-losses-of = Perdite: { $count }
byzantium-ui-removed = Usciti
byzantium-ui-walls-left = Mura
byzantium-ui-cities = Città
byzantium-ui-upkeep = Mantenim.
byzantium-ui-income-hint = Entrate: bizantini { $byzantine }, arabi { $arab }
byzantium-ui-both = { $byzantine } + { $arab }

# the legend: what each thing on the table is, and what it does
byzantium-legend-map = Sulla mappa
byzantium-legend-boxes = Riquadri
byzantium-legend-tracks = Percorsi e dadi
byzantium-legend-card = La scheda esercito
byzantium-explain-city-byzantine = Gli eserciti bizantini qui sono a casa; tutti gli altri la devono attaccare. Il numero indica i suoi segnalini: i dadi in un assedio, le entrate e i punti.
    .name = Città bizantina
byzantium-explain-city-arab = Gli eserciti arabi qui sono a casa; tutti gli altri la devono attaccare. Il numero indica i suoi segnalini: i dadi in un assedio, le entrate e i punti.
    .name = Città araba
byzantium-explain-city-persian = Non è di nessuno finché qualcuno non la conquista. Il numero indica i suoi segnalini: i dadi in un assedio.
    .name = Città persiana
byzantium-explain-city-bulgar = L’hanno conquistata i bulgari. La difendono tutti i loro cubi, e dopo di loro le sue mura.
    .name = Città bulgara
byzantium-explain-capital = Vale cinque segnalini e non la controlla mai nessuno. Se cade, la partita finisce all’istante, e contano solo i punti arabi.
    .name = Costantinopoli
byzantium-explain-control = Il giocatore di questo colore controlla la città e ne riceve le entrate.
    .name = Cubo di controllo
byzantium-explain-wall = In un assedio dà alla città un dado e 1 di forza in più. Non porta entrate né punti.
    .name = Fortificazione
byzantium-explain-army-byzantine = Una bandiera quadrata. Il numero è la forza: i cubi di Élite ed Esercito Principale della fila bizantina.
    .name = Esercito bizantino
byzantium-explain-army-arab = Una bandiera a coda di rondine. Il numero è la forza: i cubi di Élite ed Esercito Principale della fila araba.
    .name = Esercito arabo
byzantium-explain-road = Aperta a tutte e due le fazioni, per un cubo Movimento.
    .name = Strada
byzantium-explain-desert = Aperto solo agli eserciti arabi, per un cubo Movimento.
    .name = Collegamento su deserto
byzantium-explain-sea = Un cubo Movimento per un esercito bizantino, due per uno arabo. La flotta bizantina può renderlo più caro agli arabi.
    .name = Collegamento via mare
byzantium-explain-double = Questa traversata costa il doppio agli eserciti arabi: quattro cubi Movimento.
    .name = Costo doppio
byzantium-explain-arrow = I bulgari possono attaccare questa città da fuori della mappa.
    .name = Freccia dei bulgari
byzantium-explain-toll = Quanti cubi Movimento costa lo spostamento. Vanno nelle perdite.
    .name = Costo dello spostamento
byzantium-explain-special = Un cubo su un riquadro libero fa ciò che il riquadro dice. Resta occupato fino alla fine del turno, per tutti.
    .name = Azioni speciali
byzantium-explain-box-bulgars = Ai bulgari si aggiungono due cubi. Poi attaccano per te una città, oppure se ne aggiungono altri due.
    .name = Bulgari
byzantium-explain-box-fortify = Una fortificazione prende il posto del tuo cubo su una tua città.
    .name = Fortificazione
byzantium-explain-box-develop = Un segnalino in più per una città di questa fazione, chiunque la controlli; al massimo tre.
    .name = Sviluppo
byzantium-explain-box-emperor = Subito 2 punti bizantini, e la guardia per la tua Élite bizantina fino alla fine del turno. La leva dell’imperatore può difendere Costantinopoli.
    .name = Imperatore
byzantium-explain-box-caliph = Subito 2 punti arabi, e la guardia per la tua Élite araba fino alla fine del turno.
    .name = Califfo
byzantium-explain-box-civil-war = Il tuo esercito attacca una città della sua stessa fazione che non è tua. Se vince, la città conserva la fazione e diventa tua.
    .name = Guerra civile
byzantium-explain-box-byzantine-fleet = Fino alla fine del turno puoi raddoppiare il costo delle traversate arabe degli altri, attaccarle e chiudere loro il mare nella ritirata.
    .name = Flotta bizantina
byzantium-explain-box-arab-fleet = Fino alla fine del turno i collegamenti via mare costano la metà al tuo esercito arabo.
    .name = Flotta araba
byzantium-explain-box-tax = Cubi della tua riserva per 2 bisanti ciascuno, una volta per turno. Tornano alla fine del turno.
    .name = Tasse
byzantium-explain-box-church = Un cubo e 6 bisanti bizantini: 2 punti bizantini. Il cubo resta lì.
    .name = Chiesa
byzantium-explain-box-mosque = Un cubo e 6 bisanti arabi: 2 punti arabi. Il cubo resta lì.
    .name = Moschea
byzantium-explain-box-pass = Chi passa non fa altre azioni in questo turno. Il primo a passare inizia il turno seguente.
    .name = Passare
byzantium-explain-guard = Conta come un cubo di Élite, non costa mantenimento e si perde per ultima. Alla fine del turno torna al suo posto.
    .name = Guardia
byzantium-explain-bulgars = Tutte le forze dei bulgari. Ovunque combattano partecipano tutti, con al massimo tre dadi.
    .name = Riquadro dei bulgari
byzantium-explain-turns = La partita ha tre turni. In ciascuno si fa un’azione a testa, a giro, finché tutti non hanno passato; poi vengono entrate e mantenimento.
    .name = Turno
byzantium-explain-points = Sopra i tuoi punti bizantini, sotto quelli arabi. Si sommano se il totale più basso è almeno la metà del più alto.
    .name = Punti vittoria
byzantium-explain-battle = L’ultimo attacco, passo per passo: chi ha lanciato, i colpi, e com’è finita.
    .name = Ultimo attacco
byzantium-explain-die = 4, 5 o 6 è un colpo e toglie un cubo.
    .name = Dadi
byzantium-explain-odds = Quanto è probabile che l’attacco riesca, e quanti cubi ti costa in media, calcolato dai dadi.
    .name = Probabilità
byzantium-explain-tray = Risposte alla domanda che non hanno un posto proprio sulla mappa.
    .name = Risposte
byzantium-explain-card = I due eserciti, i due tesori e i due punteggi di un giocatore. Colore e segno sono gli stessi sulla mappa.
    .name = Scheda esercito
byzantium-explain-row = Fila in alto: esercito, tesoro e punti bizantini. Fila in basso: quelli arabi.
    .name = Fila di una fazione
byzantium-explain-elite = Ogni cubo dà un dado in battaglia, senza limite. Mantenimento 3.
    .name = Élite
byzantium-explain-main = Ogni cubo dà un dado in battaglia, al massimo tre dadi. Mantenimento 1.
    .name = Esercito Principale
byzantium-explain-levy = Difende le tue città quando non lo fa un esercito, con al massimo tre dadi. Non fa parte dell’esercito. Mantenimento 2.
    .name = Leva
byzantium-explain-move = Paga gli spostamenti. I suoi cubi non danno forza, ma si possono perdere in battaglia. Mantenimento 1.
    .name = Movimento
byzantium-explain-bezants = Il denaro di questa fazione. Non passa mai all’altro tesoro.
    .name = Bisanti
byzantium-explain-points-card = I punti vittoria di questa fazione.
    .name = Punti
byzantium-explain-score = Se la partita finisse ora: i due totali insieme, o solo il più alto se l’altro non ne raggiunge la metà.
    .name = Punteggio
byzantium-explain-pool = Cubi liberi. Ciò che piazzi da qui non costa nulla.
    .name = Riserva
byzantium-explain-losses = Cubi persi o spesi. Uno da qui costa 3 bisanti; la metà torna alla fine del turno.
    .name = Perdite
byzantium-explain-removed = Cubi non pagati. Sono usciti dal gioco.
    .name = Usciti
byzantium-explain-walls = Le fortificazioni che puoi ancora costruire.
    .name = Mura
byzantium-explain-cities = Le città che controlli.
    .name = Città
byzantium-explain-upkeep = Quanto costano i tuoi cubi alla fine del turno, bizantini e arabi, ogni fila dal proprio tesoro.
    .name = Mantenimento
byzantium-explain-starts = In questo turno fa la prima azione di ogni round.
    .name = Primo giocatore
byzantium-explain-passed = Non fa altre azioni in questo turno, ma difende ancora.
    .name = Ha passato

# the map as a table
byzantium-ui-caption = Le città
byzantium-ui-column = { $column ->
    [city] Città
    [side] Fazione
    [size] Dimensione
    [held] Controllo
    [armies] Eserciti
    [links] Collegamenti
   *[choice] Scelta
}
byzantium-ui-link = { $kind_id ->
    [desert] { $city } (deserto)
    [sea] { $city } (mare)
   *[road] { $city }
}

# how it goes, in three pictures
byzantium-ui-primer-claim = Controlla le città
byzantium-ui-primer-claim-text = Un cubo su una città libera, bizantina o araba, la rende tua e ti dà un punto per ogni segnalino. Tutto quello che fai costa un cubo.
byzantium-ui-primer-march = Spostati e combatti
byzantium-ui-primer-march-text = Guidi un esercito per fazione. Se entra in una città dell’altra fazione la attacca: ogni 4, 5 e 6 è un colpo, e vince la forza maggiore.
byzantium-ui-primer-both = Cura le due fazioni
byzantium-ui-primer-both-text = Alla fine di ogni turno le città pagano e gli eserciti costano. Dopo tre turni i tuoi due punteggi si sommano, se il più basso è almeno la metà del più alto.
byzantium-ui-primer-goal = Un’azione a testa, round dopo round, finché tutti non hanno passato. Se cade Costantinopoli la partita finisce all’istante, e contano solo i punti arabi.

# the score sheet
byzantium-ui-sheet = { $column ->
    [player] Giocatore
    [byzantine] Bizantini
    [arab] Arabi
    [score] Punteggio
    [cities] Città
   *[bezants] Bisanti
}
