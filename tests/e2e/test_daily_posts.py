"""Channels that get the puzzle of the day: when, only once, and what happens if Discord refuses the
bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.cogs.daily.days import DAY, SPREAD, date_of, day_of
from bot.cogs.daily.posting import RETRY
from bot.cogs.daily.posts import DailyPost
from local_discord import Message, Permission
from tests.databases import changed, found
from tests.e2e.driver import whisper
from tests.e2e.matches import Time, dms
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk
from tests.e2e.test_daily import EVEN, ODD, puzzles, time
from tests.puzzles import ASKED, WHY

__all__ = ["EVEN", "ODD", "puzzles", "time"]
MESSAGES = "/channels/{channel_id}/messages"
NINE = 9 * 3600.0


@pytest.fixture(autouse=True)
def managed(scene: Scene, time: Time) -> None:
    """By Anna. It is noon of an even day, UTC."""
    scene.grant(scene.anna, Permission.MANAGE_GUILD)
    still(scene)


def still(scene: Scene) -> None:
    """Only the test looks for what is due."""
    scene.bot.background.loops["the puzzle of the day"].cancel()


async def at(scene: Scene, time: Time, moment: float) -> None:
    """Set the time, and let the bot look for what is due."""
    time.now = moment
    await scene.after(scene.cog(DailyPost).posting.tick())


def tomorrow(time: Time, seconds: float = 0.0) -> float:
    return (day_of(time.now) + 1) * DAY + seconds


def posts(scene: Scene) -> list[Message]:
    """The puzzles that everybody sees in the channel."""
    seen = scene.cleo.look(scene.channel)
    return [m for m in seen if ASKED in m.text and not m.ephemeral]


def rows(scene: Scene, what: str = "day, due IS NULL") -> list[tuple[Any, ...]]:
    return found(scene.database, f"SELECT {what} FROM posts")


async def wanted(scene: Scene, **options: Any) -> str:
    """Anna asks for the puzzle at nine o'clock UTC."""
    chosen = {"hour": 9, "timezone": "UTC", **options}
    return whisper(await scene.anna.command("dailypost", scene.channel, **chosen))


async def test_it_comes_within_half_an_hour_of_the_hour_and_once(
    scene: Scene, time: Time, talk: Talk
) -> None:
    """In the channel's language. Another hour or channel brings no second one that day. (When the
    hour is: `tests/bot/test_days.py`.)"""
    scene.anna.locale = "de"
    await wanted(scene)
    scene.anna.locale = "en-US"
    await at(scene, time, tomorrow(time, NINE + SPREAD))
    assert "Tagesrätsel" in posts(scene)[-1].text
    told = "I post the daily puzzle in #general every day between 09:00 and 09:30 (UTC)"
    await talk(f"Anna: /dailypost hour=9; timezone=UTC → {told}")
    for moment in (time.now, tomorrow(time, NINE - 1)):  # today's hour is over
        await at(scene, time, moment)
        assert len(posts(scene)) == 1
    for _ in range(2):
        await at(scene, time, tomorrow(time, NINE + SPREAD) - DAY)
    [_, post] = posts(scene)
    day = date_of(day_of(time.now))
    for words in (
        f"Daily puzzle, {day}",
        "Graveyard Shift",
        "Yesterday's answer (Bushwhacked): ||",
    ):
        assert words in post.text
    assert post.text.endswith(f"{WHY}||")
    assert not post.pings
    assert post.alt_texts
    other = scene.guild.channel("puzzles")
    await scene.world.settled()
    await talk("Anna: /dailypost hour=20; timezone=UTC; channel=#puzzles → #puzzles")
    await at(scene, time, time.now + DAY / 2)
    assert other.messages == {}
    time.now += DAY / 2
    await talk(f"Cleo: Solve → Daily puzzle, {day}")  # that day's
    await at(scene, time, tomorrow(time, DAY * 5 / 6 + SPREAD))
    assert len(other.messages) == 1
    assert len(posts(scene)) == 2


async def test_it_is_for_those_who_manage_the_server_and_where_the_bot_may_post(
    scene: Scene, time: Time, talk: Talk
) -> None:
    found = await scene.anna.suggest("dailypost", scene.channel, "timezone", timezone="berl")
    assert ("Europe/Berlin", "Europe/Berlin") in found
    scene.guild.channel("puzzles").deny(scene.application.user, Permission.ATTACH_FILES)
    await scene.world.settled()
    await talk("""
        Anna: /dailypost hour=9; timezone=Europe/Nowhere → choice
        Anna: /dailypost hour=9; channel=#puzzles → can't post in #puzzles | missing *Attach Files*
    """)
    assert rows(scene) == []
    await wanted(scene)
    await talk("Anna: /dailypost")
    roles = scene.guild.roles
    before = [roles[role] for role in scene.guild.members[scene.anna.id].roles]
    for kept, told in ([], "Manage Server"), (before, "no longer posted"):
        scene.world.servers.set_roles(scene.guild, scene.anna, *kept)
        await scene.world.settled()
        assert rows(scene) != []
        message = talk.shown[scene.anna]
        await talk(f"Anna: Stop daily puzzles → {told}")
        talk.shown[scene.anna] = message
    await at(scene, time, tomorrow(time, NINE + SPREAD))
    assert posts(scene) == []


# --- crashes, faults, absences -------------------------------------------------------------------


@pytest.mark.long
async def test_who_died_after_posting_doubles_nothing(scene: Scene, time: Time) -> None:
    """Three hours later Discord has forgotten the nonce. Whoever can't look whether the dead has
    posted looks again."""
    await wanted(scene)
    nine = tomorrow(time, NINE + SPREAD)
    await at(scene, time, nine)
    due = f"day = day - 1, due = {nine - SPREAD}"
    changed(scene.database, f"UPDATE posts SET {due}, begun = true")
    scene.world.messages.forget_nonces()
    await scene.restart()
    still(scene)
    after, later = Time(scene), nine + 3 * 3600
    scene.world.faults.add("GET", MESSAGES, 500, times=5)
    await at(scene, after, later)
    assert rows(scene, "begun") == [(True,)]
    await at(scene, after, later + RETRY + 1)
    assert len(posts(scene)) == 1
    assert rows(scene, "day, begun") == [(day_of(nine), False)]


@pytest.mark.long
async def test_discords_faults_are_waited_out_and_so_is_its_absence(
    scene: Scene, time: Time
) -> None:
    """A lost answer doubles nothing, and a clock that was wrong for a while stops nothing."""
    await wanted(scene)
    scene.world.faults.add("POST", MESSAGES, 500, times=5)  # discord.py tries as often
    await at(scene, time, tomorrow(time, NINE + SPREAD))
    await at(scene, time, time.now + RETRY - 1)
    assert posts(scene) == []
    scene.world.faults.lose("POST", MESSAGES, times=1)
    await at(scene, time, time.now + 2)
    await at(scene, time, time.now + RETRY + 1)
    assert len(posts(scene)) == 1
    scene.world.faults.break_gateway()
    await scene.world.wait(lambda: scene.bot.tables.presence.away)
    time.now = tomorrow(time, NINE + SPREAD)
    await scene.cog(DailyPost).posting.tick()
    assert len(posts(scene)) == 1
    scene.world.faults.mend_gateway()
    await scene.world.wait(lambda: not scene.bot.tables.presence.away)
    await at(scene, time, time.now + 3600)
    assert len(posts(scene)) == 2
    right = time.now
    await at(scene, time, right + 400 * DAY)
    assert len(posts(scene)) == 3
    await at(scene, time, right + 60)
    await at(scene, time, tomorrow(time, NINE + SPREAD))
    assert len(posts(scene)) == 4


# --- where it may not ----------------------------------------------------------------------------


async def refused(scene: Scene, time: Time) -> Sequence[Message]:
    """The puzzle can't be posted for one day and two more; returns what Anna is told."""
    for _ in range(3):
        await at(scene, time, tomorrow(time, NINE + SPREAD))
        await at(scene, time, time.now + RETRY + 1)
    return dms(scene.anna) if scene.anna.dm else []


async def test_a_channel_that_is_forbidden_or_gone_is_told_of_once(
    scene: Scene, time: Time
) -> None:
    """Where that can't be told, nothing happens."""
    await wanted(scene)
    scene.channel.deny(scene.application.user, Permission.SEND_MESSAGES)
    await scene.world.settled()
    before = scene.world.requests.count(route=MESSAGES)
    [told] = await refused(scene, time)
    assert f"couldn't post the daily puzzle in <#{scene.channel.id}>" in told.text
    assert "Send Messages" in told.text
    made = scene.world.requests.count(route=MESSAGES) - before
    assert made == 2  # one in the channel, one to Anna
    assert rows(scene)[0][1]
    scene.channel.allow(scene.application.user, Permission.SEND_MESSAGES)
    await scene.world.settled()
    assert "so I've stopped" in whisper(await scene.anna.command("dailypost", scene.channel))
    await wanted(scene)
    await at(scene, time, tomorrow(time, NINE + SPREAD))
    assert len(posts(scene)) == 1
    other = scene.guild.channel("puzzles")
    await scene.world.settled()
    await wanted(scene, channel=other)
    other.delete()
    scene.anna.close_dms()
    assert await refused(scene, time) == [told]
    assert rows(scene)[0][1]
