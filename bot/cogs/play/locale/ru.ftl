bot-shown-below = Вот он.
bot-shown-often = Стол уже показан несколько раз: прокрути выше или попробуй через минуту.

bot-table-choice = { $game } ({ $others }): { $state }
bot-table-choice-in = { $game } ({ $others }) в #{ $place }: { $state }

bot-nothing-played =
    { $why } Ход не сделан. Было введено:
    ```
    { $typed }
    ```
bot-nothing-sealed = За этим столом случай ничего не решает, так что и печати нет.
bot-no-table-of-yours = Это не твой стол; выбери из списка.
bot-not-at-this-table = Тебя нет за столом этого канала.
bot-at-no-table = У тебя нет ни одного стола. Открой свой в канале сервера: /{ bot-command-newgame }
bot-several-tables = Столов у тебя несколько: заполни ещё поле «{ bot-option-table }».

bot-option-table = стол
