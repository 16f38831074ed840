"""Counts and times of this process, for operators to watch with Prometheus.

They tell how much and how fast, never who, where or what: labels are only this program's own words.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import yarl
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector

from bot.app import Skulduggery
from bot.data.recent import Latest
from bot.live.live import Live
from bot.live.tables import Tables
from bot.live.thinkers import Thinkers
from bot.table.table import Table

if TYPE_CHECKING:
    from bot.web.server import Pages

WINDOW = 600.0
"""Seconds within which Discord counts invalid requests."""
BANNED = 10_000
"""After this many of them Discord ignores this address for an hour."""
KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.component: "press",
    discord.InteractionType.modal_submit: "form",
    discord.InteractionType.autocomplete: "suggestion",
}
_KEPT = 10_000
"""How many tables and interactions memory keeps, since some never come to an end here."""
_PROMPT = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0, 10.0, 60.0)
"""The histograms' bounds, in seconds. Discord waits 3 for an acknowledgement."""
_WORDS = frozenset(
    {
        *("@me", "@original", "activity-instances", "applications", "archived", "bot"),
        *("callback", "channels"),
        *("commands", "gateway", "guilds", "interactions", "members", "messages", "oauth2"),
        *("private", "public", "scheduled-events", "thread-members", "threads", "users"),
        "webhooks",
    }
)
"""The words that a route may name. Anything else in a path is an id, a token or a name."""


def measured(bot: Skulduggery, thinkers: Thinkers) -> Metrics:
    """From now on count what a bot does. It must not have started yet."""
    metrics = Metrics(bot.tables)
    _count_requests(bot.http.http_trace, metrics)
    bot.add_listener(metrics.on_interaction)
    bot.background.counted = metrics.ran
    bot.tables.watchers.append(metrics.changed)
    bot.hands.shown = metrics.shown
    thinkers.measured = metrics.thought.time
    about = "How many computers may think at once"
    metrics.tells("thoughts_at_once", about, lambda: thinkers.at_once)
    return metrics


class Metrics:
    """Everything that is counted, in a registry of its own."""

    def __init__(self, tables: Tables) -> None:
        self.registry = CollectorRegistry()
        self._tables = tables
        self._kinds = Latest[int, str](_KEPT)
        self._since = Latest[int, float](_KEPT)
        self._invalid: deque[float] = deque(maxlen=BANNED)
        ProcessCollector(registry=self.registry)
        self._arrived = self._counter("interactions", "Presses, commands and forms", "kind")
        self._acknowledged = self._histogram(
            "acknowledged_seconds", "From Discord's telling of it to the acknowledgement", "kind"
        )
        self._shown = self._histogram("shown_seconds", "From a change's storing to its showing")
        self._requests = self._counter(
            "discord_requests", "Requests to Discord", "method", "route", "status"
        )
        self._limited = self._counter("discord_rate_limited", "Answers 429", "scope")
        self._runs = self._counter("loop_runs", "What is done again and again", "loop")
        self._faults = self._counter("loop_faults", "How often that failed", "loop")
        self.thought = self._histogram("thinking_seconds", "What a computer's move takes")
        about = f"401, 403, 429 in {WINDOW:.0f} s; at {BANNED} Discord bans"
        self.tells("discord_invalid_requests", about, self._count_invalid)

    def gauge(self, name: str, about: str, *labels: str) -> Gauge:
        """A new gauge, which the caller keeps up to date."""
        return Gauge(f"skulduggery_{name}", about, labels, registry=self.registry)

    def tells(self, name: str, about: str, now: Callable[[], float]) -> None:
        """A new gauge of what this gives whenever somebody asks."""
        self.gauge(name, about).set_function(now)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"skulduggery_{name}", about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str, *labels: str) -> Histogram:
        return Histogram(
            f"skulduggery_{name}", about, labels, registry=self.registry, buckets=_PROMPT
        )

    # --- interactions ----------------------------------------------------------------------------

    async def on_interaction(self, raw: discord.Interaction) -> None:
        """Count an interaction; discord.py calls this."""
        kind = KINDS.get(raw.type, "other")
        self._arrived.labels(kind).inc()
        self._kinds[raw.id] = kind

    def acknowledged(self, interaction: int) -> None:
        """Discord has taken the acknowledgement of an interaction. The time counts from the press
        itself, which the id tells: so it includes time in which this process was too busy to hear
        of it."""
        made = discord.utils.snowflake_time(interaction).timestamp()
        kind = self._kinds.pop(interaction, "other")
        self._acknowledged.labels(kind).observe(max(0.0, time.time() - made))

    # --- loops -----------------------------------------------------------------------------------

    def ran(self, loop: str, failed: bool) -> None:
        """A loop has done its work once, or failed to."""
        self._runs.labels(loop).inc()
        faults = self._faults.labels(loop)  # there from the first run on
        if failed:
            faults.inc()

    # --- browsers --------------------------------------------------------------------------------

    def browsers(self, pages: Pages) -> None:
        """From now on count what browsers ask of the page."""
        requests = self._counter("page_requests", "Requests of browsers", "status")
        pages.counted = lambda status: requests.labels(str(status)).inc()
        if pages.inside:
            entered = self._counter("activity_sign_ins", "Sign-ins inside Discord", "how")
            pages.inside.entered = lambda how: entered.labels(how).inc()
        self.tells("open_pages", "Pages that wait for changes", lambda: pages.feed.open)

    # --- requests --------------------------------------------------------------------------------

    def answered(self, method: str, route: str, status: int, scope: str = "") -> None:
        """Discord has answered a request. `scope`: which limit a 429 was about."""
        self._requests.labels(method, route, str(status)).inc()
        if status == 429:
            self._limited.labels(scope if scope in ("user", "global", "shared") else "other").inc()
        if status in (401, 403, 429) and scope != "shared":  # these don't count against the bot
            self._invalid.append(time.monotonic())

    def unanswered(self, method: str, route: str) -> None:
        """Nobody has answered a request."""
        self._requests.labels(method, route, "none").inc()

    def _count_invalid(self) -> float:
        since = time.monotonic() - WINDOW
        while self._invalid and self._invalid[0] < since:
            self._invalid.popleft()
        return float(len(self._invalid))

    # --- showing ---------------------------------------------------------------------------------

    def changed(self, live: Live) -> None:
        """A table may have changed; `Tables` calls this watcher."""
        if live.shown >= live.table.revision:
            self._since.pop(live.table.id, None)
        elif live.table.id not in self._since:
            self._since[live.table.id] = live.stale_since or self._tables.now()

    def shown(self, table: Table) -> None:
        """Discord now shows a table as it was stored."""
        if since := self._since.pop(table.id, None):
            self._shown.observe(max(0.0, self._tables.now() - since))

    def waiting(self, before: float) -> Collection[int]:
        """The tables that changed before this moment and were not shown here since."""
        return [id for id, since in self._since.items() if since < before]


def route(path: str) -> str:
    """A path with `*` for whatever is no word of Discord's API."""
    parts = [part for part in path.split("/") if part]
    if parts[:1] == ["api"]:
        parts = parts[2:]  # without the version, too
    return "/" + "/".join(part if part in _WORDS else "*" for part in parts)


def interaction_of(url: yarl.URL) -> int | None:
    """The interaction that a request acknowledges, if it does."""
    match url.path.split("/"):
        case [*_, "interactions", id, _, "callback"] if id.isdecimal():
            return int(id)
        case _:
            return None


def _count_requests(trace: aiohttp.TraceConfig | None, metrics: Metrics) -> None:
    """Count the requests of the HTTP client that has this trace."""
    assert trace

    async def answered(_: Any, __: Any, end: aiohttp.TraceRequestEndParams) -> None:
        status, scope = end.response.status, end.response.headers.get("X-RateLimit-Scope", "")
        metrics.answered(end.method, route(end.url.path), status, scope)
        interaction = interaction_of(end.url)
        if interaction is not None and status < 300:
            metrics.acknowledged(interaction)

    async def unanswered(_: Any, __: Any, end: aiohttp.TraceRequestExceptionParams) -> None:
        metrics.unanswered(end.method, route(end.url.path))

    trace.on_request_end.append(answered)
    trace.on_request_exception.append(unanswered)
