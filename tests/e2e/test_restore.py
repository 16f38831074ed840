"""Play, back up, play on, restore. The match goes on from the backup. The controls that Discord
still shows for later moves lead there and play nothing."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.host.backup import back_up
from bot.host.restore import restore
from bot.table.ids import Moment, Step, parse
from games import GAMES
from local_discord import Message, Person
from tests.databases import fresh
from tests.e2e.driver import rested, seated
from tests.e2e.matches import people, turn
from tests.e2e.scene import Scene
from tests.sample import sample

pytestmark = pytest.mark.twice

MOVED_ON = "The board has moved on since."


async def go_back(scene: Scene, file: Path, tmp_path: Path) -> None:
    """Stop the bot, and start it from a backup in another place."""
    there = await fresh(tmp_path / "elsewhere")
    await restore(there, file, Random(4), replace=False)
    scene.database = there
    await scene.restart()
    await scene.settle()


def seen(scene: Scene, person: Person) -> list[Message]:
    """The bot's messages that somebody sees in the channel and in direct messages."""
    return [*person.look(scene.channel), *person.look(person.dm)]


def old_control(message: Message, seat: int) -> str | None:
    """A control on a message by which this seat could have moved before the restore."""
    ids = [b.custom_id for b in message.buttons if b.custom_id]
    for id in [*ids, *(menu.custom_id for menu in message.selects)]:
        control = parse(id)
        where = control.where if isinstance(control, Step) else None
        if isinstance(where, Moment) and where.seat == seat:
            return id if where.takebacks == 0 else None
    return None


async def told(person: Person, message: Message, id: str) -> str:
    """What the bot tells whoever presses it: in a new message, or in the pressed one if that is
    their own."""
    if menus := [menu for menu in message.selects if menu.custom_id == id]:
        reply = await person.choose(message, id, menus[0].options[0].value)
    else:
        reply = await person.press(message, id)
    assert reply.failed is None
    await rested(person)
    return "\n".join(said.text for said in (reply.message or message, *reply.followups))


@pytest.mark.parametrize("game", sample(list(GAMES)[:2]))
async def test_a_match_goes_on_from_the_backup(scene: Scene, game: str, tmp_path: Path) -> None:
    random = Random(game)
    sitting = people(scene)[: GAMES[game].rules.seats[0]]
    await seated(scene, game, sitting)
    for _ in range(2):  # with the moves below too few to end a match of any game
        await turn(scene, await scene.table(), random)
    then = await scene.table()
    await back_up(scene.database, tmp_path / "backup")
    for _ in range(2):
        await turn(scene, await scene.table(), random)
    later = {person: [m for m in seen(scene, person) if m.buttons] for person in sitting}

    await go_back(scene, tmp_path / "backup", tmp_path)

    now = await scene.table()
    assert now.playing.log == then.playing.log
    assert scene.board() not in later[sitting[0]]
    assert "I was restored from a backup" in scene.board().text
    pressed = 0
    for _ in range(2):  # as many moves as before, some of them others
        before = (await scene.table()).playing.log
        for seat, player in enumerate(now.players):
            person = next(p for p in sitting if p.id == player.id)
            for message in later[person]:
                if id := old_control(message, seat):
                    pressed += 1
                    assert MOVED_ON in await told(person, message, id)
        await scene.settle()
        assert (await scene.table()).playing.log == before
        await turn(scene, await scene.table(), random)
    assert "I was restored" not in scene.board().text
    assert pressed or now.game.rules.set_up  # boards are laid on one known message
