### What the server says by itself: notices that are pushed, posted and mailed.

notice-turn-title = Tocca a te
notice-turn = Tocca a te al tavolo «{ $table }» ({ $game }).
notice-reminder-title = Il tuo tempo sta per scadere
notice-reminder = Il tuo tempo al tavolo «{ $table }» ({ $game }) sta per scadere. Tocca a te.
notice-invited-title = Hai un invito
notice-invited = Hai un invito a giocare a { $game } al tavolo «{ $table }».

notice-mail-foot = Per non ricevere più questi messaggi: { $stop }
notice-confirm-title = bezant può scriverti?
notice-confirm = Qualcuno, speriamo tu, vuole ricevere un messaggio da { $site } quando è il suo turno di giocare.
    Per confermare questo indirizzo, apri questa pagina entro un giorno: { $confirm }

    Se la richiesta non è tua, non fare nulla: non ti scriveremo più.
