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

## Tables without a result

bot-closed-because = Dieser Tisch ist geschlossen. { $why }
bot-closed = Dieser Tisch ist geschlossen.
bot-ending-not-started = Einen Tag lang hat niemand die Partie gestartet.
bot-ending-not-delivered = Die Partie hat nicht begonnen: Ich konnte { $people } keine Direktnachricht schicken.
bot-ending-out-of-time = Bei allen ist die Zeit abgelaufen; die Partie zählt nicht.
bot-ending-empty = Alle haben den Tisch verlassen.
bot-ending-cancelled = Der Gastgeber hat ihn geschlossen.
bot-ending-moderated = { $who } moderiert diesen Kanal und hat ihn geschlossen.
bot-ending-operator = Der Betreiber des Bots hat ihn geschlossen.
bot-ending-gone = Seinen Kanal gibt es nicht mehr.
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
bot-clock-unset =
    { $why } Die Bedenkzeit bleibt, wie sie ist. Deine Eingabe:
    ```
    { $typed }
    ```
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
bot-thread-name = { $game }: { $who }
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
bot-lobby-computer = nicht gewertet, weil ein Computer mitspielt

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
bot-joined = Du sitzt mit am Tisch in { $where }.
bot-begun = Die Partie beginnt in { $where }.
bot-handed = { $who } ist jetzt Gastgeber an diesem Tisch.
bot-left = Du hast den Tisch verlassen.
bot-table-closed = Der Tisch ist geschlossen.
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
bot-people-invited = Eingeladen: { $people }.

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
bot-unknown-level = Diese Spielstärke hat der Computer nicht.
bot-newgame-alone = Lass hier Gegner und *{ bot-option-watch }* weg. Um jemanden herauszufordern, wähl im Menü des Namens (*Apps*) *{ bot-context-challenge }*.
bot-newgame-elsewhere = Ich bin hier kein Mitglied, darum lass *{ bot-option-watch }* und *{ bot-option-everybody }* weg.
bot-no-external-apps = Niemand könnte mitspielen: Auf diesem Server siehst nur du, was deine eigenen Apps antworten. Bitte die Admins um die Berechtigungen *Nachrichten senden*, *Externe Apps verwenden* und *Dateien anhängen*, oder spiel in einer Gruppe oder Direktnachricht.
bot-no-external-apps-now = Es zählt, aber ich konnte niemanden benachrichtigen: Auf diesem Server siehst nur du, was ich dir antworte. Bitte die Admins um die Berechtigungen *Nachrichten senden*, *Externe Apps verwenden* und *Dateien anhängen*.
bot-taken-here = Hier steht schon ein Tisch ({ $game }), und an einem Ort ist nur einer möglich.
bot-shown-later = In { $where } folgt das Brett, sobald dort jemand etwas drückt.
bot-shown-below = Hier ist er.
bot-shown-often = Ich habe ihn schon mehrmals gezeigt: Scroll hoch oder versuch es in einer Minute noch mal.
bot-below = -# Die Partie ist weitergegangen: Das Brett steht weiter unten.
bot-watch-alone = Beim Zuschauen spielen nur Computer: Lass die Gegner weg.
bot-no-table = In diesem Kanal ist kein Tisch offen.
bot-moderators-alone = Nur wer hier Nachrichten verwalten darf, kann einen Tisch schließen.
bot-you-play-here = Du spielst selbst an diesem Tisch: Um die Partie zu beenden, gib auf (`/{ -command-resign }`).
bot-no-thread-here = Hier kann ich keinen Thread öffnen. Gib `/{ -command-newgame }` in einem anderen Kanal ein.
bot-may-not-thread = Hier steht schon ein Tisch ({ $game }): ein Tisch pro Kanal. Du darfst hier keine Threads erstellen: Gib `/{ -command-newgame }` in einem anderen Kanal ein oder frag jemanden, der es darf.
bot-too-many-open = Du hast hier und anderswo schon { $n ->
    [one] { $n } Lobby, Herausforderung oder Thread
   *[other] { $n } Lobbys, Herausforderungen und Threads
} offen. Starte oder schließ erst eine Lobby oder zieh eine Herausforderung zurück (`/{ -command-find }`); ein Thread zählt, bis er archiviert oder gelöscht ist oder eine Partie darin gespielt wurde.
bot-try-again = Versuch es bitte noch einmal.
bot-rematch-keeps-seat = In der Revanche ist ein Platz für dich reserviert: Drück unten *{ bot-join }*.
bot-tables-elsewhere = Auf diesem Server werden Tische nur hier geöffnet: { $channels }.
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

bot-help-introduction =
    ### Skulduggery
    Kaum bekannte Brettspiele voller Gräber, Hinterhalte und Geheimnisse: in den Kanälen eures Servers, mit Freunden oder gegen den Computer.
bot-help-now-head = **Was du jetzt tun kannst**
bot-topic-now = Was jetzt?
bot-topic-games = Die Spiele
bot-topic-playing = Spielen
bot-topic-secrets = Geheime Bretter
bot-topic-time = Zeit
bot-topic-ratings = Wertung
bot-topic-yours = Deine Einstellungen
bot-topic-server = Moderation
bot-topic-about = Über mich
bot-help-games = ### Die Spiele, das leichteste zuerst
bot-help-game = **{ $game }** ({ $players }, { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}): { $goal }
bot-help-rules = Wie ein Spiel geht
bot-help-playing =
    ### Spielen
    - `/{ -command-newgame }` öffnet einen Tisch im Kanal. Die anderen drücken *{ bot-join }* und der Gastgeber *{ bot-start }*. Oder der Gastgeber drückt *{ bot-alone }*, und es geht sofort los.
    - `/{ -command-find }` findet jemanden zum Spielen, auch auf anderen Servern; mit *{ bot-to-everybody }* finden sie deinen Tisch.
    - Bist du am Zug, drück den Knopf für deinen Zug oder gib ihn mit `/{ -command-play }` ein. `/{ -command-board }` zeigt dir dein Brett noch einmal.
    - Halt eine meiner Nachrichten gedrückt (oder klick sie rechts an) und wähl *Apps*: *{ bot-context-board }* und *{ bot-context-replay }* gehören zu ihrem Tisch. Bei einem Menschen sind es *{ bot-context-challenge }* und *{ bot-context-profile }*.
    - Gegen den Computer sagt dir `/{ -command-hint }`, was er an deiner Stelle täte und warum.
    - Was man selten braucht, steckt unter dem Brett in *⋯*: vorausplanen, ein Unentschieden anbieten, einen Zug zurücknehmen, dem Gegner mehr Zeit geben, die Partie pausieren, aufgeben (auch `/{ -command-resign }`).
    - `/{ -command-learn }` bringt dir ein Spiel in drei Minuten bei, `/{ -command-rules }` erklärt es mit Bildern, und `/{ -command-mygames }` zeigt deine Tische.
    - `/{ -command-tournament }` zeigt die Turniere eines Servers und deine. Sie laufen von selbst; öffnen kann sie, wer Events erstellen darf.
    - `/{ -command-daily }` stellt dir jeden Tag ein Rätsel, allen dasselbe.
bot-help-secrets =
    ### Geheime Bretter
    In { $games } hast du ein Brett, das sonst niemand sehen darf. Es kommt per Direktnachricht zu dir, und dort spielst du auch.
    - Wenn du keine Direktnachrichten annimmst, macht das nichts: *{ bot-button-mine }* unter dem Brett im Kanal zeigt dir deines, und nur dir.
    - `/{ -command-board }`, `/{ -command-mark }` und `/{ -command-resign }` funktionieren hier und in unseren Direktnachrichten.
    - Wer zuschaut, sieht nur, was beide Spieler wissen. Nach der Partie wird alles aufgedeckt.
bot-help-time =
    ### Zeit
    - Wie lange ein Zug mit allem, was dazugehört, dauern darf, steht in der Lobby, und ob du für längere Züge eine Reserve hast. Läuft deine Zeit ab, verlierst du (wenn in der Lobby nichts anderes steht), und das zählt wie jede Niederlage.
    - Der Gastgeber wählt die Bedenkzeit unter *{ bot-options }* oder gibt unter *⋯* eigene Zeiten ein. Unter einem Tag pro Zug heißt sie *schnell*, sonst *langsam*.
    - Zeit, in der ich oder Discord nicht da war, bekommst du zurück.
    - Läuft deine Zeit in mehreren Partien nacheinander ab, ohne dass du dazwischen irgendwo ziehst, zählt nur die erste. Wie oft das jemandem passiert, zeigt `/{ -command-profile }`.
    - Wenn alle am Tisch einverstanden sind, wird die Partie pausiert, höchstens 30 Tage. Fortsetzen kann sie jeder am Tisch.
    - Du bist ein paar Tage nicht da? Sag in `/{ -command-me }`, an welchen (21 im Jahr). Dann läuft deine Zeit nicht, wo ein Zug mindestens einen Tag dauern darf, und deine Gegner erfahren es.
    - Läuft deine Zeit an drei langsamen Tischen nacheinander ab, giltst du von da an als abwesend, höchstens 7 dieser 21 Tage, damit du nicht alles andere verlierst. Sobald du etwas drückst, ist das vorbei. Gegen den Computer gilt es nicht, und mit `/{ -command-me }` schaltest du es ab.
    - Ohne Uhr: Ziehst du drei Tage lang nicht, kann dein Gegner den Sieg annehmen (zu dritt und zu viert kann ein Computer für dich übernehmen).
    - Hast du für einen Zug einen Tag oder länger, erinnere ich dich einmal pro Partie, sobald die Hälfte um ist. Bevor die Zeit für einen Zug von sechs Stunden oder mehr abläuft, erinnere ich dich noch einmal. Mit `/{ -command-me }` änderst du das und legst Ruhezeiten fest.
bot-help-ratings =
    ### Wertung und Wiederholungen
    Deine Wertung ist eine vorsichtige Schätzung, wie gut du spielst: Sie steigt, wenn du gewinnst, am meisten gegen starke Gegner, und fällt, wenn du verlierst. In { $few ->
        [one] deiner ersten Partie
       *[other] deinen ersten { $few } Partien
    } steht ein Fragezeichen dabei, weil ich dich noch kaum kenne. Partien gegen den Computer ändern sie nicht.
    - `/{ -command-profile }` zeigt deine Wertungen und `/{ -command-leaderboard }` die Besten.
    - `/{ -command-history }` listet auf, was du gespielt hast, `/{ -command-replay }` geht eine Partie Schritt für Schritt durch, und `/{ -command-record }` gibt sie dir als Datei.
    - `/{ -command-review }` zeigt dir zu jeder Entscheidung einer beendeten Partie, was du hättest wissen können und was am besten war.
bot-help-yours =
    ### Deine Einstellungen und Daten
    - Mit `/{ -command-me }` stellst du ein: deine Sprache, wie du von deinen Zügen erfährst, Erinnerungen, Ruhezeiten, an welchen Tagen du nicht da bist, ob du deine Züge bestätigst und ob dein Name in Aufzeichnungen steht.
    - `/{ -command-mydata }` gibt dir alles, was ich über dich gespeichert habe, und löscht es, wenn du willst.
    - `/{ -command-block }` sorgt dafür, dass ihr euch an keinem neuen Tisch mehr trefft; die andere Person erfährt nichts davon. `/{ -command-report }` meldet jemanden beim Betreiber dieses Bots.
bot-help-about =
    ### Über mich
    Ich sehe nur Befehle, Knöpfe und Formulare, die an mich gehen; andere Nachrichten lese ich nicht. `/{ -command-mydata }` gibt dir, was ich über dich gespeichert habe.
bot-help-operator = Betrieben von { $operator }.
bot-help-new = **Neu in Version { $version }:** { $news }
bot-whats-new = Bevor deine Zeit abläuft, erinnere ich dich noch einmal, ein Menü öffnet Tische ohne Tippen, wer verschwindet, verliert nur einmal an Wertung, und das Brett lässt sich in Discord selbst öffnen.
bot-button-terms = Nutzungsbedingungen
bot-button-privacy = Datenschutz
bot-help-server =
    ### Für die Moderation
    - `/{ -command-settings }` (Berechtigung „Server verwalten“) bestimmt, wo Tische geöffnet werden dürfen, in welcher Sprache und mit welcher Bedenkzeit, ob Züge jemanden benachrichtigen und ob jeder Tisch einen eigenen Thread bekommt.
    - `/{ -command-settings }` bringt auch das Spielmenü in einen Kanal. Damit öffnest du Tische, findest Gegner, lernst Spiele und mehr, alles mit Knöpfen. Es hilft allen, die keine Slash-Befehle haben, weil sie in Discord die alte Chat-Eingabe nutzen.
    - `/{ -command-dailypost }` (dieselbe Berechtigung) bringt jeden Tag das Tagesrätsel in einen Kanal.
    - `/{ -command-keepout }` (dieselbe Berechtigung) schließt jemanden von den Tischen des Servers aus.
    - `/{ -command-endgame }` (Berechtigung „Nachrichten verwalten“) schließt den Tisch eines Kanals ohne Ergebnis.

bot-now-your-turn = Du bist am Zug: [{ $game }]({ $where }).
bot-now-open = Gib `/{ -command-newgame }` ein und wähl ein Spiel: Das öffnet einen Tisch in diesem Kanal. Dann drück *{ bot-alone }* oder warte, bis jemand *{ bot-join }* drückt.
bot-now-elsewhere = Gib `/{ -command-newgame }` ein und wähl ein Spiel: hier gegen den Computer oder mit denen, die dich finden. `/{ -command-find }` zeigt, wer gerade wartet.
bot-now-waiting = Du spielst hier { $game }, und andere sind am Zug.
bot-now-paused = Deine Partie { $game } hier ist pausiert. Mit *{ bot-button-resume }* geht es weiter.
bot-now-watch = Hier wird { $game } gespielt: *{ bot-button-words }* zeigt dir, wie es steht.
bot-now-over = Hier ist eine Partie { $game } zu Ende: *{ bot-button-replay }* zeigt sie Schritt für Schritt.
bot-now-start = Dein Tisch ({ $game }) in diesem Kanal kann starten.
bot-now-wait = Dein Tisch ({ $game }) in diesem Kanal wartet darauf, dass jemand *{ bot-join }* drückt.
bot-now-seated = Du sitzt in diesem Kanal am Tisch ({ $game }); { $host } startet die Partie.
bot-now-full = { $host } hat in diesem Kanal einen Tisch geöffnet ({ $game }), und er ist voll.
bot-now-join = { $host } hat in diesem Kanal einen Tisch geöffnet ({ $game }): Drück *{ bot-join }*, um mitzuspielen.

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
bot-made-way = Dein Tisch in { $where } ist geschlossen: **{ $game }**. Zehn Minuten lang kam niemand dazu, und jemand hat dort einen anderen Tisch geöffnet. Mit `/{ -command-newgame }` öffnest du wieder einen.
bot-greeting = Du sitzt in { $where } mit am Tisch: **{ $game }**. Dein Brett kommt hierher, sobald die Partie beginnt.
bot-stands-in = In { $where } spielt der Computer für dich weiter.

## Preferences

bot-language = Sprache
bot-language-auto = wie in Discord eingestellt
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
bot-paused = ⏸️ Die Partie ist seit { $since } pausiert. Alle am Tisch können sie mit *{ bot-button-resume }* fortsetzen; am { $until } geht sie von selbst weiter.
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
bot-button-go-on = Weiterspielen
bot-button-accept = Annehmen
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
# $game: title
bot-plan-head = Plan · { $game }
# $deep: number
# $most: number
bot-plan-about =
    Sag, was du spielst, wenn andere spielen, was du erwartest: „Wenn sie aussetzen, grabe ich links.“ Sobald es so kommt, wird deine Antwort für dich gespielt. Niemand sonst erfährt, dass sie geplant war.
    -# Bis zu { $deep } Antworten tief, höchstens { $most } Zeilen. Läuft die Partie anders, verfällt der Plan.
bot-plan-unconfirmed = Noch nicht bestätigt: Neue Zeilen werden erst gespielt, wenn du sie bestätigst.
bot-plan-counts = Bestätigt. Er wird gespielt, sobald er passt.
# $condition: text
# $answer: text
bot-plan-line = Wenn { $condition }, spielst du **{ $answer }**.
# $own: text
bot-plan-line-after = Nach deinem **{ $own }**:
# $who: name
# $moves: text
bot-plan-plays = { $who } **{ $moves }** spielt
# $moves: text
bot-plan-they-play = { $who } spielt **{ $moves }**
bot-plan-you-play = du spielst **{ $moves }**
# $who: name
bot-plan-asks = **Nur geplant: Jetzt wird nichts gespielt.** Was könnte { $who } spielen?
bot-plan-asks-first = **Nur geplant: Jetzt wird nichts gespielt.** Du bist am Zug, also beginn mit deinem eigenen Zug.
# $why: text
bot-plan-left-out = Manche Züge fehlen hier: { $why }
bot-plan-asks-own = **Nur geplant: Jetzt wird nichts gespielt.** Was spielst du dann?
# limit: 34
bot-plan-button-add = Zeile hinzufügen
# limit: 34
bot-plan-button-type = Zeilen eingeben
# limit: 34
bot-plan-button-confirm = Plan bestätigen
# limit: 34
bot-plan-button-clear = Plan löschen
# limit: 34
bot-plan-button-show = Zurück zum Plan
# limit: 100
bot-plan-menu-from = Eine Zeile fortsetzen
# limit: 100
bot-plan-menu-delete = Eine Zeile löschen
bot-plan-moved-on = Die Partie oder dein Plan ist schon weiter, also wurde nichts geändert. So sieht dein Plan jetzt aus.
# $who: name
bot-plan-impossible = { $who } kann das dort nicht spielen.
# $n: number
bot-plan-too-deep = Eine Zeile hat höchstens { $n } Antworten.
# $n: number
bot-plan-too-long = Ein Plan hat höchstens { $n } Zeilen.
bot-plan-waits = Die Partie wartet gerade. Plane, wenn sie weitergeht.
# limit: 45
# $game: title
bot-plan-form = Plan · { $game }
# limit: 45
bot-plan-form-lines = Eine Zeile je Antwort
# limit: 100
bot-plan-form-about = „wenn“, was sie spielen, ein Doppelpunkt, deine Antwort. Am Zug: dein Zug zuerst.
# limit: 100
bot-plan-form-example = Zum Beispiel: wenn ihr Zug: dein Zug
bot-plan-if = wenn
bot-plan-line-form = So sieht eine Zeile aus: `wenn ihr Zug: dein Zug`. Mehrere Züge trennst du mit `;`.
bot-plan-own-first = Du bist am Zug, also beginn mit deinem eigenen Zug: `dein Zug wenn ihr Zug: dein nächster Zug`.
bot-plan-turn-over = Da ist dieser Zug schon vorbei.
bot-plan-turn-goes-on = Damit ist dieser Zug noch nicht zu Ende.
# $why: text
# $typed: text
bot-plan-not-added = { $why } Nichts wurde hinzugefügt. Deine Eingabe:
    ```
    { $typed }
    ```
# $condition: text
# $answer: text
# $game: title
# $where: address
bot-plan-was-played = Dein Plan für { $game } (wenn { $condition }): Du hast **{ $answer }** gespielt. { $where }
# $condition: text
# $answer: text
# $game: title
# $where: address
# $why: text
bot-plan-was-refused = Dein Plan für { $game } (wenn { $condition }) ist zu Ende: **{ $answer }** ging nicht. { $why } { $where }
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

bot-over-because = Ende der Partie: { $reason }.
bot-decided = Die Zeit von { $lost } ist abgelaufen: { $won } gewinnt.
bot-decided-choice = { $winner }: Willst du die Partie jetzt beenden oder den Computer für { $lost } weiterspielen lassen? Dein Sieg steht so oder so fest. Ohne Antwort endet die Partie { $until }.
bot-rated = Gewertet.
bot-rated-left = Gewertet nur für { $left }, weil die Partie dort nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
} verlassen wurde: Für die anderen zählt sie ab { $shortest ->
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

bot-standing-start = du kannst starten
bot-standing-asked = fragt, ob du mitspielst
bot-standing-lobby = in der Lobby
bot-standing-closed = geschlossen
bot-standing-won = du hast gewonnen: beenden?
bot-standing-lost = auf Zeit verloren
bot-standing-go-on = wartet auf dich: weiterspielen?
bot-standing-turn = du bist am Zug
bot-standing-paused = pausiert
bot-standing-offer = ein Angebot wartet auf dich
bot-standing-waits = am Zug: { $who }
bot-nobody-yet = noch niemandem
bot-table-choice = { $game } mit { $others }: { $standing }
bot-table-choice-in = { $game } mit { $others } in #{ $place }: { $standing }

## Why something can't be done at the table

bot-moved-on = Auf dem Brett hat sich inzwischen etwas getan.
bot-nothing-played =
    { $why } Es wurde nichts gespielt. Deine Eingabe:
    ```
    { $typed }
    ```
bot-too-long = Das ist zu lang: höchstens { $n } Zeichen.
bot-too-slow = Ich war zu langsam; drück bitte noch einmal.
bot-layout-fixed = Dein Aufbau steht fest.
bot-start-over-later = Warte einen Moment, dann kannst du wieder von vorn anfangen. Dein Aufbau ist noch da.
bot-their-turn = { $whose } ist am Zug.
bot-play-by-itself = { $why } Wenn du es so meinst, spiel diesen Zug einzeln.
bot-nothing-sealed = An diesem Tisch bestimmt der Zufall nichts, also ist nichts versiegelt.
bot-no-marks = Bei { $game } gibt es keine Markierungen.
bot-marks-where = Markieren kannst du die Felder { $a } bis { $b }.
bot-marks-kinds = Als Markierung kannst du { $kinds } nehmen oder bis zu zwei beliebige Zeichen.
bot-not-running = An diesem Tisch läuft keine Partie.
bot-older-rules = Diese Partie begann nach älteren Regeln und kann nicht weitergehen: /{ bot-command-endgame }
bot-time-over = Deine Zeit war abgelaufen, bevor das ankam; es zählt nicht.
bot-not-overdue = Alle, auf die du wartest, haben noch Zeit.
bot-time-called = Zeitüberschreitung gemeldet.
bot-decided-already = Die Zeit von { $who } ist abgelaufen: Es ist entschieden.
bot-not-at-table = Du sitzt nicht an diesem Tisch. Zum Zuschauen drück *{ bot-button-words }*.
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
bot-no-table-of-yours = Das ist keiner deiner Tische; nimm einen aus der Liste.
bot-not-at-this-table = Du sitzt nicht am Tisch dieses Kanals.
bot-at-no-table = Du sitzt an keinem Tisch. Öffne einen im Kanal eines Servers: /{ bot-command-newgame }
bot-several-tables = Du sitzt an mehreren Tischen: Füll auch das Feld „{ bot-option-table }“ aus.
bot-unknown-control = Diesen Knopf kenne ich nicht; vielleicht stammt er von einer älteren Version von mir.
bot-control-gone = Diesen Knopf gibt es nicht mehr; schau bitte in die neueste Nachricht.
bot-done-already = Das ist schon erledigt.
bot-no-memory = Ich komme gerade nicht an meine Datenbank. Versuch es bitte gleich noch einmal.
bot-no-room = Auf meiner Festplatte ist kein Platz mehr, ich kann gerade nichts speichern. Alles, was vorher zählte, ist sicher. Wer mich betreibt, muss Platz schaffen.
bot-banned = Wer mich betreibt, hat dich oder diesen Server gesperrt. Deine Daten bekommst und löschst du weiterhin: `/{ -command-mydata }`.
bot-announced = Ich bin von { $begins } bis etwa { $ends } weg. So lange läuft niemandes Zeit.
bot-operate-ban = Sperren
bot-operate-close = Tisch schließen
bot-operate-unrate = Nicht werten
bot-operate-rename = Namen verbergen
bot-operate-leave = Server verlassen
bot-operate-done = Erledigt und aufgeschrieben.
bot-operate-not = Das kann nur, wer mich betreibt (OPERATORS).
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
bot-settings-head = ### Einstellungen dieses Servers
bot-settings-where = Tische dürfen nur hier geöffnet werden: { $places }.
bot-settings-everywhere = Tische dürfen überall geöffnet werden.
bot-settings-channels = Im ersten Menü wählst du Kanäle aus; wählst du keinen, heißt das: überall. Threads zählen zu ihrem Kanal.
bot-settings-no-channels = Kanäle: überall
bot-settings-clock = Bedenkzeit neuer Tische
bot-settings-turns = Züge
bot-settings-pings = wer am Zug ist, wird benachrichtigt
bot-settings-no-pings = im Kanal wird niemand benachrichtigt
bot-settings-tables = Neue Tische
bot-settings-no-threads = das Brett steht im Kanal
bot-settings-threads = in einem eigenen Thread
bot-settings-removed = Wenn ich entfernt werde
bot-settings-results = die Ergebnisse bleiben, ohne den Server
bot-settings-no-results = auch die Ergebnisse werden gelöscht
bot-settings-leaving = -# Werde ich von diesem Server entfernt, schließen seine Tische sofort. Bin ich nach 30 Tagen nicht zurück, lösche ich alles, was ich über ihn gespeichert habe. Nur die Ergebnisse bleiben, ohne den Server, denn aus ihnen werden die weltweiten Wertungen berechnet. Im letzten Menü wählst du, ob auch sie gelöscht werden; bei der nächsten Berechnung fehlen sie dann in den Wertungen.
bot-settings-refused = Die Einstellungen kann nur ändern, wer die Berechtigung „Server verwalten“ hat.
bot-me-head = ### Deine Einstellungen
bot-me-zone = Zeitzone
bot-me-zone-about = Für die Ruhezeiten. Eine Stadt genügt, auf Englisch: Vienna
bot-me-zone-unknown = Die Zeitzone „{ $typed }“ kenne ich nicht, also bleibt alles, wie es war. Gib eine große Stadt darin ein, auf Englisch, oder wähl aus der Liste: `/{ -command-me } { -option-timezone }:`
bot-me-turns = Wenn du am Zug bist
bot-me-turns-dm = Direktnachricht, wo dein Brett geheim ist
bot-me-turns-mention = Erwähnung im Kanal; Direktnachrichten kommen lautlos
bot-me-remind = Erinnerungen
bot-me-remind-off = nie
bot-me-remind-last = nur vor Ablauf der Zeit
bot-me-remind-half = nur zur Halbzeit, einmal pro Partie
bot-me-remind-once = zur Halbzeit (einmal pro Partie) und vor Ablauf der Zeit
bot-me-remind-every = zur Halbzeit (in jedem Zug) und vor Ablauf der Zeit
bot-me-remind-about = Zur Halbzeit ab 1 Tag pro Zug, vor Ablauf der Zeit ab 6 Stunden pro Zug.
bot-me-quiet-from = Keine Erinnerungen ab
bot-me-quiet-until = Bis
bot-me-no-quiet = keine Ruhezeiten
bot-me-confirm = Züge bestätigen
bot-me-confirm-never = nie
bot-me-confirm-always = immer
bot-me-confirm-slow = in langsamen Partien (ab 1 Tag pro Zug)
bot-me-records = Aufzeichnungen
bot-me-records-nameless = ohne deinen Namen
bot-me-records-named = dein Name darf darin stehen
bot-me-away = Du bist vom { $since } bis zum { $until } nicht da.
bot-me-away-left = Du kannst dieses Jahr noch { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
} nicht da sein.
bot-form-away = Tage, an denen du nicht da bist
bot-away-first = Erster Tag (ab 00:00 UTC)
bot-away-days = Wie lange
bot-away-about = Deine Zeit läuft dann nicht, wo ein Zug ab 1 Tag dauert. Ein angefangener Tag ist verbraucht.
bot-away-today = { $day } (heute)
bot-away-so-long = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
bot-away-too-long = Das ist zu lang: { $year } kannst du noch { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
} nicht da sein.
bot-mygames-none = Du sitzt an keinem Tisch. Mit `/{ -command-newgame }` öffnest du einen im Kanal eines Servers.
bot-mygames-head = ### Deine Tische: { $tables }{ $who ->
    [all] { $tables ->
        [1] , er wartet auf dich
       *[other] , alle warten auf dich
    }
    [none] , keiner wartet auf dich
   *[some] { $waiting ->
        [one] , { $waiting } davon wartet auf dich
       *[other] , { $waiting } davon warten auf dich
    }
}
bot-mygames-table = - [{ $game }]({ $link }){ $kind ->
    [quick] {" "}(schnell)
    [slow] {" "}(langsam)
   *[none] {""}
} mit { $others }: { $how }{ $timed ->
    [yes] , die Zeit läuft { $until } ab
   *[no] {""}
}
bot-data =
    ### Deine Daten
    Alles, was ich über dich gespeichert habe. Diese Nachricht siehst nur du.
bot-data-part = Teil { $n } deiner Daten.
bot-data-delete = Meine Daten löschen
bot-data-delete-yes = Ja, löschen
bot-data-delete-ask =
    ### Deine Daten löschen?
    Du verlässt deine offenen Tische ({ $tables }); laufende Partien gelten als aufgegeben. Dein Name und deine Einstellungen werden gelöscht, und deine Partien stehen unter „Gelöschte Person“: Deine Gegner behalten ihre Ergebnisse. Das lässt sich nicht rückgängig machen.
bot-data-deleted = Deine Daten sind gelöscht. Nachrichten, die ich geschickt habe, bleiben in Discord, bis sie dort jemand löscht. Spielst du wieder, fange ich von vorn an.

## Rules

bot-rules-head = ### { $game }: { $page }
bot-rules-credit = -# Woher das Spiel kommt: { $credit }
bot-rules-pages = Seiten
bot-rules-which = Die Regeln von welchem Spiel?

## Lessons

bot-learn-head = ### { $game }: Lektion, Schritt { $step } von { $steps }
bot-learn-wrong = ✗ { $why }
bot-learn-right = ✓ { $then }
bot-learn = Lernen
bot-learn-next = Weiter
bot-learn-again = Von vorn
bot-learn-over = **Das war die Lektion.** Probier es gleich in einer Partie gegen den schwachen Computer.
bot-learn-offer = Neu bei { $game }? Lern es in drei Minuten, ganz für dich, bis die anderen kommen.
bot-learn-which = Welches Spiel willst du lernen?
bot-learn-none = Für dieses Spiel habe ich keine Lektion. Seine Regeln: `/{ -command-rules }`
bot-learn-changed = Seit du angefangen hast, haben sich die Regeln oder die Lektion geändert; sie beginnt neu.
bot-learn-moved-on = Der Knopf ist von vorhin. So weit bist du jetzt.
bot-learn-press-on = Diesen Schritt hast du geschafft. Drück den Knopf darunter, oder gib ein, was darauf steht: `/{ -command-learn } { -option-move }:{ $button }`
bot-learn-one-move = Bitte ein Zug nach dem anderen.

## Standings

bot-earlier = Zurück
bot-later = Weiter
bot-newer = Neuere
bot-older = Ältere
bot-show-here = Hier zeigen
bot-menu-game = Spiel
bot-menu-where = Wo
bot-all-games = Alle Spiele
bot-scope = { $scope ->
    [here] Dieser Server
   *[everywhere] Überall
}
bot-league = { $game }, { $scope ->
    [here] dieser Server
   *[everywhere] überall
}
bot-leaderboard = Rangliste
bot-leaders-head = ### Rangliste: { $league }
bot-leaders = Rangliste, { $league }
bot-leaders-nobody = Noch hat niemand eine gewertete Partie; die gegen den Computer werden nicht gewertet. Mit `/{ -command-newgame }` öffnest du einen Tisch.
bot-leaders-unrated = -# Du hast { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
} beendet, aber noch keine gewertete: `/{ -command-profile }` zeigt, was du geschafft hast.
bot-leaders-not-you = -# Du hast hier noch keine gewertete Partie.
bot-leader = { $rank }. { $who }: { $points }{ $provisional ->
    [yes] {" "}vorläufig
   *[no] {""}
} ± { $unsure }, { $matches } gespielt, { $wins } gewonnen, Serie { $streak }
bot-leader-you = Du: { $line }
bot-column-rating = Wertung
bot-column-unsure = ±
bot-column-matches = Partien
bot-column-wins = Siege
bot-column-streak = Serie
bot-column-won = gew.
bot-column-drawn = unent.
bot-column-lost = verl.
bot-rating-means = Wertung: vorsichtig geschätzte Stärke. ±: wie unsicher sie noch ist.
bot-few-matches = ? = unter { $least } Partien
bot-no-such-leaderboard = Diese Rangliste gibt es nicht.
bot-nothing-to-show = Da gibt es nichts mehr zu zeigen.
bot-may-not-show = Du darfst in diesem Kanal nicht schreiben, darum zeige ich es hier nicht.
bot-shown-already = Es steht schon in diesem Kanal.
bot-profile = Profil
bot-profile-none = { $who } hat hier noch keine Partie beendet.
bot-profile-unrated = { $who } hat hier noch keine gewertete Partie; die gegen den Computer werden nicht gewertet. Bisher hier beendet:
bot-profile-done = - **{ $game }**: { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, { $won } gewonnen{ $drawn ->
    [0] {""}
   *[other] , { $drawn } unentschieden
}
bot-profile-head = ### { $who }
bot-profile-of = Profil von { $who }
bot-profile-longest = längste Serie: { $longest }
bot-profile-against = am häufigsten gegen { $who }
bot-profile-span = { $matches ->
    [1] eine Partie
    [one] letzte { $matches } Partie
   *[other] letzte { $matches } Partien
}
bot-profile-tally = { $game }: { $points }{ $provisional ->
    [yes] {" "}vorläufig
   *[no] {""}
} ± { $unsure }, { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
bot-profile-course = Wertung über { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}: von { $first } auf { $last }, tiefster Stand { $lowest }, höchster { $highest }.
bot-profile-met = Am häufigsten gegen { $who }: { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, davon { $ahead }-mal vorn.
bot-profile-favourite = Lieblingsgegner: **{ $who }**, { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}, davon { $ahead }-mal vorn.
bot-profile-streak = Siegesserie: zurzeit { $now }, die längste { $longest }.
bot-profile-late = Zeit abgelaufen im letzten halben Jahr: in { $late } von { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
} ({ $share } %).
bot-history-none = Du hast hier noch keine Partie beendet. Mit `/{ -command-newgame }` öffnest du einen Tisch.
bot-history-head = ### Deine Partien auf diesem Server
bot-history-direct = ### Deine Partien in Direktnachrichten und überall, wo ich kein Mitglied bin
bot-history-replay = { $match } ansehen
bot-history-match = **{ $match }** [{ $game }]({ $link }) gegen { $opponents }: **{ $result ->
    [won] gewonnen
    [drawn] unentschieden
    [lost] verloren
   *[place] Platz { $place } von { $players }
}**
bot-history-won-by = { $who } hat gewonnen: { $reason }
bot-history-about = -# { $reason } · { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
} · { $ended }{ $rated ->
    [yes] {""}
    [computer] {" "}· nicht gewertet: ein Computer hat mitgespielt
    [short] {" "}· nicht gewertet: zu kurz
   *[no] {" "}· nicht gewertet
}

## Records

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

## Reviews of finished matches

bot-review-title = Analyse: { $game }
bot-review-nothing-cost = Kein Zug hat spürbar etwas gekostet.
bot-review-misses = **Weitere teure Entscheidungen**
bot-review-meaning = Genauigkeit: wie nah jemand im Schnitt an die beste Entscheidung kam, nach dem, was in dem Moment zu wissen war. Glück: was Karten, Auslosung und Funde mehr brachten, als zu erwarten war. Was ich erst später sah: So weit lagen meine Chancen daneben.
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

## Das Rätsel des Tages

bot-daily-title = Tagesrätsel
bot-daily-head = ### Tagesrätsel, { $date }
    { $game } · { $stars }
bot-daily-asks = Deine Seite: { $side }. { $task }
bot-daily-next = Deine Seite: { $side }. Bis hierher richtig: Wie geht es weiter?
bot-daily-hinted = 💡 { $hint }
bot-daily-footer = -# { $tries ->
    [0] Du
    [one] Bisher einmal daneben. Du
   *[other] Bisher { $tries }-mal daneben. Du
} hast beliebig viele Versuche. Du kannst die Antwort auch eingeben: `/{ -command-daily } { -option-move }:{ $past ->
    [yes] {" "}{ -option-date }:{ $date }
   *[no] {""}
}`
bot-daily-late = -# Der Tag dieses Rätsels ist vorbei; für deine Serie zählt es nicht.
bot-daily-wrong = ❌ ~~**{ $move }**~~ ist es nicht. { $why }
bot-daily-refuted = Das kommt dabei heraus: { $line }
bot-daily-right = ✅ { $line }. Wie geht es weiter?
bot-daily-whole = Die ganze Zugfolge: { $line }
bot-daily-tally = -# Auf Anhieb gelöst: { $once } von { $tried }.
bot-daily-moved-on = Du bist in diesem Rätsel schon weiter. Hier geht es weiter.
bot-daily-solved = ✅ **Gelöst: { $solution }**
    { $why }
bot-daily-tries = { $tries ->
    [1] Im ersten Versuch
   *[other] Im { $tries }. Versuch
}{ $hint ->
    [yes] , mit Tipp
   *[no] {""}
}
bot-daily-days = { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
} in Folge
bot-daily-streak = 🔥 Deine Serie: { $days ->
    [one] { $days } Tag
   *[other] { $days } Tage
}. Deine längste: { $best ->
    [one] { $best } Tag
   *[other] { $best } Tage
}.
bot-daily-yesterday = Die Lösung von gestern ({ $game }): ||{ $solution }. { $why }||
bot-daily-card = Gelöst: das Tagesrätsel vom { $date }, { $game }.
bot-daily-shared = { $who } hat das Tagesrätsel vom { $date } gelöst ({ $game }).
    { $squares }
bot-daily-solvers = ### Tagesrätsel, { $date }
    { $count ->
        [0] Auf diesem Server hat es noch niemand gelöst.
        [one] Auf diesem Server hat es { $count } Person gelöst.
       *[other] Auf diesem Server haben es { $count } Leute gelöst.
    }
bot-daily-solver = { $rank }. **{ $who }**: { $tries ->
    [one] { $tries } Versuch
   *[other] { $tries } Versuche
}{ $hint ->
    [yes] , mit Tipp
   *[no] {""}
}
bot-daily-another = Durch ein Update hat dieser Tag ein anderes Rätsel bekommen. Hier ist es.
bot-daily-future = Dieser Tag kommt erst noch. `/{ -command-daily }` zeigt das Rätsel von heute.
bot-daily-none = Heute gibt es kein Rätsel.
bot-daily-one-move = Ein Zug genügt: der erste.
bot-daily-no-day = Ich kenne die Rätsel der letzten { $days } Tage. Gib ein Datum ein wie { $date }.
bot-daily-cannot = In { $where } kann ich nichts posten. { $why }
bot-daily-no-post = Das Tagesrätsel kommt jetzt in keinen Kanal dieses Servers mehr.
bot-daily-refused = In { $where } kann ich das Tagesrätsel nicht mehr posten, darum habe ich damit aufgehört. Wähl einen Kanal, in dem ich es darf: `/{ -command-dailypost } { -option-channel }:`
bot-daily-posted = Das Tagesrätsel kommt jeden Tag zwischen { $from } und { $until } Uhr ({ $zone }) in { $where }. Das nächste kommt { $next }. Um das zu ändern: `/{ -command-dailypost } { -option-channel }: { -option-hour }: { -option-timezone }:`
bot-daily-stopped = Ich konnte das Tagesrätsel in { $where } nicht posten. { $why } Von selbst versuche ich es nicht wieder. Wenn alles stimmt, starte es neu: `/{ -command-dailypost }` in diesem Kanal.
bot-daily-button-hint = Tipp
bot-daily-button-table = Wer es hier gelöst hat
bot-daily-button-solve = Lösen
bot-daily-button-stop = Kein Tagesrätsel mehr

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
bot-option-table = tisch
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

### The page

bot-button-page = Brett öffnen
bot-button-browser = Im Browser
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
bot-browser = { $n }. Geöffnet { $since }, gilt bis { $until }
# $n: number
bot-browser-end = { $n } schließen
bot-browsers-end = Alle schließen
bot-web-taken = In dem Kanal ist jetzt ein anderer Tisch offen. Drück auf Discord *Revanche*, um in einem Thread zu spielen.
bot-web-rematch = Die Revanche steht schon: Setz dich auf Discord in deinen Direktnachrichten dazu.
bot-web-elsewhere = Drück *Revanche* auf Discord, wo ihr gespielt habt.
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
bot-web-here = Am Tisch in diesem Kanal zusehen
bot-web-larger = Brett vergrößern
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

### Abstand von jemandem

bot-button-blocks = Wen ich blockiere
bot-button-unblock = Nicht mehr blockieren
bot-button-bars = Wer draußen bleibt
bot-button-unbar = Wieder zulassen
bot-button-trouble = Blockieren oder melden…
bot-button-block = { $who } blockieren
bot-button-report = { $who } melden…
bot-block-head = ### Wen du blockierst
bot-block-about =
    Ihr trefft euch an keinem neuen Tisch: Wo der eine sitzt oder eingeladen ist, kann der andere sich nicht dazusetzen, nicht eingeladen werden und bei einer Revanche nicht dabei sein. Die anderen erfahren nichts davon; sie lesen, dass der Tisch voll ist.
    -# Eine laufende Partie geht weiter. Auch in einer Lobby, in der ihr schon beide sitzt, ändert sich nichts: Verlass den Tisch, oder entferne die Person, wenn du der Gastgeber bist. Ich speichere hier nur einen Code: Wer seine Daten löschen lässt, bleibt ohne Namen auf der Liste.
bot-block-none = Du blockierst niemanden.
bot-block-pick = Jemanden blockieren
bot-block-free = Jemanden nicht mehr blockieren
bot-block-done = Du blockierst jetzt { $who }. Ihr trefft euch an keinem neuen Tisch mehr, auch nicht auf Einladung oder bei einer Revanche. { $who } erfährt nichts davon und liest, dass der Tisch voll ist. Eine laufende Partie geht weiter. Sitzt ihr gerade beide in einer Lobby, verlass den Tisch, oder entferne { $who }, wenn du der Gastgeber bist.
bot-block-already = Du blockierst { $who } schon.
bot-block-off = Ihr könnt euch wieder an einem Tisch treffen.
bot-block-oneself = Das bist du selbst.
bot-block-bot = { $who } ist ein Bot.
bot-block-gone = Diese Person sitzt nicht mehr an diesem Tisch.
bot-block-most = Die Liste ist voll: { $n } Leute stehen darauf. Nimm zuerst jemanden herunter.
bot-block-sits-here = Du blockierst jemanden an diesem Tisch: { $people }. Deine Liste zeigt dir `/{ -command-block }`, falls du das ändern willst.
bot-block-invited = Du blockierst { $who }. Deine Liste zeigt dir `/{ -command-block }`, falls du das ändern willst.
bot-kept = { $n }. { $who }, seit { $since }
bot-block-unknown = jemand, den ich nicht kenne
bot-bar-head = ### Wer von den Tischen dieses Servers ausgeschlossen ist
bot-bar-about =
    Diese Leute können hier keinen Tisch öffnen, sich an keinen setzen und an keinen eingeladen werden. Sie erfahren nichts davon; sie lesen, dass der Tisch voll ist.
    -# Tische, an denen sie schon sitzen, gehen weiter. Ich speichere hier nur einen Code: Wer seine Daten löschen lässt, bleibt ohne Namen auf der Liste.
bot-bar-unknown = jemand, den ich nicht kenne
bot-bar-none = Niemand ist ausgeschlossen.
bot-bar-pick = Jemanden ausschließen
bot-bar-free = Jemanden wieder zulassen
bot-bar-done = Von jetzt an kann { $who } auf diesem Server keinen Tisch öffnen, sich an keinen setzen und an keinen eingeladen werden. { $who } erfährt nichts davon und liest, dass der Tisch voll ist. Tische, an denen { $who } schon sitzt, gehen weiter.
bot-bar-already = { $who } ist schon ausgeschlossen.
bot-bar-off = Die Person darf wieder mitspielen.
bot-trouble = ### Ärger mit jemandem?
bot-trouble-block = - Wenn du jemanden blockierst, trefft ihr euch an keinem neuen Tisch mehr. Die andere Person erfährt nichts davon. Diese Partie geht weiter.
bot-trouble-reports = - Eine Meldung geht an den Betreiber dieses Bots: deine Worte, dein Name und um welche Partie es geht, aber nichts Geheimes daraus.
bot-report-none = Der Betreiber dieses Bots nimmt keine Meldungen an. Du kannst jemanden trotzdem mit `/{ -command-block }` blockieren, und die Moderation dieses Servers kann jemanden mit `/{ -command-keepout }` von seinen Tischen ausschließen.
bot-report-form = { $who } melden
bot-report-words = Was ist passiert?
bot-report-about = Geht an den Betreiber, mit deinem Namen und der Partie, aber nichts Geheimem daraus.
bot-report-enough = Du hast heute schon { $n } Meldungen geschickt. Warte bitte bis morgen, oder blockier die Person mit `/{ -command-block }`.
bot-report-sent = Deine Meldung ist beim Betreiber dieses Bots angekommen. Wenn du diese Person nicht mehr treffen willst, blockier sie: `/{ -command-block }`.
bot-report-lost = Deine Meldung kam nicht durch, und nichts davon ist gespeichert. Versuch es bitte später noch einmal. Wenn du diese Person nicht mehr treffen willst, blockier sie: `/{ -command-block }`.
bot-report-head = ### Meldung
bot-report-by =
    Von { $by }
    Über { $about }
bot-report-match = Tisch { $table } ({ $game }), Server `{ $server }`, { $where }
bot-report-direct = Direktnachrichten
bot-report-no-match = Sie waren an keinem gemeinsamen Tisch.

### Anrufe und Herausforderungen

bot-calls-form = Mitspieler und Herausforderungen
bot-calls-games = Sag mir Bescheid, wenn jemand spielen will
bot-calls-games-about = Per Direktnachricht, höchstens einmal am Tag, nie in Ruhezeiten oder wenn du nicht da bist.
bot-calls-challenged = Dürfen andere dich herausfordern?
bot-calls-challenged-yes = Ja
bot-calls-challenged-no = Nein, niemand
bot-calls-welcome =
    Hier sage ich dir Bescheid, wenn jemand { $games } spielen will: höchstens einmal am Tag, und nie in deinen Ruhezeiten oder wenn du nicht da bist.
    -# Ändern kannst du das jederzeit mit `/{ -command-me }`.
bot-calls-chosen = Ich sage dir Bescheid, wenn jemand { $games } spielen will.
bot-calls-none = Ich sage dir nicht Bescheid, wenn jemand spielen will.
bot-calls-anybody = Andere dürfen dich herausfordern.
bot-calls-nobody = Niemand kann dich herausfordern.
bot-calls-closed = Meine Direktnachrichten kommen bei dir nicht an, also kann ich dir nicht Bescheid sagen. Erlaube sie im Menü eines gemeinsamen Servers unter *Privatsphäre-Einstellungen*, *Direktnachrichten*, und wähl deine Spiele dann noch einmal.
bot-calls-lost = Meine Direktnachricht an dich kam nicht durch, darum sage ich dir noch nicht Bescheid. Wähl deine Spiele bitte noch einmal.
bot-calls-stopped = Ich sage dir nicht mehr Bescheid.
bot-calls-stop = Nicht mehr Bescheid sagen
bot-calls-again = Doch wieder Bescheid sagen…
bot-call = ### Jemand will { $game } spielen
bot-call-terms = { $clock } · { $rated ->
    [yes] gewertet
   *[no] nicht gewertet
} · Wertung: { $points }
bot-call-about = -# Du wolltest, dass ich dir Bescheid sage. Das tue ich höchstens einmal am Tag.
bot-call-play = Spielen
bot-call-not-now = Nicht jetzt
bot-call-later = In Ordnung, diesmal nicht.
bot-context-challenge = Zum Spiel herausfordern
bot-personal-form = Spiel gegen { $who }
bot-personal-game = Spiel
bot-personal-clock = Bedenkzeit
bot-personal-counts = Soll die Partie gewertet werden?
bot-personal-rated = Gewertet
bot-personal-casual = Nicht gewertet
bot-personal-sent = Du hast { $who } herausgefordert: { $game }. Dein Tisch ist in unseren Direktnachrichten.
bot-personal-oneself = Dich selbst kannst du nicht herausfordern.
bot-personal-cannot = Du kannst { $who } zurzeit nicht herausfordern.
bot-personal-nobody = Discord kennt diese Person nicht mehr.
bot-personal-open = Zwischen dir und { $who } steht schon eine Herausforderung aus: Sie steht in `/{ -command-mygames }`.
bot-personal-too-many = Du hast schon { $n ->
    [one] { $n } Herausforderung oder Lobby
   *[other] { $n } Herausforderungen und Lobbys
} offen. Starte oder schließ zuerst etwas davon.
bot-personal-enough = Du hast seit gestern { $n } Leute herausgefordert, die nicht gespielt haben. Warte bitte bis morgen.

### Zur Hand

# limit: 32
bot-context-profile = Profil

## Herausforderungen an alle.

bot-command-find = { -command-find }
bot-command-find-about = Finde jemanden zum Spielen, auch auf anderen Servern
bot-command-find-game = Welches Spiel (Standard: alle)
bot-option-everybody = alle
bot-command-newgame-everybody = Auch für Leute auf anderen Servern öffnen
bot-to-everybody = Für alle öffnen
bot-ending-direct = Jemand von anderswo ist dabei: Gespielt wird in Direktnachrichten.
bot-challenges-off = Herausforderungen gibt es bei diesem Bot nicht: Der Betreiber hat sie abgeschaltet.
bot-challenge-gone = Jemand war schneller, oder die Herausforderung gilt nicht mehr. Das gibt es gerade:
bot-challenge-own = Das ist deine eigene Herausforderung.
bot-challenge-not-yours = Diese Herausforderung gibt es nicht mehr.
bot-challenge-soon = Das waren viele Herausforderungen in kurzer Zeit. Warte bitte ein paar Minuten.
bot-too-many-running = Du sitzt schon an { $n } Tischen. Spiel erst eine Partie zu Ende.
bot-find-head = ### Jemand zum Spielen
bot-find-about = Drück *{ bot-find-play }*, und du bist dabei: am Tisch auf diesem Server, wenn es einen gibt, sonst in Direktnachrichten. Namen seht ihr erst dann.
bot-find-none = Gerade wartet niemand. Biete eine Partie an: Einen Tag lang können alle sie mit einem Klick annehmen, egal auf welchem Server.
bot-find-none-of = Gerade wartet niemand auf { $game }. Biete eine Partie an: Einen Tag lang können alle sie mit einem Klick annehmen, egal auf welchem Server.
bot-find-play = Spielen
bot-find-open = Partie anbieten
bot-find-unsure = Du hast noch keine Partie { $game } zu Ende gespielt, und Herausforderungen werden gewertet. Willst du es erst gegen den Computer probieren? Das wird nicht gewertet und beginnt sofort.
bot-find-open-anyway = Trotzdem Menschen suchen
bot-find-open-which = Partie anbieten: welches Spiel?
bot-find-all = Alle Spiele
bot-find-computer = Gegen den Computer: { $game }
bot-find-yours = **Von dir, noch offen**
bot-find-yours-taken = **Von dir: angenommen, es geht gleich los**
bot-find-withdraw = Zurückziehen
bot-find-withdrawn = Deine Herausforderung ist zurückgezogen.
bot-find-one = **{ $game }** · { $clock } · { $rated ->
    [no] nicht gewertet
   *[yes] gewertet
}
bot-find-rating = Wertung { $rating }
bot-find-players = zu { $n ->
    [2] zweit
    [3] dritt
    [4] viert
    [one] { $n }
   *[other] { $n }
}
bot-find-begins = der Gegner beginnt
bot-offer-begins = du beginnst
bot-offer-head = ### Offen für alle
bot-offer-about = Einen Tag lang können alle, die mit `/{ -command-find }` suchen, sie mit einem Klick annehmen und sehen erst dann deinen Namen. Wer den Kanal deines Tischs nicht sieht, spielt mit dir in Direktnachrichten.
bot-offer-counts = Gewertet
bot-offer-rated = ja
bot-offer-casual = nein, nur zum Spaß
bot-offer-strength = Für
bot-offer-any-strength = alle
bot-offer-my-strength = Leute mit höchstens { $n } Punkten Abstand zu mir
bot-offer-language = Sprache
bot-offer-anyone = egal
bot-offer-my-language = nur Leute, die meine lesen
bot-offer-prompt = Zeitablauf
bot-offer-any-time = egal
bot-offer-seldom = nur Leute, denen selten die Zeit abläuft
bot-offer-players = Spieler
bot-taken = **Du bist dabei.** Die Partie { $game } beginnt in deinen Direktnachrichten.
bot-taken-waits = **Du bist dabei.** Die Partie { $game } beginnt in deinen Direktnachrichten, sobald noch { $n ->
    [one] { $n } Spieler dazukommt.
   *[other] { $n } Spieler dazukommen.
}
bot-taken-nothing = -# Nichts da? Rechtsklick auf diesen Server (am Handy: sein Symbol gedrückt halten), dann *Privatsphäre-Einstellungen*: Erlaub dort Direktnachrichten. Danach drück den Knopf.
bot-taken-again = Noch einmal schicken
bot-entrance =
    ### Hier spielen
    Wähl ein Spiel, und ich öffne hier einen Tisch dafür. Was die Knöpfe zeigen, siehst nur du.
bot-entrance-which = Tisch öffnen: welches Spiel?
bot-entrance-find = Jemanden finden
bot-entrance-tables = Meine Tische
bot-entrance-learn = Spiel lernen
bot-entrance-today = Tagesrätsel
bot-entrance-help = Hilfe
bot-button-entrance = Das Spielmenü hier anbieten
bot-button-entrance-off = Das Spielmenü wegnehmen
bot-entrance-posted = Fertig: Das Spielmenü steht in diesem Kanal. Wenn es schon eines gab, habe ich es gelöscht. Löscht jemand dieses, kommt es innerhalb einer Stunde wieder. Mit `/{ -command-settings }` nimmst du es weg.
bot-entrance-gone = Fertig: Das Spielmenü ist weg.
bot-entrance-failed = Discord hat mich hier nicht schreiben lassen. Sieh dir meine Berechtigungen in diesem Kanal an und versuch es noch einmal.

# limit: 32
bot-context-board = Brett noch einmal
# limit: 32
bot-context-replay = { bot-button-replay }
bot-context-foreign = Die Nachricht ist nicht von mir. Versuch es mit einer von mir, die einen Tisch zeigt.
bot-context-nothing = Ich weiß nicht, zu welchem Tisch diese Nachricht gehört. Versuch es mit einer, die ein Brett oder eine Lobby zeigt.
bot-away-means = Es zählen Tage nach UTC. Ein Zug, für den weniger als ein Tag bleibt, läuft weiter. Deine Gegner sehen, wann du nicht da bist.
bot-away-no = Nein, ich bin da
bot-away-never = Nein, und trag mich nie von dir aus als abwesend ein
bot-away-yes = An diesen Tagen bin ich nicht da:
bot-form-me-turns = Wie du von deinen Zügen erfährst
bot-form-me-clocks = Züge bestätigen, Abwesenheit
bot-form-me-names = Sprache und Name
bot-me-change = Ändern
bot-me-show = Zeigen
bot-me-outdated = Das stammt aus der Zeit vor meinem letzten Update; geändert hat sich nichts. Gib noch einmal `/{ -command-me }` ein.
bot-me-turns-head = **Wenn du am Zug bist**
bot-me-turns-now = { $turns ->
    [mention] Erwähnung im Kanal
   *[dm] Direktnachricht, wo dein Brett geheim ist
}; { $reminders ->
    [off] keine Erinnerungen
    [last] eine Erinnerung vor Ablauf der Zeit
    [half] eine Erinnerung pro Partie, zur Halbzeit
    [every] eine Erinnerung zur Halbzeit jedes langsamen Zugs und eine vor Ablauf der Zeit
   *[once] eine Erinnerung pro Partie zur Halbzeit und eine vor Ablauf der Zeit
}{ $quiet ->
    [yes] , keine von { $since } bis { $until }
   *[no] {""}
}. Es ist { $time } ({ $zone }).
bot-me-clocks-head = **Züge bestätigen, Abwesenheit**
bot-me-confirm-now = { $confirm ->
    [always] Du bestätigst jeden Zug.
    [slow] In langsamen Partien bestätigst du jeden Zug.
   *[never] Deine Züge gelten sofort.
}
bot-me-calls-head = **Herausforderungen**
bot-me-calls-now = { $challenged ->
    [no] Niemand kann dich herausfordern, und ich sage dir nicht Bescheid, wenn jemand spielen will.
   *[yes] Andere dürfen dich herausfordern. Unter *{ bot-me-change }* steht, bei welchen Spielen ich dir Bescheid sage.
}
bot-me-names-head = **Sprache und Name**
bot-me-names-now = { bot-language }: { $language }. In Aufzeichnungen deiner Partien { $named ->
    [yes] darf dein Name stehen
   *[no] steht dein Name nicht
}.
bot-me-pages-head = **Browser**
bot-me-pages-now = Wo du deine Bretter geöffnet hast.
bot-me-blocks-head = **{ bot-button-blocks }**
bot-me-blocks-now = Ihr trefft euch an keinem neuen Tisch.
bot-form-options = { $game }: Einstellungen
bot-options-more = { $n ->
    [2] Weitere Einstellungen…
   *[other] Weitere Einstellungen ({ $n })…
}
bot-options-outdated = Das Menü stammt aus der Zeit vor meinem letzten Update; geändert hat sich nichts. Drück in der Lobby auf *{ bot-options }*.
bot-host-head = ### Dein Tisch
bot-host-about = Was ihr spielt, wie schnell und wer wo sitzt, steht in der Lobby unter *{ bot-options }*.

## Partien in Turnieren

bot-round = -# { $name }, Runde { $n }: { $who }. Die Runde endet { $until }.
bot-more-round = Vorher endet die Runde. Mehr Zeit lässt sich nicht geben.
bot-ending-round = Die Runde war vorbei. Es gewinnt, wer weniger Zeit verbraucht hat.

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

bot-tournament-won = { $n ->
    [1] { $people } gewinnt das Turnier (Punkte: { $points }). Glückwunsch!
   *[other] { $people } teilen sich den ersten Platz (Punkte: je { $points }). Glückwunsch!
}
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

## Achievements

bot-feat-first = Fuß in der Tür
bot-feat-first-about = Gewinne deine erste gewertete Partie.
bot-feat-ten = Alter Hase
bot-feat-ten-about = Gewinne zehn gewertete Partien und schlag mindestens drei verschiedene Leute.
bot-feat-hundred = Stammgast
bot-feat-hundred-about = Beende hundert gewertete Partien, gegen mindestens drei verschiedene Leute.
bot-feat-games = Hansdampf
bot-feat-games-about = Gewinne gewertete Partien in fünf Spielen und schlag mindestens drei verschiedene Leute.
bot-feat-row = Einen Lauf haben
bot-feat-row-about = Gewinne fünf gewertete Partien in Folge, nach Siegen über mindestens drei verschiedene Leute.
bot-feat-spoiler = Spielverderber
bot-feat-spoiler-about = Schlag jemanden, der die letzten fünf gewerteten Partien gewonnen hat.
bot-feat-four = Tisch für vier
bot-feat-four-about = Gewinne eine gewertete Partie zu viert.
bot-feat-letters = Langer Atem
bot-feat-letters-about = Gewinne eine gewertete Partie von 50 Zügen oder mehr mit mindestens einem Tag pro Zug.
bot-feat-people = Bunte Runde
bot-feat-people-about = Schlag zehn verschiedene Leute in gewerteten Partien.
bot-feat-computer = Stecker gezogen
bot-feat-computer-about = Gewinne allein gegen sehr starke Computer, ohne einen Zug zurückzunehmen.
bot-feat-earned = { $who } erringt *{ $title }*: { $about }
bot-feat-button = Erfolge
bot-feat-head =
    ### Erfolge von { $who }
    { $n } von { $all }.
bot-feat-count = { $n } von { $all }
bot-feat-choose = Einen ansehen…
bot-feat-earned-on = **{ $title }**: { $about } Errungen { $when }.
bot-feat-open = **{ $title }**: { $about } Noch nicht.
bot-feat-alt = Erfolge. Errungen: { $earned }. Noch nicht: { $open }.
bot-feat-none = keine
bot-feat-show = Partie zeigen
bot-feat-unknown = Diesen Erfolg kenne ich nicht.
