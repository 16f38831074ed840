"""A message's components: containers, sections, pictures, buttons, menus."""

from __future__ import annotations

from functools import partial

from nicegui import ui
from nicegui.element import Element

from ..model import Message
from ..tree import Button, Component, Kind, Select
from .dom import NO_ARGUMENTS, markup, tag
from .markup import activity, place, render
from .picker import UNNAMED, Picker, choices
from .view import View

ENLARGE = "Enlarge the picture"
_STYLES = {1: "blurple", 2: "grey", 3: "green", 4: "red", 5: "grey"}


def draw_component(view: View, message: Message, component: Component) -> None:
    """Draw a component with everything inside it."""
    if isinstance(component, Button):
        _draw_button(view, component)
    elif isinstance(component, Select):
        _draw_select(view, message, component)
    elif component.kind == Kind.TEXT_DISPLAY:
        markup(render(component.data["content"], view.world, view.person), "prose")
    elif component.kind == Kind.MEDIA_GALLERY:
        _draw_gallery(view, component)
    elif component.kind == Kind.THUMBNAIL:
        _draw_item(view, component.data, "thumbnail")
    elif component.kind == Kind.FILE:
        _draw_file(view, component)
    elif component.kind == Kind.SEPARATOR:
        _draw_separator(component)
    else:
        _draw_frame(view, message, component)


def _draw_frame(view: View, message: Message, component: Component) -> None:
    """Rows, sections and containers: boxes that hold components."""
    frame = tag("div", component.kind.name.lower().replace("_", "-"))
    if component.data.get("spoiler"):
        frame.classes("spoiler")
    if (accent := component.data.get("accent_color")) is not None:
        frame.classes("accented").style(f"border-left-color: #{accent:06x}")
    with frame:
        for child in component.children:
            draw_component(view, message, child)


def _draw_separator(component: Component) -> None:
    large = component.data.get("spacing") == 2
    divider = component.data.get("divider") is not False
    tag("div", "separator" + " large" * large + " divider" * divider, role="separator")


def _draw_gallery(view: View, component: Component) -> None:
    items = component.data["items"]
    with tag("div", f"gallery of-{min(len(items), 4)}"):
        for item in items:
            _draw_item(view, item)


def _draw_item(view: View, item: dict[str, object], classes: str = "") -> None:
    media = item["media"]
    assert isinstance(media, dict)
    size = (media["width"], media["height"]) if media.get("width") else None
    spoiler = " spoiler" if item.get("spoiler") else ""
    alt = str(item.get("description") or "")
    draw_picture(view, media["url"], alt, size).classes(classes + spoiler)


def draw_picture(view: View, url: str, alt: str, size: tuple[int, int] | None) -> Element:
    """Draw a picture that can be enlarged. If its size is known, its place is kept while it loads.

    The alternative text belongs to the picture, not to the button over it. Otherwise every walk
    through the page's controls would read a whole board aloud.
    """
    with tag("div", "pictured") as frame:
        image = tag("img", src=view.path(url), alt=alt)
        button = tag("button", "picture", aria_label=ENLARGE, aria_haspopup="dialog")
        button.on("click", lambda: view.enlarge(url, alt), NO_ARGUMENTS)
    if size:
        image.props.update({"width": size[0], "height": size[1]})
    return frame


def _draw_file(view: View, component: Component) -> None:
    url = component.data["file"]["url"]
    with tag("div", "file" + " spoiler" * bool(component.data.get("spoiler"))):
        ui.icon("description")
        tag("a", "", component.data["name"] or url, href=view.path(url), target="_blank")
        if size := component.data.get("size"):
            tag("small", "", f"{size:,} bytes")


def _draw_button(view: View, button: Button) -> None:
    if button.url:
        element = _draw_link(view, button.url)
    else:
        element = tag("button", "button", data_press=button.custom_id)
    element.classes(_STYLES.get(button.style, "grey"))
    element.props.set_bool("disabled", not button.enabled)
    with element:
        if button.emoji:
            hidden = "true" if button.label else "false"
            tag("span", "emoji", button.emoji, aria_hidden=hidden)
        if button.label:
            tag("span", "", button.label)
        if button.url:
            ui.icon("open_in_new")


def _draw_link(view: View, url: str) -> Element:
    """A link button; Discord's own addresses lead to a channel of this page."""
    if channel := place(url, view.world, view.person):
        button = tag("button", "button")
        button.on("click", lambda: view.goto(channel.id), NO_ARGUMENTS)
        return button
    if found := activity(url, view.world):
        application, custom_id = found
        button = tag("button", "button", data_activity=url)
        opens = partial(view.open_application, application, custom_id)
        button.on("click", opens, NO_ARGUMENTS)
        return button
    return tag("a", "button", href=url, target="_blank", rel="noopener noreferrer")


PRESSED = """(event) => {
  const button = event.target.closest("[data-press]");
  if (button) emit(button.dataset.press);
}"""
"""Tells a message which of its buttons was clicked, by custom id.

The message listens, not the button, so a click while the button is redrawn is not lost.
"""


async def press(view: View, message: Message, custom_id: str, drawn: Element) -> None:
    """Press a button of a message; the button shows that it waits for the answer."""
    buttons = drawn.descendants()
    button = next((b for b in buttons if b.props.get("data-press") == custom_id), None)
    if button:
        button.classes(add="waiting")
    await view.act(view.person.press(message, custom_id), message)
    if button and not button.is_deleted:
        button.classes(remove="waiting")


def _draw_select(view: View, message: Message, select: Select) -> None:
    async def choose(picked: list[object]) -> None:
        doing = view.person.choose(message, select.custom_id, *picked)
        await view.act(doing, message)

    offered = choices(view.person, message.channel, select)
    label = select.placeholder or UNNAMED
    least, most = select.min_values, select.max_values
    Picker(label, offered, least, most, choose, enabled=select.enabled)
