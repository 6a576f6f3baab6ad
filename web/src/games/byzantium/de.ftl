# The words of the Byzantium board itself, in German. Names of cities, sides and boxes, options and events live with the game.

byzantium-ui-board = Karte mit { $count } Städten. Die Pfeiltasten gehen durch alles Wählbare, mit Umschalt durch alles.
byzantium-ui-as-table = Die Karte als Tabelle zeigen
byzantium-ui-as-table-short = Tabelle
byzantium-ui-as-map = Die Tabelle als Karte zeigen
byzantium-ui-as-map-short = Karte
byzantium-ui-ledge = Neben der Karte
byzantium-ui-boxes = Felder
byzantium-ui-tracks = Punkte
byzantium-ui-battle = Kampf
byzantium-ui-whole-map = Ganze Karte
byzantium-ui-show-offered = Zeigen, was wählbar ist

byzantium-ui-sea = { $sea ->
    [black] Schwarzes Meer
    [mediterranean] Mittelmeer
    [red] Rotes Meer
    [caspian] Kaspisches Meer
   *[gulf] Persischer Golf
}
byzantium-ui-side = { $side }
byzantium-ui-count-cities = { $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
}

# what lies on the map
byzantium-ui-army = { byzantium-side-e } Armee von { $name }, Stärke { $strength }
byzantium-ui-held = im Besitz von { $name }
byzantium-ui-fortified = befestigt
byzantium-ui-nobody = niemand

# the table of special actions
byzantium-ui-special = Sonderaktionen
byzantium-ui-special-hint = ein Holzwürfel je Feld, am Ende der Spielrunde zurück
byzantium-ui-either-side = Beide Seiten
byzantium-ui-open-boxes = Beliebig oft
byzantium-ui-box = { $kind_id ->
    [bulgars] Bulgaren
    [fortify] Befestigung
    [byzantine_develop] Erweiterung
    [arab_develop] Erweiterung
    [emperor] Kaiser
    [caliph] Kalif
    [byzantine_civil_war] Bürgerkrieg
    [arab_civil_war] Bürgerkrieg
   *[other] Flotte
}
byzantium-ui-open-box = { $box_id ->
    [tax] Steuern
    [church] Kirche
    [mosque] Moschee
   *[pass] Passen
}
byzantium-ui-first = 1.
byzantium-ui-enough = Fertig
byzantium-ui-with-count = { $what } { $count }
byzantium-ui-free = frei
byzantium-ui-taken-by = besetzt von { $name }
byzantium-ui-cubes-of = { $count } Holzwürfel von { $name }
byzantium-ui-nothing-there = leer
byzantium-ui-key-road = Straße: beide Seiten
byzantium-ui-key-desert = Wüste: Araber
byzantium-ui-key-sea-byzantine = Meer: Byz. 1,
byzantium-ui-key-sea-arab = Araber 2
byzantium-ui-bulgars = Bulgaren
byzantium-ui-bulgars-of = Bulgarenfeld, { $count } von { $most } Holzwürfeln
byzantium-ui-of = { $count } von { $most }

# tracks
byzantium-ui-points = Siegpunkte
byzantium-ui-points-of = { $name }: { $byzantine } byzantinisch, { $arab } arabisch
byzantium-ui-turn = Spielrunde { $turn } von { $turns }
byzantium-ui-turn-word = Spielr.

# attacks
byzantium-ui-attack-on = Angriff auf { $city }
byzantium-ui-crossing = Die Flotte greift an
byzantium-ui-attacker = Angreifer
byzantium-ui-fleet = Flotte
byzantium-ui-walls = Stadt
byzantium-ui-defender = { $opponent_id ->
    [red] Rote Armee
    [yellow] Gelbe Armee
    [blue] Blaue Armee
    [green] Grüne Armee
    [levy] Bürgerwehr
   *[bulgars] Bulgaren
}
byzantium-ui-hits = { $count } Treffer
byzantium-ui-outcome = { $outcome ->
    [battle_won] { $best } zu { $second }: geht weiter
    [battle_lost] { $best } zu { $second }: abgeschlagen
    [siege_failed] { $best } zu { $second }: hält stand
    [fell] Konstantinopel fällt
   *[captured] Stadt erobert{ $points ->
        [0] {""}
        [one] , 1 Punkt
       *[other] , { $points } Punkte
    }
}
byzantium-ui-odds-take = { $take } % für die Eroberung
byzantium-ui-odds-losses = im Schnitt { $losses } Holzwürfel Verlust
byzantium-ui-percent = { $count } %
byzantium-ui-to-take = für die Eroberung
byzantium-ui-if-defended = { $fleet ->
    [hostile] wenn alle und die Flotte sich wehren
   *[none] wenn alle verteidigen
}
byzantium-ui-no-defence = nur die Belagerung
byzantium-ui-if-yielded = { $count } %, wenn sich niemand wehrt

# army cards
byzantium-ui-seat = { $name }, { $side_id ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
   *[green] Grün
}
byzantium-ui-you = du
byzantium-ui-bot = Bot
byzantium-ui-away = abwesend
byzantium-ui-starts = beginnt
byzantium-ui-passed = gepasst
byzantium-ui-emperor = Kaiser
byzantium-ui-caliph = Kalif
byzantium-ui-fleet-of = { $side_id ->
    [byzantine] Byz. Flotte
   *[arab] Arab. Flotte
}
byzantium-ui-rank = { $rank_id ->
    [main] Haupt.
    [levy] Bürgerw.
    [move] Beweg.
   *[other] { $rank }
}
byzantium-ui-bezants = Bezants
byzantium-ui-points-short = Punkte
byzantium-ui-cell = { byzantium-side-first } { $rank }: { $count }; Unterhalt je { $price }
byzantium-ui-guard = { $side_id ->
    [byzantine] Kaiserliche Garde
   *[arab] Reitergarde des Kalifen
}
byzantium-ui-treasury = { byzantium-side-first } Staatskasse: { $count }
byzantium-ui-pool = Vorrat
byzantium-ui-pool-of = Vorrat: { $count }
byzantium-ui-losses = Verluste
byzantium-ui-losses-of = Verluste: { $count }
byzantium-ui-removed = Raus
byzantium-ui-walls-left = Mauern
byzantium-ui-cities = Städte
byzantium-ui-upkeep = Unterhalt
byzantium-ui-income-hint = Einkommen { $byzantine } byzantinisch, { $arab } arabisch
byzantium-ui-both = { $byzantine } + { $arab }

# the legend: what each thing on the table is, and what it does
byzantium-legend-map = Auf der Karte
byzantium-legend-boxes = Felder
byzantium-legend-tracks = Leisten und Würfel
byzantium-legend-card = Die Armeetafel
byzantium-explain-city-byzantine = Byzantinische Armeen sind hier zu Hause, alle anderen müssen sie angreifen. Die Zahl nennt ihre Stadtmarker: ihre Würfel in einer Belagerung, ihr Einkommen und ihre Punkte.
    .name = Byzantinische Stadt
byzantium-explain-city-arab = Arabische Armeen sind hier zu Hause, alle anderen müssen sie angreifen. Die Zahl nennt ihre Stadtmarker: ihre Würfel in einer Belagerung, ihr Einkommen und ihre Punkte.
    .name = Arabische Stadt
byzantium-explain-city-persian = Sie gehört niemandem, bis jemand sie erobert. Die Zahl nennt ihre Stadtmarker: ihre Würfel in einer Belagerung.
    .name = Persische Stadt
byzantium-explain-city-bulgar = Die Bulgaren haben sie erobert. Alle ihre Holzwürfel verteidigen sie, und nach ihnen ihre eigenen Mauern.
    .name = Bulgarische Stadt
byzantium-explain-capital = Es zählt wie fünf Stadtmarker und hat nie einen Besitzer. Fällt es, ist die Partie sofort vorbei, und nur arabische Punkte zählen.
    .name = Konstantinopel
byzantium-explain-control = Wer diese Farbe spielt, kontrolliert die Stadt und erhält ihr Einkommen.
    .name = Kontrollmarker
byzantium-explain-wall = In einer Belagerung ein Würfel und eine Stärke mehr für die Stadt. Sie bringt weder Einkommen noch Punkte.
    .name = Mauer
byzantium-explain-army-byzantine = Eine viereckige Fahne. Die Zahl ist die Stärke: Elite und Hauptarmee der byzantinischen Reihe.
    .name = Byzantinische Armee
byzantium-explain-army-arab = Eine eingeschnittene Fahne. Die Zahl ist die Stärke: Elite und Hauptarmee der arabischen Reihe.
    .name = Arabische Armee
byzantium-explain-road = Für beide Seiten offen, für einen Bewegungswürfel.
    .name = Straße
byzantium-explain-desert = Nur für arabische Armeen offen, für einen Bewegungswürfel.
    .name = Wüstenpiste
byzantium-explain-sea = Ein Bewegungswürfel für eine byzantinische Armee, zwei für eine arabische. Die byzantinische Flotte kann sie für Araber verteuern.
    .name = Seeverbindung
byzantium-explain-double = Diese Überfahrt kostet arabische Armeen das Doppelte: vier Bewegungswürfel.
    .name = Doppelte Kosten
byzantium-explain-arrow = Diese Stadt dürfen die Bulgaren von außerhalb der Karte angreifen.
    .name = Bulgarenpfeil
byzantium-explain-toll = So viele Bewegungswürfel kostet der Weg. Sie kommen in den Verlustvorrat.
    .name = Kosten des Weges
byzantium-explain-special = Ein Holzwürfel auf einem freien Feld tut, was das Feld sagt. Es ist bis zum Ende der Spielrunde besetzt, für alle.
    .name = Sonderaktionen
byzantium-explain-box-bulgars = Zwei Holzwürfel kommen zu den Bulgaren hinzu. Dann greifen sie für dich eine Stadt an, oder es kommen noch zwei hinzu.
    .name = Bulgaren
byzantium-explain-box-fortify = Eine Mauer ersetzt deinen Kontrollmarker auf einer deiner Städte.
    .name = Befestigung
byzantium-explain-box-develop = Ein Stadtmarker mehr für eine Stadt dieser Seite, wer sie auch kontrolliert; höchstens drei.
    .name = Stadterweiterung
byzantium-explain-box-emperor = Sofort 2 byzantinische Punkte und bis zum Ende der Spielrunde die Garde für deine byzantinische Elite. Die Bürgerwehr des Kaisers darf Konstantinopel verteidigen.
    .name = Kaiser
byzantium-explain-box-caliph = Sofort 2 arabische Punkte und bis zum Ende der Spielrunde die Garde für deine arabische Elite.
    .name = Kalif
byzantium-explain-box-civil-war = Deine Armee greift eine Stadt ihrer eigenen Seite an, die nicht dir gehört. Siegt sie, behält die Stadt ihre Seite und wird deine.
    .name = Bürgerkrieg
byzantium-explain-box-byzantine-fleet = Bis zum Ende der Spielrunde darfst du die Kosten arabischer Überfahrten der anderen verdoppeln, sie angreifen und ihnen beim Rückzug das Meer sperren.
    .name = Byzantinische Flotte
byzantium-explain-box-arab-fleet = Bis zum Ende der Spielrunde kosten Seeverbindungen deine arabische Armee nur die Hälfte.
    .name = Arabische Flotte
byzantium-explain-box-tax = Für Holzwürfel aus deinem Vorrat je 2 Bezants, einmal je Spielrunde. Am Ende der Spielrunde kommen sie zurück.
    .name = Steuern
byzantium-explain-box-church = Ein Holzwürfel und 6 byzantinische Bezants: 2 byzantinische Punkte. Der Holzwürfel bleibt dort.
    .name = Kirche
byzantium-explain-box-mosque = Ein Holzwürfel und 6 arabische Bezants: 2 arabische Punkte. Der Holzwürfel bleibt dort.
    .name = Moschee
byzantium-explain-box-pass = Wer passt, macht in dieser Spielrunde keine Aktionen mehr. Wer zuerst passt, beginnt die nächste.
    .name = Passen
byzantium-explain-guard = Sie zählt wie ein Holzwürfel der Elite, kostet keinen Unterhalt und geht als Letztes verloren. Am Ende der Spielrunde geht sie zurück.
    .name = Garde
byzantium-explain-bulgars = Die ganze Streitmacht der Bulgaren. Wo sie auch kämpfen, nehmen alle teil, mit höchstens drei Würfeln.
    .name = Bulgarenfeld
byzantium-explain-turns = Die Partie hat drei Spielrunden. In jeder gehen Aktionen reihum, bis alle gepasst haben; dann kommen Einkommen und Unterhalt.
    .name = Spielrunde
byzantium-explain-points = Oben deine byzantinischen, unten deine arabischen Punkte. Beide zählen zusammen, wenn der kleinere Stand mindestens halb so groß ist wie der größere.
    .name = Siegpunkte
byzantium-explain-battle = Der letzte Angriff, Schritt für Schritt: wer gewürfelt hat, die Treffer und was daraus wurde.
    .name = Letzter Angriff
byzantium-explain-die = 4, 5 oder 6 ist ein Treffer und kostet einen Holzwürfel.
    .name = Würfel
byzantium-explain-odds = Wie wahrscheinlich es ist, dass der Angriff gelingt, und wie viele Holzwürfel er dich im Durchschnitt kostet, aus den Würfeln berechnet.
    .name = Aussichten
byzantium-explain-tray = Antworten auf die Frage, die auf der Karte keinen eigenen Platz haben.
    .name = Antworten
byzantium-explain-card = Die beiden Armeen, Staatskassen und Punktestände eines Spielers. Farbe und Zeichen sind dieselben wie auf der Karte.
    .name = Armeetafel
byzantium-explain-row = Obere Reihe: byzantinische Armee, Staatskasse und Punkte. Untere Reihe: die arabischen.
    .name = Reihe einer Seite
byzantium-explain-elite = Jeder Holzwürfel bringt im Kampf einen Würfel, ohne Grenze. Unterhalt 3.
    .name = Elite
byzantium-explain-main = Jeder Holzwürfel bringt im Kampf einen Würfel, höchstens drei. Unterhalt 1.
    .name = Hauptarmee
byzantium-explain-levy = Verteidigt deine Städte, wenn keine Armee es tut, mit höchstens drei Würfeln. Sie gehört nicht zur Armee. Unterhalt 2.
    .name = Bürgerwehr
byzantium-explain-move = Bezahlt das Ziehen. Die Holzwürfel zählen nicht zur Stärke, können aber im Kampf verloren werden. Unterhalt 1.
    .name = Bewegung
byzantium-explain-bezants = Das Geld dieser Seite. Es geht nie in die andere Staatskasse.
    .name = Bezants
byzantium-explain-points-card = Siegpunkte dieser Seite.
    .name = Punkte
byzantium-explain-score = Wenn die Partie jetzt endete: beide Punktestände zusammen, oder nur der größere, wenn der kleinere nicht die Hälfte erreicht.
    .name = Punktestand
byzantium-explain-pool = Freie Holzwürfel. Was du von hier legst, kostet nichts.
    .name = Vorrat
byzantium-explain-losses = Verlorene oder ausgegebene Holzwürfel. Einer von hier kostet 3 Bezants; die Hälfte kommt am Ende der Spielrunde zurück.
    .name = Verlustvorrat
byzantium-explain-removed = Holzwürfel, die nicht bezahlt wurden. Sie sind aus dem Spiel.
    .name = Ausgeschieden
byzantium-explain-walls = So viele Mauern kannst du noch bauen.
    .name = Mauern
byzantium-explain-cities = So viele Städte kontrollierst du.
    .name = Städte
byzantium-explain-upkeep = Was deine Holzwürfel am Ende der Spielrunde kosten, byzantinische und arabische, jede Reihe aus ihrer Staatskasse.
    .name = Unterhalt
byzantium-explain-starts = Macht in dieser Spielrunde die erste Aktion jeder Runde.
    .name = Startspieler
byzantium-explain-passed = Macht in dieser Spielrunde keine Aktionen mehr, verteidigt aber noch.
    .name = Gepasst

# the map as a table
byzantium-ui-caption = Die Städte
byzantium-ui-column = { $column ->
    [city] Stadt
    [side] Seite
    [size] Größe
    [held] Besitzer
    [armies] Armeen
    [links] Verbindungen
   *[choice] Wahl
}
byzantium-ui-link = { $kind_id ->
    [desert] { $city } (Wüste)
    [sea] { $city } (Meer)
   *[road] { $city }
}

# how it goes, in three pictures
byzantium-ui-primer-claim = Städte übernehmen
byzantium-ui-primer-claim-text = Ein Holzwürfel auf einer freien Stadt, byzantinisch oder arabisch, macht sie zu deiner Stadt und bringt einen Punkt für jeden Stadtmarker. Alles, was du tust, kostet einen Holzwürfel.
byzantium-ui-primer-march = Ziehen und kämpfen
byzantium-ui-primer-march-text = Du führst von jeder Seite eine Armee. Zieht eine in eine Stadt der anderen Seite, greift sie diese an: Jede 4, 5 und 6 trifft, und die größere Stärke gewinnt.
byzantium-ui-primer-both = Beide Seiten pflegen
byzantium-ui-primer-both-text = Am Ende einer Spielrunde bringen die Städte Geld, und die Armeen kosten welches. Nach drei Spielrunden zählen deine beiden Punktestände zusammen, wenn der kleinere mindestens halb so groß ist wie der größere.
byzantium-ui-primer-goal = Je eine Aktion, Runde um Runde, bis alle gepasst haben. Fällt Konstantinopel, ist die Partie sofort vorbei, und nur arabische Punkte zählen.

# the score sheet
byzantium-ui-sheet = { $column ->
    [player] Spieler
    [byzantine] Byzantinisch
    [arab] Arabisch
    [score] Punktestand
    [cities] Städte
   *[bezants] Bezants
}
