# limit: 40
bot-language = Language
# limit: 40
bot-language-auto = same as in Discord

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
bot-mygames-none = You're not at any table. `/{ -command-newgame }` opens one in a server's channel; so does the play menu, where a server has one.
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
# $how: bot-state-start, bot-state-lobby, bot-state-closed, bot-state-won, bot-state-lost, bot-state-go-on, bot-state-turn, bot-state-paused, bot-state-offer, bot-state-waits
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

# limit: 80
bot-button-entrance = Post the play menu here
# limit: 80
bot-button-entrance-off = Take the play menu away
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
bot-me-blocks-now = You don't meet them at new tables.
