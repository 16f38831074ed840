"""Everything a message can hold, seen and used in a browser."""

from __future__ import annotations

import time

import pytest
from playwright.async_api import expect

from bot.playground import Play
from tests.e2e.page.conftest import OpenWindow, shoot
from tests.e2e.page.window import Window

pytestmark = [
    pytest.mark.long,
    pytest.mark.asyncio(loop_scope="package"),
    pytest.mark.usefixtures("showcase"),
]


async def test_buttons_answer_edit_think_whisper_and_vanish(
    window: OpenWindow, channel: str
) -> None:
    anna, bob = await window("Anna", channel), await window("Bob", channel)
    await anna.type("controls")
    await anna.type("slow")
    await anna.sees("Showcase is thinking…")
    await expect(bob.page.locator(".status")).to_have_text("Showcase is typing…")
    for count in range(3):
        button = anna.button(f"Count {count}")
        await expect(button).to_be_visible()
        await button.evaluate("button => button.click()")
        await bob.button(f"Count {count + 1}").wait_for()
    await anna.sees("thought")
    await expect(anna.message("is thinking")).to_have_count(0)
    await anna.press("Whisper")
    await anna.sees("psst")
    await expect(anna.newest).to_contain_text("Only you can see this")
    await expect(anna.newest.locator(".summary")).to_contain_text("Press: <img src=x")
    await shoot(anna, "whisper")
    await expect(bob.message("psst")).to_have_count(0)
    await anna.press("Dismiss message")
    await expect(anna.message("psst")).to_have_count(0)
    await bob.press("Vanish")
    await expect(anna.button("Count 3")).to_have_count(0)


async def test_menus_of_people_channels_and_anybody(anna: Window) -> None:
    await anna.type("controls")
    await anna.choose("People", "Bob", "Greta")
    await anna.sees("People: Bob, Greta")
    chosen = anna.page.locator("article .picker").first
    await expect(chosen).to_have_accessible_name("People: @Bob, @Greta")
    await anna.choose("Channels", "tavern")
    await anna.sees("Channels: tavern")
    await anna.choose("Anybody", "Showcase", "Yuri")
    await anna.sees("Anybody: Showcase, Yuri")


async def test_a_menu_says_its_name_once_and_a_second_press_closes_it(anna: Window) -> None:
    await anna.type("controls")
    menu, lists = anna.menu(anna.newest, "Channels"), anna.page.locator(".picker-menu")
    await expect(lists).to_have_count(0)
    for _ in range(2):
        await menu.click()
        await expect(lists).to_have_count(1)
        await menu.click()
        await expect(lists).to_have_count(0)
    pace = anna.newest.locator(".picker").filter(has_text="Pace")
    await expect(pace).to_have_accessible_name("Pace: slow")
    await pace.click()
    await expect(anna.page.get_by_role("listbox", name="Pace", exact=True)).to_be_visible()
    await expect(anna.page.get_by_role("menu")).to_have_count(0)
    await anna.page.get_by_role("option", name="Pace: slow").click()


async def test_a_button_and_a_form_are_used_by_keyboard(anna: Window) -> None:
    await anna.type("controls")
    await anna.button("Count 0").focus()
    await anna.page.keyboard.press("Enter")
    await expect(anna.button("Count 1")).to_be_focused()  # it keeps its place
    await anna.press("Form")
    form = anna.page.get_by_role("form", name="A form")
    await expect(form.locator(".picker")).to_have_accessible_name("Colour")
    await expect(form.locator(".picker")).to_have_text("Make a selectionexpand_more")
    await expect(form.get_by_role("textbox", name="Name")).to_be_focused()
    await anna.page.keyboard.type("Anna")
    await anna.page.keyboard.press("Enter")
    await expect(form).to_contain_text("pick between 1 and 1")
    await anna.page.keyboard.press("Tab")
    await anna.page.keyboard.type("once upon")
    await anna.page.keyboard.press("Tab")
    await anna.page.keyboard.press("Enter")
    await expect(anna.page.get_by_role("option", name="Red")).to_be_focused()
    await anna.page.keyboard.press("ArrowDown")
    await anna.page.keyboard.press("Enter")
    await expect(form).to_contain_text("Blue")
    await expect(form.locator(".picker")).to_have_accessible_name("Colour: Blue")
    await shoot(anna, "form")
    await form.get_by_role("button", name="Submit").click()
    await anna.sees("form: Anna, once upon, Blue")
    await expect(form).to_have_count(0)


async def test_a_layout_with_pictures_and_hostile_text(anna: Window) -> None:
    await anna.type("layout")
    await anna.sees("A section")
    await expect(anna.newest).to_contain_text("<script>window.broken = 1</script>")
    await expect(anna.button("Off")).to_be_disabled()
    link = anna.newest.get_by_role("link", name="Elsewhere")
    await expect(link).to_have_attribute("href", "https://example.org/")
    await shoot(anna, "layout")
    shown = anna.page.get_by_role("img", name="A red dot", exact=True)
    picture = anna.newest.locator(".pictured").filter(has=shown).get_by_role("button")
    await expect(picture).to_have_accessible_name("Enlarge the picture")
    await picture.click()
    viewer = anna.page.locator(".viewer")  # the alternative text is read there once
    await expect(viewer.get_by_text("A red dot")).to_have_count(1)
    await expect(viewer.get_by_role("img")).to_have_count(0)
    await anna.page.keyboard.press("Escape")
    await expect(viewer).to_have_count(0)
    assert await anna.page.evaluate("window.broken") is None


async def test_what_people_write_is_never_html_and_times_are_written_for_the_reader(
    window: OpenWindow, channel: str
) -> None:
    anna, yuri = await window("Anna", channel), await window("Yuri", channel)
    await anna.say(f"<t:{int(time.time()) + 7200}:R>")
    await expect(anna.newest.locator(".prose time")).to_have_text("in 2 hours")
    await expect(yuri.newest.locator(".prose time")).to_have_text("через 2 часа")
    hostile = "<img src=x onerror='window.broken=1'> [x](javascript:window.broken=1) {{1+1}}"
    await anna.page.locator(".box textarea").fill(hostile)
    await anna.page.keyboard.press("Enter")
    await expect(yuri.newest.locator(".prose")).to_have_text(hostile)
    assert await yuri.page.evaluate("window.broken") is None


async def test_options_of_every_kind_are_typed(anna: Window) -> None:
    await anna.type("given", "7", "bob", "here", "flag=true", "where=tavern")
    await anna.sees("given: 7 Bob here True tavern")


async def test_suggestions_are_taken_and_mistakes_explained(anna: Window) -> None:
    keyboard, offers = anna.page.keyboard, anna.page.locator(".offers")
    await keyboard.type("/")
    await expect(offers.get_by_role("option").filter(has_text="/controls")).to_be_visible()
    await shoot(anna, "commands")
    await keyboard.type("giv")
    await expect(offers.get_by_role("option")).to_have_count(1)
    await keyboard.press("Tab")
    await expect(anna.page.get_by_role("combobox", name="number")).to_be_focused()
    await keyboard.type("many")
    await keyboard.press("Enter")
    await expect(offers).to_contain_text("“many” is not a number")
    for _ in "many":
        await keyboard.press("Backspace")
    await keyboard.type("7")
    await keyboard.press("Tab")
    await expect(anna.page.get_by_role("combobox", name="who")).to_be_focused()
    await keyboard.type("nobody")
    await keyboard.press("Enter")
    await expect(offers).to_contain_text("pick one from the list")
    for _ in "nobody":
        await keyboard.press("Backspace")
    await keyboard.type("gre")
    await keyboard.press("Enter")
    await expect(anna.page.get_by_role("combobox", name="near")).to_be_focused()
    await keyboard.type("x")
    await expect(offers.get_by_role("option")).to_have_text(["near x-0", "near x-1", "near x-2"])
    await shoot(anna, "suggestions")
    await keyboard.press("ArrowDown")
    await keyboard.press("ArrowDown")
    await keyboard.press("Enter")
    await keyboard.press("Enter")
    await anna.sees("given: 7 Greta x-1 False nowhere")


async def test_a_broken_connection_and_its_repair(anna: Window, play: Play) -> None:
    await anna.type("controls")
    await anna.settings("Break the bot's connection")
    await anna.press("Count 0")
    await play.world.wait(lambda: play.world.interactions.open)
    play.world.skip(play.world.deadline)
    await anna.sees("The application did not respond")
    with play.world.expected(10062):  # it answers as soon as it hears of the press: too late
        await anna.settings("Break the bot's connection")
        await play.world.settled()
    await anna.press("Whisper")
    await anna.sees("psst")
