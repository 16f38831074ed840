"""What a tournament's channel sees: its one message, the scheduled event, who has won."""

from __future__ import annotations

import logging
from math import inf

from bot.cogs.tournaments.controls import Register
from bot.cogs.tournaments.events import Events
from bot.cogs.tournaments.ruling import AFTER
from bot.cogs.tournaments.scoring import standings
from bot.cogs.tournaments.sheets import post_sheet, winner_text
from bot.cogs.tournaments.store.running import Running
from bot.cogs.tournaments.tournament import Field, Tournament
from bot.errors import NotReachable
from bot.live.channels import discord_says
from bot.live.languages import ready
from bot.message.parts import Sheet, sheet
from bot.press.cog import Services
from bot.screen.seen import Posted
from bot.table import ids
from games import GAMES

log = logging.getLogger(__name__)

APART = 10.0
"""Seconds between two edits of a tournament's message, unless it begins or ends."""
AGAIN = 3600.0
"""Seconds until it is tried again where Discord does not let the bot show it (a time-out, say), if
nothing changes."""
GIVEN_UP = 7 * 86_400.0
"""After so many seconds it is tried only when something changes."""


class Notices:
    """Tells a channel of its tournament. Raises `OSError` if Discord or the network is away."""

    def __init__(self, services: Services, running: Running, events: Events) -> None:
        self._services, self._channels = services, services.channels
        self._running, self._events = running, events
        self._told = dict[int, tuple[str, float | None]]()
        """By tournament, the stage and the start that its scheduled event knows of, as far as this
        process does."""
        self._refused = dict[int, tuple[float, float]]()
        """By tournament that Discord does not let the bot show: when that was so for the first
        time, and for the last."""

    async def show(self, field: Field) -> float | None:
        """Show the tournament as it is, without haste. Returns when to look again
        (infinite: nothing is left to show), and None if it is over without a round, and shown."""
        tournament, now = field.tournament, self._services.tables.now()
        if tournament.shown >= tournament.revision:
            return self._rest(tournament)
        known, _ = self._told.get(tournament.id, (tournament.stage, None))
        turned = tournament.stage == "over" or tournament.stage != known
        first, last = self._refused.get(tournament.id, (now, -inf))
        before = tournament.shown_at if tournament.message and not turned else -inf
        if now < (at := max(before, last) + APART):
            return at
        self._refused.pop(tournament.id, None)
        await ready(tournament.language)
        message, refused = tournament.message, False
        try:
            async with discord_says():
                message = await self._put(field)
        except NotReachable as error:
            if last == -inf:
                log.warning("tournament %s can't be shown: %s", tournament.id, error)
            refused = not error.gone
            if error.gone and tournament.stage == "open":
                await self._running.over(tournament)
                return inf  # that is to be shown, too: the scheduled event goes with it
        await self._schedule(tournament)
        if refused and now < first + GIVEN_UP:
            self._refused[tournament.id] = first, now
            return now + AGAIN
        shown = {"shown": tournament.revision, "shown_at": now, "message": message}
        await self._running.note(tournament, **shown)
        return self._rest(tournament)

    async def won(self, field: Field) -> None:
        """Say who has won. An edit of the message would notify nobody."""
        tournament = field.tournament
        await ready(tournament.language)
        try:
            async with discord_says():
                await self._channels.send(tournament.channel, _won(field), f"w{tournament.id}")
        except OSError:
            raise
        except Exception as error:  # noqa: BLE001 - the tournament ends all the same
            log.warning("tournament %s: the winner can't be told: %s", tournament.id, error)

    def _rest(self, tournament: Tournament) -> float | None:
        if tournament.stage != "over":
            return inf
        self._told.pop(tournament.id, None)
        return inf if tournament.round else None

    async def _put(self, field: Field) -> int:
        """Edit the message; post it if there is none, or none any more."""
        tournament, made = field.tournament, post_sheet(field)
        known = tournament.message
        if not known:  # a process may have died before it could note it
            known = await self._channels.find(
                tournament.channel, ids.write(Register(tournament.id))
            )
        if known:
            posted = Posted(channel=tournament.channel, message=known)
            if await self._channels.edit(posted, made) is not None or self._long_over(tournament):
                return known
        nonce = f"t{tournament.id}.{tournament.revision}"
        return int((await self._channels.send(tournament.channel, made, nonce)).id)

    def _long_over(self, tournament: Tournament) -> bool:
        """Is nothing more to be told of it? A message that somebody has deleted then stays so."""
        ended = tournament.ends or tournament.shown_at  # the latter: it never began
        return tournament.stage == "over" and self._services.tables.now() > ended + AFTER

    async def _schedule(self, tournament: Tournament) -> None:
        """Keep the server's scheduled event up to date, if the bot may make one."""
        guild, event, now = tournament.guild, tournament.event, self._services.tables.now()
        starts = now if tournament.stage == "playing" else tournament.starts
        rounds = max(1, tournament.terms.rounds - max(0, tournament.round - 1))
        ends = (starts or 0.0) + rounds * tournament.terms.length
        told = (tournament.stage, tournament.starts)
        known = self._told.get(tournament.id)
        if tournament.stage == "over":
            if event > 0:
                await self._events.finish(guild, event, cancelled=not tournament.round)
                await self._running.note(tournament, event=-1)
        elif event > 0 and not starts:  # the host begins it after all
            await self._events.finish(guild, event, cancelled=True)
            await self._running.note(tournament, event=0)
        elif event > 0 and starts and known != told:
            await self._events.move(guild, event, starts, ends)
        elif not event and tournament.stage == "open" and starts and starts > now:
            where, title = f"<#{tournament.channel}>", GAMES[tournament.game].title
            about = title.in_(tournament.language)
            made = await self._events.announce(guild, tournament.name, about, starts, ends, where)
            await self._running.note(tournament, event=made or -1)
        self._told[tournament.id] = told


def _won(field: Field) -> Sheet:
    lines = standings(field.entrants, field.pairings)
    won = [line.entrant.person for line in lines if line.place == 1]
    pings = tuple(person for person in won if person > 0)
    return sheet(GAMES[field.tournament.game], winner_text(field), pings=pings)
