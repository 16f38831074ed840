## Wie eine Partie endet

core-summary = { $decided }; { $reason }
core-wins = { $who } gewinnt: { $why }.
core-shared = Unentschieden zwischen { $who }: { $why }.
core-resigned = { $who } hat aufgegeben
core-out-of-time = die Zeit von { $who } ist abgelaufen
core-agreed = beide einverstanden
core-late-loses = Läuft deine Zeit ab, verlierst du die Partie, und das zählt wie jede Niederlage.
core-shown-afterwards = nachträglich gezeigt

## Warum etwas nicht geht

core-match-over = Die Partie ist zu Ende.
core-turn-of = { $who } ist am Zug.
core-no-such-seat = Diesen Platz gibt es nicht.
core-not-their-time = { $who } ist nicht am Zug, also läuft da auch keine Zeit.
core-draw-of-two = Ein Unentschieden können nur zwei Spieler vereinbaren.
core-not-typed = „{ $move }“ lässt sich nicht als Zug eingeben.
core-turn-ends = Mit „{ $before }“ endet dein Zug: Spiel das im nächsten.
core-reveals = „{ $before }“ deckt etwas auf: Sieh dir das erst an, dann geht es weiter.
core-unread = { $word ->
    [all] „{ $part }“ verstehe ich nicht.
   *[other] „{ $part }“ verstehe ich nicht: Was heißt „{ $word }“?
} Hier geht zum Beispiel { $moves }.
core-of-several = „{ $part }“: { $why }
core-nothing-typed = Gib einen Zug ein.
core-too-many = Das sind zu viele Züge auf einmal: höchstens { $most }.
core-ambiguous = „{ $part }“ kann { $moves } heißen: Was meinst du?
core-quoted = „{ $move }“

## Vorausplanen

core-no-foresight = In diesem Spiel kannst du nicht vorausplanen.
core-foresight-set-up = Vorausplanen kannst du, sobald alle aufgebaut haben.
core-foresight-end = Damit ist die Partie zu Ende.

## Rat

core-suggested = Das würde ich hier spielen.
core-why-chances = Danach sehe ich deine Chancen bei etwa { $chance } %, nach dem nächstbesten Zug bei { $other } %.
core-why-alike = Danach sehe ich deine Chancen bei etwa { $chance } %; ein anderer Zug ist ungefähr genauso gut.

## Aufzählungen und dergleichen

core-and = { $count ->
    [1] { $last }
   *[other] { $others } und { $last }
}
core-or = { $count ->
    [1] { $last }
   *[other] { $others } oder { $last }
}
core-verbatim = { $words }
core-you = du

## Wiederholungen

core-view-public = was alle sahen
core-view-open = alle Geheimnisse offen
core-view-seat = was { $who } sah
core-you-is = „Du“ ist hier { $who }.
core-step = { $n } von { $last }
core-step-told = { $step }: { $told }
core-animated = { $game }: { $players }; { $view }, als Film von Schritt 0 bis { $last }. Die Wiederholung erzählt jeden Schritt in Worten.
core-page-not-finished = nicht beendet
core-page-start = Zum Anfang
core-page-back = Zurück
core-page-step = Schritt
core-page-on = Weiter
core-page-end = Zum Ende
core-page-before = Was { $who } vorher sah und hätte wissen können

## Analyse einer beendeten Partie

core-review-running = Die Partie ist noch nicht zu Ende: Eine Analyse würde Geheimnisse verraten.
core-review-long = Diese Partie hat { $moves } Züge; analysiert werden nur Partien bis { $most }.
core-review-rules = Diese Partie wurde nach Regeln gespielt, die ich nicht mehr kenne. Darum gibt es keine Analyse.
core-review-accuracy = { $who }: Genauigkeit { $percent } %.
core-review-no-choice = { $who }: nichts zu entscheiden.
core-review-all-even = { $who }: Bei jeder Entscheidung waren alle Züge gleich gut.
core-review-even = Entscheidungen, bei denen alle Züge gleich gut waren: { $even } von { $all }.
core-review-sum = { $who }: am Anfang { $start } %, { $parts }; am Ende { $result } %.
core-review-part-luck = { $way ->
    [up] Glück +{ $n }
   *[down] Pech −{ $n }
}
core-review-part-own = { $way ->
    [up] eigene Fehler +{ $n }
   *[down] eigene Fehler −{ $n }
}
core-review-part-others = { $way ->
    [up] Fehler auf der Gegenseite +{ $n }
   *[down] Fehler auf der Gegenseite −{ $n }
}
core-review-part-many = { $way ->
    [up] Züge der anderen +{ $n }
   *[down] Züge der anderen −{ $n }
}
core-review-part-left = { $way ->
    [up] das vorzeitige Ende +{ $n }
   *[down] das vorzeitige Ende −{ $n }
}
core-review-part-rough = { $way ->
    [up] was ich erst später sah +{ $n }
   *[down] was ich erst später sah −{ $n }
}
core-review-part-none = unterwegs nichts gewonnen oder verloren
core-review-off = Glück ist hier auf gezogenen Brettern gemessen: plus oder minus { $off }.
core-review-luck = { $way ->
    [up] Glück danach: +{ $n } Prozentpunkte.
   *[down] Pech danach: −{ $n } Prozentpunkte.
}
core-review-turning = Der Wendepunkt, von { $who }: { $told }
core-review-best = { $of ->
    [round] „{ $move }“ war am besten: Chancen { $chance } % in dieser Runde.
   *[match] „{ $move }“ war am besten: Chancen { $chance } %.
}
core-review-alike = { $of ->
    [round] „{ $move }“ war so gut wie jeder andere Zug: Chancen { $chance } % in dieser Runde.
   *[match] „{ $move }“ war so gut wie jeder andere Zug: Chancen { $chance } %.
}
core-review-better = { $of ->
    [round] „{ $move }“: Chancen { $chance } % in dieser Runde. Besser: „{ $best }“, { $other } %.
   *[match] „{ $move }“: Chancen { $chance } %. Besser: „{ $best }“, { $other } %.
}
core-review-solved = Die Suche hat das bis zum Ende durchgerechnet: Es ist sicher.
core-review-opinion = Das meint der stärkste Computer, bewiesen ist es nicht: plus oder minus { $off } Prozentpunkte.
core-review-sign-played = gespielt
core-review-sign-best = am besten
core-review-squares = { $what }: { $squares }.
core-review-squares-of = { $percent } %: { $squares }
