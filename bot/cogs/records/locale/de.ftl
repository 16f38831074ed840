bot-record-too-large = Eine Aufzeichnung hat höchstens ein Megabyte; diese Datei ist größer.
bot-record-no-text = Diese Datei ist kein Text, also keine Aufzeichnung.
bot-record-none-here = In diesem Kanal wurde noch keine Partie beendet; deine findest du unter `/{ -command-history }`.
bot-record-no-match = So eine Partie gibt es auf diesem Server nicht, jedenfalls nicht dort, wo du sie sehen kannst.
bot-record-running = Diese Partie läuft noch; das gibt es erst, wenn sie vorbei ist.
bot-record-unfinished = An diesem Tisch wurde keine Partie beendet.
bot-record-old-rules = Diese Partie wurde nach älteren Regeln gespielt; ich kann sie nicht mehr zeigen.
bot-record-gone = Die Aufzeichnung ist weg; schick sie noch einmal: `/{ -command-replay } { -option-file }:`
bot-record-damaged = Diese Aufzeichnung lässt sich nicht zeigen: Der Wert bei `{ $where }` kann nicht stimmen.
bot-record-nobody-there = Da saß niemand.
bot-record = Die Aufzeichnung der Partie: `/{ -command-replay } { -option-file }:` zeigt sie wieder.
bot-record-sealed = Das Siegel der Auslosung, von vor dem ersten Zug: `{ $seal }`
bot-replay-begins = Die Partie beginnt.
bot-replay-step = Schritt { $n } von { $last }
bot-replay-animate = Als Film
bot-replay-record = Aufzeichnung
bot-replay-jump = Zu den entscheidenden Momenten
bot-replay-view = Aus wessen Sicht

bot-review-title = Analyse: { $game }
bot-review-nothing-cost = Kein Zug hat spürbar etwas gekostet.
bot-review-misses = **Weitere teure Entscheidungen**
bot-review-meaning = Genauigkeit: wie nah jemand im Schnitt an die beste Entscheidung kam, nach dem, was in dem Moment zu wissen war.{ $luck ->
    [yes] {" "}Glück: was Karten, Auslosung und Funde mehr brachten, als zu erwarten war.
   *[no] {""}
}{ $rough ->
    [yes] {" "}Was ich erst später sah: so weit lag meine Schätzung daneben.
   *[no] {""}
}
bot-review-stood-in = Was ein Computer für jemanden gespielt hat, zählt nicht mit.
bot-review-named = { $who }, Entscheidung { $n }: { $told }
bot-review-choice = { $who }: Entscheidung { $n } von { $count }
bot-review-played = Was { $who } vor „{ $move }“ sah.
bot-review-worth = { $percent } % vom Wert der besten Entscheidung
bot-review-listed = { $who }, { $n }: { $move } ({ $percent } %)
bot-review-button-turning = Wendepunkt
bot-review-button-overview = Überblick
bot-review-jump = Zu den teuersten Entscheidungen
bot-review-whose = Wessen Züge
bot-review-later = Mehr Analysen auf einmal schaffe ich nicht; frag in ein paar Minuten noch einmal.
