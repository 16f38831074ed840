# $game: title
bot-plan-head = Plan · { $game }
# $deep: number
# $most: number
bot-plan-about =
    Say what you'll play if others play what you expect. The moment they do, your answer is played for you. Nobody else finds out that it was planned.
    -# Up to { $deep } answers deep, { $most } lines in all. If the match goes another way, the plan is dropped.
bot-plan-unconfirmed = Not confirmed yet: new lines aren't played until you confirm them.
bot-plan-counts = Confirmed. It's played as soon as it fits.
# $condition: bot-plan-plays
# $answer: text
bot-plan-line = If { $condition }, you play **{ $answer }**.
# $own: text
bot-plan-line-after = After your **{ $own }**:
# $who: name
# $moves: text
bot-plan-plays = { $who } plays **{ $moves }**
# $who: name
# $moves: text
bot-plan-they-play = { $who } plays **{ $moves }**
# $moves: text
bot-plan-you-play = you play **{ $moves }**
# $who: name
bot-plan-asks = **Only a plan: nothing is played yet.** What might { $who } play?
bot-plan-asks-first = **Only a plan: nothing is played yet.** It's your turn, so begin with what you'll play yourself.
# $why: text
bot-plan-left-out = Some moves are left out: { $why }
bot-plan-asks-own = **Only a plan: nothing is played yet.** What will you play then?
# limit: 34
bot-plan-button-add = Add a line
# limit: 34
bot-plan-button-type = Type lines
# limit: 34
bot-plan-button-confirm = Confirm the plan
# limit: 34
bot-plan-button-clear = Delete the plan
# limit: 34
bot-plan-button-show = Back to the plan
# limit: 100
bot-plan-menu-from = Continue a line
# limit: 100
bot-plan-menu-delete = Delete a line
bot-plan-moved-on = The match or your plan has moved on, so nothing was changed. Here's your plan as it is now.
# $who: name
bot-plan-impossible = { $who } can't play that there.
# $n: number
bot-plan-too-deep = A line can have { $n } answers at most.
# $n: number
bot-plan-too-long = A plan can have { $n } lines at most.
bot-plan-waits = The match is waiting. You can plan once it goes on.
# limit: 45
# $game: title
bot-plan-form = Plan · { $game }
# limit: 45
bot-plan-form-lines = One line each
# limit: 100
bot-plan-form-about = “if”, what they play, a colon, your answer. In your own turn, begin with your move.
# limit: 100
bot-plan-form-example = For example: if what they play: what you play
bot-plan-if = if
bot-plan-line-form = A line goes like this: `if what they play: what you play`. Several moves are joined by `;`.
bot-plan-own-first = It's your turn, so begin with your own move: `what you play if what they play: what you play then`.
bot-plan-turn-over = By then that turn is over.
bot-plan-turn-goes-on = That turn isn't over with this move.
# $why: text
# $typed: text
bot-plan-not-added = { $why } Nothing was added. You typed:
    ```
    { $typed }
    ```
# $condition: bot-plan-plays
# $answer: text
# $game: title
# $where: address
bot-plan-was-played = Your plan for { $game }: { $condition }, so you played **{ $answer }**. [{ bot-button-table }]({ $where })
# $condition: bot-plan-plays
# $answer: text
# $game: title
# $where: address
# $why: text
bot-plan-was-refused = Your plan for { $game } has ended: { $condition }, but **{ $answer }** couldn't be played. { $why } [{ bot-button-table }]({ $where })
