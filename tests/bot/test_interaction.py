"""One interaction and what Discord says of its answers."""

from __future__ import annotations

from unittest.mock import AsyncMock, MagicMock

import aiohttp
import discord
import pytest

from bot.press.interaction import ALREADY_ACKNOWLEDGED, Interaction

LOST = aiohttp.ServerDisconnectedError()
TOO_MUCH = discord.HTTPException(MagicMock(status=429, headers={"Retry-After": "0"}), "1015")
DONE = discord.HTTPException(MagicMock(status=400), {"code": ALREADY_ACKNOWLEDGED, "message": ""})


@pytest.mark.parametrize(
    ("answers", "others"), [([DONE], True), ([LOST, DONE], False), ([TOO_MUCH, DONE], True)]
)
async def test_discord_hears_what_it_has_acknowledged(
    answers: list[Exception], others: bool
) -> None:
    """Also where its reply to that was lost: slow work would have no effect. A line that breaks is
    no second bot."""
    raw = MagicMock(data={}, guild_id=0)
    raw.user.display_name = "Anna"
    raw.response.is_done = MagicMock(return_value=False)
    raw.response.defer = AsyncMock(side_effect=answers)
    interaction = Interaction(raw, MagicMock(), public=False, slow=60.0, heard=0.0)
    assert not interaction.heard
    await interaction.defer()
    assert interaction.heard
    assert interaction.repeated is others
    assert raw.response.defer.await_count == len(answers)
