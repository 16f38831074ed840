## People and computers

bot-computer = Computer{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
} ({ $level ->
    [easy] schwach
    [hard] stark
    [expert] sehr stark
   *[normal] mittel
})
bot-deleted = Gelöschte Person
bot-nameless = Ohne Namen

## Tables without a result

bot-closed-because = Dieser Tisch ist geschlossen. { $why }
bot-closed = Dieser Tisch ist geschlossen.
bot-ending-not-started = Einen Tag lang hat niemand die Partie gestartet.
bot-ending-not-delivered = Die Partie hat nicht begonnen: Ich konnte { $people } keine Direktnachricht schicken.
bot-ending-out-of-time = Bei allen ist die Zeit abgelaufen; die Partie zählt nicht.
bot-ending-empty = Alle haben den Tisch verlassen.
bot-ending-cancelled = Der Gastgeber hat ihn geschlossen.
bot-ending-operator = Der Betreiber des Bots hat ihn geschlossen.
bot-ending-gone = Seinen Kanal gibt es nicht mehr, oder ich bin nicht mehr auf seinem Server.
bot-ending-made-way = Zehn Minuten lang kam niemand dazu; jetzt steht hier ein anderer Tisch.
bot-ending-left-alone = 14 Tage lang hat niemand gezogen; jetzt steht hier ein anderer Tisch.
bot-ending-replaced = Sein Gastgeber hat hier einen anderen Tisch geöffnet.
bot-ending-unseen = Ich konnte ihn 14 Tage lang nicht anzeigen.
bot-ending-old-rules = Die Partie begann nach älteren Regeln.

## Lobby and help

bot-clock-none = Ohne Uhr
bot-clock = { $turn } pro Zug
bot-clock-reserve = { $turn } pro Zug + { $reserve } Reserve
bot-clock-own = Eigene Zeiten…
bot-clock-turn-range = Ein Zug kann von 10 Sekunden bis 14 Tage dauern.
bot-clock-reserve-range = Die Reserve kann höchstens 14 Tage betragen.
bot-clock-unread = „{ $typed }“ verstehe ich nicht als Zeit. Gib zum Beispiel 30s, 5m, 12h oder 1d12h ein.
bot-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
bot-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
bot-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
bot-seconds = { $n ->
    [one] { $n } Sekunde
   *[other] { $n } Sekunden
}
bot-seats-between = { $least } bis { $most }
bot-players = { $n } Spieler
bot-players-between = { $least } bis { $most } Spieler
bot-setting = { $title }: { $value }
bot-guest = Gast

bot-lobby-in-short = Etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
} · { $players } · { $secret ->
    [yes] Geheime Bretter, die per Direktnachricht kommen
    [here] Geheime Bretter, nur du siehst deins
   *[no] Keine Geheimnisse
}
bot-lobby-here = **{ $n } am Tisch (für { $seats } Spieler)**: { $people }
bot-lobby-host = { $who } (Gastgeber)
bot-lobby-invited = **Eingeladen**: { $people }. Bitte mit *{ bot-join }* oder *{ bot-no }* antworten.
bot-lobby-declined = { $who } spielt nicht mit.
bot-lobby-unreachable = ⚠ { $people }: Meine Direktnachrichten kommen nicht an. Erlauben lassen sie sich im Menü dieses Servers unter *Privatsphäre-Einstellungen*, *Direktnachrichten*. Bis dahin zeigt *{ bot-button-mine }* das eigene Brett.
bot-lobby-full = Der Tisch ist voll. { $host }: Drück *{ bot-start }*.
bot-lobby-ready = Drück *{ bot-join }*, um dich auch dazuzusetzen. { $host }: Wenn alle da sind, drück *{ bot-start }*.
bot-lobby-alone = Drück *{ bot-join }*, um dich dazuzusetzen. { $host }: Du kannst auch sofort gegen den Computer spielen.
bot-lobby-clock = { $kind ->
    [quick] Schnell: { $clock }.
    [slow] Langsam: { $clock }.
   *[none] { $clock }.
}
bot-pace-none = Ohne Uhr: Niemandem läuft die Zeit ab
bot-pace = { $move } pro Zug
bot-pace-bank = { $move } pro Zug und { $bank } Reserve für jedes Brett
bot-lobby-chosen = Vom Gastgeber gewählt: { $chosen }
bot-lobby-side = Der Gastgeber ist { $side }
bot-lobby-begins = { $who } beginnt
bot-lobby-casual = nicht gewertet
bot-lobby-computer = Nicht gewertet, weil ein Computer mitspielt.

bot-join = Mitspielen
bot-alone = Gegen den Computer
bot-alone-at = { $level ->
    [easy] Schwach: übersieht vieles
    [hard] Stark: irrt sich selten
    [expert] Sehr stark: denkt weit voraus
   *[normal] Mittel: spielt vernünftig
}
bot-start = Starten
bot-how-it-goes = So geht’s
bot-options = Einstellungen…
bot-no = Ablehnen
bot-leave = Tisch verlassen
bot-cancel = Tisch schließen
bot-open-thread = Thread öffnen
bot-close-damaged = Schließen
bot-yes-end = Ja, schließen

bot-channel-taken = Hier steht schon ein Tisch ({ $game }): ein Tisch pro Kanal. Soll ich einen Thread öffnen?
bot-opened = Dein Tisch ist in { $where }.
bot-opened-here = Dein Tisch ist hier im Kanal.
bot-joined = Du sitzt mit am Tisch in { $where }.
bot-begun = Die Partie beginnt in { $where }.
bot-handed = { $who } ist jetzt Gastgeber an diesem Tisch.
bot-left = Du hast den Tisch verlassen.
bot-table-closed-another = Der Tisch ist geschlossen. `/{ -command-newgame }` öffnet einen neuen.
bot-table-newer = Diese Partie läuft unter einer neueren Version von mir; sie geht weiter, sobald die wieder da ist.
bot-table-damaged = Dieser Tisch lässt sich nicht mehr lesen: Was ich davon gespeichert habe, ist beschädigt. Wer dort spielt oder Nachrichten verwalten darf, kann ihn schließen: `/{ -command-newgame }` in seinem Kanal.
bot-table-was-damaged = Der Tisch war beschädigt und ist geschlossen.
bot-damaged = Der Tisch dieses Kanals (Nummer { $n }) lässt sich nicht mehr lesen: Was ich davon gespeichert habe, ist beschädigt. Wer dort spielt oder hier Nachrichten verwalten darf, kann ihn ohne Ergebnis schließen. Von dem, was gespeichert ist, wird nichts gelöscht.
bot-end-resigns = Du spielst selbst an diesem Tisch ({ $game }): Wenn du ihn schließt, gibst du auf. Willst du das?
bot-end-asks = Diesen Tisch ({ $game }) schließen? Es gibt kein Ergebnis, und alle erfahren davon.
bot-options-head = ### Einstellungen
bot-options-of = { $host } ist hier Gastgeber und kann das ändern.
bot-terms-clock = Bedenkzeit
bot-option-sides = Wer spielt was
bot-option-first = Wer beginnt
bot-by-lot = per Los
bot-side-host = der Gastgeber ist { $side }
bot-side-host-means = der Gastgeber ist { $side } ({ $means })
bot-people-computer = Computer: { $level ->
    [easy] schwach
    [hard] stark
    [expert] sehr stark
   *[normal] mittel
}
bot-people-add = Computer dazusetzen
bot-people-add-about = Wie gut soll der Computer spielen?
bot-alone-asks = Gegen welchen Computer willst du spielen? Die Partie beginnt sofort.
bot-alone-timed = -# Nicht gewertet. Bedenkzeit: { $clock }.
bot-alone-untimed = -# Nicht gewertet und ohne Uhr.
bot-people-invite = Einladen
bot-people-remove = Entfernen
bot-people-hand = Zum Gastgeber machen

bot-in-already = Du sitzt schon am Tisch.
bot-seats-taken = Alle { $n } Plätze sind besetzt.
bot-seats-taken-or-kept = Alle { $n } Plätze sind besetzt oder reserviert.
bot-seats-kept = Die freien Plätze sind reserviert für { $people }.
bot-no-computer = { $game } kann der Computer nicht spielen.
bot-not-invited = Du bist an diesen Tisch nicht eingeladen.
bot-not-seated = Du sitzt nicht an diesem Tisch.
bot-host-alone = Das kann nur { $host } als Gastgeber dieses Tisches.
bot-here-already = { $who } sitzt schon am Tisch oder ist eingeladen.
bot-leave-yourself = Wenn du selbst den Tisch verlassen willst, drück unter *⋯* auf *{ bot-leave }*.
bot-host-must-sit = Nur wer am Tisch sitzt, kann Gastgeber sein.
bot-no-such-option = Diese Einstellung gibt es nicht.
bot-no-such-side = Diese Seite gibt es nicht.
bot-first-by-rules = Wer bei { $game } beginnt, sagen die Regeln.
bot-first-must-sit = Nur wer am Tisch sitzt, kann beginnen.
bot-too-few = { $game } braucht { $players }, bisher { $n ->
    [one] sitzt nur { $n } am Tisch
   *[other] sitzen nur { $n } am Tisch
}. Warte, bis jemand *{ bot-join }* drückt, lade jemanden ein (unter *⋯*) oder drück *{ bot-alone }*.
bot-not-your-table = { $host } ist hier Gastgeber. Wenn du selbst gegen den Computer spielen willst, öffne einen eigenen Tisch: `/{ -command-newgame }`
bot-enough-here = Inzwischen seid ihr genug: Drück *{ bot-start }*, um miteinander zu spielen.
bot-not-over = Die Partie ist noch nicht zu Ende.
bot-rematch-theirs = Eine Revanche ist für die, die gespielt haben. Öffne deinen eigenen Tisch: `/{ -command-newgame }`
bot-no-lobby = An diesem Tisch wird schon gespielt, oder er ist geschlossen.
bot-is-a-bot = Nur Menschen können mitspielen; { $who } ist ein Bot.
bot-unknown-game = Dieses Spiel kenne ich nicht.
bot-newgame-elsewhere = Ich bin hier kein Mitglied, darum lass *{ bot-option-watch }* und *{ bot-option-everybody }* weg.
bot-no-external-apps = Niemand könnte mitspielen: Auf diesem Server siehst nur du, was deine eigenen Apps antworten. Bitte die Admins um die Berechtigungen *Nachrichten senden*, *Externe Apps verwenden* und *Dateien anhängen*, oder spiel in einer Gruppe oder Direktnachricht.
bot-no-external-apps-now = Es zählt, aber ich konnte niemanden benachrichtigen: Auf diesem Server siehst nur du, was ich dir antworte. Bitte die Admins um die Berechtigungen *Nachrichten senden*, *Externe Apps verwenden* und *Dateien anhängen*.
bot-taken-here = Hier steht schon ein Tisch ({ $game }), und an einem Ort ist nur einer möglich.
bot-shown-later = In { $where } folgt das Brett, sobald dort jemand etwas drückt.
bot-below = -# Die Partie ist weitergegangen: Das Brett steht weiter unten.
bot-too-many-open = Du hast hier und anderswo schon { $n ->
    [one] { $n } Lobby, Herausforderung oder Thread
   *[other] { $n } Lobbys, Herausforderungen und Threads
} offen. Starte oder schließ erst eine Lobby oder zieh eine Herausforderung zurück (`/{ -command-find }`); ein Thread zählt, bis er archiviert oder gelöscht ist oder eine Partie darin gespielt wurde.
bot-try-again = Versuch es bitte noch einmal.
bot-deleted-since = Jemand hat die Nachricht oder den Kanal gelöscht, um die es hier geht. Deine Tische: `/{ bot-command-board }`.
bot-not-allowed-here = Discord lässt das hier nicht zu. Deine Tische: `/{ bot-command-board }`.
bot-tables-elsewhere = Auf diesem Server werden Tische nur hier geöffnet: { $channels }.
bot-tables-gone = Die Kanäle, die für Tische gewählt waren, gibt es nicht mehr.
bot-tables-nowhere = { bot-tables-gone } Wer den Server verwaltet, kann andere wählen: `/{ -command-settings }`.
bot-permission-lacking = In diesem Kanal fehlt mir: { $missing }. Wer den Kanal bearbeiten darf, kann sie mir unter „Kanal bearbeiten“ → „Berechtigungen“ geben.
bot-permission = { $name ->
    [view_channel] „Kanäle ansehen“
    [send_messages] „Nachrichten senden“
    [send_messages_in_threads] „Nachrichten in Threads senden“
    [attach_files] „Dateien anhängen“
    [manage_threads] „Threads verwalten“ (der Thread ist gesperrt)
    [some] irgendeine Berechtigung
   *[create_public_threads] „Öffentliche Threads erstellen“
}
bot-help-about =
    ### Über mich
    Ich sehe nur Befehle, Knöpfe und Formulare, die an mich gehen; andere Nachrichten lese ich nicht. `/{ -command-mydata }` gibt dir, was ich über dich gespeichert habe.
bot-help-operator = Betrieben von { $operator }.
bot-help-new = **Neu in Version { $version }:** { $news }
bot-whats-new = Ich erinnere dich noch einmal, bevor deine Zeit abläuft; ein Menü öffnet Tische, ohne dass du tippst; wer verschwindet, verliert nur einmal an Wertung; und das Brett lässt sich in Discord selbst öffnen.
bot-button-terms = Nutzungsbedingungen
bot-button-privacy = Datenschutz

## Time

bot-late-return = Wer bis dahin nicht *{ bot-button-go-on }* gedrückt hat, verliert.
bot-late-silent = Drei Tage ohne Zug können dich die Partie kosten.
bot-late-called = Hier muss aber erst ein Gegner unter *⋯* die Zeitüberschreitung melden.
bot-late-nobody = Hier meldet niemand eine Zeitüberschreitung.

## Direct messages

bot-reminder = Du bist bei **{ $game }** am Zug: { $where }.
bot-reminder-last = **Letzte Erinnerung:** Du bist bei **{ $game }** am Zug: { $where }.
bot-reminder-waits = Bei **{ $game }** ist deine Zeit abgelaufen: { $where }. Drück dort *{ bot-button-go-on }*, so lange wartet die Partie.
bot-time-runs-out = Die Zeit läuft { $until } ab.
bot-time-to-call = Danach kann ein Gegner unter *⋯* die Zeitüberschreitung melden.
bot-time-reserve = Ende der Zeit für den Zug: { $turn }; der Reserve: { $until }.
bot-time-had = -# { $who } hatte für diesen Zug { $turn }.
bot-time-had-reserve = -# { $who } hatte für diesen Zug { $turn } und noch { $reserve } Reserve: Beides ist aufgebraucht.
bot-reserves = Reserve: { $left }
bot-reserve-of = { $who } { $time }
bot-reminder-how-often = -# Wie oft ich dich erinnere, bestimmst du: `/{ -command-me }`
bot-greeting = Du sitzt in { $where } mit am Tisch: **{ $game }**. Dein Brett kommt hierher, sobald die Partie beginnt.
bot-stands-in = In { $where } spielt der Computer für dich weiter.

## Preferences

bot-no-such-choice = Das steht nicht zur Wahl; bitte nimm etwas aus der Liste.

## At the table

bot-match-begins = Die Partie beginnt.
bot-played-by =
    ### { $game }
    Es spielen { $who }.
bot-past = **Partie { $match }: { $game }**, gespielt von { $who }. Sie endete { $when }.
bot-match-not-begun = Die Partie hat noch nicht begonnen.
bot-lobby-goes-on = Unten geht es mit der Lobby weiter.
bot-your-turn = { $who }: { $count ->
    [1] Du bist
   *[other] Ihr seid
} am Zug.
bot-waiting-for = Warten auf { $who }.
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
bot-board-here = Drück *{ bot-button-mine }*: Nur du siehst es.
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
    [1] Deine Zeit ist abgelaufen. Die Partie wartet, bis du *{ bot-button-go-on }* drückst; sonst hast du { $until } verloren.
   *[other] Eure Zeit ist abgelaufen. Die Partie wartet, bis ihr *{ bot-button-go-on }* drückt; sonst habt ihr { $until } verloren.
}
bot-restored = Ich wurde aus einer Sicherung wiederhergestellt: Diese Partie steht wieder wie am { $when }.
bot-taken-back = { $who } hat den letzten Zug zurückgenommen.
bot-paused = ⏸️ Die Partie ist seit { $since } pausiert. Alle am Tisch können *{ bot-button-resume }* drücken; am { $until } geht es von selbst weiter.
bot-more-given = Mehr Zeit gab es von { $who }.
bot-is-away = { $who } ist vom { $since } bis zum { $until } nicht da.
bot-sealed = -# Alles Zufällige steht fest: Niemand kann es mehr ändern, auch ich nicht. Der Beweis steckt in *⋯*.
bot-goes-on = -# Die Partie geht in { $where } weiter.

bot-in-direct = unseren Direktnachrichten
bot-direct-waits = Am Zug: { $who }.
bot-direct-unreachable = { $people }: Ich kann gerade keine Direktnachricht schicken.
bot-direct-begins = Alle sind da. Die Partie beginnt, sobald ihr alle diese Nachricht habt.
bot-direct-lost = ⚠ { $people }: Ich kann keine Direktnachricht schicken. Wenn das so bleibt, schließt der Tisch { $until }.
bot-direct-asks = { $host } möchte mit dir spielen.
bot-direct-asked = Gefragt: { $people }. Die Partie beginnt, wenn alle am Tisch sitzen.
bot-direct-declined = Deine Einladung wurde abgelehnt.
bot-direct-gathers = Noch ist sonst niemand da.
bot-direct-more = Noch { $n ->
    [one] { $n } Mitspieler fehlt.
   *[other] { $n } Mitspieler fehlen.
}
bot-direct-goes-on = Weiter geht es unten.
bot-direct-gone = An diesem Tisch spielst du nicht mit.
bot-direct-stands-in = Der Computer spielt jetzt für dich weiter.

bot-news-between = -# … { $count ->
    [one] { $count } weiteres Ereignis
   *[other] { $count } weitere Ereignisse
}: `/{ bot-command-board }`
bot-choose = Wähl einen Zug.
bot-choose-menu = Wähl einen Zug…
bot-about-to-play = Dein Zug wäre: **{ $move }**. *{ bot-button-back }* führt zu deinen anderen Zügen.
bot-menu-page = { $title } ({ $n } von { $count })
bot-menu-columns = { $title } ({ $first }–{ $last })
bot-played = Gespielt.
bot-more-about = Du kannst Züge auch eingeben: `/{ bot-command-play }`. Dein eigenes Brett: `/{ bot-command-board }`.
bot-watching = Du schaust an diesem Tisch zu.
bot-seal =Alles Zufällige in dieser Partie (die Auslosung) stand vor dem ersten Zug fest. Daraus ist dieser Code berechnet, das Siegel, damit niemand unbemerkt etwas ändern kann, auch ich nicht:
    `{ $seal }`
    Heb ihn auf. Nach der Partie gibt dir `/{ bot-command-record }` eine Datei mit der Auslosung und demselben Siegel zum Vergleichen.
bot-only-move = Es ist dein einziger Zug.
bot-to-type-it = -# Zum Eingeben: `/{ bot-command-play } { $move }`
bot-resign-sure = Diese Partie { $game } aufgeben?
bot-resign-which = -# Mit { $others }, in { $where }; Zug { $n }.
bot-which-board = Welches Brett?
bot-board-of = { $game } mit { $others }

## Buttons at the table

bot-button-mine = Mein geheimes Brett
bot-button-hint = Gib mir einen Tipp
bot-button-hint-short = Tipp
bot-button-words = In Worten
bot-rest-in-words = Das ist noch nicht alles: Drück „{ bot-button-words }“ unter dem neuesten Brett.
bot-rest-below = Das ist noch nicht alles: Drück unten „{ bot-button-words }“.
bot-button-go-on = Weiterspielen
bot-button-accept = { $kind ->
    [draw] Unentschieden annehmen
    [takeback] Zurücknehmen erlauben
    [pause] Pause annehmen
   *[replace] Computer spielen lassen
}
bot-button-decline = Ablehnen
bot-button-win = Sieg annehmen
bot-button-play-on = Computer übernimmt
bot-button-call-time = Zeitüberschreitung
bot-button-show-table = Tisch hier zeigen
bot-button-rematch = Revanche
bot-button-replay = Wiederholung
bot-button-review = Analyse
bot-button-back = Zurück
bot-button-random = Zufälliger Aufbau
bot-button-type = Eingeben
# limit: 34
bot-button-plan = Vorausplanen
bot-button-table = Zum Tisch
bot-button-mark = Felder markieren
bot-button-rules = Regeln
bot-button-seal = Siegel
bot-button-draw = Unentschieden anbieten
bot-button-own-takeback = Zug zurücknehmen
bot-button-takeback = Rücknahme anfragen
bot-button-more-time = Mehr Zeit geben
bot-button-pause = Partie pausieren
bot-button-resume = Partie fortsetzen
bot-button-replace = Computer für { $who }
bot-button-resign = Aufgeben
bot-button-resign-sure = Ja, ich gebe auf
bot-button-play-this = So ziehen
bot-button-play-anyway = Trotzdem so ziehen

## Forms at the table

bot-form-moves = { $game }: deine Züge
bot-form-moves-field = Züge, getrennt durch ;
bot-form-example = Zum Beispiel: { $example }
bot-form-clock = { $game }: eigene Zeiten
bot-form-turn = Zeit pro Zug
bot-form-turn-about = Von 10 Sekunden bis 14 Tage: 30s, 5m, 12h, 1d12h
bot-form-reserve = Reserve
bot-form-reserve-about = Für längere Züge, höchstens 14 Tage; leer: keine
bot-form-marks = { $game }: Markierungen
bot-form-squares = Felder
bot-form-mark = Markierung
bot-form-mark-about = Nur du siehst sie; mit /{ bot-command-mark } gehen auch ein oder zwei beliebige Zeichen
bot-form-no-mark = Keine: Markierungen entfernen

## Offers

bot-offer-draw = { $asked }: { $who } bietet ein Unentschieden an.
bot-offer-takeback = { $asked }: { $who } möchte den letzten Zug zurücknehmen.
bot-offer-pause = { $asked }: { $who } möchte die Partie pausieren.
bot-offer-replace = { $asked }: { $who } möchte, dass der Computer für { $absent } spielt.
bot-offer-declined = { $offerer }: { $who } lehnt ab.
bot-offer-asked = Du hast gefragt; die Antwort steht dann beim Brett.
bot-offer-agreed = Abgemacht.
bot-offer-taken-back = Zurückgenommen.
bot-offer-accepted = Angenommen.
bot-offer-you-decline = Abgelehnt.
bot-offer-replaced = Der Computer spielt für { $who }.
bot-paused-now = Die Partie ist pausiert.
bot-resumed = Es geht weiter.
bot-more-thanks = Erledigt: es gibt jetzt mehr Zeit.
bot-you-resigned = Du hast aufgegeben.
bot-you-won = Du hast gewonnen.
bot-you-won-plays-on = Du hast gewonnen; der Computer spielt weiter.
bot-never-secret = Die Bretter sind hier geheim, deshalb lässt sich nichts zurücknehmen.
bot-never-many = Zurücknehmen geht nur in Partien zu zweit.

## Results

bot-only-computers = es sind nur noch Computer dabei
bot-over-because = Ende der Partie: { $reason }.
bot-decided = Die Zeit von { $lost } ist abgelaufen: { $won } gewinnt.
bot-decided-choice = { $winner }: Willst du die Partie jetzt beenden oder den Computer für { $lost } weiterspielen lassen? Dein Sieg steht so oder so fest. Ohne Antwort endet die Partie { $until }.
bot-rated = Gewertet.
bot-rated-left = Gewertet nur für { $left } (verlassen nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}): Für die anderen zählt eine Partie ab { $shortest ->
    [one] { $shortest } Zug
   *[other] { $shortest } Zügen
}.
bot-not-rated-short = Nicht gewertet: Unentschieden vereinbart nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}; so eine Partie zählt ab { $shortest ->
    [one] { $shortest } Zug
   *[other] { $shortest } Zügen
}.
bot-not-rated-computer = Nicht gewertet: Ein Computer hat mitgespielt.
bot-not-rated-casual = Nicht gewertet, wie vereinbart.
bot-not-rated-serial = Nicht gewertet: Für diesen Spieler lief gerade schon in einer anderen Partie die Zeit ab, und nur die erste zählt.
bot-not-rated-unplayed = Nicht gewertet: Nicht alle haben gezogen.
bot-silent-before = { $who } hatte drei Tage lang nicht gezogen.
bot-settled-before = Der Sieg von { $won } stand fest, als { $lost } auf Zeit verlor; was der Computer danach spielte, zählt nicht.

## Which table

bot-state-start = du kannst starten
bot-state-asked = fragt, ob du mitspielst
bot-state-lobby = in der Lobby
bot-state-closed = geschlossen
bot-state-won = du hast gewonnen: beenden?
bot-state-lost = auf Zeit verloren
bot-state-go-on = wartet auf dich: weiterspielen?
bot-state-turn = du bist am Zug
bot-state-paused = pausiert
bot-state-offer = ein Angebot wartet auf dich
bot-state-waits = am Zug: { $who }
bot-nobody-yet = dir allein

## Why something can't be done at the table

bot-moved-on = Auf dem Brett hat sich inzwischen etwas getan.
bot-too-long = Das ist zu lang: höchstens { $n } Zeichen.
bot-too-slow = Ich war zu langsam; drück bitte noch einmal.
bot-layout-fixed = Dein Aufbau steht fest.
bot-start-over-later = Warte einen Moment, dann kannst du wieder von vorn anfangen. Dein Aufbau ist noch da.
bot-their-turn = { $whose } ist am Zug.
bot-play-by-itself = { $why } Wenn du es so meinst, spiel diesen Zug einzeln.
bot-no-marks = Bei { $game } gibt es keine Markierungen.
bot-marks-where = Markieren kannst du die Felder { $a } bis { $b }.
bot-marks-kinds = Als Markierung kannst du { $kinds } nehmen oder bis zu zwei beliebige Zeichen.
bot-not-running = An diesem Tisch läuft keine Partie.
bot-older-rules = Diese Partie begann nach älteren Regeln und kann nicht weitergehen. Schließ ihren Tisch: `/{ bot-command-endgame }`
bot-time-over = Deine Zeit war abgelaufen, bevor das ankam; es zählt nicht.
bot-not-overdue = Alle, auf die du wartest, haben noch Zeit.
bot-time-called = Zeitüberschreitung gemeldet.
bot-decided-already = Die Zeit von { $who } ist abgelaufen: Es ist entschieden.
bot-not-at-table = Du sitzt nicht an diesem Tisch. Zum Zuschauen drück *{ $words }*.
bot-match-waits = Die Partie wartet auf { $who }: Zeit abgelaufen.
bot-closed-already = Dieser Tisch ist schon geschlossen.
bot-no-hints = Tipps gibt es nur in Partien gegen den Computer.
bot-not-your-turn = Du bist nicht am Zug.
bot-draw-of-two = Ein Unentschieden können nur zwei Menschen vereinbaren.
bot-offer-open = Ein Angebot ist schon offen.
bot-nobody-replaced = Zu zweit wird niemand ersetzt; wer nicht zieht, verliert.
bot-you-left = Du hast diese Partie verlassen.
bot-offer-gone = Dieses Angebot gilt nicht mehr.
bot-offer-not-yours = Darauf muss dein Gegner antworten.
bot-is-paused = Die Partie ist pausiert, darum zieht niemand. Mit *{ bot-button-resume }* geht es weiter.
bot-not-paused = Die Partie ist nicht pausiert.
bot-pause-used-up = Diese Partie war schon 30 Tage pausiert; mehr geht nicht.
bot-pause-too-late = Die Zeit ist gerade abgelaufen; für eine Pause ist es zu spät.
bot-more-yourself = Mehr Zeit kann dir nur ein Gegner geben.
bot-more-computer = Der Computer braucht nicht mehr Zeit.
bot-more-no-clock = Hier läuft keine Zeit.
bot-more-enough = Für diesen Zug gab es schon dreimal mehr Zeit; öfter geht es nicht.
bot-more-far = Für diesen Zug sind schon 14 Tage Zeit; mehr geht nicht.
bot-no-turn-yet = Du hast noch keinen Zug gemacht.
bot-turn-counted = Dieser Zug liegt vor dem Ergebnis, das schon zählt; er lässt sich nicht zurücknehmen.
bot-turn-revealed = Seitdem wurde etwas aufgedeckt; dieser Zug lässt sich nicht zurücknehmen.
bot-nothing-waits = Die Partie wartet gerade nicht darauf, dass du weiterspielst.
bot-matches-of-two = Das gibt es nur in Partien zu zweit.
bot-winner-chooses = { $who } hat gewonnen und entscheidet.
bot-nobody-waits = Niemand wartet auf { $who }.
bot-still-time = { $who } hat noch Zeit; vorher wird niemand ersetzt.
bot-silent-days = { $who } gilt erst nach drei Tagen ohne Zug als abwesend.
bot-unknown-control = Diesen Knopf kenne ich nicht; vielleicht stammt er von einer älteren Version von mir.
bot-options-outdated = Das Menü stammt aus der Zeit vor meinem letzten Update; geändert hat sich nichts. Drück in der Lobby auf *{ bot-options }*.
bot-me-outdated = Das stammt aus der Zeit vor meinem letzten Update; geändert hat sich nichts. Gib noch einmal `/{ -command-me }` ein.
bot-control-gone = Diesen Knopf gibt es nicht mehr; schau bitte in die neueste Nachricht.
bot-outdated = Dein Discord zeigt diesen Befehl noch so, wie er früher war. Starte Discord bitte neu und versuch es noch einmal.
bot-done-already = Das ist schon erledigt.
bot-no-memory = Ich komme gerade nicht an meine Datenbank. Versuch es bitte gleich noch einmal.
bot-no-room = Auf meiner Festplatte ist kein Platz mehr, ich kann gerade nichts speichern. Alles, was vorher zählte, ist sicher. Wer mich betreibt, muss Platz schaffen.
bot-banned = Wer mich betreibt, hat dich oder diesen Server gesperrt. Deine Daten bekommst und löschst du weiterhin: `/{ -command-mydata }`.
bot-announced = Ich bin von { $begins } bis etwa { $ends } weg. So lange läuft niemandes Zeit.
bot-operate-enough = { $n } sind schon gesperrt: Gib zuerst welche frei.
bot-unsure = Meine Datenbank fiel aus, während ich das gespeichert habe: Ich weiß nicht, ob es zählt. Das Brett zeigt es, sobald ich es wieder lesen kann.
bot-others-quicker = Andere waren immer wieder schneller. Sieh aufs Brett und versuch es noch einmal.
bot-went-wrong = Bei mir ist etwas schiefgegangen (Fehler `{ $error }`). Versuch es bitte noch einmal.
bot-seat = Platz { $n }
bot-table-gone = Diesen Tisch gibt es nicht mehr.
bot-one-at-a-time = Eins nach dem anderen: Ich bin noch bei dem, worum du vorhin gebeten hast.
bot-too-much = Das war zu viel für mich; versuch es bitte mit einer kürzeren Partie.
bot-cannot-show = Ich kann deinen Tisch (**{ $game }**) in { $where } nicht zeigen. { $why } Die Partie wartet und geht von selbst weiter, sobald ich wieder schreiben kann.
bot-obstacle-permissions = Mir fehlt dort: *{ $lacking }*. Wer den Kanal bearbeiten darf, kann es mir unter „Kanal bearbeiten“ → „Berechtigungen“ erlauben.
bot-obstacle-time-out = Ich bin im Timeout und kann bis { $until } nichts schreiben.
bot-obstacle-threads = Auf diesem Server sind 1000 Threads aktiv, mehr erlaubt Discord nicht. Erst muss jemand einen schließen.

bot-menu-choice = { $menu }: { $choice }
bot-settings-refused = Die Einstellungen kann nur ändern, wer die Berechtigung „Server verwalten“ hat.
bot-away-too-long = Das ist zu lang: { $year } kannst du noch { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
} nicht da sein.

## Lessons

bot-learn = Lernen

## Standings

bot-earlier = Zurück
bot-later = Weiter
bot-show-here = Hier zeigen
bot-menu-game = Spiel
bot-nothing-to-show = Da gibt es nichts mehr zu zeigen.
bot-may-not-show = Du darfst in diesem Kanal nicht schreiben, darum zeige ich es hier nicht.
bot-shown-already = Es steht schon in diesem Kanal.
bot-history-none = Du hast hier noch keine Partie beendet. Mit `/{ -command-newgame }` öffnest du einen Tisch.

## Commands

-command-newgame = neues-spiel
-command-endgame = tisch-schließen
-command-play = zug
-command-board = brett
-command-mark = markieren
-command-hint = tipp
-command-resign = aufgeben
-command-help = hilfe
-command-rules = regeln
-command-learn = lernen
-command-leaderboard = rangliste
-command-profile = profil
-command-history = verlauf
-command-replay = wiederholung
-command-review = analyse
-command-record = aufzeichnung
-command-mygames = meine-spiele
-command-mydata = meine-daten
-command-settings = server-einstellungen
-command-me = meine-einstellungen
-command-daily = tagesrätsel
-command-dailypost = rätsel-im-kanal
-command-block = blockieren
-command-report = melden
-command-keepout = ausschließen
-command-find = mitspieler
-option-timezone = zeitzone
-option-channel = kanal
-option-hour = stunde
-option-move = zug
-option-date = datum
-option-file = datei

bot-command-newgame = { -command-newgame }
bot-command-newgame-about = Öffne einen Tisch in diesem Kanal
bot-command-newgame-game = Welches Spiel
bot-command-newgame-opponent = Für wen ein Platz frei bleiben soll
bot-command-newgame-opponent2 = Für wen noch
bot-command-newgame-opponent3 = Für wen außerdem
bot-command-newgame-watch = Schau nur zu: Computer dieser Stärke spielen gegeneinander
bot-command-endgame = { -command-endgame }
bot-command-endgame-about = Schließ den Tisch dieses Kanals ohne Ergebnis (für die Moderation)
bot-command-play = { -command-play }
bot-command-play-about = Gib einen Zug ein
bot-command-play-move = Ein Zug oder mehrere, getrennt durch ;
bot-command-play-table = Welcher Tisch, falls du an mehreren sitzt
bot-command-board = { -command-board }
bot-command-board-about = Sieh dir dein Brett noch einmal an
bot-command-board-table = Welcher Tisch, falls du an mehreren sitzt
bot-command-mark = { -command-mark }
bot-command-mark-about = Markiere Felder auf deinem Bild des anderen Bretts; das siehst nur du
bot-command-mark-table = Welcher Tisch, falls du an mehreren sitzt
bot-command-mark-square = Wo: A1, oder mehrere: A1 B2 C3
bot-command-mark-mark = Eine der Markierungen oder bis zu 2 Zeichen; leer entfernt die Markierung
bot-command-hint = { -command-hint }
bot-command-hint-about = Gegen den Computer: Frag ihn, was er an deiner Stelle spielen würde und warum
bot-command-hint-table = Welcher Tisch, falls du an mehreren sitzt
bot-command-resign = { -command-resign }
bot-command-resign-about = Gib die Partie auf (mit Rückfrage)
bot-command-resign-table = Welcher Tisch, falls du an mehreren sitzt
bot-command-help = { -command-help }
bot-command-help-about = Sieh nach, was du jetzt tun kannst und wie alles geht
bot-command-rules = { -command-rules }
bot-command-rules-about = Lies nach, wie ein Spiel geht, mit Bildern
bot-command-rules-game = Welches Spiel (Standard: das in diesem Kanal)
bot-command-learn = { -command-learn }
bot-command-learn-about = Lern ein Spiel in drei Minuten, an ein paar Stellungen, ganz für dich
bot-command-learn-game = Welches Spiel (Standard: das, bei dem du zuletzt warst)
bot-command-learn-move = Dein Zug in der Lektion
bot-command-leaderboard = { -command-leaderboard }
bot-command-leaderboard-about = Sieh nach, wer führt und wo du stehst
bot-command-leaderboard-game = Welches Spiel (Standard: alle)
bot-command-leaderboard-scope = Dieser Server (Standard) oder überall
bot-command-profile = { -command-profile }
bot-command-profile-about = Sieh dir Wertungen, Ergebnisse und den häufigsten Gegner an
bot-command-profile-person = Wessen Profil (Standard: deins)
bot-command-history = { -command-history }
bot-command-history-about = Sieh dir deine beendeten Partien auf diesem Server an
bot-command-replay = { -command-replay }
bot-command-replay-about = Sieh dir eine beendete Partie Schritt für Schritt an, aus jeder Sicht
bot-command-replay-match = Ihre Nummer in /{ -command-history } (Standard: die letzte in diesem Kanal)
bot-command-replay-file = Eine Aufzeichnung aus /{ -command-record }
bot-command-review = { -command-review }
bot-command-review-about = Sieh nach, was du bei jeder Entscheidung einer beendeten Partie hättest wissen können
bot-command-review-match = Ihre Nummer in /{ -command-history } (Standard: die letzte in diesem Kanal)
bot-command-record = { -command-record }
bot-command-record-about = Hol dir eine beendete Partie als Datei, zum Aufheben oder Nachprüfen
bot-command-record-match = Ihre Nummer in /{ -command-history } (Standard: die letzte in diesem Kanal)
bot-command-mygames = { -command-mygames }
bot-command-mygames-about = Sieh dir deine offenen Tische an; zuerst die, die auf dich warten
bot-command-mydata = { -command-mydata }
bot-command-mydata-about = Hol dir alles, was über dich gespeichert ist, oder lösch es
bot-command-settings = { -command-settings }
bot-command-settings-about = Leg fest, wo Tische geöffnet werden, ihre Bedenkzeit, Benachrichtigungen, Threads
bot-command-me = { -command-me }
bot-command-me-about = Stell ein: Sprache, Benachrichtigung, Erinnerungen, Ruhezeiten, Abwesenheit, dein Name
bot-command-me-timezone = Deine Zeitzone, für die Ruhezeiten: Gib eine Stadt ein
bot-command-daily = { -command-daily }
bot-command-daily-about = Löse das Rätsel des Tages: eine Stellung, für alle dieselbe
bot-command-daily-move = Deine Antwort (leer: Du siehst das Rätsel)
bot-command-daily-date = Von welchem Tag (Standard: heute)
bot-command-dailypost = { -command-dailypost }
bot-command-dailypost-about = Leg fest, in welchen Kanal das Tagesrätsel kommt und wann
bot-command-dailypost-channel = In welchen Kanal (Standard: in diesen)
bot-command-dailypost-hour = Ab welcher Stunde, 0 bis 23 (Standard: 9)
bot-command-dailypost-timezone = Zeitzone der Stunde: Gib eine Stadt ein
bot-command-block = { -command-block }
bot-command-block-about = Triff jemanden an keinem neuen Tisch mehr, oder sieh nach, wen du blockierst
bot-command-block-person = Wen du blockieren willst (leer: Du siehst, wen du blockierst)
bot-command-report = { -command-report }
bot-command-report-about = Melde jemanden beim Betreiber dieses Bots
bot-command-report-person = Wen du melden willst
bot-command-report-reason = Was passiert ist (leer: Du bekommst ein Formular)
bot-command-keepout = { -command-keepout }
bot-command-keepout-about = Schließ jemanden von den Tischen dieses Servers aus
bot-command-keepout-person = Wen du ausschließen willst (leer: Du siehst, wer ausgeschlossen ist)

bot-option-game = spiel
bot-option-opponent = gegner
bot-option-opponent2 = gegner2
bot-option-opponent3 = gegner3
bot-option-watch = zuschauen
bot-option-move = { -option-move }
bot-option-date = { -option-date }
bot-option-square = feld
bot-option-mark = markierung
bot-option-scope = wo
bot-option-person = person
bot-option-match = partie
bot-option-file = { -option-file }
bot-option-timezone = { -option-timezone }
bot-option-channel = { -option-channel }
bot-option-hour = { -option-hour }
bot-option-reason = grund

bot-choice-level = { $level ->
    [easy] schwach
    [hard] stark
    [expert] sehr stark
   *[normal] mittel
}
bot-choice-scope = { $scope ->
    [here] dieser Server
   *[everywhere] überall
}
bot-choice-game = { $game }: { $most ->
    [2] zu zweit
   *[other] { $least } bis { $most } Spieler
}, { $minutes } Minuten, { $secret ->
    [yes] geheime Bretter
   *[no] ohne Geheimnisse
}

## The page

bot-button-page = Brett öffnen
bot-button-browser = Im Browser
bot-web-elsewhere = Drück *Revanche* auf Discord, wo ihr gespielt habt.

## Abstand von jemandem

bot-button-blocks = Wen ich blockiere
bot-button-bars = Wer draußen bleibt
bot-button-trouble = Blockieren oder melden…
bot-block-bot = { $who } ist ein Bot.
bot-block-sits-here = Du blockierst jemanden an diesem Tisch: { $people }. Deine Liste zeigt dir `/{ -command-block }`, falls du das ändern willst.
bot-block-invited = Du blockierst { $who }. Deine Liste zeigt dir `/{ -command-block }`, falls du das ändern willst.

## Anrufe und Herausforderungen

bot-context-challenge = Zum Spiel herausfordern

## Zur Hand

# limit: 32
bot-context-profile = Profil

## Herausforderungen an alle.

bot-command-find = { -command-find }
bot-command-find-about = Finde jemanden zum Spielen, auch auf anderen Servern
bot-command-find-game = Welches Spiel (Standard: alle)
bot-option-everybody = alle
bot-command-newgame-everybody = Auch für Leute auf anderen Servern öffnen
bot-to-everybody = Für alle öffnen
bot-challenges-off = Herausforderungen gibt es bei diesem Bot nicht: Der Betreiber hat sie abgeschaltet.
bot-offer-counts = Gewertet
bot-offer-rated = ja
bot-offer-casual = nein, nur zum Spaß

# limit: 32
bot-context-board = Brett noch einmal
# limit: 32
bot-context-replay = { bot-button-replay }
bot-context-foreign = Die Nachricht ist nicht von mir. Versuch es mit einer von mir, die einen Tisch zeigt.
bot-context-nothing = Ich weiß nicht, zu welchem Tisch diese Nachricht gehört. Versuch es mit einer, die ein Brett oder eine Lobby zeigt.
bot-form-options = { $game }: Einstellungen
bot-options-more = { $n ->
    [2] Weitere Einstellungen…
   *[other] Weitere Einstellungen ({ $n })…
}
bot-host-head = ### Dein Tisch
bot-host-about = Was ihr spielt, wie schnell und wer wo sitzt, steht in der Lobby unter *{ bot-options }*.

## Partien in Turnieren

bot-round = -# { $name }, Runde { $n }: { $who }. Die Runde endet { $until }.
bot-more-round = Vorher endet die Runde. Mehr Zeit lässt sich nicht geben.

## Was man von Turnieren sieht und drückt

-command-tournament = turnier
bot-command-tournament = { -command-tournament }
bot-command-tournament-about = Turniere, die von selbst laufen
bot-command-tournament-new = neu
bot-command-tournament-new-about = Öffne ein Turnier in diesem Kanal
bot-command-tournament-new-game = Welches Spiel
bot-command-tournament-new-name = Wie es heißt
bot-command-tournament-new-clock = Die Zeit für jeden Zug, etwa 1d oder 5m
bot-command-tournament-new-rounds = Wie viele Runden (Standard: so viele, wie zur Zahl der Leute passen)
bot-command-tournament-new-length = Wie lange eine Runde höchstens dauert (Standard: 7 Tage)
bot-command-tournament-new-starts = Wann es beginnt, etwa 20:00 oder in 2h (leer: Du startest es selbst)
bot-command-tournament-new-most = Wie viele sich anmelden können
bot-command-tournament-new-format = Schweizer System (Standard) oder jeder gegen jeden
bot-command-tournament-new-rated = Ob die Partien gewertet werden (Standard: ja)
bot-command-tournament-new-computers = Ein Computer dieser Stärke spielt, wenn jemand keinen Gegner hat
bot-command-tournament-show = ansehen
bot-command-tournament-show-about = Sieh dir Turniere an: deine und die dieses Servers
bot-option-name = name
bot-option-clock = bedenkzeit
bot-option-rounds = runden
bot-option-length = dauer
bot-option-starts = beginn
bot-option-most = höchstens
bot-option-format = modus
bot-option-rated = gewertet
bot-option-computers = computer

## Achievements

bot-feat-button = Erfolge
