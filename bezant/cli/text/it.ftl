### What the terminal says by itself. What happens in a game is told by the game's own words.

## People and seats
guest = Ospite
seat = posto { $number }
colour = { $side ->
    [white] bianco
    [black] nero
    [grey] grigio
    [red] rosso
    [yellow] giallo
    [blue] blu
    [green] verde
   *[other] { $side }
  }
plays = { $name } gioca con il { colour }.
player = { $name } ({ colour })
players = { $game }: { $players }

## Playing
help = NUMERO     scegli quella voce; `2 5` sceglie 2, poi 5 fra quelle che seguono
    PAROLE     scegli un’azione con le sue parole, per esempio `rosso corte` o `3 passi`
    ?          spiega la domanda        ? 3   spiega la voce 3
    ? PAROLE   spiega qualsiasi azione, o perché non si può: `? rosso Borgogna`
    b          torna alla scelta precedente
    u          annulla la tua ultima mossa, finché non decidono il caso o altri
    l          la cronaca di tutta la partita
    s [FILE]   salva il file della partita
    q          esci        h   questo aiuto
asked = { $name }: { $question }
and-then = e poi? (b torna indietro)
explained = { $what } (h elenca che cosa puoi scrivere)
leads-to = { $count ->
    [one] { $what }: porta a 1 scelta.
   *[other] { $what }: porta a { $count } scelte.
  }
not-now = Non ora: { $why }
refused = { $why } ({ $rule })
chance-follows = Poi decide il caso, quindi non si può annullare.
ends-move = Conclude la tua mossa.
takes-back = { $name } annulla l’ultima mossa
look-away = { $name }: premi Invio quando nessun altro guarda lo schermo.
save-first = Salvare la partita prima di uscire? [s/n]
# the letter that says yes to it
yes = s
offer-to-save = s [FILE] salva il file della partita, Invio esce:
saved = Salvato come { $file }; `bezant play { $game } --resume { $file }` continua da qui.
won = { $names_count ->
    [0] La partita non ha vincitori.
   *[other] Vittoria: { $names_and }.
  }

## Not understood
no-option = La voce { $number } non c’è; scegli da 1 a { $most }. (h aiuta)
nothing-follows = Dopo la voce { $number } non c’è altro da scegliere.
no-action = «{ $words }» non è un’azione di { $game }. { action-example }
many-actions = «{ $words }» può indicare { $count } azioni; scrivi di più. { action-example }
action-example = Un’azione si scrive come «{ $example }».
input-ended = L’input è finito prima della fine della partita ({ $where }), che non è stata salvata.
file-exists = { $file } esiste già; indica un altro file: s FILE
file-unwritable = { $file } non si può scrivere: { $why }.
file-missing = Il file { $file } non esiste.
file-folder = { $file } è una cartella, non un file.
file-no-text = { $file } non è un file di testo.
file-unreadable = { $file } non si può leggere: { $why }.
file-too-large = { $file } è troppo grande per una partita: più di { $most } byte.
name-length = Un nome ha da 1 a { $most } caratteri visibili, non { $count }.
cannot-sit = «{ $word }» non può sedersi; a un posto può stare: { $known }.
other-game = Il file è di una partita di { $other }, non di { $game }.
other-seats = Il file ha { $seats } posti, ma --seats ne indica { $named }.
no-setting = «{ $given }» non è un’opzione; scrivi NOME=VALORE, per esempio guard_rounds=50.
stopped = Interrotto.

## Records
no-such-move = Il file ha { $moves } mosse, quindi non c’è una posizione dopo la mossa { $at }.
not-over = La partita non è finita: { $where }, tocca a: { $name }.
genuine = { $file } è autentico.
genuine-seed = Il segreto è quello fissato in anticipo: { $commitment }
genuine-moves = Tutte le { $count } mosse erano possibili quando sono state fatte.
genuine-position = Portano alla posizione registrata: { $fingerprint }

## Rules
the-book = Il regolamento
the-letter = Le regole numerate
rules-more = `bezant rules { $game } NUMERO` mostra un capitolo del regolamento o la regola con quel numero.
rule-range = { $first } – { $last }
not-translated = Questo capitolo è solo in inglese.
no-rule = La regola «{ $id }» non c’è in { $game }; le più vicine sono { $near }.

## Analysis
review-not-over = La partita di { $file } non è finita; si analizzano solo partite finite.
review-stopped = Interrotto prima di esaminare la prima decisione.
review-compiling = compilazione
review-decisions = decisioni
review-looked = { $done } decisioni { review-judge }, { $simulations } simulazioni ciascuna.
review-looked-part = { $done } decisioni su { $of } { review-judge }, { $simulations } simulazioni ciascuna.
review-judge = { $sight ->
    [network] valutate dalla rete neurale del campione
   *[search] valutate dalla ricerca senza rete neurale
  }
review-chance = Probabilità di vittoria
review-turning = Punti di svolta
review-none = Nessuno è fuor di dubbio.
review-run = { $number }. { $title }: { $swing }, ± { $doubt }
review-chose = { $name }: { $what }
review-causes = { $span ->
    [one] Decisione { $first }: scelta { $choice }, dadi e carte { $luck }.
   *[other] Decisioni { $first }–{ $last }: scelte { $choice }, dadi e carte { $luck }.
  }
review-figure = { $what }: con la mossa giocata { $played }, con la migliore { $best }
review-smaller = { $count ->
    [one] 1 oscillazione minore rientra nell’incertezza e non è riportata.
   *[other] { $count } oscillazioni minori rientrano nell’incertezza e non sono riportate.
  }
review-unforeseen = Il resto si è visto solo più avanti nella partita.
review-better = Alla decisione { $action } era meglio { $better } invece di { $played }: { $loss } in più.
review-words = «{ $what }» ({ $rule })
review-sums = Scelte e fortuna
review-player = giocatore
review-made = decisioni
review-mistakes = errori
review-lost = regalato
review-rolls = lanci
review-luck = fortuna
review-sum = { $sum } ± { $doubt }
review-unsure = { $count ->
    [one] 1 altra perdita rientra nell’incertezza o è stata recuperata, e non è sommata.
   *[other] { $count } altre perdite rientrano nell’incertezza o sono state recuperate, e non sono sommate.
  }

## Refusals of the engine, by their code
error-unknown_game = Il gioco «{ $game }» non esiste; i giochi sono: { $games }.
error-bad_seats = { $game } si gioca in { $allowed }, non in { $seats }.
error-bad_option = { $why ->
    [range] { $count ->
        [one] L’opzione «{ $option }» è un numero intero da { $low } a { $high } ({ $rule }).
       *[other] L’opzione «{ $option }» è fatta di { $count } numeri interi da { $low } a { $high } ({ $rule }).
      }
   *[unknown] { $options ->
        [none] L’opzione «{ $option }» non esiste; questo gioco non ne ha.
       *[other] L’opzione «{ $option }» non esiste; le opzioni sono { $options }.
      }
  }
error-cannot_undo = { $why ->
    [over] La partita è finita; non si annulla più nulla.
    [nobody] Nessuno ha ancora mosso.
    [not-yours] L’ultima mossa non è tua: non puoi annullarla.
    [chance] Con la tua ultima mossa sono venuti alla luce dadi o carte coperte; resta com’è.
   *[secrets] Ciò che altri nascondono ha deciso che cosa è seguito alla tua ultima mossa; resta com’è.
  }
error-unknown_rule = { $why ->
    [page] { $game } non ha una pagina di regole.
    [book] { $game } non ha un regolamento.
   *[id] La regola «{ $id }» non c’è in { $game }.
  }
error-bad_record = { $file ->
    [none] riga { $line }: { bad-record }
   *[other] { $file }, riga { $line }: { bad-record }
  }
bad-record = { $why ->
    [no-record] il file di una partita comincia con «{ $begins }».
    [no-moves] manca la riga «moves».
    [no-value] «{ $what }» non è il valore di un’opzione.
    [no-start] la posizione da cui parte non si può leggere.
    [no-head] «{ $what }» non è una riga dell’intestazione.
    [lacks] nell’intestazione manca: { $what }.
    [version] il file è della versione { $theirs } di { $game }, ma qui c’è la versione { $ours }.
    [no-seats] «{ $what }» non è un numero di posti.
    [other-seed] il segreto non è quello fissato prima della partita.
    [other-position] le mosse portano a una posizione diversa da quella registrata.
    [no-move] una mossa comincia con il numero del suo posto, non con «{ $what }».
    [no-commitment] prima delle mosse non c’è il valore fissato, quindi il segreto non prova nulla.
    [cut-off] il file di una partita finisce con l’impronta dell’ultima posizione; questo è troncato.
   *[other] { $said }
  }
