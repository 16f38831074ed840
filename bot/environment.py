"""Where settings stand: a file, and the environment, which wins. Whatever is wrong there is said in
our words, never with a value, which may be a secret."""

from __future__ import annotations

import io
import os
from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path

from dotenv import dotenv_values
from dotenv.parser import parse_stream
from pydantic import ValidationError

from bot.errors import BadSetting

NAMES_IT = "SKULDUGGERY_ENV"
"""The variable that names the file of settings; `--env` on the command line does too."""
USUAL = Path(".env")
"""The file of settings if nobody names another. It may be absent."""
BESIDES = ("COMPOSE_", "KEEP", "PG", "PYTHON", "LC_")
"""How names begin that others read from the same file."""
ALSO = {NAMES_IT, "HOME", "LANG", "PATH", "TZ"}
"""The same, in full."""
_NEAR = 0.88
"""How like a setting's name another one in the environment must be to be taken for a mistake.
Nobody knows what else stands there."""

_PORT = "a port: a number from 1 to 65535"
_ADDRESS = "an address that begins with https:// or http://"
_WORDS: Mapping[str, str] = {
    "DISCORD_API": _ADDRESS,
    "LOG_LEVEL": "DEBUG, INFO, WARNING or ERROR",
    "LOG_FORMAT": "text or json",
    "HEALTH_PORT": _PORT,
    "WEB_PORT": _PORT,
    "PUBLIC_URL": "an address such as https://games.example.org or https://example.org/skull",
    "TERMS_URL": _ADDRESS,
    "PRIVACY_URL": _ADDRESS,
    "TRUSTED_PROXIES": "addresses or networks, such as 127.0.0.1, 10.0.0.0/8",
    "OPERATOR": "at most 100 characters",
    "OPERATORS": "people's ids with commas between (Discord: Developer Mode, then Copy User ID)",
    "OPERATOR_CHANNEL": "a channel's id: a number (Discord: Developer Mode, then Copy Channel ID)",
    "CHALLENGES": "on or off",
    "SHARD_COUNT": "a number of shards, 1 or more",
    "REQUESTS_PER_SECOND": "a number, 0 or more",
}
"""What each setting is to be."""


def named_file(named: Path | None) -> Path:
    """The file of settings: the one that is named, or the usual one. Raises `BadSetting` if a named
    one is not there."""
    told = named or (Path(os.environ[NAMES_IT]) if os.environ.get(NAMES_IT) else None)
    if told is None:
        return USUAL
    if not told.is_file():
        raise BadSetting(f"There is no file of settings {told}: see --env or {NAMES_IT}.")
    return told


def check(file: Path, known: Collection[str]) -> None:
    """Raise `BadSetting` if a file of settings, or the environment, has what nobody knows."""
    wrong = [*_unread(file, known), *_like_others(known)]
    if wrong:
        raise BadSetting("\n".join(wrong))


def values(file: Path) -> dict[str, str]:
    """What is set, by names in lower case. What is empty counts as not set. Raises `BadSetting`."""
    both = dotenv_values(stream=io.StringIO(text_of(file))), os.environ
    return {name.lower(): value for some in both for name, value in some.items() if value}


def text_of(file: Path) -> str:
    """A file of settings; empty if there is none. Raises `BadSetting` if it can't be read as text.
    What PowerShell and Notepad write may be in UTF-16, or in Latin-1."""
    try:
        text = file.read_text("utf-8-sig")
    except (FileNotFoundError, IsADirectoryError):
        return ""
    except OSError as error:
        raise BadSetting(f"{file} can't be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise BadSetting(f"{file} is not in UTF-8. Save it again with the encoding UTF-8.")
    return text


def wrong(error: ValidationError) -> BadSetting:
    """What is wrong with values."""
    names = [str(one["loc"][0]).upper() for one in error.errors()]
    told = [f"{name} is to be {_WORDS.get(name, 'something else')}." for name in names]
    return BadSetting("\n".join(told))


def _unread(file: Path, known: Collection[str]) -> Iterator[str]:
    """The lines of a file that nobody reads."""
    for line in parse_stream(io.StringIO(text_of(file))):
        where = f"{file}, line {line.original.line}"
        if line.error or (line.key and line.value is None):
            yield f"{where}: that is no NAME=value."
        elif line.key and not _known(line.key, known):
            yield f"{where}: {line.key} is no setting{_nearest(line.key, known, 0.6) or '.'}"


def _known(name: str, known: Collection[str]) -> bool:
    return name.upper() in {*known, *ALSO} or name.upper().startswith(BESIDES)


def _like_others(known: Collection[str]) -> Iterator[str]:
    """Names in the environment that are nearly those of settings."""
    for name in os.environ:
        if not _known(name, known) and (near := _nearest(name, known, _NEAR)):
            yield f"{name} is no setting{near}"


def _nearest(name: str, known: Collection[str], cutoff: float) -> str:
    found = get_close_matches(name.upper(), sorted(known), 1, cutoff)
    return f"; did you mean {found[0]}?" if found else ""
