"""What the simulation itself promises."""

from __future__ import annotations

import pytest

from tests.simulation import discord as d
from tests.simulation.discord import Channel, Discord, Says
from tests.simulation.sheets import Small, stripped


def test_discord_forgets_nonces_and_tokens() -> None:
    now = [2e9]
    world = Discord(lambda: now[0])
    world.channels[7] = Channel(7)
    sheet = stripped_sheet()
    first = world.post("p", 7, sheet, "n")
    assert world.post("p", 7, sheet, "n") is first
    pressed = world.press(1, 7, first, None)
    world.answer("p", pressed.token, "wait")
    now[0] += d.TOKEN + 1
    assert world.post("p", 7, sheet, "n") is not first
    with pytest.raises(Says, match=str(d.NO_TOKEN)):
        world.edit_by("p", pressed.token, first.id, sheet)


def stripped_sheet() -> Small:
    from bot.table.table import Table  # noqa: PLC0415

    return stripped(Table(id=1, guild=1, channel=7, game_id="bushwhacked", host=1), "")
