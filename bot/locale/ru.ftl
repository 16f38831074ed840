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
bot-reminder-how-often = -# Как часто напоминать, решаешь ты: `/{ -command-me }`
bot-greeting = За тобой место за столом «{ $game }» в { $where }. Твоё поле придёт сюда, когда начнётся партия.
bot-stands-in = В { $where } за тебя доигрывает компьютер.

## Preferences

bot-language = Язык
bot-language-auto = как в Discord
bot-no-such-choice = Такого варианта нет: выбери из списка.
bot-menu-choice = { $menu }: { $choice }
bot-settings-head = ### Настройки этого сервера
bot-settings-where = Столы можно открывать здесь: { $places }.
bot-settings-everywhere = Столы можно открывать везде.
bot-settings-channels = В первом меню выбери каналы; ни одного — значит везде. Ветки считаются частью своего канала.
bot-settings-no-channels = Каналы: все
bot-settings-clock = Часы новых столов
bot-settings-turns = Ходы
bot-settings-pings = кто на ходу, получает уведомление
bot-settings-no-pings = в канале никого не уведомлять
bot-settings-tables = Новые столы
bot-settings-no-threads = доска прямо в канале
bot-settings-threads = в отдельной ветке
bot-settings-refused = Настройки доступны тем, у кого есть право «Управлять сервером».
bot-me-head = ### Как тебе удобно
bot-me-zone = Твой часовой пояс — { $zone }, там сейчас { $time }. Если это не так: `/{ -command-me } { -option-timezone }:`
bot-me-turns = Когда мой ход
bot-me-turns-dm = писать в личку, если моя доска тайная
bot-me-turns-mention = упоминать в канале; в личку писать без звука
bot-me-remind = Напоминать
bot-me-remind-off = никогда
bot-me-remind-once = раз за партию, когда пройдёт половина долгого хода
bot-me-remind-every = каждый долгий ход, когда пройдёт половина
bot-me-quiet-from = Не напоминать с
bot-me-quiet-until = До
bot-me-no-quiet = без тихих часов
bot-me-records = Записи партий
bot-me-records-nameless = без моего имени
bot-me-records-named = моё имя можно указывать
bot-mygames-none = Ты не сидишь ни за одним столом. Открыть стол в канале сервера — `/{ -command-newgame }`.
bot-mygames-head = ### Твои столы: { $tables }, { $waiting ->
    [0] нигде тебя не ждут
    [one] ждут тебя: { $waiting }
    [few] ждут тебя: { $waiting }
    [many] ждут тебя: { $waiting }
   *[other] ждут тебя: { $waiting }
}
bot-mygames-table = - [{ $game }]({ $link }), соперники: { $others } — { $how }{ $timed ->
    [yes] , время истекает { $until }
   *[no] {""}
}
bot-data =
    ### Твои данные
    Всё, что я о тебе храню. Это сообщение видишь только ты.
bot-data-delete = Удалить мои данные
bot-data-delete-yes = Да, удалить
bot-data-delete-ask =
    ### Удалить твои данные?
    Ты встанешь из-за открытых столов ({ $tables }); незаконченные партии засчитаются как сданные. Твоё имя и настройки будут удалены, а партии останутся под именем «Удалённый игрок»: соперники сохранят свои результаты. Вернуть это нельзя.
bot-data-deleted = Твои данные удалены. Отправленные мной сообщения останутся в Discord, пока их там кто-нибудь не удалит. Сыграешь снова — начну с чистого листа.

## Rules

bot-rules-head = ### { $game }: { $page }
bot-rules-credit = -# Откуда игра: { $credit }
bot-rules-pages = Страницы
bot-rules-which = Правила какой игры?

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
bot-leaders-nobody = Рейтинговых партий ещё никто не сыграл. Открыть стол — `/{ -command-newgame }`.
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
bot-column-lost = проигр.
bot-rating-means = Рейтинг — то, что игрок уже доказал; ± — что пока неясно.
bot-few-matches = ? — меньше { $least } партий
bot-no-such-leaderboard = Такой таблицы лидеров нет.
bot-nothing-to-show = Показывать больше нечего.
bot-may-not-show = Тебе нельзя писать в этом канале, поэтому здесь я это не покажу.
bot-shown-already = В этом канале это уже показано.
bot-profile = Профиль
bot-profile-none = { $who }: рейтинговых партий здесь пока нет.
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
bot-history-none = Ты здесь ещё не доиграл ни одной партии. Открыть стол — `/{ -command-newgame }`.
bot-history-head = ### Твои партии на этом сервере
bot-history-replay = Повтор { $match }
bot-history-match = **{ $match }** [{ $game }]({ $link }), соперники: { $opponents } — **{ $result ->
    [won] победа
    [drawn] ничья
    [lost] поражение
   *[place] место { $place } из { $players }
}**
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
bot-record-no-match = На этом сервере нет такой партии там, где она тебе видна.
bot-record-running = Эта партия ещё идёт; это можно будет получить, когда она закончится.
bot-record-unfinished = За этим столом партию не доиграли.
bot-record-old-rules = Эта партия сыграна по старым правилам; показать её я уже не могу.
bot-record-gone = Записи больше нет; пришли её ещё раз: `/{ -command-replay } { -option-file }:`
bot-record-damaged = Эту запись нельзя показать. { $where }: { $why }
bot-record-nobody-there = Там никто не сидел.
bot-record = Запись партии: `/{ -command-replay } { -option-file }:` покажет её снова.
bot-record-sealed = Расклад запечатан до первого хода: `{ $seal }`
bot-replay-begins = Партия начинается.
bot-replay-step = Шаг { $n } из { $last }
bot-replay-animate = Анимация
bot-replay-record = Запись
bot-replay-jump = К важным моментам
bot-replay-view = Чьими глазами

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
