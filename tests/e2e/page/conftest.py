"""The local Discord with its page, the bot on it, and a browser to look at them."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    async_playwright,
    expect,
)

from bot.data.database import sqlite
from bot.playground import Play, playground
from local_discord import Person
from local_discord.patience import LONG, UNHURRIED
from tests.conftest import CHROMIUM, NO_BROWSER
from tests.e2e.page.window import Window
from tests.e2e.process import BotProcess

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
    try:
        await world.settled()
        world.check()
    finally:
        world.violations.clear()


@package
async def process(play: Play) -> AsyncIterator[BotProcess]:
    """Our bot, not started."""
    database = sqlite(play.database)
    process = BotProcess(play.world, play.application, play.address, database, patient=True)
    yield process
    await process.kill()


@pytest_asyncio.fixture(loop_scope="package")
async def bot(process: BotProcess) -> BotProcess:
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
    command = (sys.executable, "-m", "tests.e2e.page.showcase")
    where = (play.address.http, application.token)
    process = await asyncio.create_subprocess_exec(*command, *where)
    await world.wait(lambda: world.gateway.connected(application))
    yield
    process.kill()
    await process.wait()


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


BROKEN = """[...document.images].filter(i => i.complete && !i.naturalWidth).map(i => i.src)"""
"""The pictures on a page that could not be loaded."""
Profiles = dict[tuple[str, bool], BrowserContext]


@package
async def profiles() -> Profiles:
    """What each person's browser has loaded already, on the desk and on the phone.

    Windows of different people must not be tabs of one: those in the background stand still.
    """
    return {}


@pytest_asyncio.fixture(loop_scope="package")
async def window(play: Play, browser: Browser, profiles: Profiles) -> AsyncIterator[OpenWindow]:
    """Opens windows as somebody; what goes wrong inside them fails the test."""
    errors: list[str] = []
    pages: list[Page] = []

    def note(said: ConsoleMessage) -> None:
        url = said.location["url"]
        # A message that changes while its old picture is on its way takes that picture's file with
        # it. Whether a window still shows such a picture is looked at in the end.
        taken_away = "/cdn/attachments/" in url and play.world.file_at(url) is None
        if said.type == "error" and not taken_away:  # what was not found, too
            errors.append(f"{said.text} {url}")

    async def open_window(name: str, channel: str = "general", phone: bool = False) -> Window:
        if (name, phone) not in profiles:
            profiles[name, phone] = await browser.new_context(
                viewport=PHONE if phone else DESKTOP,
                color_scheme="light" if phone else "dark",
                reduced_motion="reduce",
                has_touch=phone,
            )
        page = await profiles[name, phone].new_page()
        page.set_default_timeout(LONG * 1000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", note)
        pages.append(page)
        await page.goto(f"{play.address.http}/?as={name.lower()}")
        people = [u for u in play.world.users.values() if isinstance(u, Person)]
        opened = Window(page, next(p for p in people if p.name == name))
        await opened.open(channel)
        return opened

    yield open_window
    for page in pages:
        errors += await page.evaluate(BROKEN)
        await page.close()
    assert errors == []


@pytest.fixture
def channel(play: Play, request: pytest.FixtureRequest) -> str:
    """A channel of the test's own; its name."""
    name = re.sub(r"[^a-z]+", "-", request.node.name.lower()).strip("-")
    next(iter(play.world.guilds.values())).channel(name)
    return name


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
