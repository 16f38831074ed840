"""`/me`: a message with sections, each with a form filled in with what is stored."""

from __future__ import annotations

import asyncio

from bot.data.people import People
from bot.data.preferences import PersonSettings
from local_discord import Modal
from tests.e2e.driver import opens, sets, settings, whisper
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk

CHOSEN = PersonSettings(
    turns="mention",
    reminders="every",
    quiet_from=22,
    quiet_until=7,
    zone="America/New_York",
    name_in_records=True,
    language="de",
    confirm="slow",
)


async def stored(scene: Scene) -> PersonSettings:
    return await scene.bot.people.read_again(scene.anna.id)


async def opened(scene: Scene, section: str) -> Modal:
    me = await settings(scene.anna, scene.channel)
    return await opens(scene.anna, me, f"t:0:me.ask.{section}")


async def test_what_suits_me_is_kept_and_works_in_a_dm_and_after_a_restart(
    scene: Scene, talk: Talk
) -> None:
    await talk("""
        Anna in DM: /me → one reminder a match, halfway, and one before time runs out. It's
        restart
        Anna in DM: #me.ask.turns {turns=mention; quiet_from=22:00; zone=new york} → to 08:00. It's
        Anna in DM: #me.ask.turns {} → none from 22:00 to 08:00 | America/New_York
    """)
    expected = PersonSettings(turns="mention", quiet_from=22, zone="America/New_York")
    assert await stored(scene) == expected
    await talk("""
        Anna in DM: #me.ask.turns {No reminders from=no quiet hours} → ~none from
        Anna in DM: #me.ask.turns {zone=Mars, *Olympus*} → don't know | Mars, \\*Olympus\\*
        Anna in DM: /me → ~none from | America/New_York | Others may challenge you.
        Anna in DM: #calls {May others challenge you?=No, nobody}
        Anna in DM: /me → Nobody can challenge you
    """)
    away = await sets(scene, scene.anna, "clocks", away="yes", days="5 days")
    assert "You're away from <t:" in away.text
    assert "You're away" not in (await sets(scene, scene.anna, "clocks", away="no")).text
    scene.bot.tables.challenges = False
    await talk("Anna: /me → ~challenge you")


async def test_a_form_has_what_another_process_has_just_stored(scene: Scene) -> None:
    me = await settings(scene.anna, scene.channel)
    await People(scene.bot.store.engine).set_person(scene.anna.id, "Anna", CHOSEN)
    form = await opens(scene.anna, me, "t:0:me.ask.clocks")
    assert (await scene.anna.submit(form, {"confirm": "always"})).failed is None
    assert await stored(scene) == CHOSEN.model_copy(update={"confirm": "always"})
    forms = [await opened(scene, section) for section in ("turns", "clocks", "names")]
    replies = await asyncio.gather(*(scene.anna.submit(form, {}) for form in forms))
    assert [reply.failed for reply in replies] == [None] * 3  # sent as they opened, all at once
    assert await stored(scene) == CHOSEN.model_copy(update={"confirm": "always"})


TURNS: dict[str, object] = {
    "turns": "dm",
    "reminders": ["off"],
    "quiet_from": ["no"],
    "quiet_until": ["8"],
    "zone": "UTC",
}
FORGED: list[tuple[str, dict[str, object]]] = [
    ("turns", {}),
    ("turns", TURNS | {"turns": "x"}),
    ("turns", TURNS | {"quiet_from": ["24"]}),
    ("turns", TURNS | {"quiet_from": ["²"]}),
    ("turns", TURNS | {"quiet_until": ["no"]}),
    ("turns", TURNS | {"zone": ""}),
    ("clocks", {"confirm": "sometimes", "away": "no"}),
    ("clocks", {"confirm": "always", "away": "perhaps"}),
    ("clocks", {"confirm": "always", "away": "yes", "first": ["0"], "days": ["1"]}),
    ("clocks", {"confirm": "always", "away": "yes", "first": ["-1"], "days": ["²"]}),
    ("clocks", {"confirm": "always", "away": "yes", "days": ["22"]}),
    ("names", {"language": "tlh", "name_in_records": "yes"}),
    ("names", {"language": "de", "name_in_records": "maybe"}),
]


async def test_forged_forms_and_controls_change_nothing_and_are_told_so(scene: Scene) -> None:
    for section, values in FORGED:
        reply = await scene.anna.forge_form(await opened(scene, section), values)
        assert "went wrong" not in whisper(reply), (section, values)
        assert await stored(scene) == PersonSettings(), (section, values)
    me = await settings(scene.anna, scene.channel)
    scene.bot.router.on_message = lambda _: True
    assert "doesn't work any more" in whisper(await scene.anna.forge(me, "t:0:me.ask.secrets"))
    form = await opened(scene, "names")
    form.custom_id = "t:0:me.set.secrets"
    assert "doesn't work any more" in whisper(await scene.anna.submit(form, {}))
    for before in ("o:0:me.turns", "t:0:away", "t:0:away.back"):  # of the version before
        chosen = ["mention"] if before.startswith("o") else None
        assert "before I was updated" in whisper(await scene.anna.forge(me, before, chosen))
    assert await stored(scene) == PersonSettings()
