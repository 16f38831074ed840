## Das Spiel

bushwhacked-name = Hinterhalt
bushwhacked-tagline = Umzingle die Basen und leg allen, die dir im Weg stehen, einen Hinterhalt.
bushwhacked-goal = Kontrolliere die meisten Basen: Eine Basis gehört dir, solange deine Steine auf allen vier Seiten stehen.
bushwhacked-credit = Kevin Reilly
bushwhacked-cover = Ein Brett mit 17 mal 17 Feldern: Weiße Steine stehen auf allen vier Seiten einer Basis, rote auf allen vier Seiten einer anderen.
bushwhacked-score = { $bases ->
    [one] { $bases } Basis
   *[other] { $bases } Basen
}, { $captures ->
    [one] { $captures } Beutestein
   *[other] { $captures } Beutesteine
}
bushwhacked-late = Läuft deine Zeit ab, bist du nicht mehr dabei und landest hinter allen, die noch dabei sind; das zählt wie jede Niederlage.

bushwhacked-side-white = Weiß
bushwhacked-side-red = Rot
bushwhacked-side-blue = Blau
bushwhacked-side-yellow = Gelb

bushwhacked-option-assist = Schlagbare Steine ankreuzen
bushwhacked-option-assist-on = Ja, für alle
bushwhacked-option-assist-off = Nein, selbst finden
bushwhacked-option-first = Wer beginnt
bushwhacked-option-first-random = Wird ausgelost
bushwhacked-option-first-white = Weiß

## Was man tippt

bushwhacked-typed-place = setzen, setze, setzt, setz, stelle, stell, lege, leg
bushwhacked-typed-capture = schlagen, schlage, schlägt, schlag, nehmen, nehme, nimmt, nimm, fangen, fange
bushwhacked-typed-pass = passen, passe, passt, aussetzen
bushwhacked-typed-trade = tauschen, tausche, tauscht, tausch, eintauschen
bushwhacked-typed-pay = bezahlen, bezahle, bezahlt, bezahl, zahlen, zahle, zahlt, zahl
bushwhacked-typed-done = fertig, ende, beenden, schluss, stopp
bushwhacked-typed-nothing = auf, gegen, mit, um, den, einen, stein

## Knöpfe und Menüs

bushwhacked-label-place = Irgendwo setzen…
bushwhacked-label-place-column = In Spalte { $column } setzen…
bushwhacked-label-place-square = Auf { $square } setzen
bushwhacked-label-capture = ⚔ Schlagen…
bushwhacked-label-capture-column = ⚔ In Spalte { $column } schlagen…
bushwhacked-label-capture-square = ⚔ { $square } schlagen
bushwhacked-label-trade = 🔁 Tauschen…
bushwhacked-label-trade-column = 🔁 In Spalte { $column } tauschen…
bushwhacked-label-trade-square = 🔁 Gegen { $square } tauschen…
bushwhacked-label-pay = Bezahlen mit…
bushwhacked-label-pay-column = In Spalte { $column } bezahlen…
bushwhacked-label-pay-square = Mit { $square } bezahlen
bushwhacked-label-pass = ⏭ Passen
bushwhacked-label-done = ✔ Fertig

bushwhacked-next-to-stones = Neben einen Stein setzen…
bushwhacked-some-next-to-stones = Neben einen Stein setzen, { $count } von { $of }…
bushwhacked-near-rows = Nördlich oder südlich einer Basis setzen…
bushwhacked-near-columns = Östlich oder westlich einer Basis setzen…
bushwhacked-near = An eine Basis setzen…
bushwhacked-near-north = { $square }, nördlich der Basis { $base }
bushwhacked-near-east = { $square }, östlich der Basis { $base }
bushwhacked-near-south = { $square }, südlich der Basis { $base }
bushwhacked-near-west = { $square }, westlich der Basis { $base }

## Im Bild

bushwhacked-drawn-turn = Zug { $n }
bushwhacked-drawn-to-move = { $side } ist am Zug
bushwhacked-drawn-may-capture = { $side } darf schlagen
bushwhacked-drawn-up-to = { $side } darf bis zu { $n } setzen
bushwhacked-drawn-more = { $side } darf noch { $n } setzen
bushwhacked-drawn-trades = { $side } tauscht: noch { $n } zu zahlen
bushwhacked-drawn-won = { $count ->
    [one] { $sides } gewinnt
   *[other] Unentschieden: { $sides }
}
bushwhacked-drawn-draw = unentschieden
bushwhacked-drawn-bases = Basen
bushwhacked-drawn-captures = Beutesteine
bushwhacked-drawn-hand = im Vorrat
bushwhacked-drawn-gone = nicht mehr dabei

## Das Brett in Worten

bushwhacked-over = { bushwhacked-name }: Die Partie ist zu Ende. { $result }
bushwhacked-to-move = { $reader ->
    [you] { bushwhacked-name }. Du ({ $side }) bist am Zug.
   *[other] { bushwhacked-name }. { $who } ({ $side }) ist am Zug.
}
bushwhacked-trading = { $reader ->
    [you] { bushwhacked-name }. Du ({ $side }) tauschst gegen { $target }. Noch zu zahlen: { $left }.
   *[other] { bushwhacked-name }. { $who } ({ $side }) tauscht gegen { $target }. Noch zu zahlen: { $left }.
}
bushwhacked-to-place = Noch zu setzen: { $stones }.
bushwhacked-exposed = Schlagbar: { $squares }.

bushwhacked-new = Neu: { $told }
bushwhacked-new-pass = { $side } hat gepasst.
bushwhacked-new-stones = { $side } hat { $squares } besetzt.
bushwhacked-new-trade = { $side } hat { $paid } gegen { $target } getauscht.
bushwhacked-new-payment = { $side } hat mit { $paid } bezahlt.
bushwhacked-new-captures = { $side } hat { $squares } geschlagen.

bushwhacked-around = Um die Basen: { $bases }
bushwhacked-around-base = { $base } { $stones }.
bushwhacked-around-side = { $side } { $count }
bushwhacked-nobody-around = Ohne Steine daneben: { $bases }.

bushwhacked-army = { $side } ({ $reader ->
    [you] du
   *[other] { $who }
}), Vorrat: { $play } Spiel-, { $capture } Beutesteine.
bushwhacked-army-gone = { $reader ->
    [you] Du ({ $side }) bist nicht mehr dabei.
   *[other] { $side } ({ $who }) ist nicht mehr dabei.
}
bushwhacked-army-stones = Steine von { $side }: { $squares }.
bushwhacked-army-captures = Beutesteine von { $side }: { $squares }.
bushwhacked-turn-number = Zug { $turn }.
bushwhacked-scores = Stand: { $scores }
bushwhacked-score-of = { $side } { bushwhacked-score }.
bushwhacked-holds = { $side } kontrolliert { $bases }.
bushwhacked-passed-in-row = { $n ->
    [1] { $side } hat zuletzt gepasst.
   *[2] { $side } hat zweimal in Folge gepasst.
}
bushwhacked-passed-and-next = { $n ->
    [1] { $side } hat zuletzt gepasst
   *[2] { $side } hat zweimal in Folge gepasst
}: im nächsten Zug bis zu { $stones } Steine.

## Was über eine Stelle im Bild gesagt wird

bushwhacked-spot-empty = { $square }, leer{ $mark ->
    [spent] , Stein zum Tauschen bezahlt
   *[none] {""}
}
bushwhacked-spot-stone = { $square }, { $side ->
    [white] weißer
    [red] roter
    [blue] blauer
   *[yellow] gelber
} { $kind ->
    [capture] Beutestein
   *[play] Stein
}{ $mark ->
    [target] , wird eingetauscht
    [paid] , schon bezahlt
    [payable] , zum Bezahlen
    [capturable] , schlagbar
    [new] , neu
    [decides] , entscheidet die Partie
   *[none] {""}
}
bushwhacked-spot-base = { $square }, Basis, keine Steine drumherum
bushwhacked-spot-besieged = { $square }, Basis, Steine drumherum: { $stones }
bushwhacked-spot-held = { $square }, Basis, kontrolliert von { $side ->
    [white] Weiß
    [red] Rot
    [blue] Blau
   *[yellow] Gelb
}
bushwhacked-spot-player = { $side }: { bushwhacked-score }, im Vorrat: { $play } Spiel-, { $capture } Beutesteine
bushwhacked-spot-gone = { $side } ist nicht mehr dabei

## Was erzählt wird

bushwhacked-places = { $who } setzt einen Stein auf { $square }.
bushwhacked-passes = { $who } passt: im nächsten Zug bis zu { $stones } Steine.
bushwhacked-trades = { $who } will gegen { $square } tauschen.
bushwhacked-pays = { $who } bezahlt mit { $square }.
bushwhacked-pays-and-takes = { $who } bezahlt mit { $square } und nimmt { $target } von { $loser }.
bushwhacked-captures = { $who } schlägt { $square } von { $loser }: umzingelt von { $stones }.
bushwhacked-pierces = { $who } schlägt { $square } von { $loser }: Ein Pfeil aus { $stones } zeigt darauf.
bushwhacked-resigns = { $who } gibt auf.
bushwhacked-out-of-time = Die Zeit von { $who } ist abgelaufen.

bushwhacked-moment-base = { $who } nimmt eine Basis ein
bushwhacked-moment-capture = { $who } schlägt einen Stein

## Wie eine Partie endet

bushwhacked-no-stones = { $who } hat keine Spielsteine mehr
bushwhacked-all-turns = wer noch dabei ist, hatte { $turns } Züge
bushwhacked-decided-bases = Basen { $counts }
bushwhacked-decided-captures = Beutesteine { $counts } bei gleich vielen Basen (je { $bases })
bushwhacked-decided-nothing = gleich viele Basen (je { $bases }) und gleich viele Beutesteine (je { $captures })

## Was die Hand gefragt wird

bushwhacked-asks-place = Wohin kommt dein Stein?
bushwhacked-asks-several = Wohin kommt dein Stein? Bis zu { $n } darfst du setzen.
bushwhacked-asks-more = Noch ein Stein? Du darfst noch { $n } setzen.
bushwhacked-asks-pay = Mit welchem Beutestein bezahlst du? Noch { $left }.
bushwhacked-asks-capture = Schlägst du einen Stein, oder bist du fertig?
bushwhacked-plays-place = Einen Stein auf { $square } setzen

## Warum etwas nicht geht

bushwhacked-left-already = Du bist in dieser Partie nicht mehr dabei.
bushwhacked-how-to-type = So gibst du einen Zug ein: „setze K10“, „schlage L11“, „tausche K10“, „zahle C5“, „passe“ oder „fertig“.
bushwhacked-no-such-square = Ein Feld { $square } gibt es nicht: Das Brett geht von A1 bis Q17.
bushwhacked-passed-twice = Du hast zweimal hintereinander gepasst: Setz jetzt einen Stein oder tausch.
bushwhacked-not-begun = Ein Zug beginnt damit, dass du einen Stein setzt, passt oder tauschst.
bushwhacked-owing = Ein Tausch lässt sich nicht zurücknehmen: Bezahl mit deinen Beutesteinen, noch { $left }.
bushwhacked-has-passed = Du hast gepasst: Schlag jetzt oder beende den Zug mit „Fertig“.
bushwhacked-has-traded = Du hast getauscht: Schlag jetzt oder beende den Zug mit „Fertig“.
bushwhacked-has-placed = Du hast schon einen Stein gesetzt, also kannst du in diesem Zug weder passen noch tauschen.
bushwhacked-no-stone-with-trade = Wer in einem Zug tauscht, setzt keinen Stein.
bushwhacked-no-stone-with-pass = Du hast gepasst, also setzt du in diesem Zug keinen Stein.
bushwhacked-no-stone-after-capture = Nach dem ersten Schlagen darfst du in diesem Zug keinen Stein mehr setzen.
bushwhacked-no-play-stones = Du hast keine Spielsteine mehr im Vorrat.
bushwhacked-all-placed = Du hast alle Steine dieses Zuges gesetzt: Jetzt „schlage K10“ oder „fertig“.
bushwhacked-base-taken = { $square } ist eine Basis: Dort setzt niemand.
bushwhacked-own-taken = Auf { $square } steht schon ein Stein von dir.
bushwhacked-other-taken = Auf { $square } steht schon ein Stein von { $who }.
bushwhacked-trade-too-dear = Ein Tausch kostet { $price } deiner Beutesteine, auf dem Brett { $count ->
    [0] hast du aber keinen.
    [one] hast du aber nur einen.
   *[other] hast du aber nur { $count }.
}
bushwhacked-nothing-to-trade = Auf { $square } steht kein gegnerischer Beutestein.
bushwhacked-nothing-owed = Es gibt nichts zu bezahlen: Ein Tausch beginnt mit „tausche K10“.
bushwhacked-paid-already = Mit { $square } hast du schon bezahlt.
bushwhacked-nothing-to-pay = Du bezahlst mit eigenen Beutesteinen, und auf { $square } steht keiner.
bushwhacked-base-stays = { $square } ist eine Basis, und Basen werden nie geschlagen.
bushwhacked-no-stone-there = Auf { $square } steht kein Stein.
bushwhacked-your-stone = Der Stein auf { $square } gehört dir.
bushwhacked-capture-stone-stays = Auf { $square } steht ein Beutestein: Der wechselt nur durch einen Tausch den Besitzer.
bushwhacked-no-capture-stones = Du hast keine Beutesteine mehr im Vorrat.
bushwhacked-not-exposed = { $square } ist nicht von drei Seiten umzingelt, und kein Pfeil zeigt darauf.
bushwhacked-capture-later = Geschlagen wird erst, wenn du gesetzt, gepasst oder getauscht hast.

## Warnungen

bushwhacked-warn-capturable = Du kannst noch { $squares } schlagen.
bushwhacked-warn-more = { $left ->
    [one] Du dürftest in diesem Zug noch einen Stein setzen, danach aber nicht mehr.
   *[other] Du dürftest in diesem Zug noch { $left } Steine setzen, danach aber nicht mehr.
}
bushwhacked-warn-last-stone = Das ist dein letzter Spielstein: Mit diesem Zug endet die Partie, und so wie es steht, liegst du nicht vorn.
bushwhacked-warn-spoilt = Ein Stein dort zerstört deinen Pfeil: { $count ->
    [1] { $squares } bleibt in Sicherheit.
   *[other] { $squares } bleiben in Sicherheit.
}

## Tipps

bushwhacked-tip-pay = Bezahl mit deinen Beutesteinen, noch { $left }: Sie kommen zurück in deinen Vorrat.
bushwhacked-tip-capture-now = Die angekreuzten Steine kannst du jetzt schlagen; „Fertig“ beendet deinen Zug.
bushwhacked-tip-another = Du darfst noch setzen; „Fertig“ beendet deinen Zug.
bushwhacked-tip-may-capture = Du darfst schlagen; „Fertig“ beendet deinen Zug.
bushwhacked-tip-place-or-pass-first = Setz erst einen Stein oder passe, dann kannst du schlagen, was angekreuzt ist.
bushwhacked-tip-place-first = Setz erst einen Stein, dann kannst du schlagen, was angekreuzt ist.
bushwhacked-tip-goal = Das Ziel: Stehen deine Steine auf allen vier Seiten einer Basis, gehört sie dir, und wer die meisten Basen hat, gewinnt. Beginn neben einer Basis.
bushwhacked-tip-trade = Statt einen Stein zu setzen, darfst du drei deiner Beutesteine gegen einen fremden tauschen.
bushwhacked-tip-captured = Ein Stein wird geschlagen, wenn drei Steine eines Gegners neben ihm stehen oder ein Pfeil aus drei Steinen auf ihn zeigt, der innen leer ist. Das kannst du auch.
bushwhacked-tip-place-or-pass = Setz einen Stein oder passe: Dann darfst du im nächsten Zug einen mehr setzen.
bushwhacked-tip-place = Du hast zweimal hintereinander gepasst, mehr geht nicht: Setz jetzt { $n ->
    [one] einen Stein.
   *[other] Steine, bis zu { $n }.
}

## Warum ein Computer das spielen würde

bushwhacked-why-capture = Sind die Basen gleich verteilt, gewinnen die meisten Beutesteine: Beutesteine dann: du { $mine }, { $who } { $theirs }.
bushwhacked-why-pass = { $n ->
    [1] Du behältst deinen letzten Stein: Sobald er liegt, endet die Partie.
   *[other] Du sparst einen Stein: Im nächsten Zug darfst du { $n } auf einmal setzen und eine Form vollenden, bevor jemand antworten kann.
}
bushwhacked-why-done = Du musst nicht weiter setzen: Ich sehe kein Feld, das jetzt einen deiner { $hand } Spielsteine wert wäre, und die Partie endet, wenn jemandem die Steine ausgehen.
bushwhacked-why-find = { $n ->
    [1] Das vollendet eine Form: Such, was du jetzt schlagen kannst.
   *[other] Das ist der erste von { $n } Steinen, die in diesem Zug eine Form vollenden: Such, was sie schlagen.
}
bushwhacked-why-exposes = Dann kannst du sofort { $squares } schlagen: { $how ->
    [surrounded] { $n ->
        [one] Er ist umzingelt, drei Seiten gehören dir.
       *[other] Sie sind umzingelt, bei jedem gehören drei Seiten dir.
    }
    [pierced] { $n ->
        [one] Dein Pfeil ist vollständig, mit der Spitze neben ihm und einem leeren Feld zwischen den Flügeln.
       *[other] Dein Pfeil ist vollständig, mit der Spitze neben ihnen und einem leeren Feld zwischen den Flügeln.
    }
   *[both] Mehrere Formen sind auf einmal vollständig.
}
bushwhacked-why-base = { $mine ->
    [1] Das ist der erste der vier Steine, die du um die Basis { $base } brauchst.
   *[other] Damit hast du { $mine } der vier Steine, die du um die Basis { $base } brauchst.
}
bushwhacked-why-guards = Das nimmt { $who } dieses Feld: Von dort könnte { $who } { $squares } schlagen.
bushwhacked-why-wins-base = Damit nimmst du noch in diesem Zug { $n ->
    [one] die Basis { $bases }
   *[other] die Basen { $bases }
} ein.
bushwhacked-why-burst-base = Mit Steinen auf { $stones } nimmst du noch in diesem Zug { $n ->
    [one] die Basis { $bases }
   *[other] die Basen { $bases }
} ein.
bushwhacked-why-burst = Mit Steinen auf { $stones } kannst du noch in diesem Zug { $squares } schlagen: { $how ->
    [surrounded] Dann gehören dir drei Seiten
    [pierced] Dann ist dein Pfeil vollständig
   *[both] Dann sind mehrere Formen vollständig
}, und niemand kann dazwischen antworten.
bushwhacked-why-safe = Im nächsten Zug deines Gegners könntest du { $squares } verlieren; so kann dann nichts von dir geschlagen werden.
bushwhacked-why-chain = Danach kannst du { $squares } schlagen: Ein in diesem Zug geschlagener Stein hilft beim Umzingeln.
bushwhacked-why-capture-base = Dein Beutestein auf { $square } steht neben einer Basis ({ $bases }), und er verschwindet nur durch einen Tausch.
bushwhacked-why-saves = Im nächsten Zug würden Steine auf { $stones } zusammen { $squares } schlagen, wenn es niemand verhindert: Spar also jetzt einen Stein.
bushwhacked-why-saves-base = Im nächsten Zug würde { $bases } mit Steinen auf { $stones } dir gehören, wenn es niemand verhindert: Spar also jetzt einen Stein.
bushwhacked-why-waits = Im nächsten Zug kann nichts von dir geschlagen werden, also kannst du warten: Danach darfst du { $n } Steine auf einmal setzen und eine Form vollenden, bevor jemand antworten kann.
bushwhacked-why-threatens = { $n ->
    [1] Im nächsten Zug könntest du mit einem weiteren Stein { $squares } schlagen.
   *[other] Du drohst mehrfach: Im nächsten Zug würde je ein weiterer Stein { $squares } schlagen.
}
bushwhacked-why-bars = Das hält andere von der Basis { $base } fern: Man braucht alle vier Felder darum, und andere haben dort schon { $theirs }.
bushwhacked-why-breaks = Ohne diesen Stein kontrolliert { $who } { $bases } nicht mehr.
bushwhacked-why-pay = { $square } liegt neben keiner Basis, also fehlt dir der Stein dort kaum.

## Rätsel

bushwhacked-puzzle-capture = { $turns ->
    [one] Schlag in diesem Zug so viele Steine wie möglich.
   *[other] Schlag in { $turns } Zügen so viele Steine wie möglich.
} Womit beginnst du?
bushwhacked-puzzle-capture-hint = Ein geschlagener Stein wird zu deinem und hilft sofort, seine Nachbarn zu umzingeln. Such ein Feld, mit dem eine solche Kette beginnt oder das zwei Formen auf einmal fertig macht.
bushwhacked-puzzle-capture-why = Mit keinem anderen Anfang kannst du in diesem Zug so viele Steine schlagen: Alle sind durchprobiert, mit jedem Stein, der danach zu schlagen ist.
bushwhacked-puzzle-capture-wrong = Beginnst du so, kannst du in diesem Zug nicht so viele Steine schlagen.
bushwhacked-puzzle-base = { $turns ->
    [one] Nimm in diesem Zug eine weitere Basis ein.
   *[other] Nimm in { $turns } Zügen eine weitere Basis ein.
} Womit beginnst du?
bushwhacked-puzzle-base-hint = Eine Basis gehört dir, wenn auf allen vier Seiten deine Steine stehen, und geschlagene zählen mit. Welcher Basis fehlt am wenigsten?
bushwhacked-puzzle-base-why = So stehen am Ende dieses Zuges deine Steine auf allen vier Seiten der Basis, und sie bleibt dir nach jeder Antwort. Kein anderer Anfang schafft das.
bushwhacked-puzzle-base-wrong = Beginnst du so, gehört dir am Ende dieses Zuges keine weitere Basis.

## Lektion

bushwhacked-lesson-surround = Du bist Weiß. Wer die meisten Basen hat, die schwarzen Felder, gewinnt; lern aber zuerst zu schlagen. Du setzt je Zug einen Stein. Ein fremder ist umzingelt, wenn auf drei Seiten deine stehen. Neben dem roten auf K10 stehen zwei, und unter ihm auf K9 steht Rot: Setz den dritten darüber, auf K11.
bushwhacked-lesson-surround-other = So ist K10 nicht umzingelt. Nur eine seiner Seiten ist noch frei: Setz deinen Stein auf K11.
bushwhacked-lesson-surrounded = Jetzt ist K10 umzingelt, und dein Zug geht weiter: Gleich schlägst du den Stein.
bushwhacked-lesson-capture = Hast du gesetzt, darfst du schlagen, was umzingelt ist, so viel du willst. Du musst nicht, aber bis zum nächsten Zug hat der Stein vielleicht Hilfe. Schlag K10.
bushwhacked-lesson-capture-done = Dann bleibt K10 stehen, und Rot kann ihm helfen. Schlag den Stein vorher.
bushwhacked-lesson-captured = Auf K10 steht jetzt ein Beutestein von dir: Den kann niemand schlagen, und am Ende zählt er. Beim Umzingeln hilft er nur noch in diesem Zug; so kann ein Schlag zum nächsten führen. Der rote Stein ist zurück im Vorrat.
bushwhacked-lesson-pierce = Auch ein Pfeil schlägt: die Spitze neben dem Opfer, hinter ihr ein leeres Feld und links und rechts von diesem Feld ein Flügel. Deine Flügel auf E8 und G8 zielen auf F10. Setz die Spitze, auf F9.
bushwhacked-lesson-pierce-other = So entsteht kein Pfeil auf F10. Die Spitze gehört zwischen F10 und das leere F8: auf F9.
bushwhacked-lesson-pierced = F9, E8 und G8 sind ein Pfeil, der auf F10 zeigt, und der Stein ist geschlagen. Das Feld dahinter, F8, muss leer sein: Jeder Stein dort zerbricht den Pfeil. Alle drei müssen Spielsteine sein, keine Beutesteine.
bushwhacked-lesson-burst = Setzt du Stein für Stein, kann Rot antworten. Passe lieber: Nach einmal Passen setzt du zwei Steine auf einmal, nach zweimal drei. Dreimal hintereinander geht nicht. Passe.
bushwhacked-lesson-burst-other = Das sieht Rot kommen und antwortet. Passe und setz im nächsten Zug zwei auf einmal.
bushwhacked-lesson-passed = Jetzt darfst du zwei Steine auf einmal setzen: Mit K11 und L12 wäre K12 umzingelt, bevor Rot helfen kann. Was du in diesem Zug nicht setzt, verfällt.
bushwhacked-lesson-base = Die schwarzen Felder sind Basen. Eine Basis gehört dir, solange deine Steine, gleich welcher Art, auf allen vier Feldern neben ihr stehen. Um I9 stehen drei: Setz den vierten, auf I10.
bushwhacked-lesson-base-other = An I9 fehlt noch ein Stein auf I10.
bushwhacked-lesson-controlled = I9 gehört dir, solange alle vier stehen. Hat jemand keinen der 30 Spielsteine mehr im Vorrat, ist die Partie aus: Die meisten Basen gewinnen, bei gleich vielen die meisten Beutesteine.
bushwhacked-lesson-trade = Die Basis D9 gehört Rot, und daneben, auf D8, steht ein Beutestein, den niemand schlagen kann. Stehen aber drei eigene Beutesteine auf dem Brett, kannst du sie gegen ihn tauschen, statt zu setzen. Tausch gegen D8.
bushwhacked-lesson-trade-other = Das ändert nichts an D8. Tausch gegen D8: Die drei Beutesteine dafür hast du.
bushwhacked-lesson-traded = Bezahlt hast du mit K10, K8 und K6; sie sind zurück im Vorrat. D8 gehört dir, und Rot hat die Basis verloren. Einen Beutestein holt nur ein Tausch, einer pro Zug, und in diesem Zug hilft der neue beim Umzingeln.

## Achievements

bushwhacked-feat-dominoes = Dreifachfalle
bushwhacked-feat-dominoes-about = Gewinne, nachdem du in einem Zug drei Steine geschlagen hast.
bushwhacked-feat-landlord = Großgrundbesitz
bushwhacked-feat-landlord-about = Gewinne mit zwei Basen oder mehr.
