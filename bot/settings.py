"""What the bot reads from its environment or a `.env` file; `.env.example` explains each."""

from __future__ import annotations

from pathlib import Path

from pydantic import Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Every setting has a default but the token."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore")

    discord_token: SecretStr | None = None
    database: Path = Field(default=Path("data/skulduggery.db"))
    discord_api: str | None = None
    """Address of a local Discord (`http://127.0.0.1:8137`) instead of Discord itself."""
    log_level: str = "INFO"
