### Jerusalem in German. Areas stand as labels after a colon or in brackets, or in a phrase of the helpers; a squire is a weak noun (einen Knappen).

jerusalem-title = Jerusalem
jerusalem-tagline = Biete auf Ämter, schicke Knappen in die ummauerte Stadt, verbirg deine Münzen. Nach fünf Runden gewinnt der höchste Turm.
jerusalem-where = Runde { $round } von { $rounds }

## Names of things

jerusalem-arg-area = { $value ->
    [pal_b] Palast groß
    [pal_l] Palast links
    [pal_r] Palast rechts
    [tem_b] Templer groß
    [tem_l] Templer links
    [tem_r] Templer rechts
    [pat_b] Patriarchat groß
    [pat_l] Patriarchat links
    [pat_r] Patriarchat rechts
    [mar_b] Markt groß
    [mar_l] Markt links
    [mar_r] Markt rechts
    [nob_b] Adel groß
    [nob_l] Adel links
    [nob_r] Adel rechts
    [tow] Davidsturm
   *[other] { $value }
}
jerusalem-arg-from_area = { $value ->
    [pal_b] Palast groß
    [pal_l] Palast links
    [pal_r] Palast rechts
    [tem_b] Templer groß
    [tem_l] Templer links
    [tem_r] Templer rechts
    [pat_b] Patriarchat groß
    [pat_l] Patriarchat links
    [pat_r] Patriarchat rechts
    [mar_b] Markt groß
    [mar_l] Markt links
    [mar_r] Markt rechts
    [nob_b] Adel groß
    [nob_l] Adel links
    [nob_r] Adel rechts
    [tow] Davidsturm
   *[other] { $value }
}
jerusalem-arg-district = { $value ->
    [palace] Königspalast
    [templars] Tempelritter
    [patriarchs] Patriarchat
    [market] Markt
    [nobility] Adel
    [tower] Davidsturm
   *[other] { $value }
}
jerusalem-arg-privilege = { $value ->
    [scholars] Gelehrte
    [building_materials] Baumaterial
    [court_intrigues] Hofintrigen
   *[other] { $value }
}
jerusalem-arg-side = { $value ->
    [red] Rot
    [yellow] Gelb
    [blue] Blau
    [green] Grün
   *[other] { $value }
}
jerusalem-arg-office = { $value ->
    [constable] Hauptmann
    [treasurer] Schatzmeister
    [marshal] Feldmarschall
    [admiral] Admiral
   *[other] { $value }
}
jerusalem-arg-event = { $value ->
    [succession] Thronfolge
    [election] Patriarchenwahl
    [special_tax] Sondersteuer
    [war] Krieg
   *[other] { $value }
}
jerusalem-arg-card = { $value ->
    [sq1] +1 Knappe
    [co2] +2 Münzen
    [pr2] +2 Prestige
    [res2] +2 Ressourcen
    [sq1co1] +1 Knappe, +1 Münze
    [turncoat] Überläufer
    [move2] Zwei versetzen
    [genoese] Genueser Söldner
    [sweep_palace] Einfluss: Königspalast
    [sweep_templars] Einfluss: Tempelritter
    [sweep_patriarchs] Einfluss: Patriarchat
    [sweep_market] Einfluss: Markt
    [sweep_nobility] Einfluss: Adel
    [sweep_tower] Einfluss: Davidsturm
   *[other] { $value }
}
jerusalem-arg-cards = { $value ->
    [sq1] +1 Knappe
    [co2] +2 Münzen
    [pr2] +2 Prestige
    [res2] +2 Ressourcen
    [sq1co1] +1 Knappe, +1 Münze
    [turncoat] Überläufer
    [move2] Zwei versetzen
    [genoese] Genueser Söldner
    [sweep_palace] Einfluss: Königspalast
    [sweep_templars] Einfluss: Tempelritter
    [sweep_patriarchs] Einfluss: Patriarchat
    [sweep_market] Einfluss: Markt
    [sweep_nobility] Einfluss: Adel
    [sweep_tower] Einfluss: Davidsturm
   *[other] { $value }
}

## Names of things in other cases

jerusalem-office-of = { $office_id ->
    [constable] des Hauptmanns
    [treasurer] des Schatzmeisters
    [marshal] des Feldmarschalls
   *[admiral] des Admirals
}
jerusalem-area-acc = { $area_id ->
    [pal_b] das große Gebiet des Palasts
    [pal_l] das linke Gebiet des Palasts
    [pal_r] das rechte Gebiet des Palasts
    [tem_b] das große Gebiet der Tempelritter
    [tem_l] das linke Gebiet der Tempelritter
    [tem_r] das rechte Gebiet der Tempelritter
    [pat_b] das große Gebiet des Patriarchats
    [pat_l] das linke Gebiet des Patriarchats
    [pat_r] das rechte Gebiet des Patriarchats
    [mar_b] das große Gebiet des Markts
    [mar_l] das linke Gebiet des Markts
    [mar_r] das rechte Gebiet des Markts
    [nob_b] das große Gebiet des Adels
    [nob_l] das linke Gebiet des Adels
    [nob_r] das rechte Gebiet des Adels
   *[tow] den Davidsturm
}
jerusalem-area-to = { $area_id ->
    [pal_b] ins große Gebiet des Palasts
    [pal_l] ins linke Gebiet des Palasts
    [pal_r] ins rechte Gebiet des Palasts
    [tem_b] ins große Gebiet der Tempelritter
    [tem_l] ins linke Gebiet der Tempelritter
    [tem_r] ins rechte Gebiet der Tempelritter
    [pat_b] ins große Gebiet des Patriarchats
    [pat_l] ins linke Gebiet des Patriarchats
    [pat_r] ins rechte Gebiet des Patriarchats
    [mar_b] ins große Gebiet des Markts
    [mar_l] ins linke Gebiet des Markts
    [mar_r] ins rechte Gebiet des Markts
    [nob_b] ins große Gebiet des Adels
    [nob_l] ins linke Gebiet des Adels
    [nob_r] ins rechte Gebiet des Adels
   *[tow] in den Davidsturm
}
jerusalem-from_area-in = { $from_area_id ->
    [pal_b] im großen Gebiet des Palasts
    [pal_l] im linken Gebiet des Palasts
    [pal_r] im rechten Gebiet des Palasts
    [tem_b] im großen Gebiet der Tempelritter
    [tem_l] im linken Gebiet der Tempelritter
    [tem_r] im rechten Gebiet der Tempelritter
    [pat_b] im großen Gebiet des Patriarchats
    [pat_l] im linken Gebiet des Patriarchats
    [pat_r] im rechten Gebiet des Patriarchats
    [mar_b] im großen Gebiet des Markts
    [mar_l] im linken Gebiet des Markts
    [mar_r] im rechten Gebiet des Markts
    [nob_b] im großen Gebiet des Adels
    [nob_l] im linken Gebiet des Adels
    [nob_r] im rechten Gebiet des Adels
   *[tow] im Davidsturm
}
jerusalem-squires-counted = { $squires ->
    [one] 1 Knappen
   *[other] { $squires } Knappen
}
jerusalem-coins-counted = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
# what is gained, after a colon
jerusalem-income-list = { $squires ->
    [0] { $coins ->
        [0] { $prestige ->
            [0] {" "}nichts
           *[other] {""}
        }
       *[other] {""}
    }
    [one] {" "}1 Knappe
   *[other] {" "}{ $squires } Knappen
}{ $coins ->
    [0] {""}
   *[other] { $squires ->
        [0] {""}
       *[other] ,
    }{ $coins ->
        [one] {" "}1 Münze
       *[other] {" "}{ $coins } Münzen
    }
}{ $prestige ->
    [0] {""}
   *[other] { $squires ->
        [0] { $coins ->
            [0] {""}
           *[other] ,
        }
       *[other] ,
    }{" "}{ $prestige } Prestige
}

## Parts of a choice

jerusalem-part-area = { $area }
jerusalem-part-from_area = von: { $from_area }
jerusalem-part-office = { $office }
jerusalem-part-card = { $card }
jerusalem-part-district = { $district }
jerusalem-part-event = { $event }
jerusalem-part-side = { $side }
jerusalem-part-coins = { $coins ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $coins } Münzen
}
jerusalem-part-squires = { $squires ->
    [0] keine Knappen
    [one] 1 Knappe
   *[other] { $squires } Knappen
}
jerusalem-part-prestige = { $prestige ->
    [0] kein Prestige
   *[other] { $prestige } Prestige
}
jerusalem-part-gain = { $gain ->
    [ss] 2 Knappen
    [sc] Knappe und Münze
    [sp] Knappe und Prestige
    [cc] 2 Münzen
    [cp] Münze und Prestige
   *[pp] 2 Prestige
}
jerusalem-part-choice = { $choice ->
    [pass] passen
    [baron] Baron setzen
    [hire] Söldner anheuern
    [trade] Einfluss verkaufen
    [coin] Feldmarschall: Münze nehmen
    [march] Feldmarschall: Knappen versetzen
    [end] Zug beenden
    [again] noch einen versetzen
    [stop] hier aufhören
    [stay] im Davidsturm bleiben
    [draw] Karte ziehen
    [forgo] verzichten
   *[done] das ist alles
}

## Where the round stands

jerusalem-step = { $step ->
    [auction] Ämter
    [draft] Karten
    [deployment] Einsetzen
    [revenue] Einkommen
    [event] { $event }
   *[other] { $step }
}

## What is asked

jerusalem-question-office = Welches Amt versteigerst du?
jerusalem-question-office-detail = { $seat } eröffnet die Versteigerung
jerusalem-question-open = Wie viel bietest du für das Amt { jerusalem-office-of }?
jerusalem-question-open-detail = wer am meisten bietet, zahlt und bekommt das Amt
jerusalem-question-raise = Das Amt { jerusalem-office-of }: Erhöhst du, oder passt du?
jerusalem-question-raise-detail = { $bid ->
    [0] { $from_seat } bietet nichts
    [one] { $from_seat } bietet 1 Münze
   *[other] { $from_seat } bietet { $bid } Münzen
}
jerusalem-question-draft = Welche Karte behältst du?
jerusalem-question-draft-detail = { $count ->
    [one] die andere wird weitergegeben
   *[other] die anderen { $count } werden weitergegeben
}
jerusalem-question-deploy = Was tust du als { $office }?
jerusalem-question-deploy-detail = Knappen setzen, Karten spielen; ein Söldner kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}
jerusalem-question-pick = Welche Knappen verkaufst du?
jerusalem-question-pick-detail = { $count ->
    [one] noch 1 Knappe verlässt den Spielplan
   *[other] noch { $count } Knappen verlassen den Spielplan
}
jerusalem-question-again = Versetzt du noch einen Knappen auf demselben Weg?
jerusalem-question-again-detail = von: { $from_area }
jerusalem-question-move = Zwei versetzen: Von wo nach wo versetzt du?
jerusalem-question-move-detail = { $count ->
    [one] der zweite von zwei Knappen
   *[other] der erste von zwei Knappen
}
jerusalem-question-own = Überläufer: Welchen eigenen Knappen tauschst du?
jerusalem-question-own-detail = er tauscht den Platz mit einem fremden Knappen
jerusalem-question-their = Überläufer: Gegen wessen Knappen tauschst du ihn?
jerusalem-question-their-detail = deiner steht { jerusalem-from_area-in }
jerusalem-question-into = „{ $card }“: In welches Gebiet setzt du den Knappen?
jerusalem-question-into-detail = die Knappen kommen einzeln aus dem Vorrat
jerusalem-question-gain = Welche zwei Ressourcen nimmst du?
jerusalem-question-gain-detail = in beliebiger Mischung
jerusalem-question-tower = Davidsturm: Schickst du einen Knappen?
jerusalem-question-tower-detail = einer von deinen darf in jedes Gebiet ohne fremden Baron
jerusalem-question-scholars = Gelehrte: Gibst du einen Knappen für eine Karte?
jerusalem-question-scholars-detail = bezahlt wird mit einem Knappen hinter deinem Sichtschirm
jerusalem-question-intrigues = Hofintrigen: Wem raubst du Prestige?
jerusalem-question-intrigues-detail = du erhältst auf jeden Fall 1 Prestige
jerusalem-question-materials = Baumaterial: Wie viel Prestige kaufst du?
jerusalem-question-materials-detail = 2 Münzen je Prestigepunkt; das nächste Stockwerk kostet { $price }
jerusalem-question-income = { $area }: Wie viel Prestige nimmst du?
jerusalem-question-income-detail = das Gebiet bringt { $prestige } ein; du darfst weniger nehmen
jerusalem-question-succession = Thronfolge: Wie viele Knappen rettest du?
jerusalem-question-succession-detail = sie gehen dorthin, wo der Baron steht
jerusalem-question-tax = Sondersteuer: Für welche Knappen zahlst du?
jerusalem-question-tax-detail = je 1 Münze, alle anderen verlassen den Markt
jerusalem-question-war = Krieg: Wessen Knappen nimmst du?
jerusalem-question-war-detail = { $count ->
    [one] noch 1, höchstens 2 von jedem Gegner
   *[other] noch bis zu { $count }, höchstens 2 von jedem Gegner
}

## What may be chosen

jerusalem-option-office = { $office } versteigern
jerusalem-option-pass = Passen
jerusalem-option-bid = { $coins ->
    [0] Nichts bieten
    [one] 1 Münze bieten
   *[other] { $coins } Münzen bieten
}
jerusalem-option-keep = „{ $card }“ behalten
jerusalem-option-place = Knappe: { $area }
jerusalem-option-baron = Baron: { $area }
jerusalem-option-hire = Söldner anheuern
jerusalem-option-trade = Einfluss verkaufen
jerusalem-option-card = „{ $card }“ spielen
jerusalem-option-coin = Münze nehmen
jerusalem-option-march = { $from_area } nach { $area }
jerusalem-option-end = Zug beenden
jerusalem-option-pick = Verkaufen: { $area }
jerusalem-option-again = Noch einen versetzen
jerusalem-option-stop = Hier aufhören
jerusalem-option-move = { $from_area } nach { $area }
jerusalem-option-own = Von: { $area }
jerusalem-option-their = Mit { $side }: { $area }
jerusalem-option-into = Knappe: { $area }
jerusalem-option-gain = { $gain ->
    [ss] 2 Knappen nehmen
    [sc] Knappe und Münze nehmen
    [sp] Knappe und Prestige nehmen
    [cc] 2 Münzen nehmen
    [cp] Münze und Prestige nehmen
   *[pp] 2 Prestige nehmen
}
jerusalem-option-stay = Im Davidsturm bleiben
jerusalem-option-tower = Schicken: { $area }
jerusalem-option-draw = Karte ziehen
jerusalem-option-forgo = Verzichten
jerusalem-option-rob = { $side } berauben
jerusalem-option-buy = { $prestige ->
    [0] Nichts kaufen
   *[other] { $prestige } Prestige kaufen
}
jerusalem-option-take = { $prestige ->
    [0] Kein Prestige nehmen
   *[other] { $prestige } Prestige nehmen
}
jerusalem-option-accept = Nehmen: { $squires ->
    [one] 1 Knappe
   *[other] { $squires } Knappen
}, { jerusalem-coins-counted }, { $prestige } Prestige
jerusalem-option-save = { $squires ->
    [0] Keinen retten
    [one] 1 Knappen retten
   *[other] { $squires } Knappen retten
}
jerusalem-option-spare = Für einen zahlen: { $area }
jerusalem-option-done = Das ist alles
jerusalem-option-kill = { $side } nehmen: { $area }

## What it brings

jerusalem-detail-office = { $squires ->
    [one] 1 Knappe
   *[other] { $squires } Knappen
}{ $office_id ->
    [constable] ; der Baron braucht weniger neu gesetzte Knappen
    [treasurer] ; zwei billige Söldner
    [marshal] ; zwei versetzen oder eine Münze
   *[admiral] {" "}und eine Münze
}
jerusalem-detail-pass = du steigst aus dieser Versteigerung aus
jerusalem-detail-bid = { $left ->
    [0] alles, was du hast
    [one] dir bleibt 1 Münze
   *[other] dir bleiben { $left } Münzen
}
jerusalem-detail-keep = { $card_id ->
    [sq1] ein Knappe aus dem Vorrat hinter deinen Sichtschirm
    [co2] zwei Münzen aus der Bank
    [pr2] sofort zwei Prestige
    [res2] zwei nach Wahl aus Knappen, Münzen, Prestige
    [sq1co1] ein Knappe und eine Münze
    [turncoat] einer deiner Knappen tauscht den Platz mit einem fremden
    [move2] versetzt einen oder zwei deiner Knappen beliebig
    [genoese] Söldner kosten in diesem Zug je 2 Münzen
    [sweep_palace] zwei Knappen aus dem Vorrat in den Palast
    [sweep_templars] zwei Knappen aus dem Vorrat zu den Tempelrittern
    [sweep_patriarchs] zwei Knappen aus dem Vorrat ins Patriarchat
    [sweep_market] zwei Knappen aus dem Vorrat auf den Markt
    [sweep_nobility] zwei Knappen aus dem Vorrat zum Adel
   *[sweep_tower] zwei Knappen aus dem Vorrat in den Davidsturm
}
jerusalem-detail-standing = { $standing ->
    [alone] { $count } von dir, dort allein
    [leads] { $count } gegen { $most }: Du führst
    [gone] keiner von deinen bleibt dort
   *[behind] { $count } gegen { $most }: im Rückstand
}
jerusalem-detail-baron = bis zum Ende der Runde für alle anderen gesperrt
jerusalem-detail-hire = { jerusalem-coins-counted }, { $left } übrig
jerusalem-detail-trade = { $squires } Knappen auf dem Spielplan für { jerusalem-coins-counted }
jerusalem-detail-coin = { jerusalem-coins-counted } statt des Versetzens
jerusalem-detail-end = { $count ->
    [0] keine Knappen mehr zu setzen
    [one] 1 Knappe bleibt hinter dem Sichtschirm
   *[other] { $count } Knappen bleiben hinter dem Sichtschirm
}
jerusalem-detail-stay = niemand verlässt ihn
jerusalem-detail-draw = { jerusalem-squires-counted } für die oberste Karte
jerusalem-detail-forgo = nichts geschieht
jerusalem-detail-rob = du +{ $count }; der Gegner hat { $prestige }
jerusalem-detail-buy = { $coins ->
    [0] {""}
   *[other] { jerusalem-coins-counted }, { $left } übrig;{" "}
}{ $prestige } Prestige, nächstes Stockwerk { $price }
jerusalem-detail-take = dann { $prestige } Prestige, nächstes Stockwerk { $price }
jerusalem-detail-accept = dann { $prestige } Prestige, nächstes Stockwerk { $price }
jerusalem-detail-save = { $count ->
    [0] alle sind verloren
   *[other] { jerusalem-area-to }
}
jerusalem-detail-spare = { jerusalem-coins-counted }, { $left } übrig; { $count ->
    [one] 1 bleibt
   *[other] { $count } bleiben
}
jerusalem-detail-done = keiner mehr
jerusalem-detail-unpaid = { $count ->
    [0] alle sind bezahlt
    [one] 1 Knappe verlässt den Markt
   *[other] { $count } Knappen verlassen den Markt
}
jerusalem-detail-kill = { $count ->
    [0] dort bleibt keiner
    [one] dort bleibt 1
   *[other] dort bleiben { $count }
}

## What happened

jerusalem-event-round = Runde { $round }
jerusalem-event-turned_up = Das Ereignis dieser Runde: { $event }
jerusalem-event-first_opener = { $seat } eröffnet die erste Versteigerung
jerusalem-event-opener = { $seat } eröffnet die Versteigerungen
jerusalem-event-offered = { $seat } versteigert das Amt { jerusalem-office-of }
jerusalem-event-bid = { $coins ->
    [0] { $seat } bietet nichts
   *[other] { $seat } bietet { jerusalem-coins-counted }
}
jerusalem-event-passed = { $seat } passt
jerusalem-event-won = { $coins ->
    [0] { $seat } wird { $office }, ohne etwas zu zahlen
   *[other] { $seat } wird für { jerusalem-coins-counted } { $office }
}
jerusalem-event-left_over = { $seat } wird { $office }, das letzte freie Amt
jerusalem-event-packet = { $seat } sieht sich das Kartenpäckchen an: { $cards }
jerusalem-event-packet-unseen = { $seat } sieht sich das Kartenpäckchen an
jerusalem-event-kept = { $seat } behält „{ $card }“
jerusalem-event-kept-unseen = { $seat } behält eine Karte
jerusalem-event-received = { $seat } bekommt die letzte Karte, „{ $card }“
jerusalem-event-received-unseen = { $seat } bekommt die letzte Karte
jerusalem-event-deploys = { $seat } nimmt als { $office } { jerusalem-squires-counted }{ $coins ->
    [0] {""}
   *[other] {" "}und { jerusalem-coins-counted }
}
jerusalem-event-placed = { $seat } setzt einen Knappen: { $area }
jerusalem-event-baron = { $seat } sperrt { jerusalem-area-acc } mit dem Baron
jerusalem-event-hired = { $seat } heuert für { jerusalem-coins-counted } einen Söldner an
jerusalem-event-picked = { $seat } nimmt einen Knappen vom Plan: { $area }
jerusalem-event-traded = { $seat } bekommt { jerusalem-coins-counted } für drei Knappen
jerusalem-event-played = { $seat } spielt „{ $card }“
jerusalem-event-gained = { $seat } erhält:{ jerusalem-income-list }
jerusalem-event-marshal_coin = { $seat } nimmt als Feldmarschall { jerusalem-coins-counted }
jerusalem-event-marched = { $seat } versetzt als Feldmarschall einen Knappen: { $from_area } nach { $area }
jerusalem-event-moved = { $seat } versetzt einen Knappen: { $from_area } nach { $area }
jerusalem-event-exchanged = { $seat } tauscht einen Knappen ({ $from_area }) gegen einen von { $from_seat } ({ $area })
jerusalem-event-swept = { $seat } bringt einen Knappen aus dem Vorrat: { $area }
jerusalem-event-ended = { $seat } beendet den Zug
jerusalem-event-tower = { $seat } hält den Davidsturm: { jerusalem-coins-counted }
jerusalem-event-sent = { $seat } schickt einen Knappen aus dem Davidsturm: { $area }
jerusalem-event-privilege = { $seat } hat das Privileg: { $district_id ->
    [patriarchs] Gelehrte
    [market] Baumaterial
   *[nobility] Hofintrigen
}
jerusalem-event-drew = { $seat } gibt { jerusalem-squires-counted } ab und zieht „{ $card }“
jerusalem-event-drew-unseen = { $seat } gibt { jerusalem-squires-counted } ab und zieht eine Karte
jerusalem-event-bought = { $seat } kauft { $prestige } Prestige für { jerusalem-coins-counted }
jerusalem-event-robbed = { $lost ->
    [0] { $seat } erhält { $prestige } Prestige; { $from_seat } hat keines zu verlieren
   *[other] { $seat } raubt { $from_seat } { $prestige } Prestige
}
jerusalem-event-income = Einkommen für { $seat } ({ $area }):{ jerusalem-income-list }
jerusalem-event-revealed = { $seat } deckt auf: { $squires ->
    [one] 1 Knappe
   *[other] { $squires } Knappen
}, { jerusalem-coins-counted }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
jerusalem-event-shown = { $seat } deckt auf: { $cards }
jerusalem-event-most_squires = Geschenke des Königs, die meisten Knappen: { $prestige } Prestige für { $seat }
jerusalem-event-most_coins = Geschenke des Königs, die meisten Münzen: { $prestige } Prestige für { $seat }
jerusalem-event-any_card = Geschenke des Königs, eine Karte auf der Hand: { $prestige } Prestige für { $seat }
jerusalem-event-built = { $seat } baut das { $floor }. Stockwerk für { $prestige } Prestige
jerusalem-event-event = { $event }
jerusalem-event-removed = { $count ->
    [one] { $seat } verliert 1 Knappen: { $area }
   *[other] { $seat } verliert { $count } Knappen: { $area }
}
jerusalem-event-saved = { $count ->
    [one] { $seat } rettet 1 Knappen: { $area }
   *[other] { $seat } rettet { $count } Knappen: { $area }
}
jerusalem-event-weakened = { $count ->
    [one] { $seat } verliert 1 Knappen: { $area }
   *[other] { $seat } verliert { $count } Knappen: { $area }
}
jerusalem-event-tax_paid = { $seat } zahlt { jerusalem-coins-counted } für einen Knappen: { $area }
jerusalem-event-taxed = { $count ->
    [one] { $seat } nimmt 1 Knappen vom Plan: { $area }
   *[other] { $seat } nimmt { $count } Knappen vom Plan: { $area }
}
jerusalem-event-fallen = { $count ->
    [one] { $seat } verliert 1 Knappen im Krieg: { $area }
   *[other] { $seat } verliert { $count } Knappen im Krieg: { $area }
}
jerusalem-event-killed = { $seat } nimmt einen Knappen von { $from_seat }: { $area }
jerusalem-event-over = { $reason_id ->
    [height] Der höchste Turm entscheidet. Sieg: { $seats }
    [prestige] Gleich hohe Türme, mehr Prestige entscheidet. Sieg: { $seats }
   *[office] Türme und Prestige gleich, das bessere Amt entscheidet. Sieg: { $seats }
}

## Why not

jerusalem-reason-game_over = Die Partie ist beendet.
jerusalem-reason-not_naming_an_office = Jetzt ist kein Amt zur Versteigerung zu wählen.
jerusalem-reason-not_opening = Jetzt wird keine Versteigerung eröffnet.
jerusalem-reason-not_bidding = Jetzt wird kein Amt versteigert.
jerusalem-reason-not_drafting = Karten werden nach den Versteigerungen gewählt.
jerusalem-reason-not_deploying = Das geschieht im eigenen Zug beim Einsetzen, wenn keine andere Entscheidung offen ist.
jerusalem-reason-not_trading = Knappen verlassen den Spielplan durch „Einfluss verkaufen“.
jerusalem-reason-not_marching = Gerade versetzt kein Feldmarschall Knappen.
jerusalem-reason-not_moving = Knappen werden durch die Karte „Zwei versetzen“ versetzt.
jerusalem-reason-not_exchanging = Knappen tauschen den Platz durch die Karte „Überläufer“.
jerusalem-reason-not_picking_theirs = Der fremde Knappe wird nach dem eigenen gewählt, durch die Karte „Überläufer“.
jerusalem-reason-not_sweeping = Knappen kommen nur durch eine Einflusskarte aus dem Vorrat auf den Spielplan.
jerusalem-reason-not_gaining = Ressourcen werden durch die Karte „+2 Ressourcen“ gewählt.
jerusalem-reason-not_in_the_tower = Ein Knappe verlässt den Davidsturm in einem eigenen Schritt, wenn alle eingesetzt haben.
jerusalem-reason-not_with_the_scholars = Die Gelehrten geben jetzt keine Karte.
jerusalem-reason-not_intriguing = Jetzt wird niemand durch Hofintrigen beraubt.
jerusalem-reason-not_buying_prestige = Baumaterial steht jetzt nicht zum Verkauf.
jerusalem-reason-not_taking_income = Jetzt wird kein Einkommen genommen.
jerusalem-reason-not_saving = Jetzt werden keine Knappen aus dem Palast gerettet.
jerusalem-reason-not_taxed = Jetzt wird keine Steuer gezahlt.
jerusalem-reason-not_at_war = Jetzt ist kein Krieg.
jerusalem-reason-office_not_used = Bei so wenigen Spielern wird das Amt { jerusalem-office-of } nicht vergeben.
jerusalem-reason-office_taken = Das Amt { jerusalem-office-of } ist schon vergeben.
jerusalem-reason-beyond_your_coins = Du hast keine { $coins ->
    [one] Münze
   *[other] { $coins } Münzen
}.
jerusalem-reason-not_higher = Wer erhöht, muss mehr als { $bid } bieten.
jerusalem-reason-not_in_packet = Diese Karte ist nicht im Kartenpäckchen.
jerusalem-reason-closed_district = Zu zweit sind Patriarchat und Adel gesperrt.
jerusalem-reason-screen_empty = Hinter deinem Sichtschirm ist kein Knappe.
jerusalem-reason-foreign_baron = Der Baron von { $from_seat } sperrt { jerusalem-area-acc } bis zum Ende der Runde.
jerusalem-reason-baron_used = Dein Baron steht schon auf dem Spielplan.
jerusalem-reason-baron_there = Dort steht schon ein Baron.
jerusalem-reason-palace_closed_to_all = In der ersten Runde sperrt niemand das große Gebiet des Palasts.
jerusalem-reason-palace_closed_to_leader = Solange niemand an Höhe oder, bei gleicher Höhe, an Prestige vor dir liegt, darfst du das große Gebiet des Palasts nicht sperren.
jerusalem-reason-too_few_fresh = { $need ->
    [one] Vor dem Baron muss in diesem Zug 1 Knappe von dir { jerusalem-area-to } kommen.
   *[other] Vor dem Baron müssen in diesem Zug { $need } Knappen von dir { jerusalem-area-to } kommen.
}
jerusalem-reason-supply_empty = Im Vorrat ist kein Knappe deiner Farbe mehr.
jerusalem-reason-coins_short = { $price ->
    [one] Ein Söldner kostet 1 Münze, und du hast keine.
   *[other] Ein Söldner kostet { $price } Münzen, und du hast weniger.
}
jerusalem-reason-too_few_to_trade = Dafür braucht es drei Knappen in Gebieten ohne Baron.
jerusalem-reason-not_in_hand = Diese Karte hast du nicht auf der Hand.
jerusalem-reason-no_effect = Die Karte würde jetzt nichts ändern.
jerusalem-reason-not_marshal = Das ist die Fähigkeit des Feldmarschalls.
jerusalem-reason-marshal_used = Die Fähigkeit des Feldmarschalls wird einmal je Zug genutzt.
jerusalem-reason-same_area = Das ist dasselbe Gebiet.
jerusalem-reason-no_own_squire = Dort steht kein Knappe von dir.
jerusalem-reason-baron_blocks = Ein Baron sperrt sein Gebiet: Kein Knappe wird hinein oder heraus versetzt.
jerusalem-reason-baron_blocks_trade = Knappen in einem Gebiet mit einem Baron lassen sich nicht verkaufen.
jerusalem-reason-exact_reverse = Das zweite Versetzen darf das erste nicht aufheben.
jerusalem-reason-move_one_first = Erst muss ein Knappe versetzt werden.
jerusalem-reason-nothing_to_exchange = Kein fremder Knappe könnte dorthin kommen.
jerusalem-reason-no_such_opponent = Diesen Gegner gibt es nicht.
jerusalem-reason-no_squire_of_theirs = Dort steht kein Knappe dieser Farbe.
jerusalem-reason-not_of_the_card = Die Karte nennt einen anderen Ort.
jerusalem-reason-supply_short = So viele Knappen hast du nicht im Vorrat.
jerusalem-reason-tower_to_tower = Der Knappe verlässt den Davidsturm und geht in ein anderes Gebiet.
jerusalem-reason-foreign_baron_at_target = Der Baron von { $from_seat } sperrt { jerusalem-area-acc }.
jerusalem-reason-prestige_too_dear = Ein Prestigepunkt kostet 2 Münzen, höchstens vier sind zu haben, und so viele kannst du nicht bezahlen.
jerusalem-reason-beyond_the_income = So viel bringt das Gebiet nicht ein.
jerusalem-reason-other_reading = An diesem Tisch wird auf Einkommen anders verzichtet.
jerusalem-reason-beyond_the_palace = Du kannst höchstens zwei retten, und nicht mehr, als du im Palast verloren hast.
jerusalem-reason-tax_too_dear = Du hast keine Münze mehr für die Steuer.
jerusalem-reason-nothing_left_to_spare = Alle deine Knappen dort sind bezahlt.
jerusalem-reason-enough_from_them = Von jedem Gegner werden höchstens zwei Knappen genommen.

## On the board of a terminal

jerusalem-terminal = { $label ->
    [calendar] Kalender
    [closed] gesperrt
    [privilege] Privileg
    [big] groß
    [left] links
    [right] rechts
    [squires] Knappen
    [coins] Münzen
    [prestige] Prestige
    [cards] Karten
    [tower] Turm (nächstes Stockwerk)
    [paid] bekäme jetzt das Einkommen
    [baron] Baron
    [auction] Versteigerung
    [offices] Ämter
    [packet] Das Kartenpäckchen
   *[played] Gespielt
}
jerusalem-terminal-deck = { $count ->
    [one] 1 Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
jerusalem-terminal-bid = { $coins } von { $seat }
jerusalem-terminal-passed = gepasst: { $seats }
jerusalem-terminal-hand = { $seat } hält

## Options of a new table

jerusalem-option-board = Einkommen der Gebiete
jerusalem-choice-board = { $value ->
    [0] wie üblich
    [1] große Gebiete immer doppelt
   *[2] Patriarchat und Tempelritter reich
}
jerusalem-option-squire_cap = Knappen einer Farbe
jerusalem-choice-squire_cap = { $value ->
    [0] 50
   *[1] unbegrenzt
}
jerusalem-option-baron_strict = Knappen, die den Baron einlassen
jerusalem-choice-baron_strict = { $value ->
    [0] alle, die in diesem Zug kamen
   *[1] gesetzt oder durch „Zwei versetzen“ oder „Überläufer“ gekommen
}
jerusalem-option-income_refusal = Einkommen, auf das verzichtet werden darf
jerusalem-choice-income_refusal = { $value ->
    [0] Prestige
    [1] alles
   *[2] keines
}
jerusalem-option-open_holdings = Münzen und Knappen hinter den Sichtschirmen
jerusalem-choice-open_holdings = { $value ->
    [0] verborgen
   *[1] für alle sichtbar
}

## What was done, as the title of a turning point: `who` is `you` where the reader did it

jerusalem-deed-office = { $who ->
    [you] Du versteigerst das Amt { jerusalem-office-of }
   *[they] { $seat } versteigert das Amt { jerusalem-office-of }
}
jerusalem-deed-pass = { $who ->
    [you] Du passt in der Versteigerung
   *[they] { $seat } passt in der Versteigerung
}
jerusalem-deed-bid = { $who ->
    [you] Du bietest { $coins ->
        [0] nichts
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
   *[they] { $seat } bietet { $coins ->
        [0] nichts
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
}
jerusalem-deed-keep = { $who ->
    [you] Du behältst „{ $card }“
   *[they] { $seat } behält „{ $card }“
}
jerusalem-deed-place = { $who ->
    [you] Du setzt einen Knappen { jerusalem-area-to }
   *[they] { $seat } setzt einen Knappen { jerusalem-area-to }
}
jerusalem-deed-baron = { $who ->
    [you] Du sperrst { jerusalem-area-acc } mit dem Baron
   *[they] { $seat } sperrt { jerusalem-area-acc } mit dem Baron
}
jerusalem-deed-hire = { $who ->
    [you] Du heuerst einen Söldner an
   *[they] { $seat } heuert einen Söldner an
}
jerusalem-deed-trade = { $who ->
    [you] Du verkaufst Einfluss
   *[they] { $seat } verkauft Einfluss
}
jerusalem-deed-card = { $who ->
    [you] Du spielst „{ $card }“
   *[they] { $seat } spielt „{ $card }“
}
jerusalem-deed-coin = { $who ->
    [you] Du nimmst als Feldmarschall eine Münze
   *[they] { $seat } nimmt als Feldmarschall eine Münze
}
jerusalem-deed-march = { $who ->
    [you] Du versetzt einen Knappen: { $from_area } nach { $area }
   *[they] { $seat } versetzt einen Knappen: { $from_area } nach { $area }
}
jerusalem-deed-move = { $who ->
    [you] Du versetzt einen Knappen: { $from_area } nach { $area }
   *[they] { $seat } versetzt einen Knappen: { $from_area } nach { $area }
}
jerusalem-deed-end = { $who ->
    [you] Du beendest den Zug
   *[they] { $seat } beendet den Zug
}
jerusalem-deed-their = { $who ->
    [you] Du tauschst Knappen: { $area }
   *[they] { $seat } tauscht Knappen: { $area }
}
jerusalem-deed-into = { $who ->
    [you] Du bringst einen Knappen aus dem Vorrat { jerusalem-area-to }
   *[they] { $seat } bringt einen Knappen aus dem Vorrat { jerusalem-area-to }
}
jerusalem-deed-tower = { $who ->
    [you] Du schickst einen Knappen aus dem Davidsturm { jerusalem-area-to }
   *[they] { $seat } schickt einen Knappen aus dem Davidsturm { jerusalem-area-to }
}
jerusalem-deed-stay = { $who ->
    [you] Deine Knappen bleiben im Davidsturm
   *[they] Die Knappen von { $seat } bleiben im Davidsturm
}
jerusalem-deed-draw = { $who ->
    [you] Du gibst einen Knappen für eine Karte ab
   *[they] { $seat } gibt einen Knappen für eine Karte ab
}
jerusalem-deed-rob = { $who ->
    [you] Du raubst { $side } Prestige
   *[they] { $seat } raubt { $side } Prestige
}
jerusalem-deed-buy = { $who ->
    [you] { $prestige ->
        [0] Du kaufst kein Prestige
       *[other] Du kaufst { $prestige } Prestige
    }
   *[they] { $prestige ->
        [0] { $seat } kauft kein Prestige
       *[other] { $seat } kauft { $prestige } Prestige
    }
}
jerusalem-deed-save = { $who ->
    [you] { $squires ->
        [0] Du rettest keinen Knappen aus dem Palast
       *[other] Du rettest { jerusalem-squires-counted } aus dem Palast
    }
   *[they] { $squires ->
        [0] { $seat } rettet keinen Knappen aus dem Palast
       *[other] { $seat } rettet { jerusalem-squires-counted } aus dem Palast
    }
}
jerusalem-deed-spare = { $who ->
    [you] Du zahlst die Steuer für einen Knappen: { $area }
   *[they] { $seat } zahlt die Steuer für einen Knappen: { $area }
}
jerusalem-deed-kill = { $who ->
    [you] Du nimmst im Krieg einen Knappen von { $side }: { $area }
   *[they] { $seat } nimmt im Krieg einen Knappen von { $side }: { $area }
}

## Figures by which a review compares two moves, and what each teaches

jerusalem-feature-points = Prestige, verbaut und übrig
jerusalem-lesson-points = Am Ende zählt das Prestige.
jerusalem-feature-floors = Stockwerke, für die es reicht
jerusalem-lesson-floors = Denk in Stockwerken: Was für keines reicht, ist weniger wert.
jerusalem-feature-coins = Münzen
jerusalem-lesson-coins = Mit Münzen ersteigerst du das nächste Amt: Behalte welche.
jerusalem-feature-squires = Knappen hinter dem Sichtschirm
jerusalem-lesson-squires = Knappen hinter dem Sichtschirm sind künftige Züge.
jerusalem-feature-placed = Knappen auf dem Spielplan
jerusalem-lesson-placed = Knappen verdienen auf dem Spielplan, nicht zu Hause.
jerusalem-feature-income_squires = erwartete Knappen
jerusalem-lesson-income_squires = Führe dort, wo es Knappen gibt.
jerusalem-feature-income_coins = erwartete Münzen
jerusalem-lesson-income_coins = Führe dort, wo es Münzen gibt.
jerusalem-feature-income_points = erwartetes Prestige
jerusalem-lesson-income_points = Führe dort, wo es Prestige gibt.
jerusalem-feature-tower = Chance auf den Davidsturm
jerusalem-lesson-tower = Aus dem Davidsturm zieht ein Knappe los, wenn alle anderen fertig sind.
jerusalem-feature-cards = Karten auf der Hand
jerusalem-lesson-cards = Eine Karte auf der Hand ist eine Überraschung für später.
