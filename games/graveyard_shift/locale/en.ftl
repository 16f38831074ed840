### Graveyard Shift. Words that mean one thing throughout: pawn, part (of a body), stack, cart, gate or
### gate (a corner), grave, mausoleum, master, round.
### Keys: parts are brain, heart, chest, legs; ways are N, E, S, W; sides are white, red.

## What it says about itself

graveyard-shift-name = Graveyard Shift
# limit: 100
graveyard-shift-tagline = Cart body parts to the gates before the other assistant does.
# limit: 120
graveyard-shift-goal = Be the first to cart a brain, a heart, a chest and a pair of legs to the gates.
graveyard-shift-credit = Isaiah Tanenbaum, 2011 (CC BY-SA 2.5)
# $n: 0..3
graveyard-shift-score = rounds won: { $n }
# limit: 34
graveyard-shift-side-white = White
# limit: 34
graveyard-shift-side-red = Red
# limit: 45
graveyard-shift-option-rounds = Rounds
# limit: 100
graveyard-shift-option-rounds-3 = Three rounds: first to win two
# limit: 100
graveyard-shift-option-rounds-1 = A single round
# limit: 300
graveyard-shift-cover = A graveyard of 16 squares with gates in its corners, body parts on the graves, and two assistants with their carts.

## Parts

# A part in a list after a colon.
# $kind: brain, heart, chest, legs
graveyard-shift-part = { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
}
# Parts of one kind, in a list after a colon.
# $kind: brain, heart, chest, legs
# $n: number
graveyard-shift-parts = { $n ->
    [one] { graveyard-shift-part }
   *[other] { $kind ->
        [brain] { $n } brains
        [heart] { $n } hearts
        [chest] { $n } chests
       *[legs] { $n } pairs of legs
    }
}
graveyard-shift-nothing = nothing

## What a move tells

# $who: name
# $square: square
graveyard-shift-enters = { $who } enters at { $square }.
# $who: name
# $way: N, E, S, W
# $square: square
graveyard-shift-walks = { $who } walks { $way ->
    [N] north
    [E] east
    [S] south
   *[W] west
} to { $square }.
# $who: name
# $kind: brain, heart, chest, legs
# $way: N, E, S, W
# $square: square
graveyard-shift-carts-part = { $who } carts the { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
} { $way ->
    [N] north
    [E] east
    [S] south
   *[W] west
} to { $square }.
# $who: name
# $way: N, E, S, W
# $square: square
# $parts: text
graveyard-shift-carts-stack = { $who } carts a stack { $way ->
    [N] north
    [E] east
    [S] south
   *[W] west
} to { $square }: { $parts }.
# $who: name
# $way: N, E, S, W
# $drops: text
# $square: square
# $parts: text
graveyard-shift-carts-losing = { $who } carts a stack { $way ->
    [N] north
    [E] east
    [S] south
   *[W] west
}, drops { $drops } and ends on { $square } with { $parts }.
# In the list of what a stack drops.
# $kind: brain, heart, chest, legs
# $square: square
graveyard-shift-dropped = the { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
} on { $square }
# In the list of what a cart has left.
# $kind: brain, heart, chest, legs
graveyard-shift-kept = the { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
}
# $who: name
# $other: name
graveyard-shift-attacks = { $who } gets the drop on { $other } and takes another turn!
# $who: name
# $parts: text
# $other: name
graveyard-shift-delivers-nothing = { $who }'s master needs none of this. To put back: { $parts }; { $other } goes first.
# $who: name
# $kind: brain, heart, chest, legs
graveyard-shift-takes = { $who } takes the { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
}.
# $who: name
# $kind: brain, heart, chest, legs
# $parts: text
# $other: name
graveyard-shift-takes-one = { $who } takes the { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
}. To put back: { $parts }; { $other } goes first.
# $who: name
# $kind: brain, heart, chest, legs
# $square: square
graveyard-shift-returns = { $who } puts the { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
} back on { $square }.

## Rounds, and how a match ends

# $who: name
graveyard-shift-opening = { $who } enters the graveyard first.
# $n: 1..3
# $rounds: 3
# $who: name
graveyard-shift-opening-round = Round { $n } of { $rounds }: { $who } enters first.
# $who: name
# $n: 1..3
graveyard-shift-round-won = { $who } has all four and wins round { $n }!
# $n: 1..3
graveyard-shift-round-repeated = The same position for the third time: round { $n } is drawn.
# $turns: 300
# $n: 1..3
graveyard-shift-round-exhausted = { $turns } turns are over: round { $n } is drawn.
# $kind: brain, heart, chest, legs
# $square: square
graveyard-shift-reason-fourth = the fourth part, the { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
}, was delivered at { $square }
# $kind: brain, heart, chest, legs
# $square: square
graveyard-shift-reason-two-rounds = two rounds won, the last with the { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
} delivered at { $square }
# $rounds: 3
graveyard-shift-reason-rounds = all { $rounds } rounds are played
graveyard-shift-reason-repeated = the same position came up for the third time
# $turns: 300
graveyard-shift-reason-exhausted = the round has had { $turns } turns
graveyard-shift-decided-by-nobody = nobody has all four parts
# $won: 0..2
# $lost: 0..1
# $drawn: 0..3
graveyard-shift-decided = { $drawn ->
    [0] rounds { $won }:{ $lost }
   *[other] rounds { $won }:{ $lost }, { $drawn } drawn
}

## Why nobody can plan past a move

graveyard-shift-foresight-round = The next round isn't dealt yet.

## Moments of a replay

# $who: name
# $n: 1..3
# limit: 80
graveyard-shift-moment-won = { $who } wins round { $n }
# $n: 1..3
# limit: 80
graveyard-shift-moment-drawn = Round { $n } ends without a winner
# $who: name
# $kind: brain, heart, chest, legs
# limit: 80
graveyard-shift-moment-takes = { $who } takes the { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
}

## Buttons and menus

# limit: 34
graveyard-shift-label-enter = Enter…
# limit: 34
graveyard-shift-label-move = Move…
# limit: 34
graveyard-shift-label-take = Take…
# limit: 34
graveyard-shift-label-return = Put back…
# $column: A, B, C, D
# limit: 34
graveyard-shift-label-enter-column = Enter at column { $column }…
# $square: square
# limit: 34
graveyard-shift-label-enter-at = Enter at { $square }
# $square: square
# limit: 34
graveyard-shift-label-enter-attack = Enter at { $square }: attack
# $way: N, E, S, W
# limit: 34
graveyard-shift-label-way = { $way ->
    [N] ⬆ North
    [E] ➡ East
    [S] ⬇ South
   *[W] ⬅ West
}
# $way: N, E, S, W
# $square: square
# limit: 34
graveyard-shift-label-way-to = { $way ->
    [N] ⬆ North to { $square }
    [E] ➡ East to { $square }
    [S] ⬇ South to { $square }
   *[W] ⬅ West to { $square }
}
# $way: N, E, S, W
# $square: square
# limit: 34
graveyard-shift-label-way-attack = { graveyard-shift-label-way-to }: attack
# $kind: brain, heart, chest, legs
# limit: 34
graveyard-shift-label-take-part = Take the { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
}
# $kind: brain, heart, chest, legs
# limit: 34
graveyard-shift-label-return-part = Put the { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
} back…
# $kind: brain, heart, chest, legs
# $column: A, B, C, D
# limit: 34
graveyard-shift-label-return-column = Put the { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
} in { $column }…
# $kind: brain, heart, chest, legs
# $square: square
# limit: 34
graveyard-shift-label-return-to = Put the { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
} on { $square }

## The position in words

# $n: 1..3
# $rounds: 1, 3
graveyard-shift-heading = { graveyard-shift-name }{ $rounds ->
    [1] { "" }
   *[other] , round { $n } of { $rounds }
}.
# $result: text
graveyard-shift-over = The match is over. { $result }
# $reader: you, other
# $who: name
# $entrances: text
graveyard-shift-to-enter = { $reader ->
    [you] Your turn: enter at { $entrances }.
   *[other] { $who } enters next, at { $entrances }.
}
# $reader: you, other
# $who: name
# $ends: text
graveyard-shift-to-move = { $reader ->
    [you] Your turn: { $ends }.
   *[other] { $who } to move: { $ends }.
}
# In the list of where a pawn can go.
# $way: N, E, S, W
# $square: square
graveyard-shift-end = { $way ->
    [N] north to { $square }
    [E] east to { $square }
    [S] south to { $square }
   *[W] west to { $square }
}
# $reader: you, other
# $who: name
graveyard-shift-to-take = { $reader ->
    [you] Your turn: choose a part to take.
   *[other] { $who } chooses a part to take.
}
# $reader: you, other
# $who: name
# $parts: text
# $n: number
graveyard-shift-to-return = { $reader ->
    [you] Your turn: put { $n ->
        [one] this
       *[other] one of these
    } back: { $parts }.
   *[other] { $n ->
        [one] { $who } puts this back next: { $parts }.
       *[other] { $who } puts one of these back next: { $parts }.
    }
}
# $squares: text
graveyard-shift-room = There is room on { $squares }.
# $reader: you, other
# $who: name
# $side: white, red
# $parts: text
# $won: 0..2
# $rounds: 1..3
graveyard-shift-player-off = { $reader ->
    [you] You
   *[other] { $who }
} ({ $side ->
    [white] White
   *[red] Red
}): off the map; collected: { $parts }{ $rounds ->
    [1] { "" }
   *[other] ; rounds won: { $won }
}.
# $reader: you, other
# $who: name
# $side: white, red
# $square: square
# $parts: text
# $won: 0..2
# $rounds: 1..3
graveyard-shift-player-on = { $reader ->
    [you] You
   *[other] { $who }
} ({ $side ->
    [white] White
   *[red] Red
}): on { $square }; collected: { $parts }{ $rounds ->
    [1] { "" }
   *[other] ; rounds won: { $won }
}.
graveyard-shift-rows = Parts, bottom to top:
# $row: 1..4
# $stacks: 0..4
# $one: graveyard-shift-stack
# $two: graveyard-shift-stack
# $three: graveyard-shift-stack
# $four: graveyard-shift-stack
graveyard-shift-row = { $stacks ->
    [0] Row { $row }: no parts.
    [1] Row { $row }: { $one }.
    [2] Row { $row }: { $one }; { $two }.
    [3] Row { $row }: { $one }; { $two }; { $three }.
   *[other] Row { $row }: { $one }; { $two }; { $three }; { $four }.
}
# $square: square
# $parts: graveyard-shift-part
graveyard-shift-stack = { $square } { $parts }

## What is spoken of a place in the picture

# $square: square
# $place: gate, mausoleum, grave
graveyard-shift-spot = { $square }, { $place ->
    [gate] gate
    [mausoleum] mausoleum
   *[grave] grave
}
# The parts come from the bottom up, then the pawns.
# $square: square
# $place: gate, mausoleum, grave
# $lies: graveyard-shift-part, graveyard-shift-spot-pawn
graveyard-shift-spot-with = { graveyard-shift-spot }: { $lies }
# $side: white, red
graveyard-shift-spot-pawn = { $side ->
    [white] White's pawn
   *[red] Red's pawn
}
# A part under the pawn that can be taken.
# $part: graveyard-shift-part
# $square: square
graveyard-shift-spot-part = { $part } on { $square }
# $parts: text
graveyard-shift-spot-loose = To put back: { $parts }

## Warning and tips

# $parts: text
# $other: name
graveyard-shift-warn-nothing = Your master needs none of this: { $parts }. It all goes back to the graves, and { $other } goes first.
graveyard-shift-tip-goal = To win a round, bring a brain, a heart, a chest and legs to the gates, the four corners. Choose the gate where your pawn enters.
graveyard-shift-tip-new-round = A new graveyard: enter at any gate except the other pawn's.
graveyard-shift-tip-enter = Your pawn enters again, at any gate. At the other pawn's gate you get another turn.
# $ends: text
graveyard-shift-tip-walk = No parts here: your pawn walks one square, { $ends }.
# $ends: text
graveyard-shift-tip-cart = Your pawn carts this part one square, { $ends }. Gates are for delivery.
# $n: 2..16
# $ends: text
graveyard-shift-tip-push = You push a stack of { $n }: it goes { $n } squares straight on, or to the edge, and drops its bottom part on every square it passes. It can go { $ends }.
graveyard-shift-tip-take-last = Take the last part you need: it wins the round.
graveyard-shift-tip-take = Take one part; any others go back. Your pawn leaves the map.
graveyard-shift-tip-return = Put a part back: on an empty grave, or in a mausoleum with fewer than two parts.

## Why a move is good

graveyard-shift-why-wins = It brings the last part you need: the round is yours.
# $other: name
# $stack: yes, no
graveyard-shift-why-attack = It attacks { $other }'s pawn, so you take another turn{ $stack ->
    [yes] , and the stack under both pawns is yours to move.
   *[no] .
}
# $other: name
# $parts: text
graveyard-shift-why-attack-brings = It attacks { $other }'s pawn, so you take another turn: with it you can bring a part you need to a gate ({ $parts }).
# $parts: text
# $n: 1..4
# $mine: 0..3
# $other: name
# $theirs: 1..4
graveyard-shift-why-deliver = { $mine ->
    [0] It brings the last part you need to a gate: { $parts }.
   *[other] It brings { $n ->
        [one] a part
       *[other] parts
    } you need to a gate: { $parts }. What's delivered is safe, and then you need { $mine } more ({ $other }: { $theirs }).
}
# $other: name
# $parts: text
graveyard-shift-why-stops = It keeps { $other } from delivering this next turn: { $parts }.
# $other: name
# $parts: text
graveyard-shift-why-denies = It keeps { $other } from delivering this next turn, as they could after another move: { $parts }.
# $parts: text
# $n: 1..4
# $other: name
# $sure: yes, no
# $alone: yes, no
graveyard-shift-why-threatens = It prepares a delivery: next turn you can bring { $n ->
    [one] a part
   *[other] parts
} you need to a gate ({ $parts }){ $sure ->
    [yes] , whatever { $other } does.
   *[no] .
}{ $alone ->
    [yes] {" "}No other move does that.
   *[no] {""}
}
# $other: name
# $squares: squares
graveyard-shift-why-safe = { $other } can't attack you there; on { $squares } they could, and every attack gives them another turn.
# $parts: text
graveyard-shift-why-onto = It takes you onto a stack with what you need ({ $parts }), so that you can push it towards a gate.
# The parts lie one step from this gate; there are fewer beside the others.
# $square: square
# $parts: text
# $n: 1..2
# $fewer: 0..3
# $gates: text
graveyard-shift-why-gate = { $n ->
    [one] Right beside { $square } lies a part you need ({ $parts }): one step there, one step back, and it's delivered.
   *[other] Right beside { $square } lie two parts you need ({ $parts }): one step there, one step back, and one is delivered.
}{ $fewer ->
    [0] {""}
   *[other] {" "}Beside { $gates } there are fewer.
}
# $steps: number
# $part: graveyard-shift-part
# $square: square
graveyard-shift-why-nearer = It takes you closer to a part you need: { $part } on { $square }, { $steps ->
    [one] one step
   *[other] { $steps } steps
} away.
# Taken at a gate: $parts are what the stack has besides.
# $n: 0..3
# $parts: text
# $others: 1..3
graveyard-shift-why-rarer = Take what will be hardest to get later. One step from a gate, on graves, { $n ->
    [0] there's no other of this kind,
    [one] there's only one other of this kind,
   *[other] there are only { $n } others of this kind,
} and more of { $others ->
    [one] the kind you leave
   *[other] each kind you leave
} ({ $parts }).
# $n: 0..4
graveyard-shift-why-even = Take what will be hardest to get later. Here it makes no difference: of each kind you can take, { $n ->
    [0] none lies
    [one] one more lies
   *[other] { $n } more lie
} on a grave, one step from a gate.
# A part is put back here and below.
# $square: square
graveyard-shift-why-keeps = Only you still need it, and from { $square } it's one step to a gate.
# $other: name
# $square: square
graveyard-shift-why-keeps-away = Only { $other } still needs it, and from the mausoleum on { $square } no gate is nearer than two steps.
# $other: name
# $steps: 3..6
graveyard-shift-why-far = { $other } still needs it, and there it's { $steps } steps away from their pawn.
# The other player's pawn is off the map.
# $other: name
# $steps: 0..2
graveyard-shift-why-yours = Both of you need it, but { $steps ->
    [0] your pawn stands there
    [one] your pawn is one step away
   *[other] your pawn is { $steps } steps away
}, while { $other } has to enter first.
# $square: square
graveyard-shift-why-deep = Both of you need it, and from the mausoleum on { $square } no gate is nearer than two steps, so nobody gets it quickly.
# $other: name
graveyard-shift-why-all-near = { $other } still needs it, but every free place is a grave, one step from a gate: it makes little difference where it goes.
graveyard-shift-why-useless = Neither of you needs it any more, so it helps nobody there.
# Both players' turns are counted together here and below.
# $turns: number
# $other: name
graveyard-shift-why-forced = { $turns ->
    [one] It wins the round this very turn.
   *[other] That wins the round within { $turns } turns (yours and theirs counted together), however { $other } plays.
}
# $turns: number
# $other: name
graveyard-shift-why-only = Every other move loses: { $other } can then win the round within { $turns } turns, yours and theirs counted together.
# $other: name
# $parts: text
graveyard-shift-why-too-late = This round is lost: { $other } can make the last delivery next turn ({ $parts }), and no move of yours stops that. Next time, attack before their pawn stands with its last part beside a gate.
# $turns: number
# $other: name
graveyard-shift-why-loses = Whatever you play, { $other } can win the round: after this move within { $turns } turns, yours and theirs counted together.
# $sooner: number
graveyard-shift-why-longest = It holds out longest: another move loses within { $sooner }.
# $other: name
# $answers: 2..4
# $right: 1..3
graveyard-shift-why-trap = Wait for a mistake: of { $other }'s { $answers } answers only { $right } { $right ->
    [one] wins
   *[other] win
} that fast.
# $other: name
graveyard-shift-why-lost = As far as I see, { $other } wins the round whatever you play: keep making threats, and wait for a mistake.
# $chance: number
graveyard-shift-why-alone = I'd put your chances in this round at about { $chance }% after it.
# $chance: number
graveyard-shift-why-alike = I'd put your chances in this round at about { $chance }% after it; another move is about as good.
# $chance: number
# $next: number
graveyard-shift-why-ahead = I'd put your chances in this round at about { $chance }% after it, and at { $next }% after the next best move.

## What the hand is asked

# $stage: enter, move, take, return
# limit: 80
graveyard-shift-asks = { $stage ->
    [enter] Which gate do you enter by?
    [move] Which way do you go?
    [take] Which part do you take?
   *[return] Which part goes back first?
}
# $kind: brain, heart, chest, legs
# limit: 80
graveyard-shift-asks-where = { $kind ->
    [legs] Where do the legs go?
   *[other] Where does the { graveyard-shift-part } go?
}

## Why a move can't be played

# What stands in quotation marks here and below can be typed like that.
# $entrances: text
# $example: square
graveyard-shift-refused-enter = Your pawn is off the map. Enter at a gate ({ $entrances }), like “enter { $example }”.
# $square: square
# $way: N, E, S, W
graveyard-shift-refused-move = Your pawn is on { $square }. Move it north, east, south or west, like “{ $way ->
    [N] move N
    [E] move E
    [S] move S
   *[W] move W
}”.
# $square: square
# $kind: brain, heart, chest, legs
graveyard-shift-refused-take = Take a part from { $square } for your master, like “take { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
}”.
# $parts: text
# $kind: brain, heart, chest, legs
# $square: square
graveyard-shift-refused-return = Put a part back: { $parts }. Say which and where, like “return { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
} { $square }”.
# $square: square
# $entrances: text
graveyard-shift-refused-no-entrance = { $square } isn't a gate. Enter at { $entrances }.
# $who: name
# $square: square
graveyard-shift-refused-same-entrance = { $who } started on { $square }. Start at a different gate.
# $way: N, E, S, W
# $square: square
graveyard-shift-refused-edge = The graveyard ends { $way ->
    [N] north
    [E] east
    [S] south
   *[W] west
} of { $square }.
# $here: square
# $square: square
# $ends: text
graveyard-shift-refused-elsewhere = From { $here } no move ends on { $square }: your pawn can reach { $ends }.
# $kind: brain, heart, chest, legs
graveyard-shift-refused-has-it = Your master already has the { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
}.
# $square: square
# $kind: brain, heart, chest, legs
# $parts: text
graveyard-shift-refused-not-there = The stack on { $square } has no { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
}, only { $parts }.
# $parts: text
# $kind: brain, heart, chest, legs
graveyard-shift-refused-not-loose = The parts to put back are { $parts }, no { $kind ->
    [brain] brain
    [heart] heart
    [chest] chest
   *[legs] legs
}.
# $square: square
graveyard-shift-refused-entrance = { $square } is a gate. Parts go back to graves and mausoleums.
# $square: square
graveyard-shift-refused-mausoleum = The mausoleum on { $square } is full: put the part in one with fewer than two.
# $square: square
graveyard-shift-refused-grave = The grave on { $square } is taken: put the part on an empty grave.

## Words in pictures

# $n: 1..3
# $rounds: 3
# limit: 15
graveyard-shift-picture-round = round { $n } of { $rounds }
# What the player to act has to do.
# $side: white, red
# $stage: enter, move, take, return
# limit: 20
graveyard-shift-picture-turn = { $side ->
    [white] White
   *[red] Red
} to { $stage ->
    [enter] enter
    [move] move
    [take] take
   *[return] put back
}
# limit: 20
graveyard-shift-picture-drawn = Drawn
# $side: white, red
# limit: 20
graveyard-shift-picture-won = { $side ->
    [white] White
   *[red] Red
} wins
# limit: 11
graveyard-shift-picture-off = off the map
# $n: 0..2
# limit: 20
graveyard-shift-picture-rounds-won = rounds won: { $n }
# limit: 40
graveyard-shift-picture-loose = To put back
# limit: 56
graveyard-shift-picture-legend = Read stacks upwards, then to the right.
# The letter on a part: how its name begins, another one on each.
# $kind: brain, heart, chest, legs
# limit: 1
graveyard-shift-picture-letter = { $kind ->
    [brain] B
    [heart] H
    [chest] C
   *[legs] L
}
# Where a movement goes: a letter that can be typed, or else an arrow.
# $way: N, E, S, W
# limit: 1
graveyard-shift-picture-way = { $way ->
    [N] N
    [E] E
    [S] S
   *[W] W
}

## What people type

graveyard-shift-typed-n = north, up
graveyard-shift-typed-e = east, right
graveyard-shift-typed-s = south, down
graveyard-shift-typed-w = west, left
graveyard-shift-typed-brain = brains
graveyard-shift-typed-heart = hearts
graveyard-shift-typed-chest = chests
graveyard-shift-typed-legs = leg
graveyard-shift-typed-enter = start
graveyard-shift-typed-move = go
graveyard-shift-typed-take = grab
graveyard-shift-typed-return = put, place, put back
graveyard-shift-typed-nothing = the, at, to, on, back, attack

## Puzzles

# $turns: 1..3
graveyard-shift-puzzle-part = { $turns ->
    [one] Take a part this very turn. What is your first move?
   *[other] Take a part within { $turns } turns of yours, this one included, whatever your opponent does. Only one first move does it: which?
}
graveyard-shift-puzzle-part-hint = Count how far each stack goes: as many squares as it has parts, or to the edge. Which one can end on a gate with a kind you lack?
graveyard-shift-puzzle-part-why = After this move your opponent can't keep the part from you, whatever they play. After any other move they can, or you take longer.
graveyard-shift-puzzle-part-wrong = After that, your opponent can keep the part from you, or you take longer.
# $turns: 1..3
graveyard-shift-puzzle-round = { $turns ->
    [one] Win the round this very turn. What is your first move?
   *[other] Win the round within { $turns } turns of yours, this one included, whatever your opponent does. Only one first move does it: which?
}
graveyard-shift-puzzle-round-hint = Look for the kind you lack, and for a way to a gate with it that your opponent can't spoil. End on their square, and you get another turn.
graveyard-shift-puzzle-round-why = After this move your fourth kind gets to a gate in time, whatever your opponent does. After any other move they can hold you off, or you take longer.
graveyard-shift-puzzle-round-wrong = After that, your opponent can hold you off, or you take longer.

## Lesson

# limit: 300
graveyard-shift-lesson-enter = You and Red race to bring a brain, a heart, a chest and legs to the gates in the corners. A pawn that's off the map enters at a gate, and that's its whole turn. Yours is White. Enter at any free gate.
# limit: 300
graveyard-shift-lesson-entered = You're in, and Red has walked one square, to C4. A pawn on an empty square walks one square; so does a pawn on a single part, and the part comes along.
# limit: 300
graveyard-shift-lesson-push = Your pawn stands on three parts and takes them all along. A stack goes as many squares as it has parts, or to the edge, and drops its bottom part on every square it passes. Push it east.
# limit: 300
graveyard-shift-lesson-push-north = North would work, too: the heart would fall off on B3, and the edge comes after B4. But here push it east, to D2.
# limit: 300
graveyard-shift-lesson-push-gathered = That way the edge comes after one square, and nothing falls off. Take a longer way and see what happens: push it east.
# limit: 300
graveyard-shift-lesson-pushed = The heart fell off on C2, and the edge stopped you on D2. Whatever you bring goes on top of what is there.
# limit: 300
graveyard-shift-lesson-gate = At a gate your master looks at what you bring, and takes one part of a kind you still lack. The gate D1 is right below you: push your three parts there.
# limit: 300
graveyard-shift-lesson-gate-far = D4 is a gate, too, but the chest would fall off on D3. D1 is nearer: bring all three parts there.
# limit: 300
graveyard-shift-lesson-gate-other = That way doesn't end at a gate. Go south, to D1.
# limit: 300
graveyard-shift-lesson-arrived = You're at the gate with a chest, a brain and legs. Only one of them counts, and you choose which.
# limit: 300
graveyard-shift-lesson-take = Take one part; whatever else came along goes back to the graves. In the end you need all four kinds. Take the brain.
# limit: 300
graveyard-shift-lesson-take-other = In a match you could take that, too. Here take the brain, and see what becomes of the rest.
# limit: 300
graveyard-shift-lesson-taken = The brain is yours, and your pawn has left the map. The rest goes back one by one, your opponent first: Red has put the chest on D2. Whoever puts a part back chooses the part and the square.
# limit: 300
graveyard-shift-lesson-return = The legs are left, and you put them back: on an empty grave, or in a mausoleum with fewer than two parts. You still need legs, so put them near a gate: on A2 or C4.
# limit: 300
graveyard-shift-lesson-return-far = From there it's farther to a gate, and you still need legs. Put them on A2 or C4.
# limit: 300
graveyard-shift-lesson-returned = Next turn you enter again, at any gate you like: that's the quickest way across the graveyard.
# limit: 300
graveyard-shift-lesson-attack = You've brought the legs, too, and your pawn is off the map again. Red has just entered at A4. End on Red's square, or enter there, and you attack: you take another turn right away. Attack Red.
# limit: 300
graveyard-shift-lesson-attack-other = That's an ordinary turn. Enter where Red stands, at A4, and you get another one.
# limit: 300
graveyard-shift-lesson-attacked = It's your turn again. Had parts lain there, they would be yours now, and Red would have nothing. Passing by is no attack. The fourth kind wins the round, and two rounds win the match.

## Achievements

# limit: 20
graveyard-shift-feat-undead = Back from the Dead
# limit: 100
graveyard-shift-feat-undead-about = Lose the first round and win the match.
# limit: 20
graveyard-shift-feat-whole = All in One Piece
# limit: 100
graveyard-shift-feat-whole-about = Win the last round while your opponent still lacks two parts.
