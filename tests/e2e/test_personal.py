"""Challenging one person, on the wire: the form, who can't be challenged, and saying no."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.cogs.challenges.personal import SENT
from bot.cogs.challenges.refusals import HOLDS
from bot.cogs.challenges.waiting import UNANSWERED
from bot.table import lobby as lobbies
from bot.table.lobby import MOST_OPEN
from bot.table.reach import DIRECT
from bot.table.table import Table
from games.core import say
from local_discord import Person, User
from tests.databases import found
from tests.e2e.challenging import CHOSEN, GAME, challenge, opened
from tests.e2e.driver import answer, controls, pressed, resigned, whisper
from tests.e2e.scene import Scene

USERS = "/users/{user_id}"
NO_CHOICE = "That isn't one of the choices; please pick from the list."


def sent_to(whom: User) -> str:
    """What begins the answer to a challenge that was sent."""
    return say("bot-personal-sent", who=whom.name, game="~").in_("en").partition("~")[0]


def open_with(whom: User) -> str:
    """What begins the answer to a second one."""
    return say("bot-personal-open", who=whom.name).in_("en").partition(":")[0]


async def change(scene: Scene, statement: str) -> None:
    """Change what the database holds."""
    async with scene.bot.store.engine.begin() as connection:
        await connection.exec_driver_sql(statement)


async def tables(scene: Scene) -> list[Table]:
    """The open tables in direct messages."""
    ids = found(scene.database, f"SELECT id FROM tables WHERE guild = {DIRECT} AND stage = 'lobby'")
    return [await scene.bot.tables.look(id) for (id,) in ids]


async def say_no(scene: Scene, who: Person) -> None:
    """Somebody turns their newest challenge down."""
    await pressed(who, scene.dm(who), "no")
    await scene.settle()


async def cancel(scene: Scene) -> None:
    for table in await tables(scene):
        async with scene.bot.tables.hold(table.id) as held:
            await held.save(lobbies.cancel(held.table, table.host), None)
    await scene.settle()


async def test_whoever_accepts_plays_at_once_in_direct_messages(scene: Scene) -> None:
    scene.anna.locale = "de"
    reply = await scene.anna.user_command("Zum Spiel herausfordern", scene.bob, scene.channel)
    assert reply.modal
    assert reply.modal.title == "Spiel gegen Bob"
    sent = await scene.anna.submit(reply.modal, CHOSEN)
    await scene.settle()
    assert whisper(sent).startswith("Du hast Bob herausgefordert: Friedhofsschicht")
    [table] = await tables(scene)
    assert ([p.id for p in table.players], [p.id for p in table.invited]) == (
        [scene.anna.id],
        [scene.bob.id],
    )
    assert (table.game_id, table.clock, table.casual, table.wanted) == (GAME, "1h", True, 2)
    assert (table.reach, table.personal, table.language) == ("direct", True, "de")
    asked = scene.dm(scene.bob)
    assert "**Anna**" in asked.text
    await scene.restart()
    await pressed(scene.bob, asked, "join")
    await scene.settle()
    ids = found(scene.database, f"SELECT id FROM tables WHERE guild = {DIRECT}")
    table = await scene.bot.tables.look(ids[0][0])
    assert (table.stage, table.casual, table.clock) == ("playing", True, "1h")
    assert {p.id for p in table.players} == {scene.anna.id, scene.bob.id}
    mover = next(p for p in (scene.anna, scene.bob) if table.seat_of(p.id) in table.to_move)
    assert any(controls(scene.dm(mover)))
    assert found(scene.database, "SELECT * FROM refusals") == []
    assert scene.anna.dm
    await resigned(scene, scene.anna, scene.anna.dm)
    await pressed(scene.anna, scene.dm(scene.anna), "rematch")
    await scene.settle()
    await say_no(scene, scene.bob)  # to a rematch is no refusal
    assert found(scene.database, "SELECT * FROM refusals") == []


async def test_whoever_says_no_is_left_in_peace_and_the_challenger_told(scene: Scene) -> None:
    now = scene.bot.tables.now()
    await challenge(scene, scene.anna, scene.bob)
    assert "I've asked **Bob**." in scene.dm(scene.anna).text
    before = len(scene.bob.look(scene.bob.dm))
    await say_no(scene, scene.bob)
    assert "I've asked" not in scene.dm(scene.anna).text
    told = await challenge(scene, scene.anna, scene.bob)
    assert told == "You can't challenge Bob at the moment."
    assert len(scene.bob.look(scene.bob.dm)) == before
    [[person, who, until]] = found(scene.database, "SELECT person, who, until FROM refusals")
    assert person == scene.bob.id
    assert str(scene.anna.id) not in who
    assert now + HOLDS - 1 < until < now + HOLDS + 100
    reply = await pressed(scene.anna, scene.dm(scene.anna), "host")
    panel = reply.message or scene.dm(scene.anna)
    assert panel.buttons
    assert not [menu for menu in panel.selects if "host.invite" in menu.custom_id]
    await cancel(scene)
    await change(scene, "DELETE FROM refusals")
    await scene.anna.command("newgame", scene.channel, game=GAME, opponent=scene.bob)
    await scene.settle()
    await scene.bob.press(scene.board(scene.bob), "Decline")  # an invitation is no challenge
    await scene.settle()
    assert found(scene.database, "SELECT person FROM refusals") == []


async def test_what_waits_for_somebody_arrives_with_the_first_thing_they_do(scene: Scene) -> None:
    scene.bob.close_dms()
    assert sent_to(scene.bob) in await challenge(scene, scene.anna, scene.bob)
    assert "I can't DM **Bob**" in scene.dm(scene.anna).text
    [table] = await tables(scene)
    assert [p.reachable for p in table.invited] == [False]
    scene.bob.open_dms()
    found_ = answer(await scene.bob.command("find", scene.channel))
    assert "**Anna** would like to play with you." in found_.text
    assert found_.buttons[0].label == "Join"
    await scene.settle()
    assert "**Anna** would like to play with you." in scene.dm(scene.bob).text
    assert "I can't DM" not in scene.dm(scene.anna).text
    listed = answer(await scene.bob.command("mygames", scene.channel))
    assert "they ask you to play" in listed.text
    assert {button.label for button in listed.buttons} == {"Join", "Decline"}
    await scene.bob.press(listed, "Decline")
    await scene.settle()
    assert "I've asked" not in scene.dm(scene.anna).text
    listed = answer(await scene.bob.command("mygames", scene.channel))
    assert "Graveyard Shift" not in listed.text


async def test_whoever_blocks_a_challenger_hears_no_more_of_the_challenge(scene: Scene) -> None:
    scene.bob.close_dms()
    await challenge(scene, scene.anna, scene.bob)
    scene.bob.open_dms()
    await scene.bob.command("block", scene.channel, person=scene.anna)
    await scene.settle()
    assert not scene.bob.look(scene.bob.dm)
    assert "I've asked" not in scene.dm(scene.anna).text
    for command in ("find", "mygames"):
        listed = answer(await scene.bob.command(command, scene.channel))
        assert "Anna" not in listed.text


async def test_a_challenge_on_the_same_terms_takes_the_one_that_waits(scene: Scene) -> None:
    await challenge(scene, scene.anna, scene.bob)
    await change(
        scene,
        "INSERT INTO people (id, name, settings) "
        f"""VALUES ({scene.anna.id}, 'Anna', '{{"challenged": false}}')
            ON CONFLICT (id) DO UPDATE SET settings = '{{"challenged": false}}'""",
    )
    assert "You've joined" in await challenge(scene, scene.bob, scene.anna)
    ids = found(scene.database, f"SELECT id FROM tables WHERE guild = {DIRECT}")
    table = await scene.bot.tables.look(ids[0][0])
    assert (len(ids), table.stage) == (1, "playing")


@pytest.mark.long
async def test_oneself_a_bot_and_nobody_are_told_plainly(scene: Scene) -> None:
    assert await challenge(scene, scene.anna, scene.anna) == "You can't challenge yourself."
    assert "is a bot" in await challenge(scene, scene.anna, scene.application.user)
    reply = await opened(scene, scene.anna, scene.cleo)
    assert reply.modal
    del scene.world.users[scene.cleo.id]
    told = whisper(await scene.anna.submit(reply.modal, CHOSEN))
    assert told == "Discord doesn't know that person any more."
    assert await tables(scene) == []


FORGED: list[Mapping[str, object]] = [
    {**CHOSEN, "game": ["toy"]},
    {**CHOSEN, "clock": ["1s"]},
    {**CHOSEN, "clock": ["none", "none"], "rated": "maybe"},
    {"game": [GAME]},
    {},
]


async def test_a_forged_form_and_one_that_became_impossible_open_nothing(scene: Scene) -> None:
    reply = await opened(scene, scene.anna, scene.bob)
    assert reply.modal
    for values in FORGED:
        assert whisper(await scene.anna.forge_form(reply.modal, values)) == NO_CHOICE, values
    await scene.bob.command("block", scene.channel, person=scene.anna)
    told = whisper(await scene.anna.submit(reply.modal, CHOSEN))
    assert told == "You can't challenge Bob at the moment."
    assert await tables(scene) == []


async def test_whoever_cannot_be_challenged_is_not_told_apart(scene: Scene) -> None:
    """Somebody who has said no, who has blocked, and whom nobody may challenge."""
    await challenge(scene, scene.anna, scene.bob)
    await say_no(scene, scene.bob)
    await cancel(scene)
    await scene.cleo.command("block", scene.channel, person=scene.anna)
    await change(
        scene,
        "INSERT INTO people (id, name, settings) "
        f"""VALUES ({scene.dora.id}, 'Dora', '{{"challenged": false}}')""",
    )
    told = [await opened(scene, scene.anna, who) for who in (scene.bob, scene.cleo, scene.dora)]
    names = ("Bob", "Cleo", "Dora")
    for reply, name in zip(told, names, strict=True):
        assert whisper(reply) == f"You can't challenge {name} at the moment."
        assert (reply.modal, reply.deferred, reply.followups) == (None, False, [])
    assert await tables(scene) == []
    assert sent_to(scene.anna) in await challenge(scene, scene.bob, scene.anna)
    await cancel(scene)
    own = await challenge(scene, scene.cleo, scene.anna)
    assert own.startswith("You've blocked Anna")


@pytest.mark.long
async def test_somebody_has_so_many_open_at_once_lobbies_and_challenges_together(
    scene: Scene,
) -> None:
    now = scene.bot.tables.now()
    await change(
        scene,
        "INSERT INTO challenges (person, game, terms, language, points, opened, until) "
        f"VALUES ({scene.anna.id}, '{GAME}', '{{}}', 'en', 1000, {now}, {now + 1000})",
    )
    await scene.anna.command("newgame", scene.channel, game=GAME)
    assert sent_to(scene.bob) in await challenge(scene, scene.anna, scene.bob)
    told = await challenge(scene, scene.anna, scene.cleo)
    assert told.startswith(f"You already have {MOST_OPEN} challenges and lobbies open.")
    assert len(await tables(scene)) == 1


@pytest.mark.long
async def test_somebody_challenges_so_many_people_a_day_who_do_not_play(scene: Scene) -> None:
    people = [scene.world.person(f"P{n}") for n in range(UNANSWERED + 1)]
    scene.guild.join(*people)
    for person in people[:-1]:
        assert sent_to(person) in await challenge(scene, scene.anna, person)
        await cancel(scene)
    told = await challenge(scene, scene.anna, people[-1])
    assert told == say("bot-personal-enough", n=UNANSWERED).in_("en")
    await change(
        scene,
        "UPDATE tables SET facts = replace(facts, '\"opened\":1', '\"opened\":')",
    )
    assert sent_to(people[-1]) in await challenge(scene, scene.anna, people[-1])


@pytest.mark.long
async def test_a_thousand_forms_cost_discord_no_thousand_requests(scene: Scene) -> None:
    for _ in range(SENT):
        await challenge(scene, scene.anna, scene.bob)
    before = scene.world.requests.count(route=USERS)
    told = await challenge(scene, scene.anna, scene.bob)
    assert told.startswith("That was a lot of challenges")
    assert (before, scene.world.requests.count(route=USERS)) == (SENT, SENT)


async def test_two_people_have_one_open_challenge(scene: Scene) -> None:
    first = await opened(scene, scene.anna, scene.bob)
    second = await opened(scene, scene.anna, scene.bob)
    begun = await scene.acknowledged(
        scene.anna.submit(first.modal, CHOSEN), scene.anna.submit(second.modal, CHOSEN)
    )
    told = sorted(whisper(reply) for reply in await begun)
    await scene.settle()
    assert told[0].startswith(open_with(scene.bob))
    assert told[1].startswith(sent_to(scene.bob))
    for by, whom in ((scene.anna, scene.bob), (scene.bob, scene.anna)):
        assert (await challenge(scene, by, whom, clock="1d")).startswith(open_with(whom))
    assert len(await tables(scene)) == 1
    await cancel(scene)
    assert sent_to(scene.anna) in await challenge(scene, scene.bob, scene.anna)
