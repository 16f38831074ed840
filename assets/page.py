"""The page of `make play` in a browser: a lobby, a turn, a secret board, at a phone's width."""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Page, async_playwright

from bot.playground import Play, playground
from local_discord import Channel, Message, Person

FOLDER = Path(__file__).parent
FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PHONE, SHARP = (390, 844), 2
OPEN, SECRET = "graveyard_shift", "graverobber"


async def make() -> None:
    """Play a little, and take pictures of what people see."""
    with tempfile.TemporaryDirectory() as folder:
        async with playground(Path(folder) / "play.db") as play, _bot(play), _page() as page:
            await _shots(play, page)


async def _shots(play: Play, page: Page) -> None:
    people = [u for u in play.world.users.values() if isinstance(u, Person)]
    anna, bob = people[:2]
    general, tavern, *_ = anna.channels(next(iter(play.world.guilds.values())))
    await anna.command("newgame", general, game=OPEN)
    await bob.press(await _with(play, anna, general, "Join"), "Join")
    await play.world.settled()
    await _shoot(play, page, "general", "page-lobby")
    await anna.press(await _with(play, anna, general, "Start"), "Start")
    for _ in range(6):
        await _moves(play, people, general)
    await _shoot(play, page, "general", "page-turn")
    await anna.command("newgame", tavern, game=SECRET)
    await bob.press(await _with(play, anna, tavern, "Join"), "Join")
    await play.world.settled()
    await anna.press(await _with(play, anna, tavern, "Start"), "Start")
    await anna.press(await _with(play, anna, anna.dm, "Random layout"), "Random layout")
    await _with(play, anna, anna.dm, "Ready")
    await _shoot(play, page, "Skulduggery", "page-dm")


async def _with(play: Play, person: Person, channel: Channel | None, label: str) -> Message:
    """The newest message of a channel, once it has a button of this name."""

    def shown() -> list[Message]:
        seen = [m for m in person.look(channel or person.dm) if not m.ephemeral][-1:]
        return [m for m in seen if label in [b.label for b in m.buttons]]

    await play.world.wait(shown)
    return shown()[0]


async def _moves(play: Play, people: list[Person], channel: Channel) -> None:
    """Whoever has the turn presses the first button that plays a move."""
    board = await _with(play, people[0], channel, "⋯")
    move = next(b for b in board.buttons if b.custom_id and b.custom_id.startswith("g:"))
    mover = next(p for p in people if p.mention in board.text)
    before = board.components_json
    await mover.press(board, move)
    await play.world.wait(lambda: board.components_json != before)
    await play.world.settled()


async def _shoot(play: Play, page: Page, channel: str, name: str) -> None:
    """Take a picture of what Anna sees in a channel."""
    await page.goto(f"{play.address.http}/?as=anna")
    await page.get_by_role("button", name="Channels").click()
    await page.locator(".entry").filter(has_text=channel).first.click()
    await page.wait_for_function("[...document.images].every(image => image.complete)")
    await page.screenshot(path=FOLDER / f"{name}.png")


@asynccontextmanager
async def _bot(play: Play) -> AsyncIterator[None]:
    command = (sys.executable, "-m", "bot", "run")
    process = await asyncio.create_subprocess_exec(*command, env=play.environment)
    await play.world.wait(lambda: play.world.gateway.connected(play.application))
    await play.world.settled()
    try:
        yield
    finally:
        process.terminate()
        await process.wait()


@asynccontextmanager
async def _page() -> AsyncIterator[Page]:
    names = ("chromium", "chromium-browser", "chromium-headless-shell")
    chromium = next(filter(None, map(shutil.which, names)), None)
    if chromium is None:
        raise SystemExit("The page's pictures need Chromium.")
    width, height = PHONE
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield await browser.new_page(
            viewport={"width": width, "height": height},
            device_scale_factor=SHARP,
            color_scheme="dark",
            reduced_motion="reduce",
        )
        await browser.close()
