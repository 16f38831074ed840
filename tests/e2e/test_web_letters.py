"""*Open the board* in a direct message: a link that opens the page of one person at one table."""

from __future__ import annotations

from aiohttp.test_utils import TestServer

from bot.web.letters import GOOD, Letter, read, written
from local_discord import Person
from tests.e2e.driver import answer, laid, seated, settings
from tests.e2e.scene import Scene
from tests.e2e.web import WHERE, Visitor, browser, scene, server

__all__ = ["scene", "server"]


def letter(scene: Scene, person: Person) -> str:
    """The secret in somebody's newest direct message."""
    [url] = [b.url for b in scene.dm(person).buttons if b.url and "page.test" in b.url]
    return url.partition("#")[2]


async def refused(visitor: Visitor) -> bool:
    """Is the link no longer good?"""
    answer = await visitor.post("open", {"secret": visitor.link, "go": True})
    return answer.status == 404


async def test_a_direct_messages_link_opens_the_page_again_and_again(
    scene: Scene, server: TestServer
) -> None:
    await laid(scene)
    first = scene.dm(scene.anna).buttons[0]
    assert first.label == "Open the board"
    secret = letter(scene, scene.anna)
    async with browser(server, secret) as one, browser(server, secret) as two:
        asked = await one.post("open", {"secret": secret})
        assert (await asked.json())["name"] == "Anna"  # whoever looks begins nothing
        assert await scene.bot.sessions.all_of(scene.anna.id) == []
        await one.enter()
        await two.enter()
        assert one.seen["yours"]
        assert one.home != two.home
        await scene.after(two.play("skip"))
        assert (await scene.bot.tables.look(1)).playing.log[-1] == (0, "skip")
        elsewhere = scene.guild.channel("elsewhere")
        await seated(scene, "bushwhacked", [scene.anna, scene.bob], elsewhere)
        board = scene.board(scene.anna, elsewhere)
        assert (board.buttons[0].label, board.buttons[0].custom_id) == (
            "Open the board",
            "t:2:page",
        )
        me = await (await one.get(f"{one.home}me")).json()
        assert [table["table"] for table in me["tables"]] == [1]  # it leads to one table only
        assert (await one.get(f"{one.home}t/2")).status == 409


async def test_what_somebody_made_up_or_closed_opens_nothing(
    scene: Scene, server: TestServer
) -> None:
    await laid(scene)
    secret = letter(scene, scene.anna)
    to = read(secret, WHERE.key)
    assert to
    others = [
        written(to, b"another key"),
        written(Letter(scene.cleo.id, to.table, to.hour), WHERE.key),
        written(Letter(to.person, 99, to.hour), WHERE.key),
        written(Letter(to.person, to.table, to.hour - int(GOOD / 3600) - 1), WHERE.key),
        secret[:-4] + "AAAA",
        "dm.",
        "dm.ä",
    ]
    for other in others:
        async with browser(server, other) as visitor:
            assert await refused(visitor), other
    async with browser(server, secret) as anna:
        await anna.enter()
        me = await settings(scene.anna, scene.channel)
        listed = answer(await scene.anna.press(me, "t:0:pages"))
        kept, _ = await scene.bot.sessions.inside(scene.anna.id, "en")
        await scene.anna.press(listed, "Close 1")
        assert (await anna.get(f"{anna.home}me")).status == 401
        assert await scene.bot.sessions.all_of(scene.anna.id) == [kept]
        assert await refused(anna), "whoever closes a browser closes its way in"
