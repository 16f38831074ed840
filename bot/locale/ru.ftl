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

## Lobby and help

bot-clock-none = Без часов
bot-clock-minutes = { $n ->
    [one] { $n } минута на ход
    [few] { $n } минуты на ход
    [many] { $n } минут на ход
   *[other] { $n } минуты на ход
}
bot-clock-hours = { $n ->
    [one] { $n } час на ход
    [few] { $n } часа на ход
    [many] { $n } часов на ход
   *[other] { $n } часа на ход
}
bot-clock-days = { $n ->
    [one] { $n } день на ход
    [few] { $n } дня на ход
    [many] { $n } дней на ход
   *[other] { $n } дня на ход
}
bot-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
bot-minutes = { $n ->
    [one] { $n } минута
    [few] { $n } минуты
    [many] { $n } минут
   *[other] { $n } минуты
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
    [yes] Тайные доски: они приходят в личные сообщения
   *[no] Без тайн
}
bot-lobby-here = **За столом { $n }, для игры нужно { $seats }**: { $people }
bot-lobby-host = { $who } (хозяин)
bot-lobby-invited = **Приглашения**: { $people }. Нажми *{ bot-join }* или *{ bot-no }*.
bot-lobby-declined = { $who } не будет играть.
bot-lobby-unreachable = ⚠ { $people }: не могу тебе написать. В меню этого сервера открой *Настройки конфиденциальности* и разреши *Личные сообщения*. А пока твою доску покажет *{ bot-button-mine }*.
bot-lobby-full = Все в сборе. { $host }: нажми *{ bot-start }*.
bot-lobby-ready = Хочешь играть — нажми *{ bot-join }*. { $host }: когда все соберутся, нажми *{ bot-start }*.
bot-lobby-waits = Хочешь играть — нажми *{ bot-join }*. { $host }: когда игроков хватит, нажми *{ bot-start }*.
bot-lobby-alone = Хочешь играть — нажми *{ bot-join }*. { $host }: можно и сразу сыграть с компьютером.
bot-lobby-clock = { $clock }.
bot-pace-none = Без часов: время ни у кого не выйдет.
bot-pace = Время на ход: { $move }.
bot-pace-bank = Время на ход: { $move }, и ещё { $bank } про запас на каждую доску.
bot-lobby-chosen = Выбор хозяина: { $chosen }
bot-lobby-side = Хозяин — { $side }
bot-lobby-begins = Начинает { $who }

bot-join = Сесть за стол
bot-alone = Играть с компьютером
bot-start = Начать
bot-how-it-goes = Как играть
bot-options = Настройки…
bot-no = Отказаться
bot-people = Игроки…
bot-leave = Встать из-за стола
bot-cancel = Закрыть стол
bot-open-thread = Открыть ветку
bot-close-damaged = Закрыть
bot-button-resign-sure = Да, сдаюсь
bot-yes-end = Да, закрыть
bot-button-mine = Моя тайная доска
bot-button-words = Словами
bot-button-replay = Повтор

bot-channel-taken = Здесь уже играют: «{ $game }». В одном канале — один стол. Открыть ветку?
bot-opened = Твой стол здесь: { $where }.
bot-joined = За тобой место за столом: { $where }.
bot-begun = Партия начинается: { $where }.
bot-handed = Теперь хозяин стола — { $who }.
bot-left = Тебя больше нет за столом.
bot-table-closed = Стол закрыт.
bot-table-closed-another = Стол закрыт. Новый открывает `/{ -command-newgame }`.
bot-damaged = Стол этого канала (номер { $n }) больше не прочитать: то, что я о нём сохранил, повреждено. Его игроки или те, кому здесь можно управлять сообщениями, могут закрыть его без результата. Из сохранённого ничего не удалится.
bot-end-resigns = Ты играешь за этим столом («{ $game }»): закрыть его — значит сдаться. Сдаёшься?
bot-end-asks = Закрыть этот стол («{ $game }»)? Результата не будет, и все об этом узнают.
bot-options-head = ### Настройки
bot-options-shown = Твой выбор виден в лобби.
bot-options-of = Хозяин стола — { $host }, менять настройки может только он.
bot-option-clock = Часы
bot-option-sides = Стороны
bot-option-first = Кто начинает
bot-by-lot = по жребию
bot-side-host = хозяин — { $side }
bot-side-host-means = хозяин — { $side } ({ $means })
bot-people-head = ### Игроки
bot-people-yours = Ты хозяин этого стола.
bot-people-computer = Компьютер: { $level ->
    [easy] слабый
    [hard] сильный
   *[normal] средний
}
bot-people-add = Посадить компьютер
bot-people-invite = Пригласить
bot-people-remove = Убрать из-за стола
bot-people-hand = Сделать хозяином
bot-people-invited = Приглашения отправлены: { $people }.

bot-in-already = Ты уже за столом.
bot-seats-taken = Все места заняты: { $n } из { $n }.
bot-seats-taken-or-kept = Все места заняты или обещаны: { $n } из { $n }.
bot-seats-kept = Свободные места обещаны: { $people }.
bot-no-computer = В «{ $game }» компьютер не играет.
bot-not-invited = Тебя к этому столу не приглашали.
bot-not-seated = Тебя нет за этим столом.
bot-host-alone = Это может только хозяин стола — { $host }.
bot-here-already = { $who } уже за столом или в списке приглашённых.
bot-leave-yourself = Себя из-за стола не убирают: нажми *{ bot-options }*, а там *{ bot-leave }*.
bot-host-must-sit = Хозяином может быть только тот, кто сидит за столом.
bot-no-such-option = Такой настройки нет.
bot-no-such-clock = Таких часов нет.
bot-no-such-side = Такой стороны нет.
bot-first-by-rules = Кто начинает в «{ $game }», говорят правила.
bot-first-must-sit = Начать может только тот, кто сидит за столом.
bot-too-few = «{ $game }»: нужно { $players }, а за столом пока { $n }. Подожди, пока кто-нибудь нажмёт *{ bot-join }*, пригласи кого-нибудь (*{ bot-options }*, затем *{ bot-people }*) или нажми *{ bot-alone }*.
bot-not-your-table = Хозяин этого стола — { $host }. Чтобы сыграть с компьютером, открой свой стол: `/{ -command-newgame }`
bot-enough-here = Игроков уже хватает: нажми *{ bot-start }*, чтобы сыграть с ними.
bot-not-over = Партия ещё не окончена.
bot-rematch-theirs = Реванш — для тех, кто играл; открой свой стол: `/{ -command-newgame }`
bot-no-lobby = За этим столом уже играют, или он закрыт.
bot-is-a-bot = Играть могут только люди, а { $who } — бот.
bot-unknown-menu = Такого меню я не знаю.
bot-unknown-game = Такой игры я не знаю.
bot-unknown-level = Так компьютер играть не умеет.
bot-in-servers = Столы стоят в каналах серверов: набери `/{ -command-newgame }` там.
bot-watch-alone = Когда ты смотришь, играют одни компьютеры: соперников не указывай.
bot-no-table = В этом канале нет открытого стола.
bot-moderators-alone = Закрыть стол может только тот, кому здесь можно управлять сообщениями.
bot-you-play-here = За этим столом играешь и ты: чтобы закончить, сдайся (`/{ -command-resign }`).
bot-no-thread-here = Здесь мне не открыть ветку; набери `/{ -command-newgame }` в другом канале.
bot-may-not-thread = Здесь уже играют: «{ $game }». В одном канале — один стол. Создавать ветки тебе здесь нельзя, поэтому набери `/{ -command-newgame }` в другом канале или попроси того, кому можно.
bot-too-many-open = У тебя на этом сервере уже открыто лобби и веток: { $n }. Сначала начни партию в одном из лобби или закрой его; ветка считается, пока её не архивируют, не удалят или пока в ней не сыграют партию.
bot-try-again = Попробуй ещё раз.
bot-rematch-keeps-seat = В реванше за тобой место: нажми ниже *{ bot-join }*.
bot-tables-elsewhere = На этом сервере столы открывают здесь: { $channels }.
bot-permission-lacking = В этом канале мне не хватает прав: { $missing }. Их может дать тот, кому можно менять канал: «Настроить канал» → «Права доступа».
bot-permission = { $name ->
    [view_channel] «Просматривать каналы»
    [send_messages] «Отправлять сообщения»
    [send_messages_in_threads] «Отправлять сообщения в ветках»
    [attach_files] «Прикреплять файлы»
   *[create_public_threads] «Создавать публичные ветки»
}

bot-help-introduction =
    ### Skulduggery
    Малоизвестные настольные игры о раскопках, засадах и тайнах: в каналах сервера, с друзьями или с компьютером.
bot-help-now-head = **Что можно сделать сейчас**
bot-topic-now = Что сейчас?
bot-topic-games = Игры
bot-topic-playing = Как играть
bot-topic-secrets = Тайные доски
bot-topic-time = Время
bot-topic-ratings = Рейтинг
bot-topic-yours = Мои настройки
bot-topic-server = Модераторам
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
    - Когда ходишь ты, нажми, что хочешь сделать, или введи ход командой `/{ -command-play }`. `/{ -command-board }` снова покажет твою доску.
    - В игре с компьютером `/{ -command-hint }` скажет, как он сыграл бы на твоём месте и почему.
    - В *⋯* под доской — то, что нужно редко: ничья, возврат хода, сдача (`/{ -command-resign }`).
    - `/{ -command-rules }` объясняет игру с картинками, а `/{ -command-mygames }` показывает твои столы.
bot-help-secrets =
    ### Тайные доски
    Игры с тайными досками: { $games }. Твою доску больше никому видеть нельзя. Она приходит в личные сообщения, и ходишь ты там же.
    - Если личные сообщения у тебя закрыты, не беда: *{ bot-button-mine }* под доской в канале покажет твою только тебе.
    - `/{ -command-board }`, `/{ -command-mark }` и `/{ -command-resign }` работают и здесь, и в личных сообщениях.
    - Зрители видят лишь то, что знают оба игрока. Когда партия окончена, открывается всё.
bot-help-time =
    ### Время
    - Сколько можно думать над ходом, написано в лобби. Кто просрочил время, проигрывает, если в лобби не сказано иначе, и это засчитывается.
    - Время, когда не работал я или Discord, тебе возвращается.
    - Без часов тот, кто молчит три дня, может на этом проиграть партию.
    - Когда проходит половина долгого хода, я один раз напоминаю. `/{ -command-me }` меняет это и задаёт тихие часы.
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
bot-help-yours =
    ### Твои настройки и данные
    - `/{ -command-me }` — твой язык, как сообщать тебе о ходах, напоминания, тихие часы и твоё имя в записях партий.
    - `/{ -command-mydata }` выдаёт всё, что я о тебе храню, и может это удалить.
bot-help-server =
    ### Модераторам
    - `/{ -command-settings }` (право «Управлять сервером»): где открывать столы, на каком языке и с какими часами, уведомлять ли о ходах и нужна ли каждому столу своя ветка.
    - `/{ -command-endgame }` (право «Управлять сообщениями») закрывает стол канала без результата.

bot-now-your-turn = Твой ход: [{ $game }]({ $where }).
bot-now-open = Набери `/{ -command-newgame }` и выбери игру: в этом канале откроется стол. Потом нажми *{ bot-alone }* или подожди, пока кто-нибудь нажмёт *{ bot-join }*.
bot-now-elsewhere = Набери `/{ -command-newgame }` в канале сервера — там откроется стол.
bot-now-waiting = Ты играешь здесь в «{ $game }», сейчас ходят другие.
bot-now-watch = Здесь играют в «{ $game }»: *{ bot-button-words }* покажет, что на доске.
bot-now-over = Здесь сыграли партию в «{ $game }»: *{ bot-button-replay }* покажет её ход за ходом.
bot-now-start = За твоим столом («{ $game }») в этом канале можно начинать.
bot-now-wait = Твой стол («{ $game }») в этом канале ждёт, пока кто-нибудь нажмёт *{ bot-join }*.
bot-now-seated = За тобой место за столом в этом канале («{ $game }»); начинает партию { $host }.
bot-now-full = В этом канале есть стол («{ $game }»), хозяин — { $host }, но мест больше нет.
bot-now-join = В этом канале открыт стол («{ $game }»), хозяин — { $host }: нажми *{ bot-join }*, чтобы сыграть.

## Time

bot-late-return = Кто до тех пор не нажмёт *Играть дальше*, сдаётся.
bot-late-silent = Кто молчит три дня, может на этом проиграть партию.

## Direct messages

bot-reminder = Твой ход за столом «{ $game }»: { $where }.
bot-reminder-waits = За столом «{ $game }» твоё время вышло: { $where }. Там ждут, когда ты нажмёшь *Играть дальше*.
bot-time-runs-out = Время истекает { $until }.
bot-reminder-how-often = -# Как часто напоминать, решаешь ты: `/{ -command-me }`
bot-greeting = За тобой место за столом «{ $game }» в { $where }. Твоё поле придёт сюда, когда начнётся партия.
bot-stands-in = В { $where } за тебя доигрывает компьютер.

## Preferences

bot-language = Язык
bot-language-auto = как в Discord
bot-no-such-choice = Такого варианта нет: выбери из списка.

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
-command-leaderboard = лидеры
-command-profile = профиль
-command-history = история
-command-replay = повтор
-command-record = запись
-command-mygames = мои-игры
-command-mydata = мои-данные
-command-settings = настройки-сервера
-command-me = мне
-option-timezone = часовой-пояс
-option-file = файл

bot-command-newgame = { -command-newgame }
bot-command-newgame-about = Открыть стол в этом канале
bot-command-newgame-game = Какая игра
bot-command-newgame-opponent = Для кого придержать место
bot-command-newgame-opponent2 = Для кого ещё
bot-command-newgame-opponent3 = И для кого третьего
bot-command-newgame-watch = Играют одни компьютеры такой силы, а ты смотришь
bot-command-endgame = { -command-endgame }
bot-command-endgame-about = Закрыть стол этого канала без результата (для модераторов)
bot-command-play = { -command-play }
bot-command-play-about = Сходить, написав ход
bot-command-play-move = Ход или несколько, через ;
bot-command-play-table = За каким столом, если их у тебя несколько
bot-command-board = { -command-board }
bot-command-board-about = Показать мою доску ещё раз
bot-command-board-table = За каким столом, если их у тебя несколько
bot-command-mark = { -command-mark }
bot-command-mark-about = Поставить на моей картинке чужой доски пометку, которую вижу только я
bot-command-mark-table = За каким столом, если их у тебя несколько
bot-command-mark-square = Где: A1 или несколько: A1 B2 C3
bot-command-mark-mark = Одна из пометок или до 2 знаков; если не указать, пометка снимается
bot-command-hint = { -command-hint }
bot-command-hint-about = Против компьютера: как бы он сходил на моём месте и почему
bot-command-hint-table = За каким столом, если их у тебя несколько
bot-command-resign = { -command-resign }
bot-command-resign-about = Сдать партию (я один раз переспрошу)
bot-command-resign-table = За каким столом, если их у тебя несколько
bot-command-help = { -command-help }
bot-command-help-about = Что я могу сделать сейчас и как тут всё устроено
bot-command-rules = { -command-rules }
bot-command-rules-about = Как играть в эту игру, с картинками
bot-command-rules-game = Какая игра; если не указать — та, в которую играют в этом канале
bot-command-leaderboard = { -command-leaderboard }
bot-command-leaderboard-about = Кто впереди и на каком месте я
bot-command-leaderboard-game = Одна игра; если не указать — все
bot-command-leaderboard-scope = На этом сервере (если не указать) или везде
bot-command-profile = { -command-profile }
bot-command-profile-about = Как менялся рейтинг, результаты, любимый соперник
bot-command-profile-person = Чей; если не указать — мой
bot-command-history = { -command-history }
bot-command-history-about = Мои сыгранные здесь партии: можно посмотреть ещё раз
bot-command-replay = { -command-replay }
bot-command-replay-about = Пройти сыгранную партию шаг за шагом, глазами любого игрока
bot-command-replay-match = Её номер в /{ -command-history }; если не указать — последняя в этом канале
bot-command-replay-file = Запись из /{ -command-record }
bot-command-record = { -command-record }
bot-command-record-about = Сыгранная партия файлом: сохранить или проверить
bot-command-record-match = Её номер в /{ -command-history }; если не указать — последняя в этом канале
bot-command-mygames = { -command-mygames }
bot-command-mygames-about = Мои открытые столы; сначала те, где ждут меня
bot-command-mydata = { -command-mydata }
bot-command-mydata-about = Что обо мне хранится и как это удалить
bot-command-settings = { -command-settings }
bot-command-settings-about = Где здесь открывать столы, часы, уведомления, ветки
bot-command-me = { -command-me }
bot-command-me-about = Как сообщать о моём ходе, напоминания, тихие часы, моё имя в записях
bot-command-me-timezone = Твой часовой пояс, для тихих часов: напиши город

bot-option-game = игра
bot-option-opponent = соперник
bot-option-opponent2 = соперник2
bot-option-opponent3 = соперник3
bot-option-watch = смотреть
bot-option-move = ход
bot-option-table = стол
bot-option-square = клетка
bot-option-mark = пометка
bot-option-scope = где
bot-option-person = игрок
bot-option-match = партия
bot-option-file = { -option-file }
bot-option-timezone = { -option-timezone }

bot-choice-level = { $level ->
    [easy] слабо
    [hard] сильно
   *[normal] средне
}
bot-choice-scope = { $scope ->
    [here] этот сервер
   *[everywhere] везде
}
bot-choice-game = { $game }: { $most ->
    [2] вдвоём
   *[other] от { $least } до { $most } игроков
}, { $minutes } мин, { $secret ->
    [yes] тайные доски
   *[no] без тайн
}
