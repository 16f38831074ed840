# $game: title
bot-plan-head = Plan · { $game }
# $deep: number
# $most: number
bot-plan-about =
    Sag, was du spielst, wenn andere spielen, was du erwartest. Sobald es so kommt, wird deine Antwort für dich gespielt. Niemand sonst erfährt, dass sie geplant war.
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
bot-plan-was-played = Dein Plan für { $game } (wenn { $condition }): Du hast **{ $answer }** gespielt. [{ bot-button-table }]({ $where })
# $condition: text
# $answer: text
# $game: title
# $where: address
# $why: text
bot-plan-was-refused = Dein Plan für { $game } (wenn { $condition }) ist zu Ende: **{ $answer }** ging nicht. { $why } [{ bot-button-table }]({ $where })
