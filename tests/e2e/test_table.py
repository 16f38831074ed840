"""Tables of Graverobber, and what people should not do to them."""

from __future__ import annotations

import asyncio
import re

import discord
import pytest

from bot.live.studio import Studio
from bot.message.parts import Sheet
from bot.table.player import Player
from bot.table.table import Table
from local_discord import Message, Permission, Reply
from local_discord.errors import NoSuchControl
from tests.e2e.driver import LAYOUT, laid, options, people, resigned, seated, settled, whisper
from tests.e2e.scene import CALLBACK, Scene


async def test_a_whole_match_typed(scene: Scene) -> None:
    await laid(scene)
    # Anna's other piece starts on A1 of Bob's board, where Plots are on B5, G8 and D8.
    for anna, bob in [
        ("u4", "s"),
        ("dr", "skip"),
        ("U 3", "DIG left"),
        ("right 2", "s"),
        ("dr", "s"),
        ("d1", "s"),
        ("right 2", "s"),
        ("u1", "s"),
        ("r1", "s"),
    ]:
        for person, move in ((scene.anna, anna), (scene.bob, bob)):
            reply = await person.command("play", scene.channel, move=move)
            assert reply.failed is None
            await scene.settle()
    text = "\n".join(m.text for m in scene.anna.look(scene.channel))
    assert "digs east: **B5**" in text or "digs east: B5" in text


async def test_the_result_shows_both_boards_and_rematch_swaps_sides(scene: Scene) -> None:
    await laid(scene)
    reply = await scene.bob.press(scene.board(), "⋯")
    assert reply.message
    reply = await scene.bob.press(reply.message, "Resign")
    assert reply.message
    await scene.bob.press(reply.message, "Yes, resign")
    await scene.settle()
    result = scene.board()
    assert "Anna** wins" in result.text
    words = result.attachments[0].description or ""
    assert "C5" in words
    assert "E2" in words
    await scene.anna.press(result, "Rematch")
    await scene.settle()
    lobby = scene.board()
    assert "The host is White" in lobby.text
    assert (await offered(scene, "Sides"))["the host is White"]
    assert "press *Join*" in whisper(await scene.bob.press(result, "Rematch"))
    await scene.bob.press(lobby, "Join")
    await scene.anna.press(scene.board(), "Start")
    await scene.settle()
    table = await scene.bot.tables.table_in(scene.channel.id)
    assert table
    assert table.names == ("Bob", "Anna")


async def test_pressing_out_of_turn_or_at_another_persons_table(scene: Scene) -> None:
    await laid(scene)
    reply = await scene.bob.command("play", scene.channel, move="u1")
    assert "It's Anna's turn" in whisper(reply).replace("*", "")
    reply = await scene.cleo.command("play", scene.channel, move="u1")
    assert "not at this channel's table" in whisper(reply)
    mine = next(b.custom_id for b in scene.dm(scene.anna).buttons if "Skip" in b.label)
    assert mine
    reply = await scene.cleo.forge(scene.board(), mine)
    assert "That button is gone" in whisper(reply)


async def test_a_double_click_and_what_is_delivered_twice_play_once(scene: Scene) -> None:
    await laid(scene)
    for person in (scene.anna, scene.bob):
        dm = scene.dm(person)
        if person is scene.bob:
            scene.world.faults.duplicate_next_interaction()
        presses = 2 if person is scene.anna else 1
        await asyncio.gather(*(person.press(dm, "Skip") for _ in range(presses)))
        await scene.settle()
    table = await scene.bot.tables.table_in(scene.channel.id)
    assert table
    assert table.match
    assert [move for _, move in table.match.log].count("skip") == 2


NONSENSE = ["", "; ;", "xyzzy", "move up 99", "resign", "play e4; 1=1", "u 0", "r7; u7"]


async def test_typed_nonsense_is_answered_and_changes_nothing(scene: Scene) -> None:
    await laid(scene)
    public = scene.cleo.look(scene.channel)
    for move in NONSENSE:
        reply = await scene.anna.command("play", scene.channel, move=move or " ")
        assert len(whisper(reply)) > 10
    await scene.settle()
    assert scene.cleo.look(scene.channel) == public
    found = await scene.anna.suggest("play", scene.channel, focus="move", move="up")
    values = [value for _, value in found]
    assert "move up 1" in values
    assert "dig up" in values
    assert await scene.cleo.suggest("play", scene.channel, focus="move", move="up") == []


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def offered(scene: Scene, title: str) -> dict[str, bool]:
    """The choices in a field of the lobby's form, and the current one."""
    form = await options(scene, scene.anna)
    field = next(field for field in form.fields if field.label == title)
    return {o["label"]: bool(o.get("default")) for o in field.control.data["options"]}


async def test_the_host_chooses_who_begins_and_a_rematch_moves_it_on(scene: Scene) -> None:
    await scene.anna.command("newgame", scene.channel, game="graveyard_shift")
    await scene.settle()
    await scene.bob.press(scene.board(), "Join")
    await scene.settle()
    first = "Who goes first"
    assert await offered(scene, first) == {"random": True, "Anna": False, "Bob": False}
    await settled(scene, scene.anna, {first: "Bob"})
    assert (await offered(scene, first))["Bob"]
    assert "Bob goes first" in scene.board().text
    await scene.restart()
    await scene.anna.press(scene.board(), "Start")
    await scene.settle()
    reply = await scene.bob.command("play", scene.channel, move="a1")
    assert reply.failed is None
    await scene.settle()
    assert "Bob** enters at" in scene.board().text
    await resigned(scene, scene.bob)
    await scene.anna.press(scene.board(), "Rematch")
    await scene.settle()
    assert (await offered(scene, first))["Anna"]


async def test_the_lobby_says_what_a_side_means_and_names_aids(scene: Scene) -> None:
    await scene.anna.command("newgame", scene.channel, game="pointsweeper")
    await scene.settle()
    red = "the host is Red, who chooses who goes first on boards 1 and 3"
    await settled(scene, scene.anna, {"Sides": red})
    assert (await offered(scene, "Sides"))[red]
    await scene.anna.press(await people(scene, scene.anna), "Close the table")
    await scene.settle()
    await scene.anna.command("newgame", scene.channel, game="bushwhacked")
    await scene.settle()
    aid = "Mark what can be captured"
    assert (await offered(scene, aid))["Yes, for everybody"]


async def too_early(scene: Scene) -> Reply:
    """Anna presses *Start* of a lobby where somebody has just left: it can't be pressed now."""
    start = next(b for b in scene.board().buttons if b.label == "Start")
    assert not start.enabled
    return await scene.anna.forge(scene.board(), start.custom_id or "")


async def test_starting_with_too_few_and_as_somebody_else(scene: Scene) -> None:
    await scene.anna.command("newgame", scene.channel, game="graverobber")
    await scene.settle()
    assert f"<@{scene.anna.id}>: you can also start right away" in scene.board().text
    assert "needs 2 players" in whisper(await too_early(scene))
    await scene.bob.press(scene.board(), "Join")
    await scene.settle()
    assert "Anna" in whisper(await scene.bob.press(scene.board(), "Start"))
    join = next(b for b in scene.board().buttons if b.label == "Join")
    assert not join.enabled
    reply = await scene.cleo.forge(scene.board(), join.custom_id or "")  # it was there a moment ago
    assert "2 seats are taken" in whisper(reply)


async def test_who_may_not_create_threads_gets_none_from_the_bot(scene: Scene) -> None:
    await scene.anna.command("newgame", scene.channel, game="graverobber")
    await scene.settle()
    offered = await scene.bob.command("newgame", scene.channel, game="graverobber")
    scene.channel.deny(scene.bob, Permission.CREATE_PUBLIC_THREADS)
    assert offered.message
    for _ in range(2):
        reply = await scene.bob.press(offered.message, "Open a thread")
        assert "can't create threads" in whisper(reply)
    reply = await scene.bob.command("newgame", scene.channel, game="graverobber")
    assert "can't create threads" in whisper(reply)
    assert scene.guild.threads == []


async def test_nobody_opens_more_than_three_lobbies_and_threads(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    greeted, greet = asyncio.Event(), scene.bot.channels.greet

    async def slow(table: Table, player: Player) -> bool:
        await greeted.wait()
        return await greet(table, player)

    await scene.anna.command("newgame", scene.channel, game="graverobber")
    await scene.settle()
    offers = [
        await scene.bob.command("newgame", scene.channel, game="graverobber") for _ in range(2)
    ]
    one, other = (offer.message for offer in offers if offer.message)
    monkeypatch.setattr(scene.bot.channels, "greet", slow)
    await scene.bob.press(one, "Open a thread")
    await scene.world.wait(lambda: any(map(scene.bob.look, scene.guild.threads)))
    await asyncio.gather(*(scene.bob.press(other, "Open a thread") for _ in range(5)))
    greeted.set()  # until here the first press was under way in its thread
    await scene.settle()
    assert len(scene.guild.threads) == 3
    first = scene.guild.threads[0]
    await scene.bob.press(await people(scene, scene.bob, first), "Close the table")
    await scene.settle()
    elsewhere = scene.guild.channel("elsewhere")
    reply = await scene.bob.command("newgame", elsewhere, game="graverobber")
    assert "3 lobbies, challenges and threads open" in whisper(
        reply
    )  # the empty thread is still there
    second = scene.guild.threads[1]
    await scene.cleo.press(scene.board(scene.cleo, second), "Join")
    await scene.bob.press(scene.board(scene.bob, second), "Start")
    await scene.settle()
    await scene.bob.command("newgame", elsewhere, game="graverobber")
    await scene.settle()
    assert " joined (for " in scene.board(scene.bob, elsewhere).text
    reply = await scene.anna.command("newgame", elsewhere, game="graverobber")
    await scene.anna.press(reply.message, "Open a thread")  # type: ignore[arg-type]
    await scene.settle()
    assert len(scene.guild.threads) == 4


async def test_a_rematch_in_a_taken_channel_keeps_its_options_in_a_thread(scene: Scene) -> None:
    hour, red = "1 hour a turn", "the host is Red"
    await seated(scene, "graverobber", [scene.anna, scene.bob], Clock=hour, Sides=red)
    await resigned(scene, scene.bob)
    result = scene.board()
    await scene.cleo.command("newgame", scene.channel, game="bushwhacked")
    await scene.settle()
    reply = await scene.anna.press(result, "Rematch")
    assert "a channel holds only one" in whisper(reply)
    assert reply.message
    await scene.anna.press(reply.message, "Open a thread")
    await scene.settle()
    thread = next(c for c in scene.bob.channels(scene.guild) if c is not scene.channel)
    table = await scene.bot.tables.table_in(thread.id)
    assert table
    assert table.clock == "1h"
    assert [player.name for player in table.invited] == ["Bob"]
    old = next(m for m in scene.bob.look(scene.channel) if "My secret board" in labels(m))
    match = "**Match 1: Graverobber**, played by **Anna** and **Bob**. It ended <t:"
    for person, button in ((scene.bob, "My secret board"), (scene.bob, "In words")):
        assert match in whisper(await person.press(old, button))
    for person in (scene.bob, scene.cleo):  # no notation, no spectators
        more = await person.press(old, "⋯")
        assert whisper(more).startswith(match)
        assert more.message
        about = ["Block or report…"] if person is scene.bob else []
        assert labels(more.message) == ["Rules", *about]


async def test_what_takes_long_is_acknowledged_first(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await laid(scene)
    scene.bot.router.slow = 0.05
    painted, files = asyncio.Event(), Studio.files

    async def slow(studio: Studio, sheet: Sheet) -> list[discord.File]:
        await painted.wait()
        return await files(studio, sheet)

    monkeypatch.setattr(Studio, "files", slow)
    begun = await scene.acknowledged(
        scene.anna.press(scene.board(), "My secret board"),
        scene.anna.press(scene.dm(scene.anna), "Skip"),
        scene.bob.command("board", scene.channel),
    )
    painted.set()
    replies = await begun
    assert all(reply.deferred and not reply.failed for reply in replies)
    await scene.settle()
    assert replies[0].followups[0].ephemeral
    assert replies[1].updated
    assert replies[2].message
    assert replies[2].message.attachments
    assert "skips" in scene.board().text


async def test_a_missing_permission_is_named(scene: Scene) -> None:
    bot = scene.application.user
    for taken, named in (
        (Permission.SEND_MESSAGES, "Send Messages"),
        (Permission.ATTACH_FILES, "Attach Files"),
    ):
        scene.channel.deny(bot, taken)
        await scene.world.settled()
        reply = await scene.anna.command("newgame", scene.channel, game="graverobber")
        assert f"in this channel: {named}. Somebody" in whisper(reply)  # and no other
        scene.channel.allow(bot, taken)
    await scene.settle()
    assert await scene.bot.tables.table_in(scene.channel.id) is None


async def test_random_layout_can_be_rolled_again_and_nobody_sees_it(scene: Scene) -> None:
    # Answers take a while, nothing else does. The bot would take a jump of the clock for a pause.
    count, began = scene.world.requests.count, scene.bot.tables.now()
    clock = scene.bot.tables.now = lambda: began + 0.4 * count(route=CALLBACK)
    scene.bot.tables.presence.now = clock
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    public = [m.text for m in scene.cleo.look(scene.channel)]
    boards = set()
    for _ in range(3):
        await scene.anna.press(scene.dm(scene.anna), "Random layout")
        await scene.settle()
        boards.add(scene.dm(scene.anna).attachments[0].bytes)
    assert len(boards) == 3
    assert [m.text for m in scene.cleo.look(scene.channel)] == public


async def test_a_restart_keeps_buttons_and_the_open_modal_alive(scene: Scene) -> None:
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    own = scene.dm(scene.anna)
    reply = await scene.anna.press(own, "Type it")
    wrong = await scene.anna.submit(reply.modal, {"Moves, separated by ;": "wm c5; grave c6"})
    assert re.search(r"C6|windmill", whisper(wrong), re.IGNORECASE)
    await scene.settle()
    table = await scene.bot.tables.table_in(scene.channel.id)
    assert table
    assert table.playing.log == ()
    reply = await scene.anna.press(own, "Type it")
    await scene.restart()
    await scene.anna.submit(reply.modal, {"Moves, separated by ;": LAYOUT})
    await scene.settle()
    ready = next(b.label for b in own.buttons if "Ready" in b.label)
    await scene.restart()
    await scene.anna.press(own, ready)
    await scene.settle()
    assert "Anna** is ready" in scene.board().text


async def test_the_lobby_can_be_left_declined_and_cancelled(scene: Scene) -> None:
    await scene.anna.command("newgame", scene.channel, game="graverobber", opponent=scene.bob)
    await scene.settle()
    await scene.bob.press(scene.board(), "Decline")
    await scene.settle()
    assert "Invited" not in scene.board().text
    assert [*(await people(scene, scene.cleo)).buttons] == []
    await scene.anna.press(await people(scene, scene.anna), "Close the table")
    await scene.settle()
    assert "closed" in scene.board().text
    with pytest.raises(NoSuchControl):
        await scene.bob.press(scene.board(), "Join")
