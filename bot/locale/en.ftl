### What the bot says, whatever is played. Above each message: the values it can get, its limit.

## People and computers

# $n: 1..4
# $level: easy, normal, hard
# limit: 32
bot-computer = Computer { $n } ({ $level })
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
bot-ending-unseen = I could not show it for 14 days.
bot-ending-old-rules = It began under older rules.

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
bot-reminder-how-often = -# How often I remind you is yours to say: `/me`
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
bot-played = Played.
bot-more-about = Moves can also be typed: `/{ bot-command-play }`. Your own picture: `/{ bot-command-board }`.
bot-watching = You are watching this table.
# $seal: name
bot-seal =
    What chance decides in this match was settled before the first move. This seal is made of it, so that nobody can change it unnoticed, me included:
    `{ $seal }`
    When the match is over, `/{ bot-command-record }` gives you a file with the deal and this seal; keep the seal until then, to compare.
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
# $moves: number
# $shortest: number
bot-rated-left = Rated for { $left } alone, who left after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}: for those who stay, a match counts from { $shortest ->
    [one] { $shortest } move
   *[other] { $shortest } moves
} on.
# $moves: number
# $shortest: number
bot-not-rated-short = Not rated: drawn by agreement after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}; such a match counts from { $shortest ->
    [one] { $shortest } move
   *[other] { $shortest } moves
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
# $game: text 40
bot-computer-lacks = The computer does not play { $game }.
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
# $permission: view_channel, send_messages, send_messages_in_threads, attach_files, manage_threads, some
bot-lacks = { $permission ->
    [view_channel] View Channel
    [send_messages] Send Messages
    [send_messages_in_threads] Send Messages in Threads
    [attach_files] Attach Files
    [manage_threads] Manage Threads (the thread is locked)
   *[some] some permission
}

## What commands are called

# limit: 32
bot-command-play = play
# limit: 32
bot-command-board = board
# limit: 32
bot-command-mark = mark
# limit: 32
bot-command-newgame = newgame
# limit: 32
bot-command-endgame = endgame
# limit: 32
bot-command-record = record
# limit: 32
bot-option-table = table
