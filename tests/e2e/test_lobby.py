"""The lobby, as it looks to somebody who has never heard of the games."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from bot.data.preferences import ServerSettings
from bot.press.commands import brief_choices
from bot.table.table import Table
from games import GAMES
from local_discord import Message
from tests.databases import copied, on_sqlite
from tests.e2e.driver import alone, people, resigned, seated, settled, whisper
from tests.e2e.scene import Scene

ALONE = "Play the computer"


async def opened(scene: Scene, game: str, **more: object) -> Message:
    """Anna's new lobby."""
    await scene.anna.command("newgame", scene.channel, game=game, **more)
    await scene.settle()
    return scene.board()


async def the_table(scene: Scene) -> Table:
    table = await scene.bot.tables.table_in(scene.channel.id)
    assert table
    return table


def styles(lobby: Message) -> dict[str, tuple[str, bool]]:
    """The buttons: label -> colour, and whether they can be pressed."""
    colours = {1: "primary", 2: "secondary", 3: "success", 4: "danger"}
    return {b.label: (colours[b.data["style"]], b.enabled) for b in lobby.buttons}


# --- what it shows -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(GAMES))
async def test_it_shows_the_game_its_goal_and_its_length(scene: Scene, game: str) -> None:
    lobby, record = await opened(scene, game), GAMES[game]
    cover = record.looks.cover("en")
    assert cover
    assert record.aim.say(()) in lobby.text
    assert f"About {record.time.minutes} minutes" in lobby.text
    assert [file.description for file in lobby.attachments] == [cover.alt]
    assert lobby.selects == []
    assert list(styles(lobby)) == [
        *("Join", ALONE),
        *(["Add a computer"] if max(record.rules.seats) > 2 else []),
        *("Start", "How to play", "Options…"),
        *("Open to everybody", "⋯"),
    ]


async def test_its_picture_is_drawn_once(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    game, drawn = GAMES["cop_and_rob"], []
    cover = game.looks.cover("en")
    assert cover
    assert cover.picture
    picture = cover.picture

    def counting() -> object:
        drawn.append(1)
        return picture()

    counted = replace(cover, picture=counting)  # type: ignore[arg-type]
    seen = replace(game, looks=replace(game.looks, cover=lambda language: counted))
    monkeypatch.setattr("bot.table.table.GAMES", {**GAMES, game.id: seen})
    monkeypatch.setattr("bot.table.table.playable", lambda *_: None)
    for _ in range(3):
        first = (await opened(scene, game.id)).attachments[0].bytes
        await scene.anna.press(await people(scene, scene.anna), "Close the table")
        await scene.settle()
        assert first
    assert drawn == [1]


async def test_its_picture_is_uploaded_once_also_after_a_restart(scene: Scene) -> None:
    await opened(scene, "bushwhacked")
    picture = scene.board().attachments[0].id
    for change in range(4):
        if change == 2:
            await scene.restart()
        who = (scene.bob, scene.cleo)[change % 2]
        if change < 2:
            await who.press(scene.board(), "Join")
        else:
            await who.press(await people(scene, who), "Leave the table")
        await scene.settle()
        assert [file.id for file in scene.board().attachments] == [picture]


async def test_choices_say_what_somebody_wants_to_know_the_easiest_first() -> None:
    choices = [choice.name for choice in brief_choices()]
    assert choices[0] == "Graveyard Shift: 2 players, 15 minutes, no secrets"
    assert "Bushwhacked: 2 to 4 players, 40 minutes, no secrets" in choices
    assert all(len(choice) <= 100 for choice in choices)


async def test_start_is_coloured_when_it_can_start_and_join_grey_when_full(scene: Scene) -> None:
    lobby = await opened(scene, "bushwhacked")
    assert "1 joined (for 2 to 4 players)" in lobby.text
    assert styles(lobby)["Start"] == ("secondary", False)
    for person, number in ((scene.bob, 2), (scene.cleo, 3), (scene.dora, 4)):
        await person.press(scene.board(), "Join")
        await scene.settle()
        assert f"{number} joined (for 2 to 4 players)" in scene.board().text
        assert styles(scene.board())["Start"] == ("success", True)
        assert styles(scene.board())["Join"] == ("secondary", number < 4)
        assert ALONE not in styles(scene.board())
    await scene.dora.press(await people(scene, scene.dora), "Leave the table")
    await scene.settle()
    assert styles(scene.board())["Join"] == ("secondary", True)


async def test_how_it_goes_is_shown_to_who_asks_alone(scene: Scene) -> None:
    reply = await scene.cleo.press(await opened(scene, "graverobber"), "How to play")
    assert GAMES["graverobber"].teaching.rulebook("en")[0].title in whisper(reply)


# --- hosts and computers ---------------------------------------------------------------------


async def test_when_the_host_leaves_the_next_one_hosts(scene: Scene) -> None:
    await opened(scene, "graveyard_shift")
    await scene.bob.press(scene.board(), "Join")
    await scene.settle()
    panel = await people(scene, scene.anna)
    await scene.anna.press(panel, "Leave the table")
    assert "You've left" in panel.text
    await scene.settle()
    assert f"<@{scene.bob.id}> (host)" in scene.board().text
    await alone(scene.bob, scene.board())
    await scene.settle()
    assert (await the_table(scene)).stage == "playing"


async def test_a_computer_that_was_added_can_be_removed(scene: Scene) -> None:
    await opened(scene, "bushwhacked")
    panel = await people(scene, scene.anna)
    await scene.anna.choose(panel, "Add a computer", "Computer: hard")
    await scene.settle()
    assert "**Computer (hard)**" in scene.board().text
    await scene.anna.choose(panel, "Add a computer", "Computer: easy")
    await scene.settle()
    for name in ("Computer 1 (hard)", "Computer (easy)"):
        assert f"**{name}**" in scene.board().text
        await scene.anna.choose(panel, "Remove", name)
        await scene.settle()
    assert "Computer" not in scene.board().text.replace("computer", "")


# --- against the computer ------------------------------------------------------------------------


async def test_play_the_computer_asks_which_one_and_the_last_one_comes_first(
    scene: Scene,
) -> None:
    offered = list[list[str]]()
    for level in ("easy", "hard", "normal"):
        lobby = await opened(scene, "graveyard_shift")
        asked = await scene.anna.press(lobby, ALONE)
        assert "Not rated" in whisper(asked)
        assert asked.message
        offered.append([b.label.partition(":")[0] for b in asked.message.buttons])
        await alone(scene.anna, lobby, level)
        await scene.settle()
        table = await the_table(scene)
        assert table.stage == "playing"
        assert sorted(player.level for player in table.players) == ["", level]
        await resigned(scene, scene.anna)
    assert offered == [
        ["Easy", "Normal", "Hard", "Expert"],
        ["Easy", "Normal", "Hard", "Expert"],
        ["Hard", "Easy", "Normal", "Expert"],
    ]


async def test_a_computer_is_added_in_sight_and_then_nothing_is_rated(scene: Scene) -> None:
    lobby = await opened(scene, "bushwhacked")
    assert "the result counts" in lobby.text
    asked = await scene.anna.press(lobby, "Add a computer")
    assert asked.message
    await scene.anna.choose(asked.message, "Add a computer", "Computer: hard")
    await scene.settle()
    assert "**Computer (hard)**" in scene.board().text
    assert "not rated, since a computer plays" in scene.board().text
    assert "the result counts" not in scene.board().text
    assert "Only Anna" in whisper(await scene.bob.press(scene.board(), "Add a computer"))


async def test_only_the_fewest_seats_are_filled(scene: Scene) -> None:
    await alone(scene.anna, await opened(scene, "bushwhacked"))
    await scene.settle()
    assert len((await the_table(scene)).players) == 2


async def test_somebody_else_is_told_how_to_play_against_the_computer(scene: Scene) -> None:
    lobby = await opened(scene, "graveyard_shift")
    told = whisper(await alone(scene.cleo, lobby))
    assert "Anna is the host here" in told
    assert "/newgame" in told
    assert (await the_table(scene)).stage == "lobby"


async def test_who_has_just_sat_down_is_not_started_with_by_mistake(scene: Scene) -> None:
    lobby = await opened(scene, "graverobber")
    await scene.bob.press(lobby, "Join")
    await scene.settle()
    alone = f"t:{(await the_table(scene)).id}:alone"
    told = whisper(await scene.anna.forge(scene.board(), alone))
    assert "That button is gone" in told
    async with scene.bot.tables.hold((await the_table(scene)).id):
        assert ALONE not in styles(scene.board())


async def test_join_and_against_the_computer_at_once_seat_nobody_twice(scene: Scene) -> None:
    lobby = await opened(scene, "graverobber")
    replies = await asyncio.gather(
        alone(scene.anna, lobby), scene.bob.press(lobby, "Join"), return_exceptions=True
    )
    await scene.settle()
    table = await the_table(scene)
    assert len(table.players) == 2
    if table.stage == "lobby":  # Bob was quicker
        assert table.names == ("Anna", "Bob")
        assert "press *Start*" in whisper(replies[0])  # type: ignore[arg-type]
    else:
        assert "has started" in whisper(replies[1])  # type: ignore[arg-type]


async def test_pressed_twice_it_starts_once_and_nobody_is_scolded(scene: Scene) -> None:
    lobby = await opened(scene, "graveyard_shift")
    told = [m.text for m in scene.anna.look(scene.channel) if m.ephemeral]
    asked = await scene.anna.press(lobby, ALONE)
    assert asked.message
    twice = (scene.anna.press(asked.message, "Easy: overlooks a lot") for _ in range(2))
    replies = await asyncio.gather(*twice)
    await scene.settle()
    assert [reply.failed for reply in replies] == [None, None]
    assert "has started" in asked.message.text
    assert [m.text for m in scene.anna.look(scene.channel) if m.ephemeral] == [
        *told,
        asked.message.text,
    ]
    assert len((await the_table(scene)).players) == 2


async def test_an_invitation_gives_way_to_the_computer(scene: Scene) -> None:
    lobby = await opened(scene, "graverobber", opponent=scene.bob)
    await alone(scene.anna, lobby)
    await scene.settle()
    assert (await the_table(scene)).invited == ()
    reply = await scene.bob.forge(lobby, f"t:{(await the_table(scene)).id}:join")
    assert "That button is gone" in whisper(reply)


@on_sqlite
async def test_killed_right_after_the_press_the_match_has_begun_or_not_begun(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    copies = list[str]()
    lobby, save = await opened(scene, "graveyard_shift"), scene.bot.store.save

    async def dying(*args: Any, **kwargs: Any) -> None:
        await save(*args, **kwargs)
        if not copies:
            copies.append(copied(scene.database, "crashed"))

    monkeypatch.setattr(scene.bot.store, "save", dying)
    await alone(scene.anna, lobby)
    await scene.settle()
    (scene.database,) = copies
    await scene.restart()
    await scene.settle()
    table = await the_table(scene)
    assert table.stage == "playing"
    assert sum(not player.level for player in table.players) == 1
    assert [
        m for m in scene.cleo.look(scene.channel) if " joined (for " in m.text and m.buttons
    ] == []


async def test_with_closed_dms_the_lobby_says_so_to_the_host_and_my_board_serves(
    scene: Scene,
) -> None:
    scene.anna.close_dms()
    lobby = await opened(scene, "graverobber")
    assert f"<@{scene.anna.id}>: I can't DM you." in lobby.text
    await alone(scene.anna, lobby)
    await scene.settle()
    assert f"<@{scene.anna.id}>: set up your board. I can't DM you, so press" in (
        scene.board().text
    )
    mine = await scene.anna.press(scene.board(), "My secret board")
    assert mine.message
    assert "Random layout" in [b.label for b in mine.message.buttons]


async def test_a_rematch_keeps_options_and_computers_and_starts_at_once(scene: Scene) -> None:
    await opened(scene, "graveyard_shift")
    await settled(scene, scene.anna, {"Rounds": "A single round"})
    await alone(scene.anna, scene.board())
    await scene.settle()
    await resigned(scene, scene.anna)
    await scene.anna.press(scene.board(), "Rematch")
    await scene.settle()
    table = await the_table(scene)
    assert (table.stage, table.options["rounds"]) == ("playing", "1")
    assert sorted(player.level for player in table.players) == ["", "easy"]


async def test_of_matches_that_begin_at_once_nobody_opens_more_than_three_threads(
    scene: Scene,
) -> None:
    await opened(scene, "graveyard_shift")
    await alone(scene.anna, scene.board())
    await scene.settle()
    await resigned(scene, scene.anna)
    await scene.bot.people.set_server(scene.guild.id, ServerSettings(threads=True))
    result = scene.board()
    await asyncio.gather(*(scene.anna.press(result, "Rematch") for _ in range(4)))
    await scene.settle()
    assert len(scene.guild.threads) == 3


async def test_a_lobby_that_has_started_loses_picture_and_controls(scene: Scene) -> None:
    await opened(scene, "cop_and_rob")
    lobby = scene.board()
    await scene.bob.press(lobby, "Join")
    await scene.settle()
    assert lobby.attachments
    await scene.anna.press(lobby, "Start")
    await scene.settle()
    assert scene.board() is not lobby
    assert [*lobby.buttons, *lobby.attachments] == []


async def test_in_a_thread_it_is_the_same(scene: Scene) -> None:
    await seated(scene, "graveyard_shift", [scene.anna, scene.bob])
    reply = await scene.cleo.command("newgame", scene.channel, game="graverobber")
    assert reply.message
    await scene.cleo.press(reply.message, "Open a thread")
    await scene.settle()
    thread = scene.guild.threads[0]
    lobby = scene.board(scene.cleo, thread)
    assert lobby.attachments
    await alone(scene.cleo, lobby)
    await scene.settle()
    assert "set up your board" in scene.board(scene.cleo, thread).text


# --- making way ----------------------------------------------------------------------------------


def later(scene: Scene, seconds: int) -> None:
    """Let so much time go by for the tables."""
    now = scene.bot.tables.now
    scene.bot.tables.now = lambda: now() + seconds


async def test_a_lobby_to_which_nobody_comes_makes_way_after_ten_minutes(scene: Scene) -> None:
    lobby = await opened(scene, "graverobber", opponent=scene.cleo)
    await scene.cleo.press(lobby, "Decline")
    await scene.settle()
    lobby, before = scene.board(), len(scene.anna.look(scene.anna.dm))
    later(scene, 500)
    await settled(scene, scene.anna, {"Clock": "1 hour a turn"})
    later(scene, 500)
    asked = await scene.bob.command("newgame", scene.channel, game="bushwhacked")
    assert "There's already a Graverobber table here" in whisper(asked)
    later(scene, 200)
    asks = (
        p.command("newgame", scene.channel, game="bushwhacked") for p in (scene.bob, scene.dora)
    )
    await asyncio.gather(*asks)
    await scene.settle()
    assert "Nobody came for ten minutes" in lobby.text
    assert lobby.buttons == []
    [told] = scene.anna.look(scene.anna.dm)[before:]
    assert "Your **Graverobber** table" in told.text
    table = await the_table(scene)
    assert table.stage == "lobby"
    assert (table.game_id, table.names) in [("bushwhacked", (who,)) for who in ("Bob", "Dora")]
    loser = scene.dora if table.names == ("Bob",) else scene.bob
    offer = [m for m in loser.look(scene.channel) if m.ephemeral][-1]
    assert "There's already a Bushwhacked table here" in offer.text


@pytest.mark.parametrize("kept", ["guest", "computer", "player"])
async def test_a_lobby_with_somebody_else_makes_no_way(scene: Scene, kept: str) -> None:
    guest = {"opponent": scene.bob} if kept == "guest" else {}
    lobby = await opened(scene, "graverobber", **guest)
    if kept == "computer":
        await scene.anna.choose(await people(scene, scene.anna), "Add a computer", "Computer: hard")
    elif kept == "player":
        await scene.bob.press(lobby, "Join")
    later(scene, 3600)
    for person in (scene.anna, scene.cleo):
        asked = await person.command("newgame", scene.channel, game="graverobber")
        assert "There's already a Graverobber table here" in whisper(asked)
    assert (await the_table(scene)).host == scene.anna.id


async def test_time_when_the_bot_was_away_pushes_nobody_out(scene: Scene) -> None:
    await opened(scene, "graverobber")
    presence = scene.bot.tables.presence
    await presence.disconnected()
    later(scene, 3600)
    presence.now = scene.bot.tables.now
    await presence.connected()
    asked = await scene.bob.command("newgame", scene.channel, game="bushwhacked")
    assert "There's already a Graverobber table here" in whisper(asked)


async def test_ones_own_empty_lobby_is_in_nobodys_way(scene: Scene) -> None:
    for place in (scene.guild.channel("first"), scene.guild.channel("second")):
        await scene.anna.command("newgame", place, game="graverobber")
        await scene.settle()
    lobby = await opened(scene, "graverobber")
    for game in ("graverobber", "bushwhacked"):  # three are open already, and it stays at three
        written = len(scene.anna.look(scene.anna.dm)) if scene.anna.dm else 0
        newer = await opened(scene, game)
        assert "Its host opened another table here" in lobby.text
        assert newer is not lobby
        assert (await the_table(scene)).game_id == game
        assert not [m for m in scene.anna.look(scene.anna.dm)[written:] if "closed" in m.text]
        lobby = newer
