bot-daily-title = Задача дня
bot-daily-head = ### Задача дня, { $date }
    { $game } · { $stars }
bot-daily-asks = Твоя сторона: { $side }. { $task }
bot-daily-next = Твоя сторона: { $side }. Пока всё верно: что дальше?
bot-daily-hinted = 💡 { $hint }
bot-daily-footer = -# { $tries ->
    [0] Пробуй
    [one] Пока мимо: { $tries } раз. Пробуй
    [few] Пока мимо: { $tries } раза. Пробуй
    [many] Пока мимо: { $tries } раз. Пробуй
   *[other] Пока мимо: { $tries } раза. Пробуй
} сколько хочешь. Ответ можно и ввести: `/{ -command-daily } { -option-move }:{ $past ->
    [yes] {" "}{ -option-date }:{ $date }
   *[no] {""}
}`
bot-daily-late = -# День этой задачи прошёл: в серию она не идёт.
bot-daily-wrong = ❌ ~~**{ $move }**~~ — не то. { $why }
bot-daily-refuted = Вот что из этого выйдет: { $line }
bot-daily-right = ✅ { $line }. Что дальше?
bot-daily-whole = Решение целиком: { $line }
bot-daily-tally = -# Решили с первой попытки: { $once } из { $tried }.
bot-daily-moved-on = Эта задача у тебя уже решена дальше. Вот позиция.
bot-daily-solved = ✅ **Решено: { $solution }**
    { $why }
bot-daily-tries = { $tries ->
    [1] С первой попытки
   *[other] С { $tries }-й попытки
}{ $hint ->
    [yes] , с подсказкой
   *[no] {""}
}
bot-daily-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
} подряд
bot-daily-streak = 🔥 Твоя серия: { $days ->
    [one] { $days } день
    [few] { $days } дня
    [many] { $days } дней
   *[other] { $days } дня
}. Самая длинная: { $best ->
    [one] { $best } день
    [few] { $best } дня
    [many] { $best } дней
   *[other] { $best } дня
}.
bot-daily-yesterday = Вчерашний ответ («{ $game }»): ||{ $solution }. { $why }||
bot-daily-card = Решено: задача дня за { $date }, «{ $game }».
bot-daily-shared = { $who }: задача дня за { $date } решена («{ $game }»).
    { $squares }
bot-daily-solvers = ### Задача дня, { $date }
    { $count ->
        [0] На этом сервере её ещё никто не решил.
        [one] На этом сервере её решил { $count } человек.
        [few] На этом сервере её решили { $count } человека.
        [many] На этом сервере её решили { $count } человек.
       *[other] На этом сервере её решили { $count } человека.
    }
bot-daily-solver = { $rank }. **{ $who }**: { $tries ->
    [one] { $tries } попытка
    [few] { $tries } попытки
    [many] { $tries } попыток
   *[other] { $tries } попытки
}{ $hint ->
    [yes] , с подсказкой
   *[no] {""}
}
bot-daily-another = После обновления у этого дня другая задача. Вот она.
bot-daily-future = Этот день ещё не настал. `/{ -command-daily }` покажет сегодняшнюю задачу.
bot-daily-none = Сегодня задачи нет.
bot-daily-one-move = Хватит одного хода — первого.
bot-daily-no-day = Здесь есть задачи за последние дни: { $days }. Введи дату, например { $date }.
bot-daily-cannot = В { $where } мне не написать. { $why }
bot-daily-no-post = Задача дня больше не приходит ни в один канал этого сервера.
bot-daily-refused = Публиковать задачу дня в { $where } я больше не могу, поэтому перестал. Назови канал, где у меня есть права: `/{ -command-dailypost } { -option-channel }:`
bot-daily-posted = Задача дня приходит в { $where } каждый день между { $from } и { $until } ({ $zone }). Следующая — { $next }. Изменить: `/{ -command-dailypost } { -option-channel }: { -option-hour }: { -option-timezone }:`
bot-daily-stopped = Опубликовать задачу дня в { $where } не вышло. { $why } Сам я больше не пробую. Когда всё будет в порядке, запусти снова: `/{ -command-dailypost }` в том канале.
bot-daily-button-hint = Подсказка
bot-daily-button-table = Кто здесь решил
bot-daily-button-solve = Решить
bot-daily-button-stop = Отключить задачу дня
