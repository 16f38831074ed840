### What the bot says, whatever is played. Above each message: the values it can get, its limit.

## People and computers

# $n: 0..4
# $level: easy, normal, hard, expert
# limit: 32
bot-computer = Computer{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
} ({ $level })
# limit: 32
bot-deleted = Deleted person

## Tables without a result

# $why: text
bot-closed-because = This table is closed. { $why }
bot-closed = This table is closed.
bot-ending-not-started = Nobody started it within a day.
# $people: names
bot-ending-not-delivered = I couldn't DM { $people }, so the match didn't begin.
bot-ending-out-of-time = Everybody ran out of time, so the match doesn't count.
bot-ending-empty = Everybody left.
bot-ending-cancelled = The host closed it.
# $who: name
bot-ending-moderated = { $who }, a moderator of this channel, closed it.
bot-ending-operator = Whoever runs the bot closed it.
bot-ending-gone = Its channel is gone.
bot-ending-made-way = Nobody came for ten minutes, so it made way for another table.
bot-ending-left-alone = Nobody moved for 14 days, so it made way for another table.
bot-ending-replaced = Its host opened another table here.
bot-ending-unseen = I couldn't show it for 14 days.
bot-ending-old-rules = It began under older rules.

## Lobby and help

# limit: 100
bot-clock-none = No clock
# $turn: bot-days, bot-hours, bot-minutes, bot-seconds
# limit: 100
bot-clock = { $turn } a turn
# $turn: bot-days, bot-hours, bot-minutes, bot-seconds
# $reserve: bot-days, bot-hours, bot-minutes, bot-seconds
# limit: 100
bot-clock-reserve = { $turn } a turn + { $reserve } in reserve
# limit: 100
bot-clock-own = Other times…
bot-clock-turn-range = A turn can last from 10 seconds to 14 days.
bot-clock-reserve-range = A reserve can be up to 14 days.
# $typed: words
bot-clock-unread = I can't read “{ $typed }” as a time. Write it like 30s, 5m, 12h or 1d12h.
# $why: text
# $typed: words
bot-clock-unset =
    { $why } The clock hasn't changed. You typed:
    ```
    { $typed }
    ```
# $n: number
bot-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
# $n: number
bot-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
# $n: number
bot-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
# $n: number
bot-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
# $least: 2..8
# $most: 2..8
bot-seats-between = { $least } to { $most }
# $n: 1..8
bot-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
# $least: 2..8
# $most: 2..8
bot-players-between = { $least } to { $most } players
# $title: text 40
# $value: text 50
# limit: 100
bot-setting = { $title }: { $value }
# $game: game
# $who: name
# limit: 100
bot-thread-name = { $game }: { $who }
bot-guest = Guest

# What a lobby shows.
# $minutes: 5, 21, 40
# $players: bot-players, bot-players-between
# $secret: yes, here, no
bot-lobby-in-short = About { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} · { $players } · { $secret ->
    [yes] Secret boards, sent by DM
    [here] Secret boards, only you see yours
   *[no] No secrets
}
# $n: 1..8
# $seats: bot-seats-between
# $people: names
bot-lobby-here = **{ $n } joined (for { $seats } players)**: { $people }
# $who: name
bot-lobby-host = { $who } (host)
# $people: names
bot-lobby-invited = **Invited**: { $people }. Please press *{ bot-join }* or *{ bot-no }*.
# $who: name
bot-lobby-declined = { $who } declined.
# $people: names
bot-lobby-unreachable = ⚠ { $people }: I can't DM you. In this server's menu, open *Privacy Settings* and turn on *Direct Messages*. Until then, press *{ bot-button-mine }* to see your board.
# $host: name
bot-lobby-full = The table is full. { $host }: press *{ bot-start }*.
# $host: name
bot-lobby-ready = Press *{ bot-join }* to play. { $host }: press *{ bot-start }* when everyone is in.
# $host: name
bot-lobby-alone = Press *{ bot-join }* to play. { $host }: you can also start right away against the computer.
# $kind: quick, slow, none
# $clock: bot-clock, bot-clock-reserve, bot-clock-none, bot-pace, bot-pace-bank, bot-pace-none
bot-lobby-clock = { $kind ->
    [quick] Quick: { $clock }.
    [slow] Slow: { $clock }.
   *[none] { $clock }.
}
bot-pace-none = No clock: nobody's time runs out
# $move: bot-days, bot-hours, bot-minutes, bot-seconds
bot-pace = { $move } a move
# $move: bot-days, bot-hours, bot-minutes, bot-seconds
# $bank: bot-days, bot-hours, bot-minutes, bot-seconds
bot-pace-bank = { $move } a move, plus { $bank } to spend on each board
# $chosen: text
bot-lobby-chosen = Chosen by the host: { $chosen }
# $side: side
bot-lobby-side = The host is { $side }
# $who: name
bot-lobby-begins = { $who } goes first
bot-lobby-casual = not rated
bot-lobby-computer = not rated, since a computer plays

# Buttons. Where a text says to press one, it takes the label from here.
# limit: 34
bot-join = Join
# limit: 34
bot-alone = Play the computer
# What each is like, in three words or so.
# $level: easy, normal, hard, expert
# limit: 34
bot-alone-at = { $level ->
    [easy] Easy: overlooks a lot
    [hard] Hard: seldom goes wrong
    [expert] Expert: thinks far ahead
   *[normal] Normal: plays sensibly
}
# limit: 34
bot-start = Start
# limit: 34
bot-how-it-goes = How to play
# limit: 34
bot-options = Options…
# limit: 34
bot-no = Decline
# limit: 34
bot-leave = Leave the table
# limit: 34
bot-cancel = Close the table
# limit: 34
bot-open-thread = Open a thread
# limit: 34
bot-close-damaged = Close it
# limit: 34
bot-yes-end = Yes, close it

# The sheets around a lobby.
# $game: game
bot-channel-taken = There's already a { $game } table here, and a channel holds only one. Open a thread instead?
# $where: name
bot-opened = Your table is in { $where }.
# $where: name
bot-joined = You've joined the table in { $where }.
# $where: name
bot-begun = Your match has started in { $where }.
# $who: name
bot-handed = { $who } is the host now.
bot-left = You've left the table.
bot-table-closed = The table is closed.
bot-table-closed-another = The table is closed. `/{ -command-newgame }` opens another.
# Stored tables that can't be read.
bot-table-newer = A newer version of me runs this match; it goes on when that version is back.
bot-table-damaged = I can't read this table any more: what I stored of it is damaged. Its players, or anyone with the Manage Messages permission, can close it: `/{ -command-newgame }` in its channel.
bot-table-was-damaged = That table was damaged, so I've closed it.
# $n: words
bot-damaged = I can't read this channel's table (number { $n }) any more: what I stored of it is damaged. Its players, or anyone with the Manage Messages permission, can close it without a result. Nothing stored is deleted.
# $game: game
bot-end-resigns = You're playing at this { $game } table, so closing it means resigning. Resign?
# $game: game
bot-end-asks = Close this { $game } table? No result will count, and its players will be told.
bot-options-head = ### Options
# $host: name
bot-options-of = Only { $host }, the host, can change these.
# limit: 100
bot-terms-clock = Clock
# limit: 100
bot-option-sides = Sides
# limit: 100
bot-option-first = Who goes first
# limit: 60
bot-by-lot = random
# $side: side
# limit: 60
bot-side-host = the host is { $side }
# $side: side
# $means: *-side-*-means
# limit: 90
bot-side-host-means = the host is { $side }, who { $means }
# $level: easy, normal, hard, expert
# limit: 100
bot-people-computer = Computer: { $level ->
    [easy] easy
    [hard] hard
    [expert] expert
   *[normal] normal
}
# limit: 34
bot-people-add = Add a computer
bot-people-add-about = How good should the computer be?
bot-alone-asks = Which computer do you want to play? The match begins at once.
# $clock: text
bot-alone-timed = -# Not rated. Time: { $clock }.
bot-alone-untimed = -# Not rated, and no clock runs.
# limit: 150
bot-people-invite = Invite
# limit: 150
bot-people-remove = Remove
# limit: 150
bot-people-hand = Make host
# $people: names
bot-people-invited = Invited: { $people }.

# What may not be done with a table, and why.
bot-in-already = You've already joined.
# $n: 2..8
bot-seats-taken = All { $n } seats are taken.
# $n: 2..8
bot-seats-taken-or-kept = All { $n } seats are taken or reserved.
# $people: names
bot-seats-kept = The free seats are reserved for { $people }.
# $game: game
bot-no-computer = The computer doesn't play { $game }.
bot-not-invited = You weren't invited to this table.
bot-not-seated = You're not at this table.
# $host: name
bot-host-alone = Only { $host }, the host, can do that.
# $who: name
bot-here-already = { $who } has already joined or been invited.
bot-leave-yourself = To leave the table yourself, press *{ bot-leave }* under *⋯*.
bot-host-must-sit = Only somebody at the table can be the host.
bot-no-such-option = There's no such option.
bot-no-such-side = There's no such side.
# $game: game
bot-first-by-rules = The rules of { $game } decide who goes first.
bot-first-must-sit = Only somebody at the table can go first.
# $game: game
# $players: bot-players, bot-players-between
# $n: 1..7
bot-too-few = { $game } needs { $players }; { $n } joined so far. Wait for somebody to press *{ bot-join }*, invite somebody (under *⋯*), or press *{ bot-alone }*.
# $host: name
bot-not-your-table = { $host } is the host here. To play the computer yourself, open your own table: `/{ -command-newgame }`
bot-enough-here = There are enough players now: press *{ bot-start }* to play with them.
bot-not-over = The match isn't over yet.
bot-rematch-theirs = A rematch is for the people who just played. Open your own table: `/{ -command-newgame }`
bot-no-lobby = This table has started or is closed.
# $who: name
bot-is-a-bot = You can only invite people; { $who } is a bot.
bot-unknown-game = I don't know that game.
bot-unknown-level = There's no such computer level.
bot-newgame-alone = Here, leave the opponents and *{ bot-option-watch }* out: only you can join from here. To challenge somebody, choose *{ bot-context-challenge }* in the menu on their name (*Apps*).
bot-newgame-elsewhere = I'm not a member here, so leave out *{ bot-option-watch }* and *{ bot-option-everybody }*.
# Where the bot is not. The permissions as Discord calls them in its own settings.
bot-no-external-apps = Nobody could join: in this server, only you see what your own apps answer. Ask its admins for the permissions *Send Messages*, *Use External Apps* and *Attach Files*, or play in a group chat or a direct message.
bot-no-external-apps-now = That counts, but I couldn't notify anybody: in this server, only you see what I answer you. Ask its admins for the permissions *Send Messages*, *Use External Apps* and *Attach Files*.
# $game: game
bot-taken-here = There's already a { $game } table here, and one place holds only one.
# $where: name
bot-shown-later = The board follows in { $where } once somebody presses something there.
bot-shown-below = Here it is.
bot-shown-often = I've posted it several times already: scroll up, or try again in a minute.
bot-below = -# The match has moved on: the board is below.
bot-watch-alone = With *{ bot-option-watch }*, only computers play: leave out the opponents.
bot-no-table = There's no open table in this channel.
bot-moderators-alone = Only people with the Manage Messages permission can close a table here.
bot-you-play-here = You're playing at this table yourself. To end the match, resign: `/{ -command-resign }`
bot-no-thread-here = I can't open a thread here. Use `/{ -command-newgame }` in another channel.
# $game: game
bot-may-not-thread = There's already a { $game } table here, and a channel holds only one. You can't create threads here, so use `/{ -command-newgame }` in another channel, or ask somebody who can.
# $n: 1..9
bot-too-many-open = You already have { $n ->
    [one] { $n } lobby, challenge or thread
   *[other] { $n } lobbies, challenges and threads
} open, here or elsewhere. Start or close a lobby, or withdraw a challenge (`/{ -command-find }`), first. A thread counts until it's archived or deleted, or a match is played in it.
bot-try-again = Please try again.
bot-rematch-keeps-seat = Your seat in the rematch is reserved: press *{ bot-join }* below.
# $channels: names
bot-tables-elsewhere = In this server, open tables in { $channels }.
# $missing: names
bot-permission-lacking = I'm missing a permission in this channel: { $missing }. Somebody who can edit the channel can grant it under Edit Channel → Permissions.
# As Discord calls them in its own settings.
# $name: view_channel, send_messages, send_messages_in_threads, attach_files, create_public_threads, manage_threads, some
bot-permission = { $name ->
    [view_channel] View Channel
    [send_messages] Send Messages
    [send_messages_in_threads] Send Messages in Threads
    [attach_files] Attach Files
    [manage_threads] Manage Threads (the thread is locked)
    [some] some permission
   *[create_public_threads] Create Public Threads
}

# The help.
bot-help-introduction =
    ### Skulduggery
    Little-known board games about digging, ambushes and secrets. Play them in your server's channels, with friends or against the computer.
bot-help-now-head = **What you can do now**
# limit: 34
bot-topic-now = What now?
# limit: 34
bot-topic-games = The games
# limit: 34
bot-topic-playing = Playing
# limit: 34
bot-topic-secrets = Secret boards
# limit: 34
bot-topic-time = Time
# limit: 34
bot-topic-ratings = Ratings
# limit: 34
bot-topic-yours = Your settings
# limit: 34
bot-topic-server = Moderators
# limit: 34
bot-topic-about = About me
bot-help-games = ### The games, easiest to learn first
# $game: game
# $players: bot-players, bot-players-between
# $minutes: 5, 21, 40
# $goal: *-goal
bot-help-game = **{ $game }** ({ $players }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}): { $goal }
# limit: 150
bot-help-rules = Read a game's rules
bot-help-playing =
    ### Playing
    - `/{ -command-newgame }` opens a table in a channel. Others press *{ bot-join }*, then the host presses *{ bot-start }*. Nobody around? The host presses *{ bot-alone }*, and the match starts right away.
    - `/{ -command-find }` finds somebody to play with, also from other servers; *{ bot-to-everybody }* lets them find your table.
    - On your turn, press the button for your move, or type the move with `/{ -command-play }`. `/{ -command-board }` shows your board again.
    - Hold down one of my messages (or right-click it) and choose *Apps*: *{ bot-context-board }* and *{ bot-context-replay }* are about its table. On a person, it's *{ bot-context-challenge }* and *{ bot-context-profile }*.
    - Against the computer, `/{ -command-hint }` says what it would play in your place, and why.
    - *⋯* below the board holds the rest: planning ahead, draw offers, takebacks, more time for an opponent, pauses, resigning (`/{ -command-resign }`).
    - `/{ -command-learn }` teaches you a game in three minutes, `/{ -command-rules }` explains it with pictures, and `/{ -command-mygames }` lists your tables.
    - `/{ -command-tournament }` shows the tournaments of a server and yours. They run by themselves; whoever may create events can open one.
    - `/{ -command-daily }` is the puzzle of the day: you solve it on your own, and everybody gets the same one.
# $games: game
bot-help-secrets =
    ### Secret boards
    In { $games } you have a board that nobody else may see. I send it to you by DM, and you play there.
    - No DMs? Nothing is lost: *{ bot-button-mine }* below the channel's board shows yours, only to you.
    - `/{ -command-board }`, `/{ -command-mark }` and `/{ -command-resign }` work here and in our DMs.
    - Spectators see only what both players know. After the match, everything is shown.
bot-help-time =
    ### Time
    - The lobby says how long a turn may take, with all its moves, and whether you have a reserve for turns that take longer. Run out of both and you lose, unless the lobby says otherwise; the result counts.
    - The host picks the clock, in *{ bot-options }*, or types other times under *⋯*. It's *quick* below a day a turn, else *slow*.
    - You get back any time in which Discord or I was away.
    - Lose several matches on time in a row, without a move anywhere in between, and only the first is rated. `/{ -command-profile }` says how often somebody ran out of time.
    - If everybody at the table agrees, the match is paused, for 30 days at most. Anybody there can resume it.
    - Going away? Say in `/{ -command-me }` on which days, 21 a year. Your time doesn't run then in matches with a day or more for a turn, and your opponents are told.
    - Run out of time at three slow tables in a row, and you're away from then on, for 7 of those 21 days at most, so that you don't lose everything else. Your next press ends it. It never happens against the computer, and `/{ -command-me }` turns it off.
    - No clock? Don't move for three days, and your opponent can claim the win (with three or four players, a computer can take over).
    - I remind you halfway through a turn of a day or more, once a match. Before time runs out in a turn of six hours or more, I remind you once more. `/{ -command-me }` changes that, and sets quiet hours.
# $few: number
bot-help-ratings =
    ### Ratings and replays
    Your rating is a careful guess at how well you play. It rises when you win, most of all against somebody strong, and falls when you lose. For your first { $few ->
        [one] match
       *[other] { $few } matches
    } it has a question mark, because I hardly know you yet. Matches against the computer don't change it.
    - `/{ -command-profile }` shows your ratings and `/{ -command-leaderboard }` the best players.
    - `/{ -command-history }` lists the matches you've played, `/{ -command-replay }` steps through one, and `/{ -command-record }` gives it to you as a file.
    - `/{ -command-review }` shows what you could have known at each choice of a finished match, and what was best.
bot-help-yours =
    ### Your settings and data
    - `/{ -command-me }` sets your language, turn alerts, reminders, quiet hours, days away, whether you confirm your moves, and your name in records.
    - `/{ -command-mydata }` gives you everything I've stored about you, and can delete it.
    - `/{ -command-block }` keeps somebody and you from meeting at new tables; they aren't told. `/{ -command-report }` tells whoever runs this bot.
bot-help-about =
    ### About me
    I only see the commands, buttons and forms meant for me; I don't read any other message. `/{ -command-mydata }` gives you what I've stored about you.
# $operator: words
bot-help-operator = I'm run by { $operator }.
# $version: words
# $news: bot-whats-new
bot-help-new = **New in version { $version }:** { $news }
bot-whats-new = I remind you once more before your time runs out, a menu opens tables without typing, whoever vanishes loses rating only once, and the board can open inside Discord.
# limit: 34
bot-button-terms = Terms
# limit: 34
bot-button-privacy = Privacy
bot-help-server =
    ### For moderators
    - `/{ -command-settings }` (needs Manage Server) sets where tables may be opened, their language and clock, whether turns notify people, and whether every table gets its own thread.
    - `/{ -command-settings }` also posts the play menu in a channel. It opens tables, finds opponents, teaches and more, all by pressing. It helps everyone who has no slash commands because they use Discord's legacy chat input.
    - `/{ -command-dailypost }` (needs the same) posts the daily puzzle in a channel.
    - `/{ -command-keepout }` (needs the same) keeps somebody out of the server's tables.
    - `/{ -command-endgame }` (needs Manage Messages) closes a channel's table without a result.

# What somebody can do now, a line each.
# $game: game
# $where: words
bot-now-your-turn = It's your turn in [{ $game }]({ $where }).
bot-now-open = Type `/{ -command-newgame }` and choose a game to open a table in this channel. Then press *{ bot-alone }*, or wait for somebody to press *{ bot-join }*.
bot-now-elsewhere = Type `/{ -command-newgame }` and choose a game: here you play against the computer, or with whoever finds you. `/{ -command-find }` shows who is waiting.
# $game: game
bot-now-waiting = You're playing { $game } here; it's somebody else's turn.
# $game: game
bot-now-paused = Your match of { $game } here is paused. *{ bot-button-resume }* goes on with it.
# $game: game
bot-now-watch = A match of { $game } is on here: press *{ bot-button-words }* to watch.
# $game: game
bot-now-over = A match of { $game } ended here: *{ bot-button-replay }* shows it step by step.
# $game: game
bot-now-start = Your { $game } table in this channel can start.
# $game: game
bot-now-wait = Your { $game } table in this channel is waiting for somebody to press *{ bot-join }*.
# $game: game
# $host: name
bot-now-seated = You've joined the { $game } table in this channel; { $host } starts it.
# $game: game
# $host: name
bot-now-full = { $host } has opened a { $game } table in this channel, but it's full.
# $game: game
# $host: name
bot-now-join = { $host } has opened a { $game } table in this channel: press *{ bot-join }* to play.

## Time

bot-late-return = Anyone who hasn't pressed *{ bot-button-go-on }* by then forfeits.
bot-late-silent = Three days without a move can cost you the match.
# Where the bot is not, the clock alone decides nothing.
bot-late-called = Here an opponent has to call time first, under *⋯*.
bot-late-nobody = Here nobody calls time on you.

## Direct messages

# $game: game
# $where: name
bot-reminder = It's your turn in **{ $game }** in { $where }.
# $game: game
# $where: name
bot-reminder-last = **Last reminder:** it's your turn in **{ $game }** in { $where }.
# $game: game
# $where: name
bot-reminder-waits = Your time ran out in **{ $game }** in { $where }. Press *{ bot-button-go-on }* there to continue.
# $until: name
bot-time-runs-out = Time runs out { $until }.
bot-time-to-call = After that, an opponent may call time under *⋯*.
# $turn: name
# $until: name
bot-time-reserve = End of the turn's time: { $turn }; of the reserve: { $until }.
# $who: name
# $turn: bot-days, bot-hours, bot-minutes, bot-seconds
bot-time-had = -# { $who } had { $turn } for that turn.
# $who: name
# $turn: bot-days, bot-hours, bot-minutes, bot-seconds
# $reserve: bot-days, bot-hours, bot-minutes, bot-seconds
bot-time-had-reserve = -# { $who } had { $turn } for that turn, plus { $reserve } in reserve: all of it is used up.
# $left: bot-reserve-of
bot-reserves = In reserve: { $left }
# $who: name
# $time: bot-days, bot-hours, bot-minutes, bot-seconds
bot-reserve-of = { $who } { $time }
bot-reminder-how-often = -# Change how often I remind you: `/{ -command-me }`
# $game: game
# $where: name
bot-made-way = Your **{ $game }** table in { $where } is closed: nobody joined for ten minutes, and somebody opened another table there. Still want to play? `/{ -command-newgame }`
# $game: game
# $where: name
bot-greeting = You've joined a **{ $game }** table in { $where }. I'll send your secret board here when the match starts.
# $where: name
bot-stands-in = The computer now plays for you in { $where }.

## Preferences

# limit: 40
bot-language = Language
# limit: 40
bot-language-auto = same as in Discord
bot-no-such-choice = That isn't one of the choices; please pick from the list.

## At the table

bot-match-begins = The match begins.
# $game: game
# $who: text
bot-played-by =
    ### { $game }
    Played by { $who }.
# $match: name
# $game: game
# $who: text
# $when: name
bot-past = **Match { $match }: { $game }**, played by { $who }. It ended { $when }.
bot-match-not-begun = The match hasn't started.
bot-lobby-goes-on = The lobby goes on below.
# $who: names
# $count: 1..4
bot-your-turn = Your turn, { $who }.
# $who: names
# $count: 1..4
bot-lay-out = { $who }: set up your { $count ->
    [one] board
   *[other] boards
}.
bot-own-turn = **Your turn.**
bot-own-lay-out = Set up your board.
# $count: 1..4
bot-board-in-dm = { $count ->
    [one] Your secret board is in our DM.
   *[other] They are in your DMs.
}
bot-board-not-sent = I can't DM you, so press *{ bot-button-mine }* to see your board.
bot-board-here = Press *{ bot-button-mine }*: only you see it.
# $who: names
# $count: 1..4
bot-boards-not-sent = { $who }: I can't DM you, so press *{ bot-button-mine }* to see your board.
bot-computers-think = The computers are thinking…
# $who: names
# $count: 1..3
bot-computer-thinks = { $who } { $count ->
    [one] is
   *[other] are
} thinking…
# $who: names
# $count: 1..4
# $until: name
bot-waits = { $who }: your time ran out. The match waits until you press *{ bot-button-go-on }*; if you don't, you forfeit { $until }.
# $when: words
bot-restored = I was restored from a backup: this match stands as it did on { $when }.
# $who: name
bot-taken-back = { $who } took back their last turn.
# $since: name
# $until: name
bot-paused = ⏸️ The match has been paused since { $since }. Anybody at the table can go on with *{ bot-button-resume }*; on { $until } it goes on by itself.
# $who: names
bot-more-given = { $who } gave more time.
# $who: name
# $since: name
# $until: name
bot-is-away = { $who } is away from { $since } until { $until }.
bot-sealed = -# Everything random is settled: nobody can change it now, not even me. *⋯* has the proof.
# $where: name
bot-goes-on = -# The match continues in { $where }.

# Tables in direct messages.
# Stands after "in".
bot-in-direct = our direct messages
# $who: names
bot-direct-waits = Waiting for { $who }.
# $people: names
# $until: name
bot-direct-unreachable = I can't DM { $people } right now.
bot-direct-begins = Everybody is here. The match begins as soon as you all have this message.
# $people: names
# $until: name
bot-direct-lost = ⚠ I can't DM { $people }. If that doesn't change, the table closes { $until }.
# $host: name
bot-direct-asks = { $host } would like to play with you.
# $people: names
bot-direct-asked = I've asked { $people }. The match begins when everybody has joined.
bot-direct-declined = Your invitation was declined.
bot-direct-gathers = Nobody else is here yet.
# $n: number
bot-direct-more = Waiting for { $n ->
    [one] { $n } more player.
   *[other] { $n } more players.
}
bot-direct-goes-on = It goes on below.
bot-direct-gone = You're not playing at this table.
bot-direct-stands-in = The computer now plays for you.

# $count: number
bot-news-between = -# … { $count ->
    [one] { $count } more event
   *[other] { $count } more events
}: `/{ bot-command-board }`
bot-choose = Choose a move.
# limit: 140
bot-choose-menu = Choose a move…
# $move: text
bot-about-to-play = You're about to play: **{ $move }**. *{ bot-button-back }* shows your other moves.
# $title: text 130
# $n: 1..20
# $count: 20
# limit: 150
bot-menu-page = { $title } ({ $n } of { $count })
# A menu of squares, where the others of its kind hold other columns.
# $title: text 130
# $first: A, H
# $last: C, H
# limit: 150
bot-menu-columns = { $title } ({ $first }–{ $last })
bot-played = Played.
bot-more-about = You can type moves too: `/{ bot-command-play }`. Your own board: `/{ bot-command-board }`.
bot-watching = You're watching this table.
# $seal: name
bot-seal =
    Everything random in this match was decided before the first move. This code, the seal, is computed from it, so nobody can change it unnoticed, not even me:
    `{ $seal }`
    Save the code now. After the match, `/{ bot-command-record }` gives you a file with the deal and the same code: compare them.
bot-only-move = It's your only move.
# $move: words
bot-to-type-it = -# To type it: `/{ bot-command-play } { $move }`
# $game: game
bot-resign-sure = Resign this match of { $game }?
# $others: words
# $where: words
# $n: number
bot-resign-which = -# With { $others }, in { $where }; turn { $n }.
bot-which-board = Which board?
# $game: game
# $others: names
bot-board-of = { $game } with { $others }

## Buttons at the table

# limit: 34
bot-button-mine = My secret board
# limit: 34
bot-button-hint = Give me a hint
# limit: 34
bot-button-hint-short = Hint
# limit: 34
bot-button-words = In words
# limit: 34
bot-button-go-on = Go on
# limit: 34
bot-button-accept = Accept
# limit: 34
bot-button-decline = Decline
# limit: 34
bot-button-win = Take the win
# limit: 34
bot-button-play-on = Computer plays on
# limit: 34
bot-button-call-time = Call time
# limit: 34
bot-button-show-table = Show the table here
# limit: 34
bot-button-rematch = Rematch
# limit: 34
bot-button-replay = Replay
# limit: 34
bot-button-review = Review
# limit: 34
bot-button-back = Back
# limit: 34
bot-button-random = Random layout
# limit: 34
bot-button-type = Type it
# limit: 34
bot-button-plan = Plan ahead
# $game: title
bot-plan-head = Plan · { $game }
# $deep: number
# $most: number
bot-plan-about =
    Say what you'll play if others play what you expect: “If they skip, I dig left.” The moment they do, your answer is played for you. Nobody else finds out that it was planned.
    -# Up to { $deep } answers deep, { $most } lines in all. If the match goes another way, the plan is dropped.
bot-plan-unconfirmed = Not confirmed yet: new lines aren't played until you confirm them.
bot-plan-counts = Confirmed. It's played as soon as it fits.
# $condition: bot-plan-plays
# $answer: text
bot-plan-line = If { $condition }, you play **{ $answer }**.
# $own: text
bot-plan-line-after = After your **{ $own }**:
# $who: name
# $moves: text
bot-plan-plays = { $who } plays **{ $moves }**
# $who: name
# $moves: text
bot-plan-they-play = { $who } plays **{ $moves }**
# $moves: text
bot-plan-you-play = you play **{ $moves }**
# $who: name
bot-plan-asks = **Planning: nothing is played now.** What might { $who } play?
bot-plan-asks-first = **Planning: nothing is played now.** It's your turn, so begin with what you'll play yourself.
# $why: text
bot-plan-left-out = Some moves are left out: { $why }
bot-plan-asks-own = **Planning: nothing is played now.** What will you play then?
# limit: 34
bot-plan-button-add = Add a line
# limit: 34
bot-plan-button-type = Type lines
# limit: 34
bot-plan-button-confirm = Confirm the plan
# limit: 34
bot-plan-button-clear = Delete the plan
# limit: 34
bot-plan-button-show = Back to the plan
# limit: 100
bot-plan-menu-from = Go on from a line
# limit: 100
bot-plan-menu-delete = Delete a line
bot-plan-moved-on = The match or your plan has moved on, so nothing was changed. Here's your plan as it is now.
# $who: name
bot-plan-impossible = { $who } can't play that there.
# $n: number
bot-plan-too-deep = A line can have { $n } answers at most.
# $n: number
bot-plan-too-long = A plan can have { $n } lines at most.
bot-plan-waits = The match is waiting. You can plan once it goes on.
# limit: 45
# $game: title
bot-plan-form = Plan · { $game }
# limit: 45
bot-plan-form-lines = One line each
# limit: 100
bot-plan-form-about = “if”, what they play, a colon, your answer. In your own turn, begin with your move.
# limit: 100
bot-plan-form-example = For example: if what they play: what you play
bot-plan-if = if
bot-plan-line-form = A line goes like this: `if what they play: what you play`. Several moves are joined by `;`.
bot-plan-own-first = It's your turn, so begin with your own move: `what you play if what they play: what you play then`.
bot-plan-turn-over = By then that turn is over.
bot-plan-turn-goes-on = That turn isn't over with this move.
# $why: text
# $typed: text
bot-plan-not-added = { $why } Nothing was added. You typed:
    ```
    { $typed }
    ```
# $condition: bot-plan-plays
# $answer: text
# $game: title
# $where: address
bot-plan-was-played = Your plan for { $game }: { $condition }, so you played **{ $answer }**. { $where }
# $condition: bot-plan-plays
# $answer: text
# $game: title
# $where: address
# $why: text
bot-plan-was-refused = Your plan for { $game } has ended: { $condition }, but **{ $answer }** couldn't be played. { $why } { $where }
# limit: 34
bot-button-table = Go to the table
# limit: 34
bot-button-mark = Mark squares
# limit: 34
bot-button-rules = Rules
# limit: 34
bot-button-seal = Seal
# limit: 34
bot-button-draw = Offer a draw
# limit: 34
bot-button-own-takeback = Undo my last turn
# limit: 34
bot-button-takeback = Ask for a takeback
# limit: 34
bot-button-more-time = Give more time
# limit: 34
bot-button-pause = Pause the match
# limit: 34
bot-button-resume = Resume
# $who: name
# limit: 80
bot-button-replace = Computer for { $who }
# limit: 34
bot-button-resign = Resign
# limit: 34
bot-button-resign-sure = Yes, resign
# limit: 34
bot-button-play-this = Play this
# limit: 34
bot-button-play-anyway = Play it anyway

## Forms at the table

# $game: game
# limit: 45
bot-form-moves = { $game }: your moves
# limit: 45
bot-form-moves-field = Moves, separated by ;
# $example: words
# limit: 100
bot-form-example = For example: { $example }
# $game: game
# limit: 45
bot-form-clock = { $game }: other times
# limit: 45
bot-form-turn = Time a turn
# limit: 100
bot-form-turn-about = From 10 seconds to 14 days: 30s, 5m, 12h, 1d12h
# limit: 45
bot-form-reserve = Reserve
# limit: 100
bot-form-reserve-about = For turns that take longer, up to 14 days; none if empty
# $game: game
# limit: 45
bot-form-marks = { $game }: private marks
# limit: 45
bot-form-squares = Squares
# limit: 45
bot-form-mark = Mark
# limit: 100
bot-form-mark-about = Only you see it; /{ bot-command-mark } takes any one or two characters
# limit: 100
bot-form-no-mark = Remove my marks here

## Offers

# $asked: names
# $who: name
bot-offer-draw = { $asked }: { $who } offers a draw.
# $asked: names
# $who: name
bot-offer-takeback = { $asked }: { $who } asks to take back the last turn.
# $asked: names
# $who: name
bot-offer-pause = { $asked }: { $who } would like to pause the match.
# $asked: names
# $who: name
# $absent: name
bot-offer-replace = { $asked }: { $who } wants the computer to play for { $absent }.
# $offerer: names
# $who: name
bot-offer-declined = { $offerer }: { $who } declined.
bot-offer-asked = Sent. The board will show the answer.
bot-offer-agreed = Agreed.
bot-offer-taken-back = Taken back.
bot-offer-accepted = Accepted.
bot-offer-you-decline = Declined.
# $who: name
bot-offer-replaced = The computer now plays for { $who }.
bot-paused-now = The match is paused.
bot-resumed = The match goes on.
bot-more-thanks = Given: they have more time now.
bot-you-resigned = You've resigned.
bot-you-won = You've won.
bot-you-won-plays-on = You've won; the computer plays on.
bot-never-secret = These boards are secret, so nothing can be taken back.
bot-never-many = Takebacks exist only in matches of two.

## Results

# $reason: *-reason-*, *-ends-*, *-no-stones, *-all-turns, *-all-boards-over, *-third-plot, *-both-skipped, core-agreed, core-resigned, core-out-of-time
bot-over-because = How it ended: { $reason }.
# $lost: name
# $won: name
bot-decided = { $lost } ran out of time: { $won } wins.
# $winner: name
# $lost: name
# $until: name
bot-decided-choice = { $winner }: end the match now, or let the computer play on for { $lost }? Your win stands either way. If you don't choose, the match ends { $until }.
bot-rated = Rated.
# $left: names
# $turns: number
# $shortest: number
bot-rated-left = Rated only for { $left }, who left after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}: for everyone else, a match counts from { $shortest ->
    [one] { $shortest } turn
   *[other] { $shortest } turns
} on.
# $turns: number
# $shortest: number
bot-not-rated-short = Not rated: drawn by agreement after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}; agreed draws count from { $shortest ->
    [one] { $shortest } turn
   *[other] { $shortest } turns
} on.
bot-not-rated-computer = Not rated: a computer played.
bot-not-rated-casual = Not rated, as agreed.
bot-not-rated-serial = Not rated: this player has just lost another match on time, and only the first one counts.
bot-not-rated-unplayed = Not rated: not everybody made a move.
# $who: name
bot-silent-before = { $who } hadn't moved for three days.
# $won: name
# $lost: name
bot-settled-before = { $won } won when { $lost } ran out of time; what the computer played after that doesn't count.

## Which table

bot-standing-start = you can start it
bot-standing-asked = they ask you to play
bot-standing-lobby = in the lobby
bot-standing-closed = closed
bot-standing-won = you won: end it?
bot-standing-lost = lost by time
bot-standing-go-on = they're waiting for you: go on?
bot-standing-turn = your turn
bot-standing-paused = paused
bot-standing-offer = an offer to answer
# $who: names
bot-standing-waits = waiting for { $who }
bot-nobody-yet = nobody yet
# $game: game
# $others: names
# $standing: bot-standing-start, bot-standing-lobby, bot-standing-closed, bot-standing-won, bot-standing-lost, bot-standing-go-on, bot-standing-turn, bot-standing-paused, bot-standing-offer, bot-standing-waits
bot-table-choice = { $game } with { $others }: { $standing }
# $game: game
# $others: names
# $place: name
# $standing: bot-standing-start, bot-standing-lobby, bot-standing-closed, bot-standing-won, bot-standing-lost, bot-standing-go-on, bot-standing-turn, bot-standing-paused, bot-standing-offer, bot-standing-waits
bot-table-choice-in = { $game } with { $others } in #{ $place }: { $standing }

## Why something can't be done at the table

bot-moved-on = The board has moved on since.
# $why: text
# $typed: words
bot-nothing-played =
    { $why } Nothing was played. You typed:
    ```
    { $typed }
    ```
# $n: number
bot-too-long = That's too long: { $n } characters at most.
bot-too-slow = I was too slow; please press that again.
bot-layout-fixed = Your board is set and can't be changed.
bot-start-over-later = Wait a moment before you start over again. Your board hasn't changed.
# $whose: name
bot-their-turn = It's { $whose }'s turn.
# $why: text
bot-play-by-itself = { $why } If you mean it, play that move on its own.
bot-nothing-sealed = Nothing is random at this table, so there's no seal.
# $game: game
bot-no-marks = { $game } has no private marks.
# $a: square
# $b: square
bot-marks-where = Marks go on the squares { $a } to { $b }.
# $kinds: words
bot-marks-kinds = A mark is one of { $kinds }, or any 1 or 2 characters.
bot-not-running = No match is running at this table.
bot-older-rules = This match was played by older rules and can't go on: /{ bot-command-endgame }
bot-time-over = Your time ran out before this arrived, so it doesn't count.
bot-not-overdue = Nobody you wait for is out of time.
bot-time-called = You've called time.
# $who: name
bot-decided-already = { $who } ran out of time, so the match is decided.
bot-not-at-table = You're not at this table. Press *{ bot-button-words }* to watch.
# $who: names
# $count: 1..4
bot-match-waits = The match is waiting for { $who }, who ran out of time.
bot-closed-already = This table is already closed.
bot-no-hints = Hints are only for matches against the computer.
bot-not-your-turn = It's not your turn.
bot-draw-of-two = Only two people can agree on a draw.
bot-offer-open = There's already an open offer.
bot-nobody-replaced = Nobody is replaced in a match of two; a silent opponent loses.
bot-you-left = You've left this match.
bot-offer-gone = That offer is no longer open.
bot-offer-not-yours = Only your opponent can answer that.
bot-is-paused = The match is paused, so nobody moves. *{ bot-button-resume }* goes on with it.
bot-not-paused = The match isn't paused.
bot-pause-used-up = This match has been paused for 30 days in all; that's the limit.
bot-pause-too-late = Time has just run out, so it's too late for a pause.
bot-more-yourself = Only an opponent can give you more time.
bot-more-computer = The computer needs no more time.
bot-more-no-clock = No time is running here.
bot-more-enough = More time has been given three times in this turn; that's the limit.
bot-more-far = That turn already has 14 days; that's the limit.
bot-no-turn-yet = You haven't taken a turn yet.
bot-turn-counted = The result was counted after that turn, so it can't be taken back.
bot-turn-revealed = That turn can't be taken back: something has been revealed since.
bot-nothing-waits = The match isn't waiting for you.
bot-matches-of-two = That only works in matches of two.
# $who: name
bot-winner-chooses = { $who } won, so it's their choice.
# $who: name
bot-nobody-waits = Nobody is waiting for { $who }.
# $who: name
bot-still-time = { $who } still has time; nobody is replaced before it runs out.
# $who: name
bot-silent-days = { $who } counts as absent only after three silent days.
bot-no-table-of-yours = That isn't one of your tables; pick one from the list.
bot-not-at-this-table = You're not at this channel's table.
bot-at-no-table = You're not at any table. Open one in a server's channel: /{ bot-command-newgame }
bot-several-tables = You're at several tables: fill in the option “{ bot-option-table }” too.
bot-unknown-control = That button doesn't work any more; it may be from an older version of me.
bot-control-gone = That button is gone; please look at the newest message.
bot-done-already = That's done already.
bot-no-memory = I can't reach my database right now. Please try again in a moment.
bot-no-room = There's no room left on my disk, so I can't save anything right now. Everything that counted before is safe. Whoever runs me has to make room.
bot-banned = Whoever runs me has banned you or this server. You can still get and delete your data: `/{ -command-mydata }`.
# $begins: text 40
# $ends: text 40
bot-announced = I'll be away from { $begins } to about { $ends }. Nobody's time runs meanwhile.
# limit: 80
bot-operate-ban = Ban
# limit: 80
bot-operate-close = Close the table
# limit: 80
bot-operate-unrate = Take it out of ratings
# limit: 80
bot-operate-rename = Hide the name
# limit: 80
bot-operate-leave = Leave the server
bot-operate-done = Done, and written down.
bot-operate-not = Only whoever runs me can do that (OPERATORS).
# $n: number
bot-operate-enough = { $n } are banned already: unban some first.
bot-unsure = I lost my database while saving that, so I don't know whether it counts. The board will show it as soon as I can read it again.
bot-others-quicker = Others were quicker, again and again. Look at the board and try again.
# $error: name
bot-went-wrong = Something went wrong on my side (error `{ $error }`). Please try again.
# $n: 0..8
bot-seat = seat { $n }
bot-table-gone = That table is gone.
bot-one-at-a-time = One thing at a time: I'm still busy with your last request.
bot-too-much = That was too much for me; please try a shorter match.
# $game: game
# $where: name
# $why: text 300
bot-cannot-show = I can't show your **{ $game }** table in { $where }. { $why } The table waits, and goes on by itself once I can.
# Why the bot can't write somewhere.
# $lacking: names
bot-obstacle-permissions = I'm missing *{ $lacking }* there. Somebody who can edit the channel can grant it under Edit Channel → Permissions.
# $until: name
bot-obstacle-time-out = I'm in a time-out: I can't write anything until { $until }.
bot-obstacle-threads = The server has 1,000 active threads, and Discord allows no more. Somebody has to close one first.

# $menu: text 40
# $choice: text 58
# limit: 100
bot-menu-choice = { $menu }: { $choice }
bot-settings-head = ### Settings of this server
# $places: names
bot-settings-where = Tables may be opened in { $places }.
bot-settings-everywhere = Tables may be opened in every channel.
bot-settings-channels = In the first menu, choose channels; choose none for everywhere. Threads count as their channel.
# limit: 150
bot-settings-no-channels = Channels: everywhere
# limit: 40
bot-settings-clock = Clock of new tables
# limit: 40
bot-settings-turns = Turns
# limit: 58
bot-settings-pings = notify whoever is to move
# limit: 58
bot-settings-no-pings = notify nobody in the channel
# limit: 40
bot-settings-tables = New tables
# limit: 58
bot-settings-no-threads = in the channel itself
# limit: 58
bot-settings-threads = in a thread of their own
# limit: 40
bot-settings-removed = When I'm removed
# limit: 58
bot-settings-results = keep results, without the server
# limit: 58
bot-settings-no-results = delete results too
bot-settings-leaving = -# When I'm removed from this server, its tables close at once. After 30 days I delete everything I stored about it, unless I'm back by then. Only results stay, without the server, because worldwide ratings are computed from them. Use the last menu if they should go too; the ratings leave them out the next time they are computed.
bot-settings-refused = Only people with the Manage Server permission can change these settings.
bot-me-head = ### Your settings
# limit: 45
bot-me-zone = Time zone
# limit: 100
bot-me-zone-about = For quiet hours. The name of a city is enough: New York
# $typed: words
bot-me-zone-unknown = I don't know the time zone “{ $typed }”, so nothing has changed. Write a large city in it, in English, or pick one from a list: `/{ -command-me } { -option-timezone }:`
# limit: 36
bot-me-turns = Turn alerts
# limit: 62
bot-me-turns-dm = by DM, where your board is secret
# limit: 62
bot-me-turns-mention = by mention in the channel; DMs come silently
# limit: 40
bot-me-remind = Remind me
# limit: 58
bot-me-remind-off = never
# limit: 58
bot-me-remind-last = only before time runs out
# limit: 58
bot-me-remind-half = only halfway, once a match
# limit: 58
bot-me-remind-once = halfway, once a match, and before time runs out
# limit: 58
bot-me-remind-every = halfway, every turn, and before time runs out
# limit: 100
bot-me-remind-about = Halfway: turns of a day or more. Before time runs out: turns of 6 hours or more.
# limit: 40
bot-me-quiet-from = No reminders from
# limit: 40
bot-me-quiet-until = Until
# limit: 58
bot-me-no-quiet = no quiet hours
# limit: 40
bot-me-confirm = Confirm my moves
# limit: 58
bot-me-confirm-never = never
# limit: 58
bot-me-confirm-always = always
# limit: 58
bot-me-confirm-slow = in slow matches (a day or more for a turn)
# limit: 40
bot-me-records = Records
# limit: 58
bot-me-records-nameless = without your name
# limit: 58
bot-me-records-named = with your name
# $since: name
# $until: name
bot-me-away = You're away from { $since } until { $until }.
# $n: number
bot-me-away-left = You can be away on { $n ->
    [one] { $n } more day
   *[other] { $n } more days
} this year.
# limit: 45
bot-form-away = Days when you're away
# limit: 45
bot-away-first = First day (from 00:00 UTC)
# limit: 45
bot-away-days = How long
# limit: 100
bot-away-about = Your time doesn't run then, where a turn has a day or more. A day that has begun is used up.
# $day: words
# limit: 100
bot-away-today = { $day } (today)
# $n: number
# limit: 100
bot-away-so-long = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
# $year: name
# $n: number
bot-away-too-long = That's too long: you can be away on { $n ->
    [one] { $n } more day
   *[other] { $n } more days
} in { $year }.
bot-mygames-none = You're not at any table. `/{ -command-newgame }` opens one in a server's channel.
# $tables: number
# $waiting: number
# $who: all, none, some
bot-mygames-head = ### Your tables: { $tables }{ $who ->
    [all] { $tables ->
        [1] , waiting for you
       *[other] , all of them waiting for you
    }
    [none] , none waiting for you
   *[some] , { $waiting } of them waiting for you
}
# $game: game
# $link: name
# $others: names
# $how: bot-standing-start, bot-standing-lobby, bot-standing-closed, bot-standing-won, bot-standing-lost, bot-standing-go-on, bot-standing-turn, bot-standing-paused, bot-standing-offer, bot-standing-waits
# $kind: quick, slow, none
# $timed: yes, no
# $until: name
bot-mygames-table = - [{ $game }]({ $link }){ $kind ->
    [quick] {" "}(quick)
    [slow] {" "}(slow)
   *[none] {""}
} with { $others }: { $how }{ $timed ->
    [yes] , time runs out { $until }
   *[no] {""}
}
bot-data =
    ### Your data
    Everything I've stored about you. Only you can see this message.
# $n: number
bot-data-part = Part { $n } of your data.
# limit: 80
bot-data-delete = Delete my data
# limit: 80
bot-data-delete-yes = Yes, delete
# $tables: number
bot-data-delete-ask =
    ### Delete your data?
    You leave your open tables ({ $tables }), and running matches count as resigned. Your name and settings are deleted. Your matches stay, under “{ bot-deleted }”, so your opponents keep their results. There's no undo.
bot-data-deleted = Your data is deleted. Messages I've sent stay in Discord until somebody deletes them there. If you play again, you start fresh.

## Rules

# $game: game
# $page: text 40
bot-rules-head = ### { $game }: { $page }
# $credit: *-credit
bot-rules-credit = -# Where the game comes from: { $credit }
# limit: 150
bot-rules-pages = Pages
bot-rules-which = Which game's rules?

## Lessons

# $game: game
# $step: 1..6
# $steps: 3..6
bot-learn-head = ### { $game }: lesson, { $step } of { $steps }
# Why a move is not the one that is wanted.
# $why: text
bot-learn-wrong = ✗ { $why }
# $then: text
bot-learn-right = ✓ { $then }
# limit: 34
bot-learn = Learn
# limit: 34
bot-learn-next = Next
# limit: 34
bot-learn-again = From the beginning
bot-learn-over = **That was the lesson.** Now try it in a match, against the easy computer.
# $game: game
bot-learn-offer = New to { $game }? Learn it in three minutes, on your own, while you wait.
bot-learn-which = Which game do you want to learn?
bot-learn-none = I have no lesson for that game. Its rules: `/{ -command-rules }`
bot-learn-changed = The rules or the lesson have changed since you started, so it starts over.
bot-learn-moved-on = That button is from an earlier step. You're here now.
# $button: text 34
bot-learn-press-on = You've done this step. Press the button below it, or type what it says: `/{ -command-learn } { -option-move }:{ $button }`
bot-learn-one-move = One move at a time, please.

## Standings

# limit: 80
bot-earlier = Previous
# limit: 80
bot-later = Next
# limit: 80
bot-newer = Newer
# limit: 80
bot-older = Older
# limit: 80
bot-show-here = Show here
# limit: 150
bot-menu-game = Game
# limit: 150
bot-menu-where = Where
# limit: 100
bot-all-games = All games
# $scope: here, everywhere
# limit: 100
bot-scope = { $scope ->
    [here] This server
   *[everywhere] Everywhere
}
# $game: game, bot-all-games
# $scope: here, everywhere
bot-league = { $game }, { $scope ->
    [here] this server
   *[everywhere] everywhere
}
bot-leaderboard = Leaderboard
# $league: bot-league
bot-leaders-head = ### Leaderboard: { $league }
# $league: bot-league
bot-leaders = Leaderboard, { $league }
bot-leaders-nobody = Nobody has a rated match yet; matches against the computer aren't rated. `/{ -command-newgame }` opens a table.
# $matches: number
bot-leaders-unrated = -# You've finished { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, none of them rated: `/{ -command-profile }` shows them.
bot-leaders-not-you = -# You have no rated match here yet.
# $rank: 1, 2, 100
# $who: name
# $points: name
# $provisional: yes, no
# $unsure: number
# $matches: number
# $wins: number
# $streak: number
bot-leader = { $rank }. { $who }: { $points }{ $provisional ->
    [yes] {" "}provisional
   *[no] {""}
} ± { $unsure }, { $matches } played, { $wins } won, streak { $streak }
# $line: bot-leader
bot-leader-you = You: { $line }
# limit: 10
bot-column-rating = rating
# limit: 3
bot-column-unsure = ±
# limit: 8
bot-column-matches = matches
# limit: 7
bot-column-wins = wins
# limit: 7
bot-column-streak = streak
# limit: 8
bot-column-won = won
# limit: 8
bot-column-drawn = drawn
# limit: 8
bot-column-lost = lost
# limit: 75
bot-rating-means = Rating: a careful estimate of skill. ±: how unsure it still is.
# $least: 10
# limit: 40
bot-few-matches = ? fewer than { $least } matches
bot-no-such-leaderboard = There's no such leaderboard.
bot-nothing-to-show = There's nothing left to show.
bot-may-not-show = You can't write in this channel, so I won't show it here.
bot-shown-already = It's already shown in this channel.
bot-profile = Profile
# $who: name
bot-profile-none = { $who } hasn't finished a match here yet.
# $who: name
bot-profile-unrated = { $who } has no rated match here yet; matches against the computer aren't rated. Finished here so far:
# $game: game
# $matches: number
# $won: number
# $drawn: number
bot-profile-done = - **{ $game }**: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $won } won{ $drawn ->
    [0] {""}
   *[other] , { $drawn } drawn
}
# $who: name
bot-profile-head = ### { $who }
# $who: name
bot-profile-of = Profile of { $who }
# $longest: number
bot-profile-longest = longest streak { $longest }
# $who: name
bot-profile-against = most often against { $who }
# $matches: number
bot-profile-span = { $matches ->
    [1] one match
    [one] last { $matches } match
   *[other] last { $matches } matches
}
# $game: game, bot-all-games
# $points: name
# $provisional: yes, no
# $unsure: number
# $won: 0, 1, 100
# $drawn: 0, 1, 100
# $lost: 0, 1, 100
bot-profile-tally = { $game }: { $points }{ $provisional ->
    [yes] {" "}provisional
   *[no] {""}
} ± { $unsure }, { $won } won, { $drawn } drawn, { $lost } lost
# $matches: number
# $first: name
# $last: name
# $lowest: name
# $highest: name
bot-profile-course = Rating over { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}: from { $first } to { $last }, lowest { $lowest }, highest { $highest }.
# $who: name
# $matches: number
# $ahead: number
bot-profile-met = Most often against { $who }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, ahead in { $ahead }.
# $who: name
# $matches: number
# $ahead: number
bot-profile-favourite = Favourite opponent: **{ $who }**, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, ahead in { $ahead }.
# $now: number
# $longest: number
bot-profile-streak = Streak now { $now }, longest { $longest }.
# $late: number
# $matches: number
# $share: 0..100
bot-profile-late = Ran out of time in { $late } of { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} in the last half year ({ $share }%).
bot-history-none = You haven't finished a match here yet. `/{ -command-newgame }` opens a table.
bot-history-head = ### Your matches in this server
bot-history-direct = ### Your matches in direct messages and wherever I'm not a member
# $match: name
# limit: 80
bot-history-replay = Replay { $match }
# $match: name
# $game: game
# $link: name
# $opponents: names
# $result: won, drawn, lost, place
# $place: 2..4
# $players: 3, 4
bot-history-match = **{ $match }** [{ $game }]({ $link }) against { $opponents }: **{ $result ->
    [won] won
    [drawn] drawn
    [lost] lost
   *[place] place { $place } of { $players }
}**
# $who: name
# $reason: *-reason-*, *-ends-*, *-no-stones, *-all-turns, *-all-boards-over, *-third-plot, *-both-skipped, core-agreed, core-resigned, core-out-of-time
bot-history-won-by = { $who } won: { $reason }
# $reason: bot-history-won-by, *-reason-*, *-ends-*, *-no-stones, *-all-turns, *-all-boards-over, *-third-plot, *-both-skipped, core-agreed, core-resigned, core-out-of-time
# $turns: number
# $ended: name
# $rated: yes, no, computer, short
bot-history-about = -# { $reason } · { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} · { $ended }{ $rated ->
    [yes] {""}
    [computer] {" "}· not rated: a computer played
    [short] {" "}· not rated: too short
   *[no] {" "}· not rated
}

## Records

bot-record-too-large = That file is too large: a record has a megabyte at most.
bot-record-no-text = That file isn't text, so it's no record.
bot-record-none-here = No match has been finished in this channel; `/{ -command-history }` lists yours.
bot-record-no-match = I can't find that match in this server, or you can't see its channel.
bot-record-running = That match is still running; come back when it's over.
bot-record-unfinished = No match has been finished at that table.
bot-record-old-rules = That match was played by older rules; I can't show it any more.
bot-record-gone = The record is gone; send it again: `/{ -command-replay } { -option-file }:`
# What is wrong there is known in English alone: the command line tells it.
# $where: name
bot-record-damaged = I can't show that record: something is wrong at `{ $where }`.
bot-record-nobody-there = Nobody sat there.
bot-record = Here's the record of the match. `/{ -command-replay } { -option-file }:` plays it back.
# $seal: name
bot-record-sealed = Its deal was sealed before the first move; here is the code: `{ $seal }`
bot-replay-begins = The match begins.
# $n: number
# $last: number
bot-replay-step = Step { $n } of { $last }
# limit: 80
bot-replay-animate = Animate
# limit: 80
bot-replay-record = Record
# limit: 150
bot-replay-jump = Jump to a key moment
# limit: 150
bot-replay-view = Whose view

## Reviews of finished matches

# $game: game
bot-review-title = Review: { $game }
bot-review-nothing-cost = No costly mistakes.
bot-review-misses = **Other costly choices**
bot-review-meaning = Accuracy: how close each choice came to the best one, on average, judged only by what that player could know at the time. Luck: what cards, deals and finds brought beyond what could be expected. What I only saw later: as much were my chances off.
bot-review-stood-in = Moves that a computer made for somebody absent are left out.
# $who: name
# $n: number
# $told: text
bot-review-named = { $who }, choice { $n }: { $told }
# $who: name
# $n: number
# $count: number
bot-review-choice = { $who }: choice { $n } of { $count }
# $who: name
# $move: text 80
bot-review-played = What { $who } saw before playing “{ $move }”.
# $percent: number
bot-review-worth = Worth { $percent }% of the best choice
# $who: name
# $n: number
# $move: text 80
# $percent: number
bot-review-listed = { $who }, { $n }: { $move } ({ $percent }%)
# limit: 80
bot-review-button-turning = Turning point
# limit: 80
bot-review-button-overview = Overview
# limit: 150
bot-review-jump = Jump to the costliest choices
# limit: 150
bot-review-whose = Whose choices
bot-review-later = I'm busy with other reviews; please try again in a few minutes.

## The puzzle of the day

bot-daily-title = Daily puzzle
# $date: name
# $game: game
# $stars: name
bot-daily-head = ### Daily puzzle, { $date }
    { $game } · { $stars }
# $side: side
# $task: *-puzzle-*
bot-daily-asks = You play { $side }. { $task }
# $side: side
bot-daily-next = You play { $side }. So far so good: what comes next?
# $hint: *-puzzle-*-hint
bot-daily-hinted = 💡 { $hint }
# $tries: number
# $past: yes, no
# $date: name
bot-daily-footer = -# { $tries ->
    [0] Try
    [one] { $tries } wrong answer so far. Try
   *[other] { $tries } wrong answers so far. Try
} as often as you like. You can also type your answer: `/{ -command-daily } { -option-move }:{ $past ->
    [yes] {" "}{ -option-date }:{ $date }
   *[no] {""}
}`
bot-daily-late = -# This puzzle's day is over, so it doesn't count for your streak.
# $move: words
# $why: text 150
bot-daily-wrong = ❌ ~~**{ $move }**~~ isn't it. { $why }
# $line: words
bot-daily-refuted = What comes of it: { $line }
# $line: words
bot-daily-right = ✅ { $line }. What's next?
# $line: words
bot-daily-whole = The whole line: { $line }
# $tried: number
# $once: number
bot-daily-tally = -# Solved at once: { $once } of { $tried }.
# The press belongs to an earlier place in the puzzle's line.
bot-daily-moved-on = You've got further in this puzzle already. Here is where you are.
# $solution: text 200
# $why: text 300
bot-daily-solved = ✅ **Solved: { $solution }**
    { $why }
# $tries: 1..12
# $hint: yes, no
bot-daily-tries = { $tries ->
    [1] On the first try
   *[other] In { $tries } tries
}{ $hint ->
    [yes] , with the hint
   *[no] {""}
}
# $days: number
bot-daily-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} in a row
# $days: number
# $best: number
bot-daily-streak = 🔥 Your streak: { $days ->
    [one] { $days } day
   *[other] { $days } days
}. Your longest: { $best ->
    [one] { $best } day
   *[other] { $best } days
}.
# $game: game
# $solution: text 200
# $why: text 300
bot-daily-yesterday = Yesterday's answer ({ $game }): ||{ $solution }. { $why }||
# $date: name
# $game: game
bot-daily-card = Solved: the daily puzzle of { $date }, { $game }.
# $who: name
# $date: name
# $game: game
# $squares: words
bot-daily-shared = { $who } solved the daily puzzle of { $date } ({ $game }).
    { $squares }
# $date: name
# $count: number
bot-daily-solvers = ### Daily puzzle, { $date }
    { $count ->
        [0] Nobody has solved it in this server yet.
        [one] { $count } person has solved it in this server.
       *[other] { $count } people have solved it in this server.
    }
# $rank: number
# $who: name
# $tries: 1..12
# $hint: yes, no
bot-daily-solver = { $rank }. **{ $who }**: { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}{ $hint ->
    [yes] , with the hint
   *[no] {""}
}
bot-daily-another = An update brought a new puzzle for this day. Here it is.
bot-daily-future = That day hasn't come yet. `/{ -command-daily }` shows today's puzzle.
bot-daily-none = There's no puzzle today.
bot-daily-one-move = One move is enough: the first one.
# $days: number
# $date: name
bot-daily-no-day = I only know the puzzles of the last { $days } days. Type a date like { $date }.
# $where: name
# $why: text 300
bot-daily-cannot = I can't post in { $where }. { $why }
bot-daily-no-post = The daily puzzle is no longer posted in this server.
# $where: name
bot-daily-refused = I can't post the daily puzzle in { $where } any more, so I've stopped. Choose another channel: `/{ -command-dailypost } { -option-channel }:`
# $where: name
# $from: name
# $until: name
# $zone: name
# $next: name
bot-daily-posted = I post the daily puzzle in { $where } every day between { $from } and { $until } ({ $zone }). The next one comes { $next }. To change that: `/{ -command-dailypost } { -option-channel }: { -option-hour }: { -option-timezone }:`
# $where: name
# $why: text 300
bot-daily-stopped = I couldn't post the daily puzzle in { $where }. { $why } I won't try again on my own. Once that's fixed, start it again with `/{ -command-dailypost }` in that channel.
# limit: 34
bot-daily-button-hint = Hint
# limit: 34
bot-daily-button-table = Who solved it
# limit: 34
bot-daily-button-solve = Solve
# limit: 34
bot-daily-button-stop = Stop daily puzzles

## Commands, as Discord offers them. Texts name one as `/{ -command-newgame }`.

-command-newgame = newgame
-command-endgame = endgame
-command-play = play
-command-board = board
-command-mark = mark
-command-hint = hint
-command-resign = resign
-command-help = help
-command-rules = rules
-command-learn = learn
-command-leaderboard = leaderboard
-command-profile = profile
-command-history = history
-command-replay = replay
-command-review = review
-command-record = record
-command-mygames = mygames
-command-mydata = mydata
-command-settings = settings
-command-me = me
-command-daily = daily
-command-dailypost = dailypost
-command-block = block
-command-report = report
-command-keepout = keepout
-command-find = find
-option-timezone = timezone
-option-channel = channel
-option-hour = hour
-option-move = move
-option-date = date
-option-file = file

# limit: 32
bot-command-newgame = { -command-newgame }
# limit: 100
bot-command-newgame-about = Open a table in this channel
# limit: 100
bot-command-newgame-game = Which game
# limit: 100
bot-command-newgame-opponent = Reserve a seat for this person
# limit: 100
bot-command-newgame-opponent2 = Reserve a second seat
# limit: 100
bot-command-newgame-opponent3 = Reserve a third seat
# limit: 100
bot-command-newgame-watch = Just watch: computers of this level play each other
# limit: 32
bot-command-endgame = { -command-endgame }
# limit: 100
bot-command-endgame-about = Close this channel's table without a result (for moderators)
# limit: 32
bot-command-play = { -command-play }
# limit: 100
bot-command-play-about = Play a move by typing it
# limit: 100
bot-command-play-move = A move, or several separated by ;
# limit: 100
bot-command-play-table = Which table, if you're at more than one
# limit: 32
bot-command-board = { -command-board }
# limit: 100
bot-command-board-about = Show your board again
# limit: 100
bot-command-board-table = Which table, if you're at more than one
# limit: 32
bot-command-mark = { -command-mark }
# limit: 100
bot-command-mark-about = Put a private mark on your view of the other board
# limit: 100
bot-command-mark-table = Which table, if you're at more than one
# limit: 100
bot-command-mark-square = Which square, or several: A1 B2 C3
# limit: 100
bot-command-mark-mark = One of the presets, or up to 2 characters; leave empty to remove the mark
# limit: 32
bot-command-hint = { -command-hint }
# limit: 100
bot-command-hint-about = See what the computer would play in your place, and why (in matches against it)
# limit: 100
bot-command-hint-table = Which table, if you're at more than one
# limit: 32
bot-command-resign = { -command-resign }
# limit: 100
bot-command-resign-about = Resign the match (you're asked to confirm)
# limit: 100
bot-command-resign-table = Which table, if you're at more than one
# limit: 32
bot-command-help = { -command-help }
# limit: 100
bot-command-help-about = See what you can do right now, and how everything works
# limit: 32
bot-command-rules = { -command-rules }
# limit: 100
bot-command-rules-about = Read how a game is played, with pictures
# limit: 100
bot-command-rules-game = Which game (default: the one played in this channel)
# limit: 32
bot-command-learn = { -command-learn }
# limit: 100
bot-command-learn-about = Learn a game in three minutes by playing a few positions on your own
# limit: 100
bot-command-learn-game = Which game (default: the one you were last learning)
# limit: 100
bot-command-learn-move = Your move in the lesson
# limit: 32
bot-command-leaderboard = { -command-leaderboard }
# limit: 100
bot-command-leaderboard-about = See the best players, and your own rank
# limit: 100
bot-command-leaderboard-game = Which game (default: all of them)
# limit: 100
bot-command-leaderboard-scope = This server (default) or everywhere
# limit: 32
bot-command-profile = { -command-profile }
# limit: 100
bot-command-profile-about = See somebody's ratings over time, results, favourite opponent
# limit: 100
bot-command-profile-person = Whose profile (default: yours)
# limit: 32
bot-command-history = { -command-history }
# limit: 100
bot-command-history-about = List your finished matches here
# limit: 32
bot-command-replay = { -command-replay }
# limit: 100
bot-command-replay-about = Step through a finished match, from any seat
# limit: 100
bot-command-replay-match = Its number in /{ -command-history } (default: the last one in this channel)
# limit: 100
bot-command-replay-file = A record from /{ -command-record }
# limit: 32
bot-command-review = { -command-review }
# limit: 100
bot-command-review-about = See what each player could have known in a finished match, and what was best
# limit: 100
bot-command-review-match = Its number in /{ -command-history } (default: the last one in this channel)
# limit: 32
bot-command-record = { -command-record }
# limit: 100
bot-command-record-about = Get a finished match as a file, to keep or to check
# limit: 100
bot-command-record-match = Its number in /{ -command-history } (default: the last one in this channel)
# limit: 32
bot-command-mygames = { -command-mygames }
# limit: 100
bot-command-mygames-about = List your open tables, those waiting for you first
# limit: 32
bot-command-mydata = { -command-mydata }
# limit: 100
bot-command-mydata-about = See or delete the data stored about you
# limit: 32
bot-command-settings = { -command-settings }
# limit: 100
bot-command-settings-about = Set where tables may be opened here, their clock, notifications, threads
# limit: 32
bot-command-me = { -command-me }
# limit: 100
bot-command-me-about = Set your language, alerts, reminders, quiet hours, days away, your name in records
# limit: 100
bot-command-me-timezone = Your time zone, for quiet hours: type a city
# limit: 32
bot-command-daily = { -command-daily }
# limit: 100
bot-command-daily-about = Solve the puzzle of the day: one position, the same for everybody
# limit: 100
bot-command-daily-move = Your answer (leave empty to see the puzzle)
# limit: 100
bot-command-daily-date = Which day (default: today)
# limit: 32
bot-command-dailypost = { -command-dailypost }
# limit: 100
bot-command-dailypost-about = Post the puzzle of the day in a channel, every day
# limit: 100
bot-command-dailypost-channel = Which channel (default: this one)
# limit: 100
bot-command-dailypost-hour = Hour to post at, 0 to 23 (default: 9)
# limit: 100
bot-command-dailypost-timezone = That hour's time zone: type a city
# limit: 32
bot-command-block = { -command-block }
# limit: 100
bot-command-block-about = Never share a table with somebody again, and see whom you've blocked
# limit: 100
bot-command-block-person = Whom to block (leave empty to see whom you've blocked)
# limit: 32
bot-command-report = { -command-report }
# limit: 100
bot-command-report-about = Report somebody to whoever runs this bot
# limit: 100
bot-command-report-person = Whom to report
# limit: 100
bot-command-report-reason = What happened (leave empty to write it in a form)
# limit: 32
bot-command-keepout = { -command-keepout }
# limit: 100
bot-command-keepout-about = Keep somebody out of this server's tables
# limit: 100
bot-command-keepout-person = Whom to keep out (leave empty to see whom you keep out)

# limit: 32
bot-option-game = game
# limit: 32
bot-option-opponent = opponent
# limit: 32
bot-option-opponent2 = opponent2
# limit: 32
bot-option-opponent3 = opponent3
# limit: 32
bot-option-watch = watch
# limit: 32
bot-option-move = { -option-move }
# limit: 32
bot-option-date = { -option-date }
# limit: 32
bot-option-table = table
# limit: 32
bot-option-square = square
# limit: 32
bot-option-mark = mark
# limit: 32
bot-option-scope = scope
# limit: 32
bot-option-person = person
# limit: 32
bot-option-match = match
# limit: 32
bot-option-file = { -option-file }
# limit: 32
bot-option-timezone = { -option-timezone }
# limit: 32
bot-option-channel = { -option-channel }
# limit: 32
bot-option-hour = { -option-hour }
# limit: 32
bot-option-reason = reason

# $level: easy, normal, hard, expert
# limit: 100
bot-choice-level = { $level ->
    [easy] easy
    [hard] hard
    [expert] expert
   *[normal] normal
}
# $scope: here, everywhere
# limit: 100
bot-choice-scope = { $scope ->
    [here] this server
   *[everywhere] everywhere
}
# $game: game
# $least: 2, 3
# $most: 2, 4
# $minutes: 5, 20, 40
# $secret: yes, no
# limit: 100
bot-choice-game = { $game }: { $most ->
    [2] 2
   *[other] { $least } to { $most }
} players, { $minutes } minutes, { $secret ->
    [yes] secret boards
   *[no] no secrets
}

### The page

bot-button-page = Open the board
bot-button-browser = In the browser
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
bot-web-rematch = There's a rematch already: join it on Discord, in your direct messages.
bot-web-elsewhere = Press *Rematch* on Discord, where you played.
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
bot-web-here = Watch the table in this channel
bot-web-larger = Enlarge the board
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

### Keeping away from somebody

# limit: 80
bot-button-blocks = People I've blocked
# limit: 80
bot-button-unblock = Unblock
# limit: 80
bot-button-bars = People kept out
# limit: 80
bot-button-unbar = Let them in again
# limit: 80
bot-button-trouble = Block or report…
# limit: 80
# $who: name
bot-button-block = Block { $who }
# limit: 80
# $who: name
bot-button-report = Report { $who }…
bot-block-head = ### People you've blocked
bot-block-about =
    You don't meet at new tables: neither of you can join a table where the other sits or is invited, be invited there, or come along in a rematch. They aren't told; they read that the table is full.
    -# A running match goes on. Nor does anything change in a lobby where you both sit already: leave it, or remove them if you're the host. I keep only a code here: whoever has had their data deleted stays on the list without a name.
bot-block-none = You haven't blocked anybody.
# limit: 150
bot-block-pick = Block somebody
# limit: 150
bot-block-free = Unblock somebody
# $who: name
bot-block-done = You've blocked { $who }. You two don't meet at new tables any more, not even by invitation or in a rematch. { $who } isn't told, and reads that the table is full. A running match goes on. If you're both in a lobby now, leave it, or remove { $who } if you're the host.
# $who: name
bot-block-already = You've blocked { $who } already.
bot-block-off = You can meet at tables again.
bot-block-oneself = That's you.
# $who: name
bot-block-bot = { $who } is a bot.
bot-block-gone = That person isn't at this table any more.
# $n: number
bot-block-most = The list is full: it has { $n } people. Take somebody off it first.
# $people: names
bot-block-sits-here = You've blocked somebody at this table: { $people }. `/{ -command-block }` shows your list, if you want to change it.
# $who: name
bot-block-invited = You've blocked { $who }. `/{ -command-block }` shows your list, if you want to change it.
# $n: number
# $who: name
# $since: name
bot-kept = { $n }. { $who }, since { $since }
# limit: 80
bot-block-unknown = somebody I don't know
bot-bar-head = ### People kept out of this server's tables
bot-bar-about =
    They can't open or join a table here, or be invited to one. They aren't told; they read that the table is full.
    -# Tables where they sit already go on. I keep only a code here: whoever has had their data deleted stays on the list without a name.
# limit: 80
bot-bar-unknown = somebody I don't know
bot-bar-none = Nobody is kept out.
# limit: 150
bot-bar-pick = Keep somebody out
# limit: 150
bot-bar-free = Let somebody in again
# $who: name
bot-bar-done = From now on, { $who } can't open or join a table in this server, or be invited to one. { $who } isn't told, and reads that the table is full. Tables where { $who } sits already go on.
# $who: name
bot-bar-already = { $who } is kept out already.
bot-bar-off = They're let in again.
bot-trouble = ### Trouble with somebody?
bot-trouble-block = - If you block somebody, you two don't meet at new tables any more. They aren't told. This match goes on.
bot-trouble-reports = - A report goes to whoever runs this bot: your words, your name, and which match it is, but nothing secret from it.
bot-report-none = Whoever runs this bot doesn't accept reports. You can still block somebody with `/{ -command-block }`, and this server's moderators can keep somebody out of its tables with `/{ -command-keepout }`.
# limit: 45
# $who: name
bot-report-form = Report { $who }
# limit: 45
bot-report-words = What happened?
# limit: 100
bot-report-about = It goes to whoever runs this bot, with your name and the match, but nothing secret from it.
# $n: number
bot-report-enough = You've sent { $n } reports today. Please wait until tomorrow, or block the person with `/{ -command-block }`.
bot-report-sent = Your report has reached whoever runs this bot. If you don't want to meet this person again, block them: `/{ -command-block }`.
bot-report-lost = Your report didn't get through, and nothing of it is kept. Please try again later. If you don't want to meet this person again, block them: `/{ -command-block }`.
bot-report-head = ### Report
# $by: name
# $about: name
bot-report-by =
    From { $by }
    About { $about }
# $table: name
# $game: game
# $server: name
# $where: name
bot-report-match = Table { $table } ({ $game }), server `{ $server }`, { $where }
bot-report-direct = direct messages
bot-report-no-match = They haven't met at a table.

### Calls and challenges to one person

# limit: 45
bot-calls-form = Calls and challenges
# limit: 45
bot-calls-games = Let me know when somebody wants to play
# limit: 100
bot-calls-games-about = By DM, at most once a day, and never in your quiet hours or while you're away.
# limit: 45
bot-calls-challenged = May others challenge you?
# limit: 100
bot-calls-challenged-yes = Yes
# limit: 100
bot-calls-challenged-no = No, nobody
# $games: names
bot-calls-welcome =
    I'll let you know here when somebody wants to play { $games }: at most once a day, and never in your quiet hours or while you're away.
    -# You can change this any time in `/{ -command-me }`.
# $games: names
bot-calls-chosen = I'll let you know when somebody wants to play { $games }.
bot-calls-none = I won't let you know when somebody wants to play.
bot-calls-anybody = Others may challenge you.
bot-calls-nobody = Nobody can challenge you.
bot-calls-closed = I can't DM you, so I can't let you know. In the menu of a server that we're both in, open *Privacy Settings* and turn on *Direct Messages*; then choose your games again.
bot-calls-lost = My DM to you didn't get through, so I won't let you know yet. Please choose your games again.
bot-calls-stopped = I won't let you know any more.
# limit: 80
bot-calls-stop = Stop letting me know
# limit: 80
bot-calls-again = Let me know again…
# $game: game
bot-call = ### Somebody wants to play { $game }
# $clock: bot-clock, bot-clock-reserve, bot-clock-none, bot-pace, bot-pace-bank, bot-pace-none
# $rated: yes, no
# $points: name
bot-call-terms = { $clock } · { $rated ->
    [yes] rated
   *[no] not rated
} · their rating: { $points }
bot-call-about = -# You asked me to let you know. I do so at most once a day.
# limit: 80
bot-call-play = Play
# limit: 80
bot-call-not-now = Not now
bot-call-later = All right, not this time.
# limit: 32
bot-context-challenge = Challenge to a game
# $who: name
# limit: 45
bot-personal-form = Challenge { $who }
# limit: 45
bot-personal-game = Game
# limit: 45
bot-personal-clock = Clock
# limit: 45
bot-personal-counts = Should it be rated?
# limit: 100
bot-personal-rated = Rated
# limit: 100
bot-personal-casual = Not rated
# $who: name
# $game: game
bot-personal-sent = You've challenged { $who } to { $game }. Your table is in our DMs.
bot-personal-oneself = You can't challenge yourself.
# $who: name
bot-personal-cannot = You can't challenge { $who } at the moment.
bot-personal-nobody = Discord doesn't know that person any more.
# $who: name
bot-personal-open = There's an open challenge between you and { $who } already: `/{ -command-mygames }` lists it.
# $n: 1..9
bot-personal-too-many = You already have { $n ->
    [one] { $n } challenge or lobby
   *[other] { $n } challenges and lobbies
} open. Start or close one first.
# $n: number
bot-personal-enough = You've challenged { $n } people since yesterday who haven't played. Please wait until tomorrow.

### At hand

# limit: 32
bot-context-profile = Profile

## Challenges to everybody.

# limit: 32
bot-command-find = { -command-find }
# limit: 100
bot-command-find-about = Find somebody to play with, also from other servers
# limit: 100
bot-command-find-game = Which game (default: any)
# limit: 32
bot-option-everybody = everybody
# limit: 100
bot-command-newgame-everybody = Open it to people in other servers, too
# limit: 34
bot-to-everybody = Open to everybody
bot-ending-direct = Somebody from elsewhere has joined: the match is played in direct messages.
bot-challenges-off = There are no challenges in this bot: whoever runs it has turned them off.
bot-challenge-gone = Somebody was quicker, or this challenge is gone. Here is what there is now.
bot-challenge-own = That's your own challenge.
bot-challenge-not-yours = This challenge is gone.
bot-challenge-soon = That was a lot of challenges in a short time. Please wait a few minutes.
# $n: number
bot-too-many-running = You already sit at { $n } tables. Finish a match first.
bot-find-head = ### Somebody to play with
bot-find-about = Press *{ bot-find-play }* and you're in. You play at the table in this server if there is one, otherwise in direct messages. Names are shown only then.
bot-find-none = Nobody is waiting right now. Open a challenge: for a day, anybody can take it with one press, whatever server they're in.
# $game: game
bot-find-none-of = Nobody is waiting for { $game } right now. Open a challenge: for a day, anybody can take it with one press, whatever server they're in.
# limit: 34
bot-find-play = Play
# limit: 34
bot-find-open = Open a challenge
# $game: text 30
bot-find-unsure = You haven't finished a match of { $game } yet, and a challenge is rated. Try it against the computer first? That one isn't rated, and starts at once.
# limit: 34
bot-find-open-anyway = Challenge people anyway
# limit: 150
bot-find-open-which = Open a challenge: which game?
# limit: 34
bot-find-all = All games
# limit: 80
# $game: game
bot-find-computer = Play the computer: { $game }
bot-find-yours = **Yours, waiting for somebody**
bot-find-yours-taken = **Yours: taken, about to begin**
# limit: 34
bot-find-withdraw = Withdraw
bot-find-withdrawn = Your challenge is withdrawn.
# $game: game
# $clock: bot-clock, bot-clock-reserve, bot-clock-none, bot-pace, bot-pace-bank, bot-pace-none
# $rated: yes, no
bot-find-one = **{ $game }** · { $clock } · { $rated ->
    [no] not rated
   *[yes] rated
}
# $rating: name
bot-find-rating = Rating { $rating }
# $n: number
bot-find-players = for { $n } players
bot-find-begins = they go first
bot-offer-begins = you go first
bot-offer-head = ### Open to everybody
bot-offer-about = For a day, anybody who looks with `/{ -command-find }` can take it with one press, and only they see your name. If they can't see your table's channel, you play in direct messages.
# limit: 100
bot-offer-counts = Rated
# limit: 60
bot-offer-rated = yes
# limit: 60
bot-offer-casual = no, just for fun
# limit: 100
bot-offer-strength = For
# limit: 60
bot-offer-any-strength = anybody
# limit: 60
# $n: number
bot-offer-my-strength = people within { $n } points of my rating
# limit: 100
bot-offer-language = Language
# limit: 60
bot-offer-anyone = any
# limit: 60
bot-offer-my-language = only people who read mine
# limit: 100
bot-offer-prompt = Time-outs
# limit: 60
bot-offer-any-time = any
# limit: 60
bot-offer-seldom = only people who seldom run out of time
# limit: 100
bot-offer-players = Players
# $game: game
bot-taken = **You're in.** The { $game } match begins in your direct messages.
# $game: game
# $n: number
bot-taken-waits = **You're in.** The { $game } match begins in your direct messages once { $n ->
    [one] { $n } more player has joined.
   *[other] { $n } more players have joined.
}
bot-taken-nothing = -# Nothing there? Right-click this server (on a phone: hold its icon), open Privacy Settings and allow direct messages. Then press the button.
# limit: 34
bot-taken-again = Send it again
bot-entrance =
    ### Play here
    Choose a game, and I open a table for it here. Only you see what the buttons show.
# limit: 150
bot-entrance-which = Open a table: which game?
# limit: 34
bot-entrance-find = Find somebody
# limit: 34
bot-entrance-tables = My tables
# limit: 34
bot-entrance-learn = Learn a game
# limit: 34
bot-entrance-today = Today's puzzle
# limit: 34
bot-entrance-help = Help
# limit: 80
bot-button-entrance = Post the play menu here
# limit: 80
bot-button-entrance-off = Take the play menu away
bot-entrance-posted = Done: the play menu is in this channel. If there was one before, I've deleted it. If somebody deletes this one, I post it again within an hour. `/{ -command-settings }` takes it away.
bot-entrance-gone = Done: the play menu is gone.
bot-entrance-failed = Discord didn't let me post here. Check my permissions in this channel, and try again.

# limit: 32
bot-context-board = Board again
# limit: 32
bot-context-replay = { bot-button-replay }
bot-context-foreign = I didn't write that message. Try it on one of mine that shows a table.
bot-context-nothing = I can't tell which table that message belongs to, if any. Try it on one that shows a board or a lobby.
bot-away-means = Days away are UTC days. A turn in which less than a day is left goes on as it was. Your opponents see when you're away.
# limit: 100
bot-away-no = No, I'm here
# limit: 100
bot-away-never = No, and never count me as away by yourself
# limit: 100
bot-away-yes = I'm away on these days:
# limit: 45
bot-form-me-turns = How you hear of your turns
# limit: 45
bot-form-me-clocks = Confirming moves, days away
# limit: 45
bot-form-me-names = Language and name
# limit: 34
bot-me-change = Change
# limit: 34
bot-me-show = Show
bot-me-outdated = That's from before I was updated, and nothing has changed. Type `/{ -command-me }` again.
bot-me-turns-head = **Your turns**
# $turns: dm, mention
# $reminders: off, last, half, once, every
# $quiet: yes, no
# $since: name
# $until: name
# $zone: name
# $time: name
bot-me-turns-now = { $turns ->
    [mention] A mention in the channel
   *[dm] A DM where your board is secret
}; { $reminders ->
    [off] no reminders
    [last] a reminder before time runs out
    [half] one reminder a match, halfway
    [every] a reminder halfway through every slow turn, and one before time runs out
   *[once] one reminder a match, halfway, and one before time runs out
}{ $quiet ->
    [yes] , none from { $since } to { $until }
   *[no] {""}
}. It's { $time } in { $zone }.
bot-me-clocks-head = **Confirming moves, days away**
# $confirm: never, always, slow
bot-me-confirm-now = { $confirm ->
    [always] You confirm each move.
    [slow] You confirm each move in slow matches.
   *[never] Your moves are played at once.
}
bot-me-calls-head = **Challenges**
# $challenged: yes, no
bot-me-calls-now = { $challenged ->
    [no] Nobody can challenge you, and I don't let you know when somebody wants to play.
   *[yes] Others may challenge you. *{ bot-me-change }* shows for which games I let you know.
}
bot-me-names-head = **Language and name**
# $language: text 30
# $named: yes, no
bot-me-names-now = { bot-language }: { $language }. Records of your matches { $named ->
    [yes] may have your name
   *[no] don't have your name
}.
bot-me-pages-head = **Browsers**
bot-me-pages-now = Where you've opened your boards.
bot-me-blocks-head = **{ bot-button-blocks }**
bot-me-blocks-now = You two don't meet at new tables.
# limit: 45
# $game: game
bot-form-options = { $game }: options
# limit: 34
# $n: number
bot-options-more = { $n ->
    [2] More options…
   *[other] More options ({ $n })…
}
bot-options-outdated = That menu is from before I was updated, and nothing has changed. Press *{ bot-options }* in the lobby.
bot-host-head = ### Your table
bot-host-about = What you play, how fast, and who sits where is under *{ bot-options }* in the lobby.

## Matches of tournaments

# $name: text 100
# $n: number
# $until: text
# $who: text 90
bot-round = -# { $name }, round { $n }: { $who }. The round ends { $until }.
bot-more-round = The round ends before that. There's no more time to give.
bot-ending-round = The round was over, so whoever had used less time wins.

## What people see and press of tournaments

-command-tournament = tournament
# limit: 32
bot-command-tournament = { -command-tournament }
# limit: 100
bot-command-tournament-about = Tournaments that run by themselves
# limit: 32
bot-command-tournament-new = new
# limit: 100
bot-command-tournament-new-about = Open a tournament in this channel
# limit: 100
bot-command-tournament-new-game = Which game
# limit: 100
bot-command-tournament-new-name = What it's called
# limit: 100
bot-command-tournament-new-clock = The time for each turn, such as 1d or 5m
# limit: 100
bot-command-tournament-new-rounds = How many rounds (default: as many as suit the number of people)
# limit: 100
bot-command-tournament-new-length = How long a round lasts at most (default: 7 days)
# limit: 100
bot-command-tournament-new-starts = When it begins, such as 20:00 or in 2h (leave empty to start it yourself)
# limit: 100
bot-command-tournament-new-most = How many people can register
# limit: 100
bot-command-tournament-new-format = Swiss (default), or everybody meets everybody
# limit: 100
bot-command-tournament-new-rated = Whether the matches are rated (default: yes)
# limit: 100
bot-command-tournament-new-computers = A computer of this level plays whoever has no opponent
# limit: 32
bot-command-tournament-show = show
# limit: 100
bot-command-tournament-show-about = See tournaments: yours, and this server's
# limit: 32
bot-option-name = name
# limit: 32
bot-option-clock = clock
# limit: 32
bot-option-rounds = rounds
# limit: 32
bot-option-length = length
# limit: 32
bot-option-starts = starts
# limit: 32
bot-option-most = most
# limit: 32
bot-option-format = format
# limit: 32
bot-option-rated = rated
# limit: 32
bot-option-computers = computers
# $kind: swiss, robin
# limit: 100
bot-tournament-kind = { $kind ->
    [robin] Everybody meets everybody
   *[swiss] Swiss
}
# $game: game
# limit: 100
bot-tournament-name = { $game } tournament
bot-tournament-created = It's open: in a moment I'll post it in this channel, and people can register there. You run the tournament from here; later, find this under *⋯*.
bot-tournament-utc = I've read the start in UTC. Your time zone is up to you: `/{ -command-me }`.

# Who may not, and why.
bot-tournament-in-server = Tournaments are held in servers: open one in a server's channel.
bot-tournament-may-not = To open a tournament, you need the permission Create Events, Manage Events or Manage Server. Ask this server's admins.
bot-tournament-no-place = Tournaments need a text or announcement channel: their matches get threads of their own.
bot-tournament-not-host = Only the host can do that, or somebody with the Manage Server permission.
bot-tournament-gone = That tournament is gone.
bot-tournament-over = That tournament is over.
bot-tournament-begun = That tournament has begun.
# $here: number
# $hosted: number
bot-tournament-too-many = That's too many tournaments at a time: a server can have { $here }, and you can host { $hosted } of them.
bot-tournament-barred = You were removed from this tournament.
bot-tournament-in = You're registered already.
bot-tournament-not-in = You aren't registered.
bot-tournament-gone-entrant = That person isn't registered.
# $until: text 20
bot-tournament-wait = You've withdrawn more than once: you can register again { $until }.
bot-tournament-last-round = It's the last round: nobody can come in any more.
bot-tournament-too-late = More than half the rounds have begun: it's too late to come in.
# $n: number
bot-tournament-full = All { $n } places are taken.
bot-tournament-too-few = It takes two people to begin. Wait until they have registered.

# What was typed.
# $typed: words
bot-tournament-start-unread = I can't read “{ $typed }” as a time. Write it like 20:00, 28.11. 20:00, 2026-11-28 20:00 or in 2h.
bot-tournament-start-past = That time is past.
# $n: number
bot-tournament-start-far = A tournament can begin { $n } days from now at the latest.
# $time: words
bot-tournament-start-gap = There's no { $time } on that day: the clocks go forward. Choose another time.
# $length: bot-days, bot-hours, bot-minutes, bot-seconds
bot-tournament-clock-long = One turn could outlast a round ({ $length }): choose a shorter clock, or longer rounds.
bot-tournament-length-range = A round can last from 10 minutes to 14 days.
# $least: number
# $most: number
bot-tournament-number = That must be a number from { $least } to { $most }.
# $n: number
bot-tournament-robin-most = Where everybody meets everybody, there's room for { $n } people at most.

# The terms, a short line each.
# $n: 0..15
bot-tournament-swiss = { $n ->
    [0] Swiss, as many rounds as suit the number of people
    [one] Swiss, { $n } round
   *[other] Swiss, { $n } rounds
}
bot-tournament-robin = Everybody meets everybody, all matches at once
bot-tournament-swapped = Two matches against each opponent, with sides swapped; they count as one
# $length: bot-days, bot-hours, bot-minutes, bot-seconds
bot-tournament-length = A round lasts { $length } at most
# $rated: yes, no
bot-tournament-rated = { $rated ->
    [no] Not rated
   *[yes] Rated
}
# $level: bot-choice-level
bot-tournament-computer = Whoever has no opponent plays a computer ({ $level })
# $game: game
# $host: name
bot-tournament-by = { $game }, hosted by { $host }
# Whoever hosted it had their data deleted.
# $game: game
bot-tournament-run = { $game }, run by the moderators
# $host: name
bot-tournament-by-press = It begins when { $host } starts it.
bot-tournament-by-moderators = It begins when a moderator starts it.
# $time: text 20
# $left: text 20
bot-tournament-at = It begins { $time }, { $left }.
# $n: number
# $most: number
bot-tournament-entered = Registered: { $n } of { $most }
# $n: number
bot-tournament-more = and { $n } more

# While it runs.
# $kind: swiss, robin
# $n: 1..15
# $of: 1..15
# $ends: text 20
bot-tournament-round = { $kind ->
    [robin] all matches end { $ends } at the latest
   *[swiss] round { $n } of { $of }, ends { $ends } at the latest
}
# $n: 1..15
# $of: 1..15
# limit: 30
bot-tournament-state = Round { $n } of { $of }
# limit: 40
bot-tournament-standings = Standings
# limit: 40
bot-tournament-pairings = Pairings
# $n: number
bot-tournament-matches = { $n ->
    [one] { $n } match is being played.
   *[other] { $n } matches are being played.
}
# $n: 1..15
bot-tournament-of-round = **Round { $n }**
# limit: 14
bot-column-points = Points
# limit: 10
bot-column-buchholz = Buchholz
# $place: words
# $who: name
# $points: words
# $buchholz: words
bot-tournament-line = { $place } { $who } { $points } (Buchholz { $buchholz })
# $who: name
# $late: yes, no
bot-tournament-bye = { $late ->
    [yes] { $who } came late: ½
   *[no] { $who } has a bye: 1
}
# $why: unplayed, time, removed, void, ruled, annulled
bot-tournament-why = { $why ->
    [unplayed] not played
    [time] the round was over
    [removed] removed by a moderator
    [annulled] no result
   *[void] no result
}
# $who: name
# $where: name
bot-tournament-you-play = You play { $who }: { $where }
# $who: name
bot-tournament-you-play-direct = You play { $who }, in our DMs

# The end.
# $people: names
# $n: number
# $points: words
bot-tournament-won = { $n ->
    [1] { $people } wins the tournament, scoring { $points }. Congratulations!
   *[other] { $people } share first place, scoring { $points } each. Congratulations!
}
bot-tournament-nobody = It didn't take place.
bot-tournament-was-cancelled = It was cancelled, so nobody has won.
bot-tournament-no-winner = Nobody has won: no match was played.
bot-tournament-ties = Equal points? What counts is Buchholz (the points of one's opponents, the lowest left out), then Sonneborn-Berger, the matches between them, wins.
bot-tournament-mark = † marks a result that was put right; the pairings say why.
# $reason: text 200
bot-tournament-ruled = put right: { $reason }

# Buttons, and what they answer.
# limit: 34
bot-tournament-join = Join
# limit: 34
bot-tournament-leave = Withdraw
# limit: 34
bot-tournament-read = Standings and pairings
# limit: 34
bot-tournament-file = Save as a file
# limit: 34
bot-tournament-all = All tournaments
# limit: 34
bot-tournament-back = Back
# $n: number
bot-tournament-registered = { $n ->
    [1] You're in.
   *[other] You're in, from round { $n } on.
}
bot-tournament-withdrawn = You've withdrawn, and won't be paired any more.
bot-tournament-still-plays = The match you're in still counts: play it to the end.
# $until: text 20
bot-tournament-again = You can register again { $until }.
bot-tournament-none = No tournaments. Whoever may create events in a server can open one: `/{ -command-tournament } { bot-command-tournament-new }`
bot-tournament-list = ### Tournaments
# limit: 150
bot-tournament-choose = Which tournament?
# $game: game
# $stage: open, playing, over
# $kind: swiss, robin
# $n: 1..15
# $of: 1..15
bot-tournament-listed = { $game }, { $stage ->
    [open] open for registration
    [playing] { $kind ->
        [robin] all matches are on
       *[swiss] round { $n } of { $of }
    }
   *[over] over
}
bot-tournament-saved = Everybody by name, all pairings and results, and the standings.

# The host's tools.
bot-tournament-tools = Only you see this.
# limit: 34
bot-tournament-start = Start now
# limit: 34
bot-tournament-options = Options…
# limit: 34
bot-tournament-remove = Remove somebody
# limit: 34
bot-tournament-cancel = Cancel it
# limit: 34
bot-tournament-cancel-yes = Yes, cancel it
bot-tournament-starts-now = It begins: the first matches open in a moment.
bot-tournament-changed = Changed.
bot-tournament-remove-means = Whoever you remove can't come back. Their open match isn't rated, and their opponent gets the point. What they've played stays.
# limit: 150
bot-tournament-whom = Whom?
# $who: name
bot-tournament-removed = { $who } is removed.
bot-tournament-sure = Cancel the tournament? All its open matches close without a result, and nobody wins.
bot-tournament-cancelled = It's cancelled.
bot-ending-tournament-removed = A moderator has removed somebody from the tournament.
bot-ending-tournament-cancelled = The tournament was cancelled.
# limit: 34
bot-tournament-rule = Put a result right
bot-tournament-rule-means = Choose a pairing. You can set its result, cancel it or have it played again; everybody reads why. The standings follow, ratings stay as they are. You can undo it until the next round is paired.
# limit: 150
bot-tournament-which-pairing = Which pairing?
# limit: 100
# $who: name
bot-tournament-rule-wins = { $who } wins
# limit: 100
bot-tournament-rule-draw = a draw
# limit: 100
bot-tournament-rule-void = no result, and no points
# limit: 100
bot-tournament-rule-again = they play again in this round
# limit: 100
bot-tournament-rule-undo = undo what was put right
# limit: 45
bot-tournament-reason = Why? Everybody can read it
bot-tournament-rule-own = You play in that pairing, so somebody else must decide.
bot-tournament-meanwhile = That pairing has just changed, so I've left it as it is. Look again.
bot-ending-tournament-ruled = The tournament's host has decided this match.
# limit: 45
bot-tournament-form-starts = Start
# $zone: text 30
# limit: 100
bot-tournament-form-starts-about = Your time ({ $zone }). Empty: when you start it.
# limit: 100
bot-tournament-form-clock-about = 5m, 1d or 1d+3d (with a reserve); or “none”
# limit: 45
bot-tournament-form-length = A round's length at most
# limit: 100
bot-tournament-form-length-about = From 10 minutes to 14 days: 30m, 3h, 7d
# limit: 45
bot-tournament-form-rounds = Rounds
# limit: 100
bot-tournament-form-rounds-about = Empty: as many as suit the number of people
# limit: 45
bot-tournament-form-most = Maximum players
# limit: 45
bot-tournament-form-name = Name
# limit: 45
bot-tournament-form-computers = Whoever has no opponent
# limit: 100
bot-tournament-no-computer = has a bye: 1 point
# $level: bot-choice-level
# limit: 100
bot-tournament-plays-computer = plays a computer ({ $level })

## Achievements

# limit: 20
bot-feat-first = Foot in the Door
# limit: 100
bot-feat-first-about = Win your first rated match.
# limit: 20
bot-feat-ten = Old Hand
# limit: 100
bot-feat-ten-about = Win ten rated matches, and beat at least three different people.
# limit: 20
bot-feat-hundred = House Regular
# limit: 100
bot-feat-hundred-about = Finish a hundred rated matches, against at least three different people.
# limit: 20
bot-feat-games = Jack of All Trades
# limit: 100
bot-feat-games-about = Win rated matches in five different games, and beat at least three different people.
# limit: 20
bot-feat-row = On a Roll
# limit: 100
bot-feat-row-about = Win five rated matches in a row, with at least three different people beaten so far.
# limit: 20
bot-feat-spoiler = Party Pooper
# limit: 100
bot-feat-spoiler-about = Beat somebody who has won their last five rated matches.
# limit: 20
bot-feat-four = Table for Four
# limit: 100
bot-feat-four-about = Win a rated match of four.
# limit: 20
bot-feat-letters = Slow Burn
# limit: 100
bot-feat-letters-about = Win a rated match of 50 turns or more with at least a day a turn.
# limit: 20
bot-feat-people = Mixed Company
# limit: 100
bot-feat-people-about = Beat ten different people in rated matches.
# limit: 20
bot-feat-computer = Unplugged
# limit: 100
bot-feat-computer-about = Win alone against expert computers, without taking a turn back.
# $who: name
# $title: *-feat-*, bot-feat-first, bot-feat-ten, bot-feat-hundred, bot-feat-games, bot-feat-row, bot-feat-spoiler, bot-feat-four, bot-feat-letters, bot-feat-people, bot-feat-computer
# $about: *-feat-*-about, bot-feat-*-about
bot-feat-earned = { $who } earns *{ $title }*: { $about }
# limit: 34
bot-feat-button = Achievements
# $who: name
# $n: number
# $all: number
bot-feat-head =
    ### Achievements of { $who }
    { $n } of { $all }.
# $n: number
# $all: number
# limit: 20
bot-feat-count = { $n } of { $all }
# limit: 100
bot-feat-choose = Look at one…
# $title: *-feat-*, bot-feat-first, bot-feat-ten, bot-feat-hundred, bot-feat-games, bot-feat-row, bot-feat-spoiler, bot-feat-four, bot-feat-letters, bot-feat-people, bot-feat-computer
# $about: *-feat-*-about, bot-feat-*-about
# $when: text
bot-feat-earned-on = **{ $title }**: { $about } Earned { $when }.
# $title: *-feat-*, bot-feat-first, bot-feat-ten, bot-feat-hundred, bot-feat-games, bot-feat-row, bot-feat-spoiler, bot-feat-four, bot-feat-letters, bot-feat-people, bot-feat-computer
# $about: *-feat-*-about, bot-feat-*-about
bot-feat-open = **{ $title }**: { $about } Not yet.
# $earned: text
# $open: text
bot-feat-alt = Achievements. Earned: { $earned }. Not yet: { $open }.
bot-feat-none = none
# limit: 34
bot-feat-show = Show the match
bot-feat-unknown = I don't know that achievement.
