"""What the host of a lobby settles: a form filled in with what is stored, and what others read."""

from __future__ import annotations

import asyncio

import pytest

from bot.message.made import read_in
from bot.message.options import options_form
from bot.table.terms import terms
from games import GAMES
from games.core import LANGUAGES
from local_discord import Message, Modal
from local_discord.checks.basics import Report
from local_discord.checks.modals import check_modal
from tests.bot.matches import BOB, lobby
from tests.e2e.driver import answer, named, options, people, pressed, settled, whisper
from tests.e2e.scene import Scene

SHADE = "Shade where your other piece can be"
OTHER = "Other times…"


async def opened(scene: Scene, game: str) -> Message:
    """Anna's new lobby."""
    await scene.anna.command("newgame", scene.channel, game=game)
    await scene.settle()
    return scene.board()


def filled(form: Modal) -> dict[str, str]:
    """What a form is filled in with: the field's label -> its choice."""
    return {
        field.label: next(o["label"] for o in field.control.data["options"] if o.get("default"))
        for field in form.fields
    }


@pytest.mark.parametrize("game", list(GAMES))
def test_the_form_fits_in_every_language(game: str) -> None:
    for language in LANGUAGES:
        table = read_in(lobby(game, BOB), language)
        form, report = options_form(table).to_dict(), Report()
        check_modal(form, report)
        assert not report.tree, (language, report.tree)
        assert len(form["components"]) == len(terms(table))


async def test_it_is_filled_with_what_is_stored_and_sent_so_it_changes_nothing(
    scene: Scene,
) -> None:
    await opened(scene, "graverobber")
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
    replies = await asyncio.gather(
        *(scene.anna.submit(form, {"Clock": "1 hour a turn"}) for _ in range(2))
    )
    await scene.settle()
    assert [reply.failed for reply in replies] == [None, None]
    assert (await scene.table()).clock == "1h"


async def test_others_read_the_options_and_change_nothing(scene: Scene) -> None:
    await opened(scene, "graverobber")
    await scene.bob.press(scene.board(), "Join")
    await scene.settle()
    for button in ("options", "host"):
        for person, buttons in ((scene.bob, ["Leave the table"]), (scene.cleo, [])):
            panel = answer(await pressed(person, scene.board(), button))
            assert panel.selects == []
            assert "- Clock: 1 day a turn" in panel.text
            assert "- Sides: random" in panel.text
            assert [b.label for b in panel.buttons] == buttons


FORGED: list[tuple[dict[str, object], str]] = [
    ({"clock": ["soon"]}, "I can't read"),
    ({"clock": ["5m+1h+1h"]}, "reserve"),
    ({"side": "Green"}, "no such side"),
    ({"side": "White", "first": "80351110224678912"}, "at the table"),
    ({"first": "-1", "clock": ["1h"]}, "at the table"),
    ({"side": "White", "option.rounds": "²"}, "no such option"),
]


async def test_what_is_forged_changes_nothing_and_what_a_form_lacks_stays(scene: Scene) -> None:
    await opened(scene, "graveyard_shift")
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


async def test_the_host_types_a_clock_of_their_own(scene: Scene) -> None:
    await opened(scene, "graveyard_shift")
    assert "-# Slow: 1 day a turn. Run out of time" in scene.board().text
    panel = await people(scene, scene.anna)
    form = (await scene.anna.press(panel, OTHER)).modal
    assert form
    now = [(field.custom_id, field.control.data.get("value")) for field in form.fields]
    assert now == [("turn", "1d"), ("reserve", None)]
    reply = await scene.anna.submit(form, {"turn": "2d", "reserve": "-3d`"})
    assert "I can't read “-3d" in whisper(reply)
    assert "2d + -3d'" in whisper(reply)  # what was typed is not lost
    assert (await scene.table()).clock == "1d"
    form = (await scene.anna.press(panel, OTHER)).modal
    await scene.anna.submit(form, {"turn": "48 h", "reserve": "5d"})
    await scene.settle()
    assert (await scene.table()).clock == "2d+5d"
    assert "-# Slow: 2 days a turn + 5 days in reserve." in scene.board().text
    own = await options(scene, scene.anna)
    assert filled(own)["Clock"] == "2 days a turn + 5 days in reserve"
    await scene.anna.submit(own, {"Clock": "5 minutes a turn"})
    await scene.settle()
    assert "-# Quick: 5 minutes a turn." in scene.board().text
    form = (await scene.anna.press(panel, OTHER)).modal
    await scene.bob.press(scene.board(), "Join")
    await scene.anna.choose(await people(scene, scene.anna), "Make host", "Bob")
    reply = await scene.anna.submit(form, {"turn": "2d", "reserve": "5d"})
    assert "Only Bob" in whisper(reply)
    assert "2d + 5d" in whisper(reply)
    assert "Only Bob" in whisper(await scene.anna.press(panel, OTHER))
    assert "Only Bob" in whisper(await scene.anna.submit(own, {"Clock": "1 hour a turn"}))
    assert (await scene.table()).clock == "5m"
    await settled(scene, scene.bob, {"Clock": "3 days a turn"})
    assert (await scene.table()).clock == "3d"


@pytest.mark.long
async def test_a_game_with_many_options_has_further_forms(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.table.terms.A_FORM", 3)
    await opened(scene, "graverobber")
    assert list(filled(await options(scene, scene.anna))) == [
        "Clock",
        "Sides",
        "Windmill and Graves",
    ]
    panel = await people(scene, scene.anna)
    form = (await scene.anna.press(panel, "More options…")).modal
    assert form
    await scene.anna.submit(form, {SHADE: "Yes, for both players"})
    await scene.settle()
    assert f"{SHADE}: Yes, for both players" in scene.board().text
    scene.bot.router.on_message = lambda _: True
    third = named(panel, "options").removesuffix("1") + "2"
    assert "doesn't work any more" in whisper(await scene.anna.forge(panel, third))
