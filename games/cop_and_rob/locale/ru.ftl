### «Коп и Роб», как у автора. Слова: Роб (грабитель), Коп (полицейский), карта, дорога, выход (на карте), свободный путь (открытый выход, до
### которого можно доехать), суперкарта (Взрыв, Ловушка), колода, фишка, клетка, банк, жребий; открыть,
### положить, перекрыть, накрыть, снять, сбросить, ехать, остаться.

## Об игре

cop-and-rob-name = Коп и Роб
cop-and-rob-tagline = Грабитель Роб прокладывает дорогу к свободе, а Коп — дорогу к Робу.
cop-and-rob-goal = Робу до самого конца нужен свободный путь; Коп ловит его, соединив свою дорогу с дорогой Роба.
cop-and-rob-credit = Владимир Бечик
cop-and-rob-cover = Дороги из карт по обе стороны банка: красная дорога Роба, перерезанная Ловушкой Копа, и синяя дорога Копа.
cop-and-rob-option-roles = Кто Роб
cop-and-rob-option-roles-lots = Жребий: кому повезёт, тот выбирает
cop-and-rob-option-roles-random = Решает случай
cop-and-rob-option-roles-host = Выбирает хозяин стола

## Слова, из которых складываются другие фразы

cop-and-rob-role = { $role ->
    [rob] Роб
   *[cop] Коп
}
cop-and-rob-card = { $card ->
    [dead_end] тупик
    [straight] прямая
    [curve] поворот
    [tee] развилка
    [cross] перекрёсток
    [explosion] Взрыв
    [ambush] Ловушка
   *[super] суперкарта
}
cop-and-rob-card-done = { $card ->
    [dead_end] тупик
    [straight] прямую
    [curve] поворот
    [tee] развилку
    [cross] перекрёсток
    [explosion] Взрыв
    [ambush] Ловушку
   *[super] суперкарту
}
cop-and-rob-kind = { $card ->
    [dead_end] тупик
    [straight] прямая
    [curve] поворот
    [tee] развилка
    [cross] перекрёсток
   *[super] суперкарта
}
cop-and-rob-kinds = { $card ->
    [dead_end] { $n ->
        [one] { $n } тупик
        [few] { $n } тупика
        [many] { $n } тупиков
       *[other] { $n } тупика
    }
    [straight] { $n ->
        [one] { $n } прямая
        [few] { $n } прямые
        [many] { $n } прямых
       *[other] { $n } прямой
    }
    [curve] { $n ->
        [one] { $n } поворот
        [few] { $n } поворота
        [many] { $n } поворотов
       *[other] { $n } поворота
    }
    [tee] { $n ->
        [one] { $n } развилка
        [few] { $n } развилки
        [many] { $n } развилок
       *[other] { $n } развилки
    }
    [cross] { $n ->
        [one] { $n } перекрёсток
        [few] { $n } перекрёстка
        [many] { $n } перекрёстков
       *[other] { $n } перекрёстка
    }
   *[super] { $n ->
        [one] { $n } суперкарта
        [few] { $n } суперкарты
        [many] { $n } суперкарт
       *[other] { $n } суперкарты
    }
}
cop-and-rob-ways = { $ways ->
    [N] на север
    [E] на восток
    [S] на юг
    [W] на запад
    [NE] на север и восток
    [NS] на север и юг
    [NW] на север и запад
    [ES] на восток и юг
    [EW] на восток и запад
    [SW] на юг и запад
    [NES] на север, восток и юг
    [NEW] на север, восток и запад
    [NSW] на север, юг и запад
    [ESW] на восток, юг и запад
   *[NESW] на все четыре стороны
}

## Кнопки и меню

cop-and-rob-label = { $move ->
    [rob] 💰 Стать Робом, грабителем
    [cop] 🚓 Стать Копом, полицейским
    [discard] 🗑 Сбросить карту
    [stay] 🅿 Остаться здесь
    [place] 🛣 Положить карту…
    [block] 🚧 Перекрыть путь…
    [cover] 🎯 Накрыть карту…
    [lift] 🧹 Снять суперкарту…
   *[drive] 🚗 Ехать…
}
cop-and-rob-label-column = { $move ->
    [place] Положить в столбце { $x }…
    [block] Перекрыть в столбце { $x }…
    [cover] Накрыть в столбце { $x }…
    [lift] Снять в столбце { $x }…
   *[drive] Ехать в столбец { $x }…
}
cop-and-rob-label-cell = { $move ->
    [place] Положить на { $cell }…
    [block] 🚧 Перекрыть { $cell }
    [cover] 🎯 Накрыть { $cell }
    [lift] 🧹 Снять с { $cell }
   *[drive] 🚗 Ехать на { $cell }
}
cop-and-rob-label-place = 🛣 { $cell }: { cop-and-rob-ways }
cop-and-rob-caption = { $move ->
    [place] { $number } Повернуть карту…
    [block] 🚧 Перекрыть { $number }
    [cover] 🎯 Накрыть { $number }
    [lift] 🧹 Снять с { $number }
   *[drive] 🚗 Ехать на { $number }
}
cop-and-rob-caption-column = От { $first } до { $last }…
cop-and-rob-caption-opens = { $number } путь { cop-and-rob-ways }
cop-and-rob-caption-opens-blocked = { $number } путь { cop-and-rob-ways }, { $blocked } перекрыто
cop-and-rob-caption-blocked = { $number } ничего не откроет, { cop-and-rob-ways } перекрыто
cop-and-rob-caption-closes = { $number } закроет этот путь

## Слова на картинках

cop-and-rob-picture-turn = { $role ->
    [rob] { $step ->
        [drive] Роб едет или остаётся  ·  карта { $n } из { $of }
       *[play] Роб играет карту  ·  карта { $n } из { $of }
    }
   *[cop] { $step ->
        [drive] Коп едет или остаётся  ·  карта { $n } из { $of }
       *[play] Коп играет карту  ·  карта { $n } из { $of }
    }
}
cop-and-rob-picture-roles = Кто Роб, а кто Коп?
cop-and-rob-picture-over = Партия окончена
cop-and-rob-picture-card = { $role ->
    [rob] { $step ->
        [drive] Роб сыграл карту
       *[play] У Роба карта
    }
   *[cop] { $step ->
        [drive] Коп сыграл карту
       *[play] У Копа карта
    }
}
cop-and-rob-picture-card-name = { cop-and-rob-card }
cop-and-rob-picture-lot = { $by ->
    [supercard] суперкарта: за ней выбор
   *[exits] больше выходов: за ней выбор
}
cop-and-rob-picture-winner = { $who ->
    [rob] Победил Роб
    [cop] Победил Коп
    [chooser] Победил выбиравший роль
    [other] Победил другой игрок
   *[nobody] Ничья
}
cop-and-rob-picture-resigned = { $who ->
    [rob] Роб сдался
    [cop] Коп сдался
    [chooser] выбиравший роль сдался
   *[other] другой игрок сдался
}
cop-and-rob-picture-out-of-time = { $who ->
    [rob] у Роба вышло время
    [cop] у Копа вышло время
    [chooser] время на выбор роли вышло
   *[other] у другого игрока вышло время
}

## Что рассказывают всем

cop-and-rob-lots-again = { $first } тянет { $one }, { $second } тянет { $two }: поровну, тянут ещё раз.
cop-and-rob-lots-chosen = { $first } тянет { $one }, { $second } тянет { $two }: { $by ->
    [supercard] роль выбирает { $who }, суперкарта старше.
   *[exits] роль выбирает { $who }, выходов больше.
}
cop-and-rob-cast = { $rob } — Роб, { $cop } — Коп.
cop-and-rob-turns-up = { $who } открывает { cop-and-rob-card-done }.
cop-and-rob-places = { $who } кладёт { cop-and-rob-card-done } на { $cell }: открыт путь { cop-and-rob-ways }.
cop-and-rob-places-closing = { $who } кладёт { cop-and-rob-card-done } на { $cell }: новых путей нет.
cop-and-rob-blocks = { $card ->
    [explosion] { $who } перекрывает { $cell } Взрывом.
   *[ambush] { $who } перекрывает { $cell } Ловушкой.
}
cop-and-rob-covers = { $card ->
    [explosion] { $who } накрывает Взрывом карту Копа на { $cell }.
   *[ambush] { $who } накрывает Ловушкой карту Роба на { $cell }.
}
cop-and-rob-lifts = { $who } снимает { cop-and-rob-card-done } с { $cell }.
cop-and-rob-drives = { $who } едет на { $cell }.
cop-and-rob-stays = { $who } остаётся на { $cell }.
cop-and-rob-discards = { $who } сбрасывает { cop-and-rob-card-done }.
cop-and-rob-fits-nowhere = { $who } сбрасывает { cop-and-rob-card-done }: положить некуда.

## Чем кончается партия

cop-and-rob-ends-joined = дороги соединились
cop-and-rob-ends-rob-shut-in = Робу некуда бежать
cop-and-rob-ends-cop-shut-in = Копу некуда ехать
cop-and-rob-ends-free = карты Копа кончились, а Роб на свободе
cop-and-rob-won-joined = за Копа, настигнув Роба на стыке { $cop } и { $rob }
cop-and-rob-won-shut-in = за Копа, заперев Роба
cop-and-rob-won-shaken-off = за Роба, оторвавшись от погони
cop-and-rob-won-away = за Роба, скрывшись с добычей
cop-and-rob-won-as = { $role ->
    [rob] за Роба
   *[cop] за Копа
}

## Поле словами

cop-and-rob-now-chooses = { cop-and-rob-name }. { $who } решает, кто Роб, а кто Коп.
cop-and-rob-now-lots = { cop-and-rob-name }. { $lot } Кто Роб, а кто Коп?
cop-and-rob-now-drives = { $role ->
    [rob] { cop-and-rob-name }. { $who } (Роб) может ехать или остаться.
   *[cop] { cop-and-rob-name }. { $who } (Коп) может ехать или остаться.
}
cop-and-rob-now-super = { $card ->
    [explosion] { cop-and-rob-name }. { $who } (Роб) разыгрывает Взрыв.
   *[ambush] { cop-and-rob-name }. { $who } (Коп) разыгрывает Ловушку.
}
cop-and-rob-now-places = { $role ->
    [rob] { cop-and-rob-name }. { $who } (Роб) кладёт { cop-and-rob-card-done }.
   *[cop] { cop-and-rob-name }. { $who } (Коп) кладёт { cop-and-rob-card-done }.
}
cop-and-rob-now-nowhere = { $role ->
    [rob] { cop-and-rob-name }. Ходит { $who } (Роб): { cop-and-rob-card-done } положить некуда.
   *[cop] { cop-and-rob-name }. Ходит { $who } (Коп): { cop-and-rob-card-done } положить некуда.
}
cop-and-rob-now-over = { cop-and-rob-name }. Партия окончена: { $reason }.
cop-and-rob-now-won = { cop-and-rob-name }. Партия окончена: { $reason }. { $who } побеждает { $decided }.
cop-and-rob-choices = { $move ->
    [place] Можно положить: { $cells }.
    [block] Можно перекрыть: { $cells }.
    [cover] Можно накрыть: { $cells }.
    [lift] Можно снять суперкарту: { $cells }.
   *[drive] Можно доехать: { $cells }.
}
cop-and-rob-stands = { cop-and-rob-role } ({ $who }) стоит на { $cell }.
cop-and-rob-stands-uncast = { cop-and-rob-role } стоит на { $cell }.
cop-and-rob-stands-shut-in = { cop-and-rob-role } ({ $who }) стоит на { $cell }, свободных путей нет.
cop-and-rob-ways-out = Свободные пути: { $cells }.
cop-and-rob-cut-off = Отрезано: { $cells }.
cop-and-rob-lies-on-cell = { $card ->
    [explosion] Перекрыто Взрывом: { $cell }.
   *[ambush] Перекрыто Ловушкой: { $cell }.
}
cop-and-rob-lies-on-card = { $card ->
    [explosion] Накрыто Взрывом: { $cell }.
   *[ambush] Накрыто Ловушкой: { $cell }.
}
cop-and-rob-decks-used-up = Обе колоды кончились.
cop-and-rob-deck = { $role ->
    [rob] Колода Роба: { $cards }.
   *[cop] Колода Копа: { $cards }.
}
cop-and-rob-deck-empty = { $role ->
    [rob] Колода Роба пуста.
   *[cop] Колода Копа пуста.
}
cop-and-rob-deck-open = { $role ->
    [rob] Осталось в колоде Роба, сверху вниз: { $cards }.
   *[cop] Осталось в колоде Копа, сверху вниз: { $cards }.
}
cop-and-rob-deck-open-empty = { $role ->
    [rob] В колоде Роба карт не осталось.
   *[cop] В колоде Копа карт не осталось.
}
cop-and-rob-cards = { $role ->
    [rob] Карты Роба: { $cards }
   *[cop] Карты Копа: { $cards }
}
cop-and-rob-cards-alike = { $ways } { $cells }.
cop-and-rob-way = { $way ->
    [N] С
    [E] В
    [S] Ю
   *[W] З
}

## Почему так сыграть нельзя

cop-and-rob-no-turn = Сейчас ходит { $who }.
cop-and-rob-no-choose = Сначала выбери, кто ты: `rob` (Роб) или `cop` (Коп).
cop-and-rob-no-settled = Кто Роб, а кто Коп, уже решено.
cop-and-rob-no-played = Карта уже сыграна. Теперь можно ехать или остаться.
cop-and-rob-no-card-first = Сначала сыграй открытую карту: это { cop-and-rob-card }.
cop-and-rob-no-super = Открытая карта — { cop-and-rob-card }: её можно только положить.
cop-and-rob-no-discard = Эту карту можно положить на { $cell }, поэтому сбросить её нельзя.
cop-and-rob-write-drive = Напиши `ехать 2,1` (или номер клетки), чтобы поехать туда, либо `остаться`.
cop-and-rob-write-super = Напиши `перекрыть 1,2`, `накрыть 1,1`, `снять 1,2` (или номер клетки) либо `сбросить`.
cop-and-rob-write-place = Напиши клетку и выходы, например `1,1 NES`, или её номер: `1 NES`.
cop-and-rob-no-road = Открытая карта — { cop-and-rob-card }, это не дорога: ею можно перекрыть, накрыть, снять суперкарту или сбросить её.
cop-and-rob-no-way-there = Ни один твой свободный путь не ведёт на { $cell }.
cop-and-rob-no-fit = Выходы { $exits } не подходят к открытой карте: это { cop-and-rob-card }.
cop-and-rob-no-bank = На { $cell } банк: туда ничего не кладут.
cop-and-rob-no-taken = { $role ->
    [rob] На { $cell } уже лежит карта Роба.
   *[cop] На { $cell } уже лежит карта Копа.
}
cop-and-rob-no-into-bank = Клетка { $cell } рядом с банком: у карты на ней не может быть выхода { cop-and-rob-ways }.
cop-and-rob-no-must-lead = У карты на { $there } есть выход к { $cell }: карте на ней нужен выход { cop-and-rob-ways }.
cop-and-rob-no-blank = У карты на { $there } нет выхода к { $cell }: у карты на ней не может быть выхода { cop-and-rob-ways }.
cop-and-rob-no-open-exit = { $other ->
    [rob] Ни один открытый выход Роба не ведёт на { $cell }.
   *[cop] Ни один открытый выход Копа не ведёт на { $cell }.
}
cop-and-rob-no-supercard = На { $cell } нет суперкарты.
cop-and-rob-no-own-supercard = { $other ->
    [rob] Суперкарта на { $cell } твоя: снимать можно только суперкарты Роба.
   *[cop] Суперкарта на { $cell } твоя: снимать можно только суперкарты Копа.
}
cop-and-rob-no-card-of = { $other ->
    [rob] На { $cell } нет карты Роба.
   *[cop] На { $cell } нет карты Копа.
}
cop-and-rob-no-covered = Карта на { $cell } уже накрыта.
cop-and-rob-no-pawn = { $other ->
    [rob] На { $cell } стоит Роб: эту карту накрыть нельзя.
   *[cop] На { $cell } стоит Коп: эту карту накрыть нельзя.
}
cop-and-rob-no-stand = Ты уже стоишь на { $cell }: если ехать не хочешь, оставайся.
cop-and-rob-no-own-card = На { $cell } нет твоей карты.
cop-and-rob-no-drive-covered = Карта на { $cell } накрыта, а на суперкарту никто не заезжает.
cop-and-rob-no-road-there = По твоей дороге с { $pawn } на { $cell } не проехать.

## Советы

cop-and-rob-warns = Так ты сразу проиграешь: { $reason }.
cop-and-rob-tip-roles = Робу до конца нужен свободный путь; Копу надо соединить свою дорогу с дорогой Роба.
cop-and-rob-tip-lot = { $by ->
    [supercard] Тебе досталась суперкарта: выбирай.
   *[exits] На твоей карте больше выходов: выбирай.
}
cop-and-rob-tip-goal = { $role ->
    [rob] Ты — Роб: береги свободный путь. Ты победишь, когда Коп сыграет последнюю карту или ему самому станет некуда ехать; проиграешь, если некуда станет бежать тебе или дорога Копа соединится с твоей.
   *[cop] Ты — Коп: пока не кончились карты, соедини свою дорогу с дорогой Роба или отрежь ему все пути. Если некуда станет ехать тебе самому, ты тоже проиграешь.
}
cop-and-rob-tip-supercard = { $role ->
    [rob] Суперкарта! Перекрой клетку, куда может пойти дорога Копа, накрой одну из его карт или сними Ловушку. По тому, что ты перекроешь или накроешь, никто не проедет.
   *[cop] Суперкарта! Перекрой клетку, куда может пойти дорога Роба, накрой одну из его карт или сними Взрыв. По тому, что ты перекроешь или накроешь, никто не проедет.
}
cop-and-rob-tip-closes = Эта карта никуда не ведёт, но если она подходит, её надо положить: закрой путь, который нужен меньше всего.
cop-and-rob-tip-drive = { $role ->
    [rob] Важно, где стоит твоя фишка: карту под ней накрыть нельзя, а строить дальше и убегать можно только с тех карт, до которых она доедет. Коп может соединиться с любой твоей ненакрытой картой, даже с бледной.
   *[cop] Важно, где стоит твоя фишка: карту под ней накрыть нельзя, а строить дальше и ловить Роба можно только с тех карт, до которых она доедет. Соединиться можно с любой ненакрытой картой Роба, даже с бледной.
}
cop-and-rob-why-wins = Этот ход выигрывает партию: { $reason }.
cop-and-rob-why-ways = { $other ->
    [rob] Свободных путей после этого: у тебя { $mine }, у Роба { $theirs }.
   *[cop] Свободных путей после этого: у тебя { $mine }, у Копа { $theirs }.
}
cop-and-rob-why-joining = { $role ->
    [rob] После этого дороги соединят { $n } из { $deck } карт Копа.
   *[cop] После этого дороги соединят { $n } из { $deck } твоих карт.
}
cop-and-rob-why-apart = { $role ->
    [rob] Кратчайший путь Копа к твоей дороге: { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    } (до этого { $before }).
   *[cop] Твой кратчайший путь к дороге Роба: { $n ->
        [one] { $n } карта
        [few] { $n } карты
        [many] { $n } карт
       *[other] { $n } карты
    } (до этого { $before }).
}
cop-and-rob-why-keeps = { $card ->
    [explosion] Куда бы ни попал следующий Взрыв: { $n ->
        [0] свободных путей может не остаться.
        [one] останется не меньше { $n } свободного пути.
        [few] останется не меньше { $n } свободных путей.
        [many] останется не меньше { $n } свободных путей.
       *[other] останется не меньше { $n } свободных путей.
    }
   *[ambush] Где бы ни легла следующая Засада: { $n ->
        [0] свободных путей может не остаться.
        [one] останется не меньше { $n } свободного пути.
        [few] останется не меньше { $n } свободных путей.
        [many] останется не меньше { $n } свободных путей.
       *[other] останется не меньше { $n } свободных путей.
    }
}

## Что можно вводить вместо слов хода

cop-and-rob-typed-rob = вор, вором, стать вором, роб, робом, стать робом, грабитель, грабителем
cop-and-rob-typed-cop = коп, копом, стать копом, полицейский, полицейским
cop-and-rob-typed-place = положить, положу, кладу, клади, класть, поставить, ставлю
cop-and-rob-typed-block = перекрыть, перекрываю, перекрой, блок, блокировать, блокирую, заблокировать
cop-and-rob-typed-cover = накрыть, накрываю, накрой, накрыть карту
cop-and-rob-typed-lift = снять, снимаю, сними, снять с, убрать, убрать с
cop-and-rob-typed-discard = сбросить, сбрасываю, сброс, сбрось, сбросить карту
cop-and-rob-typed-drive = ехать, еду, поехать, поеду
cop-and-rob-typed-stay = остаться, остаюсь, стоять, стою, остаться здесь, остаться на месте
cop-and-rob-typed-n = север, на север, и север, и на север
cop-and-rob-typed-e = восток, на восток, и восток, и на восток
cop-and-rob-typed-s = юг, на юг, и юг, и на юг
cop-and-rob-typed-w = запад, на запад, и запад, и на запад
cop-and-rob-typed-nesw = на все четыре стороны, на все стороны, все стороны
cop-and-rob-typed-nothing = на, до, по, карта, карту, клетка, клетку, выход, выходы, путь, откроет, откроет путь

## Ключевые моменты

cop-and-rob-moment-roles = { $who } — Роб
cop-and-rob-moment-supercard = { $who } открывает суперкарту

## Урок

cop-and-rob-lesson-roles = Роб ограбил банк и удирает, Коп гонится за ним. Каждый строит свою дорогу, карту за картой: Роб — красную, сверху, Коп — синюю, снизу. В партии жребий решает, кто выбирает. Здесь выбираешь ты: нажми *Стать Робом, грабителем*.
cop-and-rob-lesson-roles-not-cop = Копом ты станешь в конце урока. Сначала побудь Робом.
cop-and-rob-lesson-roles-then = Ты — Роб и ходишь первым. Под полем лежит твоя карта, открытая для обоих: прямая.
cop-and-rob-lesson-place = Зелёные клетки — твои свободные пути: к ним ведут открытые выходы твоей дороги, и на одну из них надо положить карту. Робу до самого конца нужен свободный путь. Подальше от Копа: положи прямую на север, на ②.
cop-and-rob-lesson-place-not-sideways = Так можно, но эта дорога пойдёт мимо банка, где Коп скоро до неё доберётся. Строй на север, прочь от него: ②.
cop-and-rob-lesson-place-then = Теперь дорога ведёт дальше на север, и выходы на запад и на восток тоже ещё открыты. Фишка осталась на месте, а Коп положил поворот: он обходит банк справа.
cop-and-rob-lesson-fit = Если карту можно куда-то положить, класть её обязательно, а тупик закроет один из твоих путей. Выход подходит только к выходу, глухая сторона — к глухой: где закрыто, там и Коп не присоединится. Он идёт справа: закрой восток, ③.
cop-and-rob-lesson-fit-not-north = Так ты закроешь путь, который уводит от Копа. Закрой тот, к которому он идёт: восток, ③.
cop-and-rob-lesson-fit-not-west = С запада Коп не идёт. Закрой путь, где он скоро мог бы присоединиться к твоей дороге: восток, ③.
cop-and-rob-lesson-fit-then = Восток закрыт. Коп открыл Ловушку, одну из двух своих суперкарт, и перекрыл клетку на западе: там никто не строит и не ездит. У тебя остался один путь — на север.
cop-and-rob-lesson-drive = Развилка положена, теперь можно ехать. В счёт идёт только то, куда доедет фишка. Коп может накрыть Ловушкой твою карту, только не ту, что под фишкой, и отрезать всё, что за ней. Поезжай в самый конец дороги: ①.
cop-and-rob-lesson-drive-not-half = Тогда Ловушка на развилке отнимет у тебя оба пути. Поезжай на саму развилку: ①.
cop-and-rob-lesson-drive-not-behind = Тогда Ловушка на прямой отрежет тебя от развилки, а без свободного пути партия проиграна. Поезжай на развилку: ①.
cop-and-rob-lesson-drive-then = Коп накрывает карту позади тебя — поздно! Отрезанное бледнеет, но у твоей фишки ещё два пути. Останься она позади, путей бы не было, и партия была бы проиграна.
cop-and-rob-lesson-explosion = Другая партия. У тебя Взрыв, суперкарта: перекрой клетку, куда ведёт открытый выход Копа, накрой его карту, на которой он не стоит, или сними Ловушку. Копу тоже нужен свободный путь, а он у него один: перекрой его, ①.
cop-and-rob-lesson-explosion-not-cover = Это всего лишь тупик. Путь Копа ведёт на юг и останется открытым: перекрой его, ①.
cop-and-rob-lesson-explosion-not-discard = Так можно, но здесь Взрыв побеждает: перекрой единственный путь Копа, ①.
cop-and-rob-lesson-explosion-then = Копу некуда ехать: Роб скрылся и победил. Он побеждает и тогда, когда Коп сыграл последнюю из своих 32 карт, а Роб всё ещё на свободе.
cop-and-rob-lesson-join = Теперь ты Коп. Ты побеждаешь, если Робу некуда бежать или дороги соединились: выход карты, до которой доедет твоя фишка, встретился с выходом любой ненакрытой карты Роба. Положи прямую между дорогами: ③.
cop-and-rob-lesson-join-not-elsewhere = Так твоя дорога станет длиннее, и только. Между дорогами пуста одна-единственная клетка: положи прямую туда, ③.
cop-and-rob-lesson-join-then = Дороги соединились: Коп победил, и неважно, кто их соединил. Если бы на одной из двух встретившихся карт лежала суперкарта, ничего бы не случилось.
