bot-ending-round = The round was over. Whoever had used less time wins; if there wasn't time for a first turn, it's a draw.
# In the name of a thread: who meets, this, the tournament.
# $n: number
bot-tournament-thread = round { $n }

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
bot-tournament-last-round = It's the last round: nobody can join any more.
bot-tournament-too-late = More than half the rounds have begun: it's too late to join.
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
bot-tournament-by-you = It begins when you start it.
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
# $who: name
bot-tournament-you-play-soon = You play { $who }: your table opens in a moment
# $people: names
bot-tournament-out = Not paired any more (withdrawn, or a round without a move): { $people }. *{ bot-tournament-join }* brings you back.
bot-tournament-you-out = You aren't paired any more: you've withdrawn, or made no move in a round. Press *{ bot-tournament-join }* to come back.

# The end.
# $people: names
# $n: number
# $points: words
bot-tournament-won = { $n ->
    [1] { $people } wins the tournament, scoring { $points }. Congratulations!
   *[other] { $people } share first place, scoring { $points } each. Congratulations!
}
# $n: 1..15
# $of: 1..15
bot-tournament-early = It ended after round { $n } of { $of }: no new pairing was possible.
bot-tournament-nobody = It didn't take place.
bot-tournament-was-cancelled = It was cancelled, so nobody has won.
bot-tournament-no-winner = Nobody has won: no match was played.
bot-tournament-ties = If points are equal, Buchholz decides (the opponents' points, without the lowest), then Sonneborn-Berger, the matches between them, the number of wins.
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
