bot-entrance =
    ### Играем здесь
    Выбери игру, и я открою здесь стол. То, что показывают кнопки, видишь только ты.
bot-entrance-which = Открыть стол: какая игра?
bot-entrance-find = Найти соперника
bot-entrance-tables = Мои столы
bot-entrance-learn = Научиться игре
bot-entrance-today = Задача дня
bot-entrance-help = Справка
bot-entrance-posted = Готово: меню игр в этом канале. Если такое уже было, я его удалил. Если кто-то удалит это, я верну его в течение часа. Убрать его можно в `/{ -command-settings }`.
bot-entrance-gone = Готово: меню игр убрано.
bot-entrance-failed = Discord не дал мне написать здесь. Проверь мои права в этом канале и попробуй ещё раз.
