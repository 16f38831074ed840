### Ночная смена на кладбище. Одно слово для одного понятия: помощник (assistant), учёный (master: «хозяин» — это хозяин стола),
### кладбище, ворота (gate, entrance), могила (grave), склеп (mausoleum), фишка (pawn), часть (part),
### стопка (stack), тележка (cart), раунд, партия (match), нападать (attack), привозить (deliver),
### возвращать (return), ход. Части: мозг, сердце, торс, ноги. На «ты». Имена только в именительном.

## Что игра говорит о себе

graveyard-shift-name = Ночная смена на кладбище
graveyard-shift-tagline = Вези части тел к воротам, пока тебя не опередил другой помощник.
graveyard-shift-goal = Привези к воротам мозг, сердце, торс и пару ног раньше соперника.
graveyard-shift-credit = Айзая Таненбаум (Isaiah Tanenbaum), 2011 (CC BY-SA 2.5)
graveyard-shift-score = выиграно раундов: { $n }
graveyard-shift-side-white = Белые
graveyard-shift-side-red = Красные
graveyard-shift-option-rounds = Раунды
graveyard-shift-option-rounds-3 = Три раунда: до двух побед
graveyard-shift-option-rounds-1 = Один раунд
graveyard-shift-cover = Кладбище из 16 клеток с воротами по углам, части тел на могилах и два помощника с тележками.

## Части

graveyard-shift-part = { $kind ->
    [brain] мозг
    [heart] сердце
    [chest] торс
   *[legs] ноги
}
graveyard-shift-parts = { $n ->
    [one] { graveyard-shift-part }
    [few] { $kind ->
        [brain] { $n } мозга
        [heart] { $n } сердца
        [chest] { $n } торса
       *[legs] { $n } пары ног
    }
    [many] { $kind ->
        [brain] { $n } мозгов
        [heart] { $n } сердец
        [chest] { $n } торсов
       *[legs] { $n } пар ног
    }
   *[other] { $kind ->
        [brain] { $n } мозга
        [heart] { $n } сердца
        [chest] { $n } торса
       *[legs] { $n } пары ног
    }
}
graveyard-shift-nothing = ничего

## Что рассказывает ход

graveyard-shift-enters = { $who } входит через ворота { $square }.
graveyard-shift-walks = { $who } идёт на { $way ->
    [N] север
    [E] восток
    [S] юг
   *[W] запад
}, на { $square }.
graveyard-shift-carts-part = { $who } везёт { $kind ->
    [brain] мозг
    [heart] сердце
    [chest] торс
   *[legs] ноги
} на { $way ->
    [N] север
    [E] восток
    [S] юг
   *[W] запад
}, на { $square }.
graveyard-shift-carts-stack = { $who } везёт стопку на { $way ->
    [N] север
    [E] восток
    [S] юг
   *[W] запад
}, на { $square }: { $parts }.
graveyard-shift-carts-losing = { $who } везёт стопку на { $way ->
    [N] север
    [E] восток
    [S] юг
   *[W] запад
}, теряет { $drops } и привозит на { $square } { $parts }.
# В винительном падеже: «теряет …».
graveyard-shift-dropped = { $kind ->
    [brain] мозг
    [heart] сердце
    [chest] торс
   *[legs] ноги
} на { $square }
# В винительном падеже: «привозит …».
graveyard-shift-kept = { $kind ->
    [brain] мозг
    [heart] сердце
    [chest] торс
   *[legs] ноги
}
graveyard-shift-attacks = { $who } нападает на игрока { $other } и делает ещё один ход!
graveyard-shift-delivers-nothing = Учёному, на которого работает { $who }, ничего из этого не нужно. На кладбище вернутся: { $parts }; начинает { $other }.
graveyard-shift-takes = { $who } берёт { $kind ->
    [brain] мозг
    [heart] сердце
    [chest] торс
   *[legs] ноги
}.
graveyard-shift-takes-one = { $who } берёт { $kind ->
    [brain] мозг
    [heart] сердце
    [chest] торс
   *[legs] ноги
}. На кладбище вернутся: { $parts }; начинает { $other }.
graveyard-shift-returns = { $who } возвращает { $kind ->
    [brain] мозг
    [heart] сердце
    [chest] торс
   *[legs] ноги
} на { $square }.

## Раунды и конец партии

graveyard-shift-opening = Смена начинается. Начинает { $who }.
graveyard-shift-opening-round = Раунд { $n } из { $rounds }. Начинает { $who }.
graveyard-shift-round-won = { $who } собирает все четыре части и выигрывает раунд { $n }!
graveyard-shift-round-repeated = Одна и та же позиция в третий раз: раунд { $n } закончен вничью.
graveyard-shift-round-exhausted = { $turns ->
    [one] Сыгран { $turns } ход: раунд { $n } закончен вничью.
    [few] Сыграно { $turns } хода: раунд { $n } закончен вничью.
    [many] Сыграно { $turns } ходов: раунд { $n } закончен вничью.
   *[other] Сыграно { $turns } хода: раунд { $n } закончен вничью.
}
graveyard-shift-reason-fourth = четвёртая часть — { $kind ->
    [brain] мозг
    [heart] сердце
    [chest] торс
   *[legs] ноги
}, ворота { $square }
graveyard-shift-reason-two-rounds = выиграны два раунда; последняя часть — { $kind ->
    [brain] мозг
    [heart] сердце
    [chest] торс
   *[legs] ноги
}, ворота { $square }
graveyard-shift-reason-rounds = все раунды сыграны
graveyard-shift-reason-repeated = позиция повторилась в третий раз
graveyard-shift-reason-exhausted = { $turns ->
    [one] в раунде сыгран { $turns } ход
    [few] в раунде сыграно { $turns } хода
    [many] в раунде сыграно { $turns } ходов
   *[other] в раунде сыграно { $turns } хода
}
graveyard-shift-decided-by-nobody = никто не собрал все четыре части
graveyard-shift-decided = { $drawn ->
    [0] счёт по раундам { $won }:{ $lost }
   *[other] счёт по раундам { $won }:{ $lost }, ничьих: { $drawn }
}

## Почему дальше не спланировать

graveyard-shift-foresight-round = Как лягут части в новом раунде, пока неизвестно.

## Ключевые моменты

graveyard-shift-moment-won = { $who } выигрывает раунд { $n }
graveyard-shift-moment-drawn = В раунде { $n } победителя нет
graveyard-shift-moment-takes = { $who } берёт { $kind ->
    [brain] мозг
    [heart] сердце
    [chest] торс
   *[legs] ноги
}

## Кнопки и меню

graveyard-shift-label-enter = Войти…
graveyard-shift-label-move = Идти…
graveyard-shift-label-take = Взять…
graveyard-shift-label-return = Вернуть…
graveyard-shift-label-enter-column = Войти, столбец { $column }…
graveyard-shift-label-enter-at = Войти через { $square }
graveyard-shift-label-enter-attack = Войти через { $square }: нападение
graveyard-shift-label-way = { $way ->
    [N] ⬆ Север
    [E] ➡ Восток
    [S] ⬇ Юг
   *[W] ⬅ Запад
}
graveyard-shift-label-way-to = { $way ->
    [N] ⬆ Север, до { $square }
    [E] ➡ Восток, до { $square }
    [S] ⬇ Юг, до { $square }
   *[W] ⬅ Запад, до { $square }
}
graveyard-shift-label-way-attack = { graveyard-shift-label-way-to }: нападение
graveyard-shift-label-take-part = Взять { $kind ->
    [brain] мозг
    [heart] сердце
    [chest] торс
   *[legs] ноги
}
graveyard-shift-label-return-part = Вернуть { $kind ->
    [brain] мозг
    [heart] сердце
    [chest] торс
   *[legs] ноги
}…
graveyard-shift-label-return-column = { $kind ->
    [brain] Мозг
    [heart] Сердце
    [chest] Торс
   *[legs] Ноги
} в столбец { $column }…
graveyard-shift-label-return-to = { $kind ->
    [brain] Мозг
    [heart] Сердце
    [chest] Торс
   *[legs] Ноги
} на { $square }

## Позиция словами

graveyard-shift-heading = «{ graveyard-shift-name }»{ $rounds ->
    [1] { "" }
   *[other] , раунд { $n } из { $rounds }
}.
graveyard-shift-over = Партия окончена. { $result }
graveyard-shift-to-enter = { $reader ->
    [you] Твой ход: войди на кладбище, ворота { $entrances }.
   *[other] Сейчас на кладбище входит { $who }: ворота { $entrances }.
}
graveyard-shift-to-move = { $reader ->
    [you] Твой ход: { $ends }.
   *[other] Сейчас ходит { $who }: { $ends }.
}
graveyard-shift-end = { $way ->
    [N] на север до { $square }
    [E] на восток до { $square }
    [S] на юг до { $square }
   *[W] на запад до { $square }
}
graveyard-shift-to-take = { $reader ->
    [you] Твой ход: выбери часть для своего учёного.
   *[other] { $who } выбирает часть для своего учёного.
}
graveyard-shift-to-return = { $reader ->
    [you] { $n ->
        [1] Твой ход. Верни на кладбище: { $parts }.
       *[other] Твой ход. Верни на кладбище одну из частей: { $parts }.
    }
   *[other] { $n ->
        [1] { $who } возвращает: { $parts }.
       *[other] { $who } возвращает одну из частей: { $parts }.
    }
}
graveyard-shift-room = Место есть на { $squares }.
graveyard-shift-player-off = { $reader ->
    [you] Ты
   *[other] { $who }
} ({ $side ->
    [white] Белые
   *[red] Красные
}): вне поля; собрано: { $parts }{ $rounds ->
    [1] { "" }
   *[other] ; выиграно раундов: { $won }
}.
graveyard-shift-player-on = { $reader ->
    [you] Ты
   *[other] { $who }
} ({ $side ->
    [white] Белые
   *[red] Красные
}): на { $square }; собрано: { $parts }{ $rounds ->
    [1] { "" }
   *[other] ; выиграно раундов: { $won }
}.
graveyard-shift-rows = Части, снизу вверх:
graveyard-shift-row = { $stacks ->
    [0] Ряд { $row }: пусто.
    [1] Ряд { $row }: { $one }.
    [2] Ряд { $row }: { $one }; { $two }.
    [3] Ряд { $row }: { $one }; { $two }; { $three }.
   *[other] Ряд { $row }: { $one }; { $two }; { $three }; { $four }.
}
graveyard-shift-stack = { $square } { $parts }

## Что звучит о местах на картинке

graveyard-shift-spot = { $square }, { $place ->
    [gate] ворота
    [mausoleum] склеп
   *[grave] могила
}
graveyard-shift-spot-with = { graveyard-shift-spot }: { $lies }
graveyard-shift-spot-pawn = { $side ->
    [white] фишка Белых
   *[red] фишка Красных
}
graveyard-shift-spot-part = { $part } на { $square }
graveyard-shift-spot-loose = Нужно вернуть: { $parts }

## Предупреждение и подсказки

graveyard-shift-warn-nothing = Твоему учёному ничего из этого не нужно: { $parts }. Всё вернётся на кладбище, первую часть положит { $other }.
graveyard-shift-tip-goal = Чтобы выиграть раунд, привези мозг, сердце, торс и ноги к воротам: они в четырёх углах. Выбери ворота, через которые войдёт твоя фишка.
graveyard-shift-tip-new-round = Новое кладбище: войди через ворота, где нет фишки соперника.
graveyard-shift-tip-enter = Твоя фишка снова входит на кладбище, через любые ворота. Если там стоит фишка соперника, ты ходишь ещё раз.
graveyard-shift-tip-walk = Здесь нет частей, и фишка идёт на одну клетку: { $ends }.
graveyard-shift-tip-cart = Фишка везёт эту часть на одну клетку: { $ends }. Учёный ждёт части у ворот.
graveyard-shift-tip-push = { $n ->
    [one] Ты толкаешь стопку из { $n } части: она едет прямо на { $n } клетку или до края и на каждой клетке по пути теряет нижнюю часть. Можно пойти: { $ends }.
    [few] Ты толкаешь стопку из { $n } частей: она едет прямо на { $n } клетки или до края и на каждой клетке по пути теряет нижнюю часть. Можно пойти: { $ends }.
    [many] Ты толкаешь стопку из { $n } частей: она едет прямо на { $n } клеток или до края и на каждой клетке по пути теряет нижнюю часть. Можно пойти: { $ends }.
   *[other] Ты толкаешь стопку из { $n } частей: она едет прямо на { $n } клетки или до края и на каждой клетке по пути теряет нижнюю часть. Можно пойти: { $ends }.
}
graveyard-shift-tip-take-last = Возьми последнюю недостающую часть: раунд твой.
graveyard-shift-tip-take = Возьми одну часть; остальные, если они есть, вернутся на кладбище. Твоя фишка уходит с поля.
graveyard-shift-tip-return = Верни часть: на пустую могилу или в склеп, где меньше двух частей.

## Чем хорош ход

graveyard-shift-why-wins = Ты привозишь последнюю недостающую часть: раунд твой.
graveyard-shift-why-attack = Это нападение на фишку игрока { $other }: у тебя ещё один ход{ $stack ->
    [yes] , и стопка под обеими фишками твоя.
   *[no] .
}
graveyard-shift-why-attack-brings = Это нападение на фишку игрока { $other }: у тебя ещё один ход, и можно привезти к воротам то, чего не хватает ({ $parts }).
graveyard-shift-why-deliver = { $mine ->
    [0] Ты привозишь к воротам последнее, чего не хватало: { $parts }.
   *[other] Ты привозишь к воротам то, чего не хватает: { $parts }. Сданное уже никто не отнимет, и тебе останется собрать { $mine } ({ $other }: { $theirs }).
}
graveyard-shift-why-stops = Теперь { $other } не сможет сдать следующим ходом вот что: { $parts }.
graveyard-shift-why-denies = Теперь { $other } не сможет сдать следующим ходом то, что удалось бы сдать после другого хода: { $parts }.
graveyard-shift-why-threatens = Ход готовит доставку: следующим ходом ты можешь привезти к воротам то, чего не хватает ({ $parts }){ $sure ->
    [yes] , при любом ответе игрока { $other }.
   *[no] .
}{ $alone ->
    [yes] {" "}Другие ходы этого не дают.
   *[no] {""}
}
graveyard-shift-why-safe = Там { $other } не может на тебя напасть, а на { $squares } может. Каждое нападение даёт сопернику ещё один ход.
graveyard-shift-why-onto = Ты встаёшь на стопку с тем, чего не хватает ({ $parts }), и сможешь толкать её к воротам.
graveyard-shift-why-gate = { $n ->
    [one] Рядом с { $square } лежит то, чего не хватает ({ $parts }): шаг туда, шаг обратно — и доставлено.
    [few] Рядом с { $square } лежат { $n } недостающие части ({ $parts }): шаг туда, шаг обратно — и одна доставлена.
    [many] Рядом с { $square } лежат { $n } недостающих частей ({ $parts }): шаг туда, шаг обратно — и одна доставлена.
   *[other] Рядом с { $square } лежат { $n } недостающие части ({ $parts }): шаг туда, шаг обратно — и одна доставлена.
}{ $fewer ->
    [0] {""}
   *[other] {" "}Рядом с { $gates } их меньше.
}
graveyard-shift-why-nearer = Так ты ближе к недостающей части: { $part } на { $square }, останется { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}.
graveyard-shift-why-rarer = Бери то, что потом достать труднее всего. На могилах, в шаге от ворот, такого { $n ->
    [0] больше нет
   *[other] осталось всего { $n }
}, а остального ({ $parts }) там больше.
graveyard-shift-why-even = Бери то, что потом достать труднее всего. Здесь разницы нет: всего, что можно взять, на могилах, в шаге от ворот, { $n ->
    [0] больше нет.
   *[other] осталось поровну (по { $n }).
}
graveyard-shift-why-keeps = Это нужно только тебе, а от { $square } до ворот один шаг.
graveyard-shift-why-keeps-away = Это нужно только игроку { $other }, а от склепа на { $square } до любых ворот не меньше двух шагов.
graveyard-shift-why-far = Это ещё нужно игроку { $other }, а оттуда до фишки соперника { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}.
graveyard-shift-why-yours = Это нужно вам обоим, но { $steps ->
    [0] твоя фишка уже там
    [one] твоей фишке туда { $steps } шаг
    [few] твоей фишке туда { $steps } шага
    [many] твоей фишке туда { $steps } шагов
   *[other] твоей фишке туда { $steps } шага
}, а фишке игрока { $other } надо сначала войти.
graveyard-shift-why-deep = Это нужно вам обоим, а от склепа на { $square } до любых ворот не меньше двух шагов: быстро не достанет никто.
graveyard-shift-why-all-near = Это ещё нужно игроку { $other }, но все свободные места — могилы, в шаге от ворот: куда это положить, почти всё равно.
graveyard-shift-why-useless = Это больше никому из вас не нужно, так что там оно никому не поможет.
graveyard-shift-why-forced = { $turns ->
    [1] Этим же ходом ты выигрываешь раунд.
    [one] Раунд твой при любых ответах игрока { $other }: не позже чем за { $turns } ход, считая ходы обоих.
    [few] Раунд твой при любых ответах игрока { $other }: не позже чем за { $turns } хода, считая ходы обоих.
    [many] Раунд твой при любых ответах игрока { $other }: не позже чем за { $turns } ходов, считая ходы обоих.
   *[other] Раунд твой при любых ответах игрока { $other }: не позже чем за { $turns } хода, считая ходы обоих.
}
graveyard-shift-why-only = Всё остальное проигрывает: { $other } может тогда выиграть раунд не позже чем через { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}, считая ходы обоих.
graveyard-shift-why-too-late = Этот раунд проигран: { $other } может следующим ходом сдать последнюю часть ({ $parts }), и ни один твой ход этому не мешает. В другой раз нападай раньше, пока фишка с последней частью не встала рядом с воротами.
graveyard-shift-why-loses = Что ни играй, { $other } может выиграть раунд: после этого хода не позже чем через { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}, считая ходы обоих.
graveyard-shift-why-longest = Так ты держишься дольше всего: другой ход проигрывает уже через { $sooner }.
graveyard-shift-why-trap = Жди ошибки: из ответов, которые есть у игрока { $other } (всего { $answers }), так быстро { $right ->
    [one] выигрывает только { $right }
    [few] выигрывают только { $right }
    [many] выигрывают только { $right }
   *[other] выигрывают только { $right }
}.
graveyard-shift-why-lost = Насколько я вижу, { $other } выигрывает раунд при любой игре: продолжай угрожать и жди ошибки.
graveyard-shift-why-alone = После этого хода я оцениваю твои шансы в раунде примерно в { $chance } %.
graveyard-shift-why-alike = После этого хода я оцениваю твои шансы в раунде примерно в { $chance } %; другой ход примерно так же хорош.
graveyard-shift-why-ahead = После этого хода я оцениваю твои шансы в раунде примерно в { $chance } %, после следующего по силе хода — в { $next } %.

## О чём спрашивают, когда ходят касанием

graveyard-shift-asks = { $stage ->
    [enter] Через какие ворота войти?
    [move] Куда пойти?
    [take] Какую часть взять?
   *[return] Какую часть вернуть первой?
}
graveyard-shift-asks-where = Куда положить: { graveyard-shift-part }?

## Почему так пойти нельзя

graveyard-shift-refused-enter = Твоя фишка вне поля. Войди через ворота { $entrances }, например: «войти через { $example }».
graveyard-shift-refused-move = Твоя фишка на { $square }. Иди на север, восток, юг или запад, например: «на { $way ->
    [N] север
    [E] восток
    [S] юг
   *[W] запад
}».
graveyard-shift-refused-take = Возьми на { $square } часть для своего учёного, например: «взять { $kind ->
    [brain] мозг
    [heart] сердце
    [chest] торс
   *[legs] ноги
}».
graveyard-shift-refused-return = Верни часть: { $parts }. Укажи, какую и куда, например: «{ $kind ->
    [brain] мозг
    [heart] сердце
    [chest] торс
   *[legs] ноги
} на { $square }».
graveyard-shift-refused-no-entrance = На { $square } ворот нет. Войти можно через { $entrances }.
graveyard-shift-refused-same-entrance = Через { $square } уже входит { $who }. Начни с других ворот.
graveyard-shift-refused-edge = { $way ->
    [N] К северу
    [E] К востоку
    [S] К югу
   *[W] К западу
} от { $square } кладбище кончается.
graveyard-shift-refused-elsewhere = С { $here } ни один ход не ведёт на { $square }: твоей фишке доступны { $ends }.
graveyard-shift-refused-has-it = { $kind ->
    [brain] Мозг
    [heart] Сердце
    [chest] Торс
   *[legs] Ноги
} у твоего учёного уже есть.
graveyard-shift-refused-not-there = В стопке на { $square } нет { $kind ->
    [brain] мозга
    [heart] сердца
    [chest] торса
   *[legs] ног
}, есть только { $parts }.
graveyard-shift-refused-not-loose = Нужно вернуть: { $parts }. Среди этого нет { $kind ->
    [brain] мозга
    [heart] сердца
    [chest] торса
   *[legs] ног
}.
graveyard-shift-refused-entrance = { $square } — это ворота. Части возвращаются на могилы и в склепы.
graveyard-shift-refused-mausoleum = Склеп на { $square } полон: вернуть часть можно в тот, где их меньше двух.
graveyard-shift-refused-grave = Могила на { $square } занята: вернуть часть можно только на пустую.

## Слова на картинках

graveyard-shift-picture-round = { $n }/{ $rounds }
graveyard-shift-picture-turn = { $side ->
    [white] Белые
   *[red] Красные
} { $stage ->
    [enter] входят
    [move] ходят
    [take] берут
   *[return] кладут
}
graveyard-shift-picture-drawn = Ничья
graveyard-shift-picture-won = { $side ->
    [white] Победили Белые
   *[red] Победили Красные
}
graveyard-shift-picture-off = вне поля
graveyard-shift-picture-rounds-won = выиграно: { $n }
graveyard-shift-picture-loose = Нужно вернуть
graveyard-shift-picture-legend = Стопки читаются снизу вверх, затем вправо.
graveyard-shift-picture-letter = { $kind ->
    [brain] М
    [heart] С
    [chest] Т
   *[legs] Н
}
graveyard-shift-picture-way = { $way ->
    [N] ↑
    [E] →
    [S] ↓
   *[W] ←
}

## Что пишут игроки

graveyard-shift-typed-n = север, вверх, наверх, выше
graveyard-shift-typed-e = восток, вправо, направо
graveyard-shift-typed-s = юг, вниз, ниже
graveyard-shift-typed-w = запад, влево, налево
graveyard-shift-typed-brain = мозг, мозги
graveyard-shift-typed-heart = сердце, сердца
graveyard-shift-typed-chest = торс, грудь, туловище
graveyard-shift-typed-legs = ноги, нога, ног
graveyard-shift-typed-enter = войти, войти в, вхожу, вхожу в, вход, войди
graveyard-shift-typed-move = пойти, идти, иду, ход, ехать, везти, двигаться
graveyard-shift-typed-take = взять, беру, возьми
graveyard-shift-typed-return = вернуть, верни, возвращаю, положить, кладу, поставить
graveyard-shift-typed-nothing = на, через, до, ко, обратно, ворота, кладбище, клетку, нападение

## Задачи

graveyard-shift-puzzle-part = { $turns ->
    [1] Возьми часть этим же ходом. С чего начнёшь?
    [one] Возьми часть не позже чем за { $turns } свой ход, считая этот, что бы ни делал соперник. Годится только одно начало: какое?
    [few] Возьми часть не позже чем за { $turns } своих хода, считая этот, что бы ни делал соперник. Годится только одно начало: какое?
    [many] Возьми часть не позже чем за { $turns } своих ходов, считая этот, что бы ни делал соперник. Годится только одно начало: какое?
   *[other] Возьми часть не позже чем за { $turns } своих хода, считая этот, что бы ни делал соперник. Годится только одно начало: какое?
}
graveyard-shift-puzzle-part-hint = Посчитай, далеко ли едет каждая стопка: на столько клеток, сколько в ней частей, или до края. Какая может остановиться у ворот с частью, которой тебе не хватает?
graveyard-shift-puzzle-part-why = После этого хода соперник уже не отнимет у тебя часть, что бы он ни делал. После любого другого ещё может, или нужно больше ходов.
graveyard-shift-puzzle-part-wrong = После этого соперник ещё может отнять у тебя часть, или нужно больше ходов.
graveyard-shift-puzzle-round = { $turns ->
    [1] Выиграй раунд этим же ходом. С чего начнёшь?
    [one] Выиграй раунд не позже чем за { $turns } свой ход, считая этот, что бы ни делал соперник. Годится только одно начало: какое?
    [few] Выиграй раунд не позже чем за { $turns } своих хода, считая этот, что бы ни делал соперник. Годится только одно начало: какое?
    [many] Выиграй раунд не позже чем за { $turns } своих ходов, считая этот, что бы ни делал соперник. Годится только одно начало: какое?
   *[other] Выиграй раунд не позже чем за { $turns } своих хода, считая этот, что бы ни делал соперник. Годится только одно начало: какое?
}
graveyard-shift-puzzle-round-hint = Найди недостающую часть и путь к воротам, которому соперник не помешает. Если ход кончается на его клетке, ты ходишь ещё раз.
graveyard-shift-puzzle-round-why = После этого хода четвёртая часть вовремя попадёт к воротам, что бы ни делал соперник. После любого другого он тебя задержит, или нужно больше ходов.
graveyard-shift-puzzle-round-wrong = После этого соперник ещё может тебя задержать, или нужно больше ходов.

## Урок

graveyard-shift-lesson-enter = Ты и Красные наперегонки везёте мозг, сердце, торс и ноги к воротам в углах. Фишка, которой нет на поле, входит через ворота, и это весь её ход. Ты играешь за Белых. Войди через любые свободные ворота.
graveyard-shift-lesson-entered = Ты на кладбище, а Красные прошли одну клетку, на C4. С пустой клетки фишка идёт на одну клетку; с одной частью тоже, и часть едет с ней.
graveyard-shift-lesson-push = Твоя фишка стоит на трёх частях и увозит их все. Стопка едет на столько клеток, сколько в ней частей, или до края, и на каждой клетке по пути теряет нижнюю часть. Толкни её на восток.
graveyard-shift-lesson-push-north = На север тоже можно: сердце осталось бы на B3, а за B4 уже край. Но здесь толкни стопку на восток, до D2.
graveyard-shift-lesson-push-gathered = Там через одну клетку край, и ничего не упадёт. Посмотри, что бывает на длинном пути: толкни стопку на восток.
graveyard-shift-lesson-pushed = Сердце осталось на C2, а край остановил тебя на D2. То, что привезли, всегда ложится сверху.
graveyard-shift-lesson-gate = У ворот учёный осматривает груз и берёт одну часть того вида, которого у тебя ещё нет. Ворота D1 прямо под тобой: привези туда свои три части.
graveyard-shift-lesson-gate-far = D4 — тоже ворота, но на D3 упал бы торс. D1 ближе: привези туда все три части.
graveyard-shift-lesson-gate-other = В конце этого пути ворот нет. Иди на юг, на D1.
graveyard-shift-lesson-arrived = Ты у ворот с торсом, мозгом и ногами. Засчитают только одну часть, а какую — решать тебе.
graveyard-shift-lesson-take = Взять можно одну часть, остальные вернутся на могилы. В конце нужны все четыре вида. Возьми мозг.
graveyard-shift-lesson-take-other = В партии можно взять и эту часть. Здесь возьми мозг и посмотри, что станет с остальными.
graveyard-shift-lesson-taken = Мозг твой, а твоя фишка ушла с поля. Остальное возвращается по одной части, начинает соперник: Красные положили торс на D2. Кто возвращает, тот выбирает и часть, и клетку.
graveyard-shift-lesson-return = Остались ноги, и возвращаешь их ты: на пустую могилу или в склеп, где меньше двух частей. Ноги тебе ещё нужны, так что положи их рядом с воротами: на A2 или C4.
graveyard-shift-lesson-return-far = Оттуда до ворот дальше, а ноги тебе ещё нужны. Положи их на A2 или C4.
graveyard-shift-lesson-returned = Следующим ходом ты снова войдёшь, через любые ворота: так быстрее всего пересечь кладбище.
graveyard-shift-lesson-attack = Ноги тоже доставлены, и твоя фишка снова вне поля. Красные только что вошли через A4. Закончить ход на их клетке или войти через их ворота — это нападение: ты сразу ходишь ещё раз. Напади на Красных.
graveyard-shift-lesson-attack-other = Это обычный ход. Войди там, где стоят Красные, на A4, и сделаешь два хода.
graveyard-shift-lesson-attacked = Ты сразу ходишь ещё раз. Лежи на этой клетке части, они были бы теперь твои, а Красные остались бы ни с чем; проехать мимо — не нападение. Собери все четыре вида — и раунд твой; два раунда — и партия твоя.

## Achievements

graveyard-shift-feat-undead = Рано хоронить
graveyard-shift-feat-undead-about = Проиграй первый раунд и выиграй партию.
graveyard-shift-feat-whole = Полный комплект
graveyard-shift-feat-whole-about = Выиграй последний раунд, когда сопернику не хватает ещё двух частей.
