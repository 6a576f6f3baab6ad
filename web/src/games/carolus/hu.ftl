# The words of the Carolus Magnus board itself. Names of lands, families and sides, options and events live with the game.

carolus-ui-board = { $count ->
    [one] Kör, egy terület. A bal és a jobb nyíl a választható helyek között lépked, Shifttel minden terület között.
   *[other] Kör, { $count } terület. A bal és a jobb nyíl a választható helyek között lépked, Shifttel minden terület között.
}
carolus-ui-emperor = Nagy Károly
carolus-ui-as-table = A kör táblázatként
carolus-ui-as-table-short = Táblázat
carolus-ui-as-map = A kör térképként
carolus-ui-as-map-short = Térkép
carolus-ui-ledge = A gyűrű mellett

# what lies in a land
carolus-ui-province = { $province ->
    [10] Hispániai őrgrófság
   *[other] { $name }
}
carolus-ui-land-region = { $name }, régió: { $count } tartomány
carolus-ui-land-castles = { $count ->
    [one] egy { $side } vár
   *[other] { $count } { $side } vár
}
carolus-ui-land-empty = nincs vár
carolus-ui-land-emperor = itt áll Nagy Károly
carolus-ui-knights = { $count } { $family }
carolus-ui-no-knights = nincs lovag
carolus-ui-score = { $side } { $count }
carolus-ui-scores = erő: { $scores }
carolus-ui-no-scores = egyik színnek sincs ereje

# the middle of the ring
carolus-ui-discs-round = A forduló korongjai
carolus-ui-disc-of = { $name } korongja: { $disc }
carolus-ui-disc-none = { $name } még nem választott korongot
carolus-ui-refill = Utolsó feltöltés: { $name }
carolus-ui-throw = Utolsó dobás: { $name }
carolus-ui-crown = korona
carolus-ui-crowns = korona: { $families }
carolus-ui-crowns-open = { $count ->
    [one] egy korona vár családra
   *[other] { $count } korona vár családra
}
carolus-ui-supply = Közös készlet
carolus-ui-supply-of = { $family }: { $count } a közös készletben
carolus-ui-crest-free = a címer senkié
carolus-ui-tray-reserve = { $count ->
    [one] Egy lovag a tartalékodból
   *[other] { $count } lovag a tartalékodból
}
carolus-ui-tray-land = Most egy terület vagy a várlapod
carolus-ui-tray-first = Előbb válassz családot
carolus-ui-tray-again = Válaszd újra a jóváhagyáshoz
carolus-ui-tray-discs = Válassz korongot
carolus-ui-tray-supply = Nevezz meg egy családot a koronához
carolus-ui-tray-family = { $family }: { $count } a tartalékodban
carolus-ui-court = A várlapod
carolus-ui-court-of = a várlapod: { $count } { $family }
carolus-ui-disc = { carolus-disc-nom }

# how the game goes
carolus-ui-primer-disc = Válassz korongot
carolus-ui-primer-disc-text = A legkisebb szám jön először. A legnagyobbal léphet Nagy Károly a legmesszebbre.
carolus-ui-primer-place = Küldd ki a lovagjaidat
carolus-ui-primer-place-text = A várlapodnál megszerzik neked a családjuk irányítását. Egy területen annak számítanak, aki irányítja őket.
carolus-ui-primer-move = Lépj Nagy Károllyal
carolus-ui-primer-move-text = Ahol megáll, ott a legtöbb lovagot irányító szín várat épít, és az egyszínű szomszédos területek egyesülnek.
carolus-ui-primer-goal = Végül dobással feltöltöd a tartalékodat, és a következő játékos jön. Az a szín győz, amelynek elsőként áll minden vára.

# the seats
carolus-ui-seat = { $name }, { $side }
carolus-ui-you = te
carolus-ui-bot = bot
carolus-ui-away = távol
carolus-ui-castles = { $count }/{ $all }
carolus-ui-castles-long = { $all } várból { $count } áll
carolus-ui-team = { $side_id ->
    [white] Fehér csapat
    [black] Fekete csapat
   *[grey] Szürke csapat
}
carolus-ui-reserve = Tartalék
carolus-ui-discs = Korongok
carolus-ui-stock = Várkészlet
carolus-ui-row = { $family }: { $count } a várlapnál
carolus-ui-crest = övé a címer
carolus-ui-stock-of = { $all } várból { $count } a várkészletben
carolus-ui-disc-left = { carolus-disc-nom }, megvan
carolus-ui-disc-played = { carolus-disc-nom }, kijátszva
carolus-ui-disc-force = { carolus-disc-nom }, érvényes

# the legend: what each thing on the table is, and what it does
carolus-legend-ring = A körben
carolus-legend-middle = Középen
carolus-legend-card = Egy játékos lapja
carolus-explain-land = Lovagok és egy vár helye. Akkor számoljuk meg, amikor Nagy Károly itt megáll: a lovagok annak számítanak, akié a címerük, a várak a saját színüknek.
    .name = Terület
carolus-explain-region = Összenőtt tartományok. Egyetlen területnek számítanak, az összes lovagjukkal és várukkal együtt.
    .name = Régió
carolus-explain-knight = Egy család lovagjai és a számuk. Annak a színnek számítanak, amelyiké a család címere.
    .name = Lovagok
carolus-explain-castle = Eggyel számít a saját színének. Aki vezet, amikor Nagy Károly itt megáll, az kicseréli a várakat a sajátjaira.
    .name = Vár
carolus-explain-emperor = Az óramutató járása szerint lépked területről területre. Ahol megáll, ott a vezető szín várat épít.
    .name = Nagy Károly
carolus-explain-steps = Ennyi lépéssel ér ide Nagy Károly. Legfeljebb annyit léphet, amennyi a korongod.
    .name = Lépések
carolus-explain-fuse = Itt két terület összenőne, mert egyszínű vár állna rajtuk.
    .name = Készülő egyesülés
carolus-explain-discs = Az érvényes korongok, játékossorrendben. A kisebb szám jön előbb; Nagy Károly is legfeljebb ennyit léphet.
    .name = A forduló korongjai
carolus-explain-dice = Az utolsó dobás. Minden dobott család egy lovagot hoz a közös készletből.
    .name = Dobókockák
carolus-explain-crown = Aki dobja, megnevez egy családot, és megkapja egy lovagját.
    .name = Korona
carolus-explain-supply = Lovagok, amelyek még senkihez sem tartoznak; kezdetben családonként negyven.
    .name = Közös készlet
carolus-explain-crest-free = Ez a címer még senkié. A család első lovagja bármelyik várlapnál megszerzi.
    .name = Szabad címer
carolus-explain-reserve-tray = A tartalékod lovagjai családonként. Válassz egyet, aztán egy területet vagy a várlapodat.
    .name = A tartalékod
carolus-explain-disc-tray = A korongjaid. Amit ebben a fordulóban előtted választottak, azt nem választhatod, kivéve, ha nincs másik korongod.
    .name = A korongjaid
carolus-explain-court-tray = Egy lovag a várlapodnál közelebb visz a családja címeréhez.
    .name = A várlapod
carolus-explain-card = Ami egy játékosé: várlap, tartalék, korongok és a még meg nem épített várak. Minden nyílt.
    .name = Egy játékos lapja
carolus-explain-castles = Ennyi vár áll a szín összes vára közül. Aki az utolsót megépíti, győz.
    .name = Várak
carolus-explain-court = Az egyes családok lovagjai ennél a várlapnál. A leghosszabb soré a címer; egyenlőségnél ott marad, ahol van.
    .name = Várlap
carolus-explain-crest = Ha teli, övé: a család minden lovagja neki számít. Ha szaggatott, másé vagy senkié.
    .name = Címer
carolus-explain-reserve = Lovagok, amelyek bevetésre várnak. Még senkinek sem számítanak.
    .name = Tartalék
carolus-explain-disc-left = Még kijátszható korong. Öt forduló után mind az öt visszakerül.
    .name = Megmaradt korong
carolus-explain-disc-force = Ennek a fordulónak a korongja.
    .name = Érvényes korong
carolus-explain-disc-played = Kijátszott korong; akkor jön vissza, ha mind az öt elfogyott.
    .name = Kijátszott korong
carolus-explain-stock = A még meg nem épített várak, és üres helyek a már álló váraknak.
    .name = Várkészlet
carolus-explain-team = Két játékos közös várkészlettel; együtt győznek vagy veszítenek.
    .name = Csapat

# the ring as a table
carolus-ui-column-land = Terület
carolus-ui-column-castles = Várak
carolus-ui-column-knights = Lovagok
carolus-ui-column-scores = Erő
carolus-ui-column-choice = Választás
carolus-ui-none = nincs
carolus-ui-caption = A kör területei az óramutató járása szerint
