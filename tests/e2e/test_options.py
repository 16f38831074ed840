"""What the host of a lobby settles: a form filled in with what is stored, and what others read."""

from __future__ import annotations

import asyncio

import pytest

from local_discord import Modal
from tests.e2e.driver import answer, named, opens, options, people, pressed, settled, whisper
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk

SHADE = "Shade where your other piece can be"


def filled(form: Modal) -> dict[str, str]:
    """What a form is filled in with: the field's label -> its choice."""
    return {
        field.label: next(o["label"] for o in field.control.data["options"] if o.get("default"))
        for field in form.fields
    }


async def test_it_is_filled_with_what_is_stored_and_sent_so_it_changes_nothing(
    scene: Scene, talk: Talk
) -> None:
    await talk("Anna: /newgame game=graverobber")
    await settled(scene, scene.anna, {"Sides": "the host is White", "Clock": "3 days a turn"})
    before = await scene.table()
    await scene.restart()
    form = await options(scene, scene.anna)
    assert filled(form) == {
        "Clock": "3 days a turn",
        "Sides": "the host is White",
        "Windmill and Graves": "Never touch each other",
        SHADE: "No, work it out yourself",
        "Both skip three times in a row": "Ends the match",
    }
    assert (await scene.anna.submit(form, {})).failed is None
    assert await scene.table() == before
    form = await options(scene, scene.anna)
    await scene.restart()
    replies = await scene.after(
        asyncio.gather(*(scene.anna.submit(form, {"Clock": "1 hour a turn"}) for _ in range(2)))
    )
    assert [reply.failed for reply in replies] == [None, None]
    assert (await scene.table()).clock == "1h"


async def test_others_read_the_options_and_change_nothing(scene: Scene, talk: Talk) -> None:
    await talk("""
        Anna: /newgame game=graverobber
        Bob: Join
        Bob: #options → Clock: 1 day a turn | Sides: random
        Cleo: #options → Clock: 1 day a turn | Sides: random
    """)
    for person, buttons in ((scene.bob, ["Leave the table"]), (scene.cleo, [])):
        panel = answer(await pressed(person, scene.board(), "host"))
        assert panel.selects == []
        assert [b.label for b in panel.buttons] == buttons


FORGED: list[tuple[dict[str, object], str]] = [
    ({"clock": ["soon"]}, "I can't read"),
    ({"clock": ["5m+1h+1h"]}, "reserve"),
    ({"side": "Green"}, "no such side"),
    ({"side": "White", "first": "80351110224678912"}, "at the table"),
    ({"first": "-1", "clock": ["1h"]}, "at the table"),
    ({"side": "White", "option.rounds": "²"}, "no such option"),
]


async def test_what_is_forged_changes_nothing_and_what_a_form_lacks_stays(
    scene: Scene, talk: Talk
) -> None:
    await talk("Anna: /newgame game=graveyard_shift")
    before, form = await scene.table(), await options(scene, scene.anna)
    for values, told in FORGED:
        assert told in whisper(await scene.anna.forge_form(form, values)), values
        assert await scene.table() == before
    panel = await people(scene, scene.anna)
    scene.bot.router.on_message = lambda _: True
    old = (("clock", "1h"), ("side", "Red"), ("first", "0"), ("option.assist", "on"))
    for menu, value in old:  # of the version before
        told = whisper(await scene.anna.forge(panel, f"o:{before.id}:{menu}", [value]))
        assert "before I was updated" in told
    assert await scene.table() == before
    form.opened_by.user = scene.bob
    assert "Only Anna" in whisper(await scene.bob.forge_form(form, {"clock": ["1h"]}))
    form.opened_by.user = scene.anna
    await scene.anna.forge_form(form, {"clock": ["1h"], "x": "y"})
    assert (await scene.table()).clock == "1h"


async def test_the_host_types_a_clock_of_their_own(scene: Scene, talk: Talk) -> None:
    await talk("""
        Anna: /newgame game=graveyard_shift
        Anna: ⋯
        Anna: Other times… {turn=2d; reserve=-3d`} → I can't read “-3d | 2d + -3d'
        Anna: sees → -# Slow: 1 day a turn. Run out of time
        Anna: Other times… {turn=48 h; reserve=5d}
        Anna: sees → -# Slow: 2 days a turn + 5 days in reserve.
    """)
    own = await options(scene, scene.anna)
    assert filled(own)["Clock"] == "2 days a turn + 5 days in reserve"
    await scene.anna.submit(own, {"Clock": "5 minutes a turn"})
    panel = await people(scene, scene.anna)
    form = await opens(scene.anna, panel, "Other times…")
    await talk("""
        Anna: sees → -# Quick: 5 minutes a turn.
        Bob: Join
        Anna: ⋯
        Anna: Make host = Bob
        Anna: Other times… → Only Bob
    """)
    for late in ({"turn": "2d", "reserve": "5d"}, {"Clock": "1 hour a turn"}):
        reply = await scene.anna.submit(form if "turn" in late else own, late)
        assert "Only Bob" in whisper(reply)
        assert ("2d + 5d" in whisper(reply)) is ("turn" in late)  # what was typed is not lost
    assert (await scene.table()).clock == "5m"
    await settled(scene, scene.bob, {"Clock": "3 days a turn"})
    assert (await scene.table()).clock == "3d"


@pytest.mark.long
async def test_a_game_with_many_options_has_further_forms(
    scene: Scene, talk: Talk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.terms.A_FORM", 3)
    await talk("Anna: /newgame game=graverobber")
    first = filled(await options(scene, scene.anna))
    assert list(first) == ["Clock", "Sides", "Windmill and Graves"]
    await talk(f"""
        Anna: ⋯
        Anna: More options… {{{SHADE}=Yes, for both players}}
        Anna: sees → {SHADE}: Yes, for both players
    """)
    scene.bot.router.on_message = lambda _: True
    panel = await people(scene, scene.anna)
    third = named(panel, "options").removesuffix("1") + "2"
    assert "doesn't work any more" in whisper(await scene.anna.forge(panel, third))
