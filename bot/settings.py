"""What the bot reads from its environment or a `.env` file; `.env.example` explains each."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated

from pydantic import Field, SecretStr
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

    @property
    def url(self) -> str:
        """Where the database is."""
        if self.database_url:
            return self.database_url.get_secret_value()
        if self.database:
            log.warning("DATABASE is now DATABASE_URL=%s", sqlite(self.database))
        return sqlite(self.database or "data/skulduggery.db")
