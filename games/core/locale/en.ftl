### What every game says. Above each message: the values it can get, and how long it may become.

## How a match ends

# $decided: text
# $reason: text
core-summary = { $decided }; { $reason }
# $who: name
# $why: text
core-wins = { $who } wins: { $why }.
# $who: text
# $why: text
core-shared = A draw between { $who }: { $why }.
# $who: name
core-resigned = { $who } resigned
# $who: name
core-out-of-time = { $who } ran out of time
core-agreed = both agreed
core-late-loses = Run out of time and you lose the match; the result counts.
core-shown-afterwards = shown afterwards

## Why something can't be played

core-match-over = The match is over.
# $who: name
core-turn-of = It's { $who }'s turn.
core-no-such-seat = There's no such seat.
# $who: name
core-not-their-time = It's not { $who }'s turn, so their time isn't running.
core-draw-of-two = Only two players can agree on a draw.
# $move: resign, timeout, draw
core-not-typed = “{ $move }” can't be typed as a move.
# $before: words
core-turn-ends = Your turn ends with “{ $before }”: play this in your next one.
# $before: words
core-reveals = “{ $before }” turns something up: look at that first, then go on.
# $part: words
# $word: words
# $moves: text
core-unread = { $word ->
    [all] I can't read “{ $part }”.
   *[other] I can't read “{ $part }”: what's “{ $word }”?
} Here you can type { $moves }.
# $part: words
# $why: text
core-of-several = “{ $part }”: { $why }
core-nothing-typed = Type a move.
# $most: 12
core-too-many = That's too many moves for one line: { $most } at most.
# $part: words
# $moves: text
core-ambiguous = “{ $part }” can mean { $moves }: say which.
# $move: words
core-quoted = “{ $move }”

## Planning ahead

core-no-foresight = You can't plan ahead in this game.
core-foresight-set-up = You can plan ahead once everybody is set up.
core-foresight-end = The match ends there.

## Advice

# Where nothing was compared.
core-suggested = This is what I would play.
# $chance: number
# $other: number
# limit: 200
core-why-chances = I'd put your chances after it at about { $chance }%, and after the next best move at { $other }%.
# $chance: number
# limit: 200
core-why-alike = I'd put your chances after it at about { $chance }%; another move is about as good.

## Lists and the like

# $others: text
# $last: text
# $count: 1, 2, 3
core-and = { $count ->
    [1] { $last }
   *[other] { $others } and { $last }
}
# $others: text
# $last: text
# $count: 1, 2, 3
core-or = { $count ->
    [1] { $last }
   *[other] { $others } or { $last }
}
# $words: words
core-verbatim = { $words }
# In a picture, instead of the reader's own name.
# limit: 12
core-you = you

## Replays

core-view-public = what everybody saw
core-view-open = all secrets shown
# $who: name
core-view-seat = what { $who } saw
# $who: name
core-you-is = “You” is { $who } here.
# $n: number
# $last: number
core-step = { $n } of { $last }
# $step: text 12
# $told: text
core-step-told = { $step }: { $told }
# $game: game
# $players: names
# $view: core-view-*
# $last: number
# limit: 1024
core-animated = { $game }: { $players }; { $view }, animated from step 0 to { $last }. The replay describes every step in words.
core-page-not-finished = not finished
core-page-start = To the start
core-page-back = Back
core-page-step = Step
core-page-on = Next
core-page-end = To the end
# $who: name
core-page-before = What { $who } saw beforehand, and could have known

## Reviews of a match that is over

core-review-running = The match isn't over: a review would give away secrets.
# $moves: number
# $most: number
core-review-long = This match has { $moves } moves; only matches of up to { $most } are reviewed.
core-review-rules = This match was played by rules I no longer know, so I can't review it.
# $who: name
# $percent: number
core-review-accuracy = { $who }: { $percent }% accurate.
# $who: name
core-review-no-choice = { $who }: no choices.
# $who: name
core-review-all-even = { $who }: at each choice, every move was worth the same.
# $even: number
# $all: number
core-review-even = Choices where every move was worth the same: { $even } of { $all }.
# $who: name
# $start: number
# $parts: text 200
# $result: number
core-review-sum = { $who }: { $start }% at the start, { $parts }; { $result }% in the end.
# $way: up, down
# $n: decimal
core-review-part-luck = { $way ->
    [up] good luck +{ $n }
   *[down] bad luck −{ $n }
}
# $way: up, down
# $n: decimal
core-review-part-own = { $way ->
    [up] own mistakes +{ $n }
   *[down] own mistakes −{ $n }
}
# $way: up, down
# $n: decimal
core-review-part-others = { $way ->
    [up] the opponent's mistakes +{ $n }
   *[down] the opponent's mistakes −{ $n }
}
# $way: up, down
# $n: decimal
core-review-part-many = { $way ->
    [up] what the others did +{ $n }
   *[down] what the others did −{ $n }
}
# $way: up, down
# $n: decimal
core-review-part-left = { $way ->
    [up] the early end +{ $n }
   *[down] the early end −{ $n }
}
# $way: up, down
# $n: decimal
core-review-part-rough = { $way ->
    [up] what I only saw later +{ $n }
   *[down] what I only saw later −{ $n }
}
core-review-part-none = nothing lost or won on the way
# $off: decimal
core-review-off = Luck is measured on boards drawn: give or take { $off }.
# $way: up, down
# $n: number
core-review-luck = { $way ->
    [up] Luck after it: +{ $n } percentage points.
   *[down] Bad luck after it: −{ $n } percentage points.
}
# $who: name
# $told: text 200
core-review-turning = The turning point, by { $who }: { $told }
# $of: match, round
# $move: text 60
# $chance: number
core-review-best = { $of ->
    [round] “{ $move }” was best: chances { $chance }% in this round.
   *[match] “{ $move }” was best: chances { $chance }%.
}
# $of: match, round
# $move: text 60
# $chance: number
core-review-alike = { $of ->
    [round] “{ $move }” was as good as every other move: chances { $chance }% in this round.
   *[match] “{ $move }” was as good as every other move: chances { $chance }%.
}
# $of: match, round
# $move: text 60
# $chance: number
# $best: text 60
# $other: number
core-review-better = { $of ->
    [round] “{ $move }”: chances { $chance }% in this round. Better: “{ $best }”, { $other }%.
   *[match] “{ $move }”: chances { $chance }%. Better: “{ $best }”, { $other }%.
}
# $off: number
core-review-opinion = That's the strongest computer's opinion, not a proof: give or take { $off } points.
core-review-solved = The search saw this through to the end: it's certain.
# limit: 30
core-review-sign-played = played
# limit: 30
core-review-sign-best = best
# $what: *-review-shares, core-review-sign-*
# $squares: text
core-review-squares = { $what }: { $squares }.
# $percent: number
# $squares: text
core-review-squares-of = { $percent }%: { $squares }
