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
# Where nobody could see the name that somebody chose.
# limit: 32
bot-nameless = Nameless

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
bot-ending-operator = Whoever runs the bot closed it.
bot-ending-gone = Its channel is gone, or I'm no longer in its server.
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
bot-lobby-computer = Not rated, since a computer plays.

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
bot-opened-here = Your table is in this channel.
# $where: name
bot-joined = You've joined the table in { $where }.
# $where: name
bot-begun = Your match has started in { $where }.
# $who: name
bot-handed = { $who } is the host now.
bot-left = You've left the table.
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
bot-newgame-elsewhere = I'm not a member here, so leave out *{ bot-option-watch }* and *{ bot-option-everybody }*.
# Where the bot is not. The permissions as Discord calls them in its own settings.
bot-no-external-apps = Nobody could join: in this server, only you see what your own apps answer. Ask its admins for the permissions *Send Messages*, *Use External Apps* and *Attach Files*, or play in a group chat or a direct message.
bot-no-external-apps-now = That counts, but I couldn't notify anybody: in this server, only you see what I answer you. Ask its admins for the permissions *Send Messages*, *Use External Apps* and *Attach Files*.
# $game: game
bot-taken-here = There's already a { $game } table here, and one place holds only one.
# $where: name
bot-shown-later = The board follows in { $where } once somebody presses something there.
bot-below = -# The match has moved on: the board is below.
# $n: 1..9
bot-too-many-open = You already have { $n ->
    [one] { $n } lobby, challenge or thread
   *[other] { $n } lobbies, challenges and threads
} open, here or elsewhere. Start or close a lobby, or withdraw a challenge (`/{ -command-find }`), first. A thread counts until it's archived or deleted, or a match is played in it.
bot-try-again = Please try again.
bot-deleted-since = Somebody has deleted the message or the channel that this belongs to. Your tables: `/{ bot-command-board }`.
bot-not-allowed-here = Discord doesn't let me do that here. Your tables: `/{ bot-command-board }`.
# $channels: names
bot-tables-elsewhere = In this server, open tables in { $channels }.
bot-tables-gone = The channels chosen for tables are gone.
bot-tables-nowhere = { bot-tables-gone } Whoever manages the server can choose others: `/{ -command-settings }`.
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
bot-greeting = You've joined a **{ $game }** table in { $where }. I'll send your secret board here when the match starts.
# $where: name
bot-stands-in = The computer now plays for you in { $where }.

## Preferences

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
bot-waiting-for = Waiting for { $who }.
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
# limit: 100
bot-rest-in-words = There's more: press “{ bot-button-words }” below the newest board.
# limit: 100
bot-rest-below = There's more: press “{ bot-button-words }” below.
# limit: 34
bot-button-go-on = Go on
# $kind: draw, takeback, pause, replace
# limit: 34
bot-button-accept = { $kind ->
    [draw] Accept the draw
    [takeback] Allow the takeback
    [pause] Accept the pause
   *[replace] Let a computer play
}
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
bot-never-many = Only matches between two players have takebacks.

## Results

# why a match is over that all its people have left: part of core-wins
bot-only-computers = only computers are left
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

bot-state-start = you can start it
bot-state-asked = they've asked you to play
bot-state-lobby = in the lobby
bot-state-closed = closed
bot-state-won = you won: end it?
bot-state-lost = lost by time
bot-state-go-on = they're waiting for you: go on?
bot-state-turn = your turn
bot-state-paused = paused
bot-state-offer = an offer to answer
# $who: names
bot-state-waits = waiting for { $who }
bot-nobody-yet = nobody yet

## Why something can't be done at the table

bot-moved-on = The board has moved on since.
# $n: number
bot-too-long = That's too long: { $n } characters at most.
bot-too-slow = I was too slow; please press that again.
bot-layout-fixed = Your board is set and can't be changed.
bot-start-over-later = Wait a moment before you start over again. Your board hasn't changed.
# $whose: name
bot-their-turn = It's { $whose }'s turn.
# $why: text
bot-play-by-itself = { $why } If you mean it, play that move on its own.
# $game: game
bot-no-marks = { $game } has no private marks.
# $a: square
# $b: square
bot-marks-where = Marks go on the squares { $a } to { $b }.
# $kinds: words
bot-marks-kinds = A mark is one of { $kinds }, or any 1 or 2 characters.
bot-not-running = No match is running at this table.
bot-older-rules = This match began under older rules and can't go on. Close its table: `/{ bot-command-endgame }`
bot-time-over = Your time ran out before this arrived, so it doesn't count.
bot-not-overdue = Everybody you're waiting for still has time.
bot-time-called = You've called time.
# $who: name
bot-decided-already = { $who } ran out of time, so the match is decided.
# $words: text 34
bot-not-at-table = You're not at this table. Press *{ $words }* to watch.
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
bot-is-paused = The match is paused, so nobody can move. Press *{ bot-button-resume }* to continue it.
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
bot-unknown-control = That button doesn't work any more; it may be from an older version of me.
bot-options-outdated = That menu is from before I was updated, and nothing has changed. Press *{ bot-options }* in the lobby.
bot-me-outdated = That's from before I was updated, and nothing has changed. Type `/{ -command-me }` again.
bot-control-gone = That button is gone; please look at the newest message.
bot-outdated = Your Discord still shows that command as it used to be. Please restart Discord and try again.
bot-done-already = That's done already.
bot-no-memory = I can't reach my database right now. Please try again in a moment.
bot-no-room = There's no room left on my disk, so I can't save anything right now. Everything that counted before is safe. Whoever runs me has to make room.
bot-banned = Whoever runs me has banned you or this server. You can still get and delete your data: `/{ -command-mydata }`.
# $begins: text 40
# $ends: text 40
bot-announced = I'll be away from { $begins } to about { $ends }. Nobody's time runs meanwhile.
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
bot-settings-refused = Only people with the Manage Server permission can change these settings.
# $year: name
# $n: number
bot-away-too-long = That's too long: you can be away on { $n ->
    [one] { $n } more day
   *[other] { $n } more days
} in { $year }.

## Lessons

# limit: 34
bot-learn = Learn

## Standings

# limit: 80
bot-earlier = Previous
# limit: 80
bot-later = Next
# limit: 80
bot-show-here = Show here
# limit: 150
bot-menu-game = Game
bot-nothing-to-show = There's nothing left to show.
bot-may-not-show = You can't write in this channel, so I won't show it here.
bot-shown-already = It's already shown in this channel.
bot-history-none = You haven't finished a match here yet. `/{ -command-newgame }` opens a table.

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

## The page

bot-button-page = Open the board
bot-button-browser = In the browser
bot-web-elsewhere = Press *Rematch* on Discord, where you played.

## Keeping away from somebody

# limit: 80
bot-button-blocks = People I've blocked
# limit: 80
bot-button-bars = People kept out
# limit: 80
bot-button-trouble = Block or report…
# $who: name
bot-block-bot = { $who } is a bot.
# $people: names
bot-block-sits-here = You've blocked somebody at this table: { $people }. `/{ -command-block }` shows your list, if you want to change it.
# $who: name
bot-block-invited = You've blocked { $who }. `/{ -command-block }` shows your list, if you want to change it.

## Calls and challenges to one person

# limit: 32
bot-context-challenge = Challenge to a game

## At hand

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
bot-challenges-off = Whoever runs this bot has turned challenges off.
# limit: 100
bot-offer-counts = Rated
# limit: 60
bot-offer-rated = yes
# limit: 60
bot-offer-casual = no, just for fun

# limit: 32
bot-context-board = Board again
# limit: 32
bot-context-replay = { bot-button-replay }
bot-context-foreign = I didn't write that message. Try it on one of mine that shows a table.
bot-context-nothing = I can't tell which table that message belongs to, if any. Try it on one that shows a board or a lobby.
# limit: 45
# $game: game
bot-form-options = { $game }: options
# limit: 34
# $n: number
bot-options-more = { $n ->
    [2] More options…
   *[other] More options ({ $n })…
}
bot-host-head = ### Your table
bot-host-about = What you play, how fast, and who sits where is under *{ bot-options }* in the lobby.

## Matches of tournaments

# $name: text 100
# $n: number
# $until: text
# $who: text 90
bot-round = -# { $name }, round { $n }: { $who }. The round ends { $until }.
bot-more-round = The round ends before that. There's no more time to give.

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

## Achievements

# limit: 34
bot-feat-button = Achievements
