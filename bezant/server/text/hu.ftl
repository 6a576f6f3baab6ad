### What the server says by itself: notices that are pushed, posted and mailed.

notice-turn-title = Te jössz
notice-turn = Te jössz ennél az asztalnál: „{ $table }” ({ $game }).
notice-reminder-title = Fogy az időd
notice-reminder = Fogy az időd ennél az asztalnál: „{ $table }” ({ $game }). Te jössz.
notice-invited-title = Játszani hívnak
notice-invited = Játszani hívnak ehhez az asztalhoz: „{ $table }” ({ $game }).

notice-mail-foot = Ha nem kérsz több ilyen levelet: { $stop }
notice-confirm-title = Írhat neked a bezant?
notice-confirm = Valaki, reméljük, te magad, levelet kér tőlünk ({ $site }), valahányszor ő következik a játékban.
    Ha ez a te címed, egy napon belül nyisd meg ezt az oldalt: { $confirm }

    Ha nem te voltál, nincs teendőd: többet nem írunk.
