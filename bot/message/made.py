"""What has already been made from a table, so that it is made once; first of all, the table as
somebody reads it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any, TypeVar

from bot.table.table import Table
from games.core import ENGLISH, LANGUAGES

T = TypeVar("T")

MADE = 300
"""For how many tables `made_of` keeps what was made, counting those asked for last."""
READ = 10
"""For how many copies of one table, such as in several languages."""


@dataclass(frozen=True, kw_only=True)
class ReadTable(Table):
    """A table told and drawn in a reader's language. It is shown, never stored."""

    reader: str
    """The language."""

    @property
    def spoken(self) -> str:
        """The reader's language."""
        return self.reader


def read_in(table: Table, language: str) -> Table:
    """The table told and drawn in this language. All its readers share one such table."""
    language = language if language in LANGUAGES else ENGLISH
    if language == table.spoken:
        return table
    return made_once(table, ("read", language), lambda: _read(table, language))


def _read(table: Table, language: str) -> Table:
    known = {field.name: getattr(table, field.name) for field in fields(Table)}
    return ReadTable(**known, reader=language)


def made_once(table: Table, key: object, make: Callable[[], T]) -> T:
    """What is made from this state of a table."""
    made = made_of(table)
    if key not in made:
        made[key] = make()
    found: T = made[key]
    return found


def made_of(table: Table) -> dict[object, Any]:
    """What was already made from this state of a table. Making it again would give the same. Of
    older states of the same table nothing is kept."""
    states = _made(table.id)
    made = states.get(id(table))
    if made is None:
        others = [state["of"].revision for state in states.values()]
        if len(others) >= READ or any(other != table.revision for other in others):
            states.clear()
        made = states[id(table)] = {"of": table}  # kept, so that no other one can get the same `id`
    return made


def unmade(table: int) -> None:
    """Forget what was made of a table that has left the memory."""
    _made(table).clear()


@lru_cache(MADE)
def _made(_: int) -> dict[int, dict[object, Any]]:
    return {}
