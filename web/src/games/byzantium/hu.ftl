# The words of the Byzantium board itself. Names of cities, sides and boxes, options and events live with the game.

byzantium-ui-board = { $count } város térképe. A nyilak a választható helyek között lépkednek, Shifttel minden hely között.
byzantium-ui-as-table = A térkép táblázatként
byzantium-ui-as-table-short = Táblázat
byzantium-ui-as-map = A táblázat térképként
byzantium-ui-as-map-short = Térkép
byzantium-ui-ledge = A térkép mellett
byzantium-ui-boxes = Mezők
byzantium-ui-tracks = Pontok
byzantium-ui-battle = Csata
byzantium-ui-whole-map = Az egész térkép
byzantium-ui-show-offered = A választható helyek mutatása

byzantium-ui-sea = { $sea ->
    [black] Fekete-tenger
    [mediterranean] Földközi-tenger
    [red] Vörös-tenger
    [caspian] Kaszpi-tenger
   *[gulf] Perzsa-öböl
}
byzantium-ui-side = { $side }
byzantium-ui-count-cities = { $count } város

# what lies on the map
byzantium-ui-army = { $name } { $side } serege, ereje { $strength }
byzantium-ui-held = birtokosa: { $name }
byzantium-ui-fortified = megerősített
byzantium-ui-nobody = senki

# the table of special actions
byzantium-ui-special = Különleges akciók
byzantium-ui-special-hint = mezőnként egy kocka, a forduló végén visszakerül
byzantium-ui-either-side = Bármelyik oldal
byzantium-ui-open-boxes = Akárhányszor
byzantium-ui-box = { $kind_id ->
    [bulgars] Bolgárok
    [fortify] Erődítés
    [byzantine_develop] Fejlesztés
    [arab_develop] Fejlesztés
    [emperor] Császár
    [caliph] Kalifa
    [byzantine_civil_war] Polgárháború
    [arab_civil_war] Polgárháború
   *[other] Flotta
}
byzantium-ui-open-box = { $box_id ->
    [tax] Adószedés
    [church] Templom
    [mosque] Mecset
   *[pass] Passzolás
}
byzantium-ui-first = 1.
byzantium-ui-enough = Kész
byzantium-ui-with-count = { $what } { $count }
byzantium-ui-free = szabad
byzantium-ui-taken-by = foglalt: { $name }
byzantium-ui-cubes-of = { $name }: { $count } kocka
byzantium-ui-nothing-there = üres
byzantium-ui-key-road = út: mindkét fél
byzantium-ui-key-desert = sivatag: arabok
byzantium-ui-key-sea-byzantine = tenger: biz. 1,
byzantium-ui-key-sea-arab = arab 2
byzantium-ui-bulgars = Bolgárok
byzantium-ui-bulgars-of = A bolgárok mezője: { $count } kocka, legfeljebb { $most }
byzantium-ui-of = { $count }/{ $most }

# tracks
byzantium-ui-points = Győzelmi pontok
byzantium-ui-points-of = { $name }: { $byzantine } bizánci, { $arab } arab
byzantium-ui-turn = { $turn }. forduló, összesen { $turns }
byzantium-ui-turn-word = Forduló

# attacks
byzantium-ui-attack-on = Támadás { $city } ellen
byzantium-ui-crossing = A flotta támad
byzantium-ui-attacker = Támadó
byzantium-ui-fleet = Flotta
byzantium-ui-walls = Város
byzantium-ui-defender = { $opponent_id ->
    [red] Piros sereg
    [yellow] Sárga sereg
    [blue] Kék sereg
    [green] Zöld sereg
    [levy] Segédcsapat
   *[bulgars] Bolgárok
}
byzantium-ui-hits = { $count } találat
byzantium-ui-outcome = { $outcome ->
    [battle_won] { $best }:{ $second }, folytatódik
    [battle_lost] { $best }:{ $second }, visszaverve
    [siege_failed] { $best }:{ $second }, kitart
    [fell] Konstantinápoly elesik
   *[captured] a város elesik{ $points ->
        [0] {""}
       *[other] , { $points } pont
    }
}
byzantium-ui-odds-take = { $take }% eséllyel elesik
byzantium-ui-odds-losses = átlagos veszteség: { $losses } kocka
byzantium-ui-percent = { $count }%
byzantium-ui-to-take = a város bevételére
byzantium-ui-if-defended = { $fleet ->
    [hostile] ha mind ellenáll, a flotta is
   *[none] ha mind védekezik
}
byzantium-ui-no-defence = csak az ostrom
byzantium-ui-if-yielded = { $count }%, ha senki sem áll ellen

# army cards
byzantium-ui-seat = { $name }, { $side_id ->
    [red] piros
    [yellow] sárga
    [blue] kék
   *[green] zöld
}
byzantium-ui-you = te
byzantium-ui-bot = bot
byzantium-ui-away = távol
byzantium-ui-starts = kezd
byzantium-ui-passed = passzolt
byzantium-ui-emperor = Császár
byzantium-ui-caliph = Kalifa
byzantium-ui-fleet-of = { $side_id ->
    [byzantine] Biz. flotta
   *[arab] Arab flotta
}
byzantium-ui-rank = { $rank_id ->
    [levy] Segédcs.
   *[other] { $rank }
}
byzantium-ui-bezants = Arany
byzantium-ui-points-short = Pont
byzantium-ui-cell = { byzantium-side-start } { byzantium-rank-cube }: { $count }; fenntartása egyenként { $price }
byzantium-ui-guard = { $side_id ->
    [byzantine] Császári testőrség
   *[arab] A kalifa testőrsége
}
byzantium-ui-treasury = { byzantium-side-start } kincstár: { $count }
byzantium-ui-pool = Tartalék
byzantium-ui-pool-of = Tartalék: { $count }
byzantium-ui-losses = Veszteség
byzantium-ui-losses-of = Veszteség: { $count }
byzantium-ui-removed = Kikerült
byzantium-ui-walls-left = Erődítés
byzantium-ui-cities = Városok
byzantium-ui-upkeep = Fenntartás
byzantium-ui-income-hint = Bevétel: { $byzantine } bizánci, { $arab } arab
byzantium-ui-both = { $byzantine } + { $arab }

# the legend: what each thing on the table is, and what it does
byzantium-legend-map = A térképen
byzantium-legend-boxes = Mezők
byzantium-legend-tracks = Sávok és dobókockák
byzantium-legend-card = A seregtábla
byzantium-explain-city-byzantine = A bizánci seregek itt otthon vannak, minden más seregnek meg kell támadnia a várost. A szám a hengerek száma: ennyi dobókockával dob ostromban, és ennyi a bevétele és a pontja.
    .name = Bizánci város
byzantium-explain-city-arab = Az arab seregek itt otthon vannak, minden más seregnek meg kell támadnia a várost. A szám a hengerek száma: ennyi dobókockával dob ostromban, és ennyi a bevétele és a pontja.
    .name = Arab város
byzantium-explain-city-persian = Senkié, amíg valaki be nem veszi. A szám a hengerek száma: ennyi dobókockával dob ostromban.
    .name = Perzsa város
byzantium-explain-city-bulgar = A bolgárok bevették. Az összes kockájuk védi, és utánuk a saját falai.
    .name = Bolgár város
byzantium-explain-capital = Öt hengernek számít, és soha nincs birtokosa. Ha elesik, a játszma azonnal véget ér, és csak az arab pontok számítanak.
    .name = Konstantinápoly
byzantium-explain-control = A várost ennek a színnek a játékosa birtokolja, és övé a bevétele.
    .name = Birtokkocka
byzantium-explain-wall = Ostromban eggyel több dobókocka és eggyel nagyobb erő a városnak. Bevételt és pontot nem hoz.
    .name = Erődítés
byzantium-explain-army-byzantine = Négyszögletes zászló. A szám az ereje: a bizánci sor elit- és főseregkockái.
    .name = Bizánci sereg
byzantium-explain-army-arab = Bevágott zászló. A szám az ereje: az arab sor elit- és főseregkockái.
    .name = Arab sereg
byzantium-explain-road = Mindkét félnek nyitva áll, egy mozgáskockáért.
    .name = Út
byzantium-explain-desert = Csak arab seregeknek áll nyitva, egy mozgáskockáért.
    .name = Sivatagi út
byzantium-explain-sea = Bizánci seregnek egy mozgáskocka, arab seregnek kettő. A bizánci flotta az araboknak megdrágíthatja.
    .name = Hajózási útvonal
byzantium-explain-double = Ez az átkelés arab seregnek kétszer annyiba kerül: négy mozgáskockába.
    .name = Kétszeres ár
byzantium-explain-arrow = Ezt a várost a bolgárok a térképen kívülről is megtámadhatják.
    .name = Bolgár nyíl
byzantium-explain-toll = Ennyi mozgáskockába kerül a vonulás. A kockák a veszteségbe kerülnek.
    .name = A vonulás ára
byzantium-explain-special = Tegyél egy kockát egy szabad mezőre, és hajtsd végre, amit a mező mond. A mező a forduló végéig mindenkinek foglalt.
    .name = Különleges akciók
byzantium-explain-box-bulgars = Két kocka csatlakozik a bolgárokhoz. Aztán megtámadnak neked egy várost, vagy még kettő csatlakozik.
    .name = Bolgárok
byzantium-explain-box-fortify = Egy városodon erődítés kerül a kockád helyére.
    .name = Erődítés
byzantium-explain-box-develop = Eggyel több henger egy ehhez a félhez tartozó városra, bárki birtokolja; egy városon legfeljebb három.
    .name = Városfejlesztés
byzantium-explain-box-emperor = Azonnal 2 bizánci pont, és a forduló végéig a testőrség a bizánci elitmeződre. A császár segédcsapata Konstantinápolyt is védheti.
    .name = Császár
byzantium-explain-box-caliph = Azonnal 2 arab pont, és a forduló végéig a testőrség az arab elitmeződre.
    .name = Kalifa
byzantium-explain-box-civil-war = A sereged egy ugyanahhoz a félhez tartozó várost támad meg, amely nem a tiéd. Ha győz, a város ennél a félnél marad, és a tiéd lesz.
    .name = Polgárháború
byzantium-explain-box-byzantine-fleet = A forduló végéig megduplázhatod a többiek arab átkeléseinek árát, megtámadhatod őket, és elzárhatod előlük a tengert, ha visszavonulnak.
    .name = Bizánci flotta
byzantium-explain-box-arab-fleet = A forduló végéig a hajózási útvonalak fele annyiba kerülnek az arab seregednek.
    .name = Arab flotta
byzantium-explain-box-tax = A tartalékod kockáiért egyenként 2 arany, fordulónként egyszer. A forduló végén visszakerülnek.
    .name = Adószedés
byzantium-explain-box-church = Egy kocka és 6 bizánci arany: 2 bizánci pont. A kocka ott marad.
    .name = Templom
byzantium-explain-box-mosque = Egy kocka és 6 arab arany: 2 arab pont. A kocka ott marad.
    .name = Mecset
byzantium-explain-box-pass = Aki passzol, ebben a fordulóban nem hajt végre több akciót. A következő fordulót az kezdi, aki elsőként passzolt.
    .name = Passzolás
byzantium-explain-guard = Elitkockának számít, nincs fenntartása, és utolsónak vész el. A forduló végén visszakerül.
    .name = Testőrség
byzantium-explain-bulgars = A bolgárok egész ereje. Mind részt vesznek, bárhol harcolnak, legfeljebb három dobókockával.
    .name = A bolgárok mezője
byzantium-explain-turns = A játszma három fordulóból áll. Mindegyikben körről körre jönnek az akciók, amíg mindenki nem passzolt; aztán a bevétel és a fenntartás.
    .name = Forduló
byzantium-explain-points = Fent a bizánci, lent az arab pontjaid. A kettő együtt számít, ha a kevesebb legalább fele a többnek.
    .name = Győzelmi pontok
byzantium-explain-battle = Az utolsó támadás lépésről lépésre: ki dobott, hány találat lett, és mi lett a vége.
    .name = Utolsó támadás
byzantium-explain-die = A 4, az 5 és a 6 találat, és elvesz egy kockát.
    .name = Dobókockák
byzantium-explain-odds = Milyen eséllyel sikerül a támadás, és átlagosan hány kockádba kerül, a dobásokból kiszámítva.
    .name = Esélyek
byzantium-explain-tray = Válaszok a kérdésre, amelyeknek nincs saját helyük a térképen.
    .name = Válaszok
byzantium-explain-card = Egy játékos két serege, két kincstára és kétféle pontja. A szín és a jel ugyanaz, mint a térképen.
    .name = Seregtábla
byzantium-explain-row = Felső sor: a bizánci sereg, kincstár és pontok. Alsó sor: az arabok.
    .name = Egy fél sora
byzantium-explain-elite = Csatában minden kocka egy dobókocka, korlát nélkül. Fenntartása 3.
    .name = Elit
byzantium-explain-main = Csatában minden kocka egy dobókocka, legfeljebb három. Fenntartása 1.
    .name = Fősereg
byzantium-explain-levy = Védi a városaidat, ha sereg nem védi őket, legfeljebb három dobókockával. Nem része a seregnek. Fenntartása 2.
    .name = Segédcsapat
byzantium-explain-move = Ezzel fizeted a vonulást. A kockái nem számítanak az erőbe, de csatában elveszhetnek. Fenntartása 1.
    .name = Mozgás
byzantium-explain-bezants = Ennek a félnek a pénze. Soha nem kerül át a másik kincstárba.
    .name = Arany
byzantium-explain-points-card = Ennek a félnek a győzelmi pontjai.
    .name = Pont
byzantium-explain-score = Ha most véget érne a játszma: a kétféle pont együtt, vagy egyedül a több, ha a kevesebb nem éri el a felét.
    .name = Pontszám
byzantium-explain-pool = Szabad kockák. Amit innen raksz le, ingyen van.
    .name = Tartalék
byzantium-explain-losses = Elveszett vagy elköltött kockák. Innen egy kocka 3 arany; a felük a forduló végén visszakerül.
    .name = Veszteség
byzantium-explain-removed = Kifizetetlen kockák. Kikerültek a játékból.
    .name = Kikerült
byzantium-explain-walls = Ennyi erődítést építhetsz még.
    .name = Erődítés
byzantium-explain-cities = Ennyi várost birtokolsz.
    .name = Városok
byzantium-explain-upkeep = Ennyibe kerülnek a kockáid a forduló végén, a bizánciak és az arabok, mindegyik sor a saját kincstárából.
    .name = Fenntartás
byzantium-explain-starts = Ebben a fordulóban minden körben ő kezd.
    .name = Kezdőjátékos
byzantium-explain-passed = Ebben a fordulóban nem hajt végre több akciót, de még védekezik.
    .name = Passzolt

# the map as a table
byzantium-ui-caption = A városok
byzantium-ui-column = { $column ->
    [city] Város
    [side] Fél
    [size] Méret
    [held] Birtokos
    [armies] Seregek
    [links] Összeköttetések
   *[choice] Választás
}
byzantium-ui-link = { $kind_id ->
    [desert] { $city } (sivatag)
    [sea] { $city } (tenger)
   *[road] { $city }
}

# how it goes, in three pictures
byzantium-ui-primer-claim = Vegyél birtokba városokat
byzantium-ui-primer-claim-text = Tegyél egy kockát egy gazdátlan bizánci vagy arab városra, és a tiéd; minden hengere egy pont. Minden, amit teszel, egy kockába kerül.
byzantium-ui-primer-march = Vonulj és harcolj
byzantium-ui-primer-march-text = Mindkét félből van egy sereged. Amelyik a másik fél városába vonul, megtámadja: minden 4, 5 és 6 találat, és a nagyobb erő győz.
byzantium-ui-primer-both = Ügyelj mindkét félre
byzantium-ui-primer-both-text = A forduló végén a városok fizetnek, a seregek pénzbe kerülnek. Három forduló után a kétféle pontod összeadódik, ha a kevesebb legalább fele a többnek.
byzantium-ui-primer-goal = Mindenki egy akciót hajt végre, körről körre, amíg mindenki nem passzolt. Ha Konstantinápoly elesik, a játszma azonnal véget ér, és csak az arab pontok számítanak.

# the score sheet
byzantium-ui-sheet = { $column ->
    [player] Játékos
    [byzantine] Bizánci
    [arab] Arab
    [score] Pontszám
    [cities] Városok
   *[bezants] Arany
}
