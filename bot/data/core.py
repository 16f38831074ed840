"""SQLAlchemy's asynchronous engine without its ORM, for which we have no use.

Its package imports the ORM before anything else, which takes 6 MB and a sixth of our start. So here
its engine is imported as if the package were empty. Whoever imports the package itself gets all of
it.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from types import ModuleType
from typing import TYPE_CHECKING

_PACKAGE = "sqlalchemy.ext.asyncio"


def _engine() -> ModuleType:
    if _PACKAGE not in sys.modules and (spec := find_spec(_PACKAGE)):
        sys.modules[_PACKAGE] = module_from_spec(spec)  # not executed
        try:
            return import_module(f"{_PACKAGE}.engine")
        finally:
            del sys.modules[_PACKAGE]
    return import_module(f"{_PACKAGE}.engine")


if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
else:
    _found = _engine()
    AsyncConnection, AsyncEngine = _found.AsyncConnection, _found.AsyncEngine
    create_async_engine = _found.create_async_engine

__all__ = ["AsyncConnection", "AsyncEngine", "create_async_engine"]
