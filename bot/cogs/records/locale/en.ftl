bot-record-too-large = That file is too large: a record has a megabyte at most.
bot-record-no-text = That file isn't text, so it's no record.
bot-record-none-here = No match has been finished in this channel; `/{ -command-history }` lists yours.
bot-record-no-match = I can't find that match in this server, or you can't see its channel.
bot-record-running = That match is still running; come back when it's over.
bot-record-unfinished = No match has been finished at that table.
bot-record-old-rules = That match was played by older rules; I can't show it any more.
bot-record-gone = The record is gone; send it again: `/{ -command-replay } { -option-file }:`
# What is wrong there is known in English alone: the command line tells it.
# $where: name
bot-record-damaged = I can't show that record: something is wrong at `{ $where }`.
bot-record-nobody-there = Nobody sat there.
bot-record = Here's the record of the match. `/{ -command-replay } { -option-file }:` plays it back.
# $seal: name
bot-record-sealed = Its deal was sealed before the first move; here is the code: `{ $seal }`
bot-replay-begins = The match begins.
# $n: number
# $last: number
bot-replay-step = Step { $n } of { $last }
# limit: 80
bot-replay-animate = Animate
# limit: 80
bot-replay-record = Record
# limit: 150
bot-replay-jump = Jump to a key moment
# limit: 150
bot-replay-view = Whose view

# $game: game
bot-review-title = Review: { $game }
bot-review-nothing-cost = No costly mistakes.
bot-review-misses = **Other costly choices**
# $luck: yes, no
# $rough: yes, no
bot-review-meaning = Accuracy: how close each choice came to the best one, on average, judged only by what that player could know at the time.{ $luck ->
    [yes] {" "}Luck: what cards, deals and finds brought beyond what could be expected.
   *[no] {""}
}{ $rough ->
    [yes] {" "}What I only saw later: how far off my estimate was.
   *[no] {""}
}
bot-review-stood-in = Moves that a computer made for somebody absent are left out.
# $who: name
# $n: number
# $told: text
bot-review-named = { $who }, choice { $n }: { $told }
# $who: name
# $n: number
# $count: number
bot-review-choice = { $who }: choice { $n } of { $count }
# $who: name
# $move: text 80
bot-review-played = What { $who } saw before playing “{ $move }”.
# $percent: number
bot-review-worth = Worth { $percent }% of the best choice
# $who: name
# $n: number
# $move: text 80
# $percent: number
bot-review-listed = { $who }, { $n }: { $move } ({ $percent }%)
# limit: 80
bot-review-button-turning = Turning point
# limit: 80
bot-review-button-overview = Overview
# limit: 150
bot-review-jump = Jump to the costliest choices
# limit: 150
bot-review-whose = Whose choices
bot-review-later = I'm busy with other reviews; please try again in a few minutes.
