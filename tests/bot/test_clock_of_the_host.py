"""The host's clock is wrong, or is put right while people play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from email.utils import formatdate
from typing import Any

import pytest
from discord.utils import time_snowflake

from bot.live.backoff import Backoff, allowed
from bot.live.skew import ASKED, LEAST, Skew
from bot.message.parts import sheet
from bot.press.lateness import Lateness
from bot.table.player import plain
from bot.times import HEARD
from bot.web.page import sheet_json
from tests.bot.shown_page import page
from tests.games.golden import walk

NOW = 1_800_000_000.0


class Clocks:
    """Discord's clock, the host's and a steady one."""

    def __init__(self) -> None:
        self.true, self.off = NOW, 0.0

    def host(self) -> float:
        return self.true + self.off

    def steady(self) -> float:
        """What nobody puts forward."""
        return self.true

    def press(self, age: float = 0.0) -> int:
        """The id of an interaction that Discord made so long ago."""
        return time_snowflake(datetime.fromtimestamp(self.true - age, UTC))


@pytest.fixture
def clocks() -> Clocks:
    return Clocks()


@pytest.fixture
def lateness(clocks: Clocks) -> Lateness:
    """It has heard some presses, each a little late."""
    judged = Lateness(clocks.host, clocks.steady)
    for delay in (0.3, 0.1, 0.2):
        clocks.true += 0.4
        assert judged.of(clocks.press(delay)) == 0
    return judged


@pytest.mark.parametrize("step", [600.0, -600.0, 3.0, 0.0])
@pytest.mark.parametrize("still", [2.0, 30.0])
def test_a_press_after_a_step_of_the_clock_is_as_old_as_it_is(
    clocks: Clocks, lateness: Lateness, step: float, still: float
) -> None:
    clocks.true += still  # the process stood still
    clocks.off += step
    lateness.tick()
    assert lateness.of(clocks.press(0.2)) == pytest.approx(0.1, abs=0.01)
    assert lateness.of(clocks.press(0.2)) < HEARD
    assert lateness.of(clocks.press(20)) > HEARD
    clocks.true += 1
    clocks.off -= step  # and back
    assert lateness.of(clocks.press(0.2)) < HEARD
    assert lateness.of(clocks.press(20)) > HEARD


# --- what people read ----------------------------------------------------------------------------


def told(skew: Skew, *seconds: float) -> None:
    """Discord's answers say these times."""
    for at in seconds:
        skew.heard(formatdate(at, usegmt=True))


@pytest.mark.parametrize("off", [600, -600, LEAST + 1])
def test_a_wrong_clock_is_said_once_and_so_is_that_it_is_right(
    off: float, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clocks()
    skew = Skew(clock.host)
    told(skew, *[NOW] * ASKED)
    assert (skew.seconds, str(skew), caplog.messages) == (0, "", [])
    clock.off = off
    for _ in range(5):
        told(skew, *[NOW] * ASKED)
    assert skew.seconds == pytest.approx(-off, abs=1)
    [line] = caplog.messages
    assert line.startswith(str(skew))
    assert ("behind" if off < 0 else "ahead of") in line
    clock.off = 0
    told(skew, *[NOW] * ASKED)
    assert (skew.seconds, str(skew), len(caplog.messages)) == (0, "", 2)


def test_one_odd_answer_means_nothing() -> None:
    skew = Skew(lambda: NOW)
    told(skew, NOW, NOW - 600, NOW, NOW + 100_000, NOW, NOW - 50)
    skew.heard("no time at all")
    skew.heard(None)
    assert skew.seconds == 0


def test_times_move_and_nothing_else() -> None:
    shown = sheet(None, f"until <t:1000:R>, <t:2000>: 1000 <@1000> {plain('<t:1000:R>')}")
    key = shown.key
    moved = shown.view.later(600)
    assert "until <t:1600:R>, <t:2600>: 1000 <@1000> \\\\<t:1000:R" in str(moved.to_components())
    assert "<t:1000:R>" in str(shown.view.to_components())
    assert shown.key == key
    assert shown.view.later(0) is shown.view


@pytest.mark.parametrize("ahead", [600, -600, 0])
def test_a_page_tells_times_by_the_clock_that_messages_tell_them_by(ahead: int) -> None:
    match = walk("graveyard_shift")[5]
    [mover] = match.state.acting
    right = page(match, mover)
    until = int(NOW) + 3600
    right = replace(right, table=replace(right.table, clock="1h", deadline=float(until)))
    wrong = replace(right, ahead=ahead)
    for read, later in ((right, 0), (wrong, ahead)):
        assert f"<t:{until + later}:R>" in read.whole["text"]
        assert read.whole["seats"][mover]["until"] == until + later
        told = sheet_json(read, sheet(None, f"until <t:{until}:f>"), read.known)
        assert told["text"] == f"until <t:{until + later}:f>"
    assert (wrong.tag == right.tag) == (ahead == 0)  # an open page learns of it


# --- when Discord is back ------------------------------------------------------------------------


def test_no_try_to_connect_comes_later_than_ten_seconds_after_the_one_before() -> None:
    patience = Backoff()
    waits = [patience.delay() for _ in range(200)]
    assert max(waits) <= Backoff.MOST
    assert len({round(wait, 3) for wait in waits[50:]}) > 50  # not all shards at the same moment


def test_a_shard_that_identifies_again_and_again_waits_longer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Discord counts identifies: a thousand a day."""
    patience = Backoff()
    for _ in range(Backoff.OFTEN):
        patience.identified()
    assert max(patience.delay() for _ in range(50)) > Backoff.MOST
    later = patience._identified[0] + Backoff.WITHIN + 1
    monkeypatch.setattr("bot.live.backoff.monotonic", lambda: later)
    assert max(patience.delay() for _ in range(50)) <= Backoff.MOST


@pytest.mark.parametrize(
    ("own", "count", "left", "asks"),
    [
        ((), None, [0, 0, 1000], 3),
        ((), None, [1, 2], 2),
        ((), None, [2], 1),
        ((), 4, [3, 4], 2),
        ((3,), 4, [0, 1], 2),
    ],
)
async def test_no_more_sessions_are_started_than_discord_allows(
    own: Sequence[int], count: int | None, left: list[int], asks: int
) -> None:
    """It would reset the bot's token."""
    told = iter(left)
    asked = 0

    async def ask() -> tuple[int, str, Any]:
        nonlocal asked
        asked += 1
        return 2, "wss://gateway", {"remaining": next(told), "reset_after": 10}

    assert (await allowed(ask, own, count))[0] == 2
    assert asked == asks
