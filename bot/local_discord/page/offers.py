"""The list above the composer: commands, options or values to choose from."""

from __future__ import annotations

from collections.abc import Callable

from .dom import NO_ARGUMENTS, Part, tag
from .picker import Choice


class Offers:
    """What is on offer, and which of it the arrow keys have come to."""

    def __init__(self, accept: Callable[[Choice], None]) -> None:
        self._accept = accept
        self.shown = 0  # how often something else was offered
        self._title = ""
        self._choices: list[Choice] = []
        self._at: int | None = None
        self._part = Part(tag("div", "offers"), self._look, self._draw)
        self._part.element.on("mousedown.prevent")  # the focus stays where one types

    @property
    def chosen(self) -> Choice | None:
        """What the arrow keys have come to."""
        return None if self._at is None else self._choices[self._at]

    @property
    def first(self) -> Choice | None:
        """What stands on top."""
        return self._choices[0] if self._choices else None

    def show(self, title: str, choices: list[Choice], at: int | None = None) -> None:
        """Offer something else; ``at`` is chosen already."""
        self.shown += 1
        self._title, self._choices = title, choices
        self._at = at if choices else None
        self._part.refresh()

    def move(self, by: int) -> None:
        """Up or down, around the ends."""
        start = self._at if self._at is not None else -1 if by > 0 else 0
        self._at = (start + by) % len(self._choices) if self._choices else None
        self._part.refresh()

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
                self._draw_one(index, choice, index == at)

    def _draw_one(self, index: int, choice: Choice, chosen: bool) -> None:
        option = tag("div", "offer", role="option", aria_selected="true" if chosen else "false")
        option.on("click", lambda: self._accept(choice), NO_ARGUMENTS)
        with option:
            tag("b", "", choice.label)
            if choice.description:
                tag("span", "", choice.description)
