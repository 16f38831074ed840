"""The composer while somebody fills in a slash command: its options stand side by side."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from nicegui import background_tasks, events, ui
from nicegui.element import Element

from ..checks.commands import ATTACHMENT
from ..errors import CannotDo
from ..model import Channel
from .command_line import Slot, Usage
from .dom import NO_ARGUMENTS, Part, tag
from .offers import Offers
from .picker import Choice
from .view import View

_PAUSE = 0.12  # seconds without typing before the bot is asked


Leave = Callable[[str], None]
"""Goes back to plain text, which begins with this."""


class CommandBar:
    """A command with its required options, and the optional ones that the person added."""

    def __init__(
        self, view: View, channel: Channel, usage: Usage, offers: Offers, leave: Leave
    ) -> None:
        self._view, self._channel, self._usage = view, channel, usage
        self._offers, self._leave = offers, leave
        self._slots = [self._slot(o["name"]) for o in usage.options if o.get("required")]
        self._boxes: dict[Slot, ui.input] = {}
        self._entered: Slot | None = None

    def draw(self, send: Element) -> None:
        """Draw it, and go to the first option, or to the given button if there is none."""
        tag("span", "command", f"/{self._usage.shown}")
        self._line = tag("div", "slots")
        for slot in self._slots:
            self._draw_slot(slot)
        self._more = Part(tag("span"), lambda: len(self._optional()), self._draw_more)
        self._more.refresh()
        if not self._advance():
            send.run_method("focus")

    def _slot(self, name: str) -> Slot:
        option = next(o for o in self._usage.options if o["name"] == name)
        return Slot(option, self._view.person, self._channel)

    def _draw_slot(self, slot: Slot) -> None:
        with self._line, tag("label", "slot") as frame:
            tag("span", "slot-name", slot.shown)
            if slot.option["type"] == ATTACHMENT:
                _draw_upload(slot)
                return
            box = ui.input(on_change=lambda e: self._filled(slot, e.value))
            box.props("borderless dense").classes("slot-box")
            box.props.update({"aria-label": f"{slot.shown}: {slot.description}"})
            box.props.update({"aria-autocomplete": "list", "role": "combobox"})
            box.on("focus", lambda: self._enter(slot), NO_ARGUMENTS)
            box.on("blur", lambda: self._exit(slot), NO_ARGUMENTS)
            self._offers.listen(box, lambda key: self._key(key, frame))
            self._boxes[slot] = box

    def _optional(self) -> list[Slot]:
        taken = {slot.name for slot in self._slots}
        return [self._slot(o["name"]) for o in self._usage.options if o["name"] not in taken]

    def _draw_more(self, count: int) -> None:
        if not count:
            return
        more = tag("button", "more", f"+{count} optional", aria_label="Optional options")
        more.on("focus", self._offer_options, NO_ARGUMENTS)
        more.on("blur", lambda: self._exit(None), NO_ARGUMENTS)
        self._offers.listen(more, lambda key: self._key(key, None))

    # Moving about

    def _offer_options(self) -> None:
        self._entered = None
        left = [Choice(slot.shown, slot, slot.description) for slot in self._optional()]
        self._offers.show("Options", left)

    def _enter(self, slot: Slot) -> None:
        """An option gets the focus: say what it is for, and offer what fits."""
        self._entered = slot
        need = "" if slot.required else " (optional)"
        title = slot.wrong or f"{slot.shown}{need}: {slot.description}"
        if slot.suggests:
            self._offers.show(title, [])
            background_tasks.create(self._suggest(slot, title, self._offers.shown))
        else:
            self._offers.show(title, slot.matching(), 0)

    def _exit(self, slot: Slot | None) -> None:
        """The focus has left. Quasar's fields tell this only after the next field has it."""
        if self._entered is slot:
            self._offers.hide()

    def _advance(self) -> bool:
        """Go to the first required option that is empty, if there is one."""
        for slot, box in self._boxes.items():
            if slot.required and not slot.text:
                box.run_method("focus")
                return True
        return False

    async def _key(self, key: str, frame: Element | None) -> None:
        if key == "Enter":
            await self.send()
        elif key == "Escape":
            self._leave("")
        elif key == "Backspace":
            self._back(frame)

    def _back(self, frame: Element | None) -> None:
        """Backspace in an empty field removes an optional option; otherwise the person types the
        command again."""
        slot = self._entered
        if frame is None or slot is None or slot.required:
            self._leave(f"/{self._usage.shown}")
            return
        self._slots.remove(slot)
        del self._boxes[slot]
        frame.delete()
        self._more.refresh()
        if not self._boxes:
            self._leave(f"/{self._usage.shown}")
            return
        list(self._boxes.values())[-1].run_method("focus")

    # Filling in

    def accept(self, choice: Choice) -> None:
        """Take an entry from the list: an option to add, or a value."""
        if isinstance(choice.value, Slot):
            self._add(choice.value)
        elif self._entered:
            self._fill(self._entered, choice)

    def _add(self, slot: Slot) -> None:
        self._slots.append(slot)
        self._draw_slot(slot)
        self._more.refresh()
        if slot in self._boxes:
            self._boxes[slot].run_method("focus")

    def _fill(self, slot: Slot, choice: Choice) -> None:
        slot.fill(choice)
        self._boxes[slot].set_value(choice.label)
        self._offers.hide()
        self._advance()

    def _filled(self, slot: Slot, text: str) -> None:
        picked = slot.choice is not None and slot.choice.label == text
        slot.text, slot.wrong = text, ""
        if not picked:
            self._enter(slot)

    async def _suggest(self, slot: Slot, title: str, shown: int) -> None:
        await asyncio.sleep(_PAUSE)
        if shown != self._offers.shown:
            return
        fitting = [s for s in self._slots if s is not slot and s.text and not s.problem()]
        given = {**{s.name: s.value() for s in fitting}, slot.name: slot.text}
        person = self._view.person
        try:
            found = await person.suggest(self._usage.name, self._channel, focus=slot.name, **given)
        except CannotDo:
            title, found = "Loading options failed", []
        if shown == self._offers.shown:
            self._offers.show(title, [Choice(name, value) for name, value in found])

    async def send(self) -> None:
        """Use the command, or go to the option that is wrong."""
        for slot in self._slots:
            slot.wrong = slot.problem()
            if slot.wrong:
                self._boxes[slot].run_method("focus")
                self._enter(slot)
                return
        values = {slot.name: slot.value() for slot in self._slots if slot.text}
        self._leave("")
        person = self._view.person
        await self._view.act(person.command(self._usage.name, self._channel, **values))


def _draw_upload(slot: Slot) -> None:
    async def keep(event: events.UploadEventArguments) -> None:
        name = event.file.name
        slot.fill(Choice(name, (name, await event.file.read())))

    ui.upload(on_upload=keep, auto_upload=True, label=slot.description)
