"""The lobby, its options, its refusals and the help, as somebody reads them in Russian.

That no sentence is written into the code is proved in a made-up language (`test_pseudo.py`), and
that each is there in every language by `make lint`."""

from __future__ import annotations

import re

from bot.cogs.help.sheets import TOPICS
from games import GAMES
from games.core import say
from local_discord import Message
from tests.e2e.driver import named, options, people, pressed, whisper
from tests.e2e.matches import shown
from tests.e2e.scene import Scene

GAME = GAMES["bushwhacked"]
ENGLISH = re.compile(r"(?!Discord|Skulduggery|Anna|Bob|Cleo|Dora)\b[A-Za-z]{2,}")
LABELS = [
    *("Сесть за стол", "Играть с компьютером", "Посадить компьютер"),
    *("Начать", "Как играть", "Настройки…"),
    *("Отказаться", "Открыть для всех", "⋯"),
]
STRONG = "Компьютер (сильный)"


def said(id: str, **values: object) -> str:
    return say(id, **values).in_("ru")


def understood(message: Message) -> str:
    """Check that no English is left on a message, apart from mentions and addresses; its text."""
    chosen = (option.label for select in message.selects for option in select.options)
    placeholders = (select.placeholder or "" for select in message.selects)
    labels = (button.label for button in message.buttons)
    text = "\n".join((message.text, *labels, *placeholders, *chosen))
    text = re.sub(r"<[@#][^>]*>|<t:[^>]*>|\(https://[^)]*\)", "", text)
    assert ENGLISH.findall(text) == []
    return text


async def test_a_lobby_and_the_help_are_in_ones_language(scene: Scene) -> None:
    for person in (scene.anna, scene.cleo, scene.dora):
        person.locale = "ru"
    await scene.anna.command("newgame", scene.channel, game=GAME.id, opponent=scene.bob)
    await scene.settle()
    lobby = scene.board()
    text, title = understood(lobby), GAME.title.in_("ru")
    assert f"### {title}\n{GAME.aim.in_('ru')}" in text
    assert [button.label for button in lobby.buttons] == LABELS
    cover = GAME.looks.cover("ru")
    assert cover
    assert [file.description for file in lobby.attachments] == [cover.alt]
    await pressed(scene.bob, scene.board(), "no")
    await scene.settle()
    assert said("bot-lobby-declined", who=f"<@{scene.bob.id}>") in scene.board().text

    form = await options(scene, scene.anna)
    own = [GAME.setting(o).in_("ru") for o in GAME.rules.options if o.offered]
    assert [field.label for field in form.fields] == ["Время", "Стороны", "Кто начинает", *own]
    await scene.anna.submit(form, {"clock": "1h", "side": "Red"})
    await scene.settle()
    text = understood(scene.board())
    assert "1 час на ход." in text
    assert said("bot-lobby-side", side=GAME.side("Red")) in text
    panel = await people(scene, scene.anna)
    await scene.anna.choose(panel, named(panel, "computer"), "hard")
    await scene.settle()
    understood(panel)
    assert f"**{STRONG}**" in understood(scene.board())
    await scene.anna.choose(panel, said("bot-people-remove"), STRONG)
    await scene.settle()

    help_ = shown(await scene.cleo.command("help", scene.channel))
    assert said("bot-now-join", game=title, host="Anna") in understood(help_)
    await pressed(scene.cleo, scene.board(), "join")
    await scene.settle()
    help_ = shown(await scene.cleo.command("help", scene.channel))
    assert said("bot-now-seated", game=title, host="Anna") in understood(help_)
    for topic in reversed(list(TOPICS.values())):
        await scene.cleo.press(help_, topic.in_("ru"))
        understood(help_)
    await pressed(scene.bob, scene.board(), "join")
    await scene.settle()
    theirs = await people(scene, scene.bob)  # an English sheet
    assert ", the host, can change these." in theirs.text
    for person, told in (
        (scene.cleo, "Это может только хозяин стола\xa0— Anna."),
        (scene.bob, "Only Anna, the host"),
    ):
        assert told in whisper(await pressed(person, scene.board(), "start"))
    offer = shown(await scene.dora.command("newgame", scene.channel, game=GAME.id))
    understood(offer)
    await scene.dora.press(offer, said("bot-open-thread"))
    await scene.settle()
    assert [thread.name for thread in scene.guild.threads] == ["Западня: Dora"]
    understood(offer)
    closed = await pressed(scene.anna, panel, "cancel")
    assert closed.failed is None
    assert panel.text == said("bot-table-closed-another")
