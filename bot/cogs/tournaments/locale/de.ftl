bot-ending-round = Die Runde war vorbei. Es gewinnt, wer weniger Zeit verbraucht hat; reichte sie für einen ersten Zug nicht, ist es unentschieden.
bot-tournament-thread = Runde { $n }

bot-tournament-kind = { $kind ->
    [robin] Jeder gegen jeden
   *[swiss] Schweizer System
}
bot-tournament-name = Turnier: { $game }
bot-tournament-created = Das Turnier ist offen: Gleich poste ich es in diesem Kanal, dort kann man sich anmelden. Hier leitest du das Turnier; später findest du das unter *⋯*.
bot-tournament-utc = Den Beginn habe ich in UTC gelesen. Deine Zeitzone stellst du mit `/{ -command-me }` ein.

bot-tournament-in-server = Turniere gibt es nur auf Servern: Öffne eins im Kanal eines Servers.
bot-tournament-may-not = Um ein Turnier zu öffnen, brauchst du die Berechtigung „Events erstellen“, „Events verwalten“ oder „Server verwalten“. Frag die Admins dieses Servers.
bot-tournament-no-place = Turniere brauchen einen Text- oder Ankündigungskanal: Ihre Partien bekommen eigene Threads.
bot-tournament-not-host = Das kann nur, wer das Turnier veranstaltet oder die Berechtigung „Server verwalten“ hat.
bot-tournament-gone = Dieses Turnier gibt es nicht mehr.
bot-tournament-over = Dieses Turnier ist zu Ende.
bot-tournament-begun = Dieses Turnier hat begonnen.
bot-tournament-too-many = So viele Turniere auf einmal gehen nicht: höchstens { $here } pro Server, und { $hosted } davon kannst du veranstalten.
bot-tournament-barred = Du wurdest aus diesem Turnier ausgeschlossen.
bot-tournament-in = Du bist schon angemeldet.
bot-tournament-not-in = Du bist nicht angemeldet.
bot-tournament-gone-entrant = Diese Person ist nicht angemeldet.
bot-tournament-wait = Du hast dich mehr als einmal abgemeldet: Wieder anmelden kannst du dich { $until }.
bot-tournament-last-round = Die letzte Runde läuft: Niemand kann mehr dazukommen.
bot-tournament-too-late = Mehr als die Hälfte der Runden hat begonnen: Zum Einsteigen ist es zu spät.
bot-tournament-full = Alle { $n } Plätze sind vergeben.
bot-tournament-too-few = Zum Anfangen braucht es zwei. Warte, bis sie sich angemeldet haben.

bot-tournament-start-unread = Aus „{ $typed }“ werde ich nicht schlau. Gib die Zeit so ein: 20:00, 28.11. 20:00, 2026-11-28 20:00 oder in 2h.
bot-tournament-start-past = Dieser Zeitpunkt ist vorbei.
bot-tournament-start-far = Ein Turnier kann spätestens in { $n } Tagen beginnen.
bot-tournament-start-gap = { $time } Uhr gibt es an diesem Tag nicht: Die Uhren werden vorgestellt. Nimm eine andere Zeit.
bot-tournament-clock-long = Ein einziger Zug könnte länger dauern als eine Runde ({ $length }): Nimm eine kürzere Bedenkzeit oder längere Runden.
bot-tournament-length-range = Eine Runde kann 10 Minuten bis 14 Tage dauern.
bot-tournament-number = Hier passt nur eine Zahl von { $least } bis { $most }.
bot-tournament-robin-most = Bei „jeder gegen jeden“ ist Platz für höchstens { $n } Leute.

bot-tournament-swiss = { $n ->
    [0] Schweizer System, so viele Runden, wie zur Zahl der Leute passen
    [one] Schweizer System, { $n } Runde
   *[other] Schweizer System, { $n } Runden
}
bot-tournament-robin = Jeder gegen jeden, alle Partien auf einmal
bot-tournament-swapped = Zwei Partien gegen jeden Gegner, mit vertauschten Seiten; sie zählen als eine
bot-tournament-length = Eine Runde dauert höchstens { $length }
bot-tournament-rated = { $rated ->
    [no] Nicht gewertet
   *[yes] Gewertet
}
bot-tournament-computer = Wer keinen Gegner hat, spielt gegen einen Computer ({ $level })
bot-tournament-by = { $game }, veranstaltet von { $host }
bot-tournament-run = { $game }, geleitet von der Moderation
bot-tournament-by-you = Den Start gibst du.
bot-tournament-by-press = Den Start gibt { $host }.
bot-tournament-by-moderators = Den Start gibt die Moderation.
bot-tournament-at = Beginn: { $time }, { $left }.
bot-tournament-entered = Angemeldet: { $n } von { $most }
bot-tournament-more = und { $n } weitere

bot-tournament-round = { $kind ->
    [robin] alle Partien enden spätestens { $ends }
   *[swiss] Runde { $n } von { $of }, endet spätestens { $ends }
}
bot-tournament-state = Runde { $n } von { $of }
bot-tournament-standings = Tabelle
bot-tournament-pairings = Paarungen
bot-tournament-matches = { $n ->
    [one] { $n } Partie läuft.
   *[other] { $n } Partien laufen.
}
bot-tournament-of-round = **Runde { $n }**
bot-column-points = Punkte
bot-column-buchholz = Buchholz
bot-tournament-line = { $place } { $who } { $points } (Buchholz { $buchholz })
bot-tournament-bye = { $late ->
    [yes] { $who } kam später dazu: ½
   *[no] { $who } hat spielfrei: 1
}
bot-tournament-why = { $why ->
    [unplayed] nicht gespielt
    [time] die Runde war vorbei
    [removed] von der Moderation entfernt
    [annulled] gestrichen
   *[void] ohne Ergebnis
}
bot-tournament-you-play = Du spielst gegen { $who }: { $where }
bot-tournament-you-play-direct = Du spielst gegen { $who }: in unseren Direktnachrichten
bot-tournament-you-play-soon = Du spielst gegen { $who }: Euer Tisch öffnet gleich
bot-tournament-out = Nicht mehr dabei (abgemeldet, oder eine Runde ohne Zug): { $people }. *{ bot-tournament-join }* bringt euch zurück.
bot-tournament-you-out = Du bist nicht mehr dabei: Du hast dich abgemeldet oder in einer Runde keinen Zug gemacht. Mit *{ bot-tournament-join }* kommst du zurück.

bot-tournament-won = { $n ->
    [1] { $people } gewinnt das Turnier (Punkte: { $points }). Glückwunsch!
   *[other] { $people } teilen sich den ersten Platz (Punkte: je { $points }). Glückwunsch!
}
bot-tournament-early = Nach Runde { $n } von { $of } war Schluss: Eine neue Paarung gab es nicht mehr.
bot-tournament-nobody = Es fand nicht statt.
bot-tournament-was-cancelled = Es wurde abgesagt, und niemand hat gewonnen.
bot-tournament-no-winner = Niemand hat gewonnen: Keine Partie wurde gespielt.
bot-tournament-ties = Bei gleichen Punkten zählt Buchholz (die Punkte der Gegner, ohne den schwächsten), dann Sonneborn-Berger, der direkte Vergleich, die Zahl der Siege.
bot-tournament-mark = † heißt: Ein Ergebnis wurde berichtigt; warum, steht bei den Paarungen.
bot-tournament-ruled = berichtigt: { $reason }

bot-tournament-join = Mitspielen
bot-tournament-leave = Abmelden
bot-tournament-read = Tabelle und Paarungen
bot-tournament-file = Als Datei
bot-tournament-all = Alle Turniere
bot-tournament-back = Zurück
bot-tournament-registered = { $n ->
    [1] Du bist dabei.
   *[other] Du bist ab Runde { $n } dabei.
}
bot-tournament-withdrawn = Du bist abgemeldet und bekommst keine Gegner mehr.
bot-tournament-still-plays = Deine laufende Partie zählt noch: Spiel sie zu Ende.
bot-tournament-again = Wieder anmelden kannst du dich { $until }.
bot-tournament-none = Es gibt keine Turniere. Wer auf einem Server Events erstellen darf, kann eins öffnen: `/{ -command-tournament } { bot-command-tournament-new }`
bot-tournament-list = ### Turniere
bot-tournament-choose = Welches Turnier?
bot-tournament-listed = { $game }, { $stage ->
    [open] man kann sich anmelden
    [playing] { $kind ->
        [robin] alle Partien laufen
       *[swiss] Runde { $n } von { $of }
    }
   *[over] zu Ende
}
bot-tournament-saved = Alle mit Namen, alle Paarungen und Ergebnisse und die Tabelle.

bot-tournament-tools = Nur du siehst das.
bot-tournament-start = Jetzt starten
bot-tournament-options = Einstellungen…
bot-tournament-remove = Jemanden ausschließen
bot-tournament-cancel = Absagen
bot-tournament-cancel-yes = Ja, absagen
bot-tournament-starts-now = Es geht los: Gleich öffnen die ersten Partien.
bot-tournament-changed = Geändert.
bot-tournament-remove-means = Ausgeschlossene können nicht wiederkommen. Ihre laufende Partie wird nicht gewertet, und der Gegner bekommt den Punkt. Was gespielt ist, bleibt.
bot-tournament-whom = Wen?
bot-tournament-removed = { $who } ist ausgeschlossen.
bot-tournament-sure = Turnier absagen? Alle laufenden Partien schließen ohne Ergebnis, und niemand gewinnt.
bot-tournament-cancelled = Es ist abgesagt.
bot-ending-tournament-removed = Die Moderation hat jemanden aus dem Turnier ausgeschlossen.
bot-ending-tournament-cancelled = Das Turnier wurde abgesagt.
bot-tournament-rule = Ergebnis berichtigen
bot-tournament-rule-means = Wähl eine Paarung. Du kannst ihr Ergebnis festlegen, streichen oder sie noch einmal spielen lassen; warum, lesen alle. Die Tabelle richtet sich danach, Wertungen bleiben, wie sie sind. Rückgängig machen kannst du es, bis die nächste Runde ausgelost ist.
bot-tournament-which-pairing = Welche Paarung?
bot-tournament-rule-wins = { $who } gewinnt
bot-tournament-rule-draw = unentschieden
bot-tournament-rule-void = kein Ergebnis, keine Punkte
bot-tournament-rule-again = in dieser Runde noch einmal spielen
bot-tournament-rule-undo = die Berichtigung rückgängig machen
bot-tournament-reason = Warum? Alle können es lesen
bot-tournament-rule-own = Du spielst in dieser Paarung mit, darum muss jemand anders entscheiden.
bot-tournament-meanwhile = Diese Paarung hat sich gerade geändert, darum habe ich nichts getan. Sieh noch einmal nach.
bot-ending-tournament-ruled = Die Turnierleitung hat über diese Partie entschieden.
bot-tournament-form-starts = Beginn
bot-tournament-form-starts-about = Deine Zeit ({ $zone }). Leer: Du startest es selbst.
bot-tournament-form-clock-about = 5m, 1d oder 1d+3d (mit Reserve); oder „ohne“
bot-tournament-form-length = Eine Runde dauert höchstens
bot-tournament-form-length-about = Von 10 Minuten bis 14 Tagen: 30m, 3h, 7d
bot-tournament-form-rounds = Runden
bot-tournament-form-rounds-about = Leer: so viele, wie zur Zahl der Leute passen
bot-tournament-form-most = Höchstens so viele Leute
bot-tournament-form-name = Name
bot-tournament-form-computers = Wer keinen Gegner hat
bot-tournament-no-computer = hat spielfrei: 1 Punkt
bot-tournament-plays-computer = spielt gegen einen Computer ({ $level })
