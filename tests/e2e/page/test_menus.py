"""The menus of people and messages; the way between servers; places where the bot is not: a group
message, and an app of one's own."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from bot.playground import GROUP, Play
from local_discord import Permission
from tests.e2e.page.conftest import OpenWindow, person, shoot, where
from tests.e2e.page.window import Window

pytestmark = [
    pytest.mark.long,
    pytest.mark.asyncio(loop_scope="package"),
    pytest.mark.usefixtures("showcase"),
]
APP = "Add Showcase to my apps"


async def test_whoever_touches_reaches_both_menus(window: OpenWindow, channel: str) -> None:
    anna = await window("Anna", channel, phone=True)
    entry = anna.page.get_by_role("menuitem")
    await anna.say("a line")
    await anna.page.get_by_role("button", name="People here").tap()
    await entry.filter(has_text="Greta").tap()
    await entry.filter(has_text="Greet").tap()
    await anna.sees("hello greta")
    await anna.message("a line").get_by_role("button", name="Apps for this message").tap()
    await shoot(anna, "apps")
    await entry.filter(has_text="Quote it").tap()
    await anna.sees("quoted: a line")
    await expect(anna.newest.locator(".origin")).to_have_text("AAnna used Quote it")
    await expect(entry).to_have_count(0)


async def test_the_right_button_and_the_keyboard_reach_them_too(anna: Window, play: Play) -> None:
    entry = anna.page.get_by_role("menuitem")
    greta = person(play, "Greta")
    await anna.say(f"for {greta.mention}")
    await anna.message("for").locator(".mention").click(button="right")
    await expect(entry.first).to_be_focused()  # another bot's commands may stand before
    before = [name for name in await entry.all_inner_texts() if "Greet" not in name]
    for _ in before:
        if not await entry.filter(has_text="Greet").evaluate("e => e === document.activeElement"):
            await anna.page.keyboard.press("ArrowDown")
    await expect(entry.filter(has_text="Greet")).to_be_focused()
    await anna.page.keyboard.press("Enter")
    await anna.sees("hello greta")
    await anna.newest.click(button="right", position={"x": 600, "y": 10})
    await expect(anna.page.locator(".apps-menu")).to_have_count(0)  # only Anna sees it
    await anna.message("for").click(button="right", position={"x": 600, "y": 10})
    await entry.filter(has_text="Quote it").click()
    await anna.sees("quoted: for")


async def test_servers_and_persons_are_switched_on_a_phone(
    window: OpenWindow, channel: str, play: Play
) -> None:
    anna = await window("Anna", channel, phone=True)
    await expect(anna.page.locator(".top .server")).to_have_text("The Crypt")
    await anna.open("boards")
    await expect(anna.page.locator(".top .server")).to_have_text("Harbour Games")
    await anna.page.get_by_role("button", name="Channels").tap()
    await anna.page.get_by_role("button", name="Who I am").tap()
    await shoot(anna, "persons")
    await anna.page.get_by_role("link", name="Be Mia").tap()
    await expect(anna.page.locator("h1")).to_have_text("welcome")
    mia = person(play, "Mia")
    await anna.page.get_by_role("button", name="Channels").tap()
    await anna.settings("Harbour Games")
    await expect(anna.page.locator(".channels")).to_have_text("Direct messages")
    assert mia.guilds == []
    await anna.settings("Harbour Games")
    await expect(anna.page.locator("h1")).to_have_text("welcome")
    await anna.settings("Block Skulduggery")
    assert (mia.id, play.application.user.id) in play.world.blocked
    mia.unblock(play.application.user)


# --- where the bot is not -----------------------------------------------------------------------


async def test_an_app_of_ones_own_comes_along(window: OpenWindow, play: Play) -> None:
    anna = await window("Anna", GROUP, phone=True)
    assert anna.person.commands(where(play, GROUP)) == []
    channels = anna.page.locator(".top").get_by_role("button", name="Channels")
    await channels.click()
    await anna.settings(APP)
    await shoot(anna, "places")
    await anna.open(GROUP)
    await anna.type("controls")
    await anna.press("Count 0")
    await anna.sees("Press")
    await shoot(anna, "group")
    bob = await window("Bob", GROUP)
    await bob.press("Count 1")  # whoever sees it may press it
    await expect(bob.button("Count 2")).to_be_visible()
    lounge = where(play, "lounge")
    lounge.deny(anna.person, Permission.USE_EXTERNAL_APPS)
    await anna.open("lounge")
    await anna.type("controls")
    await anna.sees("Only you can see this")
    await shoot(anna, "attic")
    lounge.allow(anna.person, Permission.USE_EXTERNAL_APPS)
    await channels.click()
    await anna.page.get_by_role("button", name="Who I am").click()
    await expect(anna.page.get_by_role("switch", name=APP)).to_be_checked()
    await shoot(anna, "my-apps")
    await anna.page.keyboard.press("Escape")
    await expect(anna.page.locator(".settings")).to_have_count(0)
    await anna.settings(APP)
    assert not play.world.installs


async def test_a_group_message_is_left(window: OpenWindow, play: Play) -> None:
    yuri = await window("Yuri", GROUP)
    await yuri.say("bye")
    await yuri.settings(GROUP)
    await expect(yuri.page.locator(".entry").filter(has_text=GROUP)).to_have_count(0)
    assert person(play, "Yuri") not in where(play, GROUP).recipients
    await yuri.settings(GROUP)
    await yuri.open(GROUP)
    await yuri.sees("bye")
