toy-name = Kiesel
toy-tagline = Nimm Kiesel von einem der vier Haufen; der letzte Kiesel gewinnt.
toy-goal = Nimm den letzten Kiesel.
toy-credit = Weiß niemand mehr

toy-label = Nimm…
toy-label-heap = Nimm von { $heap }…
toy-label-take = Nimm { $n } von { $heap }

toy-not-your-turn = Du bist nicht am Zug.
toy-take-some = Nimm einen bis drei Kiesel von einem Haufen, auf dem welche liegen, etwa „nimm A 2“.

toy-takes = { $who } nimmt { $n } von { $heap }.
toy-took-the-last = { $who } hat den letzten Kiesel genommen
toy-had-to-take-the-last = { $who } musste den letzten Kiesel nehmen
toy-board = Kiesel. { $who } nimmt von: { $heaps }.
toy-over = Die Partie ist zu Ende: { $why }. { $heaps }
toy-spot = Haufen { $heap }: { $n }

toy-typed-take = nimm, nehmen
