## Игра

bushwhacked-name = Западня
bushwhacked-tagline = Окружай базы и лови в западню тех, кто встал на пути.
bushwhacked-goal = Держи больше баз, чем другие: база твоя, пока твои камни стоят со всех четырёх её сторон.
bushwhacked-credit = Кевин Рейли (Kevin Reilly)
bushwhacked-cover = Доска 17 на 17 клеток: белые камни стоят со всех четырёх сторон одной базы, красные — со всех четырёх сторон другой.
bushwhacked-score = { $bases ->
    [one] { $bases } база
    [few] { $bases } базы
    [many] { $bases } баз
   *[other] { $bases } базы
}, { $captures ->
    [one] { $captures } трофей
    [few] { $captures } трофея
    [many] { $captures } трофеев
   *[other] { $captures } трофея
}
bushwhacked-late = У кого вышло время, тот выбывает и оказывается ниже всех, кто ещё в игре, и это засчитывается.

bushwhacked-side-white = Белые
bushwhacked-side-red = Красные
bushwhacked-side-blue = Синие
bushwhacked-side-yellow = Жёлтые

bushwhacked-option-assist = Отмечать крестом, что можно захватить
bushwhacked-option-assist-on = Да, для всех
bushwhacked-option-assist-off = Нет, каждый ищет без подсказок
bushwhacked-option-first = Кто начинает
bushwhacked-option-first-random = По жребию
bushwhacked-option-first-white = Белые

## Что вводят

bushwhacked-typed-place = поставить, ставить, ставлю, ставь, поставь, ставит, положить
bushwhacked-typed-capture = захватить, захватываю, захвати, захват, взять, беру, возьми, бью, бить
bushwhacked-typed-pass = пас, пасую, пасовать, спасовать, пропуск, пропустить, пропускаю
bushwhacked-typed-trade = обмен, обменять, обменяй, обмениваю, меняю, менять, поменять
bushwhacked-typed-pay = отдать, отдаю, отдай, заплатить, платить, плачу, заплати
bushwhacked-typed-done = готово, конец, закончить, завершить, хватит, стоп
bushwhacked-typed-nothing = на, за, ради, камень, трофей

## Кнопки и меню

bushwhacked-label-place = Поставить…
bushwhacked-label-place-column = Столбец { $column }: поставить…
bushwhacked-label-place-square = Поставить на { $square }
bushwhacked-label-capture = ⚔ Захватить…
bushwhacked-label-capture-column = ⚔ Столбец { $column }: захватить…
bushwhacked-label-capture-square = ⚔ Захватить { $square }
bushwhacked-label-trade = 🔁 Обменять…
bushwhacked-label-trade-column = 🔁 Столбец { $column }: обменять…
bushwhacked-label-trade-square = 🔁 Обменять на { $square }…
bushwhacked-label-pay = Отдать…
bushwhacked-label-pay-column = Столбец { $column }: отдать…
bushwhacked-label-pay-square = Отдать { $square }
bushwhacked-label-pass = ⏭ Пас
bushwhacked-label-done = ✔ Готово

bushwhacked-next-to-stones = Поставить рядом с камнем…
bushwhacked-some-next-to-stones = Поставить рядом с камнем, { $count } из { $of }…
bushwhacked-near-rows = Поставить севернее или южнее базы…
bushwhacked-near-columns = Поставить восточнее или западнее базы…
bushwhacked-near = Поставить у базы…
bushwhacked-near-north = { $square }, к северу от базы { $base }
bushwhacked-near-east = { $square }, к востоку от базы { $base }
bushwhacked-near-south = { $square }, к югу от базы { $base }
bushwhacked-near-west = { $square }, к западу от базы { $base }

## На картинке

bushwhacked-drawn-turn = ход { $n }
bushwhacked-drawn-to-move = Ходят { $side }
bushwhacked-drawn-may-capture = { $side } могут захватывать
bushwhacked-drawn-up-to = { $side } могут поставить до { $n }
bushwhacked-drawn-more = { $side } могут поставить ещё { $n }
bushwhacked-drawn-trades = { $side } меняют: отдать ещё { $n }
bushwhacked-drawn-won = { $count ->
    [1] Победа: { $sides }
   *[other] ничья: { $sides }
}
bushwhacked-drawn-draw = ничья
bushwhacked-drawn-bases = базы
bushwhacked-drawn-captures = трофеи
bushwhacked-drawn-hand = в запасе
bushwhacked-drawn-gone = вне игры

## Доска словами

bushwhacked-over = { bushwhacked-name }: партия окончена. { $result }
bushwhacked-to-move = { $reader ->
    [you] { bushwhacked-name }. Твой ход ({ $side }).
   *[other] { bushwhacked-name }. Ход: { $who } ({ $side }).
}
bushwhacked-trading = { $reader ->
    [you] { bushwhacked-name }. Твой обмен трофеев на { $target } ({ $side }). Осталось отдать: { $left }.
   *[other] { bushwhacked-name }. Обмен трофеев на { $target }: { $who } ({ $side }). Осталось отдать: { $left }.
}
bushwhacked-to-place = Можно поставить: { $stones }.
bushwhacked-exposed = Можно захватить: { $squares }.

bushwhacked-new = Новое: { $told }
bushwhacked-new-pass = { $side } спасовали.
bushwhacked-new-stones = { $side } поставили на { $squares }.
bushwhacked-new-trade = { $side } обменяли { $paid } на { $target }.
bushwhacked-new-payment = { $side } отдали { $paid }.
bushwhacked-new-captures = { $side } захватили { $squares }.

bushwhacked-around = Вокруг баз: { $bases }
bushwhacked-around-base = { $base } { $stones }.
bushwhacked-around-side = { $side } { $count }
bushwhacked-nobody-around = Базы без камней рядом: { $bases }.

bushwhacked-army = { $side } ({ $reader ->
    [you] ты
   *[other] { $who }
}), запас: игровых камней { $play }, трофеев { $capture }.
bushwhacked-army-gone = { $reader ->
    [you] Ты ({ $side }) вне игры.
   *[other] { $side } ({ $who }) вне игры.
}
bushwhacked-army-stones = { $side }, камни: { $squares }.
bushwhacked-army-captures = { $side }, трофеи: { $squares }.
bushwhacked-turn-number = Это { $turn }-й ход.
bushwhacked-scores = Счёт: { $scores }
bushwhacked-score-of = { $side } — { bushwhacked-score }.
bushwhacked-holds = { $side } держат { $bases }.
bushwhacked-passed-in-row = { $n ->
    [1] { $side } спасовали прошлым ходом.
   *[2] { $side } спасовали два раза подряд.
}
bushwhacked-passed-and-next = { $n ->
    [1] { $side } спасовали прошлым ходом
   *[2] { $side } спасовали два раза подряд
}: следующим ходом можно поставить до { $stones } камней.

## Что говорится о месте на картинке

bushwhacked-spot-empty = { $square }, пусто{ $mark ->
    [spent] , трофей отсюда отдан в обмен
   *[none] {""}
}
bushwhacked-spot-stone = { $square }, { $side ->
    [white] белый
    [red] красный
    [blue] синий
   *[yellow] жёлтый
} { $kind ->
    [capture] трофей
   *[play] камень
}{ $mark ->
    [target] , цель обмена
    [paid] , уже отдан
    [payable] , можно отдать
    [capturable] , можно захватить
    [new] , новый
    [decides] , решил исход партии
   *[none] {""}
}
bushwhacked-spot-base = { $square }, база, камней вокруг нет
bushwhacked-spot-besieged = { $square }, база, камни вокруг: { $stones }
bushwhacked-spot-held = { $square }, база { $side ->
    [white] Белых
    [red] Красных
    [blue] Синих
   *[yellow] Жёлтых
}
bushwhacked-spot-player = { $side }: { bushwhacked-score }, в запасе: игровых камней { $play }, трофеев { $capture }
bushwhacked-spot-gone = { $side } вне игры

## О чём рассказывают

bushwhacked-places = { $who } ставит камень на { $square }.
bushwhacked-passes = { $who } пасует: следующим ходом можно поставить до { $stones } камней.
bushwhacked-trades = { $who } начинает обмен: цель — трофей на { $square }.
bushwhacked-pays = { $who } отдаёт { $square }.
bushwhacked-pays-and-takes = { $who } отдаёт { $square } и забирает { $target }: это был трофей игрока { $loser }.
bushwhacked-captures = { $who } захватывает { $square }, камень игрока { $loser }: его окружили { $stones }.
bushwhacked-pierces = { $who } захватывает { $square }, камень игрока { $loser }: на него указывает стрела из { $stones }.
bushwhacked-resigns = { $who } сдаётся.
bushwhacked-out-of-time = У игрока { $who } вышло время.

bushwhacked-moment-base = { $who } берёт базу
bushwhacked-moment-capture = { $who } захватывает камень

## Чем кончается партия

bushwhacked-no-stones = у игрока { $who } кончились игровые камни
bushwhacked-all-turns = все, кто остался в игре, сделали по { $turns ->
    [one] { $turns } ходу
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
}
bushwhacked-decided-bases = базы { $counts }
bushwhacked-decided-captures = трофеи { $counts }, баз поровну: по { $bases }
bushwhacked-decided-nothing = баз поровну, по { $bases }, и трофеев тоже, по { $captures }

## О чём спрашивают, когда ходят касанием

bushwhacked-asks-place = Куда поставить камень?
bushwhacked-asks-several = Куда поставить камень? В этот ход можно до { $n }.
bushwhacked-asks-more = Ещё камень? Можно поставить ещё { $n }.
bushwhacked-asks-pay = Какой трофей отдать? Осталось отдать { $left }.
bushwhacked-asks-capture = Захватить камень или закончить ход?
bushwhacked-plays-place = Поставить камень на { $square }

## Почему так сыграть нельзя

bushwhacked-left-already = Для тебя эта партия уже закончена.
bushwhacked-how-to-type = Ходы вводят так: «поставить K10», «захватить L11», «обменять K10», «отдать C5», «пас» или «готово».
bushwhacked-no-such-square = Клетки { $square } нет: доска — от A1 до Q17.
bushwhacked-passed-twice = Больше двух пасов подряд нельзя: поставь камень или обменяй трофеи.
bushwhacked-not-begun = Ход начинают с камня, паса или обмена.
bushwhacked-owing = Начатый обмен не отменить: отдавай свои трофеи, осталось { $left }.
bushwhacked-has-passed = В этом ходу был пас: теперь захватывай или заверши ход кнопкой «Готово».
bushwhacked-has-traded = В этом ходу был обмен: теперь захватывай или заверши ход кнопкой «Готово».
bushwhacked-has-placed = Камень уже поставлен, так что ни пасовать, ни меняться в этом ходу нельзя.
bushwhacked-no-stone-with-trade = Если был обмен, камни в этом ходу не ставят.
bushwhacked-no-stone-with-pass = В этом ходу был пас, так что камень уже не поставить.
bushwhacked-no-stone-after-capture = После первого захвата камни в этом ходу больше не ставят.
bushwhacked-no-play-stones = Игровых камней в запасе не осталось.
bushwhacked-all-placed = Все камни этого хода поставлены: теперь «захватить K10» или «готово».
bushwhacked-base-taken = { $square } — база: туда не ставят.
bushwhacked-own-taken = На { $square } уже стоит твой камень.
bushwhacked-other-taken = На { $square } уже стоит камень игрока { $who }.
bushwhacked-trade-too-dear = Обмен стоит { $price ->
    [one] { $price } твой трофей
    [few] { $price } твоих трофея
    [many] { $price } твоих трофеев
   *[other] { $price } твоих трофея
}, а на доске у тебя { $count ->
    [0] нет ни одного.
   *[other] только { $count }.
}
bushwhacked-nothing-to-trade = На { $square } нет чужого трофея.
bushwhacked-nothing-owed = Отдавать пока не за что: обмен начинают словами «обменять K10».
bushwhacked-paid-already = Трофей с { $square } уже отдан.
bushwhacked-nothing-to-pay = Отдают свои трофеи, а на { $square } твоего трофея нет.
bushwhacked-base-stays = { $square } — база, а базы не захватывают.
bushwhacked-no-stone-there = На { $square } нет камня.
bushwhacked-your-stone = Камень на { $square } — твой.
bushwhacked-capture-stone-stays = На { $square } стоит трофей: он меняет владельца только при обмене.
bushwhacked-no-capture-stones = Трофеев в запасе не осталось.
bushwhacked-not-exposed = Камень на { $square } не окружён с трёх сторон, и стрела на него не указывает.
bushwhacked-capture-later = Сначала камень, пас или обмен, и только потом захваты.

## Предупреждения

bushwhacked-warn-capturable = Ещё можно захватить { $squares }.
bushwhacked-warn-more = В этом ходу можно поставить ещё { $left ->
    [one] { $left } камень
    [few] { $left } камня
    [many] { $left } камней
   *[other] { $left } камня
}, а после этого уже нельзя.
bushwhacked-warn-last-stone = Это твой последний игровой камень: с этим ходом партия кончится, а ты пока не впереди.
bushwhacked-warn-spoilt = Этот камень сломает твою стрелу, и { $squares } { $count ->
    [1] останется
   *[other] останутся
} в безопасности.

## Подсказки новичку

bushwhacked-tip-pay = Отдавай свои трофеи, осталось { $left }: они вернутся в запас.
bushwhacked-tip-capture-now = Камни с крестом можно захватить прямо сейчас; «Готово» завершает ход.
bushwhacked-tip-another = Можно поставить ещё камень; «Готово» завершает ход.
bushwhacked-tip-may-capture = Можно захватывать; «Готово» завершает ход.
bushwhacked-tip-place-or-pass-first = Сначала поставь камень или спасуй, потом можно захватить камни с крестом.
bushwhacked-tip-place-first = Сначала поставь камень, потом можно захватить камни с крестом.
bushwhacked-tip-goal = Цель: база твоя, если твои камни стоят со всех четырёх её сторон; у кого больше баз, тот и победил. Начни рядом с базой.
bushwhacked-tip-trade = Вместо того чтобы ставить камень, можно обменять три своих трофея на один чужой.
bushwhacked-tip-captured = Камень захватывают, если рядом с ним три камня одного соперника или на него указывает стрела из трёх камней, пустая внутри. Ты тоже так можешь.
bushwhacked-tip-place-or-pass = Поставь камень или спасуй: тогда следующим ходом можно будет поставить на один больше.
bushwhacked-tip-place = Больше двух раз подряд пасовать нельзя: теперь ставь камни, не больше { $n }.

## Почему так сыграл бы компьютер

bushwhacked-why-capture = Если баз поровну, решают трофеи: теперь на доске их у тебя { $mine }, у игрока { $who } — { $theirs }.
bushwhacked-why-pass = { $n ->
    [1] Последний камень остаётся у тебя: как только он встанет на доску, партия закончится.
    [one] Камень останется в запасе: следующим ходом можно поставить сразу { $n } и сложить фигуру раньше, чем кто-нибудь ответит.
    [few] Камень останется в запасе: следующим ходом можно поставить сразу { $n } и сложить фигуру раньше, чем кто-нибудь ответит.
    [many] Камень останется в запасе: следующим ходом можно поставить сразу { $n } и сложить фигуру раньше, чем кто-нибудь ответит.
   *[other] Камень останется в запасе: следующим ходом можно поставить сразу { $n } и сложить фигуру раньше, чем кто-нибудь ответит.
}
bushwhacked-why-done = Больше ставить не обязательно: не вижу клетки, которая сейчас стоила бы камня (у тебя их ещё { $hand }), а партия кончится, когда у кого-нибудь камни выйдут.
bushwhacked-why-find = { $n ->
    [1] Это завершает фигуру: поищи, что теперь можно захватить.
    [one] Это первый из камней ({ $n }), которые этим ходом сложат фигуру: поищи, что они захватят.
    [few] Это первый из камней ({ $n }), которые этим ходом сложат фигуру: поищи, что они захватят.
    [many] Это первый из камней ({ $n }), которые этим ходом сложат фигуру: поищи, что они захватят.
   *[other] Это первый из камней ({ $n }), которые этим ходом сложат фигуру: поищи, что они захватят.
}
bushwhacked-why-exposes = После этого сразу можно захватить { $squares }: { $how ->
    [surrounded] твои камни будут с трёх сторон.
    [pierced] стрела сложится — остриё рядом с жертвой, между крыльями пусто.
   *[both] сложится сразу несколько фигур.
}
bushwhacked-why-base = { $mine ->
    [1] Это первый из четырёх камней, нужных вокруг базы { $base }.
   *[other] С ним у тебя { $mine } из четырёх камней, нужных вокруг базы { $base }.
}
bushwhacked-why-guards = Это отнимает у соперника клетку: оттуда { $who } может захватить { $squares }.
bushwhacked-why-wins-base = Этим ходом ты берёшь { $n ->
    [one] базу { $bases }
    [few] базы { $bases }
    [many] базы { $bases }
   *[other] базы { $bases }
}.
bushwhacked-why-burst-base = Камни на { $stones } берут этим ходом { $n ->
    [one] базу { $bases }
    [few] базы { $bases }
    [many] базы { $bases }
   *[other] базы { $bases }
}.
bushwhacked-why-burst = С камнями на { $stones } можно этим же ходом захватить { $squares }: { $how ->
    [surrounded] твоими будут три стороны
    [pierced] сложится стрела
   *[both] сложится несколько фигур
}, и никто не успеет ответить.
bushwhacked-why-safe = Следующим ходом соперник мог бы захватить { $squares }; после этого хода захватывать у тебя нечего.
bushwhacked-why-chain = Тогда можно захватить ещё { $squares }: камень, захваченный этим ходом, помогает окружать.
bushwhacked-why-capture-base = Твой трофей на { $square } стоит рядом с базой ({ $bases }), и убрать его можно только обменом.
bushwhacked-why-saves = Следующим ходом камни на { $stones } вместе захватят { $squares }, если никто не помешает: сбереги для этого камень.
bushwhacked-why-saves-base = Следующим ходом камни на { $stones } вместе возьмут { $bases }, если никто не помешает: сбереги для этого камень.
bushwhacked-why-waits = Следующим ходом у тебя ничего не захватят, так что можно подождать: потом можно поставить сразу { $n } камня и сложить фигуру раньше, чем кто-нибудь ответит.
bushwhacked-why-threatens = { $n ->
    [1] Следующим ходом ещё один камень сможет захватить { $squares }.
   *[other] Это сразу несколько угроз: следующим ходом хватит по одному камню, чтобы захватить { $squares }.
}
bushwhacked-why-bars = Это закрывает другим базу { $base }: нужны все четыре клетки вокруг неё, а чужих камней там уже { $theirs }.
bushwhacked-why-breaks = Без этого камня { $who } больше не держит { $bases }.
bushwhacked-why-pay = { $square } не рядом с базой, так что без этого камня легко обойтись.

## Задачи

bushwhacked-puzzle-capture = { $turns ->
    [1] Захвати за этот ход как можно больше камней.
    [one] Захвати за { $turns } ход как можно больше камней.
    [few] Захвати за { $turns } хода как можно больше камней.
    [many] Захвати за { $turns } ходов как можно больше камней.
   *[other] Захвати за { $turns } хода как можно больше камней.
} С чего начнёшь?
bushwhacked-puzzle-capture-hint = Захваченный камень становится твоим и сразу помогает окружать соседей. Найди клетку, с которой начинается такая цепочка или где камень завершает сразу две фигуры.
bushwhacked-puzzle-capture-why = Ни с каким другим началом столько камней за этот ход не захватить: перебраны все, со всеми захватами после них.
bushwhacked-puzzle-capture-wrong = Если начать так, за этот ход столько камней не захватить.
bushwhacked-puzzle-base = { $turns ->
    [1] Возьми этим ходом ещё одну базу.
    [one] Возьми за { $turns } ход ещё одну базу.
    [few] Возьми за { $turns } хода ещё одну базу.
    [many] Возьми за { $turns } ходов ещё одну базу.
   *[other] Возьми за { $turns } хода ещё одну базу.
} С чего начнёшь?
bushwhacked-puzzle-base-hint = База твоя, если твои камни стоят со всех четырёх её сторон, и захваченные тоже считаются. Какой базе не хватает меньше всего?
bushwhacked-puzzle-base-why = Так к концу хода твои камни стоят со всех четырёх сторон базы, и она останется твоей при любом ответе. Ни одно другое начало этого не даёт.
bushwhacked-puzzle-base-wrong = Если начать так, к концу хода новой базы у тебя не будет.

## Урок

bushwhacked-lesson-surround = Ты играешь за Белых. Побеждает тот, у кого больше баз, чёрных клеток; но сначала научись захватывать. В свой ход ты ставишь один камень. Чужой камень окружён, если с трёх его сторон стоят твои. Рядом с красным на K10 уже два, а под ним, на K9, стоят Красные: поставь третий над ним, на K11.
bushwhacked-lesson-surround-other = Так K10 не окружён. Свободна лишь одна его сторона: поставь камень на K11.
bushwhacked-lesson-surrounded = Теперь K10 окружён, и твой ход продолжается: сейчас ты его захватишь.
bushwhacked-lesson-capture = Поставив камень, можно захватить всё, что окружено, сколько хочешь. Это не обязательно, но к следующему ходу камень могут выручить. Захвати K10.
bushwhacked-lesson-capture-done = Тогда K10 останется, и Красные его выручат. Сначала захвати его.
bushwhacked-lesson-captured = На K10 теперь твой трофей: захватить его нельзя, и в конце он считается. Окружать он помогает только в этом ходу, и тогда один захват может привести к следующему. Красный камень вернулся в запас.
bushwhacked-lesson-pierce = Захватывает и стрела: остриё рядом с жертвой, за остриём пустая клетка, а по обе стороны от неё — крылья. Твои крылья на E8 и G8 нацелены на F10. Поставь остриё, на F9.
bushwhacked-lesson-pierce-other = Так стрелы на F10 не получится. Остриё встаёт между F10 и пустой F8: на F9.
bushwhacked-lesson-pierced = F9, E8 и G8 — стрела, которая указывает на F10, и камень захвачен. Клетка внутри, F8, должна быть пустой: любой камень там ломает стрелу. Все три камня стрелы должны быть игровыми, не трофеями.
bushwhacked-lesson-burst = Если ставить по одному, Красные успеют ответить. Лучше спасуй: за каждый пас подряд в следующий ход можно поставить на камень больше, два после одного паса, три после двух. Третьего паса подряд не бывает. Спасуй.
bushwhacked-lesson-burst-other = Красные это увидят и ответят. Спасуй, а в следующий ход поставь сразу два.
bushwhacked-lesson-passed = Теперь можно поставить сразу два камня: K11 и L12 окружат K12, и Красные не успеют его выручить. Что не поставлено в этот ход, пропадает.
bushwhacked-lesson-base = Чёрные клетки — базы. База твоя, пока на всех четырёх соседних клетках стоят твои камни любого вида. Вокруг I9 их три: поставь четвёртый, на I10.
bushwhacked-lesson-base-other = Вокруг I9 не хватает камня на I10.
bushwhacked-lesson-controlled = I9 твоя, пока стоят все четыре. Когда у кого-то в запасе не осталось ни одного из 30 игровых камней, партия окончена: побеждает тот, у кого больше баз, а если поровну — больше трофеев.
bushwhacked-lesson-trade = База D9 у Красных, а рядом, на D8, трофей, и захватить его нельзя. Но если на доске есть три твоих трофея, их можно обменять на этот вместо того, чтобы ставить камень. Обменяй на D8.
bushwhacked-lesson-trade-other = С D8 это ничего не сделает. Обменяй: три трофея для этого у тебя есть.
bushwhacked-lesson-traded = K10, K8 и K6 отданы и вернулись в твой запас. D8 твой, и база больше не у Красных. Чужой трофей даёт только обмен, один за ход, и в этом ходу новый трофей помогает окружать.

## Achievements

bushwhacked-feat-dominoes = Тройная западня
bushwhacked-feat-dominoes-about = Победи, захватив три камня за один ход.
bushwhacked-feat-landlord = Землевладелец
bushwhacked-feat-landlord-about = Победи с двумя базами или больше.
