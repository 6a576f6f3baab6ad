### What the terminal says by itself. What happens in a game is told by the game's own words.

## People and seats
guest = Gast
seat = Platz { $number }
colour = { $side ->
    [white] Weiß
    [black] Schwarz
    [grey] Grau
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [green] Grün
   *[other] { $side }
  }
plays = { $name } spielt { colour }.
player = { $name } ({ colour })
players = { $game }: { $players }

## Playing
help = ZAHL       die Möglichkeit wählen; `2 5` wählt 2, dann 5 von dem, was folgt
    WÖRTER     eine Aktion mit ihren Wörtern wählen, etwa `rot Hof` oder `3 Schritte`
    ?          die Frage erklären        ? 3   Möglichkeit 3 erklären
    ? WÖRTER   irgendeine Aktion erklären, oder warum sie nicht geht: `? rot Burgund`
    b          zurück zur vorigen Wahl
    u          deinen letzten Zug zurücknehmen, solange weder der Zufall noch andere entschieden haben
    l          der Verlauf der ganzen Partie
    s [DATEI]  das Partieprotokoll speichern
    q          beenden        h   diese Hilfe
asked = { $name }: { $question }
and-then = und dann? (b: zurück)
explained = { $what } (h zeigt, was du eingeben kannst)
leads-to = { $count ->
    [one] { $what }: führt zu 1 Möglichkeit.
   *[other] { $what }: führt zu { $count } Möglichkeiten.
  }
not-now = Jetzt nicht: { $why }
refused = { $why } ({ $rule })
chance-follows = Dann entscheidet der Zufall; das lässt sich nicht zurücknehmen.
ends-move = Damit endet dein Zug.
takes-back = { $name } nimmt den letzten Zug zurück
look-away = { $name }: Drück die Eingabetaste, wenn sonst niemand auf den Bildschirm schaut.
save-first = Die Partie speichern, bevor du gehst? [j/n]
# the letter that says yes to it
yes = j
offer-to-save = s [DATEI] speichert das Partieprotokoll, mit der Eingabetaste gehst du:
saved = Gespeichert als { $file }; `bezant play { $game } --resume { $file }` spielt von hier weiter.
won = { $names_count ->
    [0] Niemand gewinnt die Partie.
   *[other] Sieg: { $names_and }.
  }

## Not understood
no-option = Es gibt keine Möglichkeit { $number }; wähle 1 bis { $most }. (h hilft)
nothing-follows = Nach Möglichkeit { $number } ist nichts mehr zu wählen.
no-action = „{ $words }“ ist keine Aktion von { $game }. { action-example }
many-actions = „{ $words }“ könnte { $count } Aktionen meinen; sag mehr. { action-example }
action-example = Eine Aktion lautet etwa „{ $example }“.
input-ended = Die Eingabe endete vor dem Ende der Partie ({ $where }); sie ist nicht gespeichert.
file-exists = { $file } gibt es schon; nenne eine andere Datei: s DATEI
file-unwritable = { $file } lässt sich nicht schreiben: { $why }.
file-missing = Es gibt keine Datei { $file }.
file-folder = { $file } ist ein Ordner, keine Datei.
file-no-text = { $file } ist keine Textdatei.
file-unreadable = { $file } lässt sich nicht lesen: { $why }.
file-too-large = { $file } ist zu groß für ein Partieprotokoll: mehr als { $most } Bytes.
name-length = Ein Name hat 1 bis { $most } sichtbare Zeichen, nicht { $count }.
cannot-sit = „{ $word }“ kann nicht Platz nehmen; möglich sind: { $known }.
other-game = Das Partieprotokoll ist von { $other }, nicht von { $game }.
other-seats = Das Partieprotokoll hat { $seats } Plätze, und --seats nennt { $named }.
no-setting = „{ $given }“ ist keine Option; schreib NAME=WERT, etwa guard_rounds=50.
stopped = Angehalten.

## Records
no-such-move = Das Partieprotokoll hat { $moves } Züge, also gibt es keine Stellung nach Zug { $at }.
not-over = Die Partie ist nicht beendet: { $where }, am Zug: { $name }.
genuine = { $file } ist echt.
genuine-seed = Das Geheimnis ist das vorher festgelegte: { $commitment }
genuine-moves = Alle { $count } Züge waren möglich, als sie gemacht wurden.
genuine-position = Sie führen zur aufgezeichneten Stellung: { $fingerprint }

## Rules
the-book = Das Regelbuch
the-letter = Die nummerierten Regeln
rules-more = `bezant rules { $game } ID` zeigt ein Kapitel des Regelbuchs oder die Regel mit dieser Nummer.
rule-range = { $first } bis { $last }
not-translated = Dieses Kapitel gibt es nur auf Englisch.
no-rule = Es gibt keine Regel „{ $id }“ in { $game }; am nächsten kommen { $near }.

## Analysis
review-not-over = Die Partie in { $file } ist nicht beendet; nur beendete Partien werden analysiert.
review-stopped = Abgebrochen, bevor die erste Entscheidung untersucht war.
review-compiling = wird kompiliert
review-decisions = Entscheidungen
review-looked = { $done } Entscheidungen, je { $simulations } Simulationen, { review-judge }.
review-looked-part = { $done } von { $of } Entscheidungen, je { $simulations } Simulationen, { review-judge }.
review-judge = { $sight ->
    [network] bewertet vom neuronalen Netz des Champions
   *[search] bewertet von der Suche ohne neuronales Netz
  }
review-chance = Gewinnchance
review-turning = Wendepunkte
review-none = Keiner steht zweifelsfrei fest.
review-run = { $number }. { $title }: { $swing }, ± { $doubt }
review-chose = { $name }: { $what }
review-causes = { $span ->
    [one] Entscheidung { $first }: Wahl { $choice }, Würfel und Karten { $luck }.
   *[other] Entscheidungen { $first } bis { $last }: Wahl { $choice }, Würfel und Karten { $luck }.
  }
review-figure = { $what }: mit dem gespielten Zug { $played }, mit dem besseren { $best }
review-smaller = { $count ->
    [one] 1 kleinerer Ausschlag liegt innerhalb der Unsicherheit und wird nicht aufgeführt.
   *[other] { $count } kleinere Ausschläge liegen innerhalb der Unsicherheit und werden nicht aufgeführt.
  }
review-unforeseen = Der Rest zeigte sich erst im weiteren Verlauf.
review-better = Um { $loss } besser bei Entscheidung { $action }: { $better } statt { $played }.
review-words = „{ $what }“ ({ $rule })
review-sums = Entscheidungen und Glück
review-player = Spieler
review-made = Entscheidungen
review-mistakes = Fehler
review-lost = verschenkt
review-rolls = Würfe
review-luck = Glück
review-sum = { $sum } ± { $doubt }
review-unsure = { $count ->
    [one] 1 weiterer Verlust liegt innerhalb der Unsicherheit oder wurde wettgemacht und ist nicht mitgezählt.
   *[other] { $count } weitere Verluste liegen innerhalb der Unsicherheit oder wurden wettgemacht und sind nicht mitgezählt.
  }

## Refusals of the engine, by their code
error-unknown_game = Es gibt kein Spiel „{ $game }“; die Spiele sind: { $games }.
error-bad_seats = { $game } ist für { $allowed } Spieler, nicht für { $seats }.
error-bad_option = { $why ->
    [range] { $count ->
        [one] Die Option „{ $option }“ ist eine ganze Zahl von { $low } bis { $high } ({ $rule }).
       *[other] Die Option „{ $option }“ sind { $count } ganze Zahlen von { $low } bis { $high } ({ $rule }).
      }
   *[unknown] { $options ->
        [none] Es gibt keine Option „{ $option }“; dieses Spiel hat keine.
       *[other] Es gibt keine Option „{ $option }“; die Optionen sind { $options }.
      }
  }
error-cannot_undo = { $why ->
    [over] Die Partie ist beendet; nichts lässt sich zurücknehmen.
    [nobody] Noch hat niemand gezogen.
    [not-yours] Der letzte Zug ist nicht deiner; du kannst ihn nicht zurücknehmen.
    [chance] Mit deinem letzten Zug kamen Würfel oder verdeckte Karten ans Licht; er bleibt stehen.
   *[secrets] Was andere verbergen, hat entschieden, was auf deinen letzten Zug folgte; er bleibt stehen.
  }
error-unknown_rule = { $why ->
    [page] { $game } hat keine Regelseite.
    [book] { $game } hat kein Regelbuch.
   *[id] Es gibt keine Regel „{ $id }“ in { $game }.
  }
error-bad_record = { $file ->
    [none] Zeile { $line }: { bad-record }
   *[other] { $file }, Zeile { $line }: { bad-record }
  }
bad-record = { $why ->
    [no-record] Ein Partieprotokoll beginnt mit „{ $begins }“.
    [no-moves] Die Zeile „moves“ fehlt.
    [no-value] „{ $what }“ ist kein Wert einer Option.
    [no-start] Die Stellung, mit der es beginnt, ist nicht lesbar.
    [no-head] „{ $what }“ ist keine Zeile im Kopf eines Partieprotokolls.
    [lacks] Im Kopf fehlt: { $what }.
    [version] Das Partieprotokoll ist von Version { $theirs } von { $game }, hier ist Version { $ours }.
    [no-seats] „{ $what }“ ist keine Zahl von Plätzen.
    [other-seed] Das Geheimnis ist nicht das vor der Partie festgelegte.
    [other-position] Die Züge führen zu einer anderen Stellung als der aufgezeichneten.
    [no-move] Ein Zug beginnt mit der Nummer seines Platzes, nicht mit „{ $what }“.
    [no-commitment] Vor den Zügen steht keine Festlegung, also beweist das Geheimnis nichts.
    [cut-off] Ein Partieprotokoll endet mit dem Fingerabdruck der letzten Stellung; dieses ist abgeschnitten.
   *[other] { $said }
  }
