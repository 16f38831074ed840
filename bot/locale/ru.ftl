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

## Tables without a result

bot-closed-because = Стол закрыт. { $why }
bot-closed = Стол закрыт.
bot-ending-not-started = За сутки никто не начал партию.
bot-ending-not-delivered = Партия не началась: не удалось написать в личные сообщения ({ $people }).
bot-ending-out-of-time = Время вышло у всех; партия не засчитывается.
bot-ending-empty = Все встали из-за стола.
bot-ending-cancelled = Его закрыл хозяин.
bot-ending-moderated = Его закрыл модератор канала: { $who }.
bot-ending-operator = Его закрыл владелец бота.
bot-ending-gone = Канала больше нет.
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
bot-clock-unset =
    { $why } Время на ход осталось прежним. Было введено:
    ```
    { $typed }
    ```
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
bot-thread-name = { $game }: { $who }
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
bot-lobby-side = Сторона хозяина: { $side }
bot-lobby-begins = Начинает { $who }
bot-lobby-casual = без рейтинга
bot-lobby-computer = без рейтинга: за столом компьютер

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
bot-joined = Ты за столом в { $where }.
bot-begun = Партия начинается в { $where }.
bot-handed = Теперь хозяин стола — { $who }.
bot-left = Ты больше не за этим столом.
bot-table-closed = Стол закрыт.
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
bot-people-invited = Приглашения отправлены: { $people }.

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
bot-unknown-level = Такого уровня у компьютера нет.
bot-newgame-alone = Здесь не указывай соперников и *{ bot-option-watch }*. Чтобы бросить кому-то вызов, открой меню на его имени (*Приложения*) и выбери *{ bot-context-challenge }*.
bot-newgame-elsewhere = Меня здесь нет среди участников, поэтому не указывай *{ bot-option-watch }* и *{ bot-option-everybody }*.
bot-no-external-apps = Никто не смог бы присоединиться: на этом сервере ответы твоих приложений видишь только ты. Попроси у администраторов права *Отправлять сообщения*, *Использовать внешние приложения* и *Прикреплять файлы* — или играй в группе или в личных сообщениях.
bot-no-external-apps-now = Это засчитано, но никого позвать не удалось: на этом сервере то, что я тебе отвечаю, видишь только ты. Попроси у администраторов права *Отправлять сообщения*, *Использовать внешние приложения* и *Прикреплять файлы*.
bot-taken-here = Здесь уже есть стол: «{ $game }». В одном месте — один стол.
bot-shown-later = В { $where } доска появится, как только там кто-нибудь что-нибудь нажмёт.
bot-shown-below = Вот он.
bot-shown-often = Стол уже показан несколько раз: прокрути выше или попробуй через минуту.
bot-below = -# Партия ушла вперёд: доска — ниже.
bot-watch-alone = Когда ты смотришь, играют одни компьютеры: соперников не указывай.
bot-no-table = В этом канале нет открытого стола.
bot-moderators-alone = Закрыть стол может только тот, у кого здесь есть право «Управлять сообщениями».
bot-you-play-here = За этим столом играешь и ты: чтобы закончить, сдайся (`/{ -command-resign }`).
bot-no-thread-here = Здесь мне не открыть ветку; введи `/{ -command-newgame }` в другом канале.
bot-may-not-thread = Здесь уже есть стол: «{ $game }». В одном канале — один стол. Создавать ветки тебе здесь нельзя, поэтому введи `/{ -command-newgame }` в другом канале или попроси того, у кого есть это право.
bot-too-many-open = У тебя здесь и на других серверах уже открыто (лобби, вызовы и ветки): { $n }. Сначала начни партию в одном из лобби, закрой его или отзови вызов (`/{ -command-find }`); ветка считается, пока её не архивируют, не удалят или пока в ней не сыграют партию.
bot-try-again = Попробуй ещё раз.
bot-rematch-keeps-seat = Место в реванше — твоё: нажми ниже *{ bot-join }*.
bot-tables-elsewhere = На этом сервере столы открывают здесь: { $channels }.
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

bot-help-introduction =
    ### Skulduggery
    Малоизвестные настольные игры о раскопках, засадах и тайнах: в каналах сервера, с друзьями или против компьютера.
bot-help-now-head = **Что можно сделать сейчас**
bot-topic-now = Что теперь?
bot-topic-games = Игры
bot-topic-playing = Как играть
bot-topic-secrets = Секретные доски
bot-topic-time = Время
bot-topic-ratings = Рейтинг
bot-topic-yours = Твои настройки
bot-topic-server = Модераторам
bot-topic-about = О боте
bot-help-games = ### Игры, от простых к сложным
bot-help-game = **{ $game }** ({ $players }, { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}): { $goal }
bot-help-rules = Как в это играть
bot-help-playing =
    ### Как играть
    - `/{ -command-newgame }` открывает стол в канале. Остальные нажимают *{ bot-join }*, а хозяин — *{ bot-start }*; или хозяин нажимает *{ bot-alone }*, и партия начинается сразу.
    - `/{ -command-find }` найдёт, с кем сыграть, в том числе на других серверах; с кнопкой *{ bot-to-everybody }* найдут и твой стол.
    - В свой ход нажми кнопку с нужным ходом или введи ход командой `/{ -command-play }`. `/{ -command-board }` снова покажет твою доску.
    - Зажми моё сообщение (или щёлкни по нему правой кнопкой) и выбери *Приложения*: там *{ bot-context-board }* и *{ bot-context-replay }* для его стола. У человека там *{ bot-context-challenge }* и *{ bot-context-profile }*.
    - В партии с компьютером `/{ -command-hint }` скажет, какой ход он сделал бы на твоём месте и почему.
    - В *⋯* под доской — всё остальное: ходы наперёд, ничья, возврат хода, больше времени сопернику, пауза, сдача (`/{ -command-resign }`).
    - `/{ -command-learn }` научит игре за три минуты, `/{ -command-rules }` объяснит её с картинками, а `/{ -command-mygames }` покажет твои столы.
    - `/{ -command-tournament }` показывает турниры сервера и твои. Они идут сами; открыть турнир может тот, у кого есть право создавать события.
    - `/{ -command-daily }` — каждый день новая задача, для всех одна и та же; соперник не нужен.
bot-help-secrets =
    ### Секретные доски
    Игры с секретными досками: { $games }. Свою доску видишь только ты. Она приходит в личные сообщения, и ходишь ты там же.
    - Если личные сообщения у тебя закрыты, не беда: *{ bot-button-mine }* под доской в канале покажет её только тебе.
    - `/{ -command-board }`, `/{ -command-mark }` и `/{ -command-resign }` работают и здесь, и в личных сообщениях.
    - Зрители видят лишь то, что знают оба игрока. Когда партия окончена, открывается всё.
bot-help-time =
    ### Время
    - Сколько времени даётся на ход со всеми его действиями и есть ли запас на долгие ходы, написано в лобби. У кого вышло время, тот проигрывает, если в лобби не сказано иначе, и это засчитывается.
    - Время на ход хозяин выбирает в *{ bot-options }* или задаёт своё под *⋯*. Меньше суток на ход — *быстро*, иначе *медленно*.
    - Время, когда не работал я или Discord, тебе возвращается.
    - Если время вышло в нескольких партиях подряд, а между ними ты нигде не ходишь, засчитана только первая. Как часто у кого выходит время, показывает `/{ -command-profile }`.
    - Если все за столом согласны, партию можно поставить на паузу, всего до 30 дней. Продолжить её может любой за столом.
    - Собираешься в отъезд? Укажи дни в `/{ -command-me }`, до 21 в году. Твоё время тогда не идёт там, где на ход даётся от суток, а соперники об этом узнают.
    - Если время вышло подряд за тремя медленными столами, начинается твой отъезд: до 7 из этих 21 дня, чтобы не проиграть всё остальное. Любое нажатие его закончит. В партиях с компьютером этого нет, а `/{ -command-me }` это отключает.
    - Без часов: кто три дня не делает хода, тому могут засчитать поражение (втроём и вчетвером доиграть может компьютер).
    - Если на ход есть сутки или больше, я раз за партию напомню, когда пройдёт половина. Если на ход есть шесть часов или больше, напомню ещё раз перед концом времени. `/{ -command-me }` меняет это и задаёт тихие часы.
bot-help-ratings =
    ### Рейтинг и повторы
    Рейтинг — осторожная оценка того, как ты играешь: он растёт, когда ты выигрываешь, особенно у сильного соперника, и падает, когда проигрываешь. { $few ->
        [one] Первую { $few } партию
        [few] Первые { $few } партии
        [many] Первые { $few } партий
       *[other] Первые { $few } партии
    } рядом с ним стоит вопросительный знак: я тебя ещё почти не знаю. Партии с компьютером его не меняют.
    - `/{ -command-profile }` показывает твой рейтинг, а `/{ -command-leaderboard }` — лучших игроков.
    - `/{ -command-history }` — список твоих партий, `/{ -command-replay }` показывает партию ход за ходом, а `/{ -command-record }` отдаёт её файлом.
    - `/{ -command-review }` показывает, что можно было знать перед каждым решением в сыгранной партии и что было лучше всего.
bot-help-yours =
    ### Твои настройки и данные
    - `/{ -command-me }` — твой язык, как сообщать тебе о ходах, напоминания, тихие часы, дни отъезда, подтверждать ли ходы и твоё имя в записях партий.
    - `/{ -command-mydata }` выдаёт всё, что я о тебе храню, и может это удалить.
    - `/{ -command-block }`: за новыми столами вы с этим человеком больше не встретитесь, а он об этом не узнает. `/{ -command-report }` — жалоба владельцу бота.
bot-help-about =
    ### О боте
    Я слышу только команды, кнопки и формы, которые обращены ко мне, и не читаю других сообщений. `/{ -command-mydata }` выдаёт то, что я о тебе храню.
bot-help-operator = Владелец бота: { $operator }.
bot-help-new = **Новое в версии { $version }:** { $news }
bot-whats-new = Перед концом времени я напоминаю ещё раз, меню открывает столы без команд, за пропажу рейтинг снижается только один раз, а доску можно открыть прямо в Discord.
bot-button-terms = Условия
bot-button-privacy = Приватность
bot-help-server =
    ### Модераторам
    - `/{ -command-settings }` (право «Управлять сервером»): где открывать столы, на каком языке и с каким временем на ход, уведомлять ли о ходах и нужна ли каждому столу своя ветка.
    - `/{ -command-settings }` также размещает в канале меню игр: с ним кнопками открывают столы, находят соперников, учатся играм и не только. Оно поможет тем, у кого нет слеш-команд, потому что в Discord у них включён старый ввод сообщений.
    - `/{ -command-dailypost }` (то же право): задача дня каждый день в канале.
    - `/{ -command-keepout }` (то же право) не пускает кого-то за столы сервера.
    - `/{ -command-endgame }` (право «Управлять сообщениями») закрывает стол канала без результата.

bot-now-your-turn = Твой ход: [{ $game }]({ $where }).
bot-now-open = Введи `/{ -command-newgame }` и выбери игру: в этом канале откроется стол. Потом нажми *{ bot-alone }* или подожди, пока кто-нибудь нажмёт *{ bot-join }*.
bot-now-elsewhere = Введи `/{ -command-newgame }` и выбери игру: здесь — против компьютера или с тем, кто тебя найдёт. `/{ -command-find }` покажет, кто ждёт.
bot-now-waiting = Ты играешь здесь в игру «{ $game }», сейчас ходят другие.
bot-now-paused = Твоя партия здесь («{ $game }») на паузе. Её можно продолжить кнопкой *{ bot-button-resume }*.
bot-now-watch = Здесь играют в игру «{ $game }»: *{ bot-button-words }* покажет, что на доске.
bot-now-over = Здесь сыграли партию («{ $game }»): *{ bot-button-replay }* покажет её ход за ходом.
bot-now-start = За твоим столом («{ $game }») в этом канале можно начинать.
bot-now-wait = Твой стол («{ $game }») в этом канале ждёт, пока кто-нибудь нажмёт *{ bot-join }*.
bot-now-seated = Ты за столом в этом канале («{ $game }»); партию запустит { $host }.
bot-now-full = В этом канале есть стол («{ $game }»), хозяин — { $host }, но мест больше нет.
bot-now-join = В этом канале открыт стол («{ $game }»), хозяин — { $host }: нажми *{ bot-join }*, чтобы сыграть.

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
bot-made-way = Твой стол «{ $game }» в { $where } закрыт: десять минут никто к нему не подсаживался, и на его место открыли другой. Чтобы снова ждать игроков, введи `/{ -command-newgame }`.
bot-greeting = Ты за столом «{ $game }» в { $where }. Когда партия начнётся, я пришлю сюда твою секретную доску.
bot-stands-in = В { $where } за тебя доигрывает компьютер.

## Preferences

bot-language = Язык
bot-language-auto = как в Discord
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
bot-resign-which = -# Соперники: { $others }, в { $where }; ход { $n }.
bot-which-board = Какую доску показать?
bot-board-of = { $game } ({ $others })

## Buttons at the table

bot-button-mine = Моя секретная доска
bot-button-hint = Подскажи ход
bot-button-hint-short = Подсказка
bot-button-words = Словами
bot-button-go-on = Играть дальше
bot-button-accept = Принять
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
# $game: title
bot-plan-head = План · { $game }
# $deep: number
# $most: number
bot-plan-about =
    Скажи, как ты ответишь, если другие сыграют так, как ты ждёшь: «Если пропустят ход, копаю на запад». Как только это случится, я сыграю твой ответ за тебя. Никто больше не узнает, что он задуман заранее.
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
bot-plan-was-played = Твой план в игре «{ $game }»: { $condition }, и сыгран твой ход **{ $answer }**. { $where }
# $condition: text
# $answer: text
# $game: title
# $where: address
# $why: text
bot-plan-was-refused = Твой план в игре «{ $game }» закончился: { $condition }, но сыграть **{ $answer }** нельзя. { $why } { $where }
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
bot-never-many = Вернуть ход можно, только в партии вдвоём.

## Results

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

bot-standing-start = можно начинать
bot-standing-asked = тебя зовут сыграть
bot-standing-lobby = в лобби
bot-standing-closed = закрыт
bot-standing-won = победа за тобой: закончить?
bot-standing-lost = проиграно по времени
bot-standing-go-on = ждут тебя: играем дальше?
bot-standing-turn = твой ход
bot-standing-paused = на паузе
bot-standing-offer = тебе что-то предлагают
bot-standing-waits = ход: { $who }
bot-nobody-yet = пока никого
bot-table-choice = { $game } ({ $others }): { $standing }
bot-table-choice-in = { $game } ({ $others }) в #{ $place }: { $standing }

## Why something can't be done at the table

bot-moved-on = На доске уже другая позиция.
bot-nothing-played =
    { $why } Ход не сделан. Было введено:
    ```
    { $typed }
    ```
bot-too-long = Слишком длинно: символов может быть не больше { $n }.
bot-too-slow = Я не успел; нажми, пожалуйста, ещё раз.
bot-layout-fixed = Твоя расстановка готова, её уже не изменить.
bot-start-over-later = Подожди немного и попробуй начать заново ещё раз. Твоя расстановка осталась как была.
bot-their-turn = Сейчас ходит { $whose }.
bot-play-by-itself = { $why } Если так и задумано, введи этот ход отдельно от других.
bot-nothing-sealed = За этим столом случай ничего не решает, так что и печати нет.
bot-no-marks = В игре «{ $game }» нет пометок.
bot-marks-where = Помечать можно клетки от { $a } до { $b }.
bot-marks-kinds = Пометка — одна из этих: { $kinds } — или не больше двух знаков.
bot-not-running = За этим столом сейчас не играют.
bot-older-rules = Партия началась по старым правилам, и продолжить её нельзя: /{ bot-command-endgame }
bot-time-over = Твоё время вышло раньше, так что это не считается.
bot-not-overdue = У тех, кого ты ждёшь, время ещё есть.
bot-time-called = Просрочка объявлена.
bot-decided-already = Время вышло: { $who }. Исход партии решён.
bot-not-at-table = Тебя нет за этим столом. Чтобы смотреть, нажми *{ bot-button-words }*.
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
bot-no-table-of-yours = Это не твой стол; выбери из списка.
bot-not-at-this-table = Тебя нет за столом этого канала.
bot-at-no-table = У тебя нет ни одного стола. Открой свой в канале сервера: /{ bot-command-newgame }
bot-several-tables = Столов у тебя несколько: заполни ещё поле «{ bot-option-table }».
bot-unknown-control = Этой кнопки я не знаю; наверное, она от моей старой версии.
bot-control-gone = Этой кнопки больше нет; посмотри самое новое сообщение.
bot-done-already = Это уже сделано.
bot-no-memory = Не могу добраться до базы данных. Попробуй, пожалуйста, чуть позже.
bot-no-room = На моём диске не осталось места, и сохранить ничего не получается. Всё, что уже было засчитано, цело. Место должен освободить владелец бота.
bot-banned = Владелец бота закрыл доступ тебе или этому серверу. Свои данные ты можешь получить и удалить: `/{ -command-mydata }`.
bot-announced = Меня не будет с { $begins } примерно до { $ends }. Время в это время ни у кого не идёт.
bot-operate-ban = Закрыть доступ
bot-operate-close = Закрыть стол
bot-operate-unrate = Убрать из рейтинга
bot-operate-rename = Скрыть имя
bot-operate-leave = Покинуть сервер
bot-operate-done = Готово, записано.
bot-operate-not = Это может только владелец бота (OPERATORS).
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
bot-settings-head = ### Настройки этого сервера
bot-settings-where = Столы можно открывать здесь: { $places }.
bot-settings-everywhere = Столы можно открывать везде.
bot-settings-channels = В первом меню выбери каналы; ни одного — значит везде. Ветки считаются частью своего канала.
bot-settings-no-channels = Каналы: все
bot-settings-clock = Время на ход за новыми столами
bot-settings-turns = Ходы
bot-settings-pings = уведомлять того, чей ход
bot-settings-no-pings = в канале никого не уведомлять
bot-settings-tables = Новые столы
bot-settings-no-threads = доска прямо в канале
bot-settings-threads = в отдельной ветке
bot-settings-removed = Если меня удалят
bot-settings-results = результаты останутся, но без сервера
bot-settings-no-results = результаты тоже сотрутся
bot-settings-leaving = -# Если меня удалят с этого сервера, его столы сразу закроются, а через 30 дней сотрётся всё, что я о нём храню, если к тому времени меня не вернут. Останутся только результаты, уже без сервера: по ним считаются мировые рейтинги. В последнем меню можно выбрать, чтобы стёрлись и они; при следующем пересчёте рейтинги обойдутся без них.
bot-settings-refused = Настройки доступны тем, у кого есть право «Управлять сервером».
bot-me-head = ### Твои настройки
bot-me-zone = Часовой пояс
bot-me-zone-about = Для тихих часов. Хватит города, по-английски: Moscow
bot-me-zone-unknown = Часового пояса «{ $typed }» я не знаю, поэтому всё осталось как было. Введи большой город в нём, по-английски, или выбери из списка: `/{ -command-me } { -option-timezone }:`
bot-me-turns = Когда мой ход
bot-me-turns-dm = писать в личные сообщения, если доска секретная
bot-me-turns-mention = упоминать в канале; личные сообщения — без звука
bot-me-remind = Напоминать
bot-me-remind-off = никогда
bot-me-remind-last = только перед концом времени
bot-me-remind-half = только на половине времени, раз за партию
bot-me-remind-once = на половине (раз за партию) и перед концом времени
bot-me-remind-every = на половине (каждый ход) и перед концом времени
bot-me-remind-about = Половина: ход от суток. Конец времени: ход от 6 часов.
bot-me-quiet-from = Не напоминать с
bot-me-quiet-until = До
bot-me-no-quiet = без тихих часов
bot-me-confirm = Подтверждать ходы
bot-me-confirm-never = никогда
bot-me-confirm-always = всегда
bot-me-confirm-slow = в медленных партиях (от суток на ход)
bot-me-records = Записи партий
bot-me-records-nameless = без твоего имени
bot-me-records-named = имя можно указывать
bot-me-away = Дни отъезда: с { $since } по { $until }.
bot-me-away-left = В этом году тебя может не быть ещё { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}.
bot-form-away = Дни отъезда
bot-away-first = Первый день (с 00:00 UTC)
bot-away-days = Как долго
bot-away-about = Твоё время тогда не идёт, если на ход даётся от суток. Начатый день считается целиком.
bot-away-today = { $day } (сегодня)
bot-away-so-long = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
bot-away-too-long = Это слишком долго: за { $year } год тебя может не быть ещё { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}.
bot-mygames-none = У тебя нет ни одного стола. Открыть стол в канале сервера — `/{ -command-newgame }`.
bot-mygames-head = ### Твои столы: { $tables }{ $who ->
    [all] { $tables ->
        [1] , там тебя ждут
       *[other] , везде тебя ждут
    }
    [none] , нигде тебя не ждут
   *[some] , из них ждут тебя: { $waiting }
}
bot-mygames-table = - [{ $game }]({ $link }){ $kind ->
    [quick] {" "}(быстро)
    [slow] {" "}(медленно)
   *[none] {""}
}, соперники: { $others } — { $how }{ $timed ->
    [yes] , время истекает { $until }
   *[no] {""}
}
bot-data =
    ### Твои данные
    Всё, что я о тебе храню. Это сообщение видишь только ты.
bot-data-part = Часть { $n } твоих данных.
bot-data-delete = Удалить мои данные
bot-data-delete-yes = Да, удалить
bot-data-delete-ask =
    ### Удалить твои данные?
    Ты встанешь из-за открытых столов ({ $tables }); незаконченные партии засчитаются как сданные. Твоё имя и настройки будут удалены, а партии останутся под именем «Удалённый игрок»: соперники сохранят свои результаты. Вернуть это нельзя.
bot-data-deleted = Твои данные удалены. Мои сообщения останутся в Discord, пока их там кто-нибудь не удалит. Сыграешь снова — начнём с чистого листа.

## Rules

bot-rules-head = ### { $game }: { $page }
bot-rules-credit = -# Откуда игра: { $credit }
bot-rules-pages = Страницы
bot-rules-which = Правила какой игры?

## Lessons

bot-learn-head = ### { $game }: урок, { $step } из { $steps }
bot-learn-wrong = ✗ { $why }
bot-learn-right = ✓ { $then }
bot-learn = Урок
bot-learn-next = Дальше
bot-learn-again = Сначала
bot-learn-over = **Урок окончен.** Попробуй в настоящей партии, против слабого компьютера.
bot-learn-offer = Впервые играешь в игру «{ $game }»? Урок на три минуты, без соперника, пока остальные собираются.
bot-learn-which = Какой игре хочешь научиться?
bot-learn-none = Для этой игры у меня нет урока. Её правила: `/{ -command-rules }`
bot-learn-changed = Правила или сам урок с тех пор изменились, поэтому он начинается заново.
bot-learn-moved-on = Это старая кнопка. Вот где ты сейчас.
bot-learn-press-on = Этот шаг уже пройден. Нажми кнопку под ним или введи то, что на ней написано: `/{ -command-learn } { -option-move }:{ $button }`
bot-learn-one-move = По одному ходу, пожалуйста.

## Standings

bot-earlier = Назад
bot-later = Дальше
bot-newer = Новее
bot-older = Старее
bot-show-here = Показать здесь
bot-menu-game = Игра
bot-menu-where = Где
bot-all-games = Все игры
bot-scope = { $scope ->
    [here] Этот сервер
   *[everywhere] Везде
}
bot-league = { $game }, { $scope ->
    [here] этот сервер
   *[everywhere] везде
}
bot-leaderboard = Лидеры
bot-leaders-head = ### Лидеры: { $league }
bot-leaders = Лидеры: { $league }
bot-leaders-nobody = Рейтинговых партий ещё никто не сыграл; партии с компьютером — без рейтинга. Открыть стол — `/{ -command-newgame }`.
bot-leaders-unrated = -# Доиграно: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
}, но ни одной рейтинговой. Результаты покажет `/{ -command-profile }`.
bot-leaders-not-you = -# У тебя здесь ещё нет рейтинговых партий.
bot-leader = { $rank }. { $who }: { $points }{ $provisional ->
    [yes] {" "}(предварительно)
   *[no] {""}
} ± { $unsure }, партий { $matches }, побед { $wins }, серия { $streak }
bot-leader-you = Ты: { $line }
bot-column-rating = рейтинг
bot-column-unsure = ±
bot-column-matches = партий
bot-column-wins = побед
bot-column-streak = серия
bot-column-won = побед
bot-column-drawn = ничьих
bot-column-lost = пораж.
bot-rating-means = Рейтинг — осторожная оценка силы; ± — насколько она пока неточна.
bot-few-matches = ? — меньше { $least } партий
bot-no-such-leaderboard = Такой таблицы лидеров нет.
bot-nothing-to-show = Показывать больше нечего.
bot-may-not-show = Тебе нельзя писать в этом канале, поэтому здесь я это не покажу.
bot-shown-already = В этом канале это уже показано.
bot-profile = Профиль
bot-profile-none = { $who }: сыгранных партий здесь пока нет.
bot-profile-unrated = { $who }: рейтинговых партий здесь пока нет; партии с компьютером — без рейтинга. Сыграно здесь:
bot-profile-done = - **{ $game }**: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
}, побед: { $won }{ $drawn ->
    [0] {""}
   *[other] , ничьих: { $drawn }
}
bot-profile-head = ### { $who }
bot-profile-of = Профиль игрока { $who }
bot-profile-longest = лучшая серия: { $longest }
bot-profile-against = чаще всего против: { $who }
bot-profile-span = { $matches ->
    [1] одна партия
    [one] последняя { $matches } партия
    [few] последние { $matches } партии
    [many] последние { $matches } партий
   *[other] последние { $matches } партии
}
bot-profile-tally = { $game }: { $points }{ $provisional ->
    [yes] {" "}(предварительно)
   *[no] {""}
} ± { $unsure }, побед { $won }, ничьих { $drawn }, поражений { $lost }
bot-profile-course = Рейтинг за { $matches ->
    [one] { $matches } партию
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
}: с { $first } до { $last }, минимум { $lowest }, максимум { $highest }.
bot-profile-met = Чаще всего против игрока { $who }: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
}, впереди в { $ahead } из них.
bot-profile-favourite = Любимый соперник: **{ $who }**, { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
}, впереди в { $ahead } из них.
bot-profile-streak = Серия побед: сейчас { $now }, лучшая { $longest }.
bot-profile-late = Время вышло за последние полгода: в { $late } из { $matches ->
    [one] { $matches } партии
    [few] { $matches } партий
    [many] { $matches } партий
   *[other] { $matches } партии
} ({ $share } %).
bot-history-none = У тебя здесь пока нет доигранных партий. Открыть стол — `/{ -command-newgame }`.
bot-history-head = ### Твои партии на этом сервере
bot-history-direct = ### Твои партии в личных сообщениях и там, где меня нет среди участников
bot-history-replay = Повтор { $match }
bot-history-match = **{ $match }** [{ $game }]({ $link }), соперники: { $opponents } — **{ $result ->
    [won] победа
    [drawn] ничья
    [lost] поражение
   *[place] место { $place } из { $players }
}**
bot-history-won-by = Победа: { $who } ({ $reason })
bot-history-about = -# { $reason } · { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
} · { $ended }{ $rated ->
    [yes] {""}
    [computer] {" "}· без рейтинга: играл компьютер
    [short] {" "}· без рейтинга: слишком короткая
   *[no] {" "}· без рейтинга
}

## Records

bot-record-too-large = Запись — не больше мегабайта, а этот файл больше.
bot-record-no-text = Этот файл не текстовый, значит, это не запись.
bot-record-none-here = В этом канале ещё не доиграли ни одной партии; твои — в `/{ -command-history }`.
bot-record-no-match = Среди партий этого сервера, которые тебе видны, такой нет.
bot-record-running = Эта партия ещё идёт: подожди, пока она закончится.
bot-record-unfinished = За этим столом партию не доиграли.
bot-record-old-rules = Эта партия сыграна по старым правилам; показать её я уже не могу.
bot-record-gone = Записи больше нет; пришли её ещё раз: `/{ -command-replay } { -option-file }:`
bot-record-damaged = Эту запись нельзя показать: в `{ $where }` стоит то, чего быть не может.
bot-record-nobody-there = Там никто не сидел.
bot-record = Запись партии: `/{ -command-replay } { -option-file }:` покажет её снова.
bot-record-sealed = Печать расклада, сделанная до первого хода: `{ $seal }`
bot-replay-begins = Партия начинается.
bot-replay-step = Шаг { $n } из { $last }
bot-replay-animate = Анимация
bot-replay-record = Запись
bot-replay-jump = К важным моментам
bot-replay-view = Чьими глазами

## Reviews of finished matches

bot-review-title = Разбор: { $game }
bot-review-nothing-cost = Заметных ошибок не было.
bot-review-misses = **Другие дорогие ошибки**
bot-review-meaning = Точность: насколько решения в среднем близки к лучшим, если судить только по тому, что можно было знать в тот момент. Везение: насколько карты, раздачи и находки принесли больше ожидаемого. Выяснилось лишь позже: настолько ошиблась моя оценка шансов.
bot-review-stood-in = Ходы, которые за кого-то сделал компьютер, не учитываются.
bot-review-named = { $who }, решение { $n }: { $told }
bot-review-choice = { $who }: решение { $n } из { $count }
bot-review-played = Что было видно до хода «{ $move }» ({ $who }).
bot-review-worth = { $percent } % от лучшего хода
bot-review-listed = { $who }, { $n }: { $move } ({ $percent } %)
bot-review-button-turning = Переломный момент
bot-review-button-overview = Обзор
bot-review-jump = К самым дорогим ошибкам
bot-review-whose = Чьи ходы
bot-review-later = Сейчас у меня слишком много разборов; попроси ещё раз через несколько минут.

## Задача дня

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
bot-option-table = стол
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

### The page

bot-button-page = Открыть доску
bot-button-browser = В браузере
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
bot-web-rematch = Реванш уже предложен: садись за стол в Discord, в личных сообщениях.
bot-web-elsewhere = Нажми *Реванш* в Discord, там, где вы играли.
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
bot-web-here = Смотреть партию в этом канале
bot-web-larger = Увеличить доску
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

### Держаться подальше

bot-button-blocks = Кого я блокирую
bot-button-unblock = Разблокировать
bot-button-bars = Кому сюда нельзя
bot-button-unbar = Снова пустить
bot-button-trouble = Заблокировать или пожаловаться…
bot-button-block = Заблокировать: { $who }
bot-button-report = Пожаловаться: { $who }…
bot-block-head = ### Кого ты блокируешь
bot-block-about =
    За новыми столами вы не встретитесь: где сидит или приглашён один, туда второй не сможет ни сесть, ни получить приглашение, ни попасть вместе с первым на реванш. Другая сторона об этом не узнает: она прочтёт, что мест нет.
    -# Начатая партия продолжается. И в лобби, где вы уже сидите вместе, ничего не изменится: встань из-за стола, а если ты хозяин — убери этого человека. Я храню здесь только код: кто удалит свои данные, останется в списке без имени.
bot-block-none = Ты никого не блокируешь.
bot-block-pick = Заблокировать кого-нибудь
bot-block-free = Разблокировать кого-нибудь
bot-block-done = Теперь ты блокируешь: { $who }. За новыми столами вы больше не встретитесь, даже по приглашению или в реванше. { $who } об этом не узнает: там будет написано, что мест нет. Начатая партия продолжается. Если вы сейчас вместе в лобби, встань из-за стола, а если ты хозяин — убери этого человека.
bot-block-already = { $who } уже у тебя в списке.
bot-block-off = Теперь вы снова можете встретиться за столом.
bot-block-oneself = Это ведь ты.
bot-block-bot = { $who } — бот.
bot-block-gone = Этого человека за столом уже нет.
bot-block-most = Список полон: в нём { $n } человек. Сначала убери кого-нибудь.
bot-block-sits-here = За этим столом те, кого ты блокируешь: { $people }. Если передумаешь, твой список — `/{ -command-block }`.
bot-block-invited = Ты блокируешь: { $who }. Если передумаешь, твой список — `/{ -command-block }`.
bot-kept = { $n }. { $who }, с { $since }
bot-block-unknown = кто-то, кого я не знаю
bot-bar-head = ### Кому нельзя за столы этого сервера
bot-bar-about =
    Они не могут ни открыть здесь стол, ни сесть за него, ни получить приглашение. Они об этом не узнают: прочтут, что мест нет.
    -# Столы, за которыми они уже сидят, остаются. Я храню здесь только код: кто удалит свои данные, останется в списке без имени.
bot-bar-unknown = кто-то, кого я не знаю
bot-bar-none = Таких нет.
bot-bar-pick = Не пускать кого-нибудь
bot-bar-free = Снова пустить кого-нибудь
bot-bar-done = Теперь { $who } не может на этом сервере ни открыть стол, ни сесть за него, ни получить приглашение. { $who } об этом не узнает и прочтёт, что мест нет. Столы, за которыми { $who } уже сидит, остаются.
bot-bar-already = { $who } уже в этом списке.
bot-bar-off = Теперь этому человеку снова можно играть.
bot-trouble = ### С кем-то неприятности?
bot-trouble-block = - Если заблокировать кого-то, за новыми столами вы больше не встретитесь. Другая сторона об этом не узнает. Эта партия продолжается.
bot-trouble-reports = - Жалоба уходит владельцу этого бота: твои слова, твоё имя и что это за партия, но ничего секретного из неё.
bot-report-none = Владелец этого бота не принимает жалоб. Но заблокировать кого-то можно и так: `/{ -command-block }`. А модераторы сервера могут не пускать кого-то за его столы: `/{ -command-keepout }`.
bot-report-form = Жалоба: { $who }
bot-report-words = Что случилось?
bot-report-about = Это увидит владелец бота: с твоим именем и указанием партии, но без её секретов.
bot-report-enough = Сегодня жалоб от тебя уже { $n }. Подожди до завтра или заблокируй этого человека: `/{ -command-block }`.
bot-report-sent = Жалоба дошла до владельца бота. Если не хочешь больше встречать этого человека, заблокируй его: `/{ -command-block }`.
bot-report-lost = Жалоба не дошла, и ничего из неё не сохранилось. Попробуй ещё раз позже. Если не хочешь больше встречать этого человека, заблокируй его: `/{ -command-block }`.
bot-report-head = ### Жалоба
bot-report-by =
    От кого: { $by }
    На кого: { $about }
bot-report-match = Стол { $table } («{ $game }»), сервер `{ $server }`, { $where }
bot-report-direct = личные сообщения
bot-report-no-match = За одним столом они не встречались.

### Зов и вызовы

bot-calls-form = Приглашения и вызовы
bot-calls-games = Звать меня, когда кто-то хочет играть
bot-calls-games-about = В личные сообщения, не чаще раза в день, не в тихие часы и не в дни отъезда.
bot-calls-challenged = Можно ли бросать тебе вызов?
bot-calls-challenged-yes = Да
bot-calls-challenged-no = Нет, никому
bot-calls-welcome =
    Я позову тебя здесь, когда кто-то захочет сыграть. Твои игры: { $games }. Зову не чаще раза в день, не в тихие часы и не в дни отъезда.
    -# Изменить это можно в любое время: `/{ -command-me }`.
bot-calls-chosen = Я позову тебя, когда кто-то захочет сыграть. Твои игры: { $games }.
bot-calls-none = Я не зову тебя, когда кто-то хочет играть.
bot-calls-anybody = Тебе можно бросать вызов.
bot-calls-nobody = Никто не может бросить тебе вызов.
bot-calls-closed = Мои личные сообщения до тебя не доходят, и позвать тебя я не могу. Разреши их в меню любого нашего общего сервера: *Настройки конфиденциальности*, затем *Личные сообщения*. И выбери игры ещё раз.
bot-calls-lost = Моё личное сообщение до тебя не дошло, поэтому звать пока не буду. Выбери игры ещё раз.
bot-calls-stopped = Больше не зову.
bot-calls-stop = Больше не звать
bot-calls-again = Снова звать…
bot-call = ### Кто-то хочет сыграть: «{ $game }»
bot-call-terms = { $clock } · { $rated ->
    [yes] с рейтингом
   *[no] без рейтинга
} · рейтинг соперника: { $points }
bot-call-about = -# Зову по твоей просьбе, не чаще раза в день.
bot-call-play = Играть
bot-call-not-now = Не сейчас
bot-call-later = Хорошо, не в этот раз.
bot-context-challenge = Бросить вызов
bot-personal-form = Вызов: { $who }
bot-personal-game = Игра
bot-personal-clock = Время
bot-personal-counts = Играть с рейтингом?
bot-personal-rated = С рейтингом
bot-personal-casual = Без рейтинга
bot-personal-sent = Вызов отправлен: { $who }, «{ $game }». Твой стол — в личных сообщениях.
bot-personal-oneself = Себе бросить вызов нельзя.
bot-personal-cannot = Сейчас бросить вызов этому человеку нельзя: { $who }.
bot-personal-nobody = Discord больше не знает этого человека.
bot-personal-open = Между вами уже есть открытый вызов: { $who }. Он есть в списке `/{ -command-mygames }`.
bot-personal-too-many = У тебя уже открыто (лобби и вызовы): { $n }. Сначала начни партию в одном из лобби или закрой что-нибудь из этого.
bot-personal-enough = Не откликнулись на твои вызовы со вчерашнего дня: { $n }. Подожди до завтра.

### Под рукой

# limit: 32
bot-context-profile = Профиль

## Вызовы всем.

bot-command-find = { -command-find }
bot-command-find-about = Найти, с кем сыграть, в том числе на других серверах
bot-command-find-game = Какая игра (по умолчанию — любая)
bot-option-everybody = для-всех
bot-command-newgame-everybody = Открыть и для людей с других серверов
bot-to-everybody = Открыть для всех
bot-ending-direct = Подсел кто-то с другого сервера: партия идёт в личных сообщениях.
bot-challenges-off = В этом боте нет вызовов: владелец их отключил.
bot-challenge-gone = Кто-то успел раньше, или этого вызова больше нет. Вот что есть сейчас.
bot-challenge-own = Это твой собственный вызов.
bot-challenge-not-yours = Этого вызова больше нет.
bot-challenge-soon = Слишком много вызовов за короткое время. Подожди несколько минут.
bot-too-many-running = У тебя уже столов: { $n }. Сначала доиграй какую-нибудь партию.
bot-find-head = ### С кем сыграть
bot-find-about = Нажми *{ bot-find-play }* — и ты в игре: за столом на этом сервере, если он тут есть, иначе в личных сообщениях. Имена вы увидите только тогда.
bot-find-none = Сейчас никто не ждёт. Предложи партию: целый день твой вызов может принять кто угодно, одним нажатием и с любого сервера.
bot-find-none-of = Сейчас никто не ждёт партии («{ $game }»). Предложи партию: целый день твой вызов может принять кто угодно, одним нажатием и с любого сервера.
bot-find-play = Играть
bot-find-open = Предложить партию
bot-find-unsure = У тебя ещё нет ни одной доигранной партии («{ $game }»), а вызовы — с рейтингом. Может, сначала с компьютером? Там без рейтинга, и начать можно сразу.
bot-find-open-anyway = Всё равно искать людей
bot-find-open-which = Предложить партию: какая игра?
bot-find-all = Все игры
bot-find-computer = С компьютером: { $game }
bot-find-yours = **Твой вызов, пока ждёт**
bot-find-yours-taken = **Твой вызов принят, партия вот-вот начнётся**
bot-find-withdraw = Отозвать
bot-find-withdrawn = Вызов отозван.
bot-find-one = **{ $game }** · { $clock } · { $rated ->
    [no] без рейтинга
   *[yes] с рейтингом
}
bot-find-rating = Рейтинг { $rating }
bot-find-players = игроков: { $n }
bot-find-begins = начинает соперник
bot-offer-begins = начинаешь ты
bot-offer-head = ### Открыто для всех
bot-offer-about = Целый день вызов может принять одним нажатием любой, кто ищет партию командой `/{ -command-find }`; имя твоё он увидит только тогда. Если канал твоего стола ему не виден, вы играете в личных сообщениях.
bot-offer-counts = С рейтингом
bot-offer-rated = да
bot-offer-casual = нет, просто так
bot-offer-strength = Для кого
bot-offer-any-strength = для всех
bot-offer-my-strength = для тех, чей рейтинг отличается от моего не более чем на { $n }
bot-offer-language = Язык
bot-offer-anyone = любой
bot-offer-my-language = только те, кто читает на моём
bot-offer-prompt = Просрочки
bot-offer-any-time = неважно
bot-offer-seldom = только те, у кого редко выходит время
bot-offer-players = Игроки
bot-taken = **Ты в игре.** Партия («{ $game }») начнётся в твоих личных сообщениях.
bot-taken-waits = **Ты в игре.** Партия («{ $game }») начнётся в твоих личных сообщениях, когда { $n ->
    [one] подсядет ещё { $n } игрок.
    [few] подсядут ещё { $n } игрока.
    [many] подсядут ещё { $n } игроков.
   *[other] подсядут ещё { $n } игрока.
}
bot-taken-nothing = -# Ничего не пришло? Нажми на этот сервер правой кнопкой (на телефоне — удерживай его значок), открой настройки конфиденциальности и разреши личные сообщения. Потом нажми кнопку.
bot-taken-again = Прислать ещё раз
bot-entrance =
    ### Играем здесь
    Выбери игру, и я открою здесь стол. То, что показывают кнопки, видишь только ты.
bot-entrance-which = Открыть стол: какая игра?
bot-entrance-find = Найти соперника
bot-entrance-tables = Мои столы
bot-entrance-learn = Научиться игре
bot-entrance-today = Задача дня
bot-entrance-help = Справка
bot-button-entrance = Разместить здесь меню игр
bot-button-entrance-off = Убрать меню игр
bot-entrance-posted = Готово: меню игр в этом канале. Если такое уже было, я его удалил. Если кто-то удалит это, я верну его в течение часа. Убрать его можно в `/{ -command-settings }`.
bot-entrance-gone = Готово: меню игр убрано.
bot-entrance-failed = Discord не дал мне написать здесь. Проверь мои права в этом канале и попробуй ещё раз.

# limit: 32
bot-context-board = Показать доску
# limit: 32
bot-context-replay = { bot-button-replay }
bot-context-foreign = Это сообщение написал не я. Попробуй на моём, где показан стол.
bot-context-nothing = Не могу понять, к какому столу относится это сообщение. Попробуй на том, где видна доска или лобби.
bot-away-means = Дни считаются по UTC. Ход, на который осталось меньше суток, идёт как прежде. Соперники видят, когда тебя нет.
bot-away-no = Нет, я здесь
bot-away-never = Нет, и никогда не отмечай отъезд за меня
bot-away-yes = Меня не будет в эти дни:
bot-form-me-turns = Как узнавать о своём ходе
bot-form-me-clocks = Подтверждение ходов и отъезд
bot-form-me-names = Язык и имя
bot-me-change = Изменить
bot-me-show = Показать
bot-me-outdated = Это осталось от прежней моей версии, и ничего не изменилось. Введи `/{ -command-me }` ещё раз.
bot-me-turns-head = **Когда твой ход**
bot-me-turns-now = { $turns ->
    [mention] Упоминание в канале
   *[dm] Личное сообщение, если доска секретная
}; { $reminders ->
    [off] без напоминаний
    [last] напоминание перед концом времени
    [half] одно напоминание за партию, на половине времени
    [every] напоминание на половине каждого хода от суток и ещё одно перед концом времени
   *[once] одно напоминание за партию на половине времени и ещё одно перед его концом
}{ $quiet ->
    [yes] , но не с { $since } до { $until }
   *[no] {""}
}. Сейчас { $time } ({ $zone }).
bot-me-clocks-head = **Подтверждение ходов и отъезд**
bot-me-confirm-now = { $confirm ->
    [always] Каждый ход нужно подтверждать.
    [slow] В медленных партиях каждый ход нужно подтверждать.
   *[never] Ходы засчитываются без подтверждения.
}
bot-me-calls-head = **Вызовы**
bot-me-calls-now = { $challenged ->
    [no] Никто не может бросить тебе вызов, и я не зову тебя, когда кто-то хочет играть.
   *[yes] Другие могут бросать тебе вызов. *{ bot-me-change }* покажет, в какие игры тебя звать.
}
bot-me-names-head = **Язык и имя**
bot-me-names-now = { bot-language }: { $language }. В записях партий твоё имя { $named ->
    [yes] можно указывать
   *[no] не указано
}.
bot-me-pages-head = **Браузеры**
bot-me-pages-now = Где открыты твои доски.
bot-me-blocks-head = **{ bot-button-blocks }**
bot-me-blocks-now = За новыми столами вы не встретитесь.
bot-form-options = { $game }: настройки
bot-options-more = { $n ->
    [2] Ещё настройки…
   *[other] Ещё настройки ({ $n })…
}
bot-options-outdated = Это меню осталось от прежней моей версии, и ничего не изменилось. Нажми *{ bot-options }* в лобби.
bot-host-head = ### Твой стол
bot-host-about = Во что играть, как быстро и кто где сидит — в лобби, кнопка *{ bot-options }*.

## Турнирные партии

bot-round = -# { $name }, тур { $n }: { $who }. Тур закончится { $until }.
bot-more-round = Тур закончится раньше. Больше времени дать нельзя.
bot-ending-round = Тур закончился, и побеждает тот, кто потратил меньше времени.

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
bot-tournament-last-round = Идёт последний тур: войти уже нельзя.
bot-tournament-too-late = Больше половины туров уже началось: войти поздно.
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

bot-tournament-won = { $n ->
    [1] Победа в турнире — { $people }, очки: { $points }. Поздравляю!
   *[other] Первое место делят { $people }, очки: { $points }. Поздравляю!
}
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

## Achievements

bot-feat-first = Лиха беда начало
bot-feat-first-about = Выиграй первую рейтинговую партию.
bot-feat-ten = Тёртый калач
bot-feat-ten-about = Выиграй десять рейтинговых партий и обыграй хотя бы трёх разных людей.
bot-feat-hundred = Завсегдатай
bot-feat-hundred-about = Доиграй сто рейтинговых партий хотя бы с тремя разными соперниками.
bot-feat-games = На все руки мастер
bot-feat-games-about = Выиграй рейтинговые партии в пяти играх и обыграй хотя бы трёх разных людей.
bot-feat-row = В ударе
bot-feat-row-about = Выиграй пять рейтинговых партий подряд, обыграв к тому времени хотя бы трёх разных людей.
bot-feat-spoiler = Конец веселью
bot-feat-spoiler-about = Обыграй того, кто выиграл пять последних рейтинговых партий.
bot-feat-four = Столик на четверых
bot-feat-four-about = Выиграй рейтинговую партию вчетвером.
bot-feat-letters = Тише едешь
bot-feat-letters-about = Выиграй рейтинговую партию от 50 ходов, где на ход даётся хотя бы день.
bot-feat-people = Душа компании
bot-feat-people-about = Обыграй десять разных людей в рейтинговых партиях.
bot-feat-computer = Выдернуть вилку
bot-feat-computer-about = Победи в одиночку компьютер уровня «мастер», не возвращая ходов.
bot-feat-earned = { $who } получает *{ $title }*: { $about }
bot-feat-button = Достижения
bot-feat-head =
    ### Достижения игрока { $who }
    { $n } из { $all }.
bot-feat-count = { $n } из { $all }
bot-feat-choose = Посмотреть одно…
bot-feat-earned-on = **{ $title }**: { $about } Получено { $when }.
bot-feat-open = **{ $title }**: { $about } Пока нет.
bot-feat-alt = Достижения. Получено: { $earned }. Пока нет: { $open }.
bot-feat-none = ничего
bot-feat-show = Показать партию
bot-feat-unknown = Такого достижения я не знаю.
