## People and computers

bot-computer = Компьютер{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
} ({ $level ->
    [easy] слабый
    [hard] сильный
    [expert] мастер
   *[normal] средний
})
bot-deleted = Удалённый игрок
bot-nameless = Без имени

## Tables without a result

bot-closed-because = Стол закрыт. { $why }
bot-closed = Стол закрыт.
bot-ending-not-started = За сутки никто не начал партию.
bot-ending-not-delivered = Партия не началась: не удалось написать в личные сообщения ({ $people }).
bot-ending-out-of-time = Время вышло у всех; партия не засчитывается.
bot-ending-empty = Все встали из-за стола.
bot-ending-cancelled = Его закрыл хозяин.
bot-ending-operator = Его закрыл владелец бота.
bot-ending-gone = Его канала больше нет, или меня больше нет на его сервере.
bot-ending-made-way = Десять минут никто не подсаживался, и место занял другой стол.
bot-ending-left-alone = Четырнадцать дней никто не делал ходов, и место занял другой стол.
bot-ending-replaced = Хозяин открыл здесь другой стол.
bot-ending-unseen = Его две недели не удавалось показать.
bot-ending-old-rules = Партия началась по старым правилам.

## Lobby and help

bot-clock-none = Без часов
bot-clock = { $turn } на ход
bot-clock-reserve = { $turn } на ход + { $reserve } про запас
bot-clock-own = Своё время…
bot-clock-turn-range = На ход можно дать от 10 секунд до 14 дней.
bot-clock-reserve-range = Запас — не больше 14 дней.
bot-clock-unread = «{ $typed }» — непонятное время. Введи, например, 30с, 5м, 12ч или 1д12ч.
bot-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
bot-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
    [many] { $n } часов
   *[other] { $n } часа
}
bot-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
}
bot-seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
    [many] { $n } секунд
   *[other] { $n } секунды
}
bot-seats-between = { $least }–{ $most }
bot-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
bot-players-between = { $least }–{ $most ->
    [one] { $most } игрок
    [few] { $most } игрока
    [many] { $most } игроков
   *[other] { $most } игрока
}
bot-setting = { $title }: { $value }
bot-guest = Гость

bot-lobby-in-short = Примерно { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
} · { $players } · { $secret ->
    [yes] Секретные доски: они приходят в личные сообщения
    [here] Секретные доски: свою видишь только ты
   *[no] Без секретов
}
bot-lobby-here = **За столом { $n } из { $seats }**: { $people }
bot-lobby-host = { $who } (хозяин)
bot-lobby-invited = **Приглашения**: { $people }. Ответь кнопкой *{ bot-join }* или *{ bot-no }*.
bot-lobby-declined = { $who } не будет играть.
bot-lobby-unreachable = ⚠ { $people }: личные сообщения не доходят. Разрешить их можно в меню этого сервера: *Настройки конфиденциальности*, затем *Личные сообщения*. А пока секретную доску покажет *{ bot-button-mine }*.
bot-lobby-full = Все в сборе. { $host }: нажми *{ bot-start }*.
bot-lobby-ready = Хочешь играть — нажми *{ bot-join }*. { $host }: когда все соберутся, нажми *{ bot-start }*.
bot-lobby-alone = Хочешь играть — нажми *{ bot-join }*. { $host }: можно и сразу сыграть с компьютером.
bot-lobby-clock = { $kind ->
    [quick] Быстро: { $clock }.
    [slow] Медленно: { $clock }.
   *[none] { $clock }.
}
bot-pace-none = Без часов: думать можно сколько угодно
bot-pace = { $move } на ход
bot-pace-bank = { $move } на ход и ещё { $bank } про запас на каждую доску
bot-lobby-chosen = Выбор хозяина: { $chosen }
bot-lobby-side = хозяин — { $side }
bot-lobby-begins = Начинает { $who }
bot-lobby-casual = без рейтинга
bot-lobby-computer = Без рейтинга: за столом компьютер.

bot-join = Сесть за стол
bot-alone = Играть с компьютером
bot-alone-at = { $level ->
    [easy] Слабый: многое не замечает
    [hard] Сильный: редко ошибается
    [expert] Мастер: думает далеко вперёд
   *[normal] Средний: играет разумно
}
bot-start = Начать
bot-how-it-goes = Как играть
bot-options = Настройки…
bot-no = Отказаться
bot-leave = Встать из-за стола
bot-cancel = Закрыть стол
bot-open-thread = Открыть ветку
bot-close-damaged = Закрыть
bot-yes-end = Да, закрыть

bot-channel-taken = Здесь уже есть стол: «{ $game }». В одном канале — один стол. Открыть ветку?
bot-opened = Твой стол — в { $where }.
bot-opened-here = Твой стол — в этом канале.
bot-joined = Ты за столом в { $where }.
bot-begun = Партия начинается в { $where }.
bot-handed = Теперь хозяин стола — { $who }.
bot-left = Ты больше не за этим столом.
bot-table-closed-another = Стол закрыт. Новый открывает `/{ -command-newgame }`.
bot-table-newer = Эту партию ведёт более новая моя версия; партия продолжится, когда эта версия вернётся.
bot-table-damaged = Этот стол больше не прочитать: то, что я о нём сохранил, повреждено. Закрыть его могут его игроки и те, у кого там есть право «Управлять сообщениями»: `/{ -command-newgame }` в его канале.
bot-table-was-damaged = Стол был повреждён, он закрыт.
bot-damaged = Стол этого канала (номер { $n }) больше не прочитать: то, что я о нём сохранил, повреждено. Закрыть его без результата могут его игроки и те, у кого здесь есть право «Управлять сообщениями». Сохранённое при этом не удалится.
bot-end-resigns = Ты играешь за этим столом («{ $game }»): закрыть его — значит сдаться. Сдаёшься?
bot-end-asks = Закрыть этот стол («{ $game }»)? Результата не будет, и все об этом узнают.
bot-options-head = ### Настройки
bot-options-of = Настройки меняет только хозяин стола — { $host }.
bot-terms-clock = Время
bot-option-sides = Стороны
bot-option-first = Кто начинает
bot-by-lot = по жребию
bot-side-host = сторона хозяина: { $side }
bot-side-host-means = сторона хозяина: { $side } ({ $means })
bot-people-computer = Компьютер: { $level ->
    [easy] слабый
    [hard] сильный
    [expert] мастер
   *[normal] средний
}
bot-people-add = Посадить компьютер
bot-people-add-about = Насколько сильным будет компьютер?
bot-alone-asks = С каким компьютером хочешь сыграть? Партия начнётся сразу.
bot-alone-timed = -# Без рейтинга. Время: { $clock }.
bot-alone-untimed = -# Без рейтинга и без часов.
bot-people-invite = Пригласить
bot-people-remove = Убрать из-за стола
bot-people-hand = Сделать хозяином

bot-in-already = Ты уже за столом.
bot-seats-taken = Все места ({ $n }) заняты.
bot-seats-taken-or-kept = Все места ({ $n }) заняты или обещаны.
bot-seats-kept = Свободные места обещаны: { $people }.
bot-no-computer = В игру «{ $game }» компьютер не играет.
bot-not-invited = Тебя к этому столу не приглашали.
bot-not-seated = Тебя нет за этим столом.
bot-host-alone = Это может только хозяин стола — { $host }.
bot-here-already = { $who } уже за столом или в списке приглашённых.
bot-leave-yourself = Чтобы встать из-за стола, нажми *⋯*, а там *{ bot-leave }*.
bot-host-must-sit = Хозяином может быть только тот, кто сидит за столом.
bot-no-such-option = Такой настройки нет.
bot-no-such-side = Такой стороны нет.
bot-first-by-rules = Кто начинает в игре «{ $game }», определяют правила.
bot-first-must-sit = Начать может только тот, кто сидит за столом.
bot-too-few = «{ $game }»: нужно { $players }, а за столом пока { $n }. Подожди, пока кто-нибудь нажмёт *{ bot-join }*, пригласи кого-нибудь (кнопка *⋯*) или нажми *{ bot-alone }*.
bot-not-your-table = Хозяин этого стола — { $host }. Чтобы сыграть с компьютером, открой свой стол: `/{ -command-newgame }`
bot-enough-here = Игроков уже хватает: нажми *{ bot-start }*, чтобы сыграть с ними.
bot-not-over = Партия ещё не окончена.
bot-rematch-theirs = Реванш — для тех, кто играл; открой свой стол: `/{ -command-newgame }`
bot-no-lobby = За этим столом уже играют, или он закрыт.
bot-is-a-bot = Играть могут только люди, а { $who } — бот.
bot-unknown-game = Такой игры я не знаю.
bot-newgame-elsewhere = Меня здесь нет среди участников, поэтому не указывай *{ bot-option-watch }* и *{ bot-option-everybody }*.
bot-no-external-apps = Никто не смог бы присоединиться: на этом сервере ответы твоих приложений видишь только ты. Попроси у администраторов права *Отправлять сообщения*, *Использовать внешние приложения* и *Прикреплять файлы* — или играй в группе или в личных сообщениях.
bot-no-external-apps-now = Это засчитано, но никого позвать не удалось: на этом сервере то, что я тебе отвечаю, видишь только ты. Попроси у администраторов права *Отправлять сообщения*, *Использовать внешние приложения* и *Прикреплять файлы*.
bot-taken-here = Здесь уже есть стол: «{ $game }». В одном месте — один стол.
bot-shown-later = В { $where } доска появится, как только там кто-нибудь что-нибудь нажмёт.
bot-below = -# Партия ушла вперёд: доска — ниже.
bot-too-many-open = У тебя здесь и на других серверах уже открыто (лобби, вызовы и ветки): { $n }. Сначала начни партию в одном из лобби, закрой его или отзови вызов (`/{ -command-find }`); ветка считается, пока её не архивируют, не удалят или пока в ней не сыграют партию.
bot-try-again = Попробуй ещё раз.
bot-deleted-since = Этого сообщения или канала больше нет. Твои столы: `/{ bot-command-board }`.
bot-not-allowed-here = Discord мне этого здесь не разрешает. Твои столы: `/{ bot-command-board }`.
bot-tables-elsewhere = На этом сервере столы открывают здесь: { $channels }.
bot-tables-gone = Каналов, выбранных для столов, больше нет.
bot-tables-nowhere = { bot-tables-gone } Выбрать другие может тот, кто управляет сервером: `/{ -command-settings }`.
bot-permission-lacking = В этом канале мне не хватает прав: { $missing }. Их может дать тот, у кого есть право настраивать канал: «Настроить канал» → «Права доступа».
bot-permission = { $name ->
    [view_channel] «Просматривать каналы»
    [send_messages] «Отправлять сообщения»
    [send_messages_in_threads] «Отправлять сообщения в ветках»
    [attach_files] «Прикреплять файлы»
    [manage_threads] «Управлять ветками» (ветка заблокирована)
    [some] каких-то (каких — узнать не могу)
   *[create_public_threads] «Создавать публичные ветки»
}
bot-help-about =
    ### О боте
    Я слышу только команды, кнопки и формы, которые обращены ко мне, и не читаю других сообщений. `/{ -command-mydata }` выдаёт то, что я о тебе храню.
bot-help-operator = Владелец бота: { $operator }.
bot-help-new = **Новое в версии { $version }:** { $news }
bot-whats-new = Перед концом времени я напоминаю ещё раз, меню открывает столы без команд, за пропажу рейтинг снижается только один раз, а доску можно открыть прямо в Discord.
bot-button-terms = Условия
bot-button-privacy = Приватность

## Time

bot-late-return = Кто до тех пор не нажмёт *{ bot-button-go-on }*, тому засчитают поражение.
bot-late-silent = Кто три дня не делает хода, тому могут засчитать поражение.
bot-late-called = Но здесь просрочку должен объявить соперник — под *⋯*.
bot-late-nobody = Здесь просрочку никто не объявляет.

## Direct messages

bot-reminder = Твой ход за столом «{ $game }»: { $where }.
bot-reminder-last = **Последнее напоминание:** твой ход за столом «{ $game }»: { $where }.
bot-reminder-waits = Твоё время за столом «{ $game }» вышло. Чтобы продолжить, нажми *{ bot-button-go-on }*: { $where }.
bot-time-runs-out = Время истекает { $until }.
bot-time-to-call = Потом соперник может объявить просрочку под *⋯*.
bot-time-reserve = Конец времени на ход: { $turn }; запаса: { $until }.
bot-time-had = -# { $who }: время на этот ход — { $turn }.
bot-time-had-reserve = -# { $who }: время на этот ход — { $turn }, запас — { $reserve }; вышло и то и другое.
bot-reserves = В запасе: { $left }
bot-reserve-of = { $who } — { $time }
bot-reminder-how-often = -# Как часто напоминать, решаешь ты: `/{ -command-me }`
bot-greeting = Ты за столом «{ $game }» в { $where }. Когда партия начнётся, я пришлю сюда твою секретную доску.
bot-stands-in = В { $where } за тебя доигрывает компьютер.

## Preferences

bot-no-such-choice = Такого варианта нет: выбери из списка.

## At the table

bot-match-begins = Партия начинается.
bot-played-by =
    ### { $game }
    Играют { $who }.
bot-past = **Партия { $match }: «{ $game }»**, играли { $who }. Закончилась { $when }.
bot-match-not-begun = Партия ещё не началась.
bot-lobby-goes-on = Лобби продолжается ниже.
bot-your-turn = { $who }: { $count ->
    [1] твой ход
   *[other] ваш ход
}.
bot-waiting-for = Ждём: { $who }.
bot-lay-out = { $who }: { $count ->
    [1] расставь свою доску
   *[other] расставьте свои доски
}.
bot-own-turn = **Твой ход.**
bot-own-lay-out = Расставь свою доску.
bot-board-in-dm = { $count ->
    [1] Твоя секретная доска — в личных сообщениях.
   *[other] Секретные доски — в личных сообщениях.
}
bot-board-not-sent = Доску покажет *{ bot-button-mine }*: написать тебе не могу.
bot-board-here = Нажми *{ bot-button-mine }*: её видишь только ты.
bot-boards-not-sent = { $who }: { $count ->
    [1] твою доску покажет
   *[other] ваши доски покажет
} *{ bot-button-mine }*: личные сообщения не доходят.
bot-computers-think = Компьютеры думают…
bot-computer-thinks = { $who } { $count ->
    [1] думает
   *[other] думают
}…
bot-waits = { $who }: { $count ->
    [1] твоё время вышло. Партия ждёт тебя: нажми *{ bot-button-go-on }*, иначе { $until } тебе засчитают поражение.
   *[other] ваше время вышло. Партия ждёт вас: нажмите *{ bot-button-go-on }*, иначе { $until } вам засчитают поражение.
}
bot-restored = Меня восстановили из резервной копии: партия снова в том виде, в каком была { $when }.
bot-taken-back = Последний ход возвращён: { $who }.
bot-paused = ⏸️ Партия на паузе с { $since }. Продолжить её может любой за столом кнопкой *{ bot-button-resume }*; { $until } партия продолжится сама.
bot-more-given = Время на ход продлили: { $who }.
bot-is-away = { $who } отсутствует с { $since } по { $until }.
bot-sealed = -# Всё случайное уже определено, и подменить это не может никто, даже я: доказательство — в *⋯*.
bot-goes-on = -# Партия продолжается в { $where }.

bot-in-direct = наших личных сообщениях
bot-direct-waits = Ход: { $who }.
bot-direct-unreachable = { $people }: сейчас я не могу написать в личные сообщения.
bot-direct-begins = Все на месте. Партия начнётся, как только это сообщение дойдёт до каждого.
bot-direct-lost = ⚠ { $people }: не могу написать в личные сообщения. Если так и останется, стол закроется { $until }.
bot-direct-asks = { $host } зовёт тебя сыграть.
bot-direct-asked = Приглашения: { $people }. Партия начнётся, когда все сядут за стол.
bot-direct-declined = Твоё приглашение отклонили.
bot-direct-gathers = Больше пока никого нет.
bot-direct-more = Ждём ещё { $n ->
    [one] { $n } игрока.
    [few] { $n } игроков.
    [many] { $n } игроков.
   *[other] { $n } игрока.
}
bot-direct-goes-on = Продолжение ниже.
bot-direct-gone = За этим столом ты не играешь.
bot-direct-stands-in = Теперь за тебя играет компьютер.

bot-news-between = -# … ещё { $count ->
    [one] { $count } событие
    [few] { $count } события
    [many] { $count } событий
   *[other] { $count } события
}: `/{ bot-command-board }`
bot-choose = Выбери ход.
bot-choose-menu = Выбери ход…
bot-about-to-play = Твой ход будет таким: **{ $move }**. *{ bot-button-back }* — к другим ходам.
bot-menu-page = { $title } ({ $n } из { $count })
bot-menu-columns = { $title } ({ $first }–{ $last })
bot-played = Сыграно.
bot-more-about = Ход можно и ввести: `/{ bot-command-play }`. Твоя доска — `/{ bot-command-board }`.
bot-watching = За этим столом ты зритель.
bot-seal =
    Всё случайное в этой партии определено до первого хода. Вот контрольный код расклада — его печать: с ней никто, даже я, не сможет ничего подменить незаметно:
    `{ $seal }`
    После партии `/{ bot-command-record }` даст тебе файл с раскладом и этой печатью; сохрани её, чтобы потом сравнить.
bot-only-move = Это твой единственный ход.
bot-to-type-it = -# Чтобы ввести: `/{ bot-command-play } { $move }`
bot-resign-sure = Сдаться в этой партии («{ $game }»)?
bot-resign-which = -# Против: { $others }, в { $where }; ход { $n }.
bot-which-board = Какую доску показать?
bot-board-of = { $game } ({ $others })

## Buttons at the table

bot-button-mine = Моя секретная доска
bot-button-hint = Подскажи ход
bot-button-hint-short = Подсказка
bot-button-words = Словами
bot-rest-in-words = Это ещё не всё: нажми «{ bot-button-words }» под последней доской.
bot-rest-below = Это ещё не всё: нажми внизу «{ bot-button-words }».
bot-button-go-on = Играть дальше
bot-button-accept = { $kind ->
    [draw] Принять ничью
    [takeback] Разрешить вернуть ход
    [pause] Согласиться на паузу
   *[replace] Пусть играет компьютер
}
bot-button-decline = Отклонить
bot-button-win = Закончить с победой
bot-button-play-on = Доиграть с компьютером
bot-button-call-time = Объявить просрочку
bot-button-show-table = Показать стол здесь
bot-button-rematch = Реванш
bot-button-replay = Повтор
bot-button-review = Разбор
bot-button-back = Назад
bot-button-random = Случайная расстановка
bot-button-type = Ввести текстом
# limit: 34
bot-button-plan = Ходы наперёд
bot-button-table = К столу
bot-button-mark = Пометить клетки
bot-button-rules = Правила
bot-button-seal = Печать расклада
bot-button-draw = Предложить ничью
bot-button-own-takeback = Вернуть мой ход
bot-button-takeback = Попросить вернуть ход
bot-button-more-time = Дать больше времени
bot-button-pause = Поставить на паузу
bot-button-resume = Продолжить партию
bot-button-replace = Заменить: { $who }
bot-button-resign = Сдаться
bot-button-resign-sure = Да, сдаюсь
bot-button-play-this = Сыграть так
bot-button-play-anyway = Всё равно сыграть

## Forms at the table

bot-form-moves = { $game }: твои ходы
bot-form-moves-field = Ходы через точку с запятой
bot-form-example = Например: { $example }
bot-form-clock = { $game }: своё время
bot-form-turn = Время на ход
bot-form-turn-about = От 10 секунд до 14 дней: 30с, 5м, 12ч, 1д12ч
bot-form-reserve = Запас
bot-form-reserve-about = На долгие ходы, до 14 дней; пусто — без запаса
bot-form-marks = { $game }: пометки
bot-form-squares = Клетки
bot-form-mark = Пометка
bot-form-mark-about = Видна только тебе; в /{ bot-command-mark } можно взять любые один-два знака
bot-form-no-mark = Убрать пометку

## Offers

bot-offer-draw = { $asked }: { $who } предлагает ничью.
bot-offer-takeback = { $asked }: { $who } просит вернуть последний ход.
bot-offer-pause = { $asked }: { $who } предлагает сделать паузу.
bot-offer-replace = { $asked }: { $who } предлагает, чтобы вместо игрока { $absent } играл компьютер.
bot-offer-declined = { $offerer }: { $who } не соглашается.
bot-offer-asked = Предложение отправлено; ответ появится у доски.
bot-offer-agreed = Договорились.
bot-offer-taken-back = Ход возвращён.
bot-offer-accepted = Принято.
bot-offer-you-decline = Отклонено.
bot-offer-replaced = Вместо игрока { $who } играет компьютер.
bot-paused-now = Партия на паузе.
bot-resumed = Партия продолжается.
bot-more-thanks = Готово: времени теперь больше.
bot-you-resigned = Партия сдана.
bot-you-won = Победа за тобой.
bot-you-won-plays-on = Победа за тобой; дальше играет компьютер.
bot-never-secret = Доски здесь секретные, поэтому ходы не возвращают.
bot-never-many = Вернуть ход можно только в партии вдвоём.

## Results

bot-only-computers = остались одни компьютеры
bot-over-because = Конец партии: { $reason }.
bot-decided = Время вышло: { $lost }. Победа: { $won }.
bot-decided-choice = { $winner }: закончить на этом или пусть вместо игрока { $lost } доиграет компьютер? На результат это уже не повлияет. Без ответа партия закончится { $until }.
bot-rated = Партия рейтинговая.
bot-rated-left = Партия рейтинговая только для того, кто её покинул: { $left } (сделано ходов: { $turns }). Для остальных она рейтинговая начиная с { $shortest }-го хода.
bot-not-rated-short = Без рейтинга: ничья по соглашению после { $turns ->
    [one] { $turns } хода
    [few] { $turns } ходов
    [many] { $turns } ходов
   *[other] { $turns } хода
}; рейтинговой такая партия становится с { $shortest }-го хода.
bot-not-rated-computer = Без рейтинга: играл компьютер.
bot-not-rated-casual = Без рейтинга, как договорились.
bot-not-rated-serial = Без рейтинга: у этого игрока только что вышло время в другой партии, и засчитана только первая.
bot-not-rated-unplayed = Без рейтинга: не все сделали хотя бы ход.
bot-silent-before = { $who }: три дня ни одного хода.
bot-settled-before = Победа ({ $won }) засчитана ещё тогда, когда вышло время у игрока { $lost }; что потом играл компьютер, не считается.

## Which table

bot-state-start = можно начинать
bot-state-asked = тебя зовут сыграть
bot-state-lobby = в лобби
bot-state-closed = закрыт
bot-state-won = победа за тобой: закончить?
bot-state-lost = проиграно по времени
bot-state-go-on = ждут тебя: играем дальше?
bot-state-turn = твой ход
bot-state-paused = на паузе
bot-state-offer = тебе что-то предлагают
bot-state-waits = ход: { $who }
bot-nobody-yet = пока никого

## Why something can't be done at the table

bot-moved-on = На доске уже другая позиция.
bot-too-long = Слишком длинно: символов может быть не больше { $n }.
bot-too-slow = Я не успел; нажми, пожалуйста, ещё раз.
bot-layout-fixed = Твоя расстановка готова, её уже не изменить.
bot-start-over-later = Подожди немного и попробуй начать заново ещё раз. Твоя расстановка осталась как была.
bot-their-turn = Сейчас ходит { $whose }.
bot-play-by-itself = { $why } Если так и задумано, введи этот ход отдельно от других.
bot-no-marks = В игре «{ $game }» нет пометок.
bot-marks-where = Помечать можно клетки от { $a } до { $b }.
bot-marks-kinds = Пометка — одна из этих: { $kinds } — или не больше двух знаков.
bot-not-running = За этим столом сейчас не играют.
bot-older-rules = Партия началась по старым правилам, и продолжить её нельзя. Закрой стол: `/{ bot-command-endgame }`
bot-time-over = Твоё время вышло раньше, так что это не считается.
bot-not-overdue = У тех, кого ты ждёшь, время ещё есть.
bot-time-called = Просрочка объявлена.
bot-decided-already = Время вышло: { $who }. Исход партии решён.
bot-not-at-table = Тебя нет за этим столом. Чтобы смотреть, нажми *{ $words }*.
bot-match-waits = Время вышло: { $who }. Партия ждёт продолжения.
bot-closed-already = Стол уже закрыт.
bot-no-hints = Подсказки бывают только в партиях с компьютером.
bot-not-your-turn = Сейчас не твой ход.
bot-draw-of-two = О ничьей могут договориться только два человека.
bot-offer-open = Одно предложение уже ждёт ответа.
bot-nobody-replaced = В партии вдвоём никого не заменяют: кто долго не делает хода, тому засчитают поражение.
bot-you-left = В этой партии ты больше не играешь.
bot-offer-gone = Предложение уже не в силе.
bot-offer-not-yours = Ответить должен соперник.
bot-is-paused = Партия на паузе, сделать ход нельзя. Её можно продолжить кнопкой *{ bot-button-resume }*.
bot-not-paused = Партия не на паузе.
bot-pause-used-up = Эта партия уже простояла на паузе 30 дней, больше нельзя.
bot-pause-too-late = Время только что вышло, на паузу уже поздно.
bot-more-yourself = Дать тебе больше времени может только соперник.
bot-more-computer = Компьютеру больше времени не нужно.
bot-more-no-clock = Здесь время не идёт.
bot-more-enough = На этот ход время добавляли уже три раза, больше нельзя.
bot-more-far = На этот ход уже есть 14 дней, больше нельзя.
bot-no-turn-yet = У тебя ещё не было ни одного хода.
bot-turn-counted = Результат уже засчитан: этот ход не вернуть.
bot-turn-revealed = С тех пор кое-что открылось; этот ход уже не вернуть.
bot-nothing-waits = Продолжать нечего: сейчас партия тебя не ждёт.
bot-matches-of-two = Это только для партий вдвоём.
bot-winner-chooses = Победа: { $who }. Решает победитель.
bot-nobody-waits = Хода игрока { $who } никто не ждёт.
bot-still-time = У игрока { $who } ещё есть время; пока оно не вышло, никого не заменяют.
bot-silent-days = { $who }: заменить можно только после трёх дней без хода.
bot-unknown-control = Этой кнопки я не знаю; наверное, она от моей старой версии.
bot-options-outdated = Это меню осталось от прежней моей версии, и ничего не изменилось. Нажми *{ bot-options }* в лобби.
bot-me-outdated = Это осталось от прежней моей версии, и ничего не изменилось. Введи `/{ -command-me }` ещё раз.
bot-control-gone = Этой кнопки больше нет; посмотри самое новое сообщение.
bot-outdated = Твой Discord ещё показывает эту команду в старом виде. Перезапусти Discord и попробуй ещё раз.
bot-done-already = Это уже сделано.
bot-no-memory = Не могу добраться до базы данных. Попробуй, пожалуйста, чуть позже.
bot-no-room = На моём диске не осталось места, и сохранить ничего не получается. Всё, что уже было засчитано, цело. Место должен освободить владелец бота.
bot-banned = Владелец бота закрыл доступ тебе или этому серверу. Свои данные ты можешь получить и удалить: `/{ -command-mydata }`.
bot-announced = Меня не будет с { $begins } примерно до { $ends }. Пока меня нет, время ни у кого не идёт.
bot-operate-enough = Доступ закрыт уже для { $n }: сначала кому-нибудь откройте.
bot-unsure = База данных пропала, пока я это сохранял: не знаю, засчитано ли. Доска покажет это, как только я снова смогу её прочитать.
bot-others-quicker = Другие раз за разом успевали раньше. Посмотри на доску и попробуй ещё раз.
bot-went-wrong = У меня что-то сломалось (ошибка `{ $error }`). Попробуй, пожалуйста, ещё раз.
bot-seat = место { $n }
bot-table-gone = Этого стола больше нет.
bot-one-at-a-time = Всё по очереди: твоя прошлая просьба ещё выполняется.
bot-too-much = Это мне не под силу; попробуй партию покороче.
bot-cannot-show = Не могу показать твой стол («{ $game }») в { $where }. { $why } Партия подождёт и продолжится сама, как только я снова смогу там писать.
bot-obstacle-permissions = Мне не хватает там прав *{ $lacking }*. Их может дать тот, у кого есть право настраивать канал: «Настроить канал» → «Права доступа».
bot-obstacle-time-out = Меня отправили в тайм-аут: до { $until } я не могу ничего писать.
bot-obstacle-threads = На этом сервере уже 1000 активных веток, больше Discord не разрешает. Сначала нужно закрыть одну из них.

bot-menu-choice = { $menu }: { $choice }
bot-settings-refused = Настройки доступны тем, у кого есть право «Управлять сервером».
bot-away-too-long = Это слишком долго: за { $year } год тебя может не быть ещё { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}.

## Lessons

bot-learn = Урок

## Standings

bot-earlier = Назад
bot-later = Дальше
bot-show-here = Показать здесь
bot-menu-game = Игра
bot-nothing-to-show = Показывать больше нечего.
bot-may-not-show = Тебе нельзя писать в этом канале, поэтому здесь я это не покажу.
bot-shown-already = В этом канале это уже показано.
bot-history-none = У тебя здесь пока нет доигранных партий. Открыть стол — `/{ -command-newgame }`.

## Commands

-command-newgame = новая-игра
-command-endgame = закрыть-стол
-command-play = ход
-command-board = доска
-command-mark = пометить
-command-hint = подсказка
-command-resign = сдаться
-command-help = помощь
-command-rules = правила
-command-learn = урок
-command-leaderboard = лидеры
-command-profile = профиль
-command-history = история
-command-replay = повтор
-command-review = разбор
-command-record = запись
-command-mygames = мои-игры
-command-mydata = мои-данные
-command-settings = настройки-сервера
-command-me = мои-настройки
-command-daily = задача-дня
-command-dailypost = задача-в-канал
-command-block = заблокировать
-command-report = пожаловаться
-command-keepout = не-пускать
-command-find = найти
-option-timezone = часовой-пояс
-option-channel = канал
-option-hour = час
-option-move = ход
-option-date = дата
-option-file = файл

bot-command-newgame = { -command-newgame }
bot-command-newgame-about = Открыть стол в этом канале
bot-command-newgame-game = Какая игра
bot-command-newgame-opponent = Для кого придержать место
bot-command-newgame-opponent2 = Для кого ещё
bot-command-newgame-opponent3 = И ещё для кого
bot-command-newgame-watch = Смотреть, как играют компьютеры этого уровня
bot-command-endgame = { -command-endgame }
bot-command-endgame-about = Закрыть стол этого канала без результата (для модераторов)
bot-command-play = { -command-play }
bot-command-play-about = Сделать ход, введя его текстом
bot-command-play-move = Ход или несколько, через ;
bot-command-play-table = Какой стол, если их у тебя несколько
bot-command-board = { -command-board }
bot-command-board-about = Показать мою доску ещё раз
bot-command-board-table = Какой стол, если их у тебя несколько
bot-command-mark = { -command-mark }
bot-command-mark-about = Поставить на картинке чужой доски пометку, которую вижу только я
bot-command-mark-table = Какой стол, если их у тебя несколько
bot-command-mark-square = Клетка, например A1, или несколько: A1 B2 C3
bot-command-mark-mark = Готовая пометка или до 2 своих знаков (если не указать — пометка снимается)
bot-command-hint = { -command-hint }
bot-command-hint-about = Что сыграл бы компьютер на моём месте и почему (в партии против него)
bot-command-hint-table = Какой стол, если их у тебя несколько
bot-command-resign = { -command-resign }
bot-command-resign-about = Сдать партию (с подтверждением)
bot-command-resign-table = Какой стол, если их у тебя несколько
bot-command-help = { -command-help }
bot-command-help-about = Узнать, что можно сделать сейчас и как здесь всё устроено
bot-command-rules = { -command-rules }
bot-command-rules-about = Прочитать, как играть, с картинками
bot-command-rules-game = Какая игра (по умолчанию — та, в которую играют в этом канале)
bot-command-learn = { -command-learn }
bot-command-learn-about = Научиться игре за три минуты: несколько позиций, без соперника
bot-command-learn-game = Какая игра (по умолчанию — последняя, которой я учусь)
bot-command-learn-move = Ход в уроке, введённый текстом
bot-command-leaderboard = { -command-leaderboard }
bot-command-leaderboard-about = Посмотреть, кто впереди и на каком месте я
bot-command-leaderboard-game = Какая игра (по умолчанию — все)
bot-command-leaderboard-scope = На этом сервере (по умолчанию) или везде
bot-command-profile = { -command-profile }
bot-command-profile-about = Посмотреть, как менялся рейтинг, результаты, любимого соперника
bot-command-profile-person = Чей профиль (по умолчанию — мой)
bot-command-history = { -command-history }
bot-command-history-about = Посмотреть список доигранных здесь партий
bot-command-replay = { -command-replay }
bot-command-replay-about = Пройти сыгранную партию шаг за шагом, глазами любого игрока
bot-command-replay-match = Номер партии из /{ -command-history } (по умолчанию — последняя в этом канале)
bot-command-replay-file = Запись из /{ -command-record }
bot-command-review = { -command-review }
bot-command-review-about = Посмотреть, что можно было знать в сыгранной партии, ход за ходом
bot-command-review-match = Номер партии из /{ -command-history } (по умолчанию — последняя в этом канале)
bot-command-record = { -command-record }
bot-command-record-about = Получить сыгранную партию файлом: сохранить или проверить
bot-command-record-match = Номер партии из /{ -command-history } (по умолчанию — последняя в этом канале)
bot-command-mygames = { -command-mygames }
bot-command-mygames-about = Посмотреть мои открытые столы; сначала те, где ждут меня
bot-command-mydata = { -command-mydata }
bot-command-mydata-about = Посмотреть или удалить всё, что обо мне хранится
bot-command-settings = { -command-settings }
bot-command-settings-about = Задать, где здесь открывать столы, время на ход, уведомления, ветки
bot-command-me = { -command-me }
bot-command-me-about = Задать язык, как сообщать о ходе, напоминания, тихие часы, дни отъезда, моё имя в записях
bot-command-me-timezone = Твой часовой пояс, для тихих часов: введи город
bot-command-daily = { -command-daily }
bot-command-daily-about = Решить задачу дня: одна позиция, для всех одна и та же
bot-command-daily-move = Мой ответ (если не указать — показать задачу)
bot-command-daily-date = За какой день (по умолчанию — сегодня)
bot-command-dailypost = { -command-dailypost }
bot-command-dailypost-about = Задать, в какой канал и когда приходит задача дня
bot-command-dailypost-channel = В какой канал (по умолчанию — в этот)
bot-command-dailypost-hour = С какого часа, от 0 до 23 (по умолчанию — 9)
bot-command-dailypost-timezone = Часовой пояс: введи город
bot-command-block = { -command-block }
bot-command-block-about = Не встречаться с кем-то за новыми столами; посмотреть мой список
bot-command-block-person = Кого заблокировать (если не указать — показать мой список)
bot-command-report = { -command-report }
bot-command-report-about = Пожаловаться владельцу бота
bot-command-report-person = На кого
bot-command-report-reason = Что случилось (если не указать — откроется форма)
bot-command-keepout = { -command-keepout }
bot-command-keepout-about = Не пускать кого-то за столы этого сервера
bot-command-keepout-person = Кого не пускать (если не указать — показать список)

bot-option-game = игра
bot-option-opponent = соперник
bot-option-opponent2 = соперник2
bot-option-opponent3 = соперник3
bot-option-watch = смотреть
bot-option-move = { -option-move }
bot-option-date = { -option-date }
bot-option-square = клетка
bot-option-mark = пометка
bot-option-scope = где
bot-option-person = игрок
bot-option-match = партия
bot-option-file = { -option-file }
bot-option-timezone = { -option-timezone }
bot-option-channel = { -option-channel }
bot-option-hour = { -option-hour }
bot-option-reason = причина

bot-choice-level = { $level ->
    [easy] слабый
    [hard] сильный
    [expert] мастер
   *[normal] средний
}
bot-choice-scope = { $scope ->
    [here] этот сервер
   *[everywhere] везде
}
bot-choice-game = { $game }: { $most ->
    [2] вдвоём
   *[other] от { $least } до { $most } игроков
}, { $minutes } мин, { $secret ->
    [yes] секретные доски
   *[no] без секретов
}

## The page

bot-button-page = Открыть доску
bot-button-browser = В браузере
bot-web-elsewhere = Нажми *Реванш* в Discord, там, где вы играли.

## Держаться подальше

bot-button-blocks = Кого я блокирую
bot-button-bars = Кому сюда нельзя
bot-button-trouble = Заблокировать или пожаловаться…
bot-block-bot = { $who } — бот.
bot-block-sits-here = За этим столом те, кого ты блокируешь: { $people }. Если передумаешь, твой список — `/{ -command-block }`.
bot-block-invited = Ты блокируешь: { $who }. Если передумаешь, твой список — `/{ -command-block }`.

## Зов и вызовы

bot-context-challenge = Бросить вызов

## Под рукой

# limit: 32
bot-context-profile = Профиль

## Вызовы всем.

bot-command-find = { -command-find }
bot-command-find-about = Найти, с кем сыграть, в том числе на других серверах
bot-command-find-game = Какая игра (по умолчанию — любая)
bot-option-everybody = для-всех
bot-command-newgame-everybody = Открыть и для людей с других серверов
bot-to-everybody = Открыть для всех
bot-challenges-off = В этом боте нет вызовов: владелец их отключил.
bot-offer-counts = С рейтингом
bot-offer-rated = да
bot-offer-casual = нет, просто так

# limit: 32
bot-context-board = Показать доску
# limit: 32
bot-context-replay = { bot-button-replay }
bot-context-foreign = Это сообщение написал не я. Попробуй на моём, где показан стол.
bot-context-nothing = Не могу понять, к какому столу относится это сообщение. Попробуй на том, где видна доска или лобби.
bot-form-options = { $game }: настройки
bot-options-more = { $n ->
    [2] Ещё настройки…
   *[other] Ещё настройки ({ $n })…
}
bot-host-head = ### Твой стол
bot-host-about = Во что играть, как быстро и кто где сидит — в лобби, кнопка *{ bot-options }*.

## Турнирные партии

bot-round = -# { $name }, тур { $n }: { $who }. Тур закончится { $until }.
bot-more-round = Тур закончится раньше. Больше времени дать нельзя.

## Турниры: что видно и что нажимают

-command-tournament = турнир
bot-command-tournament = { -command-tournament }
bot-command-tournament-about = Посмотреть или открыть турниры, которые идут сами
bot-command-tournament-new = новый
bot-command-tournament-new-about = Открыть турнир в этом канале
bot-command-tournament-new-game = Какая игра
bot-command-tournament-new-name = Как он называется
bot-command-tournament-new-clock = Время на ход, например 1д или 5м
bot-command-tournament-new-rounds = Сколько туров (по умолчанию — сколько подходит числу участников)
bot-command-tournament-new-length = Тур длится не дольше (по умолчанию — 7 дней)
bot-command-tournament-new-starts = Когда начнётся, например 20:00 или через 2ч (если не указать — начнёшь кнопкой)
bot-command-tournament-new-most = Сколько человек может записаться
bot-command-tournament-new-format = Швейцарская система (по умолчанию) или каждый с каждым
bot-command-tournament-new-rated = Рейтинговые ли партии (по умолчанию — да)
bot-command-tournament-new-computers = Кому не хватит соперника, играет с компьютером этого уровня
bot-command-tournament-show = показать
bot-command-tournament-show-about = Посмотреть турниры: мои и этого сервера
bot-option-name = название
bot-option-clock = время
bot-option-rounds = туры
bot-option-length = длительность
bot-option-starts = начало
bot-option-most = максимум
bot-option-format = система
bot-option-rated = рейтинг
bot-option-computers = компьютеры

## Achievements

bot-feat-button = Достижения
