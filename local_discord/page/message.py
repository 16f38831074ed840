"""One message: who wrote it, in answer to what, its text, files, embeds and components."""

from __future__ import annotations

from dataclasses import dataclass

from nicegui import ui
from nicegui.element import Element

from ..errors import Json
from ..kinds import COMPONENTS_V2, InteractionType
from ..model import Attachment, Interaction, Message, User
from .components import draw_component, draw_picture
from .dom import NO_ARGUMENTS, markup, tag
from .markup import render, words
from .sidebar import avatar
from .view import View

_THREAD_STARTED, _STARTER = 18, 21
_MENU = "Apps for this message"


@dataclass(frozen=True)
class Shown:
    """Everything about a message that can change while it is on the page."""

    content: str
    components: list[Json]
    embeds: list[Json]
    files: tuple[int, ...]
    loading: bool
    edited: float | None
    thread: str
    replied: str
    begins: bool
    new_day: bool
    failed: str


def look_at(message: Message, begins: bool, new_day: bool, failed: str) -> Shown:
    """What a message shows now; edits replace its lists, so these can be compared."""
    return Shown(
        message.content,
        message.components_json,
        message.embeds,
        tuple(a.id for a in message.attachments),
        message.loading,
        message.edited_timestamp,
        message.thread.name if message.thread else "",
        _summary(message.reference),
        begins,
        new_day,
        failed,
    )


def _summary(message: Message | None) -> str:
    if message is None:
        return ""
    if message.deleted:
        return "Original message was deleted"
    return message.text or "Click to see attachment"


def draw_message(view: View, message: Message, shown: Shown) -> None:
    """Draw a message as one person sees it."""
    mine = view.person in message.mentions or message.mention_everyone
    state = " begins" * shown.begins + " ephemeral" * message.ephemeral + " mentions-me" * mine
    if shown.new_day:
        tag("div", "day", data_seconds=int(message.timestamp), data_style="D", role="separator")
    if message.type == _THREAD_STARTED:
        _draw_thread_started(view, message)
        return
    with tag("div", f"body{state}"):
        if shown.begins:
            _draw_origin(view, message, shown)
            _with_menu(avatar(message.author.name, "large"), message.author)
            _draw_heading(message)
        with tag("div", "content"):
            _draw_content(view, message, shown)
            _draw_footer(view, message, shown)
        if not message.ephemeral:
            apps = tag("button", "icon-button apps", aria_label=_MENU, tabindex="-1")
            apps.props["data-menu"] = "message"
            with apps:
                ui.icon("more_horiz")


def _with_menu(element: Element, user: User) -> None:
    """Let somebody open the menu of an account here."""
    element.classes("has-menu").props["data-menu"] = str(user.id)


def _draw_thread_started(view: View, message: Message) -> None:
    guild = message.channel.guild
    threads = guild.threads if guild else []
    thread = next((t for t in threads if t.name == message.content), None)
    with tag("div", "body system"):
        ui.icon("forum")
        with tag("p"):
            tag("b", "", message.author.name)
            tag("span", "", " started a thread: ")
            link = tag("button", "link", message.content)
            if thread:
                link.on("click", lambda: view.goto(thread.id), NO_ARGUMENTS)
        _draw_time(message)


def _draw_origin(view: View, message: Message, shown: Shown) -> None:
    """The line above: the command that was used, or the message it replies to."""
    origin = _first(message.interaction)
    if origin and origin.type == InteractionType.COMMAND and message.interaction:
        with tag("div", "origin"):
            avatar(origin.user.name, "tiny")
            _with_menu(tag("b", "", origin.user.name), origin.user)
            tag("span", "", " used ")
            sign = "" if "target_id" in origin.data else "/"
            tag("span", "mention", sign + origin.data["name"])
    elif message.reference and message.type != _STARTER:
        with tag("div", "origin"):
            avatar(message.reference.author.name, "tiny")
            _with_menu(tag("b", "", message.reference.author.name), message.reference.author)
            with tag("span", "summary"):
                markup(words(shown.replied, view.world, view.person), "prose")


def _first(interaction: Interaction | None) -> Interaction | None:
    """The interaction that began it: a command or a press may have opened a form."""
    while interaction and interaction.opened_by:
        interaction = interaction.opened_by
    return interaction


def _draw_heading(message: Message) -> None:
    with tag("div", "heading"):
        name = tag("b", "author" + " bot" * message.author.bot, message.author.name)
        _with_menu(name, message.author)
        if message.author.bot:
            tag("span", "tag", "BOT")
        _draw_time(message)


def _draw_time(message: Message) -> None:
    tag("time", "at", data_seconds=int(message.timestamp), data_style="at")


def _draw_content(view: View, message: Message, shown: Shown) -> None:
    if shown.loading:
        tag("p", "thinking", f"{message.author.name} is thinking…", role="status")
    starter = message.reference if message.type == _STARTER else None
    text = starter.text if starter else shown.content
    if text:
        markup(render(text, view.world, view.person), "prose")
    if not message.flags & COMPONENTS_V2:
        for attachment in message.attachments:
            _draw_attachment(view, attachment)
    for embed in shown.embeds:
        _draw_embed(view, embed)
    for component in message.components:
        draw_component(view, message, component)
    if shown.edited and not message.flags & COMPONENTS_V2:
        tag("small", "edited", "(edited)")


def _draw_attachment(view: View, attachment: Attachment) -> None:
    if attachment.size:
        draw_picture(view, attachment.url, attachment.description or "", attachment.size)
        return
    with tag("div", "file"):
        ui.icon("description")
        tag("a", "", attachment.filename, href=view.path(attachment.url), target="_blank")
        tag("small", "", f"{len(attachment.bytes):,} bytes")


def _draw_embed(view: View, embed: Json) -> None:
    with tag("div", "embed").style(f"border-left-color: #{embed.get('color') or 0x4E5058:06x}"):
        parts = [("author", "name"), ("title", ""), ("description", ""), ("footer", "text")]
        for part, inner in parts:
            value = (embed.get(part) or {}).get(inner) if inner else embed.get(part)
            if value:
                html = render(str(value), view.world, view.person)
                markup(html, f"prose embed-{part}")
        for field in embed.get("fields") or []:
            tag("b", "", field["name"])
            markup(render(field["value"], view.world, view.person), "prose")
        for part in ("image", "thumbnail"):
            if picture := embed.get(part):
                draw_picture(view, picture["url"], "", None)


def _draw_footer(view: View, message: Message, shown: Shown) -> None:
    if message.thread and view.world.sees(view.person, message.thread):
        thread = message.thread
        with tag("button", "thread-chip").on("click", lambda: view.goto(thread.id), NO_ARGUMENTS):
            tag("b", "", thread.name)
            tag("span", "link", "See Thread ›")
    if shown.failed:
        tag("p", "failed", shown.failed, role="alert")
    if message.ephemeral:
        with tag("div", "only-you"):
            ui.icon("visibility")
            tag("span", "", "Only you can see this · ")
            dismiss = tag("button", "link", "Dismiss message")
            dismiss.on("click", lambda: view.dismiss(message), NO_ARGUMENTS)
