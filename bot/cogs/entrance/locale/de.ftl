bot-entrance =
    ### Hier spielen
    Drück auf ein Spiel, und ich öffne hier einen Tisch dafür. Was die anderen Knöpfe zeigen, siehst nur du.
bot-entrance-find = Jemanden finden
bot-entrance-tables = Meine Tische
bot-entrance-learn = Spiel lernen
bot-entrance-today = Tagesrätsel
bot-entrance-help = Hilfe
bot-entrance-posted = Fertig: Das Spielmenü steht in diesem Kanal. Hefte es an, dann findet man es auch später. Wenn es schon eines gab, habe ich es gelöscht. Löscht jemand dieses, kommt es innerhalb einer Stunde wieder. Mit `/{ -command-settings }` nimmst du es weg.
bot-entrance-gone = Fertig: Das Spielmenü ist weg.
bot-entrance-failed = Discord hat mich hier nicht schreiben lassen. Sieh dir meine Berechtigungen in diesem Kanal an und versuch es noch einmal.
