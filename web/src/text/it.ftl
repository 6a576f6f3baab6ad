### The page's own words. Those of a game live beside its rules.

## The house
house = bezant
home = bezant, ai tavoli
nav = Pagine
nav-play = Gioca
nav-learn = Impara
nav-rules = Regole
nav-games = Partite
nav-champion = Campione
language = Lingua
language-is = Lingua: { $name }
language-named = { $language ->
    [hu] Magyar
    [de] Deutsch
    [it] Italiano
   *[en] English
  }
language-missing = { $name }: non è stato caricato. Sceglilo di nuovo.
theme-dark = Tema scuro
theme-light = Tema chiaro
close = Chiudi
loading = Un momento…
unofficial = Software amatoriale non ufficiale: parole nostre, disegni nostri. I giochi appartengono ai loro autori ed editori.
title-lobby = Gioca · bezant
games-played = Partite giocate
title-played = Partite giocate · bezant
title-rules = Regole · bezant
title-table = { $name } · bezant
title-review = Revisione di { $name } · bezant
title-settings = Impostazioni · bezant
title-your-turn = ● Tocca a te · { $name } · bezant
nowhere-title = Qui non c’è nulla
nowhere = A questo indirizzo non c’è nessuna pagina.
back-to-tables = Torna ai tavoli
error-unreachable = Il server non è raggiungibile. Nulla è cambiato; riprova, per favore.
no-connection = Nessuna connessione
kept-games = Conservate su questo dispositivo
kept-games-hint = Senza connessione puoi leggere le regole e le partite finite che hai aperto qui.
moment-missing = Non è stato possibile caricare questo momento; il tabellone ne mostra un altro.
error-unreadable = Il server ha dato una risposta che questa pagina non sa leggere (stato { $status }). Nulla è cambiato.
part-missing = Una parte di questa pagina non è stata caricata.
part-missing-hint = Forse manca la connessione, oppure c’è una nuova versione.
try-again = Riprova

## You
your-name = Il tuo nome
your-name-label = Così ti vedono gli altri (da 1 a 24 caratteri)
name-change = Il tuo nome è { $name }. Cambialo
name-save = Tieni questo nome

## Accounts
sign-in = Accedi
sign-in-short = Accedi
sign-in-explained = I tuoi tavoli e il tuo punteggio Elo, anche su questo dispositivo.
sign-up = Crea un account
sign-up-short = Nuovo account
sign-up-explained = Il nome resta tuo, e con lui i tuoi tavoli. Tutto ciò che hai giocato come ospite viene con te.
sign-code = Usa il codice
sign-code-short = Con un codice
sign-code-explained = Su un dispositivo che ti conosce già: la tua pagina, «Altro dispositivo». Lì compare un codice.
sign-ways = Modi di accedere
sign-out = Esci
account = Il tuo account
account-name = Nome
password = Password
passkey-use = Accedi con una passkey
passkey-instead = Con una passkey invece della password
welcome = Ciao, { $name }
to-your-page = La tua pagina: { $name }
along-offer = { $count ->
    [one] Da ospite occupavi un posto a un tavolo in questo browser. Vuoi che d’ora in poi sia di { $name }?
   *[other] Da ospite occupavi un posto a { $count } tavoli in questo browser. Vuoi che d’ora in poi siano di { $name }?
  }
along-take = Portali con te
along-leave = Lasciali qui
title-device = Altro dispositivo · bezant
device-arrive = Continua qui
device-arrive-explained = D’ora in poi questo browser ti conosce come il dispositivo su cui hai creato il link. Usa solo un link creato da te.
device-arrive-go = Sono io
device-code = Codice dall’altro dispositivo
device-code-explained = Sull’altro dispositivo scegli «Accedi», «Con un codice», e scrivi:
device-link-explained = Oppure apri lì questo link:
device-link = Link per l’altro dispositivo
device-link-ends = Codice e link valgono una volta sola, entro dieci minuti. Non darli a nessuno: chi li ha entra al posto tuo.
devices = Accesso attivo su
this-device = questo
another-device = Altro dispositivo
sign-out-device = Esci: { $device }
sign-out-others = Esci da tutti gli altri
name-kept = Il nome è salvato.
profile-public = Gli altri possono vedere il mio profilo
password-old = Password attuale
password-new = Nuova password (almeno 8 caratteri)
password-save = Imposta la password
password-kept = La password è impostata. Su tutti gli altri dispositivi l’accesso è chiuso.
passkeys = Passkey
passkeys-none = Ancora nessuna. Con una passkey accedi con l’impronta, il volto o il PIN.
passkey-add = Aggiungi una passkey
passkey-kept = La passkey è salvata.
passkey-removed = La passkey è rimossa.
passkey-since = aggiunta: { $day }
passkey-remove = Rimuovi la passkey di { $device }
remove = Rimuovi

## Profile
title-profile = { $name } · bezant
profile-told = In gioco da { $since }. { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }, { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
  }.
edit = Modifica
share-page = Condividi la mia pagina
share-page-link = Link alla tua pagina
guest-title = Giochi come ospite
guest-explained = Per giocare non serve un account. Con un account il nome resta tuo, e nulla si perde con questo browser.
ratings = Punteggi Elo
ratings-yours = quanto vale il tuo gioco, e con quale sicurezza possiamo dirlo
ratings-theirs = quanto vale il suo gioco, e con quale sicurezza possiamo dirlo
rating = Punteggio Elo
interval = Intervallo al 95%
interval-of = da { NUMBER($low, useGrouping: 0) } a { NUMBER($high, useGrouping: 0) }
seats-number = { $count } posti
not-played-yet = mai giocato
ratings-key-interval = il punteggio Elo e l’intervallo
ratings-key-bots = i sei bot, da Scudiero a Imperatore
ratings-key-rows = I punteggi di righe diverse non si possono confrontare.
history = Andamento
history-of = Punteggio mostrato
history-told = Punteggio Elo su { $count } partite: da { NUMBER($first, useGrouping: 0) } a { NUMBER($last, useGrouping: 0) }, ora tra { NUMBER($low, useGrouping: 0) } e { NUMBER($high, useGrouping: 0) }.
results = Risultati
results-none = Ancora nessuna partita finita.
results-more = Altre partite
result-with = { $game }, con { $names }
result-won = Vinta, { NUMBER($own, useGrouping: 0) } a { NUMBER($other, useGrouping: 0) }
result-lost = Persa, { NUMBER($own, useGrouping: 0) } a { NUMBER($other, useGrouping: 0) }
result-placed = { $place ->
    [2] 2º posto
    [3] 3º posto
   *[other] 4º posto
  } su { $seats ->
    [3] tre
   *[other] quattro
  }
result-undecided = Senza vincitore
your-data = I tuoi dati
your-data-explained = Tutto ciò che conserviamo di te: partite, punteggi, messaggi, sessioni.
export = Esporta tutto
delete-explained = Se elimini i tuoi dati, le partite finite restano a chi le ha giocate con te, senza il tuo nome.
delete-me = Elimina i miei dati
delete-warning = Il tuo nome, i tuoi punteggi, tutto ciò che hai scritto e ogni modo di accedere vengono eliminati subito. Non si può annullare.
delete-type-name = Per conferma, scrivi il tuo nome: { $name }
delete-mistyped = Il nome o la password non sono giusti.
delete-for-ever = Elimina per sempre
ties = Bloccati e silenziati
tied-both = blocco e silenzio
tied-blocked = blocco
tied-muted = silenzio
untie = Annulla
untie-named = Togli blocco e silenzio: { $name }
block = Blocca
unblock = Sblocca
mute = Silenzia
unmute = Riattiva
tie-explained = Silenzio: non vedi ciò che scrive. Blocco: nessun posto e nessuna parola ai tavoli aperti da te. Nessuno lo viene a sapere.
see-profile = Vedi il profilo
chat-person = { $name }: silenzia, blocca, profilo

## Lobby
games = Giochi
game-seats = { $low }–{ $high }
game-meta = { $seats } giocatori{ $designer ->
    [none] .
   *[other] , di { $designer }.
}
how-it-goes = { $game }: un turno in tre passi
learn = Impara
learn-named = Impara: { $game }
new-table = Nuovo tavolo
play-bots = Gioca contro i bot
your-tables = I tuoi tavoli
open-tables = Tavoli aperti
running-tables = Tavoli in corso
played-none = Ancora nessuna partita finita.
uploaded = caricata
record-named = Salva il file della partita: { $name }
finished-game = Gioco
finished-player = Giocatore
finished-seats = Posti
finished-result = Risultato
finished-from = Dal
finished-to = Al
finished-any = qualsiasi
finished-won = vinta
finished-lost = persa
finished-drawn = pari
finished-more = Mostra altre
bring-record = Carica una partita
bring-record-explained = Il file di una partita, salvato qui o altrove, diventa un tuo tavolo privato: guardala mossa per mossa, falla analizzare, continua da qualsiasi mossa.
bring-record-choose = Scegli un file
title-notices = Avvisi · bezant
notices = Avvisami quando
notices-push = browser
notices-webhook = chat
notices-mail = e-mail
notices-when-turn = Tocca a me
notices-when-reminder = Il mio tempo sta per scadere
notices-when-invited = Qualcuno mi invita a giocare
notices-once = Un solo messaggio per turno, con il primo di questi modi che funziona, e nessuno finché tieni aperto il tavolo.
notices-unconfirmed = Apri il link nell’e-mail inviata a questo indirizzo.
notices-remove = Rimuovi { $name }
notices-add = Aggiungi
notices-add-push = Avvisami in questo browser
notices-add-webhook = Webhook di Discord o Slack
notices-add-mail = Indirizzo e-mail
notices-not-allowed = Il tuo browser non permette le notifiche di questa pagina. Puoi cambiarlo nelle sue impostazioni.
notices-browser-refused = Non è stato possibile attivare le notifiche nel tuo browser.
notices-confirm-done = Grazie. Ti scriveremo quando toccherà a te.
notices-stop-done = Fatto. Questo indirizzo non riceve più e-mail.
tokens = I tuoi bot
tokens-explained = Un programma può giocare come tuo bot. Il manuale spiega come, alla voce «Let a program play».
tokens-once = Questo è il token di { $name }. Si vede solo questa volta.
tokens-secret = Token
tokens-copy = Copia il token
tokens-used = Usato { $ago }
tokens-unused = Mai usato
tokens-renew = Nuovo token
tokens-revoke = Revoca
tokens-name = Nome del bot
tokens-make = Crea un token
bot-of = bot di { $name }
take-turn = Fai la tua mossa
waiting-for = In attesa di { $name }
sit-down = Siediti
stand-up = Alzati
watch = Guarda
just-now = adesso
private = privato
seats-free = { $count ->
    [one] 1 posto libero
   *[other] { $count } posti liberi
  }
seat-free = Posto libero

greeting = { $part ->
    [evening] Buonasera
   *[other] Buongiorno
  }, { $name }
greeting-turns = { $count ->
    [0] Nessun tavolo ti aspetta.
    [one] Un tavolo ti aspetta.
   *[other] { $count } tavoli ti aspettano.
  }
greeting-clock = { $count ->
    [one] Un tavolo ti aspetta. Il tempo scade tra { $time }.
   *[other] { $count } tavoli ti aspettano. Al primo il tempo scade tra { $time }.
  }
welcome-new = Ti diamo il benvenuto
welcome-new-hint = Tre giochi da tavolo medievali, contro bot o persone. Non serve un account, e il tabellone mostra sempre che cosa puoi fare.
with = con { $names }
time-left = ancora { $time }
lasts-days-hours = { $days } g { $hours } h
lasts-hours-minutes = { $hours } h { $minutes } min
lasts-days = { $days } g
lasts-hours = { $hours } h
lasts-minutes = { $minutes } min
look = Guarda
away-time = assente da { $time }
row-paused = in pausa
row-kept = un posto è riservato per te
finished-games = Partite finite
all-games = Tutte
play-now = Gioca ora
way-bot = Un bot
way-bot-hint = si inizia subito, { $count } livelli
way-friend = Un amico
way-friend-hint = gli mandi un link e si siede
way-anybody = Chiunque
way-anybody-hint = { $count ->
    [0] ora nessuno aspetta; il tuo tavolo va in elenco
    [one] 1 tavolo aspetta giocatori
   *[other] { $count } tavoli aspettano giocatori
  }
way-champion = Il campione
way-champion-hint = il bot che pensa più a lungo; se vuoi, ti dà un vantaggio
unread = { $count ->
    [one] 1 nuovo messaggio
   *[other] { $count } nuovi messaggi
  }

## A guided first game
title-learn = Impara · bezant
title-lesson = { $game }, la tua prima partita · bezant
learn-heading = Imparare giocando
learn-intro = Per ogni gioco una prima partita guidata: posizioni vere, una cosa alla volta, e alla fine continui per conto tuo. Puoi smettere quando vuoi e riprendere più tardi.
learn-guided = Prima partita guidata
learn-guided-named = Prima partita guidata: { $game }
learn-start = Inizia
learn-on = Continua
learn-again = Di nuovo
learn-row-new = { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}, { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
learn-row-at = passo { $step } di { $steps }, { $minutes ->
    [one] ancora 1 minuto
   *[other] ancora { $minutes } minuti
}
learn-row-done = finita, { $day }
lesson-first-game = La tua prima partita
lesson-table-name = La mia prima partita
lesson-step = passo { $step } di { $steps }
lesson-left = ancora circa { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
lesson-announce = Passo { $step } di { $steps }: { $title }
lesson-steps = Passi
lesson-welcome = Si riprende da dove avevi lasciato.
lesson-click = Fai clic qui
lesson-tap = Tocca qui
lesson-confirm = ora conferma
lesson-done = fatto:
lesson-times = { $done } su { $times }
lesson-now = Prima viene: { $what }.
lesson-others = { $count ->
    [one] 1 altra scelta: dopo la lezione
   *[other] altre { $count } scelte: dopo la lezione
}
after-the-lesson = dopo la lezione
lesson-show = Fammi vedere
lesson-at-once = Tutto insieme
lesson-on = Avanti
lesson-back = Indietro
lesson-skip = Salta il passo
lesson-leave = Esci, tieni il segno
lesson-play = Continua a giocare
lesson-play-hint = contro un bot facile, con suggerimenti

## The champion
title-champion = Sfida il campione · bezant
champion-title = Sfida il campione
champion-what = Il campione vede solo ciò che si vede dal suo posto, non ha più fortuna di te e pensa al massimo { $seconds ->
    [one] un secondo
   *[other] { $seconds } secondi
  } a mossa.
champion-others = Occupa tutti gli altri posti.
champion-team = Si gioca a coppie: il tuo compagno di squadra è lo stesso bot dei due avversari.
champion-go = Sfidalo ora
champion-go-with = { $handicap ->
    [none] senza vantaggio
    [short] con { bot-level4 } al suo posto
    [gentle] con { bot-level2 } al suo posto
    [hints] con suggerimenti
   *[take_backs] con mosse annullabili
  }
champion-go-long = { champion-go-with }, circa { $time }
champion-rated = La partita conta per il punteggio Elo.
champion-unrated = Se usi il vantaggio, la partita conta per il punteggio Elo solo se la perdi.
champion-unmeasured = La partita non conta per il punteggio Elo: con { $count } giocatori la forza di questo bot non è ancora stata misurata.
champion-seen = Chiunque può guardare, e il nome di chi vince senza vantaggio compare su questa pagina, a meno che il profilo non sia privato.
champion-for-you = per te
champion-own = Le tue vittorie in partite così: { $won } su { $games }.
champion-own-none = Non hai ancora finito una partita così.
champion-chance = Secondo i due punteggi Elo, la tua probabilità di vincere è compresa tra { $low }% e { $high }%.
champion-chance-unknown = { $why ->
    [bot] La tua probabilità di vincere non è nota, perché non lo è la forza di questo bot.
    [help] Quanto valga questo aiuto non è stato misurato.
   *[you] La tua probabilità di vincere comparirà qui quando avrai un punteggio Elo con { $count } giocatori.
  }
handicap = Scegli un vantaggio
handicap-none = Nessuno
handicap-none-hint = Alla pari: niente suggerimenti, e quel che è fatto è fatto.
handicap-short = Riflessione breve
handicap-short-hint = { $overlooks ->
    [yes] Al posto del campione gioca { bot-level4 }: ne sa altrettanto, ma guarda meno lontano e gli sfugge qualche mossa.
   *[no] Al posto del campione gioca { bot-level4 }: ne sa altrettanto, ma guarda meno lontano.
  }
handicap-gentle = Un avversario distratto
handicap-gentle-hint = Al posto del campione gioca { bot-level2 }: gli sfugge la maggior parte delle possibilità.
handicap-hints = Suggerimenti
handicap-hints-hint = Puoi chiedere consiglio alla ricerca dei bot.
handicap-take_backs = Mosse annullabili
handicap-take_backs-hint = Puoi annullare le tue mosse anche dopo che ha deciso il caso.
champion-strength = Quanto è forte
champion-best = Miglior giocatore umano
champion-not-measured = non ancora misurato
champion-scale = Scala Elo: con 400 punti in più si contano 10 vittorie per ogni sconfitta. Le barre sono intervalli al 95%. { bot-greedy } ha 1000 punti per definizione.
champion-learned = Come ha imparato
champion-learned-instinct = Come ha imparato { bot-instinct }
champion-lesson-imitation = Prima ha imitato { bot-greedy }.
champion-lesson-self_play = Poi ha giocato contro sé stesso e contro le proprie versioni precedenti.
champion-lesson-search = { $rounds ->
    [one] Infine, in un ciclo, la ricerca gli ha insegnato ciò che gli sfuggiva.
   *[other] Infine, in { $rounds } cicli, la ricerca gli ha insegnato ciò che gli sfuggiva.
  }
champion-trained = L’imitazione e le partite contro sé stesso hanno richiesto { $time } su { $device ->
    [cpu] un normale processore
   *[other] una sola GPU { $device }
  }. Decisioni viste dalla versione conservata: { $decisions }.
champion-exam = Partite vinte contro { bot-greedy } a prima vista, senza alcuna ricerca: { $percent }% su { $games }; un avversario di pari forza ne vincerebbe il { $even }%.
champion-curve = Partite vinte a prima vista contro { bot-greedy }
champion-curve-decisions = decisioni nelle partite di addestramento
champion-curve-even = a pari forza
champion-curve-kept = versione conservata
champion-curve-told = Partite vinte a prima vista contro { bot-greedy }: { $first }% alla prima prova (decisioni: { $first_decisions }), { $last }% all’ultima (decisioni: { $last_decisions }). Un avversario di pari forza ne vincerebbe il { $even }%.
champion-no-curve = I suoi progressi non sono stati annotati, solo l’ultimo esame.
champion-no-network = Con questo numero di giocatori nessuna rete neurale ha ancora imparato il gioco abbastanza bene da guidare la ricerca: qui il campione gioca con la sola ricerca.
champion-no-guide = Qui nessuna rete neurale guida la ricerca: il campione cerca con una valutazione scritta a mano, e così gioca meglio. Una rete ha comunque imparato il gioco: la segue { bot-instinct }, che muove a prima vista, senza ricerca.
champion-people = Chi l’ha sfidato
champion-people-none = Qui nessuno ha ancora finito una partita contro di lui. La prima può essere la tua.
champion-won-of = { $won } su { $games }
champion-even-mark = Il segno è al { $even }%: tanto vincerebbe un avversario di pari forza.
champion-beaten = Chi l’ha battuto senza vantaggio
champion-beaten-none = Senza vantaggio non ha ancora vinto nessuno.
champion-score = { NUMBER($own, useGrouping: 0) } a { NUMBER($other, useGrouping: 0) }
champion-winners = { $count ->
    [one] Finora una persona.
   *[other] Finora { $count } persone.
  }
champion-winners-unnamed = Non tutti compaiono qui.
champion-watch-named = Guarda la partita di { $name }
champion-all = Tutti i campioni
champion-all-what = Partite vinte senza vantaggio: quelle di tutti e le tue.
champion-all-none = ancora nessuna partita
champion-all-you = tu: { champion-won-of }
champion-all-named = { $game }, { seats-number }: { $score }

## Making a table
clock = Orologio
clock-none = nessuno
clock-move-60 = 1 minuto a mossa
clock-move-300 = 5 minuti a mossa
clock-game-20 = 20 minuti, più 10 secondi a mossa
clock-game-60 = 1 ora, più 20 secondi a mossa
clock-days-1 = 1 giorno a mossa
clock-days-3 = 3 giorni a mossa
clock-days-7 = 7 giorni a mossa
late = Tempo scaduto
late-bot = gioca un bot, finché non torni
late-lost = la partita è persa
absence = Assenza
absence-usual = secondo l’orologio
absence-after = un bot può giocare dopo { $time }
stand-in-level = Il bot sostituto
who-watches = Chi può guardare
who-watches-all = chiunque abbia il link
who-watches-seated = solo i giocatori
who-talks = Chi può scrivere
who-talks-usual = ai tavoli privati solo i giocatori
who-talks-all = tutti
who-talks-seated = solo i giocatori
take-backs-allowed = Mosse annullabili se tutti sono d’accordo
shuffle = Assegna i posti a sorte
span-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
  }
span-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
  }
span-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
  }
make-a-table = Apri un tavolo
game = Gioco
seats = Posti
others = Altri
others-friends = Amici
others-friends-hint = Un tavolo privato: il link lo mandi tu.
others-anyone = Chiunque
others-anyone-hint = Il tavolo è in elenco; chi arriva può sedersi.
others-bots = Bot
others-bots-hint = La partita inizia subito.
others-screen = Questo dispositivo
others-screen-hint = Giocate su questo dispositivo e ve lo passate.
seat-number = Posto { $number }
seat-me = Io
seat-open = Libero
seat-bot = Bot: { $bot }
seat-bot-rated = Bot: { $bot }, Elo { $rating }
bot-rated = { $hint }. Elo { $rating } con { $count } giocatori (da { $low } a { $high }).
bot-unrated = { $hint }.
more-options = Nome, orologio, suggerimenti e opzioni
options-unrated = Con queste opzioni una partita con i bot non conta per il punteggio Elo: la forza dei bot è stata misurata con quelle abituali.
table-name = Nome del tavolo
table-name-hint = Aquisgrana
talk-allowed = I compagni di squadra possono parlare della partita
hints-allowed = I giocatori possono chiedere suggerimenti
make-table = Apri il tavolo
make-table-friends = e copia il link per gli amici
make-table-anyone = e aspetta giocatori
make-table-bots = e gioca
make-table-screen = e gioca
bots-at-hand = Bot disponibili
bots-see = Un bot vede ciò che può vedere il suo posto, niente di più.
bot = bot
bot-uniform = Viandante
bot-uniform-hint = muove a caso
bot-greedy = Castaldo
bot-greedy-hint = guarda una mossa avanti
bot-instinct = Falconiere
bot-instinct-hint = muove a prima vista, come ha imparato
bot-level1 = Scudiero
bot-level1-hint = livello 1: gli sfugge molto
bot-level2 = Cavaliere
bot-level2-hint = livello 2: gli sfugge meno
bot-level3 = Castellano
bot-level3-hint = livello 3: gli sfugge ancora meno
bot-level4 = Conte
bot-level4-hint = livello 4: pensa alle mosse seguenti, ma per poco
bot-level5 = Duca
bot-level5-hint = livello 5: pensa più a lungo alle mosse seguenti
bot-level6 = Imperatore
bot-level6-hint = livello 6: tra i livelli è quello che pensa più a lungo, al massimo un secondo a mossa
bot-champion = Campione
bot-champion-hint = pensa più a lungo di tutti gli altri, al massimo un secondo a mossa
bot-level = Livello { $level } di 6

## Waiting room
waiting-title = { $count ->
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $count } giocatori
  }
known-as = Per gli altri il tuo nome è
waiting-starts = La partita inizia da sola appena tutti i posti sono occupati.
link-private = Solo chi ha questo link può trovare il tavolo:
link-public = Tutti vedono questo tavolo nella sala. Puoi anche mandare il link:
table-link = Link a questo tavolo
copy-link = Copia il link
copied = Copiato
copy-yourself = Questo browser non permette alla pagina di copiare: il link è selezionato, premi Ctrl+C.
seat-kept = riservato per { $name }
seats-drawn = I posti si assegnano a sorte all’inizio della partita.
close-table = Chiudi questo tavolo
close-table-hint = Nessuno dovrà più aspettare qui.

## Table
steps = A che punto è il round
decision = La tua decisione
options = Scelte
options-all = Sono tutte: { $what }
options-count = { $count ->
    [one] 1 scelta
   *[other] { $count } scelte
}
most-first = prima il massimo
target-offered = { $what }, si può scegliere
your-turn = Tocca a te
you = Tu
you-here = tu
spectator = Stai guardando
undo = Annulla
undo-turn = { $count ->
    [one] Annulla il turno: 1 mossa
   *[other] Annulla il turno: { $count } mosse
  }
undo-turn-hint = Non serve il consenso di nessuno: da allora non hanno deciso né i dadi né altri.
skip = Salta
let-go = Lascia: { $what }
confirm-nothing = Scegli sul tabellone o qui
confirm-chance = poi decide il caso, non si annulla più
confirm-passes = poi il turno passa
confirm-undoable = si può annullare
why-not = { $what }: perché no?
why-legal = Si può scegliere
empty-space = vuoto
why-not-here = Non qui, non ora
amount = Un numero da { $low } a { $high }
amount-range = { $low }–{ $high }
amount-less = Uno in meno
amount-more = Uno in più
ask-why = Non si può scegliere: { $what }. Chiedi perché
rule-link = Regola { $rule }
rule-chapter = Capitolo { $number }
rule-here = Qui:
rules-all = Tutte le regole
contents = Indice
people-and-talk = Giocatori, cronaca e chat
panes = Parti del tavolo
board = Tabellone
players = Giocatori
log = Cronaca
log-none = Non è ancora successo nulla.
log-undo = { $name } annulla una mossa
taken-back = Annullato:
chat = Chat
chat-none = Nessuno ha ancora scritto nulla.
chat-say = Scrivi qualcosa
chat-send = Invia
watching = { $count ->
    [one] 1 spettatore
   *[other] { $count } spettatori
  }
bot-preparing = { $name } si prepara: le regole vengono compilate, una volta sola. La partita continua tra un minuto.
curtain-title = Decide { $name }
curtain-text = Gli altri guardino altrove: la prossima schermata mostra ciò che può vedere solo { $name }.
curtain-open = Sono { $name }

## The life of a table
table-menu = La partita nel suo insieme
clock-running = Tempo rimasto per questa decisione
clock-left = Tempo rimasto per la partita
request-take_back = { $count ->
    [one] Chiede di annullare l’ultima mossa.
   *[other] Chiede di annullare { $count } mosse.
  }
request-pause = Chiede una pausa.
request-resume = Chiede di continuare.
request-abandon = Chiede di interrompere la partita.
request-all = Tutti gli altri devono essere d’accordo.
request-waits = In attesa di { $names }.
request-called = Qualcuno ti chiede qualcosa. Premi R per rispondere.
allow = Consenti
refuse = Rifiuta
withdraw = Lascia perdere
seat-resigned = Abbandono. { $bot } continua, e il posto conta come ultimo.
stand-in = Assente. Intanto gioca { $bot }.
stand-in-yours = { $bot } gioca per te.
come-back = Eccomi di nuovo
replaced = Un bot gioca per te.
at-rest = Il tavolo è in pausa: gli orologi sono fermi e nessuno muove.
away-for = Assente da { $time }.
bot-may = Un bot può subentrare tra { $time }.
bot-may-now = Ora un bot può subentrare.
bot-in = Bot tra { $time }
let-bot-play = Fai giocare un bot
remind = Sollecita
ask-take-back = Chiedi di annullare
ask-take-back-hint = La tua ultima mossa, qualunque cosa abbiano detto i dadi; si lanciano di nuovo. Tutti gli altri devono essere d’accordo.
ask-take-back-alone = La tua ultima mossa, qualunque cosa abbiano detto i dadi; si lanciano di nuovo. Da quel momento la partita conta per il punteggio Elo solo se la perdi.
ask-pause = Chiedi una pausa
ask-pause-hint = Gli orologi restano fermi finché tutti non accettano di continuare.
ask-resume = Continua
ask-resume-hint = Tutti devono essere d’accordo; dopo una lunga pausa non si chiede a nessuno.
resign = Abbandona
resign-hint = Vincono gli altri.
resign-hint-many = Un bot continua per te, e tu finisci all’ultimo posto.
resign-sure = Vuoi davvero abbandonare questa partita?
resign-yes = Sì, abbandona
rather-not = No, continua
ask-abandon = Interrompi la partita
ask-abandon-hint = Finisce senza vincitori. Tutti gli altri devono essere d’accordo, a meno che la partita non aspetti da molto tempo un avversario.
abandon-sure = Questa partita deve finire senza vincitori?
abandon-yes = Sì, chiedi agli altri
archive = Archivia
archive-hint = Esce dai tuoi elenchi e resta al suo indirizzo.
menu-nothing = Stai guardando; qui non c’è nulla da decidere.
clock-told-none = Nessun orologio.
clock-told-move = { $time } per ogni mossa.
clock-told-days = { $time } per ogni mossa.
clock-told-game = { $time } per la partita, più { $increment } secondi a ogni mossa.
late-told-bot = A tempo scaduto continua { $bot }.
late-told-lost = A tempo scaduto la partita è persa.
take-backs-none = Le mosse non si annullano più dopo che ha deciso il caso o un altro giocatore.
absence-told = Quando chi deve muovere è assente da { $time }, un bot può giocare al suo posto.
happening-asked = { $what ->
    [take_back] { $name } chiede di annullare una mossa
    [pause] { $name } chiede una pausa
    [resume] { $name } chiede di continuare
   *[abandon] { $name } chiede di interrompere la partita
  }
happening-allowed = { $what ->
    [take_back] Tutti d’accordo: { $name } annulla una mossa
   *[other] { $name } è d’accordo
  }
happening-refused = { $name } rifiuta
happening-withdrawn = { $name } ritira la richiesta
happening-paused = Il tavolo è in pausa
happening-resumed = La partita continua
happening-took_over = { $why ->
    [time] Tempo scaduto per { $name }; continua { $bot }
   *[absent] { $name } è assente; continua { $bot }
  }
happening-came_back = { $name } torna al tavolo
happening-reminded = Sollecito per { $name }
happening-resigned = { $name } abbandona
happening-late = Tempo scaduto per { $name }
happening-abandoned = La partita è stata interrotta
happening-closed = Il tavolo è stato chiuso
happening-drawn = I posti sono stati assegnati a sorte
happening-rematch = { $name } propone la rivincita

explain-steps = Il round e a che punto è: ciò che si gioca ora è in evidenza.
    .name = Il round
explain-book = Il regolamento di questo gioco, in una pagina a parte.
    .name = Regole
explain-legend = Tutto ciò che è sul tavolo, una cosa dopo l’altra.
    .name = Che cosa significano i segni
explain-menu = Annullare, pausa, abbandono, e ciò che si è stabilito a questo tavolo.
    .name = La partita nel suo insieme
explain-settings = L’aspetto di questa pagina, quando chiede conferma, e i suoi tasti.
    .name = Impostazioni
explain-people = Le schede dei giocatori, ciò che è successo e ciò che si è detto.
    .name = Giocatori, cronaca e chat
explain-as-table = La stessa posizione in righe e colonne, per leggerla e per i lettori di schermo.
    .name = Mappa o tabella
explain-look-back = Ogni momento precedente di questa partita, come lo conoscevi allora. Nulla viene annullato.
    .name = Rivedi
explain-hint = La ricerca dei bot prova molte partite e indica le scelte migliori. A questo tavolo i suggerimenti sono permessi. Se chiedi un suggerimento, con questa partita il tuo punteggio Elo non può più salire.
    .name = Suggerimento
explain-undo = Annulla la tua ultima mossa. Non si può più dopo un lancio, quando si è scoperto qualcosa di nascosto o quando hanno deciso altri.
    .name = Annulla
explain-confirm = Gioca ciò che hai scelto. Dice prima se si potrà annullare.
    .name = Conferma
explain-rule = La regola che c’è dietro: il passo del regolamento e la regola numerata.
    .name = Regola
explain-spectator = Vedi ciò che vedono tutti, e non decidi nulla.
    .name = Stai guardando
explain-watching = Quanti guardano questo tavolo senza un posto.
    .name = Chi guarda
explain-log = Ciò che è successo, per round e turni.
    .name = Cronaca
explain-chat = Ciò che si è detto a questo tavolo.
    .name = Chat
explain-log-line = Guarda il tavolo com’era dopo questo.
    .name = Rivedi
explain-you = Questo posto è tuo.
    .name = Tu
explain-bot = Qui gioca un programma. Vede ciò che può vedere il suo posto, niente di più.
    .name = Bot
explain-bot-of = Qui gioca un programma di questa persona.
    .name = Bot di una persona
explain-away = In questo momento non ha aperto questo tavolo.
    .name = Assente
explain-clock = Quando il tempo scade avviene ciò che si è stabilito al tavolo: continua un bot, o la partita è persa.
    .name = Orologio
hint = Suggerisci
hint-title = Scelte migliori
hint-close = Nascondi il suggerimento
hint-asking = un momento…
hint-preparing = preparazione: le regole vengono compilate, una volta sola
hint-thinking = { $games ->
    [one] 1 partita provata…
   *[other] { $games } partite provate…
  }
hint-done = { $games ->
    [one] 1 partita provata
   *[other] { $games } partite provate
  }
hint-broken = la connessione si è interrotta; chiedi di nuovo
hint-busy = Cerco la scelta migliore
hint-best = La migliore: { $what }, probabilità di vittoria { $percent }%
hint-even = Nessuna scelta è con certezza migliore delle altre.
best = migliore
percent = { $percent }%
chance-of = { $name } { $percent }%
connection-lost = Connessione interrotta. Nuovo tentativo in corso; nulla è perduto.
try-now = Riprova subito

## The end
result = Risultato
end-you = Hai vinto
end-wins = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
  }
player = Giocatore
score = Punteggio
winner = vittoria
rematch = Rivincita
rematch-join = Partecipa
rematch-watch = Guarda la rivincita
rematch-offered = La partita si gioca di nuovo; il tuo posto è riservato per te.
ended-resigned = { $seat } ha abbandonato
ended-time = Tempo scaduto per { $seat }
ended-abandoned = La partita è stata interrotta
ended-closed = Il tavolo è stato chiuso prima dell’inizio della partita
ended-resigned-last = { $seats_count ->
    [one] Vince { $seats }; chi ha abbandonato finisce all’ultimo posto
   *[other] Vincono: { $seats }; chi ha abbandonato finisce all’ultimo posto
  }
record = File della partita
look-at-board = Chiudi e guarda il tabellone
fair-dice = I dadi erano onesti
fair-dice-text = La prima riga è stata pubblicata prima dell’inizio della partita; è lo SHA-256 della seconda, il segreto da cui sono venuti tutti i dadi.

## The rulebook
title-book = { $game }, il regolamento · bezant
book-length = Il regolamento. { $chapters } capitoli brevi, circa { $minutes } minuti di lettura.
book-chapter = { $game }, capitolo { $number } di { $count }
book-find = Cerca nelle regole
book-found = { $count ->
    [0] Nessun risultato.
    [one] Trovato in un punto.
   *[other] Trovato in { $count } punti.
  }
book-letters = Le regole numerate
book-print = Stampa il libro
book-previous = Capitolo precedente: { $title }
book-next = Capitolo seguente: { $title }
book-untranslated = Questo capitolo non è ancora tradotto. Eccolo in inglese.
book-no-chapter = Questo capitolo non c’è nel libro.
letter = Alla lettera
letter-of = Alla lettera: { $rule }
letter-text = Questo libro spiega. Le regole numerate decidono.
letter-open = Apri { $rule }
letter-book = Il regolamento
signs = Che cosa significano i segni
signs-all = Tutto ciò che è sul tavolo

## Looking back
look-back = Rivedi
looking-back = Sguardo indietro
looking-at = Sguardo indietro: { $place }
moves-ago = { $count ->
    [0] L’ultima mossa: { $story }
    [one] 1 mossa fa: { $story }
   *[other] { $count } mosse fa: { $story }
  }
slider-says = { $count ->
    [0] { $place }, l’ultima mossa
    [one] { $place }, 1 mossa fa
   *[other] { $place }, { $count } mosse fa
  }
round-back = All’inizio del round
back-to-now = Torna al presente
back-to-end = Alla fine
your-turn-now = Tocca a te: torna al presente
as-it-lay = com’era allora
now = adesso
now-new = adesso, { $count } novità
the-end = la fine
since = { $kind ->
    [time] Dalle { $when }
    [date] Dal { $when }
   *[day] Da { $when }
  }
since-here = Ultima volta qui: { $ago }.
since-news = { $moves ->
    [0] Nessuna mossa
    [one] 1 mossa
   *[other] { $moves } mosse
  }{ $messages ->
    [0] .
    [one] , 1 messaggio.
   *[other] , { $messages } messaggi.
  }
since-wrote = { $more ->
    [0] { $name } ha scritto: «{ $text }»
    [one] { $name } ha scritto: «{ $text }» e un altro messaggio.
   *[other] { $name } ha scritto: «{ $text }» e altri { $more } messaggi.
  }
since-away = { $kind ->
    [time] È il turno di { $name }, che non è qui dalle { $when }.
    [date] È il turno di { $name }, che non è qui dal { $when }.
   *[day] È il turno di { $name }, che non è qui da { $when }.
  }
since-show = Mostramelo sul tabellone
since-seen = Ho visto
try-here = Prova da qui
try-title = Fai una prova
try-explained = Un tavolo di prova: un tavolo privato che continua da questo momento, con dadi propri. Niente di ciò che vi accade conta.
try-imagined = Ciò che allora non potevi sapere viene estratto di nuovo.
try-me = Io in tutti i posti
try-me-hint = Decidi per tutti.
try-bots = Bot negli altri posti
try-bots-hint = Decidi per chi era di turno.
try-bots-hint-running = Tieni il tuo posto. I bot allora riflettono su questa partita, quindi vale come un suggerimento: da quel momento la partita conta per il punteggio Elo solo se la perdi.
try-no-bots = Questa partita si gioca senza suggerimenti, oppure stai solo guardando: al suo tavolo di prova non ci sono bot.
sandbox = Tavolo di prova
sandbox-named = Tavolo di prova.
sandbox-of = Continua dalla mossa { $ply } di un altro tavolo. Qui niente conta.
sandbox-imagined = Ciò che là non potevi sapere è immaginato.
sandbox-back = Torna a quel tavolo
sandbox-end = Metti via

## Review
review = Revisione
review-named = Revisione: { $name }
review-of = { $game }, «{ $name }», { $count } giocatori
review-not-over = Questa partita è ancora in corso. La revisione sarà disponibile a partita finita.
wins = { $count ->
    [one] Vince { $name }
   *[other] Vincono: { $name }
  }
actions-lasted = { $count ->
    [one] 1 azione
   *[other] { $count } azioni
  }, { $time }
to-the-table = Al tavolo
chance-of-winning = Probabilità di vittoria
after-action = { $action } di { $last }
step-back = Un’azione indietro
step-on = Un’azione avanti
replay-play = Fai scorrere la partita
replay-pause = Pausa
review-progress = Avanzamento dell’analisi
review-none = L’analisi sta per iniziare…
review-waiting = L’analisi aspetta il suo turno…
review-preparing = Preparazione: le regole vengono compilate, una volta sola…
review-running = Decisioni esaminate: { $done } di { $of }…
review-failed = Non è stato possibile completare l’analisi. Ecco ciò che è stato trovato finora.
graph-label = Probabilità di vittoria dopo ciascuna di { $count } azioni, { $players } linee. Il cursore qui sotto la legge a voce
turning-number = Punto di svolta { $number }, azione { $action }
action = Azione
action-number = Azione { $action }
chose = { $name }: { $what }
action-told = Azione { $action } di { $last }: { $what }
set-up = Preparazione
tab-turning = Punti di svolta
tab-actions = Tutte le azioni
tab-luck = Fortuna
play-on = Continua da qui
turning-none = Nessuna singola decisione e nessun singolo lancio ha cambiato con certezza le sorti della partita.
turning-soon = I punti di svolta compaiono qui mentre la partita viene esaminata.
points = { $points } punti percentuali
played = giocata
better = migliore
better-by = { $points ->
    [one] 1 punto percentuale in più:
   *[other] { $points } punti percentuali in più:
  }
best-there-was = Non c’era di meglio.
as-good-as-best = Buona quasi quanto la migliore.
before = Prima
after = Dopo
board-shown = Quale tabellone si vede
after-which = Dopo quale mossa
you-played = la tua mossa
you-were = { $place ->
    [1] hai finito al primo posto
    [2] hai finito al secondo posto
    [3] hai finito al terzo posto
   *[other] hai finito al quarto posto
  }
turning-yours = I tuoi punti di svolta
turning-everyones = Punti di svolta
turning-whose = Di chi sono i punti di svolta
turning-me = Io
turning-everyone = Tutti
turning-count = { $count ->
    [one] Un momento che pesa più dell’incertezza di questa revisione.
   *[other] { $count } momenti che pesano più dell’incertezza di questa revisione.
  }
turning-where = { $count ->
    [one] azione { $first }: { $whose ->
        [you] la tua decisione
       *[they] decisione
    } { $choice }
   *[other] azioni { $first }–{ $last }: { $whose ->
        [you] le tue decisioni
       *[they] decisioni
    } { $choice }
  }
turning-split = { $count ->
    [one] azione { $first }: { $whose ->
        [you] la tua decisione
       *[they] decisione
    } { $choice }, fortuna { $luck }
   *[other] azioni { $first }–{ $last }: { $whose ->
        [you] le tue decisioni
       *[they] decisioni
    } { $choice }, fortuna { $luck }
  }
give-or-take = ± { $points }
turning-smaller = { $count ->
    [one] Un’oscillazione minore rientra nell’incertezza e non conta.
   *[other] { $count } oscillazioni minori rientrano nell’incertezza e non contano.
  }
turning-judge = { $sight ->
    [network] Decisioni valutate dalla rete neurale del campione, { $simulations } posizioni per ciascuna
   *[search] Decisioni valutate dalla ricerca senza rete neurale, { $simulations } posizioni per ciascuna
  }
doubt = l’incertezza
lesson-figure = Dato
lesson-chance = probabilità di vittoria dopo la mossa
lesson-keeps = Qui la mossa migliore evita un passo indietro: { $what }.
lesson-gains = Qui la mossa migliore è più vantaggiosa: { $what }.
lesson-against = A favore della mossa giocata: { $what }.
luck-choices = decisioni
luck-of = fortuna { $points }
choices-of = decisioni { $points }
luck-yours = Per te: fortuna { $luck }, decisioni { $choices }.
trust-title = Posso fidarmi?
trust-text = Ogni decisione è valutata due volte: prima di essere presa e alla luce di ciò che ne è seguito. In nove coppie su dieci la differenza è minore dell’incertezza. Ciò che è più piccolo non viene riportato.
came-to-light = Dove avrebbe portato si è visto solo più avanti nella partita.
luck-title = Fortuna e decisioni
luck-explained = In punti percentuali di probabilità di vittoria, su { $throws ->
    [one] un lancio o una pesca.
   *[other] { $throws } tra lanci e pesche.
  }
sum-doubt = { $points } ± { $doubt }
luck-doubt = Una cifra più piccola del suo ± può anche essere 0.
luck-unsure = { $count ->
    [one] Un’altra perdita rientra nell’incertezza o è stata recuperata, e non è sommata.
   *[other] { $count } altre perdite rientrano nell’incertezza o sono state recuperate, e non sono sommate.
  }
luck-player = Giocatore
luck-rolls = Lanci
luck-luck = Fortuna
luck-mistakes = Errori
luck-throws = Che cosa ha pesato di più
won = vittoria
# before the name on the score sheet
place-number = { $place }º
place = { $place ->
    [2] 2º posto
    [3] 3º posto
   *[other] 4º posto
  }
now-at = ora { $brief }
share = Condividi
share-title = Condividi questa revisione
share-explained = Il link apre la revisione all’azione { $action }.
share-link = Link a questa revisione
save-record = Salva il file

## Settings and keys
settings = Impostazioni e tasti
settings-page = Impostazioni
settings-parts = Parti delle impostazioni
settings-looks = Colori e testo
settings-table = Tavolo e tasti
settings-sound = Suono e avvisi
settings-language = Lingua
settings-account = Account
settings-kept = { $account ->
    [yes] Salvate con il tuo account, su ogni dispositivo. La grandezza del testo vale solo per questo dispositivo.
   *[no] Salvate in questo browser e, con un account, su ogni dispositivo. La grandezza del testo vale solo per questo dispositivo.
  }
settings-looks-choices = Aspetto
settings-table-choices = Al tavolo
settings-sound-choices = Suono
settings-notices = Quando non ci sei può avvisarti il browser, una chat o un’e-mail.
settings-notices-go = Scegli nella tua pagina
settings-account-explained = Sei { $name }. Nome, password, passkey e i tuoi dati sono nella tua pagina.
language-explained = Pagina, giochi, regolamenti ed e-mail. Cambia subito.
settings-all = Tutte le impostazioni
settings-house = Torna alle impostazioni iniziali
settings-keep = Tieni così
settings-as-kept = come salvato
preview = Ecco come appare
sample-letter = A
set-palette = Colori dei giocatori
set-palette-house = Colori della casa
palette-house-for = per la maggior parte degli occhi
palette-house-how = come disegnati sui tabelloni
set-palette-red_green = Rosso e verde
palette-red_green-for = per daltonismo protan e deutan
set-palette-blue_yellow = Blu e giallo
palette-blue_yellow-for = per daltonismo tritan
set-palette-strong = Forti
palette-strong-for = per vista debole e stanze luminose
palette-strong-how = colori pieni e vivaci
set-palette-ink = Solo inchiostro
palette-ink-for = senza alcun colore
palette-ink-how = luminosità, tratteggio e segni
palettes-explained = Segni e tratteggio restano in ogni tavolozza. L’oro significa sempre «si può scegliere».
palette-apart = i due più vicini distano { $apart } in Lab, con i colori della casa { $house }
set-text = Grandezza del testo
set-text-how = Il testo cresce, il tabellone no: gli elenchi vanno a capo, i riquadri scorrono, nulla viene tagliato.
set-theme = Tema
set-theme-light = Chiaro
set-theme-dark = Scuro
set-theme-device = Come il dispositivo
set-hatching = Tratteggio
set-hatching-fine = Fine
set-hatching-strong = Forte
set-names = Nomi sulla mappa
set-names-all = Tutti
set-names-near = Da vicino
set-names-off = Nessuno
set-names-how = Da vicino: i nomi dei luoghi che puoi scegliere e di quello che indichi.
set-motion = Movimento
set-motion-device = Come il dispositivo
set-motion-less = Ridotto
set-motion-none = Nessuno
set-motion-how = Ridotto: i pezzi fanno la loro strada, il resto sta fermo.
set-asking = Chiedi conferma
set-asking-always = Sempre
set-asking-final = Se non si torna indietro
set-asking-never = Mai
set-asking-how = Dopo dadi, carte o la decisione di altri non si torna indietro.
set-speed = Ritmo dei pezzi e degli altri giocatori
set-speed-slow = Lento
set-speed-usual = Normale
set-speed-quick = Rapido
set-speed-instant = Subito
set-sound = Suoni
set-sound-off = Spenti
set-sound-soft = Bassi
set-sound-normal = Medi
set-sound-loud = Alti
keys = Tasti
key-pick = 1 – 9
key-pick-does = scegli nell’ordine mostrato
key-end = 0
key-end-does = termina il turno o passa, se si può
key-confirm = Invio
key-confirm-does = scegli; di nuovo per confermare
key-back = Esc
key-back-does = lascia l’ultima scelta
key-undo = U
key-undo-does = annulla l’ultima mossa
key-undo-turn = Maiusc + U
key-undo-turn-does = annulla tutto il turno
key-hint = H
key-hint-does = chiedi un suggerimento, dove il tavolo lo permette
key-request = R
key-request-does = vai alla richiesta in attesa
key-past = ,  .
key-past-does = una mossa indietro o avanti; con Maiusc, un round
key-now = N
key-now-does = torna al presente
key-log = L
key-log-does = vai alla cronaca
key-chat = C
key-chat-does = vai alla chat
key-board = ← ↑ → ↓
key-board-does = sul tabellone: al prossimo luogo disponibile
key-walk = Maiusc + ← →
key-walk-does = sul tabellone: percorri tutti i luoghi
key-why = ?
key-why-does = sul tabellone: chiedi perché no
key-skip = Spazio
key-skip-does = mostra subito le mosse degli altri
key-help = ?
key-help-does = altrove: questa finestra

## Refusals of the server
refusal-bad-text = Usa da 1 a { $most } caratteri visibili, per favore; ne hai usati { $count }.
refusal-bad-name = { $why ->
    [mixed] Un nome va scritto in un solo alfabeto: lettere di alfabeti diversi si somigliano.
    [reserved] Questo nome appartiene a un bot o al sito. Scegline un altro, per favore.
    [guest] «Guest» con un numero lo assegna il server. Scegli un nome tuo, per favore.
   *[taken] Qualcun altro ha questo nome, o uno che gli somiglia. Scegline un altro, per favore.
  }
refusal-bad-password = Una password ha da { $least } a { $most } caratteri.
refusal-bad-code = Questo codice non è valido, o non lo è più. Chiedine uno nuovo sull’altro dispositivo.
refusal-bad-passkey = Questa passkey non è stata accettata. Riprova, per favore.
refusal-wrong-login = Questo nome e questa password non corrispondono.
refusal-banned = Qui non puoi più giocare.
refusal-has-account = Hai già un account. Esci prima di crearne un altro.
refusal-no-account = Non hai ancora un account.
refusal-last-key = Questa passkey è l’unico modo di entrare nel tuo account. Prima imposta una password.
refusal-no-such-session = Questo accesso è già chiuso.
refusal-bad-address = { $why ->
    [no-mail] Questo non è un indirizzo e-mail.
    [letters] L’indirizzo può avere al massimo 1000 caratteri semplici, senza spazi.
    [no-https] L’indirizzo deve cominciare con https://.
    [no-host] L’indirizzo deve indicare un host, ma nessun utente.
    [unknown-host] L’host { $host } è sconosciuto.
    [private] L’indirizzo è in una rete privata, dove questo server non invia nulla.
    [keys] Le chiavi del browser non si possono usare.
   *[unreadable] L’indirizzo non si può leggere.
  }
refusal-bad-token = Questo token non è valido.
refusal-no-such-token = Questo token non c’è più.
refusal-only-plays = Un token serve per giocare; tutto il resto si fa sulla pagina.
refusal-no-such-address = Questo indirizzo non è più in uso.
refusal-cannot-mail = Non è stato possibile inviare l’e-mail.
refusal-no-such-person = Questa persona non esiste, o il suo profilo non è pubblico.
refusal-blocked = Chi ha aperto questo tavolo ti ha messo un blocco.
refusal-not-your-seat = Questo posto non è tuo.
refusal-not-your-turn = Ora tocca a un altro giocatore.
refusal-no-talk = A questo tavolo i compagni di squadra non possono parlare durante la partita.
refusal-no-hints = A questo tavolo i suggerimenti non sono permessi.
refusal-no-take-backs = A questo tavolo le mosse non si annullano più dopo che ha deciso il caso o un altro giocatore.
refusal-not-over = La partita non è ancora finita.
refusal-no-such-ply = In questa partita la mossa non c’è.
refusal-too-many = Troppe richieste in una volta. Aspetta un momento, per favore.
refusal-wrong-host = Questo server non si chiama così.
refusal-no-such-table = Questo tavolo non esiste.
refusal-no-such-seat = A questo tavolo quel posto non c’è.
refusal-unknown-game = Questo gioco non esiste.
refusal-unknown-rule = Questa regola non esiste.
refusal-not-begun = La partita non è iniziata: c’è ancora un posto libero.
refusal-has-begun = La partita è iniziata: nessuno si alza più.
refusal-seat-taken = Qualcun altro ha appena preso questo posto.
refusal-stale-move = Nel frattempo il tavolo è andato avanti; ora la situazione è questa.
refusal-game-over = La partita è finita.
refusal-no-watching = Questo tavolo lo possono guardare solo i suoi giocatori.
refusal-not-host = Può farlo solo chi ha aperto questo tavolo.
refusal-at-rest = Il tavolo è in pausa: nessuno muove finché tutti non accettano di continuare.
refusal-stood-in = Un bot gioca per te; di’ che sei di nuovo qui, e continua tu.
refusal-not-away = Un bot gioca solo per chi deve muovere ed è assente da più del tempo stabilito.
refusal-request-open = Un’altra richiesta aspetta risposta; prima va data quella.
refusal-no-request = Non c’è più nessuna richiesta: qualcuno ha mosso o risposto.
refusal-only-bots = Qui potrebbero acconsentire solo i bot: piuttosto, abbandona la partita.
refusal-nothing-to-do = È già stato fatto.
refusal-too-many-tables = Hai { $most } tavoli in attesa o in corso. Abbandona, interrompi o finisci una partita, o chiudi un tavolo in attesa, prima di aprirne un altro.
refusal-too-many-sandboxes = Hai { $most } tavoli di prova. Mettine via uno prima di aprirne un altro.
refusal-cannot-undo = Non si può più annullare.
refusal-bad-seats = { $game } si gioca in { $allowed }, non in { $seats }.
refusal-bad-seat = Quel posto non esiste.
refusal-bad-option = Un’opzione del gioco è sbagliata.
refusal-bad-record = Il file della partita non si può leggere: qualcosa non va alla riga { $line }.
refusal-unknown-action = In questo gioco quest’azione non c’è.
refusal-unknown-bot = Quel bot non esiste.
refusal-unreadable-table = Questo tavolo non si può più leggere. Chi gestisce il server può vedere perché.
refusal-malformed = Il server non ha capito questa richiesta.
refusal-too-large = Era troppo grande.
refusal-no-such-page = A questo indirizzo non c’è nulla.
refusal-not-allowed = A questo indirizzo non si può fare.
refusal-foreign-page = Questa richiesta veniva da un altro sito ed è stata rifiutata.
refusal-our-mistake = Il server ha commesso un errore. Nulla è cambiato.
refusal-elsewhere = Un’altra parte del server sta prendendo in carico questo tavolo. Riprova tra un momento, per favore.
refusal-store-unavailable = In questo momento non si può registrare nulla; nulla è cambiato. Riprova, per favore.
