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
bot-personal-enough = { $n } of the people you've challenged since yesterday haven't played. Please wait until tomorrow.

bot-ending-direct = Somebody from elsewhere has joined: the match is played in direct messages.
bot-challenge-gone = Somebody was quicker, or this challenge is gone. Here is what there is now.
bot-challenge-own = That's your own challenge.
bot-challenge-not-yours = This challenge is gone.
bot-challenge-soon = That was a lot of challenges in a short time. Please wait a few minutes.
# $n: number
bot-too-many-running = You're already at { $n } tables. Finish a match first.
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
bot-find-computer = { $game }: play the computer
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
