# $game: title
bot-plan-head = План · { $game }
# $deep: number
# $most: number
bot-plan-about =
    Скажи, как ты ответишь, если другие сыграют так, как ты ждёшь. Как только это случится, я сыграю твой ответ за тебя. Никто больше не узнает, что он задуман заранее.
    -# До { $deep } ответов в глубину, всего не больше { $most } строк. Если партия пойдёт иначе, план отпадает.
bot-plan-unconfirmed = Ещё не подтверждено: новые строки сработают только после подтверждения.
bot-plan-counts = Подтверждено. План сработает, как только подойдёт.
# $condition: text
# $answer: text
bot-plan-line = Если { $condition }, твой ход: **{ $answer }**.
# $own: text
bot-plan-line-after = После твоего хода **{ $own }**:
# $who: name
# $moves: text
bot-plan-plays = { $who } играет **{ $moves }**
# $moves: text
bot-plan-they-play = { $who } играет **{ $moves }**
bot-plan-you-play = ты играешь **{ $moves }**
# $who: name
bot-plan-asks = **Это только план, не ход.** Что может сыграть { $who }?
bot-plan-asks-first = **Это только план, не ход.** Сейчас твой ход, поэтому начни со своего хода.
# $why: text
bot-plan-left-out = Некоторых ходов здесь нет: { $why }
bot-plan-asks-own = **Это только план, не ход.** Что ты тогда сыграешь?
# limit: 34
bot-plan-button-add = Добавить строку
# limit: 34
bot-plan-button-type = Ввести строки
# limit: 34
bot-plan-button-confirm = Подтвердить план
# limit: 34
bot-plan-button-clear = Удалить план
# limit: 34
bot-plan-button-show = Назад к плану
# limit: 100
bot-plan-menu-from = Продолжить строку
# limit: 100
bot-plan-menu-delete = Удалить строку
bot-plan-moved-on = Партия или план уже изменились, поэтому всё осталось как есть. Вот твой план сейчас.
# $who: name
bot-plan-impossible = { $who } не может так сыграть.
# $n: number
bot-plan-too-deep = В строке может быть не больше { $n } ответов.
# $n: number
bot-plan-too-long = В плане может быть не больше { $n } строк.
bot-plan-waits = Партия пока стоит. Планируй, когда она продолжится.
# limit: 45
# $game: title
bot-plan-form = План · { $game }
# limit: 45
bot-plan-form-lines = По строке на ответ
# limit: 100
bot-plan-form-about = «если», их ход, двоеточие, твой ответ. Если ходишь ты, начни со своего хода.
# limit: 100
bot-plan-form-example = Например: если их ход: твой ход
bot-plan-if = если
bot-plan-line-form = Строка выглядит так: `если их ход: твой ход`. Несколько ходов разделяй знаком `;`.
bot-plan-own-first = Сейчас твой ход, поэтому начни с него: `твой ход если их ход: твой следующий ход`.
bot-plan-turn-over = К тому времени этот ход уже закончен.
bot-plan-turn-goes-on = На этом ход ещё не заканчивается.
# $why: text
# $typed: text
bot-plan-not-added = { $why } Ничего не добавлено. Было введено:
    ```
    { $typed }
    ```
# $condition: text
# $answer: text
# $game: title
# $where: address
bot-plan-was-played = Твой план в игре «{ $game }»: { $condition }, и сыгран твой ход **{ $answer }**. [{ bot-button-table }]({ $where })
# $condition: text
# $answer: text
# $game: title
# $where: address
# $why: text
bot-plan-was-refused = Твой план в игре «{ $game }» закончился: { $condition }, но сыграть **{ $answer }** нельзя. { $why } [{ bot-button-table }]({ $where })
