# limit: 80
bot-newer = Newer
# limit: 80
bot-older = Older
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
}, none of them rated: `/{ -command-history }` shows them.
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
bot-profile-late = { $late ->
    [0] Never ran out of time in the last half year.
   *[other] Ran out of time in { $late } of { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    } in the last half year ({ $share }%).
}
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
