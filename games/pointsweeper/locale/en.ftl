### Pointsweeper. Words that mean one thing throughout: board (one of three), square, tile (a number
### under a square), mine, piece, scout, claim, path, turn, pass.

## What it says about itself

pointsweeper-name = Pointsweeper
# limit: 100
pointsweeper-tagline = Scout three minefields with chess pieces, then claim the points between the mines.
# limit: 120
pointsweeper-goal = Score the most points on three minefields: claim good numbers, and stay off the mines.
pointsweeper-credit = Pointsweeper by elk
# $n: number
pointsweeper-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# limit: 34
pointsweeper-side-red = Red
# limit: 100
pointsweeper-side-red-means = chooses who goes first on boards 1 and 3
# limit: 34
pointsweeper-side-blue = Blue
# limit: 100
pointsweeper-side-blue-means = chooses who goes first on board 2
# limit: 45
pointsweeper-option-clock = The game's own clock
# limit: 100
pointsweeper-option-clock-table = as the table's clock says
# limit: 100
pointsweeper-option-clock-standard = Blitz, a minute a move plus two minutes a board
# limit: 100
pointsweeper-option-clock-slow = a day a move
# limit: 100
pointsweeper-option-clock-off = nobody's time runs out
# limit: 45
pointsweeper-option-aids = Aids
# limit: 100
pointsweeper-option-aids-on = tick safe squares, offer to claim them, warn of known mines
# limit: 100
pointsweeper-option-aids-off = no ticks, no suggestions, no mine warnings
pointsweeper-late = Run out of time and you have passed on that board; the next one waits until you press *Go on*.
# limit: 1024
pointsweeper-cover = A board of 8 by 8 squares: paths of claimed numbers in both players' colours, and a mine that went off.

## What the sentences below are made of: pieces in their cases, points and mines

# $piece: king, queen, rook, bishop, knight, pawn
pointsweeper-piece = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
    .title = { $piece ->
        [king] King
        [queen] Queen
        [rook] Rook
        [bishop] Bishop
        [knight] Knight
       *[pawn] Pawn
    }
# $points: number
# $sum: −12, 0, 104
pointsweeper-points = { $points ->
    [one] { $sum } point
   *[other] { $sum } points
}
# $mines: 0..30
pointsweeper-mines = { $mines ->
    [one] { $mines } mine
   *[other] { $mines } mines
}
# $points: number
# $sum: −12, 0, 104
# $cost: number
# $score: number
# $total: −12, 0, 104
# $mines: 0..5
pointsweeper-scored = { $mines ->
    [0] { $score ->
        [one] { $total } point
       *[other] { $total } points
    }
   *[other] { $score ->
        [one] { $total } point ({ $sum } minus { $cost } for { pointsweeper-mines })
       *[other] { $total } points ({ $sum } minus { $cost } for { pointsweeper-mines })
    }
}

## Buttons and menus

# limit: 34
pointsweeper-label-first = First (pawns up)
# limit: 34
pointsweeper-label-second = Second (pawns down)
# limit: 34
pointsweeper-label-pass = Pass on this board
# limit: 34
pointsweeper-label-scout = 🔍 Scout…
# $piece: king, queen, rook, bishop, knight, pawn
# limit: 34
pointsweeper-label-scout-piece = 🔍 { pointsweeper-piece.title } scouts…
# How many of them can still do it.
# $piece: king, queen, rook, bishop, knight, pawn
# $n: 1..8
# limit: 20
pointsweeper-label-scout-left = 🔍 { pointsweeper-piece.title } · { $n }
# $piece: king, queen, rook, bishop, knight, pawn
# $column: A, H
# limit: 34
pointsweeper-label-scout-column = 🔍 { pointsweeper-piece.title }, column { $column }…
# $piece: king, queen, rook, bishop, knight, pawn
# $square: A3, H8
# limit: 34
pointsweeper-label-scout-square = 🔍 { pointsweeper-piece.title } { $square }
# limit: 34
pointsweeper-label-claim = 🚩 Claim…
# $piece: king, queen, rook, bishop, knight, pawn
# limit: 34
pointsweeper-label-claim-piece = 🚩 { pointsweeper-piece.title } claims…
# How many of them can still do it.
# $piece: king, queen, rook, bishop, knight, pawn
# $n: 1..8
# limit: 20
pointsweeper-label-claim-left = 🚩 { pointsweeper-piece.title } · { $n }
# $piece: king, queen, rook, bishop, knight, pawn
# $column: A, H
# limit: 36
pointsweeper-label-claim-column = 🚩 { pointsweeper-piece.title }, column { $column }…
# $piece: king, queen, rook, bishop, knight, pawn
# $start: A1, H8
# limit: 34
pointsweeper-label-claim-start = 🚩 { pointsweeper-piece.title } from { $start }…
# $piece: king, queen, rook, bishop, knight, pawn
# $start: A1, H8
# $column: A, H
# limit: 36
pointsweeper-label-claim-start-column = 🚩 { pointsweeper-piece.title } { $start }–{ $column }…
# $piece: king, queen, rook, bishop, knight, pawn
# $start: A1, H8
# $end: A3, H7
# limit: 34
pointsweeper-label-claim-path = 🚩 { pointsweeper-piece.title } { $start }–{ $end }
# The same where there is surely no mine.
# $piece: king, queen, rook, bishop, knight, pawn
# $start: A1, H8
# $end: A3, H7
# limit: 34
pointsweeper-label-claim-safe = { pointsweeper-label-claim-path } ✅
# $piece: king, queen, rook, bishop, knight, pawn
pointsweeper-step-scout = 🔍 On which square does the { pointsweeper-piece } scout?
# $piece: king, queen, rook, bishop, knight, pawn
pointsweeper-step-claim = 🚩 On which square does the { pointsweeper-piece }'s path begin?

## What a move tells

# $who: name
# $other: name
# $board: 1..3
pointsweeper-begins = { $who } goes first on board { $board }: { $who }'s pawns move up, { $other }'s down.
# $who: name
# $other: name
# $board: 1..3
pointsweeper-begins-late = { $who } ran out of time and so goes first on board { $board }: { $who }'s pawns move up, { $other }'s down.
# $who: name
pointsweeper-passes = { $who } passes on this board.
# $who: name
pointsweeper-passes-late = { $who } ran out of time and has passed on this board.
# $who: name
# $piece: king, queen, rook, bishop, knight, pawn
# $square: square
pointsweeper-scouts = { $who } scouts with a { pointsweeper-piece } on { $square }.
# $piece: king, queen, rook, bishop, knight, pawn
# $square: square
# $points: number
# $sum: −12, 0, 104
# $mines: 0..10
pointsweeper-sees = Your { pointsweeper-piece } on { $square } sees { pointsweeper-points }, { pointsweeper-mines }.
# $who: name
# $piece: king, queen, rook, bishop, knight, pawn
# $start: square
# $end: square
# $squares: squares
# $mines: 1..8
pointsweeper-hits = { $mines ->
    [one] { $who } hits a mine on { $squares } with a { pointsweeper-piece } from { $start } to { $end }!
   *[other] { $who } hits { $mines } mines with a { pointsweeper-piece } from { $start } to { $end }: on { $squares }!
}
# $who: name
# $piece: king, queen, rook, bishop, knight, pawn
# $start: square
# $end: square
pointsweeper-claims-nothing = { $who } moves a { pointsweeper-piece } from { $start } to { $end } and claims nothing.
# $who: name
# $piece: king, queen, rook, bishop, knight, pawn
# $start: square
# $end: square
# $points: number
# $sum: −12, 0, 104
# $tiles: squares
pointsweeper-claims = { $who } claims { pointsweeper-points } with a { pointsweeper-piece } from { $start } to { $end }: { $tiles }.
# $board: 1..3
# $red: pointsweeper-gained
# $blue: pointsweeper-gained
pointsweeper-board-over = Board { $board } is over: { $red }; { $blue }.
# $who: name
# $points: number
# $sum: −12, 0, 104
# $mines: 0..10
pointsweeper-gained = { $who } { pointsweeper-points }, { pointsweeper-mines }

## How a match ends

pointsweeper-all-boards-over = all three boards are over
# $first: pointsweeper-scored
# $other: pointsweeper-scored
# $result: win, draw
pointsweeper-decided = { $first } to { $other }
# $who: name
# $board: 1..3
pointsweeper-late-on-one = { $who } ran out of time on board { $board }.
# $who: name
# $first: 1, 2
# $second: 2, 3
pointsweeper-late-on-two = { $who } ran out of time on boards { $first } and { $second }.
# $who: name
pointsweeper-late-on-all = { $who } ran out of time on all three boards.

## Why a move may not be played

# $board: 1..3
pointsweeper-not-begun = Board { $board } hasn't started: type “first” or “second” to say how you want to play it.
pointsweeper-no-clock = This match has no clock.
pointsweeper-begun-already = It's already settled who goes first on this board.
pointsweeper-not-understood = Type a move like “scout B A3”, “claim R A1 A3” or “pass”: squares A1 to H8, pieces K, Q, R, B, N (knight) and P.
# $turn: 1..3
pointsweeper-too-early-to-claim = Your first three turns on a board are for scouting, and this is turn { $turn }: you can't claim yet.
# $turn: 1..3
pointsweeper-too-early-to-pass = Your first three turns on a board are for scouting, and this is turn { $turn }: you can't pass yet.
# $piece: king, queen, rook, bishop, knight, pawn
pointsweeper-all-scouted = You have no { pointsweeper-piece } left that hasn't scouted.
# $piece: king, queen, rook, bishop, knight, pawn
pointsweeper-claimed-cannot-scout = You have no { pointsweeper-piece } left: once a piece has claimed, it can't scout.
# $piece: king, queen, rook, bishop, knight, pawn
pointsweeper-all-of-kind-claimed = Every { pointsweeper-piece } of yours has claimed on this board.
# $square: square
pointsweeper-pawn-rows = You can't put a pawn on { $square }: not on rows 1 and 8.
# $square: square
pointsweeper-must-move = A claim must move: it can't start and end on { $square }.
# $way: up, down
# $start: square
# $end: square
pointsweeper-pawn-way = { $way ->
    [up] A pawn can't go from { $start } to { $end }: yours go up (towards row 8), one square straight or diagonally, or two straight from row 2.
   *[down] A pawn can't go from { $start } to { $end }: yours go down (towards row 1), one square straight or diagonally, or two straight from row 7.
}
# $piece: king, queen, rook, bishop, knight, pawn
# $start: square
# $end: square
pointsweeper-no-way = A { pointsweeper-piece } can't go from { $start } to { $end }.

## Why nobody can plan past a move

pointsweeper-foresight-claim = What this claim takes isn't known yet.
pointsweeper-foresight-scout = What you see from there isn't known yet.
pointsweeper-foresight-begins = A new board begins there.
pointsweeper-foresight-over = The board is over then, and everything on it is shown.

## Warnings, tips, reasons

# $piece: king, queen, rook, bishop, knight, pawn
pointsweeper-warn-sees-nothing = Every square this { pointsweeper-piece } sees is empty.
pointsweeper-warn-claims-nothing = Every square on this path is empty: you would claim nothing.
# $piece: king, queen, rook, bishop, knight, pawn
# $square: square
pointsweeper-warn-mine = Your { pointsweeper-piece } on { $square } saw a mine on this path.
# $board: 1..3
pointsweeper-asks = Choose who goes first on board { $board }.
pointsweeper-tip-choose = Most points after three boards wins, and mines cost points. Whoever goes first on a board moves pawns up (towards row 8), whoever goes second down.
pointsweeper-tip-begin = Most points after three boards wins, and mines cost points. Start with three scouts 🔍: put a piece on a square, and only you learn how many points and mines still lie there and wherever it could move. The numbers beside the pieces say how many of each are left.
pointsweeper-tip-scout = Your first three turns on a board are for scouting 🔍: only you learn the sum of the points and the number of mines still lying on the piece's square and wherever it could move. A piece that has scouted can still claim.
pointsweeper-tip-claim = A claim 🚩 takes every number on its path (for a knight: only its start and end). If there are mines on it, you get only the mines. Each mine costs more than the one before, on all boards together: six cost 21 points. If the rest looks bad, pass: that ends your turns on this board.
# $points: decimal
pointsweeper-why-scout = Going by what you know, it makes your next claim worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} more on average.
# $start: square
# $end: square
# $points: decimal
# $percent: number
pointsweeper-why-claim = From { $start } to { $end } I expect { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Going by what you know, { $percent ->
    [0] none of the possible boards I tried has a mine there.
    [1] there's a mine there on fewer than 3% of the boards.
   *[other] there's a mine there on about { $percent }% of the boards.
}
# $start: square
# $end: square
# $points: decimal
pointsweeper-why-safe = From { $start } to { $end } there's certainly no mine, and I expect { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
# $price: number
pointsweeper-why-pass = Going by what you know, no claim brings more than its mines would cost: your next mine costs { $price ->
    [one] { $price } point
   *[other] { $price } points
}.
pointsweeper-why-won = A pass ends the match, and you are ahead.
pointsweeper-why-first = Whoever goes first on a board is also the first to claim, once both have scouted three times.
# Of a scout.
# $all: number
pointsweeper-why-unseen = Look where you haven't looked yet: none of your scouts has seen any of its { $all } squares.
# $new: number
# $all: number
pointsweeper-why-new = Look where you haven't looked yet: { $new } of its { $all } squares { $new ->
    [one] is
   *[other] are
} new to your scouts.
# $mines: 1..10
# $piece: king, queen, rook, bishop, knight, pawn
# $square: square
# $both: number
# $all: number
pointsweeper-why-splits = Somewhere on { $all } squares, your { pointsweeper-piece } on { $square } still sees { pointsweeper-mines }. This looks again at { $both } of these squares: compare the numbers, and you know more about both parts.
# $other: name
pointsweeper-why-alone = { $other } takes no more turns on this board, so scouting costs you nothing: look before you claim.
# Of a claim, here and below.
# $piece: king, queen, rook, bishop, knight, pawn
# $square: square
pointsweeper-why-clear = Your { pointsweeper-piece } on { $square } has no mine left in sight.
pointsweeper-why-claimed = A claim along there has already taken every mine.
pointsweeper-why-ticked = For each of its squares, one of your scouts or an earlier claim rules out a mine.
# $piece: king, queen, rook, bishop, knight, pawn
# $square: square
# $other: king, queen, rook, bishop, knight, pawn
# $there: square
pointsweeper-why-same-mines = Compare your scouts on { $square } and { $there }: both see as many mines, so where only the one on { $square } looks there is none.
pointsweeper-why-behind = If you pass now, you lose: so try what you can.
# $price: number
pointsweeper-why-price = It's worth the risk: your next mine costs { $price ->
    [one] only { $price } point
   *[other] { $price } points
}.
# $piece: king, queen, rook, bishop, knight, pawn
# $square: square
# $points: number
# $n: 1..28
# $both: 1..8
pointsweeper-why-rich = Claim where your scouts still see many points: your { pointsweeper-piece } on { $square } sees { $points } on { $n ->
    [one] { $n } square
   *[other] { $n } squares
}, and this path takes { $both } of them.
# $worth: decimal
# $other: decimal
# $start: square
# $end: square
pointsweeper-why-best = Compare claims by points and risk: I'd value this one at { $worth }, the next best ({ $start } to { $end }) at { $other }.
# $piece: king, queen, rook, bishop, knight, pawn
# $other: king, queen, rook, bishop, knight, pawn
pointsweeper-why-thrifty = A { pointsweeper-piece } is enough here, so you keep your { $other ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
} for more.

## The board in words

# $board: 1..3
pointsweeper-where = Pointsweeper, board { $board } of 3.
pointsweeper-you-choose = You choose who goes first.
# $who: name
pointsweeper-chooses = { $who } chooses who goes first.
pointsweeper-your-turn = It's your turn.
# $who: name
pointsweeper-turn-of = It's { $who }'s turn.
# $up: name
# $down: name
pointsweeper-pawns = { $up }'s pawns move up, { $down }'s down.
# $way: up, down
pointsweeper-your-pawns = { $way ->
    [up] Your pawns move up.
   *[down] Your pawns move down.
}
# $reason: pointsweeper-all-boards-over, core-agreed
pointsweeper-over-draw = The match is over, a draw: { $reason }.
# $who: name
# $reason: pointsweeper-all-boards-over, core-resigned, core-out-of-time
pointsweeper-over-win = The match is over: { $reason }. { $who } wins.
# $reader: you, other
# $who: name
# $side: red, blue
pointsweeper-called = { $reader ->
    [you] You
   *[other] { $who }
} ({ $side ->
    [red] { pointsweeper-side-red }
   *[blue] { pointsweeper-side-blue }
})
# $who: pointsweeper-called, pointsweeper-side-*
# $points: number
# $sum: −12, 0, 104
# $mines: 0..10
# $scored: pointsweeper-scored
pointsweeper-stands = { $who }: { pointsweeper-points }, { pointsweeper-mines } on this board; in all { $scored }.
pointsweeper-has-passed = Passed on this board.
pointsweeper-all-claimed = All pieces have claimed.
# $pieces: pointsweeper-pieces
pointsweeper-unused = Can scout and claim: { $pieces }.
# $pieces: pointsweeper-pieces
pointsweeper-scouted = Can only claim: { $pieces }.
# $n: 1..8
# $piece: king, queen, rook, bishop, knight, pawn
pointsweeper-pieces = { $n ->
    [1] { pointsweeper-piece }
   *[other] { $n } { $piece ->
        [king] kings
        [queen] queens
        [rook] rooks
        [bishop] bishops
        [knight] knights
       *[pawn] pawns
    }
}
# $pieces: pointsweeper-piece-on
pointsweeper-scouted-from = Scouted from: { $pieces }.
# $piece: king, queen, rook, bishop, knight, pawn
# $squares: squares
pointsweeper-piece-on = { pointsweeper-piece } { $squares }
pointsweeper-still-see = What your scouts still see:
# $piece: king, queen, rook, bishop, knight, pawn
# $square: square
# $points: number
# $sum: −12, 0, 104
# $mines: 0..10
pointsweeper-still-sees = { pointsweeper-piece.title } on { $square }: { pointsweeper-points }, { pointsweeper-mines }.
# $squares: squares
pointsweeper-safe = Certainly no mine: { $squares }.
# $tiles: pointsweeper-mines-on, pointsweeper-tiles-of
pointsweeper-claimed-tiles = Claimed { $tiles }.
# $tiles: pointsweeper-mines-on, pointsweeper-tiles-of
pointsweeper-unclaimed-tiles = Unclaimed { $tiles }.
# $value: −2, 0, 5
# $squares: squares
pointsweeper-tiles-of = { $value }: { $squares }
# $mines: 1..10
# $squares: squares
pointsweeper-mines-on = { $mines ->
    [one] mine: { $squares }
   *[other] mines: { $squares }
}
# $who: name
# $piece: king, queen, rook, bishop, knight, pawn
# $square: square
pointsweeper-last-scout = Last turn: { $who } scouted with a { pointsweeper-piece } on { $square }.
# $who: name
# $piece: king, queen, rook, bishop, knight, pawn
# $start: square
# $end: square
pointsweeper-last-claim = Last turn: { $who } claimed with a { pointsweeper-piece } from { $start } to { $end }.
# $who: name
pointsweeper-last-pass = Last turn: { $who } passed.

## What is said of a place in the picture

# $square: square
# $safe: yes, no
pointsweeper-spot-hidden = { $square }, { $safe ->
    [yes] no mine
   *[no] hidden
}
# $square: square
# $value: −2, 0, 5
# $side: red, blue, none
pointsweeper-spot-tile = { $square }, { $value }, { $side ->
    [red] claimed by Red
    [blue] claimed by Blue
   *[none] unclaimed
}
# $square: square
# $side: red, blue, none
pointsweeper-spot-mine = { $square }, mine, { $side ->
    [red] claimed by Red
    [blue] claimed by Blue
   *[none] unclaimed
}
# $side: red, blue
# $piece: king, queen, rook, bishop, knight, pawn
pointsweeper-spot-piece = { $side ->
    [red] Red's
   *[blue] Blue's
} { pointsweeper-piece }
# $there: text 30
# $pieces: pointsweeper-spot-piece
pointsweeper-spot-scouted = { $there }, scouted by { $pieces }
# $there: text 30
# $n: 3, 32
pointsweeper-spot-scouted-often = { $there }, scouted by { $n } pieces
# What the viewer's scout there still sees.
# $there: text 70
# $points: number
# $sum: −12, 0, 104
# $mines: 0..10
pointsweeper-spot-sees = { $there }, you see { pointsweeper-points }, { pointsweeper-mines } from here
# $there: text 95
# $act: scouted, seen, claimed, passed
# limit: 120
pointsweeper-spot-last = { $there }, { $act ->
    [scouted] last scout
    [seen] just seen
    [claimed] just claimed
   *[passed] just passed
}
# $side: red, blue
# $way: up, down
pointsweeper-spot-pawns = { $side ->
    [red] Red's
   *[blue] Blue's
} pawns move { $way ->
    [up] up
   *[down] down
}
# $side: red, blue
pointsweeper-spot-passed = { $side ->
    [red] Red has passed on this board
   *[blue] Blue has passed on this board
}
# The viewer's own pieces: what is touched to scout or claim with one of them.
# $act: scout, claim
# $piece: king, queen, rook, bishop, knight, pawn
# $n: 0..8
pointsweeper-spot-own = { $act ->
    [scout] Scout
   *[claim] Claim
} with a { pointsweeper-piece }: { $n ->
    [0] none left
   *[other] { $n } left
}
# $side: red, blue
# $act: scout, claim
# $piece: king, queen, rook, bishop, knight, pawn
# $n: 0..8
pointsweeper-spot-other = { $side ->
    [red] Red
   *[blue] Blue
}, { $act ->
    [scout] scout
   *[claim] claim
} with a { pointsweeper-piece }: { $n ->
    [0] none left
   *[other] { $n } left
}
# $points: number
# $sum: −12, 0, 104
# $mines: 0..10
pointsweeper-spot-count = { pointsweeper-points }, { pointsweeper-mines }
# A result in the list below the board.
# $piece: king, queen, rook, bishop, knight, pawn
# $square: square
# $rest: pointsweeper-spot-count
# limit: 120
pointsweeper-spot-result = Your { pointsweeper-piece } on { $square } still sees { $rest }
# $side: text 10
# $scored: text 50
# limit: 120
pointsweeper-spot-sum = { $side } in all: { $scored }

## Moves made by hand, on the page

# The headings of the pieces that can scout from a square, and of those that can claim from it.
# limit: 34
pointsweeper-touch-scout = 🔍 Scout: learn what lies there
# limit: 34
pointsweeper-touch-claim = 🚩 Claim: take what lies there
# $piece: king, queen, rook, bishop, knight, pawn
# $n: 1..8
# limit: 34
pointsweeper-touch-piece = { pointsweeper-piece.title }, { $n } left
# How many scouts come before the first claim.
# $n: 1..3
pointsweeper-touch-early = Where do you scout? { $n ->
    [one] After this scout you can claim.
   *[other] After { $n } scouts you can claim.
}
pointsweeper-touch-start = Touch a square: to scout there, or to start a claim.
# While only scouts are allowed.
# $square: square
pointsweeper-touch-who = Which piece scouts on { $square }?
# $square: square
pointsweeper-touch-what = Which piece goes to { $square }, and what does it do there?
# $piece: king, queen, rook, bishop, knight, pawn
# $start: square
pointsweeper-touch-end = Where does the { pointsweeper-piece } on { $start } go? It takes all on its way, or only the mines if there are any.
# $piece: king, queen, rook, bishop, knight, pawn
# $square: square
# limit: 80
pointsweeper-touch-scouts = Scout with a { pointsweeper-piece } on { $square }
# $piece: king, queen, rook, bishop, knight, pawn
# $start: square
# $end: square
# limit: 80
pointsweeper-touch-claims = Claim from { $start } to { $end } with a { pointsweeper-piece }
pointsweeper-touch-squares = Nothing is touched there: a move begins with a square of the board.

## What mattered in a match, for menus

# $board: 1..3
# limit: 60
pointsweeper-moment-begun = Board { $board } begins
# $who: name
# limit: 60
pointsweeper-moment-mines = { $who } hits mines
# $board: 1..3
# limit: 60
pointsweeper-moment-over = Board { $board } is over

## Words in pictures: a test measures that they fit

pointsweeper-picture-to-come = three boards to come
# $board: 1..3
pointsweeper-picture-board = board { $board } of 3
# $board: 1..3
pointsweeper-picture-over = board { $board } of 3 is over
# $board: 1..3
# $side: red, blue
pointsweeper-picture-own = board { $board } of 3, { $side ->
    [red] Red's
   *[blue] Blue's
} view
# $side: red, blue
pointsweeper-picture-wins = { $side ->
    [red] Red wins
   *[blue] Blue wins
}
pointsweeper-picture-draw = a draw
pointsweeper-picture-your-turn = your turn
# $side: red, blue
pointsweeper-picture-chooses = { $side ->
    [red] Red chooses
   *[blue] Blue chooses
}
# $side: red, blue
pointsweeper-picture-to-move = { $side ->
    [red] Red to move
   *[blue] Blue to move
}
pointsweeper-picture-scouted-here = scouted here
pointsweeper-picture-your-scout = your scout
pointsweeper-picture-other-scout = opponent's scout
pointsweeper-picture-left = points, mines still there
pointsweeper-picture-seen = just scouted
pointsweeper-picture-no-mine = no mine
pointsweeper-picture-passed = passed
pointsweeper-picture-scout = scout
pointsweeper-picture-claim = claim
# $board: 1..3
pointsweeper-picture-result = Board { $board }
pointsweeper-picture-list = Other scouts still see

## Reviews: what could have been known

# $move: text 36
# $points: decimal
# $percent: number
pointsweeper-review-claim-alike = “{ $move }” was about as good as any: expected points { $points }, a mine on { $percent }% of the boards.
# $move: text 36
# $points: decimal
# $percent: number
pointsweeper-review-claim-best = “{ $move }” was best: expected points { $points }, a mine on { $percent }% of the boards.
# $move: text 36
# $points: decimal
# $percent: number
# $bestmove: text 36
# $bestpoints: decimal
# $bestpercent: number
pointsweeper-review-claim-other = “{ $move }”: expected points { $points }, a mine on { $percent }% of the boards. Better: “{ $bestmove }”, points { $bestpoints }, a mine on { $bestpercent }%.
# $move: text 36
# $points: decimal
# $percent: number
pointsweeper-review-claim-pass = “{ $move }”: expected points { $points }, a mine on { $percent }% of the boards. Better: pass, because no claim was worth its risk.
# $move: text 36
# $points: decimal
# $percent: number
pointsweeper-review-claim-ahead = “{ $move }” did best on the boards drawn, which prove nothing: expected points { $points }, a mine on { $percent }% of them.
# $move: text 36
# $points: decimal
# $percent: number
# $bestmove: text 36
# $bestpoints: decimal
pointsweeper-review-claim-leans = “{ $move }”: expected points { $points }, a mine on { $percent }% of the boards. “{ $bestmove }” brought more on the boards drawn, { $bestpoints }, but they prove nothing.
# $move: text 36
# $points: decimal
pointsweeper-review-scout-ahead = “{ $move }” did best of all scouts on the boards drawn, which prove nothing: after it the best claim brings { $points } on average.
# $move: text 36
# $points: decimal
# $bestmove: text 36
# $bestpoints: decimal
pointsweeper-review-scout-leans = “{ $move }”: after it the best claim brings { $points } on average. “{ $bestmove }” did better on the boards drawn, { $bestpoints }, but they prove nothing.
# $move: text 36
# $points: decimal
pointsweeper-review-scout-alike = “{ $move }” was about as good a scout as any: after it the best claim brings { $points } on average.
# $move: text 36
# $points: decimal
pointsweeper-review-scout-best = “{ $move }” was the best scout: after it the best claim brings { $points } on average.
# $move: text 36
# $points: decimal
# $bestmove: text 36
# $bestpoints: decimal
pointsweeper-review-scout-other = “{ $move }”: after it the best claim brings { $points } on average. Better: “{ $bestmove }”, { $bestpoints }.
# $points: -90..60
# $way: up, down
# $n: decimal
pointsweeper-review-brought = { $way ->
    [up] What it brought: { $points }, luck +{ $n }.
   *[down] What it brought: { $points }, bad luck −{ $n }.
}
# $who: name
# $start: decimal
# $parts: text 200
# $result: decimal
pointsweeper-review-sum = { $who }, in points: the best scouts and claims promised { $start }, { $parts }; { $result } in the end.
# $percent: number
pointsweeper-puzzle-risks = It meets a mine on { $percent }% of the boards.
# $points: decimal
pointsweeper-puzzle-brings = On average it brings { $points }.
# $hidden: 0..64
# $mines: 0..10
pointsweeper-review-counted = All boards counted: hidden squares { $hidden }, mines among them { $mines }.
# $hidden: 0..64
# $mines: 0..10
# $boards: number
# $low: decimal
# $high: decimal
# $way: counted, guessed
pointsweeper-review-drawn = { $way ->
    [counted] Mines counted, points of boards drawn
   *[guessed] Too many boards to count, drawn
}: { $boards }; hidden squares { $hidden }, mines among them { $mines }. 95% interval of the points: { $low } to { $high }.
# $squares: text 40
pointsweeper-review-mines = This was certain to meet a mine: { $squares }.
# $move: text 36
pointsweeper-review-safe = “{ $move }” was certain to meet no mine.
# limit: 50
pointsweeper-review-shares = Probability of a mine

## What people type

pointsweeper-typed-k = king
pointsweeper-typed-q = queen
pointsweeper-typed-r = rook
pointsweeper-typed-b = bishop
pointsweeper-typed-n = knight
pointsweeper-typed-p = pawn
pointsweeper-typed-scout = scouts
pointsweeper-typed-claim = claims
pointsweeper-typed-first = 1st, play first, go first, play first: pawns move up
pointsweeper-typed-second = 2nd, play second, go second, play second: pawns move down
pointsweeper-typed-pass = passes
pointsweeper-typed-nothing = on, from, to, with

## Puzzles

# $turns: 1..3
pointsweeper-puzzle-safe = From what you've been told, only one set of hidden squares can be claimed without any risk of a mine. Claim it: any piece and any way that takes just these squares will do.
pointsweeper-puzzle-safe-hint = Subtract what is known from each of your scouts: if it has no mines left, or only mines, you know more. Then compare scouts that overlap. Their points count as well.
pointsweeper-puzzle-safe-why = No board that fits what you've been told has a mine there. Every other claim that takes something may meet one.
pointsweeper-puzzle-safe-wrong = It takes no hidden square, or a mine can lie on its way.
# $turns: 1..3
pointsweeper-puzzle-best = Which claim brings most on average? A path without a mine brings its points. On any other, each mine costs one point more than you have mines in this match, and you gain nothing. Claims of the same hidden squares are equal.
pointsweeper-puzzle-best-hint = Every board that fits what you've been told is equally likely. Multiply the points by the chance that the path has no mine, and subtract what the mines would cost.
pointsweeper-puzzle-best-why = On average over all boards that fit what you've been told, this claim brings more than any other.
pointsweeper-puzzle-best-wrong = Another claim brings more on average.

## The lesson: what `lesson.json` names

# limit: 300
pointsweeper-lesson-choose = You play three boards, one after the other. Under each board's 64 squares lie 54 numbers from −2 to +5 and 10 mines; most points wins. Red chooses who goes first on boards 1 and 3, Blue on board 2. You are Red: press *First (pawns up)*.
# limit: 300
pointsweeper-lesson-choose-not-second = In a match you may: then Blue goes first, and your pawns move down. In this lesson you go first.
# limit: 300
pointsweeper-lesson-choose-then = You go first on this board. Each of you has a full set of chess pieces for it. A piece stands on the board only while it scouts or claims, so pieces are never in each other's way.
# limit: 300
pointsweeper-lesson-scout = Your first three turns on each board are for scouting: put a piece on a square, and only you learn how many points and mines lie there and wherever the piece could move. Press *King A2*: he sees six squares.
# limit: 300
pointsweeper-lesson-scout-not-this = You may: every piece can scout once on a board. But in this lesson start with the king: *King A2*.
# limit: 300
pointsweeper-lesson-scout-then = 15 points, 0 mines: these six squares are certainly safe and get a green tick. Only you know that. Then both of you scouted twice more; your bishop on H3 saw 20 points and 1 mine.
# limit: 300
pointsweeper-lesson-claim = Now you may claim. A piece takes what lies on its path: start, end and everything between (a knight only start and end). Then it's done on this board. Press *Rook A1–A3*: three squares, all ticked.
# limit: 300
pointsweeper-lesson-claim-not-scout = You may scout again, but here something is yours for sure: *Rook A1–A3*.
# limit: 300
pointsweeper-lesson-claim-not-pass = Pass, and you take no more turns on this board. There's still a lot to claim: go where the ticks are.
# limit: 300
pointsweeper-lesson-claim-not-this = You may. But if there's a mine on the path, you get the mine and no points. Here you're sure of three numbers: *Rook A1–A3*.
# limit: 300
pointsweeper-lesson-claim-then = 9 points are yours. Blue's rook went from E4 to E8 and met a mine on E6: Blue gets the mine and nothing else, and the numbers on the path stay hidden. Each mine costs more than the one before.
# limit: 300
pointsweeper-lesson-rest = Your bishop on H3 saw one mine, and Blue has just taken that very one: everything else the bishop saw is safe now. A piece that has scouted can still claim: *Bishop C8–H3*.
# limit: 300
pointsweeper-lesson-rest-not-scout = You may scout again, but five numbers are yours for sure here: *Bishop C8–H3*.
# limit: 300
pointsweeper-lesson-rest-not-this = You may, but here you're sure of five numbers at once, more than anywhere else: *Bishop C8–H3*.
# limit: 300
pointsweeper-lesson-rest-then = 13 points. Blue's queen met two mines at once; now Blue has three, and they cost 1 + 2 + 3 = 6 points. Six mines would cost 21: mines on all three boards count together.
# limit: 300
pointsweeper-lesson-pass = Another match. No number appears on a board more than seven times, and 0 to 5 are all gone: −1, −2 and ten mines are left. From your fourth turn on you may pass, and then you take no more turns on this board. Press *Pass on this board*.
# limit: 300
pointsweeper-lesson-pass-not-scout = You may, but there's nothing left worth finding. Pass.
# limit: 300
pointsweeper-lesson-pass-not-claim = No claim can bring you points any more, only cost you some. Pass.
# limit: 300
pointsweeper-lesson-pass-then = Blue passes too: the board is over, and everything is revealed. On the next one you both have all your pieces again. Run out of time on a board, and you have passed on it, even before your third scout.

## Achievements

# limit: 20
pointsweeper-feat-soft = On Tiptoe
# limit: 100
pointsweeper-feat-soft-about = Win without claiming a single mine.
# limit: 20
pointsweeper-feat-feast = Big Gulp
# limit: 100
pointsweeper-feat-feast-about = Win after a single claim of 20 points or more.
