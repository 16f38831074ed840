"""Behind the scenes: the server's roles, the traffic, the latency and the clock."""

from __future__ import annotations

import json
from collections.abc import Callable

from nicegui import ui
from nicegui.element import Element

from ..model import Guild
from ..permissions import Permission
from ..traffic import Exchange
from .dom import NO_ARGUMENTS, Part, tag
from .view import View

_SKIPS = {"1 minute": 60, "15 minutes": 15 * 60, "1 hour": 3600, "1 day": 86_400}
_SLOWEST = 60.0
_LONGEST = 20_000
"""The most characters of a payload that are shown."""
Roles = tuple[tuple[str, str, str], ...]
"""Of each role: its name, who has it, what it allows."""


class Drawer:
    """Everything at the right; while it is shut, nothing of it is looked up."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._rows: dict[Exchange, Element] = {}
        with tag("aside", "drawer", aria_label="Behind the scenes"):
            self._draw_time()
            tag("h2", "", "Roles")
            self._roles = Part(tag("ul"), self._look_at_roles, _draw_roles)
            tag("h2", "", "On the wire, newest first")
            self._wire = tag("div", "wire")

    def refresh(self) -> None:
        """Draw what has changed."""
        if not self._view.drawer:
            return
        self._clock.refresh()
        self._roles.refresh()
        self._refresh_wire()

    # Time

    def _draw_time(self) -> None:
        view = self._view
        faults = view.world.faults
        tag("h2", "", "Time")
        slow = ui.number(
            "Seconds a bot's request takes to reach Discord",
            value=faults.latency,
            min=0,
            max=_SLOWEST,
            step=0.1,
            on_change=lambda event: self._slow_down(event.value),
        )
        slow.props("dense")
        self._clock = Part(tag("p"), lambda: int(view.world.clock()), _draw_clock)
        tag("small", "", "Ids, times and deadlines follow this clock; a bot has its own.")
        with tag("div", "row", role="group", aria_label="Turn the clock forward"):
            for name, seconds in _SKIPS.items():
                button = tag("button", "button grey", f"+{name}")
                button.on("click", self._skipping(seconds), NO_ARGUMENTS)

    def _slow_down(self, seconds: float | None) -> None:
        self._view.world.faults.latency = min(max(seconds or 0.0, 0.0), _SLOWEST)

    def _skipping(self, seconds: float) -> Callable[[], None]:
        return lambda: self._view.world.skip(seconds)

    # Roles

    def _look_at_roles(self) -> Roles:
        guild = self._view.channel.guild if self._view.channel else None
        return _roles(guild) if guild else ()

    # The wire

    def _refresh_wire(self) -> None:
        """What somebody has opened stays open while more arrives above it."""
        there = list(self._view.world.requests.exchanges)
        for gone in self._rows.keys() - set(there):
            self._rows.pop(gone).delete()
        for exchange in there:
            if exchange not in self._rows:
                with self._wire:
                    self._rows[exchange] = _draw_exchange(exchange)
                self._rows[exchange].move(target_index=0)


def _roles(guild: Guild) -> Roles:
    found = sorted(guild.roles.values(), key=lambda role: -role.position)
    members = guild.members.values()
    return tuple(
        (
            role.name,
            ", ".join(m.user.name for m in members if role.id in (guild.id, *m.roles)),
            ", ".join(str(p.name).lower() for p in Permission if p & role.permissions),
        )
        for role in found
    )


def _draw_roles(roles: Roles) -> None:
    if not roles:
        tag("li", "", "Direct messages have none.")
    for name, who, may in roles:
        with tag("li"):
            tag("b", "", name)
            tag("small", "", who or "nobody")
            tag("small", "", may or "nothing")


def _draw_clock(seconds: int) -> None:
    tag("span", "", "The world's clock: ")
    tag("time", data_seconds=seconds, data_style="S")


def _draw_exchange(exchange: Exchange) -> Element:
    """Written out only when somebody opens it: most are never opened."""
    status = f" {exchange.status}" if exchange.status else ""
    with tag("details") as details:
        tag("summary", "", f"{exchange.method} {exchange.route}{status}")
        inside = tag("div")

    def write() -> None:
        inside.clear()
        with inside:
            _draw_payload(json.dumps(exchange.sent, indent=2, ensure_ascii=False, default=str))
            if exchange.answer:
                tag("b", "", "Answer")
                _draw_payload(_indented(bytes(exchange.answer)))

    details.on("toggle", write, NO_ARGUMENTS)
    return details


def _draw_payload(text: str) -> None:
    more = f"\n… {len(text) - _LONGEST:,} more characters" if len(text) > _LONGEST else ""
    tag("pre", "", text[:_LONGEST] + more, tabindex="0")


def _indented(answer: bytes) -> str:
    try:
        return json.dumps(json.loads(answer), indent=2, ensure_ascii=False)
    except ValueError:
        return answer.decode(errors="replace")
