"""What all tables share: their metadata, and what becomes of their rows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Column, MetaData

metadata = MetaData()

GOES, STAYS = {"forgotten": "goes"}, {"forgotten": "stays"}
"""What becomes of a subject's row when the person, server or table that it names is forgotten: it
goes, or it stays and names nobody. (So the core can forget without knowing the subjects' tables.)
"""

OPEN = "stage IN ('lobby', 'playing')"
NEVER_BEGAN = "stage = 'closed' AND deal IS NULL"
"""The lobbies that were closed; and what is left of the matches of servers without the bot."""


def naming(column: str, fate: Mapping[str, str]) -> list[Column[Any]]:
    """The subjects' columns of this name whose rows meet this fate (`GOES` or `STAYS`)."""
    tables = (table for table in metadata.sorted_tables if column in table.c)
    return [table.c[column] for table in tables if table.c[column].info == fate]
