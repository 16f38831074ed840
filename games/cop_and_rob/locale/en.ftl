### Cop & Rob. Words that mean one thing throughout: road, card, exit, way out (an open exit that the
### pawn can get to), supercard, deck, pawn, cell, bank, lots; turn up, place, block, cover, lift,
### discard, drive, stay. Exits and cells are written as in moves everywhere: `NES`, `1,-2`.

## What it says about itself

cop-and-rob-name = Cop & Rob
# limit: 100
cop-and-rob-tagline = Rob builds a road to freedom, Cop builds one to catch him.
# limit: 120
cop-and-rob-goal = Rob needs a way out to the very end; Cop catches him by joining their roads.
cop-and-rob-credit = Владимир Бечик
cop-and-rob-cover = Roads of cards on both sides of a bank: Rob's in red, cut off by Cop's Ambush; Cop's in blue.
# limit: 45
cop-and-rob-option-roles = Who is Rob
# limit: 100
cop-and-rob-option-roles-lots = Draw lots; the winner chooses
# limit: 100
cop-and-rob-option-roles-random = Random
# limit: 100
cop-and-rob-option-roles-host = The host chooses

## Words that other sentences are made of: whole phrases, each in the one case that its name says

# $role: rob, cop
# limit: 34
cop-and-rob-role = { $role ->
    [rob] Rob
   *[cop] Cop
}
# A card that is named: who or what it is.
# $card: dead_end, straight, curve, tee, cross, super, explosion, ambush
cop-and-rob-card = { $card ->
    [dead_end] a dead end
    [straight] a straight
    [curve] a curve
    [tee] a tee
    [cross] a cross
    [explosion] an Explosion
    [ambush] an Ambush
   *[super] a supercard
}
# A card to which something is done: the accusative.
# $card: dead_end, straight, curve, tee, cross, super, explosion, ambush
cop-and-rob-card-done = { cop-and-rob-card }
# In a list, without an article.
# $card: dead_end, straight, curve, tee, cross, super
cop-and-rob-kind = { $card ->
    [dead_end] dead end
    [straight] straight
    [curve] curve
    [tee] tee
    [cross] cross
   *[super] supercard
}
# How many are left in a deck.
# $n: number
# $card: dead_end, straight, curve, tee, cross, super
cop-and-rob-kinds = { $card ->
    [dead_end] { $n ->
        [one] { $n } dead end
       *[other] { $n } dead ends
    }
    [straight] { $n ->
        [one] { $n } straight
       *[other] { $n } straights
    }
    [curve] { $n ->
        [one] { $n } curve
       *[other] { $n } curves
    }
    [tee] { $n ->
        [one] { $n } tee
       *[other] { $n } tees
    }
    [cross] { $n ->
        [one] { $n } cross
       *[other] { $n } crosses
    }
   *[super] { $n ->
        [one] { $n } supercard
       *[other] { $n } supercards
    }
}
# Where exits lead: whither, as after "leads" and "opens".
# $ways: N, E, S, W, NE, NS, NW, ES, EW, SW, NES, NEW, NSW, ESW, NESW
cop-and-rob-ways = { $ways ->
    [N] north
    [E] east
    [S] south
    [W] west
    [NE] north and east
    [NS] north and south
    [NW] north and west
    [ES] east and south
    [EW] east and west
    [SW] south and west
    [NES] north, east and south
    [NEW] north, east and west
    [NSW] north, south and west
    [ESW] east, south and west
   *[NESW] all four ways
}
# The same where there is little room: a phone shows 20 characters of a button.
# $ways: N, E, S, W, NE, NS, NW, ES, EW, SW, NES, NEW, NSW, ESW, NESW
cop-and-rob-ways-short = { cop-and-rob-ways }

## Buttons and menus

# $move: rob, cop, discard, stay, place, block, cover, lift, drive
# limit: 34
cop-and-rob-label = { $move ->
    [rob] 💰 Be Rob, the robber
    [cop] 🚓 Be Cop, the police
    [discard] 🗑 Discard the card
    [stay] 🅿 Stay here
    [place] 🛣 Place the card…
    [block] 🚧 Block a way out…
    [cover] 🎯 Cover a card…
    [lift] 🧹 Lift a supercard…
   *[drive] 🚗 Drive…
}
# $move: place, block, cover, lift, drive
# $x: -30, 30
# limit: 34
cop-and-rob-label-column = { $move ->
    [place] Place in column { $x }…
    [block] Block in column { $x }…
    [cover] Cover in column { $x }…
    [lift] Lift in column { $x }…
   *[drive] Drive to column { $x }…
}
# $move: place, block, cover, lift, drive
# $cell: square
# limit: 34
cop-and-rob-label-cell = { $move ->
    [place] Place at { $cell }…
    [block] 🚧 Block { $cell }
    [cover] 🎯 Cover { $cell }
    [lift] 🧹 Lift { $cell }
   *[drive] 🚗 Drive to { $cell }
}
# $cell: square
# $ways: N, E, S, W, NE, NS, NW, ES, EW, SW, NES, NEW, NSW, ESW, NESW
# limit: 60
cop-and-rob-label-place = 🛣 { $cell }: { cop-and-rob-ways }
# Which way the card is turned there is asked next.
# $number: ⑫, (51), O15
# limit: 34
cop-and-rob-caption-turn = { $number } place it here…
# $number: ⑫, (51), O15
# limit: 34
cop-and-rob-caption-turn-joins = { $number } joins the roads…
# $move: block, cover, lift, drive
# $number: ⑫, (51), O15
# limit: 34
cop-and-rob-caption = { $move ->
    [block] 🚧 Block { $number }
    [cover] 🎯 Cover { $number }
    [lift] 🧹 Lift { $number }
   *[drive] 🚗 Drive to { $number }
}
# $first: ⑫, (51)
# $last: ⑫, (51)
# limit: 34
cop-and-rob-caption-column = { $first } to { $last }…
# $number: ⑫, (51), O15
# $ways: N, E, S, W, NE, NS, NW, ES, EW, SW, NES, NEW, NSW, ESW
# limit: 60
cop-and-rob-caption-opens = { $number } opens { cop-and-rob-ways-short }
# $number: ⑫, (51), O15
# $ways: N, E, S, W, NE, NS, NW, ES, EW, SW
# $blocked: text 30
# limit: 80
cop-and-rob-caption-opens-blocked = { $number } opens { cop-and-rob-ways-short }, blocked: { $blocked }
# $number: ⑫, (51), O15
# $ways: N, E, S, W, NE, NS, NW, ES, EW, SW, NES, NEW, NSW, ESW
# limit: 60
cop-and-rob-caption-blocked = { $number } opens nothing, blocked: { cop-and-rob-ways-short }
# The match is over with this move, and Cop has won.
# $number: ⑫, (51), O15
# limit: 34
cop-and-rob-caption-joins = { $number } joins the roads
# $number: ⑫, (51), O15
# $ways: N, E, S, W, NE, NS, NW, ES, EW, SW
# limit: 60
cop-and-rob-caption-joins-leads = { $number } joins the roads, opens { cop-and-rob-ways-short }
# $number: ⑫, (51), O15
# limit: 34
cop-and-rob-caption-closes = { $number } closes this way out

## Words in pictures

# $role: rob, cop
# $step: play, drive
# $n: 1..32
# $of: 32
# limit: 40
cop-and-rob-picture-turn = { $role ->
    [rob] { $step ->
        [drive] Rob drives or stays  ·  card { $n } of { $of }
       *[play] Rob plays a card  ·  card { $n } of { $of }
    }
   *[cop] { $step ->
        [drive] Cop drives or stays  ·  card { $n } of { $of }
       *[play] Cop plays a card  ·  card { $n } of { $of }
    }
}
# limit: 30
cop-and-rob-picture-roles = who is Rob, who is Cop?
# limit: 30
cop-and-rob-picture-over = the match is over
# Above the card: what is done with it.
# $step: play, drive
# limit: 22
cop-and-rob-picture-card = { $step ->
    [drive] Card played
   *[play] Card to play
}
# How many cards are face down.
# $n: 0..32
# limit: 10
cop-and-rob-picture-rest = { $n } left
# $card: dead_end, straight, curve, tee, cross, explosion, ambush
# limit: 18
cop-and-rob-picture-card-name = { cop-and-rob-card }
# $by: exits, supercard
# limit: 34
cop-and-rob-picture-lot = { $by ->
    [supercard] a supercard: chooses
   *[exits] more exits: chooses
}
# $who: rob, cop, chooser, other, nobody
# limit: 30
cop-and-rob-picture-winner = { $who ->
    [rob] Rob wins
    [cop] Cop wins
    [chooser] The chooser wins
    [other] The opponent wins
   *[nobody] A draw
}
# $who: rob, cop, chooser, other
# limit: 45
cop-and-rob-picture-resigned = { $who ->
    [rob] Rob resigned
    [cop] Cop resigned
    [chooser] the chooser resigned
   *[other] the opponent resigned
}
# $who: rob, cop, chooser, other
# limit: 45
cop-and-rob-picture-out-of-time = { $who ->
    [rob] Rob ran out of time
    [cop] Cop ran out of time
    [chooser] the chooser ran out of time
   *[other] the opponent ran out of time
}

## What is said of a place in the picture

# A cell, with the number that it has if it can be chosen, and what is marked there. "stuck": the
# pawn there is shut in.
# $cell: square
# $n: 0, 51
# $mark: none, last, joined, stuck
cop-and-rob-spot-at = { $cell }{ $n ->
    [0] { "" }
   *[other] , number { $n }
}{ $mark ->
    [last] , last move
    [joined] , here the roads meet
    [stuck] , no way out
   *[none] { "" }
}
# $cell: square
cop-and-rob-spot-bank = { $cell }, the bank
# "cut": cut off.
# $cell: square
# $n: 0, 51
# $role: rob, cop
# $ways: N, E, S, W, NE, NS, NW, ES, EW, SW, NES, NEW, NSW, ESW, NESW
# $state: open, pawn, cut, explosion, ambush
# $mark: none, last, joined, stuck
# limit: 120
cop-and-rob-spot-road = { cop-and-rob-spot-at }, { $role ->
    [rob] Rob's road
   *[cop] Cop's road
}, leads { cop-and-rob-ways }{ $state ->
    [pawn] , with his pawn
    [cut] , cut off
    [explosion] , under an Explosion
    [ambush] , under an Ambush
   *[open] { "" }
}
# $cell: square
# $n: 0, 51
# $card: explosion, ambush
# $mark: none, last
# limit: 120
cop-and-rob-spot-block = { cop-and-rob-spot-at }, { $card ->
    [explosion] Rob's Explosion
   *[ambush] Cop's Ambush
}
# $cell: square
# $n: 0, 51
# $way: none, rob, cop, both
# $mark: none, last
# limit: 120
cop-and-rob-spot-empty = { cop-and-rob-spot-at }, { $way ->
    [rob] Rob's way out
    [cop] Cop's way out
    [both] a way out for both
   *[none] empty
}
# What its deck's role has done or does.
# $role: rob, cop
# $step: play, drive
# limit: 22
cop-and-rob-spot-has = { $role ->
    [rob] { $step ->
        [drive] Rob played
       *[play] Rob has
    }
   *[cop] { $step ->
        [drive] Cop played
       *[play] Cop has
    }
}
# $role: rob, cop
# $step: play, drive
# $card: dead_end, straight, curve, tee, cross, explosion, ambush
# limit: 120
cop-and-rob-spot-card = { cop-and-rob-spot-has } { cop-and-rob-card-done }
# A lot, and why it is the better one.
# $who: name
# $card: dead_end, straight, curve, tee, cross, super
# $by: none, exits, supercard
# limit: 120
cop-and-rob-spot-lot = { $who } drew { cop-and-rob-card-done }{ $by ->
    [supercard] { " " }and chooses
    [exits] : more exits, chooses
   *[none] { "" }
}
# $winner: cop-and-rob-picture-winner
# $reason: text 60
# limit: 120
cop-and-rob-spot-result = { $winner }: { $reason }

## What everybody is told

# $first: name
# $one: cop-and-rob-card-done
# $second: name
# $two: cop-and-rob-card-done
cop-and-rob-lots-again = { $first } draws { $one }, { $second } draws { $two }: both draw again.
# $first: name
# $one: cop-and-rob-card-done
# $second: name
# $two: cop-and-rob-card-done
# $who: name
# $by: exits, supercard
cop-and-rob-lots-chosen = { $first } draws { $one }, { $second } draws { $two }. { $by ->
    [supercard] The supercard wins: { $who } chooses a role.
   *[exits] More exits win: { $who } chooses a role.
}
# $rob: name
# $cop: name
cop-and-rob-cast = { $rob } is Rob, { $cop } is Cop.
# $who: name
# $card: dead_end, straight, curve, tee, cross, explosion, ambush
cop-and-rob-turns-up = { $who } turns up { cop-and-rob-card-done }.
# $who: name
# $card: dead_end, straight, curve, tee, cross
# $cell: square
# $ways: N, E, S, W, NE, NS, NW, ES, EW, SW, NES, NEW, NSW, ESW
# $where: only, chosen
cop-and-rob-places = { $who } places { cop-and-rob-card-done } at { $cell }{ $where ->
    [only] , the only way it fits
   *[chosen] { "" }
}: it opens { cop-and-rob-ways }.
# $who: name
# $card: dead_end, straight, curve, tee, cross
# $cell: square
# $where: only, chosen
cop-and-rob-places-closing = { $who } places { cop-and-rob-card-done } at { $cell }{ $where ->
    [only] , the only way it fits
   *[chosen] { "" }
}: it opens nothing.
# $who: name
# $card: dead_end, straight, curve, tee, cross
# $cell: square
# $where: only, chosen
cop-and-rob-places-joining = { $who } places { cop-and-rob-card-done } at { $cell }{ $where ->
    [only] , the only way it fits
   *[chosen] { "" }
}: it joins the roads.
# $who: name
# $cell: square
# $card: explosion, ambush
cop-and-rob-blocks = { $card ->
    [explosion] { $who } blocks { $cell } with an Explosion.
   *[ambush] { $who } blocks { $cell } with an Ambush.
}
# $who: name
# $cell: square
# $card: explosion, ambush
cop-and-rob-covers = { $card ->
    [explosion] { $who } covers Cop's card at { $cell } with an Explosion.
   *[ambush] { $who } covers Rob's card at { $cell } with an Ambush.
}
# $who: name
# $cell: square
# $card: explosion, ambush
cop-and-rob-lifts = { $who } lifts { cop-and-rob-card-done } off { $cell }.
# $who: name
# $cell: square
cop-and-rob-drives = { $who } drives to { $cell }.
# $who: name
# $cell: square
cop-and-rob-stays = { $who } stays at { $cell }.
# $who: name
# $card: explosion, ambush
cop-and-rob-discards = { $who } discards { cop-and-rob-card-done }.
# $who: name
# $card: dead_end, straight, curve, tee, cross
cop-and-rob-fits-nowhere = { $who } has nowhere to place { cop-and-rob-card-done } and discards it.

## How a match ends: clauses, also after a colon

cop-and-rob-ends-joined = the roads are joined
cop-and-rob-ends-rob-shut-in = Rob has no way out
cop-and-rob-ends-cop-shut-in = Cop has no way out
cop-and-rob-ends-free = Cop's deck is used up and Rob is still free
# After a colon: as who, and how.
# $cop: square
# $rob: square
cop-and-rob-won-joined = Cop caught Rob where { $cop } meets { $rob }
cop-and-rob-won-shut-in = Cop trapped Rob
cop-and-rob-won-shaken-off = Rob shook off Cop
cop-and-rob-won-away = Rob got away
# Where the other one has left.
# $role: rob, cop
cop-and-rob-won-as = { $role ->
    [rob] Rob goes free
   *[cop] Rob is caught
}

## The table in words

# $reader: you, other
# $who: name
cop-and-rob-now-chooses = { $reader ->
    [you] { cop-and-rob-name }. You choose who is Rob and who is Cop.
   *[other] { cop-and-rob-name }. { $who } chooses who is Rob and who is Cop.
}
# $lot: cop-and-rob-lots-chosen
cop-and-rob-now-lots = { cop-and-rob-name }. { $lot } Who is Rob, and who is Cop?
# $reader: you, other
# $who: name
# $role: rob, cop
cop-and-rob-now-drives = { $reader ->
    [you] { cop-and-rob-name }. You ({ cop-and-rob-role }) may drive, or stay.
   *[other] { cop-and-rob-name }. { $who } ({ cop-and-rob-role }) may drive, or stay.
}
# $reader: you, other
# $who: name
# $card: explosion, ambush
cop-and-rob-now-super = { cop-and-rob-name }. { $card ->
    [explosion] { $reader ->
        [you] You (Rob) have an Explosion to play.
       *[other] { $who } (Rob) has an Explosion to play.
    }
   *[ambush] { $reader ->
        [you] You (Cop) have an Ambush to play.
       *[other] { $who } (Cop) has an Ambush to play.
    }
}
# $reader: you, other
# $who: name
# $role: rob, cop
# $card: dead_end, straight, curve, tee, cross
cop-and-rob-now-places = { $reader ->
    [you] { cop-and-rob-name }. You ({ cop-and-rob-role }) have to place { cop-and-rob-card-done }.
   *[other] { cop-and-rob-name }. { $who } ({ cop-and-rob-role }) has to place { cop-and-rob-card-done }.
}
# $reader: you, other
# $who: name
# $role: rob, cop
# $card: dead_end, straight, curve, tee, cross
cop-and-rob-now-nowhere = { $reader ->
    [you] { cop-and-rob-name }. You ({ cop-and-rob-role }) have nowhere to place { cop-and-rob-card-done }.
   *[other] { cop-and-rob-name }. { $who } ({ cop-and-rob-role }) has nowhere to place { cop-and-rob-card-done }.
}
# $reason: cop-and-rob-ends-*, core-agreed, core-out-of-time, core-resigned
cop-and-rob-now-over = { cop-and-rob-name } is over: { $reason }.
# $reason: cop-and-rob-ends-*, core-resigned, core-out-of-time
# $who: name
# $decided: cop-and-rob-won-*
cop-and-rob-now-won = { cop-and-rob-name } is over: { $reason }. { $who } wins: { $decided }.
# $move: place, block, cover, lift, drive
# $cells: squares
cop-and-rob-choices = { $move ->
    [place] It fits at { $cells }.
    [block] It can block { $cells }.
    [cover] It can cover { $cells }.
    [lift] It can lift what lies on { $cells }.
   *[drive] In reach: { $cells }.
}
# $cells: text
cop-and-rob-exits-fit = Exits that fit: { $cells }
# $cell: square
# $ways: text 40
cop-and-rob-exits-there = { $cell } { $ways }.
# $role: rob, cop
# $reader: you, other
# $who: name
# $cell: square
cop-and-rob-stands = { cop-and-rob-role } ({ $reader ->
    [you] you
   *[other] { $who }
}) stands at { $cell }.
# $role: rob, cop
# $cell: square
cop-and-rob-stands-uncast = { cop-and-rob-role } stands at { $cell }.
# $role: rob, cop
# $reader: you, other
# $who: name
# $cell: square
cop-and-rob-stands-shut-in = { cop-and-rob-role } ({ $reader ->
    [you] you
   *[other] { $who }
}) stands at { $cell } and has no way out.
# $cells: squares
cop-and-rob-ways-out = Ways out: { $cells }.
# $cells: squares
cop-and-rob-cut-off = Cut off: { $cells }.
# $cell: square
# $card: explosion, ambush
cop-and-rob-lies-on-cell = { $card ->
    [explosion] { $cell } is blocked by an Explosion.
   *[ambush] { $cell } is blocked by an Ambush.
}
# $cell: square
# $card: explosion, ambush
cop-and-rob-lies-on-card = { $card ->
    [explosion] { $cell } is covered by an Explosion.
   *[ambush] { $cell } is covered by an Ambush.
}
cop-and-rob-decks-used-up = Both decks are used up.
# $role: rob, cop
# $cards: cop-and-rob-kinds
cop-and-rob-deck = { $role ->
    [rob] Rob's deck: { $cards }.
   *[cop] Cop's deck: { $cards }.
}
# $role: rob, cop
cop-and-rob-deck-empty = { $role ->
    [rob] Rob's deck: empty.
   *[cop] Cop's deck: empty.
}
# $role: rob, cop
# $cards: cop-and-rob-kind
cop-and-rob-deck-open = { $role ->
    [rob] Left in Rob's deck, from the top: { $cards }.
   *[cop] Left in Cop's deck, from the top: { $cards }.
}
# $role: rob, cop
cop-and-rob-deck-open-empty = { $role ->
    [rob] Left in Rob's deck, from the top: nothing.
   *[cop] Left in Cop's deck, from the top: nothing.
}
# $role: rob, cop
# $cards: text
cop-and-rob-cards = { $role ->
    [rob] Rob's cards, exits first: { $cards }
   *[cop] Cop's cards, exits first: { $cards }
}
# In that list: the cards that lead the same ways.
# $ways: text 7
# $cells: squares
cop-and-rob-cards-alike = { $ways } { $cells }.
# A direction in one letter.
# $way: N, E, S, W
cop-and-rob-way = { $way ->
    [N] N
    [E] E
    [S] S
   *[W] W
}

## What the hand is asked

# limit: 80
cop-and-rob-asks-role = Who do you want to be?
# limit: 80
cop-and-rob-asks-drive = Where do you drive? Touch your own pawn to stay.
# $card: dead_end, straight, curve, tee, cross, super
# limit: 80
cop-and-rob-asks-card = Where does the { cop-and-rob-kind } go?
# $what: text 60
# limit: 80
cop-and-rob-plays-place = Place it: { $what }

## Why something can't be played

cop-and-rob-no-choose = First choose who you are: `rob` or `cop`.
cop-and-rob-no-settled = It's already settled who is Rob and who is Cop.
cop-and-rob-no-played = You've played your card. Now drive, or stay.
# $card: dead_end, straight, curve, tee, cross, explosion, ambush
cop-and-rob-no-card-first = First play the card that's turned up, { cop-and-rob-card-done }.
# $card: dead_end, straight, curve, tee, cross
cop-and-rob-no-super = The card turned up is { cop-and-rob-card }: only a supercard can block, cover or lift.
# $cell: square
cop-and-rob-no-discard = It fits at { $cell }, so you can't discard it.
cop-and-rob-write-drive = Type `drive 2,1` (or the cell's number) to drive there, or `stay`.
cop-and-rob-write-super = Type `block 1,2`, `cover 1,1`, `lift 1,2` (or the cell's number), or `discard`.
cop-and-rob-write-place = Type the cell and the exits, such as `place 1,1 NES`, or its number: `1 NES`.
# $card: explosion, ambush
cop-and-rob-no-road = The card turned up is { cop-and-rob-card }, not a road: block, cover, lift, or discard it.
# $cell: square
cop-and-rob-no-way-there = None of your ways out leads to { $cell }.
# $exits: N, E, S, W, NE, NS, NW, ES, EW, SW, NES, NEW, NSW, ESW, NESW
# $card: dead_end, straight, curve, tee, cross
cop-and-rob-no-fit = { $exits } doesn't fit { cop-and-rob-card-done }, the card turned up.
# $cell: square
cop-and-rob-no-bank = { $cell } is the bank: nothing goes there.
# $cell: square
# $role: rob, cop
cop-and-rob-no-taken = { $role ->
    [rob] Rob already has a card on { $cell }.
   *[cop] Cop already has a card on { $cell }.
}
# $cell: square
# $ways: N, E, S, W
cop-and-rob-no-into-bank = { $cell } is next to the bank: a card there can't lead { cop-and-rob-ways }.
# $cell: square
# $there: square
# $ways: N, E, S, W
cop-and-rob-no-must-lead = The card on { $there } leads to { $cell }: a card there must lead { cop-and-rob-ways }.
# $cell: square
# $there: square
# $ways: N, E, S, W
cop-and-rob-no-blank = The card on { $there } has no exit towards { $cell }: a card there can't lead { cop-and-rob-ways }.
# $cell: square
# $other: rob, cop
cop-and-rob-no-open-exit = { $other ->
    [rob] None of Rob's open exits leads to { $cell }.
   *[cop] None of Cop's open exits leads to { $cell }.
}
# $cell: square
cop-and-rob-no-supercard = There's no supercard on { $cell }.
# $cell: square
# $other: rob, cop
cop-and-rob-no-own-supercard = { $other ->
    [rob] The supercard on { $cell } is yours: you can only lift Rob's.
   *[cop] The supercard on { $cell } is yours: you can only lift Cop's.
}
# $cell: square
# $other: rob, cop
cop-and-rob-no-card-of = { $other ->
    [rob] Rob has no road card on { $cell }.
   *[cop] Cop has no road card on { $cell }.
}
# $cell: square
cop-and-rob-no-covered = The card on { $cell } is already covered.
# $cell: square
# $other: rob, cop
cop-and-rob-no-pawn = { $other ->
    [rob] Rob stands on { $cell }, so you can't cover that card.
   *[cop] Cop stands on { $cell }, so you can't cover that card.
}
# $cell: square
cop-and-rob-no-stand = You're already on { $cell }: to remain there, stay.
# $cell: square
cop-and-rob-no-own-card = You have no road card on { $cell }.
# $cell: square
cop-and-rob-no-drive-covered = The card on { $cell } is covered, and nobody drives onto a supercard.
# $pawn: square
# $cell: square
cop-and-rob-no-road-there = No open road of yours leads from { $pawn } to { $cell }.

## Why nobody can plan past a move

cop-and-rob-foresight-card = The next card isn't turned up yet.

## Advice

# $reason: cop-and-rob-ends-*
cop-and-rob-warns = That loses the match at once: { $reason }.
cop-and-rob-tip-roles = Rob wants to keep a way out to the end; Cop wants to join his road to Rob's.
# $by: exits, supercard
cop-and-rob-tip-lot = { $by ->
    [supercard] You drew a supercard: choose.
   *[exits] You drew more exits: choose.
}
# $role: rob, cop
cop-and-rob-tip-goal = { $role ->
    [rob] You are Rob: keep a way out open. You win when Cop has played his last card, or has no way out himself; you lose when you have none, or when his road joins yours.
   *[cop] You are Cop: join your road to Rob's, or leave him no way out, before your cards are used up. You lose, too, when you have no way out yourself.
}
# $role: rob, cop
cop-and-rob-tip-supercard = { $role ->
    [rob] A supercard. Block a cell where Cop's road could go on, cover a card of his, or lift an Ambush. Nobody drives onto or through what you block or cover.
   *[cop] A supercard. Block a cell where Rob's road could go on, cover a card of his, or lift an Explosion. Nobody drives onto or through what you block or cover.
}
cop-and-rob-tip-closes = This card leads nowhere, but you must place it where it fits. Close the way out you need least.
# $role: rob, cop
cop-and-rob-tip-drive = { $role ->
    [rob] Where your pawn stands matters: the card under it can't be covered, and you only build and escape from cards it can drive to. Cop may join any uncovered card of yours, even one that's cut off.
   *[cop] Where your pawn stands matters: the card under it can't be covered, and you only build and catch Rob from cards it can drive to. You may join any uncovered card of Rob's, even one that's cut off.
}
# $reason: cop-and-rob-ends-*
cop-and-rob-why-wins = It wins the match: { $reason }.
# $mine: number
# $theirs: number
# $other: rob, cop
cop-and-rob-why-ways = { $other ->
    [rob] Whoever has no way out loses. This leaves you { $mine ->
        [0] no way out
        [one] { $mine } way out
       *[other] { $mine } ways out
    } and Rob { $theirs ->
        [0] none
       *[other] { $theirs }
    }.
   *[cop] Whoever has no way out loses. This leaves you { $mine ->
        [0] no way out
        [one] { $mine } way out
       *[other] { $mine } ways out
    } and Cop { $theirs ->
        [0] none
       *[other] { $theirs }
    }.
}
# Of Cop's deck.
# $role: rob, cop
# $n: 1..31
# $deck: 1..31
cop-and-rob-why-joining = { $role ->
    [rob] After it, { $n } of Cop's { $deck } cards would join the roads.
   *[cop] After it, { $n } of your { $deck } cards would join the roads.
}
# $role: rob, cop
# $n: 1..8
# $before: 1..8
cop-and-rob-why-apart = { $role ->
    [rob] Cop's shortest way to your road: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } (before it { $before }).
   *[cop] Your shortest way to Rob's road: { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } (before it { $before }).
}
# $n: number
# $card: explosion, ambush
cop-and-rob-why-keeps = { $card ->
    [explosion] { $n ->
        [0] The next Explosion may leave you no way out.
        [one] Wherever the next Explosion falls, you keep at least { $n } way out.
       *[other] Wherever the next Explosion falls, you keep at least { $n } ways out.
    }
   *[ambush] { $n ->
        [0] The next Ambush may leave you no way out.
        [one] Wherever the next Ambush falls, you keep at least { $n } way out.
       *[other] Wherever the next Ambush falls, you keep at least { $n } ways out.
    }
}

## What can be typed for the words of a move

cop-and-rob-typed-rob = rob, robber, be rob
cop-and-rob-typed-cop = cop, police, be cop
cop-and-rob-typed-place = place, lay, put
cop-and-rob-typed-block = block
cop-and-rob-typed-cover = cover
cop-and-rob-typed-lift = lift, remove
cop-and-rob-typed-discard = discard
cop-and-rob-typed-drive = drive, go
cop-and-rob-typed-stay = stay, stay here, remain
cop-and-rob-typed-n = north
cop-and-rob-typed-e = east
cop-and-rob-typed-s = south
cop-and-rob-typed-w = west
cop-and-rob-typed-nesw = all four ways, all ways
cop-and-rob-typed-nothing = at, on, to, opens, and, card, the card, joins the roads, leads

## Moments

# $who: name
# limit: 80
cop-and-rob-moment-roles = { $who } is Rob
# $who: name
# limit: 80
cop-and-rob-moment-supercard = { $who } turns up a supercard

## Puzzles

# $turns: 1..3
cop-and-rob-puzzle-join = { $turns ->
    [one] Join the roads this turn.
   *[other] Join the roads within { $turns } turns of yours, this one included, whatever cards come and whatever Rob does.
} What is your first move?
cop-and-rob-puzzle-join-hint = The roads join where an exit of a card in your reach faces an exit of any uncovered card of Rob's. Lift a supercard, and such a place can open again.
cop-and-rob-puzzle-join-why = It joins the roads for certain, whatever order the cards come in. After any other first move Rob can get away, or the wrong card lets him.
cop-and-rob-puzzle-join-wrong = After that, nothing is certain: Rob can get away, or the wrong card lets him.
# $turns: 1..3
cop-and-rob-puzzle-escape = { $turns ->
    [one] Cop has one card left: stay free
   *[other] Cop has { $turns } cards left: stay free
} until his deck is used up, whatever cards come and whatever he does. What is your first move?
cop-and-rob-puzzle-escape-hint = You know which cards are left, but not their order. Look for the card of Cop's that would hurt most, and for the cell where it would join the roads or trap you.
cop-and-rob-puzzle-escape-why = After it Cop can neither join the roads nor trap you, whatever order the cards come in. After any other move he could, with the right card.
cop-and-rob-puzzle-escape-wrong = After that, Cop can still catch you with the right card.
# $turns: 1..3
cop-and-rob-puzzle-block = { $turns ->
    [one] Leave your opponent no way out this turn.
   *[other] Leave your opponent no way out within { $turns } turns of yours, this one included, whatever cards come and whatever they do.
} What is your first move?
cop-and-rob-puzzle-block-hint = Only the part of the road that the pawn can reach counts. Cut it off where it's narrow, or fill the last open exits. And keep a way out of your own.
cop-and-rob-puzzle-block-why = It leaves your opponent no way out for certain, whatever order the cards come in. After any other first move one stays open.
cop-and-rob-puzzle-block-wrong = After that, a way out can stay open.

## The lesson: what `lesson.json` names

# limit: 300
cop-and-rob-lesson-roles = Rob has robbed the bank, and Cop is after him. Card by card each builds a road: Rob a red one at the top, Cop a blue one at the bottom. In a match you draw lots, and the winner chooses a role. Here it's you: press *Be Rob, the robber*.
# limit: 300
cop-and-rob-lesson-roles-not-cop = You'll be Cop at the end of this lesson. Be Rob first.
# limit: 300
cop-and-rob-lesson-roles-then = You are Rob, and Rob goes first. Your card is below the grid, face up for both of you: a straight.
# limit: 300
cop-and-rob-lesson-place = The green cells are your ways out: an open exit of your road leads to each, and your card goes on one of them. Rob needs a way out to the very end, so get away from Cop: place the straight to the north, on ②.
# limit: 300
cop-and-rob-lesson-place-not-sideways = You may, but that road runs past the bank, and Cop soon gets there. Go north, away from him: ②.
# limit: 300
cop-and-rob-lesson-place-then = Your road goes on to the north, and its exits to the west and the east are still open. You stayed where you were, and Cop placed a curve: he is coming round the bank on the right.
# limit: 300
cop-and-rob-lesson-fit = If a card fits, you must place it, and a dead end closes one of your ways out. Cards side by side must match, exit to exit and blank to blank: close a side, and Cop can't join you there either. He is coming on the right: close the east, ③.
# limit: 300
cop-and-rob-lesson-fit-not-north = That closes the way that leads away from Cop. Close the one he is coming to: the east, ③.
# limit: 300
cop-and-rob-lesson-fit-not-west = Cop isn't coming from the west. Close the way where he could soon join your road: the east, ③.
# limit: 300
cop-and-rob-lesson-fit-then = The east is closed. Cop turned up an Ambush, one of his two supercards, and blocked the cell to the west: nobody builds or drives there. You have one way out left, in the north.
# limit: 300
cop-and-rob-lesson-drive = You've placed a tee, and may now drive. Only what your pawn can reach counts. With an Ambush Cop can cover any card of yours except the one under your pawn, and cut you off from everything beyond it. Drive to the far end: ①.
# limit: 300
cop-and-rob-lesson-drive-not-half = Then an Ambush on the tee would take both your ways out. Drive to the tee itself: ①.
# limit: 300
cop-and-rob-lesson-drive-not-behind = Then an Ambush on the straight would cut you off from the tee, and without a way out you have lost. Drive to the tee: ①.
# limit: 300
cop-and-rob-lesson-drive-then = Cop covers the card behind you: too late! What is cut off turns pale, but your pawn still has two ways out. Left behind, it would have had none, and you would have lost.
# limit: 300
cop-and-rob-lesson-explosion = Another match. You have an Explosion, a supercard: block an empty cell that an open exit of Cop's leads to, cover a card of his that he isn't standing on, or lift an Ambush. Cop needs a way out too, and has only one: block it, ①.
# limit: 300
cop-and-rob-lesson-explosion-not-cover = That's only a dead end. Cop's way out leads south and would stay open: block it, ①.
# limit: 300
cop-and-rob-lesson-explosion-not-discard = You may, but here the Explosion wins: block Cop's only way out, ①.
# limit: 300
cop-and-rob-lesson-explosion-then = Cop has no way out: Rob has escaped and wins. He also wins if he's still free when Cop has played the last of his 32 cards.
# limit: 300
cop-and-rob-lesson-join = Now you are Cop. You win when Rob has no way out, or when the roads are joined: an exit of a card your pawn can reach meets an exit of any uncovered card of Rob's. Place the straight between the roads: ③.
# limit: 300
cop-and-rob-lesson-join-not-elsewhere = That only makes your road longer. One cell is missing between the two roads: place the straight there, ③.
# limit: 300
cop-and-rob-lesson-join-then = The roads are joined: Cop wins, no matter who joined them. Were one of the two cards that meet under a supercard, nothing would have happened.

## Achievements

# limit: 20
cop-and-rob-feat-late = In the Nick of Time
# limit: 100
cop-and-rob-feat-late-about = Win as Cop with ten cards or fewer left in your deck.
# limit: 20
cop-and-rob-feat-away = Clean Getaway
# limit: 100
cop-and-rob-feat-away-about = Win as Rob by holding out until Cop's last card.

## Reasons that compare with another place

# $cell: O15, turned, discard
cop-and-rob-elsewhere = { $cell ->
    [turned] if you turn it another way
    [discard] if you discard it
   *[other] if you play on { $cell }
}
# Whose turn it is. What matters first is a rule to play by.
# $role: rob, cop
# $n: 0..31
# $deck: 1..31
# $other: 0..31
# $cell: O15, turned, discard
cop-and-rob-why-joining-than = { $role ->
    [rob] Leave Cop few cards that join the roads: { $n } of his { $deck } after this move, { $other } { cop-and-rob-elsewhere }.
   *[cop] Play where many of your cards then join the roads: { $n } of your { $deck } after this move, { $other } { cop-and-rob-elsewhere }.
}
# $role: rob, cop
# $n: 1..9
# $other: 1..9
# $cell: O15, turned, discard
cop-and-rob-why-apart-than = { $role ->
    [rob] Keep away from Cop's road: he needs at least { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } to reach yours after this move, { $other } { cop-and-rob-elsewhere }.
   *[cop] Get closer to Rob's road: you need at least { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } to reach it after this move, { $other } { cop-and-rob-elsewhere }.
}
# $n: number
# $other: number
# $cell: O15, turned, discard
cop-and-rob-why-ways-than = Keep many ways out: you have { $n } after this move, { $other } { cop-and-rob-elsewhere }.
# Whose ways out.
# $role: rob, cop
# $n: number
# $other: number
# $cell: O15, turned, discard
cop-and-rob-why-takes-than = { $role ->
    [rob] Take ways out from Rob: he has { $n } after this move, { $other } { cop-and-rob-elsewhere }.
   *[cop] Take ways out from Cop: he has { $n } after this move, { $other } { cop-and-rob-elsewhere }.
}
# The other player; cells within four cards.
# $role: rob, cop
# $card: road, dead_end, super
# $n: number
# $other: number
# $cell: O15, turned, discard
cop-and-rob-why-room-than = { $card ->
    [road] Build where there's room.
    [dead_end] A dead end closes a way out: close the one with the least room.
   *[super] Keep room for your road.
} Within four cards, you get to { $n } empty cells before { $role ->
    [rob] Rob
   *[cop] Cop
}, to { $other } { cop-and-rob-elsewhere }.
# The other player; cells within four cards.
# $role: rob, cop
# $n: number
# $other: number
# $cell: O15, turned, discard
cop-and-rob-why-crowd-than = { $role ->
    [rob] Take room from Rob: within four cards, he gets to { $n } empty cells before you, to { $other } { cop-and-rob-elsewhere }.
   *[cop] Take room from Cop: within four cards, he gets to { $n } empty cells before you, to { $other } { cop-and-rob-elsewhere }.
}
# Whose turn it is; $n are their ways out, $apart are the cards to the other road.
# $role: rob, cop
# $n: 1..24
# $apart: 1..9
# $cell: O15, turned, discard
cop-and-rob-why-alike = Count the ways out and the cards between the roads. Here they are the same { cop-and-rob-elsewhere }: { $n ->
    [one] { $n } way out
   *[other] { $n } ways out
} for you, and { $role ->
    [rob] Cop needs at least { $apart ->
        [one] { $apart } card
       *[other] { $apart } cards
    } to reach your road.
   *[cop] you need at least { $apart ->
        [one] { $apart } card
       *[other] { $apart } cards
    } to reach Rob's road.
}
# Whose ways out, after the move and before it.
# $role: rob, cop
# $n: number
# $other: number
cop-and-rob-why-takes = Whoever has no way out loses, so take { $role ->
    [rob] Rob's: he has { $n } after this move, { $other } before it.
   *[cop] Cop's: he has { $n } after this move, { $other } before it.
}
# After the move and before it.
# $n: number
# $other: number
cop-and-rob-why-more = Whoever has no way out loses, so make new ones: you have { $n } after this move, { $other } before it.
# Cop has too few cards left.
# $role: rob, cop
# $n: 1..9
# $deck: 0..8
cop-and-rob-why-late = { $role ->
    [rob] Cop needs at least { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } to reach your road and has { $deck ->
        [0] none
       *[other] only { $deck }
    } left. Just keep a way out, and don't build towards him.
   *[cop] You need at least { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } to reach Rob's road and have { $deck ->
        [0] none
       *[other] only { $deck }
    } left. You still win if he runs out of ways out: take them.
}
cop-and-rob-why-only = Every other move loses at once.
# $role: rob, cop
cop-and-rob-why-role = Good players win about as often as Rob and as Cop. { $role ->
    [rob] Rob goes first. He only has to keep away, keep a way out, and last until Cop's 32 cards are played.
   *[cop] Cop can win in two ways: by joining the roads, or by leaving Rob no way out.
}
# $n: number
# $other: number
# $card: explosion, ambush
# $move: drive, stay
# $cell: square
cop-and-rob-why-keeps-than = { $card ->
    [explosion] Stand where the next Explosion cuts off least: you keep at least { $n ->
        [one] { $n } way out
       *[other] { $n } ways out
    }, but maybe { $other ->
        [0] none
       *[other] only { $other }
    } if you { $move ->
        [stay] stay
       *[drive] stand on { $cell }
    }.
   *[ambush] Stand where the next Ambush cuts off least: you keep at least { $n ->
        [one] { $n } way out
       *[other] { $n } ways out
    }, but maybe { $other ->
        [0] none
       *[other] only { $other }
    } if you { $move ->
        [stay] stay
       *[drive] stand on { $cell }
    }.
}
# The same wherever the pawn stands.
# $n: number
# $card: explosion, ambush
cop-and-rob-why-anywhere = { $n ->
    [0] { $card ->
        [explosion] Wherever you stand, the next Explosion could leave you no way out: make new ones before it comes.
       *[ambush] Wherever you stand, the next Ambush could leave you no way out: make new ones before it comes.
    }
    [one] { $card ->
        [explosion] Stand where the next Explosion cuts off least. Here that's the same everywhere: you keep at least { $n } way out.
       *[ambush] Stand where the next Ambush cuts off least. Here that's the same everywhere: you keep at least { $n } way out.
    }
   *[other] { $card ->
        [explosion] Stand where the next Explosion cuts off least. Here that's the same everywhere: you keep at least { $n } ways out.
       *[ambush] Stand where the next Ambush cuts off least. Here that's the same everywhere: you keep at least { $n } ways out.
    }
}
# The supercard that the other player no longer has.
# $card: explosion, ambush
cop-and-rob-why-nowhere = { $card ->
    [explosion] Rob has no Explosion left, so nothing can cut your road off any more: stand where you like.
   *[ambush] Cop has no Ambush left, so nothing can cut your road off any more: stand where you like.
}
