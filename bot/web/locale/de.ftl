bot-link = Dieser Link öffnet dein Brett im Browser. Er gilt einmal, zwei Minuten lang, und nur für dich: Gib ihn nicht weiter.
bot-link-watches = Dieser Link zeigt dir die Partie im Browser, so wie alle im Kanal sie sehen. Er gilt einmal, zwei Minuten lang; danach kannst du einen Tag lang zusehen.
bot-link-beside = Das Brett öffnet sich in Discord. Dieser Link öffnet es stattdessen im Browser: einmal, zwei Minuten lang, und nur für dich.
bot-browsers-none = Dein Brett ist in keinem Browser offen. Drück an einem Tisch *Brett öffnen*.
bot-browsers = ### Wo deine Bretter offen sind
# $n: number
bot-browsers-inside = In Discord: { $n }
# $n: number
# $since: name
# $until: name
bot-browser = { $n }. Geöffnet { $since }, endet { $until }
# $n: number
bot-browser-end = { $n } schließen
bot-browsers-end = Alle schließen
bot-web-taken = In dem Kanal ist jetzt ein anderer Tisch offen. Drück auf Discord *Revanche*, um in einem Thread zu spielen.
bot-web-rematch = Die Revanche steht schon: Setz dich auf Discord dazu.
bot-inside-none = In diesem Kanal gibt es keinen Tisch, an dem du zusehen kannst.
bot-web-shown-later = Auf Discord steht das, sobald dort jemand etwas drückt.
bot-web-again = Tipp noch einmal darauf, um zu ziehen.
bot-web-away = Ich erreiche Discord nicht. Hier kannst du weiterspielen; niemandes Zeit läuft.
bot-web-back = Zurück zum Brett
bot-web-board = Das Brett
bot-web-choose = Wähl auf dem Brett oder drück einen Knopf.
bot-web-closed = Diese Seite ist geschlossen. Melde dich an, um sie wieder zu öffnen.
bot-web-confirm = Zug erst zeigen, dann spielen
# $name: name
bot-web-continue = Weiter als { $name }
bot-web-denied = Deine Tische kann ich erst zeigen, wenn Discord mir sagt, wer du bist. Drück *Anmelden*, dann *Autorisieren*.
bot-web-earlier = Früher
bot-web-end = Abmelden
bot-web-ended = Diese Seite ist geschlossen. Drück auf Discord noch einmal *Brett öffnen*.
bot-web-enter = Anmelden
bot-web-entering = Anmeldung läuft…
bot-web-first = Zum Anfang
bot-web-here = Der Tisch in diesem Kanal
bot-web-larger = Brett vergrößern
bot-web-last = Zum Ende
bot-web-later = Später
bot-web-lost = Verbindung wird wiederhergestellt…
bot-web-mark = Felder markieren
bot-web-marked-none = Keine Markierung
bot-web-marking = Tipp auf die Felder, die du markieren willst.
bot-web-moves = Züge
bot-web-next = Tipp an, was dazugehört.
bot-web-now = Zurück zu jetzt
bot-web-nowhere = Das geht dort nicht. Tipp auf eine markierte Stelle oder drück einen Knopf.
bot-web-over = Dieser Link gilt nicht mehr. Drück auf Discord noch einmal *Brett öffnen*.
bot-web-play = Ziehen
bot-web-playing = Zug wird gesendet…
bot-web-press = Drück einen Knopf.
bot-web-reconnect = Neu verbinden
bot-web-retry = Das kam nicht an. Neuer Versuch…
bot-web-shown = So sähe es aus.
bot-web-slow = Zu schnell. Warte einen Moment.
bot-web-tables = Deine Tische
bot-web-tables-none = Du sitzt an keinem Tisch.
bot-web-tables-wait = wartend: { $n }
bot-web-then = Das Brett, wie du es damals gesehen hast.
bot-web-thinking = Denkt nach…
bot-web-turn = Drehen
bot-web-turns = Tipp noch einmal darauf, um zu drehen.
bot-web-undo = Abbrechen
bot-web-watching = Du siehst zu.
bot-web-you = du
bot-web-yours = Du bist am Zug
