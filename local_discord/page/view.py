"""What one browser window looks at and what people can do there; its parts draw it."""

from __future__ import annotations

import json
import logging
from collections.abc import Awaitable
from typing import Protocol

from nicegui import ui

from ..checks.commands import BY_DISCORD
from ..errors import CannotDo
from ..model import Application, Channel, Message, User
from ..people import slash
from ..people.person import Person
from ..people.reply import Reply
from .account import Account, address_of
from .dom import NO_ARGUMENTS, tag
from .form import open_form

log = logging.getLogger(__name__)
_DARK = {"auto": None, "dark": True, "light": False}


class Refreshed(Protocol):
    """A part of the page."""

    def refresh(self) -> None:
        """Draw what has changed."""


class View:
    """Somebody looking at a channel; everything is read from the world each time."""

    def __init__(self, account: Account, channel: int, hint: str) -> None:
        self.account = account
        self.person: Person = account.person
        self.world = account.person.world
        self.hint = hint
        self.failed: dict[int, str] = {}  # message (0: a command): what Discord says about it
        self.channel = self._find(channel)
        self.drawer = False
        self.parts: list[Refreshed] = []
        self.root = tag("div", "discord", data_locale=self.person.locale)
        self._theme = ui.dark_mode(_DARK[account.theme])
        ui.on("goto", lambda event: self.goto(int(event.args)))

    # What is open

    def channels(self) -> list[Channel]:
        """Everything that this person can open: channels and threads of servers, DMs, groups."""
        found = [c for guild in self.person.guilds for c in self.person.channels(guild)]
        dms = [self.world.find_dm(self.person, bot) for bot in self.bots()]
        return [*found, *filter(None, dms), *self.person.private_channels]

    def bots(self) -> list[User]:
        """The bots that this person has installed, shares a server with, or heard from."""
        bots = (a.user for a in self.world.applications.values())
        return [bot for bot in bots if self._knows(bot)]

    def _knows(self, bot: User) -> bool:
        dm = self.world.find_dm(self.person, bot)
        return self.world.knows(self.person, bot) or bool(dm and dm.messages)

    def people(self) -> list[Person]:
        """The people that a visitor can be."""
        return [user for user in self.world.users.values() if isinstance(user, Person)]

    def _find(self, channel: int) -> Channel | None:
        found = self.channels()
        return next((c for c in found if c.id == channel), found[0] if found else None)

    def goto(self, channel: int) -> None:
        """Open a channel; the address remembers it."""
        self.channel = self._find(channel)
        self.shut_sidebar()
        self.failed.clear()
        address = f"{address_of(self.person)}&channel={channel}"
        with self.root:
            ui.run_javascript(f"history.replaceState(null, '', {json.dumps(address)})")
        self.refresh()

    def to_newest(self) -> None:
        """Scroll to the newest message."""
        with self.root:
            ui.run_javascript("toNewest()")

    def open_sidebar(self) -> None:
        """Open the sidebar, which lies above the channel on a phone. It stays open if somebody taps
        twice because a slow machine did not show it at once."""
        self.root.classes(add="sidebar-open")

    def shut_sidebar(self) -> None:
        """Back to the channel."""
        self.root.classes(remove="sidebar-open")

    def toggle_drawer(self) -> None:
        """Open or close what goes on behind the scenes, at the right."""
        self.drawer = not self.drawer
        self.root.classes(toggle="drawer-open")
        self.refresh()

    def set_theme(self, theme: str) -> None:
        """Set the theme: dark, light, or (auto) as the browser prefers."""
        self.account.theme = theme
        self._theme.value = _DARK[theme]

    def refresh(self) -> None:
        """Draw what has changed."""
        if self.channel is None or not self.world.sees(self.person, self.channel):
            self.channel = self._find(0)
        if self.channel:
            self.account.read(self.channel)
        if self.root.props.get("data-ahead") != self.world.ahead:
            self.root.props["data-ahead"] = self.world.ahead
        for part in self.parts:
            try:
                part.refresh()
            except Exception:  # else the window stands still for good, and nobody knows why
                log.exception("a part of the page could not be drawn")

    def name(self, channel: Channel | None) -> str:
        """A channel's name; a DM has the name of the other side."""
        if channel is None:
            return ""
        if channel.guild or channel.owner:
            return channel.name
        return next(u.name for u in channel.recipients if u is not self.person)

    @property
    def sigil(self) -> str:
        """The sign before the open channel's name; threads have none."""
        if self.channel is None or self.channel.thread:
            return ""
        return "#" if self.channel.guild else "@"

    # Acting

    async def act(self, doing: Awaitable[Reply], about: Message | None = None) -> Reply | None:
        """Do something and show what Discord's client shows of it; None if it could not be done."""
        key = about.id if about else 0
        self.failed.pop(key, None)
        try:
            reply = await doing
        except CannotDo as error:
            self.complain(str(error))
            return None
        if reply.failed:
            self.failed[key] = reply.failed
            self.refresh()
        if reply.modal:
            with self.root:
                open_form(self.person, reply.modal)
        return reply

    async def open_application(self, application: Application, custom_id: str = "") -> None:
        """Open an application's Activity here: by its entry point, or with a link's word, which
        Discord does by itself."""
        person, channel = self.person, self.channel
        if channel is None:
            return
        try:
            by_discord = slash.entry_point(self.world, person, application, channel)
            if custom_id or by_discord.data.get("handler") == BY_DISCORD:
                person.open_activity(application, channel, custom_id)
                return
        except CannotDo as error:
            self.complain(str(error))
            return
        await self.act(person.launch(application, channel))

    def complain(self, text: str) -> None:
        """Say for a moment that something can't be done."""
        with self.root:
            ui.notify(text, type="negative", position="top")

    def dismiss(self, message: Message) -> None:
        """Dismiss an ephemeral message."""
        self.account.dismissed.add(message.id)
        self.world.changed()

    def path(self, url: str) -> str:
        """Where the browser finds a file: our own files by their path only, whatever host name it
        uses for us."""
        return url.removeprefix(self.world.http_url)

    def enlarge(self, url: str, alt: str) -> None:
        """Show a picture as large as the window."""
        with self.root, ui.dialog(value=True) as dialog:
            viewer = tag("div", "viewer", tabindex="0", data_autofocus="true")  # the arrows scroll
        with viewer:
            tag("img", src=self.path(url), alt="")
            if alt:
                tag("p", "caption", alt)
            tag("a", "", "Open in browser", href=self.path(url), target="_blank")
        dialog.props('maximized transition-duration=100 aria-label="Picture"').classes(
            "viewer-dialog"
        ).on("click", dialog.close, NO_ARGUMENTS)
        dialog.on("hide", dialog.delete, NO_ARGUMENTS)
