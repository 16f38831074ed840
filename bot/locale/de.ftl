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
