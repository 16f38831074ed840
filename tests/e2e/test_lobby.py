"""The lobby, as it looks to somebody who has never heard of the games."""

from __future__ import annotations

import asyncio

import pytest

from bot.data.preferences import ServerSettings
from local_discord import Message
from tests.e2e.driver import answer, resigned, shown
from tests.e2e.matches import playing
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk

ALONE = "Play the computer"


async def opened(scene: Scene, game: str, **more: object) -> Message:
    await scene.after(scene.anna.command("newgame", scene.channel, game=game, **more))
    return scene.board()


@pytest.mark.long
async def test_its_picture_is_uploaded_once_also_after_a_restart(scene: Scene, talk: Talk) -> None:
    """Nor is there one any more once it has started."""
    lobby = await opened(scene, "bushwhacked")
    picture = lobby.attachments[0].id
    for row in ("Bob: Join", "Cleo: Join", "restart", "Bob: #leave", "Bob: Join"):
        await talk(f"Bob: ⋯\n{row}" if "leave" in row else row)
        assert [file.id for file in scene.board().attachments] == [picture]
    await talk("Anna: Start")
    assert scene.board() is not lobby
    assert [*lobby.buttons, *lobby.attachments] == []


@pytest.mark.long
async def test_a_rematch_keeps_the_computer_and_nobody_opens_more_than_three(
    scene: Scene, talk: Talk
) -> None:
    """Which computer comes first: `tests/bot/test_lobby_offers.py`."""
    await talk("""
        Anna: /newgame game=graveyard_shift
        Anna: Play the computer → Not rated
        Anna: #alone.at.hard
        Anna: /resign
        Anna: #resigned
        Anna: Rematch
    """)
    table = await scene.table()
    assert table.stage == "playing"
    assert sorted(player.level for player in table.players) == ["", "hard"]
    await resigned(scene, scene.anna)
    assert await scene.bot.store.last_level(scene.anna.id) == "hard"
    await scene.bot.people.set_server(scene.guild.id, ServerSettings(threads=True))
    result = scene.board()
    await scene.after(asyncio.gather(*(scene.anna.press(result, "Rematch") for _ in range(4))))
    assert len(scene.guild.threads) == 3


async def test_pressed_twice_it_starts_once_and_nobody_is_scolded(scene: Scene) -> None:
    lobby = await opened(scene, "graveyard_shift")
    told = [m.text for m in scene.anna.look(scene.channel) if m.ephemeral]
    asked = answer(await scene.anna.press(lobby, ALONE))
    twice = (scene.anna.press(asked, "Easy: overlooks a lot") for _ in range(2))
    replies = await scene.after(asyncio.gather(*twice))
    assert [reply.failed for reply in replies] == [None, None]
    assert "has started" in asked.text
    assert [m.text for m in scene.anna.look(scene.channel) if m.ephemeral] == [*told, asked.text]
    assert len((await scene.table()).players) == 2


def later(scene: Scene, seconds: int) -> None:
    """Let so much time go by for the tables."""
    now = scene.bot.tables.now
    scene.bot.tables.now = lambda: now() + seconds


async def test_a_lobby_to_which_nobody_comes_makes_way_after_ten_minutes(
    scene: Scene, talk: Talk
) -> None:
    """Which do: `tests/bot/test_lobby_offers.py`."""
    await talk("""
        Anna: /newgame game=graverobber; opponent=@Cleo
        Cleo: Decline
    """)
    lobby = scene.board()
    later(scene, 500)
    await talk("Anna: Options… {Clock=1 hour a turn}")
    later(scene, 500)
    await talk("Bob: /newgame game=bushwhacked → There's already a Graverobber table here")
    later(scene, 200)
    people = (scene.bob, scene.dora)
    asks = (p.command("newgame", scene.channel, game="bushwhacked") for p in people)
    await scene.after(asyncio.gather(*asks))
    assert "Nobody came for ten minutes" in lobby.text
    assert lobby.buttons == []
    assert "Your **Graverobber** table" in scene.dm(scene.anna).text
    table = await scene.table()
    assert (table.game_id, table.names) in [("bushwhacked", (who,)) for who in ("Bob", "Dora")]
    loser = scene.dora if table.names == ("Bob",) else scene.bob
    offer = [m for m in loser.look(scene.channel) if m.ephemeral][-1]
    assert "There's already a Bushwhacked table here" in offer.text


async def test_ones_own_empty_lobby_is_in_nobodys_way(scene: Scene) -> None:
    for place in (scene.guild.channel("first"), scene.guild.channel("second")):
        await scene.after(scene.anna.command("newgame", place, game="graverobber"))
    lobby = await opened(scene, "graverobber")
    for game in ("graverobber", "bushwhacked"):  # three are open already, and it stays at three
        before, lobby = lobby, await opened(scene, game)
        assert "Its host opened another table here" in before.text
        assert (await scene.table()).game_id == game
    assert not [m for m in scene.anna.look(scene.anna.dm) if "closed" in m.text]


# --- computers: against one, hints, matches to watch ----------------------------------------------


async def test_a_hint_is_private_legal_played_by_its_button_and_goes_then(
    scene: Scene, talk: Talk
) -> None:
    await playing(scene, "cop_and_rob")
    await talk("""
        Anna: /hint → only for matches against the computer
        Anna: /resign
        Anna: #resigned
        Anna: /newgame game=graveyard_shift
        Anna: Play the computer
        Anna: #alone.at.easy
        Anna: sees → [Give me a hint]
    """)
    before = [m for m in scene.anna.look(scene.channel) if m.ephemeral]
    for kept in (False, True):
        reply, now = await scene.anna.command("hint", scene.channel), await scene.table()
        await scene.world.wait(lambda: bool(reply.message and reply.message.buttons))  # noqa: B023
        mine = now.seat_for(scene.anna.id)
        if kept:  # it is about a board that has moved on
            await talk(f"Anna: /play move={now.view(mine).legal[0]}")
        log = (await scene.table()).playing.log
        move = shown(reply).text.split("/play ")[1].strip("`")
        await scene.after(scene.anna.press(shown(reply), "Play this"))
        after = (await scene.table()).playing.log
        assert (after == log) if kept else (after[len(log)] == (mine, move))
        if not kept:
            assert [m for m in scene.anna.look(scene.channel) if m.ephemeral] == before
    assert "The board has moved on since." in shown(reply).text


@pytest.mark.twice
async def test_computers_alone_can_be_watched_to_the_end(scene: Scene) -> None:
    await scene.anna.command("newgame", scene.channel, game="graveyard_shift", watch="easy")
    await scene.after(scene.bot.hands.settled())
    now = await scene.table()
    assert now.stage == "over"
    assert "wins" in scene.board().text or "draw" in scene.board().text
    assert [button.label for button in scene.board().buttons] == ["Replay", "Review", "In words"]
    board = answer(await scene.anna.command("leaderboard", scene.channel))
    assert "Computer" not in board.text
