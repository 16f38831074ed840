"""The page inside Discord, with Discord's own SDK: by touch, on a phone."""

from __future__ import annotations

import asyncio
import re
from functools import partial
from random import Random
from typing import Any

import pytest
from playwright.async_api import Request, Response, WebSocket, WebSocketRoute, expect

from bot.playground import Play
from games.core import Match
from local_discord.actions import activities
from tests.e2e.page.conftest import Tabs, person
from tests.e2e.page.framing import Framing
from tests.e2e.page.window import Window
from tests.e2e.process import ForkedBot
from tests.games import graverobber_table as graverobber
from tests.games import pointsweeper_table as pointsweeper
from tests.games.golden import walk

pytestmark = pytest.mark.asyncio(loop_scope="package")

SLEPT = """() => {
  const turn = (hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  };
  turn(true);
  const now = Date.now;
  Date.now = () => now() + 60_000;
  turn(false);
}"""
"""A minute passes while the page is hidden."""
PIECES = [
    ("cop_and_rob", 0, 3),
    pytest.param("graverobber", 0, 4, marks=pytest.mark.long),
    pytest.param("bushwhacked", 40, 42, marks=pytest.mark.long),
]
"""Pieces of matches that are played in the frame, of two people and of four. It shows the same page
as a browser, where `test_board.py` plays every game."""


@pytest.mark.parametrize(("game", "first", "last"), PIECES)
async def test_a_match_by_touch_in_the_frame(
    framing: Framing, game: str, first: int, last: int
) -> None:
    """All who play are in the same instance, each with what is theirs."""
    await framing.plays(game, first, last)
    instances = {visit.instance.id for visit in framing.scene.world.visits.values()}
    assert len(instances) == 1


@pytest.mark.long
async def test_whoever_does_not_consent_is_told_why_it_is_asked(framing: Framing) -> None:
    table = await framing.table(walk("cop_and_rob")[0])
    framing.scene.world.consents.clear()
    page, board = await framing.enter(framing.people[0], table)
    await page.get_by_role("button", name="Cancel").tap()
    await expect(board.page.locator("#door-says")).to_contain_text("who you are")
    await board.page.get_by_role("button", name="Sign in").tap()
    await page.get_by_role("button", name="Authorize").tap()
    await expect(board.picture).to_be_visible()
    await framing.scene.bot.sessions.end(framing.people[0].id)
    await expect(board.page.locator("#door-says")).to_contain_text("closed")
    await board.page.get_by_role("button", name="Sign in").tap()
    await expect(board.picture).to_be_visible()


@pytest.mark.long
async def test_small_there_is_the_board_alone_and_links_lead_out(framing: Framing) -> None:
    table = await framing.table(walk("cop_and_rob")[0])
    framing.scene.world.consents.clear()
    page, board = await framing.enter(framing.people[0], table, edges=True)
    await page.get_by_role("button", name="Authorize").tap()
    await expect(board.picture).to_be_visible()
    body = board.page.locator("body")
    await expect(body).to_have_css("padding-top", "47px")
    await board.page.evaluate(  # the phone is turned
        "document.documentElement.style.setProperty('--discord-safe-area-inset-top', '12px')"
    )
    await expect(body).to_have_css("padding-top", "12px")
    world, visit = framing.scene.world, framing.people[0].visit
    assert visit
    activities.lay_out(world, visit, 1)
    for part in ("header", "#seats", "#doing", "#beside"):
        await expect(board.page.locator(part)).to_be_hidden()
    await expect(board.picture).to_be_visible()
    activities.lay_out(world, visit, 2)
    await expect(board.page.locator("#seats")).to_be_visible()
    activities.lay_out(world, visit, 0)
    await expect(board.says).to_be_visible()
    await board.page.evaluate(
        "document.body.insertAdjacentHTML('beforeend',"
        "'<a id=out target=_blank href=https://example.org/>out</a>')"
    )
    await board.page.locator("#out").dispatch_event("click")
    await world.wait(lambda: visit.opened == ["https://example.org/"])


@pytest.mark.long
async def test_a_phone_that_slept_gets_a_socket_that_lives(framing: Framing) -> None:
    """The first one is dead, and nobody says so."""
    match = walk("cop_and_rob")[0]
    table = await framing.table(match)
    [seat] = match.state.acting
    sockets = list[WebSocketRoute]()

    def open_socket(line: WebSocketRoute) -> None:
        sockets.append(line)
        if len(sockets) == 1:
            line.on_close(lambda *_: None)
            return line.send('{"n": 0}')
        line.connect_to_server()

    page = await framing.tab(framing.people[1 - seat].name)
    await page.route_web_socket(re.compile("/feed"), open_socket)
    waits = await framing.open(framing.people[1 - seat], table)
    await framing.scene.world.wait(lambda: sockets)
    mover = await framing.open(framing.people[seat], table)
    await mover.play(match, match.state.legal(seat)[0], seat)
    await framing.follows(table, 0)
    await expect(waits.page.locator("#moves button")).to_have_count(0)
    await waits.page.evaluate(SLEPT)
    await expect(waits.page.locator("#moves button").first).to_be_visible()
    await framing.scene.world.wait(lambda: len(sockets) == 2)


@pytest.mark.long
async def test_the_channels_table_is_watched(framing: Framing) -> None:
    table = await framing.table(walk("cop_and_rob")[4])
    board = await framing.open(framing.people[2], table, watches=True)
    await expect(board.page.locator("#watching")).to_be_visible()
    await expect(board.page.locator("#entries button")).to_have_count(0)


# --- secrets --------------------------------------------------------------------------------------

NAMES = re.compile(
    rb"/s/[0-9a-f]{12}|/t/\d+|ticket=[\w-]+|\"(session|secret|token|ticket|tag|key)\":\"[^\"]*\""
    rb"|\"table\":\d+|\"moment\":\"\d+|\"until\":[\d.]+|:\d+:|:\d+\"|#\d+"
)
"""What differs between any two tables: numbers, secrets, times."""


WHOLE = {"inside", "me", "told"}


class Heard:
    """All bytes that a frame gets."""

    def __init__(self) -> None:
        self.waiting = list[asyncio.Task[None]]()
        self.said = dict[str, bytes]()
        self.frames = list[str]()

    def answered(self, answer: Response) -> None:
        self.waiting.append(asyncio.ensure_future(self._read(answer)))

    @property
    def whole(self) -> bool:
        """Is all there that a frame asks at first?"""
        done = all(task.done() for task in self.waiting)
        return (
            done and bool(self.frames) and {path.rpartition("/")[2] for path in self.said} >= WHOLE
        )

    async def _read(self, answer: Response) -> None:
        request: Request = answer.request
        path = NAMES.sub(b"", request.url.partition("?")[0].encode()).decode()
        asked = "/.discord/" not in path and not path.endswith((".js", ".css"))
        if asked and answer.status == 200:
            self.said[path] = NAMES.sub(b"", await answer.body())

    def opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))


def twins(game: str) -> tuple[Match[Any], Match[Any]]:
    """Matches that look the same to seat 0, and differ in what only the others know."""
    if game == "pointsweeper":
        mine = pointsweeper.played(3, 14)
        return mine, pointsweeper.swapped(mine, 0, Random(5))
    theirs = walk("graverobber")[60]
    return theirs, graverobber.swaps(theirs, 1)[0]


def _whole(heard: Heard) -> bool:
    return heard.whole


@pytest.mark.long
@pytest.mark.parametrize("game", ["pointsweeper", "graverobber"])
async def test_what_others_know_changes_no_byte_of_a_frame(framing: Framing, game: str) -> None:
    one, other = twins(game)
    assert (one.deal, one.log) != (other.deal, other.log)
    heard = list[Heard]()
    page = await framing.tab(framing.people[0].name)
    for table in [await framing.table(match) for match in (one, other)]:
        here = Heard()
        page.on("response", here.answered)
        page.on("websocket", here.opened)
        board = await framing.open(framing.people[0], table)
        await expect(board.page.locator("#moves button").first).to_be_visible()
        await framing.scene.world.wait(partial(_whole, here))
        page.remove_listener("response", here.answered)
        page.remove_listener("websocket", here.opened)
        await asyncio.gather(*here.waiting)
        heard.append(here)
    assert heard[0].said.keys() == heard[1].said.keys()
    assert any(path.endswith(".png") for path in heard[0].said)
    for path, data in heard[0].said.items():
        again = heard[1].said[path]
        unlike = (n for n, (a, b) in enumerate(zip(data, again, strict=False)) if a != b)
        at = max(0, next(unlike, 0) - 40)
        assert data == again, (path, data[at : at + 80], again[at : at + 80])
    assert heard[0].frames == heard[1].frames


# --- beside the chat ------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.dear
async def test_it_opens_beside_the_chat_lives_on_over_a_restart_and_links_to_the_browser(
    bot: ForkedBot, anna: Window, play: Play, tabs: Tabs
) -> None:
    play.world.consents.clear()
    await anna.type("newgame", "Graveyard Shift")
    await anna.press("Play the computer")
    await anna.press("Easy: overlooks a lot")
    await play.world.settled()
    await anna.press("⋯")
    await anna.press("Open the board")
    client = anna.page.frame_locator(".activity iframe")
    await client.get_by_role("button", name="Authorize").click()
    frame = client.frame_locator("iframe")
    await expect(frame.locator("#picture")).to_be_visible()
    await bot.kill()
    await frame.get_by_role("button", name="Reconnect").click()
    await bot.start()
    await expect(frame.get_by_role("button", name="Reconnect")).to_be_hidden()
    gone = re.compile("50[23]|WebSocket connection")  # meanwhile, and while it starts
    tabs.errors = [error for error in tabs.errors if not gone.search(error)]
    await anna.page.get_by_role("button", name="Small, in the corner").click()
    await expect(frame.locator("#says")).to_be_hidden()
    await anna.page.get_by_role("button", name="Leave the Activity").click()
    await expect(anna.page.locator(".activity")).to_be_hidden()
    assert person(play, "Anna").visit is None
    async with anna.page.expect_popup() as opening:
        await anna.page.get_by_role("link", name="In the browser").click()
    board = await opening.value
    await expect(board.locator("#picture")).to_be_visible()
    assert board.url.startswith(f"http://127.0.0.1:{play.pages}/s/")
    await board.close()
