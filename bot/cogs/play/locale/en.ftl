bot-shown-below = Here it is.
bot-shown-often = I've posted it several times already: scroll up, or try again in a minute.

# $game: game
# $others: names
# $state: bot-state-start, bot-state-lobby, bot-state-closed, bot-state-won, bot-state-lost, bot-state-go-on, bot-state-turn, bot-state-paused, bot-state-offer, bot-state-waits
bot-table-choice = { $game } with { $others }: { $state }
# $game: game
# $others: names
# $place: name
# $state: bot-state-start, bot-state-lobby, bot-state-closed, bot-state-won, bot-state-lost, bot-state-go-on, bot-state-turn, bot-state-paused, bot-state-offer, bot-state-waits
bot-table-choice-in = { $game } with { $others } in #{ $place }: { $state }

# $why: text
# $typed: words
bot-nothing-played =
    { $why } Nothing was played. You typed:
    ```
    { $typed }
    ```
bot-nothing-sealed = Nothing is random at this table, so there's no seal.
bot-no-table-of-yours = That isn't one of your tables; pick one from the list.
bot-not-at-this-table = You're not at this channel's table.
bot-at-no-table = You're not at any table. Open one in a server's channel: /{ bot-command-newgame }
bot-several-tables = You're at several tables: fill in the option “{ bot-option-table }” too.

# limit: 32
bot-option-table = table
