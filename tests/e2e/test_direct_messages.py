"""A seat's own board: direct messages, who gets which notification, marks, choosing in steps."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from random import Random

import discord
import pytest

from bot.live.studio import Studio
from bot.message.parts import Sheet
from local_discord import Message
from tests.e2e.driver import laid, press_something, seated, sets, whisper
from tests.e2e.scene import CALLBACK, Scene
from tests.e2e.test_standing import typed


async def test_an_old_message_says_that_the_board_has_moved_on(scene: Scene) -> None:
    await laid(scene)
    reply = await scene.anna.press(scene.board(), "My secret board")
    old = reply.message
    assert old
    await scene.anna.press(scene.dm(scene.anna), "Skip")
    await scene.settle()
    await scene.bob.press(scene.dm(scene.bob), "Skip")
    await scene.settle()
    before = scene.board().id
    reply = await scene.anna.press(old, "Skip")
    assert reply.updated
    assert "The board has moved on since." in old.text
    assert "**Bob** skips" in old.text
    await scene.settle()
    assert scene.board().id == before


async def test_a_past_dm_stays_as_it_is_and_the_next_tells_what_came_after(
    scene: Scene,
) -> None:
    await laid(scene)
    await scene.anna.press(scene.dm(scene.anna), "Skip")
    await scene.settle()
    past = scene.dm(scene.anna)
    assert "**Anna** skips" in past.text
    assert f"continues in <#{scene.channel.id}>" in past.text
    assert [b.label for b in past.buttons] == ["Go to the table", "Mark squares"]
    before, picture = past.text, past.attachments
    await scene.bob.press(scene.dm(scene.bob), "Skip")
    await scene.settle()
    assert (past.text, past.attachments) == (before, picture)
    dm = scene.dm(scene.anna)
    assert dm is not past
    assert dm.text.index("**Anna** skips") < dm.text.index("**Bob** skips")


async def test_a_dm_whose_turn_was_played_elsewhere_loses_its_controls(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That holds where both players have moved before Discord could be told of the first move."""
    await laid(scene)
    dm = scene.dm(scene.anna)
    picture = dm.attachments
    table = await scene.bot.tables.table_in(scene.channel.id)
    assert table
    live = await scene.bot.tables.live(table.id)
    held: asyncio.Task[None] = asyncio.create_task(asyncio.Event().wait())  # type: ignore[arg-type]
    live.showing = held  # as if Discord were being told of something else
    await scene.anna.command("play", scene.channel, move="u1")
    await scene.bob.command("play", scene.channel, move="s")
    held.cancel()
    live.showing = None
    scene.bot.hands.show(live)
    await scene.settle()
    assert [b.label for b in dm.buttons] == []
    assert dm.attachments == picture
    newest = scene.dm(scene.anna)
    assert newest is not dm
    assert "**Anna** moves north 1, to A2" in newest.text
    assert "**Bob** skips" in newest.text


async def test_a_turn_notifies_once_by_direct_message(scene: Scene) -> None:
    await laid(scene)
    await scene.anna.press(scene.dm(scene.anna), "Skip")
    await scene.settle()
    assert f"Your turn, <@{scene.bob.id}>" in scene.board().text
    assert scene.board().pings == set()
    assert scene.dm(scene.bob).pings == {scene.bob}


async def test_who_wants_to_be_mentioned_gets_silent_dms(scene: Scene) -> None:
    await sets(scene, scene.bob, "turns", turns="mention")
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    assert scene.board().pings == {scene.bob}  # Anna is called in her direct message
    assert scene.dm(scene.bob).pings == set()
    assert scene.dm(scene.anna).pings == {scene.anna}


async def test_who_closes_their_dms_in_the_middle_is_called_in_the_channel(scene: Scene) -> None:
    await laid(scene)
    scene.bob.close_dms()
    await scene.anna.press(scene.dm(scene.anna), "Skip")
    await scene.settle()
    assert scene.board().pings == {scene.bob}
    assert "I can't DM you, so press *My secret board*" in scene.board().text


async def test_closed_dms_are_said_before_the_start_and_do_not_stop_the_match(scene: Scene) -> None:
    scene.bob.close_dms()
    await scene.anna.command("newgame", scene.channel, game="graverobber")
    await scene.settle()
    await scene.bob.press(scene.board(), "Join")
    await scene.settle()
    assert f"<@{scene.bob.id}>: I can't DM you." in scene.board().text
    await scene.anna.press(scene.board(), "Start")
    await scene.settle()
    assert "press *My secret board*" in scene.board().text
    reply = await scene.bob.press(scene.board(), "My secret board")
    assert reply.message
    assert reply.message.ephemeral
    assert reply.message.attachments
    await scene.bob.press(reply.message, "Random layout")
    await scene.settle()
    ready = next(b.label for b in reply.message.buttons if "Ready" in b.label)
    await scene.bob.press(reply.message, ready)
    await scene.settle()
    assert "Bob** is ready" in scene.board().text


async def test_who_opens_their_dms_after_the_lobbys_advice_gets_dms(scene: Scene) -> None:
    scene.bob.close_dms()
    await scene.anna.command("newgame", scene.channel, game="graverobber")
    await scene.settle()
    await scene.bob.press(scene.board(), "Join")
    await scene.settle()
    assert "I can't DM" in scene.board().text
    scene.bob.open_dms()
    await scene.anna.press(scene.board(), "Start")
    await scene.settle()
    assert "I can't DM" not in scene.board().text
    assert any(b.label == "Random layout" for b in scene.dm(scene.bob).buttons)


async def test_choosing_in_two_steps_leaves_nothing_behind(scene: Scene) -> None:
    choices = {"Sides": "the host is White", "Who goes first": "Anna"}
    await seated(scene, "bushwhacked", [scene.anna, scene.bob], scene.channel, **choices)
    before = [m for m in scene.anna.look(scene.channel) if m.ephemeral]
    for person in (scene.anna, scene.bob, scene.anna):
        await press_something(person, scene.board(), Random(1))
        await scene.settle()
        assert [m for m in person.look(scene.channel) if m.ephemeral and m not in before] == []
    table = await scene.bot.tables.table_in(scene.channel.id)
    assert table
    assert len(table.playing.log) == 3


async def anna_begins(scene: Scene) -> None:
    """It is Anna's turn: she plays White and places the first stone of Bushwhacked."""
    choices = {"Sides": "the host is White", "Who goes first": "Anna"}
    await seated(scene, "bushwhacked", [scene.anna, scene.bob], scene.channel, **choices)


async def log_of(scene: Scene) -> list[str]:
    table = await scene.bot.tables.table_in(scene.channel.id)
    assert table
    return [move for _, move in table.playing.log]


def menus(message: Message) -> list[str | None]:
    return [select.placeholder for select in message.selects]


def ephemeral(scene: Scene) -> list[int]:
    """The messages that only Anna sees in the channel."""
    return [message.id for message in scene.anna.look(scene.channel) if message.ephemeral]


async def test_the_second_step_is_in_the_channels_own_message(scene: Scene) -> None:
    await anna_begins(scene)
    board, whispers = scene.board(), ephemeral(scene)
    assert menus(board) == ["Place near a base…", "Place anywhere…"]
    assert next(button.label for button in board.buttons) == "⏭ Pass"
    await scene.anna.choose(board, "Place anywhere…", "Place in column K…")
    await scene.settle()
    assert scene.board() is board
    assert menus(board) == ["Place in column K…"]
    assert len(board.attachments) == 1
    assert ephemeral(scene) == whispers
    await scene.anna.press(board, "Back")
    await scene.settle()
    assert menus(board) == ["Place near a base…", "Place anywhere…"]
    await scene.anna.choose(board, "Place anywhere…", "Place in column K…")
    await scene.anna.choose(board, "Place in column K…", "Place at K11")
    await scene.settle()
    assert await log_of(scene) == ["place K11"]
    assert not board.selects
    assert len(board.attachments) == 1
    near = ["Place next to a stone…", "Place near a base…", "Place anywhere…"]
    assert menus(scene.board()) == near
    await scene.bob.choose(scene.board(), near[0], "Place at K12")
    await scene.settle()
    assert await log_of(scene) == ["place K11", "place K12"]


async def test_near_a_base_one_choice_places_a_stone(scene: Scene) -> None:
    await anna_begins(scene)
    await scene.anna.choose(scene.board(), "Place near a base…", "D10, north of the base D9")
    await scene.settle()
    assert await log_of(scene) == ["place D10"]


async def test_nobody_else_goes_on_from_the_second_step(scene: Scene) -> None:
    await anna_begins(scene)
    board = scene.board()
    await scene.anna.choose(board, "Place anywhere…", "Place in column K…")
    await scene.settle()
    reply = await scene.bob.choose(board, "Place in column K…", "Place at K11")
    assert "It's" in whisper(reply)
    assert await log_of(scene) == []
    assert menus(board) == ["Place in column K…"]


async def test_the_second_step_outlives_a_restart(scene: Scene) -> None:
    await anna_begins(scene)
    await scene.anna.choose(scene.board(), "Place anywhere…", "Place in column K…")
    await scene.settle()
    await scene.restart()
    await scene.anna.choose(scene.board(), None, "Place at K11")
    await scene.settle()
    assert await log_of(scene) == ["place K11"]


async def test_marks_are_seen_by_their_owner_alone_and_survive_a_restart(scene: Scene) -> None:
    await laid(scene)
    reply = await scene.anna.command("mark", scene.channel, square="c3", mark="obstacle?")
    assert reply.message
    assert reply.message.ephemeral
    marked = reply.message.attachments[0].bytes
    await scene.settle()
    await scene.restart()
    reply = await scene.anna.command("board", scene.channel)
    assert reply.message
    assert reply.message.attachments[0].bytes == marked
    refused = await scene.anna.command("mark", scene.channel, square="z9", mark="plot?")
    assert "A1" in whisper(refused)


async def marks_of(scene: Scene, seat: int) -> Mapping[str, str]:
    table = await scene.bot.tables.table_in(scene.channel.id)
    assert table
    return table.marks.get(seat, {})


@pytest.mark.parametrize("typed", ["a1 B2 c3", "A1, B2,C3", " a1;b2 ; c3 "])
async def test_several_squares_are_marked_at_once(scene: Scene, typed: str) -> None:
    await laid(scene)
    await scene.anna.command("mark", scene.channel, square=typed, mark="ab")
    assert await marks_of(scene, 0) == {"A1": "ab", "B2": "ab", "C3": "ab"}
    await scene.anna.command("mark", scene.channel, square="a1 c3")
    assert await marks_of(scene, 0) == {"B2": "ab"}
    reply = await scene.anna.command("mark", scene.channel, square="a1 z9", mark="ab")
    assert "A1 to H8" in whisper(reply)
    assert await marks_of(scene, 0) == {"B2": "ab"}


async def test_squares_are_marked_by_a_button_below_ones_own_board(scene: Scene) -> None:
    await laid(scene)
    dm = scene.dm(scene.anna)
    picture = dm.attachments[0].bytes
    asked = await scene.anna.press(dm, "Mark squares")
    reply = await scene.anna.submit(asked.modal, {"Squares": "c3 d4", "Mark": "plot?"})
    assert reply.updated
    assert dm.attachments[0].bytes != picture
    assert await marks_of(scene, 0) == {"C3": "plot?", "D4": "plot?"}
    await scene.anna.press(dm, "Skip")
    await scene.settle()
    await scene.bob.press(scene.dm(scene.bob), "Skip")
    await scene.settle()
    asked = await scene.anna.press(dm, "Mark squares")  # about a turn that is over
    answer = {"Squares": "c3", "Mark": "Remove my marks here"}
    reply = await scene.anna.submit(asked.modal, answer)
    assert whisper(reply)
    assert await marks_of(scene, 0) == {"D4": "plot?"}
    assert [b.label for b in dm.buttons] == ["Go to the table", "Mark squares"]


async def test_why_nothing_can_be_taken_back_is_said(scene: Scene) -> None:
    await laid(scene)
    more = await scene.anna.press(scene.board(), "⋯")
    assert "secret, so nothing can be taken back" in whisper(more)


async def test_a_random_layout_lists_all_that_it_lays_and_nothing_that_it_threw_away(
    scene: Scene,
) -> None:
    await seated(scene, "graverobber", [scene.anna, scene.bob], Sides="the host is Red")
    placed = re.compile(r"^Your (?:Windmill|Grave|Plot) is on ([A-H][1-8]).*\.$", re.MULTILINE)
    for _ in range(3):
        dm = scene.dm(scene.anna)
        await scene.anna.press(dm, "Random layout")
        await scene.settle()
        dm = scene.dm(scene.anna)
        squares = placed.findall(dm.text)
        assert len(squares) == 7
        table = await scene.bot.tables.table_in(scene.channel.id)
        assert table
        layout = table.view(0).board.layouts[0]
        assert tuple(squares) == layout.squares


async def test_who_presses_play_it_anyway_twice_is_told_that_it_is_done(scene: Scene) -> None:
    """The first press removes the question."""
    await laid(scene)
    dm = scene.dm(scene.anna)
    asked = await scene.anna.press(dm, next(b for b in dm.buttons if "west" in b.label))
    assert asked.message
    presses = [scene.anna.press(asked.message, "Play it anyway") for _ in range(2)]
    first, second = await asyncio.gather(*presses)
    await scene.settle()
    assert asked.message.deleted
    assert sorted([first.deferred, second.deferred]) == [False, True]
    assert whisper(first if second.deferred else second) == "That's done already."


async def test_a_press_names_no_picture_that_is_being_drawn_anew(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The outbox draws while the press is answered, and Discord hears of the outbox's edit
    first."""
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    dm, drawing, may_draw = scene.dm(scene.anna), asyncio.Event(), asyncio.Event()
    files = Studio.files

    async def slow(studio: Studio, sheet: Sheet) -> list[discord.File]:
        if not drawing.is_set():
            drawing.set()
            await may_draw.wait()
        return await files(studio, sheet)

    monkeypatch.setattr(Studio, "files", slow)
    await scene.bot.hands.show_anew(scene.anna.id)
    await drawing.wait()
    edits = scene.world.requests.count("PATCH")
    gate, menu = scene.world.faults.hold("POST", CALLBACK), dm.selects[0]
    pressing = asyncio.create_task(scene.anna.choose(dm, menu.custom_id, menu.options[0].value))
    await scene.world.wait(lambda: gate.arrived)
    may_draw.set()
    await scene.world.wait(lambda: scene.world.requests.count("PATCH") > edits)
    gate.open()
    assert (await pressing).failed is None
    await scene.settle()
    assert dm.attachments


async def test_who_starts_over_too_often_waits_a_moment_and_loses_nothing(scene: Scene) -> None:
    await seated(scene, "graverobber", [scene.anna, scene.bob], Sides="the host is Red")
    often = "; ".join(["windmill B2", "clear"] * 6)
    for _ in range(3):
        await typed(scene, scene.anna, often)
    await typed(scene, scene.anna, "windmill C5")
    for move, why in (
        (f"{often}; clear", "12 at most"),
        ("clear; windmill B2; clear; windmill B2; clear", "Wait a moment"),
    ):
        reply = await scene.anna.command("play", scene.channel, move=move)
        assert why in whisper(reply)
    table = await scene.bot.tables.table_in(scene.channel.id)
    assert table
    assert table.playing.log == ((0, "windmill C5"),)
