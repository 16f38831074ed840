skeleton-name = Камешки
skeleton-tagline = Бери камешки из одной из четырёх кучек; последний камешек выигрывает.
skeleton-goal = Возьми последний камешек.
skeleton-credit = Никто уже не помнит

skeleton-label = Взять…
skeleton-label-heap = Взять из { $heap }…
skeleton-label-take = Взять { $n } из { $heap }

skeleton-take-some = Возьми от одного до трёх камешков из кучки, где они есть, например «взять A 2».

skeleton-takes = { $who } берёт { $n } из { $heap }.
skeleton-took-the-last = последний камешек взят игроком { $who }
skeleton-board = { skeleton-name }. { $who } берёт из кучек: { $heaps }.
skeleton-over = Партия окончена: { $why }. { $heaps }
skeleton-spot = Кучка { $heap }: { $n }

skeleton-typed-take = взять, беру

skeleton-cover = Четыре кучки камешков

skeleton-feat-greedy = Три горсти
skeleton-feat-greedy-about = Победи и возьми в каждом из последних трёх ходов по три камешка.
skeleton-feat-modest = По одному
skeleton-feat-modest-about = Победи и бери почти всегда по одному камешку.

skeleton-lesson-take = Возьми от одного до трёх камешков из одной кучки. Кто возьмёт последний, тот победит.
skeleton-lesson-taken = Соперник тоже берёт из какой-нибудь кучки. Так и идёт, пока камешков не останется мало.
skeleton-lesson-even = Осталось две кучки. Сделай их равными.
skeleton-lesson-not-even = Тогда кучки не равны. Возьми один камешек из D.
skeleton-lesson-made-even = Сколько соперник возьмёт из одной кучки, столько ты сможешь взять из другой.
skeleton-lesson-last = Возьми последние камешки.
skeleton-lesson-not-last = Тогда один останется сопернику. Возьми оба.
skeleton-lesson-won = Последний камешек у тебя: победа.

skeleton-moment = Кучки { $heap } больше нет
