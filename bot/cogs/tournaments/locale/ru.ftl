bot-ending-round = Тур закончился. Побеждает тот, кто потратил меньше времени; если его не хватило на первый ход, это ничья.
bot-tournament-thread = тур { $n }

bot-tournament-kind = { $kind ->
    [robin] Каждый с каждым
   *[swiss] Швейцарская система
}
bot-tournament-name = Турнир «{ $game }»
bot-tournament-created = Турнир открыт: сейчас он появится в этом канале, и там можно записаться. Управление турниром — здесь; потом оно всегда под *⋯*.
bot-tournament-utc = Время начала взято по UTC. Свой часовой пояс можно выбрать здесь: `/{ -command-me }`.

bot-tournament-in-server = Турниры бывают только на серверах: открой турнир в канале сервера.
bot-tournament-may-not = Чтобы открыть турнир, нужно право «Создавать события», «Управлять событиями» или «Управлять сервером». Спроси администраторов этого сервера.
bot-tournament-no-place = Турниру нужен текстовый канал или канал с объявлениями: у его партий свои ветки.
bot-tournament-not-host = Это может только организатор или тот, у кого есть право «Управлять сервером».
bot-tournament-gone = Этого турнира больше нет.
bot-tournament-over = Этот турнир закончился.
bot-tournament-begun = Этот турнир уже начался.
bot-tournament-too-many = Столько турниров сразу нельзя: на сервере — не больше { $here }, а у одного организатора — не больше { $hosted }.
bot-tournament-barred = Тебя исключили из этого турнира.
bot-tournament-in = Ты уже в списке участников.
bot-tournament-not-in = Тебя нет среди участников.
bot-tournament-gone-entrant = Этого человека нет среди участников.
bot-tournament-wait = Это уже не первый твой выход из турнира: записаться снова можно { $until }.
bot-tournament-last-round = Идёт последний тур: присоединиться уже нельзя.
bot-tournament-too-late = Больше половины туров уже началось: присоединяться поздно.
bot-tournament-full = Мест нет: записаться может не больше { $n } чел.
bot-tournament-too-few = Для начала нужны двое. Подожди, пока они запишутся.

bot-tournament-start-unread = Время «{ $typed }» непонятно. Введи так: 20:00, 28.11. 20:00, 2026-11-28 20:00 или через 2ч.
bot-tournament-start-past = Это время уже прошло.
bot-tournament-start-far = Турнир может начаться самое позднее через { $n } дн.
bot-tournament-start-gap = Времени { $time } в тот день нет: часы переводят вперёд. Выбери другое.
bot-tournament-clock-long = Один ход может оказаться дольше тура ({ $length }): выбери меньше времени на ход или более долгие туры.
bot-tournament-length-range = Тур может длиться от 10 минут до 14 дней.
bot-tournament-number = Здесь нужно число от { $least } до { $most }.
bot-tournament-robin-most = Когда играют каждый с каждым, мест не больше { $n }.

bot-tournament-swiss = { $n ->
    [0] Швейцарская система; туров — сколько подходит числу участников
    [one] Швейцарская система, { $n } тур
    [few] Швейцарская система, { $n } тура
    [many] Швейцарская система, { $n } туров
   *[other] Швейцарская система, { $n } тура
}
bot-tournament-robin = Каждый с каждым, все партии сразу
bot-tournament-swapped = С каждым соперником две партии со сменой сторон; они считаются за одну
bot-tournament-length = Тур длится не дольше: { $length }
bot-tournament-rated = { $rated ->
    [no] Без рейтинга
   *[yes] С рейтингом
}
bot-tournament-computer = Кому не хватило соперника, играет с компьютером (уровень: { $level })
bot-tournament-by = «{ $game }», организатор: { $host }
bot-tournament-run = «{ $game }», турнир ведут модераторы
bot-tournament-by-you = Турнир запускаешь ты.
bot-tournament-by-press = Турнир запускает { $host }.
bot-tournament-by-moderators = Турнир запускают модераторы.
bot-tournament-at = Начало: { $time }, { $left }.
bot-tournament-entered = Участники: { $n } из { $most }
bot-tournament-more = и ещё { $n }

bot-tournament-round = { $kind ->
    [robin] все партии закончатся самое позднее { $ends }
   *[swiss] тур { $n } из { $of }, закончится самое позднее { $ends }
}
bot-tournament-state = Тур { $n } из { $of }
bot-tournament-standings = Таблица
bot-tournament-pairings = Пары
bot-tournament-matches = { $n ->
    [one] Идёт { $n } партия.
    [few] Идут { $n } партии.
    [many] Идёт { $n } партий.
   *[other] Идёт { $n } партии.
}
bot-tournament-of-round = **Тур { $n }**
bot-column-points = Очки
bot-column-buchholz = Бухгольц
bot-tournament-line = { $place } { $who } { $points } (Бухгольц { $buchholz })
bot-tournament-bye = { $late ->
    [yes] { $who } входит с опозданием: ½
   *[no] { $who } без соперника: 1
}
bot-tournament-why = { $why ->
    [unplayed] не сыграна
    [time] тур закончился
    [removed] исключение
    [annulled] отменена
   *[void] без результата
}
bot-tournament-you-play = Твой соперник — { $who }: { $where }
bot-tournament-you-play-direct = Твой соперник — { $who }: в личных сообщениях
bot-tournament-you-play-soon = Твой соперник — { $who }: стол сейчас откроется
bot-tournament-out = Больше не в парах (выход из турнира или тур без единого хода): { $people }. Вернуться — *{ bot-tournament-join }*.
bot-tournament-you-out = Тебя больше нет в парах: так бывает после выхода из турнира или тура без единого хода. Вернуться — *{ bot-tournament-join }*.

bot-tournament-won = { $n ->
    [1] Победа в турнире — { $people }, очки: { $points }. Поздравляю!
   *[other] Первое место делят { $people }, очки: { $points }. Поздравляю!
}
bot-tournament-early = Турнир закончился после тура { $n } из { $of }: новых пар больше нет.
bot-tournament-nobody = Турнир не состоялся.
bot-tournament-was-cancelled = Турнир отменён, победителя нет.
bot-tournament-no-winner = Победителя нет: ни одной партии не сыграно.
bot-tournament-ties = При равных очках решает Бухгольц (очки соперников без самого слабого), потом Зоннеборн-Бергер, личные встречи, число побед.
bot-tournament-mark = † — результат исправлен; почему, сказано в парах.
bot-tournament-ruled = исправлено: { $reason }

bot-tournament-join = Участвовать
bot-tournament-leave = Выйти
bot-tournament-read = Таблица и пары
bot-tournament-file = Сохранить в файл
bot-tournament-all = Все турниры
bot-tournament-back = Назад
bot-tournament-registered = { $n ->
    [1] Ты в списке.
   *[other] Ты в списке, начиная с тура { $n }.
}
bot-tournament-withdrawn = Ты больше не участвуешь, новых соперников не будет.
bot-tournament-still-plays = Начатая партия ещё считается: доиграй её.
bot-tournament-again = Записаться снова можно { $until }.
bot-tournament-none = Турниров нет. Открыть турнир может тот, у кого на сервере есть право создавать события: `/{ -command-tournament } { bot-command-tournament-new }`
bot-tournament-list = ### Турниры
bot-tournament-choose = Какой турнир?
bot-tournament-listed = { $game }, { $stage ->
    [open] идёт запись
    [playing] { $kind ->
        [robin] идут все партии
       *[swiss] тур { $n } из { $of }
    }
   *[over] закончен
}
bot-tournament-saved = Все участники по именам, все пары и результаты, таблица.

bot-tournament-tools = Это видно только тебе.
bot-tournament-start = Начать сейчас
bot-tournament-options = Настройки…
bot-tournament-remove = Исключить кого-то
bot-tournament-cancel = Отменить турнир
bot-tournament-cancel-yes = Да, отменить
bot-tournament-starts-now = Турнир начинается: первые партии сейчас откроются.
bot-tournament-changed = Изменено.
bot-tournament-remove-means = Исключённые не возвращаются. Начатая партия закроется без рейтинга, и очко получит соперник. Сыгранное останется.
bot-tournament-whom = Кого?
bot-tournament-removed = Больше не участвует: { $who }.
bot-tournament-sure = Отменить турнир? Все начатые партии закроются без результата, и победителя не будет.
bot-tournament-cancelled = Турнир отменён.
bot-ending-tournament-removed = Модератор исключил кого-то из турнира.
bot-ending-tournament-cancelled = Турнир отменили.
bot-tournament-rule = Исправить результат
bot-tournament-rule-means = Выбери пару. Можно задать результат, отменить его или переиграть партию; причину увидят все. Таблица изменится, рейтинги — нет. Вернуть всё назад можно, пока нет пар следующего тура.
bot-tournament-which-pairing = Какая пара?
bot-tournament-rule-wins = победа: { $who }
bot-tournament-rule-draw = ничья
bot-tournament-rule-void = без результата и без очков
bot-tournament-rule-again = переиграть в этом туре
bot-tournament-rule-undo = вернуть как было
bot-tournament-reason = Почему? Это увидят все
bot-tournament-rule-own = Ты играешь в этой паре, поэтому решать должен кто-то другой.
bot-tournament-meanwhile = Эта пара только что изменилась, поэтому я ничего не делал. Посмотри ещё раз.
bot-ending-tournament-ruled = Организатор турнира решил исход этой партии.
bot-tournament-form-starts = Начало
bot-tournament-form-starts-about = По твоему времени ({ $zone }). Пусто: начнёшь кнопкой.
bot-tournament-form-clock-about = 5м, 1д или 1д+3д (с запасом); или «нет»
bot-tournament-form-length = Тур длится не дольше
bot-tournament-form-length-about = От 10 минут до 14 дней: 30м, 3ч, 7д
bot-tournament-form-rounds = Туры
bot-tournament-form-rounds-about = Пусто: сколько подходит числу участников
bot-tournament-form-most = Участников не больше
bot-tournament-form-name = Название
bot-tournament-form-computers = Кому не хватило соперника
bot-tournament-no-computer = получает 1 очко без игры
bot-tournament-plays-computer = играет с компьютером (уровень: { $level })
