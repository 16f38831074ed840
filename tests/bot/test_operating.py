"""What an operator changes in what is stored: ratings, names on leaderboards, bans; an announcement
ends."""

from __future__ import annotations

from random import Random

import pytest

from bot.__main__ import _parser
from bot.cogs.standing.store.ranking import Standings
from bot.data.acts import MOST, Operating, banned
from bot.data.rerating import recompute
from bot.data.store import Store
from bot.errors import BadSetting
from bot.host.operators import _moment
from bot.table import lobby as lobbies
from games.core import Refused
from tests.bot.matches import move, seated
from tests.bot.tables import GUILD, finish

LEAGUE = (GUILD, "all")


async def _stopped(*_: object) -> None:
    raise ConnectionAbortedError


async def test_a_match_that_counts_no_longer_leaves_every_rating_as_without_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    operating, standings = Operating(store.engine, "me"), Standings(store.engine)
    await finish(store, [1, 2], loser=2)
    await recompute(store.engine)
    before = await standings.ranking(LEAGUE, 0, 1)
    wrong = await finish(store, [1, 2], loser=1, now=2000.0)
    assert await standings.ranking(LEAGUE, 0, 1) != before
    with monkeypatch.context() as stopped:
        stopped.setattr("bot.data.acts.recompute", _stopped)
        with pytest.raises(ConnectionAbortedError):
            await operating.unrate(wrong.id)
    assert not await operating.unrate(wrong.id)  # it is none any more, and its ratings go
    assert await standings.ranking(LEAGUE, 0, 1) == before
    other = await finish(store, [1, 2], loser=1, now=3000.0)
    assert await operating.unrate(other.id)
    assert await standings.ranking(LEAGUE, 0, 1) == before
    assert not await operating.unrate(12345)


async def test_a_name_is_another_on_leaderboards_until_it_is_given_back(store: Store) -> None:
    operating, standings = Operating(store.engine, "me"), Standings(store.engine)
    await finish(store, [1, 2], loser=2)

    async def names() -> list[str]:
        return [line.name for line in (await standings.ranking(LEAGUE, 0, 1)).lines]

    assert await names() == ["P1", "P2"]
    assert await operating.rename(1, "Somebody")
    await finish(store, [1, 2], loser=2, now=2000.0)  # which notes the name again
    assert await names() == ["Somebody", "P2"]
    assert await operating.rename(1, "")
    assert await names() == ["P1", "P2"]
    assert not await operating.rename(3, "x")


async def test_bans_are_people_and_servers_and_not_without_end(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    operating = Operating(store.engine, "me")
    await operating.ban(7, "spam", server=False)
    await operating.ban(8, "", server=True)
    assert await banned(store.engine) == ({7}, {8})
    assert await operating.unban(7)
    assert not await operating.unban(7)
    assert await banned(store.engine) == (set(), {8})
    monkeypatch.setattr("bot.data.acts.MOST", 1)
    with pytest.raises(Refused):
        await operating.ban(9, "", server=False)
    assert MOST > 1


def test_an_announcement_ends_with_the_first_move_after_it() -> None:
    begun = lobbies.start(seated("bushwhacked", 1, 2), 1, Random(1), 0.0)
    table = begun.changed(announced=(5.0, 9.0, "disk"))

    assert move(table, 8.0).announced == (5.0, 9.0, "disk")
    assert move(table, 9.5).announced is None


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("close abc", "give a table's number: “tables” lists them, not “abc”"),
        ("leave here", "give a server's id: “servers” lists them, not “here”"),
        ("ban @anna", "give an id, which Discord copies: “Copy User ID”, not “@anna”"),
        ("backup x --keep few", "give how many files, not “few”"),
        (f"ban {2**63}", "give an id"),
        (f"close {2**31}", "give a table's number"),
        (f"leave {'9' * 5000}", "give a server's id"),
        ("announce x --at 22:00 --minutes 10081", "at most 10080"),
    ],
)
def test_what_is_no_number_is_answered_with_what_to_give(
    typed: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        _parser().parse_args(typed.split())
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("text", ["25:00", "soon", "2001-01-01T10:00", "10:xx", "9999-12-31"])
def test_a_time_that_is_none_or_has_passed_or_is_far_ahead_is_refused(text: str) -> None:
    with pytest.raises(BadSetting, match=r"^--at is"):
        _moment(text)
