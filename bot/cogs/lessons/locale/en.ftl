# $game: game
# $step: 1..6
# $steps: 3..6
bot-learn-head = ### { $game }: lesson, { $step } of { $steps }
# Why a move is not the one that is wanted.
# $why: text
bot-learn-wrong = ✗ { $why }
# $then: text
bot-learn-right = ✓ { $then }
# limit: 34
bot-learn-next = Next
# limit: 34
bot-learn-again = From the beginning
bot-learn-over = **That was the lesson.** Now try it in a match, against the easy computer.
# $game: game
bot-learn-offer = New to { $game }? Learn it in three minutes, on your own, while you wait.
bot-learn-which = Which game do you want to learn?
bot-learn-none = I have no lesson for that game. Its rules: `/{ -command-rules }`
bot-learn-changed = The rules or the lesson have changed since you started, so it starts over.
bot-learn-moved-on = That button is from an earlier step. You're here now.
# $button: text 34
bot-learn-press-on = You've done this step. Press the button below it, or type what it says: `/{ -command-learn } { -option-move }:{ $button }`
bot-learn-one-move = One move at a time, please.
