### Pebbles. Words that mean one thing throughout: pebble, heap, take.

skeleton-name = Pebbles
# limit: 100
skeleton-tagline = Take pebbles from one of four heaps; the last pebble wins.
# limit: 120
skeleton-goal = Take the last pebble.
skeleton-credit = Nobody knows any more

skeleton-label = Take…
# $heap: A, B, C, D
# limit: 34
skeleton-label-heap = Take from { $heap }…
# $n: 1..3
# $heap: A, B, C, D
# limit: 34
skeleton-label-take = Take { $n } from { $heap }

skeleton-take-some = Take one to three pebbles from a heap that has them, like “take A 2”.

# $who: name
# $n: 1..3
# $heap: A, B, C, D
skeleton-takes = { $who } takes { $n } from { $heap }.
# $who: name
skeleton-took-the-last = { $who } took the last pebble
# $who: name
# $heaps: words
skeleton-board = { skeleton-name }. { $who } takes from: { $heaps }.
# $why: text
# $heaps: words
skeleton-over = { skeleton-name } is over: { $why }. { $heaps }
# $heap: A, B, C, D
# $n: number
skeleton-spot = Heap { $heap }: { $n }

skeleton-typed-take = take

skeleton-cover = Four heaps of pebbles

# limit: 32
skeleton-feat-greedy = Three handfuls
# limit: 100
skeleton-feat-greedy-about = Win with three pebbles in each of your last three turns.
# limit: 32
skeleton-feat-modest = One by one
# limit: 100
skeleton-feat-modest-about = Win with only one pebble in most of your turns.

# limit: 300
skeleton-lesson-take = Take one to three pebbles from one heap. Whoever takes the last pebble wins.
# limit: 300
skeleton-lesson-taken = Your opponent takes from any heap, too. So it goes on until few are left.
# limit: 300
skeleton-lesson-even = Two heaps are left. Make them equal.
# limit: 300
skeleton-lesson-not-even = Then the heaps are not equal. Take one from D.
# limit: 300
skeleton-lesson-made-even = Whatever your opponent takes from one heap, you can take from the other.
# limit: 300
skeleton-lesson-last = Take the last pebbles.
# limit: 300
skeleton-lesson-not-last = Then one is left for your opponent. Take both.
# limit: 300
skeleton-lesson-won = You took the last pebble: you win.

# $heap: A, B, C, D
skeleton-moment = { $heap } is gone
