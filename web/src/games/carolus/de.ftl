# The words of the Carolus Magnus board itself, in German. Names of lands, families and sides, options and events live with the game.

carolus-ui-board = { $count ->
    [one] Kreis aus einem Gebiet. Links und rechts gehen durch alles Wählbare, mit Umschalt durch jedes Gebiet.
   *[other] Kreis aus { $count } Gebieten. Links und rechts gehen durch alles Wählbare, mit Umschalt durch jedes Gebiet.
}
carolus-ui-emperor = Karl der Große
carolus-ui-as-table = Den Kreis als Tabelle zeigen
carolus-ui-as-table-short = Tabelle
carolus-ui-as-map = Den Kreis als Karte zeigen
carolus-ui-as-map-short = Karte
carolus-ui-ledge = Neben dem Ring

# what lies in a land
carolus-ui-province = { $name }
carolus-ui-land-region = { $name }, Region aus { $count } Provinzen
carolus-ui-land-castles = { $count ->
    [one] eine { carolus-side-e } Burg
   *[other] { $count } { carolus-side-e } Burgen
}
carolus-ui-land-empty = keine Burg
carolus-ui-land-emperor = hier steht der Kaiser
carolus-ui-knights = { carolus-family-knights }
carolus-ui-no-knights = keine Ritter
carolus-ui-score = { $side } { $count }
carolus-ui-scores = Stärke: { $scores }
carolus-ui-no-scores = keine Seite hat hier Stärke

# the middle of the ring
carolus-ui-discs-round = Scheiben dieser Runde
carolus-ui-disc-of = { $name }: Scheibe { $disc }
carolus-ui-disc-none = { $name } hat noch keine Scheibe gewählt
carolus-ui-refill = Zuletzt aufgefüllt: { $name }
carolus-ui-throw = Letzter Wurf: { $name }
carolus-ui-crown = Krone
carolus-ui-crowns = Krone: { $families }
carolus-ui-crowns-open = { $count ->
    [one] noch eine Krone offen
   *[other] noch { $count } Kronen offen
}
carolus-ui-supply = Vorrat
carolus-ui-supply-of = { $family }: { $count } im Vorrat
carolus-ui-crest-free = Wappen frei
carolus-ui-tray-reserve = { $count ->
    [one] Ein Ritter aus deiner Reserve
   *[other] { $count } Ritter aus deiner Reserve
}
carolus-ui-tray-land = Jetzt ein Gebiet oder dein Hof
carolus-ui-tray-first = Wähle zuerst die Familie
carolus-ui-tray-again = Noch einmal wählen zum Bestätigen
carolus-ui-tray-discs = Wähle deine Scheibe
carolus-ui-tray-supply = Nenne eine Familie für die Krone
carolus-ui-tray-family = { $family }: { $count } in deiner Reserve
carolus-ui-court = Dein Hof
carolus-ui-court-of = dein Hof: { carolus-family-knights }
carolus-ui-disc = Scheibe { $disc }

# how the game goes
carolus-ui-primer-disc = Wähle eine Scheibe
carolus-ui-primer-disc-text = Die kleinste Zahl beginnt. Mit der größten geht der Kaiser am weitesten.
carolus-ui-primer-place = Schicke deine Ritter aus
carolus-ui-primer-place-text = An deinem Hof verschaffen sie dir den Befehl über ihre Familie. In einem Gebiet zählen sie für die Seite, die sie befehligt.
carolus-ui-primer-move = Ziehe den Kaiser
carolus-ui-primer-move-text = Wo er anhält, baut die Seite mit der Mehrheit eine Burg, und benachbarte Gebiete einer Seite verschmelzen.
carolus-ui-primer-goal = Dann füllen die Würfel deine Reserve auf, und der nächste Zug folgt. Wer zuerst alle Burgen gebaut hat, gewinnt.

# the seats
carolus-ui-seat = { $name }, { $side }
carolus-ui-you = du
carolus-ui-bot = Bot
carolus-ui-away = abwesend
carolus-ui-castles = { $count } von { $all }
carolus-ui-castles-long = { $count } von { $all } Burgen
carolus-ui-team = Team { $side }
carolus-ui-reserve = Reserve
carolus-ui-discs = Scheiben
carolus-ui-stock = Burgen
carolus-ui-row = { $family }: { $count } am Hof
carolus-ui-crest = Wappen im Besitz
carolus-ui-stock-of = { $count } von { $all } Burgen im Burgenvorrat
carolus-ui-disc-left = Scheibe { $disc }, noch da
carolus-ui-disc-played = Scheibe { $disc }, gespielt
carolus-ui-disc-force = Scheibe { $disc }, gültig

# the legend: what each thing on the table is, and what it does
carolus-legend-ring = Im Kreis
carolus-legend-middle = In der Mitte
carolus-legend-card = Die Karte eines Spielers
carolus-explain-land = Platz für Ritter und eine Burg. Gezählt wird, wenn Karl der Große hier anhält: Ritter zählen für die Seite, die ihr Wappen hat, Burgen für ihre eigene.
    .name = Gebiet
carolus-explain-region = Zusammengewachsene Provinzen. Sie zählen als ein Gebiet, mit allen ihren Rittern und Burgen.
    .name = Region
carolus-explain-knight = Ritter einer Familie und ihre Zahl. Sie zählen für die Seite, die das Wappen der Familie hat.
    .name = Ritter
carolus-explain-castle = Sie zählt eins für ihre Seite. Wer führt, wenn Karl der Große hier anhält, ersetzt die Burgen durch eigene.
    .name = Burg
carolus-explain-emperor = Er geht im Uhrzeigersinn von Gebiet zu Gebiet. Wo er anhält, baut die führende Seite eine Burg.
    .name = Karl der Große
carolus-explain-steps = So viele Schritte führen Karl den Großen hierher. Mehr, als deine Zahlenscheibe zeigt, darf er nicht gehen.
    .name = Schritte
carolus-explain-fuse = Hier würden zwei Gebiete verschmelzen, denn ihre Burgen gehörten dann einer Seite.
    .name = Kommende Verschmelzung
carolus-explain-discs = Die gültigen Zahlenscheiben in der Zugreihenfolge. Die kleinere Zahl ist früher am Zug; jede Zahl sagt auch, wie viele Schritte Karl der Große höchstens geht.
    .name = Scheiben dieser Runde
carolus-explain-dice = Der letzte Wurf. Jede Farbe bringt einen Ritter dieser Familie aus dem Vorrat.
    .name = Würfel
carolus-explain-crown = Wer sie wirft, nennt eine Familie und nimmt einen ihrer Ritter.
    .name = Krone
carolus-explain-supply = Ritter, die noch niemand hat, zu Beginn vierzig von jeder Familie.
    .name = Vorrat
carolus-explain-crest-free = Dieses Wappen hat noch niemand. Der erste Ritter der Familie an irgendeinem Hof gewinnt es.
    .name = Freies Wappen
carolus-explain-reserve-tray = Die Ritter deiner Reserve, Familie für Familie. Wähle einen, dann ein Gebiet oder deinen Hof.
    .name = Deine Reserve
carolus-explain-disc-tray = Deine Zahlenscheiben. Was in dieser Runde schon gewählt wurde, darfst du nicht spielen, außer du hast keine andere.
    .name = Deine Scheiben
carolus-explain-court-tray = Ein Ritter an deinem Hof bringt dich dem Wappen seiner Familie näher.
    .name = Dein Hof
carolus-explain-card = Was ein Spieler hat: Hof, Reserve, Zahlenscheiben und die Burgen, die noch zu bauen sind. Alles liegt offen.
    .name = Karte eines Spielers
carolus-explain-castles = Gebaute Burgen von allen, die die Seite hat. Wer die letzte baut, gewinnt.
    .name = Burgen
carolus-explain-court = Die Ritter jeder Familie an diesem Hof. Die längste Reihe hat das Wappen; bei Gleichstand bleibt es, wo es ist.
    .name = Hof
carolus-explain-crest = Ein ausgefülltes gehört diesem Spieler: Alle Ritter der Familie zählen für ihn. Ein gestricheltes hat jemand anderes oder niemand.
    .name = Wappen
carolus-explain-reserve = Ritter, die auf ihren Einsatz warten. Sie zählen noch für niemanden.
    .name = Reserve
carolus-explain-disc-left = Noch zu spielen. Nach fünf Runden kommen alle fünf zurück.
    .name = Übrige Scheibe
carolus-explain-disc-force = Die Zahlenscheibe dieser Runde.
    .name = Gültige Scheibe
carolus-explain-disc-played = Verbraucht, bis alle fünf gespielt sind.
    .name = Gespielte Scheibe
carolus-explain-stock = Burgen, die noch zu bauen sind, mit leeren Plätzen für die, die stehen.
    .name = Burgenvorrat
carolus-explain-team = Zwei Spieler mit einem gemeinsamen Burgenvorrat; sie gewinnen oder verlieren zusammen.
    .name = Team

# the ring as a table
carolus-ui-column-land = Gebiet
carolus-ui-column-castles = Burgen
carolus-ui-column-knights = Ritter
carolus-ui-column-scores = Stärke
carolus-ui-column-choice = Wahl
carolus-ui-none = keine
carolus-ui-caption = Die Gebiete des Kreises, im Uhrzeigersinn
