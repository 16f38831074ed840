"""What an error of a system means, and what helps: for the log, for health, for commands.

Only a system's own codes are read. Its words may quote what is stored.
"""

from __future__ import annotations

import errno
from collections.abc import Iterator, Mapping
from socket import gaierror

FULL = "there is no room left on the disk of the database: make some"
_READ_ONLY = "the database takes nothing, it can only be read"
_DAMAGED = "the database's file is damaged: look after the disk, then bring a backup back"
_LOST = "the connection to the database is lost: see whether it runs"
_NOT_LET_IN = "the database does not let the bot in: see to the name and password in DATABASE_URL"
_STOPPED = "the database is stopping or starting: this passes"
_IN_THE_WAY = "others were in the way: this passes"
_SLOW = "the database took too long: see what keeps it busy"
_NO_FILE = "the database's file can't be opened: see whose it and its folder are"
_SQLITE: Mapping[str, str] = {
    "SQLITE_FULL": FULL,
    "SQLITE_READONLY": f"{_READ_ONLY}: see whose its file and folder are",
    "SQLITE_BUSY": "another program keeps the database to itself: end that one",
    "SQLITE_LOCKED": _IN_THE_WAY,
    "SQLITE_IOERR": "the disk of the database can't be read or written: look into the system's log",
    "SQLITE_CORRUPT": _DAMAGED,
    "SQLITE_NOTADB": "the database's file is none of SQLite's: see what DATABASE_URL names",
    "SQLITE_CANTOPEN": _NO_FILE,
    "SQLITE_PERM": _NO_FILE,
}
"""By the beginning of the code's name, which may go on in detail."""
_POSTGRES: Mapping[str, str] = {
    "53100": FULL,
    "53200": "the database has no memory left: give it more",
    "53300": "the database takes no more connections: raise its max_connections or run fewer"
    " processes (each needs up to five)",
    "53": "the database lacks room, memory or connections: look into its log",
    "57014": _SLOW,
    "57": _STOPPED,
    "28": _NOT_LET_IN,
    "3D": "there is no such database on the server: make it, or mend DATABASE_URL",
    "42501": "the bot may not do that in the database: make it the owner of all there",
    "25006": f"{_READ_ONLY}: it is a copy of another one, or was told so",
    "25P03": _SLOW,
    "40": _IN_THE_WAY,
    "55P03": _IN_THE_WAY,
    "08": _LOST,
}
"""The same; the first that fits."""
_SYSTEM: Mapping[int, str] = {
    errno.ENOSPC: FULL,
    errno.EDQUOT: FULL,
    errno.EFBIG: FULL,
    errno.EROFS: _READ_ONLY,
    errno.ECONNREFUSED: "nobody listens at the database's address: see whether it runs",
    errno.ECONNRESET: _LOST,
    errno.EPIPE: _LOST,
}
_DISCORD: Mapping[int, str] = {
    10003: "the channel is gone",
    10004: "the server is gone, or has removed the bot",
    10008: "somebody has deleted the message",
    10013: "the person is gone",
    10062: "the press came too late for an answer: see whether the machine or its line is busy",
    10015: "the time for answers to that press is over",
    10070: "somebody has deleted the event",
    20026: "Discord takes the bot for a spammer: the bot's page in Discord's developer portal says"
    " how to appeal",
    30013: "the server has as many events as it may have: end some",
    30038: "the server has as many events as it may have: end some",
    30046: "that old message has been edited too often for now: this passes",
    40003: "the bot has begun too many direct messages at once: this passes",
    40005: "the file is too large for that server",
    40060: "the press was answered already: see that only one bot runs with this token",
    50001: "the bot can't see that channel: give it View Channels there",
    50007: "they take no direct messages from the bot",
    50013: "the bot lacks a permission there: python -m bot doctor names it",
    50027: "the time for answers to that press is over",
    50033: "that account is deleted, or a bot's",
    50083: "the thread is archived: open it again",
    50278: "they take no direct messages from the bot, or share no server with it",
    160005: "the thread is locked: open it again",
    200000: "the server's AutoMod blocks the message: let the bot through there",
}
"""By Discord's own code."""
_ANSWERS: Mapping[int, str] = {
    401: "Discord does not accept the token: copy it anew from Discord's developer portal",
    403: "Discord does not allow that there: python -m bot doctor says what is missing",
    404: "what it belongs to is gone",
    413: "the file is too large for Discord",
    429: "too much was asked of Discord at once: this passes",
}
"""By the status of its answer, where the code says no more."""
_TROUBLE = "Discord has trouble: this passes"
_WRONG = "Discord calls the request wrong: report this line to whoever makes the bot"
_KINDS: Mapping[str, str] = {
    "TimeoutError": "no answer came in time",
    "RateLimited": "too much was asked of Discord at once: this passes",
    "GatewayNotFound": "Discord has trouble: this passes",
    "ConnectionClosed": "Discord has closed the connection: this passes",
    "Stale": "somebody else was quicker: this passes",
    "NotOwner": "another process has taken this over",
}
"""By the name of an exception's class, if it has no code."""
_DEEP = 8
"""How many causes are looked through: some stand in each other's place."""


def cause(error: BaseException) -> str:
    """What lies behind an error of the database, in a sentence without its end; empty if that is
    not known."""
    for one in _behind(error):
        for code, told in _known(one):
            if told:
                return f"{told} ({code})"
    return ""


def answer(status: int, code: int) -> str:
    """What an answer of Discord's means, in a sentence without its end."""
    known = _DISCORD.get(code) or _ANSWERS.get(status)
    told = known or (_TROUBLE if status >= 500 else _WRONG)
    return f"{told} ({status} {code})" if code not in (0, status) else f"{told} ({status})"


def heard(error: BaseException) -> str:
    """What an error of Discord's, of the way there, or of an operating system means; empty if it is
    none of these."""
    status = getattr(error, "status", None)
    if isinstance(status, int):
        return answer(status, getattr(error, "code", 0))
    system = getattr(error, "strerror", None) if isinstance(error, OSError) else None
    name = type(error).__name__
    if name == "ClientConnectionResetError":  # by a browser that asked the page for something
        return "whoever asked has gone"
    if type(error).__module__.startswith("aiohttp"):
        return f"Discord can't be reached: see this machine's network ({system or name})"
    return _KINDS.get(name, "") if system is None else f"{system} ({name})"


def full(error: BaseException) -> bool:
    """Does it mean that there is no room left?"""
    return cause(error).startswith(FULL)


def _behind(error: BaseException | None) -> Iterator[BaseException]:
    for _ in range(_DEEP):
        if error is None:
            return
        yield error
        inner = getattr(error, "orig", None)
        error = inner if isinstance(inner, BaseException) else error.__cause__


def _known(error: BaseException) -> Iterator[tuple[str, str]]:
    """The error's codes, each with what it means."""
    if name := getattr(error, "sqlite_errorname", None):
        yield name, next((told for code, told in _SQLITE.items() if name.startswith(code)), "")
    if state := getattr(error, "sqlstate", None):
        state = str(state)
        yield state, next((told for code, told in _POSTGRES.items() if state.startswith(code)), "")
    if isinstance(error, OSError) and error.errno is not None:
        yield errno.errorcode.get(error.errno, ""), _SYSTEM.get(error.errno, "")
    if isinstance(error, gaierror):
        yield "no address", "the database's host is not found: see DATABASE_URL"
    if isinstance(error, TimeoutError):
        yield "no answer in time", _SLOW
