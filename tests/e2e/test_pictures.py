"""Requests that a turn saves: uploads of a picture that is there already, edits that change
nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.live.studio import Studio
from local_discord import Message, Person
from tests.e2e.driver import controls, goes_back, seated
from tests.e2e.scene import Scene

INVALID = 50035


def leading(message: Message) -> list[str]:
    """The buttons that only lead to others."""
    return [id for id in controls(message)[0] if id.endswith("+")]


async def chooses(person: Person, message: Message) -> None:
    """Choose the beginning of a move in the first menu."""
    if leads := leading(message):
        await person.press(message, leads[0])
        return
    _, (menu, *_) = controls(message)
    entry = next(s.options[0].value for s in message.selects if s.custom_id == menu)
    await person.choose(message, menu, entry)


def pictures(message: Message) -> list[int]:
    return [attachment.id for attachment in message.attachments]


async def test_a_picture_that_another_edit_has_replaced_is_brought_along(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    message = await to_be_pressed(scene, "pointsweeper")
    before, shown = pictures(message), [button.label for button in message.buttons]
    gone, shows = 4711, Studio.shows
    monkeypatch.setattr(Studio, "shows", lambda *of: gone in of or shows(*of))
    await chooses(scene.anna, message)
    await scene.settle()
    assert [button.label for button in message.buttons] != shown
    assert pictures(message) == before  # a step of choosing keeps it
    shown = [button.label for button in message.buttons]
    [live] = [it for it in scene.bot.tables.in_memory if it.seen.place_of(message.id)]
    place = live.seen.place_of(message.id)
    assert place
    known = replace(live.seen.now[place], picture=gone)
    live.seen = replace(live.seen, now={**live.seen.now, place: known})
    back = next(b.custom_id for b in message.buttons if b.custom_id and goes_back(b.custom_id))
    with scene.world.expected(INVALID):
        await scene.anna.press(message, back)
        await scene.settle()
    assert [button.label for button in message.buttons] != shown
    assert len(pictures(message)) == 1
    assert pictures(message) != before


async def to_be_pressed(scene: Scene, game: str) -> Message:
    """The message where Anna makes a choice in a menu, or by a button that leads to others."""
    await seated(scene, game, [scene.anna, scene.bob])
    for _ in range(20):
        table = await scene.table()
        mover = table.players[table.playing.state.acting[0]].id
        person = scene.anna if mover == scene.anna.id else scene.bob
        message = scene.dm(person) if table.game.rules.private else scene.board()
        buttons, menus = controls(message)
        if (menus or leading(message)) and person is scene.anna:
            return message
        plain = [id for id in buttons if id not in leading(message)]
        await (person.press(message, plain[0]) if plain else chooses(person, message))
        await scene.settle()
    raise AssertionError("nothing to choose in a menu")
