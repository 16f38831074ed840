"""The page of `make play` in a browser: a lobby, a turn, a secret board, at a phone's width.

`page.json` tells what words stand in the pictures; a test compares them with today's.
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Page, async_playwright

from bot.playground import Play, playground
from local_discord import Channel, Message, Person

FOLDER = Path(__file__).parent
FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]
PHONE, SHARP = (390, 844), 2
OPEN, SECRET = "graveyard_shift", "graverobber"
Words = Mapping[str, list[str]]
Shoot = Callable[[Play, str, str], Awaitable[None]]
"""Takes a picture of a channel, of this name, under this name."""


async def make() -> None:
    """Play a little, and take pictures of what people see."""
    async with _page() as page:
        made = await _played(lambda play, channel, name: _shoot(play, page, channel, name))
    text = json.dumps(made, indent=1, ensure_ascii=False)
    (FOLDER / "page.json").write_text(f"{text}\n", encoding="utf-8")


async def words() -> Words:
    """What :func:`make` would write just now. It takes no pictures, so it needs no page."""
    return await _played(_nothing, paged=False)


async def _nothing(*_: object) -> None:
    """Takes no picture."""


async def _played(shoot: Shoot, *, paged: bool = True) -> Words:
    """Play a little; the words of each picture that chance does not change."""
    with tempfile.TemporaryDirectory() as folder:
        async with playground(Path(folder) / "play.db", paged=paged) as play, _bot(play):
            return await _shots(play, shoot)


async def _shots(play: Play, shoot: Shoot) -> Words:
    shots = dict[str, list[str]]()
    people = [u for u in play.world.users.values() if isinstance(u, Person)]
    anna, bob = people[:2]
    general, tavern, *_ = anna.channels(next(iter(play.world.guilds.values())))
    await anna.command("newgame", general, game=OPEN)
    await bob.press(await _with(play, anna, general, "Join"), "Join")
    await play.world.settled()
    shots["page-lobby"] = _words(await _with(play, anna, general, "Start"))
    await shoot(play, "general", "page-lobby")
    await anna.press(await _with(play, anna, general, "Start"), "Start")
    for _ in range(6):
        await _moves(play, people, general)
    shots["page-turn"] = _words(await _with(play, anna, general, "⋯"), told=False)
    await shoot(play, "general", "page-turn")
    await anna.command("newgame", tavern, game=SECRET)
    await bob.press(await _with(play, anna, tavern, "Join"), "Join")
    await play.world.settled()
    await anna.press(await _with(play, anna, tavern, "Start"), "Start")
    await anna.press(await _with(play, anna, anna.dm, "Random layout"), "Random layout")
    shots["page-dm"] = _words(await _with(play, anna, anna.dm, "Ready"))
    await shoot(play, "Skulduggery", "page-dm")
    return shots


def _words(message: Message, *, told: bool = True) -> list[str]:
    """What a message says and its buttons that make no moves, without people, times and squares."""
    fixed = [b.label for b in message.buttons if not _moves_by(b.custom_id)]
    said = re.sub(r"<[@#t][^>]*>|\b[A-H]\d\b", "…", message.text).splitlines() if told else []
    return [*said, *fixed]


def _ids(person: Person, channel: Channel) -> list[str | None]:
    """The buttons of the newest message."""
    return [b.custom_id for m in person.look(channel)[-1:] for b in m.buttons]


def _moves_by(custom_id: str | None) -> bool:
    """Does this button make a move?"""
    return (custom_id or "").startswith("g:")


async def _with(play: Play, person: Person, channel: Channel | None, label: str) -> Message:
    """The newest message of a channel, once it has a button of this name."""

    def shown() -> list[Message]:
        seen = [m for m in person.look(channel or person.dm) if not m.ephemeral][-1:]
        return [m for m in seen if label in [b.label for b in m.buttons]]

    await play.world.wait(shown)
    return shown()[0]


async def _moves(play: Play, people: list[Person], channel: Channel) -> None:
    """Whoever has the turn presses the first button that plays a move."""
    await play.world.wait(lambda: any(map(_moves_by, _ids(people[0], channel))))
    board = await _with(play, people[0], channel, "⋯")
    move = next(b for b in board.buttons if _moves_by(b.custom_id))
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
    plain = {**play.environment, "ACTIVITY_SECRET": ""}  # as most have it
    process = await asyncio.create_subprocess_exec(*command, env=plain)
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
