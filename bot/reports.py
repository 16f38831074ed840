"""Reports of bugs to an operator's Sentry, by `SENTRY_DSN`. Needs the extra `sentry`.

Sentry's own integrations gather what they find: local variables, requests, the lines logged before.
None of that leaves this process. A report is made by hand, and says no more than the log does.
"""

from __future__ import annotations

import logging
import traceback
from typing import Any, TypeAlias

import sentry_sdk
from sentry_sdk.types import Event

from bot.logs import Quiet, chain, kind, told

Json: TypeAlias = dict[str, Any]
_LONGEST = 2.0
"""Seconds to send the last reports at the end."""


class Reports(Quiet):
    """Sends whatever is logged as an error. Raises `ValueError` if this is no DSN."""

    def __init__(self, dsn: str, **options: Any) -> None:
        super().__init__(logging.ERROR)
        self._client = sentry_sdk.Client(
            dsn=dsn,
            default_integrations=False,
            auto_enabling_integrations=False,
            include_local_variables=False,
            max_breadcrumbs=0,
            max_request_body_size="never",
            auto_session_tracking=False,
            server_name="",
            **options,
        )

    def emit(self, record: logging.LogRecord) -> None:
        """Report a record; a thread sends it."""
        try:
            if not record.name.startswith("sentry_sdk"):
                self._client.capture_event(report(record))
        except Exception:  # noqa: BLE001 - whatever is wrong with a report must not stop the bot
            self.handleError(record)

    def close(self) -> None:
        """Send what has not been sent yet."""
        self._client.close(timeout=_LONGEST)
        super().close()


def report(record: logging.LogRecord) -> Event:
    """What Sentry is told about a line of the log."""
    event: Event = {
        "level": "fatal" if record.levelno >= logging.CRITICAL else "error",
        "logger": record.name,
        "logentry": {"formatted": told(record)},
    }
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        event["exception"] = {"values": [_exception(one) for one in chain(error)]}
    return event


def _exception(error: BaseException) -> Json:
    lines = traceback.extract_tb(error.__traceback__)
    return {
        "type": type(error).__qualname__,
        "value": kind(error),
        "stacktrace": {"frames": [_frame(line) for line in lines]},
    }


def _frame(line: traceback.FrameSummary) -> Json:
    """A line of code, with its path below the folder where programs are installed."""
    parts = line.filename.replace("\\", "/").split("/")
    roots = [n for n, part in enumerate(parts) if part in ("bot", "games", "site-packages")]
    path = "/".join(parts[roots[-1] if roots else -1 :])
    code = {"context_line": line.line} if line.line else {}
    return {"filename": path, "function": line.name, "lineno": line.lineno, **code}
