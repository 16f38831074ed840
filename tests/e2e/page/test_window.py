"""A window as such: what is kept, who one is, what is unread, how fast, on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import expect

from bot.playground import Play
from local_discord.scheduled import ScheduledEvent
from tests.e2e.page.conftest import OpenWindow, shoot, where
from tests.e2e.page.window import Window
from tests.e2e.process import ForkedBot

pytestmark = [
    pytest.mark.asyncio(loop_scope="package"),
    pytest.mark.usefixtures("bot", "showcase"),
]


@pytest.mark.long
async def test_reloading_and_restarting_the_bot_lose_nothing(
    bot: ForkedBot, anna: Window, channel: str, play: Play
) -> None:
    await anna.type("newgame", "Bushwhacked")
    await anna.press("Add a computer")
    await anna.sees("How good should the computer be?")
    await anna.choose("Add a computer", "easy")  # stored together with where the lobby is
    await anna.sees("2 joined (for 2 to 4 players)")
    await bot.kill()
    await expect(anna.page.locator(".entry.dm .online")).to_have_count(1)  # the other bot
    await bot.start()
    await anna.page.reload()
    await expect(anna.page.locator("h1")).to_have_text(channel)
    await anna.sees("2 joined (for 2 to 4 players)")
    await anna.press("⋯")
    await anna.press("Close the table")
    await anna.sees("This table is closed")
    await anna.open("Skulduggery")
    await anna.type("help")
    await anna.sees("here you play against the computer")


@pytest.mark.long
async def test_unread_channels_and_notifications(
    window: OpenWindow, channel: str, play: Play
) -> None:
    anna, bob = await window("Anna"), await window("Bob", channel)
    entry = anna.page.locator(".entry").filter(has_text=channel)
    await bob.say(f"hello {anna.person.mention} **there**")
    await expect(entry.locator(".pings")).to_have_text("1")
    await expect(entry).to_have_accessible_name(f"{channel} (channel), unread")
    await expect(anna.page).to_have_title(re.compile(r"\([1-9]\d*\) general"))
    await anna.open(channel)
    await expect(anna.newest.locator(".mention.me")).to_have_text("@Anna")
    await expect(entry).to_have_accessible_name(f"{channel} (channel)")
    await expect(anna.page).to_have_title(re.compile(channel))


@pytest.mark.long
async def test_a_servers_events_and_threads_stand_below_its_channels(
    anna: Window, channel: str, play: Play
) -> None:
    now, guild = play.world.clock(), next(iter(play.world.guilds.values()))
    event = ScheduledEvent(play.world.new_id(), 0, "Swiss", "#tavern", now + 60, now + 120)
    guild.events[event.id] = event
    play.world.changed()
    entry = anna.page.locator(".entry.event")
    await expect(entry.locator(".name")).to_have_text("Swiss, #tavern")
    thread = {"name": "aside", "type": 11}
    play.world.threads.start(where(play, channel), anna.person, thread, None)
    await expect(anna.page.locator(".entry.thread").filter(has_text="aside")).to_be_visible()
    await shoot(anna, "events")
    del guild.events[event.id]
    play.world.changed()
    await expect(entry).to_have_count(0)


@pytest.mark.long
async def test_who_one_is_and_a_second_window(anna: Window) -> None:
    await anna.page.get_by_role("button", name="Who I am").click()
    async with anna.page.expect_popup() as opened:
        await anna.page.get_by_role("link", name="Open a second window as Yuri").click()
    second = await opened.value
    await expect(second.get_by_role("button", name="Who I am")).to_contain_text("Yuri")
    await second.close()
    await anna.page.get_by_role("link", name="Be Greta").click()
    await expect(anna.page.get_by_role("button", name="Who I am")).to_contain_text("Greta")
    await anna.settings("Close my DMs")
    await expect(anna.page.get_by_role("button", name="Who I am")).to_contain_text("DMs closed")
    await anna.settings("Close my DMs")


async def test_on_a_phone(window: OpenWindow, channel: str) -> None:
    anna = await window("Anna", channel, phone=True)
    await expect(anna.page.get_by_role("navigation", name="Channels")).not_to_be_visible()
    await anna.page.get_by_role("button", name="Channels").click()
    await expect(anna.page.get_by_role("navigation", name="Channels")).to_be_visible()
    await shoot(anna, "channels")
    await anna.open("tavern")
    await expect(anna.page.get_by_role("navigation", name="Channels")).not_to_be_visible()
    await anna.page.locator(".box textarea").fill("/rul")
    await anna.page.locator(".offer").tap()
    await anna.page.get_by_role("button", name="Optional options").tap()
    await anna.page.locator(".offer").filter(has_text="game").tap()
    await anna.page.locator(".offer").filter(has_text="Pointsweeper").tap()
    await shoot(anna, "command")
    await anna.page.get_by_role("button", name="Send").tap()
    await anna.sees("Only you can see this")
    width = await anna.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    await shoot(anna, "light")


@pytest.mark.long
async def test_the_first_steps_name_the_command_as_each_reader_calls_it(
    window: OpenWindow, bot: ForkedBot, channel: str
) -> None:
    anna, greta = await window("Anna", channel), await window("Greta", channel)
    await expect(anna.page.locator(".hint .mention")).to_have_text("/newgame")
    own = await greta.page.locator(".hint .mention").inner_text()
    assert own.startswith("/")
    assert own != "/newgame"
    await greta.page.locator(".box textarea").fill("/newgame ")
    offer = greta.page.locator(".offer")
    await expect(offer).to_have_count(1)
    await expect(offer).to_contain_text(own)
    await greta.page.keyboard.press("Enter")
    await expect(greta.page.locator(".command")).to_have_text(own)


@pytest.mark.long
async def test_behind_the_scenes(bot: ForkedBot, anna: Window, channel: str, play: Play) -> None:
    await anna.page.get_by_role("button", name="Behind the scenes").click()
    drawer = anna.page.get_by_role("complementary", name="Behind the scenes")
    await expect(drawer.get_by_role("listitem").filter(has_text="@everyone")).to_contain_text("Bob")
    await anna.type("rules")
    await anna.sees("Only you can see this")
    event = drawer.locator("details").filter(has_text="INTERACTION_CREATE").first
    await event.locator("summary").click()
    await expect(event.locator("pre")).to_contain_text(f'"channel_id": "{where(play, channel).id}"')
    slow = drawer.get_by_role("spinbutton", name="Seconds a bot's request takes to reach Discord")
    await slow.fill("0.2")
    await slow.press("Tab")
    await play.world.wait(lambda: play.world.faults.latency == 0.2)
    await anna.type("rules")
    await anna.sees("Only you can see this")
    await play.world.settled()  # what is not answered yet would be too late
    before = play.world.clock()
    await drawer.get_by_role("button", name="+1 minute").click()
    await play.world.wait(lambda: play.world.clock() - before > 59)
    anna.person.say(where(play, channel), f"<t:{int(before)}:R>")
    await expect(anna.newest.locator(".prose time")).to_have_text("1 minute ago")
    await shoot(anna, "drawer")
    await anna.page.get_by_role("button", name="Behind the scenes").click()
    await expect(drawer).not_to_be_visible()
