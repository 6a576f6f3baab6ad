morris-arg-sides = { $value ->
    [white] fehér
   *[black] fekete
}
morris-question-place = Tegyél le egy bábut
morris-question-move = Lépj egy bábuval
morris-option-move = { $man } – { $to }
morris-reason-not_empty = Itt már áll bábu: { $to }
morris-reason-not_a_neighbour = { $man } és { $to } között nem vezet vonal egy lépésben
morris-event-placed = { $seat } bábut tesz ide: { $to }
morris-event-moved = { $seat } lép: { $man } – { $to }
morris-event-over = { $reason_id ->
    [three_in_a_row] Három egy sorban. Győzelem: { $sides }
   *[other] Túl hosszú: senki sem győz
 }
