"""What whoever runs the bot does by hand while it runs: from the shell, and with the buttons below
a report."""

from __future__ import annotations

import argparse
import asyncio
import time
from datetime import UTC, datetime

import pytest

from bot.__main__ import COMMANDS
from bot.errors import CantRun
from bot.host import operators
from bot.live.orders import Orders
from bot.message.about import Papers
from bot.settings import read
from local_discord import Channel
from tests.databases import found
from tests.e2e.driver import controls, seated, shown
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk
from tests.own_data import unpacked

pytestmark = pytest.mark.usefixtures("_alone")


@pytest.fixture
def _alone(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", scene.database)
    monkeypatch.setenv("USER", "root")
    monkeypatch.setattr(operators, "WAITS", 0.3)
    monkeypatch.setattr(operators, "PAUSE", 0.02)


async def shell(scene: Scene, *words: object, looks: bool = True) -> int:
    """Run a command while the bot looks, or while none does."""
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers(dest="command")
    for name, command in COMMANDS.items():
        command.options(commands.add_parser(name))
    arguments = parser.parse_args([str(word) for word in words])
    operators.WAITS = 60.0 if looks else 0.3
    done = asyncio.to_thread(COMMANDS[arguments.command].work, read(), arguments)
    working = asyncio.ensure_future(done)
    while looks and not working.done():
        await scene.bot.orders.round()
        await asyncio.wait([working], timeout=0.02)
    if looks:
        await scene.bot.orders.round()  # whom it has banned
    await scene.settle()
    return await working


def log(scene: Scene) -> list[tuple[object, ...]]:
    return found(scene.database, "SELECT what, target, told FROM acts ORDER BY id")


async def test_a_table_is_closed_and_all_of_it_is_in_the_log(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    begins = int(time.time()) // 60 * 60 + 86_400
    at = datetime.fromtimestamp(begins, UTC).strftime("%Y-%m-%dT%H:%M")
    await shell(scene, "announce", "A new disk.", "--at", at, "--minutes", 20)
    text = scene.board().text
    assert f"I'll be away from <t:{begins}:f> to about <t:{begins + 1200}:t>." in text
    assert "> A new disk." in text
    await scene.restart()
    table = await scene.table()
    assert table.announced == (begins, begins + 1200, "A new disk.")
    capsys.readouterr()
    await shell(scene, "tables", looks=False)
    assert f"channels/{scene.guild.id}/{scene.channel.id}" in capsys.readouterr().out
    await shell(scene, "servers", looks=False)
    assert f"{scene.guild.id}      1 open" in capsys.readouterr().out
    closes = (shell(scene, "close", 1, looks=False) for _ in range(2))
    late = await asyncio.gather(*closes, return_exceptions=True)
    assert log(scene)[1:] == [("close", 1, "")] * 2  # of two operators at once
    assert [isinstance(one, CantRun) and "No running bot" in str(one) for one in late] == [True] * 2
    await scene.after(scene.bot.orders.round())
    assert "Whoever runs the bot closed it." in scene.board().text
    assert [told for _, _, told in log(scene)[1:]] == ["closed", "This table is already closed."]
    with pytest.raises(CantRun, match="There is no open table 1:"):
        await shell(scene, "close", 1)
    await shell(scene, "acts", looks=False)
    [newest, oldest, _] = capsys.readouterr().out.splitlines()
    assert newest.endswith("at the shell: close 1 (This table is already closed.)")
    assert oldest.endswith("at the shell: close 1 (closed)")


async def test_whoever_is_banned_is_told_and_still_has_their_data(
    scene: Scene, talk: Talk, capsys: pytest.CaptureFixture[str]
) -> None:
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    session, _ = await scene.bot.sessions.inside(scene.bob.id, "en")
    assert await scene.bot.sessions.named(session.id)
    await shell(scene, "ban", scene.bob.id, "--reason", "spam")
    later, _ = await scene.bot.sessions.inside(scene.bob.id, "en")
    assert not await scene.bot.sessions.named(session.id)
    assert not await scene.bot.sessions.named(later.id)
    assert "close 1" in capsys.readouterr().out
    pressed = await scene.bob.press(scene.board(), controls(scene.board())[0][0])
    assert "has banned you or this server" in shown(pressed).text
    await talk("""
        Bob: /mygames → has banned you or this server
        Bob: /mydata → [Delete my data]
    """)
    [file] = talk.shown[scene.bob].attachments
    [ban] = unpacked(file.bytes)["bans"]
    assert (ban["server"], ban["words"]) == (False, "spam")
    await talk("""
        Bob: Delete my data
        Bob: Yes, delete → is deleted
        Bob: /mygames → has banned
    """)
    await shell(scene, "bans", looks=False)
    assert "spam" in capsys.readouterr().out
    await shell(scene, "unban", scene.bob.id)
    await talk("Bob: /mygames → ~has banned")


@pytest.mark.long
async def test_a_banned_server_is_left_and_left_again(
    scene: Scene, capsys: pytest.CaptureFixture[str]
) -> None:
    other = scene.world.guild("Elsewhere")
    scene.world.install(scene.application, other)
    await scene.settle()
    await shell(scene, "ban", other.id, "--server")
    assert scene.bot.get_guild(other.id) is None
    scene.world.install(scene.application, other)
    await scene.settle()
    await scene.after(scene.bot.orders.round())
    assert scene.bot.get_guild(other.id) is None
    await shell(scene, "leave", scene.guild.id)
    assert scene.bot.get_guild(scene.guild.id) is None
    assert log(scene)[-1] == ("leave", scene.guild.id, "left")
    capsys.readouterr()
    await shell(scene, "leave", 77)
    assert capsys.readouterr().out == "Act 3: the bot is not in that server.\n"
    presence, holds = scene.bot.tables.presence, scene.bot.tables.presence.holds
    presence.holds = lambda: False
    with pytest.raises(CantRun, match="No running bot has done it yet"):
        await shell(scene, "leave", 78, looks=False)
    await scene.bot.orders.round()
    assert log(scene)[-1] == ("leave", 78, "")  # only who serves a server knows it
    presence.holds = holds
    process = Orders(scene.bot.store.engine, scene.bot.tables, scene.bot, lambda _: True)
    await asyncio.gather(scene.bot.orders.round(), process.round())
    assert log(scene)[-1] == ("leave", 78, "the bot is not in that server")


async def reported(scene: Scene, *operators: int) -> Channel:
    guild = scene.world.guild("Home")
    channel = guild.channel("reports")
    guild.join(scene.anna, scene.cleo)
    scene.world.install(scene.application, guild)
    await scene.restart(Papers(reports=channel.id, operators=frozenset(operators)))
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    await scene.after(scene.anna.command("report", scene.channel, person=scene.bob, reason="rude"))
    return channel


async def test_buttons_below_a_report_are_for_operators_alone(scene: Scene, talk: Talk) -> None:
    channel = await reported(scene, scene.anna.id)
    [report] = channel.messages.values()
    labels = [button.label for button in report.buttons]
    kept = ["Ban", "Hide the name", "Close the table", "Take it out of ratings", "Leave the server"]
    assert labels == kept
    await talk("""
        Cleo in reports: Ban → Only whoever runs me
        Anna in reports: Ban → logged
        Anna in reports: Hide the name → logged
        Anna in reports: Close the table → logged
        Anna in reports: Take it out of ratings → changed nothing
    """)
    await scene.after(scene.bot.orders.round())
    await talk("""
        Bob: sees → Whoever runs the bot closed it.
        Anna in reports: Close the table → changed nothing
        Bob: /mygames → has banned
    """)
    acts = found(scene.database, "SELECT by, what FROM acts ORDER BY id")
    assert [what for _, what in acts] == ["ban", "rename", "close", "unrate"]
    assert {by for by, _ in acts} == {f"Anna ({scene.anna.id})"}
