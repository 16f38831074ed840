"""What `python -m bot doctor` finds: each fault is named, and a bot that is well has none."""

from __future__ import annotations

import asyncio
import logging
import shutil
import socket
from argparse import Namespace
from collections import namedtuple
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.data.preferences import ServerSettings
from bot.host import doctor, visit
from bot.host.commands import doctor as command
from bot.host.doctor import examine
from bot.host.health import watched
from bot.host.visit import Finding
from bot.press.commands import tell_of_commands
from bot.settings import Settings
from local_discord import Permission
from local_discord.patience import LONG
from tests.databases import ON_POSTGRES, changed, file_of, found, migrated, on_sqlite
from tests.e2e.driver import resigned, seated
from tests.e2e.scene import Scene


def settings(scene: Scene, token: str = "") -> Settings:
    """Those of the scene's bot."""
    return Settings(
        discord_token=SecretStr(token or scene.application.token),
        database_url=SecretStr(scene.database),
    )


async def examined(scene: Scene, token: str = "") -> list[Finding]:
    """What is found about it."""
    return await examine(settings(scene, token))


async def faults(scene: Scene, token: str = "") -> list[str]:
    return [finding.text for finding in await examined(scene, token) if finding.fault]


async def test_a_bot_that_is_well_has_no_fault(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    findings = await examined(scene)
    assert [finding for finding in findings if finding.fault] == []
    told = "\n".join(finding.text for finding in findings)
    for what in (
        "token",
        "clock is right",
        "intent",
        "commands of this version",
        "database",
        "In The Crypt",
    ):
        assert what in told
    assert not [part for part in scene.application.token.split(".") if part in told]
    names = {name for (name,) in found(scene.database, "SELECT name FROM facts")}
    assert "doctor" not in names  # it writes nothing
    try:
        assert await asyncio.to_thread(command, settings(scene), Namespace()) == 0
        said = capsys.readouterr().out
        assert {line[:5] for line in said.splitlines()} == {"   ok"}
        scene.channel.deny(scene.application.user, Permission.SEND_MESSAGES)
        assert await asyncio.to_thread(command, settings(scene), Namespace()) == 1
    finally:
        logging.disable(logging.NOTSET)
    assert "FAULT In The Crypt: #general lacks Send Messages." in capsys.readouterr().out
    found_ = await examine(settings(scene).model_copy(update={"activity_secret": SecretStr("x")}))
    assert [f.text for f in found_ if "ACTIVITY_SECRET is set, but not PUBLIC_URL" in f.text]
    scene.world.servers.leave(scene.guild, scene.application.user)
    findings = await examined(scene)
    assert not [finding for finding in findings if finding.fault]
    assert "scope=bot+applications.commands" in findings[-1].text


@pytest.mark.parametrize("token", ["", "abc", "a.b.c", "Bot MTIz.a.b", "MTIz..b"])
def test_what_is_no_token_is_not_quoted(token: str) -> None:
    found = doctor.token_form(token)
    assert found.fault
    assert not token or token not in found.text


async def test_each_fault_is_named(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = f"{scene.application.token.partition('.')[0]}.wrong.secret"
    [told] = await faults(scene, token=wrong)
    assert "rejects the token" in told
    [violation] = scene.world.violations
    assert "401" in violation.message
    scene.world.violations.clear()
    with monkeypatch.context() as patch:
        patch.setattr("discord.http.Route.BASE", "http://127.0.0.1:9/api/v10")
        [told] = await faults(scene)
        assert told.startswith("Discord can't be reached: ")
    if not ON_POSTGRES:
        usage = namedtuple("usage", "total used free")
        with monkeypatch.context() as patch:
            patch.setattr(shutil, "disk_usage", lambda _: usage(10**9, 10**9, 50 * 10**6))
            [told] = await faults(scene)
            assert told.startswith("50 MB are free where the database is")
    [first, second, *_] = scene.application.commands.values()
    first.data["description"] = "What it did before"
    second.data["name"] = "before"
    [told] = await faults(scene)
    assert f"/{first.data['name']}" in told
    assert "/before" in told
    scene.application.commands.clear()
    assert await faults(scene) == []
    scene.world.skip(60)
    [told] = await faults(scene)
    assert "seconds behind Discord's" in told
    scene.world.skip(-60)
    changed(scene.database, "UPDATE alembic_version SET version_num = '0001'")
    [told] = await faults(scene)
    assert "bot migrate" in told


async def test_no_token_and_no_database_yet(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'new' / 'bot.db'}"
    findings = await examine(Settings(discord_token=None, database_url=SecretStr(url)))
    assert [f.text for f in findings if f.fault] == [
        "DISCORD_TOKEN is not set, so I can't ask Discord."
    ]
    assert any("no database yet" in finding.text for finding in findings)
    assert not (tmp_path / "new").exists()  # it only looks


@on_sqlite
async def test_a_database_of_which_a_part_is_damaged(tmp_path: Path) -> None:
    url = await migrated(tmp_path)
    page = "SELECT rootpage FROM sqlite_master WHERE name = 'heartbeats'"
    [(root,)], [(size,)] = found(url, page), found(url, "PRAGMA page_size")
    with file_of(url).open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"damaged" * 100)
    told = [finding.text for finding in await doctor.database(url) if finding.fault]
    assert told
    assert "is damaged" in told[0]


async def test_a_database_that_is_not_there() -> None:
    [finding] = await doctor.database("postgresql+asyncpg://anna:secret@127.0.0.1:9/bot")
    assert finding.fault
    assert "secret" not in finding.text


async def test_the_operators_channel_takes_reports_and_not_just_anybody_reads_them(
    scene: Scene,
) -> None:
    reports, overwrite = scene.guild.channel("reports"), scene.world.servers.overwrite
    bot, everybody = scene.application.user, scene.guild.everyone

    async def told(channel: int) -> list[str]:
        asked = settings(scene).model_copy(update={"operator_channel": channel})
        found = [f for f in await examine(asked) if "eports" in f.text or "OPERATOR" in f.text]
        scene.world.violations.clear()
        return [("FAULT " if f.fault else "") + f.text for f in found]

    [open_to_all] = await told(reports.id)
    assert open_to_all.startswith("FAULT OPERATOR_CHANNEL: everybody in The Crypt can read")
    overwrite(reports, everybody, deny=Permission.VIEW_CHANNEL)
    [unseen] = await told(reports.id)
    assert unseen == "FAULT OPERATOR_CHANNEL is no channel that the bot sees."
    overwrite(reports, bot, allow=Permission.VIEW_CHANNEL, deny=Permission.SEND_MESSAGES)
    [mute] = await told(reports.id)
    assert mute == "FAULT OPERATOR_CHANNEL: in #reports the bot lacks Send Messages."
    overwrite(reports, bot, allow=Permission.VIEW_CHANNEL | Permission.SEND_MESSAGES)
    assert await told(reports.id) == ["Reports go to #reports in The Crypt."]
    assert await told(4711) == [unseen]


def test_no_name_steers_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def found(_: Settings) -> list[Finding]:
        return [Finding("In \x1b[2JThe Crypt\x9b: all is well.")]

    monkeypatch.setattr(doctor, "examine", found)
    monkeypatch.setattr(logging, "disable", lambda _: None)
    assert command(Settings(), Namespace()) == 0
    assert capsys.readouterr().out == "   ok In \\x1b[2JThe Crypt\\x9b: all is well.\n"


def _without_ipv6() -> bool:
    try:
        with socket.create_server(("::1", 0), family=socket.AF_INET6):
            return False
    except OSError:
        return True


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1", pytest.param("::1", marks=pytest.mark.skipif(_without_ipv6(), reason="no IPv6"))],
)
async def test_a_port_that_another_program_uses_is_found(scene: Scene, host: str) -> None:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, 0), family=family) as other:
        port = other.getsockname()[1]
        settings = Settings(health_port=port, health_host=host)
        [found] = await doctor.ports(settings)
        assert found.fault
        assert found.text.startswith(f"HEALTH_PORT: port {port} of {host} can't be used: ")
    assert await doctor.ports(settings) == []
    async with watched(scene.bot, scene.bot.metrics, host, port):
        async with asyncio.timeout(LONG):
            while not (found_ := await doctor.ports(settings)) or found_[0].fault:
                await scene.world.next_change(0.05)
        [own] = found_
        assert "A bot runs here" in own.text


@pytest.mark.parametrize(
    ("ahead", "told"), [(70.2, "70 seconds ahead of"), (-9.0, "9 seconds behind")]
)
def test_a_wrong_clock(ahead: float, told: str) -> None:
    found = visit.clock(ahead)
    assert found.fault
    assert told in found.text
    assert not visit.clock(ahead / 100).fault


async def test_channels_where_it_lacks_something_are_named(scene: Scene) -> None:
    tavern, rules, hidden = (scene.guild.channel(n) for n in ("tavern", "rules", "hidden"))
    bot, everybody = scene.application.user, scene.guild.everyone
    overwrite = scene.world.servers.overwrite
    await seated(scene, "cop_and_rob", [scene.anna, scene.bob], hidden)
    for whom in (everybody, bot):
        overwrite(hidden, whom, deny=Permission.SEND_MESSAGES)  # where a table is open it needs all
    assert await faults(scene) == ["In The Crypt: #hidden lacks Send Messages."]
    await resigned(scene, scene.anna)
    lost = Permission.ATTACH_FILES | Permission.READ_MESSAGE_HISTORY
    overwrite(scene.channel, bot, deny=lost)
    overwrite(rules, everybody, deny=Permission.SEND_MESSAGES)  # not for talking
    overwrite(hidden, everybody, deny=Permission.VIEW_CHANNEL)  # none of its business
    told = "In The Crypt: #general lacks Attach Files, Read Message History."
    assert await faults(scene) == [told]
    await scene.bot.people.set_server(scene.guild.id, ServerSettings(channels=(hidden.id,)))
    assert await faults(scene) == ["In The Crypt: #hidden lacks View Channel."]
    await scene.bot.people.set_server(scene.guild.id, ServerSettings(channels=(tavern.id,)))
    assert await faults(scene) == []
    overwrite(tavern, bot, deny=Permission.CREATE_PUBLIC_THREADS)
    assert await faults(scene) == []
    settings = ServerSettings(channels=(tavern.id,), threads=True)
    await scene.bot.people.set_server(scene.guild.id, settings)
    assert await faults(scene) == ["In The Crypt: #tavern lacks Create Public Threads."]
    for n in range(12):
        guild = scene.world.guild(f"Server {n:02}")
        channel = guild.channel("general")
        scene.world.install(scene.application, guild)
        overwrite(channel, scene.application.user, deny=Permission.ATTACH_FILES)
    many = await faults(scene)
    assert len(many) == 11
    assert many[-1] == "The bot is in 13 servers; 3 more of them lack something."


async def test_each_step_of_the_board_inside_discord_is_looked_at(scene: Scene) -> None:
    def inside(secret: str) -> Settings:
        return settings(scene).model_copy(
            update={
                "discord_api": scene.address.http,
                "public_url": "https://games.example.org",
                "web_port": 8090,
                "activity_secret": SecretStr(secret),
            }
        )

    async def told(secret: str = "") -> dict[str, bool]:
        found = await examine(inside(secret or scene.application.secret))
        return {finding.text: finding.fault for finding in found}

    def said(found: dict[str, bool], words: str) -> bool:
        [fault] = [fault for text, fault in found.items() if words in text]
        return fault

    before = await told("of nobody")
    assert said(before, "Discord rejects ACTIVITY_SECRET")
    assert said(before, "No redirect is registered")
    assert said(before, "Activities are off")
    assert not said(before, "not verified: its Activity opens only for you")
    scene.world.activities(scene.application)
    assert not said(await told(), "doesn't ask the bot yet")
    await tell_of_commands(scene.bot.tree, scene.application.id, scene.bot.store, inside=True)
    after = await told()
    for words in ("accepts ACTIVITY_SECRET", "A redirect is", "entry point asks", "commands of"):
        assert not said(after, words)
    assert scene.application.secret not in "".join(after)
