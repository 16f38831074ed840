bot-daily-title = Daily puzzle
# $date: name
# $game: game
# $stars: name
bot-daily-head = ### Daily puzzle, { $date }
    { $game } · { $stars }
# $side: side
# $task: *-puzzle-*
bot-daily-asks = You play { $side }. { $task }
# $side: side
bot-daily-next = You play { $side }. So far so good: what comes next?
# $hint: *-puzzle-*-hint
bot-daily-hinted = 💡 { $hint }
# $tries: number
# $past: yes, no
# $date: name
bot-daily-footer = -# { $tries ->
    [0] Try
    [one] { $tries } wrong answer so far. Try
   *[other] { $tries } wrong answers so far. Try
} as often as you like. You can also type your answer: `/{ -command-daily } { -option-move }:{ $past ->
    [yes] {" "}{ -option-date }:{ $date }
   *[no] {""}
}`
bot-daily-late = -# This puzzle's day is over, so it doesn't count for your streak.
# $move: words
# $why: text 150
bot-daily-wrong = ❌ ~~**{ $move }**~~ isn't it. { $why }
# $line: words
bot-daily-refuted = What comes of it: { $line }
# $line: words
bot-daily-right = ✅ { $line }. What's next?
# $line: words
bot-daily-whole = The whole line: { $line }
# $tried: number
# $once: number
bot-daily-tally = -# Solved at once: { $once } of { $tried }.
# The press belongs to an earlier place in the puzzle's line.
bot-daily-moved-on = You've got further in this puzzle already. Here is where you are.
# $solution: text 200
# $why: text 300
bot-daily-solved = ✅ **Solved: { $solution }**
    { $why }
# $tries: 1..12
# $hint: yes, no
bot-daily-tries = { $tries ->
    [1] On the first try
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
# $game: game
# $solution: text 200
# $why: text 300
bot-daily-yesterday = Yesterday's answer ({ $game }): ||{ $solution }. { $why }||
# $date: name
# $game: game
bot-daily-card = Solved: the daily puzzle of { $date }, { $game }.
# $who: name
# $date: name
# $game: game
# $squares: words
bot-daily-shared = { $who } solved the daily puzzle of { $date } ({ $game }).
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
bot-daily-another = An update brought a new puzzle for this day. Here it is.
bot-daily-future = That day hasn't come yet. `/{ -command-daily }` shows today's puzzle.
bot-daily-none = There's no puzzle today.
bot-daily-one-move = One move is enough: the first one.
# $days: number
# $date: name
bot-daily-no-day = I only know the puzzles of the last { $days } days. Type a date like { $date }.
# $where: name
# $why: text 300
bot-daily-cannot = I can't post in { $where }. { $why }
bot-daily-no-post = The daily puzzle is no longer posted in this server.
# $where: name
bot-daily-refused = I can't post the daily puzzle in { $where } any more, so I've stopped. Choose another channel: `/{ -command-dailypost } { -option-channel }:`
# $where: name
# $from: name
# $until: name
# $zone: name
# $next: name
bot-daily-posted = I post the daily puzzle in { $where } every day between { $from } and { $until } ({ $zone }). The next one comes { $next }. To change that: `/{ -command-dailypost } { -option-channel }: { -option-hour }: { -option-timezone }:`
# $where: name
# $why: text 300
bot-daily-stopped = I couldn't post the daily puzzle in { $where }. { $why } I won't try again on my own. Once that's fixed, start it again with `/{ -command-dailypost }` in that channel.
# limit: 34
bot-daily-button-hint = Hint
# limit: 34
bot-daily-button-table = Who solved it
# limit: 34
bot-daily-button-solve = Solve
# limit: 34
bot-daily-button-stop = Stop daily puzzles
