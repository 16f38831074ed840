"""What operators read: lines of the log, JSON, Sentry's reports. None of it tells a move or a
person.

The loggers run without pytest's own handlers, since the bot's handlers are tested.
"""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from sentry_sdk.envelope import Envelope
from sentry_sdk.transport import Transport

from bot.data.store import Store
from bot.errors import Away
from bot.logs import configure
from bot.reports import Reports
from tests.e2e.driver import laid, whisper
from tests.e2e.scene import Scene

SECRETS = ("windmill", "grave", "plot", "C5", "F2", "H4", "u9")
"""Words from the layout that Anna types, and one of her moves."""
NAMES = ("Anna", "Bob", "The Crypt", "general")
LIBRARIES = ("discord", "aiosqlite", "asyncio", "sqlalchemy", "aiohttp")


class Kept(Transport):
    """Keeps what would be sent to Sentry."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = list[dict[str, Any]]()

    def capture_envelope(self, envelope: Envelope) -> None:
        """Keep the report that Sentry would get."""
        event = envelope.get_event()
        assert event
        self.sent.append(dict(event))


class Logged:
    """What the log and Sentry were told."""

    def __init__(self, stream: io.StringIO, kept: Kept) -> None:
        self._stream = stream
        self.kept = kept

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self._stream.getvalue().splitlines()]

    @property
    def all(self) -> str:
        """Everything that was logged or reported, for a search for secrets. The game is none, but
        its name, as in the path of a file, begins like a piece's."""
        told = self._stream.getvalue() + json.dumps(self.kept.sent, default=str)
        return told.replace("graverobber", "")


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> Iterator[Logged]:
    """The log at DEBUG as JSON, with all that the libraries log, and a Sentry."""
    root, stream, kept = logging.getLogger(), io.StringIO(), Kept()
    monkeypatch.setattr("sys.stderr", stream)
    before = root.handlers[:], root.level
    levels = {name: logging.getLogger(name).level for name in ("bot", *LIBRARIES)}
    configure("DEBUG", "json", Reports("https://key@sentry.invalid/1", transport=kept))
    for name in LIBRARIES:
        logging.getLogger(name).setLevel(logging.DEBUG)
    yield Logged(stream, kept)
    root.handlers[:], root.level = before
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


async def test_no_log_holds_a_secret_and_a_bug_is_reported_without_what_was_played(
    scene: Scene, logged: Logged, monkeypatch: pytest.MonkeyPatch
) -> None:
    await laid(scene)
    await scene.after(scene.anna.command("play", scene.channel, move="u9"))
    await scene.restart()
    assert logged.lines  # the bot's connection is logged
    assert not [word for word in (*SECRETS, *NAMES) if word in logged.all]

    async def broken(_: Store, before: Any, *args: Any, **__: Any) -> None:
        played, names = before.match.log, [player.name for player in before.players]
        try:
            raise KeyError(f"{played} {before.match.deal}")
        except KeyError as error:
            raise ValueError(f"{names} {args}") from error

    with monkeypatch.context() as patch:
        patch.setattr(Store, "save", broken)
        told = whisper(await scene.after(scene.anna.command("play", scene.channel, move="dig up")))
    [line] = [line for line in logged.lines if line["level"] == "ERROR"]
    assert line["message"].removeprefix("error ") in told  # the operator finds it by this id
    assert "in broken" in line["exception"]
    assert line["exception"].index("KeyError") < line["exception"].index("ValueError")
    [report] = logged.kept.sent
    assert report["logentry"]["formatted"] == line["message"]
    kinds = [value["type"] for value in report["exception"]["values"]]
    assert kinds == ["KeyError", "ValueError"]
    frames = report["exception"]["values"][-1]["stacktrace"]["frames"]
    assert "bot/press/guard.py" in [frame["filename"] for frame in frames]
    assert not [word for word in (*SECRETS, *NAMES, "dig up") if word in logged.all]
    assert "breadcrumbs" not in report
    assert not report.get("server_name")
    context = {"message": "Task exception was never retrieved", "future": ValueError("windmill C5")}
    scene.bot.loop.default_exception_handler(context | {"exception": ValueError("windmill C5")})
    [*_, line] = [line for line in logged.lines if line["logger"] == "asyncio"]
    assert line["message"] == "Task exception was never retrieved"
    assert not [word for word in SECRETS if word in logged.all]


async def test_a_database_that_is_away_is_told_in_a_line(logged: Logged) -> None:
    """Everything that runs meets the fault, and none of it is a bug."""
    log, away = logging.getLogger("bot.live.background"), Away()
    away.__cause__ = ConnectionRefusedError(111, "Connection refused")
    log.error("leases failed", exc_info=away)
    log.error("the clock failed", exc_info=ExceptionGroup("time", [away, away]))
    log.error("the clock failed (%s)", away, exc_info=away)
    log.error("the clock failed", exc_info=Away())
    log.error("the clock failed", exc_info=ExceptionGroup("time", [away, ValueError("C5")]))
    *lines, last = logged.lines
    why = "nobody listens at the database's address: see whether it runs (ECONNREFUSED)"
    assert [line["message"] for line in lines] == [
        f"leases failed: {why}",
        f"the clock failed: {why}",
        f"the clock failed ({why})",
        "the clock failed: the database is lost just now: see whether it runs (Away)",
    ]
    assert not [line for line in lines if "exception" in line]
    assert "ValueError" in last["exception"]
    assert [bool(report.get("exception")) for report in logged.kept.sent] == [
        False,
        False,
        False,
        False,
        True,
    ]
