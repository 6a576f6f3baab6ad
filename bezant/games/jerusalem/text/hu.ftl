### Jerusalem: words for events, questions, options, refusals and the names of things.

jerusalem-title = Jerusalem
jerusalem-tagline = Licitálj tisztségekre, küldj fegyverhordozókat a városfalak közé, rejtsd el az érméidet. Öt kör után a legmagasabb torony győz.
jerusalem-where = { $round }. kör, összesen { $rounds }

## Names of things

jerusalem-arg-area = { $value ->
    [pal_b] Palota, nagy
    [pal_l] Palota, bal
    [pal_r] Palota, jobb
    [tem_b] Templomosok, nagy
    [tem_l] Templomosok, bal
    [tem_r] Templomosok, jobb
    [pat_b] Pátriárkák, nagy
    [pat_l] Pátriárkák, bal
    [pat_r] Pátriárkák, jobb
    [mar_b] Piac, nagy
    [mar_l] Piac, bal
    [mar_r] Piac, jobb
    [nob_b] Nemesség, nagy
    [nob_l] Nemesség, bal
    [nob_r] Nemesség, jobb
    [tow] Dávid Tornya
   *[other] { $value }
}
jerusalem-arg-from_area = { $value ->
    [pal_b] Palota, nagy
    [pal_l] Palota, bal
    [pal_r] Palota, jobb
    [tem_b] Templomosok, nagy
    [tem_l] Templomosok, bal
    [tem_r] Templomosok, jobb
    [pat_b] Pátriárkák, nagy
    [pat_l] Pátriárkák, bal
    [pat_r] Pátriárkák, jobb
    [mar_b] Piac, nagy
    [mar_l] Piac, bal
    [mar_r] Piac, jobb
    [nob_b] Nemesség, nagy
    [nob_l] Nemesség, bal
    [nob_r] Nemesség, jobb
    [tow] Dávid Tornya
   *[other] { $value }
}
jerusalem-arg-district = { $value ->
    [palace] Királyi Palota
    [templars] Templomosok
    [patriarchs] Pátriárkák
    [market] Piac
    [nobility] Nemesség
    [tower] Dávid Tornya
   *[other] { $value }
}
jerusalem-arg-privilege = { $value ->
    [scholars] Tudósok
    [building_materials] Építőanyagok
    [court_intrigues] Udvari intrikák
   *[other] { $value }
}
jerusalem-arg-side = { $value ->
    [red] piros
    [yellow] sárga
    [blue] kék
    [green] zöld
   *[other] { $value }
}
jerusalem-arg-office = { $value ->
    [constable] Várkapitány
    [treasurer] Kincstárnok
    [marshal] Tábornagy
    [admiral] Tengernagy
   *[other] { $value }
}
jerusalem-arg-event = { $value ->
    [succession] Trónöröklés
    [election] Pátriárka-választás
    [special_tax] Különadó
    [war] Háború
   *[other] { $value }
}
jerusalem-arg-card = { $value ->
    [sq1] +1 fegyverhordozó
    [co2] +2 érme
    [pr2] +2 hírnév
    [res2] +2 erőforrás
    [sq1co1] +1 fegyverhordozó, +1 érme
    [turncoat] Köpönyegforgató
    [move2] Mozgass kettőt
    [genoese] Genovai zsoldosok
    [sweep_palace] Befolyás: Királyi Palota
    [sweep_templars] Befolyás: Templomosok
    [sweep_patriarchs] Befolyás: Pátriárkák
    [sweep_market] Befolyás: Piac
    [sweep_nobility] Befolyás: Nemesség
    [sweep_tower] Befolyás: Dávid Tornya
   *[other] { $value }
}
jerusalem-arg-cards = { $value ->
    [sq1] „+1 fegyverhordozó”
    [co2] „+2 érme”
    [pr2] „+2 hírnév”
    [res2] „+2 erőforrás”
    [sq1co1] „+1 fegyverhordozó, +1 érme”
    [turncoat] „Köpönyegforgató”
    [move2] „Mozgass kettőt”
    [genoese] „Genovai zsoldosok”
    [sweep_palace] „Befolyás: Királyi Palota”
    [sweep_templars] „Befolyás: Templomosok”
    [sweep_patriarchs] „Befolyás: Pátriárkák”
    [sweep_market] „Befolyás: Piac”
    [sweep_nobility] „Befolyás: Nemesség”
    [sweep_tower] „Befolyás: Dávid Tornya”
   *[other] { $value }
}

## Their cases: whole words, never built of endings

jerusalem-area-acc = { $area_id ->
    [pal_b] a Palota nagy területét
    [pal_l] a Palota bal oldali területét
    [pal_r] a Palota jobb oldali területét
    [tem_b] a Templomosok nagy területét
    [tem_l] a Templomosok bal oldali területét
    [tem_r] a Templomosok jobb oldali területét
    [pat_b] a Pátriárkák nagy területét
    [pat_l] a Pátriárkák bal oldali területét
    [pat_r] a Pátriárkák jobb oldali területét
    [mar_b] a Piac nagy területét
    [mar_l] a Piac bal oldali területét
    [mar_r] a Piac jobb oldali területét
    [nob_b] a Nemesség nagy területét
    [nob_l] a Nemesség bal oldali területét
    [nob_r] a Nemesség jobb oldali területét
    [tow] Dávid Tornyát
   *[other] { $area }
}
jerusalem-side-start = { $side_id ->
    [red] Piros
    [yellow] Sárga
    [blue] Kék
   *[green] Zöld
}
jerusalem-side-abl = { $side_id ->
    [red] a pirostól
    [yellow] a sárgától
    [blue] a kéktől
   *[green] a zöldtől
}
jerusalem-office-as = { $office_id ->
    [constable] Várkapitányként
    [treasurer] Kincstárnokként
    [marshal] Tábornagyként
   *[admiral] Tengernagyként
}
jerusalem-office-of-acc = { $office_id ->
    [constable] a Várkapitány tisztségét
    [treasurer] a Kincstárnok tisztségét
    [marshal] a Tábornagy tisztségét
   *[admiral] a Tengernagy tisztségét
}
jerusalem-floor-acc = { $floor ->
    [1] az 1. emeletet
    [5] az 5. emeletet
   *[other] a { $floor }. emeletet
}
jerusalem-income-list = { $squires ->
    [0] { $coins ->
        [0] { $prestige ->
            [0] {" "}semmi
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] {" "}{ $squires } fegyverhordozó
}{ $coins ->
    [0] {""}
   *[other] { $squires ->
        [0] {""}
       *[other] ,
    }{" "}{ $coins } érme
}{ $prestige ->
    [0] {""}
   *[other] { $squires ->
        [0] { $coins ->
            [0] {""}
           *[other] ,
        }
       *[other] ,
    }{" "}{ $prestige } hírnév
}

## Parts of a choice

jerusalem-part-area = { $area }
jerusalem-part-from_area = innen: { $from_area }
jerusalem-part-office = { $office }
jerusalem-part-card = { $card }
jerusalem-part-district = { $district }
jerusalem-part-event = { $event }
jerusalem-part-side = { $side }
jerusalem-part-coins = { $coins ->
    [0] érme nélkül
   *[other] { $coins } érme
}
jerusalem-part-squires = { $squires ->
    [0] fegyverhordozó nélkül
   *[other] { $squires } fegyverhordozó
}
jerusalem-part-prestige = { $prestige ->
    [0] hírnév nélkül
   *[other] { $prestige } hírnév
}
jerusalem-part-gain = { $gain ->
    [ss] 2 fegyverhordozó
    [sc] fegyverhordozó és érme
    [sp] fegyverhordozó és hírnév
    [cc] 2 érme
    [cp] érme és hírnév
   *[pp] 2 hírnév
}
jerusalem-part-choice = { $choice ->
    [pass] passzolás
    [baron] a Báró elhelyezése
    [hire] zsoldos felbérlése
    [trade] befolyással kereskedés
    [coin] Tábornagy: egy érme
    [march] Tábornagy: áthelyezés
    [end] a telepítés befejezése
    [again] még egy áthelyezése
    [stop] megállás itt
    [stay] maradás a Toronyban
    [draw] kártyahúzás
    [forgo] lemondás róla
   *[done] ennyi elég
}

## Where the round stands

jerusalem-step = { $step ->
    [auction] tisztségek
    [draft] kártyák
    [deployment] telepítés
    [revenue] bevételek
    [event] { $event }
   *[other] { $step }
}

## What is asked

jerusalem-question-office = Melyik tisztséget bocsátod licitre?
jerusalem-question-office-detail = { $seat } nyitja a licitet
jerusalem-question-open = { $office }: mennyivel nyitsz?
jerusalem-question-open-detail = aki a legtöbbet ajánlja, kifizeti, és övé a tisztség
jerusalem-question-raise = { $office }: emelsz vagy passzolsz?
jerusalem-question-raise-detail = { $from_seat } ajánlata: { $bid } érme
jerusalem-question-draft = Melyik kártyát tartod meg?
jerusalem-question-draft-detail = { $count ->
    [one] a másik a következő játékoshoz kerül
   *[other] a többi { $count } a következő játékoshoz kerül
}
jerusalem-question-deploy = { $office }: hogyan telepítesz?
jerusalem-question-deploy-detail = helyezz el fegyverhordozókat, játssz ki kártyákat; egy zsoldos { $price } érmébe kerül
jerusalem-question-pick = Melyik fegyverhordozókkal kereskedsz?
jerusalem-question-pick-detail = még { $count } fegyverhordozó kerül le a tábláról
jerusalem-question-again = Küldesz még egy fegyverhordozót ugyanoda?
jerusalem-question-again-detail = innen: { $from_area }
jerusalem-question-move = „Mozgass kettőt”: honnan hová helyezel át?
jerusalem-question-move-detail = { $count ->
    [one] a két fegyverhordozó közül a második
   *[other] a két fegyverhordozó közül az első
}
jerusalem-question-own = „Köpönyegforgató”: melyik fegyverhordozódat cseréled?
jerusalem-question-own-detail = helyet cserél egy másik játékoséval
jerusalem-question-their = „Köpönyegforgató”: kinek a fegyverhordozójára cseréled?
jerusalem-question-their-detail = a tiéd itt áll: { $from_area }
jerusalem-question-into = „{ $card }”: melyik területre teszed?
jerusalem-question-into-detail = a fegyverhordozók a készletből jönnek, egyenként
jerusalem-question-gain = Melyik két erőforrást kéred?
jerusalem-question-gain-detail = bármilyen összeállításban
jerusalem-question-tower = Dávid Tornya: küldesz egy fegyverhordozót?
jerusalem-question-tower-detail = az egyik tiéd bármely területre mehet, ahol nem áll más játékos Bárója
jerusalem-question-scholars = Tudósok: adsz fegyverhordozót egy kártyáért?
jerusalem-question-scholars-detail = a fegyverhordozó a paraván mögül jön
jerusalem-question-intrigues = Udvari intrikák: kinek a hírnevéből rabolsz?
jerusalem-question-intrigues-detail = te mindenképpen kapsz 1 hírnevet
jerusalem-question-materials = Építőanyagok: mennyi hírnevet vásárolsz?
jerusalem-question-materials-detail = pontonként 2 érme; a következő emelet ára { $price }
jerusalem-question-income = { $area }: mennyi hírnevet kérsz?
jerusalem-question-income-detail = a terület { $prestige } hírnevet ad; kevesebbet is elfogadhatsz
jerusalem-question-succession = Trónöröklés: hány fegyverhordozót mentesz meg?
jerusalem-question-succession-detail = oda mennek, ahol a Báró áll
jerusalem-question-tax = Különadó: melyik fegyverhordozókért fizetsz?
jerusalem-question-tax-detail = darabja 1 érme, a többi elhagyja a Piacot
jerusalem-question-war = Háború: kinek a fegyverhordozóit veszed le?
jerusalem-question-war-detail = { $count ->
    [one] még 1, ellenfelenként legfeljebb 2
   *[other] még legfeljebb { $count }, ellenfelenként legfeljebb 2
}

## What may be chosen

jerusalem-option-office = { $office }: licit indítása
jerusalem-option-pass = Passzolás
jerusalem-option-bid = { $coins ->
    [0] Ajánlat: semmi
   *[other] Ajánlat: { $coins } érme
}
jerusalem-option-keep = „{ $card }” megtartása
jerusalem-option-place = Fegyverhordozó ide: { $area }
jerusalem-option-baron = Báró ide: { $area }
jerusalem-option-hire = Zsoldos felbérlése
jerusalem-option-trade = Befolyással kereskedés
jerusalem-option-card = „{ $card }” kijátszása
jerusalem-option-coin = 1 érme felvétele
jerusalem-option-march = Innen: { $from_area }; ide: { $area }
jerusalem-option-end = A telepítés befejezése
jerusalem-option-pick = Fegyverhordozó innen: { $area }
jerusalem-option-again = Még egy áthelyezése
jerusalem-option-stop = Megállás itt
jerusalem-option-move = Innen: { $from_area }; ide: { $area }
jerusalem-option-own = Innen: { $area }
jerusalem-option-their = { jerusalem-side-start } innen: { $area }
jerusalem-option-into = Fegyverhordozó ide: { $area }
jerusalem-option-gain = { $gain ->
    [ss] 2 fegyverhordozó
    [sc] 1 fegyverhordozó és 1 érme
    [sp] 1 fegyverhordozó és 1 hírnév
    [cc] 2 érme
    [cp] 1 érme és 1 hírnév
   *[pp] 2 hírnév
}
jerusalem-option-stay = Maradás a Toronyban
jerusalem-option-tower = Küldés ide: { $area }
jerusalem-option-draw = Kártyahúzás
jerusalem-option-forgo = Lemondás róla
jerusalem-option-rob = Rablás: { $side }
jerusalem-option-buy = { $prestige ->
    [0] Nincs vásárlás
   *[other] { $prestige } hírnév vásárlása
}
jerusalem-option-take = { $prestige ->
    [0] Hírnév nélkül
   *[other] { $prestige } hírnév elfogadása
}
jerusalem-option-accept = { $squires } fegyverhordozó, { $coins } érme, { $prestige } hírnév elfogadása
jerusalem-option-save = { $squires ->
    [0] Nincs megmentés
   *[other] { $squires } fegyverhordozó megmentése
}
jerusalem-option-spare = Fizetés egyért itt: { $area }
jerusalem-option-done = Ennyi elég
jerusalem-option-kill = { jerusalem-side-start } levétele innen: { $area }

## What it brings

jerusalem-detail-office = { $office_id ->
    [constable] { $squires } fegyverhordozó; a Báróhoz kevesebb friss kell
    [treasurer] { $squires } fegyverhordozó; két olcsó zsoldos
    [marshal] { $squires } fegyverhordozó; kettő áthelyezése vagy egy érme
   *[admiral] { $squires } fegyverhordozó és egy érme
}
jerusalem-detail-pass = kiszállsz ebből a licitből
jerusalem-detail-bid = { $left ->
    [0] minden érméd
   *[other] { $left } érméd marad
}
jerusalem-detail-keep = { $card_id ->
    [sq1] egy fegyverhordozó a készletből a paravánod mögé
    [co2] két érme a bankból
    [pr2] azonnal két hírnév
    [res2] fegyverhordozó, érme, hírnév: összesen kettő, tetszés szerint
    [sq1co1] egy fegyverhordozó és egy érme
    [turncoat] egy fegyverhordozód helyet cserél egy másik játékoséval
    [move2] egy vagy két fegyverhordozódat bárhová áthelyezed
    [genoese] ebben a telepítésben a zsoldosok ára 2 érme
    [sweep_palace] két fegyverhordozó a készletből a Királyi Palotába
    [sweep_templars] két fegyverhordozó a készletből a Templomosokhoz
    [sweep_patriarchs] két fegyverhordozó a készletből a Pátriárkákhoz
    [sweep_market] két fegyverhordozó a készletből a Piacra
    [sweep_nobility] két fegyverhordozó a készletből a Nemességhez
   *[sweep_tower] két fegyverhordozó a készletből Dávid Tornyába
}
jerusalem-detail-standing = { $standing ->
    [alone] { $count } a tiéd, egyedül vagy ott
    [leads] { $count }:{ $most }, te vezetsz
    [gone] nem marad ott fegyverhordozód
   *[behind] { $count }:{ $most }, lemaradva
}
jerusalem-detail-baron = a kör végéig mindenki más elől blokkolt
jerusalem-detail-hire = { $coins } érme, marad { $left }
jerusalem-detail-trade = { $squires } fegyverhordozó a tábláról { $coins } érméért
jerusalem-detail-coin = { $coins } érme az áthelyezés helyett
jerusalem-detail-end = { $count ->
    [0] nincs több elhelyezhető fegyverhordozó
   *[other] { $count } fegyverhordozó a paraván mögött marad
}
jerusalem-detail-stay = senki sem hagyja el
jerusalem-detail-draw = { $squires } fegyverhordozó a legfelső kártyáért
jerusalem-detail-forgo = nem történik semmi
jerusalem-detail-rob = te +{ $count }; neki { $prestige } van
jerusalem-detail-buy = { $coins ->
    [0] { $prestige } hírnév, a következő emelet { $price }
   *[other] { $coins } érme, marad { $left }; { $prestige } hírnév, a következő emelet { $price }
}
jerusalem-detail-take = akkor { $prestige } hírnév, a következő emelet { $price }
jerusalem-detail-accept = akkor { $prestige } hírnév, a következő emelet { $price }
jerusalem-detail-save = { $count ->
    [0] mind elvész
   *[other] ide: { $area }
}
jerusalem-detail-spare = { $coins } érme, marad { $left }; { $count } ott marad
jerusalem-detail-done = több nem kell
jerusalem-detail-unpaid = { $count ->
    [0] mindegyik ki van fizetve
   *[other] { $count } fegyverhordozó elhagyja a Piacot
}
jerusalem-detail-kill = { $count ->
    [0] egy sem marad neki ott
   *[other] { $count } marad neki ott
}

## What happened

jerusalem-event-round = { $round }. kör
jerusalem-event-turned_up = E kör eseménye: { $event }
jerusalem-event-first_opener = { $seat } nyitja az első licitet
jerusalem-event-opener = { $seat } nyitja a liciteket
jerusalem-event-offered = { $seat } licitre bocsátja { jerusalem-office-of-acc }
jerusalem-event-bid = { $coins ->
    [0] { $seat } ajánlata: semmi
   *[other] { $seat } ajánlata: { $coins } érme
}
jerusalem-event-passed = { $seat } passzol
jerusalem-event-won = { $coins ->
    [0] { $seat } ingyen lesz a { $office }
   *[other] { $seat } { $coins } érméért lesz a { $office }
}
jerusalem-event-left_over = { $seat } lesz a { $office }, ez maradt utolsónak
jerusalem-event-packet = { $seat } megnézi a kártyacsomagot: { $cards }
jerusalem-event-packet-unseen = { $seat } megnézi a kártyacsomagot
jerusalem-event-kept = { $seat } megtartja ezt: „{ $card }”
jerusalem-event-kept-unseen = { $seat } megtart egy kártyát
jerusalem-event-received = { $seat } kapja a megmaradt kártyát: „{ $card }”
jerusalem-event-received-unseen = { $seat } kapja a megmaradt kártyát
jerusalem-event-deploys = { $seat } { jerusalem-office-as } { $squires } fegyverhordozót{ $coins ->
    [0] {""}
   *[other] {" "}és { $coins } érmét
} kap
jerusalem-event-placed = { $seat } fegyverhordozót helyez el itt: { $area }
jerusalem-event-baron = { $seat } a Báróval blokkolja { jerusalem-area-acc }
jerusalem-event-hired = { $seat } felbérel egy zsoldost { $coins } érméért
jerusalem-event-picked = { $seat } levesz egy fegyverhordozót innen: { $area }
jerusalem-event-traded = { $seat } három fegyverhordozóért { $coins } érmét kap
jerusalem-event-played = { $seat } kijátssza ezt: „{ $card }”
jerusalem-event-gained = { $seat } ezt kapja:{ jerusalem-income-list }
jerusalem-event-marshal_coin = { $seat } Tábornagyként felvesz { $coins } érmét
jerusalem-event-marched = { $seat } Tábornagyként áthelyez egy fegyverhordozót; innen: { $from_area }; ide: { $area }
jerusalem-event-moved = { $seat } áthelyez egy fegyverhordozót; innen: { $from_area }; ide: { $area }
jerusalem-event-exchanged = { $seat } cserél: saját fegyverhordozó ({ $from_area }), helyette { $from_seat } fegyverhordozója ({ $area })
jerusalem-event-swept = { $seat } fegyverhordozót hoz a készletből ide: { $area }
jerusalem-event-ended = { $seat } befejezi a telepítést
jerusalem-event-tower = { $seat } uralja Dávid Tornyát: { $coins } érme
jerusalem-event-sent = { $seat } fegyverhordozót küld Dávid Tornyából ide: { $area }
jerusalem-event-privilege = { $district_id ->
    [patriarchs] { $seat } előjoga: Tudósok
    [market] { $seat } előjoga: Építőanyagok
   *[nobility] { $seat } előjoga: Udvari intrikák
}
jerusalem-event-drew = { $seat } odaad { $squires } fegyverhordozót, és ezt húzza: „{ $card }”
jerusalem-event-drew-unseen = { $seat } odaad { $squires } fegyverhordozót, és húz egy kártyát
jerusalem-event-bought = { $seat } vásárol { $prestige } hírnevet { $coins } érméért
jerusalem-event-robbed = { $lost ->
    [0] { $seat } kap { $prestige } hírnevet; { $from_seat } hírneve már elfogyott
   *[other] { $seat } elrabol { $prestige } pontot { $from_seat } hírnevéből
}
jerusalem-event-income = { $seat } bevétele ({ $area }):{ jerusalem-income-list }
jerusalem-event-revealed = { $seat } felfedi: { $squires } fegyverhordozó, { $coins } érme, { $count } kártya
jerusalem-event-shown = { $seat } felfedi: { $cards }
jerusalem-event-most_squires = A Király ajándékai, legtöbb fegyverhordozó; { $seat }: { $prestige } hírnév
jerusalem-event-most_coins = A Király ajándékai, legtöbb érme; { $seat }: { $prestige } hírnév
jerusalem-event-any_card = A Király ajándékai, megtartott kártya; { $seat }: { $prestige } hírnév
jerusalem-event-built = { $seat } felépíti { jerusalem-floor-acc } { $prestige } hírnévért
jerusalem-event-event = { $event }
jerusalem-event-removed = { $seat } elveszít { $count } fegyverhordozót: { $area }
jerusalem-event-saved = { $seat } megment { $count } fegyverhordozót: { $area }
jerusalem-event-weakened = { $seat } elveszít { $count } fegyverhordozót: { $area }
jerusalem-event-tax_paid = { $seat } egy fegyverhordozóért { $coins } érmét fizet: { $area }
jerusalem-event-taxed = { $seat } levesz { $count } fegyverhordozót: { $area }
jerusalem-event-fallen = { $seat } a háborúban elveszít { $count } fegyverhordozót: { $area }
jerusalem-event-killed = { $seat } leveszi { $from_seat } egyik fegyverhordozóját: { $area }
jerusalem-event-over = { $reason_id ->
    [height] A legmagasabb torony győz: { $seats }
    [prestige] Egyforma tornyok, több hírnév. Győzelem: { $seats }
   *[office] Egyforma tornyok és hírnév, jobb tisztség. Győzelem: { $seats }
}

## Why not

jerusalem-reason-game_over = A játszma véget ért.
jerusalem-reason-not_naming_an_office = Most nem kerül tisztség licitre.
jerusalem-reason-not_opening = Most nem kell licitet nyitni.
jerusalem-reason-not_bidding = Most egyetlen tisztségre sem folyik licit.
jerusalem-reason-not_drafting = Kártyát a licitek után lehet választani.
jerusalem-reason-not_deploying = Ezt a saját telepítésed alatt teheted meg, amikor nincs más nyitott döntés.
jerusalem-reason-not_trading = Fegyverhordozó a „Befolyással kereskedés” révén kerül le a tábláról.
jerusalem-reason-not_marching = A Tábornagy most nem helyez át senkit.
jerusalem-reason-not_moving = Fegyverhordozót a „Mozgass kettőt” kártyával lehet áthelyezni.
jerusalem-reason-not_exchanging = Fegyverhordozók a „Köpönyegforgató” kártyával cserélnek helyet.
jerusalem-reason-not_picking_theirs = A „Köpönyegforgató” kártyánál a saját fegyverhordozó után kell a másik játékosét kiválasztani.
jerusalem-reason-not_sweeping = A készletből csak „Befolyás” kártyával kerül fegyverhordozó a táblára.
jerusalem-reason-not_gaining = Erőforrást a „+2 erőforrás” kártyával lehet választani.
jerusalem-reason-not_in_the_tower = Dávid Tornyából a maga idejében, minden telepítés után megy ki fegyverhordozó.
jerusalem-reason-not_with_the_scholars = A Tudósok most nincsenek soron.
jerusalem-reason-not_intriguing = Az Udvari intrikákkal most senkit sem lehet megrabolni.
jerusalem-reason-not_buying_prestige = Az Építőanyagok most nem vásárolhatók.
jerusalem-reason-not_taking_income = Most nem kell bevételt elfogadni.
jerusalem-reason-not_saving = Most nem kell fegyverhordozót menteni a Palotából.
jerusalem-reason-not_taxed = Most nem kell adót fizetni.
jerusalem-reason-not_at_war = Most nincs háború.
jerusalem-reason-office_not_used = { $office }: ilyen kevés játékosnál ez a tisztség nincs játékban.
jerusalem-reason-office_taken = { $office }: ezt a tisztséget már betöltötték.
jerusalem-reason-beyond_your_coins = Nincs { $coins } érméd.
jerusalem-reason-not_higher = Emeléshez { $bid } érménél többet kell ajánlani.
jerusalem-reason-not_in_packet = Ez a kártya nincs a kártyacsomagban.
jerusalem-reason-closed_district = Két játékosnál a Pátriárkák és a Nemesség zárva van.
jerusalem-reason-screen_empty = Nincs fegyverhordozó a paravánod mögött.
jerusalem-reason-foreign_baron = { $from_seat } Bárója a kör végéig blokkolja { jerusalem-area-acc }.
jerusalem-reason-baron_used = A Báród már a táblán áll.
jerusalem-reason-baron_there = Ott már áll egy Báró.
jerusalem-reason-palace_closed_to_all = Az első körben senki sem blokkolhatja a Palota nagy területét.
jerusalem-reason-palace_closed_to_leader = Amíg senki sincs előtted magasságban, egyforma magasságnál pedig hírnévben, nem blokkolhatod a Palota nagy területét.
jerusalem-reason-too_few_fresh = A Báró előtt { $need } friss fegyverhordozódnak kell érkeznie ide: { $area }.
jerusalem-reason-supply_empty = A készletben nincs több fegyverhordozó a te színedből.
jerusalem-reason-coins_short = { $price ->
    [one] Egy zsoldos 1 érmébe kerül, neked pedig nincs érméd.
   *[other] Egy zsoldos { $price } érmébe kerül, neked kevesebb van.
}
jerusalem-reason-too_few_to_trade = Három fegyverhordozó kell olyan területeken, ahol nem áll Báró.
jerusalem-reason-not_in_hand = Ez a kártya nincs a kezedben.
jerusalem-reason-no_effect = A kártya most semmin sem változtatna.
jerusalem-reason-not_marshal = Ez a Tábornagy képessége.
jerusalem-reason-marshal_used = A Tábornagy képessége telepítésenként egyszer használható.
jerusalem-reason-same_area = Ez ugyanaz a terület.
jerusalem-reason-no_own_squire = Ott nem áll fegyverhordozód.
jerusalem-reason-baron_blocks = Ahol Báró áll, oda és onnan nem helyezhető át fegyverhordozó.
jerusalem-reason-baron_blocks_trade = Ahol Báró áll, az ottani fegyverhordozókkal nem lehet kereskedni.
jerusalem-reason-exact_reverse = A második mozgatás nem csinálhatja vissza az elsőt.
jerusalem-reason-move_one_first = Előbb egy fegyverhordozót át kell helyezni.
jerusalem-reason-nothing_to_exchange = Oda egyetlen más játékos fegyverhordozója sem jöhetne.
jerusalem-reason-no_such_opponent = Nincs ilyen ellenfél.
jerusalem-reason-no_squire_of_theirs = Ott nem áll az ő fegyverhordozója.
jerusalem-reason-not_of_the_card = A kártya más helyre szól.
jerusalem-reason-supply_short = A készletedben nincs ennyi fegyverhordozó.
jerusalem-reason-tower_to_tower = Dávid Tornyából másik területre kell menni.
jerusalem-reason-foreign_baron_at_target = { $from_seat } Bárója blokkolja { jerusalem-area-acc }.
jerusalem-reason-prestige_too_dear = Egy pont 2 érme, legfeljebb négy kapható, és ennyit nem tudsz kifizetni.
jerusalem-reason-beyond_the_income = A terület nem ad ennyit.
jerusalem-reason-other_reading = Ennél az asztalnál másképp lehet lemondani a bevételről.
jerusalem-reason-beyond_the_palace = Legfeljebb kettőt menthetsz meg, és nem többet, mint amennyit a Palotában elveszítettél.
jerusalem-reason-tax_too_dear = Nincs több érméd az adóra.
jerusalem-reason-nothing_left_to_spare = Minden ottani fegyverhordozódért fizettél.
jerusalem-reason-enough_from_them = Ellenfelenként legfeljebb két fegyverhordozó vehető le.

## On the board of a terminal

jerusalem-terminal = { $label ->
    [calendar] Naptár
    [closed] zárva
    [privilege] előjog
    [big] nagy
    [left] bal
    [right] jobb
    [squires] fegyverh.
    [coins] érme
    [prestige] hírnév
    [cards] kártya
    [tower] torony (következő emelet)
    [paid] most ő kapná
    [baron] Báró
    [auction] Licit
    [offices] Tisztségek
    [packet] A kártyacsomag
   *[played] Kijátszva
}
jerusalem-terminal-deck = { $count } kártya a pakliban
jerusalem-terminal-bid = { $coins }, { $seat }
jerusalem-terminal-passed = passzolt: { $seats }
jerusalem-terminal-hand = { $seat } kártyái

## Options of a new table

jerusalem-option-board = A területek bevétele
jerusalem-choice-board = { $value ->
    [0] szokásos
    [1] a nagy területek mindig duplát adnak
   *[2] gazdag Pátriárkák és Templomosok
}
jerusalem-option-squire_cap = Fegyverhordozók színenként
jerusalem-choice-squire_cap = { $value ->
    [0] 50
   *[1] korlátlan
}
jerusalem-option-baron_strict = A Báróhoz számító fegyverhordozók
jerusalem-choice-baron_strict = { $value ->
    [0] minden most érkezett
   *[1] csak az elhelyezett, vagy „Mozgass kettőt”, „Köpönyegforgató” révén érkezett
}
jerusalem-option-income_refusal = Visszautasítható bevétel
jerusalem-choice-income_refusal = { $value ->
    [0] hírnév
    [1] az egész
   *[2] semmi
}
jerusalem-option-open_holdings = Érmék és fegyverhordozók a paravánok mögött
jerusalem-choice-open_holdings = { $value ->
    [0] rejtett
   *[1] mindenki látja
}

## What was done, as the title of a turning point: `who` is `you` where the reader did it

jerusalem-deed-office = { $who ->
    [you] Licitre bocsátod { jerusalem-office-of-acc }
   *[they] { $seat } licitre bocsátja { jerusalem-office-of-acc }
}
jerusalem-deed-pass = { $who ->
    [you] Passzolsz a liciten
   *[they] { $seat } passzol a liciten
}
jerusalem-deed-bid = { $who ->
    [you] Az ajánlatod: { $coins ->
        [0] semmi
        [one] 1 érme
       *[other] { $coins } érme
    }
   *[they] { $seat } ajánlata: { $coins ->
        [0] semmi
        [one] 1 érme
       *[other] { $coins } érme
    }
}
jerusalem-deed-keep = { $who ->
    [you] Megtartod ezt: „{ $card }”
   *[they] { $seat } megtartja ezt: „{ $card }”
}
jerusalem-deed-place = { $who ->
    [you] Fegyverhordozót helyezel el itt: { $area }
   *[they] { $seat } fegyverhordozót helyez el itt: { $area }
}
jerusalem-deed-baron = { $who ->
    [you] A Báróval blokkolod { jerusalem-area-acc }
   *[they] { $seat } a Báróval blokkolja { jerusalem-area-acc }
}
jerusalem-deed-hire = { $who ->
    [you] Felbérelsz egy zsoldost
   *[they] { $seat } felbérel egy zsoldost
}
jerusalem-deed-trade = { $who ->
    [you] Befolyással kereskedsz
   *[they] { $seat } befolyással kereskedik
}
jerusalem-deed-card = { $who ->
    [you] Kijátszod ezt: „{ $card }”
   *[they] { $seat } kijátssza ezt: „{ $card }”
}
jerusalem-deed-coin = { $who ->
    [you] Tábornagyként felveszel egy érmét
   *[they] { $seat } Tábornagyként felvesz egy érmét
}
jerusalem-deed-march = { $who ->
    [you] Áthelyezel egy fegyverhordozót; innen: { $from_area }; ide: { $area }
   *[they] { $seat } áthelyez egy fegyverhordozót; innen: { $from_area }; ide: { $area }
}
jerusalem-deed-move = { $who ->
    [you] Áthelyezel egy fegyverhordozót; innen: { $from_area }; ide: { $area }
   *[they] { $seat } áthelyez egy fegyverhordozót; innen: { $from_area }; ide: { $area }
}
jerusalem-deed-end = { $who ->
    [you] Befejezed a telepítést
   *[they] { $seat } befejezi a telepítést
}
jerusalem-deed-their = { $who ->
    [you] Fegyverhordozót cserélsz itt: { $area }
   *[they] { $seat } fegyverhordozót cserél itt: { $area }
}
jerusalem-deed-into = { $who ->
    [you] Fegyverhordozót hozol a készletből ide: { $area }
   *[they] { $seat } fegyverhordozót hoz a készletből ide: { $area }
}
jerusalem-deed-tower = { $who ->
    [you] Fegyverhordozót küldesz Dávid Tornyából ide: { $area }
   *[they] { $seat } fegyverhordozót küld Dávid Tornyából ide: { $area }
}
jerusalem-deed-stay = { $who ->
    [you] A fegyverhordozóid Dávid Tornyában maradnak
   *[they] { $seat } fegyverhordozói Dávid Tornyában maradnak
}
jerusalem-deed-draw = { $who ->
    [you] Fegyverhordozót adsz egy kártyáért
   *[they] { $seat } fegyverhordozót ad egy kártyáért
}
jerusalem-deed-rob = { $who ->
    [you] Hírnevet rabolsz { jerusalem-side-abl }
   *[they] { $seat } hírnevet rabol { jerusalem-side-abl }
}
jerusalem-deed-buy = { $who ->
    [you] { $prestige ->
        [0] Nem vásárolsz hírnevet
       *[other] Vásárolsz { $prestige } hírnevet
    }
   *[they] { $prestige ->
        [0] { $seat } nem vásárol hírnevet
       *[other] { $seat } vásárol { $prestige } hírnevet
    }
}
jerusalem-deed-save = { $who ->
    [you] { $squires ->
        [0] Nem mentesz meg fegyverhordozót a Palotából
       *[other] Megmentesz { $squires } fegyverhordozót a Palotából
    }
   *[they] { $squires ->
        [0] { $seat } nem ment meg fegyverhordozót a Palotából
       *[other] { $seat } megment { $squires } fegyverhordozót a Palotából
    }
}
jerusalem-deed-spare = { $who ->
    [you] Adót fizetsz egy fegyverhordozóért: { $area }
   *[they] { $seat } adót fizet egy fegyverhordozóért: { $area }
}
jerusalem-deed-kill = { $who ->
    [you] A háborúban leveszel egy { $side } fegyverhordozót innen: { $area }
   *[they] { $seat } a háborúban levesz egy { $side } fegyverhordozót innen: { $area }
}

## Figures by which a review compares two moves, and what each teaches

jerusalem-feature-points = hírnév, beépített és megmaradt
jerusalem-lesson-points = A végén a hírnév számít.
jerusalem-feature-floors = emeletek, amelyekre futja
jerusalem-lesson-floors = Emeletekben gondolkodj: ami nem ad ki egyet, kevesebbet ér.
jerusalem-feature-coins = érmék
jerusalem-lesson-coins = Érméből lesz a következő tisztség: tegyél félre.
jerusalem-feature-squires = fegyverhordozók a paraván mögött
jerusalem-lesson-squires = A paraván mögötti fegyverhordozók a későbbi lépéseid.
jerusalem-feature-placed = fegyverhordozók a táblán
jerusalem-lesson-placed = A fegyverhordozók a táblán hoznak bevételt, nem otthon.
jerusalem-feature-income_squires = várható fegyverhordozók
jerusalem-lesson-income_squires = Ott vezess, ahol fegyverhordozó a bevétel.
jerusalem-feature-income_coins = várható érmék
jerusalem-lesson-income_coins = Ott vezess, ahol érme a bevétel.
jerusalem-feature-income_points = várható hírnév
jerusalem-lesson-income_points = Ott vezess, ahol hírnév a bevétel.
jerusalem-feature-tower = esély Dávid Tornyára
jerusalem-lesson-tower = Dávid Tornyából akkor mehet ki fegyverhordozó, amikor már mindenki más végzett.
jerusalem-feature-cards = kártyák kézben
jerusalem-lesson-cards = A kézben tartott kártya még meglepetést tartogat.
