"""Input that no client of Discord would send: all of it is answered in words."""

from __future__ import annotations

import asyncio
import json
import re
from functools import partial
from random import Random

import pytest

from bot.app import Skulduggery
from bot.live.crowding import ALIKE
from bot.message.about import Papers
from bot.table.ids import Control
from local_discord import Message, Person, Reply
from local_discord.permissions import Permission
from tests.databases import found
from tests.e2e.driver import said, seated, shown
from tests.e2e.scene import CALLBACK, Scene
from tests.own_data import everything
from tests.sample import sample

ODD = ["", "²", "٣", "9" * 60, "-1", "a", "here.all.²", "a.b", "place", "timeout", " ", "+", "\n"]
REAL = [
    "graverobber",
    "bushwhacked",
    "thread",
    "invite",
    "remove",
    "hand",
    "here",
    "all",
    "0",
    "skips",
]
ENDING = ["cancel", "leave", "resigned", "ended", "start", "draw"]
"""Controls that would end the table and leave nothing to press."""
FORGED = 60


def made_up(bot: Skulduggery, random: Random) -> str:
    """A custom id that looks like ours, with something wrong in it."""
    table = random.choice(["1"] * 30 + ["0"] * 15 + ODD)
    kind = random.choice("gcsmtototo")
    if kind in "gcs":
        seat, count = (random.choice(["0", "1", "0.1", *ODD]) for _ in range(2))
        return f"{kind}:{table}:{seat}:{count}:{random.choice(ODD)}"[:100]
    if kind == "m":
        return f"m:{table}"[:100]
    known = [kind.name for kind in bot.router.handlers if issubclass(kind, Control)]
    names = [name for name in known if name and name not in ENDING]
    fields = [random.choice(ODD + REAL) for _ in range(random.randrange(3))]
    return f"{kind}:{table}:{'.'.join([random.choice(names), *fields])}"[:100]


@pytest.mark.parametrize("stage", sample(["graverobber", "lobby"]))
async def test_whatever_is_pressed_is_answered(scene: Scene, stage: str) -> None:
    """Discord itself refuses most of these; the bot does not rely on that."""
    scene.bot.router.on_message = lambda _: True
    random = Random(stage)
    if stage == "lobby":
        await scene.after(scene.anna.command("newgame", scene.channel, game="graverobber"))
    else:
        await seated(scene, stage, [scene.anna, scene.bob])
    board = scene.board()
    for n in range(FORGED):
        person: Person = random.choice([scene.anna, scene.anna, scene.bob, scene.cleo])
        custom_id = made_up(scene.bot, random)
        values = [random.choice(ODD + REAL)] if random.random() < 0.6 else None
        told = said(await person.forge(board, custom_id, values))
        assert "went wrong" not in told, (custom_id, values, told)
        if n % 20 == 19:
            await scene.settle()
    await scene.settle()


MADE_UP = (
    *("d:9999999:0:move N", "d:0:0:move N", "t:0:daily.٣", "t:0:dailyhint.9999999"),
    *("t:0:dailyhint.1.2.3", "t:0:dailyshare.-1", "t:0:dailytable", "t:0:dailystop"),
    *("t:0:learn.chess", "t:0:learn.graveyard_shift.next.1.99999", "t:0:practise.chess"),
    *("t:0:learn.graveyard_shift.next", "o:0:learn", "l:chess:1.0:e4"),
    *("l:graveyard_shift:1.0:enter Z9", "l:graveyard_shift:1.400:enter A1"),
)
"""Puzzles, lessons, steps and games that there are not."""


async def test_what_was_made_up_leads_nowhere(scene: Scene) -> None:
    scene.bot.router.on_message = lambda _: True
    message = shown(await scene.anna.command("help", scene.channel))
    for custom_id in MADE_UP:
        assert "went wrong" not in said(await scene.anna.forge(message, custom_id)), custom_id
    for rows in ("lessons WHERE step > 0", "tables"):
        assert found(scene.database, f"SELECT count(*) FROM {rows}") == [(0,)], rows


async def test_a_control_answers_for_tables_of_its_channel_only(scene: Scene) -> None:
    """Permissions from another place do not count here. A moderator of another server can't end a
    table, a player can't act from elsewhere, and a stranger does not learn that there is a
    table."""
    scene.bot.router.on_message = lambda _: True
    await seated(scene, "bushwhacked", [scene.anna, scene.bob])
    abroad = scene.world.guild("Abroad", owner=scene.cleo)
    scene.world.install(scene.application, abroad)
    abroad.join(scene.cleo, scene.bob)
    moderator = abroad.role("Moderator", int(Permission.MANAGE_MESSAGES))
    abroad.members[scene.bob.id].roles.append(moderator.id)
    there = abroad.channel("general")
    await scene.world.settled()
    await scene.after(scene.cleo.command("newgame", there, game="bushwhacked"))
    lobby = scene.board(scene.cleo, there)
    for name in ("ended", "board", "more", "rules", "seal", "join", "mine"):
        told = {said(await scene.cleo.forge(lobby, f"t:{id}:{name}")) for id in (1, 99)}
        assert told == {"That table is gone."}, name
    assert "Manage Messages permission" in said(await scene.bob.forge(lobby, "t:1:ended"))
    assert "That button is gone" in said(await scene.bob.forge(lobby, "t:1:rematch"))
    table = await scene.bot.tables.look(1)
    assert table.stage == "playing"


async def test_who_presses_without_end_keeps_nobody_waiting(scene: Scene) -> None:
    """A few presses wait, one person is told so, and the other presses are ignored."""
    await scene.after(scene.anna.command("newgame", scene.channel, game="bushwhacked"))
    lobby, callbacks = scene.board(), partial(scene.world.requests.count, route=CALLBACK)
    before, presses = callbacks(), list[asyncio.Task[Reply]]()
    async with scene.bot.tables.hold(1):
        for _ in range(40):
            presses.append(asyncio.create_task(scene.cleo.press(lobby, "Join")))
        await scene.world.wait(lambda: callbacks() == before + 1)
        assert "In 30 seconds" in said(await scene.cleo.command("rules", scene.channel))
        assert "In 30 seconds" in said(await scene.dora.command("rules", scene.channel))
        assert callbacks() == before + 3
    await scene.world.wait(lambda: callbacks() == before + 3 + ALIKE)
    with scene.world.expected("unanswered") as left:
        scene.world.skip(scene.world.deadline)
        replies = await asyncio.gather(*presses)
    assert len(left) == 40 - ALIKE - 1
    told = [said(reply) for reply in replies if not reply.failed]
    assert sum("still busy with your last request" in text for text in told) == 1
    await scene.settle()
    table = await scene.bot.tables.look(1)
    assert [player.name for player in table.players] == ["Anna", "Cleo"]
    assert "still busy" not in said(await scene.cleo.press(scene.board(), "Join"))


async def test_moves_that_no_form_would_take_are_refused_in_few_words(scene: Scene) -> None:
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    dm: Message = scene.dm(scene.anna)
    reply = await scene.anna.press(dm, "Type it")
    assert reply.modal
    reply.modal.components_json[0]["component"]["max_length"] = 4000
    sent = await scene.anna.submit(reply.modal, {"Moves, separated by ;": "`²;` " * 800})
    assert "400 characters at most" in said(sent)
    assert len(said(sent)) < 1000
    typed = "; ".join(["xyzzy" * 15] * 5)[:400]
    sent = await scene.anna.submit(reply.modal, {"Moves, separated by ;": typed})
    assert typed in said(sent)  # it is given back whole
    reply.modal.custom_id = "m:²"
    sent = await scene.anna.submit(reply.modal, {"Moves, separated by ;": "wm c5"})
    assert "That button doesn't work any more" in said(sent)


async def test_text_enters_without_control_characters_wherever_it_comes_from(scene: Scene) -> None:
    """PostgreSQL takes no NUL, and no terminal should obey a name."""
    odd, operators = "A\x00n\x1b[2Jna\x9b\x7f", scene.world.guild("Home")
    reports = operators.channel("reports")
    scene.world.install(scene.application, operators)
    await scene.restart(Papers(reports=reports.id))
    scene.anna.name = scene.bob.name = odd
    scene.grant(scene.anna, Permission.CREATE_EVENTS)
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    made = await scene.anna.command("tournament new", scene.channel, game="bushwhacked", name=odd)
    assert "It's open" in said(made)
    sent = await scene.bob.command("report", scene.channel, person=scene.anna, reason=f"1{odd}\n2")
    assert "has reached" in said(sent)
    form = await scene.bob.command("report", scene.channel, person=scene.anna)
    assert "has reached" in said(await scene.after(scene.bob.submit(form.modal, {"words": odd})))
    for person in (scene.anna, scene.bob):
        stored = json.dumps(await everything(scene.bot.store.engine, person.id), ensure_ascii=False)
        assert "An[2Jna" in stored
        assert not re.search(r"[\x00-\x1f\x7f-\x9f]|\\u00[01]", stored)
    told = [m.text for c in (reports, scene.channel) for m in c.messages.values()]
    assert sum("“" in text and "An\\[2Jna" in text for text in told) == 2
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]", "".join(told))
