"""The page: who may open it, what it shows, and what is done there."""

from __future__ import annotations

import asyncio
import io
import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio
from aiohttp import WSMsgType
from aiohttp.test_utils import TestServer
from multidict import CIMultiDict

from bot.data.preferences import PersonSettings, ServerSettings
from bot.press.router import Kind, Read
from bot.table.controls import AskResign, RandomLayout, Rematch, Replay, Review
from bot.table.lobby import MOST_OPEN
from bot.web import watching
from bot.web.doing import Doing
from local_discord import Permission, Person
from tests.databases import migrated
from tests.e2e.driver import LAYOUT, laid, seated, settings
from tests.e2e.scene import Scene, playing
from tests.e2e.web import WHERE, Visitor, browser, frame, linked, more, serving
from tests.own_data import everything


@pytest_asyncio.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    """The bot with its page, on a fresh local Discord."""
    async with playing(await migrated(tmp_path), where=WHERE) as started:
        yield started


@pytest_asyncio.fixture
async def server(scene: Scene) -> AsyncIterator[TestServer]:
    """The page's server."""
    async with serving(scene.bot) as started:
        yield started


@pytest_asyncio.fixture
async def opened(scene: Scene, server: TestServer) -> AsyncIterator[Opened]:
    async with AsyncExitStack() as stack:
        yield Opened(scene, server, stack)


class Opened:
    """Opens browsers."""

    def __init__(self, scene: Scene, server: TestServer, stack: AsyncExitStack) -> None:
        self.scene, self.server, self.stack = scene, server, stack

    async def by(self, person: Person) -> Visitor:
        """The page of somebody who presses ⋯ and *Open the board*."""
        link = await linked(person, await more(self.scene, person))
        return await (await self.stack.enter_async_context(browser(self.server, link))).enter()


async def test_a_move_on_the_page_is_a_move(scene: Scene, opened: Opened) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    pages = {person.id: await opened.by(person) for person in (scene.anna, scene.bob)}
    [mover] = [page for page in pages.values() if page.seen["yours"]]
    assert "place A1" in mover.moves()
    after = await mover.play("place A1")
    assert after["status"] == 200
    assert [spot for spot in after["spots"] if spot[0] == "A1"]
    await scene.settle()
    assert "A1" in scene.board().text
    picture = await mover.get(f"{mover.place}/{after['picture']}.png")
    assert picture.status == 200
    assert picture.headers["Cache-Control"].startswith("private")
    assert picture.headers["Content-Type"] == "image/png"


async def test_who_confirms_moves_is_asked_by_the_page_too(scene: Scene, opened: Opened) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    pages = {person: await opened.by(person) for person in (scene.anna, scene.bob)}
    [(person, mover)] = [(who, page) for who, page in pages.items() if page.seen["yours"]]
    assert not mover.seen["confirms"]
    always = PersonSettings(confirm="always")
    await scene.bot.people.set_person(person.id, person.name, always)
    assert (await mover.look())["confirms"]
    moment = mover.seen["moment"]
    asked = await mover.play("place A1")
    assert (asked["status"], asked["moment"]) == (200, moment)
    assert "You're about to play: **Place at A1**" in asked["sheet"]["text"]
    assert [row["label"] for row in asked["sheet"]["rows"]] == ["Play this", "Back"]
    back = asked["sheet"]["rows"][1]["id"]
    assert (await mover.send({"key": "key of back", "id": back}))["sheet"] is None
    await mover.play("place A1")
    assert (await mover.use("Play this"))["sheet"] is None
    assert mover.seen["moment"] != moment
    assert [spot for spot in mover.seen["spots"] if spot[0] == "A1"]


async def test_a_plan_is_made_on_the_page_too(scene: Scene, opened: Opened) -> None:
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    pages = {person.id: await opened.by(person) for person in (scene.anna, scene.bob)}
    [first] = [page for page in pages.values() if page.seen["yours"]]
    [second] = [page for page in pages.values() if page is not first]
    await first.play("enter A1")
    await first.look()
    asked = await first.use("Plan ahead")
    for label in ("Add a line", "Enter at D4", "⬆ North to A2", "Confirm the plan"):
        assert asked["sheet"]["text"].startswith("### Plan")
        asked = await first.use(label)
    assert "Confirmed." in asked["sheet"]["text"]
    await second.look()
    after = await second.play("enter D4")
    assert after["status"] == 200
    assert second.seen["yours"]
    log = (await scene.bot.tables.look(first.table)).playing.log
    assert [move for _, move in log] == ["enter A1", "enter D4", "move N"]


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


async def test_a_cookie_of_whatever_bytes_is_no_session(scene: Scene, opened: Opened) -> None:
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    anna = await opened.by(scene.anna)
    name, where = next(iter(anna.http.cookie_jar)).key, anna.url(f"{anna.home}me")
    for id in (name, name[:-1] + "x"):
        reader, writer = await asyncio.open_connection(where.host, where.port)
        request = f"GET {where.path} HTTP/1.1\r\nHost: page.test\r\nCookie: {id}=\xff\r\n\r\n"
        writer.write(request.encode("latin-1"))
        assert (await reader.readline()).split()[1] == b"401"
        writer.close()


async def test_nobody_stored_secrets_that_anybody_could_use(scene: Scene, opened: Opened) -> None:
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    link = await linked(scene.bob, await more(scene, scene.bob))
    anna = await opened.by(scene.anna)
    cookie = next(iter(anna.http.cookie_jar)).value
    stored = json.dumps(await everything(scene.bot.store.engine, scene.anna.id))
    stored += json.dumps(await everything(scene.bot.store.engine, scene.bob.id))
    assert '"sessions": [{' in stored
    assert '"links": [{' in stored
    assert link not in stored
    assert cookie not in stored


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


async def test_a_table_of_others_is_not_even_read(scene: Scene, opened: Opened) -> None:
    other = scene.guild.channel("other")
    await seated(scene, "bushwhacked", [scene.cleo, scene.dora], other)
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna = await opened.by(scene.anna)
    await scene.settle()
    await scene.restart()
    async with serving(scene.bot) as anna.server:
        assert (await anna.get(f"{anna.home}t/1")).status == 409
        assert 1 not in scene.bot.tables
        assert (await anna.get(f"{anna.home}t/2")).status == 200
        assert 2 in scene.bot.tables


async def test_sessions_end_by_the_person_by_the_eleventh_and_with_ones_data(
    scene: Scene, server: TestServer, opened: Opened
) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    first = await opened.by(scene.anna)
    others = [await opened.by(scene.anna) for _ in range(10)]
    assert (await first.get(f"{first.home}me")).status == 401
    assert (await others[0].get(f"{others[0].home}me")).status == 200
    assert (await others[0].post(f"{others[0].home}end", {})).status == 200
    assert (await others[0].get(f"{others[0].home}me")).status == 401
    me = await settings(scene.anna, scene.channel)
    listed = await scene.anna.press(me, "t:0:pages")
    assert listed.message
    assert listed.message.text.count("Opened") == 9
    await scene.anna.press(listed.message, "Close 1")
    assert (await others[-1].get(f"{others[-1].home}me")).status == 401
    data = await scene.anna.command("mydata", scene.channel)
    assert data.message
    asked = await scene.anna.press(data.message, "Delete my data")
    assert asked.message
    await scene.anna.press(asked.message, asked.message.buttons[0].label)
    await scene.settle()
    assert (await others[5].get(f"{others[5].home}me")).status == 401


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


async def test_two_browsers_and_discord_at_once_play_one_move(scene: Scene, opened: Opened) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    pages = [await opened.by(person) for person in (scene.anna, scene.bob)]
    person, one = next(
        pair for pair in zip((scene.anna, scene.bob), pages, strict=True) if pair[1].seen["yours"]
    )
    other = await opened.by(person)
    first, second, _ = await asyncio.gather(
        one.play("place A1"),
        other.play("place B2"),
        person.command("play", scene.channel, move="C3"),
    )
    log = (await scene.bot.tables.look(1)).playing.log
    assert len(log) == 1
    statuses = [answer["status"] for answer in (first, second)]
    assert sorted(statuses) in ([200, 409], [409, 409])
    assert (await one.look())["text"] == (await other.look())["text"]


async def test_what_never_changes_is_sent_once(scene: Scene, opened: Opened) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna = await opened.by(scene.anna)
    for path in ("", "page.js", f"{anna.home}page.css", anna.place):
        tag = (await anna.get(path)).headers["ETag"]
        assert (await anna.get(path, headers={"If-None-Match": tag})).status == 304


async def test_head_is_answered_as_get_without_a_body(scene: Scene, opened: Opened) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna = await opened.by(scene.anna)
    for path in ("", "page.js", anna.place, f"{anna.home}me", f"{anna.home}t/99", "nothing"):
        full, head = await anna.get(path), await anna.http.head(anna.url(path))
        assert (head.status, await head.read()) == (full.status, b"")
        for name in ("Content-Type", "Content-Security-Policy", "ETag"):
            assert head.headers.get(name) == full.headers.get(name)


async def test_what_touches_mean_is_asked_of_the_view_that_is_shown(
    scene: Scene, opened: Opened
) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna = await opened.by(scene.anna)
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


async def test_earlier_positions_can_be_looked_at_beside_a_live_board(
    scene: Scene, opened: Opened
) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    pages = [await opened.by(person) for person in (scene.anna, scene.bob)]
    for square in ("A1", "C3"):
        [mover] = [visitor for visitor in pages if (await visitor.look())["yours"]]
        await mover.play(f"place {square}")
    seen = await pages[0].look()
    assert seen["steps_back"] == [0, 2]
    assert seen["changed"]
    past = f"{pages[0].place}/past"
    told = await (await pages[0].get(f"{past}/2/told")).json()
    assert [n for n, _ in told["steps"]] == [1, 2]
    assert ["A1" in text for _, text in told["steps"]] == [True, False]
    then = await (await pages[0].get(f"{past}/1")).json()
    assert then["changed"] == ["A1"]
    assert then["picture"] != seen["picture"]
    picture = await pages[0].get(f"{past}/1/{then['picture']}.png")
    assert picture.headers["Content-Type"] == "image/png"
    assert (await pages[0].get(f"{past}/0/{then['picture']}.png")).status == 404
    assert (await pages[0].get(f"{past}/3")).status == 409


async def test_an_earlier_moment_and_another_seat_are_refused_with_the_board_of_now(
    scene: Scene, opened: Opened
) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    pages = [await opened.by(person) for person in (scene.anna, scene.bob)]
    [mover] = [page for page in pages if page.seen["yours"]]
    [waits] = [page for page in pages if not page.seen["yours"]]
    before = mover.seen["moment"]
    waits.seen["moment"] = before
    told = await waits.play("place A1")
    assert told["status"] == 409
    assert told["steps"] is None
    await mover.play("place A1")
    mover.seen["moment"] = before
    told = await mover.play("place B1")
    assert told["status"] == 409
    assert told["told"]
    assert [move for _, move in (await scene.bot.tables.look(1)).playing.log] == ["place A1"]


@pytest.mark.parametrize(
    "body",
    [
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
    ],
    ids=str,
)
async def test_garbage_is_refused_and_changes_nothing(
    scene: Scene, opened: Opened, body: object
) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna = await opened.by(scene.anna)
    before = await scene.bot.tables.look(1)
    answer = await anna.post(anna.place, body)
    assert answer.status in (400, 409), await answer.text()
    assert (await scene.bot.tables.look(1)).revision == before.revision


async def test_what_is_too_large_from_elsewhere_or_beside_the_path_is_refused(
    scene: Scene, opened: Opened
) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna = await opened.by(scene.anna)
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


async def test_resigning_asks_first_and_a_rematch_leads_to_the_new_table(
    scene: Scene, opened: Opened
) -> None:
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    anna, bob = await opened.by(scene.anna), await opened.by(scene.bob)
    asked = await anna.use("Resign")
    assert asked["sheet"]["rows"]
    sure = asked["sheet"]["rows"][0]["label"]
    assert not asked["over"]
    after = await anna.use(sure)
    assert after["over"]
    await bob.look()
    again = {"key": "k" * 16, "id": "t:1:rematch"}
    assert (await bob.send(again))["to"] == 2
    assert (await bob.send(again))["to"] == 2
    await scene.settle()
    assert "Join" in [button.label for button in scene.board().buttons]


async def test_a_rematch_is_opened_only_by_members_and_only_where_tables_may_be(
    scene: Scene, opened: Opened
) -> None:
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    anna, bob = await opened.by(scene.anna), await opened.by(scene.bob)
    for label in ("Resign", "Yes, resign"):
        await anna.use(label)
    await bob.look()
    await scene.settle()
    elsewhere = ServerSettings(channels=(12345,))
    await scene.bot.people.set_server(scene.guild.id, elsewhere)
    assert (await bob.use("Rematch"))["status"] == 409
    await scene.bot.people.set_server(scene.guild.id, ServerSettings())
    scene.guild.leave(scene.bob)
    assert (await bob.use("Rematch"))["status"] == 409
    assert (await anna.use("Rematch"))["to"] == 2


async def _full(scene: Scene) -> None:
    for n in range(MOST_OPEN):
        room = scene.guild.channel(f"room-{n}")
        await scene.bob.command("newgame", room, game="bushwhacked")
    await scene.settle()


async def _timed_out(scene: Scene) -> None:
    scene.guild.time_out(scene.bob, 600)


async def _hidden(scene: Scene) -> None:
    scene.channel.deny(scene.bob, Permission.VIEW_CHANNEL)


async def _mute(scene: Scene) -> None:
    scene.channel.deny(scene.application.user, Permission.ATTACH_FILES)


@pytest.mark.parametrize(
    ("what", "told"),
    [
        (_full, "open, here or elsewhere"),
        (_timed_out, "That button is gone"),
        (_hidden, "That button is gone"),
        (_mute, "Attach Files"),
    ],
)
async def test_a_rematch_at_the_page_is_asked_what_the_same_press_is_asked_on_discord(
    scene: Scene, opened: Opened, what: Callable[[Scene], Awaitable[None]], told: str
) -> None:
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    anna, bob = await opened.by(scene.anna), await opened.by(scene.bob)
    for label in ("Resign", "Yes, resign"):
        await anna.use(label)
    await bob.look()
    await scene.settle()
    await what(scene)
    await scene.settle()
    refused = await bob.use("Rematch")
    assert refused["status"] == 409
    assert told in refused["told"]


async def test_a_page_tells_times_by_discords_clock(scene: Scene, opened: Opened) -> None:
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    [deadline] = re.findall(r"<t:(\d+):R>", scene.board().text)
    page = await opened.by(scene.anna)
    scene.bot.skew.seconds = 600
    seen = await page.look()
    assert f"<t:{int(deadline) + 600}:R>" in seen["text"]
    [until] = [seat["until"] for seat in seen["seats"] if seat["until"]]
    assert int(until) == int(deadline) + 600


async def test_the_page_and_discord_have_one_table_of_what_is_done_at_a_table(scene: Scene) -> None:
    bot = scene.bot
    known = bot.acts.known
    handlers = {bot.router._handlers[kind].__qualname__ for kind in known}
    assert handlers == {"Seat._act"}
    page = {*bot.page(WHERE)._doing._acted}
    assert page == {RandomLayout, AskResign, Rematch}  # each by `Matches` or `Acts`, too
    assert not page & set(known)


async def test_draws_takebacks_and_marks_as_at_the_table(scene: Scene, opened: Opened) -> None:
    await laid(scene)
    anna, bob = await opened.by(scene.anna), await opened.by(scene.bob)
    marks = anna.seen["marks"]
    sent = {"key": "k" * 16, "id": marks["id"], "fields": {"squares": "D4", "mark": "plot?"}}
    before = anna.seen["picture"]
    assert (await anna.send(sent))["picture"] != before
    assert (await anna.use("Offer a draw"))["status"] == 200
    await bob.look()
    assert (await bob.use("Decline"))["status"] == 200
    await anna.look()
    moved = await anna.play("move up 1")
    assert moved["status"] == 200


async def test_a_pause_and_more_time_as_at_the_table(scene: Scene, opened: Opened) -> None:
    await laid(scene)
    anna, bob = await opened.by(scene.anna), await opened.by(scene.bob)
    moment = anna.seen["moment"]
    assert (await bob.use("Give more time"))["status"] == 200
    assert "gave more time" in (await anna.look())["text"]
    assert (await bob.use("Pause the match"))["status"] == 200
    await anna.look()
    assert "has been paused" in (await anna.use("Accept"))["text"]
    assert anna.seen["steps"] is None
    refused = await anna.send({"key": "k" * 16, "moment": moment, "move": "skip"})
    assert (refused["status"], "nobody moves" in refused["told"]) == (409, True)
    assert (await anna.use("Resume"))["status"] == 200
    assert (await anna.play("skip"))["status"] == 200


async def test_a_finished_match_is_stepped_through(scene: Scene, opened: Opened) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    people = (scene.anna, scene.bob, scene.cleo)
    *pages, cleo = [await opened.by(person) for person in people]
    [mover] = [page for page in pages if page.seen["yours"]]
    await mover.play("place A1")
    assert "Replay" not in [act["label"] for act in mover.seen["acts"]]
    for label in ("Resign", "Yes, resign"):
        await mover.use(label)
    at_end = (await mover.use("Replay"))["sheet"]
    assert at_end["image"].startswith("data:image/png;base64,")
    before = (await mover.use("◀️"))["sheet"]
    assert before["image"] != at_end["image"]
    assert "A1" in before["text"]
    await cleo.look()
    assert (await cleo.use("Replay"))["sheet"]["image"] == at_end["image"]


async def test_a_layout_is_laid_thrown_away_and_laid_again(scene: Scene, opened: Opened) -> None:
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    anna = await opened.by(scene.anna)
    assert (await anna.play("windmill C5"))["status"] == 200
    before = anna.seen["moment"]
    assert (await anna.play("clear"))["status"] == 200
    assert anna.seen["moment"] != before, "an old touch is not fresh on another layout"
    assert (await anna.use("Random layout"))["status"] == 200
    assert "ready" in anna.moves()
    assert (await anna.play("ready"))["status"] == 200
    assert anna.seen["steps"] is None
    await scene.settle()
    log = (await scene.bot.tables.look(1)).playing.log
    assert [move for _, move in log].count("clear") == 0
    assert (0, "ready") in log or (1, "ready") in log


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


async def test_a_process_that_starts_changes_nothing_yet(scene: Scene, opened: Opened) -> None:
    """It does not know yet for how long the bot was away, and others may not know of it."""
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    pages = [await opened.by(person) for person in (scene.anna, scene.bob)]
    [mover] = [page for page in pages if page.seen["yours"]]
    body = {"key": "a-key-of-16-chars", "moment": mover.seen["moment"], "move": "place A1"}
    scene.bot.begun = False
    assert (await mover.post(mover.place, body)).status == 503
    assert (await mover.get(mover.place)).status == 503
    assert (await mover.get("")).status == 200
    scene.bot.begun = True
    assert (await mover.send(body))["status"] == 200


async def test_what_cogs_hand_in_later_can_be_used_too(scene: Scene) -> None:
    bot, reads = scene.bot, dict[Kind, Read]()
    doing = Doing(
        bot.store, bot.tables, bot.matches, bot.acts, reads, {}, bot._may_open
    )  # as before the bot logs in
    assert Replay not in doing.known
    reads |= bot.router.reads
    assert {Replay, Review} <= set(doing.known)


@pytest.mark.parametrize("listed", [True, False], ids=["here", "elsewhere"])
async def test_whoever_watches_must_still_see_the_channel(
    scene: Scene, opened: Opened, monkeypatch: pytest.MonkeyPatch, listed: bool
) -> None:
    """Whether this process hears of the server or another one."""
    monkeypatch.setattr(watching, "AGAIN", -1.0)
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna, cleo, dora = [await opened.by(p) for p in (scene.anna, scene.cleo, scene.dora)]
    if not listed:
        monkeypatch.setattr(scene.bot, "get_guild", lambda _: None)
    scene.guild.leave(scene.cleo)
    assert [(await cleo.get(cleo.place)).status for _ in range(2)] == [409, 401]
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


async def test_pages_say_so_when_discord_is_away_and_play_goes_on(
    scene: Scene, opened: Opened
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
    await scene.world.wait(lambda: not scene.bot.tables.presence.away)
    await scene.settle()
    assert "A1" in scene.board().text


# --- limits --------------------------------------------------------------------------------------


async def test_one_session_asks_only_so_often(scene: Scene, opened: Opened) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna, bob = await opened.by(scene.anna), await opened.by(scene.bob)
    found = {(await anna.get(f"{anna.home}me")).status for _ in range(120)}
    assert found == {200, 429}
    assert (await bob.get(f"{bob.home}me")).status == 200


async def test_one_session_has_only_so_many_sockets(scene: Scene, opened: Opened) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna = await opened.by(scene.anna)
    headers, feed = {"Origin": WHERE.origin}, anna.url(f"{anna.place}/feed")
    async with AsyncExitStack() as stack:
        for _ in range(8):
            await stack.enter_async_context(anna.http.ws_connect(feed, headers=headers))
        refused = await anna.http.get(
            feed, headers={**headers, "Upgrade": "websocket", "Connection": "Upgrade"}
        )
        assert refused.status == 429


async def test_a_page_that_talks_on_its_socket_is_cut_off(scene: Scene, opened: Opened) -> None:
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    anna = await opened.by(scene.anna)
    headers = {"Origin": WHERE.origin}
    async with anna.http.ws_connect(anna.url(f"{anna.place}/feed"), headers=headers) as socket:
        assert await frame(socket) == {"n": 0}
        await socket.send_str("x")
        assert (await socket.receive()).type is WSMsgType.CLOSE


async def test_whom_a_proxy_names_last_counts_whatever_the_browser_says(
    scene: Scene, server: TestServer, opened: Opened
) -> None:
    """A proxy may add a header of its own behind the browser's."""
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    behind = replace(WHERE, trusted=("127.0.0.1",))
    pages = scene.bot.page(behind)
    pages.limits.pause = 0.0
    async with TestServer(pages.app) as proxied, aiohttp.ClientSession() as http:
        found = set[int]()
        for n in range(420):
            said = [("X-Forwarded-For", f"10.0.{n // 250}.{n % 250}")]
            headers = CIMultiDict([*said, ("X-Forwarded-For", "192.0.2.1")])
            async with http.get(proxied.make_url("/games/page.css"), headers=headers) as answer:
                found.add(answer.status)
    assert found == {200, 429}
