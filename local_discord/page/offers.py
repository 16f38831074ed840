"""The list above the composer: commands, options or values, to choose by keys or mouse."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from nicegui.element import Element

from .dom import NO_ARGUMENTS, Part, tag
from .picker import Choice

#: The keys that the server decides about; while no list is open, Tab moves on as always.
_KEYS = """(event) => {
  const list = document.querySelector('.offers [role=option]');
  const held = {
    Enter: !event.shiftKey && !event.isComposing, Tab: list && !event.shiftKey,
    ArrowUp: list, ArrowDown: list, Escape: true,
  }[event.key];
  if (held) event.preventDefault();
  if (held || (event.key === 'Backspace' && !event.target.value)) emit(event.key);
}"""

OnKey = Callable[[str], Awaitable[None]]


class Offers:
    """What is on offer, and which entry the arrow keys have reached."""

    def __init__(self, accept: Callable[[Choice], None]) -> None:
        self._accept = accept
        self.shown = 0  # how often the offers changed
        self._title = ""
        self._choices: list[Choice] = []
        self._at: int | None = None
        self._part = Part(tag("div", "offers"), self._look, self._draw)
        self._part.element.on("mousedown.prevent")  # the focus stays in the text field

    def show(self, title: str, choices: list[Choice], at: int | None = None) -> None:
        """Offer something else; ``at`` is the entry that is selected already."""
        self.shown += 1
        self._title, self._choices = title, choices
        self._at = at if choices else None
        self._part.refresh()

    def hide(self) -> None:
        """Offer nothing."""
        self.show("", [])

    # Keys

    def listen(self, field: Element, on_key: OnKey) -> None:
        """Let a field's keys choose here; keys that the list does not take go to ``on_key``."""

        async def key(name: str) -> None:
            if not self._take(name):
                await on_key(name)

        field.on("keydown", lambda event: key(event.args), js_handler=_KEYS)

    def _take(self, key: str) -> bool:
        """Take a key if it was meant for the list; returns whether it was."""
        if key in ("ArrowUp", "ArrowDown"):
            self._move(1 if key == "ArrowDown" else -1)
        elif key == "Tab" and self._choices:
            self._accept(self._choices[self._at or 0])
        elif key == "Enter" and self._at is not None:
            self._accept(self._choices[self._at])
        elif key == "Escape" and self._choices:
            self.hide()
        else:
            return False
        return True

    def _move(self, by: int) -> None:
        """Go up or down, from the last entry to the first as well."""
        start = self._at if self._at is not None else -1 if by > 0 else 0
        self._at = (start + by) % len(self._choices) if self._choices else None
        self._part.refresh()

    # What it looks like

    def _look(self) -> tuple[str, list[Choice], int | None]:
        return self._title, self._choices, self._at

    def _draw(self, seen: tuple[str, list[Choice], int | None]) -> None:
        title, choices, at = seen
        if title:
            tag("div", "offers-title", title, aria_live="polite")
        if not choices:
            return
        with tag("div", "offers-list", role="listbox", aria_label=title):
            for index, choice in enumerate(choices):
                self._draw_one(choice, index == at)

    def _draw_one(self, choice: Choice, chosen: bool) -> None:
        option = tag("div", "offer", role="option", aria_selected="true" if chosen else "false")
        option.on("click", lambda: self._accept(choice), NO_ARGUMENTS)
        with option:
            tag("b", "", choice.label)
            if choice.description:
                tag("span", "", choice.description)
