### Byzantium: words for events, questions, options, refusals and the names of things.

byzantium-title = Byzantium
byzantium-tagline = Mindenki egyszerre vezet bizánciakat és arabokat. Három forduló, kétféle pont és Konstantinápoly falai.
byzantium-where = { $turn }. forduló, összesen { $turns }

## Names of things

byzantium-arg-city = { $value ->
    [dyrrachium] Dürrakhion
    [thessalonica] Thesszaloniké
    [athens] Athén
    [candia] Candia
    [adrianople] Hadrianopolisz
    [constantinople] Konstantinápoly
    [nicaea] Nicea
    [smyrna] Szmirna
    [attalia] Attália
    [ankara] Ankara
    [sinope] Szinópé
    [trebizond] Trapezunt
    [caesarea] Cézárea
    [tarsus] Tarszosz
    [antioch] Antiochia
    [edessa] Edessza
    [damascus] Damaszkusz
    [jerusalem] Jeruzsálem
    [alexandria] Alexandria
    [leucosia] Leukószia
    [palmyra] Palmíra
    [tabuk] Tabuk
    [medina] Medina
    [mecca] Mekka
    [basra] Baszra
    [hira] Hira
    [bagdad] Bagdad
    [hamadan] Hamadán
    [mosul] Moszul
    [amida] Amida
    [ardabil] Ardabil
    [tiflis] Tiflisz
    [derbent] Derbent
   *[other] { $value }
}
byzantium-arg-from_city = { $value ->
    [dyrrachium] Dürrakhion
    [thessalonica] Thesszaloniké
    [athens] Athén
    [candia] Candia
    [adrianople] Hadrianopolisz
    [constantinople] Konstantinápoly
    [nicaea] Nicea
    [smyrna] Szmirna
    [attalia] Attália
    [ankara] Ankara
    [sinope] Szinópé
    [trebizond] Trapezunt
    [caesarea] Cézárea
    [tarsus] Tarszosz
    [antioch] Antiochia
    [edessa] Edessza
    [damascus] Damaszkusz
    [jerusalem] Jeruzsálem
    [alexandria] Alexandria
    [leucosia] Leukószia
    [palmyra] Palmíra
    [tabuk] Tabuk
    [medina] Medina
    [mecca] Mekka
    [basra] Baszra
    [hira] Hira
    [bagdad] Bagdad
    [hamadan] Hamadán
    [mosul] Moszul
    [amida] Amida
    [ardabil] Ardabil
    [tiflis] Tiflisz
    [derbent] Derbent
   *[other] { $value }
}
byzantium-arg-side = { $value ->
    [byzantine] bizánci
    [arab] arab
    [persian] perzsa
    [bulgar] bolgár
   *[other] { $value }
}
byzantium-arg-force = { $value ->
    [byzantine] bizánci
    [arab] arab
    [persian] perzsa
    [bulgar] bolgár
   *[other] { $value }
}
byzantium-arg-source = { $value ->
    [pool] Tartalék
    [losses] Veszteség
    [byzantine_elite] Bizánci elit
    [byzantine_main] Bizánci fősereg
    [byzantine_levy] Bizánci segédcsapat
    [byzantine_move] Bizánci mozgás
    [arab_elite] Arab elit
    [arab_main] Arab fősereg
    [arab_levy] Arab segédcsapat
    [arab_move] Arab mozgás
   *[other] { $value }
}
byzantium-arg-box = { $value ->
    [pool] tartalék
    [losses] veszteség
    [byzantine_elite] bizánci elit
    [byzantine_main] bizánci fősereg
    [byzantine_levy] bizánci segédcsapat
    [byzantine_move] bizánci mozgás
    [arab_elite] arab elit
    [arab_main] arab fősereg
    [arab_levy] arab segédcsapat
    [arab_move] arab mozgás
   *[other] { $value }
}
byzantium-arg-rank = { $value ->
    [elite] Elit
    [main] Fősereg
    [levy] Segédcsapat
    [move] Mozgás
   *[other] { $value }
}
byzantium-arg-kind = { $value ->
    [bulgars] Bolgárok
    [fortify] Erődítés
    [byzantine_develop] Bizánci városfejlesztés
    [emperor] Császár
    [byzantine_civil_war] Bizánci polgárháború
    [byzantine_fleet] Bizánci flotta
    [arab_develop] Arab városfejlesztés
    [caliph] Kalifa
    [arab_civil_war] Arab polgárháború
    [arab_fleet] Arab flotta
   *[other] { $value }
}
byzantium-arg-special = { $value ->
    [bulgars_1] bolgárok
    [bulgars_2] bolgárok
    [fortify_1] erődítés
    [fortify_2] erődítés
    [byzantine_develop_1] bizánci városfejlesztés
    [byzantine_develop_2] bizánci városfejlesztés
    [emperor] császár
    [byzantine_civil_war] bizánci polgárháború
    [byzantine_fleet] bizánci flotta
    [arab_develop_1] arab városfejlesztés
    [arab_develop_2] arab városfejlesztés
    [arab_develop_3] arab városfejlesztés
    [caliph] kalifa
    [arab_civil_war_1] arab polgárháború
    [arab_civil_war_2] arab polgárháború
    [arab_fleet] arab flotta
   *[other] { $value }
}
byzantium-arg-purpose = { $value ->
    [bulgars] bolgárok
    [fortify] erődítés
    [byzantine_develop] bizánci városfejlesztés
    [emperor] császár
    [byzantine_civil_war] bizánci polgárháború
    [byzantine_fleet] bizánci flotta
    [arab_develop] arab városfejlesztés
    [caliph] kalifa
    [arab_civil_war] arab polgárháború
    [arab_fleet] arab flotta
    [claim] egy város birtokba vétele
    [church] templom
    [mosque] mecset
    [capture] a bevett város
    [pass] passzolás
   *[other] { $value }
}
byzantium-arg-building = { $value ->
    [church] templom
    [mosque] mecset
   *[other] { $value }
}
byzantium-arg-opponent = { $value ->
    [red] a piros sereg
    [yellow] a sárga sereg
    [blue] a kék sereg
    [green] a zöld sereg
    [levy] a segédcsapat
    [bulgars] a bolgárok
   *[other] { $value }
}

## Their cases: whole words, never built of endings

byzantium-city-acc = { $city_id ->
    [dyrrachium] Dürrakhiont
    [thessalonica] Thesszalonikét
    [athens] Athént
    [candia] Candiát
    [adrianople] Hadrianopoliszt
    [constantinople] Konstantinápolyt
    [nicaea] Niceát
    [smyrna] Szmirnát
    [attalia] Attáliát
    [ankara] Ankarát
    [sinope] Szinópét
    [trebizond] Trapezuntot
    [caesarea] Cézáreát
    [tarsus] Tarszoszt
    [antioch] Antiochiát
    [edessa] Edesszát
    [damascus] Damaszkuszt
    [jerusalem] Jeruzsálemet
    [alexandria] Alexandriát
    [leucosia] Leukósziát
    [palmyra] Palmírát
    [tabuk] Tabukot
    [medina] Medinát
    [mecca] Mekkát
    [basra] Baszrát
    [hira] Hirát
    [bagdad] Bagdadot
    [hamadan] Hamadánt
    [mosul] Moszult
    [amida] Amidát
    [ardabil] Ardabilt
    [tiflis] Tifliszt
    [derbent] Derbentet
   *[other] { $city }
}
byzantium-city-ine = { $city_id ->
    [dyrrachium] Dürrakhionban
    [thessalonica] Thesszalonikében
    [athens] Athénban
    [candia] Candiában
    [adrianople] Hadrianopoliszban
    [constantinople] Konstantinápolyban
    [nicaea] Niceában
    [smyrna] Szmirnában
    [attalia] Attáliában
    [ankara] Ankarában
    [sinope] Szinópéban
    [trebizond] Trapezuntban
    [caesarea] Cézáreában
    [tarsus] Tarszoszban
    [antioch] Antiochiában
    [edessa] Edesszában
    [damascus] Damaszkuszban
    [jerusalem] Jeruzsálemben
    [alexandria] Alexandriában
    [leucosia] Leukósziában
    [palmyra] Palmírában
    [tabuk] Tabukban
    [medina] Medinában
    [mecca] Mekkában
    [basra] Baszrában
    [hira] Hirában
    [bagdad] Bagdadban
    [hamadan] Hamadánban
    [mosul] Moszulban
    [amida] Amidában
    [ardabil] Ardabilban
    [tiflis] Tifliszben
    [derbent] Derbentben
   *[other] { $city }
}
byzantium-city-ill = { $city_id ->
    [dyrrachium] Dürrakhionba
    [thessalonica] Thesszalonikébe
    [athens] Athénba
    [candia] Candiába
    [adrianople] Hadrianopoliszba
    [constantinople] Konstantinápolyba
    [nicaea] Niceába
    [smyrna] Szmirnába
    [attalia] Attáliába
    [ankara] Ankarába
    [sinope] Szinópéba
    [trebizond] Trapezuntba
    [caesarea] Cézáreába
    [tarsus] Tarszoszba
    [antioch] Antiochiába
    [edessa] Edesszába
    [damascus] Damaszkuszba
    [jerusalem] Jeruzsálembe
    [alexandria] Alexandriába
    [leucosia] Leukósziába
    [palmyra] Palmírába
    [tabuk] Tabukba
    [medina] Medinába
    [mecca] Mekkába
    [basra] Baszrába
    [hira] Hirába
    [bagdad] Bagdadba
    [hamadan] Hamadánba
    [mosul] Moszulba
    [amida] Amidába
    [ardabil] Ardabilba
    [tiflis] Tifliszbe
    [derbent] Derbentbe
   *[other] { $city }
}
byzantium-city-ela = { $city_id ->
    [dyrrachium] Dürrakhionból
    [thessalonica] Thesszalonikéből
    [athens] Athénból
    [candia] Candiából
    [adrianople] Hadrianopoliszból
    [constantinople] Konstantinápolyból
    [nicaea] Niceából
    [smyrna] Szmirnából
    [attalia] Attáliából
    [ankara] Ankarából
    [sinope] Szinópéból
    [trebizond] Trapezuntból
    [caesarea] Cézáreából
    [tarsus] Tarszoszból
    [antioch] Antiochiából
    [edessa] Edesszából
    [damascus] Damaszkuszból
    [jerusalem] Jeruzsálemből
    [alexandria] Alexandriából
    [leucosia] Leukósziából
    [palmyra] Palmírából
    [tabuk] Tabukból
    [medina] Medinából
    [mecca] Mekkából
    [basra] Baszrából
    [hira] Hirából
    [bagdad] Bagdadból
    [hamadan] Hamadánból
    [mosul] Moszulból
    [amida] Amidából
    [ardabil] Ardabilból
    [tiflis] Tifliszből
    [derbent] Derbentből
   *[other] { $city }
}
byzantium-from_city-ela = { $from_city_id ->
    [dyrrachium] Dürrakhionból
    [thessalonica] Thesszalonikéből
    [athens] Athénból
    [candia] Candiából
    [adrianople] Hadrianopoliszból
    [constantinople] Konstantinápolyból
    [nicaea] Niceából
    [smyrna] Szmirnából
    [attalia] Attáliából
    [ankara] Ankarából
    [sinope] Szinópéból
    [trebizond] Trapezuntból
    [caesarea] Cézáreából
    [tarsus] Tarszoszból
    [antioch] Antiochiából
    [edessa] Edesszából
    [damascus] Damaszkuszból
    [jerusalem] Jeruzsálemből
    [alexandria] Alexandriából
    [leucosia] Leukósziából
    [palmyra] Palmírából
    [tabuk] Tabukból
    [medina] Medinából
    [mecca] Mekkából
    [basra] Baszrából
    [hira] Hirából
    [bagdad] Bagdadból
    [hamadan] Hamadánból
    [mosul] Moszulból
    [amida] Amidából
    [ardabil] Ardabilból
    [tiflis] Tifliszből
    [derbent] Derbentből
   *[other] { $from_city }
}
byzantium-side-def = { $side_id ->
    [byzantine] a bizánci
    [arab] az arab
    [persian] a perzsa
   *[bulgar] a bolgár
}
byzantium-side-def-start = { $side_id ->
    [byzantine] A bizánci
    [arab] Az arab
    [persian] A perzsa
   *[bulgar] A bolgár
}
byzantium-side-start = { $side_id ->
    [byzantine] Bizánci
    [arab] Arab
    [persian] Perzsa
   *[bulgar] Bolgár
}
byzantium-source-from = { $source_id ->
    [pool] a tartalékból
    [losses] a veszteségből
    [byzantine_elite] a bizánci elitmezőről
    [byzantine_main] a bizánci főseregmezőről
    [byzantine_levy] a bizánci segédcsapatmezőről
    [byzantine_move] a bizánci mozgásmezőről
    [arab_elite] az arab elitmezőről
    [arab_main] az arab főseregmezőről
    [arab_levy] az arab segédcsapatmezőről
   *[arab_move] az arab mozgásmezőről
}
byzantium-box-to = { $box_id ->
    [pool] a tartalékba
    [losses] a veszteségbe
    [byzantine_elite] a bizánci elitmezőre
    [byzantine_main] a bizánci főseregmezőre
    [byzantine_levy] a bizánci segédcsapatmezőre
    [byzantine_move] a bizánci mozgásmezőre
    [arab_elite] az arab elitmezőre
    [arab_main] az arab főseregmezőre
    [arab_levy] az arab segédcsapatmezőre
   *[arab_move] az arab mozgásmezőre
}
byzantium-rank-cube = { $rank_id ->
    [elite] elitkocka
    [main] főseregkocka
    [levy] segédcsapatkocka
   *[move] mozgáskocka
}

## Where the turn stands

byzantium-step-actions = akciók
byzantium-step-upkeep = bevétel, fenntartás

## Questions

byzantium-question-action = Mit teszel?
byzantium-question-action-detail = { $last ->
    [last] Mindenki más passzolt már: ez a forduló utolsó akciója.
   *[on] Egy akció, aztán a következő játékos jön.
}
byzantium-question-claim = Melyik várost veszed birtokba?
byzantium-question-claim-detail = A hengerei azonnal pontot érnek.
byzantium-question-box = Melyik különleges akciót választod?
byzantium-question-box-detail = Egy kockád a forduló végéig elfoglalja a mezőt.
byzantium-question-develop = Melyik várost fejleszted?
byzantium-question-develop-detail = Eggyel több henger, legfeljebb három.
byzantium-question-bulgars = Hová küldöd a bolgárokat?
byzantium-question-bulgars-detail = Előbb két kocka csatlakozik hozzájuk; a pontok a másik félnek járnak.
byzantium-question-fortify = Melyik várost erősíted meg?
byzantium-question-fortify-detail = A kockád helyére erődítés kerül: ostromban eggyel több hengernek számít.
byzantium-question-build = Templomot vagy mecsetet építesz?
byzantium-question-build-detail = A játszma végéig megmarad.
byzantium-question-cube = Melyik kockát használod?
byzantium-question-cube-detail = { $purpose_id ->
    [pass] Passzoláshoz; nem kerül semmibe.
   *[other] Erre: { $purpose }{ $city_id ->
        [none] {""}
       *[other] {" "}({ $city })
    }. A tartalék ingyenes, más kocka 3 aranyba kerül{ $side_id ->
        [none] {""}
       *[other] {" "}{ $side_id ->
            [byzantine] a bizánci
           *[arab] az arab
        } kincstárból
    }.
}
byzantium-question-treasury = Melyik kincstárból fizetsz?
byzantium-question-treasury-detail = A bolgárok gyarapodnak; a 3 aranyat bármelyik fél fizetheti.
byzantium-question-reinforce = Melyik kockát hová teszed?
byzantium-question-reinforce-detail = { $count ->
    [one] Még egy kocka.
   *[other] Legfeljebb { $count } kocka.
} A tartalék ingyenes, más kocka 3 aranyba kerül.
byzantium-question-tax = Hány kockával szedsz adót?
byzantium-question-tax-detail = Kockánként két arany; a tartalékodban { $count } kocka van. A kockák a forduló végén visszakerülnek.
byzantium-question-share = Mennyit teszel a bizánci kincstárba?
byzantium-question-share-detail = Összesen { $count } arany; a többi az arab kincstárba kerül.
byzantium-question-army = Melyik seregeddel indulsz?
byzantium-question-army-detail = Felkerül a térképre, egy vagy két összeköttetésen vonul, és támad, ahol kell.
byzantium-question-enter = Hol lép be { byzantium-side-def } sereged?
byzantium-question-enter-detail = Bármelyik { $side } városban, bárki birtokolja; utána továbbvonulhat.
byzantium-question-march = { $order ->
    [after] Megáll { byzantium-side-def } sereged { byzantium-city-ine }?
   *[other] Hová vonul { byzantium-side-def } sereged?
}
byzantium-question-march-detail = { $order ->
    [second] { byzantium-city-ela } a második összeköttetés eggyel többe kerül. Mozgáskocka: még { $limit }.
    [after] Harmadik összeköttetés nincs. Mozgáskocka: még { $limit }.
   *[other] { byzantium-city-ela } indul. Mozgáskocka: még { $limit }.
}
byzantium-question-double = Megduplázza a flottád az átkelés árát?
byzantium-question-double-detail = { $from_seat } arab serege { byzantium-city-ill } tart: ára { $count } mozgáskocka, neki { $limit } van.
byzantium-question-pay = Kifizeted az átkelés dupla árát?
byzantium-question-pay-detail = { byzantium-city-ill }: { $count } mozgáskocka, neked { $limit } van.
byzantium-question-fire = Megtámadja a flottád az átkelő sereget?
byzantium-question-fire-detail = { $count } dobókocka { $from_seat } { byzantium-city-ill } tartó arab serege ellen.
byzantium-question-lose = { $count ->
    [one] Melyik kockát veszíted el?
   *[other] Melyik { $count } kockát veszíted el?
}
byzantium-question-lose-detail = { byzantium-side-start } sereg. A mozgáskocka nem számít az erőbe.
byzantium-question-stand = Harcolsz vagy visszavonulsz?
byzantium-question-stand-detail = { $side_id ->
    [bulgar] A bolgárok megtámadják { byzantium-city-acc }, ahol a sereged áll.
   *[other] { $from_seat } { $side } serege megtámadja { byzantium-city-acc }, ahol a sereged áll.
}
byzantium-question-sea = Átengeded a sereget a tengeren?
byzantium-question-sea-detail = { $from_seat } arab serege visszavonul, a bizánci flotta pedig a tiéd.
byzantium-question-haven = Hová vonul vissza a sereged?
byzantium-question-haven-detail = Olyan { $side } városba, amely a legkevesebb kockába kerül.
byzantium-question-opponent = Ki ellen harcolsz először?
byzantium-question-opponent-detail = Az ostrom előtt minden sereget le kell győznöd, amely { byzantium-city-ine } maradt.
byzantium-question-levy = Beveted a segédcsapatot { $city } védelmére?
byzantium-question-levy-detail = Egyedül harcol, az ostrom előtt; a város ereje { $count }.
byzantium-question-upkeep = Melyik kockákért fizetsz?
byzantium-question-upkeep-detail = { byzantium-side-start } sor: még { $count } arany. Ami kifizetetlen, kikerül a játékból, és egyenként 1 pontba kerül.

## Parts of an option

byzantium-part-action = { $action ->
    [claim] Város birtokba vétele
    [reinforce] Toborzás
    [special] Különleges akció
    [tax] Adószedés
    [build] Építés
    [march] Mozgás és támadás
   *[pass] Passzolás
}
byzantium-part-city = { $city }
byzantium-part-kind = { $kind }
byzantium-part-building = { $building_id ->
    [church] Templom
   *[mosque] Mecset
}
byzantium-part-source = { $source }
byzantium-part-side = { byzantium-side-start }
byzantium-part-box = ide: { $box }
byzantium-part-cubes = { $cubes } kocka
byzantium-part-bezants = { $bezants }
byzantium-part-rank = { $rank }
byzantium-part-seat = { $seat }
byzantium-part-choice = { $choice ->
    [swell] Toborzás a bolgároknak
    [enough] Nem kell több kocka
    [civil_war] Polgárháború itt
    [stop] Megállás itt
    [double] Az ár megduplázása
    [spare] Az ár nem változik
    [pay] Fizetés
    [withdraw] Lemondás az átkelésről
    [fire] Támadás
    [hold] Nem avatkozik be
    [fight] Harc
    [retreat] Visszavonulás
    [allow] Átengedés
    [refuse] A tenger elzárása
    [levy] Segédcsapat bevetése
    [forgo] Segédcsapat nélkül
   *[unpaid] A többi kifizetetlen marad
}

## Options

byzantium-option-action = { $action ->
    [claim] Egy város birtokba vétele
    [reinforce] Toborzás
    [special] Különleges akció
    [tax] Adószedés
    [build] Templom vagy mecset építése
    [march] Mozgás és támadás
   *[pass] Passzolás
}
byzantium-option-claim = { $city } birtokba vétele
byzantium-option-box = { $kind }
byzantium-option-develop = { $city } fejlesztése
byzantium-option-bulgars = Bolgárok { byzantium-city-ill }
byzantium-option-swell = Toborzás a bolgároknak
byzantium-option-fortify = { $city } megerősítése
byzantium-option-build = { $building_id ->
    [church] Templom építése
   *[mosque] Mecset építése
}
byzantium-option-cube = Kocka { byzantium-source-from }
byzantium-option-treasury = { byzantium-side-def-start } kincstár fizet
byzantium-option-reinforce = Kocka { byzantium-source-from } { byzantium-box-to }
byzantium-option-enough = Nem kell több kocka
byzantium-option-tax = Adószedés { $cubes } kockával
byzantium-option-share = { $bezants } bizánci, { $rest } arab
byzantium-option-army = { byzantium-side-start } sereg
byzantium-option-enter = Belépés { byzantium-city-ine }
byzantium-option-go = Vonulás { byzantium-city-ill }
byzantium-option-attack = Támadás { $city } ellen
byzantium-option-civil_war = Polgárháború itt
byzantium-option-stop = Megállás itt
byzantium-option-double = Az ár megduplázása
byzantium-option-spare = Az ár nem változik
byzantium-option-pay = A dupla ár kifizetése
byzantium-option-withdraw = Lemondás az átkelésről
byzantium-option-fire = A flotta támad
byzantium-option-hold = A flotta nem avatkozik be
byzantium-option-lose = 1 { byzantium-rank-cube } elvesztése
byzantium-option-fight = Maradás és harc
byzantium-option-retreat = Visszavonulás
byzantium-option-allow = Átengedés
byzantium-option-refuse = A tenger elzárása
byzantium-option-haven = Visszavonulás { byzantium-city-ill }
byzantium-option-oppose = Harc { $seat } ellen
byzantium-option-levy = Segédcsapat bevetése
byzantium-option-forgo = Segédcsapat nélkül
byzantium-option-upkeep = 1 { byzantium-rank-cube } kifizetése
byzantium-option-unpaid = A többi kifizetetlen marad

## What an option costs and brings

byzantium-detail-action = { $action ->
    [claim] egy kocka, pont a hengerekért
    [reinforce] 1–3 kocka
    [special] egy kocka egy szabad mezőre
    [tax] kockánként 2 arany, a tartalékodban { $count } kocka
    [build] { $bezants } arany, { $points } pont
    [march] belépés, vonulás, támadás
   *[pass] ebben a fordulóban nincs több akciód
}
byzantium-detail-claim = { $points } { $side } pont{ $enters ->
    [enters] , itt lép be a sereged
   *[no] {""}
}
byzantium-detail-box = { $kind_id ->
    [bulgars] { $total } kocka, még kettő csatlakozik
    [fortify] erődítés egy kockád helyére
    [byzantine_develop] eggyel több henger egy bizánci városra
    [arab_develop] eggyel több henger egy arab városra
    [emperor] { $points } pont, a császári testőrség
    [caliph] { $points } pont, a kalifa testőrsége
    [byzantine_fleet] hatalom az arab átkelések fölött
   *[arab_fleet] az arab átkeléseid fele annyiba kerülnek
}
byzantium-detail-attack = támadás, { $count } mozgás: { $defence ->
    [some] { $take }–{ $yielded }%
   *[none] { $take }%
}, veszteség { $losses }{ $fleet ->
    [hostile] , ha a bizánci flotta mindent megtesz ellene
   *[none] {""}
}
byzantium-detail-civil-war = támadás { $city } ellen: { $defence ->
    [some] { $take }–{ $yielded }%
   *[none] { $take }%
}, veszteség { $losses }
byzantium-detail-bulgars = { $defence ->
    [some] { $take }–{ $yielded }%
   *[none] { $take }%
}, { $side } pontok
byzantium-detail-develop = mérete { $count } lesz
byzantium-detail-swell = { $total } kocka a mezőjükön, támadás nincs
byzantium-detail-fortify = ostromban az ereje { $count }
byzantium-detail-build = { $bezants } arany, { $points } { $side } pont
byzantium-detail-free = ingyenes
byzantium-detail-price = { $bezants } { $side } arany, marad { $left }
byzantium-detail-either = { $bezants } arany bármelyik kincstárból
byzantium-detail-enough = az akció véget ér
byzantium-detail-tax = { $bezants } arany
byzantium-detail-share = kincstárak: { $byzantine } és { $arab }
byzantium-detail-army = { $city_id ->
    [none] felkerül a térképre, ereje { $strength }, { $count } mozgás
   *[other] { byzantium-city-ine }, ereje { $strength }, { $count } mozgás
}
byzantium-detail-enter = ingyenes, továbbvonulhat
byzantium-detail-go = { $count } mozgáskocka{ $further ->
    [further] , továbbvonulhat
   *[end] {""}
}
byzantium-detail-dissolves = { $count ->
    [one] az utolsó kockája: a sereg feloszlik
   *[other] az utolsó { $count } kockája: a sereg feloszlik
}
byzantium-detail-stop = az akció véget ér
byzantium-detail-double = { $count } kell, { $limit } mozgáskocka van
byzantium-detail-spare = { $count } mozgáskocka
byzantium-detail-pay = { $count } mozgáskocka
byzantium-detail-withdraw = nem kell fizetni, de ebben az akcióban nincs több átkelés
byzantium-detail-fire = { $count ->
    [one] egy dobókocka, a 4, 5, 6 elvesz egy kockát
   *[other] { $count } dobókocka, a 4, 5, 6 elvesz egy-egy kockát
}
byzantium-detail-hold = a sereg veszteség nélkül megérkezik
byzantium-detail-lose = { $strength } erő marad
byzantium-detail-fight = a város { $take }% eséllyel elesik
byzantium-detail-retreat = { $count ->
    [0] nincs veszteség
   *[other] { $count } kocka vész el
}
byzantium-detail-allow = a sereg megmenekül
byzantium-detail-refuse = csak szárazföldön, különben megsemmisül
byzantium-detail-oppose = ereje { $strength }
byzantium-detail-levy = a város { $take }% eséllyel elesik
byzantium-detail-forgo = a város { $take }% eséllyel elesik
byzantium-detail-upkeep = { $bezants } arany, { $count } kifizetetlen
byzantium-detail-unpaid = mindegyik 1 pontba kerül, és kikerül a játékból

## What happened

byzantium-event-first = { $seat } kezd
byzantium-event-turn = { $turn }. forduló
byzantium-event-claimed = { $seat } birtokba veszi { byzantium-city-acc }: { $points } { $side } pont
byzantium-event-placed = { $seat } { $side } serege { byzantium-city-ine } áll
byzantium-event-reinforced = { $seat } toboroz: 1 kocka { byzantium-source-from } { byzantium-box-to }{ $bezants ->
    [0] {""}
   *[other] , { $bezants } arany
}
byzantium-event-special = { $seat } különleges akciója: { $special }
byzantium-event-developed = { $city } mérete: { $count }
byzantium-event-gathered = { $count } bolgár kocka csatlakozik, összesen { $total }
byzantium-event-title = { $side_id ->
    [byzantine] { $seat } lesz a császár: 2 pont
   *[arab] { $seat } lesz a kalifa: 2 pont
}
byzantium-event-fortified = { $seat } megerősíti { byzantium-city-acc }
byzantium-event-taxed = { $seat } adót szed { $count } kockával: { $byzantine } bizánci, { $arab } arab arany
byzantium-event-built = { $side_id ->
    [byzantine] { $seat } templomot épít: 2 pont
   *[arab] { $seat } mecsetet épít: 2 pont
}
byzantium-event-entered = { $seat } { $side } serege felkerül a térképre: { $city }
byzantium-event-announced = { $seat } tengeren tart { byzantium-city-ill }: { $count } mozgáskocka
byzantium-event-doubled = { $seat } flottája megduplázza az átkelés árát: { $count }
byzantium-event-withdrew = { $seat } lemond az átkelésről
byzantium-event-stranded = { $seat } nem tudja kifizetni az átkelést, az akciója elvész
byzantium-event-moved = { $seat } { $side } serege { byzantium-from_city-ela } { byzantium-city-ill } vonul, { $count } mozgáskocka
byzantium-event-fired = { $seat } flottája { $dice } dobókockával dob: { $hits } találat
byzantium-event-guard_lost = { $side_id ->
    [byzantine] { $seat } elveszíti a császári testőrséget
   *[arab] { $seat } elveszíti a kalifa testőrségét
}
byzantium-event-destroyed = { $seat } { $side } serege megsemmisült
byzantium-event-attack = { $force_id ->
    [bulgar] { $seat } a bolgárokat küldi { $city } ellen
   *[other] { $seat } { $force } serege megtámadja { byzantium-city-acc }
}
byzantium-event-stands = { $seat } { byzantium-city-ine } marad és harcol
byzantium-event-sea_closed = { $seat } flottája elzárja a tengert
byzantium-event-retreated = { $count ->
    [0] { $seat } { $side } serege { byzantium-city-ill } vonul vissza
   *[other] { $seat } { $side } serege { byzantium-city-ill } vonul vissza, és { $count } kockát veszít
}
byzantium-event-returned = { $seat } { $side } serege visszatér { byzantium-city-ill }
byzantium-event-levy = { $seat } beveti { $city } segédcsapatát: { $count } kocka
byzantium-event-battle = { $force_id ->
    [bulgar] A bolgárok { $opponent } ellen harcolnak, találatok: { $hits }:{ $against }
   *[other] { $seat } { $opponent } ellen harcol, találatok: { $hits }:{ $against }
}
byzantium-event-battle_won = { $best }:{ $second }, a támadás folytatódik
byzantium-event-battle_lost = { $best }:{ $second }, a támadást visszaverték
byzantium-event-siege = { $city } { $dice } dobókockával dob: { $hits } találat
byzantium-event-siege_failed = { $city } kitart, { $best }:{ $second }
byzantium-event-captured = { $force_id ->
    [bulgar] A bolgárok beveszik { byzantium-city-acc }{ $points ->
        [0] {""}
       *[other] ; { $seat }: { $points } pont
    }
   *[other] { $seat } beveszi { byzantium-city-acc }{ $points ->
        [0] {""}
       *[other] : { $points } pont, { $bezants } arany
    }
}
byzantium-event-fell = { $force_id ->
    [bulgar] Konstantinápoly elesik, a bolgárok beveszik{ $points ->
        [0] {""}
       *[other] ; { $seat }: { $points } arab pont
    }
   *[other] Konstantinápoly elesik, { $seat } beveszi: { $points } arab pont
}
byzantium-event-control = { $seat } birtokolja { byzantium-city-acc }
byzantium-event-passed = { $seat } passzol
byzantium-event-income = { $seat } bevétele: { $byzantine } bizánci, { $arab } arab arany
byzantium-event-upkeep = { $seat } { byzantium-side-def } sorért { $bezants } aranyat fizet
byzantium-event-unpaid = { $seat } nem tud fizetni { $count } { $side } kockáért: { $points } pont vész el
byzantium-event-came_back = { $seat }: { $count } kocka visszakerül a veszteségből, a tartalékban { $total } van
byzantium-event-scored = { $seat } városai: { $byzantine } bizánci, { $arab } arab pont
byzantium-event-over = { $reason_id ->
    [fell_to_arabs] Konstantinápolyt bevették az arabok. Győzelem: { $seats }
    [fell_to_bulgars] Konstantinápolyt bevették a bolgárok. Győzelem: { $seats }
   *[third_turn] A harmadik forduló véget ért. Győzelem: { $seats }
}

## Why not

byzantium-reason-game_over = A játszma véget ért.
byzantium-reason-not_choosing_an_action = Egy akció már folyamatban van; előbb fejezd be.
byzantium-reason-not_claiming = Várost a „Város birtokba vétele” akcióval lehet szerezni.
byzantium-reason-not_at_the_boxes = Mezőt a „Különleges akció” révén lehet választani.
byzantium-reason-not_developing = Várost a városfejlesztés mezőjével lehet növelni.
byzantium-reason-not_sending_bulgars = A bolgárokat a bolgárok mezőjével lehet küldeni.
byzantium-reason-not_fortifying = Várost az erődítés mezőjével lehet megerősíteni.
byzantium-reason-not_building = Templomot és mecsetet az „Építés” akcióval lehet emelni.
byzantium-reason-not_placing_a_cube = Most nem kell kockát lerakni.
byzantium-reason-not_picking_a_treasury = Most nem kell kincstárt választani.
byzantium-reason-not_reinforcing = A sereg mezőire a „Toborzás” akcióval kerül kocka.
byzantium-reason-not_taxing = Adót az „Adószedés” akcióval lehet szedni.
byzantium-reason-not_sharing_taxes = Most nincs elosztani való adó.
byzantium-reason-not_picking_an_army = A seregek a „Mozgás és támadás” akcióval cselekszenek.
byzantium-reason-not_entering = Most egyetlen sereg sem lép be a térképre.
byzantium-reason-not_marching = A seregek a „Mozgás és támadás” akcióval vonulnak.
byzantium-reason-not_doubling = Most egyetlen arab sereg sem kel át a tengeren.
byzantium-reason-not_doubled = Egyetlen átkelés árát sem duplázták meg.
byzantium-reason-not_firing = Most egyetlen arab sereg sem kel át a tengeren.
byzantium-reason-not_losing = Most egyetlen sereg sem veszít kockát.
byzantium-reason-not_attacked = Most egyetlen sereget sem támadnak meg.
byzantium-reason-not_closing_the_sea = Most egyetlen arab sereg sem vonul vissza a tengeren át.
byzantium-reason-not_retreating = Most egyetlen sereg sem vonul vissza.
byzantium-reason-not_picking_an_opponent = Most nincs választás az ellenfelek között.
byzantium-reason-not_calling_levy = Most nem vethető be segédcsapat.
byzantium-reason-not_paying_upkeep = A fenntartást a forduló végén kell fizetni, és csak ott van kérdés, ahol kevés a pénz.
byzantium-reason-nothing_to_claim = A megmaradt kockákkal és pénzzel egyetlen gazdátlan város sem vehető birtokba.
byzantium-reason-nothing_to_reinforce_with = A tartalék üres, és egyik kincstárban sincs meg a 3 arany egy másik kockára.
byzantium-reason-no_box_open = Nincs olyan szabad mező, amelynek akcióját végre tudnád hajtani és ki tudnád fizetni.
byzantium-reason-taxed_already = Ebben a fordulóban már szedtél adót.
byzantium-reason-pool_empty = Adót a tartalék kockáival lehet szedni, és a tartalék üres.
byzantium-reason-no_money_to_build = Egy templom a bizánci, egy mecset az arab kincstárból 6 aranyba kerül, és még 3-ba, ha a tartalék üres.
byzantium-reason-no_army_can_march = Egyik sereg sem tud belépni, vonulni vagy támadni.
byzantium-reason-capital_has_no_controller = Konstantinápolyt soha senki sem birtokolja.
byzantium-reason-not_of_a_side = { $city } se nem bizánci, se nem arab; csak sereg veheti be.
byzantium-reason-controlled_already = { byzantium-city-acc } már birtokolja valaki; ezen csak támadás változtathat.
byzantium-reason-no_cube_to_be_had = A tartalék üres, és a fizető kincstárban nincs 3 arany.
byzantium-reason-box_occupied = Minden ilyen mezőn kocka áll a forduló végéig.
byzantium-reason-not_of_the_box = { $city } nem ahhoz a félhez tartozik, amelyre a mező szól.
byzantium-reason-city_full = { byzantium-city-ine } már három henger van, ennél több egyetlen városban sem lehet.
byzantium-reason-capital_never_grows = Konstantinápoly nem fejleszthető.
byzantium-reason-nothing_to_develop = E fél minden városában három henger van.
byzantium-reason-no_bulgar_target = A bolgárok csak bizánci és arab városokat támadnak.
byzantium-reason-beyond_the_bulgars = A bolgárok a nyíllal jelölt városokat érik el, és azokat, amelyeket út köt össze egy bolgár várossal.
byzantium-reason-own_against_own = Ennél az asztalnál senki sem küldheti a bolgárokat a saját városa vagy serege ellen.
byzantium-reason-bulgars_run_short = A készletben nincs még két bolgár kocka.
byzantium-reason-no_disk_left = Mindkét erődítésedet felhasználtad már.
byzantium-reason-not_your_cube = Csak olyan várost erősíthetsz meg, ahol a te birtokkockád áll.
byzantium-reason-fortified_already = { $city } már meg van erősítve.
byzantium-reason-army_off_the_board = Ez a sereg nincs a térképen.
byzantium-reason-not_against_yourself = Te birtoklod a várost, ahol a sereg áll.
byzantium-reason-capital_has_no_civil_war = Bizánci sereg soha nem támadja meg Konstantinápolyt.
byzantium-reason-last_army_cube = Ez az utolsó kockája a seregnek, amelynek támadnia kell.
byzantium-reason-source_empty = Itt nincs elvehető kocka.
byzantium-reason-treasury_short = A fizető kincstárban kevesebb van, mint az ár.
byzantium-reason-losses_go_first = Passzoláshoz a veszteségből kell kockát venni, amíg van ott.
byzantium-reason-back_into_its_box = Kocka nem kerülhet vissza arra a mezőre, ahonnan jött.
byzantium-reason-moved_already = Az itteni kockák ebben az akcióban már mozogtak, és egyik sem mozog kétszer.
byzantium-reason-one_elite_cube = Egy elitmezőre akciónként csak egy kocka kerülhet.
byzantium-reason-place_one_first = Legalább egy kockát le kell rakni.
byzantium-reason-beyond_the_pool = A tartalékban nincs ennyi kocka.
byzantium-reason-beyond_the_tax = Ez több pénz, mint amennyit az adó hozott.
byzantium-reason-army_never_placed = A bizánci sereg az első bizánci városoddal jelenik meg.
byzantium-reason-army_without_cubes = Ennek a seregnek nincs kockája az elit-, a fősereg- vagy a mozgásmezőn.
byzantium-reason-nowhere_to_enter = Nincs olyan város, ahol ez a sereg beléphetne.
byzantium-reason-army_cannot_act = Ez a sereg sem vonulni, sem támadni nem tud.
byzantium-reason-not_of_the_army = Egy sereg a saját feléhez tartozó városban lép be, és { $city } nem az.
byzantium-reason-no_controller_there = Ennél az asztalnál a seregek csak birtokolt városban léphetnek be.
byzantium-reason-no_link = { byzantium-city-ill } nem vezet olyan összeköttetés, amelyet a sereg használhat.
byzantium-reason-no_third_link = Egy sereg akciónként legfeljebb két összeköttetést használ.
byzantium-reason-sea_given_up = Aki lemondott egy átkelésről, ebben az akcióban nem használ hajózási útvonalat.
byzantium-reason-move_short = A mozgásmezőn nincs ehhez elég kocka.
byzantium-reason-own_city = { byzantium-city-acc } te birtoklod, és senki sem támadja meg a saját városát.
byzantium-reason-own_army_there = { byzantium-city-ine } a másik sereged áll, és a két sereged soha nem harcol egymással.
byzantium-reason-nothing_done_yet = A seregnek be kell lépnie, vonulnia vagy támadnia.
byzantium-reason-rank_empty = Ezen a mezőn nincs kocka.
byzantium-reason-levy_stays = A segédcsapat nem része a seregnek, nem veszhet el helyette.
byzantium-reason-costlier_retreat = A visszavonulás oda vezet, ahová a legkevesebb kockába kerül, és { $city } nem ilyen város.
byzantium-reason-no_such_opponent = Ez a sereg nem védi a várost.
byzantium-reason-nothing_unpaid = Ezen a mezőn minden kocka ki van fizetve.
byzantium-reason-too_dear = A megmaradt pénz nem elég erre a kockára.
byzantium-reason-must_be_paid = Amíg egy kocka kifizethető, ki kell fizetni.

## On the board of a terminal

byzantium-terminal = { $label ->
    [elite] elit
    [main] fő
    [levy] segéd
    [move] mozg.
    [money] arany
    [points] pont
    [built] épül.
    [army_in] a sereg helye
    [road] út
    [desert] sivatag
    [sea] tenger
    [city] méret, erődítés, birtokos
    [army] sereg
    [guard] testőrség
    [passed] passzolt
   *[passed_first] elsőként passzolt
}
byzantium-terminal-began = kezdő: { $seat }
byzantium-terminal-bulgars = bolgárok: { $count }, készlet: { $supply }
byzantium-terminal-pool = tartalék { $pool }, veszt. { $losses }
byzantium-terminal-tax = adóban: { $count }
byzantium-terminal-walls = maradék erődítés: { $count }
byzantium-terminal-removed = játékon kívül: { $count }

## Options of a new table

byzantium-option-bulgars_on_own = A bolgárok a küldőjük saját városait is támadhatják
byzantium-choice-bulgars_on_own = { $value ->
    [0] nem
   *[1] igen
}
byzantium-option-bulgars_take_capital = Ha a bolgárok beveszik Konstantinápolyt
byzantium-choice-bulgars_take_capital = { $value ->
    [0] az arab pontok döntenek
    [1] szokásos értékelés
   *[2] bármilyen támadás véget vet a játszmának
}
byzantium-option-fleet_doubling = Ha a megduplázott átkelés nem fizethető ki
byzantium-choice-fleet_doubling = { $value ->
    [0] az akció elvész
    [1] fizetés vagy lemondás
   *[2] nincs duplázás
}
byzantium-option-entry = A seregek belépése
byzantium-choice-entry = { $value ->
    [0] csak birtokolt városban
   *[1] a saját fél bármely városában
}
byzantium-option-levy_after_army = Segédcsapat, miután a birtokos serege harcolt
byzantium-choice-levy_after_army = { $value ->
    [0] nem
   *[1] igen
}
byzantium-option-beaten_after_two_links = Két összeköttetés után megvert támadó visszatér
byzantium-choice-beaten_after_two_links = { $value ->
    [0] a kiindulópontra
   *[1] a közbülső városba
}
byzantium-option-beaten_in_place = Ha a sereg mozgás nélküli polgárháborúban veszít
byzantium-choice-beaten_in_place = { $value ->
    [0] marad
    [1] visszavonul
   *[2] megsemmisül
}
byzantium-option-failed_siege = Sikertelen ostrom után
byzantium-choice-failed_siege = { $value ->
    [0] vissza oda, ahonnan jött
   *[1] szabadon visszavonul
}
byzantium-option-fleet_refusal = Ha a visszatérő támadó elől elzárják a tengert
byzantium-choice-fleet_refusal = { $value ->
    [0] szárazföldön vonul vissza
   *[1] megsemmisül
}
byzantium-option-unpaid_upkeep = Kifizetetlenül maradó kockák
byzantium-choice-unpaid_upkeep = { $value ->
    [0] kötött sorrendben
    [1] a tulajdonos választ
   *[2] csak amire nincs pénz
}
byzantium-option-last_upkeep = Bevétel és fenntartás a harmadik fordulóban
byzantium-choice-last_upkeep = { $value ->
    [0] nem
   *[1] igen
}

## What was done, as the title of a turning point: `who` is `you` where the reader did it

byzantium-deed-claim = { $who ->
    [you] Birtokba veszed { byzantium-city-acc }
   *[they] { $seat } birtokba veszi { byzantium-city-acc }
}
byzantium-deed-box = { $who ->
    [you] A különleges akciód: { $kind }
   *[they] { $seat } különleges akciója: { $kind }
}
byzantium-deed-box-emperor = { $who ->
    [you] Te leszel a császár
   *[they] { $seat } lesz a császár
}
byzantium-deed-box-caliph = { $who ->
    [you] Te leszel a kalifa
   *[they] { $seat } lesz a kalifa
}
byzantium-deed-develop = { $who ->
    [you] Fejleszted { byzantium-city-acc }
   *[they] { $seat } fejleszti { byzantium-city-acc }
}
byzantium-deed-bulgars = { $who ->
    [you] A bolgárokat küldöd { $city } ellen
   *[they] { $seat } a bolgárokat küldi { $city } ellen
}{ byzantium-deed-end }
byzantium-deed-swell = { $who ->
    [you] A bolgároknak toborzol
   *[they] { $seat } a bolgároknak toboroz
}
byzantium-deed-fortify = { $who ->
    [you] Megerősíted { byzantium-city-acc }
   *[they] { $seat } megerősíti { byzantium-city-acc }
}
byzantium-deed-build-church = { $who ->
    [you] Templomot építesz
   *[they] { $seat } templomot épít
}
byzantium-deed-build-mosque = { $who ->
    [you] Mecsetet építesz
   *[they] { $seat } mecsetet épít
}
byzantium-deed-reinforce = { $who ->
    [you] Toborzol: 1 kocka { byzantium-box-to }
   *[they] { $seat } toboroz: 1 kocka { byzantium-box-to }
}
byzantium-deed-tax = { $who ->
    [you] Adót szedsz { $cubes } kockával
   *[they] { $seat } adót szed { $cubes } kockával
}
byzantium-deed-enter = { $who ->
    [you] A sereged { byzantium-city-ine } lép be
   *[they] { $seat } serege { byzantium-city-ine } lép be
}
byzantium-deed-go = { $who ->
    [you] { byzantium-city-ill } vonulsz
   *[they] { $seat } { byzantium-city-ill } vonul
}
byzantium-deed-attack = { $who ->
    [you] Megtámadod { byzantium-city-acc }
   *[they] { $seat } megtámadja { byzantium-city-acc }
}{ byzantium-deed-end }
byzantium-deed-civil_war = { $who ->
    [you] Polgárháborút kezdesz
   *[they] { $seat } polgárháborút kezd
}{ byzantium-deed-end }
byzantium-deed-stop = { $who ->
    [you] A sereged megáll
   *[they] { $seat } serege megáll
}
byzantium-deed-action-pass = { $who ->
    [you] Passzolsz
   *[they] { $seat } passzol
}
byzantium-deed-fight = { $who ->
    [you] Maradsz és harcolsz
   *[they] { $seat } marad és harcol
}{ byzantium-deed-defence }
byzantium-deed-retreat = { $who ->
    [you] Visszavonulsz
   *[they] { $seat } visszavonul
}
byzantium-deed-levy = { $who ->
    [you] Beveted a segédcsapatot
   *[they] { $seat } beveti a segédcsapatot
}{ byzantium-deed-defence }
byzantium-deed-forgo = { $who ->
    [you] Nem veted be a segédcsapatot
   *[they] { $seat } nem veti be a segédcsapatot
}{ byzantium-deed-end }
byzantium-deed-double = { $who ->
    [you] A flottád megduplázza az átkelés árát
   *[they] { $seat } flottája megduplázza az átkelés árát
}
byzantium-deed-fire = { $who ->
    [you] A flottád megtámadja az átkelő sereget
   *[they] { $seat } flottája megtámadja az átkelő sereget
}
byzantium-deed-unpaid = { $who ->
    [you] Kockákat hagysz kifizetetlenül
   *[they] { $seat } kockákat hagy kifizetetlenül
}
byzantium-deed-end = { $outcome ->
    [captured] , és a város elesik
    [fell] , és a város elesik
    [siege_failed] , de a város kitart
    [battle_lost] , de a város kitart
   *[other] {""}
}
byzantium-deed-defence = { $outcome ->
    [captured] , de a város elesik
    [fell] , de a város elesik
    [siege_failed] , és a város kitart
    [battle_lost] , és a város kitart
   *[other] {""}
}

## Figures by which a review compares two moves, and what each teaches

byzantium-feature-score = pontszám, ha most lenne vége
byzantium-lesson-score = Kérdezd meg magadtól, hány pontod lenne, ha most véget érne a játszma.
byzantium-feature-byzantine = bizánci pontok
byzantium-lesson-byzantine = A bizánci pontokra is ügyelj.
byzantium-feature-arab = arab pontok
byzantium-lesson-arab = Az arab pontokra is ügyelj.
byzantium-feature-markers = hengerek a saját városokban
byzantium-lesson-markers = A városok újra meg újra fizetnek: számold a hengereiket.
byzantium-feature-bezants = arany a következő fenntartás után
byzantium-lesson-bezants = Maradjon elég arany a fenntartásra.
byzantium-feature-army = kockák a seregekben
byzantium-lesson-army = Azt számold, ami a harc után marad, ne azt, ami előtte van.
byzantium-feature-levy = kockák a segédcsapatokban
byzantium-lesson-levy = Hagyj segédcsapatot a falaid mögött.
byzantium-feature-pool = kockák a tartalékban
byzantium-lesson-pool = A szabad kockák a későbbi akcióid: hagyj belőlük néhányat.
byzantium-feature-lost = kockák a veszteségben
byzantium-lesson-lost = Az elveszett kockáknak csak a fele kerül vissza, az is későn.
byzantium-feature-walls = megerősített városok
byzantium-lesson-walls = Amit a sereg megszerez, azt az erődítés tartja meg.
