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
