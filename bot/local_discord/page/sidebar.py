"""The left side: servers with their channels and threads, DMs, who one is, the switches."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING
from zlib import crc32

from nicegui import ui
from nicegui.element import Element

from ..model import Channel, Guild, User
from .account import address_of
from .dom import NO_ARGUMENTS, Part, tag

if TYPE_CHECKING:
    from .window import Window

_COLOURS = ("#5865f2", "#3ba55d", "#c27c0e", "#d1495b", "#8c64aa", "#1f8b9c")
_THEMES = {"auto": "Auto", "dark": "Dark", "light": "Light"}


def avatar(user: User, classes: str = "") -> None:
    """A disc in a colour of the account's own, with its initial."""
    disc = tag("span", f"avatar {classes}", user.name[:1].upper(), aria_hidden="true")
    disc.style(f"background: {_COLOURS[crc32(user.name.encode()) % len(_COLOURS)]}")


@dataclass(frozen=True)
class _Entry:
    """One line of the list. ``key`` is a channel; of a bot without a DM the bot."""

    key: int
    name: str
    kind: str
    open: bool
    unread: bool
    pings: int


class Sidebar:
    """Everything left of the channel."""

    def __init__(self, window: Window) -> None:
        self._window = window
        with tag("div", "sidebar"):
            self._list = Part(
                tag("nav", "channels", aria_label="Channels"), self._entries, self._draw
            )
            self._me = self._build_me()

    def refresh(self) -> None:
        """Draw what has changed."""
        self._list.refresh()
        self._me.refresh()

    # Channels

    def _entries(self) -> list[tuple[str, list[_Entry]]]:
        window = self._window
        servers = [(g.name, self._server(g)) for g in window.person.guilds]
        return [*servers, ("Direct messages", [self._dm(bot) for bot in window.bots()])]

    def _server(self, guild: Guild) -> list[_Entry]:
        seen = self._window.person.channels(guild)
        entries = []
        for channel in seen:
            if channel.thread is None:
                threads = [t for t in seen if t.parent is channel]
                entries += [self._entry(channel, "channel")]
                entries += [self._entry(t, "thread") for t in threads if self._listed(t)]
        return entries

    def _listed(self, thread: Channel) -> bool:
        return not thread.archived or thread is self._window.channel

    def _entry(self, channel: Channel, kind: str) -> _Entry:
        window, account = self._window, self._window.account
        unread, pings = bool(account.unread(channel)), account.pings(channel)
        name = window.name(channel)
        return _Entry(channel.id, name, kind, channel is window.channel, unread, pings)

    def _dm(self, bot: User) -> _Entry:
        dm = self._window.world.find_dm(self._window.person, bot)
        return self._entry(dm, "dm") if dm else _Entry(bot.id, bot.name, "dm", False, False, 0)

    def _draw(self, servers: list[tuple[str, list[_Entry]]]) -> None:
        for name, entries in servers:
            tag("h2", "", name)
            with tag("ul"):
                for entry in entries:
                    with tag("li"):
                        self._draw_entry(entry)

    def _draw_entry(self, entry: _Entry) -> None:
        state = " open" * entry.open + " unread" * entry.unread
        label = f"{entry.name} ({entry.kind})" + ", unread" * entry.unread
        button = tag("button", f"entry {entry.kind}{state}", aria_label=label)
        button.props.set_optional("aria-current", "page" if entry.open else None)
        button.on("click", lambda: self._open(entry), NO_ARGUMENTS)
        with button:
            if entry.kind == "dm":
                self._draw_bot(entry)
            else:
                tag("span", "sigil", "#" if entry.kind == "channel" else "└", aria_hidden="true")
            tag("span", "name", entry.name)
            if entry.pings:
                tag("span", "pings", str(entry.pings))

    def _draw_bot(self, entry: _Entry) -> None:
        world = self._window.world
        bot = next(b for b in self._window.bots() if b.name == entry.name)
        online = world.gateway.connected(world.application_of(bot))
        avatar(bot, "small" + " online" * online)

    def _open(self, entry: _Entry) -> None:
        world = self._window.world
        if bot := world.users.get(entry.key):
            self._window.goto(world.dm(self._window.person, bot).id)
        else:
            self._window.goto(entry.key)

    # Who one is

    def _build_me(self) -> Part[tuple[bool, bool]]:
        button = tag("button", "me", aria_label="Who I am, and settings", aria_haspopup="dialog")
        button.on("click", lambda: self._open_settings(button), NO_ARGUMENTS)
        with button:
            content = tag("span", "me-content")
            ui.icon("settings")
        return Part(content, self._state, self._draw_me)

    def _state(self) -> tuple[bool, bool]:
        world = self._window.world
        return self._window.person.id in world.closed_dms, world.faults.broken

    def _draw_me(self, seen: tuple[bool, bool]) -> None:
        me, (closed, broken) = self._window.person, seen
        avatar(me)
        with tag("span", "who"):
            tag("b", "", me.name)
            notes = ["DMs closed"] * closed + ["bot cut off"] * broken
            tag("small", "", " · ".join([me.locale, *notes]))

    def _open_settings(self, button: Element) -> None:
        with button, ui.menu(value=True).classes("settings") as menu:
            self._draw_people()
            self._draw_switches()
            self._draw_themes()
        menu.props('anchor="top left" self="bottom left" no-parent-event transition-duration=80')
        menu.on("hide", menu.delete, NO_ARGUMENTS)

    def _draw_people(self) -> None:
        me = self._window.person
        tag("h2", "", "Who are you?")
        for person in self._window.people():
            address = address_of(person)
            with tag("div", "person" + " open" * (person is me)):
                with tag("a", "become", href=address, aria_label=f"Be {person.name}"):
                    avatar(person, "small")
                    tag("span", "name", person.name)
                    tag("small", "", person.locale)
                if person is not me:
                    label = f"Open a second window as {person.name}"
                    second = tag("a", "icon-button", href=address, target="_blank", title=label)
                    second.props["aria-label"] = label
                    with second:
                        ui.icon("open_in_new")

    def _draw_switches(self) -> None:
        closed, broken = self._state()
        tag("h2", "", "Try out")
        ui.switch("Close my DMs", value=closed, on_change=lambda e: self._close_dms(e.value))
        ui.switch(
            "Break the bot's connection", value=broken, on_change=lambda e: self._break(e.value)
        )

    def _draw_themes(self) -> None:
        tag("h2", "", "Theme")
        window = self._window
        theme = window.account.theme
        ui.toggle(_THEMES, value=theme, on_change=lambda e: window.set_theme(e.value))

    def _close_dms(self, closed: bool) -> None:
        person = self._window.person
        (person.close_dms if closed else person.open_dms)()
        self._window.world.changed()

    def _break(self, broken: bool) -> None:
        faults = self._window.world.faults
        (faults.break_gateway if broken else faults.mend_gateway)()
