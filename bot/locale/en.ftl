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
bot-ending-not-started = Nobody started it for a day.
bot-ending-out-of-time = Time ran out for everybody; the match does not count.
bot-ending-empty = Everybody left.
bot-ending-cancelled = The host cancelled the table.
# $who: name
bot-ending-moderated = { $who }, who moderates this channel, ended it.
bot-ending-gone = Its channel is gone.
bot-ending-made-way = Nobody came for ten minutes, so it made way for another table.
bot-ending-replaced = Its host opened another table here.
bot-ending-unseen = I could not show it for 14 days.
bot-ending-old-rules = It began under older rules.

## Lobby and help

# limit: 100
bot-clock-none = No clock
# limit: 100
# $n: 5, 1
bot-clock-minutes = { $n ->
    [one] { $n } minute a turn
   *[other] { $n } minutes a turn
}
# limit: 100
# $n: 1
bot-clock-hours = { $n ->
    [one] { $n } hour a turn
   *[other] { $n } hours a turn
}
# limit: 100
# $n: 1, 3
bot-clock-days = { $n ->
    [one] { $n } day a turn
   *[other] { $n } days a turn
}
# $n: number
bot-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
# $n: number
bot-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
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
# $game: text 30
# $who: name
# limit: 100
bot-thread-name = { $game }: { $who }
bot-guest = Guest

# What a lobby shows.
# $minutes: 5, 21, 40
# $players: text 30
# $secret: yes, no
bot-lobby-in-short = About { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} · { $players } · { $secret ->
    [yes] Secret boards, which come by direct message
   *[no] No secrets
}
# $n: 1..8
# $seats: text 6
# $people: names
bot-lobby-here = **{ $n } at the table, { $seats } can play**: { $people }
# $who: name
bot-lobby-host = { $who } (host)
# $people: names
bot-lobby-invited = **Invited**: { $people }. Please press *{ bot-join }* or *{ bot-no }*.
# $who: name
bot-lobby-declined = { $who } declines.
# $people: names
bot-lobby-unreachable = ⚠ { $people }: I can't write to you. In this server's menu, open *Privacy Settings* and allow *Direct Messages*. Until then, *{ bot-button-mine }* shows you yours.
# $host: name
bot-lobby-full = The table is full. { $host }: press *{ bot-start }*.
# $host: name
bot-lobby-ready = Press *{ bot-join }* to sit down too. { $host }: press *{ bot-start }* when everybody is here.
# $host: name
bot-lobby-waits = Press *{ bot-join }* to sit down. { $host }: *{ bot-start }* when there are enough of you.
# $host: name
bot-lobby-alone = Press *{ bot-join }* to sit down. { $host }: you can also play against the computer at once.
# $clock: text
bot-lobby-clock = { $clock }.
bot-pace-none = Clock: none; nobody's time runs out.
# $move: text 12
bot-pace = Clock: { $move } a move.
# $move: text 12
# $bank: text 12
bot-pace-bank = Clock: { $move } a move, and { $bank } more to spend on each board.
# $chosen: text
bot-lobby-chosen = Chosen by the host: { $chosen }
# $side: text 12
bot-lobby-side = The host is { $side }
# $who: name
bot-lobby-begins = { $who } begins

# Buttons. Where a text says to press one, it takes the label from here.
# limit: 34
bot-join = Join
# limit: 34
bot-alone = Play against the computer
# limit: 34
bot-start = Start
# limit: 34
bot-how-it-goes = How it goes
# limit: 34
bot-options = Options…
# limit: 34
bot-no = Decline
# limit: 34
bot-people = People…
# limit: 34
bot-leave = Leave the table
# limit: 34
bot-cancel = Close the table
# limit: 34
bot-open-thread = Open a thread
# limit: 34
bot-close-damaged = Close it
# limit: 34
bot-yes-end = Yes, end it

# The sheets around a lobby.
# $game: text 30
bot-channel-taken = There is a table of { $game } here already: one table a channel. Shall I open a thread?
# $where: name
bot-opened = Your table is in { $where }.
# $where: name
bot-joined = You have a seat at the table in { $where }.
# $where: name
bot-begun = The match begins in { $where }.
# $who: name
bot-handed = { $who } hosts this table now.
bot-left = You have left the table.
bot-table-closed = The table is closed.
bot-table-closed-another = The table is closed. `/{ -command-newgame }` opens another.
# Stored tables that can't be read.
bot-table-newer = This table is played by a newer version of me; it goes on when that one is back.
bot-table-damaged = This table can't be read any more: what I stored of it is damaged. Its players, or somebody who may manage messages there, can close it: `/{ -command-newgame }` in its channel.
bot-table-was-damaged = That table was damaged, and is closed.
# $n: words
bot-damaged = This channel's table (number { $n }) can't be read any more: what I stored of it is damaged. Its players, or somebody who may manage messages here, can close it, without a result. Nothing that is stored of it is deleted.
# $game: text 30
bot-end-resigns = You play at this table of { $game }: to end it, you resign. Do you?
# $game: text 30
bot-end-asks = End this table of { $game }? No result is counted, and everybody is told.
bot-options-head = ### Options
bot-options-shown = What you choose is shown in the lobby.
# $host: name
bot-options-of = { $host } hosts this table and can change these.
# limit: 100
bot-option-clock = Clock
# limit: 100
bot-option-sides = Sides
# limit: 100
bot-option-first = Who begins
# limit: 60
bot-by-lot = drawn by lot
# $side: text 12
# limit: 60
bot-side-host = the host is { $side }
# $side: text 12
# $means: text 50
# limit: 90
bot-side-host-means = the host is { $side }, who { $means }
bot-people-head = ### People
bot-people-yours = You host this table.
# $level: easy, normal, hard, expert
# limit: 100
bot-people-computer = Computer: { $level ->
    [easy] easy
    [hard] hard
    [expert] expert
   *[normal] normal
}
# limit: 150
bot-people-add = Add a computer
# limit: 150
bot-people-invite = Invite
# limit: 150
bot-people-remove = Remove
# limit: 150
bot-people-hand = Make host
# $people: names
bot-people-invited = Invited: { $people }.

# What may not be done with a table, and why.
bot-in-already = You are in already.
# $n: 2..8
bot-seats-taken = All { $n } seats are taken.
# $n: 2..8
bot-seats-taken-or-kept = All { $n } seats are taken or kept.
# $people: names
bot-seats-kept = The free seats are kept for { $people }.
# $game: text 30
bot-no-computer = The computer does not play { $game }.
bot-not-invited = You were not invited to this table.
bot-not-seated = You are not at this table.
# $host: name
bot-host-alone = Only { $host }, who hosts this table, can do that.
# $who: name
bot-here-already = { $who } is at the table or invited already.
bot-leave-yourself = To leave the table yourself, press *{ bot-leave }* under *{ bot-options }*.
bot-host-must-sit = Only somebody at the table can host it.
bot-no-such-option = There is no such option.
bot-no-such-clock = There is no such clock.
bot-no-such-side = There is no such side.
# $game: text 30
bot-first-by-rules = The rules of { $game } say who begins.
bot-first-must-sit = Only somebody at the table can begin.
# $game: text 30
# $players: text 20
# $n: 1..7
bot-too-few = { $game } needs { $players }, and { $n } at the table so far. Wait for somebody to press *{ bot-join }*, invite somebody (*{ bot-options }*, then *{ bot-people }*), or press *{ bot-alone }*.
# $host: name
bot-not-your-table = { $host } hosts this table. To play against the computer yourself, open a table of your own: `/{ -command-newgame }`
bot-enough-here = Enough are at the table by now: press *{ bot-start }* to play with them.
bot-not-over = The match is not over yet.
bot-rematch-theirs = A rematch is for the people who played; open your own: `/{ -command-newgame }`
bot-no-lobby = This table has started or is closed.
# $who: name
bot-is-a-bot = Only people can play; { $who } is a bot.
bot-unknown-menu = I don't know that menu.
bot-unknown-game = I don't know that game.
bot-unknown-level = The computer does not play like that.
bot-in-servers = Tables stand in a server's channels; use `/{ -command-newgame }` there.
bot-watch-alone = Computers alone play what is watched: leave the opponents out.
bot-no-table = No table is open in this channel.
bot-moderators-alone = Only somebody who may manage messages here can end a table.
bot-you-play-here = You play at this table yourself: to end it, resign (`/{ -command-resign }`).
bot-no-thread-here = I can't open a thread here; use `/{ -command-newgame }` in another channel.
# $game: text 30
bot-may-not-thread = There is a table of { $game } here already: one table a channel. You may not create threads here, so please use `/{ -command-newgame }` in another channel, or ask somebody who may.
# $n: 1..9
bot-too-many-open = You have { $n ->
    [one] { $n } lobby or thread
   *[other] { $n } lobbies and threads
} open in this server already. Start or cancel a lobby first; a thread counts until it is archived or deleted, or a match is played in it.
bot-try-again = Please try again.
bot-rematch-keeps-seat = The rematch keeps a seat for you: press *{ bot-join }* below.
# $channels: names
bot-tables-elsewhere = In this server, tables are opened in { $channels }.
# $missing: names
bot-permission-lacking = In this channel I lack the permission: { $missing }. Somebody who may edit the channel can grant it under Edit Channel → Permissions.
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
    Little-known board games of digging, ambush and secrets, played in a server's channels with friends or against the computer.
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
bot-help-games = ### The games, the easiest to learn first
# $game: text 30
# $players: text 20
# $minutes: 5, 21, 40
# $goal: text 120
bot-help-game = **{ $game }** ({ $players }, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}): { $goal }
# limit: 150
bot-help-rules = How a game goes
bot-help-playing =
    ### Playing
    - `/{ -command-newgame }` opens a table in a channel. Others press *{ bot-join }* and the host presses *{ bot-start }*, or the host presses *{ bot-alone }* and it begins at once.
    - When it is your turn, press what you want to do, or type it with `/{ -command-play }`. `/{ -command-board }` shows your board again.
    - Against the computer, `/{ -command-hint }` says what it would do in your place, and why.
    - *⋯* below the board has what one needs rarely: a draw, a takeback, resigning (`/{ -command-resign }`).
    - `/{ -command-learn }` teaches you a game in three minutes, `/{ -command-rules }` explains it with pictures, and `/{ -command-mygames }` lists your tables.
    - `/{ -command-daily }` is for you alone: a puzzle a day, the same for everybody.
# $games: text
bot-help-secrets =
    ### Secret boards
    In { $games } you have a board that nobody else may see. It comes to you by direct message, and you play there.
    - If you don't accept direct messages, nothing is lost: *{ bot-button-mine }* below the channel's board shows yours to you alone.
    - `/{ -command-board }`, `/{ -command-mark }` and `/{ -command-resign }` work here and in our direct messages.
    - Who watches sees only what both players know. When the match is over, everything is shown.
bot-help-time =
    ### Time
    - The lobby says how long a turn may take. Who runs out of time loses, unless the lobby says otherwise, and that counts.
    - Time in which I or Discord was away is given back to you.
    - Without a clock, who is silent for three days can lose the match by it.
    - When half of a long turn is gone I remind you once. `/{ -command-me }` changes that, and sets quiet hours.
# $few: number
bot-help-ratings =
    ### Ratings and replays
    Your rating is a careful guess at how well you play: it rises when you win, most of all against somebody strong, and falls when you lose. For your first { $few ->
        [one] match
       *[other] { $few } matches
    } it bears a question mark, since I hardly know you yet. Matches against the computer don't change it.
    - `/{ -command-profile }` shows your ratings and `/{ -command-leaderboard }` the best players.
    - `/{ -command-history }` lists the matches you have played, `/{ -command-replay }` steps through one, and `/{ -command-record }` gives it to you as a file.
    - `/{ -command-review }` shows what you could have known at each choice of a finished match, and what was best.
bot-help-yours =
    ### Your settings and data
    - `/{ -command-me }` is for your language, how I tell you of your turns, reminders, quiet hours, and your name in records.
    - `/{ -command-mydata }` gives you all that I have stored about you, and can delete it.
bot-help-about =
    ### About me
    I hear the commands, buttons and forms that are meant for me, and read no other message. `/{ -command-mydata }` gives you what I have stored about you.
# $operator: words
bot-help-operator = I am run by { $operator }.
# $version: words
# $news: text 300
bot-help-new = **New in version { $version }:** { $news }
bot-whats-new = Learn a game by playing it: `/{ bot-command-learn }` takes three minutes and needs nobody else. Every day there is a puzzle, the same for the whole world: `/{ bot-command-daily }`. And after a match `/{ bot-command-review }` shows what could have been known at each move.
# limit: 34
bot-button-terms = Terms
# limit: 34
bot-button-privacy = Privacy
bot-help-server =
    ### For moderators
    - `/{ -command-settings }` (permission Manage Server) says where tables may be opened, in which language and with which clock, whether turns notify people, and whether every table gets a thread of its own.
    - `/{ -command-dailypost }` (the same permission) brings the daily puzzle into a channel every day.
    - `/{ -command-endgame }` (permission Manage Messages) closes a channel's table without a result.

# What somebody can do now, a line each.
# $game: text 30
# $where: words
bot-now-your-turn = It is your turn at [{ $game }]({ $where }).
bot-now-open = Type `/{ -command-newgame }` and choose a game: it opens a table in this channel. Then press *{ bot-alone }*, or wait for somebody to press *{ bot-join }*.
bot-now-elsewhere = Type `/{ -command-newgame }` in a channel of a server to open a table there.
# $game: text 30
bot-now-waiting = You are playing { $game } here, and others are to move.
# $game: text 30
bot-now-watch = { $game } is being played here: *{ bot-button-words }* shows it to you.
# $game: text 30
bot-now-over = A match of { $game } was finished here: *{ bot-button-replay }* shows it step by step.
# $game: text 30
bot-now-start = Your table of { $game } in this channel can start.
# $game: text 30
bot-now-wait = Your table of { $game } waits in this channel for somebody to press *{ bot-join }*.
# $game: text 30
# $host: name
bot-now-seated = You have a seat at the table of { $game } in this channel; { $host } starts it.
# $game: text 30
# $host: name
bot-now-full = { $host } has opened a table of { $game } in this channel, and it is full.
# $game: text 30
# $host: name
bot-now-join = { $host } has opened a table of { $game } in this channel: press *{ bot-join }* to play.

## Time

bot-late-return = Whoever has not pressed *Go on* by then resigns.
bot-late-silent = Who is silent for three days can lose the match by it.

## Direct messages

# $game: text 40
# $where: name
bot-reminder = It is your turn at the table of **{ $game }** in { $where }.
# $game: text 40
# $where: name
bot-reminder-waits = Your time ran out at the table of **{ $game }** in { $where }; it waits for your *Go on*.
# $until: name
bot-time-runs-out = Time runs out { $until }.
bot-reminder-how-often = -# How often I remind you is yours to say: `/{ -command-me }`
# $game: text 40
# $where: name
bot-made-way = Your table of **{ $game }** in { $where } is closed: nobody had come for ten minutes, and somebody has opened another table there. To wait for players again, type `/{ -command-newgame }`.
# $game: text 40
# $where: name
bot-greeting = You have a seat at a table of **{ $game }** in { $where }. Your board will come here when the match starts.
# $where: name
bot-stands-in = The computer plays on for you in { $where }.

## Preferences

# limit: 40
bot-language = Language
# limit: 40
bot-language-auto = as Discord says
bot-no-such-choice = That is not one of the choices; please pick from the list.

## At the table

bot-match-begins = The match begins.
# $game: text 30
# $who: text
bot-played-by =
    ### { $game }
    Played by { $who }.
# $match: name
# $game: text 30
# $who: text
# $when: name
bot-past = **Match { $match }: { $game }**, played by { $who }. It ended { $when }.
bot-match-not-begun = The match has not begun.
bot-lobby-goes-on = The lobby goes on below.
# $who: names
# $count: 1..4
bot-your-turn = Your turn, { $who }.
# $who: names
# $count: 1..4
bot-lay-out = { $who }: lay out your { $count ->
    [one] board
   *[other] boards
}.
bot-own-turn = **Your turn.**
bot-own-lay-out = Lay out your board.
# $count: 1..4
bot-board-in-dm = { $count ->
    [one] Your secret board is in our DM.
   *[other] They are in your DMs.
}
bot-board-not-sent = I can't write to you, so press *{ bot-button-mine }*.
# $who: names
# $count: 1..4
bot-boards-not-sent = { $who }: I can't write to you, so press *{ bot-button-mine }*.
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
bot-waits = { $who }: your time ran out. The match waits until you press *{ bot-button-go-on }*; if you don't, you resign { $until }.
# $when: words
bot-restored = I was brought back from a backup: this match stands as it did on { $when }.
# $who: name
bot-taken-back = { $who } has taken their last turn back.
bot-sealed = -# What chance decides is sealed: *⋯* shows the seal.
# $where: name
bot-goes-on = -# The match goes on in { $where }.
# $count: number
bot-news-before = -# { $count } more before this: `/{ bot-command-board }`
bot-choose = Choose a move.
# limit: 140
bot-choose-menu = Choose a move…
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
bot-more-about = Moves can also be typed: `/{ bot-command-play }`. Your own picture: `/{ bot-command-board }`.
bot-watching = You are watching this table.
# $seal: name
bot-seal =
    What chance decides in this match was settled before the first move. This seal is made of it, so that nobody can change it unnoticed, me included:
    `{ $seal }`
    When the match is over, `/{ bot-command-record }` gives you a file with the deal and this seal; keep the seal until then, to compare.
bot-only-move = It is your only move.
# $move: words
bot-to-type-it = -# To type it: `/{ bot-command-play } { $move }`
# $game: text 40
bot-resign-sure = Resign this match of { $game }?
bot-which-board = Which board?
# $game: text 40
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
bot-button-play-on = Let the computer play on
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
bot-button-own-takeback = Take my last turn back
# limit: 34
bot-button-takeback = Ask for a takeback
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

# $game: text 30
# limit: 45
bot-form-moves = { $game }: your moves
# limit: 45
bot-form-moves-field = Moves, separated by ;
# $example: words
# limit: 100
bot-form-example = For example: { $example }
# $game: text 30
# limit: 45
bot-form-marks = { $game }: private marks
# limit: 45
bot-form-squares = Squares
# limit: 45
bot-form-mark = Mark
# limit: 100
bot-form-mark-about = Only you see it; /{ bot-command-mark } takes any two letters
# limit: 100
bot-form-no-mark = No mark: take them away

## Offers

# $asked: names
# $who: name
bot-offer-draw = { $asked }: { $who } offers a draw.
# $asked: names
# $who: name
bot-offer-takeback = { $asked }: { $who } asks to take back the last turn.
# $asked: names
# $who: name
# $absent: name
bot-offer-replace = { $asked }: { $who } asks that the computer plays for { $absent }.
# $offerer: names
# $who: name
bot-offer-declined = { $offerer }: { $who } declines.
bot-offer-asked = You have asked; the answer comes in the channel.
bot-offer-agreed = Agreed.
bot-offer-taken-back = Taken back.
bot-offer-accepted = Accepted.
bot-offer-you-decline = Declined.
# $who: name
bot-offer-replaced = The computer plays for { $who }.
bot-you-resigned = You have resigned.
bot-you-won = You have won.
bot-you-won-plays-on = You have won; the computer plays on.
bot-never-secret = The boards are secret here, so nothing can be taken back.
bot-never-many = Turns can be taken back only where two play.

## Results

# $reason: text
bot-over-because = It is over because { $reason }.
# $lost: name
# $won: name
bot-decided = { $lost } is out of time: { $won } wins.
# $winner: name
# $lost: name
# $until: name
bot-decided-choice = { $winner }: end the match with that, or let the computer play on for { $lost }? What it plays counts no more. Without an answer the match ends { $until }.
bot-rated = Rated.
# $left: names
# $turns: number
# $shortest: number
bot-rated-left = Rated for { $left } alone, who left after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}: for those who stay, a match counts from { $shortest ->
    [one] { $shortest } turn
   *[other] { $shortest } turns
} on.
# $turns: number
# $shortest: number
bot-not-rated-short = Not rated: drawn by agreement after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}; such a match counts from { $shortest ->
    [one] { $shortest } turn
   *[other] { $shortest } turns
} on.
bot-not-rated-computer = Not rated: a computer played.
# $who: name
bot-silent-before = { $who } had made no move for three days.
# $won: name
# $lost: name
bot-settled-before = { $won }'s win was settled when { $lost } lost by time; what the computer played after that does not count.

## Which table

bot-standing-start = you can start it
bot-standing-lobby = in the lobby
bot-standing-closed = closed
bot-standing-won = you have won: end it?
bot-standing-lost = lost by time
bot-standing-go-on = you are waited for: go on?
bot-standing-turn = your turn
bot-standing-offer = an offer to answer
# $who: names
bot-standing-waits = waiting for { $who }
bot-nobody-yet = nobody yet
# $game: text 40
# $others: names
# $standing: text
bot-table-choice = { $game } with { $others }: { $standing }
# $game: text 40
# $others: names
# $place: name
# $standing: text
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
bot-too-long = That is too long: { $n } characters at most.
bot-too-slow = I was too slow; please press it again.
bot-layout-fixed = Your layout is fixed.
bot-start-over-later = Wait a moment, then start over again. Your board is as it was.
# $whose: name
bot-their-turn = It is { $whose }'s turn.
# $why: text
bot-play-by-itself = { $why } If you mean it, play that move by itself.
bot-nothing-sealed = Chance decides nothing at this table, so nothing is sealed.
# $game: text 40
bot-no-marks = { $game } has no private marks.
# $a: square
# $b: square
bot-marks-where = Marks go on the squares { $a } to { $b }.
# $kinds: words
bot-marks-kinds = A mark is one of { $kinds }, or up to 2 characters.
bot-not-running = No match is running at this table.
bot-older-rules = This match began under older rules and can't go on: /{ bot-command-endgame }
# $who: name
bot-decided-already = { $who } is out of time: it is decided.
bot-not-at-table = You are not at this table. Press *{ bot-button-words }* to watch.
# $who: names
# $count: 1..4
bot-match-waits = The match waits for { $who }, who ran out of time.
bot-closed-already = This table is closed already.
bot-no-hints = There are hints only in matches against the computer.
bot-not-your-turn = It is not your turn.
bot-draw-of-two = Only two people can agree on a draw.
bot-offer-open = There is an open offer already.
bot-nobody-replaced = In a match of two nobody is replaced; a silent opponent loses.
bot-you-left = You have left this match.
bot-offer-gone = That offer is no longer open.
bot-offer-not-yours = It is for the other player to answer.
bot-no-turn-yet = You have made no turn yet.
bot-turn-counted = That turn was played before the result was counted.
bot-turn-revealed = Something was revealed since; that turn can't be taken back.
bot-nothing-waits = The match does not wait for you to go on.
bot-matches-of-two = That is for matches of two.
# $who: name
bot-winner-chooses = { $who } won; it is theirs to choose.
# $who: name
bot-nobody-waits = Nobody is waiting for { $who }.
# $who: name
bot-still-time = { $who } still has time; nobody is replaced before it is out.
# $who: name
bot-silent-days = { $who } is taken to be absent after three silent days.
bot-no-table-of-yours = That is not a table of yours; pick one from the list.
bot-not-at-this-table = You are not at this channel's table.
bot-at-no-table = You are at no table. Open one in a server's channel: /{ bot-command-newgame }
bot-several-tables = You are at several tables: fill in the option “{ bot-option-table }” as well.
bot-unknown-control = I don't know that control; it may be from an older version of me.
bot-control-gone = That control is not there any more; please look at the newest message.
bot-done-already = That is done already.
bot-no-memory = I can't reach my memory, please try again in a moment.
bot-unsure = My memory went away while I wrote that down: I don't know whether it counts. The board shows it as soon as I can read it.
bot-others-quicker = Others were quicker, again and again. Look at the board and try again.
# $error: name
bot-went-wrong = Something went wrong on my side (error `{ $error }`). Please try again.
# $n: 0..8
bot-seat = seat { $n }
bot-table-gone = That table is gone.
bot-one-at-a-time = One thing after the other: I am still at what you asked before.
bot-too-much = That was too much for me; please try a shorter match.
# $game: text 40
# $where: name
# $lacking: names
bot-cannot-show = I can't show your table of **{ $game }** in { $where }: I lack *{ $lacking }* there. Somebody who may edit the channel can grant it under Edit Channel → Permissions; the table waits and goes on when I have it back.

# $menu: text 40
# $choice: text 58
# limit: 100
bot-menu-choice = { $menu }: { $choice }
bot-settings-head = ### Settings of this server
# $places: names
bot-settings-where = Tables may be opened in { $places }.
bot-settings-everywhere = Tables may be opened everywhere.
bot-settings-channels = In the first menu, choose channels; none means everywhere. Threads count as their channel.
# limit: 150
bot-settings-no-channels = Channels: everywhere
# limit: 40
bot-settings-clock = Clock of new tables
# limit: 40
bot-settings-turns = Turns
# limit: 58
bot-settings-pings = whoever is to move is notified
# limit: 58
bot-settings-no-pings = nobody is notified in the channel
# limit: 40
bot-settings-tables = New tables
# limit: 58
bot-settings-no-threads = the board stands in the channel
# limit: 58
bot-settings-threads = in a thread of its own
# limit: 40
bot-settings-removed = When I am removed
# limit: 58
bot-settings-results = results stay, without the server
# limit: 58
bot-settings-no-results = results are deleted too
bot-settings-leaving = -# Should I be removed from this server, its tables close at once, and 30 days later all that I have stored of it is deleted, unless I am back by then. Only results stay, without the server, since worldwide ratings are worked out from them. The last menu says whether they go too; the ratings leave them out when they are next worked out anew.
bot-settings-refused = The settings are for people with the permission Manage Server.
bot-me-head = ### What suits you
# $zone: name
# $time: name
bot-me-zone = Your time zone is { $zone }, where it is { $time }. If it is another: `/{ -command-me } { -option-timezone }:`
# limit: 36
bot-me-turns = Tell me my turns
# limit: 62
bot-me-turns-dm = by direct message, where my board is secret
# limit: 62
bot-me-turns-mention = by a mention in the channel; direct messages come silently
# limit: 40
bot-me-remind = Remind me
# limit: 58
bot-me-remind-off = never
# limit: 58
bot-me-remind-once = once a match, when half of a long turn is gone
# limit: 58
bot-me-remind-every = every long turn, when half of it is gone
# limit: 40
bot-me-quiet-from = No reminders from
# limit: 40
bot-me-quiet-until = Until
# limit: 58
bot-me-no-quiet = no quiet hours
# limit: 40
bot-me-records = Records
# limit: 58
bot-me-records-nameless = without my name
# limit: 58
bot-me-records-named = my name may stand in them
bot-mygames-none = You are at no table. `/{ -command-newgame }` opens one in a server's channel.
# $tables: number
# $waiting: number
bot-mygames-head = ### Your tables: { $tables }, { $waiting ->
    [0] none
    [one] { $waiting }
   *[other] { $waiting }
} waiting for you
# $game: text 20
# $link: name
# $others: names
# $how: text 40
# $timed: yes, no
# $until: name
bot-mygames-table = - [{ $game }]({ $link }) with { $others }: { $how }{ $timed ->
    [yes] , time runs out { $until }
   *[no] {""}
}
bot-data =
    ### Your data
    All that I have stored about you. Nobody else sees this message.
# limit: 80
bot-data-delete = Delete my data
# limit: 80
bot-data-delete-yes = Yes, delete
# $tables: number
bot-data-delete-ask =
    ### Delete your data?
    You leave your open tables ({ $tables }); running matches count as resigned. Your name and settings are deleted, and your matches stand under “Deleted person”: your opponents keep their results. This can't be taken back.
bot-data-deleted = Your data is deleted. Messages I have sent stay in Discord until somebody deletes them there; should you play again, I begin anew.

## Rules

# $game: text 20
# $page: text 40
bot-rules-head = ### { $game }: { $page }
# $credit: text
bot-rules-credit = -# Where the game comes from: { $credit }
# limit: 150
bot-rules-pages = Pages
bot-rules-which = The rules of which game?

## Lessons

# $game: text 20
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
bot-learn-over = **That was the lesson.** Try it in a match, against the easy computer.
bot-learn-over-elsewhere = **That was the lesson.** To try it, open a table with `/{ -command-newgame }` in a server's channel and press *{ bot-alone }*.
# $game: text 20
bot-learn-offer = New to { $game }? Learn it in three minutes, by yourself, while the others come.
bot-learn-which = Which game do you want to learn?
bot-learn-none = I have no lesson for that game. Its rules: `/{ -command-rules }`
bot-learn-changed = The rules or the lesson have changed since you began, so it starts anew.
bot-learn-moved-on = That button is from earlier. This is where you are now.
# $button: text 34
bot-learn-press-on = You have done this step. Press the button below it, or type what it says: `/{ -command-learn } { -option-move }:{ $button }`
bot-learn-one-move = One move at a time, please.

## Standings

# limit: 80
bot-earlier = Earlier
# limit: 80
bot-later = Later
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
# $game: text 20
# $scope: here, everywhere
bot-league = { $game }, { $scope ->
    [here] this server
   *[everywhere] everywhere
}
bot-leaderboard = Leaderboard
# $league: text 40
bot-leaders-head = ### Leaderboard: { $league }
# $league: text 40
bot-leaders = Leaderboard, { $league }
bot-leaders-nobody = Nobody has a rated match yet; those against the computer are not rated. `/{ -command-newgame }` opens a table.
# $matches: number
bot-leaders-unrated = -# You have finished { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, none of them rated: `/{ -command-profile }` shows what you have done.
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
# $line: text
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
bot-rating-means = The rating is what somebody has proven; ± is what is still unsure.
# $least: 10
# limit: 40
bot-few-matches = ? below { $least } matches
bot-no-such-leaderboard = There is no such leaderboard.
bot-nothing-to-show = There is nothing to show any more.
bot-may-not-show = You may not write in this channel, so I don't show it here.
bot-shown-already = It is shown in this channel already.
bot-profile = Profile
# $who: name
bot-profile-none = { $who } has finished no match here yet.
# $who: name
bot-profile-unrated = { $who } has no rated match here yet; those against the computer are not rated. Finished here so far:
# $game: text 20
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
# $game: text 20
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
bot-history-none = You have not finished a match here yet. `/{ -command-newgame }` opens a table.
bot-history-head = ### Your matches in this server
# $match: name
# limit: 80
bot-history-replay = Replay { $match }
# $match: name
# $game: text 20
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
# $reason: text
bot-history-won-by = { $who } won: { $reason }
# $reason: text
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

bot-record-too-large = A record has a megabyte at most; that file is larger.
bot-record-no-text = That file is not text, so it is no record.
bot-record-none-here = No match was finished in this channel; `/{ -command-history }` lists yours.
bot-record-no-match = There is no such match in this server, where you can see it.
bot-record-running = That match is still running; this can be had when it is over.
bot-record-unfinished = No match was finished at that table.
bot-record-old-rules = That match was played under older rules; I can't show it any more.
bot-record-gone = The record is gone; send it again: `/{ -command-replay } { -option-file }:`
# What is wrong there is known in English alone: the command line tells it.
# $where: name
bot-record-damaged = That record can't be shown: what stands at `{ $where }` can't be right.
bot-record-nobody-there = Nobody sat there.
bot-record = The record of the match: `/{ -command-replay } { -option-file }:` shows it again.
# $seal: name
bot-record-sealed = Its deal was sealed before the first move: `{ $seal }`
bot-replay-begins = The match begins.
# $n: number
# $last: number
bot-replay-step = Step { $n } of { $last }
# limit: 80
bot-replay-animate = Animate
# limit: 80
bot-replay-record = Record
# limit: 150
bot-replay-jump = Jump to what mattered
# limit: 150
bot-replay-view = Whose view

## Reviews of finished matches

# $game: text 30
bot-review-title = Review: { $game }
bot-review-nothing-cost = No choice cost anything worth telling.
bot-review-misses = **Other costly choices**
bot-review-meaning = Accuracy: how much of the best choice's worth each choice was worth on average, judged by what its player could know then.
bot-review-stood-in = What a computer played in somebody's seat is left out.
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
bot-review-played = What { $who } saw, before playing “{ $move }”.
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
bot-review-jump = Jump to what cost most
# limit: 150
bot-review-whose = Whose choices
bot-review-later = I am making as many reviews as I can; please ask again in some minutes.

## The puzzle of the day

bot-daily-title = Daily puzzle
# $date: name
# $game: text 30
# $stars: name
bot-daily-head = ### Daily puzzle, { $date }
    { $game } · { $stars }
# $side: text 20
# $task: text 300
bot-daily-asks = You play { $side }. { $task }
# $hint: text 300
bot-daily-hinted = 💡 { $hint }
# $tries: number
# $past: yes, no
# $date: name
bot-daily-footer = -# { $tries ->
    [0] Try
    [one] Wrong so far: once. Try
   *[other] Wrong so far: { $tries } times. Try
} as often as you like. You can also type your answer: `/{ -command-daily } { -option-move }:{ $past ->
    [yes] {" "}{ -option-date }:{ $date }
   *[no] {""}
}`
bot-daily-late = -# The day of this puzzle is over, so it does not count for your streak.
# $move: words
# $why: text 150
bot-daily-wrong = **{ $move }** is not it. { $why }
# $solution: text 200
# $why: text 300
bot-daily-solved = ✅ **Solved: { $solution }**
    { $why }
# $tries: 1..12
# $hint: yes, no
bot-daily-tries = { $tries ->
    [1] At the first try
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
# $game: text 30
# $solution: text 200
# $why: text 300
bot-daily-yesterday = Yesterday's answer ({ $game }): ||{ $solution }. { $why }||
# $date: name
# $game: text 30
bot-daily-card = Solved: the daily puzzle of { $date }, { $game }.
# $who: name
# $date: name
# $game: text 30
# $squares: words
bot-daily-shared = { $who } has solved the daily puzzle of { $date } ({ $game }).
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
bot-daily-another = An update has brought another puzzle for this day. Here it is.
bot-daily-future = That day has not come yet. `/{ -command-daily }` shows today's puzzle.
bot-daily-none = There is no puzzle today.
bot-daily-one-move = One move is enough: the first one.
# $days: number
# $date: name
bot-daily-no-day = I know the puzzles of the last { $days } days. Type a date like { $date }.
# $where: name
# $lacking: text 60
bot-daily-cannot = I can't post in { $where }: I lack *{ $lacking }* there. Somebody who may edit the channel can grant it under Edit Channel → Permissions.
bot-daily-no-post = No channel of this server gets the daily puzzle any more.
# $where: name
bot-daily-refused = I can't post the daily puzzle in { $where } any more, so I have stopped. Name a channel where I may: `/{ -command-dailypost } { -option-channel }:`
# $where: name
# $from: name
# $until: name
# $zone: name
# $next: name
bot-daily-posted = The daily puzzle comes to { $where } every day between { $from } and { $until } ({ $zone }). The next one comes { $next }. To change that: `/{ -command-dailypost } { -option-channel }: { -option-hour }: { -option-timezone }:`
# $where: name
# $lacking: text 60
bot-daily-stopped = I could not post the daily puzzle in { $where }: I lack *{ $lacking }* there. I don't try it again by myself. When it is put right, start it anew with `/{ -command-dailypost }` in that channel.
# limit: 34
bot-daily-button-hint = Hint
# limit: 34
bot-daily-button-table = Who has solved it here
# limit: 34
bot-daily-button-solve = Solve
# limit: 34
bot-daily-button-stop = No more daily puzzles here

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
bot-command-newgame-opponent = Somebody to keep a seat for
# limit: 100
bot-command-newgame-opponent2 = Another one
# limit: 100
bot-command-newgame-opponent3 = A third one
# limit: 100
bot-command-newgame-watch = Only computers play, this well, and you watch
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
bot-command-play-table = Which table, if you are at more than one
# limit: 32
bot-command-board = { -command-board }
# limit: 100
bot-command-board-about = Show me my board again
# limit: 100
bot-command-board-table = Which table, if you are at more than one
# limit: 32
bot-command-mark = { -command-mark }
# limit: 100
bot-command-mark-about = Put a private mark on my picture of the other board
# limit: 100
bot-command-mark-table = Which table, if you are at more than one
# limit: 100
bot-command-mark-square = Where: A1, or several: A1 B2 C3
# limit: 100
bot-command-mark-mark = One of the marks or up to 2 characters; nothing takes a mark away
# limit: 32
bot-command-hint = { -command-hint }
# limit: 100
bot-command-hint-about = Against the computer: what it would play in my place, and why
# limit: 100
bot-command-hint-table = Which table, if you are at more than one
# limit: 32
bot-command-resign = { -command-resign }
# limit: 100
bot-command-resign-about = Give up the match (I ask once)
# limit: 100
bot-command-resign-table = Which table, if you are at more than one
# limit: 32
bot-command-help = { -command-help }
# limit: 100
bot-command-help-about = What I can do now, and how all this works
# limit: 32
bot-command-rules = { -command-rules }
# limit: 100
bot-command-rules-about = How a game is played, with pictures
# limit: 100
bot-command-rules-game = Which game; left out: the one played in this channel
# limit: 32
bot-command-learn = { -command-learn }
# limit: 100
bot-command-learn-about = Learn a game in three minutes, by playing a few positions alone
# limit: 100
bot-command-learn-game = Which game; left out: the one I was at last
# limit: 100
bot-command-learn-move = A move of the lesson, typed
# limit: 32
bot-command-leaderboard = { -command-leaderboard }
# limit: 100
bot-command-leaderboard-about = Who leads, and where I am
# limit: 100
bot-command-leaderboard-game = One game; left out: all of them
# limit: 100
bot-command-leaderboard-scope = This server (unless you say), or everywhere
# limit: 32
bot-command-profile = { -command-profile }
# limit: 100
bot-command-profile-about = Ratings over time, results, favourite opponent
# limit: 100
bot-command-profile-person = Whose; left out: mine
# limit: 32
bot-command-history = { -command-history }
# limit: 100
bot-command-history-about = My finished matches here, to look at again
# limit: 32
bot-command-replay = { -command-replay }
# limit: 100
bot-command-replay-about = Step through a finished match, from any seat
# limit: 100
bot-command-replay-match = Its number in /{ -command-history }; left out: the last one in this channel
# limit: 100
bot-command-replay-file = A record from /{ -command-record }
# limit: 32
bot-command-review = { -command-review }
# limit: 100
bot-command-review-about = What could have been known in a finished match, choice by choice
# limit: 100
bot-command-review-match = Its number in /{ -command-history }; left out: the last one in this channel
# limit: 32
bot-command-record = { -command-record }
# limit: 100
bot-command-record-about = A finished match as a file, to keep or to check
# limit: 100
bot-command-record-match = Its number in /{ -command-history }; left out: the last one in this channel
# limit: 32
bot-command-mygames = { -command-mygames }
# limit: 100
bot-command-mygames-about = My open tables, those waiting for me first
# limit: 32
bot-command-mydata = { -command-mydata }
# limit: 100
bot-command-mydata-about = What is stored about me, and deleting it
# limit: 32
bot-command-settings = { -command-settings }
# limit: 100
bot-command-settings-about = Where tables may be opened here, their clock, notifications, threads
# limit: 32
bot-command-me = { -command-me }
# limit: 100
bot-command-me-about = How I am told of my turns, reminders, quiet hours, my name in records
# limit: 100
bot-command-me-timezone = Your time zone, for quiet hours: type a city
# limit: 32
bot-command-daily = { -command-daily }
# limit: 100
bot-command-daily-about = The puzzle of the day: one position, the same for everybody
# limit: 100
bot-command-daily-move = My answer; left out: show me the puzzle
# limit: 100
bot-command-daily-date = Of which day; left out: today's
# limit: 32
bot-command-dailypost = { -command-dailypost }
# limit: 100
bot-command-dailypost-about = Which channel gets the puzzle of the day, and when
# limit: 100
bot-command-dailypost-channel = Where; left out: this channel
# limit: 100
bot-command-dailypost-hour = From which hour on, 0 to 23 (9 unless you say)
# limit: 100
bot-command-dailypost-timezone = The hour's time zone: type a city

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
# $game: text 20
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
