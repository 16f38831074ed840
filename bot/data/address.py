"""Addresses of databases, as people write them."""

from __future__ import annotations

import inspect

import asyncpg
import sqlalchemy as sa

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
_FORMS = "sqlite+aiosqlite:///PATH or postgresql+asyncpg://NAME:PASSWORD@HOST/DATABASE"
_SQLALCHEMYS = "prepared_statement_cache_size"


def fault(url: str) -> str | None:
    """What is wrong with an address, to follow its name in a sentence; nothing of it is quoted but
    the names of parameters, since it may hold a password."""
    try:
        address = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):  # a port that is no number
        return f"is no address; it is to be like {_FORMS}."
    if address.drivername not in DRIVERS:
        return f"is for a database that can't be used; it is to be like {_FORMS}."
    if address.get_backend_name() == "sqlite":
        in_memory = address.database in (None, "", ":memory:")
        return "is to name a file: what is in memory is lost." if in_memory else None
    known = {*inspect.signature(asyncpg.connect).parameters, _SQLALCHEMYS}
    if strange := sorted(set(address.query) - known):
        hint = " (asyncpg calls it ssl)" if "sslmode" in strange else ""
        return f"names what asyncpg does not know: {', '.join(strange)}{hint}."
    return None


def without_password(url: str) -> str:
    """An address without its password, wherever that stands."""
    address = sa.make_url(url).difference_update_query(["password"])
    return address.render_as_string(hide_password=True)
