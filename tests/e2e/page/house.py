"""The bot's own page in a browser: tables at any point of a match, and people who touch boards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from playwright.async_api import Browser, Locator, Page, ViewportSize, expect

from bot.table import lobby as lobbies
from bot.table.player import Player
from bot.table.touch import made, touches
from bot.web.sessions import Invitation
from bot.web.where import Where
from games.core import Match, Move, Way
from local_discord import Channel, Person
from local_discord.patience import LONG
from tests.bot.matches import seated
from tests.e2e.scene import Scene
from tests.games.golden import walk

PHONE = ViewportSize(width=390, height=844)
MOST = {"pointsweeper": 3, "cop_and_rob": 4}
"""Touches of a move, buttons included, where that is not two: a card may turn three times."""
SOME = 16
"""How many moves a case plays, divided by the square of how many sit there: each move may open
another window, which costs most."""
HARMLESS = re.compile("Failed to load resource|WebSocket connection to")
"""What browsers note of an answer that is no picture or no view: the page says it in words."""

WAYS = """() => {
  const focused = () => document.activeElement;
  const start = document.querySelector("#spots [tabindex='0']");
  const ways = new Map([[start, []]]);
  for (const [from, keys] of ways)
    for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
      from.focus();
      from.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      if (!ways.has(focused())) ways.set(focused(), [...keys, key]);
    }
  start.focus();
  return Object.fromEntries([...ways].map(([to, keys]) => [to.dataset.name, keys]));
}"""
"""The arrow keys that lead from the thing where Tab stops to every other one."""


@dataclass
class House:
    """The bot with its page, and browsers to look at it."""

    scene: Scene
    where: Where
    browser: Browser
    errors: list[str] = field(default_factory=list)
    """What has gone wrong inside the pages."""
    tabs: dict[str, Page] = field(default_factory=dict)
    """Everybody's window, kept: to open a new one costs much."""

    @property
    def people(self) -> Sequence[Person]:
        """In the order in which they sit down."""
        scene = self.scene
        return scene.anna, scene.bob, scene.cleo, scene.dora

    async def table(self, match: Match[Any], level: str = "", names: Sequence[str] = ()) -> int:
        """A table in a channel of its own where this match has been played so far. With a `level`,
        the other seats are computers'."""
        scene, tables = self.scene, self.scene.bot.tables
        channel = scene.guild.channel(f"table-{len(scene.guild.channels)}")
        names = names or [person.name for person in self.people]
        seats = zip(self.people[: match.seats], names, strict=False)
        players = [Player(person.id, name) for person, name in seats]
        if level:
            players[1:] = [Player(-n, "Computer", level) for n in range(1, match.seats)]
        lobby = seated(match.game.id, *players, guild=scene.guild.id, channel=channel.id)
        table = await tables.create(lobby, channel.id)
        async with tables.hold(table.id) as held:
            begun = lobbies.start(held.table, table.host, Random(1), tables.now())
            options = dict(match.options)
            begun = replace(begun, players=lobby.players, match=match, options=options)
            await held.save(begun, None)
        await scene.settle()
        return table.id

    async def match(self, table: int) -> Match[Any]:
        match = (await self.scene.bot.tables.look(table)).match
        assert match
        return match

    async def channel(self, table: int) -> Channel:
        return self.scene.guild.channels[(await self.scene.bot.tables.look(table)).channel]

    async def follows(self, table: int, known: int) -> None:
        """Wait until more has been played than that, and Discord shows it."""
        await self.scene.world.wait(lambda: self._played(table) > known)
        await self.scene.settle()

    def _played(self, table: int) -> int:
        lives = self.scene.bot.tables.in_memory
        match = next(live.table.match for live in lives if live.table.id == table)
        assert match
        return len(match.log)

    async def open(
        self,
        person: Person,
        table: int,
        size: ViewportSize = PHONE,
        *,
        confirm: bool = False,
        watches: bool = False,
    ) -> Board:
        """Somebody's page at this table."""
        board = await self.comes(person, table, size, watches=watches)
        await expect(board.picture).to_be_visible()
        if not watches:
            await board.page.locator("#confirm").set_checked(confirm)
        return board

    async def comes(
        self, person: Person, table: int, size: ViewportSize, *, watches: bool
    ) -> Board:
        to = Invitation(person.id, person.name, "en", table, watches)
        page = await self.tab(person.name, size)
        link = self.where.link(await self.scene.bot.sessions.link(to))
        await page.goto(link)
        await page.get_by_role("button", name=f"Continue as {person.name}").click()
        return Board(page, table, link)

    async def plays(self, game: str, first: int, last: int) -> Board:
        """A piece of the golden match, by touch; the page of whoever has moved last."""
        golden = walk(game)[-1].log[:last]
        table = await self.table(walk(game)[first])
        boards = dict[int, Board]()
        while len((match := await self.match(table)).log) < len(golden):
            seat, move = golden[len(match.log)]
            if seat not in boards:
                boards[seat] = await self.open(self.people[seat], table)
            touches = await boards[seat].play(match, move, seat)
            assert 1 <= touches <= MOST.get(game, 2)
            await self.follows(table, len(match.log))
        assert match.log[: len(golden)] == golden
        return boards[seat]

    async def tab(self, name: str, size: ViewportSize = PHONE) -> Page:
        if name not in self.tabs:
            page = await self.browser.new_page(reduced_motion="reduce", has_touch=True)
            page.set_default_timeout(LONG * 1000)
            page.on("pageerror", lambda error: self.errors.append(str(error)))
            page.on("console", lambda said: self._note(said.type, said.text))
            self.tabs[name] = page
        await self.tabs[name].set_viewport_size(size)
        return self.tabs[name]

    def _note(self, kind: str, text: str) -> None:
        if kind == "error" and not HARMLESS.search(text):
            self.errors.append(text)

    async def close(self) -> None:
        """Close all pages, and tell what went wrong inside them."""
        for page in self.tabs.values():
            await page.goto("about:blank")
        errors, self.errors = self.errors, []
        assert errors == []


@dataclass
class Board:
    page: Page
    table: int
    link: str = ""
    """What it was opened by."""
    touches: int = 0
    """How many it took so far."""

    @property
    def picture(self) -> Locator:
        return self.page.locator("#picture")

    @property
    def says(self) -> Locator:
        """What the page says about the next touch."""
        return self.page.locator("#says")

    def spot(self, name: str) -> Locator:
        return self.page.locator(f"#spots [data-name='{name}']")

    def key(self, key: str) -> Locator:
        """A choice, or a move that is played, as a button beside the board."""
        return self.page.locator(f"#entries [data-id='{key}']")

    async def touch(self, key: str) -> None:
        """Touch something on the picture, or a button for moves beside it."""
        await self.spot(key).or_(self.key(key)).tap()
        self.touches += 1

    async def walk(self, name: str) -> None:
        """Go to something on the picture by arrow keys, from what has the focus."""
        ways: dict[str, list[str]] = await self.page.evaluate(WAYS)
        for key in ways[name]:
            await self.page.keyboard.press(key)
        await expect(self.spot(name)).to_be_focused()

    async def unreached(self) -> set[str]:
        """What arrow keys can't reach."""
        ways = await self.page.evaluate(WAYS)
        names = [await spot.get_attribute("data-name") for spot in await self.spots.all()]
        return {name for name in names if name} - set(ways)

    @property
    def spots(self) -> Locator:
        """All that can be touched or read."""
        return self.page.locator("#spots button")

    @property
    def sheet(self) -> Locator:
        """What is asked or shown beside the board."""
        return self.page.get_by_role("dialog")

    async def press(self, label: str) -> None:
        await self.page.locator("#beside").get_by_role("button", name=label, exact=True).click()

    async def ready(self) -> None:
        """Wait until a move can be made."""
        await expect(self.says).to_have_attribute("data-step", "0")

    async def play(self, match: Match[Any], move: Move, seat: int) -> int:
        """Make a move of the match by touch, whatever it is warned of; how many touches it took."""
        await self.ready()
        before = self.touches
        path, moves = way(match, seat, move)
        for step, key in enumerate(path):
            await expect(self.says).to_have_attribute("data-step", str(step))
            await self.touch(key)
        for _ in range(moves.index(move)):
            await self.touch(path[-1])
        if await self.armed():
            await self.touch(move)
        if match.game.teaching.warn(match.state.view(seat), move):
            await self.sheet.get_by_role("button", name="Play it anyway").click()
        return self.touches - before

    async def armed(self) -> bool:
        """Is a move shown that would be played now?"""
        return await self.says.get_attribute("data-step") == "armed"


def way(match: Match[Any], seat: int, move: Move) -> tuple[Way, tuple[Move, ...]]:
    """The shortest way to make a move, and the moves that it turns through."""
    view = match.state.view(seat)
    found = made(touches(match.game, view, match.game.looks.spots(view)))
    return min((one for one in found if move in one[1]), key=lambda one: len(one[0]))
