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
