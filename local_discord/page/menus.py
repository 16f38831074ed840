"""The menu of an account or a message: the commands that bots offer for it."""

from __future__ import annotations

from nicegui import ui

from ..model import Command, Message, User
from .command_line import said
from .dom import NO_ARGUMENTS, tag
from .picker import people
from .sidebar import avatar
from .view import View

CLICKED = """(event) => {
  const place = event.target.closest("[data-menu]");
  if (place) emit(place.dataset.menu);
}"""
"""Tells a message whose menu was asked for: an account's, by its id, or the message's own."""

HELD = """(event) => {
  if (event.target.closest("a, .picture") || getSelection().toString()) return;
  const own = event.currentTarget.querySelector("[data-menu=message]");
  const place = event.target.closest("[data-menu]") || own;
  if (!place) return;
  event.preventDefault();
  emit(place.dataset.menu);
}"""
"""The same for the right button of a mouse, and for a finger that stays on the message. Messages
that nobody wrote, or only one person sees, have no menu of their own."""


def open_menu(view: View, message: Message, wanted: str) -> None:
    """Open the menu that was asked for in a message."""
    place = f'[data-message="{message.id}"] [data-menu="{wanted}"]'
    user = view.world.users.get(int(wanted)) if wanted.isdigit() else None
    if user:
        _open_account(view, user, place)
    else:
        _open(view, message, "Apps", place)


def open_members(view: View, place: str) -> None:
    """Open the list of the people in the open channel; each has a menu."""
    if view.channel is None:
        return
    there = [user for user in people(view.channel) if view.world.sees(user, view.channel)]
    with view.root, _menu(place) as menu:
        tag("h2", "", "People here")
        for user in there:
            button = tag("button", "command-entry", role="menuitem", type="button")
            button.on("click", menu.close, NO_ARGUMENTS)
            button.on("click", lambda user=user: _open_account(view, user, place), NO_ARGUMENTS)
            with button:
                avatar(user.name, "small")
                tag("span", "", user.name)


def _open_account(view: View, user: User, place: str) -> None:
    _open(view, user, user.name, place)


def _open(view: View, target: User | Message, title: str, place: str) -> None:
    channel = view.channel
    if channel is None:
        return
    with view.root, _menu(place) as menu:
        tag("h2", "", title)
        offered = view.person.menu(target, channel)
        for command in offered:
            name = said(command.data, "name", view.person.locale)
            button = tag("button", "command-entry", role="menuitem", type="button")
            button.on("click", menu.close, NO_ARGUMENTS)
            button.on("click", lambda command=command: _use(view, command, target), NO_ARGUMENTS)
            with button:
                tag("span", "", name)
                tag("small", "", command.application.name)
        if not offered:
            tag("p", "none", "No app offers anything here.")


def _menu(place: str) -> ui.menu:
    """An open menu at a place of the page, which is gone once it is closed."""
    menu = ui.menu(value=True).classes("settings apps-menu")
    menu.props("no-parent-event transition-duration=80 role=menu")
    menu.props["target"] = place
    menu.on("hide", menu.delete, NO_ARGUMENTS)
    return menu


async def _use(view: View, command: Command, target: User | Message) -> None:
    if isinstance(target, Message):
        await view.act(view.person.message_command(command.name, target))
    else:
        await view.act(view.person.user_command(command.name, target, view.channel))
