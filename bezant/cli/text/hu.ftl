### What the terminal says by itself. What happens in a game is told by the game's own words.

## People and seats
guest = Vendég
seat = { $number }. hely
colour = { $side ->
    [white] fehér
    [black] fekete
    [grey] szürke
    [red] piros
    [yellow] sárga
    [blue] kék
    [green] zöld
   *[other] { $side }
  }
plays = { $name } színe: { colour }.
player = { $name } ({ colour })
players = { $game }: { $players }

## Playing
help = SZÁM        a lehetőség kiválasztása; `2 5`: a 2., majd a következők közül az 5.
    SZAVAK      akció kiválasztása a szavaival, például `vörös várlapod` vagy `3 lépés`
    ?           a kérdés magyarázata        ? 3   a 3. lehetőség magyarázata
    ? SZAVAK    bármely akció magyarázata, vagy hogy miért nem lehet: `? vörös Burgundia`
    b           vissza az előző választáshoz
    u           az utolsó lépésed visszavonása, amíg nem szól bele a véletlen vagy más játékos
    l           a teljes játszma naplója
    s [FÁJL]    a jegyzőkönyv mentése
    q           kilépés        h   ez a súgó
asked = { $name }: { $question }
and-then = és aztán? (b: vissza)
explained = { $what } (h: mit írhatsz be)
leads-to = { $what }: { $count } lehetőséghez vezet.
not-now = Most nem: { $why }
refused = { $why } ({ $rule })
chance-follows = A véletlen következik, ezért nem vonható vissza.
ends-move = Ezzel véget ér a lépésed.
takes-back = { $name } visszavonja az utolsó lépést
look-away = { $name }: nyomj Entert, ha más nem nézi a képernyőt.
save-first = Mented a játszmát, mielőtt kilépsz? [i/n]
# the letter that says yes to it
yes = i
offer-to-save = s [FÁJL]: a jegyzőkönyv mentése, Enter: kilépés:
saved = Elmentve: { $file }; innen így folytatható: `bezant play { $game } --resume { $file }`
won = { $names_count ->
    [0] Nincs győztes.
   *[other] Győzelem: { $names_and }.
  }

## Not understood
no-option = Nincs { $number }. lehetőség; válassz 1 és { $most } között. (h: súgó)
nothing-follows = { $number }. lehetőség: utána nincs mit választani.
no-action = „{ $words }”: ilyen akció nincs ebben a játékban: { $game }. { action-example }
many-actions = „{ $words }”: ez { $count } akciót is jelenthet; írj többet. { action-example }
action-example = Egy akció így szól: „{ $example }”.
input-ended = A bemenet itt ért véget: { $where }, a játszma vége előtt; nincs elmentve.
file-exists = { $file }: ez a fájl már létezik; adj meg másikat: s FÁJL
file-unwritable = { $file }: ez a fájl nem írható: { $why }.
file-missing = Nincs ilyen fájl: { $file }.
file-folder = { $file }: ez mappa, nem fájl.
file-no-text = { $file }: ez nem szövegfájl.
file-unreadable = { $file }: ez a fájl nem olvasható: { $why }.
file-too-large = { $file }: túl nagy jegyzőkönyvnek: több mint { $most } bájt.
name-length = Egy név 1–{ $most } látható karakterből áll, nem ennyiből: { $count }.
cannot-sit = „{ $word }”: ez nem ülhet le; egy helyen ezek egyike ül: { $known }.
other-game = A jegyzőkönyv játéka { $other }, nem { $game }.
other-seats = A jegyzőkönyvben { $seats } hely van, a --seats viszont { $named } helyet nevez meg.
no-setting = „{ $given }”: ez nem beállítás; így írd: NÉV=ÉRTÉK, például guard_rounds=50.
stopped = Megállítva.

## Records
no-such-move = A jegyzőkönyvben { $moves } lépés van, így nincs állás ez után a lépés után: { $at }.
not-over = A játszma még nem ért véget: { $where }, soron: { $name }.
genuine = { $file }: hiteles.
genuine-seed = A titok az, amelyet előre rögzítettek: { $commitment }
genuine-moves = Minden lépés szabályos volt, amikor megtették: { $count } lépés.
genuine-position = A lépések a feljegyzett álláshoz vezetnek: { $fingerprint }

## Rules
the-book = A szabálykönyv
the-letter = A számozott szabályok
rules-more = `bezant rules { $game } AZONOSÍTÓ`: a szabálykönyv egy fejezete vagy az adott számú szabály.
rule-range = { $first } – { $last }
not-translated = Ez a fejezet csak angolul olvasható.
no-rule = „{ $id }”: ilyen szabály nincs itt: { $game }; a legközelebbiek: { $near }.

## Analysis
review-not-over = { $file }: ez a játszma még nem ért véget; csak befejezett játszma elemezhető.
review-stopped = Leállítva az első döntés átnézése előtt.
review-compiling = előkészítés
review-decisions = döntések
review-looked = { $done } döntés, egyenként { $simulations } szimuláció; { review-judge }.
review-looked-part = { $of } döntésből { $done }, egyenként { $simulations } szimuláció; { review-judge }.
review-judge = { $sight ->
    [network] a bajnok neurális hálózata értékelte
   *[search] a botok keresője értékelte neurális hálózat nélkül
  }
review-chance = Győzelmi esély
review-turning = Fordulópontok
review-none = Egyik sem biztos.
review-run = { $number }. { $title }: { $swing }, ± { $doubt }
review-chose = { $name }: { $what }
review-causes = { $span ->
    [one] { $first }. döntés: választás { $choice }, dobások és kártyák { $luck }.
   *[other] { $first }–{ $last }. döntés: választások { $choice }, dobások és kártyák { $luck }.
  }
review-figure = { $what }: a játszott lépéssel { $played }, a jobbal { $best }
review-smaller = { $count } kisebb kilengés a bizonytalanságon belül marad, ezért nem szerepel.
review-unforeseen = A többi csak a játszma folyamán derült ki.
review-better = { $action }. döntés, jobb lett volna (különbség: { $loss }): { $better }, ehelyett: { $played }.
review-words = „{ $what }” ({ $rule })
review-sums = Választások és szerencse
review-player = játékos
review-made = döntések
review-mistakes = hibák
review-lost = elajándékozva
review-rolls = dobások
review-luck = szerencse
review-sum = { $sum } ± { $doubt }
review-unsure = A bizonytalanságon belül maradt vagy megtérült { $count } további veszteség; ezek nincsenek beleszámítva.

## Refusals of the engine, by their code
error-unknown_game = „{ $game }”: ilyen játék nincs; a játékok: { $games }.
error-bad_seats = { $game }: { $allowed } játékossal játszható, { $seats } játékossal nem.
error-bad_option = { $why ->
    [range] { $count ->
        [one] „{ $option }”: ez egy egész szám { $low } és { $high } között ({ $rule }).
       *[other] „{ $option }”: ez { $count } egész szám { $low } és { $high } között ({ $rule }).
      }
   *[unknown] { $options ->
        [none] „{ $option }”: ilyen beállítás nincs; ennek a játéknak egy sincs.
       *[other] „{ $option }”: ilyen beállítás nincs; a beállítások: { $options }.
      }
  }
error-cannot_undo = { $why ->
    [over] A játszma véget ért; semmi sem vonható vissza.
    [nobody] Még senki sem lépett.
    [not-yours] Az utolsó lépés nem a tied, nem vonhatod vissza.
    [chance] Az utolsó lépéseddel dobás vagy rejtett kártya derült ki; marad, ahogy van.
   *[secrets] Ami az utolsó lépésed után jött, azt az döntötte el, amit mások rejtenek; marad, ahogy van.
  }
error-unknown_rule = { $why ->
    [page] { $game }: ehhez a játékhoz nincs szabályoldal.
    [book] { $game }: ehhez a játékhoz nincs szabálykönyv.
   *[id] „{ $id }”: ilyen szabály nincs itt: { $game }.
  }
error-bad_record = { $file ->
    [none] { $line }. sor: { bad-record }
   *[other] { $file }, { $line }. sor: { bad-record }
  }
bad-record = { $why ->
    [no-record] egy jegyzőkönyv így kezdődik: „{ $begins }”.
    [no-moves] hiányzik a „moves” sor.
    [no-value] „{ $what }”: ez nem egy beállítás értéke.
    [no-start] a kezdő állása nem olvasható.
    [no-head] „{ $what }”: ez nem a jegyzőkönyv fejlécének sora.
    [lacks] a fejlécből hiányzik: { $what }.
    [version] a jegyzőkönyv a játék ({ $game }) más változatából való: { $theirs }; itt ez van: { $ours }.
    [no-seats] „{ $what }”: ez nem a helyek száma.
    [other-seed] a titok nem az, amelyet a játszma előtt rögzítettek.
    [other-position] a lépések más álláshoz vezetnek, mint a feljegyzett.
    [no-move] egy lépés a helye számával kezdődik, nem ezzel: „{ $what }”.
    [no-commitment] a lépések előtt nem áll a rögzített érték, így a titok semmit sem bizonyít.
    [cut-off] egy jegyzőkönyv az utolsó állás ujjlenyomatával végződik; ez csonka.
   *[other] { $said }
  }
