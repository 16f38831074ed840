"""What is logged, and how: lines to read, JSON, reports to Sentry.

A log is read by operators, and what people play is none of their business. So of an exception it
tells the kind and the place alone, never its words, which may quote a move, a deal or a name; and
of the libraries nothing below INFO, where they print payloads.
"""

from __future__ import annotations

import json
import logging
import traceback
from collections.abc import Iterator
from copy import copy
from datetime import UTC, datetime
from typing import Any, Literal, TextIO

from bot.errors import DatabaseLost

LogFormat = Literal["text", "json"]
OWN = ("bot", "games", "__main__")
"""Loggers that may say what they like: no library's."""


def configure(level: str, form: LogFormat, *more: logging.Handler) -> None:
    """Log to standard error from now on, our own log at this level, and to these handlers too."""
    lines = _Stream()
    lines.setFormatter(JsonLines() if form == "json" else Lines())
    root = logging.getLogger()
    for handler in (lines, *more):
        handler.addFilter(discreet)
        handler.addFilter(away_in_a_line)
        root.addHandler(handler)
    root.setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    logging.getLogger("bot").setLevel(level)
    logging.getLogger("discord.shard").addFilter(in_a_sentence)


def discreet(record: logging.LogRecord) -> bool:
    """Is it none of a library's payloads? Whoever raises a library's level does not get them."""
    return record.levelno >= logging.INFO or record.name.partition(".")[0] in OWN


def in_a_sentence(record: logging.LogRecord) -> bool:
    """A lost connection is no bug: discord.py is to tell each try without a traceback."""
    error = record.exc_info[1] if record.exc_info else None
    if error and str(record.msg).startswith(("Attempting a reconnect", "Failed to connect")):
        shard, *pause = record.args if isinstance(record.args, tuple) else ()
        record.msg = "shard %s can't connect (%s); trying again in %.0f s"
        record.args = (shard, error, *(pause or [5.0]))
        record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
    return True


def away_in_a_line(record: logging.LogRecord) -> bool:
    """Nor is a database that is away, which all that goes on meets at once: why it is says it
    all."""
    error = record.exc_info[1] if record.exc_info else None
    parts = list(_parts(error)) if error else []
    if parts and all(isinstance(part, DatabaseLost) for part in parts):
        record.msg, record.args = "%s: %s", (told(record), parts[0])
        record.exc_info = None
    return True


def _parts(error: BaseException) -> Iterator[BaseException]:
    """The exceptions in a group; else this one."""
    if isinstance(error, BaseExceptionGroup):
        for part in error.exceptions:
            yield from _parts(part)
    else:
        yield error


def told(record: logging.LogRecord) -> str:
    """A record's message. What it says of exceptions is their kind."""
    safe = copy(record)
    if isinstance(record.args, tuple):
        safe.args = tuple(kind(a) if isinstance(a, BaseException) else a for a in record.args)
    message = safe.getMessage()
    if record.name == "asyncio":  # further lines show the exception, and what the task is about
        return message.partition("\n")[0]
    return message


def kind(error: BaseException) -> str:
    """What an exception is and was made of, without its words but for a system's own: what an
    operating system says, the code of a database, status and code of an answer over HTTP."""
    name = type(error).__qualname__
    code = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
    if code:
        return f"{name} ({code})"
    status = getattr(error, "status", None)
    if isinstance(status, int):
        return f"{name} ({status} {getattr(error, 'code', '')})".replace(" )", ")")
    if isinstance(error, OSError) and error.errno is not None:
        return f"{name} ({error.strerror})"
    cause = error.__cause__
    return f"{name} ({kind(cause)})" if cause and cause is not error else name


def chain(error: BaseException | None, seen: frozenset[int] = frozenset()) -> list[BaseException]:
    """What led to an exception and the exception itself, the first cause first."""
    if error is None or id(error) in seen:
        return []
    seen |= {id(error)}
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    parts = error.exceptions if isinstance(error, BaseExceptionGroup) else ()
    inside = [one for part in parts for one in chain(part, seen)]
    return [*chain(before, seen), error, *inside]


class Quiet(logging.Handler):
    """Does not tell, with all its values, what it can't handle."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's name
        """A line is lost, because the disk is full or its values don't fit it."""


class _Stream(Quiet, logging.StreamHandler[TextIO]):
    """Writes to standard error."""


class Lines(logging.Formatter):
    """For people: a line, and below it where something was raised."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The record, with nothing in it that another handler has made of it."""
        safe = copy(record)
        safe.msg, safe.args, safe.exc_text = told(record), None, None
        return super().format(safe)

    def formatException(self, ei: Any) -> str:  # noqa: N802 - logging's name
        """Where it was raised, kinds instead of words."""
        return "".join(_where(ei[1])).rstrip("\n") if ei[1] else ""


class JsonLines(Lines):
    """For programs: one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Its time (UTC), level, logger, message, and what was raised where."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat("T", "milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": told(record),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _where(error: BaseException) -> Iterator[str]:
    for one in chain(error):
        yield from traceback.format_list(traceback.extract_tb(one.__traceback__))
        yield f"{kind(one)}\n"
        yield from (f"{note}\n" for note in getattr(one, "__notes__", ()))
