"""The local Discord with its page, the bot on it, and a browser to look at them."""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import (
    Browser,
    ConsoleMessage,
    Page,
    ViewportSize,
    async_playwright,
    expect,
)
from yarl import URL

from bot.data.database import sqlite
from bot.live.listening import served
from bot.playground import Play, free_port, playground
from bot.web.where import Where
from local_discord import Channel, Person, proxy, serve
from local_discord.actions import activities
from local_discord.patience import LONG, UNHURRIED
from tests.conftest import CHROMIUM, NO_BROWSER
from tests.databases import migrated
from tests.e2e.forked import server
from tests.e2e.page.framing import Framing
from tests.e2e.page.house import House
from tests.e2e.page.showcase import main
from tests.e2e.page.window import Window
from tests.e2e.process import ForkedBot
from tests.e2e.scene import playing

FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SHOTS = os.environ.get("SHOTS")
"""The folder where pictures of windows are written, for whoever wants to look at them: drawing all
of them costs as much as a third of these tests."""
expect.set_options(timeout=LONG * 1000)
DESKTOP, PHONE = ViewportSize(width=1280, height=800), ViewportSize(width=390, height=844)

OpenWindow = Callable[..., Awaitable[Window]]
package = pytest_asyncio.fixture(scope="package", loop_scope="package")


@package
async def play(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Play]:
    """What `make play` starts, on a free port."""
    database = tmp_path_factory.mktemp("play") / "play.db"
    async with playground(database, deadline=UNHURRIED) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="package", autouse=True)
async def alone(play: Play) -> AsyncIterator[None]:
    """What a test broke is mended after it, and what its bots did wrong fails that test alone."""
    yield
    world = play.world
    world.faults.mend_gateway()
    world.faults.latency = 0.0
    world.closed_dms.clear()
    for visit in [*world.visits.values()]:
        activities.leave(world, visit)
    try:
        await world.settled()
        world.check()
    finally:
        world.violations.clear()


@package
async def process(play: Play) -> AsyncIterator[ForkedBot]:
    """Our bot, not started."""
    database = sqlite(play.database)
    process = ForkedBot(
        play.world, play.application, play.address, database, environment=play.environment
    )
    yield process
    await process.kill()


@pytest_asyncio.fixture(loop_scope="package")
async def bot(process: ForkedBot) -> ForkedBot:
    """Our bot, connected; started once, and again where a test has killed it."""
    if not process.running:
        await process.start()
    return process


@package
async def showcase(play: Play) -> AsyncIterator[None]:
    """Another bot in the same server, which shows everything there is."""
    world = play.world
    application = world.application("Showcase")
    world.install(application, next(iter(world.guilds.values())))
    world.allow_user_install(application)
    process = server.Process(target=main, args=(play.address.http, application.token))
    process.start()
    await world.wait(lambda: world.gateway.connected(application))
    yield
    process.kill()
    process.join()


@package
async def browser() -> AsyncIterator[Browser]:
    """A headless Chromium."""
    if CHROMIUM is None:
        pytest.fail(NO_BROWSER)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=CHROMIUM, args=FLAGS, timeout=LONG * 1000
        )
        yield browser
        await browser.close()


@package
async def _house(
    tmp_path_factory: pytest.TempPathFactory, browser: Browser
) -> AsyncIterator[House]:
    database = await migrated(tmp_path_factory.mktemp("house"))
    where = Where(URL(f"http://127.0.0.1:{free_port()}/games"))
    async with playing(database, where=where) as scene:
        pages, port = scene.bot.page(where), where.public.port or 0
        async with served(pages.app, "the page", "", "127.0.0.1", port):
            pages.feed.begin()
            house = House(scene, where, browser)
            for person in house.people:
                page = await house.tab(person.name)
                await page.goto(where.link("none"))
            yield house
            await pages.feed.close()


@pytest_asyncio.fixture(loop_scope="package")
async def house(_house: House) -> AsyncIterator[House]:
    """The bot's own page, for tables at any point of a match."""
    yield _house
    await _house.close()


@pytest_asyncio.fixture(
    scope="module", loop_scope="package"
)  # else its address would be the house's
async def _framing(
    tmp_path_factory: pytest.TempPathFactory, browser: Browser
) -> AsyncIterator[Framing]:
    database = await migrated(tmp_path_factory.mktemp("framing"))
    public = URL(f"http://127.0.0.1:{free_port()}/games")
    where = Where(public, straight=True, key=b"of these tests alone", secret="another")
    async with playing(database, where=where) as scene:
        world, application = scene.world, scene.application
        world.activities(application, str(public))
        application.secret = where.secret
        pages, behind = scene.bot.page(where), proxy.build(world, application)
        async with (
            served(pages.app, "the page", "", "127.0.0.1", public.port or 0),
            serve(world, app=behind) as address,
        ):
            application.proxy = address.http
            pages.feed.begin()
            yield Framing(scene, where, browser)
            await pages.feed.close()


@pytest_asyncio.fixture(loop_scope="package")
async def framing(_framing: Framing) -> AsyncIterator[Framing]:
    """The bot's own page inside Discord, for tables at any point of a match."""
    yield _framing
    await _framing.close()


BROKEN = """[...document.images].filter(i => i.complete && !i.naturalWidth).map(i => i.src)"""
"""The pictures on a page that could not be loaded."""


class Tabs:
    """One window of each person, on the desk and on the phone, that all tests share: to open a new
    one costs four times as much as to load the page in it.

    Windows of different people must not be tabs of one: those in the background stand still.
    """

    def __init__(self, play: Play, browser: Browser) -> None:
        self.errors = list[str]()
        """What has gone wrong inside them."""
        self._play, self._browser = play, browser
        self._pages = dict[tuple[str, bool], Page]()

    async def of(self, name: str, phone: bool) -> Page:
        """Somebody's, with nothing in it."""
        if (name, phone) not in self._pages:
            page = await self._browser.new_page(
                color_scheme="light" if phone else "dark", reduced_motion="reduce", has_touch=phone
            )
            page.set_default_timeout(LONG * 1000)
            page.on("pageerror", lambda error: self.errors.append(str(error)))
            page.on("console", self._note)
            self._pages[name, phone] = page
        page = self._pages[name, phone]
        await page.set_viewport_size(PHONE if phone else DESKTOP)
        return page

    def _note(self, said: ConsoleMessage) -> None:
        url = said.location["url"]
        # A message that changes while its old picture is on its way takes that picture's file with
        # it. Whether a window still shows such a picture is looked at in the end.
        taken_away = "/cdn/attachments/" in url and self._play.world.file_at(url) is None
        if said.type == "error" and not taken_away:  # what was not found, too
            self.errors.append(f"{said.text} {url}")


@package
async def tabs(play: Play, browser: Browser) -> Tabs:
    """Anna's and Bob's have loaded the page once."""
    tabs = Tabs(play, browser)
    for name in ("Anna", "Bob"):
        page = await tabs.of(name, phone=False)
        await page.goto(play.address.http)
        await page.goto("about:blank")
    return tabs


def person(play: Play, name: str) -> Person:
    people = [user for user in play.world.users.values() if isinstance(user, Person)]
    return next(person for person in people if person.name == name)


def where(play: Play, name: str) -> Channel:
    return next(channel for channel in play.world.channels.values() if channel.name == name)


@pytest_asyncio.fixture(loop_scope="package")
async def window(play: Play, tabs: Tabs) -> AsyncIterator[OpenWindow]:
    """Opens windows as somebody; what goes wrong inside them fails the test."""
    pages = list[Page]()

    async def open_window(name: str, channel: str = "general", phone: bool = False) -> Window:
        page = await tabs.of(name, phone)
        pages.append(page)
        await page.goto(f"{play.address.http}/?as={name.lower()}")
        opened = Window(page, person(play, name))
        await opened.open(channel)
        return opened

    yield open_window
    for page in pages:
        tabs.errors += await page.evaluate(BROKEN)
        await page.goto("about:blank")
    errors, tabs.errors = tabs.errors, []
    assert errors == []


@pytest.fixture
def channel(play: Play, request: pytest.FixtureRequest) -> str:
    """A channel of the test's own; its name."""
    name = re.sub(r"[^a-z]+", "-", request.node.name.lower()).strip("-")
    next(iter(play.world.guilds.values())).channel(name)
    return name


@pytest_asyncio.fixture(loop_scope="package")
async def anna(window: OpenWindow, channel: str) -> Window:
    """Anna's window, in that channel."""
    return await window("Anna", channel)


async def shoot(window: Window, name: str) -> None:
    """Write pictures of a window in both sizes to look at: `SHOTS=shots` makes
    `shots/name-1280.png` and so on."""
    if not SHOTS:
        return
    before = window.page.viewport_size
    for size in (DESKTOP, PHONE):
        await window.page.set_viewport_size(size)
        await window.page.screenshot(path=Path(SHOTS) / f"{name}-{size['width']}.png")
    await window.page.set_viewport_size(before or DESKTOP)
