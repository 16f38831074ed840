"""One browser window: its parts, kept up to date with the world."""

from __future__ import annotations

from nicegui import ui

from .activity import ActivityPane
from .composer import Composer
from .dom import NO_ARGUMENTS, Part, tag
from .drawer import Drawer
from .feed import Feed
from .menus import open_members
from .sidebar import Sidebar
from .view import View

_TICK = 1.0  # seconds until the next look at what passes by itself, such as typing
_BREATH = 0.01  # seconds; what happens together is drawn together


class Window:
    """Everything on the page."""

    def __init__(self, view: View) -> None:
        self._view = view
        with view.root:
            sidebar = Sidebar(view)
            tag("div", "shade").on("click", view.shut_sidebar, NO_ARGUMENTS)
            with tag("div", "main"):
                header = Part(tag("header", "top"), self._title, self._draw_header)
                view.parts += [sidebar, header, Feed(view), Composer(view)]
            view.parts += [ActivityPane(view), Drawer(view)]
        view.refresh()

    async def watch(self) -> None:
        """Follow the world while the window is open."""
        world = self._view.world
        while True:
            await world.next_change(_TICK)
            await self._breathe()
            self._view.refresh()

    async def _breathe(self) -> None:
        world = self._view.world
        version = world.version
        await world.next_change(_BREATH)
        while world.version != version:
            version = world.version
            await world.next_change(_BREATH)

    def _title(self) -> tuple[str, str, str, int]:
        view = self._view
        pings = sum(map(view.account.pings, view.channels()))
        guild = view.channel.guild if view.channel else None
        return view.name(view.channel), view.sigil, guild.name if guild else "", pings

    def _draw_header(self, seen: tuple[str, str, str, int]) -> None:
        name, sigil, server, pings = seen
        menu = tag("button", "icon-button menu", aria_label="Channels")
        menu.on("click", self._view.open_sidebar, NO_ARGUMENTS)
        with menu:
            ui.icon("menu")
            if pings:
                tag("span", "pings", str(pings))
        with tag("span", "sigil", sigil, aria_hidden="true"):
            if not sigil:
                ui.icon("forum")
        tag("h1", "", name)
        if server:
            tag("span", "server", server)
        members = tag("button", "icon-button members", aria_label="People here")
        members.on("click", lambda: open_members(self._view, ".members"), NO_ARGUMENTS)
        with members:
            ui.icon("group")
        behind = tag("button", "icon-button behind", aria_label="Behind the scenes")
        behind.on("click", self._view.toggle_drawer, NO_ARGUMENTS)
        with behind:
            ui.icon("code")
        ui.page_title(f"({pings}) {name}" if pings else name)
