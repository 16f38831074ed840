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
bot-reminder-how-often = -# Как часто напоминать, решаешь ты: `/me`
bot-greeting = За тобой место за столом «{ $game }» в { $where }. Твоё поле придёт сюда, когда начнётся партия.
bot-stands-in = В { $where } за тебя доигрывает компьютер.

## Preferences

bot-language = Язык
bot-language-auto = как в Discord
bot-no-such-choice = Такого варианта нет: выбери из списка.

## At the table

bot-match-begins = Партия начинается.
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
    [1] Твоя тайная доска — в личных сообщениях.
   *[other] Тайные доски — в личных сообщениях.
}
bot-board-not-sent = Написать тебе не могу, поэтому нажми *{ bot-button-mine }*.
bot-boards-not-sent = { $who }: { $count ->
    [1] написать тебе не могу, поэтому нажми
   *[other] написать вам не могу, поэтому нажмите
} *{ bot-button-mine }*.
bot-computers-think = Компьютеры думают…
bot-computer-thinks = { $who } { $count ->
    [1] думает
   *[other] думают
}…
bot-waits = { $who }: { $count ->
    [1] твоё время вышло. Партия ждёт, пока ты не нажмёшь *{ bot-button-go-on }*; не нажмёшь — сдашься { $until }.
   *[other] ваше время вышло. Партия ждёт, пока вы не нажмёте *{ bot-button-go-on }*; не нажмёте — сдадитесь { $until }.
}
bot-taken-back = Последний ход взят назад: { $who }.
bot-sealed = -# Всё, что решает случай, уже скреплено печатью: её покажет *⋯*.
bot-goes-on = -# Партия продолжается в { $where }.
bot-news-before = -# Перед этим было ещё { $count ->
    [one] { $count } событие
    [few] { $count } события
    [many] { $count } событий
   *[other] { $count } события
}: `/{ bot-command-board }`
bot-choose = Выбери ход.
bot-choose-menu = Выбери ход…
bot-menu-page = { $title } ({ $n } из { $count })
bot-played = Сыграно.
bot-more-about = Ход можно и ввести: `/{ bot-command-play }`. Твоя доска — `/{ bot-command-board }`.
bot-watching = За этим столом ты зритель.
bot-seal =
    Всё, что в этой партии решает случай, определилось до первого хода. Из этого сделана печать, так что незаметно изменить уже ничего нельзя, даже мне:
    `{ $seal }`
    После партии `/{ bot-command-record }` даст тебе файл с раскладом и этой печатью; сохрани её до тех пор, чтобы сравнить.
bot-to-type-it = -# Чтобы ввести: `/{ bot-command-play } { $move }`
bot-resign-sure = Сдать эту партию («{ $game }»)?
bot-which-board = Какую доску показать?
bot-board-of = { $game } ({ $others })

## Buttons at the table

bot-button-mine = Моя тайная доска
bot-button-hint = Подскажи ход
bot-button-hint-short = Подсказка
bot-button-words = Словами
bot-button-go-on = Играть дальше
bot-button-accept = Принять
bot-button-decline = Отклонить
bot-button-win = Закончить с победой
bot-button-play-on = Доиграть с компьютером
bot-button-rematch = Реванш
bot-button-replay = Повтор
bot-button-back = Назад
bot-button-random = Случайная расстановка
bot-button-type = Ввести текстом
bot-button-table = К столу
bot-button-mark = Пометить клетки
bot-button-rules = Правила
bot-button-seal = Печать партии
bot-button-draw = Предложить ничью
bot-button-own-takeback = Взять мой последний ход назад
bot-button-takeback = Попросить вернуть ход
bot-button-replace = Компьютер вместо игрока { $who }
bot-button-resign = Сдаться
bot-button-resign-sure = Да, сдаюсь
bot-button-play-this = Сыграть так
bot-button-play-anyway = Всё равно сыграть

## Forms at the table

bot-form-moves = { $game }: твои ходы
bot-form-moves-field = Ходы через точку с запятой
bot-form-example = Например: { $example }
bot-form-marks = { $game }: пометки
bot-form-squares = Клетки
bot-form-mark = Пометка
bot-form-mark-about = Видна только тебе; /{ bot-command-mark } принимает любые две буквы
bot-form-no-mark = Без пометки: убрать

## Offers

bot-offer-draw = { $asked }: { $who } предлагает ничью.
bot-offer-takeback = { $asked }: { $who } просит вернуть последний ход.
bot-offer-replace = { $asked }: { $who } предлагает, чтобы вместо игрока { $absent } играл компьютер.
bot-offer-declined = { $offerer }: { $who } не соглашается.
bot-offer-asked = Предложение сделано; ответ придёт в канал.
bot-offer-agreed = Договорились.
bot-offer-taken-back = Ход взят назад.
bot-offer-accepted = Принято.
bot-offer-you-decline = Отклонено.
bot-offer-replaced = Вместо игрока { $who } играет компьютер.
bot-you-resigned = Партия сдана.
bot-you-won = Победа за тобой.
bot-you-won-plays-on = Победа за тобой; дальше играет компьютер.
bot-never-secret = Доски здесь тайные, поэтому ходы назад не берут.
bot-never-many = Взять ход назад можно, только когда играют двое.

## Results

bot-over-because = Конец партии: { $reason }.
bot-decided = Время вышло: { $lost }. Победа: { $won }.
bot-decided-choice = { $winner }: закончить на этом или пусть вместо игрока { $lost } доиграет компьютер? Его игра уже ничего не изменит. Без ответа партия закончится { $until }.
bot-rated = В зачёт рейтинга.
bot-rated-left = В зачёт рейтинга только тому, кто вышел из игры: { $left } (сделано { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
}). Тем, кто остался, партия идёт в зачёт начиная с { $shortest }-го хода.
bot-not-rated-short = Не в зачёт рейтинга: ничья по соглашению после { $moves ->
    [one] { $moves } хода
    [few] { $moves } ходов
    [many] { $moves } ходов
   *[other] { $moves } хода
}; такая партия идёт в зачёт начиная с { $shortest }-го хода.
bot-not-rated-computer = Не в зачёт рейтинга: играл компьютер.
bot-silent-before = { $who }: три дня ни одного хода.
bot-settled-before = Победа ({ $won }) засчитана ещё тогда, когда вышло время у игрока { $lost }; что потом играл компьютер, не считается.

## Which table

bot-standing-start = можно начинать
bot-standing-lobby = в лобби
bot-standing-closed = закрыт
bot-standing-won = победа за тобой: закончить?
bot-standing-lost = проиграно по времени
bot-standing-go-on = ждут тебя: играем дальше?
bot-standing-turn = твой ход
bot-standing-offer = тебе сделано предложение
bot-standing-waits = ход за: { $who }
bot-nobody-yet = пока никого
bot-table-choice = { $game } ({ $others }): { $standing }
bot-table-choice-in = { $game } ({ $others }) в #{ $place }: { $standing }

## Why something can't be done at the table

bot-moved-on = На доске уже другая позиция.
bot-nothing-played =
    { $why } Ничего не сыграно. Твой ввод:
    ```
    { $typed }
    ```
bot-too-long = Слишком длинно: можно не больше { $n ->
    [one] { $n } символа
    [few] { $n } символов
    [many] { $n } символов
   *[other] { $n } символа
}.
bot-too-slow = Я не успел; нажми, пожалуйста, ещё раз.
bot-layout-fixed = Твоя расстановка уже готова, изменить её нельзя.
bot-their-turn = Сейчас ходит { $whose }.
bot-play-by-itself = { $why } Если так и задумано, введи этот ход отдельно.
bot-nothing-sealed = За этим столом случай ничего не решает, так что и печати нет.
bot-no-marks = В игре «{ $game }» нет пометок.
bot-marks-where = Помечать можно клетки от { $a } до { $b }.
bot-marks-kinds = Пометка — одна из этих: { $kinds } — или не больше двух знаков.
bot-not-running = За этим столом сейчас не играют.
bot-older-rules = Партия началась по старым правилам, и продолжить её нельзя: /{ bot-command-endgame }
bot-decided-already = Время вышло: { $who }. Исход партии решён.
bot-not-at-table = Тебя нет за этим столом. Чтобы смотреть, нажми *{ bot-button-words }*.
bot-match-waits = Партия ждёт: { $who } — время вышло.
bot-closed-already = Стол уже закрыт.
bot-no-hints = Подсказки бывают только в партиях с компьютером.
bot-not-your-turn = Сейчас не твой ход.
bot-draw-of-two = О ничьей могут договориться только двое людей.
bot-offer-open = Одно предложение уже ждёт ответа.
bot-nobody-replaced = Когда играют двое, никого не заменяют: кто молчит, тот проигрывает.
bot-you-left = В этой партии ты больше не играешь.
bot-computer-lacks = В игру «{ $game }» компьютер не играет.
bot-offer-gone = Предложение уже не в силе.
bot-offer-not-yours = Отвечать должен другой игрок.
bot-no-turn-yet = У тебя ещё не было ни одного хода.
bot-turn-counted = Этот ход сделан раньше, чем засчитан результат.
bot-turn-revealed = С тех пор кое-что открылось; этот ход уже не вернуть.
bot-nothing-waits = Сейчас партия не ждёт, чтобы ты продолжил игру.
bot-matches-of-two = Это только для партий вдвоём.
bot-winner-chooses = Победа: { $who }. Победитель и выбирает.
bot-nobody-waits = Никто не ждёт, что сыграет { $who }.
bot-still-time = У игрока { $who } ещё есть время; пока оно не вышло, никого не заменяют.
bot-silent-days = Отсутствие засчитывается после трёх дней молчания: { $who }.
bot-no-table-of-yours = Это не твой стол; выбери из списка.
bot-not-at-this-table = Тебя нет за столом этого канала.
bot-at-no-table = Ты ни за одним столом. Открой свой в канале сервера: /{ bot-command-newgame }
bot-several-tables = Столов у тебя несколько: заполни ещё поле «{ bot-option-table }».
bot-unknown-control = Этой кнопки я не знаю; наверное, она от моей старой версии.
bot-control-gone = Этой кнопки больше нет; посмотри самое новое сообщение.
bot-done-already = Это уже сделано.
bot-went-wrong = У меня что-то сломалось (ошибка `{ $error }`). Попробуй, пожалуйста, ещё раз.
bot-seat = место { $n }
bot-table-gone = Этого стола больше нет.
bot-one-at-a-time = Всё по очереди: я ещё занят твоей прошлой просьбой.
bot-too-much = Это мне не по силам; попробуй партию покороче.
bot-cannot-show = Не могу показать твой стол («{ $game }») в { $where }: мне не хватает прав *{ $lacking }*. Их может дать тот, кому можно менять канал: «Настроить канал» → «Права доступа». Стол подождёт и продолжит, когда права вернутся.
bot-lacks = { $permission ->
    [view_channel] «Просматривать каналы»
    [send_messages] «Отправлять сообщения»
    [send_messages_in_threads] «Отправлять сообщения в ветках»
    [attach_files] «Прикреплять файлы»
    [manage_threads] «Управлять ветками» (ветка заблокирована)
   *[some] каких-то (каких — узнать не могу)
}

## What commands are called

bot-command-play = ход
bot-command-board = доска
bot-command-mark = пометка
bot-command-newgame = новая-игра
bot-command-endgame = закрыть-стол
bot-command-record = запись
bot-option-table = стол
