### Pebbles. Words that mean one thing throughout: pebble, heap, take.

toy-name = Pebbles
# limit: 100
toy-tagline = Take pebbles from one of four heaps; the last pebble wins.
# limit: 120
toy-goal = Take the last pebble.
toy-credit = Nobody knows any more

toy-label = Take…
# $heap: A, B, C, D
# limit: 34
toy-label-heap = Take from { $heap }…
# $n: 1..3
# $heap: A, B, C, D
# limit: 34
toy-label-take = Take { $n } from { $heap }

toy-not-your-turn = It is not your turn.
toy-take-some = Take one to three pebbles from a heap that has them, like “take A 2”.

# $who: name
# $n: 1..3
# $heap: A, B, C, D
toy-takes = { $who } takes { $n } from { $heap }.
# $who: name
toy-took-the-last = { $who } took the last pebble
# $who: name
toy-had-to-take-the-last = { $who } had to take the last pebble
# $who: name
# $heaps: words
toy-board = Pebbles. { $who } takes from: { $heaps }.
# $why: text
# $heaps: words
toy-over = Pebbles is over: { $why }. { $heaps }
# $heap: A, B, C, D
# $n: number
toy-spot = Heap { $heap }: { $n }

toy-typed-take = take
