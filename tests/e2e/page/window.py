"""A person at a browser: presses, chooses and types what is on the page."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.async_api import Locator, Page, expect

from local_discord import Person


@dataclass
class Window:
    page: Page
    person: Person

    # Finding

    @property
    def newest(self) -> Locator:
        """The newest message of the open channel."""
        return self.page.locator("article").last

    def message(self, text: str | re.Pattern[str]) -> Locator:
        """The newest message that says this."""
        return self.page.locator("article").filter(has_text=text).last

    def button(self, label: str | re.Pattern[str]) -> Locator:
        """The newest button of a message that is called this."""
        exact = isinstance(label, str)
        return self.page.locator("article").get_by_role("button", name=label, exact=exact).last

    def menu(self, within: Locator, name: str) -> Locator:
        """The newest menu of that name, whatever is chosen in it."""
        called = re.compile(rf"^{re.escape(name)}(: |$)")
        return within.get_by_role("button", name=called).last

    @property
    def to_newest(self) -> Locator:
        """The button that leads to the newest message."""
        return self.page.get_by_role("button", name="Newest messages")

    # Doing

    async def open(self, channel: str) -> None:
        """Open a channel, a thread or the DM with a bot by its name."""
        entry = self.page.locator(".entry").filter(has_text=channel)
        await expect(self.page.locator("h1")).to_be_visible()  # on a phone the list is shut
        if not await entry.first.is_visible():
            await self.page.locator(".top").get_by_role("button", name="Channels").click()
        await entry.first.click()
        await expect(self.page.locator("h1")).to_have_text(channel)

    async def press(self, label: str | re.Pattern[str]) -> None:
        """Press the newest button of that name."""
        await self.button(label).click()

    async def choose(self, menu: str, *choices: str) -> None:
        """Open a menu and choose in it; Escape closes it where it takes several."""
        await self.menu(self.page.locator("article"), menu).click()
        for choice in choices:
            option = self.page.locator(".picker-menu").get_by_role("option").filter(has_text=choice)
            await option.first.click()
        if await self.page.locator(".picker-menu [aria-multiselectable=true]").count():
            await self.page.keyboard.press("Escape")

    async def say(self, text: str) -> None:
        await self.page.locator(".box textarea").fill(text)
        await self.page.keyboard.press("Enter")

    async def settings(self, switch: str) -> None:
        """Turn one of the switches at the bottom left."""
        await self.page.get_by_role("button", name="Who I am").click()
        await self.page.get_by_role("switch", name=switch).click()
        await self.page.keyboard.press("Escape")
        await expect(self.page.locator(".settings")).to_have_count(0)

    async def type(self, command: str, *values: str) -> None:
        """Type a slash command and its options only by keyboard, and send it.

        A value ``name=text`` fills in the optional option of that name.
        """
        keyboard, slots = self.page.keyboard, self.page.locator(".slot input")
        await self.page.locator(".box textarea").focus()
        await keyboard.type(f"/{command} ")
        await expect(self.page.locator(".command")).to_have_text(f"/{command}")
        if not values:
            await expect(self.page.get_by_role("button", name="Send")).to_be_focused()
        moves_on = True
        for index, value in enumerate(values):
            name, equals, text = value.partition("=")
            if equals:
                await self._add(name)
            elif not moves_on:
                await keyboard.press("Tab")
            await expect(slots.nth(index)).to_be_focused()
            moves_on = await self._fill(slots.nth(index), text if equals else value)
        await keyboard.press("Enter")
        await expect(self.page.locator(".command")).to_have_count(0)

    async def _add(self, name: str) -> None:
        await self.page.locator(".more").focus()
        options = self.page.locator(".offer b")
        await expect(options.filter(has_text=name)).to_be_visible()
        for shown in await options.all_inner_texts():
            await self.page.keyboard.press("ArrowDown")
            chosen = self.page.locator(".offer[aria-selected=true] b")
            await expect(chosen).to_have_text(shown)
            if shown == name:
                break
        await self.page.keyboard.press("Enter")
        await expect(self.page.locator(".slot").last).to_contain_text(name)

    async def _fill(self, slot: Locator, text: str) -> bool:
        """Fill in an option; returns whether it was taken from a list, which leads on by itself."""
        label = await slot.get_attribute("aria-label") or ""
        await expect(self.page.locator(".offers")).to_contain_text(label.partition(": ")[2])
        chosen = self.page.locator(".offer[aria-selected=true]")
        listed = bool(await chosen.count())  # it comes together with the option's description
        await self.page.keyboard.type(text)
        if listed:
            await expect(chosen).to_contain_text(text, ignore_case=True)
            await self.page.keyboard.press("Enter")
            await expect(chosen).to_have_count(0)
        return listed

    async def sees(self, text: str | re.Pattern[str]) -> None:
        """Wait until some message says this."""
        await expect(self.message(text)).to_be_visible()
