"""How often Discord is asked whether somebody who watches still may."""

from __future__ import annotations

import pytest

from bot.web.sessions import Session
from bot.web.watching import AGAIN, UNTOLD, Watching
from games.core import Refused


class Ended:
    """Sessions, as far as they can end."""

    def __init__(self) -> None:
        self.ended = list[str]()

    async def end(self, person: int, id: str) -> None:
        self.ended.append(id)


class At:
    """A table of the server 5 in its channel 6, if that is its reach."""

    guild, channel = 5, 6

    def __init__(self, reach: str = "channel") -> None:
        self.reach = reach


class Asked(Watching):
    """Answers one after the other, and notes when it was asked."""

    def __init__(self, *answers: bool | None) -> None:
        self.now, self.times, self.left = 0.0, list[float](), list(answers)
        self.sessions = Ended()
        super().__init__(self.sessions, lambda: self.now)  # type: ignore[arg-type]
        self.sees = self._answer

    async def _answer(self, person: int, guild: int, channel: int) -> bool | None:
        assert (person, guild, channel) == (1, 5, 6)
        self.times.append(self.now)
        return self.left.pop(0)

    async def until(self, end: float, session: Session, table: At) -> None:
        """Check it every ten seconds."""
        while self.now <= end:
            await self.check(session, table)  # type: ignore[arg-type]
            self.now += 10.0


def session(watched: int | None = 7) -> Session:
    return Session("a", 1, "en", watched, 0.0, 86_400.0)


async def test_discord_is_asked_every_few_minutes_until_it_says_no() -> None:
    asked, end = Asked(True, None, True, False), 5 * AGAIN
    with pytest.raises(Refused):
        await asked.until(end, session(), At())
    assert asked.times == [AGAIN, 2 * AGAIN, 2 * AGAIN + UNTOLD, 3 * AGAIN + UNTOLD]
    assert asked.sessions.ended == ["a"]


@pytest.mark.parametrize(("watched", "reach"), [(None, "channel"), (7, "direct"), (7, "answers")])
async def test_players_are_not_asked_for_nor_where_discord_can_not_tell(
    watched: int | None, reach: str
) -> None:
    asked = Asked()
    await asked.until(5 * AGAIN, session(watched), At(reach))
    assert asked.times == []
