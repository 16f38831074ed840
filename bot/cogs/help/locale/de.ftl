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
bot-help-server =
    ### Für die Moderation
    - `/{ -command-settings }` (Berechtigung „Server verwalten“) bestimmt, wo Tische geöffnet werden dürfen, in welcher Sprache und mit welcher Bedenkzeit, ob Züge jemanden benachrichtigen und ob jeder Tisch einen eigenen Thread bekommt.
    - `/{ -command-settings }` bringt auch das Spielmenü in einen Kanal. Damit öffnest du Tische, findest Gegner, lernst Spiele und mehr, alles mit Knöpfen. Es hilft allen, die keine Slash-Befehle haben, weil sie in Discord die alte Chat-Eingabe nutzen.
    - `/{ -command-dailypost }` (dieselbe Berechtigung) bringt jeden Tag das Tagesrätsel in einen Kanal.
    - `/{ -command-keepout }` (dieselbe Berechtigung) schließt jemanden von den Tischen des Servers aus.
    - `/{ -command-endgame }` (Berechtigung „Nachrichten verwalten“) schließt den Tisch eines Kanals ohne Ergebnis.

bot-now-your-turn = Du bist am Zug: [{ $game }]({ $where }).
bot-now-learn = Neu hier? `/{ -command-learn }` bringt dir ein Spiel in drei Minuten bei.
bot-now-open = Gib `/{ -command-newgame }` ein und wähl ein Spiel: Das öffnet einen Tisch in diesem Kanal. Im Spielmenü wählst du nur das Spiel. Dann drück *{ bot-alone }* oder warte, bis jemand *{ bot-join }* drückt.
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

bot-rules-head = ### { $game }: { $page }
bot-rules-credit = -# Woher das Spiel kommt: { $credit }
bot-rules-pages = Seiten
bot-rules-which = Die Regeln von welchem Spiel?
