"""The messages of the open channel."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import partial

from nicegui import ui
from nicegui.element import Element
from nicegui.events import GenericEventArguments

from ..model import Channel, Message
from .account import address_of
from .components import PRESSED, press
from .dom import NO_ARGUMENTS, Part, markup, tag
from .markup import render
from .menus import CLICKED, HELD, open_menu
from .message import Shown, draw_message, look_at
from .view import View

_PAGE = 50
_TOGETHER = 7 * 60.0  # seconds in which an author's messages share one heading


@dataclass
class _Row:
    """A message on the page, and the one it comes after."""

    message: Message
    before: Message | None
    part: Part[Shown]


class Feed:
    """The scrolling middle: messages come, change and go in place."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._channel: Channel | None = None
        self._most = _PAGE
        self._newest = 0  # the last message that was drawn
        self._rows: dict[int, _Row] = {}
        with tag("div", "scroller", tabindex="0", role="region", aria_label="Messages"):
            self._log: Element = tag("div", "log", role="log", aria_live="polite")
        with self._log:
            self._top = Part(tag("div"), self._beginning, self._draw_beginning)
            self._list = tag("div", "messages")
        newest = tag("button", "button blurple to-newest", "Newest messages", hidden=True)
        with newest:
            ui.icon("arrow_downward")

    def refresh(self) -> None:
        """Draw what has come, changed or gone."""
        view = self._view
        if view.channel is not self._channel:
            self._channel, self._most, self._newest = view.channel, _PAGE, 0
            self._clear()
            view.to_newest()
        seen = self._seen()[-self._most :]
        self._drop(seen)
        for before, message in zip([None, *seen], seen, strict=False):
            self._show(message, before)
        self._top.refresh()
        self._follow(seen)

    def _follow(self, seen: list[Message]) -> None:
        """Go to the newest message if this person wrote it, or it answers this person."""
        fresh = [m for m in seen if m.id > self._newest]
        if any(map(self._own, fresh)):
            self._view.to_newest()
        self._newest = max([self._newest, *(m.id for m in fresh)])

    def _own(self, message: Message) -> bool:
        asked = message.interaction.user if message.interaction else message.author
        return asked is self._view.person or self._comes_of_it(message)

    def _comes_of_it(self, message: Message) -> bool:
        """Whether a bot writes right after somebody used it: not all bots answer by the
        interaction."""
        world = self._view.world
        last = world.interactions.latest.get(self._view.person.id)
        return (
            last is not None
            and message.interaction is None
            and message.author is last.application.user
            and message.channel is last.channel
            and last.created_at <= message.timestamp <= last.created_at + world.deadline
        )

    def _seen(self) -> list[Message]:
        return self._view.account.look(self._channel) if self._channel else []

    def _clear(self) -> None:
        self._rows.clear()
        self._list.clear()

    def _drop(self, seen: list[Message]) -> None:
        there = {m.id for m in seen}
        for key in self._rows.keys() - there:
            self._rows.pop(key).part.element.delete()

    def _show(self, message: Message, before: Message | None) -> None:
        row = self._rows.get(message.id)
        if row is None:
            with self._list:
                element = tag("article", "message", data_message=str(message.id), tabindex="-1")
            element.on("click", partial(self._pressed, message, element), js_handler=PRESSED)
            asked = partial(self._asked, message)
            element.on("click", asked, js_handler=CLICKED)
            element.on("contextmenu", asked, js_handler=HELD)
            row = self._rows[message.id] = self._row(message, element)
        row.before = before
        row.part.refresh()

    async def _pressed(
        self, message: Message, element: Element, event: GenericEventArguments
    ) -> None:
        await press(self._view, message, str(event.args), element)

    def _asked(self, message: Message, event: GenericEventArguments) -> None:
        open_menu(self._view, message, str(event.args))

    def _row(self, message: Message, element: Element) -> _Row:
        def look() -> Shown:
            before = self._rows[message.id].before
            failed = self._view.failed.get(message.id, "")
            return look_at(message, _begins(message, before), _new_day(message, before), failed)

        part = Part(element, look, lambda shown: draw_message(self._view, message, shown))
        return _Row(message, None, part)

    # Above the first message

    def _beginning(self) -> tuple[str, str, int, str]:
        """The beginning with the hint, whose commands have names only once a bot has come."""
        view, more = self._view, max(0, len(self._seen()) - self._most)
        hinted = view.hint and view.sigil == "#" and not more
        hint = render(view.hint, view.world, view.person) if hinted else ""
        return view.name(self._channel), view.sigil, more, hint

    def _draw_beginning(self, seen: tuple[str, str, int, str]) -> None:
        name, sigil, more, hint = seen
        if more:
            button = tag("button", "button grey earlier", f"Earlier messages ({more})")
            button.on("click", self._show_earlier, NO_ARGUMENTS)
            return
        group = self._channel is not None and self._channel.owner is not None
        what = {"#": f"the #{name} channel", "@": f"your direct messages with {name}"}
        words = "this group message" if group else what.get(sigil, "the thread")
        with tag("div", "beginning"):
            tag("h2", "", f"Welcome to #{name}!" if sigil == "#" else name)
            tag("p", "", f"This is the beginning of {words}.")
            if hint:
                self._draw_hint(hint)

    def _draw_hint(self, hint: str) -> None:
        with tag("aside", "hint", aria_label="First steps"):
            markup(hint, "prose")
            tag("b", "", "A second window as")
            for other in self._view.people():
                if other is not self._view.person:
                    tag("a", "", other.name, href=address_of(other), target="_blank")

    def _show_earlier(self) -> None:
        self._most += _PAGE
        self._clear()
        self.refresh()


def _begins(message: Message, before: Message | None) -> bool:
    """Whether a message gets a heading instead of continuing the one above."""
    return (
        before is None
        or before.author is not message.author
        or message.timestamp - before.timestamp > _TOGETHER
        or before.ephemeral != message.ephemeral
        or bool(message.reference or message.interaction or before.type or message.type)
        or _new_day(message, before)
    )


def _new_day(message: Message, before: Message | None) -> bool:
    return before is not None and _day(message) != _day(before)


def _day(message: Message) -> int:
    return datetime.fromtimestamp(message.timestamp).astimezone().toordinal()
