### What the server says by itself, in German: notices that are pushed, posted and mailed.

notice-turn-title = Du bist am Zug
notice-turn = Du bist am Zug: „{ $table }“ ({ $game }).
notice-reminder-title = Deine Zeit läuft ab
notice-reminder = Deine Zeit läuft ab: „{ $table }“ ({ $game }). Du bist am Zug.
notice-invited-title = Du bist eingeladen
notice-invited = Du bist zu einer Partie { $game } eingeladen: „{ $table }“.

notice-mail-foot = Keine solchen E-Mails mehr: { $stop }
notice-confirm-title = Darf bezant dir schreiben?
notice-confirm = Jemand, hoffentlich du, möchte von { $site } eine E-Mail bekommen, sobald ein Zug zu machen ist.
    Um diese Adresse zu bestätigen, öffne innerhalb eines Tages diese Seite: { $confirm }

    Warst du es nicht, tu nichts: Dann hörst du nichts mehr von uns.
