"""Codes of systems, in the log and on the command line: what they mean, and what helps."""

from __future__ import annotations

import errno
import logging
import socket
import sqlite3
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from sqlalchemy.exc import DBAPIError, OperationalError

from bot.causes import cause, full
from bot.errors import Away, NotReachable, Stale
from bot.live.channels import discord_says
from bot.logs import kind, late_in_a_line
from games.core import Refused, Who, say

SECRET = "windmill C5"
PAGE = "<html>cloudflare</html>"


def of_sqlite(code: int, name: str) -> DBAPIError:
    error = sqlite3.OperationalError(SECRET)
    error.sqlite_errorcode, error.sqlite_errorname = code, name
    return OperationalError(SECRET, None, error)


class Refusal(Exception):
    """What a driver of PostgreSQL raises."""

    def __init__(self, sqlstate: str) -> None:
        super().__init__(SECRET)
        self.sqlstate = sqlstate


def of_postgres(code: str) -> DBAPIError:
    return OperationalError(SECRET, None, Refusal(code))


def away(error: Exception) -> Away:
    lost = Away()
    lost.__cause__ = error
    return lost


MEANT: dict[str, list[Exception]] = {
    "no room left": [
        of_sqlite(sqlite3.SQLITE_FULL, "SQLITE_FULL"),
        of_postgres("53100"),
        away(of_postgres("53100")),
        away(OSError(errno.ENOSPC, SECRET)),
    ],
    "can only be read": [
        of_sqlite(sqlite3.SQLITE_READONLY_DBMOVED, "SQLITE_READONLY_DBMOVED"),
        of_postgres("25006"),
    ],
    "max_connections": [of_postgres("53300"), away(Refusal("53300"))],
    "name and password": [of_postgres("28P01")],
    "no such database": [of_postgres("3D000")],
    "this passes": [of_postgres("57P03"), of_postgres("40001")],
    "is not found": [away(socket.gaierror(socket.EAI_NONAME, SECRET))],
    "nobody listens": [away(ConnectionRefusedError(errno.ECONNREFUSED, SECRET))],
    "took too long": [away(TimeoutError())],
}


@pytest.mark.parametrize(
    ("words", "error"), [(words, error) for words, errors in MEANT.items() for error in errors]
)
def test_a_code_is_a_sentence_that_says_what_helps(words: str, error: Exception) -> None:
    for told in (cause(error), kind(error)):
        assert words in told
        assert SECRET not in told
    assert full(error) == (words == "no room left")


def of_discord(status: int, code: int) -> NotReachable:
    answer: Any = SimpleNamespace(status=status, reason="")
    error = NotReachable(SECRET, code=code)
    error.__cause__ = discord.HTTPException(answer, {"code": code, "message": SECRET})
    return error


def because(error: Exception, why: BaseException) -> Exception:
    error.__cause__ = why
    return error


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (of_discord(403, 50001), "the bot can't see that channel: give it View Channels there"),
        (of_discord(403, 99999), "Discord does not allow that there: python -m bot doctor says"),
        (of_discord(400, 50035), "Discord calls the request wrong: report this line"),
        (of_discord(500, 0), "Discord has trouble: this passes (500)"),
        (because(ConnectionError(SECRET), TimeoutError()), "no answer came in time"),
        (
            because(ConnectionError(SECRET), aiohttp.ServerDisconnectedError(SECRET)),
            "Discord can't be reached: see this machine's network (ServerDisconnectedError)",
        ),
        (PermissionError(errno.EACCES, "Permission denied", SECRET), "Permission denied (P"),
        (Stale(), "somebody else was quicker: this passes"),
    ],
)
def test_what_discord_says_is_a_sentence_too(error: Exception, told: str) -> None:
    assert kind(error).startswith(told)
    assert SECRET not in kind(error)


@pytest.mark.parametrize(
    ("status", "code", "raised"),
    [
        (400, 30046, ConnectionError),  # an old message was edited often: later, it can be again
        (429, 20028, ConnectionError),
        (400, 50033, NotReachable),  # a deleted account (discord-api-docs#8274)
        (403, 40003, ConnectionError),  # many new direct messages: nobody has closed theirs
        (403, 50007, NotReachable),
        (400, 130000, ConnectionError),
        (400, 50035, discord.HTTPException),
        (400, 50007, NotReachable),
        (400, 160005, NotReachable),
        (400, 200000, NotReachable),
        (400, 50024, NotReachable),  # a kind of channel without threads, say
        (403, 0, NotReachable),
        (401, 50027, NotReachable),  # the token of an interaction
        (401, 0, ConnectionError),  # the bot's own: nobody has taken a permission away
        (403, 40333, ConnectionError),  # not of Discord's API, but of what stands before it
        (403, PAGE, ConnectionError),
        (404, PAGE, ConnectionError),
    ],
)
async def test_what_passes_is_tried_again(
    status: int, code: int | str, raised: type[Exception]
) -> None:
    headers = {"Content-Type": "text/html" if code == PAGE else "application/json"}
    answer: Any = SimpleNamespace(status=status, reason="", headers=headers)
    kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
    with pytest.raises(raised):
        async with discord_says():
            raise kind(answer, code if code == PAGE else {"code": code, "message": SECRET})


@pytest.mark.parametrize(
    ("error", "level"),
    [
        (of_discord(404, 10062).__cause__, logging.INFO),
        (aiohttp.ServerDisconnectedError(), logging.INFO),
        (of_discord(400, 50035).__cause__, logging.ERROR),
        (KeyError(SECRET), logging.ERROR),
    ],
)
def test_suggestions_that_came_too_late_are_no_bug(
    error: BaseException, level: int, caplog: pytest.LogCaptureFixture
) -> None:
    told, why = "Ignoring exception in autocomplete for %r", (type(error), error, None)
    for least in (logging.INFO, logging.WARNING):
        record = logging.LogRecord("discord", logging.ERROR, "", 0, told, ("play",), why)
        with caplog.at_level(least, "discord"):
            assert late_in_a_line(record) == (level >= least)
        assert record.levelno == level
        assert bool(record.exc_info) == (level == logging.ERROR)


def test_what_is_not_known_keeps_its_code_and_nothing_of_its_words() -> None:
    error = of_postgres("22021")
    assert cause(error) == ""
    assert kind(error.orig or error) == "Refusal (22021)"
    assert SECRET not in kind(error)


def test_a_refusal_says_what_the_person_was_told_if_that_quotes_nothing() -> None:
    assert kind(Refused(say("bot-no-memory"))).startswith("I can't reach my database")
    assert kind(Refused(say("core-resigned", who=Who(1)))) == "core-resigned"
