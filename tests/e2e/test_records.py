"""Files that should stop nobody."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games import record
from games.core import Match
from games.replay import Film
from local_discord import Message, Person
from tests.e2e.driver import resigned, seated
from tests.e2e.scene import Scene
from tests.e2e.test_standing import LAYOUTS, alt, attached, changed, graverobber, shown, typed

# --- one person's file stops nobody --------------------------------------------------------------


async def given(scene: Scene, person: Person) -> dict[str, Any]:
    """The record of the last match in the channel."""
    message = shown(await person.command("record", scene.channel))
    return dict(json.loads(attached(message, "record.json")))


def cleared(data: dict[str, Any], times: int) -> bytes:
    """The record of a match whose Red had laid a Windmill and cleared it so often before."""
    laid = [[0, "windmill A2"], [0, "clear"]] * times
    longer = data | {"log": laid + data["log"], "times": [1.0] * 2 * times + data["times"]}
    return json.dumps(longer).encode()


async def uploaded(scene: Scene, person: Person, data: bytes) -> Message:
    file = ("long.json", data)
    return shown(await person.command("replay", scene.channel, file=file))


async def test_more_moves_than_any_match_has_are_refused_in_words(scene: Scene) -> None:
    await graverobber(scene, scene.anna, scene.bob)
    data = cleared(await given(scene, scene.anna), 10_000)
    assert len(data) > 300_000
    assert "log: " in (await uploaded(scene, scene.dora, data)).text


def _forbid(monkeypatch: pytest.MonkeyPatch, *work: tuple[object, str]) -> None:
    """Let this process do nothing of the kind."""

    def forbidden(*_: object, **__: object) -> None:
        raise AssertionError("in the process of the bot")

    for where, name in work:
        monkeypatch.setattr(where, name, forbidden)


async def test_whatever_grows_with_a_match_is_done_in_another_process(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    result = await graverobber(scene, scene.anna, scene.bob)
    data = cleared(await given(scene, scene.anna), 3_000)
    reading = [(record, name) for name in ("read", "replay", "follow", "tidy", "verify")]
    showing = [(Film, "frame"), (Match, "positions"), (Match, "follow")]
    _forbid(monkeypatch, *reading, *showing)

    foreign = await uploaded(scene, scene.dora, data)
    own = shown(await scene.cleo.press(result, "Replay"))
    for person, message, who in ((scene.dora, foreign, "Player 1"), (scene.cleo, own, "Anna")):
        assert "Step 0 of 6" in message.text
        await changed(scene, person.press(message, "▶"))
        assert "C5" in alt(message)
        await changed(scene, person.press(message, "▶"))
        assert f"{who} moves up 1" in message.text
        await changed(scene, person.press(message, "⏭"))
        assert "Step 6 of 6" in message.text
        made = shown(await person.press(message, "Animate"))
        assert attached(made, "replay.gif").startswith(b"GIF89a")


async def test_the_attached_record_has_lost_what_was_cleared(scene: Scene) -> None:
    await graverobber(scene, scene.anna, scene.bob)
    data = await given(scene, scene.anna)
    message = await uploaded(scene, scene.dora, cleared(data, 500))
    assert json.loads(attached(message, "record.json")) == data
    await changed(scene, scene.dora.press(message, "▶"))
    assert json.loads(attached(message, "record.json")) == data


async def test_a_cleared_set_up_is_not_in_the_record(scene: Scene) -> None:
    await seated(scene, "graverobber", [scene.anna, scene.bob], Sides="Sides: the host is Red")
    await typed(scene, scene.anna, "windmill A2; clear")
    await typed(scene, scene.bob, LAYOUTS[1])
    await typed(scene, scene.anna, LAYOUTS[0])
    await resigned(scene, scene.bob)
    data = await given(scene, scene.cleo)
    assert len(data["log"]) == len(data["times"]) == 17
    assert [0, "windmill A2"] not in data["log"]
