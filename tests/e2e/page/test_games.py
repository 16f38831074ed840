"""Whole matches and parts of them, played in two browser windows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import pytest
from playwright.async_api import expect

from bot.playground import Play
from games import GAMES
from local_discord import Channel, Message, Person
from local_discord.errors import Json
from tests.e2e.driver import controls
from tests.e2e.page.conftest import OpenWindow, shoot, where
from tests.e2e.page.window import Window
from tests.sample import sample

pytestmark = [
    pytest.mark.asyncio(loop_scope="package"),
    pytest.mark.usefixtures("bot"),
]

RED = "windmill C5; grave F2; plot F3; grave H4; plot G4; grave A7; plot A8; ready"
WHITE = "windmill F7; grave A3; plot A2; grave C1; plot B1; grave D5; plot C5; ready"


async def seat(window: OpenWindow, channel: str, game: str) -> tuple[Window, Window]:
    """Anna opens a table by typing, Bob joins, it starts."""
    anna, bob = await window("Anna", channel), await window("Bob", channel)
    await anna.type("newgame", game)
    await bob.press("Join")
    await anna.sees("2 joined")
    await shoot(anna, f"{channel.removeprefix('test-')}-lobby")
    return anna, bob


@pytest.mark.long
@pytest.mark.dear
async def test_graverobber_whole(window: OpenWindow, channel: str, play: Play) -> None:
    anna, bob = await seat(window, channel, "Graverobber")
    await anna.press("Options…")
    await anna.fill_in("Sides", "Red")
    await anna.press("Start")
    for player, layout in ((anna, RED), (bob, WHITE)):
        await player.open("Skulduggery")
        await player.press("Type it")
        await player.page.get_by_role("form").get_by_role("textbox").fill(layout)
        await player.page.get_by_role("button", name="Submit").click()
        await expect(player.page.get_by_role("form")).to_have_count(0)
        await play.world.settled()
    await shoot(anna, "graverobber-dm")
    await bob.open(channel)
    await shoot(bob, "graverobber-channel")
    # Plots lie around Anna's other piece on A1 of Bob's board, and one on C5.
    moves, turn = iter(("du", "dr", "r1", "u4", "dr")), Turn((anna, bob), play, channel)
    for n in range(9):
        player, _ = await turn.next()
        if player is bob and n > 1:  # elsewhere: in the window he has typed it once
            await bob.person.command("play", where(play, channel), move="skip")
            continue
        await player.open(channel)
        await player.type("play", next(moves) if player is anna else "skip")
    await bob.sees("Anna wins")
    await shoot(bob, "graverobber-result")
    await expect(bob.button("Rematch")).to_be_visible()


@pytest.mark.dear
@pytest.mark.parametrize("game", sample(g for g in GAMES if g != "graverobber"))
async def test_open_and_play(window: OpenWindow, channel: str, play: Play, game: str) -> None:
    windows = await seat(window, channel, GAMES[game].title.say(()))
    await windows[0].press("Start")
    random, turn = Random(game), Turn(windows, play, channel)
    for number in range(3):
        player, message = await turn.next()
        if number == 2:
            await player.open(channel)
            await type_something(player)
        else:
            await player.open(channel if message.channel.guild else "Skulduggery")
            await press_something(player, message, random, play)
    player, _ = await turn.next()
    await player.open(channel)
    await shoot(player, f"{game}-channel")
    if GAMES[game].rules.private:
        await player.open("Skulduggery")
        await shoot(player, f"{game}-dm")


async def test_the_board_opens_beside_the_chat_and_in_the_browser_straight_away(
    window: OpenWindow, channel: str, play: Play
) -> None:
    anna = await window("Anna", channel)
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
    await anna.page.get_by_role("button", name="Small, in the corner").click()
    await expect(frame.locator("#says")).to_be_hidden()
    await anna.page.get_by_role("button", name="Leave the Activity").click()
    link = anna.page.get_by_role("link", name="In the browser")
    async with anna.page.expect_popup() as opening:
        await link.click()
    board = await opening.value
    await expect(board.locator("#picture")).to_be_visible()
    assert board.url.startswith(f"http://127.0.0.1:{play.pages}/s/")
    await board.close()


@dataclass
class Turn:
    """Whose turn it is, as people see it."""

    windows: Sequence[Window]
    play: Play
    channel: str
    seen: object = None

    async def next(self) -> tuple[Window, Message]:
        """Wait until somebody has controls that nobody had before; who, and on which message."""
        await self.play.world.wait(lambda: self._controls() not in (None, self.seen))
        await self.play.world.settled()
        self.seen = self._controls()
        return self._look() or pytest.fail("somebody was to play")

    def _controls(self) -> object:
        found = self._look()
        return found and controls(found[1])

    def _look(self) -> tuple[Window, Message] | None:
        """Whoever has the turn gets a direct message; the board mentions them."""
        there = where(self.play, self.channel)
        for player in self.windows:
            person = player.person
            board = [m for m in person.look(there) if not m.ephemeral][-1]
            tables = {b.custom_id.split(":")[1] for b in board.buttons if b.custom_id}
            for message in [*person.look(person.dm)[-1:], *[board] * (person in board.pings)]:
                if tables & {id.split(":")[1] for ids in controls(message) for id in ids}:
                    return player, message
        return None


async def type_something(player: Window) -> None:
    """Take the first suggestion of `/play`."""
    await player.page.locator(".box textarea").focus()
    await player.page.keyboard.type("/play ")
    await expect(player.page.locator(".slot input")).to_be_focused()
    suggestions = player.page.locator(".offer")
    await expect(suggestions.first).to_be_visible()
    await player.page.keyboard.press("ArrowDown")
    await expect(player.page.locator(".offer[aria-selected=true]")).to_have_count(1)
    await player.page.keyboard.press("Enter")
    await expect(suggestions).to_have_count(0)
    await player.page.keyboard.press("Enter")
    await expect(player.page.locator(".command")).to_have_count(0)


async def press_something(player: Window, message: Message, random: Random, play: Play) -> None:
    """Press on until a move is played."""
    person, channel = player.person, message.channel
    for _ in range(5):
        before = [(m.id, m.components_json) for m in person.look(channel) if m.id >= message.id]
        await press_one(player, message, random)
        choosing = message
        await play.world.wait(
            lambda before=before, choosing=choosing: (  # type: ignore[misc]
                choosing.deleted or fresh(person, channel, before)
            )
        )
        await play.world.settled()
        if choosing.deleted:  # it was for this choice alone
            return
        message = fresh(person, channel, before)[-1]
        labels = [b.label for b in message.buttons]
        if "Play it anyway" in labels:
            await player.press("Play it anyway")
            return
        if "Back" not in labels:
            return
    raise AssertionError("no move after five presses")


def fresh(person: Person, channel: Channel, before: list[tuple[int, list[Json]]]) -> list[Message]:
    """What has changed or come since; older messages may change at any time."""
    seen = [m for m in person.look(channel) if m.id >= before[0][0]]
    return [m for m in seen if (m.id, m.components_json) not in before]


async def press_one(player: Window, message: Message, random: Random) -> None:
    article = player.page.locator(f"[data-message='{message.id}']")
    buttons, menus = controls(message)
    assert buttons or menus, f"nothing to press on {message.text!r}"
    chosen = random.choice(buttons + menus)
    if chosen in buttons:
        label = next(b.label for b in message.buttons if b.custom_id == chosen)
        await article.get_by_role("button", name=label, exact=True).first.click()
    else:
        menu = next(s for s in message.selects if s.custom_id == chosen)
        await player.menu(article, menu.placeholder).click()
        listed = player.page.locator(".picker-menu").get_by_role("option")
        await listed.nth(random.randrange(len(menu.options))).click()
