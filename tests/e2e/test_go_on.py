"""A player runs out of time on a board of Pointsweeper. The next board waits, in the channel and in
a direct message."""

from __future__ import annotations

from bot.times import GRACE
from local_discord import Message, Person
from tests.e2e.driver import seated
from tests.e2e.matches import DAY, Time, table
from tests.e2e.scene import Scene

FIRST = "First (pawns up)"


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def begun(scene: Scene) -> tuple[Person, Person]:
    """Whoever chose, from the channel, to play first on board 1; and the other player."""
    await seated(scene, "pointsweeper", [scene.anna, scene.bob])
    people = {person.id: person for person in (scene.anna, scene.bob)}
    red, blue = (people[player.id] for player in (await table(scene)).players)
    assert "Choose who goes first on board 1." in scene.board().text
    refused = (await blue.press(scene.board(), FIRST)).message
    assert refused
    assert refused.ephemeral
    await red.press(scene.board(), FIRST)
    await scene.settle()
    assert FIRST not in labels(scene.board())
    return red, blue


async def waiting(scene: Scene, time: Time) -> tuple[Person, Person]:
    """Red ran out of time on board 1; Blue played it to its end."""
    red, blue = await begun(scene)
    await time.passes(DAY + GRACE + 1)
    assert "Go on" not in labels(scene.board())
    for move in (*["scout P B2"] * 3, "pass"):
        await blue.command("play", scene.channel, move=move)
        await scene.settle()
    return red, blue


async def test_the_next_board_waits_for_who_was_out_of_time(scene: Scene) -> None:
    time = Time(scene)
    red, blue = await waiting(scene, time)
    board = scene.board()
    assert f"<@{red.id}>: your time ran out." in board.text
    assert board.pings == {red}
    assert FIRST not in labels(board)
    assert "Go on" in labels(scene.dm(red))
    assert "Go on" not in labels(scene.dm(blue))
    told = (await blue.press(board, "Go on")).message
    assert told
    assert "isn't waiting for you" in told.text
    told = (await blue.command("play", scene.channel, move="first")).message
    assert told
    assert "is waiting for" in told.text
    await scene.bot.store.set_fact("alive", repr(time.now))
    await scene.restart()
    await red.press(scene.board(), "Go on")
    await scene.settle()
    board = scene.board()
    assert board.pings == {blue}
    assert "Choose who goes first on board 2." in board.text
    await blue.press(board, FIRST)
    await scene.settle()
    assert "goes first on board 2" in scene.board().text
