### Friedhofsschicht. Ein Wort für eine Sache: Gehilfe (assistant), Meister (master), Friedhof, Tor
### (gate, entrance), Grab, Mausoleum, Figur (pawn), Teil (part), Stapel (stack), Karren, Runde,
### Partie (match), überfallen/Überfall (attack), abliefern/Lieferung (deliver), zurücklegen (return).
### Teile: das Gehirn, das Herz, der Rumpf, die Beine. Du.

## Was es über sich sagt

graveyard-shift-name = Friedhofsschicht
graveyard-shift-tagline = Karre Leichenteile zu den Toren, bevor es der andere Gehilfe tut.
graveyard-shift-goal = Bring ein Gehirn, ein Herz, einen Rumpf und ein Paar Beine eher zu den Toren als der andere Gehilfe.
graveyard-shift-credit = Isaiah Tanenbaum, 2011 (CC BY-SA 2.5)
graveyard-shift-score = gewonnene Runden: { $n }
graveyard-shift-side-white = Weiß
graveyard-shift-side-red = Rot
graveyard-shift-option-rounds = Runden
graveyard-shift-option-rounds-3 = Drei Runden, auf zwei Siege
graveyard-shift-option-rounds-1 = Eine einzige Runde
graveyard-shift-cover = Ein Friedhof mit 16 Feldern und Toren in den Ecken, Leichenteile auf den Gräbern und zwei Gehilfen mit ihren Karren.

## Teile

graveyard-shift-part = { $kind ->
    [brain] Gehirn
    [heart] Herz
    [chest] Rumpf
   *[legs] Beine
}
graveyard-shift-parts = { $n ->
    [one] { graveyard-shift-part }
   *[other] { $kind ->
        [brain] { $n } Gehirne
        [heart] { $n } Herzen
        [chest] { $n } Rümpfe
       *[legs] { $n } Paar Beine
    }
}
graveyard-shift-nothing = nichts

## Was ein Zug erzählt

graveyard-shift-enters = { $who } kommt durch { $square } herein.
graveyard-shift-walks = { $who } geht { $way ->
    [N] nordwärts
    [E] ostwärts
    [S] südwärts
   *[W] westwärts
} nach { $square }.
graveyard-shift-carts-part = { $who } karrt { $kind ->
    [brain] das Gehirn
    [heart] das Herz
    [chest] den Rumpf
   *[legs] die Beine
} { $way ->
    [N] nordwärts
    [E] ostwärts
    [S] südwärts
   *[W] westwärts
} nach { $square }.
graveyard-shift-carts-stack = { $who } karrt einen Stapel { $way ->
    [N] nordwärts
    [E] ostwärts
    [S] südwärts
   *[W] westwärts
} nach { $square }: { $parts }.
graveyard-shift-carts-losing = { $who } karrt einen Stapel { $way ->
    [N] nordwärts
    [E] ostwärts
    [S] südwärts
   *[W] westwärts
}, verliert { $drops } und bringt nach { $square }: { $parts }.
# Im Akkusativ: „verliert …“.
graveyard-shift-dropped = { $kind ->
    [brain] das Gehirn
    [heart] das Herz
    [chest] den Rumpf
   *[legs] die Beine
} auf { $square }
# Im Akkusativ: „bringt …“.
graveyard-shift-kept = { $kind ->
    [brain] das Gehirn
    [heart] das Herz
    [chest] den Rumpf
   *[legs] die Beine
}
graveyard-shift-attacks = { $who } überfällt { $other } und ist gleich noch einmal am Zug!
graveyard-shift-delivers-nothing = Der Meister von { $who } kann nichts davon brauchen. Zurückzulegen: { $parts }; { $other } beginnt.
graveyard-shift-takes = { $who } nimmt { $kind ->
    [brain] das Gehirn
    [heart] das Herz
    [chest] den Rumpf
   *[legs] die Beine
}.
graveyard-shift-takes-one = { $who } nimmt { $kind ->
    [brain] das Gehirn
    [heart] das Herz
    [chest] den Rumpf
   *[legs] die Beine
}. Zurückzulegen: { $parts }; { $other } beginnt.
graveyard-shift-returns = { $who } legt { $kind ->
    [brain] das Gehirn
    [heart] das Herz
    [chest] den Rumpf
   *[legs] die Beine
} auf { $square } zurück.

## Runden, und wie eine Partie endet

graveyard-shift-opening = { $who } kommt zuerst auf den Friedhof.
graveyard-shift-opening-round = Runde { $n } von { $rounds }: { $who } kommt zuerst auf den Friedhof.
graveyard-shift-round-won = { $who } hat alle vier Teile und gewinnt Runde { $n }!
graveyard-shift-round-repeated = Dieselbe Stellung zum dritten Mal: Runde { $n } endet unentschieden.
graveyard-shift-round-exhausted = { $turns } Züge sind gespielt: Runde { $n } endet unentschieden.
graveyard-shift-reason-fourth = { $kind ->
    [brain] Gehirn
    [heart] Herz
    [chest] Rumpf
   *[legs] Beine
} als viertes Teil bei { $square } abgeliefert
graveyard-shift-reason-two-rounds = zwei Runden gewonnen, die letzte mit { $kind ->
    [brain] dem Gehirn
    [heart] dem Herzen
    [chest] dem Rumpf
   *[legs] den Beinen
} bei { $square }
graveyard-shift-reason-rounds = alle { $rounds } Runden sind gespielt
graveyard-shift-reason-repeated = dieselbe Stellung stand zum dritten Mal auf dem Brett
graveyard-shift-reason-exhausted = die Runde hat { $turns } Züge gedauert
graveyard-shift-decided-by-nobody = niemand hat alle vier Teile
graveyard-shift-decided = { $drawn ->
    [0] { $won }:{ $lost } nach Runden
   *[other] { $won }:{ $lost } nach Runden, { $drawn } unentschieden
}

## Warum ein Plan nicht weitergeht

graveyard-shift-foresight-round = Wie die nächste Runde liegt, weiß noch niemand.

## Höhepunkte einer Wiederholung

graveyard-shift-moment-won = { $who } gewinnt Runde { $n }
graveyard-shift-moment-drawn = Runde { $n } endet unentschieden
graveyard-shift-moment-takes = { $who } nimmt { $kind ->
    [brain] das Gehirn
    [heart] das Herz
    [chest] den Rumpf
   *[legs] die Beine
}

## Knöpfe und Menüs

graveyard-shift-label-enter = Hinein…
graveyard-shift-label-move = Ziehen…
graveyard-shift-label-take = Nehmen…
graveyard-shift-label-return = Zurücklegen…
graveyard-shift-label-enter-column = Hinein in Spalte { $column }…
graveyard-shift-label-enter-at = Durch { $square } hinein
graveyard-shift-label-enter-attack = Durch { $square } hinein: Überfall
graveyard-shift-label-way = { $way ->
    [N] ⬆ Norden
    [E] ➡ Osten
    [S] ⬇ Süden
   *[W] ⬅ Westen
}
graveyard-shift-label-way-to = { $way ->
    [N] ⬆ Norden, bis { $square }
    [E] ➡ Osten, bis { $square }
    [S] ⬇ Süden, bis { $square }
   *[W] ⬅ Westen, bis { $square }
}
graveyard-shift-label-way-attack = { graveyard-shift-label-way-to }: Überfall
graveyard-shift-label-take-part = { $kind ->
    [brain] Gehirn
    [heart] Herz
    [chest] Rumpf
   *[legs] Beine
} nehmen
graveyard-shift-label-return-part = { $kind ->
    [brain] Gehirn
    [heart] Herz
    [chest] Rumpf
   *[legs] Beine
} zurücklegen…
graveyard-shift-label-return-column = { $kind ->
    [brain] Gehirn
    [heart] Herz
    [chest] Rumpf
   *[legs] Beine
} in Spalte { $column }…
graveyard-shift-label-return-to = { $kind ->
    [brain] Gehirn
    [heart] Herz
    [chest] Rumpf
   *[legs] Beine
} zurück auf { $square }

## Die Stellung in Worten

graveyard-shift-heading = { graveyard-shift-name }{ $rounds ->
    [1] { "" }
   *[other] , Runde { $n } von { $rounds }
}.
graveyard-shift-over = Die Partie ist zu Ende. { $result }
graveyard-shift-to-enter = { $reader ->
    [you] Du bist am Zug und musst durch ein Tor herein: { $entrances }.
   *[other] { $who } ist am Zug und muss durch ein Tor herein: { $entrances }.
}
graveyard-shift-to-move = { $reader ->
    [you] Du bist am Zug: { $ends }.
   *[other] { $who } ist am Zug: { $ends }.
}
graveyard-shift-end = { $way ->
    [N] nach Norden bis { $square }
    [E] nach Osten bis { $square }
    [S] nach Süden bis { $square }
   *[W] nach Westen bis { $square }
}
graveyard-shift-to-take = { $reader ->
    [you] Du bist am Zug: Wähl ein Teil aus.
   *[other] { $who } wählt ein Teil aus.
}
graveyard-shift-to-return = { $reader ->
    [you] Zurückzulegen: { $parts }; du bist am Zug.
   *[other] Zurückzulegen: { $parts }; { $who } ist am Zug.
}
graveyard-shift-room = Platz ist auf { $squares }.
graveyard-shift-player-off = { $reader ->
    [you] Du
   *[other] { $who }
} ({ $side ->
    [white] Weiß
   *[red] Rot
}): draußen; gesammelt: { $parts }{ $rounds ->
    [1] { "" }
   *[other] ; gewonnene Runden: { $won }
}.
graveyard-shift-player-on = { $reader ->
    [you] Du
   *[other] { $who }
} ({ $side ->
    [white] Weiß
   *[red] Rot
}): auf { $square }; gesammelt: { $parts }{ $rounds ->
    [1] { "" }
   *[other] ; gewonnene Runden: { $won }
}.
graveyard-shift-rows = Teile, von unten nach oben:
graveyard-shift-row = { $stacks ->
    [0] Reihe { $row }: keine Teile.
    [1] Reihe { $row }: { $one }.
    [2] Reihe { $row }: { $one }; { $two }.
    [3] Reihe { $row }: { $one }; { $two }; { $three }.
   *[other] Reihe { $row }: { $one }; { $two }; { $three }; { $four }.
}
graveyard-shift-stack = { $square } { $parts }

## Was zu einer Stelle im Bild gesprochen wird

graveyard-shift-spot = { $square }, { $place ->
    [gate] Tor
    [mausoleum] Mausoleum
   *[grave] Grab
}
graveyard-shift-spot-with = { graveyard-shift-spot }: { $lies }
graveyard-shift-spot-pawn = { $side ->
    [white] Figur von Weiß
   *[red] Figur von Rot
}
graveyard-shift-spot-part = { $part } auf { $square }
graveyard-shift-spot-loose = Zurückzulegen: { $parts }

## Warnung und Tipps

graveyard-shift-warn-nothing = Nichts davon kann dein Meister brauchen: { $parts }. Alles kommt zurück auf den Friedhof, { $other } legt zuerst.
graveyard-shift-tip-goal = Du gewinnst die Runde, wenn du ein Gehirn, ein Herz, einen Rumpf und Beine zu den Toren in den vier Ecken bringst. Wähl das Tor, durch das deine Figur hereinkommt.
graveyard-shift-tip-new-round = Ein neuer Friedhof: Komm durch ein Tor herein, an dem die andere Figur nicht steht.
graveyard-shift-tip-enter = Deine Figur kommt wieder herein, durch ein Tor deiner Wahl. Steht dort die andere Figur, bist du gleich noch einmal am Zug.
graveyard-shift-tip-walk = Hier liegt nichts, also geht deine Figur ein Feld weit: { $ends }.
graveyard-shift-tip-cart = Deine Figur karrt dieses Teil ein Feld weit: { $ends }. Abgeliefert wird an den Toren in den Ecken.
# Die Zahl ist nie 1.
graveyard-shift-tip-push = Du schiebst einen Stapel von { $n } Teilen: Er fährt { $n } Felder geradeaus oder bis zum Rand, und auf jedem Feld, über das er fährt, fällt das unterste Teil herunter. Möglich: { $ends }.
graveyard-shift-tip-take-last = Nimm das letzte Teil, das dir fehlt: Damit gewinnst du die Runde.
graveyard-shift-tip-take = Nimm ein Teil; was sonst noch mitgekommen ist, wird zurückgelegt. Deine Figur verlässt den Friedhof.
graveyard-shift-tip-return = Leg ein Teil zurück: auf ein leeres Grab oder in ein Mausoleum mit weniger als zwei Teilen.

## Warum ein Zug gut ist

graveyard-shift-why-wins = Du bringst das letzte Teil, das dir fehlt: Die Runde gehört dir.
graveyard-shift-why-attack = Das überfällt die Figur von { $other }, also ziehst du noch einmal{ $stack ->
    [yes] , und der Stapel unter beiden Figuren gehört dir.
   *[no] .
}
graveyard-shift-why-attack-brings = Das überfällt die Figur von { $other }, also ziehst du noch einmal: Damit kannst du etwas, das dir fehlt, zu einem Tor bringen ({ $parts }).
graveyard-shift-why-deliver = { $mine ->
    [0] Das bringt das Letzte, was dir fehlt, zu einem Tor: { $parts }.
   *[other] Das bringt { $n ->
        [one] ein Teil, das dir fehlt,
       *[other] Teile, die dir fehlen,
    } zu einem Tor: { $parts }. Was abgeliefert ist, ist sicher, und dann { $mine ->
        [one] fehlt dir noch { $mine }
       *[other] fehlen dir noch { $mine }
    } ({ $other }: { $theirs }).
}
graveyard-shift-why-stops = Das hindert { $other } daran, im nächsten Zug dies abzuliefern: { $parts }.
graveyard-shift-why-denies = Das hindert { $other } daran, im nächsten Zug dies abzuliefern, was nach einem anderen Zug ginge: { $parts }.
graveyard-shift-why-threatens = Das bereitet eine Lieferung vor: Im nächsten Zug kannst du etwas, das dir fehlt, zu einem Tor bringen ({ $parts }){ $sure ->
    [yes] , was { $other } auch tut.
   *[no] .
}{ $alone ->
    [yes] {" "}Kein anderer Zug tut das.
   *[no] {""}
}
graveyard-shift-why-safe = Dort kann { $other } dich nicht überfallen, auf { $squares } schon, und jeder Überfall bringt { $other } noch einen Zug.
graveyard-shift-why-onto = Damit kommst du auf einen Stapel mit etwas, das dir fehlt ({ $parts }), und kannst ihn auf ein Tor zuschieben.
graveyard-shift-why-gate = { $n ->
    [one] Gleich neben { $square } liegt etwas, das dir fehlt ({ $parts }): ein Schritt hin, einer zurück, und es ist abgeliefert.
   *[other] Gleich neben { $square } liegen zwei Teile, die dir fehlen ({ $parts }): ein Schritt hin, einer zurück, und eins ist abgeliefert.
}{ $fewer ->
    [0] {""}
   *[other] {" "}Neben { $gates } sind es weniger.
}
graveyard-shift-why-nearer = Damit kommst du einem Teil näher, das dir fehlt: { $part } auf { $square }, noch { $steps ->
    [one] einen Schritt
   *[other] { $steps } Schritte
} entfernt.
graveyard-shift-why-rarer = Nimm, was später am schwersten zu bekommen ist. Auf Gräbern, einen Schritt vom Tor, { $n ->
    [0] liegt davon sonst nichts
    [one] liegt davon nur noch { $n }
   *[other] liegen davon nur noch { $n }
}; vom Rest ({ $parts }) gibt es dort mehr.
graveyard-shift-why-even = Nimm, was später am schwersten zu bekommen ist. Hier ist es gleich: Von allem, was du nehmen kannst, liegt auf Gräbern, einen Schritt vom Tor, { $n ->
    [0] nichts mehr.
    [one] noch je eins.
   *[other] noch je { $n } Stück.
}
graveyard-shift-why-keeps = Nur du brauchst es noch, und von { $square } ist es ein Schritt zum Tor.
graveyard-shift-why-keeps-away = Nur { $other } braucht es noch, und vom Mausoleum auf { $square } sind es zu jedem Tor mindestens zwei Schritte.
graveyard-shift-why-far = { $other } braucht es noch, und dort ist es { $steps } Schritte von der gegnerischen Figur entfernt.
graveyard-shift-why-yours = Ihr braucht es beide, aber deine Figur { $steps ->
    [0] steht dort
    [one] ist einen Schritt davon entfernt
   *[other] ist { $steps } Schritte davon entfernt
}, während { $other } erst hereinkommen muss.
graveyard-shift-why-deep = Ihr braucht es beide, und vom Mausoleum auf { $square } sind es zu jedem Tor mindestens zwei Schritte: Da kommt niemand schnell heran.
graveyard-shift-why-all-near = { $other } braucht es noch, aber jeder freie Platz ist ein Grab, einen Schritt vom Tor: Wohin es kommt, macht kaum einen Unterschied.
graveyard-shift-why-useless = Keiner von euch braucht es noch, also nützt es dort niemandem.
graveyard-shift-why-forced = { $turns ->
    [one] Das gewinnt die Runde in diesem Zug.
   *[other] Das gewinnt die Runde in höchstens { $turns } Zügen (beide zusammen gezählt), wie { $other } auch spielt.
}
graveyard-shift-why-only = Alles andere verliert: { $other } kann dann die Runde in höchstens { $turns } Zügen gewinnen, beide zusammen gezählt.
graveyard-shift-why-too-late = Diese Runde ist verloren: { $other } kann im nächsten Zug das letzte Teil abliefern ({ $parts }), und kein Zug von dir verhindert das. Überfall deinen Gegner nächstes Mal, bevor die Figur mit dem letzten Teil neben einem Tor steht.
graveyard-shift-why-loses = Was du auch spielst, { $other } kann die Runde gewinnen: nach diesem Zug in höchstens { $turns } Zügen, beide zusammen gezählt.
graveyard-shift-why-longest = So hältst du am längsten durch: Ein anderer Zug verliert schon in { $sooner }.
graveyard-shift-why-trap = Warte auf einen Fehler: Von { $answers } Antworten, die { $other } hat, { $right ->
    [one] gewinnt nur eine
   *[other] gewinnen nur { $right }
} so schnell.
graveyard-shift-why-lost = Soweit ich sehe, gewinnt { $other } die Runde, was du auch spielst: Droh weiter und warte auf einen Fehler.
graveyard-shift-why-alone = Danach sehe ich deine Chancen in dieser Runde bei etwa { $chance } %.
graveyard-shift-why-alike = Danach sehe ich deine Chancen in dieser Runde bei etwa { $chance } %; ein anderer Zug ist ungefähr genauso gut.
graveyard-shift-why-ahead = Danach sehe ich deine Chancen in dieser Runde bei etwa { $chance } %, nach dem nächstbesten Zug bei { $next } %.

## Was die Hand gefragt wird

graveyard-shift-asks = { $stage ->
    [enter] Durch welches Tor kommst du?
    [move] Wohin gehst du?
    [take] Welches Teil nimmst du?
   *[return] Welches Teil kommt zuerst zurück?
}
graveyard-shift-asks-where = { graveyard-shift-part }: Wohin damit?

## Warum ein Zug nicht geht

graveyard-shift-refused-enter = Deine Figur ist draußen. Komm bei { $entrances } herein, zum Beispiel mit „durch { $example } hinein“.
graveyard-shift-refused-move = Deine Figur steht auf { $square }. Zieh sie nach Norden, Osten, Süden oder Westen, zum Beispiel mit „nach { $way ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}“.
graveyard-shift-refused-take = Nimm auf { $square } ein Teil für deinen Meister, zum Beispiel mit „{ $kind ->
    [brain] Gehirn
    [heart] Herz
    [chest] Rumpf
   *[legs] Beine
} nehmen“.
graveyard-shift-refused-return = Leg ein Teil zurück: { $parts }. Sag, welches und wohin, zum Beispiel „{ $kind ->
    [brain] Gehirn
    [heart] Herz
    [chest] Rumpf
   *[legs] Beine
} auf { $square }“.
graveyard-shift-refused-no-entrance = { $square } ist kein Tor. Herein kommst du bei { $entrances }.
graveyard-shift-refused-same-entrance = { $who } hat bei { $square } begonnen. Nimm ein anderes Tor.
graveyard-shift-refused-edge = { $way ->
    [N] Nördlich
    [E] Östlich
    [S] Südlich
   *[W] Westlich
} von { $square } ist der Friedhof zu Ende.
graveyard-shift-refused-elsewhere = Von { $here } aus endet kein Zug auf { $square }: Deine Figur kann { $ends } erreichen.
graveyard-shift-refused-has-it = { $kind ->
    [brain] Ein Gehirn
    [heart] Ein Herz
    [chest] Einen Rumpf
   *[legs] Beine
} hat dein Meister schon.
graveyard-shift-refused-not-there = Im Stapel auf { $square } { $kind ->
    [brain] ist kein Gehirn
    [heart] ist kein Herz
    [chest] ist kein Rumpf
   *[legs] sind keine Beine
}, nur { $parts }.
graveyard-shift-refused-not-loose = Zurückzulegen: { $parts } – { $kind ->
    [brain] ein Gehirn
    [heart] ein Herz
    [chest] ein Rumpf
   *[legs] Beine
} { $kind ->
    [brain] ist
    [heart] ist
    [chest] ist
   *[legs] sind
} nicht dabei.
graveyard-shift-refused-entrance = { $square } ist ein Tor. Teile kommen zurück auf Gräber und in Mausoleen.
graveyard-shift-refused-mausoleum = Das Mausoleum auf { $square } ist voll: Teile kommen nur in eins mit weniger als zwei.
graveyard-shift-refused-grave = Das Grab auf { $square } ist belegt: Teile kommen nur auf ein leeres Grab.

## Wörter in Bildern

graveyard-shift-picture-round = Runde { $n } von { $rounds }
graveyard-shift-picture-turn = { $side ->
    [white] Weiß
   *[red] Rot
} { $stage ->
    [enter] kommt herein
    [move] zieht
    [take] wählt ein Teil
   *[return] legt zurück
}
graveyard-shift-picture-drawn = Unentschieden
graveyard-shift-picture-won = { $side ->
    [white] Weiß
   *[red] Rot
} gewinnt
graveyard-shift-picture-off = draußen
graveyard-shift-picture-rounds-won = Rundensiege: { $n }
graveyard-shift-picture-loose = Zurückzulegen
graveyard-shift-picture-legend = Stapel liest man von unten nach oben, dann nach rechts.
graveyard-shift-picture-letter = { $kind ->
    [brain] G
    [heart] H
    [chest] R
   *[legs] B
}
graveyard-shift-picture-way = { $way ->
    [N] ↑
    [E] →
    [S] ↓
   *[W] ←
}

## Was man eintippt

graveyard-shift-typed-n = norden, nord, nordwärts, nördlich, hoch, rauf, hinauf, oben, aufwärts
graveyard-shift-typed-e = osten, ost, ostwärts, östlich, rechts
graveyard-shift-typed-s = süden, süd, südwärts, südlich, runter, hinunter, unten, abwärts
graveyard-shift-typed-w = westen, west, westwärts, westlich, links
graveyard-shift-typed-brain = gehirn, gehirne, hirn
graveyard-shift-typed-heart = herz, herzen
graveyard-shift-typed-chest = rumpf, brust, brustkorb, torso
graveyard-shift-typed-legs = beine, bein
graveyard-shift-typed-enter = betreten, betrete, eintreten, hinein, herein, rein, reinkommen, hereinkommen, einsetzen
graveyard-shift-typed-move = ziehen, ziehe, zieh, gehen, gehe, geh, laufen, karren, karre, schieben
graveyard-shift-typed-take = nehmen, nehme, nimm
graveyard-shift-typed-return = zurücklegen, zurückbringen, legen, lege, leg
graveyard-shift-typed-nothing = das, den, die, dem, der, ein, einen, auf, bei, in, nach, bis, zu, zum, zurück, friedhof, überfall, durch, tor

## Rätsel

graveyard-shift-puzzle-part = { $turns ->
    [one] Nimm noch in diesem Zug ein Teil. Womit beginnst du?
   *[other] Nimm in höchstens { $turns } eigenen Zügen ein Teil, diesen mitgezählt, was dein Gegner auch tut. Nur ein erster Zug schafft das: welcher?
}
graveyard-shift-puzzle-part-hint = Zähl nach, wie weit jeder Stapel fährt: so viele Felder, wie er Teile hat, oder bis zum Rand. Welcher kann mit einer Art, die dir fehlt, an einem Tor enden?
graveyard-shift-puzzle-part-why = Nach diesem Zug kann dir dein Gegner das Teil nicht mehr nehmen, was er auch spielt. Nach jedem anderen kann er es, oder du brauchst länger.
graveyard-shift-puzzle-part-wrong = Danach kann dein Gegner dir das Teil noch nehmen, oder du brauchst länger.
graveyard-shift-puzzle-round = { $turns ->
    [one] Gewinne die Runde noch in diesem Zug. Womit beginnst du?
   *[other] Gewinne die Runde in höchstens { $turns } eigenen Zügen, diesen mitgezählt, was dein Gegner auch tut. Nur ein erster Zug schafft das: welcher?
}
graveyard-shift-puzzle-round-hint = Such das Teil, das dir fehlt, und einen Weg zu einem Tor, den dein Gegner nicht stören kann. Landest du auf seinem Feld, bist du noch einmal am Zug.
graveyard-shift-puzzle-round-why = Nach diesem Zug kommt dein viertes Teil rechtzeitig zu einem Tor, was dein Gegner auch tut. Nach jedem anderen kann er dich aufhalten, oder du brauchst länger.
graveyard-shift-puzzle-round-wrong = Danach kann dein Gegner dich noch aufhalten, oder du brauchst länger.

## Lektion

graveyard-shift-lesson-enter = Ein Wettlauf gegen Rot: Bring ein Gehirn, ein Herz, einen Rumpf und Beine zu den Toren in den Ecken. Eine Figur, die draußen ist, kommt durch ein Tor herein, und das ist der ganze Zug. Du bist Weiß. Komm durch ein freies Tor herein.
graveyard-shift-lesson-entered = Du bist drin, und Rot ist ein Feld weit gegangen, nach C4. Von einem leeren Feld geht eine Figur ein Feld weit; von einem einzelnen Teil auch, und das Teil kommt mit.
graveyard-shift-lesson-push = Deine Figur steht auf drei Teilen und nimmt alle mit. Ein Stapel fährt so viele Felder, wie er Teile hat, oder bis zum Rand, und auf jedem Feld, über das er fährt, fällt das unterste Teil herunter. Schieb ihn nach Osten.
graveyard-shift-lesson-push-north = Nach Norden ginge es auch: Das Herz fiele auf B3 herunter, und hinter B4 ist der Rand. Aber schieb ihn hier nach Osten, nach D2.
graveyard-shift-lesson-push-gathered = In dieser Richtung kommt nach einem Feld der Rand, und nichts fällt herunter. Sieh dir einen längeren Weg an: Schieb ihn nach Osten.
graveyard-shift-lesson-pushed = Das Herz ist auf C2 heruntergefallen, und der Rand hat dich auf D2 gestoppt. Was du bringst, liegt dort immer obenauf.
graveyard-shift-lesson-gate = An einem Tor sieht sich dein Meister an, was du bringst, und nimmt ein Teil, das dir noch fehlt. Das Tor D1 liegt gleich unter dir: Schieb deine drei Teile dorthin.
graveyard-shift-lesson-gate-far = D4 ist auch ein Tor, aber auf D3 fiele der Rumpf herunter. D1 ist näher: Bring alle drei Teile dorthin.
graveyard-shift-lesson-gate-other = Am Ende dieses Wegs ist kein Tor. Zieh nach Süden, nach D1.
graveyard-shift-lesson-arrived = Du bist mit Rumpf, Gehirn und Beinen am Tor. Nur eins davon zählt, und welches, entscheidest du.
graveyard-shift-lesson-take = Ein Teil darfst du nehmen, alles andere kommt zurück auf die Gräber. Am Ende brauchst du alle vier Arten. Nimm das Gehirn.
graveyard-shift-lesson-take-other = In einer Partie könntest du auch das nehmen. Nimm hier das Gehirn und sieh, was aus dem Rest wird.
graveyard-shift-lesson-taken = Das Gehirn gehört dir, und deine Figur hat den Friedhof verlassen. Der Rest kommt Teil für Teil zurück, und dein Gegner beginnt: Rot hat den Rumpf auf D2 gelegt. Wer zurücklegt, wählt Teil und Feld.
graveyard-shift-lesson-return = Übrig sind die Beine, und du legst sie zurück: auf ein leeres Grab oder in ein Mausoleum mit weniger als zwei Teilen. Beine fehlen dir noch, also leg sie neben ein Tor: auf A2 oder C4.
graveyard-shift-lesson-return-far = Von dort ist es weiter zu einem Tor, und Beine fehlen dir noch. Leg sie auf A2 oder C4.
graveyard-shift-lesson-returned = Im nächsten Zug kommst du wieder herein, durch welches Tor du willst: Schneller kommt man nicht über den Friedhof.
graveyard-shift-lesson-attack = Die Beine hast du auch gebracht, und deine Figur ist wieder draußen. Rot ist gerade durch A4 hereingekommen. Endet dein Zug bei Rot, oder kommst du dort herein, ist das ein Überfall: Du ziehst gleich noch einmal. Überfalle Rot.
graveyard-shift-lesson-attack-other = Das ist ein gewöhnlicher Zug. Komm dort herein, wo Rot steht, auf A4, und du ziehst zweimal.
graveyard-shift-lesson-attacked = Du ziehst gleich noch einmal. Lägen auf dem Feld Teile, wären sie jetzt alle deine, und Rot stünde mit leeren Händen da; Vorbeifahren ist kein Überfall. Die vierte Art gewinnt die Runde, zwei Runden gewinnen die Partie.

## Achievements

graveyard-shift-feat-undead = Totgesagte
graveyard-shift-feat-undead-about = Verliere die erste Runde und gewinne die Partie.
graveyard-shift-feat-whole = An einem Stück
graveyard-shift-feat-whole-about = Gewinne die letzte Runde, während deinem Gegner noch zwei Teile fehlen.
