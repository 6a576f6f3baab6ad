# The words of the Jerusalem board itself, in German. Names of areas, offices and cards, options and events live with the game.

jerusalem-ui-board = Die Stadt mit ihren Vierteln und dem Davidsturm. Die Pfeiltasten gehen durch alles Wählbare, mit Umschalt durch jedes Gebiet.
jerusalem-ui-as-table = Die Stadt als Tabelle zeigen
jerusalem-ui-as-map = Die Tabelle als Stadt zeigen
jerusalem-ui-ledge = Neben der Stadt

# what lies in the city
jerusalem-ui-squires = { $count ->
    [one] 1 Knappe
   *[other] { $count } Knappen
}
jerusalem-ui-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
jerusalem-ui-prestige = { $count } Prestige
jerusalem-ui-nothing = kein Einkommen
jerusalem-ui-count-areas = { $count ->
    [one] 1 Gebiet
   *[other] { $count } Gebiete
}
jerusalem-ui-group = { $group ->
    [cards] Karten
   *[areas] Gebiete
}
jerusalem-ui-empty = leer
jerusalem-ui-closed = zu zweit gesperrt
jerusalem-ui-troop = { $name } { $count }
jerusalem-ui-squires-of = { $count ->
    [one] 1 Knappe von { $name }, { $area }
   *[other] { $count } Knappen von { $name }, { $area }
}
jerusalem-ui-baron-of = Baron von { $name }
jerusalem-ui-pays = bringt { $name } ein: { $income }
jerusalem-ui-pays-nobody = bringt noch niemandem etwas ein: { $income }
jerusalem-ui-nobody = niemand
jerusalem-ui-tower-name =
    Davids-
    turm
jerusalem-ui-prestige-track = Prestige
jerusalem-ui-prestige-of = { $name }: { $count } Prestige
jerusalem-ui-how-many = Wie viele Knappen?
jerusalem-ui-place-many = { $count ->
    [one] 1 Knappen setzen
   *[other] { $count } Knappen setzen
}

# panels
jerusalem-ui-calendar = Kalender
jerusalem-ui-calendar-face = { $face ->
    [down] ver­deckt
    [gifts] Ge­schenke
   *[none] kein Ereignis
}
jerusalem-ui-calamity = { $calamity ->
    [succession] Thron­folge
    [election] Wahl
    [special_tax] Sonder­steuer
   *[war] Krieg
}
jerusalem-ui-round = Runde { $count }
jerusalem-ui-offices = Ämter
jerusalem-ui-auction = Versteigerung der Ämter
jerusalem-ui-power = { $office_id ->
    [constable] hilft dem Baron
    [treasurer] billige Söldner
    [marshal] versetzen / Münze
   *[admiral] eine Münze
}
jerusalem-ui-price = { $count ->
    [0] kostenlos
    [one] 1 Münze
   *[other] { $count } Münzen
}
jerusalem-ui-on-block = wird versteigert
jerusalem-ui-bidders = Gebote
jerusalem-ui-bid = { $count ->
    [one] bietet 1 Münze
   *[other] bietet { $count } Münzen
}
jerusalem-ui-passed = gepasst
jerusalem-ui-to-bid = noch kein Gebot
jerusalem-ui-packet = Das Kartenpäckchen
jerusalem-ui-packet-hint = eine behalten, den Rest weitergeben
jerusalem-ui-your-turn = Deine Möglichkeiten
jerusalem-ui-towers = Türme
jerusalem-ui-floor-costs = Prestige je Stockwerk
jerusalem-ui-floor-price = { $count }
jerusalem-ui-floor-first = { $count }+1
jerusalem-ui-tower-of = { $name }: Höhe { $count }, nächstes Stockwerk { $price }, Prestige { $prestige }
jerusalem-ui-deck = { $count ->
    [one] 1 Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
jerusalem-ui-discard = { $count } gespielt
jerusalem-ui-discard-of = Gespielt: { $cards }

# players
jerusalem-ui-seat = { $name }, { $side }
jerusalem-ui-you = du
jerusalem-ui-bot = Bot
jerusalem-ui-away = abwesend
jerusalem-ui-height = Stockwerke des Turms
jerusalem-ui-prestige-word = Prestige
jerusalem-ui-next-floor = Prestige; das nächste Stockwerk kostet { $price }
jerusalem-ui-hidden = verborgen
jerusalem-ui-squires-word = { $count ->
    [one] Knappe
   *[other] Knappen
}
jerusalem-ui-coins-word = { $count ->
    [one] Münze
   *[other] Münzen
}
jerusalem-ui-cards-word = { $count ->
    [one] Karte
   *[other] Karten
}
jerusalem-ui-income-now = Wenn die Runde jetzt endete: { $income }
jerusalem-ui-supply = { $count ->
    [one] noch 1 Knappe in deinem Vorrat
   *[other] noch { $count } Knappen in deinem Vorrat
}
jerusalem-ui-passed-on = Weitergegeben hast du: { $cards }
jerusalem-ui-paid = { $count } gezahlt
jerusalem-ui-hand-of = Karten von { $name }
jerusalem-ui-behind = { $squires ->
    [one] 1 Knappe
   *[other] { $squires } Knappen
}, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
jerusalem-ui-brief = { $height } ⌂ { $prestige } ★

# the legend: what each thing on the table is, and what it does
jerusalem-legend-city = In der Stadt
jerusalem-legend-panels = Neben der Stadt
jerusalem-legend-card = Die Karte eines Spielers
jerusalem-explain-square = Das große Gebiet eines Viertels. Wer hier die meisten Knappen hat, bekommt, was es zeigt; bei Gleichstand das bessere Amt.
    .name = Großes Gebiet
jerusalem-explain-area = Ein kleines Gebiet eines Viertels. Wer hier die meisten Knappen hat, bekommt, was es zeigt; bei Gleichstand das bessere Amt.
    .name = Kleines Gebiet
jerusalem-explain-tower-of-david = Er zählt als großes Gebiet. Wer ihn kontrolliert, bekommt vor allem anderen eine Münze und darf einen Knappen von hier in ein anderes Gebiet schicken.
    .name = Davidsturm
jerusalem-explain-district = Drei Gebiete zusammen. In drei der Viertel bringen die meisten Knappen im ganzen Viertel ein Privileg.
    .name = Viertel
jerusalem-explain-income = Was das Gebiet am Ende der Runde einbringt, in der Farbe dessen, der es jetzt bekäme.
    .name = Einkommen
jerusalem-explain-squires = Die Knappen eines Spielers und ihre Zahl. Auf dem Plan gewinnen sie Gebiete; hinter dem Sichtschirm warten sie.
    .name = Knappen
jerusalem-explain-crown = Wer sie trägt, würde das Gebiet jetzt kontrollieren.
    .name = Krone
jerusalem-explain-fresh = Knappen, die in diesem Zug gekommen sind. Nach dreien darfst du deinen Baron setzen.
    .name = Neu gesetzte Knappen
jerusalem-explain-baron = Er sperrt das Gebiet bis zum Ende der Runde: Niemand sonst setzt hier Knappen, und keiner wird hinein oder heraus versetzt.
    .name = Baron
jerusalem-explain-closed = Zu zweit ist dieses Viertel gesperrt.
    .name = Gesperrtes Gebiet
jerusalem-explain-privilege-scholars = Die meisten Knappen im Patriarchat: ein Knappe hinter dem Sichtschirm für eine Karte.
    .name = Gelehrte
jerusalem-explain-privilege-building_materials = Die meisten Knappen auf dem Markt: bis zu vier Prestige für je 2 Münzen.
    .name = Baumaterial
jerusalem-explain-privilege-court_intrigues = Die meisten Knappen beim Adel: 1 Prestige, und jemand anderes verliert 1.
    .name = Hofintrigen
jerusalem-explain-holder = Wer das Privileg dieses Viertels jetzt hätte.
    .name = Inhaber eines Privilegs
jerusalem-explain-track = Das Prestige der Spieler. Damit bezahlen sie die Stockwerke ihrer Türme.
    .name = Prestigeleiste
jerusalem-explain-calendar = Die fünf Runden und was jede bringt.
    .name = Kalender
jerusalem-explain-event-down = Ein Ereignis, das zu Beginn seiner Runde aufgedeckt wird.
    .name = Verdecktes Ereignis
jerusalem-explain-event-succession = Am Ende der Runde verlassen alle Knappen den Königspalast. Wessen Baron auf dem Plan steht, rettet bis zu zwei eigene.
    .name = Thronfolge
jerusalem-explain-event-election = Am Ende der Runde behalten in jedem Gebiet des Patriarchats und des Adels alle nur so viele Knappen wie die Farbe, die dort die wenigsten hat.
    .name = Patriarchenwahl
jerusalem-explain-event-special_tax = Am Ende der Runde kostet jeder Knappe auf dem Markt 1 Münze, oder er geht.
    .name = Sondersteuer
jerusalem-explain-event-war = Am Ende der Runde gehen alle Knappen bei den Tempelrittern verloren. Wer welche verliert, darf den Gegnern ebenso viele nehmen, jedem höchstens zwei.
    .name = Krieg
jerusalem-explain-gifts = Nach der fünften Runde: 3 Prestige für die meisten Knappen und für die meisten Münzen hinter dem Sichtschirm, 1 für eine Karte auf der Hand.
    .name = Geschenke des Königs
jerusalem-explain-offices = Werden in jeder Runde versteigert. Die kleinere Zahl ist früher am Zug, bringt mehr Knappen und gewinnt bei Gleichstand.
    .name = Ämter
jerusalem-explain-office-constable = 7 Knappen. Der Baron braucht in einem großen Gebiet nur zwei neu gesetzte Knappen, in einem kleinen nur einen.
    .name = Hauptmann
jerusalem-explain-office-treasurer = 6 Knappen. Der erste Söldner kostet 1 Münze, der zweite 2.
    .name = Schatzmeister
jerusalem-explain-office-marshal = 5 Knappen. Einmal im Zug einen oder zwei Knappen aus einem Gebiet in ein anderes versetzen oder 1 Münze nehmen.
    .name = Feldmarschall
jerusalem-explain-office-admiral = 4 Knappen und eine Münze.
    .name = Admiral
jerusalem-explain-bids = Wer am meisten bietet, zahlt und bekommt das Amt. Wer passt, steigt aus dieser Versteigerung aus.
    .name = Gebote
jerusalem-explain-towers = Die Türme aller Spieler. Nach fünf Runden gewinnt der höchste.
    .name = Türme
jerusalem-explain-floor = Was das Stockwerk an Prestige kostet. +1, wenn es noch kein anderer Turm erreicht hat.
    .name = Preis eines Stockwerks
jerusalem-explain-deck = Aktionskarten, die noch kommen.
    .name = Nachziehstapel
jerusalem-explain-discard = Gespielte Aktionskarten. Sie sind aus dem Spiel.
    .name = Gespielte Karten
jerusalem-explain-packet = Die Aktionskarten dieser Runde. Behalte eine und gib den Rest an das nächste Amt weiter.
    .name = Kartenpäckchen
jerusalem-explain-choices = Antworten auf die Frage, die in der Stadt keinen eigenen Platz haben.
    .name = Deine Möglichkeiten
jerusalem-explain-card = Was ein Spieler hat: Amt, Turm, Prestige und den Sichtschirm mit dem, was er verbirgt.
    .name = Karte eines Spielers
jerusalem-explain-height = Stockwerke des Turms. Der höchste Turm gewinnt.
    .name = Turm
jerusalem-explain-prestige = Das Prestige und was das nächste Stockwerk kostet. Sobald es reicht, wird gebaut.
    .name = Prestige
jerusalem-explain-screen = Knappen und Münzen sehen die anderen bis zum Ende nicht.
    .name = Sichtschirm
jerusalem-explain-coins = Für Ämter, Söldner und Prestige.
    .name = Münzen
jerusalem-explain-cards = Aktionskarten auf der Hand. Ihre Zahl ist offen, die Karten sind es nicht.
    .name = Karten
jerusalem-explain-income-now = Was die Gebiete diesem Spieler einbrächten, wenn die Runde jetzt endete.
    .name = Einkommen jetzt
jerusalem-explain-supply = Deine Knappen, die weder auf dem Plan noch hinter dem Sichtschirm sind. Nur du siehst die Zahl.
    .name = Vorrat
jerusalem-explain-passed-on = Die Karten, die du in dieser Runde gesehen und weitergegeben hast.
    .name = Weitergegeben
jerusalem-explain-action-card = In deinem eigenen Zug zu spielen, einmal. Eine bis zum Ende behaltene Karte ist 1 Prestige wert.
    .name = Aktionskarte

# the city as a table
jerusalem-ui-caption-areas = Die Gebiete
jerusalem-ui-caption-players = Die Spieler
jerusalem-ui-column = { $column ->
    [area] Gebiet
    [squires] Knappen
    [baron] Baron
    [income] Einkommen
    [paid] Geht jetzt an
    [player] Spieler
    [office] Amt
    [height] Höhe
    [prestige] Prestige
    [floor] Nächstes Stockwerk
    [cards] Karten
    [behind] Hinter dem Sichtschirm
   *[choice] Wahl
}

# the score sheet
jerusalem-ui-sheet = { $column ->
    [player] Spieler
    [height] Höhe
    [prestige] Übriges Prestige
    [office] Letztes Amt
   *[gifts] Geschenke des Königs
}
jerusalem-ui-decided = { $reason ->
    [height] Der höchste Turm hat entschieden.
    [prestige] Gleiche Höhe: Das übrige Prestige hat entschieden.
   *[office] Höhe und Prestige gleich: Das bessere Amt hat entschieden.
}

# how a round goes
jerusalem-ui-primer-offices = Biete auf ein Amt
jerusalem-ui-primer-offices-text = Ämter gehen an die höchsten Gebote. Bessere handeln früher, gewinnen bei Gleichstand und bringen mehr Knappen. Danach behalten alle je eine Aktionskarte und geben den Rest weiter.
jerusalem-ui-primer-deploy = Schicke deine Knappen
jerusalem-ui-primer-deploy-text = Setze Knappen, wo du führen willst. Nach drei neu gesetzten kann dein Baron das Gebiet bis zum Ende der Runde für alle anderen sperren.
jerusalem-ui-primer-build = Kassiere und baue
jerusalem-ui-primer-build-text = Wer die meisten Knappen in einem Gebiet hat, erhält sein Einkommen. Aus Prestige werden so viele Stockwerke, wie es bezahlt; das erste Stockwerk in einer neuen Höhe kostet 1 mehr.
jerusalem-ui-primer-goal = Fünf Runden, drei Ereignisse, verborgene Münzen und Karten. Der höchste Turm gewinnt.
