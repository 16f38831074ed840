"""`make host-test`: install, start, play, back up, kill -9, restore elsewhere, go on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from bot.table.ids import Step, parse
from local_discord import World, serve
from local_discord.patience import UNHURRIED
from tests.databases import changed, of_version_before
from tools.host.hosted import UNAVAILABLE, Hosted, cores
from tools.host.image import BASE, Image, built
from tools.host.match import Play

GAME = "bushwhacked"
MOST_IMAGE, MOST_MEMORY = 250.0, 140.0
"""The most that is allowed, in megabytes."""


async def hosted(image: Image, folder: Path) -> None:
    """The whole story, in an empty folder."""
    world = World(rate_limits=True, deadline=UNHURRIED)
    application, guild = world.application("Skulduggery"), world.guild("The Crypt")
    world.install(application, guild)
    people = world.person("Anna", locale="de"), world.person("Bob", locale="ru")
    guild.join(*people)
    channel = guild.channel("general")
    async with serve(world, port=0) as address:
        first = Hosted(image, folder / "first", address.http, application.token)
        tell("ready", f"{await first.start():.1f} s after an empty folder ({cores()} cores)")
        idle = first.megabytes
        tell("memory", f"{idle:.0f} MB idle, {len(first.children)} more processes")
        play = Play(world, channel, people, Random(5), first.database)
        await play.begin(GAME)
        await play.play(8)
        tell("memory", f"{first.megabytes:.0f} MB after 8 moves")
        file, then = await first.backed_up(), play.log
        tell("backup", f"{file.stat().st_size / 1e6:.2f} MB while it runs")
        await play.play(3)
        later = play.board
        await first.kill()

        second = Hosted(image, folder / "second", address.http, application.token)
        print(await second.command("restore", str(file)))
        play.database = second.database
        assert play.log == then
        tell("ready", f"{await second.start():.1f} s after the restore")
        await world.wait(lambda: play.board is not later and play.mover)
        for person in people:
            id = next(b.custom_id for b in later.buttons if _moves(b.custom_id))
            reply = await person.press(later, id or "")
            assert reply.message
            assert reply.message.ephemeral
        assert play.log == then, "a later turn's button has played something"
        await play.play(4)
        assert play.log[: len(then)] == then
        tell("match", f"goes on at move {len(then)}, now at {len(play.log)}")
        tell("stopped", f"in order after {await second.stop():.1f} s")
    world.check()
    assert idle < MOST_MEMORY, f"{idle:.0f} MB of memory"


async def updated(image: Image, folder: Path) -> None:
    """The two steps of the Procfile while a worker runs that can't run beside this version."""
    world = World(rate_limits=True, deadline=UNHURRIED)
    application = world.application("Skulduggery")
    async with serve(world, port=0) as address:
        host = Hosted(image, folder / "updated", address.http, application.token)
        (host.folder / "data").mkdir()
        await of_version_before(host.database)
        said = await host.command("migrate")
        assert "older version is running" in said, said
        await host.launch()
        await host.healthy("live")
        assert await asyncio.to_thread(host.status, "ready") == UNAVAILABLE
        tell("update", "release phase done, the new worker waits, alive and not ready")
        changed(host.database, "DELETE FROM processes")
        tell("ready", f"{await host.healthy('ready'):.1f} s after the old worker's end")
        await host.stop()
    world.check()


def _moves(custom_id: str | None) -> bool:
    return bool(custom_id) and isinstance(parse(custom_id or ""), Step)


def tell(what: str, said: str) -> None:
    """Print a line of the result."""
    print(f"{what:10}{said}", flush=True)


def main() -> None:
    """Run everything in a temporary folder."""
    with TemporaryDirectory(prefix="host") as name:
        folder = Path(name)
        image = built(folder / "image")
        size = BASE + image.megabytes
        tell("image", f"{size:.0f} MB: {image.megabytes:.0f} and the base, estimated as {BASE:.0f}")
        asyncio.run(hosted(image, folder))
        asyncio.run(updated(image, folder))
        assert size < MOST_IMAGE, f"an image of {size:.0f} MB"


main()
