### «Расхититель могил». Слова: доска, клетка, фигура (у каждого одна на своей доске и «вторая» на
### чужой), мельница, могила, клад, препятствие, расстановка, копать; стороны — Красные и Белые.

## Об игре

graverobber-name = Расхититель могил
graverobber-tagline = Копай вслепую на доске, которой не видишь: дорогу подсказывает твоя собственная фигура.
graverobber-goal = Выкопай все три клада соперника раньше, чем он выкопает твои.
graverobber-cover = Твоя секретная доска: мельница, три могилы, рядом с каждой — клад, и обе фигуры с фонарями в пути.
graverobber-credit = Petscop Comprehensive Progress Document, приложение о Graverobber
graverobber-score = { $n } из 3 кладов
graverobber-side-red = Красные
graverobber-side-white = Белые
graverobber-option-placement = Мельница и могилы
graverobber-option-placement-apart = Никогда не соприкасаются
graverobber-option-placement-reachable = Могут соприкасаться, но к кладам есть путь
graverobber-option-assist = Подсветка: где может быть вторая фигура
graverobber-option-assist-off = Нет, вычисляйте сами
graverobber-option-assist-on = Да, у обоих игроков
graverobber-option-skip_end = Оба спасовали три раза подряд
graverobber-option-skip_end-on = Партия заканчивается
graverobber-option-skip_end-off = Ничего не меняется
graverobber-mark-obstacle = препятствие?
graverobber-mark-plot = клад?
graverobber-mark-clear = пусто
graverobber-mark-me = я?

## Кнопки и меню

graverobber-label-move = Идти…
graverobber-label-move-way = { $way ->
    [up] ⬆ Север…
    [down] ⬇ Юг…
    [left] ⬅ Запад…
   *[right] ➡ Восток…
}
graverobber-label-move-steps = { $way ->
    [up] ⬆ Север { $steps }
    [down] ⬇ Юг { $steps }
    [left] ⬅ Запад { $steps }
   *[right] ➡ Восток { $steps }
}
graverobber-label-move-to = { $way ->
    [up] ⬆ Север { $steps }, до { $square }
    [down] ⬇ Юг { $steps }, до { $square }
    [left] ⬅ Запад { $steps }, до { $square }
   *[right] ➡ Восток { $steps }, до { $square }
}
graverobber-label-dig = ⛏ Копать…
graverobber-label-dig-way = { $way ->
    [up] ⛏ Копать на север
    [down] ⛏ Копать на юг
    [left] ⛏ Копать на запад
   *[right] ⛏ Копать на восток
}
graverobber-label-skip = Пас
graverobber-label-piece = { $piece ->
    [windmill] Мельница…
    [grave] Могила…
   *[plot] Клад…
}
graverobber-label-column = { $piece ->
    [windmill] Мельница, столбец { $column }…
    [grave] Могила, столбец { $column }…
   *[plot] Клад, столбец { $column }…
}
graverobber-label-at = { $piece ->
    [windmill] Мельница на { $square }
    [grave] Могила на { $square }
   *[plot] Клад на { $square }
}
graverobber-label-windmill = Мельница { $low }–{ $high }
graverobber-label-ready = Готово
graverobber-label-clear = Начать заново

## Слова на картинках

graverobber-picture-both = обе доски
graverobber-picture-you = { $side ->
    [red] за Красных
   *[white] за Белых
}
graverobber-picture-turn = { $side ->
    [red] ходят Красные
    [white] ходят Белые
   *[you] твой ход
}{ $skips ->
    [0] { "" }
    [one] { " " }· { $skips } пас
    [few] { " " }· { $skips } паса
    [many] { " " }· { $skips } пасов
   *[other] { " " }· { $skips } паса
}
graverobber-picture-won = { $side ->
    [red] победили Красные, { $red } : { $white }
   *[white] победили Белые, { $red } : { $white }
}
graverobber-picture-draw = ничья, { $red } : { $white }
graverobber-picture-laying = идёт расстановка
graverobber-picture-next = { $piece ->
    [windmill] дальше: мельница
    [grave] дальше: могила
   *[plot] дальше: клад
}
graverobber-picture-laid = всё на месте: готово?
graverobber-picture-your-board = твоя доска
graverobber-picture-board = { $side ->
    [red] доска Красных
   *[white] доска Белых
}
graverobber-picture-ready = готова
graverobber-picture-not-ready = расстановка
graverobber-picture-dots = { $piece ->
    [windmill] здесь может быть левый нижний угол мельницы
    [grave] здесь может быть эта могила
   *[plot] здесь может быть клад этой могилы
}
graverobber-picture-vain = клада нет
graverobber-picture-known = последнее место
graverobber-picture-go = сюда можно
graverobber-picture-side-state = { $side ->
    [red] Красные
   *[white] Белые
}: { $state ->
    [ready] готово
   *[not] расстановка
}

## Доски словами

graverobber-sides = «Расхититель могил»: { $you ->
    [red] ты (Красные) — { $white } (Белые).
    [white] ты (Белые) — { $red } (Красные).
   *[nobody] { $red } (Красные) — { $white } (Белые).
}
graverobber-turn = { $reader ->
    [you] Ход { $turn }: твой.
   *[other] Ход { $turn }: ходит { $who }.
}
graverobber-still-laying = Расстановка не закончена: { $who }.
graverobber-plots = Выкопано кладов: Красными { $red }, Белыми { $white }.
graverobber-skips = Пасов подряд: { $skips }.
graverobber-your-board = Твоя доска:
graverobber-board = { $side ->
    [red] Доска Красных:
   *[white] Доска Белых:
}
graverobber-windmill-lies = Мельница: { $squares }.
graverobber-grave-lies = Могила: { $grave }.
graverobber-pair-lies = Могила { $grave }, её клад { $plot }.
graverobber-pair-robbed = Могила { $grave }, её клад { $plot } выкопан.
graverobber-next = { $piece ->
    [windmill] Дальше — мельница.
    [grave] Дальше — могила.
   *[plot] Дальше — клад к этой могиле.
}
graverobber-your-piece = Твоя фигура: { $square }.
graverobber-piece = { $side ->
    [red] Фигура Красных: { $square }.
   *[white] Фигура Белых: { $square }.
}
graverobber-your-other = Твоя вторая фигура: { $square }.
graverobber-other = { $side ->
    [red] Вторая фигура Красных: { $square }.
   *[white] Вторая фигура Белых: { $square }.
}
graverobber-your-other-known = Твоя вторая фигура: последний раз замечена на { $square }.
graverobber-since = Твои ходы с тех пор: { $moves }.
graverobber-step = { $way ->
    [up] север { $steps }
    [down] юг { $steps }
    [left] запад { $steps }
   *[right] восток { $steps }
}
graverobber-other-known = { $side ->
    [red] Вторая фигура Красных: последний раз замечена на { $square }.
   *[white] Вторая фигура Белых: последний раз замечена на { $square }.
}
graverobber-shade = Где может быть твоя вторая фигура: { $squares }.
graverobber-marks = Твои пометки: { $marks }.
graverobber-marked = { $kind } { $squares }
graverobber-dug-up = Выкопано: { $squares }.
graverobber-dug-in-vain = Копали зря: { $squares }.
graverobber-walked = Пройдено: { $times }.
graverobber-walked-times = { $n ->
    [1] по разу { $squares }
    [2] дважды { $squares }
    [3] трижды { $squares }
    [5] чаще { $squares }
   *[other] { $n } раза { $squares }
}

## Клетки картинки, по одной вслух

graverobber-spot = { $whose ->
    [only] { $square }
    [you] { $square } у тебя
    [red] { $square } у Красных
   *[white] { $square } у Белых
}
graverobber-spot-with = { graverobber-spot }: { $things }
graverobber-spot-lies = { $piece ->
    [windmill] мельница
    [grave] могила
   *[plot] клад
}
graverobber-spot-hole = клад выкопан
graverobber-spot-vain = копали зря
graverobber-spot-piece = { $side ->
    [you] твоя фигура
    [red] фигура Красных
   *[white] фигура Белых
}
graverobber-spot-other = { $how ->
    [may] возможно,{ " " }
   *[other] { "" }
}{ $side ->
    [you] твоя вторая фигура
    [red] вторая фигура Красных
   *[white] вторая фигура Белых
}{ $how ->
    [was] { " " }замечена здесь последний раз
    [still] { " " }была здесь, возможно, и сейчас
   *[other] { "" }
}
graverobber-spot-walked = пройдено
graverobber-spot-mark = пометка «{ $kind }»
graverobber-spot-plots = выкопано кладов: { $n } из 3

## Ходы касанием, на странице

graverobber-touch-digs = { $side ->
    [red] Копать на доске Красных
   *[white] Копать на доске Белых
}
graverobber-touch-way = { $way ->
    [up] Север
    [down] Юг
    [left] Запад
   *[right] Восток
}
graverobber-touch-start = Нажми на клетку, куда пойти, или копай.
graverobber-touch-ready = На доске лежит всё: готово?
graverobber-touch-lay = { $piece ->
    [windmill] Нажми на левую нижнюю из четырёх клеток мельницы.
    [grave] Нажми на клетку для следующей могилы.
   *[plot] Нажми на клетку рядом с { $grave }: там клад этой могилы.
}
graverobber-touch-windmill = Мельница на { $squares }
graverobber-touch-move = { $way ->
    [up] Идти на север до { $square } ({ $steps })
    [down] Идти на юг до { $square } ({ $steps })
    [left] Идти на запад до { $square } ({ $steps })
   *[right] Идти на восток до { $square } ({ $steps })
}
graverobber-touch-beside = Копать можно только рядом со своей фигурой. Если она уже не там, где её показывает доска { $side ->
    [red] Красных
   *[white] Белых
}, выбери одну из четырёх кнопок.
graverobber-touch-straight = Твоя фигура идёт с { $square } прямо: на север, восток, юг или запад.

## О ходах

graverobber-laid = { $piece ->
    [windmill] Твоя мельница на { $square }.
    [grave] Твоя могила на { $square }.
   *[plot] Твой клад на { $square }.
}
graverobber-emptied = Твоя доска снова пуста.
graverobber-ready = Доска готова: { $who }.
graverobber-begins = Обе доски готовы. Начинает { $who }.
graverobber-moves = { $who } идёт на { $way ->
    [up] север
    [down] юг
    [left] запад
   *[right] восток
} на { $steps ->
    [one] { $steps } клетку
    [few] { $steps } клетки
    [many] { $steps } клеток
   *[other] { $steps } клетки
}, до { $square }.
graverobber-visitor = На твоей доске вторая фигура игрока { $who } теперь на { $square }.
graverobber-digs-out = { $who } копает на { $way ->
    [up] север
    [down] юг
    [left] запад
   *[right] восток
}, а там край доски: вторая фигура на { $square }.
graverobber-digs-plot = { $who } копает на { $way ->
    [up] север
    [down] юг
    [left] запад
   *[right] восток
}: { $square }, клад!
graverobber-digs-nothing = { $who } копает на { $way ->
    [up] север
    [down] юг
    [left] запад
   *[right] восток
}: { $square }, клада там нет.
graverobber-passes = { $who } пасует.
graverobber-passes-again = { $who } пасует. Это { $count }-й пас подряд; после { $end }-го партия закончится.

## Ключевые моменты

graverobber-moment-laid = Обе доски готовы
graverobber-moment-plot = { $who } выкапывает клад

## Чем кончается партия

graverobber-third-plot = третий клад выкопан на { $square }
graverobber-both-skipped = оба спасовали три раза подряд
graverobber-all-turns = оба сделали по { $turns } ходов, больше нельзя
graverobber-more-plots = кладов больше, { $more }:{ $fewer }
graverobber-equal-plots = кладов поровну, { $n }:{ $n }

## Почему так сходить нельзя

graverobber-not-yet = Твоя доска готова, а { $who } ещё расставляет свою.
graverobber-boards-stay = Обе доски готовы, менять на них уже ничего нельзя.
graverobber-move-or-dig = { $way ->
    [up] Идти или копать? Введи «север 1», чтобы идти, или «копать север».
    [down] Идти или копать? Введи «юг 1», чтобы идти, или «копать юг».
    [left] Идти или копать? Введи «запад 1», чтобы идти, или «копать запад».
   *[right] Идти или копать? Введи «восток 1», чтобы идти, или «копать восток».
}
graverobber-how-to-type = Ходы вводятся так: «север 3», «копать запад» или «пас».
graverobber-at-edge = { $square } — у самого края доски.
graverobber-board-ends = { $way ->
    [up] На севере доска кончается клеткой { $square }.
    [down] На юге доска кончается клеткой { $square }.
    [left] На западе доска кончается клеткой { $square }.
   *[right] На востоке доска кончается клеткой { $square }.
}
graverobber-in-the-way = { $piece ->
    [windmill] Путь преграждает твоя мельница на { $square }.
   *[grave] Путь преграждает твоя могила на { $square }.
}
graverobber-nothing-lies = На твоей доске ещё ничего нет.
graverobber-goes-to-h8 = На доске есть только клетки от A1 до H8.
graverobber-all-laid = Всё на месте. Введи «готово», чтобы оставить так, или «заново», чтобы начать сначала.
graverobber-lay-first = { $piece ->
    [windmill] Сначала закончи расстановку: дальше — мельница, например «мельница { $square }».
    [grave] Сначала закончи расстановку: дальше — могила, например «могила { $square }».
   *[plot] Сначала закончи расстановку: дальше — клад, например «клад { $square }».
}
graverobber-sticks-out = Мельница на { $square } не поместится на доске: она занимает 2×2 клетки, а называют её по левой нижней.
graverobber-start-stays-free = { $square } — начальная клетка, она должна оставаться свободной.
graverobber-taken = { $piece ->
    [windmill] Клетка { $square } занята: там твоя мельница.
    [grave] Клетка { $square } занята: там твоя могила.
   *[plot] Клетка { $square } занята: там твой клад.
}
graverobber-touches = { $piece ->
    [windmill] Клетка { $square } касается твоей мельницы на { $near }: за этим столом препятствия не должны соприкасаться даже углами.
   *[grave] Клетка { $square } касается твоей могилы на { $near }: за этим столом препятствия не должны соприкасаться даже углами.
}
graverobber-not-beside-grave = Клетка { $square } не примыкает к твоей могиле на { $grave }: клад кладут вплотную к ней с севера, юга, запада или востока.
graverobber-out-of-reach = Фигура игрока { $who } не дойдёт с { $start } до клада на { $square }.
graverobber-cut-off = Тогда фигура игрока { $who } не дойдёт до твоего клада на { $square }.
graverobber-no-room-for-plot = Тогда не останется места для клада к этой могиле.
graverobber-no-room-for-rest = Тогда не останется места для остальных могил и кладов.

## Почему дальше не спланировать

graverobber-foresight-dig = Что там зарыто, пока неизвестно.

## Советы

graverobber-tip-lay = Цель: выкопать три клада, которые прячет { $who }, раньше, чем { $who } выкопает твои. Поэтому прячь свои получше: мельница и могилы преграждают сопернику путь, клады — нет. Кнопка *Случайная расстановка* заполнит всю доску за тебя.
graverobber-tip-ready = Нажми *Готово*, чтобы оставить эту доску: потом ничего уже не изменить.
graverobber-tip-begin = Цель: выкопать три клада на доске игрока { $who }, пока { $who } не выкопает твои. Ходи своей фигурой по своей доске: вторая, на доске соперника, пойдёт туда же, пока её не остановит препятствие или край. Остановило её что-нибудь или нет, тебе не скажут. Потом копай рядом с ней.
graverobber-tip-dig = Каждая раскопка точно говорит, где стоит твоя вторая фигура, даже если копать за край доски.
graverobber-warn-hemmed-in = Твоя собственная фигура почти заперта: с { $start } она дойдёт лишь до { $room } из { $free } свободных клеток.
graverobber-warn-edge = Твоя вторая фигура стоит на { $square }, и { $way ->
    [up] севернее
    [down] южнее
    [left] западнее
   *[right] восточнее
} доска кончается: там ничего не найти и ничего нового не узнать.
graverobber-warn-start = Твоя вторая фигура стоит на { $square }. На { $ahead }, начальной клетке, ничего быть не может: там ничего не найти и ничего нового не узнать.
graverobber-warn-dug = Твоя вторая фигура стоит на { $square }, а на { $ahead } раскопка уже была: там ничего не найти и ничего нового не узнать.
graverobber-why-chance = { $percent ->
    [0] Клада там нет
    [1] Клад там маловероятен (меньше 3 %)
    [100] Там точно есть клад
   *[other] Вероятность найти там клад — около { $percent } %
}{ $better ->
    [yes] ; если копать сейчас в другую сторону — { $other ->
        [0] клада не будет.
        [1] вероятность меньше 3 %.
       *[other] вероятность не больше { $other } %.
    }
   *[no] .
}
graverobber-why-dig = { graverobber-why-chance }
graverobber-why-dig-place = { graverobber-why-chance } Твоя вторая фигура может стоять на любой из { $squares ->
    [one] { $squares } клетки
    [few] { $squares } клеток
    [many] { $squares } клеток
   *[other] { $squares } клетки
}: раскопка покажет, на какой именно, даже если ничего не найдёт.
graverobber-why-dig-grave = { graverobber-why-chance } Клад лежит рядом с могилой, а рядом с { $square } препятствие ещё может быть на { $sides ->
    [one] { $sides } клетке
    [few] { $sides } клетках
    [many] { $sides } клетках
   *[other] { $sides } клетки
}{ $more ->
    [yes] {" "}(больше, чем у других клеток, которые отсюда можно раскопать).
   *[no] .
}
graverobber-why-move = { $moves ->
    [1] Потом копай { $way ->
        [up] на север
        [down] на юг
        [left] на запад
       *[right] на восток
    }:
   *[other] Это первый из { $moves } ходов, потом копай { $way ->
        [up] на север
        [down] на юг
        [left] на запад
       *[right] на восток
    }:
} { $percent ->
    [0] клада там нет
    [1] клад там маловероятен (меньше 3 %)
    [100] там точно есть клад
   *[other] вероятность найти там клад — около { $percent } %
}{ $better ->
    [yes] ; если копать прямо сейчас — { $other ->
        [0] клада не будет.
        [1] вероятность меньше 3 %.
       *[other] вероятность не больше { $other } %.
    }
   *[no] .
}{ $learns ->
    [stops] {" "}{ $exact ->
        [yes] Клеток, где тогда может стоять твоя вторая фигура, будет { $squares }
       *[no] Клеток, где тогда может стоять твоя вторая фигура, будет не меньше { $squares }
    }: раскопка покажет, на какой она, а значит, и где её остановили препятствия.
    [grave] {" "}Клад лежит рядом с могилой, а рядом с местом раскопки препятствие ещё может быть на { $sides ->
        [one] { $sides } клетке
        [few] { $sides } клетках
        [many] { $sides } клетках
       *[other] { $sides } клетки
    }.
    [sure] {" "}Ты будешь точно знать, где стоит твоя вторая фигура, а значит, и где копаешь.
   *[nothing] {""}
}{ $trail ->
    [old] {" "}Твоя фигура уже проходила по этим клеткам, так что ход не выдаст ничего нового.
   *[new] {""}
}
graverobber-why-windmill = Там она останавливает ходы вдоль двух рядов и двух столбцов, и никто не узнает, что фигура остановлена.
graverobber-why-grave = Рядом, на { $plot }, клад можно выкопать { $sides ->
    [one] только с одной клетки
    [few] самое большее с { $sides } клеток
    [many] самое большее с { $sides } клеток
   *[other] самое большее с { $sides } клетки
}: чем их меньше, тем надёжнее.
graverobber-why-plot = Там его можно выкопать { $sides ->
    [one] только с одной клетки
    [few] самое большее с { $sides } клеток
    [many] самое большее с { $sides } клеток
   *[other] самое большее с { $sides } клетки
}: края и препятствия рядом с кладом защищают его.
graverobber-why-ready = Каждый твой клад можно выкопать { $sides ->
    [one] только с одной клетки
    [few] самое большее с { $sides } клеток
    [many] самое большее с { $sides } клеток
   *[other] самое большее с { $sides } клетки
}: чем их меньше, тем надёжнее. После этого менять уже ничего нельзя.

## Разбор: что можно было знать

graverobber-review-alike = «{ $move }» — практически не хуже любого другого хода: вероятность { $turns ->
    [1] клада
   *[other] клада при раскопке на { $turns }-м ходу
} — { $percent } %.
graverobber-review-best = «{ $move }» — лучший ход: вероятность { $turns ->
    [1] клада
   *[other] клада при раскопке на { $turns }-м ходу
} — { $percent } %.
graverobber-review-other = «{ $move }»: вероятность { $turns ->
    [1] клада
   *[other] клада при раскопке на { $turns }-м ходу
} — { $percent } %. Лучше «{ $bestmove }», { $bestturns ->
    [1] сразу
   *[other] раскопка на { $bestturns }-м ходу
}: { $bestpercent } %.
graverobber-review-sooner = «{ $move }»: вероятность клада при раскопке на { $turns }-м ходу — { $percent } %. Лучше «{ $bestmove }», { $bestturns ->
    [1] сразу
   *[other] раскопка на { $bestturns }-м ходу
}: { $bestpercent } %. Это быстрее, а в пересчёте на каждый ход и больше.
graverobber-review-counted = Сосчитано всё: возможных досок — { $boards }, наборов препятствий — { $sets }, клеток для второй фигуры — { $squares }. Доски, где клады спрятаны надёжнее, весят больше.
graverobber-review-drawn = Всё перебрать нельзя: взято наугад досок — { $boards }, наборов препятствий — не больше { $sets }, клеток для второй фигуры — { $squares }. Доски, где клады спрятаны надёжнее, выпадают чаще. 95-процентный интервал для клада за ход: от { $low } % до { $high } %.
graverobber-review-found = Найден клад: везение +{ $n }.
graverobber-review-empty = Ничего не найдено: невезение −{ $n }.
graverobber-review-sum = { $who }, в кладах: лучшие ходы обещали { $start }, { $parts }; найдено { $result }.
graverobber-puzzle-squares = Клеток, где тогда может стоять твоя вторая фигура: { $n }.
graverobber-review-sure = Клад здесь был гарантирован: «{ $move }».
graverobber-review-plots = Можно было знать точно: клад на { $squares }.
graverobber-review-vain = Можно было знать точно: здесь ничего не найти.
graverobber-review-shares = Вероятность, что вторая фигура здесь

## Что можно ввести

graverobber-typed-up = вверх, наверх, север, на север, к северу
graverobber-typed-down = вниз, юг, на юг, к югу
graverobber-typed-left = влево, налево, запад, на запад, к западу
graverobber-typed-right = вправо, направо, восток, на восток, к востоку
graverobber-typed-move = идти, иди, иду, ход, ходить, хожу
graverobber-typed-dig = копать, копай, копаю, рыть, рой, рою
graverobber-typed-skip = пас, пасую, пасовать, пропуск, пропустить, пропустить ход, пропускаю, пропускаю ход
graverobber-typed-windmill = мельница, мельницу
graverobber-typed-grave = могила, могилу
graverobber-typed-plot = клад
graverobber-typed-ready = готово, готов, готова
graverobber-typed-clear = заново, начать заново, сначала, очистить
graverobber-typed-one = один, одна, одну
graverobber-typed-two = два, две
graverobber-typed-three = три
graverobber-typed-four = четыре
graverobber-typed-five = пять
graverobber-typed-six = шесть
graverobber-typed-seven = семь
graverobber-typed-nothing = на, до, клетка, клетку, клетки, клеток, шаг, шага, шагов

## Задачи

graverobber-so-far = Твои ходы до сих пор: { $turns }. (⬆3 — ход; ⛏B4➡C4 — раскопка на C4, вторая фигура стояла на B4; ✔ — клад, ✖ — за краем, – — пас.)
graverobber-puzzle-plot = { $turns ->
    [1] По всему, что тебе известно, одно из четырёх направлений раскопки гарантированно приносит клад. Какое?
    [one] Гарантированно выкопай клад не позже чем за { $turns } свой ход, считая этот, как бы всё ни лежало. Годится только одно начало: какое?
    [few] Гарантированно выкопай клад не позже чем за { $turns } своих хода, считая этот, как бы всё ни лежало. Годится только одно начало: какое?
    [many] Гарантированно выкопай клад не позже чем за { $turns } своих ходов, считая этот, как бы всё ни лежало. Годится только одно начало: какое?
   *[other] Гарантированно выкопай клад не позже чем за { $turns } своих хода, считая этот, как бы всё ни лежало. Годится только одно начало: какое?
}
graverobber-puzzle-plot-hint = Сначала пойми, где стоит твоя вторая фигура. Потом найди могилу, которая точно там есть: на одной из соседних с ней клеток лежит её клад, а там, где раскопка ничего не дала, его нет.
graverobber-puzzle-plot-why = При любой расстановке, которая согласуется со всем, что тебе известно, так клад будет выкопан вовремя. Ни один другой ход этого не гарантирует.
graverobber-puzzle-plot-wrong = При какой-то расстановке, которая согласуется со всем, что тебе известно, клад так вовремя не выкопать.
graverobber-puzzle-windmill = { $turns ->
    [1] По всему, что тебе известно, одна из четырёх раскопок гарантированно попадает в клетку мельницы. Какая?
    [one] Не позже чем за { $turns } свой ход, считая этот, гарантированно попади раскопкой в клетку мельницы. Годится только одно начало: какое?
    [few] Не позже чем за { $turns } своих хода, считая этот, гарантированно попади раскопкой в клетку мельницы. Годится только одно начало: какое?
    [many] Не позже чем за { $turns } своих ходов, считая этот, гарантированно попади раскопкой в клетку мельницы. Годится только одно начало: какое?
   *[other] Не позже чем за { $turns } своих хода, считая этот, гарантированно попади раскопкой в клетку мельницы. Годится только одно начало: какое?
}
graverobber-puzzle-windmill-hint = Мельница занимает 2×2 клетки; соперник по ним не проходил, и клада на них не было. Где для неё ещё есть место и какие клетки у всех этих мест общие?
graverobber-puzzle-windmill-why = При любой расстановке, которая согласуется со всем, что тебе известно, так раскопка вовремя попадёт в клетку мельницы. Ни один другой ход этого не гарантирует.
graverobber-puzzle-windmill-wrong = При какой-то расстановке, которая согласуется со всем, что тебе известно, так вовремя не попасть раскопкой в клетку мельницы.
graverobber-puzzle-piece = Сейчас нельзя сказать точно, где стоит твоя вторая фигура. После какого хода это станет известно точно и без раскопки? Такой ход один.
graverobber-puzzle-piece-hint = Выпиши клетки, где она может стоять сейчас. Потом сделай с каждой из них один и тот же ход: фигура останавливается у края или прямо перед препятствием.
graverobber-puzzle-piece-why = После этого хода при любой расстановке, которая согласуется со всем, что тебе известно, вторая фигура стоит на одной и той же клетке. После любого другого таких клеток хотя бы две.
graverobber-puzzle-piece-wrong = И после этого хода, пока не копаешь, вторая фигура может стоять хотя бы на двух клетках.

## Урок

graverobber-lesson-lay = Побеждает тот, кто первым выкопает три клада соперника. В начале каждый тайно ставит на свою доску мельницу 2×2, три могилы и вплотную к каждой могиле её клад. Мельница и могилы не касаются друг друга даже углами. Последний клад спрячь в угол: *Клад на A8*.
graverobber-lesson-lay-not-open = Так можно, но там его выкопают не с одной клетки, так с другой. Рядом с углом свободна лишь одна: *Клад на A8*.
graverobber-lesson-lay-not-clear = Так с доски исчезнет всё, а не хватает ведь только последнего клада: *Клад на A8*.
graverobber-lesson-lay-then = Вы оба нажали *Готово*: теперь ничего не изменить. Ты за Красных, и они начинают. Снизу твоя доска, над ней — что ты знаешь о доске Белых: пока ничего. На обеих досках стоят обе фигуры: твоя и Белых.
graverobber-lesson-move = Выкопай три клада на доске Белых раньше, чем они выкопают твои. Ты ходишь по своей доске, а твоя вторая фигура, на доске Белых, идёт туда же, пока её не остановит препятствие (мельница, могила) или край. Выбери *Север 3, до A4*.
graverobber-lesson-move-not-there = Так можно. Но в этом уроке пройди три клетки на север: *Север 3, до A4*.
graverobber-lesson-move-not-dig = Копать будешь следующим ходом. Сначала посмотри, как идут обе твои фигуры: *Север 3, до A4*.
graverobber-lesson-not-skip = Пас ничего не меняет, а когда оба спасуют по три раза подряд, партия закончится.
graverobber-lesson-move-then = Твоя фигура на A4. Дошла ли туда вторая? Тебе не скажут: бледная со знаком вопроса стоит там, где её видели последний раз. Белые прошли с H8 на H4: на подкрашенных клетках препятствий нет. А на твоей доске Белых остановила твоя мельница.
graverobber-lesson-dig = Раскопка проверяет одну клетку рядом со второй фигурой и называет её: ты снова знаешь, где фигура стоит. Если там клад, он твой. Фигура шла вдоль западного края, поэтому копай в другую сторону: *Копать на восток*.
graverobber-lesson-dig-not-edge = За краем кладов нет. А где стоит фигура, ты узнаешь и так: *Копать на восток*.
graverobber-lesson-dig-not-back = Так ты тоже узнаешь, где стоишь. Но с юга ты идёшь, а на севере, может быть, как раз то, что тебя остановило: *Копать на восток*.
graverobber-lesson-dig-not-move = Сначала выясни, где вторая фигура: кто только ходит, скоро этого уже не знает. *Копать на восток*.
graverobber-lesson-dig-then = B2, клада нет. Значит, вторая фигура на A2, а не на A4: её что-то остановило на A3! В партии отметь это кнопкой *Пометить клетки* или командой `/пометить`: `A3`, `препятствие?`. Твои пометки видишь только ты.
graverobber-lesson-plot = Прошло несколько ходов; на A3 стоит твоя пометка. Белые были на B4, твоя вторая фигура — на A2, так что мельнице у A3 нет места: там могила, и вплотную к ней её клад. На A2 раскопка была напрасной; остаются A4 и B3. Вторая фигура теперь на B2: *Копать на север*.
graverobber-lesson-plot-not-again = Клетка A2 уже раскопана. Рядом с могилой остаются A4 и B3: *Копать на север*.
graverobber-lesson-plot-not-far = Об этой клетке ничего не известно. А клад у могилы на A3 может быть только на A4 или B3: *Копать на север*.
graverobber-lesson-plot-not-move = Идти никуда не надо: одна из двух клеток прямо к северу от второй фигуры. *Копать на север*.
graverobber-lesson-plot-then = Клад! Он твой, и об этом слышат все. Белые копали зря, а твоя следующая раскопка, на юг, принесла второй клад, на B1.
graverobber-lesson-third = Два клада твои; третий сразу принесёт победу. Вторая фигура всё ещё на B2, а к северу, югу и западу от неё уже раскопано: *Копать на восток*.
graverobber-lesson-third-not-again = Там уже раскопано. Осталась одна сторона: *Копать на восток*.
graverobber-lesson-third-not-move = Прежде чем уходить, копай с последней стороны: *Копать на восток*.
graverobber-lesson-third-then = Третий клад: победа! В партии следи за временем уже при расстановке: когда время выйдет, полная доска считается готовой, а с неполной ты проигрываешь.

## Achievements

graverobber-feat-surgeon = Точная лопата
graverobber-feat-surgeon-about = Победи, выкопав все три клада не больше чем за двенадцать раскопок.
graverobber-feat-comeback = Восстать из могилы
graverobber-feat-comeback-about = Победи после того, как у соперника было два клада, а у тебя ни одного.
