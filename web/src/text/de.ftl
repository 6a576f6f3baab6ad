### The page's own words in German. Those of a game live beside its rules.

## The house
house = bezant
home = bezant, zu den Tischen
nav = Seiten
nav-play = Spielen
nav-learn = Lernen
nav-rules = Regeln
nav-games = Partien
nav-champion = Champion
language = Sprache
language-is = Sprache: { $name }
language-named = { $language ->
    [hu] Magyar
    [de] Deutsch
    [it] Italiano
   *[en] English
  }
language-missing = { $name } konnte nicht geladen werden. Bitte erneut wählen.
theme-dark = Dunkles Design
theme-light = Helles Design
close = Schließen
loading = Einen Moment …
unofficial = Inoffizielle Fansoftware: eigene Worte, eigene Zeichnungen. Die Spiele gehören ihren Autoren und Verlagen.
title-lobby = Spielen · bezant
games-played = Gespielte Partien
title-played = Gespielte Partien · bezant
title-rules = Regeln · bezant
title-table = { $name } · bezant
title-review = Rückblick: { $name } · bezant
title-settings = Einstellungen · bezant
title-your-turn = ● Du bist am Zug · { $name } · bezant
nowhere-title = Hier ist nichts
nowhere = Unter dieser Adresse gibt es keine Seite.
back-to-tables = Zurück zu den Tischen
error-unreachable = Der Server ist nicht zu erreichen. Nichts wurde geändert; bitte versuche es erneut.
no-connection = Keine Verbindung
kept-games = Auf diesem Gerät gespeichert
kept-games-hint = Ohne Verbindung kannst du die Regeln und die beendeten Partien lesen, die du hier geöffnet hast.
moment-missing = Dieser Moment konnte nicht geladen werden; der Spielplan zeigt einen anderen.
error-unreadable = Der Server hat eine Antwort gegeben, die diese Seite nicht lesen kann (Status { $status }). Nichts wurde geändert.
part-missing = Ein Teil dieser Seite konnte nicht geladen werden.
part-missing-hint = Vielleicht fehlt die Verbindung, oder es gibt eine neue Version.
try-again = Erneut versuchen

## You
your-name = Dein Name
your-name-label = So sehen dich die anderen (1 bis 24 Zeichen)
name-change = Du heißt { $name }. Ändern
name-save = Diesen Namen speichern

## Accounts
sign-in = Anmelden
sign-in-short = Anmelden
sign-in-explained = Deine Tische und deine Wertungszahl, auch auf diesem Gerät.
sign-up = Konto anlegen
sign-up-short = Neues Konto
sign-up-explained = Dann gehört dein Name nur dir, und deine Tische bleiben dir erhalten. Alles, was du als Gast gespielt hast, kommt mit.
sign-code = Code verwenden
sign-code-short = Mit Code
sign-code-explained = Auf einem Gerät, das dich kennt: deine Seite, „Anderes Gerät“. Dort steht ein Code.
sign-ways = Wege zur Anmeldung
sign-out = Abmelden
account = Dein Konto
account-name = Name
password = Passwort
passkey-use = Mit Passkey anmelden
passkey-instead = Mit Passkey statt Passwort
welcome = Willkommen, { $name }
to-your-page = Deine Seite: { $name }
along-offer = { $count ->
    [one] Als Gast hast du in diesem Browser an einem Tisch gesessen. Soll er künftig zum Konto { $name } gehören?
   *[other] Als Gast hast du in diesem Browser an { $count } Tischen gesessen. Sollen sie künftig zum Konto { $name } gehören?
  }
along-take = Mitnehmen
along-leave = Zurücklassen
title-device = Anderes Gerät · bezant
device-arrive = Hier weitermachen
device-arrive-explained = Von jetzt an kennt dich dieser Browser wie das Gerät, auf dem du diesen Link erstellt hast. Verwende nur einen Link, den du selbst erstellt hast.
device-arrive-go = Das bin ich
device-code = Code von deinem anderen Gerät
device-code-explained = Wähle auf dem anderen Gerät „Anmelden“, „Mit Code“ und gib ein:
device-link-explained = Oder öffne dort diesen Link:
device-link = Link für dein anderes Gerät
device-link-ends = Code und Link gelten einmal, zehn Minuten lang. Gib sie niemandem: Wer sie hat, spielt in deinem Namen.
devices = Angemeldet auf
this-device = dieses Gerät
another-device = Anderes Gerät
sign-out-device = Abmelden: { $device }
sign-out-others = Überall sonst abmelden
name-kept = Dein Name ist gespeichert.
profile-public = Andere dürfen mein Profil sehen
password-old = Bisheriges Passwort
password-new = Neues Passwort (mindestens 8 Zeichen)
password-save = Passwort setzen
password-kept = Dein Passwort ist gesetzt. Alle anderen Geräte sind abgemeldet.
passkeys = Passkeys
passkeys-none = Noch keine. Mit einem Passkey meldest du dich per Fingerabdruck, Gesicht oder PIN an.
passkey-add = Passkey hinzufügen
passkey-kept = Dein Passkey ist gespeichert.
passkey-removed = Der Passkey ist entfernt.
passkey-since = seit { $day }
passkey-remove = Passkey entfernen: { $device }
remove = Entfernen

## Profile
title-profile = { $name } · bezant
profile-told = Spielt seit { $since }. { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }, { $won } gewonnen.
edit = Bearbeiten
share-page = Meine Seite teilen
share-page-link = Link zu deiner Seite
guest-title = Du bist Gast
guest-explained = Zum Spielen brauchst du kein Konto. Mit einem gehört dein Name nur dir, und nichts geht mit diesem Browser verloren.
ratings = Wertungszahlen
ratings-yours = wie stark du bist und wie sicher wir das wissen
ratings-theirs = die Spielstärke und wie sicher wir sie kennen
rating = Wertungszahl
interval = 95-%-Intervall
interval-of = { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) }
seats-number = { $count } Plätze
not-played-yet = noch nicht gespielt
ratings-key-interval = die Wertungszahl und das Intervall
ratings-key-bots = die sechs Bots, Knappe bis Kaiser
ratings-key-rows = Wertungszahlen verschiedener Zeilen lassen sich nicht vergleichen.
history = Entwicklung
history-of = Gezeigte Wertungszahl
history-told = Wertungszahl über { $count } Partien: von { NUMBER($first, useGrouping: 0) } auf { NUMBER($last, useGrouping: 0) }, jetzt zwischen { NUMBER($low, useGrouping: 0) } und { NUMBER($high, useGrouping: 0) }.
results = Ergebnisse
results-none = Noch keine beendeten Partien.
results-more = Weitere Partien
result-with = { $game }, mit { $names }
result-won = Gewonnen, { NUMBER($own, useGrouping: 0) } zu { NUMBER($other, useGrouping: 0) }
result-lost = Verloren, { NUMBER($own, useGrouping: 0) } zu { NUMBER($other, useGrouping: 0) }
result-placed = { $place }. Platz von { $seats }
result-undecided = Nicht entschieden
your-data = Deine Daten
your-data-explained = Alles, was wir über dich aufbewahren: Partien, Wertungszahlen, Nachrichten, Anmeldungen.
export = Alles exportieren
delete-explained = Wenn du dich löschst, bleiben beendete Partien bei den anderen, die mitgespielt haben, ohne deinen Namen.
delete-me = Mich löschen
delete-warning = Dein Name, deine Wertungszahlen, alles, was du gesagt hast, und alle deine Zugänge werden sofort gelöscht. Das lässt sich nicht rückgängig machen.
delete-type-name = Gib zur Sicherheit deinen Namen ein: { $name }
delete-mistyped = Name oder Passwort stimmt nicht.
delete-for-ever = Mich endgültig löschen
ties = Blockiert und stummgeschaltet
tied-both = blockiert und stummgeschaltet
tied-blocked = blockiert
tied-muted = stummgeschaltet
untie = Aufheben
untie-named = { $name } weder blockieren noch stummschalten
block = Blockieren
unblock = Blockierung aufheben
mute = Stummschalten
unmute = Stummschaltung aufheben
tie-explained = Stummgeschaltet: Du siehst nicht, was gesagt wird. Blockiert: kein Platz und kein Wort an Tischen, die du eröffnet hast. Niemand erfährt davon.
see-profile = Profil ansehen
chat-person = { $name }: stummschalten, blockieren, Profil

## Lobby
games = Spiele
game-seats = { $low } bis { $high }
game-meta = { $seats } Spieler{ $designer ->
    [none] .
   *[other] , von { $designer }.
}
how-it-goes = { $game }: ein Zug in drei Schritten
learn = Kennenlernen
learn-named = Kennenlernen: { $game }
new-table = Neuer Tisch
play-bots = Gegen Bots spielen
your-tables = Deine Tische
open-tables = Offene Tische
running-tables = Laufende Tische
played-none = Noch keine beendeten Partien.
uploaded = hochgeladen
record-named = Partieprotokoll speichern: { $name }
finished-game = Spiel
finished-player = Spieler
finished-seats = Plätze
finished-result = Ergebnis
finished-from = Von
finished-to = Bis
finished-any = beliebig
finished-won = gewonnen
finished-lost = verloren
finished-drawn = unentschieden
finished-more = Mehr zeigen
bring-record = Partieprotokoll hochladen
bring-record-explained = Aus einem Partieprotokoll, das hier oder anderswo gespeichert wurde, wird ein privater Tisch von dir: Sieh dir die Partie Zug für Zug an, lass sie analysieren oder spiele von jedem Zug aus weiter.
bring-record-choose = Datei wählen
title-notices = Benachrichtigungen · bezant
notices = Sag mir Bescheid
notices-push = Browser
notices-webhook = Chat
notices-mail = E-Mail
notices-when-turn = Ich bin am Zug
notices-when-reminder = Meine Zeit läuft ab
notices-when-invited = Jemand lädt mich ein
notices-once = Eine Nachricht je Zug, auf dem ersten dieser Wege, der funktioniert, und keine, solange du den Tisch geöffnet hast.
notices-unconfirmed = Öffne den Link in der E-Mail, die dorthin ging.
notices-remove = { $name } entfernen
notices-add = Hinzufügen
notices-add-push = In diesem Browser Bescheid sagen
notices-add-webhook = Webhook von Discord oder Slack
notices-add-mail = E-Mail-Adresse
notices-not-allowed = Dein Browser erlaubt dieser Seite keine Benachrichtigungen. Das kannst du in seinen Einstellungen ändern.
notices-browser-refused = In deinem Browser ließen sich keine Benachrichtigungen einschalten.
notices-confirm-done = Danke. Wir schreiben dir eine E-Mail, wenn du am Zug bist.
notices-stop-done = Erledigt. An diese Adresse gehen keine E-Mails mehr.
tokens = Eigene Bots
tokens-explained = Ein Programm kann als dein Bot spielen. Wie das geht, steht im Handbuch unter „Let a program play“.
tokens-once = Das ist das Token von { $name }. Es wird nur dieses eine Mal gezeigt.
tokens-secret = Token
tokens-copy = Token kopieren
tokens-used = Zuletzt verwendet: { $ago }
tokens-unused = Noch nicht verwendet
tokens-renew = Neues Token
tokens-revoke = Widerrufen
tokens-name = Name des Bots
tokens-make = Token erstellen
bot-of = Bot von { $name }
take-turn = Zum Zug
waiting-for = Warten auf { $name }
sit-down = Platz nehmen
stand-up = Aufstehen
watch = Zuschauen
just-now = gerade eben
private = privat
seats-free = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
  }
seat-free = Freier Platz

greeting = { $part ->
    [morning] Guten Morgen
    [afternoon] Guten Tag
   *[evening] Guten Abend
  }, { $name }
greeting-turns = { $count ->
    [0] Kein Tisch wartet auf dich.
    [one] Ein Tisch wartet auf dich.
   *[other] { $count } Tische warten auf dich.
  }
greeting-clock = { $count ->
    [one] Ein Tisch wartet auf dich. Seine Uhr läuft in { $time } ab.
   *[other] { $count } Tische warten auf dich. Die nächste Uhr läuft in { $time } ab.
  }
welcome-new = Willkommen
welcome-new-hint = Drei Brettspiele, die im Mittelalter spielen, gegen Bots oder Menschen. Du brauchst kein Konto, und der Spielplan zeigt immer, was du tun darfst.
with = mit { $names }
time-left = noch { $time }
lasts-days-hours = { $days } T { $hours } Std
lasts-hours-minutes = { $hours } Std { $minutes } min
lasts-days = { $days } T
lasts-hours = { $hours } Std
lasts-minutes = { $minutes } min
look = Ansehen
away-time = abwesend seit { $time }
row-paused = ruht
row-kept = ein Platz ist für dich reserviert
finished-games = Beendete Partien
all-games = Alle
play-now = Jetzt spielen
way-bot = Ein Bot
way-bot-hint = beginnt sofort, { $count } Stufen
way-friend = Freunde
way-friend-hint = du sendest einen Link, sie nehmen Platz
way-anybody = Beliebige Gegner
way-anybody-hint = { $count ->
    [0] gerade wartet niemand; dein Tisch steht auf der Liste
    [one] 1 Tisch wartet gerade auf Mitspielende
   *[other] { $count } Tische warten gerade auf Mitspielende
  }
way-champion = Der Champion
way-champion-hint = der Bot, der am längsten nachdenkt; auf Wunsch mit Vorgabe
unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
  }

## A guided first game
title-learn = Lernen · bezant
title-lesson = { $game }, deine erste Partie · bezant
learn-heading = Spielend lernen
learn-intro = Zu jedem Spiel eine geführte erste Partie: echte Stellungen, eins nach dem anderen, und am Ende spielst du allein weiter. Du kannst jederzeit gehen und später weitermachen.
learn-guided = Geführte erste Partie
learn-guided-named = Geführte erste Partie: { $game }
learn-start = Beginnen
learn-on = Weiter
learn-again = Noch einmal
learn-row-new = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
learn-row-at = Schritt { $step } von { $steps }, noch { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
learn-row-done = fertig, { $day }
lesson-first-game = Deine erste Partie
lesson-table-name = Meine erste Partie
lesson-step = Schritt { $step } von { $steps }
lesson-left = noch etwa { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
lesson-announce = Schritt { $step } von { $steps }: { $title }
lesson-steps = Schritte
lesson-welcome = Willkommen zurück: Hier warst du stehen geblieben.
lesson-click = Hier klicken
lesson-tap = Hier tippen
lesson-confirm = jetzt bestätigen
lesson-done = erledigt:
lesson-times = { $done } von { $times }
lesson-now = Wähle zuerst: { $what }.
lesson-others = { $count ->
    [one] 1 andere Möglichkeit: nach der Lektion
   *[other] { $count } andere Möglichkeiten: nach der Lektion
}
after-the-lesson = nach der Lektion
lesson-show = Zeig es mir
lesson-at-once = Alles auf einmal
lesson-on = Weiter
lesson-back = Zurück
lesson-skip = Überspringen
lesson-leave = Gehen, Stelle merken
lesson-play = Weiterspielen
lesson-play-hint = gegen einen leichten Bot, mit Tipps

## The champion
title-champion = Duell mit dem Champion · bezant
champion-title = Duell mit dem Champion
champion-what = Der Champion sieht nur, was von seinem Platz aus zu sehen ist, hat nicht mehr Glück als du und denkt bei jedem Zug höchstens { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
  } nach.
champion-others = Er besetzt alle anderen Plätze.
champion-team = Gespielt wird in Zweierteams: Dein Teampartner ist der gleiche Bot wie deine beiden Gegner.
champion-go = Jetzt herausfordern
champion-go-with = { $handicap ->
    [none] ohne Vorgabe
    [short] mit { bot-level4 } an seiner Stelle
    [gentle] mit { bot-level2 } an seiner Stelle
    [hints] mit Tipps
   *[take_backs] mit Zurücknahme
  }
champion-go-long = { champion-go-with }, etwa { $time }
champion-rated = Die Partie wird gewertet.
champion-unrated = Sobald du die Vorgabe nutzt, wird die Partie nur noch gewertet, wenn du sie verlierst.
champion-unmeasured = Die Partie wird nicht gewertet: Wie stark dieser Bot bei { $count } Spielern ist, wurde noch nicht gemessen.
champion-seen = Alle dürfen zuschauen, und wer ohne Vorgabe gewinnt, wird auf dieser Seite genannt, außer wenn das Profil privat ist.
champion-for-you = für dich
champion-own = Deine Siege in solchen Partien: { $won } von { $games }.
champion-own-none = So eine Partie hast du noch nicht beendet.
champion-chance = Nach beiden Wertungszahlen liegt deine Chance zwischen { $low } % und { $high } %.
champion-chance-unknown = { $why ->
    [bot] Deine Chance ist nicht bekannt, weil die Stärke dieses Bots nicht bekannt ist.
    [help] Wie viel diese Hilfe ausmacht, wurde nicht gemessen.
   *[you] Deine Chance steht hier, sobald du bei { $count } Spielern eine Wertungszahl hast.
  }
handicap = Welche Vorgabe nimmst du?
handicap-none = Keine
handicap-none-hint = Gleiche Bedingungen: keine Tipps, und geschehen ist geschehen.
handicap-short = Kürzeres Nachdenken
handicap-short-hint = { $overlooks ->
    [yes] { bot-level4 } spielt an seiner Stelle, weiß ebenso viel, denkt aber weniger weit voraus und übersieht manche Züge.
   *[no] { bot-level4 } spielt an seiner Stelle, weiß ebenso viel, denkt aber weniger weit voraus.
  }
handicap-gentle = Ein zerstreuter Gegner
handicap-gentle-hint = { bot-level2 } spielt an seiner Stelle und übersieht die meisten seiner Möglichkeiten.
handicap-hints = Tipps
handicap-hints-hint = Du darfst die Suche der Bots um Rat fragen.
handicap-take_backs = Zurücknahme
handicap-take_backs-hint = Du darfst deine Züge zurücknehmen, auch wenn schon der Zufall entschieden hat.
champion-strength = Wie stark er ist
champion-best = Bester Mensch
champion-not-measured = noch nicht gemessen
champion-scale = Elo-Skala: 400 Punkte mehr bedeuten Chancen von 10 zu 1. Die Balken zeigen 95-%-Intervalle. { bot-greedy } hat per Definition 1000.
champion-learned = Wie er gelernt hat
champion-learned-instinct = Wie { bot-instinct } gelernt hat
champion-lesson-imitation = Zuerst ahmte er den Bot { bot-greedy } nach.
champion-lesson-self_play = Danach spielte er gegen sich selbst, auch gegen frühere Versionen von sich.
champion-lesson-search = { $rounds ->
    [one] Zuletzt zeigte ihm die Suche in einer Runde, was er übersehen hatte.
   *[other] Zuletzt zeigte ihm die Suche in { $rounds } Runden, was er übersehen hatte.
  }
champion-trained = Nachahmung und eigene Partien dauerten { $time } auf { $device ->
    [cpu] einem gewöhnlichen Prozessor
   *[other] einer einzigen GPU ({ $device })
  }. Behalten wurde der Stand nach { $decisions } Entscheidungen.
champion-exam = In der Prüfung zog er auf den ersten Blick, ohne jede Suche, und gewann { $percent } % von { $games } Partien gegen { bot-greedy }; bei gleicher Stärke wären es { $even } %.
champion-curve = Ohne Suche gewonnene Partien gegen { bot-greedy }
champion-curve-decisions = Entscheidungen in den eigenen Partien
champion-curve-even = gleich stark
champion-curve-kept = der behaltene Stand
champion-curve-told = Ohne Suche gewonnene Partien gegen { bot-greedy }: { $first } % nach { $first_decisions } Entscheidungen, { $last } % nach { $last_decisions }. Bei gleicher Stärke wären es { $even } %.
champion-no-curve = Seine Fortschritte wurden nicht aufgezeichnet, nur die letzte Prüfung.
champion-no-network = Mit dieser Spielerzahl hat noch kein neuronales Netz das Spiel gut genug gelernt, um die Suche zu leiten: Der Champion ist hier nur die Suche, ohne Netz.
champion-no-guide = Hier leitet kein neuronales Netz die Suche: Der Champion sucht mit einer von Hand geschriebenen Bewertung und spielt damit besser. Gelernt hat ein Netz das Spiel trotzdem: Nach ihm zieht { bot-instinct }, auf den ersten Blick und ohne Suche.
champion-people = Menschen gegen ihn
champion-people-none = Hier hat noch niemand eine Partie gegen ihn beendet. Deine könnte die erste sein.
champion-won-of = { $won } von { $games }
champion-even-mark = Der Strich steht bei { $even } %: So viel gewinnt, wer gleich stark ist.
champion-beaten = Wer ihn ohne Vorgabe besiegt hat
champion-beaten-none = Ohne Vorgabe hat noch niemand gewonnen.
champion-score = { NUMBER($own, useGrouping: 0) } zu { NUMBER($other, useGrouping: 0) }
champion-winners = { $count ->
    [one] Bisher eine Person.
   *[other] Bisher { $count } Personen.
  }
champion-winners-unnamed = Nicht alle werden hier genannt.
champion-watch-named = Bei der Partie von { $name } zuschauen
champion-all = Alle Champions
champion-all-what = Ohne Vorgabe gewonnene Partien: die von allen und deine.
champion-all-none = noch keine Partie
champion-all-you = du: { champion-won-of }
champion-all-named = { $game }, { seats-number }: { $score }

## Making a table
clock = Uhr
clock-none = keine
clock-move-60 = 1 Minute je Zug
clock-move-300 = 5 Minuten je Zug
clock-game-20 = 20 Minuten, je Zug 10 Sekunden mehr
clock-game-60 = 1 Stunde, je Zug 20 Sekunden mehr
clock-days-1 = 1 Tag je Zug
clock-days-3 = 3 Tage je Zug
clock-days-7 = 7 Tage je Zug
late = Zeit abgelaufen
late-bot = ein Bot spielt weiter, bis du zurück bist
late-lost = die Partie ist verloren
absence = Jemand ist abwesend
absence-usual = wie es zur Uhr passt
absence-after = wer { $time } fehlt, den darf ein Bot vertreten
stand-in-level = Bot als Vertretung
who-watches = Wer zuschauen darf
who-watches-all = alle, die den Link haben
who-watches-seated = nur wer mitspielt
who-talks = Wer reden darf
who-talks-usual = an privaten Tischen, wer mitspielt
who-talks-all = alle
who-talks-seated = nur wer mitspielt
take-backs-allowed = Zurücknahme, wenn alle zustimmen
shuffle = Plätze auslosen
span-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }
span-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
span-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
  }
make-a-table = Einen Tisch eröffnen
game = Spiel
seats = Plätze
others = Andere
others-friends = Freunde
others-friends-hint = Ein privater Tisch: Du sendest den Link.
others-anyone = Alle
others-anyone-hint = Der Tisch steht auf der Liste; wer kommt, darf Platz nehmen.
others-bots = Bots
others-bots-hint = Die Partie beginnt sofort.
others-screen = Dieser Bildschirm
others-screen-hint = Ihr teilt euch diesen Bildschirm und gebt ihn herum.
seat-number = Platz { $number }
seat-me = Ich
seat-open = Frei
seat-bot = Bot: { $bot }
seat-bot-rated = Bot: { $bot }, Wertungszahl { $rating }
bot-rated = { $hint }. Wertungszahl { $rating } bei { $count } Spielern ({ $low } bis { $high }).
bot-unrated = { $hint }.
more-options = Name, Uhr, Tipps und Optionen
options-unrated = Mit diesen Optionen wird eine Partie mit Bots nicht gewertet: Wie stark die Bots sind, wurde mit den üblichen gemessen.
table-name = Name des Tisches
table-name-hint = Aachen
talk-allowed = Teampartner dürfen über die Partie reden
hints-allowed = Tipps sind erlaubt
make-table = Tisch eröffnen
make-table-friends = und den Link für deine Freunde kopieren
make-table-anyone = und auf Mitspielende warten
make-table-bots = und spielen
make-table-screen = und spielen
bots-at-hand = Verfügbare Bots
bots-see = Ein Bot sieht, was sein Platz sehen darf, nicht mehr.
bot = Bot
bot-uniform = Wanderer
bot-uniform-hint = zieht zufällig
bot-greedy = Verwalter
bot-greedy-hint = denkt einen Zug voraus
bot-instinct = Falkner
bot-instinct-hint = zieht auf den ersten Blick, wie gelernt
bot-level1 = Knappe
bot-level1-hint = Stufe 1: übersieht vieles
bot-level2 = Ritter
bot-level2-hint = Stufe 2: übersieht weniger
bot-level3 = Burgvogt
bot-level3-hint = Stufe 3: übersieht noch weniger
bot-level4 = Graf
bot-level4-hint = Stufe 4: denkt voraus, aber nur kurz
bot-level5 = Herzog
bot-level5-hint = Stufe 5: denkt länger voraus
bot-level6 = Kaiser
bot-level6-hint = Stufe 6: denkt von allen Stufen am längsten nach, höchstens eine Sekunde je Zug
bot-champion = Champion
bot-champion-hint = denkt länger nach als alle anderen, höchstens eine Sekunde je Zug
bot-level = Stufe { $level } von 6

## Waiting room
waiting-title = { $count ->
    [one] Warten auf eine weitere Person
   *[other] Warten auf { $count } weitere Personen
  }
known-as = Die anderen kennen dich als
waiting-starts = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind.
link-private = Nur wer diesen Link hat, findet den Tisch:
link-public = Alle sehen diesen Tisch in der Lobby. Du kannst auch den Link senden:
table-link = Link zu diesem Tisch
copy-link = Link kopieren
copied = Kopiert
copy-yourself = In diesem Browser darf die Seite nicht kopieren: Der Link ist markiert, drücke Strg+C.
seat-kept = reserviert für { $name }
seats-drawn = Die Plätze werden zu Beginn der Partie ausgelost.
close-table = Diesen Tisch schließen
close-table-hint = Niemand muss mehr auf ihn warten.

## Table
steps = Wo die Runde steht
decision = Deine Entscheidung
options = Möglichkeiten
options-all = Das sind alle: { $what }
options-count = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
most-first = das meiste zuerst
target-offered = { $what }, wählbar
your-turn = Du bist am Zug
you = Du
you-here = du
spectator = Du schaust zu
undo = Rückgängig
undo-turn = { $count ->
    [one] Den Zug zurücknehmen: 1 Schritt
   *[other] Den Zug zurücknehmen: { $count } Schritte
  }
undo-turn-hint = Niemand muss zustimmen: Seither wurde nicht gewürfelt, und niemand sonst hat entschieden.
skip = Überspringen
let-go = Loslassen: { $what }
confirm-nothing = Wähle auf dem Spielplan oder hier
confirm-chance = dann entscheidet der Zufall, danach kein Zurück
confirm-passes = danach sind andere am Zug
confirm-undoable = lässt sich zurücknehmen
why-not = { $what }: Warum nicht?
why-legal = Das darf gewählt werden
empty-space = leer
why-not-here = Nicht hier, nicht jetzt
amount = Eine Zahl von { $low } bis { $high }
amount-range = { $low } bis { $high }
amount-less = Eins weniger
amount-more = Eins mehr
ask-why = { $what } steht nicht zur Wahl. Nach dem Grund fragen
rule-link = Regel { $rule }
rule-chapter = Kapitel { $number }
rule-here = Hier:
rules-all = Alle Regeln
contents = Inhalt
people-and-talk = Mitspielende, Verlauf und Chat
panes = Teile des Tisches
board = Spielplan
players = Spieler
log = Verlauf
log-none = Noch ist nichts geschehen.
log-undo = { $name } nimmt einen Zug zurück
taken-back = Zurückgenommen:
chat = Chat
chat-none = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
watching = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
  }
bot-preparing = { $name } macht sich bereit: Die Regeln werden kompiliert, nur dieses eine Mal. In einer Minute geht es weiter.
curtain-title = { $name } ist gefragt
curtain-text = Alle anderen schauen weg: Der nächste Bildschirm zeigt, was nur { $name } sehen darf.
curtain-open = Ich bin { $name }

## The life of a table
table-menu = Die Partie als Ganzes
clock-running = Restzeit für diese Entscheidung
clock-left = Restzeit für die Partie
request-take_back = { $count ->
    [one] Möchte den letzten Zug zurücknehmen.
   *[other] Möchte { $count } Züge zurücknehmen.
  }
request-pause = Möchte eine Pause.
request-resume = Möchte weiterspielen.
request-abandon = Möchte die Partie abbrechen.
request-all = Alle anderen müssen zustimmen.
request-waits = Warten auf { $names }.
request-called = Jemand bittet dich um etwas. R führt dorthin.
allow = Zustimmen
refuse = Ablehnen
withdraw = Doch nicht
seat-resigned = Aufgegeben. { $bot } spielt weiter, und der Platz zählt als letzter.
stand-in = Abwesend. { $bot } spielt solange.
stand-in-yours = { $bot } spielt für dich.
come-back = Ich bin zurück
replaced = Ein Bot spielt für dich.
at-rest = Der Tisch ruht: Die Uhren stehen still, und niemand zieht.
away-for = Abwesend seit { $time }.
bot-may = Ein Bot darf in { $time } übernehmen.
bot-may-now = Ein Bot darf jetzt übernehmen.
bot-in = Bot in { $time }
let-bot-play = Bot spielen lassen
remind = Erinnern
ask-take-back = Um Zurücknahme bitten
ask-take-back-hint = Dein letzter Zug, ganz gleich, was gewürfelt wurde; es wird neu gewürfelt. Alle anderen müssen zustimmen.
ask-take-back-alone = Dein letzter Zug, ganz gleich, was gewürfelt wurde; es wird neu gewürfelt. Die Partie wird dann nur noch gewertet, wenn du sie verlierst.
ask-pause = Um eine Pause bitten
ask-pause-hint = Die Uhren stehen still, bis alle weiterspielen wollen.
ask-resume = Weiterspielen
ask-resume-hint = Alle müssen zustimmen; nach langer Ruhe wird niemand gefragt.
resign = Aufgeben
resign-hint = Die anderen haben dann gewonnen.
resign-hint-many = Ein Bot spielt für dich weiter, und du kommst auf den letzten Platz.
resign-sure = Gibst du diese Partie wirklich auf?
resign-yes = Ja, aufgeben
rather-not = Nein, weiterspielen
ask-abandon = Partie abbrechen
ask-abandon-hint = Sie endet ohne Sieg. Alle anderen müssen zustimmen, außer wenn die Partie schon lange auf jemanden von der Gegenseite wartet.
abandon-sure = Soll diese Partie ohne Sieg enden?
abandon-yes = Ja, die anderen fragen
archive = Ins Archiv legen
archive-hint = Der Tisch verlässt deine Listen und bleibt unter seiner Adresse.
menu-nothing = Du schaust zu; hier gibt es nichts zu entscheiden.
clock-told-none = Keine Uhr.
clock-told-move = { $time } je Zug.
clock-told-days = { $time } je Zug.
clock-told-game = { $time } für die Partie, mit jedem Zug { $increment } Sekunden mehr.
late-told-bot = Ist die Zeit abgelaufen, spielt { $bot } weiter.
late-told-lost = Ist die Zeit abgelaufen, ist die Partie verloren.
take-backs-none = Züge lassen sich nicht mehr zurücknehmen, sobald der Zufall oder jemand anderes entschieden hat.
absence-told = Wer am Zug ist und { $time } fehlt, den darf ein Bot vertreten.
happening-asked = { $what ->
    [take_back] { $name } möchte einen Zug zurücknehmen
    [pause] { $name } möchte eine Pause
    [resume] { $name } möchte weiterspielen
   *[abandon] { $name } möchte die Partie abbrechen
  }
happening-allowed = { $what ->
    [take_back] Alle stimmen zu: { $name } nimmt den Zug zurück
   *[other] { $name } stimmt zu
  }
happening-refused = { $name } lehnt ab
happening-withdrawn = { $name } zieht die Bitte zurück
happening-paused = Der Tisch ruht
happening-resumed = Die Partie geht weiter
happening-took_over = { $why ->
    [time] Zeit von { $name } abgelaufen; { $bot } spielt weiter
   *[absent] { $name } ist abwesend; { $bot } spielt weiter
  }
happening-came_back = { $name } ist zurück
happening-reminded = { $name } wurde erinnert
happening-resigned = { $name } gibt auf
happening-late = Zeit von { $name } abgelaufen
happening-abandoned = Die Partie wurde abgebrochen
happening-closed = Der Tisch wurde geschlossen
happening-drawn = Die Plätze wurden ausgelost
happening-rematch = { $name } bietet eine Revanche an

explain-steps = Die Runde, und wo sie steht: Was jetzt gespielt wird, ist hervorgehoben.
    .name = Die Runde
explain-book = Das Regelbuch dieses Spiels, auf einer eigenen Seite.
    .name = Regeln
explain-legend = Alles, was auf dem Tisch liegt, eines nach dem anderen.
    .name = Was die Zeichen bedeuten
explain-menu = Zurücknehmen, pausieren, aufgeben, und was an diesem Tisch vereinbart ist.
    .name = Die Partie als Ganzes
explain-settings = Wie diese Seite aussieht und fragt, und ihre Tasten.
    .name = Einstellungen
explain-people = Die Karten der Mitspielenden, was geschehen ist und was gesagt wurde.
    .name = Mitspielende, Verlauf und Chat
explain-as-table = Dieselbe Stellung in Zeilen und Spalten, zum Lesen und für Bildschirmleser.
    .name = Karte oder Tabelle
explain-look-back = Jeder frühere Augenblick dieser Partie, so wie du ihn damals kanntest. Nichts wird zurückgenommen.
    .name = Nachspielen
explain-hint = Die Suche der Bots spielt Partien durch und nennt die besten Möglichkeiten. An diesem Tisch sind Tipps erlaubt. Wenn du fragst, kann deine Wertungszahl durch diese Partie nicht mehr steigen.
    .name = Tipp
explain-undo = Nimmt deinen letzten Zug zurück. Das geht nicht mehr, wenn gewürfelt wurde, Verborgenes ans Licht kam oder jemand anderes entschieden hat.
    .name = Rückgängig
explain-confirm = Spielt, was gewählt ist, und sagt vorher, ob es sich rückgängig machen lässt.
    .name = Bestätigen
explain-rule = Die Regel dahinter: der Abschnitt des Regelbuchs und ihr Wortlaut.
    .name = Regel
explain-spectator = Du siehst, was alle sehen, und entscheidest nichts.
    .name = Du schaust zu
explain-watching = So viele schauen zu, ohne mitzuspielen.
    .name = Zuschauende
explain-log = Was geschehen ist, nach Runden und Zügen.
    .name = Verlauf
explain-chat = Was an diesem Tisch gesagt wurde.
    .name = Chat
explain-log-line = So stand es danach auf dem Tisch.
    .name = Nachspielen
explain-you = Dieser Platz ist deiner.
    .name = Du
explain-bot = Hier spielt ein Programm. Es sieht, was sein Platz sehen darf, nicht mehr.
    .name = Bot
explain-bot-of = Hier spielt ein Programm dieser Person.
    .name = Bot einer Person
explain-away = Hat diesen Tisch gerade nicht offen.
    .name = Abwesend
explain-clock = Läuft sie ab, geschieht, was am Tisch vereinbart ist: Ein Bot spielt weiter, oder die Partie ist verloren.
    .name = Uhr
hint = Tipp
hint-title = Beste Möglichkeiten
hint-close = Tipp ausblenden
hint-asking = einen Moment …
hint-preparing = Vorbereitung: Die Regeln werden kompiliert, nur dieses eine Mal
hint-thinking = { $games ->
    [one] 1 Partie durchgespielt …
   *[other] { $games } Partien durchgespielt …
  }
hint-done = { $games ->
    [one] 1 Partie durchgespielt
   *[other] { $games } Partien durchgespielt
  }
hint-broken = die Verbindung ist abgebrochen; frag noch einmal
hint-busy = Die beste Möglichkeit wird gesucht
hint-best = Am besten: { $what }, Gewinnchance { $percent } %
hint-even = Keine Möglichkeit ist mit Sicherheit besser als die anderen.
best = beste
percent = { $percent } %
chance-of = { $name } { $percent } %
connection-lost = Verbindung unterbrochen. Neuer Versuch läuft; nichts geht verloren.
try-now = Jetzt versuchen

## The end
result = Ergebnis
end-you = Du gewinnst
end-wins = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen
  }
player = Spieler
score = Punktestand
winner = gewonnen
rematch = Revanche
rematch-join = Mitspielen
rematch-watch = Bei der Revanche zuschauen
rematch-offered = Es gibt eine Revanche; dein Platz ist für dich reserviert.
ended-resigned = { $seat } hat aufgegeben
ended-time = Zeit von { $seat } abgelaufen
ended-abandoned = Die Partie wurde abgebrochen
ended-closed = Der Tisch wurde geschlossen, bevor die Partie begann
ended-resigned-last = Sieg: { $seats }; wer aufgegeben hat, kommt auf den letzten Platz
record = Partieprotokoll
look-at-board = Schließen und den Spielplan ansehen
fair-dice = Die Würfel waren fair
fair-dice-text = Die erste Zeile wurde vor Beginn der Partie veröffentlicht; sie ist der SHA-256-Wert der zweiten, des Geheimnisses, aus dem alle Würfe kamen.

## The rulebook
title-book = { $game }, das Regelbuch · bezant
book-length = Das Regelbuch. { $chapters } kurze Kapitel, etwa { $minutes } Minuten zu lesen.
book-chapter = { $game }, Kapitel { $number } von { $count }
book-find = In den Regeln suchen
book-found = { $count ->
    [0] Nichts gefunden.
    [one] An einer Stelle gefunden.
   *[other] An { $count } Stellen gefunden.
  }
book-letters = Die nummerierten Regeln
book-print = Das Buch drucken
book-previous = Voriges Kapitel: { $title }
book-next = Nächstes Kapitel: { $title }
book-untranslated = Dieses Kapitel ist noch nicht übersetzt. Hier steht es auf Englisch.
book-no-chapter = Dieses Kapitel gibt es in dem Buch nicht.
letter = Der Wortlaut
letter-of = Der Wortlaut: { $rule }
letter-text = Dieses Buch erklärt. Die nummerierten Regeln entscheiden.
letter-open = { $rule } öffnen
letter-book = Das Regelbuch
signs = Was die Zeichen bedeuten
signs-all = Alles, was auf dem Tisch liegt

## Looking back
look-back = Nachspielen
looking-back = Nachspielen
looking-at = Nachspielen: { $place }
moves-ago = { $count ->
    [0] Der letzte Zug: { $story }
    [one] Vor 1 Zug: { $story }
   *[other] Vor { $count } Zügen: { $story }
  }
slider-says = { $count ->
    [0] { $place }, der letzte Zug
    [one] { $place }, vor 1 Zug
   *[other] { $place }, vor { $count } Zügen
  }
round-back = Zum Anfang der Runde
back-to-now = Zurück zum Jetzt
back-to-end = Zum Ende
your-turn-now = Du bist am Zug: zurück zum Jetzt
as-it-lay = so stand es damals
now = jetzt
now-new = jetzt, { $count } neu
the-end = Ende
since = Seit { $when }
since-here = Du warst zuletzt { $ago } hier.
since-news = { $moves ->
    [0] Keine Züge
    [one] 1 Zug
   *[other] { $moves } Züge
  }{ $messages ->
    [0] .
    [one] , 1 Nachricht.
   *[other] , { $messages } Nachrichten.
  }
since-wrote = { $more ->
    [0] { $name } schrieb: „{ $text }“
    [one] { $name } schrieb: „{ $text }“ und noch etwas.
   *[other] { $name } schrieb: „{ $text }“ und noch { $more } Nachrichten.
  }
since-away = { $name } ist am Zug und seit { $when } nicht hier gewesen.
since-show = Zeig es auf dem Spielplan
since-seen = Gesehen
try-here = Von hier aus probieren
try-title = Ausprobieren
try-explained = Ein Probetisch: ein privater Tisch, an dem es von diesem Moment an weitergeht, mit eigenen Würfeln. Nichts davon zählt.
try-imagined = Was du damals nicht wissen konntest, wird neu gezogen.
try-me = Ich auf allen Plätzen
try-me-hint = Du entscheidest für alle.
try-bots = Bots auf den anderen Plätzen
try-bots-hint = Du entscheidest für den Platz, der am Zug war.
try-bots-hint-running = Du behältst deinen Platz. Bots denken dann über diese Partie nach, also zählt es als Tipp: Die Partie wird nur noch gewertet, wenn du sie verlierst.
try-no-bots = Diese Partie wird ohne Tipps gespielt, oder du schaust zu: An ihrem Probetisch gibt es keine Bots.
sandbox = Probetisch
sandbox-named = Probetisch.
sandbox-of = Hier geht es ab Zug { $ply } eines anderen Tisches weiter. Nichts davon zählt.
sandbox-imagined = Was du dort nicht wissen konntest, ist hier ausgedacht.
sandbox-back = Zurück zu jenem Tisch
sandbox-end = Wegräumen

## Review
review = Rückblick
review-named = Rückblick: { $name }
review-of = { $game }, „{ $name }“, { $count } Spieler
review-not-over = Diese Partie wird noch gespielt. Ihren Rückblick gibt es, wenn sie beendet ist.
wins = { $count ->
    [one] { $name } gewinnt
   *[other] { $name } gewinnen
  }
actions-lasted = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
  }, { $time }
to-the-table = Zum Tisch
chance-of-winning = Gewinnchance
after-action = { $action } von { $last }
step-back = Eine Aktion zurück
step-on = Eine Aktion weiter
replay-play = Partie ablaufen lassen
replay-pause = Pause
review-progress = Fortschritt der Analyse
review-none = Die Analyse beginnt gleich …
review-waiting = Die Analyse wartet, bis sie an der Reihe ist …
review-preparing = Vorbereitung: Die Regeln werden kompiliert, nur dieses eine Mal …
review-running = { $done } von { $of } Entscheidungen angesehen …
review-failed = Die Analyse konnte nicht abgeschlossen werden. Gezeigt wird, was bisher gefunden wurde.
graph-label = Gewinnchance nach jeder von { $count } Aktionen, { $players } Linien. Der Schieberegler darunter liest sie vor
turning-number = Wendepunkt { $number }, Aktion { $action }
action = Aktion
action-number = Aktion { $action }
chose = { $name }: { $what }
action-told = Aktion { $action } von { $last }: { $what }
set-up = Aufbau
tab-turning = Wendepunkte
tab-actions = Alle Aktionen
tab-luck = Glück
play-on = Von hier weiterspielen
turning-none = Keine einzelne Entscheidung und kein einzelner Wurf hat diese Partie mit Sicherheit gewendet.
turning-soon = Wendepunkte erscheinen hier, während die Partie angesehen wird.
points = { $points } Prozentpunkte
played = gespielt
better = besser
better-by = { $points ->
    [one] 1 Prozentpunkt
   *[other] { $points } Prozentpunkte
  } besser:
best-there-was = Das Beste, was möglich war.
as-good-as-best = Etwa so gut wie der beste Zug.
before = Vorher
after = Nachher
board-shown = Welcher Spielplan zu sehen ist
after-which = Nach welchem Zug
you-played = dein Zug
you-were = { $place ->
    [1] 1. Platz für dich
    [2] 2. Platz für dich
    [3] 3. Platz für dich
   *[other] 4. Platz für dich
  }
turning-yours = Deine Wendepunkte
turning-everyones = Wendepunkte
turning-whose = Wessen Wendepunkte
turning-me = Ich
turning-everyone = Alle
turning-count = { $count ->
    [one] Ein Moment, der schwerer wiegt als die Unsicherheit dieses Rückblicks.
   *[other] { $count } Momente, die schwerer wiegen als die Unsicherheit dieses Rückblicks.
  }
turning-where = { $count ->
    [one] Aktion { $first }: { $whose ->
        [you] deine Entscheidung
       *[they] Entscheidung
    } { $choice }
   *[other] Aktionen { $first } bis { $last }: { $whose ->
        [you] deine Entscheidungen
       *[they] Entscheidungen
    } { $choice }
  }
turning-split = { $count ->
    [one] Aktion { $first }: { $whose ->
        [you] deine Entscheidung
       *[they] Entscheidung
    } { $choice }, Glück { $luck }
   *[other] Aktionen { $first } bis { $last }: { $whose ->
        [you] deine Entscheidungen
       *[they] Entscheidungen
    } { $choice }, Glück { $luck }
  }
give-or-take = ± { $points }
turning-smaller = { $count ->
    [one] Ein kleinerer Ausschlag liegt innerhalb der Unsicherheit und zählt nicht.
   *[other] { $count } kleinere Ausschläge liegen innerhalb der Unsicherheit und zählen nicht.
  }
turning-judge = { $sight ->
    [network] Bewertet vom neuronalen Netz des Champions, { $simulations } Stellungen je Entscheidung
   *[search] Bewertet von der Suche ohne neuronales Netz, { $simulations } Stellungen je Entscheidung
  }
doubt = die Unsicherheit
lesson-figure = Kennzahl
lesson-chance = Gewinnchance danach
lesson-keeps = Der bessere Zug vermeidet hier einen Rückschritt: { $what }.
lesson-gains = Der bessere Zug schneidet hier besser ab: { $what }.
lesson-against = Für den gespielten Zug spricht: { $what }.
luck-choices = Entscheidungen
luck-of = Glück { $points }
choices-of = Entscheidungen { $points }
luck-yours = Bei dir: Glück { $luck }, Entscheidungen { $choices }.
trust-title = Kann ich dem trauen?
trust-text = Jede Entscheidung wird zweimal bewertet: einmal vorher und einmal im Wissen darum, was daraus wurde. Bei neun von zehn Paaren ist der Unterschied kleiner als die Unsicherheit. Was darunter liegt, wird nicht erwähnt.
came-to-light = Wohin das führen würde, zeigte sich erst im weiteren Verlauf.
luck-title = Glück und Entscheidungen
luck-explained = In Prozentpunkten der Gewinnchance, über { $throws ->
    [one] einen Wurf oder Kartenzug.
   *[other] { $throws } Würfe und Kartenzüge.
  }
sum-doubt = { $points } ± { $doubt }
luck-doubt = Was kleiner ist als sein ±, kann ebenso gut 0 sein.
luck-unsure = { $count ->
    [one] Ein weiterer Verlust liegt innerhalb der Unsicherheit oder wurde wettgemacht und ist nicht mitgezählt.
   *[other] { $count } weitere Verluste liegen innerhalb der Unsicherheit oder wurden wettgemacht und sind nicht mitgezählt.
  }
luck-player = Spieler
luck-rolls = Würfe
luck-luck = Glück
luck-mistakes = Fehler
luck-throws = Was am schwersten wog
won = gewonnen
# before the name on the score sheet
place-number = { $place }.
place = { $place }. Platz
now-at = jetzt { $brief }
share = Teilen
share-title = Diesen Rückblick teilen
share-explained = Der Link öffnet den Rückblick bei Aktion { $action }.
share-link = Link zu diesem Rückblick
save-record = Partieprotokoll speichern

## Settings and keys
settings = Einstellungen und Tasten
settings-page = Einstellungen
settings-parts = Teile der Einstellungen
settings-looks = Farben und Schrift
settings-table = Tisch und Tasten
settings-sound = Ton und Benachrichtigungen
settings-language = Sprache
settings-account = Konto
settings-kept = { $account ->
    [yes] Mit deinem Konto auf jedem Gerät gespeichert. Die Schriftgröße gilt nur für dieses Gerät.
   *[no] In diesem Browser gespeichert, mit einem Konto auf jedem Gerät. Die Schriftgröße gilt nur für dieses Gerät.
  }
settings-looks-choices = Aussehen
settings-table-choices = Am Tisch
settings-sound-choices = Ton
settings-notices = Wer nicht da ist, kann vom Browser, in einem Chat oder per E-Mail benachrichtigt werden.
settings-notices-go = Auf deiner Seite auswählen
settings-account-explained = Du bist { $name }. Name, Passwort, Passkeys und deine Daten findest du auf deiner Seite.
language-explained = Für Seite, Spiele, Regelbücher und E-Mails. Sie wechselt sofort.
settings-all = Alle Einstellungen
settings-house = Zurück zu den Grundeinstellungen
settings-keep = So behalten
settings-as-kept = wie gespeichert
preview = So sieht es aus
sample-letter = A
set-palette = Farben der Spieler
set-palette-house = Hausfarben
palette-house-for = für die meisten Augen
palette-house-how = wie auf den Spielplänen gezeichnet
set-palette-red_green = Rot und Grün
palette-red_green-for = bei Protan- und Deutan-Sehschwäche
set-palette-blue_yellow = Blau und Gelb
palette-blue_yellow-for = bei Tritan-Sehschwäche
set-palette-strong = Kräftig
palette-strong-for = bei schwachen Augen, in hellen Räumen
palette-strong-how = satte, leuchtende Farben
set-palette-ink = Nur Tinte
palette-ink-for = ganz ohne Farbe
palette-ink-how = Helligkeit, Schraffur und Zeichen
palettes-explained = Zeichen und Schraffur bleiben in jeder Palette. Gold heißt immer „wählbar“.
palette-apart = kleinster Abstand zweier Farben in Lab: { $apart }, bei den Hausfarben { $house }
set-text = Schriftgröße
set-text-how = Die Wörter wachsen, der Spielplan nicht: Listen brechen um, Bereiche lassen sich scrollen, nichts wird abgeschnitten.
set-theme = Design
set-theme-light = Hell
set-theme-dark = Dunkel
set-theme-device = Wie mein Gerät
set-hatching = Schraffur
set-hatching-fine = Fein
set-hatching-strong = Kräftig
set-names = Namen auf dem Plan
set-names-all = Alle
set-names-near = In der Nähe
set-names-off = Keine
set-names-how = In der Nähe: die Namen der wählbaren Orte und des Ortes, auf den du zeigst.
set-motion = Bewegung
set-motion-device = Wie mein Gerät
set-motion-less = Wenig
set-motion-none = Keine
set-motion-how = Wenig: Figuren ziehen ihren Weg, sonst bewegt sich nichts.
set-asking = Bestätigung verlangen
set-asking-always = Immer
set-asking-final = Wo es kein Zurück gibt
set-asking-never = Nie
set-asking-how = Nach Würfeln, Karten oder der Entscheidung anderer gibt es kein Zurück.
set-speed = Tempo der Figuren und der anderen
set-speed-slow = Langsam
set-speed-usual = Üblich
set-speed-quick = Schnell
set-speed-instant = Sofort
set-sound = Ton
set-sound-off = Aus
set-sound-soft = Leise
set-sound-normal = Mittel
set-sound-loud = Laut
keys = Tasten
key-pick = 1 – 9
key-pick-does = die Möglichkeiten der Reihe nach wählen
key-end = 0
key-end-does = den Zug beenden oder passen, wo das geht
key-confirm = Eingabe
key-confirm-does = wählen; noch einmal, um zu bestätigen
key-back = Esc
key-back-does = die letzte Wahl loslassen
key-undo = U
key-undo-does = den letzten Zug zurücknehmen
key-undo-turn = Umschalt + U
key-undo-turn-does = den ganzen Zug zurücknehmen
key-hint = H
key-hint-does = um einen Tipp bitten, wo der Tisch es erlaubt
key-request = R
key-request-does = zur Bitte, die auf Antwort wartet
key-past = ,  .
key-past-does = einen Zug zurück oder vor; mit Umschalt eine Runde
key-now = N
key-now-does = zurück zum Jetzt
key-log = L
key-log-does = zum Verlauf
key-chat = C
key-chat-does = zum Chat
key-board = ← ↑ → ↓
key-board-does = auf dem Spielplan: zum nächsten wählbaren Ort
key-walk = Umschalt + ← →
key-walk-does = auf dem Spielplan: alle Orte durchgehen
key-why = ?
key-why-does = auf dem Spielplan: fragen, warum nicht
key-skip = Leertaste
key-skip-does = die Züge der anderen sofort zeigen
key-help = ?
key-help-does = sonst überall: dieses Fenster

## Refusals of the server
refusal-bad-text = Bitte verwende 1 bis { $most } sichtbare Zeichen; hier waren es { $count }.
refusal-bad-name = { $why ->
    [mixed] Ein Name muss in einer einzigen Schrift geschrieben sein: Buchstaben verschiedener Schriften sind leicht zu verwechseln.
    [reserved] Dieser Name gehört einem Bot oder dem Haus. Bitte wähle einen anderen.
    [guest] „Guest“ mit einer Zahl vergibt der Server. Bitte wähle einen eigenen Namen.
   *[taken] Diesen Namen oder einen, der ihm gleicht, hat schon jemand. Bitte wähle einen anderen.
  }
refusal-bad-password = Ein Passwort braucht { $least } bis { $most } Zeichen.
refusal-bad-code = Dieser Code gilt nicht oder nicht mehr. Hole dir auf deinem anderen Gerät einen neuen.
refusal-bad-passkey = Dieser Passkey wurde nicht angenommen. Bitte versuche es erneut.
refusal-wrong-login = Dieser Name und dieses Passwort gehören nicht zusammen.
refusal-banned = Du darfst hier nicht mehr mitspielen.
refusal-has-account = Du hast schon ein Konto. Melde dich ab, bevor du ein anderes anlegst.
refusal-no-account = Du hast noch kein Konto.
refusal-last-key = Dieser Passkey ist der einzige Weg in dein Konto. Setze erst ein Passwort.
refusal-no-such-session = Dieses Gerät ist schon abgemeldet.
refusal-bad-address = { $why ->
    [no-mail] Das ist keine E-Mail-Adresse.
    [letters] Die Adresse darf höchstens 1000 einfache Zeichen ohne Leerzeichen haben.
    [no-https] Die Adresse muss mit https:// beginnen.
    [no-host] Die Adresse muss einen Rechner nennen und keinen Benutzer.
    [unknown-host] Der Rechner { $host } ist nicht bekannt.
    [private] Die Adresse liegt in einem privaten Netz; dorthin sendet dieser Server nichts.
    [keys] Die Schlüssel des Browsers lassen sich nicht verwenden.
   *[unreadable] Die Adresse lässt sich nicht lesen.
  }
refusal-bad-token = Dieses Token gilt nicht.
refusal-no-such-token = Dieses Token gibt es schon nicht mehr.
refusal-only-plays = Mit einem Token lässt sich nur spielen; alles andere geht auf der Seite.
refusal-no-such-address = Diese Adresse ist nicht mehr in Gebrauch.
refusal-cannot-mail = Es konnte keine E-Mail gesendet werden.
refusal-no-such-person = Diese Person gibt es nicht, oder das Profil ist nicht öffentlich.
refusal-blocked = Wer diesen Tisch eröffnet hat, hat dich blockiert.
refusal-not-your-seat = Dieser Platz gehört dir nicht.
refusal-not-your-turn = Jemand anderes ist am Zug.
refusal-no-talk = An diesem Tisch dürfen Teampartner während der Partie nicht reden.
refusal-no-hints = An diesem Tisch sind keine Tipps erlaubt.
refusal-no-take-backs = An diesem Tisch lässt sich kein Zug mehr zurücknehmen, sobald der Zufall oder jemand anderes entschieden hat.
refusal-not-over = Die Partie ist noch nicht beendet.
refusal-no-such-ply = Diesen Zug gibt es in der Partie nicht.
refusal-too-many = Das war zu viel auf einmal. Bitte warte einen Moment.
refusal-wrong-host = Dieser Server heißt anders.
refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-no-such-seat = Diesen Platz gibt es an dem Tisch nicht.
refusal-unknown-game = Dieses Spiel gibt es nicht.
refusal-unknown-rule = Diese Regel gibt es nicht.
refusal-not-begun = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
refusal-has-begun = Die Partie hat begonnen: Niemand steht mehr auf.
refusal-seat-taken = Diesen Platz hat gerade jemand anderes genommen.
refusal-stale-move = Am Tisch ist es weitergegangen, seit du hingesehen hast; so steht es jetzt.
refusal-game-over = Die Partie ist beendet.
refusal-no-watching = An diesem Tisch darf nur zuschauen, wer mitspielt.
refusal-not-host = Das darf nur, wer diesen Tisch eröffnet hat.
refusal-at-rest = Der Tisch ruht: Niemand zieht, bis alle weiterspielen wollen.
refusal-stood-in = Ein Bot spielt für dich; sag, dass du zurück bist, und spiele selbst weiter.
refusal-not-away = Ein Bot vertritt nur eine Person, die am Zug ist und die festgesetzte Zeit gefehlt hat.
refusal-request-open = Eine andere Bitte wartet auf Antwort; sie muss erst beantwortet werden.
refusal-no-request = Diese Bitte gibt es nicht mehr: Jemand hat gezogen oder geantwortet.
refusal-only-bots = Dem könnten hier nur Bots zustimmen: Gib die Partie stattdessen auf.
refusal-nothing-to-do = Das ist schon geschehen.
refusal-too-many-tables = Du hast { $most } Tische, die warten oder gespielt werden. Gib eine Partie auf, brich sie ab oder beende sie, oder schließe einen wartenden Tisch, bevor du einen neuen eröffnest.
refusal-too-many-sandboxes = Du hast { $most } Probetische. Räume einen weg, bevor du einen neuen eröffnest.
refusal-cannot-undo = Das lässt sich nicht mehr zurücknehmen.
refusal-bad-seats = { $game } ist für { $allowed } Spieler, nicht für { $seats }.
refusal-bad-seat = Diesen Platz gibt es nicht.
refusal-bad-option = Eine Option des Spiels ist falsch.
refusal-bad-record = Das Partieprotokoll lässt sich nicht lesen: In Zeile { $line } stimmt etwas nicht.
refusal-unknown-action = Diese Aktion gibt es im Spiel nicht.
refusal-unknown-bot = Diesen Bot gibt es nicht.
refusal-unreadable-table = Dieser Tisch lässt sich nicht mehr lesen. Wer den Server betreibt, kann sehen, warum.
refusal-malformed = Der Server konnte mit dieser Anfrage nichts anfangen.
refusal-too-large = Das war zu groß.
refusal-no-such-page = Unter dieser Adresse gibt es nichts.
refusal-not-allowed = Das geht unter dieser Adresse nicht.
refusal-foreign-page = Diese Anfrage kam von einer anderen Seite und wurde abgelehnt.
refusal-our-mistake = Der Server hat einen Fehler gemacht. Nichts wurde geändert.
refusal-elsewhere = Diesen Tisch übernimmt gerade ein anderer Teil des Servers. Bitte versuche es gleich noch einmal.
refusal-store-unavailable = Gerade lässt sich nichts speichern; nichts wurde geändert. Bitte versuche es erneut.
