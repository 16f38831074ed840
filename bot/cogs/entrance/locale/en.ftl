bot-entrance =
    ### Play here
    Press a game, and I open a table for it here. Only you see what the other buttons show.
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
bot-entrance-posted = Done: the play menu is in this channel. Pin it, so that people find it later. If there was one before, I've deleted it. If somebody deletes this one, I post it again within an hour. `/{ -command-settings }` takes it away.
bot-entrance-gone = Done: the play menu is gone.
bot-entrance-failed = Discord didn't let me post here. Check my permissions in this channel, and try again.
