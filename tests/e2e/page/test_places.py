"""Places where the bot is not: a server without it, a group message, and an app of one's own."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from bot.playground import GROUP, Play
from local_discord import Permission
from tests.e2e.page.conftest import OpenWindow, person, shoot, where

pytestmark = [
    pytest.mark.long,
    pytest.mark.asyncio(loop_scope="package"),
    pytest.mark.usefixtures("showcase"),
]
APP = "Add Showcase to my apps"


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
