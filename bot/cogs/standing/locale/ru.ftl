bot-newer = Новее
bot-older = Старее
bot-menu-where = Где
bot-all-games = Все игры
bot-scope = { $scope ->
    [here] Этот сервер
   *[everywhere] Везде
}
bot-league = { $game }, { $scope ->
    [here] этот сервер
   *[everywhere] везде
}
bot-leaderboard = Лидеры
bot-leaders-head = ### Лидеры: { $league }
bot-leaders = Лидеры: { $league }
bot-leaders-nobody = Рейтинговых партий ещё никто не сыграл; партии с компьютером — без рейтинга. Открыть стол — `/{ -command-newgame }`.
bot-leaders-unrated = -# Доиграно: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
}, но ни одной рейтинговой. Их покажет `/{ -command-history }`.
bot-leaders-not-you = -# У тебя здесь ещё нет рейтинговых партий.
bot-leader = { $rank }. { $who }: { $points }{ $provisional ->
    [yes] {" "}(предварительно)
   *[no] {""}
} ± { $unsure }, партий { $matches }, побед { $wins }, серия { $streak }
bot-leader-you = Ты: { $line }
bot-column-rating = рейтинг
bot-column-unsure = ±
bot-column-matches = партий
bot-column-wins = побед
bot-column-streak = серия
bot-column-won = побед
bot-column-drawn = ничьих
bot-column-lost = пораж.
bot-rating-means = Рейтинг — осторожная оценка силы; ± — насколько она пока неточна.
bot-few-matches = ? — меньше { $least } партий
bot-no-such-leaderboard = Такой таблицы лидеров нет.
bot-profile = Профиль
bot-profile-none = { $who }: сыгранных партий здесь пока нет.
bot-profile-unrated = { $who }: рейтинговых партий здесь пока нет; партии с компьютером — без рейтинга. Сыграно здесь:
bot-profile-done = - **{ $game }**: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
}, побед: { $won }{ $drawn ->
    [0] {""}
   *[other] , ничьих: { $drawn }
}
bot-profile-head = ### { $who }
bot-profile-of = Профиль игрока { $who }
bot-profile-longest = лучшая серия: { $longest }
bot-profile-against = чаще всего против: { $who }
bot-profile-span = { $matches ->
    [1] одна партия
    [one] последняя { $matches } партия
    [few] последние { $matches } партии
    [many] последние { $matches } партий
   *[other] последние { $matches } партии
}
bot-profile-tally = { $game }: { $points }{ $provisional ->
    [yes] {" "}(предварительно)
   *[no] {""}
} ± { $unsure }, побед { $won }, ничьих { $drawn }, поражений { $lost }
bot-profile-course = Рейтинг за { $matches ->
    [one] { $matches } партию
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
}: с { $first } до { $last }, минимум { $lowest }, максимум { $highest }.
bot-profile-met = Чаще всего против игрока { $who }: { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
}, впереди в { $ahead } из них.
bot-profile-favourite = Любимый соперник: **{ $who }**, { $matches ->
    [one] { $matches } партия
    [few] { $matches } партии
    [many] { $matches } партий
   *[other] { $matches } партии
}, впереди в { $ahead } из них.
bot-profile-streak = Серия побед: сейчас { $now }, лучшая { $longest }.
bot-profile-late = { $late ->
    [0] Время вышло за последние полгода: ни разу.
   *[other] Время вышло за последние полгода: в { $late } из { $matches ->
        [one] { $matches } партии
        [few] { $matches } партий
        [many] { $matches } партий
       *[other] { $matches } партии
    } ({ $share } %).
}
bot-history-head = ### Твои партии на этом сервере
bot-history-direct = ### Твои партии в личных сообщениях и там, где меня нет среди участников
bot-history-replay = Повтор { $match }
bot-history-match = **{ $match }** [{ $game }]({ $link }), против: { $opponents } — **{ $result ->
    [won] победа
    [drawn] ничья
    [lost] поражение
   *[place] место { $place } из { $players }
}**
bot-history-won-by = Победа: { $who } ({ $reason })
bot-history-about = -# { $reason } · { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
    [many] { $turns } ходов
   *[other] { $turns } хода
} · { $ended }{ $rated ->
    [yes] {""}
    [computer] {" "}· без рейтинга: играл компьютер
    [short] {" "}· без рейтинга: слишком короткая
   *[no] {" "}· без рейтинга
}
