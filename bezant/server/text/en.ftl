### What the server says by itself: notices that are pushed, posted and mailed.

notice-turn-title = It is your turn
notice-turn = It is your turn at “{ $table }” ({ $game }).
notice-reminder-title = Your time is running out
notice-reminder = Your time at “{ $table }” ({ $game }) is running out. It is your turn.
notice-invited-title = You are invited
notice-invited = You are invited to play { $game } at “{ $table }”.

notice-mail-foot = To stop these emails: { $stop }
notice-confirm-title = May bezant write to you?
notice-confirm = Somebody, we hope you, wants to hear from { $site } by email when it is their turn to play.
    To confirm this address, open this page within a day: { $confirm }

    If it was not you, do nothing: you will hear no more from us.
