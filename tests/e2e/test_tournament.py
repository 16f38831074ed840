"""Tournaments as people see and press them, on the wire."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from bot.cogs.tournaments.managing import tools_sheet, whom_sheet
from bot.cogs.tournaments.notices import AGAIN
from bot.cogs.tournaments.reading import read_sheet
from bot.cogs.tournaments.rounds import Rounds
from bot.cogs.tournaments.sheets import post_sheet, winner_text
from bot.cogs.tournaments.store.tournaments import TournamentStore
from bot.cogs.tournaments.tournament import Entrant, Field, Pairing, Stage, Terms, Tournament, Why
from bot.data import schema
from bot.message.parts import LONGEST
from bot.table.player import Player
from local_discord import Channel, Message, Permission, Person, Reply
from tests.e2e.cup import by_hand, forced
from tests.e2e.driver import answer, opens, shown, whisper
from tests.e2e.matches import Time
from tests.e2e.scene import Scene
from tests.own_data import unpacked
from tests.sample import sample

__all__ = ["by_hand"]
GAME = "pointsweeper"
FULL = "All 2 places are taken."
CONTROLS = (
    "t:0:tournament.join.{}",
    "t:0:tournament.read.{}.standings.0",
    "t:0:tournament.file.{}",
    "o:0:tournament.choose {}",
    "t:0:tournament.tools.{}",
    "t:0:tournament.ask.{}.0",
    "t:0:tournament.set.{}.0",
    "t:0:tournament.start.{}",
    "t:0:tournament.whom.{}.0",
    "o:0:tournament.remove.{} 1",
    "t:0:tournament.rule.{}.0",
    "o:0:tournament.ruling.{} 1",
    "t:0:tournament.ruled.{}.1",
    "t:0:tournament.sure.{}",
    "t:0:tournament.cancel.{}",
)
"""All kinds of controls: first those that everybody may press who sees the tournament."""


async def created(scene: Scene, host: Person, **terms: object) -> Message:
    """A new tournament, and the tools that its host is shown."""
    scene.grant(host, Permission.CREATE_EVENTS)
    reply = await host.command("tournament new", scene.channel, game=GAME, **terms)
    assert "It's open" in whisper(reply)
    assert reply.message
    return reply.message


async def post(scene: Scene) -> Message:
    """The tournament's message, after everything has happened that happens by itself."""
    rounds = scene.cog(Rounds)
    for _ in range(3):
        await scene.settle()
        await forced(scene, schema.tournaments.c.due.is_not(None), due=0.0, shown_at=0.0)
        await rounds.director.tick()
    await scene.settle()
    return next(m for m in scene.anna.look(scene.channel) if _has(m, "tournament."))


def _has(message: Message, name: str) -> bool:
    return not message.ephemeral and any(f":{name}" in (b.custom_id or "") for b in message.buttons)


async def stored(scene: Scene) -> Field:
    return await TournamentStore(scene.bot.store.engine).field(1)


async def running(scene: Scene) -> Message:
    """A tournament of Anna's, in whose first round Bob, Cleo and Dora play."""
    tools = await created(scene, scene.anna, name="Cup", rounds=3)
    message = await post(scene)
    for person in (scene.bob, scene.cleo, scene.dora):
        await person.press(message, "Join")
    await scene.anna.press(tools, "Start now")
    return await post(scene)


async def tools(scene: Scene, person: Person) -> Message:
    """What ⋯ shows."""
    return shown(await person.press(await post(scene), "⋯"))


async def test_people_join_and_withdraw_by_one_message(scene: Scene) -> None:
    await created(scene, scene.anna)
    message = await post(scene)
    assert "Pointsweeper tournament" in message.text
    assert "Registered: 0 of 64" in message.text
    assert whisper(await scene.bob.press(message, "Join")).startswith("You're in. It begins when")
    assert whisper(await scene.bob.press(message, "Join")) == "You're registered already."
    await scene.cleo.press(message, "Join")
    message = await post(scene)
    assert "Registered: 2 of 64" in message.text
    assert "Bob, Cleo" in message.text
    assert "You've withdrawn" in whisper(await scene.bob.press(message, "Withdraw"))
    assert whisper(await scene.bob.press(message, "Withdraw")) == "You aren't registered."
    await scene.bob.press(message, "Join")
    assert "register again" in whisper(await scene.bob.press(message, "Withdraw"))
    assert "more than once" in whisper(await scene.bob.press(message, "Join"))
    scene.dora.locale = "de"  # each reads it in their language
    assert "Du bist dabei." in whisper(await scene.dora.press(message, "Join"))
    page = answer(await scene.dora.command("turnier ansehen", scene.channel))
    await scene.dora.choose(page, "Welches Turnier?", "1")
    await scene.dora.press(page, "Abmelden")
    assert "Du bist abgemeldet" in page.text
    await scene.dora.press(page, "Alle Turniere")
    assert "### Turniere" in page.text


@pytest.mark.long
async def test_of_two_who_press_at_once_one_has_the_last_place(scene: Scene) -> None:
    await created(scene, scene.anna, most=2)
    message = await post(scene)
    scene.grant(scene.anna, Permission.MANAGE_GUILD)
    egon = scene.world.person("Egon")
    scene.guild.join(egon)
    await scene.anna.command("keepout", scene.channel, person=egon)
    barred = whisper(await egon.press(message, "Join"))  # reads what a full one says
    scene.bob.close_dms()  # nobody needs direct messages to play
    twice = await asyncio.gather(*(scene.bob.press(message, "Join") for _ in range(2)))
    assert {whisper(reply)[:14] for reply in twice} == {"You're in. It ", "You're registe"}
    people = (scene.cleo, scene.dora)
    replies = await asyncio.gather(*(person.press(message, "Join") for person in people))
    assert sorted(whisper(reply) == FULL for reply in replies) == [False, True]
    assert len((await stored(scene)).people) == 2
    assert barred == FULL
    scene.grant(egon, Permission.CREATE_EVENTS)
    hosting = await egon.command("tournament new", scene.channel, game=GAME)
    assert "too many tournaments" in whisper(hosting)


async def test_who_may_not_open_one_reads_why(scene: Scene) -> None:
    async def said(where: Channel = scene.channel, **terms: object) -> str:
        return whisper(await scene.anna.command("tournament new", where, game=GAME, **terms))

    assert "you need the permission Create Events" in await said()
    scene.grant(scene.anna, Permission.CREATE_EVENTS)
    assert "That time is past." in await said(starts="2020-01-01 20:00")
    assert "60 days" in await said(starts="in 61d")
    assert "I can't read “soon”" in await said(starts="soon")
    assert "One turn could outlast a round" in await said(clock="1d", length="3h")
    assert "room for 8" in await said(format="Everybody meets everybody", most=9)
    assert "held in servers" in await said(scene.anna.open_dm(scene.application))
    overwrite, bot = scene.world.servers.overwrite, scene.application.user
    overwrite(scene.channel, bot, deny=Permission.ATTACH_FILES)
    assert "Attach Files" in await said()
    overwrite(scene.channel, bot, allow=Permission.ATTACH_FILES)
    await scene.world.settled()
    assert "Your time zone" in await said(starts="23:59")
    assert "UTC" not in await said(starts="in 2h")
    assert "too many tournaments" in await said()


@pytest.mark.long
async def test_the_host_settles_starts_removes_and_cancels(scene: Scene) -> None:
    panel = await created(scene, scene.anna)
    message = await post(scene)
    form = await opens(scene.anna, panel, "t:0:tournament.ask.1.0")
    await scene.anna.submit(form, {"starts": "in 2h", "most": "3", "rounds": "4"})
    assert "Changed." in panel.text
    form = await opens(scene.anna, panel, "t:0:tournament.ask.1.1")
    await scene.anna.submit(form, {"name": "Autumn *Cup*", "rated": "no", "computers": "easy"})
    terms = (await stored(scene)).tournament.terms
    assert (terms.most, terms.rounds, terms.casual, terms.computers) == (3, 4, True, "easy")
    message = await post(scene)
    for words in (
        "Autumn \\*Cup\\*",
        "Swiss, 4 rounds",
        "Not rated",
        "plays a computer (easy)",
        ":R>",
    ):
        assert words in message.text
    assert "two people" in whisper(await scene.anna.press(panel, "Start now"))
    for person in (scene.bob, scene.cleo, scene.dora):
        await person.press(message, "Join")
    await scene.anna.press(panel, "Start now")
    message = await post(scene)
    assert "round 1 of 4" in message.text
    late = await scene.anna.submit(form, {"name": "Another"})
    assert "has begun" in whisper(late)


@pytest.mark.long
async def test_a_moderator_takes_over_and_a_removed_person_stays_out(scene: Scene) -> None:
    message = await running(scene)
    assert "Only the host" in whisper(await scene.bob.press(message, "⋯"))
    scene.grant(scene.dora, Permission.MANAGE_GUILD)
    await forced(scene, sa.true(), person=-77)  # the host's data is deleted
    panel = await tools(scene, scene.dora)
    await scene.dora.press(panel, "Remove somebody")
    field = await stored(scene)
    playing = field.running[0]
    name = field.players[playing.first].name
    await scene.dora.choose(panel, "Whom?", f"{playing.first}. {name}")
    await scene.settle()
    assert f"{name} is removed." in panel.text
    assert playing.table
    assert (await scene.bot.tables.look(playing.table)).stage == "closed"
    field = await stored(scene)
    [after] = [one for one in field.pairings if one.id == playing.id]
    assert (after.first_points, after.second_points, after.why) == (0, 2, "removed")
    removed = next(p for p in (scene.bob, scene.cleo, scene.dora) if p.name == name)
    assert "You were removed" in whisper(await removed.press(await post(scene), "Join"))
    panel = await tools(scene, scene.dora)
    await scene.dora.press(panel, "Cancel it")
    assert (await stored(scene)).tournament.stage == "playing"
    await scene.dora.press(panel, "Yes, cancel it")
    await scene.settle()
    assert "It's cancelled" in panel.text
    over = await post(scene)
    assert (await stored(scene)).tournament.stage == "over"
    assert "wins the" not in over.text
    assert "It was cancelled" in over.text
    for one in (await stored(scene)).pairings:
        assert one.table is None or (await scene.bot.tables.look(one.table)).stage == "closed"
    scene.bot.router.on_message = lambda _: True
    for what in ("join", "leave", "cancel"):
        assert "is over" in said(await scene.dora.forge(over, f"t:0:tournament.{what}.1"))


@pytest.mark.long
async def test_what_discord_refused_is_shown_an_hour_later_whatever_happens(scene: Scene) -> None:
    tools, time = await created(scene, scene.anna), Time(scene)
    message = await post(scene)
    for person in (scene.bob, scene.cleo):
        await person.press(message, "Join")
    scene.guild.time_out(scene.application.user, 600)
    await scene.world.settled()
    await scene.anna.press(tools, "Start now")
    assert "Join" in [button.label for button in (await post(scene)).buttons]
    refused = scene.world.requests.invalid
    await post(scene)
    assert scene.world.requests.invalid == refused  # refusals count against the bot
    scene.world.skip(601)
    time.now += AGAIN
    assert "round 1 of 1" in (await post(scene)).text


@pytest.mark.long
async def test_everybody_reads_their_match_and_the_standings(scene: Scene) -> None:
    await running(scene)
    reply = await scene.bob.command("tournament show", scene.channel)
    page = reply.message
    assert page
    await scene.bob.choose(page, "Which tournament?", "Cup")
    field = await stored(scene)
    mine = field.of(scene.bob.id)
    assert mine
    [bye] = [one for one in field.pairings if one.why == "bye"]
    assert ("You play" in page.text) == (bye.first != mine.number)
    assert "Pointsweeper · round 1 of 3" in page.text
    assert "1\\. **" in page.text
    assert "Buchholz" in page.text
    assert page.attachments
    await scene.bob.press(page, "Pairings")
    for pairing in field.running:
        assert f"<#{field.threads[pairing.id]}>" in page.text
    dm = scene.bob.open_dm(scene.application)
    listed = answer(await scene.bob.command("tournament show", dm))
    assert "Cup" in listed.text
    own = answer(await scene.bob.command("mydata", scene.channel))
    stored_about = unpacked(own.attachments[0].bytes)
    assert [row["round"] for row in stored_about["pairings"]] == [1]
    [playing] = field.running
    await TournamentStore(scene.bot.store.engine).remove(1, playing.first)
    await post(scene)  # ended by a process that died before it closed the table
    assert playing.table
    assert (await scene.bot.tables.look(playing.table)).stage == "closed"


async def test_nobody_from_elsewhere_learns_of_it_or_presses_anything(scene: Scene) -> None:
    scene.bot.router.on_message = lambda _: True
    await running(scene)
    abroad = scene.world.guild("Abroad", owner=scene.cleo)
    stranger = scene.world.person("Egon")
    scene.world.install(scene.application, abroad)
    abroad.join(stranger, scene.cleo)
    manager = abroad.role("Manager", int(Permission.MANAGE_GUILD))
    abroad.members[stranger.id].roles.append(manager.id)
    there = abroad.channel("general")
    await scene.world.settled()
    listed = answer(await stranger.command("tournament show", there))
    assert "Cup" not in listed.text
    before = await stored(scene)
    for id in CONTROLS:
        for number in ("1", "9" * 15) if id == CONTROLS[0] else ("1",):
            custom_id, _, values = id.format(number).partition(" ")
            reply = await stranger.forge(listed, custom_id, [values] if values else None)
            assert said(reply) == "That tournament is gone.", id
    # in the right server, without the right to
    message = next(m for m in scene.bob.look(scene.channel) if _has(m, "tournament."))
    for id in CONTROLS[4:]:
        custom_id, _, values = id.format("1").partition(" ")
        told = said(await scene.bob.forge(message, custom_id, [values] if values else None))
        assert "Only the host" in told, id
    assert await stored(scene) == before


@pytest.mark.parametrize("language", sample(["ru", "de", "en"]))
def test_no_message_is_too_long_in_any_language(language: str) -> None:
    """128 people and a tournament, with names of 100 characters of markup."""
    name = "*_`~|[<@everyone>"[:10] * 10
    entrants = [Entrant(n, 1000 + n) for n in range(1, 129)]
    pairings = [
        Pairing(r * 100 + n, r, n, n, n + 64, 0, *_points(r, n), table=n)
        for r in range(1, 8)
        for n in range(1, 65)
    ]
    players = {one.number: Player(one.person, name) for one in entrants}
    threads = {one.id: 10**18 + one.id for one in pairings}
    terms = Terms(rounds=7, most=128, computers="hard")
    cup = Tournament(1, 1, 2, -5, name, "graveyard_shift", terms, language, starts=1e9, ends=1e9)
    stages: tuple[tuple[Stage, int], ...]
    stages = (("open", 0), ("playing", 7), ("over", 7), ("over", 0))
    for stage, rounds in stages:
        met = [one for one in pairings if one.round <= rounds]
        now = replace(cup, stage=stage, round=rounds)
        field = Field(now, entrants, met, players, threads)
        few = Field(now, entrants[:16], [], players, threads)
        for each in (field, few):
            sheet = post_sheet(each)
            assert words(sheet.view.to_components()) <= LONGEST
            assert len(sheet.alt) <= 1024
            assert len(winner_text(each)) < LONGEST
            if rounds:
                assert sheet.draw
        for what in ("standings", "pairings"):
            page = read_sheet(field, 1001, language, here=True, what=what, page=1)
            assert words(page.view.to_components()) <= 4000
        tools_sheet(field, language)
        whom_sheet(field, language, 3)


def _points(round: int, board: int) -> tuple[int | None, int | None, Why]:
    if round == 7 and board > 32:
        return None, None, ""
    return (2, 0, "played") if (round + board) % 3 else (1, 1, "played")


def words(components: list[dict[str, Any]]) -> int:
    """How many characters a message's texts have."""
    own = sum(len(one.get("content", "")) for one in components)
    return own + sum(words(one.get("components", [])) for one in components)


def said(reply: Reply) -> str:
    """What the person was told, if anything."""
    assert reply.failed is None
    return "\n".join(m.text for m in (reply.message, *reply.followups) if m)
