"""Settings from the environment, with secrets in files. No fault in them gives a secret away."""

from __future__ import annotations

import io
import sys
from argparse import Namespace
from contextlib import nullcontext
from pathlib import Path

import pytest

from bot.__main__ import COMMANDS
from bot.data.address import connecting
from bot.errors import BadSetting
from bot.host import asking, backup
from bot.settings import Settings, read

SECRET = "MTIz.secret.part"
TYPED = (
    *("LOG_LEVEL", "LOG_FORMAT", "HEALTH_PORT", "SHARD_COUNT"),
    *("REQUESTS_PER_SECOND", "DISCORD_API"),
)
"""Settings that take something else than any text."""
ADDRESS = f"postgresql+asyncpg://me:{SECRET}@127.0.0.1/bot"


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # without a .env of this machine
    for name in (*Settings.model_fields, "SKULDUGGERY_ENV"):
        monkeypatch.delenv(name.upper(), raising=False)


@pytest.mark.parametrize("end", ["", "\n", "\r\n"])
def test_secrets_may_be_in_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    for name, value in (("DISCORD_TOKEN", SECRET), ("DATABASE_URL", ADDRESS)):
        file = tmp_path / name
        file.write_bytes(f"{value}{end}".encode())
        monkeypatch.setenv(f"{name}_FILE", str(file))
    assert read().token == SECRET
    assert read().url == ADDRESS


def test_what_is_set_to_nothing_is_not_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "token").write_text(SECRET)
    (tmp_path / ".env").write_text("DISCORD_TOKEN=\nLOG_LEVEL=\n")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert read().token is None
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "token")
    assert read().token == SECRET
    assert read().log_level == "INFO"
    assert read().health_port is None


def test_the_environment_wins_and_a_file_may_name_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text("log_level=error\nOPERATOR=${HOSTED} Ltd\nHEALTH_PORT=8081\n")
    monkeypatch.setenv("HOSTED", "Anna")
    monkeypatch.setenv("HEALTH_PORT", "8082")
    monkeypatch.setenv("LOG_LEVEL", "")
    found = read()
    assert (found.log_level, found.operator, found.health_port) == ("ERROR", "Anna Ltd", 8082)


def test_only_one_of_both(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", SECRET)
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "token")
    with pytest.raises(BadSetting, match="DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set"):
        _ = read().token


@pytest.mark.parametrize(
    ("content", "why"),
    [(None, "No such file"), (b"\n", "which is empty"), (b"\xff\xfesecret", "not a text")],
)
def test_a_file_that_can_not_be_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes | None, why: str
) -> None:
    if content is not None:
        (tmp_path / "url").write_bytes(content)
    monkeypatch.setenv("DATABASE_URL_FILE", "url")
    with pytest.raises(BadSetting, match=why) as raised:
        _ = read().url
    assert "secret" not in str(raised.value)


def test_the_address_of_a_new_database_may_be_in_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = list[str]()

    async def move(old: str, new: str) -> dict[str, tuple[int, str]]:
        asked.append(new)
        return {}

    monkeypatch.setattr(backup, "move", move)
    (tmp_path / "url").write_text(f"{ADDRESS}\n")
    for new in ("url", str(tmp_path / "url"), ADDRESS):
        arguments = Namespace(old="sqlite+aiosqlite:///old.db", new=new)
        assert COMMANDS["move-database"].work(Settings(), arguments) == 0
    assert asked == [ADDRESS] * 3
    with pytest.raises(BadSetting, match=r"^TO names nothing: No such file"):
        COMMANDS["move-database"].work(Settings(), Namespace(old="x", new="nothing"))
    assert SECRET not in capsys.readouterr().out


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32", "latin-1"])
def test_a_file_of_settings_in_another_encoding_is_told_of_in_a_sentence(
    tmp_path: Path, encoding: str
) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={SECRET}\nOPERATOR=Jürgen\n", encoding)
    with pytest.raises(BadSetting, match=r"^\.env is not in UTF-8") as raised:
        read()
    assert SECRET not in str(raised.value)


def test_a_file_of_settings_may_begin_with_a_mark(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={SECRET}\nOPERATOR=Jürgen\n", "utf-8-sig")
    assert (read().token, read().operator) == (SECRET, "Jürgen")


@pytest.mark.parametrize(
    ("url", "why"),
    [
        (SECRET, "is no address"),
        (ADDRESS.replace("127.0.0.1", "127.0.0.1:port"), "is no address"),
        (ADDRESS.replace("postgresql+asyncpg", "mysql+aiomysql"), "is to be like"),
        ("sqlite+aiosqlite://", "is to name a file"),
        ("sqlite+aiosqlite:///:memory:", "is to name a file"),
        (f"{ADDRESS}?statement_cache_size=many", "a whole number"),
        (ADDRESS.removesuffix("/bot"), "names no database"),
        (f"{ADDRESS}?nonsense=1", "nonsense"),
        (ADDRESS.replace("@", f"@{SECRET}@"), "second @"),
        (ADDRESS.replace("@", f"@{SECRET}/more@") + "?sslmode=require", "second @"),
    ],
)
def test_an_address_that_can_not_be_used(
    monkeypatch: pytest.MonkeyPatch, url: str, why: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", url)
    with pytest.raises(BadSetting, match=f"^DATABASE_URL .*{why}") as raised:
        _ = read().url
    assert SECRET not in str(raised.value)


def test_parameters_that_asyncpg_knows_may_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for known in ("ssl=require", "host=/run/postgresql", "prepared_statement_cache_size=0"):
        monkeypatch.setenv("DATABASE_URL", f"{ADDRESS}?{known}")
        assert read().url.endswith(known)


@pytest.mark.parametrize(
    ("handed_out", "used"),
    [
        (ADDRESS.replace("ql+asyncpg", ""), ADDRESS),
        (ADDRESS.replace("+asyncpg", ""), ADDRESS),
        (f"{ADDRESS}?sslmode=require", f"{ADDRESS}?ssl=require"),
        (f"{ADDRESS}?sslmode=require&channel_binding=require", f"{ADDRESS}?ssl=require"),
        ("sqlite:///bot.db", "sqlite+aiosqlite:///bot.db"),
    ],
)
def test_addresses_as_hosts_hand_them_out(
    monkeypatch: pytest.MonkeyPatch, handed_out: str, used: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", handed_out)
    assert read().url == used


@pytest.mark.parametrize("name", ["prepared_statement_cache_size", "statement_cache_size"])
def test_numbers_in_an_address_reach_the_driver_as_numbers(name: str) -> None:
    for seconds in (None, 5.0):
        assert connecting(f"{ADDRESS}?{name}=0", seconds)[name] == 0


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("HELTH_PORT=1", ".env, line 2: HELTH_PORT is no setting; did you mean HEALTH_PORT?"),
        ("DICSORD_TOKEN=x", ".env, line 2: DICSORD_TOKEN is no setting; did you mean DISCORD_T"),
        ("FLOWERS=1", ".env, line 2: FLOWERS is no setting."),
        (f"DISCORD_TOKEN {SECRET}", ".env, line 2: that is no NAME=value."),
        ("DISCORD_TOKEN", ".env, line 2: that is no NAME=value."),
    ],
)
def test_what_nobody_reads_is_refused(tmp_path: Path, line: str, told: str) -> None:
    (tmp_path / ".env").write_text(f"# mine\n{line}\n")
    with pytest.raises(BadSetting) as raised:
        read()
    assert str(raised.value).startswith(told)
    assert SECRET not in str(raised.value)


def test_a_mistyped_name_in_the_environment_is_refused_and_others_are_let_be(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("COMPOSE_PROFILES=sqlite\nKEEP=9\nPGSSLROOTCERT=x\nTZ=UTC\n")
    for name in ("DATABASE_PUBLIC_URL", "PRIVATE_URL", "PORT", "HEROKU_POSTGRESQL_RED_URL"):
        monkeypatch.setenv(name, "x")
    read()
    monkeypatch.setenv("SHARDS_COUNT", SECRET)
    with pytest.raises(BadSetting, match="SHARDS_COUNT is no setting; did you mean SHARD_COUNT"):
        read()


def test_one_file_of_settings_is_named_on_the_command_line_or_in_the_environment(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("one", "other", ".env"):
        (tmp_path / name).write_text(f"OPERATOR={name}\n")
    assert read().operator == ".env"
    monkeypatch.setenv("SKULDUGGERY_ENV", "one")
    assert (read().operator, read().file) == ("one", tmp_path / "one")
    assert read(Path("other")).operator == "other"
    monkeypatch.setenv("OPERATOR", "who runs it")
    assert read().operator == "who runs it"
    with pytest.raises(BadSetting, match="There is no file of settings gone"):
        read(Path("gone"))


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A service's settings, as docs/hosting.md says."""
    there = tmp_path / "etc" / "environment"
    there.parent.mkdir()
    there.write_text("DATABASE_URL=sqlite:///of/the/service.db\n")
    monkeypatch.setattr(asking, "SERVICE", there)
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    return there


@pytest.mark.parametrize("command", ["migrate", "restore", "rate"])
def test_a_command_by_hand_makes_no_database_beside_a_service(
    service: Path, command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadSetting, match="a service's settings are in"):
        asking.begin(read(), command)
    assert "data/skulduggery.db, settings of the environment alone" in capsys.readouterr().err
    asking.begin(read(service), command)
    assert "of/the/service.db, settings of" in capsys.readouterr().err
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    for answer, goes_on in (("y", True), ("", False)):
        monkeypatch.setattr("builtins.input", lambda _, said=answer: said)
        with nullcontext() if goes_on else pytest.raises(BadSetting, match="Nothing was made"):
            asking.begin(read(), command)


def test_a_command_says_which_database_it_speaks_to_without_its_password(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", ADDRESS)
    asking.begin(read(), "backup")
    told = capsys.readouterr().err
    assert "127.0.0.1/bot" in told
    assert SECRET not in told


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("CHALLENGES", "perhaps"),
        ("REQUESTS_PER_SECOND", "inf"),  # endless requests are none that can be counted
        ("PUBLIC_URL", "https://graves.example\n"),
        ("PUBLIC_URL", "https://graves.example:99999"),
        ("PUBLIC_URL", f"https://me:{SECRET}@graves.example"),
        ("PUBLIC_URL", f"https://:{SECRET}@graves.example"),
        ("PUBLIC_URL", "https://graves.example/?a=b"),
        ("DISCORD_API", "http://127.0.0.1:99999"),
        *((name, SECRET) for name in TYPED),
    ],
)
def test_a_wrong_setting_is_named_and_not_quoted(
    monkeypatch: pytest.MonkeyPatch, name: str, given: str
) -> None:
    monkeypatch.setenv(name, given)
    with pytest.raises(BadSetting, match=f"^{name} is to be ") as raised:
        read()
    assert "something else" not in str(raised.value)
    assert SECRET not in str(raised.value)


@pytest.mark.parametrize(
    ("environment", "field", "value"),
    [
        ({}, "challenges", "on"),
        ({"CHALLENGES": "off"}, "challenges", "off"),
        ({"LOG_LEVEL": "debug"}, "log_level", "DEBUG"),
    ],
)
def test_what_is_set(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], field: str, value: str
) -> None:
    for name, given in environment.items():
        monkeypatch.setenv(name, given)
    assert getattr(read(), field) == value
