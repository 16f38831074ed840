### Graverobber. Words that mean one thing throughout: board, square, piece (everybody has one on
### their own board and their "other piece" on the other's), Windmill, Grave, Plot, obstacle, lay, dig.

## What it says about itself

graverobber-name = Graverobber
# limit: 100
graverobber-tagline = Dig blind on a board you never see, while your own piece shows the way.
# limit: 120
graverobber-goal = Be the first to dig up all three Plots your opponent has hidden.
# The picture in the lobby.
# limit: 200
graverobber-cover = Your own secret board: a windmill, three graves with a plot beside each, and both lantern bearers on their way.
graverobber-credit = Petscop Comprehensive Progress Document, Graverobber appendix
# $n: 0..3
graverobber-score = { $n } of 3 Plots
# limit: 34
graverobber-side-red = Red
# limit: 34
graverobber-side-white = White
# limit: 45
graverobber-option-placement = Windmill and Graves
# limit: 100
graverobber-option-placement-apart = Never touch each other
# limit: 100
graverobber-option-placement-reachable = May touch, Plots stay reachable
# limit: 45
graverobber-option-assist = Shade where your other piece can be
# limit: 100
graverobber-option-assist-off = No, work it out yourself
# limit: 100
graverobber-option-assist-on = Yes, for both players
# limit: 45
graverobber-option-skip_end = Both skip three times in a row
# limit: 100
graverobber-option-skip_end-on = Ends the match
# limit: 100
graverobber-option-skip_end-off = Changes nothing
# limit: 34
graverobber-mark-obstacle = obstacle?
# limit: 34
graverobber-mark-plot = plot?
# limit: 34
graverobber-mark-clear = clear
# limit: 34
graverobber-mark-me = me?

## Buttons and menus

# limit: 34
graverobber-label-move = Move…
# $way: up, down, left, right
# limit: 34
graverobber-label-move-way = { $way ->
    [up] ⬆ North…
    [down] ⬇ South…
    [left] ⬅ West…
   *[right] ➡ East…
}
# $way: up, down, left, right
# $steps: 1..7
# limit: 34
graverobber-label-move-steps = { $way ->
    [up] ⬆ North { $steps }
    [down] ⬇ South { $steps }
    [left] ⬅ West { $steps }
   *[right] ➡ East { $steps }
}
# $way: up, down, left, right
# $steps: 1..7
# $square: square
# limit: 34
graverobber-label-move-to = { $way ->
    [up] ⬆ North { $steps }, to { $square }
    [down] ⬇ South { $steps }, to { $square }
    [left] ⬅ West { $steps }, to { $square }
   *[right] ➡ East { $steps }, to { $square }
}
# limit: 34
graverobber-label-dig = ⛏ Dig…
# $way: up, down, left, right
# limit: 34
graverobber-label-dig-way = { $way ->
    [up] ⛏ Dig north
    [down] ⛏ Dig south
    [left] ⛏ Dig west
   *[right] ⛏ Dig east
}
# limit: 34
graverobber-label-skip = Skip
# $piece: windmill, grave, plot
# limit: 34
graverobber-label-piece = { $piece ->
    [windmill] Windmill…
    [grave] Grave…
   *[plot] Plot…
}
# $piece: windmill, grave, plot
# $column: A, H
# limit: 34
graverobber-label-column = { $piece ->
    [windmill] Windmill, column { $column }…
    [grave] Grave, column { $column }…
   *[plot] Plot, column { $column }…
}
# $piece: windmill, grave, plot
# $square: square
# limit: 34
graverobber-label-at = { $piece ->
    [windmill] Windmill at { $square }
    [grave] Grave at { $square }
   *[plot] Plot at { $square }
}
# Its lower left square and its upper right one.
# $low: A1, G7
# $high: B2, H8
# limit: 34
graverobber-label-windmill = Windmill { $low }–{ $high }
# limit: 34
graverobber-label-ready = Ready
# limit: 34
graverobber-label-clear = Start over

## Words in pictures: the first line has room for name, whose picture it is, and how things stand

# limit: 20
graverobber-picture-both = both boards
# $side: red, white
# limit: 20
graverobber-picture-you = { $side ->
    [red] you are Red
   *[white] you are White
}
# $side: red, white, you
# $skips: 0..5
# limit: 30
graverobber-picture-turn = { $side ->
    [red] Red to move
    [white] White to move
   *[you] your turn
}{ $skips ->
    [0] { "" }
   *[other] { " " }· { $skips } skipped
}
# $side: red, white
# $red: 0..3
# $white: 0..3
# limit: 30
graverobber-picture-won = { $side ->
    [red] Red wins, { $red } : { $white }
   *[white] White wins, { $red } : { $white }
}
# $red: 0..3
# $white: 0..3
# limit: 30
graverobber-picture-draw = a draw, { $red } : { $white }
# limit: 30
graverobber-picture-laying = setting up the boards
# $piece: windmill, grave, plot
# limit: 30
graverobber-picture-next = { $piece ->
    [windmill] next: your Windmill
    [grave] next: your Grave
   *[plot] next: your Plot
}
# limit: 30
graverobber-picture-laid = all placed: ready?
# limit: 30
graverobber-picture-your-board = your board
# $side: red, white
# limit: 30
graverobber-picture-board = { $side ->
    [red] Red's board
   *[white] White's board
}
# limit: 20
graverobber-picture-ready = ready
# limit: 20
graverobber-picture-not-ready = setting up
# What a dot is while the boards are laid.
# $piece: windmill, grave, plot
graverobber-picture-dots = { $piece ->
    [windmill] the lower left of the Windmill can go here
    [grave] the Grave can go here
   *[plot] the Grave's Plot can go here
}
graverobber-picture-vain = no Plot
graverobber-picture-known = you, last known
graverobber-picture-go = you can go here
# $side: red, white
# $state: ready, not
graverobber-picture-side-state = { $side ->
    [red] Red
   *[white] White
}: { $state ->
    [ready] ready
   *[not] setting up
}

## The boards in words

# $you: red, white, nobody
# $red: name
# $white: name
graverobber-sides = Graverobber: { $you ->
    [red] you (Red) against { $white } (White).
    [white] you (White) against { $red } (Red).
   *[nobody] { $red } (Red) against { $white } (White).
}
# $turn: 1..200
# $reader: you, other
# $who: name
graverobber-turn = { $reader ->
    [you] Turn { $turn }: it's yours.
   *[other] Turn { $turn }: { $who } to move.
}
# $who: names
graverobber-still-laying = Still setting up: { $who }.
# $red: 0..3
# $white: 0..3
graverobber-plots = Plots dug up: Red { $red }, White { $white }.
# $skips: 1..6
graverobber-skips = Turns skipped in a row: { $skips }.
graverobber-your-board = Your board:
# $side: red, white
graverobber-board = { $side ->
    [red] Red's board:
   *[white] White's board:
}
# $squares: squares
graverobber-windmill-lies = Windmill: { $squares }.
# $grave: square
graverobber-grave-lies = Grave: { $grave }.
# $grave: square
# $plot: square
graverobber-pair-lies = Grave { $grave }, its Plot { $plot }.
# $grave: square
# $plot: square
graverobber-pair-robbed = Grave { $grave }, its Plot { $plot } dug up.
# $piece: windmill, grave, plot
graverobber-next = { $piece ->
    [windmill] Next comes the Windmill.
    [grave] Next comes a Grave.
   *[plot] Next comes the Plot of that Grave.
}
# $square: square
graverobber-your-piece = Your piece is on { $square }.
# $side: red, white
# $square: square
graverobber-piece = { $side ->
    [red] Red's piece is on { $square }.
   *[white] White's piece is on { $square }.
}
# $square: square
graverobber-your-other = Your other piece is on { $square }.
# $side: red, white
# $square: square
graverobber-other = { $side ->
    [red] Red's other piece is on { $square }.
   *[white] White's other piece is on { $square }.
}
# $square: square
graverobber-your-other-known = Your other piece was last known on { $square }.
# $moves: graverobber-step
graverobber-since = Your moves since then: { $moves }.
# $way: up, down, left, right
# $steps: 1..7
graverobber-step = { $way ->
    [up] north { $steps }
    [down] south { $steps }
    [left] west { $steps }
   *[right] east { $steps }
}
# $side: red, white
# $square: square
graverobber-other-known = { $side ->
    [red] Red's other piece was last known on { $square }.
   *[white] White's other piece was last known on { $square }.
}
# $squares: squares
graverobber-shade = Your other piece can be on: { $squares }.
# $marks: graverobber-marked
graverobber-marks = Your marks: { $marks }.
# $kind: graverobber-mark-*
# $squares: squares
graverobber-marked = { $kind } { $squares }
# $squares: squares
graverobber-dug-up = Dug up: { $squares }.
# $squares: squares
graverobber-dug-in-vain = No Plot at: { $squares }.
# $times: graverobber-walked-times
graverobber-walked = Walked { $times }.
# An entry of that list; 5 is five or more.
# $n: 1..5
# $squares: squares
graverobber-walked-times = { $n ->
    [1] once { $squares }
    [2] twice { $squares }
    [5] 5 times or more { $squares }
   *[other] { $n } times { $squares }
}

## The squares of a picture, spoken one by one

# Whose board it is; "only" if there is no other one in the picture.
# $whose: only, you, red, white
# $square: square
graverobber-spot = { $whose ->
    [only] { $square }
    [you] { $square }, yours
    [red] { $square }, Red's
   *[white] { $square }, White's
}
# $whose: only, you, red, white
# $square: square
# $things: graverobber-spot-*
graverobber-spot-with = { graverobber-spot }: { $things }
# $piece: windmill, grave, plot
graverobber-spot-lies = { $piece ->
    [windmill] Windmill
    [grave] Grave
   *[plot] Plot
}
graverobber-spot-hole = Plot dug up
graverobber-spot-vain = dug in vain
# $side: you, red, white
graverobber-spot-piece = { $side ->
    [you] your piece
    [red] Red's piece
   *[white] White's piece
}
# $side: you, red, white
# $how: stands, was, still, may
graverobber-spot-other = { $side ->
    [you] your other piece
    [red] Red's other piece
   *[white] White's other piece
}{ $how ->
    [stands] { "" }
    [was] { " " }was last known here
    [still] { " " }was last known here and still can be
   *[may] { " " }can be here
}
graverobber-spot-walked = walked on
# $kind: graverobber-mark-*
graverobber-spot-mark = marked “{ $kind }”
# After “Your board:”.
# $n: 0..3
graverobber-spot-plots = { $n } of 3 Plots dug up

## Moves made by hand, on the page

# The heading of the four digs on the page.
# $side: red, white
# limit: 45
graverobber-touch-digs = { $side ->
    [red] Dig beside your piece on Red's board
   *[white] Dig beside your piece on White's board
}
# The choices below that heading.
# $way: up, down, left, right
# limit: 20
graverobber-touch-way = { $way ->
    [up] North
    [down] South
    [left] West
   *[right] East
}
graverobber-touch-start = Touch where your piece goes, or dig.
graverobber-touch-ready = Everything lies on your board: are you ready?
# $piece: windmill, grave, plot
# $grave: square
graverobber-touch-lay = { $piece ->
    [windmill] Touch the lower left of the Windmill's four squares.
    [grave] Touch a square for the next Grave.
   *[plot] Touch a square beside { $grave }: there lies this Grave's Plot.
}
# $squares: squares
# limit: 80
graverobber-touch-windmill = Windmill on { $squares }
# $way: up, down, left, right
# $steps: 1..7
# $square: square
# limit: 80
graverobber-touch-move = { $way ->
    [up] Move north { $steps }, to { $square }
    [down] Move south { $steps }, to { $square }
    [left] Move west { $steps }, to { $square }
   *[right] Move east { $steps }, to { $square }
}
# $side: red, white
graverobber-touch-beside = You can only dig beside your piece. If it isn't where { $side ->
    [red] Red's
   *[white] White's
} board shows it any more, use the four buttons.
# $square: square
graverobber-touch-straight = Your piece goes straight north, east, south or west from { $square }.

## What a move tells

# $piece: windmill, grave, plot
# $square: squares
graverobber-laid = { $piece ->
    [windmill] Your Windmill is on { $square }.
    [grave] Your Grave is on { $square }.
   *[plot] Your Plot is on { $square }.
}
graverobber-emptied = Your board is empty again.
# $who: name
graverobber-ready = { $who } is ready.
# $who: name
graverobber-begins = Both boards are ready. { $who } goes first.
# $who: name
# $way: up, down, left, right
# $steps: 1..7
# $square: square
graverobber-moves = { $way ->
    [up] { $who } moves north { $steps }, to { $square }.
    [down] { $who } moves south { $steps }, to { $square }.
    [left] { $who } moves west { $steps }, to { $square }.
   *[right] { $who } moves east { $steps }, to { $square }.
}
# $who: name
# $square: square
graverobber-visitor = { $who }'s other piece is now on { $square } of your board.
# $who: name
# $way: up, down, left, right
# $square: square
graverobber-digs-out = { $way ->
    [up] { $who } digs north, out of bounds: their other piece is on { $square }.
    [down] { $who } digs south, out of bounds: their other piece is on { $square }.
    [left] { $who } digs west, out of bounds: their other piece is on { $square }.
   *[right] { $who } digs east, out of bounds: their other piece is on { $square }.
}
# $who: name
# $way: up, down, left, right
# $square: square
graverobber-digs-plot = { $way ->
    [up] { $who } digs north: { $square }, a Plot!
    [down] { $who } digs south: { $square }, a Plot!
    [left] { $who } digs west: { $square }, a Plot!
   *[right] { $who } digs east: { $square }, a Plot!
}
# $who: name
# $way: up, down, left, right
# $square: square
graverobber-digs-nothing = { $way ->
    [up] { $who } digs north: { $square }, no Plot there.
    [down] { $who } digs south: { $square }, no Plot there.
    [left] { $who } digs west: { $square }, no Plot there.
   *[right] { $who } digs east: { $square }, no Plot there.
}
# $who: name
graverobber-passes = { $who } skips.
# $who: name
# $count: 2..6
# $end: 6
graverobber-passes-again = { $who } skips. That is { $count } skips in a row; { $end } end the match.

## What mattered, in a menu of places to look at again

# limit: 100
graverobber-moment-laid = Both boards are set
# $who: name
# limit: 100
graverobber-moment-plot = { $who } digs up a Plot

## How a match ends: clauses, after "wins:" or "because"

# $square: square
graverobber-third-plot = the third Plot was dug up at { $square }
graverobber-both-skipped = both skipped three times in a row
# $turns: 200
graverobber-all-turns = both have had { $turns } turns, the most a match allows
# $more: 1..2
# $fewer: 0..1
graverobber-more-plots = more Plots, { $more }:{ $fewer }
# $n: 0..2
graverobber-equal-plots = equal Plots, { $n }:{ $n }

## Why a move may not be played

# $who: name
graverobber-not-yet = Your board is ready; { $who } is still setting up.
graverobber-boards-stay = Both boards are set and can't be changed.
# $way: up, down, left, right
graverobber-move-or-dig = { $way ->
    [up] Move or dig? “north 1” moves, “dig north” digs.
    [down] Move or dig? “south 1” moves, “dig south” digs.
    [left] Move or dig? “west 1” moves, “dig west” digs.
   *[right] Move or dig? “east 1” moves, “dig east” digs.
}
graverobber-how-to-type = Type moves like “north 3”, “dig west” or “skip”.
# $square: square
graverobber-at-edge = { $square } is at the edge of the board.
# $way: up, down, left, right
# $square: square
graverobber-board-ends = { $way ->
    [up] Going north, the board ends at { $square }.
    [down] Going south, the board ends at { $square }.
    [left] Going west, the board ends at { $square }.
   *[right] Going east, the board ends at { $square }.
}
# $piece: windmill, grave
# $square: square
graverobber-in-the-way = { $piece ->
    [windmill] Your Windmill on { $square } is in the way.
   *[grave] Your Grave on { $square } is in the way.
}
graverobber-nothing-lies = Your board is still empty.
graverobber-goes-to-h8 = The board goes from A1 to H8.
graverobber-all-laid = Everything is placed: “ready” to keep it, “clear” to start over.
# $piece: windmill, grave, plot
# $square: square
graverobber-lay-first = { $piece ->
    [windmill] Set up your board first: next comes your Windmill, like “windmill { $square }”.
    [grave] Set up your board first: next comes a Grave, like “grave { $square }”.
   *[plot] Set up your board first: next comes a Plot, like “plot { $square }”.
}
# $square: square
graverobber-sticks-out = A Windmill at { $square } would stick out of the board: name it by the bottom-left square of its 2×2.
# $square: square
graverobber-start-stays-free = { $square } is a starting square and must stay free.
# $piece: windmill, grave, plot
# $square: square
graverobber-taken = { $piece ->
    [windmill] Your Windmill is on { $square }.
    [grave] Your Grave is on { $square }.
   *[plot] Your Plot is on { $square }.
}
# $piece: windmill, grave
# $square: square
# $near: square
graverobber-touches = { $piece ->
    [windmill] { $square } touches your Windmill at { $near }: at this table obstacles may not touch, not even at a corner.
   *[grave] { $square } touches your Grave at { $near }: at this table obstacles may not touch, not even at a corner.
}
# $square: square
# $grave: square
graverobber-not-beside-grave = { $square } isn't next to your Grave on { $grave }: its Plot goes directly north, south, west or east of it.
# $who: name
# $square: square
# $start: square
graverobber-out-of-reach = { $who }'s piece couldn't reach a Plot on { $square } from { $start }.
# $who: name
# $square: square
graverobber-cut-off = { $who }'s piece could no longer reach your Plot on { $square }.
graverobber-no-room-for-plot = That leaves no room for its Plot.
graverobber-no-room-for-rest = That leaves no room for the other Graves and Plots.

## Why nobody can plan past a move

graverobber-foresight-dig = What a dig finds isn't known yet.

## Advice

# $who: name
graverobber-tip-lay = Goal: dig up the three Plots { $who } hides, before { $who } digs up yours. So hide them well: the Windmill and the Graves stand in { $who }'s way, Plots don't. *Random layout* sets up the whole board for you.
graverobber-tip-ready = Press *Ready* to keep this board: after that you can't change it.
# $who: name
graverobber-tip-begin = Goal: dig up the three Plots on { $who }'s board before { $who } digs up yours. Move your piece on your own board: your other piece, on { $who }'s, goes the same way until an obstacle or the edge stops it. Nobody tells you whether it was stopped. Then dig next to it.
graverobber-tip-dig = A dig tells you exactly where your other piece stands, even if you dig off the edge.
# $start: square
# $room: 1..28
# $free: 57
graverobber-warn-hemmed-in = Your own piece is hemmed in: from { $start } it can only reach { $room } of { $free } free squares.
# $square: square
# $way: up, down, left, right
graverobber-warn-edge = Your other piece stands on { $square }, and { $way ->
    [up] north
    [down] south
    [left] west
   *[right] east
} of it the board ends: this dig finds nothing and tells you nothing new.
# $square: square
# $ahead: square
graverobber-warn-start = Your other piece stands on { $square }. Nothing can lie on { $ahead }, a starting square: this dig finds nothing and tells you nothing new.
# $square: square
# $ahead: square
graverobber-warn-dug = Your other piece stands on { $square }, and you have already dug on { $ahead }: this dig finds nothing and tells you nothing new.
# A chance of 1% means less than 3%, here and below.
# $percent: number
# $other: number
# $better: yes, no
graverobber-why-chance = { $percent ->
    [0] There's no Plot there
    [1] A Plot there is unlikely (under 3%)
    [100] There's certainly a Plot there
   *[other] The chance of a Plot there is about { $percent }%
}{ $better ->
    [yes] ; with any other dig now { $other ->
        [0] there's none.
        [1] it's under 3%.
       *[other] it's about { $other }% at most.
    }
   *[no] .
}
# $way: up, down, left, right
# $percent: number
# $other: number
# $better: yes, no
graverobber-why-dig = { graverobber-why-chance }
# $way: up, down, left, right
# $percent: number
# $other: number
# $better: yes, no
# $squares: 2..60
graverobber-why-dig-place = { graverobber-why-chance } Your other piece could stand on any of { $squares } squares: a dig tells you which, even if it finds nothing.
# A Grave can lie beside $square on so many sides; more: than in all other ways.
# $way: up, down, left, right
# $percent: number
# $other: number
# $better: yes, no
# $square: square
# $sides: 1..4
# $more: yes, no
graverobber-why-dig-grave = { graverobber-why-chance } A Plot lies next to a Grave, and { $sides ->
    [one] { $sides } square
   *[other] { $sides } squares
} beside { $square } can still hold an obstacle{ $more ->
    [yes] {" "}(more than with any other dig here).
   *[no] .
}
# $moves: 1..5
# $way: up, down, left, right
# $percent: number
# $other: number
# $better: yes, no
# $learns: stops, grave, sure, nothing
# $squares: number
# $exact: yes, no
# $sides: 0..4
# $trail: old, new
graverobber-why-move = { $moves ->
    [1] Next, dig { $way ->
        [up] north
        [down] south
        [left] west
       *[right] east
    }:
   *[other] It's the first of { $moves } moves; then dig { $way ->
        [up] north
        [down] south
        [left] west
       *[right] east
    }:
} { $percent ->
    [0] there's no Plot there
    [1] a Plot there is unlikely (under 3%)
    [100] there's certainly a Plot there
   *[other] the chance of a Plot there is about { $percent }%
}{ $better ->
    [yes] ; with a dig right away { $other ->
        [0] there's none.
        [1] it's under 3%.
       *[other] it's about { $other }% at most.
    }
   *[no] .
}{ $learns ->
    [stops] {" "}{ $exact ->
        [yes] Your other piece can then stand on { $squares } squares
       *[no] Your other piece can then stand on { $squares } squares or more
    }: the dig tells you which, and so where obstacles stopped it.
    [grave] {" "}A Plot lies next to a Grave, and { $sides ->
        [one] { $sides } square
       *[other] { $sides } squares
    } beside the one you dig can still hold an obstacle.
    [sure] {" "}You'll know exactly where your other piece stands, and so what you dig.
   *[nothing] {""}
}{ $trail ->
    [old] {" "}Your own piece has walked these squares before, so the move shows your opponent nothing new.
   *[new] {""}
}
graverobber-why-windmill = It stops moves along two rows and two columns, and nobody is told that a piece was stopped.
# $plot: square
# $sides: 1..4
graverobber-why-grave = Next to it, a Plot on { $plot } can be dug up from { $sides ->
    [one] only one square
   *[other] { $sides } squares at most
}: the fewer, the safer.
# $sides: 1..4
graverobber-why-plot = There it can be dug up from { $sides ->
    [one] only one square
   *[other] { $sides } squares at most
}: edges and obstacles beside a Plot protect it.
# $sides: 1..4
graverobber-why-ready = Each of your Plots can be dug up from { $sides ->
    [one] only one square
   *[other] { $sides } squares at most
}: the fewer, the safer. After this, nothing can be changed.

## Reviews: what could have been known

# $move: text 34
# $turns: 1..3
# $percent: number
graverobber-review-alike = “{ $move }” was about as good as any: the chance of a Plot { $turns ->
    [1] was
   *[other] from a dig in turn { $turns } was
} { $percent }%.
# $move: text 34
# $turns: 1..3
# $percent: number
graverobber-review-best = “{ $move }” was best: the chance of a Plot { $turns ->
    [1] was
   *[other] from a dig in turn { $turns } was
} { $percent }%.
# $move: text 34
# $turns: 1..3
# $percent: number
# $bestmove: text 34
# $bestturns: 1..3
# $bestpercent: number
graverobber-review-other = “{ $move }”: the chance of a Plot { $turns ->
    [1] was
   *[other] from a dig in turn { $turns } was
} { $percent }%. Better: “{ $bestmove }”, { $bestturns ->
    [1] at once
   *[other] a dig in turn { $bestturns }
}, { $bestpercent }%.
# $move: text 34
# $turns: 2..3
# $percent: number
# $bestmove: text 34
# $bestturns: 1..2
# $bestpercent: number
graverobber-review-sooner = “{ $move }”: the chance of a Plot from a dig in turn { $turns } was { $percent }%. Better: “{ $bestmove }”, { $bestturns ->
    [1] at once
   *[other] a dig in turn { $bestturns }
}, { $bestpercent }%: sooner, and more for each turn it takes.
# $n: decimal
graverobber-review-found = It found a Plot: luck +{ $n }.
# $n: decimal
graverobber-review-empty = It found nothing: bad luck −{ $n }.
# $who: name
# $start: decimal
# $parts: text 200
# $result: number
graverobber-review-sum = { $who }, in Plots: the best choices promised { $start }, { $parts }; { $result } found.
# $n: number
graverobber-puzzle-squares = After it, this is how many squares your other piece can be on: { $n }.
# $boards: number
# $sets: number
# $squares: 1..64
graverobber-review-counted = All counted: possible boards { $boards }, sets of obstacles { $sets }, squares for the other piece { $squares }. Boards that hide their Plots well count for more.
# $boards: number
# $sets: number
# $squares: 1..64
# $low: decimal
# $high: decimal
graverobber-review-drawn = Too many to count all: boards drawn { $boards }, sets of obstacles at most { $sets }, squares for the other piece { $squares }. Those that hide their Plots well are drawn more often. 95% interval of a Plot a turn: { $low }% to { $high }%.
# $move: text 34
graverobber-review-sure = “{ $move }” was certain to turn up a Plot.
# $squares: text 30
graverobber-review-plots = A Plot was certain to lie on { $squares }.
graverobber-review-vain = This dig was certain to find nothing.
# limit: 50
graverobber-review-shares = Probability that the other piece is here

## What people type: whole words for those of the canonical moves

graverobber-typed-up = up, north
graverobber-typed-down = down, south
graverobber-typed-left = left, west
graverobber-typed-right = right, east
graverobber-typed-move = move, go, walk
graverobber-typed-dig = dig
graverobber-typed-skip = skip, pass
graverobber-typed-windmill = windmill
graverobber-typed-grave = grave
graverobber-typed-plot = plot
graverobber-typed-ready = ready
graverobber-typed-clear = clear
graverobber-typed-one = one
graverobber-typed-two = two
graverobber-typed-three = three
graverobber-typed-four = four
graverobber-typed-five = five
graverobber-typed-six = six
graverobber-typed-seven = seven
graverobber-typed-nothing = at

## Puzzles

# $turns: list
graverobber-so-far = Your turns so far: { $turns }. (⬆3 is a move; ⛏B4➡C4 a dig at C4 with your other piece on B4; ✔ a Plot, ✖ out of bounds, – a skip.)
# $turns: 1..3
graverobber-puzzle-plot = { $turns ->
    [one] One of the four digs is certain to turn up a Plot, from what you've been told. Which?
   *[other] Make sure of digging up a Plot within { $turns } turns of yours, this one included, whatever the layout. Only one first move does it: which?
}
graverobber-puzzle-plot-hint = First work out where your other piece stands. Then look for a Grave that must be there: one of the squares next to it holds its Plot, and not one where you dug already.
graverobber-puzzle-plot-why = In every layout that fits what you've been told, this turns up a Plot in time. After any other move it might not.
graverobber-puzzle-plot-wrong = In some layout that fits what you've been told, it turns up no Plot in time.
# $turns: 1..3
graverobber-puzzle-windmill = { $turns ->
    [one] One of the four digs is certain to hit a square of the Windmill, from what you've been told. Which?
   *[other] Make sure of a dig that hits a square of the Windmill within { $turns } turns of yours, this one included. Only one first move does it: which?
}
graverobber-puzzle-windmill-hint = The Windmill takes up 2×2 squares. Your opponent has walked on none of them, and none held a Plot. Where is there still room for it, and which squares do all these places share?
graverobber-puzzle-windmill-why = In every layout that fits what you've been told, this leads to a square of the Windmill in time. After any other move it might not.
graverobber-puzzle-windmill-wrong = In some layout that fits what you've been told, it leads to no square of the Windmill in time.
# $turns: 1..3
graverobber-puzzle-piece = You can't be sure where your other piece stands. After which move must it stand on one certain square, without a dig to tell you? Only one move does it.
graverobber-puzzle-piece-hint = List the squares where it can stand now. Then make the same move from each: it stops at the edge, or right before an obstacle.
graverobber-puzzle-piece-why = After this move, every layout that fits what you've been told puts your other piece on the same square. After any other move there are at least two.
graverobber-puzzle-piece-wrong = Without a dig to tell you, your other piece can still be on at least two squares.

## The lesson: what `lesson.json` names

# limit: 300
graverobber-lesson-lay = Whoever is first to dig up the other's three Plots wins. To begin with, each of you sets up a secret board: a Windmill of 2×2, three Graves, and right next to each Grave its Plot. Windmill and Graves never touch, not even at a corner. Hide your last Plot in the corner: *Plot at A8*.
# limit: 300
graverobber-lesson-lay-not-open = You may, but there it can be dug up from more than one square. Only one free square touches the corner: *Plot at A8*.
# limit: 300
graverobber-lesson-lay-not-clear = That would clear your whole board, and only the last Plot is missing: *Plot at A8*.
# limit: 300
graverobber-lesson-lay-then = Both of you pressed *Ready*: the boards are set. You are Red, and Red goes first. Below is your board; above is what you know of White's: nothing yet. Both pieces stand on both boards, yours and White's.
# limit: 300
graverobber-lesson-move = Dig up the three Plots on White's board before White digs up yours. You move on your own board; your other piece, on White's, goes the same way until an obstacle (Windmill or Grave) or the edge stops it. Choose *North 3, to A4*.
# limit: 300
graverobber-lesson-move-not-there = You may. But in this lesson go three squares north: *North 3, to A4*.
# limit: 300
graverobber-lesson-move-not-dig = You'll dig next turn. First see how both your pieces walk: *North 3, to A4*.
# limit: 300
graverobber-lesson-not-skip = Skipping changes nothing, and once both of you have skipped three times in a row, the match is over.
# limit: 300
graverobber-lesson-move-then = You are on A4. Did your other piece get as far? Nobody tells you: the pale one with the question mark is where it was last known to be. White went from H8 to H4: tinted squares hold no obstacle. On your own board you see White's other piece: your Windmill stopped it.
# limit: 300
graverobber-lesson-dig = A dig looks at one square next to your other piece and tells you which one it was, so you know again where the piece stands. If a Plot lies there, it's yours. Your piece went along the west edge, so dig away from it: *Dig east*.
# limit: 300
graverobber-lesson-dig-not-edge = There's no Plot beyond the edge. You would learn where your piece stands, but you do that here as well: *Dig east*.
# limit: 300
graverobber-lesson-dig-not-back = That tells you where you stand, too. But you came from the south, and whatever stopped you may be in the north: *Dig east*.
# limit: 300
graverobber-lesson-dig-not-move = First find out where your other piece is: keep moving without a dig, and you soon lose track of it. *Dig east*.
# limit: 300
graverobber-lesson-dig-then = B2, no Plot. So your other piece is on A2, not on A4: something on A3 has stopped it! In a match, note that with *Mark squares* or `/mark`: `A3`, `obstacle?`. Only you see your marks.
# limit: 300
graverobber-lesson-plot = Later, with your mark on A3. White walked on B4 and your other piece stood on A2, so a Windmill doesn't fit at A3: it's a Grave, and its Plot is right next to it. You dug at A2 and found nothing, which leaves A4 and B3. Your other piece is on B2: *Dig north*.
# limit: 300
graverobber-lesson-plot-not-again = You've just dug at A2. Next to the Grave that leaves A4 and B3: *Dig north*.
# limit: 300
graverobber-lesson-plot-not-far = You know nothing about that square. But the Plot of the Grave on A3 must be on A4 or B3: *Dig north*.
# limit: 300
graverobber-lesson-plot-not-move = No need to go anywhere: one of the two squares is just north of your other piece. *Dig north*.
# limit: 300
graverobber-lesson-plot-then = A Plot! It's yours, and everybody is told. White dug and found nothing; then you dug once more, to the south, and found your second Plot on B1.
# limit: 300
graverobber-lesson-third = Two Plots are yours; the third wins the match. Your other piece is still on B2, and you've dug to the north, the south and the west of it: *Dig east*.
# limit: 300
graverobber-lesson-third-not-again = You've dug there before. One side is left: *Dig east*.
# limit: 300
graverobber-lesson-third-not-move = First dig on the side that's left: *Dig east*.
# limit: 300
graverobber-lesson-third-then = The third Plot: you've won! In a match, mind the clock during set-up, too. When time is up, a complete board counts as ready, but an incomplete one loses.

## Achievements

# limit: 20
graverobber-feat-surgeon = Steady Spade
# limit: 100
graverobber-feat-surgeon-about = Win with all three Plots in at most twelve digs.
# limit: 20
graverobber-feat-comeback = Rise from the Grave
# limit: 100
graverobber-feat-comeback-about = Win after your opponent had two Plots and you had none.
