"""Addresses of databases: as hosts hand them out, what is wrong with one, how to connect."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa

from bot.data import driver

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
_FORMS = "sqlite+aiosqlite:///PATH or postgresql+asyncpg://NAME:PASSWORD@HOST/DATABASE"
_CACHE = "prepared_statement_cache_size"
"""SQLAlchemy's own parameter in an address."""


def usable(url: str) -> str:
    """An address as hosts hand it out, as it is needed here: `postgres://`, `sslmode`."""
    scheme, separator, rest = url.partition("://")
    url = f"{_SCHEMES.get(scheme, scheme)}{separator}{rest}"
    try:
        address = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        return url  # `fault` says what is wrong
    query = {_QUERY.get(name, name): value for name, value in address.query.items()}
    query.pop("channel_binding", None)  # asyncpg knows none: the server takes that
    if query == dict(address.query):
        return url
    return address.set(query=query).render_as_string(hide_password=False)


_SCHEMES = {
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
}
_QUERY = {"sslmode": "ssl"}


def _known() -> Mapping[str, bool]:
    """asyncpg's parameters, and SQLAlchemy's own: is it a number? In an address, everything is
    text."""
    from asyncpg import connect  # noqa: PLC0415 - 2 MB for which SQLite has no use

    known = inspect.signature(connect).parameters.items()
    return {name: isinstance(one.default, int) for name, one in known} | {_CACHE: True}


def connecting(url: str, seconds: float | None) -> dict[str, Any]:
    """How to connect to a database that has this many seconds for each answer. None: any time, and
    there may be more rows than memory holds.

    SQLite is no server: it waits only while others write, and `busy_timeout` says how long.
    """
    address = sa.make_url(url)
    if address.get_backend_name() == "sqlite":
        return {} if seconds is None else {"async_creator_fn": driver.connect}
    known, given = _known(), address.query
    numbers = {name: int(str(given[name])) for name in given if known.get(name)}
    return (
        numbers if seconds is None else {"timeout": seconds, "command_timeout": seconds} | numbers
    )


def fault(url: str) -> str | None:
    """What is wrong with an address, as the end of a sentence that begins with its name. It may
    hold a password, so only names of parameters are quoted."""
    try:
        address = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):  # a port that is no number
        return f"is no address; it is to be like {_FORMS}."
    if address.drivername not in DRIVERS:
        return f"is for a database that can't be used; it is to be like {_FORMS}."
    if address.get_backend_name() == "sqlite":
        in_memory = address.database in (None, "", ":memory:")
        return "is to name a file: what is in memory is lost." if in_memory else None
    if "@" in f"{address.host}{address.database}":  # all before it is in every message, as a host
        return "has a second @: in a name or password write it as %40."
    known = _known()
    if strange := sorted(set(address.query) - set(known)):
        return f"names what asyncpg does not know: {', '.join(strange)}."
    for name in sorted(address.query):
        if known[name] and not str(address.query[name]).isdecimal():
            return f"has {name}, which is to be a whole number."
    if not address.database:
        return f"names no database; it is to be like {_FORMS}."
    return None


def without_password(url: str) -> str:
    """An address without its password, wherever that stands."""
    address = sa.make_url(url).difference_update_query(["password"])
    return address.render_as_string(hide_password=True)
