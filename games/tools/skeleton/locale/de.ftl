skeleton-name = Kiesel
skeleton-tagline = Nimm Kiesel von einem der vier Haufen; der letzte Kiesel gewinnt.
skeleton-goal = Nimm den letzten Kiesel.
skeleton-credit = Weiß niemand mehr

skeleton-label = Nimm…
skeleton-label-heap = Nimm von { $heap }…
skeleton-label-take = Nimm { $n } von { $heap }

skeleton-take-some = Nimm einen bis drei Kiesel von einem Haufen, auf dem welche liegen, etwa „nimm A 2“.

skeleton-takes = { $who } nimmt { $n } von { $heap }.
skeleton-took-the-last = { $who } hat den letzten Kiesel genommen
skeleton-board = { skeleton-name }. { $who } nimmt von: { $heaps }.
skeleton-over = Die Partie ist zu Ende: { $why }. { $heaps }
skeleton-spot = Haufen { $heap }: { $n }

skeleton-typed-take = nimm, nehmen

skeleton-cover = Vier Haufen Kiesel

skeleton-feat-greedy = Dreimal drei
skeleton-feat-greedy-about = Gewinn und nimm in deinen letzten drei Zügen je drei Kiesel.
skeleton-feat-modest = Einer nach dem anderen
skeleton-feat-modest-about = Gewinn und nimm in den meisten Zügen nur einen Kiesel.

skeleton-lesson-take = Nimm einen bis drei Kiesel von einem Haufen. Wer den letzten nimmt, gewinnt.
skeleton-lesson-taken = Auch dein Gegner nimmt von einem der Haufen. So geht es weiter, bis wenige übrig sind.
skeleton-lesson-even = Zwei Haufen sind übrig. Mach sie gleich groß.
skeleton-lesson-not-even = Dann sind die Haufen nicht gleich groß. Nimm einen von D.
skeleton-lesson-made-even = Was dein Gegner von einem Haufen nimmt, kannst du vom anderen nehmen.
skeleton-lesson-last = Nimm die letzten Kiesel.
skeleton-lesson-not-last = Dann bleibt einer für deinen Gegner. Nimm beide.
skeleton-lesson-won = Du hast den letzten Kiesel genommen: Du gewinnst.

skeleton-moment = { $heap } ist leer
