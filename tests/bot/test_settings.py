"""What is set by the environment, secrets in files among it; no fault of it tells a secret."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import BadSetting, Settings, read

SECRET = "MTIz.secret.part"


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # no .env of the machine's
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)


@pytest.mark.parametrize("end", ["", "\n", "\r\n"])
def test_secrets_may_be_in_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: str) -> None:
    for name in ("DISCORD_TOKEN", "DATABASE_URL"):
        file = tmp_path / name
        file.write_bytes(f"{SECRET}{end}".encode())
        monkeypatch.setenv(f"{name}_FILE", str(file))
    assert read().token == SECRET
    assert read().url == SECRET


def test_what_is_set_to_nothing_is_not_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "token").write_text(SECRET)
    (tmp_path / ".env").write_text("DISCORD_TOKEN=\nLOG_LEVEL=\n")
    monkeypatch.setenv("DISCORD_TOKEN", "")
    assert read().token is None
    monkeypatch.setenv("DISCORD_TOKEN_FILE", "token")
    assert read().token == SECRET
    assert read().log_level == "INFO"
    assert read().health_port is None


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


@pytest.mark.parametrize("name", ["LOG_LEVEL", "LOG_FORMAT", "HEALTH_PORT"])
def test_a_wrong_setting_is_named_and_not_quoted(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv(name, SECRET)
    with pytest.raises(BadSetting, match=name) as raised:
        read()
    assert SECRET not in str(raised.value)


def test_levels_may_be_written_in_small_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOG_LEVEL", "debug")
    assert read().log_level == "DEBUG"
