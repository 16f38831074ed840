"""The page inside Discord: who may open it, what a frame may say, and what it proves."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio
from aiohttp.test_utils import TestServer

from bot.data.database import connect
from bot.web import limits, tickets
from bot.web.sessions import Invitation
from local_discord import Channel, Permission, Person
from local_discord.actions import activities
from local_discord.model import Visit
from tests.databases import migrated, on_sqlite
from tests.e2e.driver import answer, labels, laid, pressed, seated, shown
from tests.e2e.scene import Scene, playing
from tests.e2e.web import INSIDE, Framed, browser, frame, framed, more, serving, switch_on


@pytest_asyncio.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    """The bot with its page, which also opens inside Discord."""
    async with playing(await migrated(tmp_path), where=INSIDE) as started:
        switch_on(started)
        yield started


@pytest_asyncio.fixture
async def server(scene: Scene) -> AsyncIterator[TestServer]:
    async with serving(scene.bot, INSIDE) as started:
        yield started


@pytest_asyncio.fixture
async def opened(scene: Scene, server: TestServer) -> AsyncIterator[Opened]:
    async with AsyncExitStack() as stack:
        yield Opened(scene, server, stack)


@dataclass
class Opened:
    scene: Scene
    server: TestServer
    stack: AsyncExitStack

    async def pressing(self, person: Person) -> Framed:
        """Somebody presses *Open the board*, and signs in."""
        reply = await pressed(person, await more(self.scene, person), "page")
        assert reply.visit
        return await (await self.frame(reply.visit)).sign_in()

    async def joining(self, person: Person, channel: Channel | None = None, to: int = 0) -> Framed:
        """Somebody opens the Activity without the bot, perhaps by a link to a table."""
        where = channel or self.scene.channel
        visit = person.open_activity(self.scene.application, where, str(to or ""))
        return await (await self.frame(visit)).sign_in(to)

    async def frame(self, visit: Visit) -> Framed:
        return await self.stack.enter_async_context(framed(self.scene, self.server, visit))


# --- the ways in ----------------------------------------------------------------------------------


async def test_the_board_opens_inside_discord_with_the_browser_beside_it(
    scene: Scene, server: TestServer, opened: Opened
) -> None:
    """By a press and by the entry point; where Discord does not launch it there is the link."""
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    reply = await pressed(scene.anna, await more(scene, scene.anna), "page")
    assert reply.visit is scene.anna.visit is not None
    await scene.settle()
    [beside] = reply.followups
    assert beside.only_for is scene.anna
    [button] = beside.buttons
    assert button.label == "In the browser"
    async with browser(server, str(button.url).partition("#")[2]) as visitor:
        await visitor.enter()

    def handlers() -> list[object]:
        every = scene.application.commands.values()
        return [c.data["handler"] for c in every if c.data.get("type") == 4]

    assert handlers() == [2]  # Discord has made it since the bot started
    await scene.bot._register()
    assert handlers() == [1]
    launched = await scene.bob.launch(scene.application, scene.channel)
    assert launched.visit
    assert not launched.message
    bob = await (await opened.frame(launched.visit)).sign_in()
    assert bob.table == 0
    me = await (await bob.get(f"{bob.home}me")).json()
    assert [table["title"] for table in me["tables"]] == ["Bushwhacked"]
    scene.application.platforms = frozenset({"ios"})
    reply = await pressed(scene.anna, await more(scene, scene.anna), "page")
    assert reply.visit is None
    assert labels(shown(reply)) == ["Open the board"]
    scene.application.platforms = frozenset()
    told = answer(await scene.bob.launch(scene.application, scene.channel))
    assert "Bushwhacked" in told.text


async def test_direct_messages_link_to_both(scene: Scene, opened: Opened) -> None:
    await laid(scene)
    first, second, *_ = scene.dm(scene.anna).buttons
    assert (first.label, second.label) == ("Open the board", "In the browser")
    table = (await scene.bot.tables.tables_of(scene.anna.id))[0].id
    link = f"https://discord.com/activities/{scene.application.id}?custom_id={table}"
    assert first.url == link
    assert str(second.url).startswith("http://page.test/games/#dm.")
    anna = await opened.joining(scene.anna, to=table)
    assert (anna.table, anna.seen["yours"]) == (table, True)
    cleo = await opened.joining(scene.cleo, to=table)  # a link is no right
    assert (cleo.table, cleo.entered.get("watch")) == (0, None)


async def test_without_the_secret_there_is_no_such_front(scene: Scene) -> None:
    async with serving(scene.bot) as server, aiohttp.ClientSession() as http:
        for path in ("inside", "s/0123456789ab/ticket"):
            async with http.get(server.make_url(f"/games/{path}")) as answer:
                assert answer.status in (404, 405)
        async with http.get(server.make_url("/games/?frame_id=1")) as answer:
            assert "frame-ancestors 'self'" in answer.headers["Content-Security-Policy"]
            assert "discord" not in answer.headers["Content-Security-Policy"]


# --- who it is ------------------------------------------------------------------------------------


@on_sqlite
async def test_no_token_of_discords_is_kept(scene: Scene, opened: Opened) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna = await opened.pressing(scene.anna)
    token = anna.entered["token"]
    assert scene.world.tokens[token].user is scene.anna
    engine = connect(scene.database)
    async with engine.begin() as connection:
        dumped = await connection.exec_driver_sql("SELECT hash || id FROM sessions")
        stored = " ".join(str(row[0]) for row in dumped)
    await engine.dispose()
    assert anna.entered["session"] in stored
    file = Path(scene.database.partition("///")[2])
    for part in file.parent.glob(f"{file.name}*"):
        data = part.read_bytes()
        assert token.encode() not in data
        assert anna.entered["secret"].encode() not in data


async def test_only_a_code_of_our_own_application_lets_somebody_in(
    scene: Scene, opened: Opened
) -> None:
    stranger = scene.world.application("Stranger")
    scene.world.activities(stranger)
    theirs = scene.bob.open_activity(stranger, scene.channel)
    other = await opened.frame(theirs)
    code, again = await other.code(), await other.code()
    token = activities.exchange(scene.world, stranger, again)
    assert token
    for secret in (code, token["access_token"], "nonsense"):
        assert (await other.post("inside", {"code": secret})).status == 401
    for body in ({"token": token["access_token"]}, {"code": "a", "person": scene.anna.id}, {}):
        assert (await other.post("inside", body)).status == 400
    good = await (
        await opened.frame(scene.bob.open_activity(scene.application, scene.channel))
    ).code()
    assert (await other.post("inside", {"code": good})).status == 200
    assert (await other.post("inside", {"code": good})).status == 401  # it was good once
    anna = await opened.frame(scene.anna.open_activity(scene.application, scene.channel))
    code = activities.grant(scene.world, anna.visit, ("openid",))  # nothing useful
    assert (await anna.post("inside", {"code": code})).status == 401
    scene.application.secret = "reset since"
    answer = await anna.post("inside", {"code": await anna.code()})
    assert (answer.status, answer.headers["Retry-After"]) == (503, "5")


async def test_a_bearer_counts_alone_and_so_do_those_behind_discords_proxy(
    scene: Scene, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna, bob = await opened.pressing(scene.anna), await opened.pressing(scene.bob)
    picture = await bob.get(f"{bob.place}/{bob.seen['picture']}.png")
    assert picture.headers["Content-Type"] == "image/png"
    with monkeypatch.context() as patch:
        patch.setattr("bot.press.often.Often.may", lambda _, who, *__: who != spent(anna))
        assert (await anna.get(f"{anna.home}me")).status == 429
        assert (await bob.get(f"{bob.home}me")).status == 200
    as_bob = {"Authorization": f"Bearer {bob.bearer}"}
    assert (await anna.get(f"{anna.home}me", headers=as_bob)).status == 401
    cookie = {"Cookie": f"skull_{anna.entered['session']}={anna.entered['secret']}"}
    assert (await bob.get(f"{anna.home}me", headers=cookie)).status == 401  # beside Bob's bearer
    bob.bearer = ""
    refused = await bob.post(f"{anna.home}end", {}, headers=cookie)
    assert refused.status == 403  # another page's origin
    assert (await anna.get(f"{anna.home}me")).status == 200


async def test_a_ticket_opens_one_socket_of_its_own_session_in_time(
    scene: Scene, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna, bob = await opened.pressing(scene.anna), await opened.pressing(scene.bob)

    async def status(ticket: str, page: Framed = anna) -> int:
        try:
            address = page.url(f"{page.place}/feed")
            async with page.http.ws_connect(address.with_query(ticket=ticket)) as socket:
                assert await frame(socket) == {"n": 0}
                return 101
        except aiohttp.WSServerHandshakeError as error:
            return error.status

    good = await anna.ticket()
    assert await status(good, bob) == 401
    assert await status(good) == 101
    assert await status(good) == 401
    for forged in ("", "x", good[:-4] + "AAAA", "A" * len(good)):
        assert await status(forged) in (401, 403)
    monkeypatch.setattr(tickets, "GOOD", -1.0)
    assert await status(await anna.ticket()) == 401


async def test_the_channels_table_is_watched_by_whoever_discord_says_is_there(
    scene: Scene, opened: Opened
) -> None:
    await laid(scene)
    elsewhere = scene.guild.channel("elsewhere")
    cleo = await opened.joining(scene.cleo)
    assert cleo.table == 0
    here = cleo.visit.instance.id
    dora = await opened.joining(scene.dora, elsewhere)
    there = dora.visit.instance.id
    for page, instance in ((dora, here), (cleo, there), (cleo, "i-1-gc-2"), (dora, there)):
        answer = await page.watch(instance)
        assert answer.status == 409, instance
        assert "no table" in (await answer.json())["told"]
    for junk in ("../users/@me", "", "x" * 200):
        assert (await cleo.watch(junk)).status == 400
    found = await (await cleo.watch(here)).json()
    table = found["table"]
    cleo.use_session(found["watch"])
    cleo.table = table
    assert (await cleo.look())["moment"] == ""
    anna = await opened.joining(scene.anna)
    assert await (await anna.watch(here)).json() == {"table": table}  # her own seat
    cleo = await opened.pressing(scene.cleo)  # whoever has no seat watches what they press on
    assert cleo.entered["watch"]["table"] == cleo.table
    assert cleo.seen["moment"] == ""
    assert (await cleo.play("dig up"))["status"] == 409


async def test_the_instance_alone_shows_no_channel_that_one_does_not_see_and_is_not_asked_for_often(
    scene: Scene, opened: Opened
) -> None:
    await laid(scene)
    [table] = await scene.bot.tables.tables_of(scene.anna.id)
    gone = Invitation(scene.dora.id, "Dora", "en", table.id, watches=False)
    await scene.bot.sessions.link(gone)  # she sits there no more
    dora = await opened.joining(scene.dora)
    assert (dora.table, dora.entered.get("watch")) == (0, None)
    cleo = await opened.joining(scene.cleo)
    scene.channel.deny(scene.guild.everyone, Permission.VIEW_CHANNEL)
    await scene.settle()
    assert (await cleo.watch(cleo.visit.instance.id)).status == 409
    asked = "/applications/{application_id}/activity-instances/{instance_id}"
    before = scene.world.requests.count(route=asked)
    for _ in range(3):
        await cleo.watch(cleo.visit.instance.id)
    assert scene.world.requests.count(route=asked) == before
    statuses = [(await cleo.watch(f"i-{n}-gc-1")).status for n in range(9)]
    assert statuses.count(503) >= 3
    assert scene.world.requests.count(route=asked) <= before + 5


def spent(page: Framed) -> int:
    """What stands for somebody's address in the limits."""
    return int.from_bytes(sha256(f"person {page.visit.user.id}".encode()).digest()[:8])


@pytest.mark.long
async def test_sign_ins_and_tickets_are_asked_for_only_so_often(
    scene: Scene, opened: Opened
) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna = await opened.pressing(scene.anna)
    most, signs = limits.COUNTED["tickets"], limits.COUNTED["sign-ins"]
    statuses = [(await anna.post(f"{anna.home}ticket", {})).status for _ in range(most + 1)]
    assert statuses == [200] * most + [429]
    stranger = await opened.frame(anna.visit)
    statuses = [(await stranger.post("inside", {"code": "x"})).status for _ in range(signs)]
    assert statuses == [401] * (signs - 1) + [429]  # one was Anna's
    pages = scene.bot.page(INSIDE)
    scene.bot.metrics.browsers(pages)
    assert pages.inside
    pages.inside.entered("refused")
    name = "skulduggery_activity_sign_ins_total"
    assert scene.bot.metrics.registry.get_sample_value(name, {"how": "refused"}) == 1.0
