"""Standings, achievements, replays and records on the local Discord."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image

from games.record import read, replay, verify
from local_discord import Message, Permission, Person, Reply
from local_discord.errors import NoSuchControl
from tests.e2e.driver import alt, answer, resigned, seated, sets, shown
from tests.e2e.finished import COUNTS, attached, changed, graverobber
from tests.e2e.scene import Scene


async def leaders(scene: Scene, person: Person, **options: str) -> Message:
    return shown(await person.command("leaderboard", scene.channel, **options))


# --- standings -----------------------------------------------------------------------------------


async def test_a_match_is_rated_and_leads_to_the_leaderboard(scene: Scene) -> None:
    await graverobber(scene, scene.anna, scene.bob, COUNTS)
    words = alt(await leaders(scene, scene.bob))
    assert "1. Anna: 1138 provisional ± 323, 1 played, 1 won, streak 1" in words
    assert "2. Bob: 927 provisional ± 323, 1 played, 0 won, streak 0" in words
    other = await leaders(scene, scene.cleo, game="bushwhacked")
    assert "Nobody has a rated match yet" in other.text
    assert "You have no rated match here yet" in (await leaders(scene, scene.cleo)).text
    await scene.bob.choose(other := await leaders(scene, scene.bob), "Where", "Everywhere")
    assert "everywhere" in other.text
    assert "1. Anna: 1138" in alt(other)
    await scene.bob.choose(other, "Game", "Graverobber")
    assert "Graverobber, everywhere" in other.text
    mine = await leaders(scene, scene.bob)
    before = scene.board()
    await scene.bob.press(mine, "Show here")
    await scene.settle()
    public = scene.board(scene.cleo)
    assert public is not before
    assert "Leaderboard: All games, this server" in public.text
    assert "1. Anna: 1138" in alt(public)
    assert (public.buttons, public.selects, public.pings) == ([], [], set())
    assert public.attachments[0].bytes != mine.attachments[0].bytes  # his marks his own line
    again = shown(await scene.bob.press(mine, "Show here"))
    assert "already" in again.text
    assert scene.board(scene.cleo) is public
    profile = shown(await scene.cleo.command("profile", scene.channel, person=scene.anna))
    again = shown(await scene.cleo.user_command("Profile", scene.anna, scene.channel))
    assert (again.text, alt(again)) == (profile.text, alt(profile))
    await scene.cleo.press(profile, "Show here")
    await scene.settle()
    assert "Anna" in scene.board(scene.bob).text
    assert "most often against bob" in alt(scene.board(scene.bob)).casefold()
    assert scene.board(scene.bob).buttons == []
    mine, before = await leaders(scene, scene.cleo), scene.board()
    scene.channel.deny(scene.cleo, Permission.SEND_MESSAGES)
    refused = shown(await scene.cleo.press(mine, "Show here"))
    assert "can't write" in refused.text
    assert scene.board() is before


async def stored(scene: Scene) -> dict[str, list[tuple[Any, ...]]]:
    """All ratings and results in the database."""
    async with scene.bot.store.engine.reading() as connection:
        return {
            name: [
                tuple(row)
                for row in await connection.exec_driver_sql(f"SELECT * FROM {name} ORDER BY 1,2,3")
            ]
            for name in ("ratings", "results")
        }


# --- replays -------------------------------------------------------------------------------------


async def test_stepping_through_a_match_after_a_restart(scene: Scene) -> None:
    result = await graverobber(scene, scene.anna, scene.bob)
    message = shown(await scene.cleo.press(result, "Replay"))
    assert "Step 6 of 6, all secrets shown" in message.text
    with pytest.raises(NoSuchControl):
        await scene.cleo.press(message, "▶️")
    await scene.restart()
    await changed(scene, scene.cleo.press(message, "⏮️"))
    assert "Step 0 of 6" in message.text
    await changed(scene, scene.cleo.press(message, "▶️"))
    assert "Step 1 of 6" in message.text
    assert "C5" in alt(message)
    assert "E2" in alt(message)
    await changed(scene, scene.cleo.press(message, "▶️"))
    assert "Anna moves north 1, to A2" in message.text
    await changed(scene, scene.cleo.press(message, "⏭️"))
    assert "Bob resigned" in alt(message)
    await changed(scene, scene.cleo.choose(message, "Whose view", "What Bob saw"))
    await changed(scene, scene.cleo.press(message, "◀️"))
    assert "Step 5 of 6, what Bob saw" in message.text
    assert "C5" not in alt(message)
    await changed(scene, scene.cleo.choose(message, "o:1:replay.jump", "1: Both boards are set"))
    assert "Step 1 of 6, what Bob saw" in message.text
    await changed(scene, scene.cleo.press(message, "⏮️"))
    assert "The match begins" in message.text
    made = shown(await scene.cleo.press(message, "Animate"))
    image = Image.open(io.BytesIO(attached(made, "replay.gif")))
    assert getattr(image, "n_frames", 1) == 7
    other = scene.world.guild("Elsewhere")  # there it is shown to its players alone
    scene.world.install(scene.application, other)
    other.join(scene.anna, scene.cleo)
    channel = other.channel("general")
    await scene.world.settled()
    for command in ("replay", "record"):
        refused = shown(await scene.cleo.command(command, channel, match=1))
        assert "I can't find that match" in refused.text
    assert "Step 6" in shown(await scene.anna.command("replay", channel, match=1)).text
    assert "No match has been finished" in shown(await scene.cleo.command("record", channel)).text


async def test_a_running_match_is_neither_shown_nor_given_away(scene: Scene) -> None:
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    for person, command in ((scene.anna, "replay"), (scene.anna, "record"), (scene.cleo, "replay")):
        assert "still running" in shown(await person.command(command, scene.channel)).text
        assert "still running" in shown(await person.command(command, scene.channel, match=1)).text
    reply = await scene.anna.forge(scene.dm(scene.anna), "t:1:replay.open.1")
    assert "C5" not in shown_text(reply)


def shown_text(reply: Reply) -> str:
    return reply.message.text if reply.message else ""


# --- records -------------------------------------------------------------------------------------


@pytest.mark.long
async def test_a_record_names_those_who_agree_and_is_stepped_through(
    scene: Scene,
) -> None:
    await graverobber(scene, scene.anna, scene.bob)
    await sets(scene, scene.anna, "names", name_in_records="yes")
    given = shown(await scene.cleo.command("record", scene.channel))
    record = read(attached(given, "record.json").decode())
    assert record.people == ["Anna", "Player 2"]
    assert record.result
    assert record.result.reason.say(record.names) == "Player 2 resigned"
    assert record.times == sorted(record.times or [])
    assert replay(record).state.outcome
    file = ("mine.json", attached(given, "record.json"))
    uploaded = shown(await scene.dora.command("replay", scene.channel, file=file))
    assert "Player 2" in uploaded.text
    await scene.restart()
    for label in ("⏮️", "▶️", "▶️"):
        await changed(scene, scene.dora.press(uploaded, label))
    assert "moves north 1, to A2" in uploaded.text
    assert "C5" in alt(uploaded)


async def test_the_deal_was_sealed_before_the_match(scene: Scene) -> None:
    await seated(scene, "cop_and_rob", [scene.anna, scene.bob])
    assert "Everything random is settled" in scene.board().text
    more = answer(await scene.cleo.press(scene.board(), "⋯"))
    seal = answer(await scene.cleo.press(more, "Seal"))
    table = await scene.table()
    assert table.nonce not in "".join(m.text for m in scene.anna.look(scene.channel))
    await resigned(scene, scene.bob)
    given = shown(await scene.anna.command("record", scene.channel))
    record = read(attached(given, "record.json").decode())
    verify(record)
    assert record.commitment
    assert record.commitment in seal.text


FAULTY = [
    (b"[" * 500_000, "`record`"),
    (b"\xff\xfe", "isn't text"),
    (b"x" * 1_000_001, "too large"),
    (b'{"game": "chess"}', "`"),
]
"""What is no record, and what is said of it. (Each fault of one that nearly is:
`tests/games/test_record.py`.)"""


async def test_what_is_no_record_is_refused_and_stores_nothing(scene: Scene) -> None:
    for data, told in FAULTY:
        await refused(scene, data, told)


async def refused(scene: Scene, data: bytes, told: str) -> None:
    before = await stored(scene)
    reply = await scene.dora.command("replay", scene.channel, file=("r.json", data))
    assert told in shown(reply).text
    assert await stored(scene) == before


@pytest.mark.long
async def test_a_win_is_told_shown_on_the_profile_and_leads_to_its_replay(scene: Scene) -> None:
    board = await graverobber(scene, scene.anna, scene.bob, COUNTS)
    assert "earns *Foot in the Door*" in board.text
    profile = shown(await scene.bob.command("profile", scene.channel, person=scene.anna))
    feats = shown(await scene.bob.press(profile, "Achievements"))
    assert "Achievements of Anna" in feats.text
    assert "1 of 20" in feats.text
    assert "Earned: Foot in the Door." in alt(feats)
    await scene.bob.choose(feats, "Look at one…", "✓ Foot in the Door")
    assert "Win your first rated match. Earned" in feats.text
    replay = shown(await scene.bob.press(feats, "Show the match"))
    assert "Bob resigned" in replay.text + alt(replay)
    await scene.bob.press(feats, "In words")
    assert feats.text.count("Not yet.") == 19
    scene.bot.router.on_message = lambda _: True  # as if the message had these controls
    for id, values in (
        ("t:0:feats.987654321", []),
        ("t:0:feats.words.-1", []),
        (f"o:0:feat.{scene.anna.id}", ["of.tomorrow"]),
    ):
        told = shown(await scene.bob.forge(board, id, values)).text
        assert "Foot in the Door" not in told
        assert "nothing left to show" in told or "don't know that achievement" in told
