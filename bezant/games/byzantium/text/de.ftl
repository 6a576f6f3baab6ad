### Byzantium in German. Sides are adjectives and agree by the bare argument; heaps and boxes take their preposition from the helpers.

byzantium-title = Byzantium
byzantium-tagline = Alle führen Byzantiner und Araber zugleich. Drei Spielrunden, zwei Punktestände und die Mauern von Konstantinopel.
byzantium-where = Spielrunde { $turn } von { $turns }

## Names of things

byzantium-arg-city = { $value ->
    [dyrrachium] Dyrrhachium
    [thessalonica] Thessaloniki
    [athens] Athen
    [candia] Candia
    [adrianople] Adrianopel
    [constantinople] Konstantinopel
    [nicaea] Nicäa
    [smyrna] Smyrna
    [attalia] Attalia
    [ankara] Ankara
    [sinope] Sinope
    [trebizond] Trapezunt
    [caesarea] Caesarea
    [tarsus] Tarsus
    [antioch] Antiochia
    [edessa] Edessa
    [damascus] Damaskus
    [jerusalem] Jerusalem
    [alexandria] Alexandria
    [leucosia] Leukosia
    [palmyra] Palmyra
    [tabuk] Tabuk
    [medina] Medina
    [mecca] Mekka
    [basra] Basra
    [hira] Hira
    [bagdad] Bagdad
    [hamadan] Hamadan
    [mosul] Mossul
    [amida] Amida
    [ardabil] Ardabil
    [tiflis] Tiflis
    [derbent] Derbent
   *[other] { $value }
}
byzantium-arg-from_city = { $value ->
    [dyrrachium] Dyrrhachium
    [thessalonica] Thessaloniki
    [athens] Athen
    [candia] Candia
    [adrianople] Adrianopel
    [constantinople] Konstantinopel
    [nicaea] Nicäa
    [smyrna] Smyrna
    [attalia] Attalia
    [ankara] Ankara
    [sinope] Sinope
    [trebizond] Trapezunt
    [caesarea] Caesarea
    [tarsus] Tarsus
    [antioch] Antiochia
    [edessa] Edessa
    [damascus] Damaskus
    [jerusalem] Jerusalem
    [alexandria] Alexandria
    [leucosia] Leukosia
    [palmyra] Palmyra
    [tabuk] Tabuk
    [medina] Medina
    [mecca] Mekka
    [basra] Basra
    [hira] Hira
    [bagdad] Bagdad
    [hamadan] Hamadan
    [mosul] Mossul
    [amida] Amida
    [ardabil] Ardabil
    [tiflis] Tiflis
    [derbent] Derbent
   *[other] { $value }
}
byzantium-arg-side = { $value ->
    [byzantine] byzantinisch
    [arab] arabisch
    [persian] persisch
    [bulgar] bulgarisch
   *[other] { $value }
}
byzantium-arg-force = { $value ->
    [byzantine] byzantinisch
    [arab] arabisch
    [persian] persisch
    [bulgar] bulgarisch
   *[other] { $value }
}
byzantium-arg-source = { $value ->
    [pool] Vorrat
    [losses] Verlustvorrat
    [byzantine_elite] byzantinische Elite
    [byzantine_main] byzantinische Hauptarmee
    [byzantine_levy] byzantinische Bürgerwehr
    [byzantine_move] byzantinische Bewegung
    [arab_elite] arabische Elite
    [arab_main] arabische Hauptarmee
    [arab_levy] arabische Bürgerwehr
    [arab_move] arabische Bewegung
   *[other] { $value }
}
byzantium-arg-box = { $value ->
    [pool] Vorrat
    [losses] Verlustvorrat
    [byzantine_elite] byzantinische Elite
    [byzantine_main] byzantinische Hauptarmee
    [byzantine_levy] byzantinische Bürgerwehr
    [byzantine_move] byzantinische Bewegung
    [arab_elite] arabische Elite
    [arab_main] arabische Hauptarmee
    [arab_levy] arabische Bürgerwehr
    [arab_move] arabische Bewegung
   *[other] { $value }
}
byzantium-arg-rank = { $value ->
    [elite] Elite
    [main] Hauptarmee
    [levy] Bürgerwehr
    [move] Bewegung
   *[other] { $value }
}
byzantium-arg-kind = { $value ->
    [bulgars] Bulgaren
    [fortify] Befestigung
    [byzantine_develop] Byzantinische Stadterweiterung
    [emperor] Kaiser
    [byzantine_civil_war] Byzantinischer Bürgerkrieg
    [byzantine_fleet] Byzantinische Flotte
    [arab_develop] Arabische Stadterweiterung
    [caliph] Kalif
    [arab_civil_war] Arabischer Bürgerkrieg
    [arab_fleet] Arabische Flotte
   *[other] { $value }
}
byzantium-arg-special = { $value ->
    [bulgars_1] Bulgaren
    [bulgars_2] Bulgaren
    [fortify_1] Befestigung
    [fortify_2] Befestigung
    [byzantine_develop_1] byzantinische Stadterweiterung
    [byzantine_develop_2] byzantinische Stadterweiterung
    [emperor] Kaiser
    [byzantine_civil_war] byzantinischer Bürgerkrieg
    [byzantine_fleet] byzantinische Flotte
    [arab_develop_1] arabische Stadterweiterung
    [arab_develop_2] arabische Stadterweiterung
    [arab_develop_3] arabische Stadterweiterung
    [caliph] Kalif
    [arab_civil_war_1] arabischer Bürgerkrieg
    [arab_civil_war_2] arabischer Bürgerkrieg
    [arab_fleet] arabische Flotte
   *[other] { $value }
}
# after “für”, in the accusative
byzantium-arg-purpose = { $value ->
    [bulgars] die Bulgaren
    [fortify] die Befestigung
    [byzantine_develop] die byzantinische Stadterweiterung
    [emperor] den Kaiser
    [byzantine_civil_war] den byzantinischen Bürgerkrieg
    [byzantine_fleet] die byzantinische Flotte
    [arab_develop] die arabische Stadterweiterung
    [caliph] den Kalifen
    [arab_civil_war] den arabischen Bürgerkrieg
    [arab_fleet] die arabische Flotte
    [claim] die Kontrolle über eine Stadt
    [church] eine Kirche
    [mosque] eine Moschee
    [capture] die eroberte Stadt
    [pass] das Passen
   *[other] { $value }
}
byzantium-arg-building = { $value ->
    [church] eine Kirche
    [mosque] eine Moschee
   *[other] { $value }
}
byzantium-arg-opponent = { $value ->
    [red] die rote Armee
    [yellow] die gelbe Armee
    [blue] die blaue Armee
    [green] die grüne Armee
    [levy] die Bürgerwehr
    [bulgars] die Bulgaren
   *[other] { $value }
}

## Names of things in other cases

# byzantinische Armee, byzantinische Punkte
byzantium-side-e = { $side_id ->
    [byzantine] byzantinische
    [arab] arabische
    [persian] persische
   *[bulgar] bulgarische
}
# der byzantinischen Armee, den byzantinischen Punkt
byzantium-side-en = { $side_id ->
    [byzantine] byzantinischen
    [arab] arabischen
    [persian] persischen
   *[bulgar] bulgarischen
}
# ein byzantinischer Punkt
byzantium-side-er = { $side_id ->
    [byzantine] byzantinischer
    [arab] arabischer
    [persian] persischer
   *[bulgar] bulgarischer
}
# first in a label
byzantium-side-first = { $side_id ->
    [byzantine] Byzantinische
    [arab] Arabische
    [persian] Persische
   *[bulgar] Bulgarische
}
byzantium-side-points = { $points ->
    [one] 1 { byzantium-side-er } Punkt
   *[other] { $points } { byzantium-side-e } Punkte
}
byzantium-both-bezants = { $byzantine ->
    [one] 1 byzantinischer
   *[other] { $byzantine } byzantinische
} und { $arab ->
    [one] 1 arabischer Bezant
   *[other] { $arab } arabische Bezants
}
byzantium-both-points = { $byzantine ->
    [one] 1 byzantinischer
   *[other] { $byzantine } byzantinische
} und { $arab ->
    [one] 1 arabischer Punkt
   *[other] { $arab } arabische Punkte
}
byzantium-source-from = { $source_id ->
    [pool] aus dem Vorrat
    [losses] aus dem Verlustvorrat
    [byzantine_elite] vom byzantinischen Elitefeld
    [byzantine_main] vom byzantinischen Hauptarmeefeld
    [byzantine_levy] vom byzantinischen Bürgerwehrfeld
    [byzantine_move] vom byzantinischen Bewegungsfeld
    [arab_elite] vom arabischen Elitefeld
    [arab_main] vom arabischen Hauptarmeefeld
    [arab_levy] vom arabischen Bürgerwehrfeld
   *[arab_move] vom arabischen Bewegungsfeld
}
byzantium-box-to = { $box_id ->
    [pool] in den Vorrat
    [losses] in den Verlustvorrat
    [byzantine_elite] auf das byzantinische Elitefeld
    [byzantine_main] auf das byzantinische Hauptarmeefeld
    [byzantine_levy] auf das byzantinische Bürgerwehrfeld
    [byzantine_move] auf das byzantinische Bewegungsfeld
    [arab_elite] auf das arabische Elitefeld
    [arab_main] auf das arabische Hauptarmeefeld
    [arab_levy] auf das arabische Bürgerwehrfeld
   *[arab_move] auf das arabische Bewegungsfeld
}
# the same, short enough for a button
byzantium-source-label = { $source_id ->
    [pool] Aus dem Vorrat
    [losses] Aus dem Verlustvorrat
    [byzantine_elite] Von der byzantinischen Elite
    [byzantine_main] Von der byzantinischen Hauptarmee
    [byzantine_levy] Von der byzantinischen Bürgerwehr
    [byzantine_move] Von der byzantinischen Bewegung
    [arab_elite] Von der arabischen Elite
    [arab_main] Von der arabischen Hauptarmee
    [arab_levy] Von der arabischen Bürgerwehr
   *[arab_move] Von der arabischen Bewegung
}
byzantium-box-label = { $box_id ->
    [pool] in den Vorrat
    [losses] in den Verlustvorrat
    [byzantine_elite] zur byzantinischen Elite
    [byzantine_main] zur byzantinischen Hauptarmee
    [byzantine_levy] zur byzantinischen Bürgerwehr
    [byzantine_move] zur byzantinischen Bewegung
    [arab_elite] zur arabischen Elite
    [arab_main] zur arabischen Hauptarmee
    [arab_levy] zur arabischen Bürgerwehr
   *[arab_move] zur arabischen Bewegung
}
byzantium-rank-cube = { $rank_id ->
    [elite] Elitewürfel
    [main] Hauptarmeewürfel
    [levy] Bürgerwehrwürfel
   *[move] Bewegungswürfel
}

## Where the turn stands

byzantium-step-actions = Aktionen
byzantium-step-upkeep = Einkommen und Unterhalt

## Questions

byzantium-question-action = Was tust du?
byzantium-question-action-detail = { $last ->
    [last] Alle anderen haben gepasst: Dies ist die letzte Aktion der Spielrunde.
   *[on] Eine Aktion, dann geht es reihum weiter.
}
byzantium-question-claim = Welche Stadt übernimmst du?
byzantium-question-claim-detail = Ihre Stadtmarker zählen sofort als Punkte.
byzantium-question-box = Welche Sonderaktion wählst du?
byzantium-question-box-detail = Ein Holzwürfel von dir besetzt das Feld bis zum Ende der Spielrunde.
byzantium-question-develop = Welche Stadt erweiterst du?
byzantium-question-develop-detail = Ein Stadtmarker mehr, höchstens drei.
byzantium-question-bulgars = Wohin schickst du die Bulgaren?
byzantium-question-bulgars-detail = Vorher kommen zwei Holzwürfel hinzu; Punkte gehen an die andere Seite.
byzantium-question-fortify = Welche Stadt befestigst du?
byzantium-question-fortify-detail = Ein Befestigungsmarker ersetzt deinen Kontrollmarker und zählt bei einer Belagerung wie ein Stadtmarker mehr.
byzantium-question-build = Baust du eine Kirche oder eine Moschee?
byzantium-question-build-detail = Der Holzwürfel bleibt dort bis zum Ende der Partie.
byzantium-question-cube = Welchen Holzwürfel nutzt du?
byzantium-question-cube-detail = { $purpose_id ->
    [pass] Fürs Passen; kostet nichts.
   *[other] Für { $purpose }{ $city_id ->
        [none] {""}
       *[other] {" "}({ $city })
    }. Der Vorrat ist kostenlos, jeder andere Holzwürfel kostet 3 Bezants{ $side_id ->
        [none] {""}
       *[other] {" "}aus der { byzantium-side-en } Staatskasse
    }.
}
byzantium-question-treasury = Aus welcher Staatskasse zahlst du?
byzantium-question-treasury-detail = Die Bulgaren wachsen; die 3 Bezants darf die eine oder die andere Seite zahlen.
byzantium-question-reinforce = Welchen Holzwürfel legst du wohin?
byzantium-question-reinforce-detail = { $count ->
    [one] Noch ein Holzwürfel.
   *[other] Bis zu { $count } Holzwürfel.
} Der Vorrat ist kostenlos, andere Holzwürfel kosten 3 Bezants.
byzantium-question-tax = Mit wie vielen Holzwürfeln erhebst du Steuern?
byzantium-question-tax-detail = Zwei Bezants je Holzwürfel; { $count } in deinem Vorrat. Am Ende der Spielrunde kommen sie zurück.
byzantium-question-share = Wie viel legst du in die byzantinische Staatskasse?
byzantium-question-share-detail = { $count } Bezants insgesamt; den Rest erhält die arabische Staatskasse.
byzantium-question-army = Mit welcher Armee handelst du?
byzantium-question-army-detail = Sie wird eingesetzt, zieht über eine oder zwei Verbindungen und greift an, wo sie muss.
byzantium-question-enter = Wo setzt du deine { byzantium-side-e } Armee ein?
byzantium-question-enter-detail = In jeder { byzantium-side-en } Stadt, wer sie auch kontrolliert; danach darf sie weiterziehen.
byzantium-question-march = { $order ->
    [after] Hält deine { byzantium-side-e } Armee in { $city } an?
   *[other] Wohin zieht deine { byzantium-side-e } Armee?
}
byzantium-question-march-detail = { $order ->
    [second] Von { $city } aus kostet eine zweite Verbindung 1 Bewegungswürfel mehr. Noch { $limit } übrig.
    [after] Keine dritte Verbindung. Noch { $limit } Bewegungswürfel.
   *[other] Von { $city } aus, noch { $limit } Bewegungswürfel.
}
byzantium-question-double = Verdoppelt deine Flotte die Kosten der Überfahrt?
byzantium-question-double-detail = { $from_seat } fährt mit der arabischen Armee über See nach { $city }: { $count } von { $limit } Bewegungswürfeln.
byzantium-question-pay = Zahlst du die verdoppelten Kosten?
byzantium-question-pay-detail = Nach { $city }: { $count } von { $limit } Bewegungswürfeln.
byzantium-question-fire = Greift deine Flotte die Überfahrt an?
byzantium-question-fire-detail = { $count ->
    [one] Ein Würfel
   *[other] { $count } Würfel
} gegen die arabische Armee von { $from_seat } auf dem Weg nach { $city }.
byzantium-question-lose = { $count ->
    [one] Welchen Holzwürfel verlierst du?
   *[other] Welche { $count } Holzwürfel verlierst du?
}
byzantium-question-lose-detail = { byzantium-side-first } Armee. Bewegungswürfel zählen nicht zur Stärke.
byzantium-question-stand = Kämpfst du, oder ziehst du dich zurück?
byzantium-question-stand-detail = { $side_id ->
    [bulgar] Die Bulgaren greifen { $city } an, wo deine Armee steht.
   *[other] { $from_seat } greift mit der { byzantium-side-en } Armee { $city } an, wo deine Armee steht.
}
byzantium-question-sea = Lässt du die Armee über das Meer?
byzantium-question-sea-detail = Die arabische Armee von { $from_seat } zieht sich zurück, und du befehligst die byzantinische Flotte.
byzantium-question-haven = Wohin zieht sich deine Armee zurück?
byzantium-question-haven-detail = { byzantium-side-first } Städte, bei denen die wenigsten Holzwürfel verloren gehen.
byzantium-question-opponent = Gegen wen kämpfst du zuerst?
byzantium-question-opponent-detail = Jede Armee, die in { $city } geblieben ist, muss vor der Belagerung geschlagen werden.
byzantium-question-levy = Rufst du die Bürgerwehr, um { $city } zu verteidigen?
byzantium-question-levy-detail = Sie kämpft allein, noch vor der Belagerung gegen Stärke { $count }.
byzantium-question-upkeep = Für welche Holzwürfel zahlst du?
byzantium-question-upkeep-detail = { byzantium-side-first } Reihe: noch { $count ->
    [one] 1 Bezant
   *[other] { $count } Bezants
}. Was unbezahlt bleibt, scheidet aus dem Spiel aus und kostet je einen Punkt.

## Parts of an option

byzantium-part-action = { $action ->
    [claim] Stadt übernehmen
    [reinforce] Verstärken
    [special] Sonderaktion
    [tax] Steuern erheben
    [build] Bauen
    [march] Ziehen und angreifen
   *[pass] Passen
}
byzantium-part-city = { $city }
byzantium-part-kind = { $kind }
byzantium-part-building = { $building_id ->
    [church] Kirche
   *[mosque] Moschee
}
byzantium-part-source = { $source_id ->
    [pool] Vorrat
    [losses] Verluste
   *[other] { $source }
}
byzantium-part-side = { $side }
byzantium-part-box = { byzantium-box-label }
byzantium-part-cubes = { $cubes } Holzwürfel
byzantium-part-bezants = { $bezants }
byzantium-part-rank = { $rank }
byzantium-part-seat = { $seat }
byzantium-part-choice = { $choice ->
    [swell] Bulgaren verstärken
    [enough] Keine weiteren Holzwürfel
    [civil_war] Bürgerkrieg hier
    [stop] Hier anhalten
    [double] Kosten verdoppeln
    [spare] So lassen
    [pay] Zahlen
    [withdraw] Verzichten
    [fire] Angreifen
    [hold] Zurückhalten
    [fight] Kämpfen
    [retreat] Zurückziehen
    [allow] Durchlassen
    [refuse] Meer sperren
    [levy] Bürgerwehr rufen
    [forgo] Keine Bürgerwehr
   *[unpaid] Rest unbezahlt lassen
}

## Options

byzantium-option-action = { $action ->
    [claim] Eine Stadt übernehmen
    [reinforce] Verstärken
    [special] Sonderaktion
    [tax] Steuern erheben
    [build] Kirche oder Moschee bauen
    [march] Ziehen und angreifen
   *[pass] Passen
}
byzantium-option-claim = { $city } übernehmen
byzantium-option-box = { $kind }
byzantium-option-develop = { $city } erweitern
byzantium-option-bulgars = Bulgaren nach { $city }
byzantium-option-swell = Bulgaren verstärken
byzantium-option-fortify = { $city } befestigen
byzantium-option-build = { $building_id ->
    [church] Kirche
   *[mosque] Moschee
} bauen
byzantium-option-cube = Holzwürfel { byzantium-source-from }
byzantium-option-treasury = Die { byzantium-side-e } Staatskasse zahlt
byzantium-option-reinforce = { byzantium-source-label } { byzantium-box-label }
byzantium-option-enough = Keine weiteren Holzwürfel
byzantium-option-tax = { $cubes ->
    [one] Steuern mit 1 Holzwürfel
   *[other] Steuern mit { $cubes } Holzwürfeln
}
byzantium-option-share = { $bezants } byzantinisch, { $rest } arabisch
byzantium-option-army = { byzantium-side-first } Armee
byzantium-option-enter = In { $city } einsetzen
byzantium-option-go = Nach { $city } ziehen
byzantium-option-attack = { $city } angreifen
byzantium-option-civil_war = Bürgerkrieg hier
byzantium-option-stop = Hier anhalten
byzantium-option-double = Kosten verdoppeln
byzantium-option-spare = Kosten so lassen
byzantium-option-pay = Verdoppelte Kosten zahlen
byzantium-option-withdraw = Verzichten
byzantium-option-fire = Die Flotte greift an
byzantium-option-hold = Die Flotte hält sich zurück
byzantium-option-lose = { byzantium-rank-cube } verlieren
byzantium-option-fight = Bleiben und kämpfen
byzantium-option-retreat = Zurückziehen
byzantium-option-allow = Durchlassen
byzantium-option-refuse = Meer sperren
byzantium-option-haven = Nach { $city } zurückziehen
byzantium-option-oppose = Gegen { $seat } kämpfen
byzantium-option-levy = Bürgerwehr rufen
byzantium-option-forgo = Keine Bürgerwehr
byzantium-option-upkeep = { byzantium-rank-cube } bezahlen
byzantium-option-unpaid = Rest unbezahlt lassen

## What an option costs and brings

byzantium-detail-action = { $action ->
    [claim] ein Holzwürfel, Punkte für ihre Stadtmarker
    [reinforce] ein bis drei Holzwürfel
    [special] ein Holzwürfel auf ein freies Feld
    [tax] 2 Bezants je Holzwürfel, { $count } im Vorrat
    [build] { $bezants } Bezants, { $points } Punkte
    [march] einsetzen, ziehen, angreifen
   *[pass] keine Aktionen mehr in dieser Spielrunde
}
byzantium-detail-claim = { byzantium-side-points }{ $enters ->
    [enters] , deine Armee wird hier eingesetzt
   *[no] {""}
}
byzantium-detail-box = { $kind_id ->
    [bulgars] { $total } Holzwürfel, zwei kommen hinzu
    [fortify] ein Befestigungsmarker für einen deiner Kontrollmarker
    [byzantine_develop] ein Stadtmarker mehr für eine byzantinische Stadt
    [arab_develop] ein Stadtmarker mehr für eine arabische Stadt
    [emperor] { $points } Punkte, die kaiserliche Garde
    [caliph] { $points } Punkte, die Reitergarde des Kalifen
    [byzantine_fleet] Macht über arabische Überfahrten
   *[arab_fleet] deine arabischen Überfahrten kosten die Hälfte
}
byzantium-detail-attack = Angriff, { $count } Bewegungswürfel: { $defence ->
    [some] { $take } bis { $yielded } %
   *[none] { $take } %
}, Verlust { $losses }{ $fleet ->
    [hostile] , bei voller Gegenwehr der byzantinischen Flotte
   *[none] {""}
}
byzantium-detail-civil-war = Angriff auf { $city }: { $defence ->
    [some] { $take } bis { $yielded } %
   *[none] { $take } %
}, Verlust { $losses }
byzantium-detail-bulgars = { $defence ->
    [some] { $take } bis { $yielded } %
   *[none] { $take } %
}, { byzantium-side-e } Punkte
byzantium-detail-develop = wächst auf { $count }
byzantium-detail-swell = { $total } Holzwürfel in ihrem Feld, kein Angriff
byzantium-detail-fortify = eine Belagerung trifft auf Stärke { $count }
byzantium-detail-build = { $bezants } Bezants, { byzantium-side-points }
byzantium-detail-free = kostenlos
byzantium-detail-price = { $bezants } { byzantium-side-e } Bezants, { $left } übrig
byzantium-detail-either = { $bezants } Bezants aus einer der Staatskassen
byzantium-detail-enough = die Aktion endet
byzantium-detail-tax = { $bezants } Bezants
byzantium-detail-share = Staatskassen { $byzantine } und { $arab }
byzantium-detail-army = { $city_id ->
    [none] wird eingesetzt
   *[other] in { $city }
}, Stärke { $strength }, { $count } Bewegungswürfel
byzantium-detail-enter = kostenlos, darf weiterziehen
byzantium-detail-go = { $count } Bewegungswürfel{ $further ->
    [further] , darf weiterziehen
   *[end] {""}
}
byzantium-detail-dissolves = { $count ->
    [one] ihr letzter Holzwürfel
   *[other] ihre letzten { $count } Holzwürfel
}: Die Armee löst sich auf
byzantium-detail-stop = die Aktion endet
byzantium-detail-double = dann { $count } von { $limit } Bewegungswürfeln
byzantium-detail-spare = { $count } Bewegungswürfel
byzantium-detail-pay = { $count } Bewegungswürfel
byzantium-detail-withdraw = nichts wird gezahlt, in dieser Aktion keine Seeverbindung mehr
byzantium-detail-fire = { $count ->
    [one] ein Zahlenwürfel, bei 4, 5, 6 ein Holzwürfel
   *[other] { $count } Zahlenwürfel, bei 4, 5, 6 je ein Holzwürfel
}
byzantium-detail-hold = die Armee kommt unbeschadet an
byzantium-detail-lose = Stärke { $strength } bleibt
byzantium-detail-fight = die Stadt fällt in { $take } % der Fälle
byzantium-detail-retreat = { $count ->
    [0] keine Verluste
   *[other] { $count } Holzwürfel verloren
}
byzantium-detail-allow = die Armee entkommt
byzantium-detail-refuse = nur über Land, sonst vernichtet
byzantium-detail-oppose = Stärke { $strength }
byzantium-detail-levy = die Stadt fällt in { $take } % der Fälle
byzantium-detail-forgo = die Stadt fällt in { $take } % der Fälle
byzantium-detail-upkeep = { $bezants ->
    [one] 1 Bezant
   *[other] { $bezants } Bezants
}, { $count } unbezahlt
byzantium-detail-unpaid = jeder kostet einen Punkt und scheidet aus dem Spiel aus

## What happened

byzantium-event-first = { $seat } beginnt
byzantium-event-turn = Spielrunde { $turn }
byzantium-event-claimed = { $seat } übernimmt { $city }: { byzantium-side-points }
byzantium-event-placed = Die { byzantium-side-e } Armee von { $seat } steht in { $city }
byzantium-event-reinforced = { $seat } verstärkt: 1 Holzwürfel { byzantium-source-from } { byzantium-box-to }{ $bezants ->
    [0] {""}
   *[other] , { $bezants } Bezants
}
byzantium-event-special = { $seat } nutzt eine Sonderaktion: { $special }
byzantium-event-developed = { $city } wächst auf { $count }
byzantium-event-gathered = { $count ->
    [one] Ein bulgarischer Holzwürfel kommt hinzu
   *[other] { $count } bulgarische Holzwürfel kommen hinzu
}, insgesamt { $total }
byzantium-event-title = { $side_id ->
    [byzantine] { $seat } wird Kaiser: 2 Punkte
   *[arab] { $seat } wird Kalif: 2 Punkte
}
byzantium-event-fortified = { $seat } befestigt { $city }
byzantium-event-taxed = { $count ->
    [one] { $seat } erhebt Steuern mit 1 Holzwürfel
   *[other] { $seat } erhebt Steuern mit { $count } Holzwürfeln
}: { byzantium-both-bezants }
byzantium-event-built = { $side_id ->
    [byzantine] { $seat } baut eine Kirche: 2 Punkte
   *[arab] { $seat } baut eine Moschee: 2 Punkte
}
byzantium-event-entered = { $seat } setzt die { byzantium-side-e } Armee in { $city } ein
byzantium-event-announced = { $seat } fährt über See nach { $city }: { $count } Bewegungswürfel
byzantium-event-doubled = Die Flotte von { $seat } verdoppelt die Kosten der Überfahrt auf { $count }
byzantium-event-withdrew = { $seat } verzichtet auf die Überfahrt
byzantium-event-stranded = { $seat } kann die Überfahrt nicht bezahlen und verliert die Aktion
byzantium-event-moved = { $seat } zieht mit der { byzantium-side-en } Armee von { $from_city } nach { $city }, { $count } Bewegungswürfel
byzantium-event-fired = Die Flotte von { $seat } würfelt mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}: { $hits } Treffer
byzantium-event-guard_lost = { $seat } verliert die { $side_id ->
    [byzantine] kaiserliche Garde
   *[arab] Reitergarde des Kalifen
}
byzantium-event-destroyed = Die { byzantium-side-e } Armee von { $seat } besteht nicht mehr
byzantium-event-attack = { $force_id ->
    [bulgar] { $seat } schickt die Bulgaren gegen { $city }
    [byzantine] { $seat } greift mit der byzantinischen Armee { $city } an
   *[arab] { $seat } greift mit der arabischen Armee { $city } an
}
byzantium-event-stands = { $seat } bleibt und kämpft um { $city }
byzantium-event-sea_closed = Die Flotte von { $seat } sperrt das Meer
byzantium-event-retreated = { $seat } zieht sich mit der { byzantium-side-en } Armee nach { $city } zurück{ $count ->
    [0] {""}
   *[other] {" "}und verliert { $count } Holzwürfel
}
byzantium-event-returned = { $seat } kehrt mit der { byzantium-side-en } Armee nach { $city } zurück
byzantium-event-levy = { $seat } ruft die Bürgerwehr von { $city }: { $count } Holzwürfel
byzantium-event-battle = { $force_id ->
    [bulgar] Kampf der Bulgaren gegen { $opponent }: Treffer { $hits } zu { $against }
   *[other] { $seat } kämpft gegen { $opponent }: Treffer { $hits } zu { $against }
}
byzantium-event-battle_won = { $best } zu { $second }: Der Angriff geht weiter
byzantium-event-battle_lost = { $best } zu { $second }: Der Angriff ist abgeschlagen
byzantium-event-siege = { $city } würfelt mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
}: { $hits } Treffer
byzantium-event-siege_failed = { $city } hält stand, { $best } gegen { $second }
byzantium-event-captured = { $force_id ->
    [bulgar] Die Bulgaren erobern { $city }{ $points ->
        [0] {""}
        [one] : 1 Punkt für { $seat }
       *[other] : { $points } Punkte für { $seat }
    }
   *[other] { $seat } erobert { $city }{ $points ->
        [0] {""}
        [one] : 1 Punkt, 1 Bezant
       *[other] : { $points } Punkte, { $bezants } Bezants
    }
}
byzantium-event-fell = { $force_id ->
    [bulgar] Konstantinopel fällt an die Bulgaren{ $points ->
        [0] {""}
       *[other] : { $points } arabische Punkte für { $seat }
    }
   *[other] Konstantinopel fällt an { $seat }: { $points } arabische Punkte
}
byzantium-event-control = { $seat } kontrolliert { $city }
byzantium-event-passed = { $seat } passt
byzantium-event-income = Einkommen für { $seat }: { byzantium-both-bezants }
byzantium-event-upkeep = { $seat } zahlt { $bezants ->
    [one] 1 Bezant
   *[other] { $bezants } Bezants
} für die { byzantium-side-e } Reihe
byzantium-event-unpaid = { $count ->
    [one] { $seat } kann 1 { byzantium-side-en } Holzwürfel nicht bezahlen
   *[other] { $seat } kann { $count } { byzantium-side-e } Holzwürfel nicht bezahlen
}: { $points ->
    [one] 1 Punkt verloren
   *[other] { $points } Punkte verloren
}
byzantium-event-came_back = { $count ->
    [one] 1 Holzwürfel von { $seat } kommt aus dem Verlustvorrat zurück
   *[other] { $count } Holzwürfel von { $seat } kommen aus dem Verlustvorrat zurück
}, { $total } im Vorrat
byzantium-event-scored = Städte von { $seat }: { byzantium-both-points }
byzantium-event-over = { $reason_id ->
    [fell_to_arabs] Konstantinopel ist an die Araber gefallen. Sieg: { $seats }
    [fell_to_bulgars] Konstantinopel ist an die Bulgaren gefallen. Sieg: { $seats }
   *[third_turn] Die dritte Spielrunde ist beendet. Sieg: { $seats }
}

## Why not

byzantium-reason-game_over = Die Partie ist beendet.
byzantium-reason-not_choosing_an_action = Eine Aktion ist im Gange; führe sie erst zu Ende.
byzantium-reason-not_claiming = Städte werden mit der Aktion „Stadt übernehmen“ übernommen.
byzantium-reason-not_at_the_boxes = Felder werden mit der Aktion „Sonderaktion“ gewählt.
byzantium-reason-not_developing = Städte wachsen durch ein Feld der Stadterweiterung.
byzantium-reason-not_sending_bulgars = Die Bulgaren werden durch ein Bulgarenfeld losgeschickt.
byzantium-reason-not_fortifying = Städte werden durch ein Befestigungsfeld befestigt.
byzantium-reason-not_building = Kirchen und Moscheen werden mit der Aktion „Bauen“ gebaut.
byzantium-reason-not_placing_a_cube = Jetzt ist kein Holzwürfel zu legen.
byzantium-reason-not_picking_a_treasury = Jetzt ist keine Staatskasse zu wählen.
byzantium-reason-not_reinforcing = Auf die Armeefelder kommen Holzwürfel mit der Aktion „Verstärken“.
byzantium-reason-not_taxing = Steuern werden mit der Aktion „Steuern erheben“ erhoben.
byzantium-reason-not_sharing_taxes = Jetzt ist kein Steuergeld aufzuteilen.
byzantium-reason-not_picking_an_army = Armeen handeln mit der Aktion „Ziehen und angreifen“.
byzantium-reason-not_entering = Jetzt wird keine Armee eingesetzt.
byzantium-reason-not_marching = Armeen ziehen mit der Aktion „Ziehen und angreifen“.
byzantium-reason-not_doubling = Jetzt fährt keine arabische Armee über das Meer.
byzantium-reason-not_doubled = Keine Überfahrt ist verdoppelt worden.
byzantium-reason-not_firing = Jetzt fährt keine arabische Armee über das Meer.
byzantium-reason-not_losing = Jetzt ist kein Holzwürfel einer Armee zu entfernen.
byzantium-reason-not_attacked = Jetzt wird keine Armee angegriffen.
byzantium-reason-not_closing_the_sea = Jetzt zieht sich keine arabische Armee über das Meer zurück.
byzantium-reason-not_retreating = Jetzt zieht sich keine Armee zurück.
byzantium-reason-not_picking_an_opponent = Jetzt ist kein Gegner zu wählen.
byzantium-reason-not_calling_levy = Jetzt wird keine Bürgerwehr gerufen.
byzantium-reason-not_paying_upkeep = Unterhalt wird am Ende einer Spielrunde gezahlt, und gefragt wird nur, wo das Geld nicht reicht.
byzantium-reason-nothing_to_claim = Mit den übrigen Holzwürfeln und dem übrigen Geld lässt sich keine unkontrollierte Stadt übernehmen.
byzantium-reason-nothing_to_reinforce_with = Der Vorrat ist leer, und in keiner Staatskasse liegen die 3 Bezants für einen anderen Holzwürfel.
byzantium-reason-no_box_open = Kein freies Feld bietet eine Aktion, die sich ausführen und bezahlen ließe.
byzantium-reason-taxed_already = Du hast in dieser Spielrunde schon Steuern erhoben.
byzantium-reason-pool_empty = Holzwürfel für Steuern kommen aus dem Vorrat, und der ist leer.
byzantium-reason-no_money_to_build = Eine Kirche oder Moschee kostet 6 Bezants ihrer Seite, und 3 mehr, wenn der Vorrat leer ist.
byzantium-reason-no_army_can_march = Keine deiner Armeen kann eingesetzt werden, ziehen oder angreifen.
byzantium-reason-capital_has_no_controller = Konstantinopel kann niemand kontrollieren.
byzantium-reason-not_of_a_side = { $city } ist weder byzantinisch noch arabisch; nur eine Armee kann die Stadt erobern.
byzantium-reason-controlled_already = { $city } hat schon einen Besitzer; nur ein Angriff kann das ändern.
byzantium-reason-no_cube_to_be_had = Der Vorrat ist leer, und die Staatskasse, die zahlen müsste, hat weniger als 3 Bezants.
byzantium-reason-box_occupied = Auf jedem Feld dieser Art liegt bis zum Ende der Spielrunde ein Holzwürfel.
byzantium-reason-not_of_the_box = { $city } gehört nicht zu der Seite, für die das Feld gilt.
byzantium-reason-city_full = { $city } hat drei Stadtmarker, und mehr hat keine Stadt.
byzantium-reason-capital_never_grows = Konstantinopel kann nicht erweitert werden.
byzantium-reason-nothing_to_develop = Jede Stadt dieser Seite hat drei Stadtmarker.
byzantium-reason-no_bulgar_target = Die Bulgaren greifen nur byzantinische und arabische Städte an.
byzantium-reason-beyond_the_bulgars = Die Bulgaren erreichen Städte mit einem Pfeil und solche, die eine Straße mit einer bulgarischen Stadt verbindet.
byzantium-reason-own_against_own = An diesem Tisch schickt niemand die Bulgaren gegen die eigene Stadt oder Armee.
byzantium-reason-bulgars_run_short = Im allgemeinen Vorrat liegen keine zwei bulgarischen Holzwürfel mehr.
byzantium-reason-no_disk_left = Deine beiden Befestigungsmarker sind in Gebrauch.
byzantium-reason-not_your_cube = Nur eine Stadt mit deinem Kontrollmarker lässt sich befestigen.
byzantium-reason-fortified_already = { $city } ist schon befestigt.
byzantium-reason-army_off_the_board = Diese Armee ist nicht auf dem Spielplan.
byzantium-reason-not_against_yourself = Du kontrollierst die Stadt, in der die Armee steht.
byzantium-reason-capital_has_no_civil_war = Keine byzantinische Armee greift je Konstantinopel an.
byzantium-reason-last_army_cube = Das ist der letzte Holzwürfel der Armee, die angreifen muss.
byzantium-reason-source_empty = Dort ist kein Holzwürfel zu holen.
byzantium-reason-treasury_short = In der Staatskasse, die zahlt, liegt weniger als der Preis.
byzantium-reason-losses_go_first = Der Holzwürfel fürs Passen kommt aus dem Verlustvorrat, solange dort welche liegen.
byzantium-reason-back_into_its_box = Ein Holzwürfel geht nicht auf das Feld zurück, von dem er kam.
byzantium-reason-moved_already = Die Holzwürfel dort sind in dieser Aktion schon versetzt worden, und keiner wird zweimal versetzt.
byzantium-reason-one_elite_cube = Jedes Elitefeld nimmt je Aktion einen Holzwürfel auf.
byzantium-reason-place_one_first = Mindestens ein Holzwürfel muss gelegt werden.
byzantium-reason-beyond_the_pool = So viele Holzwürfel liegen nicht im Vorrat.
byzantium-reason-beyond_the_tax = Das ist mehr Geld, als die Steuern gebracht haben.
byzantium-reason-army_never_placed = Die byzantinische Armee kommt erst mit deiner ersten byzantinischen Stadt ins Spiel.
byzantium-reason-army_without_cubes = Diese Armee hat keinen Holzwürfel in Elite, Hauptarmee oder Bewegung.
byzantium-reason-nowhere_to_enter = Es gibt keine Stadt, in der diese Armee eingesetzt werden könnte.
byzantium-reason-army_cannot_act = Diese Armee kann weder ziehen noch angreifen.
byzantium-reason-not_of_the_army = Eine Armee wird in einer Stadt der eigenen Seite eingesetzt, und { $city } gehört zu einer anderen.
byzantium-reason-no_controller_there = An diesem Tisch werden Armeen nur in kontrollierten Städten eingesetzt.
byzantium-reason-no_link = Keine Verbindung, die diese Armee nutzen kann, führt nach { $city }.
byzantium-reason-no_third_link = Eine Armee nutzt je Aktion höchstens zwei Verbindungen.
byzantium-reason-sea_given_up = Wer auf eine Überfahrt verzichtet hat, nutzt in dieser Aktion keine Seeverbindung mehr.
byzantium-reason-move_short = Auf dem Bewegungsfeld liegen dafür nicht genug Holzwürfel.
byzantium-reason-own_city = Du kontrollierst { $city }, und niemand greift eine eigene Stadt an.
byzantium-reason-own_army_there = Deine andere Armee steht in { $city }, und niemand greift sich selbst an.
byzantium-reason-nothing_done_yet = Die Armee muss eingesetzt werden, ziehen oder angreifen.
byzantium-reason-rank_empty = Auf diesem Feld liegt kein Holzwürfel.
byzantium-reason-levy_stays = Die Bürgerwehr gehört nicht zur Armee und kann nicht für sie verloren werden.
byzantium-reason-costlier_retreat = Ein Rückzug führt dorthin, wo er die wenigsten Holzwürfel kostet, und { $city } ist keine solche Stadt.
byzantium-reason-no_such_opponent = Diese Armee verteidigt die Stadt nicht.
byzantium-reason-nothing_unpaid = Auf diesem Feld ist nichts unbezahlt.
byzantium-reason-too_dear = Das übrige Geld reicht für diesen Holzwürfel nicht.
byzantium-reason-must_be_paid = Solange ein Holzwürfel bezahlt werden kann, muss er bezahlt werden.

## On the board of a terminal

byzantium-terminal = { $label ->
    [elite] Elite
    [main] Haupt
    [levy] Wehr
    [move] Bew.
    [money] Bezants
    [points] Punkte
    [built] Bauten
    [army_in] Armee in
    [road] Straße
    [desert] Wüste
    [sea] See
    [city] Größe, Mauer, Besitzer
    [army] Armee
    [guard] Garde
    [passed] gepasst
   *[passed_first] zuerst gepasst
}
byzantium-terminal-began = Startspieler: { $seat }
byzantium-terminal-bulgars = Bulgaren { $count }, { $supply } im Vorrat
byzantium-terminal-pool = Vorrat { $pool }, Verluste { $losses }
byzantium-terminal-tax = auf dem Steuerfeld: { $count }
byzantium-terminal-walls = Mauern übrig: { $count }
byzantium-terminal-removed = aus dem Spiel: { $count }

## Options of a new table

byzantium-option-bulgars_on_own = Bulgaren gegen eigene Städte
byzantium-choice-bulgars_on_own = { $value ->
    [0] nein
   *[1] ja
}
byzantium-option-bulgars_take_capital = Die Bulgaren erobern Konstantinopel
byzantium-choice-bulgars_take_capital = { $value ->
    [0] arabische Punkte entscheiden
    [1] normale Wertung
   *[2] jeder Angriff beendet die Partie
}
byzantium-option-fleet_doubling = Verdoppelte Überfahrt, für die es nicht reicht
byzantium-choice-fleet_doubling = { $value ->
    [0] Aktion verloren
    [1] zahlen oder verzichten
   *[2] nicht verdoppelt
}
byzantium-option-entry = Armeen werden eingesetzt
byzantium-choice-entry = { $value ->
    [0] nur in kontrollierten Städten
   *[1] in jeder Stadt ihrer Seite
}
byzantium-option-levy_after_army = Bürgerwehr nach einem Kampf der Armee des Besitzers
byzantium-choice-levy_after_army = { $value ->
    [0] nein
   *[1] ja
}
byzantium-option-beaten_after_two_links = Nach zwei Verbindungen geschlagen: Rückkehr
byzantium-choice-beaten_after_two_links = { $value ->
    [0] in die Ausgangsstadt
   *[1] in die Stadt dazwischen
}
byzantium-option-beaten_in_place = Im Bürgerkrieg ohne Bewegung geschlagen
byzantium-choice-beaten_in_place = { $value ->
    [0] bleibt
    [1] zieht sich zurück
   *[2] vernichtet
}
byzantium-option-failed_siege = Nach einer erfolglosen Belagerung
byzantium-choice-failed_siege = { $value ->
    [0] zurück in die Ausgangsstadt
   *[1] freier Rückzug
}
byzantium-option-fleet_refusal = Angreifer, dem auf dem Rückweg das Meer gesperrt wird
byzantium-choice-fleet_refusal = { $value ->
    [0] Rückzug über Land
   *[1] vernichtet
}
byzantium-option-unpaid_upkeep = Holzwürfel, die unbezahlt bleiben
byzantium-choice-unpaid_upkeep = { $value ->
    [0] in fester Reihenfolge
    [1] der Besitzer wählt
   *[2] nur was das Geld nicht deckt
}
byzantium-option-last_upkeep = Einkommen und Unterhalt in der dritten Spielrunde
byzantium-choice-last_upkeep = { $value ->
    [0] nein
   *[1] ja
}

## What was done, as the title of a turning point: `who` is `you` where the reader did it

byzantium-deed-claim = { $who ->
    [you] Du übernimmst { $city }
   *[they] { $seat } übernimmt { $city }
}
byzantium-deed-box = { $who ->
    [you] Du wählst eine Sonderaktion: { $kind }
   *[they] { $seat } wählt eine Sonderaktion: { $kind }
}
byzantium-deed-box-emperor = { $who ->
    [you] Du wirst Kaiser
   *[they] { $seat } wird Kaiser
}
byzantium-deed-box-caliph = { $who ->
    [you] Du wirst Kalif
   *[they] { $seat } wird Kalif
}
byzantium-deed-develop = { $who ->
    [you] Du erweiterst { $city }
   *[they] { $seat } erweitert { $city }
}
byzantium-deed-bulgars = { $who ->
    [you] Du schickst die Bulgaren gegen { $city }
   *[they] { $seat } schickt die Bulgaren gegen { $city }
}{ byzantium-deed-end }
byzantium-deed-swell = { $who ->
    [you] Du verstärkst die Bulgaren
   *[they] { $seat } verstärkt die Bulgaren
}
byzantium-deed-fortify = { $who ->
    [you] Du befestigst { $city }
   *[they] { $seat } befestigt { $city }
}
byzantium-deed-build-church = { $who ->
    [you] Du baust eine Kirche
   *[they] { $seat } baut eine Kirche
}
byzantium-deed-build-mosque = { $who ->
    [you] Du baust eine Moschee
   *[they] { $seat } baut eine Moschee
}
byzantium-deed-reinforce = { $who ->
    [you] Du verstärkst: 1 Holzwürfel { byzantium-box-to }
   *[they] { $seat } verstärkt: 1 Holzwürfel { byzantium-box-to }
}
byzantium-deed-tax = { $who ->
    [you] Du erhebst Steuern mit { $cubes ->
        [one] 1 Holzwürfel
       *[other] { $cubes } Holzwürfeln
    }
   *[they] { $seat } erhebt Steuern mit { $cubes ->
        [one] 1 Holzwürfel
       *[other] { $cubes } Holzwürfeln
    }
}
byzantium-deed-enter = { $who ->
    [you] Du setzt deine Armee in { $city } ein
   *[they] { $seat } setzt eine Armee in { $city } ein
}
byzantium-deed-go = { $who ->
    [you] Du ziehst nach { $city }
   *[they] { $seat } zieht nach { $city }
}
byzantium-deed-attack = { $who ->
    [you] Du greifst { $city } an
   *[they] { $seat } greift { $city } an
}{ byzantium-deed-end }
byzantium-deed-civil_war = { $who ->
    [you] Du beginnst einen Bürgerkrieg
   *[they] { $seat } beginnt einen Bürgerkrieg
}{ byzantium-deed-end }
byzantium-deed-stop = { $who ->
    [you] Deine Armee hält an
   *[they] Die Armee von { $seat } hält an
}
byzantium-deed-action-pass = { $who ->
    [you] Du passt
   *[they] { $seat } passt
}
byzantium-deed-fight = { $who ->
    [you] Du bleibst und kämpfst
   *[they] { $seat } bleibt und kämpft
}{ byzantium-deed-defence }
byzantium-deed-retreat = { $who ->
    [you] Du ziehst dich zurück
   *[they] { $seat } zieht sich zurück
}
byzantium-deed-levy = { $who ->
    [you] Du rufst die Bürgerwehr
   *[they] { $seat } ruft die Bürgerwehr
}{ byzantium-deed-defence }
byzantium-deed-forgo = { $who ->
    [you] Du rufst keine Bürgerwehr
   *[they] { $seat } ruft keine Bürgerwehr
}{ byzantium-deed-end }
byzantium-deed-double = { $who ->
    [you] Deine Flotte verdoppelt die Kosten einer Überfahrt
   *[they] Die Flotte von { $seat } verdoppelt die Kosten einer Überfahrt
}
byzantium-deed-fire = { $who ->
    [you] Deine Flotte greift eine Überfahrt an
   *[they] Die Flotte von { $seat } greift eine Überfahrt an
}
byzantium-deed-unpaid = { $who ->
    [you] Du lässt Holzwürfel unbezahlt
   *[they] { $seat } lässt Holzwürfel unbezahlt
}
byzantium-deed-end = { $outcome ->
    [captured] , und die Stadt fällt
    [fell] , und die Stadt fällt
    [siege_failed] , aber die Stadt hält stand
    [battle_lost] , aber die Stadt hält stand
   *[other] {""}
}
byzantium-deed-defence = { $outcome ->
    [captured] , aber die Stadt fällt
    [fell] , aber die Stadt fällt
    [siege_failed] , und die Stadt hält stand
    [battle_lost] , und die Stadt hält stand
   *[other] {""}
}

## Figures by which a review compares two moves, and what each teaches

byzantium-feature-score = Punktestand, wenn jetzt Schluss wäre
byzantium-lesson-score = Frag dich, wie viele Punkte du hättest, wenn jetzt Schluss wäre.
byzantium-feature-byzantine = byzantinische Punkte
byzantium-lesson-byzantine = Achte auch auf die byzantinischen Punkte.
byzantium-feature-arab = arabische Punkte
byzantium-lesson-arab = Achte auch auf die arabischen Punkte.
byzantium-feature-markers = Stadtmarker in eigenen Städten
byzantium-lesson-markers = Städte zahlen immer wieder: Zähl ihre Stadtmarker.
byzantium-feature-bezants = Bezants nach dem nächsten Unterhalt
byzantium-lesson-bezants = Behalte genug Bezants für den Unterhalt.
byzantium-feature-army = Holzwürfel in den Armeen
byzantium-lesson-army = Zähl, was nach dem Kampf bleibt, nicht, was vorher da ist.
byzantium-feature-levy = Holzwürfel in den Bürgerwehren
byzantium-lesson-levy = Lass eine Bürgerwehr hinter deinen Mauern.
byzantium-feature-pool = Holzwürfel im Vorrat
byzantium-lesson-pool = Freie Holzwürfel sind künftige Aktionen: Behalte welche.
byzantium-feature-lost = Holzwürfel im Verlustvorrat
byzantium-lesson-lost = Verlorene Holzwürfel kommen spät zurück, und nur die Hälfte.
byzantium-feature-walls = befestigte Städte
byzantium-lesson-walls = Mauern bewahren, was Armeen erobert haben.
