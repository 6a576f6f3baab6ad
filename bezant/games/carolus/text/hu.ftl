### Carolus Magnus: words for events, questions, options, refusals and the names of things.

carolus-title = Carolus Magnus
carolus-tagline = Tizenöt tartomány, öt család és egy császár, aki a kört járja. Ahol a várak összeérnek, a területek egyesülnek.
carolus-where = { $round }. forduló

## Names of things

carolus-arg-family = { $value ->
    [red] vörös
    [pink] rózsaszín
    [blue] kék
    [green] zöld
    [yellow] sárga
   *[other] { $value }
}
carolus-arg-face = { $value ->
    [red] vörös
    [pink] rózsaszín
    [blue] kék
    [green] zöld
    [yellow] sárga
    [crown] korona
   *[other] { $value }
}
carolus-arg-faces = { $value ->
    [red] vörös
    [pink] rózsaszín
    [blue] kék
    [green] zöld
    [yellow] sárga
    [crown] korona
   *[other] { $value }
}
carolus-arg-side = { $value ->
    [white] fehér
    [black] fekete
    [grey] szürke
   *[other] { $value }
}
carolus-arg-from_side = { $value ->
    [white] fehér
    [black] fekete
    [grey] szürke
   *[other] { $value }
}
carolus-arg-sides = { $value ->
    [white] fehér
    [black] fekete
    [grey] szürke
   *[other] { $value }
}
carolus-arg-builder = { carolus-arg-side }
carolus-arg-goal = { carolus-arg-land }
carolus-arg-land = { $value ->
    [0] Frízia
    [1] Szászország
    [2] Türingia
    [3] Bajorország
    [4] Karintia
    [5] Friuli
    [6] Lombardia
    [7] Burgundia
    [8] Provence
    [9] Septimania
    [10] Hispániai őrgrófság
    [11] Gascogne
    [12] Akvitánia
    [13] Neustria
    [14] Austrasia
   *[other] { $value }
}
carolus-arg-from_land = { $value ->
    [0] Frízia
    [1] Szászország
    [2] Türingia
    [3] Bajorország
    [4] Karintia
    [5] Friuli
    [6] Lombardia
    [7] Burgundia
    [8] Provence
    [9] Septimania
    [10] Hispániai őrgrófság
    [11] Gascogne
    [12] Akvitánia
    [13] Neustria
    [14] Austrasia
   *[other] { $value }
}

## Their cases: whole words, never built of endings

carolus-land-ill = { $land_id ->
    [0] Fríziába
    [1] Szászországba
    [2] Türingiába
    [3] Bajorországba
    [4] Karintiába
    [5] Friuliba
    [6] Lombardiába
    [7] Burgundiába
    [8] Provence-ba
    [9] Septimaniába
    [10] a Hispániai őrgrófságba
    [11] Gascogne-ba
    [12] Akvitániába
    [13] Neustriába
    [14] Austrasiába
   *[other] { $land }
}
carolus-land-ter = { $land_id ->
    [0] Fríziáig
    [1] Szászországig
    [2] Türingiáig
    [3] Bajorországig
    [4] Karintiáig
    [5] Friuliig
    [6] Lombardiáig
    [7] Burgundiáig
    [8] Provence-ig
    [9] Septimaniáig
    [10] a Hispániai őrgrófságig
    [11] Gascogne-ig
    [12] Akvitániáig
    [13] Neustriáig
    [14] Austrasiáig
   *[other] { $land }
}
carolus-goal-ill = { $goal_id ->
    [0] Fríziába
    [1] Szászországba
    [2] Türingiába
    [3] Bajorországba
    [4] Karintiába
    [5] Friuliba
    [6] Lombardiába
    [7] Burgundiába
    [8] Provence-ba
    [9] Septimaniába
    [10] a Hispániai őrgrófságba
    [11] Gascogne-ba
    [12] Akvitániába
    [13] Neustriába
    [14] Austrasiába
   *[other] { $goal }
}
carolus-land-subject = { $land_id ->
    [10] A Hispániai őrgrófság
   *[other] { $land }
}
carolus-land-nom = { $land_id ->
    [10] a Hispániai őrgrófság
   *[other] { $land }
}
carolus-from_land-subject = { $from_land_id ->
    [10] A Hispániai őrgrófság
   *[other] { $from_land }
}
carolus-disc-nom = { $disc ->
    [1] 1-es korong
    [2] 2-es korong
    [3] 3-as korong
    [4] 4-es korong
   *[5] 5-ös korong
}
carolus-disc-acc = { $disc ->
    [1] Az 1-es korongot
    [2] A 2-es korongot
    [3] A 3-as korongot
    [4] A 4-es korongot
   *[5] Az 5-ös korongot
}

## Steps of a round

carolus-step-setup = előkészületek
carolus-step-choose = korongválasztás
carolus-step-place = lovagok játékba
carolus-step-move = Nagy Károly lép
carolus-step-refill = feltöltés

## Questions

carolus-question-name = Melyik családot nevezed meg a koronához?
carolus-question-name-detail = { $count ->
    [one] A koronához te nevezed meg, milyen színű lovagot kapsz.
   *[other] { $count } korona: nevezz meg mindegyikhez egy színt, egymás után.
}
carolus-question-disc = Melyik korongot játszod ki?
carolus-question-disc-detail = A kisebb szám jön előbb; a szám egyben a legtöbb lépés, amelyet Nagy Károllyal megtehetsz.
carolus-question-place = Hová kerül a következő lovagod?
carolus-question-place-detail = { $count ->
    [one] Az utolsó: a várlapodnál befolyást, egy területen erőt ad.
   *[other] Még { $count }: a várlapodnál befolyást, egy területen erőt ad.
}
carolus-question-move = Meddig lépsz Nagy Károllyal?
carolus-question-move-detail = { $disc ->
    [one] A korongodon 1 áll: Nagy Károly egy területet lép az óramutató járása szerint.
   *[other] A korongodon { $disc } áll: Nagy Károly 1–{ $disc } területet lép az óramutató járása szerint.
}

## Parts of an option

carolus-part-family = { $family }
carolus-part-land = { $land }
carolus-part-court = a várlapod
carolus-part-disc = { carolus-disc-nom }
carolus-part-steps = { $steps } lépés

## Options

carolus-option-name = { $family }
carolus-option-disc = { carolus-disc-nom }
carolus-option-court = { $family } lovag a várlapodhoz
carolus-option-land = { $family } lovag { carolus-land-ill }
carolus-option-steps = { $steps } lépés { carolus-land-ter }

## What an option would surely do

carolus-detail-nobody = { $best }:{ $second }, senki sincs többségben, vár nem épül
carolus-detail-holds = { $best }:{ $second }, { $side } tartja
carolus-detail-built = { $best }:{ $second }, { $side } vár épül{ $provinces ->
    [0] {""}
   *[other] , { $provinces } tartomány egyesül
}{ $ends ->
    [over] , és véget ér a játszma
   *[on] {""}
}
carolus-detail-replaced = { $best }:{ $second }, { $count ->
    [one] a vár { $side } lesz
   *[other] { $count } vár { $side } lesz
}{ $provinces ->
    [0] {""}
   *[other] , { $provinces } tartomány egyesül
}{ $ends ->
    [over] , és véget ér a játszma
   *[on] {""}
}
carolus-detail-replaced_short = { $best }:{ $second }, a várak helyére { $count ->
    [one] az utolsó { $side } vár kerül
   *[other] az utolsó { $count } { $side } vár kerül
}{ $provinces ->
    [0] {""}
   *[other] , { $provinces } tartomány egyesül
}{ $ends ->
    [over] , és véget ér a játszma
   *[on] {""}
}
carolus-detail-crest = { $from_seat_id ->
    [none] megszerzed a { $family } címert
   *[other] megszerzed { $from_seat } { $family } címerét
}{ carolus-follows }
carolus-detail-row = { $count } { $family } lovag a várlapodnál{ carolus-follows }
carolus-detail-knight = { $side } ereje ott { $score } lenne{ carolus-follows }
carolus-detail-nobodys-knight = még senki sem irányítja{ carolus-follows }

## What follows the last knight of a turn by itself: with disc 1 nobody asks how far Charlemagne goes

carolus-follows = { $then ->
    [nothing] {""}
   *[other] ; utána Nagy Károly { carolus-goal-ill } lép, { $best }:{ $second }, { carolus-follows-there }{ $provinces ->
        [0] {""}
       *[other] , { $provinces } tartomány egyesül
    }{ $ends ->
        [over] , és véget ér a játszma
       *[on] , aztán jön a dobás
    }
}
carolus-follows-there = { $then ->
    [holds] { $builder } tartja
    [built] { $builder } vár épül
    [replaced] { $turned ->
        [one] a vár { $builder } lesz
       *[other] { $turned } vár { $builder } lesz
    }
    [replaced_short] a várak helyére { $turned ->
        [one] az utolsó { $builder } vár kerül
       *[other] az utolsó { $turned } { $builder } vár kerül
    }
   *[nobody] senki sincs többségben
}

## What happened

carolus-event-throw = { $seat } dobása: { $faces }
carolus-event-named = { $seat } ezt a családot nevezi meg a koronához: { $family }
carolus-event-rethrow = Nem jut { $family } lovag: { $seat } újra dob, { $face }
carolus-event-forfeit = Egyik családból sem jut lovag: { $seat } egy dobása elvész
carolus-event-returned = Kifogyott a { $family } lovag: minden várlap visszaad { $count } lovagot
carolus-event-first = { $seat } választ elsőként korongot
carolus-event-disc = { $seat } korongja: { $disc }
carolus-event-order = Játékossorrend: { $seats }
carolus-event-court = { $seat } { $family } lovagot rak a várlapjához, ott most { $count } van
carolus-event-crest = { $from_seat_id ->
    [none] { $seat } megszerzi a { $family } címert
   *[other] { $seat } megszerzi { $from_seat } { $family } címerét
}
carolus-event-placed = { $seat } { $family } lovagot küld { carolus-land-ill }
carolus-event-moved = { $seat } Nagy Károllyal { $steps } lépést tesz { carolus-land-ter }
carolus-event-nobody = { $land }: { $best }:{ $second }, senki sincs többségben
carolus-event-holds = { $land }: { $best }:{ $second }, { $side } tartja
carolus-event-built = { $land }: { $best }:{ $second }, { $side } vár épül
carolus-event-replaced = { $count ->
    [one] { $land }: { $best }:{ $second }, a vár színt vált, { $from_side } helyett { $side }
   *[other] { $land }: { $best }:{ $second }, { $count } vár színt vált, { $from_side } helyett { $side }
}
carolus-event-replaced_short = { $count ->
    [one] { $land }: { $best }:{ $second }, a { $from_side } várak helyére az utolsó { $side } vár kerül
   *[other] { $land }: { $best }:{ $second }, a { $from_side } várak helyére az utolsó { $count } { $side } vár kerül
}
carolus-event-merged = { carolus-from_land-subject } és { carolus-land-nom } egyesül: { $side } régió, { $count } tartomány
carolus-event-round = { $round }. forduló
carolus-event-discs_back = Mindenki visszakapja mind az öt korongját
carolus-event-over = { $reason_id ->
    [all_castles] Minden vár felépült. Győzelem: { $sides }
    [few_lands] Négynél kevesebb terület maradt. { $sides_count ->
        [one] Győzelem a legtöbb várral: { $sides }
       *[other] Közös győzelem a legtöbb várral: { $sides_and }
    }
    [dead_round] Egy forduló lovag nélkül telt el. { $sides_count ->
        [one] Győzelem a legtöbb várral: { $sides }
       *[other] Közös győzelem a legtöbb várral: { $sides_and }
    }
   *[unfinished] Letelt a megbeszélt számú forduló: a játszma eldöntetlen marad
}

## Why not

carolus-reason-game_over = A játszma véget ért.
carolus-reason-no_crown_to_name = Nincs korona, amelyhez családot kellene megnevezni.
carolus-reason-not_choosing_discs = Korongot a forduló elején kell választani, mindenkinek egyszer.
carolus-reason-not_placing_knights = Most nem kerül lovag a játékba: előbb a lovagokat kell lerakni, aztán Nagy Károllyal lépni, végül a tartalékot feltölteni.
carolus-reason-not_moving_emperor = Nagy Károllyal csak azután lehet lépni, hogy az akciófázis lovagjai a helyükre kerültek.
carolus-reason-family_exhausted = Nem jut { $family } lovag: a közös készlet üres, és nem minden várlap tud egyet visszaadni.
carolus-reason-disc_already_played = { carolus-disc-acc } már kijátszottad; az ötödik forduló után kapod vissza.
carolus-reason-disc_chosen_by_another = { carolus-disc-acc } ebben a fordulóban már más választotta, és neked maradt másik korongod.
carolus-reason-no_such_knight = Nincs { $family } lovag a tartalékban.
carolus-reason-no_such_land = { carolus-land-subject } már egy régió része; a régiónak más a neve.
carolus-reason-beyond_the_disc = { $limit ->
    [one] Az érvényes korongon 1 áll: Nagy Károly pontosan egyet lép.
   *[other] Az érvényes korongon { $limit } áll: Nagy Károly 1–{ $limit } lépést tesz.
}

## On the board of a terminal

carolus-terminal = { $label ->
    [court] várlap
    [reserve] tartalék
    [discs] korongok
    [supply] készlet
    [end] vége
   *[crest] {"["}n]: nála a címer, ő irányítja a családot
}
carolus-terminal-lands = { $count } terület

## Options of a new table

carolus-option-guard_rounds = Vége ennyi forduló után (0: soha)
carolus-option-emperor = Tartomány, ahonnan Nagy Károly indul
carolus-option-first_chooser = Az elsőként választó hely (-1: sorsolás)
carolus-option-arrangement = A tizenöt kezdő lovag családja (-1: sorsolás)
carolus-reason-too_far = { $away } lépés az út { carolus-land-ter }; most legfeljebb { $limit } lépést választhatsz.

## What was done, as the title of a turning point: `who` is `you` where the reader did it

carolus-deed-name = { $who ->
    [you] Ezt a családot nevezed meg a koronához: { $family }
   *[they] { $seat } ezt a családot nevezi meg a koronához: { $family }
}
carolus-deed-disc = { $who ->
    [you] { carolus-disc-acc } játszod ki
   *[they] { $seat } korongja: { $disc }
}
carolus-deed-court = { $who ->
    [you] { carolus-family-start } lovagot raksz a várlapodhoz
   *[they] { $seat } { $family } lovagot rak a várlapjához
}
carolus-deed-land = { $who ->
    [you] { carolus-family-start } lovagot küldesz { carolus-land-ill }
   *[they] { $seat } { $family } lovagot küld { carolus-land-ill }
}
carolus-deed-steps = { $who ->
    [you] Nagy Károllyal { carolus-land-ill } lépsz
   *[they] { $seat } Nagy Károllyal { carolus-land-ill } lép
}{ carolus-deed-end }
carolus-deed-end = { $outcome ->
    [built] , és { $side } vár épül
    [replaced] , és ott a várak színe { $side } lesz
    [replaced_short] , és ott a várak színe { $side } lesz
    [holds] , és { $side } tartja a területet
    [nobody] , és ott senki sincs többségben
   *[other] {""}
}

carolus-family-start = { $family_id ->
    [red] Vörös
    [pink] Rózsaszín
    [blue] Kék
    [green] Zöld
   *[yellow] Sárga
}

## Figures by which a review compares two moves, and what each teaches

carolus-feature-castles = saját várak
carolus-lesson-castles = Várakkal lehet nyerni: építs, ahol csak tudsz.
carolus-feature-theirs = a legjobb másik szín várai
carolus-lesson-theirs = Az a vár, amelyik nem lesz az övék, felér egy sajáttal.
carolus-feature-crests = címerek
carolus-lesson-crests = Akié a címer, azé a lovagok ereje.
carolus-feature-court = lovagok a várlapnál
carolus-lesson-court = A várlapnál álló lovagok védik a címereket.
carolus-feature-lands = területek saját többséggel
carolus-lesson-lands = Ha sok területen vezetsz, Nagy Károly neked dolgozik.
carolus-feature-ahead = saját többségek közvetlenül Nagy Károly előtt
carolus-lesson-ahead = Azokra a területekre figyelj, amelyeket Nagy Károly elérhet.
