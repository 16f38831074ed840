"""Places where the bot is not, the tables there, and people who press at them."""

from __future__ import annotations

from bot.table import controls
from bot.table.ids import write
from bot.table.table import Table
from games import GAMES
from local_discord import Channel, Message, Person
from tests.e2e.driver import answer, press_something, pressed
from tests.e2e.matches import people
from tests.e2e.scene import Scene, chance

OPEN = "graveyard_shift"
SECRET = next(id for id, game in GAMES.items() if game.rules.private)
SHOWS_OWN = write(controls.OwnBoard(0)).split(":")[-1]


async def elsewhere(scene: Scene, kind: str = "group") -> Channel:
    """A place where the bot is not. Anna has installed it; Bob, who is there too, has not."""
    scene.world.allow_user_install(scene.application)
    await scene.restart()
    scene.anna.install(scene.application)
    scene.world.requests.clear()
    if kind == "group":
        return scene.world.group("Friends", *people(scene))
    guild = scene.world.guild("Elsewhere")
    guild.join(*people(scene))
    return guild.channel("general")


def check_quiet(scene: Scene) -> None:
    """The bot has answered interactions, and sent nothing else to anybody."""
    routes = {route for _, route in scene.world.requests.counts}
    assert not [route for route in routes if route.startswith("/channels")]
    scene.world.violations.check()


async def there_is(scene: Scene, there: Channel) -> Table:
    """The newest table of a place."""
    id = await scene.bot.store.last_table(there.id)
    assert id
    return await scene.bot.tables.look(id)


def mover(scene: Scene, table: Table) -> Person:
    return next(p for p in people(scene) if p.id == table.players[table.to_move[0]].id)


def boards(there: Channel) -> list[Message]:
    """What everybody sees there."""
    return [m for m in there.messages.values() if not m.ephemeral]


async def own_board(who: Person, message: Message) -> Message:
    """The message with somebody's controls: their secret board, or the one that all see."""
    if SHOWS_OWN not in {b.custom_id and b.custom_id.split(":")[-1] for b in message.buttons}:
        return message
    return answer(await pressed(who, message, "mine"))


async def play(scene: Scene, there: Channel, turns: int) -> int:
    """Play at random by pressing, for so many choices or to the end. Returns how many it took."""
    random = chance(there.name, turns)
    for turn in range(turns):
        table = await there_is(scene, there)
        if not table.alive:
            return turn
        who = mover(scene, table)
        await scene.after(press_something(who, await own_board(who, boards(there)[-1]), random))
    return turns
