morris-arg-sides = { $value ->
    [white] il Bianco
   *[black] il Nero
}
morris-question-place = Posa una pedina
morris-question-move = Muovi una pedina
morris-option-move = { $man } verso { $to }
morris-reason-not_empty = { $to }: c’è già una pedina
morris-reason-not_a_neighbour = Nessuna linea porta da { $man } a { $to } in un passo
morris-event-placed = { $seat } posa una pedina: { $to }
morris-event-moved = { $seat } muove da { $man } a { $to }
morris-event-over = { $reason_id ->
    [three_in_a_row] Tre in fila: vince { $sides }
   *[other] Troppo lunga: non vince nessuno
 }
