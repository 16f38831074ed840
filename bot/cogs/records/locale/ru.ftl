bot-record-too-large = Запись — не больше мегабайта, а этот файл больше.
bot-record-no-text = Этот файл не текстовый, значит, это не запись.
bot-record-none-here = В этом канале ещё не доиграли ни одной партии; твои — в `/{ -command-history }`.
bot-record-no-match = Среди партий этого сервера, которые тебе видны, такой нет.
bot-record-running = Эта партия ещё идёт: подожди, пока она закончится.
bot-record-unfinished = За этим столом партию не доиграли.
bot-record-old-rules = Эта партия сыграна по старым правилам; показать её я уже не могу.
bot-record-gone = Записи больше нет; пришли её ещё раз: `/{ -command-replay } { -option-file }:`
bot-record-damaged = Эту запись нельзя показать: в `{ $where }` стоит то, чего быть не может.
bot-record-nobody-there = Там никто не сидел.
bot-record = Запись партии: `/{ -command-replay } { -option-file }:` покажет её снова.
bot-record-sealed = Печать расклада, сделанная до первого хода: `{ $seal }`
bot-replay-begins = Партия начинается.
bot-replay-step = Шаг { $n } из { $last }
bot-replay-animate = Анимация
bot-replay-record = Запись
bot-replay-jump = К важным моментам
bot-replay-view = Чьими глазами

bot-review-title = Разбор: { $game }
bot-review-nothing-cost = Заметных ошибок не было.
bot-review-misses = **Другие дорогие ошибки**
bot-review-meaning = Точность: насколько решения в среднем близки к лучшим, если судить только по тому, что можно было знать в тот момент.{ $luck ->
    [yes] {" "}Везение: насколько карты, раздачи и находки принесли больше ожидаемого.
   *[no] {""}
}{ $rough ->
    [yes] {" "}Выяснилось лишь позже: настолько ошиблась моя оценка шансов.
   *[no] {""}
}
bot-review-stood-in = Ходы, которые за кого-то сделал компьютер, не учитываются.
bot-review-named = { $who }, решение { $n }: { $told }
bot-review-choice = { $who }: решение { $n } из { $count }
bot-review-played = Что было видно до хода «{ $move }» ({ $who }).
bot-review-worth = { $percent } % от лучшего хода
bot-review-listed = { $who }, { $n }: { $move } ({ $percent } %)
bot-review-button-turning = Переломный момент
bot-review-button-overview = Обзор
bot-review-jump = К самым дорогим ошибкам
bot-review-whose = Чьи ходы
bot-review-later = Сейчас у меня слишком много разборов; попроси ещё раз через несколько минут.
