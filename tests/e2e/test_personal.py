"""Challenging one person, on the wire: the form, who can't be challenged, and saying no."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.cogs.challenges.personal import SENT
from bot.cogs.challenges.refusals import HOLDS
from bot.table import lobby as lobbies
from bot.table.reach import DIRECT
from bot.table.table import Table
from games.core import say
from local_discord import Person, User
from tests.databases import found
from tests.e2e.challenging import CHOSEN, GAME, challenge, opened
from tests.e2e.driver import controls, pressed, whisper
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk

USERS = "/users/{user_id}"
CHALLENGES = "@Bob/Challenge to a game"
GIVEN = "; ".join(f"{name}={value}" for name, value in CHOSEN.items())
NO_CHOICE = "That isn't one of the choices; please pick from the list."


def sent_to(whom: User) -> str:
    """What begins the answer to a challenge that was sent."""
    return say("bot-personal-sent", who=whom.name, game="~").in_("en").partition("~")[0]


async def change(scene: Scene, statement: str) -> None:
    async with scene.bot.store.engine.begin() as connection:
        await connection.exec_driver_sql(statement)


async def tables(scene: Scene) -> list[Table]:
    """The open tables in direct messages."""
    ids = found(scene.database, f"SELECT id FROM tables WHERE guild = {DIRECT} AND stage = 'lobby'")
    return [await scene.bot.tables.look(id) for (id,) in ids]


async def nobody_may_challenge(scene: Scene, whom: Person) -> None:
    """They have said so in `/me`."""
    values = f"({whom.id}, '{whom.name}', '{{\"challenged\": false}}')"
    again = "ON CONFLICT (id) DO UPDATE SET settings = excluded.settings"
    await change(scene, f"INSERT INTO people (id, name, settings) VALUES {values} {again}")


async def cancel(scene: Scene) -> None:
    for table in await tables(scene):
        async with scene.bot.tables.hold(table.id) as held:
            await held.save(lobbies.cancel(held.table, table.host), None)
    await scene.settle()


async def test_whoever_accepts_plays_at_once_in_direct_messages(scene: Scene, talk: Talk) -> None:
    scene.anna.locale = "de"
    await talk(f"""
        Anna: @Bob/Zum Spiel herausfordern → Spiel gegen Bob
        Anna: @Bob/Zum Spiel herausfordern {{{GIVEN}}} → Du hast Bob herausgefordert: Friedhofss
    """)
    [table] = await tables(scene)
    assert [[p.name for p in some] for some in (table.players, table.invited)] == [
        ["Anna"],
        ["Bob"],
    ]
    assert (table.game_id, table.clock, table.casual, table.wanted) == (GAME, "1h", True, 2)
    assert (table.reach, table.personal, table.language) == ("direct", True, "de")
    await talk("""
        Bob: DM → **Anna**
        restart
        Bob: #join
    """)
    table = await scene.bot.tables.look(table.id)
    assert (table.stage, table.casual, table.clock) == ("playing", True, "1h")
    assert {p.id for p in table.players} == {scene.anna.id, scene.bob.id}
    mover = next(p for p in (scene.anna, scene.bob) if table.seat_of(p.id) in table.to_move)
    assert any(controls(scene.dm(mover)))
    await talk("""
        Anna in DM: /resign
        Anna in DM: #resigned
        Anna in DM: #rematch
        Bob: #no
    """)
    assert found(scene.database, "SELECT * FROM refusals") == []  # to a rematch it is none


async def test_whoever_says_no_is_left_in_peace_and_the_challenger_told(
    scene: Scene, talk: Talk
) -> None:
    now = scene.bot.tables.now()
    await talk(f"""
        Anna: {CHALLENGES} {{{GIVEN}}}
        Anna: DM → I've asked **Bob**.
        Bob: #no
        Anna: DM → ~I've asked
    """)
    before = len(scene.bob.look(scene.bob.dm))
    await talk(f"Anna: {CHALLENGES} → You can't challenge Bob at the moment.")
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
    await talk(f"""
        Anna: /newgame game={GAME}; opponent=@Bob
        Bob: Decline
    """)
    assert found(scene.database, "SELECT person FROM refusals") == []  # an invitation is none


async def test_what_waits_for_somebody_arrives_with_the_first_thing_they_do(
    scene: Scene, talk: Talk
) -> None:
    scene.bob.close_dms()
    await talk(f"""
        Anna: {CHALLENGES} {{{GIVEN}}}
        Anna: DM → I can't DM **Bob**
    """)
    [table] = await tables(scene)
    assert [p.reachable for p in table.invited] == [False]
    scene.bob.open_dms()
    await talk("""
        Bob: /find → **Anna** would like to play with you.
        Bob: DM → **Anna** would like to play with you.
        Anna: DM → ~I can't DM
        Bob: /mygames → they've asked you to play
        Bob: Decline
        Anna: DM → ~I've asked
        Bob: /mygames → ~Graveyard Shift
    """)


async def test_whoever_blocks_a_challenger_hears_no_more_of_the_challenge(
    scene: Scene, talk: Talk
) -> None:
    scene.bob.close_dms()
    await talk(f"Anna: {CHALLENGES} {{{GIVEN}}}")
    scene.bob.open_dms()
    await talk("""
        Bob: /block person=@Anna
        Anna: DM → ~I've asked
        Bob: /find → ~Anna
        Bob: /mygames → ~Anna
    """)
    assert not scene.bob.look(scene.bob.dm)


async def test_a_challenge_on_the_same_terms_takes_the_one_that_waits(
    scene: Scene, talk: Talk
) -> None:
    await talk(f"Anna: {CHALLENGES} {{{GIVEN}}}")
    [table] = await tables(scene)
    await nobody_may_challenge(scene, scene.anna)
    await talk(f"Bob: {CHALLENGES.replace('Bob', 'Anna')} {{{GIVEN}}} → You've joined")
    assert (await scene.bot.tables.look(table.id)).stage == "playing"
    assert await tables(scene) == []


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


async def test_whoever_cannot_be_challenged_is_not_told_apart(scene: Scene, talk: Talk) -> None:
    """Somebody who has said no, who has blocked, and whom nobody may challenge."""
    await talk(f"""
        Anna: {CHALLENGES} {{{GIVEN}}}
        Bob: #no
        Cleo: /block person=@Anna
    """)
    await cancel(scene)
    await nobody_may_challenge(scene, scene.dora)
    for who in (scene.bob, scene.cleo, scene.dora):
        reply = await opened(scene, scene.anna, who)
        assert whisper(reply) == f"You can't challenge {who.name} at the moment."
        assert (reply.modal, reply.deferred, reply.followups) == (None, False, [])
    assert await tables(scene) == []
    assert sent_to(scene.anna) in await challenge(scene, scene.bob, scene.anna)
    await cancel(scene)
    await talk(f"Cleo: {CHALLENGES.replace('Bob', 'Anna')} → You've blocked Anna")


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
    told = sorted(whisper(reply) for reply in await scene.after(begun))
    assert told[0].startswith(say("bot-personal-open", who="Bob").in_("en").partition(":")[0])
    assert told[1].startswith(sent_to(scene.bob))
    assert len(await tables(scene)) == 1
