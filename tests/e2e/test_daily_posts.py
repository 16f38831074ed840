"""Channels that get the puzzle of the day: when, only once, and what happens if Discord refuses the
bot."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

import pytest
import pytest_asyncio

from bot.app import Skulduggery
from bot.cogs.daily.days import DAY, SPREAD, date_of, day_of
from bot.cogs.daily.posting import RETRY, Posting
from bot.cogs.daily.posts import DailyPost
from games.core import Puzzle
from local_discord import Message, Permission, Person
from tests.databases import changed, found
from tests.e2e.driver import pressed, whisper
from tests.e2e.matches import Time, dms
from tests.e2e.scene import Scene
from tests.puzzles import ASKED, WHY, puzzle, ship

EVEN, ODD = "graveyard_shift", "bushwhacked"
MESSAGES = "/channels/{channel_id}/messages"
NINE = 9 * 3600.0
MINUTES = 300.0
"""How long Discord remembers a nonce, in seconds."""


@pytest.fixture
def puzzles(monkeypatch: pytest.MonkeyPatch) -> dict[str, Puzzle]:
    made = {EVEN: puzzle(EVEN), ODD: puzzle(ODD, ply=20)}
    ship(monkeypatch, {game: [one] for game, one in made.items()})
    return made


@pytest_asyncio.fixture
async def time(scene: Scene, puzzles: dict[str, Puzzle]) -> Time:
    """The time: noon of an even day, UTC. Anna manages the server."""
    role = scene.guild.role("Owners", Permission.MANAGE_GUILD)
    scene.world.servers.set_roles(scene.guild, scene.anna, role)
    turned = Time(scene)
    today = day_of(turned.now)
    turned.now = (today + today % 2) * DAY + DAY / 2
    still(scene)
    return turned


def posting(bot: Skulduggery) -> Posting:
    """What posts the puzzles in this process."""
    cog = bot.get_cog("DailyPost")
    assert isinstance(cog, DailyPost)
    return cog.posting


def still(scene: Scene) -> None:
    """Only the test looks for what is due."""
    scene.bot.background.loops["the puzzle of the day"].cancel()


async def at(scene: Scene, time: Time, moment: float) -> None:
    """Set the time, and let the bot look for what is due."""
    time.now = moment
    await posting(scene.bot).tick()
    await scene.settle()


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


async def test_it_comes_within_half_an_hour_of_the_hour_and_once(scene: Scene, time: Time) -> None:
    told = await wanted(scene)
    assert (
        f"I post the daily puzzle in <#{scene.channel.id}> every day between 09:00 and 09:30 (UTC)"
        in told
    )
    await at(scene, time, time.now)
    assert posts(scene) == []  # today's hour is over
    nine = tomorrow(time, NINE)
    await at(scene, time, nine - 1)
    assert posts(scene) == []
    for minute in range(31):
        await at(scene, time, nine + 60 * minute)
    [post] = posts(scene)
    assert f"Daily puzzle, {date_of(day_of(time.now))}" in post.text
    assert "Bushwhacked" in post.text
    assert "Yesterday's answer (Graveyard Shift): ||" in post.text
    assert post.text.endswith(f"{WHY}||")
    assert not post.pings
    assert post.alt_texts
    await at(scene, time, tomorrow(time, NINE + SPREAD))
    assert len(posts(scene)) == 2


async def test_who_presses_solve_gets_the_puzzle_of_that_day(scene: Scene, time: Time) -> None:
    await wanted(scene)
    await at(scene, time, tomorrow(time, NINE + SPREAD))
    [post] = posts(scene)
    day = date_of(day_of(time.now))
    mine = whisper(await scene.bob.press(post, "Solve"))
    assert f"Daily puzzle, {day}" in mine or "Задача дня" in mine
    time.now += DAY
    mine = whisper(await scene.cleo.press(post, "Solve"))
    assert f"Daily puzzle, {day}" in mine
    assert "doesn't count for your streak" in mine


async def test_it_is_told_in_the_channels_language(scene: Scene, time: Time) -> None:
    scene.anna.locale = "de"
    await wanted(scene)
    scene.anna.locale = "en-US"
    await at(scene, time, tomorrow(time, NINE + SPREAD))
    assert "Tagesrätsel" in posts(scene)[0].text


@pytest.mark.parametrize(
    ("zone", "hour", "utc"),
    [("Europe/Berlin", 9, 8), ("Asia/Kolkata", 20, 14.5), ("America/Los_Angeles", 23, 7)],
)
async def test_the_hour_is_of_a_zone_of_the_owners(
    scene: Scene, time: Time, zone: str, hour: int, utc: float
) -> None:
    time.now = datetime(2027, 1, 10, 15, tzinfo=UTC).timestamp()
    told = await wanted(scene, timezone=zone, hour=hour)
    assert zone in told
    comes = tomorrow(time, utc * 3600)
    await at(scene, time, comes - 1)
    assert posts(scene) == []
    await at(scene, time, comes + SPREAD)
    assert len(posts(scene)) == 1


async def test_zones_are_suggested_and_made_up_ones_refused(scene: Scene, time: Time) -> None:
    found = await scene.anna.suggest("dailypost", scene.channel, "timezone", timezone="berl")
    assert ("Europe/Berlin", "Europe/Berlin") in found
    told = await wanted(scene, timezone="Europe/Nowhere")
    assert "choice" in told
    assert rows(scene) == []


async def test_it_is_for_those_who_manage_the_server(scene: Scene, time: Time) -> None:
    await wanted(scene)
    reply = await scene.anna.command("dailypost", scene.channel)
    assert reply.message
    role = scene.guild.role("Nobody", Permission(0))
    scene.world.servers.set_roles(scene.guild, scene.anna, role)
    await scene.world.settled()
    assert "Manage Server" in whisper(await pressed(scene.anna, reply.message, "dailystop"))
    assert rows(scene) != []


async def test_changing_the_hour_or_channel_brings_no_second_one_that_day(
    scene: Scene, time: Time
) -> None:
    await wanted(scene)
    await at(scene, time, tomorrow(time, NINE + SPREAD))
    other = scene.guild.channel("puzzles")
    await scene.world.settled()
    told = await wanted(scene, hour=20, channel=other)
    assert f"<#{other.id}>" in told
    await at(scene, time, time.now + DAY / 2)
    assert len(posts(scene)) == 1
    assert other.messages == {}
    await at(scene, time, tomorrow(time, DAY * 5 / 6 + SPREAD))
    assert len(other.messages) == 1


async def test_it_can_be_ended(scene: Scene, time: Time) -> None:
    await wanted(scene)
    reply = await scene.anna.command("dailypost", scene.channel)
    assert reply.message
    await scene.anna.press(reply.message, "Stop daily puzzles")
    assert "no longer posted" in reply.message.text
    await at(scene, time, tomorrow(time, NINE + SPREAD))
    assert posts(scene) == []


# --- crashes, other processes ------------------------------------------------------------------


async def test_who_died_before_posting_loses_nothing(scene: Scene, time: Time) -> None:
    await wanted(scene)
    nine = tomorrow(time, NINE + SPREAD)
    changed(scene.database, "UPDATE posts SET begun = true")
    await at(scene, time, nine)
    assert len(posts(scene)) == 1
    assert rows(scene, "day, begun") == [(day_of(time.now), False)]


async def died_after_posting(scene: Scene, time: Time) -> float:
    """A process posts the day's puzzle and dies before it notes that; returns when."""
    await wanted(scene)
    nine = tomorrow(time, NINE + SPREAD)
    await at(scene, time, nine)
    due = f"day = day - 1, due = {nine - SPREAD}"
    changed(scene.database, f"UPDATE posts SET {due}, begun = true")
    return nine


@pytest.mark.parametrize("later", [61.0, 3 * 3600.0])
async def test_who_died_after_posting_doubles_nothing(
    scene: Scene, time: Time, later: float
) -> None:
    nine = await died_after_posting(scene, time)
    if later > MINUTES:
        scene.world.messages.forget_nonces()  # Discord has forgotten the nonce
    await scene.restart()
    still(scene)
    after = Time(scene)
    await at(scene, after, nine + later)
    assert len(posts(scene)) == 1
    assert rows(scene, "day, begun") == [(day_of(nine), False)]


async def test_who_can_not_look_whether_the_dead_has_posted_looks_again(
    scene: Scene, time: Time
) -> None:
    nine = await died_after_posting(scene, time)
    scene.world.messages.forget_nonces()  # Discord has forgotten the nonce
    scene.world.faults.add("GET", MESSAGES, 500, times=5)
    later = nine + 3 * 3600
    await at(scene, time, later)
    assert len(posts(scene)) == 1
    await at(scene, time, later + RETRY + 1)
    assert len(posts(scene)) == 1
    assert rows(scene, "day, begun") == [(day_of(nine), False)]


async def test_discords_errors_are_waited_out(scene: Scene, time: Time) -> None:
    await wanted(scene)
    scene.world.faults.add("POST", MESSAGES, 500, times=5)  # discord.py tries as often
    await at(scene, time, tomorrow(time, NINE + SPREAD))
    assert posts(scene) == []
    await at(scene, time, time.now + RETRY - 1)
    assert posts(scene) == []
    await at(scene, time, time.now + 2)
    assert len(posts(scene)) == 1


async def test_an_answer_that_is_lost_doubles_nothing(scene: Scene, time: Time) -> None:
    await wanted(scene)
    scene.world.faults.lose("POST", MESSAGES, times=1)
    await at(scene, time, tomorrow(time, NINE + SPREAD))
    await at(scene, time, time.now + RETRY + 1)
    assert len(posts(scene)) == 1


async def test_while_the_gateway_is_away_nothing_is_posted(scene: Scene, time: Time) -> None:
    await wanted(scene)
    scene.world.faults.break_gateway()
    await scene.world.wait(lambda: scene.bot.tables.presence.away)
    time.now = tomorrow(time, NINE + SPREAD)
    await posting(scene.bot).tick()
    assert posts(scene) == []
    scene.world.faults.mend_gateway()
    await scene.world.wait(lambda: not scene.bot.tables.presence.away)
    await at(scene, time, time.now + 3600)
    assert len(posts(scene)) == 1


async def test_a_clock_that_was_wrong_for_a_while_stops_nothing(scene: Scene, time: Time) -> None:
    await wanted(scene)
    today = day_of(time.now)
    await at(scene, time, time.now + 400 * DAY)
    assert len(posts(scene)) == 1
    await at(scene, time, today * DAY + DAY / 2)
    await at(scene, time, tomorrow(time, NINE + SPREAD))
    assert len(posts(scene)) == 2


# --- where it may not ----------------------------------------------------------------------------


async def refused(scene: Scene, time: Time, person: Person | None = None) -> Sequence[Message]:
    """The puzzle can't be posted for one day and two more; returns what Anna is told."""
    for _ in range(3):
        await at(scene, time, tomorrow(time, NINE + SPREAD))
        await at(scene, time, time.now + RETRY + 1)
    return dms(person or scene.anna) if (person or scene.anna).dm else []


async def test_a_channel_that_is_forbidden_is_told_of_once(scene: Scene, time: Time) -> None:
    await wanted(scene)
    scene.channel.deny(scene.application.user, Permission.SEND_MESSAGES)
    await scene.world.settled()
    before = scene.world.requests.count(route=MESSAGES)
    [told] = await refused(scene, time)
    assert f"couldn't post the daily puzzle in <#{scene.channel.id}>" in told.text
    assert "Send Messages" in told.text
    assert (
        scene.world.requests.count(route=MESSAGES) == before + 2
    )  # one in the channel, one to Anna
    assert rows(scene)[0][1]
    scene.channel.allow(scene.application.user, Permission.SEND_MESSAGES)
    await scene.world.settled()
    assert "so I've stopped" in whisper(await scene.anna.command("dailypost", scene.channel))
    await wanted(scene)
    await at(scene, time, tomorrow(time, NINE + SPREAD))
    assert len(posts(scene)) == 1


async def test_so_is_one_that_is_gone_and_closed_messages_do_no_harm(
    scene: Scene, time: Time
) -> None:
    other = scene.guild.channel("puzzles")
    await scene.world.settled()
    await wanted(scene, channel=other)
    other.delete()
    scene.anna.close_dms()
    assert await refused(scene, time) == []
    assert rows(scene)[0][1]


async def test_where_it_may_not_post_it_does_not_begin(scene: Scene, time: Time) -> None:
    other = scene.guild.channel("puzzles")
    other.deny(scene.application.user, Permission.ATTACH_FILES)
    await scene.world.settled()
    told = await wanted(scene, channel=other)
    assert f"can't post in <#{other.id}>. I'm missing *Attach Files*" in told
    assert rows(scene) == []


async def test_a_server_that_removes_the_bot_gets_none_until_it_is_back(
    scene: Scene, time: Time
) -> None:
    await wanted(scene)
    scene.world.servers.leave(scene.guild, scene.application.user)
    query = "SELECT count(*) FROM guilds WHERE removed IS NOT NULL"
    await scene.world.wait(lambda: found(scene.database, query) == [(1,)])
    await at(scene, time, tomorrow(time, NINE + SPREAD))
    assert posts(scene) == []
    scene.world.install(scene.application, scene.guild)
    await scene.world.wait(lambda: found(scene.database, query) == [(0,)])
    await at(scene, time, tomorrow(time, NINE + SPREAD))
    assert len(posts(scene)) == 1


async def test_a_thread_is_a_channel_too(scene: Scene, time: Time) -> None:
    settings = {"name": "puzzles", "type": 11}
    thread = scene.world.threads.start(scene.channel, scene.anna, settings, None)
    await scene.world.settled()
    told = whisper(await scene.anna.command("dailypost", thread, hour=9, timezone="UTC"))
    assert f"I post the daily puzzle in <#{thread.id}>" in told
    await at(scene, time, tomorrow(time, NINE + SPREAD))
    assert [ASKED in m.text for m in scene.cleo.look(thread)] == [True]
    thread.delete()
    await scene.world.settled()
    assert len(await refused(scene, time)) == 1
