## People and computers

bot-computer = Computer { $n } ({ $level ->
    [easy] leicht
    [hard] stark
   *[normal] mittel
})
bot-deleted = Gelöschte Person

## Tables without a result

bot-closed-because = Dieser Tisch ist geschlossen. { $why }
bot-closed = Dieser Tisch ist geschlossen.
bot-ending-not-started = Einen Tag lang hat niemand die Partie begonnen.
bot-ending-out-of-time = Allen ist die Zeit abgelaufen; die Partie zählt nicht.
bot-ending-empty = Alle sind aufgestanden.
bot-ending-cancelled = Der Gastgeber hat den Tisch aufgelöst.
bot-ending-moderated = { $who } moderiert diesen Kanal und hat ihn geschlossen.
bot-ending-gone = Seinen Kanal gibt es nicht mehr.
bot-ending-unseen = Ich konnte ihn 14 Tage lang nicht anzeigen.
bot-ending-old-rules = Die Partie begann nach älteren Regeln.

## Time

bot-late-return = Wer bis dahin nicht *Weiterspielen* gedrückt hat, gibt auf.
bot-late-silent = Wer drei Tage lang nicht zieht, kann die Partie dadurch verlieren.

## Direct messages

bot-reminder = Du bist am Tisch von **{ $game }** am Zug: { $where }.
bot-reminder-waits = Am Tisch von **{ $game }** ist dir die Zeit abgelaufen: { $where }. Er wartet, bis du *Weiterspielen* drückst.
bot-time-runs-out = Die Zeit läuft { $until } ab.
bot-reminder-how-often = -# Wie oft ich dich erinnere, bestimmst du: `/me`
bot-greeting = Du sitzt an einem Tisch von **{ $game }** in { $where }. Dein Brett kommt hierher, sobald die Partie beginnt.
bot-stands-in = In { $where } spielt der Computer für dich weiter.

## Preferences

bot-language = Sprache
bot-language-auto = wie in Discord eingestellt
bot-no-such-choice = Das steht nicht zur Wahl; bitte nimm etwas aus der Liste.

## At the table

bot-match-begins = Die Partie beginnt.
bot-match-not-begun = Die Partie hat noch nicht begonnen.
bot-lobby-goes-on = Unten geht es mit der Lobby weiter.
bot-your-turn = { $who }: { $count ->
    [1] Du bist
   *[other] Ihr seid
} am Zug.
bot-lay-out = { $who }: { $count ->
    [1] Bau dein Brett auf
   *[other] Baut eure Bretter auf
}.
bot-own-turn = **Du bist am Zug.**
bot-own-lay-out = Bau dein Brett auf.
bot-board-in-dm = { $count ->
    [1] Dein geheimes Brett ist in unseren Direktnachrichten.
   *[other] Eure geheimen Bretter sind in den Direktnachrichten.
}
bot-board-not-sent = Ich kann dir nicht schreiben, drück deshalb *{ bot-button-mine }*.
bot-boards-not-sent = { $who }: { $count ->
    [1] Ich kann dir nicht schreiben, drück
   *[other] Ich kann euch nicht schreiben, drückt
} deshalb *{ bot-button-mine }*.
bot-computers-think = Die Computer denken nach…
bot-computer-thinks = { $who } { $count ->
    [1] denkt
   *[other] denken
} nach…
bot-waits = { $who }: { $count ->
    [1] Deine Zeit ist abgelaufen. Die Partie wartet, bis du *{ bot-button-go-on }* drückst; sonst gibst du { $until } auf.
   *[other] Eure Zeit ist abgelaufen. Die Partie wartet, bis ihr *{ bot-button-go-on }* drückt; sonst gebt ihr { $until } auf.
}
bot-taken-back = { $who } hat den letzten Zug zurückgenommen.
bot-sealed = -# Was der Zufall bestimmt, ist versiegelt: *⋯* zeigt das Siegel.
bot-goes-on = -# Die Partie geht in { $where } weiter.
bot-news-before = -# Davor { $count ->
    [one] { $count } weiteres Ereignis
   *[other] { $count } weitere Ereignisse
}: `/{ bot-command-board }`
bot-choose = Wähl einen Zug.
bot-choose-menu = Wähl einen Zug…
bot-menu-page = { $title } ({ $n } von { $count })
bot-played = Gespielt.
bot-more-about = Züge lassen sich auch eintippen: `/{ bot-command-play }`. Dein eigenes Bild: `/{ bot-command-board }`.
bot-watching = Du schaust an diesem Tisch zu.
bot-seal =
    Was in dieser Partie der Zufall bestimmt, stand vor dem ersten Zug fest. Daraus ist dieses Siegel gemacht, damit niemand unbemerkt etwas ändern kann, auch ich nicht:
    `{ $seal }`
    Nach der Partie gibt dir `/{ bot-command-record }` eine Datei mit der Auslosung und diesem Siegel; heb das Siegel bis dahin auf, um es zu vergleichen.
bot-to-type-it = -# Zum Eintippen: `/{ bot-command-play } { $move }`
bot-resign-sure = Diese Partie von { $game } aufgeben?
bot-which-board = Welches Brett?
bot-board-of = { $game } mit { $others }

## Buttons at the table

bot-button-mine = Mein geheimes Brett
bot-button-hint = Gib mir einen Tipp
bot-button-hint-short = Tipp
bot-button-words = In Worten
bot-button-go-on = Weiterspielen
bot-button-accept = Annehmen
bot-button-decline = Ablehnen
bot-button-win = Den Sieg nehmen
bot-button-play-on = Computer weiterspielen lassen
bot-button-rematch = Revanche
bot-button-replay = Wiederholung
bot-button-back = Zurück
bot-button-random = Zufälliger Aufbau
bot-button-type = Eintippen
bot-button-table = Zum Tisch
bot-button-mark = Felder markieren
bot-button-rules = Regeln
bot-button-seal = Siegel
bot-button-draw = Remis anbieten
bot-button-own-takeback = Meinen letzten Zug zurücknehmen
bot-button-takeback = Um Rücknahme bitten
bot-button-replace = Computer für { $who }
bot-button-resign = Aufgeben
bot-button-resign-sure = Ja, ich gebe auf
bot-button-play-this = So ziehen
bot-button-play-anyway = Trotzdem so ziehen

## Forms at the table

bot-form-moves = { $game }: deine Züge
bot-form-moves-field = Züge, getrennt durch ;
bot-form-example = Zum Beispiel: { $example }
bot-form-marks = { $game }: Markierungen
bot-form-squares = Felder
bot-form-mark = Markierung
bot-form-mark-about = Nur du siehst sie; /{ bot-command-mark } nimmt zwei beliebige Buchstaben
bot-form-no-mark = Keine: Markierungen entfernen

## Offers

bot-offer-draw = { $asked }: { $who } bietet Remis an.
bot-offer-takeback = { $asked }: { $who } möchte den letzten Zug zurücknehmen.
bot-offer-replace = { $asked }: { $who } möchte, dass der Computer für { $absent } spielt.
bot-offer-declined = { $offerer }: { $who } lehnt ab.
bot-offer-asked = Du hast gefragt; die Antwort kommt im Kanal.
bot-offer-agreed = Abgemacht.
bot-offer-taken-back = Zurückgenommen.
bot-offer-accepted = Angenommen.
bot-offer-you-decline = Abgelehnt.
bot-offer-replaced = Der Computer spielt für { $who }.
bot-you-resigned = Du hast aufgegeben.
bot-you-won = Du hast gewonnen.
bot-you-won-plays-on = Du hast gewonnen; der Computer spielt weiter.
bot-never-secret = Die Bretter sind hier geheim, deshalb lässt sich nichts zurücknehmen.
bot-never-many = Züge lassen sich nur zu zweit zurücknehmen.

## Results

bot-over-because = Ende der Partie: { $reason }.
bot-decided = Die Zeit von { $lost } ist abgelaufen: { $won } gewinnt.
bot-decided-choice = { $winner }: Willst du die Partie damit beenden oder den Computer für { $lost } weiterspielen lassen? Was er spielt, zählt nicht mehr. Ohne Antwort endet die Partie { $until }.
bot-rated = Gewertet.
bot-rated-left = Gewertet nur für { $left }, ausgestiegen nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}: Für die anderen zählt eine Partie ab { $shortest ->
    [one] { $shortest } Zug
   *[other] { $shortest } Zügen
}.
bot-not-rated-short = Nicht gewertet: Remis vereinbart nach { $moves ->
    [one] { $moves } Zug
   *[other] { $moves } Zügen
}; so eine Partie zählt ab { $shortest ->
    [one] { $shortest } Zug
   *[other] { $shortest } Zügen
}.
bot-not-rated-computer = Nicht gewertet: Ein Computer hat mitgespielt.
bot-silent-before = { $who } hatte drei Tage lang nicht gezogen.
bot-settled-before = Der Sieg von { $won } stand fest, als { $lost } durch Zeitüberschreitung verlor; was der Computer danach spielte, zählt nicht.

## Which table

bot-standing-start = du kannst starten
bot-standing-lobby = in der Lobby
bot-standing-closed = geschlossen
bot-standing-won = du hast gewonnen: beenden?
bot-standing-lost = durch Zeit verloren
bot-standing-go-on = man wartet auf dich: weiterspielen?
bot-standing-turn = du bist am Zug
bot-standing-offer = ein Angebot wartet auf dich
bot-standing-waits = am Zug: { $who }
bot-nobody-yet = noch niemand
bot-table-choice = { $game } mit { $others }: { $standing }
bot-table-choice-in = { $game } mit { $others } in #{ $place }: { $standing }

## Why something can't be done at the table

bot-moved-on = Auf dem Brett hat sich inzwischen etwas getan.
bot-nothing-played =
    { $why } Nichts wurde gespielt. Getippt hast du:
    ```
    { $typed }
    ```
bot-too-long = Das ist zu lang: höchstens { $n } Zeichen.
bot-too-slow = Ich war zu langsam; drück bitte noch einmal.
bot-layout-fixed = Dein Aufbau steht fest.
bot-their-turn = { $whose } ist am Zug.
bot-play-by-itself = { $why } Wenn du es so meinst, spiel diesen Zug für sich.
bot-nothing-sealed = An diesem Tisch bestimmt der Zufall nichts, also ist nichts versiegelt.
bot-no-marks = Bei { $game } gibt es keine Markierungen.
bot-marks-where = Markieren kannst du die Felder { $a } bis { $b }.
bot-marks-kinds = Eine Markierung ist eine von diesen: { $kinds } – oder höchstens zwei Zeichen.
bot-not-running = An diesem Tisch läuft keine Partie.
bot-older-rules = Diese Partie begann nach älteren Regeln und kann nicht weitergehen: /{ bot-command-endgame }
bot-decided-already = Die Zeit von { $who } ist abgelaufen: Es ist entschieden.
bot-not-at-table = Du sitzt nicht an diesem Tisch. Zum Zuschauen drück *{ bot-button-words }*.
bot-match-waits = Die Partie wartet auf { $who }: Zeit abgelaufen.
bot-closed-already = Dieser Tisch ist schon geschlossen.
bot-no-hints = Tipps gibt es nur in Partien gegen den Computer.
bot-not-your-turn = Du bist nicht am Zug.
bot-draw-of-two = Ein Remis können nur zwei Menschen vereinbaren.
bot-offer-open = Ein Angebot ist schon offen.
bot-nobody-replaced = Zu zweit wird niemand ersetzt; wer schweigt, verliert.
bot-you-left = Du bist aus dieser Partie ausgeschieden.
bot-computer-lacks = Der Computer spielt { $game } nicht.
bot-offer-gone = Dieses Angebot gilt nicht mehr.
bot-offer-not-yours = Darauf antwortet der andere.
bot-no-turn-yet = Du hast noch keinen Zug gemacht.
bot-turn-counted = Dieser Zug liegt vor dem gewerteten Ergebnis.
bot-turn-revealed = Seitdem wurde etwas aufgedeckt; dieser Zug lässt sich nicht zurücknehmen.
bot-nothing-waits = Die Partie wartet gerade nicht darauf, dass du weiterspielst.
bot-matches-of-two = Das gibt es nur in Partien zu zweit.
bot-winner-chooses = { $who } hat gewonnen und entscheidet.
bot-nobody-waits = Niemand wartet auf { $who }.
bot-still-time = { $who } hat noch Zeit; vorher wird niemand ersetzt.
bot-silent-days = { $who } gilt erst nach drei Tagen ohne Zug als abwesend.
bot-no-table-of-yours = Das ist keiner deiner Tische; nimm einen aus der Liste.
bot-not-at-this-table = Du sitzt nicht am Tisch dieses Kanals.
bot-at-no-table = Du sitzt an keinem Tisch. Öffne einen im Kanal eines Servers: /{ bot-command-newgame }
bot-several-tables = Du sitzt an mehreren Tischen: Füll auch das Feld „{ bot-option-table }“ aus.
bot-unknown-control = Diese Schaltfläche kenne ich nicht; vielleicht stammt sie von einer älteren Version von mir.
bot-control-gone = Diese Schaltfläche gibt es nicht mehr; schau bitte in die neueste Nachricht.
bot-done-already = Das ist schon erledigt.
bot-went-wrong = Bei mir ist etwas schiefgegangen (Fehler `{ $error }`). Versuch es bitte noch einmal.
bot-seat = Platz { $n }
bot-table-gone = Diesen Tisch gibt es nicht mehr.
bot-one-at-a-time = Eins nach dem anderen: Ich bin noch bei dem, worum du vorhin gebeten hast.
bot-too-much = Das war zu viel für mich; versuch es bitte mit einer kürzeren Partie.
bot-cannot-show = Ich kann deinen Tisch von **{ $game }** in { $where } nicht zeigen: Mir fehlt dort *{ $lacking }*. Wer den Kanal bearbeiten darf, kann das unter „Kanal bearbeiten“ → „Berechtigungen“ erlauben; der Tisch wartet und geht weiter, wenn ich es wieder darf.
bot-lacks = { $permission ->
    [view_channel] „Kanäle ansehen“
    [send_messages] „Nachrichten senden“
    [send_messages_in_threads] „Nachrichten in Threads senden“
    [attach_files] „Dateien anhängen“
    [manage_threads] „Threads verwalten“ (der Thread ist gesperrt)
   *[some] irgendeine Berechtigung
}

## What commands are called

bot-command-play = zug
bot-command-board = brett
bot-command-mark = markieren
bot-command-newgame = neues-spiel
bot-command-endgame = tisch-schließen
bot-command-record = aufzeichnung
bot-option-table = tisch
