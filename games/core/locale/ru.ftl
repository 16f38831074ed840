## Чем кончается партия

core-summary = { $decided }; { $reason }
core-wins = Победа: { $who } ({ $why }).
core-shared = Ничья: { $who } ({ $why }).
core-resigned = { $who } сдаётся
core-out-of-time = у игрока { $who } вышло время
core-agreed = по соглашению
core-late-loses = У кого вышло время, тот проигрывает партию, и это засчитывается.
core-shown-afterwards = показано после партии

## Почему так сыграть нельзя

core-match-over = Партия окончена.
core-turn-of = Сейчас ходит { $who }.
core-no-such-seat = Такого места за столом нет.
core-not-their-time = Сейчас ходит не { $who }, так что и время не идёт.
core-draw-of-two = О ничьей можно договориться только вдвоём.
core-not-typed = «{ $move }» нельзя ввести как ход.
core-turn-ends = После «{ $before }» твой ход закончится: сыграй это в следующем.
core-reveals = Ход «{ $before }» что-то откроет: сначала посмотри, потом продолжай.
core-unread = { $word ->
    [all] Не понимаю «{ $part }».
   *[other] Не понимаю «{ $part }»: что такое «{ $word }»?
} Здесь подойдёт, например, { $moves }.
core-of-several = «{ $part }»: { $why }
core-nothing-typed = Введи ход.
core-too-many = Слишком много ходов сразу: можно не больше { $most }.
core-ambiguous = «{ $part }» может значить { $moves } — уточни.
core-quoted = «{ $move }»

## Планирование

core-no-foresight = В этой игре нельзя планировать ходы заранее.
core-foresight-set-up = Планировать ходы можно, когда все закончат расстановку.
core-foresight-end = На этом партия закончится.

## Совет

core-suggested = Я предлагаю этот ход.
core-why-chances = После этого хода я оцениваю твои шансы примерно в { $chance } %, после следующего по силе — в { $other } %.
core-why-alike = После этого хода я оцениваю твои шансы примерно в { $chance } %; другой ход примерно так же хорош.

## Перечисления и прочее

core-and = { $count ->
    [1] { $last }
   *[other] { $others } и { $last }
}
core-or = { $count ->
    [1] { $last }
   *[other] { $others } или { $last }
}
core-verbatim = { $words }
core-you = ты

## Replays

core-view-public = что видели все
core-view-open = все секреты раскрыты
core-view-seat = глазами игрока { $who }
core-you-is = «Ты» здесь — { $who }.
core-step = { $n } из { $last }
core-step-told = { $step }: { $told }
core-animated = { $game }: { $players }; { $view }, анимация от шага 0 до { $last }. В повторе каждый шаг описан словами.
core-page-not-finished = не доиграна
core-page-start = В начало
core-page-back = Назад
core-page-step = Шаг
core-page-on = Дальше
core-page-end = В конец
core-page-before = Что было видно до хода ({ $who }) и что можно было знать

## Разбор оконченной партии

core-review-running = Партия не окончена: разбор выдал бы секреты.
core-review-long = Ходов в этой партии — { $moves }; разбираются партии не длиннее { $most }.
core-review-rules = Эта партия сыграна по правилам, которых здесь больше нет, поэтому разобрать её нельзя.
core-review-accuracy = { $who }: точность { $percent } %.
core-review-no-choice = { $who }: выбирать было не из чего.
core-review-all-even = { $who }: каждый раз все ходы были равноценны.
core-review-even = Все ходы были равноценны: { $even } из { $all }.
core-review-sum = { $who }: в начале { $start } %, { $parts }; в конце { $result } %.
core-review-part-luck = { $way ->
    [up] везение +{ $n }
   *[down] невезение −{ $n }
}
core-review-part-own = { $way ->
    [up] свои ошибки +{ $n }
   *[down] свои ошибки −{ $n }
}
core-review-part-others = { $way ->
    [up] ошибки соперника +{ $n }
   *[down] ошибки соперника −{ $n }
}
core-review-part-many = { $way ->
    [up] ходы остальных +{ $n }
   *[down] ходы остальных −{ $n }
}
core-review-part-left = { $way ->
    [up] досрочный конец +{ $n }
   *[down] досрочный конец −{ $n }
}
core-review-part-rough = { $way ->
    [up] выяснилось лишь позже +{ $n }
   *[down] выяснилось лишь позже −{ $n }
}
core-review-part-none = по пути ничего не изменилось
core-review-off = Везение измерено по доскам, взятым наугад: плюс-минус { $off }.
core-review-luck = { $way ->
    [up] Потом везение, в процентных пунктах: +{ $n }.
   *[down] Потом невезение, в процентных пунктах: −{ $n }.
}
core-review-turning = Переломный момент ({ $who }): { $told }
core-review-best = { $of ->
    [round] «{ $move }» — лучший ход: шансы { $chance } % в этом раунде.
   *[match] «{ $move }» — лучший ход: шансы { $chance } %.
}
core-review-alike = { $of ->
    [round] «{ $move }» не хуже и не лучше любого другого хода: шансы { $chance } % в этом раунде.
   *[match] «{ $move }» не хуже и не лучше любого другого хода: шансы { $chance } %.
}
core-review-better = { $of ->
    [round] «{ $move }»: шансы { $chance } % в этом раунде. Лучше «{ $best }»: { $other } %.
   *[match] «{ $move }»: шансы { $chance } %. Лучше «{ $best }»: { $other } %.
}
core-review-opinion = Это мнение сильнейшего компьютера, а не доказательство: плюс-минус { $off } %.
core-review-solved = Поиск просчитал всё до конца: это точно.
core-review-sign-played = сыграно
core-review-sign-best = лучше всего
core-review-squares = { $what }: { $squares }.
core-review-squares-of = { $percent } %: { $squares }
