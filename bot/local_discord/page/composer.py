"""Where one writes: messages, and slash commands with their options."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from nicegui import background_tasks, events, ui
from nicegui.element import Element

from .. import permissions
from ..commands import ATTACHMENT
from ..errors import CannotDo
from ..kinds import InteractionType
from .command_line import Slot, Usage, usages
from .dom import NO_ARGUMENTS, Part, tag
from .offers import Offers
from .picker import Choice

if TYPE_CHECKING:
    from .window import Window

_PAUSE = 0.12  # seconds without typing before the bot is asked for suggestions
#: What the server decides about; Tab leads on as always where no list is open.
_KEYS = """(event) => {
  const list = document.querySelector('.offers [role=option]');
  const held = {
    Enter: !event.shiftKey && !event.isComposing, Tab: list && !event.shiftKey,
    ArrowUp: list, ArrowDown: list, Escape: true,
  }[event.key];
  if (held) event.preventDefault();
  if (held || (event.key === 'Backspace' && !event.target.value)) emit(event.key);
}"""


class Composer:
    """The line at the bottom, with what is offered above it and who is typing below."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._channel = window.channel
        self._text = ""
        self._usage: Usage | None = None
        self._slots: list[Slot] = []
        self._inputs: dict[Slot, ui.input] = {}
        self._entered: Slot | None = None
        with tag("footer", "bottom"):
            self._offers = Offers(self._accept)
            self._bar = Part(tag("div", "bar"), self._look, self._draw)
            self._status = Part(tag("div", "status"), self._happening, self._draw_status)

    def refresh(self) -> None:
        """Draw what has changed; what was begun elsewhere is given up."""
        if self._window.channel is not self._channel:
            self._channel = self._window.channel
            self._usage, self._text, self._slots = None, "", []
        self._bar.refresh()
        self._status.refresh()

    # What it looks like

    def _look(self) -> tuple[int, bool, Usage | None]:
        channel = self._channel
        if channel is None:
            return 0, False, None
        return channel.id, permissions.may_send(channel, self._window.person), self._usage

    def _draw(self, seen: tuple[int, bool, Usage | None]) -> None:
        _, allowed, usage = seen
        self._offers.show("", [])
        if not allowed:
            tag("p", "forbidden", "You do not have permission to send messages in this channel.")
        elif usage:
            self._draw_command(usage)
        else:
            self._draw_text()

    def _draw_text(self) -> None:
        dm = self._channel is not None and self._channel.guild is None
        label = f"Message {'@' if dm else '#'}{self._window.name(self._channel)}"
        self._box = ui.textarea(
            placeholder=label, value=self._text, on_change=lambda e: self._typed(e.value)
        )
        self._box.props("autogrow borderless dense maxlength=2000").classes("box")
        self._prepare(self._box, label)
        self._draw_send()

    def _draw_command(self, usage: Usage) -> None:
        tag("span", "command", f"/{usage.shown}")
        self._line = tag("div", "slots")
        for slot in self._slots:
            self._draw_slot(slot)
        self._more = Part(tag("span"), self._left_out, self._draw_more)
        self._more.refresh()
        self._draw_send()

    def _draw_slot(self, slot: Slot) -> None:
        with self._line, tag("label", "slot"):
            tag("span", "slot-name", slot.shown)
            if slot.option["type"] == ATTACHMENT:
                self._draw_upload(slot)
                return
            box = ui.input(on_change=lambda e: self._filled(slot, e.value))
            box.props("borderless dense").classes("slot-box")
            box.on("focus", lambda: self._enter(slot), NO_ARGUMENTS)
            box.on("blur", lambda: self._exit(slot), NO_ARGUMENTS)
            self._prepare(box, f"{slot.shown}: {slot.description}")
            self._inputs[slot] = box

    def _draw_upload(self, slot: Slot) -> None:
        async def keep(event: events.UploadEventArguments) -> None:
            name = event.file.name
            slot.fill(Choice(name, (name, await event.file.read())))

        ui.upload(on_upload=keep, auto_upload=True, label=slot.description)

    def _prepare(self, box: Element, label: str) -> None:
        box.props.update({"aria-label": label, "aria-autocomplete": "list", "role": "combobox"})
        box.on("keydown", lambda event: self._key(event.args), js_handler=_KEYS)

    def _draw_send(self) -> None:
        self._button = tag("button", "icon-button send", aria_label="Send")
        self._button.on("click", self._send, NO_ARGUMENTS)
        with self._button:
            ui.icon("send")

    def _left_out(self) -> int:
        return len(self._optional())

    def _draw_more(self, count: int) -> None:
        if not count:
            return
        more = tag("button", "more", f"+{count} optional", aria_label="Optional options")
        more.on("focus", self._offer_options, NO_ARGUMENTS)
        more.on("blur", lambda: self._exit(None), NO_ARGUMENTS)
        more.on("keydown", lambda event: self._key(event.args), js_handler=_KEYS)

    # Typing

    def _typed(self, text: str) -> None:
        self._text = text
        if not text.startswith("/") or self._channel is None:
            self._offers.show("", [])
            return
        wanted = text[1:].casefold()
        there = usages(self._window.person, self._channel)
        exact = [u for u in there if wanted == f"{u.shown} "]
        if exact:
            self._begin(exact[0])
            return
        found = sorted((u for u in there if wanted in u.shown), key=lambda u: u.shown.find(wanted))
        listed = [Choice(f"/{u.shown}", u, u.description) for u in found]
        self._offers.show("Commands", listed, 0)

    def _begin(self, usage: Usage) -> None:
        """Turn the line into a command with its required options."""
        channel = self._channel
        assert channel is not None
        self._usage, self._text = usage, ""
        slots = [Slot(o, self._window.person, channel) for o in usage.options if o.get("required")]
        self._slots, self._inputs = slots, {}
        self._bar.refresh()
        self._advance()

    def _leave(self, text: str = "") -> None:
        """Back to plain text."""
        self._usage, self._text, self._slots = None, text, []
        self._offers.show("", [])
        self._bar.refresh()
        self._box.run_method("focus")

    def _optional(self) -> list[Slot]:
        taken = {slot.name for slot in self._slots}
        usage, channel = self._usage, self._channel
        if usage is None or channel is None:
            return []
        left = (o for o in usage.options if o["name"] not in taken)
        return [Slot(o, self._window.person, channel) for o in left]

    def _offer_options(self) -> None:
        self._entered = None
        left = self._optional()
        self._offers.show("Options", [Choice(s.shown, s, s.description) for s in left])

    def _advance(self) -> None:
        """Go to the first required option that is empty; else everything is ready to be sent."""
        empty = [s for s in self._slots if s in self._inputs and not s.text and s.required]
        if empty:
            self._inputs[empty[0]].run_method("focus")
        elif not self._inputs:
            self._button.run_method("focus")

    def _enter(self, slot: Slot) -> None:
        """An option gets the focus: say what it is for, offer what fits."""
        self._entered = slot
        need = "" if slot.required else " (optional)"
        title = slot.wrong or f"{slot.shown}{need}: {slot.description}"
        if slot.suggests:
            self._offers.show(title, [])
            background_tasks.create(self._suggest(slot, title, self._offers.shown))
        else:
            self._offers.show(title, slot.matching(), 0)

    def _exit(self, slot: Slot | None) -> None:
        """The focus has left; of Quasar's fields this is told only after the next one has it."""
        if self._entered is slot:
            self._offers.show("", [])

    def _filled(self, slot: Slot, text: str) -> None:
        picked = slot.choice is not None and slot.choice.label == text
        slot.text, slot.wrong = text, ""
        if not picked:
            self._enter(slot)

    async def _suggest(self, slot: Slot, title: str, shown: int) -> None:
        await asyncio.sleep(_PAUSE)
        usage = self._usage
        if shown != self._offers.shown or usage is None:
            return
        others = {s.name: s.value() for s in self._slots if s is not slot and s.text and _fits(s)}
        given = {**others, slot.name: slot.text}
        try:
            found = await self._window.person.suggest(
                usage.name, slot.channel, focus=slot.name, **given
            )
        except CannotDo:
            title, found = "Loading options failed", []
        if shown == self._offers.shown:
            self._offers.show(title, [Choice(name, value) for name, value in found])

    # Keys

    async def _key(self, key: str) -> None:
        if key in ("ArrowUp", "ArrowDown"):
            self._offers.move(1 if key == "ArrowDown" else -1)
        elif key == "Tab":
            self._accept(self._offers.chosen or self._offers.first)
        elif key == "Enter" and self._offers.chosen:
            self._accept(self._offers.chosen)
        elif key == "Enter":
            await self._send()
        elif key == "Escape":
            self._escape()
        elif key == "Backspace":
            self._back()

    def _escape(self) -> None:
        if self._offers.first:
            self._offers.show("", [])
        elif self._usage:
            self._leave()

    def _back(self) -> None:
        """Backspace in an empty field: the last optional option goes, then the command."""
        if self._usage is None:
            return
        last = self._slots[-1] if self._slots else None
        if last is None or last.required or last.text:
            self._leave(f"/{self._usage.shown}")
            return
        self._slots.remove(last)
        element = self._inputs.pop(last).parent_slot
        assert element is not None
        element.parent.delete()
        self._more.refresh()
        self._focus_last()

    def _focus_last(self) -> None:
        for slot in self._slots[-1:]:
            self._inputs[slot].run_method("focus")

    def _accept(self, choice: Choice | None) -> None:
        """Take something from the list."""
        if choice is None:
            return
        if isinstance(choice.value, Usage):
            self._begin(choice.value)
        elif isinstance(choice.value, Slot):
            self._add(choice.value)
        else:
            self._fill(choice)

    def _add(self, slot: Slot) -> None:
        self._slots.append(slot)
        self._draw_slot(slot)
        self._more.refresh()
        self._focus_last()

    def _fill(self, choice: Choice) -> None:
        slot = self._entered
        assert slot is not None
        slot.fill(choice)
        self._inputs[slot].set_value(choice.label)
        self._offers.show("", [])
        self._advance()

    # Sending

    async def _send(self) -> None:
        if self._usage:
            await self._send_command(self._usage)
        elif self._text.strip():
            self._say(self._text.strip())

    def _say(self, text: str) -> None:
        channel = self._channel
        assert channel is not None
        if text.startswith("/"):
            self._window.complain(f"There is no command {text.split(maxsplit=1)[0]} here.")
            return
        self._box.set_value("")
        try:
            self._window.person.say(channel, text)
        except CannotDo as error:
            self._window.complain(str(error))

    async def _send_command(self, usage: Usage) -> None:
        channel = self._channel
        assert channel is not None
        for slot in self._slots:
            slot.wrong = _wrong(slot)
            if slot.wrong:
                self._inputs[slot].run_method("focus")
                self._enter(slot)
                return
        values = {slot.name: slot.value() for slot in self._slots if slot.text}
        self._leave()
        await self._window.act(self._window.person.command(usage.name, channel, **values))

    # Below the line

    def _happening(self) -> tuple[str, str]:
        window, channel = self._window, self._channel
        if channel is None:
            return "", ""
        sending = any(
            one.user is window.person and one.channel is channel and one.callback is None
            for one in window.world.interactions.open
            if one.type == InteractionType.COMMAND
        )
        names = " and ".join(u.name for u in window.person.typing(channel))
        typing = f"{names} {'are' if ' and ' in names else 'is'} typing…" if names else ""
        return ("Sending command…" if sending else typing), window.failed.get(0, "")

    def _draw_status(self, seen: tuple[str, str]) -> None:
        happening, failed = seen
        if happening:
            tag("span", "happening", happening, role="status")
        if failed:
            tag("span", "failed", failed, role="alert")


def _fits(slot: Slot) -> bool:
    return not _wrong(slot)


def _wrong(slot: Slot) -> str:
    """Why an option cannot be sent as it is; nothing if it can."""
    if not slot.text:
        return f"{slot.shown}: this option is required" if slot.required else ""
    try:
        slot.value()
    except CannotDo as error:
        return str(error)
    return ""
