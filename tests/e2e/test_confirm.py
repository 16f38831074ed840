"""A slip of the finger: whoever wants it sees each move that they press once more before it is
played."""

from __future__ import annotations

import asyncio
from collections import Counter

from bot.data.preferences import PersonSettings
from bot.table.confirm import Confirm
from local_discord import Message, Person
from tests.e2e.driver import laid, pressed, seated, sets, whisper
from tests.e2e.scene import CALLBACK, Scene


async def wants(scene: Scene, person: Person, confirm: Confirm = "always") -> None:
    await scene.bot.people.set_person(person.id, person.name, PersonSettings(confirm=confirm))


async def log_of(scene: Scene) -> list[str]:
    table = await scene.bot.tables.table_in(scene.channel.id)
    assert table
    return [move for _, move in table.playing.log]


async def open_game(scene: Scene, **choices: str) -> None:
    """A match of Bushwhacked in which Anna places the first stone."""
    first = {"Sides": "the host is White", "Who goes first": "Anna"}
    await seated(scene, "bushwhacked", [scene.anna, scene.bob], scene.channel, **first, **choices)


def offered(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


async def requests(scene: Scene, person: Person, message: Message, *labels: str) -> Counter[str]:
    """What these presses make the bot ask of Discord, by method and route."""
    before = scene.world.requests.counts
    for label in labels:
        reply = await person.press(message, label)
        assert reply.failed is None
    await scene.settle()
    made = scene.world.requests.counts - before
    return Counter({f"{method} {route}": n for (method, route), n in made.items()})


async def test_in_a_dm_it_takes_one_press_more_and_no_other_request(scene: Scene) -> None:
    await laid(scene)
    await scene.anna.command("play", scene.channel, move="skip")
    await scene.settle()
    plain = await requests(scene, scene.bob, scene.dm(scene.bob), "Skip")
    await wants(scene, scene.anna)
    dm, laid_before = scene.dm(scene.anna), await log_of(scene)
    assert (await scene.anna.press(dm, "Skip")).failed is None
    await scene.settle()
    assert "You're about to play: **Skip**" in dm.text
    assert offered(dm)[:2] == ["Play this", "Back"]
    assert await log_of(scene) == laid_before
    await scene.anna.press(dm, "Back")
    assert "about to play" not in dm.text
    assert "Skip" in offered(dm)
    asked = await requests(scene, scene.anna, dm, "Skip", "Play this")
    assert await log_of(scene) == [*laid_before, "skip"]
    assert len(dm.attachments) == 1
    assert asked - plain == {f"POST {CALLBACK}": 1}


async def test_in_the_channel_it_takes_one_press_more_and_no_other_request(scene: Scene) -> None:
    await open_game(scene)
    plain = await requests(scene, scene.anna, scene.board(), "⏭ Pass")
    await wants(scene, scene.bob)
    board = scene.board()
    asked = await requests(scene, scene.bob, board, "⏭ Pass", "Play this")
    assert await log_of(scene) == ["pass", "pass"]
    assert scene.board() is not board
    assert asked - plain == {f"POST {CALLBACK}": 1}


async def test_what_is_asked_survives_a_restart_and_goes_stale_like_any_control(
    scene: Scene,
) -> None:
    await open_game(scene)
    await wants(scene, scene.anna)
    board = scene.board()
    await scene.anna.press(board, "⏭ Pass")
    assert "You're about to play: **⏭ Pass**" in board.text
    await scene.restart()
    reply = await scene.bob.press(board, "Play this")
    assert "Anna's turn" in whisper(reply).replace("*", "")
    presses = [scene.anna.press(board, "Play this") for _ in range(2)]
    await asyncio.gather(*presses)
    await scene.settle()
    assert await log_of(scene) == ["pass"]
    assert "about to play" not in "".join(m.text for m in scene.anna.look(scene.channel))
    assert not any("Play this" in offered(m) for m in scene.anna.look(scene.channel))


async def test_a_typed_move_goes_at_once_even_while_another_is_asked_about(scene: Scene) -> None:
    await open_game(scene)
    await wants(scene, scene.anna, "slow")
    board = scene.board()
    await scene.anna.choose(board, "Place near a base…", "D10, north of the base D9")
    assert "You're about to play:" in board.text
    assert await log_of(scene) == []
    await scene.anna.command("play", scene.channel, move="place A1")
    await scene.settle()
    assert await log_of(scene) == ["place A1"]
    assert "about to play" not in board.text


async def test_in_a_quick_match_slow_ones_do_not_matter(scene: Scene) -> None:
    await open_game(scene, Clock="5m")
    await wants(scene, scene.anna, "slow")
    await scene.anna.press(scene.board(), "⏭ Pass")
    await scene.settle()
    assert await log_of(scene) == ["pass"]


async def test_it_is_chosen_in_me_and_a_set_up_asks_only_at_its_end(scene: Scene) -> None:
    await sets(scene, scene.anna, "clocks", confirm="always")
    await seated(scene, "graverobber", [scene.anna, scene.bob], Sides="the host is Red")
    dm = scene.dm(scene.anna)
    await scene.anna.press(dm, "Random layout")
    await scene.settle()
    before = await log_of(scene)
    assert before
    await scene.anna.press(dm, "Ready")
    assert "You're about to play: **Ready**" in dm.text
    assert await log_of(scene) == before
    await scene.anna.press(dm, "Play this")
    await scene.settle()
    assert await log_of(scene) == [*before, "ready"]


async def test_on_a_secret_board_that_only_they_see_it_is_asked_there(scene: Scene) -> None:
    await laid(scene)
    await wants(scene, scene.anna)
    before, board = await log_of(scene), scene.board()
    mine = (await pressed(scene.anna, board, "mine")).message
    assert mine
    await scene.anna.press(mine, "Skip")
    assert "You're about to play: **Skip**" in mine.text
    assert mine.ephemeral
    assert await log_of(scene) == before
    assert "about to play" not in board.text
    await scene.anna.press(mine, "Play this")
    await scene.settle()
    assert await log_of(scene) == [*before, "skip"]


async def test_a_question_in_the_channel_of_a_secret_game_is_asked_again_there(
    scene: Scene,
) -> None:
    await seated(scene, "pointsweeper", [scene.anna, scene.bob])
    board = scene.board()
    table = await scene.bot.tables.table_in(scene.channel.id)
    assert table
    chooser = scene.anna if table.waits_for(scene.anna.id) else scene.bob
    await wants(scene, chooser)
    whispers = [m.id for m in chooser.look(scene.channel) if m.ephemeral]
    await chooser.press(board, "First (pawns up)")
    assert "You're about to play: **First (pawns up)**" in board.text
    assert await log_of(scene) == []
    await chooser.press(board, "Play this")
    await scene.settle()
    assert await log_of(scene) == ["first"]
    assert [m.id for m in chooser.look(scene.channel) if m.ephemeral] == whispers
