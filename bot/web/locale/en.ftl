bot-link = This link opens your board in a browser. It works once, within two minutes, and only for you: don't pass it on.
bot-link-watches = This link shows you the match in a browser, as everybody in the channel sees it. It works once, within two minutes; then you can watch for a day.
bot-link-beside = The board opens inside Discord. This link opens it in a browser instead: once, within two minutes, and only for you.
bot-browsers-none = Your board isn't open in any browser. Press *Open the board* at a table.
bot-browsers = ### Where your boards are open
# $n: number
bot-browsers-inside = Inside Discord: { $n }
# $n: number
# $since: name
# $until: name
bot-browser = { $n }. Opened { $since }, expires { $until }
# $n: number
bot-browser-end = Close { $n }
bot-browsers-end = Close all
bot-web-taken = Another table has opened in that channel. Press *Rematch* on Discord to play in a thread.
bot-web-rematch = There's a rematch already: join it on Discord.
bot-inside-none = There's no table in this channel that you can watch.
bot-web-shown-later = On Discord, the board follows once somebody presses something there.
bot-web-again = Touch it again to play it.
bot-web-away = I can't reach Discord. You can play on here; nobody's time runs.
bot-web-back = Back to the board
bot-web-board = The board
bot-web-choose = Choose on the board, or press a button.
bot-web-closed = This page is closed. Sign in to open it again.
bot-web-confirm = Show each move before playing it
# $name: name
bot-web-continue = Continue as { $name }
bot-web-denied = I can only show your tables once Discord tells me who you are. Press *Sign in*, then *Authorize*.
bot-web-earlier = Earlier
bot-web-end = Sign out
bot-web-ended = This page is closed. Press *Open the board* on Discord again.
bot-web-enter = Sign in
bot-web-entering = Signing in…
bot-web-first = To the beginning
bot-web-here = The table in this channel
bot-web-larger = Enlarge the board
bot-web-last = To the end
bot-web-later = Later
bot-web-lost = Reconnecting…
bot-web-mark = Mark squares
bot-web-marked-none = No mark
bot-web-marking = Touch the squares to mark.
bot-web-moves = Moves
bot-web-next = Touch what comes next.
bot-web-now = Back to now
bot-web-nowhere = That's not possible there. Touch one of the marked places, or press a button.
bot-web-over = This link doesn't work any more. Press *Open the board* on Discord again.
bot-web-play = Play
bot-web-playing = Playing…
bot-web-press = Press a button.
bot-web-reconnect = Reconnect
bot-web-retry = That didn't get through. Trying again…
bot-web-shown = That's what it would look like.
bot-web-slow = Too fast. Wait a moment.
bot-web-tables = Your tables
bot-web-tables-none = You're not at any table.
# $n: name
bot-web-tables-wait = { $n } waiting
bot-web-then = The board as you saw it then.
bot-web-thinking = Thinking…
bot-web-turn = Turn
bot-web-turns = Touch it again to turn it.
bot-web-undo = Cancel
bot-web-watching = You're watching.
bot-web-you = you
bot-web-yours = Your turn
