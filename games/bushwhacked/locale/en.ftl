### Bushwhacked. Above each message: the values it can get, and how long it may become.

## The game

# limit: 32
bushwhacked-name = Bushwhacked
# limit: 100
bushwhacked-tagline = Surround the bases, and ambush whoever stands in the way.
# limit: 120
bushwhacked-goal = Hold the most bases: a base is yours while your stones are on all four sides of it.
bushwhacked-credit = Kevin Reilly
# limit: 200
bushwhacked-cover = A field of 17 by 17 squares: White's stones on all four sides of a base, Red's on all four sides of another one.
# $bases: number
# $captures: number
bushwhacked-score = { $bases ->
    [one] { $bases } base
   *[other] { $bases } bases
}, { $captures ->
    [one] { $captures } capture stone
   *[other] { $captures } capture stones
}
# limit: 200
bushwhacked-late = Run out of time and you're out of the match, behind everybody who is still in it; the result counts.

# limit: 16
bushwhacked-side-white = White
# limit: 16
bushwhacked-side-red = Red
# limit: 16
bushwhacked-side-blue = Blue
# limit: 16
bushwhacked-side-yellow = Yellow

# limit: 45
bushwhacked-option-assist = Mark what can be captured
# limit: 100
bushwhacked-option-assist-on = Yes, for everybody
# limit: 100
bushwhacked-option-assist-off = No, find it yourself
# limit: 45
bushwhacked-option-first = Who goes first
# limit: 100
bushwhacked-option-first-random = Random
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
bushwhacked-label-capture-column = ⚔ Capture, column { $column }…
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
bushwhacked-next-to-stones = Place next to a stone…
# $count: 25
# $of: number
# limit: 45
bushwhacked-some-next-to-stones = Place next to a stone, { $count } of { $of }…
# limit: 45
bushwhacked-near-rows = Place north or south of a base…
# limit: 45
bushwhacked-near-columns = Place east or west of a base…
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
# $side: bushwhacked-side-*
# limit: 34
bushwhacked-drawn-to-move = { $side } to move
# $side: bushwhacked-side-*
# limit: 34
bushwhacked-drawn-may-capture = { $side } may capture
# $side: bushwhacked-side-*
# $n: 2, 3
# limit: 34
bushwhacked-drawn-up-to = { $side } may place up to { $n }
# $side: bushwhacked-side-*
# $n: 1, 2
# limit: 34
bushwhacked-drawn-more = { $side } may place { $n } more
# $side: bushwhacked-side-*
# $n: 1..3
# limit: 34
bushwhacked-drawn-trades = { $side } trades: { $n } more to pay
# $sides: bushwhacked-side-*
# $count: 1..3
# limit: 36
bushwhacked-drawn-won = { $count ->
    [one] { $sides } wins
   *[other] a draw: { $sides }
}
# limit: 20
bushwhacked-drawn-draw = a draw
# limit: 12
bushwhacked-drawn-bases = bases
# limit: 12
bushwhacked-drawn-captures = captures
# limit: 16
bushwhacked-drawn-hand = in hand
# limit: 16
bushwhacked-drawn-gone = out

## The board in words

# $result: text
bushwhacked-over = { bushwhacked-name } is over. { $result }
# $reader: you, other
# $who: name
# $side: bushwhacked-side-*
bushwhacked-to-move = { $reader ->
    [you] { bushwhacked-name }. Your turn ({ $side }).
   *[other] { bushwhacked-name }. { $who } ({ $side }) to move.
}
# $reader: you, other
# $who: name
# $side: bushwhacked-side-*
# $target: square
# $left: 1..3
bushwhacked-trading = { $reader ->
    [you] { bushwhacked-name }. You ({ $side }) trade for { $target }. Stones still to pay: { $left }.
   *[other] { bushwhacked-name }. { $who } ({ $side }) trades for { $target }. Stones still to pay: { $left }.
}
# $stones: 1..3
bushwhacked-to-place = Stones to place: { $stones }.
# $squares: squares
bushwhacked-exposed = Can be captured: { $squares }.

# $told: text
bushwhacked-new = New: { $told }
# $side: bushwhacked-side-*
bushwhacked-new-pass = { $side } passed.
# $side: bushwhacked-side-*
# $squares: squares
bushwhacked-new-stones = { $side } placed { $squares }.
# $side: bushwhacked-side-*
# $paid: squares
# $target: square
bushwhacked-new-trade = { $side } traded { $paid } for { $target }.
# $side: bushwhacked-side-*
# $paid: squares
bushwhacked-new-payment = { $side } has paid with { $paid }.
# $side: bushwhacked-side-*
# $squares: squares
bushwhacked-new-captures = { $side } captured { $squares }.

# $bases: text
bushwhacked-around = Around the bases: { $bases }
# $base: square
# $stones: bushwhacked-around-side
bushwhacked-around-base = { $base } { $stones }.
# $side: bushwhacked-side-*
# $count: 1..4
bushwhacked-around-side = { $side } { $count }
# $bases: squares
bushwhacked-nobody-around = Bases with no stones around them: { $bases }.

# $side: bushwhacked-side-*
# $reader: you, other
# $who: name
# $play: number
# $capture: number
bushwhacked-army = { $side } ({ $reader ->
    [you] you
   *[other] { $who }
}), in hand: { $play } play, { $capture } capture stones.
# $side: bushwhacked-side-*
# $reader: you, other
# $who: name
bushwhacked-army-gone = { $reader ->
    [you] You ({ $side }) are out.
   *[other] { $side } ({ $who }) is out.
}
# $side: bushwhacked-side-*
# $squares: squares
bushwhacked-army-stones = { $side }'s stones: { $squares }.
# $side: bushwhacked-side-*
# $squares: squares
bushwhacked-army-captures = { $side }'s captures: { $squares }.
# $turn: number
bushwhacked-turn-number = Turn { $turn }.
# $scores: text
bushwhacked-scores = Score: { $scores }
# $side: bushwhacked-side-*
# $bases: number
# $captures: number
bushwhacked-score-of = { $side } { bushwhacked-score }.
# $side: bushwhacked-side-*
# $bases: squares
bushwhacked-holds = { $side } holds { $bases }.
# $side: bushwhacked-side-*
# $n: 1, 2
bushwhacked-passed-in-row = { $n ->
    [1] { $side } passed last turn.
   *[2] { $side } passed twice in a row.
}
# $side: bushwhacked-side-*
# $n: 1, 2
# $stones: 2, 3
bushwhacked-passed-and-next = { $n ->
    [1] { $side } passed last turn
   *[2] { $side } passed twice in a row
}: up to { $stones } stones next turn.

## What is said of a place in the picture

# $square: square
# $mark: none, new, spent
# limit: 120
bushwhacked-spot-empty = { $square }, empty{ $mark ->
    [spent] , paid for a trade
   *[none] {""}
}
# $square: square
# $side: white, red, blue, yellow
# $kind: play, capture
# $mark: none, target, paid, payable, capturable, new, decides
# limit: 120
bushwhacked-spot-stone = { $square }, { $side ->
    [white] White
    [red] Red
    [blue] Blue
   *[yellow] Yellow
} { $kind ->
    [capture] capture stone
   *[play] stone
}{ $mark ->
    [target] , being traded for
    [paid] , already paid
    [payable] , can pay for the trade
    [capturable] , can be captured
    [new] , new
    [decides] , decides the match
   *[none] {""}
}
# $square: square
# limit: 120
bushwhacked-spot-base = { $square }, base, no stones around it
# $square: square
# $stones: bushwhacked-around-side
# limit: 120
bushwhacked-spot-besieged = { $square }, base, stones around it: { $stones }
# $square: square
# $side: white, red, blue, yellow
# limit: 120
bushwhacked-spot-held = { $square }, base held by { $side ->
    [white] White
    [red] Red
    [blue] Blue
   *[yellow] Yellow
}
# $side: bushwhacked-side-*
# $bases: number
# $captures: number
# $play: number
# $capture: number
# limit: 120
bushwhacked-spot-player = { $side }: { bushwhacked-score }, in hand: { $play } play, { $capture } capture stones
# $side: bushwhacked-side-*
# limit: 120
bushwhacked-spot-gone = { $side } is out

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
bushwhacked-pierces = { $who } captures { $square } from { $loser }: an arrow of { $stones } points at it.
# $who: name
bushwhacked-resigns = { $who } resigns.
# $who: name
bushwhacked-out-of-time = { $who } ran out of time.

# $who: name
bushwhacked-moment-base = { $who } takes a base
# $who: name
bushwhacked-moment-capture = { $who } captures a stone

## How a match ends

# $who: name
bushwhacked-no-stones = { $who } has no play stones left
# $turns: 200
bushwhacked-all-turns = everybody still playing has had { $turns } turns
# $counts: words
bushwhacked-decided-bases = bases { $counts }
# $counts: words
# $bases: 0..9
bushwhacked-decided-captures = bases tied at { $bases }, capture stones { $counts }
# $bases: 0..9
# $captures: number
bushwhacked-decided-nothing = bases tied at { $bases }, capture stones tied at { $captures }

## What the hand is asked

# limit: 80
bushwhacked-asks-place = Where does your stone go?
# $n: 2, 3
# limit: 80
bushwhacked-asks-several = Where does your stone go? You may place up to { $n } this turn.
# $n: 1, 2
# limit: 80
bushwhacked-asks-more = Another stone? You may place { $n } more.
# $left: 1..3
# limit: 80
bushwhacked-asks-pay = Which capture stone do you pay with? { $left } to go.
# limit: 80
bushwhacked-asks-capture = Do you capture a stone, or are you done?
# $square: square
# limit: 60
bushwhacked-plays-place = Place a stone on { $square }

## Why something can't be played

bushwhacked-left-already = You've left this match.
bushwhacked-how-to-type = Moves look like “place K10”, “capture L11”, “trade K10”, “pay C5”, “pass” or “done”.
# $square: square
bushwhacked-no-such-square = There's no { $square }: the board goes from A1 to Q17.
bushwhacked-passed-twice = You can't pass three times in a row: place a stone or trade.
bushwhacked-not-begun = Start your turn by placing a stone, passing or trading.
# $left: 1..3
bushwhacked-owing = You can't take back a trade: pay with your capture stones, { $left } more.
bushwhacked-has-passed = You've passed: now capture, or end the turn with “done”.
bushwhacked-has-traded = You've traded: now capture, or end the turn with “done”.
bushwhacked-has-placed = You've placed a stone, so you can't pass or trade this turn.
bushwhacked-no-stone-with-trade = You've traded, so you can't place a stone this turn.
bushwhacked-no-stone-with-pass = You've passed, so you can't place a stone this turn.
bushwhacked-no-stone-after-capture = You can't place any more stones once you've captured this turn.
bushwhacked-no-play-stones = You have no play stones left in hand.
bushwhacked-all-placed = You've placed all your stones for this turn: now “capture K10”, or “done”.
# $square: square
bushwhacked-base-taken = { $square } is a base: nobody plays there.
# $square: square
bushwhacked-own-taken = Your own stone is on { $square }.
# $square: square
# $who: name
bushwhacked-other-taken = { $who } has a stone on { $square }.
# $price: 3
# $count: 0..2
bushwhacked-trade-too-dear = A trade costs { $price } of your capture stones, and you only have { $count } on the board.
# $square: square
bushwhacked-nothing-to-trade = No opponent has a capture stone on { $square }.
bushwhacked-nothing-owed = There's nothing to pay: start a trade with “trade K10”.
# $square: square
bushwhacked-paid-already = You've already paid with { $square }.
# $square: square
bushwhacked-nothing-to-pay = You pay with your own capture stones, and { $square } has none.
# $square: square
bushwhacked-base-stays = { $square } is a base, and bases are never captured.
# $square: square
bushwhacked-no-stone-there = There's no stone on { $square }.
# $square: square
bushwhacked-your-stone = The stone on { $square } is yours.
# $square: square
bushwhacked-capture-stone-stays = The stone on { $square } is a capture stone: only a trade can take it.
bushwhacked-no-capture-stones = You have no capture stones left in hand.
# $square: square
bushwhacked-not-exposed = You can't capture { $square }: it isn't surrounded on three sides, and no arrow points at it.
bushwhacked-capture-later = First place a stone, pass or trade; then you can capture.

## Warnings

# $squares: squares
# limit: 300
bushwhacked-warn-capturable = You can still capture { $squares }.
# $left: 1..3
# limit: 300
bushwhacked-warn-more = You may place { $left } more this turn, but not after this.
# limit: 300
bushwhacked-warn-last-stone = This is your last play stone: the match ends with this turn, and right now you aren't ahead.
# $squares: squares
# $count: 1..4
# limit: 300
bushwhacked-warn-spoilt = A stone there spoils your arrow: { $count ->
    [1] { $squares } stays safe.
   *[other] { $squares } stay safe.
}

## Tips

# $left: 1..3
bushwhacked-tip-pay = Pay with your capture stones ({ $left } to go): they return to your hand.
bushwhacked-tip-capture-now = You can capture the crossed stones now; “done” ends your turn.
bushwhacked-tip-another = You may place another stone; “done” ends your turn.
bushwhacked-tip-may-capture = You may capture; “done” ends your turn.
bushwhacked-tip-place-or-pass-first = First place a stone or pass, then you can capture the crossed stones.
bushwhacked-tip-place-first = First place a stone, then you can capture the crossed stones.
bushwhacked-tip-goal = Goal: put your stones on all four sides of a base and it's yours. Most bases wins. Start next to a base.
bushwhacked-tip-trade = Instead of placing a stone, you may trade three of your capture stones for one of theirs.
bushwhacked-tip-captured = A stone can be captured when three stones of one enemy are next to it, or when an arrow of three stones (empty in the middle) points at it. You can do that too.
bushwhacked-tip-place-or-pass = Place a stone, or pass: then you may place one more next turn.
# $n: 1..3
bushwhacked-tip-place = You can't pass three times in a row: now place { $n ->
    [one] a stone
   *[other] up to { $n } stones
}.

## Why a computer would play this

# $who: name
# $mine: number
# $theirs: number
# limit: 200
bushwhacked-why-capture = If bases are tied, most capture stones win: that makes { $mine } of yours on the board, against { $theirs } of { $who }'s.
# $n: 1..3
# limit: 200
bushwhacked-why-pass = { $n ->
    [1] You keep your last stone: the match ends once it's placed.
   *[other] You save a stone: next turn you may place { $n } at once, and complete a shape before anyone can answer.
}
# Nothing more is placed.
# $hand: number
# limit: 200
bushwhacked-why-done = You needn't place more: I see no square worth one of your { $hand } play stones now, and the match ends when somebody runs out.
# Captures are not marked at this table.
# $n: 1..3
# limit: 200
bushwhacked-why-find = { $n ->
    [1] It completes a shape: look for what you can capture now.
   *[other] It's the first of { $n } stones that complete a shape this turn: look for what they capture.
}
# $squares: squares
# $n: number
# $how: surrounded, pierced, both
# limit: 250
bushwhacked-why-exposes = It lets you capture { $squares } right away: { $how ->
    [surrounded] your stones are then on three sides of { $n ->
        [one] it.
       *[other] each.
    }
    [pierced] your arrow is complete, with its head next to { $n ->
        [one] it
       *[other] them
    } and an empty square between its wings.
   *[both] several shapes are complete at once.
}
# Nobody else has a stone there.
# $base: square
# $mine: 1..3
# limit: 200
bushwhacked-why-base = { $mine ->
    [1] It's the first of the four stones you need around the base on { $base }.
   *[other] With it, you have { $mine } of the four stones you need around the base on { $base }.
}
# $who: name
# $squares: squares
# limit: 200
bushwhacked-why-guards = It takes this square from { $who }, who could capture { $squares } from there.
# $bases: squares
# $n: number
# limit: 200
bushwhacked-why-wins-base = It takes the { $n ->
    [one] base
   *[other] bases
} on { $bases } this turn.
# $bases: squares
# $n: number
# $stones: squares
# limit: 250
bushwhacked-why-burst-base = Stones on { $stones } take the { $n ->
    [one] base
   *[other] bases
} on { $bases } this turn.
# Several stones in one turn.
# $stones: squares
# $squares: squares
# $how: surrounded, pierced, both
# limit: 300
bushwhacked-why-burst = With stones on { $stones } you can capture { $squares } this turn: { $how ->
    [surrounded] three sides are then yours
    [pierced] your arrow is then complete
   *[both] several shapes are then complete
}, and nobody can answer in between.
# As things stand, before the move, these could fall.
# $squares: squares
# limit: 250
bushwhacked-why-safe = Your opponent could capture { $squares } next turn; after this move, nothing of yours can be captured.
# $squares: squares
# limit: 200
bushwhacked-why-chain = It lets you capture { $squares } next: a stone captured this turn helps to surround others.
# $square: square
# $bases: squares
# limit: 200
bushwhacked-why-capture-base = Your capture stone on { $square } is next to a base ({ $bases }), and only a trade can take it away.
# A pass.
# $stones: squares
# $squares: squares
# limit: 200
bushwhacked-why-saves = Next turn, stones on { $stones } together would capture { $squares }, unless it's prevented: so save a stone now.
# $stones: squares
# $bases: squares
# limit: 200
bushwhacked-why-saves-base = Next turn, stones on { $stones } together would make { $bases } yours, unless it's prevented: so save a stone now.
# $n: 2, 3
# limit: 200
bushwhacked-why-waits = Nothing of yours can be captured next turn, so you can wait: then you may place { $n } stones at once, and complete a shape before anyone can answer.
# $squares: squares
# $n: 1..4
# limit: 200
bushwhacked-why-threatens = { $n ->
    [1] Next turn you could capture { $squares } with one more stone.
   *[other] It makes several threats at once: next turn, one more stone each would capture { $squares }.
}
# Others have stones there, too.
# $base: square
# $theirs: 1..3
# limit: 200
bushwhacked-why-bars = It keeps others from the base on { $base }: they need all four squares around it, and have { $theirs }.
# $who: name
# $bases: squares
# limit: 200
bushwhacked-why-breaks = Without that stone, { $who } no longer holds { $bases }.
# $square: square
# limit: 200
bushwhacked-why-pay = { $square } isn't next to any base, so you'll hardly miss it.

## Puzzles

# $turns: 1
bushwhacked-puzzle-capture = { $turns ->
    [one] Capture as many stones as you can this turn.
   *[other] Capture as many stones as you can within { $turns } turns.
} What is your first move?
bushwhacked-puzzle-capture-hint = A stone you capture becomes yours, and counts at once as a side of its neighbours. Look for a square that starts such a chain, or completes two shapes at a time.
bushwhacked-puzzle-capture-why = No other first move lets you capture as many stones this turn: all were tried, with every capture that follows.
bushwhacked-puzzle-capture-wrong = Start like that, and you can't capture as many stones this turn.
# $turns: 1
bushwhacked-puzzle-base = { $turns ->
    [one] Take one more base this turn.
   *[other] Take one more base within { $turns } turns.
} What is your first move?
bushwhacked-puzzle-base-hint = A base is yours with your stones on all four sides, and captured stones count too. Which base lacks the fewest?
bushwhacked-puzzle-base-why = At the end of this turn your stones are on all four sides of the base, and it's still yours after any answer. No other first move does it.
bushwhacked-puzzle-base-wrong = Start like that, and you don't have another base at the end of this turn.

## Lesson

# limit: 300
bushwhacked-lesson-surround = You are White. Most bases, the black squares, wins; but first learn to capture. Each turn you place one stone. With yours on three of its four sides, an enemy stone is surrounded. Two of yours are next to Red's K10, and Red's K9 is below it: place the third above it, on K11.
# limit: 300
bushwhacked-lesson-surround-other = That doesn't surround K10. Only one of its sides is still free: place your stone on K11.
# limit: 300
bushwhacked-lesson-surrounded = Now K10 is surrounded, and it's still your turn: capture it next.
# limit: 300
bushwhacked-lesson-capture = After placing your stone, you may capture as many surrounded stones as you like. You don't have to, but by next turn Red may have rescued them. Capture K10.
# limit: 300
bushwhacked-lesson-capture-done = Then K10 stays, and Red can rescue it. Capture it first.
# limit: 300
bushwhacked-lesson-captured = K10 is now your capture stone: nobody can capture it, and it counts at the end. It helps to surround only during this turn, so one capture can lead to the next. Red's stone is back in Red's hand.
# limit: 300
bushwhacked-lesson-pierce = An arrow captures, too: its head next to the victim, an empty square behind the head, and a wing on either side of that square. Your wings on E8 and G8 point at F10. Place the head, on F9.
# limit: 300
bushwhacked-lesson-pierce-other = That makes no arrow. The head goes between F10 and the empty F8: on F9.
# limit: 300
bushwhacked-lesson-pierced = F9, E8 and G8 are an arrow that points at F10, and it's captured. The middle, F8, must be empty: any stone there breaks the arrow. All three stones must be play stones, not capture stones.
# limit: 300
bushwhacked-lesson-burst = Place one stone at a time, and Red has time to answer. So pass instead: each pass in a row lets you place one stone more next turn, two after one pass, three after two. You can't pass three times in a row. Pass.
# limit: 300
bushwhacked-lesson-burst-other = Red sees that coming and answers. Pass, and place two at once next turn.
# limit: 300
bushwhacked-lesson-passed = Now you may place two stones at once: K11 and L12 would surround K12 before Red can rescue it. Use both this turn: you can't save one for later.
# limit: 300
bushwhacked-lesson-base = The black squares are bases. A base is yours while your stones, of either kind, are on all four squares next to it. Three are around I9: place the fourth, on I10.
# limit: 300
bushwhacked-lesson-base-other = I9 still lacks a stone on I10.
# limit: 300
bushwhacked-lesson-controlled = I9 is yours for as long as all four stay. The match ends when somebody has placed the last of their 30 play stones. Most bases wins; if bases are tied, most capture stones.
# limit: 300
bushwhacked-lesson-trade = The base D9 is Red's, and D8 next to it is a capture stone, which nobody can capture. But you have three capture stones on the board: instead of placing a stone, you can trade them for it. Trade for D8.
# limit: 300
bushwhacked-lesson-trade-other = That does nothing about D8. Trade for it: you have the three capture stones it costs.
# limit: 300
bushwhacked-lesson-traded = You paid with K10, K8 and K6, which are back in your hand. D8 is yours, and Red has lost the base. Only a trade takes a capture stone. You get one trade a turn, and that turn the new stone helps to surround.

## Achievements

# limit: 20
bushwhacked-feat-dominoes = Triple Trap
# limit: 100
bushwhacked-feat-dominoes-about = Win after capturing three stones in one turn.
# limit: 20
bushwhacked-feat-landlord = Landlord
# limit: 100
bushwhacked-feat-landlord-about = Win with two bases or more.
