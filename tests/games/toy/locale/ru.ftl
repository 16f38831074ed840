toy-name = Камешки
toy-tagline = Бери камешки из одной из четырёх кучек; последний камешек выигрывает.
toy-goal = Возьми последний камешек.
toy-credit = Никто уже не помнит

toy-label = Взять…
toy-label-heap = Взять из { $heap }…
toy-label-take = Взять { $n } из { $heap }

toy-not-your-turn = Сейчас не твой ход.
toy-take-some = Возьми от одного до трёх камешков из кучки, где они есть, например «взять A 2».

toy-takes = { $who } берёт { $n } из { $heap }.
toy-took-the-last = последний камешек взят игроком { $who }
toy-had-to-take-the-last = последний камешек пришлось взять игроку { $who }
toy-board = Камешки. { $who } берёт из кучек: { $heaps }.
toy-over = Партия окончена: { $why }. { $heaps }
toy-spot = Кучка { $heap }: { $n }

toy-typed-take = взять, беру
