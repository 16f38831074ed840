"""What the bot reads from its environment or a `.env` file; `.env.example` explains each."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Annotated

from pydantic import Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.data.database import sqlite

Address = Annotated[str, Field(pattern=r"^(https?://\S{3,500})?$")]
"""A page; empty for none. Discord refuses a button that leads to anything else."""

log = logging.getLogger(__name__)


class Settings(BaseSettings):
    """Every setting has a default but the token."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore")

    discord_token: SecretStr | None = None
    database_url: SecretStr | None = None
    """`sqlite+aiosqlite:///…` or `postgresql+asyncpg://…`; it may hold a password."""
    database: Path | None = None
    """What `database_url` was before there was PostgreSQL: a file."""
    discord_api: str | None = None
    """Address of a local Discord (`http://127.0.0.1:8137`) instead of Discord itself."""
    log_level: str = "INFO"
    operator: Annotated[str, Field(max_length=100)] = ""
    """Who runs the bot, as `/help` tells it."""
    terms_url: Address = ""
    privacy_url: Address = ""
    """Where the terms and the privacy policy can be read: buttons of `/help`."""
    shards: str | None = None
    """Which shards this process serves, such as `0-3`; all of them where that is not said."""
    shard_count: int | None = Field(default=None, ge=1)
    """How many shards there are in all processes; as Discord recommends where that is not said."""
    requests_per_second: float | None = Field(default=None, ge=0)
    """How often this process may ask Discord, 0 for no limit; else an equal share of 50."""

    @field_validator("shards", "shard_count", "requests_per_second", mode="before")
    @classmethod
    def _nothing(cls, value: object) -> object:
        """A line of `.env` without a value says nothing."""
        return None if value == "" else value

    @property
    def own_shards(self) -> list[int]:
        """The numbers in `shards`, none for all. Raises `ValueError`, with a text for whoever runs
        the bot."""
        if not self.shards:
            return []
        if self.shard_count is None:
            raise ValueError(
                "--shards (SHARDS) needs --of (SHARD_COUNT): how many there are in all."
            )
        if not re.fullmatch(r"\d{1,5}(-\d{1,5})?(,\d{1,5}(-\d{1,5})?)*", self.shards):
            raise ValueError(
                f"--shards (SHARDS) is {self.shards!r}; it is to be like 0-3 or 0,2,5-7."
            )
        ranges = [part.partition("-") for part in self.shards.split(",")]
        found = {n for a, _, b in ranges for n in range(int(a), int(b or a) + 1)}
        if not found or max(found) >= self.shard_count:
            last = self.shard_count - 1
            raise ValueError(f"--shards (SHARDS) is {self.shards!r}; there are shards 0 to {last}.")
        return sorted(found)

    @property
    def url(self) -> str:
        """Where the database is."""
        if self.database_url:
            return self.database_url.get_secret_value()
        if self.database:
            log.warning("DATABASE is now DATABASE_URL=%s", sqlite(self.database))
        return sqlite(self.database or "data/skulduggery.db")
