"""A menu: closed, it is a line that says what is chosen; open, a list to choose from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from nicegui import background_tasks, ui

from ..kinds import ChannelType
from ..model import Channel, Role, User
from ..people.person import Person
from ..tree import Component, Kind, options
from .dom import NO_ARGUMENTS, Part, tag

UNNAMED = "Make a selection"
"""The text of a menu without a placeholder."""


@dataclass(frozen=True)
class Choice:
    """An entry; ``value`` is what the person's action takes."""

    label: str
    value: object
    description: str = ""
    emoji: str = ""
    default: bool = False


def choices(person: Person, channel: Channel, control: Component) -> list[Choice]:
    """The entries of a menu of any of the five kinds, or of a group of options."""
    if control.kind in (Kind.STRING_SELECT, Kind.RADIO_GROUP, Kind.CHECKBOX_GROUP):
        return [
            Choice(o.label, o.value, o.description, o.emoji, o.default)
            for o in options(control.data)
        ]
    defaults = {str(d["id"]) for d in control.data.get("default_values") or []}
    found: list[User | Role | Channel] = []
    if control.kind in (Kind.USER_SELECT, Kind.MENTIONABLE_SELECT):
        found += people(channel)
    if control.kind in (Kind.ROLE_SELECT, Kind.MENTIONABLE_SELECT):
        found += roles(channel)
    if control.kind == Kind.CHANNEL_SELECT:
        found += channels(person, channel, control.data.get("channel_types"))
    return [entity(one, str(one.id) in defaults) for one in found]


def people(channel: Channel) -> list[User]:
    """The accounts in a channel's server or DM."""
    members = channel.guild.members.values() if channel.guild else ()
    return [m.user for m in members] or list(channel.recipients)


def roles(channel: Channel) -> list[Role]:
    """The roles of a channel's server."""
    return list(channel.guild.roles.values()) if channel.guild else []


def channels(person: Person, channel: Channel, types: Sequence[int] | None) -> list[Channel]:
    """The channels that can be picked; Discord's menus list threads only if asked to."""
    seen = person.channels(channel.guild) if channel.guild else []
    return [c for c in seen if c.type in (types or (ChannelType.TEXT,))]


def entity(one: User | Role | Channel, default: bool = False) -> Choice:
    """An account, role or channel as a choice."""
    sigil = "#" if isinstance(one, Channel) else "@"
    name = one.name if one.name.startswith("@") else sigil + one.name
    bot = "Bot" if isinstance(one, User) and one.bot else ""
    return Choice(name, one, bot, default=default)


class Picker:
    """Tells what was picked: one choice at once, several choices when the list closes."""

    def __init__(
        self,
        label: str,
        offered: list[Choice],
        least: int,
        most: int,
        on_pick: Callable[[list[object]], Awaitable[object]],
        *,
        placeholder: str = "",
        enabled: bool = True,
    ) -> None:
        self._label, self._offered = label, offered
        self._placeholder = placeholder or label
        self._least, self._most = least, most
        self._on_pick = on_pick
        self.picked = [choice for choice in offered if choice.default]
        self._sent = list(self.picked)
        self._trigger = tag("button", "picker", type="button", aria_haspopup="listbox")
        self._trigger.props.set_bool("disabled", not enabled)
        self._menu: ui.menu | None = None
        self._trigger.on("click", self._toggle, NO_ARGUMENTS)
        with self._trigger:
            self._face = Part(tag("span", "face"), lambda: list(self.picked), self._draw_face)
            ui.icon("expand_more")
        self._face.refresh()

    @property
    def values(self) -> list[object]:
        """What is picked now."""
        return [choice.value for choice in self.picked]

    def _draw_face(self, picked: list[Choice]) -> None:
        chosen = [f"{choice.emoji} {choice.label}".strip() for choice in picked]
        self._trigger.props["aria-label"] = _said(self._label, ", ".join(chosen))
        if not chosen:
            tag("span", "placeholder", self._placeholder)
        for one in chosen:
            tag("span", "chosen", one)

    def _toggle(self) -> None:
        """Close an open menu, or open it.

        A press on an open menu must not count as one outside it, which would close it. A closed
        menu can be gone from the page before the page says so.
        """
        if self._menu and self._menu.value:
            self._menu.close()
        else:
            self._closed()
            self._open()

    def _open(self) -> None:
        with self._trigger, ui.menu(value=True).classes("picker-menu") as self._menu:
            self._menu.props("fit no-parent-event transition-duration=80 role=presentation").on(
                "hide", self._closed, NO_ARGUMENTS
            )
            several = "true" if self._most > 1 else "false"
            listbox = tag("div", "listbox", role="listbox", aria_label=self._label)
            listbox.props["aria-multiselectable"] = several
            self._list = Part(listbox, lambda: list(self.picked), self._draw_list)
            self._list.refresh()

    def _draw_list(self, picked: list[Choice]) -> None:
        if not self._offered:
            tag("p", "none", "There is nothing to choose.")
        for choice in self._offered:
            chosen = choice in picked
            option = tag("button", "option", role="option", type="button")
            option.props["aria-selected"] = "true" if chosen else "false"
            option.on("click", lambda choice=choice: self._click(choice), NO_ARGUMENTS)
            with option:
                _draw_choice(choice)
                if self._most > 1 or chosen:
                    ui.icon("check_box" if chosen else "check_box_outline_blank")

    def _click(self, choice: Choice) -> None:
        if choice in self.picked:
            if self._most > 1 or not self._least:
                self.picked.remove(choice)
        elif self._most == 1:
            self.picked = [choice]
        elif len(self.picked) < self._most:
            self.picked.append(choice)
        self._face.refresh()
        if self._most == 1:
            self._send()
            self._toggle()
        else:
            self._list.refresh()

    def _closed(self) -> None:
        if self._menu:
            self._menu.delete()
            self._menu = None
        if self.picked != self._sent:
            self._send()

    def _send(self) -> None:
        if len(self.picked) >= self._least:
            self._sent = list(self.picked)
            background_tasks.create(self._tell())

    async def _tell(self) -> None:
        await self._on_pick(self.values)


def _said(label: str, chosen: str) -> str:
    """What a screen reader says for a menu; many bots repeat its name in the choices."""
    if not chosen:
        return label
    return chosen if chosen.startswith(label) else f"{label}: {chosen}"


def _draw_choice(choice: Choice) -> None:
    if choice.emoji:
        tag("span", "emoji", choice.emoji)
    with tag("span", "words"):
        tag("span", "", choice.label)
        if choice.description:
            tag("small", "", choice.description)
