"""Where people write messages and slash commands."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from nicegui import ui
from nicegui.element import Element

from ..errors import CannotDo, NoSuchControl
from ..kinds import InteractionType
from ..model import Application
from ..people import slash
from .command_bar import CommandBar
from .command_line import Usage, usages
from .dom import NO_ARGUMENTS, Part, tag
from .offers import Offers
from .picker import Choice
from .view import View


class Composer:
    """The line at the bottom, with offers above it and the people who are typing below."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._channel = view.channel
        self._text = ""
        self._command: CommandBar | None = None
        with tag("footer", "bottom"):
            self._offers = Offers(self._accept)
            self._bar = Part(tag("div", "bar"), self._look, self._draw)
            self._status = Part(tag("div", "status"), self._happening, self._draw_status)

    def refresh(self) -> None:
        """Draw what has changed, and drop what was begun in another channel."""
        if self._view.channel is not self._channel:
            self._channel = self._view.channel
            self._command, self._text = None, ""
        self._bar.refresh()
        self._status.refresh()

    # What it looks like

    def _look(self) -> tuple[int, bool, CommandBar | None]:
        channel = self._channel
        if channel is None:
            return 0, False, None
        allowed = self._view.world.may_write(self._view.person, channel)
        return channel.id, allowed, self._command

    def _draw(self, seen: tuple[int, bool, CommandBar | None]) -> None:
        _, allowed, command = seen
        self._offers.hide()
        if not allowed:
            tag("p", "forbidden", "You do not have permission to send messages in this channel.")
            return
        send = self._draw_send()
        for application in self._launchable():
            self._draw_launch(application)
        if command:
            command.draw(send)
        else:
            self._draw_text()
        send.move()  # to the end

    def _draw_text(self) -> None:
        label = f"Message {self._view.sigil}{self._view.name(self._channel)}"
        self._box = ui.textarea(
            placeholder=label, value=self._text, on_change=lambda e: self._typed(e.value)
        )
        self._box.props("autogrow borderless dense maxlength=2000").classes("box")
        self._box.props.update({"aria-label": label, "role": "combobox"})
        self._offers.listen(self._box, self._key)

    def _draw_send(self) -> Element:
        button = tag("button", "icon-button send", aria_label="Send")
        button.on("click", self._send, NO_ARGUMENTS)
        with button:
            ui.icon("send")
        return button

    def _launchable(self) -> list[Application]:
        """The applications whose Activities can be opened here."""
        person, channel, found = self._view.person, self._channel, list[Application]()
        for application in self._view.world.applications.values():
            with suppress(NoSuchControl):
                if channel and slash.entry_point(self._view.world, person, application, channel):
                    found.append(application)
        return found

    def _draw_launch(self, application: Application) -> None:
        label = f"Launch {application.name}"
        button = tag("button", "icon-button launch", aria_label=label, title=label)
        opens = partial(self._view.open_application, application)
        button.on("click", opens, NO_ARGUMENTS)
        with button:
            ui.icon("rocket_launch")

    # Typing

    def _typed(self, text: str) -> None:
        self._text = text
        if not text.startswith("/") or self._channel is None:
            self._offers.hide()
            return
        wanted = text[1:].casefold()
        there = usages(self._view.person, self._channel)
        exact = [u for u in there if wanted == f"{u.shown} "]
        if exact:
            self._begin(exact[0])
            return
        found = sorted((u for u in there if wanted in u.shown), key=lambda u: u.shown.find(wanted))
        found = found or [u for u in there if any(wanted.strip() in name for name in u.names)]
        self._offers.show("Commands", [Choice(f"/{u.shown}", u, u.description) for u in found], 0)

    def _begin(self, usage: Usage) -> None:
        """Turn the line into a command."""
        if self._channel:
            self._text = ""
            self._command = CommandBar(self._view, self._channel, usage, self._offers, self._leave)
            self._bar.refresh()

    def _leave(self, text: str) -> None:
        """Back to plain text."""
        self._command, self._text = None, text
        self._bar.refresh()
        self._box.run_method("focus")

    def _accept(self, choice: Choice) -> None:
        """Take an entry from the list."""
        if isinstance(choice.value, Usage):
            self._begin(choice.value)
        elif self._command:
            self._command.accept(choice)

    async def _key(self, key: str) -> None:
        if key == "Enter":
            await self._send()

    async def _send(self) -> None:
        if self._command:
            await self._command.send()
        elif self._text.strip():
            self._say(self._text.strip())

    def _say(self, text: str) -> None:
        if text.startswith("/"):
            self._view.complain(f"There is no command {text.split(maxsplit=1)[0]} here.")
            return
        self._box.set_value("")
        if self._channel:
            try:
                self._view.person.say(self._channel, text)
            except CannotDo as error:
                self._view.complain(str(error))

    # Below the line

    def _happening(self) -> tuple[str, str]:
        view, channel = self._view, self._channel
        if channel is None:
            return "", ""
        sending = any(
            one.user is view.person and one.channel is channel and one.callback is None
            for one in view.world.interactions.open
            if one.type == InteractionType.COMMAND
        )
        names = " and ".join(u.name for u in view.person.typing(channel))
        typing = f"{names} {'are' if ' and ' in names else 'is'} typing…" if names else ""
        return ("Sending command…" if sending else typing), view.failed.get(0, "")

    def _draw_status(self, seen: tuple[str, str]) -> None:
        happening, failed = seen
        if happening:
            tag("span", "happening", happening, role="status")
        if failed:
            tag("span", "failed", failed, role="alert")
