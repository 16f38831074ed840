"""The left side: servers with their channels and threads, DMs, the person, the switches."""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32

from nicegui import ui
from nicegui.element import Element

from ..kinds import ChannelType, Install
from ..model import Application, Channel, Guild, User
from .account import address_of
from .dom import NO_ARGUMENTS, Part, tag
from .view import View

_COLOURS = ("#5865f2", "#3ba55d", "#c27c0e", "#d1495b", "#8c64aa", "#1f8b9c")
_DIRECT = "Direct messages"
_THEMES = {"auto": "Auto", "dark": "Dark", "light": "Light"}


def avatar(name: str, classes: str = "") -> Element:
    """A disc in the account's colour, with its initial."""
    disc = tag("span", f"avatar {classes}", name[:1].upper(), aria_hidden="true")
    return disc.style(f"background: {_COLOURS[crc32(name.encode()) % len(_COLOURS)]}")


@dataclass(frozen=True)
class _Entry:
    """One line of the list. ``key``: its channel or event, or the bot where there is no DM yet."""

    key: int
    name: str
    kind: str


@dataclass(frozen=True)
class _State:
    """What can change about a line while it is there."""

    open: bool
    unread: bool
    pings: int
    online: bool


class Sidebar:
    """Everything left of the channel."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._lines: list[Part[_State]] = []
        self._settings: ui.menu | None = None
        with tag("div", "sidebar"):
            nav = tag("nav", "channels", aria_label="Channels")
            self._list = Part(nav, self._entries, self._draw)
            self._me = self._build_me()

    def refresh(self) -> None:
        """Draw what has changed."""
        self._list.refresh()
        for line in self._lines:
            line.refresh()
        self._me.refresh()

    # Channels

    def _entries(self) -> list[tuple[str, list[_Entry]]]:
        view = self._view
        servers = [(g.name, self._server(g)) for g in view.person.guilds]
        people = [_Entry(c.id, view.name(c), "dm") for c in view.person.private_channels]
        return [*servers, (_DIRECT, [*map(self._dm, view.bots()), *people])]

    def _server(self, guild: Guild) -> list[_Entry]:
        seen = self._view.person.channels(guild)
        entries = []
        for channel in seen:
            if channel.thread is None:
                threads = [t for t in seen if t.parent is channel and self._listed(t)]
                entries.append(_Entry(channel.id, channel.name, "channel"))
                entries += [_Entry(t.id, t.name, "thread") for t in threads]
        events = self._view.world.events.open(guild)
        return entries + [_Entry(e.id, f"{e.name}, {e.location}", "event") for e in events]

    def _listed(self, thread: Channel) -> bool:
        return not thread.archived or thread is self._view.channel

    def _dm(self, bot: User) -> _Entry:
        dm = self._view.world.find_dm(self._view.person, bot)
        return _Entry(dm.id if dm else bot.id, bot.name, "dm")

    def _draw(self, servers: list[tuple[str, list[_Entry]]]) -> None:
        self._lines = []
        for name, entries in servers:
            tag("h2", "" if name == _DIRECT else "server", name)
            with tag("ul"):
                for entry in entries:
                    with tag("li"):
                        if entry.kind == "event":
                            self._draw_event(entry)
                        else:
                            self._lines.append(self._line(entry))

    def _draw_event(self, entry: _Entry) -> None:
        with tag("div", "entry event", title=entry.name):
            tag("span", "sigil", "◷", aria_hidden="true")
            tag("span", "name", entry.name)

    def _line(self, entry: _Entry) -> Part[_State]:
        """Draw a line. Its button stays while its looks change, so no click is lost."""
        button = tag("button", f"entry {entry.kind}")
        button.on("click", lambda: self._open(entry), NO_ARGUMENTS)
        return Part(
            button, lambda: self._state_of(entry), lambda now: self._draw_line(button, entry, now)
        )

    def _state_of(self, entry: _Entry) -> _State:
        view, world = self._view, self._view.world
        channel = world.channels.get(entry.key)
        bots = [a for a in world.applications.values() if a.user.name == entry.name]
        online = entry.kind == "dm" and any(map(world.gateway.connected, bots))
        if channel is None:
            return _State(False, False, 0, online)
        unread, pings = bool(view.account.unread(channel)), view.account.pings(channel)
        return _State(channel is view.channel, unread, pings, online)

    def _draw_line(self, button: Element, entry: _Entry, now: _State) -> None:
        button.classes(remove="open unread", add="open" * now.open + " unread" * now.unread)
        button.props["aria-label"] = f"{entry.name} ({entry.kind})" + ", unread" * now.unread
        button.props.set_optional("aria-current", "page" if now.open else None)
        if entry.kind == "dm":
            avatar(entry.name, "small" + " online" * now.online)
        else:
            tag("span", "sigil", "#" if entry.kind == "channel" else "└", aria_hidden="true")
        tag("span", "name", entry.name)
        if now.pings:
            tag("span", "pings", str(now.pings))

    def _open(self, entry: _Entry) -> None:
        world = self._view.world
        if bot := world.users.get(entry.key):
            self._view.goto(world.dm(self._view.person, bot).id)
        else:
            self._view.goto(entry.key)

    # Who one is

    def _build_me(self) -> Part[tuple[bool, bool]]:
        button = tag(
            "button", "account", aria_label="Who I am, and settings", aria_haspopup="dialog"
        )
        button.on("click", lambda: self._open_settings(button), NO_ARGUMENTS)
        with button:
            content = tag("span", "account-name")
            ui.icon("settings")
        return Part(content, self._state, self._draw_me)

    def _state(self) -> tuple[bool, bool]:
        world = self._view.world
        return self._view.person.id in world.closed_dms, world.faults.broken

    def _draw_me(self, seen: tuple[bool, bool]) -> None:
        me, (closed, broken) = self._view.person, seen
        avatar(me.name)
        with tag("span", "who"):
            tag("b", "", me.name)
            notes = ["DMs closed"] * closed + ["bot cut off"] * broken
            tag("small", "", " · ".join([me.locale, *notes]))

    def _open_settings(self, button: Element) -> None:
        if self._settings and not self._settings.is_deleted:
            self._settings.delete()  # it is closing: drawn once more, it would open again
        with button, ui.menu(value=True).classes("settings") as menu:
            self._draw_people()
            self._draw_switches()
            self._draw_themes()
        menu.props('anchor="top left" self="bottom left" no-parent-event transition-duration=80')
        menu.on("hide", menu.delete, NO_ARGUMENTS)
        self._settings = menu

    def _draw_people(self) -> None:
        me = self._view.person
        tag("h2", "", "Who are you?")
        for person in self._view.people():
            address = address_of(person)
            with tag("div", "person" + " open" * (person is me)):
                with tag("a", "become", href=address, aria_label=f"Be {person.name}"):
                    avatar(person.name, "small")
                    with tag("span", "name", person.name):
                        servers = ", ".join(guild.name for guild in person.guilds)
                        tag("small", "", f"{person.locale} · {servers or 'in no server'}")
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
        for bot in self._view.bots():
            self._draw_block(bot)
        for application in self._view.world.applications.values():
            if Install.USER in application.installs:
                self._draw_app(application)
        ui.switch(
            "Break the bot's connection", value=broken, on_change=lambda e: self._break(e.value)
        )
        tag("h2", "", "Servers and groups")
        for guild in self._view.world.guilds.values():
            self._draw_membership(guild)
        for channel in self._view.world.channels.values():
            if channel.type == ChannelType.GROUP:
                self._draw_group(channel)

    def _draw_block(self, bot: User) -> None:
        me = self._view.person

        def block(yes: bool) -> None:
            (me.block if yes else me.unblock)(bot)
            self._view.world.changed()

        blocked = (me.id, bot.id) in self._view.world.blocked
        ui.switch(f"Block {bot.name}", value=blocked, on_change=lambda e: block(e.value))

    def _draw_app(self, application: Application) -> None:
        me = self._view.person

        def add(yes: bool) -> None:
            (me.install if yes else me.uninstall)(application)

        mine = self._view.world.has_installed(me, application.user)
        label = f"Add {application.name} to my apps"
        ui.switch(label, value=mine, on_change=lambda e: add(e.value))

    def _draw_group(self, group: Channel) -> None:
        """A group can be left, and entered again."""
        me = self._view.person

        def belong(yes: bool) -> None:
            (me.enter if yes else me.leave)(group)

        ui.switch(group.name, value=me in group.recipients, on_change=lambda e: belong(e.value))

    def _draw_membership(self, guild: Guild) -> None:
        """A server can be left and joined again, but not by its owner."""
        me = self._view.person

        def belong(yes: bool) -> None:
            (guild.join if yes else guild.leave)(me)

        switch = ui.switch(guild.name, value=me.id in guild.members)
        switch.on_value_change(lambda e: belong(e.value))
        switch.set_enabled(guild.owner is not me)

    def _draw_themes(self) -> None:
        tag("h2", "", "Theme")
        view = self._view
        theme = view.account.theme
        ui.toggle(_THEMES, value=theme, on_change=lambda e: view.set_theme(e.value))

    def _close_dms(self, closed: bool) -> None:
        person = self._view.person
        (person.close_dms if closed else person.open_dms)()
        self._view.world.changed()

    def _break(self, broken: bool) -> None:
        faults = self._view.world.faults
        (faults.break_gateway if broken else faults.mend_gateway)()
