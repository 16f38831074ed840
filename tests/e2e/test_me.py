"""`/me`: a message with sections, each with a form filled in with what is stored."""

from __future__ import annotations

import asyncio

import pytest

from bot.data.people import People
from bot.data.preferences import PersonSettings
from games.core import LANGUAGES, say
from local_discord import Modal
from tests.e2e.driver import opens, sets, settings, whisper
from tests.e2e.scene import Scene

SECTIONS = ("turns", "clocks", "names")
CHOSEN = PersonSettings(
    turns="mention",
    reminders="every",
    quiet_from=22,
    quiet_until=7,
    zone="Asia/Tokyo",
    name_in_records=True,
    language="de",
    confirm="slow",
)


def asks(section: str) -> str:
    return f"t:0:me.ask.{section}"


async def stored(scene: Scene) -> PersonSettings:
    return await scene.bot.people.read_again(scene.anna.id)


async def opened(scene: Scene, section: str) -> Modal:
    return await opens(scene.anna, await settings(scene.anna, scene.channel), asks(section))


@pytest.mark.long
async def test_a_form_sent_as_it_opens_changes_nothing_in_any_language(scene: Scene) -> None:
    """And Discord checks how long its words are."""
    for before in (PersonSettings(), CHOSEN):
        for language in LANGUAGES:
            chosen = before.model_copy(update={"language": language})
            await scene.bot.people.set_person(scene.anna.id, "Anna", chosen)
            for section in SECTIONS:
                form = await opened(scene, section)
                assert form.title == say(f"bot-form-me-{section}").in_(language)
                if language == "en":
                    assert (await scene.anna.submit(form, {})).failed is None
                    assert await stored(scene) == chosen


async def test_what_suits_me_is_kept_and_works_in_a_dm_and_after_a_restart(scene: Scene) -> None:
    me = await settings(scene.anna, scene.anna.open_dm(scene.application))
    assert "one reminder a match, halfway, and one before time runs out. It's" in me.text
    form = await opens(scene.anna, me, asks("turns"))
    await scene.restart()
    chosen = {
        "Turn alerts": "mention",
        "Remind me": "halfway, every turn, and before time runs out",
        "No reminders from": "22:00",
        "Until": "07:00",
        "Time zone": "new york",
    }
    assert (await scene.anna.submit(form, chosen)).updated
    quiet = PersonSettings(
        turns="mention", reminders="every", quiet_from=22, quiet_until=7, zone="America/New_York"
    )
    assert await stored(scene) == quiet
    assert "none from 22:00 to 07:00. It's" in me.text
    assert "America/New_York" in me.text
    again = await opens(scene.anna, me, asks("turns"))
    await scene.anna.submit(again, {"No reminders from": "no quiet hours"})
    assert (await stored(scene)).quiet_from is None
    away = await sets(scene, scene.anna, "clocks", away="yes", days="5 days")
    assert "You're away from <t:" in away.text
    assert "You're away" not in (await sets(scene, scene.anna, "clocks", away="no")).text


async def test_a_form_has_what_another_process_has_just_stored(scene: Scene) -> None:
    me = await settings(scene.anna, scene.channel)
    await People(scene.bot.store.engine).set_person(scene.anna.id, "Anna", CHOSEN)
    reply = await scene.anna.submit(
        await opens(scene.anna, me, asks("clocks")), {"confirm": "always"}
    )
    assert reply.failed is None
    assert await stored(scene) == CHOSEN.model_copy(update={"confirm": "always"})


async def test_a_time_zone_that_nobody_knows_is_named(scene: Scene) -> None:
    form = await opened(scene, "turns")
    told = whisper(await scene.anna.submit(form, {"zone": "Mars, *Olympus*", "turns": "mention"}))
    assert "I don't know the time zone" in told
    assert "Mars, \\*Olympus\\*" in told
    assert await stored(scene) == PersonSettings()
    forms = [await opened(scene, section) for section in ("clocks", "names", "clocks")]
    replies = await asyncio.gather(*(scene.anna.submit(form, {}) for form in forms))
    assert [reply.failed for reply in replies] == [None] * 3


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
    assert "doesn't work any more" in whisper(await scene.anna.forge(me, asks("secrets")))
    form = await opened(scene, "names")
    form.custom_id = "t:0:me.set.secrets"
    assert "doesn't work any more" in whisper(await scene.anna.submit(form, {}))
    for before in ("o:0:me.turns", "t:0:away", "t:0:away.back"):  # of the version before
        chosen = ["mention"] if before.startswith("o") else None
        assert "before I was updated" in whisper(await scene.anna.forge(me, before, chosen))
    assert await stored(scene) == PersonSettings()


async def test_challenges_have_a_section_unless_the_operator_has_shut_them_off(
    scene: Scene,
) -> None:
    me = await settings(scene.anna, scene.channel)
    assert "Others may challenge you." in me.text
    form = await opens(scene.anna, me, "t:0:calls")
    await scene.anna.submit(form, {"May others challenge you?": "No, nobody"})
    assert "Nobody can challenge you" in (await settings(scene.anna, scene.channel)).text
    scene.bot.tables.challenges = False
    assert "challenge you" not in (await settings(scene.anna, scene.channel)).text
