morris-question-place = Place a man
morris-question-move = Move a man
morris-option-move = { $man } to { $to }
morris-reason-not_empty = A man stands on { $to } already
morris-reason-not_a_neighbour = No line leads from { $man } to { $to } in one step
morris-event-placed = { $seat } places a man on { $to }
morris-event-moved = { $seat } moves from { $man } to { $to }
morris-event-over = { $reason_id ->
    [three_in_a_row] Three in a row: { $sides } wins
   *[other] Too long: nobody wins
 }
