"""What is logged, and how: as lines to read, or as JSON.

Operators read the log, and what people play is none of their business. So the log tells only the
kind and the place of an exception, never its words, which may quote a move, a deal or a name. And
it takes nothing below INFO from libraries, since there they print payloads.
"""

from __future__ import annotations

import json
import logging
import traceback
from collections.abc import Iterator
from copy import copy
from datetime import UTC, datetime
from typing import Any, Literal, TextIO

from bot.causes import cause, heard
from bot.errors import DatabaseLost, NotReachable, Rejected
from games.core import Refused, printable

LogFormat = Literal["text", "json"]
OWN = ("bot", "games", "__main__")
"""Our own loggers, which may say anything; all others are libraries'."""
WRONG = 50035
"""Discord calls a request wrong."""


def configure(level: str, form: LogFormat, *more: logging.Handler) -> None:
    """From now on log to standard error and to these handlers, our own log at this level."""
    lines = _Stream()
    lines.setFormatter(JsonLines() if form == "json" else Lines())
    root = logging.getLogger()
    for handler in (lines, *more):
        handler.addFilter(discreet)
        handler.addFilter(away_in_a_line)
        root.addHandler(handler)
    root.setLevel(max(logging.INFO, logging.getLevelNamesMapping()[level]))
    logging.getLogger("bot").setLevel(level)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("discord.shard").addFilter(in_a_sentence)
    logging.getLogger("discord.app_commands.tree").addFilter(late_in_a_line)


def discreet(record: logging.LogRecord) -> bool:
    """Keep out libraries' payloads, even if somebody lowers a library's level."""
    return record.levelno >= logging.INFO or record.name.partition(".")[0] in OWN


def in_a_sentence(record: logging.LogRecord) -> bool:
    """Make a sentence of discord.py's traceback about a lost connection, which is no bug."""
    error = record.exc_info[1] if record.exc_info else None
    if error and str(record.msg).startswith(("Attempting a reconnect", "Failed to connect")):
        shard, *pause = record.args if isinstance(record.args, tuple) else ()
        record.msg = "shard %s can't connect (%s); trying again in %.0f s"
        record.args = (shard, error, *(pause or [5.0]))
        record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
    return True


def late_in_a_line(record: logging.LogRecord) -> bool:
    """Make a line of discord.py's traceback about suggestions that Discord took no more: somebody
    has typed on, or the line broke. What is wrong with them is still told in full."""
    error = record.exc_info[1] if record.exc_info else None
    whose = type(error).__module__.partition(".")[0]
    theirs = whose in ("discord", "aiohttp") and getattr(error, "code", 0) != WRONG
    if theirs and str(record.msg).startswith("Ignoring exception in autocomplete"):
        record.msg, record.args = "suggestions came too late: %s", (error,)
        record.exc_info, record.levelno, record.levelname = None, logging.INFO, "INFO"
        return logging.getLogger(record.name).isEnabledFor(logging.INFO)
    return True


def away_in_a_line(record: logging.LogRecord) -> bool:
    """Make a line of a traceback about a database that is away. That is no bug either, and all
    tasks meet it at once; the reason is enough."""
    error = record.exc_info[1] if record.exc_info else None
    parts = list(_parts(error)) if error else []
    if parts and all(isinstance(part, DatabaseLost) for part in parts):
        words, why = told(record), kind(parts[0])
        record.msg, record.args = "%s", (words if why in words else f"{words}: {why}",)
        record.exc_info = None
    return True


def _parts(error: BaseException) -> Iterator[BaseException]:
    """The exceptions in a group; else only this one."""
    if isinstance(error, BaseExceptionGroup):
        for part in error.exceptions:
            yield from _parts(part)
    else:
        yield error


def told(record: logging.LogRecord) -> str:
    """A record's message, with exceptions replaced by their kind."""
    safe = copy(record)
    if isinstance(record.args, tuple):
        safe.args = tuple(kind(a) if isinstance(a, BaseException) else a for a in record.args)
    message = safe.getMessage()
    if record.name == "asyncio":  # further lines quote the exception, and the task's arguments
        return message.partition("\n")[0]
    return message


def kind(error: BaseException) -> str:
    """What an exception means, or else its class and cause, without its words. Only a system's own
    words are told: an operating system's, what a code of a database's or of Discord's means. What a
    person was told is named if it quotes nothing."""
    if isinstance(error, Refused):
        return error.text.id if error.text.values else error.text.say(()).rstrip(".")
    name = type(error).__qualname__
    if isinstance(error, DatabaseLost):
        return cause(error) or f"the database is lost just now: see whether it runs ({name})"
    code = getattr(error, "sqlite_errorname", None) or getattr(error, "sqlstate", None)
    if code:
        return f"{name}: {cause(error)}" if cause(error) else f"{name} ({code})"
    if known := heard(error):
        return known
    inner = getattr(error, "orig", None)
    before = inner if isinstance(inner, BaseException) else error.__cause__
    if before is None or before is error:
        return name
    says = isinstance(error, NotReachable | Rejected | ConnectionError)  # no more than its cause
    return kind(before) if says else f"{name} ({kind(before)})"


def chain(error: BaseException | None, seen: frozenset[int] = frozenset()) -> list[BaseException]:
    """An exception with its causes, the first cause first."""
    if error is None or id(error) in seen:
        return []
    seen |= {id(error)}
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    parts = error.exceptions if isinstance(error, BaseExceptionGroup) else ()
    inside = [one for part in parts for one in chain(part, seen)]
    return [*chain(before, seen), error, *inside]


class Quiet(logging.Handler):
    """Keeps silent about records that it can't handle. Logging would print all their values."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's name
        """A line is lost: the disk is full, or its values don't fit its text."""


class _Stream(Quiet, logging.StreamHandler[TextIO]):
    """Writes to standard error."""


class Lines(logging.Formatter):
    """For people: a line, and below it the place of an exception."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The record, without an exception's text that another handler has put into it."""
        safe = copy(record)
        safe.msg, safe.args, safe.exc_text = told(record), None, None
        return printable(super().format(safe))

    def formatException(self, ei: Any) -> str:  # noqa: N802 - logging's name
        """Where it was raised, with kinds instead of words."""
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
