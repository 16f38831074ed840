## People and computers

bot-computer = Компьютер { $n } ({ $level ->
    [easy] слабый
    [hard] сильный
   *[normal] средний
})
bot-deleted = Удалённый игрок

## Tables without a result

bot-closed-because = Стол закрыт. { $why }
bot-closed = Стол закрыт.
bot-ending-not-started = За сутки никто не начал партию.
bot-ending-out-of-time = Время вышло у всех; партия не засчитывается.
bot-ending-empty = Все встали из-за стола.
bot-ending-cancelled = Хозяин отменил игру.
bot-ending-moderated = Его закрыл модератор канала: { $who }.
bot-ending-gone = Канала больше нет.
bot-ending-unseen = Две недели я не мог его показать.
bot-ending-old-rules = Партия началась по старым правилам.

## Time

bot-late-return = Кто до тех пор не нажмёт *Играть дальше*, сдаётся.
bot-late-silent = Кто молчит три дня, может на этом проиграть партию.

## Direct messages

bot-reminder = Твой ход за столом «{ $game }»: { $where }.
bot-reminder-waits = За столом «{ $game }» твоё время вышло: { $where }. Там ждут, когда ты нажмёшь *Играть дальше*.
bot-time-runs-out = Время истекает { $until }.
bot-reminder-how-often = -# Как часто напоминать, решаешь ты: `/me`
bot-greeting = За тобой место за столом «{ $game }» в { $where }. Твоё поле придёт сюда, когда начнётся партия.
bot-stands-in = В { $where } за тебя доигрывает компьютер.

## Preferences

bot-language = Язык
bot-language-auto = как в Discord
bot-no-such-choice = Такого варианта нет: выбери из списка.
