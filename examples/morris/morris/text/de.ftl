morris-arg-sides = { $value ->
    [white] Weiß
   *[black] Schwarz
}
morris-question-place = Setze einen Stein
morris-question-move = Ziehe einen Stein
morris-option-move = { $man } nach { $to }
morris-reason-not_empty = Auf { $to } steht schon ein Stein
morris-reason-not_a_neighbour = Keine Linie führt in einem Schritt von { $man } nach { $to }
morris-event-placed = { $seat } setzt einen Stein auf { $to }
morris-event-moved = { $seat } zieht von { $man } nach { $to }
morris-event-over = { $reason_id ->
    [three_in_a_row] Drei in einer Reihe: { $sides } gewinnt
   *[other] Zu lang: Niemand gewinnt
 }
