# The words of the Jerusalem board itself. Names of areas, offices and cards, options and events live with the game.

jerusalem-ui-board = La città con i suoi quartieri e la Torre di David. Le frecce percorrono ciò che puoi scegliere, con Maiusc ogni zona.
jerusalem-ui-as-table = Mostra la città come tabella
jerusalem-ui-as-map = Mostra la tabella come città
jerusalem-ui-ledge = Accanto alla città

# what lies in the city
jerusalem-ui-squires = { $count ->
    [one] 1 scudiero
   *[other] { $count } scudieri
}
jerusalem-ui-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
jerusalem-ui-prestige = { $count ->
    [one] 1 punto prestigio
   *[other] { $count } punti prestigio
}
jerusalem-ui-nothing = nessuna rendita
jerusalem-ui-count-areas = { $count ->
    [one] 1 area
   *[other] { $count } aree
}
jerusalem-ui-group = { $group ->
    [cards] Carte
   *[areas] Aree
}
jerusalem-ui-empty = vuota
jerusalem-ui-closed = chiusa se si gioca in due
jerusalem-ui-troop = { $name } { $count }
jerusalem-ui-squires-of = { $count ->
    [one] 1 scudiero di { $name }, { $area }
   *[other] { $count } scudieri di { $name }, { $area }
}
jerusalem-ui-baron-of = Barone di { $name }
jerusalem-ui-pays = rendita per { $name }: { $income }
jerusalem-ui-pays-nobody = rendita ancora per nessuno: { $income }
jerusalem-ui-nobody = nessuno
jerusalem-ui-tower-name =
    Torre
    di David
jerusalem-ui-prestige-track = Prestigio
jerusalem-ui-prestige-of = { $name }: { $count ->
    [one] 1 punto prestigio
   *[other] { $count } punti prestigio
}
jerusalem-ui-how-many = Quanti scudieri?
jerusalem-ui-place-many = { $count ->
    [one] Piazza 1 scudiero
   *[other] Piazza { $count } scudieri
}

# panels
jerusalem-ui-calendar = Calendario
jerusalem-ui-calendar-face = { $face ->
    [down] coperta
    [gifts] Doni del Re
   *[none] nessun evento
}
jerusalem-ui-calamity = { $calamity ->
    [succession] Succes­sione
    [election] Ele­zione
    [special_tax] Tassa speciale
   *[war] Guerra
}
jerusalem-ui-round = Round { $count }
jerusalem-ui-offices = Cariche
jerusalem-ui-auction = Asta delle cariche
jerusalem-ui-power = { $office_id ->
    [constable] agevola il Barone
    [treasurer] mercenari scontati
    [marshal] sposta 2 o moneta
   *[admiral] una moneta
}
jerusalem-ui-price = { $count ->
    [0] gratis
    [one] 1 moneta
   *[other] { $count } monete
}
jerusalem-ui-on-block = all’asta
jerusalem-ui-bidders = Offerte
jerusalem-ui-bid = { $count ->
    [one] offre 1 moneta
   *[other] offre { $count } monete
}
jerusalem-ui-passed = ha passato
jerusalem-ui-to-bid = nessuna offerta
jerusalem-ui-packet = Il mazzetto
jerusalem-ui-packet-hint = tieni una carta, passa le altre
jerusalem-ui-your-turn = Le tue scelte
jerusalem-ui-towers = Torri
jerusalem-ui-floor-costs = prestigio per piano
jerusalem-ui-floor-price = { $count }
jerusalem-ui-floor-first = { $count }+1
jerusalem-ui-tower-of = { $name }: altezza { $count }, prossimo piano { $price }, prestigio { $prestige }
jerusalem-ui-deck = { $count ->
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
}
jerusalem-ui-discard = { $count ->
    [one] 1 giocata
   *[other] { $count } giocate
}
jerusalem-ui-discard-of = Giocate: { $cards }

# players
jerusalem-ui-seat = { $name }, { $side }
jerusalem-ui-you = tu
jerusalem-ui-bot = bot
jerusalem-ui-away = assente
jerusalem-ui-height = Piani della torre
jerusalem-ui-prestige-word = Prestigio
jerusalem-ui-next-floor = Prestigio; il prossimo piano costa { $price }
jerusalem-ui-hidden = nascosto
jerusalem-ui-squires-word = { $count ->
    [one] scudiero
   *[other] scudieri
}
jerusalem-ui-coins-word = { $count ->
    [one] moneta
   *[other] monete
}
jerusalem-ui-cards-word = { $count ->
    [one] carta
   *[other] carte
}
jerusalem-ui-income-now = Se il round finisse ora: { $income }
jerusalem-ui-supply = { $count ->
    [one] 1 scudiero nella tua riserva
   *[other] { $count } scudieri nella tua riserva
}
jerusalem-ui-passed-on = Hai passato: { $cards }
jerusalem-ui-paid = { $count ->
    [one] 1 pagato
   *[other] { $count } pagati
}
jerusalem-ui-hand-of = Carte di { $name }
jerusalem-ui-behind = { jerusalem-squires-count }, { jerusalem-coins-count }
jerusalem-ui-brief = { $height } ⌂ { $prestige } ★

# the legend: what each thing on the table is, and what it does
jerusalem-legend-city = Nella città
jerusalem-legend-panels = Accanto alla città
jerusalem-legend-card = La scheda di un giocatore
jerusalem-explain-square = La zona grande di un quartiere. Paga ciò che mostra a chi vi ha più scudieri; a parità, alla carica migliore.
    .name = Zona grande
jerusalem-explain-area = Una zona piccola di un quartiere. Paga ciò che mostra a chi vi ha più scudieri; a parità, alla carica migliore.
    .name = Zona piccola
jerusalem-explain-tower-of-david = Conta come zona grande. Chi la controlla riceve prima di tutto una moneta e può mandare da qui uno scudiero in un’altra zona.
    .name = Torre di David
jerusalem-explain-district = Tre zone insieme. In tre dei quartieri chi ha più scudieri in tutto il quartiere ha un privilegio.
    .name = Quartiere
jerusalem-explain-income = Ciò che la zona paga alla fine del round, nel colore di chi ora lo riceverebbe.
    .name = Rendita
jerusalem-explain-squires = Gli scudieri di un giocatore e il loro numero. Nella città portano rendite; dietro lo schermo attendono.
    .name = Scudieri
jerusalem-explain-crown = Chi la porta avrebbe ora il controllo della zona.
    .name = Corona
jerusalem-explain-fresh = Scudieri arrivati in questo turno. Con tre puoi piazzare il tuo Barone.
    .name = Scudieri appena piazzati
jerusalem-explain-baron = Blocca la zona fino alla fine del round: nessun altro vi piazza scudieri, e nessuno scudiero entra o esce.
    .name = Barone
jerusalem-explain-closed = Se si gioca in due questo quartiere è chiuso.
    .name = Zona chiusa
jerusalem-explain-privilege-scholars = Per chi ha più scudieri nel Patriarcato: uno scudiero da dietro lo schermo per una carta.
    .name = Studiosi
jerusalem-explain-privilege-building_materials = Per chi ha più scudieri nel Mercato: fino a quattro punti prestigio, a 2 monete l’uno.
    .name = Materiali da costruzione
jerusalem-explain-privilege-court_intrigues = Per chi ha più scudieri nella Nobiltà: 1 punto prestigio, e un altro giocatore ne perde 1.
    .name = Intrighi di corte
jerusalem-explain-holder = Il giocatore che ora avrebbe il privilegio di questo quartiere.
    .name = Chi ha un privilegio
jerusalem-explain-track = Il prestigio dei giocatori. Paga i piani delle loro torri.
    .name = Percorso del prestigio
jerusalem-explain-calendar = I cinque round e ciò che portano.
    .name = Calendario
jerusalem-explain-event-down = Un evento che si scopre quando inizia il suo round.
    .name = Evento coperto
jerusalem-explain-event-succession = Alla fine del round tutti gli scudieri lasciano il Palazzo Reale. Chi ha il Barone sul tabellone salva fino a due dei suoi.
    .name = Successione
jerusalem-explain-event-election = Alla fine del round, in ogni zona del Patriarcato e della Nobiltà chi è presente tiene solo tanti scudieri quanti ne ha chi lì ne ha meno.
    .name = Elezione del Patriarca
jerusalem-explain-event-special_tax = Alla fine del round ogni scudiero nel Mercato costa 1 moneta, oppure se ne va.
    .name = Tassa speciale
jerusalem-explain-event-war = Alla fine del round si perdono tutti gli scudieri nei Templari. Ognuno può toglierne altrettanti agli avversari, al massimo due a ciascuno.
    .name = Guerra
jerusalem-explain-gifts = Dopo il quinto round: 3 punti prestigio a chi ha più scudieri dietro lo schermo e a chi ha più monete, 1 per una carta.
    .name = Doni del Re
jerusalem-explain-offices = All’asta in ogni round. Il numero più basso agisce prima, porta più scudieri e vince a parità.
    .name = Cariche
jerusalem-explain-office-constable = 7 scudieri. Al Barone bastano due scudieri appena piazzati in una zona grande, uno in una piccola.
    .name = Connestabile
jerusalem-explain-office-treasurer = 6 scudieri. Il primo mercenario costa 1 moneta, il secondo 2.
    .name = Tesoriere
jerusalem-explain-office-marshal = 5 scudieri. Una volta per turno sposta uno o due scudieri da una zona a un’altra, oppure prende 1 moneta.
    .name = Maresciallo
jerusalem-explain-office-admiral = 4 scudieri e una moneta.
    .name = Ammiraglio
jerusalem-explain-bids = Chi offre di più paga e prende la carica. Chi passa esce da quest’asta.
    .name = Offerte
jerusalem-explain-towers = Le torri di tutti i giocatori. Dopo cinque round vince la più alta.
    .name = Torri
jerusalem-explain-floor = Quanto costa il piano in prestigio. +1 per chi lo raggiunge per primo.
    .name = Prezzo di un piano
jerusalem-explain-deck = Carte azione che devono ancora arrivare.
    .name = Mazzo
jerusalem-explain-discard = Carte azione già giocate. Sono uscite dal gioco.
    .name = Carte giocate
jerusalem-explain-packet = Le carte azione di questo round. Tienine una e passa le altre alla carica seguente.
    .name = Mazzetto
jerusalem-explain-choices = Risposte alla domanda che non hanno un posto proprio nella città.
    .name = Le tue scelte
jerusalem-explain-card = Ciò che ha un giocatore: carica, torre, prestigio, e lo schermo con ciò che nasconde.
    .name = Scheda di un giocatore
jerusalem-explain-height = I piani della torre. Vince la torre più alta.
    .name = Torre
jerusalem-explain-prestige = Il prestigio, e quanto costa il prossimo piano. Appena basta, si costruisce.
    .name = Prestigio
jerusalem-explain-screen = Scudieri e monete restano nascosti agli altri fino alla fine.
    .name = Schermo
jerusalem-explain-coins = Per cariche, mercenari e prestigio.
    .name = Monete
jerusalem-explain-cards = Carte azione in mano. Il loro numero è noto, le carte no.
    .name = Carte
jerusalem-explain-income-now = Ciò che le zone pagherebbero a questo giocatore se il round finisse ora.
    .name = Rendita ora
jerusalem-explain-supply = I tuoi scudieri che non sono né sul tabellone né dietro lo schermo. Il numero lo vedi solo tu.
    .name = Riserva
jerusalem-explain-passed-on = Le carte che in questo round hai visto e passato.
    .name = Passate
jerusalem-explain-action-card = Si gioca nel proprio turno, una volta. Una carta tenuta fino alla fine vale 1 punto prestigio.
    .name = Carta azione

# the city as a table
jerusalem-ui-caption-areas = Le zone
jerusalem-ui-caption-players = I giocatori
jerusalem-ui-column = { $column ->
    [area] Zona
    [squires] Scudieri
    [baron] Barone
    [income] Rendita
    [paid] Ora spetta a
    [player] Giocatore
    [office] Carica
    [height] Altezza
    [prestige] Prestigio
    [floor] Prossimo piano
    [cards] Carte
    [behind] Dietro lo schermo
   *[choice] Scelta
}

# the score sheet
jerusalem-ui-sheet = { $column ->
    [player] Giocatore
    [height] Altezza
    [prestige] Prestigio rimasto
    [office] Ultima carica
   *[gifts] Doni del Re
}
jerusalem-ui-decided = { $reason ->
    [height] Ha deciso la torre più alta.
    [prestige] Altezze pari: ha deciso il prestigio rimasto.
   *[office] Altezze e prestigio pari: ha deciso la carica migliore.
}

# how a round goes
jerusalem-ui-primer-offices = Offri per una carica
jerusalem-ui-primer-offices-text = Le cariche vanno a chi offre di più. Le migliori agiscono prima, vincono a parità e portano più scudieri. Poi ognuno tiene una carta azione e passa le altre.
jerusalem-ui-primer-deploy = Piazza i tuoi scudieri
jerusalem-ui-primer-deploy-text = Mettili dove vuoi essere in testa. Con tre appena piazzati il tuo Barone blocca la zona per tutti gli altri fino alla fine del round.
jerusalem-ui-primer-build = Incassa e costruisci
jerusalem-ui-primer-build-text = Chi ha più scudieri in una zona ne prende la rendita. Il prestigio che basta per un piano diventa un piano; chi arriva per primo a un piano paga 1 in più.
jerusalem-ui-primer-goal = Cinque round, tre eventi, monete e carte nascoste. Vince la torre più alta.
