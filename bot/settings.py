"""What the bot reads from its environment or a `.env` file; `.env.example` explains each."""

from __future__ import annotations

import logging
import re
from hashlib import sha256
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Literal

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    PrivateAttr,
    SecretStr,
    ValidationError,
    field_validator,
)
from yarl import URL

from bot.data.address import fault, usable
from bot.data.database import sqlite
from bot.environment import check, named_file, values, wrong
from bot.errors import BadSetting
from bot.logs import LogFormat
from bot.web.where import Where

Address = Annotated[str, Field(pattern=r"^(https?://\S{3}\S*)?\Z", max_length=508)]
"""A page's address; empty for none. Discord refuses a button that leads to anything else."""

HERE = {"127.0.0.1", "::1", "localhost"}
"""Only this machine reaches these: a link leads straight in, since there is nobody to trick. (The
`discord_api` alone may be a proxy to Discord.)"""

log = logging.getLogger(__name__)


class Settings(BaseModel):
    """Every setting has a default, except the token."""

    model_config = ConfigDict(regex_engine="python-re")  # pydantic's own takes 0.5 MB for `\S`

    _file: Path | None = PrivateAttr(None)

    discord_token: SecretStr | None = None
    discord_token_file: Path | None = None
    """The file that holds the token, if one does."""
    database_url: SecretStr | None = None
    """`sqlite+aiosqlite:///…` or `postgresql+asyncpg://…`; it may hold a password."""
    database_url_file: Path | None = None
    """The file that holds that address, if one does."""
    database: Path | None = None
    """The database's file: the setting before PostgreSQL was possible, replaced by `database_url`.
    """
    discord_api: Address | None = None
    """Address of a local Discord (`http://127.0.0.1:8137`) instead of Discord itself."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: LogFormat = "text"
    sentry_dsn: SecretStr | None = None
    """The Sentry to report bugs to, if any."""
    health_port: int | None = Field(None, ge=1, le=65535)
    """The port for health and metrics, if any."""
    health_host: str = "127.0.0.1"
    public_url: Address = ""
    """The page's address, as browsers know it; empty: there is no page."""
    web_port: int | None = Field(None, ge=1, le=65535)
    """The port where this process serves the page, if it does."""
    web_host: str = "127.0.0.1"
    trusted_proxies: Annotated[str, Field(pattern=r"^[0-9a-fA-F:./, ]*\Z")] = ""
    """The networks of reverse proxies that may say for whom they ask, such as `10.0.0.0/8`."""
    activity_secret: SecretStr | None = None
    """The application's client secret: then the page also opens inside Discord, as an Activity."""
    operator: Annotated[str, Field(max_length=100)] = ""
    """Who runs the bot, as `/help` tells it."""
    terms_url: Address = ""
    privacy_url: Address = ""
    """Where the terms and the privacy policy can be read; `/help` has buttons for them."""
    operator_channel: int | None = Field(None, ge=1)
    """The id of the channel that gets what people report, if the operator takes reports."""
    operators: Annotated[str, Field(pattern=r"^[0-9, ]*\Z")] = ""
    """The ids of people who may do with buttons below a report what the shell may."""
    challenges: Literal["on", "off"] = "on"
    """May people challenge everybody, in all servers?"""

    shards: str | None = None
    """The shards that this process serves, such as `0-3`; by default all."""
    shard_count: int | None = Field(default=None, ge=1)
    """How many shards all processes have together; by default as Discord recommends."""
    requests_per_second: float | None = Field(default=None, ge=0, allow_inf_nan=False)
    """How many requests this process may send to Discord; 0: no limit; default: its share of 50."""

    @field_validator("log_level", mode="before")
    @classmethod
    def _in_capitals(cls, level: object) -> object:
        return level.upper() if isinstance(level, str) else level

    @property
    def file(self) -> Path | None:
        """The file that settings were read from, if there was one."""
        return self._file

    @property
    def token(self) -> str | None:
        """The bot's token, if there is one. Raises `BadSetting`."""
        return _secret("DISCORD_TOKEN", self.discord_token, self.discord_token_file)

    @field_validator("trusted_proxies")
    @classmethod
    def _are_networks(cls, networks: str) -> str:
        for one in filter(None, re.split("[, ]+", networks)):
            ip_network(one, strict=False)
        return networks

    @field_validator("public_url")
    @classmethod
    def _leads_to_pages(cls, url: str) -> str:
        """Raises `ValueError` where no page could stand below it, or where links would tell more
        than a place."""
        public = URL(url)
        tells = public.query_string or public.fragment or public.user or public.password
        if tells or (url and not public.host):
            raise ValueError
        return url

    @field_validator("discord_api")
    @classmethod
    def _has_a_port(cls, url: str | None) -> str | None:
        return url and str(URL(url))

    @property
    def where(self) -> Where | None:
        """Where the page is; None if there is none."""
        if not self.public_url:
            return None
        networks = tuple(filter(None, re.split("[, ]+", self.trusted_proxies)))
        public = URL(self.public_url)
        straight = bool(self.discord_api) and public.host in HERE
        key = sha256(f"links in messages {self.token or ''}".encode()).digest()
        secret = self.activity_secret.get_secret_value() if self.activity_secret else ""
        return Where(public, networks, straight, key if self.token else b"", secret)

    @property
    def own_shards(self) -> list[int]:
        """The numbers in `shards`; none stands for all. Raises `ValueError`, with a text for
        whoever runs the bot."""
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
        """The database's address. Raises `BadSetting`."""
        if url := _secret("DATABASE_URL", self.database_url, self.database_url_file):
            url = usable(url)
            if told := fault(url):
                raise BadSetting(f"DATABASE_URL {told}")
            return url
        if self.database:
            log.warning("DATABASE is now DATABASE_URL=%s", sqlite(self.database))
        return sqlite(self.database or "data/skulduggery.db")


def read(named: Path | None = None) -> Settings:
    """Read the settings, also those in a file. Raises `BadSetting`.

    `named`: that file; else the one that `SKULDUGGERY_ENV` names, or `.env` here, if there is one.
    """
    file = named_file(named)
    check(file, {name.upper() for name in Settings.model_fields})
    try:
        settings = Settings.model_validate(values(file))
    except ValidationError as error:
        raise wrong(error) from None
    settings._file = file.absolute() if file.is_file() else None
    return settings


def _secret(name: str, value: SecretStr | None, file: Path | None) -> str | None:
    """A secret, from its setting or from the file that the setting names."""
    if file is None:
        return value.get_secret_value() if value else None
    if value:
        raise BadSetting(f"{name} and {name}_FILE are both set: leave one of them out.")
    return secret_in(file, f"{name}_FILE")


def secret_in(file: Path, name: str) -> str:
    """What a file holds that `name` names. Raises `BadSetting`."""
    try:
        found = file.read_text("utf-8-sig").strip()
    except OSError as error:
        raise BadSetting(f"{name} names {file}: {error.strerror}.") from None
    except UnicodeDecodeError:
        found = "\0"
    if not found:
        raise BadSetting(f"{name} names {file}, which is empty.")
    if "\0" in found:
        raise BadSetting(f"{name} names {file}, which is not a text in UTF-8.")
    return found
