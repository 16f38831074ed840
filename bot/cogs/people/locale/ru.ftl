bot-language = Язык
bot-language-auto = как в Discord

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
bot-mygames-none = У тебя нет ни одного стола. Открыть стол в канале сервера — `/{ -command-newgame }` или меню игр, если оно там есть.
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

bot-button-entrance = Разместить здесь меню игр
bot-button-entrance-off = Убрать меню игр
bot-away-means = Дни считаются по UTC. Ход, на который осталось меньше суток, идёт как прежде. Соперники видят, когда тебя нет.
bot-away-no = Нет, я здесь
bot-away-never = Нет, и никогда не отмечай отъезд за меня
bot-away-yes = Меня не будет в эти дни:
bot-form-me-turns = Как узнавать о своём ходе
bot-form-me-clocks = Подтверждение ходов и отъезд
bot-form-me-names = Язык и имя
bot-me-change = Изменить
bot-me-show = Показать
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
