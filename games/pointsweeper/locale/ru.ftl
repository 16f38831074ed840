### «Сапёр на очки». Слова: доска (одна из трёх), клетка, жетон (число под клеткой), мина, фигура,
### разведка и разведывать, забирать, путь, ход, пас и пасовать; ряд и столбец. К игроку — на «ты».

## Что игра говорит о себе

pointsweeper-name = Сапёр на очки
pointsweeper-tagline = Разведай шахматными фигурами три минных поля, а потом забери очки между минами.
pointsweeper-goal = Набери на трёх минных полях больше очков, чем соперник: забирай хорошие числа, не трогай мины.
pointsweeper-credit = Pointsweeper, автор — elk
pointsweeper-score = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
pointsweeper-side-red = Красные
pointsweeper-side-red-means = выбирают, кто начинает на досках 1 и 3
pointsweeper-side-blue = Синие
pointsweeper-side-blue-means = выбирают, кто начинает на доске 2
pointsweeper-option-clock = Своё время игры
pointsweeper-option-clock-table = как задано для стола
pointsweeper-option-clock-standard = блиц: минута на ход и ещё две минуты на каждую доску
pointsweeper-option-clock-slow = сутки на ход
pointsweeper-option-clock-off = без часов
pointsweeper-option-aids = Помощь
pointsweeper-option-aids-on = отмечать безопасные клетки, предлагать забрать их, предупреждать о минах
pointsweeper-option-aids-off = без отметок, готовых ходов и предупреждений о минах
pointsweeper-late = Если твоё время выйдет, на этой доске тебе засчитают пас; следующая подождёт, пока ты не нажмёшь *Играть дальше*.
pointsweeper-cover = Доска 8 на 8 клеток: дорожки забранных чисел в цветах обоих игроков и взорвавшаяся мина.

## Из чего составлены фразы ниже: фигуры по падежам, очки и мины

pointsweeper-piece = { $piece ->
    [king] король
    [queen] ферзь
    [rook] ладья
    [bishop] слон
    [knight] конь
   *[pawn] пешка
}
    .title = { $piece ->
        [king] Король
        [queen] Ферзь
        [rook] Ладья
        [bishop] Слон
        [knight] Конь
       *[pawn] Пешка
    }
    .instrumental = { $piece ->
        [king] королём
        [queen] ферзём
        [rook] ладьёй
        [bishop] слоном
        [knight] конём
       *[pawn] пешкой
    }
    .your = { $piece ->
        [king] Твой король
        [queen] Твой ферзь
        [rook] Твоя ладья
        [bishop] Твой слон
        [knight] Твой конь
       *[pawn] Твоя пешка
    }
pointsweeper-points = { $points ->
    [one] { $sum } очко
    [few] { $sum } очка
    [many] { $sum } очков
   *[other] { $sum } очка
}
pointsweeper-mines = { $mines ->
    [one] { $mines } мина
    [few] { $mines } мины
    [many] { $mines } мин
   *[other] { $mines } мины
}
    .accusative = { $mines ->
        [one] { $mines } мину
        [few] { $mines } мины
        [many] { $mines } мин
       *[other] { $mines } мины
    }
pointsweeper-scored = { $mines ->
    [0] { pointsweeper-scored.total }
   *[other] { $sum } − { $cost } за { pointsweeper-mines.accusative } = { pointsweeper-scored.total }
}
    .total = { $score ->
        [one] { $total } очко
        [few] { $total } очка
        [many] { $total } очков
       *[other] { $total } очка
    }

## Кнопки и меню

pointsweeper-label-first = Начинаю я: пешки вверх
pointsweeper-label-second = Начинает соперник: пешки вниз
pointsweeper-label-pass = Пас на этой доске
pointsweeper-label-scout = 🔍 Разведать…
pointsweeper-label-scout-piece = 🔍 { pointsweeper-piece.title }: разведать…
pointsweeper-label-scout-left = 🔍 { pointsweeper-piece.title } · { $n }
pointsweeper-label-scout-column = 🔍 { pointsweeper-piece.title }, столбец { $column }…
pointsweeper-label-scout-square = 🔍 { pointsweeper-piece.title } { $square }
pointsweeper-label-claim = 🚩 Забрать…
pointsweeper-label-claim-piece = 🚩 { pointsweeper-piece.title }: забрать…
pointsweeper-label-claim-left = 🚩 { pointsweeper-piece.title } · { $n }
pointsweeper-label-claim-column = 🚩 { pointsweeper-piece.title }, столбец { $column }…
pointsweeper-label-claim-start = 🚩 { pointsweeper-piece.title } с { $start }…
pointsweeper-label-claim-start-column = 🚩 { pointsweeper-piece.title } { $start } – столбец { $column }…
pointsweeper-label-claim-path = 🚩 { pointsweeper-piece.title } { $start }–{ $end }
pointsweeper-label-claim-safe = { pointsweeper-label-claim-path } ✅
pointsweeper-step-scout = 🔍 { pointsweeper-piece.title }: с какой клетки разведать?
pointsweeper-step-claim = 🚩 { pointsweeper-piece.title }: с какой клетки начать путь?

## Что рассказывает ход

pointsweeper-begins = На доске { $board } начинает { $who }: пешки игрока { $who } идут вверх, пешки игрока { $other } — вниз.
pointsweeper-begins-late = У игрока { $who } вышло время, поэтому { $who } начинает на доске { $board }: пешки игрока { $who } идут вверх, пешки игрока { $other } — вниз.
pointsweeper-passes = { $who } пасует на этой доске.
pointsweeper-passes-late = У игрока { $who } вышло время: пас на этой доске.
pointsweeper-scouts = { $who } разведывает { pointsweeper-piece.instrumental } с { $square }.
pointsweeper-sees = { pointsweeper-piece.your } с { $square } видит { pointsweeper-points } и { pointsweeper-mines.accusative }.
pointsweeper-hits = { $mines ->
    [one] { $who } ходит { pointsweeper-piece.instrumental } с { $start } на { $end } и налетает на мину: { $squares }!
    [few] { $who } ходит { pointsweeper-piece.instrumental } с { $start } на { $end } и налетает на { $mines } мины: { $squares }!
    [many] { $who } ходит { pointsweeper-piece.instrumental } с { $start } на { $end } и налетает на { $mines } мин: { $squares }!
   *[other] { $who } ходит { pointsweeper-piece.instrumental } с { $start } на { $end } и налетает на { $mines } мины: { $squares }!
}
pointsweeper-claims-nothing = { $who } ходит { pointsweeper-piece.instrumental } с { $start } на { $end } и ничего не забирает.
pointsweeper-claims = { $who } ходит { pointsweeper-piece.instrumental } с { $start } на { $end } и забирает { pointsweeper-points }: { $tiles }.
pointsweeper-board-over = Доска { $board } сыграна: { $red }; { $blue }.
pointsweeper-gained = { $who } — { pointsweeper-points }, { pointsweeper-mines }

## Чем кончается партия

pointsweeper-all-boards-over = все три доски сыграны
pointsweeper-decided = { $result ->
    [draw] { $first } и { $other }
   *[win] { $first }, у соперника { $other }
}
pointsweeper-late-on-one = У игрока { $who } вышло время на доске { $board }.
pointsweeper-late-on-two = У игрока { $who } вышло время на досках { $first } и { $second }.
pointsweeper-late-on-all = У игрока { $who } вышло время на всех трёх досках.

## Почему так сыграть нельзя

pointsweeper-not-begun = Доска { $board } ещё не началась. Введи «начинаю» (твои пешки пойдут вверх) или «начинает соперник» (вниз).
pointsweeper-no-clock = Эта партия идёт без часов.
pointsweeper-begun-already = Кто начинает на этой доске, уже решено.
pointsweeper-not-understood = Введи ход вроде «слон A3» (разведать), «ладья A1 A3» (забрать) или «пас»: клетки от A1 до H8, фигуры — король, ферзь, ладья, слон, конь, пешка (или K, Q, R, B, N, P).
pointsweeper-too-early-to-claim = Первые три хода на каждой доске — разведка, а это только ход { $turn }: забирать числа ещё рано.
pointsweeper-too-early-to-pass = Первые три хода на каждой доске — разведка, а это только ход { $turn }: пасовать ещё рано.
pointsweeper-all-scouted = У тебя не осталось { $piece ->
    [king] короля, который ещё не был в разведке
    [queen] ферзя, который ещё не был в разведке
    [rook] ладьи, которая ещё не была в разведке
    [bishop] слона, который ещё не был в разведке
    [knight] коня, который ещё не был в разведке
   *[pawn] пешки, которая ещё не была в разведке
}.
pointsweeper-claimed-cannot-scout = { $piece ->
    [king] Короля
    [queen] Ферзя
    [rook] Ладей
    [bishop] Слонов
    [knight] Коней
   *[pawn] Пешек
} у тебя не осталось: фигура, которая уже забирала числа, в разведку не ходит.
pointsweeper-all-of-kind-claimed = { $piece ->
    [king] Твой король на этой доске уже забирал числа.
    [queen] Твой ферзь на этой доске уже забирал числа.
    [rook] Обе твои ладьи на этой доске уже забирали числа.
    [bishop] Оба твоих слона на этой доске уже забирали числа.
    [knight] Оба твоих коня на этой доске уже забирали числа.
   *[pawn] Все твои пешки на этой доске уже забирали числа.
}
pointsweeper-pawn-rows = Пешку нельзя поставить на { $square }: ряды 1 и 8 не для неё.
pointsweeper-must-move = Чтобы забрать числа, фигура должна двинуться: { $square } не может быть и началом, и концом пути.
pointsweeper-pawn-way = { $way ->
    [up] Пешка с { $start } на { $end } не ходит: твои идут вверх (к ряду 8) на одну клетку прямо или наискосок, а с ряда 2 и на две прямо.
   *[down] Пешка с { $start } на { $end } не ходит: твои идут вниз (к ряду 1) на одну клетку прямо или наискосок, а с ряда 7 и на две прямо.
}
pointsweeper-no-way = { pointsweeper-piece.title } с { $start } на { $end } не ходит.

## Почему дальше не спланировать

pointsweeper-foresight-claim = Что там удастся забрать, пока неизвестно.
pointsweeper-foresight-scout = Что оттуда видно, пока неизвестно.
pointsweeper-foresight-begins = С этого начинается новая доска.
pointsweeper-foresight-over = На этом доска закончится, и всё на ней откроется.

## Предупреждения, советы, причины

pointsweeper-warn-sees-nothing = Отсюда { pointsweeper-piece } увидит только пустые клетки.
pointsweeper-warn-claims-nothing = Все клетки на этом пути пусты: забирать нечего.
pointsweeper-warn-mine = По твоей разведке ({ pointsweeper-piece } на { $square }) на этом пути лежит мина.
pointsweeper-asks = Выбери, кто начинает на доске { $board }.
pointsweeper-tip-choose = Побеждает тот, у кого после трёх досок больше очков; мины их отнимают. У того, кто начинает на доске, пешки идут вверх (к ряду 8), у другого — вниз.
pointsweeper-tip-begin = Побеждает тот, у кого после трёх досок больше очков; мины их отнимают. Начни с трёх разведок 🔍: поставь фигуру на клетку — и только ты узнаешь, сколько очков и мин ещё лежит на ней и на всех клетках, куда фигура могла бы пойти. Числа рядом с фигурами — сколько их ещё осталось.
pointsweeper-tip-scout = Первые три хода на каждой доске — разведка 🔍: только ты узнаёшь сумму очков и число мин, которые ещё лежат на клетке фигуры и на всех клетках, куда она могла бы пойти. Фигура после разведки ещё может забрать числа.
pointsweeper-tip-claim = 🚩 Фигура забирает все числа на своём пути (у коня это только начало и конец), а если там есть мины — только мины. Каждая следующая мина на всех досках вместе обходится дороже предыдущей: шесть стоят 21 очко. Если остаток не стоит риска, пасуй: больше ходов на этой доске у тебя не будет.
pointsweeper-why-scout = Судя по тому, что тебе известно, после этой разведки твой следующий путь принесёт в среднем на { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} больше.
pointsweeper-why-claim = На пути с { $start } на { $end } в среднем { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}; { $percent ->
    [0] судя по тому, что тебе известно, мин там почти наверняка нет.
    [1] вероятность мины, судя по тому, что тебе известно, — меньше 3 %.
   *[other] вероятность мины, судя по тому, что тебе известно, — около { $percent } %.
}
pointsweeper-why-safe = На пути с { $start } на { $end } мин точно нет, а в среднем там { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
pointsweeper-why-pass = Судя по тому, что тебе известно, ни один путь не принесёт больше, чем отнимут его мины: следующая мина отнимет { $price ->
    [one] { $price } очко
    [few] { $price } очка
    [many] { $price } очков
   *[other] { $price } очка
}.
pointsweeper-why-won = Если спасуешь, партия закончится, а ты впереди.
pointsweeper-why-first = Кто начинает на доске, тот первым и забирает числа, когда у обоих позади три разведки.
pointsweeper-why-unseen = Смотри туда, где ещё не была твоя разведка: ни одной из этих клеток ({ $all }) она не видела.
pointsweeper-why-new = Смотри туда, где ещё не была твоя разведка: из { $all } клеток она не видела { $new }.
pointsweeper-why-splits = Где-то на { $all ->
    [one] { $all } клетке
    [few] { $all } клетках
    [many] { $all } клетках
   *[other] { $all } клетки
} разведка с { $square } ещё видит { pointsweeper-mines.accusative }. Теперь ты снова смотришь на { $both } из этих клеток: сравни числа и узнаешь больше об обеих частях.
pointsweeper-why-alone = { $other } на этой доске больше ходов не делает, так что разведка тебе ничего не стоит: сначала посмотри, потом забирай.
pointsweeper-why-clear = Разведка с { $square } больше не видит ни одной мины.
pointsweeper-why-claimed = На этом пути числа уже забирали, и все мины с него сняты.
pointsweeper-why-ticked = Для каждой клетки мину исключает одна из твоих разведок или прежний путь.
pointsweeper-why-same-mines = Сравни разведки с { $square } и { $there }: мин они видят поровну, значит, там, куда смотрит только { $square }, мин нет.
pointsweeper-why-behind = Пас сейчас — это поражение, так что рискни.
pointsweeper-why-price = Риск того стоит: следующая мина отнимет { $price ->
    [one] { $price } очко
    [few] { $price } очка
    [many] { $price } очков
   *[other] { $price } очка
}.
pointsweeper-why-rich = Забирай там, где разведка ещё видит много очков: с { $square } видно { $points } на клетках ({ $n }), и этот путь забирает из них { $both }.
pointsweeper-why-best = Сравнивай очки и риск: этот путь я оцениваю в { $worth }, следующий по силе ({ $start }–{ $end }) — в { $other }.
pointsweeper-why-thrifty = Здесь хватит и такой фигуры, как { pointsweeper-piece }, а { $other ->
    [king] король
    [queen] ферзь
    [rook] ладья
    [bishop] слон
    [knight] конь
   *[pawn] пешка
} ещё пригодится.

## Доска словами

pointsweeper-where = «Сапёр на очки», доска { $board } из 3.
pointsweeper-you-choose = Ты выбираешь, кто начинает.
pointsweeper-chooses = Кто начинает, выбирает { $who }.
pointsweeper-your-turn = Твой ход.
pointsweeper-turn-of = Ходит { $who }.
pointsweeper-pawns = Пешки игрока { $up } идут вверх, игрока { $down } — вниз.
pointsweeper-your-pawns = { $way ->
    [up] Твои пешки идут вверх.
   *[down] Твои пешки идут вниз.
}
pointsweeper-over-draw = Партия окончена вничью: { $reason }.
pointsweeper-over-win = Партия окончена: { $reason }. Победа: { $who }.
pointsweeper-called = { $reader ->
    [you] Ты
   *[other] { $who }
} ({ $side ->
    [red] { pointsweeper-side-red }
   *[blue] { pointsweeper-side-blue }
})
pointsweeper-stands = { $who }: { pointsweeper-points }, { pointsweeper-mines } на этой доске; всего { $scored }.
pointsweeper-has-passed = На этой доске пас.
pointsweeper-all-claimed = Все фигуры уже забирали числа.
pointsweeper-unused = Могут разведать и забрать числа: { $pieces }.
pointsweeper-scouted = Могут только забрать числа: { $pieces }.
pointsweeper-pieces = { $n ->
    [one] { pointsweeper-piece }
    [few] { $n } { $piece ->
        [king] короля
        [queen] ферзя
        [rook] ладьи
        [bishop] слона
        [knight] коня
       *[pawn] пешки
    }
    [many] { $n } { $piece ->
        [king] королей
        [queen] ферзей
        [rook] ладей
        [bishop] слонов
        [knight] коней
       *[pawn] пешек
    }
   *[other] { $n } { $piece ->
        [king] короля
        [queen] ферзя
        [rook] ладьи
        [bishop] слона
        [knight] коня
       *[pawn] пешки
    }
}
pointsweeper-scouted-from = Разведка: { $pieces }.
pointsweeper-piece-on = { pointsweeper-piece } на { $squares }
pointsweeper-still-see = Твоя разведка ещё видит:
pointsweeper-still-sees = { pointsweeper-piece.title } на { $square }: { pointsweeper-points }, { pointsweeper-mines }.
pointsweeper-safe = Точно без мин: { $squares }.
pointsweeper-claimed-tiles = Забрано: { $tiles }.
pointsweeper-unclaimed-tiles = Осталось: { $tiles }.
pointsweeper-tiles-of = { $value } ({ $squares })
pointsweeper-mines-on = { $mines ->
    [one] мина ({ $squares })
    [few] мины ({ $squares })
    [many] мины ({ $squares })
   *[other] мины ({ $squares })
}
pointsweeper-last-scout = Последний ход: { $who } разведывает { pointsweeper-piece.instrumental } с { $square }.
pointsweeper-last-claim = Последний ход: { $who } забирает { pointsweeper-piece.instrumental } с { $start } до { $end }.
pointsweeper-last-pass = Последний ход: { $who } пасует.

## Что говорится о месте на картинке

pointsweeper-spot-hidden = { $square }, { $safe ->
    [yes] мины нет
   *[no] закрыто
}
pointsweeper-spot-tile = { $square }, { $value }, { $side ->
    [red] забрали Красные
    [blue] забрали Синие
   *[none] не забрано
}
pointsweeper-spot-mine = { $square }, мина, { $side ->
    [red] забрали Красные
    [blue] забрали Синие
   *[none] не забрана
}
pointsweeper-spot-piece = { pointsweeper-piece } { $side ->
    [red] Красных
   *[blue] Синих
}
pointsweeper-spot-scouted = { $there }, разведка: { $pieces }
pointsweeper-spot-scouted-often = { $there }, разведка: { $n ->
    [one] { $n } фигура
    [few] { $n } фигуры
    [many] { $n } фигур
   *[other] { $n } фигуры
}
pointsweeper-spot-sees = { $there }, отсюда видно { pointsweeper-points }, { pointsweeper-mines.accusative }
pointsweeper-spot-last = { $there }, { $act ->
    [scouted] последняя разведка
    [seen] только что разведано
    [claimed] только что забрано
   *[passed] на последнем пути
}
pointsweeper-spot-pawns = { $side ->
    [red] Красные
   *[blue] Синие
}: пешки идут { $way ->
    [up] вверх
   *[down] вниз
}
pointsweeper-spot-passed = { $side ->
    [red] Красные на этой доске спасовали
   *[blue] Синие на этой доске спасовали
}
pointsweeper-spot-own = { $act ->
    [scout] Разведать
   *[claim] Забрать
} { pointsweeper-piece.instrumental }: { $n ->
    [0] больше нельзя
   *[other] осталось { $n }
}
pointsweeper-spot-other = { $side ->
    [red] Красные
   *[blue] Синие
}, { $act ->
    [scout] разведать
   *[claim] забрать
} { pointsweeper-piece.instrumental }: осталось { $n }
pointsweeper-spot-count = { pointsweeper-points }, { pointsweeper-mines }
pointsweeper-spot-result = { pointsweeper-piece.your } с { $square } ещё видит: { $rest }
pointsweeper-spot-sum = { $side }, всего: { $scored }

## Ходы касанием, на странице

pointsweeper-touch-scout = 🔍 Разведать: что там лежит
pointsweeper-touch-claim = 🚩 Забрать то, что там лежит
pointsweeper-touch-piece = { pointsweeper-piece.title }: осталось { $n }
pointsweeper-touch-early = Откуда разведать? { $n ->
    [one] Потом можно и забирать.
    [few] Забирать — после { $n } разведок.
    [many] Забирать — после { $n } разведок.
   *[other] Забирать — после { $n } разведок.
}
pointsweeper-touch-start = Нажми на клетку: с неё можно разведать или начать путь.
pointsweeper-touch-who = Какой фигурой разведать с { $square }?
pointsweeper-touch-what = Какая фигура встанет на { $square } и что она там сделает?
pointsweeper-touch-end = { pointsweeper-piece.title } на { $start }: куда? На пути забирается всё, а если есть мины — только мины.
pointsweeper-touch-scouts = Разведать { pointsweeper-piece.instrumental } с { $square }
pointsweeper-touch-claims = Забрать числа { pointsweeper-piece.instrumental } с { $start } на { $end }
pointsweeper-touch-squares = Здесь нажимать нечего: ход начинается с клетки доски.

## Ключевые моменты

pointsweeper-moment-begun = Начинается доска { $board }
pointsweeper-moment-mines = { $who } налетает на мины
pointsweeper-moment-over = Доска { $board } сыграна

## Слова на картинках

pointsweeper-picture-to-come = впереди три доски
pointsweeper-picture-board = доска { $board } из 3
pointsweeper-picture-over = доска { $board } из 3 сыграна
pointsweeper-picture-own = доска { $board } из 3, { $side ->
    [red] за Красных
   *[blue] за Синих
}
pointsweeper-picture-wins = { $side ->
    [red] победили Красные
   *[blue] победили Синие
}
pointsweeper-picture-draw = ничья
pointsweeper-picture-your-turn = твой ход
pointsweeper-picture-chooses = { $side ->
    [red] выбирают Красные
   *[blue] выбирают Синие
}
pointsweeper-picture-to-move = { $side ->
    [red] ходят Красные
   *[blue] ходят Синие
}
pointsweeper-picture-scouted-here = здесь разведка
pointsweeper-picture-your-scout = твоя разведка
pointsweeper-picture-other-scout = разведка соперника
pointsweeper-picture-left = очки и мины, что остались
pointsweeper-picture-seen = только что
pointsweeper-picture-no-mine = мины нет
pointsweeper-picture-passed = пас
pointsweeper-picture-scout = разведка
pointsweeper-picture-claim = забрать
pointsweeper-picture-result = Доска { $board }
pointsweeper-picture-list = Другие разведки ещё видят

## Разбор: что можно было знать

pointsweeper-review-claim-alike = «{ $move }» — практически не хуже любого другого хода: очков в среднем { $points }, вероятность мины { $percent } %.
pointsweeper-review-claim-best = «{ $move }» — лучший ход: очков в среднем { $points }, вероятность мины { $percent } %.
pointsweeper-review-claim-other = «{ $move }»: очков в среднем { $points }, вероятность мины { $percent } %. Лучше «{ $bestmove }»: очков { $bestpoints }, вероятность мины { $bestpercent } %.
pointsweeper-review-claim-pass = «{ $move }»: очков в среднем { $points }, вероятность мины { $percent } %. Лучше пас: ничто не стоило риска.
pointsweeper-review-claim-ahead = «{ $move }» — лучший ход на взятых наугад досках, хотя они ничего не доказывают: очков в среднем { $points }, вероятность мины { $percent } %.
pointsweeper-review-claim-leans = «{ $move }»: очков в среднем { $points }, вероятность мины { $percent } %. На взятых наугад досках больше принёс ход «{ $bestmove }»: { $bestpoints }, но они ничего не доказывают.
pointsweeper-review-scout-ahead = «{ $move }» — лучшая разведка на взятых наугад досках, хотя они ничего не доказывают: после неё лучший путь приносит в среднем { $points }.
pointsweeper-review-scout-leans = «{ $move }»: после этого лучший путь приносит в среднем { $points }. На взятых наугад досках лучше оказался ход «{ $bestmove }»: { $bestpoints }, но они ничего не доказывают.
pointsweeper-review-scout-alike = «{ $move }» — разведка практически не хуже любой другой: после неё лучший путь приносит в среднем { $points }.
pointsweeper-review-scout-best = «{ $move }» — лучшая разведка: после неё лучший путь приносит в среднем { $points }.
pointsweeper-review-scout-other = «{ $move }»: после этого лучший путь приносит в среднем { $points }. Лучше «{ $bestmove }»: { $bestpoints }.
pointsweeper-review-brought = { $way ->
    [up] На деле: { $points }, везение +{ $n }.
   *[down] На деле: { $points }, невезение −{ $n }.
}
pointsweeper-review-sum = { $who }, в очках: лучшие разведки и пути обещали { $start }, { $parts }; в итоге { $result }.
pointsweeper-puzzle-risks = Мина там на { $percent } % досок.
pointsweeper-puzzle-brings = В среднем это приносит { $points }.
pointsweeper-review-counted = Перебраны все доски: скрытых клеток — { $hidden }, мин среди них — { $mines }.
pointsweeper-review-drawn = { $way ->
    [counted] Мины перебраны все, очки — по доскам, взятым наугад
   *[guessed] Всех досок не перебрать, взято наугад
}: { $boards }; скрытых клеток — { $hidden }, мин среди них — { $mines }. 95-процентный интервал очков: от { $low } до { $high }.
pointsweeper-review-mines = Можно было знать точно, что тут мина: { $squares }.
pointsweeper-review-safe = Можно было знать точно, что «{ $move }» мин не заденет.
pointsweeper-review-shares = Вероятность мины

## Что вводят

pointsweeper-typed-k = король, короля, королем
pointsweeper-typed-q = ферзь, ферзя, ферзем, королева, королеву, королевой
pointsweeper-typed-r = ладья, ладью, ладьей, тура, туру, турой
pointsweeper-typed-b = слон, слона, слоном, офицер
pointsweeper-typed-n = конь, коня, конем
pointsweeper-typed-p = пешка, пешку, пешкой
pointsweeper-typed-scout = разведка, разведать, разведываю, разведывает, разведай, разведчик
pointsweeper-typed-claim = забрать, забираю, забирает, забери, взять, беру, берет
pointsweeper-typed-first = первый ход, первый, первая, первым, первой, начать, начинаю, начинаю я
pointsweeper-typed-second = второй ход, второй, вторая, вторым, начинает соперник, соперник
pointsweeper-typed-pass = пас, пасую, пасовать, пасует
pointsweeper-typed-nothing = со, на, до, из, от

## Задачи

pointsweeper-puzzle-safe = По всему, что тебе известно, без малейшего риска можно забрать только одни определённые закрытые клетки. Забери их: годится любая фигура и любой путь, который забирает именно эти клетки.
pointsweeper-puzzle-safe-hint = Вычти из каждой своей разведки то, что уже известно: если мин там не осталось или остались одни мины, ты знаешь больше. Потом сравни те, что пересекаются; помогают и очки.
pointsweeper-puzzle-safe-why = Ни на одной доске, которая согласуется со всем, что тебе известно, мин там нет. На любом другом пути, где есть что забрать, мина возможна.
pointsweeper-puzzle-safe-wrong = Так не забрать ни одной закрытой клетки, или на пути может быть мина.
pointsweeper-puzzle-best = Какой путь приносит в среднем больше всего? Без мин он даёт свои очки; иначе он не даёт ничего, а каждая мина на нём стоит на очко больше, чем у тебя мин в этой партии. Пути с одними и теми же закрытыми клетками равны.
pointsweeper-puzzle-best-hint = Все доски, которые согласуются с тем, что тебе известно, равновероятны. Умножь очки на вероятность, что мин на пути нет, и вычти то, чего стоили бы мины.
pointsweeper-puzzle-best-why = В среднем по всем доскам, которые согласуются с тем, что тебе известно, этот путь приносит больше любого другого.
pointsweeper-puzzle-best-wrong = В среднем есть путь, который приносит больше.

## Урок

pointsweeper-lesson-choose = Три доски, одна за другой. Под 64 клетками каждой — 54 числа от −2 до +5 и 10 мин; у кого больше очков, тот победил. Кому начинать, на досках 1 и 3 решают Красные, на доске 2 — Синие. Ты за Красных: нажми *Начинаю я: пешки вверх*.
pointsweeper-lesson-choose-not-second = В партии так можно: тогда начинают Синие, а твои пешки идут вниз. В этом уроке начинаешь ты.
pointsweeper-lesson-choose-then = На этой доске начинаешь ты. У каждого на неё полный комплект шахматных фигур. Фигура стоит на доске, только пока разведывает или забирает числа, так что друг другу они не мешают.
pointsweeper-lesson-scout = Первые три хода на каждой доске — обязательно разведка: поставь фигуру на клетку, и только тебе скажут, сколько очков и мин лежит на ней и везде, куда фигура могла бы пойти. Нажми *Король A2*: он видит шесть клеток.
pointsweeper-lesson-scout-not-this = Так можно: каждая фигура разведывает на доске один раз. Но в этом уроке начни с короля: *Король A2*.
pointsweeper-lesson-scout-then = 15 очков, 0 мин: под этими шестью клетками мин точно нет, на них зелёные галочки. Знаешь это только ты. Потом вы оба разведали ещё по два раза; твой слон на H3 увидел 20 очков и 1 мину.
pointsweeper-lesson-claim = Теперь можно забирать числа. Фигура забирает всё на своём пути: начало, конец и клетки между ними (конь — только начало и конец), и больше на этой доске не ходит. Нажми *Ладья A1–A3*: три клетки, все с галочками.
pointsweeper-lesson-claim-not-scout = Разведывать дальше можно, но здесь уже есть верная добыча: *Ладья A1–A3*.
pointsweeper-lesson-claim-not-pass = После паса ты на этой доске больше не ходишь, а взять тут ещё есть что. Забирай там, где галочки.
pointsweeper-lesson-claim-not-this = Так можно. Но если на пути мина, ты получишь только её и ни одного очка. Здесь три числа точно твои: *Ладья A1–A3*.
pointsweeper-lesson-claim-then = 9 очков твои. Ладья Синих прошла с E4 до E8 и нашла мину на E6: Синие получают её и больше ничего, числа на этом пути остались закрытыми. Каждая следующая мина стоит дороже предыдущей.
pointsweeper-lesson-rest = Твой слон на H3 видел одну мину, и как раз её только что забрали Синие: всё остальное, что видел слон, теперь безопасно. Кто был в разведке, может ещё и забрать числа: *Слон C8–H3*.
pointsweeper-lesson-rest-not-scout = Разведывать дальше можно, но здесь сразу пять чисел точно твои: *Слон C8–H3*.
pointsweeper-lesson-rest-not-this = Так можно, но нигде больше столько без риска не взять: сразу пять чисел. *Слон C8–H3*.
pointsweeper-lesson-rest-then = 13 очков. Ферзь Синих нашёл сразу две мины; теперь у Синих их три, и они стоят 1 + 2 + 3 = 6 очков. Шесть мин стоили бы 21: в счёт идут мины всех трёх досок вместе.
pointsweeper-lesson-pass = Другая партия. Ни одно число не лежит на доске больше семи раз, а все от 0 до 5 уже забраны: остались −1, −2 и десять мин. С четвёртого хода можно спасовать, и больше ходов на этой доске у тебя не будет. Нажми *Пас на этой доске*.
pointsweeper-lesson-pass-not-scout = Так можно, но искать здесь больше нечего. Пасуй.
pointsweeper-lesson-pass-not-claim = Очков здесь уже не взять, можно только потерять. Пасуй.
pointsweeper-lesson-pass-then = Синие тоже пасуют: доска сыграна, её открывают целиком. На следующей у обоих снова все фигуры. У кого на доске вышло время, тому на ней засчитан пас, даже до третьей разведки.

## Achievements

pointsweeper-feat-soft = На цыпочках
pointsweeper-feat-soft-about = Победи, не забрав ни одной мины.
pointsweeper-feat-feast = Жирный кусок
pointsweeper-feat-feast-about = Победи, забрав 20 очков или больше одним ходом.
