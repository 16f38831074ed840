### Pointsweeper. Wörter: Brett (eins von dreien), Feld, Plättchen (eine Zahl unter einem Feld), Mine,
### Figur, spähen und Späher, räumen, Weg, Zug, passen; Reihe und Spalte. Spieler werden geduzt.

## Was das Spiel über sich sagt

pointsweeper-name = Pointsweeper
pointsweeper-tagline = Späh mit Schachfiguren drei Minenfelder aus und räum dann die Punkte zwischen den Minen.
pointsweeper-goal = Hol auf drei Minenfeldern die meisten Punkte: Räum gute Zahlen und lass die Minen liegen.
pointsweeper-credit = Pointsweeper von elk
pointsweeper-score = { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
}
pointsweeper-side-red = Rot
pointsweeper-side-red-means = wählt auf Brett 1 und 3, wer beginnt
pointsweeper-side-blue = Blau
pointsweeper-side-blue-means = wählt auf Brett 2, wer beginnt
pointsweeper-option-clock = Eigene Bedenkzeit des Spiels
pointsweeper-option-clock-table = Bedenkzeit des Tisches
pointsweeper-option-clock-standard = Blitz: eine Minute pro Zug und zwei weitere Minuten pro Brett
pointsweeper-option-clock-slow = ein Tag pro Zug
pointsweeper-option-clock-off = ohne Uhr
pointsweeper-option-aids = Hilfen
pointsweeper-option-aids-on = Haken auf sicheren Feldern, Knöpfe, um sie zu räumen, Warnung vor Minen
pointsweeper-option-aids-off = keine Haken, keine Knöpfe dafür, keine Warnung vor Minen
pointsweeper-late = Wenn deine Zeit abläuft, hast du auf diesem Brett gepasst; das nächste wartet, bis du *Weiterspielen* drückst.
pointsweeper-cover = Ein Brett mit 8 mal 8 Feldern: Wege geräumter Zahlen in den Farben beider Spieler und eine hochgegangene Mine.

## Woraus die Sätze unten bestehen: Figuren in ihren Fällen, Punkte und Minen

pointsweeper-piece = { $piece ->
    [king] König
    [queen] Dame
    [rook] Turm
    [bishop] Läufer
    [knight] Springer
   *[pawn] Bauer
}
    .with = { $piece ->
        [king] mit dem König
        [queen] mit der Dame
        [rook] mit einem Turm
        [bishop] mit einem Läufer
        [knight] mit einem Springer
       *[pawn] mit einem Bauern
    }
    .your = { $piece ->
        [king] Dein König
        [queen] Deine Dame
        [rook] Dein Turm
        [bishop] Dein Läufer
        [knight] Dein Springer
       *[pawn] Dein Bauer
    }
pointsweeper-points = { $points ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkte
}
pointsweeper-mines = { $mines ->
    [one] { $mines } Mine
   *[other] { $mines } Minen
}
pointsweeper-scored = { $mines ->
    [0] { pointsweeper-scored.total }
   *[other] { pointsweeper-scored.total } ({ $sum } minus { $cost } für { pointsweeper-mines })
}
    .total = { $score ->
        [one] { $total } Punkt
       *[other] { $total } Punkte
    }

## Knöpfe und Menüs

pointsweeper-label-first = Beginnen: Bauern nach oben
pointsweeper-label-second = Nachziehen: Bauern nach unten
pointsweeper-label-pass = Passen (dieses Brett)
pointsweeper-label-scout = 🔍 Spähen…
pointsweeper-label-scout-piece = 🔍 { pointsweeper-piece }…
pointsweeper-label-scout-left = 🔍 { pointsweeper-piece } · { $n }
pointsweeper-label-scout-column = 🔍 { pointsweeper-piece } auf { $column }…
pointsweeper-label-scout-square = 🔍 { pointsweeper-piece } { $square }
pointsweeper-label-claim = 🚩 Räumen…
pointsweeper-label-claim-piece = 🚩 { pointsweeper-piece }…
pointsweeper-label-claim-left = 🚩 { pointsweeper-piece } · { $n }
pointsweeper-label-claim-column = 🚩 { pointsweeper-piece } ab { $column }…
pointsweeper-label-claim-start = 🚩 { pointsweeper-piece } ab { $start }…
pointsweeper-label-claim-start-column = 🚩 { pointsweeper-piece } { $start }–{ $column }…
pointsweeper-label-claim-path = 🚩 { pointsweeper-piece } { $start }–{ $end }
pointsweeper-label-claim-safe = { pointsweeper-label-claim-path } ✅
pointsweeper-step-scout = 🔍 { pointsweeper-piece }: auf welchem Feld spähen?
pointsweeper-step-claim = 🚩 { pointsweeper-piece }: auf welchem Feld beginnt der Weg?

## Was ein Zug erzählt

pointsweeper-begins = { $who } beginnt auf Brett { $board }: Die Bauern von { $who } ziehen nach oben, die von { $other } nach unten.
pointsweeper-begins-late = Die Zeit von { $who } ist abgelaufen, also beginnt { $who } auf Brett { $board }: Die Bauern von { $who } ziehen nach oben, die von { $other } nach unten.
pointsweeper-passes = { $who } passt auf diesem Brett.
pointsweeper-passes-late = Die Zeit von { $who } ist abgelaufen: { $who } passt auf diesem Brett.
pointsweeper-scouts = { $who } späht { pointsweeper-piece.with } von { $square } aus.
pointsweeper-sees = { pointsweeper-piece.your } auf { $square } sieht { pointsweeper-points }, { pointsweeper-mines }.
pointsweeper-hits = { $mines ->
    [one] { $who } zieht { pointsweeper-piece.with } von { $start } nach { $end } und trifft auf eine Mine: { $squares }!
   *[other] { $who } zieht { pointsweeper-piece.with } von { $start } nach { $end } und trifft auf { $mines } Minen: { $squares }!
}
pointsweeper-claims-nothing = { $who } zieht { pointsweeper-piece.with } von { $start } nach { $end } und räumt nichts.
pointsweeper-claims = { $who } räumt { pointsweeper-piece.with } { $start } bis { $end } und bekommt { pointsweeper-points }: { $tiles }.
pointsweeper-board-over = Brett { $board } ist zu Ende: { $red }; { $blue }.
pointsweeper-gained = { $who } { pointsweeper-points }, { pointsweeper-mines }

## Wie eine Partie endet

pointsweeper-all-boards-over = alle drei Bretter sind gespielt
pointsweeper-decided = { $first } gegen { $other }
pointsweeper-late-on-one = Die Zeit von { $who } ist auf Brett { $board } abgelaufen.
pointsweeper-late-on-two = Die Zeit von { $who } ist auf Brett { $first } und { $second } abgelaufen.
pointsweeper-late-on-all = Die Zeit von { $who } ist auf allen drei Brettern abgelaufen.

## Warum ein Zug nicht geht

pointsweeper-not-begun = Brett { $board } hat noch nicht begonnen: Gib „beginnen“ oder „nachziehen“ ein, je nachdem, wie du spielen willst.
pointsweeper-no-clock = Diese Partie wird ohne Uhr gespielt.
pointsweeper-begun-already = Wer auf diesem Brett beginnt, steht schon fest.
pointsweeper-not-understood = Gib einen Zug ein wie „Läufer A3“ (spähen), „Turm A1 A3“ (räumen) oder „passen“: Felder A1 bis H8, Figuren König, Dame, Turm, Läufer, Springer, Bauer (oder K, Q, R, B, N, P).
pointsweeper-too-early-to-claim = In deinen ersten drei Zügen auf einem Brett musst du spähen, und das ist Zug { $turn }: Räumen kannst du noch nicht.
pointsweeper-too-early-to-pass = In deinen ersten drei Zügen auf einem Brett musst du spähen, und das ist Zug { $turn }: Passen kannst du noch nicht.
pointsweeper-all-scouted = Du hast { $piece ->
    [king] keinen König mehr, der noch nicht gespäht hat
    [queen] keine Dame mehr, die noch nicht gespäht hat
    [rook] keinen Turm mehr, der noch nicht gespäht hat
    [bishop] keinen Läufer mehr, der noch nicht gespäht hat
    [knight] keinen Springer mehr, der noch nicht gespäht hat
   *[pawn] keinen Bauern mehr, der noch nicht gespäht hat
}.
pointsweeper-claimed-cannot-scout = Du hast { $piece ->
    [king] keinen König
    [queen] keine Dame
    [rook] keinen Turm
    [bishop] keinen Läufer
    [knight] keinen Springer
   *[pawn] keinen Bauern
} mehr: Eine Figur, die geräumt hat, darf nicht mehr spähen.
pointsweeper-all-of-kind-claimed = { $piece ->
    [king] Dein König hat auf diesem Brett schon geräumt.
    [queen] Deine Dame hat auf diesem Brett schon geräumt.
    [rook] Deine beiden Türme haben auf diesem Brett schon geräumt.
    [bishop] Deine beiden Läufer haben auf diesem Brett schon geräumt.
    [knight] Deine beiden Springer haben auf diesem Brett schon geräumt.
   *[pawn] Alle deine Bauern haben auf diesem Brett schon geräumt.
}
pointsweeper-pawn-rows = Ein Bauer darf nicht auf { $square } stehen: Reihe 1 und 8 sind für Bauern gesperrt.
pointsweeper-must-move = Wer räumt, muss ziehen: { $square } kann nicht Start und Ziel zugleich sein.
pointsweeper-pawn-way = { $way ->
    [up] Ein Bauer kann nicht von { $start } nach { $end }: Deine ziehen nach oben (zur Reihe 8), ein Feld geradeaus oder schräg, von Reihe 2 aus auch zwei geradeaus.
   *[down] Ein Bauer kann nicht von { $start } nach { $end }: Deine ziehen nach unten (zur Reihe 1), ein Feld geradeaus oder schräg, von Reihe 7 aus auch zwei geradeaus.
}
pointsweeper-no-way = { $piece ->
    [king] Ein König
    [queen] Eine Dame
    [rook] Ein Turm
    [bishop] Ein Läufer
    [knight] Ein Springer
   *[pawn] Ein Bauer
} kann nicht von { $start } nach { $end }.

## Warum ein Plan nicht weitergeht

pointsweeper-foresight-claim = Was dort zu holen ist, weißt du noch nicht.
pointsweeper-foresight-scout = Was du von dort siehst, weißt du noch nicht.
pointsweeper-foresight-begins = Damit beginnt ein neues Brett.
pointsweeper-foresight-over = Damit ist das Brett zu Ende, und alles darauf wird aufgedeckt.

## Warnungen, Tipps, Gründe

pointsweeper-warn-sees-nothing = { $piece ->
    [king] Der König
    [queen] Die Dame
    [rook] Der Turm
    [bishop] Der Läufer
    [knight] Der Springer
   *[pawn] Der Bauer
} sieht von dort nur leere Felder.
pointsweeper-warn-claims-nothing = Auf diesem Weg sind alle Felder leer: Du würdest nichts räumen.
pointsweeper-warn-mine = { pointsweeper-piece.your } auf { $square } hat eine Mine gesehen, die auf diesem Weg liegt.
pointsweeper-asks = Wähl, wer auf Brett { $board } beginnt.
pointsweeper-tip-choose = Wer nach drei Brettern die meisten Punkte hat, gewinnt; Minen kosten Punkte. Wer auf einem Brett beginnt, zieht mit den Bauern nach oben (zur Reihe 8), wer nachzieht, nach unten.
pointsweeper-tip-begin = Wer nach drei Brettern die meisten Punkte hat, gewinnt; Minen kosten Punkte. Zuerst spähst du dreimal 🔍: Setz eine Figur auf ein Feld, und du allein erfährst, wie viele Punkte und Minen dort liegen und überall, wohin sie ziehen könnte. Die Zahlen bei den Figuren sagen, wie viele du davon noch hast.
pointsweeper-tip-scout = In deinen ersten drei Zügen auf einem Brett spähst du 🔍: Setz eine Figur auf ein Feld, und du allein erfährst, wie viele Punkte und Minen dort noch liegen und überall, wohin sie ziehen könnte. Räumen kann sie danach auch noch.
pointsweeper-tip-claim = Wer räumt 🚩, bekommt alle Zahlen auf dem Weg der Figur (beim Springer nur Start und Ziel); liegen dort aber Minen, dann nur die Minen. Jede Mine kostet mehr als die vorige, über alle Bretter gezählt: sechs kosten 21 Punkte. Sieht der Rest schlecht aus, dann passe: Auf diesem Brett ziehst du dann nicht mehr.
pointsweeper-why-scout = Nach allem, was du weißt, bringt dein nächster Räumzug danach im Schnitt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr.
pointsweeper-why-claim = Von { $start } bis { $end } erwarte ich { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; eine Mine liegt dort nach allem, was du weißt, { $percent ->
    [0] fast sicher nicht.
    [1] mit weniger als 3 % Wahrscheinlichkeit.
   *[other] mit etwa { $percent } % Wahrscheinlichkeit.
}
pointsweeper-why-safe = Von { $start } bis { $end } liegt sicher keine Mine, und ich erwarte { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
pointsweeper-why-pass = Nach allem, was du weißt, bringt kein Räumzug mehr ein, als seine Minen kosten würden: Deine nächste Mine kostet { $price ->
    [one] { $price } Punkt
   *[other] { $price } Punkte
}.
pointsweeper-why-won = Wenn du passt, ist die Partie zu Ende, und du liegst vorn.
pointsweeper-why-first = Wer auf einem Brett beginnt, räumt auch zuerst, sobald beide dreimal gespäht haben.
pointsweeper-why-unseen = Späh, wo du noch nicht warst: Keiner deiner Späher hat eins der { $all } Felder gesehen.
pointsweeper-why-new = Späh, wo du noch nicht warst: { $new } der { $all } Felder hat noch keiner deiner Späher gesehen.
pointsweeper-why-splits = Dein Späher auf { $square } sieht auf { $all } Feldern noch { pointsweeper-mines }. { $both } davon siehst du so noch einmal an: Vergleich die Zahlen, dann weißt du über beide Teile mehr.
pointsweeper-why-alone = { $other } zieht auf diesem Brett nicht mehr, also kostet dich Spähen nichts: Sieh nach, bevor du räumst.
pointsweeper-why-clear = Dein Späher auf { $square } sieht keine Mine mehr.
pointsweeper-why-claimed = Auf diesem Weg wurde schon geräumt, und dabei ging jede Mine weg.
pointsweeper-why-ticked = Für jedes Feld schließt einer deiner Späher oder ein früherer Räumzug eine Mine aus.
pointsweeper-why-same-mines = Vergleich deine Späher auf { $square } und { $there }: Beide sehen gleich viele Minen, also liegt keine dort, wo nur der auf { $square } hinsieht.
pointsweeper-why-behind = Wenn du jetzt passt, verlierst du: Also versuch, was noch geht.
pointsweeper-why-price = Das ist das Risiko wert: Deine nächste Mine kostet { $price ->
    [one] nur { $price } Punkt
   *[other] { $price } Punkte
}.
pointsweeper-why-rich = Räum dort, wo deine Späher noch viele Punkte sehen: Der auf { $square } sieht { $points } auf { $n ->
    [one] { $n } Feld
   *[other] { $n } Feldern
}, und dieser Weg nimmt { $both } davon mit.
pointsweeper-why-best = Vergleich Punkte und Risiko: Dieser Zug ist mir { $worth } wert, der nächstbeste ({ $start } bis { $end }) { $other }.
pointsweeper-why-thrifty = Dafür genügt { $piece ->
    [king] ein König
    [queen] eine Dame
    [rook] ein Turm
    [bishop] ein Läufer
    [knight] ein Springer
   *[pawn] ein Bauer
}, und { $other ->
    [king] dein König
    [queen] deine Dame
    [rook] dein Turm
    [bishop] dein Läufer
    [knight] dein Springer
   *[pawn] dein Bauer
} bleibt dir für später.

## Das Brett in Worten

pointsweeper-where = Pointsweeper, Brett { $board } von 3.
pointsweeper-you-choose = Du wählst, wer beginnt.
pointsweeper-chooses = { $who } wählt, wer beginnt.
pointsweeper-your-turn = Du bist am Zug.
pointsweeper-turn-of = { $who } ist am Zug.
pointsweeper-pawns = Die Bauern von { $up } ziehen nach oben, die von { $down } nach unten.
pointsweeper-your-pawns = { $way ->
    [up] Deine Bauern ziehen nach oben.
   *[down] Deine Bauern ziehen nach unten.
}
pointsweeper-over-draw = Die Partie endet unentschieden: { $reason }.
pointsweeper-over-win = Die Partie ist zu Ende: { $reason }. { $who } gewinnt.
pointsweeper-called = { $reader ->
    [you] Du
   *[other] { $who }
} ({ $side ->
    [red] { pointsweeper-side-red }
   *[blue] { pointsweeper-side-blue }
})
pointsweeper-stands = { $who }: hier { pointsweeper-points }, { pointsweeper-mines }; insgesamt { $scored }.
pointsweeper-has-passed = Hier gepasst.
pointsweeper-all-claimed = Alle Figuren haben geräumt.
pointsweeper-unused = Noch zum Spähen und Räumen: { $pieces }.
pointsweeper-scouted = Nur noch zum Räumen: { $pieces }.
pointsweeper-pieces = { $n ->
    [1] { pointsweeper-piece }
   *[other] { $n } { $piece ->
        [king] Könige
        [queen] Damen
        [rook] Türme
        [bishop] Läufer
        [knight] Springer
       *[pawn] Bauern
    }
}
pointsweeper-scouted-from = Gespäht: { $pieces }.
pointsweeper-piece-on = { pointsweeper-piece } { $squares }
pointsweeper-still-see = Deine Späher sehen noch:
pointsweeper-still-sees = { pointsweeper-piece } auf { $square }: { pointsweeper-points }, { pointsweeper-mines }.
pointsweeper-safe = Sicher keine Mine: { $squares }.
pointsweeper-claimed-tiles = Geräumt { $tiles }.
pointsweeper-unclaimed-tiles = Übrig { $tiles }.
pointsweeper-tiles-of = { $value }: { $squares }
pointsweeper-mines-on = { $mines ->
    [one] Mine: { $squares }
   *[other] Minen: { $squares }
}
pointsweeper-last-scout = Letzter Zug: { $who } späht { pointsweeper-piece.with } von { $square } aus.
pointsweeper-last-claim = Letzter Zug: { $who } räumt { pointsweeper-piece.with } { $start } bis { $end }.
pointsweeper-last-pass = Letzter Zug: { $who } passt.

## Was über eine Stelle im Bild gesagt wird

pointsweeper-spot-hidden = { $square }, { $safe ->
    [yes] keine Mine
   *[no] verdeckt
}
pointsweeper-spot-tile = { $square }, { $value }, { $side ->
    [red] von Rot geräumt
    [blue] von Blau geräumt
   *[none] übrig
}
pointsweeper-spot-mine = { $square }, Mine, { $side ->
    [red] von Rot geräumt
    [blue] von Blau geräumt
   *[none] übrig
}
pointsweeper-spot-piece = { pointsweeper-piece } von { $side ->
    [red] Rot
   *[blue] Blau
}
pointsweeper-spot-scouted = { $there }, gespäht: { $pieces }
pointsweeper-spot-scouted-often = { $there }, von { $n } Figuren ausgespäht
pointsweeper-spot-sees = { $there }, von hier siehst du { pointsweeper-points }, { pointsweeper-mines }
pointsweeper-spot-last = { $there }, { $act ->
    [scouted] letzter Späher
    [seen] zuletzt gesehen
    [claimed] zuletzt geräumt
   *[passed] auf dem letzten Weg
}
pointsweeper-spot-pawns = { $side ->
    [red] Rot
   *[blue] Blau
}: Bauern ziehen nach { $way ->
    [up] oben
   *[down] unten
}
pointsweeper-spot-passed = { $side ->
    [red] Rot hat hier gepasst
   *[blue] Blau hat hier gepasst
}
pointsweeper-spot-own = { $act ->
    [scout] Spähen
   *[claim] Räumen
} { pointsweeper-piece.with }: noch { $n }
pointsweeper-spot-other = { $side ->
    [red] Rot
   *[blue] Blau
}, { $act ->
    [scout] spähen
   *[claim] räumen
} { pointsweeper-piece.with }: noch { $n }
pointsweeper-spot-count = { pointsweeper-points }, { pointsweeper-mines }
pointsweeper-spot-result = { pointsweeper-piece.your } auf { $square } sieht noch { $rest }
pointsweeper-spot-sum = { $side } insgesamt: { $scored }

## Züge von Hand, auf der Seite

pointsweeper-touch-scout = 🔍 Spähen: erfahren, was da liegt
pointsweeper-touch-claim = 🚩 Räumen: nehmen, was da liegt
pointsweeper-touch-piece = { pointsweeper-piece }, noch { $n }
pointsweeper-touch-early = Wo spähst du? { $n ->
    [one] Danach kannst du räumen.
   *[other] Noch { $n }-mal, dann kannst du räumen.
}
pointsweeper-touch-start = Tipp auf ein Feld: Dort spähst du, oder dort beginnt dein Weg.
pointsweeper-touch-who = Welche Figur späht auf { $square }?
pointsweeper-touch-what = Welche Figur kommt auf { $square }, und was tut sie dort?
pointsweeper-touch-end = { pointsweeper-piece } auf { $start }: wohin? Auf dem Weg wird alles geräumt, bei Minen nur die Minen.
pointsweeper-touch-scouts = Spähen { pointsweeper-piece.with } auf { $square }
pointsweeper-touch-claims = Räumen { pointsweeper-piece.with }: { $start } bis { $end }
pointsweeper-touch-squares = Da gibt es nichts zu tippen: Ein Zug beginnt mit einem Feld des Bretts.

## Wichtiges in einer Partie, für Menüs

pointsweeper-moment-begun = Brett { $board } beginnt
pointsweeper-moment-mines = { $who } trifft auf Minen
pointsweeper-moment-over = Brett { $board } ist zu Ende

## Wörter in Bildern

pointsweeper-picture-to-come = drei Bretter liegen bereit
pointsweeper-picture-board = Brett { $board } von 3
pointsweeper-picture-over = Brett { $board } von 3 ist gespielt
pointsweeper-picture-own = Brett { $board } von 3, { $side ->
    [red] Rots Sicht
   *[blue] Blaus Sicht
}
pointsweeper-picture-wins = { $side ->
    [red] Rot gewinnt
   *[blue] Blau gewinnt
}
pointsweeper-picture-draw = unentschieden
pointsweeper-picture-your-turn = du bist am Zug
pointsweeper-picture-chooses = { $side ->
    [red] Rot wählt
   *[blue] Blau wählt
}
pointsweeper-picture-to-move = { $side ->
    [red] Rot am Zug
   *[blue] Blau am Zug
}
pointsweeper-picture-scouted-here = hier gespäht
pointsweeper-picture-your-scout = dein Späher
pointsweeper-picture-other-scout = Späher des Gegners
pointsweeper-picture-left = Punkte, Minen noch dort
pointsweeper-picture-seen = gerade erspäht
pointsweeper-picture-no-mine = keine Mine
pointsweeper-picture-passed = gepasst
pointsweeper-picture-scout = spähen
pointsweeper-picture-claim = räumen
pointsweeper-picture-result = Brett { $board }
pointsweeper-picture-list = Andere Späher sehen noch

## Was getippt wird

pointsweeper-typed-k = König, Koenig
pointsweeper-typed-q = Dame, Königin, Koenigin
pointsweeper-typed-r = Turm
pointsweeper-typed-b = Läufer, Laeufer
pointsweeper-typed-n = Springer, Pferd
pointsweeper-typed-p = Bauer, Bauern
pointsweeper-typed-scout = spähen, spähe, späht, späh, spaehen, spaeht
pointsweeper-typed-claim = räumen, räume, räumt, räum, raeumen, raeumt
pointsweeper-typed-first = beginnen, beginne, zuerst, als erster, als erste
pointsweeper-typed-second = nachziehen, ziehe nach, als zweiter, als zweite
pointsweeper-typed-pass = passen, passe, passt
pointsweeper-typed-nothing = von, nach, auf, ab, bis, mit, aus, der, die, dem, den, einem, einer

## Rätsel

pointsweeper-puzzle-safe = Nach allem, was du weißt, lassen sich nur ganz bestimmte verdeckte Felder ohne jede Gefahr einer Mine räumen. Räum sie: Jede Figur und jeder Weg, der genau diese Felder nimmt, ist recht.
pointsweeper-puzzle-safe-hint = Zieh von jedem deiner Späher ab, was du schon kennst: Bleiben dort keine Minen oder nur Minen, weißt du mehr. Vergleich dann Späher, die sich überschneiden; auch ihre Punkte verraten etwas.
pointsweeper-puzzle-safe-why = Auf keinem Brett, das zu allem passt, was du weißt, liegt dort eine Mine. Jeder andere Räumzug, der etwas nimmt, kann auf eine treffen.
pointsweeper-puzzle-safe-wrong = Damit nimmst du kein verdecktes Feld, oder auf dem Weg kann eine Mine liegen.
pointsweeper-puzzle-best = Welcher Räumzug bringt im Schnitt am meisten? Ein Weg ohne Mine bringt seine Punkte. Sonst bringt er nichts, und jede Mine darauf kostet einen Punkt mehr, als du in dieser Partie Minen hast. Züge, die dieselben verdeckten Felder nehmen, sind gleich gut.
pointsweeper-puzzle-best-hint = Jedes Brett, das zu allem passt, was du weißt, ist gleich wahrscheinlich. Gewichte die Punkte damit, wie wahrscheinlich der Weg frei ist, und zieh ab, was die Minen kosten.
pointsweeper-puzzle-best-why = Im Schnitt über alle Bretter, die zu allem passen, was du weißt, bringt das mehr als jeder andere Räumzug.
pointsweeper-puzzle-best-wrong = Ein anderer Räumzug bringt im Schnitt mehr.

## Die Lektion

pointsweeper-lesson-choose = Drei Bretter, eins nach dem anderen. Unter den 64 Feldern liegen je 54 Zahlen von −2 bis +5 und 10 Minen; die meisten Punkte gewinnen. Auf Brett 1 und 3 bestimmt Rot, wer beginnt, auf Brett 2 Blau. Du bist Rot: Drück *Beginnen: Bauern nach oben*.
pointsweeper-lesson-choose-not-second = In einer Partie darfst du das: Dann beginnt Blau, und deine Bauern ziehen nach unten. In dieser Lektion beginnst du.
pointsweeper-lesson-choose-then = Du beginnst auf diesem Brett. Jeder hat dafür einen vollen Satz Schachfiguren. Eine Figur steht nur auf dem Brett, während sie späht oder räumt; im Weg ist ihr also nie eine andere.
pointsweeper-lesson-scout = In deinen ersten drei Zügen auf jedem Brett musst du spähen: Setz eine Figur auf ein Feld, und du allein erfährst, wie viele Punkte und Minen dort liegen und überall, wohin sie ziehen könnte. Drück *König A2*: Er sieht sechs Felder.
pointsweeper-lesson-scout-not-this = Das darfst du: Jede Figur kann auf einem Brett einmal spähen. In dieser Lektion beginn mit dem König: *König A2*.
pointsweeper-lesson-scout-then = 15 Punkte, 0 Minen: Unter diesen sechs Feldern liegt sicher keine Mine, sie bekommen grüne Haken. Das weißt nur du. Dann habt ihr beide noch zweimal gespäht; dein Läufer auf H3 sah 20 Punkte und 1 Mine.
pointsweeper-lesson-claim = Jetzt darfst du räumen. Eine Figur nimmt, was auf ihrem Weg liegt: Start, Ziel und alles dazwischen (ein Springer nur Start und Ziel). Danach hat sie auf diesem Brett ausgedient. Drück *Turm A1–A3*: drei Felder, alle mit Haken.
pointsweeper-lesson-claim-not-scout = Du darfst weiter spähen, aber hier ist dir schon etwas sicher: *Turm A1–A3*.
pointsweeper-lesson-claim-not-pass = Wer passt, zieht auf diesem Brett nicht mehr, und hier ist noch viel zu holen. Räum, wo die Haken stehen.
pointsweeper-lesson-claim-not-this = Das darfst du. Aber liegt auf dem Weg eine Mine, bekommst du nur sie und keinen Punkt. Hier sind dir drei Zahlen sicher: *Turm A1–A3*.
pointsweeper-lesson-claim-then = 9 Punkte für dich. Der Turm von Blau zog von E4 nach E8 und traf auf E6 eine Mine: Blau bekommt sie und sonst nichts, die Zahlen auf dem Weg bleiben verdeckt liegen. Jede Mine kostet mehr als die vorige.
pointsweeper-lesson-rest = Dein Läufer auf H3 hatte eine Mine gesehen, und genau die hat Blau gerade genommen: Alles andere, was er sah, ist jetzt sicher. Wer gespäht hat, kann noch räumen: *Läufer C8–H3*.
pointsweeper-lesson-rest-not-scout = Du darfst weiter spähen, aber hier sind dir fünf Zahlen auf einmal sicher: *Läufer C8–H3*.
pointsweeper-lesson-rest-not-this = Das darfst du, aber nirgends sonst ist dir so viel sicher: fünf Zahlen auf einmal. *Läufer C8–H3*.
pointsweeper-lesson-rest-then = 13 Punkte. Die Dame von Blau traf zwei Minen auf einmal; jetzt hat Blau drei, und die kosten 1 + 2 + 3 = 6 Punkte. Sechs Minen würden 21 kosten: Gezählt werden die von allen drei Brettern zusammen.
pointsweeper-lesson-pass = Eine andere Partie. Keine Zahl liegt auf einem Brett öfter als siebenmal, und 0 bis 5 sind alle weg: Übrig sind −1, −2 und zehn Minen. Ab deinem vierten Zug kannst du passen; dann ziehst du auf diesem Brett nicht mehr. Drück *Passen (dieses Brett)*.
pointsweeper-lesson-pass-not-scout = Das darfst du, aber zu finden gibt es hier nichts mehr, was sich lohnt. Passe.
pointsweeper-lesson-pass-not-claim = Räumen kann dir hier keine Punkte mehr bringen, nur noch welche kosten. Passe.
pointsweeper-lesson-pass-then = Auch Blau passt: Das Brett ist zu Ende und wird ganz aufgedeckt. Auf dem nächsten habt ihr beide wieder alle Figuren. Wem auf einem Brett die Zeit abläuft, der hat dort gepasst, sogar vor dem dritten Spähen.

## Analyse: was man wissen konnte

pointsweeper-review-claim-alike = „{ $move }“ war etwa so gut wie alles andere: zu erwartende Punkte { $points }, eine Mine auf { $percent } % der Bretter.
pointsweeper-review-claim-best = „{ $move }“ war am besten: zu erwartende Punkte { $points }, eine Mine auf { $percent } % der Bretter.
pointsweeper-review-claim-other = „{ $move }“: zu erwartende Punkte { $points }, eine Mine auf { $percent } % der Bretter. Besser: „{ $bestmove }“, Punkte { $bestpoints }, eine Mine auf { $bestpercent } %.
pointsweeper-review-claim-pass = „{ $move }“: zu erwartende Punkte { $points }, eine Mine auf { $percent } % der Bretter. Besser: passen, denn kein Räumzug war sein Risiko wert.
pointsweeper-review-claim-ahead = „{ $move }“ schnitt auf den gezogenen Brettern am besten ab, die aber nichts beweisen: zu erwartende Punkte { $points }, eine Mine auf { $percent } % von ihnen.
pointsweeper-review-claim-leans = „{ $move }“: zu erwartende Punkte { $points }, eine Mine auf { $percent } % der Bretter. „{ $bestmove }“ brachte auf den gezogenen Brettern mehr, { $bestpoints }, aber sie beweisen nichts.
pointsweeper-review-scout-ahead = „{ $move }“ schnitt von allen Spähzügen auf den gezogenen Brettern am besten ab, die aber nichts beweisen: Danach bringt der beste Räumzug im Schnitt { $points }.
pointsweeper-review-scout-leans = „{ $move }“: Danach bringt der beste Räumzug im Schnitt { $points }. „{ $bestmove }“ war auf den gezogenen Brettern besser, { $bestpoints }, aber sie beweisen nichts.
pointsweeper-review-scout-alike = „{ $move }“ war etwa so gut wie jeder andere Spähzug: Danach bringt der beste Räumzug im Schnitt { $points }.
pointsweeper-review-scout-best = „{ $move }“ war der beste Spähzug: Danach bringt der beste Räumzug im Schnitt { $points }.
pointsweeper-review-scout-other = „{ $move }“: Danach bringt der beste Räumzug im Schnitt { $points }. Besser: „{ $bestmove }“, { $bestpoints }.
pointsweeper-review-brought = { $way ->
    [up] Gebracht hat es { $points }: Glück +{ $n }.
   *[down] Gebracht hat es { $points }: Pech −{ $n }.
}
pointsweeper-review-sum = { $who }, in Punkten: Die besten Späh- und Räumzüge versprachen { $start }, { $parts }; am Ende { $result }.
pointsweeper-puzzle-risks = Es trifft auf { $percent } % der Bretter eine Mine.
pointsweeper-puzzle-brings = Im Schnitt bringt es { $points }.
pointsweeper-review-counted = Alle Bretter gezählt: verdeckte Felder { $hidden }, Minen darunter { $mines }.
pointsweeper-review-drawn = { $way ->
    [counted] Minen gezählt, Punkte nach gezogenen Brettern
   *[guessed] Zu viele Bretter zum Zählen, gezogen
}: { $boards }; verdeckte Felder { $hidden }, Minen darunter { $mines }. 95-%-Intervall der Punkte: { $low } bis { $high }.
pointsweeper-review-mines = Es war sicher: Das trifft eine Mine auf { $squares }.
pointsweeper-review-safe = Es war sicher: „{ $move }“ trifft keine Mine.
pointsweeper-review-shares = Wahrscheinlichkeit einer Mine

## Achievements

pointsweeper-feat-soft = Auf Zehenspitzen
pointsweeper-feat-soft-about = Gewinne, ohne eine einzige Mine zu räumen.
pointsweeper-feat-feast = Fette Beute
pointsweeper-feat-feast-about = Gewinne, nachdem du mit einer Figur 20 Punkte oder mehr auf einmal geräumt hast.
