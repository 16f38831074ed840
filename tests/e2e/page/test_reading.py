"""Where a window is in its channel, and what is read, seen and reached there."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from bot.playground import Play
from tests.e2e.page.conftest import DESKTOP, PHONE, person, shoot, where
from tests.e2e.page.window import Window

pytestmark = [
    pytest.mark.asyncio(loop_scope="package"),
    pytest.mark.usefixtures("showcase"),
]
LINES = 60


def bob_writes(play: Play, channel: str, about: str) -> None:
    """More than a window can hold."""
    bob = person(play, "Bob")
    for number in range(LINES // 3):
        bob.say(where(play, channel), f"{about} {number}\nand\nso on")


async def scroll_up(anna: Window) -> None:
    """Away from the newest message, until the page says so."""
    await anna.page.locator(".scroller").evaluate("e => { e.scrollTop = -600; }")
    await expect(anna.to_newest).to_be_visible()


@pytest.mark.long
async def test_ones_own_command_press_and_words_lead_to_the_answer(
    anna: Window, channel: str, play: Play
) -> None:
    bob_writes(play, channel, "before")
    await anna.sees(f"before {LINES // 3 - 1}")
    await scroll_up(anna)
    await anna.type("controls")
    await expect(anna.button("Vanish")).to_be_in_viewport()
    await expect(anna.to_newest).to_be_hidden()
    bob_writes(play, channel, "after")
    await anna.sees(f"after {LINES // 3 - 1}")
    await anna.button("Count 0").scroll_into_view_if_needed()
    await anna.press("Count 0")
    await expect(anna.button("Count 1")).to_be_in_viewport()  # it was answered where it is
    await anna.press("Whisper")
    await expect(anna.message("psst")).to_be_in_viewport()
    await anna.button("Count 1").scroll_into_view_if_needed()
    await anna.choose("Pace", "fast")
    await expect(anna.message("set to fast")).to_be_in_viewport()
    await scroll_up(anna)
    await anna.say("here I am")
    await expect(anna.message("here I am")).to_be_in_viewport()


@pytest.mark.long
async def test_what_others_do_moves_nothing_and_a_button_leads_there(
    anna: Window, channel: str, play: Play
) -> None:
    bob_writes(play, channel, "before")
    await anna.sees(f"before {LINES // 3 - 1}")
    await expect(anna.newest).to_be_in_viewport()
    await expect(anna.to_newest).to_be_hidden()
    await anna.message("before 3").scroll_into_view_if_needed()
    bob_writes(play, channel, "after")
    await anna.sees(f"after {LINES // 3 - 1}")
    await expect(anna.message("before 3")).to_be_in_viewport()
    await shoot(anna, "newest")
    await anna.to_newest.focus()
    await anna.page.keyboard.press("Enter")
    await expect(anna.newest).to_be_in_viewport()
    await expect(anna.newest).to_be_focused()  # the next Tab leads to what can be done there
    await expect(anna.to_newest).to_be_hidden()


@pytest.mark.long
async def test_a_channel_opens_at_its_newest_message(
    anna: Window, channel: str, play: Play
) -> None:
    for name in (channel, "back-room"):
        bob_writes(play, name, name)
    await anna.sees(f"{channel} {LINES // 3 - 1}")
    await scroll_up(anna)
    await anna.open("back-room")
    await anna.sees(f"back-room {LINES // 3 - 1}")
    await expect(anna.newest).to_be_in_viewport()
    await expect(anna.to_newest).to_be_hidden()


@pytest.mark.long
async def test_earlier_messages_come_above_those_one_reads(
    anna: Window, channel: str, play: Play
) -> None:
    for about in ("first", "second", "third"):
        bob_writes(play, channel, about)
    await anna.say("here I am")
    await anna.sees("here I am")  # until then the button counts messages, and is drawn again
    await anna.page.get_by_role("button", name="Earlier messages").click()
    await expect(anna.message("first 0")).to_be_attached()
    await expect(anna.message("here I am")).not_to_be_in_viewport()


@pytest.mark.long
async def test_an_enlarged_picture_covers_the_window(anna: Window) -> None:
    await anna.type("described")
    for size in (DESKTOP, PHONE):
        await anna.page.set_viewport_size(size)
        await anna.newest.locator(".picture").click()
        viewer = anna.page.get_by_role("dialog", name="Picture").locator(".viewer")
        await expect(viewer).to_be_focused()
        assert await viewer.bounding_box() == {"x": 0, "y": 0, **size}
        await shoot(anna, "viewer")
        caption = viewer.get_by_text("line 1 of the caption")
        assert await caption.evaluate("e => e.scrollHeight - e.clientHeight") == 0
        await anna.page.keyboard.press("End")
        await expect(viewer.get_by_role("link", name="Open in browser")).to_be_in_viewport(ratio=1)
        await anna.page.keyboard.press("Escape")
        await expect(viewer).to_have_count(0)


@pytest.mark.long
async def test_old_pictures_are_no_tab_stops_but_the_arrows_reach_them(anna: Window) -> None:
    keyboard = anna.page.keyboard
    for count in (1, 2):
        await anna.type("described")
        await expect(anna.page.locator("article .picture")).to_have_count(count)
    old, new = (anna.page.locator("article .picture").nth(n) for n in (0, 1))
    await expect(new).to_have_attribute("tabindex", "0")
    # Where a bot that has an Activity has been, its *Launch* stands before the text.
    await anna.page.locator(".bar").locator("button, textarea").first.focus()
    await keyboard.press("Shift+Tab")
    await expect(new).to_be_focused()
    await keyboard.press("Shift+Tab")
    await expect(old).not_to_be_focused()
    await keyboard.press("Tab")
    await expect(new).to_be_focused()
    await keyboard.press("ArrowUp")
    await expect(old).to_be_focused()
    await keyboard.press("Enter")
    await expect(anna.page.locator(".viewer")).to_be_focused()
    await keyboard.press("Escape")
    await expect(old).to_be_focused()
