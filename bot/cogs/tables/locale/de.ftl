bot-ending-moderated = { $who } moderiert diesen Kanal und hat ihn geschlossen.

bot-clock-unset =
    { $why } Die Bedenkzeit bleibt, wie sie ist. Deine Eingabe:
    ```
    { $typed }
    ```
bot-thread-name = { $game }: { $who }
bot-table-closed = Der Tisch ist geschlossen.
bot-people-invited = Eingeladen: { $people }.
bot-unknown-level = Diese Spielstärke hat der Computer nicht.
bot-newgame-alone = Lass hier Gegner und *{ bot-option-watch }* weg. Um jemanden herauszufordern, wähl im Menü des Namens (*Apps*) *{ bot-context-challenge }*.
bot-watch-alone = Beim Zuschauen spielen nur Computer: Lass die Gegner weg.
bot-no-table = In diesem Kanal ist kein Tisch offen.
bot-moderators-alone = Nur wer hier Nachrichten verwalten darf, kann einen Tisch schließen.
bot-you-play-here = Du spielst selbst an diesem Tisch: Um die Partie zu beenden, gib auf (`/{ -command-resign }`).
bot-no-thread-here = Hier kann ich keinen Thread öffnen. Gib `/{ -command-newgame }` in einem anderen Kanal ein.
bot-may-not-thread = Hier steht schon ein Tisch ({ $game }): ein Tisch pro Kanal. Du darfst hier keine Threads erstellen: Gib `/{ -command-newgame }` in einem anderen Kanal ein oder frag jemanden, der es darf.
bot-rematch-keeps-seat = In der Revanche ist ein Platz für dich reserviert: Drück unten *{ bot-join }*.

bot-made-way = Dein Tisch in { $where } ist geschlossen: **{ $game }**. Zehn Minuten lang kam niemand dazu, und jemand hat dort einen anderen Tisch geöffnet. Mit `/{ -command-newgame }` öffnest du wieder einen.

