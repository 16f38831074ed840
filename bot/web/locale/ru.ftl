bot-link = Эта ссылка открывает твою доску в браузере. Она действует один раз, две минуты и только для тебя: никому её не передавай.
bot-link-watches = Эта ссылка показывает партию в браузере так, как её видят все в канале. Она действует один раз, две минуты; потом можно смотреть целые сутки.
bot-link-beside = Доска откроется прямо в Discord. Эта ссылка откроет её в браузере: один раз, в течение двух минут и только для тебя.
bot-browsers-none = Твоя доска не открыта ни в одном браузере. Нажми за столом *Открыть доску*.
bot-browsers = ### Где открыты твои доски
# $n: number
bot-browsers-inside = В Discord: { $n }
# $n: number
# $since: name
# $until: name
bot-browser = { $n }. Открыто { $since }, закроется { $until }
# $n: number
bot-browser-end = Закрыть { $n }
bot-browsers-end = Закрыть все
bot-web-taken = В этом канале уже открыт другой стол. Нажми в Discord *Реванш*, чтобы играть в ветке.
bot-web-rematch = Реванш уже предложен: садись за стол в Discord.
bot-inside-none = В этом канале нет стола, за которым ты можешь наблюдать.
bot-web-shown-later = В Discord это появится, как только там кто-нибудь что-нибудь нажмёт.
bot-web-again = Нажми ещё раз, чтобы сделать этот ход.
bot-web-away = Не могу связаться с Discord. Здесь можно играть дальше; время ни у кого не идёт.
bot-web-back = Назад к доске
bot-web-board = Доска
bot-web-choose = Выбери на доске или нажми кнопку.
bot-web-closed = Эта страница закрыта. Войди, чтобы открыть её снова.
bot-web-confirm = Сначала показать ход, потом сыграть
# $name: name
bot-web-continue = Продолжить: { $name }
bot-web-denied = Показать твои столы можно, только когда Discord скажет, кто ты. Нажми *Войти*, потом *Авторизовать*.
bot-web-earlier = Раньше
bot-web-end = Выйти
bot-web-ended = Эта страница закрыта. Нажми в Discord *Открыть доску* ещё раз.
bot-web-enter = Войти
bot-web-entering = Вход…
bot-web-first = В начало
bot-web-here = Стол в этом канале
bot-web-larger = Увеличить доску
bot-web-last = В конец
bot-web-later = Позже
bot-web-lost = Связь восстанавливается…
bot-web-mark = Пометить клетки
bot-web-marked-none = Без пометки
bot-web-marking = Нажимай на клетки, которые хочешь пометить.
bot-web-moves = Ходы
bot-web-next = Нажми, что дальше.
bot-web-now = Вернуться к игре
bot-web-nowhere = Там так нельзя. Нажми на отмеченное место или на кнопку.
bot-web-over = Эта ссылка больше не действует. Нажми в Discord *Открыть доску* ещё раз.
bot-web-play = Сделать ход
bot-web-playing = Ход отправляется…
bot-web-press = Нажми кнопку.
bot-web-reconnect = Подключиться снова
bot-web-retry = Не дошло. Пробую ещё раз…
bot-web-shown = Вот как это будет выглядеть.
bot-web-slow = Слишком быстро. Подожди немного.
bot-web-tables = Твои столы
bot-web-tables-none = У тебя нет ни одного стола.
bot-web-tables-wait = ждут: { $n }
bot-web-then = Доска, какой она была для тебя тогда.
bot-web-thinking = Думает…
bot-web-turn = Повернуть
bot-web-turns = Нажми ещё раз, чтобы повернуть.
bot-web-undo = Отменить
bot-web-watching = Ты смотришь.
bot-web-you = ты
bot-web-yours = Твой ход
