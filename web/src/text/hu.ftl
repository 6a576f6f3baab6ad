### The page's own words. Those of a game live beside its rules.

## The house
house = bezant
home = bezant, az asztalokhoz
nav = Oldalak
nav-play = Játék
nav-learn = Tanulás
nav-rules = Szabályok
nav-games = Játszmák
nav-champion = Bajnok
language = Nyelv
language-is = Nyelv: { $name }
language-named = { $language ->
    [hu] Magyar
    [de] Deutsch
    [it] Italiano
   *[en] English
  }
language-missing = { $name }: nem töltődött be. Válaszd ki újra.
theme-dark = Sötét téma
theme-light = Világos téma
close = Bezárás
loading = Egy pillanat…
unofficial = Nem hivatalos rajongói szoftver: saját szavakkal, saját rajzokkal. A játékok a szerzőiké és a kiadóiké.
title-lobby = Játék · bezant
games-played = Lejátszott játszmák
title-played = Lejátszott játszmák · bezant
title-rules = Szabályok · bezant
title-table = { $name } · bezant
title-review = Elemzés: { $name } · bezant
title-settings = Beállítások · bezant
title-your-turn = ● Te jössz · { $name } · bezant
nowhere-title = Itt nincs semmi
nowhere = Ezen a címen nincs oldal.
back-to-tables = Vissza az asztalokhoz
error-unreachable = A szerver nem érhető el. Semmi sem változott; kérjük, próbáld újra.
no-connection = Nincs kapcsolat
kept-games = Elmentve ezen az eszközön
kept-games-hint = Kapcsolat nélkül a szabályokat olvashatod, és az itt már megnyitott befejezett játszmákat nézheted meg.
moment-missing = Ezt a pillanatot nem sikerült betölteni; a tábla egy másikat mutat.
error-unreadable = A szerver olyan választ adott, amelyet ez az oldal nem tud értelmezni (állapotkód: { $status }). Semmi sem változott.
part-missing = Az oldal egy része nem töltődött be.
part-missing-hint = Lehet, hogy nincs kapcsolat, vagy új változat jelent meg.
try-again = Újra

## You
your-name = A neved
your-name-label = Így látnak majd a többiek (1–24 karakter)
name-change = A neved { $name }. Módosítás
name-save = Ez legyen a nevem

## Accounts
sign-in = Belépés
sign-in-short = Belépés
sign-in-explained = Az asztalaid és az értékszámod ezen az eszközön is.
sign-up = Fiók létrehozása
sign-up-short = Új fiók
sign-up-explained = A neved akkor csak a tiéd, és az asztalaid vele maradnak. Amit vendégként játszottál, veled jön.
sign-code = Belépés kóddal
sign-code-short = Kóddal
sign-code-explained = Egy olyan eszközön, ahol már ismerünk, a saját oldaladon válaszd ezt: „Másik eszköz”. Ott látod a kódot.
sign-ways = A belépés módjai
sign-out = Kilépés
account = A fiókod
account-name = Név
password = Jelszó
passkey-use = Belépés azonosítókulccsal
passkey-instead = Azonosítókulccsal jelszó helyett
welcome = Üdv, { $name }
to-your-page = A te oldalad: { $name }
along-offer = { $count ->
    [one] Vendégként egy asztalnál ültél ebben a böngészőben. Legyen mostantól { $name } asztala?
   *[other] Vendégként { $count } asztalnál ültél ebben a böngészőben. Legyenek mostantól { $name } asztalai?
  }
along-take = Magammal viszem
along-leave = Itt hagyom
title-device = Másik eszköz · bezant
device-arrive = Folytatás itt
device-arrive-explained = Mostantól ebben a böngészőben is úgy ismerünk, mint azon az eszközön, ahol ezt a linket készítetted. Csak olyan linket használj, amelyet te magad készítettél.
device-arrive-go = Ez én vagyok
device-code = Kód a másik eszközödről
device-code-explained = A másik eszközön válaszd ezt: „Belépés”, „Kóddal”, majd írd be:
device-link-explained = Vagy nyisd meg ott ezt a linket:
device-link = Link a másik eszközödhöz
device-link-ends = A kód és a link egyszer használható, tíz percen belül. Ne add oda senkinek: aki használja, azt neked hisszük.
devices = Itt vagy belépve
this-device = ez az eszköz
another-device = Másik eszköz
sign-out-device = Kilépés: { $device }
sign-out-others = Kilépés mindenhol máshol
name-kept = A nevedet elmentettük.
profile-public = Mások is láthatják a profilomat
password-old = Eddigi jelszó
password-new = Új jelszó (legalább 8 karakter)
password-save = A jelszó beállítása
password-kept = A jelszavad be van állítva. Minden más eszközön kiléptettünk.
passkeys = Azonosítókulcsok
passkeys-none = Még nincs. Ha van azonosítókulcsod, ujjlenyomattal, arcfelismeréssel vagy PIN-kóddal lépsz be.
passkey-add = Azonosítókulcs hozzáadása
passkey-kept = Az azonosítókulcsot elmentettük.
passkey-removed = Az azonosítókulcsot töröltük.
passkey-since = { $day } óta
passkey-remove = Azonosítókulcs törlése: { $device }
remove = Törlés

## Profile
title-profile = { $name } · bezant
profile-told = { $since } óta játszik itt. { $games } játszma, { $won } győzelem.
edit = Szerkesztés
share-page = Az oldalam megosztása
share-page-link = Link az oldaladhoz
guest-title = Vendég vagy
guest-explained = A játékhoz nem kell fiók. Fiókkal viszont a neved csak a tiéd, és semmi sem vész el a böngészővel együtt.
ratings = Értékszámok
ratings-yours = milyen erős vagy, és ez mennyire biztos
ratings-theirs = milyen erős, és ez mennyire biztos
rating = Értékszám
interval = 95%-os tartomány
interval-of = { NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) }
seats-number = { $count } hely
not-played-yet = még nem játszott
ratings-key-interval = az értékszám és a tartománya
ratings-key-bots = a hat bot, Apródtól Császárig
ratings-key-rows = Különböző sorok értékszámai nem hasonlíthatók össze.
history = Előzmények
history-of = A mutatott értékszám
history-told = Értékszám { $count } játszma alatt: kezdetben { NUMBER($first, useGrouping: 0) }, végül { NUMBER($last, useGrouping: 0) }, most { NUMBER($low, useGrouping: 0) } és { NUMBER($high, useGrouping: 0) } között.
results = Eredmények
results-none = Még nincs befejezett játszma.
results-more = További játszmák
result-with = { $game }, társak: { $names }
result-won = Győzelem, { NUMBER($own, useGrouping: 0) }:{ NUMBER($other, useGrouping: 0) }
result-lost = Vereség, { NUMBER($own, useGrouping: 0) }:{ NUMBER($other, useGrouping: 0) }
result-placed = { $seats ->
    [3] Három
   *[other] Négy
  } játékosból { $place ->
    [2] második
    [3] harmadik
   *[other] negyedik
  }
result-undecided = Eldöntetlen
your-data = Az adataid
your-data-explained = Minden, amit rólad tárolunk: játszmák, értékszámok, üzenetek, belépések.
export = Minden letöltése
delete-explained = Ha törlöd magad, a befejezett játszmák megmaradnak a többi résztvevőnek, de a neved nélkül.
delete-me = Törlöm magam
delete-warning = A neved, az értékszámaid, mindaz, amit írtál, és minden belépési mód azonnal törlődik. Ez nem vonható vissza.
delete-type-name = A biztonság kedvéért írd be a neved: { $name }
delete-mistyped = A név vagy a jelszó nem jó.
delete-for-ever = Végleges törlés
ties = Letiltva és elnémítva
tied-both = letiltva és elnémítva
tied-blocked = letiltva
tied-muted = elnémítva
untie = Feloldás
untie-named = Tiltás és némítás feloldása: { $name }
block = Letiltás
unblock = Tiltás feloldása
mute = Némítás
unmute = Némítás feloldása
tie-explained = Elnémítva: nem látod, amit ír. Letiltva: a te asztalaidnál nem ülhet le, és nem írhat. Erről senki sem kap értesítést.
see-profile = A profil megnézése
chat-person = { $name }: némítás, tiltás, profil

## Lobby
games = Játékok
game-seats = { $low }–{ $high }
game-meta = { $seats } játékos{ $designer ->
    [none] .
   *[other] , szerző: { $designer }.
}
how-it-goes = { $game }: a játék menete három lépésben
learn = Megtanulom
learn-named = Megtanulom: { $game }
new-table = Új asztal
play-bots = Játék botok ellen
your-tables = Asztalaid
open-tables = Szabad asztalok
running-tables = Folyamatban lévő asztalok
played-none = Még nincs befejezett játszma.
uploaded = feltöltve
record-named = Jegyzőkönyv mentése: { $name }
finished-game = Játék
finished-player = Játékos
finished-seats = Helyek
finished-result = Eredmény
finished-from = Mettől
finished-to = Meddig
finished-any = bármelyik
finished-won = győzelem
finished-lost = vereség
finished-drawn = döntetlen
finished-more = Továbbiak
bring-record = Jegyzőkönyv feltöltése
bring-record-explained = Az itt vagy máshol mentett jegyzőkönyv a te privát asztalod lesz: nézd végig lépésenként, kérj róla elemzést, játssz tovább bármelyik lépéstől.
bring-record-choose = Fájl kiválasztása
title-notices = Értesítések · bezant
notices = Szóljatok, ha
notices-push = böngésző
notices-webhook = csevegés
notices-mail = e-mail
notices-when-turn = én jövök
notices-when-reminder = fogy az időm
notices-when-invited = valaki játszani hív
notices-once = Alkalmanként egy üzenet, az első módon, amelyik működik; ha épp nyitva van előtted az asztal, egy sem.
notices-unconfirmed = Nyisd meg a linket az oda küldött levélben.
notices-remove = Törlés: { $name }
notices-add = Hozzáadás
notices-add-push = Szóljatok ebben a böngészőben
notices-add-webhook = Discord- vagy Slack-webhook
notices-add-mail = E-mail-cím
notices-not-allowed = A böngésződ nem engedi az oldal értesítéseit. Ezt a böngésző beállításaiban módosíthatod.
notices-browser-refused = Az értesítéseket nem sikerült bekapcsolni a böngésződben.
notices-confirm-done = Köszönjük. E-mailben szólunk, ha te jössz.
notices-stop-done = Kész. Erre a címre nem megy több levél.
tokens = Saját botjaid
tokens-explained = Egy program játszhat a te botodként. Hogy hogyan, azt az angol kézikönyv írja le („Let a program play”).
tokens-once = Ez a token ehhez a bothoz tartozik: { $name }. Csak most látható.
tokens-secret = Token
tokens-copy = A token másolása
tokens-used = Utoljára használva: { $ago }
tokens-unused = Még nem használták
tokens-renew = Új token
tokens-revoke = Érvénytelenítés
tokens-name = A bot neve
tokens-make = Token készítése
bot-of = { $name } botja
take-turn = Lépek
waiting-for = Várakozás: { $name }
sit-down = Leülök
stand-up = Felállok
watch = Megnézem
just-now = épp most
private = privát
seats-free = { $count } szabad hely
seat-free = Szabad hely

greeting = { $part ->
    [morning] Jó reggelt
    [afternoon] Szép napot
   *[evening] Jó estét
  }, { $name }
greeting-turns = { $count ->
    [0] Egy asztal sem vár rád.
    [one] Egy asztal vár rád.
   *[other] { $count } asztal vár rád.
  }
greeting-clock = { $count ->
    [one] Egy asztal vár rád. Az órája { $time } múlva lejár.
   *[other] { $count } asztal vár rád. A következő óra { $time } múlva lejár.
  }
welcome-new = Üdv
welcome-new-hint = Három középkori társasjáték, botok vagy emberek ellen. Fiók nem kell, és a tábla mindig megmutatja, mit tehetsz.
with = társak: { $names }
time-left = még { $time }
lasts-days-hours = { $days } nap { $hours } ó
lasts-hours-minutes = { $hours } ó { $minutes } p
lasts-days = { $days } nap
lasts-hours = { $hours } óra
lasts-minutes = { $minutes } perc
look = Megnézem
away-time = { $time } óta távol
row-paused = pihen
row-kept = egy hely fenn van tartva neked
finished-games = Befejezett játszmák
all-games = Mind
play-now = Játssz most
way-bot = Egy bot
way-bot-hint = azonnal indul, { $count } szint
way-friend = Egy barát
way-friend-hint = elküldöd a linket, ő leül
way-anybody = Bárki
way-anybody-hint = { $count ->
    [0] most senki sem vár; az asztalod felkerül a listára
   *[other] most { $count } asztal vár játékosokra
  }
way-champion = A bajnok
way-champion-hint = a legtovább gondolkodó bot; előnyt is kérhetsz
unread = { $count } új üzenet

## A guided first game
title-learn = Tanulás · bezant
title-lesson = { $game }, az első játszmád · bezant
learn-heading = Tanulás játék közben
learn-intro = Mindegyik játékhoz egy vezetett első játszma: valódi állások, egyszerre egy dolog, a végén pedig egyedül játszol tovább. Bármikor abbahagyhatod, és később folytathatod.
learn-guided = Vezetett első játszma
learn-guided-named = Vezetett első játszma: { $game }
learn-start = Kezdés
learn-on = Folytatás
learn-again = Újra
learn-row-new = { $steps } lépés, { $minutes } perc
learn-row-at = { $step }/{ $steps }. lépés, még { $minutes } perc
learn-row-done = kész, { $day }
lesson-first-game = Az első játszmád
lesson-table-name = Az első játszmám
lesson-step = { $step }/{ $steps }. lépés
lesson-left = még kb. { $minutes } perc
lesson-announce = { $step }/{ $steps }. lépés: { $title }
lesson-steps = Lépések
lesson-welcome = Üdv újra: itt hagytad abba.
lesson-click = Kattints ide
lesson-tap = Koppints ide
lesson-confirm = most hagyd jóvá
lesson-done = kész:
lesson-times = { $done }/{ $times }
lesson-now = Előbb ez jön: { $what }.
lesson-others = { $count } további lehetőség: a lecke után
after-the-lesson = a lecke után
lesson-show = Mutasd meg
lesson-at-once = Mind egyszerre
lesson-on = Tovább
lesson-back = Vissza
lesson-skip = Lépés kihagyása
lesson-leave = Kilépés, a helyem megmarad
lesson-play = Továbbjátszom
lesson-play-hint = szelíd bot ellen, tippekkel

## The champion
title-champion = Párbaj a bajnokkal · bezant
champion-title = Párbaj a bajnokkal
champion-what = A bajnok annyit lát, amennyit a helyén láthat, a szerencse nem kedvez neki jobban, mint neked, és lépésenként legfeljebb { $seconds } másodpercig gondolkodik.
champion-others = Az összes többi helyen ő ül.
champion-team = Kétfős csapatokban játszotok: a csapattársad ugyanaz a bot, mint a két ellenfeled.
champion-go = Kihívom
champion-go-with = { $handicap ->
    [none] előny nélkül
    [short] helyette { bot-level4 } játszik
    [gentle] helyette { bot-level2 } játszik
    [hints] tippekkel
   *[take_backs] visszavonással
  }
champion-go-long = { champion-go-with }, kb. { $time }
champion-rated = A játszma beleszámít az értékszámokba.
champion-unrated = Ha élsz az előnnyel, a játszma csak akkor számít bele az értékszámokba, ha elveszíted.
champion-unmeasured = A játszma nem számít bele az értékszámokba: { $count } játékossal ennek a botnak az erejét még senki sem mérte meg.
champion-seen = Bárki nézheti, és aki előny nélkül győz, annak a neve felkerül erre az oldalra, hacsak nem privát a profilja.
champion-for-you = az esélyed
champion-own = Győzelmeid az ilyen játszmákban: { $won } / { $games }.
champion-own-none = Ilyen játszmát még nem fejeztél be.
champion-chance = A két értékszám alapján az esélyed { $low }% és { $high }% között van.
champion-chance-unknown = { $why ->
    [bot] Az esélyed nem ismert, mert ennek a botnak az ereje sem az.
    [help] Még senki sem mérte meg, mennyivel növeli az esélyedet ez a segítség.
   *[you] Az esélyed akkor jelenik meg, ha { $count } játékossal már van értékszámod.
  }
handicap = Válassz előnyt
handicap-none = Előny nélkül
handicap-none-hint = Egyenlő feltételek: nincs tipp, és ami megtörtént, az megtörtént.
handicap-short = Rövid gondolkodás
handicap-short-hint = { $overlooks ->
    [yes] Helyette { bot-level4 } játszik: ugyanannyit tud, de nem lát olyan messzire előre, és néhány lépést nem vesz észre.
   *[no] Helyette { bot-level4 } játszik: ugyanannyit tud, de nem lát olyan messzire előre.
  }
handicap-gentle = Szórakozott ellenfél
handicap-gentle-hint = Helyette { bot-level2 } játszik: a lehetőségei többségét nem veszi észre.
handicap-hints = Tippek
handicap-hints-hint = Tanácsot kérhetsz a botok keresőjétől.
handicap-take_backs = Visszavonás
handicap-take_backs-hint = A lépéseidet akkor is visszavonhatod, ha már a véletlen döntött.
champion-strength = Milyen erős
champion-best = Legjobb emberi játékos
champion-not-measured = még nincs megmérve
champion-scale = Élő-skála: 400 pont különbség 10 az 1-hez esélyt jelent. A sávok 95%-os tartományok. { bot-greedy } értékszáma megállapodás szerint 1000.
champion-learned = Hogyan tanult
champion-learned-instinct = Hogyan tanult { bot-instinct }
champion-lesson-imitation = Először utánzással tanult: a mintája { bot-greedy } volt.
champion-lesson-self_play = Aztán önmaga és korábbi változatai ellen játszott.
champion-lesson-search = Végül { $rounds } körben a botok keresője mutatta meg neki, mi kerülte el a figyelmét.
champion-trained = Az utánzás és a saját játszmák { $time } alatt lezajlottak { $device ->
    [cpu] egy közönséges processzoron
   *[other] egyetlen { $device } gyorsítón
  }. A megtartott állapot { $decisions } döntést látott.
champion-exam = Első látásra lépve, keresés nélkül { $games } játszma { $percent }%-át nyerte meg { bot-greedy } ellen; egyenrangú játékos { $even }%-ot nyerne.
champion-curve = Győzelmek aránya { bot-greedy } ellen, első látásra lépve
champion-curve-decisions = döntések a saját játszmáiban
champion-curve-even = egyenrangú játékos
champion-curve-kept = ezt tartottuk meg
champion-curve-told = Győzelmek aránya { bot-greedy } ellen, első látásra lépve: { $first_decisions } döntés után { $first }%, { $last_decisions } döntés után { $last }%. Egyenrangú játékos { $even }%-ot nyerne.
champion-no-curve = A haladását nem jegyeztük fel, csak az utolsó vizsgáját.
champion-no-network = Ezt a játékot ennyi játékossal még egyetlen neurális hálózat sem tanulta meg elég jól ahhoz, hogy a botok keresőjét irányítsa: itt a bajnok maga a kereső, hálózat nélkül.
champion-no-guide = Itt nem neurális hálózat irányítja a keresést: a bajnok kézzel írt értékeléssel keres, mert így jobban játszik. Egy hálózat azért ezt a játékot is megtanulta: { bot-instinct } ennek alapján lép, első látásra, keresés nélkül.
champion-people = Emberek a bajnok ellen
champion-people-none = Itt még senki sem fejezett be játszmát a bajnok ellen. A tiéd lehet az első.
champion-won-of = { $won } / { $games }
champion-even-mark = A vonal { $even }%-nál áll: ennyit nyerne egy egyenrangú játékos.
champion-beaten = Előny nélkül legyőzték
champion-beaten-none = Előny nélkül még senki sem győzött.
champion-score = { NUMBER($own, useGrouping: 0) }:{ NUMBER($other, useGrouping: 0) }
champion-winners = Eddig { $count } embernek sikerült.
champion-winners-unnamed = Nem mindegyikük neve szerepel itt.
champion-watch-named = Megnézem: { $name } játszmája
champion-all = Az összes bajnok
champion-all-what = Előny nélkül megnyert játszmák: az összes játékosé és a tieid.
champion-all-none = még nem volt játszma
champion-all-you = te: { champion-won-of }
champion-all-named = { $game }, { seats-number }: { $score }

## Making a table
clock = Óra
clock-none = nincs
clock-move-60 = lépésenként 1 perc
clock-move-300 = lépésenként 5 perc
clock-game-20 = 20 perc, lépésenként még 10 másodperc
clock-game-60 = 1 óra, lépésenként még 20 másodperc
clock-days-1 = lépésenként 1 nap
clock-days-3 = lépésenként 3 nap
clock-days-7 = lépésenként 7 nap
late = Ha lejár az idő
late-bot = bot játszik tovább, amíg vissza nem jössz
late-lost = a játszma elveszett
absence = Ha valaki távol van
absence-usual = az órához igazodva
absence-after = { $time } után bot játszhat helyette
stand-in-level = A beugró bot
who-watches = Ki nézheti
who-watches-all = mindenki, akinek megvan a link
who-watches-seated = csak a játékosok
who-talks = Ki cseveghet
who-talks-usual = privát asztalnál a játékosok
who-talks-all = mindenki
who-talks-seated = csak a játékosok
take-backs-allowed = Visszavonás, ha mindenki beleegyezik
shuffle = Helyek sorsolása
span-days = { $count } nap
span-minutes = { $count } perc
span-seconds = { $count } másodperc
make-a-table = Asztal nyitása
game = Játék
seats = Helyek
others = Többiek
others-friends = Barátok
others-friends-hint = Privát asztal: te küldöd el a linket.
others-anyone = Bárki
others-anyone-hint = Az asztal felkerül a listára; aki jön, leülhet.
others-bots = Botok
others-bots-hint = A játszma azonnal indul.
others-screen = Ez a képernyő
others-screen-hint = Közösen használjátok ezt a képernyőt, és körbeadjátok.
seat-number = { $number }. hely
seat-me = Én
seat-open = Szabad
seat-bot = Bot: { $bot }
seat-bot-rated = Bot: { $bot }, értékszám: { $rating }
bot-rated = { $hint }. Értékszáma { $count } játékossal { $rating } ({ $low }–{ $high }).
bot-unrated = { $hint }.
more-options = Név, óra, tippek és beállítások
options-unrated = Ilyen beállítások mellett a botokkal játszott játszma nem számít bele az értékszámokba: a botok erejét a szokásos beállításokkal mérték meg.
table-name = Az asztal neve
table-name-hint = Aachen
talk-allowed = A csapattársak beszélhetnek a játszmáról
hints-allowed = A játékosok kérhetnek tippet
make-table = Asztal nyitása
make-table-friends = és a link másolása a barátaidnak
make-table-anyone = és várakozás játékosokra
make-table-bots = és játék
make-table-screen = és játék
bots-at-hand = Elérhető botok
bots-see = Egy bot annyit lát, amennyit a helyén láthat, többet nem.
bot = bot
bot-uniform = Vándor
bot-uniform-hint = véletlenszerűen lép
bot-greedy = Intéző
bot-greedy-hint = egy lépéssel előre néz
bot-instinct = Solymász
bot-instinct-hint = első látásra lép, ahogy megtanulta
bot-level1 = Apród
bot-level1-hint = 1. szint: sokat hibázik
bot-level2 = Lovag
bot-level2-hint = 2. szint: kevesebbet hibázik
bot-level3 = Várnagy
bot-level3-hint = 3. szint: még kevesebbet hibázik
bot-level4 = Gróf
bot-level4-hint = 4. szint: előre számol, de csak röviden
bot-level5 = Herceg
bot-level5-hint = 5. szint: hosszabban számol előre
bot-level6 = Császár
bot-level6-hint = 6. szint: a szintek közül a legtovább gondolkodik, lépésenként legfeljebb 1 másodpercig
bot-champion = Bajnok
bot-champion-hint = mindenki másnál tovább gondolkodik, lépésenként legfeljebb 1 másodpercig
bot-level = { $level }. szint a 6 közül

## Waiting room
waiting-title = { $count ->
    [one] Még egy játékosra várunk
   *[other] Még { $count } játékosra várunk
  }
known-as = A többiek így ismernek:
waiting-starts = A játszma magától elindul, amint minden hely betelt.
link-private = Csak az találja meg az asztalt, akinek megvan ez a link:
link-public = Ezt az asztalt mindenki látja a listán. A linket is elküldheted:
table-link = Link ehhez az asztalhoz
copy-link = Link másolása
copied = Másolva
copy-yourself = Ez a böngésző nem engedi, hogy az oldal másoljon: a link ki van jelölve, nyomj Ctrl+C-t.
seat-kept = fenntartva: { $name }
seats-drawn = A helyeket a játszma kezdetén kisorsoljuk.
close-table = Az asztal bezárása
close-table-hint = Senkinek sem kell tovább várnia rá.

## Table
steps = Hol tartunk
decision = A te döntésed
options = Lehetőségek
options-all = Ez az összes: { $what }
options-count = { $count } lehetőség
most-first = a legtöbb elöl
target-offered = { $what }, választható
your-turn = Te jössz
you = Te
you-here = te
spectator = Nézőként vagy itt
undo = Visszavonás
undo-turn = Minden mostani lépésed visszavonása: { $count } lépés
undo-turn-hint = Ehhez nem kell beleegyezés: azóta se dobás, se más döntése nem volt.
skip = Tovább
let-go = Elengedés: { $what }
confirm-nothing = Válassz a táblán vagy itt
confirm-chance = utána a véletlen dönt, nem vonható vissza
confirm-passes = utána más jön
confirm-undoable = visszavonható
why-not = { $what }: miért nem?
why-legal = Ez választható
empty-space = üres
why-not-here = Itt és most nem
amount = Egy szám: { $low }–{ $high }
amount-range = { $low }–{ $high }
amount-less = Eggyel kevesebb
amount-more = Eggyel több
ask-why = { $what }: most nem választható. Miért nem?
rule-link = Szabály: { $rule }
rule-chapter = { $number }. fejezet
rule-here = Itt:
rules-all = Az összes szabály
contents = Tartalom
people-and-talk = Játékosok, napló és csevegés
panes = Az asztal részei
board = Tábla
players = Játékosok
log = Napló
log-none = Még nem történt semmi.
log-undo = { $name } visszavonja a lépését
taken-back = Visszavonva:
chat = Csevegés
chat-none = Még senki sem írt semmit.
chat-say = Írj valamit
chat-send = Küldés
watching = { $count } néző
bot-preparing = { $name } készülődik: a szabályok előkészítése folyik, erre csak egyszer van szükség. Egy perc múlva folytatódik a játszma.
curtain-title = { $name } következik
curtain-text = A többiek nézzenek félre: a következő kép azt mutatja, amit csak { $name } láthat.
curtain-open = { $name } vagyok

## The life of a table
table-menu = Az egész játszma
clock-running = A döntésre maradt idő
clock-left = A játszmára maradt idő
request-take_back = { $count ->
    [one] Szeretné visszavonni az utolsó lépést.
   *[other] Szeretne visszavonni { $count } lépést.
  }
request-pause = Szünetet kér.
request-resume = Folytatni szeretné.
request-abandon = A játszma félbehagyását kéri.
request-all = A többieknek mind bele kell egyezniük.
request-waits = Várakozás: { $names }.
request-called = Valaki kér tőled valamit. Az R billentyű odavisz.
allow = Engedem
refuse = Nem engedem
withdraw = Mégsem
seat-resigned = Feladta. { $bot } játszik tovább, és a hely utolsónak számít.
stand-in = Távol van. Addig { $bot } játszik.
stand-in-yours = { $bot } játszik helyetted.
come-back = Újra itt vagyok
replaced = Bot játszik helyetted.
at-rest = Az asztal pihen: az órák állnak, és senki sem lép.
away-for = { $time } óta távol van.
bot-may = { $time } múlva bot veheti át.
bot-may-now = Most már bot veheti át.
bot-in = Bot { $time } múlva
let-bot-play = Játsszon egy bot
remind = Emlékeztetés
ask-take-back = Visszavonás kérése
ask-take-back-hint = Az utolsó lépésed, bármit is mutattak a dobókockák; újra kell dobni. A többieknek mind bele kell egyezniük.
ask-take-back-alone = Az utolsó lépésed, bármit is mutattak a dobókockák; újra kell dobni. Ezután a játszma csak akkor számít bele az értékszámokba, ha elveszíted.
ask-pause = Szünet kérése
ask-pause-hint = Az órák állnak, amíg mindenki bele nem egyezik a folytatásba.
ask-resume = Folytatás
ask-resume-hint = Mindenkinek bele kell egyeznie; hosszú pihenés után senkit sem kérdezünk.
resign = Feladás
resign-hint = A többiek győznek.
resign-hint-many = Bot játszik tovább helyetted, és te utolsónak számítasz.
resign-sure = Tényleg feladod ezt a játszmát?
resign-yes = Igen, feladom
rather-not = Nem, játszom tovább
ask-abandon = A játszma félbehagyása
ask-abandon-hint = Győztes nélkül ér véget. A többieknek mind bele kell egyezniük, kivéve, ha a játszma már régóta egy ellenfeledre vár.
abandon-sure = Érjen véget ez a játszma győztes nélkül?
abandon-yes = Igen, megkérdezem a többieket
archive = Archiválás
archive-hint = Eltűnik a listáidról, de a címén megmarad.
menu-nothing = Nézőként vagy itt, nincs mit eldöntened.
clock-told-none = Nincs óra.
clock-told-move = Lépésenként { $time }.
clock-told-days = Lépésenként { $time }.
clock-told-game = A játszmára { $time }, lépésenként még { $increment } másodperc.
late-told-bot = Ha lejár az idő, { $bot } játszik tovább.
late-told-lost = Ha lejár az idő, a játszma elveszett.
take-backs-none = Ha már a véletlen vagy egy másik játékos döntött, nincs visszavonás.
absence-told = Ha a soron lévő játékos { $time } óta távol van, bot játszhat helyette.
happening-asked = { $what ->
    [take_back] { $name } szeretne visszavonni egy lépést
    [pause] { $name } szünetet kér
    [resume] { $name } folytatni szeretné
   *[abandon] { $name } a játszma félbehagyását kéri
  }
happening-allowed = { $what ->
    [take_back] Mindenki beleegyezett: { $name } visszavonja a lépését
   *[other] { $name } beleegyezik
  }
happening-refused = { $name } nem egyezik bele
happening-withdrawn = { $name } már nem kéri
happening-paused = Az asztal pihen
happening-resumed = A játszma folytatódik
happening-took_over = { $why ->
    [time] { $name } ideje lejárt; { $bot } játszik tovább
   *[absent] { $name } távol van; { $bot } játszik tovább
  }
happening-came_back = { $name } újra itt van
happening-reminded = { $name } emlékeztetőt kapott
happening-resigned = { $name } feladja
happening-late = { $name } ideje lejárt
happening-abandoned = A játszma félbemaradt
happening-closed = Az asztalt bezárták
happening-drawn = A helyeket kisorsolták
happening-rematch = { $name } visszavágót kínál

explain-steps = A játék menete: ami most folyik, ki van emelve.
    .name = Hol tartunk
explain-book = Ennek a játéknak a szabálykönyve, külön oldalon.
    .name = Szabályok
explain-legend = Minden, ami az asztalon van, sorban.
    .name = Mit jelentenek a jelek
explain-menu = Visszavonás, szünet, feladás, és amiben az asztal megállapodott.
    .name = Az egész játszma
explain-settings = Hogyan néz ki az oldal, hogyan kérdez, és mik a billentyűi.
    .name = Beállítások
explain-people = A játékosok lapjai, ami történt, és ami elhangzott.
    .name = Játékosok, napló és csevegés
explain-as-table = Ugyanaz az állás sorokban és oszlopokban, olvasáshoz és képernyőolvasóhoz.
    .name = Térkép vagy táblázat
explain-look-back = A játszma bármely korábbi pillanata, ahogyan akkor ismerted. Ezzel semmit sem vonsz vissza.
    .name = Visszanézés
explain-hint = A botok keresője próbajátszmákat játszik le, és megnevezi a legjobb lehetőségeket. Ennél az asztalnál lehet tippet kérni. Ha tippet kérsz, ebben a játszmában nem nőhet az értékszámod.
    .name = Tipp
explain-undo = Visszavonja az utolsó lépésedet. Addig lehet, amíg nem volt dobás, nem derült ki rejtett dolog, és más nem döntött.
    .name = Visszavonás
explain-confirm = Meglépi, amit választottál. Előre megmondja, visszavonható-e.
    .name = Jóváhagyás
explain-rule = A szabály, amely mögötte áll: a szabálykönyv szakasza és a szabály betűje.
    .name = Szabály
explain-spectator = Azt látod, amit mindenki, és nem döntesz semmiről.
    .name = Nézőként vagy itt
explain-watching = Ennyien nézik az asztalt hely nélkül.
    .name = Nézők
explain-log = Ami történt, sorban, játékosonként.
    .name = Napló
explain-chat = Ami ennél az asztalnál elhangzott.
    .name = Csevegés
explain-log-line = Így állt az asztal ezután.
    .name = Visszanézés
explain-you = Ez a hely a tiéd.
    .name = Te
explain-bot = Itt program játszik. Azt látja, amit a helye láthat, többet nem.
    .name = Bot
explain-bot-of = Itt ennek a személynek a programja játszik.
    .name = Valakinek a botja
explain-away = Ennél a játékosnál most nincs nyitva az asztal.
    .name = Távol
explain-clock = Ha lejár, az történik, amiben az asztal megállapodott: bot játszik tovább, vagy elveszett a játszma.
    .name = Óra
hint = Tipp
hint-title = A legjobb lehetőségek
hint-close = A tipp elrejtése
hint-asking = egy pillanat…
hint-preparing = készülődés: a szabályok előkészítése folyik, erre csak egyszer van szükség
hint-thinking = { $games } próbajátszma lejátszva…
hint-done = { $games } próbajátszma lejátszva
hint-broken = a kapcsolat megszakadt; kérd újra
hint-busy = A legjobb lehetőség keresése
hint-best = A legjobb: { $what }, győzelmi esély: { $percent }%
hint-even = Egyik lehetőségről sem mondható biztosan, hogy jobb a többinél.
best = legjobb
percent = { $percent }%
chance-of = { $name }: { $percent }%
connection-lost = A kapcsolat megszakadt. Újra próbáljuk; semmi sem vész el.
try-now = Azonnal újra

## The end
result = Eredmény
end-you = Győztél
end-wins = Győzelem: { $names }
player = Játékos
score = Pontszám
winner = győztes
rematch = Visszavágó
rematch-join = Csatlakozom
rematch-watch = A visszavágó megnézése
rematch-offered = Új játszma indul; a helyed fenn van tartva.
ended-resigned = { $seat } feladta
ended-time = { $seat } ideje lejárt
ended-abandoned = A játszma félbemaradt
ended-closed = Az asztalt bezárták, mielőtt a játszma elkezdődött
ended-resigned-last = Győzelem: { $seats }; aki feladta, utolsónak számít
record = A játszma jegyzőkönyve
look-at-board = Bezárás és a tábla megnézése
fair-dice = A dobások tisztességesek voltak
fair-dice-text = Az első sort még a játszma kezdete előtt közzétettük; ez a második sor SHA-256 értéke, a második pedig a titok, amelyből minden dobás ered.

## The rulebook
title-book = { $game }, szabálykönyv · bezant
book-length = A szabálykönyv. { $chapters } rövid fejezet, elolvasni nagyjából { $minutes } perc.
book-chapter = { $game }, { $number }. fejezet, összesen { $count }
book-find = Keresés a szabályokban
book-found = { $count ->
    [0] Nincs találat.
   *[other] { $count } helyen szerepel.
  }
book-letters = A számozott szabályok
book-print = A könyv kinyomtatása
book-previous = Előző fejezet: { $title }
book-next = Következő fejezet: { $title }
book-untranslated = Ez a fejezet még nincs lefordítva. Itt angolul olvashatod.
book-no-chapter = Ilyen fejezete nincs a könyvnek.
letter = A szabály betűje
letter-of = A szabály betűje: { $rule }
letter-text = Ez a könyv magyaráz. A számozott szabályok döntenek.
letter-open = { $rule } megnyitása
letter-book = A szabálykönyv
signs = Mit jelentenek a jelek
signs-all = Minden, ami az asztalon van

## Looking back
look-back = Visszanézés
looking-back = Visszanézés
looking-at = Visszanézés: { $place }
moves-ago = { $count ->
    [0] Az utolsó lépés: { $story }
   *[other] { $count } lépéssel korábban: { $story }
  }
slider-says = { $count ->
    [0] { $place }, az utolsó lépés
   *[other] { $place }, { $count } lépéssel korábban
  }
round-back = A kör elejére
back-to-now = Vissza a jelenbe
back-to-end = A végére
your-turn-now = Te jössz: vissza a jelenbe
as-it-lay = ahogy akkor állt
now = most
now-new = most, { $count } új
the-end = a vége
since = { $when } óta
since-here = Utoljára { $ago } jártál itt.
since-news = { $moves ->
    [0] Nem volt lépés
   *[other] { $moves } lépés
  }{ $messages ->
    [0] .
   *[other] , { $messages } üzenet.
  }
since-wrote = { $more ->
    [0] { $name } üzenete: „{ $text }”
   *[other] { $name } üzenete: „{ $text }”, és még { $more }.
  }
since-away = { $name } van soron, de { $when } óta nincs itt.
since-show = Mutasd a táblán
since-seen = Láttam
try-here = Próba innen
try-title = Próbáld ki
try-explained = Próbaasztal: privát asztal, amely ettől a pillanattól folytatja a játszmát, saját dobásokkal. Rajta semmi sem számít.
try-imagined = Amit akkor nem tudhattál, azt újra kisorsoljuk.
try-me = Minden helyen én
try-me-hint = Mindenki helyett te döntesz.
try-bots = A többi helyen botok
try-bots-hint = Annak a helyén döntesz, aki akkor soron volt.
try-bots-hint-running = Megtartod a helyed. A botok ilyenkor ezen a játszmán gondolkodnak, ezért ez tippnek számít: a játszma ezután csak akkor számít bele az értékszámokba, ha elveszíted.
try-no-bots = Ez a játszma tippek nélkül folyik, vagy te csak nézed: a próbaasztalán nincsenek botok.
sandbox = Próbaasztal
sandbox-named = Próbaasztal.
sandbox-of = Egy másik asztal { $ply }. lépésétől folytatódik. Itt semmi sem számít.
sandbox-imagined = Amit ott nem tudhattál, az csak elképzelt.
sandbox-back = Vissza ahhoz az asztalhoz
sandbox-end = Eltevés

## Review
review = Elemzés
review-named = Elemzés: { $name }
review-of = { $game }, „{ $name }”, { $count } játékos
review-not-over = Ez a játszma még tart. Az elemzése akkor látható, ha véget ért.
wins = Győzelem: { $name }
actions-lasted = { $count } akció, { $time }
to-the-table = Az asztalhoz
chance-of-winning = Győzelmi esély
after-action = { $action }/{ $last }
step-back = Egy akcióval vissza
step-on = Egy akcióval tovább
replay-play = A játszma lejátszása
replay-pause = Szünet
review-progress = A kiértékelés előrehaladása
review-none = A kiértékelés mindjárt elkezdődik…
review-waiting = A kiértékelés a sorára vár…
review-preparing = Készülődés: a szabályok előkészítése folyik, erre csak egyszer van szükség…
review-running = { $of } döntésből { $done } átnézve…
review-failed = A kiértékelést nem sikerült befejezni. Az eddigi eredmény látható.
graph-label = Győzelmi esély minden akció után: { $count } akció, { $players } vonal. Az alatta lévő csúszka felolvassa
turning-number = { $number }. fordulópont, { $action }. akció
action = Akció
action-number = { $action }. akció
chose = { $name }: { $what }
action-told = { $action }. akció, összesen { $last }: { $what }
set-up = Kezdőállás
tab-turning = Fordulópontok
tab-actions = Minden akció
tab-luck = Szerencse
play-on = Folytatás innen
turning-none = Egyetlen döntésről vagy dobásról sem mondható biztosan, hogy megfordította a játszmát.
turning-soon = A fordulópontok a játszma átnézése közben jelennek meg itt.
points = { $points } százalékpont
played = ez történt
better = jobb lépés
better-by = { $points } százalékponttal jobb:
best-there-was = Ez volt a legjobb.
as-good-as-best = Körülbelül olyan jó, mint a legjobb.
before = Előtte
after = Utána
board-shown = Melyik tábla látszik
after-which = Melyik lépés után
you-played = te ezt lépted
you-were = { $place ->
    [1] első lettél
    [2] második lettél
    [3] harmadik lettél
   *[other] negyedik lettél
  }
turning-yours = A te fordulópontjaid
turning-everyones = Fordulópontok
turning-whose = Kinek a fordulópontjai
turning-me = Én
turning-everyone = Mindenki
turning-count = { $count } olyan pillanat, amelynek nagyobb a súlya, mint amekkorát ez az elemzés tévedhet.
turning-where = { $count ->
    [one] { $first }. akció: { $whose ->
        [you] a döntésed
       *[they] döntés
    } { $choice }
   *[other] { $first }–{ $last }. akció: { $whose ->
        [you] a döntéseid
       *[they] döntések
    } { $choice }
  }
turning-split = { $count ->
    [one] { $first }. akció: { $whose ->
        [you] a döntésed
       *[they] döntés
    } { $choice }, szerencse { $luck }
   *[other] { $first }–{ $last }. akció: { $whose ->
        [you] a döntéseid
       *[they] döntések
    } { $choice }, szerencse { $luck }
  }
give-or-take = ± { $points }
turning-smaller = { $count } kisebb kilengés a bizonytalanságon belül marad, ezért nem számít.
turning-judge = { $sight ->
    [network] A bajnok neurális hálózata értékelte, döntésenként { $simulations } állás alapján
   *[search] A botok keresője értékelte neurális hálózat nélkül, döntésenként { $simulations } állás alapján
  }
doubt = a bizonytalanság
lesson-figure = Adat
lesson-chance = győzelmi esély utána
lesson-keeps = A jobb lépés nem hoz hátrányt abban, amiben ez igen: { $what }.
lesson-gains = A jobb lépés ebben előnyösebb: { $what }.
lesson-against = A játszott lépés mellett szól: { $what }.
luck-choices = döntések
luck-of = szerencse: { $points }
choices-of = döntések: { $points }
luck-yours = Nálad: szerencse { $luck }, döntések { $choices }.
trust-title = Megbízhatok ebben?
trust-text = Az elemzés minden döntést kétszer értékel: egyszer a meghozatala előtt, egyszer pedig annak ismeretében, ami lett belőle. Tíz ilyen párból kilencben az eltérés kisebb a bizonytalanságnál. Ami ennél kisebb, az nem szerepel.
came-to-light = Hogy ez hová vezet, csak a játszma folyamán derült ki.
luck-title = Szerencse és döntések
luck-explained = A győzelmi esély százalékpontjaiban, { $throws ->
    [one] egy dobás vagy húzás alapján.
   *[other] { $throws } dobás és húzás alapján.
  }
sum-doubt = { $points } ± { $doubt }
luck-doubt = Ami kisebb a saját ± értékénél, akár 0 is lehet.
luck-unsure = { $count } további veszteség a bizonytalanságon belül marad, vagy megtérült, ezért nincs beleszámítva.
luck-player = Játékos
luck-rolls = Dobások
luck-luck = Szerencse
luck-mistakes = Hibák
luck-throws = Ami a legtöbbet számított
won = győzött
# before the name on the score sheet
place-number = { $place }.
place = { $place ->
    [2] második
    [3] harmadik
   *[other] negyedik
  }
now-at = most { $brief }
share = Megosztás
share-title = Az elemzés megosztása
share-explained = A link itt nyitja meg az elemzést: { $action }. akció.
share-link = Link ehhez az elemzéshez
save-record = Jegyzőkönyv mentése

## Settings and keys
settings = Beállítások és billentyűk
settings-page = Beállítások
settings-parts = A beállítások részei
settings-looks = Színek és betűk
settings-table = Asztal és billentyűk
settings-sound = Hang és értesítések
settings-language = Nyelv
settings-account = Fiók
settings-kept = { $account ->
    [yes] A fiókoddal együtt minden eszközödön megmarad. A betűméret csak ezen az eszközön.
   *[no] Ebben a böngészőben marad meg, fiókkal pedig minden eszközödön. A betűméret csak ezen az eszközön.
  }
settings-looks-choices = Megjelenés
settings-table-choices = Az asztalnál
settings-sound-choices = Hang
settings-notices = Aki nincs itt, a böngészőben, csevegésben vagy levélben is kaphat értesítést.
settings-notices-go = Az oldaladon választhatod ki
settings-account-explained = A neved: { $name }. A név, a jelszó, az azonosítókulcsok és az adataid az oldaladon vannak.
language-explained = Az oldal, a játékok, a szabálykönyvek és a levelek nyelve. Azonnal változik.
settings-all = Minden beállítás
settings-house = Vissza az alapbeállításokhoz
settings-keep = Maradjon így
settings-as-kept = ahogy mentve van
preview = Így néz ki
sample-letter = A
set-palette = A játékosok színei
set-palette-house = A ház színei
palette-house-for = a legtöbb szemnek
palette-house-how = ahogy a táblák mutatják
set-palette-red_green = Vörös és zöld
palette-red_green-for = protán és deután látáshoz
set-palette-blue_yellow = Kék és sárga
palette-blue_yellow-for = tritán látáshoz
set-palette-strong = Erős
palette-strong-for = gyenge látáshoz, világos szobába
palette-strong-how = telt, élénk színek
set-palette-ink = Csak tinta
palette-ink-for = színek nélkül
palette-ink-how = világosság, vonalkázás és jelek
palettes-explained = A jelek és a vonalkázás minden palettában megmaradnak. Az arany mindig azt jelenti: „választható”.
palette-apart = a két legközelebbi távolsága a Lab-térben { $apart }, a ház színeivel { $house }
set-text = Betűméret
set-text-how = A szavak megnőnek, a tábla nem: a listák tördelődnek, a panelek görgethetők, semmi sem marad le.
set-theme = Téma
set-theme-light = Világos
set-theme-dark = Sötét
set-theme-device = Mint az eszközöm
set-hatching = Vonalkázás
set-hatching-fine = Finom
set-hatching-strong = Erős
set-names = Nevek a térképen
set-names-all = Mind
set-names-near = Közelben
set-names-off = Nincs
set-names-how = Közelben: a választható helyek nevei, és azé, amelyre mutatsz.
set-motion = Mozgás
set-motion-device = Mint az eszközöm
set-motion-less = Kevesebb
set-motion-none = Nincs
set-motion-how = Kevesebb: a figurák a helyükre mennek, más nem mozog.
set-asking = Jóváhagyás kérése
set-asking-always = Mindig
set-asking-final = Ha nem vonható vissza
set-asking-never = Soha
set-asking-how = Dobás, felfedett kártya vagy más játékos döntése után nincs visszavonás.
set-speed = A figurák és a többiek tempója
set-speed-slow = Lassú
set-speed-usual = Szokásos
set-speed-quick = Gyors
set-speed-instant = Azonnal
set-sound = Hang
set-sound-off = Ki
set-sound-soft = Halk
set-sound-normal = Közepes
set-sound-loud = Hangos
keys = Billentyűk
key-pick = 1–9
key-pick-does = a lehetőségek kiválasztása sorban
key-end = 0
key-end-does = befejezés vagy passz, ahol lehet
key-confirm = Enter
key-confirm-does = választás; újra: jóváhagyás
key-back = Esc
key-back-does = az utolsó választás elengedése
key-undo = U
key-undo-does = az utolsó lépés visszavonása
key-undo-turn = Shift + U
key-undo-turn-does = minden mostani lépésed visszavonása
key-hint = H
key-hint-does = tipp kérése, ahol az asztal engedi
key-request = R
key-request-does = ugrás a válaszra váró kérésre
key-past = ,  .
key-past-does = egy lépéssel vissza vagy előre; Shifttel egy körrel
key-now = N
key-now-does = vissza a jelenbe
key-log = L
key-log-does = ugrás a naplóhoz
key-chat = C
key-chat-does = ugrás a csevegéshez
key-board = ← ↑ → ↓
key-board-does = a táblán: ugrás a következő választható helyre
key-walk = Shift + ← →
key-walk-does = a táblán: végig minden helyen
key-why = ?
key-why-does = a táblán: kérdés, miért nem
key-skip = Szóköz
key-skip-does = a többiek lépései egyszerre
key-help = ?
key-help-does = bárhol máshol: ez az ablak

## Refusals of the server
refusal-bad-text = Kérjük, 1–{ $most } látható karaktert írj; ez { $count } volt.
refusal-bad-name = { $why ->
    [mixed] A nevet egyféle írással kell írni: a többféle írás betűi összetéveszthetők.
    [reserved] Ez a név egy boté vagy a házé. Kérjük, válassz másikat.
    [guest] A számozott „Guest” nevet a szerver adja. Kérjük, válassz saját nevet.
   *[taken] Valaki másé ez a név, vagy egy nagyon hasonló. Kérjük, válassz másikat.
  }
refusal-bad-password = A jelszónak { $least }–{ $most } karakter hosszúnak kell lennie.
refusal-bad-code = Ez a kód nem érvényes, vagy már nem az. Kérj újat a másik eszközödön.
refusal-bad-passkey = Ezt az azonosítókulcsot nem fogadtuk el. Kérjük, próbáld újra.
refusal-wrong-login = Ez a név és ez a jelszó nem tartozik össze.
refusal-banned = Itt már nem játszhatsz.
refusal-has-account = Már van fiókod. Lépj ki, mielőtt újat hozol létre.
refusal-no-account = Még nincs fiókod.
refusal-last-key = Csak ezzel az azonosítókulccsal tudsz belépni a fiókodba. Előbb állíts be jelszót.
refusal-no-such-session = Ezen az eszközön már nem vagy belépve.
refusal-bad-address = { $why ->
    [no-mail] Ez nem e-mail-cím.
    [letters] A cím legfeljebb 1000 egyszerű karakterből állhat, szóközök nélkül.
    [no-https] A címnek így kell kezdődnie: https://
    [no-host] A címben legyen gépnév, de ne legyen felhasználó.
    [unknown-host] Ismeretlen gép: { $host }.
    [private] A cím magánhálózatban van, oda ez a szerver nem küld semmit.
    [keys] A böngésző kulcsai nem használhatók.
   *[unreadable] A cím nem olvasható.
  }
refusal-bad-token = Ez a token nem érvényes.
refusal-no-such-token = Ez a token már nincs meg.
refusal-only-plays = A token csak játszik; minden mást az oldalon lehet elintézni.
refusal-no-such-address = Ez a cím már nincs használatban.
refusal-cannot-mail = Nem sikerült levelet küldeni.
refusal-no-such-person = Nincs ilyen játékos, vagy a profilja nem nyilvános.
refusal-blocked = Az asztal gazdája letiltott téged.
refusal-not-your-seat = Ez nem a te helyed.
refusal-not-your-turn = Most másik játékos jön.
refusal-no-talk = Ennél az asztalnál a csapattársak nem beszélhetnek a játszma közben.
refusal-no-hints = Ennél az asztalnál nem kérhető tipp.
refusal-no-take-backs = Ennél az asztalnál nem vonható vissza a lépés, ha már a véletlen vagy egy másik játékos döntött.
refusal-not-over = A játszma még nem ért véget.
refusal-no-such-ply = A játszmában nincs ilyen lépés.
refusal-too-many = Ez egyszerre túl sok volt. Kérjük, várj egy pillanatot.
refusal-wrong-host = Ezt a szervert nem így hívják.
refusal-no-such-table = Nincs ilyen asztal.
refusal-no-such-seat = Ennél az asztalnál nincs ilyen hely.
refusal-unknown-game = Nincs ilyen játék.
refusal-unknown-rule = Nincs ilyen szabály.
refusal-not-begun = A játszma még nem kezdődött el: van még szabad hely.
refusal-has-begun = A játszma elkezdődött: már senki sem állhat fel.
refusal-seat-taken = Valaki más épp most foglalta el ezt a helyet.
refusal-stale-move = A játszma továbbment, mióta megnézted; most így áll.
refusal-game-over = A játszma véget ért.
refusal-no-watching = Ezt az asztalt csak a játékosai nézhetik.
refusal-not-host = Ezt csak az asztal gazdája teheti meg.
refusal-at-rest = Az asztal pihen: senki sem lép, amíg mindenki bele nem egyezik a folytatásba.
refusal-stood-in = Bot játszik helyetted; jelezd, hogy újra itt vagy, és játssz tovább te magad.
refusal-not-away = Bot csak olyan soron lévő játékos helyett játszhat, aki már a megszabott ideje távol van.
refusal-request-open = Egy másik kérés válaszra vár; előbb arra kell felelni.
refusal-no-request = Már nincs mire felelni: valaki lépett vagy válaszolt.
refusal-only-bots = Ebbe itt csak botok egyezhetnének bele: inkább add fel a játszmát.
refusal-nothing-to-do = Ez már megtörtént.
refusal-too-many-tables = { $most } asztalod van, amely vár vagy folyamatban van. Adj fel, hagyj félbe vagy fejezz be egy játszmát, vagy zárj be egy várakozó asztalt, mielőtt újat nyitsz.
refusal-too-many-sandboxes = { $most } próbaasztalod van. Tegyél el egyet, mielőtt újat nyitsz.
refusal-cannot-undo = Ez már nem vonható vissza.
refusal-bad-seats = { $game }: { $allowed } játékossal játszható, { $seats } játékossal nem.
refusal-bad-seat = Nincs ilyen hely.
refusal-bad-option = A játék egyik beállítása hibás.
refusal-bad-record = A jegyzőkönyv nem olvasható: hiba van ebben a sorban: { $line }.
refusal-unknown-action = Ebben a játékban nincs ilyen akció.
refusal-unknown-bot = Nincs ilyen bot.
refusal-unreadable-table = Ez az asztal már nem olvasható. Az okát a szerver üzemeltetője látja.
refusal-malformed = A szerver nem értette ezt a kérést.
refusal-too-large = Ez túl nagy volt.
refusal-no-such-page = Ezen a címen nincs semmi.
refusal-not-allowed = Ezen a címen ez nem tehető meg.
refusal-foreign-page = Ez a kérés egy másik oldalról jött, ezért elutasítottuk.
refusal-our-mistake = A szerver hibázott. Semmi sem változott.
refusal-elsewhere = Ezt az asztalt épp a szerver egy másik része veszi át. Kérjük, próbáld újra egy pillanat múlva.
refusal-store-unavailable = Most semmit sem lehet rögzíteni; semmi sem változott. Kérjük, próbáld újra.
