### Carolus Magnus in German. Colours stand alone as nouns (Rot, Weiß); before a noun they are chosen by the bare argument.

carolus-title = Carolus Magnus
carolus-tagline = Fünfzehn Provinzen, fünf Familien, ein Kaiser, der im Kreis durch sein Reich reitet. Wo Burgen einer Seite nebeneinander stehen, verschmelzen Gebiete.
carolus-where = Runde { $round }

## Names of things

carolus-arg-family = { $value ->
    [red] Rot
    [pink] Rosa
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[other] { $value }
}
carolus-arg-face = { $value ->
    [red] Rot
    [pink] Rosa
    [blue] Blau
    [green] Grün
    [yellow] Gelb
    [crown] Krone
   *[other] { $value }
}
carolus-arg-faces = { $value ->
    [red] Rot
    [pink] Rosa
    [blue] Blau
    [green] Grün
    [yellow] Gelb
    [crown] Krone
   *[other] { $value }
}
carolus-arg-side = { $value ->
    [white] Weiß
    [black] Schwarz
    [grey] Grau
   *[other] { $value }
}
carolus-arg-from_side = { $value ->
    [white] Weiß
    [black] Schwarz
    [grey] Grau
   *[other] { $value }
}
carolus-arg-sides = { $value ->
    [white] Weiß
    [black] Schwarz
    [grey] Grau
   *[other] { $value }
}
carolus-arg-builder = { carolus-arg-side }
carolus-arg-goal = { carolus-arg-land }
carolus-arg-land = { $value ->
    [0] Friesland
    [1] Sachsen
    [2] Thüringen
    [3] Bayern
    [4] Kärnten
    [5] Friaul
    [6] Lombardei
    [7] Burgund
    [8] Provence
    [9] Septimanien
    [10] Spanische Mark
    [11] Gascogne
    [12] Aquitanien
    [13] Neustrien
    [14] Austrasien
   *[other] { $value }
}
carolus-arg-from_land = { $value ->
    [0] Friesland
    [1] Sachsen
    [2] Thüringen
    [3] Bayern
    [4] Kärnten
    [5] Friaul
    [6] Lombardei
    [7] Burgund
    [8] Provence
    [9] Septimanien
    [10] Spanische Mark
    [11] Gascogne
    [12] Aquitanien
    [13] Neustrien
    [14] Austrasien
   *[other] { $value }
}

## Names of things in other cases

carolus-land-subject = { $land_id ->
    [6] Die Lombardei
    [8] Die Provence
    [10] Die Spanische Mark
    [11] Die Gascogne
   *[other] { $land }
}
carolus-land-to = { $land_id ->
    [6] in die Lombardei
    [8] in die Provence
    [10] in die Spanische Mark
    [11] in die Gascogne
   *[other] nach { $land }
}
carolus-goal-to = { $goal_id ->
    [6] in die Lombardei
    [8] in die Provence
    [10] in die Spanische Mark
    [11] in die Gascogne
   *[other] nach { $goal }
}
carolus-family-knight = { $family_id ->
    [red] Roter Ritter
    [pink] Rosa Ritter
    [blue] Blauer Ritter
    [green] Grüner Ritter
   *[yellow] Gelber Ritter
}
carolus-family-a_knight = { $family_id ->
    [red] einen roten Ritter
    [pink] einen rosa Ritter
    [blue] einen blauen Ritter
    [green] einen grünen Ritter
   *[yellow] einen gelben Ritter
}
carolus-family-no_knight = { $family_id ->
    [red] kein roter Ritter
    [pink] kein rosa Ritter
    [blue] kein blauer Ritter
    [green] kein grüner Ritter
   *[yellow] kein gelber Ritter
}
carolus-family-knights = { $count ->
    [one] 1 { $family_id ->
        [red] roter
        [pink] rosa
        [blue] blauer
        [green] grüner
       *[yellow] gelber
    }
   *[other] { $count } { $family_id ->
        [red] rote
        [pink] rosa
        [blue] blaue
        [green] grüne
       *[yellow] gelbe
    }
} Ritter
carolus-family-crest = { $family_id ->
    [red] das rote Wappen
    [pink] das rosa Wappen
    [blue] das blaue Wappen
    [green] das grüne Wappen
   *[yellow] das gelbe Wappen
}
carolus-side-plain = { $side_id ->
    [white] weiß
    [black] schwarz
   *[grey] grau
}
carolus-side-e = { $side_id ->
    [white] weiße
    [black] schwarze
   *[grey] graue
}
carolus-builder-plain = { $builder_id ->
    [white] weiß
    [black] schwarz
   *[grey] grau
}

## Steps of a round

carolus-step-setup = Aufbau
carolus-step-choose = Scheiben wählen
carolus-step-place = Ritter einsetzen
carolus-step-move = Kaiser ziehen
carolus-step-refill = Reserve auffüllen

## Questions

carolus-question-name = Welche Familie nennst du für die Krone?
carolus-question-name-detail = { $count ->
    [one] Bei einer Krone bestimmst du selbst die Farbe des Ritters.
   *[other] { $count } Kronen: Nenne für jede eine Farbe, eine nach der anderen.
}
carolus-question-disc = Welche Scheibe spielst du?
carolus-question-disc-detail = Die kleinere Zahl ist früher am Zug; deine Zahl sagt auch, wie viele Schritte der Kaiser höchstens für dich geht.
carolus-question-place = Wohin geht dein nächster Ritter?
carolus-question-place-detail = { $count ->
    [one] Der letzte in diesem Zug: an deinen Hof für Einfluss oder in ein Gebiet für Stärke.
   *[other] Noch { $count } einzusetzen: an deinen Hof für Einfluss oder in ein Gebiet für Stärke.
}
carolus-question-move = Wie weit ziehst du Karl den Großen?
carolus-question-move-detail = { $disc ->
    [one] Deine Scheibe zeigt 1: ein Gebiet im Uhrzeigersinn.
   *[other] Deine Scheibe zeigt { $disc }: 1 bis { $disc } Gebiete im Uhrzeigersinn.
}

## Parts of an option

carolus-part-family = { $family }
carolus-part-land = { $land }
carolus-part-court = dein Hof
carolus-part-disc = Scheibe { $disc }
carolus-part-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}

## Options

carolus-option-name = { $family }
carolus-option-disc = Scheibe { $disc }
carolus-option-court = { carolus-family-knight } an deinen Hof
carolus-option-land = { carolus-family-knight } { carolus-land-to }
carolus-option-steps = { $steps ->
    [one] 1 Schritt { carolus-land-to }
   *[other] { $steps } Schritte { carolus-land-to }
}

## What an option would surely do

carolus-detail-nobody = { $best } zu { $second }: Niemand hat die Mehrheit, nichts wird gebaut
carolus-detail-holds = { $best } zu { $second }: { $side } hält das Gebiet
carolus-detail-built = { $best } zu { $second }: { $side } baut{ $provinces ->
    [0] {""}
   *[other] , { $provinces } Provinzen verschmelzen
}{ $ends ->
    [over] ; damit endet die Partie
   *[on] {""}
}
carolus-detail-replaced = { $best } zu { $second }: { $count ->
    [one] Die Burg wird { carolus-side-plain }
   *[other] { $count } Burgen werden { carolus-side-plain }
}{ $provinces ->
    [0] {""}
   *[other] , { $provinces } Provinzen verschmelzen
}{ $ends ->
    [over] ; damit endet die Partie
   *[on] {""}
}
carolus-detail-replaced_short = { $best } zu { $second }: Die Burgen werden { carolus-side-plain }, { $count ->
    [one] mit der letzten
   *[other] mit den letzten { $count }
} aus dem Burgenvorrat{ $provinces ->
    [0] {""}
   *[other] , { $provinces } Provinzen verschmelzen
}{ $ends ->
    [over] ; damit endet die Partie
   *[on] {""}
}
carolus-detail-crest = { $from_seat_id ->
    [none] du nimmst { carolus-family-crest }
   *[other] du nimmst { $from_seat } { carolus-family-crest } ab
}{ carolus-follows }
carolus-detail-row = { carolus-family-knights } an deinem Hof{ carolus-follows }
carolus-detail-knight = { $side } kommt dort auf { $score }{ carolus-follows }
carolus-detail-nobodys-knight = noch befehligt niemand diese Familie{ carolus-follows }

## What follows the last knight of a turn by itself: with disc 1 nobody asks how far Charlemagne goes

carolus-follows = { $then ->
    [nothing] {""}
   *[other] ; dann geht der Kaiser { carolus-goal-to }, { $best } zu { $second }: { carolus-follows-there }{ $provinces ->
        [0] {""}
       *[other] , { $provinces } Provinzen verschmelzen
    }{ $ends ->
        [over] , und die Partie endet
       *[on] , und es wird gewürfelt
    }
}
carolus-follows-there = { $then ->
    [holds] { $builder } hält das Gebiet
    [built] { $builder } baut
    [replaced] { $turned ->
        [one] Die Burg wird { carolus-builder-plain }
       *[other] { $turned } Burgen werden { carolus-builder-plain }
    }
    [replaced_short] Die Burgen werden { carolus-builder-plain }, { $turned ->
        [one] mit der letzten
       *[other] mit den letzten { $turned }
    } aus dem Burgenvorrat
   *[nobody] Niemand hat die Mehrheit
}

## What happened

carolus-event-throw = { $seat } würfelt: { $faces }
carolus-event-named = { $seat } nennt { $family } für eine Krone
carolus-event-rethrow = Es ist { carolus-family-no_knight } mehr zu haben, { $seat } würfelt erneut: { $face }
carolus-event-forfeit = Von keiner Familie ist ein Ritter zu haben: { $seat } verliert einen Wurf
carolus-event-returned = { $family } ist aufgebraucht: Jeder Hof gibt { $count } zurück
carolus-event-first = { $seat } wählt die erste Scheibe
carolus-event-disc = { $seat } spielt die Scheibe { $disc }
carolus-event-order = Zugreihenfolge: { $seats }
carolus-event-court = { $seat } schickt { carolus-family-a_knight } an den Hof, jetzt { $count }
carolus-event-crest = { $from_seat_id ->
    [none] { $seat } nimmt { carolus-family-crest }
   *[other] { $seat } nimmt { $from_seat } { carolus-family-crest } ab
}
carolus-event-placed = { $seat } schickt { carolus-family-a_knight } { carolus-land-to }
carolus-event-moved = { $steps ->
    [one] { $seat } zieht den Kaiser 1 Schritt { carolus-land-to }
   *[other] { $seat } zieht den Kaiser { $steps } Schritte { carolus-land-to }
}
carolus-event-nobody = { $land }: { $best } zu { $second }, niemand hat die Mehrheit
carolus-event-holds = { $land }: { $best } zu { $second }, { $side } hält das Gebiet
carolus-event-built = { $land }: { $best } zu { $second }, { $side } baut eine Burg
carolus-event-replaced = { $land }: { $best } zu { $second }, { $count ->
    [one] die Burg wechselt
   *[other] { $count } Burgen wechseln
} von { $from_side } zu { $side }
carolus-event-replaced_short = { $land }: { $best } zu { $second }, die Burgen wechseln von { $from_side } zu { $side }, mit { $count ->
    [one] der letzten
   *[other] den letzten { $count }
} aus dem Burgenvorrat
carolus-event-merged = Zusammenschluss: { $from_land } und { $land }, { carolus-side-e } Region aus { $count } Provinzen
carolus-event-round = Runde { $round }
carolus-event-discs_back = Alle nehmen ihre fünf Scheiben zurück
carolus-event-over = { $reason_id ->
    [all_castles] Alle Burgen sind gebaut: { $sides } gewinnt
    [few_lands] Weniger als vier Gebiete sind übrig: { $sides_count ->
        [one] { $sides } hat die meisten Burgen und gewinnt
       *[other] { $sides_and } haben die meisten Burgen und teilen sich den Sieg
    }
    [dead_round] Eine Runde ohne einen einzigen Ritter: { $sides_count ->
        [one] { $sides } hat die meisten Burgen und gewinnt
       *[other] { $sides_and } haben die meisten Burgen und teilen sich den Sieg
    }
   *[unfinished] Die vereinbarte Zahl von Runden ist gespielt: Die Partie bleibt unentschieden
}

## Why not

carolus-reason-game_over = Die Partie ist beendet.
carolus-reason-no_crown_to_name = Es gibt keine Krone, für die eine Familie zu nennen wäre.
carolus-reason-not_choosing_discs = Scheiben werden zu Beginn einer Runde gewählt, von allen je eine.
carolus-reason-not_placing_knights = Jetzt kommt kein Ritter ins Spiel: In einem Zug werden erst die Ritter eingesetzt, dann zieht der Kaiser, dann wird die Reserve aufgefüllt.
carolus-reason-not_moving_emperor = Karl der Große zieht erst, wenn die Ritter des Zuges eingesetzt sind.
carolus-reason-family_exhausted = Es ist { carolus-family-no_knight } zu haben: Der Vorrat ist leer, und nicht jeder Hof kann einen zurückgeben.
carolus-reason-disc_already_played = Die Scheibe { $disc } ist schon gespielt; nach der fünften Runde kommt sie zurück.
carolus-reason-disc_chosen_by_another = Die Scheibe { $disc } hat in dieser Runde schon jemand anderes gewählt, und du hast noch eine andere.
carolus-reason-no_such_knight = In der Reserve ist { carolus-family-no_knight }.
carolus-reason-no_such_land = { carolus-land-subject } gehört jetzt zu einer Region; die Region trägt einen anderen Namen.
carolus-reason-beyond_the_disc = { $limit ->
    [one] Gültig ist die Scheibe 1: Der Kaiser geht genau einen Schritt.
   *[other] Gültig ist die Scheibe { $limit }: Der Kaiser geht 1 bis { $limit } Schritte.
}

## On the board of a terminal

carolus-terminal = { $label ->
    [court] Hof
    [reserve] Reserve
    [discs] Scheiben
    [supply] Vorrat
    [end] Ende
   *[crest] {"["}n] hat das Wappen und befehligt die Familie
}
carolus-terminal-lands = { $count ->
    [one] 1 Gebiet
   *[other] { $count } Gebiete
}

## Options of a new table

carolus-option-guard_rounds = Ende nach so vielen Runden (0: nie)
carolus-option-emperor = Provinz, in der der Kaiser beginnt
carolus-option-first_chooser = Platz, der zuerst wählt (-1: durch Los)
carolus-option-arrangement = Familien der fünfzehn Ritter zu Beginn (-1: durch Los)
carolus-reason-too_far = Bis { carolus-land-to } sind es { $away } Schritte; du darfst jetzt höchstens { $limit ->
    [one] einen
   *[other] { $limit }
} wählen.

## What was done, as the title of a turning point: `who` is `you` where the reader did it

carolus-deed-name = { $who ->
    [you] Du nennst { $family } für eine Krone
   *[they] { $seat } nennt { $family } für eine Krone
}
carolus-deed-disc = { $who ->
    [you] Du spielst die Scheibe { $disc }
   *[they] { $seat } spielt die Scheibe { $disc }
}
carolus-deed-court = { $who ->
    [you] Du schickst { carolus-family-a_knight } an den Hof
   *[they] { $seat } schickt { carolus-family-a_knight } an den Hof
}
carolus-deed-land = { $who ->
    [you] Du schickst { carolus-family-a_knight } { carolus-land-to }
   *[they] { $seat } schickt { carolus-family-a_knight } { carolus-land-to }
}
carolus-deed-steps = { $who ->
    [you] Du ziehst den Kaiser { carolus-land-to }
   *[they] { $seat } zieht den Kaiser { carolus-land-to }
}{ carolus-deed-end }
carolus-deed-end = { $outcome ->
    [built] , und { $side } baut
    [replaced] , und die Burgen wechseln zu { $side }
    [replaced_short] , und die Burgen wechseln zu { $side }
    [holds] , und { $side } hält das Gebiet
    [nobody] , und niemand hat dort die Mehrheit
   *[other] {""}
}

## Figures by which a review compares two moves, and what each teaches

carolus-feature-castles = eigene Burgen
carolus-lesson-castles = Mit Burgen gewinnst du: Bau, wo du kannst.
carolus-feature-theirs = Burgen der besten anderen Seite
carolus-lesson-theirs = Eine Burg, die andere nicht bekommen, ist so viel wert wie eine eigene.
carolus-feature-crests = Wappen
carolus-lesson-crests = Wer das Wappen hat, befehligt die Ritter.
carolus-feature-court = Ritter am Hof
carolus-lesson-court = Ritter am Hof sichern die Wappen.
carolus-feature-lands = Gebiete mit eigener Mehrheit
carolus-lesson-lands = Führe in vielen Gebieten, dann dient dir der Kaiser.
carolus-feature-ahead = eigene Mehrheiten dicht vor dem Kaiser
carolus-lesson-ahead = Schau auf die Gebiete, die der Kaiser erreichen kann.
