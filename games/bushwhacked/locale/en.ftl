### Bushwhacked. Above each message: the values it can get, and how long it may become.

## The game

# limit: 32
bushwhacked-name = Bushwhacked
# limit: 100
bushwhacked-tagline = Surround the bases, and ambush whoever stands in the way.
# limit: 120
bushwhacked-goal = Control the most bases: one is yours while your stones are on all four sides of it.
bushwhacked-credit = Kevin Reilly
# limit: 200
bushwhacked-cover = A field of 17 by 17 squares: White's stones on all four sides of a base, Red's on all four sides of another one.
# $bases: number
# $captures: number
bushwhacked-score = { $bases ->
    [one] { $bases } base
   *[other] { $bases } bases
}, { $captures ->
    [one] { $captures } capture
   *[other] { $captures } captures
}
# limit: 200
bushwhacked-late = Who runs out of time is out of the match and comes in last, and that counts.

# limit: 16
bushwhacked-side-white = White
# limit: 16
bushwhacked-side-red = Red
# limit: 16
bushwhacked-side-blue = Blue
# limit: 16
bushwhacked-side-yellow = Yellow

# limit: 45
bushwhacked-option-assist = Cross what can be captured
# limit: 100
bushwhacked-option-assist-on = Yes, for everybody
# limit: 100
bushwhacked-option-assist-off = No, find it yourself
# limit: 45
bushwhacked-option-first = Who begins
# limit: 100
bushwhacked-option-first-random = Drawn at random
# limit: 100
bushwhacked-option-first-white = White

## What is typed

bushwhacked-typed-place = place, put, play
bushwhacked-typed-capture = capture, captures, take, takes
bushwhacked-typed-pass = pass, passes
bushwhacked-typed-trade = trade, swap, exchange
bushwhacked-typed-pay = pay
bushwhacked-typed-done = done, end, stop, finish
bushwhacked-typed-nothing = at, on, for, with

## Buttons and menus

# limit: 34
bushwhacked-label-place = Place anywhere…
# $column: A, K, Q
# limit: 34
bushwhacked-label-place-column = Place in column { $column }…
# $square: square
# limit: 34
bushwhacked-label-place-square = Place at { $square }
# limit: 34
bushwhacked-label-capture = ⚔ Capture…
# $column: A, K, Q
# limit: 34
bushwhacked-label-capture-column = ⚔ Capture in column { $column }…
# $square: square
# limit: 34
bushwhacked-label-capture-square = ⚔ Capture { $square }
# limit: 34
bushwhacked-label-trade = 🔁 Trade…
# $column: A, K, Q
# limit: 34
bushwhacked-label-trade-column = 🔁 Trade in column { $column }…
# $square: square
# limit: 34
bushwhacked-label-trade-square = 🔁 Trade for { $square }…
# limit: 34
bushwhacked-label-pay = Pay with…
# $column: A, K, Q
# limit: 34
bushwhacked-label-pay-column = Pay in column { $column }…
# $square: square
# limit: 34
bushwhacked-label-pay-square = Pay with { $square }
# limit: 34
bushwhacked-label-pass = ⏭ Pass
# limit: 34
bushwhacked-label-done = ✔ Done

# limit: 45
bushwhacked-next-to-own = Place next to your stones…
# $count: 25
# $of: number
# limit: 45
bushwhacked-some-next-to-own = Place next to your stones, { $count } of { $of }…
# limit: 45
bushwhacked-next-to-enemy = Place next to enemy stones…
# $count: 25
# $of: number
# limit: 45
bushwhacked-some-next-to-enemy = Place next to enemy stones, { $count } of { $of }…
# limit: 34
bushwhacked-near = Place near a base…
# $square: square
# $base: square
# limit: 80
bushwhacked-near-north = { $square }, north of the base { $base }
# $square: square
# $base: square
# limit: 80
bushwhacked-near-east = { $square }, east of the base { $base }
# $square: square
# $base: square
# limit: 80
bushwhacked-near-south = { $square }, south of the base { $base }
# $square: square
# $base: square
# limit: 80
bushwhacked-near-west = { $square }, west of the base { $base }

## In the picture

# $n: number
# limit: 12
bushwhacked-drawn-turn = turn { $n }
# $side: text 7
# limit: 34
bushwhacked-drawn-to-move = { $side } to move
# $side: text 7
# limit: 34
bushwhacked-drawn-may-capture = { $side } may capture
# $side: text 7
# $n: 2, 3
# limit: 34
bushwhacked-drawn-up-to = { $side } may place up to { $n }
# $side: text 7
# $n: 1, 2
# limit: 34
bushwhacked-drawn-more = { $side } may place { $n } more
# $side: text 7
# $n: 1..3
# limit: 34
bushwhacked-drawn-trades = { $side } trades: { $n } more to pay
# $sides: text 23
# $count: 1..3
# limit: 36
bushwhacked-drawn-won = { $sides } won
# limit: 20
bushwhacked-drawn-draw = a draw
# limit: 12
bushwhacked-drawn-bases = bases
# limit: 12
bushwhacked-drawn-captures = captures
# limit: 16
bushwhacked-drawn-hand = in hand
# limit: 16
bushwhacked-drawn-gone = gone

## The board in words

# $result: text
bushwhacked-over = { bushwhacked-name } is over. { $result }
# $who: name
# $side: text 7
bushwhacked-to-move = { bushwhacked-name }. { $who } ({ $side }) is to move.
# $who: name
# $side: text 7
# $target: square
# $left: 1..3
bushwhacked-trading = { bushwhacked-name }. { $who } ({ $side }) trades for { $target }. Stones still to pay: { $left }.
# $stones: 1..3
bushwhacked-to-place = Stones to place: { $stones }.
# $squares: squares
bushwhacked-exposed = Can be captured: { $squares }.

# $told: text
bushwhacked-new = New: { $told }
# $side: text 7
bushwhacked-new-pass = { $side } passed.
# $side: text 7
# $squares: squares
bushwhacked-new-stones = { $side } placed { $squares }.
# $side: text 7
# $paid: squares
# $target: square
bushwhacked-new-trade = { $side } traded { $paid } for { $target }.
# $side: text 7
# $paid: squares
bushwhacked-new-payment = { $side } has paid with { $paid }.
# $side: text 7
# $squares: squares
bushwhacked-new-captures = { $side } captured { $squares }.

# $bases: text
bushwhacked-around = Around the bases: { $bases }
# $base: square
# $stones: text 40
bushwhacked-around-base = { $base } { $stones }.
# $side: text 7
# $count: 1..4
bushwhacked-around-side = { $side } { $count }
# $bases: squares
bushwhacked-nobody-around = Bases with nobody around: { $bases }.

# $side: text 7
# $who: name
# $play: number
# $capture: number
bushwhacked-army = { $side } ({ $who }), in hand { $play } play, { $capture } capture.
# $side: text 7
# $who: name
bushwhacked-army-gone = { $side } ({ $who }) has left.
# $squares: squares
bushwhacked-army-stones = Stones: { $squares }.
# $squares: squares
bushwhacked-army-captures = Captures: { $squares }.
# $turn: number
bushwhacked-turn-number = Turn { $turn }.
# $scores: text
bushwhacked-scores = Score: { $scores }
# $side: text 7
# $bases: number
# $captures: number
bushwhacked-score-of = { $side } { bushwhacked-score }.
# $side: text 7
# $bases: squares
bushwhacked-holds = { $side } holds { $bases }.
# $side: text 7
# $n: 1, 2
bushwhacked-passed-in-row = { $n ->
    [1] { $side } passed last turn.
   *[2] { $side } passed twice in a row.
}

## What is told

# $who: name
# $square: square
bushwhacked-places = { $who } places a stone on { $square }.
# $who: name
# $stones: 2, 3
bushwhacked-passes = { $who } passes: up to { $stones } stones next turn.
# $who: name
# $square: square
bushwhacked-trades = { $who } wants to trade for { $square }.
# $who: name
# $square: square
bushwhacked-pays = { $who } pays with { $square }.
# $who: name
# $square: square
# $target: square
# $loser: name
bushwhacked-pays-and-takes = { $who } pays with { $square } and takes { $target } from { $loser }.
# $who: name
# $square: square
# $loser: name
# $stones: squares
bushwhacked-captures = { $who } captures { $square } from { $loser }: surrounded by { $stones }.
# $who: name
# $square: square
# $loser: name
# $stones: squares
bushwhacked-pierces = { $who } captures { $square } from { $loser }: pierced by { $stones }.
# $who: name
bushwhacked-resigns = { $who } resigns.
# $who: name
bushwhacked-out-of-time = { $who } is out of time.

# $who: name
bushwhacked-moment-base = { $who } takes a base
# $who: name
bushwhacked-moment-capture = { $who } captures a stone

## How a match ends

# $who: name
bushwhacked-no-stones = { $who } has no play stones left
# $turns: 200
bushwhacked-all-turns = everybody still in has had { $turns } turns
# $counts: words
bushwhacked-decided-bases = bases { $counts }
# $counts: words
# $bases: 0..9
bushwhacked-decided-captures = captures { $counts } at equal bases, { $bases } each
# $bases: 0..9
# $captures: number
bushwhacked-decided-nothing = equal bases, { $bases } each, and equal captures, { $captures } each

## Why something can't be played

bushwhacked-left-already = You have left this match.
# $who: name
bushwhacked-not-your-turn = It is { $who }'s turn.
bushwhacked-how-to-type = A move is written “place K10”, “capture L11”, “trade K10”, “pay C5”, “pass” or “done”.
# $square: square
bushwhacked-no-such-square = There is no { $square }: the board goes from A1 to Q17.
bushwhacked-passed-twice = You have passed twice in a row: now place a stone or trade.
bushwhacked-not-begun = A turn begins with placing a stone, passing or trading.
# $left: 1..3
bushwhacked-owing = A trade can't be taken back: pay with your capture stones, { $left } more.
bushwhacked-has-passed = You have passed: now capture, or end the turn with “done”.
bushwhacked-has-traded = You have traded: now capture, or end the turn with “done”.
bushwhacked-has-placed = You have placed a stone, so this turn has neither a pass nor a trade.
bushwhacked-no-stone-with-trade = No stone is placed in the turn of a trade.
bushwhacked-no-stone-with-pass = You have passed, so no stone is placed in this turn.
bushwhacked-no-stone-after-capture = After the first capture of a turn no more stones are placed.
bushwhacked-no-play-stones = You have no play stones left in hand.
bushwhacked-all-placed = You have placed all the stones of this turn: now “capture K10”, or “done”.
# $square: square
bushwhacked-base-taken = { $square } is a base: nobody plays there.
# $square: square
bushwhacked-own-taken = { $square } is taken by a stone of yours.
# $square: square
# $who: name
bushwhacked-other-taken = { $square } is taken by { $who }.
# $price: 3
# $count: 0..2
bushwhacked-trade-too-dear = A trade costs { $price } of your capture stones, and you have { $count } on the board.
# $square: square
bushwhacked-nothing-to-trade = No capture stone of an opponent is on { $square }.
bushwhacked-nothing-owed = There is nothing to pay: a trade begins with “trade K10”.
# $square: square
bushwhacked-paid-already = You have paid with { $square } already.
# $square: square
bushwhacked-nothing-to-pay = You pay with capture stones of your own, and none is on { $square }.
# $square: square
bushwhacked-base-stays = { $square } is a base, and bases are never captured.
# $square: square
bushwhacked-no-stone-there = There is no stone on { $square }.
# $square: square
bushwhacked-your-stone = The stone on { $square } is yours.
# $square: square
bushwhacked-capture-stone-stays = { $square } holds a capture stone: only a trade changes its owner.
bushwhacked-no-capture-stones = You have no capture stones left in hand.
# $square: square
bushwhacked-not-exposed = { $square } is neither surrounded on three sides nor pierced.
bushwhacked-capture-later = Captures come after placing a stone, passing or trading.

## Warnings

# $squares: squares
# limit: 300
bushwhacked-warn-capturable = You can still capture { $squares }.
# $left: 1..3
# limit: 300
bushwhacked-warn-more = You may place { $left } more this turn, but not after this.
# limit: 300
bushwhacked-warn-last-stone = This is your last play stone: the match ends with this turn, and as things stand you are not ahead.
# $squares: squares
# $count: 1..4
# limit: 300
bushwhacked-warn-spoilt = A stone there spoils your arrow: { $count ->
    [1] { $squares } stays safe.
   *[other] { $squares } stay safe.
}

## Tips

# $left: 1..3
bushwhacked-tip-pay = Pay with your capture stones, { $left } more: they return to your hand.
bushwhacked-tip-capture-now = The crossed stones can be captured now; “done” ends your turn.
bushwhacked-tip-another = You may place another stone; “done” ends your turn.
bushwhacked-tip-may-capture = You may capture; “done” ends your turn.
bushwhacked-tip-place-or-pass-first = First place a stone or pass, then you can capture what is crossed.
bushwhacked-tip-place-first = First place a stone, then you can capture what is crossed.
bushwhacked-tip-goal = Goal: your stones on all four sides of a base make it yours, and most bases win. Begin beside a base.
bushwhacked-tip-trade = Instead of placing a stone you may trade three of your captures for one.
bushwhacked-tip-captured = A stone can be captured when three of an opponent's are next to it, or when an arrow of three, empty inside, points at it. You can do that too.
bushwhacked-tip-place-or-pass = Place a stone, or pass: then you may place one more in your next turn.
# $n: 1..3
bushwhacked-tip-place = Two passes in a row are the most: now place stones, up to { $n }.

## Why a computer would play this

# $square: square
# limit: 200
bushwhacked-why-capture = It puts a capture stone of yours on { $square }: only a trade takes it away.
# limit: 200
bushwhacked-why-pass = It saves a stone: next turn you may place one more.
# $squares: squares
# limit: 200
bushwhacked-why-exposes = Then you can capture { $squares } at once.
# $base: square
# limit: 200
bushwhacked-why-base = It is one of the four squares around the base on { $base }.
# $who: name
# limit: 200
bushwhacked-why-guards = From there { $who } could capture a stone of yours.
# $bases: squares
# $n: number
# limit: 200
bushwhacked-why-wins-base = It wins the { $n ->
    [one] base
   *[other] bases
} on { $bases } in this turn.
# $bases: squares
# $n: number
# $stones: squares
# limit: 250
bushwhacked-why-burst-base = Stones on { $stones } win the { $n ->
    [one] base
   *[other] bases
} on { $bases } in this turn.
# Several stones in one turn.
# $stones: squares
# $squares: squares
# limit: 250
bushwhacked-why-burst = With stones on { $stones } you can capture { $squares } in this turn.
# As things stand, before the move, these could fall.
# $squares: squares
# limit: 250
bushwhacked-why-safe = In your opponent's next turn you could lose { $squares }; after this move, nothing of yours can be captured.

## Puzzles

# $turns: 1
bushwhacked-puzzle-capture = { $turns ->
    [one] Capture as many stones as you can in this turn.
   *[other] Capture as many stones as you can within { $turns } turns.
} How do you begin?
bushwhacked-puzzle-capture-hint = A stone that you capture becomes a stone of yours, and counts at once as a side of its neighbours. Look for a square that starts such a chain, or that completes two shapes at a time.
bushwhacked-puzzle-capture-why = With no other beginning can you capture as many stones in this turn: all of them were tried, with every capture that follows.
bushwhacked-puzzle-capture-wrong = Begin like that, and you can't capture as many stones in this turn.
# $turns: 1
bushwhacked-puzzle-base = { $turns ->
    [one] Take one more base in this turn.
   *[other] Take one more base within { $turns } turns.
} How do you begin?
bushwhacked-puzzle-base-hint = A base is yours with your stones on all four sides, and captured stones count too. Which base lacks least?
bushwhacked-puzzle-base-why = So your stones stand on all four sides of the base at the end of this turn, and it is still yours after any answer. No other beginning does it.
bushwhacked-puzzle-base-wrong = Begin like that, and no further base is yours at the end of this turn.

## Lesson

# limit: 300
bushwhacked-lesson-surround = You are White. In a turn you place one stone on an empty square. An enemy stone with yours on three of its four sides is surrounded. Two of yours stand beside Red's K10, and below it is Red's K9: place the third above it, on K11.
# limit: 300
bushwhacked-lesson-surround-other = That does not surround K10. Only one of its sides is still free: place your stone on K11.
# limit: 300
bushwhacked-lesson-surrounded = Now K10 is surrounded, and your turn goes on: next you capture it.
# limit: 300
bushwhacked-lesson-capture = When you have placed your stone, you may capture whatever is surrounded, as much as you like. You need not, but by next turn it may have been helped. Capture K10.
# limit: 300
bushwhacked-lesson-capture-done = Then K10 stays, and Red can help it. Capture it first.
# limit: 300
bushwhacked-lesson-captured = K10 is now a capture stone of yours: nobody can capture it, and it counts at the end. It helps to surround in this turn alone, so that one capture can lead to the next. Red's stone is back in Red's hand.
# limit: 300
bushwhacked-lesson-pierce = An arrow captures, too: its head next to the victim, behind the head an empty square, and a wing on either side of that square. Your wings on E8 and G8 point at F10. Place the head, on F9.
# limit: 300
bushwhacked-lesson-pierce-other = That makes no arrow at F10. The head belongs between F10 and the empty F8: on F9.
# limit: 300
bushwhacked-lesson-pierced = F9, E8 and G8 have pierced F10, and it is captured. The inside, F8, must be empty: any stone there breaks the arrow. All three of its stones must be play stones, not capture stones.
# limit: 300
bushwhacked-lesson-burst = One stone at a time lets Red answer. Pass instead: for every pass in a row you may place one stone more in your next turn, two after one pass, three after two. There is no third pass in a row. Pass.
# limit: 300
bushwhacked-lesson-burst-other = Red sees that coming and answers. Pass, and next turn place two at once.
# limit: 300
bushwhacked-lesson-passed = Now you may place two stones at once: K11 and L12 would surround K12 before Red can help it. What you don't place in that turn is lost.
# limit: 300
bushwhacked-lesson-base = The black squares are bases. A base is yours while your stones, of either kind, are on all four squares next to it. Three are around I9: place the fourth, on I10.
# limit: 300
bushwhacked-lesson-base-other = I9 still lacks a stone on I10.
# limit: 300
bushwhacked-lesson-controlled = I9 is yours for as long as all four stay. When somebody has none of the 30 play stones left in hand the match is over: most bases win, and at equal bases most capture stones.
# limit: 300
bushwhacked-lesson-trade = The base D9 is Red's, and D8 beside it is a capture stone, which nobody can capture. But with three capture stones of your own on the board you can trade them for it, instead of placing a stone. Trade for D8.
# limit: 300
bushwhacked-lesson-trade-other = That does nothing about D8. Trade for it: you have the three capture stones that it costs.
# limit: 300
bushwhacked-lesson-traded = You paid with K10, K8 and K6, which are back in your hand. D8 is yours, and Red has lost the base. Only a trade takes a capture stone, one in a turn, and in that turn the new one helps to surround.
