### „Räuber und Gendarm“. Wörter: der Räuber, der Gendarm, Karte, Straße, Ausgang (auf der Karte),
### Ausweg (offener Ausgang, den die Figur erreicht), Superkarte (Explosion, Falle), Stapel,
### Figur, Feld, Bank, Los; aufdecken, legen, sperren, abdecken, wegräumen, abwerfen, fahren, bleiben.

## Über das Spiel

cop-and-rob-name = Räuber und Gendarm
cop-and-rob-tagline = Der Räuber baut sich eine Straße in die Freiheit, der Gendarm eine zum Räuber.
cop-and-rob-goal = Der Räuber braucht bis zuletzt einen Ausweg; der Gendarm fängt ihn, wenn sich ihre Straßen treffen.
cop-and-rob-credit = Владимир Бечик
cop-and-rob-cover = Straßen aus Karten auf beiden Seiten einer Bank: rot die des Räubers, abgeschnitten von der Falle des Gendarmen; blau die des Gendarmen.
cop-and-rob-option-roles = Wer ist der Räuber
cop-and-rob-option-roles-lots = Das Los entscheidet, wer wählen darf
cop-and-rob-option-roles-random = Der Zufall entscheidet
cop-and-rob-option-roles-host = Der Gastgeber wählt

## Wörter, aus denen andere Sätze gemacht sind

cop-and-rob-role = { $role ->
    [rob] Räuber
   *[cop] Gendarm
}
cop-and-rob-card = { $card ->
    [dead_end] eine Sackgasse
    [straight] eine Gerade
    [curve] eine Kurve
    [tee] eine Gabelung
    [cross] eine Kreuzung
    [explosion] eine Explosion
    [ambush] eine Falle
   *[super] eine Superkarte
}
cop-and-rob-card-done = { cop-and-rob-card }
cop-and-rob-kind = { $card ->
    [dead_end] Sackgasse
    [straight] Gerade
    [curve] Kurve
    [tee] Gabelung
    [cross] Kreuzung
   *[super] Superkarte
}
cop-and-rob-kinds = { $card ->
    [dead_end] { $n ->
        [one] { $n } Sackgasse
       *[other] { $n } Sackgassen
    }
    [straight] { $n ->
        [one] { $n } Gerade
       *[other] { $n } Geraden
    }
    [curve] { $n ->
        [one] { $n } Kurve
       *[other] { $n } Kurven
    }
    [tee] { $n ->
        [one] { $n } Gabelung
       *[other] { $n } Gabelungen
    }
    [cross] { $n ->
        [one] { $n } Kreuzung
       *[other] { $n } Kreuzungen
    }
   *[super] { $n ->
        [one] { $n } Superkarte
       *[other] { $n } Superkarten
    }
}
cop-and-rob-ways = { $ways ->
    [N] nach Norden
    [E] nach Osten
    [S] nach Süden
    [W] nach Westen
    [NE] nach Norden und Osten
    [NS] nach Norden und Süden
    [NW] nach Norden und Westen
    [ES] nach Osten und Süden
    [EW] nach Osten und Westen
    [SW] nach Süden und Westen
    [NES] nach Norden, Osten und Süden
    [NEW] nach Norden, Osten und Westen
    [NSW] nach Norden, Süden und Westen
    [ESW] nach Osten, Süden und Westen
   *[NESW] in alle vier Richtungen
}
cop-and-rob-ways-short = { $ways ->
    [N] Nord
    [E] Ost
    [S] Süd
    [W] West
    [NE] Nord und Ost
    [NS] Nord und Süd
    [NW] Nord und West
    [ES] Ost und Süd
    [EW] Ost und West
    [SW] Süd und West
    [NES] Nord, Ost und Süd
    [NEW] Nord, Ost und West
    [NSW] Nord, Süd und West
    [ESW] Ost, Süd und West
   *[NESW] alle vier Wege
}

## Knöpfe und Menüs

cop-and-rob-label = { $move ->
    [rob] 💰 Den Räuber spielen
    [cop] 🚓 Den Gendarmen spielen
    [discard] 🗑 Karte abwerfen
    [stay] 🅿 Hierbleiben
    [place] 🛣 Karte legen…
    [block] 🚧 Ausweg sperren…
    [cover] 🎯 Karte abdecken…
    [lift] 🧹 Superkarte wegräumen…
   *[drive] 🚗 Fahren…
}
cop-and-rob-label-column = { $move ->
    [place] In Spalte { $x } legen…
    [block] In Spalte { $x } sperren…
    [cover] In Spalte { $x } abdecken…
    [lift] In Spalte { $x } wegräumen…
   *[drive] In Spalte { $x } fahren…
}
cop-and-rob-label-cell = { $move ->
    [place] 🛣 Auf { $cell } legen…
    [block] 🚧 { $cell } sperren
    [cover] 🎯 { $cell } abdecken
    [lift] 🧹 { $cell } wegräumen
   *[drive] 🚗 Nach { $cell } fahren
}
cop-and-rob-label-place = 🛣 { $cell }: { cop-and-rob-ways }
cop-and-rob-caption-turn = { $number } hierher legen…
cop-and-rob-caption-turn-joins = { $number } verbindet die Straßen…
cop-and-rob-caption = { $move ->
    [block] 🚧 { $number } sperren
    [cover] 🎯 { $number } abdecken
    [lift] 🧹 { $number } wegräumen
   *[drive] 🚗 Nach { $number } fahren
}
cop-and-rob-caption-column = { $first } bis { $last }…
cop-and-rob-caption-opens = { $number } öffnet { cop-and-rob-ways-short }
cop-and-rob-caption-opens-blocked = { $number } öffnet { cop-and-rob-ways-short }, gesperrt { $blocked }
cop-and-rob-caption-blocked = { $number } öffnet nichts, gesperrt { cop-and-rob-ways-short }
cop-and-rob-caption-joins = { $number } verbindet die Straßen
cop-and-rob-caption-joins-leads = { $number } verbindet die Straßen, öffnet { cop-and-rob-ways-short }
cop-and-rob-caption-closes = { $number } schließt diesen Ausweg

## Wörter in Bildern

cop-and-rob-picture-turn = { $role ->
    [rob] { $step ->
        [drive] Räuber fährt  ·  Karte { $n } von { $of }
       *[play] Räuber am Zug  ·  Karte { $n } von { $of }
    }
   *[cop] { $step ->
        [drive] Gendarm fährt  ·  Karte { $n } von { $of }
       *[play] Gendarm am Zug  ·  Karte { $n } von { $of }
    }
}
cop-and-rob-picture-roles = Wer ist Räuber, wer Gendarm?
cop-and-rob-picture-over = Partie zu Ende
cop-and-rob-picture-card = { $step ->
    [drive] Gespielt
   *[play] Jetzt zu spielen
}
cop-and-rob-picture-rest = noch { $n }
cop-and-rob-picture-card-name = { cop-and-rob-card-done }
cop-and-rob-picture-lot = { $by ->
    [supercard] eine Superkarte: darf wählen
   *[exits] mehr Ausgänge: darf wählen
}
cop-and-rob-picture-winner = { $who ->
    [rob] Der Räuber gewinnt
    [cop] Der Gendarm gewinnt
    [chooser] Die wählende Seite gewinnt
    [other] Der Gegner gewinnt
   *[nobody] Unentschieden
}
cop-and-rob-picture-resigned = { $who ->
    [rob] der Räuber hat aufgegeben
    [cop] der Gendarm hat aufgegeben
    [chooser] die wählende Seite hat aufgegeben
   *[other] der Gegner hat aufgegeben
}
cop-and-rob-picture-out-of-time = { $who ->
    [rob] die Zeit des Räubers ist abgelaufen
    [cop] die Zeit des Gendarmen ist abgelaufen
    [chooser] die Zeit zum Wählen ist abgelaufen
   *[other] die Zeit des Gegners ist abgelaufen
}

## Was über eine Stelle im Bild gesagt wird

cop-and-rob-spot-at = { $cell }{ $n ->
    [0] { "" }
   *[other] , Nummer { $n }
}{ $mark ->
    [last] , letzter Zug
    [joined] , hier treffen sich die Straßen
    [stuck] , kein Ausweg
   *[none] { "" }
}
cop-and-rob-spot-bank = { $cell }, die Bank
cop-and-rob-spot-road = { cop-and-rob-spot-at }, { $role ->
    [rob] Straße des Räubers
   *[cop] Straße des Gendarmen
} { cop-and-rob-ways }{ $state ->
    [pawn] , mit seiner Figur
    [cut] , abgeschnitten
    [explosion] , unter einer Explosion
    [ambush] , unter einer Falle
   *[open] { "" }
}
cop-and-rob-spot-block = { cop-and-rob-spot-at }, { $card ->
    [explosion] Explosion des Räubers
   *[ambush] Falle des Gendarmen
}
cop-and-rob-spot-empty = { cop-and-rob-spot-at }, { $way ->
    [rob] Ausweg des Räubers
    [cop] Ausweg des Gendarmen
    [both] Ausweg für beide
   *[none] leer
}
cop-and-rob-spot-has = { $role ->
    [rob] { $step ->
        [drive] Der Räuber spielte
       *[play] Der Räuber hat
    }
   *[cop] { $step ->
        [drive] Der Gendarm spielte
       *[play] Der Gendarm hat
    }
}
cop-and-rob-spot-card = { cop-and-rob-spot-has } { cop-and-rob-card-done }
cop-and-rob-spot-lot = { $who } zieht { cop-and-rob-card-done }{ $by ->
    [supercard] { " " }und darf wählen
    [exits] : mehr Ausgänge, darf wählen
   *[none] { "" }
}
cop-and-rob-spot-result = { $winner }: { $reason }

## Was alle erfahren

cop-and-rob-lots-again = { $first } zieht { $one }, { $second } zieht { $two }: Beide ziehen noch einmal.
cop-and-rob-lots-chosen = { $first } zieht { $one }, { $second } zieht { $two }. { $by ->
    [supercard] Die Superkarte gewinnt: { $who } wählt die Rolle.
   *[exits] Mehr Ausgänge gewinnen: { $who } wählt die Rolle.
}
cop-and-rob-cast = { $rob } ist der Räuber, { $cop } der Gendarm.
cop-and-rob-turns-up = { $who } deckt { cop-and-rob-card-done } auf.
cop-and-rob-places = { $who } legt { cop-and-rob-card-done } auf { $cell }{ $where ->
    [only] { " " }(anders passt die Karte nicht)
   *[chosen] { "" }
}: offen { cop-and-rob-ways }.
cop-and-rob-places-closing = { $who } legt { cop-and-rob-card-done } auf { $cell }{ $where ->
    [only] { " " }(anders passt die Karte nicht)
   *[chosen] { "" }
}: Das öffnet nichts.
cop-and-rob-places-joining = { $who } legt { cop-and-rob-card-done } auf { $cell }{ $where ->
    [only] { " " }(anders passt die Karte nicht)
   *[chosen] { "" }
}: Das verbindet die Straßen.
cop-and-rob-blocks = { $card ->
    [explosion] { $who } sperrt { $cell } mit einer Explosion.
   *[ambush] { $who } sperrt { $cell } mit einer Falle.
}
cop-and-rob-covers = { $card ->
    [explosion] { $who } deckt die Karte des Gendarmen auf { $cell } mit einer Explosion ab.
   *[ambush] { $who } deckt die Karte des Räubers auf { $cell } mit einer Falle ab.
}
cop-and-rob-lifts = { $card ->
    [explosion] { $who } räumt die Explosion auf { $cell } weg.
   *[ambush] { $who } räumt die Falle auf { $cell } weg.
}
cop-and-rob-drives = { $who } fährt nach { $cell }.
cop-and-rob-stays = { $who } bleibt auf { $cell }.
cop-and-rob-discards = { $who } wirft { cop-and-rob-card-done } ab.
cop-and-rob-fits-nowhere = { $who } kann { cop-and-rob-card-done } nirgends anlegen und wirft sie ab.

## Wie eine Partie endet

cop-and-rob-ends-joined = die Straßen sind verbunden
cop-and-rob-ends-rob-shut-in = der Räuber hat keinen Ausweg mehr
cop-and-rob-ends-cop-shut-in = der Gendarm hat keinen Ausweg mehr
cop-and-rob-ends-free = der Gendarm ist ohne Karten, der Räuber frei
cop-and-rob-won-joined = als Gendarm, dessen Straße zwischen { $cop } und { $rob } auf die des Räubers trifft
cop-and-rob-won-shut-in = als Gendarm, der den Räuber eingesperrt hat
cop-and-rob-won-shaken-off = als Räuber, dem der Gendarm nicht mehr folgen kann
cop-and-rob-won-away = als Räuber, der entkommen ist
cop-and-rob-won-as = { $role ->
    [rob] als Räuber
   *[cop] als Gendarm
}

## Der Tisch in Worten

cop-and-rob-now-chooses = { $reader ->
    [you] { cop-and-rob-name }. Du wählst, wer Räuber und wer Gendarm ist.
   *[other] { cop-and-rob-name }. { $who } wählt, wer Räuber und wer Gendarm ist.
}
cop-and-rob-now-lots = { cop-and-rob-name }. { $lot } Wer ist Räuber, wer Gendarm?
cop-and-rob-now-drives = { $reader ->
    [you] { cop-and-rob-name }. Du ({ cop-and-rob-role }) darfst fahren oder bleiben.
   *[other] { cop-and-rob-name }. { $who } ({ cop-and-rob-role }) darf fahren oder bleiben.
}
cop-and-rob-now-super = { cop-and-rob-name }. { $card ->
    [explosion] { $reader ->
        [you] Du (Räuber) hast eine Explosion zu spielen.
       *[other] { $who } (Räuber) hat eine Explosion zu spielen.
    }
   *[ambush] { $reader ->
        [you] Du (Gendarm) hast eine Falle zu spielen.
       *[other] { $who } (Gendarm) hat eine Falle zu spielen.
    }
}
cop-and-rob-now-places = { $reader ->
    [you] { cop-and-rob-name }. Du ({ cop-and-rob-role }) musst { cop-and-rob-card-done } legen.
   *[other] { cop-and-rob-name }. { $who } ({ cop-and-rob-role }) muss { cop-and-rob-card-done } legen.
}
cop-and-rob-now-nowhere = { $reader ->
    [you] { cop-and-rob-name }. Du ({ cop-and-rob-role }) kannst { cop-and-rob-card-done } nirgends anlegen und musst sie abwerfen.
   *[other] { cop-and-rob-name }. { $who } ({ cop-and-rob-role }) kann { cop-and-rob-card-done } nirgends anlegen und muss sie abwerfen.
}
cop-and-rob-now-over = { cop-and-rob-name } ist zu Ende ({ $reason }).
cop-and-rob-now-won = { cop-and-rob-name } ist zu Ende ({ $reason }). { $who } gewinnt { $decided }.
cop-and-rob-choices = { $move ->
    [place] Sie passt auf { $cells }.
    [block] Zum Sperren: { $cells }.
    [cover] Zum Abdecken: { $cells }.
    [lift] Zum Wegräumen: { $cells }.
   *[drive] Erreichbar: { $cells }.
}
cop-and-rob-exits-fit = Passende Ausgänge: { $cells }
cop-and-rob-exits-there = { $cell } { $ways }.
cop-and-rob-stands = { cop-and-rob-role } ({ $reader ->
    [you] du
   *[other] { $who }
}) auf { $cell }.
cop-and-rob-stands-uncast = Der { cop-and-rob-role } steht auf { $cell }.
cop-and-rob-stands-shut-in = { cop-and-rob-role } ({ $reader ->
    [you] du
   *[other] { $who }
}) auf { $cell } hat keinen Ausweg.
cop-and-rob-ways-out = Auswege: { $cells }.
cop-and-rob-cut-off = Abgeschnitten: { $cells }.
cop-and-rob-lies-on-cell = { $card ->
    [explosion] Gesperrt: { $cell } (Explosion).
   *[ambush] Gesperrt: { $cell } (Falle).
}
cop-and-rob-lies-on-card = { $card ->
    [explosion] Abgedeckt: { $cell } (Explosion).
   *[ambush] Abgedeckt: { $cell } (Falle).
}
cop-and-rob-decks-used-up = Beide Stapel sind verbraucht.
cop-and-rob-deck = { $role ->
    [rob] Räuber, Stapel: { $cards }.
   *[cop] Gendarm, Stapel: { $cards }.
}
cop-and-rob-deck-empty = { $role ->
    [rob] Räuber, Stapel: leer.
   *[cop] Gendarm, Stapel: leer.
}
cop-and-rob-deck-open = { $role ->
    [rob] Räuber, Rest im Stapel, von oben: { $cards }.
   *[cop] Gendarm, Rest im Stapel, von oben: { $cards }.
}
cop-and-rob-deck-open-empty = { $role ->
    [rob] Räuber, Rest im Stapel: nichts.
   *[cop] Gendarm, Rest im Stapel: nichts.
}
cop-and-rob-cards = { $role ->
    [rob] Räuber, Karten (erst Ausgänge): { $cards }
   *[cop] Gendarm, Karten (erst Ausgänge): { $cards }
}
cop-and-rob-cards-alike = { $ways } { $cells }.
cop-and-rob-way = { $way ->
    [N] N
    [E] O
    [S] S
   *[W] W
}

## Was die Hand gefragt wird

cop-and-rob-asks-role = Wer willst du sein?
cop-and-rob-asks-drive = Wohin fährst du? Tipp auf deine eigene Figur, um zu bleiben.
cop-and-rob-asks-card = Wohin kommt die { cop-and-rob-kind }?
cop-and-rob-plays-place = Legen: { $what }

## Warum etwas nicht geht

cop-and-rob-no-choose = Wähl zuerst, wer du bist: `Räuber` oder `Gendarm`.
cop-and-rob-no-settled = Wer Räuber und wer Gendarm ist, steht schon fest.
cop-and-rob-no-played = Die Karte ist gespielt. Fahr jetzt oder bleib.
cop-and-rob-no-card-first = Spiel zuerst die aufgedeckte Karte: { cop-and-rob-card }.
cop-and-rob-no-super = Die aufgedeckte Karte ist { cop-and-rob-card }: Sperren, abdecken und wegräumen kannst du nur mit einer Superkarte.
cop-and-rob-no-discard = Die Karte passt auf { $cell }, also darfst du sie nicht abwerfen.
cop-and-rob-write-drive = Gib `fahren 2,1` (oder die Nummer des Feldes) ein, um dorthin zu fahren, oder `bleiben`.
cop-and-rob-write-super = Gib `sperren 1,2`, `abdecken 1,1`, `wegräumen 1,2` (oder die Nummer des Feldes) oder `abwerfen` ein.
cop-and-rob-write-place = Gib das Feld und die Ausgänge ein, etwa `1,1 NOS`, oder seine Nummer: `1 NOS`.
cop-and-rob-no-road = Die aufgedeckte Karte ist { cop-and-rob-card }, keine Straße: Sperr, deck ab, räum weg oder wirf sie ab.
cop-and-rob-no-way-there = Keiner deiner Auswege führt nach { $cell }.
cop-and-rob-no-fit = Diese Ausgänge hat die aufgedeckte Karte nicht: Sie ist { cop-and-rob-card }.
cop-and-rob-no-bank = { $cell } ist die Bank: Dort darf nichts liegen.
cop-and-rob-no-taken = { $role ->
    [rob] Auf { $cell } liegt schon eine Karte des Räubers.
   *[cop] Auf { $cell } liegt schon eine Karte des Gendarmen.
}
cop-and-rob-no-into-bank = { $cell } liegt neben der Bank: Eine Karte dort darf nicht { cop-and-rob-ways } führen.
cop-and-rob-no-must-lead = Die Karte auf { $there } führt nach { $cell }: Eine Karte dort muss { cop-and-rob-ways } führen.
cop-and-rob-no-blank = Die Karte auf { $there } hat keinen Ausgang nach { $cell }: Eine Karte dort darf nicht { cop-and-rob-ways } führen.
cop-and-rob-no-open-exit = { $other ->
    [rob] Kein offener Ausgang des Räubers führt nach { $cell }.
   *[cop] Kein offener Ausgang des Gendarmen führt nach { $cell }.
}
cop-and-rob-no-supercard = Auf { $cell } liegt keine Superkarte.
cop-and-rob-no-own-supercard = { $other ->
    [rob] Die Superkarte auf { $cell } ist deine: Wegräumen kannst du nur die des Räubers.
   *[cop] Die Superkarte auf { $cell } ist deine: Wegräumen kannst du nur die des Gendarmen.
}
cop-and-rob-no-card-of = { $other ->
    [rob] Auf { $cell } liegt keine Straßenkarte des Räubers.
   *[cop] Auf { $cell } liegt keine Straßenkarte des Gendarmen.
}
cop-and-rob-no-covered = Die Karte auf { $cell } ist schon abgedeckt.
cop-and-rob-no-pawn = { $other ->
    [rob] Auf { $cell } steht der Räuber: Diese Karte lässt sich nicht abdecken.
   *[cop] Auf { $cell } steht der Gendarm: Diese Karte lässt sich nicht abdecken.
}
cop-and-rob-no-stand = Du stehst schon auf { $cell }. Zum Stehenbleiben gib `bleiben` ein.
cop-and-rob-no-own-card = Auf { $cell } liegt keine Straßenkarte von dir.
cop-and-rob-no-drive-covered = Die Karte auf { $cell } ist abgedeckt, und auf eine Superkarte fährt niemand.
cop-and-rob-no-road-there = Keine offene Straße führt dich von { $pawn } nach { $cell }.

## Warum ein Plan nicht weitergeht

cop-and-rob-foresight-card = Die nächste Karte ist noch nicht aufgedeckt.

## Rat

cop-and-rob-warns = Damit verlierst du sofort ({ $reason }).
cop-and-rob-tip-roles = Der Räuber will bis zuletzt einen Ausweg behalten; der Gendarm will seine Straße mit der des Räubers verbinden.
cop-and-rob-tip-lot = { $by ->
    [supercard] Du hast eine Superkarte gezogen: Wähl deine Rolle.
   *[exits] Deine Karte hat mehr Ausgänge: Wähl deine Rolle.
}
cop-and-rob-tip-goal = { $role ->
    [rob] Du bist der Räuber: Halt dir einen Ausweg offen. Du gewinnst, wenn der Gendarm seine letzte Karte gespielt hat oder selbst keinen Ausweg mehr hat; du verlierst, wenn du keinen mehr hast oder seine Straße auf deine trifft.
   *[cop] Du bist der Gendarm: Verbinde deine Straße mit der des Räubers oder nimm ihm jeden Ausweg, bevor deine Karten verbraucht sind. Du verlierst auch, wenn du selbst keinen Ausweg mehr hast.
}
cop-and-rob-tip-supercard = { $role ->
    [rob] Eine Superkarte. Sperr ein Feld, auf dem die Straße des Gendarmen weitergehen könnte, deck eine seiner Karten ab oder räum eine Falle weg. Auf oder durch das, was du sperrst oder abdeckst, fährt niemand.
   *[cop] Eine Superkarte. Sperr ein Feld, auf dem die Straße des Räubers weitergehen könnte, deck eine seiner Karten ab oder räum eine Explosion weg. Auf oder durch das, was du sperrst oder abdeckst, fährt niemand.
}
cop-and-rob-tip-closes = Diese Karte führt nirgends weiter, aber wo sie passt, muss sie gelegt werden: Schließ den Ausweg, den du am wenigsten brauchst.
cop-and-rob-tip-drive = { $role ->
    [rob] Wo deine Figur steht, ist wichtig: Die Karte unter ihr kann nicht abgedeckt werden, und nur von Karten, die sie erreicht, kannst du weiterbauen und fliehen. Der Gendarm darf an jede deiner nicht abgedeckten Karten anschließen, auch an abgeschnittene.
   *[cop] Wo deine Figur steht, ist wichtig: Die Karte unter ihr kann nicht abgedeckt werden, und nur von Karten, die sie erreicht, kannst du weiterbauen und den Räuber fangen. Du darfst an jede seiner nicht abgedeckten Karten anschließen, auch an abgeschnittene.
}
cop-and-rob-why-wins = Damit ist die Partie gewonnen ({ $reason }).
cop-and-rob-why-ways = { $other ->
    [rob] Wer keinen Ausweg mehr hat, verliert. Nach diesem Zug hast du { $mine ->
        [0] keinen Ausweg
        [one] { $mine } Ausweg
       *[other] { $mine } Auswege
    } und der Räuber { $theirs ->
        [0] keinen
       *[other] { $theirs }
    }.
   *[cop] Wer keinen Ausweg mehr hat, verliert. Nach diesem Zug hast du { $mine ->
        [0] keinen Ausweg
        [one] { $mine } Ausweg
       *[other] { $mine } Auswege
    } und der Gendarm { $theirs ->
        [0] keinen
       *[other] { $theirs }
    }.
}
cop-and-rob-why-joining = { $role ->
    [rob] Danach { $n ->
        [one] verbindet { $n }
       *[other] verbinden { $n }
    } von { $deck } Karten des Gendarmen die Straßen.
   *[cop] Danach { $n ->
        [one] verbindet { $n }
       *[other] verbinden { $n }
    } deiner { $deck } Karten die Straßen.
}
cop-and-rob-why-apart = { $role ->
    [rob] Der kürzeste Weg des Gendarmen zu deiner Straße: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } (vorher { $before }).
   *[cop] Dein kürzester Weg zur Straße des Räubers: { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } (vorher { $before }).
}
cop-and-rob-why-keeps = { $card ->
    [explosion] { $n ->
        [0] Die nächste Explosion kann dir den letzten Ausweg nehmen.
        [one] Egal, wo die nächste Explosion liegt: Dir bleibt mindestens { $n } Ausweg.
       *[other] Egal, wo die nächste Explosion liegt: Dir bleiben mindestens { $n } Auswege.
    }
   *[ambush] { $n ->
        [0] Die nächste Falle kann dir den letzten Ausweg nehmen.
        [one] Egal, wo die nächste Falle liegt: Dir bleibt mindestens { $n } Ausweg.
       *[other] Egal, wo die nächste Falle liegt: Dir bleiben mindestens { $n } Auswege.
    }
}

## Was man statt der Wörter eines Zuges tippen kann

cop-and-rob-typed-rob = Räuber, der Räuber, den Räuber spielen
cop-and-rob-typed-cop = Gendarm, der Gendarm, den Gendarmen spielen, Polizist
cop-and-rob-typed-place = legen, lege, leg, anlegen, Karte legen
cop-and-rob-typed-block = sperren, sperre, sperr, blockieren, blockiere
cop-and-rob-typed-cover = abdecken, decke, deck, zudecken, Karte abdecken
cop-and-rob-typed-lift = räumen, räume, räum, wegräumen, wegnehmen, Superkarte wegräumen
cop-and-rob-typed-discard = abwerfen, werfe, wirf, Karte abwerfen
cop-and-rob-typed-drive = fahren, fahre, fahr
cop-and-rob-typed-stay = bleiben, bleibe, bleib, hierbleiben, hier bleiben, stehen bleiben
cop-and-rob-typed-n = Norden, nach Norden, Nord
cop-and-rob-typed-e = Osten, nach Osten, Ost
cop-and-rob-typed-s = Süden, nach Süden, Süd
cop-and-rob-typed-w = Westen, nach Westen, West
cop-and-rob-typed-nesw = in alle vier Richtungen, alle vier Richtungen
cop-and-rob-typed-nothing = auf, nach, und, die, den, das, Feld, Karte, öffnet, führt, weg, zu, ab

## Was zählte

cop-and-rob-moment-roles = { $who } ist der Räuber
cop-and-rob-moment-supercard = { $who } deckt eine Superkarte auf

## Rätsel

cop-and-rob-puzzle-join = { $turns ->
    [one] Verbinde die Straßen noch in diesem Zug.
   *[other] Verbinde die Straßen in höchstens { $turns } eigenen Zügen, diesen mitgezählt, welche Karten auch kommen und was der Räuber auch tut.
} Womit beginnst du?
cop-and-rob-puzzle-join-hint = Die Straßen sind verbunden, wo ein Ausgang einer Karte, die du erreichst, auf einen Ausgang einer nicht abgedeckten Karte des Räubers trifft. Wer eine Superkarte wegräumt, kann so eine Stelle wieder öffnen.
cop-and-rob-puzzle-join-why = Damit sind die Straßen sicher verbunden, in welcher Reihenfolge die Karten auch liegen. Nach jedem anderen Anfang kann der Räuber entkommen, oder die falsche Karte hilft ihm.
cop-and-rob-puzzle-join-wrong = Danach ist noch nichts sicher: Der Räuber kann entkommen, oder die falsche Karte hilft ihm.
cop-and-rob-puzzle-escape = { $turns ->
    [one] Der Gendarm hat noch eine Karte: Bleib frei,
   *[other] Der Gendarm hat noch { $turns } Karten: Bleib frei,
} bis sein Stapel leer ist, welche Karten auch kommen und was er auch tut. Womit beginnst du?
cop-and-rob-puzzle-escape-hint = Welche Karten noch kommen, ist bekannt, nur die Reihenfolge nicht. Such die Karte des Gendarmen, die dir am meisten schadet, und die Stelle, an der sie die Straßen verbinden oder dich einschließen würde.
cop-and-rob-puzzle-escape-why = Danach kann der Gendarm weder die Straßen verbinden noch dich einschließen, in welcher Reihenfolge die Karten auch liegen. Nach jedem anderen Zug könnte er es mit der richtigen Karte.
cop-and-rob-puzzle-escape-wrong = Danach kann dich der Gendarm mit der richtigen Karte noch erwischen.
cop-and-rob-puzzle-block = { $turns ->
    [one] Nimm deinem Gegner noch in diesem Zug den letzten Ausweg.
   *[other] Nimm deinem Gegner in höchstens { $turns } eigenen Zügen, diesen mitgezählt, den letzten Ausweg, welche Karten auch kommen und was er auch tut.
} Womit beginnst du?
cop-and-rob-puzzle-block-hint = Es zählt nur der Teil der Straße, den die Figur erreichen kann. Trenn ihn an einer engen Stelle ab oder verbau die letzten Ausgänge, und behalte selbst einen Ausweg.
cop-and-rob-puzzle-block-why = Damit hat dein Gegner sicher keinen Ausweg mehr, in welcher Reihenfolge die Karten auch liegen. Bei jedem anderen Anfang bleibt einer offen.
cop-and-rob-puzzle-block-wrong = Danach kann noch ein Ausweg offen bleiben.

## Die Lektion

cop-and-rob-lesson-roles = Der Räuber hat die Bank ausgeraubt und flieht, der Gendarm jagt ihn. Jeder baut Karte für Karte seine Straße: der Räuber oben in Rot, der Gendarm unten in Blau. In einer Partie entscheidet das Los, wer wählen darf. Hier wählst du: Drück *Den Räuber spielen*.
cop-and-rob-lesson-roles-not-cop = Gendarm bist du am Ende dieser Lektion. Spiel zuerst den Räuber.
cop-and-rob-lesson-roles-then = Du bist der Räuber und beginnst. Unter dem Spielfeld liegt deine Karte, für beide aufgedeckt: eine Gerade.
cop-and-rob-lesson-place = Grün sind deine Auswege: Felder, zu denen ein offener Ausgang deiner Straße führt. Auf eines davon kommt deine Karte. Der Räuber braucht bis zuletzt einen Ausweg, also weg vom Gendarmen: Leg die Gerade nach Norden, auf ②.
cop-and-rob-lesson-place-not-sideways = Das geht, führt aber an der Bank vorbei, wo der Gendarm dich bald erreicht. Bau nach Norden, weg von ihm: ②.
cop-and-rob-lesson-place-then = Deine Straße führt jetzt weiter nach Norden, und auch die Ausgänge nach Westen und Osten sind noch offen. Du bist stehen geblieben, und der Gendarm hat eine Kurve gelegt: Er kommt rechts um die Bank herum.
cop-and-rob-lesson-fit = Eine Karte, die irgendwo passt, muss gelegt werden, und eine Sackgasse schließt einen deiner Auswege. Ausgang muss an Ausgang liegen, geschlossene Seite an geschlossener: Wo zu ist, kann auch der Gendarm nicht anschließen. Er kommt von rechts: Schließ den Osten, ③.
cop-and-rob-lesson-fit-not-north = Damit schließt du den Weg, der vom Gendarmen wegführt. Schließ den Ausweg, auf den er zukommt: Osten, ③.
cop-and-rob-lesson-fit-not-west = Von Westen kommt der Gendarm nicht. Schließ den Ausweg, wo er bald an deine Straße anschließen könnte: Osten, ③.
cop-and-rob-lesson-fit-then = Im Osten ist zu. Der Gendarm hat eine Falle aufgedeckt, eine seiner zwei Superkarten, und das Feld im Westen gesperrt: Dort baut und fährt niemand. Dir bleibt ein Ausweg, im Norden.
cop-and-rob-lesson-drive = Du hast eine Gabelung gelegt und darfst jetzt fahren. Es zählt nur, was deine Figur erreicht. Mit einer Falle kann der Gendarm eine deiner Karten abdecken, nur nicht die unter deiner Figur, und abschneiden, was dahinter liegt. Fahr ganz ans Ende: ①.
cop-and-rob-lesson-drive-not-half = Dann nimmt dir eine Falle auf der Gabelung beide Auswege. Fahr auf die Gabelung selbst: ①.
cop-and-rob-lesson-drive-not-behind = Dann schneidet dich eine Falle auf der Geraden von der Gabelung ab, und ohne Ausweg hast du verloren. Fahr auf die Gabelung: ①.
cop-and-rob-lesson-drive-then = Der Gendarm deckt die Karte hinter dir ab: zu spät! Was abgeschnitten ist, wird blass, aber deine Figur hat noch zwei Auswege. Weiter hinten hätte sie jetzt keinen mehr, und du hättest verloren.
cop-and-rob-lesson-explosion = Eine andere Partie. Du hast eine Explosion, eine Superkarte: Sperr ein Feld, zu dem ein offener Ausgang des Gendarmen führt, deck eine Karte von ihm ab, auf der er nicht steht, oder räum eine Falle weg. Auch er braucht einen Ausweg und hat nur einen: Sperr ihn, ①.
cop-and-rob-lesson-explosion-not-cover = Das ist nur eine Sackgasse. Der Ausweg des Gendarmen führt nach Süden und bliebe offen: Sperr ihn, ①.
cop-and-rob-lesson-explosion-not-discard = Das geht, aber hier gewinnt die Explosion: Sperr den einzigen Ausweg des Gendarmen, ①.
cop-and-rob-lesson-explosion-then = Der Gendarm hat keinen Ausweg mehr: Der Räuber ist entkommen und gewinnt. Er gewinnt auch, wenn er noch frei ist, nachdem der Gendarm die letzte seiner 32 Karten gespielt hat.
cop-and-rob-lesson-join = Jetzt bist du der Gendarm. Du gewinnst, wenn der Räuber keinen Ausweg hat oder die Straßen verbunden sind: Ein Ausgang einer Karte, die deine Figur erreicht, trifft auf den einer nicht abgedeckten Karte des Räubers. Leg die Gerade zwischen die Straßen: ③.
cop-and-rob-lesson-join-not-elsewhere = Das macht deine Straße nur länger. Zwischen den beiden Straßen fehlt ein einziges Feld: Leg die Gerade dorthin, ③.
cop-and-rob-lesson-join-then = Die Straßen sind verbunden: Der Gendarm gewinnt, ganz gleich, wer sie verbunden hat. Läge auf einer der beiden Karten, die sich treffen, eine Superkarte, wäre nichts geschehen.

## Achievements

cop-and-rob-feat-late = In letzter Minute
cop-and-rob-feat-late-about = Gewinne als Gendarm mit höchstens zehn Karten im Stapel.
cop-and-rob-feat-away = Über alle Berge
cop-and-rob-feat-away-about = Gewinne als Räuber, indem du bis zur letzten Karte des Gendarmen durchhältst.

## Begründungen, die mit einem anderen Platz vergleichen

cop-and-rob-elsewhere = { $cell ->
    [turned] anders gedreht
    [discard] ohne diese Karte
   *[other] mit { $cell }
}
cop-and-rob-why-joining-than = { $role ->
    [rob] Lass dem Gendarmen wenige Karten, die die Straßen verbinden: Nach diesem Zug sind es { $n } von { $deck }, { cop-and-rob-elsewhere } wären es { $other }.
   *[cop] Spiel dort, wo dann viele deiner Karten die Straßen verbinden: Nach diesem Zug sind es { $n } von { $deck }, { cop-and-rob-elsewhere } wären es { $other }.
}
cop-and-rob-why-apart-than = { $role ->
    [rob] Halt Abstand zur Straße des Gendarmen: Bis zu deiner braucht er nach diesem Zug mindestens { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, { cop-and-rob-elsewhere } wären es { $other }.
   *[cop] Komm der Straße des Räubers näher: Bis dorthin brauchst du nach diesem Zug mindestens { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }, { cop-and-rob-elsewhere } wären es { $other }.
}
cop-and-rob-why-ways-than = Behalte viele Auswege: Nach diesem Zug hast du { $n }, { cop-and-rob-elsewhere } wären es { $other }.
cop-and-rob-why-takes-than = { $role ->
    [rob] Nimm dem Räuber Auswege: Nach diesem Zug hat er { $n }, { cop-and-rob-elsewhere } wären es { $other }.
   *[cop] Nimm dem Gendarmen Auswege: Nach diesem Zug hat er { $n }, { cop-and-rob-elsewhere } wären es { $other }.
}
cop-and-rob-why-room-than = { $card ->
    [road] Bau dorthin, wo Platz ist.
    [dead_end] Eine Sackgasse verschließt einen Ausweg: Nimm den mit dem wenigsten Platz.
   *[super] Halt deiner Straße Platz frei.
} Mit vier Karten erreichst du { $n } freie Felder vor dem { $role ->
    [rob] Räuber
   *[cop] Gendarmen
}, { cop-and-rob-elsewhere } wären es { $other }.
cop-and-rob-why-crowd-than = { $role ->
    [rob] Nimm dem Räuber Platz: Mit vier Karten erreicht er { $n } freie Felder vor dir, { cop-and-rob-elsewhere } wären es { $other }.
   *[cop] Nimm dem Gendarmen Platz: Mit vier Karten erreicht er { $n } freie Felder vor dir, { cop-and-rob-elsewhere } wären es { $other }.
}
cop-and-rob-why-alike = Zähl die Auswege und die Karten zwischen den Straßen. Hier ist beides gleich, auch { cop-and-rob-elsewhere }: { $n ->
    [one] { $n } Ausweg
   *[other] { $n } Auswege
} für dich, und { $role ->
    [rob] der Gendarm braucht bis zu deiner Straße mindestens { $apart ->
        [one] { $apart } Karte
       *[other] { $apart } Karten
    }.
   *[cop] du brauchst bis zur Straße des Räubers mindestens { $apart ->
        [one] { $apart } Karte
       *[other] { $apart } Karten
    }.
}
cop-and-rob-why-takes = Wer keinen Ausweg mehr hat, verliert: Nimm { $role ->
    [rob] dem Räuber welche. Nach diesem Zug hat er { $n }, vorher { $other }.
   *[cop] dem Gendarmen welche. Nach diesem Zug hat er { $n }, vorher { $other }.
}
cop-and-rob-why-more = Wer keinen Ausweg mehr hat, verliert: Schaff dir neue. Nach diesem Zug hast du { $n }, vorher { $other }.
cop-and-rob-why-late = { $role ->
    [rob] Der Gendarm braucht bis zu deiner Straße mindestens { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } und hat { $deck ->
        [0] keine mehr
       *[other] nur noch { $deck }
    }. Behalte einfach einen Ausweg und bau nicht auf ihn zu.
   *[cop] Bis zur Straße des Räubers brauchst du mindestens { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } und hast { $deck ->
        [0] keine mehr
       *[other] nur noch { $deck }
    }. Du gewinnst auch, wenn er keinen Ausweg mehr hat: Nimm sie ihm.
}
cop-and-rob-why-only = Jeder andere Zug verliert sofort.
cop-and-rob-why-role = Unter guten Spielern gewinnen Räuber und Gendarm etwa gleich oft. { $role ->
    [rob] Der Räuber beginnt. Er muss nur Abstand halten, einen Ausweg behalten und warten, bis die 32 Karten des Gendarmen gespielt sind.
   *[cop] Der Gendarm kann auf zwei Arten gewinnen: die Straßen verbinden oder dem Räuber alle Auswege nehmen.
}
cop-and-rob-why-keeps-than = { $card ->
    [explosion] Steh dort, wo die nächste Explosion am wenigsten abschneidet: Dir { $n ->
        [one] bleibt mindestens { $n } Ausweg
       *[other] bleiben mindestens { $n } Auswege
    }, { $move ->
        [stay] ohne zu fahren
       *[drive] auf { $cell }
    } vielleicht { $other ->
        [0] keiner
       *[other] nur { $other }
    }.
   *[ambush] Steh dort, wo die nächste Falle am wenigsten abschneidet: Dir { $n ->
        [one] bleibt mindestens { $n } Ausweg
       *[other] bleiben mindestens { $n } Auswege
    }, { $move ->
        [stay] ohne zu fahren
       *[drive] auf { $cell }
    } vielleicht { $other ->
        [0] keiner
       *[other] nur { $other }
    }.
}
cop-and-rob-why-anywhere = { $n ->
    [0] { $card ->
        [explosion] Wo du auch stehst, die nächste Explosion kann dir den letzten Ausweg nehmen: Schaff dir neue, bevor sie kommt.
       *[ambush] Wo du auch stehst, die nächste Falle kann dir den letzten Ausweg nehmen: Schaff dir neue, bevor sie kommt.
    }
    [one] { $card ->
        [explosion] Steh dort, wo die nächste Explosion am wenigsten abschneidet. Hier ist das überall gleich: Dir bleibt mindestens { $n } Ausweg.
       *[ambush] Steh dort, wo die nächste Falle am wenigsten abschneidet. Hier ist das überall gleich: Dir bleibt mindestens { $n } Ausweg.
    }
   *[other] { $card ->
        [explosion] Steh dort, wo die nächste Explosion am wenigsten abschneidet. Hier ist das überall gleich: Dir bleiben mindestens { $n } Auswege.
       *[ambush] Steh dort, wo die nächste Falle am wenigsten abschneidet. Hier ist das überall gleich: Dir bleiben mindestens { $n } Auswege.
    }
}
cop-and-rob-why-nowhere = { $card ->
    [explosion] Der Räuber hat keine Explosion mehr, also kann nichts mehr deine Straße abschneiden: Du kannst stehen, wo du willst.
   *[ambush] Der Gendarm hat keine Falle mehr, also kann nichts mehr deine Straße abschneiden: Du kannst stehen, wo du willst.
}
