"""Tournaments as people see and press them, on the wire."""

from __future__ import annotations

import asyncio
import json

import pytest
import sqlalchemy as sa

from bot.cogs.tournaments.cog import Tournaments
from bot.cogs.tournaments.notices import AGAIN
from bot.cogs.tournaments.store.tournaments import TournamentStore
from bot.cogs.tournaments.tournament import Field
from bot.data import schema
from local_discord import Message, Permission, Person
from tests.e2e.cup import by_hand, forced
from tests.e2e.driver import answer, opens, said, whisper
from tests.e2e.matches import Time
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk
from tests.own_data import unpacked

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
    rounds = scene.cog(Tournaments)
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


async def test_people_join_and_withdraw_by_one_message(scene: Scene, talk: Talk) -> None:
    tools = await created(scene, scene.anna)
    assert "It begins when you start it." in tools.text
    message = await post(scene)
    assert "Registered: 0 of 64" in message.text
    await talk("""
        Bob: Join → You're in. It begins when @Anna starts it.
        Bob: Join → You're registered already.
        Cleo: Join
    """)
    message = await post(scene)
    assert "Registered: 2 of 64" in message.text
    assert "Bob, Cleo" in message.text
    await talk("""
        Bob: Withdraw → You've withdrawn
        Bob: Withdraw → You aren't registered.
        Bob: Join
        Bob: Withdraw → register again
        Bob: Join → more than once
    """)
    scene.dora.locale = "de"  # each reads it in their language
    await talk("""
        Dora: Join → Du bist dabei.
        Dora: /turnier ansehen
        Dora: Welches Turnier? = 1
        Dora: Abmelden → Du bist abgemeldet
        Dora: Alle Turniere → ### Turniere
    """)


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


async def test_who_may_not_open_one_reads_why(scene: Scene, talk: Talk) -> None:
    new = f"/tournament new game={GAME}"
    await talk(f"Anna: {new} → you need the permission Create Events")
    scene.grant(scene.anna, Permission.CREATE_EVENTS)
    await talk(f"""
        Anna: {new}; starts=soon → I can't read “soon”
        Anna: {new}; clock=1d; length=3h → One turn could outlast a round
        Anna: {new}; format=Everybody meets everybody; most=9 → room for 8
        Anna in DM: {new} → held in servers
    """)
    overwrite, bot = scene.world.servers.overwrite, scene.application.user
    overwrite(scene.channel, bot, deny=Permission.ATTACH_FILES)
    await talk(f"Anna: {new} → Attach Files")
    overwrite(scene.channel, bot, allow=Permission.ATTACH_FILES)
    await scene.world.settled()
    await talk(f"""
        Anna: {new}; starts=23:59 → Your time zone
        Anna: {new}; starts=in 2h → ~UTC
        Anna: {new} → too many tournaments
    """)


@pytest.mark.long
async def test_the_host_settles_starts_removes_and_cancels(scene: Scene, talk: Talk) -> None:
    panel = talk.shown[scene.anna] = await created(scene, scene.anna)
    await post(scene)
    await talk("""
        Anna: #ask.1.0 {starts=in 2h; most=3; rounds=4} → Changed.
        Anna: #ask.1.1 {name=Autumn *Cup*; rated=no; computers=easy} → Changed.
        Anna: Start now → two people
    """)
    terms = (await stored(scene)).tournament.terms
    assert (terms.most, terms.rounds, terms.casual, terms.computers) == (3, 4, True, "easy")
    message = await post(scene)
    for words in ("Autumn \\*Cup\\*", "Swiss, 4 rounds", "Not rated", "computer (easy)", ":R>"):
        assert words in message.text
    for person in (scene.bob, scene.cleo, scene.dora):
        await person.press(message, "Join")
    form = await opens(scene.anna, panel, "t:0:tournament.ask.1.1")
    await scene.anna.press(panel, "Start now")
    assert "round 1 of 4" in (await post(scene)).text
    assert "has begun" in whisper(await scene.anna.submit(form, {"name": "Another"}))


@pytest.mark.long
async def test_a_moderator_takes_over_and_a_removed_person_stays_out(
    scene: Scene, talk: Talk
) -> None:
    await running(scene)
    scene.grant(scene.dora, Permission.MANAGE_GUILD)
    await forced(scene, sa.true(), person=-77)  # the host's data is deleted
    await talk("""
        Bob: #tools → Only the host
        Dora: #tools
        Dora: Remove somebody
    """)
    field = await stored(scene)
    playing = field.running[0]
    name = field.players[playing.first].name
    await talk(f"Dora: Whom? = {playing.first}. {name} → {name} is removed.")
    assert playing.table
    assert (await scene.bot.tables.look(playing.table)).stage == "closed"
    [after] = [one for one in (await stored(scene)).pairings if one.id == playing.id]
    assert (after.first_points, after.second_points, after.why) == (0, 2, "removed")
    removed = next(p for p in (scene.bob, scene.cleo, scene.dora) if p.name == name)
    assert "You were removed" in whisper(await removed.press(await post(scene), "Join"))
    await talk("""
        Dora: #tools
        Dora: Cancel it
    """)
    assert (await stored(scene)).tournament.stage == "playing"
    await talk("Dora: Yes, cancel it → It's cancelled")
    over = await post(scene)
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
async def test_everybody_reads_their_match_the_standings_and_a_file(
    scene: Scene, talk: Talk
) -> None:
    await running(scene)
    field = await stored(scene)
    mine = field.of(scene.bob.id)
    assert mine
    [bye] = [one for one in field.pairings if one.why == "bye"]
    plays = "~" if bye.first == mine.number else ""
    threads = " | ".join(f"<#{field.threads[one.id]}>" for one in field.running)
    await talk(f"""
        Bob: /tournament show
        Bob: Which tournament? = Cup → {plays}You play | Pointsweeper · round 1 of 3 | Buchholz
        Bob: Pairings → {threads}
        Bob: Save as a file
    """)
    text = talk.shown[scene.bob].attachments[0].bytes.decode()
    data = json.loads(text)
    assert {one["name"] for one in data["entrants"]} == {"Bob", "Cleo", "Dora"}
    assert len(data["standings"]) == 3
    for person in (scene.anna, scene.bob, scene.cleo, scene.dora):
        assert str(person.id) not in text
    await talk("""
        Bob in DM: /tournament show → Cup
        Bob: /mydata
    """)
    own = unpacked(talk.shown[scene.bob].attachments[0].bytes)
    assert [row["round"] for row in own["pairings"]] == [1]
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
