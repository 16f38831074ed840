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
bot-personal-enough = Seit gestern hast du { $n } Leute herausgefordert, die noch nicht gespielt haben. Warte bitte bis morgen.

bot-ending-direct = Jemand von anderswo ist dabei: Gespielt wird in Direktnachrichten.
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
bot-find-computer = { $game }: gegen den Computer
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
