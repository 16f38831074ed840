bot-shown-below = Hier ist er.
bot-shown-often = Ich habe ihn schon mehrmals gezeigt: Scroll hoch oder versuch es in einer Minute noch mal.

bot-table-choice = { $game } mit { $others }: { $state }
bot-table-choice-in = { $game } mit { $others } in #{ $place }: { $state }

bot-nothing-played =
    { $why } Es wurde nichts gespielt. Deine Eingabe:
    ```
    { $typed }
    ```
bot-nothing-sealed = An diesem Tisch bestimmt der Zufall nichts, also ist nichts versiegelt.
bot-no-table-of-yours = Das ist keiner deiner Tische; nimm einen aus der Liste.
bot-not-at-this-table = Du sitzt nicht am Tisch dieses Kanals.
bot-at-no-table = Du sitzt an keinem Tisch. Öffne einen im Kanal eines Servers: /{ bot-command-newgame }
bot-several-tables = Du sitzt an mehreren Tischen: Füll auch das Feld „{ bot-option-table }“ aus.

bot-option-table = tisch
