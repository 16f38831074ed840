"""Finished matches: stepped through, hidden from some people, and files that must stop nobody."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
import sqlalchemy as sa
from PIL import Image

from bot.cogs.records import reviewing
from bot.data import schema
from bot.live.workers import Worker
from games import projector, record
from games.core import Budget, Match
from games.replay import Film
from local_discord import Channel, Message, Permission, Person, Reply
from local_discord.kinds import ChannelType
from tests.databases import write
from tests.e2e.driver import laid, resigned, seated, sets, shown, whisper
from tests.e2e.finished import NOT_SEEN, attached, changed, graverobber
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk

COMMANDS = ("replay", "record", "review")


# --- one person's file stops nobody --------------------------------------------------------------


def cleared(data: dict[str, Any], times: int) -> bytes:
    """The record of a match in which Red first laid a Windmill and cleared it, so many times."""
    laid = [[0, "windmill A2"], [0, "clear"]] * times
    longer = data | {"log": laid + data["log"], "times": [1.0] * 2 * times + data["times"]}
    return json.dumps(longer).encode()


def _forbid(monkeypatch: pytest.MonkeyPatch, *work: tuple[object, str]) -> None:
    """Make these functions fail if the bot's own process calls them."""

    def forbidden(*_: object, **__: object) -> None:
        raise AssertionError("in the process of the bot")

    for where, name in work:
        monkeypatch.setattr(where, name, forbidden)


async def test_a_match_is_stepped_through_in_another_process(
    scene: Scene, talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after a restart, and as a record that somebody sends, which may be very long."""
    await graverobber(scene)
    await sets(scene, scene.anna, "names", name_in_records="yes")
    given = shown(await scene.cleo.command("record", scene.channel))
    data = json.loads(attached(given, "record.json"))
    kept = record.read(json.dumps(data))
    assert kept.people == ["Anna", "Player 2"]  # she agrees to be named
    assert kept.result
    assert kept.result.reason.say(kept.names) == "Player 2 resigned"
    assert kept.times == sorted(kept.times or [])
    reading = [(record, name) for name in ("read", "replay", "follow", "tidy", "verify")]
    _forbid(monkeypatch, *reading, (Film, "frame"), (Match, "positions"), (Match, "follow"))
    await talk("""
        Cleo: Replay → Step 6 of 6, all secrets shown | wins: | [◀️] | ~[▶️]
        restart
        Cleo: ⏮️ → Step 0 of 6 | The match begins | ~wins:
        Cleo: ▶️ → Step 1 of 6 | C5 | E2
        Cleo: ⏭️ → Bob resigned
        Cleo: Whose view = What Bob saw
        Cleo: ◀️ → Step 5 of 6, what Bob saw | ~C5
        Cleo: Jump to a key moment = 1: Both boards are set → Step 1 of 6, what Bob saw
    """)
    made = shown(await scene.cleo.press(talk.shown[scene.cleo], "Animate"))
    with Image.open(io.BytesIO(attached(made, "replay.gif"))) as film:
        assert getattr(film, "n_frames", 1) == 7
    scene.bot.router.on_message = lambda _: True  # its description is short, so it has no button
    words = await told(
        scene, await scene.cleo.forge(talk.shown[scene.cleo], "t:1:stepwords.open.6")
    )
    assert "White's board:" in words
    file = ("long.json", cleared(data, 3_000))
    talk.shown[scene.dora] = shown(await scene.dora.command("replay", scene.channel, file=file))
    await talk("""
        restart
        Dora: ⏮️ → Step 0 of 6 | ~wins:
        Dora: Jump to a key moment = 1: Both boards are set → C5
        Dora: ▶️ → Anna moves north 1, to A2
        Dora: ⏭️ → Step 6 of 6 | Player 2
    """)


# --- who may see a match -------------------------------------------------------------------------


async def told(scene: Scene, reply: Reply) -> str:
    """What the person was told, at once or later."""
    await scene.world.wait(lambda: bool(reply.message or reply.followups))
    return (reply.message or reply.followups[0]).text


async def all_refused(scene: Scene, person: Person, where: Channel, kept: Message) -> None:
    """Try every way to a match that this person may not see: ask for it, and step through it in
    a message from the time when they could still see it."""
    for command in ("replay", "record"):
        assert NOT_SEEN in shown(await person.command(command, where, match=1)).text
    before = kept.text
    for button in ("◀️", "Animate", "Record"):
        assert NOT_SEEN in await told(scene, await person.press(kept, button))
    assert kept.text == before


async def test_a_running_match_is_neither_shown_nor_given_away(scene: Scene) -> None:
    told = shown(await scene.anna.command("review", scene.channel)).text
    assert "No match has been finished" in told
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    for person in (scene.anna, scene.cleo):
        for command in COMMANDS:
            for asked in ({}, {"match": 1}):
                told = shown(await person.command(command, scene.channel, **asked)).text
                assert "still running" in told
    for forged in ("replay.open.1", "stepwords.open.1", "review.0.0"):
        reply = await scene.anna.forge(scene.dm(scene.anna), f"t:1:{forged}")
        assert "C5" not in (reply.message.text if reply.message else "")


async def test_a_hidden_match_is_told_of_in_the_words_for_none(scene: Scene) -> None:
    """Running, over or damaged: whoever may not see the match does not learn that there is one."""
    await graverobber(scene)
    running = scene.guild.channel("running")
    await seated(scene, "bushwhacked", [scene.anna, scene.bob], running)
    other = scene.guild.channel("tavern")
    for hidden in (scene.channel, running):
        hidden.deny(scene.cleo, Permission.VIEW_CHANNEL)
    await scene.world.settled()
    damaged = sa.update(schema.tables).where(schema.tables.c.id == 1)
    await write(scene.bot.store.engine, damaged.values(facts="{}"))
    await scene.restart()
    for command in COMMANDS:
        told = {shown(await scene.cleo.command(command, other, match=id)).text for id in (1, 2, 99)}
        assert len(told) == 1
        assert NOT_SEEN in told.pop()


async def all_shown(person: Person, where: Channel) -> None:
    assert "wins: " in shown(await person.command("replay", where, match=1)).text
    assert "record" in shown(await person.command("record", where, match=1)).text


async def test_a_match_is_shown_elsewhere_only_to_those_who_see_its_channel(scene: Scene) -> None:
    await graverobber(scene)
    other = scene.guild.channel("tavern")
    await scene.world.settled()
    kept = shown(await scene.cleo.command("replay", other, match=1))
    scene.channel.deny(scene.cleo, Permission.VIEW_CHANNEL)
    await scene.world.settled()
    await all_refused(scene, scene.cleo, other, kept)
    await all_shown(scene.dora, other)
    scene.channel.deny(scene.anna, Permission.VIEW_CHANNEL)
    await scene.world.settled()
    await all_shown(scene.anna, other)  # she played it
    history = shown(await scene.anna.command("history", other))
    replay = shown(await scene.anna.press(history, "Replay 1"))
    await changed(scene, scene.anna.press(replay, "◀️"))
    assert "Step 5" in replay.text
    await all_shown(scene.anna, scene.anna.open_dm(scene.application))
    elsewhere = scene.world.guild("Elsewhere")
    scene.world.install(scene.application, elsewhere)
    elsewhere.join(scene.anna, scene.dora)
    await scene.world.settled()
    await all_shown(scene.anna, abroad := elsewhere.channel("general"))
    for home in (scene.dora.open_dm(scene.application), abroad):  # they show only one's own
        for command in COMMANDS:
            assert NOT_SEEN in shown(await scene.dora.command(command, home, match=1)).text
    crew = scene.guild.role("Crew")  # a role decides, too
    scene.channel.allow(crew, Permission.VIEW_CHANNEL)
    scene.channel.deny(scene.guild.everyone, Permission.VIEW_CHANNEL)
    scene.channel.allow(scene.application.user, Permission.VIEW_CHANNEL)
    egon = scene.world.person("Egon")
    scene.guild.join(egon, roles=(crew,))
    await scene.world.settled()
    await all_shown(egon, other)
    assert NOT_SEEN in shown(await scene.dora.command("replay", other, match=1)).text


async def private_thread(scene: Scene, *people: Person) -> Channel:
    """A private thread for these people and the bot."""
    body = {"name": "secret", "type": int(ChannelType.PRIVATE_THREAD)}
    thread = scene.world.threads.start(scene.channel, scene.anna, body, None)
    for user in (scene.application.user, *people):
        scene.world.threads.add_member(thread, user)
    await scene.world.settled()
    return thread


async def played_in(scene: Scene, thread: Channel) -> None:
    await seated(scene, "graverobber", [scene.anna, scene.bob], thread)
    await resigned(scene, scene.bob, thread)


@pytest.mark.twice
async def test_a_private_threads_match_is_for_those_who_are_in_it(scene: Scene) -> None:
    thread = await private_thread(scene, scene.bob, scene.dora)
    await played_in(scene, thread)
    await all_shown(scene.dora, scene.channel)
    await all_shown(scene.anna, scene.channel)
    assert NOT_SEEN in shown(await scene.cleo.command("replay", scene.channel, match=1)).text
    kept = shown(await scene.dora.command("replay", scene.channel, match=1))
    scene.world.threads.remove_member(thread, scene.dora)
    await scene.world.settled()
    await all_refused(scene, scene.dora, scene.channel, kept)
    scene.grant(scene.cleo, Permission.MANAGE_THREADS)
    await scene.world.settled()
    await all_shown(scene.cleo, scene.channel)
    other = scene.guild.channel("tavern")
    scene.channel.deny(scene.application.user, Permission.VIEW_CHANNEL)
    await scene.world.settled()
    await all_shown(scene.bob, other)  # where Discord does not say, it is for its players
    assert NOT_SEEN in shown(await scene.cleo.command("replay", other, match=1)).text


# --- reviews --------------------------------------------------------------------------------------


@pytest.fixture
def worked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The records that were reviewed. Each review counts only a little, so a test takes moments."""
    monkeypatch.setattr(reviewing, "BUDGET", Budget.nodes(5_000))
    texts, do = list[str](), Worker.do

    async def doing(self: Worker, person: int, work: Any, *args: Any, **more: Any) -> Any:
        if work is projector.reviewed:
            texts.append(args[0])
        return await do(self, person, work, *args, **more)

    monkeypatch.setattr(Worker, "do", doing)
    return texts


async def played(scene: Scene) -> Message:
    """A match in which Anna does not make her most promising moves; returns the result's
    message."""
    await laid(scene)
    for n, move in enumerate(("move right 5", "skip", "move left 1", "skip")):
        person = (scene.anna, scene.bob)[n % 2]
        await scene.after(person.command("play", scene.channel, move=move))
    await resigned(scene, scene.bob)
    return scene.board()


async def test_a_review_leads_through_every_choice_and_is_made_once(
    scene: Scene, talk: Talk, worked: list[str]
) -> None:
    """For those who may see the match."""
    result = await played(scene)
    scene.guild.channel("tavern")
    scene.dora.locale = "de"
    await talk("""
        Cleo in tavern: /review match=1 → Review: Graverobber | % accurate | **Bob**: no choices
        Cleo: Whose choices = Anna → choice 1 of 2 | What **Anna** saw | piece is here: | C5 | ~E2
        Cleo: ▶️ → choice 2 of 2
        restart
        Cleo: ⏮️ → choice 1 of 2
        Cleo: Overview → turning point, by **Anna** | ~C5
        Cleo: Turning point → choice 1 of 2 | C5
        Dora: Review → Analyse: Grabräuber | ~accurate
    """)
    assert len(worked) == 1
    assert scene.board() is result
    scene.channel.deny(scene.cleo, Permission.VIEW_CHANNEL)
    await scene.world.settled()
    for button in ("Overview", "▶️"):
        assert NOT_SEEN in whisper(await scene.cleo.press(talk.shown[scene.cleo], button))
