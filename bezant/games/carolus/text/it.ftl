### Carolus Magnus: words for events, questions, options, refusals and the names of things.

carolus-title = Carolus Magnus
carolus-tagline = Quindici province, cinque casate e un imperatore che percorre il cerchio. Dove i castelli si incontrano, i territori si uniscono.
carolus-where = round { $round }

## Names of things

carolus-arg-family = { $value ->
    [red] rosso
    [pink] rosa
    [blue] blu
    [green] verde
    [yellow] giallo
   *[other] { $value }
}
carolus-arg-face = { $value ->
    [red] rosso
    [pink] rosa
    [blue] blu
    [green] verde
    [yellow] giallo
    [crown] una corona
   *[other] { $value }
}
carolus-arg-faces = { $value ->
    [red] rosso
    [pink] rosa
    [blue] blu
    [green] verde
    [yellow] giallo
    [crown] corona
   *[other] { $value }
}
carolus-arg-side = { $value ->
    [white] Bianco
    [black] Nero
    [grey] Grigio
   *[other] { $value }
}
carolus-arg-from_side = { carolus-arg-side }
carolus-arg-sides = { carolus-arg-side }
carolus-arg-builder = { carolus-arg-side }
carolus-arg-goal = { carolus-arg-land }
carolus-arg-land = { $value ->
    [0] Frisia
    [1] Sassonia
    [2] Turingia
    [3] Baviera
    [4] Carinzia
    [5] Friuli
    [6] Lombardia
    [7] Borgogna
    [8] Provenza
    [9] Settimania
    [10] Marca di Spagna
    [11] Guascogna
    [12] Aquitania
    [13] Neustria
    [14] Austrasia
   *[other] { $value }
}
carolus-arg-from_land = { carolus-arg-land }

## Forms of those names in a sentence

carolus-land-to = { $land_id ->
    [10] nella { $land }
   *[other] in { $land }
}
carolus-goal-to = { $goal_id ->
    [10] nella { $goal }
   *[other] in { $goal }
}
carolus-land-art = { $land_id ->
    [5] il { $land }
    [12] l’{ $land }
    [14] l’{ $land }
   *[other] la { $land }
}
carolus-from_land-art = { $from_land_id ->
    [5] il { $from_land }
    [12] l’{ $from_land }
    [14] l’{ $from_land }
   *[other] la { $from_land }
}
carolus-family-plural = { $family_id ->
    [red] rossi
    [pink] rosa
    [blue] blu
    [green] verdi
   *[yellow] gialli
}
carolus-family-house = { $family_id ->
    [red] casata rossa
    [pink] casata rosa
    [blue] casata blu
    [green] casata verde
   *[yellow] casata gialla
}

## Steps of a round

carolus-step-setup = preparazione
carolus-step-choose = scelta dei gettoni
carolus-step-place = piazzare i paladini
carolus-step-move = muovere Carlo Magno
carolus-step-refill = rifornire la riserva

## Questions

carolus-question-name = Quale casata nomini per la corona?
carolus-question-name-detail = { $count ->
    [one] Con una corona scegli tu il colore del paladino che prendi.
   *[other] { $count } corone: nomina un colore per ciascuna, una dopo l’altra.
}
carolus-question-disc = Quale gettone giochi?
carolus-question-disc-detail = Il numero più basso gioca per primo; il numero dice quanti passi può fare al massimo Carlo Magno per te.
carolus-question-place = Dove va il tuo prossimo paladino?
carolus-question-place-detail = { $count ->
    [one] L’ultimo di questo turno: alla tua corte per l’influenza, o in un territorio per la forza.
   *[other] { $count } da piazzare: alla tua corte per l’influenza, o in un territorio per la forza.
}
carolus-question-move = Di quanti passi muovi Carlo Magno?
carolus-question-move-detail = { $disc ->
    [one] Il tuo gettone è l’1: un territorio in senso orario.
   *[other] Il tuo gettone è il { $disc }: da uno a { $disc } territori in senso orario.
}

## Parts of an option

carolus-part-family = { $family }
carolus-part-land = { $land }
carolus-part-court = la tua corte
carolus-part-disc = gettone { $disc }
carolus-part-steps = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}

## Options

carolus-option-name = { $family }
carolus-option-disc = gettone { $disc }
carolus-option-court = paladino { $family } alla tua corte
carolus-option-land = paladino { $family } { carolus-land-to }
carolus-option-steps = { $steps ->
    [one] 1 passo, { carolus-land-to }
   *[other] { $steps } passi, { carolus-land-to }
}

## What an option would surely do

carolus-detail-nobody = { $best } a { $second }: nessuno è in maggioranza, non si costruisce
carolus-detail-holds = { $best } a { $second }: il { $side } mantiene il controllo
carolus-detail-built = { $best } a { $second }: il { $side } costruisce{ $provinces ->
    [0] {""}
   *[other] , si uniscono { $provinces } province
}{ $ends ->
    [over] {" "}e la partita finisce
   *[on] {""}
}
carolus-detail-replaced = { $best } a { $second }: { $count ->
    [one] il castello passa al { $side }
   *[other] { $count } castelli passano al { $side }
}{ $provinces ->
    [0] {""}
   *[other] , si uniscono { $provinces } province
}{ $ends ->
    [over] {" "}e la partita finisce
   *[on] {""}
}
carolus-detail-replaced_short = { $best } a { $second }: i castelli passano al { $side }, che piazza { $count ->
    [one] l’ultimo
   *[other] gli ultimi { $count }
}{ $provinces ->
    [0] {""}
   *[other] , si uniscono { $provinces } province
}{ $ends ->
    [over] , e la partita finisce
   *[on] {""}
}
carolus-detail-crest = { $from_seat_id ->
    [none] prendi l’emblema { $family }
   *[other] prendi l’emblema { $family } di { $from_seat }
}{ carolus-follows }
carolus-detail-row = { $count ->
    [one] 1 { $family } alla tua corte
   *[other] { $count } { carolus-family-plural } alla tua corte
}{ carolus-follows }
carolus-detail-knight = lì il { $side } arriva a { $score }{ carolus-follows }
carolus-detail-nobodys-knight = per ora non lo comanda nessuno{ carolus-follows }

## What follows the last knight of a turn by itself: with disc 1 nobody asks how far Charlemagne goes

carolus-follows = { $then ->
    [nothing] {""}
   *[other] ; poi Carlo Magno va { carolus-goal-to }, { $best } a { $second }: { carolus-follows-there }{ $provinces ->
        [0] {""}
       *[other] , si uniscono { $provinces } province
    }{ $ends ->
        [over] {" "}e la partita finisce
       *[on] , e si lanciano i dadi
    }
}
carolus-follows-there = { $then ->
    [holds] il { $builder } mantiene il controllo
    [built] il { $builder } costruisce
    [replaced] { $turned ->
        [one] il castello passa al { $builder }
       *[other] { $turned } castelli passano al { $builder }
    }
    [replaced_short] i castelli passano al { $builder }, che piazza { $turned ->
        [one] l’ultimo
       *[other] gli ultimi { $turned }
    }
   *[nobody] nessuno è in maggioranza
}

## What happened

carolus-event-throw = { $seat } lancia: { $faces }
carolus-event-named = { $seat } nomina la { carolus-family-house } per una corona
carolus-event-rethrow = Nessun paladino { $family } disponibile: { $seat } lancia di nuovo, esce { $face }
carolus-event-forfeit = Nessun paladino disponibile di nessuna casata: { $seat } perde un lancio
carolus-event-returned = I paladini { carolus-family-plural } sono esauriti: ogni corte ne restituisce { $count }
carolus-event-first = { $seat } sceglie il primo gettone
carolus-event-disc = { $seat } gioca il gettone { $disc }
carolus-event-order = Ordine di gioco: { $seats }
carolus-event-court = { $seat } manda a corte un paladino { $family }: ora ne ha { $count }
carolus-event-crest = { $from_seat_id ->
    [none] { $seat } prende l’emblema { $family }
   *[other] { $seat } prende l’emblema { $family } di { $from_seat }
}
carolus-event-placed = { $seat } manda un paladino { $family } { carolus-land-to }
carolus-event-moved = { $steps ->
    [one] { $seat } muove Carlo Magno { carolus-land-to }, 1 passo
   *[other] { $seat } muove Carlo Magno { carolus-land-to }, { $steps } passi
}
carolus-event-nobody = { $land }: { $best } a { $second }, nessuno è in maggioranza
carolus-event-holds = { $land }: { $best } a { $second }, il { $side } mantiene il controllo
carolus-event-built = { $land }: { $best } a { $second }, il { $side } costruisce un castello
carolus-event-replaced = { $count ->
    [one] { $land }: { $best } a { $second }, il castello passa dal { $from_side } al { $side }
   *[other] { $land }: { $best } a { $second }, { $count } castelli passano dal { $from_side } al { $side }
}
carolus-event-replaced_short = { $count ->
    [one] { $land }: { $best } a { $second }, i castelli passano dal { $from_side } al { $side }, che piazza l’ultimo
   *[other] { $land }: { $best } a { $second }, i castelli passano dal { $from_side } al { $side }, che piazza gli ultimi { $count }
}
carolus-event-merged = Si uniscono { carolus-from_land-art } e { carolus-land-art }: regione { $side_id ->
    [white] bianca
    [black] nera
   *[grey] grigia
} di { $count } province
carolus-event-round = Round { $round }
carolus-event-discs_back = Tutti riprendono i propri cinque gettoni
carolus-event-over = { $reason_id ->
    [all_castles] Tutti i castelli sono costruiti: vince il { $sides }
    [few_lands] Restano meno di quattro territori: { $sides_count ->
        [one] vince il { $sides }, che ha più castelli
       *[other] { $sides_and } condividono la vittoria, a pari castelli
    }
    [dead_round] Un round senza paladini: { $sides_count ->
        [one] vince il { $sides }, che ha più castelli
       *[other] { $sides_and } condividono la vittoria, a pari castelli
    }
   *[unfinished] I round concordati sono finiti: la partita resta senza vincitore
}

## Why not

carolus-reason-game_over = La partita è finita.
carolus-reason-no_crown_to_name = Non c’è nessuna corona per cui nominare una casata.
carolus-reason-not_choosing_discs = I gettoni si scelgono all’inizio del round, uno a testa.
carolus-reason-not_placing_knights = Ora non entra in gioco nessun paladino: in un turno prima si piazzano i paladini, poi si muove Carlo Magno, poi si rifornisce la riserva.
carolus-reason-not_moving_emperor = Carlo Magno si muove dopo che i paladini del turno sono stati piazzati.
carolus-reason-family_exhausted = Nessun paladino { $family } disponibile: la scorta comune è vuota e non tutte le corti possono restituirne uno.
carolus-reason-disc_already_played = Il gettone { $disc } è già stato giocato; torna dopo il quinto round.
carolus-reason-disc_chosen_by_another = Il gettone { $disc } è già stato scelto da un altro in questo round, e a te ne resta ancora uno diverso.
carolus-reason-no_such_knight = Nella riserva non c’è nessun paladino { $family }.
carolus-reason-no_such_land = Ora { carolus-land-art } fa parte di una regione, che porta un altro nome.
carolus-reason-beyond_the_disc = { $limit ->
    [one] Il gettone in vigore è l’1: Carlo Magno fa esattamente un passo.
   *[other] Il gettone in vigore è il { $limit }: Carlo Magno fa da 1 a { $limit } passi.
}

## On the board of a terminal

carolus-terminal = { $label ->
    [court] corte
    [reserve] riserva
    [discs] gettoni
    [supply] scorta
    [end] fine
   *[crest] {"["}n] ha l’emblema e comanda la casata
}
carolus-terminal-lands = { $count ->
    [one] 1 territorio
   *[other] { $count } territori
}

## Options of a new table

carolus-option-guard_rounds = Fermarsi dopo questo numero di round (0: mai)
carolus-option-emperor = Provincia da cui parte Carlo Magno
carolus-option-first_chooser = Posto che sceglie per primo (-1: a sorte)
carolus-option-arrangement = Casate dei quindici paladini iniziali (-1: a sorte)
carolus-reason-too_far = Per arrivare { carolus-land-to } servono { $away } passi; ora puoi farne al massimo { $limit ->
    [one] uno
   *[other] { $limit }
}.

## What was done, as the title of a turning point: `who` is `you` where the reader did it

carolus-deed-name = { $who ->
    [you] Nomini la { carolus-family-house } per una corona
   *[they] { $seat } nomina la { carolus-family-house } per una corona
}
carolus-deed-disc = { $who ->
    [you] Giochi il gettone { $disc }
   *[they] { $seat } gioca il gettone { $disc }
}
carolus-deed-court = { $who ->
    [you] Mandi a corte un paladino { $family }
   *[they] { $seat } manda a corte un paladino { $family }
}
carolus-deed-land = { $who ->
    [you] Mandi un paladino { $family } { carolus-land-to }
   *[they] { $seat } manda un paladino { $family } { carolus-land-to }
}
carolus-deed-steps = { $who ->
    [you] Muovi Carlo Magno { carolus-land-to }
   *[they] { $seat } muove Carlo Magno { carolus-land-to }
}{ carolus-deed-end }
carolus-deed-end = { $outcome ->
    [built] , e il { $side } costruisce
    [replaced] , e i castelli passano al { $side }
    [replaced_short] , e i castelli passano al { $side }
    [holds] , e il { $side } mantiene il controllo
    [nobody] , e nessuno è in maggioranza
   *[other] {""}
}

## Figures by which a review compares two moves, and what each teaches

carolus-feature-castles = castelli propri
carolus-lesson-castles = I castelli fanno vincere: costruisci dove puoi.
carolus-feature-theirs = castelli del miglior avversario
carolus-lesson-theirs = Un castello negato agli altri vale quanto uno tuo.
carolus-feature-crests = emblemi
carolus-lesson-crests = Chi ha l’emblema comanda i paladini.
carolus-feature-court = paladini a corte
carolus-lesson-court = I paladini a corte difendono gli emblemi.
carolus-feature-lands = territori in cui si è in maggioranza
carolus-lesson-lands = Stai in testa in molti territori, e Carlo Magno lavorerà per te.
carolus-feature-ahead = maggioranze subito davanti a Carlo Magno
carolus-lesson-ahead = Tieni d’occhio i territori che Carlo Magno può raggiungere.
