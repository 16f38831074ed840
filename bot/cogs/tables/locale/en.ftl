# $who: name
bot-ending-moderated = { $who }, a moderator of this channel, closed it.

# $why: text
# $typed: words
bot-clock-unset =
    { $why } The clock hasn't changed. You typed:
    ```
    { $typed }
    ```
# $game: game
# $who: name
# limit: 100
bot-thread-name = { $game }: { $who }
bot-table-closed = The table is closed.
# $people: names
bot-people-invited = Invited: { $people }.
bot-unknown-level = There's no such computer level.
bot-newgame-alone = Here, leave the opponents and *{ bot-option-watch }* out: only you can join from here. To challenge somebody, choose *{ bot-context-challenge }* in the menu on their name (*Apps*).
bot-watch-alone = With *{ bot-option-watch }*, only computers play: leave out the opponents.
bot-no-table = There's no open table in this channel.
bot-moderators-alone = Only people with the Manage Messages permission can close a table here.
bot-you-play-here = You're playing at this table yourself. To end the match, resign: `/{ -command-resign }`
bot-no-thread-here = I can't open a thread here. Use `/{ -command-newgame }` in another channel.
# $game: game
bot-may-not-thread = There's already a { $game } table here, and a channel holds only one. You can't create threads here, so use `/{ -command-newgame }` in another channel, or ask somebody who can.
bot-rematch-keeps-seat = Your seat in the rematch is reserved: press *{ bot-join }* below.

# $game: game
# $where: name
bot-made-way = Your **{ $game }** table in { $where } is closed: nobody joined for ten minutes, and somebody opened another table there. Still want to play? `/{ -command-newgame }`

