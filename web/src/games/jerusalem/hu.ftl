# The words of the Jerusalem board itself. Names of areas, offices and cards, options and events live with the game.

jerusalem-ui-board = A város a városrészeivel és Dávid Tornyával. A nyilak a választható helyek között lépkednek, Shifttel minden terület között.
jerusalem-ui-as-table = A város táblázatként
jerusalem-ui-as-map = A táblázat városként
jerusalem-ui-ledge = A város mellett

# what lies in the city
jerusalem-ui-squires = { $count } fegyverhordozó
jerusalem-ui-coins = { $count } érme
jerusalem-ui-prestige = { $count } hírnév
jerusalem-ui-nothing = nincs bevétel
jerusalem-ui-count-areas = { $count } terület
jerusalem-ui-group = { $group ->
    [cards] Kártyák
   *[areas] Területek
}
jerusalem-ui-empty = üres
jerusalem-ui-closed = két játékosnál zárva
jerusalem-ui-troop = { $name }: { $count }
jerusalem-ui-squires-of = { $name }: { $count } fegyverhordozó, { $area }
jerusalem-ui-baron-of = { $name } Bárója
jerusalem-ui-pays = a bevétel gazdája { $name }: { $income }
jerusalem-ui-pays-nobody = a bevétel még senkié: { $income }
jerusalem-ui-nobody = senki
jerusalem-ui-tower-name =
    Dávid
    Tornya
jerusalem-ui-prestige-track = Hírnév
jerusalem-ui-prestige-of = { $name }: { $count } hírnév
jerusalem-ui-how-many = Hány fegyverhordozó?
jerusalem-ui-place-many = { $count } fegyverhordozó elhelyezése

# panels
jerusalem-ui-calendar = Naptár
jerusalem-ui-calendar-face = { $face ->
    [down] képpel lefelé
    [gifts] A Király aján­dékai
   *[none] nincs ese­mény
}
jerusalem-ui-calamity = { $calamity ->
    [succession] Trón­öröklés
    [election] Válasz­tás
    [special_tax] Külön­adó
   *[war] Háború
}
jerusalem-ui-round = { $count }. kör
jerusalem-ui-offices = Tisztségek
jerusalem-ui-auction = A tisztségek licitje
jerusalem-ui-power = { $office_id ->
    [constable] könnyebb Báró
    [treasurer] olcsó zsoldosok
    [marshal] mozgatás vagy érme
   *[admiral] egy érme
}
jerusalem-ui-price = { $count ->
    [0] ingyen
   *[other] { $count } érme
}
jerusalem-ui-on-block = licit alatt
jerusalem-ui-bidders = Ajánlatok
jerusalem-ui-bid = ajánlata: { $count } érme
jerusalem-ui-passed = passzolt
jerusalem-ui-to-bid = még nincs ajánlat
jerusalem-ui-packet = A kártyacsomag
jerusalem-ui-packet-hint = egyet tarts meg, a többit add tovább
jerusalem-ui-your-turn = Választásaid
jerusalem-ui-towers = Tornyok
jerusalem-ui-floor-costs = hírnév emeletenként
jerusalem-ui-floor-price = { $count }
jerusalem-ui-floor-first = { $count }+1
jerusalem-ui-tower-of = { $name }: magasság { $count }, a következő emelet { $price }, hírnév { $prestige }
jerusalem-ui-deck = { $count } kártya a pakliban
jerusalem-ui-discard = { $count } kijátszva
jerusalem-ui-discard-of = Kijátszva: { $cards }

# players
jerusalem-ui-seat = { $name }, { $side }
jerusalem-ui-you = te
jerusalem-ui-bot = bot
jerusalem-ui-away = távol
jerusalem-ui-height = A torony emeletei
jerusalem-ui-prestige-word = Hírnév
jerusalem-ui-next-floor = Hírnév; a következő emelet ára { $price }
jerusalem-ui-hidden = rejtett
jerusalem-ui-squires-word = fegyverhordozó
jerusalem-ui-coins-word = érme
jerusalem-ui-cards-word = kártya
jerusalem-ui-income-now = Ha most véget érne a kör: { $income }
jerusalem-ui-supply = { $count } fegyverhordozó maradt a készletedben
jerusalem-ui-passed-on = Továbbadtad: { $cards }
jerusalem-ui-paid = { $count } kifizetve
jerusalem-ui-hand-of = { $name } kártyái
jerusalem-ui-behind = { $squires } fegyverhordozó, { $coins } érme
jerusalem-ui-brief = { $height } ⌂ { $prestige } ★

# the legend: what each thing on the table is, and what it does
jerusalem-legend-city = A városban
jerusalem-legend-panels = A város mellett
jerusalem-legend-card = Egy játékos lapja
jerusalem-explain-square = Egy városrész nagy területe. Annak ad bevételt, akinek itt a legtöbb fegyverhordozója van; döntetlennél a jobb tisztség viselőjének.
    .name = Nagy terület
jerusalem-explain-area = Egy városrész kis területe. Annak ad bevételt, akinek itt a legtöbb fegyverhordozója van; döntetlennél a jobb tisztség viselőjének.
    .name = Kis terület
jerusalem-explain-tower-of-david = Nagy területnek számít. Aki uralja, minden más előtt kap egy érmét, és innen egy fegyverhordozót más területre küldhet.
    .name = Dávid Tornya
jerusalem-explain-district = Három terület együtt. Három városrész előjogot ad annak, akinek az egészben a legtöbb fegyverhordozója van.
    .name = Városrész
jerusalem-explain-income = Amit a terület a kör végén ad, annak a színében, akié most lenne.
    .name = Bevétel
jerusalem-explain-squires = Egy játékos fegyverhordozói és a számuk. A városban bevételt szereznek; a paraván mögött várnak.
    .name = Fegyverhordozók
jerusalem-explain-crown = Most az uralná a területet, akinek a fegyverhordozói viselik.
    .name = Korona
jerusalem-explain-fresh = Fegyverhordozók, amelyek ebben a telepítésben érkeztek. Ha három van, leteheted a Bárót.
    .name = Friss fegyverhordozók
jerusalem-explain-baron = A kör végéig blokkolja a területet: más nem helyezhet el itt fegyverhordozót, és egyet sem lehet ide vagy innen áthelyezni.
    .name = Báró
jerusalem-explain-closed = Két játékossal ez a városrész zárva van.
    .name = Zárt terület
jerusalem-explain-privilege-scholars = A legtöbb fegyverhordozó a Pátriárkáknál: egy fegyverhordozó a paraván mögül egy kártyáért.
    .name = Tudósok
jerusalem-explain-privilege-building_materials = A legtöbb fegyverhordozó a Piacon: legfeljebb négy hírnév, egyenként 2 érméért.
    .name = Építőanyagok
jerusalem-explain-privilege-court_intrigues = A legtöbb fegyverhordozó a Nemességnél: 1 hírnév, és egy másik játékos elveszít 1-et.
    .name = Udvari intrikák
jerusalem-explain-holder = Az a játékos, akié most a városrész előjoga lenne.
    .name = Az előjog birtokosa
jerusalem-explain-track = A játékosok hírneve. Ebből fizetik a tornyuk emeleteit.
    .name = Hírnévsáv
jerusalem-explain-calendar = Az öt kör, és amit hoznak.
    .name = Naptár
jerusalem-explain-event-down = Esemény, amelyet a köre kezdetén fordítunk fel.
    .name = Rejtett esemény
jerusalem-explain-event-succession = A kör végén minden fegyverhordozó elhagyja a Királyi Palotát. Akinek a Bárója a városban áll, legfeljebb kettőt megment a sajátjai közül.
    .name = Trónöröklés
jerusalem-explain-event-election = A kör végén a Pátriárkák és a Nemesség minden területén mindenkinek csak annyi fegyverhordozója marad, mint annak, akinek ott a legkevesebb van.
    .name = Pátriárka-választás
jerusalem-explain-event-special_tax = A kör végén a Piacon minden fegyverhordozó 1 érmébe kerül, vagy távozik.
    .name = Különadó
jerusalem-explain-event-war = A kör végén minden fegyverhordozó elvész a Templomosoknál. Mindenki annyit vehet le az ellenfelekéből, amennyit elveszített, ellenfelenként legfeljebb kettőt.
    .name = Háború
jerusalem-explain-gifts = Az ötödik kör után: 3 hírnév a legtöbb fegyverhordozóért és a legtöbb érméért a paraván mögött, és 1 annak, aki megtartott kártyát.
    .name = A Király ajándékai
jerusalem-explain-offices = Minden körben licitálunk rájuk. A kisebb szám előbb jön, több fegyverhordozót hoz, és döntetlennél győz.
    .name = Tisztségek
jerusalem-explain-office-constable = 7 fegyverhordozó. A Bárónak nagy területen két, kicsin egy friss fegyverhordozó is elég.
    .name = Várkapitány
jerusalem-explain-office-treasurer = 6 fegyverhordozó. Az első zsoldos 1, a második 2 érme.
    .name = Kincstárnok
jerusalem-explain-office-marshal = 5 fegyverhordozó. Egyszer egy vagy két fegyverhordozó átmegy egy területről egy másikra, vagy 1 érme.
    .name = Tábornagy
jerusalem-explain-office-admiral = 4 fegyverhordozó és egy érme.
    .name = Tengernagy
jerusalem-explain-bids = A legtöbbet ajánló fizet, és megkapja a tisztséget. Aki passzol, kiesik ebből a licitből.
    .name = Ajánlatok
jerusalem-explain-towers = A játékosok tornyai. Öt kör után a legmagasabb győz.
    .name = Tornyok
jerusalem-explain-floor = Ennyi hírnévbe kerül az emelet. +1 annak, aki elsőként éri el.
    .name = Egy emelet ára
jerusalem-explain-deck = A még hátralévő akciókártyák.
    .name = Pakli
jerusalem-explain-discard = Kijátszott akciókártyák. Kikerültek a játékból.
    .name = Kijátszott kártyák
jerusalem-explain-packet = Ennek a körnek az akciókártyái. Tarts meg egyet, és add tovább a többit a következő tisztségnek.
    .name = Kártyacsomag
jerusalem-explain-choices = Válaszok a kérdésre, amelyeknek nincs saját helyük a városban.
    .name = A választásaid
jerusalem-explain-card = Ami egy játékosé: tisztség, torony, hírnév, és a paraván azzal, amit elrejt.
    .name = Egy játékos lapja
jerusalem-explain-height = A torony emeletei. A legmagasabb torony győz.
    .name = Torony
jerusalem-explain-prestige = A hírnév, és amennyibe a következő emelet kerül. Amint telik rá, megépül.
    .name = Hírnév
jerusalem-explain-screen = A fegyverhordozókat és az érméket a többiek a végéig nem látják.
    .name = Paraván
jerusalem-explain-coins = Tisztségekre, zsoldosokra és hírnévre.
    .name = Érmék
jerusalem-explain-cards = Akciókártyák kézben. A számuk nyílt, maguk a kártyák nem.
    .name = Kártyák
jerusalem-explain-income-now = Amit a területek ennek a játékosnak adnának, ha most érne véget a kör.
    .name = Bevétel most
jerusalem-explain-supply = Azok a fegyverhordozóid, amelyek sem a városban, sem a paraván mögött nincsenek. Csak te látod, hány.
    .name = Készlet
jerusalem-explain-passed-on = A kártyák, amelyeket ebben a körben láttál és továbbadtál.
    .name = Továbbadva
jerusalem-explain-action-card = A saját telepítésedben játszhatod ki, egyszer. A végéig megtartott kártya 1 hírnevet ér.
    .name = Akciókártya

# the city as a table
jerusalem-ui-caption-areas = A területek
jerusalem-ui-caption-players = A játékosok
jerusalem-ui-column = { $column ->
    [area] Terület
    [squires] Fegyverhordozók
    [baron] Báró
    [income] Bevétel
    [paid] Most kié
    [player] Játékos
    [office] Tisztség
    [height] Magasság
    [prestige] Hírnév
    [floor] Következő emelet
    [cards] Kártyák
    [behind] A paraván mögött
   *[choice] Választás
}

# the score sheet
jerusalem-ui-sheet = { $column ->
    [player] Játékos
    [height] Magasság
    [prestige] Megmaradt hírnév
    [office] Utolsó tisztség
   *[gifts] A Király ajándékai
}
jerusalem-ui-decided = { $reason ->
    [height] A legmagasabb torony döntött.
    [prestige] Egyforma magasság: a megmaradt hírnév döntött.
   *[office] Egyforma magasság és hírnév: a jobb tisztség döntött.
}

# how a round goes
jerusalem-ui-primer-offices = Licitálj egy tisztségre
jerusalem-ui-primer-offices-text = A tisztségek a legtöbbet ajánlóké. A jobb tisztség korábban jön, megnyeri a döntetlent, és több fegyverhordozót hoz. Utána mindenki megtart egy akciókártyát, a többit továbbadja.
jerusalem-ui-primer-deploy = Küldd ki a fegyverhordozóidat
jerusalem-ui-primer-deploy-text = Oda helyezz fegyverhordozót, ahol vezetni akarsz. Ha három friss áll ott, a Báród a kör végéig mindenki más elől blokkolja a területet.
jerusalem-ui-primer-build = Gyűjts bevételt, és építs
jerusalem-ui-primer-build-text = Akinek egy területen a legtöbb fegyverhordozója van, azé a bevétele. Ha a hírneved kitesz egy emeletet, megépül; aki elsőként ér egy emeletre, 1-gyel többet fizet.
jerusalem-ui-primer-goal = Öt kör, három esemény, rejtett érmék és kártyák. A legmagasabb torony győz.
