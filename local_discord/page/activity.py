"""The Activity that somebody is in, beside the chat; or, small, in its corner."""

from __future__ import annotations

from nicegui import ui

from .. import proxy
from ..actions import activities
from ..model import User, Visit
from .dom import NO_ARGUMENTS, Part, tag
from .sidebar import avatar
from .view import View

_MODES = {
    0: ("activity-focused", "picture_in_picture_alt", "Small, in the corner"),
    1: ("activity-small", "grid_view", "In the grid"),
    2: ("activity-grid", "open_in_full", "Large"),
}
"""By layout: the class of the page, and the button that leads to the next one."""


class ActivityPane:
    """The frame stays as it is while all about it changes."""

    def __init__(self, view: View) -> None:
        self._view = view
        with tag("aside", "activity", aria_label="Activity"):
            self._head = Part(tag("header", "activity-head"), self._look, self._draw_head)
            self._frame = Part(tag("div", "activity-frame"), self._key, self._draw_frame)

    def refresh(self) -> None:
        """Draw what has changed."""
        visit = self._view.person.visit
        wanted = f"activity-open {_MODES[visit.layout][0]}" if visit else ""
        every = " ".join(["activity-open", *(mode for mode, _, _ in _MODES.values())])
        self._view.root.classes(remove=every, add=wanted)
        self._head.refresh()
        self._frame.refresh()

    def _key(self) -> str:
        visit = self._view.person.visit
        return visit.key if visit else ""

    def _look(self) -> tuple[Visit | None, int, tuple[User, ...]]:
        visit = self._view.person.visit
        return (visit, visit.layout, tuple(visit.instance.users)) if visit else (None, 0, ())

    def _draw_head(self, seen: tuple[Visit | None, int, tuple[User, ...]]) -> None:
        visit, layout, users = seen
        if visit is None:
            return
        world = self._view.world
        tag("b", "", visit.instance.application.name)
        tag("span", "server", self._view.name(visit.instance.channel))
        with tag("span", "activity-people"):
            for user in users:
                avatar(user.name, "small")
        _, icon, label = _MODES[layout]
        mode = tag("button", "icon-button activity-mode", aria_label=label, title=label)
        then = (layout + 1) % len(_MODES)
        mode.on("click", lambda: activities.lay_out(world, visit, then), NO_ARGUMENTS)
        with mode:
            ui.icon(icon)
        shut = tag("button", "icon-button activity-leave", aria_label="Leave the Activity")
        shut.on("click", lambda: activities.leave(world, visit), NO_ARGUMENTS)
        with shut:
            ui.icon("close")

    def _draw_frame(self, key: str) -> None:
        visit = self._view.world.visits.get(key)
        if visit:
            name = visit.instance.application.name
            tag("iframe", "", src=proxy.address(visit), title=name, allow="fullscreen")
