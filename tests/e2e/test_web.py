"""The page: who may open it, what it shows, and what is done there."""

from __future__ import annotations

import asyncio
import io
import json
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import WSMsgType
from aiohttp.test_utils import TestServer
from multidict import CIMultiDict

from bot.press.acts import KNOWN
from bot.press.router import Kind, Read
from bot.table.controls import AskResign, RandomLayout, Rematch, Replay, Review
from bot.web import limits, watching
from bot.web.doing import PageActs
from bot.web.sessions import Invitation
from local_discord import Permission, Person
from tests.e2e.driver import LAYOUT, laid, seated
from tests.e2e.scene import Scene
from tests.e2e.web import (
    WHERE,
    Visitor,
    browser,
    frame,
    linked,
    more,
    scene,
    server,
    serving,
)

__all__ = ["scene", "server"]
from tests.own_data import everything


@pytest_asyncio.fixture
async def opened(scene: Scene, server: TestServer) -> AsyncIterator[Opened]:
    async with AsyncExitStack() as stack:
        yield Opened(scene, server, stack)


class Opened:
    def __init__(self, scene: Scene, server: TestServer, stack: AsyncExitStack) -> None:
        self.scene, self.server, self.stack = scene, server, stack

    async def by(self, person: Person) -> Visitor:
        """The page of somebody who presses ⋯ and *Open the board*."""
        return await self.at(await linked(person, await more(self.scene, person)))

    async def at(self, link: str) -> Visitor:
        """The page that a link leads to."""
        return await (await self.stack.enter_async_context(browser(self.server, link))).enter()


# --- who it is -----------------------------------------------------------------------------------


async def test_a_link_is_good_once_and_only_by_its_button(scene: Scene, server: TestServer) -> None:
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    link = await linked(scene.anna, await more(scene, scene.anna))
    async with browser(server, link) as one, browser(server, link) as other:
        for _ in range(2):  # a preview uses nothing up
            asked = await (await one.post("open", {"secret": link})).json()
            assert asked["name"] == "Anna"
            assert asked["words"]["continue"] == "Continue as {name}"
        await one.enter()
        assert (await other.post("open", {"secret": link, "go": True})).status == 404
        assert (await other.post("open", {"secret": link})).status == 404
        assert (await other.get(f"{one.home}me")).status == 401
        name, where = next(iter(one.http.cookie_jar)).key, one.url(f"{one.home}me")
        for id in (name, name[:-1] + "x"):  # a cookie of whatever bytes is no session
            reader, writer = await asyncio.open_connection(where.host, where.port)
            request = f"GET {where.path} HTTP/1.1\r\nHost: page.test\r\nCookie: {id}=\xff\r\n\r\n"
            writer.write(request.encode("latin-1"))
            assert (await reader.readline()).split()[1] == b"401"
            writer.close()
        new = await linked(scene.bob, await more(scene, scene.bob))
        cookie = next(iter(one.http.cookie_jar)).value
        stored = json.dumps(await everything(scene.bot.store.engine, scene.anna.id))
        stored += json.dumps(await everything(scene.bot.store.engine, scene.bob.id))
        assert '"sessions": [{' in stored
        assert '"links": [{' in stored
        assert new not in stored  # nor anything else that anybody could use
        assert cookie not in stored
        kept, _ = await scene.bot.sessions.inside(scene.anna.id, "en")
        assert (await one.post(f"{one.home}end", {})).status == 200
        assert (await one.get(f"{one.home}me")).status == 401
        assert await scene.bot.sessions.all_of(scene.anna.id) == [kept]


async def test_whoever_has_no_seat_gets_what_everybody_sees_and_plays_nothing(
    scene: Scene, opened: Opened
) -> None:
    await laid(scene)
    cleo, anna = await opened.by(scene.cleo), await opened.by(scene.anna)
    assert cleo.seen["steps"] is None
    assert not re.search("C5|F2|H4", cleo.seen["text"] + cleo.seen["alt"])
    assert cleo.seen["acts"] == []
    cleo.seen["moment"] = anna.seen["moment"]
    assert (await cleo.play(anna.moves()[0]))["status"] == 409
    assert (await (await cleo.get(f"{cleo.home}me")).json())["tables"] == []
    watching = Invitation(scene.anna.id, "Anna", "en", 1, watches=True)  # from before she sat down
    hers = await opened.at(await scene.bot.sessions.link(watching))
    hers.seen["moment"] = anna.seen["moment"]
    assert (await hers.play(anna.moves()[0]))["status"] == 409


async def test_a_table_of_others_is_refused_like_one_that_does_not_exist(
    scene: Scene, opened: Opened
) -> None:
    other = scene.guild.channel("other")
    await seated(scene, "bushwhacked", [scene.cleo, scene.dora], other)
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna = await opened.by(scene.anna)
    assert anna.table == 2
    answers = [await anna.get(f"{anna.home}t/{id}") for id in (1, 99)]
    assert [answer.status for answer in answers] == [409, 409]
    assert len({await answer.text() for answer in answers}) == 1
    assert (await anna.get(f"{anna.home}t/1/feed", headers={"Upgrade": "websocket"})).status == 403
    sent = await anna.post(f"{anna.home}t/1", {"key": "k" * 16, "id": "t:1:resigned"})
    assert sent.status == 409
    await scene.settle()
    await scene.restart()
    async with serving(scene.bot) as anna.server:
        assert (await anna.get(f"{anna.home}t/1")).status == 409
        assert 1 not in scene.bot.tables  # it is not even read
        assert (await anna.get(f"{anna.home}t/2")).status == 200
        assert 2 in scene.bot.tables


# --- what is done --------------------------------------------------------------------------------


async def test_a_repetition_gets_the_same_answer_also_after_a_restart(
    scene: Scene, opened: Opened
) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    pages = [await opened.by(person) for person in (scene.anna, scene.bob)]
    [mover] = [page for page in pages if page.seen["yours"]]
    body = {"key": "a-key-of-16-chars", "moment": mover.seen["moment"], "move": "place A1"}
    assert (await mover.send(body))["status"] == 200
    assert (await mover.send(body))["status"] == 200
    await scene.restart()
    async with serving(scene.bot) as again:
        mover.server = again
        assert (await mover.send(body))["status"] == 200
        assert (await mover.send({**body, "key": "another-key-of-it"}))["status"] == 409
        assert [move for _, move in (await scene.bot.tables.look(1)).playing.log] == ["place A1"]


async def test_a_moment_is_played_once_whoever_presses_where(scene: Scene, opened: Opened) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    people = (scene.anna, scene.bob)
    pages = {person: await opened.by(person) for person in people}
    [person] = [who for who, page in pages.items() if page.seen["yours"]]
    [waits] = [page for page in pages.values() if not page.seen["yours"]]
    one, other = pages[person], await opened.by(person)
    before = waits.seen["moment"] = one.seen["moment"]
    told = await waits.play("place A1")
    assert (told["status"], told["steps"]) == (409, None)
    first, second, _ = await asyncio.gather(
        one.play("place A1"),
        other.play("place B2"),
        person.command("play", scene.channel, move="C3"),
    )
    assert len((await scene.bot.tables.look(1)).playing.log) == 1
    statuses = [answer["status"] for answer in (first, second)]
    assert sorted(statuses) in ([200, 409], [409, 409])
    assert (await one.look())["text"] == (await other.look())["text"]
    one.seen["moment"] = before
    told = await one.play("place B1")
    assert told["status"] == 409
    assert told["told"]
    assert len((await scene.bot.tables.look(1)).playing.log) == 1


async def test_what_a_page_reads(scene: Scene, opened: Opened) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna = await opened.by(scene.anna)
    for path in ("", "page.js", f"{anna.home}page.css", anna.place):
        tag = (await anna.get(path)).headers["ETag"]
        assert (await anna.get(path, headers={"If-None-Match": tag})).status == 304
    for path in ("", "page.js", anna.place, f"{anna.home}me", f"{anna.home}t/99", "nothing"):
        full, head = await anna.get(path), await anna.http.head(anna.url(path))
        assert (head.status, await head.read()) == (full.status, b"")
        for name in ("Content-Type", "Content-Security-Policy", "ETag"):
            assert head.headers.get(name) == full.headers.get(name)
    shown = f"{anna.place}/{anna.seen['picture']}"

    async def says(path: str, **asked: str | list[str]) -> str:
        answer = await anna.get(f"{shown}/{path}", params=asked)
        told: dict[str, str] = await answer.json()
        return told["says"]

    mine = anna.seen["yours"]
    assert bool(await says("plays", move="place A1")) == mine
    assert await says("plays", move="no such move") == ""
    assert "not possible" in await says("why", name="C3", key=["no such thing"] * 50)
    for gone in (f"{shown}/ghost.png?move=none", f"{anna.place}/{'0' * 16}/plays"):
        assert (await anna.get(gone)).status == 404


GARBAGE: list[object] = [
    None,
    [],
    "a",
    {"key": 1, "id": "x"},
    {"key": "k" * 16, "id": "t:1:nothing"},
    {"key": "k" * 16, "id": "m:1"},
    {"key": "k" * 16, "id": "g:1:0:0:place A1", "more": 1},
    {"key": "k" * 16, "moment": "1:0:0", "move": "x" * 101},
    {"key": "k" * 16, "moment": "1:9:-1", "move": "place A1"},
    {"key": "k" * 16, "moment": "l:learn:1", "move": "place A1"},
    {"key": "k" * 16, "id": "o:1:host.invite", "values": ["1"]},
    {"key": "k" * 16, "id": "t:1:ended"},
    {"key": "k" * 16, "id": "t:1:marked", "fields": {"squares": "Z9", "mark": "x"}},
]


async def test_garbage_is_refused_and_changes_nothing(scene: Scene, opened: Opened) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna = await opened.by(scene.anna)
    before = await scene.bot.tables.look(1)
    for body in GARBAGE:
        assert (await anna.post(anna.place, body)).status in (400, 409), body
    assert (await scene.bot.tables.look(1)).revision == before.revision
    large, headers = io.BytesIO(b"x" * 10_000_000), {"Origin": WHERE.origin}
    answer = await anna.http.post(anna.url(anna.place), data=large, headers=headers)
    assert answer.status == 413
    for origin in ("http://evil.test", "http://page.test.evil", "null", ""):
        sent = await anna.post(anna.place, {}, headers={"Origin": origin})
        assert sent.status == 403
    for path in ("../bot/web/server.py", "page.js/../server.py", "s/0/", "t/1", "%2e%2e/x.py"):
        assert (await anna.get(path)).status == 404
    answer = await anna.get("")
    assert "unsafe" not in answer.headers["Content-Security-Policy"]
    assert answer.headers["Referrer-Policy"] == "no-referrer"


async def test_the_page_and_discord_have_one_table_of_what_is_done_at_a_table(scene: Scene) -> None:
    bot = scene.bot
    known = KNOWN
    handlers = {bot.router.handlers[kind].__qualname__ for kind in known}
    assert handlers == {"Seat._act"}
    page = {*bot.page(WHERE)._doing._acted}
    assert page == {RandomLayout, AskResign, Rematch}  # each by `Matches` or `Acts`, too
    assert not page & set(known)
    reads = dict[Kind, Read]()
    doing = PageActs(
        bot.store, bot.tables, bot.matches, bot.acts, reads, {}, bot._may_open
    )  # as before the bot logs in
    assert Replay not in doing.known
    reads |= bot.router.reads  # what cogs hand in later can be used too
    assert {Replay, Review} <= set(doing.known)


@pytest.mark.long
async def test_the_second_to_ask_for_a_rematch_is_told_of_it(scene: Scene, opened: Opened) -> None:
    """Not that their channel has another table: it is the one that invites them."""
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    anna, bob = await opened.by(scene.anna), await opened.by(scene.bob)
    await anna.use("Resign")
    await anna.use("Yes, resign")
    await anna.use("Rematch")
    await bob.look()
    assert "a rematch already" in (await bob.use("Rematch"))["told"]


async def test_everybody_reads_their_own_language(scene: Scene, opened: Opened) -> None:
    scene.bob.locale, scene.cleo.locale = "de", "ru"
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    anna, bob, cleo = [await opened.by(p) for p in (scene.anna, scene.bob, scene.cleo)]
    assert len({page.seen["picture"] for page in (anna, bob, cleo)}) == 3
    for page, game, mine in (
        (anna, "Graveyard Shift", "Your turn"),
        (bob, "Friedhofsschicht", "Du bist am Zug"),
        (cleo, "Ночная смена на кладбище", "Твой ход"),
    ):
        me = await (await page.get(f"{page.home}me")).json()
        assert me["words"]["yours"] == mine
        assert page.seen["title"] == game
    [deadline] = re.findall(r"<t:(\d+):R>", scene.board().text)
    scene.bot.skew.seconds = 600  # a page tells times by Discord's clock
    seen = await anna.look()
    assert f"<t:{int(deadline) + 600}:R>" in seen["text"]
    [until] = [seat["until"] for seat in seen["seats"] if seat["until"]]
    assert int(until) == int(deadline) + 600


async def test_whoever_watches_must_still_see_the_channel(
    scene: Scene, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether this process hears of the server or another one."""
    monkeypatch.setattr(watching, "AGAIN", -1.0)
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna, cleo, dora = [await opened.by(p) for p in (scene.anna, scene.cleo, scene.dora)]
    scene.guild.leave(scene.cleo)
    assert [(await cleo.get(cleo.place)).status for _ in range(2)] == [409, 401]
    monkeypatch.setattr(scene.bot, "get_guild", lambda _: None)
    assert (await dora.get(dora.place)).status == 200
    scene.channel.deny(scene.dora, Permission.VIEW_CHANNEL)
    await scene.settle()
    assert [(await dora.get(dora.place)).status for _ in range(2)] == [409, 401]
    assert (await anna.get(anna.place)).status == 200


# --- what has changed ----------------------------------------------------------------------------


async def test_a_page_is_told_of_what_its_viewer_sees_and_of_nothing_else(
    scene: Scene, opened: Opened
) -> None:
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    anna, bob, cleo = [await opened.by(p) for p in (scene.anna, scene.bob, scene.cleo)]
    headers = {"Origin": WHERE.origin}
    async with (
        bob.http.ws_connect(bob.url(f"{bob.place}/feed"), headers=headers) as his,
        cleo.http.ws_connect(cleo.url(f"{cleo.place}/feed"), headers=headers) as watching,
        anna.http.ws_connect(anna.url(f"{anna.place}/feed"), headers=headers) as hers,
    ):
        for socket in (his, watching, hers):
            assert await frame(socket) == {"n": 0}
        for n, move in enumerate(LAYOUT.split("; ")[:3], 1):  # what she lays, only she sees
            await anna.play(move)
            assert await frame(hers) == {"n": n}
        await bob.play("windmill E2")
        assert await frame(his) == {"n": 1}
        for move in LAYOUT.split("; ")[3:]:
            await anna.play(move)
            await frame(hers)
        await anna.play("ready")
        assert await frame(watching) == {"n": 1}
        assert await frame(his) == {"n": 2}


async def test_pages_say_so_when_discord_is_away_or_behind_and_play_goes_on(
    scene: Scene, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    pages = [await opened.by(person) for person in (scene.anna, scene.bob)]
    [mover] = [page for page in pages if page.seen["yours"]]
    assert not mover.seen["away"]
    scene.world.faults.break_gateway()
    await scene.world.wait(lambda: scene.bot.tables.presence.away)
    assert (await mover.look())["away"]
    assert (await mover.play("place A1"))["status"] == 200
    scene.world.faults.mend_gateway()
    await scene.after(scene.world.wait(lambda: not scene.bot.tables.presence.away))
    assert "A1" in scene.board().text
    [mover] = [page for page in pages if (await page.look())["yours"]]
    body = {"key": "a-key-of-16-chars", "moment": mover.seen["moment"], "move": "place C3"}
    scene.bot.begun = False  # a process that starts does not know yet who was away
    assert (await mover.post(mover.place, body)).status == 503
    assert (await mover.get(mover.place)).status == 503
    assert (await mover.get("")).status == 200
    scene.bot.begun = True
    assert (await mover.send(body))["status"] == 200
    live = await scene.bot.tables.live(mover.table)

    def behind(*asked: Any) -> bool:
        *of, now = asked
        return of == [live.table, live.seen, live.tokens] and now >= live.table.turn_began

    monkeypatch.setattr("bot.web.server.needs_press", behind)
    assert "once somebody presses something there" in (await mover.look())["text"]


# --- limits --------------------------------------------------------------------------------------


@pytest.mark.long
async def test_one_session_and_one_address_have_only_so_much(
    scene: Scene, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna, bob = await opened.by(scene.anna), await opened.by(scene.bob)
    headers, feed = {"Origin": WHERE.origin}, anna.url(f"{anna.place}/feed")
    async with anna.http.ws_connect(feed, headers=headers) as socket:
        assert await frame(socket) == {"n": 0}
        await socket.send_str("x")  # whoever talks is cut off
        assert (await socket.receive()).type is WSMsgType.CLOSE
    async with AsyncExitStack() as stack:
        for _ in range(limits.SOCKETS):
            await stack.enter_async_context(anna.http.ws_connect(feed, headers=headers))
        upgrade = {**headers, "Upgrade": "websocket", "Connection": "Upgrade"}
        assert (await anna.http.get(feed, headers=upgrade)).status == 429
    monkeypatch.setitem(limits.COUNTED, "requests", 5)
    monkeypatch.setitem(limits.COUNTED, "all requests", 5 * limits.CROWD)
    async with serving(scene.bot) as anna.server:
        bob.server = anna.server
        assert {(await anna.get(f"{anna.home}me")).status for _ in range(6)} == {200, 429}
        assert (await bob.get(f"{bob.home}me")).status == 200
    behind = replace(WHERE, trusted=("127.0.0.1",))
    async with serving(scene.bot, behind) as proxied, aiohttp.ClientSession() as http:
        found = set[int]()
        for n in range(5 * limits.CROWD + 1):  # the address that a proxy names last counts
            said = [("X-Forwarded-For", f"10.0.0.{n}"), ("X-Forwarded-For", "192.0.2.1")]
            where = proxied.make_url("/games/page.css")
            async with http.get(where, headers=CIMultiDict(said)) as answer:
                found.add(answer.status)
    assert found == {200, 429}
