"""At the desk, for standings: leaderboards, profiles, histories."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bot.cogs.standing import history, leaderboard, profile
from bot.cogs.standing.leaderboard import SERVER, WORLD, Leaderboard
from bot.data.careers import Careers
from bot.data.ratings import ALL, EVERYWHERE
from bot.data.standings import Ranking, Standings
from bot.message.panel import Sheet
from bot.table.table import plain
from games import GAMES
from games.core import Refused, say

if TYPE_CHECKING:
    import discord

    from bot.press.interaction import Press
    from bot.press.router import Act, Desk

SEEN = 3600.0
"""Seconds for which somebody who was in a server is taken to be there still."""
_ROUNDS, _KEPT = 5, 10_000


class Scorer:
    """Answers with standings; the desk hands over what is pressed on them."""

    def __init__(self, desk: Desk, standings: Standings, careers: Careers) -> None:
        self._desk = desk
        self._standings = standings
        self._careers = careers
        self._seen = dict[tuple[int, int], float]()
        self.acts: Mapping[str, Act] = {
            "leaders": self._turn_leaders,
            "history": self._turn_history,
        }

    # --- leaderboards --------------------------------------------------------------------------

    async def leaders(self, press: Press, game: str, scope: str) -> None:
        """The first page of a leaderboard."""
        await self._desk.hand(press, await self._leaders(press, scope, game, 0))

    async def _turn_leaders(self, press: Press, id: int, what: str) -> None:
        """Another page (`here.all.2`), or what was chosen in a menu."""
        scope, _, rest = (first(press) or what).partition(".")
        game, _, page = rest.partition(".")
        if scope not in (SERVER, WORLD) or game not in (ALL, *GAMES):
            raise Refused(say("There is no such leaderboard."))
        await self._desk.turn_into(press, await self._leaders(press, scope, game, number(page)))

    async def _leaders(self, press: Press, scope: str, game: str, page: int) -> Sheet:
        guild = (press.guild_id or 0) if scope == SERVER else EVERYWHERE
        ranking = await self._ranking(guild, game, page, press.user.id)
        return leaderboard.leaders_sheet(Leaderboard(game, scope, ranking, press.user.id))

    async def _ranking(self, guild: int, game: str, page: int, me: int) -> Ranking:
        """A page without those who have left the server, found out when they would be shown."""
        ranking = await self._standings.ranking((guild, game), page, me)
        if guild == EVERYWHERE:
            return ranking
        if ranking.mine and ranking.mine.gone:
            await self._standings.set_gone(guild, [me], False)
            ranking = await self._standings.ranking((guild, game), page, me)
        self._see(guild, [me])
        for _ in range(_ROUNDS):
            gone = await self._gone(guild, [line.person for line in ranking.lines])
            if not gone:
                break
            await self._standings.set_gone(guild, gone, True)
            ranking = await self._standings.ranking((guild, game), page, me)
        return ranking

    async def _gone(self, guild: int, people: list[int]) -> list[int]:
        now = self._desk.host.now()
        unsure = [p for p in people if self._seen.get((guild, p), 0.0) < now]
        if not unsure:
            return []
        present = await self._desk.display.present(guild, unsure)
        self._see(guild, present)
        return [person for person in unsure if person not in present]

    def _see(self, guild: int, people: list[int]) -> None:
        if len(self._seen) > _KEPT:
            self._seen.clear()
        until = self._desk.host.now() + SEEN
        self._seen |= {(guild, person): until for person in people}

    # --- profiles and histories ----------------------------------------------------------------

    async def profile(self, press: Press, person: discord.abc.User) -> None:
        """What somebody has achieved in this server."""
        found = await self._careers.profile(press.guild_id or 0, person.id)
        if found is None:
            name = plain(person.display_name)
            raise Refused(say("{name} has no rated match here yet.", name=name))
        await self._desk.hand(press, profile.profile_sheet(person.display_name, found))

    async def history(self, press: Press) -> None:
        """The finished matches of whoever asks, in this server."""
        found = await self._careers.history(press.guild_id or 0, press.user.id, 0)
        await self._desk.hand(press, history.history_sheet(found))

    async def _turn_history(self, press: Press, id: int, page: str) -> None:
        found = await self._careers.history(press.guild_id or 0, press.user.id, number(page))
        await self._desk.turn_into(press, history.history_sheet(found))


def number(text: str) -> int:
    """A page or step from a custom id."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else 0


def first(press: Press) -> str:
    """What was chosen in the pressed menu; empty for a button."""
    data: Any = press.data or {}
    return next(iter(data.get("values") or []), "")
