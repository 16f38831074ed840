### Grabräuber. Wörter: Brett, Feld, Figur (jeder hat eine auf dem eigenen Brett und die „zweite“ auf
### dem anderen), Windmühle, Grab, Schatz, Hindernis, Aufbau, graben, passen; Rot und Weiß.

## Über das Spiel

graverobber-name = Grabräuber
graverobber-tagline = Grabe blind auf einem Brett, das du nie siehst: Den Weg weist dir deine eigene Figur.
graverobber-goal = Grabe alle drei Schätze deines Gegners aus, bevor er deine ausgräbt.
graverobber-cover = Dein eigenes geheimes Brett: eine Windmühle, drei Gräber, neben jedem ein Schatz, und beide Laternenträger unterwegs.
graverobber-credit = Petscop Comprehensive Progress Document, Anhang „Graverobber“
graverobber-score = { $n } von 3 Schätzen
graverobber-side-red = Rot
graverobber-side-white = Weiß
graverobber-option-placement = Windmühle und Gräber
graverobber-option-placement-apart = Berühren sich nie
graverobber-option-placement-reachable = Dürfen sich berühren, Schätze bleiben erreichbar
graverobber-option-assist = Zeigen, wo die zweite Figur sein kann
graverobber-option-assist-off = Nein, jeder findet es selbst heraus
graverobber-option-assist-on = Ja, für beide
graverobber-option-skip_end = Beide passen dreimal in Folge
graverobber-option-skip_end-on = Beendet die Partie
graverobber-option-skip_end-off = Ändert nichts
graverobber-mark-obstacle = Hindernis?
graverobber-mark-plot = Schatz?
graverobber-mark-clear = frei
graverobber-mark-me = ich?

## Knöpfe und Menüs

graverobber-label-move = Ziehen…
graverobber-label-move-way = { $way ->
    [up] ⬆ Nach Norden…
    [down] ⬇ Nach Süden…
    [left] ⬅ Nach Westen…
   *[right] ➡ Nach Osten…
}
graverobber-label-move-steps = { $way ->
    [up] ⬆ Norden { $steps }
    [down] ⬇ Süden { $steps }
    [left] ⬅ Westen { $steps }
   *[right] ➡ Osten { $steps }
}
graverobber-label-move-to = { $way ->
    [up] ⬆ Norden { $steps }, bis { $square }
    [down] ⬇ Süden { $steps }, bis { $square }
    [left] ⬅ Westen { $steps }, bis { $square }
   *[right] ➡ Osten { $steps }, bis { $square }
}
graverobber-label-dig = ⛏ Graben…
graverobber-label-dig-way = { $way ->
    [up] ⛏ Nach Norden graben
    [down] ⛏ Nach Süden graben
    [left] ⛏ Nach Westen graben
   *[right] ⛏ Nach Osten graben
}
graverobber-label-skip = Passen
graverobber-label-piece = { $piece ->
    [windmill] Windmühle…
    [grave] Grab…
   *[plot] Schatz…
}
graverobber-label-column = { $piece ->
    [windmill] Windmühle in Spalte { $column }…
    [grave] Grab in Spalte { $column }…
   *[plot] Schatz in Spalte { $column }…
}
graverobber-label-at = { $piece ->
    [windmill] Windmühle auf { $square }
    [grave] Grab auf { $square }
   *[plot] Schatz auf { $square }
}
graverobber-label-windmill = Windmühle { $low }–{ $high }
graverobber-label-ready = Fertig
graverobber-label-clear = Von vorn

## Wörter in den Bildern

graverobber-picture-both = beide Bretter
graverobber-picture-you = { $side ->
    [red] du bist Rot
   *[white] du bist Weiß
}
graverobber-picture-turn = { $side ->
    [red] Rot am Zug
    [white] Weiß am Zug
   *[you] du bist am Zug
}{ $skips ->
    [0] { "" }
   *[other] { " " }· { $skips }-mal gepasst
}
graverobber-picture-won = { $side ->
    [red] Rot gewinnt, { $red } : { $white }
   *[white] Weiß gewinnt, { $red } : { $white }
}
graverobber-picture-draw = unentschieden, { $red } : { $white }
graverobber-picture-laying = es wird noch aufgebaut
graverobber-picture-next = { $piece ->
    [windmill] jetzt: deine Windmühle
    [grave] jetzt: ein Grab
   *[plot] jetzt: ein Schatz
}
graverobber-picture-laid = alles platziert: fertig?
graverobber-picture-your-board = dein Brett
graverobber-picture-board = { $side ->
    [red] Brett von Rot
   *[white] Brett von Weiß
}
graverobber-picture-ready = fertig
graverobber-picture-not-ready = im Aufbau
graverobber-picture-dots = { $piece ->
    [windmill] hier kann die linke untere Ecke der Windmühle stehen
    [grave] hier kann das Grab liegen
   *[plot] hier kann der Schatz zum Grab liegen
}
graverobber-picture-vain = kein Schatz
graverobber-picture-known = du, zuletzt
graverobber-picture-go = hierhin kannst du
graverobber-picture-side-state = { $side ->
    [red] Rot
   *[white] Weiß
}: { $state ->
    [ready] fertig
   *[not] im Aufbau
}

## Die Bretter in Worten

graverobber-sides = Grabräuber: { $you ->
    [red] du (Rot) gegen { $white } (Weiß).
    [white] du (Weiß) gegen { $red } (Rot).
   *[nobody] { $red } (Rot) gegen { $white } (Weiß).
}
graverobber-turn = { $reader ->
    [you] Zug { $turn }: Du bist am Zug.
   *[other] Zug { $turn }: { $who } ist am Zug.
}
graverobber-still-laying = Noch beim Aufbauen: { $who }.
graverobber-plots = Ausgegrabene Schätze: Rot { $red }, Weiß { $white }.
graverobber-skips = In Folge gepasst: { $skips }-mal.
graverobber-your-board = Dein Brett:
graverobber-board = { $side ->
    [red] Brett von Rot:
   *[white] Brett von Weiß:
}
graverobber-windmill-lies = Windmühle: { $squares }.
graverobber-grave-lies = Grab: { $grave }.
graverobber-pair-lies = Grab { $grave }, sein Schatz { $plot }.
graverobber-pair-robbed = Grab { $grave }, sein Schatz { $plot } ausgegraben.
graverobber-next = { $piece ->
    [windmill] Als Nächstes kommt die Windmühle.
    [grave] Als Nächstes kommt ein Grab.
   *[plot] Als Nächstes kommt der Schatz zu diesem Grab.
}
graverobber-your-piece = Deine Figur: { $square }.
graverobber-piece = { $side ->
    [red] Figur von Rot: { $square }.
   *[white] Figur von Weiß: { $square }.
}
graverobber-your-other = Deine zweite Figur: { $square }.
graverobber-other = { $side ->
    [red] Zweite Figur von Rot: { $square }.
   *[white] Zweite Figur von Weiß: { $square }.
}
graverobber-your-other-known = Deine zweite Figur: zuletzt auf { $square } gesehen.
graverobber-since = Deine Züge seitdem: { $moves }.
graverobber-step = { $way ->
    [up] Norden { $steps }
    [down] Süden { $steps }
    [left] Westen { $steps }
   *[right] Osten { $steps }
}
graverobber-other-known = { $side ->
    [red] Zweite Figur von Rot: zuletzt auf { $square } gesehen.
   *[white] Zweite Figur von Weiß: zuletzt auf { $square } gesehen.
}
graverobber-shade = Hier kann deine zweite Figur stehen: { $squares }.
graverobber-marks = Deine Markierungen: { $marks }.
graverobber-marked = { $kind } { $squares }
graverobber-dug-up = Ausgegraben: { $squares }.
graverobber-dug-in-vain = Vergeblich gegraben: { $squares }.
graverobber-walked = Betreten: { $times }.
graverobber-walked-times = { $n ->
    [5] ab 5× { $squares }
   *[other] { $n }× { $squares }
}

## Die Felder eines Bildes, einzeln gesprochen

graverobber-spot = { $whose ->
    [only] { $square }
    [you] { $square } bei dir
    [red] { $square } bei Rot
   *[white] { $square } bei Weiß
}
graverobber-spot-with = { graverobber-spot }: { $things }
graverobber-spot-lies = { $piece ->
    [windmill] Windmühle
    [grave] Grab
   *[plot] Schatz
}
graverobber-spot-hole = Schatz ausgegraben
graverobber-spot-vain = vergeblich gegraben
graverobber-spot-piece = { $side ->
    [you] deine Figur
    [red] Figur von Rot
   *[white] Figur von Weiß
}
graverobber-spot-other = { $how ->
    [may] vielleicht{ " " }
   *[other] { "" }
}{ $side ->
    [you] deine zweite Figur
    [red] zweite Figur von Rot
   *[white] zweite Figur von Weiß
}{ $how ->
    [was] { " " }zuletzt hier gesehen
    [still] { " " }vielleicht noch hier
   *[other] { "" }
}
graverobber-spot-walked = betreten
graverobber-spot-mark = markiert: „{ $kind }“
graverobber-spot-plots = { $n } von 3 Schätzen ausgegraben

## Züge von Hand, auf der Seite

graverobber-touch-digs = { $side ->
    [red] Graben auf dem Brett von Rot
   *[white] Graben auf dem Brett von Weiß
}
graverobber-touch-way = { $way ->
    [up] Norden
    [down] Süden
    [left] Westen
   *[right] Osten
}
graverobber-touch-start = Tipp an, wohin deine Figur zieht, oder grabe.
graverobber-touch-ready = Auf deinem Brett liegt alles: fertig?
graverobber-touch-lay = { $piece ->
    [windmill] Tipp auf das linke untere der vier Felder deiner Windmühle.
    [grave] Tipp auf ein Feld für das nächste Grab.
   *[plot] Tipp auf ein Feld neben { $grave }: Dort liegt der Schatz zu diesem Grab.
}
graverobber-touch-windmill = Windmühle auf { $squares }
graverobber-touch-move = { $way ->
    [up] Nach Norden bis { $square } ({ $steps })
    [down] Nach Süden bis { $square } ({ $steps })
    [left] Nach Westen bis { $square } ({ $steps })
   *[right] Nach Osten bis { $square } ({ $steps })
}
graverobber-touch-beside = Du gräbst nur neben deiner Figur. Steht sie nicht mehr, wo das Brett von { $side ->
    [red] Rot
   *[white] Weiß
} sie zeigt, nimm die vier Knöpfe.
graverobber-touch-straight = Deine Figur zieht von { $square } gerade nach Norden, Osten, Süden oder Westen.

## Was ein Zug erzählt

graverobber-laid = { $piece ->
    [windmill] Deine Windmühle steht auf { $square }.
    [grave] Dein Grab liegt auf { $square }.
   *[plot] Dein Schatz liegt auf { $square }.
}
graverobber-emptied = Dein Brett ist wieder leer.
graverobber-ready = { $who } ist fertig.
graverobber-begins = Beide Bretter stehen. { $who } beginnt.
graverobber-moves = { $who } zieht { $steps ->
    [one] { $steps } Feld
   *[other] { $steps } Felder
} nach { $way ->
    [up] Norden
    [down] Süden
    [left] Westen
   *[right] Osten
}, bis { $square }.
graverobber-visitor = Auf deinem Brett steht die zweite Figur von { $who } jetzt auf { $square }.
graverobber-digs-out = { $who } gräbt nach { $way ->
    [up] Norden
    [down] Süden
    [left] Westen
   *[right] Osten
}, über den Rand hinaus: Die zweite Figur steht auf { $square }.
graverobber-digs-plot = { $who } gräbt nach { $way ->
    [up] Norden
    [down] Süden
    [left] Westen
   *[right] Osten
}: { $square }, ein Schatz!
graverobber-digs-nothing = { $who } gräbt nach { $way ->
    [up] Norden
    [down] Süden
    [left] Westen
   *[right] Osten
}: { $square }, da liegt kein Schatz.
graverobber-passes = { $who } passt.
graverobber-passes-again = { $who } passt. Damit habt ihr { $count }-mal in Folge gepasst; beim { $end }. Mal ist die Partie zu Ende.

## Was in der Partie zählte

graverobber-moment-laid = Beide Bretter stehen
graverobber-moment-plot = { $who } gräbt einen Schatz aus

## Wie eine Partie endet

graverobber-third-plot = dritter Schatz auf { $square } ausgegraben
graverobber-both-skipped = beide haben dreimal in Folge gepasst
graverobber-all-turns = beide hatten { $turns } Züge, mehr gibt es nicht
graverobber-more-plots = mehr Schätze, { $more }:{ $fewer }
graverobber-equal-plots = gleich viele Schätze, { $n }:{ $n }

## Warum ein Zug nicht geht

graverobber-not-yet = Dein Brett steht; { $who } baut noch auf.
graverobber-boards-stay = Beide Bretter stehen und bleiben, wie sie sind.
graverobber-move-or-dig = { $way ->
    [up] Ziehen oder graben? „Norden 1“ zieht, „Norden graben“ gräbt.
    [down] Ziehen oder graben? „Süden 1“ zieht, „Süden graben“ gräbt.
    [left] Ziehen oder graben? „Westen 1“ zieht, „Westen graben“ gräbt.
   *[right] Ziehen oder graben? „Osten 1“ zieht, „Osten graben“ gräbt.
}
graverobber-how-to-type = Züge gibst du so ein: „Norden 3“, „Westen graben“ oder „passen“.
graverobber-at-edge = { $square } liegt am Rand des Bretts.
graverobber-board-ends = { $way ->
    [up] Nach Norden endet das Brett mit { $square }.
    [down] Nach Süden endet das Brett mit { $square }.
    [left] Nach Westen endet das Brett mit { $square }.
   *[right] Nach Osten endet das Brett mit { $square }.
}
graverobber-in-the-way = { $piece ->
    [windmill] Deine Windmühle auf { $square } ist im Weg.
   *[grave] Dein Grab auf { $square } ist im Weg.
}
graverobber-nothing-lies = Auf deinem Brett liegt noch nichts.
graverobber-goes-to-h8 = Das Brett geht von A1 bis H8.
graverobber-all-laid = Alles platziert: „fertig“, wenn es so bleibt, „von vorn“, um neu anzufangen.
graverobber-lay-first = { $piece ->
    [windmill] Bau erst dein Brett auf: Als Nächstes kommt deine Windmühle, etwa „Windmühle { $square }“.
    [grave] Bau erst dein Brett auf: Als Nächstes kommt ein Grab, etwa „Grab { $square }“.
   *[plot] Bau erst dein Brett auf: Als Nächstes kommt ein Schatz, etwa „Schatz { $square }“.
}
graverobber-sticks-out = Eine Windmühle auf { $square } würde über den Rand ragen: Sie belegt 2×2 Felder und wird nach dem Feld unten links benannt.
graverobber-start-stays-free = { $square } ist ein Startfeld und muss frei bleiben.
graverobber-taken = { $piece ->
    [windmill] Auf { $square } steht schon deine Windmühle.
    [grave] Auf { $square } liegt schon ein Grab von dir.
   *[plot] Auf { $square } liegt schon ein Schatz von dir.
}
graverobber-touches = { $piece ->
    [windmill] { $square } berührt deine Windmühle auf { $near }: An diesem Tisch dürfen sich Hindernisse nicht berühren, auch nicht über Eck.
   *[grave] { $square } berührt dein Grab auf { $near }: An diesem Tisch dürfen sich Hindernisse nicht berühren, auch nicht über Eck.
}
graverobber-not-beside-grave = { $square } liegt nicht neben deinem Grab auf { $grave }: Sein Schatz muss direkt nördlich, südlich, westlich oder östlich davon liegen.
graverobber-out-of-reach = Die Figur von { $who } käme von { $start } aus nicht zu einem Schatz auf { $square }.
graverobber-cut-off = Die Figur von { $who } käme nicht mehr zu deinem Schatz auf { $square }.
graverobber-no-room-for-plot = Dann bliebe kein Platz für den Schatz dazu.
graverobber-no-room-for-rest = Dann bliebe kein Platz für die übrigen Gräber und Schätze.

## Warum ein Plan nicht weitergeht

graverobber-foresight-dig = Was eine Grabung findet, weißt du noch nicht.

## Rat

graverobber-tip-lay = Das Ziel: Grabe die drei Schätze aus, die { $who } versteckt, bevor { $who } deine ausgräbt. Versteck deine also gut: Windmühle und Gräber stehen { $who } im Weg, Schätze nicht. *Zufälliger Aufbau* stellt dir das ganze Brett auf.
graverobber-tip-ready = Drück *Fertig*, wenn dein Brett so bleiben soll: Danach lässt sich nichts mehr ändern.
graverobber-tip-begin = Das Ziel: Grabe die drei Schätze auf dem Brett von { $who } aus, bevor { $who } deine ausgräbt. Zieh mit deiner Figur auf deinem eigenen Brett: Deine zweite Figur, auf dem anderen, geht in dieselbe Richtung, bis ein Hindernis oder der Rand sie aufhält. Ob sie aufgehalten wurde, sagt dir niemand. Grabe dann neben ihr.
graverobber-tip-dig = Wenn du gräbst, erfährst du genau, wo deine zweite Figur steht, auch wenn du über den Rand hinaus gräbst.
graverobber-warn-hemmed-in = Deine eigene Figur ist eingeschlossen: Von { $start } aus erreicht sie nur { $room } von { $free } freien Feldern.
graverobber-warn-edge = Deine zweite Figur steht auf { $square }, und { $way ->
    [up] nördlich
    [down] südlich
    [left] westlich
   *[right] östlich
} davon endet das Brett: Dort findest du nichts und erfährst nichts Neues.
graverobber-warn-start = Deine zweite Figur steht auf { $square }. Auf dem Startfeld { $ahead } kann nichts liegen: Dort findest du nichts und erfährst nichts Neues.
graverobber-warn-dug = Deine zweite Figur steht auf { $square }, und auf { $ahead } hast du schon gegraben: Dort findest du nichts und erfährst nichts Neues.
graverobber-why-chance = { $percent ->
    [0] Da liegt kein Schatz
    [1] Ein Schatz ist da unwahrscheinlich (unter 3 %)
    [100] Da liegt sicher ein Schatz
   *[other] Die Chance auf einen Schatz ist da etwa { $percent } %
}{ $better ->
    [yes] ; gräbst du jetzt woanders, { $other ->
        [0] findest du keinen.
        [1] ist die Chance unter 3 %.
       *[other] ist die Chance höchstens etwa { $other } %.
    }
   *[no] .
}
graverobber-why-dig = { graverobber-why-chance }
graverobber-why-dig-place = { graverobber-why-chance } Deine zweite Figur kann auf jedem von { $squares } Feldern stehen: Eine Grabung verrät dir, auf welchem, auch wenn du nichts findest.
graverobber-why-dig-grave = { graverobber-why-chance } Ein Schatz liegt neben einem Grab, und neben { $square } kann noch auf { $sides ->
    [one] { $sides } Feld
   *[other] { $sides } Feldern
} ein Hindernis sein{ $more ->
    [yes] {" "}(auf mehr als bei jeder anderen Grabung hier).
   *[no] .
}
graverobber-why-move = { $moves ->
    [1] Grabe danach { $way ->
        [up] nach Norden
        [down] nach Süden
        [left] nach Westen
       *[right] nach Osten
    }:
   *[other] Das ist der erste von { $moves } Zügen, dann grabe { $way ->
        [up] nach Norden
        [down] nach Süden
        [left] nach Westen
       *[right] nach Osten
    }:
} { $percent ->
    [0] Da liegt kein Schatz
    [1] Ein Schatz ist da unwahrscheinlich (unter 3 %)
    [100] Da liegt sicher ein Schatz
   *[other] Die Chance auf einen Schatz ist da etwa { $percent } %
}{ $better ->
    [yes] ; gräbst du sofort, { $other ->
        [0] findest du keinen.
        [1] ist die Chance unter 3 %.
       *[other] ist die Chance höchstens etwa { $other } %.
    }
   *[no] .
}{ $learns ->
    [stops] {" "}{ $exact ->
        [yes] Deine zweite Figur kann dann auf { $squares } Feldern stehen
       *[no] Deine zweite Figur kann dann auf { $squares } oder mehr Feldern stehen
    }: Eine Grabung verrät dir, auf welchem, und damit, wo Hindernisse sie aufgehalten haben.
    [grave] {" "}Ein Schatz liegt neben einem Grab, und neben dem Feld, auf dem du gräbst, kann noch auf { $sides ->
        [one] { $sides } Feld
       *[other] { $sides } Feldern
    } ein Hindernis sein.
    [sure] {" "}Du weißt dann genau, wo deine zweite Figur steht, und so auch, wo du gräbst.
   *[nothing] {""}
}{ $trail ->
    [old] {" "}Deine eigene Figur ist diese Felder schon gegangen, der Zug verrät also nichts Neues.
   *[new] {""}
}
graverobber-why-windmill = Da hält sie Züge durch zwei Reihen und zwei Spalten auf, und niemand erfährt, dass eine Figur aufgehalten wurde.
graverobber-why-grave = Daneben, auf { $plot }, lässt sich ein Schatz { $sides ->
    [one] nur von einem Feld
   *[other] von höchstens { $sides } Feldern
} aus ausgraben: je weniger, desto sicherer.
graverobber-why-plot = Da lässt er sich { $sides ->
    [one] nur von einem Feld
   *[other] von höchstens { $sides } Feldern
} aus ausgraben: Ränder und Hindernisse neben einem Schatz schützen ihn.
graverobber-why-ready = Jeder deiner Schätze lässt sich { $sides ->
    [one] nur von einem Feld
   *[other] von höchstens { $sides } Feldern
} aus ausgraben: je weniger, desto sicherer. Danach lässt sich nichts mehr ändern.

## Analyse: was man wissen konnte

graverobber-review-alike = „{ $move }“ war etwa so gut wie alles andere: Die Chance auf einen Schatz { $turns ->
    [1] war
   *[other] bei einer Grabung im { $turns }. Zug war
} { $percent } %.
graverobber-review-best = „{ $move }“ war am besten: Die Chance auf einen Schatz { $turns ->
    [1] war
   *[other] bei einer Grabung im { $turns }. Zug war
} { $percent } %.
graverobber-review-other = „{ $move }“: Die Chance auf einen Schatz { $turns ->
    [1] war
   *[other] bei einer Grabung im { $turns }. Zug war
} { $percent } %. Besser: „{ $bestmove }“, { $bestturns ->
    [1] sofort
   *[other] Grabung im { $bestturns }. Zug
}, { $bestpercent } %.
graverobber-review-sooner = „{ $move }“: Die Chance auf einen Schatz bei einer Grabung im { $turns }. Zug war { $percent } %. Besser: „{ $bestmove }“, { $bestturns ->
    [1] sofort
   *[other] Grabung im { $bestturns }. Zug
}, { $bestpercent } %: Es geht schneller, und auf jeden Zug gerechnet ist das mehr.
graverobber-review-counted = Alles gezählt: mögliche Bretter { $boards }, Lagen der Hindernisse { $sets }, Felder für die zweite Figur { $squares }. Bretter mit gut versteckten Schätzen zählen mehr.
graverobber-review-drawn = Zu viele, um alle zu zählen: gezogene Bretter { $boards }, Lagen der Hindernisse höchstens { $sets }, Felder für die zweite Figur { $squares }. Bretter mit gut versteckten Schätzen werden öfter gezogen. 95-%-Intervall für einen Schatz je Zug: { $low } % bis { $high } %.
graverobber-review-found = Gefunden: ein Schatz, Glück +{ $n }.
graverobber-review-empty = Gefunden: nichts, Pech −{ $n }.
graverobber-review-sum = { $who }, in Schätzen: Die besten Züge versprachen { $start }, { $parts }; gefunden { $result }.
graverobber-puzzle-squares = Felder, auf denen deine zweite Figur dann stehen kann: { $n }.
graverobber-review-sure = Das war sicher: „{ $move }“ findet einen Schatz.
graverobber-review-plots = Es war sicher: Ein Schatz lag auf { $squares }.
graverobber-review-vain = Es war sicher: Hier war nichts zu finden.
graverobber-review-shares = Wahrscheinlichkeit für die zweite Figur

## Was man tippen kann

graverobber-typed-up = hoch, rauf, oben, nach oben, Nord, Norden, nach Norden
graverobber-typed-down = runter, unten, nach unten, Süd, Süden, nach Süden
graverobber-typed-left = links, nach links, West, Westen, nach Westen
graverobber-typed-right = rechts, nach rechts, Ost, Osten, nach Osten
graverobber-typed-move = ziehen, ziehe, zieh, gehen, gehe, geh, Zug
graverobber-typed-dig = graben, grabe, buddeln
graverobber-typed-skip = passen, passe, aussetzen
graverobber-typed-windmill = Windmühle, Mühle
graverobber-typed-grave = Grab
graverobber-typed-plot = Schatz
graverobber-typed-ready = fertig, bereit
graverobber-typed-clear = von vorn, neu, neu anfangen, leeren
graverobber-typed-one = ein, eins, einen
graverobber-typed-two = zwei
graverobber-typed-three = drei
graverobber-typed-four = vier
graverobber-typed-five = fünf
graverobber-typed-six = sechs
graverobber-typed-seven = sieben
graverobber-typed-nothing = auf, bis, nach, um, Feld, Felder, Schritt, Schritte

## Rätsel

graverobber-so-far = Deine Züge bisher: { $turns }. (⬆3 ist ein Zug; ⛏B4➡C4 eine Grabung auf C4, deine zweite Figur stand auf B4; ✔ ein Schatz, ✖ außerhalb, – gepasst.)
graverobber-puzzle-plot = { $turns ->
    [one] Nach allem, was du erfahren hast, fördert eine der vier Grabungen sicher einen Schatz zutage. Welche?
   *[other] Sorg dafür, dass du in höchstens { $turns } eigenen Zügen, diesen mitgezählt, sicher einen Schatz ausgräbst, egal, was wo liegt. Nur ein erster Zug schafft das: welcher?
}
graverobber-puzzle-plot-hint = Finde zuerst heraus, wo deine zweite Figur steht. Such dann ein Grab, das sicher da ist: Auf einem der Felder daneben liegt sein Schatz, und wo du umsonst gegraben hast, liegt keiner.
graverobber-puzzle-plot-why = In jedem Aufbau, der zu allem passt, was du erfahren hast, gräbst du so rechtzeitig einen Schatz aus. Nach jedem anderen Zug ist das nicht sicher.
graverobber-puzzle-plot-wrong = In manchem Aufbau, der zu allem passt, was du erfahren hast, gräbst du so nicht rechtzeitig einen Schatz aus.
graverobber-puzzle-windmill = { $turns ->
    [one] Nach allem, was du erfahren hast, zielt eine der vier Grabungen sicher auf ein Feld der Windmühle. Welche?
   *[other] Sorg dafür, dass in höchstens { $turns } eigenen Zügen, diesen mitgezählt, eine deiner Grabungen sicher auf ein Feld der Windmühle zielt. Nur ein erster Zug schafft das: welcher?
}
graverobber-puzzle-windmill-hint = Die Windmühle nimmt 2×2 Felder ein; keins davon hat dein Gegner betreten, auf keinem lag ein Schatz. Wo ist noch Platz für sie, und welche Felder haben all diese Plätze gemeinsam?
graverobber-puzzle-windmill-why = In jedem Aufbau, der zu allem passt, was du erfahren hast, führt das rechtzeitig zu einem Feld der Windmühle. Nach jedem anderen Zug ist das nicht sicher.
graverobber-puzzle-windmill-wrong = In manchem Aufbau, der zu allem passt, was du erfahren hast, führt das nicht rechtzeitig zu einem Feld der Windmühle.
graverobber-puzzle-piece = Du kannst nicht sicher sein, wo deine zweite Figur steht. Nach welchem Zug muss sie auf einem bestimmten Feld stehen, ohne dass eine Grabung es dir verrät? Es gibt nur einen.
graverobber-puzzle-piece-hint = Schreib auf, auf welchen Feldern sie jetzt stehen kann. Lass sie dann von jedem aus denselben Zug machen: Sie hält am Rand oder direkt vor einem Hindernis.
graverobber-puzzle-piece-why = Nach diesem Zug steht deine zweite Figur in jedem Aufbau, der zu allem passt, was du erfahren hast, auf demselben Feld. Nach jedem anderen bleiben mindestens zwei.
graverobber-puzzle-piece-wrong = Ohne Grabung kann deine zweite Figur danach noch auf mindestens zwei Feldern stehen.

## Die Lektion

graverobber-lesson-lay = Wer als Erster die drei Schätze des anderen ausgräbt, gewinnt. Am Anfang baut jeder geheim sein Brett auf: Windmühle (2×2 Felder), drei Gräber und direkt neben jedem Grab dessen Schatz. Windmühle und Gräber berühren sich nie, auch nicht über Eck. Der letzte Schatz kommt in die Ecke: *Schatz auf A8*.
graverobber-lesson-lay-not-open = Das darfst du, aber dort lässt er sich von mehr als einem Feld aus ausgraben. Neben der Ecke ist nur eines frei: *Schatz auf A8*.
graverobber-lesson-lay-not-clear = Damit wäre dein ganzes Brett wieder leer, und es fehlt doch nur der letzte Schatz: *Schatz auf A8*.
graverobber-lesson-lay-then = Ihr habt beide *Fertig* gedrückt: Jetzt steht alles fest. Du bist Rot, und Rot beginnt. Unten ist dein Brett, darüber das, was du vom Brett von Weiß weißt: noch nichts. Auf beiden Brettern stehen beide Figuren, deine und die von Weiß.
graverobber-lesson-move = Grabe die drei Schätze auf dem Brett von Weiß aus, bevor Weiß deine ausgräbt. Du ziehst auf deinem Brett; deine zweite Figur, auf dem von Weiß, geht in dieselbe Richtung, bis ein Hindernis (Windmühle oder Grab) oder der Rand sie aufhält. Wähl *Norden 3, bis A4*.
graverobber-lesson-move-not-there = Das darfst du. In dieser Lektion geh drei Felder nach Norden: *Norden 3, bis A4*.
graverobber-lesson-move-not-dig = Graben wirst du im nächsten Zug. Sieh erst, wie deine beiden Figuren gehen: *Norden 3, bis A4*.
graverobber-lesson-not-skip = Passen ändert nichts, und habt ihr beide dreimal in Folge gepasst, ist die Partie vorbei.
graverobber-lesson-move-then = Du stehst auf A4. Kam deine zweite Figur auch so weit? Das sagt dir niemand; die blasse mit dem Fragezeichen steht, wo sie zuletzt gesehen wurde. Weiß ging von H8 nach H4: Auf getönten Feldern ist kein Hindernis. Auf deinem Brett hat deine Windmühle Weiß aufgehalten.
graverobber-lesson-dig = Eine Grabung zeigt, was auf einem Feld neben deiner zweiten Figur liegt, und nennt das Feld: So weißt du wieder, wo sie steht. Liegt dort ein Schatz, gehört er dir. Sie ging am Westrand entlang, also grabe zur anderen Seite: *Nach Osten graben*.
graverobber-lesson-dig-not-edge = Jenseits des Randes liegt kein Schatz. Wo deine Figur steht, erfährst du auch so: *Nach Osten graben*.
graverobber-lesson-dig-not-back = Auch so erfährst du, wo du stehst. Aber von Süden kommst du, und im Norden ist vielleicht gerade das, was dich aufgehalten hat: *Nach Osten graben*.
graverobber-lesson-dig-not-move = Finde erst heraus, wo deine zweite Figur ist: Wer immer nur zieht, weiß das bald nicht mehr. *Nach Osten graben*.
graverobber-lesson-dig-then = B2, kein Schatz. Deine zweite Figur steht also auf A2 statt auf A4: Auf A3 hat etwas sie aufgehalten! In einer Partie merkst du dir das mit *Felder markieren* oder `/markieren`: `A3`, `Hindernis?`. Deine Markierungen siehst nur du.
graverobber-lesson-plot = Später, mit deiner Markierung auf A3. Weiß war auf B4 und deine zweite Figur auf A2, also hat bei A3 keine Windmühle Platz: Da ist ein Grab, und direkt daneben liegt sein Schatz. Auf A2 hast du vergeblich gegraben; bleiben A4 und B3. Deine Figur steht jetzt auf B2: *Nach Norden graben*.
graverobber-lesson-plot-not-again = Auf A2 hast du eben erst gegraben. Neben dem Grab bleiben A4 und B3: *Nach Norden graben*.
graverobber-lesson-plot-not-far = Von diesem Feld weißt du nichts. Der Schatz neben dem Grab auf A3 aber muss auf A4 oder B3 liegen: *Nach Norden graben*.
graverobber-lesson-plot-not-move = Du musst nirgends hingehen: Eins der beiden Felder liegt direkt nördlich von deiner zweiten Figur. *Nach Norden graben*.
graverobber-lesson-plot-then = Ein Schatz! Er gehört dir, und alle erfahren es. Weiß hat vergeblich gegraben; dann hast du noch einmal gegraben, nach Süden, und auf B1 deinen zweiten Schatz gefunden.
graverobber-lesson-third = Zwei Schätze hast du; mit dem dritten gewinnst du sofort. Deine zweite Figur steht noch auf B2, und nördlich, südlich und westlich davon hast du schon gegraben: *Nach Osten graben*.
graverobber-lesson-third-not-again = Da hast du schon gegraben. Eine Seite bleibt noch: *Nach Osten graben*.
graverobber-lesson-third-not-move = Grabe erst auf der Seite, die noch bleibt, bevor du weitergehst: *Nach Osten graben*.
graverobber-lesson-third-then = Der dritte Schatz: gewonnen! Denk in einer Partie schon beim Aufbauen an die Bedenkzeit: Ist die Zeit um, gilt ein vollständiges Brett als fertig, mit einem unvollständigen aber hast du verloren.

## Achievements

graverobber-feat-surgeon = Ruhige Schaufel
graverobber-feat-surgeon-about = Gewinne mit allen drei Schätzen in höchstens zwölf Grabungen.
graverobber-feat-comeback = Dem Grab entstiegen
graverobber-feat-comeback-about = Gewinne, obwohl dein Gegner schon zwei Schätze hatte und du keinen.
