bot-language = Sprache
bot-language-auto = wie in Discord eingestellt

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
bot-mygames-none = Du sitzt an keinem Tisch. Mit `/{ -command-newgame }` öffnest du einen im Kanal eines Servers, ebenso im Spielmenü, wo ein Server eines hat.
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

bot-button-entrance = Das Spielmenü hier anbieten
bot-button-entrance-off = Das Spielmenü wegnehmen
bot-away-means = Es zählen Tage nach UTC. Ein Zug, für den weniger als ein Tag bleibt, läuft weiter. Deine Gegner sehen, wann du nicht da bist.
bot-away-no = Nein, ich bin da
bot-away-never = Nein, und trag mich nie von dir aus als abwesend ein
bot-away-yes = An diesen Tagen bin ich nicht da:
bot-form-me-turns = Wie du von deinen Zügen erfährst
bot-form-me-clocks = Züge bestätigen, Abwesenheit
bot-form-me-names = Sprache und Name
bot-me-change = Ändern
bot-me-show = Zeigen
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
