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
    - `/{ -command-block }` keeps you and somebody else from meeting at new tables; they aren't told. `/{ -command-report }` tells whoever runs this bot.
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
bot-now-learn = New to these games? `/{ -command-learn }` teaches you one in three minutes.
bot-now-open = Type `/{ -command-newgame }` and choose a game: that opens a table in this channel. In the play menu, just press the game. Then press *{ bot-alone }*, or wait for somebody to press *{ bot-join }*.
bot-now-elsewhere = Type `/{ -command-newgame }` and choose a game: here you play against the computer, or with whoever finds you. `/{ -command-find }` shows who is waiting.
# $game: game
bot-now-waiting = You're playing { $game } here; it's somebody else's turn.
# $game: game
bot-now-paused = Your match of { $game } here is paused. Press *{ bot-button-resume }* to continue it.
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

# $game: game
# $page: text 40
bot-rules-head = ### { $game }: { $page }
# $credit: *-credit
bot-rules-credit = -# Where the game comes from: { $credit }
# limit: 150
bot-rules-pages = Pages
bot-rules-which = Which game's rules?
