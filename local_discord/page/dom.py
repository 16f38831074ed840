"""The page's two building blocks: an element, and a part that keeps itself up to date."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from nicegui import ui
from nicegui.element import Element
from nicegui.elements.mixins.text_element import TextElement

Seen = TypeVar("Seen")
NO_ARGUMENTS: list[str] = []
"""For events whose details the server does not need."""


def tag(name: str, classes: str = "", text: str = "", **attributes: object) -> TextElement:
    """An HTML element with a text, which is never read as HTML; `aria_label` becomes
    `aria-label`."""
    element = TextElement(tag=name, text=text)
    element.classes(classes)
    element.props.update({k.strip("_").replace("_", "-"): v for k, v in attributes.items()})
    return element


def markup(html: str, classes: str = "") -> Element:
    """HTML that :mod:`markup` has made."""
    return ui.html(html, sanitize=False).classes(classes)


class Part(Generic[Seen]):
    """A region of the page that is redrawn when what it shows has changed.

    What ``look`` finds is compared by ``==``, so nothing in it may change in place.
    """

    def __init__(
        self, element: Element, look: Callable[[], Seen], draw: Callable[[Seen], None]
    ) -> None:
        self.element = element
        self._look = look
        self._draw = draw
        self._seen: Seen | None = None

    def refresh(self) -> None:
        """Look, and draw if there is anything new."""
        seen = self._look()
        if seen != self._seen:
            self._seen = seen
            self.element.clear()
            try:
                with self.element:
                    self._draw(seen)
            except Exception:
                self._seen = None  # what failed half way is drawn again
                raise
